"""Random playouts in tight loops: what speed is measured with, and what two builds are compared by."""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

from gamekeeper.core.game import Game, S
from gamekeeper.core.ids import NOBODY, Action
from gamekeeper.core.rng import seed_bytes, stream

PURPOSE: Final = "playout"


def playout(game: Game[S], s: S, seed: bytes) -> i64:
    """Play `s` to its end with random decisions; how many there were."""
    rng = stream(seed, PURPOSE)
    decisions: i64 = 0
    seat = s.decider()
    while seat != NOBODY:
        legal = game.legal(s, seat)
        game.advance(s, seat, Action(legal[rng.below(i64(len(legal)))]))
        decisions += 1
        seat = s.decider()
    return decisions


def playouts(game: Game[S], first_seed: int, count: int) -> int:
    """Play `count` whole games, seeds counting up from `first_seed`; how many decisions there were."""
    decisions: i64 = 0
    for seed in range(first_seed, first_seed + count):
        key = seed_bytes(seed)
        decisions += playout(game, game.setup(key), key)
    return int(decisions)


def middle(game: Game[S], seed: int) -> S:
    """A position from the middle of the random playout with this seed."""
    key = seed_bytes(seed)
    half = playout(game, game.setup(key), key) // 2
    s = game.setup(key)
    rng = stream(key, PURPOSE)
    for _ in range(half):
        seat = s.decider()
        legal = game.legal(s, seat)
        game.advance(s, seat, Action(legal[rng.below(i64(len(legal)))]))
    return s


def copies(game: Game[S], s: S, count: int) -> int:
    """Copy a position `count` times, each from the last; how many copies were made."""
    left: i64 = i64(count)
    while left > 0:
        s = game.copy(s)
        left -= 1
    return count


def checksum(game: Game[S], first_seed: int, count: int) -> str:
    """A hash over every decision, every legal list and every last position of `count` random playouts."""
    digest = hashlib.sha256()
    for seed in range(first_seed, first_seed + count):
        key = seed_bytes(seed)
        s = game.setup(key)
        rng = stream(key, PURPOSE)
        while not game.is_over(s):
            seat = game.decider(s)
            legal = game.legal(s, seat)
            action = Action(legal[rng.below(i64(len(legal)))])
            digest.update(f"{seat}:{action}:{len(legal)} ".encode())
            game.advance(s, seat, action)
        digest.update(game.save(s))
        digest.update(",".join(map(str, game.scores(s))).encode())
    return digest.hexdigest()
