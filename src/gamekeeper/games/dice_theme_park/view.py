"""What a reader may see (section 12), and the box as whoever draws it needs it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from gamekeeper.core.ids import Seat
from gamekeeper.games.dice_theme_park import components
from gamekeeper.games.dice_theme_park.agenda import OPERATE, PLAN, WELCOME
from gamekeeper.games.dice_theme_park.components import SPACES, UPGRADES
from gamekeeper.games.dice_theme_park.dice import dice_of
from gamekeeper.games.dice_theme_park.expand import recruit_price
from gamekeeper.games.dice_theme_park.fields import MAPS_USED, ParkState
from gamekeeper.games.dice_theme_park.improve import map_price
from gamekeeper.games.dice_theme_park.language import COLOURS, STARS
from gamekeeper.games.dice_theme_park.measures import compared, measure, money_at, reached, stars_at
from gamekeeper.games.dice_theme_park.park import RAIL_PLACE, SKILL_PLACE, TILE_PLACE, blocked, icons, income
from gamekeeper.games.dice_theme_park.party import runnable
from gamekeeper.games.dice_theme_park.places import AWAY, BAG, DISPLAY, GOALS, MASCOTS, OFFER, RAIL, SKILLS
from gamekeeper.games.dice_theme_park.setting import Setting, hex_element, rail_element
from gamekeeper.games.dice_theme_park.upkeep import ENDINGS

TYPES: Final = (  # by type: its name, then what the numbers and the words of a row are
    ("attraction", "stack colour cost income amenity stars", "requirement"),
    ("skill", "colour", "effect"),
    ("staff", "value money", "effect"),
    ("administrator", "colour", "effect reward"),
    ("objective", "code", "measure"),
    ("goal", "stack red_stars", "measure"),
    ("solo-card", "", ""),
)
NAMED: Final = {  # numbers that stand for words
    "stack": components.STACKS,
    "colour": COLOURS,
    "amenity": components.AMENITIES,
    "code": components.CODES,
}
PHASES: Final = ("plan", "welcome", "expand", "improve", "operate", "upkeep")


def view(t: Setting, s: ParkState, reader: Seat) -> dict[str, object]:
    """The position as `reader` sees it: all is public but for staff in hand and what is dealt in the set-up.

    Lists are by seat unless they say otherwise. What the reader has chosen unseen is `sealed` (`AgendaGame.sealed`).
    """
    seats = [i64(seat) for seat in range(t.seats)]
    return {
        "reader": int(reader),
        "zones": t.zones.view(s, reader),  # place → its cards for who sees them, else how many
        "round": int(s.round),
        "rounds": int(t.rounds),
        "phase": PHASES[s.phase],
        "order": [int(seat) for seat in s.order],  # seats as they take turns
        "total": [int(value) for value in s.total],
        "stars": [int(stars) for stars in s.stars],
        "money": [int(money) for money in s.money],
        "income": [int(income(t, s, seat)) for seat in seats],
        "earned": [int(measure(t, s, seat, STARS)) for seat in seats],  # by operating this round
        "runs": [runs(t, s, seat) for seat in seats],  # hexes, by number from 0
        "maps": [int(count) for count in s.maps],
        "ready_maps": [int(s.maps[seat]) - int(s.number(seat, MAPS_USED)) for seat in seats],
        "parks": [park(t, s, seat) for seat in seats],
        "mascot_count": [mascots(t, s, seat) for seat in seats],
        "mascots": {f"card:{card}": place_of(s, card) for seat in seats for card in s.cards_at(MASCOTS + seat)},
        "dice": [die_facts(t, s, i64(die)) for die in range(t.dice)],  # by number
        "taken": [(s.taken >> rail) & 1 == 1 for rail in range(t.rails)],  # by monorail
        "prices": [{"map": int(map_price(t, s, seat)), "mascot": int(recruit_price(t, s, seat))} for seat in seats],
        "ties": [tie(s, seat) for seat in seats],  # what put players of one total in order
        "goals": {f"card:{card}": int(s.mark[i64(card)]) for card in s.cards_at(GOALS)},  # the round of each
        "standing": {f"card:{card}": standing(t, s, i64(card)) for card in s.cards_at(GOALS)},
        "shown": {f"card:{card}": int(s.mark[i64(card)]) for zone in (DISPLAY, SKILLS) for card in s.cards_at(zone)},
        "blocked": struck_out(t, s),  # places from 1, 0 for none: monorail, attraction, skill
        "target": int(s.target),
        "first_target": int(t.target),
        "ending": ENDINGS[s.ending],
    }


def mascots(t: Setting, s: ParkState, seat: i64) -> int:
    """How many mascots a player has; D3.5 in the set-up the one too that comes with the skill kept."""
    is_to_come = t.is_full and s.count(OFFER + seat) > 0
    return int(s.count(MASCOTS + seat)) + int(is_to_come)


def runs(t: Setting, s: ParkState, seat: i64) -> list[int]:
    """D5.1 The attractions of a park that can be operated now; none outside the phase for it."""
    if s.phase != OPERATE:
        return []
    return [int(hex_) for hex_ in runnable(t, s, seat, dice_of(t, s, seat))]


def struck_out(t: Setting, s: ParkState) -> list[int]:
    """D9.2 What the solo card blocks; in Plan the card still shown is the last round's, the displays are new."""
    return [0 if s.phase == PLAN else int(blocked(t, s, what)) for what in (RAIL_PLACE, TILE_PLACE, SKILL_PLACE)]


