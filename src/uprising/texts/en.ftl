### The words around the games: lobby, terminal, command line.
### families: page-proposes-

# The page
page-headline = The machines are restless. Take a seat.
page-invitation = Five board games of robot uprising. Play alone against bots, or with friends by one link. No account.
page-name = Your name
page-you = Comrade
page-seats = Seats
page-play-now = Play against bots
page-my-tables = Your tables
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
page-standing = Other things you may do at any time
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
page-sit = Sit down
page-watch = Just watch
page-no-invite = This invitation does not work any more.
page-pass-to = Pass the device to { $name }.
page-i-am = I am { $name }
page-gathering = The table is being set.
page-share = Send this link to your friends. They need no account.
page-link = Invitation link
page-copy = Copy
page-copied = Copied
page-free-seat = free
page-free-it = Free the seat
page-add-bot = Seat a bot
page-start = Start the game
page-host-starts = The host starts the game.
page-closes = Open for { $seconds } s
page-proposes-undo = { $who } would like to take the last move back.
page-proposes-pause = { $who } would like to pause.
page-proposes-go-on = { $who } would like to go on.
page-agree = Agree
page-disagree = No
page-rematch = Rematch
page-moved = You are playing from another window now. This one only looks on.
### families: help- simulate-
### families: bench- command- help- simulate- source- tui- zone-

help-uprising = A digital tabletop for robot-uprising board games.
help-epilog = "uprising COMMAND --help" says more about a command.
help-simulate = let bots play many games and say who won
help-game = the game's key, as "uprising games" lists it
help-seats = how many players (default: the fewest the game allows)
help-simulate-bots = the bots, repeated until all seats are filled; from game to game they move one seat on (default: thumb)
help-simulate-seat-bots = one bot for every seat, who stay where they are
help-games-count = how many games (default: 100)
help-seed = the same seed gives the same games (default: 1)
help-option = an option of the game; may be repeated
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
help-play-bots = the bots at the other seats, repeated until all are filled (default: thumb)
help-play-seed = the same seed gives the same deal (default: a new one)
help-rules-rule = a clause's ID (TTT-TURN-1), or the beginning of several (TTT-TURN)
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
play-sealed = Nobody sees your answer before all have given theirs.
play-fill = fill in: { $form }
play-unreadable = That is no move: { $problem }
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
help-workers = how many processes serve (several need a PostgreSQL)
help-base = the path the tables are reached under, behind a proxy
help-proxy = addresses of proxies whose forwarded headers are believed
help-origin = another page that may open tables here (may be repeated)
help-site = the address people reach this server by, for links in letters
help-log = how much is logged, one JSON object a line on the error output

# Letters
mail-turn-subject = { $tables ->
    [one] A table waits for you
   *[other] { $tables } tables wait for you
}
mail-turn-body = It is your decision at Uprising:
mail-confirm-subject = Turn notices from Uprising
mail-confirm-body = Somebody, probably you, wants to be told here when a table waits. Open this link to agree; otherwise do nothing.
mail-stop = No more of these letters:

# uprising demo, report, backup, restore, check-games
help-demo = look at a sample game with the reasons for its moves
help-demo-game = which game (without: a list of all samples)
help-demo-number = which of its samples
help-report = look at a bug report from a table
help-report-file = the file the table gave
help-backup = write a database into one file
help-backup-file = the file
help-restore = fill an empty database from a backup
help-check-games = say which tables go on with this version, and which are frozen
help-promise = what the table had promised before the first shuffle, as you noted it down
backup-done = { $tables } tables and { $lines } moves are in the file.
restore-done = { $tables } tables and { $lines } moves are back.
check-line = { $table } { $game }: { $verdict } { $why }
check-sum = { $open } go on, { $ended } are over, { $frozen } are frozen.
demo-line = { $game } { $number }: { $title }, { $moves } moves
report-head = A report from a table of { $game }, at move { $position }
report-spectator = It came from somebody who looked on; the view is in the file.
verify-compare = Compare that with what the table showed before the first shuffle (or give it with --promise).

# uprising mcp
help-mcp = let a language model play, as an MCP server on standard input and output
help-mcp-server = play at this server (default: one of its own, on this machine only)

# uprising tui
help-tui = play at a terminal table, against bots or by an invitation link
help-tui-link = an invitation link: sit down at that table
help-tui-server = open the table at this server (default: one of its own, on this machine only)
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
tui-choose-seats = How many players?
tui-city = The city
tui-closes = Open for { $seconds } s.
tui-company = company
tui-contributions = contributions
tui-core = on the Core
tui-countdown = countdown
tui-crowd = crowd
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
tui-extra = extra robot
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
tui-totals = totals
tui-tracks = The uprising
tui-treasury = treasury
tui-turn = turn
tui-typed = a move as in the record, ? and words: why not, ! and words: say it
tui-unrest = unrest
tui-used = power used
tui-vote = vote
tui-wage = wage
tui-waiting = Waiting for { $names }.
tui-keys = 1–9 or Enter choose   / type   F2 rules   F3 undo   F5 replay   F6 save   Esc back   Ctrl+Q leave
tui-replay-keys = ← → a move   PgUp PgDn ten   Home End   Tab another seat   Esc back
