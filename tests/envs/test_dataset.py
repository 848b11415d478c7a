"""What is exported is what was known, done and won."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import polars as pl
import pytest

from gamekeeper import catalog, records
from gamekeeper.cli.app import main
from gamekeeper.core.ids import Action
from gamekeeper.core.match import UNDO, Match
from gamekeeper.core.record import record_of
from gamekeeper.core.rng import seed_bytes


def played(folder: Path, name: str, seed: int, seats: int = 2, decisions: int = 10_000) -> Match:
    """A match in which the first answers are given, some after another was taken back; its record is in the folder."""
    game = catalog.make(name, seats)
    match: Match = Match(game, seed_bytes(seed))
    for number in range(decisions):
        seat = game.decider(match.state)
        if game.is_over(match.state):
            break
        legal = game.legal(match.state, seat)
        if number % 7 == 3:
            match.play(seat, Action(legal[len(legal) - 1]))
            if not match.may_undo(seat):
                continue
            match.play(seat, UNDO)
        match.play(seat, Action(legal[0]))
    records.write_record(folder / f"{seed}.jsonl", record_of(match, ["bot:random"] * seats))
    return match


@pytest.mark.parametrize("ending", ["npz", "parquet"])
def test_decisions_come_back(tmp_path: Path, capsys: pytest.CaptureFixture[str], ending: str) -> None:
    matches = [played(tmp_path, "yellowstone_park", seed) for seed in (1, 2)]
    out = tmp_path / f"all.{ending}"
    assert main(["export", str(tmp_path), "--out", str(out), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    if ending == "npz":
        data = dict(np.load(out))
    else:
        frame = pl.read_parquet(out)
        data = {name: frame[name].to_numpy() for name in frame.columns}
    assert (told["matches"], told["decisions"]) == (2, len(data["action"]))
    assert set(data["match"]) == {0, 1}
    game = matches[0].game
    row = 0
    for number, match in enumerate(matches):
        s = game.setup(match.seed)
        while not game.is_over(s):
            seat = game.decider(s)
            assert (data["match"][row], data["seat"][row]) == (number, seat)
            np.testing.assert_array_equal(data["observation"][row], list(game.observed(s, seat)))
            np.testing.assert_array_equal(np.flatnonzero(data["mask"][row]), list(game.legal(s, seat)))
            assert data["result"][row] == np.float32(game.returns(match.state)[seat])
            game.apply(s, seat, Action(int(data["action"][row])))
            row += 1
        assert game.save(s) == game.save(match.state)
    assert row == len(data["action"])


def test_what_cannot_be_exported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played(tmp_path, "yellowstone_park", 1)
    played(tmp_path, "yellowstone_park", 2, seats=3)
    out = tmp_path / "all.npz"
    assert main(["export", str(tmp_path), "--out", str(out)]) == 2
    assert "seats: got 3, wanted 2, as in the first record" in capsys.readouterr().err
    assert main(["export", str(tmp_path / "1.jsonl"), "--out", str(tmp_path / "all.csv")]) == 2
    assert "ends with .parquet or .npz" in capsys.readouterr().err
    played(tmp_path, "yellowstone_park", 3, decisions=9)
    assert main(["export", str(tmp_path / "3.jsonl"), "--out", str(out)]) == 2
    assert "not played to its end" in capsys.readouterr().err
    assert not out.exists()
