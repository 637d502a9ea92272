### The words around the games: lobby, terminal, command line.
### families: page-proposes- page-mood- page-my-games- page-time- page-quiet- page-tonight- page-clock- page-bot- page-maker- page-access-step- page-track- page-promise- page-theme- page-motion- page-confirm- page-sound- page-key- page-fair-step- page-fair-proves- page-fair-not- level- strength- trait- portrait-

# The shell: landing, new tables, about
page-headline = The machines are restless. Take a seat.
page-invitation = Five board games of robot uprising in six rule sets. Alone against bots, or with friends by one link. No account.
page-continue = Continue
page-play-at-once = Play now
page-you-and-bots = { $count ->
    [one] you and a bot ({ $level })
   *[other] you and { $count } bots ({ $level })
}
page-with-friends = With friends
page-with-friends-how = One link, no account
page-my-games = My games
page-my-games-waiting = Waiting for you
page-my-games-running = Going on
page-my-games-over = Over
page-my-games-none = You have not played here yet.
page-look-again = Look at it again
page-time-left = { $time } left
page-time-seconds = { $count } s
page-time-minutes = { $count } min
page-time-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
page-time-days = { $count ->
    [one] one day
   *[other] { $count } days
}
page-over-table = Over the table
page-back-to-table = Back to the table
page-menu = Menu
page-rules = Rules
page-settings = Settings
page-fair = Is the luck fair?
page-about = About, credits, access
page-cancel = Cancel
page-tonight = Which game tonight?
page-tonight-players = How many people are you?
page-tonight-time = How much time do you have?
page-tonight-within = up to { $minutes } min
page-tonight-mood = What are you in the mood for?
page-mood-together = all together
page-mood-secrets = secrets
page-mood-bargain = bargaining
page-mood-chaos = quick chaos
page-mood-quiet = quiet thinking
page-tonight-stamp = Tonight
page-tonight-together = You stand on the same side, and win or lose together.
page-tonight-secrets = Somebody at the table is hiding something.
page-tonight-bargain = Everything here can be bargained for.
page-tonight-chaos = Fast, loud, and over before anybody can be cross.
page-tonight-quiet = No hurry and no shouting; it also works alone or nearly so.
page-tonight-takes = It takes { $least } to { $most } minutes.
page-tonight-longer = It may take { $least } to { $most } minutes, but it can be left and taken up again.
page-tonight-bots = { $count ->
    [one] A bot takes the free seat.
   *[other] Bots take the { $count } free seats.
}
page-tonight-fits = It is for { $least } to { $most } players.
page-all-games = All games
page-warm-up = To warm up
page-players = { $least }–{ $most } players
page-minutes = { $least }–{ $most } min
page-one-minute = The game in one minute
page-with = { $count ->
    [one] alone
   *[other] { $count } at the table
}
page-set-table = Set a table
page-watch-sample = Watch a sample game
page-not-affiliated = Not affiliated with the publishers of these games.
page-over = over: see how it ended
page-others-think = the others are thinking
page-not-begun = not begun yet
page-samples = Sample games
page-samples-are = Whole games played by bots that say why they did what they did. Step through them from any seat.
page-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
page-bring-record = Open a record from a file
page-record-trouble = This file is not a record that can be replayed.
page-no-game = There is no such game here.
page-chairs = Who sits where
page-all-friends = Friends everywhere
page-all-bots = Bots everywhere
page-seat-number = Seat { $number }
page-chair-me = Me
page-chair-friend = A friend, by link
page-chair-here = Somebody on this device
page-bot-random = Bot: plays at random
page-bot-heuristic = Bot: rules of thumb
page-bot-other = Bot: { $name }
page-variant = Which edition
page-set-table-for = A table for { $game }
page-when = When
page-when-tonight = Tonight
page-when-tonight-is = Everybody is here until it is over.
page-when-days = Over days
page-when-days-is = Each plays when there is a moment for it.
page-when-each = Time for each decision
page-when-days-note = Whoever is asked can be told by push notice or e-mail. Clocks stand still in everybody's own quiet hours and holidays. No bot plays for anybody unless you choose it here.
page-when-alone = Nobody but bots is waiting: there is no clock, and you can go away and come back.
page-when-here = One device for all: there is no clock.
page-quiet = My quiet hours, in which my clock stands still
page-quiet-start = from
page-quiet-end = to
page-quiet-none = None yet: both hours are the same.
page-holiday = My holiday, in which my clock stands still (a month at most)
page-holiday-first = first day
page-holiday-last = last day
page-holiday-none = No holiday
page-notices-mail = Be told by e-mail
page-set-slow = Tables over days
page-set-slow-note = Every table over days at which you sit is told of it, also while it is played.
page-away-title = If somebody is away
page-away-wait = we wait
page-away-after = after { $time } a bot plays, until whoever is away comes back
page-guests = Guests
page-clock = Clock
page-clock-off = no clock
page-clock-decision = { $time } for each decision
page-clock-bank = { $time } for the whole game
page-at-zero = When time is up
page-at-zero-default = the default answer is given, as announced
page-at-zero-bot = a bot plays on
page-watching = Who may watch
page-watching-anyone = anyone with the link
page-watching-nobody = nobody
page-may-join = Latecomers may take over a bot's seat
chances-title = How often bots win this together
chances-of = { $share } %
chances-from = { $games } games, from { $low } to { $high } %
page-programs = Programs
page-programs-may = Language models and other programs may sit down
page-programs-no = People and the table's own bots only
page-program = program: { $program }
page-open-table = Open the table
page-open-free = { $count ->
    [one] One seat stays free for a friend: you get a link.
   *[other] { $count } seats stay free for friends: you get a link.
}
page-open-none = Nobody else is expected: the game begins at once.
page-change-terms = Change the terms
page-terms-changed = Changed by the host:
page-terms = How this table is run
page-promise = Promise of the luck
page-luck-words = Words added to the luck
page-report = Report a bug
page-report-what = What did you see, and what did you expect?
page-report-tells = You get one file to send to the developers. It holds your words, your view of the table, its log and a made-up table that looks the same from your seat. It tells nothing you could not know.
page-report-save = Save the report
page-report-trouble = The report could not be made.
page-report-how = At a table, open the menu and choose “Report a bug”: you get one file with everything the developers need, and nothing your seat could not know. Send it to them, or attach it to an issue of the project.
page-not-affiliated-long = Uprising is an independent implementation of the rules of five published board games. It is not affiliated with, sponsored by or endorsed by their designers or publishers. The names of the games belong to their owners and only say which rules are implemented.
page-makers = The people who made the games
page-maker-robotariat = Rise of the Robotariat: Eye4Games; Donald Mitchell, Robert Karl, Jule Pattison-Gordon, Chris Baum.
page-maker-evil-robots = Evil Robots: Dr Tom Allen.
page-maker-robot-rise = ROBOT RISE!: Happy Harpy Games; Craig Froehle.
page-maker-automated = The Fully Automated Board Game: No Board Games; Matteo Modena, Ilario Gelmetti, Bernardo “RUPE” Anichini.
page-maker-patriot = Patriot, campaign mode: Wild Robot Games.
page-own-words = No text or picture of these games is reproduced. The rules are told in our own words, and every picture here was drawn for this page. Where a rulebook is silent, the content is our own reconstruction; every clause says which it is.
page-buy-it = If you like a game here, buy it: the real one has cards, coins and people in it.
page-access = Accessibility
page-access-aim = We aim at WCAG 2.2, level AA: everything can be done by keyboard alone, nothing is told by colour alone, text can be enlarged to 200 %, moving things stop when you or your system ask for it, and every decision also stands as a button with its full sentence.
page-access-tested = Automatic checks run on the main screens in both themes and languages. They find many faults, not all.
page-access-limits = Known limits: nobody has yet checked these pages with a screen reader on Windows or a phone. The script below is how to do it; what you find is welcome as a bug report.
page-access-script = A screen-reader test by hand
page-access-script-why = It takes ten minutes. Note for each step what was read out, and what you had to guess.
page-access-step-1 = Open the first page. Jump from heading to heading: the question of the evening, your tables, all games, sample games.
page-access-step-2 = Choose two players and “quiet thinking”. The suggestion and its reason must be read out without moving the focus.
page-access-step-3 = Press “Play against bots”. The first question must be announced: who is asked, what, by which rule.
page-access-step-4 = Tab through the choices. Each must say its whole move. Activate one; what happened must be read out once.
page-access-step-5 = Activate something that is not allowed on the board. The reason and the rule must be read out at once.
page-access-step-6 = Read the table: seats, the public numbers, your own things, in this order. Nothing hidden may be read.
page-access-step-7 = Change the language in the middle of the game. The voice must follow.
page-access-step-8 = Play to the end. The result, its rule and the way to the replay must be read out.

