"""Kitchens: all cook at the same time, each in a kitchen of their own, from one larder.

K1  Five roots, five leaves and five beans lie in the larder, three tips in the bowl. Two to four cooks, three rounds.
K2  A round begins with three cards by lot for each cook, in turn order, and nobody sees another's hand.
K3  Then all cook at the same time. You put a card of yours on one of your stoves, which hold two each; draw one from
    the larder, twice a round; serve what is on a full stove; or end, which ends the round for you. Equal cards are
    worth three points, unlike ones one point; a tip, as long as there are any, is one point more. Served cards go back.
K4  When all have ended, all who hold cards say at the same time which one they keep, or none.
K5  Everything else goes back into the larder, and the cook with the fewest points, the first of them in turn order,
    says who comes first in the next round.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

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
from gamekeeper.core.zone_state import ZoneState
from gamekeeper.core.zone_table import COMMON, COUNT, OPEN, OWNER, SPAN, Zone
from gamekeeper.core.zones import Zones
from gamekeeper.kits import Kit

KIT = Kit("kitchens", "toys.kitchens:Kitchens", Path(__file__).parent)
INFO = GameInfo("kitchens", "a game for tests", 1, (2, 3, 4), 3, ())
KINDS = ("root", "leaf", "bean")
SIDES = ("near", "far")
COPIES = 5
TIPS = 3
ROUNDS = 3
HAND_SIZE = 3
DRAWS = 2
ROOM = 2

LARDER, HAND, COUNTER, NEAR, FAR, BOWL, PURSE = (zone * SPAN for zone in range(7))
ZONES = [
    Zone("larder", COUNT, COMMON),
    Zone("hand", OWNER),
    Zone("counter", OPEN),
    Zone("near", OPEN),
    Zone("far", OPEN),
    Zone("bowl", OPEN, COMMON),
    Zone("purse", OPEN),
]
ROUND, BEGIN, COOK, PLACE, CLEAR, FIRST, LEAVE, KEEP = range(8)  # the agenda's items
DRAW, SERVE, END, SIDE, COOKS = 3, 4, 6, 7, 9  # codes after the kinds


class KitchenState(ZoneState):
    def __init__(self) -> None:
        super().__init__()
        self.points: vec[u8] = vec[u8]()  # [seat]
        self.draws: vec[u8] = vec[u8]()  # [seat] in this round
        self.first = 0
        self.rounds = 0
        self.ending = 0


class Round(Step[KitchenState]):
    """K2, K3 The kitchens open, unless three rounds have been cooked."""

    def __init__(self, t: Kitchens) -> None:
        self.t = t

    def run(self, s: KitchenState, seat: int, argument: int) -> None:
        if s.rounds == ROUNDS:
            s.ending = 1
            return
        s.rounds += 1
        s.draws = vec[u8]([0] * self.t.seats)
        s.emit(EVERYONE, "round", {"round": s.rounds})
        s.then(CLEAR)
        s.then(LEAVE)
        s.open_corners(BEGIN, vec[i64](self.t.order(s)))


class Begin(Step[KitchenState]):
    """K2 Three cards, in turn order."""

    def __init__(self, t: Kitchens) -> None:
        self.t = t

    def run(self, s: KitchenState, seat: int, argument: int) -> None:
        self.t.zones.deal(s, "draw", LARDER, HAND + seat, HAND_SIZE - s.count(HAND + seat))
        s.ask(COOK, Seat(seat))


class Kitchen(Question[KitchenState]):
    """What the questions share."""

    def __init__(self, t: Kitchens, key: str, rule: str) -> None:
        super().__init__(key, rule)
        self.t = t

    def told(self, s: KitchenState, seat: int, code: int) -> Told:
        if code < DRAW:
            card = f"card:{self.t.zones.card_of(s, HAND + seat, code)}"
            return Told("put", {"card": card}, [card])
        if code in (SERVE, SERVE + 1):
            return Told("serve", {"stove": f"{SIDES[code - SERVE]}:{seat}"}, [f"{SIDES[code - SERVE]}:{seat}"])
        if code in (SIDE, SIDE + 1):
            return Told("side", {"stove": f"{SIDES[code - SIDE]}:{seat}"}, [f"{SIDES[code - SIDE]}:{seat}"])
        if code >= COOKS:
            return Told("first", {"cook": f"seat:{code - COOKS}"}, [f"purse:{code - COOKS}"])
        return Told(CODES.show(code), {}, ["larder"] if code == DRAW else [])


class Cook(Kitchen):
    """K3 What the cook does next."""

    def options(self, s: KitchenState, seat: int) -> vec[i64]:
        full = [stove for stove in (NEAR, FAR) if s.count(stove + seat) == ROOM]
        codes = list(self.t.zones.add_kinds(s, HAND + seat, 0, vec[i64]())) if len(full) < 2 else []
        codes += [DRAW] * (s.draws[seat] < DRAWS and s.count(LARDER) > 0)
        return vec[i64]([*codes, *(SERVE + (stove == FAR) for stove in full), END])

    def answer(self, s: KitchenState, seat: int, code: int) -> None:
        if code == END:
            s.emit(EVERYONE, "done", {"seat": f"seat:{seat}"})
            return
        s.ask(COOK, Seat(seat))
        if code < DRAW:
            self.t.zones.shift(s, "take", self.t.zones.card_of(s, HAND + seat, code), COUNTER + seat)
            s.ask(PLACE, Seat(seat), code)
        elif code == DRAW:
            s.draws[seat] = s.draws[seat] + 1
            self.t.zones.deal(s, "draw", LARDER, HAND + seat, 1)
        else:
            self.serve(s, seat, (NEAR, FAR)[code - SERVE] + seat)

    def serve(self, s: KitchenState, seat: int, stove: int) -> None:
        """Points for a full stove; its cards and a tip are everybody's."""
        one, two = (self.t.zones.kind_of[card] for card in s.cards_at(stove))
        s.touch_shared()
        self.t.zones.shift_all(s, "serve", stove, LARDER)
        tip = self.t.pools.shift(s, "tip", 0, BOWL, PURSE + seat, 1)
        s.points[seat] = u8(s.points[seat] + (3 if one == two else 1) + tip)
        s.emit(EVERYONE, "points", {"seat": f"seat:{seat}", "points": int(s.points[seat])})


