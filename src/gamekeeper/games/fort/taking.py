"""Verbs that move a card: lookout, trash, recruit, a rival's card, this card (F6.3 to F6.6, F6.10)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gamekeeper.core.agenda import Told
from gamekeeper.core.ids import EVERYONE
from gamekeeper.core.texts import Phrase
from gamekeeper.games.fort import actor, places, questions, sources
from gamekeeper.games.fort.actions import TOP
from gamekeeper.games.fort.actor import CARDS, CARRIED, MOST_CHOICES, ONE_ICON, TWO_ICONS, Actor, least
from gamekeeper.games.fort.cards import element, icons
from gamekeeper.games.fort.components import NONE
from gamekeeper.games.fort.recruit import look_out, recruit, trash
from gamekeeper.games.fort.verbs import NAMED, PLENTY, Verb


class TrashThis(Verb):
    """F6.5 The card itself leaves the game, after the followers (F5.5)."""

    def limit(self, a: Actor) -> i64:
        return PLENTY

    def carry(self, a: Actor, code: i64) -> i64:
        s = a.s
        s.trash_played = 1
        if s.sink is not None:
            s.sink.emit(EVERYONE, "trash-marked", {"seat": f"seat:{a.seat}", "card": element(s.played)})
        return CARRIED


class Taking(Verb):
    """F6.4 Trash: one card of hand or discard pile to the box; F6.10 one of any rival's yard."""

    def __init__(self, question: i64, key: str, rule: str, where: i64) -> None:
        super().__init__(question, key, rule)
        self.where = where
        self.planned = NAMED

    def open_places(self, a: Actor) -> i64:
        """Where a card may be taken from now."""
        return self.where

    def limit(self, a: Actor) -> i64:
        has, where, total, place = a.has, self.open_places(a), i64(0), CARDS
        while where != 0:
            if where & 1 == 1:
                total += has[place]
            where >>= 1
            place += 1
        return total

    def choices(self, a: Actor) -> i64:
        has, mask, choice = a.has, i64(0), i64(0)
        while choice < MOST_CHOICES:
            if has[CARDS + choice] > 0:
                mask |= i64(1) << choice
            choice += 1
        return mask & self.open_places(a)

    def choose(self, a: Actor, choice: i64) -> i64:
        a.put(CARDS + choice, -1)
        return super().choose(a, choice)

    def codes(self, a: Actor, mask: i64, suit: i64) -> vec[i64]:
        t = a.t
        listed = sources.add(t, a.s, a.seat, mask, vec[i64](capacity=32))
        if suit == NONE or mask & sources.HAND == 0:
            return listed
        result = vec[i64](capacity=32)
        for code in listed:
            is_held = t.hand_code <= code < t.discard_code
            if not is_held or mask & place_in_hand(a, code - t.hand_code, suit) != 0:
                result = append(result, code)
        return result

    def unseen(self, a: Actor, options: vec[i64]) -> i64:
        """A hand is so many cards, whatever they are."""
        kinds: i64 = 0
        for code in options:
            kinds += 1 if a.t.hand_code <= code < a.t.discard_code else 0
        return a.s.count(places.HAND + a.seat) - kinds if kinds > 0 else i64(0)

    def carry(self, a: Actor, code: i64) -> i64:
        self.move(a, code)
        a.look()
        return CARRIED

    def move(self, a: Actor, code: i64) -> None:
        """Move the card that is named."""
        trash(a.t, a.s, a.seat, code, self.key)

    def told(self, a: Actor, code: i64) -> Told:
        facts = questions.lying(a.t, a.s, a.seat, code)
        return Told(self.key, facts, [str(facts["card"])])

    def why_not(self, a: Actor, code: i64) -> Phrase | None:
        return None


def place_in_hand(a: Actor, kind: i64, suit: i64) -> i64:
    """Which choice a card in hand is, by its icons of a suit."""
    number = icons(a.t.box, kind, suit)
    return sources.PLAIN if number == 0 else (sources.ONE_ICON if number == 1 else sources.TWO_ICONS)


class Recruit(Taking):
    """F6.6 As when recruiting: a card from park, park deck or any yard to the discard pile."""

    def __init__(self) -> None:
        super().__init__(questions.ASK_TAKE, "take", "F6.6", sources.TO_RECRUIT)

    def choose(self, a: Actor, choice: i64) -> i64:
        a.put(actor.DISCARDED, 1)
        return super().choose(a, choice)

    def move(self, a: Actor, code: i64) -> None:
        recruit(a.t, a.s, a.seat, code)


class Lookout(Taking):
    """F6.3 One card from hand under the lookout, for good; F10.2 with Bribe from park, park deck or any yard too."""

    def __init__(self) -> None:
        super().__init__(questions.ASK_LOOKOUT, "lookout", "F6.3", sources.HAND)

    def open_places(self, a: Actor) -> i64:
        return sources.HAND | sources.TO_RECRUIT if a.is_helped(actor.BRIBE_HELPS) else sources.HAND

    def limit(self, a: Actor) -> i64:
        return least(a.lookout_room(), super().limit(a))

    def choices(self, a: Actor) -> i64:
        if a.lookout_room() <= 0:
            return 0
        return super().choices(a)

    def choose(self, a: Actor, choice: i64) -> i64:
        a.put(actor.LOOKOUT, 1)
        a.icons += 1 if CARDS + choice == ONE_ICON else (2 if CARDS + choice == TWO_ICONS else 0)
        return super().choose(a, choice)

    def move(self, a: Actor, code: i64) -> None:
        look_out(a.t, a.s, a.seat, code)

    def why_not(self, a: Actor, code: i64) -> Phrase | None:
        if (code == TOP or code >= a.t.park_code) and not a.is_helped(actor.BRIBE_HELPS):
            return Phrase("why-no-perk", {}, "F10.2")
        return None
