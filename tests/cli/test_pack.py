"""`gamekeeper pack`, and --pack wherever a game is made."""

import json

import pytest

from cli.terminal import flat
from gamekeeper import catalog, packs

GAME = "yellowstone_park"
BOX = packs.default(GAME)
MINE = BOX.text.replace("size = 6", "size = 3").replace("end = 35", "end = 12")


@pytest.fixture
def mine(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(MINE, "utf-8")
    return str(path)


@pytest.fixture
def wrong(tmp_path):
    path = tmp_path / "wrong.toml"
    path.write_text(MINE.replace("size = 3", "size = 30"), "utf-8")
    return str(path)


def test_alone_it_shows_help(terminal):
    run = terminal.run("pack")
    assert run.code == 0
    assert all(command in run.out for command in ("show", "new", "check", "diff"))


@pytest.mark.parametrize("command", ["show", "new", "check", "diff"])
def test_every_command_has_help(terminal, command):
    run = terminal.run("pack", command, "--help")
    assert run.code == 0
    assert f"Usage: gamekeeper pack {command}" in flat(run.out)


@pytest.mark.parametrize("language", ["en", "it", "ru"])
def test_show_tells_every_row_and_where_it_comes_from(terminal, language):
    run = terminal.run("pack", "show", GAME, "--language", language)
    assert run.code == 0
    for text in (BOX.name, "colours", "elk, wolf", "rulebook", "last_but_one", "35"):
        assert text in run.out
    assert BOX.digest in flat(run.out).replace(" ", "")


def test_show_as_json(terminal, mine):
    found = json.loads(terminal.run("pack", "show", GAME, "--pack", mine, "--json").out)
    assert (found["game"], found["is_default"]) == (GAME, False)
    assert [row["fields"]["size"] for row in found["rows"] if row["id"] == "hand"] == [3]


@pytest.mark.parametrize("game", [name for name in catalog.names() if packs.has(name)])
def test_a_new_pack_is_the_box_with_its_comments_and_holds(terminal, tmp_path, game):
    path = tmp_path / "new.toml"
    run = terminal.run("pack", "new", game, path)
    assert run.code == 0
    assert "gamekeeper pack check" in run.out
    assert path.read_text("utf-8") == packs.default(game).text
    run = terminal.run("pack", "check", path)
    assert run.code == 0
    assert "The pack can be played." in run.out
    assert "Nothing differs." in run.out


def test_new_overwrites_nothing(terminal, mine):
    run = terminal.run("pack", "new", GAME, mine)
    assert run.code == 2
    assert "wanted a file that is not there yet" in flat(run.err)
    assert packs.read(GAME, mine).text == MINE


def test_new_where_nothing_can_be_written(terminal, tmp_path):
    run = terminal.run("pack", "new", GAME, tmp_path / "no" / "folder.toml")
    assert run.code == 1
    assert "Traceback" not in run.err


def test_check_tells_what_differs(terminal, mine):
    run = terminal.run("pack", "check", mine)
    assert run.code == 0
    for text in ("2 rows differ", "· hand", "size: 6 → 3", "· track", "end: 35 → 12"):
        assert text in run.out
    found = json.loads(terminal.run("pack", "check", mine, GAME, "--json").out)
    assert found["seats"] == [2, 3, 4, 5]
    assert found["differences"][0] == {
        "row": "hand", "kind": "changed", "changes": [{"field": "size", "before": 6, "after": 3}]
    }  # fmt: skip


def test_check_names_the_mistake(terminal, wrong):
    run = terminal.run("pack", "check", wrong)
    assert run.code == 2
    assert flat(run.err).strip().endswith("wrong.toml, hand, size: got 30, wanted a whole number from 2 to 6")


def test_check_tells_for_how_many_players_it_is_enough(terminal, tmp_path):
    path = tmp_path / "few.toml"
    path.write_text(BOX.text.replace("[2, 2, 2, 2, 2, 2, 2]", "[2, 2, 2, 2, 2, 0, 0]"), "utf-8")
    run = terminal.run("pack", "check", path)
    assert run.code == 0
    assert "these numbers of players only: 2, 3" in flat(run.out)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["check", "none.toml"], "pack: got 'none.toml', wanted a file that can be read: No such file"),
        (["check", "{mine}", "chess"], "game: got 'chess', wanted one of yellowstone_park"),
        (["show", "chess"], "game: got 'chess', wanted one of yellowstone_park"),
        (["diff", "default", "default"], "pack: got 'default', wanted at least one file"),
        (["diff", "{mine}"], "Missing argument"),
        (["nothing"], "No such command"),
    ],
)
def test_wrong_use(terminal, mine, arguments, words):
    run = terminal.run("pack", *(each.format(mine=mine) for each in arguments))
    assert run.code == 2
    assert words in flat(run.err)


