"""What is asked of the Lab as a process of its own: ``python -m gamekeeper.lab.job``.

What is asked comes in as one line of JSON, an `Order`. How far it is goes out as such lines, a few a second, the last
one with the report. ``stop`` as a further line ends the games early and keeps what they say; the end of the input ends
it all.
"""

from __future__ import annotations

import _thread
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from typing import BinaryIO, Final

import msgspec

from gamekeeper.core.errors import BadSetup, GamekeeperError
from gamekeeper.lab.order import MOST_GAMES, Order, search_of, sweep_of
from gamekeeper.lab.study import page
from gamekeeper.lab.study.study import Progress, Study, Wanted
from gamekeeper.lab.sweep import told as sweep_told
from gamekeeper.lab.sweep.grid import Point, Sweep
from gamekeeper.lab.tune import told as tune_told
from gamekeeper.lab.tune.search import Trial, Tuned

NICENESS: Final = 19
PAUSE: Final = 0.25  # seconds between two lines
SPARED: Final = 10  # times as long as it takes to look at all points of a sweep, nobody looks
LATE: Final = 5.0  # seconds beyond those asked for after which games end in their middle
MOST_TRIALS: Final = 10_000
STOP: Final = b"stop"


class Told(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How far it is; `report` is the whole page in the last line, `error` says why there is none.

    Of a study `places`; of a sweep its `points`; of a search its foremost `trials`, and `tuned` in the end.
    """

    games: int = 0
    places: list[tuple[float, float, float]] = []
    points: list[Point] = []
    trials: list[Trial] = []
    tuned: Tuned | None = None
    drawing: bool = False  # all games are played
    report: str = ""
    error: str = ""


Tell = Callable[[Told], None]


class Reins:
    """Ends the games early, and nothing but the games."""

    def __init__(self) -> None:
        self.playing = False
        self.stopped = False
        signal.signal(signal.SIGINT, self.heard)

    def heard(self, *_: object) -> None:
        """An interrupt, by `stop` or by a terminal's Ctrl-C, which is not for us."""
        if self.stopped and self.playing:
            raise KeyboardInterrupt

    def stop(self) -> None:
        """End the games."""
        self.stopped = True
        _thread.interrupt_main()

    def follow(self, lines: BinaryIO) -> None:
        """Do as the lines say."""
        for line in lines:
            if line.strip() == STOP:
                self.stop()
        os._exit(0)

    def play(self, games: Callable[[], None]) -> None:
        """Games that can be ended; an interrupt may also come while those that are done are put together."""
        self.playing = True
        try:
            if not self.stopped:
                games()
        except KeyboardInterrupt:
            pass
        finally:
            self.playing = False


class Pause:
    """Whether it is time to say something again."""

    def __init__(self, least: float) -> None:
        self.least = least
        self.next = 0.0

    def is_over(self) -> bool:
        """Whether it is; the next one begins."""
        if time.monotonic() < self.next:
            return False
        self.next = time.monotonic() + self.least
        return True


def study(order: Order, reins: Reins, tell: Tell, began: float) -> None:
    """One table looked at from all sides."""
    asked = Study(order.plan())
    pause = Pause(PAUSE)

    def advance(progress: Progress) -> None:
        if pause.is_over():
            tell(Told(games=progress.games, places=progress.places))

    wanted = Wanted(games=None, seconds=order.seconds, workers=1, ladder=order.ladder, began=began)
    reins.play(lambda: asked.run(wanted, advance))
    end = asked.progress()
    tell(Told(games=end.games, places=end.places, drawing=True))
    html = page.text_of(asked.findings(), asked.tables()[0])
    tell(Told(games=end.games, places=end.places, report=html))


def sweep(order: Order, reins: Reins, tell: Tell, began: float) -> None:
    """The pack as it is, and with each change."""
    asked = sweep_of(order)
    pause, looking = Pause(PAUSE), Pause(PAUSE)
    points: list[Point] = []

    def advance(_: int) -> None:
        nonlocal points
        if pause.is_over():
            if looking.is_over() and asked.has_looked():
                looked = time.monotonic()
                points = brief(asked)
                looking.next = time.monotonic() + SPARED * (time.monotonic() - looked)
            tell(Told(games=asked.count(), points=points))

    reins.play(lambda: asked.run(MOST_GAMES, began + order.seconds, 1, stops=True, advance=advance))
    if not asked.has_looked():
        raise BadSetup("seconds", order.seconds, "time for two games of each change")
    points = brief(asked)
    tell(Told(games=asked.count(), points=points, drawing=True))
    tell(Told(games=asked.count(), points=points, report=sweep_told.text_of(asked.swept())))


def brief(asked: Sweep) -> list[Point]:
    """The points with what is told first."""
    found = asked.swept()
    places = sweep_told.shown(found)
    return [
        msgspec.structs.replace(point, answers=[point.answers[place] for place in places]) for point in found.points
    ]


def tune(order: Order, reins: Reins, tell: Tell, began: float) -> None:
    """Proposals, and the best of them again."""
    asked = search_of(order)

    def played() -> int:
        return order.trial_games * len(asked.trials)

    def advance() -> None:
        tell(Told(games=played(), trials=tune_told.foremost(asked.trials)))

    reins.play(lambda: asked.run(MOST_TRIALS, began + order.seconds, 1, advance))
    if len(asked.trials) < 2:
        raise BadSetup("seconds", order.seconds, f"time for a proposal of {order.trial_games} games")
    trials = tune_told.foremost(asked.trials)
    tell(Told(games=played(), trials=trials, drawing=True))
    found = asked.tuned(1)
    tell(Told(games=played(), trials=trials, tuned=found, report=tune_told.text_of(found)))


WORK: Final = {"study": study, "sweep": sweep, "tune": tune}


def run(order: Order, reins: Reins, tell: Tell) -> None:
    """Play, tell how far it is, and end with the report or an error."""
    began = time.monotonic()
    late = threading.Timer(order.seconds + LATE, reins.stop)
    late.daemon = True
    late.start()
    last = Told()

    def noted(told: Told) -> None:
        nonlocal last
        last = told
        tell(told)

    try:
        WORK[order.kind](order, reins, noted, began)
    except GamekeeperError as error:
        tell(msgspec.structs.replace(last, error=str(error)))


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
