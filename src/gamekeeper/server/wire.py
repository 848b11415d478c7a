"""Everything that goes over the wire. `sight.project` makes the payloads; nothing else fills them.

A text for players is a `Phrase`; strings like ``"card:12"`` in its parameters are elements, named by
``GET /api/games/{game}/elements``.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from gamekeeper.packs import Difference

Params = dict[str, int | str | list[int | str]]
Level = Literal["easy", "medium", "hard", "expert"]
Language = Literal["en", "it", "ru"]
Status = Literal["waiting", "playing", "over"]
Key = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Count = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]


class Phrase(msgspec.Struct, frozen=True):
    """A text for players: a key into the words of a language, its parameters, and the rule it cites."""

    key: str
    params: Params
    rule: str


class Option(msgspec.Struct, frozen=True):
    """One answer to a prompt. `passes_on`: after it the seat has no more say, or cannot undo it."""

    action: str
    text: Phrase
    elements: list[str]
    passes_on: bool


class Prompt(msgspec.Struct, frozen=True):
    """The question a seat has to answer now."""

    seat: int
    text: Phrase
    options: list[Option]


class Event(msgspec.Struct, frozen=True):
    """One change. `at` is the number of the position it led to: 0 for the set-up, else rows of history."""

    number: int
    key: str
    params: Params
    at: int


class Place(msgspec.Struct, frozen=True):
    """Who sits where. A bot's name is empty: clients name it by its level."""

    seat: int
    kind: Literal["person", "open", "bot"]
    name: str
    level: str
    present: bool
    absent_since: float | None
    handed_to_bot: bool
    mine: bool


class PackState(msgspec.Struct, frozen=True):
    """The component pack a table plays with; `rows` are the first of the `differs` rows that are not as in the box."""

    name: str
    digest: str
    is_default: bool
    differs: int
    rows: list[str]


class TableState(msgspec.Struct, frozen=True):
    """A table around its match. Times are seconds since 1970 by the server's clock, which shows `now`.

    `absence_seconds` is how long a player must be away before a bot may step in.
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


class Update(msgspec.Struct, frozen=True, tag="update", tag_field="type"):
    """All a reader may know of a table now. `events` are the new ones; `key` is set for who acted."""

    number: int
    table: TableState
    view: dict[str, Any] | None
    prompt: Prompt | None
    events: list[Event]
    may_undo: bool
    deciders: list[int]
    scores: list[int]
    ranking: list[int]
    outcome: str
    commitment: str
    seed: str | None
    key: str | None


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


ServerMessage = Update | Places | Rematch | Error | Pong


class Act(msgspec.Struct, frozen=True, tag="act", tag_field="type", forbid_unknown_fields=True):
    """Take an action. `expected` is the number of the position the client sees; `key` makes it happen once."""

    expected: Count
    action: Notation
    key: Key


class Undo(msgspec.Struct, frozen=True, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Take the own last action back."""

    expected: Count
    key: Key


class Sync(msgspec.Struct, frozen=True, tag="sync", tag_field="type", forbid_unknown_fields=True):
    """Ask for everything again, with the events from number `since` on."""

    since: Count = 0


class Ping(msgspec.Struct, frozen=True, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Ask for a pong."""


ClientMessage = Act | Undo | Sync | Ping


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
    """An action to ask about."""

    action: Notation


class PlaceBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    level: Level = "medium"


class TableBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table. `pack` is the hash of a listed component pack, `pack_text` is one of your own; without, the box."""

    game: Annotated[str, msgspec.Meta(max_length=64)]
    seats: int
    places: Annotated[list[PlaceBody], msgspec.Meta(max_length=16)]
    options: Annotated[dict[str, bool | int | None], msgspec.Meta(max_length=32)] = {}
    pack: Annotated[str, msgspec.Meta(max_length=64)] = ""
    pack_text: str = ""
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""
    language: Language = "en"


class PackBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A component pack to check, as TOML."""

    text: str


class SeatBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name under which a seat is taken."""

    name: Annotated[str, msgspec.Meta(max_length=200)]


class BotBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The bot that is to play a seat."""

    level: Level = "medium"


class MeBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a guest is called and reads."""

    name: Annotated[str, msgspec.Meta(max_length=200)]
    language: Language = "en"


class ResumeBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A personal link's token."""

    token: Annotated[str, msgspec.Meta(max_length=512)]


class Link(msgspec.Struct, frozen=True):
    """The token of a personal link: whoever opens ``/resume#token`` plays on as this guest."""

    token: str


class Resumed(msgspec.Struct, frozen=True):
    """The table a personal link leads to."""

    code: str


class OptionSpec(msgspec.Struct, frozen=True):
    """One option of a game; `seats` limits it to these table sizes, empty for all.

    `is_seat`: its value names a seat, so at a smaller table it ends before `high`.
    """

    key: str
    kind: Literal["bool", "int"]
    default: bool | int | None
    low: int
    high: int
    seats: list[int]
    is_seat: bool


class PackInfo(msgspec.Struct, frozen=True):
    """A component pack; `seats` are the table sizes it has enough for, `options` the game's defaults with it."""

    name: str
    digest: str
    is_default: bool
    seats: list[int]
    options: dict[str, bool | int | None]


class PackCheck(msgspec.Struct, frozen=True):
    """A pack that can be played, and what it changes."""

    pack: PackInfo
    differences: list[Difference]


class ComponentRow(msgspec.Struct, frozen=True):
    """What is printed on some components, as the pack says, with its `provenance` where it has one."""

    id: str
    table: str
    key: str
    fields: dict[str, Any]


class Components(msgspec.Struct, frozen=True):
    """The rows of a pack, and for every element that is printed from one, its row's id."""

    pack: PackInfo | None
    rows: list[ComponentRow]
    elements: dict[str, str]


class GameInfo(msgspec.Struct, frozen=True):
    """A game's seats, options and component packs, its box first."""

    name: str
    edition: str
    rules_version: int
    seats: list[int]
    usual_seats: int
    options: list[OptionSpec]
    packs: list[PackInfo]


class TableSummary(msgspec.Struct, frozen=True):
    """One of a guest's tables. `deciders` are the seats that owe a decision."""

    code: str
    game: str
    seats: int
    status: Status
    my_seat: int
    names: list[str]
    deciders: list[int]
    created: float
    touched: float


class Me(msgspec.Struct, frozen=True):
    """A guest; name and language are empty for somebody new."""

    name: str
    language: str
    tables: list[TableSummary]


class Alternative(msgspec.Struct, frozen=True):
    """An answer the bot looked at: its share of the thinking, 0 to 1, and what it changes in the estimate."""

    action: str
    share: float
    parts: dict[str, int]


class Hint(msgspec.Struct, frozen=True):
    """What the hard bot would do; `parts` is what that changes in its estimate, in thousandths of a point."""

    action: str
    option: Option
    parts: dict[str, int]
    alternatives: list[Alternative]


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
    """All lines of a match, and the events the reader may know."""

    rows: list[Row]
    events: list[Event]


class Health(msgspec.Struct, frozen=True):
    """Whether the server can do its work."""

    status: str
    version: str
