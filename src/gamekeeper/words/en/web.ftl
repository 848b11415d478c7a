### Texts of the web page alone.

## Getting around

web-home = Home
web-menu = Menu
web-skip = Skip to the main part
web-close = Close
web-retry = Try again
web-loading = Lighting the lantern…
web-settings = Settings
web-more = More about this table
web-title-new = New table
web-title-rules = Rules
web-title-about = About
web-title-replay = Replay
web-title-resume = Welcome back
web-title-lost = Not found
web-title-table = Table
web-no-page = There is no page here
web-no-page-help = The address may have a slip in it. The way home is below.
web-no-table = There is no table with this code
web-no-table-help = We looked for “{ $code }”. Check the link, or ask whoever sent it for a new one.
web-no-rules = There are no rules for this game here
web-failed = The table could not be laid
web-failed-help = The server did not answer as it should. Nothing is lost; try again in a moment.
web-offline = The server does not answer. Check your connection and try again.
web-link = Link
web-copy = Copy link
web-copied = Copied

## Games

web-game-fort = Fort
web-pitch-fort = Play with your friends, or somebody else will.
web-facts-fort = 2–4 players · about 30 minutes · a little to learn
web-short-fort-1 = Play one card a turn; the others may follow what it does.
web-short-fort-2 = Friends you did not play with wait in your yard, and anybody may take them.
web-short-fort-3 = Pizza and toys make your fort grow. The most points win.
web-game-yellowstone_park = Yellowstone Park
web-pitch-yellowstone_park = Lay your animals where they fit. What does not fit, you take home.
web-facts-yellowstone_park = 2–5 players · about 45 minutes · easy to learn
web-short-yellowstone_park-1 = Lay one or two cards a turn: the number says the row, the colour says the column.
web-short-yellowstone_park-2 = Cards more than two rows or columns away from yours become your malus cards.
web-short-yellowstone_park-3 = Fill the eighth or ninth space for a bonus. The lowest marker wins.
web-poster = Poster of { $game }

## Home

web-play-now = Play now
web-dealing = Dealing…
web-against = Against three bots
web-bots-level = Bots: { $level }
web-read-rules = Read the rules
web-other-games = Other games here
web-my-tables = Your tables
web-with = with { $names }
web-status-waiting = Waiting
web-continue = Continue
web-finished = Finished games
web-look = Look again
web-with-friends = Play with friends
web-with-friends-help = Set up a table and send its link. Free seats can be bots.
web-join = Join a table
web-join-go = Go to the table
web-code = Code or link
web-your-name = Your name
web-name-help = What others call you at the table.
web-guest = Ranger

## New table

web-game = Game
web-players = Players
web-seats = Seats
web-seat = Seat { $number }
web-places-help = Open seats are for whoever you send the link to. The game starts when all seats are taken.
web-place-me = You
web-place-open = Open: invite somebody
web-place-bot = Bot: { $level }
web-options = Options
web-from-to = From { $low } to { $high }.
web-drawn = drawn by lot
web-create-invite = Lay the table and invite
web-create-play = Lay the table and play

## Component packs

web-pack = Components
web-pack-help = What is printed on the cards. Play with the box, or with a file of your own.
web-pack-box = As in the box
web-pack-own = A pack of my own
web-pack-own-help = A pack is a text file in TOML. It is checked here, kept with the table, and nobody else gets it in a list.
web-pack-start = Get the box as a file to start from
web-pack-file = Choose a file
web-pack-paste = Or paste its text
web-pack-checking = Checking…
web-pack-good = { $name }: { $count ->
    [0] the same as the box.
    [one] one row is not as in the box.
   *[other] { $count } rows are not as in the box.
    }
web-pack-added = is new
web-pack-removed = is left out
web-pack-more = { $count ->
    [one] and one more
   *[other] and { $count } more
    }
web-pack-seats = This pack has enough for these numbers of players: { $seats }.
web-pack-of-table = The components of this table
web-pack-differs = { $count ->
    [one] One row is not as in the box.
   *[other] { $count } rows are not as in the box.
    }
web-pack-download = Get this pack as a file
web-components = Components
web-components-help = Everything that is printed on the components, as the game is played here.
web-components-marked = Of { $total } rows, { $count } are marked: they are not, or not all, taken from a printed source, but reconstructed.
web-components-drawn = drawn
web-provenance = where it comes from
web-reconstructed = reconstructed

