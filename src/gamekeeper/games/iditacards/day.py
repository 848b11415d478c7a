"""A new day (I5) and the weather it brings (I6)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from gamekeeper.core.agenda import Told
from gamekeeper.core.ids import EVERYONE
from gamekeeper.games.iditacards import agenda, language
from gamekeeper.games.iditacards.dogs import destroy
from gamekeeper.games.iditacards.fields import SledState
from gamekeeper.games.iditacards.moving import COLD, HUNGER, distance, draw, go, is_immune, leg_does, total, worsen
from gamekeeper.games.iditacards.places import DECK, DISCARD, HAND, STACK, SUPPLY
from gamekeeper.games.iditacards.setting import JOIN, STAY, Setting, SledQuestion, SledStep


def start_day(t: Setting, s: SledState, seat: i64) -> None:
    """I5.1 The current player takes a new day; clockwise each other player may join."""
    s.joined = i64(1) << seat
    s.tell("new-day", seat)
    s.then(agenda.ROLL, seat)
    s.then(agenda.DAYS, seat)
    for other in t.others(seat, -1):
        s.then(agenda.JOIN, other)


class Join(SledQuestion):
    """I5.1 Join the new day, or go on with your own."""

    def options(self, s: SledState, seat: i64) -> vec[i64]:
        return vec[i64]([self.t.box.kinds + JOIN, self.t.box.kinds + STAY])

    def choose(self, s: SledState, seat: i64, argument: i64, code: i64) -> None:
        joins = code == self.t.box.kinds + JOIN
        if joins:
            s.joined |= i64(1) << seat
        s.tell("join" if joins else "stay", seat)

    def told(self, s: SledState, seat: i64, code: i64) -> Told:
        return Told(self.t.codes.show(code), {}, [f"deck:{seat}"])


class Days(SledStep):
    """I5.2 Who takes part ends the day, the starter first, then clockwise."""

    def run(self, s: SledState, seat: i64, argument: i64) -> None:
        for other in self.t.others(seat, -1):
            if (s.joined >> other) & 1 == 1:
                s.then(agenda.DAY, other)
        s.then(agenda.DAY, seat)
        s.joined = 0


class Day(SledStep):
    """I5.2 The end of a day: Cricket moves with no cards in hand or deck (I14). Then a new day, and a new hand.

    All cards but those in play are shuffled into the deck, pending risks are abandoned.
    """

    def run(self, s: SledState, seat: i64, argument: i64) -> None:
        t, squares = self.t, total(s, seat, language.DAY_END_MOVE)
        if argument == 0 and squares > 0 and s.count(HAND + seat) + s.count(DECK + seat) == 0:
            s.then(agenda.DAY, seat, 1)
            go(t, s, seat, distance(t, s, seat, squares, 1))
            return
        for card in s.cards_at(HAND + seat):
            s.mark[i64(card)] = 0
        for place in (HAND, DISCARD, STACK):
            t.zones.shift_all(s, "gather", place + seat, DECK + seat)
        s.today[seat] = 0
        s.treated[seat] = 0
        s.days[seat] = i16(i64(s.days[seat]) + 1)
        s.tell("fresh", seat, count=i64(s.days[seat]))
        draw(t, s, seat, hand_size(t, s, seat))


def hand_size(t: Setting, s: SledState, seat: i64) -> i64:
    """I5.2 6 and what dogs and attachments add, at least 0; on the mountain just 6."""
    if leg_does(t, s, seat, language.LEG_NO_DRAW) > 0:
        return t.box.hand
    return t.box.hand + total(s, seat, language.NEW_DAY_DRAW)


class Roll(SledStep):
    """I5.3, I6 The starter rolls the die; then the legs' new-day effects hit all who stand there."""

    def run(self, s: SledState, seat: i64, argument: i64) -> None:
        t = self.t
        for other in t.others(seat, -1):
            s.then(agenda.LEG_DAY, other)
        s.then(agenda.LEG_DAY, seat)
        roll(t, s)
        chill(t, s, seat)
        for other in t.others(seat):
            chill(t, s, other)


def chill(t: Setting, s: SledState, seat: i64) -> None:
    """I6 Wind and rain, when they are rolled, for who is not immune."""
    if is_immune(t, s, seat):
        return
    for which in range(COLD, HUNGER + 1):
        count = t.box.weather_brings[s.weather * 2 + which]
        if count > 0:
            worsen(t, s, seat, which, count)


def roll(t: Setting, s: SledState) -> None:
    """I6 The weather is in force until the next roll; with the option, snow destroys the supply."""
    s.weather = s.rng.below(i64(len(t.box.weathers)))
    s.reveal(EVERYONE)
    s.emit(EVERYONE, "weather", {"weather": t.box.weathers[s.weather]})
    if t.snow_clears and t.box.is_snow[s.weather] == 1:
        for card in s.cards_at(SUPPLY):
            destroy(t, s, s.turn_seat, i64(card))


class LegDay(SledStep):
    """I5.3 Wasteland and forest, whoever takes part in the new day."""

    def run(self, s: SledState, seat: i64, argument: i64) -> None:
        for _time in range(leg_does(self.t, s, seat, language.LEG_DAY_KILL)):
            s.then(agenda.KILL, seat)
        hunger = leg_does(self.t, s, seat, language.LEG_DAY_STARVATION)
        if hunger > 0:
            worsen(self.t, s, seat, HUNGER, hunger)
