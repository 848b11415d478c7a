"""What a pack of Dice Theme Park may say."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from gamekeeper.games.dice_theme_park.components import MOST_HEXES, MOST_MASCOTS, ROUNDS

Slug = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]{1,39}$")]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Set = Literal["base", "surprises", "innovations", "promo"]
Colour = Literal["blue", "green", "yellow"]
Stack = Literal["A", "B"]
Small = Annotated[int, msgspec.Meta(ge=0, le=9)]
Money = Annotated[int, msgspec.Meta(ge=0, le=20)]
Face = Annotated[int, msgspec.Meta(ge=1, le=6)]
Place = Annotated[int, msgspec.Meta(ge=1, le=3)]
Provenance = Annotated[str, msgspec.Meta(max_length=300)]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """A table that takes no unknown field."""


class NumbersTable(Strict):
    """What players begin with, prices, and what depends on their number."""

    money: Money
    maps: Small
    mascots: Annotated[int, msgspec.Meta(ge=0, le=int(MOST_MASCOTS))]
    mascot_cost: Money
    map_cost: Money
    merch: Small
    effect: Small
    upgrades_of_a_kind: Small
    money_per_star: Annotated[int, msgspec.Meta(ge=1, le=9)]
    drawn_value: Face
    map_tokens: Annotated[int, msgspec.Meta(ge=0, le=99)]
    dice: Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=21)]], msgspec.Meta(min_length=4, max_length=4)]
    places: Annotated[
        list[Annotated[list[Money], msgspec.Meta(max_length=4)]], msgspec.Meta(min_length=4, max_length=4)
    ]
    provenance: Provenance = ""


class Rounds(Strict):
    """D4.5, D7.2 What each player may do in a round."""

    upgrades: Small = 2
    innovations: Small = 2
    provenance: Provenance = ""


class Attraction(Strict):
    """A tile; without a stack it is printed on the park boards."""

    name: Name
    id: Slug
    set: Literal["board", "base", "surprises", "innovations", "promo"]
    colour: Literal["blue", "green", "yellow", "grey"]
    cost: Money
    income: Small
    amenity: Literal["food", "drinks", "seating", "gardens", "first_aid", "lights", "toilets", "lockers"]
    requirement: str
    stars: Annotated[int, msgspec.Meta(ge=0, le=20)]
    spaces: Annotated[list[Money], msgspec.Meta(max_length=2)]
    stack: Literal["A", "B", ""] = ""
    fitted: list[Literal["merch", "effect", "generator"]] = []
    provenance: Provenance = ""


class Hex(Strict):
    """A hex inside the boundary, in axial coordinates."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=9)]
    q: Annotated[int, msgspec.Meta(ge=-9, le=9)]
    r: Annotated[int, msgspec.Meta(ge=-9, le=9)]
    holds: str = ""
    start: bool = False
    provenance: Provenance = ""


class Skill(Strict):
    """A skill card; without a colour it takes any die."""

    id: Slug
    set: Set
    copies: Annotated[int, msgspec.Meta(ge=0, le=6)]
    effect: str
    colour: Literal["blue", "green", "yellow", ""] = ""
    provenance: Provenance = ""


class Staff(Strict):
    """A staff card; `replaces` names the one it stands for when its set is on the table."""

    name: Name
    id: Slug
    set: Set
    value: Small
    money: Small
    effect: str
    replaces: str = ""
    provenance: Provenance = ""


class Administrator(Strict):
    """An administrator; `reward` is counted every upkeep, each of the `steps` it reaches is a star."""

    id: Slug
    set: Set
    effect: str = ""
    colour: Literal["blue", "green", "yellow", ""] = ""
    reward: str = ""
    steps: Annotated[list[Annotated[int, msgspec.Meta(ge=1, le=99)]], msgspec.Meta(max_length=3)] = []
    provenance: Provenance = ""


class Objective(Strict):
    """What players are compared by at the end of a round."""

    name: Name
    id: Slug
    set: Set
    code: Literal["gold", "ruby", "jade", "azure", "onyx"]
    measure: str
    provenance: Provenance = ""


class Monorail(Strict):
    """A monorail card: for how many players, and the values of its dice."""

    id: Slug
    players: Annotated[int, msgspec.Meta(ge=2, le=4)]
    values: Annotated[list[Face], msgspec.Meta(min_length=3, max_length=3)]
    provenance: Provenance = ""


class SoloCard(Strict):
    """What who plays alone may not take when the value is no more than that of the staff."""

    id: Slug
    value: Annotated[int, msgspec.Meta(ge=0, le=99)]
    monorail: Place
    attraction: Place
    skill: Place
    provenance: Provenance = ""


class Goal(Strict):
    """What who plays alone has to reach in its round."""

    id: Slug
    set: Set
    stack: Stack
    red_stars: Small
    measure: str
    provenance: Provenance = ""


class Space(Strict):
    """A marked space of the overlay for who plays alone."""

    id: Slug
    side: Literal["normal", "hard"]
    target: Annotated[int, msgspec.Meta(ge=0, le=999)]
    round: Annotated[int, msgspec.Meta(ge=1, le=int(ROUNDS))]
    stack: Stack
    red_stars: Annotated[int, msgspec.Meta(ge=0, le=99)]
    provenance: Provenance = ""


def some(most: int) -> msgspec.Meta:
    """How many rows a table may have."""
    return msgspec.Meta(min_length=1, max_length=most)


class Box(Strict, kw_only=True):
    """The whole file. What it may leave out is as in the box."""

    game: Literal["dice_theme_park"]
    title: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    numbers: NumbersTable
    rounds: Rounds = msgspec.field(default_factory=Rounds)
    attractions: Annotated[list[Attraction], some(90)]
    hexes: Annotated[list[Hex], some(int(MOST_HEXES))]
    skills: Annotated[list[Skill], some(40)]
    staff: Annotated[list[Staff], some(12)]
    administrators: Annotated[list[Administrator], some(40)]
    objectives: Annotated[list[Objective], some(60)]
    monorails: Annotated[list[Monorail], some(30)]
    solo_cards: Annotated[list[SoloCard], some(40)]
    goals: Annotated[list[Goal], some(90)]
    overlay: Annotated[list[Space], some(10)]
