"""What the rules ask of a table: size and options as ints, codes and zones, the pack's tables; what questions share."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from gamekeeper.core.agenda import Step
from gamekeeper.core.codes import Codes, Part, Range, Things, numbers
from gamekeeper.core.ids import Params
from gamekeeper.core.info import GameInfo, Options, OptionSpec, whole
from gamekeeper.core.picks import Pick
from gamekeeper.games.iditacards import components
from gamekeeper.games.iditacards.components import UPGRADE, Components, Prices
from gamekeeper.games.iditacards.fields import SledState
from gamekeeper.games.iditacards.places import HAND, UPGRADE_NAMES, TableZones
from gamekeeper.games.iditacards.values import Paces, Values

ALL_DECKS: Final = 15
TURN_CAP: Final = 400
TABLES: Final = 4096  # kept at once of each kind

INFO: Final = GameInfo(
    name="iditacards",
    edition="Iditacards, Louis A. Burke, both generations of its manual",
    rules_version=1,
    seats=(1, 2, 3, 4),
    usual_seats=3,
    options=(
        OptionSpec("upgrade_decks", ALL_DECKS, 0, ALL_DECKS),  # I1.2, a bit a deck
        OptionSpec("speed_on_advance", True),  # I2.2
        OptionSpec("snow", False),  # I6: true for what the board prints
        OptionSpec("solo_utility", False, seats=(1,)),  # I11
        OptionSpec("turn_cap", TURN_CAP, 1, 2000),  # I14
    ),
)

# codes behind the kinds of card, which are codes themselves: cards by name, dogs and attachments by their place
PAY: Final[i64] = 0
DAY: Final[i64] = 1
JOIN: Final[i64] = 2
STAY: Final[i64] = 3
DONE: Final[i64] = 4
TO_HAND: Final[i64] = 5
FILL: Final[i64] = 6  # + deck
DROP: Final[i64] = 10  # + place of an attachment
DOGS: Final[i64] = 31  # + seat * SLOTS + place of a dog

CARD_QUESTIONS: Final = "turn energy destroy keep recover take destroy-held legendary"
DOG_QUESTIONS: Final = "turn kill limit attach kill-fake kill-laden"


class Setting:
    """Seats, options and components of one table."""

    def __init__(self, seats: i64, options: Options, box: Components) -> None:
        self.seats = seats
        self.box = box
        self.values = Values(box)
        self.decks: i64 = whole(options, "upgrade_decks")
        self.speed_on_advance: bool = options["speed_on_advance"] is True
        self.snow_clears: bool = options["snow"] is True
        self.turn_cap: i64 = whole(options, "turn_cap")
        self.with_utility: bool = seats > 1 or options["solo_utility"] is True
        self.side: i64 = 1 if seats == 1 else 0
        self.zones = TableZones(seats, box)
        for kind in range(box.kinds):
            self.zones.add(i64(kind), 0, self.copies(i64(kind)))
        self.codes = codes(seats, box.slugs)
        # tables asked for, each in a place that follows from what changes it
        self.prices: vec[Prices] = vec[Prices]([Prices(box, -1)] * TABLES)
        cards = [i16(card) for card in range(self.zones.cards) if self.type(i64(card)) == components.DAMAGED]
        self.damaged: vec[i16] = vec[i16](cards)  # that a payment fails with (I3.4)
        self.leg_at: vec[u8] = vec[u8]([0])  # [square] → its leg; the start belongs to the first
        self.first_of: vec[u8] = vec[u8]()  # [leg] → its first square
        for leg in range(len(box.legs)):
            self.first_of = append(self.first_of, u8(len(self.leg_at)))
            for _time in range(box.squares[leg * 2 + int(self.side)]):
                self.leg_at = append(self.leg_at, u8(leg))
        self.finish: i64 = i64(len(self.leg_at))  # I1.3 the square after the last
        self.leg_at = append(self.leg_at, u8(len(box.legs) - 1))
        self.paces: vec[Paces] = vec[Paces]([Paces(self.leg_at, self.first_of, box.leg_traits, -1, 0, 0)] * TABLES)

    def copies(self, kind: i64) -> i64:
        """I1.1, I1.2, I11 How many cards of a kind are on this table."""
        deck = self.box.deck[kind]
        is_out = UPGRADE <= deck < UPGRADE + components.UPGRADES and (self.decks >> (deck - UPGRADE)) & 1 == 0
        if is_out or (self.box.type[kind] == components.UTILITY and not self.with_utility):
            return 0
        return self.box.copies[kind] * (self.seats if deck == components.STARTER else i64(1))

    def others(self, seat: i64, way: i64 = 1) -> vec[i64]:
        """All other seats, clockwise from the left of one (I8.2); with -1 the last first, as it goes on the agenda."""
        return vec[i64]([(seat + way * i64(away) + self.seats) % self.seats for away in range(1, self.seats)])

    def kind(self, card: i64) -> i64:
        """The kind of a card."""
        return i64(self.zones.kind_of[card])

    def type(self, card: i64) -> i64:
        """The type of a card."""
        return self.box.type[i64(self.zones.kind_of[card])]

    def trait(self, card: i64, which: i64) -> i64:
        """What a card in play does of one trait."""
        return self.box.trait(i64(self.zones.kind_of[card]), which)

    def number_of(self, leg: i64, which: i64) -> i64:
        """A leg's hypothermia or starvation number."""
        return self.box.numbers[leg * 4 + which * 2 + self.side]


