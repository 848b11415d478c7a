"""Draws docs/pictures/terminal.svg: a real position as `gamekeeper play` shows it."""

from __future__ import annotations

import re
from pathlib import Path

from rich.console import Console

from gamekeeper import make
from gamekeeper.bots.bot import decide
from gamekeeper.bots.levels import bot_named
from gamekeeper.cli.screen import Screen
from gamekeeper.core.ids import Seat
from gamekeeper.core.match import Match
from gamekeeper.core.rng import seed_bytes, stream
from gamekeeper.words import Translator

TARGET = Path("docs/pictures/terminal.svg")
NAMES = ["Ada", "Ash (medium)", "Birch (hard)", "Cedar (easy)"]
YOU = Seat(0)
DECISIONS = 130


def main() -> None:
    """Play a while with bots, then draw what seat 1 sees at its next first card."""
    game = make("yellowstone_park", 4)
    seed = seed_bytes(2003)
    match = Match(game, seed)
    bot = bot_named("medium")
    while len(match.history) < DECISIONS or game.decider(match.state) != YOU or match.state.kind() != 1:
        seat = game.decider(match.state)
        match.play(seat, decide(bot, game, match.state, seat, stream(seed, f"bot {len(match.history)}")))
    console = Console(record=True, width=104, height=50, force_terminal=True, color_system="truecolor")
    screen = Screen(console, Translator("en", game), game, NAMES, int(YOU))
    prompt = game.prompt(match.state, YOU)
    screen.table(match.state, YOU, prompt)
    screen.prompt(prompt)
    svg = console.export_svg(title="gamekeeper play", unique_id="terminal")
    TARGET.write_text(re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL))


if __name__ == "__main__":
    main()
