"""What a position is worth to a seat by what it may know, as a sum of parts in thousandths of a star."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, u8

from gamekeeper.core.ids import Seat
from gamekeeper.core.lists import bit
from gamekeeper.games.dice_theme_park import language, measures, places
from gamekeeper.games.dice_theme_park.agenda import OPERATE, PLAN, UPKEEP
from gamekeeper.games.dice_theme_park.components import (
    ADMIN,
    EFFECT,
    GENERATOR,
    MERCH,
    NO_PRICE,
    SPACES,
    TOP,
    Components,
)
from gamekeeper.games.dice_theme_park.dice import dice_at, dice_of
from gamekeeper.games.dice_theme_park.fields import LEFT, ParkState
from gamekeeper.games.dice_theme_park.measures import compared, is_limit, measure, operated
from gamekeeper.games.dice_theme_park.park import attractions, colour_with, kind_at, of_statues, round_income, upgrades
from gamekeeper.games.dice_theme_park.park import total as traits
from gamekeeper.games.dice_theme_park.places import AWAY, GOALS, LEAVING, MASCOTS, PLAYED
from gamekeeper.games.dice_theme_park.setting import Setting
from gamekeeper.games.dice_theme_park.upkeep import ADMIN_STEPS, rewards, share

PARTS: Final = ("stars", "operating", "money", "guests", "park", "helpers", "goals")
STAR: Final[i64] = 1000
PER_MONEY: Final[i64] = 333
PER_MONEY_LATER: Final[i64] = 190  # more for every round to come
PER_GUEST: Final[i64] = 400  # of one that stays, whatever its value, for every round to come
PER_PIP: Final[i64] = 375  # of a guest that stays, above 1
PER_PIP_LATER: Final[i64] = 168  # more for every round to come
LESS_A_PIP: Final[i64] = 100  # each further pip of a guest is worth so much less: there is less time to use it
PER_LAST_PIP: Final[i64] = 150  # of a guest that leaves unless it is used
PER_PIP_AT_LAST: Final[i64] = 20  # in the last round
RUNS: Final = vec[i64]([950, 850, 620])  # by guests it takes: how often an attraction runs a round, in thousandths
PER_SLOT: Final[i64] = 700  # what a guest of the party would bring elsewhere
LEAST_RUN: Final[i64] = 300  # what any run brings
SECOND_RUN: Final[i64] = 700  # how often the second icon is used, in thousandths of the first
PER_SPACE: Final[i64] = 500  # of a free space for an upgrade, for every round to come
PER_NEIGHBOUR: Final[i64] = 60  # of two attractions beside each other, to each, for every round to come
PER_MAP: Final[i64] = 1500  # for every round to come
PER_MASCOT: Final[i64] = 2300  # for every round to come
PER_TRAIT: Final = {  # of an administrator, each time it does it, for every round to come
    language.RETURNS_COLOUR: 2500,
    language.RECRUIT_LESS: 500,
    language.MAP_LESS: 250,
    language.FRESH: 2500,
    language.LAST_TRAIN: 2500,
    language.SWAPS: 500,
    language.EARLIER: 150,
    language.CHEAPER_STARS: 500,
}
PER_REWARD: Final[i64] = 1800  # the same where they count mascots or what was operated
PER_REWARD_OF_COLOUR: Final[i64] = 300  # and where that is of one colour
PER_PROSPECT: Final[i64] = 400  # of a star that could still be operated for


def parts(t: Setting, s: ParkState, seat: i64, fixed: vec[i64]) -> vec[i64]:
    """What the position is worth beside what others have, part by part as in PARTS."""
    if s.ending != 0:
        lost = s.target * STAR if t.is_solo else i64(0)
        return vec[i64]([i64(s.stars[seat]) * STAR, 0, 0, 0, 0, 0, -lost])
    to_come = t.rounds - s.round
    earned, money = operated(t, s, seat)
    money += i64(s.money[seat]) + income_due(t, s, seat)
    park = fixed[0] if is_fixed(s) and len(fixed) > 0 else of_park(t, s, seat)
    helpers = (i64(s.maps[seat]) * PER_MAP + s.count(MASCOTS + seat) * PER_MASCOT) * runs(t, s)
    goes_on = s.phase == OPERATE and s.owes(Seat(seat))
    dice = dice_of(t, s, seat)
    crowd = guests(t, s, seat, dice) + (prospects(t, s, seat, dice) if goes_on else i64(0))
    purse = money * (PER_MONEY + PER_MONEY_LATER * to_come)
    promised = goals(t, s, seat, fixed) + tenure(t, s, seat) * to_come
    return vec[i64]([i64(s.stars[seat]) * STAR, earned * STAR, purse, crowd, park, helpers, promised])


def runs(t: Setting, s: ParkState) -> i64:
    """In how many rounds parks are still operated, but for this one once it has begun."""
    return t.rounds - s.round + i64(s.phase < OPERATE)


def is_fixed(s: ParkState) -> bool:
    """Whether parks stay as they are: what is operated changes guests alone."""
    return s.phase == OPERATE


def of_park(t: Setting, s: ParkState, seat: i64) -> i64:
    """What attractions promise in the rounds to come, by their guests, upgrades, income and neighbours."""
    tiles, numbers, kinds, tile, result = t.box.tiles, t.box.numbers, t.zones.kind_of, s.tile, i64(0)
    first, to_come, rounds = seat * t.hexes, t.rounds - s.round, runs(t, s)
    for spot in attractions(t, s, seat):
        kind = i64(kinds[i64(tile[spot]) - 1])
        fitted, slots = upgrades(t, s, spot, kind), tiles.slots[kind]
        stars = tiles.stars[kind] + numbers.effect * ((fitted >> EFFECT) & 1)
        coins = numbers.merch * ((fitted >> MERCH) & 1)
        each = max(LEAST_RUN, stars * STAR - slots * PER_SLOT) + coins * coin(rounds)
        often = RUNS[slots - 1] * (1000 + SECOND_RUN * ((fitted >> GENERATOR) & 1)) // 1000
        near = sum((i64(tile[first + other] != 0) for other in t.box.park.near[spot - first]), i64(0))
        result += (each * often // 1000 + near * PER_NEIGHBOUR) * rounds
        result += (tiles.income[kind] * coin(to_come) + room(t, s, spot, kind) * PER_SPACE) * to_come
    return result + of_statues(t, s, seat) * STAR * (to_come + i64(s.phase < UPKEEP))


def income_due(t: Setting, s: ParkState, seat: i64) -> i64:
    """The income that comes as soon as the turn order is known, once the staff lies open."""
    return round_income(t, s, seat) if s.phase == PLAN and s.top(PLAYED + seat) >= 0 else i64(0)


def room(t: Setting, s: ParkState, spot: i64, kind: i64) -> i64:
    """How many upgrades an attraction of a kind has still room for."""
    prices, space, first = t.box.tiles.prices, s.space, spot * SPACES
    return sum(
        (i64(prices[kind * SPACES + one] != NO_PRICE and space[first + one] == 0) for one in range(SPACES)), i64(0)
    )


def coin(times: i64) -> i64:
    """What a coin is worth that comes in each of so many rounds, on average."""
    return PER_MONEY + PER_MONEY_LATER * (times - 1) // 2


def guests(t: Setting, s: ParkState, seat: i64, dice: vec[i64]) -> i64:
    """The guests of a park, by how often they can still be counted on; those that are leaving as if they were there."""
    value, to_come, staying, pips, company = s.value, t.rounds - s.round, i64(0), i64(0), i64(0)
    tired = i64(len(dice_at(s, LEAVING + seat))) if s.phase == UPKEEP else i64(0)
    for die in dice:
        if value[die] > 1:
            staying += guest(i64(value[die]), to_come)
            pips += i64(value[die])
            company += PER_GUEST
        else:
            tired += 1
    company *= runs(t, s)
    if to_come == 0:
        return company + (pips + tired) * PER_PIP_AT_LAST
    back = returning(t, s, seat, tired) if tired > 0 else i64(0)
    return company + staying + tired * PER_LAST_PIP + back * guest(TOP, to_come)


def returning(t: Setting, s: ParkState, seat: i64, tired: i64) -> i64:
    """D6.4 How many of the guests that would leave come back."""
    back, colour = traits(t, s, seat, language.RETURNS), colour_with(t, s, seat, language.RETURNS_COLOUR)
    if back < tired and colour >= 0:
        back += i64(any(s.value[die] == 1 and t.colour(die) == colour for die in dice_of(t, s, seat)))
    return min(back, tired)


def tenure(t: Setting, s: ParkState, seat: i64) -> i64:
    """What the administrator does in a round to come."""
    card = s.top(places.ADMIN + seat)
    return t.tenures[t.row(card)] if card >= 0 else i64(0)


def tenures(box: Components) -> vec[i64]:
    """[administrator] → what it does in a round to come."""
    result, admins = vec[i64](), box.kinds[ADMIN]
    for kind in range(admins.first, admins.end):
        row = i64(box.row_of[kind])
        worth = sum((box.trait(kind, i64(trait)) * i64(each) for trait, each in PER_TRAIT.items()), i64(0))
        if box.steps[row * ADMIN_STEPS] > 0:
            word = i64(box.rewards.verb[box.rewards.first[row]])
            worth += PER_REWARD if word in (language.MASCOTS, language.OPERATED) else PER_REWARD_OF_COLOUR
        result = append(result, worth)
    return result


def guest(value: i64, to_come: i64) -> i64:
    """One that stays, by its value and the rounds to come."""
    uses = value - 1
    return uses * (PER_PIP + PER_PIP_LATER * to_come) - uses * (uses - 1) // 2 * LESS_A_PIP


def prospects(t: Setting, s: ParkState, seat: i64, dice: vec[i64]) -> i64:
    """What could still be operated: attractions by how many of the park's dice they want are there, or beside."""
    tiles, at, cubes = t.box.tiles, s.at, s.cubes
    first, result = seat * t.hexes, i64(0)
    marks = vec[i64]([bit(look(t, s, die)) for die in dice], capacity=24)
    for spot in attractions(t, s, seat):
        kind = kind_at(t, s, spot)
        fitted = upgrades(t, s, spot, kind)
        if i64(cubes[spot]) > (fitted >> GENERATOR) & 1:  # every icon is used
            continue
        stars = tiles.stars[kind] + t.box.numbers.effect * ((fitted >> EFFECT) & 1)
        slots, around, wanted = tiles.slots[kind], t.box.park.beside[spot - first], tiles.wanted[kind]
        here, near = i64(0), i64(0)
        for place in range(i64(len(dice))):
            if marks[place] & wanted != 0:
                where = i64(at[dice[place]])
                here += i64(where == spot)
                near += (around >> (where - first)) & 1
        here = min(here, slots)
        ready = 2 * here + min(near, slots - here)
        result += stars * ready * ready * PER_PROSPECT // (4 * slots * slots)
    return result


