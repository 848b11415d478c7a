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
web-title-review = Look back
web-title-practice = Practice
web-title-learn = First game
web-title-example = Worked example
web-title-resume = Welcome back
web-title-mail = Mail address
web-title-unsubscribe = No more mail
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

web-game-dice_theme_park = Dice Theme Park
web-pitch-dice_theme_park = Every guest is a die, and every ride tires them.
web-facts-dice_theme_park = 1–4 players · 60 to 90 minutes · a good deal to learn
web-short-dice_theme_park-1 = Choose two staff cards: a low total picks its guests first, a high income pays for more.
web-short-dice_theme_park-2 = Lead your guests from ride to ride. Each ride earns stars and costs them a pip.
web-short-dice_theme_park-3 = Build attractions, upgrades and mascots. The most stars win.
web-game-fort = Fort
web-pitch-fort = Play with your friends, or somebody else will.
web-facts-fort = 2–4 players · about 30 minutes · a little to learn
web-short-fort-1 = Play one card a turn; the others may follow what it does.
web-short-fort-2 = Friends you did not play with wait in your yard, and anybody may take them.
web-short-fort-3 = Pizza and toys make your fort grow. The most points win.
web-game-iditacards = Iditacards
web-pitch-iditacards = A sled-dog race with the cold at your heels.
web-facts-iditacards = 1–4 players · 60 to 90 minutes · a good deal to learn
web-short-iditacards-1 = Play a card a turn; its costs are cards from your hand and your deck.
web-short-iditacards-2 = Risks pay off turns later, if your deck does not fail you.
web-short-iditacards-3 = First over the finish wins. Cold and hunger throw you back.
web-game-yellowstone_park = Yellowstone Park
web-pitch-yellowstone_park = Lay your animals where they fit. What does not fit, you take home.
web-facts-yellowstone_park = 2–5 players · about 45 minutes · easy to learn
web-short-yellowstone_park-1 = Lay one or two cards a turn: the number says the row, the colour says the column.
web-short-yellowstone_park-2 = Cards more than two rows or columns away from yours become your malus cards.
web-short-yellowstone_park-3 = Fill the eighth or ninth space for a bonus. The lowest marker wins.
web-facts-any = { $seats } players
web-poster = Poster of { $game }

## Home

web-play-now = Play now
web-dealing = Dealing…
web-against = { $count ->
    [one] Against one bot
    [2] Against two bots
    [3] Against three bots
   *[other] Against { $count } bots
    }
web-bots-level = Bots: { $level }
web-read-rules = Read the rules
web-other-games = Other games here
web-with = with { $names }
web-status-waiting = Waiting
web-continue = Continue
web-finished = Finished games
web-ended-won = You won
web-ended-shared = You shared the victory
web-ended-lost = { $count ->
    [0] You did not make it
    [one] { $winners } won; you came { place }
   *[other] { $winners } won together; you came { place }
    }
web-ended-unknown = Finished
web-running = Running tables
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
web-place-beside = Someone else on this device
web-place-name = Name of seat { $number }
web-person = Player { $number }
web-beside-help = You share this device: between two of you it shows a name and nothing of the table.
web-hand-over = Hand over to { $name }
web-hand-over-title = { $name }, it is up to you
web-hand-over-text = Nobody else should look now.
web-hand-over-sit = I am { $name }
web-hand-over-look = I am { $name } and want to look
web-hand-over-none = Nobody here is to decide just now
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
web-pack-mine = The one I edit
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
web-invites = { $host } invites you to { $game }
web-invited = You are invited to { $game }
web-join-game = Join in
web-choose-seat = Choose another seat
web-invite-here = { $names }, and { $open ->
    [one] one free seat
   *[other] { $open } free seats
    }
web-invite-empty = { $open ->
    [one] one free seat
   *[other] { $open } free seats
    }
web-invite-watch = If you only want to watch, leave this page open.
web-link-waiting = { $facts }. { $open ->
    [one] One seat is free.
   *[other] { $open } seats are free.
    }
web-link-players = { $game }: { $names }
web-link-playing = The game is going on. Open the link to watch.
web-link-over = The game is over. Open the link to see how it ended.
web-link-replay = Look at the match again, step by step.
web-open-seat = open
web-sit = Sit here
web-leave = Leave the seat
web-starts-by-itself = The game starts by itself once every seat is taken.
web-host = Host
web-host-you = You decide here who plays: which seats go to bots, who plays for somebody away, and when to start.
web-host-is = { $name } decides here who plays. When { $name } is away for long, everybody at the table may.
web-open-again = Free the seat
web-start-now = Start now with bots
web-start-level = Their strength

## At the table

web-prompt = What to do
web-own = Your side of the table
web-turn = Turn { $turn }
web-you = you
web-your-turn = Your turn
web-waiting-for-you = Waiting for you
web-thinking = is thinking
web-deciding = decides
web-away = away
web-bot-plays = A bot plays this seat
web-waiting-for = Waiting for { $seats }.
web-sending = Sending…
web-moment = One moment…
web-over = The game is over.
web-ended = The game was broken off
web-ended-rows = This game had as many decisions as a table here can hold, so it ended without a winner.
web-ended-left = Everybody had left, so it ended without a winner.
web-watching = You are watching
web-picked = { $things }: { $next ->
    [card] choose a card to go with it
    [mixed] choose what else lights up, cards and a place
   *[other] choose one of the places that light up
    }.
web-ends-turn = You cannot take this back.
web-confirm = Do it
web-back = Back
web-undo = Undo
web-skip-ahead = Skip ahead
web-result = Result
web-option-stop = Stop here
web-option-refill = { $scores ->
   *[0] Refill to { hand-number }
    [1] Draw the last { $pile ->
        [one] card
       *[other] { $pile }
        }
    }
web-option-keep = Keep my hand
web-option-malus = Take { hand-number } malus cards
web-option-pile = { $scores ->
   *[0] Draw { hand-number }
    [1] Draw the last { $pile ->
        [one] card
       *[other] { $pile }
        }
    }
web-answers = { $count ->
    [one] The one move
   *[other] All { $count } moves
    }
web-lone = This is the only answer. It is given in a moment, or when you press it.
web-order-drop = Ask me again
web-rule = Rule { $rule }
web-why-wait = It is not your turn yet.
web-reconnecting = Reconnecting, nothing is lost
web-you-are-offline = You are offline. Nothing is lost: it goes on when you are back.
web-slow-answer = The server is slow to answer. Still waiting…
web-log = What happened
web-log-empty = Nothing has happened yet.
web-recap = Since your last turn
web-recap-short = Recap
web-hint = Hint
web-hint-thinking = Thinking…
web-hint-would = A strong player would do this:

## More about a table

web-share = Invite or show
web-invite-qr = Code to scan
web-invite-scan = A phone that looks at this code opens the table.
web-invite-send = Send the link
web-invite-text = Come and play { $game } with me.
web-share-help = Whoever opens this link can watch, or take a free seat.
web-share-closed = The host lets nobody watch: only who sits here sees this table.
web-not-watched = This table is not watched
web-not-watched-help = Only the people who sit there see it.
web-watched = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
    }
web-watched-by = { $count ->
    [one] { $names } is watching
   *[other] { $names } are watching
    }
web-watched-more = { $count ->
    [one] { $names } and one more are watching
   *[other] { $names } and { $count } more are watching
    }
web-watching-may = Others may watch
web-other-device = Play on another device
web-other-device-help = This link is yours alone: who opens it first plays as you.
web-show-link = Make a personal link
web-link-open = It works once, until { $when }.
web-link-used = used on { $when }
web-link-expired = not used; it ran out on { $when }
web-link-made = Made on { $when }
web-link-revoke = Revoke the link
web-links-of-mine = { $count ->
    [one] One more personal link
   *[other] { $count } more personal links
    }
web-take-back = Take my seat back
web-absent = Away from the table
web-absent-help = { $minutes ->
    [one] After one minute away a bot may play for them. They can take the seat back at any time.
   *[other] After { $minutes } minutes away a bot may play for them. They can take the seat back at any time.
    }
web-hand-to-bot = Let a bot play
web-going = If you have to go
web-going-bot = Hand my seat to a bot
web-going-help = It plays on for you, so nobody has to wait. You can take the seat back at any time.
web-fairness = Fair cards
web-commitment-help = The deck was shuffled before the first card. This is its seal; the secret behind it is shown at the end, so anybody can check it.

## Talking at the table

web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-public = Whoever watches this table reads along.
web-chat-unread = { $count ->
    [one] Chat, one new message
   *[other] Chat, { $count } new messages
    }
