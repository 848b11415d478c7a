"""What sets the end off, final points and places (F7, F8, F9)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamekeeper.core import game
from gamekeeper.core.ids import EVERYONE
from gamekeeper.games.fort import components, fields, places
from gamekeeper.games.fort.components import COIN
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.state import FortState
from gamekeeper.games.fort.texts import ENDINGS, RULES

BY_POINTS: Final[i64] = 1
BY_FORT: Final[i64] = 2
BY_PARK_DECK: Final[i64] = 3
BY_TURN_CAP: Final[i64] = 4

BIG_PLANS: Final[i64] = 0
FRIENDSHIP: Final[i64] = 1
PIGGY_BANK: Final[i64] = 2
PIZZA_PARTY: Final[i64] = 3
LONER: Final[i64] = 4
MINIMALISM: Final[i64] = 5
POPULARITY: Final[i64] = 6
PLAY_PALACE: Final[i64] = 7
SECRET_STASH: Final[i64] = 8
SLEEPOVER: Final[i64] = 9
SLIME_LAB: Final[i64] = 10
CROWN: Final[i64] = 4
BOOK: Final[i64] = 5

ALL_SUITS: Final[i64] = 6
MUCH: Final[i64] = 5  # points of a made-up rule that hints tell of


def set_off(s: FortState, seat: i64, reason: i64) -> None:
    """The first thing that sets the end off is noted; the round is played to its end (F8.1)."""
    if s.last_round == 0:
        s.last_round = reason
        tell_last_round(s, seat, reason)


def tell_last_round(s: FortState, seat: i64, reason: i64) -> None:
    """Note what will end the game after this round."""
    if s.sink is not None:
        s.sink.emit(EVERYONE, "last-round", {"seat": f"seat:{seat}", "reason": ENDINGS[reason]})


def ends_by(t: Setting, s: FortState) -> i64:
    """What ends the game after this round, 0 nothing yet; the turn limit does as its last round begins (F8.3)."""
    is_capped = (s.turns // t.seats + 1) * t.seats >= t.turn_cap
    return BY_TURN_CAP if s.last_round == 0 and is_capped else s.last_round


def check_park_deck(s: FortState, seat: i64) -> None:
    """An empty park deck sets the end off, even with cards in the park (F8.1)."""
    if s.count(places.PARK_DECK) == 0:
        set_off(s, seat, BY_PARK_DECK)


def add_points(t: Setting, s: FortState, seat: i64, points: i64) -> None:
    """Points on the track; 25 set the end off (F8.1)."""
    s.add_number(seat, fields.POINTS, points)
    total = s.number(seat, fields.POINTS)
    if s.sink is not None:
        s.sink.emit(EVERYONE, "score", {"seat": f"seat:{seat}", "count": int(points), "points": int(total)})
    if total >= t.numbers.end_points:
        set_off(s, seat, BY_POINTS)


def check_level(t: Setting, s: FortState, seat: i64) -> None:
    """The highest fort level, 5 in the box, sets the end off (F8.1)."""
    if s.number(seat, fields.LEVEL) >= t.box.top:
        set_off(s, seat, BY_FORT)


# --- made-up rules -----------------------------------------------------------------------------------


def rule_of(t: Setting, s: FortState, seat: i64) -> i64:
    """The made-up rule a seat holds, -1 for none."""
    card = s.top(places.RULE + seat)
    return card - t.zones.first_rule if card >= 0 else i64(-1)


OWNED: Final = vec[i64]([places.DISCARD, places.YARD, places.LOOKOUT, places.DECK, places.HAND])


def owned(s: FortState, seat: i64) -> i64:
    """Cards a seat has: deck, discard pile, hand, yard and lookout (F8.2)."""
    total: i64 = 0
    for place in OWNED:
        total += s.count(place + seat)
    return total


def kinds_owned(t: Setting, s: FortState, seat: i64) -> vec[i64]:
    """The kinds of all cards a seat has, one entry a card (F8.2)."""
    result = vec[i64](capacity=32)
    for place in OWNED:
        card = s.top(place + seat)
        while card >= 0:
            result = append(result, i64(t.box.kind_of[card]))
            card = i64(s.next[card])
    return result


def rule_points(t: Setting, s: FortState, seat: i64, rule: i64) -> i64:
    """What a made-up rule would give a seat as things stand (F9.1 to F9.11)."""
    if rule == SLEEPOVER:
        return sleepover(t, s, seat)
    if rule in (PIGGY_BANK, PIZZA_PARTY, MINIMALISM, POPULARITY, SECRET_STASH):
        return points_of_board(t, s, seat, rule)
    return points_of_cards(t, kinds_owned(t, s, seat), rule)


def points_of_board(t: Setting, s: FortState, seat: i64, rule: i64) -> i64:
    """What the made-up rules about resources, fort and lookout give (F9.3, F9.4, F9.6, F9.7, F9.9)."""
    if rule == PIGGY_BANK:
        return s.number(seat, fields.TOYS) + s.number(seat, fields.PACK_TOYS)
    if rule == PIZZA_PARTY:
        return s.number(seat, fields.PIZZA) + s.number(seat, fields.PACK_PIZZA)
    if rule == MINIMALISM:
        return t.numbers.minimalism if s.number(seat, fields.LEVEL) == t.numbers.minimalism_level else i64(0)
    if rule == POPULARITY:
        return s.count(places.LOOKOUT + seat)
    return s.number(seat, fields.PACK_PIZZA) + s.number(seat, fields.PACK_TOYS)


def points_of_cards(t: Setting, kinds: vec[i64], rule: i64) -> i64:
    """What the made-up rules about cards give for these cards (F9.1, F9.2, F9.5, F9.8, F9.11)."""
    box = t.box
    total: i64 = 0
    friends: i64 = 0
    suits: i64 = 0
    for kind in kinds:
        friends += 1 if box.friend[kind] > 0 else 0
        if rule == BIG_PLANS:
            total += i64(box.plans[kind])
        elif rule in (PLAY_PALACE, SLIME_LAB):
            total += printed(t, kind, CROWN if rule == PLAY_PALACE else BOOK)
        elif i64(box.led[kind]) != COIN:
            suits |= i64(SUIT_BITS[i64(box.led[kind])])
    if rule == LONER:
        return t.numbers.loner if friends == 0 else i64(0)
    if rule == FRIENDSHIP:
        different = i64(BIT_COUNT[suits])
        return different + t.numbers.friendship if different == ALL_SUITS else different
    return total


SUIT_BITS: Final = vec[i64]([1, 2, 4, 8, 16, 32, 0])
BIT_COUNT: Final = vec[i64]([bin(mask).count("1") for mask in range(64)])


def printed(t: Setting, kind: i64, suit: i64) -> i64:
    """Icons of a suit on a card; coins do not count (F9.8, F9.11)."""
    first = kind * components.SUIT_COUNT
    return i64(t.box.icons[first + suit]) - i64(t.box.icons[first + COIN])


def sleepover(t: Setting, s: FortState, seat: i64) -> i64:
    """8 with more cards than every rival, 4 when tied for most (F9.10)."""
    mine = owned(s, seat)
    tied = False
    for other in range(t.seats):
        if other != seat:
            theirs = owned(s, other)
            if theirs > mine:
                return 0
            tied = tied or theirs == mine
    return t.numbers.sleepover_tied if tied else t.numbers.sleepover


# --- points and places -------------------------------------------------------------------------------


def open_points(t: Setting, s: FortState, seat: i64) -> i64:
    """Points everybody can see: track, fort, macaroni sculpture (F8.2)."""
    points = s.number(seat, fields.POINTS) + t.box.points[s.number(seat, fields.LEVEL)]
    return points + (t.numbers.sculpture if s.macaroni == seat + 1 else i64(0))


def tally(t: Setting, s: FortState) -> dict[str, list[int]]:
    """What points are made of: track, fort, the made-up rule once it is shown at the end, sculpture (F8.2)."""
    seats = [i64(seat) for seat in range(t.seats)]
    return {
        "track": [int(s.number(seat, fields.POINTS)) for seat in seats],
        "fort": [int(t.box.points[s.number(seat, fields.LEVEL)]) for seat in seats],
        "rule": [int(shown_points(t, s, seat)) for seat in seats],
        "macaroni": [int(t.numbers.sculpture) if s.macaroni == seat + 1 else 0 for seat in seats],
    }


def shown_points(t: Setting, s: FortState, seat: i64) -> i64:
    """Points of a seat's made-up rule, 0 until it is shown."""
    rule = rule_of(t, s, seat)
    return rule_points(t, s, seat, rule) if s.ending != 0 and rule >= 0 else i64(0)


