"""Notation, prompts, reasons and set-up errors of Yellowstone Park."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamekeeper import make
from gamekeeper.core.errors import AmbiguousText, BadSetup, BadText, IllegalAction, NotYourDecision
from gamekeeper.core.events import Sink
from gamekeeper.core.ids import Action, Seat
from games.played import wild
from games.yellowstone_park.drivers import Driver, Park, careful, miser, positions_of
from games.yellowstone_park.positions import CHRISTA, Table, names, position

# --- notation ----------------------------------------------------------------------------------------


def test_every_action_of_the_space_reads_as_it_shows() -> None:
    game = make("yellowstone_park")
    s = position().s
    texts = [game.show(s, Action(code)) for code in range(game.action_count)]
    assert len(set(texts)) == 201
    assert [game.read(s, text) for text in texts] == list(range(201))
    assert texts[:8] == ["R1:1", "R1:2", "R1:3", "R1:4", "R1:5", "R1:6", "R1:7", "R2:1"]
    assert texts[196:] == ["stop", "refill", "keep", "malus", "pile"]


@pytest.mark.parametrize("text", ["y4:6", " Y4:6 ", "Y4@6", "Y4 6", "Y 4:6", "Y4 : 6", "\tY4:6\n"])
def test_spelling_is_forgiving(text: str) -> None:
    table = position()
    assert table.game.show(table.s, table.game.read(table.s, text)) == "Y4:6"


@pytest.mark.parametrize("text", ["STOP", " Malus ", "keep"])
def test_words_are_read_in_any_case(text: str) -> None:
    table = position()
    assert table.game.show(table.s, table.game.read(table.s, text)) == text.strip().lower()


def test_the_column_may_be_left_out_when_only_one_is_open() -> None:
    table = position("R4@2", ["R5 Y4"])
    assert table.game.read(table.s, "r5") == table.game.read(table.s, "R5:2")
    with pytest.raises(AmbiguousText) as caught:
        table.game.read(table.s, "y4")
    open_columns = [table.game.show(table.s, Action(code)) for code in table.game.legal(table.s, table.s.decider())]
    assert caught.value.choices == [text for text in open_columns if text.startswith("Y4:")]
    assert str(caught.value) == f"cannot read 'y4': wanted one of {', '.join(caught.value.choices)}"
    unheld = table.game.read(table.s, "B1")  # not in the hand: what it is read as says so
    reason = table.game.why_not(table.s, table.s.decider(), unheld)
    assert reason is not None
    assert reason.key == "why-not-in-hand"


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "Y",
        "4",
        "Y0:1",
        "Y8:1",
        "Y4:0",
        "Y4:8",
        "P4:1",
        "Y4:6:1",
        "Y46",
        "Y4:",
        "stopp",
        "Y4:٣",
        "🦌",
        "x" * 999,
    ],
)
def test_what_names_no_action_is_quoted_back(text: str) -> None:
    table = position()
    with pytest.raises(BadText) as error:
        table.game.read(table.s, text)
    assert error.value.got == text
    assert repr(text) in str(error.value)
    assert "a colour letter R, Y, G or B, a number 1-7 and a column like Y4:6" in str(error.value)


@given(st.text(max_size=12))
def test_any_text_is_an_action_or_a_bad_text(text: str) -> None:
    table = position()
    try:
        action = table.game.read(table.s, text)
    except BadText:
        return
    assert 0 <= action < table.game.action_count


# --- reasons -----------------------------------------------------------------------------------------


def why(table: Table, text: str) -> tuple[str, dict[str, object], str]:
    """The reason against an action."""
    phrase = table.why_not(text)
    return phrase.key, dict(phrase.params), phrase.rule


def test_why_not_a_card_that_is_not_in_hand() -> None:
    assert why(position(hands=["Y4"]), "B7:1") == ("why-not-in-hand", {"card": "card:54"}, "Y3.5")


def test_why_not_another_column_than_the_colours_own() -> None:
    params = {"card": "card:8", "colour": "red", "column": 3, "row": 5, "other": 2}
    assert why(position("R4@2", ["R5 Y4"]), "R5:3") == ("why-colour-elsewhere", params, "Y3.2")


def test_why_not_a_column_that_another_colour_holds() -> None:
    params = {"card": "card:20", "colour": "yellow", "column": 2, "row": 4, "holder": "red"}
    assert why(position("R4@2", ["R5 Y4"]), "Y4:2") == ("why-column-taken", params, "Y3.2")


def test_why_not_stop_before_a_card_is_laid() -> None:
    assert why(position(), "stop") == ("why-must-lay", {}, "Y6.1")


def test_why_not_lay_or_stop_after_two_cards() -> None:
    table = position(hands=["Y4 B3 G2"]).play("Y4:3", "B3:2")
    assert why(table, "G2:1") == why(table, "stop") == ("why-cards-are-laid", {}, "Y6.1")


@pytest.mark.parametrize("text", ["refill", "keep"])
def test_why_not_refill_or_keep(text: str) -> None:
    wanted = ("why-no-refill-choice", {"held": 3, "choice": 1}, "Y6.2")
    assert why(position(hands=["Y4 B3 G2"]), text) == wanted
    emptied = position(hands=["Y4"], malus=[6]).play("Y4:3")
    assert why(emptied, text) == ("why-no-refill-choice", {"held": 0, "choice": 1}, "Y6.2")
    three = position(hands=["Y4 B3 G2"], seats=3)
    assert why(three, text) == ("why-no-refill-choice", {"held": 3, "choice": 0}, "Y6.2")


@pytest.mark.parametrize("text", ["malus", "pile"])
def test_why_not_malus_or_pile(text: str) -> None:
    table = position(hands=["Y4 B3 G2"], malus=[7])
    assert why(table, text) == ("why-hand-not-empty", {"held": 3, "malus": 7, "hand": 6}, "Y6.3")
    table.play("Y4:3", "B3:2")
    assert why(table, text) == ("why-hand-not-empty", {"held": 1, "malus": 7, "hand": 6}, "Y6.3")


def test_why_not_for_a_seat_whose_turn_it_is_not() -> None:
    table = position()
    phrase = table.game.why_not(table.s, Seat(2), table.game.read(table.s, "Y4:3"))
    assert phrase is not None
    assert (phrase.key, phrase.params) == ("why-not-your-decision", {"seats": ["seat:0"]})
    with pytest.raises(NotYourDecision, match="seat 2 has nothing to decide: waiting for seat 0"):
        table.game.apply(table.s, Seat(2), table.game.read(table.s, "Y4:3"))


def test_a_refused_action_changes_nothing_and_lists_what_is_legal() -> None:
    table = position("R4@2", ["R5 Y4"])
    before = table.game.save(table.s)
    with pytest.raises(IllegalAction) as error:
        table.play("Y4:2")
    assert str(error.value).startswith("illegal action Y4:2: why-column-taken (Y3.2); legal now: R5:2, Y4:1, Y4:3")
    assert (error.value.key, error.value.rule) == ("why-column-taken", "Y3.2")
    assert (table.game.save(table.s), table.sink.events) == (before, [])


GAMES = [
    (make("yellowstone_park", seats, {"turn_cap": 40, "edge_matrix": seats % 2 == 1}), driver)
    for seats in (2, 3, 4, 5)
    for driver in (wild, careful, miser)
]
played = pytest.mark.parametrize(("game", "driver"), GAMES, ids=[f"{g.seats}-{d.__name__}" for g, d in GAMES])


@played
def test_whatever_is_not_legal_has_a_reason(game: Park, driver: Driver) -> None:
    keys = set()
    for place, s in enumerate(positions_of(game, 3, driver)):
        if place % 5 == 0 and not game.is_over(s):
            legal = set(game.legal(s, game.decider(s)))
            for code in range(game.action_count):
                phrase = game.why_not(s, game.decider(s), Action(code))
                assert (phrase is None) == (code in legal)
                if phrase is not None:
                    keys.add(phrase.key)
                    assert phrase.rule.startswith("Y")
    assert {"why-not-in-hand", "why-colour-elsewhere", "why-column-taken", "why-must-lay"} <= keys


# --- prompts -----------------------------------------------------------------------------------------


def test_an_option_says_what_it_points_at_collects_and_earns() -> None:
    option = position(CHRISTA, ["Y4 R7 G4"]).option("Y4:4")
    assert option.elements == ["card:20", "space:4:4"]
    assert option.text.params == {
        "card": "card:20",
        "space": "space:4:4",
        "cards": [],
        "due": 0,
        "count": 0,
        "bonus": 3,
        "marker": 2,
        "pile": 27,
        "scores": 0,
    }
    collecting = position(CHRISTA, ["Y4 R7 G4"]).option("R7:3").text
    assert (collecting.key, collecting.rule) == ("option-lay", "Y3.2")
    assert names(collecting.params["cards"]) == "R3 R4 Y3 B3 B4"
    assert (collecting.params["count"], collecting.params["bonus"]) == (5, 0)


def test_choices_without_a_card_point_at_their_piles() -> None:
    source = position(hands=["Y4"], malus=[6], turn=0).play("Y4:3")
    assert [source.option(text).elements for text in ("malus", "pile")] == [["malus:0"], ["pile"]]
    refill = position(hands=["Y4 B3 G2"]).play("Y4:3", "B3:2")
    assert [refill.option(text).elements for text in ("refill", "keep")] == [["pile"], []]


def test_an_answer_that_empties_the_draw_pile_says_that_it_brings_a_scoring() -> None:
    def scores(table: Table, text: str) -> object:
        return table.option(text).text.params["scores"]

    of_four = position(hands=["Y4 B3 G2"], malus=[2, 27], pile=5).play("Y4:3")
    assert scores(of_four, "B3:2") == 0  # the refill is asked for
    assert scores(of_four.play("B3:2"), "refill") == 1
    of_three = position(hands=["Y4 B3 G2"], malus=[2, 33], pile=5, seats=3)
    assert scores(of_three, "Y4:3") == 0
    assert scores(of_three.play("Y4:3"), "B3:2") == 1
    emptied = position(hands=["Y4"], malus=[2, 29], pile=5)
    assert scores(emptied, "Y4:3") == 1
    asked = position(hands=["Y4"], malus=[6, 25], pile=5).play("Y4:3")
    assert [scores(asked, text) for text in ("malus", "pile")] == [0, 1]


def test_taking_malus_cards_tells_of_the_neutral_counter() -> None:
    for counter, told in ((7, (6, 0)), (1, (0, 1))):
        params = position(hands=["Y4"], malus=[6], seats=2, counter=counter).play("Y4:3").option("malus").text.params
        assert (params["counter"], params["scores"]) == told
    of_four = position(hands=["Y4"], malus=[6]).play("Y4:3").option("malus").text.params
    assert (of_four["counter"], of_four["scores"]) == (0, 0)


@pytest.mark.parametrize(
    ("texts", "key", "rule"),
    [([], "ask-lay-first", "Y6.1"), (["Y4:3"], "ask-lay-second", "Y6.1"), (["Y4:3", "B3:2"], "ask-refill", "Y6.2")],
)
def test_the_question_names_itself_and_its_rule(texts: list[str], key: str, rule: str) -> None:
    table = position(hands=["Y4 B3 G2"], malus=[2]).play(*texts)
    text = table.game.prompt(table.s, Seat(0)).text
    assert (text.key, text.rule) == (key, rule)
    sizes = {"pile": table.seen("pile"), "hand": 6, "scores": 0}
    assert text.params == {"held": 3 - len(texts), "malus": 2, **sizes}


@played
def test_options_foretell_what_applying_them_does(game: Park, driver: Driver) -> None:
    elements = set(game.elements())
    for s in positions_of(game, 4, driver):
        if game.is_over(s):
            continue
        seat = game.decider(s)
        options = game.prompt(s, seat).options
        assert [option.action for option in options] == list(game.legal(s, seat))
        for option in options:
            assert elements.issuperset(option.elements)
            if option.text.key == "option-lay":
                foretold = option.text.params
                assert [foretold["cards"], foretold["bonus"]] == outcome(game, s, option.action)
                assert foretold["count"] == len(foretold["cards"])  # type: ignore[arg-type]
                assert [foretold["card"], foretold["space"]] == option.elements


def outcome(game: Park, s: object, action: Action) -> list[object]:
    """The cards that an action collects and the steps it earns."""
    copy = game.copy(s)  # type: ignore[arg-type]
    copy.sink = Sink()
    game.apply(copy, game.decider(copy), action)
    found = {event.key: event.params for event in reversed(copy.sink.events)}
    return [found.get("collect", {}).get("cards", []), found.get("bonus", {}).get("steps", 0)]


# --- set-up ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (1, {}, "seats: got 1, wanted one of 2, 3, 4, 5"),
        (6, {}, "seats: got 6, wanted one of 2, 3, 4, 5"),
        ("4", {}, "seats: got '4', wanted one of 2, 3, 4, 5"),
        (True, {}, "seats: got True, wanted"),
        (4, {"colours": 5}, "options: got 'colours', wanted one of edge_matrix, end_score, turn_cap, start_seat"),
        (4, {"edge_matrix": 1}, "edge_matrix: got 1, wanted true or false"),
        (4, {"edge_matrix": None}, "edge_matrix: got None, wanted true or false"),
        (2, {"two_player_variant": "yes"}, "two_player_variant: got 'yes', wanted true or false"),
        (
            3,
            {"two_player_variant": True},
            "two_player_variant: got True, wanted nothing: the option needs 2 seats, here are 3",
        ),
        (5, {"two_player_variant": False}, "two_player_variant: got False, wanted nothing: the option needs 2 seats"),
        (4, {"end_score": 5}, "end_score: got 5, wanted a whole number from 6 to 200"),
        (4, {"end_score": 201}, "end_score: got 201, wanted a whole number from 6 to 200"),
        (4, {"end_score": 35.0}, "end_score: got 35.0, wanted a whole number from 6 to 200"),
        (4, {"end_score": True}, "end_score: got True, wanted a whole number from 6 to 200"),
        (4, {"end_score": None}, "end_score: got None, wanted a whole number from 6 to 200"),
        (4, {"turn_cap": 0}, "turn_cap: got 0, wanted a whole number from 1 to 20000"),
        (4, {"turn_cap": 20_001}, "turn_cap: got 20001, wanted a whole number from 1 to 20000"),
        (4, {"turn_cap": "2000"}, "turn_cap: got '2000', wanted a whole number from 1 to 20000"),
        (4, {"start_seat": -1}, "start_seat: got -1, wanted a whole number from 0 to"),
        (4, {"start_seat": 5}, "start_seat: got 5, wanted a whole number from 0 to"),
        (4, {"start_seat": 4}, "start_seat: got 4, wanted a whole number from 0 to 3 or null"),
        (2, {"start_seat": 2}, "start_seat: got 2, wanted a whole number from 0 to 1 or null"),
        (3, {"start_seat": "1"}, "start_seat: got '1', wanted a whole number from 0 to"),
    ],
)
def test_a_wrong_setup_is_refused_with_what_was_wanted(seats: int, options: dict[str, object], message: str) -> None:
    with pytest.raises(BadSetup) as error:
        make("yellowstone_park", seats, options)
    assert str(error.value).startswith(message)
    assert error.value.option == message.partition(":")[0]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_seat_may_start(seats: int) -> None:
    for start in range(seats):
        game = make("yellowstone_park", seats, {"start_seat": start})
        assert game.decider(game.setup(bytes(32))) == start


@pytest.mark.parametrize(("option", "values"), [("end_score", (6, 200)), ("turn_cap", (1, 20_000))])
def test_the_ends_of_a_range_are_in_it(option: str, values: tuple[int, ...]) -> None:
    for value in values:
        assert make("yellowstone_park", 4, {option: value}).options[option] == value


def test_the_view_says_what_stands_around_all_cards_and_what_is_due() -> None:
    assert position(CHRISTA).seen("window") == [3, 3, 5, 5]
    assert position("R4@2 B6@4").seen("window") == [4, 2, 6, 4]
    assert position("R4@2 B7@4").seen("window") == []
    assert position("R4@2 B4@5").seen("window") == []
    table = position("R4@2", ["R5 Y4"], malus=["G1 G2"])
    assert table.seen("due") == table.seen("malus")


def test_an_option_says_where_the_marker_will_be() -> None:
    params = position(CHRISTA, ["Y4 R7 G4"], markers=[2, 5]).option("Y4:4").text.params
    assert (params["bonus"], params["marker"]) == (3, 0)
