"""The game class: core's contract, answered by the modules of this package; how a table is set up, and loaded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gamekeeper.core.agenda import Item
from gamekeeper.core.codec import demand, within
from gamekeeper.core.corner import KIND
from gamekeeper.core.events import Event, Sink
from gamekeeper.core.game import places as ranked
from gamekeeper.core.ids import Action, Element, Seat
from gamekeeper.core.lists import first_highest
from gamekeeper.core.observation import Observation
from gamekeeper.core.rng import stream
from gamekeeper.core.texts import Estimate, Phrase
from gamekeeper.core.zone_game import ZoneGame
from gamekeeper.games.iditacards import agenda, costs, day, dogs, effects, estimate, moving, places, turn, urge, view
from gamekeeper.games.iditacards.components import MOST_RISK, SLOTS, Components
from gamekeeper.games.iditacards.fields import SledState
from gamekeeper.games.iditacards.setting import INFO, Setting, things

DECISIONS_PER_TURN: Final[i64] = 200
HORIZON: Final[i64] = 40  # some turns of everybody, by what suggests itself
BUDGETS: Final = {"easy": 5, "medium": 10, "hard": 1_500, "expert": 4_000}  # simulations of a level
BEGINNINGS: Final = (agenda.TURN, agenda.JOIN)  # what else is asked belongs to an answer before
SEVERAL: Final[i64] = 2  # dogs that hints tell of
MANY: Final[i64] = 3  # Damaged cards, likewise


def items(t: Setting) -> list[Item[SledState]]:
    """The agenda's items by number (agenda.py), each question with its key and paragraph."""
    return [
        turn.EndTurn(t),
        turn.Turn(t, "turn", "I2.1"),
        costs.Energy(t, "energy", "I3.1"),
        costs.Paid(t),
        costs.Done(t),
        effects.Effect(t),
        day.Join(t, "join", "I5.1"),
        day.Days(t),
        day.Day(t),
        day.Roll(t),
        day.LegDay(t),
        moving.Gain(t, "legendary", "I7.4", places.LEGEND),
        moving.Draw(t),
        dogs.Kill(t, "kill", "I9.2"),
        dogs.Kill(t, "kill-fake", "I14", dogs.FAKE),
        dogs.Kill(t, "kill-laden", "I14", dogs.LADEN),
        dogs.Limit(t, "limit", "I9.1"),
        dogs.Attach(t, "attach", "I9.4", dogs.ROOMY),
        effects.Atom(t),
        effects.Destroy(t, "destroy", "I10", places.LOOK),
        effects.Destroy(t, "destroy-held", "I10"),
        effects.Recover(t, "recover", "I10", places.DISCARD),
        effects.Keep(t, "keep", "I10", places.LOOK),
        effects.Keep(t, "keep", "I10", places.SORT),
        effects.Fill(t, "fill", "I10"),
        moving.Gain(t, "take", "I10", places.SUPPLY),
    ]


