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
### families: bench- command- help- simulate- source- zone-

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
help-pack = un pacchetto che cambia numeri e carte: un nome, o un file .toml
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
play-pack = Con il pacchetto { $pack }.
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
verify-pack = Giocata con il pacchetto { $pack }: le sue modifiche sono nella registrazione.
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

### families: lab-family- lab-thing- lab-part- lab-finding- lab-fact-
help-lab = studia un gioco: molte partite di bot, varianti a confronto, un rapporto
help-lab-run = gioca molte partite di bot e dice che cosa fa differenza
help-lab-compare = gioca due varianti sugli stessi semi e dice che cosa cambia
help-lab-report = scrive una pagina su uno studio
help-lab-variant = un gioco, o un pacchetto per nome o file; possono seguire opzioni: robotariat,mode=secret
help-lab-folder = la cartella di uno studio
help-lab-page = il file da scrivere (di norma: report.html in quella cartella)
help-lab-again = un manifesto: rigioca esattamente quello studio
help-lab-option = un'opzione del gioco; più valori si giocano a turno; si può ripetere
help-lab-drawn = domande a cui si risponde a caso, dal verbo delle risposte (character,campaign)
help-lab-games = quante partite al massimo, per ogni variante (di norma: 1000)
help-lab-error = quanto spesso un'affermazione può essere sbagliata, per quanto presto ci si fermi (di norma: 0.05)
help-lab-precision = si ferma quando ogni effetto è sicuro o più piccolo di questa quota (di norma: gioca tutte le partite)
help-lab-prices = quanti tipi di mossa valutare con il gioco ristretto (di norma: 0)
help-lab-price-games = quante partite per ogni prezzo (di norma: 200)
help-lab-tension = in quante partite guardare dentro per le curve di tensione (di norma: 0)
help-lab-ray = esegue su un cluster Ray: il suo indirizzo, o "local"
help-lab-out = la cartella dei risultati; uno studio interrotto riprende da dov'era

lab-part-games = partite
lab-part-prices = gioco ristretto
lab-part-curves = tensione
lab-stopped = Interrotto. Lo stesso comando riprende da { $folder }.
lab-kept = Tutto è in { $folder }; "uprising lab report { $folder }" scrive la pagina.
lab-head = { $games } partite, { $seats } posti, bot: { $bots }, pacchetto: { $packs }, seme { $seed }.
lab-error = Gli intervalli valgono per tutti i confronti di un tipo insieme e in ogni momento della serie: uno di essi è sbagliato al massimo nel { $error } di studi così. Ciò che accompagna la vittoria non ne è per forza la causa; ciò che è distribuito, e il prezzo di farne a meno, non li sceglie chi vince.
lab-again = Per rifarlo

lab-thing-seat = Posto { $number }
lab-thing-any = Il tavolo
lab-family-any = un vincitore qualsiasi
lab-family-seat = posto
lab-family-bot = bot
lab-family-identity = identità
lab-family-character = personaggio
lab-family-role = ruolo
lab-family-objective = obiettivo
lab-family-campaign = campagna
lab-family-mode = modalità
lab-family-token = segnalino
lab-family-dealt = distribuito all'inizio
lab-family-drawn = avuto a un certo punto
lab-family-played = fatto
lab-family-held = tenuto alla fine
lab-family-price = prezzo di farne a meno

lab-finding-within = { $thing } vince il { $share } delle partite, { $points } punti rispetto agli altri al tavolo (da { $low } a { $high }; { $games } partite).
lab-finding-between = Con { $thing } si vince il { $share } delle partite, { $points } punti rispetto alle partite senza (da { $low } a { $high }; { $games } partite).
lab-finding-change = { $thing } passa dal { $rest } al { $share }, { $points } punti (da { $low } a { $high }; { $games } partite).
lab-finding-price = Fare a meno di "{ $thing }" porta un posto dal { $share } al { $rest }, un prezzo di { $points } punti (da { $low } a { $high }; { $games } partite).
lab-finding-nothing = Nessuna differenza è ancora sicura; la maggiore è { $thing } con { $points } punti (da { $low } a { $high }; { $games } partite).
lab-fact-won = Il tavolo vince il { $share } delle partite (da { $low } a { $high }; { $games } partite); per lo più finiscono così: { $end } ({ $often }).
lab-fact-ends = Qualcuno vince nel { $share } delle partite (da { $low } a { $high }; { $games } partite); per lo più finiscono così: { $end } ({ $often }).
lab-fact-length = Metà delle partite richiede { $middle } decisioni o meno, nove su dieci da { $low } a { $high } ({ $games } partite).
lab-fact-tension = A metà partita chi alla fine vince ha una probabilità del { $chance }; il { $decided } delle partite è ormai deciso ({ $games } partite).
lab-fact-never = { $count } tipi di mossa sono stati offerti { $often } volte o più e mai scelti: { $listed }.
lab-fact-promises = Il { $share } di { $count } promesse non è stato mantenuto ({ $games } partite).
lab-fact-refusals = Il motivo di rifiuto più comune è "{ $why }" ({ $share } di ciò che si potrebbe scrivere e non è permesso).

lab-points = punti di quota di vittorie
lab-outcomes = come finiscono le partite
lab-length = decisioni per partita
lab-tension = probabilità di vittoria nel corso della partita
lab-winners = poi vincitori
lab-lost = miglior posto, persa
lab-never = offerto e mai scelto
lab-promises = che ne è stato delle promesse
lab-refusals = perché no
lab-read-main = Punti di quota di vittorie rispetto agli altri; rosso: sicuro.
lab-read-change = Punti di cui la seconda variante differisce dalla prima; rosso: sicuro.
lab-read-price = Punti di quota di vittorie persi da un posto che non lo fa mai, sugli stessi semi; rosso: sicuro.
lab-read-dealt = Punti di quota di vittorie di chi lo ha alla prima decisione; rosso: sicuro. Lo distribuisce il caso, quindi è un effetto.
lab-read-things = Punti di quota di vittorie di chi lo ha rispetto a chi no; rosso: sicuro. Chi vive più a lungo ha e fa di più: è compagnia, non causa.
