"""A turn planned on one screen: small answers of one seat walked on a copy, and the best way to complete them.

A plan goes on as long as the same seat is asked again about what `Game.is_planned`, and stops before anything new is
told: at a barrier, at chance, at another seat's decision. An answer that sets no barrier has shown its seat nothing
new (law 6), so a plan tells nothing that playing and undoing would not.
"""

from __future__ import annotations

from typing import Final, Generic

from librt.vecs import append, vec
from mypy_extensions import i64

from gamekeeper.core.errors import NotYourDecision
from gamekeeper.core.events import Event, Sink
from gamekeeper.core.game import Game, S
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.undo import is_news

# where an answer of a plan comes from
GIVEN: Final = "given"
WISHED: Final = "wished"
PROPOSED: Final = "proposed"
OPEN: Final = "open"  # nobody has chosen it: it stands for any answer, so that what follows can be seen

# why a plan ends
OTHERS: Final = "others"  # somebody else decides
UNSEEN: Final = "unseen"  # the last answer brings something new to light
BEYOND: Final = "beyond"  # the next question is no part of plans
OVER: Final = "over"

MOST_TRIED: Final[i64] = 1500  # answers tried to find the best completion
MOST_ANSWERS: Final = 64  # of one plan


class Step(Generic[S]):
    """One answer of a plan: the position it is asked in, where it comes from, and what it does; the rest is unseen."""

    def __init__(self, before: S, action: Action, source: str, events: list[Event]) -> None:
        self.before = before
        self.action = action
        self.source = source
        self.events = events


class Plan(Generic[S]):
    """Answers in their order, the position they lead to (None where something unseen comes to light), and the end."""

    def __init__(self, steps: list[Step[S]], after: S | None, ending: str) -> None:
        self.steps = steps
        self.after = after
        self.ending = ending


class Found:
    """The best completion from some position: how many wishes it grants, what it is worth, and its answers."""

    def __init__(self, granted: i64, worth: i64) -> None:
        self.granted = granted
        self.worth = worth
        self.actions: list[Action] = []
        self.sources: list[str] = []

    def before(self, action: Action, source: str) -> Found:
        """The same completion with an answer before it."""
        result = Found(self.granted + (1 if source == WISHED else 0), self.worth)
        result.actions = [action, *self.actions]
        result.sources = [source, *self.sources]
        return result


class Search(Generic[S]):
    """Looks for the best completion of a plan; orders of answers that lead to one position are tried once."""

    def __init__(self, game: Game[S], seat: Seat, most: i64) -> None:
        self.game = game
        self.seat = seat
        self.left = most
        self.known: dict[tuple[bytes, str], Found] = {}

    def best(self, s: S, wishes: list[Action], depth: int) -> Found:
        """The best completion of a plan that goes on at `s`."""
        key = (self.game.save(s), repr(wishes))
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.chosen(s, wishes, depth)
        return found

    def chosen(self, s: S, wishes: list[Action], depth: int) -> Found:
        """The best of the answers that are wished, or else may be proposed, or else are there."""
        legal = self.game.legal(s, self.seat)
        source = WISHED
        codes = vec[i64]()
        for code in legal:
            if Action(code) in wishes:
                codes = append(codes, code)
        if len(codes) == 0:
            codes = self.game.unasked(s, self.seat)
            source = PROPOSED
        if len(codes) == 0:
            codes, source = legal, OPEN
        best: Found | None = None
        for code in codes:
            if best is not None and (self.left <= 0 or depth >= MOST_ANSWERS):
                break
            found = self.tried(s, Action(code), source, wishes, depth)
            if best is None or (found.granted, found.worth) > (best.granted, best.worth):
                best = found
        assert best is not None
        return best

    def tried(self, s: S, action: Action, source: str, wishes: list[Action], depth: int) -> Found:
        """The best completion that begins with this answer; what it brings to light does not count."""
        self.left -= 1
        rest = wishes
        if source == WISHED:
            rest = wishes[:]
            rest.remove(action)
        twin = self.game.copy(s)
        self.game.advance(twin, self.seat, action)
        if is_news(s, twin):
            return Found(0, self.game.worth(s, self.seat)).before(action, source)
        if depth >= MOST_ANSWERS or ending_at(self.game, twin, self.seat) != "":
            return Found(0, self.game.worth(twin, self.seat)).before(action, source)
        return self.best(twin, rest, depth + 1).before(action, source)


def ending_at(game: Game[S], s: S, seat: Seat) -> str:
    """Why a plan of `seat` ends at a position, empty where it goes on."""
    if not s.owes(seat):
        return OVER if game.is_over(s) else OTHERS
    return "" if game.is_planned(s, seat) else BEYOND


def walk(game: Game[S], s: S, seat: Seat, answers: list[Action], sources: list[str]) -> Plan[S]:
    """Carry answers out on a copy, as far as a plan goes. Raises IllegalAction for the first that is not allowed."""
    if not s.owes(seat):
        raise NotYourDecision(int(seat), [int(other) for other in game.deciders(s)])
    steps: list[Step[S]] = []
    now = game.copy(s)
    for action, source in zip(answers, sources, strict=True):
        before = game.copy(now)
        now.sink = Sink()
        game.play(now, seat, action)
        if is_news(before, now):
            steps.append(Step(before, action, source, []))
            return Plan(steps, None, UNSEEN)
        steps.append(Step(before, action, source, now.sink.events))
        ending = ending_at(game, now, seat)
        if ending != "":
            return Plan(steps, now, ending)
    return Plan(steps, now, ending_at(game, now, seat))


def propose(
    game: Game[S], s: S, seat: Seat, answers: list[Action], wishes: list[Action], most: i64 = MOST_TRIED
) -> Plan[S]:
    """`answers`, and the completion that grants most `wishes` and is then worth most to the seat.

    Raises IllegalAction for the first answer that is not allowed.
    """
    begun = walk(game, s, seat, answers, [GIVEN] * len(answers))
    if begun.ending != "":
        return begun
    assert begun.after is not None
    rest = Search(game, seat, most).best(begun.after, wishes, len(answers))
    return walk(game, s, seat, answers + rest.actions, [GIVEN] * len(answers) + rest.sources)
