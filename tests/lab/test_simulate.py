"""Simulations: the same games on any number of cores, nothing lost, honest tables."""

from __future__ import annotations

import json
import multiprocessing
from pathlib import Path

import polars as pl
import pytest
from polars.testing import assert_frame_equal

from gamekeeper import make, records
from gamekeeper.core.errors import BadSetup
from gamekeeper.core.ids import EVERYONE
from gamekeeper.lab import runner
from gamekeeper.lab.plan import Plan, plan_for
from gamekeeper.lab.simulate import Simulation
from gamekeeper.lab.store import Store
from gamekeeper.lab.summary import summarise
from gamekeeper.lab.tables import Tables
from gamekeeper.lab.usage import Usage

SHORT = {"turn_cap": 12}
BOTS = ["random", "ismcts:2", "random", "ismcts:3"]


def plan(seed: int = 1, bots: list[str] = BOTS) -> Plan:
    return plan_for(make("yellowstone_park", 4, SHORT), bots, seed)


def ignore(_: int) -> None:
    pass


def simulated(games: int, workers: int = 1, seed: int = 1) -> Tables:
    simulation = Simulation(plan(seed))
    simulation.run(games, workers, records=False, advance=ignore)
    return simulation.tables()


class StopAfter:
    """Interrupts like Ctrl-C once so many games are done."""

    def __init__(self, games: int) -> None:
        self.left = games

    def __call__(self, games: int) -> None:
        self.left -= games
        if self.left <= 0:
            raise KeyboardInterrupt


def test_the_same_seed_gives_the_same_tables_on_any_number_of_cores() -> None:
    alone, together = simulated(12), simulated(12, workers=2)
    assert_frame_equal(alone.games, together.games)
    assert_frame_equal(alone.seats, together.seats)


def test_another_seed_gives_other_games() -> None:
    assert not simulated(4).games.equals(simulated(4, seed=2).games)


def test_rows_agree_with_each_other() -> None:
    tables = simulated(8)
    assert tables.games["game"].to_list() == list(range(8))
    assert tables.seats["seat"].to_list() == [0, 1, 2, 3] * 8
    sums = tables.seats.group_by("game", maintain_order=True).agg(pl.col("win_share", "decisions", "turns").sum())
    assert sums["win_share"].to_list() == pytest.approx([1.0] * 8)
    assert sums["decisions"].to_list() == tables.games["decisions"].to_list()
    assert sums["turns"].to_list() == tables.games["turns"].to_list() == [12] * 8
    starts = tables.seats.filter(pl.col("turn_order") == 1)
    assert starts["seat"].to_list() == tables.games["start_seat"].to_list()
    lowest = tables.seats.filter(pl.col("place") == 1).group_by("game", maintain_order=True).len()["len"]
    assert lowest.to_list() == tables.games["winners"].to_list()


@pytest.mark.parametrize(("game", "options"), [("dice_theme_park", {}), ("fort", {"draft": True})])
def test_who_is_first_is_drawn_by_lot_also_where_all_choose_at_once_before(game: str, options: dict[str, bool]) -> None:
    """D3.2, F2.1"""
    simulation = Simulation(plan_for(make(game, 3, options), ["random"] * 3, 1))
    simulation.run(12, 1, records=False, advance=ignore)
    seats = simulation.tables().seats
    assert seats["turn_order"].to_list().count(1) == 12
    assert set(seats.filter(pl.col("turn_order") == 1)["seat"]) == {0, 1, 2}


@pytest.mark.parametrize("seats", [1, 2])
def test_turns_are_as_the_game_tells_them_and_so_is_what_happens_to_a_seat(seats: int) -> None:
    table = make("iditacards", seats, {"turn_cap": 3})
    simulation = Simulation(plan_for(table, ["random"] * seats, 1))
    simulation.run(2, 1, records=False, advance=ignore)
    tables = simulation.tables()
    assert tables.seats["turns"].to_list() == [3] * 2 * seats
    assert tables.games["turns"].to_list() == [3 * seats] * 2
    told = {each.event: each for each in summarise(simulation.plan, tables).events}
    assert told["turn"].seats.mean == 3.0
    assert told["takes-effect"].seats.mean == pytest.approx(tables.rows["used"].sum() / (2 * seats))


def test_a_turn_of_all_at_once_is_everybodys() -> None:
    usage = Usage(make("dice_theme_park", 2))
    assert usage.sink is not None
    usage.sink.emit(EVERYONE, "turn", {"seat": "seat:1"})
    usage.note()
    assert usage.turns(together=True) == [1, 1]
    assert usage.turns(together=False) == [0, 1]


def test_records_replay_to_the_rows(tmp_path: Path) -> None:
    simulation = Simulation(plan(), Store(tmp_path, plan()))
    simulation.run(3, 1, records=True, advance=ignore)
    seats = pl.read_csv(tmp_path / "seats.csv")
    for index in range(3):
        record = records.read_record(tmp_path / "records" / "0000" / f"{index:06d}.jsonl")
        match = records.verify(record)
        rows = seats.filter(pl.col("game") == index)
        assert match.game.scores(match.state) == rows["score"].to_list()
        assert record.players == [f"bot:{name}" for name in rows["bot"]]
        assert match.seed.hex() == rows["seed"][0]


