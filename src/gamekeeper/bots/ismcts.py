"""Single-observer information set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012).

One tree over what the searching seat can tell apart. Each simulation walks down it in a position dealt
again, everybody choosing for their own reward, until it meets an answer nobody followed yet; then it plays
on at random for a while. Untried answers are tried out first: what `Game.worth` says right after one is its
prior. Where several seats answer at once, each chooses by statistics kept where the question was put, so
nobody's choice depends on another's hidden one.
"""

from __future__ import annotations

import math
from typing import Final, Generic

from librt.vecs import append, vec
from mypy_extensions import i64

from gamekeeper.bots.bot import Bot, Considered, Limit, Thought, by_share
from gamekeeper.bots.pace import Pace
from gamekeeper.bots.rollout import Rollout
from gamekeeper.bots.tree import NONE, Tree
from gamekeeper.core.game import Game, S
from gamekeeper.core.ids import NOBODY, Action, Seat
from gamekeeper.core.rng import Rng

WIDE: Final[i64] = 12  # answers tried out at once; more only as a question is met more often
MOST_NODES: Final[i64] = 1_000_000  # then the tree stops growing; a search goes on in what there is


class Style:
    """How a search weighs things, apart from how long it takes."""

    def __init__(self) -> None:
        self.explore: float = 0.4  # weight of the unknown against the promising, in usual reward differences
        self.deal_uses: i64 = 4  # simulations per deal: dealing costs as much as a simulation
        self.depth: i64 = 0  # random decisions after the tree until a playout is cut
        self.caution: float = 1.0  # see Rollout


class Search(Generic[S]):
    """One decision being searched."""

    def __init__(self, game: Game[S], s: S, seat: Seat, rng: Rng, style: Style) -> None:
        self.game = game
        self.root = s
        self.deal = s
        self.seat = seat
        self.rng = rng
        self.deal_uses = style.deal_uses
        self.tree = Tree(game.action_count, style.explore)
        self.rollout = Rollout(game, rng, style.depth, style.caution)
        self.tree_decisions: i64 = 0

    def run(self, simulations: i64) -> None:
        """So many simulations more."""
        for _ in range(simulations):
            if self.rollout.playouts % self.deal_uses == 0:
                self.deal = self.game.redeal(self.root, self.seat, self.rng)
            self.simulate(self.game.copy(self.deal))

    def simulate(self, s: S) -> None:
        """Down the tree, one answer further, on at random, and back up."""
        tree = self.tree
        path = vec[i64]([0])
        node: i64 = 0
        asked: i64 = 0  # the node where the question now being answered was put
        mover = self.seat
        while mover != NOBODY:
            together = s.is_simultaneous()
            answer = self.answer(s, asked, mover)
            action = Action(tree.action[answer])
            path = append(path, answer)
            if asked == node:
                node = answer
            else:
                node = tree.find(node, mover, action)
                path = append(path, node)
            self.game.apply(s, mover, action)
            self.tree_decisions += 1
            waits_for_others = together and s.is_simultaneous() and s.commitments[i64(mover)] >= 0
            if tree.is_fresh(answer) or (tree.is_fresh(node) and not waits_for_others):
                break
            if not waits_for_others:
                asked = node
            mover = s.decider()
        self.rollout.play(s)
        tree.reward_path(path, self.rollout.rewards)

    def answer(self, s: S, asked: i64, mover: Seat) -> i64:
        """The node of the answer to follow, after trying out more answers where there is room for them."""
        tree = self.tree
        legal = self.game.legal(s, mover)
        tried = tree.ask(asked, mover, legal)
        untried = i64(len(legal)) - tried
        room = WIDE + i64(math.sqrt(float(tree.visits[asked]))) - tried
        if untried > 0 and room > 0 and (tried == 0 or tree.size() < MOST_NODES):
            self.try_out(s, asked, mover, legal, untried if untried < room else room)
        return tree.best(asked, mover, self.rollout.spread())

    def try_out(self, s: S, asked: i64, mover: Seat, legal: vec[i64], count: i64) -> None:
        """Enter `count` untried answers, starting anywhere among the legal ones."""
        game = self.game
        place: i64 = self.rng.below(i64(len(legal)))
        while count > 0:
            code = legal[place]
            place = place + 1 if place + 1 < i64(len(legal)) else 0
            if self.tree.is_untried(code):
                after = game.copy(s)
                game.apply(after, mover, Action(code))
                self.tree_decisions += 1
                self.tree.enter(asked, mover, code, self.rollout.prior(game.worth(after, mover), mover))
                count -= 1

    def thought(self) -> Thought:
        """The account of the search so far, the most visited answer first."""
        tree = self.tree
        result = Thought()
        result.simulations = self.rollout.playouts
        result.decisions = self.rollout.decisions + self.tree_decisions
        node = tree.first[0]
        while node != NONE:
            if tree.mover[node] == i64(self.seat):
                visits = float(tree.visits[node])
                share = (visits - 1.0) / float(self.rollout.playouts)
                result.considered.append(Considered(Action(tree.action[node]), share, tree.reward[node] / visits))
            node = tree.next[node]
        result.considered.sort(key=by_share)
        return result


class Ismcts(Bot):
    """Searches for `simulations` (0: as many as the time allows) and at most `seconds` (0: no limit)."""

    def __init__(self, name: str, simulations: i64, seconds: float = 0.0) -> None:
        super().__init__(name)
        self.budget = simulations
        self.seconds = seconds
        self.style = Style()

    def choose(self, game: Game[S], s: S, seat: Seat, rng: Rng, limit: Limit) -> Action:
        """The answer visited most."""
        search = Search(game, s, seat, rng, self.style)
        pace = Pace(self.budget, self.seconds, limit)
        batch = pace.next()
        while batch > 0:
            search.run(batch)
            batch = pace.next()
        self.thought = search.thought()
        return self.thought.considered[0].action
