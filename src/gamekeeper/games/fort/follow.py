"""Following the leader's public action, and what may happen to the leader's card afterwards (F5, F10)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from gamekeeper.core.agenda import Told
from gamekeeper.core.ids import EVERYONE, Params, Seat
from gamekeeper.core.texts import GRAVE, LIGHT, Phrase
from gamekeeper.games.fort import carry, perks, places, questions
from gamekeeper.games.fort.actions import PASS, SUIT, USE
from gamekeeper.games.fort.actor import DISCARDED, IN_HAND, Actor, actor_of, found
from gamekeeper.games.fort.cards import element, icons, tell_moved
from gamekeeper.games.fort.components import ANY, NONE, SUIT_COUNT
from gamekeeper.games.fort.fields import FOLLOWED
from gamekeeper.games.fort.questions import Planned, named
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.solve import gained, is_full
from gamekeeper.games.fort.state import PHASE_FOLLOW, FortState
from gamekeeper.games.fort.texts import ACTIONS, RESOURCES, SUITS


class Following(questions.FortStep):
    """F5.1 The leader's card is done: the others follow clockwise, then the card may leave the game."""

    def run(self, s: FortState, seat: i64, argument: i64) -> None:
        s.set_phase(PHASE_FOLLOW)
        s.ask(questions.ASK_DO_OVER, Seat(seat))
        s.then(questions.LEAVING, seat)
        after = self.t.seats - 1
        while after > 0:
            s.ask(questions.ASK_FOLLOW, Seat((seat + after) % self.t.seats))
            after -= 1
        if s.led_suit == NONE:
            s.ask(questions.ASK_NAME, Seat(seat))


class NameSuit(Planned):
    """F5.3 Whoever leads a pure coin card names the suit the others must match."""

    def options(self, s: FortState, seat: i64) -> vec[i64]:
        return vec[i64]([SUIT, SUIT + 1, SUIT + 2, SUIT + 3, SUIT + 4, SUIT + 5])

    def answer(self, s: FortState, seat: i64, code: i64) -> None:
        s.led_suit = code - SUIT
        s.emit(EVERYONE, "name-suit", {"seat": f"seat:{seat}", "suit": SUITS[s.led_suit]})

    def told(self, s: FortState, seat: i64, code: i64) -> Told:
        return Told("name-suit", {"suit": SUITS[code - SUIT]}, [f"suit:{SUITS[code - SUIT]}"])

    def why_not(self, s: FortState, seat: i64, code: i64) -> Phrase:
        return Phrase("why-not-offered", {}, self.rule)


class Discarding(Planned):
    """F5.2 Cards are discarded from hand with icons of the suit led."""

    def discard(self, s: FortState, seat: i64, code: i64) -> None:
        """A card goes from hand to the discard pile, and the icons on it that match are counted."""
        kind = code - self.t.hand_code
        s.counted += matching(self.t, s, kind, s.act)
        zones, hand, to = self.t.zones, places.HAND + seat, places.DISCARD + seat
        card = zones.card_of(s, hand, kind)
        zones.move(s, card, to)
        if s.sink is not None:
            told: Params = {"seat": f"seat:{seat}", "leader": f"seat:{s.turn_seat}", "card": element(s.played)}
            moved: Params = {"from": zones.element(hand), "to": zones.element(to)}
            s.sink.emit(EVERYONE, "follow", {**told, "cards": [element(card)], **moved})

    def params(self, s: FortState, seat: i64) -> Params:
        resource = RESOURCES[s.led_resource - 1] if s.led_resource != 0 else ""
        return {**super().params(s, seat), "action": ACTIONS[0], "suit": SUITS[s.led_suit], "resource": resource}

    def gain(self, s: FortState, seat: i64, code: i64, before: i64) -> Params:
        """The most that following with a card could gain, and with so many icons of one discarded before."""
        follower, kind = Follower(self.t, s, seat), code - self.t.hand_code
        follower.lay_off(1)
        count = matching(self.t, s, kind, follower.act) + before
        shown = count if count > 0 else icons(self.t.box, kind, s.led_suit)
        kinds: list[i64] = [0] if i64(self.t.box.resource[follower.act]) == 0 else [1, 2]
        if kinds[0] == 1 and s.led_resource != 0:
            kinds = [s.led_resource]
        gains = [int(gained(follower, follower.act, count, one)) for one in kinds]
        return {"card": named(self.t, s, seat, code), "icons": int(shown), "gain": max(gains)}

    def why_not_card(self, s: FortState, seat: i64, code: i64, params: Params) -> Phrase:
        if icons(self.t.box, code - self.t.hand_code, s.led_suit) == 0:
            return Phrase("why-no-icon", {**params, "suit": SUITS[s.led_suit]}, "F5.2")
        return Phrase("why-cannot-follow", params, self.rule)


