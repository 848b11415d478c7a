"""Upkeep (D6) in its nine steps, and the end: money becomes stars, ties are broken, alone the target is compared."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from gamekeeper.core import game
from gamekeeper.core.ids import EVERYONE
from gamekeeper.core.lists import filled, filled16
from gamekeeper.games.dice_theme_park import agenda, language, places
from gamekeeper.games.dice_theme_park.agenda import ParkQuestion, ParkStep, packed, part, tell_at
from gamekeeper.games.dice_theme_park.components import OBJECTIVE
from gamekeeper.games.dice_theme_park.dice import AnyOfDice, OfValues, arrive, dice_at, dice_of, fill_rails, leave
from gamekeeper.games.dice_theme_park.fields import TALLY_WIDTH, VIPS, ParkState
from gamekeeper.games.dice_theme_park.measures import compared, money_at, operated, reached, stars_at
from gamekeeper.games.dice_theme_park.park import ask_all, colour_with, gain_stars, of_statues, total
from gamekeeper.games.dice_theme_park.setting import Setting, die_element
from gamekeeper.games.dice_theme_park.setup import open_display, open_skills

ADMIN_STEPS: Final[i64] = 3
ENDINGS: Final = ["", "last-round", "target-beaten", "target-missed"]
LAST_ROUND: Final[i64] = 1
BEATEN: Final[i64] = 2
MISSED: Final[i64] = 3


class Earn(ParkStep):
    """D5.2 Upkeep begins: step 1, then what follows."""

    def run(self, s: ParkState, seat: i64, argument: i64) -> None:
        t = self.t
        for one in range(t.seats):
            earn(t, s, one)
        s.then(agenda.RENEW)
        if s.round < t.rounds:
            for place in range(t.seats):
                other = i64(s.order[t.seats - 1 - place])
                s.then(agenda.LEAVE, other, total(t, s, other, language.RETURNS))
            ask_all(t, s, agenda.SWAP, language.SWAPS)
        s.then(agenda.JUDGE)


def earn(t: Setting, s: ParkState, seat: i64) -> None:
    """D6.1, D7.2, D7.3 What the cubes of a park earn, then statues, administrator and VIPs."""
    for hex_ in range(t.hexes):
        spot = seat * t.hexes + hex_
        cubes = i64(s.cubes[spot])
        if cubes > 0:
            stars, money = cubes * stars_at(t, s, spot), cubes * money_at(t, s, spot)
            s.stars[seat] = i16(i64(s.stars[seat]) + stars)
            s.money[seat] = i16(i64(s.money[seat]) + money)
            if s.sink is not None:
                tell_at(t, s, "earn", seat, hex_, {"count": int(cubes), "stars": int(stars), "money": int(money)})
    gain_stars(s, "statues", seat, of_statues(t, s, seat))
    gain_stars(s, "administrator", seat, rewards(t, s, seat))
    gain_stars(s, "vips", seat, s.number(seat, VIPS))


def due(t: Setting, s: ParkState, seat: i64) -> tuple[i64, i64]:
    """D6.1 The stars and the money that upkeep will bring as things stand."""
    stars, money = operated(t, s, seat)
    return stars + of_statues(t, s, seat) + rewards(t, s, seat), money


def rewards(t: Setting, s: ParkState, seat: i64) -> i64:
    """D6.1 An administrator's stars: one for each step that is reached."""
    result: i64 = 0
    for card in s.cards_at(places.ADMIN + seat):
        row = t.row(i64(card))
        if t.box.steps[row * ADMIN_STEPS] > 0:
            found = compared(t, s, seat, t.box.rewards, row)
            for step in range(row * ADMIN_STEPS, (row + 1) * ADMIN_STEPS):
                result += i64(0 < t.box.steps[step] <= found)
    return result


class Judge(ParkStep):
    """D6.2 The objective of the round: tied players share the places they take, rounded up."""

    def run(self, s: ParkState, seat: i64, argument: i64) -> None:
        t = self.t
        for one in s.cards_at(places.GOALS):
            card = i64(one)
            if i64(s.mark[card]) != s.round or t.type(card) != OBJECTIVE:
                continue
            found = vec[i64]([compared(t, s, other, t.box.objectives, t.row(card)) for other in range(t.seats)])
            if s.sink is not None:
                values = [abs(int(number)) for number in found]
                s.sink.emit(EVERYONE, "objective", {"card": f"card:{card}", "values": values})
            for other in range(t.seats):
                gain_stars(s, "place", other, share(t, found[other], found))


