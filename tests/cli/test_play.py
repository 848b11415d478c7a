"""A game in the terminal: played, left, taken up again, asked about."""

import json
import re
import shutil
import sys
from pathlib import Path

import pytest

from cli.terminal import ANSWER, flat
from gamekeeper import records
from gamekeeper.cli.table import folder
from gamekeeper.core.ids import Seat
from gamekeeper.words import LANGUAGES, translator
from paper import changed

SAID = {
    "en": ("Your hand", "A marker reached the end score.", "1st"),
    "it": ("La tua mano", "Un segnalino ha raggiunto la soglia di fine partita.", "1º"),
    "ru": ("Ваша рука", "Фишка дошла до конечной отметки.", "1-е место"),
}


def decisions(path) -> list[dict]:
    return [json.loads(line) for line in path.read_text().splitlines()][1:-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_every_language(terminal, tmp_path, monkeypatch, language):
    monkeypatch.setattr(translator, "FALLBACK", language)  # a text that is missing ends the game with an error
    path = tmp_path / "game.jsonl"
    run = terminal.play("--language", language, "--save", path, typed=ANSWER * 200)
    assert (run.code, run.err) == (0, "")
    assert [text for text in SAID[language] if text not in flat(run.out)] == []
    record = records.read_record(path)
    assert record.result.outcome == "end-score"
    assert record.seed.hex() in flat(run.out)
    assert record.published in flat(run.out)
    assert f"gamekeeper verify {path}" in run.out
    assert terminal.run("verify", path, "--language", language).code == 0


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_other_table_sizes(terminal, tmp_path, seats):
    path = tmp_path / "game.jsonl"
    run = terminal.play("--seats", seats, "--seat", seats, "--name", "Ada", "--save", path, typed=ANSWER * 300)
    assert run.code == 0
    record = records.read_record(path)
    assert record.players == ["bot:random"] * (seats - 1) + ["Ada"]
    assert record.result is not None


def test_without_arguments_there_are_four_seats_and_medium_bots(terminal, monkeypatch):
    monkeypatch.setattr(
        "gamekeeper.cli.table.Table.answer_of", lambda table, seat: table.match.game.legal(table.match.state, seat)[0]
    )
    run = terminal.run("play")
    assert run.code == 0
    assert "At the table: You, Ash (medium), Birch (medium), and Cedar (medium)." in flat(run.out)
    (path,) = (terminal.home / "gamekeeper" / "records").glob("yellowstone_park-*.jsonl")
    assert records.read_record(path).players == ["You", "bot:medium", "bot:medium", "bot:medium"]


def test_bots_of_different_levels(terminal, tmp_path):
    path = tmp_path / "game.jsonl"
    run = terminal.run("play", "--bots", "random, greedy,ismcts:3", "--seat", 2, "--seed", 3, "--save", path)
    assert "Ash (random), You, Birch (greedy), and Cedar (ismcts:3)" in flat(run.out)
    assert records.read_record(path).players == ["bot:random", "You", "bot:greedy", "bot:ismcts:3"]


def test_the_same_seed_gives_the_same_game(terminal, tmp_path):
    for name in ("one", "two"):
        terminal.play("--save", tmp_path / name, typed=ANSWER * 60)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


def test_quit_and_resume_play_the_same_game(terminal, tmp_path):
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    terminal.play("--save", whole, typed=ANSWER * 200)
    run = terminal.play("--save", parts, typed=ANSWER * 7 + "quit\n")
    assert run.code == 0
    assert f"gamekeeper play yellowstone_park --resume {parts}" in run.out
    left = records.replay(records.read_record(parts))
    assert len(left.history) > 7
    run = terminal.run("play", "--resume", parts, "--language", "it", typed=ANSWER * 5)
    assert "La tua mano" in run.out
    run = terminal.run("play", "--resume", parts, typed=ANSWER * 200)
    assert run.code == 0
    assert parts.read_bytes() == whole.read_bytes()


def test_resume_keeps_the_position_as_it_was(terminal, tmp_path):
    path = tmp_path / "game.jsonl"
    terminal.play("--save", path, typed=ANSWER * 9)
    before = path.read_bytes()
    state = records.replay(records.read_record(path))
    terminal.run("play", "--resume", path)
    after = records.replay(records.read_record(path))
    assert path.read_bytes() == before
    assert after.game.save(after.state) == state.game.save(state.state)


def test_resume_last_finds_what_was_left(terminal):
    terminal.play(typed=ANSWER * 3)
    terminal.play("--name", "Zoe", typed=ANSWER * 200)  # played to its end: not to be resumed
    run = terminal.run("play", "--resume", "last", typed="log\n")
    assert run.code == 0
    assert "At the table: You" in run.out


def test_resume_shows_the_last_round_and_not_the_whole_story(terminal, tmp_path):
    path = tmp_path / "game.jsonl"
    terminal.play("--save", path, typed=ANSWER * 30)
    run = terminal.run("play", "--resume", path)
    assert "Everybody is dealt" not in run.out
    assert "Ash lays" in run.out


def test_the_end_of_the_input_keeps_the_match(terminal, tmp_path):
    path = tmp_path / "game.jsonl"
    run = terminal.play("--save", path, typed=ANSWER)
    assert run.code == 0
    assert [line["seat"] for line in decisions(path)] == [0]
    assert "--resume" in run.out


@pytest.mark.parametrize("place", ["gamekeeper.cli.screen.Screen.read_line", "gamekeeper.cli.table.Table.answer_of"])
def test_ctrl_c_keeps_the_match(terminal, tmp_path, monkeypatch, place):
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(place, interrupt)
    path = tmp_path / "game.jsonl"
    run = terminal.play("--save", path, typed=ANSWER * 9)
    assert run.code == 0
    assert "--resume" in run.out
    assert records.read_record(path).result is None


def test_every_decision_is_saved_at_once(terminal, tmp_path, monkeypatch):
    path = tmp_path / "game.jsonl"
    counts = []
    real = records.write_record

    def counted(target, record):
        real(target, record)
        counts.append(len(decisions(path)))

    monkeypatch.setattr(records, "write_record", counted)
    terminal.play("--save", path, typed=ANSWER * 12)
    assert [count for count in counts if count] == sorted(counts)[1:]
    assert set(counts) == set(range(counts[-1] + 1))


def test_a_save_is_never_written_over(terminal, tmp_path):
    path = tmp_path / "game.jsonl"
    path.write_text("precious")
    run = terminal.play("--save", path)
    assert run.code == 2
    assert str(path) in run.err
    assert path.read_text() == "precious"


# --- answers and questions -------------------------------------------------------------------------


def test_answers_by_notation(terminal, tmp_path):
    path = tmp_path / "game.jsonl"
    run = terminal.play("--save", path, typed="quit\n")
    notation = re.search(r"1\s+([RYGB][1-7]:[1-7])", run.out)[1]
    again = tmp_path / "again.jsonl"
    terminal.play("--save", again, typed=f" {notation.lower()} \nstop\n")
    assert [line["action"] for line in decisions(again)][:2] == [notation, "stop"]


def test_options_tell_what_they_take(terminal):
    run = terminal.play(typed=ANSWER * 200)
    assert re.search(r"\d+  [RYGB]\d:\d  takes 2: [RYGB]\d [RYGB]\d", run.out)
    assert "takes nothing" in run.out


def test_why_gives_reason_and_rule(terminal):
    run = terminal.play(typed="why R1:1\nwhy stop\nwhy 1\nwhy\nwhy R3\n")
    assert run.out.count("(Y3.5)") >= 1
    assert "A turn lays at least one card, so you cannot stop yet. (Y6.1)" in flat(run.out)
    assert "Say what you mean to do" in run.out
    assert "“1” does not name an action" in run.out


def test_why_of_a_legal_action_tells_what_it_does(terminal):
    notation = re.search(r"1\s+([RYGB][1-7]:[1-7])", terminal.play().out)[1]
    assert "You may do that. Lay " in flat(terminal.play(typed=f"why {notation}\n").out)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no option 99; choose from 1 to"),
        ("0", "There is no option 0;"),
        ("1234567890123", "There is no option 1234567890123;"),
        ("Z9", "“Z9” does not name an action."),
        ("", "Type the number of an answer"),
        ("stop", "you cannot stop yet. (Y6.1)"),
        ("refill", "(Y6.2)"),
        ("malus", "(Y6.3)"),
        ("undo", "This step cannot be taken back"),
        ("rules", "Aim: the lowest marker"),
        ("rules Y3", "Y3.4 The second copy"),
        ("rules y3.2", "Y3.2 If its colour is on the board"),
        ("rules Y9", "There is no rule “Y9”"),
        ("rules moose", "There is no rule “moose”"),
        ("help", "take your last step back"),
        ("?", "take your last step back"),
        ("log", "Everybody is dealt 6 cards"),
        ("HELP", "take your last step back"),
        ("say hello", "“say” does nothing here"),  # one is alone here
    ],
)
def test_lines_that_change_nothing(terminal, tmp_path, typed, answer):
    path = tmp_path / "game.jsonl"
    run = terminal.play("--save", path, typed=f"{typed}\n")
    assert run.code == 0
    assert answer in flat(run.out)
    assert decisions(path) == []


