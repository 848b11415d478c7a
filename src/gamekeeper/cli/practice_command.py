"""`gamekeeper practice`: positions in which one answer is clearly best, and why it is."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Annotated, Final

import typer

from gamekeeper import practice as drills
from gamekeeper.bots.advice import reasons
from gamekeeper.cli.dialogue import Dialogue
from gamekeeper.cli.hints import Why
from gamekeeper.cli.kept import Kept
from gamekeeper.cli.output import console, translator
from gamekeeper.cli.players import BOT, names_of, titles_of
from gamekeeper.cli.screen import Quit, opened
from gamekeeper.cli.settings import GameName, Language, Plain, language_of
from gamekeeper.cli.table import LaidTable
from gamekeeper.core.ids import Action

SAID: Final = ("help", "why", "board", "look", "log", "rules", "quit")  # there is no match to go on with
RIVALS: Final = f"{BOT}medium"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("practice", short_help="Find the best answer in positions from real matches.")(practice)


def practice(
    game: GameName,
    again: Annotated[bool, typer.Option("--again", help="Also those that you have found already.")] = False,
    language: Language = None,
    plain: Plain = False,
) -> None:
    """Find the clearly best answer in positions from matches of bots, and read why it is.

    What you have found is kept on this machine; unfinished ones come first.
    """
    spoken = language_of(language)
    known = drills.exercises(game)
    found = Kept("practice", game)
    todo = [one for one in known if again or one.id not in found.given]
    words = translator(spoken)
    out = console()
    if not known:
        out.print(words.say("practice-none"))
        return
    with suppress(Quit, KeyboardInterrupt):
        for one in todo:
            drill = Drill(drills.laid(game, one.id), spoken, is_plain=plain)
            greeting = words.say("practice-begin", count=len(known)) if one is todo[0] else ""
            drill.screen.host(partial(exercised, drill, found, known, greeting))
        out.print(words.say("practice-all"))
        if not todo:
            out.print(words.say("practice-again"))


def exercised(drill: Drill, found: Kept, known: tuple[drills.Exercise, ...], greeting: str) -> None:
    """Ask for an answer, keep that it was found, and wait for who wants the next one."""
    exercise = drill.laid.exercise
    drill.show(drill.chair.prompt())
    if greeting:
        drill.screen.line(greeting)
    drill.screen.say("practice-number", "bold", number=known.index(exercise) + 1, count=len(known))
    if drill.is_found() and exercise.id not in found.given:
        found.keep([*found.given, exercise.id])
    count = sum(one.id in found.given for one in known)
    drill.screen.say("practice-found", found=count, count=len(known))
    drill.go_on("practice-next")


class Drill(Dialogue):
    """Asks for one answer, and says what it was worth."""

    def __init__(self, laid: drills.Laid, language: str, *, is_plain: bool) -> None:
        words = translator(language, laid.game)
        table = LaidTable(laid.match, laid.seat, words.say("you"), RIVALS)
        screen = opened(words, laid.game, names_of(table.players, words), int(laid.seat), is_plain)
        screen.scene.titles = titles_of(table.players, words)
        super().__init__(table, screen)
        self.laid = laid
        self.given: Action | None = None
        self.listen_for([command for command in self.commands if command in SAID])

    def is_found(self) -> bool:
        """Ask, until there is an answer, and tell about it; whether it was the best one."""
        while self.given is None:
            self.obey(self.screen.read_line())
        best = self.laid.best
        text = {action: self.text(action) for action in (best, self.given)}
        if self.given == best:
            self.screen.say("practice-right", "green", text=text[best])
        else:
            self.screen.say("practice-wrong", "yellow", given=text[self.given], text=text[best])
        why = Why(self.screen.words, list(self.screen.scene.names), self.screen.scene.you)
        for line in why.lines(reasons(self.laid.compared(self.given), self.laid.options)):
            self.screen.line(f"  {line}")
        return self.given == best

    def play(self, action: Action) -> None:
        """Note an answer; the match does not go on."""
        self.given = action

    def text(self, action: Action) -> str:
        """An answer."""
        return self.screen.words.text(
            self.laid.options[int(action)].text, self.screen.scene.names, self.screen.scene.you
        )
