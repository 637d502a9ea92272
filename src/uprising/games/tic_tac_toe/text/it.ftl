### families: do-

game-title = Tris
game-tagline = Tre in fila. Lo conosci già.
ask-place = Metti il tuo segno su una casella vuota.
do-place-1 = Segna { $one }
move-place = Segna
log-placed = { $who } segna { $cell }.
end-line = Tre in fila.
end-full = La griglia è piena: pareggio.
refuse-over = La partita è finita.
refuse-not-asked = Non è il tuo turno.
refuse-not-now = Adesso puoi solo mettere un segno.
refuse-taken = Quella casella è occupata.
why-win = Completa una fila.
why-block = Ferma la fila dell'altro.
why-best-cell = È la casella con più file aperte.
