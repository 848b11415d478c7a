"""How a seat stands, as the few numbers that values are learned from: the game, its points beside the others', its fort
and what it can pay for, what its own cards are good for.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamekeeper.core.ids import Seat
from gamekeeper.games.fort import places
from gamekeeper.games.fort.components import SUIT_BITS
from gamekeeper.games.fort.ending import OWNED, open_points, rule_of, rule_points
from gamekeeper.games.fort.estimate import LOWEST, left
from gamekeeper.games.fort.fields import FOLLOWED, LEVEL, PACK_PIZZA, PACK_TOYS, PIZZA, POINTS, TOYS
from gamekeeper.games.fort.places import PERK_COUNT
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.state import PHASE_FOLLOW, PHASE_PLAY, PHASE_RECRUIT, FortState
from gamekeeper.games.fort.texts import PERKS

NAMES: Final = [
    # the game and the turn
    *("seats", "ahead", "park-deck", "last-round", "wait", "own-turn", "asked", "play", "follow", "recruit", "used"),
    # points beside the others', and the way to the end
    *("points", "points-less-best", "points-less-mean", "better-seats", "to-end", "best-to-end", "macaroni"),
    # the fort, and what is paid of its next level
    *(
        "level",
        "level-less-best",
        "saved",
        "missing",
        "step",
        "pizza",
        "toys",
        "pack-pizza",
        "pack-toys",
        "goods-less-mean",
    ),
    # the cards
    *("lookout", "lookout-less-mean", "cards", "hand", "yard", "fitting", "most-of-a-suit", "deck"),
    *("advances", "hand-advances", "hand-most-of-a-suit", "advances-share", "others-cards"),
    # the made-up rule and the perks
    *("has-rule", "rule-points", *PERKS),
]


def features(t: Setting, s: FortState, seat: i64) -> vec[i64]:
    """The numbers of `NAMES`."""
    out = vec[i64](capacity=i64(len(NAMES)))
    out = course(t, s, seat, out)
    out = standing(t, s, seat, out)
    out = fort(t, s, seat, out)
    out = cards(t, s, seat, out)
    number = rule_of(t, s, seat)
    out = append(out, flag(number >= 0))
    out = append(out, rule_points(t, s, seat, number) if number >= 0 else i64(0))
    for perk in range(PERK_COUNT):
        out = append(out, flag(s.has_perk(seat, perk)))
    return out


def flag(yes: bool) -> i64:
    """1 for yes."""
    return i64(1) if yes else i64(0)


def course(t: Setting, s: FortState, seat: i64, out: vec[i64]) -> vec[i64]:
    """How far the game has come, and how many turns begin before the seat's own."""
    own = seat == s.turn_seat
    out = append(out, t.seats)
    out = append(out, left(t, s))
    out = append(out, s.count(places.PARK_DECK))
    out = append(out, flag(s.last_round > 0))
    out = append(out, (seat - s.turn_seat + t.seats) % t.seats)
    out = append(out, flag(own))
    out = append(out, flag(s.owes(Seat(seat))))
    out = append(out, flag(own and s.phase == PHASE_PLAY))
    out = append(out, flag(not own and s.phase == PHASE_FOLLOW and s.number(seat, FOLLOWED) == 0))
    out = append(out, flag(own and s.phase == PHASE_RECRUIT))
    return append(out, s.used & 3 if own and s.phase == PHASE_PLAY else i64(0))


