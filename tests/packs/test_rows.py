"""Rows added and left out while a pack is edited: what holds is kept, and what does not is named."""

from __future__ import annotations

import pytest

from gamekeeper import catalog, packs
from gamekeeper.core.errors import BadSetup
from gamekeeper.packs.draft import Draft, Edits, drafted
from gamekeeper.packs.reshape import Added

PACKED = [name for name in catalog.names() if packs.has(name)]


def edited(game: str, *added: Added, removed: list[str] | None = None, **values: object) -> Draft:
    paths = {path.replace("__", "."): value for path, value in values.items()}
    return drafted(packs.default(game), Edits(paths, list(added), removed or []))


def kinds(draft: Draft) -> dict[str, str]:
    return {one.row: one.kind for one in packs.differences(packs.default(draft.pack.game), draft.pack)}


def test_a_row_begins_as_a_copy_behind_the_one_it_is_like() -> None:
    draft = edited("fort", Added("kids:Bones", "Zed"), kids__Zed__public="pizza 2")
    assert draft.mistakes == []
    assert kinds(draft) == {"kids:Zed": "added"}
    ids = [row.id for row in draft.pack.rows]
    assert ids.index("kids:Zed") == ids.index("kids:Bones") + 1
    bones, zed = (next(row.fields for row in draft.pack.rows if row.id == f"kids:{name}") for name in ("Bones", "Zed"))
    assert zed["private"] == bones["private"]
    assert (zed["public"], bones["public"]) == ("pizza 2", "lookout")


def test_what_is_called_by_an_id_gets_one_of_its_own() -> None:
    like = next(row for row in packs.default("iditacards").rows if row.table == "cards")
    draft = edited("iditacards", Added(like.id, "Second Lunch"), Added(like.id, "Ложка"))
    assert draft.mistakes == []
    new = [row.fields["id"] for row in draft.pack.rows if row.key in ("Second Lunch", "Ложка")]
    assert new == [f"{like.fields['id']}_new", "second_lunch"]


def test_a_row_is_renamed_by_adding_and_leaving_out() -> None:
    draft = edited("fort", Added("kids:Bones", "Zed"), removed=["kids:Bones"])
    assert draft.mistakes == []
    assert kinds(draft) == {"kids:Zed": "added", "kids:Bones": "removed"}


@pytest.mark.parametrize(
    ("added", "removed", "path"),
    [
        ([Added("kids:Bones", "Doc")], [], "kids:Doc"),  # the name is taken
        ([Added("kids:Bones", "x" * 99)], [], "kids:" + "x" * 99),
        ([], ["track:2"], "track:2"),  # the track has so many levels
        ([Added("friends:Ace", "Twin")], [], "friends:Twin"),
    ],
)
def test_what_cannot_be_is_named_and_left_out(added: list[Added], removed: list[str], path: str) -> None:
    box = packs.default("fort")
    added = [new if new.like != "friends:Ace" else Added(friend_of(box), new.key) for new in added]
    draft = drafted(
        box, Edits({"kids.Doc.copies": 2}, [*added, Added("kids:Bones", "Zed")], [*removed, "kids:Captain"])
    )
    assert [mistake.path for mistake in draft.mistakes] == [path]
    assert kinds(draft) == {"kids:Zed": "added", "kids:Captain": "removed", "kids:Doc": "changed"}


def friend_of(box: packs.Pack) -> str:
    return next(row.id for row in box.rows if row.table == "friends")


def test_a_row_that_others_speak_of_is_named_by_them() -> None:
    game = "dice_theme_park"
    staff = [row for row in packs.default(game).rows if row.table == "staff"]
    held = next(row for row in staff if row.fields["replaces"])
    gone = next(row.id for row in staff if row.fields["id"] == held.fields["replaces"])
    other = next(row.id for row in staff if row.id not in (gone, held.id))
    draft = edited(game, removed=[other, gone])
    assert len(draft.mistakes) == 1
    assert draft.mistakes[0].path == gone
    assert draft.mistakes[0].error.got == held.fields["replaces"]
    assert held.key in draft.mistakes[0].error.row
    assert kinds(draft) == {other: "removed"}


def test_what_makes_up_for_a_row_is_judged_together() -> None:
    kids = [row for row in packs.default("fort").rows if row.table == "kids"]
    many = [row.id for row in kids[6:]]  # fewer cards than four players are dealt
    alone = edited("fort", removed=many)
    assert alone.mistakes
    raised = drafted(packs.default("fort"), Edits({f"kids.{row.key}.copies": 8 for row in kids[:6]}, [], many))
    assert raised.mistakes == []


def test_a_wrong_value_of_a_new_row_leaves_the_row() -> None:
    draft = edited("fort", Added("kids:Bones", "Zed"), kids__Zed__copies=99)
    assert [mistake.path for mistake in draft.mistakes] == ["kids.Zed.copies"]
    assert kinds(draft) == {"kids:Zed": "added"}


@pytest.mark.parametrize("row", ["kids:Nobody", "nowhere:Bones", "kids", "", "hand"])
def test_a_row_that_is_not_there_is_refused(row: str) -> None:
    with pytest.raises(BadSetup, match="row"):
        edited("fort", removed=[row])
    with pytest.raises(BadSetup, match="row"):
        edited("yellowstone_park", Added(row, "New"))


@pytest.mark.parametrize("game", PACKED)
def test_any_row_can_be_taken_out_and_copied_or_it_is_said_why(game: str) -> None:
    """No row of any box ends in anything but a pack and named mistakes."""
    tables = {row.table: row for row in packs.default(game).rows if row.key}
    for table, row in tables.items():
        out = edited(game, removed=[row.id])
        assert [mistake.path for mistake in out.mistakes] in ([], [row.id]), table
        new = edited(game, Added(row.id, "newcomer"))
        assert [mistake.path for mistake in new.mistakes] in ([], [f"{table}:newcomer"]), table
