"""Learns a game by playing against itself: PPO with action masks, in one file, with nothing but NumPy.

    python examples/ppo.py yellowstone_park --out ppo.npz
    PPO_WEIGHTS=ppo.npz gamekeeper simulate yellowstone_park --seats 4 --bots examples.ppo:Learned,easy,easy,easy

One network plays all seats, each by what it may know. After Schulman et al. 2017, arXiv:1707.06347, with generalised
advantages (arXiv:1506.02438); actions that are not legal have no probability (Huang and Ontañón, arXiv:2006.14171).
"""

from __future__ import annotations

import argparse
import json
import os
import time
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

import gamekeeper
from gamekeeper.bots.bot import Bot
from gamekeeper.core.errors import BadSetup
from gamekeeper.core.game import Game
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.state import State
from gamekeeper.envs.gymnasium import SeatEnv
from gamekeeper.envs.vector import VectorEnv

Floats = NDArray[np.float32]

LANES = 256
STEPS = 128  # of every lane before the network learns from them
EPOCHS = 2  # times it sees them
BATCH = 2048
WIDTH = 128
CLIP = 0.2
DISCOUNT = 0.97  # from one decision of a seat to its next
LAMBDA = 0.9
ENTROPY = 0.015  # falls to a tenth over the run
VALUE_WEIGHT = 0.5
RATE = 1e-3  # falls to a twentieth over the run
LARGEST_GRADIENT, LARGEST_INPUT = 0.5, 5.0
POINT = 0.1  # what a point is worth beside the end, of -1 to 1
NAMED = 8  # numbers of no more values than that are told as one flag a value
GLANCES = 64  # random steps of every lane that inputs are scaled by
MEASURED = 40  # iterations between two points of the curve

NAMES_OF_THINGS = ("generation", "labels", "since", "turns")  # numbers that say which, not how many


class Board:
    """What a player of Yellowstone Park sees at a glance: what a card laid on each of the 49 spaces collects, and how
    many spaces are occupied then. A card keeps the cards that lie at most two rows and two columns away (Y4.3).
    """

    spaces = 49
    told = 6  # numbers of a space
    answers = 4 * spaces  # the first actions: colour, row, column
    lost = ("markers:{}[0]", "malus:{}")  # numbers of a seat that count against it

    def __init__(self, places: dict[str, int]) -> None:
        self.columns = [places[f"columns[{colour}]"] for colour in range(4)]
        numbers = [[f"{copy}[{colour}][{{}}]" for copy in ("first", "second")] for colour in range(4)]
        self.rows = [[[places[one.format(row)] for row in range(7)] for one in copies] for copies in numbers]
        row, column = np.divmod(np.arange(49), 7)
        near = (abs(row[:, None] - row) <= 2) & (abs(column[:, None] - column) <= 2)
        self.near = near.astype(np.float32)

    def __call__(self, seen: NDArray[np.int16], masks: NDArray[np.uint8]) -> tuple[Floats, Floats]:
        """More inputs, of shape (n, …), and the numbers of each space, (n, told, spaces)."""
        cards = np.zeros((len(seen), 7, 7), np.float32)
        for column, copies in zip(self.columns, self.rows, strict=True):
            there = seen[:, column, None] == np.arange(1, 8)
            cards += (seen[:, copies[0]] + seen[:, copies[1]])[:, :, None] * there[:, None, :]
        cards = cards.reshape(-1, 49)
        held = (cards > 0).astype(np.float32)
        cost = cards.sum(axis=1, keepdims=True) - cards @ self.near
        new = 1 - held
        after = held @ self.near + new
        spaces = np.stack([cost / 4, cost == 0, after / 4, new, new * (after == 8), new * (after == 9)], axis=1)
        open_ = masks[:, :196].reshape(-1, 4, 7, 7) > 0
        least = np.where(open_, cost.reshape(-1, 1, 7, 7), 12).min(axis=3).reshape(-1, 28)
        gain = np.where(open_, (new * (after == 8) + 3 * new * (after == 9)).reshape(-1, 1, 7, 7), 0).max(axis=3)
        few = np.sort(least, axis=1)[:, :6]
        return np.concatenate([cards, cost, least, gain.reshape(-1, 28), few], axis=1), spaces.astype(np.float32)


