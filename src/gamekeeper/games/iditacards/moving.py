"""Moving and passing (I7), and what the weather has to do with it (I6)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from gamekeeper.core.ids import EVERYONE, Params
from gamekeeper.core.picks import LAST_SHIFT, LEFT, again
from gamekeeper.games.iditacards import agenda, conditions, language
from gamekeeper.games.iditacards.components import VERBS
from gamekeeper.games.iditacards.conditions import total
from gamekeeper.games.iditacards.fields import SledState
from gamekeeper.games.iditacards.places import DECK, DISCARD, HAND, TEAM
from gamekeeper.games.iditacards.setting import Setting, SledQuestion, SledStep


def team_speed(t: Setting, s: SledState, seat: i64) -> i64:
    """I7.1 What dogs and attachments add to a move, weather and leg apart."""
    traits, kinds, following = t.box.traits, t.zones.kind_of, s.next
    result, dogs, card = total(s, seat, language.SPEED), total(s, seat, language.COUNTS), s.top(TEAM + seat)
    while card >= 0:
        first = i64(kinds[card]) * VERBS
        result += traits[first + language.SPEED_PER_OTHER] * (dogs - traits[first + language.COUNTS])
        card = i64(following[card])
    return result


def weather_speed(t: Setting, s: SledState, seat: i64) -> i64:
    """I6 What the weather adds for who is not immune."""
    return i64(0) if conditions.is_immune(t, s, seat) else t.box.weather_speed[s.weather]


def times_of(s: SledState, seat: i64) -> i64:
    """I7.1 How often speed counts: twice with Engineer Dog."""
    return i64(2) if total(s, seat, language.DOUBLES_SPEED) > 0 else i64(1)


def speed(t: Setting, s: SledState, seat: i64) -> i64:
    """I7.1 What a move is longer by."""
    return speed_of(t, s, seat, team_speed(t, s, seat))


def speed_of(t: Setting, s: SledState, seat: i64, team: i64) -> i64:
    """The same for a team that adds so much: then leg and weather, then Engineer Dog, then the cliff face."""
    traits, first = t.box.leg_traits, conditions.leg_of(t, s, seat) * VERBS
    ground = total(s, seat, language.COUNTS) * traits[first + language.LEG_SPEED_PER_DOG]
    result = (team + ground + weather_speed(t, s, seat)) * times_of(s, seat)
    return i64(0) if result > 0 and traits[first + language.LEG_NO_BONUS] > 0 else result


def is_stormbound(t: Setting, s: SledState, seat: i64) -> bool:
    """I6 In a storm nobody moves forwards, but who is immune."""
    return t.box.is_storm[s.weather] == 1 and not conditions.is_immune(t, s, seat)


def distance(t: Setting, s: SledState, seat: i64, printed: i64, times: i64) -> i64:
    """I7.1 Printed and speed, not below 0, then doubled where the card says so; fixed before the first step."""
    result = printed + speed(t, s, seat)
    return result * times if result > 0 else i64(0)


def go(t: Setting, s: SledState, seat: i64, squares: i64) -> None:
    """I7.2, I7.6 A move square by square; one of 0 squares is a move too."""
    if is_stormbound(t, s, seat):
        s.tell("storm-bound", seat)
        return
    checkpoints: i64 = 0
    left = squares
    while left > 0 and i64(s.position[seat]) < t.finish:
        checkpoints += step(t, s, seat)
        left -= 1
    if s.sink is not None:
        told: Params = {"count": int(squares - left), "square": int(s.position[seat])}
        s.sink.emit(EVERYONE, "go", {"seat": f"seat:{seat}", **told})
    if i64(s.position[seat]) == t.finish:
        conditions.finish(s, conditions.ENDED_FINISH)
        return
    draws = total(s, seat, language.MOVING_DRAWS)
    if draws > 0:
        s.then(agenda.DRAW, seat, draws)
    for _time in range(checkpoints):
        s.then(agenda.LEGENDARY, seat, again(1))


def advance(t: Setting, s: SledState, seat: i64) -> None:
    """I2.2 The closing advance is a move like any other; with the option off it is exactly 1."""
    squares = t.box.advance
    go(t, s, seat, distance(t, s, seat, squares, 1) if t.speed_on_advance else squares)


def step(t: Setting, s: SledState, seat: i64) -> i64:
    """I7.2, I7.3 One square on, passing who stands there; 1 for a checkpoint reached first (I1.4, I7.4)."""
    left = i64(s.position[seat])
    square = left + 1
    other = conditions.standing(s, square, seat)
    s.position[seat] = u8(square)
    if square == t.finish:
        return 0
    if other >= 0:
        s.position[other] = u8(left)
        if s.sink is not None:
            s.sink.emit(EVERYONE, "pass", {"seat": f"seat:{seat}", "other": f"seat:{other}", "square": int(left)})
    leg = i64(t.leg_at[square])
    if leg != i64(t.leg_at[left]):
        conditions.rise_to_leg(t, s, seat)
        if other >= 0:
            conditions.rise_to_leg(t, s, other)
    if other >= 0 and total(s, seat, language.UNHARMED_PASSING) == 0:
        conditions.take_damage(t, s, seat, 1)
    bit = i64(1) << leg
    if t.box.checkpoint[leg] == 0 or square != i64(t.first_of[leg]) or i64(s.passed[seat]) & bit != 0:
        return 0
    s.passed[seat] = i16(i64(s.passed[seat]) | bit)
    return 1


class Gain(SledQuestion):
    """So many cards of a place, or all if fewer, into your discard pile, asked for where there is a choice.

    I7.4 Of your legendary cards one; I10 of the supply as many as the card says.
    """

    def is_asked(self, s: SledState, seat: i64) -> bool:
        return 0 < s.argument() & LEFT < s.count(self.place(s, seat))

    def settle(self, s: SledState, seat: i64, argument: i64) -> None:
        if argument & LEFT > 0:
            self.t.zones.shift_all(s, self.key, self.place(s, seat), DISCARD + seat)

    def options(self, s: SledState, seat: i64) -> vec[i64]:
        return self.later(s, seat, s.argument() >> LAST_SHIFT, s.argument() & LEFT)

    def choose(self, s: SledState, seat: i64, argument: i64, code: i64) -> None:
        if argument & LEFT > 1:
            self.put(s, seat, (argument & LEFT) - 1, code)
        self.t.zones.shift(s, self.key, self.card(s, seat, code), DISCARD + seat)


class Draw(SledStep):
    """I10 Draw from the deck, as many as there are; the discard pile is never reshuffled by drawing."""

    def run(self, s: SledState, seat: i64, argument: i64) -> None:
        draw(self.t, s, seat, argument)


def draw(t: Setting, s: SledState, seat: i64, count: i64) -> None:
    """I10 The same at once."""
    if count > 0 and s.count(DECK + seat) > 0:
        t.zones.deal(s, "draw", DECK + seat, HAND + seat, count)
