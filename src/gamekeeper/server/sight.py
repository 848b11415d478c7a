"""`project`, the one function that decides what a reader gets of a table.

The match's true position meets a reader in this module alone.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from typing import Any, Literal, cast

import msgspec

from gamekeeper.core import texts
from gamekeeper.core.events import Event as CoreEvent
from gamekeeper.core.game import Game
from gamekeeper.core.ids import SPECTATOR, Action, Seat
from gamekeeper.core.info import LAST_SEAT
from gamekeeper.core.info import GameInfo as CoreInfo
from gamekeeper.core.match import same_chance
from gamekeeper.core.rng import stream
from gamekeeper.core.state import State
from gamekeeper.server.wire import (
    Event,
    GameInfo,
    Option,
    OptionSpec,
    PackInfo,
    PackState,
    Params,
    Phrase,
    Place,
    Prompt,
    Row,
    Status,
    TableState,
    Update,
)

PUBLIC_CHANCE = b"what a reader is told depends on what that reader knows alone"


class Sitting(msgspec.Struct, frozen=True):
    """A place as the table knows it, before it is projected for a reader."""

    kind: Literal["person", "open", "bot"]
    name: str
    level: str
    handed_to_bot: bool
    present: bool
    absent_since: float | None


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


class Position(msgspec.Struct, frozen=True):
    """A position of a match, hidden parts and all. `undoer` may take the last action back, -1 nobody.

    `marks[n]` is how many events had happened when the history had n rows; the last one is the position's own.
    """

    game: Game[Any]
    state: State
    events: list[CoreEvent]
    marks: list[int]
    undoer: int
    commitment: str
    seed: bytes


class Sight(msgspec.Struct, frozen=True):
    """Who reads, and which part: events numbered from `since` on; `live` when it is the current position.

    `key` is the reader's own key for the action that led here, if it was theirs.
    """

    reader: int
    since: int = 0
    live: bool = True
    key: str | None = None


def project(facts: Facts, position: Position | None, sight: Sight) -> Update:
    """What one reader gets of a table. Whatever leaves the server about a match was made here."""
    reader = Seat(sight.reader)
    table = table_state(facts, sight.reader)
    if position is None:
        return Update(0, table, None, None, [], False, [], [], [], "", "", None, sight.key)
    game, state = position.game, position.state
    over = game.is_over(state)
    return Update(
        number=len(position.marks) - 1,
        table=table,
        view=dict(game.view(state, reader)),
        prompt=prompt_for(game, state, reader) if sight.live else None,
        events=events_for(position, sight),
        may_undo=sight.live and reader != SPECTATOR and position.undoer == sight.reader,
        deciders=[int(seat) for seat in game.deciders(state)],
        scores=game.scores(state) if over else [],  # as they stand they may tell of hidden things
        ranking=game.ranking(state) if over else [],
        outcome=game.outcome(state) if over else "",
        commitment=position.commitment,
        seed=position.seed.hex() if facts.status == "over" else None,
        key=sight.key,
    )


def table_state(facts: Facts, reader: int) -> TableState:
    """The table around the match, for one reader."""
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
            )
            for seat, sitting in enumerate(facts.sittings)
        ],
        my_seat=reader if reader >= 0 else None,
        created=facts.created,
        language=facts.language,
        rematch=facts.rematch,
        absence_seconds=facts.absence_seconds,
        now=facts.now,
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
            result.append(Event(event.number, event.key, cast(Params, event.params), at))
    return result


def known_to(game: Game[Any], state: State, seat: Seat) -> State:
    """A position that depends on what `seat` knows alone: nothing told from it can give anything else away."""
    known: State = game.redeal(state, seat, stream(PUBLIC_CHANCE, "known"))
    return known


def prompt_for(game: Game[Any], state: State, reader: Seat) -> Prompt | None:
    """The reader's pending question."""
    if reader == SPECTATOR or not state.owes(reader):
        return None
    known = known_to(game, state, reader)
    prompt = game.prompt(known, reader)
    options = [option_for(game, known, reader, option) for option in prompt.options]
    return Prompt(int(reader), phrase(prompt.text), options)


def option_for(game: Game[Any], known: State, seat: Seat, option: texts.Option) -> Option:
    """An answer; it passes on when it ends the seat's say or cannot be undone."""
    after = game.copy(known)
    game.apply(after, seat, option.action)
    passes_on = not after.owes(seat) or after.barriers != known.barriers or not same_chance(after.rng, known.rng)
    return Option(option.notation, phrase(option.text), list(option.elements), passes_on)


def why_not(game: Game[Any], state: State, seat: Seat, action: Action) -> texts.Phrase | None:
    """Why `seat` may not take an action now, told from what it knows; None when it may."""
    return game.why_not(known_to(game, state, seat), seat, action)


def rows_for(rows: list[Row], reader: int, status: Status) -> list[Row]:
    """The lines of the history. What others decided is told by events; their actions come out at the end."""
    if status == "over":
        return rows
    return [row if row.seat == reader else msgspec.structs.replace(row, action=None) for row in rows]


def phrase(text: texts.Phrase) -> Phrase:
    """A text of the engine."""
    return Phrase(text.key, cast(Params, text.params), text.rule)


def named_elements(game: Game[Any]) -> Mapping[str, Phrase]:
    """The name of every element of a table."""
    return {element: phrase(game.label(element)) for element in game.elements()}


def info_of(info: CoreInfo, packs: list[PackInfo]) -> GameInfo:
    """A game of the catalog and its component packs."""
    return GameInfo(
        name=info.name,
        edition=info.edition,
        rules_version=info.rules_version,
        seats=list(info.seats),
        usual_seats=info.usual_seats,
        options=[
            OptionSpec(
                key=spec.key,
                kind="bool" if spec.is_bool else "int",
                default=spec.default,
                low=spec.low,
                high=spec.high,
                seats=list(spec.seats),
                is_seat=printed.high == LAST_SEAT,
            )
            for printed, spec in zip(info.options, info.all_options(), strict=True)
        ],
        packs=packs,
    )