class Inputs:
    """What the network sees of an observation: flags, scaled numbers, and what a `Board` says of the game."""

    def __init__(self, game: Game[Any]) -> None:
        numbers = game.layout()
        places = {number.name: place for place, number in enumerate(numbers)}
        layout = [number for number in numbers if not number.name.startswith(NAMES_OF_THINGS)]
        few = [number for number in layout if 1 < number.high - number.low < NAMED]
        flags = [(places[number.name], value) for number in few for value in range(number.low, number.high + 1)]
        self.flag_places = np.array([place for place, _ in flags], np.int64)
        self.flag_values = np.array([value for _, value in flags], np.int16)
        self.plain = np.array([places[number.name] for number in layout if number not in few], np.int64)
        self.board = Board(places) if game.info.name == "yellowstone_park" else None
        self.kept: NDArray[np.int64] = np.zeros(0, np.int64)
        self.middle, self.spread = np.zeros(1, np.float32), np.ones(1, np.float32)

    def raw(self, seen: NDArray[np.int16], masks: NDArray[np.uint8]) -> tuple[Floats, Floats]:
        """Before they are scaled."""
        told = [seen[:, self.plain], seen[:, self.flag_places] == self.flag_values]
        spaces = np.zeros((len(seen), 0, 0), np.float32)
        if self.board is not None:
            more, spaces = self.board(seen, masks)
            told.append(more)
        return np.concatenate(told, axis=1, dtype=np.float32), spaces

    def fit(self, seen: NDArray[np.int16], masks: NDArray[np.uint8]) -> None:
        """Scale by these; what is always the same in them is left out."""
        told, _ = self.raw(seen, masks)
        self.kept = np.flatnonzero(told.std(axis=0) > 0.1)
        self.middle, self.spread = told[:, self.kept].mean(axis=0), told[:, self.kept].std(axis=0).clip(0.1)

    def __call__(self, seen: NDArray[np.int16], masks: NDArray[np.uint8]) -> tuple[Floats, Floats]:
        """Scaled inputs (n, numbers), and the numbers of spaces."""
        told, spaces = self.raw(seen, masks)
        told = (told[:, self.kept] - self.middle) / self.spread
        return told.clip(-LARGEST_INPUT, LARGEST_INPUT, out=told), spaces


class Network:
    """Two hidden layers beside a direct way: inputs (n, numbers) to a logit an action and a value (n, actions + 1).

    Where there is a `Board`, how much each number of a space matters is worked out from the second layer, and is the
    same for all spaces.
    """

    def __init__(self, weights: list[Floats]) -> None:
        self.weights = weights
        self.first = [np.zeros_like(each) for each in weights]  # moments of Adam, arXiv:1412.6980
        self.second = [np.zeros_like(each) for each in weights]
        self.updates = 0

    @classmethod
    def fresh(cls, numbers: int, actions: int, told: int, rng: np.random.Generator) -> Network:
        """Random weights; hardly any at the end, so that at first all actions are alike."""

        def layer(before: int, after: int, scale: float) -> Floats:
            return (rng.standard_normal((before, after)) * scale / np.sqrt(before)).astype(np.float32)

        end = actions + 1
        weights = [layer(numbers, WIDTH, 1.4), np.zeros(WIDTH, np.float32), layer(WIDTH, WIDTH, 1.4)]
        weights += [np.zeros(WIDTH, np.float32), layer(WIDTH, end, 0.01), layer(numbers, end, 0.01)]
        return cls([*weights, np.zeros(end, np.float32), layer(WIDTH, told, 0.01), np.zeros(told, np.float32)])

    def forward(self, x: Floats, spaces: Floats) -> tuple[Floats, Floats, Floats]:
        """The two hidden layers and the end."""
        w1, b1, w2, b2, w3, w4, b3, w5, b5 = self.weights
        h1 = np.maximum(x @ w1 + b1, 0)
        h2 = np.maximum(h1 @ w2 + b2, 0)
        end = h2 @ w3 + x @ w4 + b3
        if spaces.size:
            matter = h2 @ w5 + b5
            said = (matter[:, None, :] @ spaces)[:, 0]
            end[:, : Board.answers].reshape(len(x), -1, Board.spaces)[:] += said[:, None]
        return h1, h2, end

    def learn(self, x: Floats, spaces: Floats, h1: Floats, h2: Floats, slope: Floats, rate: float) -> None:
        """One step of Adam down a loss with this slope by the end."""
        w2, w3, w5 = self.weights[2], self.weights[4], self.weights[7]
        s2 = slope @ w3.T
        matter = np.zeros((len(x), w5.shape[1]), np.float32)
        if spaces.size:
            said = slope[:, : Board.answers].reshape(len(x), -1, Board.spaces).sum(axis=1)
            matter = (spaces @ said[:, :, None])[:, :, 0]
            s2 += matter @ w5.T
        s2 *= h2 > 0
        s1 = (s2 @ w2.T) * (h1 > 0)
        gradients = [x.T @ s1, s1.sum(0), h1.T @ s2, s2.sum(0), h2.T @ slope, x.T @ slope, slope.sum(0)]
        gradients += [h2.T @ matter, matter.sum(0)]
        norm = float(np.sqrt(sum(float(np.vdot(each, each)) for each in gradients)))
        shrink = np.float32(min(1.0, LARGEST_GRADIENT / (norm + 1e-8)))
        self.updates += 1
        late, later = 1 - 0.9**self.updates, 1 - 0.999**self.updates
        for number, gradient in enumerate(gradients):
            self.first[number] += np.float32(0.1) * (gradient * shrink - self.first[number])
            self.second[number] += np.float32(0.001) * ((gradient * shrink) ** 2 - self.second[number])
            spread = np.sqrt(self.second[number] / np.float32(later)) + np.float32(1e-8)
            self.weights[number] -= np.float32(rate / late) * self.first[number] / spread