@pytest.mark.parametrize(
    ("language", "typed"), [("it", "aiuto\nperché Y1:1\nannulla\n"), ("ru", "помощь\nпочему Y1:1\nотмена\n")]
)
def test_commands_in_other_languages(terminal, language, typed):
    out = flat(terminal.play("--language", language, typed=typed).out)
    assert {"it": "Questa mossa non si può annullare", "ru": "Этот шаг отменить нельзя"}[language] in out
    assert {"it": "annulla la tua ultima mossa", "ru": "отменить свой последний шаг"}[language] in out


def test_undo_takes_the_last_step_back(terminal, tmp_path):
    path, untouched = tmp_path / "game.jsonl", tmp_path / "untouched.jsonl"
    run = terminal.play("--save", path, typed="1\nundo\n")
    assert "You take your last step back." in run.out
    terminal.play("--save", untouched)
    undone, fresh = (records.replay(records.read_record(one)) for one in (path, untouched))
    assert undone.game.save(undone.state) == fresh.game.save(fresh.state)
    assert [line["action"] for line in decisions(path)][1] == "undo"


def test_hint_names_a_legal_answer_and_reasons(terminal, monkeypatch):
    monkeypatch.setattr("gamekeeper.cli.hints.ADVISER", "easy")
    run = terminal.play(typed="hint\n")
    notation = re.search(r"The easy bot would choose ([RYGB]\d:\d)\.", flat(run.out))[1]
    assert re.search(rf"\d+\s+{notation}", run.out)
    assert re.search(r"takes nothing|takes .* cards?|(Better|Worse)[^:]*: |At once both are", flat(run.out))
    assert not re.search(r"[+−]\d+\.\d|out of 100", flat(run.out))


