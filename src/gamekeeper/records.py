"""Records as files: JSON lines, one heading, one line per decision, one ending.

::

    {"format":2,"game":"yellowstone_park","rules_version":1,"seats":4,"options":{…},"commitment":"…","players":[…],
     "pack":"…"}
    {"number":1,"seat":2,"action":"Y4:6"}
    {"number":2,"seat":2,"action":"undo"}
    {"end":"finished","outcome":"end-score","scores":[…],"places":[…],"seed":"…"}

`pack` is the hash of the component pack, and where that is not the game's box, `pack_text` is the pack itself.
Format 1, which is read too, knows no packs: its matches were played with the box.

A match that goes on ends with ``{"end":"suspended","seed":"…"}``, its seed null while it is secret.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

import msgspec

from gamekeeper import catalog, packs
from gamekeeper.core import record as paper
from gamekeeper.core.errors import BadRecord, BadSetup
from gamekeeper.core.game import Game
from gamekeeper.core.info import OptionValue
from gamekeeper.core.match import Match
from gamekeeper.core.record import Line, Record, Result
from gamekeeper.core.rng import SEED_BYTES

FORMAT: Final = 2
READABLE: Final = (1, 2)
LONGEST_LINE: Final = 64 * 1024  # bytes
LONGEST_HEADING: Final = LONGEST_LINE + 2 * packs.LONGEST_FILE  # bytes; JSON writes some characters of a pack as two
MOST_LINES: Final = 1_000_000
EXCERPT: Final = 60  # characters of a bad line that an error quotes

Hex = Annotated[str, msgspec.Meta(pattern=f"^[0-9a-f]{{{2 * SEED_BYTES}}}$")]
Count = Annotated[int, msgspec.Meta(ge=0)]


class Heading(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The first line: what is played, by whom, and the hash of the seed."""

    format: int
    game: str
    rules_version: int
    seats: int
    options: dict[str, OptionValue]
    commitment: Hex
    players: list[Annotated[str, msgspec.Meta(max_length=200)]]
    pack: Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$")] = ""
    pack_text: str = ""


class Decision(msgspec.Struct, forbid_unknown_fields=True):
    """One decision: its number from 1, the seat from 0, the action in notation or ``undo``."""

    number: int
    seat: Count
    action: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Finished(msgspec.Struct, forbid_unknown_fields=True, tag="finished", tag_field="end"):
    """The last line of a match that is over."""

    outcome: str
    scores: list[int]
    places: list[int]
    seed: Hex


class Suspended(msgspec.Struct, forbid_unknown_fields=True, tag="suspended", tag_field="end"):
    """The last line of a match that goes on."""

    seed: Hex | None


T = TypeVar("T")

# --- writing ---------------------------------------------------------------------------------------


def dumps(record: Record) -> bytes:
    """The record as the bytes of a file."""
    heading = Heading(
        FORMAT,
        record.game,
        record.rules_version,
        record.seats,
        record.options,
        record.published,
        record.players,
        record.pack,
        record.pack_text,
    )
    decisions = [Decision(number, line.seat, line.action) for number, line in enumerate(record.lines, 1)]
    return msgspec.json.Encoder().encode_lines([heading, *decisions, ending(record)])


def ending(record: Record) -> Finished | Suspended:
    """The last line."""
    seed = None if record.seed is None else record.seed.hex()
    if record.result is None:
        return Suspended(seed)
    if seed is None:
        raise BadRecord("a finished record has to show its seed, got none")
    return Finished(record.result.outcome, record.result.scores, record.result.places, seed)


def write_record(path: str | Path, record: Record) -> None:
    """Write a record so that the file holds all of it or what it held before; folders are made."""
    path = Path(path)
    data = dumps(record)
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.{secrets.token_hex(4)}.part")
    try:
        with part.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


# --- reading ---------------------------------------------------------------------------------------


def read_record(path: str | Path) -> Record:
    """The record in a file; BadRecord names the file, the line, what it got and what it wanted."""
    try:
        with Path(path).open("rb") as file:
            return loads(iter(lambda: file.readline(LONGEST_HEADING + 2), b""), str(path))
    except OSError as error:
        raise BadRecord(f"{path}: cannot be read: {error.strerror or error}") from error


def loads(lines: Iterator[bytes], name: str) -> Record:
    """The record in the lines of a file called `name`."""
    texts = list(whole_lines(lines, name))
    if not texts:
        raise BadRecord(f"{name}: the file is empty, wanted a heading with game, seats and options")
    heading = decode(texts[0], Heading, name, 1)
    check_heading(heading, name)
    if len(texts) == 1:
        raise BadRecord(f"{name}: the file stops after line 1, wanted decisions and an ending")
    last = decode_ending(texts[-1], name, len(texts))
    record = Record(heading.game, heading.rules_version, heading.seats, heading.options, heading.commitment)
    record.players = heading.players
    record.pack, record.pack_text = heading.pack, heading.pack_text
    record.lines = [decision(text, heading, name, number) for number, text in enumerate(texts[1:-1], 1)]
    record.seed = None if last.seed is None else bytes.fromhex(last.seed)
    if isinstance(last, Finished):
        check_lengths(last, heading, f"{name}, line {len(texts)}")
        record.result = Result(last.outcome, last.scores, last.places)
    return record


