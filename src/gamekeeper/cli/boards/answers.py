"""Numbered answers with what each leads to, for boards that say it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.table import Table
from rich.text import Text

from gamekeeper.cli.boards import Scene
from gamekeeper.core.texts import Option, Prompt

BESIDE_FROM: Final = 60  # columns of the terminal that notation and text beside each other take


def listed(prompt: Prompt, scene: Scene, after: Callable[[Option], Text | None]) -> Table:
    """Number, notation, the answer in words, and behind it what it leads to."""
    beside = scene.width >= BESIDE_FROM
    table = Table.grid(padding=(0, 2, 0, 0))
    digits, letters = scene.margins
    table.add_column(justify="right", no_wrap=True, min_width=digits)
    if beside:
        table.add_column(no_wrap=True, min_width=letters)
    table.add_column()
    for number, option in enumerate(prompt.options, scene.first):
        text = Text(scene.words.text(option.text, scene.names, scene.you))
        leads = after(option)
        if leads:
            text.append("  ").append_text(leads)
        notation = Text().append(option.notation, style="bold cyan")
        cells = [notation, text] if beside else [notation.append("  ").append_text(text)]
        table.add_row(Text(str(number), style="bold"), *cells)
    return table
