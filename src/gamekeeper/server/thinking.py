"""What bots do in their own processes; nothing here knows the server.

A worker gets a position dealt again for its seat, never the true one, as the bytes `Game.save` wrote.
"""

from __future__ import annotations

import os
import signal
import threading
from functools import lru_cache
from multiprocessing.connection import Connection, wait
from typing import Any, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from gamekeeper import catalog, packs
from gamekeeper.bots.advice import advise
from gamekeeper.bots.bot import Limit, decide
from gamekeeper.bots.levels import bot_named
from gamekeeper.core.game import Game
from gamekeeper.core.ids import Seat
from gamekeeper.core.rng import stream

NICENESS = 5
HINT_LEVEL = "hard"


class Question(NamedTuple):
    """A decision to make: the game to make, the position as `seat` knows it, and the bot's own luck."""

    game: str
    seats: int
    options: tuple[tuple[str, bool | int | None], ...]
    pack_text: str  # empty for the game's box
    known: bytes
    seat: int
    luck: bytes
    seconds: float  # longest time to think
    ahead: tuple[int, ...] = ()  # what the bot meant to do next when it last answered (`Thought.ahead`)


class Considered(NamedTuple):
    """An answer the bot looked at: its share of the thinking, and what it changes in the estimate and in the counts."""

    action: int
    share: float
    parts: dict[str, int]
    counts: dict[str, int]


def start_worker(lifeline: Connection) -> None:
    """Give way to the server, leave Ctrl-C to it, and end with it even when it is killed."""
    os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=follow, args=(lifeline,), daemon=True).start()


def follow(lifeline: Connection) -> None:
    """End when the server lets go of the other end."""
    wait([lifeline])
    os._exit(0)


@lru_cache(maxsize=64)
def game_of(name: str, seats: int, options: tuple[tuple[str, bool | int | None], ...], pack_text: str) -> Game[Any]:
    """The game of a table, made once per worker."""
    pack = packs.parse(name, pack_text, "pack") if pack_text else None
    return catalog.make(name, seats, dict(options), pack)


def choose(question: Question, level: str) -> tuple[int, ...]:
    """The action the bot of that level takes, and behind it what it means to do next."""
    game = game_of(question.game, question.seats, question.options, question.pack_text)
    state = game.load(question.known)
    luck = stream(question.luck, "choose")
    bot = bot_named(level)
    bot.thought.ahead = vec[i64](question.ahead)
    code = decide(bot, game, state, Seat(question.seat), luck, Limit(question.seconds))
    return (int(code), *(int(number) for number in bot.thought.ahead))


def hint(question: Question) -> list[Considered]:
    """What the hard bot would do, and what it looked at beside."""
    game = game_of(question.game, question.seats, question.options, question.pack_text)
    state = game.load(question.known)
    luck = stream(question.luck, "hint")
    advice = advise(bot_named(HINT_LEVEL), game, state, Seat(question.seat), luck, Limit(question.seconds))
    return [Considered(int(one.action), one.share, dict(one.change), dict(one.counts)) for one in advice.alternatives]