class Iditacards(ZoneGame[SledState]):
    """Iditacards for one table size, one set of options and one box."""

    def __init__(self, seats: int, options: Mapping[str, object], box: Components) -> None:
        super().__init__(INFO, seats, options)
        self.setting = Setting(self.seats, self.options, box)
        self.horizon = HORIZON
        self.budgets = dict(BUDGETS)
        self.lay(self.setting.zones, items(self.setting), self.setting.codes, things(self.setting))
        self.decision_bound = self.setting.turn_cap * self.seats * DECISIONS_PER_TURN
        self.feature_names = estimate.FEATURES

    def setup(self, seed: bytes, sink: Sink | None = None) -> SledState:
        """I1.1, I1.2, I1.5 Decks, legendary cards, hands; the start player rolls the die and takes the first turn."""
        t, s = self.setting, SledState()
        s.clear(t.seats, t.zones.cards, t.box.kinds)
        s.sink = sink
        s.rng = stream(seed, "shuffle")
        t.zones.lay_out(s, places.BOX)
        for card in range(t.zones.cards):
            t.zones.move(s, card, t.zones.first_place(card))
        start = s.rng.below(t.seats)
        s.turn_seat = start
        for seat in range(t.seats):
            t.zones.draw(s, places.BOX, places.LEGEND + seat, t.box.legendary)
        s.tell("set-up", start)
        for seat in range(t.seats):
            moving.draw(t, s, seat, t.box.hand)
        day.roll(t, s)
        turn.begin_turn(s, start)
        return self.begun(s)

    def weighed(self, s: SledState, seat: Seat) -> vec[i64]:
        """I2.3 Not to kill dogs and discard attachments, which can be done before every turn."""
        item = self.items[s.kind()]
        return item.plays(s, i64(seat)) if isinstance(item, turn.Turn) else self.legal(s, seat)

    def urges(self, s: SledState, seat: Seat, codes: vec[i64]) -> vec[i64]:
        return urge.urges(self.setting, s, i64(seat), codes)

    def features(self, s: SledState, seat: Seat) -> vec[i64]:
        return estimate.features(self.setting, s, i64(seat))

    def unasked(self, s: SledState, seat: Seat) -> vec[i64]:
        """I3.1, I14 Of a payment the cards that would do least now, the first of them in their order."""
        codes = self.legal(s, seat)
        return vec[i64]([codes[first_highest(self.urges(s, seat, codes))]])

    def occasion(self, s: SledState, seat: Seat) -> str:
        """I5.1 Another player's new day may be joined."""
        return "" if i64(seat) == s.turn_seat else "join"

    def pointed(self, s: SledState, seat: Seat, elements: Sequence[Element]) -> Phrase | None:
        """I14 A card stands for its name, in play for its place or that of one equal to it; the last one counts."""
        kind, _, number = elements[-1].partition(":") if elements else ("", "", "")
        if kind != "card":
            return None
        card = i64(int(number))
        is_in_play = places.TEAM <= i64(s.place[card]) < places.GEAR or i64(s.place[card]) == places.GEAR + i64(seat)
        code = dogs.code_of(self.setting, s, card) if is_in_play else self.setting.kind(card)
        return self.why_not(s, seat, Action(code))

    def scores(self, s: SledState) -> list[int]:
        """I7.5 The squares reached."""
        return [int(square) for square in s.position]

    def ranking(self, s: SledState) -> list[int]:
        """I7.5 Who reaches the finish wins, the others rank by position; alone only the finish wins."""
        is_lost = self.seats == 1 and s.ending != 0 and s.ending != moving.ENDED_FINISH
        return [2] if is_lost else ranked([-square for square in self.scores(s)])

    def outcome(self, s: SledState) -> str:
        return moving.ENDINGS[s.ending]

    def observe(self, s: SledState, seat: Seat, out: Observation) -> None:
        super().observe(s, seat, out)
        s.observe(out, self.seats, self.setting.zones.cards, self.setting.box.kinds)

    def load(self, data: bytes) -> SledState:
        s = SledState()
        s.load(data, self.seats, self.setting.zones.cards, self.setting.box.kinds)
        check(self.setting, s)
        self.check_agenda(s, s.ending != 0)
        s.game = self
        return s

    def catalogue(self) -> Mapping[str, object]:
        return view.catalogue(self.setting)

    def view(self, s: SledState, reader: Seat) -> Mapping[str, object]:
        return view.view(self.setting, s, reader)

    def row_of(self, element: Element) -> str:
        """Cards are rows by name."""
        kind, _, number = element.partition(":")
        return f"cards:{self.setting.box.names[self.setting.kind(int(number))]}" if kind == "card" else ""

    def rows_used(self, event: Event) -> list[str]:
        """A card is made use of when it takes effect."""
        return [self.row_of(str(event.params["card"]))] if event.key == "takes-effect" else []

    def worth(self, s: SledState, seat: Seat) -> i64:
        return estimate.worth(self.setting, s, i64(seat))

    def estimate(self, s: SledState, seat: Seat) -> Estimate:
        parts = estimate.told(self.setting, s, i64(seat))
        return Estimate({name: int(part) for name, part in zip(estimate.PARTS, parts, strict=True)})

    def counts(self, s: SledState, seat: Seat) -> dict[str, int]:
        """What anybody can count."""
        t, own = self.setting, i64(seat)
        conditions = int(s.cold[own]) + int(s.hunger[own])
        return {"position": int(s.position[own]), "conditions": conditions, "hand": int(estimate.hand_of(t, s, own))}

    def is_midway(self, s: SledState, seat: Seat) -> bool:
        return i64(s.kind()) not in BEGINNINGS

    def facts(self, s: SledState, seat: Seat) -> dict[str, bool]:
        """Whom one is ahead of, the last leg, dogs in the team, Damaged among the cards."""
        t, own = self.setting, i64(seat)
        return {
            **self.outdone(s, seat),
            "last-leg": moving.leg_of(t, s, own) == i64(len(t.box.legs)) - 1,
            "team": s.count(places.TEAM + own) >= SEVERAL,
            "damaged": t.zones.damaged(s, own) >= MANY,
        }


# --- a position that was stored --------------------------------------------------------------------


def check(t: Setting, s: SledState) -> None:
    """BadSave unless every card is in one place and all else fits together."""
    t.zones.check(s)
    for card in range(t.zones.cards):
        place, mark = i64(s.place[card]), i64(s.mark[card])
        if places.GEAR <= place < places.LEGEND:
            demand(mark < t.zones.cards, f"attachment {card} on a card that is not in the box")
            demand(i64(s.place[mark]) == place - places.GEAR + places.TEAM, f"attachment {card} without its dog")
        else:
            is_held, is_stacked = places.HAND <= place < places.DISCARD, places.STACK <= place < places.LOOK
            within(mark, 0, MOST_RISK if is_stacked else i64(is_held), f"of card {card} the mark")
    does = s.does
    t.zones.count_all(s)
    demand(list(does) == list(s.does), "what teams do that is not the sum of their cards")
    for seat in range(t.seats):
        square = i64(s.position[seat])
        within(square, 0, t.finish, "a square")
        demand(square == 0 or moving.standing(s, square, seat) < 0, f"two players on square {square}")
        within(i64(s.cold[seat]), 0, t.box.deadly - 1, "hypothermia")
        within(i64(s.hunger[seat]), 0, t.box.deadly - 1, "starvation")
        within(s.count(places.TEAM + seat), 0, SLOTS, "dogs")
    within(s.weather, 0, i64(len(t.box.weathers)) - 1, "a weather")
    for place, packed in enumerate(s.questions):
        demand((packed & KIND == agenda.END_TURN) == (place == 0), "a turn without its end")
