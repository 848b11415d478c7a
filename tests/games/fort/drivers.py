"""Ways of playing that need no bot: each picks from what the decider's prompt says, with a generator of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from gamekeeper.core.events import Sink
from gamekeeper.core.game import Game
from gamekeeper.core.ids import Action
from gamekeeper.core.rng import Rng, seed_bytes, stream
from gamekeeper.core.texts import Option
from gamekeeper.games.fort.state import FortState

FortGame = Game[FortState]
Driver = Callable[[FortGame, FortState, Rng, str], Action]

EAGER = ("option-diy", "option-recycle", "option-rough", "option-do-over", "option-follow-second")
LIKED = tuple(f"option-{key}" for key in ("use", "add", "follow", "take", "top", "lookout", "lookout-top"))


def keen(game: FortGame, s: FortState, rng: Rng, wish: str = "") -> Action:
    """Plays cards, follows, builds its fort, takes what is wished for and uses perks whenever it can."""
    options = game.prompt(s, game.decider(s)).options
    named = [option for option in options if is_wished(option, wish)]
    if named:
        return named[0].action
    best = max(rank(option) for option in options)
    top = [option for option in options if rank(option) == best]
    return top[rng.below(len(top))].action


def is_wished(option: Option, wish: str) -> bool:
    """Whether an option is what is wished for; a loner trashes best friends."""
    if option.text.key == "option-trash" and wish == "loner":
        return int(str(option.text.params["card"]).removeprefix("card:")) >= 60
    return option.notation in (f"perk:{wish}", f"rule:{wish}")


def rank(option: Option) -> int:
    """How much a keen player likes an option."""
    key, params = option.text.key, option.text.params
    if key in EAGER or str(params.get("from", "")).startswith("supply"):
        return 9
    if key == "option-play":
        return 4 + min(3, max(int(str(params["public"])), int(str(params["private"]))))
    if key in LIKED:
        return 3
    return 1 if key in ("option-pass", "option-none", "option-done") else 2


def positions_of(game: FortGame, seed: int, driver: Driver, wish: str = "") -> Iterator[FortState]:
    """The positions of one match before each decision and at the end: always the same state, played on."""
    key = seed_bytes(seed)
    s = game.setup(key, Sink())
    rng = stream(key, "driver")
    yield s
    while not game.is_over(s):
        game.apply(s, game.decider(s), driver(game, s, rng, wish))
        yield s