def test_diff_both_ways(terminal, mine, tmp_path):
    other = tmp_path / "other.toml"
    start = MINE.index("[[colours]]")
    other.write_text(MINE[:start] + MINE[MINE.index("[[colours]]", start + 1) :], "utf-8")
    run = terminal.run("pack", "diff", mine, other)
    assert run.code == 0
    assert "− colours:red (not there)" in run.out
    assert "animals: elk, wolf" in run.out
    run = terminal.run("pack", "diff", other, mine)
    assert "+ colours:red (new)" in run.out
    assert "Nothing differs." in terminal.run("pack", "diff", mine, mine).out
    found = json.loads(terminal.run("pack", "diff", "default", mine, "--json").out)
    assert found["before"]["digest"] == BOX.digest
    assert [each["row"] for each in found["differences"]] == ["hand", "track"]


def test_diff_of_two_games(terminal, mine, tmp_path):
    if not packs.has("fort"):
        return
    path = tmp_path / "fort.toml"
    path.write_text(packs.default("fort").text, "utf-8")
    run = terminal.run("pack", "diff", mine, path)
    assert run.code == 2
    assert "a pack of yellowstone_park, this one is of fort" in flat(run.err)


# --- playing ---------------------------------------------------------------------------------------


def test_a_match_with_a_pack_is_kept_with_it(terminal, mine, tmp_path):
    path = tmp_path / "match.jsonl"
    run = terminal.play(GAME, "--seats", 2, "--pack", mine, "--save", path, typed="1\n" * 400)
    assert run.code == 0
    assert "The components come from a pack" in flat(run.out)
    heading = json.loads(path.read_text("utf-8").splitlines()[0])
    assert heading["pack_text"] == MINE
    assert terminal.run("verify", path).code == 0
    told = terminal.run("replay", path)
    assert (told.code, "The components come from a pack" in flat(told.out)) == (0, True)
    run = terminal.run("play", "--resume", path, "--pack", mine)
    assert run.code == 2
    assert "--pack" in run.err


def test_a_pack_of_another_game_is_not_played(terminal, tmp_path):
    path = tmp_path / "other.toml"
    path.write_text(MINE.replace(GAME, "chess"), "utf-8")
    run = terminal.run("play", GAME, "--pack", path)
    assert run.code == 2
    assert "game: got 'chess', wanted \"yellowstone_park\"" in flat(run.err)


def test_a_simulation_with_a_pack(terminal, mine, wrong):
    quick = ("--bots", "random", "--games", 3, "--workers", 1, "--json", "--option", "turn_cap=40")
    found = json.loads(terminal.run("simulate", GAME, "--pack", mine, *quick).out)
    assert found["plan"]["pack"] == packs.read(GAME, mine).digest
    assert found["plan"]["options"]["end_score"] == 12
    run = terminal.run("simulate", GAME, "--pack", wrong, *quick)
    assert run.code == 2
    assert "size: got 30" in run.err


def test_a_ladder_with_a_pack(terminal, mine):
    quick = ("--bots", "random,ismcts:2", "--games", 4, "--workers", 1, "--json", "--option", "turn_cap=20")
    found = json.loads(terminal.run("ladder", GAME, "--pack", mine, *quick).out)
    assert found["plan"]["pack"] == packs.read(GAME, mine).digest


def test_a_pack_of_another_server_start_is_named(terminal, wrong):
    run = terminal.run("serve", "--pack", wrong)
    assert run.code == 2
    assert "size: got 30" in run.err
