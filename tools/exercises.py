"""Makes exercises for practice: ``python tools/exercises.py GAME [HOW_MANY]``, with the compiled package.

Bots play matches; a decision becomes an exercise where one answer is clearly best: in games played on from it on the
same deals it wins at least `GAP` more than every other answer, beyond `SURE` standard errors. That is asked again and
again with fresh deals, of ever fewer answers and ever more closely. The hard bot, which searches instead, has to come
to the same answer, and where everybody plays on as the greedy bot does it has to win more, too: what is best only for
who goes on by habit is no exercise. In games whose seats take whole rounds alone (`LINES`) what an answer is worth can
be reckoned instead of played: the stars of the best line behind it. What is found goes to
``src/gamekeeper/exercises/GAME.jsonl``; a change of the rules wants a new run.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

import msgspec

from gamekeeper import catalog
from gamekeeper.bots.advice import LINE, judged
from gamekeeper.bots.bot import Considered, Limit, decide
from gamekeeper.bots.futures import Comparison, Future, carry_out
from gamekeeper.bots.levels import bot_named
from gamekeeper.bots.stretch import Stretch
from gamekeeper.core.game import Game
from gamekeeper.core.ids import NOBODY, Action, Seat
from gamekeeper.core.match import Match
from gamekeeper.core.rng import Rng, seed_bytes, stream
from gamekeeper.core.undo import is_news
from gamekeeper.practice import Answer, Exercise

TARGET: Final = Path("src/gamekeeper/exercises")
HOW_MANY: Final = 30
GAP: Final = 0.10  # wins
SURE: Final = 3.0  # standard errors
FEWEST_ANSWERS: Final = 3
MOST_SEATS: Final = 4
MOST_ANSWERS: Final = 30  # more are no question to sit over
APART: Final = 12  # decisions between two exercises of one match
OF_ONE_MATCH: Final = 2
ALIKE: Final = 0.34  # at most this share of them has the same kind of best answer
ONE_QUESTION: Final = 0.5  # or answers the same question
PLAYERS: Final = "habit"
SECOND: Final = "greedy"  # who plays on for a second opinion, on how many deals, and by how many standard errors
SECOND_DEALS: Final = 60
SECOND_SURE: Final = 2.0


class Way(NamedTuple):
    """How a game's decisions are looked at."""

    rounds: tuple[tuple[int, int], ...]  # deals, and how many answers are compared on them
    rough: tuple[float, ...]  # first rounds only put answers in order, and turn away where none leads by so much
    one_in: int = 1  # of so many decisions one is looked at


USUAL: Final = Way(((6, MOST_ANSWERS), (24, 8), (120, 6), (400, 4)), (0.25, 0.15))
WAYS: Final = {
    # cards can mostly be played later too: answers are near each other, and games quick
    "iditacards": Way(((24, MOST_ANSWERS), (60, 8), (240, 6), (600, 4)), (0.1, 0.1), 2),
}
LINES: Final = {"dice_theme_park"}
WIDTHS: Final = (24, 6000)  # of the beams that have to agree on the best answer; the last one leaves nothing out
CLEAR: Final = 3  # stars more than any other answer
MOST_STARS: Final = 30  # of a line that is thought through without a computer
MOST_TOLD: Final = 4  # answers


class Trial:
    """Answers compared as by `futures.Comparison`, with a bot playing on for everybody."""

    def __init__(self, game: Game[Any], s: Any, seat: Seat, answers: list[Action], rng: Rng, bot: str) -> None:
        self.game, self.s, self.seat, self.rng = game, s, seat, rng
        self.bot = bot_named(bot)
        self.futures = [Future(answer) for answer in answers]
        self.leads: list[list[float]] = [[] for _ in answers]  # [place] → the first answer's wins more, game by game

    def run(self, deals: int, limit: Limit) -> None:
        """Play each answer on so many times."""
        for _ in range(deals):
            deal = self.game.redeal(self.s, self.seat, self.rng)
            rewards = [self.reward(self.game.copy(deal), future) for future in self.futures]
            for leads, reward in zip(self.leads, rewards, strict=True):
                leads.append(rewards[0] - reward)

    def reward(self, s: Any, future: Future) -> float:
        """The seat's share of the win."""
        game = self.game
        carry_out(game, s, self.seat, future.action)
        while (seat := game.decider(s)) != NOBODY:
            game.advance(s, seat, decide(self.bot, game, s, seat, self.rng, Limit()))
        places = game.ranking(s)
        reward = 1.0 / places.count(1) if places[int(self.seat)] == 1 else 0.0
        future.note(reward, game.facts(s, self.seat))
        return reward

    def gain(self, place: int = 1) -> float:
        """How much more of a win the first answer brings."""
        return fmean(self.leads[place])

    def doubt(self, place: int = 1) -> float:
        """The standard error of `gain`."""
        return stdev(self.leads[place]) / len(self.leads[place]) ** 0.5


