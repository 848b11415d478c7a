"""`project`, the one function that decides what a reader gets of a table.

The match's true position meets a reader in this module alone.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping
from typing import Any, Literal, cast

import msgspec

from gamekeeper.bots import plan
from gamekeeper.core import texts
from gamekeeper.core.changes import Change
from gamekeeper.core.errors import GamekeeperError
from gamekeeper.core.events import Event as CoreEvent
from gamekeeper.core.game import Game
from gamekeeper.core.ids import SPECTATOR, Action, Seat
from gamekeeper.core.rng import stream
from gamekeeper.core.state import State
from gamekeeper.core.telling import Rest
from gamekeeper.core.undo import is_news
from gamekeeper.server.errors import name_of, phrase_of
from gamekeeper.server.rating import Why
from gamekeeper.server.wire import (
    Error,
    Event,
    Option,
    PackState,
    Params,
    Phrase,
    Place,
    Planned,
    Prompt,
    Row,
    Status,
    TableState,
    Update,
    ViewChange,
)
from gamekeeper.server.wire_chat import Room, Watchers
from gamekeeper.server.wire_clocks import TableClock
from gamekeeper.server.wire_plans import Plan, PlanBody, PlanStep

SILENT = Room("off", watchers_write=False)  # where nobody else is
NOBODY = Watchers(0, [])
ENCODER = msgspec.json.Encoder()
PUBLIC_CHANCE = b"what a reader is told depends on what that reader knows alone"


class Sitting(msgspec.Struct, frozen=True):
    """A place as the table knows it, before it is projected for a reader."""

    kind: Literal["person", "open", "bot"]
    name: str
    level: str
    handed_to_bot: bool
    present: bool
    absent_since: float | None
    household: str = ""  # the same for all on one device, empty where no person sits
    number: int = 0  # who it is on the device
    left: Why | None = None  # a rated match


class Facts(msgspec.Struct, frozen=True):
    """What is public about a table beside its match."""

    code: str
    game: str
    options: dict[str, bool | int | None]
    status: Status
    sittings: list[Sitting]
    created: float
    language: str
    rematch: str | None
    absence_seconds: float
    now: float
    pack: PackState | None = None
    host: int | None = None
    ended: str | None = None
    seen: str = ""
    rated: bool = False
    unrated: str = "practice"
    listed: bool = False
    room: Room = SILENT
    clock: TableClock | None = None
    watchers: Watchers = NOBODY


class Position(msgspec.Struct, frozen=True):
    """A position of a match, hidden parts and all. `undoers` may take their last action back.

    `asked_since[seat]` is how many rows there were when the seat came to be asked what it is asked now.

    `marks[n]` is how many events had happened when the history had n rows; the last one is the position's own.
    Events know what they changed from number `told_from` on; `rests[n]` is what else row n did, by reader.
    """

    game: Game[Any]
    state: State
    events: list[CoreEvent]
    marks: list[int]
    told_from: int
    rests: list[Rest]
    undoers: list[int]
    asked_since: list[int]
    commitment: str
    seed: bytes


class Sight(msgspec.Struct, frozen=True):
    """Who reads, and which part: events numbered from `since` on; `live` when it is the current position.

    `key` is the reader's own key for the action that led here, if it was theirs. `follows`: the reader has the view
    before these events, so what they change is enough; `rows` of the history it has been told of, where that is known.
    """

    reader: int
    since: int = 0
    live: bool = True
    key: str | None = None
    follows: bool = False
    rows: int = -1

    def is_whole(self, position: Position) -> bool:
        """Whether the view is needed, not only what has changed in it."""
        return not self.follows or self.since < position.told_from


def project(facts: Facts, position: Position | None, sight: Sight) -> Update:
    """What one reader gets of a table. Whatever leaves the server about a match was made here."""
    reader = Seat(sight.reader)
    table = table_state(facts, sight.reader)
    if position is None:
        return Update(0, table, None, None, [], [], False, 0, [], [], [], {}, "", "", None, sight.key, "")
    game, state = position.game, position.state
    events, rest = told_since(position, sight)
    over = game.is_over(state)
    open_ = sight.live and facts.ended is None
    return Update(
        number=len(position.marks) - 1,
        table=table,
        view=dict(game.view(state, reader)) if sight.is_whole(position) else None,
        prompt=prompt_for(game, state, reader) if open_ else None,
        events=events,
        rest=rest,
        may_undo=open_ and reader != SPECTATOR and sight.reader in position.undoers,
        asked_since=position.asked_since[reader] if reader != SPECTATOR else len(position.marks) - 1,
        deciders=[int(seat) for seat in game.deciders(state)] if facts.ended is None else [],
        scores=game.scores(state) if over else [],  # as they stand they may tell of hidden things
        ranking=game.ranking(state) if over else [],
        tally=dict(game.tally(state)) if over else {},
        outcome=game.outcome(state) if over else "",
        commitment=position.commitment,
        seed=position.seed.hex() if facts.status == "over" else None,
        key=sight.key,
        seen=facts.seen,
    )


def table_state(facts: Facts, reader: int) -> TableState:
    """The table around the match, for one reader."""
    own = facts.sittings[reader].household if reader >= 0 else ""
    return TableState(
        code=facts.code,
        game=facts.game,
        seats=len(facts.sittings),
        options=facts.options,
        pack=facts.pack,
        status=facts.status,
        places=[
            Place(
                seat=seat,
                kind=sitting.kind,
                name=sitting.name,
                level=sitting.level,
                present=sitting.present,
                absent_since=sitting.absent_since,
                handed_to_bot=sitting.handed_to_bot,
                mine=seat == reader,
                here=sitting.number if own and sitting.household == own else None,
                left=sitting.left,
            )
            for seat, sitting in enumerate(facts.sittings)
        ],
        my_seat=reader if reader >= 0 else None,
        created=facts.created,
        language=facts.language,
        rematch=facts.rematch,
        absence_seconds=facts.absence_seconds,
        now=facts.now,
        host=facts.host,
        ended=facts.ended,
        rated=facts.rated,
        unrated=facts.unrated,
        listed=facts.listed,
        room=facts.room,
        clock=facts.clock,
        watchers=facts.watchers,
    )


def events_for(position: Position, sight: Sight) -> list[Event]:
    """The events from `since` on that the reader may know, each with the position it belongs to."""
    reader, marks = Seat(sight.reader), position.marks
    at = bisect_right(marks, sight.since)
    result: list[Event] = []
    for event in position.events[sight.since : marks[-1]]:
        while event.number >= marks[at]:
            at += 1
        if event.is_for(reader):
            result.append(Event(event.number, event.key, cast(Params, event.params), at, []))
    return result


def told_since(position: Position, sight: Sight) -> tuple[list[Event], list[ViewChange]]:
    """The same events with what they changed, and what is left; nothing changed where that is not known any more."""
    events = events_for(position, sight)
    if sight.since < position.told_from:
        return events, []
    reader = Seat(sight.reader)
    at = sight.rows if sight.rows >= 0 else bisect_right(position.marks, sight.since)  # a row may have no events
    rest: list[Change] = []
    told: list[Event] = []
    for event in events:
        for row in range(at, event.at):
            rest += position.rests[row].get(reader, [])
        at = event.at
        changes = rest + position.events[event.number].changes.get(reader, [])
        told.append(msgspec.structs.replace(event, changes=cast(list[ViewChange], changes)))
        rest = []
    for row in range(at, len(position.marks)):
        rest += position.rests[row].get(reader, [])
    return told, cast(list[ViewChange], rest)


class Written:
    """The events of a match that one reader may know, written once as JSON."""

    def __init__(self, reader: int) -> None:
        self.reader = reader
        self.upto = 0  # events of the match looked at
        self.numbers: list[int] = []
        self.texts: list[bytes] = []

    def since(self, position: Position, number: int) -> msgspec.Raw:
        """Those from `number` on, as a list."""
        for event in events_for(position, Sight(self.reader, self.upto)):
            self.numbers.append(event.number)
            self.texts.append(ENCODER.encode(event))
        self.upto = position.marks[-1]
        return msgspec.Raw(b"[" + b",".join(self.texts[bisect_left(self.numbers, number) :]) + b"]")


class Told:
    """What the readers of a match are told of its current position: `project`, with each part made once for a seat.

    However often somebody asks, view, question and events are neither worked out nor written again.
    """

    def __init__(self) -> None:
        self.position: Position | None = None
        self.shown: dict[int, Update] = {}  # by reader: the position without its view and events
        self.views: dict[int, msgspec.Raw] = {}  # by reader
        self.events: dict[int, Written] = {}

    def update(self, facts: Facts, position: Position | None, sight: Sight) -> Update:
        """What one reader gets now. Positions of one match come in their order."""
        if position is None:
            return project(facts, None, sight)
        if position is not self.position:
            self.shown.clear()
            self.views.clear()
            self.position = position
        reader = sight.reader
        if reader not in self.shown:
            made = project(facts, position, Sight(reader, position.marks[-1], follows=True))
            self.shown[reader] = msgspec.structs.replace(made, prompt=written(made.prompt))
        view = self.view(position, reader) if sight.is_whole(position) else None
        events, rest = self.told_since(position, sight)
        table = table_state(facts, reader)
        return msgspec.structs.replace(
            self.shown[reader], table=table, view=view, events=events, rest=rest, key=sight.key
        )

    def view(self, position: Position, reader: int) -> Any:
        """What a reader sees."""
        if reader not in self.views:
            self.views[reader] = written(position.game.view(position.state, Seat(reader)))
        return self.views[reader]

    def told_since(self, position: Position, sight: Sight) -> tuple[Any, list[ViewChange]]:
        """What is new for a reader; what is long past, as it is written already."""
        if sight.since >= position.told_from:
            return told_since(position, sight)
        return self.events.setdefault(sight.reader, Written(sight.reader)).since(position, sight.since), []


def written(value: object) -> msgspec.Raw:
    """A part of a message as it stands in it."""
    return msgspec.Raw(ENCODER.encode(value))


def known_to(game: Game[Any], state: State, seat: Seat) -> State:
    """A position that depends on what `seat` knows alone: nothing told from it can give anything else away."""
    known: State = game.redeal(state, seat, stream(PUBLIC_CHANCE, "known"))
    return known


def prompt_for(game: Game[Any], state: State, reader: Seat) -> Prompt | None:
    """The reader's pending question."""
    if reader == SPECTATOR or not state.owes(reader):
        return None
    return prompt_told(game, known_to(game, state, reader), reader)


