"""A number of the rules at either end of its range plays, or is refused by name: one by one, and all at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gamekeeper import catalog, make, packs
from gamekeeper.core.errors import BadPack, BadSetup
from gamekeeper.core.ids import NOBODY, SPECTATOR, Action
from gamekeeper.core.rng import seed_bytes, stream
from gamekeeper.packs.fields import PackField, fields_of
from gamekeeper.packs.vary import varied

pytestmark = pytest.mark.slow

PACKED = [name for name in catalog.names() if packs.has(name)]
DECISIONS = 120


def numbers(game: str) -> Iterator[tuple[str, PackField, object]]:
    """The numbers of tables that are no lists: path, range, what the box says."""
    found = {row.table: row.fields for row in packs.default(game).rows if not row.key}
    for table, fields in fields_of(game).items():
        for field in fields:
            if table in found and "number" in (field.kind, field.of):
                yield f"{table}.{field.name}", field, found[table][field.name]


def at(value: object, end: int) -> object:
    return [end] * len(value) if isinstance(value, list) else end


def ends(game: str) -> list[dict[str, object]]:
    """Every number at its ends, and all of them together, as far as they fit."""
    known = list(numbers(game))
    single = [
        {path: at(value, end)} for path, field, value in known for end in (field.low, field.high) if end is not None
    ]
    return [*single, together(game, single[::2]), together(game, single[1::2])]


def together(game: str, changes: list[dict[str, object]]) -> dict[str, object]:
    """One change after the other, unless the pack cannot be with it."""
    kept: dict[str, object] = {}
    for change in changes:
        try:
            varied(packs.default(game), {**kept, **change})
        except BadPack:
            continue
        kept |= change
    return kept


def play(game: str, pack: packs.Pack, seats: int, seed: int) -> bool:
    """Random decisions with all that people see; False where no table of this size can be."""
    try:
        made = make(game, seats, {}, pack)
    except BadSetup:
        return False
    s = made.setup(seed_bytes(seed))
    rng = stream(seed_bytes(seed), "ends")
    for number in range(DECISIONS):
        seat = made.decider(s)
        if seat == NOBODY:
            return True
        legal = made.legal(s, seat)
        assert len(legal) > 0
        if number % 20 == 0:
            made.prompt(s, seat)
            made.view(s, SPECTATOR)
            made.estimate(s, seat)
            made.features(s, seat)
            made.urges(s, seat, legal)
            made.load(made.save(made.redeal(s, seat, rng.fork())))
        made.apply(s, seat, Action(legal[rng.below(len(legal))]))
    return True


@pytest.mark.parametrize("game", PACKED)
def test_every_number_at_its_ends(game: str) -> None:
    assert any(numbers(game)), f"{game} has no numbers to turn"
    seats = catalog.info(game).seats
    for number, change in enumerate(ends(game)):
        try:
            pack = varied(packs.default(game), change)
        except BadPack:
            if len(change) > 1:
                raise
            continue
        sizes = [seats[number % len(seats)]] if len(change) == 1 else seats
        played = [play(game, pack, size, number) for size in sizes]
        assert any(played) or len(change) == 1, change


def test_a_file_without_the_tables_means_the_box() -> None:
    text = packs.default("fort").text
    older = text[: text.index("# How much there is")] + text[text.index("[[kids]]") :]
    pack = packs.parse("fort", older, "older.toml")
    assert pack.is_default
    assert varied(pack, {"limits.pizza": 6}).digest == varied(packs.default("fort"), {"limits.pizza": 6}).digest


@pytest.mark.parametrize(
    ("path", "value", "wanted"),
    [
        ("limits.pizza", 13, "from 0 to 12"),
        ("limits.pack", [1, 2], "room for each of the 6 levels"),
        ("limits.lookout", [1, 2, 3, 2, 5, 6], "no less room at a level"),
        ("limits.hand", 11, "from 1 to 10"),
        ("perks.level", 1, "another level than 1"),
        ("end.points", 0, "from 1 to 999"),
    ],
)
def test_what_the_engine_cannot_play_is_said(path: str, value: object, wanted: str) -> None:
    with pytest.raises(BadPack, match=wanted):
        varied(packs.default("fort"), {path: value})
