"""The import contracts hold, and are seen to fail on a planted violation each."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

PLANTS = {
    "cli over server": ("core/rng.py", "import gamekeeper.bots.bot"),
    "over packs over bots and games": ("games/yellowstone_park/rules.py", "import gamekeeper.packs.pack"),
    "core and games use no clock": ("core/codec.py", "import time"),
    "core imports no third party": ("games/yellowstone_park/hand.py", "import rich"),
    "only the store": ("lab/__init__.py", "import sqlalchemy"),
}


def lint(source: Path) -> subprocess.CompletedProcess[str]:
    command = [str(Path(sys.executable).parent / "lint-imports"), "--no-cache", "--config", str(ROOT / ".importlinter")]
    environment = {**os.environ, "PYTHONPATH": str(source)}
    return subprocess.run(command, capture_output=True, text=True, env=environment, cwd=source, check=False)


def test_contracts_hold() -> None:
    done = lint(ROOT / "src")
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("contract", PLANTS)
def test_a_planted_violation_is_caught(contract: str, tmp_path: Path) -> None:
    source = tmp_path / "src"
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__", "static", "*.so"))
    name, line = PLANTS[contract]
    file = source / "gamekeeper" / name
    file.write_text(file.read_text() + f"\n{line}\n")
    done = lint(source)
    assert done.returncode == 1
    broken = done.stdout.partition("Broken contracts")[2]
    assert contract in " ".join(broken.split()), done.stdout
