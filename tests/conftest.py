"""What holds for every test: a busy computer is slow, and that is no failure."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("any computer", deadline=None)
settings.load_profile("any computer")
