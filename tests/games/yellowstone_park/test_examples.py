"""The worked examples V0 to V18 of docs/rules/yellowstone_park.md."""
# ruff: noqa: N802 — tests carry the numbers of the rules page as it writes them

from __future__ import annotations

import pytest

from games.yellowstone_park.positions import CHRISTA, CROWD, Table, last_draw, position
from games.yellowstone_park.windows import fitting_matrices


@pytest.mark.parametrize(("row", "column", "count"), [(4, 4, 9), (2, 4, 6), (1, 4, 3), (1, 1, 1)])
def test_V0_matrices_that_contain_one_card(row: int, column: int, count: int) -> None:
    assert len(fitting_matrices({(row, column)})) == count


def test_V1_holger() -> None:
    table = position("G5@3 R6@4 B6@5", ["Y4 B3 G1"])
    assert table.columns("Y4") == [1, 2, 6, 7]
    assert table.play("Y4:6").collected() == "G5"
    assert table.columns("B3") == [5]
    assert table.play("B3:5").collected() == "R6 B6"
    assert (table.board(), table.malus(0)) == ("B3@5 Y4@6", "R6 G5 B6")
    assert table.seen("markers") == [5, 5, 5, 5]


def test_V1_column_2_collects_the_blue_six() -> None:
    assert position("G5@3 R6@4 B6@5", ["Y4 B3 G1"]).play("Y4:2").collected() == "B6"


def test_V2_christa() -> None:
    table = position(CHRISTA, ["Y4 Y4 G1"]).play("Y4:4")
    assert (table.seen("markers"), table.collected()) == ([2, 5, 5, 5], "")
    table.play("Y4:4")
    assert (table.seen("markers"), table.collected()) == ([2, 5, 5, 5], "")
    assert dict(table.seen("board"))["space:4:4"] == [20, 21]


def uwe(pile: int, board: str) -> Table:
    """Uwe has laid two cards, both on their twins, and refills."""
    return position(board, ["Y5 B4 G1 G2 G6"], malus=[5, 9, 3, 0], pile=pile).play("Y5:4", "B4:5", "refill")


def test_V3_uwe() -> None:
    table = uwe(2, CROWD)
    assert [event.params["markers"] for event in table.events("score")] == [[10, 14, 8, 5]]
    assert (table.seen("pile"), table.seen("held"), table.s.turn_seat) == (17, [5, 6, 6, 6], 1)


def test_V4_the_last_card_completes_the_hand_and_all_score() -> None:
    table = uwe(3, CROWD.removeprefix("R3@3 "))
    assert [event.params["markers"] for event in table.events("score")] == [[10, 14, 8, 5]]
    assert (table.seen("pile"), table.seen("held"), table.s.turn_seat) == (17, [6, 6, 6, 6], 1)


def test_V5_eighth_and_ninth_space_in_one_turn() -> None:
    board = CHRISTA.removesuffix(" B5@5")
    assert position(board, ["B5 Y4 G1"]).play("B5:5", "Y4:4").seen("markers") == [1, 5, 5, 5]
    table = position(board, ["B5 Y4 G1"], markers=[2]).play("B5:5", "Y4:4")
    assert [event.params["marker"] for event in table.events("bonus")] == [1, 0]


@pytest.mark.parametrize(
    ("column", "collected"), [(2, "B3 B4 B5"), (1, "Y3 Y5 B3 B4 B5"), (6, "R3 R4 R5"), (7, "R3 R4 R5 Y3 Y5")]
)
def test_V6_green_beside_a_full_board(column: int, collected: str) -> None:
    table = position(CHRISTA, ["G4 G1"])
    assert table.columns("G4") == [1, 2, 6, 7]
    assert table.play(f"G4:{column}").collected() == collected


def test_V7_red_seven_moves_the_matrix_down() -> None:
    table = position(CHRISTA, ["R7 G1"])
    assert table.columns("R7") == [3]
    assert table.play("R7:3").collected() == "R3 R4 Y3 B3 B4"
    assert (table.board(), table.seen("markers")) == ("R5@3 Y5@4 B5@5 R7@3", [5, 5, 5, 5])


def test_V8_a_stack_is_collected_as_two_cards() -> None:
    table = position("R3@3 R3@3 R4@3", ["R6 G1"]).play("R6:3")
    assert (table.collected(), table.seen("malus")) == ("R3 R3", [2, 0, 0, 0])


def test_V9_a_gap_between_two_columns() -> None:
    table = position("R4@2 B4@4", ["Y4 G1"])
    assert table.columns("Y4") == [1, 3, 5, 6, 7]
    assert Table(table.game, table.game.copy(table.s)).play("Y4:3").collected() == ""
    assert table.play("Y4:5").collected() == "R4"


