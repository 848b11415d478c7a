"""Mail: an address that counts once it is confirmed, notices, signing in; and mail servers that are rude."""

from __future__ import annotations

import io
import json
import re
import time
import zipfile
from collections.abc import AsyncIterator, Callable
from typing import Any, NamedTuple
from unittest.mock import AsyncMock

import pytest
import structlog
from msgspec.structs import replace
from sqlalchemy import Table, select

from gamekeeper.core.errors import BadSetup
from gamekeeper.server import due, mailing, uptime
from gamekeeper.server.beginning import begin
from gamekeeper.server.errors_mail import BadAddress
from gamekeeper.server.letters import sender_of
from gamekeeper.server.mail_address import clean_address, for_servers
from gamekeeper.server.schema_mail import LETTERS, MAIL_LINKS, MAILBOXES, MAILED
from gamekeeper.server.schema_notices import NOTICES
from gamekeeper.server.settings import Settings
from server.mail_server import Catcher, mail_server
from server.people import ME, OPEN, House, Json, Person, house_of, later, soon
from server.push_service import Browser, push_service
from server.test_identity import seen_long_ago
from server.test_push import play_until

pytestmark = pytest.mark.anyio

HOME = "http://table.example"
ADA = "ada@example.org"
QUICK = {"notice_delay_seconds": 0.05, "notice_look_seconds": 0.02}
DAY = 24 * 3600


class Place(NamedTuple):
    """A server, and the mail server that takes its letters."""

    house: House
    post: Catcher

    async def rows(self, table: Table) -> list[Json]:
        async with self.house.hub.services.store.reading() as connection:
            return [dict(row) for row in (await connection.execute(select(table))).mappings()]

    async def settled(self) -> None:
        """Until nothing is to be sent."""

        async def nothing() -> bool:
            return not await self.rows(LETTERS) and not await self.rows(NOTICES)

        await soon(nothing)

    async def came(self, count: int = 1) -> Any:
        """The letter after which there are so many."""

        async def enough() -> bool:
            return len(self.post.letters) >= count

        await soon(enough)
        return self.post.letters[count - 1]

    async def named(self, name: str, address: str = "", language: str = "en") -> Person:
        """Somebody, with a confirmed address if one is said."""
        person = self.house.person(name)
        await person.put("/me", {"name": name, "language": language})
        if address:
            before = len(self.post.letters)
            await person.put("/me/mail", {"address": address})
            await self.came(before + 1)
            await person.post("/mail/confirm", {"token": self.post.link()})
        return person

    async def turn(self, person: Person, name: str = "Bob") -> tuple[Person, str]:
        """It is somebody's turn at a table with another one: that one, and the code."""
        other = self.house.person(name)
        code = await other.new_table([ME, OPEN])
        await person.post(f"/tables/{code}/seats/1", {"name": person.name})
        await play_until(other, code, lambda _: False)
        return other, code

    async def again(self, code: str, number: int) -> None:
        """Their turn begins anew without them: their clock ran out meanwhile, say."""
        async with self.house.hub.services.store.writing() as connection:
            await begin(connection, code, [1], number, time.time())


@pytest.fixture
async def post() -> AsyncIterator[Catcher]:
    async with mail_server() as running:
        yield running


@pytest.fixture
def with_mail(build: Callable[..., Settings], post: Catcher) -> Settings:
    return build(mail=post.server, public_url=HOME, **QUICK)


@pytest.fixture
async def place(with_mail: Settings, post: Catcher) -> AsyncIterator[Place]:
    async with house_of(with_mail) as house:
        yield Place(house, post)


async def mail_of(person: Person) -> Json:
    mail: Json = (await person.get("/me/account"))["mail"]
    return mail


# --- an address ------------------------------------------------------------------------------------


async def test_without_a_mail_server_there_is_no_mail(house: House) -> None:
    ada = house.person("Ada")
    await ada.put("/me", {"name": "Ada"})
    assert await mail_of(ada) is None
    for method, path in (("PUT", "/me/mail"), ("POST", "/sign-in/mail")):
        assert await ada.refused(method, path, {"address": ADA}) == (404, "NoMail")
    for path in ("/mail/look", "/mail/confirm", "/mail/stop"):
        assert await ada.refused("POST", path, {"token": "x"}) == (404, "NoMail")


