"""Pizza and toys: gathering, packing, paying, converting, copying (F6.1, F6.2, F6.9, F6.11, F6.12, F6.13)."""

from __future__ import annotations

from mypy_extensions import i64

from gamekeeper.core.ids import EVERYONE, Params
from gamekeeper.games.fort import actions
from gamekeeper.games.fort.components import STUFF
from gamekeeper.games.fort.sketch import least
from gamekeeper.games.fort.state import PACK_PIZZA, PACK_TOYS, PIZZA, TOYS, FortState
from gamekeeper.games.fort.texts import RESOURCES


def gather(s: FortState, seat: i64, resource: i64, number: i64) -> bool:
    """Pizza (1) or toys (2) from the supply to the stuff, as many as there is room and supply for."""
    field = PIZZA if resource == 1 else TOYS
    supply = s.supply_pizza if resource == 1 else s.supply_toys
    got = least(number, least(STUFF - s.number(seat, field), supply))
    if got > 0:
        take(s, seat, resource, got)
        if s.sink is not None:
            tell(s, seat, "gather", {"resource": RESOURCES[resource - 1], "count": int(got)})
    return got == number


def take(s: FortState, seat: i64, resource: i64, number: i64) -> None:
    """Move resources between supply and stuff."""
    s.add_number(seat, PIZZA if resource == 1 else TOYS, number)
    if resource == 1:
        s.supply_pizza -= number
    else:
        s.supply_toys -= number


def tell(s: FortState, seat: i64, key: str, params: Params) -> None:
    """Note an event with the seat's resources as they are now."""
    assert s.sink is not None
    s.sink.emit(
        EVERYONE,
        key,
        {
            "seat": f"seat:{seat}",
            **params,
            "pizza": int(s.number(seat, PIZZA)),
            "toys": int(s.number(seat, TOYS)),
            "pack-pizza": int(s.number(seat, PACK_PIZZA)),
            "pack-toys": int(s.number(seat, PACK_TOYS)),
            "supply": [int(s.supply_pizza), int(s.supply_toys)],
        },
    )


def pack_one(s: FortState, seat: i64, code: i64) -> None:
    """One resource from the stuff, or with Sticky Fingers from the supply, into the pack (F6.2, F10.4)."""
    is_pizza = code in (actions.STUFF_PIZZA, actions.SUPPLY_PIZZA)
    if code in (actions.STUFF_PIZZA, actions.STUFF_TOY):
        s.add_number(seat, PIZZA if is_pizza else TOYS, -1)
    elif is_pizza:
        s.supply_pizza -= 1
    else:
        s.supply_toys -= 1
    s.add_number(seat, PACK_PIZZA if is_pizza else PACK_TOYS, 1)
    if s.sink is not None:
        resource = RESOURCES[0 if is_pizza else 1]
        tell(
            s,
            seat,
            "pack",
            {"resource": resource, "count": 1, "from": source(seat, code), "to": f"pack:{seat}:{resource}"},
        )


def source(seat: i64, code: i64) -> str:
    """The element of a resource where it lies."""
    place, _, resource = actions.FIXED[code].partition(":")
    return f"{place}:{resource}" if place == "supply" else f"{place}:{seat}:{resource}"


def pay_one(s: FortState, seat: i64, code: i64) -> None:
    """One resource of what is to be paid, from stuff or pack to the supply."""
    if s.pay_pizza > 0:
        s.pay_pizza -= 1
    elif s.pay_toys > 0:
        s.pay_toys -= 1
    else:
        s.pay_any -= 1
    is_pizza = code in (actions.STUFF_PIZZA, actions.PACK_PIZZA)
    if code in (actions.STUFF_PIZZA, actions.STUFF_TOY):
        s.add_number(seat, PIZZA if is_pizza else TOYS, -1)
    else:
        s.add_number(seat, PACK_PIZZA if is_pizza else PACK_TOYS, -1)
    if is_pizza:
        s.supply_pizza += 1
    else:
        s.supply_toys += 1
    if s.sink is not None:
        tell(s, seat, "spend", {"resource": RESOURCES[0 if is_pizza else 1], "from": source(seat, code)})


def convert(s: FortState, seat: i64, code: i64) -> None:
    """One resource of stuff or pack becomes the other kind where it lies."""
    is_pizza = code in (actions.STUFF_PIZZA, actions.PACK_PIZZA)
    change: i64 = -1 if is_pizza else 1
    in_stuff = code in (actions.STUFF_PIZZA, actions.STUFF_TOY)
    s.add_number(seat, PIZZA if in_stuff else PACK_PIZZA, change)
    s.add_number(seat, TOYS if in_stuff else PACK_TOYS, -change)
    s.supply_pizza -= change
    s.supply_toys += change
    if s.sink is not None:
        tell(s, seat, "convert", {"resource": RESOURCES[0 if is_pizza else 1], "from": source(seat, code)})


def copy_pack(s: FortState, seat: i64, rival: i64) -> bool:
    """Gain to the stuff what lies in a pack, who loses nothing; whether all of it came."""
    pizza, toys = s.number(rival, PACK_PIZZA), s.number(rival, PACK_TOYS)
    got_pizza = least(pizza, least(STUFF - s.number(seat, PIZZA), s.supply_pizza))
    got_toys = least(toys, least(STUFF - s.number(seat, TOYS), s.supply_toys))
    if got_pizza + got_toys == 0:
        return False
    take(s, seat, 1, got_pizza)
    take(s, seat, 2, got_toys)
    if s.sink is not None:
        tell(s, seat, "copy", {"rival": f"seat:{rival}"})
    return got_pizza == pizza and got_toys == toys
