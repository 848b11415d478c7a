"""What somebody asks of the Lab, and what to expect of it before anything is played."""

from __future__ import annotations

import time
from functools import lru_cache, partial
from typing import Any, Final, Literal

import msgspec

from gamekeeper import catalog, packs
from gamekeeper.core.errors import BadSetup
from gamekeeper.core.game import Game
from gamekeeper.core.ids import Seat
from gamekeeper.core.info import Options
from gamekeeper.lab.match import Player
from gamekeeper.lab.plan import Plan, one_per_seat, plan_for
from gamekeeper.lab.sweep.grid import LEAST, Sweep, grid_of
from gamekeeper.lab.tune.goals import Goal, goal_names
from gamekeeper.lab.tune.search import Search, endings_of
from gamekeeper.packs import Pack
from gamekeeper.packs.vary import Vary

SEED: Final = 1
MOST_GAMES: Final = 2000  # of each point of a sweep
LEAST_TRIALS: Final = 4  # of a search: what fewer propose is chance
PACING: Final = 1.0  # seconds of processor time to find out how long a game takes

Kind = Literal["study", "sweep", "tune"]


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked: a study; or a sweep or a search over values of the pack, named as at the command line."""

    kind: Kind = "study"
    game: str
    seats: int
    options: Options
    bots: str
    pack: str = ""  # the text of a pack that is not the game's box
    seconds: float
    ladder: bool = False
    vary: list[str] = []
    goals: list[str] = []
    trial_games: int = 100  # of each proposal of a search

    def table(self) -> Game[Any]:
        """The game; BadSetup or BadPack where it cannot be."""
        pack = packs.parse(self.game, self.pack, "pack") if self.pack else None
        return catalog.make(self.game, self.seats, self.options, pack)

    def plan(self) -> Plan:
        """What its games are played by."""
        return plan_for(self.table(), one_per_seat(self.bots, self.seats), SEED)

    def box(self) -> Pack:
        """The pack that is varied; BadSetup in games without packs."""
        return packs.parse(self.game, self.pack, "pack") if self.pack else packs.default(self.game)


class Outlook(msgspec.Struct, frozen=True, kw_only=True):
    """What to expect: how many changes beside the pack as it is, about how many games of each, what goals there are.

    A search has as many changes as there is time for. No changes: nothing to vary was named yet.
    """

    points: int
    games: int
    seconds_per_game: float
    goals: list[str]


def sweep_of(order: Order) -> Sweep:
    """The sweep; BadSetup or BadPack say what is wrong with it."""
    box = order.box()
    return Sweep(order.plan(), box, grid_of(box, [Vary(text) for text in order.vary]), order.options)


def search_of(order: Order) -> Search:
    """The search; BadSetup or BadPack say what is wrong with it."""
    if not order.goals:
        raise BadSetup("goal", "nothing", "a measure and its bounds, like turns=60..80")
    endings = usual_endings(order.game, order.seats)
    goals = [Goal(text, order.seats, endings) for text in order.goals]
    wanted = [Vary(text) for text in order.vary]
    return Search(order.plan(), order.box(), order.options, wanted, goals, order.trial_games)


def outlook(order: Order, *, is_whole: bool) -> Outlook:
    """What to expect; BadSetup or BadPack say what is wrong. Unless it `is_whole`, parts may still be missing."""
    pace = pace_of(order.game, order.seats, order.bots)
    games = max(1, int(order.seconds / pace))
    goals = goal_names(order.seats, usual_endings(order.game, order.seats) if order.kind == "tune" else [])
    told = partial(Outlook, seconds_per_game=pace, goals=goals)
    if order.kind == "study":
        order.table()
        return told(points=0, games=games)
    if not is_whole and not (order.vary and (order.goals or order.kind == "sweep")):
        order.box()
        return told(points=0, games=0)
    if order.kind == "sweep":
        points = len(sweep_of(order).grid)
        if games < LEAST * points:
            wanted = f"at most {max(0, games // LEAST - 1)} in {order.seconds:g} seconds, or more time"
            raise BadSetup("vary", f"{points - 1} changes", wanted)
        return told(points=points - 1, games=min(MOST_GAMES, games // points))
    search_of(order)
    trials = games // order.trial_games
    if trials < LEAST_TRIALS:
        wanted = f"at most {games // LEAST_TRIALS} in {order.seconds:g} seconds, or more time"
        raise BadSetup("games", f"{order.trial_games} of each proposal", wanted)
    return told(points=trials - 1, games=order.trial_games)


class Enough(Exception):
    """The time to measure is over."""


class Pacer(Player):
    """Plays until a time of this process and counts the decisions."""

    until = 0.0
    decisions = 0

    def watch(self, s: Any, seat: Seat, decision: int) -> None:
        """One more."""
        self.decisions += 1
        if time.process_time() > self.until:
            raise Enough


@lru_cache(256)
def pace_of(game: str, seats: int, bots: str) -> float:
    """About how many seconds a game takes, with the usual options; longer ones are reckoned from their beginning."""
    pacer = Pacer(plan_for(catalog.make(game, seats), one_per_seat(bots, seats), SEED), records=False)
    began = time.process_time()
    pacer.until = began + PACING
    games = 0
    try:
        while True:
            pacer.play(games)
            games += 1
    except Enough:
        spent = time.process_time() - began
    if games or bots == QUICKEST:
        return spent / max(games, 1)
    return spent / pacer.decisions * decisions_of(game, seats)


QUICKEST: Final = "habit"


@lru_cache(256)
def usual_endings(game: str, seats: int) -> list[str]:
    """What games of the box end by, as far as a few quick ones tell."""
    return endings_of(plan_for(catalog.make(game, seats), one_per_seat(QUICKEST, seats), SEED))


@lru_cache(256)
def decisions_of(game: str, seats: int) -> int:
    """About how many decisions a game has."""
    table = catalog.make(game, seats)
    return len(Player(plan_for(table, one_per_seat(QUICKEST, seats), SEED), records=False).play(0).deciders)
