"""The positions of the worked examples that can be played, by game and number, laid on the tests' tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from gamekeeper.core.events import Sink
from gamekeeper.core.game import Game
from gamekeeper.core.rng import seed_bytes, stream
from games.dice_theme_park.table import Table as Park
from games.dice_theme_park.test_rules_operate import operate, park
from games.fort.positions import Table as Fort
from games.iditacards.table import BOX
from games.iditacards.table import Table as Trail
from games.yellowstone_park.positions import CHRISTA, position

EDGE = "R1@3 Y1@4 B1@5 B7@5 Y7@4"
DECK = "move move move move mush mush repair_sled repair_sled upgrade_sled first_aid first_aid grandma_soup dinner"
REST = "good_dog rest a_hat dog_chow lead_dog lunch lunch breakfast"


class Laid(NamedTuple):
    """A game and a position of it."""

    game: Game[Any]
    state: Any


def matrices(board: str, hand: str, **given: object) -> Callable[[], Laid]:
    """A board of Yellowstone Park, and the hand of who lays."""

    def lay() -> Laid:
        table = position(board, [hand], **given)  # type: ignore[arg-type]
        return Laid(table.game, table.s)

    return lay


def yard(**things: object) -> Callable[[], Laid]:
    """A first turn of Fort with these things."""

    def lay() -> Laid:
        table = Fort().seat(0, **things)
        return Laid(table.game, table.s)

    return lay


def husky() -> Laid:
    """Husky, armour and breakfast, and luck that turns up breakfast, then lunch."""
    table = Trail(seats=1)
    table.lay("hand", ["husky", "armour", "breakfast"])
    table.lay("deck", [])
    for slug in f"{DECK} {REST}".split():
        table.add("deck", slug)
    begun = table.s
    for luck in range(20000):
        begun.rng = stream(seed_bytes(luck), "luck")
        table.s = table.game.copy(begun)
        table.answer("husky")
        if turned_up(table) == "breakfast" and turned_up(table) == "lunch":
            return Laid(table.game, begun)
    raise AssertionError("breakfast and lunch never turn up")


def turned_up(table: Trail) -> str:
    """The card that risk is paid with now."""
    table.s.sink = sink = Sink()
    table.answer("risk")
    table.s.sink = None
    cards = next(event.params["cards"] for event in sink.events if event.key == "risk")
    assert isinstance(cards, list)
    return BOX.slugs[table.t.zones.kind_of[int(str(cards[0]).partition(":")[2])]]


def passing() -> Laid:
    """A sled that moves three squares, and another one two squares ahead."""
    table = Trail(seats=2, square=10, weather="sun")
    table.dog("good_dog")
    table.s.position[1] = 12
    table.ready("rest")
    return Laid(table.game, table.s)


def guests(lay: Callable[[], Park]) -> Callable[[], Laid]:
    """A park that operates."""

    def laid() -> Laid:
        table = operate(lay())
        table.s.sink = None
        return Laid(table.game, table.s)

    return laid


def entrance() -> Park:
    """Two guests at the entrance."""
    table = park()
    table.die("green 3")
    table.die("blue 4")
    return table


def rides() -> Park:
    """Log Flume, Ferris Wheel and Duck Pond, and three guests."""
    table = park()
    for slug, hex_ in (("log_flume", 5), ("ferris_wheel", 8), ("duck_pond", 19)):
        table.build(slug, hex_)
    table.die("yellow 4", "log_flume")
    table.die("blue 5", "log_flume")
    table.die("yellow 1", "ferris_wheel")
    return table


def maps() -> Park:
    """A guest two steps from the Log Flume, and two maps."""
    table = park(maps=2)
    table.build("log_flume", 7)
    table.die("blue 5")
    return table


def flume(*dice: str, generator: bool = False) -> Callable[[], Park]:
    """A mascot, and guests at the Log Flume."""

    def lay() -> Park:
        table = park("log_flume")
        if generator:
            table.upgrade("generator", "log_flume")
        table.mascot("no_skill")
        for die in dice:
            table.die(die, "log_flume")
        return table

    return lay


LAID: dict[str, dict[str, Callable[[], Laid]]] = {
    "yellowstone_park": {
        "V1": matrices("G5@3 R6@4 B6@5", "Y4 B3 G1"),
        "V2": matrices(CHRISTA, "Y4 Y4 G1"),
        "V5": matrices(CHRISTA.removesuffix(" B5@5"), "B5 Y4 G1", markers=[2]),
        "V6": matrices(CHRISTA, "G4 G1"),
        "V7": matrices(CHRISTA, "R7 G1"),
        "V8": matrices("R3@3 R3@3 R4@3", "R6 G1"),
        "V9": matrices("R4@2 B4@4", "Y4 G1"),
        "V10": matrices("R1@3", "R7 G1"),
        "V16": matrices(EDGE, "R7 G1 G2", edge_matrix=True),
        "V17": matrices("R1@3 R2@3 Y1@4 B3@5", "Y7 G1", edge_matrix=True),
    },
    "fort": {
        "E1": yard(level=1, hand="bug moles", lookout="rusty"),
        "E2": yard(hand="bud doc", pizza=3, toys=4),
        "E3": yard(hand="doodles kitty puddin", pizza=1, toys=2),
    },
    "iditacards": {"W1": husky, "W5": passing},
    "dice_theme_park": {
        "P3": guests(entrance),
        "P4": guests(rides),
        "P5": guests(maps),
        "P6": guests(flume("blue 4", "yellow 4")),
        "P7": guests(flume("green 4", "yellow 5", "yellow 5", generator=True)),
    },
}