def standing(t: Setting, s: FortState, seat: i64, out: vec[i64]) -> vec[i64]:
    """Points that all can count, and how near to the end of the track they are."""
    points = open_points(t, s, seat)
    total: i64 = 0
    best: i64 = 0
    better: i64 = 0
    nearest: i64 = 0
    for other in range(t.seats):
        on_track = s.number(other, POINTS)
        nearest = on_track if on_track > nearest else nearest
        if other != seat:
            theirs = open_points(t, s, other)
            total += theirs
            best = theirs if theirs > best else best
            better += flag(theirs > points)
    out = append(out, points)
    out = append(out, points - best)
    out = append(out, (points * (t.seats - 1) - total) // (t.seats - 1))
    out = append(out, better)
    out = append(out, t.numbers.end_points - s.number(seat, POINTS))
    out = append(out, t.numbers.end_points - nearest)
    return append(out, flag(s.macaroni == seat + 1))


def fort(t: Setting, s: FortState, seat: i64, out: vec[i64]) -> vec[i64]:
    """The level, what the next one costs and brings, and what there is to pay with."""
    level, most = s.number(seat, LEVEL), i64(0)
    pizza, toys = s.number(seat, PIZZA), s.number(seat, TOYS)
    pack_pizza, pack_toys = s.number(seat, PACK_PIZZA), s.number(seat, PACK_TOYS)
    goods: i64 = 0
    for other in range(t.seats):
        if other != seat:
            most = s.number(other, LEVEL) if s.number(other, LEVEL) > most else most
            goods += s.number(other, PIZZA) + s.number(other, TOYS)
            goods += s.number(other, PACK_PIZZA) + s.number(other, PACK_TOYS)
    got: i64 = 0
    cost: i64 = 0
    step: i64 = 0
    if level < t.box.top:
        need_pizza, need_toys, rest = t.box.cost_pizza[level + 1], t.box.cost_toy[level + 1], t.box.cost_any[level + 1]
        got_pizza = pizza + pack_pizza if pizza + pack_pizza < need_pizza else need_pizza
        got_toys = toys + pack_toys if toys + pack_toys < need_toys else need_toys
        spare = pizza + pack_pizza - got_pizza + toys + pack_toys - got_toys
        got = got_pizza + got_toys + (spare if spare < rest else rest)
        cost = need_pizza + need_toys + rest
        step = t.box.points[level + 1] - t.box.points[level]
    out = append(out, level)
    out = append(out, level - most)
    out = append(out, got)
    out = append(out, cost - got)
    out = append(out, step)
    out = append(out, pizza)
    out = append(out, toys)
    out = append(out, pack_pizza)
    out = append(out, pack_toys)
    return append(out, ((pizza + toys + pack_pizza + pack_toys) * (t.seats - 1) - goods) // (t.seats - 1))


def cards(t: Setting, s: FortState, seat: i64, out: vec[i64]) -> vec[i64]:
    """How many, how well their suits go together, how many let it advance; in hand, too."""
    kind_of, all_icons, all_plans, following = t.box.kind_of, t.box.suits, t.box.plans, s.next
    icons, hand_icons = i64(0), i64(0)
    count, plans, hand_plans = i64(0), i64(0), i64(0)
    for place in OWNED:
        card = s.top(place + seat)
        while card >= 0:
            kind = i64(kind_of[card])
            count += 1
            icons += all_icons[kind]
            plans += i64(all_plans[kind]) if place != places.LOOKOUT else i64(0)
            if place == places.HAND:
                hand_icons += all_icons[kind]
                hand_plans += i64(all_plans[kind])
            card = i64(following[card])
    lookout = s.count(places.LOOKOUT + seat)
    lookouts: i64 = 0
    others: i64 = 0
    for other in range(t.seats):
        if other != seat:
            lookouts += s.count(places.LOOKOUT + other)
            for place in OWNED:
                others += s.count(place + other)
    squares: i64 = 0
    rest = icons
    while rest > 0:
        squares += (rest & LOWEST) * (rest & LOWEST)
        rest >>= SUIT_BITS
    playable = count - lookout
    out = append(out, lookout)
    out = append(out, (lookout * (t.seats - 1) - lookouts) // (t.seats - 1))
    out = append(out, count)
    out = append(out, s.count(places.HAND + seat))
    out = append(out, s.count(places.YARD + seat))
    out = append(out, squares * 100 // (count * count) if count > 0 else i64(0))
    out = append(out, most_of(icons))
    out = append(out, s.count(places.DECK + seat))
    out = append(out, plans)
    out = append(out, hand_plans)
    out = append(out, most_of(hand_icons))
    out = append(out, plans * 100 // playable if playable > 0 else i64(0))
    return append(out, others)


def most_of(icons: i64) -> i64:
    """Icons of the suit there are most of."""
    most: i64 = 0
    while icons > 0:
        number = icons & LOWEST
        most = number if number > most else most
        icons >>= SUIT_BITS
    return most
