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
### families: bench- command- help- simulate- source- zone-

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
play-pack = With the pack { $pack }.
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

### families: lab-family- lab-thing- lab-part- lab-finding- lab-fact-
help-lab = study a game: many games of bots, variants compared, a report
help-lab-run = play many games of bots and say what makes a difference
help-lab-compare = play two variants on the same seeds and say what changes
help-lab-report = write one page about a study
help-lab-variant = a game, or a pack by name or file; options may follow: robotariat,mode=secret
help-lab-folder = the folder of a study
help-lab-page = the file to write (default: report.html in that folder)
help-lab-again = a manifest: plays exactly that study again
help-lab-option = an option of the game; several values are played in turn; may be repeated
help-lab-drawn = questions answered at random, by the verb of their answers (character,campaign)
help-lab-games = how many games at most, of each variant (default: 1000)
help-lab-error = how often any statement may be wrong, however early one stops (default: 0.05)
help-lab-precision = stop when every effect is sure or smaller than this share (default: play all games)
help-lab-prices = how many kinds of move to price by restricted play (default: 0)
help-lab-price-games = how many games for each price (default: 200)
help-lab-tension = how many games to look into for tension curves (default: 0)
help-lab-ray = run on a Ray cluster: its address, or "local"
help-lab-out = the folder for the results; a stopped study goes on where it was

lab-part-games = games
lab-part-prices = restricted play
lab-part-curves = tension
lab-stopped = Stopped. The same command goes on from { $folder }.
lab-kept = Everything is in { $folder }; "uprising lab report { $folder }" writes the page.
lab-head = { $games } games, { $seats } seats, bots: { $bots }, pack: { $packs }, seed { $seed }.
lab-error = Intervals hold for all comparisons of one kind together and at every moment of the run: any of them is wrong in at most { $error } of such studies. What goes with winning need not cause it; what is dealt, and the price of doing without, are not chosen by the winner.
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
lab-family-held = held at the end
lab-family-price = price of doing without

lab-finding-within = { $thing } wins { $share } of the games, { $points } points against the others at the table ({ $low } to { $high }; { $games } games).
lab-finding-between = With { $thing } { $share } of the games are won, { $points } points against games without ({ $low } to { $high }; { $games } games).
lab-finding-change = { $thing } goes from { $rest } to { $share }, { $points } points ({ $low } to { $high }; { $games } games).
lab-finding-price = Doing without "{ $thing }" takes a seat from { $share } to { $rest }, a price of { $points } points ({ $low } to { $high }; { $games } games).
lab-finding-nothing = No difference is sure yet; the largest is { $thing } with { $points } points ({ $low } to { $high }; { $games } games).
lab-fact-won = The table wins { $share } of the games ({ $low } to { $high }; { $games } games); most end so: { $end } ({ $often }).
lab-fact-ends = Somebody wins in { $share } of the games ({ $low } to { $high }; { $games } games); most end so: { $end } ({ $often }).
lab-fact-length = Half of the games take { $middle } decisions or fewer, nine in ten { $low } to { $high } ({ $games } games).
lab-fact-tension = Half way through, those who win in the end have a chance of { $chance }; { $decided } of the games are as good as decided by then ({ $games } games).
lab-fact-never = { $count } kinds of move were offered { $often } times or more and never chosen: { $listed }.
lab-fact-promises = { $share } of { $count } promises were broken ({ $games } games).
lab-fact-refusals = The commonest reason for a refusal is "{ $why }" ({ $share } of what could be typed and is not allowed).

lab-points = points of winning share
lab-outcomes = how games end
lab-length = decisions a game
lab-tension = chance of winning over the course of the game
lab-winners = later winners
lab-lost = best seat, lost
lab-never = offered and never chosen
lab-promises = what became of promises
lab-refusals = why not
lab-read-main = Points of winning share against the others; red: sure.
lab-read-change = Points by which the second variant differs from the first; red: sure.
lab-read-price = Points of winning share lost by a seat that never does it, on the same seeds; red: sure.
lab-read-dealt = Points of winning share of those who hold it at their first decision; red: sure. Chance deals it, so this is an effect.
lab-read-things = Points of winning share of those with it against those without; red: sure. Who lives longer has and does more, so this is company, not cause.
