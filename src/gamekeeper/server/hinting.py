"""A hint as its reader gets it: made from what that reader's seat knows, and from what the bot looked at."""

from __future__ import annotations

from typing import Any

from gamekeeper.bots import advice
from gamekeeper.core import texts
from gamekeeper.core.game import Game
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.state import State
from gamekeeper.server import sight
from gamekeeper.server.thinking import Considered
from gamekeeper.server.wire import Hint, Phrase, Reasons


class Asked:
    """The question a hint is for, as it stood when it was asked for."""

    def __init__(self, game: Game[Any], state: State, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.known = sight.known_to(game, state, seat)
        self.options = {int(option.action): option for option in game.prompt(self.known, seat).options}

    def hint(self, considered: list[Considered]) -> Hint:
        """What the bot would do, the first of what it looked at, and why."""
        looked = [advice.Alternative(Action(one.action), one.share, 0.0, one.parts, one.counts) for one in considered]
        chosen = self.options[int(looked[0].action)]
        return Hint(
            chosen.notation,
            sight.option_for(self.game, self.known, self.seat, chosen),
            self.reasons(advice.reasons(looked, self.options)),
        )

    def reasons(self, why: advice.Reasons) -> Reasons:
        """The reasons on the wire."""
        rival = why.rival
        return Reasons(
            own=phrases(why.own),
            rival=None if rival is None else sight.option_for(self.game, self.known, self.seat, rival),
            instead=None if why.instead is None else sight.phrase(why.instead),
            other=phrases(why.other),
            better=phrases(why.better),
            worse=phrases(why.worse),
        )


def phrases(found: list[texts.Phrase]) -> list[Phrase]:
    """Texts of the engine."""
    return [sight.phrase(one) for one in found]