async def test_an_address_counts_once_its_link_was_opened_anywhere(place: Place) -> None:
    ada = await place.named("Ada")
    asked = await ada.put("/me/mail", {"address": " Ada@Example.ORG "})
    assert asked["mail"] == {"address": "", "pending": "Ada@example.org", "notices": False, "unsent": False}
    letter = await place.came()
    assert (letter["To"], letter["From"]) == ("Ada@example.org", "Gamekeeper <table@example.org>")
    assert letter.get_content_type() == "text/plain"
    assert f"{HOME}/mail#{place.post.link()}" in letter.get_content()
    assert "List-Unsubscribe" not in letter
    body = {"token": place.post.link()}
    phone = place.house.person()
    offer = {"name": "Ada", "address": "Ada@example.org"}
    assert await phone.post("/mail/look", body) == offer == await phone.post("/mail/look", body)
    assert (await mail_of(ada))["address"] == ""
    assert await phone.post("/mail/confirm", body) == offer
    assert await phone.refused("POST", "/mail/confirm", body) == (400, "BadToken")
    assert await mail_of(ada) == {"address": "Ada@example.org", "pending": "", "notices": True, "unsent": False}
    assert (await phone.get("/me"))["name"] == ""


async def test_a_letter_to_a_stranger_holds_nothing_people_write(place: Place) -> None:
    ada = await place.named("www.spam.example")
    await ada.put("/me/mail", {"address": ADA})
    assert "spam" not in (await place.came()).as_string()


