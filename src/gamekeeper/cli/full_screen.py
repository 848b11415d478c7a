"""The table as a full-screen program: table, question, answers and news in places of their own, a line to type in.

The conversation is that of lines (`Talk`), in a thread of its own: what it shows goes to its place, what it reads is
typed, chosen with the cursor or the mouse, or called by a key.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from math import inf
from queue import Empty, SimpleQueue
from threading import Event, Thread
from time import monotonic
from typing import Any, ClassVar, Final

from rich.console import RenderableType
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.suggester import SuggestFromList
from textual.widgets import Footer, Input, OptionList, Static

from gamekeeper.cli.boards import Drawing, Scene
from gamekeeper.cli.news import News
from gamekeeper.cli.output import console
from gamekeeper.cli.screen import Quit, Screen
from gamekeeper.core.game import Game
from gamekeeper.core.texts import Prompt
from gamekeeper.words import Translator

KEYS: Final = {"f1": "help", "f2": "hint", "f3": "undo", "f4": "look", "f5": "log", "f6": "rules"}
WIDE_FROM: Final = 120  # columns of the terminal that leave room for the news beside the table
LEFT_SECONDS: Final = 0.1  # how often it is looked whether the person has left, while something is to be shown
TALL_FROM: Final = 36  # lines that leave room for more of the news and the answers
BAR: Final = 1  # columns beside a text, which it scrolls by
HABIT_SECONDS: Final = 1.0  # within which Enter only ends the digit before it, which has chosen already


class FullScreen(Screen):
    """Shows one game's table on the whole terminal, in one language, to one reader."""

    is_split = True

    def __init__(self, words: Translator, game: Game[Any], names: Sequence[str], you: int) -> None:
        super().__init__(console(), words, game, names, you)
        self.app: TableApp | None = None  # while a conversation is had
        self.lines: SimpleQueue[str | None] = SimpleQueue()  # what was typed and not read; None: the person leaves
        self.hears = False  # whether the conversation waits for a line, everything it asks being in sight
        self.lying: Callable[[], None] = lambda: None  # lays the table again, in another size

    def host(self, talk: Callable[[], None]) -> None:
        """Have a conversation, and give the terminal back when it ends or the person leaves."""
        failed: list[BaseException] = []

        def converse() -> None:
            try:
                self.say("full-keys", "dim")
                talk()
            except BaseException as error:
                failed.append(error)  # it is raised again where the program runs
            app.call_later(app.exit)

        thread = Thread(target=converse, daemon=True)
        self.lines = SimpleQueue()
        self.app = app = TableApp(self, thread)
        try:
            app.run()
        finally:
            self.lines.put(None)
            thread.join()
            self.app = None
        if failed:
            raise failed[0]

    def read_line(self) -> str:
        """The next line the person typed or chose."""
        self.hears = True
        return self.taken(self.lines.get())

    @property
    def is_typed(self) -> bool:
        """A person sits before it."""
        return True

    @property
    def can_listen(self) -> bool:
        """Lines come by themselves."""
        return True

    def typed(self) -> str | None:
        """A line that was typed meanwhile."""
        self.hears = True
        try:
            return self.taken(self.lines.get_nowait())
        except Empty:
            return None

    def taken(self, line: str | None) -> str:
        """A line; Quit where the person leaves."""
        self.hears = False
        if line is None:
            raise Quit
        return line

    def do(self, change: Callable[[TableApp], object]) -> None:
        """Change what is seen, from the conversation; Quit once the person has left."""
        app, done = self.app, Event()

        def change_it() -> None:
            assert app is not None, "nothing is seen without it"
            change(app)
            done.set()

        if app is not None:
            app.call_later(change_it)
        while not done.wait(LEFT_SECONDS):
            if app is None or not app.is_running:
                raise Quit

    @contextmanager
    def waiting(self, text: str) -> Iterator[None]:
        """What is waited for, above the question."""
        self.do(lambda app: app.wait(text))
        yield
        self.do(lambda app: app.wait(""))

    def linger(self, end: Callable[[], None]) -> None:
        """Show the end until Enter."""
        end()
        self.offer("full-end")

    def offer(self, key: str) -> str:
        """The same in the question's place."""
        self.do(lambda app: app.ask(Text(self.words.say(key), style="bold"), []))
        return self.read_line()

    def task(self, what: str, how: str) -> None:
        """The same in the question's place, where it stays whatever is said."""
        text = Text.assemble((what, "bold cyan"), "\n", (how, "dim"))
        self.do(lambda app: app.question.update(text))

    def choose(self, line: str) -> None:
        """An answer by a single key or click: none where the question it is for has not been seen yet."""
        if self.hears and self.lines.empty():
            self.lines.put(line)

    def clear(self) -> None:
        """Leave nothing of the table, nor of what was said."""
        self.lying = lambda: None
        self.do(lambda app: app.clear())

    def print(self, what: RenderableType = "", *, soft_wrap: bool = False) -> None:
        """Say something: among the news, and on the terminal itself before and after."""
        if self.app is None:
            super().print(what, soft_wrap=soft_wrap)
        elif what != "":
            self.do(lambda app: app.tell(what))

    def measure(self) -> None:
        """The size of what is looked at: beside the news."""
        if self.app is None:
            super().measure()
        else:
            self.scene.width, self.scene.height = self.app.news.size.width - BAR, self.app.size.height

    def draw(self, view: Mapping[str, Any], deciders: Sequence[int], prompt: Prompt | None) -> None:
        """Lay the table in its place."""
        pointed = {element for option in prompt.options for element in option.elements} if prompt else set()

        def lay() -> None:
            assert self.app is not None, "there is a place to lay it"
            self.scene.width, self.scene.height = self.app.board.size.width - BAR, self.app.board.size.height
            self.scene.deciders, self.scene.view = deciders, view
            self.app.table.update(self.drawn(lambda drawing: drawing.draw(view, self.scene, pointed)))

        self.lying = lay
        self.do(lambda app: app.lay())
        if prompt is None:
            self.do(lambda app: app.ask(Text(), []))

    def prompt(self, prompt: Prompt) -> None:
        """Put the question and its answers where they can be chosen."""
        question = Text(self.words.cited(prompt.text, self.scene.names, self.scene.you), style="bold")
        notations = [option.notation for option in prompt.options]
        self.do(lambda app: app.ask(question, self.rows(prompt, app.answers.size.width - BAR), notations))

    def rows(self, prompt: Prompt, width: int) -> list[RenderableType]:
        """Each answer with its number, as the game's board tells it."""
        self.scene.width = width
        notations = [len(option.notation) for option in prompt.options]
        self.scene.margins = len(str(len(notations))), min(max(notations, default=0), width // 3)
        made = []
        for option in prompt.options:
            one = Prompt(prompt.seat, prompt.text, [option])
            made.append(self.drawn(partial(answer, one, self.scene)))
            self.scene.first += 1
        self.scene.first, self.scene.margins = 1, (0, 0)
        return made


def answer(one: Prompt, scene: Scene, drawing: Drawing) -> RenderableType:
    """A single answer, as a drawing tells it."""
    return drawing.answers(one, scene)


class Line(Input):
    """Where one types; while nothing stands there, digits choose among few answers."""

    def on_key(self, event: events.Key) -> None:
        """A digit alone."""
        app = self.app
        assert isinstance(app, TableApp), "it is part of one"
        if not self.value and (event.character or "").isdecimal() and app.choose(int(event.character or 0)):
            event.stop()
            event.prevent_default()


class TableApp(App[None]):
    """The places of a table on a terminal."""

    CSS = """
    * { scrollbar-size-vertical: 1; scrollbar-size-horizontal: 0; }
    #board { height: 1fr; }
    #table { width: auto; height: auto; }
    #waiting { height: 1; text-style: dim; display: none; }
    #question { height: auto; max-height: 6; }
    #answers { height: auto; max-height: 5; border: none; padding: 0; background: transparent; }
    #news { height: 3; background: $surface; }
    #line { height: 1; border: none; padding: 0; }
    .waits #question, .waits #answers { text-opacity: 50%; }
    .tall #news { height: 8; }
    .tall #answers { max-height: 40%; }
    .wide #news { dock: right; width: 38%; height: 1fr; padding: 0 0 1 1; }
    """
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q,ctrl+c,ctrl+d", "leave", priority=True, show=False),
        Binding("ctrl+z", "suspend_process", priority=True, show=False),
        Binding("up", "move(-1)", show=False),
        Binding("down", "move(1)", show=False),
        Binding("pageup", "turn(-1)", show=False),
        Binding("pagedown", "turn(1)", show=False),
        Binding("tab", "complete", priority=True, show=False),
        Binding("escape", "empty", show=False),
    ]

    def __init__(self, screen: FullScreen, conversation: Thread) -> None:
        super().__init__()
        self.seen = screen
        self.conversation = conversation
        self.board = VerticalScroll(id="board", can_focus=False)
        self.table = Static(id="table")
        self.news = News()
        self.waiting = Static(id="waiting")
        self.question = Static(id="question")
        self.answers = OptionList(id="answers")
        self.line = Line(id="line", compact=True, placeholder=screen.words.say("full-type"))
        self.answers.can_focus = False  # the line keeps hearing
        self.chosen = -inf  # when a digit chose last

    def compose(self) -> ComposeResult:
        """From top to bottom; the news to the right where there is room."""
        with self.board:
            yield self.table
        yield self.news
        yield self.waiting
        yield self.question
        yield self.answers
        yield self.line
        yield Footer()

    def on_mount(self) -> None:
        """Begin."""
        words = self.seen.words
        self.title = words.say("title")
        for key, command in KEYS.items():
            if command in self.seen.commands:
                usage = words.say(f"command-{command}.usage", example="", card="", chapter="").split()[0]
                self.bind(key, f"type('{command}')", description=usage, show=True)
        self.bind("f10", "leave", description=words.say("command-quit.usage").split()[0], show=True)
        self.line.focus()
        self.conversation.start()

    def on_resize(self, event: events.Resize) -> None:
        """The places in another size, and the table in its own."""
        self.screen.set_class(event.size.width >= WIDE_FROM, "wide")
        self.screen.set_class(event.size.height >= TALL_FROM, "tall")
        self.lay()

    # --- what is shown -----------------------------------------------------------------------------

    def ask(self, question: Text, rows: Sequence[RenderableType], notations: Sequence[str] = ()) -> None:
        """A question with its answers; without any it is only said."""
        self.question.update(question)
        self.answers.clear_options()
        self.answers.add_options(list(rows))
        self.answers.display = bool(rows)
        self.answers.highlighted = 0 if rows else None
        self.line.suggester = SuggestFromList(notations, case_sensitive=False)

    def tell(self, what: RenderableType) -> None:
        """Write among the news; what is said beside the game, as an answer to a question, gets the room it takes."""
        self.news.tell(what)
        said = len(self.news.lines) - self.news.told
        if not self.screen.has_class("wide"):
            self.news.styles.height = max(self.news.size.height, min(said, self.size.height * 3 // 5))

    def lay(self) -> None:
        """The table, with all the room it can have."""
        self.news.told = len(self.news.lines)
        self.news.styles.height = None
        self.call_after_refresh(self.seen.lying)

    def wait(self, text: str) -> None:
        """What is waited for; nothing where the text is empty."""
        self.waiting.update(Text(text))
        self.waiting.display = bool(text)
        self.screen.set_class(bool(text), "waits")

    def clear(self) -> None:
        """Empty all places."""
        self.table.update("")
        self.news.forget()
        self.ask(Text(), [])

    # --- what is typed -----------------------------------------------------------------------------

    def choose(self, number: int) -> bool:
        """Give the answer with a number, where one digit can say it."""
        count = self.answers.option_count
        if self.seen.hears and not 1 <= number <= count <= 9:
            return False
        self.chosen = monotonic()
        self.seen.choose(str(number))
        return True

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """A line, or the answer the cursor is on."""
        chosen = self.answers.highlighted
        if event.value:
            self.seen.lines.put(event.value)
        elif monotonic() - self.chosen >= HABIT_SECONDS:
            self.seen.choose("" if chosen is None else str(chosen + 1))
        self.line.value = ""

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """An answer that was clicked."""
        self.seen.choose(str(event.option_index + 1))

    def action_type(self, command: str) -> None:
        """A command by its key."""
        self.seen.lines.put(command)

    def action_move(self, by: int) -> None:
        """The cursor, up or down the answers."""
        if by < 0:
            self.answers.action_cursor_up()
        else:
            self.answers.action_cursor_down()

    def action_turn(self, by: int) -> None:
        """What was said since the table was laid, or the table itself, where it is higher than its place."""
        place = self.news if self.news.is_long else self.board
        if by < 0:
            place.scroll_page_up()
        else:
            place.scroll_page_down()

    def action_complete(self) -> None:
        """Take what is suggested."""
        self.line.cursor_position = len(self.line.value)
        self.line.action_cursor_right()

    def action_empty(self) -> None:
        """Nothing typed after all, and what was said is read."""
        self.line.value = ""
        self.lay()

    def action_leave(self) -> None:
        """The match is kept."""
        self.seen.lines.put(None)
        self.exit()
