### Le parole intorno ai giochi: sala, terminale, riga di comando.
### families: page-proposes-

# La pagina
page-headline = Le macchine sono inquiete. Siediti.
page-invitation = Cinque giochi da tavolo sulla rivolta dei robot. Da soli contro i bot, o con gli amici con un solo link. Senza account.
page-name = Il tuo nome
page-you = Compagna
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
page-play-friends = Gioca con gli amici
page-guest = Ospite
page-invited = { $host } ti invita. { $free ->
    [0] Nessun posto è libero; puoi guardare.
    [one] Un posto è libero.
   *[other] { $free } posti sono liberi.
}
page-sit = Siediti
page-watch = Guarda soltanto
page-no-invite = Questo invito non vale più.
page-pass-to = Passa il dispositivo a { $name }.
page-i-am = Sono { $name }
page-gathering = Il tavolo si prepara.
page-share = Manda questo link agli amici. Non serve un account.
page-link = Link d'invito
page-copy = Copia
page-copied = Copiato
page-free-seat = libero
page-free-it = Libera il posto
page-add-bot = Fai sedere un bot
page-start = Comincia la partita
page-host-starts = La partita la comincia chi ospita.
page-closes = Aperto per { $seconds } s
page-proposes-undo = { $who } vorrebbe annullare l'ultima mossa.
page-proposes-pause = { $who } vorrebbe una pausa.
page-proposes-go-on = { $who } vorrebbe riprendere.
page-agree = D'accordo
page-disagree = No
page-rematch = Rivincita
page-moved = Adesso giochi da un'altra finestra. Questa guarda soltanto.
### families: help- simulate-
### families: bench- command- help- simulate- source- tui- zone-

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
simulate-title = { $game }, { $seats } { $seats ->
    [one] posto
   *[other] posti
}, { $games } partite, seme { $seed }
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

help-play = gioca contro i bot, qui nel terminale
help-games = elenca i giochi
help-rules = leggi un regolamento, o una sua clausola
help-replay = racconta di nuovo una partita registrata
help-verify = controlla che un verbale porti dove dice
help-bench = misura le regole: decisioni al secondo, tempo per copia
help-version = dice che versione è, e se le regole sono compilate
help-play-game = la chiave del gioco; senza, si sceglie da un elenco
help-play-seat = il tuo posto, da 1 (di norma: 1)
help-play-name = il tuo nome, senza spazi (di norma: Umano)
help-play-bots = i bot agli altri posti, ripetuti fino a occuparli tutti (di norma: thumb)
help-play-seed = lo stesso seme dà la stessa distribuzione (di norma: uno nuovo)
help-rules-rule = l'ID di una clausola (TTT-TURN-1), o l'inizio di più d'una (TTT-TURN)
help-record = il file di un verbale
help-until = fermati dopo tante righe di mosse
help-replay-seat = vedila come questo posto, per numero o nome (di norma: tutto a partita finita, altrimenti da spettatore)
help-bench-game = solo questo gioco
help-bench-seconds = quanto si misura ogni riga (di norma: 0.5)

yes = sì
no = no

play-which = Quale gioco?
play-how-many = Quanti giocatori (da { $least } a { $most })?
play-me = Umano
play-title = { $game }: { $names }. Seme { $seed }.
play-help = Scegli con un numero o scrivi una mossa; ? spiega il resto.
play-sealed = Nessuno vede la tua risposta prima che tutti abbiano dato la loro.
play-fill = compila: { $form }
play-unreadable = Non è una mossa: { $problem }
play-no-undo = Adesso non si può ritirare niente.
play-undone = Ritirata.
play-hint = Consiglio: { $move }. { $why }
play-recorded = Scritto in { $file }.
play-afterwards = Una riga vuota esce; verbale FILE conserva la partita.
play-bye = Arrivederci.
play-commands = Un numero sceglie, una riga vuota mostra di nuovo le scelte. Una mossa si può scrivere come nel verbale ("place b2").
    consiglio      che cosa farebbero le regole pratiche, e perché
    regole ID      una clausola del regolamento; senza ID quella dietro la domanda
    tavolo         di nuovo il tavolo
    annulla        ritira l'ultima mossa, se non ha svelato niente
    verbale FILE   scrive la partita fin qui in un file
    esci           lascia il tavolo
command-hint = consiglio
command-quit = esci
command-record = verbale
command-rules = regole
command-undo = annulla
command-view = tavolo

form-number = da { $least } a { $most }
form-subset = da { $least } a { $most } di
form-exactly = numeri che sommati danno { $total }, in quest'ordine
form-at-most = numeri che sommati danno al massimo { $total }, in quest'ordine
form-shares = servono { $count } numeri
form-rows = quante, al massimo { $most }
form-line = una riga, anche vuota

