"""The arithmetic of ratings: openskill's own, and what must hold when people leave."""

from __future__ import annotations

import math
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some
from openskill.models import PlackettLuce

from gamekeeper.server.rating import (
    MODEL,
    Entrant,
    Finish,
    Standing,
    bot_standing,
    fixed_points,
    nearest_level,
    outcomes,
)

ROOT = Path(__file__).parents[2]
LEVELS = ("easy", "medium", "hard", "expert")


def test_a_whole_match_is_what_openskill_makes_of_it() -> None:
    standings = [Standing(31.0, 4.0), Standing(22.0, 7.5)]
    people = [Entrant(0, "anna", "", 2), Entrant(1, "bo", "", 1), Entrant(2, None, "hard", 3)]
    found = outcomes(Finish("fort", 3, people), dict(enumerate(standings)))
    model = PlackettLuce()
    hard = bot_standing("fort", 3, "hard")
    assert hard is not None
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in (*standings, hard)]
    wanted = model.rate(teams, ranks=[2, 1, 3])
    chances = model.predict_win(teams)
    assert set(found) == {0, 1}
    for seat in (0, 1):
        after = found[seat].after
        assert (after.mu, after.sigma) == pytest.approx((wanted[seat][0].mu, wanted[seat][0].sigma))
        assert after.ordinal == pytest.approx(wanted[seat][0].ordinal())
        assert found[seat].expected == pytest.approx(chances[seat])
    assert (found[0].won, found[1].won) == (0.0, 1.0)


def test_the_number_shown_is_of_openskill_too() -> None:
    rating = MODEL.rating(mu=28.25, sigma=3.5)
    assert Standing(28.25, 3.5).shown == round(rating.ordinal(alpha=40, target=1000))
    assert Standing().shown == 1000


def test_a_first_place_is_shared() -> None:
    people = [Entrant(0, "anna", "", 1), Entrant(1, "bo", "", 1)]
    found = outcomes(Finish("fort", 2, people), {0: Standing(), 1: Standing()})
    assert [one.won for one in found.values()] == [0.5, 0.5]
    assert sum(one.expected for one in found.values()) == pytest.approx(1.0)


def test_the_fixed_points_are_those_of_the_page() -> None:
    sys.path.insert(0, str(ROOT / "tools"))
    from fixed_points import measured

    assert fixed_points() == measured((ROOT / "docs" / "strength.md").read_text("utf-8"))


@pytest.mark.parametrize("game", ["yellowstone_park", "fort", "iditacards", "dice_theme_park"])
def test_a_bot_beside_the_yardstick_wins_what_was_measured(game: str) -> None:
    """By the model itself, with the yardstick where somebody new is."""
    for level in LEVELS:
        bot = bot_standing(game, 4, level)
        assert bot is not None
        c = MODEL.beta * math.sqrt(4)
        weights = [math.exp(bot.mu / c), *[math.exp(MODEL.mu / c)] * 3]
        strength = fixed_points()[game][level]
        assert weights[0] / sum(weights) == pytest.approx(math.exp(strength) / (math.exp(strength) + 3))
    assert bot_standing("somebody's game", 4, "hard") is None


def test_who_plays_on_is_about_as_strong() -> None:
    assert nearest_level("fort", 4, Standing(26.0, 3.0)) == "easy"
    assert nearest_level("fort", 4, Standing(49.0, 3.0)) == "hard"
    assert nearest_level("somebody's game", 4, Standing()) == "medium"


standings = some.builds(Standing, some.floats(5, 50), some.floats(1.5, 8.3))


@some.composite
def broken_matches(draw: some.DrawFn) -> tuple[Finish, dict[int, Standing]]:
    """A finished match of two to five in which somebody left and a person stayed."""
    seats = draw(some.integers(2, 5))
    ranks = [1 + place for place in draw(some.permutations(range(seats)))]
    kinds = [
        "stays",
        "leaves",
        *draw(some.lists(some.sampled_from(("stays", "leaves", "bot")), min_size=3, max_size=3)),
    ]
    entrants = []
    for seat, (kind, place) in enumerate(zip(kinds, ranks, strict=False)):
        level = "" if kind == "stays" else draw(some.sampled_from(LEVELS))
        why = "resigned" if kind == "leaves" else None
        guest = None if kind == "bot" else f"guest {seat}"
        entrants.append(Entrant(seat, guest, level, place, why, seat if why else 0))
    people = {one.seat: draw(standings) for one in entrants if one.guest}
    return Finish("fort", seats, entrants), people


@given(broken_matches())
def test_who_stays_loses_nothing_because_another_left(drawn: tuple[Finish, dict[int, Standing]]) -> None:
    """Nobody who stayed ends below where the same match would have brought them without the seats that were left."""
    finish, people = drawn
    found = outcomes(finish, people)
    stayed = [one for one in finish.entrants if not one.why]
    model = PlackettLuce()
    alone = {}
    if len(stayed) > 1:
        bots = {one.seat: bot_standing("fort", finish.seats, one.level) for one in stayed if not one.guest}
        at = [people.get(one.seat) or bots[one.seat] for one in stayed]
        teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in at if one is not None]
        moved = model.rate(teams, ranks=[one.place for one in stayed])
        alone = {one.seat: Standing(team[0].mu, team[0].sigma) for one, team in zip(stayed, moved, strict=True)}
    for one in stayed:
        if one.guest:
            least = alone.get(one.seat, people[one.seat])
            assert found[one.seat].after.mu >= least.mu - 1e-9
            assert found[one.seat].after.ordinal >= least.ordinal - 1e-9


@given(broken_matches())
def test_who_leaves_gains_nothing(drawn: tuple[Finish, dict[int, Standing]]) -> None:
    finish, people = drawn
    found = outcomes(finish, people)
    for one in finish.entrants:
        if one.why:
            assert found[one.seat].after.mu <= people[one.seat].mu
            assert found[one.seat].won == 0.0


def test_who_is_left_by_all_others_may_go_too() -> None:
    left = [Entrant(0, "anna", "medium", 0, "resigned", 2), Entrant(1, "bo", "hard", 0, "resigned", 1)]
    people = {0: Standing(30.0, 4.0), 1: Standing(30.0, 4.0)}
    found = outcomes(Finish("fort", 2, left), people)
    assert found[0].after == people[0]
    assert found[1].after.mu < 30.0
    with_bot = outcomes(Finish("fort", 3, [*left, Entrant(2, None, "easy", 0)]), people)
    assert with_bot[0].after.mu < 30.0
