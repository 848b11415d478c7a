"""What a seat knows, from nothing but the events it may see: the oracle for `redeal`.

A seat sees cards come and go. Between two sights of a card lies a *stint*: it went into hiding, into the draw
pile or a malus pile, and came out when somebody laid it, or it is still hidden. A hidden card reaches a hand by
one *draw*, an event that says who took how many cards from where, so every stint that ends in another seat's
hand took up one place of one of its draws. A deal agrees with all the seat has seen if and only if the stints
can be matched to the draws' places, none left over on either side.

Nothing here is shared with the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import inf

from gamekeeper.core.events import Event

Places = Mapping[str, Sequence[int]]  # place → its cards, as in `Game.inventory`


class Draw:
    """Cards taken unseen: who took how many, when, and whether from the malus pile."""

    def __init__(self, seat: int, size: int, time: int, from_malus: bool) -> None:
        self.seat = seat
        self.size = size
        self.time = time
        self.from_malus = from_malus


class Stint:
    """A card in hiding from `start` on: in the draw pile, or first in seat `malus`'s malus pile (-1: not)."""

    def __init__(self, card: int, start: int, malus: int = -1) -> None:
        self.card = card
        self.start = start
        self.malus = malus


class Witness:
    """One seat's memory. Feed it the seat's events in order."""

    def __init__(self, reader: int, seats: int) -> None:
        self.reader = reader
        self.seats = seats
        self.time = 0
        self.draws: list[Draw] = []  # of other seats
        self.formed: list[int] = []  # when malus piles became draw pile
        self.exhausted: list[int] = []  # when the draw pile's last card was drawn
        self.hidden = {card: Stint(card, 0) for card in range(56)}
        self.seen: list[tuple[Stint, list[int]]] = []  # finished stints, with the draws that may have been theirs
        self.board: set[int] = set()
        self.own: set[int] = set()
        self.pile = 0
        self.malus = [0] * seats

    def watch(self, events: Iterable[Event]) -> None:
        """Take in more events."""
        for event in events:
            self.time += 1
            getattr(self, event.key.replace("-", "_"), self.nothing)(event)

    def nothing(self, event: Event) -> None:
        """An event that moves no cards."""

    def deal(self, event: Event) -> None:
        for seat in range(self.seats):
            self.add_draw(seat, 6, from_malus=False)
        self.pile = event.params["pile"] + 1

    def add_draw(self, seat: int, size: int, *, from_malus: bool) -> None:
        if seat != self.reader:
            self.draws.append(Draw(seat, size, self.time, from_malus))

    def dealt(self, event: Event) -> None:
        cards = numbers(event.params["cards"])
        self.own.update(cards)
        for card in cards:
            del self.hidden[card]

    drawn = taken = dealt

    def turn_up(self, event: Event) -> None:
        card = number(event.params["card"])
        del self.hidden[card]
        self.board.add(card)
        self.pile -= 1

    def draw(self, event: Event) -> None:
        self.add_draw(number(event.params["seat"]), event.params["count"], from_malus=False)
        self.pile = event.params["pile"]
        if self.pile == 0:
            self.exhausted.append(self.time)

    def take_malus(self, event: Event) -> None:
        seat = number(event.params["seat"])
        self.add_draw(seat, event.params["count"], from_malus=True)
        self.malus[seat] = event.params["malus"]

    def lay(self, event: Event) -> None:
        seat, card = number(event.params["seat"]), number(event.params["card"])
        if seat == self.reader:
            self.own.remove(card)
        else:
            stint = self.hidden.pop(card)
            self.seen.append((stint, self.draws_of(stint, seat)))
        self.board.add(card)

    def collect(self, event: Event) -> None:
        seat, cards = number(event.params["seat"]), numbers(event.params["cards"])
        self.board.difference_update(cards)
        self.malus[seat] += len(cards)
        for card in cards:
            self.hidden[card] = Stint(card, self.time, seat)

    def new_pile(self, event: Event) -> None:
        self.formed.append(self.time)
        self.malus = [0] * self.seats
        self.pile = event.params["count"]

    # --- what follows from it ------------------------------------------------------------------------

    def enters_pile(self, stint: Stint) -> float:
        """When a card, unless taken from the malus pile before, went into the draw pile; inf if not yet."""
        if stint.malus < 0:
            return stint.start
        return min((time for time in self.formed if time > stint.start), default=inf)

    def leaves_pile(self, stint: Stint) -> float:
        """When the pile it went into was drawn empty; inf if not yet."""
        return min((time for time in self.exhausted if time > self.enters_pile(stint)), default=inf)

    def draws_of(self, stint: Stint, seat: int) -> list[int]:
        """The draws by which another seat may have come to this card so far."""
        enters, leaves = self.enters_pile(stint), self.leaves_pile(stint)
        return [
            place
            for place, draw in enumerate(self.draws)
            if draw.seat == seat
            and (
                (stint.malus == seat and stint.start < draw.time < enters)
                if draw.from_malus
                else enters < draw.time <= leaves
            )
        ]

    def choices(self, stint: Stint) -> dict[str, list[int]]:
        """Where a card may be now, seen on its own: place → slots (see `slots`)."""
        found = {f"hand:{seat}": self.draws_of(stint, seat) for seat in range(self.seats) if seat != self.reader}
        if self.enters_pile(stint) < inf and self.leaves_pile(stint) == inf:
            found["pile"] = [len(self.draws)]
        if stint.malus >= 0 and self.enters_pile(stint) == inf:
            found[f"malus:{stint.malus}"] = [len(self.draws) + 1 + stint.malus]
        return {place: slots for place, slots in found.items() if slots}

    def slots(self) -> list[int]:
        """How many cards each draw took, the draw pile holds, each malus pile holds."""
        return [*(draw.size for draw in self.draws), self.pile, *self.malus]

    def fault(self, places: Places) -> str:
        """What in a deal contradicts what the seat has seen; empty when nothing does."""
        if set(places["board"]) != self.board:
            return "the board is not the one seen"
        if set(places[f"hand:{self.reader}"]) != self.own:
            return "the own hand is not the one held"
        matching = Matching(self.slots())
        for _, slots in self.seen:
            matching.add(slots)
        for place, cards in places.items():
            if place in ("board", f"hand:{self.reader}"):
                continue
            for card in cards:
                slots = self.choices(self.hidden[card]).get(place, []) if card in self.hidden else []
                if not slots:
                    return f"card {card} cannot be in {place}"
                matching.add(slots)
        return "" if matching.is_perfect() else "no history leads to this deal"

    def possible(self) -> dict[int, set[str]]:
        """Each hidden card's places in all deals that agree with what the seat has seen."""
        matching = Matching(self.slots())
        for _, slots in self.seen:
            matching.add(slots)
        choices = {card: self.choices(stint) for card, stint in self.hidden.items()}
        nodes = {
            card: matching.add([slot for slots in found.values() for slot in slots]) for card, found in choices.items()
        }
        assert matching.is_perfect(), "what really happened must be possible"
        return {
            card: {place for place, slots in found.items() if matching.allows(nodes[card], slots)}
            for card, found in choices.items()
        }


class Matching:
    """Nodes matched to slots, each slot taking so many nodes (augmenting paths)."""

    def __init__(self, sizes: Sequence[int]) -> None:
        self.sizes = list(sizes)
        self.held: list[list[int]] = [[] for _ in sizes]
        self.options: list[list[int]] = []
        self.complete = True

    def add(self, options: Sequence[int]) -> int:
        """One more node, matched if it can be."""
        self.options.append(list(options))
        node = len(self.options) - 1
        self.complete = self.augment(node, options) and self.complete
        return node

    def augment(self, node: int, options: Sequence[int]) -> bool:
        """Match a node, moving others along one path; breadth first."""
        came: dict[int, tuple[int, int]] = {}  # slot → the node that would move in, and from which slot (-1: new)
        queue = [(slot, node, -1) for slot in options]
        while queue:
            ahead = []
            for slot, mover, origin in queue:
                if slot in came:
                    continue
                came[slot] = (mover, origin)
                if len(self.held[slot]) < self.sizes[slot]:
                    self.move(slot, came)
                    return True
                ahead += [
                    (other, held, slot)
                    for held in self.held[slot]
                    if held != node
                    for other in self.options[held]
                    if other not in came
                ]
            queue = ahead
        return False

    def move(self, slot: int, came: Mapping[int, tuple[int, int]]) -> None:
        """Carry out the path that ends in a slot with room."""
        while slot >= 0:
            mover, origin = came[slot]
            self.held[slot].append(mover)
            if origin >= 0:
                self.held[origin].remove(mover)
            slot = origin

    def is_perfect(self) -> bool:
        """Whether every node is matched and every slot full."""
        return self.complete and all(len(held) == size for held, size in zip(self.held, self.sizes, strict=True))

    def allows(self, node: int, slots: Sequence[int]) -> bool:
        """Whether some perfect matching puts `node` into one of these slots."""
        home = next(slot for slot, held in enumerate(self.held) if node in held)
        if home in slots:
            return True
        self.held[home].remove(node)
        if self.augment(node, slots):
            return True
        self.held[home].append(node)
        return False


def number(element: object) -> int:
    """The number of an element."""
    return int(str(element).rsplit(":", 1)[1])


def numbers(elements: object) -> list[int]:
    """The numbers of a list of elements."""
    assert isinstance(elements, list)
    return [number(element) for element in elements]
