"""The turn (Y6), as the page has it: a card, a second one or stop, then a full hand."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from gamekeeper.core.agenda import Item, Question, Step, Told
from gamekeeper.core.ids import EVERYONE, Params, Seat
from gamekeeper.core.texts import Phrase
from gamekeeper.core.zone_state import NO_CARD
from gamekeeper.games.yellowstone_park import actions, hand, layout, tells
from gamekeeper.games.yellowstone_park.actions import CODES, KEEP, REFILL, STOP
from gamekeeper.games.yellowstone_park.components import COLOUR_NAMES, COLUMNS, MOST_HAND, ROWS, Card, Colour, Column
from gamekeeper.games.yellowstone_park.fields import ParkState
from gamekeeper.games.yellowstone_park.places import BOARD, HAND, MALUS, PILE
from gamekeeper.games.yellowstone_park.scoring import ENDED_TURN_CAP, finish, raise_markers, score, step_counter
from gamekeeper.games.yellowstone_park.setting import Setting

# what can stand on the agenda: see `items`
NEXT_TURN: Final[i64] = 0
LAY_FIRST: Final[i64] = 1
LAY_SECOND: Final[i64] = 2
ASK_REFILL: Final[i64] = 3
ASK_SOURCE: Final[i64] = 4

MOST_OPTIONS: Final[i64] = MOST_HAND * COLUMNS + 1
UNREACHED: Final = 100  # a marker place no bonus brings to 0


def items(t: Setting) -> list[Item[ParkState]]:
    """The agenda's items by number, each question with its key and paragraph."""
    return [
        NextTurn(t),
        LayFirst(t, "lay-first", "Y6.1"),
        LaySecond(t, "lay-second", "Y6.1"),
        Refill(t, "refill", "Y6.2"),
        Source(t, "source", "Y6.3"),
    ]


def begin_turn(s: ParkState, seat: i64) -> None:
    """A turn starts with laying one card, which is mandatory (Y6.1)."""
    s.turn_seat = seat
    if s.sink is not None:
        s.sink.emit(EVERYONE, "turn", {"seat": f"seat:{seat}", "turn": int(s.turns) + 1})
    s.then(NEXT_TURN)
    s.ask(LAY_FIRST, Seat(seat))


class NextTurn(Step[ParkState]):
    """The next seat clockwise, unless the game is over (Y7.3) or the turn cap is reached (Y7.5)."""

    def __init__(self, t: Setting) -> None:
        self.t = t

    def run(self, s: ParkState, seat: i64, argument: i64) -> None:
        s.turns += 1
        if s.ending != 0:
            return
        if s.turns >= self.t.turn_cap:  # markers first rise by the malus piles, which stay as they lie (Y7.5)
            raise_markers(self.t, s)
            finish(s, ENDED_TURN_CAP)
        else:
            begin_turn(s, (s.turn_seat + 1) % self.t.seats)


class ParkQuestion(Question[ParkState]):
    """What the questions share."""

    def __init__(self, t: Setting, key: str, rule: str) -> None:
        super().__init__(key, rule)
        self.t = t

    def params(self, s: ParkState, seat: i64) -> Params:
        return {"held": int(s.count(HAND + seat)), "malus": int(s.count(MALUS + seat)), **self.sizes(s, seat)}

    def sizes(self, s: ParkState, seat: i64) -> Params:
        """Cards in the draw pile, and in a full hand; whether filling up the hand brings a scoring (Y7.1)."""
        return {"pile": int(s.count(PILE)), "hand": int(self.t.box.hand), "scores": int(self.empties(s, seat))}

    def empties(self, s: ParkState, seat: i64) -> bool:
        """Whether the pile's last card is drawn where the hand is filled up."""
        return s.count(PILE) <= self.t.box.hand - s.count(HAND + seat)

    def told(self, s: ParkState, seat: i64, code: i64) -> Told:
        params = self.sizes(s, seat)
        elements = [f"malus:{seat}"] if code == actions.MALUS else ["pile"] if code in (actions.PILE, REFILL) else []
        if code == actions.MALUS:  # the neutral counter then, and whether it has run out (Y8.1)
            params.update({"counter": max(0, int(s.counter) - 1), "scores": int(s.counter == 1)})
        return Told(CODES.show(code), params, elements)

    def why_elsewhere(self, s: ParkState, seat: i64, code: i64) -> Phrase | None:
        """Where the other question is asked."""
        if code <= STOP:
            return Phrase("why-cards-are-laid", {}, "Y6.1")
        held, malus = int(s.count(HAND + seat)), int(s.count(MALUS + seat))
        if code <= KEEP:
            return Phrase("why-no-refill-choice", {"held": held, "choice": int(self.t.refill_is_free)}, "Y6.2")
        return Phrase("why-hand-not-empty", {"held": held, "malus": malus, "hand": int(self.t.box.hand)}, "Y6.3")

    def draw(self, s: ParkState, seat: i64) -> None:
        """Draw to six; drawing the pile's last card is followed by a scoring at once (Y6.4, Y7.1)."""
        hand.draw_to_full(self.t, s, seat)
        if s.count(PILE) == 0:
            score(self.t, s)


