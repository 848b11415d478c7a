"""A match that is over, looked at again: who was ahead when, which decisions cost most, and what luck did.

Chances are shares of games played on to their ends (`bots.futures`) by what each player knew at the time, or points
where these are measured. A decision costs what another answer would have gained on the same deals; luck gave or took
what the games played on from what came to light differ in from those played on from what might have. A large match is
looked at stretch by stretch (`chances`, then `look`); then what stood out is looked at closely with fresh games
(`settle`, `weigh`), and told where it is certain.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic

from mypy_extensions import i64

from gamekeeper.bots.advice import Alternative, follow_lines, judged
from gamekeeper.bots.bot import Bot, Considered, Limit, decide
from gamekeeper.bots.futures import Comparison, Endings, measure
from gamekeeper.core.events import Event
from gamekeeper.core.game import Game, S
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.match import UNDO, Match
from gamekeeper.core.rng import Rng, stream
from gamekeeper.core.undo import is_news

MOMENTS: Final = 40  # at which chances are told, about
SUSPECTS: Final = 10  # decisions looked at closely
STROKES: Final = 20  # and strokes of luck
TOLD: Final = 3
PERCENT: Final = 100
SURE: Final = 3.0  # standard errors: of so many looked at, hardly one is told that is none
DEALS: Final = 16  # over which a result is to be expected
LEVEL: Final = "hard"  # of the bot that has something against decisions
STRETCHES: Final = 20
LOOKED: Final = 6  # decisions of a stretch that a bot looks at: those that seem to give away most at first sight
LEAST: Final = 6  # games played on even when time is up


class Effort:
    """How many games are played on, and for how many `seconds` at most where it is a matter of one decision.

    0 seconds: as long as it takes, so that the same luck finds the same.
    """

    def __init__(self, played_on: int = 120, tried: int = 60, settled: int = 500, seconds: float = 2.0) -> None:
        self.played_on = played_on
        self.tried = tried
        self.settled = settled
        self.seconds = seconds


class Taken(Generic[S]):
    """A decision that stands: the rows before it, the positions before and after, and what happened."""

    def __init__(self, number: int, seat: Seat, action: Action, before: S) -> None:
        self.number = number
        self.seat = seat
        self.action = action
        self.before = before
        self.after = before
        self.events: list[Event] = []


class Moment:
    """After `number` rows: each seat's chance to win, or the points it comes to."""

    def __init__(self, number: int, chances: list[float]) -> None:
        self.number = number
        self.chances = chances


class Costly:
    """A decision after `number` rows and the answer that would have been better, by so much of a win, or points.

    `alternatives` are the better answer and the one that was taken, for their reasons.
    """

    def __init__(self, number: int, seat: Seat, better: Action, taken: Action) -> None:
        self.number = number
        self.seat = seat
        self.better = better
        self.taken = taken
        self.gain = 0.0
        self.alternatives: list[Alternative] = []


class Stroke:
    """What luck did to a seat by what came to light in the decision after `number` rows: how much it gave or took.

    `surprise` is how it looked at first sight, in thousandths of a point.
    """

    def __init__(self, number: int, seat: Seat, surprise: int) -> None:
        self.number = number
        self.seat = seat
        self.surprise = surprise
        self.gain = 0.0


class Stretch:
    """What stood out in some decisions in a row."""

    def __init__(self) -> None:
        self.suspects: list[Costly] = []
        self.strokes: list[Stroke] = []


def taken_in(game: Game[S], match: Match[S]) -> list[Taken[S]]:
    """The decisions of a match that were not taken back, in order; the match is played again."""
    again: Match[S] = Match(game, match.seed)
    found: list[Taken[S]] = []
    for number, entry in enumerate(match.history):
        before = again.state
        events = again.play(entry.seat, entry.action)
        if entry.action != UNDO:
            one = Taken(number, entry.seat, entry.action, before)
            one.after, one.events = again.state, events
            found.append(one)
            continue
        spot = len(found) - 1
        while found[spot].seat != entry.seat:
            spot -= 1
        del found[spot]
    return found


