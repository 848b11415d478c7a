"""Where dice go: after an operation (D5.1), by map and guide (D5.4), by skills (D5.5) and cable cars (D7.2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from gamekeeper.core.texts import Phrase
from gamekeeper.games.dice_theme_park import agenda
from gamekeeper.games.dice_theme_park.agenda import AboutDie, packed, part, tell_die
from gamekeeper.games.dice_theme_park.components import CABLE
from gamekeeper.games.dice_theme_park.dice import OfDice, targets, within
from gamekeeper.games.dice_theme_park.fields import GUIDED, MAPS_USED, ParkState
from gamekeeper.games.dice_theme_park.park import gain
from gamekeeper.games.dice_theme_park.setting import Setting

# how a die moves, in the argument of WHERE behind the die; their paragraphs in RULES
BY_STEP: Final[i64] = 0  # to a neighbour
BY_MAP: Final[i64] = 1
BY_GUIDE: Final[i64] = 2
BY_USHER: Final[i64] = 3  # to the hex that the argument holds behind
BY_WALK: Final[i64] = 4  # + steps
RULES: Final = ("D5.1", "D5.4", "D5.4", "D5.5", "D5.5")


def hex_of_die(t: Setting, s: ParkState, die: i64) -> i64:
    """The hex a die is on."""
    return i64(s.at[die]) % t.hexes


def can_leave(t: Setting, s: ParkState, seat: i64, hex_: i64) -> bool:
    """D5.4 Whether a die can go anywhere from an attraction."""
    first, tile, around = seat * t.hexes, s.tile, t.box.park.near[hex_]
    return any(tile[first + other] != 0 for other in around) or len(targets(t, s, seat, hex_, around)) > 0


def near(t: Setting, s: ParkState, seat: i64, die: i64) -> vec[i64]:
    """D5.4 Where a die can go from its attraction."""
    hex_ = hex_of_die(t, s, die)
    return targets(t, s, seat, hex_, t.box.park.near[hex_])


class Where(AboutDie):
    """D5.1, D5.4, D7.2 Which attraction a die goes to; the argument holds the die and how it moves."""

    def options(self, s: ParkState, seat: i64) -> vec[i64]:
        t, die, way = self.t, part(s.argument_of(seat), 0), part(s.argument_of(seat), 1)
        hex_ = hex_of_die(t, s, die)
        reach = t.box.park.near[hex_]
        if way == BY_GUIDE:
            reach = vec[i64](range(t.hexes))
        elif way == BY_USHER:
            reach = vec[i64]([part(s.argument_of(seat), 2)])
        elif way >= BY_WALK:
            reach = within(t, s, seat, hex_, way - BY_WALK)
        return vec[i64]([t.hex_code + other for other in targets(t, s, seat, hex_, reach)])

    def asked(self, s: ParkState, seat: i64) -> Phrase:
        way = min(part(s.argument_of(seat), 1), BY_WALK)
        return Phrase(f"ask-{self.key}", self.params(s, seat), RULES[way])

    def is_open(self, s: ParkState, seat: i64, argument: i64) -> bool:
        t, die = self.t, part(argument, 0)
        if part(argument, 1) == BY_USHER:
            return False
        first, tile, around = seat * t.hexes, s.tile, t.box.park.near[hex_of_die(t, s, die)]
        return sum((i64(tile[first + other] != 0) for other in around), i64(0)) > 1

    def choose(self, s: ParkState, seat: i64, argument: i64, code: i64) -> None:
        way = part(argument, 1)
        s.add_number(seat, MAPS_USED, i64(way == BY_MAP))
        s.add_number(seat, GUIDED, i64(way == BY_GUIDE))
        key = "move-map" if way == BY_MAP else "move-guide" if way == BY_GUIDE else "move"
        t, die, hex_ = self.t, part(argument, 0), code - self.t.hex_code
        before, spot = i64(s.at[die]), seat * t.hexes + hex_
        s.at[die] = u8(spot)
        s.wild[die] = 0
        tell_die(t, s, key, seat, die, hex_)
        if i64(s.innovation[before]) == CABLE and i64(s.innovation[spot]) == CABLE:  # D7.2 such a ride pays
            gain(s, "ride", seat, 1)

    def is_planned(self, s: ParkState, seat: i64) -> bool:
        return part(s.argument_of(seat), 1) == BY_STEP


class Guided(OfDice):
    """D5.4 Guide: one die from any attraction to any other."""

    def choose(self, s: ParkState, seat: i64, argument: i64, code: i64) -> None:
        s.then(agenda.WHERE, seat, packed(code - self.t.die_code, BY_GUIDE))
