"""What objectives, goals and administrators count of a player."""

from __future__ import annotations

from collections import Counter

from games.dice_theme_park.independent.box import COLOURS
from games.dice_theme_park.independent.park import AREA, ENTRANCE, colours_of

HIGH = 5


def measure(g, p, word):
    return MEASURES[word](g, p)


def installed(p, kind=""):
    """Upgrades installed, those the entrance has from the start not counted."""
    return sum(1 for spot in p.park.values() for what in spot.installed if what and kind in ("", what))


def operated(p, colour=""):
    """Different attractions operated this round."""
    return [spot.tile.colour for spot in p.park.values() if spot.cubes and colour in ("", spot.tile.colour)]


def commonest(things):
    return max(Counter(things).values(), default=0)


def operations(p):
    return sorted((spot.cubes for spot in p.park.values()), reverse=True)


def stars_of(g, p):
    """Stars earned by operating: printed ones, special effects, VIPs."""
    effect = g.numbers["effect"]
    return p.vip_stars + sum(spot.cubes * (spot.tile.stars + effect * spot.has("effect")) for spot in p.park.values())


def innovations(p):
    built = [spot for place, spot in p.park.items() if spot.innovation and place != ENTRANCE]
    return len(built)


MEASURES = {
    "money": lambda g, p: p.money,
    "spent": lambda g, p: p.spent,
    "income": lambda g, p: p.income,
    "pips": lambda g, p: sum(die.value for die in p.dice()),
    "dice": lambda g, p: len(p.dice()),
    "high_dice": lambda g, p: sum(1 for die in p.dice() if die.value >= HIGH),
    "dice_blue": lambda g, p: colours_of(p.dice())["blue"],
    "dice_green": lambda g, p: colours_of(p.dice())["green"],
    "dice_yellow": lambda g, p: colours_of(p.dice())["yellow"],
    "each_colour": lambda g, p: min(colours_of(p.dice()).values()),
    "entrance_dice": lambda g, p: len(p.dice(ENTRANCE)),
    "left": lambda g, p: p.left,
    "left_each": lambda g, p: min(colours_of([die for die in g.dice if die.at == AREA])[c] for c in COLOURS),
    "rerolled": lambda g, p: p.rerolled,
    "sixes": lambda g, p: p.sixes,
    "tiles": lambda g, p: len(p.park),
    "tiles_cost": lambda g, p: sum(spot.tile.cost for spot in p.park.values()),
    "tiles_colour": lambda g, p: commonest(spot.tile.colour for spot in p.park.values()),
    "tiles_b": lambda g, p: sum(1 for spot in p.park.values() if spot.tile.stack == "B"),
    "amenities": lambda g, p: len({spot.tile.amenity for spot in p.park.values()}),
    "amenity_match": lambda g, p: commonest(spot.tile.amenity for spot in p.park.values()),
    "upgrades": lambda g, p: installed(p),
    "upgrades_merch": lambda g, p: installed(p, "merch"),
    "upgrades_effects": lambda g, p: installed(p, "effect"),
    "upgrades_generators": lambda g, p: installed(p, "generator"),
    "innovations": lambda g, p: innovations(p),
    "statues": lambda g, p: sum(1 for spot in p.park.values() if spot.statue),
    "maps": lambda g, p: p.maps,
    "mascots": lambda g, p: len(p.mascots),
    "travel": lambda g, p: p.maps + len(p.mascots),
    "ready_maps": lambda g, p: p.ready_maps,
    "ready_mascots": lambda g, p: sum(1 for _, place in p.mascots if not place),
    "used_mascots": lambda g, p: sum(1 for _, place in p.mascots if place),
    "operated": lambda g, p: len(operated(p)),
    "operated_blue": lambda g, p: len(operated(p, "blue")),
    "operated_green": lambda g, p: len(operated(p, "green")),
    "operated_yellow": lambda g, p: len(operated(p, "yellow")),
    "operated_colours": lambda g, p: len(set(operated(p))),
    "operated_colour": lambda g, p: commonest(operated(p)),
    "operations_b": lambda g, p: sum(spot.cubes for spot in p.park.values() if spot.tile.stack == "B"),
    "encore": lambda g, p: operations(p)[0],
    "second": lambda g, p: operations(p)[1],
    "stars": stars_of,
}
