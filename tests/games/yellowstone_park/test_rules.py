"""Every paragraph of docs/rules/yellowstone_park.md, and its worked examples, each as a test named after it."""
# ruff: noqa: N802 — tests carry the numbers of the rules page as it writes them

from __future__ import annotations

import pytest

from gamekeeper import make
from gamekeeper.core.errors import IllegalAction
from gamekeeper.core.ids import Action, Seat
from gamekeeper.games.yellowstone_park.places import BOARD, HAND, ParkZones
from gamekeeper.games.yellowstone_park.rules import ASK_REFILL, ASK_SOURCE, LAY_FIRST, LAY_SECOND
from games.yellowstone_park.positions import CHRISTA, CROWD, Table, card_name, dealt, last_draw, position
from games.yellowstone_park.windows import fitting_matrices

# --- 1 Components ------------------------------------------------------------------------------------


def test_Y1_1_board_is_seven_by_seven_with_edges() -> None:
    elements = make("yellowstone_park").elements()
    assert [e for e in elements if e.startswith("space:")] == [
        f"space:{r}:{c}" for r in range(1, 8) for c in range(1, 8)
    ]
    table = position("R1@1", ["R7 Y7"]).play("Y7:7")  # the corners (1,1) and (7,7) do not touch
    assert (table.board(), table.collected()) == ("Y7@7", "R1")


def test_Y1_2_box_holds_two_of_each_colour_and_number() -> None:
    game = make("yellowstone_park")
    kinds = sorted(card_name(card) for card in game.box())
    assert kinds == sorted(f"{colour}{number}" for colour in "RYGB" for number in range(1, 8) for _ in range(2))


def test_Y1_2_each_colour_and_copy_has_its_animal() -> None:
    game = make("yellowstone_park")
    labels = [game.label(f"card:{card}").params for card in game.box()]
    assert len({label["animal"] for label in labels}) == 8
    assert len({(label["colour"], label["animal"]) for label in labels}) == 8
    assert len({(label["colour"], label["animal"], label["number"]) for label in labels}) == 56


def test_Y1_3_markers_start_on_five_and_low_is_good() -> None:
    game, s = dealt(5)
    assert game.scores(s) == [5, 5, 5, 5, 5]
    table = position(markers=[9, 3, 4, 7])
    assert table.game.ranking(table.s) == [4, 1, 2, 3]


# --- 2 Set-up ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "pile"), [(2, 43), (3, 37), (4, 31), (5, 25)])
def test_Y2_1_six_cards_each_one_turned_up_the_rest_is_the_pile(seats: int, pile: int) -> None:
    game, s = dealt(seats)
    view = game.view(s, Seat(0))
    assert (view["held"], view["malus"], view["pile"]) == ([6] * seats, [0] * seats, pile)
    [(space, [card])] = dict(view["board"]).items()
    assert space == f"space:{card_name(card)[1]}:4"


def test_Y2_2_the_generator_draws_the_start_player_and_play_goes_clockwise() -> None:
    assert {int(dealt(5, seed)[1].turn_seat) for seed in range(60)} == {0, 1, 2, 3, 4}
    game, s = dealt(3, start_seat=1)
    turns = []
    for _ in range(4):
        turns.append(int(game.decider(s)))
        game.apply(s, game.decider(s), Action(game.legal(s, game.decider(s))[0]))
        game.apply(s, game.decider(s), game.read(s, "stop"))
    assert turns == [1, 2, 0, 1]


def test_Y2_2_six_cards_a_seat_from_seat_one() -> None:
    two, five = (game.inventory(s) for game, s in (dealt(2, 7), dealt(5, 7)))
    assert [two[f"hand:{seat}"] for seat in (0, 1)] == [five[f"hand:{seat}"] for seat in (0, 1)]


# --- 3 Laying a card ---------------------------------------------------------------------------------


def test_Y3_1_the_row_is_the_number() -> None:
    table = position("R4@4", ["Y2 B6 G1"]).play("Y2:3")
    assert table.board() == "Y2@3 R4@4"


def test_Y3_2_a_colour_on_the_board_has_one_column() -> None:
    table = position("R4@2", ["R1 R7 Y1"])
    assert (table.columns("R1"), table.columns("R7")) == ([2], [2])


def test_Y3_2_a_new_colour_takes_any_empty_column_adjacent_or_not() -> None:
    table = position("R4@2 G4@4", ["Y1 Y4"])
    assert table.columns("Y1") == table.columns("Y4") == [1, 3, 5, 6, 7]


def test_Y3_2_is_tested_before_the_card_is_laid() -> None:
    table = position("R1@1 Y1@2", ["G7"])  # laying in column 1 would empty it, yet it is taken now
    assert table.columns("G7") == [3, 4, 5, 6, 7]