async def test_a_link_holds_for_a_day(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await place.named("Ada")
    await ada.put("/me/mail", {"address": ADA})
    await place.came()
    later(monkeypatch, DAY + 1)
    assert await ada.refused("POST", "/mail/confirm", {"token": place.post.link()}) == (400, "BadToken")
    assert await mail_of(ada) == {"address": "", "pending": "", "notices": False, "unsent": False}


async def test_an_address_is_changed_and_taken_away(place: Place) -> None:
    ada = await place.named("Ada", ADA)
    await ada.put("/me/mail/notices", {"notices": False})
    await ada.put("/me/mail", {"address": "first@example.org"})
    await place.came(2)
    changed = await ada.put("/me/mail", {"address": "other@example.org"})
    assert changed["mail"] == {"address": ADA, "pending": "other@example.org", "notices": False, "unsent": False}
    await place.came(3)
    assert await ada.refused("POST", "/mail/confirm", {"token": place.post.link(1)}) == (400, "BadToken")
    await ada.post("/mail/confirm", {"token": place.post.link(2)})
    assert await mail_of(ada) == {"address": "other@example.org", "pending": "", "notices": False, "unsent": False}
    await ada.put("/me/mail", {"address": "OTHER@example.org"})  # it is confirmed already
    await ada.put("/me/mail", {"address": "third@example.org"})
    gone = await ada.delete("/me/mail")
    assert gone["mail"] == {"address": "", "pending": "", "notices": False, "unsent": False}
    for table in (MAILBOXES, MAIL_LINKS):
        assert await place.rows(table) == []
    await place.settled()
    assert "OTHER@example.org" not in place.post.recipients


async def test_the_database_has_no_token(place: Place) -> None:
    ada = await place.named("Ada", ADA)
    await ada.put("/me/mail", {"address": "new@example.org"})
    await ada.post("/sign-in/mail", {"address": ADA})
    await place.came(3)
    kept = repr([await place.rows(table) for table in (LETTERS, MAIL_LINKS, MAILBOXES)])
    assert all(place.post.link(number) not in kept for number in range(3))


@pytest.mark.parametrize(
    "address",
    [
        "ada",
        "@example.org",
        "ada@",
        "ada@localhost",
        "ada@127.0.0.1",
        "ada@[127.0.0.1]",
        "ada@example..org",
        "ada@-example.org",
        ".ada@example.org",
        "a..da@example.org",
        '"a b"@example.org',
        "ada bob@example.org",
        "ada@example.org\r\nBcc: eve@example.org",
        "ada\n@example.org",
        "ada@example.org,eve@example.org",
        "ada@eve@example.org",
        "<ada@example.org>",
        "ada\u200b@example.org",
        "ada\u202e@example.org",
        "a" * 65 + "@example.org",
        "ada@" + "a." * 130 + "org",
        "ada@exa_mple.org",
        "ada@straße.example",
        "ada@example.123",
        "ada\x00@example.org",
    ],
)
async def test_what_is_no_address_is_refused(place: Place, address: str) -> None:
    ada = await place.named("Ada")
    assert await ada.refused("PUT", "/me/mail", {"address": address}) == (400, "BadAddress")
    assert await ada.refused("POST", "/sign-in/mail", {"address": address}) == (400, "BadAddress")


@pytest.mark.parametrize(
    ("typed", "kept", "sent"),
    [
        ("o'brien+games@Example.ORG", "o'brien+games@example.org", "o'brien+games@example.org"),
        ("ада@почта.example", "ада@почта.example", "ада@xn--80a1acny.example"),
        ("x@xn--80a1acny.example", "x@xn--80a1acny.example", "x@xn--80a1acny.example"),
        ("cafe\u0301@example.org", "café@example.org", "café@example.org"),
        ("{}|~!#$%&*=?^`/@example.org", "{}|~!#$%&*=?^`/@example.org", "{}|~!#$%&*=?^`/@example.org"),
    ],
)
async def test_odd_addresses_are_reached(place: Place, typed: str, kept: str, sent: str) -> None:
    ada = await place.named("Ада Лавлейс 🎲", typed, "ru")
    assert (await mail_of(ada))["address"] == kept
    assert place.post.recipients == [sent]
    await ada.post("/sign-in/mail", {"address": typed})
    letter = await place.came(2)
    assert "Ада Лавлейс 🎲" in letter.get_content()
    assert letter["Subject"] == "Ссылка для входа"


async def test_a_mail_server_that_takes_no_such_name_is_not_asked_again(place: Place) -> None:
    place.post.offers = []
    ada = await place.named("Ada")
    await ada.put("/me/mail", {"address": "ада@example.org"})
    await place.settled()
    assert (place.post.letters, place.post.asked) == ([], 1)


def test_letters_come_from_an_address() -> None:
    assert sender_of('Тот, кто "держит" стол <table@bücher.example>').addr_spec == "table@xn--bcher-kva.example"
    for wrong in ("", "nobody", "A <b>", "A <a@example.org", "A\r\nBcc: eve@example.org <a@example.org>"):
        with pytest.raises(BadSetup, match="mail-from"):
            sender_of(wrong)


# --- notices ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("home", [HOME, "http://games.a-club-with-a-name-that-says-it-all.example.org"])
async def test_mail_programs_find_the_way_out_whatever_the_server_is_called(
    with_mail: Settings, post: Catcher, home: str
) -> None:
    async with house_of(replace(with_mail, public_url=home)) as house:
        place = Place(house, post)
        await place.turn(await place.named("Ada", ADA))
        written = dict((await place.came(2)).raw_items())["List-Unsubscribe"]  # as mail programs read it
    assert re.fullmatch(rf"<{re.escape(home)}/api/mail/unsubscribe/[0-9a-f]{{32}}>", written)


async def test_a_turn_is_told_in_the_readers_language_and_no_more_than_all_may_know(place: Place) -> None:
    ada = await place.named("Ada", ADA, "it")
    _, code = await place.turn(ada, "Bob È")
    letter = await place.came(2)
    assert letter["Subject"] == "Yellowstone Park: tocca a te"
    text = letter.get_content().replace("\r\n", "\n")
    assert text.startswith("Ada, tocca a te a un tavolo di Yellowstone Park, con Bob È.\n")
    assert f"\n{HOME}/table/{code}\n" in text
    stop = place.post.link()
    assert letter["List-Unsubscribe"].strip() == f"<{HOME}/api/mail/unsubscribe/{stop}>"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert (letter["Auto-Submitted"], letter["Content-Language"]) == ("auto-generated", "it")
    assert "card" not in text
    await place.settled()
    assert len(place.post.letters) == 2


async def test_a_letter_more_says_that_time_is_nearly_up(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uptime, "GRACE", 0.0)
    ada = await place.named("Ada", ADA)
    bob = place.house.person("Bob")
    code = await bob.new_table([ME, OPEN], pace={"kind": "days", "seconds": 3 * DAY}, options={"start_seat": 0})
    await ada.post(f"/tables/{code}/seats/1", {"name": "Ada"})
    await play_until(bob, code, lambda _: False)
    first = (await place.came(2)).get_content()
    assert "no other mail about this table but one when your time is nearly up" in first
    await place.settled()
    later(monkeypatch, 2.95 * DAY)
    await place.house.app.state.timekeeper.act()
    letter = await place.came(3)
    assert letter["Subject"] == "Yellowstone Park: your time is nearly up"
    text = letter.get_content().replace("\r\n", "\n")
    assert text.startswith("Ada, it is your turn at a table of Yellowstone Park, with Bob, and one hour is left.")
    assert f"\n{HOME}/table/{code}\n" in text
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    await place.settled()
    assert len(place.post.letters) == 3
    counted = place.house.app.state.services.metrics.registry.get_sample_value
    assert counted("gamekeeper_deliveries_total", {"way": "mail", "outcome": "sent"}) == 2.0
    assert counted("gamekeeper_deliveries_total", {"way": "letter", "outcome": "sent"}) == 1.0


async def test_there_is_one_letter_about_a_table_until_they_come_back(place: Place) -> None:
    ada = await place.named("Ada", ADA)
    _, code = await place.turn(ada)
    await place.came(2)
    await place.settled()
    await place.again(code, 1001)
    await place.settled()
    assert len(place.post.letters) == 2
    await ada.get(f"/tables/{code}")

    async def back() -> bool:
        return not await place.rows(MAILED)

    await soon(back)
    await place.again(code, 1002)
    third = await place.came(3)
    assert third["Message-ID"] != place.post.letters[1]["Message-ID"]


async def test_who_has_decided_since_a_letter_was_back_though_the_server_was_not(
    with_mail: Settings, post: Catcher
) -> None:
    async with house_of(with_mail) as house:
        place = Place(house, post)
        ada = await place.named("Ada", ADA)
        bob, code = await place.turn(ada)
        await place.came(2)
        await place.settled()
        house.app.state.notices.mailed.since.clear()  # as if it had not seen her
        await play_until(ada, code, lambda _: False)
        await play_until(bob, code, lambda _: False)
        await place.came(3)
        await place.settled()
        cookies = ada.client.cookies
    async with house_of(with_mail) as house:
        place = Place(house, post)
        assert len(await place.rows(MAILED)) == 1
        await place.again(code, 1001)
        await place.settled()
        assert len(post.letters) == 3, "the next server knows of the letter too"
        ada = house.person("Ada")
        ada.client.cookies = cookies
        async with ada.socket(code):
            pass

        async def back() -> bool:
            return not await place.rows(MAILED)

        await soon(back)


async def test_who_looks_at_the_table_is_not_told(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await place.named("Ada", ADA)
    bob = place.house.person("Bob")
    code = await bob.new_table([ME, OPEN])
    async with ada.socket(code):
        await ada.post(f"/tables/{code}/seats/1", {"name": "Ada"})
        await play_until(bob, code, lambda _: False)
        later(monkeypatch, 100.0)
        await place.settled()
    assert len(place.post.letters) == 1


@pytest.mark.parametrize("by", ["both", "push", "mail", "none"])
async def test_people_choose_how_they_are_told(build: Callable[..., Settings], post: Catcher, by: str) -> None:
    async with push_service() as service:
        settings = build(mail=post.server, public_url=HOME, push_origins=(service.origin,), **QUICK)
        async with house_of(settings) as house:
            place = Place(house, post)
            ada = await place.named("Ada", ADA)
            await ada.put("/me/mail/notices", {"notices": by in ("both", "mail")})
            if by in ("both", "push"):
                body = Browser(service, "sent/ada").subscription()
                service.key = (await ada.put("/me/push", body))["key"]
            await place.turn(ada)
            await place.settled()
        assert len(service.notices) == (by in ("both", "push"))
        assert len(post.letters) == 1 + (by in ("both", "mail"))


async def test_mail_programs_and_readers_unsubscribe_with_one_press(place: Place) -> None:
    ada = await place.named("Ada", ADA)
    await place.turn(ada)
    letter = await place.came(2)
    stop = place.post.link()
    nobody = place.house.person().client
    address = letter["List-Unsubscribe"].strip(" <>").removeprefix(HOME)
    shown = await nobody.get(address)
    assert (shown.status_code, shown.headers.get("location")) == (303, f"/unsubscribe#{stop}")
    assert (await mail_of(ada))["notices"], "looking changes nothing"
    pressed = await nobody.post(address, data={"List-Unsubscribe": "One-Click"})
    assert (pressed.status_code, pressed.content) == (204, b"")
    assert await mail_of(ada) == {"address": ADA, "pending": "", "notices": False, "unsent": False}
    await ada.put("/me/mail/notices", {"notices": True})
    assert (await nobody.post("/api/mail/stop", json={"token": stop})).status_code == 204
    assert not (await mail_of(ada))["notices"]
    for wrong in ("x", "0" * 32, "%00", "%0d%0aSet-Cookie: a"):
        assert (await nobody.post(f"/api/mail/unsubscribe/{wrong}")).status_code == 204
        assert (await nobody.get(f"/api/mail/unsubscribe/{wrong}")).headers["location"].startswith("/unsubscribe#")


# --- signing in ------------------------------------------------------------------------------------


async def token_for(place: Place, person: Person, address: str = ADA) -> Json:
    """Somebody asks for a link to sign in by; what stands in it."""
    before = len(place.post.letters)
    await person.post("/sign-in/mail", {"address": address})
    await place.came(before + 1)
    return {"token": place.post.link()}


async def test_a_link_signs_in_once_and_asks_first(place: Place) -> None:
    ada = await place.named("Ada", ADA)
    _, code = await place.turn(ada)
    await place.came(2)
    phone = place.house.person()
    body = await token_for(place, phone, "ADA@EXAMPLE.org")
    letter = place.post.letters[-1]
    assert f"{HOME}/resume#{body['token']}" in letter.get_content()
    assert "Ada" in letter.get_content()
    looked = await phone.post("/resume/look", body)
    assert looked == {"name": "Ada", "code": "", "already": False, "me": "", "tables": 0, "may_bring": False}
    assert await phone.post("/resume", body) == {"code": ""}
    assert (await phone.update(code))["prompt"]
    assert [one["how"] for one in (await phone.get("/me/account"))["sessions"]] == ["mail", "new"]
    for again in ("/resume/look", "/resume"):
        assert await phone.refused("POST", again, body) == (400, "BadToken")


async def test_it_answers_the_same_whether_anybody_has_the_address(place: Place) -> None:
    await place.named("Ada", ADA)
    phone = place.house.person()
    answers = [await phone.client.post("/api/sign-in/mail", json={"address": one}) for one in (ADA, "eve@example.org")]
    assert [(one.status_code, one.content) for one in answers] == [(204, b"")] * 2
    first, second = ({**one.headers, "date": ""} for one in answers)
    assert first == second
    await place.settled()
    assert place.post.recipients == [ADA, ADA]


async def test_whose_address_it_is_is_looked_up_after_the_answer(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """So no clock tells one who asks: both cost one row that says the same."""
    await place.named("Ada", ADA)
    await place.settled()

    async def nothing(_self: object) -> None:
        """No work for now."""

    monkeypatch.setattr("gamekeeper.server.post.Post.work", nothing)
    monkeypatch.setattr(place.house.app.state.post.mailboxes, "of", None)
    monkeypatch.setattr(place.house.app.state.post.mailboxes, "spread", None)
    for one in (ADA, "eve@example.org"):
        await place.house.person().post("/sign-in/mail", {"address": one})
    kept = {(row["guest"], row["why"], row["address"]) for row in await place.rows(LETTERS)}
    assert kept == {(None, "ask", ADA), (None, "ask", "eve@example.org")}


async def test_a_link_to_sign_in_runs_out_and_is_void_after_signing_out(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await place.named("Ada", ADA)
    phone = place.house.person()
    first = await token_for(place, phone)
    await ada.post("/me/sign-out")
    assert await phone.refused("POST", "/resume", first) == (400, "BadToken")
    second = await token_for(place, phone)
    await ada.delete("/me/mail")
    assert await phone.refused("POST", "/resume", second) == (400, "BadToken")
    await ada.put("/me/mail", {"address": "other@example.org"})
    await place.came(4)
    await ada.post("/mail/confirm", {"token": place.post.link()})
    third = await token_for(place, phone, "other@example.org")
    later(monkeypatch, 3601.0)
    assert await phone.refused("POST", "/resume", third) == (400, "BadToken")


async def test_who_the_device_was_waits_or_comes_along(place: Place) -> None:
    await place.named("Ada", ADA)
    laptop, desk = await place.named("Laptop"), await place.named("Desk")
    for person in (laptop, desk):
        await person.new_table([ME, OPEN])
    body = await token_for(place, laptop)
    assert (await laptop.post("/resume/look", body))["may_bring"]
    await laptop.post("/resume", body)
    held = await laptop.get("/me/account")
    assert (held["name"], held["tables"], held["aside"]) == ("Ada", 0, "Laptop")
    await desk.post("/resume", {**await token_for(place, desk), "bring": True})
    held = await desk.get("/me/account")
    assert (held["name"], held["tables"], held["aside"]) == ("Ada", 1, "")


async def test_who_has_an_address_is_an_account(place: Place) -> None:
    ada = await place.named("Ada", ADA)
    await ada.new_table([ME, OPEN])
    await place.named("Bob", "bob@example.org")
    body = await token_for(place, ada, "bob@example.org")
    assert not (await ada.post("/resume/look", body))["may_bring"]
    await ada.post("/resume", {**body, "bring": True})
    held = await ada.get("/me/account")
    assert (held["name"], held["tables"], held["aside"]) == ("Bob", 0, "")
    await seen_long_ago(place.house, "Ada", "Bob")
    await place.house.hub.clean()
    await ada.post("/resume", await token_for(place, ada))
    held = await ada.get("/me/account")
    assert (held["name"], held["tables"]) == ("Ada", 1)


async def test_people_of_one_address_each_have_a_letter(place: Place) -> None:
    await place.named("Ada", ADA)
    await place.named("Bea", ADA)
    await place.house.person().post("/sign-in/mail", {"address": ADA})
    await place.came(4)
    names = {re.search(r"sign in as (\w+)", letter.get_content())[1] for letter in place.post.letters[2:]}  # type: ignore[index]
    assert names == {"Ada", "Bea"}


async def test_letters_are_limited_to_an_address_and_from_one(with_mail: Settings, post: Catcher) -> None:
    limits = replace(with_mail.limits, mailbox_burst=2, letter_burst=4)
    async with house_of(replace(with_mail, limits=limits)) as house:
        eve = house.person()
        for _ in range(2):
            await eve.post("/sign-in/mail", {"address": ADA})
        assert await eve.refused("POST", "/sign-in/mail", {"address": "Ada@example.org"}) == (429, "TooManyLetters")
        await eve.post("/sign-in/mail", {"address": "bob@example.org"})
        assert await eve.refused("POST", "/sign-in/mail", {"address": "eve@example.org"}) == (429, "TooManyLetters")
    limits = replace(with_mail.limits, letters_per_day=4.0)
    async with house_of(replace(with_mail, limits=limits)) as house:
        await house.person().post("/sign-in/mail", {"address": ADA})
        refused = await house.person().refused("POST", "/sign-in/mail", {"address": "bob@example.org"})
        assert refused == (429, "TooManyLetters")


# --- rude mail servers -----------------------------------------------------------------------------


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("ALL_SECONDS", 0.5), ("STEP_SECONDS", 0.3), ("REST_SECONDS", 0.0)):
        monkeypatch.setattr(mailing, name, value)
    monkeypatch.setattr(due, "FIRST_WAIT", 0.0)
    monkeypatch.setattr(due, "MOST_TRIES", 3)


@pytest.mark.parametrize(("name", "tries"), [("nobody", 1), ("spam", 1), ("full", 3), ("torn", 3), ("slow", 3)])
async def test_a_letter_that_is_not_taken_ends(place: Place, impatient: None, name: str, tries: int) -> None:
    ada = await place.named("Ada")
    with structlog.testing.capture_logs() as logs:
        await ada.put("/me/mail", {"address": f"{name}@example.org"})
        await place.settled()
    assert (place.post.letters, place.post.asked) == ([], tries)
    assert logs
    assert "@" not in json.dumps(logs, default=str)


@pytest.mark.parametrize("name", ["nobody", "torn"])
async def test_who_gave_an_address_that_no_letter_gets_to_is_told_and_may_try_again(
    place: Place, impatient: None, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    ada = await place.named("Ada")
    await ada.put("/me/mail", {"address": f"{name}@example.org"})
    told = {"address": "", "pending": f"{name}@example.org", "notices": False, "unsent": True}

    async def is_told() -> bool:
        return await mail_of(ada) == told

    await soon(is_told)
    later(monkeypatch, 2 * DAY)
    assert await is_told()
    await ada.put("/me/mail", {"address": ADA})
    await place.came()
    await ada.post("/mail/confirm", {"token": place.post.link()})
    assert await mail_of(ada) == {"address": ADA, "pending": "", "notices": True, "unsent": False}


async def test_a_server_that_ends_as_it_gives_a_letter_up_tells_it_still(
    place: Place, impatient: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await place.named("Ada")
    ends = AsyncMock(side_effect=OSError)
    with monkeypatch.context() as patch:
        patch.setattr(due.Due, "tried", ends)
        await ada.put("/me/mail", {"address": "nobody@example.org"})

        async def has_ended() -> bool:
            return ends.called

        await soon(has_ended)
    later(monkeypatch, due.CLAIMED_SECONDS)
    await place.settled()
    assert (await mail_of(ada))["unsent"]
    assert place.post.asked == 1


@pytest.mark.parametrize("manner", ["closed", "silent"])
async def test_a_mail_server_that_is_not_there_is_asked_again(place: Place, impatient: None, manner: str) -> None:
    ada = await place.named("Ada")
    place.post.manner = manner
    with structlog.testing.capture_logs() as logs:
        await ada.put("/me/mail", {"address": ADA})
        await place.settled()
    assert place.post.asked == 3
    assert "@" not in json.dumps(logs, default=str)
    place.post.manner = ""
    await ada.put("/me/mail", {"address": ADA})
    await place.came()


async def test_after_a_try_that_failed_the_letter_is_the_same(place: Place, impatient: None) -> None:
    ada = await place.named("Ada")
    place.post.manner = "torn"
    await ada.put("/me/mail", {"address": ADA})

    async def tried() -> bool:
        return place.post.asked > 0

    await soon(tried)
    place.post.manner = ""
    await place.came()
    await ada.post("/mail/confirm", {"token": place.post.link()})
    assert (await mail_of(ada))["address"] == ADA


async def test_a_letter_that_waits_for_others_loses_no_try(
    place: Place, impatient: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mailing, "LINE_SECONDS", 0.02)
    place.post.manner = "calm"
    for number in range(8):
        ada = await place.named("Ada")
        await ada.put("/me/mail", {"address": f"ada{number}@example.org"})
    await place.settled()
    assert len(set(place.post.recipients)) == 8


async def test_a_slow_mail_server_keeps_no_push_waiting(build: Callable[..., Settings], post: Catcher) -> None:
    async with push_service() as service:
        settings = build(mail=post.server, public_url=HOME, push_origins=(service.origin,), **QUICK)
        async with house_of(settings) as house:
            place = Place(house, post)
            ada, cleo = await place.named("Ada", ADA), await place.named("Cleo")
            post.manner = "silent"
            await place.turn(ada)
            service.key = (await cleo.put("/me/push", Browser(service, "sent/cleo").subscription()))["key"]
            await place.turn(cleo, "Dan")

            async def told() -> bool:
                return len(service.notices) == 1

            await soon(told)
            assert len(post.letters) == 1


async def test_letters_do_not_go_without_the_encryption_that_was_asked_for(
    with_mail: Settings, post: Catcher, impatient: None
) -> None:
    assert with_mail.mail is not None
    settings = replace(with_mail, mail=replace(with_mail.mail, tls="starttls", user="me", password="secret"))
    async with house_of(settings) as house:
        place = Place(house, post)
        ada = await place.named("Ada")
        await ada.put("/me/mail", {"address": ADA})
        await place.settled()
        assert (post.letters, post.asked) == ([], 3)


async def test_a_letter_ends_where_nobody_can_sign_in(with_mail: Settings, post: Catcher, impatient: None) -> None:
    assert with_mail.mail is not None
    post.offers = ["AUTH PLAIN"]
    async with house_of(replace(with_mail, mail=replace(with_mail.mail, user="me", password="тихо"))) as house:
        place = Place(house, post)
        ada = await place.named("Ada")
        with structlog.testing.capture_logs() as logs:
            await ada.put("/me/mail", {"address": ADA})
            await place.settled()
    assert (post.letters, post.asked) == ([], 3)
    assert "exc_info" not in logs[0]


async def test_a_restart_loses_no_letter(with_mail: Settings, post: Catcher) -> None:
    async with house_of(replace(with_mail, notice_look_seconds=3600.0)) as house:
        place = Place(house, post)
        ada = await place.named("Ada")
        await ada.put("/me/mail", {"address": ADA})
        assert len(await place.rows(LETTERS)) == 1
    async with house_of(with_mail) as house:
        await Place(house, post).came()


# --- one's data ------------------------------------------------------------------------------------


async def test_an_address_is_in_the_export_goes_with_its_owner_and_is_nobody_elses_business(place: Place) -> None:
    ada = await place.named("Ada", ADA)
    bob, code = await place.turn(ada)
    await place.came(2)
    await place.settled()
    await ada.put("/me/mail", {"address": "new@example.org"})
    for path in (f"/tables/{code}", f"/tables/{code}/update", "/lobby", "/me/account", "/me"):
        assert "example.org" not in json.dumps(await bob.get(path))
    for path in ("/mailboxes", "/mail_links", "/letters", "/mailed"):
        assert path.strip("/") not in json.dumps(await bob.get("/me"))
    export = await ada.client.get("/api/me/export")
    with zipfile.ZipFile(io.BytesIO(export.content)) as archive:
        about = json.loads(archive.read("me.json"))
    assert [one["address"] for one in about["mailboxes"]] == [ADA]
    assert [one["address"] for one in about["mail_links"]] == ["new@example.org"]
    assert [one["code"] for one in about["mailed"]] == [code]
    other = await bob.client.get("/api/me/export")
    with zipfile.ZipFile(io.BytesIO(other.content)) as archive:
        assert b"example.org" not in archive.read("me.json")
    await ada.post("/me/delete", {"name": "Ada"})
    for table in (MAILBOXES, MAIL_LINKS, LETTERS, MAILED):
        assert await place.rows(table) == []


def test_addresses_are_cleaned_once() -> None:
    address = clean_address("Ada@Bücher.example")
    assert clean_address(address) == address == "Ada@bücher.example"
    assert for_servers(address) == "Ada@xn--bcher-kva.example"
    with pytest.raises(BadAddress):
        clean_address("ada@\ud800.example")
