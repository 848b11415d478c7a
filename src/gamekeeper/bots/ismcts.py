"""Single-observer information set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012).

One tree over what the searching seat can tell apart. Each simulation walks down it in a position dealt
again, everybody choosing for their own reward, adds one answer, and plays on without thinking. Where several
seats answer at once, each chooses by statistics kept where the question was put, so nobody's choice
depends on another's hidden one.
"""

from __future__ import annotations

from typing import Final, Generic

from librt.vecs import append, vec
from mypy_extensions import i64

from gamekeeper.bots.bot import Bot, Considered, Limit, Thought, by_share
from gamekeeper.bots.foresight import foresee, looks_of
from gamekeeper.bots.habit import Habit
from gamekeeper.bots.learned import WORTH, Learned, learned_for
from gamekeeper.bots.odds import odds
from gamekeeper.bots.pace import Pace
from gamekeeper.bots.policy import Policy
from gamekeeper.bots.rollout import Rollout
from gamekeeper.bots.stretch import think
from gamekeeper.bots.tree import NONE, Tree
from gamekeeper.bots.value import Value
from gamekeeper.core.game import Game, S
from gamekeeper.core.ids import NOBODY, Action, Seat
from gamekeeper.core.rng import Rng

BEGINNER: Final = "easy"
LARGEST: Final = 30_000  # simulations of one tree; more are divided among several, which may grow on several cores
ALL: Final = -1
EXPLORE: Final[float] = 0.5
WIDEST: Final[i64] = 3_000  # of a beam in a corner
TIMED_WIDTH: Final[i64] = 1_024  # of a beam where time is all that is limited
LEAST_LOOKING: Final[i64] = 16  # simulations below which no rounds are looked through
DEAL_USES: Final[i64] = 4  # simulations per deal: dealing costs as much as a simulation


class Search(Generic[S]):
    """One decision being searched."""

    def __init__(
        self, game: Game[S], s: S, seat: Seat, rng: Rng, value: Value | None = None, policy: Policy | None = None
    ) -> None:
        self.game = game
        self.root = s
        self.deal = s
        self.seat = seat
        self.rng = rng
        self.tree = Tree(game.action_count, EXPLORE)
        self.policy = policy
        self.rollout = Rollout(game, rng, value)
        self.tree_decisions: i64 = 0

    def run(self, simulations: i64) -> None:
        """So many simulations more."""
        for _ in range(simulations):
            if self.rollout.playouts % DEAL_USES == 0:
                self.deal = self.game.imagine(self.root, self.seat, self.rng)
            self.simulate(self.game.copy(self.deal))

    def simulate(self, s: S) -> None:
        """Down the tree, one answer further, on without thinking, and back up."""
        game = self.game
        tree = self.tree
        path = vec[i64]([0])
        node: i64 = 0
        asked: i64 = 0  # the node where the question now being answered was put
        mover = self.seat
        while mover != NOBODY:
            if s.in_corners():
                self.tree_decisions += self.rollout.stretch.play(s, mover)
                mover = s.decider()
                continue
            together = s.is_simultaneous()
            answer = self.answer(s, asked, mover)
            action = Action(tree.action[answer])
            path = append(path, answer)
            if asked == node:
                node = answer
            else:
                node = tree.find(node, mover, action)
                path = append(path, node)
            game.advance(s, mover, action)
            self.tree_decisions += 1
            waits_for_others = together and s.is_simultaneous() and s.commitments[i64(mover)] >= 0
            if tree.visits[answer] == 0 or (tree.visits[node] == 0 and not waits_for_others):
                break
            if not waits_for_others:
                asked = node
            mover = s.decider()
        self.rollout.play(s)
        tree.reward_path(path, self.rollout.rewards)
        tree.scale = self.rollout.scale()

    def answer(self, s: S, asked: i64, mover: Seat) -> i64:
        """The node of the answer that the tree says to follow."""
        legal = self.game.weighed(s, mover)
        policy = self.policy
        urges = self.game.urges(s, mover, legal) if policy is None else policy.urges(self.game, s, mover, legal)
        if len(urges) == 0:
            return self.tree.select(asked, mover, legal, self.rng)
        return self.tree.follow(asked, mover, legal, odds(urges), self.rng)

    def thought(self) -> Thought:
        """The account of the search so far, the most visited answer first."""
        tree = self.tree
        result = Thought()
        result.simulations = self.rollout.playouts
        result.decisions = self.rollout.decisions + self.tree_decisions
        node = tree.first[0]
        while node != NONE:
            visits = float(tree.visits[node])
            if tree.mover[node] == i64(self.seat) and visits > 0.0:
                share = visits / float(self.rollout.playouts)
                result.considered.append(Considered(Action(tree.action[node]), share, tree.reward[node] / visits))
            node = tree.next[node]
        result.considered.sort(key=by_share)
        return result