class Mine:
    """Looks for the exercises of one game."""

    players = PLAYERS
    most_seats = MOST_SEATS

    def __init__(self, name: str, wanted: int) -> None:
        self.name = name
        self.wanted = wanted
        self.way = WAYS.get(name, USUAL)
        self.looked_at = 0
        self.kinds: Counter[str] = Counter()
        self.found: list[Exercise] = []

    def run(self) -> None:
        """Play matches until there are enough."""
        number = 0
        sizes = [seats for seats in catalog.info(self.name).seats if 1 < seats <= self.most_seats]
        while len(self.found) < self.wanted:
            number += 1
            self.play(catalog.make(self.name, sizes[number % len(sizes)]), seed_bytes(number))

    def play(self, game: Game[Any], seed: bytes) -> None:
        """One match."""
        match: Match[Any] = Match(game, seed)
        rng = stream(seed, "exercises")
        bots = [bot_named(self.players) for _seat in range(int(game.seats))]
        rows: list[tuple[int, str]] = []
        found, last = 0, -APART
        while (seat := game.decider(match.state)) != NOBODY and len(self.found) < self.wanted and found < OF_ONE_MATCH:
            answers = len(game.legal(match.state, seat))
            is_due = len(rows) - last >= APART and FEWEST_ANSWERS <= answers <= MOST_ANSWERS
            if is_due and self.suits(match) and rng.below(self.way.one_in) == 0:
                self.looked_at += 1
                answered = self.answers(match, seat, rng.fork())
                if answered:
                    found, last = found + 1, len(rows)
                    where = (game.info.rules_version, int(game.seats), dict(game.options), seed.hex())
                    made = (*where, list(rows), int(seat))
                    self.found.append(Exercise(*made, answered))
                    print(f"{len(self.found)} of {self.looked_at} decisions, {time.process_time():.0f} s", flush=True)
                    self.write()
            action = decide(bots[int(seat)], game, game.copy(match.state), seat, rng, Limit())
            rows.append((int(seat), game.show(match.state, action)))
            match.play(seat, action)

    def suits(self, match: Match[Any]) -> bool:
        """Whether a position is looked at."""
        return True

    def answers(self, match: Match[Any], seat: Seat, rng: Rng) -> list[Answer]:
        """The best answer and those next to it, or nothing where none is clearly best."""
        game, s = match.game, match.state
        ordered, question = [Action(code) for code in game.weighed(s, seat)], game.prompt(s, seat).text.key
        if len(ordered) < FEWEST_ANSWERS or self.kinds[question] >= ONE_QUESTION * self.wanted:
            return []
        for number, (deals, most) in enumerate(self.way.rounds):
            trial = self.trial(match, seat, ordered[:most], rng.fork(), PLAYERS)
            trial.run(deals, Limit())
            wins = [future.wins / deals for future in trial.futures]
            if number < len(self.way.rough):
                ranked = sorted(range(len(wins)), key=lambda place: -wins[place])
                if wins[ranked[0]] - wins[ranked[1]] < self.way.rough[number]:
                    return []
                ordered = [trial.futures[place].action for place in ranked]
            elif any(
                trial.gain(place) < GAP or trial.gain(place) <= SURE * trial.doubt(place)
                for place in range(1, len(wins))
            ):
                return []
        kind = game.show(s, ordered[0]).partition(":")[0]
        ranked = [0, *sorted(range(1, len(wins)), key=lambda place: -wins[place])]
        pair = [trial.futures[place].action for place in ranked[:2]]
        if self.kinds[kind] >= ALIKE * self.wanted or not self.agreed(match, seat, pair, rng):
            return []
        self.kinds.update((kind, question))
        known = game.redeal(s, seat, rng)
        result: list[Answer] = []
        for place in ranked:
            future = trial.futures[place]
            told = judged(game, known, seat, Considered(future.action, 1.0, wins[place]), rng)
            name, wins_in = game.show(s, future.action), {key: round(won, 2) for key, won in future.won.items()}
            parts = dict(told.change), dict(told.counts), future.games, round(future.wins, 2)
            result.append(Answer(name, *parts, dict(future.facts), wins_in))
        return result

    def agreed(self, match: Match[Any], seat: Seat, pair: list[Action], rng: Rng) -> bool:
        """Whether a search and other players find the first of two answers better, too."""
        game, s = match.game, match.state
        if decide(bot_named("hard"), game, game.copy(s), seat, rng, Limit()) != pair[0]:
            return False
        second = self.trial(match, seat, pair, rng.fork(), SECOND)
        second.run(SECOND_DEALS, Limit())
        return bool(second.gain() > SECOND_SURE * second.doubt())

    def trial(self, match: Match[Any], seat: Seat, answers: list[Action], rng: Rng, by: str) -> Any:
        """A comparison of answers; by habit it is the one that hints make."""
        if by == PLAYERS:
            return Comparison(match.game, match.state, seat, answers, rng)
        return Trial(match.game, match.state, seat, answers, rng, by)

    def write(self) -> None:
        """What was found so far."""
        TARGET.mkdir(exist_ok=True)
        lines = b"".join(msgspec.json.encode(one) + b"\n" for one in self.found)
        (TARGET / f"{self.name}.jsonl").write_bytes(lines)


