"""Improve (D4.5): maps, upgrades, what Builder and Innovator do; with Innovations (D7.2) what else can be built."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from gamekeeper.core.agenda import Told
from gamekeeper.core.ids import EVERYONE, Params
from gamekeeper.core.texts import Phrase
from gamekeeper.games.dice_theme_park import agenda, components, language, park
from gamekeeper.games.dice_theme_park.agenda import ParkQuestion, spot_element, tell_at, too_dear
from gamekeeper.games.dice_theme_park.components import BOOTH, INNOVATION, NO_PRICE, SPACES, STATUE, UPGRADES
from gamekeeper.games.dice_theme_park.fields import BOUGHT, INNOVATED, INSTALLED, REMOVED, SHIFTED, SPENT, ParkState
from gamekeeper.games.dice_theme_park.language import PARTY
from gamekeeper.games.dice_theme_park.setting import BUY_MAP, DONE, INNOVATE, INSTALL, REMOVE, Setting


def tell_space(t: Setting, s: ParkState, key: str, seat: i64, space: i64, upgrade: i64, cost: i64) -> None:
    """Say to all what becomes of an upgrade."""
    if s.sink is not None:
        tell_at(t, s, key, seat, space // SPACES, {"upgrade": UPGRADES[upgrade], "cost": int(cost)})


def upgrade_price(t: Setting, s: ParkState, seat: i64, space: i64) -> i64:
    """D4.5 What an upgrade costs on a space now."""
    return park.less(park.price(t, s, seat, space), park.total(t, s, seat, language.UPGRADE_LESS))


def free_spaces(t: Setting, s: ParkState, seat: i64, upgrade: i64, money: i64, one_only: bool = False) -> vec[i64]:
    """D4.5 Free spaces for an upgrade that cost no more; equal spaces of one attraction are one answer."""
    result, first, prices, taken = vec[i64](), seat * t.hexes, t.box.tiles.prices, s.space
    most = money + park.total(t, s, seat, language.UPGRADE_LESS)
    for spot in park.attractions(t, s, seat):
        kind, before = park.kind_at(t, s, spot), NO_PRICE
        for space in range(SPACES):
            printed = prices[kind * SPACES + space]
            if printed <= most and printed != before and printed != NO_PRICE and taken[spot * SPACES + space] == 0:
                before = printed
                if not park.has_upgrade(t, s, spot, upgrade):
                    result = append(result, t.space_code + (spot - first) * SPACES + space)
                    if one_only:
                        return result
    return result


def taken_spaces(t: Setting, s: ParkState, seat: i64) -> vec[i64]:
    """Spaces with an installed upgrade; a pre-installed one has none."""
    spaces, first = s.space, seat * t.hexes * SPACES
    return vec[i64]([t.space_code + space for space in range(t.hexes * SPACES) if spaces[first + space] != 0])


def shiftable(t: Setting, s: ParkState, seat: i64) -> vec[i64]:
    """D7.2 Engineer: spaces with an upgrade that can go to another one."""
    taken = taken_spaces(t, s, seat)
    return vec[i64]([code for code in taken if len(new_spaces(t, s, seat, code - t.space_code)) > 0])


def new_spaces(t: Setting, s: ParkState, seat: i64, space: i64) -> vec[i64]:
    """D7.2 Engineer: free spaces that the upgrade of a space can go to, as far as the difference can be paid.

    An equal space of its attraction is no other space.
    """
    at = seat * t.hexes * SPACES + space
    upgrade = i64(s.space[at]) - 1
    s.space[at] = 0
    result = vec[i64]()
    for code in free_spaces(t, s, seat, upgrade, NO_PRICE):
        dearer = park.price(t, s, seat, code - t.space_code) - park.price(t, s, seat, space)
        is_same = (code - t.space_code) // SPACES == space // SPACES and dearer == 0
        if not is_same and dearer <= i64(s.money[seat]):
            result = append(result, code)
    s.space[at] = u8(upgrade + 1)
    return result


def innovation_price(t: Setting, s: ParkState, seat: i64, hex_: i64, innovation: i64) -> i64:
    """D7.2 The cheapest space of the tile, used or not; the 2nd statue 1 more, the 3rd 2; NO_PRICE without any."""
    first, prices = park.kind_at(t, s, seat * t.hexes + hex_) * SPACES, t.box.tiles.prices
    cheapest = min(prices[first], prices[first + 1])
    return cheapest if cheapest == NO_PRICE or innovation != STATUE else cheapest + park.statues(t, s, seat)


def sites(t: Setting, s: ParkState, seat: i64, innovation: i64) -> vec[i64]:
    """D7.2 Attractions without an innovation that can have one and be paid for."""
    result = vec[i64]()
    for spot in park.attractions(t, s, seat):
        cost = innovation_price(t, s, seat, spot - seat * t.hexes, innovation)
        if s.innovation[spot] == 0 and cost != NO_PRICE and cost <= i64(s.money[seat]):
            result = append(result, t.hex_code + spot - seat * t.hexes)
    return result


def map_price(t: Setting, s: ParkState, seat: i64) -> i64:
    """D4.5 What a map costs now."""
    return park.less(t.box.numbers.map_cost, park.total(t, s, seat, language.MAP_LESS))


class Menu(ParkQuestion):
    """D4.5, D7.2 What to do next: one map, up to two upgrades or more, removals before them; or nothing more."""

    def options(self, s: ParkState, seat: i64) -> vec[i64]:
        first = self.t.word_code
        words = vec[i64]([first + word for word in range(INSTALL, DONE) if self.may(s, seat, word)])
        return append(words, self.t.done_code)

    def is_open(self, s: ParkState, seat: i64, argument: i64) -> bool:
        return any(self.may(s, seat, word) for word in range(INSTALL, DONE))

    def may(self, s: ParkState, seat: i64, word: i64) -> bool:
        """Whether a word of the menu can be carried out now."""
        t, money = self.t, i64(s.money[seat])
        if word < INNOVATE:
            most = t.box.numbers.upgrades + park.total(t, s, seat, language.INSTALLS)
            has = s.number(seat, INSTALLED) < most
            has = has and len(free_spaces(t, s, seat, word - INSTALL, money, True)) > 0
            return has and park.installed(t, s, seat)[word - INSTALL] < t.box.numbers.of_a_kind
        if word < BUY_MAP:
            innovation = BOOTH + word - INNOVATE
            has = t.with_sets[components.INNOVATIONS] and s.number(seat, INNOVATED) < t.box.numbers.innovations
            has = has and park.innovation_left(t, s, seat, innovation)
            return has and len(sites(t, s, seat, innovation)) > 0
        if word == BUY_MAP:
            return s.number(seat, BOUGHT) == 0 and map_price(t, s, seat) <= money
        if word == REMOVE:
            has = s.number(seat, INSTALLED) == 0 and s.number(seat, REMOVED) < park.total(t, s, seat, language.REMOVES)
            return has and len(taken_spaces(t, s, seat)) > 0
        return s.number(seat, SHIFTED) < park.total(t, s, seat, language.SHIFTS) and len(shiftable(t, s, seat)) > 0

    def choose(self, s: ParkState, seat: i64, argument: i64, code: i64) -> None:
        word = self.t.word(code)
        s.then(agenda.MENU, seat)
        if word < INNOVATE:
            s.then(agenda.PLACE, seat, word - INSTALL)
        elif word < BUY_MAP:
            s.then(agenda.INNOVATE, seat, BOOTH + word - INNOVATE)
        elif word == BUY_MAP:
            self.buy(s, seat)
        else:
            s.then(agenda.TAKE_BACK if word == REMOVE else agenda.SHIFT_FROM, seat)

    def buy(self, s: ParkState, seat: i64) -> None:
        """D4.5 One map of the supply."""
        cost = map_price(self.t, s, seat)
        park.pay(s, seat, cost)
        s.add_number(seat, BOUGHT, 1)
        s.maps[seat] = u8(i64(s.maps[seat]) + 1)
        s.emit(EVERYONE, "buy-map", {"seat": f"seat:{seat}", "cost": int(cost)})


class Place(ParkQuestion):
    """D4.5 The space an upgrade goes on."""

    def options(self, s: ParkState, seat: i64) -> vec[i64]:
        return free_spaces(self.t, s, seat, s.argument_of(seat), i64(s.money[seat]))

    def choose(self, s: ParkState, seat: i64, argument: i64, code: i64) -> None:
        t, space = self.t, code - self.t.space_code
        cost = upgrade_price(t, s, seat, space)
        park.pay(s, seat, cost)
        s.add_number(seat, INSTALLED, 1)
        s.space[seat * t.hexes * SPACES + space] = u8(argument + 1)
        tell_space(t, s, "install", seat, space, argument, cost)

    def why_not(self, s: ParkState, seat: i64, code: i64) -> Phrase | None:
        t, space, upgrade = self.t, code - self.t.space_code, s.argument_of(seat)
        spot = seat * t.hexes + space // SPACES
        place: Params = {"place": spot_element(t, s, seat, space // SPACES), "upgrade": UPGRADES[upgrade]}
        if park.price(t, s, seat, space) == NO_PRICE:
            return Phrase("why-no-space", place, self.rule)
        if park.has_upgrade(t, s, spot, upgrade):
            return Phrase("why-one-of-a-kind", place, self.rule)
        if s.space[spot * SPACES + space % SPACES] != 0:
            return Phrase("why-space-taken", place, self.rule)
        cost = upgrade_price(t, s, seat, space)
        return too_dear(s, seat, cost, self.rule) if cost > i64(s.money[seat]) else None

    def params(self, s: ParkState, seat: i64) -> Params:
        return {"upgrade": UPGRADES[s.argument_of(seat)]}

    def told(self, s: ParkState, seat: i64, code: i64) -> Told:
        told = super().told(s, seat, code)
        told.params["cost"] = int(upgrade_price(self.t, s, seat, code - self.t.space_code))
        return told


class TakeBack(ParkQuestion):
    """D4.5 Builder: an installed upgrade goes back to the own supply."""

    def options(self, s: ParkState, seat: i64) -> vec[i64]:
        return taken_spaces(self.t, s, seat)

    def choose(self, s: ParkState, seat: i64, argument: i64, code: i64) -> None:
        t, space = self.t, code - self.t.space_code
        at = seat * t.hexes * SPACES + space
        upgrade = i64(s.space[at]) - 1
        s.space[at] = 0
        s.add_number(seat, REMOVED, 1)
        tell_space(t, s, "remove", seat, space, upgrade, 0)


class ShiftFrom(ParkQuestion):
    """D7.2 Engineer: an upgrade that can move."""

    def options(self, s: ParkState, seat: i64) -> vec[i64]:
        return shiftable(self.t, s, seat)

    def choose(self, s: ParkState, seat: i64, argument: i64, code: i64) -> None:
        s.then(agenda.SHIFT_TO, seat, code - self.t.space_code)


class ShiftTo(ParkQuestion):
    """D7.2 Engineer: a free space; the difference is paid, or taken from the supply."""

    def options(self, s: ParkState, seat: i64) -> vec[i64]:
        return new_spaces(self.t, s, seat, s.argument_of(seat))

    def choose(self, s: ParkState, seat: i64, argument: i64, code: i64) -> None:
        t, space, first = self.t, code - self.t.space_code, seat * self.t.hexes * SPACES
        dearer = park.price(t, s, seat, space) - park.price(t, s, seat, argument)
        upgrade = i64(s.space[first + argument]) - 1
        s.space[first + argument] = 0
        s.space[first + space] = u8(upgrade + 1)
        s.add_number(seat, SHIFTED, 1)
        s.money[seat] = i16(i64(s.money[seat]) - dearer)
        s.add_number(seat, SPENT, max(dearer, i64(0)))
        tell_space(t, s, "shift", seat, space, upgrade, dearer)


class Innovate(ParkQuestion):
    """D7.2 The attraction an innovation goes on; it is never removed. Statues are built in order."""

    def options(self, s: ParkState, seat: i64) -> vec[i64]:
        return sites(self.t, s, seat, s.argument_of(seat))

    def choose(self, s: ParkState, seat: i64, argument: i64, code: i64) -> None:
        t, hex_ = self.t, code - self.t.hex_code
        cost = innovation_price(t, s, seat, hex_, argument)
        number = argument + (park.statues(t, s, seat) if argument == STATUE else i64(0))
        park.pay(s, seat, cost)
        s.add_number(seat, INNOVATED, 1)
        s.innovation[seat * t.hexes + hex_] = u8(number)
        if s.sink is not None:
            tell_at(t, s, "innovate", seat, hex_, {"innovation": INNOVATION[argument - BOOTH], "cost": int(cost)})

    def params(self, s: ParkState, seat: i64) -> Params:
        return {"innovation": INNOVATION[s.argument_of(seat) - BOOTH]}

    def told(self, s: ParkState, seat: i64, code: i64) -> Told:
        t, innovation, told = self.t, s.argument_of(seat), super().told(s, seat, code)
        hex_ = code - t.hex_code
        told.params["cost"] = int(innovation_price(t, s, seat, hex_, innovation))
        first = park.kind_at(t, s, seat * t.hexes + hex_) * PARTY
        is_idle = innovation == BOOTH and all(t.box.tiles.slot_colour[first + slot] == 0 for slot in range(PARTY))
        told.params["idle"] = int(is_idle)  # a photo booth without a coloured slot
        return told
