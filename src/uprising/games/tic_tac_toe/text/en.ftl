### families: do-

game-title = Tic-tac-toe
game-tagline = Three in a line. You know this one.
ask-place = Place your mark on an empty cell.
do-place-1 = Place { $one }
move-place = Place
log-placed = { $who } marks { $cell }.
end-line = Three in a line.
end-full = The board is full: a draw.
refuse-over = The game is over.
refuse-not-asked = It is not your turn.
refuse-not-now = You can only place a mark now.
refuse-taken = That cell is taken.
why-win = It completes a line.
why-block = It stops the other's line.
why-best-cell = It is the cell with the most open lines.
