"""One position: the agenda, the generator, and whatever fields a game adds.

What is on the agenda is a question or (see `core.agenda`) a step, with the seat that owes the answer or is concerned,
and an argument. The top question is answered next; answering may put more on top. Several seats are asked at once in
two ways: a question may be put to them together, each commits an answer hidden from the others, and the game reveals
all when the last one is in; or each acts in a corner of its own (`core.corner`) until all corners are empty.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from gamekeeper.core.codec import Reader, Writer
from gamekeeper.core.corner import (
    ARGUMENT_SHIFT,
    EMPTY,
    IN_CORNER,
    KIND,
    MARK,
    SEAT_SHIFT,
    SEVERAL,
    is_inside,
    laid,
    lifted,
    opened,
    seats_of,
    spot_of,
    stack_of,
)
from gamekeeper.core.events import Sink
from gamekeeper.core.ids import EVERYONE, NOBODY, Action, Params, Seat
from gamekeeper.core.rng import Rng

NOT_ASKED: Final[i64] = -2  # in `commitments`: this seat has no part in the question
OWES: Final[i64] = -1  # in `commitments`: this seat has not committed yet


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """Base of every game's state. Subclasses take no arguments and copy their own fields."""

    def __init__(self) -> None:
        self.questions: vec[i64] = vec[i64]()  # the agenda (`core.corner`), the top item last; public
        self.commitments: vec[i64] = vec[i64]()  # per seat: OWES, NOT_ASKED or a hidden action
        self.rng: Rng = Rng()  # the shuffle stream; secret
        self.barriers: i64 = 0  # how often something unknown came to light; undo stops there
        self.public_barriers: i64 = 0  # how often it came to light for everybody
        # since this copy was made: how often something all corners share was touched, and corners were closed
        self.touches: i64 = 0
        self.closings: i64 = 0
        self.sink: Sink | None = None  # where events go; None in search
        self.game: Any = None  # the `core.game.Game` it is a position of, for pickles; None where it does not say

    def ask(self, kind: i64, seat: Seat, argument: i64 = 0) -> None:
        """Put a question on top of the stack, of the seat's corner while corners are open."""
        self.then(kind, i64(seat), argument)

    def then(self, step: i64, seat: i64 = 0, argument: i64 = 0) -> None:
        """Put a step on top of the stack, of the seat's corner while corners are open."""
        questions = self.questions
        count: i64 = i64(len(questions))
        if count > 0 and questions[count - 1] & MARK != 0 and is_inside(questions[count - 1]):
            self.questions = laid(questions, step, seat, argument)
        else:
            self.questions = append(questions, step | (seat << SEAT_SHIFT) | (argument << ARGUMENT_SHIFT))

    def ask_together(self, kind: i64, seats: vec[i64], table_size: i64, argument: i64 = 0) -> None:
        """Put one question to several seats at once; their answers stay hidden until all are in. Not in corners."""
        commitments = vec[i64]()
        for _seat in range(table_size):
            commitments = append(commitments, NOT_ASKED)
        for seat in seats:
            commitments[seat] = OWES
        self.commitments = commitments
        self.ask(kind, Seat(SEVERAL), argument)

    def open_corners(self, kind: i64, seats: vec[i64], argument: i64 = 0) -> None:
        """Begin a simultaneous phase: each of the seats, in turn order, gets a corner with this question or step.

        What lies on the stack goes on when all corners are empty. There are no corners within corners.
        """
        assert not self.in_corners(), "corners are open already"
        self.questions = opened(self.questions, kind, seats, argument)

    def in_corners(self) -> bool:
        """Whether a simultaneous phase runs."""
        count: i64 = i64(len(self.questions))
        return count > 0 and self.questions[count - 1] & MARK != 0 and is_inside(self.questions[count - 1])

    def corner(self, seat: Seat) -> vec[i64]:
        """What lies in a seat's corner, the top item last; empty where it has none, or nothing more to do there."""
        return stack_of(self.questions, i64(seat))

    def touch_shared(self) -> None:
        """Say that something was touched that all corners share, like a supply, a bag, a display.

        Who has touched it cannot take that back any more once somebody else has, too.
        """
        self.touches += 1

    def answered(self, seat: i64 = -1) -> None:
        """Take the top question off the stack; in corners, off that of a seat."""
        questions = self.questions
        top = questions[i64(len(questions)) - 1]
        if top & MARK != 0 and is_inside(top):
            self.questions = lifted(questions, seat)
        else:
            self.questions = pop(questions)[0]

    def commit(self, seat: Seat, action: Action) -> bool:
        """Note a hidden answer to the top question; True when nobody owes one any more."""
        self.commitments[seat] = i64(action)
        for answer in self.commitments:
            if answer == OWES:
                return False
        return True

    def kind(self) -> i64:
        """The kind of the top question, -1 when none is pending."""
        count: i64 = i64(len(self.questions))
        if count == 0:
            return -1
        return self.questions[count - 1] & KIND

    def kind_of(self, seat: Seat) -> i64:
        """The kind of the question a decider owes an answer to."""
        if self.in_corners():
            return self.questions[spot_of(self.questions, i64(seat))] & KIND
        return self.kind()

    def argument(self) -> i64:
        """The argument of the top question."""
        return self.questions[i64(len(self.questions)) - 1] >> ARGUMENT_SHIFT

    def argument_of(self, seat: i64) -> i64:
        """The argument of the question a decider owes an answer to, in a corner or not."""
        if self.in_corners():
            return self.questions[spot_of(self.questions, seat)] >> ARGUMENT_SHIFT
        return self.argument()

    def decider(self) -> Seat:
        """The first seat that owes an answer, NOBODY when no question is pending."""
        count: i64 = i64(len(self.questions))
        if count == 0:
            return NOBODY
        seat = (self.questions[count - 1] >> SEAT_SHIFT) & SEVERAL
        if seat < IN_CORNER:
            return Seat(seat)
        if seat != SEVERAL:
            return Seat(seat - IN_CORNER)
        seat = 0
        while self.commitments[seat] != OWES:
            seat += 1
        return Seat(seat)

    def deciders(self) -> list[Seat]:
        """All seats that owe an answer: ascending, in corners in turn order."""
        first = self.decider()
        if first == NOBODY:
            return []
        if self.in_corners():
            return [Seat(seat) for seat in seats_of(self.questions) if self.owes(Seat(seat))]
        if not self.is_simultaneous():
            return [first]
        return [Seat(i64(i)) for i, answer in enumerate(self.commitments) if answer == OWES]

    def is_simultaneous(self) -> bool:
        """Whether the top question was put to several seats at once, who commit hidden answers."""
        count: i64 = i64(len(self.questions))
        return count > 0 and (self.questions[count - 1] >> SEAT_SHIFT) & SEVERAL == SEVERAL

    def owes(self, seat: Seat) -> bool:
        """Whether `seat` owes an answer."""
        count: i64 = i64(len(self.questions))
        asked: i64 = (self.questions[count - 1] >> SEAT_SHIFT) & SEVERAL if count > 0 else i64(NOBODY)
        if asked < IN_CORNER:
            return asked == seat and seat >= 0
        if asked == SEVERAL:
            return 0 <= seat < i64(len(self.commitments)) and self.commitments[seat] == OWES
        spot = spot_of(self.questions, i64(seat)) if seat >= 0 else i64(-1)
        return spot >= 0 and self.questions[spot] & KIND != EMPTY

    def reveal(self, audience: Seat) -> None:
        """Say that something its owner too could not know has come to light for a seat or EVERYONE.

        Nobody may undo past this point.
        """
        self.barriers += 1
        if audience == EVERYONE:
            self.public_barriers += 1

    def emit(self, audience: Seat, key: str, params: Params) -> None:
        """Note an event; callers on hot paths test `self.sink` first to spare building `params`."""
        if self.sink is not None:
            self.sink.emit(audience, key, params)

    def tell(self, key: str, seat: i64, card: i64 = -1, count: i64 = -1) -> None:
        """Say to all what a player does or meets, with a card and a number where they are given."""
        if self.sink is not None:
            told: Params = {"seat": f"seat:{seat}"}
            if card >= 0:
                told["card"] = f"card:{card}"
            if count >= 0:
                told["count"] = int(count)
            self.sink.emit(EVERYONE, key, told)

    def kept_by(self) -> Any:
        """The game that copies, saves and loads this position; TypeError where it does not say."""
        if self.game is None:
            raise TypeError(
                f"{type(self).__name__}: a position without its game; `setup` and `load` have to set `game`"
            )
        return self.game

    def __reduce__(self) -> tuple[object, ...]:
        game = self.kept_by()
        return loaded, (game, game.save(self))

    def __deepcopy__(self, memo: object) -> Any:
        return self.kept_by().copy(self)

    def __eq__(self, other: object) -> bool:
        """Positions are equal that save alike."""
        if not isinstance(other, State):
            return NotImplemented
        return self is other or (type(self) is type(other) and self.kept_by().save(self) == other.kept_by().save(other))

    def __hash__(self) -> int:
        return hash(self.kept_by().save(self))

    def copy_base(self, twin: State) -> None:
        """Copy the fields of this class into `twin`; the twin has no sink."""
        twin.game = self.game
        twin.questions = self.questions[:]
        twin.commitments = self.commitments[:]
        twin.rng = self.rng.copy()
        twin.barriers = self.barriers
        twin.public_barriers = self.public_barriers

    def copy(self) -> Any:
        """An independent copy, without a sink; made from a game's table of fields, as `save` is."""
        raise NotImplementedError

    def save(self) -> bytes:
        """Canonical bytes of all fields."""
        raise NotImplementedError

    def save_base(self, out: Writer) -> None:
        """Write the fields of this class."""
        out.large(self.questions)
        out.large(self.commitments)
        rng = self.rng
        out.numbers([rng.a, rng.b, rng.c, rng.counter, self.barriers, self.public_barriers])

    def load_base(self, data: Reader) -> None:
        """Read the fields of this class."""
        self.questions = data.large()
        self.commitments = data.large()
        word: i64 = 0xFFFFFFFF
        self.rng.a = data.between(0, word)
        self.rng.b = data.between(0, word)
        self.rng.c = data.between(0, word)
        self.rng.counter = data.between(0, word)
        self.barriers = data.between(0, word)
        self.public_barriers = data.between(0, word)


def loaded(game: Any, data: bytes) -> Any:
    """The position that a pickle holds."""
    return game.load(data)
