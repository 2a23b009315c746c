"""The profile's file: nothing is guessed when it is read."""

from __future__ import annotations

import json
from dataclasses import asdict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calibration.profile import VERSION, Camera, Profile, ProfileError, dump_profile, parse_profile

GOOD = Profile(Camera("HD Webcam", 1), 1280, 720, 2.61, 14.2, 59.0, 91.0, 204.0, 0.01, 0.22, 1.7)
POSITIVE = st.floats(0.01, 1e4)
PROFILES = st.builds(
    Profile,
    camera=st.builds(Camera, st.none() | st.text(), st.none() | st.integers(0, 99), st.none() | st.text()),
    width_px=st.integers(1, 10**5),
    height_px=st.integers(1, 10**5),
    px_per_mm=POSITIVE,
    tilt_deg=st.none() | st.floats(0, 89),
    card_short_mm=POSITIVE,
    card_long_mm=POSITIVE,
    brightness=st.floats(0, 255),
    clipped_share=st.floats(0, 1),
    blur_mm=st.floats(0, 10),
    noise=st.floats(0, 100),
    mirrored=st.booleans(),
    unmet=st.lists(st.text()).map(tuple),
    version=st.just(VERSION),
)


@given(PROFILES)
def test_what_is_written_is_read_again(profile: Profile) -> None:
    assert parse_profile(dump_profile(profile)) == profile


def test_the_file_is_plain_json_with_its_version() -> None:
    assert json.loads(dump_profile(GOOD))["version"] == VERSION


def _with(**changes: object) -> bytes:
    return json.dumps({**asdict(GOOD), **changes}).encode()


@pytest.mark.parametrize(
    ("content", "problem", "where"),
    [
        (b"", "not-json", "$"),
        (b"\xff\xfe", "not-json", "$"),
        (b'{"version": 1', "not-json", "$"),
        (b"[]", "not-an-object", "$"),
        (b"{}", "other-version", "$.version"),
        (_with(version=VERSION + 1), "other-version", "$.version"),
        (_with(version=True), "wrong-value", "$.version"),
        (_with(px_per_mm="2.6"), "wrong-value", "$.px_per_mm"),
        (_with(px_per_mm=0), "wrong-value", "$.px_per_mm"),
        (_with(tilt_deg=-1), "wrong-value", "$.tilt_deg"),
        (_with(width_px=1.5), "wrong-value", "$.width_px"),
        (_with(mirrored=0), "wrong-value", "$.mirrored"),
        (_with(camera={"number": "0"}), "wrong-value", "$.camera.number"),
        (_with(camera={"numbr": 0}), "unknown-field", "$.camera.numbr"),
        (_with(camera=None), "wrong-value", "$.camera"),
        (_with(tilt=3), "unknown-field", "$.tilt"),
        (json.dumps({"version": VERSION}).encode(), "wrong-value", "$"),
    ],
)
def test_a_file_that_is_no_profile_is_refused_with_its_place(
    content: bytes, problem: str, where: str
) -> None:
    with pytest.raises(ProfileError) as refused:
        parse_profile(content)
    assert (refused.value.problem, refused.value.where) == (problem, where)


@given(st.binary(max_size=60))
def test_any_bytes_are_a_profile_or_a_profile_error(content: bytes) -> None:
    with pytest.raises(ProfileError):
        parse_profile(content)
