"""Everything that goes over the wire. `sight.project` makes the payloads; nothing else fills them.

A text for players is a `Phrase`; strings like ``"card:12"`` in its parameters are elements, named by
``GET /api/games/{game}/elements``.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from gamekeeper.server.wire_chat import Key, Room, Said, Say, Watchers
from gamekeeper.server.wire_clocks import Pace, TableClock

Params = dict[str, int | str | list[int | str]]
Level = Literal["easy", "medium", "hard", "expert"]
Language = Literal["en", "it", "ru"]
Status = Literal["waiting", "playing", "over"]
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Seen = Annotated[str, msgspec.Meta(max_length=200)]
Count = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]


class Phrase(msgspec.Struct, frozen=True):
    """A text for players: a key into the words of a language, its parameters, and the rule it cites."""

    key: str
    params: Params
    rule: str


class Option(msgspec.Struct, frozen=True):
    """One answer to a prompt. `passes_on`: after it others have the say, or it cannot be undone.

    `asks_twice`: it cannot be mended, so that whoever gives it may want to be asked for a second yes.
    """

    action: str
    text: Phrase
    elements: list[str]
    passes_on: bool
    asks_twice: bool


class Prompt(msgspec.Struct, frozen=True):
    """The question a seat has to answer now. `planned`: it may stand in a plan (POST ``plan``).

    `occasion` is why the seat is asked: empty in its own turn, else a word of the game, like ``follow``.
    """

    seat: int
    text: Phrase
    options: list[Option]
    occasion: str
    planned: bool


class ViewChange(msgspec.Struct, frozen=True):
    """An operation of a JSON Patch (RFC 6902), without a `value` where it removes; inside arrays it only replaces."""

    op: Literal["add", "remove", "replace"]
    path: str
    value: Any | msgspec.UnsetType = msgspec.UNSET


class Event(msgspec.Struct, frozen=True):
    """One change. `at` is the number of the position it led to: 0 for the set-up, else rows of history.

    `changes` lead from the reader's view before to its view at this event; those of the set-up have none.
    """

    number: int
    key: str
    params: Params
    at: int
    changes: list[ViewChange]


class Place(msgspec.Struct, frozen=True):
    """Who sits where. A bot's name is empty: clients name it by its level.

    `here`: who of the people on the reader's device sits there, the number to ask as (``?as=``); null elsewhere.
    `left`: how its person has left a rated match, in which a bot plays on.
    """

    seat: int
    kind: Literal["person", "open", "bot"]
    name: str
    level: str
    present: bool
    absent_since: float | None
    handed_to_bot: bool
    mine: bool
    here: int | None
    left: Literal["resigned", "absent", "late", "forfeited"] | None


class PackState(msgspec.Struct, frozen=True):
    """The component pack a table plays with; `rows` are the first of the `differs` rows that are not as in the box."""

    name: str
    digest: str
    is_default: bool
    differs: int
    rows: list[str]


class TableState(msgspec.Struct, frozen=True):
    """A table around its match. Times are seconds since 1970 by the server's clock, which shows `now`.

    `absence_seconds` is how long a player must be away before a bot may step in. `host` is the seat of who decides who
    plays. `ended` says why the match ended when not by its rules: ``rows``, it had as many as the server keeps;
    ``left``, everybody had left. `rated`: its result changes ratings; `unrated` says why it does not, also of a rated
    match that came to nothing: ``chosen``, ``alone``, ``nobody``, ``device``, ``pack``, ``bots``, ``practice`` or
    ``rows``. `listed`: in the lobby. `room`: how people talk here.
    """

    code: str
    game: str
    seats: int
    options: dict[str, bool | int | None]
    pack: PackState | None
    status: Status
    places: list[Place]
    my_seat: int | None
    created: float
    language: str
    rematch: str | None
    absence_seconds: float
    now: float
    host: int | None
    ended: str | None
    rated: bool
    unrated: str
    listed: bool
    room: Room
    clock: TableClock | None
    watchers: Watchers


class Update(msgspec.Struct, frozen=True, tag="update", tag_field="type"):
    """All a reader may know of a table now. `events` are the new ones; `key` is set for who acted.

    `asked_since` is the number of the position since which the reader has been asked what it is asked now: while all
    act at the same time, others move the number on, and an answer to any position from there on is taken.
    `scores`, `ranking`, and in `tally` what the scores are made of, come by seat when the match is over.
    The changes of all events in their order, and then those in `rest`, make the view now of the view before; `view` is
    null where that is enough. It is whole on a new connection, when asked for, and where changes from so far back are
    not kept: then no event has any.

    Who comes back later brings `seen`, so that a server that has lost decisions notices.
    """

    number: int
    table: TableState
    view: dict[str, Any] | None
    prompt: Prompt | None
    events: list[Event]
    rest: list[ViewChange]
    may_undo: bool
    asked_since: int
    deciders: list[int]
    scores: list[int]
    ranking: list[int]
    tally: dict[str, list[int]]
    outcome: str
    commitment: str
    seed: str | None
    key: str | None
    seen: str


class Places(msgspec.Struct, frozen=True, tag="places", tag_field="type"):
    """Somebody came, went, or was replaced; the match has not moved."""

    table: TableState


class Rematch(msgspec.Struct, frozen=True, tag="rematch", tag_field="type"):
    """The same people play again at another table."""

    code: str


class Error(msgspec.Struct, frozen=True, tag="error", tag_field="type"):
    """A named error; `key` is the key of the message it answers, null when that had none."""

    error: str
    message: str
    phrase: Phrase | None
    key: str | None


class Pong(msgspec.Struct, frozen=True, tag="pong", tag_field="type"):
    """The answer to a ping."""


ServerMessage = Update | Places | Rematch | Said | Error | Pong


class Act(msgspec.Struct, frozen=True, tag="act", tag_field="type", forbid_unknown_fields=True):
    """Take an action. `expected` is the number of the position the client sees, no earlier than `asked_since`.

    `key` makes it happen once.
    """

    expected: Count
    action: Notation
    key: Key


class Undo(msgspec.Struct, frozen=True, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Take the own last action back."""

    expected: Count
    key: Key