def look(t: Setting, s: ParkState, die: i64) -> i64:
    """Colour and value of a die as one number (`language.looks`)."""
    return (language.ANY_COLOUR if s.wild[die] == 1 else t.colour(die)) * language.LOOKS + i64(s.value[die])


def wants(t: Setting, s: ParkState, kind: i64, die: i64) -> bool:
    """Whether a die fits any place of a requirement, the others left aside."""
    return (t.box.tiles.wanted[kind] >> look(t, s, die)) & 1 == 1


def goals(t: Setting, s: ParkState, seat: i64, fixed: vec[i64]) -> i64:
    """Goals and objectives as they stand, the administrator's stars of this round, and the target to beat alone."""
    result: i64 = rewards(t, s, seat) * STAR if s.phase < UPKEEP else i64(0)
    if t.is_solo:
        result -= s.target * STAR
    first: i64 = 1
    for card in s.cards_at(GOALS):
        round_, row = i64(s.mark[i64(card)]), t.row(i64(card))
        if t.is_solo:
            if round_ >= s.round:
                result += (t.box.goal_stars[row] + i64(t.space_stars[round_])) * progress(t, s, seat, row, round_)
        elif len(fixed) > 0 and is_near(t, s, row, round_):
            found = fixed[first : first + t.seats]
            if round_ == s.round or not is_fixed(s):
                found[seat] = compared(t, s, seat, t.box.objectives, row)
            result += share(t, found[seat], found) * STAR // (1 + 2 * (round_ - s.round))
            first += t.seats
    return result


