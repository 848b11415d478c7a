"""D5.5 Mascots, their skills, and what the Mascot card adds."""

from __future__ import annotations

from itertools import combinations

from games.dice_theme_park.independent import operate
from games.dice_theme_park.independent.box import COLOURS
from games.dice_theme_park.independent.park import groups, named

ADJUST = 1
TWO, FIVE = 2, 5


def places(g, p, skill):
    """Where a mascot can do anything."""
    return [place for place in p.park if p.dice(place) or has_use(g, p, skill, place)]


def has_use(g, p, skill, place):
    """Whether a skill can be applied here."""
    if not skill:
        return False
    card, dice = g.box.cards[skill], p.dice(place)
    if "pair" in card.effect:
        return len(dice) >= TWO
    if "usher_in" in card.effect:
        return any(p.dice(other) for other in p.near(place))
    return bool(targets(g, card, dice))


def targets(g, card, dice):
    """The dice of an attraction a skill can be applied to."""
    if card.colour:
        dice = [die for die in dice if die.colour == card.colour]
    if "leap" in card.effect:
        return [die for die in dice if ways(die, card.effect["leap"][0])]
    if "flip" in card.effect:
        return [die for die in dice if die.value in (TWO, FIVE)]
    if "makeover" in card.effect:
        return [die for die in dice if other_colours(g, die)]
    if "reroll" in card.effect:
        return [die for die in dice if not die.vip]
    return dice


def other_colours(g, die):
    in_bag = {other.colour for other in g.bag()}
    return [colour for colour in COLOURS if colour in in_bag and colour != die.colour]


def ways(die, amount):
    return ["up"] * (die.value + amount <= 6) + ["down"] * (die.value - amount >= 1)


def use(g, p, said):
    skill = "" if said == "no_skill" else said
    place = yield "mascot-at", lambda: [f"hex:{place}" for place in places(g, p, skill)]
    place = int(place[4:])
    next(mascot for mascot in p.mascots if mascot == [skill, 0])[1] = place
    said = yield (
        "use",
        lambda: [*named(p.dice(place)), *(["skill"] if has_use(g, p, skill, place) else [])],
    )
    if said == "skill":
        yield from apply(g, p, g.box.cards[skill], place)
    else:
        yield from adjust(g.die(said))
    for _ in range(p.power("adjusts")):
        said = yield "extra", lambda: [*named(p.dice(place)), "done"]
        if said != "done":
            yield from adjust(g.die(said))


def adjust(die):
    """One up, one down, or any colour in this attraction's next operation."""
    said = yield "turn", lambda: [*ways(die, ADJUST), *([] if die.wild else ["wild"])]
    if said == "wild":
        die.wild = True
    else:
        die.value += ADJUST if said == "up" else -ADJUST


def apply(g, p, card, place):
    verb = next(iter(card.effect))
    yield from VERBS[verb](g, p, card, place)


def choose(g, dice, may_stop=False):
    said = yield "skilled", lambda: [*named(sorted(dice)), *(["done"] if may_stop else [])]
    return None if said == "done" else g.die(said)


def leap(g, p, card, place):
    die = yield from choose(g, targets(g, card, p.dice(place)))
    yield from turn(die, card.effect["leap"][0])


def turn(die, amount):
    said = yield "turn", lambda: ways(die, amount)
    die.value += amount if said == "up" else -amount


def flip(g, p, card, place):
    die = yield from choose(g, targets(g, card, p.dice(place)))
    die.value = FIVE if die.value == TWO else TWO


def tips(g, p, card, place):
    amount, most = card.effect["tips"]
    p.money += min(amount * len(targets(g, card, p.dice(place))), most)
    yield from ()


def applause(g, p, card, place):
    amount, most = card.effect["applause"]
    p.stars += min(amount * len(targets(g, card, p.dice(place))), most)
    yield from ()


def pair(g, p, card, place):
    """Two different dice, each one up or down."""
    pairs = groups(combinations(p.dice(place), 2))
    first = yield from choose(g, {die for die, _ in pairs})
    yield from turn(first, ADJUST)
    second = yield from choose(g, [other for die, other in pairs if die is first])
    yield from turn(second, ADJUST)


def usher_out(g, p, card, place):
    for time in range(card.effect["usher_out"][0]):
        if not p.dice(place):
            return
        die = yield from choose(g, p.dice(place), time > 0)
        if not die:
            return
        yield from operate.move(p, die, p.near(place))


def usher_in(g, p, card, place):
    for time in range(card.effect["usher_in"][0]):
        dice = [die for other in p.near(place) for die in p.dice(other)]
        if not dice:
            return
        die = yield from choose(g, dice, time > 0)
        if not die:
            return
        yield from operate.move(p, die, [place])


def walk(g, p, card, place):
    die = yield from choose(g, p.dice(place))
    yield from operate.move(p, die, p.within(place, card.effect["walk"][0]))


def makeover(g, p, card, place):
    """The die swaps with one of another colour from the bag."""
    die = yield from choose(g, targets(g, card, p.dice(place)), may_stop=True)
    if not die:
        return
    colour = yield "makeover", lambda: [*other_colours(g, die), "done"]
    if colour == "done":
        return
    new = g.dice[g.oracle.made_over() - 1]
    assert new in g.bag()
    assert new.colour == colour
    value, new.vip = die.value, die.vip
    die.back()
    p.put(new, place, value)


def reroll(g, p, card, place):
    die = yield from choose(g, targets(g, card, p.dice(place)))
    operate.roll(g, p, die)


VERBS = {
    "leap": leap,
    "flip": flip,
    "tips": tips,
    "applause": applause,
    "pair": pair,
    "usher_out": usher_out,
    "usher_in": usher_in,
    "walk": walk,
    "makeover": makeover,
    "reroll": reroll,
}
