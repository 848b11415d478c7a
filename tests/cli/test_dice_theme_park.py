"""Dice Theme Park in the terminal: its table from positions laid out, its answers, and whole games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cli.terminal import ANSWER, Terminal, flat, line_with, lines
from gamekeeper import make, records
from gamekeeper.cli.boards import Scene, drawing_of
from gamekeeper.core.game import Game
from gamekeeper.core.ids import SPECTATOR, Action, Seat
from gamekeeper.core.rng import seed_bytes, stream
from gamekeeper.games.dice_theme_park import agenda
from gamekeeper.words import LANGUAGES, Translator, translator
from games.dice_theme_park.table import ENTRANCE, FAR, GAME, SLIDE, Table

NAMES = ["Ada", "Birch", "Cedar", "Dawn"]
DRAWING = drawing_of(GAME)
ALL = {"surprises": True, "innovations": True, "promo": True}


def scene(game: Game, width: int = 80, language: str = "en") -> Scene:
    names = NAMES[: game.seats]
    made = Scene(Translator(language, game), names, names, 0)
    made.width, made.height, made.catalogue = width, 24, game.catalogue()
    return made


def drawn(game: Game, s: object, reader: int = 0, width: int = 80, language: str = "en") -> list[str]:
    """The lines of a table, with what its decider can answer marked."""
    decider = game.decider(s)
    options = game.prompt(s, decider).options if decider >= 0 else []
    pointed = {element for option in options for element in option.elements}
    return lines(DRAWING.draw(game.view(s, Seat(reader)), scene(game, width, language), pointed), width)


def shown(table: Table, width: int = 80, language: str = "en") -> list[str]:
    """The lines of a table on which nobody has to decide."""
    view = table.game.view(table.s, Seat(0))
    return lines(DRAWING.draw(view, scene(table.game, width, language), set()), width)


# --- the table -------------------------------------------------------------------------------------


def test_the_park_is_rows_of_bricks_that_touch_their_neighbours() -> None:
    table = Table()
    bricks = [line for line in shown(table, 120) if re.search(r"│[ +]\d", line)]
    places = {
        int(match[1]): (row, match.start())
        for row, line in enumerate(bricks)
        for match in re.finditer(r"│[ +](\d+)", line)
    }
    assert sorted(places) == list(range(1, FAR + 1))
    brick = places[4][1] - places[3][1]
    near = table.game.catalogue()["near"]
    for one, (row, column) in places.items():
        for other, (other_row, other_column) in places.items():
            apart = (abs(row - other_row), abs(column - other_column))
            assert (other - 1 in near[one - 1]) == (apart == (0, brick) or apart == (1, brick // 2))


def test_guests_stand_on_their_attraction_by_colour_and_value() -> None:
    table = Table(2, promo=True)
    table.die("yellow 3")
    table.die("blue 5")
    vip = table.die("blue 2", SLIDE)
    table.s.vip[vip] = 1
    found = shown(table)
    assert "□□ B5 Y3" in line_with(found, "B5")
    assert "□ B2♥" in line_with(found, "B2♥")
    assert "♥ VIP" in flat(" ".join(found))
    assert "2B 0G 1Y" in line_with(found, "Ada")


def test_attractions_say_what_they_want_and_bring() -> None:
    table = Table(2, surprises=True)
    table.build("time_machine", 5)
    found = shown(table)
    assert flat(line_with(found, "Park Entrance")) == " 1 Park Entrance ? 1 ★ +2 money kiosk gener. food"
    assert flat(line_with(found, "Time Machine")) == " 5 Time Machine B = ?! 6 ★ [3] [4] seating"


def test_operations_are_squares_and_fill() -> None:
    table = Table()
    spot = table.spot(ENTRANCE)
    for cubes, squares in ((0, "□□"), (1, "■□"), (2, "■■")):
        table.s.cubes[spot] = cubes
        assert squares in "".join(shown(table))


def test_objectives_and_goals_stand_with_their_numbers() -> None:
    game = make(GAME, 3)
    found = drawn(game, game.setup(seed_bytes(1)))
    assert re.search(r"Round 3: .+ · ● \d+ ■ \d+ ▲ \d+", "\n".join(found))
    assert any(re.search(r"^Round \d: .+ \((most|least): [a-z ]+\) · ●", line) for line in found)
    alone = make(GAME, 1)
    found = drawn(alone, alone.setup(seed_bytes(1)))
    assert found[0] == "Set-up · target to beat 160"
    assert re.search(r"Round 2: .+ · \d+/\d+, (missing it costs \d+|reached)", "\n".join(found))


def test_what_a_solo_card_strikes_out_is_crossed() -> None:
    game = make(GAME, 1)
    s, rng = game.setup(seed_bytes(2)), stream(seed_bytes(2), "test")
    while not (
        s.round > 0 and all(game.view(s, Seat(0))["blocked"]) and game.prompt(s, Seat(0)).text.key == "ask-rail"
    ):
        options = game.legal(s, Seat(0))
        game.apply(s, Seat(0), Action(options[rng.below(len(options))]))
    found = drawn(game, s)
    rail = game.view(s, Seat(0))["blocked"][0]
    assert f"×{rail} " in line_with(found, "Monorails")
    assert sum(line.startswith("× ") for line in found) >= 1
    assert "× not to be had" in flat(" ".join(found))


def test_a_surprise_is_explained_where_one_is_seen() -> None:
    for is_with in (False, True):
        table = Table(surprises=is_with)
        if is_with:
            table.build("mystery_ride")
        assert ("! one place is a surprise" in flat(" ".join(shown(table)))) == is_with


def test_the_hand_is_explained_where_staff_is_chosen_and_named_elsewhere() -> None:
    game = make(GAME, 2)
    s = game.setup(seed_bytes(1))
    while game.prompt(s, game.decider(s)).text.key != "ask-plan":
        game.apply(s, game.decider(s), game.legal(s, game.decider(s))[0])
    assert "+ Guide · value 3, 3 money · Operate: one guest" in "\n".join(drawn(game, s))
    assert "Guide" not in "\n".join(drawn(game, s, int(SPECTATOR)))
    while game.view(s, Seat(0))["phase"] != "welcome":
        game.apply(s, game.decider(s), game.legal(s, game.decider(s))[0])
    assert line_with(drawn(game, s), "Your hand: ").count(",") >= 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "width"), [(1, 40), (4, 60), (4, 76), (1, 80), (4, 120)])
def test_positions_of_whole_games_fit(language: str, width: int, seats: int) -> None:
    game = make(GAME, seats, ALL)
    s, rng = game.setup(seed_bytes(3)), stream(seed_bytes(3), "test")
    for number in range(200):
        if game.is_over(s):
            break
        decider = game.decider(s)
        prompt = game.prompt(s, decider)
        if number % 20 == 0:
            found = drawn(game, s, int(decider), width, language)
            assert "…" not in " ".join(found)
            found += lines(DRAWING.answers(prompt, scene(game, width, language)), width)
            assert max(map(len, found)) <= width
        game.apply(s, decider, prompt.options[rng.below(len(prompt.options))].action)


# --- answers and looking -----------------------------------------------------------------------------


def test_ways_to_begin_are_a_line_for_what_is_kept() -> None:
    game = make(GAME, 2)
    s = game.setup(seed_bytes(1))
    prompt = game.prompt(s, Seat(0))
    found = lines(DRAWING.answers(prompt, scene(game, 140)), 140)
    assert len(found) == 8
    assert len(prompt.options) == 56
    assert found[1].startswith(" 8–14  start:1:1:2:5 … 11  ")
    assert found[1].endswith(" · hexes 5 6 7 8 9 10 11")


def test_monorails_are_told_apart_by_who_waits_there() -> None:
    table = Table()
    table.rail(0, "blue 4", "green 2")
    table.ask(int(agenda.RAIL), 0)
    where = scene(table.game, 140)
    where.view = table.game.view(table.s, Seat(0))
    found = lines(DRAWING.answers(table.game.prompt(table.s, Seat(0)), where), 140)
    assert line_with(found, "rail:1").endswith(" pips  B4 G2")


def test_answers_say_where_a_guest_stands_and_what_a_place_wants() -> None:
    table = Table()
    table.die("blue 4")
    table.phase(int(agenda.OPERATE))
    found = "\n".join(lines(DRAWING.answers(table.game.prompt(table.s, Seat(0)), scene(table.game, 140)), 140))
    assert "Use a map for the blue guest with 4 · Park Entrance" in found
    assert "Operate Park Entrance  ? · 1 ★" in found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2])
def test_every_card_and_every_park_can_be_looked_at(language: str, seats: int) -> None:
    game = make(GAME, seats, ALL)
    view, where = game.view(game.setup(seed_bytes(1)), Seat(0)), scene(game, 200, language)
    for kind in {where.catalogue["cards"][card] for card in range(len(where.catalogue["cards"]))}:
        row = where.catalogue["kinds"][kind]
        told = " ".join(lines(DRAWING.look(view, where, row["id"]), 200))
        assert told
        if row["type"] in ("attraction", "staff", "administrator"):
            assert " · " in told
    assert lines(DRAWING.look(view, where, "ada"), 200)[0].endswith("Ada")
    assert DRAWING.look(view, where, "zorro") is None
    assert DRAWING.look(view, where, "!") is None


def test_a_requirement_is_said_in_words() -> None:
    game = make(GAME, 2, ALL)
    view, where = game.view(game.setup(seed_bytes(1)), Seat(0)), scene(game, 200)
    for name, wants in (
        ("log_flume", "a blue guest above a guest"),
        ("chaos_coaster", "an odd green guest and an even guest, one place is a surprise and may be rerolled"),
        ("kraken_coaster", "three guests in a row, one of them blue"),
        ("casino_royale", "three guests of one value"),
        ("mascot", "value 4, 3 money"),
    ):
        assert f" · {wants} · " in lines(DRAWING.look(view, where, name), 200)[0]


# --- whole games -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "language"), [(1, "it"), (3, "en"), (3, "ru")])
def test_a_whole_game_in_every_language(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, seats: int
) -> None:
    monkeypatch.setattr(translator, "FALLBACK", language)  # a text that is missing ends the game with an error
    path = tmp_path / "game.jsonl"
    options = [part for name in ALL for part in ("--option", f"{name}=true")]
    level = ("--level", "random") if seats > 1 else ("--option", "extra_goals=15")
    arguments = ("--seats", seats, *level, "--seed", 11, *options, "--language", language, "--save", path)
    run = terminal.run("play", GAME, *arguments, typed=ANSWER * 600)
    assert (run.code, run.err) == (0, "")
    assert records.read_record(path).result.outcome == ("target-missed" if seats == 1 else "last-round")
    assert terminal.run("verify", path).code == 0


def test_words_that_are_not_moves(terminal: Terminal, tmp_path: Path) -> None:
    typed = "help\nlook\nlook log flume\nlook zorro\nwhy hex:5\nspace:3:1\nstart:1:1:1:20\nrules D4.1\n1\nundo\n"
    alone = ("--seats", 1, "--option", "promo=true", "--seed", 11, "--save", tmp_path / "game.jsonl")
    run = terminal.run("play", GAME, *alone, typed=typed)
    text = flat(run.out)
    assert run.err == ""
    assert "Log Flume · blue · costs 4 · a blue guest above a guest" in text
    assert "There is no card “zorro”." in text
    assert "“hex:5” answers another question than the one that is open. (D5.1)" in text
    assert "“space:3:1” answers another question" in text
    assert "D4.1" in text
    assert "You take your last step back." in text


def test_left_and_taken_up_again(terminal: Terminal, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    match = ("play", GAME, "--seats", 2, "--level", "random", "--seed", 11, "--option", "game=0")
    terminal.run(*match, "--save", whole, typed=ANSWER * 400)
    terminal.run(*match, "--save", parts, typed=ANSWER * 9 + "quit\n")
    terminal.run("play", GAME, "--resume", parts, typed=ANSWER * 400)
    assert parts.read_bytes() == whole.read_bytes()
