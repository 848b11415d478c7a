### Fort. A card is called by its kid’s name, which is data and stays as it is in every language.
### $from-out says where a thing comes from: "from hand", "from Ada’s yard".

title = Fort
tagline = Build a fort, share your pizza, and play with your friends before somebody else does.
about = Each card does something for you, and others may follow. Whoever you do not play with waits in your yard and may leave with somebody else. Pizza and toys make your fort grow; the most points win.

## Suits and resources

suit = { $suit ->
    [skateboard] skateboard
    [shovel] shovel
    [glue] glue
    [squirt_gun] squirt gun
    [crown] crown
    [book] book
   *[coin] coin
    }
    .many = { $suit ->
        [skateboard] skateboards
        [shovel] shovels
        [glue] glue
        [squirt_gun] squirt guns
        [crown] crowns
        [book] books
       *[coin] coins
        }
    .title = { $suit ->
        [skateboard] Skateboard
        [shovel] Shovel
        [glue] Glue
        [squirt_gun] Squirt gun
        [crown] Crown
        [book] Book
       *[coin] Coin
        }
    .letters = { $suit ->
        [skateboard] ska
        [shovel] sho
        [glue] glu
        [squirt_gun] gun
        [crown] cro
        [book] boo
       *[coin] coi
        }
# So many of $resource, as something gained or spent.
amount = { $resource ->
    [pizza] { $count } pizza
    [toy] { $count ->
        [one] 1 toy
       *[other] { $count } toys
        }
   *[any] { $count } of any kind
    }
one-resource = { $resource ->
    [pizza] one pizza
    [toy] one toy
   *[any] one of any kind
    }
resource-letter = { $resource ->
    [pizza] P
   *[toy] T
    }
resource-title = { $resource ->
    [pizza] Pizza
   *[toy] Toys
    }
cost = { $pizza ->
    [0] { cost.rest }
   *[other] { cost.pizza }{ $toy ->
        [0] { $any ->
            [0] {""}
           *[other] {" "}+ { cost.any }
            }
       *[other] {" "}+ { cost.rest }
        }
    }
    .rest = { $toy ->
        [0] { cost.any }
       *[other] { cost.toys }{ $any ->
            [0] {""}
           *[other] {" "}+ { cost.any }
            }
        }
    .pizza = { $pizza ->
       *[other] { $pizza } pizza
        }
    .toys = { $toy ->
        [one] 1 toy
       *[other] { $toy } toys
        }
    .any = { $any ->
        [0] nothing
       *[other] { $any } of any kind
        }
both-resources = { $pizza ->
    [0] { $toys ->
        [0] nothing
        [one] 1 toy
       *[other] { $toys } toys
        }
   *[other] { $pizza } pizza{ $toys ->
        [0] {""}
        [one] {" "}and 1 toy
       *[other] {" "}and { $toys } toys
        }
    }

## What cards do: one text a verb, put together by “then” and “times”

do = { $verb ->
    [pizza] gain { $number } pizza
    [toy] gain { $number ->
        [one] 1 toy
       *[other] { $number } toys
        }
    [resource] gain { $number } pizza or { $number ->
        [one] toy
       *[other] toys
        }
    [pack] pack 1 resource
    [lookout] put a card into your lookout
    [trash] trash a card of yours
    [trash_this] trash this card
    [recruit] take a card
    [advance] raise your fort{ $less ->
        [0] {""}
        [1] {" "}for one less
       *[other] {" "}for one more
        }
    [score] score { $number ->
        [one] 1 point
       *[other] { $number } points
        }
    [spend] spend { $resource ->
        [pizza] { $number } pizza
        [toy] { $number ->
            [one] 1 toy
           *[other] { $number } toys
            }
       *[any] { $number ->
            [one] 1 resource
           *[other] { $number } resources
            }
        }
    [trash_rival] trash a card in a rival’s yard
    [copy_pack] gain what is in your pack
    [copy_rival_pack] gain what is in a rival’s pack
    [convert] swap a pizza for a toy or back
   *[other] { $verb }
    }
    .short = { $verb ->
        [pizza] { $number } pizza
        [toy] { $number ->
            [one] 1 toy
           *[other] { $number } toys
            }
        [resource] { $number ->
            [one] 1 pizza or toy
           *[other] { $number } pizza or toys
            }
        [pack] pack 1
        [lookout] to lookout
        [trash] trash 1
        [trash_this] trash this
        [recruit] take 1
        [advance] raise fort{ $less ->
            [0] {""}
            [1] {" "}(−1)
           *[other] {" "}(+1)
            }
        [score] { $number } pt
        [spend] pay { $resource ->
            [pizza] { $number } pizza
            [toy] { $number ->
                [one] 1 toy
               *[other] { $number } toys
                }
           *[any] { $number } any
            }
        [trash_rival] trash rival’s
        [copy_pack] copy own pack
        [copy_rival_pack] copy rival’s pack
        [convert] swap pizza↔toy
       *[other] { $verb }
        }
