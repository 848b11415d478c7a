"""A served table played from the terminal, with people who have a browser at the same table."""

import asyncio
import re
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from cli.seated import leave, press_until, seen, type_line, until
from cli.terminal import ANSWER, flat
from gamekeeper.cli.served.line import Line
from gamekeeper.server import seats
from gamekeeper.server.errors import SignedOut
from gamekeeper.server.errors_admin import Banned, TableRemoved
from server.people import BOT, ME, OPEN
from server.test_push import play_until

QUICK = {"turn_cap": 6, "start_seat": 0}


@pytest.fixture
def join(terminal, house):
    """`gamekeeper join` at a table of the house, in a thread of its own."""

    async def at(code: str, *arguments: object, typed: str = ANSWER * 300):
        link = code if ":" in code else f"http://127.0.0.1:{house.port}/table/{code}"
        return await asyncio.to_thread(terminal.run, "join", link, *arguments, typed=typed)

    return at


async def plays(person, code: str, after=lambda: None) -> int:
    """Somebody with a browser gives the first answer every time; how many there were."""
    count = 0
    while not (update := await person.my_turn(code))["outcome"]:
        await person.act(code, update["number"], update["prompt"]["options"][0]["action"])
        count += 1
        after()
    return count


@pytest.mark.anyio
async def test_a_browser_and_a_terminal_play_a_whole_game(house, join):
    ada = house.person("Ada")
    code = await ada.new_table([ME, OPEN], options=QUICK)
    said = "why stop\nundo\nrules Y3\nhelp\nlog\nboard\n99\nnonsense\n"
    run, count = await asyncio.gather(join(code, "--name", "Ben", typed=said + ANSWER * 300), plays(ada, code))
    assert (run.code, run.err) == (0, "")
    assert count > 0
    out = flat(run.out)
    assert "This step cannot be taken back" in out
    assert "There is no option 99" in out
    assert "“nonsense” does not name an action." in out
    assert "The turn limit was reached." in out
    update = await ada.update(code)
    assert [place["name"] for place in update["table"]["places"]] == ["Ada", "Ben"]
    assert update["seed"] in out
    assert update["commitment"] in out
    assert f"/replay/{code}" in out


@pytest.mark.anyio
async def test_people_in_browser_and_terminal_talk_each_in_their_language(house, join):
    ada = house.person("Ada")
    code = await ada.new_table([OPEN, ME], options=QUICK)
    async with ada.socket(code) as line:
        await line.send({"type": "say", "key": "key-of-ada", "phrase": "luck", "text": ""})
        await line.until(lambda message: message["type"] == "said")
        typed = "say\nsay 8\nsay 99\nsay Good \x07luck\nsay x" + "y" * 400 + "\n1\nquit\n"
        run = await join(code, "--name", "Ben", "--language", "it", typed=typed)
        said = [await line.until(lambda message: message["type"] == "said") for _ in range(2)]
    out = flat(run.out)
    assert "Ada: Buona fortuna e buon divertimento" in out
    assert "8 Bella mossa" in out
    assert "Ben: Bella mossa" in out
    assert "Non c’è una frase 99; scegli da 1 a 17." in out
    assert "Un messaggio ha al massimo 300 caratteri" in out
    told = [(one["name"], one["phrase"], one["text"]) for message in said for one in message["messages"]]
    assert told == [("Ben", "well-played", ""), ("Ben", None, "Good \N{REPLACEMENT CHARACTER}luck")]


@pytest.mark.anyio
async def test_what_one_says_is_heard_before_the_next_line(house, join):
    ada = house.person("Ada")
    code = await ada.new_table([OPEN, ME], options=QUICK)
    run = await join(code, "--name", "Ben", typed="say 8\nquit\n")
    assert "Ben: Well played" in flat(run.out)


