"""Verifying records from the command line: one, several, folders; for people and for programs."""

import json

import pytest

from cli.terminal import ANSWER, flat
from gamekeeper.words import LANGUAGES
from paper import changed, lines_of, rewrite

PASSED = ["chain", "seed", "actions", "result"]


PLAYED = []
"""The record of one game, played once."""


@pytest.fixture
def game(terminal, tmp_path):
    path = tmp_path / "game.jsonl"
    if not PLAYED:
        terminal.play("--save", path, "--name", "Zoe", typed=ANSWER * 200)
        PLAYED.append(path.read_text())
    path.write_text(PLAYED[0])
    return path


def alone(terminal, path, *arguments):
    """What a program is told of one file."""
    told = json.loads(terminal.run("verify", path, "--json", *arguments).out)
    (found,) = told["files"]
    return found


# --- what is checked ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_says_what_was_checked(terminal, game, language):
    run = terminal.run("verify", game, "--language", language)
    assert (run.code, run.err) == (0, "")
    assert run.out.count("✓") == len(PASSED)
    assert lines_of(game)[0]["commitment"] in flat(run.out)


def test_catches_an_altered_name(terminal, game):
    game.write_text(game.read_text().replace('"Zoe"', '"Eve"'))
    run = terminal.run("verify", game)
    assert run.code == 1
    assert "✓" not in run.out
    assert "✗ The record does not hold: Line 1: This is not what was written" in flat(run.out)


def test_catches_a_match_cut_short(terminal, game):
    lines = game.read_text().splitlines(keepends=True)
    game.write_text("".join([*lines[:10], lines[-1]]))
    assert alone(terminal, game)["failure"]["line"] == 11
    game.write_text("".join(lines[:10]))
    assert alone(terminal, game)["failure"]["key"] == "record-cut"
    game.write_text("".join(lines)[:-30])
    assert alone(terminal, game)["failure"]["key"] == "record-cut"


@pytest.mark.parametrize(
    ("place", "change", "passed", "line", "words"),
    [
        (-1, {"seed": "ab" * 32}, 1, 1, "The seed’s hash is"),
        (
            1,
            {"action": "malus"},
            2,
            2,
            "Zoe cannot take decision 1, “malus”, where it stands. You choose where to draw from",
        ),
        (1, {"action": "Q9"}, 2, 2, "“Q9” does not name an action."),
        (1, {"seat": 3}, 2, 2, "Not yet: it is for Zoe to decide first."),
        (1, {"action": "undo"}, 2, 2, "This step cannot be taken back"),
        (-1, {"scores": [0, 0, 0, 0]}, 3, 0, "The record claims ('end-score', [0, 0, 0, 0]"),
        (-1, {"places": [1, 1, 1, 1]}, 3, 0, "The record claims"),
        (-1, {"outcome": "turn-cap"}, 3, 0, "The record claims ('turn-cap'"),
    ],
)
def test_catches_a_forger_who_mends_the_chain(terminal, game, place, change, passed, line, words):
    found = alone(terminal, changed(game, place, **change))
    assert found["ok"] is False
    assert found["passed"] == PASSED[:passed]
    assert found["failure"]["line"] == (line or len(lines_of(game)))
    assert f"Line {found['failure']['line']}: " in found["failure"]["text"]
    assert words in found["failure"]["text"]


def test_catches_a_changed_option(terminal, game):
    heading = lines_of(game)[0]
    changed(game, 0, options={**heading["options"], "end_score": 20})
    assert terminal.run("verify", game).code == 1


def test_an_unfinished_match(terminal, tmp_path):
    path = tmp_path / "game.jsonl"
    terminal.play("--save", path, typed=ANSWER * 4)
    run = terminal.run("verify", path)
    assert run.code == 0
    assert "not over yet" in run.out


def test_a_secret_seed(terminal, tmp_path):
    path = tmp_path / "game.jsonl"
    terminal.play("--save", path, typed=ANSWER * 4)
    run = terminal.run("verify", changed(path, -1, seed=None))
    assert run.code == 1
    assert "still secret" in run.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_format_without_a_chain_holds_and_says_what_it_lacks(terminal, game, language):
    changed(game, 0, format=2)
    found = alone(terminal, game)
    assert (found["ok"], found["format"], found["chained"]) == (True, 2, False)
    assert found["passed"] == PASSED[1:]
    said = {"en": "which chains no lines", "it": "non concatena le righe", "ru": "не связаны в цепочку"}
    run = terminal.run("verify", game, "--language", language)
    assert run.code == 0
    assert said[language] in flat(run.out)


# --- reasons in words --------------------------------------------------------------------------------

BROKEN = {
    "record-empty": lambda lines: [],
    "record-short": lambda lines: lines[:1],
    "record-cut": lambda lines: lines[:5],
    "record-line": lambda lines: [*lines[:2], "once upon a time", *lines[3:]],
    "record-field": lambda lines: [lines[0], {**lines[1], "seat": "first"}, *lines[2:]],
    "record-too-long": lambda lines: [lines[0], {**lines[1], "action": "Y" * 70_000}, *lines[2:]],
    "record-blank": lambda lines: [*lines[:3], "", *lines[3:]],
    "record-format": lambda lines: [{**lines[0], "format": 9}, *lines[1:]],
    "record-setup": lambda lines: [{**lines[0], "seats": 9}, *lines[1:]],
    "record-pack-text": lambda lines: [{**lines[0], "pack_text": "game = 5\nhand ="}, *lines[1:]],
    "record-lengths": lambda lines: [{**lines[0], "players": ["Zoe"]}, *lines[1:]],
    "record-number": lambda lines: [*lines[:4], *lines[5:]],
    "record-seat": lambda lines: [lines[0], {**lines[1], "seat": 4}, *lines[2:]],
    "record-unlinked": lambda lines: [*lines[:-1], json.dumps(lines[-1]) + " "],
    "record-secret": lambda lines: [*lines[:-1], {"end": "suspended", "seed": None}],
    "record-no-result": lambda lines: [*lines[:-1], {"end": "suspended", "seed": lines[-1]["seed"]}],
    "record-goes-on": lambda lines: [*lines[:7], lines[-1]],
}


