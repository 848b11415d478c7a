"""Learns a policy: rounds of games in which it plays among habits and itself, each followed by learning from them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from functools import partial
from typing import Any

import msgspec
import numpy as np

from gamekeeper.bots.learned import of_game
from gamekeeper.bots.policy import policy_in
from gamekeeper.core.errors import BadSetup
from gamekeeper.core.game import Game
from gamekeeper.lab.crew import Crew, play_all
from gamekeeper.lab.episodes import Episode, Player, Season
from gamekeeper.lab.plan import Plan, plan_for
from gamekeeper.lab.ppo import Learner, Rows, questions_of
from gamekeeper.lab.stats import Interval, mean_interval
from gamekeeper.lab.train import whole

ROUND = 512  # games between two changes of the policy
CHECKED = 1000  # games played at the end beside habits alone


class PolicyOrder(msgspec.Struct, frozen=True, kw_only=True):
    """What to learn from, and how: all that the weights depend on, beside the program."""

    games: int
    seed: int | str
    hidden: int = 32
    learning: float = 0.6  # share of the seats; the others are habits


class Checked(msgspec.Struct, frozen=True):
    """How often the policy alone beside habits won in games it had not learned from."""

    seats: int
    games: int
    won: Interval


class TrainedPolicy(msgspec.Struct, frozen=True):
    """A policy learned: the file's content, and how good it is."""

    game: str
    content: dict[str, Any]
    checks: list[Checked]


def train_policy(
    tables: list[Game[Any]], order: PolicyOrder, workers: int | Crew, advance: Callable[[int, float], None]
) -> TrainedPolicy:
    """Play and learn. `tables` are of one game, with different seats; `advance` hears how many more games are played,
    and which share of the seats that learn won, more than a fair one.

    KeyboardInterrupt comes through: half a run teaches something else than the whole.
    """
    game = tables[0]
    if not game.feature_names:
        raise BadSetup("game", game.info.name, "a game that declares features (docs/add-a-game.md)")
    plans = [plan_for(table, ["habit"], order.seed) for table in tables]
    learner, rows = Learner(len(game.feature_names), order.hidden, whole(order.seed)), Rows(tables)
    content = written(tables, order, learner, rows)
    for begin in range(0, order.games, ROUND):
        numbers = range(begin, min(begin + ROUND, order.games))
        season = Season(plans=plans, content=content, learning=order.learning)
        episodes = played(season, numbers, workers)
        asked = questions_of(episodes, rows, len(game.feature_names))
        learner.learn(asked, len(rows.texts), 1 - begin / order.games)
        content = written(tables, order, learner, rows)
        advance(len(numbers), sum(one.share for one in episodes) / len(episodes))
    policy_in(game, content, "just trained")
    checks = [checked(plan, content, order.games, workers) for plan in plans]
    content["alone_beside_habit"] = {str(one.seats): round(one.won.mean, 3) for one in checks}
    return TrainedPolicy(game.info.name, content, checks)


def played(season: Season, numbers: range, workers: int | Crew) -> list[Episode]:
    """The games with these numbers."""
    with closing(play_all(partial(Player, season), numbers, workers)) as chunks:
        return [episode for chunk in chunks for game in chunk for episode in game]


def checked(plan: Plan, content: dict[str, Any], begin: int, workers: int | Crew) -> Checked:
    """The likeliest answers alone beside habits, in games behind those that were learned from."""
    season = Season(plans=[plan], content=content, learning=0.0, greedy=True)
    episodes = played(season, range(begin, begin + CHECKED), workers)
    return Checked(plan.seats, CHECKED, mean_interval(np.array([one.share + 1 / plan.seats for one in episodes])))


def written(tables: list[Game[Any]], order: PolicyOrder, learner: Learner, rows: Rows) -> dict[str, Any]:
    """What stands in the file: what it fits, where it is from, and the weights."""
    return {
        **of_game(tables[0]),
        "names": tables[0].feature_names,
        "generation": 1,
        "seats": [int(table.seats) for table in tables],
        "learned": msgspec.to_builtins(order),
        **learner.content(rows),
    }
