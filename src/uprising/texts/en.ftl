### The words around the games: lobby, terminal, command line.
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
