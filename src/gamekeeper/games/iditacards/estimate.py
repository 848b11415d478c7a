"""What a position is worth to a seat, in thousandths of a turn, by what that seat may know.

The race is read as time: how many turns a team still needs, leg by leg at its speed. What it holds, what the weather
gives and what conditions threaten are squares it is ahead or behind by. A seat is worth how much sooner than the others
it would be there; alone, how few turns it takes.

The weights are round numbers, guided by a linear fit of what 28,600 turns of races by bots were followed by and by
playing; docs/decisions/009 has the figures, and how little hangs on each of them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from gamekeeper.core.corner import ARGUMENT_SHIFT
from gamekeeper.core.ids import Seat
from gamekeeper.core.lists import sort
from gamekeeper.core.picks import LEFT
from gamekeeper.core.zone_table import SPAN
from gamekeeper.games.iditacards import agenda, language, moving
from gamekeeper.games.iditacards.components import COSTS, ENERGY, MOVEMENT, RISK, VERBS
from gamekeeper.games.iditacards.day import hand_size
from gamekeeper.games.iditacards.fields import SledState
from gamekeeper.games.iditacards.moving import is_immune, is_stormbound, leg_of, team_speed, total
from gamekeeper.games.iditacards.places import DECK, DISCARD, GEAR, HAND, LOOK, STACK, SUPPLY, TEAM
from gamekeeper.games.iditacards.setting import TABLES, Setting
from gamekeeper.games.iditacards.values import SQUARE, TURN, Paces

PARTS: Final = ("position", "engine", "conditions", "deck", "hand", "pending")
POSITION: Final[i64] = 0
LASTING: Final = (1, 3, 5)  # what goes on bringing squares: team, deck, pending cards
FEATURES: Final = [
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

WON: Final[i64] = 200_000
RIVALS: Final[i64] = 700  # what the others' time counts, per mille
BASE: Final[i64] = 1900  # squares a turn without any speed
PER_HELD: Final[i64] = 500  # a card in hand
PER_MOVE: Final[i64] = 300  # more for a movement card, and for each square that it goes by speed
PER_MOVE_SPEED: Final[i64] = 250
PER_FREE: Final[i64] = 200  # more for one without energy
PER_DECK: Final[i64] = 60  # a card that is still to be drawn
PER_RIVAL_HELD: Final[i64] = 700
PER_WEATHER: Final[i64] = 1500  # a point of the weather's speed
PER_STAY: Final[i64] = 400  # more for each card that lets stay in it for nothing
PER_STORM: Final[i64] = 3000  # less in a storm for each square of an advance
ANY_WEATHER: Final[i64] = 2000  # before the die is rolled
PER_CONDITION: Final[i64] = 300
PER_SQUARED: Final[i64] = 150
SAFE: Final[i64] = 4
DANGER: Final[i64] = 2000  # times the square of what a condition is above that
DANGER_ALONE: Final[i64] = 5000
CHANCE: Final[i64] = 500  # that a payment of risk succeeds, per mille
PROMISED: Final[i64] = 700  # what a pending card counts of what it would bring, per mille
RIVAL_PENDING: Final[i64] = 3000


def worth(t: Setting, s: SledState, seat: i64) -> i64:
    """The sum of all parts."""
    return sum((part for part in parts(t, s, seat)), i64(0))


def parts(t: Setting, s: SledState, seat: i64) -> vec[i64]:
    """What the position is worth, part by part as in PARTS."""
    result = own(t, s, seat, i64(s.position[seat]))
    if t.seats == 1:  # I11 fewer turns are better
        result[POSITION] = result[POSITION] - s.turns * TURN
        if s.ending == moving.ENDED_DEATH:
            result[POSITION] = result[POSITION] - WON
        return result
    soonest, together, ahead = WON, i64(0), i64(0)
    for other in t.others(seat):
        time, square = rival_time(t, s, other), i64(s.position[other])
        together += time
        soonest = time if time < soonest else soonest
        ahead = square if square > ahead else ahead
    result[POSITION] = result[POSITION] + (soonest + together // (t.seats - 1)) * RIVALS // 2000
    mine = i64(s.position[seat])
    if s.ending != 0 and mine != ahead:
        result[POSITION] = result[POSITION] + (WON if mine > ahead else -WON)
    return result


def told(t: Setting, s: SledState, seat: i64) -> vec[i64]:
    """The parts as hints speak of them: what lasts by half of the trail, wherever it stands; all else is position."""
    result, half = parts(t, s, seat), own(t, s, seat, t.finish // 2)
    for part in LASTING:
        result[POSITION] = result[POSITION] + result[part] - half[part]
        result[part] = half[part]
    return result


# --- time ------------------------------------------------------------------------------------------


def pace(t: Setting, s: SledState, seat: i64) -> i64:
    """Squares a turn, in thousandths, without speed: what else a team does helps to play cards."""
    result, place, first = BASE, i64(0), seat * VERBS
    does, rates = s.does, t.values.rates
    for trait in t.values.rated:
        result += rates[place] * i64(does[first + trait])
        place += 1
    return result


def paces_of(t: Setting, s: SledState, seat: i64, speed: i64, plain: i64) -> Paces:
    """I7.1 Those of a player's team, were it so fast."""
    times = moving.times_of(s, seat)
    dogs, speed = total(s, seat, language.COUNTS) * times, speed * times
    place = (plain ^ speed << 6 ^ dogs << 3) & (TABLES - 1)
    result = t.paces[place]
    if result.plain != plain or result.speed != speed or result.dogs != dogs:
        result = t.paces[place] = Paces(t.leg_at, t.first_of, t.box.leg_traits, dogs, speed, plain)
    return result


