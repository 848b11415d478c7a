"""Iditacards (Louis A. Burke) for 1 to 4 players.

Rules: docs/rules/iditacards.md. Where each paragraph lives:

=====================  =================================================================
I1                     components (the box), setting (which cards are on a table), game (set-up)
I2                     turn
I3, I4                 costs; components (prices)
I5, I6                 day (I6's effect on sled cards: costs; on moves: moving)
I5.4, I7, I8           moving
I9                     dogs (entering play: costs)
I10                    effects
I11                    setting, moving (death)
I13                    game (a loaded position), places (what is known)
I14                    where the card's paragraph is; turn (the cap)
=====================  =================================================================

Readings where the rules page leaves a door open:

- Cards of one question are chosen in the order of the pack: after a card none before it is offered, so that each set of
  cards has one way to it. Damaged can be discarded as energy at any time: it ends the payment, so the order matters.
- What is forced by what everybody can see is not asked: energy from a hand of one card, taking all of the supply, the
  only dog, the only upgrade deck with cards, the last legendary card.
- Recovering is two questions: which cards, then which of them go into the deck. The same holds for cards looked at.
- Only upgrade decks that can add a card are a choice for filling the supply.
- Sleeping Bag sets an energy of "all" to 0 too: it is neither condition nor reduction.
- Legendary cards of checkpoints and the cards of Malamute come after the whole move, in this order.
- The village's recovery comes after the closing advance, where the sled stands then.
- What holds until the day ends still holds while Cricket moves.
- Option `upgrade_decks` is a sum: 1 speed, 2 reckless, 4 improvement, 8 survivor.
- A redeal lets be forgotten which cards went face up into a deck, and in which order choices excluded cards.
- A card that Utility Knife would repeat and that repeats itself is not repeated.
"""

from gamekeeper.games.iditacards.game import Iditacards
from gamekeeper.games.iditacards.setting import INFO

__all__ = ["INFO", "Iditacards"]
