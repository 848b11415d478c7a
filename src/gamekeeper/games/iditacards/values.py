"""What kinds of cards are good for, as the estimate takes it, and how fast a team is (I7.1): thousandths of a square.

The former is worked out once for a box, the latter is a table for each team's numbers.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gamekeeper.core.effects import Effects
from gamekeeper.core.lists import listed
from gamekeeper.games.iditacards import language
from gamekeeper.games.iditacards.components import ALL_ENERGY, ATTACHMENT, COSTS, DAMAGE, DOG, RISK, VERBS, Components

TURN: Final[i64] = 1000
SQUARE: Final[i64] = 1000
WEATHER: Final[i64] = 900  # more by the weather, as it usually is, where speed counts
SLOWEST: Final[i64] = 700
PER_SPEED: Final[i64] = 1250

BRINGS: Final = {
    language.DRAW: 700,
    language.DESTROY: 1500,
    language.RECOVER: 600,
    language.TAKE: 3000,
    language.TAKE_DOG: 4500,
    language.TRADE_HAND: 6000,
    language.DAMAGE: -2000,
    language.HYPOTHERMIA: -1000,
    language.STARVATION: -1000,
    language.NO_HYPOTHERMIA: 3000,
    language.NO_STARVATION: 3000,
    **dict.fromkeys(range(language.RIVALS_KILL, language.NEW_DAY), 2500),
}
"""Verb → what each of its amount brings once, moves apart."""

MOVING: Final = 3500  # of a move of no squares: speed is added
MOST: Final = 5  # of an amount that counts
DOGS: Final = 3  # that an effect for each dog is taken for

LASTS: Final = {
    language.NEW_DAY_DRAW: 220,
    language.ENERGY_LESS: 250,
    language.HEALTH_LESS: 250,
    language.RISK_LESS: 150,
    language.MOVING_DRAWS: 300,
    language.LEGS_EASED: 80,
    language.COUNTS: 80,
}
"""Trait → what each of it in play brings every turn, speed apart."""

GIVES: Final = {
    language.DRAW: 120,
    language.DESTROY: 200,
    language.RECOVER: 100,
    language.DAMAGE: -350,
    language.HYPOTHERMIA: -300,
    language.STARVATION: -300,
    language.NO_HYPOTHERMIA: 500,
    language.NO_STARVATION: 500,
    language.KILL: -1500,
    **dict.fromkeys(range(language.RIVALS_KILL, language.NEW_DAY), 200),
}
"""Verb → turns in thousandths that each of its amount saves at first sight, moves and cards of the supply apart."""

SOME: Final = 3  # cards of the supply that count
USUAL: Final = 2  # conditions as they usually are
DEAR: Final = [120, 30]  # turns that a card costs for each of its energy and health

COSTS_LESS: Final = [350, 200, 250]  # what a card in the deck helps less for each of its energy, health, risk
ALL_IS: Final = 4  # cards that "all" energy is taken for
DAMAGE_HELPS: Final = -3000


class Values:
    """The tables, by kind of card and by trait."""

    def __init__(self, box: Components) -> None:
        kinds = [Kind(box, i64(kind)) for kind in range(box.kinds)]
        self.brings = listed([max(kind.brings, 0) for kind in kinds])  # [kind] → once, when it takes effect
        self.lasts = listed([kind.lasts for kind in kinds])  # [kind] → every turn while it is in play
        self.helps = listed([kind.helps for kind in kinds])  # [kind] → every turn, if all outside play were so
        # at first sight, turns in thousandths
        self.speeds = listed([kind.speed for kind in kinds])  # [kind] → speed in play
        self.eases = listed([kind.lasts - kind.speed * int(PER_SPEED) for kind in kinds])  # [kind] → the rest of it
        self.moves = listed([kind.moves for kind in kinds])  # [kind] → 1 + squares of its move, 0 for none
        self.times = listed([kind.times for kind in kinds])  # [kind] → how often its move counts
        self.buys = listed([kind.buys for kind in kinds])  # [kind] → cards of the supply
        self.gives = listed([kind.gives for kind in kinds])  # [kind] → by all else
        self.dear = listed([kind.dear for kind in kinds])  # [kind] → turns it costs, conditions as usual
        self.chances = listed([kind.chance for kind in kinds])  # [kind] → that its risk is paid, ‰
        self.rated = listed(list(LASTS))  # traits of a team that bring something every turn
        self.rates = listed(list(LASTS.values()))  # and what, speed apart


class Kind:
    """What a kind of card is good for."""

    def __init__(self, box: Components, kind: i64) -> None:
        self.brings, self.gives, self.moves, self.times, self.buys = 0, 0, 0, 1, 0
        for atom in range(box.effects.first[kind], box.effects.first[kind + 1]):
            self.add_word(box.effects, i64(atom))
        self.speed, self.lasts = 0, 0
        if box.type[kind] in (DOG, ATTACHMENT):  # its speed beside some others
            speed = box.trait(kind, language.SPEED) + 2 * box.trait(kind, language.SPEED_PER_OTHER)
            speed += 4 * box.trait(kind, language.DOUBLES_SPEED)
            self.lasts = sum(rate * int(box.trait(kind, i64(trait))) for trait, rate in LASTS.items())
            self.lasts += int(speed * PER_SPEED)
            self.speed = int(speed) if self.lasts != 0 else 0
        printed = [int(cost) for cost in box.costs[kind * COSTS : (kind + 1) * COSTS]]
        costs = [ALL_IS if cost == ALL_ENERGY else cost for cost in printed]
        self.dear = sum(less * (paid + USUAL) for less, paid in zip(DEAR, costs, strict=False) if paid > 0)
        self.chance: int = 1000 * 3 ** costs[RISK] // 4 ** costs[RISK]
        less = sum(each * cost for each, cost in zip(COSTS_LESS, costs, strict=True))
        self.helps = self.brings // 4 + self.lasts * 3 // 2 - less if box.deck[kind] != DAMAGE else DAMAGE_HELPS

    def add_word(self, effects: Effects, atom: i64) -> None:
        """Count one word of its effect."""
        verb, amount = int(effects.verb[atom]), int(effects.amount[atom])
        counted = max(1, min(amount, MOST))
        dogs = DOGS if effects.count[effects.segment_of[atom]] == language.PER_DOG else 1
        self.brings += BRINGS.get(verb, 0) * counted * dogs
        self.gives += GIVES.get(verb, 0) * counted
        if language.MOVE <= verb <= language.DOUBLE_MOVE:
            self.moves, self.times = 1 + amount, verb - language.MOVE + 1
            self.brings += (MOVING + amount * int(SQUARE)) * self.times
        elif language.TAKE <= verb <= language.TRADE_HAND:
            self.buys = min(max(1, amount), SOME)


# --- how fast a team is ----------------------------------------------------------------------------


class Paces:
    """Of a team of so many dogs, so fast on any leg, that covers `plain` without speed."""

    def __init__(self, leg_at: vec[u8], firsts: vec[u8], traits: vec[i64], dogs: i64, speed: i64, plain: i64) -> None:
        self.leg_at = leg_at
        self.firsts = firsts
        self.dogs = dogs
        self.speed = speed
        self.plain = plain
        self.on: vec[i64] = vec[i64]()  # [leg] → squares a turn, in thousandths
        self.spent: vec[i64] = vec[i64]()  # [leg] → turns to its first square from the race's, in thousandths
        time, before, pace = i64(0), i64(firsts[0]), SLOWEST
        for leg, first in enumerate(firsts):
            time += (i64(first) - before) * SQUARE * TURN // pace
            self.spent = append(self.spent, time)
            ground, before = speed + dogs * traits[leg * VERBS + language.LEG_SPEED_PER_DOG], i64(first)
            is_capped = ground >= 0 and traits[leg * VERBS + language.LEG_NO_BONUS] > 0
            pace = max(SLOWEST, plain if is_capped else plain + ground * PER_SPEED + WEATHER)
            self.on = append(self.on, pace)

    def between(self, square: i64, goal: i64) -> i64:
        """Turns from a square to one ahead of it."""
        leg, last = i64(self.leg_at[square]), i64(self.leg_at[goal])
        if leg == last:
            return (goal - square) * SQUARE * TURN // self.on[leg]
        first = (i64(self.firsts[leg + 1]) - square) * SQUARE * TURN // self.on[leg]
        end = (goal - i64(self.firsts[last])) * SQUARE * TURN // self.on[last]
        return first + self.spent[last] - self.spent[leg + 1] + end