def test_save_to_another_file(terminal, tmp_path):
    path, copy = tmp_path / "game.jsonl", tmp_path / "copy.jsonl"
    run = terminal.play("--save", path, typed=f"1\nsave {copy}\nsave\nsave /proc/nowhere/x\n")
    assert copy.read_bytes() == path.read_bytes()
    assert run.out.count("Saved in") == 2
    assert "This could not be saved" in run.out
    assert run.code == 0


def test_only_the_own_hand_is_shown(terminal, tmp_path):
    path = tmp_path / "game.jsonl"
    run = terminal.play("--save", path, typed=ANSWER * 200)
    match = records.replay(records.read_record(path), 0)
    for seat in range(1, 4):
        hand = [event for event in match.sink.events if event.audience == Seat(seat) and event.key == "dealt"]
        assert hand
    assert flat(run.out).count("Your hand: ") == 1


# --- set-up errors ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess"], "game: got 'chess', wanted one of yellowstone_park"),
        (["--seats", "9"], "seats: got 9"),
        (["--seats", "many"], "--seats"),
        (["--seat", "5"], "seat: got 5, wanted a seat from 1 to 4"),
        (["--bots", "easy,hard"], "wanted 3 levels"),
        (["--level", "godlike"], "'godlike'"),
        (["--bots", "easy", "--level", "easy"], "not both"),
        (["--seed", "abc"], "seed: got 'abc', wanted a whole number from 0 to 2**256 - 1 or 64 hex digits"),
        (["--option", "end_score"], "wanted key=value"),
        (["--option", "end_score=2"], "end_score: got 2, wanted a whole number from 6 to 200"),
        (["--option", "colour=red"], "'colour'"),
        (["--language", "de"], "language: got 'de', wanted one of en, it, ru"),
        (["--name", "bot:hard"], "name"),
        (["--name", ""], "name"),
        (["--resume", "last"], "unfinished match"),
        (["--resume", "x", "--seats", "3"], "--resume alone"),
        (["--colour", "red"], "--colour"),
    ],
)
def test_wrong_use_is_one_line_and_code_2(terminal, arguments, words):
    run = terminal.run("play", *arguments)
    assert run.code == 2
    assert words in run.err
    assert run.err.count("\n") == 1
    assert run.err.startswith("gamekeeper: ")
    assert run.out == ""


