"""What can stand on the agenda, by number, and what Fort's questions share.

What lies lower on the agenda has the lower number: a turn, the play of a card in it, an action of the card, a choice
inside the action.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gamekeeper.core.agenda import Question, Step, Told
from gamekeeper.core.ids import Params, Seat
from gamekeeper.core.texts import LIGHT, Phrase
from gamekeeper.core.zone_state import NO_CARD
from gamekeeper.games.fort import perks
from gamekeeper.games.fort.actions import PASS, RECYCLE, TOP, USE
from gamekeeper.games.fort.cards import element
from gamekeeper.games.fort.components import NONE
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.sources import card_of, kind_of, source_of
from gamekeeper.games.fort.state import FortState
from gamekeeper.games.fort.texts import PERKS

# questions are marked by ASK, the others are steps
TURN: Final[i64] = 0
END_TURN: Final[i64] = 1
ASK_BIRTHDAY: Final[i64] = 2
ASK_RECRUIT: Final[i64] = 3
ASK_PLAY: Final[i64] = 4
ASK_DO_OVER: Final[i64] = 5
LEAVING: Final[i64] = 6
ASK_ROUGH: Final[i64] = 7
ASK_FOLLOW: Final[i64] = 8
FOLLOWING: Final[i64] = 9
ASK_NAME: Final[i64] = 10
CARRYING: Final[i64] = 11
ASK_USE: Final[i64] = 12
ASK_NEXT: Final[i64] = 13
USED: Final[i64] = 14
ASK_ADD: Final[i64] = 15
ASK_SUIT: Final[i64] = 16
ASK_RESOURCE: Final[i64] = 17
ASK_FOLLOW_SECOND: Final[i64] = 18
ASK_TAKE: Final[i64] = 19
ASK_LOOKOUT: Final[i64] = 20
ASK_TRASH: Final[i64] = 21
ASK_TRASH_RIVAL: Final[i64] = 22
ASK_PACK: Final[i64] = 23
ASK_SPEND: Final[i64] = 24
ASK_LEAVE_OUT: Final[i64] = 25
ASK_CONVERT: Final[i64] = 26
ASK_COPY_RIVAL: Final[i64] = 27
ASK_RULE: Final[i64] = 28
ASK_PERK: Final[i64] = 29
ASK_RECYCLE: Final[i64] = 30
DRAFT_ROUND: Final[i64] = 31
ASK_DRAFT: Final[i64] = 32

TAKING: Final = ("recruit", "take", "birthday")  # questions that are called alike where an answer is another's


class FortStep(Step[FortState]):
    """A step of one table."""

    def __init__(self, t: Setting) -> None:
        self.t = t


class FortQuestion(Question[FortState]):
    """What the questions share: the words for cards where they lie, and for what several questions allow."""

    def __init__(self, t: Setting, key: str, rule: str) -> None:
        super().__init__(key, rule)
        self.t = t

    def take(self, s: FortState, seat: i64, code: i64) -> None:
        """After Recycling the same question comes again."""
        if code == RECYCLE:
            s.ask(ASK_RECYCLE, Seat(seat))
        else:
            super().take(s, seat, code)

    def params(self, s: FortState, seat: i64) -> Params:
        leader: Params = {"leader": f"seat:{s.turn_seat}"} if s.played != NONE else {}
        return {"seat": f"seat:{seat}", **leader, **in_play(s)}

    def told(self, s: FortState, seat: i64, code: i64) -> Told:
        if code == RECYCLE:
            return Told("recycle", in_play(s), ["perk:recycling"])
        if code == TOP:
            return Told("top", in_play(s), ["park-deck"])
        if code == PASS:
            return Told("pass", in_play(s), [])
        return Told("take", lying(self.t, s, seat, code), [named(self.t, s, seat, code)])

    def weight(self, s: FortState, seat: i64, code: i64) -> i64:
        """A turn is many answers: most can be taken back, and passing on is no more than the next of them."""
        return LIGHT

    def why_not(self, s: FortState, seat: i64, code: i64) -> Phrase:
        if code == RECYCLE:
            return Phrase("why-no-perk", {}, self.t.codes.range_of(code).rule)
        if code == TOP:
            return Phrase("why-no-top", {}, self.t.codes.range_of(code).rule)
        params: Params = {"card": named(self.t, s, seat, code)}
        if card_of(self.t, s, seat, code) != NO_CARD and code < self.t.yard_code:
            return self.why_not_card(s, seat, code, params)
        return self.why_not_there(code, params)

    def why_not_there(self, code: i64, params: Params) -> Phrase:
        """That no card to be taken lies where it is said to lie."""
        if code < self.t.discard_code:
            return Phrase("why-not-in-hand", params, self.rule)
        if code < self.t.park_code:
            return Phrase("why-not-in-discard", params, self.rule)
        if code < self.t.yard_code:
            return Phrase("why-not-in-park", params, self.rule)
        params["seat"] = f"seat:{(code - self.t.yard_code) // self.t.box.kinds}"
        return Phrase("why-not-in-yard", params, self.rule)

    def why_not_card(self, s: FortState, seat: i64, code: i64, params: Params) -> Phrase:
        """Why a card that lies where it is said to lie cannot be taken."""
        raise NotImplementedError

    def why_elsewhere(self, s: FortState, seat: i64, code: i64) -> Phrase | None:
        return not_now(self.t, code, "take" if self.key in TAKING else self.key)


class Once(FortQuestion):
    """Whether a perk that can be used once is used up now."""

    def __init__(self, t: Setting, key: str, rule: str, perk: i64) -> None:
        super().__init__(t, key, rule)
        self.perk = perk

    def options(self, s: FortState, seat: i64) -> vec[i64]:
        return vec[i64]([PASS, USE])

    def answer(self, s: FortState, seat: i64, code: i64) -> None:
        if code == USE:
            self.use(s, seat)
            perks.use_up(self.t, s, seat, self.perk)

    def use(self, s: FortState, seat: i64) -> None:
        """What it does."""
        raise NotImplementedError

    def told(self, s: FortState, seat: i64, code: i64) -> Told:
        if code == USE:
            return Told(self.key, in_play(s), [f"perk:{PERKS[self.perk]}"])
        return super().told(s, seat, code)


class Planned(FortQuestion):
    """A question about the card in play and what it does (F4, F5): it stands in a plan, the seat names the answer."""

    def is_planned(self, s: FortState, seat: i64) -> bool:
        return True

    def unasked(self, s: FortState, seat: i64) -> vec[i64]:
        return vec[i64]()


def named(t: Setting, s: FortState, seat: i64, code: i64) -> str:
    """The element of the card that a code names, of any of its kind where none lies there."""
    found = card_of(t, s, seat, code)
    return element(found if found != NO_CARD else i64(t.box.first_of[kind_of(t, code)]))


def lying(t: Setting, s: FortState, seat: i64, code: i64) -> Params:
    """The card that a code names, and where it lies."""
    return {"card": named(t, s, seat, code), "from": t.zones.element(source_of(t, seat, code))}


def in_play(s: FortState) -> Params:
    """The card in play."""
    return {"card": element(s.played)} if s.played != NONE else {}


def not_now(t: Setting, code: i64, asked: str) -> Phrase:
    """That a code answers another question: when what it points at is asked for, or who can join (F3.3)."""
    found = t.codes.range_of(code)
    rule = "F3.3" if found.thing == "hand" and asked == "take" else found.rule
    return Phrase("why-not-now", {"thing": found.thing, "asked": asked}, rule)
