title = Kitchens
tagline = Everybody cooks at once.
about = Two to four cooks, one larder. All cook at the same time.
rules-short = Put cards on your stoves and serve what belongs together. Most points win.
notation-help = Answers are called root, leaf, bean, draw, serve:near, serve:far, end, near and far.
notation-example = serve:near

card = { $kind ->
    [root] root
    [leaf] leaf
   *[bean] bean
    }
token = tip
larder = the larder
hand = { $seat }’s hand
counter = { $seat }’s counter
near = { $seat }’s near stove
far = { $seat }’s far stove
bowl = the bowl
purse = { $seat }’s purse
zone-larder = Larder
zone-hand = Hand
zone-counter = Counter
zone-near = Near stove
zone-far = Far stove
zone-bowl = Bowl
zone-purse = Purse
number-points = Points
number-draws = Draws
number-round = Round

ask-cook = What next in your kitchen?
ask-place = On which stove does the { $card } go?
ask-keep = Which card do you keep?
ask-first = Who comes first?
option-put = Take a { $card }
option-side = { $stove }
option-serve = Serve { $stove }
option-draw = Draw from the larder
option-end = End
option-first = { $cook } first

event-set-up = { $cook } comes first.
event-round = Round { $round }.
event-draw = { $seat } draws { $count }.
event-draw-own = You draw { $cards }.
event-take = { $seat } takes { $cards }.
event-put = { $seat } puts { $cards } on a stove.
event-serve = { $seat } serves { $cards }.
event-tip = { $seat } gets a tip.
event-points = { $seat } has { $points }.
event-done = { $seat } has ended.
event-clear = { $seat } puts { $count } back.
event-clear-own = You put back { $cards }.
event-kept = { $seat } keeps { $count }.
event-first = { $seat } lets { $cook } come first.
outcome-cooked = Three rounds are cooked.
