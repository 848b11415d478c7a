"""Questions for cards of a place, chosen one by one by name.

Answers are kinds of card, equal cards one answer. So that each set of cards has one way to it, after a kind none before
it is offered: a question that is asked again has in its argument how many cards are left to choose, and the last kind.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from gamekeeper.core.agenda import Question, Told
from gamekeeper.core.codes import Codes
from gamekeeper.core.ids import Params, Seat
from gamekeeper.core.zone_table import Z
from gamekeeper.core.zones import Zones

LEFT: Final[i64] = 1023  # the bits of an argument that say how many are left
LAST_SHIFT: Final[i64] = 10


def again(left: i64, last: i64 = 0) -> i64:
    """The argument of a question that is asked again."""
    return (left if left < LEFT else LEFT) | (last << LAST_SHIFT)


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick(Question[Z]):
    """Which card of a zone's place. Codes below the number of kinds are kinds; what else it offers are words alone."""

    def __init__(self, zones: Zones[Z], codes: Codes, key: str, rule: str, zone: i64 = 0) -> None:
        super().__init__(key, rule)
        self.zones = zones
        self.codes = codes
        self.zone: i64 = zone
        self.is_common: bool = zones.zones[zone >> 3].is_common

    def waits(self, s: Z, seat: i64, argument: i64) -> bool:
        if self.is_asked(s, seat):
            return True
        s.answered(seat)
        self.settle(s, seat, argument)
        return False

    def settle(self, s: Z, seat: i64, argument: i64) -> None:
        """What happens where it is not put."""

    def take(self, s: Z, seat: i64, code: i64) -> None:
        argument = s.argument_of(seat)
        s.answered(seat)
        self.choose(s, seat, argument, code)

    def choose(self, s: Z, seat: i64, argument: i64, code: i64) -> None:
        """Carry an answer out; the question is off the stack."""
        raise NotImplementedError

    def put(self, s: Z, seat: i64, left: i64, last: i64 = 0) -> None:
        """Ask for so many cards, or for so many more."""
        s.ask(self.number, Seat(seat), again(left, last))

    def place(self, s: Z, seat: i64) -> i64:
        """Where the cards lie."""
        return self.zone if self.is_common else self.zone + seat

    def card(self, s: Z, seat: i64, code: i64) -> i64:
        """The card that an answer names."""
        return self.zones.card_of(s, self.place(s, seat), code)

    def options(self, s: Z, seat: i64) -> vec[i64]:
        return self.later(s, seat, s.argument_of(seat) >> LAST_SHIFT, 1)

    def later(self, s: Z, seat: i64, last: i64, owed: i64) -> vec[i64]:
        """The kinds that are there from `last` on, ascending, that leave enough cards for what is owed."""
        place = self.place(s, seat)
        result = vec[i64](capacity=16)
        kinds, following = self.zones.kind_of, s.next
        behind = s.count(place)
        before: i64 = -1
        card = s.top(place)
        while card >= 0 and behind >= owed:
            kind = i64(kinds[card])
            if kind != before and kind >= last:
                result = append(result, kind)
            before = kind
            behind -= 1
            card = i64(following[card])
        return result

    def params(self, s: Z, seat: i64) -> Params:
        return {"left": int(s.argument_of(seat) & LEFT)}

    def told(self, s: Z, seat: i64, code: i64) -> Told:
        if code >= i64(len(self.zones.first_of)):
            return Told(self.codes.range_of(code).full.partition(":")[0], {}, [])
        card = f"card:{self.card(s, seat, code)}"
        return Told(self.key, {"card": card}, [card])