def share(t: Setting, own: i64, found: vec[i64]) -> i64:
    """D6.2 The stars of a player for an objective, by what is found of all, its own among them."""
    places, better, tied, pool = t.box.numbers.places[t.seats - 1], i64(0), i64(0), i64(0)
    for other in found:
        better += i64(other > own)
        tied += i64(other == own)
    for place in range(better, min(better + tied, i64(len(places)))):
        pool += places[place]
    return (pool + tied - 1) // tied


# --- step 3 ------------------------------------------------------------------------------------------


class Swap(ParkQuestion):
    """D6.3 Scheduler, once a game: a staff card played changes places with one in hand; it then leaves."""

    def options(self, s: ParkState, seat: i64) -> vec[i64]:
        return append(self.t.zones.add_kinds(s, places.PLAYED + seat, 0, vec[i64]()), self.t.done_code)

    def card(self, s: ParkState, seat: i64, kind: i64) -> i64:
        return self.t.zones.card_of(s, places.PLAYED + seat, kind)

    def choose(self, s: ParkState, seat: i64, argument: i64, code: i64) -> None:
        s.then(agenda.SWAP_IN, seat, self.card(s, seat, code))


class SwapIn(ParkQuestion):
    """D6.3 The card of the hand that is passed on in its place."""

    def options(self, s: ParkState, seat: i64) -> vec[i64]:
        return self.t.zones.add_kinds(s, places.HAND + seat, 0, vec[i64]())

    def card(self, s: ParkState, seat: i64, kind: i64) -> i64:
        return self.t.zones.card_of(s, places.HAND + seat, kind)

    def choose(self, s: ParkState, seat: i64, argument: i64, code: i64) -> None:
        zones = self.t.zones
        zones.shift(s, "swap", self.card(s, seat, code), places.PLAYED + seat)
        zones.shift(s, "swap-back", argument, places.HAND + seat)
        zones.shift_all(s, "dismiss", places.ADMIN + seat, places.GONE)


# --- step 4 ------------------------------------------------------------------------------------------


class Leave(ParkStep):
    """D6.4 Dice at value 1 leave the park; those who can call some of them back first."""

    def run(self, s: ParkState, seat: i64, argument: i64) -> None:
        t = self.t
        dice = vec[i64]([die for die in dice_of(t, s, seat) if s.value[die] == 1])
        if len(dice) == 0:
            return
        for die in dice:
            s.at[die] = u8(places.LEAVING + seat)
        if s.sink is not None:
            s.sink.emit(EVERYONE, "tired", {"seat": f"seat:{seat}", "dice": [die_element(die) for die in dice]})
        s.then(agenda.GO, seat)
        colour = colour_with(t, s, seat, language.RETURNS_COLOUR)
        for _guest in range(total(t, s, seat, language.RETURNS_COLOUR)):
            s.then(agenda.RETURN, seat, colour + 1)
        for _guest in range(argument):
            s.then(agenda.RETURN, seat)


class Return(AnyOfDice):
    """D6.4 One of the dice that leave, wherever it was, to the entrance; an argument is 1 + its colour.

    A VIP that the Ticket Agent calls back keeps its token, one of an administrator's colour loses it (D7.3).
    """

    def dice(self, s: ParkState, seat: i64) -> vec[i64]:
        colour = s.argument_of(seat) - 1
        dice = dice_at(s, places.LEAVING + seat)
        return vec[i64]([die for die in dice if colour < 0 or self.t.colour(die) == colour])

    def choose(self, s: ParkState, seat: i64, argument: i64, code: i64) -> None:
        die = code - self.t.die_code
        s.then(agenda.RETURN_VALUE, seat, packed(die, i64(argument != 0)))


class ReturnValue(OfValues):
    """D6.4 At any value; a die that comes back with 1 stays. Behind the die 1 where it loses its token."""

    def choose(self, s: ParkState, seat: i64, argument: i64, code: i64) -> None:
        die = part(argument, 0)
        if part(argument, 1) == 1:
            s.vip[die] = 0
        arrive(self.t, s, "return", seat, die, code - self.t.number_code)


class Go(ParkStep):
    """D6.4 Who is not called back leaves."""

    def run(self, s: ParkState, seat: i64, argument: i64) -> None:
        for die in dice_at(s, places.LEAVING + seat):
            leave(self.t, s, seat, die)


# --- steps 5 to 9 --------------------------------------------------------------------------------------


