"""What the leader may do with a card: which actions may be used, and what they may count (F4.2, F4.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from gamekeeper.core.lists import bit
from gamekeeper.games.fort import places
from gamekeeper.games.fort.actions import MOST_LOOKOUT_ICONS
from gamekeeper.games.fort.actor import IN_HAND, ONE_ICON, TWO_ICONS, Actor, found, least
from gamekeeper.games.fort.cards import added_icons, icons, own_icons
from gamekeeper.games.fort.components import ANY, NONE, SUIT_COUNT
from gamekeeper.games.fort.fields import ICONS
from gamekeeper.games.fort.language import GAIN
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.solve import Count, begins, is_full, leads_to_other, units, useful
from gamekeeper.games.fort.state import FortState

BOTH: Final[i64] = 3  # bits of `used`


@mypyc_attr(acyclic=True, free_list_len=1)
class Leader(Actor):
    """Who plays a card, by what everybody can see (section 14)."""

    def __init__(self, t: Setting, s: FortState, seat: i64) -> None:
        super().__init__(t, s, seat, found(t, s, seat))
        self.kind: i64 = i64(t.box.kind_of[s.played]) if s.played != NONE else NONE

    def base(self, act: i64, suit: i64) -> i64:
        """F4.3 Icons that count without choosing any: the card's own and those added before."""
        own = own_icons(self.t.box, act >> 1, suit, i64(self.t.box.needs[act]) == ANY)
        return own if self.s.used == 0 else own + added_icons(self.t.box, self.s, suit)

    def first_suit(self, act: i64) -> i64:
        """The first suit an action may count; NONE where it counts none."""
        need = i64(self.t.box.needs[act])
        return i64(0) if need == ANY else need

    def last_suit(self, act: i64) -> i64:
        """The last one."""
        need = i64(self.t.box.needs[act])
        return SUIT_COUNT - 1 if need == ANY else need

    def conceivable(self, act: i64) -> bool:
        """Whether an action could be begun with some hand: there is something to count, and it does something."""
        if self.s.count(places.HAND + self.seat) == 0 and not self.has_icons(act):
            return False
        resource: i64 = 0
        if i64(self.t.box.resource[act]) == 1:
            kinds = self.kinds_open(act)
            if kinds == 0:
                return False
            resource = 1 if kinds & 1 == 1 else 2
        return begins(self, act, 1, resource)

    def has_icons(self, act: i64) -> bool:
        """Whether an action has something to count without any card from hand."""
        suit = self.first_suit(act)
        while suit <= self.last_suit(act):
            if suit == NONE or self.base(act, suit) + self.s.number(self.seat, ICONS + suit) > 0:
                return True
            suit += 1
        return False

    def kinds_open(self, act: i64) -> i64:
        """Bits of the kinds of resource that could be named for an action: 1 pizza, 2 toys."""
        effects = self.t.box.effects
        if i64(effects.verb[effects.first[act]]) != GAIN:
            return 3
        return (1 if self.gain_room(0) > 0 else 0) | (2 if self.gain_room(1) > 0 else 0)

    def may_add(self) -> bool:
        """Whether there could be several ways to count: cards to add, icons of the lookout."""
        s = self.s
        base = self.base(s.act, s.suit)
        if base == 0 or self.t.box.plain[s.act] == 0:
            return True
        most = least(s.number(self.seat, ICONS + s.suit), MOST_LOOKOUT_ICONS)
        now = units(self, s.act, base, s.resource)
        if most > 0 and units(self, s.act, base + 1, s.resource) > now:
            return True
        self.put(IN_HAND, -1)
        found = units(self, s.act, base + 1, s.resource) > now or units(self, s.act, base + 2, s.resource) > now
        self.put(IN_HAND, 1)
        return found


