"""Section 12 of docs/rules/yellowstone_park.md, as properties of whole games and of generated boards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, reduce
from operator import or_

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamekeeper import make
from gamekeeper.core.events import Event, Sink
from gamekeeper.core.ids import SPECTATOR, Action
from gamekeeper.core.rng import seed_bytes, stream
from gamekeeper.games.yellowstone_park.fields import ParkState
from gamekeeper.games.yellowstone_park.places import HAND, PILE
from gamekeeper.games.yellowstone_park.rules import LAY_FIRST, LAY_SECOND
from games.played import wild
from games.yellowstone_park.drivers import Driver, Park, careful, miser
from games.yellowstone_park.positions import COLOURS, names, position
from games.yellowstone_park.windows import Space, bonus, fitting_matrices, kept_sets, matrices
from modes import is_compiled

pytestmark = pytest.mark.slow

TABLES = [
    (seats, {"edge_matrix": edge, **variant})
    for seats in (2, 3, 4, 5)
    for edge in (False, True)
    for variant in ([{"two_player_variant": True}, {"two_player_variant": False}] if seats == 2 else [{}])
]
DRIVERS = [wild, careful, miser]
PLAYOUTS = [(seats, options, driver) for seats, options in TABLES for driver in DRIVERS]
NAMES = [f"{seats}-{'-'.join(map(str, options.values()))}-{d.__name__}" for seats, options, d in PLAYOUTS]
LONGEST = 2000 if is_compiled() else 70
"""Turn cap: uncompiled, the longest games are cut short to spare time."""


@pytest.fixture(params=PLAYOUTS, ids=NAMES)
def playout(request: pytest.FixtureRequest) -> Playout:
    seats, options, driver = request.param
    return recorded(seats, driver, 1, **options)


class Playout:
    """A match that can be gone through again and again."""

    def __init__(self, game: Park, seed: int, driver: Driver) -> None:
        self.game = game
        self.seed = seed_bytes(seed)
        self.actions: list[Action] = []
        s = game.setup(self.seed)
        rng = stream(self.seed, "driver")
        while not game.is_over(s):
            self.actions.append(driver(game, s, rng))
            game.apply(s, game.decider(s), self.actions[-1])

    def steps(self) -> Iterator[tuple[ParkState, list[Event]]]:
        """Each position with the events that led to it."""
        sink = Sink()
        s = self.game.setup(self.seed, sink)
        yield s, sink.events
        for action in self.actions:
            first = len(sink.events)
            self.game.apply(s, self.game.decider(s), action)
            yield s, sink.events[first:]


@cache
def recorded(seats: int, driver: Driver, seed: int, **options: bool) -> Playout:
    """One match, played once for all tests that look at it."""
    return Playout(make("yellowstone_park", seats, {"turn_cap": LONGEST, **options}), seed, driver)


def spaces_of(game: Park, s: ParkState) -> dict[Space, list[int]]:
    """The occupied spaces with their cards."""
    board = game.view(s, SPECTATOR)["board"]
    assert isinstance(board, dict)
    return {(int(space[6]), int(space[8])): cards for space, cards in board.items()}


# --- whole games -------------------------------------------------------------------------------------


def test_56_cards_are_conserved(playout: Playout) -> None:
    game = playout.game
    for s, _ in playout.steps():
        places = game.inventory(s)
        assert sorted(card for cards in places.values() for card in cards) == list(range(56))
        view = game.view(s, SPECTATOR)
        assert view["held"] == [len(places[f"hand:{seat}"]) for seat in range(game.seats)]
        assert view["malus"] == [len(places[f"malus:{seat}"]) for seat in range(game.seats)]
        assert view["pile"] == len(places["pile"])


def test_the_board_is_in_order_and_fits_a_matrix(playout: Playout) -> None:
    game = playout.game
    for s, _ in playout.steps():
        spaces = spaces_of(game, s)
        placed = {(card // 14, column) for (_, column), cards in spaces.items() for card in cards}
        assert len({colour for colour, _ in placed}) == len({column for _, column in placed}) == len(placed)
        assert all(card // 2 % 7 + 1 == row for (row, _), cards in spaces.items() for card in cards)
        assert all(cards[0] // 2 == cards[-1] // 2 for cards in spaces.values())
        assert spaces != {}
        assert fitting_matrices(spaces, edge=game.options["edge_matrix"] is True) != []


def test_every_turn_starts_with_cards_in_all_hands_and_in_the_pile(playout: Playout) -> None:
    for s, _ in playout.steps():
        if s.kind() == LAY_FIRST:
            assert all(1 <= s.count(HAND + seat) <= 6 for seat in range(len(s.markers)))
            assert s.count(PILE) >= 1


def test_a_scoring_finds_cards_for_the_new_pile(playout: Playout) -> None:
    for _, events in playout.steps():
        by_key = {event.key: event.params for event in events}
        if "new-pile" in by_key:
            assert by_key["new-pile"]["count"] >= 8
            if "counter" not in by_key:
                assert sum(by_key["score"]["malus"]) == by_key["new-pile"]["count"] >= 8


def test_collected_cards_and_bonus_are_those_of_a_naive_second_implementation(playout: Playout) -> None:
    game = playout.game
    for s, _ in playout.steps():
        if s.kind() in (LAY_FIRST, LAY_SECOND):
            for code in game.legal(s, game.decider(s)):
                text = game.show(s, Action(code))
                if text != "stop":
                    compare(game, s, text)


def compare(game: Park, s: ParkState, text: str) -> None:
    """Lay a card on a copy: what is collected and earned must be what the oracle says."""
    edge = game.options["edge_matrix"] is True
    before = spaces_of(game, s)
    copy = game.copy(s)
    copy.sink = Sink()
    copy.markers[int(game.decider(s))] = 30
    game.apply(copy, game.decider(s), game.read(s, text))
    laid = (int(text[1]), int(text[3]))
    [kept] = kept_sets(frozenset(before), laid, edge)
    lost = names([card for space, cards in before.items() if space not in kept for card in cards])
    found = {event.key: event.params for event in reversed(copy.sink.events)}
    assert names(found["collect"]["cards"] if "collect" in found else []) == lost
    assert found.get("bonus", {}).get("steps", 0) == bonus({*kept, laid}, laid not in before, edge)


@pytest.mark.parametrize("driver", [wild, careful])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_collecting_card_never_earns_but_on_the_edge(seats: int, driver: Driver) -> None:
    for _, events in recorded(seats, driver, 1, edge_matrix=False).steps():
        assert not {"collect", "bonus"} <= {event.key for event in events}


# --- generated boards --------------------------------------------------------------------------------


@st.composite
def lays(draw: st.DrawFn) -> tuple[str, str, int, bool]:
    """A board that fits a matrix, a card, a column open to it, and whether the edge counts."""
    edge = draw(st.booleans())
    window = draw(st.sampled_from(matrices(edge)))
    columns = sorted({column for _, column in window})
    owners = draw(st.permutations(COLOURS))[: len(columns)]
    spaces = draw(st.sets(st.sampled_from(sorted(window)), min_size=1))
    board = [
        f"{owners[columns.index(column)]}{row}@{column}"
        for row, column in sorted(spaces)
        for _ in range(draw(st.integers(1, 2)))
    ]
    placed = {text[0]: int(text[3]) for text in board}
    free = [column for column in range(1, 8) if column not in placed.values()]
    kind = draw(st.sampled_from([f"{c}{n}" for c in COLOURS for n in range(1, 8) if not is_used_up(f"{c}{n}", board)]))
    column = placed[kind[0]] if kind[0] in placed else draw(st.sampled_from(free))
    return " ".join(board), kind, column, edge


def is_used_up(kind: str, board: list[str]) -> bool:
    """Whether both copies lie on the board."""
    return sum(text[:2] == kind for text in board) == 2


@settings(max_examples=200)
@given(lays())
def test_generated_boards_agree_with_brute_force(lay: tuple[str, str, int, bool]) -> None:
    board, kind, column, edge = lay
    table = position(board, [kind, 4], edge_matrix=edge)
    assert f"{kind}:{column}" in table.legal()
    compare(table.game, table.s, f"{kind}:{column}")


@settings(max_examples=100)
@given(lays())
def test_the_twin_leaves_the_occupied_spaces_alone(lay: tuple[str, str, int, bool]) -> None:
    board, kind, column, edge = lay
    table = position(board, [kind, 4], edge_matrix=edge)
    before = set(spaces_of(table.game, table.s))
    on_twin = (int(kind[1]), column) in before
    table.play(f"{kind}:{column}")
    after = set(spaces_of(table.game, table.s))
    assert not on_twin or (after == before and table.events("collect") == table.events("bonus") == [])


# --- the page's own claims ---------------------------------------------------------------------------


@pytest.mark.parametrize(("edge", "pairs"), [(False, 514_255), (True, 524_496)])
def test_the_kept_set_is_unique_for_every_board_and_space(edge: bool, pairs: int) -> None:
    windows = [sum(1 << bit(space) for space in window) for window in matrices(edge)]
    boards = {part for window in windows for part in subsets(window)}
    assert len(boards) * 49 == pairs
    for space in ((row, column) for row in range(1, 8) for column in range(1, 8)):
        holding = [window for window in windows if window >> bit(space) & 1]
        near = sum(1 << bit(other) for other in neighbours(space, edge))
        assert near == reduce(or_, holding)  # so no matrix can keep more than `board & near`
        one_matrix = {0, *(part for window in holding for part in subsets(window))}
        assert one_matrix.issuperset(board & near for board in boards)  # and one matrix keeps all of it


def bit(space: Space) -> int:
    """The bit of a space in a mask of the board."""
    return (space[0] - 1) * 7 + space[1] - 1


def subsets(window: int) -> Iterator[int]:
    """All parts of a matrix but the empty one."""
    part = window
    while part:
        yield part
        part = (part - 1) & window


def neighbours(space: Space, edge: bool) -> list[Space]:
    """The formula of Y4.3, with the edge that of Y8.2."""
    return [
        (row, column)
        for row in range(1, 8)
        for column in range(1, 8)
        if abs(column - space[1]) <= 2 and (abs(row - space[0]) <= 2 or (edge and {row, space[0]} == {1, 7}))
    ]


# --- plants ------------------------------------------------------------------------------------------


def test_a_wrong_matrix_would_be_noticed() -> None:
    """The comparison has been seen to fail: with the edge counted where it must not."""
    table = position("R1@3", ["Y7 B1"], edge_matrix=True)
    table.game.options["edge_matrix"] = False
    with pytest.raises(AssertionError):
        compare(table.game, table.s, "Y7:4")


@pytest.mark.parametrize(("wrong", "kind"), [(3, "R7"), (1, "Y4"), (0, "Y4")])
def test_a_wrong_bonus_would_be_noticed(monkeypatch: pytest.MonkeyPatch, wrong: int, kind: str) -> None:
    """The comparison has been seen to fail: when game and oracle disagree about the steps."""
    table = position("R3@3 R4@3 R5@3 Y3@4 Y5@4 B3@5 B4@5 B5@5", ["Y4 R7 G1"])
    [text] = [text for text in table.legal() if text.startswith(kind)]
    compare(table.game, table.s, text)
    monkeypatch.setitem(globals(), "bonus", lambda *_: wrong)
    with pytest.raises(AssertionError):
        compare(table.game, table.s, text)
