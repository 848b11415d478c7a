"""`make dev` in the browser: a match through its one address, under a content policy, with changes as they are made."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.table import new_table, wait_asked
from developing import Developing, copied
from server.databases import free_port

SLOW = 60_000  # ms: a page that is not bundled comes in hundreds of files, made when they are asked for


@pytest.fixture
def developing(tmp_path: Path) -> Iterator[Developing]:
    """Server and page of a copy."""
    both = Developing(copied(tmp_path / "checkout"), free_port())
    yield both
    both.stop()


def test_a_changed_file_of_the_page_is_swapped_in_the_middle_of_a_match(developing: Developing, visit: Visit) -> None:
    page = visit(f"{developing.address}/", patience=SLOW)
    new_table(page, ["me", "easy"], server=developing.address)
    assert wait_asked(page)
    page.evaluate("() => { window.untouched = true; }")
    developing.replace("web/src/App.svelte", "<LineNote />", '<LineNote /><p id="fresh">fresh</p>')
    expect(page.locator("#fresh")).to_have_text("fresh", timeout=SLOW)
    assert page.evaluate("() => window.untouched")
    assert wait_asked(page)
    policy = page.request.get(developing.address).headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "connect-src 'self';" in policy
