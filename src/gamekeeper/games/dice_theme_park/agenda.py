"""What can stand on the agenda, by number, and what the questions share."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gamekeeper.core.agenda import Question, Step, Told
from gamekeeper.core.ids import EVERYONE, Element, Params
from gamekeeper.core.texts import LIGHT, Phrase
from gamekeeper.games.dice_theme_park.fields import ParkState
from gamekeeper.games.dice_theme_park.language import COLOURS
from gamekeeper.games.dice_theme_park.setting import WORDS, Setting, die_element, hex_element

# the phases of a round; a position's `phase` is the one it is in
PLAN: Final[i64] = 0
WELCOME: Final[i64] = 1
EXPAND: Final[i64] = 2
IMPROVE: Final[i64] = 3
OPERATE: Final[i64] = 4
UPKEEP: Final[i64] = 5

# chapter 3
DRAFT: Final[i64] = 0
START: Final[i64] = 1
# chapter 4
PHASE: Final[i64] = 2
STAFF: Final[i64] = 3
EARLIER: Final[i64] = 4
ORDER: Final[i64] = 5
RAIL: Final[i64] = 6
RAISE: Final[i64] = 7
ESCORT: Final[i64] = 8
TRAIN: Final[i64] = 9
BUILD: Final[i64] = 10
BUILD_AT: Final[i64] = 11
SET_DIE: Final[i64] = 12
SET_VALUE: Final[i64] = 13
GIFT: Final[i64] = 14
RECRUIT: Final[i64] = 15
MENU: Final[i64] = 16  # of Improve
PLACE: Final[i64] = 17
TAKE_BACK: Final[i64] = 18
SHIFT_FROM: Final[i64] = 19
SHIFT_TO: Final[i64] = 20
INNOVATE: Final[i64] = 21
# chapter 5
RUN: Final[i64] = 22
PARTY: Final[i64] = 23
SURPRISE: Final[i64] = 24
SHOWMAN: Final[i64] = 25
FRESH: Final[i64] = 26
PIP: Final[i64] = 27
WHO: Final[i64] = 28
WHERE: Final[i64] = 29
GUIDED: Final[i64] = 30
MASCOT_AT: Final[i64] = 31
USE: Final[i64] = 32
TURN: Final[i64] = 33
EXTRA: Final[i64] = 34
SKILL: Final[i64] = 35
MAKEOVER: Final[i64] = 36
# chapter 6
EARN: Final[i64] = 37
JUDGE: Final[i64] = 38
SWAP: Final[i64] = 39
LEAVE: Final[i64] = 40
RETURN: Final[i64] = 41
RETURN_VALUE: Final[i64] = 42
SWAP_IN: Final[i64] = 43
GO: Final[i64] = 44
RENEW: Final[i64] = 45

# what a phase asks for; all other questions go on with an answer that was given
BEGINNINGS: Final = (DRAFT, START, STAFF, EARLIER, RAIL, RAISE, ESCORT, TRAIN, BUILD, RECRUIT, MENU, RUN, SWAP, RETURN)

# where a neighbour lies, by the difference of the axes
SIDES: Final = {
    (1, 0): "right",
    (-1, 0): "left",
    (1, -1): "upper_right",
    (0, -1): "upper_left",
    (0, 1): "lower_right",
    (-1, 1): "lower_left",
}


class ParkStep(Step[ParkState]):
    """What happens by itself."""

    def __init__(self, t: Setting) -> None:
        self.t = t


class ParkQuestion(Question[ParkState]):
    """What the questions share: an answer that is the only one is not asked, a question without any is dropped."""

    def __init__(self, t: Setting, key: str, rule: str) -> None:
        super().__init__(key, rule)
        self.t = t

    def is_open(self, s: ParkState, seat: i64, argument: i64) -> bool:
        """Whether there are certainly several answers, where that is known before all are looked for."""
        return False

    def waits(self, s: ParkState, seat: i64, argument: i64) -> bool:
        if self.is_open(s, seat, argument):
            return True
        codes = self.options(s, seat)
        if len(codes) > 1:
            return True
        if len(codes) == 0:
            s.answered(seat)
        else:
            self.take(s, seat, codes[0])
        return False

    def take(self, s: ParkState, seat: i64, code: i64) -> None:
        argument = s.argument_of(seat)
        s.answered(seat)
        if code != self.t.done_code:
            self.choose(s, seat, argument, code)

    def choose(self, s: ParkState, seat: i64, argument: i64, code: i64) -> None:
        """Carry an answer out that is not "done"; the question is off the stack."""
        raise NotImplementedError

    def told(self, s: ParkState, seat: i64, code: i64) -> Told:
        t = self.t
        word = t.word(code)
        if 0 <= word < i64(len(WORDS)):
            key, rule, _ = WORDS[word]
            return Told(key, {"question": self.key}, [], "" if code == t.done_code else rule)
        if code < t.hex_code:
            card = f"card:{self.card(s, seat, code)}"
            return Told(self.key, {"card": card}, [card])
        if code < t.die_code:
            is_space, space = code >= t.space_code, code - t.space_code
            spot = spot_element(t, s, seat, space // 2 if is_space else code - t.hex_code)
            params: Params = {"place": spot}
            if is_space:
                params["space"] = int(space % 2) + 1
            return Told(self.key, params, [spot])
        if code < t.rail_code:
            die = code - t.die_code
            told, at = die_params(t, s, die), i64(s.at[die])
            if at < t.seats * t.hexes:
                told["place"] = spot_element(t, s, at // t.hexes, at % t.hexes)
            return Told(self.key, told, [die_element(die)])
        if code < t.colour_code:
            return Told(self.key, {"number": int(code - t.number_code)}, [])
        return Told(self.key, {"colour": COLOURS[code - t.colour_code]}, [])

    def card(self, s: ParkState, seat: i64, kind: i64) -> i64:
        """The card that an answer names by its kind."""
        return i64(self.t.zones.first_of[kind])

    def weight(self, s: ParkState, seat: i64, code: i64) -> i64:
        return LIGHT

    def is_planned(self, s: ParkState, seat: i64) -> bool:
        """D5.1 In the middle of an operation, which can be planned on one screen."""
        return PARTY <= self.number <= WHO


class AboutDie(ParkQuestion):
    """What becomes of one die, the first number of the argument."""

    def params(self, s: ParkState, seat: i64) -> Params:
        return die_params(self.t, s, part(s.argument_of(seat), 0))


def too_dear(s: ParkState, seat: i64, cost: i64, rule: str) -> Phrase:
    """Why something that would be open cannot be had."""
    return Phrase("why-too-dear", {"cost": int(cost), "money": int(s.money[seat])}, rule)


def die_params(t: Setting, s: ParkState, die: i64) -> Params:
    """A die in words."""
    return {"die": die_element(die), "colour": COLOURS[t.colour(die)], "value": int(s.value[die])}


def spot_element(t: Setting, s: ParkState, seat: i64, hex_: i64) -> Element:
    """The attraction on a hex, the hex itself where there is none."""
    card = i64(s.tile[seat * t.hexes + hex_]) - 1
    return f"card:{card}" if card >= 0 else hex_element(seat, hex_)


def beside(t: Setting, s: ParkState, seat: i64, hex_: i64) -> Params:
    """The attractions beside a hex, and on which side of the first it is: no two hexes are told alike."""
    around = list(t.box.park.near[hex_])
    taken = [other for other in around if s.tile[seat * t.hexes + other] != 0] or around
    near = [spot_element(t, s, seat, other) for other in taken]
    (q, r), (first_q, first_r) = t.box.park.axes[hex_], t.box.park.axes[taken[0]]
    side = SIDES[int(q - first_q), int(r - first_r)]
    return {"first": near[0], "side": side, "others": len(near) - 1, "near": near[1:]}


def pointed_codes(t: Setting, s: ParkState, seat: i64, element: Element) -> list[i64]:
    """What pointing at a thing may mean: a die, a monorail, a hex of the own park or a card by its kind."""
    kind, *numbers = element.split(":")
    if kind in ("die", "rail"):
        return [t.codes.exact(element)]
    if kind not in ("card", "hex"):
        return []
    number = i64(int(numbers[-1]))
    spots = [hex_ for hex_ in range(t.hexes) if kind == "card" and i64(s.tile[seat * t.hexes + hex_]) == number + 1]
    if kind == "hex" and int(numbers[0]) == int(seat):
        spots = [number - 1]
    result = [first + times * hex_ for hex_ in spots for first, times in ((t.hex_code, i64(1)), (t.space_code, i64(2)))]
    if kind == "card" and t.kind(number) < t.hex_code:
        result.append(t.kind(number))
    return result


def tell_die(t: Setting, s: ParkState, key: str, seat: i64, die: i64, hex_: i64 = -1) -> None:
    """Say to all what becomes of a die, and where if it goes to a hex."""
    if s.sink is not None:
        told: Params = {"seat": f"seat:{seat}", **die_params(t, s, die)}
        if hex_ >= 0:
            told["place"] = spot_element(t, s, seat, hex_)
        s.sink.emit(EVERYONE, key, told)


def tell_at(t: Setting, s: ParkState, key: str, seat: i64, hex_: i64, more: Params) -> None:
    """Say to all what a player does with an attraction; only to be called where somebody listens."""
    s.emit(EVERYONE, key, {"seat": f"seat:{seat}", "place": spot_element(t, s, seat, hex_), **more})


# --- several small numbers in an argument ----------------------------------------------------------

SIX: Final[i64] = 63
NO_ONE: Final[i64] = 63  # where the number of a die may stand


def part(argument: i64, place: i64) -> i64:
    """One of the numbers of an argument, six bits each."""
    return (argument >> (6 * place)) & SIX


def packed(one: i64, two: i64, three: i64 = 0, four: i64 = 0, five: i64 = 0) -> i64:
    """An argument of numbers below 64."""
    return one | (two << 6) | (three << 12) | (four << 18) | (five << 24)
