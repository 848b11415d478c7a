"""Saved positions: what was saved comes back, and damage is a BadSave, never a position that cannot be."""

from __future__ import annotations

import pytest

from gamekeeper import make
from gamekeeper.core.errors import BadSave
from gamekeeper.core.ids import SPECTATOR, Seat
from gamekeeper.core.rng import seed_bytes, stream
from gamekeeper.games.yellowstone_park.fields import ParkState
from gamekeeper.games.yellowstone_park.places import AWAY, BOARD, PILE, ParkZones
from gamekeeper.games.yellowstone_park.tells import HELD, NOTE
from games.played import wild
from games.yellowstone_park.drivers import Driver, Park, careful, miser, mixed, positions_of
from games.yellowstone_park.positions import position
from modes import is_compiled

EVERY = 1 if is_compiled() else 16  # one changed byte in so many is tried


def somewhere(game: Park, driver: Driver, decisions: int) -> ParkState:
    """A position from the middle of a match."""
    return next(s for place, s in enumerate(positions_of(game, 1, driver)) if place == decisions)


@pytest.mark.slow
@pytest.mark.parametrize("driver", [wild, careful, miser, mixed])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_position_of_a_match_loads(seats: int, driver: Driver) -> None:
    game = make("yellowstone_park", seats, {"turn_cap": 60})
    for s in positions_of(game, 2, driver):
        assert game.save(game.load(game.save(s))) == game.save(s)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "decisions"), [(2, 40), (4, 60)])
def test_a_changed_byte_is_refused_or_gives_another_position(seats: int, decisions: int) -> None:
    game = make("yellowstone_park", seats)
    saved = game.save(somewhere(game, careful, decisions))
    for change in range(1, 256 * len(saved), 7 * EVERY):
        place, value = change // 256, change % 256
        try:
            s = game.load(saved[:place] + bytes([value]) + saved[place + 1 :])
        except BadSave:
            continue
        assert sorted(card for cards in game.inventory(s).values() for card in cards) == list(range(56))
        game.view(s, SPECTATOR)
        assert len(game.legal(s, game.decider(s))) == len(game.prompt(s, game.decider(s)).options) > 0


def test_whatever_layings_are_loaded_can_be_listened_to() -> None:
    game = make("yellowstone_park", 4)
    s = somewhere(game, careful, 60)
    for place in range(len(s.laid)):
        changed = game.copy(s)
        changed.laid[place] ^= 0b101
        try:
            changed = game.load(game.save(changed))
        except BadSave:
            continue
        game.imagine(changed, game.decider(s), stream(seed_bytes(1), "imagine"))


@pytest.mark.parametrize("data", [b"", b"\x00", b"\x02", b"\x02\x00", b"\xff" * 40, b"yellowstone"])
def test_other_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(BadSave, match="saved position"):
        make("yellowstone_park").load(data)


def test_what_breaks_off_or_goes_on_is_refused() -> None:
    game = make("yellowstone_park")
    saved = game.save(game.setup(bytes(32)))
    for data in (saved[:-1], saved[: len(saved) // 2], saved + b"\x00"):
        with pytest.raises(BadSave, match="saved position"):
            game.load(data)


def test_a_position_of_another_table_is_refused() -> None:
    three = make("yellowstone_park", 3)
    saved = three.save(three.setup(bytes(32)))
    with pytest.raises(BadSave):
        make("yellowstone_park", 4).load(saved)


@pytest.mark.parametrize(
    ("field", "place", "value", "message"),
    [
        ("columns", 1, 4, "a column without its colour"),
        ("markers", 2, -1, "markers -1 where 0..32767"),
        ("labels", 0, 1, "label 1 where -1..0"),
        ("since", 9, 1, "since 1 where 0 "),
        ("taken", 9, 5, "taken 5 where 0..4"),
        ("laid", 0, 128, "laid 128 where 0..127"),
        ("laid", NOTE + HELD, 7, "laid 7 where 0..6"),
    ],
)
def test_the_refusal_says_what_is_wrong(field: str, place: int, value: int, message: str) -> None:
    table = position("R4@4", ["Y4 B3"], listening=True)
    getattr(table.s, field)[place] = value
    with pytest.raises(BadSave, match=f"saved position holds {message}"):
        table.game.load(table.game.save(table.s))


@pytest.mark.parametrize(
    ("card", "place", "message"),
    [
        (6, AWAY, "card 6 away, or one that is not in the box"),
        (20, BOARD, "card 20 on the board without its space"),
        (6, PILE + 1, f"cards in place {PILE + 1}"),
    ],
)
def test_a_card_where_it_cannot_be_is_refused(card: int, place: int, message: str) -> None:
    table = position("R4@4", ["Y4 B3"])
    ParkZones(4).move(table.s, card, place)
    with pytest.raises(BadSave, match=f"saved position holds {message}"):
        table.game.load(table.game.save(table.s))


def test_a_question_for_another_seat_is_refused() -> None:
    table = position()
    table.s.turn_seat = 2
    with pytest.raises(BadSave, match="a seat whose turn it is not"):
        table.game.load(table.game.save(table.s))
    table.s.ending = 1
    with pytest.raises(BadSave, match="2 items on the agenda"):
        table.game.load(table.game.save(table.s))


def test_a_loaded_hand_is_the_seats_own() -> None:
    table = position(hands=["Y4 B3"])
    loaded = table.game.load(table.game.save(table.s))
    assert table.game.view(loaded, Seat(0)) == table.game.view(table.s, Seat(0))
