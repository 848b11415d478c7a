"""Fort's agenda: what can stand on it, by the numbers of questions.py, each question with its key and paragraph."""

from __future__ import annotations

from gamekeeper.core.agenda import Item
from gamekeeper.games.fort import draft, follow, perks, play, prepare, turn
from gamekeeper.games.fort.carry import Inner
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.solve import ALL
from gamekeeper.games.fort.state import FortState


def items(t: Setting) -> list[Item[FortState]]:
    """From the end of a turn to what can stand above it; what comes in the middle of an action, verb by verb."""
    asking = {verb.question: verb for verb in ALL if verb.question != 0}
    return [
        turn.Turn(t),
        turn.EndTurn(t),
        turn.Birthday(t, "birthday", "F10.1"),
        turn.Recruit(t, "recruit", "F3.3"),
        play.Play(t, "play", "F3.2"),
        turn.DoOver(t, "do-over", "F10.7", perks.DO_OVER),
        follow.Leaving(t),
        follow.Rough(t, "rough", "F10.9", perks.ROUGH_HOUSING),
        follow.Follow(t, "follow", "F5.2"),
        follow.Following(t),
        follow.NameSuit(t, "name-suit", "F5.3"),
        follow.CarryingOut(t),
        play.Use(t, "use", "F4.1"),
        play.Next(t, "next", "F4.2"),
        prepare.Used(),
        prepare.Add(t, "add", "F4.4"),
        prepare.Suit(t, "suit", "F4.5"),
        prepare.Resource(t, "resource", "F4.7"),
        follow.FollowSecond(t, "follow-second", "F10.3"),
        *[Inner(t, asking[question]) for question in sorted(asking)],
        turn.Recycle(t, "recycle", "F10.8"),
        draft.DraftRound(t),
        draft.Draft(t),
    ]
