"""The guest behind a request, made when first needed."""

from __future__ import annotations

from typing import Any

from litestar import Request

from gamekeeper.server.accounts import SignedIn
from gamekeeper.server.addresses import Party, address_of
from gamekeeper.server.auth import COOKIE, COOKIE_SECONDS, Guests
from gamekeeper.server.errors import NoSeat, TooManyGuests, TooManyRequests
from gamekeeper.server.household import MOST_BESIDE, beside
from gamekeeper.server.names import clean_name
from gamekeeper.server.stored import StoredGuest
from gamekeeper.server.wire import TableBody

NEW_COOKIES = "new_cookies"

AnyRequest = Request[Any, Any, Any]


class Visitor:
    """Who asks. `id` is None for somebody the server does not know."""

    def __init__(self, guests: Guests, here: SignedIn | None, request: AnyRequest) -> None:
        self.guests = guests
        self.guest = None if here is None else here.guest
        self.session = None if here is None else here.session
        self.request = request

    @property
    def id(self) -> str | None:
        """The guest's id."""
        return None if self.guest is None else self.guest.id

    @property
    def address(self) -> str:
        """Where the request comes from."""
        return address_of(self.request)

    @property
    def party(self) -> Party:
        """Who takes turns with others."""
        return Party(self.address, self.id or "")

    async def named(self, name: str, language: str = "") -> StoredGuest:
        """The guest under this name, made or renamed; an empty name keeps the old one. BadName when there is none."""
        known = self.guest
        if known is None and "as" in self.request.query_params:
            raise NoSeat("nobody of this device may do this")
        wanted = known.name if known is not None and not name.strip() else clean_name(name)
        if known is None:
            self.count_new()
            return self.remember(await self.guests.add(wanted, language or "en", self.request))
        spoken = language or known.language
        if (wanted, spoken) != (known.name, known.language):
            await self.guests.store.change_guest(known.id, wanted, spoken)
        return StoredGuest(known.id, wanted, spoken, known.epoch, known.seen)

    async def others(self, body: TableBody) -> dict[int, StoredGuest]:
        """Those who sit beside the guest at a new table, on the same device, by seat."""
        names = {seat: clean_name(place.name) for seat, place in enumerate(body.places) if place.kind == "beside"}
        found: dict[int, StoredGuest] = {}
        if self.guest is None or len(names) > MOST_BESIDE:
            return found
        for number, (seat, name) in enumerate(names.items(), 1):
            if await self.guests.store.guest(beside(self.guest.id, number)) is None:
                self.count_new()
            found[seat] = await self.guests.add_beside(self.guest, number, name)
        return found

    def count_new(self) -> None:
        """TooManyGuests when one address brings new ones without end."""
        try:
            self.request.app.state.new_guests.take(self.address)
        except TooManyRequests:
            raise TooManyGuests("many new players have come from here, please try again in a while") from None

    def remember(self, here: SignedIn) -> StoredGuest:
        """Let the answer set the guest's cookie."""
        self.set_cookie(COOKIE, self.guests.cookie(here))
        self.guest, self.session = here
        return here.guest

    def set_cookie(self, name: str, value: str, seconds: int = COOKIE_SECONDS) -> None:
        """Let the answer set a cookie; an empty value takes it away."""
        header = self.guests.header(name, value, seconds)
        self.request.scope["state"].setdefault(NEW_COOKIES, {})[name] = header


async def visitor(request: AnyRequest) -> Visitor:
    """The visitor behind a request."""
    guests: Guests = request.app.state.guests
    return Visitor(guests, await guests.of(request), request)
