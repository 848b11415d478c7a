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

from gamekeeper.bots.bot import Limit, Thought, evenly, moment, zeros
from gamekeeper.bots.random_bot import by_lot, in_any_order
from gamekeeper.core.game import Game, S
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.rng import Rng
from gamekeeper.core.undo import is_news

DEALS: Final[i64] = 4  # positions dealt again over which the ends of lines are averaged
LONGEST: Final[i64] = 256  # decisions of one line
MOST_ENDS: Final[i64] = 16  # ends of lines that are compared
FOLLOWED: Final[i64] = 16  # width of the beam in a corner that follows, if the own one is not narrower
LEAST_FOLLOWED: Final[i64] = 4
LEAST: Final[i64] = -(1 << 62)  # less than anything is worth
WIDER: Final[i64] = 4  # by how much it is wider for the best quarter again


class Spot(Generic[S]):
    """A position on a line: what it is worth, the number of its last answer in the search, and the line's first answer.

    Lines are no chains of positions: freeing a long one would go as deep as it is long, which compiled objects that
    the garbage collector does not know of, as positions are, do not survive.
    """

    def __init__(self, s: S, worth: i64, answer: i64, first: Action) -> None:
        self.s = s
        self.worth = worth
        self.answer = answer
        self.first = first


def by_worth(spot: Spot[S]) -> int:
    """Sorts the best first."""
    return -int(spot.worth)


def is_left(s: S, seat: Seat) -> bool:
    """Whether a seat is done in its corner, or all are, since this copy was made."""
    return s.closings > 0 or not s.owes(seat)


