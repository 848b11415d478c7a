"""What is to be played: the game, the bots, how many games, and who sits where in each."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Any

import msgspec

from gamekeeper import __version__, catalog, packs
from gamekeeper.bots.own import bot_from
from gamekeeper.core.errors import BadSetup
from gamekeeper.core.game import Game
from gamekeeper.core.info import Options
from gamekeeper.core.rng import SEED_BYTES, derive, seed_bytes

MOST_GAMES = 100_000_000
MOST_WORKERS = 1024
LARGEST_NUMBER = 2**53 - 1  # what every reader of JSON holds exactly


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A simulation. Equal plans play equal games, however many of them and on however many cores.

    `bots` are as many as seats, or any number that then take turns at the table (a ladder). With `rotate`
    they change places from game to game; without it bot 1 sits on the first seat throughout.
    """

    game: str
    version: str  # of the program: bots may change with it
    rules_version: int
    seats: int
    options: Options
    bots: list[str]
    seed: int | str  # as `seed_as_written` gives it
    rotate: bool = True
    pack: str = ""  # hash of the component pack, empty in games without packs
    pack_text: str = ""  # that pack where it is not the game's box

    def make_game(self) -> Game[Any]:
        """The game for this table."""
        pack = packs.parse(self.game, self.pack_text, "pack") if self.pack_text else None
        return catalog.make(self.game, self.seats, self.options, pack)

    def seed_of(self, index: int) -> bytes:
        """The seed of one game."""
        return derive(seed_bytes(self.seed), f"game {index}")

    def lineup(self, index: int) -> list[str]:
        """The bots of one game, by seat.

        Any `seats` consecutive games hold the same bots, each once on every seat; then the next choice of
        bots comes, and after all choices the next order around the table.
        """
        if not self.rotate:
            return self.bots
        repeats, left_over = divmod(self.seats, len(self.bots))
        choices = list(combinations(self.bots, left_over))
        block, shift = divmod(index, self.seats)
        order, choice = divmod(block, len(choices))
        first, *others = self.bots * repeats + list(choices[choice])
        orders = list(permutations(others))
        table = [first, *orders[order % len(orders)]]
        return table[-shift:] + table[:-shift] if shift else table


def seed_as_written(seed: int | str) -> int | str:
    """A seed in the one form a plan has for it: a number where JSON's readers can hold it, else its digits."""
    seed_bytes(seed)
    if len(str(seed)) == 2 * SEED_BYTES and isinstance(seed, str):
        return seed.lower()
    number = int(seed)
    if number <= LARGEST_NUMBER:
        return number
    digits = str(number)
    return f"0{digits}" if len(digits) == 2 * SEED_BYTES else digits  # 64 digits would be taken for hex


def plan_for(table: Game[Any], bots: list[str], seed: int | str, *, rotate: bool = True) -> Plan:
    """A plan to play `table`; BadSetup names a bot that does not exist, or a seed that is none."""
    for bot in bots:
        bot_from(bot)
    return Plan(
        game=table.info.name,
        version=__version__,
        rules_version=table.info.rules_version,
        seats=int(table.seats),
        options=dict(table.options),
        bots=bots,
        seed=seed_as_written(seed),
        rotate=rotate,
        pack=table.pack_digest,
        pack_text=table.pack_text,
    )


def split_names(text: str) -> list[str]:
    """Names separated by commas."""
    return [name.strip() for name in text.split(",")]


def one_per_seat(text: str, seats: int) -> list[str]:
    """As many names as seats from text: one serves all. BadSetup for any other number of them."""
    names = split_names(text)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise BadSetup("bots", text, f"{seats} names, one per seat, or one for all")
    return names


def check_different_bots(plan: Plan) -> None:
    """BadSetup when there is nobody to compare: fewer than two bots, or one twice."""
    if len(plan.bots) < 2 or len(set(plan.bots)) < len(plan.bots):
        raise BadSetup("bots", ",".join(plan.bots), "two or more different names")


def check_counts(games: int, workers: int | None, least: int = 1) -> None:
    """BadSetup unless the numbers of games, `least` or more, and of worker processes are sensible."""
    if not least <= games <= MOST_GAMES:
        raise BadSetup("games", games, f"{least} to {MOST_GAMES}")
    if workers is not None and not 1 <= workers <= MOST_WORKERS:
        raise BadSetup("workers", workers, f"1 to {MOST_WORKERS}")