class Follow(Discarding):
    """F5.2 Discard one card of the led suit with which the action can be carried out fully, or pass.

    F5.4 Asked is whoever might follow for all that everybody can see.
    """

    def is_asked(self, s: FortState, seat: i64) -> bool:
        return Follower(self.t, s, seat).might_follow()

    def options(self, s: FortState, seat: i64) -> vec[i64]:
        result = append(vec[i64](capacity=8), PASS)
        follower: Follower | None = None
        before, card = i64(-1), s.top(places.HAND + seat)
        while card >= 0:
            kind = i64(self.t.box.kind_of[card])
            if kind != before and icons(self.t.box, kind, s.led_suit) > 0:
                if follower is None:
                    follower = Follower(self.t, s, seat)
                    follower.lay_off(1)
                if follower.fits(kind):
                    result = append(result, self.t.hand_code + kind)
            before = kind
            card = i64(s.next[card])
        return result

    def answer(self, s: FortState, seat: i64, code: i64) -> None:
        if code == PASS:
            return
        s.act = i64(self.t.box.kind_of[s.played]) * 2
        s.counted = 0
        s.suit = s.led_suit
        s.resource = 0
        s.full = 1
        s.set_number(seat, FOLLOWED, 1)
        self.discard(s, seat, code)
        s.then(questions.CARRYING, seat)
        if i64(self.t.box.resource[s.act]) == 1:
            s.ask(questions.ASK_RESOURCE, Seat(seat))
        s.ask(questions.ASK_FOLLOW_SECOND, Seat(seat))

    def asked(self, s: FortState, seat: i64) -> Phrase:
        """F5.4 Who can only pass is told why."""
        if len(self.options(s, seat)) > 1:
            return super().asked(s, seat)
        held = self.t.zones.kinds_at(s, places.HAND + seat)
        reason = "not-full" if any(icons(self.t.box, i64(kind), s.led_suit) > 0 for kind in held) else "no-card"
        return Phrase("ask-follow-only-pass", {**self.params(s, seat), "reason": reason}, self.rule)

    def told(self, s: FortState, seat: i64, code: i64) -> Told:
        if code == PASS:
            return super().told(s, seat, code)
        return Told("follow", self.gain(s, seat, code, 0), [named(self.t, s, seat, code), "action:public"])


class FollowSecond(Discarding):
    """F10.3 Copy Cat: a second card whose matching icons count as well; or not, where the first alone is enough."""

    def is_asked(self, s: FortState, seat: i64) -> bool:
        return s.has_perk(seat, perks.COPY_CAT) and Follower(self.t, s, seat).might_add(s.counted)

    def options(self, s: FortState, seat: i64) -> vec[i64]:
        result = vec[i64](capacity=8)
        follower = Follower(self.t, s, seat)
        if follower.resources(s.counted) > 0:
            result = append(result, PASS)
        follower.lay_off(1)
        for code in self.t.zones.add_kinds(s, places.HAND + seat, self.t.hand_code, vec[i64](capacity=8)):
            more = follower.second_icons(code - self.t.hand_code)
            if more > 0 and follower.resources(s.counted + more) > 0:
                result = append(result, code)
        return result

    def answer(self, s: FortState, seat: i64, code: i64) -> None:
        if code != PASS:
            self.discard(s, seat, code)

    def told(self, s: FortState, seat: i64, code: i64) -> Told:
        if code == PASS:
            return super().told(s, seat, code)
        return Told("follow-second", self.gain(s, seat, code, s.counted), [named(self.t, s, seat, code)])

    def why_not(self, s: FortState, seat: i64, code: i64) -> Phrase:
        return Phrase("why-second-card", {}, self.rule) if code == PASS else super().why_not(s, seat, code)

    def unasked(self, s: FortState, seat: i64) -> vec[i64]:
        """None, where the first is enough."""
        options = self.options(s, seat)
        return vec[i64]([PASS]) if options[0] == PASS else vec[i64]()


class CarryingOut(questions.FortStep):
    """F5.2 The follower carries the public action out."""

    def run(self, s: FortState, seat: i64, argument: i64) -> None:
        carry.begin_run(actor_of(self.t, s, seat))


def matching(t: Setting, s: FortState, kind: i64, act: i64) -> i64:
    """The icons on a discarded card that a follower's action counts (F5.2)."""
    need = i64(t.box.needs[act])
    if need == NONE:
        return 0
    return icons(t.box, kind, s.led_suit if need == ANY else need)


