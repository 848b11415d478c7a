"""What a reader may see (section 12), and how events carry a view forward.

Elements (what can be pointed at):

======================  =========================================================================
``card:12``             a card; copies of a kind have numbers of their own (see the catalogue)
``park:0`` .. ``park:2``  the places of the park
``park-deck``, ``park``, ``box``, ``supply:pizza``, ``supply:toy``, ``rules``, ``macaroni``
``hand:1``, ``deck:1``, ``discard:1``, ``yard:1``, ``lookout:1``   a seat's places
``stuff:1:pizza``, ``stuff:1:toy``, ``pack:1:pizza``, ``pack:1:toy``   a seat's resources
``fort:1``              a seat's fort level
``play``, ``added``     where the played card and the added ones lie
``aside``               where those lie that were played before a Do-Over
``action:public``, ``action:private``   the two halves of the played card
``suit:glue``, ``perk:bribe``, ``rule:loner``   suits, perks and made-up rules by name
======================  =========================================================================

Events. Each that moves cards says ``card`` or ``cards`` with ``from`` and ``to`` (places); each that changes numbers
of a seat says them anew under ``points``, ``level``, ``pizza``, ``toys``, ``pack-pizza``, ``pack-toys``, and ``supply``
as ``[pizza, toys]``. Those marked * are for one seat only.

=================  =========================================================================================
deal               boards (by seat), park, perks, rules (how many lie face down), park-deck, draft (0 or 1),
                   friends (cards, two a seat)
dealt *            seat, cards: the eight of the basic set-up
draft              round, rounds: all choose from the hands that go round
draft-hand *       seat, cards
chose *            seat, card: committed, not yet seen
drafted            round
picked *           seat, card
shuffle            seat, count: a seat's deck is made of so many cards
draw               seat, count, deck (left), sure (drawn before the pile was shuffled)
drawn *            seat, cards
turn               seat, turn (from 1), round (from 1)
cleanup            seat, cards, from, to
play               seat, card, from, to
play-none          seat
diy                seat, perk
recycle            seat, perk, card, from, to
add                seat, card, from, to
use                seat, card, action, suit ("" for none), count (icons), full (0 or 1), resource ("" for none)
used               seat, card, action: the action is finished
gather             seat, resource, count, pizza or toys, supply
pack               seat, resource, count, from, to, pizza, toys, pack-pizza, pack-toys, supply
spend              seat, resource, from, pizza, toys, pack-pizza, pack-toys, supply
convert            seat, resource (before), from, pizza, toys, pack-pizza, pack-toys, supply
copy               seat, rival (the seat copied; the same seat for the own pack), pizza, toys, supply
score              seat, count, points
advance            seat, level
lookout            seat, card, from, to
lookout-unseen     seat, suits, from, to: by Bribe from the park deck
lookout-own *      seat, card: the unseen one
trash              seat, card, from, to
trash-rival        seat, rival, card, from, to
recruit            seat, card, from, to
refill             card, place (``park:1``), park-deck
rule-taken         seat, rules (left)
rule-kept *        seat, rule
perk-taken         seat, perk
perk-used          seat, perk
macaroni           seat
name-suit          seat, suit
follow             seat, cards, from, to, leader, card
trash-this         seat, card, from, to
rough              seat, perk, rival, card, from, to
do-over            seat, perk
birthday           seat
discard            seat, cards, from, to: played and added cards and best friends
yard               seat, cards, from, to
last-round         reason (of `ENDINGS`), seat: what set the end off
rules-shown        seat, rule
end                reason
=================  =========================================================================================
"""

from __future__ import annotations

from typing import TypedDict


class SeatView(TypedDict):
    """One player's board."""

    board: int  # 0..3: which board with its two best friends
    points: int  # on the track
    level: int  # fort level
    pizza: int  # in the stuff
    toys: int
    pack_pizza: int
    pack_toys: int
    pack_room: int  # capacity of the pack, all in all
    lookout_room: int  # capacity of the lookout, all in all
    hand: int  # cards in hand
    deck: int  # cards in the deck
    discard: list[int]  # cards, ascending
    yard: list[int]  # cards, ascending
    lookout: list[int]  # cards the reader has seen, ascending
    unseen: list[str]  # the suits of the others there: "glue", "book book", "coin crown"
    perks: list[str]  # names
    rule: str  # made-up rule: "" none, "hidden" for another's, its name for the own one and at the end
    macaroni: bool


class FortView(TypedDict):
    """A position as one reader sees it. Cards are numbers of the catalogue."""

    reader: int  # seat whose hand is shown, -1 for a spectator
    seats: list[SeatView]
    hand: list[int]  # the reader's cards, ascending
    deck: list[int]  # the reader's deck, ascending: contents, not order
    draft_hand: list[int]  # in the draft: the cards the reader may choose from
    draft_picks: list[int]  # in the draft: what the reader has chosen so far
    draft_choice: int  # in the draft: committed, the others still choose; -1 none
    draft_round: int  # 1..8, 0 when there is no draft or it is over
    park: list[int]  # three places, -1 an empty one
    park_deck: int  # cards left
    supply: list[int]  # pizza, toys
    perks: list[str]  # on offer
    rules: int  # made-up rules that lie face down to be taken
    macaroni: bool  # still to be had
    box: list[int]  # cards that left the game, ascending
    turn: int  # number of this turn, from 1; 0 before the first
    round: int  # number of this round, from 1; 0 before the first
    turn_seat: int  # whose turn it is
    start_seat: int
    phase: str  # one of texts.PHASES
    played: int  # the card in play, -1 none
    added: list[int]  # cards added to it, ascending
    aside: list[int]  # played and added before a Do-Over in this turn, ascending
    used: list[str]  # actions of it begun so far, in order: "public", "private"
    suit: str  # the suit to match when following, "" before it is settled
    trash_played: bool  # the card in play will leave the game
    last_round: str  # what set the end off, "" nothing yet
    ending: str  # why the game ended, "" while it goes on
