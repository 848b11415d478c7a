"""Moving cards between places, drawing, and counting icons (F1.4, F3.5, F4.3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gamekeeper.core.ids import EVERYONE, Seat
from gamekeeper.games.fort.components import COIN, HAND, HAND_PLACES, NONE, SUIT_COUNT, Components
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.state import (
    ADDED,
    ASIDE,
    DECK,
    DECK_COUNT,
    DISCARD,
    DISCARD_COUNT,
    HAND_COUNT,
    HELD,
    ICONS,
    IN_PARK,
    LOOKOUT,
    LOOKOUT_COUNT,
    PARK_DECK,
    PLAYED,
    ROUND,
    SURE,
    YARD_COUNT,
    FortState,
)

GROUPS: Final = vec[i64](  # place // 4 → the number of a seat that counts its cards
    [255, 255, 255, DECK_COUNT, HAND_COUNT, HAND_COUNT, DISCARD_COUNT, YARD_COUNT, LOOKOUT_COUNT]
)
MOST_KNOWN: Final[i64] = 255
PLACE_NAMES: Final = ["hand", "deck", "hand", "hand", "discard", "yard", "lookout"]


def place_element(place: i64) -> str:
    """The element of a place."""
    if place < ROUND:
        return ["box", "park-deck", "park", "play", "added", "aside"][place]
    return f"{PLACE_NAMES[place // 4 - 2]}:{place % 4}"


def move(s: FortState, card: i64, to: i64) -> None:
    """Put a card into another place and count."""
    place = i64(s.place[card])
    s.place[card] = u8(to)
    if place >= DECK:
        seat = place & 3
        s.add_number(seat, GROUPS[place >> 2], -1)
        if HELD <= place < DISCARD:
            leave_hand(s, seat, card)
    elif place == PARK_DECK:
        s.park_deck -= 1
    elif PLAYED <= place <= ASIDE:
        s.on_table -= 1
    if to >= DECK:
        seat = to & 3
        s.add_number(seat, GROUPS[to >> 2], 1)
        if HELD <= to < DISCARD:
            enter_hand(s, seat, card)
    elif PLAYED <= to <= ASIDE:
        s.on_table += 1
    if to < ROUND or DISCARD <= to < LOOKOUT:
        show_card(s, card)


def show_card(s: FortState, card: i64) -> None:
    """From now on everybody knows where the card is, or whose it is."""
    if s.public[card] == 0:
        public = s.public[:]
        public[card] = u8(1)
        s.public = public


def leave_hand(s: FortState, seat: i64, card: i64) -> None:
    """Take a card out of a hand's places."""
    place = seat * HAND_PLACES
    last = place + HAND_PLACES - 1
    while i64(s.hands[place]) != card:
        place += 1
    while place < last:
        s.hands[place] = s.hands[place + 1]
        place += 1
    s.hands[last] = u8(NONE)


def enter_hand(s: FortState, seat: i64, card: i64) -> None:
    """Put a card into a hand's places, ascending."""
    first = seat * HAND_PLACES
    place = first + HAND_PLACES - 1
    while place > first and i64(s.hands[place - 1]) > card:
        s.hands[place] = s.hands[place - 1]
        place -= 1
    s.hands[place] = u8(card)


def cards_at(s: FortState, place: i64) -> vec[u8]:
    """All cards in a place, ascending."""
    left = count_at(s, place)
    result = vec[u8](capacity=left if left < MOST_KNOWN else 8)
    card: i64 = 0
    end: i64 = i64(len(s.place))
    while card < end and left > 0:
        if i64(s.place[card]) == place:
            result = append(result, u8(card))
            left -= 1
        card += 1
    return result


def count_at(s: FortState, place: i64) -> i64:
    """How many cards lie in a place where that is counted, else more than there are."""
    if place < DECK or HELD <= place < DISCARD:
        return MOST_KNOWN
    return s.number(place & 3, GROUPS[place >> 2])


def hand_of(s: FortState, seat: i64) -> vec[u8]:
    """The cards in a hand, ascending."""
    first = seat * HAND_PLACES
    return s.hands[first : first + s.number(seat, HAND_COUNT)]


def in_hand(box: Components, s: FortState, seat: i64, kind: i64) -> i64:
    """A card of this kind in a hand, NONE when there is none."""
    place = seat * HAND_PLACES
    end = place + s.number(seat, HAND_COUNT)
    while place < end:
        if i64(box.kind_of[i64(s.hands[place])]) == kind:
            return i64(s.hands[place])
        place += 1
    return NONE


