"""What a pack of Iditacards may say."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from gamekeeper.core.effects import Rows
from gamekeeper.core.errors import BadPack, BadText
from gamekeeper.games.iditacards.components import (
    ALL_ENERGY,
    DECKS,
    MOST_DOGS,
    MOST_LEGS,
    MOST_RISK,
    MOST_SQUARES,
    TAGS,
    TYPES,
    Components,
)
from gamekeeper.games.iditacards.language import COUNTS, EFFECTS, LEGS, STARTS, TRAITS
from gamekeeper.packs.pack import renamed
from gamekeeper.packs.rows import row_place

MOST_SEATS: Final = 4
MOST_CARDS: Final = 900  # at a table for four

Deck = Literal["starter", "speed", "reckless", "improvement", "survivor", "legendary", "damage"]
Type = Literal["attachment", "dog", "food", "movement", "personal", "sled", "utility", "damage"]
Tag = Literal["", "breakfast", "lunch", "dinner", "venison"]
Cost = Annotated[int, msgspec.Meta(ge=0, le=9)]
Condition = Annotated[int, msgspec.Meta(ge=0, le=6)]
Squares = Annotated[int, msgspec.Meta(ge=1, le=100)]
Provenance = Annotated[str, msgspec.Meta(max_length=300)]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """A table that takes no unknown field."""


class Card(Strict):
    """One kind of card."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    id: Annotated[str, msgspec.Meta(pattern="^[a-z][a-z_]{1,39}$")]
    deck: Deck
    type: Type
    copies: Annotated[int, msgspec.Meta(ge=0, le=30)]
    energy: Annotated[int, msgspec.Meta(ge=0, le=int(ALL_ENERGY))]
    health: Cost
    risk: Annotated[int, msgspec.Meta(ge=0, le=int(MOST_RISK))]
    fake: bool = False
    tag: Tag = ""
    effect: str = ""
    in_play: str = ""
    provenance: Provenance = ""


class Leg(Strict):
    """One leg of the board, on both of its sides."""

    name: Literal[
        "town",
        "hills",
        "blizzard",
        "frozen_lake",
        "rope_bridge",
        "mountain",
        "wasteland",
        "forest",
        "cliff_face",
        "village",
    ]
    squares: Squares
    hypothermia: Condition
    starvation: Condition
    solo_squares: Squares
    solo_hypothermia: Condition
    solo_starvation: Condition
    effect: str = ""
    checkpoint: bool = False
    provenance: Provenance = ""


class Weather(Strict):
    """One face of the die."""

    name: Literal["snow", "sun", "cloud", "storm", "wind", "rain"]
    speed: Annotated[int, msgspec.Meta(ge=-9, le=9)]
    hypothermia: Condition
    starvation: Condition
    storm: bool = False
    snow: bool = False
    provenance: Provenance = ""


class Race(Strict):
    """The numbers of the race."""

    hand: Annotated[int, msgspec.Meta(ge=1, le=20)]
    legendary: Annotated[int, msgspec.Meta(ge=0, le=10)]
    dogs: Annotated[int, msgspec.Meta(ge=1, le=int(MOST_DOGS))]
    deadly: Annotated[int, msgspec.Meta(ge=7, le=9)]
    back: Annotated[int, msgspec.Meta(ge=1, le=100)]
    advance: Annotated[int, msgspec.Meta(ge=1, le=9)]
    provenance: Provenance = ""


class Box(Strict):
    """The whole file."""

    game: Literal["iditacards"]
    title: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    race: Race
    cards: Annotated[list[Card], msgspec.Meta(min_length=1, max_length=200)]
    legs: Annotated[list[Leg], msgspec.Meta(min_length=1, max_length=int(MOST_LEGS))]
    weather: Annotated[list[Weather], msgspec.Meta(min_length=1, max_length=20)]


