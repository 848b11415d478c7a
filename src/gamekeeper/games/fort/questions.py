"""The kinds of question, by their number in texts.QUESTIONS, and the stages between them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

DRAFT: Final[i64] = 1
PLAY: Final[i64] = 2
RECYCLE_CARD: Final[i64] = 3
USE_FIRST: Final[i64] = 4
USE_NEXT: Final[i64] = 5
ASK_RESOURCE: Final[i64] = 6
ASK_SUIT: Final[i64] = 7
ADD: Final[i64] = 8
RECRUIT_PHASE: Final[i64] = 9
ASK_TAKE: Final[i64] = 10
ASK_LOOKOUT: Final[i64] = 11
ASK_TRASH: Final[i64] = 12
ASK_TRASH_RIVAL: Final[i64] = 13
ASK_PACK: Final[i64] = 14
ASK_SPEND: Final[i64] = 15
ASK_LEAVE_OUT: Final[i64] = 16
ASK_CONVERT: Final[i64] = 17
ASK_COPY_RIVAL: Final[i64] = 18
ASK_RULE: Final[i64] = 19
ASK_PERK: Final[i64] = 20
NAME_SUIT: Final[i64] = 21
ASK_FOLLOW: Final[i64] = 22
ASK_FOLLOW_SECOND: Final[i64] = 23
ASK_ROUGH: Final[i64] = 24
ASK_DO_OVER: Final[i64] = 25
ASK_BIRTHDAY: Final[i64] = 26

# phases, by their number in texts.PHASES
PHASE_PLAY: Final[i64] = 1
PHASE_FOLLOW: Final[i64] = 2
PHASE_RECRUIT: Final[i64] = 3
PHASE_OVER: Final[i64] = 4

# stages: what comes when no question is open
STAGE_DRAFT: Final[i64] = 0
STAGE_TURN: Final[i64] = 1  # a turn begins
STAGE_PLAY: Final[i64] = 2  # a card is to be chosen
STAGE_USE: Final[i64] = 3  # an action of it is to be chosen
STAGE_PREPARE: Final[i64] = 4  # what it counts is to be chosen
STAGE_RUN: Final[i64] = 5  # it is being carried out
STAGE_DONE: Final[i64] = 6  # it has been carried out
STAGE_NAME: Final[i64] = 7  # a suit may have to be named
STAGE_FOLLOW: Final[i64] = 8  # the next follower is to be asked
STAGE_ROUGH: Final[i64] = 9  # the card may leave the game
STAGE_DO_OVER: Final[i64] = 10
STAGE_RECRUIT: Final[i64] = 11
STAGE_BIRTHDAY: Final[i64] = 12
STAGE_END: Final[i64] = 13  # discard and draw
STAGE_OVER: Final[i64] = 14
