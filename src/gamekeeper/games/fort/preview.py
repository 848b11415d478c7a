"""What an answer would do, for people to see before they choose; worked out for prompts only."""

from __future__ import annotations

from mypy_extensions import i64

from gamekeeper.core.ids import Params
from gamekeeper.games.fort.cards import hand_of, icons
from gamekeeper.games.fort.choices import Tried
from gamekeeper.games.fort.components import ANY, NONE, STUFF, SUIT_COUNT
from gamekeeper.games.fort.ending import rule_points
from gamekeeper.games.fort.follow import matching
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.sketch import Sketch, least, set_cost, sketch_of
from gamekeeper.games.fort.solve import gained, headline
from gamekeeper.games.fort.state import ICONS, PACK_PIZZA, PACK_TOYS, PIZZA, TOYS, FortState
from gamekeeper.games.fort.texts import SUITS
from gamekeeper.games.fort.use import Chooser


def verb_of(t: Setting, act: i64) -> int:
    """The verb an action is for."""
    return int(t.box.verb[headline(t.box, act)])


def left(s: FortState) -> i64:
    """How many more times the question will come, this time included."""
    if s.paying != 0:
        return s.pay_pizza + s.pay_toys + s.pay_any
    return s.repeats - s.repeat


def counted(t: Setting, s: FortState, seat: i64) -> i64:
    """Icons that count without more."""
    return Chooser(t, s, seat).base(s.act, s.suit)


# --- playing ----------------------------------------------------------------------------------------


def play(t: Setting, s: FortState, seat: i64, kind: i64) -> Params:
    """What each action of a card would do if it were played and used first."""
    chooser = Chooser(t, s, seat)
    chooser.sketch.hand -= 1
    result: Params = {}
    for which, name in enumerate(("public", "private")):
        act = kind * 2 + which
        now, full = now_of(chooser, act)
        result[name] = now if chooser.in_part(act) else -1
        result[f"{name}-full"] = full
        result[f"{name}-best"] = best_of(chooser, act, kind)
    return result


def use(t: Setting, s: FortState, seat: i64, which: i64) -> Params:
    """What an action of the card in play would do next."""
    chooser = Chooser(t, s, seat)
    act = chooser.kind * 2 + which
    now, full = now_of(chooser, act)
    return {"gain": now, "full": full, "best": best_of(chooser, act, NONE)}


def suits(chooser: Chooser, act: i64) -> list[i64]:
    """The suits an action can count: NONE for one without (F4.5)."""
    need = i64(chooser.box.needs[act])
    return [need] if need != ANY else [i64(suit) for suit in range(SUIT_COUNT)]


def now_of(chooser: Chooser, act: i64) -> tuple[int, int]:
    """What an action would do with the fewest icons it can count, and whether fully."""
    best, full = 0, 0
    for suit in suits(chooser, act):
        base = chooser.base(act, suit) if suit != NONE else i64(0)
        if suit == NONE or base > 0:
            for resource in resources(chooser, act):
                best = max(best, int(gained(chooser, chooser.sketch, act, base, resource)))
                full = max(full, 1 if chooser.full(act, base, resource, 0) else 0)
    return best, full


def best_of(chooser: Chooser, act: i64, played: i64) -> int:
    """What an action could do with every icon in hand and lookout."""
    best = 0
    for suit in suits(chooser, act):
        count = most_icons(chooser, act, suit, played) if suit != NONE else i64(0)
        if suit == NONE or count > 0:
            for resource in resources(chooser, act):
                best = max(best, int(gained(chooser, chooser.sketch, act, count, resource)))
    return best


def most_icons(chooser: Chooser, act: i64, suit: i64, played: i64) -> i64:
    """All icons an action could count; one card of the kind `played` is not in hand any more."""
    total = chooser.base(act, suit) + chooser.s.number(chooser.seat, ICONS + suit)
    for card in hand_of(chooser.s, chooser.seat):
        kind = i64(chooser.box.kind_of[i64(card)])
        if kind == played:
            played = NONE
        else:
            total += icons(chooser.box, kind, suit)
    return total


def resources(chooser: Chooser, act: i64) -> list[i64]:
    """The resources an action may take: the one chosen, both, or none."""
    if i64(chooser.box.resource[act]) == 0:
        return [0]
    if chooser.s.act == act and chooser.s.resource != 0:
        return [chooser.s.resource]
    return [1, 2]


