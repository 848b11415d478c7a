"""Saved positions: what was saved comes back, and damage is a BadSave, never a position that cannot be."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from gamekeeper import make
from gamekeeper.core.errors import BadSave
from gamekeeper.core.ids import SPECTATOR
from gamekeeper.games.fort.places import AWAY
from gamekeeper.games.fort.questions import ASK_DRAFT, ASK_PLAY, ASK_RECRUIT, ASK_USE, DRAFT_ROUND, END_TURN
from games.fort.drivers import keen, positions_of
from games.fort.positions import Table
from games.played import wild
from modes import is_compiled

EVERY = 3 if is_compiled() else 60  # one changed byte in so many is tried


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("draft", [False, True])
def test_every_position_of_a_match_loads(seats: int, draft: bool) -> None:
    game = make("fort", seats, {"turn_cap": 12, "draft": draft})
    for s in positions_of(game, 2, keen):
        assert game.save(game.load(game.save(s))) == game.save(s)


@pytest.mark.parametrize(("seats", "decisions"), [(2, 40), (3, 75), (4, 3)])
def test_a_changed_byte_is_refused_or_gives_a_position_that_can_be(seats: int, decisions: int) -> None:
    game = make("fort", seats, {"draft": seats == 4})
    s = next(s for place, s in enumerate(positions_of(game, 1, wild)) if place == decisions)
    saved = game.save(s)
    for change in range(1, 256 * len(saved), 7 * EVERY):
        place, value = change // 256, change % 256
        try:
            loaded = game.load(saved[:place] + bytes([value]) + saved[place + 1 :])
        except BadSave:
            continue
        cards = [card for items in game.inventory(loaded).values() for card in items if card < 68]
        assert sorted(cards) == list(range(68))
        game.view(loaded, SPECTATOR)
        seat = game.decider(loaded)
        if seat >= 0:
            assert len(game.legal(loaded, seat)) == len(game.prompt(loaded, seat).options) > 0
            game.apply(game.copy(loaded), seat, game.legal(loaded, seat)[0])


@pytest.mark.parametrize("data", [b"", b"\x00", b"\x02", b"\x02\x00", b"\xff" * 40, b"fort"])
def test_other_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(BadSave, match="saved position"):
        make("fort").load(data)


def test_what_breaks_off_or_goes_on_is_refused() -> None:
    game = make("fort")
    saved = game.save(game.setup(bytes(32)))
    for data in (saved[:-1], saved[: len(saved) // 2], saved + b"\x00"):
        with pytest.raises(BadSave, match="saved position"):
            game.load(data)


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("supply_pizza", 29, "pizza in all 29 where 30 is wanted"),
        ("played", 3, "another card in play than lies there"),
        ("park", vec[u8]([0, 1, 2]), "another park than its cards"),
        ("ending", 1, "4 items on the agenda with ending 1"),
        ("suit", 9, "suit 9"),
        ("known", vec[u8]([2] * 88), "card 0 in hand for sure"),
    ],
)
def test_the_refusal_says_what_is_wrong(field: str, value: object, message: str) -> None:
    table = Table().seat(0, hand="bug")
    setattr(table.s, field, value)
    with pytest.raises(BadSave, match=f"saved position holds {message}"):
        table.game.load(table.game.save(table.s))


def test_cards_are_away_where_nobody_has_their_board() -> None:
    table = Table().seat(0, hand="bug")
    table.move(0, AWAY)
    with pytest.raises(BadSave, match=f"card 0 in place {AWAY}"):
        table.game.load(table.game.save(table.s))


@pytest.mark.parametrize(
    ("items", "message"),
    [
        ([ASK_PLAY], "an agenda that begins with 4"),
        ([END_TURN, ASK_PLAY, ASK_RECRUIT], "item 3 above 4"),
        ([END_TURN, ASK_PLAY, ASK_PLAY], "item 4 twice"),
        ([END_TURN, ASK_PLAY, ASK_USE], "no card in play"),
        ([END_TURN, ASK_PLAY + (1 << 8)], "item 4 for seat 1"),
        ([END_TURN], "step 1 on top"),
        ([DRAFT_ROUND, ASK_DRAFT], "an agenda that begins with 31"),
    ],
)
def test_an_agenda_that_no_turn_has_is_refused(items: list[int], message: str) -> None:
    table = Table().seat(0, hand="bug")
    table.s.questions = vec[i64](items)
    with pytest.raises(BadSave, match=f"saved position holds {message}"):
        table.game.load(table.game.save(table.s))
