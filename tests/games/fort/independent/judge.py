"""Playing a card and following (F4.1 to F4.5, F5.2) in the independent Fort: every small answer is tried to the end.

Whether a finished play was legal is judged at its end and nowhere before; what may be answered is what some way leads
on from to a legal end.
"""

from __future__ import annotations

from collections.abc import Iterator

from games.fort.independent.actions import (
    SUITS,
    Board,
    Spot,
    Table,
    Tree,
    go_on,
    has_choice_of_kind,
    icons,
    less,
    own_icons,
    run_moves,
    suit_of,
)


class Judge:
    """Looks ahead over all ways, at one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.ends: dict[Spot, bool] = {}
        self.most: dict[Spot, int] = {}

    # --- carrying one action out by itself ---------------------------------------------------------------

    def steps(self, spot: Spot) -> tuple[Spot, list[tuple[str, Spot]]]:
        """Where an action comes to a choice, and its answers; a part that cannot be done at all is passed."""
        while True:
            spot = go_on(self.table, spot)
            if not spot.todo:
                return spot, []
            found = list(run_moves(self.table, spot))
            if found:
                return spot, found
            spot = spot._replace(todo=spot.todo[:-1], whole=False)

    def most_done(self, spot: Spot) -> int:
        """The most that can be done from here to the end of the action."""
        spot, found = self.steps(spot)
        if not found:
            return spot.did
        key = spot._replace(did=0, scored=0)
        if key not in self.most:
            self.most[key] = max(self.most_done(after._replace(did=after.did - spot.did)) for _, after in found)
        return spot.did + self.most[key]

    def can_be_whole(self, spot: Spot) -> bool:
        """Whether the action can be carried out fully from here."""
        key = spot._replace(step="whole?", did=0, scored=0)
        if key not in self.ends:
            end, found = self.steps(spot)
            self.ends[key] = end.whole if not found else any(self.can_be_whole(after) for _, after in found)
        return self.ends[key]

    def begun(self, spot: Spot, added: tuple[str, ...], count: int) -> Spot:
        """The action about to be carried out with other cards added."""
        hand = tuple(sorted((*spot.board.hand, *spot.added)))
        for kind in added:
            hand = less(hand, kind)
        tree = self.tree(spot)
        none = suit_of(tree) != "" and count == 0
        return spot._replace(
            board=spot.board._replace(hand=hand),
            step="run",
            count=count,
            todo=() if none else (tree,),
            did=0,
            must=False,
        )

    def tree(self, spot: Spot) -> Tree:
        return self.table.actions[spot.card][spot.act]

    # --- what may be counted (F4.3, F4.4) ----------------------------------------------------------------

    def base(self, spot: Spot) -> int:
        chosen = suit_of(self.tree(spot)) == "any_suit"
        earlier = sum(icons(self.table, kind, spot.suit) for kind in spot.counted)
        return own_icons(self.table, spot.card, spot.suit, chosen) + earlier

    def start(self, spot: Spot, lookout: int) -> Spot | None:
        """The action is carried out with what was added; None where that is not allowed."""
        if suit_of(self.tree(spot)) == "":
            return self.judged_start(self.begun(spot, (), 0))
        own = self.base(spot)
        count = own + sum(icons(self.table, kind, spot.suit) for kind in spot.added) + lookout
        if count == 0:
            return None
        now = self.most_done(self.begun(spot, spot.added, count))
        if lookout > 0 and self.most_done(self.begun(spot, spot.added, count - 1)) >= now:
            return None
        for kind in set(spot.added):
            without = less(spot.added, kind)
            if self.most_done(self.begun(spot, without, count - icons(self.table, kind, spot.suit))) >= now:
                return None
        return self.judged_start(self.begun(spot, spot.added, count))

    def judged_start(self, spot: Spot) -> Spot:
        """What can be used fully with what it counts must be (F4.2)."""
        return spot._replace(must=self.can_be_whole(spot))

    # --- a whole play ------------------------------------------------------------------------------------

    def moves(self, spot: Spot) -> list[tuple[str, Spot]]:
        """Every answer at a spot."""
        if spot.step == "use":
            return list(self.use_moves(spot))
        if spot.step == "resource":
            return [(name, spot._replace(resource=name, step="suit")) for name in ("pizza", "toy")]
        if spot.step == "suit":
            return [(f"suit:{suit}", spot._replace(suit=suit, step="add")) for suit in (*SUITS, "coin")]
        if spot.step == "add":
            return list(self.add_moves(spot))
        return self.steps(spot)[1]

    def use_moves(self, spot: Spot) -> Iterator[tuple[str, Spot]]:
        for act, name in enumerate(("public", "private")):
            if act not in spot.used:
                counted = tuple(sorted(spot.counted + spot.added))
                fresh = spot._replace(act=act, used=(*spot.used, act), resource="", suit="", counted=counted, added=())
                yield name, self.prepared(fresh)
        if spot.used:
            yield "done", spot._replace(step="end")

    def prepared(self, spot: Spot) -> Spot:
        """The first question of an action: kind of resource, suit, what to add, or none."""
        need = suit_of(self.tree(spot))
        step = "resource" if has_choice_of_kind(self.tree(spot)) else "suit"
        return spot._replace(step=step, suit="" if need == "any_suit" else need)

    def settled(self, spot: Spot) -> Spot:
        """Past the questions that this action does not ask, and past what leaves no choice."""
        while True:
            need = suit_of(self.tree(spot)) if spot.step != "end" else ""
            if spot.step == "suit" and (need != "any_suit" or spot.suit):
                spot = spot._replace(step="add")
            elif spot.step == "add" and need == "":
                started = self.start(spot, 0)
                assert started is not None
                spot = started
            elif spot.step == "run":
                end, found = self.steps(spot)
                if found:
                    return end
                return self.finished(end)
            else:
                return spot

    def finished(self, spot: Spot) -> Spot:
        """An action is over; an empty one, or one not full that had to be, leads to no legal end."""
        if spot.follows:
            return spot._replace(step="end", was_full=spot.whole)
        bad = spot.did == 0 or (spot.must and not spot.whole)
        done = len(spot.used) == 2
        used = (*spot.used, -1) if bad else spot.used
        return spot._replace(step="end" if done else "use", used=used, was_full=spot.was_full or spot.whole)

    def add_moves(self, spot: Spot) -> Iterator[tuple[str, Spot]]:
        most = spot.board.icons[(*SUITS, "coin").index(spot.suit)]
        for lookout in range(most + 1):
            started = self.start(spot, lookout)
            if started is not None:
                yield "go" if lookout == 0 else f"go:{lookout}", started
        for kind in sorted(set(spot.board.hand)):
            if icons(self.table, kind, spot.suit) > 0:
                board = spot.board._replace(hand=less(spot.board.hand, kind))
                yield f"hand:{kind}", spot._replace(board=board, added=tuple(sorted((*spot.added, kind))))

    def legal(self, spot: Spot) -> bool:
        """Whether some way from here ends legally (F4.2)."""
        spot = self.settled(spot)
        if spot.step == "end":
            return spot.was_full and -1 not in spot.used
        if -1 in spot.used:
            return False
        key = spot._replace(did=min(spot.did, 1), scored=0)
        if key not in self.ends:
            self.ends[key] = any(self.legal(after) for _, after in self.moves(spot))
        return self.ends[key]

    def allowed(self, spot: Spot) -> dict[str, Spot]:
        """The answers that lead to a legal end."""
        return {answer: after for answer, after in self.moves(spot) if self.legal(after)}

    # --- beginnings --------------------------------------------------------------------------------------

    def played(self, board: Board, kind: str) -> Spot:
        """A card comes into play from hand (F3.2)."""
        board = board._replace(hand=less(board.hand, kind))
        return Spot(board, "use", kind, (), (), False, 0, "", "", (), 0, False, (), False, 0, False)

    def followed(self, board: Board, kind: str, suit: str, discarded: tuple[str, ...], resource: str) -> Spot:
        """A card in play is followed with cards discarded (F5.2)."""
        hand = board.hand
        for card in discarded:
            hand = less(hand, card)
        board = board._replace(hand=hand, discard=board.discard + len(discarded))
        tree = self.table.actions[kind][0]
        need = suit_of(tree)
        counts = suit if need == "any_suit" else need
        count = sum(icons(self.table, card, counts) for card in discarded) if need else 0
        todo = () if need and count == 0 else (tree,)
        return Spot(board, "run", kind, (0,), (), False, 0, resource, counts, (), count, True, todo, False, 0, True)

    def may_follow(self, board: Board, kind: str, suit: str, discarded: tuple[str, ...], led: str) -> list[str]:
        """The kinds of resource by which it can be followed fully, [""] where there is no choice (F5.2, F5.3)."""
        kinds = [""]
        if has_choice_of_kind(self.table.actions[kind][0]):
            kinds = [led] if led else ["pizza", "toy"]
        return [name for name in kinds if self.can_be_whole(self.followed(board, kind, suit, discarded, name))]
