"""Learns a policy by playing: proximal policy optimisation (Schulman et al. 2017, arXiv:1707.06347) on the network of
`bots.policy`, with generalised advantages (Schulman et al. 2016, arXiv:1506.02438). Only legal answers have odds.

The network adds to `Game.urges`, so it begins as habit. Another one, of what the same features promise, says how much
better than expected each game turned out; it is not kept.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gamekeeper.bots.odds import DOUBLE
from gamekeeper.bots.policy import ANSWERS, PER_UNIT, WIDEST
from gamekeeper.core.game import Game
from gamekeeper.lab.episodes import Episode
from gamekeeper.lab.fit import TINY, Adam, Floats

EPOCHS = 3  # times that a round's questions are learned from
BATCH = 4096  # questions
CLIP = 0.2
LAMBDA = 0.97
ENTROPY = 0.003  # falls to a tenth over the run
RATE = 3e-3  # falls to a twentieth over the run
DECAY = (0.9, 0.998)  # of the means of slopes and of their squares (Adam)
LEAST = 0.1  # spread
CRITICS = 64  # units of the network that is not kept
SEAT = "seat"  # what a code's pattern calls the number of a seat

Ints: TypeAlias = NDArray[np.int64]


class Questions(NamedTuple):
    """What was asked in a round's games, in order; the answers of each follow each other."""

    numbers: Floats  # [question, feature]
    counts: Ints  # [question] → answers
    rows: Ints  # [answer] → row of weights
    urges: Floats  # [answer], as logarithms of odds
    given: Ints  # [question] → place of the answer
    ends: NDArray[np.bool_]  # [question] → whether it was the episode's last
    shares: Floats  # [question] → what the episode came to


class Rows:
    """Numbers the answers that tables of all sizes know: a row for each kind of question and each text.

    Answers that name a seat by its number have row 0, which is not learned.
    """

    def __init__(self, tables: list[Game[Any]]) -> None:
        self.texts: list[tuple[int, str]] = [(-1, "")]
        self.known: dict[tuple[int, str], int] = {}
        self.answers = [[answer_of(table, code) for code in range(int(table.action_count))] for table in tables]
        self.found: list[dict[int, int]] = [{} for _ in tables]

    def of(self, plan: int, kinds: Ints, codes: Ints) -> Ints:
        """The row of each code that answers a question of a kind at a table."""
        pairs = kinds * len(self.answers[plan]) + codes
        found = self.found[plan]
        for pair in np.unique(pairs).tolist():
            if pair not in found:
                kind, code = divmod(pair, len(self.answers[plan]))
                found[pair] = self.row(kind, self.answers[plan][code])
        unique, where = np.unique(pairs, return_inverse=True)
        return np.array([found[pair] for pair in unique.tolist()], np.int64)[where]

    def row(self, kind: int, text: str) -> int:
        """The row of one, new if need be."""
        if not text:
            return 0
        if (kind, text) not in self.known:
            self.known[kind, text] = len(self.texts)
            self.texts.append((kind, text))
        return self.known[kind, text]


def answer_of(table: Game[Any], code: int) -> str:
    """How a code reads; "" where it names a seat, as nobody is to be treated otherwise by a seat's number."""
    one = table.codes.range_of(code)
    return "" if any(part.name == SEAT for part in one.parts) else str(table.codes.show(code))


def questions_of(episodes: list[Episode], rows: Rows, features: int) -> Questions:
    """All that was asked, whatever the order in which games came in."""
    episodes = [episode for episode in sorted(episodes, key=lambda one: one.index) if episode.kinds]
    parts = []
    for one in episodes:
        counts = np.frombuffer(one.counts, np.int32).astype(np.int64)
        kinds = np.repeat(np.frombuffer(one.kinds, np.int32), counts).astype(np.int64)
        ends = np.zeros(len(counts), np.bool_)
        ends[-1] = True
        parts.append(
            (
                np.frombuffer(one.numbers, np.int32).reshape(-1, features).astype(np.float32),
                counts,
                rows.of(one.plan, kinds, np.frombuffer(one.codes, np.int32).astype(np.int64)),
                (np.frombuffer(one.urges, np.int64) / DOUBLE).astype(np.float32),
                np.frombuffer(one.given, np.int32).astype(np.int64),
                ends,
                np.full(len(counts), one.share, np.float32),
            )
        )
    return Questions(*(np.concatenate(part) for part in zip(*parts, strict=True)))


