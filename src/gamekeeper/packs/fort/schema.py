"""What a pack of Fort may say: kids, best friends, the fort track (F1.3, F1.4, F4.9)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from gamekeeper.core.effects import MOST_LETTERS
from gamekeeper.core.errors import BadPack, BadText
from gamekeeper.games.fort import language
from gamekeeper.games.fort.components import (
    BOARDS,
    FRIENDS,
    LEAST_KIDS,
    MOST_CARDS,
    MOST_COST,
    MOST_KINDS,
    TOP_LEVEL,
    CardRow,
    Components,
    TrackRow,
)
from gamekeeper.games.fort.texts import SUITS
from gamekeeper.packs.rows import row_place

BOARD_NAMES: Final = ("orange", "green", "yellow", "red")

Suit = Literal["skateboard", "shovel", "glue", "squirt_gun", "crown", "book", "coin"]
Suits = Annotated[list[Suit], msgspec.Meta(min_length=1, max_length=2)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Action = Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_LETTERS)]
Cost = Annotated[int, msgspec.Meta(ge=0, le=4)]
Provenance = Annotated[str, msgspec.Meta(max_length=300)]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """A table that takes no unknown field."""


class Kid(Strict):
    """A kid and how many cards show it."""

    name: Name
    suits: Suits
    copies: Annotated[int, msgspec.Meta(ge=1, le=8)]
    public: Action
    private: Action
    provenance: Provenance = ""


class Friend(Strict):
    """A best friend, one of two of its board."""

    name: Name
    board: Literal["orange", "green", "yellow", "red"]
    suits: Suits
    public: Action
    private: Action
    provenance: Provenance = ""


class Level(Strict):
    """One fort level: its points, and what reaching it costs."""

    level: Annotated[int, msgspec.Meta(ge=0, le=int(TOP_LEVEL))]
    points: Annotated[int, msgspec.Meta(ge=0, le=100)]
    pizza: Cost = 0
    toy: Cost = 0
    any: Annotated[int, msgspec.Meta(ge=0, le=int(MOST_COST))] = 0
    provenance: Provenance = ""


class Box(Strict):
    """The whole file."""

    game: Literal["fort"]
    title: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    kids: Annotated[list[Kid], msgspec.Meta(min_length=1, max_length=int(MOST_KINDS - BOARDS * FRIENDS))]
    friends: Annotated[list[Friend], msgspec.Meta(min_length=int(BOARDS * FRIENDS), max_length=int(BOARDS * FRIENDS))]
    track: Annotated[list[Level], msgspec.Meta(min_length=int(TOP_LEVEL) + 1, max_length=int(TOP_LEVEL) + 1)]


def components(box: Box) -> Components:
    """The engine's tables of a file; BadPack where its parts do not fit together."""
    kids = [card_row("kids", number, kid, kid.copies, -1) for number, kid in enumerate(box.kids, 1)]
    total = sum(kid.copies for kid in box.kids)
    most = int(MOST_CARDS - BOARDS * FRIENDS)
    if not int(LEAST_KIDS) <= total <= most:
        raise BadPack("kids", "copies", f"{total} cards", f"from {LEAST_KIDS} to {most} cards in all")
    return Components(
        [*kids, *friend_rows(box.friends)], [track_row(place, row) for place, row in enumerate(box.track)]
    )


def friend_rows(friends: list[Friend]) -> list[CardRow]:
    """The best friends, board by board, two each."""
    boards: list[list[CardRow]] = [[] for _ in BOARD_NAMES]
    for number, friend in enumerate(friends, 1):
        board = BOARD_NAMES.index(friend.board)
        if len(boards[board]) == FRIENDS:
            raise BadPack(row_place("friends", number, friend.name), "board", friend.board, "two best friends a board")
        boards[board].append(card_row("friends", number, friend, 1, board))
    return [row for board in boards for row in board]


def card_row(table: str, number: int, card: Kid | Friend, copies: int, board: int) -> CardRow:
    """One row of cards with its actions read; BadPack names the word that cannot be."""
    place = row_place(table, number, card.name)
    for field, text in (("public", card.public), ("private", card.private)):
        try:
            language.parse(text, field == "public")
        except BadText as error:
            raise BadPack(place, field, error.got, error.wanted) from error
    if len(set(card.suits) - {"coin"}) > 1:
        raise BadPack(place, "suits", card.suits, "one suit, the same suit twice, or a suit and coin")
    row = CardRow(card.name, [SUITS.index(suit) for suit in card.suits], copies, board, card.provenance)
    row.public, row.private = card.public, card.private
    return row


def track_row(place: int, row: Level) -> TrackRow:
    """One fort level in its turn, at a cost that can be paid."""
    name = row_place("track", place + 1, row.level)
    if row.level != place:
        raise BadPack(name, "level", row.level, f"{place}: levels 0 to {TOP_LEVEL} in order")
    cost = row.pizza + row.toy + row.any
    if cost > MOST_COST:
        raise BadPack(name, "any", row.any, f"a cost of at most {MOST_COST} resources in all, here are {cost}")
    if place == 0 and cost > 0:
        raise BadPack(name, "any", row.any, "no cost for level 0, where everybody starts")
    return TrackRow(row.points, row.pizza, row.toy, row.any, row.provenance)