# The replay
page-replay = Replay
page-replay-loading = Laying the game out again …
page-replay-not-yours = While the game is going on, everybody sees only their own seat and what is public.
page-viewpoint = Seen by
page-viewpoint-public = what was public
page-viewpoint-all = everything
page-replay-controls = Moving through the game
page-replay-first = To the beginning
page-replay-round-back = One round back
page-replay-back = One move back
page-replay-run = Play
page-replay-stop = Stop
page-replay-on = One move on
page-replay-round-on = One round on
page-replay-last = To the end
page-replay-hands = Hands of this moment
page-replay-position = Position
page-replay-at = Move { $at } of { $moves }
page-replay-at-safe = Move { $at }
page-replay-go = Go to move { $at }
page-replay-safe = no spoilers
page-replay-share = Copy link to here
page-see-ending = How it ended
page-bot-says = The bot's reason

# The end of a game
page-ending = How it ended
page-ending-none = This game is not over yet, or there is no such table.
page-all-won = Everybody won.
page-won = won
page-to-table = To the table
page-rematch-none = Only those who played may ask for a rematch.
page-save-record = Save the record
page-poster-svg = Poster (SVG)
page-poster-png = Poster (PNG)
page-who-was-who = Who was who
page-name-column = Player
page-was = Was
page-score = Score
page-best-moment = Best moment
page-at-move = (move { $at })
page-course = The course of the game
page-chances-about = The chances are what the strong bots' fitted values make of the whole position, hidden things included: an estimate, computed after the end.
page-turning = What turned it
page-turning-number = turning point { $number }
page-see-move = See move { $at } again
page-ledger = The promise wall
page-last-act = The last act
page-round = Round { $round }
page-word-kept = kept { $kept }, broke { $broken }
page-promise-contract = { $coins ->
    [one] a wage of one coin
   *[other] a wage of { $coins } coins
}{ $target }
page-promise-bounty = { $coins ->
    [one] one coin
   *[other] { $coins } coins
} for an action against { $target }
page-promise-gift = { $coins ->
    [one] a gift of one coin
   *[other] a gift of { $coins } coins
}{ $target }
page-promise-loan = { $coins ->
    [one] a loan of one coin
   *[other] a loan of { $coins } coins
}{ $target }
page-track-chances = chance to win, in percent
page-track-said = { $name }: from { $first } to { $last }.
page-track-limit = losing at { $goal }
page-track-goal = goal { $goal }
page-track-funds = Funds
page-track-standing = Reputation and Office
page-track-reputation = Reputation
page-track-office = Office contributions
page-track-influence = Influence
page-track-lairs = Lairs
page-track-hands = Cards in hand
page-track-robots = Robots
page-track-red = red robots (ours)
page-track-blue = blue robots (the boss's)
page-track-coins = Coins
page-track-automation = Robots of the workers
page-track-automated = expropriated or destroyed
page-track-scrap = destroyed
page-track-progress = Progress
page-track-dangers = Dangers
page-track-threat = Threat
page-track-unrest = Civil Unrest
page-track-paid = Paid in

# Rules, settings, fairness
page-rules-learn = Learn the game
page-book-letters = The same in letters
page-rules-clauses = Look up a clause
page-rules-which = Which game
page-rulebook-search = Search in English and Italian
page-rules-sources = Where a clause comes from
page-rules-both = both languages
page-rules-found = { $count } of { $all } clauses
page-rules-none = No clause has all these words.
page-rules-no-clause = No rulebook here has { $clause }.
page-rules-copy = Copy the link to { $id }
page-settings-kept = How the page looks and acts is kept in this browser, and nowhere else.
page-set-look = Look and language
page-set-theme = Theme
page-theme-system = same as the system
page-theme-light = paper
page-theme-dark = night
page-theme-contrast = high contrast
page-set-move = Movement and care
page-set-motion = Moving things
page-motion-system = same as the system
page-motion-full = let them move
page-motion-none = hold still
page-set-speed = Speed
page-speed-instant = at once
page-set-speed-note = Of everything that moves, of replays, and of bots at tables you open from now on.
page-set-confirm = Ask once more before a move that cannot be taken back
page-confirm-touch = on touch screens
page-confirm-always = always
page-confirm-never = never
page-set-sound = Sound
page-set-sound-on = Sounds, from your first click on
page-set-volume = Volume
page-sound-decision = your decision
page-sound-press = press
page-sound-punch = ticket punch
page-sound-coin = coin
page-sound-siren = siren
page-sound-valve = valve
page-sound-refused = not allowed
page-sound-ended = the end
page-set-keys = Keys
page-set-keys-on = Single letters are shortcuts
page-set-keys-doubled = Two things have the same key; the first of them wins.
page-set-reset = Set everything back to how it was at first
page-key-help = Help
page-key-prompt = Go to the question
page-key-undo = Undo
page-key-rules = The rule behind the question
page-key-log = What happened
page-key-deals = Deals
page-key-chat = Talk
page-key-secret = Peek at my secrets
page-key-tab = To the next thing
page-key-enter = Choose it
page-key-arrows = Inside a zone, and in a replay
page-key-history = A move back or on in a replay
page-key-numbers = A numbered choice
page-key-escape = Close, give back
page-fair-why = Whoever runs a server could choose the cards. This is how anybody can check that they did not.
page-fair-step-1 = When a table is made, it draws a secret and publishes its hash: the promise.
page-fair-step-2 = Before the start everybody may add a word of their own.
page-fair-step-3 = Every die and every shuffle comes from the secret and the words.
page-fair-step-4 = At the end the secret is in the record. Anybody can compute all of it again.
page-fair-check = Check a game
page-fair-promise = The promise, as you noted it before the start
page-fair-not-over = The secret is shown when the game is over. Until then this is what the table promises.
page-fair-secret = The secret in the record
page-fair-computed = Its hash, computed by this browser
page-fair-same = The secret gives the promise.
page-fair-different = The secret does not give this promise!
page-fair-no-promise = Enter the promise to compare.
page-fair-no-secret = This record has no secret: the game was for practice, or is not over.
page-fair-again = Let the server play it all again
page-fair-replayed = Played again from the secret, the words and the moves: it leads to the same end.
page-fair-not-replayed = The record does not lead where it says.
page-fair-proves = What this proves
page-fair-proves-1 = The server changed no card and no die after the first shuffle, whatever was played.
page-fair-proves-2 = If you added a word it could not guess, it did not choose the deal either.
page-fair-proves-3 = The moves in the record are legal and lead to its result.
page-fair-not = What it does not prove
page-fair-not-1 = Without a word from you the server may have drawn many secrets and kept one it liked.
page-fair-not-2 = It knows every hidden card during the game. That it tells nobody, no hash can show.
page-fair-not-3 = Playing it all again is done by the same server. To trust nobody, run “uprising verify” on your own machine.
page-fair-not-4 = Who sat behind a name, and who talked elsewhere, no record can tell.

# The page
page-name = Your name
page-seats = Seats
page-play-now = Play against bots
page-waiting-for-me = waiting for you
page-language = Language
page-theme = Light / dark
page-joining = Joining the table …
page-choices = Your choices
page-winners = { $names } won.
page-no-winner = Nobody won.
page-sealed = Sealed. Choose again to change it.
page-waiting = Waiting for { $names }.
page-undo = Undo
page-lost = The connection is lost. Trying again …
page-seats-at-table = At the table
page-has-sealed = sealed
page-thinking = thinking
page-bot = bot
page-away = away
page-hidden = hidden
page-yes = yes
page-no = no
page-back = Back
page-nothing-to-do = Nothing to decide right now.
page-deals = Deals and other free moves
page-deals-about = You may make these at any time, whoever is asked.
page-suggestions = Suggestions
page-form-sum = Shared out: { $now } of { $most }.
page-form-count = Chosen: { $now }; allowed are { $least } to { $most }.
page-form-number = From { $least } to { $most }.
page-form-line = At most 200 characters, on one line.
page-form-fine = The rules allow this.
page-less = less
page-veiled = Choose on the board. Every screen shows the same now.
page-more = more
page-remove = Remove
page-add = Add
page-send = Send
page-log = What happened
page-play-friends = Play with friends
page-guest = Guest
page-invited = { $host } invites you. { $free ->
    [0] No seat is free; you can watch.
    [one] One seat is free.
   *[other] { $free } seats are free.
}
page-invitation-title = An invitation
page-at-table = { $count ->
    [one] for one
   *[other] { $count } at the table
}
page-seat-gone = Somebody was faster: this seat is taken. Look again who sits where.
page-own-table = Set a table of my own
page-no-invite-why = The game may be over, or the host has made a new link. Ask for it, or start something yourself.
page-share-sheet = Share …
page-share-text = Play { $game } with me
page-qr = The invitation as a code for a phone's camera
page-all-here = Everybody is here.
page-sit = Sit down
page-watch = Just watch
page-no-invite = This invitation does not work any more.
page-pass-to = Pass the device to { $name }.
page-i-am = I am { $name }
page-pass-why = Behind this lie the secrets of whoever takes the device. The others look away.
page-gathering = The table is being set.
page-gathering-mine = You have a seat. Whoever has this link can come, too.
page-share = Send this link to your friends. They need no account.
page-link = Invitation link
page-copy = Copy
page-copied = Copied
page-free-seat = free
page-free-it = Free the seat
page-add-bot = Seat a bot
page-start = Start the game
page-host-starts = The host starts the game.
page-closes = Open for { $time }
page-proposes-undo = { $who } would like to take the last move back.
page-proposes-pause = { $who } would like to pause.
page-proposes-join = A guest wants to take over { $who }, a bot's chair, and will see its hand.
page-proposes-go-on = { $who } would like to go on.
page-proposes-end = { $who } would like to end the game here.
page-invite = Invite somebody
page-invite-about = Whoever opens this link can take a free seat, or a bot's where the table allows it, or watch.
page-invite-watch = Whoever opens this link can watch.
page-hint = A hint
page-hint-none = There is nothing to advise right now.
page-hints-taken = { $count ->
    [one] One hint was asked for at this table.
   *[other] { $count } hints were asked for at this table.
}
page-propose-pause = Propose a pause
page-propose-go-on = Propose to go on
page-propose-end = Propose to end it here
page-propose-end-about = If everybody agrees the table is closed, and nobody has won.
page-end-it = End this game
page-end-it-about = The table is closed, and nobody has won. It cannot be taken up again.
page-leave-watching = You are only watching: nobody waits for you.
page-leave-alone = Only bots are waiting, and they wait for ever. You find the table on the first page, under “Continue”.
page-leave-slow = Your seat stays yours. Your clock runs on; you find the table under “Continue”.
page-leave-grace = Your seat stays yours. If the others wait for you, a bot plays after { $time } until you are back.
page-leave-wait = Your seat stays yours, and the others wait for you.
page-leave-bot = Let a bot play for me
page-stay = Stay
page-agree = Agree
page-disagree = No
page-rematch = Rematch
page-moved = You are playing from another window now. This one only watches.
### families: help- simulate-
### families: bench- command- dataset- help- simulate- source- tui- zone-

help-uprising = A digital tabletop for robot-uprising board games.
help-epilog = "uprising COMMAND --help" says more about a command.
help-dataset = let bots play many games and write every decision into a Parquet file
help-dataset-out = the file to write
dataset-written = { $rows } decisions written to { $file }.
help-simulate = let bots play many games and say who won
help-game = the game's key, as "uprising games" lists it
help-seats = how many players (default: the fewest the game allows)
help-simulate-bots = the bots, or package.module:factory for one of yours, repeated until all seats are filled; from game to game they move one seat on (default: heuristic)
help-simulate-seat-bots = one bot for every seat, who stay where they are
help-games-count = how many games (default: 100)
help-seed = the same seed gives the same games (default: 1)
help-option = an option of the game; may be repeated
help-pack = a pack that changes numbers and cards: a name, or a .toml file
help-jobs = how many processes (default: one per core); the results do not depend on it
help-json = figures for programs
help-lang = the language (default: the system's, else English)

simulate-playing = playing
simulate-title = { $game }, { $seats } { $seats ->
    [one] seat
   *[other] seats
}, { $games } games, seed { $seed }
simulate-bot = bot
simulate-wins = wins
simulate-interval = 95 % interval
simulate-chance = if all were alike
simulate-score = mean score
simulate-seat = seat
simulate-outcome = how it ended
simulate-games = games
simulate-share = share
simulate-team = The team succeeded in { $share } of the games ({ $interval }).
simulate-slips = { $bot }: { $count } { $count ->
    [one] answer was
   *[other] answers were
} no use (late, broken or not allowed).
simulate-pace = { $decisions } decisions a game; { $speed } games/s, { $rules }.

rules-compiled = compiled rules
rules-plain = plain rules

help-play = play against bots, here in the terminal
help-games = list the games
help-rules = read a rulebook, or one clause of it
help-replay = tell a recorded game again
help-verify = check that a record leads where it says
help-bench = measure the rules: decisions per second, time per copy
help-version = say which version this is, and whether the rules are compiled
help-play-game = the game's key; without it you choose from a list
help-play-seat = your seat, from 1 (default: 1)
help-play-name = your name, without spaces (default: Human)
help-play-bots = the bots at the other seats, or package.module:factory, repeated until all are filled (default: heuristic)
help-play-seed = the same seed gives the same deal (default: a new one)
help-rules-rule = a clause's ID (TTT-TURN-1), or the beginning of several (TTT-TURN)
rules-notes = The numbers are clauses; "uprising rules { $game } ID" shows one:
help-record = the file of a record
help-until = stop after that many lines of moves
help-replay-seat = see it as this seat did, by number or name (default: everything once the game is over, else as a spectator)
help-bench-game = only this game
help-bench-seconds = how long each row is measured (default: 0.5)

yes = yes
no = no

play-which = Which game?
play-how-many = How many players ({ $least } to { $most })?
play-me = Human
play-title = { $game }: { $names }. Seed { $seed }.
play-help = Choose by number or type a move; ? explains the rest.
play-pack = With the pack { $pack }.
play-sealed = Your answer stays covered until all answers are there.
play-fill = fill in: { $form }
play-unreadable = That is not a move: { $problem }
play-no-undo = Nothing can be taken back now.
play-undone = Taken back.
play-hint = Hint: { $move }. { $why }
play-recorded = Written to { $file }.
play-afterwards = An empty line leaves; record FILE keeps the game.
play-bye = Goodbye.
play-commands = A number chooses, an empty line shows the choices again. A move can be typed as in the record ("place b2").
    hint          what the rules of thumb would do, and why
    rules ID      a clause of the rulebook; without ID the one behind the question
    view          the table again
    undo          take the last move back, where nothing was learned from it
    record FILE   write the game so far to a file
    quit          leave
command-hint = hint
command-quit = quit
command-record = record
command-rules = rules
command-undo = undo
command-view = view

form-number = { $least } to { $most }
form-subset = { $least } to { $most } of
form-exactly = numbers that add up to { $total }, in this order
form-at-most = numbers that add up to at most { $total }, in this order
form-shares = { $count } numbers are needed
form-rows = how many, at most { $most }
form-line = one line, may be empty

replay-saw = What { $name } saw:
end-how = { $how } [{ $rule }]
end-all-won = Everybody wins.
end-winners = { $count ->
    [one] Winner: { $names }.
   *[other] Winners: { $names }.
}
end-nobody = Nobody wins.
end-scores = Scores: { $scores }.

source-book = rulebook
source-public = public material
source-ruling = our ruling

verify-game = Game { $game }, rules version { $version }, content { $content }: those installed here.
verify-pack = Played with the pack { $pack }: its changes are in the record.
verify-moves = Moves: { $moves } lines by { $names }, all legal.
verify-luck = Luck: { $luck }.
verify-digest = Digest { $digest }: the moves lead there.
verify-promise = If { $promise } was what the table promised before the first shuffle, this is the secret it meant.
verify-open = The game is not over.

bench-measuring = measuring
bench-plain-only = There are no compiled rules to compare with (make compile).
bench-game = game
bench-seats = seats
bench-mode = rules
bench-driver = driver
bench-decisions = decisions/s
bench-ratio = × reference
bench-clone = µs/copy

zone-board = board
zone-cards = cards
zone-cells = cells
zone-coins = coins
zone-deck = deck
zone-discard = discard
zone-hand = hand
zone-hands = hands
zone-paid = paid
zone-phase = phase
zone-round = round
zone-score = score
zone-scores = scores
zone-seats = players
zone-turn = turn

### families: side- fact- keys- trouble- reveal- pack- telegram-
# The table
page-waiting-sealed = Waiting for the sealed answers.
page-reset = Reset the turn
page-barrier = From here on nothing can be taken back.
page-look-back = Look back
page-play-here = Play here
page-not-here = Not here
page-elsewhere = This table is open in another window.
page-elsewhere-about = If you play here, the other window only watches.
page-stand-in = a bot plays on
page-stand-in-me = A bot plays for you.
page-take-back = Take my seat back
page-grace = away, a bot in { $time }
page-host = host
page-close = Close
page-round-of = Round { $round } of { $rounds }
page-phases = Phases
page-goal = Goal
page-log-earlier = What happened before
page-log-mine = Only about me
page-log-more = { $count ->
    [one] One consequence
   *[other] { $count } consequences
}
page-step-back = One step back
page-step-on = One step on
page-jump = Show the table at move { $number }
page-past = As it was at move { $number }.
page-live = LIVE
page-info = About this
page-reconstructed = Reconstructed: the rulebook does not print it.
page-note = My note
page-side = Log, rules and notes
side-log = Log
side-deals = Deals
telegram-new = A telegram
telegram-answers = answers № { $number }
telegram-other-terms = Other terms instead of № { $number }
telegram-to = To
telegram-all = everybody: first come, first served
telegram-i-give = I give
telegram-i-want = I want
telegram-i-promise = I promise
telegram-nothing = nothing
telegram-gives = gives
telegram-wants = wants
telegram-promises = promises
telegram-brief = only until the present question is settled
telegram-send = Wire it
telegram-binding = BINDING
telegram-binding-is = Carried out by the table for both sides at once, or not at all.
telegram-word = WORD
telegram-word-is = A promise: nothing but trust holds anybody to it.
telegram-accept = Accept
telegram-counter = Other terms
telegram-refuse = Refuse
telegram-withdraw = Withdraw
telegram-restore = Back to this offer
telegram-open = open
telegram-accepted = accepted
telegram-refused = refused
telegram-countered = other terms
telegram-withdrawn = withdrawn
telegram-lapsed = lapsed
telegram-void = could not be done
telegram-none = No telegrams yet.
telegram-silence = Nobody may bargain here now.
telegram-line = Telegram from { $who } to { $to }: { $state }.
side-chat = Talk
side-rules = Rules
side-notes = Notes
page-rules-search = Search the rules
page-notebook-about = What your own view shows is filled in. The rest is pencil, and only you see it.
page-notebook-fact = known for sure
page-text-board = The table in words
page-paper = A newspaper, one headline a round
page-paper-title = The Rivet
page-paper-round = Round { $round }
page-paper-none = The first issue comes out when a round is over.
page-menu-look = How I see it
page-menu-read = To read
page-panel-width = How wide this panel is
page-statistics = What I have played
page-compare = Keep it for comparison
typed-say = Your move, by number or in words
page-me = you
page-what-is = What is this? Then touch something.
page-shy = Hide my secrets
page-turn-up = Turn my secrets up
page-turn-down = Turn them down
page-order = From now on, answer this question the way I do next
page-orders = Standing orders
page-zen = Only the board
page-smaller = Smaller
page-larger = Larger
page-recap = While you were away
page-recap-look = See it again
page-go-on = Go on
fact-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
fact-robots = { $count ->
    [one] 1 robot
   *[other] { $count } robots
}
fact-lairs = { $count ->
    [one] 1 lair
   *[other] { $count } lairs
}
fact-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
fact-influence = { $count } Influence
fact-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
fact-level = power { $count }
fact-markers = { $count ->
    [one] 1 marker
   *[other] { $count } markers
}
fact-launched = { $count ->
    [one] 1 Beacon launched
   *[other] { $count } Beacons launched
}
fact-played = { $count ->
    [one] 1 card played
   *[other] { $count } cards played
}
fact-pot = pot { $count }
fact-automated = robots won { $count }
fact-fund = Fund { $count }
fact-red = red robots { $count }
fact-blue = blue robots { $count }
fact-progress = aim { $count }
fact-threat = Threat { $count }
fact-funds = Funds { $count }
fact-reputation = Reputation { $count }
keys-title = Keys
keys-about = Tab, Enter and Space do what they always do. There are also:
keys-off = Single letters are switched off in the settings.
keys-help = this list
keys-prompt = go to the question
keys-undo = undo
keys-rules = the rules at the present clause
keys-log = the log
keys-deals = deals
keys-chat = say something
keys-secret = hold: look at hidden things
keys-number = that choice of the list
keys-arrows = the next thing in this part of the table
keys-history = one move back, one move on
keys-zoom = larger, smaller, as it was
keys-board = the table in words
keys-notes = notes
keys-zen = only the board
keys-forecast = the forecast on the street map
keys-close = close what is open
push-ask = Tell me here when it is my turn
push-on = Notices come to this device
push-iphone = On an iPhone add this page to the Home Screen first.
push-no = This browser does not allow it.
trouble-stale = The table has moved on; look again.
trouble-paused = The game is paused.
trouble-closed = This table is closed: the game was ended before its time.
trouble-no-undo = That can no longer be taken back.
trouble-no-reason = Nothing can be done with that now.
trouble-spectator = You are only watching.
trouble-conflict = The table has moved on; try again.
trouble-away = The server cannot write just now. Nothing was lost; try again.
trouble-too-fast = Slowly, please.
trouble-bad-move = That is not a move here.
trouble-no-table = There is no such table.
trouble-no-watching = Nobody may watch this table.
trouble-failed = Something went wrong. The table is as it was.
trouble-silence = You cannot say that now.
trouble-bad-terms = That cannot be agreed.
trouble-no-offer = That offer is no longer on the table.
trouble-bad-offer = That cannot be offered.
trouble-empty-offer = An offer needs something to give, to want or to promise.
trouble-host-only = Only the host can do that.

# Lessons
lesson-not-yet = The rules allow that, but this step of the lesson is about something else.
lesson-step = Step { $step } of { $steps }
lesson-watch = Watch what the others do.
lesson-aside = A question in between: answer as you like.
lesson-over = The lesson is over.
lesson-begin = Learn by playing
lesson-show = Show me
lesson-real = Play a real game
lesson-again = Once more from the start

# uprising serve
help-serve = open tables for a browser
help-serve-host = the address to listen on (127.0.0.1: this machine only)
help-serve-port = the port (default: the first free one from 8642)
help-serve-db = where tables are kept: a file, or postgresql://… (default: UPRISING_DB, or a file of your own)
help-serve-open = open the page in a browser
serve-at = The tables are open at { $address } (Ctrl+C closes them).
serve-rules = { $mode ->
    [compiled] Playing with the compiled rules.
   *[plain] Playing with the plain rules.
}
serve-no-page = The page is not built; only programs can play here.

# Running a server for others
help-allow-host = another name the server goes by (it knows the one in --site)
help-ops = where operators can read counts and health, as HOST:PORT
help-worker-host = the address at which other workers reach these
help-workers = how many processes serve (several need a PostgreSQL)
help-base = the path the tables are reached under, behind a proxy
help-proxy = addresses of proxies whose forwarded headers are believed
help-origin = another page that may open tables here (may be repeated)
help-site = the address people reach this server by, for links in e-mails
help-log = how much is logged, one JSON object a line on the error output

page-frozen = The rules of this game have changed since. This is the last position you saw; it cannot be played on here.

# Passkeys
page-passkey = Passkey
page-passkey-why = Bind your seat to a passkey, and be yourself on any of your devices. There is still no account.
page-passkey-make = Make a passkey
page-passkey-show = I have a passkey
page-passkey-made = Done. On another device choose “I have a passkey”.
page-passkey-elsewhere = Passkeys belong to a name, and this address is a number. They work here:
page-passkey-failed = That did not work. Nothing has changed.

# Letters
mail-turn-subject = { $tables ->
    [one] A table waits for you
   *[other] { $tables } tables wait for you
}
mail-turn-body = It is your decision at Uprising:
push-turn-body = It is your decision.
mail-confirm-subject = Turn notices from Uprising
mail-confirm-body = Somebody, probably you, wants to be told here when a table waits. Open this link to agree; otherwise do nothing.
mail-stop = To get no more of these e-mails:

# uprising demo, report, backup, restore, doctor, check-games
help-demo = look at a sample game with the reasons for its moves
help-demo-game = which game (without: a list of all samples)
help-demo-number = which of its samples
help-report = look at a bug report from a table
help-report-file = the file the table gave
help-backup = write a database into one file
help-backup-file = the file
help-restore = fill an empty database from a backup
help-doctor = say whether a server has what it needs, line by line
help-doctor-site = the address people use: whether it answers, with sockets, through the proxy
doctor-is-good = ok
doctor-is-hint = note
doctor-is-bad = BAD
doctor-compiled = Python { $python }, with compiled rules.
doctor-plain = Python { $python }, with plain rules: bots and many tables are slower.
doctor-page = The page is there.
doctor-no-page = The page was not built: browsers get nothing to look at.
doctor-games = All { $number } games are complete.
doctor-games-missing = Left out, since a text or a part is missing: { $games }.
doctor-no-fast = uvloop is not installed (uprising[fast]); serving takes more processor time.
doctor-no-push = No push notices: uprising[push] is not installed.
doctor-no-passkeys = No passkeys: uprising[passkeys] is not installed.
doctor-no-postgres = PostgreSQL is asked for, but uprising[postgres] is not installed.
doctor-files = { $number } files and connections may be open.
doctor-few-files = Only { $number } files and connections may be open; each player needs one (ulimit -n).
doctor-schema = The database is of version { $found }, as the program expects.
doctor-schema-older = The database is of version { $found }; it becomes { $known } when the server starts. Make a backup first.
doctor-schema-newer = The database is of version { $found }, this program knows { $known }: install the newer program.
doctor-file-none = The database file will be made when the server starts.
doctor-file-nowhere = There is no database file, and none can be made in its folder.
doctor-file-open = Others may read the database file, which holds the secrets of running games (chmod 600).
doctor-file-free = No server has the database open.
doctor-file-served = A server has the database open.
doctor-file-sound = The database can be written, and is sound.
doctor-file-broken = The database is damaged: restore a backup.
doctor-not-written = The database cannot be written: { $why }.
doctor-written = The database can be written.
doctor-room = { $gigabytes } GB are free beside the database.
doctor-little-room = Less than 1 GB is free beside the database.
doctor-reached = PostgreSQL { $version } answers.
doctor-not-reached = PostgreSQL does not answer ({ $why }).
doctor-skew = The database's clock and this machine's differ by { $seconds } seconds.
doctor-workers = { $number ->
    [one] One worker holds a lease.
   *[other] { $number } workers hold a lease.
  }
doctor-mail = The mail server answers.
doctor-no-mail = The mail server does not answer ({ $why }): no e-mails are sent.
doctor-mail-off = No e-mails are sent: UPRISING_SMTP is not set.
doctor-site = The site answers and is ready.
doctor-site-address = The site must be an address like https://play.example.
doctor-site-name = The server does not go by this name: start it with --site or --allow-host.
doctor-site-status = { $path } answers { $status ->
    [0] nothing
   *[other] { $status }
  }: look at the proxy and at the server's log.
doctor-site-plain = The site is not https: keys travel in the open, and passkeys do not work.
doctor-sockets = WebSockets get through.
doctor-no-sockets = WebSockets do not get through ({ $why }): the proxy has to pass Upgrade and Connection.
doctor-sum = { $number ->
    [0] Nothing has to be mended.
    [one] One thing has to be mended.
   *[other] { $number } things have to be mended.
  }
help-check-games = say which tables go on with this version, and which are frozen
help-grievances = read what players have reported about each other
grievance-line = { $when }, table { $table } ({ $game }), move { $at }: { $by } reports { $about }: { $text }
help-promise = what the table had promised before the first shuffle, as you noted it down
backup-done = { $tables } tables and { $lines } moves are in the file.
restore-done = { $tables } tables and { $lines } moves are back.
check-line = { $table } { $game }: { $verdict } { $why }
check-sum = { $open } go on, { $ended } are over, { $frozen } are frozen.
demo-line = { $game } { $number }: { $title }, { $moves } moves
report-head = A report from a table of { $game }, at move { $position }
report-spectator = It came from somebody who was watching; the view is in the file.
verify-compare = Compare that with what the table showed before the first shuffle (or give it with --promise).

why-mixed = If all of us choose at once, nobody should know beforehand what I do.
why-believed = From what they did, that is what they most probably hide.
why-deal-taken = The deal is good for us both.
why-deal-countered = Not like this, but I would take these terms.
why-deal-proposed = We would both gain by it.
why-deal-too-low = That is too little for me.
why-deal-helps-leader = It would help somebody else to win.
why-deal-no-trust = Too many words were broken; I do not count on this one.
why-deal-elsewhere = I get more elsewhere.
why-deal-cannot = I cannot do that.
why-deal-nothing-to-offer = There is no deal that would help us both.
why-deal-words = I make no promises; offer me what the table can carry out.
why-deal-kept = I gave my word, and being trusted is worth more.
why-deal-broken = Keeping my word would cost more than being trusted is still worth.

# uprising mcp
help-mcp = let a language model play, as an MCP server on standard input and output
help-mcp-server = play at this server (default: one of its own, on this machine only)

# uprising sit
help-sit = let an agent or a language model sit down at somebody's table
help-sit-link = the invitation, as http://server/#/join/CODE
help-sit-bot = who plays: llm:MODEL, a plug-in, package.module:factory, child:… or exec:…
help-sit-name = its name at the table
help-sit-transcripts = write the record, a transcript and every prompt and answer into this folder
sit-down = { $bot } sits down as { $name }.
sit-over = The game is over. Won by { $winners }.
sit-nobody = nobody
sit-slips = { $count ->
    [one] One answer was no use: { $last }
   *[other] { $count } answers were no use; the last: { $last }
  }
sit-not-agent = bot: { $bot } is a bot of the server's own; the host seats it at the table
### families: arena- check-
help-arena = let bots meet on the same deals and say how much stronger one is
help-arena-bots = the bots to compare: those of "uprising simulate", package.module:factory, noisy, or a script; a bot named twice meets its twin
help-arena-games = games per pairing, rounded up to whole deals (default: 100)
help-arena-seats = how many players (default: the middle of what the game allows)
help-arena-exploits = let the scripted exploiters try each bot
help-arena-sprt = sequential test: is the first bot better than the second by up to 15 Elo? Stops early
help-arena-results = keep every deal in this file, and go on from it if it is there
help-arena-html = write a page with plots to this file
help-arena-reference = play against the fixed pool uprising-ref on its 200 deals
help-arena-transcripts = write record, transcript and every prompt of games with agents into this folder
help-arena-estimate = say what a contest with agents may cost, and play nothing
help-arena-price = prices for a million tokens of prompts and of answers, as 0.5,1.5
arena-agent = agent
arena-all = all games
arena-clean = clean games
arena-clean-count = of them
arena-illegal = not allowed
arena-useless = unreadable
arena-late = late
arena-crashes = failed
arena-defaults = by default
arena-tokens = tokens/decision
arena-words = words said
arena-offers = own offers accepted
arena-taken = offers taken
arena-promises = promises kept
arena-brier = Brier
arena-cost = About { $games } games with agents: { $decisions } decisions, { $prompts } + { $answers } tokens.
arena-cost-price = About { $games } games with agents: { $decisions } decisions, { $prompts } + { $answers } tokens, { $price } in your prices.
help-leaderboard = rank agents by files of results, in two columns, with their conduct
help-leaderboard-results = files that "uprising arena --results" has written
help-leaderboard-html = write a page to this file
leaderboard-head = How agents play
leaderboard-title = { $game }, { $seats } { $seats ->
    [one] seat
   *[other] seats
}{ $terms }: { $deals ->
    [one] one deal
   *[other] { $deals } deals
} of { $seed }
leaderboard-results = Games won
leaderboard-slips = Useless answers
leaderboard-conduct = Conduct
leaderboard-reference = Opponents: uprising-ref, { $stamp }, as installed here.
leaderboard-older = Opponents: uprising-ref, { $stamp }; those installed here are others.
leaderboard-free = Opponents of somebody's choice: not to be compared with other contests.
leaderboard-honesty = Clean games are those in which nobody gave a useless answer and no default move was played. An agent's name holds its settings. Intervals hold 95 times of 100. The Brier score of a belief is 0 if it was certain and right, 2 if certain and wrong.
help-new = write a small game that works, to begin one of your own
help-new-name = its key: small letters, digits and underscores
help-new-folder = where to write it (default: a folder of that name here)
help-new-like = the game to begin from: leduc has cards and hidden hands, tic_tac_toe an open board
new-written = { $folder } holds a game that works. Next: cd { $folder }; pip install -e .; uprising check { $name }
help-check = check everything a game promises, say where to mend it, and grade it
help-check-count = games for every number of seats and every option (default: 20)
help-check-records = write the game that leads to a fault into this folder, to be opened or replayed
help-compile = compile a game from outside, so that it plays faster
help-compile-clean = throw away what was compiled
compile-running = Compiling { $game } ...
compile-done = { $game } is compiled: { $modules } modules in { $folder }, used until its sources change
compile-cleaned = { $game } runs from its sources again
check-running = checking { $game }
check-faults = { $count } { $count ->
    [one] fault
   *[other] faults
} in { $game }.
check-none = No fault, no dead end and no endless game: { $games } games, { $positions } positions, { $looks } of them looked at closely.
check-has = ✓ { $what }
check-lacks = – { $what }
check-language = a second language
check-heuristic = a heuristic, so that bots can play it
check-scenarios = positions that scenarios can set up
check-evaluation = an evaluation for searches
check-lesson = a lesson
check-grade = Grade: { $grade }
check-bronze = bronze
check-silver = silver
check-gold = gold
check-platinum = platinum
check-nothing = none
arena-playing = playing deals
arena-title = { $game }, { $seats } { $seats ->
    [one] seat
   *[other] seats
}, { $deals } { $deals ->
    [one] deal
   *[other] deals
}, { $games } games, seed { $seed }
arena-guest = guest
arena-host = among
arena-wins = wins
arena-interval = 95 % interval
arena-chance = host's share
arena-gain = gain in points
arena-score = mean score
arena-part = part
arena-table = all alike
arena-won = somebody won
arena-decisions = decisions
arena-outcome = how it ended
arena-games = games
arena-share = share
arena-bot = bot
arena-rating = rating
arena-spread = two sigma
arena-rank = alpha-rank
arena-cooperative = All won or none did at every table: "somebody won" is the team's success, and nobody is rated.
arena-mirror-holds = The mirror match of { $bot } brackets parity, as it must.
arena-mirror-fails = The mirror match of { $bot } does not bracket parity: distrust this run, or the bot.
arena-exploited = The script { $script } gains against { $bot }: there is a hole in it.
arena-cycle = { $rank } leads by alpha-rank, { $rating } by rating: strength goes in circles here, or the games are too few.
arena-sprt-better = Sequential test: better (log ratio { $ratio }, bound { $bound }, { $deals } deals).
arena-sprt-not-better = Sequential test: not shown to be better (log ratio { $ratio }, bound -{ $bound }, { $deals } deals).
arena-sprt-open = Sequential test: still open after { $deals } deals (log ratio { $ratio }, bounds ±{ $bound }).
arena-written = Written to { $file }.
arena-honesty = A guest sits in every seat of every deal; its gain is measured against the host in the same seat of the same deal. Intervals hold 95 times of 100, so one row in twenty is wrong.
arena-plot-gain = What a guest gains over its host, in points
arena-plot-wins = How often a guest wins; dashed: its host in the same seats
arena-plot-rating = Ratings, plus or minus two sigma
arena-plot-rank = Alpha-rank: share of time everybody plays it
arena-plot-sprt = The sequential test, deal by deal
# How hard bots look
page-level = Bots
level-recruit = Recruit
level-recruit-is = Looks at three answers and not far ahead. A friendly start.
level-comrade = Comrade
level-comrade-is = Knows the rules of thumb and tries out a few answers before choosing.
level-agitator = Agitator
level-agitator-is = Plays every good answer out in its head, over and over.
level-commissar = Commissar
level-commissar-is = Looks at more answers in more imagined worlds than any other.
strength-seat = Wins { $share } % of its games against { $others ->
    [one] one player who goes
   *[other] { $others } players who go
 } by the rules of thumb; one of those in its place wins { $heuristic } %.
strength-team = { $seats ->
    [one] Wins { $share } % of its games; the rules of thumb win { $heuristic } %.
   *[other] A table of { $seats } such bots wins { $share } % of its games together; { $seats } players who go by the rules of thumb win { $heuristic } %.
 }
strength-from = { $games } games, 95 % interval: { $low }–{ $high } %.
strength-heuristic = rules of thumb
strength-terms = Measured with { $terms }.
why-tried-out = I tried it out in my head, and it came out ahead.
why-agent = The player gave its own reason.
why-random = Any legal move, each equally likely.
why-learned = It learned by playing against itself: the better it has found a move, the more often it plays it.
play-tried-out = Tried out from here, with an estimate of the chance of winning:
play-weighed = { $move }: { $percent } of 100, give or take { $error }, tried { $tried ->
    [one] once
   *[other] { $tried } times
 }
trait-boldness = Boldness
trait-stubbornness = Stubbornness
trait-calm = Calm

# uprising tui
help-tui = play at a terminal table, against bots or by an invitation link
help-tui-link = an invitation link: sit down at that table
help-tui-name = your name, without spaces; several names with commas between them share this terminal (default: Human)
help-tui-server = open the table at this server (default: one of its own, on this machine only)
help-tui-pack = a pack the server knows, by its name
help-tui-replay = look at a recorded game
tui-active = turn
tui-agree = agree: { $what }
tui-answered = Your answer: { $move }. You may still change it.
tui-ap = action points
tui-armed = armed
tui-automated = automated jobs
tui-back = back
tui-bad-value = { $field }: { $hint }
tui-blue-robots = the boss's robots
tui-board = board
tui-boss = The automated boss
tui-boss-coins = boss's coins
tui-brief = brief
tui-cards = cards
tui-chair = chair
tui-choose-game = Which game? Enter chooses, Ctrl+Q leaves.
tui-choose-people = How many of you share this terminal? Bots take the other seats.
tui-choose-seats = How many players?
tui-city = The city
tui-closes = Open for { $seconds } s.
tui-company = company
tui-contributions = contributions
tui-core = on the Core
tui-countdown = countdown
tui-crowd = crowd
tui-curtain = Nobody else looks? Enter: I am { $name }.
tui-deck = deck
tui-decks = decks
tui-destroyed = destroyed
tui-dice = dice
tui-disagree = no: { $what }
tui-discards = discards
tui-drawn = drawn
tui-eliminated = out
tui-event = event
tui-events-left = events left
tui-exempt = exempt
tui-extra = the Extra
tui-failed = failed briefs
tui-fill = fill in: { $form } …
tui-first = first
tui-form-hint = Tab goes on, Enter sends, Escape leaves.
tui-form-rows = rows separated by “;”, each: { $fields } (at most { $most })
tui-frozen = frozen
tui-fund = union fund
tui-funds = funds
tui-further = { $words } …
tui-gathering = The table is being set. Invitation: { $link }
tui-hidden = hidden
tui-holiday = holiday
tui-indefinite = indefinite
tui-job = job
tui-junk = junk pile
tui-known = you know
tui-lead = leads
tui-ledger = Promises
tui-lost = The connection is lost. Trying again …
tui-luddite = Luddite
tui-majority = majority
tui-markers = markers
tui-mayor = mayor
tui-middle = The table
tui-my-hand = Yours
tui-no-undo = Nothing can be taken back now; the others are asked.
tui-objective = objective
tui-offer-go-on = go on
tui-offer-pause = pause
tui-offer-undo = take the last move back
tui-offers = offers
tui-offers-title = Offers
tui-opinion = public opinion
tui-paid = paid
tui-pays = pays
tui-people = { $count ->
    [one] only me
   *[other] { $count } of us
}
tui-peek = you see on top
tui-players = { $count } players
tui-pledged = pledged
tui-pot = pot
tui-power = power
tui-problem = That did not work: { $problem }
tui-progress = progress
tui-queue = to come
tui-red-robots = our robots
tui-rent = rent
tui-replay-at = Move { $at } of { $moves }
tui-reputation = reputation
tui-riots = riots
tui-round = round
tui-rules-title = Rules: type an ID or a word
tui-saved = Written to { $file }.
tui-sealed = sealed
tui-security = security
tui-seized = seized
tui-share = share
tui-shielded = shielded
tui-situation = The situation
tui-spouse = married to
tui-standing = At any time:
tui-start = start the game
tui-strain = stress to come
tui-stress = stress
tui-stressed = stressed
tui-supply = supply
tui-surcharged = surcharged
tui-suspects = suspects
tui-taxes = taxes
tui-threat = threat
tui-totals = Evil : Neutral : Good
tui-tracks = The uprising
tui-treasury = treasury
tui-turn = turn
tui-typed = a move as in the record, ? and words: why not, ! and words: say it
tui-unrest = unrest
tui-used = power used
tui-vote = vote
tui-wage = wage
tui-waiting = Waiting for { $names }.
tui-keys = 1–9 a–z  / type  F1 hint  F2 rules  F3 undo  F5 replay  F6 save  F7 again  ^Q
tui-replay-keys = ← → a move   PgUp PgDn ten   Home End   Tab another seat   Esc back

### families: lab-family- lab-thing- lab-part- lab-finding- lab-fact- lab-column- lab-promise-
help-lab = study a game: many games of bots, variants compared, a report
help-lab-run = play many games of bots and say what makes a difference
help-lab-compare = play two variants on the same seeds and say what changes
help-ledger = show what I have won, from an export of a server
help-ledger-file = what "everything kept about me" gave (uprising.json)
ledger-empty = Nothing has been played to the end yet.
ledger-line = { $what }: won { $won } of { $played }
ledger-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
help-lab-portrait = print length, seats, parts and endings of a game with every number of players
help-lab-one-bot = the bot in every seat
help-lab-watch = also watch so many games with the middle number of players: opening cards, and where games are decided

portrait-players = players
portrait-length = decisions (nine in ten)
portrait-won = somebody wins, %
portrait-seats = seats win, %
portrait-ending = ending, %
portrait-cards-of = What a card in the opening hand brings, { $count } players ({ $games } games; intervals for all cards together):
portrait-card = card
portrait-with = win with it, %
portrait-without = the others, %
portrait-points = points
portrait-decided-of = Where it is decided, { $count } players: half way somebody has as good as won in { $share } % of { $games } games ({ $low } … { $high }).
portrait-moment = part of the game, %
portrait-chance = chance of the later winners, %
help-lab-report = write one page about a study
help-lab-variant = a game, or a pack by name or file; options may follow: robotariat,mode=secret
help-lab-folder = the folder of a study (default: the newest lab-… here)
help-lab-page = the file to write (default: report.html in that folder)
help-lab-svg = write every drawing as a file of its own into this folder
help-lab-again = a manifest: plays exactly that study again
help-lab-option = an option of the game; several values are played in turn; may be repeated
help-lab-drawn = questions answered at random, by the verb of their answers (character,campaign)
help-lab-games = how many games at most, of each variant (default: 1000)
help-lab-error = how often any statement may be wrong, however early one stops (default: 0.05)
help-lab-precision = stop when every effect is sure or smaller than this share (default: play all games)
help-lab-prices = how many kinds of move to price by restricted play, the most chosen first, or "all" (default: 12; in a comparison 0)
help-lab-price-games = how many games for each price (default: 100)
help-lab-tension = how many games to look into for tension curves (default: 10; in a comparison 0)
help-lab-ray = run on a Ray cluster: its address, or "local"
help-lab-out = the folder for the results; a stopped study goes on where it was

lab-part-games = games
lab-part-prices = restricted play
lab-part-curves = tension
lab-stopped = Stopped. The same command goes on from { $folder }.
lab-kept = Everything is in { $folder }; "uprising lab report { $folder }" writes the page.
lab-head = { $games } games, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, bots: { $bots }, pack: { $packs }, seed { $seed }.
lab-error = Intervals hold for all comparisons of one kind together and at every moment of the run: any of them is wrong in at most { $error } of such studies. What goes with winning need not cause it; what is dealt, and the price of doing without, are not chosen by the winner. Plain facts (endings, lengths, promises and the like) have ordinary 95 % intervals.
lab-changed = What changed: { $changes }.
lab-changed-list = What changed:
lab-changed-nothing = Nothing changed: both variants are the same game.
lab-usual = the usual
lab-players = with { $count } players
lab-difference = { $what } from { $before } to { $after }
lab-verdict-sure = It makes a difference: { $thing } goes from { $rest } to { $share }, { $points } points ({ $low } to { $high }; { $games } pairs of games).
lab-verdict-none = It makes no sure difference: no share moves by more than { $most } points, as far as { $games } pairs of games tell.
lab-verdict-few = { $games } pairs of games are too few to say what it does.
lab-second = The findings are those of the second variant.
lab-again = To run it again

lab-thing-seat = Seat { $number }
lab-thing-any = The table
lab-family-any = any winner at all
lab-family-seat = seat
lab-family-bot = bot
lab-family-identity = identity
lab-family-character = character
lab-family-role = role
lab-family-objective = objective
lab-family-campaign = campaign
lab-family-mode = mode
lab-family-token = token
lab-family-dealt = dealt at the start
lab-family-drawn = held at some time
lab-family-played = done
lab-family-held = held at the last decision
lab-family-price = price of doing without

lab-finding-within = { $thing } wins { $share } of the games, { $points } points against the others at the table ({ $low } to { $high }; { $games } games).
lab-finding-between = With { $thing } { $share } of the games are won, { $points } points against games without ({ $low } to { $high }; { $games } games).
lab-finding-change = { $thing } goes from { $rest } to { $share }, { $points } points ({ $low } to { $high }; { $games } games).
lab-finding-price = Doing without "{ $thing }" takes a seat from { $share } to { $rest }, a price of { $points } points ({ $low } to { $high }; { $games } games).
lab-finding-nothing = No difference is sure yet; the largest is { $thing } with { $points } points ({ $low } to { $high }; { $games } games).
lab-fact-won = The table wins { $share } of the games ({ $low } to { $high }; { $games } games); most end so: { $end } ({ $often }).
lab-fact-ends = Somebody wins in { $share } of the games ({ $low } to { $high }; { $games } games); most end so: { $end } ({ $often }).
lab-fact-length = Half of the games take { $middle } decisions or fewer ({ $least } to { $most }), nine in ten { $low } to { $high } ({ $games } games).
lab-fact-tension = Half way through, those who win in the end have a chance of { $chance } ({ $least } to { $most }); { $decided } of the games ({ $low } to { $high }) are as good as decided by then ({ $games } games).
lab-fact-tension-lost = Half way through, the best seat has a chance of { $chance } ({ $least } to { $most }), and nobody wins in the end; { $decided } of the games ({ $low } to { $high }) are as good as won by then ({ $games } games).
lab-fact-never = { $count ->
    [one] One kind of move was offered { $often } times or more and never chosen: { $listed } (0 of { $offers }, so at most { $most } of such chances are taken; { $games } games).
   *[other] { $count } kinds of move were offered { $often } times or more and never chosen: { $listed } (the first 0 of { $offers } times, so at most { $most } of such chances are taken; { $games } games).
}
lab-fact-promises = { $share } of { $count } promises were broken ({ $low } to { $high }; { $games } games).
lab-fact-refusals = The commonest reason for a refusal is "{ $why }": { $share } of what could be typed and is not allowed ({ $low } to { $high }; { $games } games).

lab-points = points of winning share
lab-outcomes = how games end
lab-length = decisions a game
lab-tension = chance of winning over the course of the game
lab-winners = later winners
lab-lost = best seat, lost
lab-never = offered and never chosen
lab-promise-promise = promise
lab-promise-contract = contract,
lab-promise-coins = coins:
lab-promise-other = the rest:
lab-promise-kept = kept
lab-promise-broken = broken
lab-promise-void = no claim
lab-promises = what became of promises
lab-refusals = why not
lab-fact-stopped = The run stopped by itself after { $games } of at most { $most } games: every effect is sure or certainly smaller than { $precision } points. Looking on the way is allowed for; any statement is wrong in at most { $error } of such runs.
lab-column-share = won
lab-column-rest = the others
lab-column-before = before
lab-column-without = without it
lab-column-points = points
lab-column-interval = interval
lab-column-games = games
lab-read-main = Points of winning share against the others; red: sure.
lab-read-change = Points by which the second variant differs from the first; red: sure.
lab-read-price = Points of winning share lost by a seat that never does it, on the same seeds; red: sure.
lab-read-dealt = Points of winning share of those who hold it at their first decision; red: sure. Chance deals it, so this is an effect.
lab-read-things = Points of winning share of those with it against those without; red: sure. Those who stay in the game longer have and do more, so the two go together without one causing the other.

# Talk at the table
chat-say = Say
chat-to = To
chat-all = everybody
chat-aside = aside
chat-spectator = Somebody watching
chat-empty = Nobody has said anything yet.
chat-watching = Those who watch are heard by others who watch, and by nobody at the table.
chat-about-offer = About your offer: { $said }
chat-quiet = Nobody has said anything.
chat-silence = Silence. Nothing may be said now.
chat-muted = The host has muted you.
chat-only-phrases = Only these can be said here: the rules forbid free talk.
chat-phrases = What can be said
chat-who = Whom I hear
chat-mute-me = do not hear
chat-unmute-me = hear again
chat-mute-all = mute for all
chat-unmute-all = let speak again
chat-grievance = report
grievance-title = Report { $name }
grievance-what = What is wrong?
grievance-about = Whoever runs this server reads it, together with what { $name } last said to you. { $name } is not told.
grievance-done = Sent. Thank you. You can also mute { $name } for yourself.
grievance-trouble = It could not be sent. Wait a minute and try again.

# Why a bot did something
page-why = Why?
page-why-own = In its own words: { $why }
page-why-seen = From what you can see: { $why }
page-why-unseen = Nothing you can see explains it: a hidden card, a plan, or answers that all gave at once.

# Packs
page-pack = Pack
page-pack-none = none: as the rulebook has it
page-pack-about = A pack changes numbers and cards. It is named on the board and kept in the record.

# Everything sealed opens at once
page-skip = Skip
reveal-hands = The vote
reveal-square = Hands and fingers
reveal-council = Hands up
reveal-domes = The domes lift
reveal-crates = Open the crates
reveal-dossiers = Who was who
reveal-ballots = Public opinion
reveal-cards = Cards on the table
reveal-names = Names on the table
reveal-answers = All have answered
reveal-offers = The offers
reveal-yes = yes
reveal-no = no
reveal-up = claims it
reveal-down = passes
reveal-nothing = offers nothing
reveal-fingers = { $count ->
    [one] 1 finger
   *[other] { $count } fingers
}

# Packs of ours
pack-first-reconstruction = The campaigns as they were first reconstructed: most of them are won.
pack-level-campaigns = The hard campaigns ask for a little less, the easiest for more, and the two weakest characters are helped.
pack-open-secrets = Bursar and Scrapper need as little with four and five players as with three.
pack-rent-free = Workers pay no rent, so that Startuppers can save and bosses do not win by waiting.

# Me, elsewhere
me-title = Me, elsewhere and later
me-link = A link for another device
me-link-about = Open it on your phone or another computer, and your tables are there too. It works once, for ten minutes.
me-link-gone = This link is unknown, used or too old.
me-arrive = Is it you?
me-arrive-about = From now on this browser is the same person as the one that made this link. Whoever it was before here is left behind.
me-arrive-yes = It is me
me-mail = Write to me when a slow table waits
me-mail-save = Save
me-mail-about = At most one e-mail an hour, with a link in it that ends them. Leave it empty to hear nothing more.
me-mail-sent = An e-mail is on its way. It counts once you have confirmed it.
me-mail-off = You get no e-mails.
me-no-mail = This server cannot do that.
me-export = Everything kept about me
me-forget = Forget me
me-forget-sure = Yes, forget me everywhere
me-forgotten = You are forgotten. Bots play on for you.
me-unknown = Nobody knows you here yet: sit down at a table first.
me-wrong = That did not work. Check what you have written.

# The stage
page-which = Which of these?
page-all-choices = All choices as a list
page-rule = The rule: { $rule }
page-prompt = The question
page-chose = You chose: { $what }.
page-go-on-choosing = Go on choosing, or go back.
page-press-to-do = Press ✔ to do it, or go back.
page-stepping = Show what the others do step by step
page-size = Size
page-next = Next
page-hinted = { $move }: { $why }
finale-met = met
finale-unmet = not met
finale-won = You won!
finale-lost = You lost.
finale-seen = It is over.
page-leave = Leave the table
page-speed-slow = slow
page-speed-normal = normal
page-speed-fast = fast
keys-choices = all choices as a list

# Around the table
play-on = Play on from here
play-on-title = Play on from move { $at }
play-on-about = This moment opens as a table of your own. Bots take the other seats, and what comes by chance is new.
play-on-seat = I take the seat of
play-on-anew = Deal hidden things anew.
play-on-anew-is = What this seat could not know then is dealt again. Otherwise everything lies as it lay.
play-on-begin = Play on
play-on-none = This moment cannot be played on.
puzzle-title = Puzzle of the day
puzzle-none = There is no puzzle for that day.
puzzle-you-are = You are { $name }.
puzzle-before = What led here
puzzle-how = One answer wins clearly more often than the others: { $games } games were played to their end after each.
puzzle-right = That is the best answer.
puzzle-wrong = There is a better answer.
puzzle-yours = yours
puzzle-mostly = Ends mostly like this:
puzzle-better = It wins { $won } % of the games, the next best answer { $next } %.
puzzle-against = The rules of thumb would have missed it: played to the end it wins { $won } % of the games, the next best answer { $next } %.
puzzle-measured = Measured over { $games } games for each answer. All begin from the same positions, which this seat cannot tell from the real one, and bots play them on by rules of thumb.
puzzle-share = Copy a line to share
puzzle-shared-right = Uprising, puzzle of { $date } ({ $game }): found the best answer.
puzzle-shared = Uprising, puzzle of { $date } ({ $game }): can you find the best answer?
puzzle-day-before = The day before
puzzle-today = Today's
ladder-title = The ladder of the day
ladder-count = { $answered ->
    [one] One person has answered; { $found ->
        [0] the best answer is still to be found.
       *[other] it was the best answer.
    }
   *[other] { $answered } have answered; { $found ->
        [0] nobody has found the best answer yet.
        [one] one of them found the best answer.
       *[other] { $found } of them found the best answer.
    }
}
ladder-on = Put me on it
ladder-off = Take my name off
ladder-note = Your first answer counts. Each day has a list of its own, nothing is added up, and after two weeks it is deleted.
puzzle-about = A real position, one decision, and why it was the best.
open-title = Open tables
open-about = Tables looking for players. A table stands here only if its host wants it to.
open-host = { $host } invites
open-days = over days, { $time } for a move
open-free = { $free ->
    [one] one free seat
   *[other] { $free } free seats
  }
open-look = Have a look
open-none = Nobody is looking for players right now. Be the first: which game?
open-own = Set a table of your own
open-list-it = Let strangers find the table in the open list
hand-title = A phone as my hand
hand-give = A phone as my hand
hand-give-about = Scan the code with your phone. It takes your seat and your secrets with it; this screen goes on as the table for everybody to see.
hand-which = Which seat
hand-code = Code for the phone
hand-link = Or open this address on the phone
hand-once = The code works once, for ten minutes. From then on that seat is played on the phone.
hand-take-about = From now on this phone holds the hand, and the shared screen shows only what everybody may see.
hand-take = Hold the hand here
hand-gone = This code is used or too old. Ask for a new one at the shared screen.
ledger-page = What I have played
ledger-page-about = Every game played to its end, for as long as you want to be remembered here.
ledger-page-none = Nothing has been played to its end yet.
ledger-page-count = { $played ->
    [one] one game
   *[other] { $played } games
  }, { $won ->
    [0] none won
    [one] one won
   *[other] { $won } won
  }
ledger-page-campaigns = Campaigns
ledger-page-all = Game by game
ledger-page-won = won
ledger-page-lost = lost
ledger-page-people = { $people ->
    [one] alone
   *[other] { $people } people
  }
ledger-page-open = not yet played
daily-title = Reasons to come back
order-pass = Pass here until something concerns me
order-pass-short = pass until something concerns me
order-kept = Kept at the server and told to nobody else. An answer by standing order comes after a short pause, however certain it is.
page-proposes-again = { $who } would like to play again, everybody one chair further.
late-title = Hands for those who watch
late-never = never before the end
late-after = { $minutes } minutes late
late-follow = Look over the shoulder of { $name }
telegram-bots = Bots make no promises and take none: give or ask for something that the table can carry out.
telegram-bots-not-now = Bots make no promises, and in this phase nothing can be handed over: there is nothing a bot could accept now.
gesture-all = Without words
gesture-fist = raises a fist
gesture-palm = shows an open palm
gesture-shake = offers a handshake
gesture-telegram = asks for a telegram
colours-title = Colours of the seats
colours-about = Every seat has a sign and a pattern as well. Choose colours that you can tell apart; they are kept in this browser.
colours-seat = Seat { $seat }
colours-weak = Stands out too little from the paper: { $contrast } to 1, where at least 3 to 1 is needed.
colours-reset = The usual colours
colours-sight = As seen with
colours-sight-all = all colours
colours-sight-protan = no red (protanopia)
colours-sight-deutan = no green (deuteranopia)
colours-sight-tritan = no blue (tritanopia)
