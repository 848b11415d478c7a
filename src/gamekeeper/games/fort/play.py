"""Playing a card: which one, and which of its actions (F3.2, F4.1, F4.2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from gamekeeper.core.agenda import Told
from gamekeeper.core.ids import EVERYONE, Action, Params, Seat
from gamekeeper.core.texts import GRAVE, LIGHT, Phrase
from gamekeeper.games.fort import actions, carry, perks, places, preview, questions
from gamekeeper.games.fort.actor import actor_of
from gamekeeper.games.fort.cards import element, tell_moved
from gamekeeper.games.fort.components import ANY, COIN, NONE
from gamekeeper.games.fort.growth import set_cost, to_pay
from gamekeeper.games.fort.questions import Planned, in_play, named
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.solve import is_full
from gamekeeper.games.fort.state import FortState
from gamekeeper.games.fort.texts import ACTIONS, PERKS
from gamekeeper.games.fort.use import Chooser, Leader, hand_decides

ASKED: Final[i64] = -1


class Play(Planned):
    """F3.2 One card from hand that leaves an action used fully (F4.2), or none."""

    def options(self, s: FortState, seat: i64) -> vec[i64]:
        result = append(vec[i64](capacity=8), actions.PLAY_NONE)
        if s.has_perk(seat, perks.DIY) and is_full(actor_of(self.t, s, seat), self.t.box.diy, 0, 0):
            result = append(result, actions.DIY)
        if perks.can_recycle(self.t, s, seat):
            result = append(result, actions.RECYCLE)
        chooser, before = Chooser(self.t, s, seat), i64(-1)
        for place, number in enumerate(chooser.kinds):
            kind = i64(number)
            if kind != before and chooser.playable(place):
                result = append(result, self.t.hand_code + kind)
            before = kind
        return result

    def answer(self, s: FortState, seat: i64, code: i64) -> None:
        if code == actions.DIY:
            do_it_yourself(self.t, s, seat)
        elif code == actions.PLAY_NONE:
            s.tell("play-none", seat)
        else:
            play_card(self.t, s, seat, code - self.t.hand_code)

    def told(self, s: FortState, seat: i64, code: i64) -> Told:
        if code == actions.PLAY_NONE:
            return Told("none", {}, [])
        if code == actions.DIY:
            a = actor_of(self.t, s, seat)
            set_cost(a, 1)
            return Told("diy", to_pay(a), ["perk:diy"])
        if code == actions.RECYCLE:
            return super().told(s, seat, code)
        card = named(self.t, s, seat, code)
        return Told("play", {"card": card, **self.gains(s, seat, code - self.t.hand_code)}, [card])

    def weight(self, s: FortState, seat: i64, code: i64) -> i64:
        return GRAVE if code in (actions.PLAY_NONE, actions.DIY) else LIGHT

    def gains(self, s: FortState, seat: i64, kind: i64) -> Params:
        """What each action of a card would do if it were played and used first."""
        chooser = Chooser(self.t, s, seat)
        chooser.lay_down(i64(list(chooser.kinds).index(i16(kind))))
        result: Params = {}
        for which, name in enumerate(ACTIONS):
            act = kind * 2 + which
            outlook = preview.outlook(chooser, act)
            result[name] = outlook["gain"] if chooser.usable(act) else -1
            result[f"{name}-full"], result[f"{name}-best"] = outlook["full"], outlook["best"]
        return result

    def why_not(self, s: FortState, seat: i64, code: i64) -> Phrase:
        return Phrase("why-no-perk", {}, "F10.6") if code == actions.DIY else super().why_not(s, seat, code)

    def why_not_card(self, s: FortState, seat: i64, code: i64, params: Params) -> Phrase:
        return Phrase("why-not-playable", params, "F4.2")


def play_card(t: Setting, s: FortState, seat: i64, kind: i64) -> None:
    """F3.2 A card from hand comes into play: one action of it first, and when it is done the others may follow."""
    card = t.zones.card_of(s, places.HAND + seat, kind)
    t.zones.move(s, card, places.PLAY)
    s.played = card
    s.led_suit = i64(t.box.led[kind])
    if s.led_suit == COIN:
        s.led_suit = NONE
    tell_moved(t, s, "play", seat, card, places.HAND + seat)
    s.then(questions.FOLLOWING, seat)
    s.ask(questions.ASK_USE, Seat(seat))


def do_it_yourself(t: Setting, s: FortState, seat: i64) -> None:
    """F10.6 DIY: raise the fort for one resource more instead of playing a card."""
    s.emit(EVERYONE, "diy", {"seat": f"seat:{seat}", "perk": PERKS[perks.DIY]})
    perks.use_up(t, s, seat, perks.DIY)
    s.act = t.box.diy
    s.full = 1
    carry.begin_run(actor_of(t, s, seat))


class Choice(Planned):
    """F5.4, section 14: where everybody can see that there is one answer it is taken, else the question is asked.

    Where cards in hand decide what can be answered, that is judged by what some hand of that size could do.
    """

    def waits(self, s: FortState, seat: i64, argument: i64) -> bool:
        code = self.only(s, seat)
        if code == ASKED:
            return True
        self.take(s, seat, code)
        return False

    def only(self, s: FortState, seat: i64) -> i64:
        """The one answer there is, ASKED where there could be several."""
        decides = self.hand_decides(s, seat)
        if decides and self.might_choose(s, seat):
            return ASKED
        codes = self.options(s, seat)
        return codes[0] if decides or len(codes) == 1 else ASKED

    def hand_decides(self, s: FortState, seat: i64) -> bool:
        """Whether what the leader's cards in hand show matters."""
        return hand_decides(self.t, s)

    def might_choose(self, s: FortState, seat: i64) -> bool:
        """Whether with some hand of that size there could be several answers."""
        return True

    def offered(self, chooser: Chooser) -> vec[i64]:
        """What may be answered; changes where the chooser looks."""
        raise NotImplementedError

    def options(self, s: FortState, seat: i64) -> vec[i64]:
        return self.offered(Chooser(self.t, s, seat))

    def unasked(self, s: FortState, seat: i64) -> vec[i64]:
        """What needs no card added, or else to be done, or else all there is."""
        result = vec[i64]()
        others = vec[i64]()
        for code in self.options(s, seat):
            if code == actions.DONE:
                others = vec[i64]([actions.DONE])
                break
            if code != actions.RECYCLE:
                others = append(others, code)
                if not needs_card(self.t, s, seat, code):
                    result = append(result, code)
        return result if len(result) > 0 else others


