"""What a position is worth to a seat by what that seat may know, in thousandths of a point.

A seat's worth is how far it lies ahead of the others' mean in points, fort, resources and lookout, and what its own
cards and made-up rule are good for. What may still become points counts the less the nearer the end is.

The weights are a linear fit of how far seats were ahead in final points, over all turns of 800 games of the level hard
at 2, 3 and 4 seats. By far the most telling is how many of a seat's cards let it advance.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gamekeeper.games.fort import places
from gamekeeper.games.fort.components import COIN, SUIT_BITS
from gamekeeper.games.fort.ending import OWNED, open_points, rule_of, rule_points
from gamekeeper.games.fort.fields import LEVEL, PACK_PIZZA, PACK_TOYS, PIZZA, POINTS, TOYS
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.state import FortState

POINT: Final[i64] = 1000
PER_MILLE: Final[i64] = 1000
STUFF_WORTH: Final[i64] = 400  # of a resource in the stuff
PACK_WORTH: Final[i64] = 550  # of one in the pack
SAVED_SHARE: Final[i64] = 400  # of the next level's points, per mille, when all of its cost is there
LOOKOUT_WORTH: Final[i64] = 650  # of a card in the lookout
KEEPING: Final[i64] = 4  # resources and lookout keep their worth until a quarter of the game is left
FITTING: Final[i64] = 25_000  # of cards that all share a suit
ADVANCES: Final[i64] = 16_000  # of one advance action on every card that can be played
YARD_COST: Final[i64] = 150  # of a card in the yard that rivals may take
USUAL_CARDS: Final[i64] = 6_000  # what own cards are good for on average
RULE_SHARE: Final[i64] = 900  # of what the own made-up rule would give now, per mille, at the end
RULE_DOUBT: Final[i64] = 600  # less of it at the beginning
LOWEST: Final[i64] = (1 << SUIT_BITS) - 1  # the bits of one suit

# parts that everybody can see
POINTS_PART: Final[i64] = 0
FORTS: Final[i64] = 1
RESOURCES: Final[i64] = 2
LOOKOUTS: Final[i64] = 3


def left(t: Setting, s: FortState) -> i64:
    """How much of the game lies ahead, per mille: by the seat nearest to an end, or by the park deck."""
    if s.ending != 0:
        return 0
    numbers, top = t.numbers, t.box.top
    first = t.box.kids - numbers.park - t.seats * numbers.dealt
    nearest = s.count(places.PARK_DECK) * PER_MILLE // first
    for seat in range(t.seats):
        by_points = (numbers.end_points - s.number(seat, POINTS)) * PER_MILLE // numbers.end_points
        by_level = (top - s.number(seat, LEVEL)) * PER_MILLE // top
        nearer = by_points if by_points < by_level else by_level
        nearest = nearer if nearer < nearest else nearest
    return nearest if nearest > 0 else i64(0)


def points(t: Setting, s: FortState, seat: i64) -> i64:
    """The track and the macaroni sculpture."""
    return (open_points(t, s, seat) - t.box.points[s.number(seat, LEVEL)]) * POINT


def fort(t: Setting, s: FortState, seat: i64) -> i64:
    """The level reached, and how much of the next one's cost is there."""
    level = s.number(seat, LEVEL)
    worth = t.box.points[level] * POINT
    if level >= t.box.top:
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


def resources(s: FortState, seat: i64) -> i64:
    """Pizza and toys."""
    stuff = s.number(seat, PIZZA) + s.number(seat, TOYS)
    return stuff * STUFF_WORTH + (s.number(seat, PACK_PIZZA) + s.number(seat, PACK_TOYS)) * PACK_WORTH


