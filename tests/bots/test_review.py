"""Looking back at a match: chances, decisions that cost, luck, by what anybody can check."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from gamekeeper import make
from gamekeeper.bots import review
from gamekeeper.bots.bot import Limit, decide
from gamekeeper.bots.futures import Comparison
from gamekeeper.bots.levels import bot_named
from gamekeeper.core.game import Game
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.match import UNDO, Match
from gamekeeper.core.rng import Rng, seed_bytes, stream
from gamekeeper.core.undo import is_news
from toys.kitchens import Kitchens
from toys.sealed_bids import SealedBids

LITTLE = review.Effort(played_on=2, tried=2, settled=4, seconds=0.0)
GAMES = [SealedBids(3), Kitchens(2), make("yellowstone_park", 2, {"end_score": 8})]


def luck(number: int) -> Rng:
    return stream(seed_bytes(number), "review")


def played(game: Game[Any], seed: int, level: str = "random") -> Match[Any]:
    match = Match(game, seed_bytes(seed))
    rng = luck(seed)
    while not game.is_over(match.state):
        seat = game.decider(match.state)
        match.play(seat, decide(bot_named(level), game, match.state, seat, rng))
    return match


def reviewed(match: Match[Any], seat: int = 0) -> review.Review[Any]:
    return review.review(match, Seat(seat), LITTLE, bot_named("habit"), lambda done: None)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.name)
def test_chances_are_shares_of_one_win_and_end_with_who_won(game):
    match = played(game, 3)
    found = reviewed(match)
    assert found.moments[0].number == 0
    assert [one.number for one in found.moments] == sorted(one.number for one in found.moments)
    assert all(sum(one.chances) == pytest.approx(1.0) for one in found.moments)
    winners = [seat for seat, place in enumerate(game.ranking(match.state)) if place == 1]
    assert [seat for seat, chance in enumerate(found.moments[-1].chances) if chance > 0] == winners


@pytest.mark.parametrize("game", GAMES[:1], ids=lambda game: game.info.name)
def test_the_same_record_is_reviewed_alike(game):
    told = []
    for _again in range(2):
        found = reviewed(played(game, 5))
        costs = [(one.number, one.better, one.gain) for one in found.costly]
        lucky = [(one.number, one.gain) for one in found.strokes]
        told.append((costs, lucky, [one.chances for one in found.moments]))
    assert told[0] == told[1]


def test_it_says_how_far_it_is():
    shares: list[float] = []
    review.review(played(SealedBids(3), 3), Seat(0), LITTLE, bot_named("random"), shares.append)
    assert shares == sorted(shares)
    assert shares[-1] == 1.0


def test_what_was_taken_back_is_no_decision():
    game = make("yellowstone_park", 2, {"end_score": 8})
    match = Match(game, seed_bytes(1))
    seat = game.decider(match.state)
    legal = game.legal(match.state, seat)
    match.play(seat, Action(legal[0]))
    assert match.may_undo(seat)
    match.play(seat, UNDO)
    match.play(seat, Action(legal[1]))
    taken = review.taken_in(game, match)
    assert [(one.number, one.action) for one in taken] == [(2, legal[1])]
    assert game.save(taken[0].before) == game.save(Match(game, seed_bytes(1)).state)


def lost_at_the_end(game: Game[Any]) -> tuple[Match[Any], Any, Action]:
    """A match whose last decision lost it for its seat, and another answer that would have won it there and then."""
    for seed in range(200):
        match = played(game, seed)
        last = review.taken_in(game, match)[-1]
        if game.ranking(match.state)[int(last.seat)] == 1:
            continue
        for code in game.legal(last.before, last.seat):
            after = game.copy(last.before)
            game.apply(after, last.seat, Action(code))
            if game.is_over(after) and game.ranking(after)[int(last.seat)] == 1:
                return match, last, Action(code)
    raise AssertionError("no such match")


def test_a_win_given_away_with_the_last_decision_costs_a_win():
    game = make("yellowstone_park", 2, {"end_score": 8})
    match, last, better = lost_at_the_end(game)
    taken = review.taken_in(game, match)
    suspect = review.Costly(last.number, last.seat, better, last.action)
    found = review.settle(game, taken, suspect, luck(1), review.Effort(settled=20, seconds=0.0))
    assert found is not None
    assert found.gain >= 0.5  # all of it, or what was shared
    assert [one.action for one in found.alternatives] == [better, last.action]
    swapped = review.Costly(last.number, last.seat, last.action, better)
    assert review.settle(game, taken, swapped, luck(1), review.Effort(settled=20, seconds=0.0)) is None


def test_of_one_turn_only_the_costliest_decision_is_looked_at():
    match = played(make("yellowstone_park", 2, {"end_score": 8}), 2)
    taken = review.taken_in(match.game, match)
    suspects = []
    for place, one in enumerate(taken):
        suspects.append(review.Costly(one.number, one.seat, one.action, one.action))
        suspects[-1].gain = 1.0 / (place + 2)
    chosen = review.most_suspect(taken, suspects)
    seats = {one.number: one.seat for one in taken}
    numbers = sorted(one.number for one in chosen)
    assert len(chosen) == review.SUSPECTS
    assert all(seats[one] != seats[two] or two - one > 1 for one, two in pairwise(numbers))


def test_alone_a_turn_ends_where_something_comes_to_light():
    match = played(make("iditacards", 1, {"turn_cap": 10}), 2)
    taken = review.taken_in(match.game, match)
    suspects = [review.Costly(one.number, one.seat, one.action, one.action) for one in taken]
    numbers = sorted(one.number for one in review.most_suspect(taken, suspects))
    assert len(numbers) == review.SUSPECTS
    for one, two in pairwise(numbers):
        assert any(is_news(seen.before, seen.after) for seen in taken if one <= seen.number < two)


def test_luck_is_what_came_to_light_not_what_was_decided():
    """On average over all that might have come to light, luck gives nothing."""
    game = make("yellowstone_park", 2, {"end_score": 8})
    match = played(game, 4)
    one = next(one for one in review.taken_in(game, match) if one.before.barriers != one.after.barriers)
    gains = []
    for number in range(30):
        deal = game.redeal(one.before, one.seat, luck(number))
        twin = review.Taken(one.number, one.seat, one.action, deal)
        twin.after = game.copy(deal)
        game.apply(twin.after, one.seat, one.action)
        gains.append(review.surprise_of(game, twin, one.seat, luck(1000 + number)))
    spread = (sum(gain * gain for gain in gains)) ** 0.5
    assert spread > 0
    assert abs(sum(gains)) < 3 * spread


def test_answers_are_compared_on_the_same_deals():
    game = make("yellowstone_park", 3)
    s = game.setup(seed_bytes(1))
    seat = game.decider(s)
    answer = Action(game.legal(s, seat)[0])
    trial = Comparison(game, s, seat, [answer, answer], luck(1))
    trial.run(6, Limit())
    assert [future.games for future in trial.futures] == [6, 6]
    assert sum(trial.futures[0].won.values()) <= sum(trial.futures[0].facts.values())
