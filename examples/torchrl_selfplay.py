"""Plays a game in TorchRL: its PettingZoo wrapper around our environment, with masks, checked by TorchRL itself.

    pip install gamekeeper torchrl pettingzoo
    python examples/torchrl_selfplay.py fort --seats 3 --frames 2000

The policy answers at random among what is legal. Put a network in its place: `ActorCritic` over ``observation``, logits
masked by ``action_mask`` (`torchrl.modules.MaskedCategorical`), as TorchRL's multi-agent tutorials do.
"""

from __future__ import annotations

import argparse
import time

import torch
from tensordict import TensorDictBase
from torchrl.envs import PettingZooWrapper, check_env_specs
from torchrl.envs.utils import MarlGroupMapType

from gamekeeper.envs.pettingzoo import Turns


def environment(game: str, seats: int) -> PettingZooWrapper:
    """One match after the other; each seat is a group of its own, and `mask` says whose turn it is."""
    return PettingZooWrapper(
        Turns(game, seats),
        use_mask=True,  # in a match turn by turn only one seat acts at a time
        group_map=MarlGroupMapType.ONE_GROUP_PER_AGENT,
        categorical_actions=True,
        done_on_any=False,
    )


def random_legal(env: PettingZooWrapper, now: TensorDictBase) -> TensorDictBase:
    """One of the legal answers of each seat, all as likely; of a seat that is not asked any."""
    for group in env.group_map:
        legal = now[group, "action_mask"].to(torch.float32)
        legal = torch.where(legal.sum(-1, keepdim=True) == 0, torch.ones_like(legal), legal)
        now[group, "action"] = torch.multinomial(legal.reshape(-1, legal.shape[-1]), 1).reshape(legal.shape[:-1])
    return now


def play(env: PettingZooWrapper, frames: int) -> tuple[int, dict[str, float]]:
    """So many decisions: matches that ended, and what each seat has won in them."""
    matches, won = 0, dict.fromkeys(env.group_map, 0.0)
    now: TensorDictBase = env.reset()
    for _ in range(frames):
        now = env.step(random_legal(env, now))["next"]
        for group in env.group_map:
            won[group] += float(now[group, "reward"].sum())
        if bool(now["done"].all()):
            matches += 1
            now = env.reset()
    return matches, won


def main() -> None:
    """Check the environment, then play."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--frames", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    env = environment(asked.game, asked.seats)
    torch.manual_seed(asked.seed)
    env.set_seed(asked.seed)
    check_env_specs(env)
    print(f"{asked.game}: check_env_specs passed, groups {', '.join(env.group_map)}")
    began = time.perf_counter()
    matches, won = play(env, asked.frames)
    speed = asked.frames / (time.perf_counter() - began)
    told = ", ".join(f"{group} {value:+.1f}" for group, value in won.items())
    print(f"{asked.frames} decisions, {matches} matches, {speed:.0f} decisions/s; rewards {told}")


if __name__ == "__main__":
    main()
