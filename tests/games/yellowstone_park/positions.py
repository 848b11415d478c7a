"""Positions of Yellowstone Park in one line of notation, and a table to play them on.

Cards are written as players write them: ``Y4`` in a hand or a pile, ``Y4@6`` on the board in column 6. The
first ``Y4`` of a position is the first copy, the next one, in reading order board, hands, malus piles, pile,
the second.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gamekeeper import make
from gamekeeper.core.events import Event, Sink
from gamekeeper.core.game import Game
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.lists import filled
from gamekeeper.core.rng import seed_bytes, stream
from gamekeeper.core.texts import Option, Phrase
from gamekeeper.games.yellowstone_park.fields import ParkState
from gamekeeper.games.yellowstone_park.places import AWAY, BOARD, HAND, MALUS, PILE, ParkZones
from gamekeeper.games.yellowstone_park.rules import LAY_FIRST, NEXT_TURN
from gamekeeper.games.yellowstone_park.tells import LAID

COLOURS = "RYGB"
CHRISTA = "R3@3 R4@3 R5@3 Y3@4 Y5@4 B3@5 B4@5 B5@5"  # the board of V2
CROWD = "R3@3 R3@3 R4@3 R4@3 R5@3 R5@3 Y3@4 Y3@4 Y4@4 Y4@4 Y5@4 B3@5 B3@5 B4@5"  # Y5 and B4 go on their twins

Cards = str | int  # cards in notation, or how many of those that are left over


def card_number(kind: str, copy: int = 0) -> int:
    """The number of a card: ``Y4`` → 20, its second copy → 21."""
    return COLOURS.index(kind[0]) * 14 + (int(kind[1]) - 1) * 2 + copy


def card_name(card: int) -> str:
    """A card in notation, whichever copy it is."""
    return f"{COLOURS[card // 14]}{card // 2 % 7 + 1}"


def names(cards: Sequence[object]) -> str:
    """Cards, as numbers or elements, in notation, ascending."""
    return " ".join(card_name(card) for card in sorted(int(str(card).removeprefix("card:")) for card in cards))


class Table:
    """A game and a position on it, asked and played in notation."""

    def __init__(self, game: Game[ParkState], s: ParkState) -> None:
        self.game = game
        self.s = s
        self.sink = Sink()
        s.sink = self.sink

    def play(self, *texts: str) -> Table:
        """Decisions of whoever owes them, one after the other."""
        for text in texts:
            self.game.apply(self.s, self.game.decider(self.s), self.game.read(self.s, text))
        return self

    def legal(self) -> list[str]:
        """What the decider may answer."""
        return [self.game.show(self.s, Action(code)) for code in self.game.legal(self.s, self.game.decider(self.s))]

    def columns(self, kind: str) -> list[int]:
        """The columns open to a card of the decider's hand."""
        return [int(text[3]) for text in self.legal() if text[:2] == kind]

    def why_not(self, text: str) -> Phrase:
        """The reason against an action in notation, which must not be legal."""
        why = self.game.why_not(self.s, self.game.decider(self.s), self.game.read(self.s, text))
        assert why is not None, f"{text} is legal"
        return why

    def option(self, text: str) -> Option:
        """The option of the decider's prompt with this notation."""
        options = {option.notation: option for option in self.game.prompt(self.s, self.game.decider(self.s)).options}
        return options[text]

    def board(self) -> str:
        """The board in order of row and column, stacks as often as they hold cards."""
        spaces = self.game.view(self.s, Seat(-1))["board"]
        assert isinstance(spaces, dict)
        return " ".join(f"{card_name(card)}@{space[-1]}" for space, cards in spaces.items() for card in cards)

    def seen(self, key: str) -> Any:
        """One entry of the public view."""
        return self.game.view(self.s, Seat(-1))[key]

    def hand(self, seat: int) -> str:
        """A hand as its seat sees it."""
        cards = self.game.view(self.s, Seat(seat))["hand"]
        assert isinstance(cards, list)
        return names(cards)

    def malus(self, seat: int) -> str:
        """The cards in a malus pile, which nobody may see."""
        return names(self.game.inventory(self.s).get(f"malus:{seat}", []))

    def events(self, key: str) -> list[Event]:
        """The events of one kind so far."""
        return [event for event in self.sink.events if event.key == key]

    def collected(self) -> str:
        """The cards collected by the last card laid."""
        laid = max(event.number for event in self.events("lay"))
        found = [event.params["cards"] for event in self.events("collect") if event.number > laid]
        return names(found[0]) if found and isinstance(found[0], list) else ""

    def waits_for(self, kind: int) -> bool:
        """Whether this kind of question is on top."""
        return int(self.s.kind()) == kind