## Waiting room

web-waiting-room = { $open ->
    [0] Everybody is here. The game starts.
    [one] Waiting for one more player.
   *[other] Waiting for { $open } more players.
    }
web-invite = Send this link
web-invite-help = Whoever opens it can take a seat, or watch. The code alone is { $code }.
web-open-seat = open
web-sit = Sit here
web-leave = Leave the seat
web-starts-by-itself = The game starts by itself once every seat is taken.

## At the table

web-prompt = What to do
web-own = Your side of the table
web-turn = Turn { $turn }
web-you = you
web-your-turn = Your turn
web-thinking = is thinking
web-deciding = decides
web-away = away
web-bot-plays = A bot plays this seat
web-waiting-for = Waiting for { $seats }.
web-sending = Sending…
web-moment = One moment…
web-over = The game is over.
web-watching = You are watching
web-picked = { $things }: choose one of the places that light up.
web-ends-turn = You cannot take this back.
web-confirm = Do it
web-back = Back
web-undo = Undo
web-skip-ahead = Skip ahead
web-result = Result
web-option-stop = Stop here
web-option-refill = Refill to { hand-number }
web-option-keep = Keep my hand
web-option-malus = Take { hand-number } malus cards
web-option-pile = Draw { hand-number }
web-answers = { $count ->
    [one] The answer
   *[other] All { $count } answers
    }
web-order-drop = Ask me again
web-rule = Rule { $rule }
web-why-wait = It is not your turn yet.
web-reconnecting = Reconnecting, nothing is lost
web-log = What happened
web-log-empty = Nothing has happened yet.
web-recap = Since your last turn
web-recap-short = Recap
web-hint = Hint
web-hint-thinking = Thinking…
web-hint-would = A strong player would do this:
web-hint-share = It gave this { $share } % of its thought.

## More about a table

web-share = Invite or show
web-share-help = Whoever opens this link can watch, or take a free seat.
web-other-device = Play on another device
web-other-device-help = This link is yours alone: whoever has it plays as you.
web-show-link = Show my personal link
web-take-back = Take my seat back
web-absent = Away from the table
web-absent-help = { $minutes ->
    [one] After one minute away a bot may play for them. They can take the seat back at any time.
   *[other] After { $minutes } minutes away a bot may play for them. They can take the seat back at any time.
    }
web-hand-to-bot = Let a bot play
web-fairness = Fair cards
web-commitment-help = The deck was shuffled before the first card. This is its seal; the secret behind it is shown at the end, so anybody can check it.

## The end

web-rematch = Play again
web-join-rematch = Join the rematch
web-tally = The final count
web-tally-total = Total
web-story-label = Lines for each player over { $turns } turns. The numbers are in the table that follows.
web-verify = Check the shuffle
web-verify-help = The seal was shown from the start. Now the secret is out: your browser computes the seal from it and compares the two.
web-verify-published = Seal shown from the start
web-verify-seed = Secret
web-verify-computed = Seal computed here
web-verify-check = Compute and compare
web-verify-holds = They are the same. The deck was fixed before the first card.
web-verify-broken = They differ. This deck is not the one that was sealed.
web-verify-cannot = This browser computes seals on secure pages only. The record can be checked with “gamekeeper verify”.
web-record = Save the record

## Replay

web-replay-first = To the start
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = One step on
web-replay-last = To the end
web-replay-scrub = Position
web-replay-at = { $at } of { $total }
web-replay-link = Link to here
web-to-table = To the table

## Yellowstone Park on the page

web-park-board = Board, seven rows and seven columns
web-park-space = Row { $row }, column { $column }{ $cards ->
    [none] {""}
   *[other] : { $cards }
    }{ $told ->
    [none] {""}
   *[other] . { $told }
    }
web-park-space-cost = { $count ->
    [0] Takes nothing
    [one] Takes one card
   *[other] Takes { $count } cards
    }{ $bonus ->
    [0] {""}
   *[other] , marker minus { $bonus }
    }
web-park-track = Score track. { $markers }. The game ends at { $end }.
web-park-marker = Marker
web-park-malus = Malus cards
web-park-held = Cards in hand
web-park-pile = Draw pile
web-park-own-malus = Your malus cards
web-park-occupied = spaces taken
web-park-counter = neutral counter
web-park-hand = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
    }