def time_left(t: Setting, s: SledState, seat: i64, speed: i64, plain: i64) -> i64:
    """Turns to the finish, leg by leg, at a speed and at what a team covers without."""
    return paces_of(t, s, seat, speed, plain).between(i64(s.position[seat]), t.finish)


def joins(s: SledState, seat: i64) -> bool:
    """I5.1 Whether a seat takes part in the new day that is beginning."""
    return (s.joined >> seat) & 1 == 1


def hand_of(t: Setting, s: SledState, seat: i64) -> i64:
    """How many cards a seat holds, or will when the new day has begun that it joins."""
    return hand_size(t, s, seat) if joins(s, seat) else s.count(HAND + seat)


def rival_time(t: Setting, s: SledState, seat: i64) -> i64:
    """Turns somebody else needs, by what everybody sees."""
    if i64(s.position[seat]) >= t.finish:
        return 0
    speed, plain = team_speed(t, s, seat), pace(t, s, seat)
    ahead = hand_of(t, s, seat) * PER_RIVAL_HELD + tempo(t, s, seat, speed) - conditions(t, s, seat)
    if s.count(STACK + seat) > 0 and not joins(s, seat):
        ahead += RIVAL_PENDING
    paces = paces_of(t, s, seat, speed, plain)
    return paces.between(i64(s.position[seat]), t.finish) - ahead * TURN // paces.on[leg_of(t, s, seat)]


# --- the parts -------------------------------------------------------------------------------------


def own(t: Setting, s: SledState, seat: i64, square: i64) -> vec[i64]:
    """Turns a seat needs from a square, as parts; the first is what it would need with the dogs at home."""
    to_go = (t.finish - square) * SQUARE
    if to_go <= 0:
        return vec[i64]([0, 0, 0, 0, 0, 0])
    speed, plain = team_speed(t, s, seat), pace(t, s, seat)
    alone = paces_of(t, s, seat, 0, BASE).between(square, t.finish)
    with_team = paces_of(t, s, seat, speed, plain).between(square, t.finish)
    plain += deck(t, s, seat)
    with_deck = paces_of(t, s, seat, speed, plain).between(square, t.finish)
    lasts, brings = promised(t, s, seat)
    paces = paces_of(t, s, seat, speed, plain + lasts)
    time, here = paces.between(square, t.finish), paces.on[leg_of(t, s, seat)]
    threat = -conditions(t, s, seat) * TURN // here
    held = at_most(hand(t, s, seat, speed) + tempo(t, s, seat, speed), to_go) * TURN // here
    pending = with_deck - time + at_most(brings, to_go) * TURN // here
    return vec[i64]([-alone, alone - with_team, threat, with_team - with_deck, held, pending])


def at_most(squares: i64, to_go: i64) -> i64:
    """What is not there yet is worth half of the way at most."""
    return squares if squares * 2 < to_go else to_go // 2


def conditions(t: Setting, s: SledState, seat: i64) -> i64:
    """I8.2 Squares that hypothermia and starvation may cost; the last steps are the worst, above all alone."""
    result: i64 = 0
    for which in range(moving.COLD, moving.HUNGER + 1):
        level = i64(moving.meter(s, which)[seat])
        result += level * PER_CONDITION + level * level * PER_SQUARED
        if level > SAFE:
            result += (level - SAFE) * (level - SAFE) * (DANGER if t.seats > 1 else DANGER_ALONE)
    return result


def deck(t: Setting, s: SledState, seat: i64) -> i64:
    """Squares a turn by the mean of all own cards outside play; whose cards are whose is public."""
    kinds, following, helps = t.zones.kind_of, s.next, t.values.helps
    count, result = i64(0), i64(0)
    place = DECK + seat
    while place < LOOK:  # deck, hand, discard pile and stack
        card = s.top(place)
        while card >= 0:
            result += helps[i64(kinds[card])]
            count += 1
            card = i64(following[card])
        place += SPAN
    for help_ in bought(t, s, seat):
        result += help_
        count += 1
    return result // count if count > 0 else result


