"""Why something is no answer now: the reason is about the thing pointed at, not about questions in general."""

from __future__ import annotations

from gamekeeper import make
from gamekeeper.core.agenda import Question
from games.fort.positions import Table, changed_pack


def reason_of(table: Table, text: str) -> tuple[str, object, str]:
    """Key, thing and paragraph of the reason against an answer."""
    reason = table.game.why_not(table.s, table.s.decider(), table.game.read(table.s, text))
    assert reason is not None
    return reason.key, reason.params.get("thing"), reason.rule


def test_a_card_of_the_park_says_when_it_can_be_taken() -> None:
    table = Table(park="bug chef doc").seat(0, hand="bones").seat(1, yard="kitty")
    assert table.question == "play"
    assert reason_of(table, "park:bug") == ("why-not-now", "park-card", "F3.3")
    assert reason_of(table, "top") == ("why-not-now", "park-card", "F3.3")
    assert reason_of(table, "yard2:kitty") == ("why-not-now", "yard-card", "F3.3")
    assert reason_of(table, "rule:loner") == ("why-not-now", "rule", "F7.1")


def test_a_card_of_the_hand_is_no_recruit() -> None:
    table = Table(park="bug chef doc").seat(0, hand="bones kitty")
    table.play("none")
    assert table.question == "recruit"
    reason = table.game.why_not(table.s, table.s.decider(), table.game.read(table.s, "hand:kitty"))
    assert reason is not None
    assert (reason.key, reason.params, reason.rule) == ("why-not-now", {"thing": "hand", "asked": "take"}, "F3.3")


def test_a_first_card_that_is_not_enough_asks_for_a_second() -> None:
    table = Table(pack=changed_pack(Bug=("pizza x glue", "score 1"))).seat(0, hand="bug")
    table.seat(1, hand="rusty bud", perk="copy-cat").play("hand:bug", "hand:rusty")
    assert (table.question, table.options()) == ("follow-second", ["hand:bud"])
    assert reason_of(table, "pass") == ("why-second-card", None, "F10.3")


def test_every_code_answers_a_question_and_every_question_has_answers() -> None:
    answered = [question for one in make("fort").codes.ranges for question in one.answers]
    assert set(answered) == {item.key for item in make("fort").items if isinstance(item, Question)}
    assert all(one.answers for one in make("fort").codes.ranges)


def test_a_card_that_would_add_something_is_refused_for_what_must_be_full() -> None:
    table = Table().seat(0, hand="bug moles rusty", pizza=2).turn()
    table.play("hand:bug")
    assert reason_of(table, "hand:moles") == ("why-leaves-none-full", None, "F4.2")


def test_a_suit_that_shows_but_leaves_no_action_full_says_that() -> None:
    table = Table().seat(0, hand="coin-friend rocket-bros", pizza=1).turn()
    table.play(f"hand:{table.friend(0, 1)}")
    assert table.question == "suit"
    assert reason_of(table, "skateboard") == ("why-suit-leaves-none-full", None, "F4.2")
    assert reason_of(table, "glue") == ("why-suit-counts-nothing", None, "F4.5")


def test_an_action_comes_once() -> None:
    table = Table().seat(0, hand="bug rusty dot", level=1).turn()
    table.play("hand:bug", "public", "go")
    assert table.question == "next"
    assert reason_of(table, "public") == ("why-used", None, "F4.1")


def test_a_pack_that_cannot_be_copied_whole_where_another_can() -> None:
    table = Table(4).seat(0, hand="ghost bug", pizza=3).seat(1, pack_toys=1, level=1).seat(2, pack_toys=2, level=1)
    table.seat(3, pack_pizza=2, level=1).turn().play("hand:ghost")
    assert table.options() == ["seat2", "seat3"]
    assert reason_of(table, "seat4") == ("why-pack-not-whole", None, "F4.2")
    assert reason_of(table, "seat1") == ("why-own-pack", None, "F6.12")
    table = Table(3).seat(0, hand="ghost bug").seat(1, pack_toys=1, level=1).seat(2, pack_toys=2, level=1).turn()
    table.play("hand:ghost")
    assert reason_of(table, "seat4") == ("why-own-pack", None, "F6.12")  # nobody sits there


def test_what_an_action_in_hand_is_needed_for_is_said_of_the_card_that_was_meant() -> None:
    table = Table(pack=changed_pack(Skids=("trash > resource 2", "score x glue")))
    table.seat(0, hand="skids dot bug", pizza=3, toys=3).turn().play("hand:skids", "public", "pizza")
    assert table.options() == ["hand:bug"]
    assert reason_of(table, "hand:dot") == ("why-leaves-none-full", None, "F4.2")
