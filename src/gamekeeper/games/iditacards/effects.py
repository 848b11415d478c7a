"""The words of effects (I10), one method each or one line, and the choices of cards that they bring."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from gamekeeper.core.agenda import Told
from gamekeeper.core.ids import EVERYONE
from gamekeeper.core.picks import LAST_SHIFT, LEFT, again
from gamekeeper.core.zone_state import NO_CARD
from gamekeeper.core.zone_table import SPAN
from gamekeeper.games.iditacards import agenda, language, moving, places
from gamekeeper.games.iditacards.components import DOG, PERSONAL, SLED, UPGRADES, VENISON
from gamekeeper.games.iditacards.costs import is_snowed_in, repeat
from gamekeeper.games.iditacards.day import start_day
from gamekeeper.games.iditacards.dogs import can_kill, destroy
from gamekeeper.games.iditacards.fields import SledState
from gamekeeper.games.iditacards.language import EFFECTS
from gamekeeper.games.iditacards.moving import distance, draw, go, total
from gamekeeper.games.iditacards.setting import DONE, FILL, TO_HAND, Choice, Setting, SledQuestion, SledStep

LOOKED_AT: Final = vec[i64]([0, moving.MOVED, moving.EATEN, moving.EATEN, moving.ALL_MEALS])
WANTED: Final = vec[i64]([0, 0, moving.EATEN, 0, moving.ALL_MEALS])
"""[condition] → which of today's deeds it asks for, and how they must be; what is always comes first."""
A_DOG: Final[i64] = 1000  # in FILL's argument: until a dog is seen, then so many cards more


class Atom(SledStep):
    """I10 One word of an effect; its argument is the word's number in the pack's tables."""

    def run(self, s: SledState, seat: i64, argument: i64) -> None:
        effects = self.t.box.effects
        segment = effects.segment_of[argument]
        is_first = argument == effects.atom[segment]
        if is_first and not self.holds(s, seat, argument):
            self.skip(s, argument)
        elif i64(effects.verb[argument]) == language.KILL and not can_kill(self.t, s, seat):
            s.tell("void", seat)  # I9.2 without a choice the whole effect of the card is void
            self.skip(s, argument)
        else:
            self.do(s, seat, argument, self.amount(s, seat, argument))

    def amount(self, s: SledState, seat: i64, atom: i64) -> i64:
        """How much a word does now: what it says, or so much for each dog."""
        effects = self.t.box.effects
        per_dog = i64(effects.count[effects.segment_of[atom]]) == language.PER_DOG
        return effects.amount[atom] * (total(s, seat, language.COUNTS) if per_dog else i64(1))

    def holds(self, s: SledState, seat: i64, atom: i64) -> bool:
        """I5.4 Whether a word's condition on what was done today holds."""
        effects = self.t.box.effects
        condition, today = i64(effects.condition[effects.segment_of[atom]]), i64(s.today[seat])
        if condition == language.TREATED:  # by another card
            return i64(s.treated[seat]) > i64(self.t.box.type[effects.effect_of[atom]] == PERSONAL)
        return today & LOOKED_AT[condition] == WANTED[condition]

    def skip(self, s: SledState, atom: i64) -> None:
        """I9.2 What hangs on a word that was not carried out is void."""
        effects = self.t.box.effects
        for _time in range(effects.atom[effects.segment_of[atom] + 1] - atom - 1):
            s.answered()

    def do(self, s: SledState, seat: i64, atom: i64, amount: i64) -> None:
        """Words about your own cards, with what dogs in play add to personal and sled cards."""
        t, effects = self.t, self.t.box.effects
        verb, kind = i64(effects.verb[atom]), effects.effect_of[atom]
        if verb == language.DRAW:
            draw(t, s, seat, amount)
        elif verb == language.DESTROY:
            more = total(s, seat, language.DESTROYS_MORE) if t.box.type[kind] == PERSONAL else i64(0)
            look(t, s, seat, amount + more, effects.where[atom] + more)
        elif verb == language.RECOVER:
            recover(s, seat, amount)
        elif verb == language.RECOVER_VENISON:  # Leather Hide: all venison in the discard pile
            recover(s, seat, 0)
            for one in s.cards_at(places.DISCARD + seat):
                if t.box.tag[t.kind(i64(one))] == VENISON:
                    t.zones.shift(s, "recover", i64(one), places.SORT + seat)
        elif verb == language.SHUFFLE_DISCARD:
            t.zones.shift_all(s, "gather", places.DISCARD + seat, places.DECK + seat)
        elif verb == language.DESTROY_HELD:
            s.then(agenda.DESTROY_HELD, seat, again(1))
        elif verb == language.DESTROY_THIS:
            card = t.zones.card_of(s, places.STACK + seat, kind)
            if card != NO_CARD:
                destroy(t, s, seat, card)
        elif language.TAKE <= verb <= language.TRADE_HAND:
            more = total(s, seat, language.TAKES_MORE) if t.box.type[kind] == SLED else i64(0)
            shop(t, s, seat, verb, (amount + more, effects.where[atom] + more))
        else:
            self.race(s, seat, verb, amount)

    def race(self, s: SledState, seat: i64, verb: i64, amount: i64) -> None:
        """Words about your own race; your own card spares nobody for being immune (I14)."""
        t = self.t
        if language.MOVE <= verb <= language.DOUBLE_MOVE:
            go(t, s, seat, distance(t, s, seat, amount, verb - language.MOVE + 1))
        elif verb == language.DAMAGE:
            moving.take_damage(t, s, seat, amount)
        elif language.HYPOTHERMIA <= verb <= language.STARVATION:
            moving.worsen(t, s, seat, verb - language.HYPOTHERMIA, amount)
        elif language.NO_HYPOTHERMIA <= verb <= language.NO_STARVATION:
            moving.relieve(s, seat, verb - language.NO_HYPOTHERMIA, 0)
        elif verb == language.NEW_DAY:
            start_day(t, s, seat)
        elif verb == language.REPEAT:
            repeat(t, s, seat)
        elif language.KILL <= verb <= language.KILL_LADEN:
            s.then(agenda.KILL + verb - language.KILL, seat)
        elif language.IMMUNE <= verb <= language.FREE_HEALTH:  # I5.4 until the day ends
            moving.note_today(s, seat, moving.IMMUNE << (verb - language.IMMUNE))
            what = EFFECTS.names[verb].replace("_", "-")
            s.emit(EVERYONE, "until-day-ends", {"seat": f"seat:{seat}", "what": what})
        else:  # clockwise from the left: what is asked goes on the agenda last first
            for other in t.others(seat, -1 if verb == language.RIVALS_KILL else 1):
                if not moving.is_immune(t, s, other):
                    self.hit(s, other, verb, amount)

    def hit(self, s: SledState, seat: i64, verb: i64, amount: i64) -> None:
        """I8.2, I8.3, I9.5 Words about every other player who is not immune: one of them."""
        if verb >= language.RIVALS_LEG_HYPOTHERMIA:
            which = verb - language.RIVALS_LEG_HYPOTHERMIA
            moving.rise_to_leg(self.t, s, seat, which, which, moving.CONDITIONS[which])
        elif verb == language.RIVALS_KILL:
            s.then(agenda.KILL, seat)
        else:  # as the word that hits oneself
            self.race(s, seat, verb - language.RIVALS_DAMAGE + language.DAMAGE, amount)


