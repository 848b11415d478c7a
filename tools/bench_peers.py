"""Our speed beside that of others, measured in one run on one core. `make bench-peers` calls it.

They go into an environment of their own (.venv-peers), made on the first run. `--envs` measures environments for
learning alone.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
import venv
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console

from gamekeeper import catalog
from gamekeeper.core.game import Game
from gamekeeper.core.ids import NOBODY
from gamekeeper.core.rng import seed_bytes
from gamekeeper.envs.vector import VectorEnv
from gamekeeper.lab.bench import Rate, measure_in, rate_of
from gamekeeper.lab.modes import is_compiled
from gamekeeper.lab.report import grid, rate_text
from gamekeeper.lab.speed import Order, Speed, Work, repeat

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / ".venv-peers"
WANTED = {  # what is installed for a library
    "open_spiel": ["open_spiel==2.0.2"],
    "pettingzoo": ["pettingzoo[classic]==1.27.0"],
    "rlcard": ["rlcard==1.2.0"],
    "pgx": ["pgx==2.6.0", "jax==0.10.2"],
}
PEERS = ("hearts", "oh_hell", "gin_rummy")
OURS = "yellowstone_park"
ENVIRONMENTS = {
    "open_spiel": ("hearts", "gin_rummy"),
    "pettingzoo": ("connect_four_v3", "texas_holdem_v4", "hanabi_v5"),
    "rlcard": ("uno", "limit-holdem", "gin-rummy"),
    "pgx": ("connect_four", "backgammon", "sparrow_mahjong"),
}
LANES, SEATS = 256, 4
REPETITIONS = 5
SECONDS = 0.5

DRIVEN = "our decisions, driven from Python"
OUR_UNIT = {  # what OpenSpiel's rates are compared with
    "decisions": "decisions",
    "steps": "decisions",
    "games": "games",
    "C++ ISMCTS simulations": "simulations",
    "C++ ISMCTS simulated decisions": "simulated decisions",
    "Python ISMCTS simulations": "simulations",
    "Python ISMCTS simulated decisions": "simulated decisions",
}


class NotThere(Exception):
    """A library that cannot be installed or run; says why."""


def python_with(library: str) -> Path:
    """The interpreter of the peers' environment, which is made if it is missing, once it has a library."""
    python, stamp = FOLDER / "bin" / "python", FOLDER / " ".join(WANTED[library])
    if not python.exists():
        venv.create(FOLDER, with_pip=True, clear=True)
    if not stamp.exists():
        output_of([str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *WANTED[library]])
        stamp.touch()
    return python


