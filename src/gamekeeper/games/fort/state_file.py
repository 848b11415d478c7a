"""Positions as bytes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gamekeeper.core.codec import Reader, Writer
from gamekeeper.core.errors import BadSave
from gamekeeper.games.fort.components import HAND_PLACES, NONE, PARK
from gamekeeper.games.fort.state import EXTRAS, WIDTH, FortState

SAVE_VERSION: Final[i64] = 1


def save(s: FortState) -> bytes:
    """Canonical bytes of all fields."""
    out = Writer()
    out.number(SAVE_VERSION)
    s.save_base(out)
    out.small(s.place)
    out.small(s.public)
    out.small(s.origin)
    out.small(s.hands)
    out.medium(s.board)
    out.small(s.park)
    out.small(s.extras)
    for number in numbers(s):
        out.number(i64(number))
    return out.done()


def numbers(s: FortState) -> list[int]:
    """The whole numbers of a position in the order they are saved."""
    table = [s.park_deck, s.supply_pizza, s.supply_toys, s.turn_seat, s.start_seat, s.turns, s.draft_round, s.rule_pool]
    table += [
        s.macaroni,
        s.last_round,
        s.ending,
        s.stage,
        s.phase,
        s.played,
        s.on_table,
        s.used,
        s.full_done,
        s.trash_played,
    ]
    table += [s.led_suit, s.led_resource, s.follower, s.actor, s.act, s.count, s.suit, s.resource, s.full, s.owing]
    table += [s.least_added, s.segment, s.repeat, s.repeats, s.atom, s.failed, s.paying, s.pay_pizza, s.pay_toys]
    return [int(number) for number in [*table, s.pay_any]]


def load(data: bytes, seats: i64, cards: i64) -> FortState:
    """The position that `save` wrote for such a table; BadSave for anything else."""
    source = Reader(data)
    version = source.number()
    if version != SAVE_VERSION:
        raise BadSave(f"saved position has version {version}, this program reads version {SAVE_VERSION}")
    s = FortState()
    s.load_base(source)
    s.place = source.small(cards)
    s.public = source.small(cards)
    s.origin = source.small(cards)
    s.hands = source.small(seats * HAND_PLACES)
    s.board = source.medium(seats * WIDTH)
    s.park = source.small(PARK)
    s.extras = source.small(EXTRAS)
    load_table(s, source, seats)
    load_card(s, source)
    source.end()
    return s


def load_table(s: FortState, source: Reader, seats: i64) -> None:
    """The numbers of the table and the turn."""
    s.park_deck = source.between(0, 255)
    s.supply_pizza = source.between(0, 255)
    s.supply_toys = source.between(0, 255)
    s.turn_seat = source.between(0, seats - 1)
    s.start_seat = source.between(0, seats - 1)
    s.turns = source.between(0, 1 << 30)
    s.draft_round = source.between(0, 8)
    s.rule_pool = source.between(0, seats + 1)
    s.macaroni = source.between(0, seats)
    s.last_round = source.between(0, 4)
    s.ending = source.between(0, 4)
    s.stage = source.between(0, 14)
    s.phase = source.between(0, 4)


def load_card(s: FortState, source: Reader) -> None:
    """The numbers of the card in play and of the action being carried out."""
    s.played = source.between(0, NONE)
    s.on_table = source.between(0, NONE)
    s.used = source.between(0, 7)
    s.full_done = source.between(0, 1)
    s.trash_played = source.between(0, 1)
    s.led_suit = source.between(0, NONE)
    s.led_resource = source.between(0, 2)
    s.follower = source.between(0, 4)
    s.actor = source.between(0, 3)
    s.act = source.between(0, NONE)
    s.count = source.between(0, NONE)
    s.suit = source.between(0, NONE)
    s.resource = source.between(0, 2)
    s.full = source.between(0, 1)
    s.owing = source.between(0, 1)
    s.least_added = source.between(0, 2)
    s.segment = source.between(0, 1 << 12)
    s.repeat = source.between(0, NONE)
    s.repeats = source.between(0, NONE)
    s.atom = source.between(0, 1 << 12)
    s.failed = source.between(0, 1)
    s.paying = source.between(0, 4)
    s.pay_pizza = source.between(0, 16)
    s.pay_toys = source.between(0, 16)
    s.pay_any = source.between(0, 16)
