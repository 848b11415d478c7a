"""Notices of one's turn in a real browser: what /me says of them, and what the service worker shows of a push."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import CDPSession, Page, expect

from browser.conftest import Visit
from browser.table import new_table, too_small, until, wait_asked

NOTICE = {
    "title": "Fort",
    "body": "It is your turn, with Bob.",
    "tag": "abcdefgh",
    "url": "/table/abcdefgh",
    "number": 7,
    "waiting": 2,
    "language": "en",
}
SHOWN = """async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map(({ title, body, tag, data }) => ({ title, body, tag, number: data.number }));
}"""
# push services are out of reach here: a subscription as a browser with one would have it
SUBSCRIBED = """
    let made = null;
    const key = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';
    const it = { endpoint: 'https://push.example/ada', keys: { p256dh: key, auth: 'tBHItJI5svbpez7KI4CCXg' } };
    const unsubscribe = () => { made = null; return Promise.resolve(true); };
    PushManager.prototype.getSubscription = () => Promise.resolve(made);
    PushManager.prototype.subscribe = () => Promise.resolve((made = { ...it, toJSON: () => it, unsubscribe }));
    Notification.requestPermission = () => Promise.resolve(Notification.permission);
"""


def with_worker(visit: Visit, **more: Any) -> Page:
    """A page with its worker, where notices may be shown."""
    page = visit("/", workers="allow", **more)
    page.context.grant_permissions(["notifications"])
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    return page


def deliver(door: CDPSession, page: Page, registration: str, **changed: Any) -> None:
    """What a push service would bring."""
    parts = urlsplit(page.url)
    message = {"origin": f"{parts.scheme}://{parts.netloc}", "registrationId": registration}
    door.send("ServiceWorker.deliverPushMessage", {**message, "data": json.dumps({**NOTICE, **changed})})


def test_the_worker_shows_a_notice_and_a_later_one_takes_its_place(visit: Visit) -> None:
    page = with_worker(visit)
    door = page.context.new_cdp_session(page)
    known: list[str] = []
    door.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(one["registrationId"] for one in told["registrations"]),
    )
    door.send("ServiceWorker.enable")
    until(page, lambda: known, "the browser names the worker")
    deliver(door, page, known[0])
    until(page, lambda: page.evaluate(SHOWN), "a notice is shown")
    wanted = {name: NOTICE[name] for name in ("title", "body", "tag", "number")}
    assert page.evaluate(SHOWN) == [wanted]
    deliver(door, page, known[0], number=9)
    until(page, lambda: page.evaluate(SHOWN) == [{**wanted, "number": 9}], "the later one is shown instead")
    page.reload()  # no table waits: the home page takes away what holds no more
    until(page, lambda: page.evaluate(SHOWN) == [], "the notice goes")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_notices_are_turned_on_and_off(visit: Visit, size: str) -> None:
    page = with_worker(visit, size=size)
    page.context.add_init_script(SUBSCRIBED)
    new_table(page, ["me", "easy"], name="Ada")
    wait_asked(page)
    page.goto("/me")
    notices = page.get_by_role("region", name="Notices")
    expect(notices.get_by_role("status")).to_have_text("Notices are off in this browser.")
    notices.get_by_role("button", name="Tell me here").click()
    expect(notices.get_by_role("status")).to_have_text("Notices are on in this browser.")
    assert too_small(page) == set()
    assert len(page.request.get("/api/me/push").json()["devices"]) == 1
    notices.get_by_role("button", name="Tell me nothing here").click()
    expect(notices.get_by_role("status")).to_have_text("Notices are off in this browser.")
    assert page.request.get("/api/me/push").json()["devices"] == []


def test_a_browser_that_was_told_not_to_says_so(visit: Visit) -> None:
    page = visit("/")
    page.context.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' });")
    new_table(page, ["me", "easy"], name="Ada")
    wait_asked(page)
    page.goto("/me")
    notices = page.get_by_role("region", name="Notices")
    expect(notices).to_contain_text("You told this browser to show no notices")
    expect(notices.get_by_role("button")).to_have_count(0)
