"""What is still to come in a position, as a stack of questions and steps, and the games that are written with it.

A `Question` is one paragraph of the rules page: when it is asked, what may be answered, what an answer does, how it is
told. A `Step` happens by itself. Both stand in the game's list `items`; a position's stack holds their numbers, with
the seat concerned and an argument. The top one is worked; working it may put more on top. What is to come first is put
on top last. While all act at the same time, every seat has a stack of its own, its corner (`core.corner`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from gamekeeper.core.corner import ARGUMENT_SHIFT, EMPTY, KIND, MARK, SEAT_SHIFT, SEVERAL, is_inside, seats_of, spot_of
from gamekeeper.core.game import Game, S
from gamekeeper.core.ids import Action, Element, Params, Seat
from gamekeeper.core.info import GameInfo
from gamekeeper.core.texts import PASSING, Option, Phrase, Prompt


class Told:
    """One answer in words: a key (``option-`` goes before it), its parameters, what to point at for it.

    `rule` is the paragraph it cites where that is not the question's.
    """

    def __init__(self, key: str, params: Params, elements: list[Element], rule: str = "") -> None:
        self.key = key
        self.params = params
        self.elements = elements
        self.rule = rule


@mypyc_attr(allow_interpreted_subclasses=True)
class Item(Generic[S]):
    """Something that can stand on the agenda."""

    number: i64 = 0  # its place in the game's list

    def waits(self, s: S, seat: i64, argument: i64) -> bool:
        """Work the item, which is on top; True when it stays there until it is answered."""
        raise NotImplementedError

    def options(self, s: S, seat: i64) -> vec[i64]:
        """What may be answered, ascending and never empty."""
        raise NotImplementedError

    def take(self, s: S, seat: i64, code: i64) -> None:
        """Carry an answer out and take the item off the stack."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Item[S]):
    """Something that happens by itself."""

    def waits(self, s: S, seat: i64, argument: i64) -> bool:
        s.answered(seat)
        self.run(s, seat, argument)
        return False

    def run(self, s: S, seat: i64, argument: i64) -> None:
        """Do it."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Item[S]):
    """One kind of question. `key` names it in the words (``ask-`` goes before it), `rule` is its paragraph."""

    def __init__(self, key: str, rule: str) -> None:
        self.key = key
        self.rule = rule

    def waits(self, s: S, seat: i64, argument: i64) -> bool:
        if self.is_asked(s, seat):
            return True
        s.answered(seat)
        return False

    def is_asked(self, s: S, seat: i64) -> bool:
        """Whether it is put at all; by what everybody can see (law 13)."""
        return True

    def take(self, s: S, seat: i64, code: i64) -> None:
        s.answered(seat)
        self.answer(s, seat, code)

    def answer(self, s: S, seat: i64, code: i64) -> None:
        """Carry an answer out; the question is off the stack."""
        raise NotImplementedError

    # --- in words ----------------------------------------------------------------------------------

    def asked(self, s: S, seat: i64) -> Phrase:
        """The question in words."""
        return Phrase(f"ask-{self.key}", self.params(s, seat), self.rule)

    def params(self, s: S, seat: i64) -> Params:
        """What the question's text may speak of."""
        return {}

    def told(self, s: S, seat: i64, code: i64) -> Told:
        """One answer in words, with what it would do."""
        raise NotImplementedError

    def weight(self, s: S, seat: i64, code: i64) -> i64:
        """When an answer may want a second yes (`core.texts`)."""
        return PASSING

    def why_not(self, s: S, seat: i64, code: i64) -> Phrase | None:
        """Why a code that answers this question is not legal now; None to say just that."""
        return None

    def why_elsewhere(self, s: S, seat: i64, code: i64) -> Phrase | None:
        """Why a code that answers another question is not legal now; None to say just that."""
        return None

    # --- in a plan (`bots.plan`) -------------------------------------------------------------------

    def is_planned(self, s: S, seat: i64) -> bool:
        """Whether it may stand in a plan, with its neighbours on one screen."""
        return False

    def unasked(self, s: S, seat: i64) -> vec[i64]:
        """The answers that a plan may propose, ascending; none where the seat has to name one."""
        return self.options(s, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Question[S]):
    """A question put to several seats at once (`State.ask_together`): answers stay hidden until all are in."""

    def waits(self, s: S, seat: i64, argument: i64) -> bool:
        return True

    def take(self, s: S, seat: i64, code: i64) -> None:
        if s.commit(Seat(seat), Action(code)):
            s.answered()
            self.reveal(s)

    def reveal(self, s: S) -> None:
        """All answers are in: `s.commitments` holds them by seat."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class AgendaGame(Game[S]):
    """A game written as questions and steps. `items` are all of them by number; the game's constructor lists them."""

    def __init__(self, info: GameInfo, seats: int, options: Mapping[str, object]) -> None:
        super().__init__(info, seats, options)
        self.items: vec[Item[S]] = vec[Item]()  # type: ignore[type-arg]  # a vec: lists check the class at each look

    def list_items(self, items: list[Item[S]]) -> None:
        """What can stand on the agenda, by number."""
        for number, item in enumerate(items):
            item.number = i64(number)
        self.questions = i64(len(items))
        self.items = vec[Item](items)  # type: ignore[type-arg]  # at run time there is no vec of an alias

    def question(self, s: S) -> Question[S]:
        """The question on top; somebody must owe an answer."""
        return self.question_of(s, s.decider())

    def question_of(self, s: S, seat: Seat) -> Question[S]:
        """The question that a decider owes an answer to."""
        item = self.items[s.kind_of(seat)]
        assert isinstance(item, Question)
        return item

    def sealed(self, s: S, reader: Seat) -> list[Element]:
        """What a reader has chosen unseen while others still choose: what the answer points at."""
        if reader < 0 or not s.is_simultaneous() or s.commitments[reader] < 0:
            return []
        item = self.items[s.kind()]
        assert isinstance(item, Question)
        return item.told(s, i64(reader), s.commitments[reader]).elements

    def legal(self, s: S, seat: Seat) -> vec[i64]:
        if not s.owes(seat):
            return vec[i64]()
        top = s.questions[i64(len(s.questions)) - 1]
        if top & MARK != 0 and is_inside(top):
            top = s.questions[spot_of(s.questions, i64(seat))]
        return self.items[top & KIND].options(s, i64(seat))

    def advance(self, s: S, seat: Seat, a: Action) -> None:
        top = s.questions[i64(len(s.questions)) - 1]
        if top & MARK != 0 and is_inside(top):
            self.items[s.kind_of(seat)].take(s, i64(seat), i64(a))
            self.work_corner(s, i64(seat))
            if s.in_corners():
                return
            s.closings += 1
        else:
            self.items[top & KIND].take(s, i64(seat), i64(a))
        self.go_on(s)

    def go_on(self, s: S) -> None:
        """Work the agenda until somebody has to decide or nothing is left; `setup` ends with it too."""
        questions = s.questions
        while len(questions) > 0:
            top = questions[i64(len(questions)) - 1]
            if top & MARK != 0 and is_inside(top):
                for seat in seats_of(s.questions):
                    self.work_corner(s, seat)
                if s.in_corners():
                    return
            elif self.items[top & KIND].waits(s, (top >> SEAT_SHIFT) & SEVERAL, top >> ARGUMENT_SHIFT):
                return
            questions = s.questions

    def work_corner(self, s: S, seat: i64) -> None:
        """Work a seat's corner until it has to decide there or nothing is left."""
        while True:
            top = s.questions[spot_of(s.questions, seat)]
            if top & KIND == EMPTY:
                s.answered(seat)
                return
            if self.items[top & KIND].waits(s, seat, top >> ARGUMENT_SHIFT):
                return

    def is_planned(self, s: S, seat: Seat) -> bool:
        return self.question_of(s, seat).is_planned(s, i64(seat))

    def unasked(self, s: S, seat: Seat) -> vec[i64]:
        return self.question_of(s, seat).unasked(s, i64(seat))

    def prompt(self, s: S, seat: Seat) -> Prompt:
        question = self.question_of(s, seat)
        asked = question.asked(s, i64(seat))
        options: list[Option] = []
        for code in question.options(s, i64(seat)):
            told = question.told(s, i64(seat), code)
            words = Phrase(f"option-{told.key}", told.params, told.rule or asked.rule)
            options.append(Option(Action(code), self.show(s, Action(code)), words, told.elements))
        return Prompt(seat, asked, options)

    def weight(self, s: S, seat: Seat, a: Action) -> i64:
        return self.question_of(s, seat).weight(s, i64(seat), i64(a))

    def reason(self, s: S, seat: Seat, a: Action) -> Phrase:
        question = self.question_of(s, seat)
        if self.codes.is_answer(i64(a), question.key):
            return question.why_not(s, i64(seat), i64(a)) or self.codes.not_offered(i64(a), question.rule)
        reason = question.why_elsewhere(s, i64(seat), i64(a))
        return self.codes.elsewhere(i64(a)) if reason is None else reason