def dealt(seats: int, seed: int = 0, **options: object) -> tuple[Game[ParkState], ParkState]:
    """A game as it starts."""
    game = make("yellowstone_park", seats, options)
    return game, game.setup(seed_bytes(seed))


def last_draw(pile: int = 6, malus: Sequence[int] = (0, 10, 7), **given: object) -> Table:
    """Four players; seat 1 lays its only card on its twin and draws the last `pile` cards."""
    return position(CROWD, ["Y5"], malus=malus, pile=pile, **given).play("Y5:4")


def position(
    board: str = "R4@4",
    hands: Sequence[Cards] = ("Y4 B3",),
    *,
    seats: int = 4,
    malus: Sequence[Cards] = (),
    pile: Cards | None = None,
    markers: Sequence[int] = (),
    counter: int = 7,
    turn: int = 0,
    turns: int = 0,
    listening: bool = False,
    **options: object,
) -> Table:
    """A position of a first round, before the first card of `turn`'s turn; `listening` to what layings tell.

    Hands not given hold six of the cards left over, malus piles not given none; `pile` None takes all that
    is left over, else everything must add up to the box.
    """
    game = make("yellowstone_park", seats, options)
    s = ParkState()
    s.clear(seats)
    ParkZones(seats).lay_out(s, AWAY)
    s.rng = stream(seed_bytes(1), "shuffle")
    box = list(range(56))
    lay_out(s, board, box)
    piles = [malus[seat] if seat < len(malus) else 0 for seat in range(seats)]
    fill([*(hands[seat] if seat < len(hands) else 6 for seat in range(seats)), *piles, pile], s, seats, box)
    assert not box, f"left over: {names(box)}"
    for seat in range(seats):
        s.markers[seat] = markers[seat] if seat < len(markers) else 5
    s.counter = counter if game.options.get("two_player_variant") else 0
    s.turn_seat = turn
    s.turns = turns
    s.laid = filled(LAID, 0) if listening else s.laid
    s.then(NEXT_TURN)
    s.ask(LAY_FIRST, Seat(turn))
    return Table(game, s)


def lay_out(s: ParkState, board: str, box: list[int]) -> None:
    """Put cards like ``R3@3`` on the board; a second copy lies on the first."""
    for text in board.split():
        card = take(text[:2], box)
        colour, row, copy, column = card // 14, card // 2 % 7, card % 2, int(text[3])
        assert s.columns[colour] in (0, column), f"{text}: its colour is in column {s.columns[colour]}"
        assert all(s.columns[other] != column for other in range(4) if other != colour), f"{text}: column taken"
        ParkZones(5).move(s, card, BOARD)
        s.columns[colour] = column
        s.board[copy * 4 + colour] |= 1 << row
        if copy == 1:
            s.board[8 + colour] |= 1 << row


def fill(places: Sequence[Cards | None], s: ParkState, seats: int, box: list[int]) -> None:
    """Fill hands, malus piles and the draw pile: what is named first, what is counted from the rest."""
    named = [[take(kind, box) for kind in cards.split()] if isinstance(cards, str) else [] for cards in places]
    for place, wanted in enumerate(places):
        cards = named[place]
        if not isinstance(wanted, str):
            for _ in range(len(box) if wanted is None else wanted):
                cards.append(box.pop(len(box) * 2 // 3))
        for card in cards:
            ParkZones(seats).move(s, card, [*range(HAND, HAND + seats), *range(MALUS, MALUS + seats), PILE][place])


def take(kind: str, box: list[int]) -> int:
    """Take the first copy of a card that is left in the box."""
    card = next(card for card in (card_number(kind), card_number(kind, 1)) if card in box)
    box.remove(card)
    return card
