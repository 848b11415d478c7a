"""The flow of the game: which function lists the answers to a question, which one takes them, and what follows.

Answering a question sets the *stage*; `go_on` passes from stage to stage until somebody has to decide again.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gamekeeper.core.ids import Action, Seat
from gamekeeper.games.fort import carry, draft, follow, questions, turn, use
from gamekeeper.games.fort.actions import GO, SUIT, TAKE_PIZZA
from gamekeeper.games.fort.components import ANY, NONE
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.state import FortState


def options(t: Setting, s: FortState, seat: i64) -> vec[i64]:
    """What the top question allows."""
    kind = s.kind()
    if kind == questions.DRAFT:
        return draft.draft_options(t, s, seat)
    if kind <= questions.ADD:
        return card_options(t, s, seat, kind)
    if kind == questions.RECRUIT_PHASE:
        return turn.phase_options(t, s, seat)
    if kind <= questions.ASK_PERK:
        return carry.inner_options(t, s)
    return turn.birthday_choices(t, s) if kind == questions.ASK_BIRTHDAY else follow_options(t, s, seat, kind)


def follow_options(t: Setting, s: FortState, seat: i64, kind: i64) -> vec[i64]:
    """What the questions about following allow (F5)."""
    if kind == questions.NAME_SUIT:
        return follow.suit_names()
    if kind == questions.ASK_FOLLOW:
        return follow.follow_options(t, s, seat)
    return follow.second_options(t, s, seat) if kind == questions.ASK_FOLLOW_SECOND else follow.YES_OR_NO[:]


def card_options(t: Setting, s: FortState, seat: i64, kind: i64) -> vec[i64]:
    """What the questions about playing a card allow (F4)."""
    if kind == questions.PLAY:
        return turn.play_options(t, s, seat)
    if kind == questions.RECYCLE_CARD:
        return turn.recycle_options(t, s, seat)
    if kind == questions.ASK_RESOURCE:
        return follow.resource_options(t, s, seat) if seat != s.turn_seat else use.resource_options(t, s, seat)
    if kind == questions.ASK_SUIT:
        return use.suit_options(t, s, seat)
    return use.add_options(t, s, seat) if kind == questions.ADD else turn.use_options(t, s, seat)


def answer(t: Setting, s: FortState, seat: i64, a: Action) -> None:
    """Answer the top question and go on to the next one."""
    kind = s.kind()
    code = i64(a)
    if kind == questions.DRAFT:
        draft.commit(t, s, seat, a)
    else:
        s.answered()
        if kind <= questions.ADD:
            answer_card(t, s, seat, kind, code)
        elif questions.ASK_TAKE <= kind <= questions.ASK_PERK:
            carry.answer_inner(t, s, code)
        else:
            answer_turn(t, s, seat, kind, code)
    go_on(t, s)


def answer_card(t: Setting, s: FortState, seat: i64, kind: i64, code: i64) -> None:
    """Answers about playing a card (F4)."""
    if kind == questions.PLAY:
        turn.play(t, s, seat, code)
    elif kind == questions.RECYCLE_CARD:
        turn.recycle(t, s, seat, code)
    elif kind == questions.ASK_RESOURCE:
        s.resource = code - TAKE_PIZZA + 1
    elif kind == questions.ASK_SUIT:
        s.suit = code - SUIT
    elif kind != questions.ADD:
        turn.use(t, s, seat, code)
    elif code < t.hand_code:
        start_action(t, s, code - GO)
    else:
        use.add_card(t, s, seat, code - t.hand_code)


def answer_turn(t: Setting, s: FortState, seat: i64, kind: i64, code: i64) -> None:
    """Answers about following, perks and recruiting (F3.3, F5, F10)."""
    if kind == questions.RECRUIT_PHASE:
        turn.answer_phase(t, s, seat, code)
    elif kind == questions.NAME_SUIT:
        follow.named(s, code)
    elif kind == questions.ASK_FOLLOW:
        follow.follow(t, s, seat, code)
    elif kind == questions.ASK_FOLLOW_SECOND:
        follow.follow_second(t, s, seat, code)
    elif kind == questions.ASK_ROUGH:
        follow.rough(s, seat, code)
    elif kind == questions.ASK_DO_OVER:
        follow.do_over(t, s, code)
    else:
        turn.answer_birthday(t, s, seat, code)


def go_on(t: Setting, s: FortState) -> None:
    """From stage to stage until a question is open or the game is over."""
    while len(s.questions) == 0 and s.stage != questions.STAGE_OVER:
        stage = s.stage
        if stage <= questions.STAGE_DONE:
            go_on_card(t, s, stage)
        elif stage == questions.STAGE_NAME:
            follow.name_suit(t, s)
        elif stage == questions.STAGE_FOLLOW:
            follow.next_follower(t, s)
        elif stage == questions.STAGE_ROUGH:
            follow.after_following(t, s)
        elif stage == questions.STAGE_DO_OVER:
            follow.offer_do_over(t, s)
        elif stage == questions.STAGE_RECRUIT:
            turn.recruit_phase(t, s)
        elif stage == questions.STAGE_BIRTHDAY:
            turn.birthday(t, s)
        else:
            turn.end_turn(t, s)


def go_on_card(t: Setting, s: FortState, stage: i64) -> None:
    """The stages up to the end of an action."""
    if stage == questions.STAGE_RUN:
        carry.run(t, s)
    elif stage == questions.STAGE_PREPARE:
        prepare(t, s)
    elif stage == questions.STAGE_DONE:
        action_done(t, s)
    elif stage == questions.STAGE_USE:
        turn.choose_action(t, s)
    elif stage == questions.STAGE_PLAY:
        s.ask(questions.PLAY, Seat(s.turn_seat))
    elif stage == questions.STAGE_TURN:
        turn.begin_turn(t, s)
    else:
        draft.next_round(t, s)


def prepare(t: Setting, s: FortState) -> None:
    """Choose resource, suit and what to add; where there is one answer, take it (F4.4)."""
    leads = s.actor == s.turn_seat
    if i64(t.box.resource[s.act]) == 1 and s.resource == 0:
        codes = use.resource_options(t, s, s.actor) if leads else follow.resource_options(t, s, s.actor)
        if len(codes) > 1:
            s.ask(questions.ASK_RESOURCE, Seat(s.actor))
            return
        s.resource = codes[0] - TAKE_PIZZA + 1
    if not leads or s.act == t.box.diy:
        carry.begin_run(t, s)
        return
    need = i64(t.box.needs[s.act])
    if need == NONE:
        start_action(t, s, 0)
        return
    if s.suit == NONE:
        choose_suit(t, s, need)
        return
    codes = use.add_options(t, s, s.actor)
    if len(codes) > 1:
        s.ask(questions.ADD, Seat(s.actor))
    elif codes[0] >= t.hand_code:
        use.add_card(t, s, s.actor, codes[0] - t.hand_code)
    else:
        start_action(t, s, codes[0] - GO)


def choose_suit(t: Setting, s: FortState, need: i64) -> None:
    """The suit an action counts: its own, or one chosen for "x any_suit" (F4.5)."""
    if need != ANY:
        s.suit = need
        return
    codes = use.suit_options(t, s, s.actor)
    if len(codes) > 1:
        s.ask(questions.ASK_SUIT, Seat(s.actor))
    else:
        s.suit = codes[0] - SUIT


def start_action(t: Setting, s: FortState, lookout: i64) -> None:
    """Everything is chosen."""
    use.start(t, s, lookout)
    carry.begin_run(t, s)


def action_done(t: Setting, s: FortState) -> None:
    """An action is finished: the other one, the next follower, or recruiting after DIY."""
    if s.actor != s.turn_seat:
        s.stage = questions.STAGE_FOLLOW
    elif s.act == t.box.diy:
        s.stage = questions.STAGE_RECRUIT
    else:
        use.finished(s)
        both = s.used & use.BOTH == use.BOTH
        s.stage = questions.STAGE_NAME if both else questions.STAGE_USE
