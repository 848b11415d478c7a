"""Following the leader's public action, and what may happen to the leader's card afterwards (F5, F10)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from gamekeeper.core.ids import EVERYONE, Seat
from gamekeeper.games.fort import questions
from gamekeeper.games.fort.actions import PASS, SUIT, TAKE_PIZZA, TAKE_TOY, USE
from gamekeeper.games.fort.cards import element, hand_of, icons, in_hand, move, place_element
from gamekeeper.games.fort.choices import Tried
from gamekeeper.games.fort.components import ANY, HAND_PLACES, NONE
from gamekeeper.games.fort.growth import spend_perk
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.sketch import sketch_of
from gamekeeper.games.fort.solve import is_full
from gamekeeper.games.fort.state import (
    ADDED,
    ASIDE,
    BOX,
    DISCARD,
    FOLLOWED,
    HAND_COUNT,
    PERK_PLACE,
    PLAYED,
    FortState,
)
from gamekeeper.games.fort.texts import PERKS, SUITS

COPY_CAT: Final[i64] = 2
DO_OVER: Final[i64] = 6
ROUGH_HOUSING: Final[i64] = 8
YES_OR_NO: Final = vec[i64]([PASS, USE])


def name_suit(t: Setting, s: FortState) -> None:
    """Whoever leads a pure coin card names the suit the others must match (F5.3)."""
    s.stage = questions.STAGE_FOLLOW
    s.set_phase(questions.PHASE_FOLLOW)
    s.follower = 0
    if s.led_suit == NONE:
        s.ask(questions.NAME_SUIT, Seat(s.turn_seat))


def suit_names() -> vec[i64]:
    """The six suits that can be named."""
    return vec[i64]([SUIT, SUIT + 1, SUIT + 2, SUIT + 3, SUIT + 4, SUIT + 5])


def named(s: FortState, code: i64) -> None:
    """The suit is settled."""
    s.led_suit = code - SUIT
    if s.sink is not None:
        s.sink.emit(EVERYONE, "name-suit", {"seat": f"seat:{s.turn_seat}", "suit": SUITS[s.led_suit]})


def next_follower(t: Setting, s: FortState) -> None:
    """Ask the next seat clockwise that could follow; the others are passed over without a word (F5.1, F5.4).

    Who is asked depends on hidden hands, so nobody may take back what led here.
    """
    s.reveal(EVERYONE)
    while s.follower + 1 < t.seats:
        s.follower += 1
        seat = (s.turn_seat + s.follower) % t.seats
        if can_follow(t, s, seat):
            s.ask(questions.ASK_FOLLOW, Seat(seat))
            return
    s.stage = questions.STAGE_ROUGH


def follow_options(t: Setting, s: FortState, seat: i64) -> vec[i64]:
    """Pass, or a card with which the action can be carried out fully (F5.2)."""
    result = append(vec[i64](capacity=8), PASS)
    if not matches(t, s, seat):
        return result
    follower = Follower(t, s, seat)
    follower.discard()
    before: i64 = -1
    for card in hand_of(s, seat):
        kind = i64(t.box.kind_of[i64(card)])
        if kind != before and follower.fits(kind):
            result = append(result, t.hand_code + kind)
        before = kind
    return result


def can_follow(t: Setting, s: FortState, seat: i64) -> bool:
    """Whether there is more to choose than passing."""
    if not matches(t, s, seat):
        return False
    follower = Follower(t, s, seat)
    follower.discard()
    place = seat * HAND_PLACES
    end = place + s.number(seat, HAND_COUNT)
    while place < end:
        if follower.fits(i64(t.box.kind_of[i64(s.hands[place])])):
            return True
        place += 1
    return False


def matches(t: Setting, s: FortState, seat: i64) -> bool:
    """Whether any card in hand shows the suit to match."""
    place = seat * HAND_PLACES
    end = place + s.number(seat, HAND_COUNT)
    while place < end:
        if icons(t.box, i64(t.box.kind_of[i64(s.hands[place])]), s.led_suit) > 0:
            return True
        place += 1
    return False


def matching(t: Setting, s: FortState, kind: i64, act: i64) -> i64:
    """The icons on a discarded card that a follower's action counts (F5.2)."""
    need = i64(t.box.needs[act])
    if need == NONE:
        return 0
    return icons(t.box, kind, s.led_suit if need == ANY else need)


