"""D5 Operating: attractions, maps, Guides, Managers. Mascots are in mascots.py."""

from __future__ import annotations

from games.dice_theme_park.independent import mascots
from games.dice_theme_park.independent.park import AREA, BAG, groups, named

CABLE_MONEY = 1


def operate_park(g, p):
    """D4.6"""
    while True:
        said = yield "operate", lambda: options(g, p)
        if said == "done":
            return
        if said == "send":
            p.guides -= 1
            said = yield "guide", lambda: named(p.dice())
            die = g.die(said)
            yield from move(p, die, [place for place in p.park if place != die.at[1]])
        elif said.startswith("die:"):  # D5.4 a map
            die = g.die(said)
            yield from move(p, die, p.near(die.at[1]))
            p.ready_maps -= 1
        elif said.startswith("hex:"):
            yield from operate(g, p, int(said[4:]))
        else:
            yield from mascots.use(g, p, said)


def options(g, p):
    ready = dict.fromkeys(name or "no_skill" for name, place in p.mascots if not place and mascots.places(g, p, name))
    runs = [f"hex:{place}" for place in p.park if can_operate(p, place)]
    walks = named(p.dice()) if p.ready_maps else []
    sends = ["send"] if p.guides and p.dice() else []
    return [*ready, *runs, *walks, *sends, "done"]


def can_operate(p, place):
    spot = p.park[place]
    return (spot.cubes < spot.icons or p.again > 0) and bool(assignments(p, place))


def assignments(p, place):
    """D5.3, D5.5 Every way to fulfil the requirement with the dice here."""
    spot, dice = p.park[place], p.dice(place)
    wild = {die for die in dice if die.wild}
    return spot.tile.requirement.assignments(dice, wild, spot.innovation == "booth")


def move(p, die, places):
    """A die leaves an attraction, by whatever means; D7.2 a cable car may take it instead."""
    here = die.at[1]
    cables = p.cables(here)
    said = yield "where", lambda: [f"hex:{place}" for place in sorted({*places, *cables})]
    place = int(said[4:])
    p.put(die, place, die.value)
    if place in cables:
        p.money += CABLE_MONEY


def leave(g, p, die):
    """A die leaves the park: to the bag, alone to the discard area (D9.3)."""
    die.back(AREA if g.alone else BAG)
    p.left += 1


def operate(g, p, place):
    """D5.1 Cube, party, pips, move."""
    spot = p.park[place]
    if spot.cubes >= spot.icons:  # D5.6
        p.again -= 1
    ways = assignments(p, place)
    party = yield from assemble(g, ways)
    spot.cubes += 1
    p.vip_stars += sum(1 for die in party if die.vip)
    spared, rolled = yield from spare(g, p, spot, party, [way for way in ways if set(way) == party])
    for die in sorted(party):
        if die in rolled:
            roll(g, p, die)
        elif die not in spared:
            pip_down(g, p, die)
    for die in p.dice(place):
        die.wild = False
    left = named(die for die in p.dice(place) if die in party)
    if left:
        said = yield "who", lambda: left
        yield from move(p, g.die(said), p.near(place))


def assemble(g, ways):
    """The party, die by die where there is a choice."""
    parties, number = groups({frozenset(way) for way in ways}), 0
    while len(parties) > 1:
        could = sorted({party[number] for party in parties})
        said = yield "party", lambda could=could: named(could)
        parties = {party for party in parties if party[number].name == said}
        number += 1
    return set(parties.pop())


def spare(g, p, spot, party, ways):
    """Who need not be pipped down: D5.7 Fresh Guest, D7.1 surprises and Showman. The dice kept, the dice rolled."""
    spared, rolled = set(), set()
    need = spot.tile.requirement
    if need.has_surprise:
        number = next(n for n, slot in enumerate(need.slots) if slot.surprise)
        corners = {way[number] for way in ways}
        rolled |= yield from pick(g, "surprise", [die for die in corners if not die.vip])
        if p.power("rerolls"):
            others = party - (rolled or corners if len(corners) == 1 else rolled)
            rolled |= yield from pick(g, "showman", [die for die in others if not die.vip])
    if p.power("fresh") and (colour := spot.tile.colour) == g.box.cards[p.admin].colour:
        spared |= yield from pick(g, "fresh", [die for die in party - rolled if die.colour == colour])
    return spared, rolled


def pick(g, key, dice):
    said = yield key, lambda: [*named(sorted(dice)), "done"]
    return set() if said == "done" else {g.die(said)}


def roll(g, p, die):
    die.value = g.oracle.rolled(die.number)
    assert 1 <= die.value <= 6
    p.rerolled += 1
    p.sixes += die.value == 6


def pip_down(g, p, die):
    if die.value == 1:
        leave(g, p, die)
    else:
        die.value -= 1
