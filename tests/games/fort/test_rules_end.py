"""The end and the made-up rules (F8, F9), paragraph by paragraph."""
# ruff: noqa: N802 — tests carry the numbers of the rules page as it writes them

from __future__ import annotations

import pytest

from gamekeeper import make
from gamekeeper.core.events import Sink
from gamekeeper.core.ids import SPECTATOR, Action
from gamekeeper.core.rng import seed_bytes, stream
from gamekeeper.games.fort.ending import rule_points
from gamekeeper.games.fort.places import BOX
from gamekeeper.games.fort.texts import RULES
from games.fort.drivers import keen
from games.fort.positions import Table, keys


def worth(table: Table, rule: str, seat: int = 0) -> int:
    """What a made-up rule would give."""
    return int(rule_points(table.t, table.s, seat, RULES.index(rule)))


def finish(table: Table) -> None:
    """Play on until the game is over: no cards, the first recruit there is."""
    while table.question:
        table.play(table.options()[0])


def test_F8_1_25_points_set_the_end_off() -> None:
    table = Table(3).seat(0, hand="prince", points=24).seat(1, hand="bug")
    events = table.play("hand:prince", "public", "done")
    assert "last-round" in keys(events)
    finish(table)
    assert table.game.outcome(table.s) == "points"
    assert int(table.s.turns) == 3  # the others finish the round


def test_F8_1_fort_level_5_sets_the_end_off() -> None:
    table = Table().seat(0, hand="rusty", level=4, pizza=4, toys=4)
    table.play("hand:rusty")
    finish(table)
    assert table.game.outcome(table.s) == "fort"
    assert int(table.s.turns) == 2


def test_F8_1_an_empty_park_deck_sets_the_end_off_even_with_a_park() -> None:
    table = Table().empty_deck(1)
    table.play("none", "park:tink")
    assert table.game.view(table.s, SPECTATOR)["last_round"] == "park-deck"
    assert len(table.names("park")) == 3
    finish(table)
    assert table.game.outcome(table.s) == "park-deck"


def test_F8_2_points_and_ties() -> None:
    table = Table(3).seat(0, points=10, level=2).seat(1, points=12, level=1).seat(2, points=10, level=2)
    table.seat(1, rule="popularity", lookout="bug chef")
    table.s.ending = 1
    assert table.game.scores(table.s) == [16, 16, 16]  # 10 + 6, 12 + 2 + 2, 10 + 6
    assert table.game.ranking(table.s) == [1, 3, 1]


def test_F8_2_made_up_rules_count_once_they_are_shown() -> None:
    table = Table().seat(0, rule="minimalism", level=2)
    assert table.game.scores(table.s) == [6, 0]
    table.s.ending = 1
    assert table.game.scores(table.s) == [14, 0]


@pytest.mark.parametrize("cap", [4, 7])
def test_F8_3_at_the_turn_limit_the_round_is_finished(cap: int) -> None:
    game = make("fort", 3, {"turn_cap": cap})
    s = game.setup(seed_bytes(3), Sink())
    rng = stream(bytes(32), "test")
    while not game.is_over(s):
        is_last = int(s.turns) >= (3 if cap == 4 else 6)  # known to everybody as its round begins
        assert game.view(s, SPECTATOR)["last_round"] == ("turn-cap" if is_last else "")
        legal = game.legal(s, game.decider(s))
        game.apply(s, game.decider(s), Action(legal[rng.below(len(legal))]))
    assert game.outcome(s) == "turn-cap"
    assert int(s.turns) == (6 if cap == 4 else 9)
    told = [event.key for event in s.sink.events if event.key in ("turn", "last-round", "end")]
    assert told == [*["turn"] * (int(s.turns) - 2), "last-round", "turn", "turn", "end"]


def test_F9_1_big_plans() -> None:
    table = Table().seat(0, hand="rusty", deck="dot", yard="lefty", lookout="bug", perk="diy")
    assert worth(table, "big-plans") == 4  # rusty, dot, lefty and the coin of the best friends


def test_F9_2_friendship_bracelet() -> None:
    table = Table().seat(0, hand="ant bug doodles baby-face")
    assert worth(table, "friendship-bracelet") == 4  # the best friend shows one of these suits, a coin none
    table.seat(0, deck="prince", lookout="chef")
    assert worth(table, "friendship-bracelet") == 7


def test_F9_3_piggy_bank() -> None:
    assert worth(Table().seat(0, toys=3, pack_toys=1, pizza=2), "piggy-bank") == 4


def test_F9_4_pizza_party() -> None:
    assert worth(Table().seat(0, toys=3, pack_pizza=1, pizza=2), "pizza-party") == 3


def test_F9_5_loner() -> None:
    table = Table().seat(0, hand="doc friend coin-friend")
    assert worth(table, "loner") == 0
    table.play("hand:doc", "public", f"hand:{table.friend(0, 0)}")
    assert worth(table, "loner") == 0
    table = Table().seat(0, hand="bug")
    for friend in table.friends(0):
        table.move(friend, BOX)
    assert worth(table, "loner") == 5


@pytest.mark.parametrize(("level", "points"), [(1, 0), (2, 8), (3, 0)])
def test_F9_6_minimalism(level: int, points: int) -> None:
    assert worth(Table().seat(0, level=level), "minimalism") == points


def test_F9_7_popularity() -> None:
    assert worth(Table().seat(0, level=3, lookout="bug chef doc"), "popularity") == 3


def test_F9_8_play_palace() -> None:
    assert worth(Table().seat(0, hand="prince puddin bud"), "play-palace") == 2


def test_F9_9_secret_stash() -> None:
    assert worth(Table().seat(0, level=3, pack_pizza=1, pack_toys=2, pizza=3), "secret-stash") == 3


def test_F9_10_sleepover() -> None:
    table = Table(3).seat(0, hand="bug", lookout="chef").seat(1, yard="doc")
    assert worth(table, "sleepover") == 8
    table.seat(1, discard="bones")
    assert (worth(table, "sleepover"), worth(table, "sleepover", 1)) == (4, 4)
    assert worth(table, "sleepover", 2) == 0


def test_F9_11_slime_lab() -> None:
    assert worth(Table().seat(0, hand="noodle-twins bones bud"), "slime-lab") == 3


def test_f8_2_points_are_told_part_by_part() -> None:
    game = make("fort", 3, {"turn_cap": 30})
    s = game.setup(seed_bytes(3))
    rng = stream(seed_bytes(3), "driver")
    while not game.is_over(s):
        game.apply(s, game.decider(s), keen(game, s, rng, ""))
        parts = game.tally(s)
        assert list(parts) == ["track", "fort", "rule", "macaroni"]
        assert [sum(part[seat] for part in parts.values()) for seat in range(3)] == game.scores(s)
    assert sum(game.tally(s)["rule"]) > 0
