### The words around the games: lobby, terminal, command line.
