"""The engine and the reference walk side by side through plays of a card: at every question both allow the same."""

from __future__ import annotations

import random

from gamekeeper import packs
from gamekeeper.core.ids import Action
from gamekeeper.games.fort import places
from gamekeeper.games.fort.actor import CARDS, OWED
from gamekeeper.games.fort.carry import standing
from gamekeeper.games.fort.fields import (
    ICONS,
    LEVEL,
    PACK_PIZZA,
    PACK_TOYS,
    PIZZA,
    TOYS,
)
from gamekeeper.games.fort.state import FortState
from gamekeeper.games.fort.texts import PERKS, RESOURCES, SUITS
from games.fort.drivers import FortGame
from games.fort.independent.actions import Board, Spot, Table, icons, suit_of
from games.fort.independent.box import box_of
from games.fort.independent.judge import Judge

QUESTION_OF = {
    "recruit": "take",
    "lookout": "lookout",
    "trash": "trash",
    "trash_rival": "trash-rival",
    "pack": "pack",
    "convert": "convert",
    "copy_rival_pack": "copy-rival",
}
INSIDE = (*QUESTION_OF.values(), "spend", "leave-out", "rule", "perk", "use", "next", "resource", "suit", "add")
OWN_PERKS = ("sticky-fingers", "bribe", "xxl-backpack")


def table_of(game: FortGame, s: FortState, seat: int) -> Table:
    """What does not change while this seat acts."""
    rivals = [other for other in range(game.seats) if other != seat]
    box = box_of(game.pack_text or packs.default("fort").text)
    return box.table(tuple((f"seat{other + 1}", numbers(s, other, PACK_PIZZA, PACK_TOYS)) for other in rivals))


def numbers(s: FortState, seat: int, one: int, other: int) -> tuple[int, int]:
    return int(s.number(seat, one)), int(s.number(seat, other))


def board_of(game: FortGame, s: FortState, seat: int) -> Board:
    """A seat's board as the reference sees it."""
    box = game.setting.box
    perks = OWN_PERKS if seat == int(s.turn_seat) else ("xxl-backpack",)
    yards = [int(s.count(places.YARD + other)) for other in range(game.seats)]
    return Board(
        numbers(s, seat, PIZZA, TOYS),
        numbers(s, seat, PACK_PIZZA, PACK_TOYS),
        (int(s.supply_pizza), int(s.supply_toys)),
        int(s.number(seat, LEVEL)),
        tuple(sorted(box.slugs[int(box.kind_of[int(card)])] for card in s.cards_at(places.HAND + seat))),
        int(s.count(places.DISCARD + seat)),
        int(s.count(places.LOOKOUT + seat)),
        tuple(int(s.number(seat, ICONS + suit)) for suit in range(7)),
        int(s.count(places.PARK_DECK) + s.count(places.PARK)),
        sum(yards) - yards[seat],
        yards[seat],
        frozenset(name for name in perks if s.has_perk(seat, PERKS.index(name))),
        frozenset(
            name
            for perk, name in enumerate(PERKS)
            if int(s.place[game.setting.zones.first_perk + perk]) == places.PERKS
        ),
    )


def class_of(notation: str, seat: int) -> str:
    """What the reference calls an answer: it does not tell apart the cards of one pile."""
    word = notation.partition(":")[0]
    if word.startswith("yard"):
        return "own-yard" if word == f"yard{seat + 1}" else "yard"
    if word in ("top", "park"):
        return "park"
    return word if word in ("discard", "rule") else notation


class Mismatch(AssertionError):
    """Engine and reference allow different answers."""


