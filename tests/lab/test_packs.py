"""Simulations with component packs: how rows are used, and two packs on the same seeds."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import numpy as np
import polars as pl
import pytest

from gamekeeper import make, packs
from gamekeeper.cli.app import main
from gamekeeper.core.events import Event
from gamekeeper.core.ids import EVERYONE
from gamekeeper.lab.compare import Side, compare, correct, measure
from gamekeeper.lab.compare_report import measure_table
from gamekeeper.lab.match import Player
from gamekeeper.lab.plan import Plan, plan_for
from gamekeeper.lab.simulate import Simulation
from gamekeeper.lab.store import Store
from gamekeeper.lab.summary import summarise
from gamekeeper.lab.tables import Tables, tables_of
from gamekeeper.lab.usage import Usage, countable_rows
from toys.sealed_bids import SealedBids

GAME = "yellowstone_park"
BOX = packs.default(GAME)
MINE = packs.parse(GAME, BOX.text.replace("size = 6", "size = 3"), "mine")
BLUE = BOX.text[BOX.text.index('[[colours]]\ncolour = "blue"') : BOX.text.index("# Cards dealt")]
BLUELESS = packs.parse(GAME, BOX.text.replace(BLUE, ""), "no blue")


def plan(pack: packs.Pack, seats: int = 2) -> Plan:
    return plan_for(make(GAME, seats, {"turn_cap": 30}, pack), ["random"] * seats, 1)


def played(of: Plan, games: int = 8) -> Tables:
    player = Player(of, records=False)
    return tables_of([player.play(index) for index in range(games)])


def side(of: Plan) -> Side:
    return Side("name", of.pack, of)


def test_a_plan_carries_the_pack() -> None:
    assert plan(BOX).pack_text == ""
    assert plan(BOX).pack == BOX.digest
    again = plan(MINE).make_game()
    assert (again.pack_digest, again.pack_text) == (MINE.digest, MINE.text)


def test_every_laid_card_is_a_use_of_its_colour() -> None:
    game = make(GAME, 2, {"turn_cap": 30})
    assert countable_rows(game) == ["colours:red", "colours:yellow", "colours:green", "colours:blue"]
    lay = Event(0, EVERYONE, "lay", {"seat": "seat:1", "card": "card:20", "space": "space:4:6"})
    assert game.rows_used(lay) == ["colours:yellow"]
    assert game.rows_used(Event(0, EVERYONE, "turn", {"seat": "seat:1", "turn": 2})) == []
    usage = Usage(game)
    assert usage.sink is not None
    usage.sink.events = [lay, lay]
    usage.note()
    usage.note()
    assert usage.rows() == [(1, "colours:yellow", 2)]


def test_a_goal_is_used_by_who_meets_it_and_an_objective_by_everybody() -> None:
    for seats, key, users in ((1, "goal", [0]), (2, "objective", [0, 1])):
        game = make("dice_theme_park", seats)
        usage = Usage(game)
        card = next(element for element in game.elements() if game.row_of(element).startswith(f"{key}s:"))
        assert usage.sink is not None
        usage.sink.events = [Event(0, EVERYONE, key, {"card": card, **({"seat": "seat:0"} if seats == 1 else {})})]
        usage.note()
        assert usage.rows() == [(seat, game.row_of(card), 1) for seat in users]


def test_uses_add_up_to_the_cards_laid() -> None:
    of = plan(BOX)
    tables = played(of)
    uses = tables.rows["used"].sum()
    assert 0 < uses <= tables.games["decisions"].sum()
    found = summarise(of, tables).rows
    assert sum(row.share for row in found) == pytest.approx(1.0)
    assert sum(row.used.mean for row in found) == pytest.approx(uses / 8)
    assert all(row.win_share is not None and 0 <= row.win_share.mean <= 1 for row in found)


def test_a_game_without_packs_is_not_slowed_down_by_events() -> None:
    usage = Usage(SealedBids(2, {}))
    assert usage.sink is None
    usage.note()
    assert usage.rows() == []


def test_a_folder_goes_on_with_its_own_pack_only(tmp_path: Path) -> None:
    of = plan(MINE)
    simulation = Simulation(of, Store(tmp_path / "out", of))
    simulation.run(3, 1, records=True, advance=lambda count: None)
    again = Simulation(of, Store(tmp_path / "out", of))
    assert again.tables().rows.equals(simulation.tables().rows)
    with pytest.raises(Exception, match="holds one with pack") as caught:
        Store(tmp_path / "out", plan(BOX))
    assert "[[colours]]" not in str(caught.value)


def test_a_pack_against_itself_differs_in_nothing() -> None:
    tables = played(plan(BOX))
    found = compare(side(plan(BOX)), tables, side(plan(BOX)), tables)
    assert found.games == 8
    assert {each.difference.mean for each in found.measures} == {0.0}
    assert {each.a == each.b for each in found.measures} == {True}


def test_only_what_stands_out_of_all_that_was_compared_is_certain() -> None:
    """Of sixty measures three leave out 0 by chance."""
    lot, games = np.random.default_rng(3), 200
    others = [measure("game", f"by chance {number}", *lot.normal(size=(2, games))) for number in range(60)]
    planted = measure("game", "planted", lot.normal(size=games), lot.normal(0.6, size=games))
    alike = measure("game", "two more in each", np.zeros(games), np.full(games, 2.0))
    found = correct([*others, planted, alike])
    assert sum(each.difference.excludes(0.0) for each in others) >= 3
    assert [each.name for each in found if each.certain] == ["planted", "two more in each"]
    told = measure_table("game", found)
    assert list(told.columns[0].cells)[:2] == ["two more in each", "planted"]
    assert all(str(cell).endswith("●") for cell in list(told.columns[3].cells)[:2])
    assert "60 more do not certainly differ" in str(list(told.columns[0].cells)[2])
    none = measure_table("game", correct(others))
    assert [str(cell) for cell in none.columns[0].cells] == ["none of 60 certainly differs"]


def test_a_comparison_is_paired_by_game() -> None:
    one, other = played(plan(BOX), 8), played(plan(MINE), 6)
    found = compare(side(plan(BOX)), one, side(plan(MINE)), other)
    assert found.games == 6
    games = pl.DataFrame(one.games).filter(pl.col("game") < 6)
    wanted = (other.games["turns"] - games["turns"]).mean()
    [turns] = [each for each in found.measures if (each.group, each.name) == ("game", "turns")]
    assert turns.difference.mean == pytest.approx(wanted)
    assert turns.difference.count == 6
    shares = [each for each in found.measures if each.group == "wins by seat"]
    assert [each.name for each in shares] == ["1", "2"]
    assert sum(each.a for each in shares) == pytest.approx(1.0)


def test_a_row_that_one_pack_lacks_is_used_never_there() -> None:
    of, without = plan(BOX), plan(BLUELESS)
    found = compare(side(of), played(of), side(without), played(without))
    [blue] = [each for each in found.measures if each.group == "row used per game" and each.name == "colours:blue"]
    assert blue.a > 0
    assert blue.b == 0


def test_the_command_compares_and_keeps_both(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    mine, out = tmp_path / "mine.toml", tmp_path / "out"
    mine.write_text(MINE.text, "utf-8")
    quick = ["--games", "6", "--seats", "2", "--bots", "random", "--workers", "1", "--option", "turn_cap=30"]
    command = ["simulate", GAME, "--compare", "default", str(mine), *quick]
    assert main([*command, "--out", str(out)]) == 0
    printed = capsys.readouterr().out
    for text in ("the same 6 games each", "wins by seat", "winner's score", "row used per game", "95 % intervals"):
        assert text in printed
    assert {file.name for file in out.iterdir()} == {"a", "b", "comparison.csv", "comparison.parquet"}
    with (out / "comparison.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert {"group", "name", "a", "b", "difference", "low", "high", "games", "q"} == set(rows[0])
    assert main([*command, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [found[letter]["digest"] for letter in "ab"] == [BOX.digest, MINE.digest]
    assert len(found["measures"]) == len(rows)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--compare", "default", "default"], "compare: got 'default default', wanted two packs that differ"),
        (["--compare", "default", "none.toml"], "a file that can be read"),
        (["--compare", "default"], "--compare"),
        (["--compare", "default", "{mine}", "--pack", "{mine}"], "nothing beside --compare"),
    ],
)
def test_wrong_comparisons(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: list[str], words: str
) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(MINE.text, "utf-8")
    assert main(["simulate", GAME, "--games", "2", *(each.format(mine=mine) for each in arguments)]) == 2
    assert words in " ".join(capsys.readouterr().err.split())