def needs_card(t: Setting, s: FortState, seat: i64, code: i64) -> bool:
    """Whether after this answer the action can be used only with a card added."""
    twin = s.copy()
    t.game.advance(twin, Seat(seat), Action(code))
    if not twin.owes(Seat(seat)) or twin.played == NONE:
        return False
    if twin.kind() not in (questions.ASK_ADD, questions.ASK_RESOURCE, questions.ASK_SUIT):
        return False
    for later in t.game.legal(twin, Seat(seat)):
        if later >= actions.HAND:
            continue
        if twin.kind() == questions.ASK_ADD or not needs_card(t, twin, seat, later):
            return False
    return True


# --- which action -------------------------------------------------------------------------------------


class Use(Choice):
    """F4.1 Which action of the card in play comes first; it must leave one used fully (F4.2)."""

    def might_choose(self, s: FortState, seat: i64) -> bool:
        leader = Leader(self.t, s, seat)
        return leader.conceivable(leader.kind * 2) and leader.conceivable(leader.kind * 2 + 1)

    def offered(self, chooser: Chooser) -> vec[i64]:
        return self.add_usable(chooser, vec[i64](capacity=4))

    def add_usable(self, chooser: Chooser, result: vec[i64]) -> vec[i64]:
        """`result` with the actions that may be used next."""
        used = chooser.s.used
        chooser.second = used != 0
        which: i64 = 0
        while which < 2:
            if (used >> which) & 1 == 0 and chooser.usable(chooser.kind * 2 + which):
                result = append(result, actions.PUBLIC + which)
            which += 1
        return result

    def answer(self, s: FortState, seat: i64, code: i64) -> None:
        """The kind of a resource is named first, then the suit, then what is added; then the other may come."""
        if s.used == 0:
            s.ask(questions.ASK_NEXT, Seat(seat))
            s.used = 4 if code == actions.PRIVATE else 0
        s.used |= 1 + code - actions.PUBLIC
        s.act = i64(self.t.box.kind_of[s.played]) * 2 + code - actions.PUBLIC
        s.resource = 0
        s.counted = 0
        s.added_sizes = 0
        need = i64(self.t.box.needs[s.act])
        s.suit = need if need != ANY else NONE
        tell(s, "begin", seat)
        s.then(questions.USED, seat)
        s.ask(questions.ASK_ADD, Seat(seat))
        if need == ANY:
            s.ask(questions.ASK_SUIT, Seat(seat))
        if i64(self.t.box.resource[s.act]) == 1:
            s.ask(questions.ASK_RESOURCE, Seat(seat))

    def told(self, s: FortState, seat: i64, code: i64) -> Told:
        if code not in (actions.PUBLIC, actions.PRIVATE):
            return super().told(s, seat, code)
        action, chooser = ACTIONS[code - actions.PUBLIC], Chooser(self.t, s, seat)
        act = chooser.kind * 2 + code - actions.PUBLIC
        gain = preview.outlook(chooser, act)
        return Told("use", {**in_play(s), "action": action, **gain}, [f"action:{action}"])

    def why_not(self, s: FortState, seat: i64, code: i64) -> Phrase:
        if code not in (actions.PUBLIC, actions.PRIVATE):
            return super().why_not(s, seat, code)
        params: Params = {**in_play(s), "action": ACTIONS[code - actions.PUBLIC]}
        if s.used & (1 + code - actions.PUBLIC) != 0:
            return Phrase("why-used", params, "F4.1")
        return Phrase("why-empty-use" if s.used != 0 else "why-not-full", params, "F4.2")


