"""Dogs and attachments (I9)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from gamekeeper.core.agenda import Told
from gamekeeper.core.ids import Params
from gamekeeper.core.texts import Phrase
from gamekeeper.core.zone_state import NO_CARD
from gamekeeper.core.zone_table import SPAN
from gamekeeper.games.iditacards import agenda, language
from gamekeeper.games.iditacards.components import DAMAGE, LEGENDARY, SLOTS, UPGRADE
from gamekeeper.games.iditacards.fields import SledState
from gamekeeper.games.iditacards.moving import is_immune, speed, total
from gamekeeper.games.iditacards.places import DAMAGE_PILE, DESTROYED, DISCARD, GEAR, GONE, HAND, TEAM
from gamekeeper.games.iditacards.setting import DOGS, DROP, Choice, Setting

# what is a choice: dogs that …
MORTAL: Final[i64] = 0
ROOMY: Final[i64] = 1
FAKE: Final[i64] = 2  # of anybody, as the next
LADEN: Final[i64] = 3
WORN: Final[i64] = 4  # no dogs, but own attachments


def gear_of(s: SledState, seat: i64, dog: i64) -> vec[i16]:
    """The attachments on a dog, ascending."""
    return vec[i16]([card for card in s.cards_at(GEAR + seat) if i64(s.mark[i64(card)]) == dog])


def sum_of(t: Setting, s: SledState, seat: i64, dog: i64, trait: i64) -> i64:
    """What a dog and the attachments on it do together."""
    if total(s, seat, trait) == 0:
        return 0
    return t.trait(dog, trait) + sum((t.trait(i64(card), trait) for card in gear_of(s, seat, dog)), i64(0))


def are_equal(t: Setting, s: SledState, seat: i64, card: i64, other: i64) -> bool:
    """I14 Whether two dogs of a team are of one kind, with equal attachments; or two attachments, on equal dogs."""
    if card == other or t.kind(card) != t.kind(other):
        return card == other
    if i64(s.place[card]) == GEAR + seat:
        return are_equal(t, s, seat, i64(s.mark[card]), i64(s.mark[other]))
    gear, others = gear_of(s, seat, card), gear_of(s, seat, other)
    return [t.kind(i64(one)) for one in gear] == [t.kind(i64(one)) for one in others]


def fits(t: Setting, s: SledState, seat: i64, dog: i64, which: i64) -> bool:
    """Whether a dog is one of those asked for (I9.4, I14); those that cannot die are no choice to kill (I9.2)."""
    if which == ROOMY:
        return i64(len(gear_of(s, seat, dog))) < t.trait(dog, language.HOLDS)
    if (which == FAKE and t.box.fake[t.kind(dog)] == 0) or (which == LADEN and len(gear_of(s, seat, dog)) == 0):
        return False
    return sum_of(t, s, seat, dog, language.CANNOT_DIE) == 0


def add_choices(t: Setting, s: SledState, seat: i64, which: i64, result: vec[i64]) -> vec[i64]:
    """`result` with the codes of a player's dogs that fit, or attachments; equal ones are one answer (I14)."""
    place, code = TEAM + seat, t.box.kinds + DOGS + seat * SLOTS
    if which == WORN:
        place, code = GEAR + seat, t.box.kinds + DROP
    card = s.top(place)
    while card >= 0:
        other = s.top(place)
        while not are_equal(t, s, seat, card, other):
            other = i64(s.next[other])
        if other == card and (which == WORN or fits(t, s, seat, card, which)):
            result = append(result, code)
        code += 1
        card = i64(s.next[card])
    return result


def can_kill(t: Setting, s: SledState, seat: i64) -> bool:
    """I9.2 Whether a player has a dog that can die."""
    return len(add_choices(t, s, seat, MORTAL, vec[i64]())) > 0


