### Fort, the rules paragraph by paragraph; numbers as in docs/rules/fort.md.

rules-short =
    Aim: the most points when somebody has 25 on the track, or a fort at level 5, or the park deck runs out.
    Your turn: the cards in your yard go to your discard pile. Play one card, or none. Take one card. Then what you played and your best friends go to your discard pile, the rest of your hand goes to your yard, and you draw five.
    A card has a public and a private action. Use one or both, at least one of them fully. “× shovel” means once for each shovel: on the card, on cards you add from hand, and in your lookout. Coins count as any suit.
    After your card the others may follow its public action: each discards one card of the same suit, and does all of it.
    Cards in a yard are there for the taking, by anybody. Best friends never go there.
    Pizza and toys raise your fort. Level 1 brings a made-up rule, level 2 a perk, level 5 the macaroni sculpture. A higher fort has more room in pack and lookout, and more points at the end.

chapter-F1 = The box
rule-F1-1 = There are six suits: skateboard, shovel, glue, squirt gun, crown and book. A coin counts as any of them. A card shows one icon, two of the same, or a suit and a coin.
rule-F1-2 = Each card has a public action, which others may follow, and a private one, which nobody may.
rule-F1-3 = There are 60 kids, 8 best friends, 11 made-up rules, 9 perks, a macaroni sculpture, 30 pizza and 30 toys. You gain what is left.
rule-F1-4 = Your board has a yard, a lookout, your stuff and your pack. Stuff holds 4 pizza and 4 toys; lookout and pack hold one more than your fort’s level. Yards and discard piles lie open.

chapter-F2 = Before the first turn
rule-F2-1 = The first player and everybody’s board are drawn. One made-up rule more than there are players lies face down, as many perks face up, and three cards lie in the park.
rule-F2-2 = Everybody is dealt eight kids, shuffles them with two best friends and draws five.
rule-F2-3 = With the draft, all choose one of eight kids at the same time and pass the rest to the left, until each has eight.

chapter-F3 = Your turn
rule-F3-1 = First the cards in your yard go to your discard pile.
rule-F3-2 = Then you play one card, or none.
rule-F3-3 = Then you must take a card: from the park, which is filled again at once, from any yard, or the unseen top card of the park deck. It goes to your discard pile. If there is none anywhere, you take none.
rule-F3-4 = Your card, those you added and best friends you still hold go to your discard pile; all else in your hand goes to your yard.
rule-F3-5 = Then you draw five. When your deck runs out, shuffle your discard pile and go on. You draw at no other time.

chapter-F4 = Playing a card
rule-F4-1 = Use the public action, the private one, or both in either order; finish one before the other. Doing something no times does not count.
rule-F4-2 = At least one action has to be used fully, with all you count. The other too, or in part where it cannot be done fully. If you begin in part, the other must follow, fully.
rule-F4-3 = “× suit” is done once for each icon: on the card, on cards you add from hand, and in your lookout. A coin counts as the suit. An action without “×” is done once.
rule-F4-4 = You may add cards before each action, and only cards that make it larger; they count for the second action too. The same goes for icons in your lookout, chosen last. What added cards do is not used.
rule-F4-5 = For “any suit” choose one suit and count its icons, coins among them; if you choose coins, only coins count. A played card that shows only coins counts for coins alone. A follower counts the suit that was matched. Fort level, pack and lookout count as they are at that moment.
rule-F4-6 = “Then” means: the second part only if all of the first was done. A group in brackets is done again and again, each time from its start.
rule-F4-7 = Where you may choose between pizza and toys, all you gain is of one kind.
rule-F4-8 = A coin alone has no suit until you name one. Coin and suit together are that suit when played, and count as two of it.
rule-F4-9 = Cards are written in a small language of their own: a verb, how many, and what it is multiplied by.

chapter-F5 = Following
rule-F5-1 = After a card is done, the others may follow its public action, clockwise, even if it was not used.
rule-F5-2 = To follow, discard one card from hand with the suit of the card, coins matching. You must do all of the action; “× suit” counts the icons on the card you discard, all of them and no others.
rule-F5-3 = If the card shows only a coin, whoever played it names the suit to match. Who follows gains the same kind of resource, if the leader chose one.
rule-F5-4 = Everybody who holds a card is asked, also who can only pass: so being asked tells nothing about a hand. Only what all can see spares the question, such as a board with no room. The same goes for what the leader is asked.
rule-F5-5 = A card that says “trash this” leaves the game after everybody has followed.

