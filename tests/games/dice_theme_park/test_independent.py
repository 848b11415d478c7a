"""Another Dice Theme Park, written from the rules page alone, asks and answers what ours does, with any box."""

# ruff: noqa: N802 — tests carry the numbers of the rules page as it writes them

from __future__ import annotations

import random
from pathlib import Path

import pytest

from gamekeeper import packs
from gamekeeper.catalog import make
from gamekeeper.packs.vary import varied
from games.dice_theme_park.independent import upkeep
from games.dice_theme_park.independent.beside import Beside
from games.dice_theme_park.independent.box import COLOURS, Requirement, box_of
from games.dice_theme_park.independent.driver import Driver
from games.dice_theme_park.independent.park import Die
from modes import is_compiled

GAMES = 20 if is_compiled() else 10
EXPANSIONS = ("surprises", "innovations", "promo")
SURPRISES = ("any surprise", "any surprise", "blue surprise")
SLOTS = ("any", *SURPRISES, "any odd", "any low", *COLOURS, *(f"{colour} even" for colour in COLOURS))
EFFECTS = ("rerolls", "rerolls", "swaps", "shifts 1", "last_train", "earlier 1")


def any_requirement(luck: random.Random) -> str:
    if luck.random() < 0.2:
        return luck.choice(("triple", "straight")) + luck.choice(("", *(f" with {colour}" for colour in COLOURS)))
    one, other = luck.choice(SLOTS), luck.choice(SLOTS)
    if "surprise" in one and "surprise" in other:
        other = "any"
    return one if luck.random() < 0.2 else f"{one} {luck.choice('+><=')} {other}"


def any_pack(luck: random.Random) -> packs.Pack:
    """The box, often with other numbers, sometimes with other tiles."""
    box = packs.default("dice_theme_park")
    if luck.random() < 0.4:
        return box
    changes: dict[str, object] = {
        "numbers.money": luck.choice((0, 6, 20)),
        "numbers.maps": luck.choice((0, 1, 3)),
        "numbers.mascot_cost": luck.choice((0, 5)),
        "numbers.map_cost": luck.choice((1, 3)),
        "numbers.merch": luck.choice((1, 2, 9)),
        "numbers.effect": luck.choice((2, 8)),
        "numbers.upgrades_of_a_kind": luck.choice((1, 3)),
        "numbers.money_per_star": luck.choice((2, 3)),
        "numbers.drawn_value": luck.randint(1, 6),
        "rounds.upgrades": luck.randint(0, 3),
        "rounds.innovations": luck.randint(0, 3),
    }
    for name in ("recruiter", "accountant", "cartographer", "last_train"):
        changes[f"administrators.{name}.effect"] = luck.choice(EFFECTS)
    for tile in box_of(box.text).tiles.values():
        if tile.stack and luck.random() < 0.3:
            changes |= {
                f"attractions.{tile.name}.requirement": any_requirement(luck),
                f"attractions.{tile.name}.amenity": luck.choice(("food", "drinks", "gardens")),
                f"attractions.{tile.name}.spaces": [luck.randint(0, 4) for _ in range(luck.randrange(3))],
            }
    return varied(box, changes)


def any_table(number: int) -> Beside:
    """A table of any size, with any options and any pack that are allowed."""
    luck = random.Random(number)
    seats, pack = luck.choice((1, 2, 2, 3, 4)), any_pack(luck)
    options: dict[str, bool | int] = {name: luck.random() < 0.5 for name in EXPANSIONS}
    if seats == 1:
        options |= {"solo_side": luck.random() < 0.5, "extra_goals": luck.randrange(16)}
    else:
        options |= {"game": luck.choice((0, 1, 1, 2)), "promo_objectives": options["promo"] and luck.random() < 0.5}
    return Beside(make("dice_theme_park", seats, options, pack), pack, number, Driver(luck, luck.random() < 0.8))


def play_all() -> int:
    return sum(any_table(number).play() for number in range(GAMES))


@pytest.mark.slow
def test_both_ask_the_same_and_come_to_the_same() -> None:
    assert play_all() > GAMES * 150


def test_a_game_alone_that_is_won() -> None:
    texts = iter((Path(__file__).parent / "won.txt").read_text("utf-8").split())

    def written(asked):
        ((seat, (_, options)),) = asked.items()
        return seat, next(text for text in texts if text in options())

    match = Beside(make("dice_theme_park", 1), packs.default("dice_theme_park"), 1, written)
    match.play()
    assert match.view()["ending"] == "target-beaten"


def guest(number: int, colour: str, value: int) -> Die:
    die = Die(number, colour)
    die.value = value
    return die


def test_P6_P7_the_other_one_knows_a_log_flume() -> None:
    flume = Requirement("blue > any")
    yellow, green, blue = guest(1, "yellow", 5), guest(2, "green", 4), guest(3, "blue", 4)
    assert not flume.assignments([green, blue], set(), False)
    blue.value = 5
    assert flume.assignments([green, blue], set(), False) == [(blue, green)]
    assert not flume.assignments([yellow, green], set(), False)
    assert flume.assignments([yellow, green], {yellow}, False) == [(yellow, green)]


def test_P8_the_other_one_shares_an_objective() -> None:
    assert upkeep.prizes([9, 5, 5, 4], [8, 4, 2]) == [8, 3, 3, 0]
    assert upkeep.prizes([9, 9, 9, 4], [8, 4, 2]) == [5, 5, 5, 0]


def test_a_rule_played_otherwise_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep, "objective", lambda game: None)  # no D6.2
    with pytest.raises(AssertionError):
        play_all()
