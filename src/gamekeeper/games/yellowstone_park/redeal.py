"""Dealing again what a seat cannot know (section 10).

What everybody remembers: each card laid or collected lay face up, so its whereabouts are known until it
is hidden among others: in a draw pile of some *generation*, or among the cards of a malus pile from which
six were taken. So a hidden card has a class, ``since``: the generation of the pile it went to. A hidden
place has a label: the generation of the pile its card came from. A card may be in a place when its class
is not later than the place's label. The seat's own hand is known to it.

Classes are dealt from the latest to the earliest, each card to a place drawn from those that take it. The
places open to a later class are among those open to every earlier one, so all deals that fit the labels are
equally likely. Where cards of one hand came from several piles this is not quite the true distribution; and
what the others' play says about their cards is not weighed. Every deal that fits what was seen can occur.
"""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64, u8

from gamekeeper.core.ids import Seat
from gamekeeper.core.lists import filled
from gamekeeper.core.rng import Rng
from gamekeeper.games.yellowstone_park.components import CARDS, MOST_HAND, NO_CARD
from gamekeeper.games.yellowstone_park.hand import FROM_MALUS
from gamekeeper.games.yellowstone_park.setting import Setting
from gamekeeper.games.yellowstone_park.state import ParkState


def redeal(t: Setting, s: ParkState, seat: Seat, rng: Rng) -> ParkState:
    """A copy with other seats' hands, the draw pile, uncertain malus cards and the generator dealt again."""
    twin = s.copy()
    twin.rng = rng.fork()
    unknown = unknown_cards(t, s, seat)
    hands = [vec[u8]() for _ in range(t.seats)]
    other: i64 = 0
    while other < t.seats:
        unknown = deal_malus(s, twin, Seat(other), seat, unknown, hands, rng)
        other += 1
    deal_piles(t, s, twin, seat, unknown, hands, rng)
    other = 0
    while other < t.seats:
        if other != i64(seat):
            write_hand(twin, other, hands[other])
        other += 1
    return twin


def unknown_cards(t: Setting, s: ParkState, seat: Seat) -> vec[u8]:
    """The cards whose place `seat` cannot tell, ascending."""
    hidden = filled(CARDS, 0)
    for card in s.pile:
        hidden[i64(card)] = 1
    place: i64 = 0
    while place < t.seats * MOST_HAND:
        if place // MOST_HAND != i64(seat) and i64(s.hands[place]) != NO_CARD:
            hidden[i64(s.hands[place])] = 1
        place += 1
    result = vec[u8](capacity=CARDS)
    card_number: i64 = 0
    while card_number < CARDS:
        owner = i64(s.malus_of[card_number])
        if hidden[card_number] == 1 or (owner > 0 and i64(s.taken[card_number]) == owner):
            result = append(result, u8(card_number))
        card_number += 1
    return result


def deal_malus(
    s: ParkState, twin: ParkState, owner: Seat, reader: Seat, unknown: vec[u8], hands: list[vec[u8]], rng: Rng
) -> vec[u8]:
    """Deal the cards of a malus pile from which six were taken: some still lie there, some are in the hand.

    Returns the unknown cards that remain to be dealt, ascending.
    """
    mark = i64(owner) + 1
    mixed = vec[u8]()
    for card in unknown:
        if i64(s.taken[i64(card)]) == mark:
            mixed = append(mixed, card)
    rng.shuffle(mixed)
    in_malus: i64 = 0
    for card in mixed:
        if i64(s.malus_of[i64(card)]) == mark:
            in_malus += 1
    in_hand = labels_from_malus(s, owner) if owner != reader else 0
    dealt = filled(CARDS, 0)
    place: i64 = 0
    while place < in_malus + in_hand:
        card_number = i64(mixed[place])
        dealt[card_number] = 1
        twin.malus_of[card_number] = u8(mark) if place < in_malus else 0
        if place >= in_malus:
            hands[i64(owner)] = append(hands[i64(owner)], mixed[place])
        place += 1
    rest = vec[u8](capacity=CARDS)
    for card in unknown:
        if dealt[i64(card)] == 0:
            rest = append(rest, card)
    return rest


def labels_from_malus(s: ParkState, seat: Seat) -> i64:
    """How many cards of a hand were taken from the malus pile, as far as everybody knows."""
    first = i64(seat) * MOST_HAND
    count: i64 = 0
    while count < i64(s.held[i64(seat)]) and i64(s.labels[first + count]) == FROM_MALUS:
        count += 1
    return count


def deal_piles(
    t: Setting, s: ParkState, twin: ParkState, seat: Seat, unknown: vec[u8], hands: list[vec[u8]], rng: Rng
) -> None:
    """Deal the cards that went through draw piles to the draw pile and the other hands."""
    labels, owners = open_places(t, s, seat)
    rng.shuffle(unknown)
    ready = vec[i64](capacity=CARDS)  # owners of unfilled places that take the class now dealt
    pile = vec[u8](capacity=CARDS)
    place: i64 = 0
    generation = s.generation
    while generation >= 0:
        while place < i64(len(labels)) and labels[place] >= generation:
            ready = append(ready, owners[place])
            place += 1
        for card in unknown:
            if i64(s.since[i64(card)]) == generation:
                chosen = rng.below(i64(len(ready)))
                owner = ready[chosen]
                ready[chosen] = ready[i64(len(ready)) - 1]
                ready, _ = pop(ready)
                if owner == t.seats:
                    pile = append(pile, card)
                else:
                    hands[owner] = append(hands[owner], card)
        generation -= 1
    rng.shuffle(pile)
    twin.pile = pile


def open_places(t: Setting, s: ParkState, seat: Seat) -> tuple[vec[i64], vec[i64]]:
    """Labels and owners of the hidden places, latest label first; owner `seats` is the draw pile."""
    labels = vec[i64](capacity=CARDS)
    owners = vec[i64](capacity=CARDS)
    for _ in range(len(s.pile)):
        labels = append(labels, s.generation)
        owners = append(owners, t.seats)
    place: i64 = 0
    while place < t.seats * MOST_HAND:
        owner = place // MOST_HAND
        label = i64(s.labels[place])
        if owner != i64(seat) and place % MOST_HAND < i64(s.held[owner]) and label != FROM_MALUS:
            spot: i64 = i64(len(labels))
            labels = append(labels, label)
            owners = append(owners, owner)
            while spot > 0 and labels[spot - 1] < label:
                labels[spot] = labels[spot - 1]
                owners[spot] = owners[spot - 1]
                spot -= 1
            labels[spot] = label
            owners[spot] = owner
        place += 1
    return labels, owners


def write_hand(twin: ParkState, owner: i64, cards: vec[u8]) -> None:
    """Put dealt cards into a hand, ascending; its labels stay."""
    place: i64 = 0
    while place < i64(len(cards)):
        spot = place
        while spot > 0 and i64(twin.hands[owner * MOST_HAND + spot - 1]) > i64(cards[place]):
            twin.hands[owner * MOST_HAND + spot] = twin.hands[owner * MOST_HAND + spot - 1]
            spot -= 1
        twin.hands[owner * MOST_HAND + spot] = cards[place]
        place += 1
