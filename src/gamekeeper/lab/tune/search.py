"""Looks for numbers of a pack that meet goals: Optuna proposes, the same games judge every proposal."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping
from functools import partial
from importlib.util import find_spec
from typing import Any, Final

import msgspec

from gamekeeper.core.errors import BadPack, BadSetup
from gamekeeper.core.rng import seed_bytes
from gamekeeper.lab.crew import Crew, play_all
from gamekeeper.lab.match import Player
from gamekeeper.lab.plan import Plan
from gamekeeper.lab.sweep.grid import Changes, plan_with
from gamekeeper.lab.tables import Tables, joined, tables_of
from gamekeeper.lab.tune.goals import Goal
from gamekeeper.packs import Pack
from gamekeeper.packs.vary import Vary, paths_of

RELUCTANCE: Final = 0.01  # what a changed value costs, so that of equals the least changed is taken
SEED_BITS: Final = 31  # of what Optuna takes as a seed
IMPOSSIBLE: Final = 1e6  # loss of a pack that cannot be


class Trial(msgspec.Struct, frozen=True):
    """One proposal and what became of it; values are those of the goals, in their order."""

    changes: Changes
    loss: float  # how far outside the goals, in their widths, added up; 0 where all are met
    values: list[float]


class Tuned(msgspec.Struct, frozen=True, kw_only=True):
    """What was found. The best proposal was played again on seeds nobody chose it by."""

    plan: Plan
    goals: list[str]
    games: int  # of every trial
    trials: list[Trial]  # in the order in which they were tried, the pack as it is first
    best: Trial
    again: Trial
    errors: list[float]  # of its values: half a 95 % interval
    met: bool  # whether the games played again meet all goals


def check_optuna() -> None:
    """BadSetup unless what proposes is installed."""
    if find_spec("optuna") is None:
        raise BadSetup("tune", "no optuna", 'what proposes numbers: pip install "gamekeeper[lab]"')


class Search:
    """A plan, what may be changed in its pack, and the goals."""

    def __init__(
        self,
        plan: Plan,
        pack: Pack,
        options: Mapping[str, object],
        wanted: list[Vary],
        goals: list[Goal],
        games: int,
    ) -> None:
        self.plan = plan
        self.options = options
        self.pack = pack
        self.wanted = wanted
        self.goals = goals
        self.games = games
        self.trials: list[Trial] = []
        self.interrupted = False
        paths_of(wanted)
        for vary in wanted:
            for value in (vary.values[0], vary.values[-1]):
                plan_with(plan, pack, {vary.path: value}, options)  # says what is wrong before anything is played

    def run(self, trials: int, deadline: float, workers: int | Crew, advance: Callable[[], None]) -> None:
        """Try the pack as it is, then so many proposals, or until the deadline; Ctrl-C ends it early."""
        import optuna

        optuna.logging.set_verbosity(optuna.logging.ERROR)
        seed = int.from_bytes(seed_bytes(self.plan.seed)[:4], "big") >> (32 - SEED_BITS)
        study = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=seed))
        try:
            self.trials.append(self.tried({}, workers))
            advance()
            for _ in range(trials):
                if time.monotonic() > deadline or len(self.trials) > self.most():
                    return
                asked = study.ask()
                changes = {vary.path: proposed(asked, vary) for vary in self.wanted}
                study.tell(asked, self.loss_of(changes, workers, advance))
        except KeyboardInterrupt:
            self.interrupted = True

    def most(self) -> int:
        """How many different proposals there are."""
        return math.prod(len(vary.values) for vary in self.wanted)

    def loss_of(self, changes: Changes, workers: int | Crew, advance: Callable[[], None]) -> float:
        """What a proposal loses; one that was tried before is not played again."""
        known = next((trial for trial in self.trials[1:] if trial.changes == changes), None)
        if known is None:
            known = self.tried(changes, workers)
            self.trials.append(known)
        advance()
        return known.loss + RELUCTANCE * len(changes)

    def tried(self, changes: Changes, workers: int | Crew, first: int = 0) -> Trial:
        """The games from number `first` with these changes."""
        try:
            plan = plan_with(self.plan, self.pack, changes, self.options)
        except (BadPack, BadSetup):
            return Trial(changes, IMPOSSIBLE, [])
        return self.judged(changes, played(plan, range(first, first + self.games), workers))

    def judged(self, changes: Changes, tables: Tables) -> Trial:
        """What games come to."""
        values = [goal.value(tables) for goal in self.goals]
        return Trial(changes, sum(goal.missed(value) for goal, value in zip(self.goals, values, strict=True)), values)

    def tuned(self, workers: int | Crew) -> Tuned:
        """The best of all, played again."""
        best = min(self.trials, key=lambda trial: trial.loss + RELUCTANCE * len(trial.changes))
        plan = plan_with(self.plan, self.pack, best.changes, self.options)
        tables = played(plan, range(self.games, 2 * self.games), workers)
        again = self.judged(best.changes, tables)
        errors = [goal.error(tables) for goal in self.goals]
        goals = [goal.text for goal in self.goals]
        return Tuned(
            plan=self.plan,
            goals=goals,
            games=self.games,
            trials=self.trials,
            best=best,
            again=again,
            errors=errors,
            met=again.loss == 0,
        )


def proposed(asked: Any, vary: Vary) -> object:
    """A value that Optuna proposes: whole numbers in a row as such, else one of several."""
    numbers = [value for value in vary.values if isinstance(value, int)]
    if numbers and vary.values == list(range(numbers[0], numbers[0] + len(vary.values))):
        return int(asked.suggest_int(vary.path, numbers[0], numbers[-1]))
    return vary.values[asked.suggest_categorical(vary.path, list(range(len(vary.values))))]


def played(plan: Plan, games: range, workers: int | Crew) -> Tables:
    """These games."""
    return joined([tables_of(chunk) for chunk in play_all(partial(Player, plan, records=False), games, workers)])


def endings_of(plan: Plan) -> list[str]:
    """The reasons for which games end, as far as a few games tell."""
    return sorted(set(played(plan, range(20), 1).games["outcome"]))
