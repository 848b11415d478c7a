"""What goes over the wire about ratings."""

from __future__ import annotations

from typing import Literal

import msgspec

from gamekeeper.server.wire import Level


class Rank(msgspec.Struct, frozen=True):
    """Somebody's rating. `number` is what is shown; `provisional` as long as it rests on few matches.

    `place` is among all who are shown, as it would be for who is not; `handle` names a profile.
    """

    place: int
    name: str
    handle: str
    number: int
    matches: int
    provisional: bool
    mine: bool


class BotRank(msgspec.Struct, frozen=True):
    """Where a bot stands, on every server alike."""

    level: Level
    number: int


class Leaderboard(msgspec.Struct, frozen=True):
    """A page of the ratings of one game for one number of seats, the best first; `own` is the reader's, listed or not.

    `least` is how many matches make a rating more than provisional.
    """

    ranks: list[Rank]
    total: int
    page: int
    pages: int
    own: Rank | None
    shown: bool
    bots: list[BotRank]
    least: int


class GameRating(msgspec.Struct, frozen=True):
    """How somebody does in one game with one number of seats. `won` and `expected` are shares of the matches.

    `expected` is what was to be expected of who sat there.
    """

    game: str
    seats: int
    number: int
    matches: int
    provisional: bool
    won: float
    expected: float
    place: int


class Profile(msgspec.Struct, frozen=True):
    """Somebody's ratings, what is played most first. `handle` is empty for who was never rated."""

    name: str
    handle: str
    shown: bool
    mine: bool
    ratings: list[GameRating]


class ProfileBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether others may find you on leaderboards, and look at your profile."""

    shown: bool


class RatedSeat(msgspec.Struct, frozen=True):
    """Who sat at a rated match. `name` is empty for a bot, and for people who are not shown to the reader.

    `place` is 0 where the match had no final order. `level` is the bot's, also of one that played on for who left.
    """

    seat: int
    kind: Literal["person", "bot"]
    name: str
    handle: str
    level: str
    place: int
    left: Literal["resigned", "absent", "late", "forfeited"] | None
    mine: bool


class RatedMatch(msgspec.Struct, frozen=True):
    """A match and what it did to somebody's number. `code` leads to its replay, empty where others hide."""

    code: str
    game: str
    seats: int
    time: float
    before: int
    after: int
    sat: list[RatedSeat]


class RatedMatches(msgspec.Struct, frozen=True):
    """Some of somebody's rated matches, the latest first."""

    matches: list[RatedMatch]
    page: int
    pages: int


class SeatChange(msgspec.Struct, frozen=True):
    """What a match did to the number of who sat on a seat."""

    seat: int
    before: int
    after: int
