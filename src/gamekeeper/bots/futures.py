"""What becomes of an answer: the position played on to its end many times, and what it is like there.

Everybody goes on by what suggests itself, in positions dealt again. All answers see the same deals, so that luck
favours none of them. What is measured is the share of the win; alone where play at first sight hardly ever wins
(`Game.looks_through`) it is points, of games that are played on with more care.
"""

from __future__ import annotations

from typing import Final, Generic, Literal

from librt.vecs import vec
from mypy_extensions import i64

from gamekeeper.bots.bot import Limit
from gamekeeper.bots.rollout import Rollout
from gamekeeper.core.game import Game, S
from gamekeeper.core.ids import NOBODY, Action, Seat
from gamekeeper.core.rng import Rng

FEWEST: Final[i64] = 24  # games that chances are told from, even when time is up
MOST_ANSWERS: Final[i64] = 12  # in a row that are taken for one decision
CAREFUL: Final[i64] = 8  # width of the beam in corners where points are measured


def measure(game: Game[S]) -> Literal["wins", "points"]:
    """In what becomes of a game is measured."""
    return "points" if game.seats == 1 and game.looks_through else "wins"


class Endings(Generic[S]):
    """Plays positions on to their ends; `rewards` are each seat's share of the last win."""

    def __init__(self, game: Game[S], rng: Rng) -> None:
        self.game = game
        self.rng = rng
        self.rollout = Rollout(game, rng)
        self.in_points = measure(game) == "points"
        if self.in_points:
            self.rollout.stretch.width = CAREFUL

    def finish(self, s: S) -> None:
        """Play `s` on until it is over."""
        rollout = self.rollout
        seat = s.decider()
        while seat != NOBODY:
            if s.in_corners():
                rollout.stretch.play(s, seat)
            else:
                self.game.advance(s, seat, rollout.answer(s, seat))
            seat = s.decider()
        rollout.share_win(s)

    def result(self, s: S, seat: Seat) -> float:
        """What `s`, played on to its end, is to a seat: its share of the win, or its points."""
        return float(self.game.scores(s)[int(seat)]) if self.in_points else float(self.rollout.rewards[i64(seat)])

    def reward(self, s: S, seat: Seat) -> float:
        """What `s` is to a seat after it was played on."""
        self.finish(s)
        return self.result(s, seat)

    def chances(self, s: S, times: i64, limit: Limit) -> list[float]:
        """What `times` games played on from `s` are to each seat on average, by what its players know in turn."""
        game = self.game
        wins = [0.0 for seat in range(int(game.seats))]
        played: i64 = 0
        while played < times and not (played >= FEWEST and limit.reached()):
            deal = game.redeal(s, Seat(played % game.seats), self.rng)
            self.finish(deal)
            for seat in range(int(game.seats)):
                wins[seat] += self.result(deal, Seat(seat))
            played += 1
        return [one / float(played) for one in wins]


class Future:
    """One answer: how many games were played on from it and won, in how many of them each fact was true."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.games = 0
        self.wins = 0.0
        self.facts: dict[str, int] = {}  # "sculpture" → games in which it is so (`Game.facts`)
        self.won: dict[str, float] = {}  # and wins in these

    def note(self, reward: float, facts: dict[str, bool]) -> None:
        """One more game."""
        self.games += 1
        self.wins += reward
        for fact, is_so in facts.items():
            self.facts[fact] = self.facts.get(fact, 0) + (1 if is_so else 0)
            self.won[fact] = self.won.get(fact, 0.0) + (reward if is_so else 0.0)


class Comparison(Generic[S]):
    """Answers to one question of `seat`, compared by what becomes of them."""

    def __init__(self, game: Game[S], s: S, seat: Seat, answers: list[Action], rng: Rng) -> None:
        self.game = game
        self.s = s
        self.seat = seat
        self.rng = rng
        self.endings = Endings(game, rng)
        self.futures = [Future(answer) for answer in answers]
        # [place] → how much more the first answer brings than this one, and the sum of their squares, game by game
        self.leads = [0.0 for answer in answers]
        self.squares = [0.0 for answer in answers]

    def run(self, times: int, limit: Limit, least: int = 1) -> None:
        """Play each answer on so many times more, `least` times even when time is up."""
        rewards = [0.0 for future in self.futures]
        for done in range(times):
            if done >= least and limit.reached():
                return
            deal = self.game.redeal(self.s, self.seat, self.rng)
            for place, future in enumerate(self.futures):
                s = self.game.copy(deal)
                carry_out(self.game, s, self.seat, future.action)
                self.endings.finish(s)
                rewards[place] = self.endings.result(s, self.seat)
                future.note(self.endings.rollout.rewards[i64(self.seat)], self.game.facts(s, self.seat))
            for place, reward in enumerate(rewards):
                gap = rewards[0] - reward
                self.leads[place] += gap
                self.squares[place] += gap * gap

    def gain(self, place: int = 1) -> float:
        """How much more of a win, or how many points more, the first answer brings than another one."""
        games = self.futures[0].games
        return self.leads[place] / float(games) if games > 0 else 0.0

    def doubt(self, place: int = 1) -> float:
        """The standard error of `gain`."""
        games = float(self.futures[0].games)
        if games < 2.0:
            return 1.0
        mean = self.leads[place] / games
        variance: float = (self.squares[place] / games - mean * mean) / (games - 1.0)
        return float(variance**0.5) if variance > 0.0 else 0.0


# --- what belongs to an answer --------------------------------------------------------------------------


def carry_out(game: Game[S], s: S, seat: Seat, action: Action) -> i64:
    """An answer with the further ones that people take for the same decision, each the best at once; how many."""
    game.advance(s, seat, action)
    answers: i64 = 1
    while answers < MOST_ANSWERS and s.owes(seat) and game.is_midway(s, seat):
        game.advance(s, seat, best_at_once(game, s, seat, game.legal(s, seat)))
        answers += 1
    return answers


def best_at_once(game: Game[S], s: S, seat: Seat, legal: vec[i64]) -> Action:
    """The one of these answers after which the seat stands best; the first of equals."""
    best = Action(legal[0])
    most: i64 = 0
    if i64(len(legal)) == 1:
        return best
    for place, code in enumerate(legal):
        after = game.copy(s)
        game.advance(after, seat, Action(code))
        worth = game.worth(after, seat)
        if place == 0 or worth > most:
            best, most = Action(code), worth
    return best
