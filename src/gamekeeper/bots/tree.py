"""The tree of a search, one column per fact; a node is the number of its row.

Node 0 is the question being searched. Every other node is an answer: `action` by `mover`, reached from its
parent. A node's answers hang on it as a chain: `first`, then `next`.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamekeeper.bots.bot import zeros
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.rng import Rng

NONE: Final[i64] = -1
TRUST: Final[float] = 1.4  # how far answers that suggest themselves are preferred to those that did well
DOUBT: Final[float] = 0.05  # how much less than the mean an untried one is taken to bring
MOST_NODES: Final[i64] = 1_000_000  # then the tree stops growing; a search goes on in what there is
EVEN: Final[float] = 0.5  # what an answer is taken to bring where none was tried
WIDE: Final[i64] = 12  # answers tried at once; more only as a node is visited more often


class Tree:
    """Counts and rewards of all answers tried so far."""

    def __init__(self, action_count: i64, explore: float) -> None:
        self.explore = explore
        self.scale = 1.0  # how much of 0..1 rewards spread over; what makes curious is in its measure
        self.first: vec[i64] = vec[i64]()
        self.next: vec[i64] = vec[i64]()
        self.action: vec[i64] = vec[i64]()
        self.mover: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.available: vec[i64] = vec[i64]()  # how often it could have been chosen
        self.reward: vec[float] = vec[float]()  # sum over visits, to its mover
        self.marks: vec[i64] = marks(action_count)  # [action] → stamp of the last choice it was legal in
        self.shares: vec[float] = zeros(action_count)  # [action] → how often it comes to mind, where it has this stamp
        self.stamp: i64 = 0
        self.add(NONE, Seat(NONE), Action(NONE))

    def add(self, parent: i64, mover: Seat, action: Action) -> i64:
        """A new node under `parent`."""
        node: i64 = i64(len(self.first))
        self.first = append(self.first, NONE)
        self.next = append(self.next, self.first[parent] if parent >= 0 else NONE)
        self.action = append(self.action, i64(action))
        self.mover = append(self.mover, i64(mover))
        self.visits = append(self.visits, i64(0))
        self.available = append(self.available, i64(1))
        self.reward = append(self.reward, 0.0)
        if parent >= 0:
            self.first[parent] = node
        return node

    def find(self, parent: i64, mover: Seat, action: Action) -> i64:
        """The node of this answer under `parent`, new if need be."""
        node = self.first[parent]
        while node != NONE:
            if self.action[node] == i64(action) and self.mover[node] == i64(mover):
                return node
            node = self.next[node]
        return self.add(parent, mover, action)

    def select(self, parent: i64, mover: Seat, legal: vec[i64], rng: Rng) -> i64:
        """The answer to follow: an untried one while the node is not wide enough, else the most promising.

        Upper confidence bounds over the answers legal now, each against how often it was available
        (Cowling, Powley and Whitehouse 2012).
        """
        tried, best = self.best(parent, mover, legal)
        untried: i64 = i64(len(legal)) - tried
        wide = WIDE + i64(math.sqrt(float(self.visits[parent])))
        full = i64(len(self.first)) >= MOST_NODES and tried > 0
        if untried == 0 or tried >= wide or full:
            return best
        skip = rng.below(untried)
        for code in legal:
            if self.marks[code] == self.stamp:
                if skip == 0:
                    return self.add(parent, mover, Action(code))
                skip -= 1
        raise AssertionError("an untried answer is among the legal ones")

    def best(self, parent: i64, mover: Seat, legal: vec[i64]) -> tuple[i64, i64]:
        """How many of the legal answers were tried, and the one with the highest bound."""
        self.stamp += 2
        stamp = self.stamp
        marks = self.marks
        explore = self.explore * self.scale
        for code in legal:
            marks[code] = stamp
        tried: i64 = 0
        best: i64 = NONE
        best_bound: float = -1.0
        node = self.first[parent]
        while node != NONE:
            if marks[self.action[node]] == stamp and self.mover[node] == i64(mover):
                marks[self.action[node]] = stamp + 1
                tried += 1
                available = self.available[node] + 1
                self.available[node] = available
                visits = float(self.visits[node])
                bound = self.reward[node] / visits + explore * math.sqrt(math.log(float(available)) / visits)
                if bound > best_bound:
                    best_bound = bound
                    best = node
            node = self.next[node]
        return tried, best

    def follow(self, parent: i64, mover: Seat, legal: vec[i64], shares: vec[float], rng: Rng) -> i64:
        """The answer to follow where answers suggest themselves: those that did well, and those that come to mind.

        Each has a bound by its share and how seldom it was tried (Rosin 2011, as in AlphaZero). Of untried equals any.
        """
        self.stamp += 2
        stamp, marks, hints = self.stamp, self.marks, self.shares
        for i, code in enumerate(legal):
            marks[code] = stamp
            hints[code] = shares[i64(i)]
        visits, reward = 1.0, 0.0
        node = self.first[parent]
        while node != NONE:
            if marks[self.action[node]] == stamp and self.mover[node] == i64(mover):
                marks[self.action[node]] = stamp + 1
                visits += float(self.visits[node])
                reward += self.reward[node]
            node = self.next[node]
        reach = TRUST * self.scale * math.sqrt(visits)
        best: i64 = NONE
        best_bound, untried = -1.0, -1.0
        node = self.first[parent]
        while node != NONE:
            action = self.action[node]
            if marks[action] == stamp + 1 and self.mover[node] == i64(mover):
                tries = float(self.visits[node])
                bound = self.reward[node] / tries + reach * hints[action] / (1.0 + tries)
                if bound > best_bound:
                    best_bound = bound
                    best = node
            node = self.next[node]
        if best != NONE and i64(len(self.first)) >= MOST_NODES:
            return best
        usual = reward / (visits - 1.0) - DOUBT * self.scale if visits > 1.0 else EVEN
        fresh: i64 = NONE
        equals: i64 = 0
        for code in legal:
            if marks[code] == stamp and hints[code] >= untried:
                equals = equals + 1 if hints[code] == untried else i64(1)
                untried = hints[code]
                if equals == 1 or rng.below(equals) == 0:
                    fresh = code
        if fresh != NONE and (best == NONE or usual + reach * untried > best_bound):
            return self.add(parent, mover, Action(fresh))
        return best

    def reward_path(self, path: vec[i64], rewards: vec[float]) -> None:
        """Add one playout to every node on its path."""
        for node in path:
            self.visits[node] = self.visits[node] + 1
            if self.mover[node] >= 0:
                self.reward[node] = self.reward[node] + rewards[self.mover[node]]


def marks(action_count: i64) -> vec[i64]:
    """A mark per action, none set."""
    result = vec[i64](capacity=action_count)
    for _ in range(action_count):
        result = append(result, i64(-1))
    return result
