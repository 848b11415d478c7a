"""One rule for seeds, whichever command is given one."""

import json

import pytest

from gamekeeper import make, records
from gamekeeper.core.rng import derive, seed_bytes
from gamekeeper.lab.plan import plan_for

LONG = 12345678901234567890123456789
QUICK = ("--games", 2, "--workers", 1, "--option", "turn_cap=12")
COMMANDS = {
    "play": ("play",),
    "simulate": ("simulate", "yellowstone_park", "--bots", "random", *QUICK),
    "ladder": ("ladder", "yellowstone_park", "--bots", "random,ismcts:2", *QUICK),
}


@pytest.mark.parametrize("seed", ["0", str(LONG), "AB" * 32, "1" * 64])
def test_every_command_takes_the_same_seeds(terminal, tmp_path, seed):
    path, out = tmp_path / "game.jsonl", tmp_path / "out"
    assert terminal.run("play", "--level", "random", "--save", path, "--seed", seed).code == 0
    assert records.read_record(path).seed == seed_bytes(seed)
    told = terminal.run(*COMMANDS["simulate"], "--seed", seed, "--out", out, "--json")
    assert told.code == 0
    first = records.read_record(out / "records" / "0000" / "000000.jsonl")
    assert first.seed == derive(seed_bytes(seed), "game 0")
    assert seed_bytes(json.loads(told.out)["plan"]["seed"]) == seed_bytes(seed)
    assert terminal.run(*COMMANDS["simulate"], "--seed", seed, "--out", out).code == 0  # goes on where it stopped
    told = terminal.run(*COMMANDS["ladder"], "--seed", seed, "--json")
    assert seed_bytes(json.loads(told.out)["plan"]["seed"]) == seed_bytes(seed)


@pytest.mark.parametrize("seed", ["-1", str(2**256), "1.5", "abc", "", "1_000", "9" * 5000])
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_refuses_the_same_seeds(terminal, command, seed):
    run = terminal.run(*COMMANDS[command], f"--seed={seed}")
    assert (run.code, run.out) == (2, "")
    assert run.err.startswith(f"gamekeeper: seed: got '{seed[:70]}")
    assert "wanted a whole number from 0 to 2**256 - 1 or 64 hex digits" in run.err
    assert run.err.count("\n") == 1


@pytest.mark.parametrize("number", [0, LONG, 10**63, 2**256 - 1])
def test_a_plan_keeps_its_seed(number):
    plan = plan_for(make("yellowstone_park"), ["random"], number)
    assert plan.seed_of(3) == derive(seed_bytes(number), "game 3")
