"""The page as an app: it can be installed, says plainly that it is offline, and counts what waits for its reader."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

import gamekeeper
from browser.conftest import Visit
from browser.table import new_table, until, wait_asked

OFFLINE = "ERR_INTERNET_DISCONNECTED"
READY = "() => navigator.serviceWorker.ready.then(() => true)"
KEPT = """async () => {
    const names = await caches.keys();
    const kept = [];
    for (const name of names) kept.push(...(await (await caches.open(name)).keys()).map(({ url }) => url));
    return [names, kept];
}"""
BADGES = (
    "window.badges = []; navigator.setAppBadge = (count) => { window.badges.push(count); return Promise.resolve(); };"
)


def with_worker(visit: Visit, **more: Any) -> Page:
    page = visit("/", workers="allow", **more)
    page.evaluate(READY)
    return page


def test_it_can_be_installed(visit: Visit) -> None:
    page = with_worker(visit)
    door = page.context.new_cdp_session(page)
    found = door.send("Page.getAppManifest")
    assert found["errors"] == []
    reasons = {error["errorId"] for error in door.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert reasons <= {"in-incognito"}
    for icon in json.loads(found["data"])["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.headers["content-type"] == icon["type"]


def test_without_a_network_it_says_so_and_comes_back_by_itself(visit: Visit) -> None:
    page = with_worker(visit, forgiven=OFFLINE, language="it")
    page.context.set_offline(True)
    page.goto("/about")
    expect(page.get_by_role("heading", name="Sei offline")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_role("heading", name="Sei offline")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert "offline" not in page.content()


def test_it_keeps_the_shell_alone_and_only_the_newest(visit: Visit) -> None:
    page = visit("/health", workers="allow")  # an answer of the server, which brings no worker along
    page.evaluate("() => caches.open('shell-older')")
    new_table(page, ["me", "easy"], name="Ada")
    wait_asked(page)
    until(page, lambda: len(page.evaluate(KEPT)[0]) == 1, "the newest shell alone is kept")
    kept = page.evaluate(KEPT)[1]
    paths = [url.split("/", 3)[3] for url in kept]
    assert "" in paths
    assert [path for path in paths if path and not path.startswith("assets/")] == []


def test_the_icon_counts_the_games_that_wait(visit: Visit) -> None:
    page = visit("/me", fresh=True)
    page.context.add_init_script(BADGES)
    new_table(page, ["me", "easy"], name="Ada")
    wait_asked(page)
    page.goto("/")
    expect(page.get_by_role("heading", name="Waiting for you")).to_be_visible()
    assert page.evaluate("window.badges") == [1]


def test_the_page_begins_with_one_script_and_one_sheet() -> None:
    """Each more is a request that a phone waits for before it shows anything."""
    page = (Path(gamekeeper.__file__).parent / "server/static/index.html").read_text()
    assert re.findall(r'(?:src|href)="/assets/\w+-[\w-]+\.(\w+)"', page) == ["js", "css"]
