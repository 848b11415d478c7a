"""A hint as its reader gets it: made from what that reader's seat knows, and from what the bot looked at."""

from __future__ import annotations

from typing import Any, cast

from gamekeeper.bots import advice
from gamekeeper.core import texts
from gamekeeper.core.events import Sink
from gamekeeper.core.game import Game
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.state import State
from gamekeeper.core.undo import is_news
from gamekeeper.server import sight
from gamekeeper.server.thinking import Considered
from gamekeeper.server.wire import Hint, LineStep, Params, Phrase, Planned, Reasons


class Asked:
    """The question a hint is for, as it stood when it was asked for."""

    def __init__(self, game: Game[Any], state: State, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.known = sight.known_to(game, state, seat)
        self.options = {int(option.action): option for option in game.prompt(self.known, seat).options}

    def hint(self, considered: list[Considered]) -> Hint:
        """What the bot would do, the first of what it looked at, and why."""
        looked = [alternative(one) for one in considered]
        chosen = self.options[int(looked[0].action)]
        return Hint(
            chosen.notation,
            sight.option_for(self.game, self.known, self.seat, chosen),
            self.reasons(advice.reasons(looked, self.options)),
            self.line([looked[0].action, *looked[0].line]),
        )

    def line(self, answers: list[Action]) -> list[LineStep]:
        """A line in the seat's corner, before anything new is told."""
        steps: list[LineStep] = []
        game, seat = self.game, self.seat
        if not self.known.in_corners():
            return steps
        now = game.copy(self.known)
        for answer in answers:
            before = game.copy(now)
            now.sink = Sink()
            game.play(now, seat, answer)
            if is_news(before, now) or not now.owes(seat):
                break
            told = [Planned(event.key, cast(Params, event.params)) for event in now.sink.events if event.is_for(seat)]
            steps.append(LineStep(game.show(before, answer), told))
        return steps

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
            won=list(why.won),
            fact=None if why.fact is None else sight.phrase(why.fact),
            often=list(why.often),
        )


def alternative(one: Considered) -> advice.Alternative:
    """An answer the bot looked at, as the reasons know it."""
    made = advice.Alternative(Action(one.action), one.share, 0.0, one.parts, one.counts)
    made.games, made.wins, made.facts, made.won = one.games, one.wins, one.facts, one.won
    made.line = [Action(code) for code in one.line]
    return made


def phrases(found: list[texts.Phrase]) -> list[Phrase]:
    """Texts of the engine."""
    return [sight.phrase(one) for one in found]
