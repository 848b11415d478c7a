"""Tables laid out by hand: who holds what, then a few answers in notation."""

from __future__ import annotations

import re

from gamekeeper import make, packs
from gamekeeper.core.events import Event, Sink
from gamekeeper.core.ids import Seat
from gamekeeper.core.rng import seed_bytes
from gamekeeper.games.fort import places
from gamekeeper.games.fort.cards import take_from_park, to_lookout
from gamekeeper.games.fort.fields import (
    BOARD,
    LEVEL,
    PACK_PIZZA,
    PACK_TOYS,
    PIZZA,
    POINTS,
    TOYS,
)
from gamekeeper.games.fort.growth import SEAT_BITS
from gamekeeper.games.fort.questions import TURN
from gamekeeper.games.fort.state import FortState
from gamekeeper.games.fort.texts import PERKS, RULES

PARK = "penny tink sarge"
FIELDS = {
    "points": POINTS,
    "level": LEVEL,
    "pizza": PIZZA,
    "toys": TOYS,
    "pack_pizza": PACK_PIZZA,
    "pack_toys": PACK_TOYS,
}
ZONES = {
    "hand": places.HAND,
    "deck": places.DECK,
    "discard": places.DISCARD,
    "yard": places.YARD,
    "lookout": places.LOOKOUT,
}


def changed_pack(**rows: tuple[str, str]) -> packs.Pack:
    """The box with the actions of some kids changed: name → public, private."""
    text = packs.default("fort").text
    for name, (public, private) in rows.items():
        start = text.index(f'name = "{name}"')
        head, tail = text[:start], text[start:]
        tail = re.sub(r'public = ".*"', f'public = "{public}"', tail, count=1)
        tail = re.sub(r'private = ".*"', f'private = "{private}"', tail, count=1)
        text = head + tail
    return packs.parse("fort", text, "changed.toml")


