### Iditacards, the rules paragraph by paragraph; numbers as in docs/rules/iditacards.md.

rules-short =
    Aim: be the first to reach the square after the last. Alone: reach it alive, in few turns.
    Your turn: play one card from hand, or take a new day. Then you advance 1, with your speed.
    A card’s energy is paid with cards of your choice from hand, its health with cards from the top of your deck. Its risk is paid on your next turns by playing the top card of your deck, one a turn; only then does the card take effect.
    Hypothermia makes energy dearer, starvation health. At 7 you die and go back 30 squares. Food eases starvation, personal cards ease hypothermia.
    Dogs pull: at most six. Attachments go on dogs. Sled cards bring better cards into your discard pile; personal cards rid you of poor ones.
    A new day shuffles everything that is not in play back into your deck; you draw six and what your team adds, and the weather changes.
    Whoever you pass goes back one square, and you take damage. A Damaged card in a payment makes it fail.

chapter-I1 = The box and the start
rule-I1-1 = Everybody has the same 26 cards. The Wheel Dog starts in play; the other 25 are the deck, and you draw 6.
rule-I1-2 = Up to four upgrade decks lie face down beside an open supply, empty at first. Everybody gets 5 of 22 legendary cards, known to the owner alone. 18 Damaged cards are the damage pile.
rule-I1-3 = The trail has 160 squares in 10 legs, with another side for one player. The finish is the square after the last; any number may stand on the start, which belongs to the town.
rule-I1-4 = There are five checkpoints: the first squares of hills, blizzard, mountain, forest and cliff face.
rule-I1-5 = Hypothermia and starvation start at 0. The start player is drawn, rolls the weather and takes the first turn; play goes clockwise.

chapter-I2 = Your turn
rule-I2-1 = Play one card from hand; or, if a risk is pending, the top card of your deck as payment; or take a new day. Then advance 1. There is no passing.
rule-I2-2 = The closing advance is a move like any other: speed, weather and leg count. With the option off it is exactly 1.
rule-I2-3 = Before that you may kill own dogs and discard own attachments as often as you like.
rule-I2-4 = A card may be played if its energy and health can be paid in number. A new day is always possible.

chapter-I3 = Costs
rule-I3-1 = In order: energy, so many cards of your choice from hand; health, so many from the top of your deck; risk. Energy “all” is the whole hand together.
rule-I3-2 = A printed 0 stays 0. Else reductions come off, not below 0, and then hypothermia is added to energy, starvation to health. Risk is fixed when the rest is paid.
rule-I3-3 = Food lowers your starvation by 1 and a personal card your hypothermia by 1, at once and before paying.
rule-I3-4 = A Damaged card discarded in a payment makes it fail: what was played, discarded or pending has no effect, and the turn ends with its advance.
rule-I3-5 = With too few cards for health, a card from hand cannot be played, and one played as risk fails.

chapter-I4 = Risk
rule-I4-1 = A card with risk waits until as many cards have been played from the top of your deck, one a turn. Then it takes effect, in the same turn.
rule-I4-2 = Cards played as risk are paid for too. Those with risk of their own stack on top and count once they have taken effect.
rule-I4-3 = What was paid as risk keeps its effect, also if the card below fizzles.
rule-I4-4 = If you cannot pay for a card played as risk, or your deck is empty when one is due, all pending cards fizzle and the turn ends.
rule-I4-5 = On the rope bridge risks fizzle: new ones as soon as they are paid, pending ones when a payment is next due.
rule-I4-6 = The cards paid for Utility Knife take effect a second time, free and in the same order.

chapter-I5 = A new day
rule-I5-1 = Instead of playing you may take a new day; clockwise the others may join.
rule-I5-2 = Who takes part abandons pending risks, shuffles all that is not in play, and draws 6 and what the team adds; on the mountain just 6.
rule-I5-3 = Then the weather is rolled. Wasteland and forest then hit everybody who stands there.
rule-I5-4 = “Today” and “until your day ends” run to your own next new day.

chapter-I7 = Moving
rule-I7-1 = Speed is dogs, attachments, leg and weather, doubled by Engineer Dog, and no bonus on the cliff face. You move what is printed and your speed, not below 0.
rule-I7-2 = Entering a leg, in either direction, raises your conditions to its numbers if they are lower.
rule-I7-3 = Whoever stands on a square you step on goes back to the one you left, and you take 1 damage. Backward movement skips squares that are taken.
rule-I7-4 = The first time you reach or pass a checkpoint, one of your legendary cards, your choice, goes to your discard pile.
rule-I7-5 = Reaching the finish wins at once; the others rank by position.
rule-I7-6 = A move of 0 squares is a move. One that a storm cancels is none, nor is being pushed back.

chapter-I8 = Cold, hunger, damage
rule-I8-1 = 1 damage is one Damaged card from its pile to your discard pile, while there is any.
rule-I8-2 = At hypothermia or starvation 7 you die: back 30 squares, then both are 0. Alone you lose.
rule-I8-3 = Who is immune is not affected by others’ cards and by the weather, for good or bad, and takes no damage.

chapter-I9 = Dogs and attachments
rule-I9-1 = At most 6 dogs; Big Dog counts as 2. If a new one does not fit, kill own dogs until it does; it may be the one.
rule-I9-2 = A killed dog is destroyed and its attachments are discarded. “Kill a dog” means one of your own, unless the card says any. Without a dog that can die the card does nothing.
rule-I9-3 = Armour replaces the death: it is discarded, the dog lives, and the kill counts.
rule-I9-4 = An attachment goes on one of your dogs with room. Without room it is discarded without effect.
rule-I9-5 = A kill for several players goes clockwise from the left of who played it.