class Lines(Mine):
    """Looks where the rest of the last round is a line that one seat plays alone, with nothing left to chance."""

    players = SECOND
    most_seats = 2  # what others do in their corners is nothing to a line

    def suits(self, match: Match[Any]) -> bool:
        """In the last round, where nobody comes between."""
        return bool(match.state.in_corners() and match.state.round == match.game.setting.rounds)

    def answers(self, match: Match[Any], seat: Seat, rng: Rng) -> list[Answer]:
        """The best answer and those next to it by their lines, or nothing where none is clearly best."""
        game, s = match.game, match.state
        question, codes = game.prompt(s, seat).text.key, [int(code) for code in game.legal(s, seat)]
        best, ends = -1, dict.fromkeys(codes, s)
        for width in WIDTHS:
            for code in codes:
                end = self.end(game, s, seat, code, width)
                if end is None:
                    return []
                ends[code] = end
            codes.sort(key=lambda code: -int(game.own_worth(ends[code], seat)))
            stars = [game.counts(ends[code], seat)["stars"] for code in codes]
            gain = stars[0] - game.counts(s, seat)["stars"]
            if gain > MOST_STARS or stars[0] - max(stars[1:]) < CLEAR or best not in (-1, codes[0]):
                return []
            best = codes[0]
        kind = game.show(s, Action(best)).partition(":")[0]
        is_common = self.kinds[question] >= ALIKE * self.wanted or self.kinds[kind] >= ONE_QUESTION * self.wanted
        if is_common or decide(bot_named("hard"), game, game.copy(s), seat, rng, Limit()) != best:
            return []
        self.kinds.update((kind, question))
        now = game.counts(s, seat)["stars"]
        told = sorted(zip(codes, stars, strict=True), key=lambda one: -one[1])[:MOST_TOLD]
        return [Answer(game.show(s, Action(code)), {}, {LINE: end - now}, 0, 0.0, {}, {}) for code, end in told]

    def end(self, game: Game[Any], s: Any, seat: Seat, code: int, width: int) -> Any:
        """Where the best line ends that begins with this answer; None where chance has a say or some were left out."""
        after, stretch = game.copy(s), Stretch(game, width)
        game.advance(after, seat, Action(code))
        if after.closings > s.closings or not after.owes(seat):
            return after
        end = stretch.ends(after, seat)[0].s
        is_whole = width < WIDTHS[-1] or stretch.positions < width
        return None if stretch.meets_news or is_news(s, after) or not is_whole else end


def main(name: str, wanted: str = str(HOW_MANY)) -> None:
    """Make them."""
    (Lines if name in LINES else Mine)(name, int(wanted)).run()


if __name__ == "__main__":
    main(*sys.argv[1:])
