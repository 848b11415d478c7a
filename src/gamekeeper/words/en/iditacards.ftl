### Iditacards. A card is named as it is printed; cards of packs of one’s own by what they print.

title = Iditacards
tagline = Build your team of dogs, and risk it on the ice.
about = A sled-dog race through cold and hunger: pay cards with cards, gamble on the top of your deck, and be the first across the finish line. Alone it is a race against the number of turns.

## Things on the table

card = { $name ->
    [a_hat] A Hat
    [armour] Armour
    [breakfast] Breakfast
    [dinner] Dinner
    [dog_chow] Dog Chow
    [first_aid] First Aid
    [good_dog] Good Dog
    [grandma_soup] Grandma Soup
    [husky] Husky
    [lead_dog] Lead Dog
    [lunch] Lunch
    [move] Move
    [mush] Mush
    [repair_sled] Repair Sled
    [rest] Rest
    [upgrade_sled] Upgrade Sled
    [wheel_dog] Wheel Dog
    [bear] Bear
    [big_dog] Big Dog
    [chihuahua] Chihuahua
    [dog_food] Dog Food
    [dog_shoes] Dog Shoes
    [downhill_slide] Downhill Slide
    [greyhound] Greyhound
    [haste] Haste
    [iditarod_drift] Iditarod Drift
    [midnight_sun] Midnight Sun
    [problem_dog] Problem Dog
    [push] Push
    [rush] Rush
    [slow_and_steady] Slow and Steady
    [sprint] Sprint
    [squirrel] Squirrel
    [steam_engine] Steam Engine
    [tactical_play] Tactical Play
    [dog_trap] Dog Trap
    [eat_dog] Eat Dog
    [hitch_a_ride] Hitch a Ride
    [hydrogen_sulfide] Hydrogen Sulfide
    [ice_box] Ice Box
    [improvise] Improvise
    [plate_mail] Plate Mail
    [polar_bear] Polar Bear
    [referee] Referee
    [russian_bear_dog] Russian Bear Dog
    [salvage] Salvage
    [scrapyard] Scrapyard
    [stab_in_the_dark] Stab in the Dark
    [stop_and_shop] Stop and Shop
    [thermostat] Thermostat
    [tip_sled] Tip Sled
    [trade_dog] Trade Dog
    [travel_light] Travel Light
    [whale_meat] Whale Meat
    [bandage] Bandage
    [bison] Bison
    [brandy] Brandy
    [caffeine] Caffeine
    [cat] Cat
    [lazy_dog] Lazy Dog
    [makeshift_sled] Makeshift Sled
    [malamute] Malamute
    [midnight_snack] Midnight Snack
    [new_sled] New Sled
    [retriever] Retriever
    [rope] Rope
    [study_up] Study Up
    [through_the_night] Through the Night
    [tiara] Tiara
    [torch] Torch
    [band_aid] Band Aid
    [campfire] Campfire
    [coat] Coat
    [cute_dog] Cute Dog
    [harness] Harness
    [ibuprofin] Ibuprofin
    [leather_hide] Leather Hide
    [leather_jacket] Leather Jacket
    [poutine] Poutine
    [raw_venison] Raw Venison
    [smart_dog] Smart Dog
    [venison_carpaccio] Venison Carpaccio
    [venison_steak] Venison Steak
    [vigilance] Vigilance
    [all_in] All In
    [buffer_panel] Buffer Panel
    [cricket] Cricket
    [daylight_savings_time] Daylight Savings
    [desperate_times] Desperate Times
    [diamorphine] Diamorphine
    [dog_collar] Dog Collar
    [engineer_dog] Engineer Dog
    [here_boy] Here Boy
    [meditate] Meditate
    [moose] Moose
    [nuclear_reactor] Nuclear Reactor
    [out_of_control] Out of Control
    [puppy] Puppy
    [robodog] Robodog
    [satiated] Satiated
    [serenity] Serenity
    [sleeping_bag] Sleeping Bag
    [sticky_snow] Sticky Snow
    [surgery] Surgery
    [utility_knife] Utility Knife
    [waffle] Waffle
    [damaged] Damaged
   *[other] { $printed }
    }
