"""A turn on one screen: what a plan proposes, how wishes complete it, and that it tells its seat nothing new."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gamekeeper import make
from gamekeeper.bots.plan import Plan, propose, walk
from gamekeeper.core.errors import IllegalAction, NotYourDecision
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.rng import seed_bytes, stream
from gamekeeper.games.fort.state import FortState
from games.fort.drivers import FortGame, keen, positions_of
from games.fort.positions import Table, changed_pack

THUNDER = changed_pack(Thunder=("pack x skateboard", "score x pack"))
TWINS = 3
Telling = Callable[[FortGame, Plan[FortState], Seat], list[object]]


def planned(table: Table, *answers: str, wishes: tuple[str, ...] = ()) -> Plan[FortState]:
    """A plan of who decides, from answers in notation."""
    game, s = table.game, table.s
    codes = [[game.read(s, text) for text in texts] for texts in (answers, wishes)]
    return propose(game, s, s.decider(), *codes)


def shown(table: Table, plan: Plan[FortState]) -> list[str]:
    """A plan's answers: given ones plain, wished ones with a star, open ones with a question mark."""
    signs = {"given": "", "proposed": "", "wished": "*", "open": "?"}
    return [table.game.show(step.before, step.action) + signs[step.source] for step in plan.steps]


def keys(plan: Plan[FortState]) -> list[str]:
    return [event.key for step in plan.steps for event in step.events]


def thunder(**things: object) -> Table:
    """Seat 0 holds Thunder, and what fits it."""
    given = {"hand": "thunder ant bug tiny", "level": 2, "pizza": 3, "toys": 2, "pack_toys": 1, **things}
    return Table(pack=THUNDER).seat(0, **given).turn()


def test_both_actions_are_proposed_in_the_better_order_and_no_card_is_added() -> None:
    table = thunder()
    plan = planned(table, "hand:thunder")
    assert shown(table, plan)[:2] == ["hand:thunder", "public"]
    assert "private" in shown(table, plan)
    assert "add" not in keys(plan)
    assert table.game.scores(plan.after)[0] == 8  # six of the fort; a pizza packed first counts
    assert plan.ending == "beyond"  # whom to recruit is asked by itself


def test_the_position_stays_as_it_is() -> None:
    table = thunder()
    before = table.game.save(table.s)
    planned(table, "hand:thunder")
    assert table.game.save(table.s) == before


def test_an_added_card_stays_where_the_order_changes() -> None:
    table = thunder()
    plan = planned(table, "hand:thunder", "private", wishes=("hand:ant",))
    assert "hand:ant*" in shown(table, plan)
    assert shown(table, plan).index("private") < shown(table, plan).index("public")
    assert table.game.scores(plan.after)[0] == 7


def test_one_action_alone_is_a_wish_too() -> None:
    table = thunder()
    assert shown(table, planned(table, "hand:thunder", "private", wishes=("done",)))[-1] == "done*"


def test_a_wish_that_cannot_be_granted_is_left_out() -> None:
    table = thunder()
    assert shown(table, planned(table, "hand:thunder", wishes=("hand:bones",))) == shown(
        table, planned(table, "hand:thunder")
    )


def test_which_card_goes_for_good_is_left_open() -> None:
    table = Table(pack=changed_pack(Bug=("lookout", "trash"))).seat(0, hand="bug ant tiny chef").turn()
    plan = planned(table, "hand:bug")
    assert sum(step.source == "open" for step in plan.steps) == 2
    plan = planned(table, "hand:bug", "public", "hand:ant")
    assert [step.source for step in plan.steps[:3]] == ["given"] * 3
    assert len(plan.after.questions) > 0


def test_an_action_that_needs_an_added_card_is_not_proposed() -> None:
    table = Table(pack=changed_pack(Bug=("pizza", "toy x crown"))).seat(0, hand="bug prince ant").turn()
    plan = planned(table, "hand:bug")
    assert shown(table, plan) == ["hand:bug", "public", "done"]
    assert "hand:prince" in " ".join(shown(table, planned(table, "hand:bug", "private")))


