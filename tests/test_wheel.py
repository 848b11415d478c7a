"""A wheel is built with a compiler and without one; the installed package says which it is."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from modes import is_compiled

ROOT = Path(__file__).parent.parent


def test_the_mode_under_test_is_the_one_meant() -> None:
    """`make test` says what it expects, so that a build that fell back cannot pass for a compiled one."""
    expected = os.environ.get("GAMEKEEPER_EXPECT")
    if expected is not None:
        assert expected == ("compiled" if is_compiled() else "interpreted")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of what a build needs."""
    copy = tmp_path / "checkout"
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
    shutil.copytree(ROOT / "src", copy / "src", ignore=ignored)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    return copy


def test_without_a_compiler_the_wheel_holds_the_sources(checkout: Path) -> None:
    environment = {**os.environ, "CC": "/nonexistent/cc"}
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-w", "wheels", "."]
    subprocess.run(command, cwd=checkout, env=environment, check=True, capture_output=True, timeout=300)
    [wheel] = (checkout / "wheels").iterdir()
    names = zipfile.ZipFile(wheel).namelist()
    assert not [name for name in names if name.endswith(".so")]
    assert "gamekeeper/games/yellowstone_park/rules.py" in names
    assert "gamekeeper/words/ru/yellowstone_park.ftl" in names
    assert "gamekeeper/packs/yellowstone_park/default.toml" in names
    shutil.unpack_archive(wheel, checkout / "unpacked", format="zip")
    code = "import gamekeeper.core.game as g, gamekeeper; print(g.__file__); gamekeeper.make('yellowstone_park')"
    told = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(checkout / "unpacked")},
        cwd=checkout,
        check=True,
        capture_output=True,
        text=True,
    )
    assert told.stdout.strip().endswith("game.py")
