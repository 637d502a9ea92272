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
