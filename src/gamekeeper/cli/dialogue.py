"""The conversation over one match: whose move, what is answered, and the words that are not moves."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from gamekeeper.cli import hints, rules
from gamekeeper.cli.output import harmless, waiting
from gamekeeper.cli.screen import Screen
from gamekeeper.cli.table import Table
from gamekeeper.core.errors import AmbiguousText, BadText, GamekeeperError, NothingToUndo
from gamekeeper.core.ids import Action
from gamekeeper.core.match import standing
from gamekeeper.core.texts import Prompt

COMMANDS: Final = ("help", "hint", "why", "undo", "board", "look", "log", "rules", "save", "quit")
MARK: Final = "> "


class Quit(Exception):
    """The person leaves the table."""


class Dialogue:
    """Plays a table to its end or until its person leaves."""

    def __init__(self, table: Table, screen: Screen) -> None:
        self.table = table
        self.screen = screen
        self.match = table.match
        self.told = recent(table)  # events the person has read
        self.doers: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "hint": self.hint,
            "why": self.why,
            "undo": self.undo,
            "board": self.board,
            "look": self.look,
            "log": self.log,
            "rules": self.rules,
            "save": self.save,
            "quit": self.quit,
        }
        self.commands = [command for command in COMMANDS if command != "look" or screen.can_look]
        self.words_for = {name: command for command in self.commands for name in self.names_of(command)}

    # --- the course of the match -------------------------------------------------------------------

    def run(self) -> None:
        """Play until the match is over; raises Quit when the person leaves."""
        match = self.match
        self.table.save()
        while not match.game.is_over(match.state):
            seat = match.game.decider(match.state)
            if seat == self.table.you:
                self.ask()
            else:
                name = self.screen.scene.names[int(seat)]
                with waiting(self.screen.console, self.screen.words.say("thinking", name=name)):
                    action = self.table.answer_of(seat)
                match.play(seat, action)
                self.table.save()
        self.show(None)

    def ask(self) -> None:
        """Show the table and read lines until one of them changed the match."""
        prompt = self.match.game.prompt(self.match.state, self.table.you)
        if len(prompt.options) == 1:
            self.answer_alone(prompt)
            return
        self.show(prompt)
        before = len(self.match.history)
        while len(self.match.history) == before:
            self.obey(read_line())

    def answer_alone(self, prompt: Prompt) -> None:
        """The one answer there is, given at once and said."""
        self.tell_news()
        self.screen.only_answer(prompt)
        self.match.play(self.table.you, prompt.options[0].action)
        self.table.save()

    def show(self, prompt: Prompt | None) -> None:
        """The news since the person last looked, the table, and the question."""
        self.tell_news()
        self.screen.table(self.match.state, self.table.you, prompt)
        if prompt is not None:
            self.screen.prompt(prompt)

    def tell_news(self) -> None:
        """What has happened since the person last looked."""
        self.screen.line()
        events = self.match.sink.events
        self.screen.news([event for event in events[self.told :] if event.is_for(self.table.you)])
        self.told = len(events)

    def obey(self, line: str) -> None:
        """Do what a line says: the number of an answer, a command, or an action in notation."""
        text = harmless(line.strip())
        first, _, rest = text.partition(" ")
        if not text:
            self.screen.say("say-something", "dim")
        elif text.isdecimal():
            self.choose(int(text) if len(text) < 6 else 0, text)
        elif first.casefold() in self.words_for:
            self.doers[self.words_for[first.casefold()]](rest.strip())
        else:
            self.act(text)

    def choose(self, number: int, text: str) -> None:
        """Take the answer with this number."""
        options = self.match.game.prompt(self.match.state, self.table.you).options
        if 1 <= number <= len(options):
            self.play(options[number - 1].action)
        else:
            self.screen.say("error-no-such-option", "yellow", number=text, last=len(options))

    def act(self, text: str) -> None:
        """Take the action that a text names, or say why that cannot be."""
        action = self.read(text)
        if action is not None and self.explain(action):
            self.play(action)

    def play(self, action: Action) -> None:
        """Take a legal action and keep it."""
        self.match.play(self.table.you, action)
        self.table.save()

    def read(self, text: str) -> Action | None:
        """The action a text names; says so when it names none, or several."""
        try:
            return self.meant(text, self.match.game.read(self.match.state, text, self.table.you))
        except AmbiguousText as error:
            self.screen.say("error-ambiguous-text", "yellow", got=text, choices=", ".join(error.choices))
            return None
        except BadText:
            self.screen.say("error-bad-text", "yellow", got=text)
            self.screen.say("notation-help", "dim")
            return None

    def meant(self, text: str, action: Action) -> Action:
        """The action a text names, or where that is not possible the one answer ``place:text`` it can be short for."""
        options = self.match.game.prompt(self.match.state, self.table.you).options
        if any(option.action == action for option in options):
            return action
        ending = f":{text.casefold()}"
        short = {option.notation: option.action for option in options if option.notation.endswith(ending)}
        if len(short) > 1:
            raise AmbiguousText(text, list(short))
        return next(iter(short.values()), action)

    def explain(self, action: Action) -> bool:
        """Whether an action is legal; says why when it is not."""
        reason = self.match.game.why_not(self.match.state, self.table.you, action)
        if reason is None:
            return True
        self.screen.line(self.screen.words.cited(reason, self.screen.scene.names, int(self.table.you)), "yellow")
        return False

    # --- words that are not moves ------------------------------------------------------------------

    def names_of(self, command: str) -> list[str]:
        """The words that call a command: the English one, and those of the language."""
        names = self.screen.words.say(f"command-{command}.names")
        return [command, *(name.strip() for name in names.split(","))]

    def help(self, _: str) -> None:
        """What can be typed."""
        words = self.screen.words
        self.screen.say("help-answer")
        self.screen.say("notation-help")
        example = words.say("notation-example")
        given = {"example": example, "card": example.rpartition(":")[2], "chapter": rules.example_of(words)}
        usages = {command: words.say(f"command-{command}.usage", **given) for command in self.commands}
        self.screen.pairs([(usage, words.say(f"command-{command}")) for command, usage in usages.items()])

    def hint(self, _: str) -> None:
        """What the hard bot would do."""
        words = self.screen.words
        with waiting(self.screen.console, words.say("thinking-hint")):
            advice = hints.advice_for(self.table)
        prompt = self.match.game.prompt(self.match.state, self.table.you)
        for sentence in hints.sentences(words, prompt, advice, list(self.screen.scene.names), int(self.table.you)):
            self.screen.line(sentence, "cyan")

    def why(self, text: str) -> None:
        """Why an action is not possible, or what it does."""
        if not text:
            self.screen.say("why-what", "dim", example=self.screen.words.say("notation-example"))
            return
        action = self.read(text)
        if action is not None and self.explain(action):
            prompt = self.match.game.prompt(self.match.state, self.table.you)
            option = next(option for option in prompt.options if option.action == action)
            words = self.screen.words.cited(option.text, self.screen.scene.names, int(self.table.you))
            self.screen.say("why-allowed", "green", text=words)

    def undo(self, _: str) -> None:
        """Take the last step back."""
        try:
            self.match.undo(self.table.you)
        except NothingToUndo:
            self.screen.say("error-nothing-to-undo", "yellow")
            return
        while self.is_answered_alone() and self.match.may_undo(self.table.you):
            self.match.undo(self.table.you)
        self.table.save()

    def is_answered_alone(self) -> bool:
        """Whether the question that is open again has one answer: then it was not the person who gave it."""
        return len(self.match.game.legal(self.match.state, self.table.you)) == 1

    def board(self, _: str) -> None:
        """The table again."""
        self.told = len(self.match.sink.events)
        self.show(self.match.game.prompt(self.match.state, self.table.you))

    def look(self, text: str) -> None:
        """What lies in the piles, or one card closely."""
        if not self.screen.look(self.match.state, self.table.you, text):
            self.screen.say("look-none", "yellow", got=text)

    def log(self, _: str) -> None:
        """Everything that happened."""
        events = standing(self.match.sink.events)
        self.screen.news([event for event in events if event.is_for(self.table.you)], is_numbered=True)

    def rules(self, text: str) -> None:
        """The rules in short, or a paragraph of them."""
        for line in rules.lines(self.screen.words, text):
            self.screen.line(line)

    def save(self, text: str) -> None:
        """Write the record, to another file when one is named."""
        if text and self.table.is_taken(Path(text).expanduser()):
            self.screen.say("save-exists", "yellow", path=text)
            return
        try:
            path = self.table.save(Path(text).expanduser() if text else None)
        except (OSError, GamekeeperError) as error:
            self.screen.say("save-failed", "yellow", path=text, reason=str(error))
            return
        self.screen.say_path("saved", path)

    def quit(self, _: str) -> None:
        """Leave; the match is kept."""
        raise Quit


def recent(table: Table) -> int:
    """How many events of a match taken up again are old news: all but those of the last round."""
    turns = [event.number for event in table.match.sink.events if event.key == "turn"]
    rounds = int(table.match.game.seats) + 1
    return turns[-rounds] if len(turns) > rounds else 0


def read_line() -> str:
    """One line from the person; Quit at the end of the input."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401 - gives input() its line editing
        try:
            return input(MARK)
        except EOFError:
            print()
            raise Quit from None
    print(MARK, end="", flush=True)
    line = sys.stdin.readline()
    if not line:
        print()
        raise Quit
    print(line.rstrip("\n"))
    return line