web-chat-watching = watching
web-chat-phrases = Phrases
web-chat-words = Your message
web-chat-send = Send
web-chat-sending = On its way
web-chat-about = About this message of { $name }
web-chat-mute = Mute { $name }
web-chat-muted = You read nothing more of { $name }, here or elsewhere. “Your account” lists whom you have muted.
web-chat-report = Report it
web-chat-reported = Whoever runs this server will look at it.
web-chat-off = The host has switched the chat off.
web-chat-only = Everybody reads these phrases in their own language. The host can allow words of your own.
web-chat-silent = Who watches reads along, and does not write.
web-chat-rule = Chat and watching
web-chat-rule-all = Phrases and own words
web-chat-rule-phrases = Phrases only
web-chat-rule-off = No chat
web-chat-watchers = Who watches may write, too
web-chat-mutes = Muted people
web-chat-mutes-help = You read none of their messages at any table. Nobody tells them.
web-chat-unmute = Read { $name } again

## The lobby

web-listed = Open to everybody
web-listed-help = While you wait, everybody on this server sees the table and your name on the home page, and may take a free seat. Otherwise only who has the link.
web-listed-here = Everybody sees this table on the home page while you wait here.
web-lobby = Open tables
web-lobby-count = { $count ->
    [0] No open tables
    [one] 1 open table
   *[other] { $count } open tables
    }
web-lobby-all = All { $count } tables
web-lobby-empty = Nobody is waiting for company just now. Be the first: whoever comes to this page sees you.
web-lobby-anybody = { $game } with anybody
web-lobby-anybody-help = You get a seat with somebody about as strong who waits, or wait yourself where everybody sees you.
web-lobby-go = Find somebody
web-lobby-sit-with = Sit down with { $names }
web-lobby-mine = Your table
web-lobby-near = about your level
web-lobby-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
    }
web-lobby-unusual = not the usual options

## Ratings

web-title-ratings = Ratings
web-title-profile = Profile
web-rated-table = Rated
web-rated-table-help = The result changes everybody’s rating. All play with what is in the box, without hints, each on a device of their own. Who leaves comes last.
web-rated-here = This table is rated: the result changes the rating of everybody here. There are no hints.
web-rated-seats = { $seats } players
web-rated-at = { $game }, { $seats } players
web-rated-place = { place }
web-unrated-chosen = This table is not rated: it was set up for fun.
web-unrated-alone = A game for one is not rated.
web-unrated-nobody = Not rated: a rated table needs you or another person at it.
web-unrated-device = Not rated: several people share one device.
web-unrated-pack = Not rated: it is not played with what is in the box.
web-unrated-bots = Not rated: nobody has measured how strong this game’s bots are.
web-unrated-practice = Practice is not rated.
web-unrated-rows = It changed no rating, as it came to no end.
web-resign = Resign
web-resign-ask = You come last, a bot plays on for you, and you cannot come back. It costs the others nothing.
web-resign-yes = Resign now
web-left-resigned = resigned; a bot plays on
web-left-absent = left; a bot plays on
web-left-late = out of time; a bot plays on
web-left-forfeited = lost on time; a bot plays on
web-gone-resigned = resigned
web-gone-absent = left
web-gone-late = out of time
web-gone-forfeited = lost on time
web-absent-rated = { $minutes ->
    [one] Who keeps the table waiting for a minute while away can be replaced by a bot. They then come last; it costs nobody else anything.
   *[other] Who keeps the table waiting for { $minutes } minutes while away can be replaced by a bot. They then come last; it costs nobody else anything.
    }
web-rating-change = Rating { $before } → { $after }
web-provisional = provisional
web-rank-place = Place
web-rank-name = Name
web-rank-number = Rating
web-rank-matches = Games
web-rank-pages = Pages
web-rank-hidden = Others do not see you here. If they did, you would be in place { $place }.
web-rank-empty = Nobody is listed here yet: it takes a rated game, and that you let yourself be seen.
web-rank-begin = Set up a rated table
web-rank-bots = The bots, for comparison
web-rank-means = What the number means
web-rank-means-text = It is what somebody can do almost certainly. Everybody begins at 1000, which is low, because nothing is known of them; it rises with every win over strong players, and with every game more that is known. Who plays as well as a bot comes near its number after some dozens of games. Until { $least } games it is provisional. The bots’ numbers never change and are the same on every server.
web-page-of = Page { $page } of { $pages }
web-page-next = Next page
web-page-before = Page before
web-show-me = Show me on leaderboards
web-show-me-help = Others then see your name, { $name }, your ratings and your rated games, and where you watch. Otherwise nobody does.
web-profile-way = Your ratings and rated games
web-profile-best = Strongest at { $what }: wins more there than was to be expected.
web-profile-best-mine = You are strongest at { $what }: you win more there than was to be expected.
web-profile-none = No rated games yet.
web-profile-none-mine = You have no rated games yet.
web-profile-matches = { $count ->
    [one] 1 game
   *[other] { $count } games
    }
web-profile-won = won { $won } %, expected { $expected } %
web-profile-past = Rated games
web-somebody = somebody

## The end

web-rematch = Play again
web-join-rematch = Join the rematch
web-rematch-help = With the same people and options; everybody moves on one seat, so somebody else begins.
web-share-result = Share
web-margin = { $count ->
    [one] One point better than { $seat }.
   *[other] { $count } points better than { $seat }.
    }
web-margin-tie = Level with { $seat }, and ahead by what decides a tie.
web-margin-yellowstone_park = { $count ->
    [one] One step lower on the track than { $seat }.
   *[other] { $count } steps lower on the track than { $seat }.
    }
web-margin-fort = { $count ->
    [one] One point more than { $seat }.
   *[other] { $count } points more than { $seat }.
    }
web-margin-iditacards = { $count ->
    [one] One square ahead of { $seat }.
   *[other] { $count } squares ahead of { $seat }.
    }
web-margin-dice_theme_park = { $count ->
    [one] One star more than { $seat }.
   *[other] { $count } stars more than { $seat }.
    }
web-ahead-always = Ahead from beginning to end.
web-ahead-since = { $unit ->
    [round] Ahead for good from round { $number } on.
   *[turn] Ahead for good from turn { $number } on.
    }
web-ahead-count = Only the final count decided it.
web-part-most = What told most: { $part }, +{ $count }.
web-turning = The turning point, decision { $number }:
web-turning-chance = The chance of { $seat } to win rose from { $from } to { $to } in a hundred.
web-turning-find = Where did it turn?
web-turning-looking = Playing on from every moment of the match to see where it turned …
web-turning-none = It never turned: the chances stayed as they were.
web-tally = The final count
web-tally-total = Total
web-story-label = A line for each player over { $unit ->
    [round] { $count ->
        [one] 1 round
       *[other] { $count } rounds
    }
   *[turn] { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }
    }. The numbers are in the table that follows.
web-story-step = { $unit ->
    [round] Round { $number }
   *[turn] Turn { $number }
    }
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
web-replay-eyes = Seen by
web-replay-onlooker = somebody looking on
web-review-of = Whose decisions
web-review-working = Bots play the match on from many places, to see what it could have become. This takes a moment.
web-review-label-wins = Everybody’s chance to win at { $count } moments of the match; the numbers follow
web-review-label-points = What bots came to from { $count } moments of the match; the numbers follow
web-review-look = Look at it
web-play-on = Play on from here
web-play-on-help = Playing on takes you to a new table against bots. The shuffle is the same: what came from the deck comes from it again.
web-practice = { $found ->
    [0] Practise: find the best answer
   *[other] Practise ({ $found } found)
    }
web-practice-done = found
web-practice-back = The position before
web-practice-on = The position after
web-practice-next = Next position
web-practice-again = Try again
web-to-table = To the table

web-lesson = { $step ->
    [0] Learn by playing: your first game
   *[other] Go on with your first game (step { $step })
    }
web-lesson-again = Begin again
web-lesson-on = Play on from here
web-lesson-on-help = Against easy bots, from this position
web-lesson-new = New game
web-example-rules = Back to the rules
web-example-next = Next example: { $id }

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
web-park-example-matrices = How many matrices hold a single card at each of these places
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
web-fort-up-to = up to { $best }
web-fort-in-yard = { $count ->
    [0] Nobody in the yard
   *[other] { $count } in the yard
    }
web-fort-yours = { $seat }’s fort
web-fort-mine = yours
web-fort-points = { $points ->
    [one] 1 point
   *[other] { $points } points
    }
web-fort-next-for = next: { $points } for
web-fort-park = The park
    .short = Park
    .help = recruit after playing
