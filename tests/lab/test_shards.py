"""Shards in folders, folders joined, and what is said where there is no cluster. With one: tests/cluster."""

from __future__ import annotations

import json
import socket
import sys
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from polars.testing import assert_frame_equal

from gamekeeper import make
from gamekeeper.cli.app import main
from gamekeeper.core.errors import BadSetup
from gamekeeper.lab import cluster, kept
from gamekeeper.lab.crew import Crew, Processes, Task
from gamekeeper.lab.kept import Keeping
from gamekeeper.lab.lessons import Course, Teacher
from gamekeeper.lab.match import Player
from gamekeeper.lab.merge import merge
from gamekeeper.lab.plan import Plan, plan_for
from gamekeeper.lab.program import difference, this_program
from gamekeeper.lab.runner import Chunks, T
from gamekeeper.lab.simulate import Simulation
from gamekeeper.lab.store import Store
from gamekeeper.lab.study import notes
from gamekeeper.lab.study.watch import Watcher

GAME = "yellowstone_park"
SHORT = {"turn_cap": 12}


def plan(seed: int = 1, bots: list[str] | None = None) -> Plan:
    return plan_for(make(GAME, 4, SHORT), bots or ["habit"] * 4, seed)


def played(crew: Crew, task: Task[T], games: Iterable[int]) -> list[T]:
    return sorted((each for chunk in crew.play_all(task, games) for each in chunk), key=lambda each: each.index)


def without_times(each: Any) -> Any:
    return msgspec.structs.replace(each, seconds=[], longest=[])


class Idle(Crew):
    """Must not be asked for anything."""

    def play_all(self, task: Task[T], games: Iterable[int]) -> Chunks[T]:
        assert list(games) == []
        yield from ()


TASKS = {
    "simulation": partial(Player, plan(), records=True),
    "study": partial(Watcher, plan(), records=False),
    "training": partial(Teacher, Course(plans=[plan()], stray=0.1, keep=0.5)),
}


@pytest.mark.parametrize("name", TASKS)
def test_kept_games_are_those_that_were_played(name: str, tmp_path: Path) -> None:
    task: Task[Any] = TASKS[name]
    fresh = played(Keeping(Processes(1), tmp_path), task, range(6))
    again = Keeping(Idle(), tmp_path)
    found = played(again, task, range(6))
    assert again.cost.kept == 6
    if name == "study":
        for table in ("holdings", "standings", "choices"):
            assert_frame_equal(getattr(notes.seen_of(found), table), getattr(notes.seen_of(fresh), table))
    else:
        assert found == fresh


def test_only_what_is_missing_is_played(tmp_path: Path) -> None:
    task = partial(Player, plan(), records=False)
    played(Keeping(Processes(1), tmp_path), task, [1, 3])
    crew = Keeping(Processes(1), tmp_path)
    found = played(crew, task, range(5))
    assert (crew.cost.kept, crew.cost.games) == (2, 3)
    assert list(map(without_times, found)) == list(map(without_times, played(Processes(1), task, range(5))))


def test_what_ends_in_the_middle_keeps_what_is_done(tmp_path: Path) -> None:
    task = partial(Player, plan(), records=False)
    chunks = Keeping(Processes(1), tmp_path).play_all(task, range(100))
    next(chunks)
    chunks.close()
    crew = Keeping(Processes(1), tmp_path)
    assert len(played(crew, task, range(3))) == 3
    assert crew.cost.kept == 1


def test_games_of_another_seed_or_of_other_learned_values_are_not_taken(tmp_path: Path) -> None:
    weights = tmp_path / "value.json"
    weights.write_text("one")
    bots = [f"ismcts:2@{weights}"]
    assert kept.described(partial(Player, plan(1))) != kept.described(partial(Player, plan(2)))
    before = kept.described(partial(Player, msgspec.structs.replace(plan(), bots=bots)))
    weights.write_text("two")
    assert kept.described(partial(Player, msgspec.structs.replace(plan(), bots=bots))) != before


def test_a_folder_of_anything_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    with pytest.raises(BadSetup, match="new or empty"):
        Keeping(Idle(), tmp_path)


