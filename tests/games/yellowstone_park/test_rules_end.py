"""Scoring, the end and the variants: Y7 and Y8, each paragraph as a test named after it."""
# ruff: noqa: N802 — tests carry the numbers of the rules page as it writes them

from __future__ import annotations

import pytest

from gamekeeper import make
from gamekeeper.core.errors import BadSetup
from gamekeeper.core.ids import Action, Seat
from games.yellowstone_park.positions import CHRISTA, CROWD, dealt, last_draw, position

# --- 7 Scoring and end -------------------------------------------------------------------------------


def test_Y7_1_the_last_card_drawn_scores_even_when_it_completes_the_hand() -> None:
    table = last_draw(pile=6)
    assert (len(table.events("score")), table.seen("held")) == (1, [6, 6, 6, 6])


def test_Y7_1_one_card_left_does_not_score() -> None:
    table = last_draw(pile=7, malus=[0, 10, 6])
    assert (table.events("score"), table.seen("pile")) == ([], 1)


def test_Y7_1_missing_cards_are_not_made_up() -> None:
    table = last_draw(pile=2, malus=[0, 12, 9])
    assert (table.seen("held"), table.seen("pile")) == ([2, 6, 6, 6], 21)


def test_Y7_1_emptying_a_malus_pile_does_not_score() -> None:
    table = position(hands=["Y4"], malus=[6]).play("Y4:3", "malus")
    assert (table.seen("malus"), table.events("score")) == ([0, 0, 0, 0], [])


def test_Y7_2_markers_rise_by_the_malus_piles_and_hands_do_not_count() -> None:
    assert last_draw(malus=[4, 10, 3], markers=[1, 2, 3, 4]).seen("markers") == [5, 12, 6, 4]


def test_Y7_3_the_malus_piles_become_the_new_draw_pile() -> None:
    table = last_draw(malus=[4, 10, 3])
    assert (table.seen("malus"), table.seen("pile"), table.s.turn_seat) == ([0, 0, 0, 0], 17, 1)


def test_Y7_3_board_and_hands_stay() -> None:
    table = last_draw()
    assert sorted(table.board().split()) == sorted([*CROWD.split(), "Y5@4"])
    assert table.seen("held") == [6, 6, 6, 6]


def test_Y7_3_end_score_can_be_set() -> None:
    assert last_draw(end_score=16).game.outcome(last_draw(end_score=16).s) == ""
    table = last_draw(end_score=15)
    assert (table.game.is_over(table.s), table.game.outcome(table.s)) == (True, "end-score")


def test_Y7_4_all_tied_for_lowest_win_together() -> None:
    table = position(markers=[12, 30, 12, 13])
    assert table.game.ranking(table.s) == [1, 4, 1, 3]


def test_Y7_5_the_turn_cap_ends_the_game_after_the_markers_rise() -> None:
    table = position(hands=["Y4 B3"], malus=[4, 3], turns=9, turn_cap=10).play("Y4:3", "stop")
    assert (table.game.outcome(table.s), table.seen("markers")) == ("turn-cap", [9, 8, 5, 5])
    assert table.seen("malus") == [4, 3, 0, 0]


def test_Y7_5_one_turn_below_the_cap_plays_on() -> None:
    table = position(hands=["Y4 B3"], malus=[4, 3], turns=8, turn_cap=10).play("Y4:3", "stop")
    assert (table.game.outcome(table.s), table.s.turn_seat) == ("", 1)


def test_Y7_5_the_cap_is_checked_after_refill_and_scoring() -> None:
    table = last_draw(turns=9, turn_cap=10)
    assert [event.key for event in table.sink.events[-4:]] == ["score", "new-pile", "score", "end"]
    assert (table.game.outcome(table.s), table.seen("held")) == ("turn-cap", [6, 6, 6, 6])
    assert table.seen("markers") == [5, 15, 12, 5]


def test_Y7_5_turns_of_all_players_are_counted_together() -> None:
    game, s = dealt(3, turn_cap=4)
    while not game.is_over(s):
        game.apply(s, game.decider(s), Action(game.legal(s, game.decider(s))[-1]))
    assert s.turns == 4


def test_Y7_5_at_the_end_all_piles_stay_as_they_lie() -> None:
    table = last_draw(malus=[4, 10, 3], markers=[5, 30])
    assert (table.game.outcome(table.s), table.seen("pile"), table.seen("malus")) == ("end-score", 0, [4, 10, 3, 0])


# --- 8 Variants --------------------------------------------------------------------------------------


def test_Y8_1_each_malus_refill_moves_the_counter_by_one() -> None:
    table = position(hands=["Y4"], seats=2, malus=[8]).play("Y4:3", "malus")
    assert (table.seen("counter"), table.events("score")) == (6, [])


def test_Y8_1_drawing_from_the_pile_leaves_the_counter() -> None:
    assert position(hands=["Y4"], seats=2, malus=[8]).play("Y4:3", "pile").seen("counter") == 7


def test_Y8_1_a_counter_scoring_merges_the_draw_pile_and_the_malus_piles() -> None:
    table = position(hands=["Y4"], seats=2, malus=[8, 3], counter=1)
    before = table.seen("pile")
    table.play("Y4:3", "malus")
    assert (table.seen("markers"), table.seen("malus"), table.seen("counter")) == ([7, 8], [0, 0], 7)
    assert (table.seen("pile"), table.s.turn_seat, table.seen("held")) == (before + 5, 1, [6, 6])


def test_Y8_1_a_counter_scoring_can_end_the_game() -> None:
    table = position(hands=["Y4"], seats=2, malus=[8, 3], counter=1, markers=[1, 32]).play("Y4:3", "malus")
    assert (table.game.outcome(table.s), table.game.ranking(table.s)) == ("end-score", [1, 2])
    assert (table.seen("malus"), table.seen("counter")) == ([2, 3], 7)


def test_Y8_1_is_on_with_two_players_and_can_be_turned_off() -> None:
    assert dealt(2)[0].view(dealt(2)[1], Seat(0))["counter"] == 7
    table = position(hands=["Y4"], seats=2, malus=[8], two_player_variant=False).play("Y4:3", "malus")
    assert (table.seen("counter"), table.seen("malus"), table.events("counter")) == (0, [2, 0], [])


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_Y8_1_is_rejected_with_other_than_two_players(seats: int) -> None:
    with pytest.raises(BadSetup, match="two_player_variant: .*needs 2 seats"):
        make("yellowstone_park", seats, {"two_player_variant": True})


def test_Y8_2_is_off_unless_asked_for() -> None:
    assert position("R1@3", ["Y7 B1"]).play("Y7:4").collected() == "R1"
    assert position("R1@3", ["Y7 B1"], edge_matrix=True).play("Y7:4").collected() == ""


def test_Y8_2_needs_both_rows() -> None:
    board = "R7@3 Y7@4 B7@5 R6@3"
    table = position(board, ["Y6 G1"], edge_matrix=True).play("Y6:4")  # a fifth space of rows 6 and 7
    assert table.seen("markers") == [5, 5, 5, 5]


def test_Y8_2_the_twin_brings_nothing() -> None:
    table = position("R1@3 Y1@4 B1@5 R7@3 B7@5", ["B7 G1"], edge_matrix=True).play("B7:5")
    assert table.seen("markers") == [5, 5, 5, 5]


def test_Y8_2_eight_spaces_score_with_the_option_on_too() -> None:
    table = position(CHRISTA[5:], ["Y4 G1"], edge_matrix=True).play("Y4:4")
    assert table.seen("markers") == [4, 5, 5, 5]
