"""The windows that tests lend: whoever gets one finds nothing of its last reader, and no complaint is lost."""

from __future__ import annotations

from browser.windows import Windows

LEAVE = "localStorage.left = sessionStorage.left = 'left'; document.cookie = 'left=1'"
FOUND = "[localStorage.left, sessionStorage.left, document.cookie, innerWidth]"


def test_nothing_is_left_of_the_last_reader(windows: Windows, address: str) -> None:
    first = windows.lend({"theme": "dark"})
    wide = first.page.evaluate("innerWidth")
    first.page.goto(f"{address}/about")
    first.page.evaluate(LEAVE)
    first.page.set_viewport_size({"width": 390, "height": 844})
    first.page.route("**/about", lambda route: route.abort())
    assert windows.take_back() == []
    second = windows.lend({"theme": "light"})
    assert second is first
    second.page.goto(f"{address}/about")
    assert second.page.evaluate(FOUND) == [None, None, "", wide]
    assert second.page.evaluate("JSON.parse(localStorage.gamekeeper)") == {"theme": "light"}
    second.page.evaluate(LEAVE)
    second.page.reload()
    assert second.page.evaluate(FOUND) == ["left", "left", "left=1", wide]


def test_what_changes_a_window_for_good_is_nobodys_after(windows: Windows) -> None:
    window = windows.lend({}, fresh=True)
    windows.take_back()
    assert windows.lend({}) is not window


def test_a_complaint_at_the_very_end_is_told(windows: Windows, address: str) -> None:
    window = windows.lend({})
    window.page.goto(f"{address}/about")
    window.page.evaluate("console.error('planted')")
    assert windows.take_back() == [f"{address}/about: planted"]
