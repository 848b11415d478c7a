"""What a position is worth to a seat, in thousandths of a square, by what that seat may know."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamekeeper.core.zone_state import NO_CARD
from gamekeeper.core.zone_table import SPAN
from gamekeeper.games.iditacards.components import DAMAGE, STARTER
from gamekeeper.games.iditacards.conditions import ENDED_DEATH, ENDED_FINISH, total
from gamekeeper.games.iditacards.costs import pending
from gamekeeper.games.iditacards.fields import SledState
from gamekeeper.games.iditacards.language import NEW_DAY_DRAW, SPEED
from gamekeeper.games.iditacards.places import DECK, HAND, LOOK
from gamekeeper.games.iditacards.setting import Setting

PARTS: Final = ("position", "engine", "conditions", "deck", "hand", "pending")
SQUARE: Final[i64] = 1000
WON: Final[i64] = 200_000
PER_SPEED: Final[i64] = 60  # of a square still to go, for each point of speed, in thousandths
PER_DRAW: Final[i64] = 25
PER_CONDITION: Final[i64] = 700
PER_DEATH: Final[i64] = 250  # of a condition's square: it hurts more the higher it is
PER_HELD: Final[i64] = 500
PER_UPGRADE: Final[i64] = 12  # of a square still to go
PER_DAMAGE: Final[i64] = 15
PER_PENDING: Final[i64] = 1200


def parts(t: Setting, s: SledState, seat: i64) -> vec[i64]:
    """What the position is worth, part by part as in PARTS."""
    plain = vec[i64]([position(t, s, seat), engine(t, s, seat), conditions(s, seat), deck(t, s, seat)])
    return append(append(plain, s.count(HAND + seat) * PER_HELD), waiting(s, seat))


def worth(t: Setting, s: SledState, seat: i64) -> i64:
    """The sum of all parts."""
    result: i64 = 0
    for part in parts(t, s, seat):
        result += part
    return result


def position(t: Setting, s: SledState, seat: i64) -> i64:
    """Squares before the others, and the end of the race; alone each turn costs a square (I11)."""
    mine = i64(s.position[seat])
    if t.seats == 1:
        if s.ending == ENDED_DEATH:
            return -WON
        return mine * SQUARE - s.turns * SQUARE + (WON if s.ending == ENDED_FINISH else 0)
    best: i64 = 0
    others: i64 = 0
    other: i64 = 0
    while other < t.seats:
        if other != seat:
            square = i64(s.position[other])
            others += square
            if square > best:
                best = square
        other += 1
    result = mine * SQUARE - (best + others // (t.seats - 1)) * SQUARE // 2
    if s.ending != 0:
        result += WON if mine > best else -WON if mine < best else 0
    return result


def to_go(t: Setting, s: SledState, seat: i64) -> i64:
    """Squares to the finish, at most: whoever leads ends the race for all."""
    return t.finish - i64(s.position[seat])


def engine(t: Setting, s: SledState, seat: i64) -> i64:
    """Speed and cards of new days, for the squares still to go."""
    gain = total(s, seat, SPEED) * PER_SPEED + total(s, seat, NEW_DAY_DRAW) * PER_DRAW
    return gain * to_go(t, s, seat)


def conditions(s: SledState, seat: i64) -> i64:
    """Hypothermia and starvation; the last steps are the worst."""
    cold, hunger = i64(s.cold[seat]), i64(s.hunger[seat])
    return -(cold + hunger) * PER_CONDITION - (cold * cold + hunger * hunger) * PER_DEATH


def deck(t: Setting, s: SledState, seat: i64) -> i64:
    """Upgrade and legendary cards outside play are good, damage is not; whose cards are whose is public."""
    kinds, following, decks = t.zones.kind_of, s.next, t.box.deck
    result: i64 = 0
    place = DECK + seat
    while place < LOOK:  # deck, hand, discard pile and stack
        card = s.top(place)
        while card >= 0:
            printed = decks[i64(kinds[card])]
            if printed != STARTER:
                result += -PER_DAMAGE if printed == DAMAGE else PER_UPGRADE
            card = i64(following[card])
        place += SPAN
    return result * to_go(t, s, seat)


def waiting(s: SledState, seat: i64) -> i64:
    """A card whose risk is pending, more the fewer payments it still wants."""
    card = pending(s, seat)
    return PER_PENDING * 2 // (1 + i64(s.mark[card])) if card != NO_CARD else 0
