"""The ladder beside a yardstick: who plays whom, when it stops, and the page it writes."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from gamekeeper import make
from gamekeeper.cli.app import main
from gamekeeper.lab.plan import plan_for
from gamekeeper.lab.strength import FIRST_LOOK, Race, lineups
from gamekeeper.lab.strength_report import with_section

GAME = "yellowstone_park"
SHORT = ["--option", "turn_cap=12", "--workers", "1"]
ROOT = Path(__file__).parents[2]


def race(*bots: str, seats: int = 3) -> Race:
    table = make(GAME, seats, {"turn_cap": 12})
    return Race([plan_for(table, lineup, 1) for lineup in lineups(list(bots), "habit", seats)])


def nothing(_: int) -> None:
    """Nobody listens."""


def test_every_bot_plays_the_same_games_once_from_each_seat() -> None:
    found = race("random", "ismcts:2")
    found.run(6, 1, stops=False, advance=nothing)
    first, other = (one.tables().seats for one in found.simulations)
    for bot, seats in (("random", first), ("ismcts:2", other)):
        assert seats.filter(seats["bot"] == bot)["seat"].to_list() == [0, 1, 2, 0, 1, 2]
        assert set(seats["bot"]) == {bot, "habit"}
    assert first["seed"].to_list() == other["seed"].to_list()


def test_it_stops_when_all_is_certain_and_no_sooner() -> None:
    found = race("random", "ismcts:2")
    found.wins = [np.zeros(60), np.ones(60)]
    assert found.open() == []
    found.wins = [np.zeros(60), np.array([1.0, 0.0, 0.0] * 20)]  # a third is even
    assert found.open() == [1]
    found.wins = [np.array([0.0] * 9), np.array([1.0, 0.0, 0.0] * 3)]
    assert found.open() == [0, 1]


def test_random_beside_habit_is_settled_early() -> None:
    found = race("random")
    found.run(400, 1, stops=True, advance=nothing)
    (one,) = found.strengths().bots
    assert one.differs
    assert one.win_share.high is not None
    assert one.win_share.high < 1 / 3
    assert FIRST_LOOK <= one.win_share.count < 400
    assert 0.0 < one.seconds <= one.longest


def test_pairs_are_compared_in_the_games_both_played() -> None:
    found = race("random", "ismcts:2")
    found.wins = [np.array([0.0, 1.0, 0.0]), np.array([1.0, 1.0])]
    assert list(found.change(1)) == [1.0, 0.0]


def test_the_page_keeps_what_is_not_measured(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "strength.md"
    page.write_text("# Strength\n\nWords.\n\n## Fort\nold\n\n## What was tried\n\n| a | b |\n")
    command = ["ladder", GAME, "--bots", "random,ismcts:2", "--games", "4", "--write", str(page), *SHORT]
    assert main(command) == 0
    printed = capsys.readouterr()
    assert "One bot beside 3 habit" in printed.out
    once = page.read_text()
    assert once.startswith("# Strength\n\nWords.\n\n## Fort\nold\n\n## Yellowstone Park\nOne bot beside 3 habit")
    assert once.endswith("\n\n## What was tried\n\n| a | b |\n")
    assert "turn_cap=12" in once
    assert len([line for line in once.splitlines() if line.startswith(("| random |", "| ismcts:2 |"))]) == 2
    assert main([*command[:3], "random", *command[4:]]) == 0
    assert page.read_text().count("## Yellowstone Park") == 1
    assert "ismcts:2" not in page.read_text()


def test_a_page_is_begun_where_there_is_none(tmp_path: Path) -> None:
    page = tmp_path / "new.md"
    assert main(["ladder", GAME, "--bots", "random", "--games", "4", "--write", str(page), *SHORT]) == 0
    assert page.read_text().startswith("# How strong the bots are\n\n")
    assert "\n\n## Yellowstone Park\n" in page.read_text()


def test_sections_stand_in_place_of_their_own() -> None:
    page = "# A\n\n## One\nx\n\n## Two\ny\n"
    assert with_section(page, "## One\nz\n") == "# A\n\n## One\nz\n\n## Two\ny\n"
    assert with_section(page, "## Two\nz\n") == "# A\n\n## One\nx\n\n## Two\nz\n"
    assert with_section(page, "## Three\nz\n") == "# A\n\n## One\nx\n\n## Two\ny\n\n## Three\nz\n"


def test_several_games_are_one_document(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["ladder", GAME, "fort", "--beside", "random", "--bots", "habit", "--games", "4", "--json", *SHORT]
    assert main(command) == 0
    told = json.loads(capsys.readouterr().out)
    assert [one["plan"]["game"] for one in told] == [GAME, "fort"]
    assert all(one["yardstick"] == "random" and one["bots"][0]["win_share"]["count"] == 4 for one in told)


@pytest.mark.parametrize(
    ("arguments", "quoted"),
    [
        ([GAME, "--beside", "clever"], "'clever'"),
        ([GAME, "--beside", "easy", "--bots", "easy,hard"], "'easy,hard'"),
        ([GAME, "--beside", "habit", "--bots", "easy,easy"], "'easy,easy'"),
        (["iditacards", "--beside", "habit", "--seats", "1"], "seats: got 1"),
        ([GAME, "--write", "/nowhere/page.md"], "/nowhere/page.md"),
        ([GAME, "--write", "/"], "Is a directory"),
    ],
)
def test_wrong_use_is_told_before_anything_is_played(
    arguments: list[str], quoted: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ladder", *arguments]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert quoted in printed.err


def test_the_page_of_the_house_is_one_that_the_command_keeps() -> None:
    text = (ROOT / "docs/strength.md").read_text()
    assert "## What was tried" in text
    assert with_section(text, "## Yellowstone Park\nnew\n").count("## Yellowstone Park") == 1