class Place(Kitchen):
    """K3 On which stove; not asked where one has room."""

    def waits(self, s: KitchenState, seat: int, argument: int) -> bool:
        options = self.options(s, seat)
        if len(options) > 1:
            return True
        self.take(s, seat, int(options[0]))
        return False

    def options(self, s: KitchenState, seat: int) -> vec[i64]:
        return vec[i64]([SIDE + side for side in (0, 1) if s.count((NEAR, FAR)[side] + seat) < ROOM])

    def take(self, s: KitchenState, seat: int, code: int) -> None:
        card = self.t.zones.card_of(s, COUNTER + seat, s.argument_of(seat))
        s.answered(seat)
        self.t.zones.shift(s, "put", card, (NEAR, FAR)[code - SIDE] + seat)

    def params(self, s: KitchenState, seat: int) -> Params:
        return {"card": f"card:{self.t.zones.card_of(s, COUNTER + seat, s.argument_of(seat))}"}


class Leave(Step[KitchenState]):
    """K4 All think of the next round."""

    def __init__(self, t: Kitchens) -> None:
        self.t = t

    def run(self, s: KitchenState, seat: int, argument: int) -> None:
        if s.rounds < ROUNDS:
            s.open_corners(KEEP, vec[i64](self.t.order(s)))


class Keep(Kitchen):
    """K4 A card to keep."""

    def is_asked(self, s: KitchenState, seat: int) -> bool:
        return s.count(HAND + seat) > 0

    def options(self, s: KitchenState, seat: int) -> vec[i64]:
        return vec[i64]([*self.t.zones.add_kinds(s, HAND + seat, 0, vec[i64]()), END])

    def answer(self, s: KitchenState, seat: int, code: int) -> None:
        kept = self.t.zones.card_of(s, HAND + seat, code) if code != END else -1
        s.touch_shared()
        for card in s.cards_at(HAND + seat):
            if card != kept:
                self.t.zones.shift(s, "clear", card, LARDER)
        s.emit(EVERYONE, "kept", {"seat": f"seat:{seat}", "count": s.count(HAND + seat)})


class Clear(Step[KitchenState]):
    """K5 Everything goes back, and somebody says who comes first."""

    def __init__(self, t: Kitchens) -> None:
        self.t = t

    def run(self, s: KitchenState, seat: int, argument: int) -> None:
        order = self.t.order(s)
        for cook in order:
            for zone in (HAND, NEAR, FAR) if s.rounds == ROUNDS else (NEAR, FAR):
                self.t.zones.shift_all(s, "clear", zone + cook, LARDER)
        s.then(ROUND)
        if s.rounds < ROUNDS:
            s.ask(FIRST, Seat(min(order, key=lambda cook: (s.points[cook], order.index(cook)))))


class First(Kitchen):
    """K5 Who comes first in the next round."""

    def options(self, s: KitchenState, seat: int) -> vec[i64]:
        return vec[i64](range(COOKS, COOKS + self.t.seats))

    def answer(self, s: KitchenState, seat: int, code: int) -> None:
        s.first = code - COOKS
        s.emit(EVERYONE, "first", {"seat": f"seat:{seat}", "cook": f"seat:{s.first}"})