def test_a_spoilt_shard_is_named(tmp_path: Path) -> None:
    task = partial(Player, plan(), records=False)
    played(Keeping(Processes(1), tmp_path), task, range(1))
    [file] = tmp_path.glob("*/*.msgpack")
    file.write_bytes(b"spoilt")
    with pytest.raises(BadSetup, match=file.name):
        played(Keeping(Idle(), tmp_path), task, range(1))


def test_two_machines_share_a_simulation_and_merge_it(tmp_path: Path) -> None:
    for first in (0, 4):
        half = Simulation(plan(), Store(tmp_path / f"from{first}", plan()), first)
        half.run(5, 1, records=True, advance=lambda _: None)  # game 4 is played by both
    assert merge([tmp_path / "from0", tmp_path / "from4"], tmp_path / "all") == "9 games"
    whole = Simulation(plan(), Store(tmp_path / "all", plan()))
    assert whole.missing(9) == []
    alone = Simulation(plan())
    alone.run(9, 1, records=False, advance=lambda _: None)
    for name in ("games", "seats", "rows", "events"):
        assert_frame_equal(getattr(whole.tables(), name), getattr(alone.tables(), name))
    assert len(list(tmp_path.glob("all/records/*/*.jsonl"))) == 9


def test_folders_of_different_simulations_are_not_merged(tmp_path: Path) -> None:
    for seed in (1, 2):
        Store(tmp_path / str(seed), plan(seed))
    with pytest.raises(BadSetup, match="seed 2"):
        merge([tmp_path / "1", tmp_path / "2"], tmp_path / "all")
    with pytest.raises(BadSetup, match="is there"):
        merge([tmp_path / "nowhere"], tmp_path / "all")
    (tmp_path / "empty").mkdir()
    with pytest.raises(BadSetup, match="filled"):
        merge([tmp_path / "empty"], tmp_path / "other")
    assert not (tmp_path / "other").exists()


def test_kept_games_of_two_machines_are_merged_and_any_command_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    order = ["simulate", GAME, "--bots", "habit", "--option", "turn_cap=12", "--workers", "1", "--json"]
    shares = [["--games", "3"], ["--games", "3", "--first", "3"]]
    for name, share in zip("ab", shares, strict=True):
        assert main([*order, *share, "--shards", str(tmp_path / name)]) == 0
    assert main(["merge", str(tmp_path / "a"), str(tmp_path / "b"), "--out", str(tmp_path / "all")]) == 0
    capsys.readouterr()
    assert main([*order, "--games", "6", "--shards", str(tmp_path / "all")]) == 0
    printed = capsys.readouterr()
    assert "6 games were kept from before" in " ".join(printed.err.split())
    assert main([*order, "--games", "6"]) == 0
    assert json.loads(printed.out) == json.loads(capsys.readouterr().out)


def test_another_gamekeeper_is_told_by_what_differs() -> None:
    own = this_program()
    assert difference(own, own) == ""
    other = msgspec.structs.replace(own, version="99")
    assert difference(own, other) == f"version 99, not {own.version}"
    other = msgspec.structs.replace(own, rules={**own.rules, GAME: 99})
    assert difference(own, other) == f"version 99 of the rules of {GAME}, not {own.rules[GAME]}"
    assert "component pack" in difference(own, msgspec.structs.replace(own, boxes={**own.boxes, GAME: ""}))
    assert "sources" in difference(own, msgspec.structs.replace(own, digest=""))


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["simulate", GAME, "--games", "1", "--on", "ray"]) == 2
    assert 'pip install "gamekeeper[cluster]"' in " ".join(capsys.readouterr().err.split())


@pytest.mark.parametrize("address", ["somewhere", "ray://", "ray://host", "ray://host:port"])
def test_an_address_that_is_none_is_refused(address: str) -> None:
    with pytest.raises(BadSetup, match="ray://HOST:PORT"), cluster.connected(address, None):
        pass


def test_an_address_where_nobody_listens_is_named() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with pytest.raises(cluster.ClusterFailed, match=f"no cluster at ray://127.0.0.1:{port}"):
        cluster.check_reachable(f"ray://127.0.0.1:{port}")