def output_of(command: list[str]) -> str:
    """What a program of the peers' environment writes."""
    done = subprocess.run(command, env=without_our_path(), capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise NotThere((done.stderr.strip().splitlines() or ["no reason told"])[-1])
    return done.stdout


def without_our_path() -> dict[str, str]:
    """The environment for programs that have nothing to do with ours."""
    return {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}


def measure_peers() -> list[dict[str, Any]]:
    """OpenSpiel's rates."""
    script = ROOT / "tools" / "bench_peers_open_spiel.py"
    command = [str(python_with("open_spiel")), str(script), str(REPETITIONS), str(SECONDS), *PEERS]
    found: list[dict[str, Any]] = json.loads(output_of(command))
    return found


def main() -> int:
    """Measure and print; 1 when our modules are not compiled."""
    console = Console(highlight=False)
    if not is_compiled():
        console.print("gamekeeper is not compiled here, so there is nothing to compare; install it with a C compiler.")
        return 1
    if "--envs" not in sys.argv[1:]:
        compare_playouts(console)
    compare_environments(console)
    return 0


def compare_playouts(console: Console) -> None:
    """Playouts and searches beside OpenSpiel's."""
    ours = measure_in(os.environ, Order(OURS, catalog.info(OURS).usual_seats, REPETITIONS, SECONDS))
    ours.rates.update(repeat(driven_from_python(catalog.make(OURS, ours.order.seats)), ours.order))
    peers = measure_peers()
    print_ours(console, ours)
    for peer in peers:
        print_peer(console, peer, ours)
    console.print(
        f"Per second of processor time; median (range) of {REPETITIONS} repetitions of {SECONDS:g} s. Ratio: ours to "
        "theirs, of the medians. Steps count OpenSpiel's chance nodes too. OpenSpiel's simulations play to the end of "
        "the game, ours are cut and judged: compare simulated decisions rather than simulations.",
        style="dim",
    )


def compare_environments(console: Console) -> None:
    """Steps of environments for learning, observations and masks included."""
    ours = {name: stepped(name) for name in catalog.names()}
    table = grid("", "steps", *(catalog.info(name).name for name in ours))
    for name, rates in ours.items():
        table.add_row(f"gamekeeper {name}", rate_text(rate_of(rates)))
    for library, names in ENVIRONMENTS.items():
        for name in names:
            try:
                theirs = rate_of(measure_environment(library, name))
            except NotThere as reason:
                table.add_row(f"{library} {name}", f"not measured: {reason}")
                continue
            ratios = [f"{rate_of(rates).median / theirs.median:.3g}" for rates in ours.values()]
            table.add_row(f"{library} {name}", rate_text(theirs), *ratios)
    console.print(f"\nEnvironments, ours with {SEATS} seats in {LANES} lanes; ratio of ours to theirs", style="bold")
    console.print(table)
    console.print(
        "Steps of one agent, observations and masks included, per second of processor time of all threads, choosing "
        "left out. "
        f"Median (range) of {REPETITIONS} repetitions of {SECONDS:g} s. OpenSpiel's and pgx's are {LANES} games in one "
        "call too, PettingZoo's and RLCard's one game.",
        style="dim",
    )


def measure_environment(library: str, name: str) -> list[float]:
    """The rates of an environment of a peer."""
    script = str(ROOT / "tools" / "bench_peers_envs.py")
    command = [str(python_with(library)), script, library, name, str(REPETITIONS), str(SECONDS)]
    found: list[float] = json.loads(output_of(command))
    return found


def stepped(name: str) -> list[float]:
    """The rates of a game of ours, by random legal actions."""
    env = VectorEnv(catalog.make(name, SEATS), LANES, seed=1)
    draw, rates = np.random.default_rng(1), []
    for _repetition in range(REPETITIONS):
        steps, took = 0, 0.0
        while took < SECONDS:
            counts = env.masks.cumsum(axis=1, dtype=np.int32)
            actions = (counts > (draw.random((LANES, 1)) * counts[:, -1:]).astype(np.int32)).argmax(axis=1)
            began = time.process_time()
            env.step(actions)
            took += time.process_time() - began
            steps += LANES
        rates.append(steps / took)
    return rates


def driven_from_python(game: Game[Any]) -> Work:
    """Whole random games of ours, the loop in plain Python as for the peers."""
    draw = random.Random(1).random

    def work(count: int) -> dict[str, int]:
        decisions = 0
        for seed in range(1, count + 1):
            s = game.setup(seed_bytes(seed))
            seat = s.decider()
            while seat != NOBODY:
                actions = game.legal(s, seat)
                game.apply(s, seat, actions[int(draw() * len(actions))])
                decisions += 1
                seat = s.decider()
        return {DRIVEN: decisions}

    return work


def print_ours(console: Console, ours: Speed) -> None:
    """Our rates."""
    table = grid("", "gamekeeper")
    for unit, values in ours.rates.items():
        table.add_row(unit, rate_text(rate_of(values)))
    console.print(f"\n{ours.order.game}, {ours.order.seats} seats", style="bold")
    console.print(table)


def print_peer(console: Console, peer: dict[str, Any], ours: Speed) -> None:
    """One game of OpenSpiel's beside ours."""
    table = grid("", "OpenSpiel", "Ratio")
    for unit, values in peer["rates"].items():
        theirs = rate_of(values)
        table.add_row(unit, rate_text(theirs), ratio_text(ours, unit, theirs))
        if unit == "decisions":
            table.add_row("  beside " + DRIVEN, "", ratio_text(ours, DRIVEN, theirs))
    console.print(f"\n{peer['game']}, {peer['seats']} seats", style="bold")
    console.print(table)


def ratio_text(ours: Speed, unit: str, theirs: Rate) -> str:
    """Our rate over theirs."""
    return f"{rate_of(ours.rates[OUR_UNIT.get(unit, unit)]).median / theirs.median:.3g}"


if __name__ == "__main__":
    sys.exit(main())
