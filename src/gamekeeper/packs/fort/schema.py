"""What a pack of Fort may say: its numbers, kids, best friends, the fort track (F1.3, F1.4, F4.9)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from gamekeeper.core.effects import MOST_LETTERS
from gamekeeper.core.errors import BadPack, BadText
from gamekeeper.games.fort import language
from gamekeeper.games.fort.components import (
    BOARDS,
    FRIENDS,
    MOST_CARDS,
    MOST_COST,
    MOST_KINDS,
    CardRow,
    Components,
    TrackRow,
)
from gamekeeper.games.fort.numbers import (
    MOST_DEALT,
    MOST_HAND,
    MOST_LEVELS,
    MOST_LOOKOUT,
    MOST_PACK,
    MOST_PAID,
    MOST_PARK,
    MOST_POINTS,
    MOST_SPARE,
    MOST_STUFF,
    MOST_TOKENS,
    MOST_XXL,
    Numbers,
)
from gamekeeper.games.fort.texts import SUITS
from gamekeeper.packs.rows import row_place

SEATS: Final = 4  # at the largest table
BOARD_NAMES: Final = ("orange", "green", "yellow", "red")

Suit = Literal["skateboard", "shovel", "glue", "squirt_gun", "crown", "book", "coin"]
Suits = Annotated[list[Suit], msgspec.Meta(min_length=1, max_length=2)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Action = Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_LETTERS)]
Cost = Annotated[int, msgspec.Meta(ge=0, le=4)]
Stuff = Annotated[int, msgspec.Meta(ge=0, le=MOST_STUFF)]
Packed = Annotated[int, msgspec.Meta(ge=0, le=MOST_PACK)]
Hidden = Annotated[int, msgspec.Meta(ge=0, le=MOST_LOOKOUT)]
Paid = Annotated[int, msgspec.Meta(ge=0, le=MOST_PAID)]
FortLevel = Annotated[int, msgspec.Meta(ge=0, le=MOST_LEVELS - 1)]
Risen = Annotated[int, msgspec.Meta(ge=1, le=MOST_LEVELS - 1)]
Spare = Annotated[int, msgspec.Meta(ge=0, le=MOST_SPARE)]
Levels = msgspec.Meta(min_length=2, max_length=MOST_LEVELS)
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


class Limits(Strict):
    """How much there is, and how much room: F1.3, F1.4 (`pack` and `lookout` by fort level), F2.1, F2.2, F3.5."""

    pizza: Stuff = 4
    toys: Stuff = 4
    pack: Annotated[list[Packed], Levels] = msgspec.field(default_factory=lambda: [1, 2, 3, 4, 5, 6])
    lookout: Annotated[list[Hidden], Levels] = msgspec.field(default_factory=lambda: [1, 2, 3, 4, 5, 6])
    tokens: Annotated[int, msgspec.Meta(ge=0, le=MOST_TOKENS)] = 30
    hand: Annotated[int, msgspec.Meta(ge=1, le=MOST_HAND)] = 5
    dealt: Annotated[int, msgspec.Meta(ge=1, le=MOST_DEALT)] = 8
    park: Annotated[int, msgspec.Meta(ge=1, le=MOST_PARK)] = 3
    provenance: Provenance = ""


class End(Strict):
    """F8.1, F7.3 What brings the last round, and what who gets to the top of the track first has of it."""

    points: Annotated[int, msgspec.Meta(ge=1, le=MOST_POINTS)] = 25
    sculpture: Paid = 4
    provenance: Provenance = ""


class MadeUp(Strict):
    """F7.1, F9 When a made-up rule is chosen, how many there are beside one a seat, what they pay."""

    level: Risen = 1
    spare: Spare = 1
    friendship: Paid = 1
    loner: Paid = 5
    minimalism: Paid = 8
    minimalism_level: FortLevel = 2
    sleepover: Paid = 8
    sleepover_tied: Paid = 4
    provenance: Provenance = ""


class Perks(Strict):
    """F7.2, F10.5 When a perk is chosen, how many there are beside one a seat, and the room of XXL Backpack."""

    level: Risen = 2
    spare: Spare = 1
    xxl: Annotated[int, msgspec.Meta(ge=0, le=MOST_XXL)] = 2
    provenance: Provenance = ""


class Level(Strict):
    """One fort level: its points, and what reaching it costs."""

    level: Annotated[int, msgspec.Meta(ge=0, le=MOST_LEVELS - 1)]
    points: Annotated[int, msgspec.Meta(ge=0, le=100)]
    pizza: Cost = 0
    toy: Cost = 0
    any: Annotated[int, msgspec.Meta(ge=0, le=int(MOST_COST))] = 0
    provenance: Provenance = ""


class Box(Strict, kw_only=True):
    """The whole file. What it may leave out is as in the box."""

    game: Literal["fort"]
    title: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    limits: Limits = msgspec.field(default_factory=Limits)
    end: End = msgspec.field(default_factory=End)
    made_up: MadeUp = msgspec.field(default_factory=MadeUp)
    perks: Perks = msgspec.field(default_factory=Perks)
    kids: Annotated[list[Kid], msgspec.Meta(min_length=1, max_length=int(MOST_KINDS - BOARDS * FRIENDS))]
    friends: Annotated[list[Friend], msgspec.Meta(min_length=int(BOARDS * FRIENDS), max_length=int(BOARDS * FRIENDS))]
    track: Annotated[list[Level], Levels]


def components(box: Box) -> Components:
    """The engine's tables of a file; BadPack where its parts do not fit together."""
    kids = [card_row("kids", number, kid, kid.copies, -1) for number, kid in enumerate(box.kids, 1)]
    total = sum(kid.copies for kid in box.kids)
    least, most = SEATS * box.limits.dealt + box.limits.park + 1, int(MOST_CARDS - BOARDS * FRIENDS)
    if not least <= total <= most:
        told = f"to deal {box.limits.dealt} to each of {SEATS}, {box.limits.park} to the park and one to draw"
        raise BadPack("kids", "copies", f"{total} cards", f"from {least} to {most} cards in all, {told}")
    for field, rooms in (("pack", box.limits.pack), ("lookout", box.limits.lookout)):
        if len(rooms) < len(box.track):
            raise BadPack("limits", field, rooms, f"room for each of the {len(box.track)} levels of the track")
        if rooms != sorted(rooms):  # a higher fort would have to give back what lies there
            raise BadPack("limits", field, rooms, "no less room at a level than at the one before")
    if box.made_up.level == box.perks.level:
        raise BadPack(
            "perks", "level", box.perks.level, f"another level than {box.made_up.level}, that of a made-up rule"
        )
    track = [track_row(place, row) for place, row in enumerate(box.track)]
    return Components([*kids, *friend_rows(box.friends)], track, numbers(box))