def settled(t: Setting, s: ParkState, seat: i64) -> vec[i64]:
    """What a seat's answers in its corner do not change.

    What its park promises, where parks are fixed, else 0; then what all have of what objectives compare,
    [1 + objective * seats + seat], 0 for the seat itself where that may change.
    """
    box, park = t.box, is_fixed(s)
    result = append(vec[i64](capacity=1 + 2 * t.seats), of_park(t, s, seat) if park else i64(0))
    for card in s.cards_at(GOALS) if not t.is_solo else []:
        row, round_ = t.row(i64(card)), i64(s.mark[i64(card)])
        if is_near(t, s, row, round_):
            for one in range(t.seats):
                is_known = one != seat or (park and round_ > s.round)
                result = append(result, compared(t, s, one, box.objectives, row) if is_known else i64(0))
    return result


def is_near(t: Setting, s: ParkState, row: i64, round_: i64) -> bool:
    """Whether an objective is still to be judged, one of a later round only if what it compares stays."""
    effects = t.box.objectives
    if round_ == s.round:
        return s.phase < UPKEEP
    return round_ > s.round and stays(i64(effects.verb[effects.first[row]]))


def progress(t: Setting, s: ParkState, seat: i64, row: i64, round_: i64) -> i64:
    """How far a goal is on its way, in thousandths; of a later round only what stays counts, and half.

    D9.6 A goal of this round is judged when those at 1 have left (D6.4), so they are counted as gone.
    """
    if round_ > s.round or s.phase > OPERATE or s.round == t.rounds:
        return way(t, s, seat, row, round_)
    at, tired = s.at, vec[i64]([die for die in dice_of(t, s, seat) if s.value[die] == 1])
    s.at = at[:]
    for die in tired:
        s.at[die] = u8(AWAY)
    s.add_number(seat, LEFT, i64(len(tired)))
    result = way(t, s, seat, row, round_)
    s.add_number(seat, LEFT, -i64(len(tired)))
    s.at = at
    return result