def occasion(position: Position, seat: Seat) -> str:
    """Why a seat is asked, empty in its own turn and for a seat that owes nothing."""
    game, state = position.game, position.state
    return game.occasion(known_to(game, state, seat), seat) if state.owes(seat) else ""


def prompt_told(game: Game[Any], known: State, seat: Seat) -> Prompt:
    """The question of a seat that knows a position."""
    prompt = game.prompt(known, seat)
    options = [option_for(game, known, seat, option) for option in prompt.options]
    occasion = game.occasion(known, seat)
    return Prompt(int(seat), phrase(prompt.text), options, occasion, game.is_planned(known, seat))


def option_for(game: Game[Any], known: State, seat: Seat, option: texts.Option) -> Option:
    """An answer; it passes on when it ends the seat's say or cannot be undone.

    What is chosen while others still act in the same phase can be taken back until they all have.
    """
    after = game.copy(known)
    game.advance(after, seat, option.action)
    passes_on = is_news(known, after) or not (after.owes(seat) or after.is_simultaneous() or after.in_corners())
    weight = int(game.weight(known, seat, option.action))
    asks_twice = weight == texts.GRAVE or (passes_on and weight == texts.PASSING)
    return Option(option.notation, phrase(option.text), list(option.elements), passes_on, asks_twice)


