"""Yellowstone Park in a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gamekeeper.cli.boards import Scene, seat_mark, seat_style
from gamekeeper.core.texts import Option, Prompt

STYLES: Final = {
    "R": "bold #FFFFFF on #B8392B",
    "Y": "bold #22302B on #E8B92E",
    "G": "bold #FFFFFF on #2C7A4B",
    "B": "bold #FFFFFF on #2D64A8",
}
TRACK_PLACES: Final = 35  # that a drawn track has beside its first, however many steps one of them stands for
TALL_FROM: Final = 40  # lines a terminal needs for lines between the rows
SIDE_BY_SIDE_FROM: Final = 78
TITLES_FROM: Final = 100
ANSWER_WIDTH: Final = 38


def draw(view: Mapping[str, Any], scene: Scene, pointed: set[str]) -> RenderableType:
    """Board, players, score track, draw pile and the reader's hand."""
    board = board_text(view["board"], scene, pointed)
    beside = Group(players(view, scene), Text(), piles(view, scene), Text(), track(view["markers"], scene))
    if scene.width >= SIDE_BY_SIDE_FROM:
        table = Table.grid(padding=(0, 3, 0, 0))
        table.add_row(board, beside)
        parts: list[RenderableType] = [table]
    else:
        parts = [board, Text(), beside]
    parts += [legend(scene, pointed)]
    if view["reader"] >= 0:
        parts += [Text(), hand(view["hand"], scene)]
    return Group(*parts)


# --- cards -----------------------------------------------------------------------------------------


def card_text(card: int, scene: Scene) -> str:
    """A card in notation: ``Y4``."""
    face = scene.catalogue["cards"][card]
    return f"{letter_of(face['colour'])}{face['number']}"


def letter_of(colour: str) -> str:
    """A colour in notation."""
    return colour[0].upper()


def chip(text: str) -> Text:
    """A card's notation in its colour."""
    return Text(f" {text} ", style=STYLES[text[0]])


def hand(cards: list[int], scene: Scene) -> Text:
    """The reader's cards."""
    line = Text(f"{scene.words.say('label-your-hand')} ", style="bold")
    for card in cards:
        line.append_text(chip(card_text(card, scene)))
        line.append(" ")
    return line


# --- board -----------------------------------------------------------------------------------------


def board_text(board: Mapping[str, list[int]], scene: Scene, pointed: set[str]) -> Text:
    """The spaces, rows and columns numbered."""
    rows, columns = scene.catalogue["rows"], scene.catalogue["columns"]
    text = Text(no_wrap=True)
    text.append("  " + "".join(f"  {column}  " for column in range(1, columns + 1)).rstrip() + "\n", style="bold")
    text.append(rule("┌┬┐", columns))
    for row in range(1, rows + 1):
        text.append(f"{row} ", style="bold")
        for column in range(1, columns + 1):
            element = f"space:{row}:{column}"
            text.append("│", style="dim")
            text.append_text(space([card_text(card, scene) for card in board.get(element, [])], element in pointed))
        text.append("│\n", style="dim")
        if row < rows and scene.height >= TALL_FROM:
            text.append(rule("├┼┤", columns))
    text.append(rule("└┴┘", columns))
    text.right_crop(1)
    return text


def rule(corners: str, columns: int) -> Text:
    """One line of the grid."""
    left, middle, right = tuple(corners)
    return Text("  " + left + middle.join(["────"] * columns) + right + "\n", style="dim")


def space(cards: list[str], is_open: bool) -> Text:
    """One space, four characters: its card, a mark for two, a mark where the reader may lay."""
    if not cards:
        return Text(" +  ", style="bold") if is_open else Text(" ·  ", style="dim")
    name = cards[-1]
    marked = f"{name}×2" if len(cards) > 1 else f" {name}{'+' if is_open else ' '}"
    return Text(marked, style=STYLES[name[0]])


def legend(scene: Scene, pointed: set[str]) -> Text:
    """What the letters and marks mean."""
    words = scene.words
    text = Text()
    for colour in dict.fromkeys(face["colour"] for face in scene.catalogue["cards"]):
        letter = letter_of(colour)
        text.append(f" {letter} ", style=STYLES[letter])
        text.append(f" {words.say('colour', colour=colour)}  ", style="dim")
    text.append(f"×2 {words.say('legend-double')}", style="dim")
    if any(element.startswith("space:") for element in pointed):
        text.append(f"  + {words.say('legend-open')}", style="dim")
    return text


# --- players ---------------------------------------------------------------------------------------


