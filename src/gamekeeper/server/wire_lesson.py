"""What goes over the wire in a first game."""

from __future__ import annotations

from typing import Annotated

import msgspec

from gamekeeper.server.wire import Notation, Option, Phrase, Update

Given = Annotated[list[Notation], msgspec.Meta(max_length=64)]


class LessonBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was answered so far, step by step; an answer to the step after it, or what was pointed at for it.

    Where nothing was answered, `step` may say where to begin, counted from 0: what leads there is taken as wished for.
    With `example`, a number of the rules page, it is that worked example instead of the first game.
    """

    given: Given = []
    example: Annotated[str, msgspec.Meta(max_length=8)] = ""
    step: Annotated[int, msgspec.Meta(ge=0, le=63)] = 0
    action: Annotated[str, msgspec.Meta(max_length=64)] = ""
    elements: Annotated[list[Annotated[str, msgspec.Meta(max_length=64)]], msgspec.Meta(max_length=8)] = []


class LessonTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that goes on from where a first game has come to."""

    given: Given
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""


class LessonState(msgspec.Struct, frozen=True):
    """A first game after the answers in `given`: `text` says what to do, `done` what came of the last answer.

    A worked example says in `about` what it is; its `text` and `done` are the answers as a question tells them.

    `wished` is the answer to give; null where one is to be tried that the rules forbid, and at the end, where `given`
    has `count`. `update` is the table: whole where nothing was answered, else what the answer changed; null where it
    changed nothing. Then `other` is the answer, which is allowed, or `reason` says why it is not.
    """

    given: list[str]
    count: int
    about: Phrase | None
    text: Phrase
    done: Phrase | None
    wished: Option | None
    update: Update | None
    other: Option | None
    reason: Phrase | None