web-park-no-cards = Your hand is empty.
web-park-story = Markers with malus cards, turn by turn
web-park-card-first = Choose a card from your hand first.
web-park-wrong-row = { $card } goes in row { $number }, the row of its number, and not in row { $row }.
web-learn-yellowstone_park-1 = The board has seven rows and seven columns. Your marker starts on 5, and low is good.
web-learn-yellowstone_park-2 = On your turn lay one card, and a second one if you like.
web-learn-yellowstone_park-3 = A card goes in the row of its number. If its colour is on the board, it goes in the column of that colour; if not, in any empty column. A card just like it goes on top.
web-learn-yellowstone_park-4 = Cards that are more than two rows or two columns away from the one you lay are yours: they go face down on your malus pile.
web-learn-yellowstone_park-5 = If your card fills an empty space and makes eight spaces taken, your marker goes back 1; with nine, it goes back 3.
web-learn-yellowstone_park-6 = After two cards you may refill to six; with two or three players you must. When your hand is empty, draw six, or take six of your malus cards if you have that many.
web-learn-yellowstone_park-7 = When the draw pile runs out, each marker moves up by its malus cards, and those become the new pile. Once a marker reaches 35, the game ends and the lowest marker wins.

## Fort on the page

web-fort-card = { $name }, { $suits }. Public: { $public }. Private: { $private }.
web-fort-both = Public: { $public }. Private: { $private }.
web-fort-now = { $action ->
    [public] Public now:
   *[private] Private now:
    } { $what }{ $full ->
    [1] {""}
   *[other] , in part
    }{ $best ->
    [0] {""}
   *[other] , up to { $best }
    }.
web-fort-not-first = { $action ->
    [public] The public action cannot come first.
   *[private] The private action cannot come first.
    }
web-fort-board = { $seat-who ->
    [you] Your board
   *[other] { $seat }’s board
    }
web-fort-level = Fort level { $level }
web-fort-next = Next level: { $pizza ->
    [0] {""}
   *[other] { $pizza } pizza{" "}
    }{ $toy ->
    [0] {""}
    [one] 1 toy{" "}
   *[other] { $toy } toys{" "}
    }{ $any ->
    [0] {""}
   *[other] { $any } of any kind
    }
web-fort-pack = Pack: { $count } of { $room }
web-fort-lookout = Lookout: { $count } of { $room }
web-fort-yard-empty = Nobody waits in this yard.
web-fort-levels = Fort levels
web-fort-levels-help = What each level brings at the end, what it costs, and how much pack and lookout hold.
web-fort-cost = cost
web-fort-room = room
web-fort-match = match
web-fort-nothing-played = No card is in play.
web-fort-track = Score track. { $points }. At { $end } points the last round begins.
web-fort-hand = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
    }
web-fort-no-cards = Your hand is empty.
web-fort-deck = Left in your deck: { $count }
web-fort-deck-help = In no order. Only you see this.
web-fort-rule-secret = Only you see this until the end.
web-fort-worth = { $points ->
    [one] now 1 point
   *[other] now { $points } points
    }
web-fort-draft = Draft, choice { $round } of { $rounds }
web-fort-draft-help = Keep one card. The others go on to the left once everybody has chosen.
web-fort-draft-watch = Everybody chooses in secret.
web-fort-draft-who = Who has chosen
web-fort-has-chosen = has chosen
web-fort-still-chooses = still chooses
web-fort-no-picks = Nobody yet.
web-fort-pass-on = Pass until my turn
web-fort-passing = You pass on following until your next turn.
web-fort-tally-track = Score track
web-fort-tally-fort = Fort
web-fort-tally-rule = Made-up rule
web-fort-story = Points on the track, turn by turn
web-learn-fort-1 = You have a small deck of kids. On your turn, play one card: use its public action, its private action, or both. At least one has to be used fully.
web-learn-fort-2 = Some actions count a suit. Add other cards from your hand with that suit, or count the icons in your lookout, to do them more often. A coin is any suit.
web-learn-fort-3 = Then the others may follow: each may discard one card with the suit of yours and do the public action too.
web-learn-fort-4 = Recruit one kid into your discard pile: from the park, from its deck, or from anybody’s yard.
web-learn-fort-5 = What you played and added is discarded, and so are your best friends. Everybody else in your hand goes to your yard, where others can take them until your next turn. Draw five.
web-learn-fort-6 = Pizza and toys pay for your fort. A higher fort is worth points and holds more in pack and lookout. Level 1 brings a made-up rule, level 2 a perk, level 5 the macaroni sculpture.
web-learn-fort-7 = When somebody has 25 points on the track or a fort of level 5, or the park deck is empty, the round is finished. Track, fort, made-up rule and sculpture make the total; the most points win.