replay-saw = Che cosa ha visto { $name }:
end-how = { $how } [{ $rule }]
end-all-won = Vincono tutti.
end-winners = { $count ->
    [one] Vince { $names }.
   *[other] Vincono { $names }.
}
end-nobody = Non vince nessuno.
end-scores = Punti: { $scores }.

source-book = regolamento
source-public = materiale pubblico
source-ruling = nostra decisione

verify-game = Gioco { $game }, regole versione { $version }, contenuto { $content }: quelli installati qui.
verify-moves = Mosse: { $moves } righe di { $names }, tutte lecite.
verify-luck = Sorte: { $luck }.
verify-digest = Impronta { $digest }: le mosse portano lì.
verify-promise = Se prima della prima mescolata il tavolo aveva promesso { $promise }, il segreto è questo.
verify-open = La partita non è finita.

bench-measuring = si misura
bench-plain-only = Non ci sono regole compilate con cui confrontare (make compile).
bench-game = gioco
bench-seats = posti
bench-mode = regole
bench-driver = guida
bench-decisions = decisioni/s
bench-ratio = × riferimento
bench-clone = µs/copia

zone-board = tavolo
zone-cards = carte
zone-cells = caselle
zone-coins = monete
zone-deck = mazzo
zone-discard = scarti
zone-hand = mano
zone-hands = mani
zone-paid = versati
zone-phase = fase
zone-round = giro
zone-score = punti
zone-scores = punti
zone-seats = giocatori
zone-turn = turno

# uprising serve
help-serve = apre i tavoli per il browser
help-serve-host = l'indirizzo su cui ascoltare (127.0.0.1: solo questa macchina)
help-serve-port = la porta (senza: la prima libera da 8642)
help-serve-db = dove stanno i tavoli: un file, o postgresql://… (di norma: UPRISING_DB, o un tuo file)
help-serve-open = apre la pagina nel browser
serve-at = I tavoli sono aperti su { $address } (Ctrl+C li chiude).
serve-rules = { $mode ->
    [compiled] Si gioca con le regole compilate.
   *[plain] Si gioca con le regole semplici.
}
serve-no-page = La pagina non è costruita; qui possono giocare solo i programmi.

# Running a server for others
help-workers = quanti processi servono (più di uno vuole un PostgreSQL)
help-base = il percorso sotto cui si raggiungono i tavoli, dietro un proxy
help-proxy = indirizzi dei proxy alle cui intestazioni si crede
help-origin = un’altra pagina che può aprire tavoli qui (ripetibile)
help-site = l’indirizzo con cui si raggiunge questo server, per i link nelle lettere
help-log = quanto si annota, un oggetto JSON per riga sull’uscita degli errori

# Letters
mail-turn-subject = { $tables ->
    [one] Un tavolo ti aspetta
   *[other] { $tables } tavoli ti aspettano
}
mail-turn-body = Su Uprising tocca a te:
mail-confirm-subject = Avvisi di turno da Uprising
mail-confirm-body = Qualcuno, forse tu, vuole essere avvisato qui quando un tavolo aspetta. Apri questo link per accettare; altrimenti non fare nulla.
mail-stop = Basta lettere:

# uprising demo, report, backup, restore, check-games
help-demo = guarda una partita d’esempio con le ragioni delle mosse
help-demo-game = quale gioco (senza: la lista di tutti gli esempi)
help-demo-number = quale dei suoi esempi
help-report = guarda la segnalazione di un difetto da un tavolo
help-report-file = il file dato dal tavolo
help-backup = scrivi una banca dati in un solo file
help-backup-file = il file
help-restore = riempi una banca dati vuota da una copia
help-check-games = di’ quali tavoli proseguono con questa versione e quali sono congelati
help-promise = ciò che il tavolo aveva promesso prima della prima mescolata, come l’hai annotato
backup-done = Nel file ci sono { $tables } tavoli e { $lines } mosse.
restore-done = Sono tornati { $tables } tavoli e { $lines } mosse.
check-line = { $table } { $game }: { $verdict } { $why }
check-sum = { $open } proseguono, { $ended } sono finiti, { $frozen } sono congelati.
demo-line = { $game } { $number }: { $title }, { $moves } mosse
report-head = Segnalazione da un tavolo di { $game }, alla mossa { $position }
report-spectator = Viene da chi guardava; la vista è nel file.
verify-compare = Confrontalo con ciò che il tavolo mostrava prima della prima mescolata (o dallo con --promise).

