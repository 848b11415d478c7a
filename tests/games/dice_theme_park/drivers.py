"""Who plays the golden matches."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from gamekeeper.core.game import Game
from gamekeeper.core.ids import Action
from gamekeeper.core.rng import Rng

LAZY = 8  # one decision in so many ends what could go on


def keen(game: Game[Any], s: Any, rng: Rng, wish: str = "") -> Action:
    """Any answer, but seldom to stop; what is wished for where it is open, and operating before all else."""
    seat = game.decider(s)
    codes = [int(code) for code in game.legal(s, seat)]
    shown = {code: game.show(s, Action(i64(code))) for code in codes}
    if len(codes) > 1 and shown[codes[-1]] == "done" and rng.below(LAZY) > 0:
        codes.pop()
    wished = [code for code in codes if wish and wish in shown[code].split("+")]
    is_open = game.prompt(s, seat).text.key == "ask-operate"
    running = [code for code in codes if is_open and shown[code].startswith("hex:")]
    chosen = wished or running or codes
    return Action(i64(chosen[rng.below(i64(len(chosen)))]))
