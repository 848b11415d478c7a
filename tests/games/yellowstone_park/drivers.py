"""Ways of playing that need no bot: each picks from what the decider's prompt says, with a generator of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from gamekeeper.core.events import Sink
from gamekeeper.core.game import Game
from gamekeeper.core.ids import Action
from gamekeeper.core.rng import Rng, seed_bytes, stream
from gamekeeper.games.yellowstone_park.fields import ParkState
from games.played import wild

Park = Game[ParkState]
Driver = Callable[[Park, ParkState, Rng], Action]


def careful(game: Park, s: ParkState, rng: Rng, wish: str = "") -> Action:
    """Collects as little and earns as much as it can, takes malus cards back, and sometimes stops."""
    options = game.prompt(s, game.decider(s)).options
    words = {option.notation: option.action for option in options}
    if "malus" in words:
        return words["malus"]
    if "stop" in words and rng.below(4) == 0:
        return words["stop"]
    lays = [option for option in options if option.text.key == "option-lay"]
    if not lays:
        return options[rng.below(len(options))].action
    costs = [number(option.text.params["count"]) - number(option.text.params["bonus"]) for option in lays]
    best = [option.action for option, cost in zip(lays, costs, strict=True) if cost == min(costs)]
    return best[rng.below(len(best))]


def miser(game: Park, s: ParkState, rng: Rng, wish: str = "") -> Action:
    """Mostly stops, keeps and takes malus cards: long games with few draws and many malus refills."""
    texts = {game.show(s, Action(code)): Action(code) for code in game.legal(s, game.decider(s))}
    for text in ("stop", "keep", "malus"):
        if text in texts and rng.below(8) > 0:
            return texts[text]
    return wild(game, s, rng)


def mixed(game: Park, s: ParkState, rng: Rng, wish: str = "") -> Action:
    """Even seats play like misers and hold on to cards; the others play careful."""
    return miser(game, s, rng) if game.decider(s) % 2 == 0 else careful(game, s, rng)


def number(value: object) -> int:
    """An int parameter of a text."""
    assert isinstance(value, int)
    return value


def positions_of(game: Park, seed: int, driver: Driver) -> Iterator[ParkState]:
    """The positions of one match before each decision and at the end: always the same state, played on."""
    key = seed_bytes(seed)
    s = game.setup(key, Sink())
    rng = stream(key, "driver")
    yield s
    while not game.is_over(s):
        game.apply(s, game.decider(s), driver(game, s, rng))
        yield s
