"""What a reader may see (section 10), and how events carry a view forward.

Hands are seen by their seat alone, malus contents by nobody, the order of the draw pile by nobody. A view
lets be forgotten what was collected face up; `redeal` does not.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypedDict, cast

from mypy_extensions import i64

from gamekeeper.core.events import Event
from gamekeeper.core.ids import SPECTATOR, Seat
from gamekeeper.games.yellowstone_park.components import COLOURS, ROW_BIT, ROWS, Card, Colour, card_at
from gamekeeper.games.yellowstone_park.hand import hand_of
from gamekeeper.games.yellowstone_park.layout import ON_TOP, SECOND
from gamekeeper.games.yellowstone_park.scoring import ENDINGS
from gamekeeper.games.yellowstone_park.setting import Setting
from gamekeeper.games.yellowstone_park.state import ParkState


class ParkView(TypedDict):
    """A position as one reader sees it. Lists are by seat unless they say otherwise."""

    reader: int  # seat whose hand is shown, -1 for a spectator
    board: dict[str, list[int]]  # element "space:row:column" → its cards, lowest first
    hand: list[int]  # the reader's cards, ascending
    held: list[int]  # cards in hand
    malus: list[int]  # cards in the malus pile
    markers: list[int]  # places on the score track
    pile: int  # cards in the draw pile
    turn: int  # number of this turn, from 1
    turn_seat: int  # whose turn it is
    counter: int  # neutral counter, 0 without it
    ending: str  # why the game ended, empty while it goes on


def view(s: ParkState, reader: Seat) -> ParkView:
    """The position as `reader` sees it."""
    return {
        "reader": int(reader),
        "board": board_of(s),
        "hand": [] if reader == SPECTATOR else [int(card) for card in hand_of(s, reader)],
        "held": [int(count) for count in s.held],
        "malus": [int(count) for count in s.malus],
        "markers": [int(marker) for marker in s.markers],
        "pile": len(s.pile),
        "turn": int(s.turns) + (1 if s.ending == 0 else 0),
        "turn_seat": int(s.turn_seat),
        "counter": int(s.counter),
        "ending": ENDINGS[s.ending],
    }


def board_of(s: ParkState) -> dict[str, list[int]]:
    """The occupied spaces in order of row and column, each with its cards, lowest first."""
    spaces: list[tuple[int, int, list[int]]] = []
    for c in range(COLOURS):
        for row in range(1, ROWS + 1):
            cards = cards_on(s, Colour(i64(c)), i64(row))
            if cards:
                spaces.append((row, int(s.columns[c]), [int(card) for card in cards]))
    spaces.sort()
    return {f"space:{row}:{column}": cards for row, column, cards in spaces}


def cards_on(s: ParkState, colour: Colour, row: i64) -> list[Card]:
    """The cards of `colour` in `row`, lowest first (Y3.4)."""
    c = i64(colour)
    bit = i64(ROW_BIT[row - 1])
    cards: list[Card] = []
    if i64(s.board[c]) & bit != 0:
        cards.append(card_at(colour, row, 0))
    if i64(s.board[SECOND + c]) & bit != 0:
        second = card_at(colour, row, 1)
        if i64(s.board[ON_TOP + c]) & bit != 0:
            cards.append(second)
        else:
            cards.insert(0, second)
    return cards


def follow(t: Setting, view: Mapping[str, object] | None, event: Event) -> ParkView:
    """The view after one more event; the first is ``deal``."""
    if view is None:
        return blank(t)
    known = cast(ParkView, dict(view))
    known["board"] = dict(known["board"])
    params = event.params
    if event.key in HAND_EVENTS:
        follow_hand(known, event)
    elif event.key == "turn-up":
        known["board"] = {text(params["space"]): [number(params["card"])]}
    elif event.key == "lay":
        follow_lay(known, event)
    elif event.key == "collect":
        follow_collect(known, event)
    elif event.key == "bonus":
        known["markers"] = replaced(known["markers"], number(params["seat"]), number(params["marker"]))
    elif event.key == "score":
        known["markers"] = numbers(params["markers"])
    elif event.key == "new-pile":
        known["malus"] = [0] * len(known["malus"])
        known["pile"] = number(params["count"])
        known["counter"] = number(params["counter"])
    elif event.key == "counter":
        known["counter"] = number(params["counter"])
    elif event.key == "turn":
        known["turn"] = number(params["turn"])
        known["turn_seat"] = number(params["seat"])
    elif event.key == "end":
        known["ending"] = text(params["reason"])
        known["counter"] = number(params["counter"])
    return known


HAND_EVENTS: Final = ("dealt", "draw", "drawn", "take-malus", "taken")


def blank(t: Setting) -> ParkView:
    """The table after the public ``deal`` event."""
    seats = int(t.seats)
    return {
        "reader": int(SPECTATOR),
        "board": {},
        "hand": [],
        "held": [int(t.hand)] * seats,
        "malus": [0] * seats,
        "markers": [int(t.box.start_marker)] * seats,
        "pile": len(t.box.cards) - 1 - int(t.hand) * seats,
        "turn": 1,
        "turn_seat": 0,
        "counter": int(t.counter_start) if t.neutral_counter else 0,
        "ending": "",
    }


def follow_hand(known: ParkView, event: Event) -> None:
    """Cards come to a hand: the count for all, the cards for their seat."""
    params = event.params
    if event.key in ("draw", "take-malus"):
        seat = number(params["seat"])
        known["held"] = replaced(known["held"], seat, known["held"][seat] + number(params["count"]))
        if event.key == "draw":
            known["pile"] = number(params["pile"])
        else:
            known["malus"] = replaced(known["malus"], seat, number(params["malus"]))
        return
    known["reader"] = int(event.audience)
    known["hand"] = sorted(known["hand"] + numbers(params["cards"]))


def follow_lay(known: ParkView, event: Event) -> None:
    """A card goes from a hand to its space, on top of its twin if that lies there."""
    seat = number(event.params["seat"])
    card = number(event.params["card"])
    space = text(event.params["space"])
    known["held"] = replaced(known["held"], seat, known["held"][seat] - 1)
    known["board"][space] = [*known["board"].get(space, []), card]
    known["board"] = dict(sorted(known["board"].items()))
    if seat == known["reader"]:
        known["hand"] = [other for other in known["hand"] if other != card]


def follow_collect(known: ParkView, event: Event) -> None:
    """Cards go from the board to a malus pile."""
    seat = number(event.params["seat"])
    gone = set(numbers(event.params["cards"]))
    stay = {space: cards for space, cards in known["board"].items() if not gone.intersection(cards)}
    known["board"] = stay
    known["malus"] = replaced(known["malus"], seat, known["malus"][seat] + len(gone))


def replaced(items: list[int], place: int, value: int) -> list[int]:
    """A copy of `items` with one item changed."""
    return [*items[:place], value, *items[place + 1 :]]


def number(value: object) -> int:
    """An int parameter, or the number at the end of an element."""
    return value if isinstance(value, int) else int(str(value).rsplit(":", 1)[1])


def numbers(value: object) -> list[int]:
    """A list of int parameters or elements."""
    assert isinstance(value, list)
    return [number(item) for item in value]


def text(value: object) -> str:
    """A text parameter."""
    return str(value)
