### Dice Theme Park. A card is named by its id; cards of packs of one’s own by what they print.

title = Dice Theme Park
tagline = Every guest is a die, and every ride tires them.
about = Run a theme park: win the right guests off the monorail, lead them from ride to ride while they last, and spend what they leave you on new attractions, upgrades and mascots. Alone it is a race against a target and its goals.

## Things on the table

card = { $name ->
    [park_entrance] Park Entrance
    [toy_train] Toy Train
    [swing_boats] Swing Boats
    [slide_tower] Slide Tower
    [log_flume] Log Flume
    [pirate_ship] Pirate Ship
    [bumper_boats] Bumper Boats
    [wave_swinger] Wave Swinger
    [duck_pond] Duck Pond
    [spooky_forest] Spooky Forest
    [jungle_cruise] Jungle Cruise
    [treetop_walk] Treetop Walk
    [maze_garden] Maze Garden
    [petting_zoo] Petting Zoo
    [ferris_wheel] Ferris Wheel
    [speedster] Speedster
    [carousel] Carousel
    [sun_flyer] Sun Flyer
    [bouncy_castle] Bouncy Castle
    [helter_skelter] Helter Skelter
    [pop_shop] Pop Shop
    [coin_arcade] Coin Arcade
    [hall_of_mirrors] Hall of Mirrors
    [ice_cream_parlour] Ice Cream Parlour
    [tidal_drop] Tidal Drop
    [kraken_coaster] Kraken Coaster
    [submarine_dive] Submarine Dive
    [rapids_run] Rapids Run
    [canopy_glider] Canopy Glider
    [dinosaur_trail] Dinosaur Trail
    [dragon_tower] Dragon Tower
    [haunted_manor] Haunted Manor
    [rocket_launch] Rocket Launch
    [comet_coaster] Comet Coaster
    [solar_loop] Solar Loop
    [sky_drop] Sky Drop
    [grand_theatre] Grand Theatre
    [observation_dome] Observation Dome
    [casino_royale] Casino Royale
    [food_court] Food Court
    [mystery_ride] Mystery Ride
    [lucky_wheel] Lucky Wheel
    [magic_show] Magic Show
    [time_machine] Time Machine
    [chaos_coaster] Chaos Coaster
    [secret_vault] Secret Vault
    [big_step_blue] Big Step (blue)
    [big_step_green] Big Step (green)
    [big_step_yellow] Big Step (yellow)
    [flip_blue] Flip (blue)
    [flip_green] Flip (green)
    [flip_yellow] Flip (yellow)
    [tips_blue] Tips (blue)
    [tips_green] Tips (green)
    [applause_green] Applause (green)
    [applause_yellow] Applause (yellow)
    [pair_of_steps] Pair of Steps
    [usher_out] Usher Out
    [usher_in] Usher In
    [long_walk] Long Walk
    [makeover] Makeover
    [reroll_blue] Reroll (blue)
    [reroll_green] Reroll (green)
    [reroll_yellow] Reroll (yellow)
    [no_skill] mascot
    [ticket_agent] Ticket Agent
    [concierge] Concierge
    [guide] Guide
    [mascot] Mascot
    [builder] Builder
    [manager] Manager
    [innovator] Innovator
    [consultant] Consultant
    [chaperone] Chaperone
    [returning_guest_yellow] Returning Guest (yellow)
    [fresh_guest_blue] Fresh Guest (blue)
    [theme_blue] Blue Theme
    [theme_green] Green Theme
    [all_rounder] All-Rounder
    [mascot_fan] Mascot Fan
    [last_train] Last Train
    [accountant] Accountant
    [recruiter] Recruiter
    [scheduler] Scheduler
    [cartographer] Cartographer
    [early_bird] Early Bird
    [showman] Showman
    [engineer] Engineer
    [objective_most_money] Most money
    [objective_most_merch] Most merch kiosks
    [objective_tired_crowd] Tired crowd
    [objective_full_house] Full house
    [objective_grand_investment] Grand investment
    [objective_something_for_everyone] Something for everyone
    [objective_best_equipped] Best equipped
    [objective_travel_agency] Travel agency
    [objective_busy_day] Busy day
    [objective_star_of_the_day] Star of the day
    [objective_income] Highest income
    [objective_thrift] Thrift
    [objective_young_at_heart] Young at heart
    [objective_blue_crowd] Blue crowd
    [objective_green_crowd] Green crowd
    [objective_yellow_crowd] Yellow crowd
    [objective_colour_theme] Colour theme
    [objective_premium_rides] Premium rides
    [objective_special_effects] Special effects
    [objective_power_plant] Power plant
    [objective_encore] Encore
    [objective_mascot_parade] Mascot parade
    [goal_one_thrice] One attraction operated 3 times
    [goal_six_attractions] 6 attractions operated
    [goal_money_12] 12 money
    [goal_upgrades_4] 4 upgrades
    [goal_mascots_3] 3 mascots
    [goal_maps_5] 5 maps
    [goal_every_map] Every map used
    [goal_discard_3] 3 dice discarded
    [goal_two_of_each] 2 guests of each colour
    [goal_empty_entrance] Nobody at the entrance
    [goal_four_colours] All four colours operated
    [goal_stars_25] 25 stars from operating
    [goal_tiles_7] 7 attractions
    [goal_matching_3] 3 matching amenities
    [goal_one_colour_3] 3 attractions of one colour operated
    [goal_eight_attractions] 8 attractions operated
    [goal_thrice_and_twice] One attraction 3 times, another twice
    [goal_money_18] 18 money
    [goal_upgrades_7] 7 upgrades
    [goal_mascots_5] 5 mascots
    [goal_maps_6] 6 maps
    [goal_stars_42] 42 stars from operating
    [goal_tiles_9] 9 attractions
    [goal_b_twice] B attractions operated twice
    [goal_all_amenities] All 8 amenities
    [goal_discard_4] 4 dice discarded
    [goal_few_dice] At most 8 guests
    [goal_one_colour_4] 4 attractions of one colour operated
    [goal_discard_each] Each colour in the discard area
    [goal_every_mascot_and_map] Every mascot and map used
    [goal_reroll_2] 2 dice rerolled
    [goal_reroll_six] A reroll shows 6
    [goal_innovations_3] 3 innovations
    [goal_reroll_4] 4 dice rerolled
    [goal_innovations_6] 6 innovations
    [goal_all_statues] All 3 statues
    [solo_1] Solo card 3
    [solo_2] Solo card 4
    [solo_3] Solo card 4
    [solo_4] Solo card 5
    [solo_5] Solo card 5
    [solo_6] Solo card 6
    [solo_7] Solo card 6
    [solo_8] Solo card 7
    [solo_9] Solo card 7
    [solo_10] Solo card 8
    [solo_11] Solo card 8
    [solo_12] Solo card 9
   *[other] { $printed }
    }
