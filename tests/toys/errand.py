"""Errand, a small race with a deck, written on core's machinery the way somebody outside would.

E1  Each seat has a deck of its own: six steps (1 energy, move 2), four leaps (2 energy, move 5), three meals (0 energy,
    draw 3) and two traps (1 energy, the next seat ahead goes back 3). Hands of five. Eight coins lie in the bank.
E2  On your turn you play a card that you can pay for, or take a new day: hand and discard pile go into the deck, you
    draw five and take a coin.
E3  Energy is paid by discarding cards of your choice from hand, one by one, or with coins.
E4  Who reaches square 30 first wins; after 60 turns the order decides.
"""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64, u8

from gamekeeper.core.agenda import AgendaGame, Question, Step, Told
from gamekeeper.core.codec import Reader, Writer
from gamekeeper.core.codes import Codes, Part, Range, Thing, Things
from gamekeeper.core.events import Sink
from gamekeeper.core.game import places
from gamekeeper.core.ids import EVERYONE, Params, Seat
from gamekeeper.core.info import GameInfo
from gamekeeper.core.pools import Pools, Token
from gamekeeper.core.rng import Rng, stream
from gamekeeper.core.texts import Phrase
from gamekeeper.core.zone_state import ZoneState
from gamekeeper.core.zone_table import COMMON, COUNT, OPEN, OWNER, SPAN, Zone
from gamekeeper.core.zones import Zones

INFO = GameInfo("errand", "a race for tests", 1, (2, 3, 4), 3, ())
KINDS = ("step", "leap", "meal", "trap")
COPIES = (6, 4, 3, 2)
ENERGY = (1, 2, 0, 1)
SQUARES = (2, 5, 0, 0)
FINISH = 30
MOST_TURNS = 60
HAND_SIZE = 5
COINS = 8

DECK, HAND, DISCARD, PLAYED, PURSE, BANK = (zone * SPAN for zone in range(6))
ZONES = [
    Zone("deck", COUNT),
    Zone("hand", OWNER),
    Zone("discard", OPEN),
    Zone("played", OPEN),
    Zone("purse", OPEN),
    Zone("bank", OPEN, COMMON),
]
TURN, PLAY, PAY, EFFECT = range(4)  # the agenda's items
NEW_DAY, COIN = 4, 5  # codes after the kinds


class ErrandState(ZoneState):
    def __init__(self) -> None:
        super().__init__()
        self.squares: vec[u8] = vec[u8]()  # [seat]
        self.turns = 0
        self.ending = 0  # 1 when somebody has arrived, 2 when the turns have run out


class Turn(Step[ErrandState]):
    """E2, E4 The next seat, unless the race is over."""

    def __init__(self, t: Errand) -> None:
        self.t = t

    def run(self, s: ErrandState, seat: int, argument: int) -> None:
        s.ending = 1 if max(s.squares) == FINISH else 2 if s.turns == MOST_TURNS else 0
        if s.ending == 0:
            s.turns += 1
            s.then(TURN, (seat + 1) % self.t.seats)
            s.ask(PLAY, Seat(seat))


class Errands(Question[ErrandState]):
    """What the questions share: codes are kinds of card, a new day and a coin."""

    def __init__(self, t: Errand, key: str, rule: str) -> None:
        super().__init__(key, rule)
        self.t = t

    def told(self, s: ErrandState, seat: int, code: int) -> Told:
        if code >= NEW_DAY:
            element = f"deck:{seat}" if code == NEW_DAY else f"purse:{seat}"
            return Told(CODES.show(code), {}, [element])
        card = f"card:{self.t.zones.card_of(s, HAND + seat, seat * 4 + code)}"
        return Told(self.key, {"card": card}, [card])

    def why_not(self, s: ErrandState, seat: int, code: int) -> Phrase | None:
        if code < NEW_DAY and self.t.zones.card_of(s, HAND + seat, seat * 4 + code) >= 0:
            return Phrase("why-no-energy", {}, "E3")
        return None


class Play(Errands):
    """E2 A card that can be paid for, or a new day."""

    def options(self, s: ErrandState, seat: int) -> vec[i64]:
        zones = self.t.zones
        means = s.count(HAND + seat) - 1 + self.t.pools.total(s, PURSE + seat)
        codes = [code - seat * 4 for code in zones.add_kinds(s, HAND + seat, 0, vec[i64]())]
        return vec[i64]([code for code in codes if ENERGY[code] <= means] + [NEW_DAY])

    def answer(self, s: ErrandState, seat: int, code: int) -> None:
        zones = self.t.zones
        if code == NEW_DAY:
            zones.shift_all(s, "gather", DISCARD + seat, DECK + seat)
            zones.shift_all(s, "gather", HAND + seat, DECK + seat)
            zones.deal(s, "draw", DECK + seat, HAND + seat, HAND_SIZE)
            self.t.pools.shift(s, "coin", 0, BANK, PURSE + seat, 1)
            return
        zones.shift(s, "play", zones.card_of(s, HAND + seat, seat * 4 + code), PLAYED + seat)
        s.then(EFFECT, seat, code)
        for _ in range(ENERGY[code]):
            s.ask(PAY, Seat(seat))


