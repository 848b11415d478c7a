"""D6 Upkeep, the goals alone (D9), and the end."""

from __future__ import annotations

from games.dice_theme_park.independent.measures import measure, stars_of
from games.dice_theme_park.independent.operate import leave
from games.dice_theme_park.independent.park import ENTRANCE, LEAVING, named


def upkeep(g):
    for p in g.players:
        earn(g, p)
    objective(g)
    if g.round < g.rounds:  # no card is passed after the last one
        yield from g.in_turn(lambda p: swap(g, p))
        yield from g.in_turn(lambda p: tired(g, p))
    judge(g)
    if g.round < g.rounds:
        clear_up(g)


def earn(g, p):
    """D6.1"""
    p.stars += stars_of(g, p) + sum(spot.statue for spot in p.park.values())
    p.money += sum(spot.cubes * g.numbers["merch"] for spot in p.park.values() if spot.has("merch"))
    if p.admin and (admin := g.box.cards[p.admin]).reward:
        count = measure(g, p, admin.reward)
        p.stars += sum(1 for step in admin.steps if count >= step)


def objective(g):
    """D6.2"""
    if g.alone:
        return
    for name in [name for name, number in g.goals.items() if number == g.round]:
        ((how, word, _),) = g.box.tasks[name].measures
        values = [measure(g, p, word) * (-1 if how == "least" else 1) for p in g.players]
        for p, prize in zip(g.players, prizes(values, g.numbers["places"][len(values) - 1]), strict=True):
            p.stars += prize


def prizes(values, places):
    """Tied players add up what their places earn and share it, rounded up."""
    found = []
    for value in values:
        first, tied = sum(1 for other in values if other > value), values.count(value)
        found.append(-(-sum(places[first : first + tied]) // tied))
    return found


def swap(g, p):
    """D6.3 Scheduler."""
    if not p.power("swaps") or not p.hand:
        return
    order = g.box.staff.index
    back = yield "swap", lambda: [*sorted(set(p.played), key=order), "done"]
    if back == "done":
        return
    on = yield "swap-in", lambda: sorted(set(p.hand), key=order)
    p.played.remove(back)
    p.hand.remove(on)
    p.played.append(on)
    p.hand.append(back)
    p.admin = ""


def tired(g, p):
    """D6.4"""
    colour = g.box.cards[p.admin].colour if p.admin else ""
    ones = [die for die in p.dice() if die.value == 1]
    for die in ones:
        die.at = LEAVING
    for verb in ("returns", "returns_colour"):
        for _ in range(p.power(verb)):
            could = [die for die in ones if verb == "returns" or die.colour == colour]
            said = yield "return", lambda could=could: [*named(could), "done"]
            if said == "done":
                continue
            value = yield "return-value", lambda: [f"number:{number}" for number in range(1, 7)]
            die = g.die(said)
            p.put(die, ENTRANCE, int(value[7:]))
            die.vip = die.vip and verb == "returns"
            ones.remove(die)
    for die in ones:
        leave(g, p, die)


def judge(g):
    """D9.6"""
    if not g.alone:
        return
    p = g.players[0]
    tasks = [g.box.tasks[name] for name, number in g.goals.items() if number == g.round]
    missed = [task for task in tasks if not all(holds(measure(g, p, what), how, n) for how, what, n in task.measures)]
    if missed:
        space = next(row["red_stars"] for row in g.overlay if row["round"] == g.round)
        g.missed += sum(space + task.red_stars for task in missed)


def holds(count, how, bound):
    return count >= bound if how == "at_least" else count <= bound


def clear_up(g):
    """D6.5 to D6.9"""
    for p in g.players:
        left = g.players[(p.seat + 1) % len(g.players)]
        for name in p.played:
            if g.alone or "leaves" in g.box.cards[name].effect:
                g.gone[name] += 1
            else:
                left.hand.append(name)
    for p in g.players:
        p.played, p.abilities = [], ()
        p.ready_maps = p.maps
        p.mascots = [[name, 0] for name, _ in p.mascots]
        for spot in p.park.values():
            spot.cubes = 0
    for die in g.dice:
        die.wild = False
        if isinstance(die.at, int):
            die.back()
    g.taken = set()
    g.fill_rails()
    g.trash += g.display
    g.skill_trash += g.skill_display
    g.deal()


def end(g):
    """D6.10"""
    for p in g.players:
        p.stars += p.money // (g.numbers["money_per_star"] - p.power("cheaper_stars"))


def standing(p):
    """Who is ahead: stars, then guests left, then money."""
    ones = sum(1 for die in p.dice() if die.value == 1)
    agents = sum(1 for name in p.abilities if name == "ticket_agent")
    return p.stars, len(p.dice()) - ones + min(ones, agents), p.money


def ranking(g):
    """Places from 1, ties shared."""
    found = [standing(p) for p in g.players]
    return [1 + sum(1 for other in found if other > own) for own in found]


def target(g):
    return g.overlay[0]["target"] + g.missed
