"""A second, naive implementation of the matrix, written from Y4.1, Y4.2, Y5.1 and Y8.2: the tests' oracle.

A space is (row, column). Nothing here is shared with the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

Space = tuple[int, int]

SQUARES = [
    frozenset((row, column) for row in range(top, top + 3) for column in range(left, left + 3))
    for top in range(1, 6)
    for left in range(1, 6)
]
EDGES = [frozenset((row, column) for row in (1, 7) for column in range(left, left + 3)) for left in range(1, 6)]


def matrices(edge: bool) -> list[frozenset[Space]]:
    """All matrices: 25, with the edge 30 (Y4.1, Y8.2)."""
    return [*SQUARES, *EDGES] if edge else SQUARES


def fitting_matrices(spaces: Iterable[Space], edge: bool = False) -> list[frozenset[Space]]:
    """The matrices that contain all these spaces."""
    return [matrix for matrix in matrices(edge) if matrix.issuperset(spaces)]


@cache
def kept_sets(spaces: frozenset[Space], laid: Space, edge: bool) -> set[frozenset[Space]]:
    """What may stay of `spaces` when a card is laid on `laid`: all there is, or as many as possible (Y4.2)."""
    held = {matrix & spaces for matrix in matrices(edge) if laid in matrix}
    most = max(len(kept) for kept in held)
    return {kept for kept in held if len(kept) == most}


def bonus(spaces: Iterable[Space], on_empty: bool, edge: bool) -> int:
    """Steps down for a card just laid, given the occupied spaces after collecting (Y5.1, Y8.2)."""
    taken = set(spaces)
    if not on_empty:
        return 0
    if edge and {row for row, _ in taken} == {1, 7}:
        return {5: 1, 6: 3}.get(len(taken), 0)
    return {8: 1, 9: 3}.get(len(taken), 0)