@pytest.mark.anyio
async def test_undo_goes_over_the_wire(house, join):
    ada = house.person("Ada")
    code = await ada.new_table([OPEN, ME], options=QUICK)
    run = await join(code, typed="hint\n1\nundo\nundo\nquit\n")
    assert run.code == 0
    assert "The hard bot would choose" in flat(run.out)
    rows = (await ada.get(f"/tables/{code}/history"))["rows"]
    assert len(rows) == 2
    assert rows[0]["seat"] == rows[1]["seat"] == 0
    assert "You take your last step back." in flat(run.out)
    assert flat(run.out).count("Choose a card to lay") == 2


@pytest.mark.anyio
async def test_in_full_screen_one_may_ask_while_others_decide(house, seated):
    ada = house.person("Ada")
    code = await ada.new_table([ME, OPEN], options=QUICK)

    async def script(pilot):
        await until(pilot, "Waiting for Ada")
        await type_line(pilot, "rules Y3.2")
        await until(pilot, "Y3.2")
        over.set()
        await press_until(pilot, "Enter gives the terminal back")
        await pilot.press("enter")

    over = threading.Event()

    async def decide():
        await asyncio.to_thread(over.wait, 60)
        return await plays(ada, code)

    link = f"http://127.0.0.1:{house.port}/table/{code}"
    seated.scripts = [script]
    run, count = await asyncio.gather(asyncio.to_thread(seated.terminal.run, "join", link, "--name", "Ben"), decide())
    assert (run.code, run.err) == (0, "")
    assert count > 0
    assert f"/replay/{code}" in flat(run.out)


@pytest.mark.anyio
async def test_in_full_screen_the_table_is_as_it_stands_while_others_decide(house, seated):
    ada = house.person("Ada")
    code = await ada.new_table([ME, OPEN], options={**QUICK, "start_seat": 1})
    went_on = threading.Event()

    async def script(pilot):
        await until(pilot, "Choose a card to lay")
        await press_until(pilot, "Waiting for Ada")
        await until(pilot, "turn 2")
        assert "Choose a card to lay" not in seen(pilot)
        assert "Lay a second card" not in seen(pilot)
        assert pilot.app.answers.option_count == 0
        went_on.set()
        await until(pilot, "turn 3")
        await leave(pilot)

    async def decide():
        await asyncio.to_thread(went_on.wait, 60)
        await play_until(ada, code, lambda _: False)

    link = f"http://127.0.0.1:{house.port}/table/{code}"
    seated.scripts = [script]
    run, _ = await asyncio.gather(asyncio.to_thread(seated.terminal.run, "join", link, "--name", "Ben"), decide())
    assert (run.code, run.err) == (0, "")


@pytest.mark.anyio
async def test_whose_time_runs_out_before_an_open_terminal_comes_back_by_a_key(house, seated):
    ada = house.person("Ada")
    pace = {"kind": "move", "seconds": 600}
    code = await ada.new_table([ME, OPEN], options={**QUICK, "start_seat": 1}, pace=pace)
    asked = threading.Event()

    async def script(pilot):
        await until(pilot, "Choose a card to lay")
        asked.set()
        await until(pilot, "A bot plays your seat. Press Enter to take it back.")
        await until(pilot, "Waiting for Ada")
        assert house.table(code).seating.at(1).handed_to_bot
        await pilot.press("enter")
        await until(pilot, "It is yours again.")
        assert not house.table(code).seating.at(1).handed_to_bot
        await leave(pilot)

    async def run_out():
        await asyncio.to_thread(asked.wait, 60)
        table = house.table(code)
        async with table.lock:
            await seats.run_out(table, [table.seating.at(1)])
        table.bots.wake()

    link = f"http://127.0.0.1:{house.port}/table/{code}"
    seated.scripts = [script]
    run, _ = await asyncio.gather(asyncio.to_thread(seated.terminal.run, "join", link, "--name", "Ben"), run_out())
    assert (run.code, run.err) == (0, "")