class Walk:
    """One seat's play of a card, or its following, side by side."""

    def __init__(self, game: FortGame, s: FortState, luck: random.Random) -> None:
        self.game = game
        self.s = s
        self.luck = luck
        self.seat = int(game.decider(s))
        self.judge = Judge(table_of(game, s, self.seat))
        self.compared = 0

    @property
    def question(self) -> str:
        return self.game.question(self.s).key if int(self.s.decider()) == self.seat else ""

    def options(self) -> dict[str, list[str]]:
        """What the engine allows, by what the reference calls it; Recycling aside."""
        result: dict[str, list[str]] = {}
        for code in self.game.legal(self.s, self.s.decider()):
            notation = self.game.show(self.s, Action(code))
            if notation not in ("recycle", "diy", "none"):
                result.setdefault(class_of(notation, self.seat), []).append(notation)
        return result

    def compare(self, wanted: set[str], where: str) -> str:
        """Both allow the same; one of the answers, taken."""
        found = self.options()
        if set(found) != wanted:
            board = board_of(self.game, self.s, self.seat)
            raise Mismatch(f"{where}: engine {sorted(found)}, reference {sorted(wanted)}; {board}")
        self.compared += 1
        chosen = self.luck.choice(sorted(found))
        notation = self.luck.choice(found[chosen])
        self.game.apply(self.s, self.s.decider(), self.game.read(self.s, notation))
        return chosen

    # --- the leader ---------------------------------------------------------------------------------------

    def play(self) -> None:
        """From the choice of a card to the end of its play."""
        board = board_of(self.game, self.s, self.seat)
        playable = {kind for kind in set(board.hand) if self.judge.legal(self.judge.played(board, kind))}
        if not playable:
            if self.options():
                raise Mismatch(f"play: engine {sorted(self.options())}, reference nothing; {board}")
            return
        chosen = self.compare({f"hand:{kind}" for kind in playable}, "play")
        self.walk(self.judge.played(board, chosen[5:]))

    def walk(self, spot: Spot) -> None:
        """Side by side to the end of the play."""
        while True:
            ours = self.question in INSIDE
            spot = self.caught_up(spot, self.question if ours else "")
            if not ours:
                return
            allowed = self.judge.allowed(spot)
            chosen = self.compare(set(allowed), f"{self.question} of {spot.card} {spot.act}")
            spot = allowed[chosen]
            if int(self.s.count(places.LOOKOUT + self.seat)) == spot.board.lookout:
                shown = board_of(self.game, self.s, self.seat).icons  # what Bribe brought has been seen now
                spot = spot._replace(board=spot.board._replace(icons=shown))

    def caught_up(self, spot: Spot, question: str) -> Spot:
        """The reference where the engine stands; on the way there is one answer each time."""
        board = board_of(self.game, self.s, self.seat)
        while True:
            spot = self.judge.settled(spot)
            if spot.step == "end":
                if question:
                    raise Mismatch(f"the play is over, the engine asks {question}: {sorted(self.options())}, {board}")
                return spot
            allowed = self.judge.allowed(spot)
            # what has one answer may come again on the same board: the engine may be further on
            fits = len(allowed) > 1 or (question != "" and set(allowed) == set(self.options()))
            if question and fits and self.stands(spot, question, board):
                return spot
            if len(allowed) != 1:
                raise Mismatch(f"{spot.step} of {spot.card} not asked, {sorted(allowed)}; engine: {question}; {spot}")
            ((_, spot),) = allowed.items()

    def stands(self, spot: Spot, question: str, board: Board) -> bool:
        """Whether a spot is where the engine asks this question."""
        step = spot.step
        if step == "use":
            step = "next" if spot.used else "use"
        elif step == "run":
            op = spot.todo[-1]
            if op[0] == "pay" and op[1:4] != tuple(standing(self.game.setting, self.s, self.seat).has[OWED:CARDS]):
                return False
            step = "spend" if op[0] == "pay" else QUESTION_OF[str(op[1])] if op[0] == "do" else str(op[0])
        return step == question and spot.board._replace(icons=()) == board._replace(icons=())

    # --- followers ----------------------------------------------------------------------------------------

    def follow(self) -> None:
        """Following, from the card discarded to the end of the action."""
        s, judge = self.s, self.judge
        board = board_of(self.game, s, self.seat)
        card = self.game.setting.box.slugs[int(self.game.setting.box.kind_of[int(s.played)])]
        suit = (*SUITS[:6], "coin")[int(s.led_suit)]
        led = RESOURCES[int(s.led_resource) - 1] if s.led_resource else ""
        matching = [kind for kind in sorted(set(board.hand)) if icons(judge.table, kind, suit) > 0]
        seconds = {kind: self.seconds(board, card, suit, kind, led) for kind in matching}
        alone = {kind for kind in matching if judge.may_follow(board, card, suit, (kind,), led)}
        wanted = {f"hand:{kind}" for kind in matching if kind in alone or seconds[kind]}
        chosen = self.compare({"pass", *wanted}, f"follow {card}")
        if chosen == "pass":
            return
        discarded: tuple[str, ...] = (chosen[5:],)
        if self.question == "follow-second":
            passes = {"pass"} if chosen[5:] in alone else set()
            second = self.compare({*passes, *(f"hand:{kind}" for kind in seconds[chosen[5:]])}, f"second {card}")
            discarded += () if second == "pass" else (second[5:],)
        kinds = judge.may_follow(board, card, suit, discarded, led)
        resource = kinds[0]
        if self.question == "resource":
            resource = self.compare(set(kinds), f"resource following {card}")
        elif len(kinds) > 1:
            raise Mismatch(f"resource following {card} not asked: {kinds}")
        self.walk(judge.followed(board, card, suit, discarded, resource))

    def seconds(self, board: Board, card: str, suit: str, first: str, led: str) -> list[str]:
        """Copy Cat: the second cards with which it can be followed (F10.3)."""
        need = suit_of(self.judge.table.actions[card][0])
        if not self.s.has_perk(self.seat, PERKS.index("copy-cat")) or not need:
            return []
        table, counts, result = self.judge.table, suit if need == "any_suit" else need, []
        rest = list(board.hand)
        rest.remove(first)
        for kind in sorted(set(rest)):
            shows = icons(table, kind, suit) > 0 and icons(table, kind, counts) > 0
            if shows and self.judge.may_follow(board, card, suit, (first, kind), led):
                result.append(kind)
        return result


