"""An environment with nothing but wheels in it; what these need it borrows, so that it is there in seconds."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import venv
from pathlib import Path


def fresh(folder: Path, *wheels: Path) -> Path:
    """The programs of a new environment with these wheels."""
    venv.create(folder)
    programs = folder / "bin"
    (site,) = folder.glob("lib/python*/site-packages")
    (site / "borrowed.pth").write_text(sysconfig.get_path("purelib"))
    install(programs, *wheels)
    return programs


def install(programs: Path, *wheels: Path) -> None:
    """Put wheels into an environment, and nothing else."""
    pip = [sys.executable, "-m", "pip", "--python", str(programs / "python"), "install", "--quiet", "--no-compile"]
    command = [*pip, "--no-index", "--no-deps", "--force-reinstall", *map(str, wheels)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert ended.returncode == 0, ended.stderr
