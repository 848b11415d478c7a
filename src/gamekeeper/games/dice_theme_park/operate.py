"""Operate (D5): attractions and their parties, pipping down and the move; maps and guides."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gamekeeper.core.agenda import Told
from gamekeeper.core.ids import Params, Seat
from gamekeeper.core.lists import bit
from gamekeeper.core.texts import LIGHT, PASSING, Phrase
from gamekeeper.games.dice_theme_park import agenda, language
from gamekeeper.games.dice_theme_park.agenda import NO_ONE, ParkQuestion, ParkStep, packed, part, spot_element, tell_at
from gamekeeper.games.dice_theme_park.dice import (
    AnyOfDice,
    OfDice,
    dice_at,
    dice_of,
    die_codes,
    different,
    leave,
    reroll,
    set_value,
)
from gamekeeper.games.dice_theme_park.fields import GUIDED, MANAGED, MAPS_USED, VIPS, ParkState
from gamekeeper.games.dice_theme_park.mascots import mascot_card, ready
from gamekeeper.games.dice_theme_park.moving import BY_MAP, can_leave, hex_of_die
from gamekeeper.games.dice_theme_park.park import colour_with, icons, kind_at, total
from gamekeeper.games.dice_theme_park.party import may_run, party_dice, runnable, surprise_dice
from gamekeeper.games.dice_theme_park.setting import GUIDE, Setting, die_element

# an operation in an argument: the hex, its dice as far as they are chosen, those rerolled and those that stay as masks
HEX: Final[i64] = 0
DICE: Final[i64] = 1
REROLLS: Final[i64] = 4
KEEPS: Final[i64] = 5


class Run(ParkQuestion):
    """D4.6, D5.1, D8.2 What next: operate, move a die with a map, guide one, use a mascot; or end the phase."""

    def is_open(self, s: ParkState, seat: i64, argument: i64) -> bool:
        t, dice = self.t, dice_of(self.t, s, seat)
        if len(dice) == 0:
            return False
        if s.number(seat, MAPS_USED) < i64(s.maps[seat]) or len(ready(s, seat)) > 0 or self.may_guide(s, seat):
            return True
        return len(runnable(t, s, seat, dice, True)) > 0

    def may_guide(self, s: ParkState, seat: i64) -> bool:
        """D5.4 Whether a Guide is left."""
        return s.number(seat, GUIDED) < total(self.t, s, seat, language.GUIDES)

    def options(self, s: ParkState, seat: i64) -> vec[i64]:
        t, result, dice = self.t, vec[i64](capacity=24), dice_of(self.t, s, seat)
        if len(dice) > 0:
            for card in ready(s, seat):  # as long as there is any guest, each can be used
                if t.kind(card) not in result:
                    result = append(result, t.kind(card))
            for hex_ in runnable(t, s, seat, dice):
                result = append(result, t.hex_code + hex_)
            if s.number(seat, MAPS_USED) < i64(s.maps[seat]):
                for die in different(t, s, dice):
                    if can_leave(t, s, seat, hex_of_die(t, s, die)):
                        result = append(result, t.die_code + die)
            if self.may_guide(s, seat):
                result = append(result, t.word_code + GUIDE)
        return append(result, t.done_code)

    def take(self, s: ParkState, seat: i64, code: i64) -> None:
        if code == self.t.done_code:
            s.tell("closes", seat)
        super().take(s, seat, code)

    def choose(self, s: ParkState, seat: i64, argument: i64, code: i64) -> None:
        t = self.t
        s.then(agenda.RUN, seat)
        if code < t.hex_code:
            s.then(agenda.MASCOT_AT, seat, mascot_card(t, s, seat, code))
        elif code < t.die_code:
            s.then(agenda.PARTY, seat, packed(code - t.hex_code, NO_ONE, NO_ONE, NO_ONE))
        elif code == t.word_code + GUIDE:
            s.then(agenda.GUIDED, seat)
        else:
            s.then(agenda.WHERE, seat, packed(code - t.die_code, BY_MAP))

    def weight(self, s: ParkState, seat: i64, code: i64) -> i64:
        """Who closes the park while something can still be operated may have slipped."""
        is_early = code == self.t.done_code and len(runnable(self.t, s, seat, dice_of(self.t, s, seat), True)) > 0
        return PASSING if is_early else LIGHT

    def why_not(self, s: ParkState, seat: i64, code: i64) -> Phrase | None:
        t, spot = self.t, seat * self.t.hexes + code - self.t.hex_code
        if t.die_code <= code < t.rail_code:
            is_out = s.number(seat, MAPS_USED) >= i64(s.maps[seat])
            return Phrase("why-no-map", {}, "D5.4") if is_out else None
        if not t.hex_code <= code < t.space_code:
            return None
        place: Params = {"place": spot_element(t, s, seat, code - t.hex_code)}
        if s.tile[spot] == 0:
            return Phrase("why-nothing-there", place, "D5.1")
        key, rule = ("why-no-party", "D5.3") if may_run(t, s, seat, spot) else ("why-no-icon", "D5.1")
        return Phrase(key, place, rule)

    def card(self, s: ParkState, seat: i64, kind: i64) -> i64:
        return mascot_card(self.t, s, seat, kind)

    def told(self, s: ParkState, seat: i64, code: i64) -> Told:
        told = super().told(s, seat, code)
        if told.key == self.key:
            kind = "mascot" if code < self.t.hex_code else "operate" if code < self.t.die_code else "walk"
            return Told(kind, told.params, told.elements)
        return told


def chosen_dice(argument: i64) -> vec[i64]:
    """The dice chosen for an operation so far."""
    return vec[i64]([part(argument, place) for place in range(DICE, REROLLS) if part(argument, place) != NO_ONE])


def spot_of(t: Setting, seat: i64, argument: i64) -> i64:
    """Where an operation is, counted park after park."""
    return seat * t.hexes + part(argument, HEX)


def operation(t: Setting, s: ParkState, seat: i64) -> Params:
    """Where a seat operates, and the dice of its party so far."""
    argument = s.argument_of(seat)
    dice = [die_element(die) for die in chosen_dice(argument)]
    return {"place": spot_element(t, s, seat, part(argument, HEX)), "dice": dice}


class Party(ParkQuestion):
    """D5.1, D5.3 Which dice make the party, one by one."""

    def options(self, s: ParkState, seat: i64) -> vec[i64]:
        t, argument = self.t, s.argument_of(seat)
        spot = spot_of(t, seat, argument)
        return die_codes(t, party_dice(t, s, spot, dice_at(s, spot), chosen_dice(argument), False))

    def choose(self, s: ParkState, seat: i64, argument: i64, code: i64) -> None:
        t, place = self.t, DICE + i64(len(chosen_dice(argument)))
        argument ^= (NO_ONE ^ (code - t.die_code)) << (6 * place)
        spot, party = spot_of(t, seat, argument), chosen_dice(argument)
        kind = kind_at(t, s, spot)
        if i64(len(party)) < t.box.tiles.slots[kind]:
            s.then(agenda.PARTY, seat, argument)
            return
        s.add_number(seat, MANAGED, i64(i64(s.cubes[spot]) >= icons(t, s, spot)))  # D5.6
        s.cubes[spot] = u8(i64(s.cubes[spot]) + 1)
        s.add_number(seat, VIPS, sum((i64(s.vip[die]) for die in party), i64(0)))
        if s.sink is not None:
            values = [str(s.value[die]) for die in party]  # texts: numbers would be one a seat
            told: Params = {"dice": [die_element(die) for die in party], "values": values}
            tell_at(t, s, "operate", seat, part(argument, HEX), told)
        s.then(agenda.PIP, seat, argument)
        s.then(agenda.FRESH, seat, argument)
        if t.box.tiles.surprise[kind] > 0:
            if total(t, s, seat, language.REROLLS) > 0:
                s.then(agenda.SHOWMAN, seat, argument)
            s.then(agenda.SURPRISE, seat, argument)

    def params(self, s: ParkState, seat: i64) -> Params:
        return operation(self.t, s, seat)


class OfParty(AnyOfDice):
    """A die of the party that is treated another way than being pipped down, or none."""

    def dice(self, s: ParkState, seat: i64) -> vec[i64]:
        dice, argument = vec[i64](), s.argument_of(seat)
        others = part(argument, REROLLS) | part(argument, KEEPS)
        for place, die in enumerate(chosen_dice(argument)):
            if (others >> i64(place)) & 1 == 0 and self.may_take(s, seat, argument, i64(place), die):
                dice = append(dice, die)
        return dice

    def may_take(self, s: ParkState, seat: i64, argument: i64, place: i64, die: i64) -> bool:
        """Whether a die of the party is offered."""
        raise NotImplementedError

    def mask(self) -> i64:
        """Where the argument keeps who is treated so."""
        return REROLLS

    def choose(self, s: ParkState, seat: i64, argument: i64, code: i64) -> None:
        for place, die in enumerate(chosen_dice(argument)):
            if die == code - self.t.die_code:
                argument |= bit(i64(place) + 6 * self.mask())
        waiting = vec[i64]()  # the steps and questions about the operation are put again with what was chosen
        while agenda.SHOWMAN <= s.kind_of(Seat(seat)) <= agenda.PIP:
            waiting = append(waiting, s.kind_of(Seat(seat)))
            s.answered(seat)
        for place in range(len(waiting)):
            s.then(waiting[i64(len(waiting)) - 1 - i64(place)], seat, argument)

    def params(self, s: ParkState, seat: i64) -> Params:
        return operation(self.t, s, seat)


class Surprise(OfParty):
    """D7.1 The die in the surprise's slot may be rerolled instead; where several can be it, the player says which."""

    def may_take(self, s: ParkState, seat: i64, argument: i64, place: i64, die: i64) -> bool:
        places = surprise_dice(self.t, s, spot_of(self.t, seat, argument), chosen_dice(argument))
        return s.vip[die] == 0 and (places >> place) & 1 == 1


class Showman(OfParty):
    """D7.1 Showman: another die of the party than the surprise's may be rerolled instead too."""

    def may_take(self, s: ParkState, seat: i64, argument: i64, place: i64, die: i64) -> bool:
        places = surprise_dice(self.t, s, spot_of(self.t, seat, argument), chosen_dice(argument))
        return s.vip[die] == 0 and (places & ~(i64(1) << place) != 0 or part(argument, REROLLS) != 0)


class Fresh(OfParty):
    """D5.7 One die of the administrator's colour may stay at its value on an attraction of that colour."""

    def may_take(self, s: ParkState, seat: i64, argument: i64, place: i64, die: i64) -> bool:
        colour = self.t.box.tiles.colour[kind_at(self.t, s, spot_of(self.t, seat, argument))]
        return self.t.colour(die) == colour and colour_with(self.t, s, seat, language.FRESH) == colour

    def mask(self) -> i64:
        return KEEPS


class Pip(ParkStep):
    """D5.1 Every die of the party is pipped down, one at 1 leaves; D7.1 or rerolled, D5.7 or stays. Then one moves."""

    def run(self, s: ParkState, seat: i64, argument: i64) -> None:
        t = self.t
        for die in dice_at(s, spot_of(t, seat, argument)):  # D5.5 a colour lasts for this operation
            s.wild[die] = 0
        for place, die in enumerate(chosen_dice(argument)):
            if (part(argument, REROLLS) >> i64(place)) & 1 == 1:
                reroll(t, s, seat, die)
            elif (part(argument, KEEPS) >> i64(place)) & 1 == 1:
                set_value(t, s, "fresh", seat, die, i64(s.value[die]))
            elif s.value[die] == 1:
                leave(t, s, seat, die)
            else:
                set_value(t, s, "pip", seat, die, i64(s.value[die]) - 1)
        s.then(agenda.WHO, seat, argument)


class Who(OfDice):
    """D5.1 Which of the party's dice still in the park moves; none left, none moves."""

    def dice(self, s: ParkState, seat: i64) -> vec[i64]:
        argument, at = s.argument_of(seat), s.at
        spot = spot_of(self.t, seat, argument)
        return vec[i64]([die for die in chosen_dice(argument) if i64(at[die]) == spot])

    def choose(self, s: ParkState, seat: i64, argument: i64, code: i64) -> None:
        s.then(agenda.WHERE, seat, code - self.t.die_code)
