"""Our speed beside OpenSpiel's, measured in one run on one core. `make bench-peers` calls it.

OpenSpiel goes into an environment of its own (.venv-peers), made on the first run.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

from rich.console import Console

from gamekeeper import catalog
from gamekeeper.core.game import Game
from gamekeeper.core.ids import NOBODY
from gamekeeper.core.rng import seed_bytes
from gamekeeper.lab.bench import Rate, measure_in, rate_of
from gamekeeper.lab.report import grid, rate_text
from gamekeeper.lab.speed import Order, Speed, Work, repeat

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / ".venv-peers"
WANTED = "open_spiel==2.0.2"
PEERS = ("hearts", "oh_hell", "gin_rummy")
OURS = "yellowstone_park"
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


def python_with_open_spiel() -> Path:
    """The interpreter of the peers' environment, which is made if it is missing."""
    python = FOLDER / "bin" / "python"
    stamp = FOLDER / WANTED
    if not stamp.exists():
        venv.create(FOLDER, with_pip=True, clear=True)
        install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", WANTED]
        subprocess.run(install, env=without_our_path(), check=True)
        stamp.touch()
    return python


def without_our_path() -> dict[str, str]:
    """The environment for programs that have nothing to do with ours."""
    return {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}


def measure_peers() -> list[dict[str, Any]]:
    """OpenSpiel's rates."""
    script = ROOT / "tools" / "bench_peers_open_spiel.py"
    command = [python_with_open_spiel(), script, str(REPETITIONS), str(SECONDS), *PEERS]
    done = subprocess.run(command, env=without_our_path(), stdout=subprocess.PIPE, check=True)
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


def main() -> int:
    """Measure and print; 1 when our modules are not compiled."""
    console = Console(highlight=False)
    ours = measure_in(os.environ, Order(OURS, catalog.info(OURS).usual_seats, REPETITIONS, SECONDS))
    if not ours.compiled:
        console.print("gamekeeper is not compiled here, so there is nothing to compare; install it with a C compiler.")
        return 1
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
    return 0


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
