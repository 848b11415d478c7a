"""Positions to look at: games of a bot on a known seed, laid again on a server up to a question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, cached_property
from typing import Any, NamedTuple

import httpx
from playwright.sync_api import Page, ViewportSize

from browser.windows import FORGIVEN, Window, Windows
from gamekeeper import catalog
from gamekeeper.bots.bot import Bot, Limit
from gamekeeper.bots.greedy import Greedy
from gamekeeper.core.game import Game
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.match import Match
from gamekeeper.core.rng import Rng, seed_bytes, stream

SEED = 1
NAMES = ("Ada", "Ben", "Cleo", "Dmitri", "Eve")
PHONE = ViewportSize(width=390, height=844)
DESKTOP = ViewportSize(width=1440, height=900)
Wanted = Callable[["Step"], bool]


class Step(NamedTuple):
    """One decision of a game: what is asked of whom, and the answer given."""

    seat: int
    question: str
    choices: int
    turn: int
    answer: str


class First(Bot):
    """Gives the first answer, in no time."""

    def choose(self, game: Game[Any], state: Any, seat: Seat, rng: Rng, limit: Limit) -> Action:
        return Action(game.legal(state, seat)[0])


QUICK = {"iditacards", "dice_theme_park"}  # games so long that nobody wants to wait for a bot that thinks


class Tale:
    """A game that bots play, told as far as anybody asks."""

    def __init__(self, game: str, seats: int, options: Mapping[str, Any]) -> None:
        self.game = catalog.make(game, seats, options)
        self.match = Match(self.game, seed_bytes(SEED))
        self.bot: Bot = First("first") if game in QUICK else Greedy("greedy")
        self.rng = stream(seed_bytes(SEED), "positions")
        self.steps: list[Step] = []

    def go_on(self) -> Step | None:
        """One decision more; None at the end."""
        deciders = self.game.deciders(self.match.state)
        if not deciders:
            return None
        seat, state = deciders[0], self.match.state
        prompt = self.game.prompt(state, seat)
        action = self.bot.choose(self.game, state, seat, self.rng, Limit())
        view = self.game.view(state, seat)
        turn = view.get("turn", view.get("round"))
        assert isinstance(turn, int)
        step = Step(int(seat), prompt.text.key, len(prompt.options), turn, self.game.show(state, action))
        self.steps.append(step)
        self.match.play(seat, action)
        return step

    def until(self, wanted: Wanted) -> list[Step]:
        """Everything up to and with the first decision wanted; all of the game where there is none."""
        for number, step in enumerate(self.steps):
            if wanted(step):
                return self.steps[: number + 1]
        while (step := self.go_on()) is not None:
            if wanted(step):
                break
        return list(self.steps)


@cache
def tale(game: str, seats: int, options: tuple[tuple[str, Any], ...]) -> Tale:
    """The one game of these."""
    return Tale(game, seats, dict(options))


def asks(question: str, turn: int = 0, choices: int = 1) -> Wanted:
    """Whether a decision answers this question, in or after a turn, with so many choices at least."""
    return lambda step: step.question == question and step.turn >= turn and step.choices >= choices


def the_end(_: Step) -> bool:
    """No decision: the game is played to its end."""
    return False


class Somebody:
    """Answers without a browser, which takes much longer, and has one as soon as a page is to be opened."""

    def __init__(self, tables: Tables, settings: Mapping[str, object]) -> None:
        self.tables = tables
        self.settings = settings
        self.client = httpx.Client(base_url=tables.address, verify=False)

    @cached_property
    def window(self) -> Window:
        """Their window."""
        window = self.tables.guest(**self.settings)
        cookies = ((cookie.name, cookie.value or "") for cookie in self.client.cookies.jar)
        window.context.add_cookies(
            [{"name": name, "value": value, "url": self.tables.address} for name, value in cookies]
        )
        return window


class Position:
    """A table in play, the seat to look at it from, and who sits there."""

    def __init__(self, code: str, people: list[Somebody]) -> None:
        self.code = code
        self.people = people
        self.seat = 0

    def update(self) -> dict[str, Any]:
        """What the seat is told now."""
        told = self.people[self.seat].client.get(f"/api/tables/{self.code}/update?since=999999")
        update: dict[str, Any] = told.json()
        return update

    def number(self) -> int:
        """How many decisions the match has seen."""
        return int(self.update()["number"])

    def offers(self) -> list[list[str]]:
        """The first thing that each answer to the open question points at."""
        prompt = self.update()["prompt"] or {"options": []}
        return [option["elements"][:1] for option in prompt["options"]]


class Tables:
    """Lays out tables, and opens pages at them."""

    def __init__(self, windows: Windows, address: str, settings: Mapping[str, object]) -> None:
        self.windows = windows
        self.address = address
        self.settings = settings
        self.forgiven = FORGIVEN

    def guest(self, **settings: object) -> Window:
        """Somebody new."""
        given = {**self.settings, **settings}
        return self.windows.lend(given, self.forgiven, base_url=self.address, service_workers="block")

    def new(self, game: str, seats: int, options: Mapping[str, Any], **settings: object) -> Position:
        """A new table whose seats are all taken by people."""
        people = [Somebody(self, settings) for _ in range(seats)]
        places = [{"kind": "me"}, *({"kind": "open"} for _ in range(seats - 1))]
        body = {"game": game, "seats": seats, "options": options, "places": places, "name": NAMES[0]}
        made = people[0].client.post("/api/tables", json=body)
        assert made.is_success, made.text
        code = made.json()["code"]
        for seat in range(1, seats):
            assert people[seat].client.post(f"/api/tables/{code}/seats/{seat}", json={"name": NAMES[seat]}).is_success
        return Position(code, people)

    def at(
        self, game: str, seats: int, wanted: Wanted, options: Mapping[str, Any] | None = None, **settings: object
    ) -> Position:
        """A table where all is answered up to the decision wanted, to be seen by who has to make it."""
        given = options or {}
        steps = tale(game, seats, tuple(given.items())).until(wanted)
        laid = self.new(game, seats, given, **settings)
        is_open = wanted(steps[-1])
        assert is_open or wanted is the_end, f"not asked in this game: {sorted({step.question for step in steps})}"
        for at, step in enumerate(steps[:-1] if is_open else steps):
            body = {"expected": at, "action": step.answer, "key": f"position-{at}"}
            answer = laid.people[step.seat].client.post(f"/api/tables/{laid.code}/actions", json=body)
            assert answer.is_success, f"{step}: {answer.text}"
        laid.seat = steps[-1].seat if is_open else 0
        return laid

    def page(self, window: Window, path: str, size: ViewportSize) -> Page:
        """Open a page in somebody's window."""
        window.page.set_viewport_size(size)
        window.page.goto(path)
        return window.page

    def look(self, position: Position, size: ViewportSize = DESKTOP) -> Page:
        """The page of who is asked at a position."""
        page = self.page(position.people[position.seat].window, f"/table/{position.code}", size)
        page.wait_for_selector(".bar.asks, dialog .result")
        return page