def test_resume_of_a_missing_or_broken_file_is_code_1(terminal, tmp_path):
    broken = tmp_path / "broken.jsonl"
    broken.write_text("{}\n")
    for path in (tmp_path / "nowhere.jsonl", broken):
        run = terminal.run("play", "--resume", path)
        assert run.code == 1
        assert str(path) in run.err
        assert run.err.count("\n") == 1


def test_resume_of_a_match_without_a_person(terminal, tmp_path):
    path = tmp_path / "game.jsonl"
    terminal.play("--save", path, typed=ANSWER)
    changed(path, 0, players=["bot:easy"] * 4)
    run = terminal.run("play", "--resume", path)
    assert run.code == 2
    assert "a person at least" in run.err


def test_resume_refuses_another_games_record(terminal, tmp_path):
    path = tmp_path / "game.jsonl"
    terminal.play("--save", path, typed=ANSWER)
    before = path.read_bytes()
    run = terminal.run("play", "fort", "--resume", path)
    assert (run.code, run.out) == (2, "")
    assert f"resume: got '{path}', wanted a match of fort; this one is of yellowstone_park" in run.err
    assert path.read_bytes() == before
    assert terminal.run("play", "yellowstone_park", "--resume", path).code == 0


def test_resume_without_a_game_takes_the_records_own(terminal, tmp_path):
    path = tmp_path / "game.jsonl"
    terminal.run("play", "fort", "--level", "random", "--seats", 2, "--save", path)
    run = terminal.run("play", "--resume", path)
    assert run.code == 0
    assert "Fort" in run.out.splitlines()[0]
    terminal.run("play", "fort", "--level", "random", "--seats", 2)
    assert "Fort" in terminal.run("play", "--resume", "last").out.splitlines()[0]
    assert terminal.run("play", "yellowstone_park", "--resume", "last").code == 2
    assert "got 'chess'" in terminal.run("play", "chess", "--resume", "last").err


def test_resume_refuses_an_altered_record(terminal, tmp_path):
    path = tmp_path / "game.jsonl"
    terminal.play("--save", path, typed=ANSWER)
    path.write_text(path.read_text().replace('"You"', '"Eve"'))
    run = terminal.run("play", "--resume", path, "--language", "it")
    assert run.code == 1
    assert f"{path}: Riga 1: Non è ciò che era stato scritto" in run.err


def test_resume_to_another_file_never_writes_over_one(terminal, tmp_path):
    path, other = tmp_path / "game.jsonl", tmp_path / "other.jsonl"
    terminal.play("--save", path, typed=ANSWER)
    other.write_text("precious")
    run = terminal.run("play", "--resume", path, "--save", other)
    assert (run.code, run.out) == (2, "")
    assert other.read_text() == "precious"
    assert terminal.run("play", "--resume", path, "--save", path).code == 0


