"""The most decisions a match can take, by what the pack's actions can ask."""

from __future__ import annotations

from typing import Final

from gamekeeper.core.effects import ONCE
from gamekeeper.games.fort import language
from gamekeeper.games.fort.actions import MOST_LOOKOUT_ICONS
from gamekeeper.games.fort.components import Components

UNASKED: Final = (  # verbs that ask nothing
    *(language.GAIN_PIZZA, language.GAIN_TOY, language.GAIN, language.SCORE),
    *(language.TRASH_THIS, language.COPY_PACK),
)
SPENDING: Final = (language.SPEND_PIZZA, language.SPEND_TOY, language.SPEND_ANY)
ICONS: Final = 2  # on a card, at most
RECYCLED: Final = 3  # once a match, taken for every turn: Recycling, which card, and the question before it again


def bound_of(box: Components, seats: int, turn_cap: int, *, is_drafted: bool) -> int:
    """More than the decisions of any match at a table.

    The round in which the turn limit is reached is finished (F8.3), so there are fewer than `turn_cap + seats` turns.
    In each at most two cards are played (F10.7), all others follow both with the public action (F5), and one card or
    two are recruited (F3.3, F10.1).
    """
    lead = max(asked(box, kind * 2) + asked(box, kind * 2 + 1) for kind in range(int(box.kinds)))
    follow = max(asked(box, kind * 2) for kind in range(int(box.kinds)))
    played = 4 + max(lead, asked(box, int(box.diy))) + (seats - 1) * (3 + follow)  # play, use, next, name a suit
    turn = 2 * played + 3 + RECYCLED  # do over, recruit, birthday
    return (turn_cap + seats) * turn + (int(box.numbers.dealt) * seats if is_drafted else 0)


def asked(box: Components, act: int) -> int:
    """The most questions of an action: resource, suit, card after card to add, and what its verbs ask (F4.4 to F4.7).

    A verb asks once a repetition; paying asks for resource after resource, and a level may bring a choice (F7).
    """
    effects = box.effects
    total = 2 + int(box.numbers.hand) + 2
    for segment in range(int(effects.segment[act]), int(effects.segment[act + 1])):
        atoms = range(int(effects.atom[segment]), int(effects.atom[segment + 1]))
        questions = sum(of_verb(box, int(effects.verb[atom]), int(effects.amount[atom])) for atom in atoms)
        total += repeated(box, int(effects.count[segment])) * questions
    return total


def of_verb(box: Components, verb: int, amount: int) -> int:
    """The most questions of a verb done once."""
    if verb in UNASKED:
        return 0
    if verb in SPENDING:
        return amount
    if verb != language.ADVANCE:
        return 1
    costs = [row.pizza + row.toy + row.any_resource for row in box.track]
    return max(costs) + 1 + 2  # one more (F6.7); what to leave out, or a made-up rule or perk


def repeated(box: Components, count: int) -> int:
    """How often a segment is done at most (F4.5)."""
    numbers = box.numbers
    if count == ONCE:
        return 1
    if count <= language.ANY_SUIT:  # the card, all of a hand added to it, and the lookout
        return ICONS * (2 + int(numbers.hand)) + int(MOST_LOOKOUT_ICONS)
    if count == language.PER_LEVEL:
        return int(box.top)
    most_hidden = max(int(room) for room in numbers.lookout)
    return int(box.most_packed()) if count == language.PER_PACKED else most_hidden
