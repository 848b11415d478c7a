"""Records as files: JSON lines, one heading, one line per decision, one ending.

::

    {"format":3,"game":"yellowstone_park","rules_version":1,"seats":4,"options":{…},"commitment":"…","players":[…],
     "pack":"…","link":"…"}
    {"number":1,"seat":2,"action":"Y4:6","link":"…"}
    {"number":2,"seat":2,"action":"undo","link":"…"}
    {"end":"finished","outcome":"end-score","scores":[…],"places":[…],"seed":"…","link":"…"}

`pack` is the hash of the component pack, and where that is not the game's box, `pack_text` is the pack itself.
A match that goes on ends with ``{"end":"suspended","seed":"…","link":"…"}``, its seed null while it is secret.

Each `link` is the last field of its line: the SHA-256 of the link before it (64 hex digits, nothing before the
heading) and the bytes of the line without ``,"link":"…"``. A line that was altered, left out or cut off breaks the
chain at that line; the chain proves no author.

Older formats are read too: format 2 knows no links, format 1 no packs either, its matches were played with the box.
"""

from __future__ import annotations

import errno
import os
import re
import secrets
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

import msgspec

from gamekeeper import catalog, chain, packs
from gamekeeper.core import record as paper
from gamekeeper.core.errors import BadPack, BadRecord, BadSetup
from gamekeeper.core.game import Game
from gamekeeper.core.ids import Params
from gamekeeper.core.info import OptionValue
from gamekeeper.core.match import Match
from gamekeeper.core.record import HEADING_LINES, Line, Record, Result
from gamekeeper.core.rng import SEED_BYTES

FORMAT: Final = 3
READABLE: Final = (1, 2, 3)
CHAINED_FROM: Final = 3
LINKED: Final = re.compile(rb'(.*), *"link": *"([0-9a-f]{64})"\}', re.DOTALL)
LINK_BYTES: Final = len(',"link":""') + 64
ENDING_START: Final = b'{"end":'
FIELD: Final = re.compile(r"(?:at `\$\.|field `)([a-z_]+)")  # as msgspec's errors name one
PACK_IN_HEADING: Final = "pack_text"  # what errors call the pack that a heading carries; lines named behind it are its
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


# read here once: at its first use msgspec works out how, and two threads at that at once end the process
READY: Final = [msgspec.json.Decoder(kind) for kind in (Heading, Decision, Finished | Suspended)]

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
    return b"".join(linked([heading, *decisions, ending(record)]))


def linked(lines: Sequence[msgspec.Struct]) -> Iterator[bytes]:
    """The lines with the link that chains each to those before it."""
    encoder = msgspec.json.Encoder()
    before = chain.START
    for line in lines:
        text = encoder.encode(line)
        before = chain.link(before, text)
        yield b'%s,"link":"%s"}\n' % (text[:-1], before.encode("ascii"))


def ending(record: Record) -> Finished | Suspended:
    """The last line."""
    seed = None if record.seed is None else record.seed.hex()
    if record.result is None:
        return Suspended(seed)
    if seed is None:
        raise BadRecord("a finished record has to show its seed, got none", "record-secret")
    return Finished(record.result.outcome, record.result.scores, record.result.places, seed)


def write_record(path: str | Path, record: Record) -> None:
    """Write a record so that the file holds all of it or what it held before; folders are made."""
    path = Path(path)
    data = dumps(record)
    path.parent.mkdir(parents=True, exist_ok=True)
    part = part_of(path)
    try:
        with part.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def try_to_write(path: str | Path) -> None:
    """OSError unless `write_record` could write to this path now; folders are made, a file that is there stays."""
    path = Path(path)
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    part = part_of(path)
    part.touch(exist_ok=False)
    part.unlink()


def part_of(path: Path) -> Path:
    """Where a file is written until it is whole."""
    return path.with_name(f".{path.name}.{secrets.token_hex(4)}.part")


# --- reading ---------------------------------------------------------------------------------------


def read_record(path: str | Path) -> Record:
    """The record in a file; BadRecord names the file, the line, what it got and what it wanted."""
    try:
        with Path(path).open("rb") as file:
            return loads(iter(lambda: file.readline(LONGEST_HEADING + LINK_BYTES + 2), b""), str(path))
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadRecord(f"{path}: cannot be read: {reason}", "record-unreadable", 0, {"reason": reason}) from error