do-then = { $before }, then { $after }
    .short = { $before } → { $after }
do-count = { $count ->
    [skateboard] skateboard
    [shovel] shovel
    [glue] glue
    [squirt_gun] squirt gun
    [crown] crown
    [book] book
    [coin] coin
    [any_suit] icon of any one suit
    [fort_level] fort level
    [pack] resource in your pack
   *[lookout] card in your lookout
    }
    .short = { $count ->
        [skateboard] skateboard
        [shovel] shovel
        [glue] glue
        [squirt_gun] squirt gun
        [crown] crown
        [book] book
        [coin] coin
        [any_suit] any suit
        [fort_level] fort level
        [pack] pack
       *[lookout] lookout
        }
do-times = { $what } for each { $count }
    .short = { $what } × { $count }
# The same for several verbs that are repeated together.
do-each = for each { $count }: { $what }
    .short = ({ $what }) × { $count }

## Things on the table

card = { $name }
hand = { $seat-who ->
    [you] your hand
   *[other] { $seat }’s hand
    }
    .out = from hand
deck = { $seat-who ->
    [you] your deck
   *[other] { $seat }’s deck
    }
    .out = from the deck
discard-pile = { $seat-who ->
    [you] your discard pile
   *[other] { $seat }’s discard pile
    }
    .out = from the discard pile
yard = { $seat-who ->
    [you] your yard
   *[other] { $seat }’s yard
    }
    .out = { $seat-who ->
        [you] from your yard
       *[other] from { $seat }’s yard
        }
lookout = { $seat-who ->
    [you] your lookout
   *[other] { $seat }’s lookout
    }
    .out = { $seat-who ->
        [you] from your lookout
       *[other] from { $seat }’s lookout
        }
stuff = { $seat-who ->
    [you] { $resource ->
        [pizza] your pizza
       *[toy] your toys
        }
   *[other] { $resource ->
        [pizza] { $seat }’s pizza
       *[toy] { $seat }’s toys
        }
    }
    .out = from the stuff
pack = { $seat-who ->
    [you] { $resource ->
        [pizza] pizza in your pack
       *[toy] toys in your pack
        }
   *[other] { $resource ->
        [pizza] pizza in { $seat }’s pack
       *[toy] toys in { $seat }’s pack
        }
    }
    .out = from the pack
supply = { $resource ->
    [pizza] pizza in the supply
   *[toy] toys in the supply
    }
    .out = from the supply
fort = { $seat-who ->
    [you] your fort
   *[other] { $seat }’s fort
    }
park = the park
    .out = from the park
park-place = place { $place } in the park
    .out = from the park
park-deck = the park deck
    .out = from the park deck
card-in-play = the card in play
    .out = from the table
added-cards = the added cards
    .out = from the table
box = the box
    .out = from the box
rules-to-take = the made-up rules to choose from
macaroni = the macaroni sculpture
action = { $action ->
    [public] the public action
   *[private] the private action
    }
    .title = { $action ->
        [public] Public action
       *[private] Private action
        }

## Made-up rules and perks

