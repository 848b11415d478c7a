"""Shards in a folder: what one run has played the next need not play again, whoever plays.

::

    FOLDER/3f2a…/task.json                      what is played, and by which program
    FOLDER/3f2a…/000000120-1b6ca34f.msgpack     some games of it
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, Final
from zlib import crc32

import msgspec

from gamekeeper.core.errors import BadSetup
from gamekeeper.lab.crew import Crew, Task
from gamekeeper.lab.program import this_program
from gamekeeper.lab.runner import Chunks, T
from gamekeeper.lab.store import replace

TASK_FILE: Final = "task.json"
SHARDS: Final = "*.msgpack"
WRITE_EVERY: Final = 1.0  # seconds: what the end of this process may lose
DIGITS: Final = 24  # of a digest


class Keeping(Crew):
    """Another crew; every shard it hands over is written down, and those of before are not played again."""

    def __init__(self, crew: Crew, folder: Path) -> None:
        super().__init__()
        self.crew = crew
        self.cost = crew.cost
        self.folder = folder
        check_folder(folder)

    def play_all(self, task: Task[T], games: Iterable[int]) -> Chunks[T]:
        """What lies in the folder first."""
        own = folder_of(self.folder, task)
        wanted = games if isinstance(games, range) else frozenset(games)
        done: set[int] = set()
        for chunk in shards_in(own, class_of(task).result):
            fresh = [each for each in chunk if each.index in wanted and each.index not in done]
            done |= {each.index for each in fresh}
            self.cost.kept += len(fresh)
            if fresh:
                yield fresh
        left = (index for index in games if index not in done)
        shard: list[Any] = []
        due = time.monotonic() + WRITE_EVERY
        try:
            with closing(self.crew.play_all(task, left)) as chunks:
                for chunk in chunks:
                    shard += chunk
                    if time.monotonic() > due:
                        shard = write_shard(own, shard)
                        due = time.monotonic() + WRITE_EVERY
                    yield chunk
        finally:
            write_shard(own, shard)


def class_of(task: Task[Any]) -> Any:
    """The class that plays: what can be kept is a class with what it is made with, so that it can be written down."""
    assert isinstance(task, partial)
    return task.func


def described(task: Task[Any]) -> dict[str, Any]:
    """All that the games of a task depend on, files of learned values by their content."""
    assert isinstance(task, partial)
    made = f"{class_of(task).__module__}.{class_of(task).__qualname__}"
    given = msgspec.to_builtins({"args": task.args, "keywords": task.keywords})
    files = {name: hashlib.sha256(Path(name).read_bytes()).hexdigest() for name in sorted(files_in(given))}
    return {"program": msgspec.to_builtins(this_program()), "played": made, **given, "files": files}


def files_in(given: object) -> Iterator[str]:
    """Files that bots are to judge by: ``ismcts:40@value.json``."""
    if isinstance(given, dict):
        given = list(given.values())
    if isinstance(given, list | tuple):
        for each in given:
            yield from files_in(each)
    elif isinstance(given, str):
        name = given.partition("@")[2]
        if name and "\n" not in name and Path(name).is_file():
            yield name


def folder_of(folder: Path, task: Task[Any]) -> Path:
    """Where the shards of a task lie; made if it is missing."""
    text = msgspec.json.encode(described(task), order="sorted")
    own = folder / hashlib.sha256(text).hexdigest()[:DIGITS]
    own.mkdir(parents=True, exist_ok=True)
    if not (own / TASK_FILE).exists():
        replace(own / TASK_FILE, lambda part: part.write_bytes(msgspec.json.format(text)))
    return own


def check_folder(folder: Path) -> None:
    """BadSetup for a folder that cannot be written, or holds anything but shards."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(not (each / TASK_FILE).is_file() for each in folder.iterdir() if each.is_file() or any(each.iterdir())):
            raise BadSetup("shards", str(folder), "a new or empty folder, or one of games kept before")
    except OSError as error:
        raise BadSetup("shards", str(folder), f"a folder that can be written: {error.strerror}") from error


def shards_in(own: Path, result: type[Any]) -> Iterator[list[Any]]:
    """The shards of a task, in order; one that cannot be read is named."""
    decoder = msgspec.msgpack.Decoder(list[result])  # type: ignore[valid-type]
    for file in sorted(own.glob(SHARDS)):
        try:
            yield decoder.decode(file.read_bytes())
        except msgspec.MsgspecError as error:
            raise BadSetup("shards", str(file), f"a shard of games: {error}") from error


def write_shard(own: Path, shard: list[Any]) -> list[Any]:
    """Keep some games; the empty list that the next ones go to."""
    if shard:
        data = msgspec.msgpack.encode(shard)
        name = f"{shard[0].index:09d}-{crc32(b','.join(b'%d' % each.index for each in shard)):08x}.msgpack"
        replace(own / name, lambda part: part.write_bytes(data))
    return []
