"""The actions of the independent Fort (F4.5 to F4.9, section 6), told from the rules page alone.

A `Spot` is where somebody stands in playing a card or following: the board, what is still to be done, what was done
so far. `run_moves` lists every answer that can be given inside an action.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

SUITS = ("skateboard", "shovel", "glue", "squirt_gun", "crown", "book")
Tree = tuple[object, ...]


class Board(NamedTuple):
    """What a seat has, and what of the table an action can reach."""

    stuff: tuple[int, int]  # pizza, toys
    pack: tuple[int, int]
    supply: tuple[int, int]
    level: int
    hand: tuple[str, ...]  # kinds, sorted
    discard: int
    lookout: int
    icons: tuple[int, ...]  # in the lookout, by suit, coin last
    park: int  # cards in park and park deck
    yards: int  # cards in rivals' yards
    own_yard: int
    perks: frozenset[str]  # of the seat that act inside an action
    offer: frozenset[str]  # perks on offer


class Limits(NamedTuple):
    """How much room there is, and when a fort brings cards (F1.4, F7, F10.5)."""

    stuff: tuple[int, int]  # pizza, toys
    pack: tuple[int, ...]  # [level] → room
    lookout: tuple[int, ...]
    xxl: int
    rule_level: int
    perk_level: int


class Table(NamedTuple):
    """What does not change while somebody plays a card."""

    suits: dict[str, tuple[str, ...]]  # kind → icons
    actions: dict[str, tuple[Tree, Tree]]  # kind → public, private
    costs: tuple[tuple[int, int, int], ...]  # [level] → pizza, toys, any
    rivals: tuple[tuple[str, tuple[int, int]], ...]  # "seat2" → its pack
    limits: Limits


class Spot(NamedTuple):
    """A place on the way."""

    board: Board
    step: str  # which question is next, "run" while an action is carried out, "end"
    card: str  # kind in play
    used: tuple[int, ...]  # actions begun
    counted: tuple[str, ...]  # cards added to earlier actions
    was_full: bool  # some action was used fully
    act: int  # 0 public, 1 private
    resource: str
    suit: str
    added: tuple[str, ...]  # cards added to this action
    count: int
    must: bool  # this action must be carried out fully
    todo: tuple[Tree, ...]  # still to be done, the next last
    whole: bool  # how the last part ended
    did: int  # what was done so far
    follows: bool
    scored: int = 0  # points on the track
    leaves: bool = False  # the card is marked "trash this"


# --- reading an action (F4.9) -----------------------------------------------------------------------


@cache
def read(text: str) -> Tree:
    """An action as a tree."""
    words = re.findall(r"[()>]|[-+]?\d+|\w+", text)
    tree, rest = read_chain(words)
    assert not rest, text
    return tree


def read_chain(words: list[str]) -> tuple[Tree, list[str]]:
    """A > (B > C)."""
    if words[0] == "(":
        tree, words = read_chain(words[1:])
        words = words[1:]
    else:
        verb, words = words[0], words[1:]
        if verb == "spend":
            verb, words = f"spend {words[0]}", words[1:]
        number = 0 if verb == "advance" else 1
        if words and re.fullmatch(r"[-+]?\d+", words[0]):
            number, words = int(words[0]), words[1:]
        tree = ("do", verb, number)
    if words and words[0] == "x":
        tree, words = ("times", tree, words[1]), words[2:]
    if words and words[0] == ">":
        rest, words = read_chain(words[1:])
        tree = ("then", tree, rest)
    return tree, words


def verbs(tree: Tree) -> Iterator[tuple[str, str]]:
    """All verbs and counts of a tree, as ("verb", …) and ("count", …)."""
    if tree[0] == "do":
        yield "verb", str(tree[1])
    elif tree[0] == "times":
        yield "count", str(tree[2])
    for branch in tree[1:]:
        if isinstance(branch, tuple):
            yield from verbs(branch)


def suit_of(tree: Tree) -> str:
    """What an action counts: a suit, "any_suit", or nothing."""
    return next((name for what, name in verbs(tree) if what == "count" and name in (*SUITS, "any_suit")), "")


def has_choice_of_kind(tree: Tree) -> bool:
    """Whether a kind of resource is named (F4.7)."""
    return ("verb", "resource") in verbs(tree)


# --- icons (F4.3, F4.5, F4.8) -----------------------------------------------------------------------


def icons(table: Table, kind: str, suit: str) -> int:
    """Icons of a card that count as a suit."""
    return sum(1 for icon in table.suits[kind] if icon in (suit, "coin"))


def own_icons(table: Table, kind: str, suit: str, chosen: bool) -> int:
    """Those of the card played; a pure coin card has no suit of its own where one is chosen."""
    if chosen and suit != "coin" and set(table.suits[kind]) == {"coin"}:
        return 0
    return icons(table, kind, suit)


# --- carrying out (F4.6, section 6) -----------------------------------------------------------------


def room(limits: Limits, board: Board) -> int:
    """Free places in the pack (F1.4, F10.5)."""
    return limits.pack[board.level] + (limits.xxl if "xxl-backpack" in board.perks else 0) - sum(board.pack)


def changed(pair: tuple[int, int], which: int, by: int) -> tuple[int, int]:
    return (pair[0] + by, pair[1]) if which == 0 else (pair[0], pair[1] + by)


def less(hand: tuple[str, ...], kind: str) -> tuple[str, ...]:
    place = hand.index(kind)
    return hand[:place] + hand[place + 1 :]


def gain(limits: Limits, board: Board, wanted: tuple[int, int]) -> tuple[Board, int]:
    """Pizza and toys from the supply, what there is room for; how many came."""
    got = [min(wanted[kind], limits.stuff[kind] - board.stuff[kind], board.supply[kind]) for kind in (0, 1)]
    stuff = (board.stuff[0] + got[0], board.stuff[1] + got[1])
    supply = (board.supply[0] - got[0], board.supply[1] - got[1])
    return board._replace(stuff=stuff, supply=supply), got[0] + got[1]


def times(spot: Spot, count: str) -> int:
    """How often, as at this moment (F4.5)."""
    board = spot.board
    at_hand = {"fort_level": board.level, "pack": sum(board.pack), "lookout": board.lookout}
    return at_hand.get(count, spot.count)


def pieces(board: Board) -> Iterator[tuple[str, Board]]:
    """One pizza or toy from stuff or pack to the supply."""
    for kind, name in enumerate(("pizza", "toy")):
        back = changed(board.supply, kind, 1)
        if board.stuff[kind] > 0:
            yield f"stuff:{name}", board._replace(stuff=changed(board.stuff, kind, -1), supply=back)
        if board.pack[kind] > 0:
            yield f"pack:{name}", board._replace(pack=changed(board.pack, kind, -1), supply=back)


def cards_from(spot: Spot, verb: str) -> Iterator[tuple[str, Board]]:
    """The cards a verb may take."""
    board = spot.board
    if verb in ("lookout", "trash"):
        for kind in sorted(set(board.hand)):
            yield f"hand:{kind}", board._replace(hand=less(board.hand, kind))
    if verb == "trash" and board.discard > 0:
        yield "discard", board._replace(discard=board.discard - 1)
    anywhere = verb == "recruit" or (verb == "lookout" and "bribe" in board.perks)
    if anywhere and board.park > 0:
        yield "park", board._replace(park=board.park - 1)
    if (anywhere or verb == "trash_rival") and board.yards > 0:
        yield "yard", board._replace(yards=board.yards - 1)
    if anywhere and board.own_yard > 0:
        yield "own-yard", board._replace(own_yard=board.own_yard - 1)


def card_moves(table: Table, spot: Spot, verb: str) -> Iterator[tuple[str, Board]]:
    """A card goes where the verb says; what Bribe would bring is not counted on (section 14)."""
    if verb == "lookout" and spot.board.lookout >= table.limits.lookout[spot.board.level]:
        return
    for answer, board in cards_from(spot, verb):
        if verb == "lookout":
            shown = [0] * 7
            if answer.startswith("hand:"):
                shown = [icons(table, answer[5:], suit) for suit in (*SUITS, "coin")]
            together = tuple(old + new for old, new in zip(board.icons, shown, strict=True))
            yield answer, board._replace(lookout=board.lookout + 1, icons=together)
        else:
            yield answer, board._replace(discard=board.discard + 1) if verb == "recruit" else board


def good_moves(table: Table, spot: Spot, verb: str) -> Iterator[tuple[str, Board, bool, int]]:
    """Packing, converting, copying a rival: answer, board, whether completely, how much."""
    board = spot.board
    for kind, name in enumerate(("pizza", "toy")):
        other = changed(changed(board.supply, kind, 1), 1 - kind, -1)
        if verb == "pack" and room(table.limits, board) > 0:
            more = board._replace(pack=changed(board.pack, kind, 1))
            if board.stuff[kind] > 0:
                yield f"stuff:{name}", more._replace(stuff=changed(board.stuff, kind, -1)), True, 1
            if board.supply[kind] > 0 and "sticky-fingers" in board.perks:
                yield f"supply:{name}", more._replace(supply=changed(board.supply, kind, -1)), True, 1
        if verb == "convert" and board.supply[1 - kind] > 0:
            if board.stuff[kind] > 0 and board.stuff[1 - kind] < table.limits.stuff[1 - kind]:
                stuff = changed(changed(board.stuff, kind, -1), 1 - kind, 1)
                yield f"stuff:{name}", board._replace(stuff=stuff, supply=other), True, 1
            if board.pack[kind] > 0:
                pack = changed(changed(board.pack, kind, -1), 1 - kind, 1)
                yield f"pack:{name}", board._replace(pack=pack, supply=other), True, 1
    for name, pack in table.rivals if verb == "copy_rival_pack" else ():
        after, got = gain(table.limits, board, pack)
        if got > 0:
            yield name, after, got == sum(pack), got


def pay_moves(spot: Spot, owed: Tree) -> Iterator[tuple[str, Spot]]:
    """Pay one resource, pizza first, then toys, then any (F6.7, F6.9)."""
    pizza, toys, free = (int(str(part)) for part in owed[1:4])
    for answer, board in pieces(spot.board):
        name = answer.partition(":")[2]
        if pizza > 0 and name == "pizza":
            rest = (pizza - 1, toys, free)
        elif pizza == 0 and toys > 0 and name == "toy":
            rest = (pizza, toys - 1, free)
        elif pizza + toys == 0 and free > 0:
            rest = (pizza, toys, free - 1)
        else:
            continue
        yield answer, spot._replace(board=board, todo=(*spot.todo[:-1], ("pay", *rest, owed[4])), did=spot.did + 1)


def can_pay(board: Board, cost: tuple[int, int, int]) -> bool:
    have = [board.stuff[kind] + board.pack[kind] for kind in (0, 1)]
    return cost[0] <= have[0] and cost[1] <= have[1] and sum(cost) <= sum(have)


def start_advance(table: Table, spot: Spot, change: int) -> Spot:
    """Pay for the next level, or fail (F6.7)."""
    rest = spot.todo[:-1]
    if spot.board.level + 1 == len(table.costs):
        return spot._replace(todo=rest, whole=False)
    pizza, toys, free = table.costs[spot.board.level + 1]
    cost = (pizza, toys, free + max(change, 0))
    if change < 0 and sum(cost) > 0:
        ways = [(pizza - 1, toys, free), (pizza, toys - 1, free), (pizza, toys, free - 1)]
        if not any(min(way) >= 0 and can_pay(spot.board, way) for way in ways):
            return spot._replace(todo=rest, whole=False)
        return spot._replace(todo=(*rest, ("leave-out", *cost)))
    if not can_pay(spot.board, cost):
        return spot._replace(todo=rest, whole=False)
    return spot._replace(todo=(*rest, ("pay", *cost, "advance")))


def start_spend(spot: Spot, verb: str, number: int) -> Spot:
    """All or nothing (F4.6, F6.9)."""
    name = verb.partition(" ")[2]
    cost = (number if name == "pizza" else 0, number if name == "toy" else 0, number if name == "any" else 0)
    rest = spot.todo[:-1]
    if not can_pay(spot.board, cost):
        return spot._replace(todo=rest, whole=False)
    return spot._replace(todo=(*rest, ("pay", *cost, "spend")))


def simple(table: Table, spot: Spot, verb: str, number: int) -> Spot | None:
    """A verb without choices; None for one with."""
    rest, board = spot.todo[:-1], spot.board
    if verb == "resource":
        verb = spot.resource
    if verb in ("pizza", "toy", "copy_pack"):
        wanted = board.pack if verb == "copy_pack" else ((number, 0) if verb == "pizza" else (0, number))
        board, got = gain(table.limits, board, wanted)
        return spot._replace(board=board, todo=rest, whole=0 < got == sum(wanted), did=spot.did + got)
    if verb == "score":
        return spot._replace(todo=rest, whole=True, did=spot.did + number, scored=spot.scored + number)
    if verb == "trash_this":
        return spot._replace(todo=rest, whole=True, did=spot.did + number, leaves=True)
    if verb == "advance":
        return start_advance(table, spot, number)
    return start_spend(spot, verb, number) if verb.startswith("spend") else None


def go_on(table: Table, spot: Spot) -> Spot:
    """Carry out until a choice has to be made or nothing is left to do."""
    while spot.todo:
        op, rest = spot.todo[-1], spot.todo[:-1]
        if op[0] == "do":
            after = simple(table, spot, str(op[1]), int(str(op[2])))
            if after is None:
                return spot
            spot = after
        elif op[0] == "then":
            spot = spot._replace(todo=(*rest, ("if-whole", op[2]), op[1]))
        elif op[0] == "if-whole":
            spot = spot._replace(todo=(*rest, op[1]) if spot.whole else rest)
        elif op[0] == "times":
            number = times(spot, str(op[2]))
            todo = (*rest, ("again", op[1], number - 1, True), op[1]) if number > 0 else rest
            spot = spot._replace(todo=todo, whole=False)
        elif op[0] == "again":
            whole = bool(op[3]) and spot.whole
            more = (*rest, ("again", op[1], int(str(op[2])) - 1, whole), op[1])
            spot = spot._replace(todo=more if op[2] else rest, whole=whole)
        elif op[0] == "pay" and op[1:4] == (0, 0, 0):
            spot = paid(table.limits, spot, str(op[4]))
        else:
            return spot
    return spot


def paid(limits: Limits, spot: Spot, what: str) -> Spot:
    """All is paid: the fort rises, or the spending is done (F7.1, F7.2)."""
    rest = spot.todo[:-1]
    if what == "spend":
        return spot._replace(todo=rest, whole=True)
    board = spot.board._replace(level=spot.board.level + 1)
    spot = spot._replace(board=board, did=spot.did + 1)
    for card, level in (("rule", limits.rule_level), ("perk", limits.perk_level)):
        if board.level == level:
            return spot._replace(todo=(*rest, (card,)))
    return spot._replace(todo=rest, whole=True)


def run_moves(table: Table, spot: Spot) -> Iterator[tuple[str, Spot]]:
    """The answers inside an action; none when it is done, or cannot do its next part."""
    op, rest = spot.todo[-1], spot.todo[:-1]
    if op[0] == "pay":
        yield from pay_moves(spot, op)
    elif op[0] == "leave-out":
        for part, name in enumerate(("pizza", "toy", "any")):
            cost = [int(str(number)) for number in op[1:4]]
            cost[part] -= 1
            if cost[part] >= 0 and can_pay(spot.board, (cost[0], cost[1], cost[2])):
                yield name, spot._replace(todo=(*rest, ("pay", *cost, "advance")))
    elif op[0] == "rule":
        yield "rule", spot._replace(todo=rest, whole=True)
    elif op[0] == "perk":
        for name in sorted(spot.board.offer):
            acts = name == "xxl-backpack" or (name in ("bribe", "sticky-fingers") and not spot.follows)
            perks = spot.board.perks | {name} if acts else spot.board.perks
            board = spot.board._replace(perks=perks, offer=spot.board.offer - {name})
            yield f"perk:{name}", spot._replace(board=board, todo=rest, whole=True)
    else:
        verb = str(op[1])
        for answer, board in card_moves(table, spot, verb):
            yield answer, spot._replace(board=board, todo=rest, whole=True, did=spot.did + 1)
        for answer, board, whole, got in good_moves(table, spot, verb):
            yield answer, spot._replace(board=board, todo=rest, whole=whole, did=spot.did + got)
