"""Looking back at finished matches from the command line, and playing on from within."""

import json

import pytest

from cli.terminal import ANSWER, flat
from gamekeeper import packs, records
from gamekeeper.bots.review import Effort
from gamekeeper.cli import review_command
from gamekeeper.words import LANGUAGES


@pytest.fixture(autouse=True)
def little(monkeypatch):
    monkeypatch.setattr(review_command, "EFFORT", Effort(played_on=2, tried=2, settled=3, seconds=0.0))
    monkeypatch.setattr(review_command.bots, "LEVEL", "habit")


@pytest.fixture
def game(terminal, tmp_path):
    path = tmp_path / "game.jsonl"
    terminal.play("--save", path, "--seats", 2, "--name", "Zoe", typed=ANSWER * 200)
    return path


def test_a_review_says_that_a_pack_was_played(terminal, tmp_path):
    pack, path = tmp_path / "mine.toml", tmp_path / "game.jsonl"
    pack.write_text(packs.default("yellowstone_park").text.replace("size = 6", "size = 3"), "utf-8")
    terminal.play("--save", path, "--seats", 2, "--pack", pack, typed=ANSWER * 200)
    run = terminal.run("review", path)
    assert (run.code, "The components come from a pack" in flat(run.out)) == (0, True)


TITLES = {
    "en": ("Chance to win", "What cost you most", "What luck gave and took"),
    "it": ("Probabilità di vittoria", "Le decisioni che ti sono costate di più", "Che cosa ha dato e tolto la fortuna"),
    "ru": ("Шансы на победу", "Что обошлось вам дороже всего", "Что дала и отняла удача"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_in_every_language(terminal, game, language):
    run = terminal.run("review", game, "--language", language)
    assert (run.code, run.err) == (0, "")
    assert [title for title in TITLES[language] if title not in flat(run.out)] == []
    assert "Zoe" in run.out
    assert f"gamekeeper play --from {game} --at" in flat(run.out)


@pytest.mark.parametrize(("seat", "other"), [(1, "Ash"), (2, "Zoe")])
def test_luck_is_told_with_what_came_to_light(terminal, game, seat, other):
    run = terminal.run("review", game, "--seat", seat)
    luck = flat(run.out.partition("What luck gave and took")[2].partition("Look at a place")[0])
    strokes = luck.split("Decision ")[1:]
    assert strokes
    assert not any("Turn " in stroke for stroke in strokes)
    assert all(f"{other} draws" in stroke or "New in your hand: " in stroke for stroke in strokes)


def test_a_review_for_programs(terminal, game):
    run = terminal.run("review", game, "--json", "--seat", 2)
    told = json.loads(run.out)
    assert (told["seat"], told["measure"]) == (1, "wins")
    assert sum(told["moments"][-1]["chances"]) == pytest.approx(1)
    assert all(one["taken"] != one["better"] and one["gain"] > 0 for one in told["costly"])


STARS = {"en": "Stars to expect", "it": "Stelle da aspettarsi", "ru": "Сколько звёзд можно ожидать"}


@pytest.mark.slow
def test_alone_where_it_takes_care_to_win_stars_stand_for_chances(terminal, tmp_path):
    terminal.run("simulate", "dice_theme_park", "--seats", 1, "--bots", "habit", "--games", 1, "--out", tmp_path)
    (path,) = tmp_path.glob("records/*/*.jsonl")
    told = json.loads(terminal.run("review", path, "--json").out)
    stars = records.read_record(path).result.scores
    assert (told["measure"], told["moments"][-1]["chances"]) == ("points", stars)
    assert told["moments"][0]["chances"] > stars  # who plays on takes more care
    for language, title in STARS.items():
        run = terminal.run("review", path, "--language", language)
        assert (run.code, run.err) == (0, "")
        assert title in flat(run.out)
        assert f" {stars[0]} " in flat(run.out)


def test_matches_that_go_on_are_not_reviewed(terminal, tmp_path):
    path = tmp_path / "game.jsonl"
    terminal.play("--save", path, typed="1\nquit\n")
    for words in (("review", path), ("play", "--from", path)):
        run = terminal.run(*words)
        assert (run.code, run.out) == (2, "")
        assert "a match that is over" in run.err


def test_a_review_wants_a_seat_of_the_match_and_a_record(terminal, game, tmp_path):
    assert "a seat from 1 to 2" in terminal.run("review", game, "--seat", 3).err
    assert terminal.run("review", tmp_path / "none.jsonl").code == 1
    game.write_text(game.read_text().replace("Zoe", "Eve"))
    assert terminal.run("review", game).code == 1


def test_playing_on_from_a_position(terminal, game, tmp_path):
    path = tmp_path / "on.jsonl"
    run = terminal.run("play", "--from", game, "--at", 4, "--level", "random", "--save", path, typed="quit\n")
    assert run.code == 0
    old, new = (one.read_text().splitlines() for one in (game, path))
    actions = [[json.loads(line)["action"] for line in lines[1:5]] for lines in (old, new)]
    assert actions[0] == actions[1]
    assert json.loads(new[0])["players"] == ["You", "bot:random"]
    terminal.run("play", "--resume", path, typed=ANSWER * 200)
    assert terminal.run("verify", path).code == 0


def test_playing_on_from_nowhere(terminal, game):
    total = len(game.read_text().splitlines()) - 2
    assert f"from 0 to {total - 1}" in terminal.run("play", "--from", game, "--at", total).err
    assert "a seat from 1 to 2" in terminal.run("play", "--from", game, "--seat", 3).err
    assert "--from" in terminal.run("play", "--at", 3).err
    assert "--at" in terminal.run("play", "--from", game, "--seats", 3).err
