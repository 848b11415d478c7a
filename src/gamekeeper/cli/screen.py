"""What the player sees: table, news, prompt, result."""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from itertools import groupby
from pathlib import Path
from textwrap import wrap
from typing import Any

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from gamekeeper.cli.boards import Drawing, Looking, Scene, drawing_of, plain_drawing, seat_mark, seat_style
from gamekeeper.core.events import Event
from gamekeeper.core.game import Game
from gamekeeper.core.ids import Seat
from gamekeeper.core.texts import Prompt
from gamekeeper.words import Translator

ERASED = "\x1b[H\x1b[2J\x1b[3J"  # the cursor home, the screen, and what has left it at the top
TIE_BROKEN = "tie-broken"  # a text of games in which equal scores may leave one seat ahead


class Screen:
    """Writes one game's table to a console, in one language, for one reader."""

    def __init__(self, console: Console, words: Translator, game: Game[Any], names: Sequence[str], you: int) -> None:
        self.console = console
        self.words = words
        self.game = game
        self.scene = Scene(words, names, names, you)
        self.scene.options = game.options
        self.scene.catalogue = game.catalogue()
        self.drawing = plain_drawing()
        try:
            self.drawing = drawing_of(game.info.name)
        except Exception:
            self.forgive()

    def forgive(self) -> None:
        """Go on plainly when the drawing of a game from outside fails; our own may not."""
        if not self.words.is_outside:
            raise  # noqa: PLE0704 - what is being handled
        self.say("plain-broken", "yellow")
        self.drawing = plain_drawing()

    def drawn(self, draw: Callable[[Drawing], RenderableType]) -> RenderableType:
        """What a drawing makes; a plain one from now on where that of a game from outside fails."""
        try:
            return draw(self.drawing)
        except Exception:
            self.forgive()
        return draw(self.drawing)

    def measure(self) -> None:
        """Take the terminal's present size."""
        self.scene.width, self.scene.height = self.console.size

    def clear(self) -> None:
        """Leave nothing on the terminal, nor in what can be scrolled back to or typed again."""
        if not self.console.is_terminal:
            return
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.console.height)
            return
        self.console.file.write(ERASED)
        self.console.file.flush()
        with suppress(ImportError):
            import readline

            readline.clear_history()

    def line(self, text: str = "", style: str = "") -> None:
        """One line or paragraph; nothing in it is markup."""
        self.console.print(Text(text, style=style))

    def command(self, *words: str) -> None:
        """A command to type; never broken into lines, so that it can be copied."""
        self.console.print(Text(f"  gamekeeper {shlex.join(words)}", style="bold"), soft_wrap=True)

    def address(self, text: str) -> None:
        """A link, on a line of its own."""
        self.console.print(Text(f"  {text}", style="bold"), soft_wrap=True)

    def say_path(self, key: str, path: Path) -> None:
        """The text at `key` with the path of a file; never broken within the path."""
        told = self.words.say(key, path=str(path))
        for line in wrap(told, self.console.width, break_long_words=False, break_on_hyphens=False):
            self.console.print(Text(line), soft_wrap=True)

    def say(self, key: str, style: str = "", **args: object) -> None:
        """The text at `key`."""
        self.line(self.words.say(key, **args), style)

    def pairs(self, rows: Sequence[tuple[str, str]]) -> None:
        """Words and what they mean, beside each other."""
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        for word, meaning in rows:
            grid.add_row(Text(word), Text(meaning))
        self.console.print(Padding(grid, (0, 0, 0, 2)))

    def table(self, state: Any, reader: Seat, prompt: Prompt | None) -> None:
        """The table as `reader` sees it, marked where the prompt can be answered."""
        self.draw(self.game.view(state, reader), [int(seat) for seat in self.game.deciders(state)], prompt)

    def draw(self, view: Mapping[str, Any], deciders: Sequence[int], prompt: Prompt | None) -> None:
        """A view of the table, marked where the prompt can be answered."""
        self.measure()
        pointed = {element for option in prompt.options for element in option.elements} if prompt else set()
        self.console.print(Rule(Text(self.words.say("title"), style="bold"), style="dim"))
        self.scene.deciders = deciders
        self.console.print(self.drawn(lambda drawing: drawing.draw(view, self.scene, pointed)))
        self.console.print()

    def hands(self, state: Any) -> None:
        """What each seat holds: a line for each, equal cards counted."""
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        for seat, name in enumerate(self.scene.names):
            held = Counter(self.words.element(card, self.scene.names) for card in held_by(self.game, state, seat))
            cards = [card if count == 1 else f"{count} × {card}" for card, count in sorted(held.items())]
            mark = Text(f"{seat_mark(seat)} {name}", style=seat_style(seat))
            grid.add_row(mark, Text(", ".join(cards) or self.words.say("plain-empty")))
        self.say("replay-hands", "bold")
        self.console.print(Padding(grid, (0, 0, 1, 2)))

    @property
    def can_look(self) -> bool:
        """Whether this game has piles to look into."""
        return isinstance(self.drawing, Looking)

    def look(self, view: Mapping[str, Any], what: str) -> bool:
        """Show the piles, or the component a text names; False when it names none."""
        if not isinstance(self.drawing, Looking):
            return False
        self.measure()
        found = self.drawing.look(view, self.scene, what)
        if found is not None:
            self.console.print(found)
        return found is not None

    def prompt(self, prompt: Prompt) -> None:
        """The question and its numbered answers."""
        self.measure()
        question = self.words.cited(prompt.text, self.scene.names, self.scene.you)
        self.console.print(self.drawn(lambda drawing: drawing.answers(prompt, self.scene)))
        self.line(question, "bold")

    def only_answer(self, prompt: Prompt) -> None:
        """A question with one answer, which is given."""
        self.line(self.words.cited(prompt.text, self.scene.names, self.scene.you))
        answer = self.words.text(prompt.options[0].text, self.scene.names, self.scene.you)
        self.say("only-answer", "dim", answer=answer)

    def news(self, events: Sequence[Event], is_numbered: bool = False) -> None:
        """Events as sentences, a paragraph per turn, led by the mark of whose turn it is."""
        for turn in by_turn(events):
            seat = turn_seat(turn)
            number = turn[0].params["turn"] if seat >= 0 else ""
            spoken = [self.words.event(event, self.scene.names, self.scene.you) for event in turn]
            sentences = [self.counted(said, len(list(run))) for said, run in groupby(filter(None, spoken))]
            if seat >= 0 and (len(sentences) > 1 or not is_numbered):
                sentences = sentences[1:]
            if not sentences:
                continue
            lead = Text(f"{number:>4} " if is_numbered else "", style="dim")
            lead.append(seat_mark(seat) if seat >= 0 else " ", style=seat_style(max(seat, 0)))
            grid = Grid.grid(padding=(0, 1, 0, 0))
            grid.add_row(lead, Text(" ".join(sentences)))
            self.console.print(grid)

    def counted(self, sentence: str, count: int) -> str:
        """A sentence, and how often in a row it is true."""
        return sentence if count == 1 else f"{sentence} ({self.words.say('times', count=count)})"

    def result(self, state: Any) -> None:
        """Why the game ended, who won, and everybody's place."""
        self.ending(self.game.outcome(state), self.game.ranking(state), self.game.scores(state))

    def ending(self, outcome: str, places: Sequence[int], scores: Sequence[int]) -> None:
        """The same of an outcome with places and scores by seat."""
        words, names = self.words, self.scene.names
        winners = [seat for seat, place in enumerate(places) if place == 1]
        key = "result-you-win" if self.scene.you in winners else "result-winners"
        self.line()
        self.say(f"outcome-{outcome}")
        self.say(key, "bold", count=len(winners), winners=words.join([names[seat] for seat in winners]))
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right")
        for seat in sorted(range(len(places)), key=lambda seat: places[seat]):
            mark = Text(seat_mark(seat), style=seat_style(seat))
            place = words.say("place", place=places[seat]) if winners else ""
            grid.add_row(place, mark, self.scene.titles[seat], str(scores[seat]))
        self.console.print(Padding(grid, (1, 2)))
        if words.has(TIE_BROKEN) and len(set(scores)) < len(set(places)):
            self.say(TIE_BROKEN, "dim")


def held_by(game: Game[Any], state: Any, seat: int) -> list[str]:
    """The cards in a seat's hand, as elements, as its own view has them; none in a game without hands."""
    view: Mapping[str, Any] = game.view(state, Seat(seat))
    cards: Sequence[str | int] = view["hand"] if "hand" in view else view.get("zones", {}).get(f"hand:{seat}", [])
    return [f"card:{card}" if isinstance(card, int) else card for card in cards]


def by_turn(events: Sequence[Event]) -> list[list[Event]]:
    """Events cut before each turn."""
    turns: list[list[Event]] = []
    for event in events:
        if not turns or event.key == "turn":
            turns.append([])
        turns[-1].append(event)
    return turns


def turn_seat(turn: Sequence[Event]) -> int:
    """Whose turn these events begin with, -1 when they begin in mid-turn."""
    return int(str(turn[0].params["seat"]).partition(":")[2]) if turn[0].key == "turn" else -1
