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
