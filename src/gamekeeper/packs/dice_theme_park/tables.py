"""The engine's tables of a pack of Dice Theme Park."""

from __future__ import annotations

from gamekeeper.core.effects import Rows
from gamekeeper.games.dice_theme_park.components import (
    AMENITIES,
    CODES,
    NO_PRICE,
    SETS,
    STACKS,
    UPGRADES,
    Components,
    Numbers,
    Park,
)
from gamekeeper.games.dice_theme_park.language import COLOURS
from gamekeeper.packs.dice_theme_park.checks import check_counts, check_park, check_printed, check_slugs, check_texts
from gamekeeper.packs.dice_theme_park.schema import Attraction, Box, Staff
from gamekeeper.packs.pack import renamed


def components(box: Box) -> Components:
    """The engine's tables of a file; BadPack where its parts do not fit together."""
    check_slugs(box)
    numbers = box.numbers
    single = [numbers.money, numbers.maps, numbers.mascots, numbers.mascot_cost, numbers.map_cost, numbers.merch]
    single += [numbers.effect, numbers.upgrades_of_a_kind, numbers.money_per_star, numbers.drawn_value]
    single += [box.rounds.upgrades, box.rounds.innovations]
    tables = [
        Rows([tile_numbers(row) for row in box.attractions], [tile_words(row) for row in box.attractions]),
        Rows(
            [[colour(row.colour), row.copies, SETS.index(row.set)] for row in box.skills] + [[-1, 0, 1]],
            [[row.id, row.id, row.effect] for row in box.skills] + [["no_skill", "no_skill", ""]],
        ),
        Rows([staff_numbers(box, row) for row in box.staff], [[row.id, row.name, row.effect] for row in box.staff]),
        Rows(
            [[colour(row.colour), *padded(row.steps), 1, SETS.index(row.set)] for row in box.administrators],
            [[row.id, row.id, row.effect, row.reward] for row in box.administrators],
        ),
        Rows(
            [[CODES.index(row.code), 1, SETS.index(row.set)] for row in box.objectives],
            [[row.id, row.name, row.measure] for row in box.objectives],
        ),
        Rows(
            [[STACKS.index(row.stack), row.red_stars, 1, SETS.index(row.set)] for row in box.goals],
            [[row.id, row.id, row.measure] for row in box.goals],
        ),
        Rows(
            [[row.value, row.monorail, row.attraction, row.skill, 1, 1] for row in box.solo_cards],
            [[row.id, row.id] for row in box.solo_cards],
        ),
    ]
    check_texts(box)
    check_printed(box)
    names = [row.name for row in box.attractions]
    hexes = Rows([[row.q, row.r, names.index(row.holds) if row.holds else -1, int(row.start)] for row in box.hexes], [])
    rails = Rows([[row.players, *row.values] for row in box.monorails], [])
    spaces = [
        [int(row.side == "hard"), row.target, row.round, STACKS.index(row.stack), row.red_stars] for row in box.overlay
    ]
    check_counts(box)
    named = {row.id: row.name for row in box.staff} | {row.id: row.name for row in box.objectives}
    counts = Numbers(single, numbers.dice, numbers.places)
    made = Components(counts, Park(hexes), tables, rails, Rows(spaces, []), renamed("dice_theme_park", named))
    check_park(box, made)
    return made


def colour(name: str) -> int:
    """A colour's number, -1 for none."""
    return COLOURS.index(name) if name else -1


def padded(steps: list[int]) -> list[int]:
    """Three numbers."""
    return [*steps, 0, 0, 0][:3]


def tile_numbers(row: Attraction) -> list[int]:
    """The numbers of an attraction."""
    stack = STACKS.index(row.stack) if row.stack else -1
    fitted = sum(1 << UPGRADES.index(upgrade) for upgrade in set(row.fitted))
    spaces = [*row.spaces, int(NO_PRICE), int(NO_PRICE)][:2]
    amenity = AMENITIES.index(row.amenity)
    shown = [stack, COLOURS.index(row.colour), row.cost, row.income, amenity, row.stars, fitted]
    return [*shown, *spaces, 1, SETS.index(row.set)]


def tile_words(row: Attraction) -> list[str]:
    """The words of an attraction."""
    return [row.id, row.name, row.requirement]


def staff_numbers(box: Box, row: Staff) -> list[int]:
    """The numbers of a staff card."""
    ids = [other.id for other in box.staff]
    return [row.value, row.money, ids.index(row.replaces) if row.replaces in ids else -1, 1, SETS.index(row.set)]