class Next(Use):
    """F4.2 The other action, which must follow where the first was used in part; or be done with the card."""

    def might_choose(self, s: FortState, seat: i64) -> bool:
        if perks.can_recycle(self.t, s, seat):
            return True
        other = i64(self.t.box.kind_of[s.played]) * 2 + (s.used & 1)
        return s.full_done == 1 and Leader(self.t, s, seat).conceivable(other)

    def offered(self, chooser: Chooser) -> vec[i64]:
        s = chooser.s
        result = vec[i64](capacity=4)
        if perks.can_recycle(self.t, s, chooser.seat):
            result = append(result, actions.RECYCLE)
        before = len(result)
        result = self.add_usable(chooser, result)
        return append(result, actions.DONE) if s.full_done == 1 or len(result) == before else result

    def answer(self, s: FortState, seat: i64, code: i64) -> None:
        if code != actions.DONE:
            super().answer(s, seat, code)

    def told(self, s: FortState, seat: i64, code: i64) -> Told:
        return Told("done", in_play(s), []) if code == actions.DONE else super().told(s, seat, code)

    def why_not(self, s: FortState, seat: i64, code: i64) -> Phrase:
        if code == actions.DONE:
            return Phrase("why-must-be-full", in_play(s), "F4.2")
        return super().why_not(s, seat, code)


def tell(s: FortState, key: str, seat: i64, params: Params | None = None) -> None:
    """Note an event about the action of the card in play."""
    if s.sink is not None:
        act: Params = {"seat": f"seat:{seat}", "card": element(s.played), "action": ACTIONS[s.act & 1]}
        s.sink.emit(EVERYONE, key, {**act, **(params or {})})