web-fort-unseen = unseen, on top
web-fort-plays = plays
web-fort-did-not-follow = { $you ->
    [0] did not follow
   *[1] { $count ->
        [one] You did not follow
       *[other] You and the others did not follow
        }
    }
web-fort-levels = Fort levels
web-fort-levels-help = What each level brings at the end, what it costs, and how much pack and lookout hold.
web-fort-cost = cost
web-fort-room = room
web-asked-fort-follow = You may follow
web-asked-fort-rough = You may use Rough Housing
web-asked-fort-draft = Choose a card
web-fort-match = match
web-fort-nothing-played = No card is in play.
web-fort-track = Score track. { $points }. The round in which somebody reaches { $end } points is the last.
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
web-fort-plan-play = How do you play { $card }?
web-fort-plan-follow = Do you follow { $card } like this?
web-fort-plan-go = Follow
web-fort-plan-other = Other card
web-fort-plan-does = { $both ->
    [1] First { $first }, then { $second }
    [2] The action: { $first }
   *[0] Result: { $first }
    }.
web-fort-plan-hint = { $follows ->
    [1] Tap a card to see what following brings. Nothing is discarded yet.
   *[0] Tap a card to lay it on the blanket. Nothing is played yet.
    }
web-fort-plan-discard = You discard { $card }: { $what }.
web-fort-plan-behind = Into your yard: { $cards }.
web-fort-plan-unseen = the rest is seen then
web-fort-plan-other-way = { $first ->
    [public] Public first
   *[private] Private first
    }: { $what }
web-fort-plan-fixed = { $used ->
    [1] This action has to be used: at least one is used, and one of them fully.
   *[0] This action cannot be used now.
    }
web-fort-gain = { $sign ->
    [pizza] { $less ->
        [1] −{ $count } pizza
       *[0] { $count } pizza
        }
    [toy] { $less ->
        [1] −{ $count ->
            [one] 1 toy
           *[other] { $count } toys
            }
       *[0] { $count ->
            [one] 1 toy
           *[other] { $count } toys
            }
        }
    [pack] { $count } into your pack
    [score] { $count ->
        [one] 1 point
       *[other] { $count } points
        }
    [advance] fort level { $to }
    [lookout] { $count ->
        [one] a kid in your lookout
       *[other] { $count } kids in your lookout
        }
    [trash] { $count ->
        [one] a card trashed
       *[other] { $count } cards trashed
        }
    [trash_rival] { $count ->
        [one] a rival’s card trashed
       *[other] { $count } cards of rivals trashed
        }
    [trash_this] this card leaves the game
    [convert] { $count ->
        [one] one swapped
       *[other] { $count } swapped
        }
   *[recruit] { $count ->
        [one] a new kid
       *[other] { $count } new kids
        }
    }
web-fort-note = { $kind ->
    [played] Chosen
    [added] Added
    [add] Can be added
    [swap] Could replace { $name }
    [slot] Can be chosen
    [stay] Stays behind
    [friend] Stays with you
   *[idle] Waits for your turn
    }
    .text = { $kind ->
        [played] lies on the blanket
        [added] tap to take it back
        [add] tap to tuck it under
        [swap] one of the two counts
        [slot] tap to choose it
        [stay] in your yard, where others may recruit it
        [friend] goes to your discard pile
       *[idle] and stays in your hand
        }
web-fort-take-back = Take { $name } back
web-fort-one-by-one = One by one
web-fort-may-follow-who = May follow
web-fort-any = any
web-fort-use = use
web-fort-which-kid = which kid?
web-fort-swap = Tap to swap.
web-fort-lookout-counted = Counted in your lookout: { $count }.
web-fort-lookout-less = Count one less.
web-fort-pass-on = Pass until my turn
web-fort-passing = You pass on following until your next turn.
web-fort-story = Points on the track, turn by turn

web-learn-fort-1 = You have a small deck of kids. On your turn, play one card: use its public action, its private action, or both. At least one has to be used fully.
web-learn-fort-2 = Some actions count a suit. Add other cards from your hand with that suit, or count the icons in your lookout, to do them more often. A coin is any suit.
web-learn-fort-3 = Then the others may follow: each may discard one card with the suit of yours and do the public action too.
web-learn-fort-4 = Recruit one kid into your discard pile: from the park, from its deck, or from anybody’s yard.
web-learn-fort-5 = What you played and added is discarded, and so are your best friends. Everybody else in your hand goes to your yard, where others can take them until your next turn. Draw five.
web-learn-fort-6 = Pizza and toys pay for your fort. A higher fort is worth points and holds more in pack and lookout. Level 1 brings a made-up rule, level 2 a perk, level 5 the macaroni sculpture.
web-learn-fort-7 = When somebody has 25 points on the track or a fort of level 5, or the park deck is empty, the round is finished. Track, fort, made-up rule and sculpture make the total; the most points win.

## Iditacards

web-ida-trail = The trail
web-ida-leg-enter = Whoever enters a leg has at least its hypothermia and its starvation.
web-ida-stands = { $who ->
    [you] You are on { $square }.
   *[other] { $seat } is on { $square }.
 }
web-ida-passed = { $short ->
    [1] { $damage ->
        [0] back 1
       *[other] { $damage } damage
    }
   *[other] { $seats } back 1{ $damage ->
        [0] { "" }
       *[other] { " · " }{ $damage } damage
    }
 }
web-ida-tag-move = { $count ->
    [one] 1 square
   *[other] { $count } squares
 }
web-ida-tag-advance = advance { $count }
web-ida-flag = Show { $seat } on { $square }
web-ida-zoom = What the map shows
web-ida-zoom-mine = My sled
web-ida-zoom-leader = Leader
web-ida-zoom-all = All of us
web-ida-lens = Part of the trail on the map
web-ida-window = squares { $from } to { $to }
web-ida-you = You
web-ida-adds = adds to costs
web-ida-your-team = Your team
web-ida-dogs = { $count } of { $room } dogs · new day: draw { $draw }
web-ida-dogs-short = dogs
web-ida-attached = { $count } attached
web-ida-room = room for a dog
web-ida-team = { $count ->
    [one] one dog
   *[other] { $count } dogs
 }
web-ida-your-risk = Your risk
web-ida-no-risk = no risk pending
web-ida-wants = wants { $count }
web-ida-fizzled = No effect
web-ida-pending = Pending
web-ida-paying = Paying for { $card }
web-ida-owed = { $count } more
web-ida-more = and { $count } more below
web-ida-under = Paid, under it:
web-ida-risk-help = A card with risk waits here until that many cards from the top of your deck have been played, one a turn.
web-ida-post = Trading post
web-ida-supply = supply { $count }
web-ida-supply-short = supply
web-ida-supply-empty = The supply is empty.
web-ida-wares = Cards to choose from
web-ida-from = { $place ->
    [supply] The trading post
    [looked] From the top of your deck
    [discard] Your discard pile
    [legendary] Your legendary cards
   *[teams] Dogs to choose from
 }
web-ida-meter-name = { $what ->
    [cold] Hypothermia
   *[hunger] Starvation
 }
web-ida-meter = { web-ida-meter-name }: { $value }. At 7 you die.
web-ida-speed = speed
web-ida-speed-help = { $advances ->
    [yes] Speed { $speed } is added to the squares of every move, the closing advance too; a move never goes below 0.
   *[no] Speed { $speed } is added to the squares of every move, but not to the closing advance; a move never goes below 0.
 }
web-ida-square = Square
web-ida-in-hand = Cards in hand
web-ida-in-deck = Cards in the deck
web-ida-hand = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
 }
web-ida-no-cards = Your hand is empty.
web-ida-legendary = { $count ->
   *[other] legendary
 }
web-ida-damage = damage
web-ida-own-deck = your deck
web-ida-own-discard = your discard
web-ida-top-card = { $count ->
    [one] Your top card is the last of your deck:
   *[other] What your top card can be:
 }
web-ida-lost = If it fails, all that is pending does nothing.
web-ida-odds-pays = pays
web-ida-odds-may = may fail
web-ida-odds-fails = fails
web-ida-all = all
web-ida-cost = { $cost ->
    [energy] Energy
    [health] Health
   *[risk] Risk
 } { $count }
