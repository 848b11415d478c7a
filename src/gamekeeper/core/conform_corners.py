"""Law 14: what seats do in their corners leaves each other alone."""

from __future__ import annotations

from mypy_extensions import i64

from gamekeeper.core.conform_told import demand
from gamekeeper.core.game import Game, S
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.rng import Rng
from gamekeeper.core.undo import is_news


def law_14_apart(game: Game[S], s: S, rng: Rng) -> None:
    """Two seats that are in corners take a decision each, in both orders."""
    seats = game.deciders(s)
    if not s.in_corners() or len(seats) < 2:
        return
    first = rng.below(i64(len(seats)))
    other = (first + 1 + rng.below(i64(len(seats)) - 1)) % i64(len(seats))
    one, two = Decision(game, s, seats[first], rng), Decision(game, s, seats[other], rng)
    after = one.after(game, s)
    has_touched = touches(s, after)
    for seat in seats:
        if seat == one.seat:
            continue
        told = f"{one.told} changes the corner of seat {seat}"
        demand(14, list(after.corner(seat)) == list(s.corner(seat)), told)
        if not has_touched:
            same = asked(game, after, seat) == asked(game, s, seat)
            demand(14, same, f"{one.told} touches nothing shared and changes what seat {seat} is asked")
    behind = two.after(game, s)
    if has_touched and (touches(s, behind) or i64(two.action) not in game.legal(after, two.seat)):
        return
    same = game.save(two.after(game, after)) == game.save(one.after(game, behind))
    demand(14, same, f"{one.told} and {two.told} lead elsewhere in the other order")


class Decision:
    """A legal answer of a seat, by lot."""

    def __init__(self, game: Game[S], s: S, seat: Seat, rng: Rng) -> None:
        legal = game.legal(s, seat)
        self.seat = seat
        self.action = Action(legal[rng.below(i64(len(legal)))])
        self.told = f"{game.show(s, self.action)} of seat {seat}"

    def after(self, game: Game[S], s: S) -> S:
        """A copy of a position on which it is taken."""
        legal = game.legal(s, self.seat)
        demand(14, i64(self.action) in legal, f"{self.told} is not possible any more when another seat has decided")
        twin = game.copy(s)
        game.advance(twin, self.seat, self.action)
        return twin


def touches(before: S, after: S) -> bool:
    """Whether a decision between two positions touched what all corners share."""
    return after.touches > 0 or is_news(before, after)


def asked(game: Game[S], s: S, seat: Seat) -> str:
    """What a seat is asked, as text."""
    return repr(game.prompt(s, seat))
