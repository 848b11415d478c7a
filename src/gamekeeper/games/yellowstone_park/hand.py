"""Hands, drawing and the memory of where hand cards came from (Y6.3, Y6.4, section 10).

Each card in a hand carries a public *label*: the generation of the draw pile it was drawn from, or
FROM_MALUS when it was taken from the malus pile. A label says where the card came from, never which card
it belongs to: a hand's cards and its labels are sorted on their own.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from gamekeeper.core.ids import EVERYONE, Seat
from gamekeeper.core.zone_table import elements
from gamekeeper.games.yellowstone_park.components import CARDS, MOST_HAND, Card
from gamekeeper.games.yellowstone_park.fields import ParkState
from gamekeeper.games.yellowstone_park.places import FROM_MALUS, HAND, MALUS, PILE, label_fits
from gamekeeper.games.yellowstone_park.setting import Setting


def add_label(s: ParkState, seat: i64, label: i64) -> None:
    """Note where a card that has just come to a hand is from."""
    first = seat * MOST_HAND
    place = first + s.count(HAND + seat) - 1
    while place > first and i64(s.labels[place - 1]) > label:
        s.labels[place] = s.labels[place - 1]
        place -= 1
    s.labels[place] = i16(label)


def remove_label(s: ParkState, seat: i64, card: Card) -> None:
    """A card has left a hand, and with it the narrowest label that fits it.

    Which of several fitting labels belonged to the card is nobody's knowledge; taking the narrowest one
    away leaves every possibility open for the rest.
    """
    place = seat * MOST_HAND
    last = place + s.count(HAND + seat)
    while not label_fits(s, seat, i64(card), i64(s.labels[place])):
        place += 1
    while place < last:
        s.labels[place] = s.labels[place + 1]
        place += 1
    s.labels[last] = 0
    s.taken[i64(card)] = 0


def draw_to_full(t: Setting, s: ParkState, seat: i64) -> None:
    """Draw until the hand is full, six in the box, or the pile is empty (Y6.4)."""
    drawn = vec[i16]()
    while s.count(HAND + seat) < t.box.hand and s.count(PILE) > 0:
        card = s.top(PILE)
        t.zones.move(s, card, HAND + seat)
        add_label(s, seat, s.generation)
        drawn = append(drawn, i16(card))
    s.reveal(Seat(seat))
    if s.sink is not None:
        s.sink.emit(EVERYONE, "draw", {"seat": f"seat:{seat}", "count": len(drawn), "pile": int(s.count(PILE))})
        s.sink.emit(Seat(seat), "drawn", {"cards": elements(drawn)})


def take_malus(t: Setting, s: ParkState, seat: i64) -> None:
    """Take a full hand, six in the box, at random from the own malus pile (Y6.3).

    Everybody knows which cards lay in the pile; which of them are now in the hand only the seat knows.
    """
    owner = seat + 1
    for card in range(CARDS):
        if i64(s.place[card]) == MALUS + seat:
            s.taken[card] = u8(owner)
        elif i64(s.taken[card]) == owner:
            s.taken[card] = 0
    cards = s.cards_at(MALUS + seat)
    s.rng.shuffle(cards)
    taken = cards[: t.box.hand]
    for one in taken:
        t.zones.move(s, i64(one), HAND + seat)
        add_label(s, seat, FROM_MALUS)
    s.reveal(Seat(seat))
    if s.sink is not None:
        left = int(s.count(MALUS + seat))
        s.sink.emit(EVERYONE, "take-malus", {"seat": f"seat:{seat}", "count": int(t.box.hand), "malus": left})
        s.sink.emit(Seat(seat), "taken", {"cards": elements(taken)})
