"""Parties (D5.3): which dice of an attraction fulfil its requirement. The one definition of a legal operation.

Options, look-ahead and execution ask `party_dice` alone. Dice of a party are chosen in the order of their numbers, of
equal dice the first ones, so that each party has one way to it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamekeeper.games.dice_theme_park.components import BOOTH
from gamekeeper.games.dice_theme_park.dice import are_equal, crowds_of
from gamekeeper.games.dice_theme_park.fields import MANAGED, ParkState
from gamekeeper.games.dice_theme_park.language import AGAIN, FREE, GREATER, LESS, PARTY, STRAIGHT
from gamekeeper.games.dice_theme_park.measures import least
from gamekeeper.games.dice_theme_park.park import icons, kind_at, total
from gamekeeper.games.dice_theme_park.setting import Setting

ORDERS: Final = [
    vec[i64]([0]),
    vec[i64]([0, 1, 1, 0]),
    vec[i64]([0, 1, 2, 0, 2, 1, 1, 0, 2, 1, 2, 0, 2, 0, 1, 2, 1, 0]),
]  # by dice - 1: which die goes to which slot, order after order


def may_run(t: Setting, s: ParkState, seat: i64, spot: i64) -> bool:
    """D5.1, D5.6 Whether an attraction has a free icon, or a manager is left for it."""
    if i64(s.cubes[spot]) < icons(t, s, spot):
        return True
    return s.number(seat, MANAGED) < total(t, s, seat, AGAIN)


def runnable(t: Setting, s: ParkState, seat: i64, dice: vec[i64], one_only: bool = False) -> vec[i64]:
    """D5.1 Where a park with these dice can be operated now, ascending: an icon is free, some party fulfils it."""
    result, crowds, slots = vec[i64](capacity=t.hexes), crowds_of(t, s, seat, dice), t.box.tiles.slots
    for hex_ in range(t.hexes):
        spot = seat * t.hexes + hex_
        is_enough = crowds[hex_] > 0 and crowds[hex_] >= slots[kind_at(t, s, spot)]
        if is_enough and may_run(t, s, seat, spot) and has_party(t, s, spot, dice):
            result = append(result, hex_)
            if one_only:
                return result
    return result


def has_party(t: Setting, s: ParkState, spot: i64, dice: vec[i64]) -> bool:
    """D5.3 Whether some of a park's dice, as far as they are on an attraction, fulfil its requirement."""
    kind, at = kind_at(t, s, spot), s.at
    here = vec[i64]([die for die in dice if i64(at[die]) == spot], capacity=16)
    if t.box.tiles.slots[kind] > 1:
        return len(party_dice(t, s, spot, here, vec[i64](), True)) > 0
    return any(fits(t, s, spot, kind, vec[i64]([die]), ORDERS[0], 0) for die in here)


def party_dice(t: Setting, s: ParkState, spot: i64, dice: vec[i64], chosen: vec[i64], one_only: bool) -> vec[i64]:
    """D5.3 The dice that can join those chosen on the way to a party, ascending; with `one_only` at most the first.

    `dice` are those on the attraction, ascending.
    """
    result = vec[i64]()
    count = i64(len(chosen))
    last = chosen[count - 1] if count > 0 else i64(-1)
    for die in dice:
        if die > last and not skips_equal(t, s, dice, chosen, die):
            more = append(chosen, die)
            if is_party(t, s, spot, more) or (
                count + 1 < t.box.tiles.slots[kind_at(t, s, spot)] and len(party_dice(t, s, spot, dice, more, True)) > 0
            ):
                result = append(result, die)
                if one_only:
                    return result
    return result


def skips_equal(t: Setting, s: ParkState, dice: vec[i64], chosen: vec[i64], die: i64) -> bool:
    """Whether an equal die that comes before this one is not chosen; `dice` are ascending."""
    return any(other < die and are_equal(t, s, other, die) and other not in chosen for other in dice)


def is_party(t: Setting, s: ParkState, spot: i64, party: vec[i64]) -> bool:
    """D5.3 Whether dice fulfil an attraction's requirement exactly."""
    return surprise_dice(t, s, spot, party, True) != 0


def surprise_dice(t: Setting, s: ParkState, spot: i64, party: vec[i64], any_order: bool = False) -> i64:
    """D5.3, D7.1 A mask of the party's places that can be the surprise's; with `any_order` 1 where it is a party."""
    tiles, kind, size = t.box.tiles, kind_at(t, s, spot), i64(len(party))
    if tiles.slots[kind] != size:
        return 0
    orders = ORDERS[size - 1]
    result: i64 = 0
    first: i64 = 0
    while first < i64(len(orders)):
        if fits(t, s, spot, kind, party, orders, first):
            if any_order:
                return 1
            if tiles.surprise[kind] > 0:
                result |= i64(1) << orders[first + tiles.surprise[kind] - 1]
        first += size
    return result


def fits(t: Setting, s: ParkState, spot: i64, kind: i64, party: vec[i64], orders: vec[i64], first: i64) -> bool:
    """D5.3, D5.5, D7.2 Whether dice fit the slots in one order; a booth lets one of any colour into a coloured slot."""
    tiles = t.box.tiles
    strangers: i64 = 0
    for slot in range(len(party)):
        die = party[orders[first + slot]]
        if (tiles.slot_values[kind * PARTY + slot] >> i64(s.value[die])) & 1 == 0:
            return False
        colour = tiles.slot_colour[kind * PARTY + slot]
        if colour > 0 and colour != t.colour(die) + 1 and s.wild[die] == 0:
            strangers += 1
    if strangers > i64(i64(s.innovation[spot]) == BOOTH):
        return False
    one = i64(s.value[party[orders[first]]])
    other = i64(s.value[party[orders[first + 1]]]) if len(party) > 1 else one
    third = i64(s.value[party[orders[first + 2]]]) if len(party) > 2 else other
    return relates(tiles.relation[kind], one, other, third)


def relates(relation: i64, one: i64, other: i64, third: i64) -> bool:
    """D5.3 Whether values in the order of their slots are in a relation; for a straight the order does not matter."""
    if relation <= LESS:
        return relation == FREE or (one > other if relation == GREATER else one < other)
    if relation == STRAIGHT:
        low = least(vec[i64]([one, other, third]))
        return one != other and other != third and one + other + third == 3 * low + 3 and one != third
    return one == other and other == third
