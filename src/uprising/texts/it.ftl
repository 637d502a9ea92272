### Le parole intorno ai giochi: sala, terminale, riga di comando.

# La pagina
page-headline = Le macchine sono inquiete. Siediti.
page-invitation = Cinque giochi da tavolo sulla rivolta dei robot. Da soli contro i bot, o con gli amici con un solo link. Senza account.
page-name = Il tuo nome
page-you = Tu
page-seats = Posti
page-play-now = Gioca contro i bot
page-my-tables = I tuoi tavoli
page-waiting-for-me = tocca a te
page-language = Lingua
page-theme = Chiaro / scuro
page-joining = Ci si siede al tavolo …
page-choices = Le tue scelte
page-winners = Vittoria di { $names }.
page-no-winner = Nessuno ha vinto.
page-sealed = Sigillato. Scegli di nuovo per cambiare.
page-waiting = Si aspetta { $names }.
page-undo = Annulla
page-lost = Connessione persa. Si riprova …
page-seats-at-table = Al tavolo
page-has-sealed = sigillato
page-thinking = pensa
page-bot = bot
page-away = assente
page-hidden = nascosto
page-yes = sì
page-no = no
page-back = Indietro
page-nothing-to-do = Adesso non c'è niente da decidere.
page-standing = Altre cose che puoi fare in ogni momento
page-remove = Togli
page-add = Aggiungi
page-send = Invia
page-log = Che cosa è successo
### families: help- simulate-

help-uprising = Un tavolo digitale per giochi di robot in rivolta.
help-epilog = "uprising COMANDO --help" dice di più su un comando.
help-simulate = fa giocare molte partite ai bot e dice chi ha vinto
help-game = la chiave del gioco, come la elenca "uprising games"
help-seats = quanti giocatori (di norma: il minimo che il gioco permette)
help-simulate-bots = i bot, ripetuti fino a occupare tutti i posti; di partita in partita scalano di un posto (di norma: thumb)
help-simulate-seat-bots = un bot per ogni posto, che resta dov'è
help-games-count = quante partite (di norma: 100)
help-seed = lo stesso seme dà le stesse partite (di norma: 1)
help-option = un'opzione del gioco; si può ripetere
help-jobs = quanti processi (di norma: uno per core); i risultati non ne dipendono
help-json = cifre per i programmi
help-lang = la lingua (di norma: quella del sistema, altrimenti l'inglese)

simulate-playing = in gioco
simulate-title = { $game }, { $seats } posti, { $games } partite, seme { $seed }
simulate-bot = bot
simulate-wins = vittorie
simulate-interval = intervallo 95 %
simulate-chance = se fossero tutti uguali
simulate-score = punteggio medio
simulate-seat = posto
simulate-outcome = com'è finita
simulate-games = partite
simulate-share = quota
simulate-team = La squadra ce l'ha fatta nel { $share } delle partite ({ $interval }).
simulate-pace = { $decisions } decisioni a partita; { $speed } partite/s, { $rules }.

rules-compiled = regole compilate
rules-plain = regole in chiaro
