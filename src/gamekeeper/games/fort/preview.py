"""What an action would do, for people to see before they choose; worked out for prompts only."""

from __future__ import annotations

from mypy_extensions import i64

from gamekeeper.core.ids import Params
from gamekeeper.games.fort.actor import IN_HAND
from gamekeeper.games.fort.cards import icons
from gamekeeper.games.fort.components import NONE
from gamekeeper.games.fort.fields import ICONS
from gamekeeper.games.fort.solve import gained, is_full
from gamekeeper.games.fort.use import Chooser


def outlook(chooser: Chooser, act: i64) -> Params:
    """What an action would do with the fewest icons it can count, whether fully, and what with all there are."""
    now, full, best = 0, 0, 0
    for suit in range(chooser.first_suit(act), chooser.last_suit(act) + 1):
        few = chooser.base(act, suit) if suit != NONE else i64(0)
        most = few + more_icons(chooser, suit) if suit != NONE else i64(0)
        for resource in resources(chooser, act):
            if suit == NONE or few > 0:
                now = max(now, int(gained(chooser, act, few, resource)))
                full = max(full, 1 if is_full(chooser, act, few, resource) else 0)
            if suit == NONE or most > 0:
                best = max(best, int(gained(chooser, act, most, resource)))
    return {"gain": now, "full": full, "best": best}


def more_icons(chooser: Chooser, suit: i64) -> i64:
    """All icons of lookout and hand; the card that would be played is not in hand any more."""
    total = chooser.s.number(chooser.seat, ICONS + suit)
    for place, kind in enumerate(chooser.kinds):
        if place != chooser.playing:
            total += icons(chooser.t.box, i64(kind), suit)
    return total


def resources(chooser: Chooser, act: i64) -> list[i64]:
    """The resources an action may take: the one chosen, both, or none."""
    if i64(chooser.t.box.resource[act]) == 0:
        return [0]
    if chooser.s.act == act and chooser.s.resource != 0:
        return [chooser.s.resource]
    return [1, 2]


def gain_of(chooser: Chooser, count: i64, resource: i64, cards: i64) -> Params:
    """What the action being prepared would do with so many icons, so many of the cards in hand among them."""
    chooser.put(IN_HAND, -cards)
    gain = int(gained(chooser, chooser.s.act, count, resource))
    full = is_full(chooser, chooser.s.act, count, resource)
    chooser.put(IN_HAND, cards)
    return {"gain": gain, "full": 1 if full else 0}
