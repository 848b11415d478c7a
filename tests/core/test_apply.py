"""What a stranger meets who gives `apply` something wrong (decision 16)."""

from __future__ import annotations

import pytest

from gamekeeper import catalog
from gamekeeper.core.conform import check
from gamekeeper.core.errors import IllegalAction, NotYourDecision
from gamekeeper.core.game import Game
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.rng import seed_bytes
from toys.sealed_bids import BidState, SealedBids


@pytest.mark.parametrize("name", catalog.names())
def test_apply_quotes_what_it_got_and_says_what_is_legal(name: str) -> None:
    game = catalog.make(name, seats=3)
    s = game.setup(seed_bytes(1))
    before, seat = game.save(s), game.decider(s)
    legal = list(game.legal(s, seat))
    wrong = next(code for code in range(int(game.action_count)) if code not in legal)
    for action, got in ((wrong, game.show(s, Action(wrong))), (-1, "-1"), (10**9, "1000000000")):
        with pytest.raises(IllegalAction) as illegal:
            game.apply(s, seat, Action(action))
        assert illegal.value.got == got
        assert game.show(s, Action(legal[0])) in str(illegal.value)
    for stranger in (-1, 3, 64):
        with pytest.raises(NotYourDecision, match=f"seat {stranger} has nothing to decide: waiting for seat"):
            game.apply(s, Seat(stranger), Action(legal[0]))
    assert game.save(s) == before
    game.apply(s, seat, Action(legal[0]))
    assert game.save(s) != before


class SaysInApply(SealedBids):
    """A game from outside that says in `apply` what an action does, as all did once."""

    def advance(self, s: BidState, seat: Seat, a: Action) -> None:
        Game.advance(self, s, seat, a)

    def apply(self, s: BidState, seat: Seat, a: Action) -> None:
        SealedBids.advance(self, s, seat, a)


class SaysNowhere(SealedBids):
    def advance(self, s: BidState, seat: Seat, a: Action) -> None:
        Game.advance(self, s, seat, a)


def test_a_game_that_says_in_apply_what_an_action_does_keeps_the_laws() -> None:
    check(SaysInApply(3), range(3))


def test_a_game_that_says_nowhere_what_an_action_does_is_told_so() -> None:
    game = SaysNowhere(3)
    s = game.setup(seed_bytes(1))
    with pytest.raises(NotImplementedError, match="SaysNowhere does not say in `advance` what an action does"):
        game.play(s, game.decider(s), Action(game.legal(s, game.decider(s))[0]))