def log_chances(logits: Floats, masks: NDArray[Any]) -> Floats:
    """Logarithm of each action's probability, very low for those that are not legal."""
    open_ = np.where(masks > 0, logits, np.float32(-1e9))
    open_ -= open_.max(axis=1, keepdims=True)
    return open_ - np.log(np.exp(open_).sum(axis=1, keepdims=True))


@dataclass
class Rollout:
    """Decisions of all lanes, arrays of shape (steps, lanes, …)."""

    inputs: Floats
    spaces: Floats
    masks: NDArray[np.uint8]
    actions: NDArray[np.int64]
    chances: Floats  # logarithm of how likely the action was
    values: Floats
    ahead: Floats  # points before the mean of the others
    deciders: NDArray[np.uint8]
    over: NDArray[np.uint8]
    returns: Floats


class Learner:
    """A network, the games it plays against itself, and what it learns from them."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.rng = rng = np.random.default_rng(seed)
        self.env = env = VectorEnv(game, LANES, seed)
        self.inputs = Inputs(game)
        names = [number.name for number in game.layout()]
        lost = () if self.inputs.board is None else self.inputs.board.lost
        seats = int(game.seats)
        self.lost = [[names.index(name.format(seat)) for name in lost] for seat in range(seats)]
        seen, masks = [], []
        for _ in range(GLANCES):
            seen.append(env.observations.copy())
            masks.append(env.masks.copy())
            env.step((rng.random(env.masks.shape) * env.masks).argmax(axis=1))
        self.inputs.fit(np.concatenate(seen), np.concatenate(masks))
        actions = env.masks.shape[1]
        _, spaces = self.inputs(env.observations, env.masks)
        self.network = Network.fresh(len(self.inputs.kept), actions, spaces.shape[1], rng)
        sizes = [(len(self.inputs.kept),), spaces.shape[1:], (actions,), (), (), (), (), (), (), (seats,)]
        kinds = [np.float32, np.float32, np.uint8, np.int64, *[np.float32] * 3, np.uint8, np.uint8, np.float32]
        self.rollout = Rollout(
            *[np.zeros((STEPS, LANES, *size), kind) for size, kind in zip(sizes, kinds, strict=True)]
        )

    def ahead(self) -> Floats:
        """How many points each decider is ahead of the mean of the others."""
        lost = [self.env.observations[:, places].sum(axis=1, dtype=np.float32) for places in self.lost]
        return np.mean(lost[1:], axis=0, dtype=np.float32) - lost[0]

    def play(self) -> None:
        """Fill the rollout by playing on."""
        env, out, lanes = self.env, self.rollout, np.arange(LANES)
        for step in range(STEPS):
            out.inputs[step], out.spaces[step] = self.inputs(env.observations, env.masks)
            out.masks[step], out.deciders[step], out.ahead[step] = env.masks, env.deciders, self.ahead()
            end = self.network.forward(out.inputs[step], out.spaces[step])[-1]
            logs = log_chances(end[:, :-1], env.masks)
            sums = np.exp(logs).cumsum(axis=1)
            drawn = self.rng.random((LANES, 1), np.float32) * sums[:, -1:]
            actions = np.minimum((sums <= drawn).sum(axis=1), sums.shape[1] - 1)
            wrong = env.masks[lanes, actions] == 0  # by rounding
            actions[wrong] = logs[wrong].argmax(axis=1)
            out.actions[step], out.values[step] = actions, end[:, -1]
            out.chances[step] = logs[lanes, actions]
            env.step(actions)
            out.over[step], out.returns[step] = env.over, env.returns

    def advantages(self) -> tuple[Floats, NDArray[np.bool_]]:
        """How much better each decision turned out than its value said, and for which of them that is known yet.

        What follows for a seat is its own next decision, or what the game was worth to it.
        """
        out, lanes = self.rollout, np.arange(LANES)
        advantages = np.zeros_like(out.values)
        known = np.zeros(out.values.shape, np.bool_)
        following = np.zeros((LANES, out.returns.shape[2]), np.float32)  # value of a seat's next decision
        gained, points = np.zeros_like(following), np.zeros_like(following)
        certain, last = np.zeros(following.shape, np.bool_), np.zeros(following.shape, np.bool_)
        for step in range(STEPS - 1, -1, -1):
            ended = out.over[step] > 0
            following[ended], gained[ended], certain[ended], last[ended] = out.returns[step][ended], 0, True, True
            at = (lanes, out.deciders[step])
            reward = np.where(
                last[at], following[at], POINT * (points[at] - out.ahead[step]) + DISCOUNT * following[at]
            )
            gain = reward - out.values[step] + DISCOUNT * LAMBDA * gained[at]
            advantages[step], known[step] = gain, certain[at]
            following[at], points[at], certain[at], last[at] = out.values[step], out.ahead[step], True, False
            gained[at] = gain * known[step]
        return advantages, known

    def improve(self, left: float) -> dict[str, float]:
        """Learn from the rollout, `left` of the run being to come; mean loss and entropy of the choices, in nats."""
        out = self.rollout
        advantages, known = self.advantages()
        targets = (advantages + out.values).reshape(-1)
        which = np.flatnonzero(known)
        inputs, masks = out.inputs.reshape(known.size, -1), out.masks.reshape(known.size, -1)
        spaces = out.spaces.reshape(known.size, *out.spaces.shape[2:])
        actions, chances, advantages = out.actions.reshape(-1), out.chances.reshape(-1), advantages.reshape(-1)
        advantages = (advantages - advantages[which].mean()) / (advantages[which].std() + 1e-8)
        rate, curious = RATE * max(left, 0.05), ENTROPY * max(left, 0.1)
        entropies, losses = [], []
        for _ in range(EPOCHS):
            self.rng.shuffle(which)
            for start in range(0, max(len(which) - BATCH, 0) + 1, BATCH):
                part = which[start : start + BATCH]
                rows, x, board = np.arange(len(part)), inputs[part], spaces[part]
                h1, h2, end = self.network.forward(x, board)
                logs = log_chances(end[:, :-1], masks[part])
                likely = np.exp(logs)
                advantage = advantages[part]
                ratio = np.exp(logs[rows, actions[part]] - chances[part])
                free = np.where(advantage > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
                pull = -(advantage * ratio * free)[:, None]  # slope of the clipped objective by the chosen logarithm
                entropy = -(likely * logs).sum(axis=1, keepdims=True)
                missed = end[:, -1] - targets[part]
                slope = np.empty_like(end)
                slope[:, :-1] = likely * (curious * (logs + entropy) - pull)
                slope[rows, actions[part]] += pull[:, 0]
                slope[:, -1] = VALUE_WEIGHT * missed
                slope /= np.float32(len(part))
                self.network.learn(x, board, h1, h2, slope, rate)
                clipped = np.minimum(advantage * ratio, advantage * ratio.clip(1 - CLIP, 1 + CLIP))
                losses.append(float((VALUE_WEIGHT / 2 * missed**2 - clipped - curious * entropy[:, 0]).mean()))
                entropies.append(float(entropy.mean()))
        return {"loss": float(np.mean(losses)), "entropy": float(np.mean(entropies))}

    def save(self, path: str) -> None:
        """Everything that `Learned` plays by."""
        seats, inputs = np.array([self.env.returns.shape[1]]), self.inputs
        np.savez(path, seats, inputs.kept, inputs.middle, inputs.spread, *self.network.weights)


class Learned(Bot):
    """A bot that asks the network in the file that the environment variable PPO_WEIGHTS names."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        with np.load(os.environ["PPO_WEIGHTS"]) as file:
            seats, self.kept, self.middle, self.spread, *weights = [file[key] for key in file.files]
        self.network, self.seats = Network(weights), int(seats[0])
        self.inputs: Inputs | None = None
        self.game: Game[Any] | None = None

    def choose(self, game: Game[Any], s: State, seat: Seat, rng: object, limit: object) -> Action:
        """The likeliest action, by what the seat may know."""
        if game.seats != self.seats:
            raise BadSetup("seats", int(game.seats), f"{self.seats}, as when it learned")
        if self.inputs is None or self.game is not game:
            self.game, self.inputs = game, Inputs(game)
            self.inputs.kept, self.inputs.middle, self.inputs.spread = self.kept, self.middle, self.spread
        mask = np.zeros((1, int(game.action_count)), np.uint8)
        mask[0, list(game.legal(s, seat))] = 1
        seen = np.frombuffer(memoryview(game.observed(s, seat)), np.int16)[None]
        logits = self.network.forward(*self.inputs(seen, mask))[-1][:, :-1]
        return Action(int(log_chances(logits, mask)[0].argmax()))