CODES = Codes(
    "a kind of card, draw, serve:near, serve:far, end, near, far, or first:0 to 3",
    [
        Range(0, "{kind}", "card", "K3", "cook keep", [Part("kind", list(KINDS))]),
        Range(DRAW, "draw", "larder", "K3", "cook"),
        Range(SERVE, "serve:{side}", "near", "K3", "cook", [Part("side", list(SIDES))]),
        Range(END, "end", "larder", "K3", "cook keep"),
        Range(SIDE, "{side}", "near", "K3", "place", [Part("side", list(SIDES))]),
        Range(COOKS, "first:{cook}", "purse", "K5", "first", [Part("cook", ["0", "1", "2", "3"])]),
    ],
)


class Kitchens(AgendaGame[KitchenState]):
    def __init__(self, seats: int = 3, options: Mapping[str, object] | None = None) -> None:
        super().__init__(INFO, seats, options or {})
        most = 2 * (HAND_SIZE + DRAWS) + DRAWS + 2 + 1 + 1
        self.decision_bound = ROUNDS * (int(self.seats) * most + 1)
        self.zones: Zones[KitchenState] = Zones(self.seats, ZONES)
        self.pools: Pools[KitchenState] = Pools(self.zones, [Token("coin", TIPS)])
        for kind in range(len(KINDS)):
            self.zones.add(kind, 0, COPIES)
        kinds = [{"kind": KINDS[kind]} for kind in self.zones.kind_of]
        cards = Thing("card:{card}", "card", [Part("card", [str(card) for card in range(self.zones.cards)], kinds)])
        self.declare(CODES, Things([cards, *self.zones.things(), Thing("token:coin", "token")]))
        cooking = [Begin(self), Cook(self, "cook", "K3"), Place(self, "place", "K3")]
        self.list_items(
            [Round(self), *cooking, Clear(self), First(self, "first", "K5"), Leave(self), Keep(self, "keep", "K4")]
        )

    def order(self, s: KitchenState) -> list[int]:
        """The seats in turn order."""
        return [(s.first + place) % int(self.seats) for place in range(int(self.seats))]

    def setup(self, seed: bytes, sink: Sink | None = None) -> KitchenState:
        s = KitchenState()
        s.sink = sink
        s.rng = stream(seed, "shuffle")
        s.points = vec[u8]([0] * self.seats)
        s.draws = vec[u8]([0] * self.seats)
        self.zones.lay_out(s, LARDER)
        self.pools.lay_out(s, BOWL)
        s.first = int(s.rng.below(self.seats))
        s.emit(EVERYONE, "set-up", {"cook": f"seat:{s.first}"})
        s.then(ROUND)
        self.go_on(s)
        return s

    def scores(self, s: KitchenState) -> list[int]:
        return [int(points) for points in s.points]

    def worth(self, s: KitchenState, seat: Seat) -> i64:
        full = sum(int(s.count(stove + seat)) for stove in (NEAR, FAR))
        return i64(1000 * int(s.points[seat]) + 200 * full)

    def ranking(self, s: KitchenState) -> list[int]:
        return places([-points for points in s.points])

    def outcome(self, s: KitchenState) -> str:
        return "cooked" if s.ending else ""

    def copy(self, s: KitchenState) -> KitchenState:
        twin = KitchenState()
        s.copy_base(twin)
        twin.points, twin.draws = s.points[:], s.draws[:]
        twin.first, twin.rounds, twin.ending = s.first, s.rounds, s.ending
        return twin

    def redeal(self, s: KitchenState, seat: Seat, rng: Rng) -> KitchenState:
        twin = self.copy(s)
        self.zones.redeal(s, twin, seat, rng)
        return twin

    def save(self, s: KitchenState) -> bytes:
        out = Writer()
        s.save_base(out)
        out.small(s.points)
        out.small(s.draws)
        for number in (s.first, s.rounds, s.ending):
            out.number(number)
        return out.done()

    def load(self, data: bytes) -> KitchenState:
        source = Reader(data)
        s = KitchenState()
        s.load_base(source)
        s.points = source.small(self.seats)
        s.draws = source.small(self.seats)
        s.first = int(source.between(0, self.seats - 1))
        s.rounds = int(source.between(0, ROUNDS))
        s.ending = int(source.between(0, 1))
        source.end()
        self.zones.check(s)
        self.pools.check(s)
        return s

    def view(self, s: KitchenState, reader: Seat) -> Mapping[str, object]:
        return {
            "reader": int(reader),
            "zones": self.zones.view(s, reader),
            "tokens": self.pools.view(s, reader),
            "numbers": {"points": self.scores(s), "draws": [int(draws) for draws in s.draws], "round": s.rounds},
        }

    def inventory(self, s: KitchenState) -> dict[str, list[int]]:
        return self.zones.inventory(s) | self.pools.inventory(s, self.zones.cards)

    def box(self) -> list[int]:
        return list(range(self.zones.cards + TIPS))
