"""The table's channel: a voice, captions, both, or nothing, as the settings say."""

from __future__ import annotations

import re
from importlib.util import find_spec

import pytest

from tactile.say.channels import Utterance
from tactile.say.opening import CaptionChoice, ChannelSettings, open_public_channel
from tactile.say.phrases import Language
from tactile.say.sound import NULL_DEVICE

LIMIT_S = 60.0


def said_with(settings: ChannelSettings) -> None:
    channel = open_public_channel(settings)
    channel.say(Utterance("Atout bleu."))
    assert channel.wait(LIMIT_S)
    channel.close()


def test_mute_is_silent(capsys: pytest.CaptureFixture[str]) -> None:
    said_with(ChannelSettings(Language.FRENCH, mute=True))
    assert capsys.readouterr() == ("", "")


@pytest.mark.skipif(find_spec("miniaudio") is None, reason="miniaudio has no wheel here")
def test_a_voice_needs_no_captions(capsys: pytest.CaptureFixture[str]) -> None:
    said_with(ChannelSettings(Language.FRENCH, device=NULL_DEVICE))
    assert capsys.readouterr() == ("", "")


@pytest.mark.skipif(find_spec("miniaudio") is None, reason="miniaudio has no wheel here")
def test_captions_on_request_come_once_beside_a_voice(capsys: pytest.CaptureFixture[str]) -> None:
    said_with(ChannelSettings(Language.FRENCH, captions=CaptionChoice.ALWAYS, device=NULL_DEVICE))
    printed = capsys.readouterr()
    assert printed.out == ""
    assert re.fullmatch(r"\[ +\d+\.\d\] Atout bleu\.\n", printed.err)


@pytest.mark.parametrize("captions", CaptionChoice)
def test_a_missing_device_is_told_and_every_sentence_is_captioned_once(
    captions: CaptionChoice, capsys: pytest.CaptureFixture[str]
) -> None:
    said_with(ChannelSettings(Language.ENGLISH, captions=captions, device="no device has this name"))
    lines = [line.partition("] ")[2] for line in capsys.readouterr().err.splitlines()]
    assert sorted(lines) == ["Atout bleu.", "The voice is lost: captions until it is back."]
