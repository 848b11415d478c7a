"""The words of the pack: what cards do all the time, what skills do once, what is counted, what attractions require."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gamekeeper.core.effects import Language, Verb, words
from gamekeeper.core.errors import BadText

# what a staff card does in the round it is played, and an administrator all the time
RETURNS: Final = 1  # dice of value 1 back to the entrance in upkeep
RETURNS_COLOUR: Final = 2  # the same for dice of the card's colour
RAISES: Final = 3  # new dice, twice by 1 each time
GUIDES: Final = 4  # dice to any attraction
ADJUSTS: Final = 5  # dice more whenever a mascot is used
RECRUIT_LESS: Final = 6
UPGRADE_LESS: Final = 7
MAP_LESS: Final = 8
REMOVES: Final = 9  # upgrades
INSTALLS: Final = 10  # upgrades more
SHIFTS: Final = 11  # upgrades from space to space
AGAIN: Final = 12  # attractions without a free icon
LEAVES: Final = 13  # the game when it was played
ESCORTS: Final = 14  # new dice made VIPs
FRESH: Final = 15  # dice of the card's colour that need not be pipped down
LAST_TRAIN: Final = 16
SWAPS: Final = 17  # a played staff card for one in hand, once a game
EARLIER: Final = 18
CHEAPER_STARS: Final = 19  # money less for a star at the end
REROLLS: Final = 20  # another die of the party where there is a surprise

TRAITS: Final = Language(
    words(
        "returns 1 9, returns_colour 1 9, raises 1 9, guides 1 9, adjusts 1 9, recruit_less 1 9, upgrade_less 1 9, "
        "map_less 1 9, removes 1 9, installs 1 9, shifts 1 9, again 1 9, leaves, escorts 1 9, fresh, last_train, "
        "swaps, earlier 1 2, cheaper_stars 1 9, rerolls"
    ),
    conditions=[],
)

# what a skill does, to dice of its colour where it has one
LEAP: Final = 1
FLIP: Final = 2
TIPS: Final = 3
APPLAUSE: Final = 4
PAIR: Final = 5
USHER_OUT: Final = 6
USHER_IN: Final = 7
WALK: Final = 8
MAKEOVER: Final = 9
REROLL: Final = 10

SKILLS: Final = Language(
    words(
        "leap 1 5, flip, tips 1 9 1 30, applause 1 9 1 30, pair 2 2 2, usher_out 1 4, usher_in 1 4, "
        "walk 1 4, makeover, reroll"
    ),
    conditions=[],
)

# what is counted of a player, for objectives, goals and administrators: the first words of the lists in measures.py
MONEY: Final = 1
LEFT: Final = 12
TILES: Final = 16
UPGRADES: Final = 22
MASCOTS: Final = 29
READY_MAPS: Final = 31
OPERATED: Final = 34
STARS: Final = 43

LEAST: Final = 2  # how it is compared
AT_MOST: Final = 4


def counted(names: str) -> list[Verb]:
    """Words that stand for a number, with what it is compared with behind them."""
    return [Verb(name, 0, 99, 0) for name in names.split(", ")]


MEASURES: Final = Language(
    counted(
        "money, spent, income, pips, dice, high_dice, dice_blue, dice_green, dice_yellow, each_colour, "
        "entrance_dice, left, left_each, rerolled, sixes, tiles, tiles_cost, tiles_colour, tiles_b, amenities, "
        "amenity_match, upgrades, upgrades_merch, upgrades_effects, upgrades_generators, innovations, statues, "
        "maps, mascots, travel, ready_maps, ready_mascots, used_mascots, operated, operated_blue, operated_green, "
        "operated_yellow, operated_colours, operated_colour, operations_b, encore, second, stars"
    ),
    conditions=["most", "least", "at_least", "at_most"],
)

# what an attraction requires (D5.3)
COLOURS: Final = ["blue", "green", "yellow", "grey"]
SLOT_COLOURS: Final = ["any", "blue", "green", "yellow"]
VALUES: Final = {"odd": 0b0101010, "even": 0b1010100, "low": 0b0001110, "high": 0b1110000}
ALL_VALUES: Final = 0b1111110
RELATIONS: Final = {"": 0, "+": 0, ">": 1, "<": 2, "=": 3, "triple": 4, "straight": 5}
FREE: Final[i64] = 0
GREATER: Final[i64] = 1
LESS: Final[i64] = 2
STRAIGHT: Final[i64] = 5
PARTY: Final[i64] = 3  # dice at most
LOOKS: Final[i64] = 8  # of a die of one colour: its values
ANY_COLOUR: Final[i64] = 3  # the colour of a wild die


def requirement(text: str) -> list[int]:
    """D5.3 Read ``blue odd + any even surprise``, ``any > any``, ``straight with blue``; BadText says what is.

    How many slots it has, how they are related, 1 + the slot with the surprise (0 for none); then the colours of PARTY
    slots (0 for any, else 1 + colour), then the values that they may have, as masks.
    """
    terms = text.split()
    joints = [word for word in terms if word in RELATIONS]
    if terms and terms[0] in ("triple", "straight"):
        if len(terms) not in (1, 3) or (len(terms) == 3 and (terms[1] != "with" or terms[2] not in COLOURS[:3])):
            raise BadText(text, f"{terms[0]}, or {terms[0]} with {', '.join(COLOURS[:3])}")
        slots = [slot(terms[2:] or ["any"], text), slot(["any"], text), slot(["any"], text)]
    elif len(joints) > 1:
        raise BadText(text, "one or two slots joined by one of + > < =")
    elif joints:
        middle = terms.index(joints[0])
        slots = [slot(terms[:middle], text), slot(terms[middle + 1 :], text)]
    else:
        slots = [slot(terms, text)]
    surprise = max((place + 1) * one[2] for place, one in enumerate(slots))
    room = [0] * (int(PARTY) - len(slots))
    colours, values = [one[0] for one in slots], [one[1] for one in slots]
    return [len(slots), RELATIONS["".join(joints)], surprise, *colours, *room, *values, *room]


def looks(colours: list[int], values: list[int]) -> int:
    """The looks of dice that fit any of some slots, as a mask: colour * LOOKS + value, or ANY_COLOUR."""
    result = 0
    for wanted, mask in zip(colours, values, strict=True):
        for colour in range(int(ANY_COLOUR) + 1):
            if wanted in (0, colour + 1) or colour == ANY_COLOUR:
                result |= mask << colour * int(LOOKS)
    return result


def slot(words: list[str], text: str) -> tuple[int, int, int]:
    """One slot: a colour or any, perhaps the values, perhaps surprise; its colour, its values, 1 for the surprise."""
    surprise = words[-1:] == ["surprise"]
    rest = words[1:-1] if surprise else words[1:]
    if not words or words[0] not in SLOT_COLOURS or len(rest) > 1 or (rest and rest[0] not in VALUES):
        raise BadText(" ".join(words) or text, f"any or a colour, then {', '.join(VALUES)} or nothing in {text!r}")
    return SLOT_COLOURS.index(words[0]), VALUES[rest[0]] if rest else ALL_VALUES, int(surprise)