class LayFirst(ParkQuestion):
    """Y6.1 A card, which is mandatory."""

    def options(self, s: ParkState, seat: i64) -> vec[i64]:
        """Every card in hand in every column open to it (Y3.2, Y3.5)."""
        result = vec[i64](capacity=MOST_OPTIONS)
        free = layout.free_columns(s)
        before: i64 = -1
        card = s.top(HAND + seat)
        while card >= 0:
            kind = card >> 1
            if kind != before:
                before = kind
                code = kind * COLUMNS
                columns = layout.columns_for(s, Colour(kind // ROWS), free)
                while columns != 0:
                    if columns & 1 != 0:
                        result = append(result, code)
                    columns >>= 1
                    code += 1
            card = i64(s.next[card])
        return result

    def answer(self, s: ParkState, seat: i64, code: i64) -> None:
        if self.lay(s, seat, code):
            s.ask(LAY_SECOND, Seat(seat))

    def lay(self, s: ParkState, seat: i64, code: i64) -> bool:
        """Lay a card; True when more are in hand. Else six malus cards or more give a choice (Y6.3)."""
        tells.note(s, seat, code)
        card = Card(self.t.zones.card_of(s, HAND + seat, code // COLUMNS))
        layout.lay(self.t, s, seat, card, Column(code % COLUMNS + 1))
        if s.count(HAND + seat) > 0:
            return True
        if s.count(MALUS + seat) >= self.t.box.hand:
            s.ask(ASK_SOURCE, Seat(seat))
        else:
            self.draw(s, seat)
        return False

    def draws(self, s: ParkState, seat: i64) -> bool:
        """Whether a card laid is followed by drawing, unasked (Y6.3)."""
        return s.count(HAND + seat) == 0 and s.count(MALUS + seat) < self.t.box.hand

    def told(self, s: ParkState, seat: i64, code: i64) -> Told:
        if code == STOP:
            return super().told(s, seat, code)
        kind, column = code // COLUMNS, Column(code % COLUMNS + 1)
        card = Card(self.t.zones.card_of(s, HAND + seat, kind))
        trial = s.copy()
        trial.markers[seat] = UNREACHED
        layout.lay(self.t, trial, seat, card, column)
        bonus = UNREACHED - int(trial.markers[seat])
        collected = [f"card:{other}" for other in s.cards_at(BOARD) if trial.place[i64(other)] != s.place[i64(other)]]
        elements = [f"card:{card}", f"space:{kind % ROWS + 1}:{column}"]
        params: Params = {"card": elements[0], "space": elements[1], "cards": collected, "count": len(collected)}
        params.update({"bonus": bonus, "marker": max(0, int(s.markers[seat]) - bonus)})
        params["due"] = int(trial.count(MALUS + seat))  # what the next scoring adds then (Y7.2)
        scores = self.draws(trial, seat) and self.empties(trial, seat)
        params.update({"pile": int(s.count(PILE)), "scores": int(scores)})
        return Told("lay", params, elements, "Y3.2")

    def why_not(self, s: ParkState, seat: i64, code: i64) -> Phrase | None:
        """Why a card may not go to a column (Y3.2); one that is not in the box has no name to tell it by."""
        kind, column = code // COLUMNS, code % COLUMNS + 1
        card = self.t.zones.card_of(s, HAND + seat, kind)
        if card == NO_CARD:
            is_there = i16(kind * 2) in self.t.box.cards
            return Phrase("why-not-in-hand", {"card": f"card:{kind * 2}"}, "Y3.5") if is_there else None
        colour = kind // ROWS
        row = int(kind % ROWS) + 1
        params: Params = {"card": f"card:{card}", "colour": COLOUR_NAMES[colour], "column": int(column), "row": row}
        if s.columns[colour] > 0:
            return Phrase("why-colour-elsewhere", {**params, "other": int(s.columns[colour])}, "Y3.2")
        holder = [COLOUR_NAMES[c] for c in range(4) if i64(s.columns[c]) == column]
        return Phrase("why-column-taken", {**params, "holder": holder[0]}, "Y3.2")

    def why_elsewhere(self, s: ParkState, seat: i64, code: i64) -> Phrase | None:
        """Nobody stops before one is laid (Y6.1)."""
        return Phrase("why-must-lay", {}, "Y6.1") if code == STOP else super().why_elsewhere(s, seat, code)


class LaySecond(LayFirst):
    """Y6.1 A second card, never a third, or stop."""

    def options(self, s: ParkState, seat: i64) -> vec[i64]:
        return append(super().options(s, seat), STOP)

    def draws(self, s: ParkState, seat: i64) -> bool:
        is_forced = s.count(HAND + seat) > 0 and not self.t.refill_is_free
        return is_forced or super().draws(s, seat)

    def answer(self, s: ParkState, seat: i64, code: i64) -> None:
        """After it, two or three players draw (Y6.2)."""
        if code == STOP:
            tells.note(s, seat, code)
            return
        if not self.lay(s, seat, code):
            return
        if self.t.refill_is_free:
            s.ask(ASK_REFILL, Seat(seat))
        else:
            self.draw(s, seat)


class Refill(ParkQuestion):
    """Y6.2 Four or five players: refill to six, or nothing."""

    def options(self, s: ParkState, seat: i64) -> vec[i64]:
        return vec[i64]([REFILL, KEEP])

    def answer(self, s: ParkState, seat: i64, code: i64) -> None:
        if code == REFILL:
            self.draw(s, seat)


class Source(ParkQuestion):
    """Y6.3 An empty hand: take six from the malus pile, or draw six."""

    def options(self, s: ParkState, seat: i64) -> vec[i64]:
        return vec[i64]([actions.MALUS, actions.PILE])

    def answer(self, s: ParkState, seat: i64, code: i64) -> None:
        """The first moves the neutral counter (Y8.1)."""
        if code == actions.PILE:
            self.draw(s, seat)
            return
        hand.take_malus(self.t, s, seat)
        if step_counter(self.t, s):
            score(self.t, s)