def bought(t: Setting, s: SledState, seat: i64) -> vec[i64]:
    """I10 What the cards of the supply help that are being taken: the best of them. Before it is filled, none."""
    if i64(s.kind()) != agenda.TAKE or s.turn_seat != seat:
        return vec[i64]()
    result = vec[i64]([t.values.helps[t.kind(i64(card))] for card in s.cards_at(SUPPLY)])
    sort(result)
    return result[i64(len(result)) - (s.argument() & LEFT) :]


def promised(t: Setting, s: SledState, seat: i64) -> tuple[i64, i64]:
    """What pending cards, and one that is being paid for, would bring: every turn, and once."""
    lasts, brings = i64(0), i64(0)
    if joins(s, seat):
        return lasts, brings
    owed = energy_owed(s, seat) > 0
    card = s.top(STACK + seat)
    while card >= 0:
        kind, risk = t.kind(card), i64(s.mark[card])
        if owed:
            risk = t.box.costs[kind * COSTS + RISK]
        if owed or risk > 0:
            chance = CHANCE
            if risk > 0:
                chance = CHANCE * 2 // (1 + risk)
            lasts += t.values.lasts[kind] * chance // 1000
            brings += t.values.brings[kind] * chance // 1000 * PROMISED // 1000
        owed = False
        card = i64(s.next[card])
    return lasts, brings


def energy_owed(s: SledState, seat: i64) -> i64:
    """I3.1 Cards that have yet to be discarded for the card on top of the stack."""
    if i64(s.kind()) == agenda.ENERGY and s.turn_seat == seat:
        return s.argument() & LEFT
    return 0


def hand(t: Setting, s: SledState, seat: i64, speed: i64) -> i64:
    """Squares that cards in hand and deck are ahead by; of a hand that is still to be drawn the usual."""
    kinds, following, types, costs = t.zones.kind_of, s.next, t.box.type, t.box.costs
    held, left = s.count(HAND + seat), s.count(DECK + seat)
    if joins(s, seat):
        usual = PER_HELD + PER_MOVE // 5 + PER_FREE // 4
        return hand_size(t, s, seat) * usual + left * PER_DECK
    result = (held - energy_owed(s, seat)) * PER_HELD + left * PER_DECK
    free = PER_FREE
    if s.joined == 0 and not is_immune(t, s, seat):
        free += t.box.weather_speed[s.weather] * PER_STAY
    card = s.top(HAND + seat)
    while card >= 0:
        kind = i64(kinds[card])
        if types[kind] == MOVEMENT:
            result += PER_MOVE + PER_MOVE_SPEED * (speed + 1)
        if costs[kind * COSTS + ENERGY] == 0:
            result += free
        card = i64(following[card])
    return result


def tempo(t: Setting, s: SledState, seat: i64, speed: i64) -> i64:
    """Squares by the weather, and by an advance that is due."""
    result: i64 = 0
    if not is_immune(t, s, seat):
        if s.joined != 0:
            result = ANY_WEATHER
        elif is_stormbound(t, s, seat):
            result = -PER_STORM * (speed + 1)
        else:
            result = t.box.weather_speed[s.weather] * PER_WEATHER
    if s.ending == 0 and s.turn_seat == seat and s.questions[0] >> ARGUMENT_SHIFT == 0:
        result += (speed + 1) * SQUARE
    return result


# --- how a seat stands -----------------------------------------------------------------------------


def features(t: Setting, s: SledState, seat: i64) -> vec[i64]:
    """The numbers of `FEATURES`, by what the seat may know: what values are learned from."""
    speed = team_speed(t, s, seat)
    move, plain = moving.speed_of(t, s, seat, speed), pace(t, s, seat)
    storm, immune = i64(is_stormbound(t, s, seat)), i64(is_immune(t, s, seat))
    team = vec[i64]([speed, move, plain, s.count(TEAM + seat), s.count(GEAR + seat), storm, immune])
    return extend(extend(extend(own(t, s, seat, i64(s.position[seat])), way(t, s, seat)), team), state(t, s, seat))


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


def state(t: Setting, s: SledState, seat: i64) -> vec[i64]:
    """When it is its turn, its conditions, and where its cards are."""
    wait, asked, joining = (seat - s.turn_seat + t.seats) % t.seats, i64(s.owes(Seat(seat))), i64(joins(s, seat))
    cold, hunger, new_hand = i64(s.cold[seat]), i64(s.hunger[seat]), hand_size(t, s, seat)
    held, left, used = s.count(HAND + seat), s.count(DECK + seat), s.count(DISCARD + seat)
    turn = vec[i64]([t.seats, wait, asked, joining, cold, hunger, held, new_hand, left, used])
    return extend(turn, vec[i64]([s.count(STACK + seat), t.zones.damaged(s, seat)]))
