"""The live line to a served table: comes back by itself, and what was decided is sent until it is answered."""

from __future__ import annotations

import threading
from contextlib import suppress
from queue import Empty, SimpleQueue
from random import random
from secrets import token_hex
from typing import Final
from urllib.parse import quote

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from gamekeeper.cli.served.server import Server
from gamekeeper.server.wire import Act, ClientMessage, Error, ServerMessage, Undo, Update
from gamekeeper.server.wire_chat import Said, Say, Saying

FIRST_WAIT: Final = 0.25
LONGEST_WAIT: Final = 8.0
PULSE: Final = 5.0  # seconds between signs of life, and until one is missed
MOST_BYTES: Final = 2**24
FATAL: Final = frozenset({
    "UnknownTable", "OutdatedTable", "DamagedTable", "UnknownGame", "BrokenGame", "SignedOut", "WrongHost",
    "NotWatched", "Banned", "TableRemoved",
})  # fmt: skip


class Lost(msgspec.Struct, frozen=True):
    """The line is gone; another one is tried."""


class Unlike(msgspec.Struct, frozen=True):
    """The server sent what is no message of this protocol."""


Heard = ServerMessage | Lost | Unlike
DECODER: Final = msgspec.json.Decoder(ServerMessage)


class Line:
    """A socket in a thread of its own; what comes in waits in a queue."""

    def __init__(self, server: Server, code: str) -> None:
        self.server = server
        self.code = code
        self.inbox: SimpleQueue[Heard] = SimpleQueue()
        self.waiting: Act | Undo | None = None  # sent, not yet answered
        self.saying: list[Say] = []  # the same of what was said
        self.since = 0
        self.seen = ""
        self.socket: ClientConnection | None = None
        self.closed = threading.Event()
        self.lock = threading.Lock()
        self.thread = threading.Thread(target=self.run, daemon=True)

    def open(self) -> None:
        """Begin to listen."""
        self.thread.start()

    def close(self) -> None:
        """Leave."""
        self.closed.set()
        self.hang_up()

    def hang_up(self) -> None:
        """Break the line as it is."""
        socket = self.socket
        if socket is not None:
            with suppress(WebSocketException, OSError):
                socket.close()

    def heard(self, seconds: float | None) -> Heard | None:
        """The next message; None when none came in time."""
        try:
            return self.inbox.get(timeout=seconds)
        except Empty:
            return None

    def act(self, expected: int, action: str) -> str:
        """Send an action; its key."""
        return self.submit(Act(expected, action, token_hex(16)))

    def undo(self, expected: int) -> str:
        """Take the last one back; the message's key."""
        return self.submit(Undo(expected, token_hex(16)))

    def say(self, phrase: Saying | None, text: str) -> None:
        """Say something to all at the table."""
        message = Say(token_hex(16), phrase, text)
        with self.lock:
            self.saying.append(message)
        self.send(message)

    def submit(self, message: Act | Undo) -> str:
        """Send what has to be answered, again on every line until it is."""
        with self.lock:
            self.waiting = message
        self.send(message)
        return message.key

    def send(self, message: ClientMessage) -> None:
        """Send a message, if there is a line."""
        socket = self.socket
        if socket is not None:
            with suppress(WebSocketException, OSError):
                socket.send(msgspec.json.encode(message).decode())

    # --- the thread --------------------------------------------------------------------------------

    def run(self) -> None:
        """Hold a line until it is closed for good."""
        attempt, had_one = 0, True
        while not self.closed.is_set():
            try:
                if self.listen():
                    attempt, had_one = 0, True
            except (WebSocketException, OSError, TimeoutError):
                pass
            self.socket = None
            if self.closed.is_set():
                return
            if had_one:
                self.inbox.put(Lost())
            had_one = False
            self.closed.wait(min(LONGEST_WAIT, FIRST_WAIT * 2**attempt) * (0.75 + random() / 2))
            attempt = min(attempt + 1, 10)

    def listen(self) -> bool:
        """Read one line to its end; whether more than a refusal came."""
        served = False
        cookie = self.server.cookie()
        with connect(
            self.address(),
            additional_headers={"Cookie": cookie} if cookie else {},
            max_size=MOST_BYTES,
            open_timeout=PULSE,
            close_timeout=1.0,
            ping_interval=PULSE,
            ping_timeout=PULSE,
        ) as socket:
            self.socket = socket
            with self.lock:
                waiting = [*([] if self.waiting is None else [self.waiting]), *self.saying]
            for message in waiting:
                self.send(message)  # under the same key: it is taken once, however often it is sent
            for text in socket:
                served |= self.take(text)
        return served

    def address(self) -> str:
        """Where the line leads, with what is known already."""
        seen = f"&seen={quote(self.seen, safe='')}" if self.seen else ""
        base = self.server.base.replace("http", "ws", 1)
        return f"{base}/api/tables/{quote(self.code, safe='')}/live?since={self.since}{seen}"

    def take(self, text: str | bytes) -> bool:
        """Note how far a message leads, and hand it on; whether it is more than a refusal."""
        try:
            message = DECODER.decode(text)
        except msgspec.MsgspecError:
            self.inbox.put(Unlike())
            self.closed.set()
            return False
        if isinstance(message, Update):
            self.seen = message.seen
            if message.events:
                self.since = message.events[-1].number + 1
            self.settle(message.key, message.asked_since)
        elif isinstance(message, Said):
            self.heard_of({one.key for one in message.messages})
        elif isinstance(message, Error):
            if message.error == "LostDecisions":
                self.since, self.seen = 0, ""
            if message.error in FATAL:
                self.closed.set()
            if not self.heard_of({message.key}):
                self.settle(message.key, None)
        self.inbox.put(message)
        return not isinstance(message, Error)

    def heard_of(self, keys: set[str | None]) -> bool:
        """What was said under these keys has come through, or was refused; whether anything was."""
        with self.lock:
            left = [message for message in self.saying if message.key not in keys]
            is_one = len(left) < len(self.saying)
            self.saying = left
        return is_one

    def settle(self, key: str | None, asked_since: int | None) -> None:
        """What waited is answered: by its key, by an error without one, or as it is asked something else now."""
        with self.lock:
            if self.waiting is None:
                return
            is_past = asked_since is not None and asked_since > self.waiting.expected
            if key == self.waiting.key or is_past or (asked_since is None and key is None):
                self.waiting = None