def numbers(box: Box) -> Numbers:
    """The numbers of the rules."""
    made, limits, made_up = Numbers(), box.limits, box.made_up
    made.pizza, made.toys, made.tokens = limits.pizza, limits.toys, limits.tokens
    made.pack = vec[i64]([i64(room) for room in limits.pack])
    made.lookout = vec[i64]([i64(room) for room in limits.lookout])
    made.hand, made.dealt, made.park = limits.hand, limits.dealt, limits.park
    made.end_points, made.sculpture = box.end.points, box.end.sculpture
    made.rule_level, made.spare_rules = made_up.level, made_up.spare
    made.friendship, made.loner = made_up.friendship, made_up.loner
    made.minimalism, made.minimalism_level = made_up.minimalism, made_up.minimalism_level
    made.sleepover, made.sleepover_tied = made_up.sleepover, made_up.sleepover_tied
    made.perk_level, made.spare_perks, made.xxl = box.perks.level, box.perks.spare, box.perks.xxl
    return made


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
        raise BadPack(name, "level", row.level, f"{place}: levels from 0 on in order")
    cost = row.pizza + row.toy + row.any
    if cost > MOST_COST:
        raise BadPack(name, "any", row.any, f"a cost of at most {MOST_COST} resources in all, here are {cost}")
    if place == 0 and cost > 0:
        raise BadPack(name, "any", row.any, "no cost for level 0, where everybody starts")
    return TrackRow(row.points, row.pizza, row.toy, row.any, row.provenance)
