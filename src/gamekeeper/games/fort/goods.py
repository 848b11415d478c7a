"""Pizza, toys and points: gathering, packing, copying, swapping, scoring (F6.1, F6.2, F6.8, F6.11 to F6.13)."""

from __future__ import annotations

from mypy_extensions import i64

from gamekeeper.core.agenda import Told
from gamekeeper.core.ids import EVERYONE, Params
from gamekeeper.core.texts import Phrase
from gamekeeper.games.fort import actions, fields, questions
from gamekeeper.games.fort.actor import CARRIED, IN_PACK, IN_STUFF, IN_SUPPLY, STICKY_HELPS, UNDONE, Actor, least
from gamekeeper.games.fort.ending import add_points
from gamekeeper.games.fort.texts import RESOURCES
from gamekeeper.games.fort.verbs import PLENTY, Verb, bit


class Gain(Verb):
    """F6.1 Gather: supply → stuff, what there is room for; F4.7 of one kind only."""

    def __init__(self, kind: i64) -> None:
        super().__init__()
        self.kind = kind  # 1 pizza, 2 toys, 0 what was named for the action

    def kind_of(self, a: Actor) -> i64:
        """0 pizza, 1 toys."""
        return (self.kind if self.kind > 0 else a.resource) - 1

    def limit(self, a: Actor) -> i64:
        return a.gain_room(self.kind_of(a))

    def choices(self, a: Actor) -> i64:
        return bit(a.gain_room(self.kind_of(a)), 0)

    def choose(self, a: Actor, choice: i64) -> i64:
        return gain(a, self.kind_of(a), a.all_at_once())

    def tell(self, a: Actor, code: i64) -> None:
        tell_goods(a, "gather", {"resource": RESOURCES[self.kind_of(a)], "count": int(a.done)})


def gain(a: Actor, kind: i64, number: i64) -> i64:
    """Pizza (0) or toys (1) from the supply to the stuff, as far as it goes."""
    got = least(number, a.gain_room(kind))
    a.shift(IN_SUPPLY + kind, IN_STUFF + kind, got)
    a.done += got
    return CARRIED if got == number else UNDONE


class Score(Verb):
    """F6.8 Points on the track."""

    def limit(self, a: Actor) -> i64:
        return PLENTY

    def choose(self, a: Actor, choice: i64) -> i64:
        a.done += a.all_at_once()
        return CARRIED

    def carry(self, a: Actor, code: i64) -> i64:
        add_points(a.t, a.s, a.seat, a.all_at_once())
        return CARRIED


class Goods(Verb):
    """A verb that lets choose a resource where it lies."""

    def facts(self, a: Actor, code: i64) -> Params:
        """Which one, and where."""
        return {"resource": resource_at(code), "from": source(a.seat, code)}

    def told(self, a: Actor, code: i64) -> Told:
        return Told(self.key, self.facts(a, code), [source(a.seat, code)])

    def tell(self, a: Actor, code: i64) -> None:
        tell_goods(a, self.key, self.facts(a, code))

    def why_not(self, a: Actor, code: i64) -> Phrase | None:
        place = a.t.codes.show(code).partition(":")[0]
        return Phrase("why-no-resource", {"resource": resource_at(code), "from": place}, self.rule)


class Pack(Goods):
    """F6.2 One resource stuff → pack; F10.4 with Sticky Fingers from the supply too."""

    def __init__(self) -> None:
        super().__init__(questions.ASK_PACK, "pack", "F6.2", actions.STUFF_PIZZA)

    def limit(self, a: Actor) -> i64:
        loose = a.has[IN_STUFF] + a.has[IN_STUFF + 1]
        if a.is_helped(STICKY_HELPS):
            loose += a.has[IN_SUPPLY] + a.has[IN_SUPPLY + 1]
        return least(a.pack_room(), loose)

    def choices(self, a: Actor) -> i64:
        if a.pack_room() <= 0:
            return 0
        mask = lying(a, IN_STUFF) | lying(a, IN_STUFF + 1)
        if a.is_helped(STICKY_HELPS):
            mask |= lying(a, IN_SUPPLY) | lying(a, IN_SUPPLY + 1)
        return mask

    def choose(self, a: Actor, choice: i64) -> i64:
        a.shift(choice, IN_PACK + (choice & 1), 1)
        a.done += 1
        return CARRIED

    def tell(self, a: Actor, code: i64) -> None:
        facts: Params = {"resource": resource_at(code), "count": 1, "from": source(a.seat, code)}
        tell_goods(a, "pack", {**facts, "to": f"pack:{a.seat}:{resource_at(code)}"})

    def why_not(self, a: Actor, code: i64) -> Phrase | None:
        if code >= actions.SUPPLY_PIZZA and not a.is_helped(STICKY_HELPS):
            return Phrase("why-no-perk", {}, "F10.4")
        return super().why_not(a, code)