def park(t: Setting, s: ParkState, seat: i64) -> list[dict[str, object] | None]:
    """By hex: the attraction with its cubes, icons, spaces and innovation; None where there is none."""
    result: list[dict[str, object] | None] = []
    for spot in range(seat * t.hexes, (seat + 1) * t.hexes):
        if s.tile[spot] == 0:
            result.append(None)
            continue
        upgrades = [i64(s.space[spot * SPACES + space]) for space in range(SPACES)]
        innovation = int(s.innovation[spot])
        result.append(
            {
                "card": f"card:{s.tile[spot] - 1}",
                "cubes": int(s.cubes[spot]),
                "icons": int(icons(t, s, i64(spot))),
                "stars": int(stars_at(t, s, i64(spot))),  # of one operation
                "money": int(money_at(t, s, i64(spot))),
                "spaces": [UPGRADES[upgrade - 1] if upgrade > 0 else "" for upgrade in upgrades],
                "innovation": components.INNOVATION[min(innovation, 3) - 1] if innovation > 0 else "",
                "statue": max(0, innovation - 2),
            }
        )
    return result


def tie(s: ParkState, seat: i64) -> str:
    """D4.1 What a player of the same total as another is placed by: stars or the order before; "" without one.

    After the welcome stars are no longer those that counted.
    """
    if s.phase > WELCOME:
        return ""
    others = [i64(other) for other in s.order if other != seat and s.total[i64(other)] == s.total[seat]]
    if len(others) == 0:
        return ""
    return "order" if any(s.stars[other] == s.stars[seat] for other in others) else "stars"


def standing(t: Setting, s: ParkState, card: i64) -> dict[str, object]:
    """An objective: the number of each seat. A goal: what was found and what is wanted, and if that holds now."""
    row = t.row(card)
    if t.type(card) == components.OBJECTIVE:
        objectives = t.box.objectives
        return {"values": [abs(int(compared(t, s, seat, objectives, row))) for seat in range(t.seats)]}
    goals, atoms = t.box.goals, range(t.box.goals.first[row], t.box.goals.first[row + 1])
    found = [int(measure(t, s, 0, i64(goals.verb[atom]))) for atom in atoms]
    wanted = [int(goals.amount[atom]) for atom in atoms]
    return {"values": found, "wanted": wanted, "reached": reached(t, s, 0, goals, row)}