def test_Y3_3_an_emptied_column_is_free_again() -> None:
    table = position("R4@1 Y4@3", ["Y7 B4 R2 G1"]).play("Y7:3")
    assert table.collected() == "R4 Y4"
    assert table.columns("B4") == [1, 2, 4, 5, 6, 7]


def test_Y3_3_a_colour_that_left_may_start_elsewhere() -> None:
    table = position("R4@1 Y4@3", ["Y7 B4 R2 G1"]).play("Y7:3")
    assert table.columns("R2") == [1, 2, 4, 5, 6, 7]


def test_Y3_4_the_second_copy_lies_on_the_first() -> None:
    table = position("R4@4", ["R4 Y1 B2"]).play("R4:4")
    assert table.seen("board") == {"space:4:4": [6, 7]}


def test_Y3_4_the_first_copy_on_the_second_lies_on_top_too() -> None:
    game = make("yellowstone_park", 4)
    table = position("R4@4", ["R4 Y1 B2"])
    ParkZones(4).move(table.s, 6, HAND)
    ParkZones(4).move(table.s, 7, BOARD)
    table.s.board[0], table.s.board[4] = 0, 8  # the board shows the second copy
    table.play("R4:4")
    assert table.seen("board") == {"space:4:4": [7, 6]}
    assert sum(map(len, game.inventory(table.s).values())) == 56


def test_Y3_5_every_card_in_hand_is_playable_and_nobody_passes() -> None:
    table = position("R4@1 Y4@2 G4@3", ["R1 Y7 G3 B1 B6 B7"])
    assert {text[:2] for text in table.legal()} == {"R1", "Y7", "G3", "B1", "B6", "B7"}
    assert all(":" in text for text in table.legal())


# --- 4 The matrix and collecting ---------------------------------------------------------------------


def test_Y4_1_there_are_25_matrices_and_30_with_the_edge() -> None:
    assert (len(fitting_matrices(set())), len(fitting_matrices(set(), edge=True))) == (25, 30)


def test_Y4_1_empty_spaces_belong_to_a_matrix() -> None:
    table = position("R2@2", ["Y4 B1 G1"]).play("Y4:4")
    assert table.collected() == ""


def test_Y4_2_cards_outside_the_new_matrix_go_to_the_own_malus_pile() -> None:
    table = position("R2@2 Y4@4", ["G5 B1 B2", 6], turn=0).play("G5:3")
    assert (table.collected(), table.malus(0), table.seen("malus")) == ("R2", "R2", [1, 0, 0, 0])


def test_Y4_2_the_laid_card_stays() -> None:
    assert position("R2@2 Y3@3", ["G7 B1"]).play("G7:7").board() == "G7@7"


def test_Y4_3_what_lies_within_two_rows_and_two_columns_stays() -> None:
    table = position("R3@3 R5@3 Y4@4 B3@5", ["G6 B1 B2"]).play("G6:6")
    assert (table.collected(), table.board()) == ("R3 R5 B3", "Y4@4 G6@6")


def test_Y4_4_card_one_is_resolved_before_card_two() -> None:
    table = position("R1@1 Y3@2", ["G5 R6 B1"]).play("G5:3")
    assert table.board() == "Y3@2 G5@3"
    assert table.play("R6:1").board() == "G5@3 R6@1"


def test_Y4_5_a_card_that_does_not_fit_may_be_laid_though_another_would() -> None:
    table = position("R4@2", ["Y4 R5 B1"])
    assert {"Y4:3", "Y4:7", "R5:2"} <= set(table.legal())
    assert table.play("Y4:7").collected() == "R4"


def test_Y4_5_nobody_takes_more_than_the_rule_says() -> None:
    table = position("R4@3 Y4@4 B4@5", ["R5 G1"])  # a window on rows 5-7 would take all three
    assert (table.columns("R5"), table.play("R5:3").collected()) == ([3], "")


# --- 5 Bonus -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("board", "marker"), [("R3@3 R4@3 Y3@4 Y5@4 B3@5 B4@5", 5), (CHRISTA[5:], 4), (CHRISTA, 2)])
def test_Y5_1_eighth_space_one_ninth_space_three(board: str, marker: int) -> None:
    assert position(board, ["Y4 G1"]).play("Y4:4").seen("markers") == [marker, 5, 5, 5]


def test_Y5_1_the_twin_brings_nothing() -> None:
    assert position(CHRISTA, ["R3 G1"]).play("R3:3").seen("markers") == [5, 5, 5, 5]


def test_Y5_1_both_in_one_turn_bring_four() -> None:
    table = position(CHRISTA.replace(" Y5@4", ""), ["Y4 Y5 G1"]).play("Y4:4", "Y5:4")
    assert table.seen("markers") == [1, 5, 5, 5]