# uprising mcp
help-mcp = far giocare un modello linguistico, come server MCP su ingresso e uscita standard
help-mcp-server = giocare presso questo server (predefinito: uno proprio, solo su questa macchina)

# uprising tui
help-tui = giocare a un tavolo nel terminale, contro bot o con un link d'invito
help-tui-link = un link d'invito: siediti a quel tavolo
help-tui-server = apri il tavolo presso questo server (predefinito: uno proprio, solo su questa macchina)
help-tui-replay = guarda una partita registrata
tui-active = turno
tui-agree = accetta: { $what }
tui-answered = La tua risposta: { $move }. Puoi ancora cambiarla.
tui-ap = punti azione
tui-armed = armati
tui-automated = posti automatizzati
tui-back = indietro
tui-bad-value = { $field }: { $hint }
tui-blue-robots = robot del capo
tui-board = tavolo
tui-boss = Il capo automatico
tui-boss-coins = monete del capo
tui-brief = dossier
tui-cards = carte
tui-chair = presiede
tui-choose-game = Quale gioco? Invio sceglie, Ctrl+Q esce.
tui-choose-seats = Quanti giocatori?
tui-city = La città
tui-closes = Aperto per { $seconds } s.
tui-company = azienda
tui-contributions = contributi
tui-core = sul Nucleo
tui-countdown = conto alla rovescia
tui-crowd = folla
tui-deck = mazzo
tui-decks = mazzi
tui-destroyed = distrutti
tui-dice = dadi
tui-disagree = no: { $what }
tui-discards = scarti
tui-drawn = pescate
tui-eliminated = fuori
tui-event = evento
tui-events-left = eventi rimasti
tui-exempt = esenti
tui-extra = robot in più
tui-failed = dossier falliti
tui-fill = compila: { $form } …
tui-first = primo
tui-form-hint = Tab prosegue, Invio manda, Esc lascia.
tui-form-rows = righe separate da “;”, ciascuna: { $fields } (al massimo { $most })
tui-frozen = congelato
tui-fund = fondo sindacale
tui-funds = fondi
tui-further = { $words } …
tui-gathering = Il tavolo è in preparazione. Invito: { $link }
tui-hidden = nascosto
tui-holiday = ferie
tui-indefinite = indeterminato
tui-job = lavoro
tui-junk = discarica
tui-known = sai
tui-lead = comincia
tui-ledger = Promesse
tui-lost = La connessione è persa. Nuovo tentativo …
tui-luddite = luddista
tui-majority = maggioranza
tui-markers = segnalini
tui-mayor = sindaco
tui-middle = Il tavolo
tui-my-hand = Tue
tui-no-undo = Ora non si può ritirare nulla; si chiede agli altri.
tui-objective = obiettivo
tui-offer-go-on = continuare
tui-offer-pause = pausa
tui-offer-undo = ritirare l'ultima mossa
tui-offers = offre
tui-offers-title = Offerte
tui-opinion = opinione pubblica
tui-paid = pagato
tui-pays = paga
tui-peek = vedi in cima
tui-players = { $count } giocatori
tui-pledged = impegnate
tui-pot = piatto
tui-power = potere
tui-problem = Non ha funzionato: { $problem }
tui-progress = progresso
tui-queue = in arrivo
tui-red-robots = robot nostri
tui-rent = affitto
tui-replay-at = Mossa { $at } di { $moves }
tui-reputation = reputazione
tui-riots = rivolte
tui-round = round
tui-rules-title = Regole: scrivi un ID o una parola
tui-saved = Scritto in { $file }.
tui-sealed = sigillato
tui-security = sicurezza
tui-seized = sequestrati
tui-share = parte
tui-shielded = schermato
tui-situation = La situazione
tui-spouse = coniuge di
tui-standing = In qualunque momento:
tui-start = comincia la partita
tui-strain = stress in arrivo
tui-stress = stress
tui-stressed = stressato
tui-supply = riserva
tui-surcharged = con sovrapprezzo
tui-suspects = sospetti
tui-taxes = tasse
tui-threat = minaccia
tui-totals = totali
tui-tracks = La rivolta
tui-treasury = tesoro
tui-turn = turno
tui-typed = una mossa come nel verbale, ? e parole: perché no, ! e parole: dillo
tui-unrest = disordini
tui-used = potere usato
tui-vote = voto
tui-wage = paga
tui-waiting = In attesa di { $names }.
tui-keys = 1–9 o Invio scegli   / scrivi   F2 regole   F3 annulla   F5 rivedi   F6 salva   Esc indietro   Ctrl+Q esci
tui-replay-keys = ← → una mossa   PgUp PgDn dieci   Home End   Tab un altro posto   Esc indietro
