"""`gamekeeper.make`, and what it says to misuse."""

from __future__ import annotations

import pytest

from gamekeeper import make
from gamekeeper.catalog import names
from gamekeeper.core.errors import BadSave, BadSetup, BadText, GamekeeperError, UnknownGame
from gamekeeper.core.ids import Seat
from gamekeeper.core.rng import seed_bytes


@pytest.mark.parametrize("name", names())
def test_every_game_of_the_catalog_is_made(name: str) -> None:
    game = make(name)
    assert game.info.name == name
    assert game.seats == game.info.usual_seats
    assert set(game.options) == {spec.key for spec in game.info.options_for(int(game.seats))}


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(UnknownGame, match="game: got 'chess', wanted one of yellowstone_park"):
        make("chess")


@pytest.mark.parametrize("seats", [0, 1, 6, True, "4", 4.0])
def test_wrong_seats_are_named(seats: int) -> None:
    with pytest.raises(BadSetup, match="seats: got .* wanted one of 2, 3, 4, 5"):
        make("yellowstone_park", seats)


def test_saved_positions_of_something_else_are_refused() -> None:
    game = make("yellowstone_park", 4)
    data = game.save(game.setup(seed_bytes(1)))
    for wrong in (b"", b"\x00", data[:-1], data + b"\x00", b"\x7f" + data[1:]):
        with pytest.raises(BadSave):
            game.load(wrong)
    with pytest.raises(BadSave):
        make("yellowstone_park", 5).load(data)


def test_unreadable_actions_are_quoted() -> None:
    game = make("yellowstone_park", 4)
    s = game.setup(seed_bytes(1))
    with pytest.raises(BadText, match="cannot read 'purple 9': wanted a colour letter"):
        game.read(s, "purple 9")


def test_errors_share_a_base() -> None:
    for error in (BadSetup, BadText, BadSave):
        assert issubclass(error, GamekeeperError)


def test_nobody_else_has_options() -> None:
    game = make("yellowstone_park", 4)
    s = game.setup(seed_bytes(1))
    others = [seat for seat in range(4) if seat != game.decider(s)]
    assert [len(game.legal(s, Seat(seat))) for seat in others] == [0, 0, 0]
