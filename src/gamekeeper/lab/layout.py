"""Tables for terminals of any width: side by side where there is room, else one thing below the other."""

from __future__ import annotations

from typing import Final

from rich.console import Console, RenderableType
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Column, Table
from rich.text import Text

ENDLESS: Final = 10_000  # columns: more than any table takes
INDENT: Final = 2
FOLDED: Final = 10  # columns of the terminal that longer words may be broken at, in columns that fold


def print_table(console: Console, table: Table) -> None:
    """A table as it is; where it does not fit, each of its rows as a list of what its columns say."""
    if least_width(console, table) <= console.width:
        console.print(table)
        return
    first, *others = table.columns
    heading = str(table.title or text_of(first.header).plain)
    if heading:
        console.print(Text(f"\n{heading}", style="bold"))
    for place, name in enumerate(first.cells):
        cells = [(text_of(column.header).plain, text_of(list(column.cells)[place])) for column in others]
        print_row(console, text_of(name), [(title, cell) for title, cell in cells if cell.plain])


def print_row(console: Console, name: Text, cells: list[tuple[str, Text]]) -> None:
    """A row's name, and below it what each column says; both in one line where there is but one."""
    if len(cells) == 1:
        name = Text().append_text(name).append(": ").append_text(cells[0][1])
        cells = []
    name.plain = name.plain.lstrip()
    console.print(Padding(name, (0, 0, 0, INDENT), expand=False))
    for title, cell in cells:
        line = Text().append(f"{title}: " if title else "", style="dim").append_text(cell)
        console.print(Padding(line, (0, 0, 0, 2 * INDENT), expand=False))


def text_of(cell: RenderableType) -> Text:
    """A cell as one line of text."""
    text = cell if isinstance(cell, Text) else Text(str(cell))
    return Text(" ").join(text.split("\n")) if "\n" in text.plain else text


def least_width(console: Console, table: Table) -> int:
    """The columns of the terminal a table needs for showing everything, no word broken."""
    options = console.options.update(width=ENDLESS)
    whole = Measurement.get(console, options, table).maximum
    return whole - sum(
        width_of(console, column, is_least=False) - width_of(console, column) for column in table.columns
    )


def width_of(console: Console, column: Column, *, is_least: bool = True) -> int:
    """What a column needs, or with `is_least` off what it would like to have."""
    options = console.options.update(width=ENDLESS)
    sizes = [Measurement.get(console, options, cell) for cell in (column.header, *column.cells)]
    whole = max(size.maximum for size in sizes)
    if not is_least or column.no_wrap:
        return whole
    words = max(size.minimum for size in sizes)
    return min(whole, max(column.min_width or 0, min(words, FOLDED) if column.overflow == "fold" else words))
