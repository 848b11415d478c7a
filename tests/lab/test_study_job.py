"""A study as a process: orders come in, progress and the report go out, and a word ends it early."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import IO, Any

from gamekeeper import packs

JOB = [sys.executable, "-m", "gamekeeper.lab.study.job"]


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