made-up-rule = { $rule ->
    [big-plans] Big Plans
    [friendship-bracelet] Friendship Bracelet
    [piggy-bank] Piggy Bank
    [pizza-party] Pizza Party
    [loner] Loner
    [minimalism] Minimalism
    [popularity] Popularity
    [play-palace] Play Palace
    [secret-stash] Secret Stash
    [sleepover] Sleepover
    [slime-lab] Slime Lab
   *[hidden] hidden
    }
    .what = { $rule ->
        [big-plans] 1 point for every “raise your fort” on your cards
        [friendship-bracelet] 1 point for each different suit you have, coins aside, and { $friendship } more for all six
        [piggy-bank] 1 point for each toy on your board
        [pizza-party] 1 point for each pizza on your board
        [loner] { $loner ->
            [one] 1 point
           *[other] { $loner } points
            } if you have no best friend left
        [minimalism] { $minimalism ->
            [one] 1 point
           *[other] { $minimalism } points
            } if your fort is at level { $level } exactly
        [popularity] 1 point for each card in your lookout
        [play-palace] 1 point for each crown you have
        [secret-stash] 1 point for each resource in your pack
        [sleepover] { $sleepover ->
            [one] 1 point
           *[other] { $sleepover } points
            } if you have more cards than every rival, { $tied } if you share the lead
        [slime-lab] 1 point for each book you have
       *[hidden] its owner shows it at the end
        }
perk = { $perk ->
    [birthday-party] Birthday Party
    [bribe] Bribe
    [copy-cat] Copy Cat
    [sticky-fingers] Sticky Fingers
    [xxl-backpack] XXL Backpack
    [diy] DIY
    [do-over] Do-Over
    [recycling] Recycling
   *[rough-housing] Rough Housing
    }
    .what = { $perk ->
        [birthday-party] after recruiting you may take one more card from the park or its deck
        [bribe] on your turn, cards for your lookout may come from the park, its deck or any yard
        [copy-cat] when you follow an action that counts a suit, you may discard two cards, and both count
        [sticky-fingers] on your turn, what you pack may come from the supply
        [xxl-backpack] your pack holds { $xxl ->
            [1] one more
            [2] two more
           *[other] { $xxl } more
            }
        [diy] once, instead of playing a card, raise your fort for one more
        [do-over] once, after your card and its followers, play a second card
        [recycling] once, on your turn, take a card of your discard pile to hand
       *[rough-housing] once, instead of following, send the leader’s card to the box
        }

## Questions

ask-draft = Choose a card to keep; the others go on to the left. Round { $round } of { $rounds }.
ask-play = Which card do you play?
ask-recycle = Recycling: which card do you take back to hand?
ask-use = { $card }: which action do you use first?
ask-next = { $card }: do you use the other action too?
ask-resource = { $card }: pizza or toys? It is all of one kind.
ask-suit = { $card }: which suit do you count?
ask-add = { $card } counts { suit.many }: { $count } so far. Add a card, or carry the action out.
ask-recruit = Who joins you? The card goes to your discard pile.
ask-take = Your action lets you take a card. Who joins you?
ask-lookout = Which card goes into your lookout? It stays there for good.
ask-trash = Which card do you trash? It leaves the game.
ask-trash-rival = Which card do you trash in a rival’s yard?
ask-pack = What do you put into your pack? { $left ->
    [one] One resource.
   *[other] { $left } to go.
    }
ask-spend = Still to pay: { cost }. What do you pay with?
ask-leave-out = Raising your fort costs one less: { cost }. What do you leave out?
ask-convert = What do you swap for the other kind?
ask-copy-rival = Whose pack do you copy?
ask-rule = Which made-up rule do you keep? Nobody else sees it.
ask-perk = Which perk do you take?
ask-name-suit = { $card } shows only a coin. Which suit do the others have to match?
ask-follow = { $leader } played { $card }. To follow its public action, discard a card of this suit: { suit }.
ask-follow-only-pass = { $leader } played { $card }. You can only pass: { $reason ->
    [no-card] no card in your hand shows { suit }
   *[other] none of your cards would carry the public action out fully
}.
ask-follow-second = Copy Cat: do you discard a second matching card?
ask-rough = Rough Housing: do you send { $leader }’s { $card } to the box?
ask-do-over = Do-Over: do you play a second card?
ask-birthday = Birthday Party: do you take one more card?

## Answers

in-part = { $full ->
    [1] {""}
   *[0] , in part
    }