class Sync(msgspec.Struct, frozen=True, tag="sync", tag_field="type", forbid_unknown_fields=True):
    """Ask for everything again, with the events from number `since` on. `seen` is that of the last update."""

    since: Count = 0
    seen: Seen = ""


class Ping(msgspec.Struct, frozen=True, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Ask for a pong."""


ClientMessage = Act | Undo | Sync | Say | Ping


class LiveMessages(msgspec.Struct, frozen=True):
    """The two directions of ``/api/tables/{code}/live``, for documentation and generated types."""

    from_server: ServerMessage
    from_client: ClientMessage


class ActionBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action over REST; the action ``undo`` takes the own last action back."""

    expected: Count
    action: Notation
    key: Key


class WhyBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action to ask about, or the elements of the table that were pointed at, in this order."""

    action: Annotated[str, msgspec.Meta(max_length=64)] = ""
    elements: Annotated[list[Annotated[str, msgspec.Meta(max_length=64)]], msgspec.Meta(max_length=8)] = []


class PlaceBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a seat of a new table. `beside`: somebody else on your device, called `name`."""

    kind: Literal["me", "beside", "open", "bot"]
    level: Level = "medium"
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""


class TableBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table. `pack` is the hash of a listed component pack, `pack_text` is one of your own; without, the box.

    The same `key` again, from the same guest within ten minutes, gives the same table. `rated`: its result changes
    ratings; NotRateable where that cannot be. `listed`: everybody finds it in the lobby while a seat is open.
    """

    game: Annotated[str, msgspec.Meta(max_length=64)]
    seats: int
    places: Annotated[list[PlaceBody], msgspec.Meta(max_length=16)]
    options: Annotated[dict[str, bool | int | None], msgspec.Meta(max_length=32)] = {}
    pack: Annotated[str, msgspec.Meta(max_length=64)] = ""
    pack_text: str = ""
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""
    language: Language = "en"
    key: Key | None = None
    rated: bool = False
    listed: bool = False
    pace: Pace | None = None


class PackBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A component pack to check, as TOML."""

    text: str


class SeatBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name under which a seat is taken."""

    name: Annotated[str, msgspec.Meta(max_length=200)]


class BotBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The bot that is to play a seat."""

    level: Level = "medium"


class TableSummary(msgspec.Struct, frozen=True):
    """One of a guest's tables. `deciders` are the seats that owe a decision, `occasion` is why the guest does.

    `ranking` and `scores` come by seat when the match is over, and are empty until then; `touched` is when it ended.
    `left`: seconds until the guest's time runs out, null while their clock stands.
    """

    code: str
    game: str
    seats: int
    status: Status
    my_seat: int
    names: list[str]
    kinds: list[Literal["person", "open", "bot"]]
    deciders: list[int]
    ranking: list[int]
    scores: list[int]
    created: float
    touched: float
    occasion: str
    left: float | None


class Me(msgspec.Struct, frozen=True):
    """A guest; name and language are empty for somebody new."""

    name: str
    language: str
    tables: list[TableSummary]


class Reasons(msgspec.Struct, frozen=True):
    """Why, in words: what the answer does, and what `rival` would do `instead`; what else is better and worse with it.

    Where a language has no words for `instead`, it names `rival` by its own text. `won`: of ten games that bots played
    on, how many with the answer and how many with `rival`; empty where that makes no clear difference. `fact`
    comes about in `often` of ten, likewise.
    """

    own: list[Phrase]
    rival: Option | None
    instead: Phrase | None
    other: list[Phrase]
    better: list[Phrase]
    worse: list[Phrase]
    won: list[int]
    fact: Phrase | None
    often: list[int]


class Planned(msgspec.Struct, frozen=True):
    """Something an answer would do: an event's key and parameters."""

    key: str
    params: Params


class LineStep(msgspec.Struct, frozen=True):
    """One answer of a line, and what comes of it."""

    action: str
    events: list[Planned]


class Hint(msgspec.Struct, frozen=True):
    """What the hard bot would do, and why; where all act at once, the best line from there on."""

    action: str
    option: Option
    reasons: Reasons
    line: list[LineStep]


class Row(msgspec.Struct, frozen=True):
    """One line of the history. `action` is null while it is not the reader's to know.

    `number` counts from 1; the row's events are those whose `at` is the same.
    """

    number: int
    seat: int
    action: str | None
    by_bot: bool
    time: float


class History(msgspec.Struct, frozen=True):
    """All lines of a match, and the events the reader may know, without changes: those come with each position."""

    rows: list[Row]
    events: list[Event]


class Health(msgspec.Struct, frozen=True):
    """Whether the server can do its work."""

    status: str
    version: str