@mypyc_attr(acyclic=True, free_list_len=1)
class Follower(Actor):
    """What a seat may follow with, worked out once for one list of options."""

    def __init__(self, t: Setting, s: FortState, seat: i64) -> None:
        super().__init__(t, s, seat, found(t, s, seat))
        self.act: i64 = i64(t.box.kind_of[s.played]) * 2

    def lay_off(self, cards: i64) -> None:
        """Cards go to the discard pile to follow."""
        self.shift(IN_HAND, DISCARDED, cards)

    def fits(self, kind: i64) -> bool:
        """Whether a matching card can be discarded to follow, alone or with Copy Cat's second one (F10.3)."""
        count = matching(self.t, self.s, kind, self.act)
        alone = self.resources(count) > 0
        if alone or not self.s.has_perk(self.seat, perks.COPY_CAT):
            return alone
        first = self.t.zones.card_of(self.s, places.HAND + self.seat, kind)
        self.lay_off(1)
        found = False
        for card in self.s.cards_at(places.HAND + self.seat):
            more = self.second_icons(i64(self.t.box.kind_of[i64(card)]))
            found = found or (i64(card) != first and more > 0 and self.resources(count + more) > 0)
        self.lay_off(-1)
        return found

    def second_icons(self, kind: i64) -> i64:
        """The icons that a second card of this kind would add, 0 where it cannot be discarded."""
        return matching(self.t, self.s, kind, self.act) if icons(self.t.box, kind, self.s.led_suit) > 0 else i64(0)

    # --- by what everybody can see ------------------------------------------------------------------------

    def might_follow(self) -> bool:
        """Whether some card of the box would do, were it in this hand (F5.4)."""
        if self.has[IN_HAND] == 0:
            return False
        self.lay_off(1)
        shown = self.counts()
        return self.resources_of_some(0, shown) or self.might_with_two(shown)

    def might_with_two(self, shown: i64) -> bool:
        """The same with two cards (F10.3)."""
        if self.has[IN_HAND] == 0 or shown <= 1 or not self.s.has_perk(self.seat, perks.COPY_CAT):
            return False
        self.lay_off(1)
        first: i64 = 0
        while first <= 2:
            if (shown >> first) & 1 == 1 and self.resources_of_some(first, shown & ~1):
                return True
            first += 1
        return False

    def might_add(self, count: i64) -> bool:
        """Whether some second card of the box would do, were it in this hand (F5.4, F10.3)."""
        if self.has[IN_HAND] == 0:
            return False
        self.lay_off(1)
        return self.resources_of_some(count, self.counts() & ~1)

    def counts(self) -> i64:
        """Bits: how many icons the cards of the box that match the suit led let the action count."""
        need = i64(self.t.box.needs[self.act])
        if need == NONE:
            return 1
        return i64(self.t.box.shown[self.s.led_suit * SUIT_COUNT + (self.s.led_suit if need == ANY else need)])

    def resources_of_some(self, count: i64, shown: i64) -> bool:
        """Whether it can be carried out fully with one of these numbers of icons more."""
        more: i64 = 0
        while more <= 2:
            if (shown >> more) & 1 == 1 and self.resources(count + more) > 0:
                return True
            more += 1
        return False

    def resources(self, count: i64) -> i64:
        """Bits of the resources with which it can be carried out fully; 1 for one without a choice (F5.3)."""
        if i64(self.t.box.resource[self.act]) == 0:
            return 1 if is_full(self, self.act, count, 0) else 0
        led = self.s.led_resource
        bits: i64 = 0
        resource: i64 = 1
        while resource <= 2:
            if (led == 0 or led == resource) and is_full(self, self.act, count, resource):
                bits |= resource
            resource += 1
        return bits


# --- afterwards -------------------------------------------------------------------------------------


class Leaving(questions.FortStep):
    """F5.5 The card leaves the game if it says so; else Rough Housing may send it there (F10.9)."""

    def run(self, s: FortState, seat: i64, argument: i64) -> None:
        if s.trash_played == 1:
            leave_game(self.t, s, "trash-this", seat)
            return
        for rough in range(self.t.seats):
            may = rough != seat and s.number(rough, FOLLOWED) == 0
            if may and s.has_perk(rough, perks.ROUGH_HOUSING):
                s.ask(questions.ASK_ROUGH, Seat(rough))


def leave_game(t: Setting, s: FortState, key: str, seat: i64) -> None:
    """The card in play goes to the box."""
    card = s.played
    s.played = NONE
    s.trash_played = 0
    t.zones.move(s, card, places.BOX)
    tell_moved(t, s, key, seat, card, places.PLAY, {"rival": f"seat:{s.turn_seat}"})


class Rough(questions.Once):
    """F10.9 Rough Housing, instead of following: the leader's card goes to the box."""

    def use(self, s: FortState, seat: i64) -> None:
        leave_game(self.t, s, "rough", seat)

    def weight(self, s: FortState, seat: i64, code: i64) -> i64:
        return GRAVE if code == USE else LIGHT
