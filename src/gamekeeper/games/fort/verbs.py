"""What a verb lets choose and does (section 6), the same for look-ahead and execution, and how its choices are told.

A choice is a bit of a mask. `choices` says which there are, `choose` lets one change the actor's numbers; `codes` lists
the answers behind the bits, `carry` carries one of them out on the table and tells it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamekeeper.core.agenda import Told
from gamekeeper.core.ids import Params
from gamekeeper.core.texts import LIGHT, Phrase
from gamekeeper.games.fort.actor import CARRIED, MOST_CHOICES, Actor

PLENTY: Final[i64] = 1000  # of what has no limit

# what a plan may propose (`Verb.planned`)
UNPLANNED: Final[i64] = 0  # the question stands in no plan
NAMED: Final[i64] = 1  # nothing: the seat says it itself
PROPOSED: Final[i64] = 2  # whatever there is


class Verb:
    """One verb, or what is chosen in the middle of one; without a question it leaves no choice."""

    def __init__(self, question: i64 = 0, key: str = "", rule: str = "", first_code: i64 = 0) -> None:
        self.question = question
        self.key = key  # of the question, its answers and their event
        self.rule = rule
        self.first_code = first_code  # the answer behind the first bit
        self.planned: i64 = PROPOSED
        self.weight: i64 = LIGHT  # of its answers, see `core.texts`

    def choices(self, a: Actor) -> i64:
        """What can be chosen now, as bits; 0 when it cannot be carried out. It may begin to pay: see `Actor.at`."""
        return 1

    def choose(self, a: Actor, choice: i64) -> i64:
        """Let a choice change the actor's numbers; what it came to."""
        a.done += 1
        return CARRIED

    def limit(self, a: Actor) -> i64:
        """How many units can be carried out one after the other; -1 where choices decide."""
        return -1

    def fits(self, a: Actor, times: i64) -> i64:
        """Whether it can be carried out so many times in a row: 1, 0, or -1 for unsure."""
        most = self.limit(a)
        if most >= 0:
            return 1 if times * a.amount() <= most else 0
        if times > 1:
            return -1
        found = self.choices(a) != 0
        a.paying = 0
        return 1 if found else 0

    def codes(self, a: Actor, mask: i64, suit: i64) -> vec[i64]:
        """The answers behind the bits, ascending; cards in hand parted by their icons of a suit, if it is not NONE."""
        result = vec[i64](capacity=4)
        choice: i64 = 0
        while choice < MOST_CHOICES:
            if (mask >> choice) & 1 == 1:
                result = append(result, self.first_code + choice)
            choice += 1
        return result

    def unseen(self, a: Actor, options: vec[i64]) -> i64:
        """How many more answers there could be for all that is public."""
        return 0

    def carry(self, a: Actor, code: i64) -> i64:
        """Carry an answer out on the table; what it came to."""
        a.done = 0
        result = self.choose(a, code - self.first_code)
        a.note_goods()
        if a.s.sink is not None:
            self.tell(a, code)
        return result

    def tell(self, a: Actor, code: i64) -> None:
        """Note the event of what was carried out, `a.done` units of it."""

    # --- its question in words --------------------------------------------------------------------------

    def params(self, a: Actor) -> Params:
        """What else the question's text may speak of."""
        return {}

    def told(self, a: Actor, code: i64) -> Told:
        """One answer in words."""
        raise NotImplementedError

    def why_not(self, a: Actor, code: i64) -> Phrase | None:
        """Why an answer cannot be given, where that is not the want of a card."""
        return Phrase("why-not-offered", {}, self.rule)


def bit(count: i64, choice: i64) -> i64:
    """The bit of a choice when there is something to choose."""
    if count <= 0:
        return 0
    return i64(1) << choice


def first_of(mask: i64) -> i64:
    """The lowest choice of a mask."""
    choice: i64 = 0
    while (mask >> choice) & 1 == 0:
        choice += 1
    return choice