def way(t: Setting, s: ParkState, seat: i64, row: i64, round_: i64) -> i64:
    """How far a goal is on its way by what can be counted in a position."""
    effects, result = t.box.goals, i64(1000)
    for atom in range(effects.first[row], effects.first[row + 1]):
        word = i64(effects.verb[atom])
        if round_ > s.round and not stays(word):
            return 0
        found, wanted = measure(t, s, seat, word), effects.amount[atom]
        if is_limit(effects, atom):
            result = result if found <= wanted else result * (wanted + 1) // (found + 1) * 2 // 3
        else:
            result = result if found >= wanted else result * found // (wanted + 1) * 2 // 3
    return result // 2 if round_ > s.round else result


def stays(word: i64) -> bool:
    """Whether what a word counts is kept from round to round."""
    return language.TILES <= word < language.READY_MAPS


def worth(t: Setting, s: ParkState, seat: i64) -> i64:
    """The sum of all parts, compared with the best of the others."""
    best: i64 = 0
    for other in range(t.seats):
        if other != seat:
            best = max(best, total(t, s, other))
    return total(t, s, seat) - best


def total(t: Setting, s: ParkState, seat: i64) -> i64:
    """The sum of a seat's parts."""
    return summed(t, s, seat, settled(t, s, seat))


def summed(t: Setting, s: ParkState, seat: i64, fixed: vec[i64]) -> i64:
    """The same where what does not change is counted already."""
    return sum((part for part in parts(t, s, seat, fixed)), i64(0))


# --- for learners ------------------------------------------------------------------------------------------

FEATURES: Final = [
    *[f"worth-{part}" for part in PARTS],  # in thousandths of a star
    *("worth-ahead-of-best", "worth-ahead-of-mean", "better-seats", "stars-ahead-of-best"),
    *("seats", "to-come", "phase", "asked", "place"),
    *language.MEASURES.names[1:],
]


def features(t: Setting, s: ParkState, seat: i64) -> vec[i64]:
    """How a seat stands, as the few numbers that values are learned from (`FEATURES`)."""
    out = extend(extend(parts(t, s, seat, settled(t, s, seat)), beside(t, s, seat)), course(t, s, seat))
    out = extend(extend(out, measures.of_dice_and_money(t, s, seat)), measures.of_this_round(t, s, seat))
    out = extend(extend(out, measures.of_tiles(t, s, seat)), measures.of_improvements(t, s, seat))
    return extend(out, measures.of_operating(t, s, seat))


def beside(t: Setting, s: ParkState, seat: i64) -> vec[i64]:
    """How much more it is worth than others, and how many are ahead."""
    own, worths, better, best, stars = total(t, s, seat), i64(0), i64(0), i64(0), i64(0)
    for other in range(t.seats):
        if other != seat:
            theirs = total(t, s, other)
            worths += theirs
            better += i64(theirs > own)
            best, stars = max(best, theirs), max(stars, i64(s.stars[other]))
    count = max(t.seats - 1, i64(1))
    return vec[i64]([own - best, (own * count - worths) // count, better, i64(s.stars[seat]) - stars])


def course(t: Setting, s: ParkState, seat: i64) -> vec[i64]:
    """How far the game has come, and when it is its turn."""
    place: i64 = 0
    while i64(s.order[place]) != seat:
        place += 1
    return vec[i64]([t.seats, t.rounds - s.round, s.phase, i64(s.owes(Seat(seat))), place])
