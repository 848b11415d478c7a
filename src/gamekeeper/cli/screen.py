"""What the player sees: table, news, prompt, result."""

from __future__ import annotations

import shlex
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, suppress
from itertools import groupby
from pathlib import Path
from select import select
from textwrap import wrap
from typing import Any

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from gamekeeper.cli.boards import Drawing, Looking, Scene, drawing_of, plain_drawing, seat_mark, seat_style
from gamekeeper.cli.output import console, is_unicode, waiting
from gamekeeper.core.events import Event
from gamekeeper.core.game import Game
from gamekeeper.core.ids import Seat
from gamekeeper.core.texts import Prompt
from gamekeeper.words import Translator

ERASED = "\x1b[H\x1b[2J\x1b[3J"  # the cursor home, the screen, and what has left it at the top
MARK = "> "
LEAST_WIDTH, LEAST_HEIGHT = 80, 24  # what the table takes as a full-screen program
SHOWN_DIGEST = 12  # letters of a pack's hash
TIE_BROKEN = "tie-broken"  # a text of games in which equal scores may leave one seat ahead


class Quit(Exception):
    """The person leaves."""


class Screen:
    """Writes one game's table to a console, in one language, for one reader."""

    is_split = False  # whether what is shown leaves what is being typed alone

    def __init__(self, console: Console, words: Translator, game: Game[Any], names: Sequence[str], you: int) -> None:
        self.console = console
        self.words = words
        self.game = game
        self.commands: Sequence[str] = ()  # the words that are not moves, as far as they are taken here
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

    # --- the person --------------------------------------------------------------------------------

    def host(self, talk: Callable[[], None]) -> None:
        """Have a conversation here, from its beginning to its end."""
        talk()

    def read_line(self) -> str:
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

    @property
    def is_typed(self) -> bool:
        """Whether lines come from a person's hands, not from a file."""
        return sys.stdin.isatty()

    @property
    def can_listen(self) -> bool:
        """Whether it can be looked if a line was typed, without waiting for one."""
        return self.is_typed and sys.platform != "win32"

    def typed(self) -> str | None:
        """A line that was typed meanwhile, None where none was; Quit at the end of the input."""
        if not select([sys.stdin], [], [], 0)[0]:
            return None
        line = sys.stdin.readline()
        if not line:
            raise Quit
        return line

    def waiting(self, text: str) -> AbstractContextManager[object]:
        """A sign that something takes a while."""
        return waiting(self.console, text)

    def offer(self, key: str) -> str:
        """Say how it goes on, and read a line."""
        self.say(key, "dim")
        return self.read_line()

    def task(self, what: str, how: str) -> None:
        """What is to be done here, and how that is typed."""
        self.line(what, "cyan")
        self.line(how, "dim")

    def linger(self, end: Callable[[], None]) -> None:
        """Where the screen goes with the conversation, show its end until it was read."""

    # --- what is written ---------------------------------------------------------------------------

    def print(self, what: RenderableType = "", *, soft_wrap: bool = False) -> None:
        """Something below what was written before."""
        self.console.print(what, soft_wrap=soft_wrap)

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
        self.print(Text(text, style=style))

    def command(self, *words: str) -> None:
        """A command to type; never broken into lines, so that it can be copied."""
        self.print(Text(f"  gamekeeper {shlex.join(words)}", style="bold"), soft_wrap=True)

    def address(self, text: str) -> None:
        """A link, on a line of its own."""
        self.print(Text(f"  {text}", style="bold"), soft_wrap=True)

    def say_path(self, key: str, path: Path) -> None:
        """The text at `key` with the path of a file; never broken within the path."""
        told = self.words.say(key, path=str(path))
        for line in wrap(told, self.console.width, break_long_words=False, break_on_hyphens=False):
            self.print(Text(line), soft_wrap=True)

    def say(self, key: str, style: str = "", **args: object) -> None:
        """The text at `key`."""
        self.line(self.words.say(key, **args), style)

    def say_pack(self) -> None:
        """From which pack the components come, where that is not the box."""
        if self.game.pack_text:
            self.say("pack-played", digest=self.game.pack_digest[:SHOWN_DIGEST])

    def pairs(self, rows: Sequence[tuple[str, str]]) -> None:
        """Words and what they mean, beside each other."""
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        for word, meaning in rows:
            grid.add_row(Text(word), Text(meaning))
        self.print(Padding(grid, (0, 0, 0, 2)))

    def table(self, state: Any, reader: Seat, prompt: Prompt | None) -> None:
        """The table as `reader` sees it, marked where the prompt can be answered."""
        self.draw(self.game.view(state, reader), [int(seat) for seat in self.game.deciders(state)], prompt)

    def draw(self, view: Mapping[str, Any], deciders: Sequence[int], prompt: Prompt | None) -> None:
        """A view of the table, marked where the prompt can be answered."""
        self.measure()
        pointed = {element for option in prompt.options for element in option.elements} if prompt else set()
        self.print(Rule(Text(self.words.say("title"), style="bold"), style="dim"))
        self.scene.deciders, self.scene.view = deciders, view
        self.print(self.drawn(lambda drawing: drawing.draw(view, self.scene, pointed)))
        self.print()

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
        self.print(Padding(grid, (0, 0, 1, 2)))

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
            self.print(found)
        return found is not None

    def prompt(self, prompt: Prompt) -> None:
        """The question and its numbered answers."""
        self.measure()
        question = self.words.cited(prompt.text, self.scene.names, self.scene.you)
        self.print(self.drawn(lambda drawing: drawing.answers(prompt, self.scene)))
        self.line(question, "bold")

    def only_answer(self, prompt: Prompt) -> None:
        """A question with one answer, which is given."""
        self.line(self.words.cited(prompt.text, self.scene.names, self.scene.you))
        answer = self.words.text(prompt.options[0].text, self.scene.names, self.scene.you)
        self.say("only-answer", "dim", answer=answer)

    def news(self, events: Sequence[Event], is_numbered: bool = False) -> None:
        """Events as sentences, a paragraph per turn and phase, led by the mark of whose turn it is."""
        for turn in self.by_turn(events):
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
            self.print(grid)

    def by_turn(self, events: Sequence[Event]) -> list[list[Event]]:
        """Events cut before each turn, and before each phase of which something is said."""
        turns: list[list[Event]] = []
        for event in events:
            is_phase = event.key == "phase" and self.words.event(event, self.scene.names, self.scene.you) != ""
            if not turns or event.key == "turn" or is_phase:
                turns.append([])
            turns[-1].append(event)
        return turns

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
        self.print(Padding(grid, (1, 2)))
        if words.has(TIE_BROKEN) and len(set(scores)) < len(set(places)):
            self.say(TIE_BROKEN, "dim")