die = { $colour ->
    [blue] blue guest
    [green] green guest
   *[yellow] yellow guest
    }
hex = { $seat-who ->
    [you] hex { $hex } of your park
   *[other] hex { $hex } of { $seat }’s park
    }
rail = monorail { $rail }
park = { $seat-who ->
    [you] your park
   *[other] { $seat }’s park
    }
mascots = { $seat-who ->
    [you] your mascots
   *[other] { $seat }’s mascots
    }
hand = { $seat-who ->
    [you] your hand
   *[other] { $seat }’s hand
    }
played = { $seat-who ->
    [you] your staff of this round
   *[other] { $seat }’s staff of this round
    }
administrator = { $seat-who ->
    [you] your administrator
   *[other] { $seat }’s administrator
    }
offer = { $seat-who ->
    [you] what you choose from
   *[other] what { $seat } chooses from
    }
display = display of attractions
trash = discarded attractions
stack-a = stack A
stack-b = stack B
skills = display of skills
skill-deck = deck of skills
skill-trash = discarded skills
supply = supply of mascots
goals = round track
solo-deck = deck of solo cards
solo-card = solo card
gone = cards out of the game
box = box

## Questions

ask-draft = Which staff card stays in the box? { $left } to go.
ask-start = Choose what you keep, and where your first attraction stands.
ask-plan = Which two staff cards do you play?
ask-earlier = By how much do you lower your total?
ask-rail = Which monorail do you take?
ask-raise = Concierge: raise a new guest by 1?
ask-escort = Chaperone: which new guest is a VIP?
ask-train = Last Train: which guest gets off at your park?
ask-build = Build an attraction?
ask-build-at = Where does { $card } go?
ask-set-die = Two of an amenity: which guest do you set?
ask-set-value = The { $die } with { $value }: to which value?
ask-gift = Four of an amenity: which discarded attraction do you build for nothing?
ask-recruit = Recruit a mascot for { $cost }?
ask-improve = Improve your park, or go on.
ask-install = { $upgrade ->
    [merch] Where does the merch kiosk go?
    [effect] Where does the special effect go?
   *[generator] Where does the generator go?
    }
