"""Learns Yellowstone Park by playing beside bots: PPO with action masks, in one file, with nothing but NumPy.

    python examples/ppo.py --out ppo.npz
    PPO_WEIGHTS=ppo.npz gamekeeper simulate yellowstone_park --seats 4 --bots examples.ppo:Learned,easy,easy,easy

A network looks at every legal answer and says how likely it is, another says what the position is worth; both by what
the seat may know. A bot plays on from the likeliest answers before it gives one. After Schulman et al. 2017,
arXiv:1707.06347, with generalised advantages (arXiv:1506.02438); actions that are not legal have no probability (Huang
and Ontañón, arXiv:2006.14171).
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import time
from dataclasses import dataclass, fields
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gamekeeper.bots.bot import Bot, Limit
from gamekeeper.bots.habit import Habit
from gamekeeper.core.errors import BadSetup
from gamekeeper.core.game import Game
from gamekeeper.core.ids import NOBODY, Action, Seat
from gamekeeper.core.rng import Rng
from gamekeeper.core.state import State
from gamekeeper.envs.gymnasium import SeatEnv
from gamekeeper.games.yellowstone_park.actions import STOP
from gamekeeper.games.yellowstone_park.components import COLUMNS, KINDS
from gamekeeper.games.yellowstone_park.tells import KEPT, LONG, RECENT
from gamekeeper.games.yellowstone_park.tells import WIDTH as HEARD  # numbers that are told of a seat

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]
Seen = NDArray[np.int16]

GAME = "yellowstone_park"
TABLES = 256  # at each one seat learns
STEPS = 64  # decisions of every table before the networks learn from them
EPOCHS = 4  # times they see them
BATCH = 512
WIDTH = 128  # of both hidden layers
CLIP = 0.2
DISCOUNT = 0.97  # from one decision of the seat to its next
LAMBDA = 0.9
ENTROPY = 0.03  # falls to a tenth over the run
RATE = 1e-3  # falls to a twentieth over the run
LARGEST_GRADIENT = 0.5
POINT = 0.1  # what a point is worth beside the end, of -1 to 1
MEASURED = 40  # iterations between two points of the curve
SELDOM = -5.3  # logarithm of odds below which an answer that was not given is not learned from

LOOKED_AT = 6  # answers that a bot looks ahead from
BESIDE_BEST = -5.0  # if their odds are not so much smaller than the likeliest's, as a logarithm
DEALS = 48  # of what the seat does not know
FOLLOWED = 2  # decisions of the seat that follow

NO_ANSWER = -1  # answers below STOP lay: kind * 7 + column; a kind of card is colour * 7 + row
CHOICES = range(STOP, STOP + 5)  # stop, refill, keep, take the malus pile, draw
OF_ANSWERS = 13  # so many numbers tell of an answer itself, the others of what it leads to
SIDE = int(COLUMNS)  # of the board
RUN = np.arange(SIDE)
AT = np.stack(np.divmod(np.arange(SIDE * SIDE), SIDE))  # row and column of each space
NEAR = (  # which spaces keep their cards when a card is laid on another (Y4.3)
    (abs(AT[:, :, None] - AT[:, None]) <= 2).all(axis=0).astype(np.float32)
)


class Looks:
    """What a player sees in an observation: how the seats stand, and after an answer the board and the cards in hand.

    Numbers are divided by what is usual, so that they are about as large as 1.
    """

    def __init__(self, game: Game[Any]) -> None:
        names = [number.name for number in game.layout()]

        def places(pattern: str, *ranges: range) -> Ints:
            grid = np.meshgrid(*ranges, indexing="ij")
            found = [names.index(pattern.format(*at)) for at in zip(*(axis.ravel() for axis in grid), strict=True)]
            return np.array(found, np.int64)

        seats, colours, rows, kinds = range(int(game.seats)), range(4), range(SIDE), range(KINDS)
        self.questions = places("question[{}]", range(1, 5))
        self.held, self.malus = places("hand:{}", seats), places("malus:{}", seats)
        self.markers, self.pile = places("markers:{}[0]", seats), names.index("pile")
        self.columns = places("columns[{}]", colours)
        self.first, self.second = places("first[{}][{}]", colours, rows), places("second[{}][{}]", colours, rows)
        self.hand, self.on_board = places("hand:0.kinds[{}]", kinds), places("board.kinds[{}]", kinds)
        self.collected = places("malus:{}.kinds[{}]", seats, kinds)
        self.end, self.numbers = int(game.setting.end_score), len(names)
        heard = self.numbers + np.arange(int(game.seats) * HEARD).reshape(-1, HEARD)
        self.upside_down = np.arange(heard.max() + 1)
        for each in (self.first, self.second, self.hand, self.on_board, self.collected, heard[:, : 2 * KINDS]):
            self.upside_down[each.reshape(-1, SIDE)] = each.reshape(-1, SIDE)[:, ::-1]

    def see(self, game: Game[Any], s: State, seat: Seat) -> Seen:
        """The observation, and what its memory of the others' layings tells a seat of their hands."""
        game.ear.listen(s)
        heard = np.frombuffer(memoryview(game.ear.told), np.uint8)
        own = int(seat) * (len(heard) // int(game.seats))
        return np.concatenate([np.frombuffer(memoryview(game.observed(s, seat)), np.int16), heard[own:], heard[:own]])

    def likely(self, seen: Seen, unseen: Floats) -> Floats:
        """How many cards of each kind the others are likely to hold, (n, others, 28): a card is e**-2 times as likely
        for each that a seat would have saved by laying it.
        """
        heard = seen[:, self.numbers :].reshape(len(seen), len(self.held), -1)[:, 1:].astype(np.float32)
        kept = np.minimum(heard[:, :, KEPT], seen[:, self.held[1:]])
        total = np.zeros((*kept.shape, KINDS), np.float32)
        for first, held in ((RECENT, seen[:, self.held[1:]] - kept), (LONG, kept)):
            weights = unseen[:, None] * np.exp(-2 * heard[:, :, first : first + KINDS].clip(0, 4))
            total += held[:, :, None] * weights / weights.sum(axis=2, keepdims=True).clip(1e-6)
        return total

    def points(self, seen: Seen) -> Floats:
        """How many points the seat is ahead of the mean of the others, (n,)."""
        due = (seen[:, self.markers] + seen[:, self.malus]).astype(np.float32)
        return due[:, 1:].mean(axis=1) - due[:, 0]

    def standing(self, seen: Seen) -> Floats:
        """The question and how the seats stand, (n, …)."""
        held, malus, markers = (seen[:, at].astype(np.float32) for at in (self.held, self.malus, self.markers))
        pile, due = seen[:, self.pile, None].astype(np.float32), malus + markers
        parts = [seen[:, self.questions], held / 6, held[:, :1] == RUN[1:], malus / 8, malus >= 6, markers / 15]
        parts += [(each[:, 1:] - each[:, :1]) / 8 for each in (due, markers)]
        parts += [(self.end - each.max(axis=1, keepdims=True)) / 15 for each in (due, markers)]
        return np.concatenate([*parts, due[:, 1:] > due[:, :1], pile / 16, 1 / (1 + pile)], axis=1, dtype=np.float32)

    def board(self, seen: Seen) -> Floats:
        """How many cards lie on each space, (n, 49)."""
        cards = np.zeros((len(seen), SIDE, SIDE + 1), np.float32)  # column 0: colours that are not there
        both = seen[:, self.first] + seen[:, self.second]
        for colour, column in enumerate(seen[:, self.columns].T):
            cards[np.arange(len(seen)), :, column] += both[:, colour * SIDE : (colour + 1) * SIDE]
        return cards[:, :, 1:].reshape(len(seen), -1)

    def turned(self, seen: Seen, which: Ints, answers: Ints) -> tuple[Seen, Ints]:
        """The same, turned so that most cards lie in low rows and columns: to the rules all directions are alike."""
        lines = (self.board(seen).reshape(-1, SIDE, SIDE).sum(axis=axis) for axis in (2, 1))
        down, right = ((line * (RUN - 3)).sum(axis=1) > 0 for line in lines)
        seen = np.where(down[:, None], seen[:, self.upside_down], seen)
        columns = seen[:, self.columns]
        seen[:, self.columns] = np.where(right[:, None] & (columns > 0), SIDE + 1 - columns, columns)
        colour, row, column = np.unravel_index(answers.clip(0, STOP - 1), (4, SIDE, SIDE))
        row, column = np.where(down[which], SIDE - 1 - row, row), np.where(right[which], SIDE - 1 - column, column)
        lays = (answers >= 0) & (answers < STOP)
        return seen, np.where(lays, (colour * SIDE + row) * SIDE + column, answers)

    def look(self, seen: Seen, which: Ints, answers: Ints) -> Floats:
        """A row for each answer to the question of observation `which`, (m, …); NO_ANSWER looks at what is there."""
        after = After(self, seen, which, answers)
        numbers = np.stack([*after.of_answer(), *after.of_board(), *after.of_hand()], axis=1, dtype=np.float32)
        return np.concatenate([numbers, *after.cards_in_hand(), *after.window(), self.standing(seen)[which]], axis=1)

    def __call__(self, seen: Seen, which: Ints, answers: Ints) -> Floats:
        """The same of the position as `turned`."""
        seen, answers = self.turned(seen, which, answers)
        return self.look(seen, which, answers)


class After:
    """The board that each of m answers leads to, and what the cards in hand and those unseen would do there.

    Spaces are row * 7 + column; everything is an array of m, of (m, 49) spaces or of (m, 28) kinds of card.
    """

    def __init__(self, looks: Looks, seen: Seen, which: Ints, answers: Ints) -> None:
        self.answers, self.each = answers, np.arange(len(answers))
        self.lays = (answers >= 0) & (answers < STOP)
        kind, column = np.divmod(np.where(self.lays, answers, 0), SIDE)
        colour, row = np.divmod(kind, SIDE)
        self.lay(looks.board(seen)[which], row * SIDE + column)
        columns = seen[which][:, looks.columns].astype(np.int64) - 1
        columns[self.each, colour] = np.where(self.lays, column, columns[self.each, colour])
        self.malus = seen[which, looks.malus[0]] + self.collected
        self.measure(columns)
        # the seat's cards, and those that are neither to be seen nor known: others' or in the pile
        hand = seen[:, looks.hand].astype(np.float32)
        known = seen[:, looks.on_board] + seen[:, looks.collected].reshape(len(seen), -1, KINDS).sum(axis=1)
        unseen = (2 - hand - known).clip(0)
        likely = looks.likely(seen, unseen)
        self.theirs, self.next = likely.sum(axis=1)[which], likely[which, 0]
        unseen = unseen[which]
        self.share = unseen / unseen.sum(axis=1, keepdims=True).clip(1)
        self.hand = hand[which]
        self.hand[self.each, kind] -= self.lays
        self.risk = self.crowding()

    def lay(self, cards: Floats, space: Ints) -> None:
        """What is collected and what lies on the board then (Y4.2, Y4.3)."""
        self.twin, before = self.lays & (cards[self.each, space] > 0), cards.sum(axis=1)
        self.cards = np.where(self.lays[:, None], cards * NEAR[space], cards)
        self.collected = before - self.cards.sum(axis=1)
        self.cards[self.each, space] += self.lays
        self.grid = self.cards.reshape(-1, SIDE, SIDE)
        self.spaces = (self.cards > 0).sum(axis=1)

    def measure(self, columns: Ints) -> None:
        """Where the cards lie, and what the next ones collect; a new colour in the nearest free column."""
        in_rows, in_columns = self.grid.any(axis=2), self.grid.any(axis=1)
        self.top, self.left = in_rows.argmax(axis=1), in_columns.argmax(axis=1)
        self.bottom, self.right = (SIDE - 1 - lines[:, ::-1].argmax(axis=1) for lines in (in_rows, in_columns))
        off = np.maximum(abs(RUN - self.left[:, None]), abs(RUN - self.right[:, None]))
        free = np.where(in_columns, 99, off * 8 + abs(RUN - 3)).argmin(axis=1)[:, None]
        self.there = (columns >= 0) & np.take_along_axis(in_columns, columns.clip(0), 1)
        self.columns = np.where(self.there, columns, free)
        self.space_of = (RUN * SIDE + self.columns[:, :, None]).reshape(-1, KINDS)
        self.cost = self.cards.sum(axis=1, keepdims=True) - np.take_along_axis(self.cards @ NEAR, self.space_of, 1)
        self.fits = self.cost == 0
        self.fills = self.fits & (np.take_along_axis(self.cards, self.space_of, 1) == 0)

    def of_answer(self) -> list[NDArray[Any]]:
        """The answer itself: what it collects and earns (Y5.1), OF_ANSWERS numbers."""
        bonus = self.lays & ~self.twin & (self.collected == 0)
        costs = [self.collected / 4, self.collected == 0, self.collected == 1, self.collected == 2]
        earned = [bonus & (self.spaces == 8), bonus & (self.spaces == 9)]
        return [*costs, self.twin, *earned, self.lays, *(self.answers == choice for choice in CHOICES)]

    def of_board(self) -> list[NDArray[Any]]:
        """How full it is and where it ends."""
        full = [self.spaces / 9, *(self.spaces == count for count in (7, 8, 9)), self.cards.sum(axis=1) / 9]
        rows = [self.bottom - self.top, self.top == 0, self.top <= 1, self.bottom == 6, self.bottom >= 5]
        columns = [self.right - self.left, self.left == 0, self.left <= 1, self.right == 6, self.right >= 5]
        return [self.malus / 8, self.malus >= 6, *full, *rows, *columns, self.there.sum(axis=1) / 2]

    def of_hand(self) -> list[NDArray[Any]]:
        """What the cards in hand would collect and earn next, and those unseen."""
        hand, share, cost, risk = self.hand, self.share, self.cost, self.risk
        held = hand.sum(axis=1)
        others = ((share, 1), (self.theirs, 3), (self.next, 1))
        of_rows, of_colours = (hand.reshape(-1, 4, SIDE).sum(axis=axis) for axis in (1, 2))
        above, below = self.top[:, None] > RUN, self.bottom[:, None] < RUN
        return [
            *(held / 6, held == 0, *self.fitting(hand / 3)),
            *(number for of, scale in others for number in self.fitting(of / scale)),
            *((hand * cost).sum(axis=1) / 6, (hand * cost).max(axis=1) / 4, (share * cost).sum(axis=1) / 3),
            *((hand * self.fits * (risk < little)).sum(axis=1) / 2 for little in (0.03, 0.15, 0.35)),
            *((self.next * cost).sum(axis=1) / 6, (hand * risk).sum(axis=1) / 2, (hand > 1).sum(axis=1)),
            *((of_rows * beyond).sum(axis=1) / 3 for beyond in (above, below)),
            (of_colours * self.there).sum(axis=1) / 3,
        ]

    def fitting(self, cards: Floats) -> list[Floats]:
        """How many of these collect nothing, how many fill a space, and fill the eighth or ninth (Y5.1)."""
        fills = (cards * self.fills).sum(axis=1)
        return [(cards * self.fits).sum(axis=1), fills, fills * (self.spaces == 7), fills * (self.spaces == 8)]

    def crowding(self) -> Floats:
        """How likely a card that fits, laid by another, is to lie too far from one of each kind, (m, 28)."""
        fitting = self.theirs * self.fits
        fitting /= fitting.sum(axis=1, keepdims=True) + 0.05
        at = (self.each[:, None] * SIDE**2 + self.space_of).ravel()
        weights = np.bincount(at, fitting.ravel(), self.cards.size).reshape(self.cards.shape).astype(np.float32)
        return fitting.sum(axis=1, keepdims=True) - np.take_along_axis(weights @ NEAR, self.space_of, 1)

    def cards_in_hand(self) -> list[Floats]:
        """What each would collect, the cheapest first; and where they would lie, those unseen too: in the rows and
        columns from two before the cards on the board, new colours in rows only.
        """
        held = self.hand > 0
        cheap = np.sort(np.where(held, self.cost, 8), axis=1)[:, :4]
        dear = np.sort(np.where(held, self.cost + 4 * self.risk, 12), axis=1)[:, :5]
        rows = (RUN - self.top[:, None] + 2).clip(0, SIDE - 1)[:, None]
        columns = (self.columns - self.left[:, None] + 2).clip(0, SIDE - 1)[:, :, None]
        at = np.where(self.there[:, :, None], rows * SIDE + columns, SIDE**2 + rows).reshape(-1, KINDS)
        size = SIDE**2 + SIDE
        at = (self.each[:, None] * size + at).ravel()
        own, theirs = (
            np.bincount(at, of.ravel(), len(held) * size).reshape(-1, size) for of in (self.hand, self.theirs)
        )
        parts = [cheap / 4, dear / 4, np.exp(-dear), own, theirs]
        return [part.astype(np.float32) for part in parts]

    def window(self) -> list[Floats]:
        """The matrix from the first row and column with cards on: where one lies, where two."""
        padded = np.zeros((len(self.each), SIDE + 2, SIDE + 2), np.float32)
        padded[:, :SIDE, :SIDE] = self.grid
        rows, columns = ((line[:, None] + RUN[:3]) for line in (self.top, self.left))
        window = padded[self.each[:, None, None], rows[:, :, None], columns[:, None]].reshape(-1, 9)
        return [(window > least).astype(np.float32) for least in (0, 1)]


class Network:
    """Two hidden layers: rows (m, numbers) to a number each, (m,). It learns by Adam, arXiv:1412.6980."""

    def __init__(self, weights: list[Floats]) -> None:
        self.weights = weights
        self.first = [np.zeros_like(each) for each in weights]
        self.second = [np.zeros_like(each) for each in weights]
        self.updates = 0

    @classmethod
    def fresh(cls, numbers: int, rng: np.random.Generator) -> Network:
        """Random weights; hardly any at the end, so that at first all rows are alike."""
        weights = []
        for before, after, scale in ((numbers, WIDTH, 1.4), (WIDTH, WIDTH, 1.4), (WIDTH, 1, 0.01)):
            layer = rng.standard_normal((before, after)) * scale / np.sqrt(before)
            weights += [layer.astype(np.float32), np.zeros(after, np.float32)]
        return cls(weights)

    @property
    def parts(self) -> list[Floats]:
        """The weights and what is remembered of their slopes."""
        return [*self.weights, *self.first, *self.second]

    def forward(self, x: Floats) -> tuple[Floats, Floats, Floats]:
        """Both hidden layers and the numbers."""
        w1, b1, w2, b2, w3, b3 = self.weights
        h1 = np.maximum(x @ w1 + b1, 0)
        h2 = np.maximum(h1 @ w2 + b2, 0)
        return h1, h2, (h2 @ w3 + b3)[:, 0]

    def learn(self, x: Floats, h1: Floats, h2: Floats, slope: Floats, rate: float) -> None:
        """One step down a loss with this slope by the numbers, (m,)."""
        s3 = slope[:, None].astype(np.float32)
        s2 = (s3 @ self.weights[4].T) * (h2 > 0)
        s1 = (s2 @ self.weights[2].T) * (h1 > 0)
        gradients = [x.T @ s1, s1.sum(axis=0), h1.T @ s2, s2.sum(axis=0), h2.T @ s3, s3.sum(axis=0)]
        norm = float(np.sqrt(sum(float(np.vdot(each, each)) for each in gradients)))
        shrink = np.float32(min(1.0, LARGEST_GRADIENT / (norm + 1e-8)))
        self.updates += 1
        late, later = 1 - 0.9**self.updates, 1 - 0.999**self.updates
        for number, gradient in enumerate(gradients):
            self.first[number] += np.float32(0.1) * (gradient * shrink - self.first[number])
            self.second[number] += np.float32(0.001) * ((gradient * shrink) ** 2 - self.second[number])
            spread = np.sqrt(self.second[number] / np.float32(later)) + np.float32(1e-8)
            self.weights[number] -= np.float32(rate / late) * self.first[number] / spread


def log_chances(logits: Floats, starts: Ints, counts: Ints) -> Floats:
    """Logarithm of the probability of each answer, among the `counts` that begin at `starts`."""
    logits = logits - np.repeat(np.maximum.reduceat(logits, starts), counts)
    return logits - np.repeat(np.log(np.add.reduceat(np.exp(logits), starts)), counts)


def starts_of(counts: Ints) -> Ints:
    """Where rows begin of which there are so many each."""
    return np.cumsum(counts) - counts


class Learner:
    """The networks, the games they play, and what they learn from them."""

    def __init__(self, seats: int, beside: str, seed: int, worker: int = 0) -> None:
        self.rng = np.random.default_rng([seed, worker])
        self.tables = [SeatEnv(GAME, seats=seats, bots=[beside], seat=number % seats) for number in range(TABLES)]
        for table in self.tables:
            table.reset(seed=int(self.rng.integers(2**32)))
        self.looks = Looks(self.tables[0].game)
        self.inputs = self.rows()[2]  # room for those of a round, which grows
        numbers = self.inputs.shape[1]
        same = np.random.default_rng(seed)  # of all workers
        self.actor, self.critic = Network.fresh(numbers, same), Network.fresh(numbers, same)
        self.matches, self.won = 0, 0.0

    def rows(self) -> tuple[Seen, Ints, Floats, Floats, Ints]:
        """What the tables' seats see: observations, legal answers and rows of them, rows of positions, answers each."""
        states = [(table.game, table.state, table.seat) for table in self.tables]
        seen = np.stack([self.looks.see(*state) for state in states])
        legal = [list(game.legal(s, seat)) for game, s, seat in states]
        counts = np.array([len(each) for each in legal])
        places = np.arange(len(states))
        answers = np.concatenate([*legal, np.full(len(states), NO_ANSWER)]).astype(np.int64)
        rows = self.looks(seen, np.concatenate([np.repeat(places, counts), places]), answers)
        return seen, answers, rows[: -len(states)], rows[-len(states) :], counts

    def play(self) -> None:
        """Play on, and keep what was seen and done."""
        kept, points, at, self.over, self.returns = [], [], 0, np.zeros((STEPS, TABLES)), np.zeros((STEPS, TABLES))
        for step in range(STEPS + 1):
            seen, answers, x, positions, counts = self.rows()
            points.append(self.looks.points(seen))
            values = self.critic.forward(positions)[-1]
            if step == STEPS:
                break
            starts = starts_of(counts)
            logs = log_chances(self.actor.forward(x)[-1], starts, counts)
            drawn = logs + self.rng.gumbel(size=len(logs))
            best = np.flatnonzero(drawn == np.repeat(np.maximum.reduceat(drawn, starts), counts))
            chosen = best[np.searchsorted(best, starts)]
            given = answers[chosen]
            learned_from = logs > SELDOM
            learned_from[chosen] = True
            x, counts = x[learned_from], np.add.reduceat(learned_from, starts, dtype=np.int64)
            starts, chosen = starts_of(counts), np.cumsum(learned_from)[chosen] - 1
            logs = log_chances(logs[learned_from], starts, counts)
            if len(self.inputs) < at + len(x):
                self.inputs = np.resize(self.inputs, (2 * (at + len(x)), x.shape[1]))
            self.inputs[at : at + len(x)] = x
            at += len(x)
            kept.append((positions, counts, chosen - starts, logs[chosen], values))
            for number, (table, answer) in enumerate(zip(self.tables, given, strict=True)):
                _, self.returns[step, number], over, _, _ = table.step(answer)
                if over:
                    self.over[step, number] = 1
                    ranks = table.game.ranking(table.state)
                    self.matches += 1
                    self.won += (ranks[table.seat] == 1) / ranks.count(1)
                    table.reset()
        parts = [np.concatenate(part) for part in zip(*kept, strict=True)]
        self.positions, self.counts, self.chosen, self.chances, self.values = parts
        self.points, self.last_values = np.array(points), values

    def advantages(self) -> Floats:
        """How much better each decision turned out than its value said, (steps * tables,)."""
        values = np.concatenate([self.values, self.last_values]).reshape(STEPS + 1, TABLES)
        advantages, gain = np.zeros((STEPS, TABLES), np.float32), np.zeros(TABLES)
        for step in range(STEPS - 1, -1, -1):
            goes_on = 1 - self.over[step]
            gained = POINT * (self.points[step + 1] - self.points[step]) + DISCOUNT * values[step + 1]
            gain = self.returns[step] + goes_on * (gained + DISCOUNT * LAMBDA * gain) - values[step]
            advantages[step] = gain
        return advantages.reshape(-1)

    def improve(self, left: float) -> dict[str, float]:
        """Learn from what was played, `left` of the run being to come; mean loss and entropy of choices, in nats."""
        advantages = self.advantages()
        targets = advantages + self.values
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
        rate, curious = RATE * max(left, 0.05), ENTROPY * max(left, 0.1)
        begin = starts_of(self.counts)
        told = []
        for _ in range(EPOCHS):
            order = self.rng.permutation(len(targets))
            for part in np.array_split(order, max(1, len(order) // BATCH)):
                counts = self.counts[part]
                starts = starts_of(counts)
                rows = np.repeat(begin[part] - starts, counts) + np.arange(counts.sum())
                x, chosen, advantage = self.inputs[rows], starts + self.chosen[part], advantages[part]
                h1, h2, logits = self.actor.forward(x)
                logs = log_chances(logits, starts, counts)
                likely = np.exp(logs)
                ratio = np.exp(logs[chosen] - self.chances[part])
                free = np.where(advantage > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
                pull = -advantage * ratio * free  # slope of the clipped objective by the chosen logarithm
                entropy = -np.add.reduceat(likely * logs, starts)
                slope = likely * (curious * (logs + np.repeat(entropy, counts)) - np.repeat(pull, counts))
                slope[chosen] += pull
                self.actor.learn(x, h1, h2, slope / len(part), rate)
                positions = self.positions[part]
                h1, h2, values = self.critic.forward(positions)
                missed = values - targets[part]
                self.critic.learn(positions, h1, h2, missed / len(part), rate)
                clipped = np.minimum(advantage * ratio, advantage * ratio.clip(1 - CLIP, 1 + CLIP))
                told.append([float((missed**2 / 2 - clipped - curious * entropy).mean()), float(entropy.mean())])
        loss, curiosity = np.mean(told, axis=0)
        return {"loss": float(loss), "entropy": float(curiosity)}

    @property
    def parts(self) -> list[Floats]:
        """All that is learned."""
        return [*self.actor.parts, *self.critic.parts]

    def take(self, parts: list[Floats]) -> None:
        """Go on with these parts."""
        for part, new in zip(self.parts, parts, strict=True):
            part[:] = new

    def share_won(self) -> float:
        """How many of the matches since the last time were won, ties in part."""
        share = self.won / max(1, self.matches)
        self.matches, self.won = 0, 0.0
        return share

    def save(self, path: str) -> None:
        """The number of seats, the actor's weights and the critic's."""
        np.savez(path, np.array([int(self.tables[0].game.seats)]), *self.actor.weights, *self.critic.weights)


class Learned(Bot):
    """A bot that asks the networks in the file that the environment variable PPO_WEIGHTS names.

    It plays on from the likeliest answers, in deals of what the seat does not know, and gives the one that led
    furthest; PPO_DEALS says in how many deals, with 0 it gives the likeliest answer at once.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        with np.load(os.environ["PPO_WEIGHTS"]) as file:
            seats, *weights = [file[key] for key in file.files]
        self.actor, self.critic, self.seats = Network(weights[:6]), Network(weights[6:]), int(seats[0])
        self.deals = int(os.environ.get("PPO_DEALS", DEALS))
        self.others = Habit("habit")
        self.game: Game[Any] | None = None

    def choose(self, game: Game[Any], s: State, seat: Seat, rng: Rng, limit: Limit) -> Action:
        """By what the seat may know."""
        if game.seats != self.seats:
            raise BadSetup("seats", int(game.seats), f"{self.seats}, as when it learned")
        if self.game is not game:
            self.game, self.looks = game, Looks(game)
        seen = self.looks.see(game, s, seat)[None]
        [(answers, logits)] = self.weighed(game, [s], seat, seen)
        order = np.argsort(-logits)[: LOOKED_AT if self.deals else 1]
        answers = answers[order[logits[order] > logits.max() + BESIDE_BEST]]
        best = 0
        if len(answers) > 1:
            deals = [game.imagine(s, seat, rng) for _ in range(self.deals)]
            for deal in deals:
                deal.laid = s.laid  # which tells the seat of hands then, too
            states = [self.after(game, game.copy(deal), seat, answer) for deal in deals for answer in answers]
            which = np.tile(np.arange(len(answers)), len(deals))
            worth = self.worth(game, states, seat, self.looks.points(seen)[0])
            best = int(np.bincount(which, worth).argmax())
        return Action(int(answers[best]))

    def weighed(self, game: Game[Any], states: list[State], seat: Seat, seen: Seen) -> list[tuple[Ints, Floats]]:
        """The legal answers in each position and what the network makes of them."""
        legal = [np.array(list(game.legal(s, seat)), np.int64) for s in states]
        counts = np.array([len(each) for each in legal])
        rows = self.looks(seen, np.repeat(np.arange(len(seen)), counts), np.concatenate(legal))
        logits = np.split(self.actor.forward(rows)[-1], np.cumsum(counts)[:-1])
        return list(zip(legal, logits, strict=True))

    def after(self, game: Game[Any], s: State, seat: Seat, answer: np.int64) -> State:
        """What follows until the seat is asked again or the match is over; others do as `habit` would."""
        game.advance(s, seat, Action(int(answer)))
        while (mover := s.decider()) not in (seat, NOBODY):
            game.advance(s, mover, self.others.choose(game, s, mover, s.rng, Limit()))
        return s

    def worth(self, game: Game[Any], states: list[State], seat: Seat, points: float) -> NDArray[np.float64]:
        """What each position turns out to be worth where the seat goes on with its likeliest answers for FOLLOWED
        decisions, counted as advantages are; `points` is how far it was ahead before.
        """
        worth, before, share = np.zeros(len(states)), np.full(len(states), points), 1.0
        going = np.arange(len(states))
        for left in range(FOLLOWED, -1, -1):
            over = np.array([states[place].decider() == NOBODY for place in going])
            worth[going[over]] += [share * game.returns(states[place])[seat] for place in going[over]]
            going = going[~over]
            if len(going) == 0:
                break
            now = [states[place] for place in going]
            seen = np.stack([self.looks.see(game, s, seat) for s in now])
            ahead = self.looks.points(seen)
            worth[going] += share * POINT * (ahead - before[going])
            before[going], share = ahead, share * DISCOUNT
            if left == 0:
                each = np.arange(len(seen))
                worth[going] += share * self.critic.forward(self.looks(seen, each, np.full_like(each, NO_ANSWER)))[-1]
                break
            for s, (legal, logits) in zip(now, self.weighed(game, now, seat, seen), strict=True):
                self.after(game, s, seat, legal[logits.argmax()])
        return worth


@dataclass
class Plan:
    """A run: what is learned from, and where it is kept."""

    seats: int = 4
    beside: str = "habit"  # the bot that has all other seats
    seed: int = 1
    decisions: int = 9_000_000  # how many it learns from
    out: str = "ppo.npz"
    start: str = ""  # what an earlier run has kept, to go on from
    left: float = 1.0  # rates and curiosity fall from this share of the usual
    until: float = 0.15  # to this one, but not below a twentieth and a tenth
    workers: int = 2  # processes

    def learner(self, worker: int) -> Learner:
        """What a worker begins with."""
        learner = Learner(self.seats, self.beside, self.seed, worker)
        if self.start:
            with np.load(self.start) as file:
                _, *weights = [file[key] for key in file.files]
            learner.actor, learner.critic = Network(weights[:6]), Network(weights[6:])
        return learner


def work(pipe: Connection, plan: Plan, worker: int) -> None:
    """Play and learn whenever it is asked to, and go on with what all have learned."""
    learner = plan.learner(worker)
    while True:
        left = pipe.recv()
        learner.play()
        learner.improve(left)
        pipe.send(learner.parts)
        learner.take(pipe.recv())


def train(plan: Plan) -> Learner:
    """Learn from so many decisions; a line of JSON for each point of the curve.

    Workers play and learn for themselves; after each iteration all go on with the mean of their networks.
    """
    begun, others = time.monotonic(), []
    for worker in range(1, plan.workers):
        here, there = multiprocessing.Pipe()
        multiprocessing.Process(target=work, args=(there, plan, worker), daemon=True).start()
        there.close()  # so that a worker that dies is missed
        others.append(here)
    learner = plan.learner(0)
    size = TABLES * STEPS * plan.workers
    iterations = max(1, plan.decisions // size)
    for iteration in range(iterations):
        left = plan.left + (plan.until - plan.left) * iteration / iterations
        for pipe in others:
            pipe.send(left)
        learner.play()
        told = learner.improve(left)
        learned = [learner.parts, *(pipe.recv() for pipe in others)]
        parts = [np.mean(part, axis=0) for part in zip(*learned, strict=True)]
        learner.take(parts)
        for pipe in others:
            pipe.send(parts)
        if iteration % MEASURED == MEASURED - 1 or iteration == iterations - 1:
            learner.save(plan.out)
            told |= {"minutes": (time.monotonic() - begun) / 60, "won": learner.share_won()}
            rounded = {key: round(value, 3) for key, value in told.items()}
            print(json.dumps({"decisions": (iteration + 1) * size} | rounded), flush=True)
    return learner


def main() -> None:
    """The command line: an option for each field of `Plan`."""
    parser = argparse.ArgumentParser(description="PPO with action masks learns Yellowstone Park beside bots")
    for field in fields(Plan):
        parser.add_argument(f"--{field.name}", type=type(field.default), default=field.default)
    train(Plan(**vars(parser.parse_args())))


if __name__ == "__main__":
    main()