def place_of(s: ParkState, card: i16) -> str:
    """The hex where a mascot was used this round, "" while it is ready."""
    seat, mark = i64(s.place[i64(card)]) - MASCOTS, i64(s.mark[i64(card)])
    return hex_element(seat, mark - 1) if mark > 0 else ""


def die_facts(t: Setting, s: ParkState, die: i64) -> dict[str, object]:
    """Where a die is, and what it shows."""
    facts: dict[str, object] = {"at": where(t, i64(s.at[die])), "value": int(s.value[die])}
    if s.vip[die] == 1:
        facts["vip"] = True
    if s.wild[die] == 1:
        facts["wild"] = True
    return facts


def where(t: Setting, place: i64) -> str:
    """The element of a place of dice: a hex, a monorail, or bag, away, leaving."""
    if place < t.seats * t.hexes:
        return hex_element(place // t.hexes, place % t.hexes)
    if place < BAG:
        return rail_element(place - RAIL)
    return "bag" if place == BAG else "away" if place == AWAY else "leaving"


def catalogue(t: Setting) -> dict[str, object]:
    """What is printed: cards by kind, hexes, prices; the same for every position."""
    box, numbers = t.box, t.box.numbers
    return {
        "kinds": [kind_facts(t, i64(kind)) for kind in range(box.count)],
        "cards": [int(kind) for kind in t.zones.kind_of],  # the kind of each card
        "dice": [COLOURS[int(t.colour(i64(die)))] for die in range(t.dice)],  # by number
        "near": [[int(other) for other in near] for near in box.park.near],  # by hex
        "hexes": [[int(q), int(r)] for q, r in box.park.axes],
        "start": [start == 1 for start in box.park.start],
        "entrance": int(box.park.entrance),
        "rails": [[int(box.rails[(t.first_rail + rail) * 3 + space]) for space in range(3)] for rail in range(t.rails)],
        "mascot_cost": int(numbers.mascot_cost),
        "map_cost": int(numbers.map_cost),
        "of_a_kind": int(numbers.of_a_kind),  # upgrades
        "innovations": innovations(t),
        "merch": int(numbers.merch),
        "effect": int(numbers.effect),
        "space_stars": [int(stars) for stars in t.space_stars[1:]] if t.is_solo else [],
        "places": [int(stars) for stars in numbers.places[t.seats - 1]],
    }


def innovations(t: Setting) -> dict[str, int]:
    """How many of each innovation everybody has (D7.2), the cable car of the entrance among them."""
    most = (components.MOST_BOOTHS, components.MOST_CABLES, components.MOST_STATUES)
    named = {name: int(count) for name, count in zip(components.INNOVATION, most, strict=True)}
    return named if t.with_sets[components.INNOVATIONS] else {}


def kind_facts(t: Setting, kind: i64) -> dict[str, object]:
    """One row of the pack, by its type."""
    box, type_ = t.box, t.box.type_of[kind]
    name, numbers, words = TYPES[type_]
    row, texts = box.every.numbers[kind], box.every.words[kind]
    facts: dict[str, object] = {"id": texts[0], "known": box.known[kind], "name": texts[1], "type": name}
    facts["set"] = components.SETS[row[-1]]
    for fact, number in zip(numbers.split(), row, strict=False):
        named = NAMED.get(fact)
        facts[fact] = int(number) if named is None else named[number] if number >= 0 else ""
    facts.update(zip(words.split(), texts[2:], strict=True))
    if type_ == components.TILE:
        prices = box.tiles.prices[kind * SPACES : (kind + 1) * SPACES]
        facts["spaces"] = [int(price) for price in prices if price != components.NO_PRICE]
        facts["fitted"] = [one for place, one in enumerate(UPGRADES) if (box.tiles.fitted[kind] >> place) & 1 == 1]
    elif type_ == components.ADMIN:
        facts["steps"] = row[1:4]
    elif type_ == components.SOLO_CARD:
        facts["blocks"] = row[:4]  # value, then the three places
    return facts