@mypyc_attr(acyclic=True, free_list_len=1)
class Follower(Tried):
    """What a seat may follow with, worked out once for one list of options."""

    def __init__(self, t: Setting, s: FortState, seat: i64) -> None:
        super().__init__(t, s, seat)
        self.sketch = sketch_of(t, s, seat)
        self.act: i64 = i64(t.box.kind_of[s.played]) * 2

    def discard(self) -> None:
        """A card goes to the discard pile to follow."""
        self.sketch.hand -= 1
        self.sketch.discard += 1

    def fits(self, kind: i64) -> bool:
        """Whether a card of this kind can be discarded to follow (F5.2)."""
        if icons(self.box, kind, self.s.led_suit) == 0:
            return False
        return self.resources(matching(self.t, self.s, kind, self.act)) > 0

    def resources(self, count: i64) -> i64:
        """Bits of the resources with which it can be carried out fully; 1 for one without a choice (F5.3)."""
        if i64(self.box.resource[self.act]) == 0:
            return 1 if is_full(self, self.sketch, self.act, count, 0) else 0
        led = self.s.led_resource
        bits: i64 = 0
        resource: i64 = 1
        while resource <= 2:
            if (led == 0 or led == resource) and is_full(self, self.sketch, self.act, count, resource):
                bits |= resource
            resource += 1
        return bits


def follow(t: Setting, s: FortState, seat: i64, code: i64) -> None:
    """Discard a card and carry the public action out, or pass (F5.2)."""
    if code == PASS:
        return
    kind = code - t.hand_code
    s.actor = seat
    s.act = i64(t.box.kind_of[s.played]) * 2
    s.count = matching(t, s, kind, s.act)
    s.suit = s.led_suit
    s.resource = 0
    s.full = 1
    s.owing = 0
    s.set_number(seat, FOLLOWED, 1)
    discard_to_follow(t, s, seat, kind)
    s.stage = questions.STAGE_PREPARE
    if s.has_perk(seat, COPY_CAT) and s.count > 0 and len(second_options(t, s, seat)) > 1:
        s.ask(questions.ASK_FOLLOW_SECOND, Seat(seat))


def discard_to_follow(t: Setting, s: FortState, seat: i64, kind: i64) -> None:
    """A card goes from hand to the discard pile to follow."""
    card = in_hand(t.box, s, seat, kind)
    place = i64(s.place[card])
    move(s, card, DISCARD + seat)
    if s.sink is not None:
        s.sink.emit(
            EVERYONE,
            "follow",
            {
                "seat": f"seat:{seat}",
                "leader": f"seat:{s.turn_seat}",
                "card": element(s.played),
                "cards": [element(card)],
                "from": place_element(place),
                "to": place_element(DISCARD + seat),
            },
        )


def second_options(t: Setting, s: FortState, seat: i64) -> vec[i64]:
    """Copy Cat: a second card whose matching icons count as well, or not (F10.3)."""
    result = append(vec[i64](capacity=8), PASS)
    follower = Follower(t, s, seat)
    follower.discard()
    before: i64 = -1
    for card in hand_of(s, seat):
        kind = i64(t.box.kind_of[i64(card)])
        if kind != before and icons(t.box, kind, s.led_suit) > 0:
            more = matching(t, s, kind, s.act)
            if more > 0 and follower.resources(s.count + more) > 0:
                result = append(result, t.hand_code + kind)
        before = kind
    return result


