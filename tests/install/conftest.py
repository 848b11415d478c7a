"""Copies of the checkout, and the sdist and wheel that make built of it with build isolation."""

from __future__ import annotations

import os
import subprocess
import zipfile
from pathlib import Path

import pytest

from developing import copied

ROOT = Path(__file__).parents[2]
DIST = ROOT / "dist"
FIELDS = "/fields.txt"  # what a module was written from stays with the sources


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of what is built, as old as the original: the page in it is fresh."""
    return copied(tmp_path / "checkout")


@pytest.fixture
def bare(tmp_path: Path) -> dict[str, str]:
    """The environment of a machine with nothing but Python: no node, no compiler."""
    (tmp_path / "bin").mkdir()
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return {**kept, "PATH": str(tmp_path / "bin"), "CC": "/bin/false"}


def tracked(folder: str) -> list[str]:
    """Files of the repository in a folder."""
    listed = subprocess.run(["git", "ls-files", "-z", folder], cwd=ROOT, capture_output=True, text=True, check=True)
    return [name for name in listed.stdout.split("\0") if (ROOT / name).is_file()]


@pytest.fixture(scope="session")
def wheel() -> Path:
    """The wheel in dist; it must be of these very sources."""
    wheels = list(DIST.glob("*.whl"))
    packed = [name for name in tracked("src") if not name.endswith(FIELDS)]
    stale = [name for name in packed if not wheels or not is_in(wheels[0], name)]
    if stale:
        pytest.fail(f"dist holds no wheel of these sources ({stale[0]} differs): make .venv/.compiled", pytrace=False)
    return wheels[0]


def is_in(wheel: Path, name: str) -> bool:
    """Whether the wheel holds this file of src as it is."""
    with zipfile.ZipFile(wheel) as archive:
        inside = name.removeprefix("src/")
        return inside in archive.namelist() and archive.read(inside) == (ROOT / name).read_bytes()


@pytest.fixture(scope="session")
def sdist() -> Path:
    """The sdist the wheel was built from."""
    [found] = DIST.glob("*.tar.gz")
    return found