def components(box: Box) -> Components:
    """The engine's tables of a file; BadPack where its parts do not fit together."""
    race, taken = box.race, [card.id for card in box.cards]
    for number, card in enumerate(box.cards, 1):
        check_card(row_place("cards", number, card.name), card, taken[: number - 1])
    for number, leg in enumerate(box.legs, 1):
        check_text(row_place("legs", number, leg.name), "effect", leg.effect)
    limits = [race.hand, race.legendary, race.dogs, race.deadly, race.back, race.advance]
    cards = Rows([card_numbers(card) for card in box.cards], [card_words(card) for card in box.cards])
    legs = Rows([leg_numbers(leg) for leg in box.legs], [[leg.name, leg.effect] for leg in box.legs])
    faces = Rows([face_numbers(face) for face in box.weather], [[face.name] for face in box.weather])
    made = Components(limits, cards, legs, faces, renamed("iditacards", {card.id: card.name for card in box.cards}))
    check_whole(box, made)
    return made


def card_numbers(card: Card) -> list[int]:
    """The numbers of a row of the cards."""
    costs = [card.energy, card.health, card.risk]
    return [DECKS.index(card.deck), TYPES.index(card.type), card.copies, *costs, int(card.fake), TAGS.index(card.tag)]


def card_words(card: Card) -> list[str]:
    """Its words."""
    return [card.id, card.name, card.effect, card.in_play]


def leg_numbers(leg: Leg) -> list[int]:
    """The numbers of a row of the legs, each of both sides of the board."""
    conditions = [leg.hypothermia, leg.solo_hypothermia, leg.starvation, leg.solo_starvation]
    return [leg.squares, leg.solo_squares, *conditions, int(leg.checkpoint)]


def face_numbers(face: Weather) -> list[int]:
    """The numbers of a face of the die."""
    return [face.speed, face.hypothermia, face.starvation, int(face.storm), int(face.snow)]


def check_card(place: str, card: Card, taken: list[str]) -> None:
    """What a row of the cards cannot be."""
    if 9 < card.energy < ALL_ENERGY:
        raise BadPack(place, "energy", card.energy, f"0 to 9, or {ALL_ENERGY} for the whole hand")
    if card.id in taken:
        raise BadPack(place, "id", card.id, "an id of its own")
    if card.in_play and card.type not in ("dog", "attachment"):
        raise BadPack(place, "in_play", card.in_play, "nothing: only dogs and attachments stay in play")
    check_text(place, "effect", card.effect)
    check_text(place, "in_play", card.in_play)


def check_text(place: str, field: str, text: str) -> None:
    """A text of the languages that can be read."""
    language = TRAITS if field == "in_play" else LEGS if place.startswith("legs") else EFFECTS
    try:
        if text:
            language.parse(text)
    except BadText as error:
        raise BadPack(place, field, error.got, error.wanted) from error


def check_whole(box: Box, made: Components) -> None:
    """What no single row can say."""
    rest = [card.type for card in box.cards]
    if "damage" in rest and set(rest[rest.index("damage") :]) != {"damage"}:
        raise BadPack("cards", "type", "damage", "cards of type damage behind all others")
    squares = max(sum(leg.squares for leg in box.legs), sum(leg.solo_squares for leg in box.legs))
    if squares >= MOST_SQUARES:
        raise BadPack("legs", "squares", squares, f"fewer than {MOST_SQUARES} squares in all")
    held = [sum(card.copies for card in box.cards if card.deck == deck) for deck in DECKS]
    cards = sum(held) + held[0] * (MOST_SEATS - 1)
    if cards > MOST_CARDS:
        raise BadPack("cards", "copies", cards, f"at most {MOST_CARDS} cards at a table for {MOST_SEATS}")
    alone = sum(card.copies for card in box.cards if card.deck == "legendary" and card.type != "utility")
    needed = int(made.legendary) * MOST_SEATS
    if held[DECKS.index("legendary")] < needed or alone < made.legendary:
        wanted = f"at least {needed} legendary cards, {made.legendary} of them no utility cards"
        raise BadPack("cards", "copies", held[DECKS.index("legendary")], wanted)
    starting = 0
    for kind, card in enumerate(box.cards):
        if card.type == "dog" and card.deck == "starter" and made.trait(kind, STARTS) > 0:
            starting += card.copies * int(made.trait(kind, COUNTS))
    if starting > race_dogs(box):
        raise BadPack("cards", "in_play", f"{starting} dogs that start in play", f"at most {race_dogs(box)}")


def race_dogs(box: Box) -> int:
    """How many dogs a team may have."""
    return box.race.dogs
