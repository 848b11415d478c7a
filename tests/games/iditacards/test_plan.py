"""I3.1 A payment on one screen: what is proposed, and that every other card can take a place in it."""
# ruff: noqa: N802 — tests carry the numbers of the rules page as it writes them

from __future__ import annotations

from collections.abc import Iterator

from gamekeeper import make
from gamekeeper.bots.plan import Plan, propose
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.picks import LEFT
from gamekeeper.core.rng import seed_bytes, stream
from gamekeeper.games.iditacards import Iditacards, places
from gamekeeper.games.iditacards.components import DAMAGED
from gamekeeper.games.iditacards.fields import SledState
from games.iditacards.drivers import keen

GAMES = 6


def payments() -> Iterator[tuple[Iditacards, SledState, Seat, int]]:
    """Positions of play in which several cards are owed, who owes them, and how many."""
    for number in range(GAMES):
        game = make("iditacards", 2, {"turn_cap": 12})
        assert isinstance(game, Iditacards)
        rng, s = stream(seed_bytes(number), "test"), game.setup(seed_bytes(number))
        while not game.is_over(s):
            seat = game.decider(s)
            owed = int(s.argument_of(int(seat)) & LEFT)
            if game.is_planned(s, seat) and owed > 1:
                yield game, s, seat, owed
            game.play(s, seat, keen(game, s, rng))


def paid(game: Iditacards, plan: Plan[SledState]) -> list[str]:
    return [game.show(step.before, step.action) for step in plan.steps]


def held(game: Iditacards, s: SledState, seat: Seat) -> list[int]:
    """The kinds in hand, Damaged left out."""
    kinds = [int(game.setting.kind(int(card))) for card in s.cards_at(places.HAND + int(seat))]
    return [kind for kind in kinds if game.setting.box.type[kind] != DAMAGED]


def test_I3_1_a_whole_payment_is_proposed_and_damaged_cards_come_last() -> None:
    seen = 0
    for game, s, seat, owed in payments():
        plan = propose(game, s, seat, [], [])
        sound = held(game, s, seat)
        used = [int(step.action) for step in plan.steps]
        assert used == sorted(used)
        assert all(step.source == "proposed" for step in plan.steps)
        if len(sound) >= owed:
            assert len(used) == min(owed, s.count(places.HAND + int(seat)) - 1)  # a last card is not asked for
            assert not {*used} - {*sound}
            seen += 1
    assert seen > 20


def test_I3_1_every_card_of_the_hand_can_take_a_place_in_a_payment() -> None:
    seen = 0
    for game, s, seat, owed in payments():
        plan = propose(game, s, seat, [], [])
        offered = {int(code) for step in plan.steps for code in game.legal(step.before, seat)}
        if len(s.cards_at(places.HAND + int(seat))) > owed and s.argument_of(int(seat)) <= LEFT:
            assert offered >= {*held(game, s, seat)}
        for kind in offered & {*held(game, s, seat)} - {int(step.action) for step in plan.steps}:
            plan = propose(game, s, seat, [], [Action(kind)])
            assert [step.source for step in plan.steps].count("wished") == 1
            assert game.show(s, Action(kind)) in paid(game, plan)
            seen += 1
    assert seen > 20


def test_I3_4_a_damaged_card_that_is_wished_for_ends_the_payment() -> None:
    seen = 0
    for game, s, seat, _ in payments():
        for kind in game.legal(s, seat):
            if game.setting.box.type[kind] == DAMAGED:
                plan = propose(game, s, seat, [], [Action(kind)])
                assert [int(step.action) for step in plan.steps] == [int(kind)]
                seen += 1
    assert seen > 0