def players(view: Mapping[str, Any], scene: Scene) -> Table:
    """A line per seat: whose turn it is, cards in hand, malus cards, marker."""
    words = scene.words
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    names = scene.titles if scene.width >= TITLES_FROM else scene.names
    table.add_column("", no_wrap=True, overflow="ellipsis", max_width=30 if scene.width >= TITLES_FROM else 16)
    for key in ("label-hand", "label-malus", "label-marker"):
        table.add_column(words.say(key), justify="right", no_wrap=True)
    for seat, name in enumerate(names):
        turn = not view["ending"] and view["turn_seat"] == seat
        mark = Text("▶ " if turn else "  ").append(seat_mark(seat), style=seat_style(seat))
        cells = [str(view[key][seat]) for key in ("held", "malus", "markers")]
        table.add_row(mark, name, *cells, style="bold" if turn else "")
    return table


def piles(view: Mapping[str, Any], scene: Scene) -> Text:
    """Turn, draw pile, and the neutral counter where there is one."""
    words = scene.words
    parts = [words.say("label-turn", turn=view["turn"]), f"{words.say('label-pile')} {view['pile']}"]
    if view["counter"]:
        parts.append(f"{words.say('label-counter')} {view['counter']}")
    return Text("   " + " · ".join(parts))


def track(markers: list[int], scene: Scene) -> Text:
    """The score track from 0 to the end score; markers on one step stand below each other."""
    last = max(TRACK_PLACES, scene.catalogue["end"])
    step = -(-(last + 1) // (TRACK_PLACES + 1))
    places = last // step
    numbers = [" "] * (places + 3)
    for place in range(0, places + 1, 5):
        numbers[place : place + len(str(place * step))] = str(place * step)
    lines = [Text("".join(numbers).rstrip(), style="dim")]
    lines.append(Text("".join("┼" if place % 5 == 0 else "─" for place in range(places + 1)), style="dim"))
    for row in marker_rows([min(marker // step, places) for marker in markers]):
        line = Text()
        for place in range(places + 1):
            if place in row:
                line.append(seat_mark(row[place]), style=seat_style(row[place]))
            else:
                line.append(" ")
        line.rstrip()
        lines.append(line)
    return Text("\n").join(lines)


def marker_rows(places: list[int]) -> list[dict[int, int]]:
    """Rows of place → seat, as few as keep all markers visible."""
    rows: list[dict[int, int]] = []
    for seat, place in enumerate(places):
        free = next((row for row in rows if place not in row), None)
        if free is None:
            free = {}
            rows.append(free)
        free[place] = seat
    return rows


# --- answers ---------------------------------------------------------------------------------------


def answers(prompt: Prompt, scene: Scene) -> RenderableType:
    """Cards to lay in columns, each with what it takes; choices without a card below."""
    columns = max(1, scene.width // (ANSWER_WIDTH + 2))
    numbered = list(enumerate(prompt.options, scene.first))
    cards = [(number, option) for number, option in numbered if option.text.key == "option-lay"]
    others = [(number, option) for number, option in numbered if option.text.key != "option-lay"]
    parts: list[RenderableType] = []
    if cards:
        parts.append(card_answers(cards, columns, scene))
    for number, option in others:
        line = Text(f"{number:>2} ", style="bold")
        line.append(f"{option.notation:<7}", style="bold cyan")
        line.append(scene.words.text(option.text, scene.names, scene.you))
        parts.append(line)
    return Group(*parts)


def card_answers(cards: list[tuple[int, Option]], columns: int, scene: Scene) -> Table:
    """The options that lay a card, read down each column."""
    height = -(-len(cards) // columns)
    table = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(columns):
        table.add_column(width=ANSWER_WIDTH)
    for line in range(height):
        chosen = [cards[place] for place in range(line, len(cards), height)]
        cells = [card_answer(number, option, scene) for number, option in chosen]
        table.add_row(*cells)
    return table


def card_answer(number: int, option: Option, scene: Scene) -> Text:
    """Number, notation, what is taken and the bonus: ``3 Y4:6 takes 2: R5 B6 · −1``."""
    words, params = scene.words, option.text.params
    text = Text(f"{number:>2} ", style="bold")
    text.append_text(chip(option.notation))
    taken = params["cards"]
    assert isinstance(taken, list)
    text.append(f" {words.say('answer-takes', count=len(taken))}", style="" if taken else "dim")
    if taken:
        text.append(":")
        append_cards(text, [card_text(int(str(element).partition(":")[2]), scene) for element in taken])
    if params["bonus"]:
        text.append(f"  {words.say('answer-bonus', bonus=params['bonus'])}", style="bold green")
    return text


def append_cards(text: Text, names: list[str]) -> None:
    """As many cards as an answer's line has room for; the rest as a number."""
    room = (ANSWER_WIDTH - text.cell_len) // 3
    shown = names if len(names) <= room else names[: room - 1]
    for name in shown:
        text.append(" ").append(name, style=STYLES[name[0]])
    if len(shown) < len(names):
        text.append(f" +{len(names) - len(shown)}")