def test_V10_a_colour_never_leaves_its_column_by_its_own_card() -> None:
    table = position("R1@3", ["R7 G1"])  # R7 will collect the only red card there
    assert table.columns("R7") == [3]
    assert table.why_not("R7:4").key == "why-colour-elsewhere"
    assert table.play("R7:3").collected() == "R1"


def test_V11_five_malus_cards_six_and_nine() -> None:
    assert position(hands=["Y4"], malus=[5]).play("Y4:3").s.turn_seat == 1
    six = position(hands=["Y4"], malus=[6]).play("Y4:3")
    assert six.legal() == ["malus", "pile"]
    assert (six.play("malus").seen("malus"), six.events("score")) == ([0, 0, 0, 0], [])
    assert position(hands=["Y4"], malus=[9]).play("Y4:3", "malus").seen("malus") == [3, 0, 0, 0]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_V12_refill_by_cards_laid_and_player_count(seats: int) -> None:
    assert position(hands=["Y4 B3 G2"], seats=seats).play("Y4:3", "stop").hand(0) == "G2 B3"
    table = position(hands=["Y4 B3 G2"], seats=seats).play("Y4:3", "B3:2")
    if seats <= 3:
        assert (table.s.turn_seat, len(table.hand(0).split())) == (1, 6)
    else:
        assert (table.s.turn_seat, table.legal()) == (0, ["refill", "keep"])


@pytest.mark.parametrize("seats", [2, 3])
def test_V13_an_emptied_hand_chooses_at_two_or_three_players(seats: int) -> None:
    assert position(hands=["Y4 B3"], seats=seats, malus=[7]).play("Y4:3", "B3:2").legal() == ["malus", "pile"]


@pytest.mark.parametrize(("marker", "outcome"), [(24, ""), (25, "end-score")])
def test_V14_34_plays_on_and_35_ends(marker: int, outcome: str) -> None:
    table = last_draw(malus=[0, 10, 7], markers=[5, marker])
    assert (max(table.game.scores(table.s)), table.game.outcome(table.s)) == (marker + 10, outcome)


def test_V14_two_tied_as_lowest_both_win() -> None:
    table = last_draw(malus=[0, 10, 7], markers=[20, 25, 5, 12])
    assert (table.seen("markers"), table.game.ranking(table.s)) == ([20, 35, 12, 12], [3, 4, 1, 1])


def test_V15_marker_two_and_the_ninth_space() -> None:
    assert position(CHRISTA, ["Y4 G1"], markers=[2]).play("Y4:4").seen("markers") == [0, 5, 5, 5]


def test_V16_advanced_fifth_and_sixth_space_of_the_edge() -> None:
    table = position("R1@3 Y1@4 B1@5", ["B7 Y7 G2"], edge_matrix=True).play("B7:5")
    assert (table.collected(), table.seen("markers")) == ("", [5, 5, 5, 5])
    assert table.play("Y7:4").seen("markers") == [4, 5, 5, 5]
    full = position("R1@3 Y1@4 B1@5 B7@5 Y7@4", ["R7 G1 G2"], edge_matrix=True).play("R7:3")
    assert full.seen("markers") == [2, 5, 5, 5]
    assert full.play("G1:6").collected() == "R1 R7"
    assert full.seen("markers") == [1, 5, 5, 5]


def test_V17_advanced_the_edge_keeps_rows_one_and_seven() -> None:
    table = position("R1@3 R2@3 Y1@4 B3@5", ["Y7 G1"], edge_matrix=True).play("Y7:4")
    assert (table.collected(), table.board()) == ("R2 B3", "R1@3 Y1@4 Y7@4")


def test_V18_the_seventh_malus_refill_scores() -> None:
    table = position(hands=["Y4"], seats=2, malus=[6, 1], counter=2).play("Y4:3", "malus")
    assert (table.seen("counter"), table.events("score")) == (1, [])
    table = position(hands=["Y4"], seats=2, malus=[6, 1], counter=1).play("Y4:3", "malus")
    assert (table.seen("counter"), len(table.events("score"))) == (7, 1)


def test_V18_six_refills_leave_the_counter_at_one() -> None:
    counters = []
    for counter in range(7, 1, -1):
        table = position(hands=["Y4"], seats=2, malus=[6], counter=counter).play("Y4:3", "malus")
        counters.append(table.seen("counter"))
        assert table.events("score") == []
    assert counters == [6, 5, 4, 3, 2, 1]


def test_V18_an_ordinary_scoring_resets_the_counter() -> None:
    table = position(CROWD, ["Y5"], seats=2, malus=[9, 20], pile=6, counter=3)
    assert table.seen("counter") == 3
    assert table.play("Y5:4", "pile").seen("counter") == 7
    assert (len(table.events("score")), table.events("counter")) == (1, [])
