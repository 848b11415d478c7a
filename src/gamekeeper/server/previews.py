"""What a link shows before it is opened: title, description and picture.

They stand in the page's HTML, since crawlers run no scripts. Only what anybody with the link may see goes in, and
every name is escaped.
"""

from __future__ import annotations

import re
from html import escape
from typing import NamedTuple

import msgspec
from litestar import Response

from gamekeeper import catalog
from gamekeeper.core.errors import GamekeeperError
from gamekeeper.server import chat_store
from gamekeeper.server.auth import clean_code
from gamekeeper.server.hub import Hub
from gamekeeper.server.pages import INDEX, Page, Pages, page_of, respond
from gamekeeper.server.seating import host_of
from gamekeeper.server.stored import StoredPlace
from gamekeeper.server.visitors import AnyRequest
from gamekeeper.words import LANGUAGES, blurb, page_words

FALLBACK = "en"
LOCALES = {"en": "en_GB", "it": "it_IT", "ru": "ru_RU"}
HOME = "Gamekeeper"
HOME_PICTURE = "home"
WIDTH, HEIGHT = 1200, 630
HOST = re.compile(r"[A-Za-z0-9.-]+(:\d+)?|\[[0-9A-Fa-f:.]+\](:\d+)?")
PLAIN = re.compile(rb'<meta name="description"[^>]*>\s*|<title>[^<]*</title>\s*')
LANGUAGE = re.compile(rb'<html lang="[^"]*"')
END_OF_HEAD = b"</head>"


class Preview(NamedTuple):
    """What a link shows; `picture` is the name of one in the page's folder ``preview``."""

    title: str
    text: str
    picture: str
    language: str


class Known(NamedTuple):
    """What is public about a table."""

    game: str
    status: str
    language: str
    places: list[StoredPlace]
    host: int | None  # the seat of who invites
    is_watched: bool  # whether whoever has the code may see more than the way to an open seat


class Previews:
    """Answers every address of the page, with the tags of the link where it is not a file."""

    def __init__(self, pages: Pages, hub: Hub, public_url: str) -> None:
        self.pages = pages
        self.hub = hub
        self.public_url = public_url.rstrip("/")

    async def answer(self, request: AnyRequest, name: str) -> Response[bytes]:
        """The response for an address of the page."""
        page = self.pages.find(name)
        index = self.pages.files.get(INDEX)
        if index is None or page is not index:
            return respond(request, page)
        preview = await self.of(name)
        if f"preview/{preview.picture}.png" not in self.pages.files:
            preview = preview._replace(picture=HOME_PICTURE)
        return respond(request, tagged(index, preview, self.address(request), name))

    def address(self, request: AnyRequest) -> str:
        """Where people reach the server; empty when neither the settings nor the request say so."""
        host = request.headers.get("host", "")
        return self.public_url or (f"{request.scope['scheme']}://{host}" if HOST.fullmatch(host) else "")

    async def of(self, name: str) -> Preview:
        """What the link of an address shows."""
        first, _, rest = name.strip("/").partition("/")
        if first in ("table", "replay"):
            known = await self.table(rest)
            if known is not None and (known.is_watched or known.status == "waiting"):
                return replay_of(known) if first == "replay" else table_of(known)
        if first == "rules" and rest in catalog.names():
            return rules_of(rest)
        return Preview(HOME, page_words(FALLBACK, "web-about-lead"), HOME_PICTURE, FALLBACK)

    async def table(self, code: str) -> Known | None:
        """What is public about the table of a code; it is not laid for that."""
        try:
            code = clean_code(code)
            here = self.hub.tables.get(code)
            if here is not None:
                sitting = here.seating
                return Known(
                    here.stored.game,
                    here.status,
                    here.stored.language,
                    sitting.places,
                    sitting.host(),
                    here.chat.room.watching,
                )
            found = await self.hub.services.store.table(code)
        except GamekeeperError:
            return None
        if found is None:
            return None
        stored, places = found
        room, _ = await chat_store.of_table(self.hub.services.store, code)
        is_watched = room is None or room.watching
        return Known(stored.game, stored.status, stored.language, places, host_of(places, stored.host), is_watched)


def table_of(table: Known) -> Preview:
    """An invitation while seats are free, else the way to watch."""
    language, game = spoken(table)
    open_seats = sum(place.kind == "open" for place in table.places)
    if table.status == "waiting":
        host = "" if table.host is None else table.places[table.host].name
        title = page_words(language, "web-invites", host=host, game=game) if host else ""
        title = title or page_words(language, "web-invited", game=game)
        facts = blurb(language, table.game).facts
        return Preview(
            title, page_words(language, "web-link-waiting", facts=facts, open=open_seats), table.game, language
        )
    key = "web-link-over" if table.status == "over" else "web-link-playing"
    return Preview(players(table), page_words(language, key), table.game, language)


def replay_of(table: Known) -> Preview:
    """A match to look at."""
    language, _ = spoken(table)
    replay = page_words(language, "web-title-replay")
    return Preview(f"{replay} · {players(table)}", page_words(language, "web-link-replay"), table.game, language)


def rules_of(game: str) -> Preview:
    """The rules of a game."""
    said = blurb(FALLBACK, game)
    return Preview(f"{said.title} · {page_words(FALLBACK, 'web-title-rules')}", said.pitch, game, FALLBACK)


def players(table: Known) -> str:
    """The game, and who plays it."""
    language, game = spoken(table)
    names = [place.name or page_words(language, "bot-name", number=place.seat + 1) for place in table.places]
    return page_words(language, "web-link-players", game=game, names=", ".join(names))


def spoken(table: Known) -> tuple[str, str]:
    """The language of a table, and what its game is called in it."""
    language = table.language if table.language in LANGUAGES else FALLBACK
    return language, blurb(language, table.game).title


def tagged(index: Page, preview: Preview, address: str, name: str) -> Page:
    """The page with its tags."""
    picture = f"{address}/preview/{preview.picture}.png"
    tags = {
        "og:type": "website",
        "og:site_name": HOME,
        "og:locale": LOCALES[preview.language],
        "og:title": preview.title,
        "og:description": preview.text,
        "og:url": f"{address}/{name.strip('/')}",
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": preview.title,
    }
    lines = [f"<title>{escape(preview.title)}</title>", named("name", "description", preview.text)]
    lines += [named("property", key, value) for key, value in tags.items()]
    lines.append(named("name", "twitter:card", "summary_large_image"))
    head = "\n".join([*lines, ""]).encode()
    data = PLAIN.sub(b"", index.data).replace(END_OF_HEAD, head + END_OF_HEAD, 1)
    data = LANGUAGE.sub(f'<html lang="{preview.language}"'.encode(), data, count=1)
    return msgspec.structs.replace(page_of(INDEX, data), caching=index.caching)


def named(kind: str, key: str, value: str) -> str:
    """One tag."""
    return f'<meta {kind}="{key}" content="{escape(value)}" />'
