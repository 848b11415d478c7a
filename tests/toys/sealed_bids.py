"""A small game written the way somebody outside would: interpreted, all in one file.

Sealed Bids, 2 or 3 seats, twelve cards 0..11. Three cards each; the rest is a hidden pile. A round: a die
is rolled for all to see; all commit a card at the same time; the highest card plus die, modulo 12, takes
a point, ties nobody; the winner may draw a card, the others may not. Over when some hand is empty.
"""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import append, pop, vec
from mypy_extensions import i16, i64, u8

from gamekeeper.core.codec import Reader, Writer
from gamekeeper.core.errors import BadText
from gamekeeper.core.events import Sink
from gamekeeper.core.game import Game, places
from gamekeeper.core.ids import EVERYONE, NOBODY, SPECTATOR, Action, Element, Seat
from gamekeeper.core.info import GameInfo, OptionSpec
from gamekeeper.core.rng import Rng, stream
from gamekeeper.core.state import State
from gamekeeper.core.texts import Option, Phrase, Prompt

CARDS = 12
DRAW = 12
PASS = 13
BID = 1
ASK_DRAW = 2
MOST_ROUNDS = 10

INFO = GameInfo("sealed_bids", "a game for tests", 1, (2, 3), 3, (OptionSpec("start_hand", 3, 1, 4),))


class BidState(State):
    def __init__(self) -> None:
        super().__init__()
        self.hands: list[vec[u8]] = []  # [seat] cards ascending; the seat's own
        self.pile: vec[i16] = vec[i16]()  # top last; hidden
        self.discard: vec[u8] = vec[u8]()  # public
        self.points: vec[u8] = vec[u8]()  # [seat]; public
        self.die = 0  # public
        self.rounds = 0  # public


