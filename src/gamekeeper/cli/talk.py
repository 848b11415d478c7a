"""The lines a person types at a table, wherever it stands: answers, and the words that are not moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gamekeeper.cli import hints, rules
from gamekeeper.cli.chair import Chair, NotAllowed
from gamekeeper.cli.output import harmless
from gamekeeper.cli.screen import Quit, Screen
from gamekeeper.core.errors import AmbiguousText, BadText, NothingToUndo
from gamekeeper.core.events import Event
from gamekeeper.core.ids import Action
from gamekeeper.core.match import standing
from gamekeeper.core.texts import Phrase, Prompt
from gamekeeper.lesson import step_about
from gamekeeper.worked import examples

COMMANDS: Final = ("help", "hint", "why", "undo", "board", "look", "log", "rules", "say", "save", "quit")


class Talk:
    """What a person on a chair says, and is shown."""

    def __init__(self, chair: Chair, screen: Screen) -> None:
        self.chair = chair
        self.screen = screen
        self.told = 0  # the first event the person has not read
        self.doers: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "hint": self.hint,
            "why": self.why,
            "undo": self.undo,
            "board": self.board,
            "look": self.look,
            "log": self.log,
            "rules": self.rules,
            "quit": self.quit,
        }
        self.commands: list[str] = []
        self.words_for: dict[str, str] = {}
        self.listen_for([command for command in COMMANDS if command in self.doers])

    def listen_for(self, commands: list[str]) -> None:
        """Take these words and no others."""
        self.commands = [command for command in commands if command != "look" or self.screen.can_look]
        self.words_for = {name: command for command in self.commands for name in self.names_of(command)}
        self.screen.commands = self.commands

    # --- what is shown -----------------------------------------------------------------------------

    def show(self, prompt: Prompt | None) -> None:
        """The news since the person last looked, the table, and the question."""
        self.tell_news()
        self.screen.draw(self.chair.view(), self.chair.deciders(), prompt)
        if prompt is not None:
            self.screen.prompt(prompt)

    def tell_news(self) -> None:
        """What has happened since the person last looked."""
        self.screen.line()
        self.screen.news(self.news())

    def news(self) -> list[Event]:
        """The events since then, which are read now."""
        found = [event for event in self.chair.events() if event.number >= self.told]
        self.read_all()
        return found

    def read_all(self) -> None:
        """All there is has been read."""
        events = self.chair.events()
        self.told = events[-1].number + 1 if events else 0

    # --- answers -----------------------------------------------------------------------------------

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
        prompt = self.chair.prompt()
        if prompt is None:
            self.screen.say("error-not-your-decision", "yellow")
        elif 1 <= number <= len(prompt.options):
            self.play(prompt.options[number - 1].action)
        else:
            self.screen.say("error-no-such-option", "yellow", number=text, last=len(prompt.options))

    def act(self, text: str) -> None:
        """Take the action that a text names, or say why that cannot be."""
        action = self.read(text)
        if action is not None:
            self.play(action)

    def play(self, action: Action) -> None:
        """Give an allowed answer."""
        self.chair.answer(action)

    def answer_alone(self, prompt: Prompt) -> None:
        """The one answer there is, given at once and said."""
        self.tell_news()
        self.screen.only_answer(prompt)
        self.chair.answer(prompt.options[0].action)

    def read(self, text: str) -> Action | None:
        """The allowed action a text names; says why when it names none, or several."""
        try:
            return self.chair.read(text)
        except AmbiguousText as error:
            self.screen.say("error-ambiguous-text", "yellow", got=text, choices=", ".join(error.choices))
        except BadText:
            word = text.partition(" ")[0].casefold()
            if any(word in self.names_of(command) for command in COMMANDS):
                self.screen.say("error-not-here", "yellow", got=word)
                return None
            self.screen.say("error-bad-text", "yellow", got=text)
            self.screen.say("notation-help", "dim")
        except NotAllowed as error:
            self.screen.line(self.cited(error.reason), "yellow")
        return None

    def cited(self, phrase: Phrase) -> str:
        """A text with the rule it cites."""
        return self.screen.words.cited(phrase, self.screen.scene.names, self.screen.scene.you)

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
        if self.screen.is_split:
            self.screen.say("full-keys")
        example = words.say("notation-example")
        given = {"example": example, "card": example.rpartition(":")[2], "chapter": rules.example_of(words)}
        usages = {command: words.say(f"command-{command}.usage", **given) for command in self.commands}
        self.screen.pairs([(usage, words.say(f"command-{command}")) for command, usage in usages.items()])

    def hint(self, _: str) -> None:
        """What the hard bot would do."""
        words = self.screen.words
        if self.chair.prompt() is None:
            self.screen.say("error-not-your-decision", "yellow")
            return
        with self.screen.waiting(words.say("thinking-hint")):
            option, why = self.chair.hint()
        for sentence in hints.sentences(words, option, why, list(self.screen.scene.names), self.screen.scene.you):
            self.screen.line(sentence, "cyan")

    def why(self, text: str) -> None:
        """Why an action is not possible, or what it does."""
        if not text:
            self.screen.say("why-what", "dim", example=self.screen.words.say("notation-example"))
            return
        action = self.read(text)
        if action is not None:
            self.screen.say("why-allowed", "green", text=self.cited(self.chair.option(action).text))

    def undo(self, _: str) -> None:
        """Take the last step back, and those before it that nobody but the program answered."""
        try:
            self.chair.undo()
        except NothingToUndo:
            self.screen.say("error-nothing-to-undo", "yellow")
            return
        while self.is_answered_alone() and self.chair.may_undo():
            self.chair.undo()

    def is_answered_alone(self) -> bool:
        """Whether the question that is open again has one answer: then it was not the person who gave it."""
        prompt = self.chair.prompt()
        return prompt is not None and len(prompt.options) == 1

    def board(self, _: str) -> None:
        """The table again."""
        self.read_all()
        self.show(self.chair.prompt())

    def look(self, text: str) -> None:
        """What lies in the piles, or one card closely."""
        if not self.screen.look(self.chair.view(), text):
            self.screen.say("look-none", "yellow", got=text)

    def log(self, _: str) -> None:
        """Everything that happened."""
        self.screen.news(standing(self.chair.events()), is_numbered=True)

    def rules(self, text: str) -> None:
        """The rules in short, or a paragraph of them and where a first game lets one do it."""
        game = self.screen.game.info.name
        known = [one.id for one in examples(game)]
        if text.upper() in known:
            self.screen.line(self.screen.words.say(f"example-{text.upper()}"))
            self.screen.say("rules-learn", "dim", command=f"gamekeeper learn {game} --example {text.upper()}")
            return
        for line in rules.lines(self.screen.words, text):
            self.screen.line(line)
        if known and not text:
            self.screen.say("example-list", "dim", examples=", ".join(known))
        step = step_about(game, text.upper())
        if step is not None:
            self.screen.say("rules-learn", "dim", command=f"gamekeeper learn {game} --step {step + 1}")

    def go_on(self, key: str) -> None:
        """Say how it goes on, and obey commands until anything else is typed, as Enter alone."""
        while (line := self.screen.offer(key).strip()).partition(" ")[0].casefold() in self.words_for:
            self.obey(line)

    def quit(self, _: str) -> None:
        """Leave; the match is kept."""
        raise Quit
