"""What a position is worth to a seat by what that seat may know, in thousandths of a point.

A seat's worth is how far it stands ahead of the others' mean. Points count in full; what may still become
points counts the less the nearer the end is. Of the others only what lies open is looked at.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gamekeeper.games.fort.components import COIN, END_POINTS, SUIT_COUNT, TOP_LEVEL
from gamekeeper.games.fort.ending import open_points, rule_of, rule_points
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.state import (
    DECK,
    ICONS,
    LEVEL,
    PACK_PIZZA,
    PACK_TOYS,
    PIZZA,
    POINTS,
    TOYS,
    FortState,
)

POINT: Final[i64] = 1000
PER_MILLE: Final[i64] = 1000
NEXT_LEVEL: Final[i64] = 700  # share of the next level's points that its full cost in hand is worth
SPARE: Final[i64] = 250  # a resource beyond the next level's cost
PACKED: Final[i64] = 200  # more for one that lies in the pack
LEVEL_ROOM: Final[i64] = 600  # room that a fort level gives in pack and lookout
LOOKOUT_ICON: Final[i64] = 450  # an icon that counts turn after turn
FITTING: Final[i64] = 350  # suits of a deck that come together, see `fitting`
RULE_SURE: Final[i64] = 500  # share of a made-up rule's points at the start; all of them at the end


def ahead(t: Setting, total: i64, own: i64) -> i64:
    """How far `own` lies above the mean of the others, `total` over all seats."""
    return own - (total - own) // (t.seats - 1)


def left(t: Setting, s: FortState) -> i64:
    """How much of the game lies ahead, per mille: by the seat nearest to an end (F8.1)."""
    most: i64 = 0
    seat: i64 = 0
    while seat < t.seats:
        by_points = s.number(seat, POINTS) * PER_MILLE // END_POINTS
        by_level = s.number(seat, LEVEL) * PER_MILLE // TOP_LEVEL
        nearer = by_points if by_points > by_level else by_level
        most = nearer if nearer > most else most
        seat += 1
    return 0 if s.ending != 0 or most > PER_MILLE else PER_MILLE - most


def points(t: Setting, s: FortState, seat: i64) -> i64:
    """Points on the track, of the fort and the sculpture."""
    total: i64 = 0
    other: i64 = 0
    while other < t.seats:
        total += open_points(t, s, other)
        other += 1
    return ahead(t, total * POINT, open_points(t, s, seat) * POINT)


def least(one: i64, other: i64) -> i64:
    """The smaller of two numbers."""
    return one if one < other else other


def covered(t: Setting, s: FortState, seat: i64) -> i64:
    """Resources that go into the next level's cost."""
    level = s.number(seat, LEVEL) + 1
    pizza = s.number(seat, PIZZA) + s.number(seat, PACK_PIZZA)
    toys = s.number(seat, TOYS) + s.number(seat, PACK_TOYS)
    fitting_pizza = least(pizza, t.box.cost_pizza[level])
    fitting_toys = least(toys, t.box.cost_toy[level])
    return fitting_pizza + fitting_toys + least(pizza + toys - fitting_pizza - fitting_toys, t.box.cost_any[level])


def fort_of(t: Setting, s: FortState, seat: i64, ahead_of_us: i64) -> i64:
    """What a seat's fort promises: room, and the points of the level it saves for."""
    level = s.number(seat, LEVEL)
    value = level * LEVEL_ROOM * ahead_of_us // PER_MILLE
    if level < TOP_LEVEL and s.ending == 0:
        cost = t.box.cost_pizza[level + 1] + t.box.cost_toy[level + 1] + t.box.cost_any[level + 1]
        gain = (t.box.points[level + 1] - t.box.points[level]) * NEXT_LEVEL
        got = covered(t, s, seat)
        value += gain * got * got // (cost * cost) if cost > 0 else gain
    return value


def fort(t: Setting, s: FortState, seat: i64) -> i64:
    """How much more the seat's fort promises than the others'."""
    ahead_of_us = left(t, s)
    total: i64 = 0
    other: i64 = 0
    while other < t.seats:
        total += fort_of(t, s, other, ahead_of_us)
        other += 1
    return ahead(t, total, fort_of(t, s, seat, ahead_of_us))