def scores(t: Setting, s: FortState) -> list[int]:
    """Points per seat: the made-up rules count once they are shown at the end (F8.2)."""
    return [int(open_points(t, s, i64(seat)) + shown_points(t, s, i64(seat))) for seat in range(t.seats)]


def facts(t: Setting, s: FortState, seat: i64) -> dict[str, bool]:
    """The highest fort level, the sculpture, most points on the track, a made-up rule that brings much (F8.1, F8.2)."""
    track = tally(t, s)["track"]
    return {
        "top": s.number(seat, fields.LEVEL) >= t.box.top,
        "sculpture": s.macaroni == seat + 1,
        "track": track.count(max(track)) == 1 and track[int(seat)] == max(track),
        "rule": shown_points(t, s, seat) >= MUCH,
    }


def ranking(t: Setting, s: FortState) -> list[int]:
    """Most points win, then the higher fort level, then the win is shared (F8.2)."""
    levels = [int(s.number(i64(seat), fields.LEVEL)) for seat in range(t.seats)]
    return game.places([-(points * 8 + level) for points, level in zip(scores(t, s), levels, strict=True)])


def end(t: Setting, s: FortState) -> None:
    """The round is over: made-up rules are shown and the game ends (F8.1, F8.2)."""
    s.ending = s.last_round
    s.reveal(EVERYONE)
    if s.sink is not None:
        for seat in range(t.seats):
            rule = rule_of(t, s, seat)
            if rule >= 0:
                worth = int(rule_points(t, s, seat, rule))
                s.sink.emit(EVERYONE, "rules-shown", {"seat": f"seat:{seat}", "rule": RULES[rule], "count": worth})
        s.sink.emit(EVERYONE, "end", {"reason": ENDINGS[s.ending]})
