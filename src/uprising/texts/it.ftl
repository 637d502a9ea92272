### Le parole intorno ai giochi: sala, terminale, riga di comando.