def share_won(path: str, game: Game[Any], bots: str, games: int) -> float:
    """How many matches among such bots the likeliest actions win, from every seat in turn; ties in part."""
    os.environ["PPO_WEIGHTS"] = path
    bot, won = Learned("learned"), 0.0
    for number in range(games):
        env = SeatEnv(game.info.name, seats=int(game.seats), bots=[bots], seat=number % int(game.seats))
        env.reset(seed=number)
        ended = False
        while not ended:
            _, _, ended, _, _ = env.step(np.int64(bot.choose(env.game, env.state, env.seat, None, None)))
        ranks = env.game.ranking(env.state)
        won += (ranks[env.seat] == 1) / ranks.count(1)
    return won / games


def train(game: Game[Any], seed: int, decisions: int, out: str, against: str = "", games: int = 100) -> Learner:
    """Learn from so many decisions; a line of JSON for each point of the curve."""
    learner = Learner(game, seed)
    iterations = max(1, decisions // (LANES * STEPS))
    for iteration in range(iterations):
        learner.play()
        told = learner.improve(1 - iteration / iterations)
        if iteration % MEASURED == MEASURED - 1 or iteration == iterations - 1:
            learner.save(out)
            minutes = time.process_time() / 60
            point = {"decisions": (iteration + 1) * LANES * STEPS, "minutes": round(minutes, 2)}
            won = {"won": share_won(out, game, against, games)} if against else {}
            print(json.dumps(point | {key: round(value, 3) for key, value in (told | won).items()}), flush=True)
    return learner


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="PPO with action masks, against itself")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--decisions", type=float, default=20e6, help="how many it learns from")
    parser.add_argument("--against", default="easy", help="bots that the curve is measured against; '' for no curve")
    parser.add_argument("--games", type=int, default=100, help="matches for each point of the curve")
    parser.add_argument("--out", default="ppo.npz")
    given = parser.parse_args()
    game = gamekeeper.make(given.game, seats=given.seats)
    train(game, given.seed, int(given.decisions), given.out, given.against, given.games)


if __name__ == "__main__":
    main()
