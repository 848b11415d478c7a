"""Set-up with a draft (F2.3)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gamekeeper.core.agenda import Sealed, Told
from gamekeeper.core.ids import EVERYONE, Params, Seat
from gamekeeper.core.texts import LIGHT, Phrase
from gamekeeper.core.zone_table import elements
from gamekeeper.games.fort import cards, places, questions
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.state import FortState


class DraftRound(questions.FortStep):
    """F2.3 Eight rounds; the last card is nobody's choice. Then the first turn."""

    def run(self, s: FortState, seat: i64, argument: i64) -> None:
        s.draft_round += 1
        if s.draft_round > self.t.numbers.dealt:
            s.draft_round = 0
            first_hands(self.t, s)
            s.then(questions.TURN, s.start_seat)
            return
        tell_round(self.t, s)
        s.then(questions.DRAFT_ROUND)
        if s.draft_round == self.t.numbers.dealt:
            for other in range(self.t.seats):
                pick(self.t, s, other, s.top(places.ROUND + other))
            pass_on(self.t, s)
            return
        seats = vec[i64]()
        for other in range(self.t.seats):
            seats = append(seats, other)
        s.ask_together(questions.ASK_DRAFT, seats, self.t.seats)


class Draft(Sealed[FortState]):
    """F2.3 One card of the hand that lies with this seat; all choose at the same time."""

    def __init__(self, t: Setting) -> None:
        super().__init__("draft", "F2.3")
        self.t = t

    def options(self, s: FortState, seat: i64) -> vec[i64]:
        return self.t.zones.add_kinds(s, places.ROUND + seat, self.t.hand_code, vec[i64](capacity=self.t.numbers.dealt))

    def take(self, s: FortState, seat: i64, code: i64) -> None:
        if s.sink is not None:
            card = cards.element(chosen(self.t, s, seat, code))
            s.sink.emit(Seat(seat), "chose", {"seat": f"seat:{seat}", "card": card})
        super().take(s, seat, code)

    def reveal(self, s: FortState) -> None:
        """All have chosen: the hands go on to the left."""
        answers = s.commitments
        s.commitments = vec[i64]()
        for seat in range(self.t.seats):
            pick(self.t, s, seat, chosen(self.t, s, seat, answers[seat]))
        pass_on(self.t, s)

    def params(self, s: FortState, seat: i64) -> Params:
        return {"seat": f"seat:{seat}", "round": int(s.draft_round), "rounds": int(self.t.numbers.dealt)}

    def told(self, s: FortState, seat: i64, code: i64) -> Told:
        card = cards.element(chosen(self.t, s, seat, code))
        return Told("draft", {"card": card}, [card])

    def weight(self, s: FortState, seat: i64, code: i64) -> i64:
        return LIGHT

    def why_not(self, s: FortState, seat: i64, code: i64) -> Phrase:
        card = i64(self.t.box.first_of[code - self.t.hand_code])
        return Phrase("why-not-in-hand", {"card": cards.element(card)}, self.rule)

    def why_elsewhere(self, s: FortState, seat: i64, code: i64) -> Phrase | None:
        return questions.not_now(self.t, code, self.key)


def chosen(t: Setting, s: FortState, seat: i64, code: i64) -> i64:
    """The card that a code names in the hand that lies with a seat."""
    return t.zones.card_of(s, places.ROUND + seat, code - t.hand_code)


def tell_round(t: Setting, s: FortState) -> None:
    """Everybody sees the hand that has come."""
    s.reveal(EVERYONE)
    if s.sink is not None:
        s.sink.emit(EVERYONE, "draft", {"round": int(s.draft_round), "rounds": int(t.numbers.dealt)})
        for seat in range(t.seats):
            hand = elements(s.cards_at(places.ROUND + seat))
            s.sink.emit(Seat(seat), "draft-hand", {"seat": f"seat:{seat}", "cards": hand})


def pick(t: Setting, s: FortState, seat: i64, card: i64) -> None:
    """The chosen card lies face down before its seat; when that was is remembered."""
    t.zones.move(s, card, places.DECK + seat)
    s.past = s.past[:]
    s.past[card] = u8(s.draft_round)
    if s.sink is not None:
        s.sink.emit(Seat(seat), "picked", {"seat": f"seat:{seat}", "card": cards.element(card)})


def pass_on(t: Setting, s: FortState) -> None:
    """The rest of each hand goes to the next seat."""
    hands = [s.cards_at(places.ROUND + i64(seat)) for seat in range(t.seats)]
    for seat, hand in enumerate(hands):
        for card in hand:
            t.zones.move(s, i64(card), places.ROUND + (i64(seat) + 1) % t.seats)
    if s.sink is not None:
        s.sink.emit(EVERYONE, "drafted", {"round": int(s.draft_round)})


def first_hands(t: Setting, s: FortState) -> None:
    """F2.2 The eight kids and the two best friends are shuffled; everybody draws five."""
    for seat in range(t.seats):
        cards.tell_shuffle(s, seat)
        cards.draw_hand(t, s, seat)