chapter-F6 = What cards do
rule-F6-1 = Gain pizza or toys: from the supply to your stuff.
rule-F6-2 = Pack: one resource from your stuff to your pack.
rule-F6-3 = Lookout: one card from hand into your lookout, for good.
rule-F6-4 = Trash: one card of your hand or discard pile leaves the game. Best friends may go too.
rule-F6-5 = Trash this: the card itself leaves the game, once all have followed.
rule-F6-6 = Recruit: take a card, as in your recruit phase.
rule-F6-7 = Raise your fort: pay the next level from stuff and pack. “One less” and “one more” change the cost by one resource of your choice.
rule-F6-8 = Score: your marker moves on along the track.
rule-F6-9 = Spend: resources from stuff or pack go to the supply.
rule-F6-10 = Trash a rival’s card: one card in a rival’s yard leaves the game.
rule-F6-11 = Copy your pack: gain what lies in it, into your stuff.
rule-F6-12 = Copy a rival’s pack: gain what lies in it. The rival loses nothing. A pack that brings you nothing cannot be chosen.
rule-F6-13 = Swap: one pizza or toy in your stuff or pack becomes the other.

chapter-F7 = Fort levels
rule-F7-1 = Level 1: look at the made-up rules and keep one, face down.
rule-F7-2 = Level 2: take one of the perks.
rule-F7-3 = Level 5: take the macaroni sculpture if it is still there. It is worth 4 points.

chapter-F8 = The end
rule-F8-1 = The end comes with 25 points on the track, a fort at level 5, or an empty park deck. The round is finished, so that all have had equal turns.
rule-F8-2 = Add up the track, your fort’s points, your made-up rule and the macaroni sculpture. A tie goes to the higher fort, then it is shared. “You have” means deck, discard pile, hand, yard and lookout.
rule-F8-3 = At the turn limit the round is finished and the game ends. The table may choose the limit.

chapter-F9 = Made-up rules
rule-F9-1 = Big Plans: 1 point for every “raise your fort” on your cards, also as part of an action.
rule-F9-2 = Friendship Bracelet: 1 point for each different suit you have, coins aside, and 1 more for all six.
rule-F9-3 = Piggy Bank: 1 point for each toy on your board.
rule-F9-4 = Pizza Party: 1 point for each pizza on your board.
rule-F9-5 = Loner: 5 points if you have no best friend left.
rule-F9-6 = Minimalism: 8 points if your fort is at level 2 exactly.
rule-F9-7 = Popularity: 1 point for each card in your lookout.
rule-F9-8 = Play Palace: 1 point for each crown you have. Coins are not crowns.
rule-F9-9 = Secret Stash: 1 point for each resource in your pack.
rule-F9-10 = Sleepover: 8 points if you have more cards than every rival, 4 if you share the lead.
rule-F9-11 = Slime Lab: 1 point for each book you have. Coins are not books.

chapter-F10 = Perks
rule-F10-1 = Birthday Party: after your recruit phase you may take one more card from the park or its deck, not from a yard.
rule-F10-2 = Bribe: on your turn, a card for your lookout may come from the park, its deck or any yard. Of a card from the deck the others see only the suits.
rule-F10-3 = Copy Cat: when you follow an action with “× suit” you may discard up to two matching cards, and the icons of both count.
rule-F10-4 = Sticky Fingers: on your turn, what you pack may come from the supply.
rule-F10-5 = XXL Backpack: your pack holds two more.
rule-F10-6 = DIY, once: on your turn, instead of playing a card, raise your fort for one resource more. Nobody can follow.
rule-F10-7 = Do-Over, once: when your card and all who follow are done, play a second card.
rule-F10-8 = Recycling, once: on your turn, take a card of your discard pile to hand: when you choose a card to play, between its two actions, or when you recruit.
rule-F10-9 = Rough Housing, once: instead of following, when the others have decided, send the leader’s card to the box, also if you had nothing to follow with. Not where that card leaves the game anyway.
