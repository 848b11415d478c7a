"""A table of Iditacards on which a test lays out what it needs."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path

import msgspec
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from gamekeeper.core.events import Sink
from gamekeeper.core.ids import Seat
from gamekeeper.core.rng import seed_bytes, stream
from gamekeeper.games.iditacards import Iditacards, agenda, costs, moving, places
from gamekeeper.games.iditacards.components import Components
from gamekeeper.packs import iditacards as pack

FILE = Path(pack.__file__).with_name("default.toml")
BOX = pack.components(msgspec.convert(tomllib.loads(FILE.read_text(encoding="utf-8")), pack.Box))
KIND = {slug: kind for kind, slug in enumerate(BOX.slugs)}
ZONES = {
    "deck": places.DECK,
    "hand": places.HAND,
    "discard": places.DISCARD,
    "stack": places.STACK,
    "look": places.LOOK,
    "team": places.TEAM,
    "gear": places.GEAR,
    "legend": places.LEGEND,
}


def printed(**effects: str) -> Components:
    """The box with other effects on some cards."""
    data = tomllib.loads(FILE.read_text(encoding="utf-8"))
    for card in data["cards"]:
        card["effect"] = effects.get(card["id"], card.get("effect", ""))
    return pack.components(msgspec.convert(data, pack.Box))


FILLERS = ("repair_sled", "upgrade_sled", "mush", "breakfast", "first_aid", "grandma_soup", "husky", "move")
COMMON = {"supply": places.SUPPLY, "damage": places.DAMAGE_PILE, "gone": places.GONE}
TOWN, HILLS, BLIZZARD, LAKE, BRIDGE, MOUNTAIN, WASTELAND, FOREST, CLIFF, VILLAGE = (
    3,
    20,
    40,
    60,
    78,
    83,
    90,
    125,
    150,
    157,
)
"""A square of each leg that lies there on both sides of the board."""


class Table:
    """Seat 0 is on turn in the wasteland, in snow, with what it is given and nothing else; others stand far behind."""

    box = BOX

    def __init__(self, seats: int = 1, weather: str = "snow", square: int = WASTELAND, **options: bool | int) -> None:
        if seats == 1:
            options = {"solo_utility": True, **options}
        self.game = Iditacards(seats, options, self.box)
        self.t = self.game.setting
        self.s = self.game.setup(seed_bytes(7))
        self.weather(weather)
        for seat in range(seats):
            for zone in ("hand", "deck", "team"):
                self.lay(zone, [], seat)
            self.s.position[seat] = u8(square if seat == 0 else 10 + seat)
        self.s.turn_seat = 0
        self.s.questions = vec[i64]()
        self.turn(0)

    def turn(self, seat: int) -> None:
        """It is a seat's turn."""
        self.s.questions = vec[i64]()
        self.s.turn_seat = seat
        self.s.then(agenda.END_TURN, seat)
        self.s.ask(agenda.TURN, Seat(i64(seat)))

    def weather(self, name: str) -> None:
        self.s.weather = BOX.weathers.index(name)

    def place(self, zone: str, seat: int) -> int:
        return COMMON[zone] if zone in COMMON else ZONES[zone] + seat

    def lay(self, zone: str, slugs: list[str], seat: int = 0) -> list[int]:
        """These cards and no others lie there; they come from wherever they are not needed."""
        place = self.place(zone, seat)
        for card in self.s.cards_at(place):
            self.t.zones.move(self.s, i64(card), places.GONE)
        return [self.add(zone, slug, seat) for slug in slugs]

    def add(self, zone: str, slug: str, seat: int = 0) -> int:
        """One card more; the number of the card."""
        kind = KIND[slug]
        for card in range(self.t.zones.cards):
            there = int(self.s.place[card])
            if self.t.zones.kind_of[card] == kind and (there >= places.LEGEND and there != places.SUPPLY):
                self.t.zones.move(self.s, i64(card), self.place(zone, seat))
                return card
        raise AssertionError(f"no {slug} is left")

    def dog(self, slug: str, *gear: str, seat: int = 0) -> int:
        """A dog in play, with attachments."""
        dog = self.add("team", slug, seat)
        for one in gear:
            self.s.mark[self.add("gear", one, seat)] = i16(dog)
        return dog

    def fill(self, zone: str, count: int, seat: int = 0) -> None:
        """So many more starter cards, whichever are not needed."""
        kinds = [KIND[slug] for slug in FILLERS]
        cards = [int(card) for card in self.s.cards_at(places.GONE) if self.t.zones.kind_of[int(card)] in kinds]
        for card in cards[:count]:
            self.t.zones.move(self.s, i64(card), self.place(zone, seat))
        assert len(cards) >= count

    def ready(self, slug: str) -> None:
        """A card in hand that can be paid for, with nothing left to choose."""
        kind = KIND[slug]
        self.lay("hand", [slug])
        self.fill("hand", int(BOX.costs[kind * 3]) % 99)
        self.lay("deck", [])
        self.fill("deck", int(BOX.costs[kind * 3 + 1]))

    # --- playing -----------------------------------------------------------------------------------

    def answer(self, *texts: str) -> None:
        """Answers in a row, of whoever is asked; energy that leaves no choice is paid."""
        for text in texts:
            seat = self.game.decider(self.s)
            self.game.apply(self.s, seat, self.game.read(self.s, text))
            while self.asked().startswith("energy") and len(options := self.options()) == 1:
                self.game.apply(self.s, seat, self.game.read(self.s, options[0]))

    def first(self, count: int = 1) -> None:
        """The first answer that there is, so often."""
        for _ in range(count):
            self.answer(self.options()[0])

    def until(self, text: str, wanted: Callable[[], bool]) -> None:
        """The answer, with such luck that something wanted comes of it."""
        before = self.s
        for seed in range(3000):
            self.s = self.game.copy(before)
            self.s.rng = stream(seed_bytes(seed), "luck")
            self.answer(text)
            if wanted():
                return
        raise AssertionError(f"{text} never brings what is wanted")

    def turns_up(self, slug: str) -> None:
        """Pay risk with a card of this name."""
        kind = KIND[slug]
        if self.count("deck") == self.names("deck").count(slug):
            self.answer("risk")
            return
        before = self.s
        for seed in range(3000):
            self.s = self.game.copy(before)
            self.s.rng = stream(seed_bytes(seed), "luck")
            self.s.sink = Sink()
            self.answer("risk")
            told = [event for event in self.s.sink.events if event.key == "risk"]
            cards = told[0].params["cards"]
            assert isinstance(cards, list)
            self.s.sink = None
            if self.t.zones.kind_of[int(str(cards[0]).partition(":")[2])] == kind:
                return
        raise AssertionError(f"{slug} never turns up")

    def play(self, slug: str, *deck: str) -> None:
        """Play a card, and pay its risk with cards that do nothing; it takes effect with these cards in the deck.

        What is paid by choice is as much as there is; a hand of one's own is laid out after.
        """
        kind = KIND[slug]
        self.ready(slug)
        if BOX.costs[kind * 3 + 2] > 0:
            self.answer(slug)
            payment = "improvise" if BOX.weathers[self.s.weather] == "snow" else "band_aid"
            self.lay("deck", [*deck, *[payment] * int(BOX.costs[kind * 3 + 2])])
            while self.pending():
                self.turns_up(payment)
            return
        held = int(self.s.today[0])
        if deck:  # what lies there is not for the payment
            self.lay("deck", list(deck))
            self.s.today[0] = u8(held | moving.FREE_HEALTH)
        self.answer(slug)
        if deck:
            self.s.today[0] = u8(self.s.today[0] & ~moving.FREE_HEALTH)

    # --- looking -----------------------------------------------------------------------------------

    def names(self, zone: str, seat: int = 0) -> list[str]:
        """The cards there, in the order of the pack; a stack from its top."""
        return [BOX.slugs[self.t.zones.kind_of[int(card)]] for card in self.s.cards_at(self.place(zone, seat))]

    def count(self, zone: str, seat: int = 0) -> int:
        return int(self.s.count(self.place(zone, seat)))

    def pending(self, seat: int = 0) -> list[str]:
        """The pending cards, from the top."""
        cards = [int(card) for card in self.s.cards_at(places.STACK + seat)]
        return [BOX.slugs[self.t.zones.kind_of[card]] for card in cards if self.s.mark[card] > 0]

    def options(self) -> list[str]:
        """What may be answered now, in notation."""
        seat = self.game.decider(self.s)
        return [self.game.show(self.s, code) for code in self.game.legal(self.s, seat)]

    def asked(self) -> str:
        """The key of the question that is asked, with the seat from 0."""
        seat = self.game.decider(self.s)
        return f"{self.game.question(self.s).key} {int(seat)}" if seat >= 0 else ""

    def square(self, seat: int = 0) -> int:
        return int(self.s.position[seat])

    def cold(self, seat: int = 0) -> int:
        return int(self.s.cold[seat])

    def hunger(self, seat: int = 0) -> int:
        return int(self.s.hunger[seat])

    def cost(self, slug: str, which: int) -> int:
        """What a card costs seat 0 now."""
        return int(costs.prices_of(self.t, self.s, 0).of(KIND[slug], which))

    def set(self, cold: int = 0, hunger: int = 0, seat: int = 0) -> None:
        """Conditions."""
        self.s.cold[seat] = u8(cold)
        self.s.hunger[seat] = u8(hunger)
