"""What a position is worth to a seat by what that seat may know, in thousandths of a point.

A seat's worth is how far it lies ahead of the others' mean: points, fort, resources, deck and made-up rule.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gamekeeper.games.fort.components import TOP_LEVEL
from gamekeeper.games.fort.ending import open_points, owned, rule_of, rule_points
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.state import (
    LEVEL,
    LOOKOUT_COUNT,
    PACK_PIZZA,
    PACK_TOYS,
    PIZZA,
    TOYS,
    YARD_COUNT,
    FortState,
)

POINT: Final[i64] = 1000
STUFF_WORTH: Final[i64] = 350  # of a resource in the stuff
PACK_WORTH: Final[i64] = 500  # of one in the pack
SAVED_SHARE: Final[i64] = 500  # of the next level's points, per mille, when all of its cost is there
LOOKOUT_WORTH: Final[i64] = 600  # of a card in the lookout
CARD_COST: Final[i64] = 60  # of a card more than ten
LEAN: Final[i64] = 10
YARD_COST: Final[i64] = 150  # of a card in the yard that rivals may take
RULE_SHARE: Final[i64] = 800  # of what the own made-up rule would give now, per mille


def points(t: Setting, s: FortState, seat: i64) -> i64:
    """The track and the macaroni sculpture."""
    return (open_points(t, s, seat) - t.box.points[s.number(seat, LEVEL)]) * POINT


def fort(t: Setting, s: FortState, seat: i64) -> i64:
    """The level reached, and how much of the next one's cost is there."""
    level = s.number(seat, LEVEL)
    worth = t.box.points[level] * POINT
    if level >= TOP_LEVEL:
        return worth
    pizza = s.number(seat, PIZZA) + s.number(seat, PACK_PIZZA)
    toys = s.number(seat, TOYS) + s.number(seat, PACK_TOYS)
    need_pizza, need_toys, rest = t.box.cost_pizza[level + 1], t.box.cost_toy[level + 1], t.box.cost_any[level + 1]
    got_pizza = pizza if pizza < need_pizza else need_pizza
    got_toys = toys if toys < need_toys else need_toys
    spare = pizza - got_pizza + toys - got_toys
    got = got_pizza + got_toys + (spare if spare < rest else rest)
    cost = need_pizza + need_toys + rest
    step = (t.box.points[level + 1] - t.box.points[level]) * SAVED_SHARE
    return worth + (step * got // cost if cost > 0 else step)


def resources(t: Setting, s: FortState, seat: i64) -> i64:
    """Pizza and toys."""
    stuff = s.number(seat, PIZZA) + s.number(seat, TOYS)
    return stuff * STUFF_WORTH + (s.number(seat, PACK_PIZZA) + s.number(seat, PACK_TOYS)) * PACK_WORTH


def deck(t: Setting, s: FortState, seat: i64) -> i64:
    """A lean deck, a full lookout, an empty yard."""
    lookout = s.number(seat, LOOKOUT_COUNT)
    more = owned(s, seat) - lookout - LEAN
    worth = lookout * LOOKOUT_WORTH - s.number(seat, YARD_COUNT) * YARD_COST
    return worth - (more * CARD_COST if more > 0 else 0)


def rule(t: Setting, s: FortState, seat: i64) -> i64:
    """What the seat's own made-up rule would give now; those of others are not known."""
    number = rule_of(s, seat)
    return rule_points(t, s, seat, number) * RULE_SHARE if number >= 0 else 0


def open_worth(t: Setting, s: FortState, seat: i64) -> i64:
    """All parts that everybody can see."""
    return points(t, s, seat) + fort(t, s, seat) + resources(t, s, seat) + deck(t, s, seat)


def worth(t: Setting, s: FortState, seat: i64) -> i64:
    """How far the seat lies ahead of the others' mean."""
    total: i64 = 0
    other: i64 = 0
    while other < t.seats:
        if other != seat:
            total += open_worth(t, s, other)
        other += 1
    return open_worth(t, s, seat) + rule(t, s, seat) - total // (t.seats - 1)


def parts(t: Setting, s: FortState, seat: i64) -> dict[str, int]:
    """The worth part by part; the rest of the division goes to the points."""
    result = {
        "fort": ahead(t, s, seat, 1),
        "resources": ahead(t, s, seat, 2),
        "deck": ahead(t, s, seat, 3),
        "rule": int(rule(t, s, seat)),
    }
    return {"points": int(worth(t, s, seat)) - sum(result.values()), **result}


def ahead(t: Setting, s: FortState, seat: i64, part: i64) -> int:
    """How far a seat lies ahead of the others' mean in one part."""
    total: i64 = 0
    other: i64 = 0
    while other < t.seats:
        if other != seat:
            total += part_of(t, s, other, part)
        other += 1
    return int(part_of(t, s, seat, part) - total // (t.seats - 1))


def part_of(t: Setting, s: FortState, seat: i64, part: i64) -> i64:
    """One part of a seat's worth."""
    if part == 1:
        return fort(t, s, seat)
    return resources(t, s, seat) if part == 2 else deck(t, s, seat)
