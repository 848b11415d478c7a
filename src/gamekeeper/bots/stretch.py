"""A stretch of decisions that one seat takes alone, in its corner, searched as a whole.

In a corner (`core.corner`) nobody comes between two decisions of a seat, so a bot can look for the best line to its end
instead of answering question by question or at random. A beam keeps the best positions of each length, by `Game.worth`;
a line ends where the seat has ended, where something unknown comes to light, or where the corners close.
"""

from __future__ import annotations

from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64

from gamekeeper.bots.bot import Limit, Thought, account, zeros
from gamekeeper.core.game import Game, S
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.rng import Rng
from gamekeeper.core.undo import is_news, same_chance

DEALS: Final[i64] = 4  # positions dealt again over which the ends of lines are averaged
LONGEST: Final[i64] = 64  # decisions of one line
MOST_POSITIONS: Final[i64] = 4_000  # positions looked at for one line; then the best so far counts


class Spot(Generic[S]):
    """A position on a line: what it is worth, and the answer to the position before that led here."""

    def __init__(self, s: S, worth: i64, before: Spot[S] | None, action: Action) -> None:
        self.s = s
        self.worth = worth
        self.before = before
        self.action = action

    def answers(self) -> list[Action]:
        """All answers of the line, in order."""
        result: list[Action] = []
        spot = self
        while spot.before is not None:
            result.append(spot.action)
            spot = spot.before
        result.reverse()
        return result


def by_worth(spot: Spot[S]) -> int:
    """Sorts the best first."""
    return -int(spot.worth)


class Stretch(Generic[S]):
    """Looks for the best line of a seat in its corner, keeping `width` positions of each length."""

    def __init__(self, game: Game[S], width: i64) -> None:
        self.game = game
        self.width = width
        self.positions: i64 = 0  # looked at in all
        self.meets_news = False  # whether any line came upon something unknown

    def line(self, s: S, seat: Seat) -> list[Action]:
        """The answers of the best line from a position where the seat owes one in its corner."""
        return self.end(s, seat).answers()

    def value(self, s: S, seat: Seat, action: Action) -> i64:
        """What `s` is worth to a seat after an answer in its corner and the best line from there on; changes `s`."""
        game = self.game
        barriers, chance = s.barriers, s.rng.copy()
        game.apply(s, seat, action)
        self.positions += 1
        goes_on = s.closings == 0 and s.owes(seat)
        if s.barriers != barriers or not same_chance(s.rng, chance):
            goes_on = False
            self.meets_news = True
        return self.end(s, seat).worth if goes_on else game.worth(s, seat)

    def play(self, s: S, seat: Seat) -> i64:
        """Carry the best line out; how many answers it had."""
        answers = self.line(s, seat)
        for action in answers:
            self.game.apply(s, seat, action)
        return i64(len(answers))

    def end(self, s: S, seat: Seat) -> Spot[S]:
        """The last position of the best line."""
        game = self.game
        best: Spot[S] | None = None
        front = [Spot(s, game.worth(s, seat), None, Action(-1))]
        left = MOST_POSITIONS
        length: i64 = 0
        while best is None or (len(front) > 0 and left > 0 and length < LONGEST):
            found: list[Spot[S]] = []
            for spot in front:
                for code in game.legal(spot.s, seat):
                    twin = game.copy(spot.s)
                    game.apply(twin, seat, Action(code))
                    left -= 1
                    after = Spot(twin, game.worth(twin, seat), spot, Action(code))
                    is_new = is_news(spot.s, twin)
                    self.meets_news = self.meets_news or is_new
                    if twin.closings == 0 and twin.owes(seat) and not is_new:
                        found.append(after)
                    elif best is None or after.worth > best.worth:
                        best = after
            front = self.kept(found)
            length += 1
            if best is None and (left <= 0 or length >= LONGEST):
                best = front[0]
        self.positions += MOST_POSITIONS - left
        return best

    def kept(self, found: list[Spot[S]]) -> list[Spot[S]]:
        """The best of the positions, each once however it was reached."""
        found.sort(key=by_worth)
        result: list[Spot[S]] = []
        seen: set[bytes] = set()
        worth: i64 = 0
        for spot in found:
            if i64(len(result)) == self.width:
                break
            if spot.worth != worth:
                seen = set()
                worth = spot.worth
            saved = self.game.save(spot.s)
            if saved not in seen:
                seen.add(saved)
                result.append(spot)
        return result


def think(game: Game[S], s: S, seat: Seat, rng: Rng, limit: Limit, width: i64) -> Thought:
    """What each answer of a seat in its corner is worth with the best line behind it.

    Where lines come upon something unknown, the mean over a few deals.
    """
    legal: vec[i64] = game.legal(s, seat)
    totals = zeros(i64(len(legal)))
    stretch = Stretch(game, width)
    deals: i64 = 0
    while deals == 0 or (deals < DEALS and stretch.meets_news and not limit.reached()):
        deal = game.redeal(s, seat, rng)
        for i, code in enumerate(legal):
            totals[i64(i)] = totals[i64(i)] + float(stretch.value(game.copy(deal), seat, Action(code)))
        deals += 1
    thought = account(legal, totals, deals)
    thought.decisions = stretch.positions
    return thought
