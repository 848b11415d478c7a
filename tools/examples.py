"""Writes the positions of the worked examples: ``python tools/examples.py``.

They are laid by ``tests/games/worked.py`` and go to ``src/gamekeeper/examples/GAME.json``; a test compares them.
A change of what a position is made of wants a new run.
"""

from __future__ import annotations

import importlib
import json
import sys
from base64 import b64encode
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
TARGET: Final = ROOT / "src" / "gamekeeper" / "examples"


def main() -> None:
    """All of them."""
    sys.path.insert(0, str(ROOT / "tests"))
    for game, positions in importlib.import_module("games.worked").LAID.items():
        laid = {number: lay() for number, lay in positions.items()}
        texts = {number: b64encode(one.game.save(one.state)).decode() for number, one in laid.items()}
        (TARGET / f"{game}.json").write_text(json.dumps(texts, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
