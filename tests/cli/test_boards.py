"""Yellowstone Park's drawing, from views and prompts written by hand."""

import pytest
from rich.console import Console

from gamekeeper import make
from gamekeeper.cli.boards import SEAT_SHAPES, Scene, drawing_of
from gamekeeper.cli.boards.yellowstone_park import marker_rows
from gamekeeper.cli.screen import Screen
from gamekeeper.core.events import Event
from gamekeeper.core.ids import EVERYONE
from gamekeeper.core.texts import Option, Phrase, Prompt
from gamekeeper.words import Translator

NAMES = ["Ada", "Birch", "Cedar", "Hazel"]
PARK = make("yellowstone_park")
VIEW = {
    "reader": 0,
    "board": {"space:4:3": [20, 21], "space:5:3": [22], "space:5:4": [36], "space:7:5": [12]},
    "hand": [0, 27, 55],
    "held": [3, 6, 2, 5],
    "malus": [0, 12, 3, 0],
    "markers": [5, 30, 5, 0],
    "pile": 17,
    "turn": 12,
    "turn_seat": 2,
    "counter": 0,
    "ending": "",
}


def drawn(
    view: dict, width: int = 80, height: int = 25, pointed: frozenset = frozenset(), **options: object
) -> list[str]:
    scene = Scene(Translator("en", PARK), NAMES, [f"{name} (hard)" for name in NAMES], 0)
    scene.width, scene.height, scene.catalogue = width, height, make("yellowstone_park", 4, options).catalogue()
    console = Console(width=width, no_color=True, force_terminal=False)
    with console.capture() as capture:
        console.print(drawing_of("yellowstone_park").draw(view, scene, set(pointed)))
    return [line.rstrip() for line in capture.get().splitlines()]


def row(lines: list[str], number: int) -> str:
    return next(line for line in lines if line.startswith(f"{number} │"))


def test_cards_lie_in_their_rows_and_columns():
    lines = drawn(VIEW)
    assert row(lines, 4)[2:37] == "│ ·  │ ·  │Y4×2│ ·  │ ·  │ ·  │ ·  │"[:35]
    assert row(lines, 5)[2:37] == "│ ·  │ ·  │ Y5 │ G5 │ ·  │ ·  │ ·  │"[:35]
    assert row(lines, 7)[2:37] == "│ ·  │ ·  │ ·  │ ·  │ R7 │ ·  │ ·  │"[:35]
    assert lines[0].split()[:7] == ["1", "2", "3", "4", "5", "6", "7"]


def test_spaces_open_to_the_reader_are_marked():
    lines = drawn(VIEW, pointed=frozenset({"space:5:3", "space:1:1", "card:0"}))
    assert "│ Y5+│" in row(lines, 5)
    assert row(lines, 1).startswith("1 │ +  │ ·  │")
    assert any("+ open to you" in line for line in lines)
    assert not any("open to you" in line for line in drawn(VIEW))


def test_players_show_counts_and_whose_turn_it_is():
    lines = drawn(VIEW)
    cedar = next(line for line in lines if "Cedar" in line)
    assert "▶ ▲ Cedar" in cedar
    assert cedar.split()[-3:] == ["2", "3", "5"]
    assert sum("▶" in line for line in lines) == 1
    assert any("turn 12 · draw pile 17" in line for line in lines)


def test_nobody_is_to_move_at_the_end():
    assert not any("▶" in line for line in drawn({**VIEW, "ending": "end-score"}))


def test_hand_is_the_readers_alone():
    assert "Your hand  R1   Y7   B7" in drawn(VIEW)
    assert not any("Your hand" in line for line in drawn({**VIEW, "reader": -1, "hand": []}))


def test_counter_is_shown_where_there_is_one():
    assert any("counter 6" in line for line in drawn({**VIEW, "counter": 6}))
    assert not any("counter" in line for line in drawn(VIEW))


def test_track_places_markers_by_their_shape():
    lines = drawn(VIEW)
    start = next(line for line in lines if "0    5    10" in line).index("0    5")
    first = next(line for line in lines if line[start:].startswith(SEAT_SHAPES[3]))
    assert first[start + 5] == SEAT_SHAPES[0]
    assert first[start + 30] == SEAT_SHAPES[1]


@pytest.mark.parametrize("end_score", [6, 35, 36, 100, 200])
def test_track_fits_for_every_end_score(end_score):
    lines = drawn({**VIEW, "markers": [0, end_score, end_score + 40, 5]}, end_score=end_score)
    assert max(map(len, lines)) <= 80
    text = "\n".join(lines)
    assert all(text.count(shape) == 2 for shape in SEAT_SHAPES[:4])


