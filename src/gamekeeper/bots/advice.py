"""What a bot would do and why, for hints: the estimate's named parts before and after each answer."""

from __future__ import annotations

from typing import Final

from gamekeeper.bots.bot import Bot, Considered, Limit, decide
from gamekeeper.core.game import Game, S
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.rng import Rng

SAMPLES: Final = 32  # deals over which the parts after an answer are averaged


class Alternative:
    """One answer: `share` of the thinking, `value` 0..1, and by how much it changes each part of the estimate.

    The parts are in thousandths of a point, the mean over what the answer may bring to light.
    """

    def __init__(self, action: Action, share: float, value: float, change: dict[str, int]) -> None:
        self.action = action
        self.share = share
        self.value = value
        self.change = change

    def total(self) -> int:
        """By how much the answer changes the whole estimate, in thousandths of a point."""
        return sum(self.change.values())

    def reasons(self) -> list[tuple[str, int]]:
        """The parts that change, most telling first."""
        parts = [(part, change) for part, change in self.change.items() if change != 0]
        parts.sort(key=weight)
        return parts


class Advice:
    """What the bot would do, and every answer it considered, the most considered first."""

    def __init__(self, action: Action, before: dict[str, int], alternatives: list[Alternative]) -> None:
        self.action = action
        self.before = before
        self.alternatives = alternatives


def advise(bot: Bot, game: Game[S], s: S, seat: Seat, rng: Rng, limit: Limit | None = None) -> Advice:
    """What `bot` would do for decider `seat`, and why; knows what that seat knows and no more."""
    action = decide(bot, game, s, seat, rng, limit)
    considered = bot.thought.considered or [Considered(action, 1.0, 0.5)]
    known = game.redeal(s, seat, rng)
    before = game.estimate(known, seat).parts
    alternatives = [
        Alternative(one.action, one.share, one.value, change_by(game, known, seat, one.action, rng, before))
        for one in considered
    ]
    return Advice(action, before, alternatives)


def change_by(game: Game[S], s: S, seat: Seat, action: Action, rng: Rng, before: dict[str, int]) -> dict[str, int]:
    """Mean change of each part of the estimate by an answer."""
    totals: dict[str, int] = dict.fromkeys(before, 0)
    for _ in range(SAMPLES):
        deal = game.redeal(s, seat, rng)
        game.apply(deal, seat, action)
        for part, value in game.estimate(deal, seat).parts.items():
            totals[part] = totals.get(part, 0) + value
    return {part: round(total / SAMPLES) - before.get(part, 0) for part, total in totals.items()}


def weight(part: tuple[str, int]) -> tuple[int, str]:
    """Sorts parts by the size of their change."""
    return -abs(part[1]), part[0]