def follow_second(t: Setting, s: FortState, seat: i64, code: i64) -> None:
    """Discard the second card, or not."""
    if code == PASS:
        return
    kind = code - t.hand_code
    s.count += matching(t, s, kind, s.act)
    discard_to_follow(t, s, seat, kind)


def resource_options(t: Setting, s: FortState, seat: i64) -> vec[i64]:
    """The kinds of resource a follower may take (F5.3)."""
    bits = Follower(t, s, seat).resources(s.count)
    result = vec[i64]()
    if bits & 1 == 1:
        result = append(result, TAKE_PIZZA)
    if bits & 2 == 2:
        result = append(result, TAKE_TOY)
    return result


# --- afterwards -------------------------------------------------------------------------------------


def perk_holder(t: Setting, s: FortState, perk: i64) -> i64:
    """The seat that has a perk, -1 for none."""
    return i64(s.extras[PERK_PLACE + perk]) - 2 if i64(s.extras[PERK_PLACE + perk]) >= 2 else -1


def after_following(t: Setting, s: FortState) -> None:
    """The card leaves the game if it says so (F5.5); else Rough Housing may send it there (F10.9)."""
    s.stage = questions.STAGE_DO_OVER
    if s.trash_played == 1:
        leave_game(s, "trash-this", s.turn_seat)
        return
    rough = perk_holder(t, s, ROUGH_HOUSING)
    if rough >= 0 and rough != s.turn_seat and s.number(rough, FOLLOWED) == 0:
        s.ask(questions.ASK_ROUGH, Seat(rough))


def leave_game(s: FortState, key: str, seat: i64) -> None:
    """The card in play goes to the box."""
    card = s.played
    s.played = NONE
    s.trash_played = 0
    move(s, card, BOX)
    if s.sink is not None:
        s.sink.emit(
            EVERYONE,
            key,
            {
                "seat": f"seat:{seat}",
                "rival": f"seat:{s.turn_seat}",
                "card": element(card),
                "from": "play",
                "to": "box",
            },
        )


def rough(s: FortState, seat: i64, code: i64) -> None:
    """Rough Housing, or not."""
    if code == USE:
        use_perk(s, seat, ROUGH_HOUSING)
        leave_game(s, "rough", seat)


def use_perk(s: FortState, seat: i64, perk: i64) -> None:
    """A perk is used up."""
    spend_perk(s, perk)
    if s.sink is not None:
        s.sink.emit(EVERYONE, "perk-used", {"seat": f"seat:{seat}", "perk": PERKS[perk]})


def offer_do_over(t: Setting, s: FortState) -> None:
    """Whoever has Do-Over may play a second card (F10.7)."""
    s.stage = questions.STAGE_RECRUIT
    if s.has_perk(s.turn_seat, DO_OVER):
        s.ask(questions.ASK_DO_OVER, Seat(s.turn_seat))


def do_over(t: Setting, s: FortState, code: i64) -> None:
    """Lay the cards played so far aside and choose another, or not."""
    if code != USE:
        return
    use_perk(s, s.turn_seat, DO_OVER)
    card: i64 = 0
    while card < t.box.cards:
        if PLAYED <= i64(s.place[card]) <= ADDED:
            move(s, card, ASIDE)
        card += 1
    clear_play(t, s)
    if s.sink is not None:
        s.sink.emit(EVERYONE, "do-over", {"seat": f"seat:{s.turn_seat}"})
    s.stage = questions.STAGE_PLAY
    s.set_phase(questions.PHASE_PLAY)


def clear_play(t: Setting, s: FortState) -> None:
    """No card is in play."""
    s.played = NONE
    s.used = 0
    s.full_done = 0
    s.trash_played = 0
    s.led_suit = NONE
    s.led_resource = 0
    s.follower = 0
    s.count = 0
    s.suit = NONE
    s.resource = 0
    s.full = 0
    s.owing = 0
    seat: i64 = 0
    while seat < t.seats:
        s.set_number(seat, FOLLOWED, 0)
        seat += 1