def test_markers_on_one_step_stand_below_each_other():
    assert marker_rows([5, 5, 3, 5]) == [{5: 0, 3: 2}, {5: 1}, {5: 3}]


def test_tall_terminals_get_lines_between_the_rows():
    assert sum(line.lstrip().startswith("├") for line in drawn(VIEW, height=50)) == 6
    assert not any(line.lstrip().startswith("├") for line in drawn(VIEW, height=30))


def test_narrow_terminals_get_one_thing_below_the_other():
    lines = drawn(VIEW, width=50)
    assert max(map(len, lines)) <= 50
    assert any(line.startswith("  ▲") or "▲ Cedar" in line for line in lines)


def test_wide_terminals_name_the_levels():
    assert any("Cedar (hard)" in line for line in drawn(VIEW, width=120))
    assert not any("Cedar (hard)" in line for line in drawn(VIEW, width=80))


def test_answers_tell_cards_taken_and_bonus():
    lay = {"card": "card:20", "space": "space:4:3", "cards": ["card:12", "card:36"], "count": 2, "bonus": 3}
    prompt = Prompt(
        0,
        Phrase("ask-lay-second", {}),
        [
            Option(1, "Y4:3", Phrase("option-lay", lay), []),
            Option(2, "Y4:5", Phrase("option-lay", {**lay, "cards": [], "count": 0, "bonus": 0}), []),
            Option(196, "stop", Phrase("option-stop", {"pile": 3}), []),
        ],
    )
    scene = Scene(Translator("en", PARK), NAMES, NAMES, 0)
    scene.catalogue = PARK.catalogue()
    console = Console(width=80, no_color=True, force_terminal=False)
    with console.capture() as capture:
        console.print(drawing_of("yellowstone_park").answers(prompt, scene))
    text = capture.get()
    assert " 1  Y4:3  takes 2: R7 G5  marker −3" in text
    assert " 2  Y4:5  takes nothing" in text
    assert " 3 stop   Stop: your turn ends" in text


def test_answers_that_take_many_cards_stay_on_one_line():
    many = [f"card:{card}" for card in range(0, 20, 2)]
    lay = {"card": "card:20", "space": "space:4:3", "cards": many, "count": 10, "bonus": 0}
    prompt = Prompt(0, Phrase("ask-lay-second", {}), [Option(1, "Y4:3", Phrase("option-lay", lay), [])])
    scene = Scene(Translator("ru", PARK), NAMES, NAMES, 0)
    scene.catalogue = PARK.catalogue()
    console = Console(width=80, no_color=True, force_terminal=False)
    with console.capture() as capture:
        console.print(drawing_of("yellowstone_park").answers(prompt, scene))
    assert [line.rstrip() for line in capture.get().splitlines()] == [" 1  Y4:3  заберёте 10: R1 R2 R3 R4 +6"]


@pytest.mark.parametrize(("language", "often"), [("en", "7 times"), ("it", "7 volte"), ("ru", "7 раз")])
def test_what_happens_seven_times_in_a_row_is_told_once(language, often):
    game = make("yellowstone_park")
    console = Console(width=100, no_color=True, force_terminal=False)
    params = {"seat": "seat:1", "steps": 1, "before": 6, "marker": 5}
    events = [Event(number, EVERYONE, "bonus", params) for number in range(7)]
    with console.capture() as capture:
        Screen(console, Translator(language, game), game, NAMES, 0).news(events)
    assert capture.get().count("Birch") == 1
    assert often in capture.get()


@pytest.mark.parametrize(
    ("name", "phase", "lines"), [("fort", {"phase": "play"}, 1), ("dice_theme_park", {"count": 1}, 2)]
)
def test_a_phase_of_which_something_is_said_begins_a_line(name, phase, lines):
    game = make(name)
    console = Console(width=200, no_color=True, force_terminal=False)
    named = {"fort": ("macaroni", {"seat": "seat:1"}), "dice_theme_park": ("income", {"seat": "seat:1", "count": 3})}[
        name
    ]
    told = [named, ("phase", phase), named]
    with console.capture() as capture:
        Screen(console, Translator("en", game), game, NAMES, 0).news(
            [Event(number, EVERYONE, key, params) for number, (key, params) in enumerate(told)]
        )
    assert len(capture.get().strip().splitlines()) == lines
