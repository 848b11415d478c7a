"""What kinds of cards are good for, as the estimate takes it: worked out once for a box, in thousandths of a square."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamekeeper.games.iditacards import language
from gamekeeper.games.iditacards.components import ALL_ENERGY, ATTACHMENT, COSTS, DAMAGE, DOG, RISK, Components

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
        self.brings: vec[i64] = vec[i64]()  # [kind] → once, when it takes effect
        self.lasts: vec[i64] = vec[i64]()  # [kind] → every turn while it is in play
        self.helps: vec[i64] = vec[i64]()  # [kind] → every turn, if all cards outside play were like it
        # at first sight, turns in thousandths
        self.speeds: vec[i64] = vec[i64]()  # [kind] → speed in play
        self.eases: vec[i64] = vec[i64]()  # [kind] → squares a turn in play, speed apart
        self.moves: vec[i64] = vec[i64]()  # [kind] → 1 + squares printed, 0 for no move
        self.times: vec[i64] = vec[i64]()  # [kind] → how often a move counts
        self.buys: vec[i64] = vec[i64]()  # [kind] → cards taken of the supply, as far as they count
        self.gives: vec[i64] = vec[i64]()  # [kind] → turns that all else saves
        self.dear: vec[i64] = vec[i64]()  # [kind] → turns that it costs, conditions as they usually are
        self.chances: vec[i64] = vec[i64]()  # [kind] → that its risk is paid, per mille
        self.rated = vec[i64]([i64(trait) for trait in LASTS])  # traits of a team that bring something every turn
        self.rates = vec[i64]([i64(rate) for rate in LASTS.values()])  # and what, speed apart
        for kind in range(box.kinds):
            once, lasting = brought(box, int(kind)), lasted(box, kind)
            self.brings = append(self.brings, i64(max(once, 0)))
            self.lasts = append(self.lasts, i64(lasting))
            self.see(box, kind, lasting)
            self.helps = append(self.helps, i64(helped(box, kind, once, lasting)))

    def see(self, box: Components, kind: i64, lasting: int) -> None:
        """What suggests itself about a kind of card."""
        speed = speedy(box, kind) if lasting != 0 else 0
        moves, times, buys, gives, effects = 0, 1, 0, 0, box.effects
        for atom in range(int(effects.atom[effects.segment[kind]]), int(effects.atom[effects.segment[kind + 1]])):
            verb, amount = int(effects.verb[atom]), int(effects.amount[atom])
            if language.MOVE <= verb <= language.DOUBLE_MOVE:
                moves, times = 1 + amount, verb - language.MOVE + 1
            elif language.TAKE <= verb <= language.TRADE_HAND:
                buys = min(max(1, amount), SOME)
            else:
                gives += GIVES.get(verb, 0) * max(1, min(amount, MOST))
        dear = 0
        for which, less in enumerate(DEAR):
            cost = int(box.costs[kind * COSTS + which])
            dear += less * ((ALL_IS if cost == ALL_ENERGY else cost) + USUAL) if cost > 0 else 0
        self.speeds = append(self.speeds, i64(speed))
        self.eases = append(self.eases, i64(lasting - speed * int(PER_SPEED)))
        self.moves = append(self.moves, i64(moves))
        self.times = append(self.times, i64(times))
        self.buys = append(self.buys, i64(buys))
        self.gives = append(self.gives, i64(gives))
        self.dear = append(self.dear, i64(dear))
        risk = int(box.costs[kind * COSTS + RISK])
        self.chances = append(self.chances, i64(1000 * 3**risk // 4**risk))


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
    return speedy(box, kind) * int(PER_SPEED) + sum(
        rate * int(box.trait(kind, i64(trait))) for trait, rate in LASTS.items()
    )


def speedy(box: Components, kind: i64) -> int:
    """Speed by a dog or an attachment, beside some others."""
    speed = box.trait(kind, language.SPEED) + 2 * box.trait(kind, language.SPEED_PER_OTHER)
    return int(speed + 4 * box.trait(kind, language.DOUBLES_SPEED))


def helped(box: Components, kind: i64, once: int, lasting: int) -> int:
    """What a card outside play helps: what it would bring, less what it costs."""
    if box.deck[kind] == DAMAGE:
        return DAMAGE_HELPS
    result = once // 4 + lasting * 3 // 2
    for which, less in enumerate(COSTS_LESS):
        cost = box.costs[kind * COSTS + which]
        result -= less * (ALL_IS if cost == ALL_ENERGY else int(cost))
    return result