class Effect(Atom):
    """I10 What a kind of card does, word by word; in snow sled cards do nothing to who is not immune (I6)."""

    def run(self, s: SledState, seat: i64, argument: i64) -> None:
        if is_snowed_in(self.t, s, seat, argument):
            s.tell("snowed-in", seat)
            return
        first, end = self.t.box.effects.first[argument], self.t.box.effects.first[argument + 1]
        for atom in range(end - 1, first, -1):
            s.then(agenda.ATOM, seat, atom)
        if first < end:
            super().run(s, seat, first)


# --- own cards -------------------------------------------------------------------------------------


def look(t: Setting, s: SledState, seat: i64, most: i64, count: i64) -> None:
    """I10 Destroy X of Y: look at the top Y cards of your deck, destroy up to X, keep or shuffle back the others."""
    if count > 0 and s.count(places.DECK + seat) > 0:
        t.zones.deal(s, "look", places.DECK + seat, places.LOOK + seat, count)
        s.then(agenda.KEEP, seat)
        s.then(agenda.DESTROY, seat, again(most))


def recover(s: SledState, seat: i64, count: i64) -> None:
    """I10 Up to n cards of your choice from your discard pile, each to hand or shuffled into the deck."""
    s.then(agenda.KEEP_RECOVERED, seat)
    s.then(agenda.RECOVER, seat, again(count))


class Destroy(SledQuestion):
    """I10 Up to so many cards of a place, by name, or no more; whether it is asked shows nothing of the cards."""

    def is_asked(self, s: SledState, seat: i64) -> bool:
        return s.argument() & LEFT > 0 and s.count(self.place(s, seat)) > 0

    def options(self, s: SledState, seat: i64) -> vec[i64]:
        return append(super().options(s, seat), self.t.box.kinds + DONE)

    def choose(self, s: SledState, seat: i64, argument: i64, code: i64) -> None:
        if code < self.t.box.kinds:
            self.put(s, seat, (argument & LEFT) - 1, code)
            self.pick(s, seat, self.card(s, seat, code))

    def pick(self, s: SledState, seat: i64, card: i64) -> None:
        """What happens to a card that is chosen."""
        destroy(self.t, s, seat, card)


