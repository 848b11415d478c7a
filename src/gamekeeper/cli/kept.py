"""What is kept on this machine of how far somebody came, in one file for all games."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import msgspec

from gamekeeper.cli.table import folder


class Kept:
    """The names or answers kept for a game in ``<name>.json``; none where the file cannot be read."""

    def __init__(self, name: str, game: str) -> None:
        self.game = game
        self.path: Path = folder().parent / f"{name}.json"

    @property
    def all(self) -> dict[str, list[str]]:
        """What is kept for each game by now, by other terminals too."""
        with suppress(OSError, msgspec.MsgspecError):
            return msgspec.json.decode(self.path.read_bytes(), type=dict[str, list[str]])
        return {}

    @property
    def given(self) -> list[str]:
        """What is kept for the game."""
        return self.all.get(self.game, [])

    def keep(self, given: list[str]) -> None:
        """Keep this, where anything can be kept."""
        data = msgspec.json.encode({**self.all, self.game: given})
        with suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_bytes(data)
