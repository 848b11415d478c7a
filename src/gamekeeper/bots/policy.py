"""A policy learned by playing: which answers come to mind, by what a seat may know.

`Game.urges` says what suggests itself at first sight. A small network that reads `Game.features` adds to it, for each
question and answer that it has met, how much more or less likely that answer is; the others keep their urge.
`gamekeeper train-policy` writes the weights.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamekeeper.bots.bot import zeros
from gamekeeper.bots.odds import DOUBLE, drawn
from gamekeeper.bots.value import MOST_HIDDEN, floats
from gamekeeper.core.errors import BadSetup
from gamekeeper.core.game import Game, S
from gamekeeper.core.ids import Seat
from gamekeeper.core.lists import first_highest
from gamekeeper.core.rng import Rng

ANSWERS: Final = "answers"  # a file's key: the number of a question → an answer's text → its weights
PER_UNIT: Final = 100  # weights are written in hundredths
WIDEST: Final = 4  # spreads from the mean that a feature counts at most
MOST_QUESTIONS: Final = 256
UNMET: Final[i64] = -1


class Answered:
    """One question as it was met: what was known, what could be answered, what suggested itself, which was given."""

    def __init__(self, kind: i64, features: vec[i64], codes: vec[i64], urges: vec[i64], given: i64) -> None:
        self.kind = kind
        self.features = features
        self.codes = codes
        self.urges = urges
        self.given = given


class Policy:
    """One hidden layer of rectified units; an answer's weights are a constant, then of each feature and each unit."""

    def __init__(
        self,
        mean: list[float],
        spread: list[float],
        first: list[float],
        bias: list[float],
        table: tuple[i64, vec[i64], list[float]],
    ) -> None:
        self.inputs: i64 = i64(len(mean))
        self.hidden: i64 = i64(len(bias))
        self.mean: vec[float] = floats(mean)
        self.share: vec[float] = floats([1.0 / number for number in spread])
        self.first: vec[float] = floats(first)  # [input * hidden + unit]
        self.bias: vec[float] = floats(bias)
        self.actions, self.rows = table[0], table[1]  # [question * actions + code] → where its weights begin
        self.met: vec[float] = floats(table[2])
        self.seen = zeros(self.inputs + self.hidden)

    def urges(self, game: Game[S], s: S, seat: Seat, codes: vec[i64]) -> vec[i64]:
        """What suggests itself to a seat, one urge a code, in the measure of `Game.urges`."""
        return self.mended(s.kind_of(seat), codes, game.urges(s, seat, codes), game.features(s, seat))

    def answered(self, game: Game[S], s: S, seat: Seat, likeliest: bool, rng: Rng) -> Answered:
        """A question with several answers, answered by lot with the odds of its urges, or by the likeliest answer.

        In one go: lists of numbers that interpreted code hands to compiled code are never freed (mypyc 2.4).
        """
        kind, codes, features = s.kind_of(seat), game.weighed(s, seat), game.features(s, seat)
        urges = game.urges(s, seat, codes)
        mended = self.mended(kind, codes, urges, features)
        given = first_highest(mended) if likeliest else drawn(mended, rng)
        return Answered(kind, features, codes, urges, given)

    def mended(self, question: i64, codes: vec[i64], urges: vec[i64], features: vec[i64]) -> vec[i64]:
        """Urges to answer a question of this kind, and what the network adds."""
        begin = question * self.actions
        if begin >= i64(len(self.rows)):
            return urges
        self.see(features)
        seen, met, numbers = self.seen, self.met, self.inputs + self.hidden
        result = vec[i64](capacity=i64(len(codes)))
        for place, code in enumerate(codes):
            urge = urges[i64(place)] if len(urges) > 0 else i64(0)
            row = self.rows[begin + code]
            if row != UNMET:
                total = met[row]
                for at in range(numbers):
                    total += seen[at] * met[row + 1 + at]
                urge += i64(total * DOUBLE)
            result = append(result, urge)
        return result

    def see(self, features: vec[i64]) -> None:
        """How far features lie from their mean, in spreads, and what the units make of that."""
        inputs, hidden, seen, first = self.inputs, self.hidden, self.seen, self.first
        for unit in range(hidden):
            seen[inputs + unit] = self.bias[unit]
        for place in range(inputs):
            number = (float(features[place]) - self.mean[place]) * self.share[place]
            number = float(WIDEST) if number > float(WIDEST) else number
            number = -float(WIDEST) if number < -float(WIDEST) else number
            seen[place] = number
            for unit in range(hidden):
                seen[inputs + unit] = seen[inputs + unit] + number * first[place * hidden + unit]
        for unit in range(hidden):
            if seen[inputs + unit] < 0.0:
                seen[inputs + unit] = 0.0


def policy_in(game: Game[S], data: dict[str, Any], where: str) -> Policy | None:
    """The policy that a file's data holds; None where it was not learned with so many seats."""
    try:
        if int(game.seats) not in data["seats"]:
            return None
        first = [float(weight) / PER_UNIT for row in data["first"] for weight in row]
        bias = [float(weight) / PER_UNIT for weight in data["bias"]]
        mean, spread = [float(number) for number in data["mean"]], [float(number) for number in data["spread"]]
        rows, met = rows_of(game, data[ANSWERS])
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise BadSetup(f"policy {where}", str(error), "the numbers that `gamekeeper train-policy` wrote") from error
    inputs, width = len(game.feature_names), 1 + len(game.feature_names) + len(bias)
    fits = len(mean) == len(spread) == inputs and min(spread, default=1.0) > 0.0 and len(first) == inputs * len(bias)
    if not fits or len(bias) > MOST_HIDDEN or any(len(row) != width for row in each(data[ANSWERS])):
        told = f"{inputs} means, spreads above 0 and rows of weights as long as bias, for each answer {width} weights"
        raise BadSetup(f"policy {where}", f"{len(mean)}, {len(spread)} and {len(first)} for {len(bias)}", told)
    return Policy(mean, spread, first, bias, (game.action_count, rows, met))


def rows_of(game: Game[S], answers: dict[str, dict[str, list[int]]]) -> tuple[vec[i64], list[float]]:
    """Where each answer's weights begin, and all of them; what this table does not know is left out."""
    questions = 1 + max((int(question) for question in answers), default=-1)
    if questions > MOST_QUESTIONS or any(int(question) < 0 for question in answers):
        raise ValueError(f"questions from 0 to {MOST_QUESTIONS - 1}")
    rows = vec[i64]([UNMET for _ in range(questions * int(game.action_count))])
    met: list[float] = []
    for question, by_answer in answers.items():
        for answer, weights in by_answer.items():
            code = game.codes.exact(answer)
            if code >= 0:
                rows[i64(int(question)) * game.action_count + code] = i64(len(met))
                met += [float(weight) / PER_UNIT for weight in weights]
    return rows, met


def each(answers: dict[str, dict[str, list[int]]]) -> list[list[int]]:
    """The weights of every answer."""
    return [weights for by_answer in answers.values() for weights in by_answer.values()]