option-draft = Keep { $card }
option-play = Play { $card }
option-none = Play no card
option-diy = DIY: raise your fort for { cost } instead of playing a card
option-recycle = Recycling: take a card of your discard pile to hand
option-recycled = Take { $card } back to hand
option-use = Use { action }{ in-part }
option-done = Leave it at that
option-resource = { resource-title }: { amount-gained }
amount-gained = gain { $gain }{ in-part }
option-suit = Count { suit.many }: { $count } now{ in-part }
option-add = Add { $card }: { suit } +{ $icons }, { $count } in all{ in-part }
option-go = Carry it out with { $count }{ $lookout ->
    [0] {""}
   *[other] {" "}({ $lookout } in your lookout)
    }{ in-part }
option-take = Take { $card } { $from-out }
option-top = Take the top card of the park deck, unseen
option-lookout-top = Put the top card of the park deck, unseen, into your lookout
option-lookout = Put { $card } { $from-out } into your lookout
option-trash = Trash { $card } { $from-out }
option-trash-rival = Trash { $card } { $from-out }
option-pack = Put { one-resource } { $from-out } into your pack
option-spend = Pay { one-resource } { $from-out }
option-leave-out = Leave out { one-resource }
option-convert = { $resource ->
    [pizza] Swap one pizza { $from-out } for a toy
   *[toy] Swap one toy { $from-out } for a pizza
    }
option-copy-rival = Copy { $rival }’s pack: gain { both-resources }
option-rule = Keep { made-up-rule }: { made-up-rule.what } (now { $worth })
option-perk = Take { perk }: { perk.what }
option-name-suit = { suit.title }
option-follow = Discard { $card } and follow
option-follow-second = Discard { $card } too
option-pass = Pass
option-rough = Send { $card } to the box
option-do-over = Play a second card

## Events

event-deal = { $draft ->
    [1] Everybody gets kids to choose from.
   *[0] Everybody gets kids and two best friends, and draws a hand.
    } In the park: { $park }. Perks to take: { $perks }.
event-dealt = Your kids: { $cards }.
event-draft = Round { $round } of { $rounds }.
event-draft-hand = You choose from { $cards }.
event-chose = You choose { $card }.
event-drafted = Everybody has chosen.
event-picked = {""}
event-shuffle = { $seat-who ->
    [you] You shuffle { $count ->
        [one] 1 card
       *[other] { $count } cards
        } into your deck.
   *[other] { $seat } shuffles { $count ->
        [one] 1 card
       *[other] { $count } cards
        } into the deck.
    }
event-draw = { $seat-who ->
    [you] You draw { $count ->
        [one] 1 card
       *[other] { $count } cards
        }.
   *[other] { $seat } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
        }.
    }
event-drawn = Your hand: { $cards }.
event-turn = { $seat-who ->
    [you] Turn { $turn }: you.
   *[other] Turn { $turn }: { $seat }.
    }
event-cleanup = { $seat-who ->
    [you] Your yard goes to your discard pile: { $cards }.
   *[other] { $seat }’s yard goes to the discard pile: { $cards }.
    }
event-play = { $seat-who ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
    }
event-play-none = { $seat-who ->
    [you] You play no card.
   *[other] { $seat } plays no card.
    }
event-diy = { $seat-who ->
    [you] You use DIY instead of playing a card.
   *[other] { $seat } uses DIY instead of playing a card.
    }
event-recycle = { $seat-who ->
    [you] You take { $card } back to hand with Recycling.
   *[other] { $seat } takes { $card } back to hand with Recycling.
    }
event-add = { $seat-who ->
    [you] You add { $card }.
   *[other] { $seat } adds { $card }.
    }
suit-counted = { $suit ->
    [skateboard] , counting { $count } × skateboard
    [shovel] , counting { $count } × shovel
    [glue] , counting { $count } × glue
    [squirt_gun] , counting { $count } × squirt gun
    [crown] , counting { $count } × crown
    [book] , counting { $count } × book
    [coin] , counting { $count } × coin
   *[none] {""}
    }
event-use = { $seat-who ->
    [you] You use { action }{ suit-counted }{ in-part }.
   *[other] { $seat } uses { action }{ suit-counted }{ in-part }.
    }
event-used = {""}
event-begin = {""}
event-phase = {""}
event-trash-marked = {""}
event-gather = { $seat-who ->
    [you] You gain { amount }.
   *[other] { $seat } gains { amount }.
    }