class SledStep(Step[SledState]):
    """What happens by itself."""

    def __init__(self, t: Setting) -> None:
        self.t = t


class SledQuestion(Pick[SledState]):
    """What the questions share: codes are kinds of card, and what `setting` says behind them."""

    def __init__(self, t: Setting, key: str, rule: str, zone: i64 = HAND) -> None:
        super().__init__(t.zones, t.codes, key, rule, zone)
        self.t = t


class Choice(SledQuestion):
    """What is asked where there are several answers; a single one is given as it is."""

    def is_due(self, s: SledState, seat: i64, argument: i64) -> bool:
        """Whether anything is to be done."""
        return True

    def is_asked(self, s: SledState, seat: i64) -> bool:
        return self.is_due(s, seat, s.argument()) and len(self.options(s, seat)) > 1

    def settle(self, s: SledState, seat: i64, argument: i64) -> None:
        if self.is_due(s, seat, argument):
            for code in self.options(s, seat):
                self.choose(s, seat, argument, code)


def codes(seats: i64, slugs: list[str]) -> Codes:
    """The action space of one table."""
    first = i64(len(slugs))
    dogs = [numbers("seat", 1, int(seats)), numbers("place", 1, int(components.SLOTS))]
    gear = [numbers("place", 1, int(components.MOST_GEAR))]
    return Codes(
        "a card's name like dog_chow, risk, day, join, stay, done, hand, fill:speed, gear:1, dog1:2",
        [
            Range(0, "{card}", "card", "I10", CARD_QUESTIONS, [Part("card", slugs)]),
            Range(first + PAY, "risk", "deck", "I2.1", "turn"),
            Range(first + DAY, "day", "deck", "I5.1", "turn"),
            Range(first + JOIN, "join", "deck", "I5.1", "join"),
            Range(first + STAY, "stay", "deck", "I5.1", "join"),
            Range(first + DONE, "done", "turn", "I10", "destroy recover destroy-held"),
            Range(first + TO_HAND, "hand", "hand", "I10", "keep"),
            Range(first + FILL, "fill:{deck}", "deck", "I10", "fill", [Part("deck", UPGRADE_NAMES)]),
            Range(first + DROP, "gear:{place}", "card", "I2.3", "turn", gear),
            Range(first + DOGS, "dog{seat}:{place}", "card", "I9.2", DOG_QUESTIONS, dogs),
        ],
    )


def things(t: Setting) -> Things:
    """I1 All cards by name, and all places."""
    told: list[Params] = [{"name": one, "printed": name} for one, name in zip(t.box.known, t.box.names, strict=True)]
    return Things([t.zones.cards_as_things(told), *t.zones.things()])
