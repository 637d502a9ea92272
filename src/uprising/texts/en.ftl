### The words around the games: lobby, terminal, command line.

# The page
page-headline = The machines are restless. Take a seat.
page-invitation = Five board games of robot uprising. Play alone against bots, or with friends by one link. No account.
page-name = Your name
page-you = You
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
### families: help- simulate-

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
simulate-title = { $game }, { $seats } seats, { $games } games, seed { $seed }
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
