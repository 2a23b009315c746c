"""A net that is not there, or is none, ends in one sentence with the mend."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest

import tactile.see
from tactile.errors import TactileError
from tactile.see.net import Net, load_net

HERE = Path(tactile.see.__file__).parent


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Let the nets lie in an empty folder, and forget those that were loaded."""
    load_net.cache_clear()
    monkeypatch.setattr(resources, "files", lambda _package: tmp_path)
    return tmp_path


def test_a_missing_net_is_named() -> None:
    with pytest.raises(TactileError, match="model-missing") as raised:
        load_net(Net.LOOKS)
    assert raised.value.facts == {"file": "looks.onnx"}


@pytest.mark.parametrize("content", [b"", b"no net at all"])
def test_a_file_that_is_no_net_is_named(elsewhere: Path, content: bytes) -> None:
    (elsewhere / "wholes.onnx").write_bytes(content)
    with pytest.raises(TactileError, match="model-broken"):
        load_net(Net.WHOLES)


def test_loading_the_runtime_leaves_no_identifier_and_no_report_behind(tmp_path: Path) -> None:
    environment = {name: text for name, text in os.environ.items() if name not in ("CI", "XDG_CACHE_HOME")}
    environment |= {"HOME": str(tmp_path), "USERPROFILE": str(tmp_path), "ORT_DISABLE_TELEMETRY": "0"}
    load = "from tactile.see.net import Net, load_net; load_net(Net.GLYPHS)"
    subprocess.run([sys.executable, "-B", "-c", load], env=environment, check=True)
    assert list(tmp_path.rglob("*")) == []


@pytest.mark.parametrize("net", Net)
def test_a_net_is_under_three_megabytes(net: Net) -> None:
    assert (HERE / net).stat().st_size < 3_000_000
