"""What rows of a pack of Dice Theme Park cannot be, one by one and together."""

from __future__ import annotations

from gamekeeper.core.effects import Language
from gamekeeper.core.errors import BadPack, BadText
from gamekeeper.games.dice_theme_park.components import MOST_DICE, MOST_SEATS, ROUNDS, STACKS, Components
from gamekeeper.games.dice_theme_park.language import MEASURES, SKILLS, TRAITS, requirement
from gamekeeper.packs.dice_theme_park.schema import Administrator, Box
from gamekeeper.packs.rows import row_place


def check_slugs(box: Box) -> None:
    """Cards are named in notation by their ids: no two alike."""
    taken: set[str] = {"no_skill"}
    for table in ("attractions", "skills", "staff", "administrators", "objectives", "goals", "solo_cards"):
        for number, row in enumerate(getattr(box, table), 1):
            if row.id in taken:
                raise BadPack(row_place(table, number, row.id), "id", row.id, "an id of its own")
            taken.add(row.id)


def check_texts(box: Box) -> None:
    """Texts of the languages that can be read."""
    for number, tile in enumerate(box.attractions, 1):
        place = row_place("attractions", number, tile.name)
        try:
            requirement(tile.requirement)
        except BadText as error:
            raise BadPack(place, "requirement", error.got, error.wanted) from error
        if (tile.set == "board") != (tile.stack == ""):
            raise BadPack(place, "stack", tile.stack, "A or B; none on what is printed on the board")
    for number, staff in enumerate(box.staff, 1):
        place = row_place("staff", number, staff.name)
        check_text(place, "effect", staff.effect, TRAITS)
        if staff.replaces and staff.replaces not in [other.id for other in box.staff]:
            raise BadPack(place, "replaces", staff.replaces, "the id of a staff card")
    for number, admin in enumerate(box.administrators, 1):
        check_administrator(row_place("administrators", number, admin.id), admin)
    for number, skill in enumerate(box.skills, 1):
        check_one(row_place("skills", number, skill.id), "effect", skill.effect, SKILLS)
    for number, objective in enumerate(box.objectives, 1):
        place = row_place("objectives", number, objective.name)
        check_one(place, "measure", objective.measure, MEASURES)
        if not objective.measure.startswith(("most:", "least:")):
            raise BadPack(place, "measure", objective.measure, "most: or least: before what is counted")
    for number, goal in enumerate(box.goals, 1):
        check_text(row_place("goals", number, goal.id), "measure", goal.measure, MEASURES)


def check_administrator(place: str, admin: Administrator) -> None:
    """One administrator."""
    if admin.effect:
        check_text(place, "effect", admin.effect, TRAITS)
    if admin.reward:
        check_one(place, "reward", admin.reward, MEASURES)
    if bool(admin.reward) != bool(admin.steps) or admin.steps != sorted(admin.steps):
        raise BadPack(place, "steps", admin.steps, "one to three numbers, ascending, where there is a reward")
    if admin.colour == "" and any(word in admin.effect for word in ("returns_colour", "fresh")):
        raise BadPack(place, "colour", admin.colour, "a colour, as the effect speaks of it")


def check_one(place: str, field: str, text: str, language: Language) -> None:
    """A text of a single word, done once."""
    check_text(place, field, text, language)
    if len(language.rows(text)) != 1:
        raise BadPack(place, field, text, "one word of the language, perhaps with a number")


def check_text(place: str, field: str, text: str, language: Language) -> None:
    """One text."""
    try:
        language.parse(text)
    except BadText as error:
        raise BadPack(place, field, error.got, error.wanted) from error


def check_counts(box: Box) -> None:
    """There is enough of everything at every table."""
    for players in range(2, int(MOST_SEATS) + 1):
        rails = sum(1 for row in box.monorails if row.players == players)
        if rails != players + 1:
            raise BadPack("monorails", "players", rails, f"{players + 1} monorails for {players} players")
    most = int(MOST_SEATS)
    for stack, wanted in zip(STACKS, (3 * (most + 1) + most, 1), strict=True):
        tiles = sum(1 for row in box.attractions if row.set == "base" and row.stack == stack)
        if tiles < wanted:
            raise BadPack("attractions", "stack", tiles, f"at least {wanted} base tiles in stack {stack}")
    check_supplies(box)
    for name in ("base", "promo"):
        codes = {row.code for row in box.objectives if row.set == name}
        if len(codes) < 3:
            raise BadPack("objectives", "code", len(codes), f"at least 3 codes in the set {name}")
    for stack in STACKS:
        if sum(1 for row in box.goals if row.set == "base" and row.stack == stack) < 4:
            raise BadPack("goals", "stack", stack, f"at least 4 base goals in stack {stack}")
    for side in ("normal", "hard"):
        rounds = [row.round for row in box.overlay if row.side == side]
        if not rounds:
            raise BadPack("overlay", "side", side, "a space of each side")
        if len(set(rounds)) < len(rounds):
            raise BadPack("overlay", "round", rounds, f"one space at most under each round of the {side} side")


def check_supplies(box: Box) -> None:
    """Cards, maps and dice for the largest table."""
    most = int(MOST_SEATS)
    wanted = {
        "administrators": 2 * most,
        "skills": 5 * (most + 1) + most,
        "solo_cards": int(ROUNDS),
        "staff": int(ROUNDS),
        "map_tokens": most * (box.numbers.maps + int(ROUNDS)),
    }
    found = {
        "administrators": sum(1 for row in box.administrators if row.set == "base"),
        "skills": sum(row.copies for row in box.skills if row.set == "base"),
        "solo_cards": len(box.solo_cards),
        "staff": sum(1 for row in box.staff if row.set == "base"),
        "map_tokens": box.numbers.map_tokens,
    }
    for table, count in found.items():
        if count < wanted[table]:
            raise BadPack(table, "", count, f"at least {wanted[table]}")
    if 3 * max(box.numbers.dice) > MOST_DICE:
        raise BadPack("numbers", "dice", max(box.numbers.dice), f"at most {MOST_DICE // 3} of a colour")


def check_printed(box: Box) -> None:
    """What is printed on hexes are the board's attractions; the first of them is the entrance."""
    names = [row.name for row in box.attractions if row.set == "board"]
    held = [row.holds for row in box.hexes if row.holds]
    if sorted(held) != sorted(names) or not box.attractions[0].name == (names[0] if names else ""):
        raise BadPack(
            "hexes", "holds", ", ".join(held), f"each of {', '.join(names)} once, the entrance first in the box"
        )


def check_park(box: Box, made: Components) -> None:
    """All that is printed hangs together with the entrance."""
    if len({(row.q, row.r) for row in box.hexes}) < len(box.hexes):
        raise BadPack("hexes", "q", "two hexes", "every hex in a place of its own")
    park = made.park
    reached = {int(park.entrance)}
    while True:
        more = {int(one) for spot in reached for one in park.near[spot] if park.holds[one] >= 0 or park.start[one]}
        if more <= reached:
            break
        reached |= more
    wanted = {place for place, row in enumerate(box.hexes) if row.holds or row.start}
    if not wanted <= reached or made.park.starts == 0:
        raise BadPack("hexes", "start", len(reached), "places to start, next to what is printed")
    for place, row in enumerate(box.hexes):
        if row.start and row.holds:
            raise BadPack(row_place("hexes", place + 1, row.id), "start", row.start, "false where something is printed")
