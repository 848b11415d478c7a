"""Players that take their worker, or the node it is on, with them. On the path of the cluster's workers."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from gamekeeper.lab.match import Played, Player
from gamekeeper.lab.plan import Plan

FATAL, LAST = 9, 17  # games
LONGEST = 120.0  # seconds


class Lossy(Player):
    """Ends its process in one game, and in another waits until its node is taken away; both once."""

    def __init__(self, plan: Plan, folder: str) -> None:
        super().__init__(plan, records=False)
        self.folder = Path(folder)

    def play(self, index: int) -> Played:
        if index == FATAL and self.is_first("worker"):
            os.kill(os.getpid(), signal.SIGKILL)
        if index == LAST and self.is_first("node"):
            time.sleep(LONGEST)
        return super().play(index)

    def is_first(self, name: str) -> bool:
        """Whether this has not happened yet; where it happens is written down."""
        import ray

        file = self.folder / name
        if file.exists():
            return False
        part = file.with_suffix(".part")
        part.write_text(ray.get_runtime_context().get_node_id())
        part.rename(file)
        return True


class Deadly(Player):
    """Ends its process in every first game."""

    def play(self, index: int) -> Played:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError
