"""Positions and games travel: pickles, copies, sets."""

from __future__ import annotations

import copy
import pickle

import pytest

from gamekeeper import catalog, packs
from gamekeeper.core.errors import BadPack, BadSetup, BrokenGame, UnknownGame
from gamekeeper.core.rng import seed_bytes
from toys.sealed_bids import SealedBids


@pytest.mark.parametrize("name", catalog.names())
def test_positions_pickle_and_copy(name: str) -> None:
    game = catalog.make(name, seats=2)
    s = game.setup(seed_bytes(4))
    for _ in range(12):
        game.apply(s, game.decider(s), game.legal(s, game.decider(s))[0])
    travelled, same = pickle.loads(pickle.dumps([s, game.copy(s)]))
    assert travelled == same == copy.deepcopy(s) == s
    assert {s, travelled, copy.deepcopy(s)} == {s}
    assert travelled.game is same.game
    travelled.game.apply(travelled, game.decider(s), game.legal(s, game.decider(s))[0])
    assert travelled != s
    assert s != "a position"


def test_a_game_takes_its_options_and_pack_along() -> None:
    pack = packs.parse("fort", packs.default("fort").text.replace("copies = 2", "copies = 1", 1), "dearer")
    game = catalog.make("fort", 3, {}, pack)
    travelled = pickle.loads(pickle.dumps(game))
    assert travelled.pack_digest == game.pack_digest != catalog.make("fort", 3).pack_digest
    assert travelled.options == game.options
    assert copy.deepcopy(game) is game


@pytest.mark.parametrize(
    "error",
    [
        BadSetup("seats", 9, "2 to 5"),
        BadPack("kids 3 (Bones)", "copies", 99, "1 to 8").at("mine.toml"),
        UnknownGame("game", "chess", "one of ours"),
        BrokenGame("chess", "chess-kit", "nothing", "a kit"),
    ],
)
def test_what_is_wrong_with_a_set_up_travels_with_all_it_says(error: BadSetup) -> None:
    travelled = pickle.loads(pickle.dumps(error))
    assert type(travelled) is type(error)
    assert (str(travelled), travelled.got, travelled.wanted) == (str(error), error.got, error.wanted)


def test_what_cannot_travel_says_why() -> None:
    game = SealedBids(2)
    with pytest.raises(TypeError, match=r"gamekeeper\.make"):
        pickle.dumps(game)
    with pytest.raises(TypeError, match="without its game"):
        pickle.dumps(game.setup(seed_bytes(1)))