@mypyc_attr(acyclic=True, free_list_len=1)
class Chooser(Leader):
    """What the leader may do with a card now, worked out once for one list of options."""

    def __init__(self, t: Setting, s: FortState, seat: i64) -> None:
        super().__init__(t, s, seat)
        self.kinds = t.zones.kinds_at(s, places.HAND + seat)  # [place in the hand] → the kind of the card there
        self.second = s.used & BOTH == BOTH  # the action looked at is the second one
        self.in_part = True  # whether it may be used in part where the rules allow that
        self.playing: i64 = -1  # place in `kinds` of the card that would be played
        # the use looked at
        self.act: i64 = 0
        self.suit: i64 = NONE
        self.tally = Count()
        self.taken: i64 = 0  # bits of places in `kinds`: the cards that would be added

    def playable(self, place: i64) -> bool:
        """F4.2 Whether playing the card at a place of the hand can leave an action used fully."""
        self.lay_down(place)
        act = i64(self.kinds[place]) * 2
        self.in_part = False  # first whether one can be used fully at once: mostly so, and quick to see
        result = self.usable(act) or self.usable(act + 1)
        self.in_part = True
        result = result or self.usable(act) or self.usable(act + 1)
        self.playing = -1
        self.put(IN_HAND, 1)
        return result

    def lay_down(self, place: i64) -> None:
        """The card at a place of the hand is played: from now on look at what is left."""
        self.playing = place
        self.put(IN_HAND, -1)

    def usable(self, act: i64) -> bool:
        """Whether an action may be used as the next one, by whatever it may count."""
        if i64(self.t.box.resource[act]) == 0:
            return self.fits_some_suit(act, 0)
        return self.fits_some_suit(act, 1) or self.fits_some_suit(act, 2)

    def fits_some_suit(self, act: i64, resource: i64) -> bool:
        """The same with a kind of resource, by its own suit or by any for "x any_suit"."""
        suit, last = self.first_suit(act), self.last_suit(act)
        while suit <= last:
            if self.fits(act, suit, resource):
                return True
            suit += 1
        return False

    def fits(self, act: i64, suit: i64, resource: i64) -> bool:
        """Whether an action may be used counting this suit (NONE: nothing) with a kind of resource."""
        self.look_at(act, suit, resource)
        return self.allowed() if suit == NONE else self.some_way(0)

    def look_at(self, act: i64, suit: i64, resource: i64) -> None:
        """The use looked at from now on, with nothing added yet."""
        self.act, self.suit, self.resource = act, suit, resource
        tally = self.tally
        tally.base = self.base(act, suit) if suit != NONE else i64(0)
        tally.ones = tally.twos = tally.lookout = tally.sizes = 0

    def some_way(self, first: i64) -> bool:
        """Whether the use is legal with some lookout icons and some more cards, from place `first` of the hand on."""
        most = self.s.number(self.seat, ICONS + self.suit)
        plain = self.t.box.plain[self.act] == 1  # then, the fewer icons the fuller
        tally = self.tally
        found = False
        lookout: i64 = 0
        while lookout <= most and not found:
            tally.lookout = lookout
            found = tally.total() > 0 and self.allowed()
            if plain and tally.total() > 0:
                break  # what it cannot do with few icons it cannot do with more
            lookout += 1
        tally.lookout = 0
        if found or (plain and tally.total() > 0):
            return found
        return self.some_card(first)

    def some_card(self, first: i64) -> bool:
        """The same with at least one more card."""
        found = False
        place = first
        while place < i64(len(self.kinds)) and not found:
            if place != self.playing and (self.taken >> place) & 1 == 0:
                found = self.some_way_with(place, place + 1)
            place += 1
        return found

    def some_way_with(self, place: i64, first: i64) -> bool:
        """Whether adding a card, alone or with more from place `first` on, makes the use legal."""
        icons_shown = icons(self.t.box, i64(self.kinds[place]), self.suit)
        if icons_shown == 0:
            return False
        self.add(place, icons_shown, 1)
        found = self.some_way(first)
        self.add(place, icons_shown, -1)
        return found

    def add(self, place: i64, icons_shown: i64, change: i64) -> None:
        """A card from hand is added to the use looked at (1), or back in hand (-1)."""
        self.taken += change * bit(place)
        self.put(IN_HAND, -change)
        if icons_shown == 1:
            self.tally.ones += change
        else:
            self.tally.twos += change

    def resume(self) -> None:
        """Look at the use being prepared, with the cards already added to it."""
        self.look_at(self.s.act, self.s.suit, self.s.resource)
        self.tally.sizes = self.s.added_sizes

    def allowed(self) -> bool:
        """F4.2 Whether the use looked at is legal: fully, or in part beside an action that is used fully."""
        act, total = self.act, self.tally.total()
        full = is_full(self, act, total, self.resource)
        in_part = self.in_part and (not self.second or self.s.full_done == 1)
        if not full and not (in_part and begins(self, act, total, self.resource)):
            return False
        if not useful(self, act, self.tally, self.resource):
            return False
        return full or self.second or self.before_other(total)

    def before_other(self, total: i64) -> bool:
        """F4.2 Whether the other action can be used fully after this one in part."""
        other = self.act ^ 1
        suit, last = self.first_suit(other), self.last_suit(other)
        found = False
        while suit <= last and not found:
            self.aim(self, other, suit)
            found = leads_to_other(self, self.act, total, self.resource)
            suit += 1
        self.other = -1
        self.mix_hand()
        return found

    def aim(self, a: Actor, other: i64, suit: i64) -> None:
        """The other action is to be used fully afterwards, counting this suit."""
        a.other, a.other_suit = other, suit
        a.other_base = a.icons = 0
        a.mix_hand()
        if suit == NONE:
            return
        a.other_base = self.base(other, suit)
        a.icons = self.s.number(self.seat, ICONS + suit)
        for place in range(len(self.kinds)):
            number = icons(self.t.box, i64(self.kinds[place]), suit)
            if (self.taken >> place) & 1 == 1:
                a.other_base += number
            elif place != self.playing and number > 0:
                a.shift(IN_HAND, ONE_ICON if number == 1 else TWO_ICONS, 1)


def hand_decides(t: Setting, s: FortState) -> bool:
    """Whether what the leader's cards in hand show matters to an action of the card in play (F4.3)."""
    if s.count(places.HAND + s.turn_seat) == 0:
        return False
    public = i64(t.box.kind_of[s.played]) * 2
    return i64(t.box.needs[public]) != NONE or i64(t.box.needs[public + 1]) != NONE
