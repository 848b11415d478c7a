"""Full-screen conversations, driven by Textual's own pilot: real keys, clicks and sizes."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from html import unescape

from textual.pilot import Pilot

from cli.terminal import flat
from gamekeeper.cli import screen
from gamekeeper.cli.full_screen import TableApp

SMALL, LARGE = (80, 24), (140, 45)
Script = Callable[[Pilot[None]], Awaitable[None]]


class Seated:
    """A command whose conversation is had in full screen, a script for each time it opens."""

    def __init__(self, monkeypatch, terminal) -> None:
        monkeypatch.setattr(screen, "is_terminal", lambda: True)
        monkeypatch.setattr(TableApp, "run", lambda app: asyncio.run(self.drive(app)))
        self.terminal = terminal
        self.size = SMALL
        self.scripts: list[Script] = []

    async def drive(self, app: TableApp) -> None:
        script = self.scripts.pop(0)
        async with app.run_test(size=self.size) as pilot:
            await script(pilot)
            while app.conversation.is_alive() and app.is_running:
                await pilot.pause(0.01)

    def run(self, *arguments: object, scripts: list[Script]):
        self.scripts = scripts
        return self.terminal.run(*arguments)

    def play(self, *arguments: object, scripts: list[Script]):
        self.scripts = scripts
        return self.terminal.play(*arguments)


def seen(pilot: Pilot[None]) -> str:
    """All that stands on the terminal, as one line."""
    svg = pilot.app.export_screenshot()
    return flat(unescape(" ".join(re.findall(r"<text[^>]*>([^<]*)</text>", svg))).replace("\u00a0", " "))


async def until(pilot: Pilot[None], text: str) -> None:
    """Wait until a text stands there."""
    for _ in range(1000):
        if text in seen(pilot):
            return
        await pilot.pause(0.02)
    raise AssertionError(f"{text!r} never stood there: {seen(pilot)}")


async def press_until(pilot: Pilot[None], text: str) -> None:
    """Press Enter again and again until a text stands there."""
    for _ in range(300):
        if text in seen(pilot):
            return
        await pilot.press("enter")
        await pilot.pause(0.05)
    raise AssertionError(f"{text!r} never stood there: {seen(pilot)}")


async def asked(pilot: Pilot[None]) -> None:
    """Wait for a question with several answers."""
    for _ in range(1000):
        if pilot.app.answers.option_count > 1:
            await pilot.pause()
            return
        await pilot.pause(0.02)
    raise AssertionError(f"nothing was asked: {seen(pilot)}")


async def type_line(pilot: Pilot[None], text: str) -> None:
    await pilot.press(*("space" if letter == " " else letter for letter in text), "enter")


async def leave(pilot: Pilot[None]) -> None:
    await pilot.press("f10")