class Table:
    """A match in play: seat 0 leads its first turn, all kids not named lie in the park deck."""

    def __init__(self, seats: int = 2, pack: packs.Pack | None = None, park: str = PARK, **options: object) -> None:
        self.game = make("fort", seats, {"start_seat": 0, **options}, pack)
        self.t = self.game.setting
        self.s: FortState = self.game.setup(seed_bytes(1))
        self.s.sink = Sink()
        for card in range(self.t.box.kids):
            take_from_park(self.s, card)
            self.move(card, places.PARK_DECK)
            self.s.know(card, 0)
        for seat in range(seats):
            for friend in self.friends(seat):
                self.move(friend, places.DECK + seat)
        for spot, name in enumerate(park.split()):
            card = self.find(name)
            self.move(card, places.PARK)
            self.s.park[spot] = card

    def move(self, card: int, to: int) -> None:
        """Put a card into another place."""
        self.t.zones.move(self.s, card, to)

    def friend(self, seat: int, number: int) -> str:
        """The name of a best friend: 0 with a suit, 1 the coin."""
        return self.t.box.slugs[int(self.t.box.kind_of[self.friends(seat)[number]])]

    def friends(self, seat: int) -> list[int]:
        """The two best friends of a seat's board."""
        first = int(self.t.box.kids) + 2 * int(self.s.number(seat, BOARD))
        return [first, first + 1]

    def find(self, name: str) -> int:
        """A card of this name in the park deck."""
        kind = self.t.box.slugs.index(name)
        for card in self.s.cards_at(places.PARK_DECK):
            if int(self.t.box.kind_of[int(card)]) == kind:
                return int(card)
        raise LookupError(name)

    def seat(self, seat: int, **things: object) -> Table:
        """Give a seat cards (names in hand, deck, discard, yard, lookout) and numbers."""
        for key, value in things.items():
            if key in ZONES:
                for name in str(value).split():
                    self.lay(seat, key, name)
            elif key == "perk":
                self.move(self.t.zones.first_perk + PERKS.index(str(value)), places.PERK + seat)
            elif key == "rule":
                self.give_rule(seat, RULES.index(str(value)))
            else:
                self.give(seat, key, int(str(value)))
        return self

    def lay(self, seat: int, zone: str, name: str) -> None:
        """One card into a seat's place; ``friend`` and ``coin-friend`` are its best friends."""
        card = self.friends(seat)[0 if name == "friend" else 1] if "friend" in name else self.find(name)
        if zone == "lookout":
            to_lookout(self.t, self.s, seat, card)
            self.s.know(card, places.PUBLIC)
        else:
            self.move(card, ZONES[zone] + seat)

    def give(self, seat: int, key: str, value: int) -> None:
        """Set a number; resources come from the supply."""
        change = value - int(self.s.number(seat, FIELDS[key]))
        self.s.set_number(seat, FIELDS[key], value)
        if key in ("pizza", "pack_pizza"):
            self.s.supply_pizza -= change
        elif key in ("toys", "pack_toys"):
            self.s.supply_toys -= change

    def give_rule(self, seat: int, rule: int) -> None:
        """A made-up rule before a seat."""
        card = self.t.zones.first_rule + rule
        self.move(card, places.RULE + seat)
        self.s.past = self.s.past[:]
        self.s.past[card] = SEAT_BITS[seat]

    def only_perks(self, *names: str) -> Table:
        """These perks are on offer, all others that nobody has lie in the box."""
        for perk, name in enumerate(PERKS):
            card = self.t.zones.first_perk + perk
            if int(self.s.place[card]) < places.PERK:
                self.move(card, places.PERKS if name in names else places.AWAY)
        return self

    def empty_deck(self, keep: int = 0) -> Table:
        """Send the park deck to the box but for some cards."""
        for card in list(self.s.cards_at(places.PARK_DECK))[keep:]:
            self.move(int(card), places.BOX)
        return self

    # --- playing -------------------------------------------------------------------------------------

    def play(self, *texts: str) -> list[Event]:
        """Answer one question after the other; the events that came of it."""
        first = len(self.s.sink.events)
        for text in texts:
            assert text in self.options(), f"{text} is not among {self.options()} of {self.question}"
            self.game.apply(self.s, self.s.decider(), self.game.read(self.s, text))
        return self.s.sink.events[first:]

    def turn(self) -> Table:
        """Start the turn of the seat to play anew, with what it has now."""
        while len(self.s.questions) > 0:
            self.s.answered()
        self.s.then(TURN, self.s.turn_seat)
        self.game.go_on(self.s)
        return self

    @property
    def question(self) -> str:
        return self.game.question(self.s).key if len(self.s.questions) else ""

    @property
    def decider(self) -> int:
        return int(self.s.decider())

    def options(self) -> list[str]:
        """What the decider may answer."""
        return [option.notation for option in self.game.prompt(self.s, self.s.decider()).options]

    def params(self, text: str) -> dict[str, object]:
        """The parameters of one option."""
        options = self.game.prompt(self.s, self.s.decider()).options
        return next(dict(option.text.params) for option in options if option.notation == text)

    def number(self, seat: int, key: str) -> int:
        return int(self.s.number(seat, FIELDS[key]))

    def goods(self, seat: int) -> tuple[int, int, int, int]:
        """Pizza, toys, packed pizza, packed toys."""
        pizza, toys, packed_pizza, packed_toys = (
            self.number(seat, key) for key in ("pizza", "toys", "pack_pizza", "pack_toys")
        )
        return pizza, toys, packed_pizza, packed_toys

    def names(self, zone: str, seat: int = 0) -> list[str]:
        """The kinds in a place, sorted; ``park`` and ``box`` are nobody's."""
        view = self.game.view(self.s, Seat(seat))
        cards = view[zone] if zone in ("hand", "deck", "park", "box", "aside") else view["seats"][seat][zone]
        return sorted(self.t.box.slugs[int(self.t.box.kind_of[card])] for card in cards if card >= 0)

    def why(self, text: str) -> str:
        """The reason against an answer."""
        reason = self.game.why_not(self.s, self.s.decider(), self.game.read(self.s, text))
        return "" if reason is None else reason.key


def keys(events: list[Event]) -> list[str]:
    """The keys of events."""
    return [event.key for event in events]
