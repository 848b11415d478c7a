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
        kinds = [i64(kind) for kind in range(box.kinds)]
        effects = [words(box, kind) for kind in kinds]
        lasts = [lasted(box, kind) for kind in kinds]
        speeds = [speedy(box, kind) if lasts[kind] != 0 else 0 for kind in kinds]
        risks = [cost(box, kind, RISK) for kind in kinds]
        self.brings = listed([max(brought(effect), 0) for effect in effects])  # [kind] → once, when it takes effect
        self.lasts = listed(lasts)  # [kind] → every turn while it is in play
        self.helps = listed([helped(box, kind) for kind in kinds])  # [kind] → every turn, if all outside play were so
        # at first sight, turns in thousandths
        self.speeds = listed(speeds)  # [kind] → speed in play
        self.eases = listed([lasts[kind] - speeds[kind] * int(PER_SPEED) for kind in kinds])  # [kind] → the rest of it
        self.moves = listed([last([1 + word.amount for word in effect if word.moves > 0], 0) for effect in effects])
        self.times = listed([last([word.moves for word in effect if word.moves > 0], 1) for effect in effects])
        self.buys = listed([last([word.buys for word in effect if word.buys > 0], 0) for effect in effects])
        self.gives = listed([sum(word.rated(GIVES) for word in effect) for effect in effects])  # [kind] → by all else
        self.dear = listed([dear(box, kind) for kind in kinds])  # [kind] → turns it costs, conditions as usual
        self.chances = listed([1000 * 3**risk // 4**risk for risk in risks])  # [kind] → that its risk is paid, ‰
        self.rated = listed(list(LASTS))  # traits of a team that bring something every turn
        self.rates = listed(list(LASTS.values()))  # and what, speed apart


class Word:
    """One word of an effect: how often its move counts, how many cards of the supply, 0 for none."""

    def __init__(self, effects: Effects, atom: i64) -> None:
        self.verb = int(effects.verb[atom])
        self.amount = int(effects.amount[atom])
        self.dogs = DOGS if effects.count[effects.segment_of[atom]] == language.PER_DOG else 1
        self.moves = self.verb - language.MOVE + 1 if language.MOVE <= self.verb <= language.DOUBLE_MOVE else 0
        self.buys = min(max(1, self.amount), SOME) if language.TAKE <= self.verb <= language.TRADE_HAND else 0

    def rated(self, rates: dict[int, int]) -> int:
        """What its amount comes to."""
        return rates.get(self.verb, 0) * max(1, min(self.amount, MOST))


def words(box: Components, kind: i64) -> list[Word]:
    """What an effect says."""
    return [Word(box.effects, i64(atom)) for atom in range(box.effects.first[kind], box.effects.first[kind + 1])]


def last(numbers: list[int], missing: int) -> int:
    """The last of some numbers."""
    return numbers[-1] if numbers else missing


def brought(effect: list[Word]) -> int:
    """What an effect brings once."""
    return sum(word.rated(BRINGS) * word.dogs + (MOVING + word.amount * int(SQUARE)) * word.moves for word in effect)


def lasted(box: Components, kind: i64) -> int:
    """What a dog or an attachment brings every turn."""
    if box.type[kind] not in (DOG, ATTACHMENT):
        return 0
    rest = sum(rate * int(box.trait(kind, i64(trait))) for trait, rate in LASTS.items())
    return rest + speedy(box, kind) * int(PER_SPEED)


def speedy(box: Components, kind: i64) -> int:
    """Speed by a dog or an attachment, beside some others."""
    speed = box.trait(kind, language.SPEED) + 2 * box.trait(kind, language.SPEED_PER_OTHER)
    return int(speed + 4 * box.trait(kind, language.DOUBLES_SPEED))


def cost(box: Components, kind: i64, which: i64) -> int:
    """A printed cost, the whole hand as some cards."""
    printed = int(box.costs[kind * COSTS + which])
    return ALL_IS if printed == ALL_ENERGY else printed


def dear(box: Components, kind: i64) -> int:
    """Turns that a card's energy and health cost."""
    costs = [cost(box, kind, i64(which)) for which in range(len(DEAR))]
    return sum(less * (paid + USUAL) for less, paid in zip(DEAR, costs, strict=True) if paid > 0)


def helped(box: Components, kind: i64) -> int:
    """What a card outside play helps: what it would bring, less what it costs."""
    if box.deck[kind] == DAMAGE:
        return DAMAGE_HELPS
    less = sum(each * cost(box, kind, i64(which)) for which, each in enumerate(COSTS_LESS))
    return brought(words(box, kind)) // 4 + lasted(box, kind) * 3 // 2 - less


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