def named(t: Setting, s: SledState, seat: i64, code: i64) -> i64:
    """The dog that a code names, or the attachment of a player, NO_CARD where there is none."""
    place = code - t.box.kinds - DOGS
    cards = s.cards_at(TEAM + place // SLOTS if place >= 0 else GEAR + seat)
    place = place % SLOTS if place >= 0 else place + DOGS - DROP
    return i64(cards[place]) if place < i64(len(cards)) else NO_CARD


def code_of(t: Setting, s: SledState, card: i64) -> i64:
    """The code that names a dog in play, or an attachment: the first of equal ones (I14)."""
    place, seat = i64(s.place[card]), i64(s.place[card]) & (SPAN - 1)
    twins = [are_equal(t, s, seat, i64(one), card) for one in s.cards_at(place)]
    return t.box.kinds + (DOGS + seat * SLOTS if place < GEAR else DROP) + i64(twins.index(True))


def part(t: Setting, s: SledState, card: i64) -> None:
    """I2.3 With a dog, or with an attachment."""
    if i64(s.place[card]) < GEAR:
        kill(t, s, card)
    else:
        drop(t, s, "drop", card)


def kill(t: Setting, s: SledState, dog: i64) -> None:
    """I9.3 Armour replaces the death: it is discarded and the dog lives."""
    for card in gear_of(s, i64(s.place[dog]) - TEAM, dog):
        if t.trait(i64(card), language.ARMOUR) > 0:
            drop(t, s, "armour", i64(card))
            return
    lose(t, s, dog)


def lose(t: Setting, s: SledState, dog: i64) -> None:
    """I9.2 A dog dies: its attachments are discarded, and do what they do then."""
    seat = i64(s.place[dog]) - TEAM
    kills = sum_of(t, s, seat, dog, language.DYING_KILLS_ONE)
    kills_all = sum_of(t, s, seat, dog, language.DYING_KILLS_ALL) > 0
    for card in gear_of(s, seat, dog):
        drop(t, s, "drop", i64(card))
    if t.trait(dog, language.TO_HAND) > 0:
        t.zones.shift(s, "dog-to-hand", dog, HAND + seat)
        s.mark[dog] = 1
    elif t.trait(dog, language.TO_DISCARD) > 0:
        t.zones.shift(s, "dog-to-discard", dog, DISCARD + seat)
    else:
        destroy(t, s, seat, dog)
    if kills_all:
        for other in s.cards_at(TEAM + seat):
            if i64(s.place[i64(other)]) == TEAM + seat and fits(t, s, seat, i64(other), MORTAL):
                kill(t, s, i64(other))
    for _time in range(kills):
        s.then(agenda.KILL, seat)


def drop(t: Setting, s: SledState, key: str, card: i64) -> None:
    """An attachment goes to the discard pile."""
    told: Params | None = {"dog": f"card:{s.mark[card]}"} if s.sink is not None else None
    t.zones.shift(s, key, card, DISCARD + i64(s.place[card]) - GEAR, told)


def destroy(t: Setting, s: SledState, seat: i64, card: i64) -> None:
    """I10 Upgrade cards wait with their deck's destroyed cards, damage returns to its pile, others leave the game."""
    deck = t.box.deck[t.kind(card)]
    to = DAMAGE_PILE if deck == DAMAGE else GONE
    if UPGRADE <= deck < LEGENDARY:
        to = DESTROYED + SPAN * (deck - UPGRADE)
    t.zones.shift(s, "destroy", card, to, {"seat": f"seat:{seat}"} if s.sink is not None else None)


def in_play(s: SledState, seat: i64) -> list[i64]:
    """Dogs and attachments."""
    return [i64(card) for place in (TEAM, GEAR) for card in s.cards_at(place + seat)]


def losses(t: Setting, s: SledState, card: i64, key: str) -> Params:
    """I9.2, I9.3 What parting with a dog or an attachment of a player brings, tried on a copy.

    `saved`: the armour that goes instead; `lost`: what else leaves play; `speed` afterwards. The dog of the player's
    choice that some take along is not among them.
    """
    twin, seat = s.copy(), i64(s.place[card]) & (SPAN - 1)
    if key == "limit":
        lose(t, twin, card)
    else:
        part(t, twin, card)
    lost = [f"card:{one}" for one in in_play(s, seat) if one != card and s.place[one] != twin.place[one]]
    lives = s.place[card] == twin.place[card]
    return {"saved": lost if lives else [], "lost": [] if lives else lost, "speed": int(speed(t, twin, seat))}


def is_over_limit(t: Setting, s: SledState, seat: i64) -> bool:
    """I9.1 More than 6 dogs; Big Dog counts as 2."""
    return total(s, seat, language.COUNTS) > t.box.dogs


class Kill(Choice):
    """I9.2 One of your own dogs that can die; without one there is no choice.

    I14 Referee and Sticky Snow: a dog of anybody, your own included; those of immune others are safe (I8.3).
    """

    def __init__(self, t: Setting, key: str, rule: str, which: i64 = MORTAL) -> None:
        super().__init__(t, key, rule)
        self.which: i64 = which

    def options(self, s: SledState, seat: i64) -> vec[i64]:
        result = vec[i64]()
        for other in range(self.t.seats):
            if other == seat or (self.which >= FAKE and not is_immune(self.t, s, other)):
                result = add_choices(self.t, s, other, self.which, result)
        return result

    def choose(self, s: SledState, seat: i64, argument: i64, code: i64) -> None:
        kill(self.t, s, named(self.t, s, seat, code))

    def told(self, s: SledState, seat: i64, code: i64) -> Told:
        dog = named(self.t, s, seat, code)
        card, owner = f"card:{dog}", f"seat:{i64(s.place[dog]) - TEAM}"
        brings = losses(self.t, s, dog, self.key) if self.which != ROOMY else {}
        return Told(self.key, {"card": card, "owner": owner, **brings}, [card])

    def why_not(self, s: SledState, seat: i64, code: i64) -> Phrase | None:
        dog = named(self.t, s, seat, code) if code >= self.t.box.kinds + DOGS else NO_CARD
        if dog == NO_CARD:
            return super().why_not(s, seat, code)
        return Phrase("why-not-this-dog", {"card": f"card:{dog}"}, self.rule)


class Limit(Kill):
    """I9.1 Kill own dogs until a new one fits: it may be chosen itself, and is discarded if none can die."""

    def is_due(self, s: SledState, seat: i64, argument: i64) -> bool:
        return is_over_limit(self.t, s, seat)

    def settle(self, s: SledState, seat: i64, argument: i64) -> None:
        is_full = self.is_due(s, seat, argument) and i64(s.place[argument]) == TEAM + seat
        if is_full and len(self.options(s, seat)) == 0:
            self.t.zones.shift(s, "no-room", argument, DISCARD + seat)
        super().settle(s, seat, argument)

    def choose(self, s: SledState, seat: i64, argument: i64, code: i64) -> None:
        """Armour does not help; whoever dies may take others along."""
        s.then(agenda.LIMIT, seat, argument)
        lose(self.t, s, named(self.t, s, seat, code))


class Attach(Kill):
    """I9.4 One of your dogs with room; without one the attachment is discarded with what was played."""

    def choose(self, s: SledState, seat: i64, argument: i64, code: i64) -> None:
        dog = named(self.t, s, seat, code)
        s.mark[argument] = i16(dog)
        told: Params | None = {"dog": f"card:{dog}"} if s.sink is not None else None
        self.t.zones.shift(s, "attach", argument, GEAR + seat, told)