class Pay(Errands):
    """E3 A card of your choice, or a coin."""

    def options(self, s: ErrandState, seat: int) -> vec[i64]:
        kinds = self.t.zones.add_kinds(s, HAND + seat, 0, vec[i64]())
        codes = [code - seat * 4 for code in kinds]
        return vec[i64](codes + [COIN] * min(1, self.t.pools.total(s, PURSE + seat)))

    def answer(self, s: ErrandState, seat: int, code: int) -> None:
        zones = self.t.zones
        if code == COIN:
            self.t.pools.shift(s, "pay-coin", 0, PURSE + seat, BANK, 1)
        else:
            zones.shift(s, "pay", zones.card_of(s, HAND + seat, seat * 4 + code), DISCARD + seat)

    def params(self, s: ErrandState, seat: int) -> Params:
        owed = 1
        while owed < len(s.questions) and s.questions[len(s.questions) - 1 - owed] & 255 == PAY:
            owed += 1
        return {"owed": owed}


class Effect(Step[ErrandState]):
    """E1 What the card does."""

    def __init__(self, t: Errand) -> None:
        self.t = t

    def run(self, s: ErrandState, seat: int, argument: int) -> None:
        if SQUARES[argument] > 0:
            self.go(s, seat, SQUARES[argument])
        elif KINDS[argument] == "meal":
            self.t.zones.deal(s, "draw", DECK + seat, HAND + seat, 3)
        else:
            ahead = [other for other in range(self.t.seats) if s.squares[other] > s.squares[seat]]
            if ahead:
                self.go(s, min(ahead, key=lambda other: (s.squares[other], other)), -3)
        self.t.zones.shift_all(s, "spent", PLAYED + seat, DISCARD + seat)

    def go(self, s: ErrandState, seat: int, squares: int) -> None:
        s.squares[seat] = u8(max(0, min(FINISH, s.squares[seat] + squares)))
        s.emit(EVERYONE, "go", {"seat": f"seat:{seat}", "square": int(s.squares[seat])})


CODES = Codes(
    f"one of {', '.join(KINDS)}, day, coin",
    [
        Range(0, "{kind}", "card", "E2", "play pay", [Part("kind", list(KINDS))]),
        Range(NEW_DAY, "day", "deck", "E2", "play"),
        Range(COIN, "coin", "purse", "E3", "pay"),
    ],
)


class Errand(AgendaGame[ErrandState]):
    """The contract: what is not the game's own is one line into core's machinery."""

    def __init__(self, seats: int = 3, options: Mapping[str, object] | None = None) -> None:
        super().__init__(INFO, seats, options or {})
        self.decision_bound = MOST_TURNS * 3
        self.zones: Zones[ErrandState] = Zones(self.seats, ZONES)
        self.pools: Pools[ErrandState] = Pools(self.zones, [Token("coin", COINS)])
        for seat in range(self.seats):
            for kind in range(len(KINDS)):
                self.zones.add(seat * 4 + kind, seat, COPIES[kind])
        kinds = [{"kind": KINDS[kind % 4]} for kind in self.zones.kind_of]
        cards = Thing("card:{card}", "card", [Part("card", [str(card) for card in range(self.zones.cards)], kinds)])
        self.declare(CODES, Things([cards, *self.zones.things(), Thing("token:coin", "token")]))
        self.list_items([Turn(self), Play(self, "play", "E2"), Pay(self, "pay", "E3"), Effect(self)])

    def setup(self, seed: bytes, sink: Sink | None = None) -> ErrandState:
        s = ErrandState()
        s.sink = sink
        s.rng = stream(seed, "shuffle")
        s.squares = vec[u8]([0] * self.seats)
        self.zones.lay_out(s, DECK)
        for card in range(self.zones.cards):
            self.zones.move(s, card, DECK + self.zones.back_of[card])
        self.pools.lay_out(s, BANK)
        s.emit(EVERYONE, "set-up", {})
        for seat in range(self.seats):
            self.zones.deal(s, "draw", DECK + seat, HAND + seat, HAND_SIZE)
        s.then(TURN)
        self.go_on(s)
        return s

    def scores(self, s: ErrandState) -> list[int]:
        return [int(square) for square in s.squares]

    def ranking(self, s: ErrandState) -> list[int]:
        return places([-square for square in s.squares])

    def outcome(self, s: ErrandState) -> str:
        return ["", "arrived", "turns"][s.ending]

    def copy(self, s: ErrandState) -> ErrandState:
        twin = ErrandState()
        s.copy_base(twin)
        twin.squares = s.squares[:]
        twin.turns, twin.ending = s.turns, s.ending
        return twin

    def redeal(self, s: ErrandState, seat: Seat, rng: Rng) -> ErrandState:
        twin = self.copy(s)
        self.zones.redeal(s, twin, seat, rng)
        return twin

    def save(self, s: ErrandState) -> bytes:
        out = Writer()
        s.save_base(out)
        out.small(s.squares)
        out.number(s.turns)
        out.number(s.ending)
        return out.done()

    def load(self, data: bytes) -> ErrandState:
        source = Reader(data)
        s = ErrandState()
        s.load_base(source)
        s.squares = source.small(self.seats)
        s.turns = source.between(0, MOST_TURNS)
        s.ending = source.between(0, 2)
        source.end()
        self.zones.check(s)
        self.pools.check(s)
        return s

    def view(self, s: ErrandState, reader: Seat) -> Mapping[str, object]:
        return {
            "reader": int(reader),
            "zones": self.zones.view(s, reader),
            "tokens": self.pools.view(s, reader),
            "numbers": {"square": self.scores(s), "turns": s.turns},
        }

    def inventory(self, s: ErrandState) -> dict[str, list[int]]:
        return self.zones.inventory(s) | self.pools.inventory(s, self.zones.cards)

    def box(self) -> list[int]:
        return list(range(self.zones.cards + COINS))
