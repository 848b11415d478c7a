"""No match takes as many decisions as `decision_bound` says, whatever its pack can ask (F8.3)."""

import pytest

from gamekeeper import make, packs
from gamekeeper.core.ids import Action
from gamekeeper.core.rng import seed_bytes, stream
from gamekeeper.packs.vary import varied
from games.fort.made_up_packs import made_up_pack

ROOMY = {"limits.hand": 10, "limits.pizza": 12, "limits.toys": 12, "limits.pack": [12] * 6, "limits.lookout": [6] * 6}


def decisions(pack: packs.Pack, seats: int, seed: int) -> tuple[int, int]:
    """Of a short match played at random, and what it is less than."""
    game = make("fort", seats, {"turn_cap": 8}, pack)
    s, rng, count = game.setup(seed_bytes(seed)), stream(seed_bytes(seed), "bound"), 0
    while not game.is_over(s):
        seat = game.decider(s)
        legal = game.legal(s, seat)
        game.apply(s, seat, Action(legal[rng.below(len(legal))]))
        count += 1
    return count, int(game.decision_bound)


@pytest.mark.parametrize("seed", range(6))
def test_f8_3_there_are_fewer_decisions_than_the_bound(seed: int) -> None:
    for pack in (packs.default("fort"), varied(packs.default("fort"), ROOMY), made_up_pack(seed)):
        for seats in (2, 4):
            count, bound = decisions(pack, seats, seed)
            assert count < bound


def test_f8_3_the_bound_follows_the_pack() -> None:
    usual = make("fort", 4)
    assert int(make("fort", 2).decision_bound) < int(usual.decision_bound)
    roomy = make("fort", 4, {}, varied(packs.default("fort"), ROOMY))
    assert int(usual.decision_bound) < int(roomy.decision_bound)
    assert (
        int(usual.decision_bound) < 160_032
    )  # 400 decisions for each of 400 turns, what was said before it was counted
