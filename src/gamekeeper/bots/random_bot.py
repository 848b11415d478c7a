"""The bot all others are measured by."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gamekeeper.bots.bot import Bot, Limit
from gamekeeper.core.game import Game, S
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.rng import Rng


class RandomBot(Bot):
    """Every legal action equally likely."""

    def choose(self, game: Game[S], s: S, seat: Seat, rng: Rng, limit: Limit) -> Action:
        """Any legal action."""
        return by_lot(game, s, seat, rng)


def by_lot(game: Game[S], s: S, seat: Seat, rng: Rng) -> Action:
    """Any legal action of a decider."""
    legal = game.legal(s, seat)
    return Action(legal[rng.below(i64(len(legal)))])


def in_any_order(codes: vec[i64], rng: Rng) -> vec[i64]:
    """The same answers shuffled: of equals then none is the first because of where it stands in the pack."""
    result = vec[i64](capacity=i64(len(codes)))
    for place, code in enumerate(codes):
        other = rng.below(i64(place) + 1)
        result = append(result, code)
        result[i64(place)] = result[other]
        result[other] = code
    return result


def commit_by_lot(game: Game[S], s: S, seat: Seat, rng: Rng) -> None:
    """What others choose unseen at the same time as a seat that has chosen: so it sees what its own choice brings.

    Whether it was asked first or last then makes no difference.
    """
    while s.is_simultaneous() and not s.owes(seat):
        other = s.decider()
        game.advance(s, other, by_lot(game, s, other, rng))
