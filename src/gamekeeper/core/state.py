"""One position: the agenda, the generator, and whatever fields a game adds.

What is on the agenda, a question or (see `core.agenda`) a step, is packed into one int: its kind (0..255), the seat
that owes the answer or is concerned, and an argument. The top question is answered next; answering may put more on top.
A question may also be put to several seats at once: each commits an answer hidden from the others, and the game reveals
all when the last one is in.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from gamekeeper.core.codec import Reader, Writer
from gamekeeper.core.events import Sink
from gamekeeper.core.ids import EVERYONE, NOBODY, Action, Params, Seat
from gamekeeper.core.rng import Rng

SEVERAL: Final[i64] = 255  # in a question's seat field: put to all seats that owe a commitment
NOT_ASKED: Final[i64] = -2  # in `commitments`: this seat has no part in the question
OWES: Final[i64] = -1  # in `commitments`: this seat has not committed yet
KIND: Final[i64] = 255  # the bits of an item that say its kind
SEAT_SHIFT: Final[i64] = 8
ARGUMENT_SHIFT: Final[i64] = 16


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Base of every game's state. Subclasses take no arguments and copy their own fields."""

    def __init__(self) -> None:
        self.questions: vec[i64] = vec[i64]()  # pending questions, packed, the top one last; public
        self.commitments: vec[i64] = vec[i64]()  # per seat: OWES, NOT_ASKED or a hidden action
        self.rng: Rng = Rng()  # the shuffle stream; secret
        self.barriers: i64 = 0  # how often something unknown came to light; undo stops there
        self.public_barriers: i64 = 0  # how often it came to light for everybody
        self.sink: Sink | None = None  # where events go; None in search

    def ask(self, kind: i64, seat: Seat, argument: i64 = 0) -> None:
        """Put a question on top of the stack."""
        packed = kind | (i64(seat) << SEAT_SHIFT) | (argument << ARGUMENT_SHIFT)
        self.questions = append(self.questions, packed)

    def then(self, step: i64, seat: i64 = 0, argument: i64 = 0) -> None:
        """Put a step on top of the stack."""
        self.questions = append(self.questions, step | (seat << SEAT_SHIFT) | (argument << ARGUMENT_SHIFT))

    def ask_together(self, kind: i64, seats: vec[i64], table_size: i64, argument: i64 = 0) -> None:
        """Put one question to several seats at once; their answers stay hidden until all are in."""
        commitments = vec[i64]()
        for _seat in range(table_size):
            commitments = append(commitments, NOT_ASKED)
        for seat in seats:
            commitments[seat] = OWES
        self.commitments = commitments
        self.ask(kind, Seat(SEVERAL), argument)

    def answered(self) -> None:
        """Take the top question off the stack."""
        self.questions = pop(self.questions)[0]

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

    def argument(self) -> i64:
        """The argument of the top question."""
        return self.questions[i64(len(self.questions)) - 1] >> ARGUMENT_SHIFT

    def decider(self) -> Seat:
        """The first seat that owes an answer to the top question, NOBODY when none is pending."""
        count: i64 = i64(len(self.questions))
        if count == 0:
            return NOBODY
        seat = (self.questions[count - 1] >> SEAT_SHIFT) & 255
        if seat != SEVERAL:
            return Seat(seat)
        seat = 0
        while self.commitments[seat] != OWES:
            seat += 1
        return Seat(seat)

    def deciders(self) -> list[Seat]:
        """All seats that owe an answer to the top question, ascending."""
        first = self.decider()
        if first == NOBODY:
            return []
        if not self.is_simultaneous():
            return [first]
        return [Seat(i64(i)) for i, answer in enumerate(self.commitments) if answer == OWES]

    def is_simultaneous(self) -> bool:
        """Whether the top question was put to several seats at once."""
        count: i64 = i64(len(self.questions))
        return count > 0 and (self.questions[count - 1] >> SEAT_SHIFT) & 255 == SEVERAL

    def owes(self, seat: Seat) -> bool:
        """Whether `seat` owes an answer to the top question."""
        count: i64 = i64(len(self.questions))
        asked: i64 = (self.questions[count - 1] >> SEAT_SHIFT) & 255 if count > 0 else i64(NOBODY)
        if asked != SEVERAL:
            return asked == seat and seat >= 0
        return 0 <= seat < i64(len(self.commitments)) and self.commitments[seat] == OWES

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

    def copy_base(self, twin: State) -> None:
        """Copy the fields of this class into `twin`; the twin has no sink."""
        twin.questions = self.questions[:]
        twin.commitments = self.commitments[:]
        twin.rng = self.rng.copy()
        twin.barriers = self.barriers
        twin.public_barriers = self.public_barriers

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
