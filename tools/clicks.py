"""Counts the clicks of a turn: whole games in a headless Chromium, one seat by clicks on the page, easy bots beside it.

The seat answers as the bot `medium` would (`tools/clicking.py`), with the usual settings, at a desktop's size, and
takes nothing back. Beside the clicks stands how often the seat had a choice: one click for each decision with more than
one answer, the row of small questions that the same answers would be. Needs the built page.

``python tools/clicks.py --write docs/board-interface.md`` plays, and puts the table there; with `--games` only the rows
of those.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import shutil
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import fmean, quantiles
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any, Final, NamedTuple

import uvicorn
from clicking import ME, Player, Turn, turn_of
from litestar import Litestar
from playwright.sync_api import Browser, sync_playwright

from gamekeeper.core import rng
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.match import Match
from gamekeeper.server.app import create_app
from gamekeeper.server.lease import this_process
from gamekeeper.server.running import Listening, configuration, prepare
from gamekeeper.server.settings import Limits, Settings

BUILT: Final = Path(__file__).parents[1] / "src/gamekeeper/server/static"
SEATS: Final = {"yellowstone_park": 4, "fort": 4, "iditacards": 3, "dice_theme_park": 3}
PLENTY: Final = Limits(plans_per_second=1000.0, requests_per_second=1000.0, messages_per_second=1000.0)
KEPT: Final = {
    "gamekeeper": json.dumps({"language": "en", "theme": "light", "pace": "instant", "motion": "reduced"}),
    "gamekeeper-thinking": json.dumps([1.1] * 12),
}
# who has no choice need not wait as long as the page does
SCRIPT: Final = f"""for (const [key, text] of Object.entries({json.dumps(KEPT)})) localStorage[key] ??= text;
const later = setTimeout;
window.setTimeout = (work, ms, ...rest) => later(work, ms > 1000 && ms < 4000 ? 30 : ms, ...rest);"""
SIZE: Final = {"width": 1440, "height": 900}
PART: Final = re.compile(r"(?<=<!-- clicks -->\n).*(?=<!-- end of clicks -->)", re.DOTALL)
HEAD: Final = (
    "| | turns | decisions | clicks | of them a yes | 90 % of turns within | in one or two clicks | plans |",
    "|---|---|---|---|---|---|---|---|",
)


class Played(NamedTuple):
    """A match, and how often the seat had a choice in each turn."""

    player: Player
    decisions: Counter[Turn]


@contextmanager
def serving(data: Path) -> Iterator[tuple[Litestar, str]]:
    """The application in a thread of its own, and where it listens."""
    database = f"sqlite:///{data}/games"
    settings = Settings(database=database, secret=b"clicks" * 8, limits=PLENTY, bot_seconds=60.0, static=BUILT)
    holder = this_process("")
    asyncio.run(prepare(settings.database, holder))
    app = create_app(settings, "clicks", holder=holder)
    server = uvicorn.Server(configuration(app, settings.limits, Listening("127.0.0.1", 0, "127.0.0.1"), 1))
    thread = Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            time.sleep(0.05)
        yield app, f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()


def play(browser: Browser, app: Litestar, address: str, game: str, seed: int, **ways: bool) -> Played:
    """One match by clicks."""
    rng.fresh_seed = lambda: rng.seed_bytes(str(seed))
    context = browser.new_context(base_url=address, service_workers="block", viewport=SIZE)  # type: ignore[arg-type]
    context.add_init_script(SCRIPT)
    page = context.new_page()
    places = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * (SEATS[game] - 1)]
    body = {"game": game, "seats": SEATS[game], "options": {}, "places": places, "name": "Ada"}
    code = page.request.post("/api/tables", data=body, headers={"origin": address}).json()["code"]
    page.goto(f"/table/{code}")
    page.wait_for_selector(".bar")
    luck = rng.stream(rng.seed_bytes(str(seed)), "clicks")
    player = Player(page, app.state.hub.tables[code].playing(), luck, **ways)
    player.run()
    context.close()
    return Played(player, decisions_in(player.play))


def decisions_in(played: Any) -> Counter[Turn]:
    """How often the seat had a choice in each turn of a match."""
    game, found = played.game, Counter[Turn]()
    match = Match(game, played.match.seed)
    for row in played.rows:
        action = Action(game.read(match.state, row.action))
        if row.seat == ME and len(game.legal(match.state, ME)) > 1:
            found[turn_of(game, match.state)] += 1
        match.play(Seat(row.seat), action)
    return found


def rows_of(game: str, matches: list[Played]) -> list[str]:
    """The rows of a game: one for each kind of turn, and where a round has phases one for rounds."""
    asked = dict.fromkeys(kind for one in matches for kind, _ in one.decisions)
    kinds = sorted(asked, key=lambda kind: kind != "own turn")
    parts = [[kind] for kind in kinds]
    if "own turn" not in kinds:
        parts.insert(0, [kind for kind in kinds if kind != "start"])
    return [row(game, part, matches) for part in parts]


def row(game: str, kinds: list[str], matches: list[Played]) -> str:
    """A row of the table: what belongs together is a turn."""
    before, after, yes, plans = list[int](), list[int](), 0, Counter[str]()
    for player, decisions in matches:
        for number in sorted({number for kind, number in {*decisions, *player.clicks} if kind in kinds}):
            before.append(sum(decisions[kind, number] for kind in kinds))
            after.append(sum(player.clicks[kind, number] for kind in kinds))
            yes += sum(player.yes[kind, number] for kind in kinds)
        for (kind, way), count in player.plans.items():
            plans[way] += count * (kind in kinds)
    most = [quantiles([*values, *values], n=10, method="inclusive")[-1] for values in (before, after)]
    cells = [
        f"{game.replace('_', ' ').title()}, {kinds[0] if len(kinds) == 1 else 'a round'}",
        len(after),
        f"{fmean(before):.1f}",
        f"{fmean(after):.1f}",
        f"{yes / len(after):.1f}",
        f"{most[0]:.0f}, {most[1]:.0f}",
        f"{sum(clicks <= 2 for clicks in after) / len(after):.0%}",
        ", ".join(f"{plans[way]} {way}" for way in ("as laid", "changed", "left") if plans[way]) or "–",
    ]
    return f"| {' | '.join(map(str, cells))} |"


def write(target: Path, rows: dict[str, list[str]]) -> None:
    """Put rows into the table of a page; those of other games stay."""
    page = target.read_text("utf-8")
    found = PART.search(page)
    assert found, f"{target} has no place for the table"
    table = list(HEAD)
    for game in SEATS:
        known = [line for line in found[0].splitlines() if line.startswith(f"| {game.replace('_', ' ').title()},")]
        table += rows.get(game, known)
    target.write_text(PART.sub(lambda _: "\n".join(table) + "\n", page), "utf-8")


def main() -> None:
    """Play, and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="*", default=list(SEATS), choices=SEATS, metavar="GAME")
    parser.add_argument("--matches", type=int, default=6, help="of each game, each of its own seed")
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--content", action="store_true", help="do a plan that is worth as much as what the bot wants")
    parser.add_argument("--trace", action="store_true", help="tell all that is clicked")
    parser.add_argument("--write", type=Path, metavar="PAGE")
    chosen = parser.parse_args()
    seeds = range(chosen.first, chosen.first + chosen.matches)
    rows = dict[str, list[str]]()
    with TemporaryDirectory() as data, serving(Path(data)) as (app, address), sync_playwright() as playwright:
        flags = ["--no-sandbox", "--disable-gpu"]
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=flags)
        for game in chosen.games:
            ways = {"trace": chosen.trace, "content": chosen.content}
            matches = [play(browser, app, address, game, seed, **ways) for seed in seeds]
            rows[game] = rows_of(game, matches)
            print("\n".join(rows[game]), flush=True)
            if chosen.write:
                write(chosen.write, rows)
        browser.close()


if __name__ == "__main__":
    main()