ask-take-back = Which upgrade do you take back?
ask-shift-from = Which upgrade do you move?
ask-shift-to = Where to?
ask-innovate = { $innovation ->
    [booth] Which attraction gets the photo booth?
    [cable] Which attraction gets the cable car?
   *[statue] Which attraction gets the statue?
    }
ask-operate = Run your park: operate, move guests, use mascots, or close.
ask-party = { $place }: who joins the party?
ask-surprise = { $place }: who is rerolled instead of losing a pip?
ask-showman = { $place }: is another guest rerolled?
ask-fresh = { $place }: who stays fresh?
ask-who = Who moves on?
ask-where = Where does the { $die } with { $value } go?
ask-guide = Guide: which guest do you lead?
ask-mascot-at = { $card }: on which attraction?
ask-use = { $place }: adjust a guest, or use the skill?
ask-turn = How is the { $die } with { $value } adjusted?
ask-extra = { $place }: the Mascot card adjusts one more guest.
ask-skilled = { $place }: for which guest is the skill?
ask-makeover = Which colour does the { $die } with { $value } become?
ask-swap = Scheduler: which card that you played do you take back?
ask-swap-in = Which card goes on in its place?
ask-return = Which tired guest comes back?
ask-return-value = At which value does the { $die } come back?

## Answers

option-draft = Leave { $card }
site = { $first } ({ $side ->
    [right] right of it
    [left] left of it
    [upper_right] at its upper right
    [upper_left] at its upper left
    [lower_right] at its lower right
   *[lower_left] at its lower left
    }){ $others ->
    [0] { "" }
   *[other] , also { $near }
    }
option-start = { $cards } · beside { site }
option-plan = { $cards } · total { $value }, income { $money }
option-earlier = { $number ->
    [0] Leave it
   *[other] By { $number }
    }
option-rail = { $rail }: { $pips } pips
option-raise = Raise the { $die } with { $value }
option-escort = The { $die } with { $value }
option-train = The { $die } with { $value }
option-build = Build { $card }
option-build-at = Beside { site }
option-set-die = The { $die } with { $value } · { $place }
option-set-value = To { $number }
option-gift = Build { $card }
option-recruit = Recruit: { $card }
option-map = Buy a map
option-merch = Install a merch kiosk
option-effect = Install a special effect
option-generator = Install a generator
option-booth = Build a photo booth
option-cable = Build a cable car
option-statue = Build a statue
option-remove = Take an upgrade back
option-shift = Move an upgrade
option-install = { $place }, space { $space }
option-shift-from = { $place }, space { $space }
option-shift-to = { $place }, space { $space }
option-take-back = { $place }, space { $space }
option-innovate = { $place } for { $cost }{ $idle ->
    [1] : no coloured place there, so the booth would do nothing
   *[0] { "" }
    }
option-operate = Operate { $place }
option-walk = Use a map for the { $die } with { $value } · { $place }
option-mascot = Use { $card }
option-send = Use the Guide
option-party = The { $die } with { $value }
option-surprise = Reroll the { $die } with { $value }
option-showman = Reroll the { $die } with { $value }
option-fresh = The { $die } with { $value }
option-who = The { $die } with { $value }
option-where = { $place }
option-guide = The { $die } with { $value } · { $place }
option-mascot-at = { $place }
option-use = The { $die } with { $value }
option-skill = Use the skill
option-up = Up to { $number }
option-down = Down to { $number }
option-wild = Any colour for the next operation
option-extra = The { $die } with { $value }
option-skilled = The { $die } with { $value } · { $place }
option-makeover = { $colour ->
    [blue] Blue
    [green] Green
   *[yellow] Yellow
    }
option-swap = Take { $card } back
option-swap-in = Pass on { $card }
option-return = The { $die }
option-return-value = At { $number }
option-done = { $question ->
    [operate] Close the park
    [improve] Finish improving
    [build] Build nothing
    [recruit] Recruit nobody
    [raise] Raise nobody
    [escort] No VIP
    [train] Take nobody
    [swap] Swap nothing
    [makeover] No makeover
    [skilled] Enough
   *[other] Nobody
    }

## Events

event-set-up = The parks open. Everybody chooses in secret how to begin.
event-offer = { "" }
event-draft = { "" }
event-draft-own = You leave { $cards }.
event-start = { $seat-who ->
    [you] You begin with { $cards }.
   *[other] { $seat } begins with { $cards }.
    }