class Recover(Destroy):
    """I10 Cards of the discard pile."""

    def is_asked(self, s: SledState, seat: i64) -> bool:
        return s.argument() & LEFT > 0 and len(self.later(s, seat, s.argument() >> LAST_SHIFT, 1)) > 0

    def pick(self, s: SledState, seat: i64, card: i64) -> None:
        self.t.zones.shift(s, "recover", card, places.SORT + seat)


class Keep(SledQuestion):
    """I10 Which of the cards go back into the deck; the others come to hand, recovered ones before everybody's eyes."""

    def is_asked(self, s: SledState, seat: i64) -> bool:
        return s.count(self.place(s, seat)) > 0

    def options(self, s: SledState, seat: i64) -> vec[i64]:
        return append(super().options(s, seat), self.t.box.kinds + TO_HAND)

    def choose(self, s: SledState, seat: i64, argument: i64, code: i64) -> None:
        place = self.place(s, seat)
        if code < self.t.box.kinds:
            self.put(s, seat, 0, code)
            self.t.zones.shift(s, "put-back", self.card(s, seat, code), places.DECK + seat)
            return
        cards = s.cards_at(place)
        self.t.zones.shift_all(s, "to-hand", place, places.HAND + seat)
        for card in cards:
            s.mark[i64(card)] = i16(1 if self.zone == places.SORT else 0)


# --- the supply ------------------------------------------------------------------------------------


def shop(t: Setting, s: SledState, seat: i64, verb: i64, amounts: tuple[i64, i64]) -> None:
    """I10 Take X of Y: fill the supply up to Y cards from one upgrade deck, then take X.

    I14 Here Boy: as many as it takes to see a dog, and what Robodog adds; then any card.
    """
    count, wanted = amounts
    if verb == language.TAKE_DOG:
        wanted = A_DOG + count - 1
    elif verb == language.TRADE_HAND:
        count += s.count(places.HAND + seat) - 1
        wanted = count
        for card in s.cards_at(places.HAND + seat):
            destroy(t, s, seat, i64(card))
    s.then(agenda.TAKE, seat, again(count))
    s.then(agenda.FILL, seat, wanted)


class Fill(Choice):
    """I10 One upgrade deck of your choice, of those that can add a card."""

    def is_due(self, s: SledState, seat: i64, argument: i64) -> bool:
        """Whether any card has to be added."""
        return s.count(places.SUPPLY) < argument if argument < A_DOG else argument > A_DOG or not self.shows_dog(s)

    def shows_dog(self, s: SledState) -> bool:
        """I14 Whether a dog lies in the supply; fake dogs count."""
        return any(self.t.type(i64(card)) == DOG for card in s.cards_at(places.SUPPLY))

    def options(self, s: SledState, seat: i64) -> vec[i64]:
        result = vec[i64]()
        for deck in range(UPGRADES):
            if s.count(places.PILE + SPAN * deck) + s.count(places.DESTROYED + SPAN * deck) > 0:
                result = append(result, self.t.box.kinds + FILL + deck)
        return result

    def choose(self, s: SledState, seat: i64, argument: i64, code: i64) -> None:
        deck = code - self.t.box.kinds - FILL
        wanted = argument
        if argument >= A_DOG:
            while not self.shows_dog(s) and self.add(s, deck, 1):
                pass
            wanted = s.count(places.SUPPLY) + argument - A_DOG
        while s.count(places.SUPPLY) < wanted and self.add(s, deck, wanted - s.count(places.SUPPLY)):
            pass

    def add(self, s: SledState, deck: i64, count: i64) -> bool:
        """Cards of a deck; one that has run out is renewed from its destroyed cards. False where there are none."""
        pile = places.PILE + SPAN * deck
        if s.count(pile) == 0:
            self.t.zones.shift_all(s, "renew", places.DESTROYED + SPAN * deck, pile)
        if s.count(pile) == 0:
            return False
        self.t.zones.deal(s, "fill", pile, places.SUPPLY, count)
        return True

    def told(self, s: SledState, seat: i64, code: i64) -> Told:
        deck = self.t.zones.element(places.PILE + SPAN * (code - self.t.box.kinds - FILL))
        return Told("fill", {"deck": deck}, [deck])