def whole_lines(lines: Iterator[bytes], name: str) -> Iterator[bytes]:
    """The lines, none of them too long, none cut off, not too many."""
    for number, line in enumerate(lines, 1):
        where = f"{name}, line {number}"
        if number > MOST_LINES:
            raise BadRecord(f"{name}: more than {MOST_LINES} lines, wanted one per decision")
        text = line.rstrip(b"\r\n")
        most, what = (LONGEST_HEADING, "a heading") if number == 1 else (LONGEST_LINE, "one decision")
        if len(text) > most:
            raise BadRecord(f"{where}: longer than {most} bytes, wanted {what}")
        if not text:
            raise BadRecord(f"{where}: empty, wanted a decision or the ending")
        yield text


def decode(text: bytes, wanted: type[T], name: str, number: int) -> T:
    """One line as a `wanted`; BadRecord says what does not fit."""
    try:
        return msgspec.json.decode(text, type=wanted)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        excerpt = text[:EXCERPT].decode("utf-8", "replace")
        kind = wanted.__name__.lower() if isinstance(wanted, type) else "ending"
        raise BadRecord(f"{name}, line {number}: got {excerpt!r}, wanted a {kind}: {error}") from error


def decode_ending(text: bytes, name: str, number: int) -> Finished | Suspended:
    """The last line; a file that was cut off has a decision there."""
    try:
        return msgspec.json.decode(text, type=Finished | Suspended)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        excerpt = text[:EXCERPT].decode("utf-8", "replace")
        wanted = 'a last line with "end":"finished" or "end":"suspended"; the file may be cut off'
        raise BadRecord(f"{name}, line {number}: got {excerpt!r}, wanted {wanted}: {error}") from error


def check_heading(heading: Heading, name: str) -> None:
    """The heading must be of a game, rules and table that this program knows."""
    where = f"{name}, line 1"
    if heading.format not in READABLE:
        formats = " and ".join(map(str, READABLE))
        raise BadRecord(f"{where}: got format {heading.format}, this program reads formats {formats}")
    try:
        info = catalog.info(heading.game)
        if heading.rules_version != info.rules_version:
            raise BadSetup("rules_version", heading.rules_version, f"{info.rules_version}, the rules of this program")
        info.check_seats(heading.seats)
        info.check_options(heading.seats, heading.options)
        check_pack(heading.game, heading.pack, heading.pack_text)
    except BadSetup as error:
        raise BadRecord(f"{where}: {error}") from error
    if len(heading.players) not in (0, heading.seats):
        raise BadRecord(f"{where}: players: got {len(heading.players)} names, wanted {heading.seats}, one per seat")


def check_pack(game: str, digest: str, text: str) -> None:
    """BadSetup unless the hash is that of the pack beside it or, without one, of the game's box."""
    if not digest and not text:
        return
    if not packs.has(game):
        raise BadSetup("pack", digest, f"nothing: {game} has no component packs")
    if text:
        found = packs.parse(game, text, "pack_text").digest
        if found != digest:
            raise BadSetup("pack", digest, f"{found}, the hash of the pack beside it")
    elif digest != packs.default(game).digest:
        box = packs.default(game).digest
        raise BadSetup("pack", digest, f"{box}, this program's box; the match was played with another edition of it")


def decision(text: bytes, heading: Heading, name: str, number: int) -> Line:
    """The decision with this number, which stands one line below its number."""
    found = decode(text, Decision, name, number + 1)
    if found.number != number:
        raise BadRecord(f"{name}, line {number + 1}: got decision number {found.number}, wanted {number}")
    if found.seat >= heading.seats:
        raise BadRecord(f"{name}, line {number + 1}: got seat {found.seat}, wanted 0 to {heading.seats - 1}")
    return Line(found.seat, found.action)


def check_lengths(last: Finished, heading: Heading, where: str) -> None:
    """One score and one place per seat."""
    for key, items in (("scores", last.scores), ("places", last.places)):
        if len(items) != heading.seats:
            raise BadRecord(f"{where}: {key}: got {len(items)} numbers, wanted {heading.seats}, one per seat")


# --- playing again ---------------------------------------------------------------------------------


def game_of(record: Record) -> Game[Any]:
    """The game a record was played on; BadRecord when it cannot be made."""
    try:
        check_pack(record.game, record.pack, record.pack_text)
        pack = packs.parse(record.game, record.pack_text, "pack_text") if record.pack_text else None
        return catalog.make(record.game, record.seats, record.options, pack)
    except BadSetup as error:
        raise BadRecord(str(error)) from error


def replay(record: Record, upto: int = -1) -> Match[Any]:
    """The match of a record after its first `upto` decisions (-1: all)."""
    return paper.replay(game_of(record), record, upto)


def verify(record: Record) -> Match[Any]:
    """The match of a record, everything it claims checked; see `core.record.verify`."""
    return paper.verify(game_of(record), record)
