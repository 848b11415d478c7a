"""A stretch of decisions that one seat takes alone, in its corner, searched as a whole.

In a corner (`core.corner`) nobody comes between two decisions of a seat, so a bot can look for the best line to its end
instead of answering question by question or at random. A beam keeps the best positions of each length, by
`Game.own_worth`; a line ends where the seat has ended, where something unknown comes to light, or where the corners
close. The best ends are compared by what the seat makes of the corner that follows, where one follows at once.
"""

from __future__ import annotations

from typing import Final, Generic

from librt.vecs import append, vec
from mypy_extensions import i64

from gamekeeper.bots.bot import Limit, Thought, account, zeros
from gamekeeper.core.game import Game, S
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.rng import Rng
from gamekeeper.core.undo import is_news

DEALS: Final[i64] = 4  # positions dealt again over which the ends of lines are averaged
LONGEST: Final[i64] = 256  # decisions of one line
FOLLOWED: Final[i64] = 4  # width of the beam in a corner that follows


class Spot(Generic[S]):
    """A position on a line: what it is worth, the number of its last answer in the search, and the line's first answer.

    Lines are no chains of positions: freeing a long one would go as deep as it is long, which compiled objects that
    the garbage collector does not know of (`Rng`) do not survive.
    """

    def __init__(self, s: S, worth: i64, answer: i64, first: Action) -> None:
        self.s = s
        self.worth = worth
        self.answer = answer
        self.first = first


def by_worth(spot: Spot[S]) -> int:
    """Sorts the best first."""
    return -int(spot.worth)


class Stretch(Generic[S]):
    """Looks for the best line of a seat in its corner, keeping `width` positions of each length."""

    def __init__(self, game: Game[S], width: i64) -> None:
        self.game = game
        self.width = width
        self.most_ends: i64 = 1  # ends of lines that are kept, each with another position
        self.positions: i64 = 0  # looked at in all
        self.meets_news = False  # whether any line came upon something unknown before its end
        self.code: vec[i64] = vec[i64]()  # [answer] of the last search
        self.before: vec[i64] = vec[i64]()  # [answer] → the answer before it on its line, -1 for none

    def line(self, s: S, seat: Seat) -> list[Action]:
        """The answers of the best line from a position where the seat owes one in its corner."""
        answer, result = self.ends(s, seat)[0].answer, vec[i64]()
        while answer >= 0:
            result = append(result, self.code[answer])
            answer = self.before[answer]
        return [Action(result[i64(len(result)) - 1 - place]) for place in range(i64(len(result)))]

    def play(self, s: S, seat: Seat) -> i64:
        """Carry the best line out; how many answers it had."""
        answers = self.line(s, seat)
        for action in answers:
            self.game.apply(s, seat, action)
        return i64(len(answers))

    def ends(self, s: S, seat: Seat) -> list[Spot[S]]:
        """The last positions of the best lines, the best first."""
        game = self.game
        ends: list[Spot[S]] = []
        self.code, self.before = vec[i64](), vec[i64]()
        front = [Spot(s, game.own_worth(s, seat), i64(-1), Action(-1))]
        length: i64 = 0
        while len(front) > 0 and length < LONGEST:
            found: list[Spot[S]] = []
            for spot in front:
                for code in game.legal(spot.s, seat):
                    twin = game.copy(spot.s)
                    game.apply(twin, seat, Action(code))
                    self.positions += 1
                    first = Action(code) if length == 0 else spot.first
                    after = Spot(twin, game.own_worth(twin, seat), i64(len(self.code)), first)
                    self.code, self.before = append(self.code, code), append(self.before, spot.answer)
                    if twin.closings > 0 or not twin.owes(seat):
                        self.keep_end(ends, after)
                    elif is_news(spot.s, twin):
                        self.meets_news = True
                        self.keep_end(ends, after)
                    else:
                        found.append(after)
            front = self.kept(found)
            length += 1
        return ends if len(ends) > 0 else front

    def keep_end(self, ends: list[Spot[S]], end: Spot[S]) -> None:
        """Put the end of a line in its place among the best."""
        place = i64(len(ends))
        while place > 0 and ends[place - 1].worth < end.worth:
            place -= 1
        if place < self.most_ends:
            ends.insert(int(place), end)
            if i64(len(ends)) > self.most_ends:
                ends.pop()

    def kept(self, found: list[Spot[S]]) -> list[Spot[S]]:
        """The best of the positions, each once however it was reached."""
        found.sort(key=by_worth)
        result: list[Spot[S]] = []
        seen: set[int] = set()
        worth: i64 = 0
        for spot in found:
            if i64(len(result)) == self.width:
                break
            if spot.worth != worth:
                seen = set()
                worth = spot.worth
            mark = int(self.game.fingerprint(spot.s))
            if mark not in seen:
                seen.add(mark)
                result.append(spot)
        return result

    def beyond(self, end: Spot[S], seat: Seat, rng: Rng) -> i64:
        """What the end of a line is worth, once the corner that follows at once, if any, is played.

        What others do in their corners meanwhile is their business: here they answer at random.
        """
        game = self.game
        if end.s.closings == 0 and end.s.owes(seat):
            return end.worth
        s = game.copy(end.s)
        while s.in_corners() and not s.owes(seat):
            other = s.decider()
            legal = game.legal(s, other)
            game.apply(s, other, Action(legal[rng.below(i64(len(legal)))]))
        if not s.in_corners():
            return end.worth
        narrow = Stretch(game, FOLLOWED)
        narrow.play(s, seat)
        self.positions += narrow.positions
        return game.own_worth(s, seat)


def think(game: Game[S], s: S, seat: Seat, rng: Rng, limit: Limit, width: i64) -> Thought:
    """What each answer of a seat in its corner is worth with the best line behind it, as far as lines were followed.

    Where lines come upon something unknown, the mean over a few deals.
    """
    legal: vec[i64] = game.legal(s, seat)
    totals = zeros(i64(len(legal)))
    stretch = Stretch(game, width)
    stretch.most_ends = width
    deals: i64 = 0
    while deals == 0 or (deals < DEALS and stretch.meets_news and not limit.reached()):
        add(totals, legal, stretch, stretch.ends(game.redeal(s, seat, rng), seat), seat, rng)
        deals += 1
    thought = account(legal, totals, deals)
    thought.decisions = stretch.positions
    return thought


def add(totals: vec[float], legal: vec[i64], stretch: Stretch[S], ends: list[Spot[S]], seat: Seat, rng: Rng) -> None:
    """To each answer's total the best end of a line that begins with it; the worst of all where none was kept."""
    values = zeros(i64(len(legal)))
    known = [False] * len(legal)
    worst, is_first = 0.0, True
    for end in ends:
        value = float(stretch.beyond(end, seat, rng))
        worst = value if is_first or value < worst else worst
        is_first = False
        for place, code in enumerate(legal):
            if code == i64(end.first) and (not known[place] or value > values[i64(place)]):
                values[i64(place)] = value
                known[place] = True
    for place in range(len(legal)):
        totals[i64(place)] = totals[i64(place)] + (values[i64(place)] if known[place] else worst - 1.0)
