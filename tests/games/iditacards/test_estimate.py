"""What bots make of plain positions: nobody has to be told why these answers are given, and others are not."""

from __future__ import annotations

import pytest

from gamekeeper.bots.advice import judged
from gamekeeper.bots.bot import Considered, decide
from gamekeeper.bots.levels import bot_named
from gamekeeper.bots.playout import middle
from gamekeeper.core.ids import Seat
from gamekeeper.core.rng import seed_bytes, stream
from gamekeeper.games.iditacards import Iditacards, estimate
from gamekeeper.games.iditacards.setting import DROP
from games.iditacards.table import BOX, CLIFF, FOREST, HILLS, LAKE, TOWN, VILLAGE, WASTELAND, Table
from modes import is_compiled

BOTS = ["habit", "greedy", "easy", *["hard"] * is_compiled()]  # hard thinks for minutes uncompiled
LUCKS = range(4)


def answers(t: Table, bot: str) -> set[str]:
    """What a bot answers, with different luck."""
    seat = t.game.decider(t.s)
    lucks = [stream(seed_bytes(number), "bot") for number in LUCKS]
    return {t.game.show(t.s, decide(bot_named(bot), t.game, t.s, seat, rng)) for rng in lucks}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_parts_add_up_to_the_worth(seats: int) -> None:
    game = Iditacards(seats, {}, BOX)
    s = middle(game, seats)
    for seat in range(seats):
        parts = game.estimate(s, seat).parts
        assert list(parts) == list(estimate.PARTS)
        assert sum(parts.values()) == game.worth(s, seat)


def test_features_say_the_way_beside_the_others() -> None:
    """Seat 0 is on the wasteland, the others on squares 11 and 12."""
    t = Table(3)
    t.s.cold[0] = 3
    t.lay("hand", ["mush", "breakfast"])
    told = [dict(zip(t.game.feature_names, t.game.features(t.s, seat), strict=True)) for seat in range(3)]
    assert [one["ahead-of-best"] for one in told] == [WASTELAND - 12, 11 - WASTELAND, 12 - WASTELAND]
    assert [one["better-seats"] for one in told] == [0, 2, 1]
    assert told[0]["sooner-than-best"] > 0 > told[1]["sooner-than-best"]
    assert [(one["hypothermia"], one["held"], one["wait"], one["asked"]) for one in told] == [
        (3, 2, 0, 1),
        (0, 0, 1, 0),
        (0, 0, 2, 0),
    ]


@pytest.mark.parametrize("seats", [1, 4])
def test_searches_spend_nothing_on_dismissing_dogs(seats: int) -> None:
    game = Iditacards(seats, {}, BOX)
    for seed in range(5):
        s = middle(game, seed)
        seat = game.decider(s)
        weighed, legal = list(game.weighed(s, seat)), list(game.legal(s, seat))
        is_turn = game.question(s).key == "turn"
        assert weighed == [code for code in legal if not is_turn or code < game.setting.box.kinds + DROP]
        assert weighed


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("square", [TOWN, LAKE, WASTELAND, FOREST])
def test_nobody_kills_the_only_dog(bot: str, square: int) -> None:
    t = Table(2, "sun", square)
    t.dog("wheel_dog")
    t.lay("hand", ["lunch", "breakfast"])
    t.fill("deck", 8)
    assert not any(answer.startswith("dog") for answer in answers(t, bot))


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("seats", [1, 2])
def test_the_finish_is_reached_when_it_can_be(bot: str, seats: int) -> None:
    t = Table(seats, "snow", VILLAGE)
    t.dog("wheel_dog")
    t.lay("hand", ["lunch", "breakfast", "move", "rest"])
    t.fill("deck", 6)
    t.s.position[0] = 158
    assert answers(t, bot) == {"move"}


@pytest.mark.parametrize("bot", BOTS)
def test_nobody_starves_by_a_new_day_where_there_is_something_to_eat(bot: str) -> None:
    t = Table(1, "snow", WASTELAND)
    t.dog("wheel_dog")
    t.set(hunger=6)
    t.lay("hand", ["venison_steak", "venison_carpaccio", "rest"])
    t.fill("deck", 6)
    assert "day" not in answers(t, bot)


@pytest.mark.parametrize("bot", BOTS)
def test_a_day_with_moves_left_in_wind_goes_on(bot: str) -> None:
    t = Table(1, "wind", WASTELAND)
    t.dog("wheel_dog")
    t.lay("hand", ["move", "move", "move", "slow_and_steady"])
    t.fill("deck", 6)
    assert answers(t, bot) <= {"move", "slow_and_steady"}


@pytest.mark.parametrize("bot", BOTS)
def test_of_two_dogs_the_worse_one_dies(bot: str) -> None:
    t = Table(2, "snow")
    t.dog("wheel_dog")
    t.dog("good_dog")
    t.dog("big_dog")
    t.play("eat_dog")
    assert t.asked() == "kill 0"
    assert f"dog1:{t.names('team').index('big_dog') + 1}" not in answers(t, bot)


@pytest.mark.parametrize(("played", "more"), [("repair_sled", 0), ("stop_and_shop", 0), ("new_sled", 2)])
def test_in_the_middle_of_a_purchase_what_is_still_to_be_taken_counts(played: str, more: int) -> None:
    """I10 The best of the supply are counted on; New Sled takes as many cards as the hand had that went for it."""
    t = Table(seats=2, weather="cloud")
    t.fill("deck", 8)
    t.lay("supply", ["haste", "push", "bear", "harness", "rope"])
    t.ready(played)
    t.fill("hand", more)
    t.answer(played)
    for left in (2, 1):
        assert t.asked().startswith("take")
        worths = {text: worth_after(t, text) for text in t.options()}
        asking, best = t.game.worth(t.s, 0), max(worths, key=worths.__getitem__)
        assert left == 1 or abs(asking - worths[best]) < 50  # the last one ends the turn
        t.answer(best)


def worth_after(t: Table, text: str) -> int:
    """What the position is worth to seat 0 once something was answered."""
    twin = t.game.copy(t.s)
    t.game.apply(twin, t.game.decider(twin), t.game.read(twin, text))
    return int(t.game.worth(twin, 0))


def test_hints_compare_teams_and_cards_the_same_wherever_the_sled_stands() -> None:
    parts = []
    for square in (HILLS, WASTELAND, CLIFF):
        t = Table(2, square=square)
        t.lay("team", ["husky"])
        t.lay("hand", ["mush", "breakfast"])
        parts.append(t.game.estimate(t.s, Seat(0)).parts)
    assert len({(one["engine"], one["deck"], one["pending"]) for one in parts}) == 1
    assert parts[0]["engine"] > 0
    assert len({one["position"] for one in parts}) == 3


def test_hints_count_what_a_card_does_when_it_is_paid_for() -> None:
    """The two cards that Lunch costs, the three it draws and the advance belong to playing it."""
    t = Table(2)
    t.set(hunger=1)
    t.lay("hand", ["lunch", "mush", "breakfast", "dinner"])
    t.fill("deck", 9)
    action = t.game.read(t.s, "lunch")
    seen = judged(t.game, t.s, Seat(0), Considered(action, 1.0, 0.5), stream(seed_bytes(1), "hint"))
    assert seen.counts["hand"] == -1 - 2 + 3
    assert seen.counts["conditions"] == -1
    assert seen.counts["position"] > 0


def test_a_new_day_brings_a_hand_to_count_before_it_is_drawn() -> None:
    t = Table(3)
    t.fill("deck", 9)
    t.answer("day")
    assert t.game.counts(t.s, Seat(0))["hand"] == 6