event-display = { "" }
event-skill-display = { "" }
event-turn = Round { $turn }.
event-phase = { $count ->
    [1] Welcome.
    [2] Expand.
    [3] Improve.
    [4] The parks are open.
   *[5] Upkeep.
    }
event-staff = { $seat-who ->
    [you] You play { $cards }.
   *[other] { $seat } plays { $cards }.
    }
event-total = { $seat-who ->
    [you] Your total is { $count }.
   *[other] { $seat }’s total is { $count }.
    }
event-solo-card = A solo card: { $cards }.
event-order = Turn order: { $seats }.
event-income = { $seat-who ->
    [you] You take { $count } money as income.
   *[other] { $seat } takes { $count } money as income.
    }
event-rail = { $seat-who ->
    [you] You take { $rail }.
   *[other] { $seat } takes { $rail }.
    }
event-raise = { $seat-who ->
    [you] You raise a { $die } to { $value }.
   *[other] { $seat } raises a { $die } to { $value }.
    }
event-escort = { $seat-who ->
    [you] You make a { $die } with { $value } a VIP.
   *[other] { $seat } makes a { $die } with { $value } a VIP.
    }
event-train = { $seat-who ->
    [you] A { $die } with { $value } takes the last train to you.
   *[other] A { $die } with { $value } takes the last train to { $seat }.
    }
event-build = { $seat-who ->
    [you] You build { $cards } for { $cost }.
   *[other] { $seat } builds { $cards } for { $cost }.
    }
event-amenity = { $count ->
    [2] Two of an amenity: a guest is set to any value.
    [3] Three of an amenity: a guest comes from the bag.
   *[4] Four of an amenity: a discarded attraction for nothing.
    }
event-set-die = A { $die } is set to { $value }.
event-draw = A { $die } comes from the bag with { $value }.
event-recruit = { $seat-who ->
    [you] You recruit for { $cost }: { $cards }.
   *[other] { $seat } recruits for { $cost }: { $cards }.
    }
event-buy-map = { $seat-who ->
    [you] You buy a map for { $cost }.
   *[other] { $seat } buys a map for { $cost }.
    }
upgrade-name = { $upgrade ->
    [merch] merch kiosk
    [effect] special effect
   *[generator] generator
    }
event-install = { $seat-who ->
    [you] You install a { upgrade-name } on { $place } for { $cost }.
   *[other] { $seat } installs a { upgrade-name } on { $place } for { $cost }.
    }
event-remove = { $seat-who ->
    [you] You take the { upgrade-name } of { $place } back.
   *[other] { $seat } takes the { upgrade-name } of { $place } back.
    }
event-shift = { $seat-who ->
    [you] You move a { upgrade-name } to { $place }.
   *[other] { $seat } moves a { upgrade-name } to { $place }.
    }
event-innovate = { $seat-who ->
    [you] You build a { $innovation ->
        [booth] photo booth
        [cable] cable car
       *[statue] statue
        } on { $place } for { $cost }.
   *[other] { $seat } builds a { $innovation ->
        [booth] photo booth
        [cable] cable car
       *[statue] statue
        } on { $place } for { $cost }.
    }
event-operate = { $seat-who ->
    [you] You operate { $place } with { $values }.
   *[other] { $seat } operates { $place } with { $values }.
    }
event-fresh = The { $die } stays fresh with { $value }.
event-pip = The { $die } goes down to { $value }.
event-reroll = The { $die } is rerolled: { $value }.
event-leave = A { $die } leaves the park.
event-move = The { $die } with { $value } moves to { $place }.
event-move-map = A map leads the { $die } with { $value } to { $place }.
event-move-guide = The Guide leads the { $die } with { $value } to { $place }.
event-ride = The cable car brings { $count } money.
event-mascot = { $seat-who ->
    [you] You use { $card } on { $place }.
   *[other] { $seat } uses { $card } on { $place }.
    }
event-turn-die = The { $die } shows { $value } now.
event-wild = The { $die } with { $value } counts as any colour for the next operation.
event-tips = { $seat-who ->
    [you] You take { $count } money in tips.
   *[other] { $seat } takes { $count } money in tips.
    }
event-applause = { $seat-who ->
    [you] Applause brings you { $count ->
        [one] 1 star
       *[other] { $count } stars
        }.
   *[other] Applause brings { $seat } { $count ->
        [one] 1 star
       *[other] { $count } stars
        }.
    }
event-makeover = A guest is now a { $die } with { $value }.
event-closes = { $seat-who ->
    [you] You close your park.
   *[other] { $seat } closes the park.
    }
