"""Taking a card from park, park deck or yard into the discard pile, and what else fetches cards or sends them away."""

from __future__ import annotations

from mypy_extensions import i64

from gamekeeper.core.ids import EVERYONE, Params, Seat
from gamekeeper.games.fort import actions, cards, ending, places, sources
from gamekeeper.games.fort.cards import element
from gamekeeper.games.fort.components import COIN, NONE
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.state import FortState
from gamekeeper.games.fort.texts import SUITS


def recruit(t: Setting, s: FortState, seat: i64, code: i64) -> None:
    """F3.3 The card goes to the seat's discard pile; its spot in the park is filled at once."""
    card = t.zones.lot(s, places.PARK_DECK) if code == actions.TOP else sources.card_of(t, s, seat, code)
    if code == actions.TOP:
        s.reveal(EVERYONE)
    place, spot = i64(s.place[card]), cards.take_from_park(s, card)
    t.zones.move(s, card, places.DISCARD + seat)
    if s.sink is not None:
        told: Params = {"seat": f"seat:{seat}", "card": element(card), "from": t.zones.element(place)}
        to: Params = {"to": t.zones.element(places.DISCARD + seat), "park-deck": int(s.count(places.PARK_DECK))}
        s.sink.emit(EVERYONE, "recruit", {**told, **to})
    fill(t, s, seat, spot)


def fill(t: Setting, s: FortState, seat: i64, spot: i64) -> None:
    """F3.3 A spot of the park that a seat emptied is filled, if it emptied one; an empty park deck ends the game."""
    if spot != NONE:
        cards.refill(t, s, spot)
    ending.check_park_deck(s, seat)


def look_out(t: Setting, s: FortState, seat: i64, code: i64) -> None:
    """F6.3 A card goes under the lookout, for good; with Bribe from elsewhere."""
    if code == actions.TOP:
        look_out_unseen(t, s, seat)
        return
    card = sources.card_of(t, s, seat, code)
    place, spot = i64(s.place[card]), cards.take_from_park(s, card)
    cards.to_lookout(t, s, seat, card)
    s.know(card, places.PUBLIC)
    cards.tell_moved(t, s, "lookout", seat, card, place)
    fill(t, s, seat, spot)


def look_out_unseen(t: Setting, s: FortState, seat: i64) -> None:
    """The top card of the park deck goes under the lookout; the others see its suits only (section 12)."""
    card = t.zones.lot(s, places.PARK_DECK)
    cards.to_lookout(t, s, seat, card)
    s.reveal(EVERYONE)
    if s.sink is not None:
        told: Params = {"seat": f"seat:{seat}", "suits": suits_text(t, card), "from": "park-deck"}
        to: Params = {"to": t.zones.element(places.LOOKOUT + seat), "park-deck": int(s.count(places.PARK_DECK))}
        s.sink.emit(EVERYONE, "lookout-unseen", {**told, **to})
        s.sink.emit(Seat(seat), "lookout-own", {"seat": f"seat:{seat}", "card": element(card)})
    ending.check_park_deck(s, seat)


def suits_text(t: Setting, card: i64) -> str:
    """The suits on a card, coins first."""
    suits = t.box.rows[int(t.box.kind_of[card])].suits
    return " ".join(SUITS[suit] for suit in sorted(suits, key=coins_first))


def coins_first(suit: int) -> int:
    """Order of suits on a card."""
    return -1 if suit == COIN else suit


def trash(t: Setting, s: FortState, seat: i64, code: i64, key: str) -> None:
    """F6.4, F6.10 A card leaves the game."""
    card = sources.card_of(t, s, seat, code)
    place = i64(s.place[card])
    t.zones.move(s, card, places.BOX)
    if s.sink is not None:
        rival = place & places.SEAT if places.YARD <= place < places.LOOKOUT else seat
        cards.tell_moved(t, s, key, seat, card, place, {"rival": f"seat:{rival}"})
