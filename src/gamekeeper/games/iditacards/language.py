"""The words of the pack: what a card does when it takes effect (I10), and what it, or a leg, does all the time."""

from __future__ import annotations

from typing import Final

from gamekeeper.core.effects import Language, words

# effects
DRAW: Final = 1
MOVE: Final = 2
DOUBLE_MOVE: Final = 3
DESTROY: Final = 4
RECOVER: Final = 5
RECOVER_VENISON: Final = 6
TAKE: Final = 7
TAKE_DOG: Final = 8
TRADE_HAND: Final = 9
DAMAGE: Final = 10
HYPOTHERMIA: Final = 11
STARVATION: Final = 12
NO_HYPOTHERMIA: Final = 13
NO_STARVATION: Final = 14
KILL: Final = 15
KILL_FAKE: Final = 16
KILL_LADEN: Final = 17
RIVALS_KILL: Final = 18
RIVALS_DAMAGE: Final = 19  # the next two in the order of DAMAGE
RIVALS_LEG_HYPOTHERMIA: Final = 22  # and starvation
NEW_DAY: Final = 24
SHUFFLE_DISCARD: Final = 25
IMMUNE: Final = 26
FREE_ENERGY: Final = 27
FREE_HEALTH: Final = 28
DESTROY_HELD: Final = 29
REPEAT: Final = 30
DESTROY_THIS: Final = 31

TREATED: Final = 5  # a condition; those before it ask what was done today (effects.py)
PER_DOG: Final = 1  # what is counted

EFFECTS: Final = Language(
    words(
        "draw 1 20, move 0 60, double_move 0 60 0, destroy 0 999 1 999, recover 1 999, recover_venison, "
        "take 1 20 1 20, take_dog, trade_hand, damage 1 20, hypothermia 1 6, starvation 1 6, no_hypothermia, "
        "no_starvation, kill, kill_fake, kill_laden, rivals kill, rivals damage 1 20, "
        "rivals hypothermia 1 6, rivals starvation 1 6, rivals leg_hypothermia, rivals leg_starvation, "
        "new_day, shuffle_discard, immune, free_energy, free_health, destroy_held, repeat, destroy_this"
    ),
    ["dog"],
    ["not_moved", "ate", "not_ate", "ate_meals", "treated"],
)

# what a dog or an attachment in play does
SPEED: Final = 1
NEW_DAY_DRAW: Final = 2
SPEED_PER_OTHER: Final = 3
COUNTS: Final = 4  # as so many dogs
HOLDS: Final = 5  # so many attachments
ENERGY_LESS: Final = 6
HEALTH_LESS: Final = 7
RISK_LESS: Final = 8
LEGS_EASED: Final = 9
CANNOT_DIE: Final = 10
ARMOUR: Final = 11
TO_DISCARD: Final = 12  # when it dies
TO_HAND: Final = 13
DYING_KILLS_ONE: Final = 14
DYING_KILLS_ALL: Final = 15
UNHARMED_PASSING: Final = 16
MOVING_DRAWS: Final = 17
DOUBLES_SPEED: Final = 18
DAY_END_MOVE: Final = 19
DESTROYS_MORE: Final = 20
TAKES_MORE: Final = 21
STARTS: Final = 22  # in play at the start

TRAITS: Final = Language(
    words(
        "speed -20 20 1, new_day_draw -6 6 1, speed_per_other -6 6 1, counts 1 6, holds 0 3, "
        "energy_less 1 9, health_less 1 9, risk_less 1 9, legs_eased 1 6, cannot_die, armour, to_discard, "
        "to_hand, dying_kills_one, dying_kills_all, unharmed_passing, moving_draws 1 9, doubles_speed, "
        "day_end_move 1 60, destroys_more 1 9, takes_more 1 9, starts"
    ),
    conditions=[],
)

# what a leg does to who stands there
LEG_IMMUNE: Final = 1
LEG_SPEED_PER_DOG: Final = 2
LEG_NO_STARVING: Final = 3
LEG_NO_RISK: Final = 4
LEG_NO_DRAW: Final = 5
LEG_DAY_STARVATION: Final = 6
LEG_DAY_KILL: Final = 7
LEG_NO_BONUS: Final = 8
LEG_RECOVER: Final = 9

LEGS: Final = Language(
    words(
        "immune, speed_per_dog -6 6 1, no_starving, no_risk, no_draw, day_starvation 1 6, day_kill, "
        "no_bonus, turn_recover 1 20"
    ),
    conditions=[],
)
