"""What bots do in their own processes; nothing here knows the server.

A worker gets a position dealt again for its seat, never the true one, as the bytes `Game.save` wrote. Only of a match
that is over, and so known to all, it gets the record.
"""

from __future__ import annotations

import os
import signal
import threading
from functools import lru_cache
from multiprocessing.connection import Connection, wait
from typing import Any, NamedTuple

from mypy_extensions import i64

from gamekeeper import catalog, packs, records
from gamekeeper.bots import bot as bots
from gamekeeper.bots import review
from gamekeeper.bots.advice import Alternative, advise
from gamekeeper.bots.bot import Limit, Thought, decide
from gamekeeper.bots.ismcts import Ismcts, joined
from gamekeeper.bots.levels import bot_named
from gamekeeper.core.game import Game
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.match import Match
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
    trees: int = 1  # that the bot grows for it, each in a process of its own


class Tree(NamedTuple):
    """One tree of a search: its simulations, and of each answer the share of them and its value."""

    simulations: int
    answers: list[tuple[int, float, float]]


class Considered(NamedTuple):
    """An answer the bot looked at: its share of the thinking, and what it changes in the estimate and in the counts."""

    action: int
    share: float
    parts: dict[str, int]
    counts: dict[str, int]
    games: int  # played on from it, and how many of them were won; of each fact, in how many it is true, and wins
    wins: float
    facts: dict[str, int]
    won: dict[str, float]
    line: list[int]  # in a corner: the answers that are meant to follow


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
    bot.thought.expect(list(question.ahead))
    code = decide(bot, game, state, Seat(question.seat), luck, Limit(question.seconds))
    return (int(code), *(int(number) for number in bot.thought.ahead))


def grow(question: Question, level: str, tree: int) -> Tree:
    """One of the trees that a bot of that level grows."""
    game = game_of(question.game, question.seats, question.options, question.pack_text)
    bot = bot_named(level)
    assert isinstance(bot, Ismcts), "others grow no trees"
    bot.only = tree
    luck = stream(question.luck, "choose")
    decide(bot, game, game.load(question.known), Seat(question.seat), luck, Limit(question.seconds))
    considered = [(int(one.action), one.share, one.value) for one in bot.thought.considered]
    return Tree(int(bot.thought.simulations), considered)


def best_of(trees: list[Tree]) -> int:
    """The action that trees grown apart say."""
    thoughts: list[Thought] = []
    for tree in trees:
        thought = Thought()
        thought.simulations = i64(tree.simulations)
        thought.considered = [bots.Considered(Action(action), *more) for action, *more in tree.answers]
        thoughts.append(thought)
    return int(joined(thoughts).considered[0].action)


def hint(question: Question) -> list[Considered]:
    """What the hard bot would do, and what it looked at beside."""
    game = game_of(question.game, question.seats, question.options, question.pack_text)
    state = game.load(question.known)
    luck = stream(question.luck, "hint")
    advice = advise(bot_named(HINT_LEVEL), game, state, Seat(question.seat), luck, Limit(question.seconds))
    return [considered(one) for one in advice.alternatives]


def considered(one: Alternative) -> Considered:
    """An answer as it goes back to the server."""
    return Considered(
        *(int(one.action), one.share, dict(one.change), dict(one.counts)),
        *(one.games, one.wins, dict(one.facts), dict(one.won)),
        [int(code) for code in one.line],
    )


# --- looking back ------------------------------------------------------------------------------------


class Bygone(NamedTuple):
    """A match that is over, as its record, and whose decisions in it are looked at."""

    paper: bytes
    seat: int
    seconds: float

    @property
    def effort(self) -> review.Effort:
        """How much is played on."""
        return review.Effort(seconds=self.seconds / 4)


class Suspect(NamedTuple):
    """A decision after `number` rows, and an answer that seems better by so much."""

    number: int
    better: int
    taken: int
    gain: float


class Looked(NamedTuple):
    """What stood out in a stretch: decisions, and strokes of luck with their surprise."""

    suspects: list[Suspect]
    strokes: list[tuple[int, int]]


class Settled(NamedTuple):
    """A decision that cost something: the better answer and the one that was taken, and what they change."""

    number: int
    gain: float
    alternatives: list[Considered]


@lru_cache(maxsize=4)
def match_of(paper: bytes) -> tuple[Match[Any], list[review.Taken[Any]]]:
    """A match with its decisions."""
    match = records.replay(records.loads(iter(paper.splitlines(keepends=True)), "record"))
    return match, review.taken_in(match.game, match)


def cuts(past: Bygone) -> list[int]:
    """Where to cut the match into stretches."""
    return review.stretches(len(match_of(past.paper)[1]))


def chances(past: Bygone, first: int, end: int) -> list[tuple[int, list[float]]]:
    """Moments of a stretch, with everybody's chance to win."""
    match, taken = match_of(past.paper)
    luck = review.chance_of(match, f"chances {first}")
    found = review.chances(match.game, taken, first, end, luck, past.effort)
    return [(one.number, list(one.chances)) for one in found]


def look(past: Bygone, first: int, end: int) -> Looked:
    """What stands out in a stretch of the match."""
    match, taken = match_of(past.paper)
    luck = review.chance_of(match, f"look {first}")
    bot = bot_named(review.LEVEL)
    found = review.look(match.game, taken, first, end, Seat(past.seat), bot, luck, past.effort)
    return Looked(
        [Suspect(one.number, int(one.better), int(one.taken), one.gain) for one in found.suspects],
        [(one.number, one.surprise) for one in found.strokes],
    )


def most_suspect(past: Bygone, suspects: list[Suspect]) -> list[Suspect]:
    """Those worth a closer look."""
    taken = match_of(past.paper)[1]
    chosen = review.most_suspect(taken, [suspected(past, one) for one in suspects])
    return [Suspect(one.number, int(one.better), int(one.taken), one.gain) for one in chosen]


def settle(past: Bygone, suspect: Suspect) -> Settled | None:
    """A closer look at a decision; None where it did not cost anything for certain."""
    match, taken = match_of(past.paper)
    luck = review.chance_of(match, f"settle {suspect.number}")
    found = review.settle(match.game, taken, suspected(past, suspect), luck, past.effort)
    if found is None:
        return None
    return Settled(found.number, found.gain, [considered(one) for one in found.alternatives])


def suspected(past: Bygone, one: Suspect) -> review.Costly:
    """A suspect as the review knows it."""
    costly = review.Costly(one.number, Seat(past.seat), Action(one.better), Action(one.taken))
    costly.gain = one.gain
    return costly


def weigh(past: Bygone, number: int, surprise: int) -> float | None:
    """What a stroke of luck gave or took, in matches won; None where that is not certain."""
    match, taken = match_of(past.paper)
    stroke = review.Stroke(number, Seat(past.seat), surprise)
    found = review.weigh(match.game, taken, stroke, review.chance_of(match, f"weigh {number}"), past.effort)
    return None if found is None else float(found.gain)
