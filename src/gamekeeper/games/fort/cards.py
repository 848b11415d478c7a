"""Telling where cards went, drawing them, the park, and counting icons."""

from __future__ import annotations

from mypy_extensions import i64, u8

from gamekeeper.core.ids import EVERYONE, Params, Seat
from gamekeeper.core.lists import sort_few
from gamekeeper.core.zone_table import elements
from gamekeeper.games.fort import components, fields, places
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.state import FortState


def element(card: i64) -> str:
    """The element of a card."""
    return f"card:{card}"


def tell_moved(
    t: Setting, s: FortState, key: str, seat: i64, card: i64, place: i64, more: Params | None = None
) -> None:
    """Note that a seat moved a card from a place to where it lies now."""
    if s.sink is not None:
        moved: Params = {"from": t.zones.element(place), "to": t.zones.element(i64(s.place[card]))}
        s.sink.emit(EVERYONE, key, {"seat": f"seat:{seat}", **(more or {}), "card": element(card), **moved})


# --- icons ------------------------------------------------------------------------------------------


def icons(box: components.Components, kind: i64, suit: i64) -> i64:
    """Icons on a card that count as a suit, coins too."""
    return i64(box.icons[kind * components.SUIT_COUNT + suit])


def added_icons(box: components.Components, s: FortState, suit: i64) -> i64:
    """Icons on all cards added to the one in play that count as a suit."""
    total: i64 = 0
    card = s.top(places.ADDED)
    while card >= 0:
        total += icons(box, i64(box.kind_of[card]), suit)
        card = i64(s.next[card])
    return total


def own_icons(box: components.Components, kind: i64, suit: i64, is_any: bool) -> i64:
    """F4.8 Icons on the played card itself; a pure coin card has no suit of its own."""
    if is_any and i64(box.led[kind]) == components.COIN and suit != components.COIN:
        return 0
    return icons(box, kind, suit)


def to_lookout(t: Setting, s: FortState, seat: i64, card: i64) -> None:
    """Put a card under a seat's lookout and count its icons."""
    t.zones.move(s, card, places.LOOKOUT + seat)
    kind = i64(t.box.kind_of[card])
    for suit in range(components.SUIT_COUNT):
        s.add_number(seat, fields.ICONS + suit, icons(t.box, kind, suit))


# --- the park ---------------------------------------------------------------------------------------


def take_from_park(s: FortState, card: i64) -> i64:
    """Empty the card's spot in the park; which one, NONE where the card does not lie there."""
    for spot in range(len(s.park)):
        if i64(s.park[spot]) == card:
            s.park[spot] = u8(components.NONE)
            return spot
    return components.NONE


def refill(t: Setting, s: FortState, spot: i64) -> None:
    """A spot of the park is filled at once while the deck lasts."""
    if s.count(places.PARK_DECK) == 0:
        return
    card = t.zones.lot(s, places.PARK_DECK)
    t.zones.move(s, card, places.PARK)
    s.park[spot] = u8(card)
    s.reveal(EVERYONE)
    if s.sink is not None:
        told: Params = {"card": element(card), "place": f"park:{spot}"}
        s.sink.emit(EVERYONE, "refill", {**told, "park-deck": int(s.count(places.PARK_DECK))})


# --- drawing ----------------------------------------------------------------------------------------


def draw_hand(t: Setting, s: FortState, seat: i64) -> None:
    """F3.5 Draw five; the discard pile becomes the deck when that runs out."""
    hand, deck, size = places.HAND + seat, places.DECK + seat, t.numbers.hand
    cards = s.cards_at(deck)
    sure: i64 = 0
    if i64(len(cards)) < size and s.count(places.DISCARD + seat) > 0:
        sure = i64(len(cards))
        for card in cards:
            t.zones.move(s, i64(card), hand)
            s.know(i64(card), i64(s.known[i64(card)]) | places.SURE)
        t.zones.move_all(s, places.DISCARD + seat, deck)
        tell_shuffle(s, seat)
        cards = s.cards_at(deck)
    s.rng.shuffle(cards)
    drawn = cards[: size - sure]
    sort_few(drawn)
    t.zones.move_some(s, drawn, deck, hand)
    s.reveal(Seat(seat))
    if s.sink is not None:
        held = s.cards_at(hand)
        told: Params = {"seat": f"seat:{seat}", "count": len(held), "deck": int(s.count(deck)), "sure": int(sure)}
        s.sink.emit(EVERYONE, "draw", told)
        s.sink.emit(Seat(seat), "drawn", {"seat": f"seat:{seat}", "cards": elements(held)})


def tell_shuffle(s: FortState, seat: i64) -> None:
    """Note that a seat's deck is made of so many cards."""
    s.tell("shuffle", seat, count=s.count(places.DECK + seat))
