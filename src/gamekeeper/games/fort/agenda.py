"""Fort's agenda: what can stand on it, by the numbers of questions.py."""

from __future__ import annotations

from gamekeeper.core.agenda import Item
from gamekeeper.games.fort import carry, draft, follow, play, prepare, turn
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.state import FortState


def items(t: Setting) -> list[Item[FortState]]:
    """Chapter by chapter, each in its file; what can stand above several of them follows them."""
    turns = [*turn.items(t), *follow.items(t), *play.items(t), *prepare.items(t)]
    above = [turn.Recycle(t), draft.DraftRound(t), draft.Draft(t)]
    return [*turns, follow.FollowSecond(t, "follow-second", "F10.3"), *carry.items(t), *above]