event-earn = { $seat-who ->
    [you] { $place }
   *[other] { $seat }’s { $place }
    }: { $count } × operated, { $stars ->
    [one] 1 star
   *[other] { $stars } stars
    }{ $money ->
    [0] { "" }
   *[other] { "," } { $money } money
    }.
event-statues = { $seat-who ->
    [you] Your statues earn { $count }.
   *[other] { $seat }’s statues earn { $count }.
    }
event-administrator = { $seat-who ->
    [you] Your administrator earns { $count }.
   *[other] { $seat }’s administrator earns { $count }.
    }
event-vips = { $seat-who ->
    [you] VIP guests earn you { $count }.
   *[other] VIP guests earn { $seat } { $count }.
    }
event-objective = { $card }: { $values }.
event-place = { $seat-who ->
    [you] The objective earns you { $count }.
   *[other] The objective earns { $seat } { $count }.
    }
event-swap = { $seat-who ->
    [you] Your Scheduler passes on { $cards }.
   *[other] { $seat }’s Scheduler passes on { $cards }.
    }
event-swap-back = { "" }
event-dismiss = The Scheduler leaves the game.
event-tired = { $seat-who ->
    [you] Tired guests of yours: { $dice }.
   *[other] Tired guests of { $seat }: { $dice }.
    }
event-return = A { $die } comes back with { $value }.
event-goal = Reached: { $card }. The target stays at { $count }.
event-goal-missed = Missed: { $card }. The target rises to { $count }.
event-pass = { "" }
event-ready = Maps are ready again, mascots come home.
event-rails = The monorails fill.
event-clear = { "" }
event-reshuffle = The discarded skills are shuffled.
event-money-stars = { $seat-who ->
    [you] Your money is worth { $count }.
   *[other] { $seat }’s money is worth { $count }.
    }
event-end = The park closes for good.
event-final = { "" }

## Why something cannot be done

why-not-in-hand = You do not hold { $cards }.
why-too-dear = It costs { $cost }, you have { $money }.
why-struck-out = { $card } is struck out in this round.
why-not-on-display = { $card } is not on display.
why-hex-taken = { $place } stands there already.
why-not-beside = A new attraction stands beside one of your park, inside the boundary.
why-nothing-there = Nothing is built there.
why-no-icon = { $place } has no free icon left in this round.
why-no-party = { $place }: no guests there make the party it wants.
why-no-map = No map is ready.
why-no-space = { $place } has no such space for an upgrade.
why-one-of-a-kind = { $place } has an upgrade of this kind already.
why-space-taken = { $place }: that space is taken.
why-rail-taken = { $rail } is taken.
why-rail-struck-out = { $rail } is struck out in this round.

## How it ends

outcome-last-round = The last round was played.
outcome-target-beaten = The target is beaten.
outcome-target-missed = The target was not beaten.

## What an answer does to what can be counted, and what another one would do

gain-stars =
    .more = brings { $count ->
        [one] 1 star
       *[other] { $count } stars
        }
    .less = costs { $count ->
        [one] 1 star
       *[other] { $count } stars
        }
    .none = brings no stars at once
    .else-more = it would bring { $count ->
        [one] 1 star
       *[other] { $count } stars
        }
    .else-less = it would cost { $count ->
        [one] 1 star
       *[other] { $count } stars
        }
    .else-none = it would bring no stars at once
gain-line =
    .more = brings { $count ->
        [one] 1 star
       *[other] { $count } stars
        } by the end of the round
    .none = brings no more stars in this round
    .else-more = it would bring { $count ->
        [one] 1 star
       *[other] { $count } stars
        } by the end of the round
    .else-none = it would bring no more stars in this round
gain-money =
    .more = brings { $count } money
    .less = costs { $count } money
    .none = costs no money
    .else-more = it would bring { $count } money
    .else-less = it would cost { $count } money
    .else-none = it would cost no money

## What the estimate is made of

part-stars = stars
    .better = you gain stars
    .worse = you lose stars
part-money = money
    .better = you keep more money
    .worse = you keep less money
part-guests = guests
    .better = your guests have more rides ahead of them
    .worse = your guests have fewer rides ahead of them
part-park = park
    .better = your park earns more
    .worse = your park earns less
part-helpers = maps and mascots
    .better = you have more maps or mascots
    .worse = you have fewer maps or mascots
part-goals = goals and objectives
    .better = objectives, goals and your administrator promise more stars
    .worse = objectives, goals and your administrator promise fewer stars