def moments_of(taken: list[Taken[S]]) -> list[int]:
    """Places in the list at which chances are told: evenly spread, the first of them the beginning."""
    step = max(1, len(taken) // MOMENTS)
    return list(range(0, len(taken), step))


def chances(game: Game[S], taken: list[Taken[S]], first: int, end: int, rng: Rng, effort: Effort) -> list[Moment]:
    """Everybody's chance to win at moments from place `first` to before `end`."""
    endings = Endings(game, rng)
    found: list[Moment] = []
    for place in moments_of(taken):
        if first <= place < end:
            one = taken[place]
            shares = endings.chances(one.before, i64(effort.played_on), Limit(effort.seconds / 4.0))
            found.append(Moment(one.number, shares))
    return found


def look(
    game: Game[S], taken: list[Taken[S]], first: int, end: int, seat: Seat, bot: Bot, rng: Rng, effort: Effort
) -> Stretch:
    """The decisions from place `first` to before `end`, by what they meant for `seat`."""
    found = Stretch()
    trials = rng.fork()  # luck of its own: how long something took changes nothing of the rest
    for one in taken[first:end]:
        if is_news(one.before, one.after):
            found.strokes.append(Stroke(one.number, seat, surprise_of(game, one, seat, rng)))
    for one in doubtful(game, taken[first:end], seat):
        suspect = suspected(game, one, bot, trials.fork(), effort)
        if suspect is not None:
            found.suspects.append(suspect)
    return found


# --- decisions ---------------------------------------------------------------------------------------


def doubtful(game: Game[S], taken: list[Taken[S]], seat: Seat) -> list[Taken[S]]:
    """Decisions of a seat that a bot should look at, in order: where they are many, those that look worst at once."""
    own = [one for one in taken if one.seat == seat and i64(len(game.legal(one.before, seat))) > 1]
    if len(own) <= LOOKED:
        return own
    worst = sorted([(given_away(game, one), place) for place, one in enumerate(own)])[-LOOKED:]
    return [own[place] for place in sorted([place for loss, place in worst])]


def given_away(game: Game[S], one: Taken[S]) -> int:
    """How much better the seat would have stood at once with the best answer, in thousandths of a point."""
    known = game.copy(one.before)
    game.advance(known, one.seat, one.action)
    own = game.worth(known, one.seat)
    best = own
    for code in game.legal(one.before, one.seat):
        known = game.copy(one.before)
        game.advance(known, one.seat, Action(code))
        worth = game.worth(known, one.seat)
        best = worth if worth > best else best
    return int(best - own)


def suspected(game: Game[S], one: Taken[S], bot: Bot, rng: Rng, effort: Effort) -> Costly | None:
    """A decision against which a bot has something, and what another answer seems to gain."""
    better = decide(bot, game, game.copy(one.before), one.seat, rng, Limit(effort.seconds / 4.0))
    if better == one.action:
        return None
    found = Costly(one.number, one.seat, better, one.action)
    trial = Comparison(game, one.before, one.seat, [better, one.action], rng)
    trial.run(effort.tried, Limit(effort.seconds / 16.0), LEAST)
    found.gain = trial.gain()
    return found if found.gain > 0.0 else None


def most_suspect(taken: list[Taken[S]], suspects: list[Costly]) -> list[Costly]:
    """Those worth a closer look: the costliest of each uninterrupted turn, alone from one news to the next."""
    turn_of: dict[int, int] = {}
    turn = 0
    is_alone = len({int(one.seat) for one in taken}) == 1
    last = taken[0]
    for one in taken:
        turn += 1 if one.seat != last.seat or (is_alone and is_news(last.before, last.after)) else 0
        turn_of[one.number] = turn
        last = one
    found: list[Costly] = []
    seen: set[int] = set()
    for suspect in sorted(suspects, key=by_gain):
        if turn_of[suspect.number] not in seen:
            seen.add(turn_of[suspect.number])
            found.append(suspect)
    return found[:SUSPECTS]


def settle(game: Game[S], taken: list[Taken[S]], suspect: Costly, rng: Rng, effort: Effort) -> Costly | None:
    """A suspect looked at closely, with fresh games; None where it is not certain that it cost anything."""
    one = at(taken, suspect.number)
    trial = Comparison(game, one.before, one.seat, [suspect.better, suspect.taken], rng)
    trial.run(effort.settled, Limit(effort.seconds), LEAST)
    if trial.gain() <= SURE * trial.doubt():
        return None
    suspect.gain = trial.gain()
    known = game.redeal(one.before, one.seat, rng)
    for future in trial.futures:
        seen = Considered(future.action, 0.5, future.wins / float(future.games))
        looked = judged(game, known, one.seat, seen, rng)
        looked.played(future)
        suspect.alternatives.append(looked)
    follow_lines(game, known, one.seat, suspect.alternatives)
    return suspect


def costliest(found: list[Costly]) -> list[Costly]:
    """The decisions that are told."""
    return sorted(found, key=by_gain)[:TOLD]


def by_gain(one: Costly) -> tuple[float, int]:
    """Sorts by what was given away."""
    return -one.gain, one.number


# --- luck --------------------------------------------------------------------------------------------


def surprise_of(game: Game[S], one: Taken[S], seat: Seat, rng: Rng) -> int:
    """By how much a seat's position changed beyond what was to be expected of this decision."""
    change = game.worth(one.after, seat) - game.worth(one.before, seat)
    expected: i64 = 0
    for _deal in range(DEALS):
        deal = game.redeal(one.before, one.seat, rng)
        before = game.worth(deal, seat)
        game.advance(deal, one.seat, one.action)
        expected += game.worth(deal, seat) - before
    return int(change) - int(expected) // DEALS


def most_surprising(strokes: list[Stroke]) -> list[Stroke]:
    """Those worth a closer look."""
    return sorted(strokes, key=by_surprise)[:STROKES]


def by_surprise(stroke: Stroke) -> tuple[int, int]:
    """Sorts by how much luck seems to have done."""
    return -abs(stroke.surprise), stroke.number


def weigh(game: Game[S], taken: list[Taken[S]], stroke: Stroke, rng: Rng, effort: Effort) -> Stroke | None:
    """A stroke of luck looked at closely; None where it is not certain that it did anything."""
    one = at(taken, stroke.number)
    endings = Endings(game, rng)
    limit = Limit(effort.seconds / 2.0)
    wins, squares, played = 0.0, 0.0, 0
    while played < effort.settled and not (played >= LEAST and limit.reached()):
        usual = game.redeal(one.before, one.seat, rng)
        game.advance(usual, one.seat, one.action)
        gap = endings.reward(game.redeal(one.after, one.seat, rng), stroke.seat) - endings.reward(usual, stroke.seat)
        wins += gap
        squares += gap * gap
        played += 1
    stroke.gain = wins / float(played)
    doubt = ((squares / float(played) - stroke.gain**2) / float(played)) ** 0.5
    return stroke if abs(stroke.gain) > SURE * doubt else None


def luckiest(found: list[Stroke]) -> list[Stroke]:
    """The strokes of luck that are told, in the order in which they came."""
    return sorted(sorted(found, key=by_size)[:TOLD], key=by_number)


def by_size(stroke: Stroke) -> tuple[float, int]:
    """Sorts by what luck did."""
    return -abs(stroke.gain), stroke.number


def by_number(stroke: Stroke) -> int:
    """Sorts by when it was."""
    return stroke.number


def at(taken: list[Taken[S]], number: int) -> Taken[S]:
    """The decision after `number` rows."""
    return next(one for one in taken if one.number == number)


# --- all of it ---------------------------------------------------------------------------------------


class Review(Generic[S]):
    """What was found for one seat; the last moment is the end."""

    def __init__(self, seat: Seat, taken: list[Taken[S]]) -> None:
        self.seat = seat
        self.taken = taken
        self.moments: list[Moment] = []
        self.costly: list[Costly] = []
        self.strokes: list[Stroke] = []


def stretches(count: int) -> list[int]:
    """Where to cut so many decisions into stretches, both ends included."""
    step = max(1, -(-count // STRETCHES))
    return [*range(0, count, step), count]


def last_moment(game: Game[S], match: Match[S]) -> Moment:
    """The end: who has won, or with how many points."""
    if measure(game) == "points":
        return Moment(len(match.history), [float(score) for score in game.scores(match.state)])
    places = game.ranking(match.state)
    winners = sum(1 for place in places if place == 1)
    return Moment(len(match.history), [1.0 / winners if place == 1 else 0.0 for place in places])


def overview(match: Match[S], seat: Seat, effort: Effort, advance: Callable[[float], None]) -> Review[S]:
    """Who was ahead when in a finished match; `advance` is told how much is done, 0 to 1."""
    game = match.game
    found = Review(seat, taken_in(game, match))
    cuts = stretches(len(found.taken))
    for place in range(len(cuts) - 1):
        first, end = cuts[place], cuts[place + 1]
        found.moments += chances(game, found.taken, first, end, chance_of(match, f"chances {first}"), effort)
        advance((place + 1) / len(cuts))
    found.moments.append(last_moment(game, match))
    advance(1.0)
    return found


def look_closer(match: Match[S], found: Review[S], effort: Effort, bot: Bot, advance: Callable[[float], None]) -> None:
    """What cost most and what luck did, noted in a review."""
    game, seat = match.game, found.seat
    suspects: list[Costly] = []
    strokes: list[Stroke] = []
    cuts = stretches(len(found.taken))
    total = float(len(cuts) + SUSPECTS + STROKES)
    for place in range(len(cuts) - 1):
        first, end = cuts[place], cuts[place + 1]
        part = look(game, found.taken, first, end, seat, bot, chance_of(match, f"look {first}"), effort)
        suspects += part.suspects
        strokes += part.strokes
        advance((place + 1) / total)
    costly: list[Costly] = []
    for place, suspect in enumerate(most_suspect(found.taken, suspects)):
        settled = settle(game, found.taken, suspect, chance_of(match, f"settle {suspect.number}"), effort)
        costly += [] if settled is None else [settled]
        advance((len(cuts) + place) / total)
    lucky: list[Stroke] = []
    for place, stroke in enumerate(most_surprising(strokes)):
        weighed = weigh(game, found.taken, stroke, chance_of(match, f"weigh {stroke.number}"), effort)
        lucky += [] if weighed is None else [weighed]
        advance((len(cuts) + SUSPECTS + place) / total)
    found.costly, found.strokes = costliest(costly), luckiest(lucky)
    advance(1.0)


def review(match: Match[S], seat: Seat, effort: Effort, bot: Bot, advance: Callable[[float], None]) -> Review[S]:
    """A finished match looked at again for one seat; `advance` is told how much is done, 0 to 1."""
    found = overview(match, seat, effort, lambda share: advance(share / 2.0))
    look_closer(match, found, effort, bot, lambda share: advance(0.5 + share / 2.0))
    return found


def told(game: Game[S], measured: float) -> int:
    """What was measured as a whole number: in points, or in percent."""
    return round(measured if measure(game) == "points" else PERCENT * measured)


def told_gain(game: Game[S], gain: float) -> int:
    """A gain or a loss as a whole number, which is never none."""
    return max(1, told(game, gain)) if gain > 0.0 else min(-1, told(game, gain))


def chance_of(match: Match[S], purpose: str) -> Rng:
    """The chance by which a part of a match is looked at: the same every time."""
    return stream(match.seed, f"review {purpose}")
