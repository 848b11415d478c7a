"""`gamekeeper learn`: a first game, which teaches step by step at the real table."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Final

import typer

from gamekeeper.cli.chair import NotAllowed
from gamekeeper.cli.dialogue import Dialogue
from gamekeeper.cli.kept import Kept
from gamekeeper.cli.output import console, translator
from gamekeeper.cli.play import converse
from gamekeeper.cli.players import BOT, names_of, titles_of
from gamekeeper.cli.screen import Quit, opened
from gamekeeper.cli.settings import GameName, Language, Plain, language_of
from gamekeeper.cli.table import LaidTable, Table, new_path
from gamekeeper.core.errors import AmbiguousText, BadText
from gamekeeper.core.ids import Action
from gamekeeper.core.texts import Phrase
from gamekeeper.lesson import RIVALS, NoLesson, Taught, lesson
from gamekeeper.worked import Worked

SAID: Final = ("help", "why", "board", "look", "log", "rules", "quit")  # what was learned is not taken back


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("learn", short_help="Learn a game by a first game that teaches it.")(learn)


def learn(
    game: GameName,
    step: Annotated[int | None, typer.Option(help="Begin at this step; how far you come is not kept.", min=1)] = None,
    example: Annotated[
        str, typer.Option(metavar="NUMBER", help="Play a worked example of the rules instead, for example V1.")
    ] = "",
    language: Language = None,
    plain: Plain = False,
) -> None:
    """Play a first game that says what to do and why; half-way through, it goes on where you left it."""
    spoken = language_of(language)
    words = translator(spoken)
    out = console()
    if example:
        with suppress(Quit, KeyboardInterrupt):
            lecture = Lecture(Worked(game, example.upper()), spoken, None, ["example-begin"], is_plain=plain)
            lecture.screen.host(lecture.run)
        return
    if lesson(game) is None:
        out.print(words.say("lesson-none"))
        return
    kept = Kept("lessons", game)
    taught = resumed(kept) if step is None else Taught.at(game, step - 1)
    greeting = [] if step else ["learn-begin"]
    if taught.step is None:
        greeting = ["learn-again", *greeting]
        kept.keep([])
        taught = resumed(kept)
    with suppress(Quit, KeyboardInterrupt):
        lecture = Lecture(taught, spoken, kept if step is None else None, greeting, is_plain=plain)
        lecture.screen.host(lecture.run)
        if lecture.goes_on:
            converse(Table(lecture.match, lecture.table.players, new_path(game)), spoken, None, is_plain=plain)


def resumed(kept: Kept) -> Taught:
    """The first game as far as it was played; from its beginning where it has changed since."""
    try:
        return Taught(kept.game, kept.given)
    except (NoLesson, BadText):
        return Taught(kept.game)


class Lecture(Dialogue):
    """Says what to do, takes it, and says what came of it."""

    def __init__(
        self, taught: Taught, language: str, kept: Kept | None, greeting: list[str], *, is_plain: bool
    ) -> None:
        words = translator(language, taught.game)
        table = LaidTable(taught.match, taught.seat, words.say("you"), f"{BOT}{RIVALS}")
        screen = opened(words, taught.game, names_of(table.players, words), int(taught.seat), is_plain)
        screen.scene.titles = titles_of(table.players, words)
        super().__init__(table, screen)
        self.taught = taught
        self.kept = kept
        self.greeting = greeting  # keys of what is said once, below the first table
        self.goes_on = False  # whether the match is to be played on
        self.listen_for([command for command in self.commands if command in SAID])

    def run(self) -> None:
        """Step by step to the end; Quit when the person leaves."""
        while self.taught.step is not None:
            self.show(self.chair.prompt())
            self.tell_step()
            number = len(self.taught.given)
            while len(self.taught.given) == number:
                self.obey(self.screen.read_line())
        self.show(None)
        self.say(self.taught.text)
        if self.taught.about is not None:
            self.go_on("example-end")
            return
        self.go_on("learn-on")
        self.goes_on = True

    def board(self, text: str) -> None:
        """The table again, and what is to be done there."""
        super().board(text)
        if self.taught.step is not None:
            self.tell_step()

    def tell_step(self) -> None:
        """What is to be done now, and how it is typed."""
        step = self.taught.step
        assert step is not None
        self.screen.line()
        while self.greeting:
            self.screen.say(self.greeting.pop(0), "dim")
        if self.taught.done is not None and self.taught.about is None:
            self.say(self.taught.done, "green")
        numbers = {"number": len(self.taught.given) + 1, "count": len(self.taught.lesson.steps)}
        about = self.taught.about
        if about is None:
            self.screen.say("lesson-number", "bold", **numbers)
        else:
            self.screen.say("example-number", "bold", id=about.rule, **numbers)
            self.say(about)
        self.screen.task(self.task(), self.screen.words.say("learn-type", text=step.text))

    def task(self) -> str:
        """What is to be done; a worked example names the answer it wants."""
        if self.taught.about is None or self.taught.wished is None:
            return self.cited(self.taught.text)
        answer = self.screen.words.text(self.taught.text, self.screen.scene.names, self.screen.scene.you)
        return self.screen.words.say("example-now", answer=answer)

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
            self.keep()

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
            self.keep()
            return
        given = self.screen.words.text(text, self.screen.scene.names, self.screen.scene.you)
        self.screen.say("lesson-other", "yellow", given=given)

    def keep(self) -> None:
        """Keep how far it is, where it is kept at all."""
        if self.kept is not None:
            self.kept.keep(self.taught.given)
