"""Measures games of OpenSpiel; runs in an environment that holds it (see bench_peers.py). Writes JSON.

Rates are per second of processor time on one core. A random playout runs as any Python program would drive
it: ask for the legal actions, choose, apply. OpenSpiel deals through chance nodes; `decisions` leaves them
out of the count, `steps` counts them as well. Searches start from the middles of random games; what a
simulation plays is the rest of the game, so its length is taken from random playouts of the same position.
"""

from __future__ import annotations

import json
import random
import sys
import time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

EXPLORE = 1.4
POSITIONS = 8
PLAYOUTS_PER_POSITION = 50
FIRST_TRY = 4


class Neighbour:
    """One game and positions from the middles of its games, each with the mean length of the rest."""

    def __init__(self, name):
        self.game = pyspiel.load_game(name)
        self.random = random.Random(1)
        self.positions = [self.middle() for _ in range(POSITIONS)]
        self.lengths = [self.mean_rest(state) for state in self.positions]

    def play_on(self, state, most=None):
        """Play at random, at most so many decisions; decisions and chance steps taken."""
        decisions = chances = 0
        draw = self.random.random
        while not state.is_terminal() and (most is None or decisions < most):
            actions = state.legal_actions()
            if state.is_chance_node():
                chances += 1
            else:
                decisions += 1
            state.apply_action(actions[int(draw() * len(actions))])
        return decisions, chances

    def middle(self):
        """The first position from the middle of a random game on that leaves a choice; a new game if there is none."""
        while True:
            length, _ = self.play_on(self.game.new_initial_state())
            state = self.game.new_initial_state()
            self.play_on(state, length // 2)
            while not state.is_terminal():
                if not state.is_chance_node() and len(state.legal_actions()) > 1:
                    return state
                state.apply_action(self.random.choice(state.legal_actions()))

    def mean_rest(self, state):
        """How many decisions a random playout takes from here on."""
        return sum(self.play_on(state.clone())[0] for _ in range(PLAYOUTS_PER_POSITION)) / PLAYOUTS_PER_POSITION

    def playouts(self, count):
        """Whole random games."""
        done = [self.play_on(self.game.new_initial_state()) for _ in range(count)]
        decisions = sum(decisions for decisions, _ in done)
        return {"decisions": decisions, "steps": decisions + sum(chances for _, chances in done), "games": count}

    def search_in_cpp(self, count):
        """OpenSpiel's own search, written in C++."""
        final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        bot = pyspiel.ISMCTSBot(1, evaluator, EXPLORE, count, -1, final, False, True)
        return self.searched(bot, count, "C++ ISMCTS")

    def search_in_python(self, count):
        """OpenSpiel's own search, written in Python."""
        bot = ismcts.ISMCTSBot(
            game=self.game,
            evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
            uct_c=EXPLORE,
            max_simulations=count,
            random_state=np.random.RandomState(1),
            allow_inconsistent_action_sets=True,
        )
        return self.searched(bot, count, "Python ISMCTS")

    def searched(self, bot, count, name):
        """One search of `count` simulations from every position."""
        for state in self.positions:
            bot.step(state)
        return {
            f"{name} simulations": count * len(self.positions),
            f"{name} simulated decisions": sum(count * length for length in self.lengths),
        }


def repeat(work, repetitions, seconds):
    """The rates of one kind of work, every repetition of about the same length."""
    count = FIRST_TRY
    while timed(work, count)[1] < seconds / 4:
        count *= 2
    count = max(1, round(count * seconds / timed(work, count)[1]))
    rates = {}
    for _ in range(repetitions):
        done, took = timed(work, count)
        for unit, amount in done.items():
            rates.setdefault(unit, []).append(amount / took)
    return rates


def timed(work, count):
    """What `work` did, and the seconds it took."""
    began = time.process_time()
    done = work(count)
    return done, time.process_time() - began


def measure(name, repetitions, seconds):
    """All rates of one game."""
    neighbour = Neighbour(name)
    rates = {}
    for work in (neighbour.playouts, neighbour.search_in_cpp, neighbour.search_in_python):
        rates.update(repeat(work, repetitions, seconds))
    return {"game": name, "seats": neighbour.game.num_players(), "rates": rates}


def main():
    """Arguments: repetitions, seconds per repetition, names of games."""
    repetitions, seconds, *names = sys.argv[1:]
    json.dump([measure(name, int(repetitions), float(seconds)) for name in names], sys.stdout)


if __name__ == "__main__":
    main()
