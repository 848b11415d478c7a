"""Scoring, the end, and the neutral counter (Y7, Y8.1)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from gamekeeper.core.ids import EVERYONE
from gamekeeper.core.lists import filled
from gamekeeper.games.yellowstone_park.components import CARDS
from gamekeeper.games.yellowstone_park.fields import ParkState
from gamekeeper.games.yellowstone_park.places import MALUS, PILE, counts
from gamekeeper.games.yellowstone_park.setting import Setting

ENDED_SCORE: Final[i64] = 1
ENDED_TURN_CAP: Final[i64] = 2
ENDINGS: Final = ["", "end-score", "turn-cap"]


def score(t: Setting, s: ParkState) -> None:
    """A scoring (Y7.1, Y7.2): markers rise, then the game ends (Y7.3) or a new draw pile is formed."""
    raise_markers(t, s)
    if t.neutral_counter:
        s.counter = t.box.counter_start
    if any(i64(marker) >= t.end_score for marker in s.markers):
        finish(s, ENDED_SCORE)
    else:
        form_pile(t, s)


def raise_markers(t: Setting, s: ParkState) -> None:
    """Each marker rises by the cards in its seat's malus pile; hands do not count (Y7.2)."""
    for seat in range(t.seats):
        s.markers[seat] = i16(i64(s.markers[seat]) + s.count(MALUS + seat))
    if s.sink is not None:
        markers = [int(marker) for marker in s.markers]
        s.sink.emit(EVERYONE, "score", {"malus": counts(s, t.seats, MALUS), "markers": markers})


def form_pile(t: Setting, s: ParkState) -> None:
    """All malus piles, and what is left of the draw pile, shuffled into a new draw pile (Y7.3, Y8.1).

    A card still in its malus pile after six were taken may, for all that others know, be one of the six;
    so all cards it could be confused with count as possibly in the new pile.
    """
    s.generation += 1
    pile = vec[i16](list(s.cards_at(PILE))[::-1])  # from the lowest up
    rest = len(pile)
    left_over = filled(t.seats + 1, 0)
    for card in range(CARDS):
        owner = i64(s.place[card]) - MALUS + 1
        if owner > 0:
            pile = append(pile, i16(card))
            s.since[card] = i16(s.generation)
            if i64(s.taken[card]) == owner:
                left_over[owner] = 1
    for card in range(CARDS):
        if i64(left_over[i64(s.taken[card])]) == 1:
            s.since[card] = i16(s.generation)
    s.rng.shuffle(pile)
    for one in pile:
        t.zones.move(s, i64(one), PILE)
    if s.sink is not None:
        s.sink.emit(EVERYONE, "new-pile", {"count": len(pile), "rest": rest, "counter": int(s.counter)})


def step_counter(t: Setting, s: ParkState) -> bool:
    """A refill from a malus pile moves the neutral counter; True when it passes below 1 (Y8.1)."""
    if not t.neutral_counter:
        return False
    s.counter -= 1
    if s.sink is not None:
        s.sink.emit(EVERYONE, "counter", {"counter": int(s.counter)})
    return s.counter < 1


def finish(s: ParkState, ending: i64) -> None:
    """The game is over; at any end all piles stay as they lie (Y7.5)."""
    s.ending = ending
    if s.sink is not None:
        s.sink.emit(EVERYONE, "end", {"reason": ENDINGS[ending], "counter": int(s.counter)})
