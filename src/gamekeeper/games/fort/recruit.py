"""Taking a card from park, park deck or yard into the discard pile (F3.3), and what else fetches cards."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gamekeeper.core.ids import EVERYONE, Seat
from gamekeeper.games.fort.actions import TOP
from gamekeeper.games.fort.cards import (
    at_place,
    draw_top,
    element,
    move,
    park_cards,
    place_element,
    refill,
    show_card,
    take_from_park,
    to_lookout,
)
from gamekeeper.games.fort.components import COIN, NONE
from gamekeeper.games.fort.ending import check_park_deck
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.sources import add_park, add_yards
from gamekeeper.games.fort.state import (
    BOX,
    DISCARD,
    HELD,
    IN_PARK,
    LOOKOUT,
    PARK_DECK,
    SURE,
    YARD,
    YARD_COUNT,
    FortState,
)
from gamekeeper.games.fort.texts import SUITS


def add_recruits(t: Setting, s: FortState, result: vec[i64]) -> vec[i64]:
    """`result` with whom a phase may recruit: park, all yards, or the unseen top card (F3.3)."""
    return add_yards(t, s, add_park_and_top(t, s, result))


def nobody_to_recruit(t: Setting, s: FortState) -> bool:
    """Whether park and yards are empty."""
    if s.park_deck > 0 or park_cards(s) > 0:
        return False
    seat: i64 = 0
    while seat < t.seats:
        if s.number(seat, YARD_COUNT) > 0:
            return False
        seat += 1
    return True


def birthday_options(t: Setting, s: FortState) -> vec[i64]:
    """Park or the unseen top card, not a yard (F10.1)."""
    return add_park_and_top(t, s, vec[i64](capacity=8))


def add_park_and_top(t: Setting, s: FortState, result: vec[i64]) -> vec[i64]:
    """`result` with the unseen top card and the park."""
    if s.park_deck > 0:
        result = append(result, TOP)
    return add_park(t, s, result)


def source_of(t: Setting, seat: i64, code: i64) -> i64:
    """The place a code takes from; HELD for the own hand."""
    if code == TOP:
        return PARK_DECK
    if code < t.discard_code:
        return HELD + seat
    if code < t.park_code:
        return DISCARD + seat
    if code < t.yard_code:
        return IN_PARK
    return YARD + (code - t.yard_code) // t.box.kinds


def kind_of(t: Setting, code: i64) -> i64:
    """The kind a code names."""
    return (code - t.hand_code) % t.box.kinds


def card_of(t: Setting, s: FortState, seat: i64, code: i64) -> i64:
    """A card that a code names, NONE when there is none."""
    place = source_of(t, seat, code)
    kind = kind_of(t, code)
    card = at_place(t.box, s, place, kind)
    if card == NONE and HELD <= place < SURE:
        return at_place(t.box, s, SURE + seat, kind)
    return card


def recruit(t: Setting, s: FortState, seat: i64, code: i64) -> None:
    """The card goes to the seat's discard pile; its place in the park is filled at once (F3.3)."""
    if code == TOP:
        card = draw_top(s)
        s.reveal(EVERYONE)
    else:
        card = card_of(t, s, seat, code)
    fetch(s, seat, card, DISCARD + seat, "recruit")


def fetch(s: FortState, seat: i64, card: i64, to: i64, key: str) -> None:
    """Move a card, tell it, and fill the park."""
    place = i64(s.place[card])
    spot = take_from_park(s, card) if place == IN_PARK else NONE
    move(s, card, to)
    if s.sink is not None:
        s.sink.emit(
            EVERYONE,
            key,
            {
                "seat": f"seat:{seat}",
                "card": element(card),
                "from": place_element(place),
                "to": place_element(to),
                "park-deck": int(s.park_deck),
            },
        )
    if spot != NONE:
        refill(s, spot)
    check_park_deck(s, seat)


def look_out(t: Setting, s: FortState, seat: i64, code: i64) -> None:
    """A card goes under the lookout, for good (F6.3); with Bribe from elsewhere (F10.2)."""
    if code == TOP:
        look_out_unseen(t, s, seat)
        return
    card = card_of(t, s, seat, code)
    place = i64(s.place[card])
    spot = take_from_park(s, card) if place == IN_PARK else NONE
    to_lookout(t.box, s, seat, card)
    show_card(s, card)
    if s.sink is not None:
        s.sink.emit(
            EVERYONE,
            "lookout",
            {
                "seat": f"seat:{seat}",
                "card": element(card),
                "from": place_element(place),
                "to": place_element(LOOKOUT + seat),
            },
        )
    if spot != NONE:
        refill(s, spot)
    check_park_deck(s, seat)


def look_out_unseen(t: Setting, s: FortState, seat: i64) -> None:
    """The top card of the park deck goes under the lookout; the others see its suits only (section 12)."""
    card = draw_top(s)
    to_lookout(t.box, s, seat, card)
    s.reveal(EVERYONE)
    if s.sink is not None:
        s.sink.emit(
            EVERYONE,
            "lookout-unseen",
            {
                "seat": f"seat:{seat}",
                "suits": suits_text(t, card),
                "from": "park-deck",
                "to": place_element(LOOKOUT + seat),
                "park-deck": int(s.park_deck),
            },
        )
        s.sink.emit(Seat(seat), "lookout-own", {"seat": f"seat:{seat}", "card": element(card)})
    check_park_deck(s, seat)


def suits_text(t: Setting, card: i64) -> str:
    """The suits on a card, coins first."""
    suits = sorted(t.box.rows[int(t.box.kind_of[card])].suits, key=coins_first)
    return " ".join(SUITS[suit] for suit in suits)


def coins_first(suit: int) -> int:
    """Order of suits on a card."""
    return -1 if suit == COIN else suit


def trash(t: Setting, s: FortState, seat: i64, code: i64, key: str) -> None:
    """A card leaves the game (F6.4, F6.10)."""
    card = card_of(t, s, seat, code)
    place = i64(s.place[card])
    move(s, card, BOX)
    if s.sink is not None:
        rival = f"seat:{place & 3}" if place >= YARD else f"seat:{seat}"
        s.sink.emit(
            EVERYONE,
            key,
            {
                "seat": f"seat:{seat}",
                "rival": rival,
                "card": element(card),
                "from": place_element(place),
                "to": "box",
            },
        )