def cards(t: Setting, s: FortState, seat: i64) -> i64:
    """What the seat's own cards are good for: they go together, let it advance, are safe from rivals."""
    kind_of, all_icons, all_plans, following = t.box.kind_of, t.box.suits, t.box.plans, s.next
    icons, count, plans = i64(0), i64(0), i64(0)
    for place in OWNED:
        card = s.top(place + seat)
        while card >= 0:
            count += 1
            kind = i64(kind_of[card])
            icons += all_icons[kind]
            if place != places.LOOKOUT:
                plans += i64(all_plans[kind])
            card = i64(following[card])
    total: i64 = 0
    while icons > 0:
        number = icons & LOWEST
        total += number * number
        icons >>= SUIT_BITS
    worth: i64 = total * FITTING // (count * count * COIN) if count > 0 else i64(0)
    playable = count - s.count(places.LOOKOUT + seat)
    worth += plans * ADVANCES // playable if playable > 0 else i64(0)
    return worth - s.count(places.YARD + seat) * YARD_COST


def rule(t: Setting, s: FortState, seat: i64, ahead_of_us: i64) -> i64:
    """What the seat's own made-up rule would give now; those of others are not known."""
    number = rule_of(t, s, seat)
    share = RULE_SHARE - RULE_DOUBT * ahead_of_us // PER_MILLE
    return rule_points(t, s, seat, number) * share if number >= 0 else i64(0)


def open_part(t: Setting, s: FortState, seat: i64, part: i64, ahead_of_us: i64) -> i64:
    """One of the parts that everybody can see: points, fort, resources, lookout."""
    if part == POINTS_PART:
        return points(t, s, seat)
    if part == FORTS:
        return fort(t, s, seat)
    value = resources(s, seat) if part == RESOURCES else s.count(places.LOOKOUT + seat) * LOOKOUT_WORTH
    kept = ahead_of_us * KEEPING
    return value if kept >= PER_MILLE else value * kept // PER_MILLE


def ahead(t: Setting, s: FortState, seat: i64, part: i64, ahead_of_us: i64) -> i64:
    """How far a seat lies ahead of the others' mean in one part, with so much of the game ahead (`left`)."""
    total: i64 = 0
    for other in range(t.seats):
        if other != seat:
            total += open_part(t, s, other, part, ahead_of_us)
    return open_part(t, s, seat, part, ahead_of_us) - total // (t.seats - 1)


def deck(t: Setting, s: FortState, seat: i64, ahead_of_us: i64) -> i64:
    """How far the lookout is ahead, and the own cards ahead of usual ones: the end makes all cards worthless alike."""
    own = cards(t, s, seat) - USUAL_CARDS
    return ahead(t, s, seat, LOOKOUTS, ahead_of_us) + own * ahead_of_us // PER_MILLE


def worth(t: Setting, s: FortState, seat: i64) -> i64:
    """The sum of all parts."""
    ahead_of_us = left(t, s)
    total = ahead(t, s, seat, POINTS_PART, ahead_of_us) + ahead(t, s, seat, FORTS, ahead_of_us)
    total += rule(t, s, seat, ahead_of_us)
    if ahead_of_us == 0:
        return total
    return total + ahead(t, s, seat, RESOURCES, ahead_of_us) + deck(t, s, seat, ahead_of_us)


def parts(t: Setting, s: FortState, seat: i64) -> dict[str, int]:
    """`worth` by name."""
    ahead_of_us = left(t, s)
    return {
        "points": int(ahead(t, s, seat, POINTS_PART, ahead_of_us)),
        "fort": int(ahead(t, s, seat, FORTS, ahead_of_us)),
        "resources": int(ahead(t, s, seat, RESOURCES, ahead_of_us)),
        "deck": int(deck(t, s, seat, ahead_of_us)),
        "rule": int(rule(t, s, seat, ahead_of_us)),
    }


def counts(s: FortState, seat: i64) -> dict[str, int]:
    """What anybody can count of a seat."""
    stuff = s.number(seat, PIZZA) + s.number(seat, TOYS) + s.number(seat, PACK_PIZZA) + s.number(seat, PACK_TOYS)
    return {
        "points": int(s.number(seat, POINTS)),
        "fort": int(s.number(seat, LEVEL)),
        "resources": int(stuff),
        "lookout": int(s.count(places.LOOKOUT + seat)),
    }
