"""What suggests itself at first sight: the card whose actions bring most, whatever is free, cards that bring more."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamekeeper.games.fort import actions, language, questions
from gamekeeper.games.fort.actor import Actor
from gamekeeper.games.fort.components import COIN, NONE, SUIT_COUNT
from gamekeeper.games.fort.ending import rule_points
from gamekeeper.games.fort.fields import PACK_PIZZA, PACK_TOYS, PIZZA
from gamekeeper.games.fort.follow import Follower, matching
from gamekeeper.games.fort.preview import more_icons, resources
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.solve import gained, headline
from gamekeeper.games.fort.sources import kind_of
from gamekeeper.games.fort.state import FortState
from gamekeeper.games.fort.use import Chooser

# what a verb brings each time it is done, by its number in the language
BRINGS: Final = vec[i64]([0, 700, 700, 700, 400, 900, 700, 0, 300, 6000, 1000, 0, 0, 0, 300, 700, 700, 100])
HELD: Final[i64] = 200  # a card kept in hand rather than discarded to follow
ONE: Final[i64] = 1000  # an icon, a resource
UNSEEN: Final[i64] = 1200  # the top card of the park deck
DENIED: Final[i64] = 300  # a rival's card
TAKING: Final = (questions.ASK_RECRUIT, questions.ASK_TAKE, questions.ASK_BIRTHDAY, questions.ASK_DRAFT)
GIVING: Final = (questions.ASK_TRASH, questions.ASK_LOOKOUT)


def urges(t: Setting, s: FortState, seat: i64, codes: vec[i64]) -> vec[i64]:
    """One a code: what an answer brings."""
    result = vec[i64](capacity=i64(len(codes)))
    asked = s.kind()
    chooser = Chooser(t, s, seat)
    for code in codes:
        result = append(result, urge(chooser, asked, code))
    return result


def urge(a: Chooser, asked: i64, code: i64) -> i64:
    """What one answer brings: by the card it names, else by itself."""
    if code < a.t.hand_code:
        return word(a, asked, code)
    kind = kind_of(a.t, code)
    if asked == questions.ASK_PLAY:
        return played(a, kind)
    if asked in (questions.ASK_FOLLOW, questions.ASK_FOLLOW_SECOND):
        return followed(a.t, a.s, a.seat, kind)
    if asked == questions.ASK_ADD:
        return ONE
    worth = quality(a, kind)
    return -worth if asked in GIVING else worth + (DENIED if code >= a.t.yard_code else i64(0))


def word(a: Chooser, asked: i64, code: i64) -> i64:
    """An answer that names no card: an action, a perk, to keep one's cards."""
    if code in (actions.PUBLIC, actions.PRIVATE):
        return promise(a, a.kind * 2 + code - actions.PUBLIC)
    if code == actions.PASS and asked == questions.ASK_FOLLOW:
        return HELD
    if code == actions.DIY:
        return BRINGS[language.ADVANCE]
    if code == actions.TOP:
        return UNSEEN
    return ONE if code == actions.USE else ONE * number(a, asked, code)


def number(a: Chooser, asked: i64, code: i64) -> i64:
    """Resources by what is there of them, a suit or the lookout by icons, a pack by its size, a rule by points."""
    s, seat = a.s, a.seat
    if code in (actions.TAKE_PIZZA, actions.TAKE_TOY):
        kind = code - actions.TAKE_PIZZA
        return -s.number(seat, PIZZA + kind) - s.number(seat, PACK_PIZZA + kind)
    if asked == questions.ASK_SUIT:
        return more_icons(a, code - actions.SUIT) + a.base(s.act, code - actions.SUIT)
    if asked == questions.ASK_COPY_RIVAL:
        return s.number(code - actions.SEAT, PACK_PIZZA) + s.number(code - actions.SEAT, PACK_TOYS)
    if asked == questions.ASK_RULE:
        return rule_points(a.t, s, seat, code - actions.RULE)
    return code - actions.GO if asked == questions.ASK_ADD else i64(0)


def played(a: Chooser, kind: i64) -> i64:
    """What both actions of a card in hand bring."""
    a.playing = 0
    while i64(a.kinds[a.playing]) != kind:
        a.playing += 1
    result = promise(a, kind * 2) + promise(a, kind * 2 + 1)
    a.playing = -1
    return result


def promise(a: Chooser, act: i64) -> i64:
    """The most an action brings with all icons of hand and lookout."""
    best: i64 = 0
    for suit in range(a.first_suit(act), a.last_suit(act) + 1):
        count = i64(0) if suit == NONE else a.base(act, suit) + more_icons(a, suit)
        for resource in resources(a, act):
            brought = brings(a, act, count, resource)
            best = brought if brought > best else best
    return best


def brings(a: Actor, act: i64, count: i64, resource: i64) -> i64:
    """What an action brings with so many icons."""
    verb = i64(a.effects.verb[headline(a.t.box, act)])
    return BRINGS[verb] * gained(a, act, count, resource)


def followed(t: Setting, s: FortState, seat: i64, kind: i64) -> i64:
    """What following with a card brings."""
    follower = Follower(t, s, seat)
    follower.lay_off(1)
    resource = i64(t.box.resource[follower.act])
    if resource == 1 and s.led_resource != 0:
        resource = s.led_resource
    return brings(follower, follower.act, matching(t, s, kind, follower.act), resource)


def quality(a: Chooser, kind: i64) -> i64:
    """What a card is good for at first sight: each action once, and its icons."""
    box = a.t.box
    total: i64 = 0
    for act in range(kind * 2, kind * 2 + 2):
        total += BRINGS[i64(box.effects.verb[headline(box, act)])] // 2
    for suit in range(COIN + 1):
        total += i64(box.icons[kind * SUIT_COUNT + suit]) * ONE // 4
    return total