def plan_for(position: Position, seat: Seat, body: PlanBody) -> Plan:
    """A plan of `seat` from what it knows. Raises the engine's IllegalAction for an answer that is not allowed."""
    game = position.game
    known = known_to(game, position.state, seat)
    answers, wishes = ([game.read(known, text, seat) for text in texts] for texts in (body.answers, body.wishes))
    made = plan.propose(game, known, seat, answers, wishes)
    return Plan(
        number=len(position.marks) - 1,
        steps=[step_for(game, seat, step) for step in made.steps],
        after=None if made.after is None else dict(game.view(made.after, seat)),
        ending=made.ending,
    )


def step_for(game: Game[Any], seat: Seat, step: plan.Step[Any]) -> PlanStep:
    """One question of a plan with its answer."""
    told = [Planned(event.key, cast(Params, event.params)) for event in step.events if event.is_for(seat)]
    source = cast(Literal["given", "wished", "proposed", "open"], step.source)
    return PlanStep(prompt_told(game, step.before, seat), game.show(step.before, step.action), source, told)


def why_not(game: Game[Any], state: State, seat: Seat, action: Action) -> texts.Phrase | None:
    """Why `seat` may not take an action now, told from what it knows; None when it may."""
    return game.why_not(known_to(game, state, seat), seat, action)


def why_pointed(game: Game[Any], state: State, seat: Seat, elements: list[str]) -> texts.Phrase | None:
    """Why pointing at these elements answers nothing, told from what `seat` knows."""
    return game.why_pointed(known_to(game, state, seat), seat, elements)


def rows_for(rows: list[Row], reader: int, status: Status) -> list[Row]:
    """The lines of the history. What others decided is told by events; their actions come out at the end."""
    if status == "over":
        return rows
    return [row if row.seat == reader else msgspec.structs.replace(row, action=None) for row in rows]


def phrase(text: texts.Phrase) -> Phrase:
    """A text of the engine."""
    return Phrase(text.key, cast(Params, text.params), text.rule)


def message_of(error: GamekeeperError, key: str | None = None) -> Error:
    """An error by name, in answer to the message with this key."""
    return Error(name_of(error), str(error), phrase(phrase_of(error)), key)


def named_elements(game: Game[Any]) -> Mapping[str, Phrase]:
    """The name of every element of a table."""
    return {element: phrase(game.label(element)) for element in game.elements()}
