"""Iditacards in the terminal: its table from positions laid out, its answers, and whole games."""

from __future__ import annotations

import pytest

from cli.terminal import ANSWER, Terminal, flat, line_with, lines
from gamekeeper import records
from gamekeeper.cli.boards import Scene, drawing_of
from gamekeeper.core.ids import SPECTATOR, Seat
from gamekeeper.core.rng import seed_bytes, stream
from gamekeeper.words import LANGUAGES, Translator, translator
from games.iditacards.table import BRIDGE, FOREST, Table

NAMES = ["Ada", "Birch", "Cedar", "Dawn"]
DRAWING = drawing_of("iditacards")


def scene(table: Table, width: int = 80, language: str = "en") -> Scene:
    names = NAMES[: table.game.seats]
    made = Scene(Translator(language, table.game), names, names, 0)
    made.width, made.height, made.catalogue = width, 24, table.game.catalogue()
    return made


def drawn(table: Table, reader: int = 0, width: int = 80, language: str = "en") -> list[str]:
    """The lines of a table, with what can be answered marked."""
    prompt = table.game.prompt(table.s, table.game.decider(table.s))
    pointed = {element for option in prompt.options for element in option.elements}
    return lines(DRAWING.draw(table.game.view(table.s, Seat(reader)), scene(table, width, language), pointed), width)


def answered(table: Table) -> list[str]:
    prompt = table.game.prompt(table.s, table.game.decider(table.s))
    return lines(DRAWING.answers(prompt, scene(table, 140)), 140)


# --- the table -------------------------------------------------------------------------------------


def test_the_strip_shows_the_whole_trail_and_where_the_teams_are() -> None:
    table = Table(4, square=160)
    table.s.position[1], table.s.position[2], table.s.position[3] = 0, 0, 36
    found = drawn(table)
    assert found[1] == "■▲" + " " * 15 + "◆" + " " * 60 + "●"
    assert found[2].count("┼") == 5
    assert (len(found[2]), found[2][0], found[2][-1]) == (80, "├", "┤")
    assert found[3].startswith("T Hills          Bliz Frozen lake    R Mo Wasteland")


def test_teams_that_stand_close_have_a_sign_each_even_at_the_end_of_the_strip() -> None:
    table = Table(4, square=161)
    for seat in (1, 2, 3):
        table.s.position[seat] = 161 - seat
    found = drawn(table, width=40)
    assert found[found.index(line_with(found, "├")) - 1] == " " * 36 + "◆▲■●"


def test_weather_and_legs_are_said_in_words() -> None:
    found = drawn(Table(2, "wind", FOREST))
    assert found[0].endswith("· Wind: Speed +5; hypothermia +1 when rolled")
    assert found[4] == "Forest 116–135 · cold 0 · hunger 0 · New day: kill one of your dogs"
    assert found[5].startswith("→ Cliff face 136–155")


def test_meters_show_the_line_at_which_one_dies() -> None:
    table = Table(2)
    table.s.cold[0], table.s.hunger[0] = 2, 6
    assert "2 ▰▰▱▱▱▱×  6 ▰▰▰▰▰▰×" in line_with(drawn(table), "▶ ●")
    assert line_with(drawn(table), "× at 7") == "× at 7: dies, back 30 squares · ┼ checkpoint"
    assert line_with(drawn(Table()), "× at 7") == "× at 7: the run ends · ┼ checkpoint"


def test_costs_are_those_of_now_with_the_printed_ones_behind() -> None:
    table = Table()
    table.s.cold[0] = 1
    table.ready("mush")
    table.fill("hand", 1)
    table.dog("wheel_dog", "harness")
    assert line_with(drawn(table), "+  Mush").endswith("move 10")
    table.s.hunger[0] = 2
    assert "needs 4 cards in your deck" in flat(" ".join(drawn(table)))
    assert "4 (2)" in line_with(drawn(table), "Mush")
    assert "+  Mush" not in " ".join(drawn(table))