@pytest.mark.anyio
async def test_a_line_that_breaks_again_and_again_loses_nothing(house, join, monkeypatch):
    monkeypatch.setattr("gamekeeper.cli.served.line.FIRST_WAIT", 0.01)
    ada = house.person("Ada")
    code = await ada.new_table([ME, OPEN], options=QUICK)

    breaking = iter(range(3))

    def breaks() -> None:
        if next(breaking, None) is not None:
            for reader in house.table(code).readers.open:
                reader.lost.set()

    run, _ = await asyncio.gather(join(code), plays(ada, code, breaks))
    assert (run.code, run.err) == (0, "")
    assert "The line to the server is broken." in flat(run.out)
    assert "The line is there again." in flat(run.out)
    events = (await ada.get(f"/tables/{code}/history"))["events"]
    laid = [event for event in events if event["key"] == "lay" and event["params"]["seat"] == "seat:0"]
    assert len(re.findall("Ada lays", flat(run.out))) == len(laid) > 1


@pytest.mark.anyio
async def test_a_decision_whose_answer_is_lost_counts_once(house, join, monkeypatch):
    """The line breaks the moment an answer is sent: it goes out again under its key."""
    monkeypatch.setattr("gamekeeper.cli.served.line.FIRST_WAIT", 0.01)
    honest = Line.submit

    def breaks(line, message):
        key = honest(line, message)
        line.hang_up()
        return key

    monkeypatch.setattr(Line, "submit", breaks)
    ada = house.person("Ada")
    code = await ada.new_table([OPEN, ME], options=QUICK)
    run = await join(code, typed="1\nquit\n")
    assert run.code == 0
    assert len((await ada.get(f"/tables/{code}/history"))["rows"]) == 1


@pytest.mark.anyio
async def test_who_comes_again_sits_where_they_sat(house, join):
    ada = house.person("Ada")
    code = await ada.new_table([OPEN, ME, OPEN], options={**QUICK, "start_seat": 2})
    await house.person("Dan").post(f"/tables/{code}/seats/0", {"name": "Dan"})
    first = await join(code, "--name", "Ben", "--seat", 3, typed="1\n")
    again = await join(code, "--name", "Ben", typed="undo\n")
    assert (first.code, again.code) == (0, 0)
    assert f"gamekeeper join http://127.0.0.1:{house.port}/table/{code} --name Ben" in first.out
    assert [place["name"] for place in (await ada.get(f"/tables/{code}"))["places"]] == ["Dan", "Ada", "Ben"]
    assert [row["seat"] for row in (await ada.get(f"/tables/{code}/history"))["rows"]] == [2, 2]
    refused = await join(code, "--name", "Ben", "--seat", 2)
    assert (refused.code, "your own seat" in refused.err) == (2, True)


@pytest.mark.anyio
async def test_a_personal_link_brings_its_owner(house, join):
    ada = house.person("Ada")
    code = await ada.new_table([ME, BOT], options=QUICK)
    token = (await ada.post(f"/tables/{code}/link"))["token"]
    link = f"http://127.0.0.1:{house.port}/resume#{token}"
    run = await join(link, typed="1\nquit\n")
    assert run.code == 0
    rows = (await ada.get(f"/tables/{code}/history"))["rows"]
    assert rows[0]["seat"] == 0
    used = await join(link)
    assert (used.code, "This link does not hold any more." in used.err) == (1, True)


