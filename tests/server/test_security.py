"""Cookies, origins, headers, logs, and what the pages give away."""

from __future__ import annotations

import asyncio
import logging
import random
import socket
from collections.abc import Callable
from pathlib import Path

import pytest
import structlog
from websockets.exceptions import InvalidStatus

from gamekeeper.server.document import document
from gamekeeper.server.logs import set_up_logs
from gamekeeper.server.settings import Settings
from server.people import BOT, ME, OPEN, House, act, house_of
from server.test_play import alone, play_on, two

pytestmark = pytest.mark.anyio
KINDS = ["sqlite"]  # no other database could make a difference here

Build = Callable[..., Settings]
HERE = socket.gethostname()
EVIL = {"origin": "https://evil.example"}


async def test_the_cookie_is_out_of_reach_of_scripts(house: House) -> None:
    answer = await house.person().client.put("/api/me", json={"name": "Anna"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie


async def test_over_tls_the_cookie_stays_on_tls(build: Build) -> None:
    async with house_of(build(public_url="https://play.example")) as house:
        client = house.person().client
        answer = await client.put("/api/me", json={"name": "Anna"}, headers={"origin": "https://play.example"})
        assert "Secure" in answer.headers["set-cookie"]
        assert "strict-transport-security" in answer.headers


@pytest.mark.parametrize("change", [lambda text: text[:-1], lambda text: "x" + text, lambda _: "", lambda _: "a.b.c"])
async def test_a_forged_cookie_is_nobody(house: House, change: Callable[[str], str]) -> None:
    anna, code, _ = await alone(house)
    thief = house.person()
    thief.client.cookies["gamekeeper"] = change(anna.client.cookies["gamekeeper"])
    assert (await thief.get(f"/tables/{code}"))["my_seat"] is None


@pytest.mark.usefixtures("no_lease")
async def test_a_cookie_of_another_secret_is_nobody(build: Build) -> None:
    async with house_of(build()) as one, house_of(build(secret=b"another secret" * 4)) as other:
        anna, code, _ = await alone(one)
        thief = other.person()
        thief.client.cookies["gamekeeper"] = anna.client.cookies["gamekeeper"]
        assert (await thief.get(f"/tables/{code}"))["my_seat"] is None


async def test_pages_of_other_sites_may_not_act(house: House) -> None:
    anna, _, code = await two(house)
    for method, path in (
        ("PUT", "/api/me"),
        ("POST", f"/api/tables/{code}/actions"),
        ("DELETE", f"/api/tables/{code}/seats/0"),
    ):
        answer = await anna.client.request(method, path, json={"name": "Eve"}, headers=EVIL)
        assert (answer.status_code, answer.json()["error"]) == (403, "WrongOrigin")
    fetched = await anna.client.put("/api/me", json={"name": "Eve"}, headers={"sec-fetch-site": "cross-site"})
    assert fetched.status_code == 403
    own = {"origin": f"http://127.0.0.1:{house.port}"}
    assert (await anna.client.put("/api/me", json={"name": "Anna"}, headers=own)).status_code == 200


async def test_what_is_no_origin_is_another_site(house: House) -> None:
    anna, _, code = await two(house)
    for origin in ("http://[", "http://[::1", "null", ""):
        answer = await anna.client.put("/api/me", json={"name": "Eve"}, headers={"origin": origin})
        assert (answer.status_code, answer.json()["error"]) == (403, "WrongOrigin")
        with pytest.raises(InvalidStatus) as refused:
            async with anna.socket(code, origin=origin):
                pass
        assert refused.value.response.status_code == 403


async def test_pages_of_other_sites_get_no_socket(house: House) -> None:
    anna, _, code = await two(house)
    with pytest.raises(InvalidStatus) as refused:
        async with anna.socket(code, **EVIL):
            pass
    assert refused.value.response.status_code == 403
    async with anna.socket(code, origin=f"http://127.0.0.1:{house.port}") as socket:
        await socket.update()


async def test_origins_can_be_allowed(build: Build) -> None:
    async with house_of(build(origins=("http://localhost:5173",))) as house:
        client = house.person().client
        answer = await client.put("/api/me", json={"name": "Anna"}, headers={"origin": "http://localhost:5173"})
        assert answer.status_code == 200


async def test_a_socket_at_no_table_says_why(house: House) -> None:
    async with house.person().socket("nosuch22") as socket:
        assert await socket.error() == "UnknownTable"


@pytest.mark.parametrize(
    "path", ["/", "/api/games", "/api/nothing", "/schema", "/health", "/nothing.js", "/t/abcdefgh"]
)
async def test_every_answer_carries_the_headers(house: House, path: str) -> None:
    headers = (await house.person().client.get(path)).headers
    policy = headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers or "uvicorn" in headers["server"]


async def test_what_the_api_answers_is_not_kept(house: House) -> None:
    assert (await house.person().client.get("/api/me")).headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("method", "path"), [("GET", "/api/nothing"), ("POST", "/api/games"), ("GET", "/api"), ("PATCH", "/")]
)
async def test_addresses_that_are_not_there(house: House, method: str, path: str) -> None:
    answer = await house.person().client.request(method, path)
    assert (answer.status_code, answer.json()["error"]) == (404, "NotFound")


@pytest.mark.parametrize("path", ["/", "/health", "/api/games", "/schema/openapi.json", "/api/nothing", "/no.css"])
async def test_a_heading_alone_may_be_asked_for(house: House, path: str) -> None:
    """As programs do that look whether a server is up."""
    client = house.person().client
    whole, heading = await client.get(path), await client.head(path)
    assert (heading.status_code, heading.content) == (whole.status_code, b"")
    assert heading.headers["content-type"] == whole.headers["content-type"]
    assert (await client.get("/health")).status_code == 200  # nothing is left on the line


@pytest.mark.parametrize(("path", "methods"), [("/api/games", "GET, HEAD, OPTIONS"), ("/api/me/mail", "OPTIONS, PUT")])
async def test_what_may_be_asked_of_an_address_is_told_with_heads(house: House, path: str, methods: str) -> None:
    answer = await house.person().client.options(path)
    assert (answer.status_code, answer.headers["allow"]) == (204, methods)


async def test_logs_hold_no_secrets(settings: Settings, capfd: pytest.CaptureFixture[str]) -> None:
    before = (logging.getLogger().handlers[:], logging.getLogger().level, structlog.get_config())
    set_up_logs(as_json=True)
    try:
        async with house_of(settings) as house:
            anna, code, _ = await alone(house, 2, options={"end_score": 6})
            token = (await anna.post(f"/tables/{code}/link"))["token"]
            await anna.refused("POST", f"/tables/{code}/actions", act(99, "R1:1"))
            house.table(code).past.history = lambda *_: 1 / 0  # type: ignore[method-assign, assignment, return-value]
            assert await anna.refused("GET", f"/tables/{code}/history") == (500, "InternalError")
            await play_on(anna, code, random.Random(1))
            seed = (await anna.update(code))["seed"]
            cookie = anna.client.cookies["gamekeeper"]
    finally:
        logging.getLogger().handlers[:], level, config = before[0], before[1], before[2]
        logging.getLogger().setLevel(level)
        structlog.configure(**config)
    written = capfd.readouterr().err
    assert '"event": "match over"' in written
    assert "ZeroDivisionError" in written
    for secret in (code, token, seed, cookie, settings.secret.decode(), "Anna"):
        assert secret not in written


async def test_health_and_metrics(build: Build) -> None:
    async with house_of(build(metrics_token="show me")) as house:
        client = house.person().client
        await alone(house)
        assert (await client.get("/health")).json()["status"] == "ok"
        for shown in ({}, {"authorization": "Bearer"}, {"authorization": "Bearer wrong"}):
            assert (await client.get("/metrics", headers=shown)).status_code == 404
        text = (await client.get("/metrics", headers={"authorization": "Bearer show me"})).text
    assert 'gamekeeper_matches_started_total{game="yellowstone_park"} 1.0' in text
    assert "gamekeeper_store_seconds_bucket" in text
    assert 'gamekeeper_requests_total{status="404"} 3.0' in text, "errors are counted, too"


@pytest.mark.parametrize("shown", [{}, {"authorization": "Bearer"}, {"authorization": "Bearer None"}])
async def test_metrics_are_for_nobody_unless_asked_for(house: House, shown: dict[str, str]) -> None:
    assert (await house.person().client.get("/metrics", headers=shown)).status_code == 404


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "localhost.evil.example", "[x"]
)
async def test_a_name_that_was_bent_to_this_server_is_turned_away(house: House, host: str) -> None:
    anna, _, code = await two(house)
    for path in ("/", "/api/me", f"/api/tables/{code}/update", "/health", "/schema"):
        answer = await anna.client.get(path, headers={"host": host})
        assert (answer.status_code, answer.json()["error"]) == (421, "WrongHost"), path
    same = {"host": host, "origin": f"http://{host}"}
    assert (await anna.client.put("/api/me", json={"name": "Eve"}, headers=same)).status_code == 421
    with pytest.raises(InvalidStatus) as refused:
        async with anna.socket(code, **same):
            pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    "host",
    [
        "localhost:8000",
        "127.0.0.1:1",
        "[::1]:8000",
        "192.168.1.20:8000",
        "[fe80::1]",
        socket.gethostname(),
        "play.localhost",
    ],
)
async def test_people_in_the_same_house_come_in_by_number_and_name(house: House, host: str) -> None:
    client = house.person("Anna").client
    body, headers = {"name": "Anna"}, {"host": host, "origin": f"http://{host}"}
    assert (await client.put("/api/me", json=body, headers=headers)).status_code == 200