web-ida-cost-energy = { $count ->
    [-1] Discard your whole hand.
    [0] Nothing is discarded from your hand.
    [one] Discard a card of your hand.
   *[other] Discard { $count } cards of your hand.
}
web-ida-cost-health = { $count ->
    [0] Your deck stays as it is.
    [one] Discard the top card of your deck.
   *[other] Discard the top { $count } cards of your deck.
}
web-ida-cost-risk = { $count ->
    [0] It takes effect at once.
    [one] It takes effect once the top card of your deck was played for it, in a later turn.
   *[other] It takes effect once { $count } cards from the top of your deck were played for it, one a turn.
}
web-ida-printed = { $count } printed
web-ida-sum = { $part ->
    [today] free today
   *[condition] { $cost ->
        [energy] hypothermia
       *[health] starvation
    }
 }
web-ida-goes = { $count ->
    [one] with speed: 1 square
   *[other] with speed: { $count } squares
 }
web-ida-goes-home = to the finish
web-ida-then = to { $end }
web-ida-to-then = to { $to }, then { $end }
web-ida-joins = { $how ->
    [starts] { $seat } starts
    [joins] { $seat } joins
    [stays] { $seat } stays
    [you] You
   *[open] { $seat }: not asked yet
 }
web-ida-day-join = If you join
web-ida-day-you = You
web-ida-day-hand = cards in hand, now { $count }
web-ida-day-deck = In the deck after the draw: { $count }
web-ida-day-lost = { $count ->
    [one] { $cards } is shuffled in; its risk is lost.
   *[other] { $cards } are shuffled in; their risk is lost.
 }
web-ida-day-nothing = Nothing of yours is pending.
web-ida-day-damaged = { $count ->
    [one] One Damaged card is among your { $cards } cards.
   *[other] { $count } Damaged are among your { $cards } cards.
 }
web-ida-day-dogs = Dogs and attachments stay in play.
web-ida-day-die = The weather die
web-ida-day-stay = If you stay
web-ida-day-keep = You keep your hand of { $hand }, your deck of { $deck } and what is pending.
web-ida-day-all = The die is rolled for everybody. Wasteland and forest hit whoever stands there.
web-ida-day-others = Others may join:
web-ida-day-draws = { $seat } draws { $count }
web-asked-iditacards-join = Do you join?
web-ida-pays = { $fails ->
    [1] You discard { $cards }: the payment fails.
   *[0] You discard { $cards }. { $left ->
        [0] That is your whole hand.
       *[other] Touch another card to discard that instead.
    }
 }
web-ida-pay = { $count ->
    [one] Discard it
   *[other] Discard the { $count }
 }
web-ida-ended-finish = You made it in { $turns } turns and { $days ->
    [one] one new day
   *[other] { $days } new days
 }
web-ida-ended-death = The trail has won. Your run ends on turn { $turns }.
web-ida-ended-turn-cap = Your run stops at the turn limit, on square { $square }.
web-run = Your run
web-ida-solo-turns = { $count ->
    [one] turn
   *[other] turns
 }
web-ida-solo-days = { $count ->
    [one] new day
   *[other] new days
 }
web-ida-solo-warning = Alone, hypothermia or starvation 7 ends the run.
web-run-pace = { $ahead ->
    [1] { $count } ahead of your best run
    [0] Level with your best run
   *[-1] { $count } behind your best run
 }
web-run-over = { $best ->
    [1] Your best run here
   *[0] Your best run here was shorter
 }
web-best-alone = Your best game alone on this device.
web-run-best = Best here: { $told }
web-run-first = No run has reached the finish here yet
web-ida-look-deck = Your deck: { $count }
web-ida-look-discard = { $who ->
    [you] Your discard pile: { $count }
   *[other] { $seat }’s discard pile: { $count }
 }
web-ida-look-legendary = Your legendary cards: { $count }
web-ida-look-weather = The weather
web-ida-look-team = Your team
web-ida-look-risk = Your risk
web-ida-look-post = Trading post: { $count } in the supply
web-ida-look-body = You
web-ida-deck-help = By name, in no order. Only you see this.
web-ida-empty = Nothing here.
web-ida-story = Squares, turn by turn
web-learn-iditacards-1 = You have a deck of 26 starter cards, one dog before the sled, and a hand of six. First past the last of 160 squares wins.
web-learn-iditacards-2 = On your turn play one card. Energy is paid with cards of your choice from your hand, health with cards from the top of your deck. Then you advance one square and your speed.
web-learn-iditacards-3 = A card with risk waits in front of you. On each following turn you must play the top card of your deck for it; when enough are paid, it takes effect. If one cannot be paid, all that waits is lost.
web-learn-iditacards-4 = Instead of playing you may start a new day: everything but dogs and attachments is shuffled, you draw six and more, and the weather die is rolled. The others may join.
web-learn-iditacards-5 = Hypothermia is added to energy costs, starvation to health costs. Legs of the trail set them. At 7 you die and go back 30 squares.
web-learn-iditacards-6 = Sled cards fill the common supply from one of four upgrade decks and let you take cards into your discard pile. Dogs add speed or cards; each holds an attachment.
web-learn-iditacards-7 = Moving past somebody pushes them back a square and gives you a Damaged card; discarding one as payment makes the payment fail. Checkpoints bring legendary cards.
web-learn-dice_theme_park-1 = Each player runs a park of hexes. Dice are the guests: a colour, and pips that say how fresh they are. After 4 or 5 rounds the most stars win.
web-learn-dice_theme_park-2 = A round begins in secret: choose two staff cards. Their total says who goes first, low totals first; what they print and what stands in your park is your income.
web-learn-dice_theme_park-3 = In turn order everybody takes the dice of one monorail, then may build an attraction beside another and recruit a mascot. The second, third or fourth of an amenity, anywhere in your park, brings a bonus.
web-learn-dice_theme_park-4 = Then all at the same time: buy upgrades and maps. A merch kiosk brings money, a special effect stars, a generator lets an attraction run twice.
web-learn-dice_theme_park-5 = Then all run their parks at the same time. To operate an attraction you need a party of its guests that fits what it wants. Each of them loses a pip, and one moves on to an adjacent attraction.
web-learn-dice_theme_park-6 = Maps and mascots help: a map moves a guest to a neighbour; a mascot turns one up or down, lets one count as any colour, or uses its skill.
web-learn-dice_theme_park-7 = Upkeep pays the stars, then the objective, if there is one. Guests with one pip go home, and the staff you played goes to your left neighbour. In the end 3 money are a star.

## Dice Theme Park: around the park

web-dtp-rounds = Rounds
web-dtp-judged = something is judged
web-dtp-phases = Phases of the round
web-dtp-clock = { $round ->
    [0] { $phase }
   *[other] Round { $round } of { $rounds } · { $phase }
 }
web-dtp-staff = Value { $value }, brings ${ $money }.
web-dtp-seat = { $stars }★, ${ $money }, { $ready } of { $maps } maps ready, { $calm } of { $mascots } mascots ready.
web-dtp-amenity = { $count ->
    [0] { $amenity }
   *[other] { $amenity }: { $count ->
        [1] 1st in your park
        [2] your 2nd sets a guest
        [3] your 3rd brings a guest
        [4] your 4th brings a tile free
       *[other] your { $count }th
    }
 }
web-dtp-ladder = { $count ->
    [2] set one guest to any value
    [3] a guest from the bag, at 4
   *[4] a discarded attraction, free
 }
web-dtp-blocked = blocked
web-dtp-taken = taken
web-dtp-pips = { $count } in all
web-dtp-used = used
web-dtp-face-down = face down
web-dtp-too-dear = You have ${ $money }.
web-dtp-state = { $phase ->
    [start] { $open ->
        [1] chooses
       *[0] has chosen
    }
    [plan] { $open ->
        [1] chooses staff
       *[0] has chosen
    }
    [improve] { $open ->
        [1] improves
       *[0] is done
    }
   *[operate] { $open ->
        [1] open · { $stars }★ so far
       *[0] closed · { $stars }★
    }
 }
web-dtp-stars = Stars
web-dtp-money = Money
web-dtp-maps = Maps
web-dtp-mascots = Mascots
web-dtp-places = Places earn
web-dtp-goal = { $how ->
    [goal] reached
    [goal-missed] missed
    [course] on course:
   *[open] now:
 }
web-dtp-missed = Red: what a missed goal adds to the target{ $twins ->
    [0] .
   *[other] ; in brackets what is added once for its round.
 }
web-dtp-at-most = { $value }, at most { $most }
web-dtp-goals = Goals
web-dtp-target = Target
web-dtp-added = + { $count } for { $goals ->
    [one] a missed goal
   *[other] { $goals } missed goals
 }
web-dtp-wins = { $count } wins
web-dtp-best = Best here: { $stars }★ against { $target }.
web-dtp-no-best = No game alone has been finished here yet.
web-dtp-counted = { $least ->
    [1] Least
   *[0] Most
 }: { $what }.