deck = { $seat-who ->
    [you] your deck
   *[other] { $seat }’s deck
    }
hand = { $seat-who ->
    [you] your hand
   *[other] { $seat }’s hand
    }
discard = { $seat-who ->
    [you] your discard pile
   *[other] { $seat }’s discard pile
    }
stack = { $seat-who ->
    [you] your risk
   *[other] { $seat }’s risk
    }
look = { $seat-who ->
    [you] the cards you look at
   *[other] the cards { $seat } looks at
    }
sort = { $seat-who ->
    [you] the cards you recover
   *[other] the cards { $seat } recovers
    }
team = { $seat-who ->
    [you] your team
   *[other] { $seat }’s team
    }
gear = { $seat-who ->
    [you] your attachments
   *[other] { $seat }’s attachments
    }
legend = { $seat-who ->
    [you] your legendary cards
   *[other] { $seat }’s legendary cards
    }
supply = supply
pile-speed = speed deck
pile-reckless = reckless deck
pile-improvement = improvement deck
pile-survivor = survivor deck
destroyed-speed = destroyed speed cards
destroyed-reckless = destroyed reckless cards
destroyed-improvement = destroyed improvement cards
destroyed-survivor = destroyed survivor cards
damage = damage pile
box = box
gone = cards out of the game

## Questions

ask-turn = { $owed ->
    [0] Play a card, or take a new day.
   *[other] { $card } still wants { $owed } of your deck’s cards. Turn up the top one, or take a new day.
    }
ask-energy = Discard a card as energy for { $card }; { $left } to go.
ask-join = A new day begins. Do you join it?
ask-legendary = A checkpoint: which legendary card goes to your discard pile?
ask-kill = Which of your dogs dies?
ask-limit = Your team is too large. Which dog goes?
ask-attach = Which dog gets the attachment?
ask-kill-fake = Which fake dog dies?
ask-kill-laden = Which dog with an attachment dies?
ask-destroy = Destroy one of these cards? Up to { $left }.
ask-keep = Shuffle a card into your deck, or take all to hand.
ask-recover = Recover a card of your discard pile? Up to { $left }.
ask-fill = Which upgrade deck fills the supply?
ask-take = Take a card from the supply; { $left } to go.
ask-destroy-held = Destroy a card in your hand?

## Answers

option-play = Play { $card }{ for-energy }{ for-health }{ for-risk }
for-energy = { $energy ->
    [0] { "" }
    [one] { " · discard 1 card" }
   *[other] { " · discard " }{ $energy } cards
    }
for-health = { $health ->
    [0] { "" }
   *[other] { " · " }{ $health } off your deck
    }
for-risk = { $risk ->
    [0] { "" }
    [one] { " · waits for 1 card of your deck" }
   *[other] { " · waits for " }{ $risk } cards of your deck
    }
option-risk = Turn up the top card of your deck
option-day = Take a new day
option-dismiss = Kill { $card } first
option-drop = Discard { $card } first
option-energy = Discard { $card }
option-join = Join the new day
option-stay = Go on with your own day
option-legendary = Take { $card }
option-take = Take { $card }
option-kill = { $owner-who ->
    [you] Kill your { $card }
   *[other] Kill { $card } of { $owner }
 }
option-kill-fake = { option-kill }
option-kill-laden = { option-kill }
option-limit = Part with { $card }
option-attach = Put it on { $card }
option-destroy = Destroy { $card }
option-destroy-held = Destroy { $card }
option-done = No more
option-keep = Shuffle { $card } into your deck
option-hand = Take all to hand
option-recover = Recover { $card }
option-fill = Fill it from the { $deck }

## Events

event-set-up = { $seat-who ->
    [you] The decks are shuffled. You start.
   *[other] { $seat } starts; the decks are shuffled.
    }