async def test_names_of_the_server_are_configured(build: Build) -> None:
    async with house_of(build(public_url="https://play.example", hosts=("table.lan",))) as house:
        client = house.person().client
        for host, status in (("play.example", 200), ("TABLE.lan.:80", 200), ("evil.example", 421)):
            assert (await client.get("/health", headers={"host": host})).status_code == status


async def test_health_tells_when_the_database_is_gone(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    from gamekeeper.server.errors import StoreFailed

    async def gone() -> None:
        raise StoreFailed("gone")

    monkeypatch.setattr(house.app.state.services.store, "ping", gone)
    assert (await house.person().client.get("/health")).status_code == 503


async def test_the_api_describes_itself(house: House) -> None:
    client = house.person().client
    assert (await client.get("/schema/openapi.json")).json()["paths"].keys() == document()["paths"].keys()
    assert (await client.get("/schema/openapi.yaml")).text.count("openapi: 3") == 1
    assert "has not been built" in (await client.get("/schema")).text


async def test_its_description_is_written_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    client = house.person().client
    for name in ("openapi.json", "openapi.yaml"):
        first = await client.get(f"/schema/{name}")
        with monkeypatch.context() as patch:
            for module in ("yaml", "json"):
                patch.delattr(f"msgspec.{module}.encode")
            patch.delattr("gzip.GzipFile.write")
            again = await client.get(f"/schema/{name}")
        assert again.content == first.content
        assert again.headers["content-encoding"] == "gzip"
        known = await client.get(f"/schema/{name}", headers={"if-none-match": first.headers["etag"]})
        assert (known.status_code, known.content) == (304, b"")


async def test_its_description_is_made_once_for_all_who_ask_at_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    from gamekeeper.server import app

    made: list[str] = []
    honest = app.described
    monkeypatch.setattr(app, "described", lambda handlers, version: made.append(version) or honest(handlers, version))
    app.documents.cache_clear()
    client = house.person().client
    answers = await asyncio.gather(*(client.get("/schema/openapi.json") for _ in range(4)))
    assert [answer.status_code for answer in answers] == [200] * 4
    assert made == ["test"]


def test_everything_on_the_wire_is_described() -> None:
    from gamekeeper.server import wire, wire_guests

    described = set(document()["components"]["schemas"])
    for module in (wire, wire_guests):
        kinds = [kind for kind in vars(module).values() if isinstance(kind, type)]
        assert {kind.__name__ for kind in kinds if kind.__module__ == module.__name__} <= described


async def test_games_and_their_elements_are_listed(house: House) -> None:
    person = house.person()
    games = await person.get("/games")
    assert games[0]["name"] == "yellowstone_park"  # type: ignore[index]
    elements = await person.get("/games/yellowstone_park/elements", seats=4)
    assert elements["card:0"]["key"]
    assert await person.refused("GET", "/games/chess/elements") == (404, "UnknownGame")


def page_in(folder: Path) -> None:
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>page</title>")
    (folder / "schema.html").write_text("<!doctype html><title>API</title>")
    (folder / "assets" / "main-abc.js").write_text("1;" * 2000)
    (folder / ".hidden").write_text("secret")


async def test_the_built_page_is_served(build: Build, tmp_path: Path) -> None:
    page_in(tmp_path / "static")
    async with house_of(build(static=tmp_path / "static")) as house:
        client = house.person().client
        front = await client.get("/")
        assert front.headers["content-type"] == "text/html; charset=utf-8"
        assert front.headers["cache-control"] == "no-cache"
        assert (await client.get("/t/abcdefgh/replay")).text == front.text
        assert "API" in (await client.get("/schema")).text
        plain = await client.get("/assets/main-abc.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        script = await client.get("/assets/main-abc.js")
        assert script.content == plain.content
        assert script.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        again = await client.get("/assets/main-abc.js", headers={"if-none-match": script.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        for missing in ("/assets/none.js", "/.hidden", "/../conftest.py", "/%2e%2e/conftest.py", "/assets/none"):
            assert (await client.get(missing)).status_code == 404


async def test_without_a_built_page_one_line_says_so(house: House) -> None:
    assert "has not been built" in (await house.person().client.get("/")).text


async def test_a_table_code_has_no_lookalikes() -> None:
    from gamekeeper.server.auth import CODE_LETTERS, fresh_code

    codes = {fresh_code() for _ in range(1000)}
    assert len(codes) == 1000
    assert not set("01oil") & set(CODE_LETTERS)


async def test_nobody_learns_a_guests_id(house: House) -> None:
    anna, bo = house.person("Anna"), house.person("Bo")
    code = await anna.new_table([ME, OPEN, BOT])
    await bo.post(f"/tables/{code}/seats/1", {"name": "Bo"})
    guests = [place.guest for place in house.table(code).seating.places if place.guest]
    told = (await anna.client.get(f"/api/tables/{code}/update")).text + (await anna.client.get("/api/me")).text
    assert len(guests) == 2
    assert not any(guest in told for guest in guests)
