"""The two modes the engine runs in, compiled and interpreted, and how to get at the other one."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from pathlib import Path

import gamekeeper
from gamekeeper.bots import playout

COMPILED_FILES = ("*.so", "*.pyd", "__pycache__")


def is_compiled() -> bool:
    """Whether this process runs the engine compiled."""
    return not playout.__file__.endswith(".py")


def pure_copy(folder: Path) -> Path:
    """Copy this package's sources into `folder`, without compiled modules; the path to import them from."""
    source = Path(gamekeeper.__file__).parent
    shutil.copytree(source, folder / source.name, ignore=shutil.ignore_patterns(*COMPILED_FILES, "static"))
    return folder


def importing_from(path: Path) -> Mapping[str, str]:
    """The environment of a process that imports the package from `path`."""
    return {**os.environ, "PYTHONPATH": str(path)}