## What comes of an answer, in games played on to their ends

fact-richest = you have the most money at the end
fact-crowd = you have the most guests at the end
fact-biggest = your park has the most attractions

## Set-up

setup-game = Game
    .help = 0 introductory: 4 rounds without administrators and skills; 1 full: 5 rounds; 2 short: the full game in 4 rounds.
setup-game-0 = Introductory: 4 rounds, no administrators and skills
setup-game-1 = Full: 5 rounds
setup-game-2 = Short: the full game in 4 rounds
setup-surprises = Surprises
    .help = A mini expansion: attractions and skills that reroll dice.
setup-innovations = Innovations
    .help = A mini expansion: cable cars, photo booths, statues, and the Innovator for the Builder.
setup-promo = Promo pack
    .help = Consultants, Chaperones with VIP guests, and more objectives.
setup-promo_objectives = New objectives only
    .help = With the promo pack: its objectives alone, not mixed with the others.
setup-solo_side = Hard side
    .help = Alone: the target is 170 instead of 160.
setup-extra_goals = Extra goals
    .help = Alone, a sum: a second goal in round 2 (1), 3 (2), 4 (4), 5 (8).
setup-extra_goals-part-1 = Round 2
setup-extra_goals-part-2 = Round 3
setup-extra_goals-part-4 = Round 4
setup-extra_goals-part-8 = Round 5

## In the terminal

label-round = Round { $round } of { $rounds }
label-phase = { $phase ->
    [start] Set-up
    [plan] Plan
    [welcome] Welcome
    [expand] Expand
    [improve] Improve
    [operate] Operate
   *[upkeep] Upkeep
    }
label-order = turn order
label-target = target to beat { $target }{ $more ->
    [0] { "" }
   *[other] { " " }({ $more } for missed goals)
    }
label-in-round = Round { $round }
label-goal = { $numbers }, { $reached ->
    [1] reached
   *[0] missing it costs { $penalty }
    }
label-stars = stars
label-earned = today
label-money = money
label-income = income
label-maps = maps
label-mascots = mascots
label-guests = guests
label-attractions = rides
label-wants = wants
label-spaces = upgrades
label-amenity = amenity
label-cost = cost
label-letter = { $colour ->
    [blue] B
    [green] G
   *[yellow] Y
    }
label-values = { $values ->
    [odd] odd
    [even] even
    [low] low
   *[high] high
    }
label-triple = 3 equal
label-straight = 3 in a row
label-upgrade = { $upgrade ->
    [merch] kiosk
    [effect] effect
   *[generator] gener.
    }
label-innovation = { $innovation ->
    [booth] booth
    [cable] cable
   *[statue] statue
    }
label-sign = { $sign ->
    [any] any guest
    [run] has run
    [free] can run
    [mascot] mascot
    [closed] not to be had
   *[wild] counts as any colour
    }
label-space-sign = [2] free space and its cost
label-star = { $count } ★
label-pays = +{ $count } money
label-for = costs { $cost }
label-income-of = income { $count }
label-bonus = { $count ->
    [2] set a guest
    [3] a new guest
   *[4] a free ride
    }
label-surprise = one place is a surprise and may be rerolled
label-at-hexes = hexes { $hexes }
label-rails = Monorails
label-display = Attractions
label-skills = Skills
label-offer = To choose from
label-staff = value { $value }, { $money } money
label-administrator = Administrator
label-your-mascots = Mascots
label-played = Staff
label-total = total { $value }
label-prices = A map costs { $map }, a mascot { $mascot }.
label-your-hand = Your hand

notation-help = Attractions by their hex like hex:5, guests by their number like die:12, cards by name like log_flume, staff like guide+mascot, words like up, merch, done.
notation-example = log_flume

## What is printed, in words

amenity = { $amenity ->
    [food] food
    [drinks] drinks
    [seating] seating
    [gardens] gardens
    [first_aid] first aid
    [lights] lights
    [toilets] toilets
   *[lockers] lockers
    }
colour-of = { $colour ->
    [blue] blue
    [green] green
    [yellow] yellow
    [grey] grey
   *[any] any colour
    }