@pytest.mark.parametrize("key", BROKEN)
def test_every_reason_is_told_in_every_language(terminal, game, key):
    rewrite(game, BROKEN[key](lines_of(game)))
    told = {}
    for language in LANGUAGES:
        failure = alone(terminal, game, "--language", language)["failure"]
        assert failure["key"] == key
        assert str(game) in failure["detail"] or failure["line"] or key == "record-secret"
        told[language] = failure["text"]
        run = terminal.run("verify", game, "--language", language)
        assert (run.code, run.err) == (1, "")
        assert flat(failure["text"]) in flat(run.out)
    assert len(set(told.values())) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("number", "line", "key", "field"),
    [
        (0, {"seats": "two"}, "record-field", "seats"),
        (0, {"players": ["Zoe", 7]}, "record-field", "players"),
        (2, {"seat": "first"}, "record-field", "seat"),
        (2, {"speed": 3}, "record-field", "speed"),
        (2, 5, "record-line", None),
        (2, [], "record-line", None),
    ],
)
def test_the_field_that_is_at_fault_is_named_and_no_type(terminal, game, number, line, key, field):
    lines = lines_of(game)
    lines[number] = {**lines[number], **line} if isinstance(line, dict) else line
    rewrite(game, lines)
    failure = alone(terminal, game)["failure"]
    assert failure["key"] == key
    assert field is None or f"“{field}”" in failure["text"]


def test_names_and_lines_command_no_terminal(terminal, game):
    changed(game, 0, players=["\x1b[31mZoe\x07", *["bot:random"] * 3])
    changed(game, 1, action="\x1b]0;title\x07")
    for command in ("verify", "replay"):
        run = terminal.run(command, game)
        assert run.code == 1
        assert "\x1b" not in run.out + run.err
        assert "\x07" not in run.out + run.err
    assert "\ufffd[31mZoe\ufffd cannot take decision 1" in terminal.run("verify", game).out


# --- several files -----------------------------------------------------------------------------------


@pytest.fixture
def folder(terminal, game, tmp_path):
    """Three records at different depths, one of them altered, and a file that is none."""
    place = tmp_path / "records"
    (place / "deep" / "er").mkdir(parents=True)
    (place / "one.jsonl").write_bytes(game.read_bytes())
    (place / "deep" / "er" / "two.jsonl").write_bytes(game.read_bytes())
    (place / "deep" / "three.jsonl").write_text(game.read_text().replace("Zoe", "Eve"))
    (place / "notes.txt").write_text("not a record")
    return place


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_and_folders_end_with_a_summary(terminal, game, folder, language):
    run = terminal.run("verify", game, folder, "--language", language)
    assert (run.code, run.err) == (1, "")
    assert (run.out.count("✓"), run.out.count("✗")) == (3, 1)
    assert "notes.txt" not in run.out
    summary = {
        "en": "4 records checked, one does not hold.",
        "it": "4 registrazioni controllate: una non è valida.",
        "ru": "Проверены 4 записи: 1 неверна.",
    }
    assert run.out.splitlines()[-1] == summary[language]
    (folder / "deep" / "three.jsonl").unlink()
    run = terminal.run("verify", game, folder)
    assert (run.code, run.out.splitlines()[-1]) == (0, "3 records checked, all hold.")


def test_a_file_named_twice_is_checked_once(terminal, game):
    assert json.loads(terminal.run("verify", game, game, game.parent, "--json").out)["checked"] == 1


def test_a_folder_without_records_is_an_error(terminal, game, tmp_path):
    empty = tmp_path / "empty"
    empty.mkdir()
    run = terminal.run("verify", game, empty)
    assert (run.code, run.out) == (2, "")
    assert f"got '{empty}', wanted a record, or a folder with records (*.jsonl)" in run.err


def test_files_that_are_no_records(terminal, game, tmp_path):
    broken = tmp_path / "broken.jsonl"
    broken.write_text("once upon a time\n")
    run = terminal.run("verify", broken, tmp_path / "nowhere.jsonl", game)
    assert (run.code, run.err) == (1, "")
    assert "Line 1: This is no heading: “once upon a time”." in flat(run.out)
    alone = terminal.run("verify", tmp_path / "nowhere.jsonl")
    assert alone.out.startswith(f"✗ {tmp_path / 'nowhere.jsonl'}\n  The file cannot be read")
    assert "nowhere.jsonl The file cannot be read: No such file or directory." in flat(run.out)


# --- for programs ------------------------------------------------------------------------------------


def test_one_document_for_all_files(terminal, game, folder):
    run = terminal.run("verify", game, folder, "--json")
    told = json.loads(run.out)
    assert run.code == 1
    assert (told["ok"], told["checked"], told["failed"]) == (False, 4, 1)
    assert told["files"][0] == {
        "file": str(game), "ok": True, "format": 3, "chained": True, "passed": PASSED, "failure": None,
    }  # fmt: skip
    (failed,) = (one for one in told["files"] if not one["ok"])
    assert set(failed["failure"]) == {"key", "line", "text", "detail"}