def test_a_plan_ends_where_something_comes_to_light_and_tells_nothing_of_it() -> None:
    table = Table(pack=changed_pack(Bug=("pizza", "advance"))).seat(0, hand="bug", pizza=3, toys=3).turn()
    plan = planned(table, "hand:bug", "private")
    assert (plan.ending, plan.after, plan.steps[-1].events) == ("unseen", None, [])
    assert shown(table, planned(table, "hand:bug"))[1] == "public"  # what is seen comes first


def test_a_plan_goes_on_after_a_recruit_from_a_yard_and_ends_where_the_park_is_filled_up() -> None:
    pack = changed_pack(Bug=("recruit", "pizza"))
    table = Table(pack=pack, park="ant chef doc").seat(0, hand="bug").seat(1, yard="kitty").turn()
    plan = planned(table, "hand:bug", "public", wishes=("private",))
    assert shown(table, plan)[2].endswith("?")  # whom, the seat says itself
    plan = planned(table, "hand:bug", "public", "yard2:kitty", wishes=("private",))
    assert shown(table, plan)[3] == "private*"
    assert {"recruit", "gather"} <= set(keys(plan))
    plan = planned(table, "hand:bug", "public", "park:ant")
    assert (plan.ending, plan.after, plan.steps[-1].events) == ("unseen", None, [])


def test_followers_plan_as_well() -> None:
    table = Table(pack=changed_pack(Bug=("resource", "score"))).seat(0, hand="bug").seat(1, hand="moles ant").turn()
    table.play("hand:bug", "private", "done")
    assert table.decider == 1
    plan = planned(table, "hand:moles")
    assert "gather" in keys(plan)
    assert plan.ending in ("others", "beyond")


def test_an_answer_that_is_not_allowed_has_its_reason() -> None:
    table = thunder()
    with pytest.raises(IllegalAction) as caught:
        planned(table, "hand:thunder", "done")
    assert caught.value.key.startswith("why-")
    with pytest.raises(NotYourDecision):
        walk(table.game, table.s, Seat(1), [], [])


# --- nothing new is told ----------------------------------------------------------------------------


def told(game: FortGame, plan: Plan[FortState], seat: Seat) -> list[object]:
    """All that a seat is told by a plan."""
    result: list[object] = [plan.ending, None if plan.after is None else game.view(plan.after, seat)]
    for step in plan.steps:
        result += [repr(game.prompt(step.before, seat)), int(step.action), step.source]
        result += [repr((event.key, event.params)) for event in step.events if event.is_for(seat)]
    return result


def leaky(game: FortGame, plan: Plan[FortState], seat: Seat) -> list[object]:
    """The same with what a barrier's answer brings to light."""
    after = game.copy(plan.steps[-1].before)
    game.apply(after, seat, plan.steps[-1].action)
    return [*told(game, plan, seat), repr(game.prompt(after, seat))]


def differences(game: FortGame, s: FortState, answers: list[Action], telling: Telling) -> int:
    """How many of some positions that the decider cannot tell from this one have a plan that tells something else."""
    seat, rng = game.decider(s), stream(seed_bytes(1), "twins")
    one = telling(game, propose(game, s, seat, answers, [], 200), seat)
    twins = [game.redeal(s, seat, rng) for _ in range(TWINS)]
    return sum(telling(game, propose(game, twin, seat, answers, [], 200), seat) != one for twin in twins)


@pytest.mark.parametrize(("seed", "seats"), [(1, 2), (2, 3), (3, 4)])
def test_a_plan_tells_the_same_whatever_its_seat_cannot_know(seed: int, seats: int) -> None:
    game = make("fort", seats, {"turn_cap": 20})
    rng, planned_at = stream(seed_bytes(seed), "plans"), 0
    for place, s in enumerate(positions_of(game, seed, keen)):
        seat = game.decider(s)
        if place % 3 == 0 and seat >= 0 and game.is_planned(s, seat):
            legal = game.legal(s, seat)
            assert differences(game, s, [Action(legal[rng.below(len(legal))])], told) == 0
            planned_at += 1
    assert planned_at > 8


def test_a_plan_that_tells_what_comes_to_light_is_caught() -> None:
    table = Table(pack=changed_pack(Bug=("pizza", "advance"))).seat(0, hand="bug", pizza=3, toys=3).turn()
    answers = [table.game.read(table.s, text) for text in ("hand:bug", "private")]
    assert differences(table.game, table.s, answers, told) == 0
    assert differences(table.game, table.s, answers, leaky) > 0
