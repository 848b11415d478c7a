"""A study as a process: orders come in, progress and the report go out, and a word ends it early."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from typing import IO, Any

from gamekeeper import packs
from gamekeeper.lab import job

JOB = [sys.executable, "-m", "gamekeeper.lab.job"]


def lines(out: IO[bytes]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out]


def test_it_plays_a_pack_until_it_is_stopped_and_draws_what_there_is() -> None:
    text = packs.default("yellowstone_park").text.replace("size = 6", "size = 5", 1)
    order = {"game": "yellowstone_park", "seats": 2, "options": {}, "bots": "habit", "pack": text, "seconds": 600}
    with subprocess.Popen(JOB, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(order).encode() + b"\n")
        process.stdin.flush()
        while json.loads(process.stdout.readline())["games"] < 2:
            pass
        process.stdin.write(b"stop\n")
        process.stdin.flush()
        told = lines(process.stdout)
    assert process.returncode == 0
    last = told[-1]
    assert last["report"].startswith("<!doctype html>")
    assert packs.parse("yellowstone_park", text, "").digest in last["report"]
    assert 0.99 < sum(share for share, _, _ in last["places"]) < 1.01
    assert all(low <= share <= high and low < high for share, low, high in last["places"])


def test_a_stop_ends_the_games_wherever_it_comes() -> None:
    before = signal.getsignal(signal.SIGINT)
    reins = job.Reins()

    def put_together() -> None:
        reins.stop()
        while True:
            assert reins.playing

    try:
        reins.play(put_together)
        assert not reins.playing
        reins.stop()  # and nothing but the games
    finally:
        signal.signal(signal.SIGINT, before)


def run(**order: object) -> list[dict[str, Any]]:
    """What a job tells that is stopped as soon as it has told something."""
    with subprocess.Popen(JOB, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        common = {"game": "yellowstone_park", "seats": 2, "options": {"turn_cap": 8}, "bots": "habit", "seconds": 60}
        process.stdin.write(json.dumps(common | order).encode() + b"\n")
        process.stdin.flush()
        told = []
        for line in process.stdout:
            told.append(json.loads(line))
            if "points" in told[-1] or len(told[-1].get("trials", [])) > 1:
                process.stdin.write(b"stop\n")
                process.stdin.flush()
                break
        return told + lines(process.stdout)


def test_a_sweep_tells_its_points_and_ends_with_its_report() -> None:
    last = run(kind="sweep", vary=["hand.size=5|6"])[-1]
    assert [point["changes"] for point in last["points"]] == [{}, {"hand.size": 5}]
    assert [point["games"] >= 2 for point in last["points"]] == [True, True]
    assert {"turns", "wins of place 1"} <= {answer["measure"] for answer in last["points"][1]["answers"]}
    assert "a sweep</title>" in last["report"]


def test_a_search_tells_its_proposals_and_plays_the_best_again() -> None:
    last = run(kind="tune", vary=["hand.size=4|5|6"], goals=["turns<=8"], trial_games=10)[-1]
    assert last["trials"][0]["changes"] == {}
    assert last["tuned"]["again"]["changes"] == last["tuned"]["best"]["changes"]
    assert "proposals</title>" in last["report"]


def test_what_cannot_be_is_told_as_an_error() -> None:
    last = run(kind="sweep", vary=["hand.size=5..9"])[-1]
    assert "wanted a whole number from 2 to 6" in last["error"]