class Ismcts(Bot):
    """Searches for `simulations` (0: as many as the time allows) and at most `seconds` (0: no limit).

    `judge` says which of what was learned it uses: see `learned.learned_for`; a beginner nothing. Where it grows
    several trees, what they are together depends neither on where they grow nor on which is first.
    """

    def __init__(self, name: str, simulations: i64, seconds: float = 0.0, judge: str = "") -> None:
        super().__init__(name)
        self.level = name.partition("@")[0]
        self.judge = WORTH if self.level == BEGINNER and not judge else judge
        self.budget = simulations
        self.seconds = seconds
        self.only = ALL  # of several trees the one that grows here, the others elsewhere; see `joined`
        self.game: object = None  # the last one, and what was learned of it
        self.learned = Learned()

    def choose(self, game: Game[S], s: S, seat: Seat, rng: Rng, limit: Limit) -> Action:
        """The answer visited most; in a corner, the one with the best line behind it; unlooked at, by habit."""
        budget = i64(game.budgets.get(self.level, int(self.budget)))
        if s.in_corners():
            self.thought = think(game, s, seat, rng, limit, width_of(budget))
            return self.thought.considered[0].action
        if game.looks_through:
            if 0 < budget < LEAST_LOOKING:
                return Habit(self.name).choose(game, s, seat, rng, limit)
            beams, widest = looks_of(budget)
            self.thought = foresee(game, s, seat, rng, limit, beams, widest)
            return self.thought.considered[0].action
        if self.game is not game:
            self.game, self.learned = game, learned_for(game, self.judge)
        trees = trees_for(int(budget))
        lucks = [rng.fork() for _ in range(trees)] if trees > 1 else [rng]
        lucks = lucks if self.only == ALL else [lucks[self.only]]
        searches = [Search(game, s, seat, luck, self.learned.value, self.learned.policy) for luck in lucks]
        pace = Pace(budget // i64(trees), self.seconds, limit)
        batch = pace.next()
        while batch > 0:
            for search in searches:
                search.run(batch)
            batch = pace.next()
        self.thought = joined([search.thought() for search in searches])
        return self.thought.considered[0].action


def trees_for(simulations: int) -> int:
    """How many trees so many simulations are divided among."""
    return max(1, -(-simulations // LARGEST))


def trees_at(game: Game[S], s: S, seat: Seat, level: str) -> int:
    """How many trees a level grows for a question, which may grow in processes of their own: 1 where it grows none."""
    is_searched = not s.in_corners() and not game.looks_through and i64(len(game.legal(s, seat))) > 1
    return trees_for(game.budgets.get(level, 0)) if is_searched else 1


def joined(thoughts: list[Thought]) -> Thought:
    """The account of several trees as of one, the answer that was visited most in all of them first."""
    if len(thoughts) == 1:
        return thoughts[0]
    result = Thought()
    visits: dict[int, float] = {}
    rewards: dict[int, float] = {}
    for thought in thoughts:
        result.simulations += thought.simulations
        result.decisions += thought.decisions
        for one in thought.considered:
            count = one.share * float(thought.simulations)
            visits[int(one.action)] = visits.get(int(one.action), 0.0) + count
            rewards[int(one.action)] = rewards.get(int(one.action), 0.0) + count * one.value
    for action, count in visits.items():
        share = count / float(result.simulations)
        result.considered.append(Considered(Action(action), share, rewards[action] / count))
    result.considered.sort(key=by_share)
    return result


def width_of(simulations: i64) -> i64:
    """How wide a beam a budget of simulations pays for in a corner: as many as there are, 3,000 at most."""
    return min(simulations, WIDEST) if simulations > 0 else TIMED_WIDTH