does = { $verb ->
    [returns] Upkeep: a guest at 1 comes back to the entrance at any value.
    [returns_colour] Upkeep: a guest of the colour that leaves comes back to the entrance at any value.
    [raises] Welcome: one new guest up to 2 higher, or two of them 1 higher.
    [guides] Operate: one guest from any attraction to any other.
    [adjusts] Operate: every mascot adjusts one guest more.
    [recruit_less] Expand: a mascot costs { $amount } less.
    [upgrade_less] Improve: upgrades cost { $amount } less.
    [map_less] Improve: a map costs { $amount } less.
    [removes] One installed upgrade may be taken back first.
    [installs] Improve: one upgrade more.
    [shifts] Improve: one upgrade moves to a free space.
    [again] Operate: one attraction without a free icon once more.
    [leaves] Does nothing, and leaves the game.
    [escorts] Welcome: one new guest becomes a VIP.
    [fresh] Operate: on an attraction of the colour one guest of the colour loses no pip.
    [last_train] Welcome: one guest of a monorail that is left.
    [swaps] Upkeep, once a game: a played card is swapped with one in hand.
    [earlier] Plan: your total up to { $amount } lower.
    [cheaper_stars] The end: a star for { $amount } money less.
    [rerolls] Operate: one more guest of a surprise party is rerolled.
    [leap] One guest { $amount } up or { $amount } down.
    [flip] One guest from 2 to 5, or from 5 to 2.
    [tips] { $amount } money for each guest here, at most { $most }.
    [applause] { $amount ->
        [one] 1 star
       *[other] { $amount } stars
        } for each guest here, at most { $most }.
    [pair] Two guests, each 1 up or down.
    [usher_out] A guest to a neighbour, twice.
    [usher_in] A neighbour’s guest comes here, twice.
    [walk] One guest up to { $amount ->
        [one] { $amount } attraction
       *[other] { $amount } attractions
        } away.
    [makeover] One guest changes colour, at the same value.
   *[reroll] One guest is rerolled.
    }
rewards = Upkeep: 1, 2 or 3 stars for at least { $low }, { $middle } or { $high } { $what }.
requires-die = { $values ->
    [odd] an odd{ " " }
    [even] an even{ " " }
    [low] a low{ " " }
    [high] a high{ " " }
   *[all] a{ " " }
    }{ $colour ->
    [blue] blue guest
    [green] green guest
    [yellow] yellow guest
   *[any] guest
    }
requires = { $relation ->
    [one] { $one }
    [more] { $one } above { $other }
    [less] { $one } below { $other }
    [equal] { $one } and { $other } of one value
    [triple] three guests of one value
    [straight] three guests in a row
   *[and] { $one } and { $other }
    }{ $with ->
    [blue] , one of them blue
    [green] , one of them green
    [yellow] , one of them yellow
   *[none] { "" }
    }
counts = { $word ->
    [money] money
    [spent] money spent this round
    [income] income of the park
    [pips] pips of all guests
    [dice] guests
    [high_dice] guests at 5 or 6
    [dice_blue] blue guests
    [dice_green] green guests
    [dice_yellow] yellow guests
    [each_colour] guests of the rarest colour
    [entrance_dice] guests at the entrance
    [left] guests who left this round
    [left_each] discarded guests of the rarest colour
    [rerolled] guests rerolled this round
    [sixes] sixes rolled this round
    [tiles] attractions
    [tiles_cost] printed cost of all attractions
    [tiles_colour] attractions of one colour
    [tiles_b] B attractions
    [amenities] different amenities
    [amenity_match] matching amenities
    [upgrades] upgrades
    [upgrades_merch] merch kiosks
    [upgrades_effects] special effects
    [upgrades_generators] generators
    [innovations] innovations
    [statues] statues
    [maps] maps
    [mascots] mascots
    [travel] maps and mascots
    [ready_maps] maps not used
    [ready_mascots] mascots not used
    [used_mascots] mascots used
    [operated] different attractions operated
    [operated_blue] blue attractions operated
    [operated_green] green attractions operated
    [operated_yellow] yellow attractions operated
    [operated_colours] colours operated
    [operated_colour] attractions of one colour operated
    [operations_b] operations of B attractions
    [encore] operations of one attraction
    [second] operations of the second
   *[stars] stars from operating
    }
    .many = { counts }
counted = { $order ->
    [least] least
   *[most] most
    }: { $what }

## The first game

