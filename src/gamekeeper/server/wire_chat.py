"""What goes over the wire between the people around a table: what they say, and what the host lays down for that."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Key = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
ChatRule = Literal["all", "phrases", "off"]
Saying = Literal[
    "hello", "luck", "thinking", "moment", "back", "your-turn", "take-time", "well-played",
    "surprised", "lucky", "oops", "sorry", "thanks", "close", "good-game", "again", "bye",
]  # fmt: skip


class Room(msgspec.Struct, frozen=True):
    """What the host has laid down for the people around a table.

    `chat`: whether people write what they like, choose among phrases, or are silent. `watchers_write`: so may those who
    watch; they always read. `watching`: whoever has the table's code may watch; otherwise only who sits here sees more
    than the way to an open seat.
    """

    chat: ChatRule
    watchers_write: bool
    watching: bool = True


class Watchers(msgspec.Struct, frozen=True):
    """How many people watch, each counted once; `names` are those of people who let others see them."""

    count: int
    names: list[str]


class RoomBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host wants changed; what is null stays."""

    chat: ChatRule | None = None
    watchers_write: bool | None = None
    watching: bool | None = None


class Say(msgspec.Struct, frozen=True, tag="say", tag_field="type", forbid_unknown_fields=True):
    """Say something to all at the table: a phrase, which everybody reads in their own language, or else a text.

    A text has up to 300 characters once it is cleaned. `key` makes it be said once.
    """

    key: Key
    phrase: Saying | None = None
    text: Annotated[str, msgspec.Meta(max_length=1_000)] = ""


class ChatMessage(msgspec.Struct, frozen=True):
    """What somebody said: a phrase, or else a text, never both. `seat` is null for who watched.

    Numbers rise, and each is one message for ever. `key` is the reader's own, null in what others said.
    """

    number: int
    seat: int | None
    name: str
    phrase: Saying | None
    text: str
    time: float
    mine: bool
    key: str | None


class Said(msgspec.Struct, frozen=True, tag="said", tag_field="type"):
    """What people said. `whole`: this is all there is for the reader, instead of what was told before."""

    messages: list[ChatMessage]
    whole: bool


class Mute(msgspec.Struct, frozen=True):
    """Somebody whom you do not read: `id` is the mute's own. `name` is what they were called when you muted them."""

    id: str
    name: str
    since: float


class Report(msgspec.Struct, frozen=True):
    """A message that somebody has reported. `who` is the id of who wrote it, `by` of who reports.

    `said`: the text, or the phrase's name in brackets.
    """

    id: str
    code: str
    number: int
    who: str
    name: str
    said: str
    by: str
    by_name: str
    time: float
