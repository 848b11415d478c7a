"""How a seat stands, as the few numbers that values are learned from: the parts of the estimate, its way beside the
others', its team, conditions and cards.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from gamekeeper.core.ids import Seat
from gamekeeper.games.iditacards.conditions import is_immune, leg_of
from gamekeeper.games.iditacards.day import hand_size
from gamekeeper.games.iditacards.estimate import PARTS, WON, joins, own, pace, rival_time
from gamekeeper.games.iditacards.fields import SledState
from gamekeeper.games.iditacards.moving import is_stormbound, speed_of, team_speed
from gamekeeper.games.iditacards.places import DECK, DISCARD, GEAR, HAND, STACK, TEAM
from gamekeeper.games.iditacards.setting import Setting

NAMES: Final = [
    # what it is ahead by, in thousandths of a turn
    *PARTS,
    # the way, in squares and in thousandths of a turn
    *("to-go", "ahead-of-best", "ahead-of-mean", "better-seats", "time", "sooner-than-best", "sooner-than-mean", "leg"),
    # the team and the weather
    *("speed", "move", "pace", "dogs", "gear", "storm", "immune"),
    # the turn
    *("seats", "wait", "asked", "new-day"),
    # conditions and cards
    *("hypothermia", "starvation", "held", "new-hand", "left", "discarded", "pending-cards", "damaged"),
]


def features(t: Setting, s: SledState, seat: i64) -> vec[i64]:
    """The numbers of `NAMES`."""
    out = extend(own(t, s, seat), way(t, s, seat))
    return extend(extend(out, team(t, s, seat)), state(t, s, seat))


def way(t: Setting, s: SledState, seat: i64) -> vec[i64]:
    """How far it is, and how much farther for others, by what everybody sees of everybody."""
    square, time = i64(s.position[seat]), rival_time(t, s, seat)
    better, squares, times, best, soonest = i64(0), i64(0), i64(0), i64(0), WON
    for other in t.others(seat):
        theirs, left = i64(s.position[other]), rival_time(t, s, other)
        best, soonest = max(best, theirs), min(soonest, left)
        squares += theirs
        times += left
        better += i64(theirs > square)
    rivals = max(t.seats - 1, i64(1))
    ahead, sooner = (square * rivals - squares) // rivals, (times - time * rivals) // rivals
    leg = leg_of(t, s, seat)
    return vec[i64]([t.finish - square, square - best, ahead, better, time, soonest - time, sooner, leg])


def team(t: Setting, s: SledState, seat: i64) -> vec[i64]:
    """What it moves by, and what the weather is to it."""
    speed = team_speed(t, s, seat)
    move, plain = speed_of(t, s, seat, speed), pace(t, s, seat)
    storm, immune = i64(is_stormbound(t, s, seat)), i64(is_immune(t, s, seat))
    return vec[i64]([speed, move, plain, s.count(TEAM + seat), s.count(GEAR + seat), storm, immune])


def state(t: Setting, s: SledState, seat: i64) -> vec[i64]:
    """When it is its turn, its conditions, and where its cards are."""
    wait, asked, joining = (seat - s.turn_seat + t.seats) % t.seats, i64(s.owes(Seat(seat))), i64(joins(s, seat))
    cold, hunger, new_hand = i64(s.cold[seat]), i64(s.hunger[seat]), hand_size(t, s, seat)
    held, left, used = s.count(HAND + seat), s.count(DECK + seat), s.count(DISCARD + seat)
    turn = vec[i64]([t.seats, wait, asked, joining, cold, hunger, held, new_hand, left, used])
    return extend(turn, vec[i64]([s.count(STACK + seat), t.zones.damaged(s, seat)]))
