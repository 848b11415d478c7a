"""What a finished match does to ratings: Plackett-Luce by openskill, bots as fixed points, and a rule for who leaves.

A rating is of one person for one game and number of seats. Bots have the same strength on every server: nothing they do
moves it. Who leaves is rated as last; who stays is rated by what truly sat there, and never below what the match would
have given without the seat that was left.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from gamekeeper.server.wire import Level

MODEL = PlackettLuce()
CERTAIN = 1e-3  # the deviation of a bot: none, but openskill wants one
PROVISIONAL = 10  # matches until a rating is more than a guess
SCALE, START = 40.0, 1000.0  # of the number that is shown: who is new has START
FIXED_POINTS = Path(__file__).with_suffix("").with_name("fixed_points.toml")

Why = Literal["resigned", "absent", "late", "forfeited"]


class Standing(msgspec.Struct, frozen=True):
    """A rating: mean and deviation of what somebody can do."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def ordinal(self) -> float:
        """What somebody can do almost certainly: three deviations below the mean."""
        return self.mu - 3 * self.sigma

    @property
    def shown(self) -> int:
        """The one number people see; START for who is new."""
        return round(START + SCALE * self.ordinal)


class Entrant(msgspec.Struct, frozen=True):
    """A seat of a rated match. `place` is 1 for the best, 0 where the match has no final order.

    `level` is the bot's, also of the one that plays on for who has left; empty for a person who stayed. `order` tells
    who left before whom, 0 for who stayed.
    """

    seat: int
    guest: str | None
    level: str
    place: int
    why: Why | None = None
    order: int = 0


class Sat(msgspec.Struct, frozen=True):
    """What is kept of an entrant: all but who it was, which changes and goes with the person."""

    seat: int
    person: bool
    level: str
    place: int
    why: Why | None


class Finish(msgspec.Struct, frozen=True):
    """A rated match that is over."""

    game: str
    seats: int
    entrants: list[Entrant]


class Outcome(msgspec.Struct, frozen=True):
    """What a match did to one person. `won` is the share of the first place, `expected` the chance of it before."""

    after: Standing
    won: float
    expected: float


@cache
def fixed_points() -> dict[str, dict[str, float]]:
    """By game and level how strong bots are, as the logarithm of their strength to the yardstick's."""
    return msgspec.convert(tomllib.loads(FIXED_POINTS.read_text("utf-8")), dict[str, dict[str, float]])


def bot_standing(game: str, seats: int, level: str) -> Standing | None:
    """Where a bot stands: the yardstick where somebody new does. None for a game whose bots were not measured."""
    found = fixed_points().get(game, {}).get(level)
    return None if found is None else Standing(MODEL.mu + found * MODEL.beta * math.sqrt(seats), CERTAIN)


def nearest_level(game: str, seats: int, standing: Standing) -> Level:
    """The bot about as strong as somebody, who plays on for them; medium where bots were not measured."""
    levels: tuple[Level, ...] = ("easy", "medium", "hard")
    points = {level: found for level in levels if (found := bot_standing(game, seats, level)) is not None}
    return min(points, key=lambda level: abs(points[level].mu - standing.mu)) if points else "medium"


def outcomes(finish: Finish, standings: Mapping[int, Standing]) -> dict[int, Outcome]:
    """What a match does to every person who sat there, by seat; `standings` are those of people, by seat.

    Nothing for who stayed at a match that has no final order.
    """
    found: dict[int, Outcome] = {}
    began = {one.seat: standing_of(finish, one, standings) for one in finish.entrants}
    left = [one for one in finish.entrants if one.why]
    stayed = [one for one in finish.entrants if not one.why]
    began_as = ranked(stayed, began) + [(one.seat, began[one.seat], 1000 - one.order) for one in left]
    if left:
        moved, chances = rated(began_as), chances_of(began_as)
        alone = not any(one.guest for one in stayed)
        for one in left:
            before = began[one.seat]
            if alone and one.order == max(other.order for other in left) and not is_tied(one, left):
                found[one.seat] = Outcome(left_behind(one, stayed, began), 0.0, chances[one.seat])
                continue
            after = moved[one.seat]
            found[one.seat] = Outcome(Standing(min(before.mu, after.mu), after.sigma), 0.0, chances[one.seat])
    if any(not one.place for one in finish.entrants):
        return found
    stood = {one.seat: bot_standing(finish.game, finish.seats, one.level) if one.why else None for one in left}
    truly = {seat: stood.get(seat) or standing for seat, standing in began.items()}
    lineup = ranked([one for one in finish.entrants if not one.why or stood[one.seat]], truly)
    moved, least, chances = rated(lineup), rated(ranked(stayed, began)), chances_of(lineup)
    best = [one.seat for one in finish.entrants if one.place == 1]
    for one in stayed:
        if one.guest:
            after = at_least(moved[one.seat], least[one.seat]) if left else moved[one.seat]
            found[one.seat] = Outcome(after, (one.seat in best) / max(1, len(best)), chances[one.seat])
    return found


Lineup = list[tuple[int, Standing, int]]  # seat, standing and place of each


def standing_of(finish: Finish, one: Entrant, standings: Mapping[int, Standing]) -> Standing:
    """Where who began on a seat stood before the match."""
    if one.guest:
        return standings[one.seat]
    found = bot_standing(finish.game, finish.seats, one.level)
    assert found is not None, "only measured bots sit at rated tables"
    return found


def ranked(entrants: list[Entrant], standings: Mapping[int, Standing]) -> Lineup:
    """Seats as they came in; all first where there is no order."""
    return [(one.seat, standings[one.seat], one.place) for one in entrants]


def is_tied(one: Entrant, left: list[Entrant]) -> bool:
    """Whether somebody else left at the same moment."""
    return sum(other.order == one.order for other in left) > 1


def left_behind(one: Entrant, stayed: list[Entrant], began: Mapping[int, Standing]) -> Standing:
    """Who goes when all other people have gone loses to the bots that sat there from the start, and to nobody else."""
    before = began[one.seat]
    after = rated([*ranked(stayed, began), (one.seat, before, 1000)])[one.seat]
    return Standing(min(before.mu, after.mu), after.sigma)


def rated(lineup: Lineup) -> dict[int, Standing]:
    """Standings after a match of these, by seat; as before where nobody met anybody."""
    if len(lineup) < 2:
        return {seat: standing for seat, standing, _ in lineup}
    moved = MODEL.rate(teams_of(lineup), ranks=[place for _, _, place in lineup])
    return {seat: Standing(team[0].mu, team[0].sigma) for (seat, _, _), team in zip(lineup, moved, strict=True)}


def chances_of(lineup: Lineup) -> dict[int, float]:
    """Chances to win before the match, by seat; they add up to 1."""
    if len(lineup) < 2:
        return {seat: 1.0 for seat, _, _ in lineup}
    return dict(zip([seat for seat, _, _ in lineup], MODEL.predict_win(teams_of(lineup)), strict=True))


def teams_of(lineup: Lineup) -> list[list[PlackettLuceRating]]:
    """Everybody as a team of one."""
    return [[MODEL.rating(mu=standing.mu, sigma=standing.sigma)] for _, standing, _ in lineup]


def at_least(found: Standing, least: Standing) -> Standing:
    """`found`, unless its mean is below that of `least`; its shown number is no lower than that of `least` either."""
    return Standing(found.mu, min(found.sigma, least.sigma)) if found.mu >= least.mu else least