web-dtp-row = { $what ->
    [statues] Statues
    [administrator] Administrator
    [vips] VIP guests
    [place] Objective
    [applause] Applause
   *[other] Money
 }
web-dtp-nothing-yet = Nothing yet.
web-dtp-ledger = { $phase ->
    [start] You begin with
    [plan] Your two cards
    [welcome] Turn order
    [expand] Your amenities
    [improve] What you have
    [operate] Earned this round
   *[upkeep] Upkeep
 }
web-dtp-becomes = ${ $money } becomes
web-dtp-order = Total
web-dtp-lowest = The lowest total goes first.
web-dtp-alone = The solo card of the round blocks what it names if its value is at most your total.
web-dtp-last-round = Last upkeep
web-dtp-tie = { $why ->
    [stars] A tie: fewer stars first, { $stars }★
   *[order] A tie: the order before, reversed
 }
web-dtp-counted-later = Counted in upkeep.
web-dtp-solo-card = Solo card
web-dtp-solo-says = { $value } is at most your { $total }, so this round it blocks the
web-dtp-solo-what = { $what ->
    [rail] monorail number
    [tile] attraction number
   *[skill] skill number
 }
web-dtp-left = Left the park
web-dtp-coming = Objectives
web-dtp-yours = All yours
web-dtp-account = The account of this phase
web-dtp-surprise = the guest at ? may be rerolled instead
web-dtp-requires = Wants
web-dtp-operation = One operation earns { $stars }★{ $money ->
    [0] { "" }
   *[other] { " " }and ${ $money }
 }.
web-dtp-printed = { $cost ->
    [0] { "" }
   *[other] Costs ${ $cost }.{ " " }
 }{ $income ->
    [0] { "" }
   *[other] Income ${ $income }.{ " " }
 }Amenity: { $amenity }. { $spaces ->
    [0] No space for an upgrade.
    [one] A space for an upgrade: { $prices }.
   *[other] Spaces for upgrades: { $prices }.
 }
web-dtp-owns = ${ $money }, income ${ $income } a round, { $ready } of { $maps } maps ready.
web-dtp-upgrade = { $upgrade ->
    [merch] Merch kiosks
    [effect] Special effects
    [booth] Photo booths
    [cable] Cable cars
    [statue] Statues
   *[generator] Generators
 }
web-dtp-zone = { $zone ->
    [hand] Staff in hand
    [played] Staff of this round
    [administrator] Administrator
    [mascots] Mascots, each with its skill
    [keep-administrator] Keep one administrator
    [keep-skill] Keep one skill
    [keep-attraction] Build one of these, free
    [skills] Skills
    [display] Attractions
    [trash] Discarded attractions
    [rails] Monorails
    [tired] Tired guests
    [guests] Guests
    [improve] To buy
    [operate] Staff
   *[others] Also
 }
web-dtp-maps-ready = { $count ->
    [one] Maps · 1 ready
   *[other] Maps · { $count } ready
 }
web-dtp-tray = What this phase is about
web-dtp-back = Back to your park
web-dtp-reveal = The reveal
web-dtp-ended-target-beaten = { $stars } stars: you have beaten { $target }.
web-dtp-ended-target-missed = { $stars } stars are not more than { $target }.
web-dtp-story = Stars, round by round

## The Lab

web-title-pack = Pack editor
web-edit-way = Edit the components
web-edit-lead = Change numbers and texts, then play with them or ask the Lab. It stays in this browser until you throw it away.
web-edit-fixed = Tables, fields and words are those of the file. What a row is called stays as it is: to rename it, add one like it and leave out the old one. Beside each field stands what the engine can play.
web-edit-name = Name of the pack
web-edit-mine = { $game }, mine
web-edit-search = Search
web-edit-table = Part
web-edit-single = Numbers of the game
web-edit-found = { $count ->
    [one] One row
   *[other] { $count } rows
    }
web-edit-was = in the box: { $value }
web-edit-wrong = It says { $got }; wanted is { $wanted }.
web-whole-number = a whole number from { $low } to { $high }
web-edit-changes = What changed
web-edit-no-changes = Nothing: it is the box.
web-edit-back = Take back
web-edit-back-one = Take back: { $what }
web-edit-try = Try it at a table
web-edit-study = Study it in the Lab
web-edit-save = Download
web-edit-open = Open a file
web-edit-drop = Throw away, back to the box
web-edit-undo = Undo
web-edit-row-less = Leave out { $what }
web-edit-row-add = One more row in { $table }
web-edit-row-like = Like
web-edit-row-key = Called
web-edit-row-put = Add it
web-edit-row-taken = There is a row called { $key } already.
web-edit-good = All of it can be played.
web-edit-mistakes = { $count ->
    [one] One value cannot be played. It is left out.
   *[other] { $count } values cannot be played. They are left out.
    }

web-title-lab = The Lab
web-lab-way = Study it in the Lab
web-lab-lead = Does the start player win too often? What is a card worth? Bots play game after game, and the report says what came of it and how sure that is.
web-lab-choose = Choose a game
web-lab-ask = Start a study
web-lab-players = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
    }
web-lab-bots = Played by
web-lab-bots-habit = bots by habit
    .help = They play what suggests itself at first sight: very many games, nothing planned.
web-lab-bots-easy = easy bots
    .help = They try out what comes next: far fewer games, better play.
web-lab-time = For
web-lab-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
 }
web-lab-ladder = How much does better play pay?
    .help = A third of the time goes to games in which one seat plays differently.
web-lab-begin = Begin
web-lab-stop = Stop and keep what there is
web-lab-status-playing = Being played
web-lab-status-drawing = The report is being drawn
web-lab-status-done = Finished
web-lab-status-stopped = Stopped early
web-lab-status-failed = It came to nothing: too little time, or something went wrong. Run it again, perhaps with less to vary.
web-lab-status-interrupted = Interrupted: the server was started again while it played.
web-lab-games = { $games ->
    [one] One game
   *[other] { NUMBER($games) } games
    }
web-lab-places = Wins by place in the turn order, with 95 % intervals. The dashed line is { NUMBER($share, maximumFractionDigits: 1) } %: all alike.
web-lab-place = { $number ->
    [1] Start player
   *[other] Place { $number }
    }