@pytest.mark.parametrize("place", ["folder", "file/game.jsonl", "/proc/nowhere/game.jsonl", "/dev/null/game.jsonl"])
def test_a_save_that_cannot_be_is_told_before_the_game(terminal, tmp_path, place):
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("a file")
    run = terminal.play("--save", tmp_path / place)
    assert (run.code, run.out) == (2, "")
    assert "save: got '" in run.err
    assert run.err.count("\n") == 1


def test_a_home_that_cannot_be_written_is_told_before_the_game(terminal, tmp_path):
    terminal.home.write_text("a file")
    run = terminal.play()
    assert (run.code, run.out) == (2, "")
    assert "wanted a file that can be written: " in run.err


def test_save_during_the_game_never_writes_over_a_file(terminal, tmp_path):
    other, copy = tmp_path / "other.jsonl", tmp_path / "copy.jsonl"
    other.write_text("precious")
    run = terminal.play(typed=f"save {other}\nsave {copy}\n1\nsave {copy}\n")
    assert other.read_text() == "precious"
    assert "There is a file" in run.out
    assert len(decisions(copy)) == 1


def test_a_card_with_several_columns_says_which(terminal, tmp_path):
    path = tmp_path / "game.jsonl"
    out = terminal.play().out
    card, *_ = re.search(r"1\s+([RYGB][1-7]):[1-7]", out).groups()
    columns = re.findall(rf"\b{card}:[1-7]", out)
    assert len(columns) > 1
    run = terminal.play("--save", path, typed=f"{card}\nwhy {card}\n")
    assert flat(run.out).count(f"“{card}” is short for several answers: {', '.join(columns)}.") == 2
    assert decisions(path) == []


def test_a_card_not_held_says_so(terminal):
    out = terminal.play().out
    held = re.search(r"Your hand(.*)", out)[1].split()
    card = next(f"{colour}{number}" for colour in "RYGB" for number in "1234567" if f"{colour}{number}" not in held)
    assert "does not name an action" not in terminal.play(typed=f"{card}\n").out


def test_the_systems_language_is_spoken(terminal, monkeypatch):
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert "Ваша рука" in terminal.play().out
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Your hand" in terminal.play().out


# --- the look --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_nothing_is_wider_than_the_terminal(terminal, monkeypatch, language, width):
    monkeypatch.setenv("COLUMNS", str(width))
    run = terminal.play("--language", language, typed=ANSWER * 25 + "help\nlog\nrules\n")
    too_wide = [line for line in run.out.splitlines() if len(line) > width and "gamekeeper" not in line]
    assert too_wide == []
    assert "…" not in run.out.partition("\n")[2]


def test_without_a_terminal_there_are_no_escape_codes(terminal):
    assert "\x1b" not in terminal.play(typed=ANSWER * 200).out


def test_colours_never_stand_alone(terminal, monkeypatch):
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    coloured = terminal.play(typed=ANSWER).out
    assert "\x1b[" in coloured
    plain = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", coloured)
    monkeypatch.delenv("FORCE_COLOR")
    assert re.findall(r"[RYGB]\d:\d", plain) == re.findall(r"[RYGB]\d:\d", terminal.play(typed=ANSWER).out)


def test_a_bot_of_ones_own_sits_down_and_a_strange_file_runs_no_code(terminal, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", sys.path[:])
    Path("played_bots.py").write_text(
        "from gamekeeper.bots.bot import Bot\n"
        "class Last(Bot):\n"
        "    def choose(self, game, s, seat, rng, limit):\n"
        "        return game.legal(s, seat)[-1]\n"
    )
    run = terminal.run("play", "--seats", 2, "--bots", "played_bots:Last", "--seed", 1, typed=ANSWER * 3 + "quit\n")
    assert "(played_bots:Last)" in run.out
    kept = next(folder().glob("*.jsonl"))
    assert "(played_bots:Last)" in terminal.run("play", "--resume", "last", typed=ANSWER + "quit\n").out
    strange = shutil.copy(kept, "strange.jsonl")
    refused = terminal.run("play", "--resume", strange)
    assert refused.code == 2
    assert "bot: got 'played_bots:Last', wanted random" in flat(refused.err)
