"""What who runs the server has laid down: who is shut out, and what everybody is told.

Both are few and asked for at every request, so they are kept in memory beside the store.
"""

from __future__ import annotations

import hashlib
import hmac
import math
import re
import time
from collections.abc import Mapping
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

import msgspec
from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy import delete, func, insert, or_, select

from gamekeeper.core.errors import BadSetup
from gamekeeper.server.addresses import Party, counted
from gamekeeper.server.errors_admin import Banned, NotAdmin
from gamekeeper.server.household import household
from gamekeeper.server.schema import ANNOUNCEMENTS, BANS, GUESTS, PLACES, TABLES
from gamekeeper.server.store import Store, read
from gamekeeper.server.wire_admin import Announcement, Ban, KnownGuest, KnownTable

SALT = "gamekeeper admin"
SIGNED_SECONDS = 60  # how long a signed request holds
GUEST = re.compile(r"[0-9a-f]{32}")
THIS_MACHINE = (ip_address("127.0.0.1"), ip_address("::1"))
MOST_LISTED = 100
DAY_SECONDS = 86_400.0
NOTHING = Announcement({}, None)

Network = IPv4Network | IPv6Network


def signed(secret: bytes, method: str, path: str, body: bytes) -> str:
    """What shows that a request comes from who holds the server's secret: for this request alone, for a minute."""
    return URLSafeTimedSerializer(secret, salt=SALT).dumps(asked(method, path, body))


def check_signed(secret: bytes, token: str, method: str, path: str, body: bytes) -> None:
    """NotAdmin unless `token` was signed for this request just now."""
    try:
        found = URLSafeTimedSerializer(secret, salt=SALT).loads(token, max_age=SIGNED_SECONDS)
    except BadSignature:
        found = ""
    if not (isinstance(found, str) and hmac.compare_digest(found.encode(), asked(method, path, body).encode())):
        raise NotAdmin("this needs a signature by the server's secret, made for this request within the last minute")


def asked(method: str, path: str, body: bytes) -> str:
    """A request in short."""
    return f"{method} {path} {hashlib.sha256(body).hexdigest()}"