event-pack = { $seat-who ->
    [you] You put { amount } { $from-out } into your pack.
   *[other] { $seat } puts { amount } { $from-out } into the pack.
    }
event-spend = { $seat-who ->
    [you] You pay { one-resource } { $from-out }.
   *[other] { $seat } pays { one-resource } { $from-out }.
    }
event-convert = { $seat-who ->
    [you] { $resource ->
        [pizza] You swap a pizza { $from-out } for a toy.
       *[toy] You swap a toy { $from-out } for a pizza.
        }
   *[other] { $resource ->
        [pizza] { $seat } swaps a pizza { $from-out } for a toy.
       *[toy] { $seat } swaps a toy { $from-out } for a pizza.
        }
    }
event-copy = { $seat-who ->
    [you] You copy { $rival-who ->
        [you] your own pack
       *[other] { $rival }’s pack
        } and now have { both-resources }.
   *[other] { $seat } copies { $rival-who ->
        [you] your pack
       *[other] { $rival }’s pack
        } and now has { both-resources }.
    }
event-score = { $seat-who ->
    [you] You score { $count ->
        [one] 1 point
       *[other] { $count } points
        } and stand at { $points }.
   *[other] { $seat } scores { $count ->
        [one] 1 point
       *[other] { $count } points
        } and stands at { $points }.
    }
event-advance = { $seat-who ->
    [you] Your fort rises to level { $level }.
   *[other] { $seat }’s fort rises to level { $level }.
    }
event-lookout = { $seat-who ->
    [you] You put { $card } { $from-out } into your lookout.
   *[other] { $seat } puts { $card } { $from-out } into the lookout.
    }
event-lookout-unseen = { $seat-who ->
    [you] You put the top card of the park deck into your lookout.
   *[other] { $seat } puts the top card of the park deck, unseen, into the lookout.
    }
event-lookout-own = It is { $card }.
event-trash = { $seat-who ->
    [you] You trash { $card } { $from-out }.
   *[other] { $seat } trashes { $card } { $from-out }.
    }
event-trash-rival = { $seat-who ->
    [you] You trash { $card } { $from-out }.
   *[other] { $seat } trashes { $card } { $from-out }.
    }
event-recruit = { $seat-who ->
    [you] You take { $card } { $from-out }.
   *[other] { $seat } takes { $card } { $from-out }.
    }
event-refill = { $card } comes to the park.
event-rule-taken = { $seat-who ->
    [you] You look at the made-up rules and keep one.
   *[other] { $seat } looks at the made-up rules and keeps one.
    }
event-rule-kept = Your made-up rule: { made-up-rule }.
event-perk-taken = { $seat-who ->
    [you] You take the perk { perk }.
   *[other] { $seat } takes the perk { perk }.
    }
event-perk-used = { $seat-who ->
    [you] You have used up { perk }.
   *[other] { $seat } has used up { perk }.
    }
event-macaroni = { $seat-who ->
    [you] You take the macaroni sculpture.
   *[other] { $seat } takes the macaroni sculpture.
    }
event-name-suit = { $seat-who ->
    [you] You name the suit to match: { suit }.
   *[other] { $seat } names the suit to match: { suit }.
    }
event-follow = { $seat-who ->
    [you] You discard { $cards } to follow { $card }.
   *[other] { $seat } discards { $cards } to follow { $card }.
    }
event-trash-this = { $card } leaves the game.
event-rough = { $seat-who ->
    [you] Rough Housing: you send { $card } to the box.
   *[other] Rough Housing: { $seat } sends { $card } to the box.
    }
event-do-over = { $seat-who ->
    [you] You use Do-Over and play a second card.
   *[other] { $seat } uses Do-Over and plays a second card.
    }
event-birthday = { $seat-who ->
    [you] Birthday Party: you take one more card.
   *[other] Birthday Party: { $seat } takes one more card.
    }
event-discard = { $seat-who ->
    [you] You discard { $cards }.
   *[other] { $seat } discards { $cards }.
    }
event-yard = { $seat-who ->
    [you] Into your yard: { $cards }.
   *[other] Into { $seat }’s yard: { $cards }.
    }
