"""Where the user's things lie, and which language the user reads: settings file, environment, locale."""

from __future__ import annotations

import ctypes
import locale
import os
import sys
import tomllib
from typing import TYPE_CHECKING, Final

from platformdirs import PlatformDirs

from tactile.errors import WrongInputError
from tactile.say.phrases import Language

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

_FOLDERS: Final = PlatformDirs("tactile", appauthor=False)
_LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def data_folder() -> Path:
    """Where journals and the calibration profile are kept. It may not exist yet."""
    return _FOLDERS.user_data_path


def state_folder() -> Path:
    """Where the log is kept. It may not exist yet."""
    return _FOLDERS.user_state_path


def profile_file() -> Path:
    """Name the calibration profile that is used when no other is named. It need not exist."""
    return data_folder() / "calibration.json"


def settings_file() -> Path:
    """Name the file of the user's own choices, TOML such as `language = "fr"`. It need not exist."""
    return _FOLDERS.user_config_path / "settings.toml"


def chosen_language(environment: Mapping[str, str], saved: str | None) -> Language:
    """Choose the language: what TACTILE_LANGUAGE asks for, else the saved one, the locale's, English."""
    wishes = (environment.get("TACTILE_LANGUAGE"), saved, _locale_language(environment))
    codes = (wish[:2].lower() for wish in wishes if wish)
    return next((Language(code) for code in codes if code in set(Language)), Language.ENGLISH)


def saved_language(file: Path) -> str | None:
    """Read the language that the settings file names, or None.

    Raises WrongInputError `settings-unreadable` when the file is there and is no TOML.
    """
    try:
        language = tomllib.loads(file.read_text(encoding="utf-8-sig")).get("language")
    except (FileNotFoundError, NotADirectoryError):
        return None
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise WrongInputError("settings-unreadable", file=str(file), detail=str(error)) from error
    return language if isinstance(language, str) else None


def user_language() -> Language:
    """Tell the user's language. Raises WrongInputError as `saved_language` does."""
    return chosen_language(os.environ, saved_language(settings_file()))


def typed_command() -> str:
    """Tell what the user types to start the program: start.py says so, for it puts nothing on the path."""
    return os.environ.get("TACTILE_COMMAND") or "tactile"


def _locale_language(environment: Mapping[str, str]) -> str | None:
    """Take the first locale variable that says something, as the C library does; else ask Windows."""
    named = next((environment[name] for name in _LOCALE_VARIABLES if environment.get(name)), None)
    return named or _windows_language()


def _windows_language() -> str | None:
    """Ask Windows, which sets no variable, for the language of its own windows, such as `fr_FR`."""
    if sys.platform != "win32":
        return None
    return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage())
