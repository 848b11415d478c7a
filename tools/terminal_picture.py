"""Draws docs/pictures/terminal.svg: a real position as `gamekeeper play` shows it."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from threading import Thread

from gamekeeper import make
from gamekeeper.bots.bot import decide
from gamekeeper.bots.levels import bot_named
from gamekeeper.cli.full_screen import FullScreen, TableApp
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
    screen = FullScreen(Translator("en", game), game, NAMES, int(YOU))
    prompt = game.prompt(match.state, YOU)

    def show() -> None:
        screen.news([event for event in match.sink.events if event.is_for(YOU)])
        screen.table(match.state, YOU, prompt)
        screen.prompt(prompt)

    svg = asyncio.run(picture(screen, Thread(target=show, daemon=True)))
    TARGET.write_text(re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL))


async def picture(screen: FullScreen, shown: Thread) -> str:
    """The terminal once all is shown."""
    screen.app = app = TableApp(screen, shown)
    async with app.run_test(size=(130, 36)) as pilot:
        while shown.is_alive():
            await pilot.pause(0.1)
        await pilot.press("down")
        return app.export_screenshot(title="gamekeeper play")


if __name__ == "__main__":
    main()
