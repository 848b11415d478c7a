"""A cluster of several nodes on this machine: the same numbers as without, whatever is lost. `make test-cluster`."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from polars.testing import assert_frame_equal
from ray.cluster_utils import Cluster

from cluster.lossy import Deadly, Lossy
from gamekeeper import make
from gamekeeper.cli.app import main
from gamekeeper.lab import cluster as lab
from gamekeeper.lab.plan import Plan, plan_for
from gamekeeper.lab.program import this_program
from gamekeeper.lab.simulate import Simulation
from gamekeeper.lab.tables import joined, tables_of

GAME = "yellowstone_park"
OBJECTS = 80_000_000
SHORT = ["--option", "turn_cap=12"]
ROOT = Path(__file__).parents[2]
QUICK = {"health_check_initial_delay_ms": 0, "health_check_period_ms": 500, "health_check_failure_threshold": 3}
COMMANDS = {
    "simulate": ["simulate", GAME, "--bots", "random,ismcts:2,random,ismcts:3", "--games", "24", *SHORT],
    "study": ["study", GAME, "--games", "24", "--no-report", *SHORT],
    "sweep": ["sweep", GAME, "--vary", "hand.size=4..5", "--games", "48", "--seconds", "600", *SHORT],
    "ladder": ["ladder", GAME, "--bots", "random,greedy,habit", "--games", "24", *SHORT],
    "beside": ["ladder", GAME, "--bots", "random,greedy", "--beside", "habit", "--games", "24", *SHORT],
}


class Nodes:
    """Three nodes, of which two play."""

    def __init__(self) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        os.environ["PYTHONPATH"] = os.pathsep.join([str(ROOT / "tests"), os.environ.get("PYTHONPATH", "")])
        os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
        head = {"num_cpus": 0, "object_store_memory": OBJECTS, "include_dashboard": False}
        self.cluster = Cluster(
            initialize_head=True, head_node_args={**head, "ray_client_server_port": port, "_system_config": QUICK}
        )
        self.playing = [self.add(), self.add()]
        self.address = f"ray://127.0.0.1:{port}"

    def add(self) -> Any:
        """One node more."""
        return self.cluster.add_node(num_cpus=1, object_store_memory=OBJECTS, include_dashboard=False)

    def remove(self, node_id: str) -> None:
        """Take a node away, as if its plug were pulled."""
        [gone] = [node for node in self.playing if node.node_id == node_id]
        self.cluster.remove_node(gone, allow_graceful=False)
        self.playing.remove(gone)


@pytest.fixture(scope="session")
def nodes() -> Iterator[Nodes]:
    made = Nodes()
    yield made
    made.cluster.shutdown()


def plan() -> Plan:
    return plan_for(make(GAME, 4, {"turn_cap": 12}), ["habit"] * 4, 1)


def told(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[Any, str]:
    """A command's JSON without how long bots thought, and what it said beside it."""
    capsys.readouterr()
    assert main([*arguments, "--json"]) == 0
    printed = capsys.readouterr()
    return without_times(json.loads(printed.out)), " ".join(printed.err.split())


def without_times(found: Any) -> Any:
    if isinstance(found, dict):
        return {key: without_times(value) for key, value in found.items() if key not in {"seconds", "longest"}}
    return [without_times(each) for each in found] if isinstance(found, list) else found


@pytest.mark.parametrize("command", COMMANDS)
def test_a_cluster_tells_the_same_as_one_process(
    command: str, nodes: Nodes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = ["--out", str(tmp_path / "out")] if command == "study" else []
    here, _ = told([*COMMANDS[command], *out, "--workers", "1"], capsys)
    there, cost = told([*COMMANDS[command], *out, "--on", nodes.address], capsys)
    assert there == here
    assert "games per core-second" in cost


def test_a_cluster_trains_the_same_weights(nodes: Nodes, tmp_path: Path) -> None:
    order = ["train", GAME, "--games", "24", "--seats", "2", "--hidden", "4", "--epochs", "1", "--passes", "1"]
    for name, how in {"here": ["--workers", "2"], "there": ["--on", nodes.address]}.items():
        assert main([*order, "--out", str(tmp_path / name), *how]) == 0
    assert (tmp_path / "here").read_bytes() == (tmp_path / "there").read_bytes()


@pytest.mark.parametrize("workers", ["1", "2", "4"])
def test_so_does_ray_on_this_machine_with_any_number_of_workers(
    workers: str, capsys: pytest.CaptureFixture[str]
) -> None:
    here, _ = told([*COMMANDS["simulate"], "--workers", workers], capsys)
    assert told([*COMMANDS["simulate"], "--on", "ray", "--workers", workers], capsys)[0] == here


def test_a_lost_worker_and_a_lost_node_change_nothing(nodes: Nodes, tmp_path: Path) -> None:
    def remove() -> None:
        file = tmp_path / "node"
        until(file.exists)
        nodes.remove(file.read_text())

    remover = threading.Thread(target=remove)
    remover.start()
    with lab.connected(nodes.address, None) as crew:
        parts = [tables_of(chunk) for chunk in crew.play_all(partial(Lossy, plan(), str(tmp_path)), range(60))]
        assert crew.cost.repeated >= 2
    remover.join()
    nodes.playing.append(nodes.add())
    alone = Simulation(plan())
    alone.run(60, 1, records=False, advance=lambda _: None)
    for name in ("games", "seats", "rows", "events"):
        assert_frame_equal(getattr(joined(parts), name), getattr(alone.tables(), name))


def test_a_shard_that_ends_every_worker_is_given_up(nodes: Nodes) -> None:
    task = partial(Deadly, plan(), records=False)
    with lab.connected(nodes.address, None) as crew, pytest.raises(lab.ClusterFailed, match="lost 5 times"):
        list(crew.play_all(task, range(1)))


def test_when_this_process_is_killed_the_same_command_goes_on(
    nodes: Nodes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    order = ["simulate", GAME, "--bots", "ismcts:20", "--games", "120", "--option", "turn_cap=40"]
    there = [*order, "--shards", str(tmp_path), "--on", nodes.address]
    driver = subprocess.Popen([sys.executable, "-m", "gamekeeper", *there], stderr=subprocess.DEVNULL)
    until(lambda: any(tmp_path.glob("*/*.msgpack")))
    driver.send_signal(signal.SIGKILL)
    driver.wait()
    again, cost = told(there, capsys)
    assert "games were kept from before" in cost
    assert not cost.startswith("120 games")
    assert again == told([*order, "--workers", "2"], capsys)[0]


def test_another_gamekeeper_on_a_worker_is_named(
    nodes: Nodes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    own = this_program()
    others = {
        "version 1 of the rules of fort, not 99": msgspec.structs.replace(own, rules={**own.rules, "fort": 99}),
        "another component pack of fort": msgspec.structs.replace(own, boxes={**own.boxes, "fort": "?"}),
    }
    for words, other in others.items():
        monkeypatch.setattr(lab, "this_program", lambda other=other: other)
        assert main([*COMMANDS["simulate"], "--on", nodes.address]) == 1
        said = " ".join(capsys.readouterr().err.split())
        assert words.replace("version 1", f"version {own.rules['fort']}") in said
        assert "install the same one everywhere" in said


def test_what_is_no_cluster_is_said_in_time(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:  # listens, and says nothing
        address = f"ray://127.0.0.1:{silent.getsockname()[1]}"
        assert main([*COMMANDS["simulate"], "--on", address]) == 1
    assert f"the cluster at {address} cannot be used" in " ".join(capsys.readouterr().err.split())


def until(holds: Any, seconds: float = 120.0) -> None:
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)
