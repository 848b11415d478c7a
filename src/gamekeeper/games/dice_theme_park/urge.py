"""What suggests itself at first sight: much money, many stars a guest, and guests where they can ride next."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gamekeeper.games.dice_theme_park import agenda
from gamekeeper.games.dice_theme_park.components import SPACES
from gamekeeper.games.dice_theme_park.dice import dice_at
from gamekeeper.games.dice_theme_park.estimate import wants
from gamekeeper.games.dice_theme_park.fields import ParkState
from gamekeeper.games.dice_theme_park.measures import stars_at
from gamekeeper.games.dice_theme_park.moving import hex_of_die, near
from gamekeeper.games.dice_theme_park.park import kind_at, price
from gamekeeper.games.dice_theme_park.party import may_run
from gamekeeper.games.dice_theme_park.places import RAIL
from gamekeeper.games.dice_theme_park.setting import Setting

# of each word in their order: up, down, wild …, "done" last
OF_WORDS: Final = vec[i64]([3000, -500, 1000, 2500, 1500, 1500, 3500, 4500, 500, 500, 2500, 1000, -3000, -3000, 0])


def urge(t: Setting, s: ParkState, seat: i64, kind: i64, code: i64) -> i64:
    """How much an answer to a question of this kind suggests itself."""
    if code < t.hex_code:
        if kind in (agenda.BUILD, agenda.GIFT):
            return 3000 * t.box.tiles.stars[code] // t.box.tiles.slots[code] + 700 * t.box.tiles.income[code]
        return -1000 if kind in (agenda.SWAP, agenda.DRAFT) else 1200
    if code < t.space_code:
        return place(t, s, seat, kind, code - t.hex_code)
    if code < t.die_code:
        space = code - t.space_code
        return 600 * stars_at(t, s, seat * t.hexes + space // SPACES) - 300 * price(t, s, seat, space)
    return guest(t, s, seat, kind, code - t.die_code) if code < t.rail_code else said(t, s, code)


def said(t: Setting, s: ParkState, code: i64) -> i64:
    """A word, a number, a monorail by its pips, two staff cards by their money."""
    if code >= t.pair_code:
        return 700 * t.pair_sum(code, t.box.staff_money)
    if code >= t.word_code:
        return OF_WORDS[t.word(code)] if code < t.start_code else i64(0)
    if code >= t.number_code:
        return 700 * (code - t.number_code)
    return 700 * sum((i64(s.value[die]) for die in dice_at(s, RAIL + code - t.rail_code)), i64(0))


def guest(t: Setting, s: ParkState, seat: i64, kind: i64, die: i64) -> i64:
    """A guest: where it moves, the one that has the most to gain; where it is treated kindly, the tired one."""
    if kind in (agenda.RUN, agenda.WHO, agenda.GUIDED):
        best: i64 = 0
        for hex_ in near(t, s, seat, die):
            best = max(best, lure(t, s, seat, hex_, die))
        return best - (i64(1) if kind == agenda.WHO else lure(t, s, seat, hex_of_die(t, s, die), die) + 1)
    return 300 * (i64(s.value[die]) if kind in (agenda.PARTY, agenda.TRAIN) else 7 - i64(s.value[die]))


def place(t: Setting, s: ParkState, seat: i64, kind: i64, hex_: i64) -> i64:
    """A hex: where many attractions are beside, many guests are, or a ride pays."""
    spot = seat * t.hexes + hex_
    if kind == agenda.BUILD_AT:
        near = t.box.park.near[hex_]
        return 700 * sum((i64(s.tile[seat * t.hexes + other] != 0) for other in near), i64(0))
    if kind == agenda.WHERE:
        return lure(t, s, seat, hex_, s.argument_of(seat) & 63)
    if kind == agenda.MASCOT_AT:
        return 500 * i64(len(dice_at(s, spot)))
    return 3000 + 1000 * stars_at(t, s, spot) // t.box.tiles.slots[kind_at(t, s, spot)]


def lure(t: Setting, s: ParkState, seat: i64, hex_: i64, die: i64) -> i64:
    """What an attraction promises a guest: its stars a die, half where others are missing, 0 where it cannot ride."""
    spot = seat * t.hexes + hex_
    kind = kind_at(t, s, spot)
    slots = t.box.tiles.slots[kind]
    if not may_run(t, s, seat, spot) or not wants(t, s, kind, die):
        return 0
    return 1000 * stars_at(t, s, spot) // (slots if i64(len(dice_at(s, spot))) + 1 >= slots else 2 * slots)
