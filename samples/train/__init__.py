"""Training the reader's net anew. Needs the `train` group of dependencies; no user installs it."""