@pytest.mark.anyio
@pytest.mark.parametrize("game", ["yellowstone_park", "fort", "iditacards", "dice_theme_park"])
async def test_without_a_free_seat_one_watches(house, join, game):
    ada = house.person("Ada")
    code = await ada.new_table([ME, BOT], game=game)
    watching = asyncio.create_task(join(code, "--name", "Zoe"))
    while not any(reader.guest is None for reader in house.hub.tables[code].readers.open):
        await asyncio.sleep(0.01)
    house.table(code).readers.open.pop().dismiss(SignedOut("you have signed out"))  # nothing comes after it
    run = await watching
    assert "No seat is free here: you watch." in flat(run.out)
    assert (run.code, "signed out" in run.err) == (1, True)
    seen = await ada.get(f"/tables/{code}")
    assert [place["name"] for place in seen["places"]] == ["Ada", ""]


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("why", "said"),
    [
        (Banned("you are shut out", {"reason": "spam", "days": 1}), "has shut you out for one more day"),
        (TableRemoved("this table is gone"), "has removed this table"),
    ],
)
async def test_who_is_sent_away_is_told_so_once(house, join, why, said):
    ada = house.person("Ada")
    code = await ada.new_table([ME, BOT], options=QUICK)
    watching = asyncio.create_task(join(code, "--name", "Zoe"))
    while not any(reader.guest is None for reader in house.hub.tables[code].readers.open):
        await asyncio.sleep(0.01)
    house.table(code).readers.open.pop().dismiss(why)
    await plays(ada, code)
    run = await watching
    assert (run.code, said in run.err, "Trying again" in flat(run.out)) == (1, True, False), run.out


@pytest.mark.anyio
async def test_what_cannot_be_joined_is_said(house, join):
    ada = house.person("Ada")
    code = await ada.new_table([ME, OPEN], options=QUICK)
    for link, seat, status, said in [
        ("zzzzzzzz", 1, 1, "There is no such table."),
        (code, 1, 1, "Somebody sits there already."),
        (code, 7, 1, "The table has no such seat."),
        ("http://127.0.0.1:9/table/abc", 1, 1, "does not answer"),
        (f"127.0.0.1:{house.port}/table/{code}", 1, 2, "the whole link of a table"),
        (f"http://127.0.0.1:{house.port}/rules/fort", 1, 2, "the whole link of a table"),
        (f"http://127.0.0.1:{house.port}/resume#mail-abc", 1, 2, "the whole link of a table"),
    ]:
        run = await join(link, "--seat", seat)
        assert (run.code, said in run.err) == (status, True), (link, run.err)
    assert (await ada.get(f"/tables/{code}"))["places"][1]["kind"] == "open"


class Other(BaseHTTPRequestHandler):
    """A server that answers, but otherwise than this program expects."""

    health = b""

    def do_GET(self):
        body = self.health if self.path == "/health" else b'{"code": "abc"}'
        self.send_response(200)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


@pytest.mark.parametrize(
    ("health", "said"),
    [(b'{"status": "ok", "version": "0.0.1"}', "is Gamekeeper 0.0.1"), (b"<html>", "there is no Gamekeeper server")],
)
def test_a_server_of_another_version_is_named(terminal, monkeypatch, health, said):
    monkeypatch.setattr(Other, "health", health)
    server = HTTPServer(("127.0.0.1", 0), Other)
    threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
    try:
        run = terminal.run("join", f"http://127.0.0.1:{server.server_port}/table/abc")
    finally:
        server.shutdown()
        server.server_close()
    assert (run.code, said in run.err) == (1, True), run.err


@pytest.mark.anyio
async def test_clocks_are_told_and_who_has_lost_on_time_watches(house, join):
    ada = house.person("Ada")
    pace = {"kind": "days", "seconds": 3 * 86_400, "late": "forfeit"}
    code = await ada.new_table([OPEN, ME], options=QUICK, pace=pace)
    run = await join(code, typed="quit\n")
    assert "You have 2 days 23 hours left." in flat(run.out) or "You have 3 days left." in flat(run.out)
    table = house.table(code)
    async with table.lock:
        await seats.run_out(table, [table.seating.at(0)])
    await ada.my_turn(code)
    run, _ = await asyncio.gather(join(code, typed=ANSWER), plays(ada, code))
    assert (run.code, run.err) == (0, "")
    assert "Waiting for Ada" in flat(run.out)
    assert "Ada has 2 days 23 hours left." in flat(run.out) or "Ada has 3 days left." in flat(run.out)
