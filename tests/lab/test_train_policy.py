"""Learning policies: the same seed the same weights, more of what turned out well, and a file that bots use."""

from __future__ import annotations

import gc
import json
import sys
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from gamekeeper import make
from gamekeeper.bots.bot import Limit
from gamekeeper.bots.learned import learned_for
from gamekeeper.bots.levels import bot_named
from gamekeeper.bots.odds import DOUBLE
from gamekeeper.bots.odds import odds as odds_of
from gamekeeper.bots.policy import policy_in
from gamekeeper.cli.app import main
from gamekeeper.core.errors import BadSetup
from gamekeeper.core.rng import seed_bytes, stream
from gamekeeper.lab import train_policy as lab
from gamekeeper.lab.episodes import Player, Season
from gamekeeper.lab.plan import plan_for
from gamekeeper.lab.ppo import Learner, Questions, Rows, questions_of
from toys.sealed_bids import SealedBids

SHORT = {"turn_cap": 12}


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "CHECKED", 8)
    monkeypatch.setattr(lab, "ROUND", 12)


def trained(games: int, seed: int = 1, workers: int = 1) -> lab.TrainedPolicy:
    tables = [make("yellowstone_park", seats, SHORT) for seats in (2, 4)]
    order = lab.PolicyOrder(games=games, seed=seed, hidden=4)
    return lab.train_policy(tables, order, workers, lambda _games, _gained: None)


def test_the_same_seed_gives_the_same_weights_on_any_number_of_cores() -> None:
    few = trained(30)
    assert trained(30, workers=2) == few
    assert trained(30, seed=2).content["answers"] != few.content["answers"]


