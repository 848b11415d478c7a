"""Fort's pack: what a file may say, and that a valid one always plays."""

from __future__ import annotations

import pytest

from gamekeeper import make, packs
from gamekeeper.core.errors import BadPack
from gamekeeper.core.rng import seed_bytes, stream
from games.fort.drivers import keen
from games.fort.positions import changed_pack
from games.played import wild

BOX = packs.default("fort").text

SWAPPED = BOX.replace("level = 3", "level = 30").replace("level = 4", "level = 3").replace("level = 30", "level = 4")


def changed(before: str, after: str) -> str:
    assert before in BOX
    return BOX.replace(before, after, 1)


def test_the_box_holds_what_the_rules_page_says() -> None:
    components = packs.default("fort").components
    assert (int(components.kids), int(components.cards), int(components.kinds)) == (60, 68, 50)
    assert [int(points) for points in components.points] == [0, 2, 6, 11, 17, 23]
    assert all(row.provenance for row in components.rows)


@pytest.mark.parametrize(
    ("text", "row", "field", "wanted"),
    [
        (changed('public = "lookout"', 'public = "lookuot"'), "kids 1 (Bones)", "public", "a verb"),
        (changed('private = "pack x book"', 'private = "pack x bok"'), "kids 1 (Bones)", "private", "a count"),
        (changed('suits = ["book"]', 'suits = ["bok"]'), "kids 1 (Bones)", "suits", "skateboard"),
        (
            changed('suits = ["book", "book"]', 'suits = ["book", "glue"]'),
            "kids 7 (Noodle Twins)",
            "suits",
            "same suit",
        ),
        (changed("copies = 2", "copies = 9"), "kids 1 (Bones)", "copies", "1 to 8"),
        (changed('public = "recruit"', 'public = "score 1 > trash_this"'), "kids 2 (Captain)", "public", "trash_this"),
        (changed('board = "orange"', 'board = "green"'), "friends 4", "board", "two best friends"),
        (SWAPPED, "track 4 (4)", "level", "in order"),
        (changed("any = 2", "any = 9"), "track 2 (1)", "any", "0 to 8"),
        (changed("level = 0\npoints = 0", "level = 0\npoints = 0\nany = 1"), "track 1 (0)", "any", "level 0"),
    ],
)
def test_an_error_names_row_and_field(text: str, row: str, field: str, wanted: str) -> None:
    with pytest.raises(BadPack) as caught:
        packs.parse("fort", text, "my.toml")
    assert row in caught.value.row
    assert field in caught.value.field
    assert wanted in str(caught.value)
    assert "my.toml" in str(caught.value)


def test_too_few_kids_are_refused() -> None:
    few = BOX.replace("copies = 2", "copies = 1")
    with pytest.raises(BadPack, match="from 36 to"):
        packs.parse("fort", few[: few.index('name = "Dash"') - 9] + few[few.index("[[friends]]") :], "few.toml")


STRANGE = {
    "Bones": ("(recruit > toy 1) x book", "(convert > convert > convert) x book"),
    "Bug": ("pizza x glue", "score x lookout > pack x shovel > toy 2"),
    "Chef": ("copy_rival_pack > copy_rival_pack", "(advance +1 > score 9) x book > trash_this"),
    "Munch": ("(spend any 2 > score 1) x skateboard > lookout", "trash_rival > recruit > trash > lookout"),
    "Bud": ("pack x any_suit > copy_pack", "score x coin"),
    "Ghost": ("toy x any_suit", "pizza 9 > toy 9"),
    "Prince": ("lookout x crown", "trash x crown"),
    "Punky": ("advance", "advance -1 > pack x fort_level"),
    "Ant": ("(pizza 1 > spend pizza 1 > toy 1) x any_suit", "score x pack > score x pack"),
}


@pytest.mark.parametrize("seats", [2, 4])
def test_a_strange_but_valid_pack_plays_to_the_end(seats: int) -> None:
    game = make("fort", seats, {}, changed_pack(**STRANGE))
    for seed in range(6):
        s = game.setup(seed_bytes(seed))
        rng = stream(seed_bytes(seed), "driver")
        decisions = 0
        while not game.is_over(s):
            driver = keen if seed % 2 else wild
            game.apply(s, game.decider(s), driver(game, s, rng, ""))
            decisions += 1
            assert decisions < game.decision_bound
        assert game.load(game.save(s)) is not s


def test_a_changed_row_changes_the_card() -> None:
    game = make("fort", 2, {}, changed_pack(Bug=("toy x shovel", "score 5")))
    kinds = game.catalogue()["kinds"]
    bug = next(kind for kind in kinds if kind["name"] == "Bug")  # type: ignore[union-attr]
    assert bug["public_rows"] == [["toy", "1", "shovel", "0"]]
    assert game.row_of("card:0") == "kids:Bones"
    assert game.row_of("card:67").startswith("friends:")
    assert game.row_of("park-deck") == ""