def loads(lines: Iterator[bytes], name: str) -> Record:
    """The record in the lines of a file called `name`."""
    found = [LinkedLine(text) for text in whole_lines(lines, name)]
    if not found:
        raise BadRecord(f"{name}: the file is empty, wanted a heading with game, seats and options", "record-empty")
    heading = decode(found[0].text, Heading, name, 1)
    check_heading(heading, name)
    if len(found) == 1:
        raise BadRecord(f"{name}: the file stops after line 1, wanted decisions and an ending", "record-short", 1)
    last = decode_ending(found[-1].text, name, len(found))
    record = Record(heading.game, heading.rules_version, heading.seats, heading.options, heading.commitment)
    record.format, record.players = heading.format, heading.players
    record.pack, record.pack_text = heading.pack, heading.pack_text
    record.lines = [decision(line.text, heading, name, number) for number, line in enumerate(found[1:-1], 1)]
    record.seed = None if last.seed is None else bytes.fromhex(last.seed)
    if isinstance(last, Finished):
        check_lengths(last, heading, name, len(found))
        record.result = Result(last.outcome, last.scores, last.places)
    if heading.format >= CHAINED_FROM or any(line.link for line in found):
        check_chain(found, name)
    return record


class LinkedLine:
    """A line as it stands in the file: its text without the link at its end, and that link, empty without one."""

    def __init__(self, line: bytes) -> None:
        found = LINKED.fullmatch(line)
        self.text = line if found is None else found[1] + b"}"
        self.link = "" if found is None else found[2].decode("ascii")


def check_chain(lines: list[LinkedLine], name: str) -> None:
    """BadRecord at the first line that is not as it was written, or does not follow the one before it."""
    before = chain.START
    for number, line in enumerate(lines, 1):
        where = f"{name}, line {number}"
        if not line.link:
            raise BadRecord(f"{where}: got no link, wanted one at the end of the line", "record-unlinked", number)
        before = chain.link(before, line.text)
        if line.link != before:
            told = f"{where}: got the link {line.link}, wanted {before}: the line is not as it was written"
            raise BadRecord(told, "record-altered", number)


def whole_lines(lines: Iterator[bytes], name: str) -> Iterator[bytes]:
    """The lines, none of them too long, not too many."""
    for number, line in enumerate(lines, 1):
        where = f"{name}, line {number}"
        if number > MOST_LINES:
            told = f"{name}: more than {MOST_LINES} lines, wanted one per decision"
            raise BadRecord(told, "record-too-many", number, {"most": MOST_LINES})
        text = line.rstrip(b"\r\n")
        most, what = (LONGEST_HEADING, "a heading") if number == 1 else (LONGEST_LINE, "one decision")
        if len(text) > most + LINK_BYTES:
            raise BadRecord(
                f"{where}: longer than {most} bytes, wanted {what}", "record-too-long", number, {"most": most}
            )
        if not text:
            raise BadRecord(f"{where}: empty, wanted a decision or the ending", "record-blank", number)
        yield text


def decode(text: bytes, wanted: type[T], name: str, number: int) -> T:
    """One line as a `wanted`; BadRecord says what does not fit."""
    try:
        return msgspec.json.decode(text, type=wanted)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        kind = wanted.__name__.lower()
        told = f"{name}, line {number}: got {excerpt(text)!r}, wanted a {kind}: {error}"
        raise BadRecord(told, *line_reason(text, kind, number, error)) from error


def decode_ending(text: bytes, name: str, number: int) -> Finished | Suspended:
    """The last line; a file that was cut off has a decision there, or half a line."""
    try:
        return msgspec.json.decode(text, type=Finished | Suspended)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        wanted = 'a last line with "end":"finished" or "end":"suspended"; the file may be cut off'
        told = f"{name}, line {number}: got {excerpt(text)!r}, wanted {wanted}: {error}"
        if text.startswith(ENDING_START) and text.endswith(b"}"):
            raise BadRecord(told, *line_reason(text, "ending", number, error)) from error
        raise BadRecord(told, "record-cut", number, {"got": excerpt(text)}) from error


def line_reason(text: bytes, kind: str, number: int, error: Exception) -> tuple[str, int, Params]:
    """Key, line and parameters for a line that is not what it should be; names the field where one is at fault."""
    field = FIELD.search(str(error))
    if field is not None:
        return "record-field", number, {"field": field[1], "got": excerpt(text)}
    return "record-line", number, {"kind": kind, "got": excerpt(text)}


