"""Games to learn a policy from: what those who learn were asked, what they answered, and their share of the win."""

from __future__ import annotations

from array import array
from typing import Any

import msgspec

from gamekeeper.bots.bot import Limit
from gamekeeper.bots.habit import Habit
from gamekeeper.bots.learned import WORTH
from gamekeeper.bots.policy import Answered, Policy, policy_in
from gamekeeper.core.game import Game
from gamekeeper.core.ids import NOBODY, Action, Seat
from gamekeeper.core.rng import Rng, stream
from gamekeeper.lab.plan import Plan

WORDS = 1 << 32  # numbers that `Rng.word` gives


class Season(msgspec.Struct, frozen=True, kw_only=True):
    """Which games are played: by turns one of each plan. Equal seasons give equal episodes.

    Of the seats so large a share learns, one at least; the others follow their habit.
    """

    plans: list[Plan]
    content: dict[str, Any]  # of the policy's file as it is now
    learning: float
    greedy: bool = False  # whether the likeliest answers are given, not any by their odds


class Episode(msgspec.Struct, frozen=True):
    """What one seat was asked in one game and what came of it; arrays as bytes, of as many bits as are named.

    Questions where nothing is to choose are left out.
    """

    index: int  # of the game
    plan: int
    share: float  # of the win, less the fair one
    numbers: bytes  # features, 32, question by question
    kinds: bytes  # of question, 32
    counts: bytes  # of answers, 32
    codes: bytes  # of all answers, 32
    urges: bytes  # of them, 64
    given: bytes  # places of the answers given, 32


class Notes:
    """An episode in the making."""

    def __init__(self) -> None:
        self.numbers, self.kinds, self.counts = array("i"), array("i"), array("i")
        self.codes, self.urges, self.given = array("i"), array("q"), array("i")

    def note(self, found: Answered) -> None:
        """One question and the place of the answer given; without urges all answers are alike."""
        codes, urges = list(map(int, found.codes)), list(map(int, found.urges))
        self.numbers.extend(map(int, found.features))
        self.kinds.append(int(found.kind))
        self.counts.append(len(codes))
        self.codes.extend(codes)
        self.urges.extend(urges or [0] * len(codes))
        self.given.append(int(found.given))

    def episode(self, index: int, plan: int, share: float) -> Episode:
        """The whole."""
        return Episode(
            index,
            plan,
            share,
            *(each.tobytes() for each in (self.numbers, self.kinds, self.counts, self.codes, self.urges, self.given)),
        )


class Player:
    """Plays the games of a season; games are made once."""

    result = list[Episode]

    def __init__(self, season: Season) -> None:
        self.season = season
        self.games: list[Game[Any]] = [plan.make_game() for plan in season.plans]
        self.policies = [policy_in(game, season.content, "being learned") for game in self.games]
        self.habit = Habit("habit", WORTH)

    def play(self, index: int) -> list[Episode]:
        """One game to its end."""
        which = index % len(self.games)
        game, policy = self.games[which], self.policies[which]
        assert policy is not None, "tables have as many seats as the content says"
        seed, seats = self.season.plans[which].seed_of(index), int(game.seats)
        chance, limit = stream(seed, "episode"), Limit()
        some = [int(chance.word()) < self.season.learning * WORDS for _ in range(seats)]
        one = int(chance.below(seats))
        notes = {Seat(seat): Notes() for seat in range(seats) if some[seat] or seat == one}
        s = game.setup(seed)
        seat = game.decider(s)
        while seat != NOBODY:
            own = notes.get(seat)
            if own is None:
                answer = self.habit.choose(game, s, seat, chance, limit)
            else:
                answer = self.answer(game, policy, s, seat, own, chance)
            game.advance(s, seat, answer)
            seat = game.decider(s)
        places = game.ranking(s)
        winners, fair = places.count(1), 1 / seats
        return [
            own.episode(index, which, (1 / winners if places[seat] == 1 else 0.0) - fair) for seat, own in notes.items()
        ]

    def answer(self, game: Game[Any], policy: Policy, s: Any, seat: Seat, own: Notes, chance: Rng) -> Action:
        """What a seat that learns answers by the policy as it is now; noted if there was a choice."""
        codes = game.weighed(s, seat)
        if len(codes) == 1:
            return Action(codes[0])
        found = policy.answered(game, s, seat, self.season.greedy, chance)
        own.note(found)
        return Action(codes[found.given])
