"""Every key this game's words must know, with the parameters that come with it.

Parameters are elements (``card:12``), seats (``seat:2``), numbers or short words. A word in *italics* below is
one of a fixed list: *resource* is ``pizza`` or ``toy``; *suit* is a name of `SUITS`; *action* is ``public`` or
``private``; *place* is an element of a place (see view.py).

Questions (the key of a prompt, ``ask-`` before it). All carry ``seat``; further parameters in brackets. Questions
inside an action carry ``verb``, the word of the action language that asks.

==============  ================================================================================================
draft           choose one card of the hand that goes round (round, rounds)
play            play a card, or none
recycle         take a card of your discard pile to hand (Recycling)
use             which action of the played card first (card)
next            the other action too, or done (card)
resource        pizza or toys, for the whole action (card, action)
suit            the suit to count for "x any suit" (card, action)
add             add a card, or carry it out with so many lookout icons (card, action, suit, count, verb, resource or "")
recruit         the recruit phase: whom to take
take            whom to take, by an action
lookout         which card goes under the lookout
trash           which card leaves for the box
trash-rival     which card of a rival's yard leaves for the box
pack            which resource goes into the pack (left)
spend           which resource is spent or paid (left; pizza, toy, any: what is still to be paid)
leave-out       which resource of the cost is left out (pizza, toy, any: the cost)
convert         which resource becomes the other
copy-rival      whose pack is copied
rule            which made-up rule to keep
perk            which perk to take
name-suit       which suit the others must match (card)
follow          discard a card to follow, or pass (leader, card, suit, resource to take or "")
follow-second   discard a second card as well (Copy Cat), or not
rough           send the leader's card to the box (Rough Housing), or not (leader, card)
do-over         play a second card (Do-Over), or not
birthday        take another card (Birthday Party), or not
==============  ================================================================================================

Options (``option-`` before it). Where a card is named, ``card`` is an element; ``full`` is 1 when the action would be
carried out fully, else 0. ``gain`` is what an action would do now, counted by the last verb of its first part
(``trash_this`` aside): the points of ``spend pizza 2 > score 3``, the pizza of ``pizza x book``.

=================  =============================================================================================
draft              card
play               card; public, private: what each action would do now without adding anything, -1 if it cannot be
                   used first; public-full, private-full; public-best, private-best: with all useful additions
none, diy          (diy: pizza, toy, any: the cost)
recycle            -
recycled           card
use                card, action, gain, full, best
done               card
resource           resource, gain, full
suit               suit, count, gain, full
add                card, suit, icons (on it), count (icons after adding), gain (after adding), full
go                 lookout (icons counted there), count, gain, full
take               card, from (*place*)
top                - (the unseen top card of the park deck; for recruit, take and birthday)
lookout-top        - (the unseen top card of the park deck, for the lookout)
lookout            card, from (*place*)
trash              card, from (*place*)
trash-rival        card, from (*place*)
pack               resource, from (``stuff:0:pizza`` or ``supply:pizza``)
spend              resource, from (``stuff:0:pizza`` or ``pack:0:pizza``)
leave-out          resource (pizza, toy or any)
convert            resource, to (*resource*), from (``stuff:0:pizza`` or ``pack:0:pizza``)
copy-rival         rival, pizza, toys (what would be gained)
rule               rule; worth: points it would give its taker now
perk               perk
name-suit          suit
follow             card, icons (matching), gain
follow-second      card, icons (of both), gain
pass               -
rough, do-over     card
=================  =============================================================================================

Reasons (``why-`` before it), for `Game.why_not`:

====================  ==========================================================================================
not-this-question     the action answers another question (question: the kind asked now)
not-in-hand           card
not-in-discard        card
not-in-park           card
not-in-yard           card, seat
not-playable          no action of the card could be carried out fully (card)
not-full              no action would be carried out fully that way (card, action)
empty-use             the action would do nothing (card, action)
must-be-full          the first action was used in part: the other must follow, fully (card)
not-useful            adding it would change nothing (card)
no-icon               card, suit
no-lookout-icons      so many icons are not in the lookout or would change nothing (count)
no-room               resource
no-resource           resource, from
no-card-there         -
no-perk               perk
no-cost               the fort cannot be advanced: no resources for it, or it is at its highest level
cannot-follow         card: discarding it, the action could not be carried out fully
own-pack              the pack is your own or there is no such seat
not-left-out          resource: nothing of it is in the cost
suit-counts-nothing   suit
no-top                the park deck is empty
not-offered           perk or rule is not there to take
yard-not-allowed      Birthday Party takes from the park and its deck only
====================  ==========================================================================================
"""

from __future__ import annotations

from typing import Final

SUITS: Final = ["skateboard", "shovel", "glue", "squirt_gun", "crown", "book", "coin"]
RESOURCES: Final = ["pizza", "toy"]
ACTIONS: Final = ["public", "private"]

RULES: Final = [
    "big-plans",
    "friendship-bracelet",
    "piggy-bank",
    "pizza-party",
    "loner",
    "minimalism",
    "popularity",
    "play-palace",
    "secret-stash",
    "sleepover",
    "slime-lab",
]
PERKS: Final = [
    "birthday-party",
    "bribe",
    "copy-cat",
    "sticky-fingers",
    "xxl-backpack",
    "diy",
    "do-over",
    "recycling",
    "rough-housing",
]
PHASES: Final = ["draft", "play", "follow", "recruit", "over"]
ENDINGS: Final = ["", "points", "fort", "park-deck", "turn-cap"]

QUESTIONS: Final = [
    "",
    "draft",
    "play",
    "recycle",
    "use",
    "next",
    "resource",
    "suit",
    "add",
    "recruit",
    "take",
    "lookout",
    "trash",
    "trash-rival",
    "pack",
    "spend",
    "leave-out",
    "convert",
    "copy-rival",
    "rule",
    "perk",
    "name-suit",
    "follow",
    "follow-second",
    "rough",
    "do-over",
    "birthday",
]

PARAGRAPHS: Final = [  # by question: the paragraph that says what may be answered
    "",
    "F2.3",
    "F3.2",
    "F10.8",
    "F4.1",
    "F4.2",
    "F4.7",
    "F4.5",
    "F4.4",
    "F3.3",
    "F6.6",
    "F6.3",
    "F6.4",
    "F6.10",
    "F6.2",
    "F6.9",
    "F6.7",
    "F6.13",
    "F6.12",
    "F7.1",
    "F7.2",
    "F5.3",
    "F5.2",
    "F10.3",
    "F10.9",
    "F10.7",
    "F10.1",
]