def test_cards_that_cannot_be_played_say_what_they_lack() -> None:
    table = Table()
    table.lay("hand", ["mush", "move"])
    table.lay("deck", ["damaged", "damaged", "move"])
    found = drawn(table)
    assert line_with(found, "Mush").endswith("needs 2 other cards in hand")
    assert line_with(found, "Move").startswith("+  Move")
    table.lay("hand", ["breakfast"])
    assert line_with(drawn(table), "Breakfast").endswith("makes it fail")


def test_the_stack_says_what_is_pending_and_what_was_paid_for_it() -> None:
    table = Table()
    husky, _, mush = (table.add("stack", slug) for slug in ("husky", "move", "mush"))
    table.s.mark[husky], table.s.mark[mush] = 1, 1
    table.fill("deck", 3)
    told = line_with(drawn(table), "risk: ")
    assert told.endswith("risk: Mush wants 1 card, Husky wants 1 card (Move)")
    table.s.mark[husky], table.s.mark[mush] = 0, 0
    assert "in play: Husky, Move, Mush" in " ".join(drawn(table))


def test_dogs_carry_attachments_and_the_speed_is_a_sum() -> None:
    table = Table(1, "sun", FOREST)
    table.dog("wheel_dog", "dog_chow")
    found = drawn(table)
    assert line_with(found, "● Wheel").strip() == "● Wheel Dog (Dog Chow)"
    assert line_with(found, "speed 3").startswith("speed 3: dogs +1, attachments +1, weather +1 · a new day brings ")


def test_the_supply_lies_open_and_decks_are_counted() -> None:
    table = Table(2)
    table.lay("supply", ["bear", "rush"])
    found = drawn(table)
    assert line_with(found, "supply: ").startswith("supply: Bear ")
    assert "Rush" in line_with(found, "supply: ")
    assert line_with(found, "Upgrade decks: ").count(" · ") == 3


def test_a_new_day_names_who_takes_part() -> None:
    table = Table(3)
    table.fill("hand", 2)
    table.answer("day")
    assert drawn(table, reader=1)[0].endswith("a new day for Ada")
    assert "a new day brings 6 cards (you hold 0)" in " ".join(drawn(table, reader=1))


def test_alone_turns_and_days_are_counted() -> None:
    table = Table()
    table.s.turns, table.s.days[0] = 11, 2
    assert drawn(table)[0].startswith("Turn 12 · day 3 · ")


def test_spectators_see_no_hand() -> None:
    table = Table(2)
    table.lay("hand", ["mush"])
    assert "Mush" not in " ".join(drawn(table, int(SPECTATOR)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 75, 76, 80, 140])
def test_nothing_is_cut_or_too_wide(language: str, width: int) -> None:
    table = Table(4)
    table.lay("hand", ["mush", "grandma_soup", "good_dog", "desperate_times", "hydrogen_sulfide"])
    table.lay("supply", ["bear", "dog_trap", "russian_bear_dog"])
    table.dog("wheel_dog", "dog_chow")
    found = drawn(table, width=width, language=language)
    assert max(map(len, found)) <= width
    assert "…" not in " ".join(found)


# --- answers and piles -------------------------------------------------------------------------------


def test_playing_a_card_says_where_it_leads() -> None:
    table = Table(2, "cloud", 86)
    table.lay("hand", ["move"])
    table.s.position[1] = 87
    found = line_with(answered(table), "Play Move")
    assert found.endswith("→ move to 86, advance to 86") or "past Birch" in found


def test_passing_damage_and_checkpoints_are_told_before() -> None:
    table = Table(2, "sun", 113)
    table.dog("wheel_dog")
    table.lay("hand", ["move"])
    table.s.position[1] = 115
    found = line_with(answered(table), "Play Move")
    assert "move to 116, past Birch, advance to 119, 1 damage, a legendary card" in found


