"""Run the command line: `python -m tactile`."""

from tactile.cli.main import main

if __name__ == "__main__":
    main()
