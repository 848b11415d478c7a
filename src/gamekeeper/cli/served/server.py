"""A server asked over HTTP, in the name of a guest whose cookie is kept on this machine."""

from __future__ import annotations

import os
from contextlib import suppress
from http.client import HTTPException
from http.cookiejar import LoadError, MozillaCookieJar
from pathlib import Path
from typing import Final, TypeVar, cast
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

import msgspec

from gamekeeper import __version__
from gamekeeper.cli.output import harmless
from gamekeeper.cli.table import folder
from gamekeeper.core.errors import GamekeeperError
from gamekeeper.core.ids import Params
from gamekeeper.core.texts import Phrase
from gamekeeper.server.wire import Error, Health
from gamekeeper.words import Translator
from gamekeeper.words.translator import MissingText, page_words

PATIENCE: Final = 20.0  # seconds for an answer
MOST_BYTES: Final = 2**24

Kind = TypeVar("Kind")


class JoinRefused(GamekeeperError):
    """Why a table cannot be joined, in words; `name` is the server's own name for it, empty for ours."""

    def __init__(self, told: str, name: str = "") -> None:
        self.name = name
        super().__init__(told)


class Server:
    """One server. What it refuses is told in the words of `words`."""

    def __init__(self, base: str, name: str, words: Translator) -> None:
        self.base = base
        self.words = words
        self.kept = guest_file(base, name)
        self.jar = MozillaCookieJar(str(self.kept))
        with suppress(FileNotFoundError, LoadError):
            self.jar.load()
        self.opener = build_opener(HTTPCookieProcessor(self.jar))

    def get(self, path: str, kind: type[Kind]) -> Kind:
        """What lies at a path."""
        return self.call("GET", path, kind)

    def text(self, path: str) -> str:
        """The text at a path."""
        return self.sent(Request(f"{self.base}{path}")).decode("utf-8", "replace")

    def call(self, method: str, path: str, kind: type[Kind], body: object = None) -> Kind:
        """The answer to a request. Raises JoinRefused."""
        data = None if body is None else msgspec.json.encode(body)
        request = Request(f"{self.base}{path}", data, {"Content-Type": "application/json"}, method=method)
        content = self.sent(request)
        self.keep()
        try:
            return msgspec.json.decode(content, type=kind)
        except msgspec.MsgspecError:
            raise self.unlike() from None

    def sent(self, request: Request) -> bytes:
        """The bytes of an answer."""
        try:
            with self.opener.open(request, timeout=PATIENCE) as answer:
                content: bytes = answer.read(MOST_BYTES)
                return content
        except HTTPError as error:
            raise self.refused(error.read(MOST_BYTES)) from None
        except (URLError, HTTPException, OSError, ValueError) as error:
            reason = harmless(str(getattr(error, "reason", error)))
            raise JoinRefused(self.words.say("join-unreachable", server=self.base, reason=reason)) from None

    def refused(self, content: bytes) -> JoinRefused:
        """What the server says no with."""
        try:
            return self.told(msgspec.json.decode(content, type=Error))
        except msgspec.MsgspecError:
            return self.unlike()

    def told(self, error: Error) -> JoinRefused:
        """A named error in words: the rule's reason, the page's text for it, else what the server wrote."""
        told = harmless(error.message)
        phrase = error.phrase
        if phrase is not None:
            with suppress(MissingText):
                told = self.phrased(Phrase(phrase.key, cast(Params, phrase.params)))
        return JoinRefused(told, error.error)

    def phrased(self, phrase: Phrase) -> str:
        """A text of the terminal, else the page's."""
        if self.words.has(phrase.key):
            return self.words.text(phrase)
        return page_words(self.words.language, phrase.key, of=self.words.name(), **phrase.params)

    def unlike(self) -> JoinRefused:
        """Why what came is not understood: another version, or no Gamekeeper at all."""
        request = Request(f"{self.base}/health")
        with (
            suppress(OSError, HTTPException, ValueError, msgspec.MsgspecError),
            self.opener.open(request, timeout=PATIENCE) as answer,
        ):
            found = msgspec.json.decode(answer.read(MOST_BYTES), type=Health).version
            given = {"server": self.base, "found": harmless(found), "own": __version__}
            return JoinRefused(self.words.say("join-other-version", **given), "OtherVersion")
        return JoinRefused(self.words.say("join-no-server", server=self.base), "NoServer")

    def cookie(self) -> str:
        """The Cookie header that says who is here."""
        request = Request(self.base)
        self.jar.add_cookie_header(request)
        return request.get_header("Cookie") or ""

    def keep(self) -> None:
        """Remember who is here, for this person's eyes only."""
        if not len(self.jar):
            return
        self.kept.parent.mkdir(parents=True, exist_ok=True)
        with open(self.kept, "a", opener=lambda path, flags: os.open(path, flags, 0o600)):
            pass
        self.jar.save()


def guest_file(base: str, name: str) -> Path:
    """Where it is kept who one is at a server, under a name."""
    host = urlsplit(base).netloc.lower()
    return folder().parent / "guests" / f"{quote(host, safe='')}{'@' if name else ''}{quote(name.casefold(), safe='')}"
