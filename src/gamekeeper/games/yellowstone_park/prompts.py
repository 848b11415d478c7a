"""Questions, reasons and names as texts; the words themselves live in ``words/<language>/``."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gamekeeper.core.ids import Action, Element, Params, Seat
from gamekeeper.core.texts import Option, Phrase, Prompt
from gamekeeper.games.yellowstone_park.actions import KEEP, MALUS, PILE, REFILL, STOP, show
from gamekeeper.games.yellowstone_park.components import (
    COLOUR_NAMES,
    COLUMNS,
    KINDS,
    NO_CARD,
    ROWS,
    Card,
    Colour,
    Column,
    colour_of,
    number_of,
)
from gamekeeper.games.yellowstone_park.hand import card_in_hand
from gamekeeper.games.yellowstone_park.layout import SECOND, collected_count, kept_rows, lay
from gamekeeper.games.yellowstone_park.rules import ASK_REFILL, ASK_SOURCE, LAY_FIRST, LAY_SECOND, options
from gamekeeper.games.yellowstone_park.setting import Setting
from gamekeeper.games.yellowstone_park.state import ParkState

PROMPT_KEYS: Final = {
    int(LAY_FIRST): "ask-lay-first",
    int(LAY_SECOND): "ask-lay-second",
    int(ASK_REFILL): "ask-refill",
    int(ASK_SOURCE): "ask-source",
}
PROMPT_RULES: Final = {
    int(LAY_FIRST): "Y6.1",
    int(LAY_SECOND): "Y6.1",
    int(ASK_REFILL): "Y6.2",
    int(ASK_SOURCE): "Y6.3",
}
UNREACHED: Final = 100  # a marker place no bonus brings to 0
BUTTON_RULES: Final = {int(STOP): "Y6.1", int(REFILL): "Y6.2", int(KEEP): "Y6.2", int(MALUS): "Y6.3", int(PILE): "Y6.3"}


def prompt(t: Setting, s: ParkState, seat: Seat) -> Prompt:
    """The top question for its decider, with one option per legal action."""
    kind = int(s.kind())
    text = Phrase(
        PROMPT_KEYS[kind],
        {"held": int(s.held[i64(seat)]), "malus": int(s.malus[i64(seat)]), "pile": len(s.pile), "hand": int(t.hand)},
        PROMPT_RULES[kind],
    )
    return Prompt(seat, text, [option(t, s, seat, Action(code)) for code in options(s, seat)])


def option(t: Setting, s: ParkState, seat: Seat, a: Action) -> Option:
    """One answer, with what it would collect and what to click for it."""
    code = i64(a)
    if code >= STOP:
        words = Phrase(f"option-{show(a)}", {"pile": len(s.pile), "hand": int(t.hand)}, BUTTON_RULES[int(code)])
        return Option(a, show(a), words, buttons(code, seat))
    kind = code // COLUMNS
    column = Column(code % COLUMNS + 1)
    row = kind % ROWS + 1
    card = card_in_hand(s, seat, kind)
    collected = cards_collected(t, s, row, column)
    element = f"card:{card}"
    space = f"space:{row}:{column}"
    text = Phrase(
        "option-lay",
        {
            "card": element,
            "space": space,
            "cards": [f"card:{other}" for other in collected],
            "count": len(collected),
            "bonus": int(bonus_after(t, s, card, column)),
        },
        "Y3.2",
    )
    return Option(a, show(a), text, [element, space])


def buttons(code: i64, seat: Seat) -> list[Element]:
    """The element that stands for a choice without a card."""
    if code == MALUS:
        return [f"malus:{seat}"]
    return ["pile"] if code in (PILE, REFILL) else []


def cards_collected(t: Setting, s: ParkState, row: i64, column: Column) -> list[int]:
    """The cards that a card laid on (row, column) would collect (Y4.3)."""
    cards: list[int] = []
    if collected_count(t, s, row, column) == 0:
        return cards
    for c in range(4):
        colour = Colour(i64(c))
        kept = kept_rows(t, s, colour, row, column)
        for other in range(1, int(ROWS) + 1):
            if kept >> (other - 1) & 1 == 0:
                for copy, offset in ((0, 0), (1, int(SECOND))):
                    if i64(s.board[offset + c]) >> (other - 1) & 1:
                        cards.append(c * 14 + (other - 1) * 2 + copy)
    return cards


def bonus_after(t: Setting, s: ParkState, card: Card, column: Column) -> i64:
    """The bonus that laying `card` in `column` would bring, before Y5.2 (Y5.1, Y8.2)."""
    trial = s.copy()
    trial.markers[0] = UNREACHED
    lay(t, trial, Seat(0), card, column)
    return UNREACHED - i64(trial.markers[0])


def reason(t: Setting, s: ParkState, seat: Seat, a: Action) -> Phrase:
    """Why an action of the space is not legal for the decider now."""
    code = i64(a)
    kind = s.kind()
    if code < KINDS * COLUMNS:
        if kind > LAY_SECOND:
            return Phrase("why-cards-are-laid", {}, "Y6.1")
        return why_not_lay(s, seat, code // COLUMNS, Column(code % COLUMNS + 1))
    if code == STOP:
        return Phrase("why-must-lay" if kind == LAY_FIRST else "why-cards-are-laid", {}, "Y6.1")
    if code in (REFILL, KEEP):
        return Phrase("why-no-refill-choice", {"held": int(s.held[i64(seat)])}, "Y6.2")
    held, malus = int(s.held[i64(seat)]), int(s.malus[i64(seat)])
    return Phrase("why-hand-not-empty", {"held": held, "malus": malus, "hand": int(t.hand)}, "Y6.3")


def why_not_lay(s: ParkState, seat: Seat, kind: i64, column: Column) -> Phrase:
    """Why a card of `kind` may not go to `column` (Y3.2)."""
    row = kind % ROWS + 1
    colour = Colour(kind // ROWS)
    card = card_in_hand(s, seat, kind)
    if i64(card) == NO_CARD:
        return Phrase("why-not-in-hand", {"card": f"card:{kind * 2}"}, "Y3.5")
    params: Params = {
        "card": f"card:{card}",
        "colour": COLOUR_NAMES[int(colour)],
        "column": int(column),
        "row": int(row),
    }
    if s.columns[i64(colour)] > 0:
        return Phrase("why-colour-elsewhere", {**params, "other": int(s.columns[i64(colour)])}, "Y3.2")
    holder = [COLOUR_NAMES[c] for c in range(4) if i64(s.columns[c]) == i64(column)]
    return Phrase("why-column-taken", {**params, "holder": holder[0]}, "Y3.2")


def label(t: Setting, element: Element) -> Phrase:
    """The name of an element as a text."""
    kind, _, rest = element.partition(":")
    if kind == "card":
        card = Card(i64(int(rest)))
        colour = int(colour_of(card))
        animal = t.box.animals[colour * 2 + (int(rest) & 1)]
        return Phrase("card", {"colour": COLOUR_NAMES[colour], "number": int(number_of(card)), "animal": animal})
    if kind == "space":
        row, _, column = rest.partition(":")
        return Phrase("space", {"row": int(row), "column": int(column)})
    if kind == "malus":
        return Phrase("malus-pile", {"seat": f"seat:{rest}"})
    return Phrase("draw-pile", {})


def elements(t: Setting) -> list[Element]:
    """All cards, spaces and piles."""
    cards = [f"card:{card}" for card in t.box.cards]
    spaces = [f"space:{row}:{column}" for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1)]
    return [*cards, *spaces, "pile", *(f"malus:{seat}" for seat in range(t.seats))]
