"""Following somebody: from a table's seats and a profile, and what the home page says of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.table import too_small

PLACES = [{"kind": "me"}, {"kind": "open"}]


def named(visit: Visit, address: str, name: str, **more: str) -> Page:
    page = visit("/about", **more)
    page.request.put(f"{address}/api/me", data={"name": name, "language": "en"})
    return page


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_who_is_followed_comes_first(visit: Visit, address: str, size: str) -> None:
    bob = named(visit, address, f"Bob {size}")
    handle = bob.request.put(f"{address}/api/me/profile", data={"shown": True}).json()["handle"]
    body = {"game": "fort", "seats": 2, "places": PLACES, "listed": True, "name": f"Bob {size}"}
    code = bob.request.post(f"{address}/api/tables", data=body).json()["code"]
    bob.goto(f"/table/{code}")
    ada = named(visit, address, "Ada", size=size)
    ada.goto(f"/table/{code}")
    ada.get_by_role("button", name=f"Follow Bob {size}", exact=True).click()
    expect(ada.get_by_role("button", name=f"Follow Bob {size} no more")).to_be_visible()
    assert not any("Follow" in one or "Bob" in one for one in too_small(ada))
    ada.goto("/")
    lobby = ada.get_by_role("region", name="Open tables")
    expect(lobby.get_by_role("link", name=f"Bob {size} waits at Fort")).to_have_attribute("href", f"/table/{code}")
    expect(lobby.locator("li.card-panel").first).to_contain_text(f"you follow Bob {size}")
    ada.goto("/me")
    mine = ada.get_by_role("region", name="People you follow")
    mine.get_by_role("link", name=f"Bob {size}").click()
    ada.wait_for_url(f"**/profile/{handle}")
    ada.get_by_role("button", name=f"Follow Bob {size} no more").click()
    expect(ada.get_by_role("button", name=f"Follow Bob {size}", exact=True)).to_be_visible()
    assert too_small(ada) == set()
    assert ada.request.get(f"{address}/api/me/follows").json() == []
    bob.goto(f"/profile/{handle}")
    expect(bob.get_by_role("heading", name=f"Bob {size}")).to_be_visible()
    expect(bob.get_by_role("button", name="Follow")).to_have_count(0)


def test_who_does_not_want_to_be_seen_is_not_offered(visit: Visit, address: str) -> None:
    bob = named(visit, address, "Bob")
    code = bob.request.post(
        f"{address}/api/tables", data={"game": "fort", "seats": 2, "places": PLACES, "name": "Bob"}
    ).json()["code"]
    ada = named(visit, address, "Ada")
    with ada.expect_response(f"**/api/tables/{code}/people"):
        ada.goto(f"/table/{code}")
    expect(ada.get_by_role("heading", level=1)).to_be_visible()
    expect(ada.get_by_role("button", name="Follow")).to_have_count(0)