class Renew(ParkStep):
    """D6.5, D6.6, D6.7, D6.8, D6.9 The table is made ready for the next round; after the last one the game ends."""

    def run(self, s: ParkState, seat: i64, argument: i64) -> None:
        t = self.t
        if t.is_solo:
            judge_goals(t, s)
        if s.round == t.rounds:
            finish(t, s)
            return
        pass_staff(t, s)
        make_ready(t, s)
        for die in range(t.dice):
            if places.RAIL <= i64(s.at[die]) < places.BAG:
                s.at[die] = u8(places.BAG)
                s.value[die] = 0
        drawn = fill_rails(t, s)
        if s.sink is not None:
            s.sink.emit(EVERYONE, "rails", {"dice": [die_element(die) for die in drawn]})
        t.zones.shift_all(s, "clear", places.DISPLAY, places.TRASH)
        open_display(t, s, 0 if s.round + 1 < t.first_b else 1)
        t.zones.shift_all(s, "clear", places.SKILLS, places.SKILL_TRASH)
        open_skills(t, s)
        s.then(agenda.PHASE, 0, agenda.PLAN)


def judge_goals(t: Setting, s: ParkState) -> None:
    """D9.6 The goals of a round, at the end of its upkeep: each missed one raises the target, its space's stars too."""
    for one in s.cards_at(places.GOALS):
        card = i64(one)
        if i64(s.mark[card]) != s.round:
            continue
        reaches = reached(t, s, 0, t.box.goals, t.row(card))
        if not reaches:
            s.target += t.box.goal_stars[t.row(card)] + i64(t.space_stars[s.round])
        if s.sink is not None:
            key = "goal" if reaches else "goal-missed"
            s.sink.emit(EVERYONE, key, {"seat": "seat:0", "card": f"card:{card}", "count": int(s.target)})


def pass_staff(t: Setting, s: ParkState) -> None:
    """D6.5 Played cards go to the left neighbour; D7.3 some leave the game, D9.1 alone all do."""
    for seat in range(t.seats):
        for one in s.cards_at(places.PLAYED + seat):
            leaves = t.is_solo or t.box.trait(t.kind(i64(one)), language.LEAVES) > 0
            t.zones.shift(s, "pass", i64(one), places.GONE if leaves else places.HAND + (seat + 1) % t.seats)


def make_ready(t: Setting, s: ParkState) -> None:
    """D6.6 Maps ready, mascots home; cubes off the attractions."""
    for seat in range(t.seats):
        for card in s.cards_at(places.MASCOTS + seat):
            s.mark[i64(card)] = 0
    s.cubes = filled(t.seats * t.hexes, 0)
    s.tally = filled16(t.seats * TALLY_WIDTH, 0)
    s.wild = filled(t.dice, 0)
    s.emit(EVERYONE, "ready", {})


# --- the end ------------------------------------------------------------------------------------------


def finish(t: Setting, s: ParkState) -> None:
    """D6.10 The end: a star for so much money; D9.7 alone the score must be above the target."""
    for seat in range(t.seats):
        gain_stars(s, "money-stars", seat, money_stars(t, s, seat))
    s.ending = LAST_ROUND
    if t.is_solo:
        s.ending = BEATEN if i64(s.stars[0]) > s.target else MISSED
    s.questions = vec[i64]()
    if s.sink is not None:
        s.sink.emit(EVERYONE, "end", {"reason": ENDINGS[s.ending]})
    s.emit(EVERYONE, "final", {})


def money_stars(t: Setting, s: ParkState, seat: i64) -> i64:
    """D6.10 One star for 3 money, with the accountant for 2."""
    each = t.box.numbers.star_price - total(t, s, seat, language.CHEAPER_STARS)
    return i64(s.money[seat]) // max(each, i64(1))


def guests_left(t: Setting, s: ParkState, seat: i64) -> i64:
    """D6.10 Dice that a tie is broken by: those above 1, and one at 1 for every Ticket Agent played."""
    dice = dice_of(t, s, seat)
    tired = sum((i64(s.value[die] == 1) for die in dice), i64(0))
    return i64(len(dice)) - tired + min(tired, total(t, s, seat, language.RETURNS))


def ranking(t: Setting, s: ParkState) -> list[int]:
    """D6.10 Most stars, then dice left, then money; D9.7 alone first or second place."""
    if t.is_solo:
        return [2 if s.ending == MISSED else 1]
    keys = [
        -((int(s.stars[seat]) * 100 + int(guests_left(t, s, i64(seat)))) * 10000 + int(s.money[seat]))
        for seat in range(t.seats)
    ]
    return game.places(keys)
