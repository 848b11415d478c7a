"""The tree of a search, one column per fact; a node is the number of its row.

Node 0 is the question being searched. Every other node is an answer: `action` by `mover`, reached from its
parent. A node's answers hang on it as a chain: `first`, then `next`.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamekeeper.core.ids import Action, Seat

NONE: Final[i64] = -1


class Tree:
    """Visits and rewards of all answers tried so far. A new answer's prior counts as one visit."""

    def __init__(self, action_count: i64, explore: float) -> None:
        self.explore = explore
        self.first: vec[i64] = vec[i64]()
        self.next: vec[i64] = vec[i64]()
        self.action: vec[i64] = vec[i64]()
        self.mover: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.available: vec[i64] = vec[i64]()  # how often it could have been chosen
        self.reward: vec[float] = vec[float]()  # sum over visits, to its mover
        self.marks: vec[i64] = unmarked(action_count)  # [action] → stamp of the last question it was legal in
        self.stamp: i64 = 0
        self.add(NONE, Seat(NONE), Action(NONE), 0.0)

    def add(self, parent: i64, mover: Seat, action: Action, prior: float) -> i64:
        """A new node under `parent`."""
        node: i64 = i64(len(self.first))
        self.first = append(self.first, NONE)
        self.next = append(self.next, self.first[parent] if parent >= 0 else NONE)
        self.action = append(self.action, i64(action))
        self.mover = append(self.mover, i64(mover))
        self.visits = append(self.visits, i64(1))
        self.available = append(self.available, i64(1))
        self.reward = append(self.reward, prior)
        if parent >= 0:
            self.first[parent] = node
        return node

    def size(self) -> i64:
        """How many nodes there are."""
        return i64(len(self.first))

    def is_fresh(self, node: i64) -> bool:
        """Whether no playout went through this node yet."""
        return self.visits[node] == 1

    def find(self, parent: i64, mover: Seat, action: Action) -> i64:
        """The node of this answer under `parent`, new if need be."""
        node = self.first[parent]
        while node != NONE:
            if self.action[node] == i64(action) and self.mover[node] == i64(mover):
                return node
            node = self.next[node]
        return self.add(parent, mover, action, 0.0)

    def ask(self, parent: i64, mover: Seat, legal: vec[i64]) -> i64:
        """Mark what is legal, and count the tried answers among it as available; how many there are."""
        self.stamp += 2
        stamp = self.stamp
        marks = self.marks
        for code in legal:
            marks[code] = stamp
        tried: i64 = 0
        node = self.first[parent]
        while node != NONE:
            if self.mover[node] == i64(mover) and marks[self.action[node]] == stamp:
                marks[self.action[node]] = stamp + 1
                self.available[node] = self.available[node] + 1
                tried += 1
            node = self.next[node]
        return tried

    def is_untried(self, code: i64) -> bool:
        """Whether this action is legal in the question last asked and has no node yet."""
        return self.marks[code] == self.stamp

    def enter(self, parent: i64, mover: Seat, code: i64, prior: float) -> None:
        """Add an untried answer to the question last asked."""
        self.add(parent, mover, Action(code), prior)
        self.marks[code] = self.stamp + 1

    def best(self, parent: i64, mover: Seat, spread: float) -> i64:
        """The most promising tried answer to the question last asked.

        Upper confidence bounds, each against how often the answer was available (Cowling, Powley and
        Whitehouse 2012), in units of how much rewards differ.
        """
        chosen = self.stamp + 1
        explore = self.explore * spread
        best: i64 = NONE
        best_bound: float = -1.0
        node = self.first[parent]
        while node != NONE:
            if self.mover[node] == i64(mover) and self.marks[self.action[node]] == chosen:
                visits = float(self.visits[node])
                doubt = math.sqrt(math.log(float(self.available[node])) / visits)
                bound = self.reward[node] / visits + explore * doubt
                if bound > best_bound:
                    best_bound = bound
                    best = node
            node = self.next[node]
        return best

    def reward_path(self, path: vec[i64], rewards: vec[float]) -> None:
        """Add one playout to every node on its path."""
        for node in path:
            self.visits[node] = self.visits[node] + 1
            if self.mover[node] >= 0:
                self.reward[node] = self.reward[node] + rewards[self.mover[node]]


def unmarked(action_count: i64) -> vec[i64]:
    """A mark per action, none set."""
    result = vec[i64](capacity=action_count)
    for _ in range(action_count):
        result = append(result, i64(-1))
    return result