class Learner:
    """The networks and what they learn. `mean` and `spread` are of the features in the first games."""

    def __init__(self, features: int, hidden: int, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.mean, self.spread = np.zeros(features), np.ones(features)
        self.first = self.drawn(features, hidden)
        self.bias = (self.rng.normal(0.0, 0.5, hidden)).astype(np.float32)
        self.met = np.zeros((1, 1 + features + hidden), np.float32)  # [row, weight]
        self.critic = [self.drawn(features, CRITICS), np.zeros(CRITICS, np.float32)]
        self.critic += [np.zeros(CRITICS, np.float32), np.zeros(1, np.float32)]
        self.walks = [Adam(weights, decay=DECAY) for weights in (self.first, self.bias, self.met)]
        self.critics = [Adam(weights, decay=DECAY) for weights in self.critic]
        self.begun = False

    def drawn(self, inputs: int, units: int) -> Floats:
        """Weights to begin with."""
        return self.rng.normal(0.0, (2.0 / inputs) ** 0.5, (inputs, units)).astype(np.float32)

    def measure(self, numbers: Floats) -> None:
        """What features usually are."""
        if not self.begun:
            self.mean[:] = numbers.mean(axis=0, dtype=np.float64).round(2)
            self.spread[:] = numbers.std(axis=0, dtype=np.float64).round(2).clip(min=LEAST)
        self.begun = True

    def grow(self, rows: int) -> None:
        """Room for so many rows."""
        more = ((0, rows - len(self.met)), (0, 0))
        walk = self.walks[2]
        self.met = walk.weights = np.pad(self.met, more)
        walk.mean, walk.square = np.pad(walk.mean, more), np.pad(walk.square, more)

    def seen(self, numbers: Floats) -> Floats:
        """How far features lie from their mean, in spreads."""
        return np.clip((numbers - self.mean) / self.spread, -WIDEST, WIDEST).astype(np.float32)

    def inputs(self, seen: Floats) -> Floats:
        """What an answer's weights are for: 1, the features, the units; [question, weight]."""
        units = np.maximum(seen @ self.first + self.bias, 0)
        return np.concatenate([np.ones((len(seen), 1), np.float32), seen, units], axis=1)

    def logarithms(self, inputs: Floats, rows: Ints, urges: Floats, counts: Ints) -> Floats:
        """Of the odds of each answer."""
        starts = starts_of(counts)
        numbers = urges + np.einsum("ij,ij->i", self.met[rows], np.repeat(inputs, counts, axis=0))
        numbers -= np.repeat(np.maximum.reduceat(numbers, starts), counts)
        result: Floats = numbers - np.repeat(np.log(np.add.reduceat(np.exp(numbers), starts)), counts)
        return result

    def promised(self, seen: Floats) -> tuple[Floats, Floats]:
        """What questions are expected to come to, and the units behind that."""
        first, bias, second, constant = self.critic
        units = np.maximum(seen @ first + bias, 0)
        return units @ second + constant, units

    def advantages(self, asked: Questions, values: Floats) -> Floats:
        """How much better than expected each answer turned out."""
        result = np.zeros_like(values)
        gain = 0.0
        for place in range(len(values) - 1, -1, -1):
            if asked.ends[place]:
                gain = float(asked.shares[place] - values[place])
            else:
                gain = float(values[place + 1] - values[place]) + LAMBDA * gain
            result[place] = gain
        return result

    def learn(self, asked: Questions, rows: int, left: float) -> None:
        """From a round of games, `left` of the run being to come."""
        self.measure(asked.numbers)
        self.grow(rows)
        seen, starts = self.seen(asked.numbers), starts_of(asked.counts)
        values = self.promised(seen)[0]
        advantages = self.advantages(asked, values)
        targets = advantages + values
        advantages = (advantages - advantages.mean()) / (advantages.std() + TINY)
        before = self.logarithms(self.inputs(seen), asked.rows, asked.urges, asked.counts)[starts + asked.given]
        for _ in range(EPOCHS):
            order = self.rng.permutation(len(seen))
            for part in np.array_split(order, max(1, len(order) // BATCH)):
                counts = asked.counts[part]
                at = np.repeat(starts[part] - starts_of(counts), counts) + np.arange(counts.sum())
                one = asked._replace(counts=counts, rows=asked.rows[at], urges=asked.urges[at], given=asked.given[part])
                self.follow(one, seen[part], advantages[part], before[part], left)
                self.expect(seen[part], targets[part], left)

    def follow(self, asked: Questions, seen: Floats, advantages: Floats, before: Floats, left: float) -> None:
        """Make answers that turned out well likelier, others less."""
        counts, starts = asked.counts, starts_of(asked.counts)
        inputs = self.inputs(seen)
        logs = self.logarithms(inputs, asked.rows, asked.urges, counts)
        odds, given = np.exp(logs), starts + asked.given
        ratio = np.exp(logs[given] - before)
        free = np.where(advantages > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        pull = -advantages * ratio * free  # slope of the clipped objective by the given answer's logarithm
        entropy = -np.add.reduceat(odds * logs, starts)
        curious = ENTROPY * max(left, 0.1)
        slope = odds * (curious * (logs + np.repeat(entropy, counts)) - np.repeat(pull, counts))
        slope[given] += pull
        slope = (slope / len(counts)).astype(np.float32)
        slope[asked.rows == 0] = 0.0
        rate = RATE * max(left, 0.05)
        units = inputs[:, -len(self.bias) :]
        back = np.add.reduceat(slope[:, None] * self.met[asked.rows, -len(self.bias) :], starts) * (units > 0)
        order = np.argsort(asked.rows, kind="stable")
        met, first = np.unique(asked.rows[order], return_index=True)
        which = np.repeat(np.arange(len(counts)), counts)[order]
        rows = np.add.reduceat(slope[order, None] * inputs[which], first)
        first_units, bias, answers = self.walks
        first_units.go(seen.T @ back, rate)
        bias.go(back.sum(axis=0), rate)
        answers.go(rows, rate, met)

    def expect(self, seen: Floats, targets: Floats, left: float) -> None:
        """Expect what came of the questions."""
        values, units = self.promised(seen)
        missed = ((values - targets) / len(seen)).astype(np.float32)
        back = np.outer(missed, self.critic[2]) * (units > 0)
        slopes = (seen.T @ back, back.sum(axis=0), units.T @ missed, missed.sum(keepdims=True))
        for walk, slope in zip(self.critics, slopes, strict=True):
            walk.go(slope, RATE * max(left, 0.05))

    def content(self, rows: Rows) -> dict[str, Any]:
        """What a file says of the network: weights in hundredths, rows that are all 0 left out."""
        answers: dict[str, dict[str, list[int]]] = {}
        for (kind, text), weights in zip(rows.texts, hundredths(self.met), strict=True):
            if any(weights):
                answers.setdefault(str(kind), {})[text] = weights
        return {
            "mean": self.mean.tolist(),
            "spread": self.spread.tolist(),
            "first": hundredths(self.first),
            "bias": hundredths(self.bias),
            ANSWERS: answers,
        }


def starts_of(counts: Ints) -> Ints:
    """Where each begins of as many as counted, one behind the other."""
    return np.cumsum(counts) - counts


def hundredths(weights: Floats) -> Any:
    """As whole numbers."""
    return np.rint(weights * PER_UNIT).astype(np.int64).tolist()