def excerpt(text: bytes) -> str:
    """The start of a line, for an error."""
    return text[:EXCERPT].decode("utf-8", "replace")


def check_heading(heading: Heading, name: str) -> None:
    """The heading must be of a game, rules and table that this program knows."""
    where = f"{name}, line 1"
    if heading.format not in READABLE:
        told = f"{where}: got format {heading.format}, this program reads formats {READABLE[0]} to {READABLE[-1]}"
        raise BadRecord(told, "record-format", 1, {"got": heading.format, "last": READABLE[-1]})
    try:
        info = catalog.info(heading.game)
        if heading.rules_version != info.rules_version:
            raise BadSetup("rules_version", heading.rules_version, f"{info.rules_version}, the rules of this program")
        info.check_seats(heading.seats)
        info.check_options(heading.seats, heading.options)
        check_pack(heading.game, heading.pack, heading.pack_text)
    except BadPack as error:
        place = ", ".join(filter(None, (error.row, error.field)))
        raise BadRecord(f"{where}: {error}", "record-pack-text", 1, {"place": place}) from error
    except BadSetup as error:
        params: Params = {"option": error.option, "got": str(error.got)}
        raise BadRecord(f"{where}: {error}", "record-setup", 1, params) from error
    if len(heading.players) not in (0, heading.seats):
        told = f"{where}: players: got {len(heading.players)} names, wanted {heading.seats}, one per seat"
        names: Params = {"field": "players", "got": len(heading.players), "wanted": heading.seats}
        raise BadRecord(told, "record-lengths", 1, names)


def check_pack(game: str, digest: str, text: str) -> None:
    """BadSetup unless the hash is that of the pack beside it or, without one, of the game's box."""
    if not digest and not text:
        return
    if not packs.has(game):
        raise BadSetup("pack", digest, f"nothing: {game} has no component packs")
    if text:
        found = packs.parse(game, text, PACK_IN_HEADING).digest
        if found != digest:
            raise BadSetup("pack", digest, f"{found}, the hash of the pack beside it")
    elif digest != packs.default(game).digest:
        box = packs.default(game).digest
        raise BadSetup("pack", digest, f"{box}, this program's box; the match was played with another edition of it")


def decision(text: bytes, heading: Heading, name: str, number: int) -> Line:
    """The decision with this number, which stands one line below its number."""
    place = number + HEADING_LINES
    found = decode(text, Decision, name, place)
    where = f"{name}, line {place}"
    if found.number != number:
        told = f"{where}: got decision number {found.number}, wanted {number}"
        raise BadRecord(told, "record-number", place, {"got": found.number, "wanted": number})
    if found.seat >= heading.seats:
        told = f"{where}: got seat {found.seat}, wanted 0 to {heading.seats - 1}"
        raise BadRecord(told, "record-seat", place, {"got": found.seat, "last": heading.seats - 1})
    return Line(found.seat, found.action)


def check_lengths(last: Finished, heading: Heading, name: str, place: int) -> None:
    """One score and one place per seat."""
    for key, items in (("scores", last.scores), ("places", last.places)):
        if len(items) != heading.seats:
            told = f"{name}, line {place}: {key}: got {len(items)} numbers, wanted {heading.seats}, one per seat"
            params: Params = {"field": key, "got": len(items), "wanted": heading.seats}
            raise BadRecord(told, "record-lengths", place, params)


# --- playing again ---------------------------------------------------------------------------------


def game_of(record: Record) -> Game[Any]:
    """The game a record was played on; BadRecord when it cannot be made."""
    try:
        check_pack(record.game, record.pack, record.pack_text)
        pack = packs.parse(record.game, record.pack_text, PACK_IN_HEADING) if record.pack_text else None
        return catalog.make(record.game, record.seats, record.options, pack)
    except BadSetup as error:
        raise BadRecord(str(error), "record-setup", 1, {"option": error.option, "got": str(error.got)}) from error


def replay(record: Record, upto: int = -1) -> Match[Any]:
    """The match of a record after its first `upto` decisions (-1: all)."""
    return paper.replay(game_of(record), record, upto)


def verify(record: Record) -> Match[Any]:
    """The match of a record, everything it claims checked; see `core.record.verify`."""
    return paper.verify(game_of(record), record)
