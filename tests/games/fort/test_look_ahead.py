"""What may be played, used, added and chosen is what some way of small answers carries out (F4.2, F4.4, F5.2)."""

from __future__ import annotations

import random

import pytest

from gamekeeper import make
from gamekeeper.core.rng import seed_bytes
from games.fort.drivers import FortGame, positions_of
from games.fort.made_up_packs import made_up_pack
from games.fort.positions import Table, changed_pack
from games.fort.walks import walks
from games.played import wild
from modes import is_compiled

BOX = range(60) if is_compiled() else range(10)
MADE_UP = range(40) if is_compiled() else range(4)


@pytest.mark.parametrize("seed", BOX)
def test_the_box_agrees_with_the_reference(seed: int) -> None:
    positions, questions = walks(
        make("fort", 2 + seed % 3, {"turn_cap": 40}), seed_bytes(seed), random.Random(seed), 0.5
    )
    assert positions > 15
    assert questions > 20


@pytest.mark.parametrize("seed", MADE_UP)
def test_made_up_packs_agree_with_the_reference(seed: int) -> None:
    game = make("fort", 2 + seed % 3, {"turn_cap": 16}, made_up_pack(seed))
    positions, _ = walks(game, seed_bytes(seed), random.Random(seed), 0.5)
    assert positions > 5


@pytest.mark.parametrize("seed", range(60) if is_compiled() else range(4))
def test_made_up_packs_play_to_the_end(seed: int) -> None:
    cap = 40 if is_compiled() else 12
    game: FortGame = make("fort", 2 + seed % 3, {"turn_cap": cap, "draft": seed % 2 == 1}, made_up_pack(1000 + seed))
    for s in positions_of(game, seed, wild):
        if not game.is_over(s):
            assert len(game.prompt(s, game.decider(s)).options) > 0


# --- one fault each -------------------------------------------------------------------------------------


def test_one_kind_that_fails_says_nothing_about_the_other() -> None:
    table = Table(3).seat(0, hand="wart", pizza=4).seat(1, yard="bug chef").seat(2, yard="doc bones")
    assert "hand:wart" in table.options()
    table.play("hand:wart", "yard2:bug")
    assert table.goods(0) == (4, 1, 0, 0)


def test_any_rival_may_be_the_one_whose_pack_fits() -> None:
    table = Table(3).seat(0, hand="ghost", toys=3).seat(1, level=1, pack_toys=2).seat(2, level=1, pack_pizza=1)
    assert "hand:ghost" in table.options()
    table.play("hand:ghost")
    assert table.goods(0) == (1, 3, 0, 0)  # seat 1's two toys would not all fit


def test_a_follower_copies_what_fits() -> None:
    table = Table(4).seat(0, hand="ghost", level=1).seat(1, hand="prince", toys=3)
    table.seat(2, level=1, pack_toys=2).seat(3, level=1, pack_pizza=1)
    table.play("hand:ghost", "seat3", "hand:prince")
    assert table.goods(1) == (1, 3, 0, 0)


def test_icons_added_for_one_action_count_for_the_other() -> None:
    """Two icons more than `pack x glue` could use then: they cannot be added to the toys before."""
    table = Table(pack=changed_pack(Doodles=("toy x glue", "pack x glue"))).seat(0, hand="doodles icky-sticky", toys=2)
    table.play("hand:doodles", "public")
    assert (table.question, table.options()) == ("add", ["go"])
    table.play("go", "private")
    assert table.goods(0) == (0, 2, 0, 1)


@pytest.mark.parametrize("verb", ["trash", "lookout"])
def test_a_card_to_be_added_is_not_in_hand_any_more(verb: str) -> None:
    table = Table(pack=changed_pack(Doc=(f"{verb} x book", "score 1"))).seat(0, hand="doc bones chef", level=3)
    table.play("hand:doc", "public")
    assert table.question == verb  # no card to add: with one of the two added there is one left to go


def test_the_best_of_several_ways_says_what_an_addition_is_worth() -> None:
    pack = changed_pack(Doc=("(toy 1 > pack) x book", "trash"))
    table = Table(pack=pack).seat(0, hand="doc bones", level=1, pizza=1, toys=3)
    table.play("hand:doc", "public")
    assert table.options() == ["go", "hand:bones"]
    table.play("hand:bones", "stuff:toy")
    assert table.goods(0) == (1, 3, 0, 2)  # the first toy was packed, or there were no room for the second
