"""Welcome (D4.2): monorails in turn order, new dice raised and made VIPs, the last train."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, u8

from gamekeeper.core.agenda import Told
from gamekeeper.core.ids import EVERYONE
from gamekeeper.core.lists import sort
from gamekeeper.core.texts import Phrase
from gamekeeper.games.dice_theme_park import agenda, language
from gamekeeper.games.dice_theme_park.agenda import NO_ONE, ParkQuestion, packed, part, tell_die
from gamekeeper.games.dice_theme_park.components import TOP
from gamekeeper.games.dice_theme_park.dice import AnyOfDice, are_equal, arrive, dice_at, dice_of, entrance, set_value
from gamekeeper.games.dice_theme_park.fields import ParkState
from gamekeeper.games.dice_theme_park.park import RAIL_PLACE, blocked, total
from gamekeeper.games.dice_theme_park.places import LEAVING, RAIL
from gamekeeper.games.dice_theme_park.setting import Setting, die_element, rail_element

TOKENS: Final[i64] = 2  # for VIPs of a player


def open_rails(t: Setting, s: ParkState) -> vec[i64]:
    """D4.2, D9.2 Monorails nobody has taken, without the one a solo card blocks."""
    taken, closed = s.taken, blocked(t, s, RAIL_PLACE) - 1
    return vec[i64]([rail for rail in range(t.rails) if (taken >> rail) & 1 == 0 and rail != closed])


class Rail(ParkQuestion):
    """D4.2 One monorail: its dice go to the entrance at their values."""

    def options(self, s: ParkState, seat: i64) -> vec[i64]:
        return vec[i64]([self.t.rail_code + rail for rail in open_rails(self.t, s)])

    def why_not(self, s: ParkState, seat: i64, code: i64) -> Phrase | None:
        rail = code - self.t.rail_code
        if rail >= self.t.rails:
            return None
        is_struck = rail == blocked(self.t, s, RAIL_PLACE) - 1
        key, rule = ("why-rail-struck-out", "D9.2") if is_struck else ("why-rail-taken", "D4.2")
        return Phrase(key, {"rail": rail_element(rail)}, rule)

    def choose(self, s: ParkState, seat: i64, argument: i64, code: i64) -> None:
        t, rail = self.t, code - self.t.rail_code
        s.taken |= i64(1) << rail
        new = dice_at(s, RAIL + rail)
        for die in new:
            s.at[die] = u8(entrance(t, seat))
        if s.sink is not None:
            dice = [die_element(die) for die in new]
            s.sink.emit(EVERYONE, "rail", {"seat": f"seat:{seat}", "rail": rail_element(rail), "dice": dice})
        fresh = vec[i64]([NO_ONE, NO_ONE, NO_ONE])
        for place, die in enumerate(new):
            fresh[place] = die
        raises, escorts = 2 * total(t, s, seat, language.RAISES), total(t, s, seat, language.ESCORTS)
        s.then(agenda.RAISE, seat, packed(fresh[0], fresh[1], fresh[2], raises))
        s.then(agenda.ESCORT, seat, packed(fresh[0], fresh[1], fresh[2], escorts))

    def told(self, s: ParkState, seat: i64, code: i64) -> Told:
        rail = code - self.t.rail_code
        dice = dice_at(s, RAIL + rail)
        pips = sum(int(s.value[die]) for die in dice)
        element = rail_element(rail)
        return Told("rail", {"rail": element, "dice": [die_element(die) for die in dice], "pips": pips}, [element])


class Raise(AnyOfDice):
    """D4.2 Concierge: one die up to +2, or two dice +1 each, for every card: steps of +1, in the order of the dice.

    The argument holds the new dice, the steps left, and the last die raised.
    """

    def dice(self, s: ParkState, seat: i64) -> vec[i64]:
        argument, result = s.argument_of(seat), vec[i64]()
        for place in range(3 if part(argument, 3) > 0 else 0):
            die = part(argument, i64(place))
            if die != NO_ONE and self.may_take(s, die) and die >= part(argument, 4):
                result = append(result, die)
        return result

    def may_take(self, s: ParkState, die: i64) -> bool:
        """Whether a die can be raised."""
        return i64(s.value[die]) < TOP

    def choose(self, s: ParkState, seat: i64, argument: i64, code: i64) -> None:
        die = code - self.t.die_code
        self.use(s, seat, die)
        left = part(argument, 3) - 1
        s.then(self.number, seat, packed(part(argument, 0), part(argument, 1), part(argument, 2), left, die))

    def use(self, s: ParkState, seat: i64, die: i64) -> None:
        """What is done to a die."""
        set_value(self.t, s, "raise", seat, die, i64(s.value[die]) + 1)


class Escort(Raise):
    """D7.3 Chaperone: a new die gets a VIP token, as long as the player has one."""

    def dice(self, s: ParkState, seat: i64) -> vec[i64]:
        own = extend(dice_of(self.t, s, seat), dice_at(s, LEAVING + seat))
        in_use = sum((i64(s.vip[die]) for die in own), i64(0))
        return super().dice(s, seat) if in_use < TOKENS else vec[i64]()

    def may_take(self, s: ParkState, die: i64) -> bool:
        return s.vip[die] == 0

    def use(self, s: ParkState, seat: i64, die: i64) -> None:
        s.vip[die] = 1
        tell_die(self.t, s, "escort", seat, die)


class Train(AnyOfDice):
    """D4.2 Last train: one die of a monorail that is left, at its value; equal dice are one answer."""

    def dice(self, s: ParkState, seat: i64) -> vec[i64]:
        dice = vec[i64]()
        for rail in open_rails(self.t, s):
            for die in dice_at(s, RAIL + rail):  # equal dice are one answer, whichever monorail they are on
                if not any(are_equal(self.t, s, other, die) for other in dice):
                    dice = append(dice, die)
        sort(dice)
        return dice

    def choose(self, s: ParkState, seat: i64, argument: i64, code: i64) -> None:
        die = code - self.t.die_code
        arrive(self.t, s, "train", seat, die, i64(s.value[die]))
