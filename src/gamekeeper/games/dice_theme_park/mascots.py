"""Mascots (D5.5): where one is used, what for, and what its skill does, one method a word."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from gamekeeper.core.agenda import Told
from gamekeeper.core.ids import EVERYONE, Params
from gamekeeper.core.lists import sort
from gamekeeper.games.dice_theme_park import agenda, language
from gamekeeper.games.dice_theme_park.agenda import NO_ONE, AboutDie, ParkQuestion, packed, part, spot_element, tell_die
from gamekeeper.games.dice_theme_park.components import TOP
from gamekeeper.games.dice_theme_park.dice import (
    NO_DIE,
    crowds_of,
    dice_at,
    dice_of,
    die_codes,
    different,
    in_bag,
    reroll,
    set_value,
)
from gamekeeper.games.dice_theme_park.fields import ParkState
from gamekeeper.games.dice_theme_park.moving import BY_STEP, BY_USHER, BY_WALK
from gamekeeper.games.dice_theme_park.park import attractions, gain, gain_stars, total
from gamekeeper.games.dice_theme_park.party import skips_equal
from gamekeeper.games.dice_theme_park.places import MASCOTS
from gamekeeper.games.dice_theme_park.setting import DOWN, UP, USE_SKILL, WILD, WORDS, Setting

FLIPPED: Final[i64] = 7  # 2 and 5 make it up to this


def ready(s: ParkState, seat: i64) -> vec[i64]:
    """The mascots that a player has not used this round, ascending."""
    result, mark, card = vec[i64](), s.mark, s.top(MASCOTS + seat)
    while card >= 0:
        if mark[card] == 0:
            result = append(result, card)
        card = i64(s.next[card])
    return result


def mascot_card(t: Setting, s: ParkState, seat: i64, kind: i64) -> i64:
    """The first ready mascot of a kind, the first card of the kind where there is none."""
    for card in ready(s, seat):
        if t.kind(card) == kind:
            return card
    return i64(t.zones.first_of[kind])


class MascotAt(ParkQuestion):
    """D5.5 The attraction a mascot is placed on: one with dice, or where its skill does something."""

    def options(self, s: ParkState, seat: i64) -> vec[i64]:
        t, result = self.t, vec[i64]()
        row = t.row(s.argument_of(seat))
        calls_in = verb(t, row) == language.USHER_IN  # the one skill that does something where nobody is
        crowds = crowds_of(t, s, seat, dice_of(t, s, seat))
        for spot in attractions(t, s, seat):
            hex_ = spot - seat * t.hexes
            if crowds[hex_] > 0 or (calls_in and works(t, s, seat, hex_, row)):
                result = append(result, t.hex_code + hex_)
        return result

    def is_open(self, s: ParkState, seat: i64, argument: i64) -> bool:
        dice = dice_of(self.t, s, seat)
        return len(dice) > 1 and s.at[dice[0]] != s.at[dice[i64(len(dice)) - 1]]

    def choose(self, s: ParkState, seat: i64, argument: i64, code: i64) -> None:
        t, hex_ = self.t, code - self.t.hex_code
        s.mark[argument] = i16(hex_ + 1)
        if s.sink is not None:
            place = spot_element(t, s, seat, hex_)
            s.sink.emit(EVERYONE, "mascot", {"seat": f"seat:{seat}", "card": f"card:{argument}", "place": place})
        for _die in range(total(t, s, seat, language.ADJUSTS)):
            s.then(agenda.EXTRA, seat, hex_)
        s.then(agenda.USE, seat, packed(hex_, t.row(argument)))

    def params(self, s: ParkState, seat: i64) -> Params:
        return {"card": f"card:{s.argument_of(seat)}"}


class Use(ParkQuestion):
    """D5.5 What for: a die of the attraction is adjusted, or the skill is used."""

    def options(self, s: ParkState, seat: i64) -> vec[i64]:
        t, hex_ = self.t, part(s.argument_of(seat), 0)
        codes = die_codes(t, different(t, s, dice_at(s, seat * t.hexes + hex_)))
        if works(t, s, seat, hex_, part(s.argument_of(seat), 1)):
            codes = append(codes, t.word_code + USE_SKILL)
        return codes

    def choose(self, s: ParkState, seat: i64, argument: i64, code: i64) -> None:
        if code < self.t.rail_code:
            s.then(agenda.TURN, seat, packed(code - self.t.die_code, 1, 1))
        else:
            use_skill(self.t, s, seat, part(argument, 0), part(argument, 1))

    def params(self, s: ParkState, seat: i64) -> Params:
        return {"place": spot_element(self.t, s, seat, part(s.argument_of(seat), 0))}


class Extra(Use):
    """D5.5 Mascot card: one adjustment more for each, of a die that is still there."""

    def options(self, s: ParkState, seat: i64) -> vec[i64]:
        t = self.t
        codes = die_codes(t, different(t, s, dice_at(s, seat * t.hexes + s.argument_of(seat))))
        return append(codes, t.done_code) if len(codes) > 0 else codes


class Turn(AboutDie):
    """D5.5 How a die is adjusted: so many up or down, or, where it may, any colour for the next operation."""

    def options(self, s: ParkState, seat: i64) -> vec[i64]:
        die, amount = part(s.argument_of(seat), 0), part(s.argument_of(seat), 1)
        value, result = i64(s.value[die]), vec[i64]()
        if value + amount <= TOP:
            result = append(result, self.t.word_code + UP)
        if value - amount >= 1:
            result = append(result, self.t.word_code + DOWN)
        if part(s.argument_of(seat), 2) == 1 and s.wild[die] == 0:
            result = append(result, self.t.word_code + WILD)
        return result

    def is_open(self, s: ParkState, seat: i64, argument: i64) -> bool:
        value, amount = i64(s.value[part(argument, 0)]), part(argument, 1)
        return amount < value <= TOP - amount

    def choose(self, s: ParkState, seat: i64, argument: i64, code: i64) -> None:
        die, word = part(argument, 0), self.t.word(code)
        if word == WILD:
            s.wild[die] = 1
            tell_die(self.t, s, "wild", seat, die)
        else:
            set_value(self.t, s, "turn-die", seat, die, turned(s, argument, word))

    def told(self, s: ParkState, seat: i64, code: i64) -> Told:
        word = self.t.word(code)
        if word == WILD:
            return super().told(s, seat, code)
        number = int(turned(s, s.argument_of(seat), word))
        return Told(WORDS[word][0], {"number": number}, [])

    def params(self, s: ParkState, seat: i64) -> Params:
        return {**super().params(s, seat), "amount": int(part(s.argument_of(seat), 1))}


def turned(s: ParkState, argument: i64, word: i64) -> i64:
    """The value of a die that is adjusted up or down."""
    value, amount = i64(s.value[part(argument, 0)]), part(argument, 1)
    return value + amount if word == UP else value - amount


# --- skills ------------------------------------------------------------------------------------------


def verb(t: Setting, row: i64) -> i64:
    """The word of a skill, 0 for none."""
    skills = t.box.skills
    return i64(skills.verb[skills.first[row]]) if skills.segment[row] < skills.segment[row + 1] else i64(0)


def amount(t: Setting, row: i64) -> i64:
    """The number behind its word."""
    return t.box.skills.amount[t.box.skills.first[row]]


def guests(t: Setting, s: ParkState, place: i64, row: i64) -> vec[i64]:
    """The dice on an attraction that a skill is for, by their printed colour."""
    colour = t.box.skill_colour[row]
    return vec[i64]([die for die in dice_at(s, place) if colour < 0 or t.colour(die) == colour])


def works(t: Setting, s: ParkState, seat: i64, hex_: i64, row: i64) -> bool:
    """Whether a skill does anything on an attraction."""
    return verb(t, row) != 0 and len(candidates(t, s, seat, hex_, row, NO_ONE)) > 0


def candidates(t: Setting, s: ParkState, seat: i64, hex_: i64, row: i64, last: i64) -> vec[i64]:
    """The dice that a skill can be used on, equal ones once; `last` is the die it was used on before."""
    word = verb(t, row)
    if word == language.USHER_IN:
        first, near = seat * t.hexes, t.box.park.near[hex_]
        result = vec[i64]([die for other in near for die in guests(t, s, first + other, row)])
        sort(result)
        return different(t, s, result)
    dice, result = guests(t, s, seat * t.hexes + hex_, row), vec[i64]()
    for die in dice:
        if takes(t, s, word, amount(t, row), die) and (word != language.PAIR or in_order(t, s, dice, die, last)):
            result = append(result, die)
    return different(t, s, result)


def in_order(t: Setting, s: ParkState, dice: vec[i64], die: i64, last: i64) -> bool:
    """D5.5 Dice of one use are different ones, taken in the order of their numbers: the first has one to follow it."""
    if last != NO_ONE:
        return die > last and not skips_equal(t, s, dice, vec[i64]([last]), die)
    return any(in_order(t, s, dice, other, die) for other in dice)


def other_colours(t: Setting, s: ParkState, die: i64) -> vec[i64]:
    """The codes of the colours that a die can swap for: others that the bag holds."""
    colours = [i64(0), i64(1), i64(2)]
    return vec[i64]([t.colour_code + one for one in colours if one != t.colour(die) and in_bag(t, s, one) != NO_DIE])


def takes(t: Setting, s: ParkState, word: i64, steps: i64, die: i64) -> bool:
    """Whether a skill can do something to a die."""
    value = i64(s.value[die])
    if word == language.LEAP:
        return value + steps <= TOP or value - steps >= 1
    if word == language.FLIP:
        return value in (2, 5)
    if word == language.REROLL:  # D7.3 a VIP is never rerolled
        return s.vip[die] == 0
    return word != language.MAKEOVER or len(other_colours(t, s, die)) > 0


def use_skill(t: Setting, s: ParkState, seat: i64, hex_: i64, row: i64) -> None:
    """D5.5 A skill: tips and applause at once, of the others ask for the die."""
    word, each = verb(t, row), amount(t, row)
    if language.TIPS <= word <= language.APPLAUSE:
        earned = each * i64(len(guests(t, s, seat * t.hexes + hex_, row)))
        limit = t.box.skills.where[t.box.skills.first[row]]
        earned = min(limit, earned) if limit > 0 else earned
        if word == language.TIPS:
            gain(s, "tips", seat, earned)
        else:
            gain_stars(s, "applause", seat, earned)
        return
    times = each if word in (language.PAIR, language.USHER_OUT, language.USHER_IN) else i64(1)
    s.then(agenda.SKILL, seat, packed(hex_, row, times, NO_ONE))


class Skill(ParkQuestion):
    """D5.5 The die a skill is used on; an usher may stop after the first, a makeover not happen."""

    def options(self, s: ParkState, seat: i64) -> vec[i64]:
        t, argument = self.t, s.argument_of(seat)
        hex_, row, times, last = part(argument, 0), part(argument, 1), part(argument, 2), part(argument, 3)
        codes = die_codes(t, candidates(t, s, seat, hex_, row, last)) if times > 0 else vec[i64]()
        if (len(codes) > 0 and last != NO_ONE and verb(t, row) != language.PAIR) or verb(t, row) == language.MAKEOVER:
            return append(codes, t.done_code)
        return codes

    def choose(self, s: ParkState, seat: i64, argument: i64, code: i64) -> None:
        t, die, hex_, row = self.t, code - self.t.die_code, part(argument, 0), part(argument, 1)
        word = verb(t, row)
        if part(argument, 2) > 1:
            s.then(agenda.SKILL, seat, packed(hex_, row, part(argument, 2) - 1, die))
        if word in (language.LEAP, language.PAIR):
            s.then(agenda.TURN, seat, packed(die, amount(t, row) if word == language.LEAP else i64(1), 0))
        elif word == language.FLIP:
            set_value(t, s, "turn-die", seat, die, FLIPPED - i64(s.value[die]))
        elif word == language.REROLL:
            reroll(t, s, seat, die)
        elif word == language.MAKEOVER:
            s.then(agenda.MAKEOVER, seat, die)
        else:
            way = BY_STEP if word == language.USHER_OUT else BY_USHER
            way = BY_WALK + amount(t, row) if word == language.WALK else way
            s.then(agenda.WHERE, seat, packed(die, way, hex_))

    def params(self, s: ParkState, seat: i64) -> Params:
        return {"place": spot_element(self.t, s, seat, part(s.argument_of(seat), 0))}


class Makeover(AboutDie):
    """D5.5 A die swaps with one of another colour from the bag at its value; a VIP keeps the token.

    Somebody else may take the last die of a colour meanwhile, so there is a way out.
    """

    def options(self, s: ParkState, seat: i64) -> vec[i64]:
        return append(other_colours(self.t, s, s.argument_of(seat)), self.t.done_code)

    def choose(self, s: ParkState, seat: i64, argument: i64, code: i64) -> None:
        t, die = self.t, in_bag(self.t, s, code - self.t.colour_code)
        s.touch_shared()
        place, bag = s.at[argument], s.at[die]
        s.at[die], s.value[die], s.vip[die] = place, s.value[argument], s.vip[argument]
        s.at[argument], s.value[argument], s.vip[argument], s.wild[argument] = bag, u8(0), u8(0), u8(0)
        tell_die(t, s, "makeover", seat, die)
