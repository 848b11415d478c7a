"""Ratings and head-to-head shares from games in which bots took turns at the table."""

from __future__ import annotations

from itertools import permutations

import msgspec
import polars as pl
from openskill.models import PlackettLuce, PlackettLuceRating

from gamekeeper.lab.plan import Plan
from gamekeeper.lab.stats import Interval, share_interval
from gamekeeper.lab.summary import Group, groups, numbers
from gamekeeper.lab.tables import Tables


class Rated(msgspec.Struct, frozen=True):
    """One bot of a ladder: its rating with standard deviation, and how it does at mixed tables."""

    bot: str
    rating: float
    deviation: float
    results: Group


class Duel(msgspec.Struct, frozen=True):
    """How often `bot` finishes before `other` when both are at the table; ties count half."""

    bot: str
    other: str
    share: Interval


class Ladder(msgspec.Struct, frozen=True, kw_only=True):
    """The bots, best first, and every pair both ways."""

    plan: Plan
    games: int
    fair_share: float
    bots: list[Rated]
    duels: list[Duel]


def ladder_of(plan: Plan, tables: Tables) -> Ladder:
    """The ladder from at least one game."""
    results = {str(group.name): group for group in groups(tables.seats, "bot")}
    ratings = rate(tables.seats)
    bots = [Rated(bot, rating.mu, rating.sigma, results[bot]) for bot, rating in ratings.items()]
    return Ladder(
        plan=plan,
        games=len(tables.games),
        fair_share=1 / plan.seats,
        bots=sorted(bots, key=lambda bot: -bot.rating),
        duels=[duel for pair in permutations(ratings, 2) for duel in duels(tables.seats, *pair)],
    )


def rate(seats: pl.DataFrame) -> dict[str, PlackettLuceRating]:
    """Plackett-Luce ratings of all bots, game by game.

    Bots do not learn, so ratings do not drift (tau 0). A bot on several seats of a game moves by the mean of
    what each of them would move it.
    """
    model = PlackettLuce(tau=0.0)
    ratings = {bot: model.rating(name=bot) for bot in sorted(seats["bot"].unique())}
    for (_,), table in seats.sort("game", "seat").group_by("game", maintain_order=True):
        lineup = table["bot"].to_list()
        rated = model.rate([[ratings[bot]] for bot in lineup], ranks=table["place"].to_list())
        for bot in set(lineup):
            own = [team[0] for team, name in zip(rated, lineup, strict=True) if name == bot]
            mu = sum(rating.mu for rating in own) / len(own)
            sigma = sum(rating.sigma for rating in own) / len(own)
            ratings[bot] = model.rating(name=bot, mu=mu, sigma=sigma)
    return ratings


def duels(seats: pl.DataFrame, bot: str, other: str) -> list[Duel]:
    """The duel of a pair; none when they never met. Each game counts once."""
    places = seats.select("game", "bot", "place")
    pairs = places.filter(pl.col("bot") == bot).join(places.filter(pl.col("bot") == other), on="game")
    if pairs.is_empty():
        return []
    won = (pl.col("place") < pl.col("place_right")).cast(pl.Float64)
    tied = (pl.col("place") == pl.col("place_right")).cast(pl.Float64)
    shares = pairs.group_by("game").agg((won + tied / 2).mean().alias("share"))
    return [Duel(bot, other, share_interval(numbers(shares["share"])))]