def opened(words: Translator, game: Game[Any], names: Sequence[str], you: int, is_plain: bool) -> Screen:
    """A screen for a person: the whole terminal, or lines where that is wished or the terminal is none to speak of."""
    if is_plain or not is_terminal():
        return Screen(console(), words, game, names, you)
    from gamekeeper.cli.full_screen import FullScreen  # takes longer to load than most commands run

    return FullScreen(words, game, names, you)


def is_terminal() -> bool:
    """Whether a person sits before a terminal with room, letters and colours."""
    out = console()
    is_seen = sys.stdin.isatty() and sys.stdout.isatty() and is_unicode() and not out.is_dumb_terminal
    return is_seen and out.width >= LEAST_WIDTH and out.height >= LEAST_HEIGHT


def held_by(game: Game[Any], state: Any, seat: int) -> list[str]:
    """The cards in a seat's hand, as elements, as its own view has them; none in a game without hands."""
    view: Mapping[str, Any] = game.view(state, Seat(seat))
    cards: Sequence[str | int] = view["hand"] if "hand" in view else view.get("zones", {}).get(f"hand:{seat}", [])
    return [f"card:{card}" if isinstance(card, int) else card for card in cards]


def turn_seat(turn: Sequence[Event]) -> int:
    """Whose turn these events begin with, -1 when they begin in mid-turn."""
    return int(str(turn[0].params["seat"]).partition(":")[2]) if turn[0].key == "turn" else -1
