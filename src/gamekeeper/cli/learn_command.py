"""`gamekeeper learn`: a first game, which teaches step by step at the real table."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec
import typer

from gamekeeper.cli.chair import NotAllowed
from gamekeeper.cli.dialogue import Dialogue
from gamekeeper.cli.output import console, translator
from gamekeeper.cli.play import converse
from gamekeeper.cli.players import BOT, names_of, titles_of
from gamekeeper.cli.screen import Screen
from gamekeeper.cli.settings import GameName, Language, language_of
from gamekeeper.cli.table import LaidTable, Table, folder, new_path
from gamekeeper.cli.talk import Quit, read_line
from gamekeeper.core.errors import AmbiguousText, BadText
from gamekeeper.core.ids import Action
from gamekeeper.core.texts import Phrase
from gamekeeper.lesson import RIVALS, NoLesson, Taught, lesson

SAID: Final = ("help", "why", "board", "look", "log", "rules", "quit")  # what was learned is not taken back


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("learn", short_help="Learn a game by a first game that teaches it.")(learn)


def learn(game: GameName, language: Language = None) -> None:
    """Play a first game that says what to do and why; half-way through, it goes on where you left it."""
    spoken = language_of(language)
    words = translator(spoken)
    out = console()
    found = lesson(game)
    if found is None:
        out.print(words.say("lesson-none"))
        return
    kept = Kept(game)
    out.print(words.say("learn-begin"))
    if len(kept.given) == len(found.steps):
        out.print(words.say("learn-again"))
        kept.keep([])
    with suppress(Quit, KeyboardInterrupt):
        lecture = Lecture(kept.taught(), spoken, kept)
        lecture.run()
        lecture.screen.say("learn-on", "dim")
        if lecture.words_for.get(read_line().strip().casefold()) != "quit":
            converse(Table(lecture.match, lecture.table.players, new_path(game)), spoken, None)


class Kept:
    """How far the first games were played on this machine, in one file for all games."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.path: Path = folder().parent / "lessons.json"
        self.all: dict[str, list[str]] = {}
        with suppress(OSError, msgspec.MsgspecError):
            self.all = msgspec.json.decode(self.path.read_bytes(), type=dict[str, list[str]])

    @property
    def given(self) -> list[str]:
        """What was answered."""
        return self.all.get(self.game, [])

    def taught(self) -> Taught:
        """The first game as far as it was played; from its beginning where it has changed since."""
        try:
            return Taught(self.game, self.given)
        except (NoLesson, BadText):
            return Taught(self.game)

    def keep(self, given: list[str]) -> None:
        """Keep how far it is."""
        self.all[self.game] = given
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_bytes(msgspec.json.encode(self.all))


class Lecture(Dialogue):
    """Says what to do, takes it, and says what came of it."""

    def __init__(self, taught: Taught, language: str, kept: Kept) -> None:
        words = translator(language, taught.game)
        table = LaidTable(taught.match, taught.seat, words.say("you"), f"{BOT}{RIVALS}")
        screen = Screen(console(), words, taught.game, names_of(table.players, words), int(taught.seat))
        screen.scene.titles = titles_of(table.players, words)
        super().__init__(table, screen)
        self.taught = taught
        self.kept = kept
        self.listen_for([command for command in self.commands if command in SAID])

    def run(self) -> None:
        """Step by step to the end; Quit when the person leaves."""
        while self.taught.step is not None:
            self.show(self.chair.prompt())
            self.tell_step()
            number = len(self.taught.given)
            while len(self.taught.given) == number:
                self.obey(read_line())
        self.show(None)
        self.say(self.taught.text)

    def tell_step(self) -> None:
        """What is to be done now, and how it is typed."""
        step = self.taught.step
        assert step is not None
        self.screen.line()
        if self.taught.done is not None:
            self.say(self.taught.done, "green")
        count = len(self.taught.lesson.steps)
        self.screen.say("lesson-number", "bold", number=len(self.taught.given) + 1, count=count)
        self.say(self.taught.text, "cyan")
        self.screen.say("learn-type", "dim", text=step.refused or step.answers[0])

    def say(self, phrase: Phrase, style: str = "") -> None:
        """A sentence, with its paragraph."""
        self.screen.line(self.cited(phrase), style)

    def act(self, text: str) -> None:
        """Do what a text names; where the rules forbid that, their reason may be what was to be learned."""
        reason = self.refusal(text)
        if reason is None:
            super().act(text)
            return
        self.screen.line(self.cited(reason), "yellow")
        if self.taught.try_forbidden(reason).is_taken:
            self.kept.keep(self.taught.given)

    def refusal(self, text: str) -> Phrase | None:
        """Why the rules forbid what a text names; None where they do not, or it names nothing."""
        with suppress(AmbiguousText, BadText):
            try:
                self.chair.read(text)
            except NotAllowed as error:
                return error.reason
        return None

    def play(self, action: Action) -> None:
        """Give an answer; another than the wished one leads nowhere here."""
        text = self.chair.option(action).text
        if self.taught.attempt(action).is_taken:
            self.kept.keep(self.taught.given)
            return
        given = self.screen.words.text(text, self.screen.scene.names, self.screen.scene.you)
        self.screen.say("lesson-other", "yellow", given=given)