def resources_of(t: Setting, s: FortState, seat: i64) -> i64:
    """What a seat's spare resources are worth early in the game."""
    packed = s.number(seat, PACK_PIZZA) + s.number(seat, PACK_TOYS)
    spare = s.number(seat, PIZZA) + s.number(seat, TOYS) + packed
    if s.number(seat, LEVEL) < TOP_LEVEL:
        spare -= covered(t, s, seat)
    return spare * SPARE + packed * PACKED


def resources(t: Setting, s: FortState, seat: i64) -> i64:
    """How much more the seat's spare resources are worth than the others'."""
    total: i64 = 0
    other: i64 = 0
    while other < t.seats:
        total += resources_of(t, s, other)
        other += 1
    return ahead(t, total, resources_of(t, s, seat)) * left(t, s) // PER_MILLE


def lookout_of(s: FortState, seat: i64) -> i64:
    """Icons in a seat's lookout, a coin once."""
    coins = s.number(seat, ICONS + COIN)
    icons = coins
    suit: i64 = 0
    while suit < COIN:
        icons += s.number(seat, ICONS + suit) - coins
        suit += 1
    return icons * LOOKOUT_ICON


def fitting(t: Setting, s: FortState, seat: i64) -> i64:
    """How well a seat's cards go together: icons on the mean card that match a card drawn with it."""
    icons = vec[i64]([0, 0, 0, 0, 0, 0, 0])
    cards: i64 = 0
    for card, here in enumerate(s.place):
        if i64(here) >= DECK and i64(here) & 3 == seat:
            cards += 1
            first = i64(t.box.kind_of[i64(card)]) * SUIT_COUNT
            suit: i64 = 0
            while suit < COIN:
                icons[suit] = icons[suit] + i64(t.box.icons[first + suit])
                suit += 1
    total: i64 = 0
    suit = 0
    while suit < COIN:
        total += icons[suit] * icons[suit]
        suit += 1
    return total * FITTING // cards if cards > 0 else 0


def deck(t: Setting, s: FortState, seat: i64) -> i64:
    """What the seat's cards are good for, and how much more its lookout is than the others'."""
    total: i64 = 0
    other: i64 = 0
    while other < t.seats:
        total += lookout_of(s, other)
        other += 1
    value = ahead(t, total, lookout_of(s, seat)) + fitting(t, s, seat)
    return value * left(t, s) // PER_MILLE


def rule(t: Setting, s: FortState, seat: i64) -> i64:
    """What the seat's own made-up rule gives as things stand, surer towards the end; at the end all of them count."""
    if s.ending != 0:
        return rules_shown(t, s, seat)
    held = rule_of(s, seat)
    if held < 0:
        return 0
    sure = PER_MILLE - (PER_MILLE - RULE_SURE) * left(t, s) // PER_MILLE
    return rule_points(t, s, seat, held) * POINT * sure // PER_MILLE


def rules_shown(t: Setting, s: FortState, seat: i64) -> i64:
    """What the seat's made-up rule gives more than the others' (F8.2)."""
    total: i64 = 0
    own: i64 = 0
    other: i64 = 0
    while other < t.seats:
        held = rule_of(s, other)
        given: i64 = rule_points(t, s, other, held) * POINT if held >= 0 else 0
        total += given
        own = given if other == seat else own
        other += 1
    return ahead(t, total, own)


def worth(t: Setting, s: FortState, seat: i64) -> i64:
    """The sum of all parts."""
    value = points(t, s, seat) + rule(t, s, seat)
    if s.ending == 0:
        value += fort(t, s, seat) + resources(t, s, seat) + deck(t, s, seat)
    return value


def parts(t: Setting, s: FortState, seat: i64) -> dict[str, int]:
    """`worth` by name."""
    found = {"points": int(points(t, s, seat)), "rule": int(rule(t, s, seat))}
    if s.ending == 0:
        found["fort"] = int(fort(t, s, seat))
        found["resources"] = int(resources(t, s, seat))
        found["deck"] = int(deck(t, s, seat))
    return found