def gain_of(chooser: Chooser, count: i64, resource: i64, cards: i64) -> Params:
    """What the action being prepared would do with so many icons."""
    act = chooser.s.act
    chooser.sketch.hand -= cards
    result: Params = {
        "gain": int(gained(chooser, chooser.sketch, act, count, resource)),
        "full": 1 if chooser.full(act, count, resource, 0) else 0,
    }
    chooser.sketch.hand += cards
    return result


def resource(t: Setting, s: FortState, seat: i64, kind: i64) -> Params:
    """What an action would do taking this kind of resource."""
    chooser = Chooser(t, s, seat)
    if seat != s.turn_seat:
        return gain_of(chooser, s.count, kind, 0)
    need = i64(t.box.needs[s.act])
    count = chooser.base(s.act, need) if need < SUIT_COUNT else i64(1 if need == ANY else 0)
    return gain_of(chooser, count, kind, 0)


def suit(t: Setting, s: FortState, seat: i64, number: i64) -> Params:
    """What an action would do counting this suit."""
    chooser = Chooser(t, s, seat)
    count, cards = chooser.least_count(s.act, number)
    return {"count": int(count), **gain_of(chooser, count, s.resource, cards)}


def add(t: Setting, s: FortState, seat: i64, kind: i64) -> Params:
    """What an action would do with one more card added."""
    chooser = Chooser(t, s, seat)
    found = icons(t.box, kind, s.suit)
    count = chooser.base(s.act, s.suit) + found
    facts: Params = {"suit": SUITS[s.suit], "icons": int(found), "count": int(count)}
    return {**facts, **gain_of(chooser, count, s.resource, 1)}


def go(t: Setting, s: FortState, seat: i64, lookout: i64) -> Params:
    """What an action would do with so many lookout icons counted."""
    chooser = Chooser(t, s, seat)
    count = chooser.base(s.act, s.suit) + lookout
    return {"lookout": int(lookout), "count": int(count), **gain_of(chooser, count, s.resource, 0)}


# --- the rest ---------------------------------------------------------------------------------------


def follow(t: Setting, s: FortState, seat: i64, kind: i64, second: i64) -> Params:
    """What following with a card would bring; `second` 1 for the second card of Copy Cat."""
    act = i64(t.box.kind_of[s.played]) * 2
    sk = sketch_of(t, s, seat)
    sk.hand -= 1
    sk.discard += 1
    count = matching(t, s, kind, act) + (s.count if second == 1 else 0)
    tried = Tried(t, s, seat)
    shown = count if count > 0 else icons(t.box, kind, s.led_suit)
    return {"icons": int(shown), "gain": follow_gain(t, s, tried, sk, count)}


def follow_gain(t: Setting, s: FortState, tried: Tried, sk: Sketch, count: i64) -> int:
    """The most a follower can gain, by either resource where that is open."""
    act = i64(t.box.kind_of[s.played]) * 2
    if i64(t.box.resource[act]) == 0:
        return int(gained(tried, sk, act, count, 0))
    kinds: list[i64] = [s.led_resource] if s.led_resource != 0 else [1, 2]
    return max(int(gained(tried, sk, act, count, kind)) for kind in kinds)


def diy_cost(t: Setting, s: FortState, seat: i64) -> Params:
    """What DIY costs now."""
    sk = sketch_of(t, s, seat)
    set_cost(t.box, sk, 1)
    return {"pizza": int(sk.pay_pizza), "toy": int(sk.pay_toys), "any": int(sk.pay_any)}


def rule_worth(t: Setting, s: FortState, seat: i64, rule: i64) -> int:
    """What a made-up rule would give its taker now."""
    return int(rule_points(t, s, seat, rule))


def copied(s: FortState, seat: i64, rival: i64) -> Params:
    """What copying a rival's pack would bring."""
    pizza = least(s.number(rival, PACK_PIZZA), least(STUFF - s.number(seat, PIZZA), s.supply_pizza))
    toys = least(s.number(rival, PACK_TOYS), least(STUFF - s.number(seat, TOYS), s.supply_toys))
    return {"pizza": int(pizza), "toys": int(toys)}