class SealedBids(Game[BidState]):
    def __init__(self, seats: int = 3, options: Mapping[str, object] | None = None) -> None:
        super().__init__(INFO, seats, options or {})
        self.action_count = 14
        self.decision_bound = MOST_ROUNDS * 4

    def setup(self, seed: bytes, sink: Sink | None = None) -> BidState:
        s = BidState()
        s.sink = sink
        s.rng = stream(seed, "shuffle")
        s.pile = vec[i16](range(CARDS))
        s.rng.shuffle(s.pile)
        s.points = vec[u8]([0] * int(self.seats))
        s.emit(EVERYONE, "deal", {"pile": CARDS})
        for seat in range(int(self.seats)):
            s.hands.append(vec[u8]())
            for _ in range(int(str(self.options["start_hand"]))):
                self.draw(s, Seat(seat))
        self.begin_round(s)
        return s

    def draw(self, s: BidState, seat: Seat) -> None:
        s.pile, card = pop(s.pile)
        s.hands[seat] = vec[u8](sorted([*s.hands[seat], card]))
        s.reveal(seat)
        s.emit(EVERYONE, "draw", {"seat": f"seat:{seat}"})
        self.tell_drawn(s, seat, card)

    def tell_drawn(self, s: BidState, seat: Seat, card: int) -> None:
        s.emit(seat, "drawn", {"card": f"card:{card}"})

    def begin_round(self, s: BidState) -> None:
        if any(len(hand) == 0 for hand in s.hands) or s.rounds >= MOST_ROUNDS:
            s.emit(EVERYONE, "end", {})
            return
        s.rounds += 1
        s.die = int(s.rng.below(6)) + 1
        s.reveal(EVERYONE)
        s.emit(EVERYONE, "die", {"die": s.die, "round": s.rounds})
        s.ask_together(BID, vec[i64](range(int(self.seats))), self.seats)

    def legal(self, s: BidState, seat: Seat) -> vec[i64]:
        if not s.owes(seat):
            return vec[i64]()
        if s.kind() == ASK_DRAW:
            return vec[i64]([DRAW, PASS])
        return vec[i64](s.hands[seat])

    def advance(self, s: BidState, seat: Seat, a: Action) -> None:
        if s.kind() == ASK_DRAW:
            s.answered()
            if a == DRAW:
                self.draw(s, seat)
            self.begin_round(s)
            return
        s.emit(EVERYONE, "commit", {"seat": f"seat:{seat}"})
        s.emit(seat, "committed", {"card": f"card:{a}"})
        if s.commit(seat, a):
            self.reveal_bids(s)

    def reveal_bids(self, s: BidState) -> None:
        s.answered()
        bids = [int(bid) for bid in s.commitments]
        s.commitments = vec[i64]()
        s.reveal(EVERYONE)
        for seat, bid in enumerate(bids):
            s.hands[seat] = vec[u8](card for card in s.hands[seat] if card != bid)
            s.discard = append(s.discard, bid)
        values = [(bid + s.die) % CARDS for bid in bids]
        best = [seat for seat, value in enumerate(values) if value == max(values)]
        s.emit(EVERYONE, "reveal", {"cards": [f"card:{bid}" for bid in bids]})
        if len(best) == 1:
            s.points[best[0]] = s.points[best[0]] + 1
            self.tell_point(s, best[0])
            if len(s.pile) > 0:
                s.ask(ASK_DRAW, Seat(best[0]))
                return
        self.begin_round(s)

    def tell_point(self, s: BidState, seat: int) -> None:
        s.emit(EVERYONE, "point", {"seat": f"seat:{seat}"})

    def reason(self, s: BidState, seat: Seat, a: Action) -> Phrase:
        return Phrase("why-not-in-hand" if s.kind() == BID else "why-draw-or-pass", {})

    def scores(self, s: BidState) -> list[int]:
        return [int(points) for points in s.points]

    def ranking(self, s: BidState) -> list[int]:
        return places([-points for points in self.scores(s)])

    def outcome(self, s: BidState) -> str:
        return "hands-empty" if self.is_over(s) else ""

    def copy(self, s: BidState) -> BidState:
        twin = BidState()
        s.copy_base(twin)
        twin.hands = [hand[:] for hand in s.hands]
        twin.pile = s.pile[:]
        twin.discard = s.discard[:]
        twin.points = s.points[:]
        twin.die = s.die
        twin.rounds = s.rounds
        return twin

    def redeal(self, s: BidState, seat: Seat, rng: Rng) -> BidState:
        twin = self.copy(s)
        twin.rng = rng.fork()
        others = [other for other in range(int(self.seats)) if other != seat]
        unknown = vec[i16](sorted([*s.pile, *(card for other in others for card in s.hands[other])]))
        rng.shuffle(unknown)
        dealt = list(unknown)
        for other in others:
            twin.hands[other] = vec[u8](sorted(dealt.pop() for _ in s.hands[other]))
            if len(s.commitments) > 0 and s.commitments[other] >= 0:
                twin.commitments[other] = twin.hands[other][rng.below(len(twin.hands[other]))]
        twin.pile = vec[i16](dealt)
        return twin

    def save(self, s: BidState) -> bytes:
        out = Writer()
        s.save_base(out)
        for hand in s.hands:
            out.small(hand)
        out.medium(s.pile)
        out.small(s.discard)
        out.small(s.points)
        out.number(s.die)
        out.number(s.rounds)
        return out.done()

    def load(self, data: bytes) -> BidState:
        source = Reader(data)
        s = BidState()
        s.load_base(source)
        s.hands = [source.small() for _ in range(int(self.seats))]
        s.pile = source.medium()
        s.discard = source.small()
        s.points = source.small()
        s.die = int(source.number())
        s.rounds = int(source.number())
        source.end()
        return s

    def view(self, s: BidState, reader: Seat) -> dict[str, object]:
        committed = [seat for seat, bid in enumerate(s.commitments) if bid >= 0]
        return {
            "hand": [] if reader == SPECTATOR else list(s.hands[reader]),
            "mine": int(s.commitments[reader]) if reader != SPECTATOR and reader in committed else -1,
            "pile": len(s.pile),
            "discard": list(s.discard),
            "points": list(s.points),
            "die": s.die,
            "committed": committed,
        }

    def show(self, s: BidState, a: Action) -> str:
        return {DRAW: "draw", PASS: "pass"}.get(int(a), f"c{a}")

    def read(self, s: BidState, text: str, seat: Seat = NOBODY) -> Action:
        for code in range(14):
            if self.show(s, Action(code)) == text:
                return Action(code)
        raise BadText(text, "c0..c11, draw or pass")

    def prompt(self, s: BidState, seat: Seat) -> Prompt:
        options = [
            Option(Action(code), self.show(s, Action(code)), Phrase("option", {"card": f"card:{code}"}), [])
            for code in self.legal(s, seat)
        ]
        return Prompt(seat, Phrase("ask-bid", {}), options)

    def label(self, element: Element) -> Phrase:
        return Phrase("card", {"number": tail(element)})

    def elements(self) -> list[Element]:
        return [f"card:{card}" for card in range(CARDS)]

    def inventory(self, s: BidState) -> dict[str, list[int]]:
        hands = {f"hand:{seat}": [int(card) for card in hand] for seat, hand in enumerate(s.hands)}
        return {**hands, "pile": [int(card) for card in s.pile], "discard": [int(card) for card in s.discard]}

    def box(self) -> list[int]:
        return list(range(CARDS))


def tail(element: object) -> int:
    return int(str(element).rpartition(":")[2])