event-last-round = { $reason ->
    [points] { $seat-who ->
        [you] You have reached the end of the points track.
       *[other] { $seat } has reached the end of the points track.
        }
    [fort] { $seat-who ->
        [you] Your fort is complete.
       *[other] { $seat }’s fort is complete.
        }
    [turn-cap] The turn limit is near.
   *[park-deck] The park deck is empty.
    } This is the last round.
event-rules-shown = { $seat-who ->
    [you] You show your made-up rule: { made-up-rule }, { rule-points }.
   *[other] { $seat } shows a made-up rule: { made-up-rule }, { rule-points }.
    }
rule-points = { $count ->
    [one] 1 point
   *[other] { $count } points
    }
event-end = The game ends: { $reason ->
    [points] somebody has reached the end of the points track.
    [fort] a fort is complete.
    [turn-cap] the turn limit is reached.
   *[park-deck] the park deck is empty.
    }

## Why something cannot be done

why-not-now = { $thing ->
    [hand] { $asked ->
        [take] Cards in your hand are with you already; somebody from the park, its deck or another yard joins you now.
       *[other] A card of your hand is played as your turn begins, added where its suit counts, or discarded to follow. None of that is asked now.
        }
    [none] You can do without a card only as your turn begins.
    [discard] Your discard pile is opened only by the perk Recycling, or when an action trashes a card of it.
    [park-card] A card leaves the park when somebody recruits: at the end of your turn, or where an action of yours says so.
    [yard-card] A card leaves another yard when you recruit, at the end of your turn, or where an action of yours says so.
    [action] An action is chosen or carried out once its card is in play, one action at a time.
    [resource] You take pizza or toys from the supply only when an action gives you some.
    [stuff] Your pizza and toys move only when an action packs, pays or swaps them.
    [suit] A suit is chosen only for an action that counts any suit, and after a card with nothing but a coin.
    [rival] A rival is chosen only for an action that copies a rival’s pack.
    [rule] A made-up rule is chosen when your fort reaches level 1.
   *[perk] A perk is chosen when your fort reaches level 2, and used at its own moment.
    [diy] DIY takes the place of the card you play as your turn begins.
    [pass] There is nothing to pass on now.
    }
why-not-in-hand = You do not hold { $card }.
why-not-in-discard = { $card } is not in your discard pile.
why-not-in-park = { $card } is not in the park.
why-not-in-yard = { $seat-who ->
    [you] { $card } is not in your yard.
   *[other] { $card } is not in { $seat }’s yard.
    }
why-not-playable = Neither action of { $card } can be used fully now, so it cannot be played.
why-not-full = With { action } of { $card } first, no action would be used fully.
why-empty-use = Now { action } of { $card } would do nothing.
why-used = You have used { action } of { $card } already; each action comes once.
why-must-be-full = The first action of { $card } was used in part, so the other must follow, fully.
why-not-useful = Adding { $card } would change nothing.
why-leaves-none-full = After { $card } no action could be used fully.
why-no-icon = { $card } does not show the suit that counts here: { suit }.
why-no-lookout-icons = { $count ->
    [0] Without icons of your lookout it cannot be carried out now.
    [one] 1 icon of your lookout does not count here, or would change nothing.
   *[other] { $count } icons of your lookout do not count here, or would change nothing.
    }
why-no-room = { $resource ->
    [pizza] You cannot gain this pizza: there is too little room, or too little in the supply.
   *[toy] You cannot gain these toys: there is too little room, or too little in the supply.
    }
why-no-resource = { $resource ->
    [pizza] No pizza can come from there: there is none, or none is wanted.
   *[toy] No toy can come from there: there is none, or none is wanted.
    }
why-no-perk = You do not have the perk for that, or cannot use it now.
why-cannot-follow = With { $card } discarded, the action could not be used fully.
why-second-card = The first card alone is not enough: discard a second one.
why-own-pack = Choose a rival’s pack that brings you something.
why-pack-not-whole = { $rival }’s pack cannot be copied whole; another can.
why-not-left-out = { $resource ->
    [pizza] The cost has no pizza to leave out.
    [toy] The cost has no toy to leave out.
   *[any] The cost has no resource of any kind to leave out.
    }
why-suit-counts-nothing = You have nothing to count with that suit: { suit }.
why-suit-leaves-none-full = With that suit no action could be used fully: { suit }.
why-no-top = The park deck is empty.
why-not-offered = That is not on offer.
why-yard-not-allowed = Birthday Party takes cards from the park and its deck only.