class Convert(Goods):
    """F6.13 One resource of stuff or pack becomes the other kind where it lies, if there is supply and room."""

    def __init__(self) -> None:
        super().__init__(questions.ASK_CONVERT, "convert", "F6.13", actions.STUFF_PIZZA)

    def choices(self, a: Actor) -> i64:
        mask: i64 = 0
        kind: i64 = 0
        numbers = a.t.numbers
        while kind < 2:
            if a.has[IN_SUPPLY + 1 - kind] > 0:
                room = (numbers.toys if kind == 0 else numbers.pizza) - a.has[IN_STUFF + 1 - kind]
                mask |= lying(a, IN_PACK + kind) | bit(least(a.has[IN_STUFF + kind], room), IN_STUFF + kind)
            kind += 1
        return mask

    def choose(self, a: Actor, choice: i64) -> i64:
        kind = choice & 1
        a.shift(choice, IN_SUPPLY + kind, 1)
        a.shift(IN_SUPPLY + 1 - kind, choice ^ 1, 1)
        a.done += 1
        return CARRIED

    def told(self, a: Actor, code: i64) -> Told:
        told = super().told(a, code)
        return Told(told.key, {**told.params, "to": resource_at(code + 1)}, told.elements)


class CopyPack(Verb):
    """F6.11 Gain to stuff what lies in the own pack; nobody loses anything. The choice is whose pack it is."""

    def choices(self, a: Actor) -> i64:
        return bit(brings(a, a.seat, 0) + brings(a, a.seat, 1), a.seat)

    def choose(self, a: Actor, choice: i64) -> i64:
        pizza = gain(a, 0, packed(a, choice, 0))
        toys = gain(a, 1, packed(a, choice, 1))
        return CARRIED if pizza == toys == CARRIED else UNDONE

    def fits(self, a: Actor, times: i64) -> i64:
        """Once, where a pack can be copied whole."""
        if times > 1:
            return -1
        mask = self.choices(a)
        for owner in range(a.t.seats):
            if (mask >> owner) & 1 == 1 and is_whole(a, owner):
                return 1
        return 0

    def carry(self, a: Actor, code: i64) -> i64:
        """The event says how much of each kind was gained: there may be too little room for all of a pack."""
        pizza, toys = a.has[IN_STUFF], a.has[IN_STUFF + 1]
        result = super().carry(a, code)
        if a.s.sink is not None:
            facts: Params = {"rival": f"seat:{code - self.first_code}", "gained-pizza": int(a.has[IN_STUFF] - pizza)}
            tell_goods(a, "copy", {**facts, "gained-toys": int(a.has[IN_STUFF + 1] - toys)})
        return result


class CopyRival(CopyPack):
    """F6.12 The same from a rival's pack; one that brings nothing cannot be chosen."""

    def __init__(self) -> None:
        super().__init__(questions.ASK_COPY_RIVAL, "copy-rival", "F6.12", actions.SEAT)

    def choices(self, a: Actor) -> i64:
        mask: i64 = 0
        for rival in range(a.t.seats):
            if rival != a.seat:
                mask |= bit(brings(a, rival, 0) + brings(a, rival, 1), rival)
        return mask

    def told(self, a: Actor, code: i64) -> Told:
        rival = code - actions.SEAT
        facts: Params = {"pizza": int(brings(a, rival, 0)), "toys": int(brings(a, rival, 1))}
        packs = [f"pack:{rival}:{name}" for kind, name in enumerate(RESOURCES) if packed(a, rival, i64(kind)) > 0]
        return Told(self.key, {"rival": f"seat:{rival}", **facts}, packs)

    def why_not(self, a: Actor, code: i64) -> Phrase | None:
        rival = code - actions.SEAT
        if a.seat != rival < a.t.seats and brings(a, rival, 0) + brings(a, rival, 1) > 0:
            return Phrase("why-pack-not-whole", {"rival": f"seat:{rival}"}, "F4.2")
        return Phrase("why-own-pack", {}, self.rule)


def lying(a: Actor, place: i64) -> i64:
    """The bit of a place where a resource lies."""
    return bit(a.has[place], place)


def packed(a: Actor, owner: i64, kind: i64) -> i64:
    """Pizza (0) or toys (1) in a pack, which may be the actor's own."""
    return a.has[IN_PACK + kind] if owner == a.seat else a.s.number(owner, fields.PACK_PIZZA + kind)


def brings(a: Actor, owner: i64, kind: i64) -> i64:
    """How much of it can be gained."""
    return least(packed(a, owner, kind), a.gain_room(kind))


def is_whole(a: Actor, owner: i64) -> bool:
    """Whether all of a pack can be gained."""
    return packed(a, owner, 0) <= a.gain_room(0) and packed(a, owner, 1) <= a.gain_room(1)


# --- telling ------------------------------------------------------------------------------------------


def tell_goods(a: Actor, key: str, params: Params) -> None:
    """Note an event with the seat's resources as they are now."""
    numbers = [int(number) for number in a.has]
    names = ("pizza", "toys", "pack-pizza", "pack-toys")
    goods: Params = {**dict(zip(names, numbers[:IN_SUPPLY], strict=True)), "supply": numbers[IN_SUPPLY : IN_SUPPLY + 2]}
    a.s.emit(EVERYONE, key, {"seat": f"seat:{a.seat}", **params, **goods})


def resource_at(code: i64) -> str:
    """The kind of a resource where it lies."""
    return RESOURCES[(code - actions.STUFF_PIZZA) & 1]


def source(seat: i64, code: i64) -> str:
    """The element of a resource where it lies."""
    place = ["stuff", "pack", "supply"][(code - actions.STUFF_PIZZA) // 2]
    return f"{place}:{resource_at(code)}" if place == "supply" else f"{place}:{seat}:{resource_at(code)}"