# --- positions ------------------------------------------------------------------------------------------


def shaken(game: FortGame, s: FortState, luck: random.Random) -> FortState:
    """A copy with the boards' numbers drawn anew: rooms tight and wide, supplies short, perks dealt out."""
    twin = game.copy(s)
    for perk in range(len(PERKS)):
        owners = [places.PERK + seat for seat in range(game.seats)]
        place = luck.choice((places.AWAY, places.PERKS, places.PERKS, *owners))
        game.setting.zones.move(twin, game.setting.zones.first_perk + perk, place)
    for seat in range(game.seats):
        level = max(luck.randint(0, 5), int(twin.count(places.LOOKOUT + seat)) - 1)
        twin.set_number(seat, LEVEL, level)
        room = level + 1 + (2 if twin.has_perk(seat, PERKS.index("xxl-backpack")) else 0)
        packed = luck.randint(0, room)
        pizza = luck.randint(0, packed)
        twin.set_number(seat, PACK_PIZZA, pizza)
        twin.set_number(seat, PACK_TOYS, packed - pizza)
        twin.set_number(seat, PIZZA, luck.randint(0, 4))
        twin.set_number(seat, TOYS, luck.randint(0, 4))
    twin.supply_pizza = luck.choice((0, 1, 2, 3, 10, 20))
    twin.supply_toys = luck.choice((0, 1, 2, 3, 10, 20))
    return twin


def walks(game: FortGame, seed: bytes, luck: random.Random, share: float) -> tuple[int, int]:
    """One match at random, walks beside it from a share of its positions; how many positions, how many questions."""
    s = game.setup(seed)
    positions = compared = 0
    while not game.is_over(s):
        if game.question(s).key in ("play", "follow") and luck.random() < share:
            start = shaken(game, s, luck) if luck.random() < 0.6 else game.copy(s)
            walk = Walk(game, start, luck)
            if game.question(s).key == "play":
                walk.play()
            else:
                walk.follow()
            positions += 1
            compared += walk.compared
        legal = list(game.legal(s, game.decider(s)))
        game.apply(s, game.decider(s), Action(luck.choice(legal)))
    return positions, compared
