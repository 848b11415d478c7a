"""Learning values: the same seed the same weights, better than knowing nothing, and a file that bots use."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from gamekeeper import make
from gamekeeper.bots.learned import learned_for
from gamekeeper.cli.app import main
from gamekeeper.core.errors import BadSetup
from gamekeeper.core.ids import Seat
from gamekeeper.core.rng import seed_bytes
from gamekeeper.lab.fit import LATER, check, fit, predict, returns
from gamekeeper.lab.lessons import Material
from gamekeeper.lab.train import Order, Trained, generation, train, write
from toys.sealed_bids import SealedBids

ORDER = Order(bots=["habit"], games=200, seed=1)
SHORT = {"turn_cap": 12}


def trained(games: int, seed: int = 1, workers: int = 1) -> Trained:
    tables = [make("yellowstone_park", seats, SHORT) for seats in (2, 4)]
    order = Order(bots=["habit"], games=games, seed=seed, hidden=8, epochs=3, keep=0.4)
    return train(tables, order, workers, lambda _: None)


@pytest.fixture(scope="module")
def once() -> Trained:
    return trained(132)


def test_the_same_seed_gives_the_same_weights_on_any_number_of_cores() -> None:
    few = trained(22)
    assert trained(22, workers=2).content == few.content
    assert trained(22, seed=2).content["first"] != few.content["first"]


def test_it_knows_more_than_nothing_of_games_it_has_not_seen(once: Trained) -> None:
    assert once.check.games == 12
    assert once.check.log_loss < once.check.constant - 0.02
    assert sum(one.seats for one in once.check.calibration) >= 2 * once.check.positions


def test_the_file_says_where_it_is_from_and_judges_as_it_learned(once: Trained, tmp_path: Path) -> None:
    path = tmp_path / "value.json"
    write(once.content, path)
    kept = json.loads(path.read_text())
    assert kept == once.content
    assert kept["generation"] == 1
    assert (kept["learned"]["seed"], kept["learned"]["bots"], kept["seats"]) == (1, ["habit"], [2, 4])
    game = make("yellowstone_park", 4)
    features = game.features(game.setup(seed_bytes(1)), Seat(0))
    first, bias, second = (np.array(kept[key]) for key in ("first", "bias", "second"))
    expected = np.maximum(np.array([int(one) for one in features]) @ first + bias, 0.0) @ second
    value = learned_for(game, str(path)).value
    assert value is not None
    assert value.number(features) == pytest.approx(expected, rel=1e-6)


def test_fitting_finds_what_decides_whatever_the_number_of_seats() -> None:
    """Who has most of the second feature wins; of two seats the third is nobody."""
    rng = np.random.default_rng(1)
    numbers = rng.integers(0, 20, (3000, 3, 2), dtype=np.int32)
    shares = np.zeros((3000, 3), dtype=np.float32)
    shares[::2, 2] = -1.0
    best = np.where(shares < 0.0, -1, numbers[:, :, 1]).argmax(axis=1)
    shares[np.arange(3000), best] = 1.0
    data = Material(numbers, shares, np.arange(3000))
    network = fit(data, 1, 4, 20)
    assert check(data, network).log_loss < 0.15
    expected = predict(network, numbers, shares)
    assert (expected[::2, 2] == 0.0).all()
    assert expected.sum(axis=1) == pytest.approx(1.0, abs=1e-5)


def test_what_came_of_a_position_is_the_later_ones_value_too() -> None:
    """Two games of two seats; of the last position of each the outcome alone counts."""
    shares = np.array([[1, 0], [1, 0], [0, 1]], dtype=np.float32)
    data = Material(np.zeros((3, 2, 1), dtype=np.int32), shares, np.array([0, 0, 1]))
    values = np.array([[0.9, 0.1], [0.4, 0.6], [0.5, 0.5]], dtype=np.float32)
    assert returns(data, values) == pytest.approx(
        np.array([[LATER + (1 - LATER) * 0.4, (1 - LATER) * 0.6], [1, 0], [0, 1]]), abs=1e-6
    )


def test_a_game_without_features_teaches_nothing() -> None:
    with pytest.raises(BadSetup, match="features"):
        train([SealedBids()], ORDER, 1, lambda _: None)


@pytest.mark.slow
def test_the_command_writes_a_file_and_the_next_generation_counts_on(tmp_path: Path, capsys) -> None:
    def command(out: Path, bot: str) -> dict[str, object]:
        few = ["--games", "12", "--seats", "2", "--epochs", "1", "--hidden", "2", "--workers", "1"]
        assert main(["train", "yellowstone_park", *few, "--bots", bot, "--out", str(out)]) == 0
        return dict(json.loads(out.read_text()))

    assert command(tmp_path / "1.json", "habit")["generation"] == 1
    assert "held out" in capsys.readouterr().out
    assert command(tmp_path / "2.json", f"ismcts:2@{tmp_path / '1.json'}")["generation"] == 2


def test_a_level_counts_as_having_learned_where_it_uses_what_ships() -> None:
    game = make("iditacards")
    found = {
        bot: generation(game, bot)
        for bot in ("hard", "hard@learned", "ismcts:5", "hard@worth", "easy", "habit", "greedy")
    }
    assert found == {"hard": 2, "hard@learned": 2, "ismcts:5": 2, "hard@worth": 0, "easy": 0, "habit": 0, "greedy": 0}