event-turn = { $seat-who ->
    [you] Turn { $turn }: you.
   *[other] Turn { $turn }: { $seat }.
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
event-draw-own = New in your hand: { $cards }.
event-look = { $seat-who ->
    [you] You look at { $count ->
        [one] 1 card
       *[other] { $count } cards
        } of your deck.
   *[other] { $seat } looks at { $count ->
        [one] 1 card
       *[other] { $count } cards
        } of the deck.
    }
event-look-own = You see: { $cards }.
event-put-back = { $seat-who ->
    [you] You shuffle { $count ->
        [one] 1 card
       *[other] { $count } cards
        } into your deck.
   *[other] { $seat } shuffles { $count ->
        [one] 1 card
       *[other] { $count } cards
        } into the deck.
    }
event-put-back-own = { "" }
event-to-hand = { $seat-who ->
    [you] You take { $count ->
        [one] 1 card
       *[other] { $count } cards
        } to hand.
   *[other] { $seat } takes { $count ->
        [one] 1 card
       *[other] { $count } cards
        } to hand.
    }
event-to-hand-own = { "" }
event-gather = { "" }
event-gather-own = { "" }
event-spent = { "" }
event-fresh = { $seat-who ->
    [you] Your day { $count } is over: all your cards are shuffled.
   *[other] { $seat }’s day { $count } is over: all cards are shuffled.
    }
event-weather = The weather: { $weather ->
    [snow] snow
    [sun] sun
    [cloud] cloud
    [storm] storm
    [wind] wind
   *[rain] rain
    }.
event-new-day = { $seat-who ->
    [you] You take a new day.
   *[other] { $seat } takes a new day.
    }
event-join = { $seat-who ->
    [you] You join.
   *[other] { $seat } joins.
    }
event-stay = { $seat-who ->
    [you] You go on with your day.
   *[other] { $seat } goes on.
    }
event-leg-numbers = { $seat-who ->
    [you] Entering the leg: you have hypothermia { $hypothermia }, starvation { $starvation }.
   *[other] Entering the leg: { $seat } has hypothermia { $hypothermia }, starvation { $starvation }.
    }
event-hypothermia = { $seat-who ->
    [you] Cold: you have hypothermia { $hypothermia }, starvation { $starvation }.
   *[other] Cold: { $seat } has hypothermia { $hypothermia }, starvation { $starvation }.
    }
event-starvation = { $seat-who ->
    [you] Hunger: you have hypothermia { $hypothermia }, starvation { $starvation }.
   *[other] Hunger: { $seat } has hypothermia { $hypothermia }, starvation { $starvation }.
    }
event-relief = { $seat-who ->
    [you] Relief: you have hypothermia { $hypothermia }, starvation { $starvation }.
   *[other] Relief: { $seat } has hypothermia { $hypothermia }, starvation { $starvation }.
    }
event-die = { $alone ->
    [1] You die on the trail.
   *[other] { $seat-who ->
        [you] You die, go back to square { $square } and start over warm and fed.
       *[other] { $seat } dies and goes back to square { $square }.
        }
    }
event-damage = { $seat-who ->
    [you] You take damage: { $count }.
   *[other] { $seat } takes damage: { $count }.
    }
event-storm-bound = { $seat-who ->
    [you] The storm holds you.
   *[other] The storm holds { $seat }.
    }
event-go = { $seat-who ->
    [you] You move { $count }.
   *[other] { $seat } moves { $count }.
    }
event-pass = { $seat-who ->
    [you] You pass { $other }, who goes back to square { $square }.
   *[other] { $other-who ->
        [you] { $seat } passes you, and you go back to square { $square }.
       *[other] { $seat } passes { $other }, who goes back to square { $square }.
    }
    }
event-legendary = { $seat-who ->
    [you] A checkpoint: { $cards } goes to your discard pile.
   *[other] A checkpoint: { $cards } goes to { $seat }’s discard pile.
    }
event-play = { $seat-who ->
    [you] You play { $cards }.
   *[other] { $seat } plays { $cards }.
    }
event-risk = { $seat-who ->
    [you] As risk you turn up { $cards }.
   *[other] As risk { $seat } turns up { $cards }.
    }
event-pay = { $seat-who ->
    [you] You discard { $cards } as energy.
   *[other] { $seat } discards { $cards } as energy.
    }
event-health = { $seat-who ->
    [you] You discard { $cards } as health.
   *[other] { $seat } discards { $cards } as health.
    }
event-payment-fails = { $seat-who ->
    [you] Damaged: your payment fails.
   *[other] Damaged: { $seat }’s payment fails.
    }
event-fizzle = { $seat-who ->
    [you] { $cards }: no effect, to your discard pile.
   *[other] { $cards }: no effect, to { $seat }’s discard pile.
    }
event-pend = { $seat-who ->
    [you] { $card } waits for { $count ->
        [one] one card
       *[other] { $count } cards
        } of your deck.
   *[other] { $card } waits for { $count ->
        [one] one card
       *[other] { $count } cards
        } of { $seat }’s deck.
    }
event-paid = { $card } { $count ->
    [0] is paid for
   *[other] still wants { $count }
    }.
event-takes-effect = { $seat-who ->
    [you] { $card } takes effect for you.
   *[other] { $card } takes effect for { $seat }.
    }
event-snowed-in = { $seat-who ->
    [you] In the snow your sled card does nothing.
   *[other] In the snow { $seat }’s sled card does nothing.
    }
event-dog = { $seat-who ->
    [you] { $cards } joins your team.
   *[other] { $cards } joins { $seat }’s team.
    }
event-armour = { $seat-who ->
    [you] { $cards } saves your { $dog }.
   *[other] { $cards } saves { $seat }’s { $dog }.
    }
event-drop = { $seat-who ->
    [you] { $cards } comes off { $dog }, to your discard pile.
   *[other] { $cards } comes off { $dog }, to { $seat }’s discard pile.
    }
event-dog-to-hand = { $seat-who ->
    [you] { $cards } dies and comes back to your hand.
   *[other] { $cards } dies and goes back to { $seat }’s hand.
    }
event-dog-to-discard = { $seat-who ->
    [you] { $cards } dies and goes to your discard pile.
   *[other] { $cards } dies and goes to { $seat }’s discard pile.
    }
event-destroy = { $seat-who ->
    [you] You lose { $cards } for good.
   *[other] { $seat } loses { $cards } for good.
    }
event-no-room = { $seat-who ->
    [you] There is no room for { $cards } in your team.
   *[other] There is no room for { $cards } in { $seat }’s team.
    }
event-attach = { $seat-who ->
    [you] You put { $cards } on { $dog }.
   *[other] { $seat } puts { $cards } on { $dog }.
    }
event-void = { $seat-who ->
    [you] You have no dog that can die: the effect is void.
   *[other] { $seat } has no dog that can die: the effect is void.
    }
event-recover = { $seat-who ->
    [you] You recover { $cards }.
   *[other] { $seat } recovers { $cards }.
    }
event-renew = The destroyed cards of the deck are shuffled back into it.
event-fill = New in the supply: { $cards }.
event-take = { $seat-who ->
    [you] You take { $cards }.
   *[other] { $seat } takes { $cards }.
    }
event-until-day-ends = { $seat-who ->
    [you] Until your day ends, { $what ->
        [immune] nothing of the others or the weather counts
        [free-energy] energy costs nothing
       *[free-health] health costs nothing
        } for you.
   *[other] Until { $seat }’s day ends, { $what ->
        [immune] nothing of the others or the weather counts
        [free-energy] energy costs nothing
       *[free-health] health costs nothing
        } there.
    }
event-end = The race ends: { $reason ->
    [finish] a sled has crossed the finish line.
    [death] you have died on the way.
   *[turn-cap] the turn limit is reached.
    }

## Why something cannot be done

why-not-this-dog = { $card } is not among the dogs to choose from: it cannot die, has no room, or is not what the card asks for.
why-in-order = You discard from left to right, card by card: { $card } comes before or after, see which cards stand out.
why-not-in-hand = You do not hold { $card }.
why-risk-pending = A risk of yours is pending: { $card } stays in hand until it is paid or abandoned.
why-not-payable = { $card } costs energy { $energy } and health { $health }; besides it you hold { $held } and your deck has { $deck }.

## How it ends

outcome-finish = A sled crossed the finish line.
outcome-death = The musher died on the way.
outcome-turn-cap = The turn limit was reached.

## What an answer does to what can be counted, and what another one would do

gain-position =
    .more = takes you { $count ->
        [one] 1 square
       *[other] { $count } squares
        } on
    .less = takes you { $count ->
        [one] 1 square
       *[other] { $count } squares
        } back
    .none = leaves you where you are
    .else-more = it would take you { $count ->
        [one] 1 square
       *[other] { $count } squares
        } on
    .else-less = it would take you { $count ->
        [one] 1 square
       *[other] { $count } squares
        } back
    .else-none = it would leave you where you are
gain-conditions =
    .more = raises cold and hunger by { $count } in all
    .less = lowers cold and hunger by { $count } in all
    .none = leaves cold and hunger as they are
    .else-more = it would raise cold and hunger by { $count } in all
    .else-less = it would lower cold and hunger by { $count } in all
    .else-none = it would leave cold and hunger as they are
gain-hand =
    .more = brings { $count ->
        [one] 1 card
       *[other] { $count } cards
        } to your hand
    .less = takes { $count ->
        [one] 1 card
       *[other] { $count } cards
        } from your hand
    .none = leaves your hand as large as it is
    .else-more = it would bring { $count ->
        [one] 1 card
       *[other] { $count } cards
        } to your hand
    .else-less = it would take { $count ->
        [one] 1 card
       *[other] { $count } cards
        } from your hand
    .else-none = it would leave your hand as large as it is

## What the estimate is made of

part-position = position
    .better = you get further along the trail
    .worse = you fall back along the trail
part-engine = team
    .better = your team pulls better
    .worse = your team pulls worse
part-conditions = cold and hunger
    .better = you are warmer and better fed
    .worse = you are colder or hungrier
part-deck = deck
    .better = your cards are better
    .worse = your cards are worse
part-hand = hand
    .better = you hold more cards
    .worse = you hold fewer cards
part-pending = risk
    .better = more is riding on your risks
    .worse = less is riding on your risks

## What comes of an answer, in games played on to their ends

fact-last-leg = you reach the last leg
fact-team = you drive at least two dogs at the end
fact-damaged = you carry three or more Damaged cards at the end

## Set-up

setup-upgrade_decks = Upgrade decks
    .help = A sum: 1 Speed, 2 Reckless, 4 Improve, 8 Survivor; 15 for all.
setup-upgrade_decks-0 = none
setup-upgrade_decks-part-1 = Speed
setup-upgrade_decks-part-2 = Reckless
setup-upgrade_decks-part-4 = Improve
setup-upgrade_decks-part-8 = Survivor
setup-speed_on_advance = Speed at the end of a turn
    .help = The closing advance counts your speed; without it, it is one square.
setup-snow = Snow clears the supply
    .help = As the board prints it: snow destroys the supply, and sled cards work in it.
setup-solo_utility = Utility cards alone
    .help = Who plays alone also has utility cards.
setup-turn_cap = Turn limit
    .help = After so many turns of each player the order on the trail decides.

## On the table

label-square = square
label-hypothermia = cold
label-starvation = hunger
label-speed = speed
label-hand = hand
label-deck = deck
label-energy = energy
label-health = health
label-risk = risk
label-all = all
label-empty = nothing
label-in-play = in play
label-your-hand = Your hand
label-joined = a new day for { $names }
label-printed = in brackets: as printed
label-deadly = × at 7: { $alone ->
    [1] the run ends
   *[other] dies, back 30 squares
    } · ┼ checkpoint
label-new-day = a new day brings { $draw ->
    [one] 1 card
   *[other] { $draw } cards
    } (you hold { $hand })
label-leg = { $leg ->
    [town] Town
    [hills] Hills
    [blizzard] Blizzard
    [frozen_lake] Frozen lake
    [rope_bridge] Rope bridge
    [mountain] Mountain
    [wasteland] Wasteland
    [forest] Forest
    [cliff_face] Cliff face
   *[village] Village
 }
    .says = { $leg ->
        [town] You are immune here
        [hills] Each of your dogs: speed +1
        [blizzard] Each of your dogs: speed −1
        [frozen_lake] Starvation cannot rise
        [rope_bridge] Risks always fizzle
        [mountain] New day draws only 6
        [wasteland] New day: starvation +1
        [forest] New day: kill one of your dogs
        [cliff_face] No speed bonus
       *[village] After each turn: recover 1
     }
label-leg-told = { label-leg }, squares { $first } to { $last }. Hypothermia { $cold }, starvation { $hunger }. { label-leg.says }.
label-seat = On { $square }, { label-leg }. Speed { $speed }. In hand { $hand }, in the deck { $deck }. A new day brings { $draw ->
    [one] 1 card
   *[other] { $draw } cards
 }.
label-upgrade-deck = { $deck ->
    [speed] Speed
    [reckless] Reckless
    [improvement] Improve
   *[survivor] Survivor
 }
    .says = { $deck ->
        [speed] fast dogs, moves
        [reckless] traps, bargains
        [improvement] a better deck
       *[survivor] warmth and food
     }
label-upgrade-decks = Upgrade decks
label-weather = { $weather ->
    [sun] Sun
    [cloud] Cloud
    [storm] Storm
    [wind] Wind
    [rain] Rain
   *[snow] Snow
 }
    .says = { $weather ->
        [sun] Speed +1
        [cloud] Speed −1
        [storm] Nobody moves
        [wind] Speed +5; hypothermia +1 when rolled
        [rain] Speed +3; starvation +1 when rolled
        [clearing-snow] The supply is destroyed when rolled
       *[snow] Sled cards do nothing
     }
label-speed-part = { $part ->
    [dogs] dogs
    [attachments] attachments
    [leg] leg
    [weather] weather
    [engineer] Engineer Dog
   *[cliff] cliff face
 } { $value }
label-fails = makes it fail
label-no-energy = { $count ->
    [one] needs 1 other card in hand
   *[other] needs { $count } other cards in hand
 }
label-no-health = { $count ->
    [one] needs 1 card in your deck
   *[other] needs { $count } cards in your deck
 }
label-may = may hit a Damaged card
label-wants = { $count ->
    [0] paid
    [one] wants 1 card
   *[other] wants { $count } cards
 }
label-clock = Turn { $turn } · day { $day }
label-type = { $type ->
    [movement] Movement
    [dog] Dog
    [attachment] Attachment
    [food] Food
    [personal] Personal
    [sled] Sled
    [damage] Damage
   *[utility] Utility
 }
label-leads-risk = { $pays ->
    [0] { "" }
    [one] One of your cards pays for sure.{ " " }
   *[other] { $pays } of your cards pay for sure.{ " " }
 }{ $may ->
    [0] { "" }
   *[other] { $may } may fail.{ " " }
 }{ $fails ->
    [0] { "" }
    [one] One fails for sure.{ " " }
   *[other] { $fails } fail for sure.{ " " }
 }If it fails, all that is pending does nothing.
label-after-risk = What the cards bring is not counted here.
label-leads-take = It goes to your discard pile: after your next new day you may draw it.
label-leads-legendary = { label-leads-take }
label-leads-destroy = You lose it for good.
label-leads-recover = Then it comes to your hand, or you shuffle it into your deck.
label-leads-day = Hand, deck, discard pile and what is pending are shuffled, you draw anew, and the die is rolled.
label-later = from left to right
label-step-to = move to { $value }
label-step-passes = past { $value }
label-step-end = advance to { $value }
label-step-damage = { $value } damage
label-step-hypothermia = hypothermia { $value }
label-step-starvation = starvation { $value }
label-step-huts = a legendary card
label-step-dies = you die
label-step-void = { $value ->
    [fails] the payment fails: no effect
    [may] a Damaged card may make it fail
    [snow] no effect in the snow
   *[no-dog] no effect without a dog that can die
 }
label-step-kills = { $value ->
    [one] one of your dogs dies
   *[other] { $value } of your dogs die
 }
label-step-saved = { $value } goes instead and the dog lives
label-step-lost = with it goes { $value }
label-step-speed = speed { $value }
label-step-stays = stay on { $value }

## In the terminal

notation-help = A card is written by its name like dog_chow; dogs and attachments by their place, like dog1:2 and gear:1.
notation-example = dog_chow

## What cards do: a text for each word of the pack

or-all = { $amount ->
    [999] all
   *[other] { $amount }
    }
of-all = { $where ->
    [999] all
   *[other] { $where }
    }
does = { $verb ->
    [draw] draw { $amount }{ per-dog }
    [move] move { $amount }
    [double_move] move { $amount }, the distance doubled
    [destroy] destroy { or-all } of { of-all }
    [recover] recover { $amount }
    [recover_venison] recover all venison
    [take] { $where ->
        [0] take { $amount } of the supply
       *[other] fill the supply to { $where }, take { $amount }
        }
    [take_dog] fill the supply until a dog shows, take 1
    [trade_hand] destroy your hand, fill the supply to as many, take as many
    [damage] take { $amount } damage
    [hypothermia] hypothermia +{ $amount }
    [starvation] starvation +{ $amount }
    [no_hypothermia] hypothermia to 0
    [no_starvation] starvation to 0
    [kill] kill one of your dogs
    [kill_fake] kill any fake dog
    [kill_laden] kill any dog with an attachment
    [rivals-kill] every other player kills a dog
    [rivals-damage] every other player: { $amount } damage
    [rivals-hypothermia] every other player: hypothermia +{ $amount }
    [rivals-starvation] every other player: starvation +{ $amount }
    [rivals-leg_hypothermia] every other player: hypothermia up to the leg’s
    [rivals-leg_starvation] every other player: starvation up to the leg’s
    [new_day] start a new day
    [shuffle_discard] shuffle your discard pile into your deck
    [immune] immune until your day ends
    [free_energy] energy costs 0 until your day ends
    [free_health] health costs 0 until your day ends
    [destroy_held] you may destroy a card in your hand
    [repeat] what was paid for its risk happens twice
    [destroy_this] destroy this card
   *[other] { $verb }
    }
per-dog = { $per_dog ->
    [1] {" "}per dog of yours
   *[other] {""}
    }
does-then = { $before }: { $after }
does-if = { $condition ->
    [not_moved] if you have not moved today: { $what }
    [ate] if you ate today: { $what }
    [not_ate] otherwise { $what }
    [ate_meals] if you ate breakfast, lunch and dinner today: { $what }
    [treated] if you used another personal card today: { $what }
   *[other] { $what }
    }
holds-count = { $amount ->
    [0] holds no attachment
    [one] holds 1 attachment
   *[other] holds { $amount } attachments
    }
has = { $trait ->
    [speed] speed { $signed }
    [new_day_draw] new day: draw { $signed }
    [speed_per_other] each of your other dogs: speed { $signed }
    [counts] counts as { $amount ->
        [one] 1 dog
       *[other] { $amount } dogs
        }
    [holds] { holds-count }
    [energy_less] energy costs −{ $amount }
    [health_less] health costs −{ $amount }
    [risk_less] risk costs −{ $amount }
    [legs_eased] legs set { $amount } less
    [cannot_die] cannot die
    [armour] discarded instead of the dog’s death
    [to_discard] killed: to your discard pile
    [to_hand] killed: to your hand
    [dying_kills_one] if the dog dies, another of yours dies
    [dying_kills_all] if the dog dies, all your others die
    [unharmed_passing] no damage from passing
    [moving_draws] whenever you move: draw { $amount }
    [doubles_speed] speed ×2
    [day_end_move] day ends, no cards in hand or deck: move { $amount }
    [destroys_more] your personal cards: destroy +{ $amount } of +{ $amount }
    [takes_more] your sled cards fill the supply { $amount } higher, take { $amount } more
    [starts] in play at the start
   *[other] { $trait }
    }

## The first game

lesson-sled = On your turn you play one card from your hand, then your sled moves on. Begin with { $card }. It costs energy { $energy } and health { $health }.
lesson-sled-done = Energy is paid first, with other cards of your hand.
lesson-energy = Discard { $card } for it. It is not lost: your discards come back with your next new day.
lesson-energy-done = Health was paid with the top cards of your deck: it had { $left-before } and has { $left } now.
lesson-buy = Your card takes effect: it brings you a new one from an upgrade deck of your choice. Take the { $deck }, or another.
lesson-buy-done = The new card is among your discards. Your sled moved on; then your rival’s came past it. Who is passed goes back a square.
lesson-risky = Now a gamble. { $card } takes you far, but besides energy { $energy } and health { $health } it has risk { $risk }: so many cards of your deck have to be played for it first. Play it.
lesson-risky-done = Its energy comes first, as always.
lesson-choice = Which cards pay for it is up to you. Discard { $card }.
lesson-choice-done = A card in your hand is worth its effect or one energy, never both.
lesson-paid = Now discard { $card }. Beware of Damaged cards: if one is discarded for a payment, the payment fails.
lesson-paid-done = It is paid for and waits in front of you for its risk.
lesson-risk = While a risk waits, your turn is the top card of your deck. Of the cards in it { $pays } could be paid for; with one of the { $fails } others all would be lost. Turn it up.
lesson-risk-done = It could be paid for, so both cards took effect: your sled ran from square { $square-before } to square { $square }.
lesson-checkpoint = On the way was a checkpoint: one of your legendary cards goes among your discards. Take { $card }, or another one.
lesson-checkpoint-done = Outside the town it is cold, and food is short: your hypothermia is { $cold } now, your starvation { $hunger }.
lesson-dear = Hypothermia makes energy dearer, starvation makes health dearer. Try { $card }: you cannot pay for it, and will see why.
lesson-dear-done = Now it costs energy { $energy } and health { $health }, and besides it you hold { $held } cards.
lesson-day = Instead of playing a card you can always take a new day. All your cards are shuffled, you draw a new hand, and the weather is rolled.
lesson-day-done = Your hand is new. The wind drives all sleds on, and makes everybody colder.
lesson-ride = Your dog, the hills and the wind make your speed { $speed }. It is added to every move, also to the one that ends your turn. Play { $card }, which costs nothing.
lesson-ride-done = From square { $square-before } to square { $square }, past the next checkpoint: speed counts for more than what is on the card.
lesson-end = So it goes on, leg after leg. Buy better cards, build a team, take a new day in time, and do not let hypothermia or starvation kill you: that throws you far back. Whoever is first across the finish line wins.

## The worked examples, to be played

example-W1 = A husky costs energy, health and risk. Energy is paid with the rest of your hand, health off the deck; then one card after the other is turned up and played for its risk.
example-W1-done = Breakfast and Lunch were paid for as any card is, so the husky’s risk is paid: { $dogs } dog in play, { $hand } cards in hand, { $deck } in the deck.
example-W5 = Your sled is about to move three squares, and another one stands two squares ahead. Who is passed goes back one square, and who passes takes a damage.
example-W5-done = You stand on square { $square }, the other one on { $other }, and a Damaged card is among your discards.

## Numbers of the pack

pack-race-hand = Cards drawn for a new day
pack-race-legendary = Legendary cards dealt to each
pack-race-dogs = Dogs in a team
pack-race-deadly = Hypothermia or starvation one dies of
pack-race-back = Squares back after a death
pack-race-advance = Squares ahead at the end of a turn