def test_csv_and_parquet_hold_the_same(tmp_path: Path) -> None:
    simulation = Simulation(plan(), Store(tmp_path, plan()))
    simulation.run(3, 1, records=False, advance=ignore)
    for name in ("games", "seats"):
        assert_frame_equal(pl.read_csv(tmp_path / f"{name}.csv"), pl.read_parquet(tmp_path / f"{name}.parquet"))
    assert not (tmp_path / "records").exists()


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interruption_keeps_what_is_done_and_the_same_command_goes_on(
    tmp_path: Path, workers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "CHUNK_SECONDS", 0.0)  # hand over every game
    first = Simulation(plan(), Store(tmp_path, plan()))
    first.run(12, workers, records=True, advance=StopAfter(4))
    assert first.interrupted
    done = len(pl.read_parquet(tmp_path / "games.parquet"))
    assert 4 <= done < 12
    second = Simulation(plan(), Store(tmp_path, plan()))
    assert len(second.missing(12)) == 12 - done
    second.run(12, workers, records=True, advance=ignore)
    assert not second.interrupted
    assert_frame_equal(second.tables().seats, simulated(12).seats)
    assert len(list(tmp_path.glob("records/*/*.jsonl"))) == 12


def test_a_failure_keeps_what_is_done(tmp_path: Path) -> None:
    def fail(_: int) -> None:
        raise RuntimeError("planted")

    with pytest.raises(RuntimeError, match="planted"):
        Simulation(plan(), Store(tmp_path, plan())).run(12, 1, records=False, advance=fail)
    assert len(pl.read_parquet(tmp_path / "games.parquet")) == 1


def test_more_games_can_be_asked_for_later(tmp_path: Path) -> None:
    for games in (4, 6):
        simulation = Simulation(plan(), Store(tmp_path, plan()))
        simulation.run(games, 1, records=False, advance=ignore)
    assert_frame_equal(simulation.tables().games, simulated(6).games)


def test_a_folder_of_another_simulation_is_refused(tmp_path: Path) -> None:
    Store(tmp_path, plan())
    with pytest.raises(BadSetup, match="it holds one with seed 1"):
        Store(tmp_path, plan(seed=2))


@pytest.mark.parametrize(("file", "wanted"), [("notes.txt", "new or empty"), ("simulation.json", "readable")])
def test_a_folder_of_anything_else_is_refused_and_left_alone(tmp_path: Path, file: str, wanted: str) -> None:
    (tmp_path / file).write_text("mine")
    with pytest.raises(BadSetup, match=wanted):
        Store(tmp_path, plan())
    assert (tmp_path / file).read_text() == "mine"
    assert len(list(tmp_path.iterdir())) == 1


def test_a_spoilt_table_is_named(tmp_path: Path) -> None:
    store = Store(tmp_path, plan())
    (tmp_path / "games.parquet").write_text("spoilt")
    with pytest.raises(BadSetup, match=r"games\.parquet"):
        Simulation(plan(), store)


def test_a_file_in_the_way_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadSetup, match="can be written"):
        Store(tmp_path / "file" / "deeper", plan())


def test_the_summary_counts_what_the_tables_hold() -> None:
    tables = simulated(8)
    summary = summarise(plan(), tables)
    assert summary.games == 8
    assert [group.name for group in summary.seats] == [0, 1, 2, 3]
    assert [group.name for group in summary.turn_order] == [1, 2, 3, 4]
    assert sum(group.win_share.mean for group in summary.seats) == pytest.approx(1.0)
    assert {group.name: group.win_share.count for group in summary.bots} == {"ismcts:2": 8, "ismcts:3": 8, "random": 8}
    of_random = tables.seats.filter(pl.col("bot") == "random")
    random = next(group for group in summary.bots if group.name == "random")
    assert random.score.mean == pytest.approx(of_random["score"].mean())
    assert summary.turns.mean == 12.0
    assert [ending.outcome for ending in summary.endings] == tables.games["outcome"].unique().to_list()
    assert sum(ending.share.mean for ending in summary.endings) == pytest.approx(1.0)


def test_the_folder_says_what_was_played(tmp_path: Path) -> None:
    Store(tmp_path, plan())
    told = json.loads((tmp_path / "simulation.json").read_text())
    assert told["game"] == "yellowstone_park"
    assert told["bots"] == BOTS
    assert told["options"]["turn_cap"] == 12


def test_a_worker_that_dies_is_told_and_loses_nothing(tmp_path: Path) -> None:
    def kill_workers(_: int) -> None:
        for process in multiprocessing.active_children():
            process.kill()

    simulation = Simulation(plan(), Store(tmp_path, plan()))
    with pytest.raises(runner.WorkerDied, match="ended with code -9"):
        simulation.run(1000, 2, records=True, advance=kill_workers)
    assert len(pl.read_parquet(tmp_path / "games.parquet")) >= 1
    assert multiprocessing.active_children() == []