def test_Y5_1_counts_after_collecting() -> None:
    table = position(CHRISTA + " Y4@4", ["G4 G1"]).play("G4:6")  # ten spaces, three collected
    assert (table.collected(), table.seen("markers")) == ("R3 R4 R5", [5, 5, 5, 5])


def test_Y5_2_the_marker_stops_at_zero() -> None:
    table = position(CHRISTA, ["Y4 G1"], markers=[0]).play("Y4:4")
    assert table.seen("markers") == [0, 5, 5, 5]


# --- 6 Turn ------------------------------------------------------------------------------------------


def test_Y6_1_card_one_is_mandatory() -> None:
    table = position()
    assert table.waits_for(int(LAY_FIRST))
    assert table.why_not("stop").key == "why-must-lay"


def test_Y6_1_then_stop_or_lay_card_two() -> None:
    table = position(hands=["Y4 B3 G2"]).play("Y4:3")
    assert table.waits_for(int(LAY_SECOND))
    assert "stop" in table.legal()
    assert "B3:2" in table.legal()


def test_Y6_1_never_three() -> None:
    table = position(hands=["Y4 B3 G2"]).play("Y4:3", "B3:2")
    assert table.legal() == ["refill", "keep"]
    with pytest.raises(IllegalAction, match=r"G2:1: why-cards-are-laid \(Y6.1\)"):
        table.play("G2:1")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_Y6_2_one_card_laid_no_refill(seats: int) -> None:
    table = position(hands=["Y4 B3"], seats=seats).play("Y4:3", "stop")
    assert (table.hand(0), table.s.turn_seat, table.events("draw")) == ("B3", 1, [])


@pytest.mark.parametrize("seats", [2, 3])
def test_Y6_2_two_cards_two_or_three_players_must_refill(seats: int) -> None:
    table = position(hands=["Y4 B3 G2"], seats=seats)
    before = table.seen("pile")
    table.play("Y4:3", "B3:2")
    assert (table.seen("held"), table.seen("pile"), table.s.turn_seat) == ([6] * seats, before - 5, 1)


@pytest.mark.parametrize("seats", [4, 5])
def test_Y6_2_two_cards_four_or_five_players_choose(seats: int) -> None:
    table = position(hands=["Y4 B3 G2"], seats=seats).play("Y4:3", "B3:2")
    assert table.waits_for(int(ASK_REFILL))
    kept = Table(table.game, table.game.copy(table.s)).play("keep")
    assert (kept.hand(0), kept.s.turn_seat) == ("G2", 1)
    assert table.play("refill").seen("held") == [6] * seats


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_Y6_2_an_empty_hand_goes_to_Y6_3_after_one_card_or_two(seats: int) -> None:
    one = position(hands=["Y4"], seats=seats, malus=[6]).play("Y4:3")
    two = position(hands=["Y4 B3"], seats=seats, malus=[6]).play("Y4:3", "B3:2")
    assert one.legal() == two.legal() == ["malus", "pile"]


def test_Y6_3_six_malus_cards_give_the_choice() -> None:
    table = position(hands=["Y4"], malus=[7]).play("Y4:3")
    assert table.waits_for(int(ASK_SOURCE))
    assert table.play("malus").seen("malus") == [1, 0, 0, 0]


def test_Y6_3_the_six_are_drawn_at_random() -> None:
    table = position("R7@4", hands=["Y7"], malus=["R1 R2 R3 R4 R5 R6 Y1"]).play("Y7:3")
    left = set()
    for _ in range(60):
        copy = Table(table.game, table.game.redeal(table.s, Seat(0), table.s.rng.fork()))
        left.add(copy.play("malus").malus(0))
    assert left == {"R1", "R2", "R3", "R4", "R5", "R6", "Y1"}


def test_Y6_3_or_six_from_the_draw_pile() -> None:
    table = position(hands=["Y4"], malus=[7]).play("Y4:3", "pile")
    assert (table.seen("malus"), table.seen("held")) == ([7, 0, 0, 0], [6, 6, 6, 6])


def test_Y6_3_five_malus_cards_leave_the_draw_pile_alone() -> None:
    table = position(hands=["Y4"], malus=[5]).play("Y4:3")
    assert (table.s.turn_seat, table.seen("held"), table.seen("malus")) == (1, [6, 6, 6, 6], [5, 0, 0, 0])


def test_Y6_4_as_many_as_the_pile_has() -> None:
    assert last_draw(pile=4, malus=[0, 10, 9]).seen("held") == [4, 6, 6, 6]
    table = position(CROWD, ["Y5 B4 G1"], malus=[0, 10, 8], pile=3).play("Y5:4", "B4:5", "refill")
    assert table.seen("held") == [4, 6, 6, 6]
