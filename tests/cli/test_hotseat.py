"""Several people before one screen, who hand it over."""

import os
import sys

import pexpect
import pytest

from cli.terminal import flat
from gamekeeper import catalog, kits, records
from gamekeeper.cli.screen import ERASED
from gamekeeper.core.ids import Seat
from gamekeeper.words import LANGUAGES, Translator
from toys import kitchens

TURNS = "1\n\n" * 200  # an answer, and Enter where the screen is handed over; an empty line elsewhere does nothing
TO = {"en": "Hand over to Ben", "it": "Passa a Ben", "ru": "Передайте экран: Ben"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_people_play_a_whole_game(terminal, tmp_path, language):
    path = tmp_path / "game.jsonl"
    run = terminal.play("--people", "Ada,Ben", "--seats", 3, "--language", language, "--save", path, typed=TURNS)
    assert (run.code, run.err) == (0, "")
    assert TO[language] in flat(run.out)
    record = records.read_record(path)
    assert record.players == ["Ada", "Ben", "bot:random"]
    assert record.result is not None
    assert terminal.run("verify", path).code == 0


def test_people_are_counted_or_named(terminal, tmp_path):
    for wish, names in [("2", ["Player 1", "Player 2"]), ("Ada, Ben,Cy", ["Ada", "Ben", "Cy"])]:
        path = tmp_path / f"{len(names)}.jsonl"
        assert terminal.play("--people", wish, "--save", path, typed="\nquit\n").code == 0
        assert records.read_record(path).players == [*names, *["bot:random"] * (4 - len(names))]


@pytest.mark.parametrize(
    ("options", "wanted"),
    [
        (["--people", "Ada,ada"], "a name of their own"),
        (["--people", "0"], "1 to 16, or names"),
        (["--people", "3", "--seats", "2"], "at most 2"),
        (["--people", "9"], "one of 2, 3, 4, 5"),
        (["--people", "2", "--seat", "2"], "--people without it"),
        (["--people", "2", "--name", "Ada"], "--people without it"),
    ],
)
def test_what_does_not_fit_is_said(terminal, options, wanted):
    run = terminal.play(*options)
    assert (run.code, wanted in run.err) == (2, True), run.err


def test_who_hands_over_takes_back_first_and_goes_on_later(terminal, tmp_path):
    path = tmp_path / "game.jsonl"
    first = terminal.play("--people", "Ada,Ben", "--seats", 2, "--save", path, typed="\n1\nquit\n")
    assert first.code == 0
    before = len(records.read_record(path).lines)
    again = terminal.run("play", "--resume", path, typed="\nundo\nquit\n")
    assert again.code == 0
    assert "You take your last step back." in flat(again.out)
    lines = records.read_record(path).lines
    assert (before, [line.action for line in lines[before:]]) == (1, ["undo"])


@pytest.mark.parametrize("game", ["yellowstone_park", "fort"])
def test_between_two_people_the_screen_is_empty(tmp_path, game):
    """From handing over on, nothing but the next one's name comes, and the terminal is told to forget the rest."""
    environment = {**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8", "XDG_DATA_HOME": str(tmp_path)}
    arguments = ["-m", "gamekeeper", "play", "--plain", game, "--people", "Ada,Ben", "--seats", "2", "--seed", "11"]
    child = pexpect.spawn(
        sys.executable, arguments, env=environment, encoding="utf-8", dimensions=(60, 100), timeout=60
    )
    child.expect_exact("Press Enter when nobody else looks.")
    first = "Ada" if "Ada, it is up to you" in child.before.replace("\r\n", " ") else "Ben"
    child.expect("> ")
    child.sendline("")
    child.expect_exact(ERASED)
    while child.expect_exact(["> ", "Hand over to"]) == 0:
        child.sendline("1")
    child.expect("> ")
    child.sendline("")
    child.expect_exact(ERASED)
    child.expect_exact("Press Enter when nobody else looks.")
    other = "Ben" if first == "Ada" else "Ada"
    assert child.before.replace("\x1b[1m", "").strip() == f"{other}, it is up to you."
    child.expect("> ")
    child.sendline("quit")
    child.expect(pexpect.EOF)


def test_while_all_act_each_is_asked_after_the_other(terminal, tmp_path, monkeypatch):
    monkeypatch.setitem(kits.BUILT_IN, "kitchens", kitchens.KIT)
    path = tmp_path / "game.jsonl"
    run = terminal.run(
        "play", "kitchens", "--people", "Ada,Ben", "--seats", 2, "--seed", 3, "--save", path,
        typed="\nleaf\nnear\nend\n\n\nend\n\n\nquit\n",
    )  # fmt: skip
    assert run.code == 0
    seats = [line.seat for line in records.read_record(path).lines]
    assert seats == [*[1] * (len(seats) - 1), 0]
    assert len(seats) > 2
    assert flat(run.out).count("it is up to you") >= 2


def test_what_one_sees_is_never_shown_to_the_other(terminal, tmp_path):
    """Between a hand-over to one person and the next, only that person's hand is drawn."""
    run = terminal.play("--people", "Ada,Ben", "--seats", 2, "--save", tmp_path / "g", typed="\n1\n1\n1\n\n\nquit\n")
    ada, ben = run.out.split("Ben, it is up to you.")
    record = records.read_record(tmp_path / "g")
    match = records.replay(record, 0)
    words = Translator("en", catalog.make("yellowstone_park", 2))
    assert "Your hand" in ada
    assert "Your hand" in ben
    for seat, part in ((0, ada), (1, ben)):
        other = {words.element(f"card:{card}") for card in match.game.view(match.state, Seat(1 - seat))["hand"]}
        own = {words.element(f"card:{card}") for card in match.game.view(match.state, Seat(seat))["hand"]}
        assert not [name for name in other - own if f"Lay {name} " in flat(part)]