## Rules

web-in-short = In short
web-law = Below is the full text, in English. It decides where this summary is too short.

## Settings

web-set-language = Language
web-set-theme = Light
web-set-theme-system = as the device
web-set-theme-light = day
web-set-theme-dark = night
web-set-pace = Pace of the others’ moves
web-set-pace-slow = slow
web-set-pace-normal = normal
web-set-pace-instant = at once
web-set-confirm = Ask before it counts
web-set-confirm-turn = when it cannot be taken back
web-set-confirm-always = always
web-set-confirm-never = never
web-set-motion = Motion
web-set-motion-system = as the device
web-set-motion-full = full
web-set-motion-reduced = reduced
web-set-patterns = Patterns on cards
web-set-patterns-help = Leaf, paw, feather and drop stand for the colours.
web-set-contrast = High contrast
web-set-contrast-help = Stronger lines and text.
web-set-sound = Sound
web-set-sound-help = A knock when it is your turn.

## About

web-about-lead = Gamekeeper keeps the rules of modern tabletop games, so that you can play them here with friends and with strong bots.
web-about-fair = Fair by construction
web-about-fair-text = The server deals and judges. What you cannot see is not sent to your browser. The deck is sealed before the first card, and the seal can be checked at the end.
web-about-bots = The bots
web-about-bots-text = They see what their seat may see and nothing else. Easy overlooks a lot; expert takes its time. The hint shows what a hard bot would do, and why.
web-about-access = For everybody
web-about-access-text = Everything can be reached with the keyboard and a screen reader, colours always come with a shape, and motion can be turned off in the settings.
web-about-data = Your data
web-about-data-text = You play as a guest. One cookie remembers your seats; your name and settings stay in this browser and with the tables you play at. Nobody else is told.
web-about-games = The games
web-about-games-text = Fort was designed by Grant Rodiek and published by Leder Games in 2020. Yellowstone Park was designed by Uwe Rosenberg and published by Amigo in 2003. All drawings and texts here are our own. If you like a game, buy the box.
web-about-api = The interface for programs

## Errors of the server

web-error-any = That did not work: { $message }
error-offline = The server does not answer. Check your connection and try again.
error-failed = That did not work. Try again in a moment.
error-bad-message = The page sent something the server does not understand. Load it again.
error-bad-name = This name cannot be shown. Choose one of up to 40 letters.
error-bad-position = The match has not come that far.
error-bad-token = This link does not hold any more.
error-no-seat = Only who sits at the table can do this.
error-wrong-origin = The request came from another site and was turned away.
error-not-your-seat = This seat is somebody else’s.
error-unknown-table = There is no such table.
error-unknown-seat = The table has no such seat.
error-unknown-game = There is no such game here.
error-not-found = There is nothing at this address.
error-stale-number = The table had moved on; here is how it stands now.
error-seat-taken = Somebody sits there already.
error-already-seated = You already sit at this table.
error-table-full = No seat is free. You can watch.
error-not-started = The game has not begun yet.
error-already-started = The game has begun.
error-match-over = The game is over.
error-not-over = The game is still going on.
error-not-absent = This player is here, or has not been away for long enough.
error-seat-handed-over = A bot plays this seat. Take it back first.
error-message-too-large = That was too much at once.
error-too-many-requests = That was too fast. Wait a moment.
error-too-many-tables = Every table is taken. Try again later.
error-too-many-connections = The hut is full. Try again later.
error-store-failed = It could not be written down. Nothing is lost; try again.
error-damaged-table = This table cannot be read any more.
error-internal-error = Something went wrong on our side. Try again in a moment.
error-bad-pack = The component pack has a mistake at { $place }: it says { $got }, wanted is { $wanted }.
error-pack-too-large = The component pack is too large: { $most } bytes are the most.
error-unknown-pack = This server does not have that component pack.
error-bad-setup = The table cannot be set up like this. Look over the options.
error-bad-save = This table cannot be read any more.
error-illegal-action = This is not possible now.
error-no-hint = There is no hint for this decision.

## Coming back

web-resume-failed = This personal link does not hold
web-resume-failed-help = It may be old, or a part of it is missing. Open it again from the device you played on.