lesson-staff = A round begins in secret: everybody lays two staff cards. A low total goes first, and the cards bring money. Lay { $cards }: total { $value }, income { $money }.
lesson-staff-done = All cards are shown: your total is { $total }, your rival’s { $rival }. So you go first in this round.
lesson-rail = Dice are your guests: a colour, and pips that tell how fresh they are. Take { $rail }. Its guests have { $pips } pips together.
lesson-rail-done = They stand at your Park Entrance now. Your rival took another monorail.
lesson-build = Now you may build. Tiles show which guests they want, and the stars they earn each time they are operated. You have { $money } money: choose { $card }.
lesson-build-done = A new attraction has to stand beside one of your park.
lesson-place = Put it beside { $near }, so that guests can walk over.
lesson-place-done = That cost money: you had { $money-before } and have { $money } left. Afterwards you could recruit a mascot; keep your money this time.
lesson-improve = Next, everybody improves the park at the same time. A special effect makes an attraction earn more stars. Choose it.
lesson-improve-done = It goes onto the attraction you began with, and with that you finish improving.
lesson-nobody = Now everybody operates attractions, as long as they like. Try { $place }: you cannot yet, and will see why.
lesson-nobody-done = An attraction needs a party of guests who stand there, exactly as its tile wants them.
lesson-entrance = All your guests stand at the entrance, which takes any one of them. Operate { $place }.
lesson-entrance-done = A cube on the attraction counts how often it was operated.
lesson-guest = Who takes part loses a pip and then walks on. Choose the { $die } with { $value }.
lesson-guest-done = The ride tires: one pip less. Who shows a single pip leaves the park instead.
lesson-walk = Now this guest has to walk on to an attraction next to it. Go to { $place }, which wants just this colour.
lesson-walk-done = There the guest can take part at once.
lesson-ride = It wants no more than this one guest. Operate { $place }.
lesson-ride-done = Your special effect stands here: it counts in addition.
lesson-on = Again the guest moves on. Choose { $place }, or any other neighbour.
lesson-on-done = So one guest can visit many attractions in a round. The way through your park is the game.
lesson-close = You could go on: the entrance has a generator and can be operated once more, and maps lead guests where they are wanted. Close your park now, to see what it earned.
lesson-close-done = You earned stars, from { $stars-before } to { $stars }, and the kiosk at the entrance brought money, from { $money-before } to { $money }. Your rival has { $rival } stars.
lesson-end = The next round begins with staff again; the cards you played went to your neighbour. Mascots turn a guest up or down, more upgrades make your park earn more, and objectives reward some rounds. Most stars win after the last one.

## The worked examples, to be played

example-P3 = Two guests stand at the Park Entrance, which takes any one of them. Operate it with the green one, send that one on, and see whether the entrance can run again.
example-P3-done = The green die shows { $value } and had to move on. The entrance has a generator, so it was operated again for the other guest: { $cubes } cubes lie there.
example-P4 = The Log Flume wants any die and a higher blue one; both stand there. The Ferris Wheel wants an odd yellow die and an even one, and a yellow one waits there. Let the blue guest ride both.
example-P4-done = The blue die rode twice and shows { $blue }; the other one at the Log Flume shows { $yellow }. The yellow die of the Ferris Wheel had no pip left to lose and is gone.
example-P5 = A blue guest stands at the entrance, and the Log Flume is two steps away. Maps move a guest without a ride; you have two.
example-P5-done = Two maps, two steps: { $maps } maps left, and the blue die still shows { $value }.
example-P6 = The Log Flume wants a blue die higher than another one, but both show the same. A mascot can change that.
example-P6-try = Try { $place } first: you cannot operate it yet.
example-P6-done = With one pip more for blue the Log Flume ran: { $cubes } cube lies there, and the blue die shows { $value } again.
example-P7 = No blue guest stands at the Log Flume. A mascot lets a guest count as any colour, for a single operation.
example-P7-try = Try { $place }: without a blue die it cannot be operated.
example-P7-done = The yellow die counted as blue for that one operation and shows { $value } now. Then it was yellow again, so there is only { $cubes } cube.

## Numbers of the pack

pack-numbers-money = Money to begin with
pack-numbers-maps = Maps to begin with
pack-numbers-mascots = Mascots to begin with
pack-numbers-mascot_cost = Price of a mascot
pack-numbers-map_cost = Price of a map
pack-numbers-merch = Money a kiosk earns
pack-numbers-effect = Stars a special effect earns
pack-numbers-upgrades_of_a_kind = Upgrades of a kind for each
pack-numbers-money_per_star = Money for a star at the end
pack-numbers-drawn_value = Value a die is drawn with
pack-numbers-map_tokens = Maps in the supply
pack-numbers-dice = Dice of a colour, for 1 to 4 players
pack-numbers-places = Stars for an objective by place, for 1 to 4 players
pack-rounds-upgrades = Upgrades a round
pack-rounds-innovations = Innovations a round