## The first game

lesson-play = On your turn you play one card from your hand. Play { $card }.
lesson-play-done = A card has two actions: a public one, which the others may follow, and a private one for you alone.
lesson-public = You may use both, one after the other. Begin with the public action.
lesson-public-done = It brings resources, which your fort is built with.
lesson-kind = All it brings is of one kind, pizza or toys. Take pizza this time.
lesson-kind-done = How much that is depends on how many icons of its suit you count.
lesson-match = You may add cards from your hand for their icons. Try { $card }: it cannot be added, and you will see why.
lesson-match-done = Only icons of the suit that the action names count.
lesson-add = A coin counts as any suit. Add { $card }, and you count { $count } icons.
lesson-add-done = { $count } icons counted, so you gained { $gain }. An added card gives its icons only; its own actions are not used.
lesson-private = Use the private action of { $card } as well.
lesson-private-done = It puts a card from your hand into your lookout.
lesson-lookout = A card in the lookout stays there for good, and its icons count for whatever you play later. Put { $card } there.
lesson-lookout-done = { $card } is in your lookout. Then your rival discarded a card of your card’s suit and followed its public action.
lesson-recruit = Before your turn ends, somebody new joins you. Take a card that lies open in the park, whichever you like.
lesson-recruit-done = { $card } lies in your discard pile now. Kids you did not play wait in your yard, where rivals may take them until your next turn.
lesson-follow = Your rival has played, and now you may follow: discard { $card }, which shows the suit that is asked for.
lesson-follow-done = That brought you { $gain }, although it was not your turn.
lesson-end = That is how turns go. Pay for higher levels of your fort: they bring points, a made-up rule of your own and a perk. Most points win when somebody has come far on the track, the highest fort stands or the park deck is empty.

## How it ends

tally-track = Score track
tally-fort = Fort
tally-rule = Made-up rule
tally-macaroni = { label-macaroni }
outcome-points = Somebody reached the end of the points track.
outcome-fort = A fort was completed.
outcome-park-deck = The park deck ran out.
outcome-turn-cap = The turn limit was reached.
tie-broken = At equal points the higher fort comes first.

## What an answer does to what can be counted, and what another one would do

gain-points =
    .more = brings { $count ->
        [one] one point
       *[other] { $count } points
        }
    .less = costs { $count ->
        [one] one point
       *[other] { $count } points
        }
    .none = brings no points
    .else-more = it would bring { $count ->
        [one] one point
       *[other] { $count } points
        }
    .else-less = it would cost { $count ->
        [one] one point
       *[other] { $count } points
        }
    .else-none = it would bring no points
gain-fort =
    .more = raises your fort by { $count ->
        [one] one level
       *[other] { $count } levels
        }
    .less = lowers your fort by { $count ->
        [one] one level
       *[other] { $count } levels
        }
    .none = leaves your fort as it is
    .else-more = it would raise your fort by { $count ->
        [one] one level
       *[other] { $count } levels
        }
    .else-less = it would lower your fort by { $count ->
        [one] one level
       *[other] { $count } levels
        }
    .else-none = your fort would stay as it is
gain-resources =
    .more = brings { $count ->
        [one] one pizza or toy
       *[other] { $count } pizza and toys
        }
    .less = uses up { $count ->
        [one] one pizza or toy
       *[other] { $count } pizza and toys
        }
    .none = brings no pizza and no toys
    .else-more = it would bring { $count ->
        [one] one pizza or toy
       *[other] { $count } pizza and toys
        }
    .else-less = it would use up { $count ->
        [one] one pizza or toy
       *[other] { $count } pizza and toys
        }
    .else-none = it would bring no pizza and no toys
gain-lookout =
    .more = puts { $count ->
        [one] one card
       *[other] { $count } cards
        } into your lookout
    .less = takes { $count ->
        [one] one card
       *[other] { $count } cards
        } from your lookout
    .none = puts nothing into your lookout
    .else-more = it would put { $count ->
        [one] one card
       *[other] { $count } cards
        } into your lookout
    .else-less = it would take { $count ->
        [one] one card
       *[other] { $count } cards
        } from your lookout
    .else-none = it would put nothing into your lookout