class Office:
    """Bans and announcements of one server."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.bans: dict[str, Ban] = {}
        self.shut: dict[str, Ban] = {}  # by household
        self.networks: list[tuple[Network, Ban]] = []
        self.announcement = NOTHING

    async def load(self) -> None:
        """Read everything from the store."""
        async with self.store.reading() as connection:
            bans = (await connection.execute(select(BANS).order_by(BANS.c.since))).mappings().all()
            told = (await connection.execute(select(ANNOUNCEMENTS))).mappings().first()
        self.bans = {ban.who: ban for ban in (read(row, Ban) for row in bans)}
        self.shut = {household(ban.who): ban for ban in self.bans.values() if GUEST.fullmatch(ban.who)}
        self.networks = [(ip_network(ban.who), ban) for ban in self.bans.values() if not GUEST.fullmatch(ban.who)]
        self.announcement = NOTHING if told is None else read(told, Announcement)

    # --- who is shut out ---------------------------------------------------------------------------

    def check_party(self, party: Party) -> None:
        """Banned for who is shut out by name or address."""
        self.check_address(party.address)
        self.check_guest(party.guest)

    def check_guest(self, guest: str) -> None:
        """Banned for who is shut out, and for all on the same device."""
        self.check(self.shut.get(household(guest)))

    def check_address(self, address: str) -> None:
        """Banned for who comes from an address that is shut out."""
        if not self.networks:
            return
        try:
            here = ip_network(address)
        except ValueError:
            return
        for network, ban in self.networks:
            if here.version == network.version and here.subnet_of(network):  # type: ignore[arg-type]
                self.check(ban)

    def check(self, ban: Ban | None) -> None:
        """Banned where a ban holds."""
        if ban is None or not holds(ban.until):
            return
        left = 0 if ban.until is None else math.ceil((ban.until - time.time()) / DAY_SECONDS)
        end = f" for {left} more days" if left else ""
        raise Banned(f"you are shut out of this server{end}: {ban.reason}", {"reason": ban.reason, "days": left})

    async def ban(self, who: str, reason: str, days: float | None) -> Ban:
        """Shut somebody out, or change for how long; BadSetup for who is neither a known guest nor an address."""
        asked_for, who, name = who, clean(who), ""
        if GUEST.fullmatch(who):
            guest = await self.store.guest(who)
            if guest is None:
                raise BadSetup("who", who, "the id of a guest of this server, as 'gamekeeper admin guests' shows it")
            name = guest.name
        elif any(here in ip_network(who) for here in THIS_MACHINE):
            raise BadSetup("who", asked_for, "an address from which not everybody comes: proxies ask from this machine")
        now = time.time()
        ban = Ban(who, name, reason, now, None if days is None else now + days * DAY_SECONDS)
        async with self.store.writing() as connection:
            await connection.execute(delete(BANS).where(BANS.c.who == who))
            await connection.execute(insert(BANS).values(msgspec.structs.asdict(ban)))
        await self.load()
        return ban

    async def lift(self, who: str) -> None:
        """Let somebody in again; BadSetup for who is not shut out."""
        who = clean(who)
        if who not in self.bans:
            raise BadSetup("who", who, f"one who is shut out: {', '.join(self.bans) or 'nobody is'}")
        async with self.store.writing() as connection:
            await connection.execute(delete(BANS).where(BANS.c.who == who))
        await self.load()

    # --- what everybody is told --------------------------------------------------------------------

    def told(self) -> Announcement:
        """What everybody is told now."""
        return self.announcement if holds(self.announcement.until) else NOTHING

    async def announce(self, announcement: Announcement) -> None:
        """Tell everybody something, or with no texts nothing any more; what was told before is not."""
        async with self.store.writing() as connection:
            await connection.execute(delete(ANNOUNCEMENTS))
            if announcement.texts:
                await connection.execute(insert(ANNOUNCEMENTS).values(id=1, **msgspec.structs.asdict(announcement)))
        await self.load()

    # --- looking around ----------------------------------------------------------------------------

    async def guests(self, find: str) -> list[KnownGuest]:
        """Guests by a part of their name, by their id, or all at a table; the latest seen first."""
        at_table = select(PLACES.c.guest).where(PLACES.c.code == find)
        tables = select(func.count()).where(PLACES.c.guest == GUESTS.c.id).scalar_subquery().label("tables")
        query = select(GUESTS, tables).order_by(GUESTS.c.seen.desc(), GUESTS.c.id).limit(MOST_LISTED)
        if find:
            like = GUESTS.c.name.icontains(find, autoescape=True)
            query = query.where(or_(like, GUESTS.c.id == find, GUESTS.c.id.in_(at_table)))
        async with self.store.reading() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [
            KnownGuest(
                row["id"], row["name"], row["language"], row["created"], row["seen"], row["tables"],
                banned=household(row["id"]) in self.shut,
            )
            for row in rows
        ]  # fmt: skip

    async def tables(self, find: str, watching: Mapping[str, int]) -> list[KnownTable]:
        """Tables by code, game, status or a part of a name at them, the latest touched first; `watching` by code."""
        named = select(PLACES.c.code).where(PLACES.c.name.icontains(find, autoescape=True))
        query = select(TABLES).order_by(TABLES.c.touched.desc(), TABLES.c.code).limit(MOST_LISTED)
        if find:
            query = query.where(
                or_(*(TABLES.c[one] == find for one in ("code", "game", "status")), TABLES.c.code.in_(named))
            )
        async with self.store.reading() as connection:
            rows = (await connection.execute(query)).mappings().all()
            seats = select(PLACES).where(PLACES.c.code.in_([row["code"] for row in rows])).order_by(PLACES.c.seat)
            places = (await connection.execute(seats)).mappings().all()
        names: dict[str, list[str]] = {row["code"]: [] for row in rows}
        for place in places:
            names[place["code"]].append(name_of(place["kind"], place["name"], place["level"]))
        return [
            KnownTable(
                row["code"], row["game"], row["status"], row["rows"] or 0, row["created"], row["touched"],
                names[row["code"]], watching.get(row["code"], 0),
            )
            for row in rows
        ]  # fmt: skip


def name_of(kind: str, name: str, level: str) -> str:
    """Who sits on a place, for a list."""
    return name if kind == "person" else level if kind == "bot" else "-"


def holds(until: float | None) -> bool:
    """Whether what was said for so long is still said."""
    return until is None or time.time() < until


def clean(who: str) -> str:
    """A guest's id or a network as it is kept; an address counts as limits count it."""
    if GUEST.fullmatch(who):
        return who
    try:
        return str(ip_network(who if "/" in who else counted(str(ip_address(who))), strict=False))
    except ValueError:
        raise BadSetup(
            "who", who, "a guest's id, an address like 203.0.113.7, or a network like 203.0.113.0/24"
        ) from None
