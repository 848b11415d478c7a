"""What kinds of cards are good for, as the estimate takes it: worked out once for a box, in thousandths of a square."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamekeeper.games.iditacards import language
from gamekeeper.games.iditacards.components import ALL_ENERGY, ATTACHMENT, COSTS, DAMAGE, DOG, VERBS, Components

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
SQUARE: Final = 1000
MOST: Final = 5  # of an amount that counts
DOGS: Final = 3  # that an effect for each dog is taken for

PER_SPEED: Final[i64] = 1250
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

COSTS_LESS: Final = [350, 200, 250]  # what a card in the deck helps less for each of its energy, health, risk
ALL_IS: Final = 4  # cards that "all" energy is taken for
DAMAGE_HELPS: Final = -3000


class Values:
    """The tables, by kind of card and by trait."""

    def __init__(self, box: Components) -> None:
        self.brings: vec[i64] = vec[i64]()  # [kind] → once, when it takes effect
        self.lasts: vec[i64] = vec[i64]()  # [kind] → every turn while it is in play
        self.helps: vec[i64] = vec[i64]()  # [kind] → every turn, if all cards outside play were like it
        self.rates: vec[i64] = vec[i64]()  # [trait] → every turn, of what a team does, speed apart
        for trait in range(VERBS):
            self.rates = append(self.rates, i64(LASTS.get(int(trait), 0)))
        for kind in range(box.kinds):
            once, lasting = brought(box, int(kind)), lasted(box, kind)
            self.brings = append(self.brings, i64(max(once, 0)))
            self.lasts = append(self.lasts, i64(lasting))
            self.helps = append(self.helps, i64(helped(box, kind, once, lasting)))


def brought(box: Components, kind: int) -> int:
    """What an effect brings once."""
    result, effects = 0, box.effects
    for atom in range(int(effects.atom[effects.segment[kind]]), int(effects.atom[effects.segment[kind + 1]])):
        verb, amount = int(effects.verb[atom]), int(effects.amount[atom])
        times = DOGS if effects.count[effects.segment_of[atom]] == language.PER_DOG else 1
        if language.MOVE <= verb <= language.DOUBLE_MOVE:
            result += (MOVING + amount * SQUARE) * (verb - language.MOVE + 1)
        else:
            result += BRINGS.get(verb, 0) * max(1, min(amount, MOST)) * times
    return result


def lasted(box: Components, kind: i64) -> int:
    """What a dog or an attachment brings every turn."""
    if box.type[kind] not in (DOG, ATTACHMENT):
        return 0
    speed = box.trait(kind, language.SPEED) + 2 * box.trait(kind, language.SPEED_PER_OTHER)
    speed += 4 * box.trait(kind, language.DOUBLES_SPEED)
    return int(speed * PER_SPEED) + sum(rate * int(box.trait(kind, i64(trait))) for trait, rate in LASTS.items())


def helped(box: Components, kind: i64, once: int, lasting: int) -> int:
    """What a card outside play helps: what it would bring, less what it costs."""
    if box.deck[kind] == DAMAGE:
        return DAMAGE_HELPS
    result = once // 4 + lasting * 3 // 2
    for which, less in enumerate(COSTS_LESS):
        cost = box.costs[kind * COSTS + which]
        result -= less * (ALL_IS if cost == ALL_ENERGY else int(cost))
    return result
