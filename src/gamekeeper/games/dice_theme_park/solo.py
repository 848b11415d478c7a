"""Who plays alone (section 9): what a solo card blocks, goals, and the score to beat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gamekeeper.core.ids import EVERYONE
from gamekeeper.games.dice_theme_park.fields import ParkState
from gamekeeper.games.dice_theme_park.measures import reached
from gamekeeper.games.dice_theme_park.places import GOALS, GONE, SOLO_CARD, SOLO_DECK
from gamekeeper.games.dice_theme_park.setting import Setting

RAIL_PLACE: Final[i64] = 1  # what a solo card blocks
TILE_PLACE: Final[i64] = 2
SKILL_PLACE: Final[i64] = 3


def blocked(t: Setting, s: ParkState, what: i64) -> i64:
    """D9.2 The place, from 1, that may not be taken this round; 0 where the card does not block or none is shown."""
    card = s.top(SOLO_CARD)
    if card < 0:
        return 0
    row = t.row(card) * 4
    return t.box.solo[row + what] if t.box.solo[row] <= i64(s.total[0]) else i64(0)


def reveal_card(t: Setting, s: ParkState) -> None:
    """D9.2 The solo card of the round; the one of the last round leaves."""
    t.zones.move_all(s, SOLO_CARD, GONE)
    t.zones.deal(s, "solo-card", SOLO_DECK, SOLO_CARD, 1)


def is_reached(t: Setting, s: ParkState, card: i64) -> bool:
    """D9.6 Whether what a goal asks for holds now."""
    return reached(t, s, 0, t.box.goals, t.row(card))


def judge_goals(t: Setting, s: ParkState) -> None:
    """D9.6 The goals of a round, at the end of its upkeep: each missed one raises the target, its space's stars too."""
    for one in s.cards_at(GOALS):
        card = i64(one)
        if i64(s.mark[card]) != s.round:
            continue
        reaches = is_reached(t, s, card)
        if not reaches:
            s.target += t.box.goal_stars[t.row(card)] + i64(t.space_stars[s.round])
        if s.sink is not None:
            key = "goal" if reaches else "goal-missed"
            s.sink.emit(EVERYONE, key, {"seat": "seat:0", "card": f"card:{card}", "count": int(s.target)})