instead-option-play = with { $card }
instead-option-none = without a card

## What the estimate is made of

part-points = points
    .better = you have more points
    .worse = you have fewer points
part-fort = fort
    .better = your fort comes along faster
    .worse = your fort comes along more slowly
part-resources = resources
    .better = you have more pizza and toys to work with
    .worse = you have fewer pizza and toys to work with
part-deck = deck
    .better = your deck gets better
    .worse = your deck gets worse
part-rule = made-up rule
    .better = your made-up rule brings more
    .worse = your made-up rule brings less

## What comes of an answer, in games played on to their ends

fact-top = you complete your fort
fact-sculpture = you take the macaroni sculpture
fact-track = you have the most points on the track
fact-rule = your made-up rule brings at least 5 points

## Set-up

setup-draft = Draft
    .help = Everybody chooses their kids one by one; off, they are dealt.
setup-turn_cap = Turn limit
    .help = After this many turns the round is finished and the game ends.
setup-start_seat = First player
    .help = The seat that starts; left open, it is drawn.

## Labels around the table

label-your-hand = Your hand
label-your-deck = Your deck
label-your-rule = Your made-up rule
label-draft-hand = Choose from
label-picks = Chosen so far
label-public = public
label-private = private
label-hand = hand
label-deck = deck
label-discard = discard
label-yard = yard
label-lookout = lookout
label-stuff = stuff
label-pack = pack
label-fort = fort
label-points = points
label-park = In the park
label-park-deck = park deck { $count }
label-supply = supply
label-perks = perks
label-rule = rule
label-rule-hidden = made-up rule, hidden
label-rules-left = made-up rules { $count }
label-macaroni = macaroni sculpture
label-in-play = In play
label-added = added
label-turn = turn { $turn } · round { $round }
label-last-round = last round
label-next-level = next level
label-next-gives = { $what ->
    [rule] made-up rule
    [perk] perk
   *[macaroni] macaroni sculpture
    }
label-friend = best friend
label-box = In the box
label-empty = empty
label-match = match: { suit }

## In the terminal

notation-help = A card is written by its name, like bug, with its place where it is not in hand: park:bug, yard1:bug, discard:bug. Other answers are words like public, private, done, pass, top.
notation-example = park:bug
answer-best = up to { $best }
answer-cannot = not now
answer-added = up to { $best } with added cards
answer-part = in part

## The worked examples, to be played

example-E1 = Bug shows one shovel, Moles two, and a card in your lookout shows one more. The public action brings a pizza for every shovel you count; you choose which to count.
example-E1-done = Card, added card and lookout together: { $pizza } pizzas. The private action brought { $points } point, one for the level of your fort.
example-E2 = Bud’s public action brings two pizzas, but there is room for one. An action that cannot be done in full may be used in part, if the card’s other one is done in full: that is what the private action is for.
example-E2-done = The private action was done in full, the public one in part: your stuff holds { $pizza } pizzas now.
example-E3 = Doodles’ private action can be done in full, and there is room for two toys. Two cards in your hand show glue, one of them with a coin. How many may be added?
example-E3-done = Either of them, not both: with { $toys } toys your stuff is full, and what brings nothing may not be added. { $hand } card stays in hand.

## Numbers of the pack

pack-limits-pizza = Pizza in the stuff
pack-limits-toys = Toys in the stuff
pack-limits-pack = Room in the pack, by level
pack-limits-lookout = Cards in the lookout, by level
pack-limits-tokens = Pizza, and toys, in the supply
pack-limits-hand = Cards in hand
pack-limits-dealt = Kids dealt to each
pack-limits-park = Kids in the park
pack-end-points = Points that end the game
pack-end-sculpture = Points for the sculpture
pack-made_up-level = Made-up rules: fort level
pack-made_up-spare = Made-up rules: beside one each
pack-made_up-friendship = Friendship Bracelet: all six suits
pack-made_up-loner = Loner
pack-made_up-minimalism = Minimalism
pack-made_up-minimalism_level = Minimalism: at level
pack-made_up-sleepover = Sleepover: most cards
pack-made_up-sleepover_tied = Sleepover: as many as another
pack-perks-level = Perks: fort level
pack-perks-spare = Perks: beside one each
pack-perks-xxl = XXL Backpack: more room