def at_place(box: Components, s: FortState, place: i64, kind: i64) -> i64:
    """The first card of this kind in a place, NONE when there is none."""
    card = i64(box.first_of[kind])
    while card < box.cards and i64(box.kind_of[card]) == kind:
        if i64(s.place[card]) == place:
            return card
        card += 1
    return NONE


def element(card: i64) -> str:
    """The element of a card."""
    return f"card:{card}"


def elements(cards: vec[u8]) -> list[str]:
    """The elements of cards."""
    return [f"card:{card}" for card in cards]


# --- icons ------------------------------------------------------------------------------------------


def icons(box: Components, kind: i64, suit: i64) -> i64:
    """Icons on a card that count as a suit (F4.3, F4.5)."""
    return i64(box.icons[kind * SUIT_COUNT + suit])


def added_icons(box: Components, s: FortState, suit: i64) -> i64:
    """Icons on all cards added to the one in play that count as a suit (F4.4)."""
    total: i64 = 0
    alone: i64 = 0 if s.played == NONE else 1
    if s.on_table <= alone:
        return 0
    card: i64 = 0
    while card < box.cards:
        if i64(s.place[card]) == ADDED:
            total += icons(box, i64(box.kind_of[card]), suit)
        card += 1
    return total


def own_icons(box: Components, kind: i64, suit: i64, is_any: bool) -> i64:
    """Icons on the played card itself; a pure coin card has no suit of its own (F4.5, F4.8)."""
    if is_any and i64(box.led[kind]) == COIN and suit != COIN:
        return 0
    return icons(box, kind, suit)


def to_lookout(box: Components, s: FortState, seat: i64, card: i64) -> None:
    """Put a card under a seat's lookout and count its icons."""
    move(s, card, LOOKOUT + seat)
    kind = i64(box.kind_of[card])
    suit: i64 = 0
    while suit < SUIT_COUNT:
        s.add_number(seat, ICONS + suit, icons(box, kind, suit))
        suit += 1


# --- the park ---------------------------------------------------------------------------------------


def draw_top(s: FortState) -> i64:
    """The unseen top card of the park deck: any of it; the caller moves it on."""
    skip = s.rng.below(s.park_deck)
    card: i64 = 0
    while True:
        if i64(s.place[card]) == PARK_DECK:
            if skip == 0:
                return card
            skip -= 1
        card += 1


def take_from_park(s: FortState, card: i64) -> i64:
    """Empty the card's place in the park; which place."""
    spot: i64 = 0
    while i64(s.park[spot]) != card:
        spot += 1
    s.park[spot] = u8(NONE)
    return spot


def refill(s: FortState, spot: i64) -> None:
    """The park's place is filled at once while the deck lasts (F3.3)."""
    if s.park_deck == 0:
        return
    card = draw_top(s)
    move(s, card, IN_PARK)
    s.park[spot] = u8(card)
    s.reveal(EVERYONE)
    if s.sink is not None:
        s.sink.emit(EVERYONE, "refill", {"card": element(card), "place": f"park:{spot}", "park-deck": int(s.park_deck)})


def park_cards(s: FortState) -> i64:
    """Cards that lie in the park."""
    count: i64 = 0
    for card in s.park:
        if i64(card) != NONE:
            count += 1
    return count


# --- drawing ----------------------------------------------------------------------------------------


def draw_hand(t: Setting, s: FortState, seat: i64) -> None:
    """Draw five; the discard pile becomes the deck when that runs out (F3.5)."""
    deck = cards_at(s, DECK + seat)
    sure: i64 = 0
    if i64(len(deck)) < HAND and s.number(seat, DISCARD_COUNT) > 0:
        sure = i64(len(deck))
        for card in deck:
            move(s, i64(card), SURE + seat)
        deck = shuffle_discard(s, seat)
    s.rng.shuffle(deck)
    for card in deck[: HAND - sure]:
        move(s, i64(card), HELD + seat)
    s.reveal(Seat(seat))
    if s.sink is not None:
        cards = hand_of(s, seat)
        s.sink.emit(
            EVERYONE,
            "draw",
            {"seat": f"seat:{seat}", "count": len(cards), "deck": int(s.number(seat, DECK_COUNT)), "sure": int(sure)},
        )
        s.sink.emit(Seat(seat), "drawn", {"seat": f"seat:{seat}", "cards": elements(cards)})


def shuffle_discard(s: FortState, seat: i64) -> vec[u8]:
    """A seat's discard pile becomes its deck."""
    deck = cards_at(s, DISCARD + seat)
    for card in deck:
        move(s, i64(card), DECK + seat)
    if s.sink is not None:
        s.sink.emit(EVERYONE, "shuffle", {"seat": f"seat:{seat}", "count": len(deck)})
    return deck