def test_games_leave_nothing_in_memory() -> None:
    """Lists handed from interpreted to compiled code would stay."""
    tables = [make("yellowstone_park", 3, SHORT)]
    plans = [plan_for(table, ["habit"], 1) for table in tables]
    order = lab.PolicyOrder(games=1, seed=1, hidden=4)
    learner, rows = Learner(len(tables[0].feature_names), 4, 1), Rows(tables)
    player = Player(Season(plans=plans, content=lab.written(tables, order, learner, rows), learning=1.0))
    player.play(0)
    gc.collect()
    before = sys.getallocatedblocks()
    asked = sum(len(episode.kinds) // 4 for number in range(1, 30) for episode in player.play(number))
    gc.collect()
    assert asked > 500
    assert sys.getallocatedblocks() - before < asked / 10


ROWS = np.array([1, 2, 3, 4, 5, 6])  # of two questions with three answers each


def odds(learner: Learner, numbers: NDArray[np.float32]) -> NDArray[np.float32]:
    """Of the answers to both questions by turns, [question, answer]."""
    counts = np.full(len(numbers), 3)
    even, rows = np.zeros(3 * len(numbers), np.float32), np.tile(ROWS, len(numbers) // 2)
    return np.exp(learner.logarithms(learner.inputs(learner.seen(numbers)), rows, even, counts)).reshape(-1, 3)


def games(learner: Learner, rng: np.random.Generator) -> Questions:
    """Games of two questions: with the first feature far from 0 the first question's second answer wins the game, near
    it loses it, which takes units to see; the second question and the second feature mean nothing.
    """
    numbers = rng.integers(-20, 20, (2000, 2)).astype(np.float32)
    given = (odds(learner, numbers).cumsum(axis=1) < rng.random((2000, 1))).sum(axis=1).clip(max=2)
    shares = np.where(given[::2] == 1, np.sign(abs(numbers[::2, 0]) - 10), 0.0).repeat(2)
    return Questions(
        numbers=numbers,
        counts=np.full(2000, 3),
        rows=np.tile(ROWS, 1000),
        urges=np.zeros(6000, np.float32),
        given=given,
        ends=np.tile(np.array([False, True]), 1000),
        shares=shares.astype(np.float32),
    )


def test_what_turned_out_well_becomes_likelier_where_it_did() -> None:
    learner, rng = Learner(features=2, hidden=8, seed=1), np.random.default_rng(7)
    learner.grow(7)
    for _ in range(90):
        learner.learn(games(learner, rng), rows=7, left=1.0)
    looks = np.array([[18, 0], [18, 0], [-18, 9], [0, 0], [0, -9], [0, 0]], np.float32)
    found = odds(learner, looks)
    assert found[0, 1] > 0.7
    assert found[2, 1] > 0.7
    assert found[4, 1] < 0.15


def test_odds_in_a_game_are_those_that_were_learned() -> None:
    """What bots make of a file is what the learner made of the same questions; weights are written in hundredths."""
    table = make("iditacards", 3)
    learner, rows = Learner(len(table.feature_names), 3, 1), Rows([table])
    order = lab.PolicyOrder(games=1, seed=1, hidden=3)
    for _ in range(3):
        content = lab.written([table], order, learner, rows)
        season = Season(plans=[plan_for(table, ["habit"], 1)], content=content, learning=1.0)
        questions = questions_of(Player(season).play(1), rows, len(table.feature_names))
        for _ in range(20):
            learner.learn(questions, len(rows.texts), 1.0)
    policy = policy_in(table, lab.written([table], order, learner, rows), "here")
    assert policy is not None
    s, bot, chance = table.setup(seed_bytes(1)), bot_named("habit"), stream(seed_bytes(1), "bot")
    farthest = 0.0
    for _ in range(60):
        seat = table.decider(s)
        codes = table.weighed(s, seat)
        found = rows.of(0, np.full(len(codes), int(s.kind_of(seat))), np.array(list(codes)))
        known = np.where(found < len(learner.met), found, 0)
        urges = np.array(list(table.urges(s, seat, codes)), np.float32) / DOUBLE
        inputs = learner.inputs(learner.seen(np.array([list(table.features(s, seat))], np.float32)))
        expected = np.exp(learner.logarithms(inputs, known, urges, np.array([len(codes)])))
        assert list(odds_of(policy.urges(table, s, seat, codes))) == pytest.approx(expected.tolist(), abs=0.05)
        farthest = max(farthest, abs(np.array(list(odds_of(table.urges(s, seat, codes)))) - expected).max())
        table.advance(s, seat, bot.choose(table, s, seat, chance, Limit()))
    assert farthest > 0.2


def test_answers_that_name_a_seat_are_not_learned() -> None:
    """Nobody is treated otherwise by the number of the chair; what reads alike is learned once."""
    tables = [make("iditacards", seats) for seats in (2, 4)]
    rows = Rows(tables)
    kinds = np.array([1, 1])
    found = [
        rows.of(place, kinds, np.array([table.codes.exact("move"), table.codes.exact("dog1:2")]))
        for place, table in enumerate(tables)
    ]
    assert found[0].tolist() == found[1].tolist()
    assert found[0][0] > 0
    assert found[0][1] == 0


def test_an_episode_is_what_one_seat_was_asked() -> None:
    table = make("yellowstone_park", 3, SHORT)
    order = lab.PolicyOrder(games=1, seed=1, hidden=2)
    learner, rows = Learner(len(table.feature_names), 2, 1), Rows([table])
    content = lab.written([table], order, learner, rows)
    season = Season(plans=[plan_for(table, ["habit"], 1)], content=content, learning=1.0)
    episodes = Player(season).play(3)
    assert len(episodes) == 3
    assert sum(one.share for one in episodes) == pytest.approx(0.0)
    questions = questions_of(episodes, rows, len(table.feature_names))
    assert questions.ends.sum() == 3
    assert len(questions.rows) == questions.counts.sum() == len(questions.urges)
    assert (questions.counts > 1).all()
    assert (questions.given < questions.counts).all()


def test_the_file_says_where_it_is_from_and_how_good_it_is() -> None:
    content = trained(12).content
    assert content["learned"] == {"games": 12, "seed": 1, "hidden": 4, "learning": 0.6}
    assert content["seats"] == [2, 4]
    assert set(content["alone_beside_habit"]) == {"2", "4"}
    assert policy_in(make("yellowstone_park", 4), content, "here") is not None


def test_a_game_without_features_teaches_nothing() -> None:
    with pytest.raises(BadSetup, match="features"):
        lab.train_policy([SealedBids()], lab.PolicyOrder(games=1, seed=1), 1, lambda _games, _gained: None)


def test_the_command_writes_a_file_that_bots_follow(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "policy.json"
    few = ["--games", "12", "--seats", "2", "--hidden", "2", "--workers", "1", "--out", str(out)]
    assert main(["train-policy", "yellowstone_park", *few]) == 0
    assert "alone beside habit" in capsys.readouterr().out
    assert json.loads(out.read_text())["generation"] == 1
    assert learned_for(make("yellowstone_park", 2), str(out)).policy is not None
    game = ["--seats", "2", "--games", "2", "--bots", f"habit@{out},habit"]
    assert main(["simulate", "yellowstone_park", *game]) == 0