def test_turning_up_a_card_says_the_odds() -> None:
    table = Table(1, "sun", BRIDGE)
    table.s.mark[table.add("stack", "husky")] = 2
    table.lay("deck", ["move", "breakfast"])
    found = line_with(answered(table), "Turn up")
    assert "deck  2 fail for sure. If it fails" in found
    assert "→ advance to 80. What the cards" in found  # bring is not counted here


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_looked_at(language: str) -> None:
    table = Table(1)
    view, where = table.game.view(table.s, Seat(0)), scene(table, 140, language)
    for kind in where.catalogue["kinds"]:
        (told,) = lines(DRAWING.look(view, where, kind["id"]), 140)
        assert told.count(" · ") >= 1
    assert DRAWING.look(view, where, "zorro") is None
    assert DRAWING.look(view, where, "!") is None


def test_piles_are_looked_into() -> None:
    table = Table(2)
    table.lay("deck", ["move", "mush", "move"])
    table.lay("discard", ["lunch"], 1)
    view = table.game.view(table.s, Seat(0))
    found = lines(DRAWING.look(view, scene(table), ""), 80)
    assert found[0] == "your deck (3): Move ×2, Mush"
    assert found[1].startswith("your legendary cards (5): ")
    assert line_with(found, "Birch’s discard pile") == "Birch’s discard pile (1): Lunch"
    assert not lines(DRAWING.look(table.game.view(table.s, SPECTATOR), scene(table), ""), 80)[0].startswith("your deck")


# --- whole games -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 4])
def test_a_whole_game_in_every_language(
    terminal: Terminal, tmp_path, monkeypatch: pytest.MonkeyPatch, language: str, seats: int
) -> None:
    monkeypatch.setattr(translator, "FALLBACK", language)  # a text that is missing ends the game with an error
    path = tmp_path / "game.jsonl"
    level = ("--level", "random") if seats > 1 else ()
    arguments = ("--seats", seats, *level, "--seed", 11, "--option", "turn_cap=8")
    run = terminal.run("play", "iditacards", *arguments, "--language", language, "--save", path, typed="1\n" * 300)
    assert (run.code, run.err) == (0, "")
    assert records.read_record(path).result.outcome == "turn-cap"
    assert terminal.run("verify", path).code == 0


def test_words_that_are_not_moves(terminal: Terminal, tmp_path) -> None:
    typed = "help\nlook\nlook husky\nlook zorro\nwhy husky\nrules I4.1\nhint\n1\nundo\n"
    path = tmp_path / "game.jsonl"
    run = terminal.run("play", "iditacards", "--seats", 1, "--seed", 11, "--save", path, typed=typed)
    text = flat(run.out)
    assert "your deck (" in text
    assert "Husky, Dog · energy 2, health 2, risk 2 · speed +1" in text
    assert "There is no card “zorro”." in text
    assert "I4.1" in text
    assert "The hard bot would choose" in text


def test_left_and_taken_up_again(terminal: Terminal, tmp_path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    race = ("play", "iditacards", "--seats", 2, "--level", "random", "--seed", 11, "--option", "turn_cap=4")
    terminal.run(*race, "--save", whole, typed=ANSWER * 100)
    terminal.run(*race, "--save", parts, typed=ANSWER * 3 + "quit\n")
    terminal.run("play", "iditacards", "--resume", parts, typed=ANSWER * 100)
    assert parts.read_bytes() == whole.read_bytes()


def test_positions_of_whole_games_fit() -> None:
    table = Table(4)
    game, rng = table.game, stream(seed_bytes(3), "test")
    table.s = game.setup(seed_bytes(3))
    for number in range(400):
        mover = game.decider(table.s)
        options = game.prompt(table.s, mover).options
        if number % 20 == 0:
            assert max(map(len, drawn(table))) <= 80
        game.apply(table.s, mover, options[int(rng.below(len(options)))].action)
