"""A study as a process of its own: ``python -m gamekeeper.lab.study.job``.

What is asked comes in as one line of JSON. How far it is goes out as such lines, a few a second, the last one with the
report. ``stop`` as a further line ends the games early and keeps what they say; the end of the input ends it all.
"""

from __future__ import annotations

import _thread
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from typing import Any, BinaryIO, Final

import msgspec

from gamekeeper import catalog, packs
from gamekeeper.core.errors import GamekeeperError
from gamekeeper.core.info import Options
from gamekeeper.lab.plan import one_per_seat, plan_for
from gamekeeper.lab.study import page
from gamekeeper.lab.study.study import Progress, Study, Wanted

NICENESS: Final = 19
PAUSE: Final = 0.25  # seconds between two lines
SEED: Final = 1
STOP: Final = b"stop"


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked."""

    game: str
    seats: int
    options: Options
    bots: str
    pack: str = ""  # the text of a pack that is not the game's box
    seconds: float
    ladder: bool = True


class Told(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How far it is; `report` is the whole page in the last line, `error` says why there is none."""

    games: int = 0
    places: list[tuple[float, float, float]] = []
    drawing: bool = False  # all games are played
    report: str = ""
    error: str = ""


class Reins:
    """Ends the games early, and nothing but the games."""

    def __init__(self) -> None:
        self.playing = False
        self.stopped = False
        signal.signal(signal.SIGINT, self.heard)

    def heard(self, *_: Any) -> None:
        """An interrupt, by `stop` or by a terminal's Ctrl-C, which is not for us."""
        if self.stopped and self.playing:
            raise KeyboardInterrupt

    def follow(self, lines: BinaryIO) -> None:
        """Do as the lines say."""
        for line in lines:
            if line.strip() == STOP:
                self.stopped = True
                _thread.interrupt_main()
        os._exit(0)


def run(order: Order, reins: Reins, tell: Callable[[Told], None]) -> None:
    """Play, tell how far it is, and end with the report or an error."""
    began = time.monotonic()
    pack = packs.parse(order.game, order.pack, "pack") if order.pack else None
    table = catalog.make(order.game, order.seats, order.options, pack)
    study = Study(plan_for(table, one_per_seat(order.bots, order.seats), SEED))
    last = 0.0

    def advance(progress: Progress) -> None:
        nonlocal last
        if time.monotonic() - last >= PAUSE:
            last = time.monotonic()
            tell(Told(games=progress.games, places=progress.places))

    wanted = Wanted(games=None, seconds=order.seconds, workers=1, ladder=order.ladder, began=began)
    reins.playing = True
    if not reins.stopped:
        study.run(wanted, advance)
    reins.playing = False
    end = study.progress()
    tell(Told(games=end.games, places=end.places, drawing=True))
    try:
        html = page.text_of(study.findings(), study.tables()[0])
    except GamekeeperError as error:
        tell(Told(games=end.games, places=end.places, error=str(error)))
    else:
        tell(Told(games=end.games, places=end.places, report=html))


def main() -> None:
    """Do what the first line of the input asks."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    lines, out = sys.stdin.buffer, sys.stdout.buffer
    reins = Reins()
    order = msgspec.json.decode(lines.readline(), type=Order)
    threading.Thread(target=reins.follow, args=(lines,), daemon=True).start()

    def tell(told: Told) -> None:
        out.write(msgspec.json.encode(told) + b"\n")
        out.flush()

    run(order, reins, tell)
    os._exit(0)  # whoever follows the input waits for more of it


if __name__ == "__main__":
    main()