web-lab-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($half, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
web-lab-pack = { $name }, { $count ->
    [one] one row
   *[other] { $count } rows
    } not as in the box
web-lab-with = { $what }: yes
web-lab-without = { $what }: no
web-lab-kept = Your studies
web-lab-none = You have not studied this game yet.
web-lab-none-at-all = There are none yet. Choose a game and ask something.
web-lab-report = Open the report
web-lab-reports = Reports are in English, a page each that can be saved and printed. Whoever has the address of a report can read it; here only you see them.
web-lab-drop = Throw away
web-lab-drop-sure = For good?
web-lab-kind = What to ask
web-lab-kind-study = How does it play?
    .help = Seats, cards, length, endings: one report from all sides.
web-lab-kind-sweep = What if a value were another?
    .help = Every combination plays the same games beside the pack as it is.
web-lab-kind-tune = Which values make the game I want?
    .help = Say what it is to be like. Values are proposed and tried, and the best are played again.
web-lab-vary = What varies
web-lab-vary-help = A range like 3..6, or values with bars between them: 25 | 35. Several values make a grid.
web-lab-vary-range = A range like 3..6, or values with bars between them: 25 | 35. Proposals come from these.
web-lab-value-number = Value { $number }
web-lab-row = Row
web-lab-field = Field
web-lab-item = Place in the list
web-lab-values = Is to be
web-lab-now = Now { $value }.
web-lab-range = { $low } to { $high } can be played.
web-lab-less = Leave out
web-lab-value-less = Leave out value { $number }
web-lab-value-more = Vary one more value
web-lab-goals = What the game is to be like
web-lab-goals-help = At least, at most, or between the two. Shares are in per cent.
web-lab-goal-number = Goal { $number }
web-lab-goal-less = Leave out goal { $number }
web-lab-goal-more = One more goal
web-lab-measure = Measure
web-lab-low = At least
web-lab-high = At most
web-lab-measure-turns = turns
web-lab-measure-decisions = decisions
web-lab-measure-margin = points between first and second
web-lab-measure-places = difference between places in the turn order, %
web-lab-measure-won = won, %
web-lab-measure-points = points
web-lab-measure-points-of-the-first = winner’s points
web-lab-measure-wins-of-place = { $place ->
    [1] start player wins, %
   *[other] place { $place } wins, %
    }
web-lab-measure-uses-of = uses of { $what }
web-lab-measure-won-by-a-user-of = users of { $what } win, %
web-lab-measure-ends-by = ends so: { $what }, %
web-lab-trial-games = Games of each
web-lab-looking = Looking at it …
web-lab-outlook-sweep = { $points ->
    [one] One change
   *[other] { $points } changes
    } beside the pack as it is. In { $seconds } seconds about { $games } games of each; less where all is certain sooner.
web-lab-outlook-few = With so few games hardly anything becomes certain.
web-lab-outlook-tune = Time for about { $points ->
    [one] 1 proposal
   *[other] { $points } proposals
 } of { $games } games in { $seconds } seconds, and a little more to play the best again.
web-lab-missing-sweep = Say what varies.
web-lab-missing-tune = Say what varies, and what the game is to be like.
web-lab-asked-sweep = varies { $values }
web-lab-asked-tune = looks among { $values } for { $goals }
web-lab-as-it-is = as it is
web-lab-change = Change
web-lab-played = Games
web-lab-points = What changes
web-lab-points-help = Below each value: its difference from the pack as it is, in the same games. ● is certain.
web-lab-certain = certain
web-lab-trials = The foremost proposals
web-lab-off = Off
web-lab-met = met
web-lab-unplayable = cannot be played
web-lab-trials-help = Off: how far outside the goals, in their widths. The best of many looks better than it is: what counts is playing it again on other seeds.
web-lab-again-met = { $what }, played again on other seeds, meets all goals:
web-lab-again-missed = { $what }, played again on other seeds, does not meet all goals:
web-lab-open = Open in the editor
web-lab-replace-sure = In place of the pack you edit?
web-lab-again = Run it again
web-lab-leave = Leave the line
web-lab-status-waiting = { $place ->
    [1] Next in line
   *[other] Waiting, number { $place } in line
    }
web-lab-closed = The Lab of this server is closed. On your own computer, gamekeeper study does the same.
web-lab-missing = Reports come as tables here, without charts, and nothing can be searched for: what draws and searches is not installed. Whoever runs the server gets it by this command, and starts the server again:

## Rules

web-rules-tab = Open in a tab of its own
web-rules-learn = Do it yourself
web-rules-example = Try it at the table
web-in-short = In short
web-law = Below is the full text. It decides where this summary is too short.

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
web-about-access-text = Everything can be reached with the keyboard and a screen reader, colours always come with a shape, and motion can be turned off in the settings. At a table R leads from place to place, and the arrow keys move inside one. In Iditacards N asks for a new day, J and S join it or stay, D is done, H takes all to hand, 1 to 4 choose a deck, T leads to the team, and Delete there parts with a dog.
web-about-data = Your data
web-about-data-text = Nobody has to sign up: one cookie remembers your seats, your name and settings stay in this browser and with the tables you play at. Who makes a passkey has an account: “Your account” lists your devices, hands you everything the server keeps, and deletes it. Nobody else is told.
web-about-games = The games
web-about-games-text = Fort was designed by Grant Rodiek and published by Leder Games in 2020. Yellowstone Park was designed by Uwe Rosenberg and published by Amigo in 2003. Iditacards was designed by Louis A. Burke. Dice Theme Park was designed by Daryl Andrews and Adrian Adamescu with Mike Nudd, its game alone by David Digby. All drawings and texts here are our own. If you like a game, buy the box.
web-about-api = The interface for programs

## Errors of the server

web-error-any = That did not work: { $message }
error-offline = The server does not answer. Check your connection and try again.
error-failed = That did not work. Try again in a moment.
error-bad-message = The page sent something the server does not understand. Load it again.
error-bad-name = { $why ->
    [unseen] This name has characters nobody can see. Choose one of letters, digits and signs.
    [accents] This name stacks too many accents on one letter. Leave some out.
    [mixed] “{ $word }” mixes letters of different alphabets. Write each word in one.
   *[length] A name has 1 to { $longest } characters. Choose another one.
    }
error-bad-position = The match has not come that far.
error-bad-token = This link does not hold any more.
error-bad-saying = { $length ->
    [0] There is nothing to read in this message.
   *[other] A message has up to { $longest } characters, this one has { $length }.
    }
error-chat-off = The host has switched the chat off.
error-phrases-only = At this table one chooses among the phrases.
error-unknown-saying = This message is not there any more.
error-watchers-silent = Who watches does not write at this table.
error-not-watched = Only who sits at this table sees it.
error-banned = Whoever runs this server has shut you out{ $days ->
    [0] {""}
    [one] {" "}for one more day
   *[other] {" "}for { $days } more days
    }. { $reason }
error-not-admin = This request is not signed by who runs the server.
error-table-removed = Whoever runs this server has removed this table.
error-no-seat = Only somebody who sits at the table can do this.
error-wrong-origin = The request came from another site and was turned away.
error-not-your-seat = This seat is somebody else’s.
error-unknown-table = There is no such table.
error-unknown-seat = The table has no such seat.
error-unknown-game = There is no such game here.
error-broken-game = This game cannot be played: the package that brings it does not work.
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
error-seat-gone = A bot plays on for you. In a rated game nobody comes back after that.
error-not-timed = Clocks are for tables at which people wait for each other, on two devices at least.
error-clock-decides = There are clocks at this table: a bot steps in when { $name } has run out of time.
error-forfeited = Your time ran out, and at this table nobody comes back after that. A bot plays on.
error-bad-days-off = { $why ->
    [over] Days off end after they begin, and are not over yet.
    [late] Days off begin and end within a year from now.
    [overlap] You have days off in that time already.
    [many] That is too many times off: take fewer and longer ones.
   *[most] In any 365 days at most { $most } may be off.
}
error-unknown-days-off = These days off are over, or were taken back.
error-not-rateable = { $why ->
    [alone] A game for one cannot be rated.
    [nobody] A table without people cannot be rated.
    [device] At a rated table everybody sits at a device of their own.
    [pack] Only games with what is in the box are rated.
   *[bots] This game cannot be rated: nobody has measured its bots.
    }
error-needs-account = Rated tables here are for people with an account. Make a passkey first.
error-needs-person = Rated tables are for people who are known here by a name, each on a device of their own.
error-hints-off = This table is rated: everybody plays without hints.
error-unknown-profile = Nobody has this profile, or they do not want it to be seen.
error-message-too-large = That was too much at once.
error-too-many-requests = That was too fast. Wait a moment.
error-too-many-tables = Every table is taken. Try again later.
error-too-many-connections = The hut is full. Try again later.
error-too-slow = The request did not come to its end in time. Try again.
error-database-taken = Another server has this one’s tables now.
error-lab-closed = The Lab of this server is closed.
error-lab-busy = The line of the Lab is full. Try again in a few minutes.
error-too-many-studies = You have as many studies waiting or playing as one may have: { $most }. Wait for one, or take one back.
error-unknown-study = There is no such study.
error-table-moves = The table is just moving to another part of the server. Try again in a moment.
error-server-stops = The server is just stopping. Try again in a moment.
error-store-failed = It could not be written down. Nothing is lost; try again.
error-outdated-table = This table was begun under older rules of the game and cannot be played on.
error-damaged-table = This table cannot be read any more.
error-internal-error = Something went wrong on our side. Try again in a moment.
error-bad-pack = The component pack has a mistake at { $place }: it says { $got }, wanted is { $wanted }.
error-pack-too-large = The component pack is too large: { $most } bytes are the most.
error-unknown-exercise = There is no such exercise.
error-unknown-pack = This server does not have that component pack.
error-bad-setup = This does not fit. It says { $got }; wanted is { $wanted }.
error-bad-save = This table cannot be read any more.
error-illegal-action = This is not possible now.
error-no-hint = There is no hint for this decision.
error-name-taken = Too much like { $name }. Choose a name nobody can take for it.
error-not-host = { $name } decides at this table who plays.
error-seat-opened = The host has opened your seat again. You can watch, or take another one.
error-signed-out = This device has been signed out; it plays no more in your name.
error-lost-decisions = { $lost ->
    [0] The server has lost a part of this game, and it went on differently from what you saw. This is what it has now.
    [one] The server has lost the last decision you saw. The game goes on from what it still has.
   *[other] The server has lost the last { $lost } decisions you saw. The game goes on from what it still has.
    }
error-key-reused = This was answered already, and differently. Look at the table as it is now.
error-too-many-undos = You have taken back { $most ->
    [one] once
   *[other] { $most } times
 } in this game. That is as often as it goes.
error-too-many-guests = Many new players have come from your network. Try again in a while.
error-wrong-host = The server does not answer to this name. Use the address it was shared with.
error-cut-off = The request ended before it was complete. Try again.

## Coming back

web-resume-failed = This personal link does not hold
web-resume-failed-help = It has been used, has run out, was revoked, or a part of it is missing. Make a new one on the device you played on.
web-resume-title = Play on as { $name }?
web-resume-text = This personal link makes this browser { $name }’s: it sits at { $name }’s tables and plays in that name.
web-resume-left = { $tables ->
    [0] Until now you are { $me } here. You would leave that name behind.
    [one] Until now you are { $me } here, with a seat at one table that is not over. You would leave both behind, and cannot go back without a personal link of your own.
   *[other] Until now you are { $me } here, with seats at { $tables } tables that are not over. You would leave them all behind, and cannot go back without a personal link of your own.
    }
web-resume-go = Play on as { $name }
web-resume-stay = Stay { $me }
web-resume-not = No, go to the first page
web-resume-once = The link works once. Nothing happens before you press.

web-sign-out = Sign out on all other devices
web-sign-out-help = For when a phone is lost or a personal link got into other hands: every other device and all personal links lose your seats at once. This browser keeps them.
web-sign-out-yes = Yes, sign out there
web-sign-out-done = Done. Only this browser plays in your name now.
web-banned = You are shut out of this server
web-news-read = Read: show it no more
web-signed-out = You have been signed out on this device
web-signed-out-help = You signed it out from another device. Here you can go on watching; to play, sign in with a passkey under “Your account”, or open a new personal link.

## Your account: passkeys, devices, what is kept

web-title-me = Your account
web-me = Your account
web-me-nobody = You are nobody here yet
web-me-guest-text = You play as a guest: only this browser knows that you are { $name }. Make a passkey and you are yourself on every device, with all your tables, records and reports.
web-me-account-text = You are { $name } on every device where you sign in with a passkey.
web-me-mail-text = You are { $name } on every device where you sign in by mail. A passkey does so with one press.
web-me-nobody-text = The first seat you take makes you a guest of this browser. With a passkey you are yourself on every device, without a password and without an address.
web-me-aside = Before you signed in, this browser was { $name }. When you sign out here, it is { $name } again.
web-me-become = Keep what is mine
web-passkeys = Passkeys
web-passkeys-help = A passkey lies on your phone, computer or security key, and opens with your finger, face or PIN. The server never sees it and keeps no password.
web-passkeys-none = No passkey yet.
web-passkey-add = Make a passkey
web-passkey-add-more = Make another passkey
web-passkey-name-first = Your name
web-passkey-made = Made on { $when }
web-passkey-used = last used on { $when }
web-passkey-unused = not used yet
web-passkey-synced = copied to your other devices by its maker
web-passkey-elsewhere = works at { $address }
web-passkey-rename = Rename
web-passkey-name = Name of the passkey
web-passkey-save = Save the name
web-passkey-remove = Remove
web-passkey-remove-sure = Yes, remove it
web-passkey-remove-text = “{ $name }” opens your account no more. It stays on the device until you delete it there.
web-passkey-last-text = “{ $name }” is your last passkey. Without it only the browsers that are signed in lead to your account; when they forget you, nobody gets back in.
web-passkey-added = Done. You can sign in with this passkey on every device that has it.
web-passkey-cancelled = The browser made no passkey: its window was closed or ran out of time. Nothing has changed.
web-passkey-there = This device has a passkey for your account already.
web-passkeys-insecure = Passkeys need a secure address. Open this server as https://…, or as localhost on its own machine.
web-passkeys-number = Passkeys belong to a name, and this page is open by a number ({ $address }).
web-passkeys-localhost = Open it as { $address }
web-passkeys-carry = There you begin as a new guest; a personal link from one of your tables brings you along.
web-passkeys-unsupported = This browser cannot make passkeys. A current Chrome, Edge, Firefox or Safari can.
web-device-of = { $browser } on { $system }
web-device-browser = { $browser }
web-device-system = { $system }
web-device-unknown = A device that does not say what it is
web-enter = Sign in
web-enter-help = For who has an account: this browser becomes yours.
web-enter-go = Sign in with a passkey
web-enter-cancelled = You were not signed in: the browser’s window was closed or ran out of time.
web-enter-before = { $tables ->
    [0] This browser is { $name } now.
    [one] This browser is { $name } now, with a seat at one table.
   *[other] This browser is { $name } now, with seats at { $tables } tables.
    }
web-enter-bring = Bring them into the account
web-enter-bring-help = Seats, records and reports of { $name } become the account’s. { $name }’s other devices are signed out.
web-enter-leave = Leave them to { $name }
web-enter-leave-help = They wait in this browser until you sign out of the account here.
web-enter-done = You are signed in as { $name }.
web-enter-brought = { $tables ->
    [one] You are signed in as { $name }; one table came along.
   *[other] You are signed in as { $name }; { $tables } tables came along.
    }
web-devices = Devices
web-devices-help = Every browser that plays in your name. One that you sign out loses your seats at once, open tables too.
web-device-here = this one
web-device-since = { $how ->
    [passkey] signed in with a passkey on { $when }
    [link] came by a personal link on { $when }
    [mail] signed in by mail on { $when }
    [older] from before devices were listed; may be several
   *[new] since { $when }
    }
web-device-seen = last seen on { $when }
web-device-end = Sign out
web-device-end-here = Sign out here
web-device-end-sure = Yes, sign out
web-device-end-guest = You have no passkey: once this browser is signed out, nobody gets back to these tables.
web-device-end-back = You get back in with your passkey.
web-device-end-mail = You get back in by mail.
web-data = Your data
web-data-help = One zip file with everything the server keeps about you: name, passkeys, devices, tables, the records of finished games, your reports.
web-data-export = Download my data
web-data-loading = Putting it together…
web-forget = Delete everything
web-forget-help = Deletes you from this server, for good:
web-forget-name = your name, { $passkeys ->
    [0] your devices and personal links
    [one] your passkey, your devices and personal links
   *[other] your { $passkeys } passkeys, your devices and personal links
    }
web-forget-mail = your mail address
web-forget-alone = { $count ->
    [0] no table that was yours alone
    [one] one table where nobody else sits, with its record
   *[other] { $count } tables where nobody else sits, with their records
    }
web-forget-shared = { $count ->
    [0] no seat at tables of others
    [one] your name at one table with others: the seat stays, as “a former player”, and a bot plays on
   *[other] your name at { $count } tables with others: the seats stay, as “a former player”, and bots play on
    }
web-forget-studies = { $count ->
    [0] no study of the Lab
    [one] one study of the Lab with its report
   *[other] { $count } studies of the Lab with their reports
    }
web-forget-type = To go on, type your name: { $name }
web-forget-go = Delete everything
web-forget-done = You are deleted
web-forget-done-text = The server knows nothing about you any more. Passkeys stay on your devices until you delete them there; they open nothing now.
error-no-passkeys = Passkeys belong to a name. Open this server by its name, not by a number.
error-old-challenge = That took too long, or was answered already. Try again.
error-bad-passkey = This passkey does not hold. Try again, or take another one.
error-unknown-passkey = This passkey opens no account here. It may have been removed.
error-last-passkey = This is your last passkey.
error-too-many-passkeys = { $most } passkeys are the most. Remove one you no longer use.
error-unknown-session = This device is not signed in any more.
error-not-confirmed = That is not the name. Wanted is: { $name }

## The page as an app

web-shell-offline = You are offline
web-shell-offline-help = The server is out of reach. Nothing is lost: your tables are there, and this page comes back by itself as soon as it can.
web-app = As an app
web-app-help = Installed, Gamekeeper has its own icon and window, and the icon shows how many games wait for you.
web-app-install = Install Gamekeeper
web-app-ios = Tap the share button of the browser, then “Add to Home Screen”.
web-app-menu = Where this browser can, its menu has “Install” or “Add to Home screen”.

## Notices

web-notice-turn = { $count ->
    [0] It is your turn.
   *[other] It is your turn, with { $names }.
    }
web-notice-nearly = Your time is nearly up: { $hours ->
    [0] { $minutes ->
        [one] one minute is left
       *[other] { $minutes } minutes are left
        }
    [one] one hour is left
   *[other] { $hours } hours are left
    }{ $count ->
    [0] .
   *[other] {""}. You play with { $names }.
    }
web-push = Notices
web-push-help = This device tells you when it is your turn and you are not at the table.
web-push-on = Notices are on in this browser.
web-push-off = Notices are off in this browser.
web-push-asked = The browser asks you now whether it may.
web-push-denied = You told this browser to show no notices of this server. To change that, open its settings for this site (the sign beside the address) and allow notifications; then come back here.
web-push-ios = On an iPhone or iPad notices come to the installed app alone: tap the share button of the browser, then “Add to Home Screen”, and open Gamekeeper from there.
web-push-insecure = Notices need a secure address. Open this server as https://…, or as localhost on its own machine.
web-push-unsupported = This browser cannot show notices of a page that is closed.
web-push-failed = The browser could not reach its push service. Try again in a while.
web-push-turn-on = Tell me here
web-push-turn-off = Tell me nothing here
web-push-others = Other devices that tell you
web-push-since = since { $when }
web-push-remove = Tell me nothing there
error-bad-subscription = The browser’s push service is none that this server can reach.
error-unknown-device = This device tells you nothing any more.

## Mail

web-mail = Mail
web-mail-help = With a mail address you can be told of your turns where no browser is open, and sign in on any device. Nobody else sees it.
web-mail-address = Mail address
web-mail-give = Send me the link
web-mail-have = Your address: { $address }
web-mail-pending = A letter is on its way to { $address }. Open the link in it within a day: until then the address is not used for anything.
web-mail-unsent = No letter got through to { $address }. See whether it is written rightly, then try again or give another one.
web-mail-notices = Tell me by mail when it is my turn
web-mail-notices-help = One letter about a table, until you have been there again.
web-mail-change = Another address
web-mail-remove = Take the address away
web-mail-remove-sure = Yes, take it away
web-mail-remove-text = You are told nothing by mail any more, and cannot sign in by mail.
web-mail-confirm = Is this your address?
web-mail-confirm-text = { $name } wants to be told of turns at { $address }, and to sign in by it. Press only if you are { $name }: whoever reads mail at this address can then sign in as { $name }.
web-mail-confirm-go = Yes, use this address
web-mail-confirmed = The address is confirmed
web-mail-confirmed-text = { $name } is told of turns at { $address } now. Under “Your account” that can be changed.
web-mail-failed = This link does not hold
web-mail-failed-help = It has been used, is older than a day, or a part of it is missing. Under “Your account” you can have another one sent.
web-unsubscribe = No more mail about your turns?
web-unsubscribe-text = The address this letter was sent to gets no more of them. You can still sign in by it, and turn them on again under “Your account”.
web-unsubscribe-go = Send no more
web-unsubscribe-done = Done
web-unsubscribe-done-text = No more letters about turns are sent there.
web-enter-mail = Sign in by mail
web-enter-mail-help = For who has confirmed a mail address here: a link is sent there that signs in this browser, or any other.
web-enter-mail-go = Send me a link
web-enter-mail-sent = If somebody here has the address { $address }, a link is on its way there. It holds for an hour.
web-enter-mail-title = Sign in as { $name }?
web-enter-mail-text = This browser becomes { $name }’s: it sits at { $name }’s tables and plays in that name.
web-enter-mail-waits = Until now you are { $me } here. { $me } waits in this browser until you sign out again.
web-enter-mail-left = Until now you are signed in as { $me } here; that ends.
web-enter-mail-yes = Sign in
web-enter-mail-failed = This link does not hold
web-enter-mail-failed-help = It has been used, is older than an hour, or a part of it is missing. Under “Your account” you can have another one sent.
error-no-mail = This server sends no mail.
error-bad-address = This is no mail address that a letter could reach. It looks like name@example.org.
error-too-many-letters = So many letters are not sent in a day. Look whether one has come, among the unwanted ones too, and try again later.

## Following people

web-follow = Follow
web-follow-who = Follow { $name }
web-unfollow = Follow no more
web-unfollow-who = Follow { $name } no more
web-follows = People you follow
web-follows-help = Open tables where they sit come first on the home page. Nobody learns that you follow them. Who hides their profile goes from this list.
web-follows-now = People you follow, at a table now
web-follows-open = { $name } waits at { $game }
web-follows-plays = { $name } plays { $game }: watch
web-lobby-followed = you follow { $names }
web-people = Players with a profile
error-too-many-follows = { $most } people are the most you can follow.

# --- Dice Theme Park: the park

web-dtp-guest = { $colour ->
    [blue] blue { $value }
    [green] green { $value }
   *[yellow] yellow { $value }
    }
web-dtp-guest-at = { web-dtp-guest }: { $place }
web-dtp-tile = { $name }. Requires { $requires }; { $stars ->
    [one] 1 star
   *[other] { $stars } stars
    }. { $left ->
    [0] Cannot run again
    [one] Can run once
   *[other] Can run { $left } times
    }. { $guests ->
    [0] No guests.
   *[other] Guests: { $guests }.
    } Beside { $near }.
web-dtp-neighbours = { $count ->
    [one] 1 neighbour
   *[other] { $count } neighbours
    }
web-dtp-bonus = Your { $count ->
    [2] second
    [3] third
    [4] fourth
   *[other] next
    } of { $amenity }{ $count ->
    [2] : set one guest to any value
    [3] : a guest comes from the bag
    [4] : a discarded attraction for nothing
   *[other] { "" }
    }
web-dtp-whole = Whole park
web-dtp-enlarge = Enlarge
web-dtp-idle = Dashed: no coloured place there, so a photo booth would do nothing.
web-dtp-parties = Parties
web-dtp-become = { $kind ->
    [unseen] One is rerolled
   *[known] { $left ->
        [0] Down to { $values }
       *[other] Down to { $values }: { $left } { $left ->
            [one] leaves
           *[other] leave
            }
        }
    }
web-dtp-opens = Opens { $places }
web-dtp-earns = { $stars }★{ $money ->
    [0] { "" }
   *[other] { " " }${ $money }
    }
web-dtp-plan = { $count ->
    [0] Run { $place }?
    [1] Run { $place }?
   *[other] { $place }: who moves on, and where?
    }
web-dtp-plan-does = { $known ->
    [0] { "" }
   *[other] On board: { $who }.{ " " }
    }{ $kind ->
    [moves] Then { $mover } goes to { $place }.
    [unseen] Then one is rerolled.
   *[leaves] Nobody moves on.
    }
web-dtp-plan-opens = This opens { $places }.
web-dtp-plan-go = Run it
web-dtp-plan-other = Another attraction
web-dtp-lead = Use a map: lead a guest to a neighbour
web-dtp-does = { $tool ->
    [map] In every round it leads one guest to a neighbour.
    [merch] Its attraction then brings ${ $amount } each time it runs.
    [effect] Its attraction then earns { $amount }★ more each time it runs.
    [generator] Its attraction can then run twice in a round.
    [booth] One coloured place of its requirement then takes any colour. Costs as much as the cheapest space there.
    [cable] Guests who leave may ride to any other attraction with a cable car, which pays money. Costs as much as the cheapest space there.
    [statue] It earns stars in every upkeep, the next one more. Costs as much as the cheapest space there, the second $1 and the third $2 more.
    [remove] An upgrade you have installed comes back to you.
    [shift] An upgrade moves to another free space; you pay or receive the difference.
   *[send] One guest goes from any attraction to any other.
    }
web-dtp-line-next = Play the next one
web-dtp-line = { $count ->
    [one] One operation
   *[other] { $count } operations
    } for { $stars }★

# clocks
web-pace = Time to think
web-pace-kind-none = No clock
web-pace-kind-bank = Live: time for the whole game
web-pace-kind-move = Live: time for each move
web-pace-kind-days = By the week: days for each move
web-pace-much = How much time
web-pace-bank = { $time } each
web-pace-bank-more = { $time } each, and { $more } more a move
web-pace-move = { $time } a move
web-pace-late = When time has run out
web-pace-late-bot = a bot plays on until its owner is back
web-pace-late-forfeit = the seat is lost, a bot plays on
web-pace-help = A move is everything until it is somebody else’s turn.
web-pace-alone = Clocks are for tables with at least two people on devices of their own.
web-pace-days-help = Days off do not count.
web-clocks = Clocks
web-clock-yours = Your time
web-clock-low = little time left
web-clock-left = { $time } left
web-clock-turn = { $what }, { $time } left
web-clock-off = days off until { $date }
web-clock-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
web-clock-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
web-clock-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
web-clock-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
web-off = Days off
web-off-help = { $count ->
    [0] In games by the week your clocks stand still on days off. You have had all there are in a year.
    [one] In games by the week your clocks stand still on days off. You have 1 left this year.
   *[other] In games by the week your clocks stand still on days off. You have { $count } left this year.
}
web-off-span = { $first } to { $last }
web-off-first = First day
web-off-last = Last day
web-off-take = Take them off
web-off-back = I am back
web-off-drop = Not taking them
