"""Measures environments of other libraries; runs in an environment that holds them (see bench_peers.py). Writes JSON.

A step is one agent's action, and then what the next one may do and see, as its library hands it to a learner. Only the
library's own calls are timed, in processor time of all threads; random legal actions are chosen in between.
"""

from __future__ import annotations

import importlib
import json
import random
import sys
import time

import numpy as np

LANES = 256
WARM = 3  # steps of all lanes, not timed


class Watch:
    """Processor time spent in what is timed."""

    def __init__(self):
        self.took = 0.0

    def call(self, what, *given, **named):
        """What the call returns."""
        began = time.process_time()
        result = what(*given, **named)
        self.took += time.process_time() - began
        return result


def any_of(mask):
    """A random legal action."""
    return random.choice(np.flatnonzero(mask).tolist())


class PettingZoo:
    """An AEC environment, played game after game."""

    def __init__(self, name):
        self.env = importlib.import_module(f"pettingzoo.classic.{name}").env()
        self.seed = 0

    def run(self, seconds):
        """Steps, and the time they took."""
        watch, steps, env = Watch(), 0, self.env
        while watch.took < seconds:
            self.seed += 1
            watch.call(env.reset, self.seed)
            while env.agents:
                observation, _, terminated, truncated, _ = watch.call(env.last)
                action = None if terminated or truncated else any_of(observation["action_mask"])
                watch.call(env.step, action)
                steps += action is not None
        return steps, watch.took


class RLCard:
    """Its own environments, one game after another."""

    def __init__(self, name):
        import rlcard

        self.env = rlcard.make(name, config={"seed": 1})

    def run(self, seconds):
        """Steps, and the time they took."""
        watch, steps, env = Watch(), 0, self.env
        while watch.took < seconds:
            state, _ = watch.call(env.reset)
            while not env.is_over():
                state, _ = watch.call(env.step, random.choice(list(state["legal_actions"])))
                steps += 1
        return steps, watch.took


class OpenSpiel:
    """Its vectorised Python environment."""

    def __init__(self, name):
        from open_spiel.python import rl_environment, vector_env

        self.action = importlib.import_module("open_spiel.python.rl_agent").StepOutput
        envs = [rl_environment.Environment(name) for _ in range(LANES)]
        for seed, env in enumerate(envs):
            env.seed(seed)
        self.env = vector_env.SyncVectorEnv(envs)
        self.seen = self.env.reset()

    def run(self, seconds):
        """Steps, and the time they took."""
        watch, steps = Watch(), 0
        while watch.took < seconds:
            actions = [
                self.action(action=random.choice(one.observations["legal_actions"][one.current_player()]), probs=())
                for one in self.seen
            ]
            self.seen, *_ = watch.call(self.env.step, actions, reset_if_done=True)
            steps += LANES
        return steps, watch.took


class Pgx:
    """Compiled by XLA for the processor, all lanes in one call; a game that is over begins anew."""

    def __init__(self, name):
        import jax
        import pgx
        from pgx.experimental import auto_reset

        env = pgx.make(name)
        keys = jax.random.split(jax.random.PRNGKey(1), LANES)
        self.state = jax.jit(jax.vmap(env.init))(keys)
        self.step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
        self.choose = jax.jit(lambda key, mask: jax.random.categorical(key, jax.numpy.where(mask, 0.0, -jax.numpy.inf)))
        self.split, self.key = jax.random.split, jax.random.PRNGKey(2)
        self.play(Watch(), WARM)

    def play(self, watch, count):
        """So many steps of all lanes."""
        for _ in range(count):
            self.key, chosen, dealt = self.split(self.key, 3)
            actions, keys = self.choose(chosen, self.state.legal_action_mask), self.split(dealt, LANES)
            actions.block_until_ready()
            keys.block_until_ready()
            self.state = watch.call(self.stepped, actions, keys)

    def stepped(self, actions, keys):
        """The state after a step, once it is worked out."""
        state = self.step(self.state, actions, keys)
        state.observation.block_until_ready()
        return state

    def run(self, seconds):
        """Steps, and the time they took."""
        watch, steps = Watch(), 0
        while watch.took < seconds:
            self.play(watch, 1)
            steps += LANES
        return steps, watch.took


LIBRARIES = {"pettingzoo": PettingZoo, "rlcard": RLCard, "open_spiel": OpenSpiel, "pgx": Pgx}


def main():
    """Arguments: a library, a game, repetitions, seconds per repetition."""
    library, name, repetitions, seconds = sys.argv[1:]
    random.seed(1)
    env = LIBRARIES[library](name)
    rates = [steps / took for steps, took in (env.run(float(seconds)) for _ in range(int(repetitions)))]
    json.dump(rates, sys.stdout)


if __name__ == "__main__":
    main()
