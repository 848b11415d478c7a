"""First games as tables: the position as who learns sees it, what an answer leads to, and playing on from there."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from msgspec.structs import replace

from gamekeeper.chain import link
from gamekeeper.core import texts
from gamekeeper.core.ids import Action
from gamekeeper.core.state import State
from gamekeeper.lesson import RIVALS, Taught, Tried
from gamekeeper.server import chain, seating, shelf, sight
from gamekeeper.server.auth import fresh_code
from gamekeeper.server.laid import table
from gamekeeper.server.play import Play
from gamekeeper.server.stored import StoredGuest, StoredRow, StoredTable
from gamekeeper.server.wire import Option, Update
from gamekeeper.server.wire_lesson import LessonBody, LessonState, LessonTable
from gamekeeper.worked import played

if TYPE_CHECKING:
    from gamekeeper.server.hub import Hub
    from gamekeeper.server.table import Table


def shown(game: str, body: LessonBody) -> LessonState:
    """A first game or worked example after some answers, and after one more where one is given.

    NoLesson where they lead nowhere.
    """
    is_inside = body.step > 0 and not body.given and not body.example
    taught = Taught.at(game, body.step) if is_inside else played(game, body.example, body.given)
    if not body.action and not body.elements:
        return state_of(taught, seen(taught, 0))
    before = len(taught.match.sink.events)
    asked, known = taught.match.state, sight.known_to(taught.game, taught.match.state, taught.seat)
    action = None if body.elements else taught.game.read(known, body.action, taught.seat)
    tried = pointed(taught, body.elements) if action is None else taught.attempt(action)
    if tried.is_taken:
        return state_of(taught, seen(taught, before), reason=tried.reason)
    option = None if action is None or tried.reason else option_of(taught, asked, action)
    return state_of(taught, None, option, tried.reason)


def pointed(taught: Taught, elements: list[str]) -> Tried:
    """What becomes of pointing at what is no answer."""
    reason = sight.why_pointed(taught.game, taught.match.state, taught.seat, elements)
    return Tried(False) if reason is None else taught.try_forbidden(reason)


def seen(taught: Taught, since: int) -> Update:
    """The table from an event on: whole from the first one."""
    marks = taught.marks
    return table("", taught.match, taught.lesson.seat, RIVALS, marks, taught.rests, marks[0], since)


def state_of(
    taught: Taught, update: Update | None, other: Option | None = None, reason: texts.Phrase | None = None
) -> LessonState:
    """How far a first game has come."""
    wished = taught.wished
    return LessonState(
        given=list(taught.given),
        count=len(taught.lesson.steps),
        about=None if taught.about is None else sight.phrase(taught.about),
        text=sight.phrase(taught.text),
        done=None if taught.done is None else sight.phrase(taught.done),
        wished=None if wished is None else option_of(taught, taught.match.state, wished.action),
        update=update,
        other=other,
        reason=None if reason is None else sight.phrase(reason),
    )


def option_of(taught: Taught, state: State, action: Action) -> Option:
    """An answer of who learns, as its question tells it."""
    known = sight.known_to(taught.game, state, taught.seat)
    options = taught.game.prompt(known, taught.seat).options
    found = next(option for option in options if option.action == action)
    return sight.option_for(taught.game, known, taught.seat, found)


async def play_on(hub: Hub, guest: StoredGuest, game: str, body: LessonTable) -> Table:
    """A new table that goes on from a first game: the same shuffle, easy bots on the other seats."""
    from gamekeeper.server.table import Table as NewTable

    taught = await asyncio.to_thread(Taught, game, body.given)
    await hub.check_room(guest.id)
    lesson, now = taught.lesson, time.time()
    places = [seating.bot(seat, RIVALS) for seat in range(lesson.seats)]
    places[lesson.seat] = seating.person(lesson.seat, guest.id, guest.name)
    stored = StoredTable(
        code=fresh_code(),
        game=game,
        rules_version=taught.game.info.rules_version,
        seats=lesson.seats,
        options=taught.game.options,
        seed=taught.match.seed,
        language=guest.language,
        status="playing",
        deciders=[int(seat) for seat in taught.game.deciders(taught.match.state)],
        rematch=None,
        created=now,
        touched=now,
        host=lesson.seat,
    )
    made = NewTable(hub.services, shelf.made(game, lesson.seats, lesson.options, None), stored, places)
    made.play = play = await asyncio.to_thread(followed, made.new_play(), taught, now)
    made.stored = replace(stored, rows=play.number or None, link=play.links[-1] if play.number else None)
    return await hub.add(made, None)


def followed(play: Play, taught: Taught, now: float) -> Play:
    """A match that has gone the rows of a first game."""
    for number, entry in enumerate(taught.match.history):
        action = play.show(entry.action)
        is_bot = int(entry.seat) != taught.lesson.seat
        row = StoredRow(
            number=number, seat=int(entry.seat), action=action, key=f"lesson-{number:04}", by_bot=is_bot, time=now
        )
        play.follow(replace(row, link=link(play.links[-1], chain.line_of(row))))
    return play
