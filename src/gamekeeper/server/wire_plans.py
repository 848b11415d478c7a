"""What goes over the wire when a turn is planned on one screen."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from gamekeeper.server.wire import Count, Notation, Planned, Prompt

Notations = Annotated[list[Notation], msgspec.Meta(max_length=64)]


class PlanBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Answers to try one after the other, and wishes: answers to give where they can be given later on.

    `expected` is the number of the position the client sees. Answers are in full notation.
    """

    expected: Count
    answers: Notations
    wishes: Notations = []


class PlanStep(msgspec.Struct, frozen=True):
    """One question on the way with an answer to it, and what that does; nothing is told of what it brings to light.

    `source`: ``given`` or ``wished`` by the seat, ``proposed`` by the server, or ``open``: the seat has to choose, and
    the answer only stands for another so that what follows can be seen.
    """

    prompt: Prompt
    action: str
    source: Literal["given", "wished", "proposed", "open"]
    events: list[Planned]


class Plan(msgspec.Struct, frozen=True):
    """A plan for the position `number`, and the view after it: null where something unseen comes to light.

    `ending`: ``others`` decide, something ``unseen`` comes to light, the next question is ``beyond`` plans, or the
    match is ``over``; empty where nothing was planned.
    """

    number: int
    steps: list[PlanStep]
    after: dict[str, Any] | None
    ending: str
