"""Hands, drawing and the memory of where hand cards came from (Y6.3, Y6.4, section 10).

Each card in a hand carries a public *label*: the generation of the draw pile it was drawn from, or
FROM_MALUS when it was taken from the malus pile. A label says where the card came from, never which card
it belongs to: a hand's cards and its labels are sorted on their own.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i16, i64, u8

from gamekeeper.core.ids import EVERYONE, Seat
from gamekeeper.games.yellowstone_park.components import CARDS, MOST_HAND, NO_CARD, Card
from gamekeeper.games.yellowstone_park.setting import Setting
from gamekeeper.games.yellowstone_park.state import ParkState

FROM_MALUS: Final[i64] = -1


def hand_of(s: ParkState, seat: Seat) -> vec[u8]:
    """The cards in a hand, ascending."""
    first = i64(seat) * MOST_HAND
    return s.hands[first : first + i64(s.held[i64(seat)])]


def card_in_hand(s: ParkState, seat: Seat, kind: i64) -> Card:
    """The first card of `kind` in the hand, NO_CARD when there is none."""
    first = i64(seat) * MOST_HAND
    place: i64 = first
    while place < first + MOST_HAND:
        if i64(s.hands[place]) >> 1 == kind:
            return Card(i64(s.hands[place]))
        place += 1
    return Card(NO_CARD)


def add_card(s: ParkState, seat: Seat, card: Card, label: i64) -> None:
    """Put a card into a hand and its label among the labels."""
    first = i64(seat) * MOST_HAND
    place = first + i64(s.held[i64(seat)])
    s.held[i64(seat)] = u8(place - first + 1)
    label_place = place
    while place > first and i64(s.hands[place - 1]) > i64(card):
        s.hands[place] = s.hands[place - 1]
        place -= 1
    s.hands[place] = u8(i64(card))
    while label_place > first and i64(s.labels[label_place - 1]) > label:
        s.labels[label_place] = s.labels[label_place - 1]
        label_place -= 1
    s.labels[label_place] = i16(label)


def remove_card(s: ParkState, seat: Seat, card: Card) -> None:
    """Take a card out of a hand, and the narrowest label that fits it.

    Which of several fitting labels belonged to the card is nobody's knowledge; taking the narrowest one
    away leaves every possibility open for the rest.
    """
    first = i64(seat) * MOST_HAND
    last = first + i64(s.held[i64(seat)]) - 1
    place = first
    while i64(s.hands[place]) != i64(card):
        place += 1
    while place < last:
        s.hands[place] = s.hands[place + 1]
        place += 1
    s.hands[last] = u8(NO_CARD)
    place = first
    while not label_fits(s, seat, card, i64(s.labels[place])):
        place += 1
    while place < last:
        s.labels[place] = s.labels[place + 1]
        place += 1
    s.labels[last] = 0
    s.held[i64(seat)] = u8(last - first)
    s.taken[i64(card)] = 0


def label_fits(s: ParkState, seat: Seat, card: Card, label: i64) -> bool:
    """Whether a card may have come to this hand the way `label` says, as far as everybody knows."""
    if label == FROM_MALUS:
        return i64(s.taken[i64(card)]) == i64(seat) + 1
    return i64(s.since[i64(card)]) <= label


def draw_to_full(t: Setting, s: ParkState, seat: Seat) -> None:
    """Draw until the hand is full, six in the box, or the pile is empty (Y6.4)."""
    drawn = vec[u8]()
    while i64(s.held[i64(seat)]) < t.hand and len(s.pile) > 0:
        rest, card = pop(s.pile)
        s.pile = rest
        drawn = append(drawn, card)
        add_card(s, seat, Card(i64(card)), s.generation)
    s.reveal(seat)
    if s.sink is not None:
        s.sink.emit(EVERYONE, "draw", {"seat": f"seat:{seat}", "count": len(drawn), "pile": len(s.pile)})
        s.sink.emit(seat, "drawn", {"cards": [f"card:{card}" for card in drawn]})


def take_malus(t: Setting, s: ParkState, seat: Seat) -> None:
    """Take a full hand, six in the box, at random from the own malus pile (Y6.3).

    Everybody knows which cards lay in the pile; which of them are now in the hand only the seat knows.
    """
    owner = i64(seat) + 1
    cards = vec[u8]()
    card: i64 = 0
    while card < CARDS:
        if i64(s.malus_of[card]) == owner:
            cards = append(cards, u8(card))
            s.taken[card] = u8(owner)
        elif i64(s.taken[card]) == owner:
            s.taken[card] = 0
        card += 1
    s.rng.shuffle(cards)
    taken = cards[: t.hand]
    for one in taken:
        s.malus_of[i64(one)] = 0
        add_card(s, seat, Card(i64(one)), FROM_MALUS)
    s.malus[i64(seat)] = u8(i64(s.malus[i64(seat)]) - t.hand)
    s.reveal(seat)
    if s.sink is not None:
        s.sink.emit(
            EVERYONE, "take-malus", {"seat": f"seat:{seat}", "count": int(t.hand), "malus": int(s.malus[i64(seat)])}
        )
        s.sink.emit(seat, "taken", {"cards": [f"card:{card}" for card in taken]})
