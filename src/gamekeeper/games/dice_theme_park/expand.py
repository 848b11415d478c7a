"""Expand (D4.3, D4.4): building, the bonus of matching amenities, and mascots."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from gamekeeper.core.agenda import Told
from gamekeeper.core.ids import EVERYONE, Params
from gamekeeper.core.texts import Phrase
from gamekeeper.games.dice_theme_park import agenda, language
from gamekeeper.games.dice_theme_park.agenda import ParkQuestion, too_dear
from gamekeeper.games.dice_theme_park.components import MOST_MASCOTS
from gamekeeper.games.dice_theme_park.dice import OfDice, OfValues, arrive, dice_at, dice_of, set_value
from gamekeeper.games.dice_theme_park.fields import ParkState
from gamekeeper.games.dice_theme_park.park import (
    SKILL_PLACE,
    TILE_PLACE,
    attractions,
    blocked,
    free_hexes,
    kind_at,
    less,
    pay,
    total,
)
from gamekeeper.games.dice_theme_park.places import BAG, DISPLAY, MASCOTS, PARK, SKILLS, SUPPLY, TRASH
from gamekeeper.games.dice_theme_park.setting import Setting, hex_element

FREE: Final[i64] = 1 << 20  # in an argument: the tile is a gift and brings no bonus


class Build(ParkQuestion):
    """D4.3 One tile of the display for its full cost, or none; D9.2 not the one a solo card blocks."""

    def options(self, s: ParkState, seat: i64) -> vec[i64]:
        t, result = self.t, vec[i64]()
        for kind in on_offer(t, s, DISPLAY, TILE_PLACE):
            if t.box.tiles.cost[kind] <= i64(s.money[seat]):
                result = append(result, kind)
        if len(result) == 0 or len(free_hexes(t, s, seat)) == 0:
            return vec[i64]()
        return append(result, t.done_code)

    def choose(self, s: ParkState, seat: i64, argument: i64, code: i64) -> None:
        s.then(agenda.BUILD_AT, seat, self.card(s, seat, code))

    def why_not(self, s: ParkState, seat: i64, code: i64) -> Phrase | None:
        prices = self.t.box.tiles.cost
        cost = prices[code] if code < i64(len(prices)) else i64(0)
        return why_not_offered(self.t, s, seat, code, DISPLAY, TILE_PLACE, cost)


def on_offer(t: Setting, s: ParkState, zone: i64, place: i64) -> vec[i64]:
    """D4.3 The kinds of a display, ascending; D9.2 without what a solo card blocks there."""
    closed, result = blocked(t, s, place), vec[i64]()
    for one in s.cards_at(zone):
        kind = t.kind(i64(one))
        if i64(s.mark[i64(one)]) != closed and kind not in result:
            result = append(result, kind)
    return result


def why_not_offered(t: Setting, s: ParkState, seat: i64, kind: i64, zone: i64, place: i64, cost: i64) -> Phrase | None:
    """D4.3, D9.2 Why a card cannot be had of a display: not there, struck out, or too dear."""
    card, first = t.zones.card_of(s, zone, kind), i64(t.zones.first_of[kind])
    if card < 0:
        return Phrase("why-not-on-display", {"card": f"card:{first}"}, "D4.3") if t.kind(first) == kind else None
    if i64(s.mark[card]) == blocked(t, s, place):
        return Phrase("why-struck-out", {"card": f"card:{card}"}, "D9.2")
    return too_dear(s, seat, cost, "D4.3")


class BuildAt(ParkQuestion):
    """D2.3, D4.3 On a free hex inside the boundary, next to a tile of the park; there it stays."""

    def options(self, s: ParkState, seat: i64) -> vec[i64]:
        return free_hexes(self.t, s, seat)

    def choose(self, s: ParkState, seat: i64, argument: i64, code: i64) -> None:
        t = self.t
        card, is_free = argument & (FREE - 1), argument >= FREE
        kind = t.kind(card)
        s.tile[seat * t.hexes + code - t.hex_code] = i16(card + 1)
        buy_card(t, s, "build", seat, card, PARK, i64(0) if is_free else t.box.tiles.cost[kind])
        if not is_free:
            bonus(t, s, seat, kind)

    def why_not(self, s: ParkState, seat: i64, code: i64) -> Phrase | None:
        hex_ = code - self.t.hex_code
        is_taken = s.tile[seat * self.t.hexes + hex_] != 0
        key, rule = ("why-hex-taken", "D2.3") if is_taken else ("why-not-beside", "D4.3")
        return Phrase(key, {"place": agenda.spot_element(self.t, s, seat, hex_)}, rule)

    def told(self, s: ParkState, seat: i64, code: i64) -> Told:
        hex_ = code - self.t.hex_code
        return Told(self.key, agenda.beside(self.t, s, seat, hex_), [hex_element(seat, hex_)])

    def params(self, s: ParkState, seat: i64) -> Params:
        card = s.argument_of(seat) & (FREE - 1)
        told: Params = {"card": f"card:{card}"}
        if s.argument_of(seat) < FREE:  # what the bonus will be for
            told["count"] = int(matching(self.t, s, seat, self.t.box.tiles.amenity[self.t.kind(card)])) + 1
        return told


def buy_card(t: Setting, s: ParkState, key: str, seat: i64, card: i64, zone: i64, cost: i64) -> None:
    """D4.3 A card goes to a player for its cost."""
    pay(s, seat, cost)
    s.mark[card] = 0
    more: Params | None = {"cost": int(cost)} if s.sink is not None else None
    t.zones.shift(s, key, card, zone + seat, more)


def matching(t: Setting, s: ParkState, seat: i64, amenity: i64) -> i64:
    """D4.4 How many attractions of a park have an amenity."""
    amenities = t.box.tiles.amenity
    return sum((i64(amenities[kind_at(t, s, spot)] == amenity) for spot in attractions(t, s, seat)), i64(0))


def bonus(t: Setting, s: ParkState, seat: i64, kind: i64) -> None:
    """D4.4 For the 2nd, 3rd or 4th tile of an amenity; a bonus that is not possible is skipped."""
    count, bag = matching(t, s, seat, t.box.tiles.amenity[kind]), dice_at(s, BAG)
    if count == 2 and len(dice_of(t, s, seat)) > 0:
        s.tell("amenity", seat, count=count)
        s.then(agenda.SET_DIE, seat)
    elif count == 3 and len(bag) > 0:
        s.tell("amenity", seat, count=count)
        s.reveal(EVERYONE)
        arrive(t, s, "draw", seat, bag[s.rng.below(i64(len(bag)))], t.box.numbers.drawn_value)
    elif count == 4 and s.count(TRASH) > 0 and len(free_hexes(t, s, seat)) > 0:
        s.tell("amenity", seat, count=count)
        s.then(agenda.GIFT, seat)


class SetDie(OfDice):
    """D4.4 Two of an amenity: any guest die of the park."""

    def choose(self, s: ParkState, seat: i64, argument: i64, code: i64) -> None:
        s.then(agenda.SET_VALUE, seat, code - self.t.die_code)


class SetValue(OfValues):
    """D4.4 To any value."""

    def choose(self, s: ParkState, seat: i64, argument: i64, code: i64) -> None:
        set_value(self.t, s, "set-die", seat, argument, code - self.t.number_code)


class Gift(ParkQuestion):
    """D4.4 Four of an amenity: any tile of the discard pile, free and without a bonus."""

    def options(self, s: ParkState, seat: i64) -> vec[i64]:
        if len(free_hexes(self.t, s, seat)) == 0:
            return vec[i64]()
        return self.t.zones.add_kinds(s, TRASH, 0, vec[i64]())

    def choose(self, s: ParkState, seat: i64, argument: i64, code: i64) -> None:
        s.then(agenda.BUILD_AT, seat, self.card(s, seat, code) | FREE)


def recruit_price(t: Setting, s: ParkState, seat: i64) -> i64:
    """D4.3 What a mascot costs now."""
    return less(t.box.numbers.mascot_cost, total(t, s, seat, language.RECRUIT_LESS))


class Recruit(ParkQuestion):
    """D4.3 One mascot, in the full game with a skill of the display; D9.4 without one where all are blocked."""

    def options(self, s: ParkState, seat: i64) -> vec[i64]:
        t = self.t
        if s.count(MASCOTS + seat) >= MOST_MASCOTS or recruit_price(t, s, seat) > i64(s.money[seat]):
            return vec[i64]()
        result = on_offer(t, s, SKILLS, SKILL_PLACE)
        return append(result if len(result) > 0 else vec[i64]([t.box.bare]), t.done_code)

    def card(self, s: ParkState, seat: i64, kind: i64) -> i64:
        if kind == self.t.box.bare:
            return i64(s.cards_at(SUPPLY)[0])
        for one in s.cards_at(SKILLS):
            if self.t.kind(i64(one)) == kind and i64(s.mark[i64(one)]) != blocked(self.t, s, SKILL_PLACE):
                return i64(one)
        return super().card(s, seat, kind)

    def choose(self, s: ParkState, seat: i64, argument: i64, code: i64) -> None:
        buy_card(self.t, s, "recruit", seat, self.card(s, seat, code), MASCOTS, recruit_price(self.t, s, seat))

    def why_not(self, s: ParkState, seat: i64, code: i64) -> Phrase | None:
        return why_not_offered(self.t, s, seat, code, SKILLS, SKILL_PLACE, recruit_price(self.t, s, seat))

    def params(self, s: ParkState, seat: i64) -> Params:
        return {"cost": int(recruit_price(self.t, s, seat))}