class Stretch(Generic[S]):
    """Looks for the best line of a seat in its corner, keeping `width` positions of each length; of equals any.

    Without an `rng` the first of equals.
    """

    def __init__(self, game: Game[S], width: i64, rng: Rng | None = None) -> None:
        self.game = game
        self.rng = rng
        self.width = width
        self.most_ends: i64 = 1  # ends of lines that are kept, each with another position
        self.positions: i64 = 0  # looked at in all
        self.meets_news = False  # whether any line came upon something unknown before its end
        self.code: vec[i64] = vec[i64]()  # [answer] of the last search
        self.before: vec[i64] = vec[i64]()  # [answer] → the answer before it on its line, -1 for none

    def line(self, s: S, seat: Seat) -> list[Action]:
        """The answers of the best line from a position where the seat owes one in its corner."""
        return self.line_to(self.ends(s, seat)[0])

    def line_to(self, end: Spot[S]) -> list[Action]:
        """The answers of the line of the last search that leads to one of its ends."""
        answer, result = end.answer, vec[i64]()
        while answer >= 0:
            result = append(result, self.code[answer])
            answer = self.before[answer]
        return [Action(result[i64(len(result)) - 1 - place]) for place in range(i64(len(result)))]

    def ahead(self, s: S, seat: Seat, ends: list[Spot[S]], first: Action) -> vec[i64]:
        """What comes behind an answer on the best of the lines that begin with it, as `Thought.ahead`; changes `s`."""
        result = vec[i64]()
        for end in ends:
            if end.first == first:
                line = self.line_to(end)
                for place, action in enumerate(line):
                    if place > 0:
                        result = append(append(result, moment(self.game, s, seat)), i64(action))
                    if place < len(line) - 1:
                        self.game.advance(s, seat, action)
                break
        return result

    def play(self, s: S, seat: Seat) -> i64:
        """Carry the best line out; how many answers it had."""
        answers = self.line(s, seat)
        for action in answers:
            self.game.advance(s, seat, action)
        return i64(len(answers))

    def ends(self, s: S, seat: Seat) -> list[Spot[S]]:
        """The last positions of the best lines, the best first."""
        game = self.game
        ends: list[Spot[S]] = []
        self.code, self.before = vec[i64](), vec[i64]()
        settled = game.settled(s, seat)
        front = [Spot(s, game.own_worth(s, seat, settled), i64(-1), Action(-1))]
        length: i64 = 0
        while len(front) > 0 and length < LONGEST:
            found: list[Spot[S]] = []
            floor = LEAST
            for spot in front:
                for code in self.answers(spot.s, seat):
                    twin = game.copy(spot.s)
                    game.advance(twin, seat, Action(code))
                    self.positions += 1
                    first = Action(code) if length == 0 else spot.first
                    known = settled if twin.closings == 0 else game.settled(twin, seat)
                    after = Spot(twin, game.own_worth(twin, seat, known), i64(len(self.code)), first)
                    is_end = is_left(twin, seat)
                    if not is_end and is_news(spot.s, twin):
                        self.meets_news = is_end = True
                    if not is_end and after.worth <= floor:  # let go at once: what follows takes its memory
                        continue
                    self.code, self.before = append(self.code, code), append(self.before, spot.answer)
                    if is_end:
                        self.keep_end(ends, after)
                        continue
                    found.append(after)
                    if i64(len(found)) == 2 * self.width:
                        found = self.kept(found, seat)
                        floor = found[-1].worth if i64(len(found)) == self.width else LEAST
            front = self.kept(found, seat)
            length += 1
        return ends if len(ends) > 0 else front

    def answers(self, s: S, seat: Seat) -> vec[i64]:
        """What may be answered, in any order."""
        legal = self.game.legal(s, seat)
        return legal if self.rng is None else in_any_order(legal, self.rng)

    def keep_end(self, ends: list[Spot[S]], end: Spot[S]) -> None:
        """Put the end of a line in its place among the best."""
        place = i64(len(ends))
        while place > 0 and ends[place - 1].worth < end.worth:
            place -= 1
        if place < self.most_ends:
            ends.insert(int(place), end)
            if i64(len(ends)) > self.most_ends:
                ends.pop()

    def kept(self, found: list[Spot[S]], seat: Seat) -> list[Spot[S]]:
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
            mark = int(self.game.fingerprint(spot.s, seat))
            if mark not in seen:
                seen.add(mark)
                result.append(spot)
        return result

    def follow(self, ends: list[Spot[S]], seat: Seat, rng: Rng) -> None:
        """What the ends come to when the corner is played that follows at once, if any; the best first.

        The best quarter is looked at again by a wider beam, as far as the own width allows.
        """
        least = max(LEAST_FOLLOWED, min(FOLLOWED, self.width))
        left, width = ends, least
        while len(left) > 0 and (width == least or width <= self.width):
            for end in left:
                end.worth = self.beyond(end, seat, rng, width)
            left.sort(key=by_worth)
            left = left[: len(left) // int(WIDER)]
            width *= WIDER
        ends.sort(key=by_worth)

    def beyond(self, end: Spot[S], seat: Seat, rng: Rng, width: i64) -> i64:
        """What the end of a line is worth with the corner that follows played by a beam of this width.

        What others do in their corners meanwhile is their business: here they answer at random.
        """
        game = self.game
        if not is_left(end.s, seat):
            return end.worth
        s = game.copy(end.s)
        while s.in_corners() and not s.owes(seat):
            other = s.decider()
            game.advance(s, other, by_lot(game, s, other, rng))
        if not s.in_corners():
            return end.worth
        narrow = Stretch(game, width, rng)
        narrow.play(s, seat)
        self.positions += narrow.positions
        return game.own_worth(s, seat, game.settled(s, seat))


def think(game: Game[S], s: S, seat: Seat, rng: Rng, limit: Limit, width: i64) -> Thought:
    """What each answer of a seat in its corner is worth with the best line behind it, as far as lines were followed.

    Where lines come upon something unknown, the mean over a few deals, by narrower beams.
    """
    legal = in_any_order(game.legal(s, seat), rng)
    totals = zeros(i64(len(legal)))
    stretch = Stretch(game, width, rng)
    stretch.most_ends = width if width < MOST_ENDS else MOST_ENDS
    deal, ends = s, [Spot(s, i64(0), i64(-1), Action(-1))]
    deals: i64 = 0
    while deals == 0 or (deals < DEALS and stretch.meets_news and not limit.reached()):
        deal = game.redeal(s, seat, rng)
        ends = stretch.ends(deal, seat)
        stretch.follow(ends, seat, rng)
        add(totals, legal, ends)
        stretch.width = (width + DEALS - 1) // DEALS
        deals += 1
    thought = evenly(legal, totals, deals)
    thought.decisions = stretch.positions
    thought.ahead = stretch.ahead(deal, seat, ends, thought.considered[0].action)
    return thought


def add(totals: vec[float], legal: vec[i64], ends: list[Spot[S]]) -> None:
    """To each answer's total the best end of a line that begins with it; less than all of them where none was kept."""
    worst = float(ends[len(ends) - 1].worth) - 1.0
    for place, code in enumerate(legal):
        value = worst
        for end in ends:
            if i64(end.first) == code:
                value = float(end.worth)
                break
        totals[i64(place)] = totals[i64(place)] + value
