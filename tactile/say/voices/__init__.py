"""Voices: text in, samples out. Each lives in the speech process alone, since it may hang or crash."""
