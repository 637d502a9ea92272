### Le parole intorno ai giochi: sala, terminale, riga di comando.
### families: page-proposes- page-mood- page-tonight- page-clock- page-bot- page-maker- page-access-step- page-track- page-promise- page-theme- page-motion- page-confirm- page-sound- page-key- page-fair-step- page-fair-proves- page-fair-not-

# L'atrio: ingresso, nuovi tavoli, informazioni
page-headline = Le macchine sono inquiete. Siediti.
page-invitation = Cinque giochi da tavolo sulla rivolta dei robot, in sei regolamenti. Contro i bot, o con gli amici con un solo link. Senza account.
page-menu = Menu
page-rules = Regole
page-settings = Impostazioni
page-fair = La fortuna è onesta?
page-about = Chi siamo, crediti, accessibilità
page-cancel = Annulla
page-tonight = Che cosa giochiamo stasera?
page-tonight-players = Quante persone siete?
page-tonight-time = Quanto tempo avete?
page-tonight-within = fino a { $minutes } min
page-tonight-mood = Di che umore siete?
page-mood-together = tutti insieme
page-mood-secrets = segreti
page-mood-bargain = trattative
page-mood-chaos = caos veloce
page-mood-quiet = pensare in pace
page-tonight-stamp = Stasera
page-tonight-together = State dalla stessa parte, e vincete o perdete insieme.
page-tonight-secrets = Qualcuno al tavolo nasconde qualcosa.
page-tonight-bargain = Qui tutto si può trattare.
page-tonight-chaos = Rapido, rumoroso, e finito prima che qualcuno si offenda.
page-tonight-quiet = Senza fretta e senza gridare; funziona anche da soli o quasi.
page-tonight-takes = Dura da { $least } a { $most } minuti.
page-tonight-longer = Può durare da { $least } a { $most } minuti, ma si può lasciare e riprendere.
page-tonight-bots = { $count ->
    [one] Un bot prende il posto libero.
   *[other] I bot prendono i { $count } posti liberi.
}
page-tonight-fits = È per { $least }–{ $most } giocatori.
page-all-games = Tutti i giochi
page-warm-up = Per scaldarsi
page-players = { $least }–{ $most } giocatori
page-minutes = { $least }–{ $most } min
page-one-minute = Il gioco in un minuto
page-with = { $count ->
    [one] in solitaria
   *[other] in { $count } al tavolo
}
page-set-table = Prepara un tavolo
page-watch-sample = Guarda una partita
page-not-affiliated = Nessun legame con gli editori di questi giochi.
page-over = finita: guarda com'è andata
page-others-think = stanno pensando gli altri
page-not-begun = non ancora iniziata
page-samples = Partite d'esempio
page-samples-are = Partite intere giocate da bot che dicono perché. Si scorrono dal punto di vista di qualunque posto.
page-moves = { $count ->
    [one] una mossa
   *[other] { $count } mosse
}
page-bring-record = Apri una partita da un file
page-record-trouble = Questo file non è una partita che si possa rivedere.
page-no-game = Questo gioco qui non c'è.
page-chairs = Chi siede dove
page-all-friends = Amici dappertutto
page-all-bots = Bot dappertutto
page-seat-number = Posto { $number }
page-chair-me = Io
page-chair-friend = Un amico, con il link
page-chair-here = Qualcuno a questo schermo
page-bot-random = Bot: gioca a caso
page-bot-thumb = Bot: regole del pollice
page-bot-other = Bot: { $name }
page-variant = Quale variante
page-time = Tempo e ospiti
page-clock = Orologio
page-clock-off = senza orologio
page-clock-decision = tanto per ogni decisione
page-clock-bank = una riserva per tutta la partita
page-clock-seconds = Secondi
page-clock-extra = Secondi in più dopo ogni decisione
page-at-zero = Allo scadere del tempo
page-at-zero-default = si fa la mossa annunciata
page-at-zero-bot = gioca un bot
page-watching = Chi può guardare
page-watching-anyone = chiunque abbia il link
page-watching-nobody = nessuno
page-may-join = Chi arriva tardi può prendere il posto di un bot
page-open-table = Apri il tavolo
page-open-free = { $count ->
    [one] Un posto resta libero per un amico: avrai un link.
   *[other] { $count } posti restano liberi per gli amici: avrai un link.
}
page-open-none = Non si aspetta nessun altro: la partita comincia subito.
page-terms = Come funziona questo tavolo
page-promise = Promessa sulla fortuna
page-luck-words = Parole aggiunte alla fortuna
page-report = Segnala un errore
page-report-what = Che cosa hai visto, e che cosa ti aspettavi?
page-report-tells = Avrai un file da mandare agli sviluppatori. Contiene le tue parole, il tavolo come lo vedi, il diario e un tavolo inventato che dal tuo posto è uguale. Non dice nulla che tu non possa sapere.
page-report-save = Salva la segnalazione
page-report-trouble = Non è stato possibile preparare la segnalazione.
page-report-how = A un tavolo, apri il menu e scegli «Segnala un errore»: avrai un file con tutto ciò che serve agli sviluppatori, e nulla che il tuo posto non possa sapere. Mandalo a loro o allegalo a una segnalazione del progetto.
page-not-affiliated-long = Uprising è una realizzazione indipendente delle regole di cinque giochi da tavolo pubblicati. Non è affiliato ai loro autori o editori, né da loro sostenuto o approvato. I nomi dei giochi appartengono ai proprietari e dicono solo quali regole sono realizzate.
page-makers = Chi ha fatto i giochi
page-maker-robotariat = Rise of the Robotariat: Eye4Games; Donald Mitchell, Robert Karl, Jule Pattison-Gordon, Chris Baum.
page-maker-evil-robots = Evil Robots: Dr Tom Allen.
page-maker-robot-rise = ROBOT RISE!: Happy Harpy Games; Craig Froehle.
page-maker-automated = The Fully Automated Board Game: No Board Games; Matteo Modena, Ilario Gelmetti, Bernardo «RUPE» Anichini.
page-maker-patriot = Patriot, modalità campagna: Wild Robot Games.
page-own-words = Nessun testo o immagine di questi giochi è riprodotto. Le regole sono raccontate con parole nostre, e ogni figura è disegnata per questa pagina. Dove un regolamento tace, il contenuto è una nostra ricostruzione; ogni clausola dice che cos'è.
page-buy-it = Se un gioco ti piace, compralo: quello vero ha dentro carte, monete e persone.
page-access = Accessibilità
page-access-aim = Puntiamo alle WCAG 2.2, livello AA: tutto si può fare con la sola tastiera, niente è detto dal solo colore, il testo si ingrandisce fino al 200 %, il movimento si ferma quando lo chiedi tu o il sistema, e ogni decisione è anche un pulsante con la sua frase intera.
page-access-tested = Controlli automatici girano sulle schermate principali in entrambi i temi e le lingue. Trovano molti difetti, non tutti.
page-access-limits = Limiti noti: nessuno ha ancora provato queste pagine con un lettore di schermo su Windows o su un telefono. La prova qui sotto dice come fare; ciò che trovi è benvenuto come segnalazione.
page-access-script = Una prova a mano con il lettore di schermo
page-access-script-why = Dura dieci minuti. Annota per ogni passo che cosa è stato letto, e che cosa hai dovuto indovinare.
page-access-step-1 = Apri la prima pagina. Salta da un titolo all'altro: la domanda della sera, i tuoi tavoli, tutti i giochi, le partite d'esempio.
page-access-step-2 = Scegli due giocatori e «pensare in pace». Il consiglio e il motivo devono essere letti senza spostare il fuoco.
page-access-step-3 = Premi «Gioca contro i bot». La prima domanda deve essere annunciata: a chi, che cosa, secondo quale regola.
page-access-step-4 = Scorri le scelte con Tab. Ognuna deve dire la mossa intera. Attivane una; ciò che succede deve essere letto una volta.
page-access-step-5 = Attiva sul tavolo qualcosa che non è permesso. Il motivo e la regola devono essere letti subito.
page-access-step-6 = Leggi il tavolo: i posti, i numeri pubblici, le tue cose, in quest'ordine. Nulla di nascosto deve essere letto.
page-access-step-7 = Cambia lingua nel mezzo della partita. La voce deve seguire.
page-access-step-8 = Gioca fino alla fine. Il risultato, la regola e la via per rivedere la partita devono essere letti.

# La partita rivista
page-replay = Rivedi la partita
page-replay-loading = La partita viene rimessa sul tavolo …
page-replay-not-yours = Finché la partita è viva ognuno vede solo il proprio posto e ciò che è pubblico.
page-viewpoint = Vista da
page-viewpoint-public = ciò che era pubblico
page-viewpoint-all = tutto
page-replay-controls = Scorrere la partita
page-replay-first = All'inizio
page-replay-round-back = Un round indietro
page-replay-back = Una mossa indietro
page-replay-run = Avvia
page-replay-stop = Ferma
page-replay-on = Una mossa avanti
page-replay-round-on = Un round avanti
page-replay-last = Alla fine
page-replay-position = Posizione
page-replay-at = Mossa { $at } di { $moves }
page-replay-at-safe = Mossa { $at }
page-replay-go = Vai alla mossa { $at }
page-replay-safe = niente anticipazioni
page-replay-share = Copia il link a questo punto
page-see-ending = Com'è andata a finire
page-bot-says = Il motivo del bot

# La fine di una partita
page-ending = Com'è andata a finire
page-ending-none = Questa partita non è ancora finita.
page-all-won = Hanno vinto tutti.
page-won = ha vinto
page-to-table = Al tavolo
page-rematch-none = Solo chi ha giocato può chiedere la rivincita.
page-save-record = Salva la partita
page-poster-svg = Manifesto (SVG)
page-poster-png = Manifesto (PNG)
page-who-was-who = Chi era chi
page-name-column = Giocatore
page-was = era
page-score = Punti
page-best-moment = Il momento migliore
page-at-move = (mossa { $at })
page-course = L'andamento della partita
page-turning = Le svolte
page-turning-number = svolta { $number }
page-see-move = Rivedi la mossa { $at }
page-ledger = Il muro delle promesse
page-last-act = L'ultimo atto
page-round = Round { $round }
page-word-kept = mantenute { $kept }, tradite { $broken }
page-promise-contract = { $coins ->
    [one] una paga di una moneta
   *[other] una paga di { $coins } monete
}{ $target }
page-promise-bounty = { $coins } monete per un'azione contro { $target }
page-promise-gift = un regalo di { $coins } monete{ $target }
page-promise-loan = un prestito di { $coins } monete{ $target }
page-track-said = { $name }: da { $first } a { $last }.
page-track-goal = traguardo { $goal }
page-track-funds = Fondi
page-track-standing = Reputazione e Ufficio
page-track-reputation = Reputazione
page-track-office = Contributi all'Ufficio
page-track-influence = Influenza
page-track-lairs = Covi
page-track-hands = Carte in mano
page-track-robots = Robot
page-track-red = robot rossi (nostri)
page-track-blue = robot blu (della boss)
page-track-coins = Monete
page-track-automation = Robot delle lavoratrici
page-track-automated = espropriati o distrutti
page-track-scrap = distrutti
page-track-progress = Avanzamento
page-track-dangers = Pericoli
page-track-threat = Minaccia
page-track-unrest = Malcontento
page-track-paid = Puntate

# Regole, impostazioni, onestà
page-rules-which = Quale gioco
page-rules-search = Cerca in italiano e in inglese
page-rules-sources = Da dove viene una clausola
page-rules-both = entrambe le lingue
page-rules-found = { $count } clausole su { $all }
page-rules-none = Nessuna clausola ha tutte queste parole.
page-rules-no-clause = Nessun regolamento qui ha { $clause }.
page-rules-copy = Copia il link a { $id }
page-settings-kept = Restano in questo browser, e da nessun'altra parte.
page-set-look = Aspetto e lingua
page-set-theme = Tema
page-theme-system = come il sistema
page-theme-light = carta
page-theme-dark = notte
page-theme-contrast = alto contrasto
page-set-move = Movimento e cautela
page-set-motion = Cose che si muovono
page-motion-system = come il sistema
page-motion-full = sì
page-motion-none = ferme
page-set-speed = Velocità
page-speed-instant = subito
page-set-speed-note = Di tutto ciò che si muove, delle partite riviste, e dei bot ai tavoli che apri da ora.
page-set-confirm = Chiedi conferma prima di una mossa che non si può annullare
page-confirm-touch = sugli schermi tattili
page-confirm-always = sempre
page-confirm-never = mai
page-set-sound = Suoni
page-set-sound-on = Suoni, dal primo clic in poi
page-set-volume = Volume
page-sound-decision = tocca a te
page-sound-press = pressa
page-sound-punch = punzone
page-sound-coin = moneta
page-sound-siren = sirena
page-sound-valve = valvola
page-sound-refused = non permesso
page-sound-ended = la fine
page-set-keys = Tasti
page-set-keys-on = Le singole lettere fanno qualcosa
page-set-keys-doubled = Due cose hanno lo stesso tasto; vale la prima.
page-set-reset = Tutto come all'inizio
page-key-help = Aiuto
page-key-prompt = Vai alla domanda
page-key-undo = Annulla la mossa
page-key-rules = La regola della domanda
page-key-log = Che cosa è successo
page-key-deals = Accordi
page-key-chat = Parlare
page-key-hint = Consiglio
page-key-secret = Sbircia i miei segreti
page-key-tab = Alla cosa successiva
page-key-enter = Sceglila
page-key-arrows = Dentro una zona, e in una partita rivista
page-key-history = Una mossa indietro o avanti
page-key-numbers = Una scelta numerata
page-key-escape = Chiudi, restituisci
page-fair-why = Chi gestisce un server potrebbe scegliere le carte. Ecco come chiunque può controllare che non l'abbia fatto.
page-fair-step-1 = Quando nasce un tavolo, estrae un segreto e ne pubblica l'impronta: la promessa.
page-fair-step-2 = Prima dell'inizio ognuno può aggiungere una parola sua.
page-fair-step-3 = Ogni dado e ogni mescolata viene dal segreto e dalle parole.
page-fair-step-4 = Alla fine il segreto è nella registrazione. Chiunque può rifare tutti i conti.
page-fair-check = Controlla una partita
page-fair-promise = La promessa, come l'hai annotata prima dell'inizio
page-fair-not-over = Il segreto si mostra a partita finita. Fino ad allora ecco che cosa promette il tavolo.
page-fair-secret = Il segreto nella registrazione
page-fair-computed = La sua impronta, calcolata da questo browser
page-fair-same = Il segreto dà la promessa.
page-fair-different = Il segreto non dà questa promessa!
page-fair-no-promise = Scrivi la promessa da confrontare.
page-fair-no-secret = Questa registrazione non ha segreto: è di prova o non è finita.
page-fair-again = Fai rigiocare tutto al server
page-fair-replayed = Rigiocata dal segreto, dalle parole e dalle mosse: porta alla stessa fine.
page-fair-not-replayed = La registrazione non porta dove dice.
page-fair-proves = Che cosa dimostra
page-fair-proves-1 = Il server non ha cambiato carte né dadi dopo la prima mescolata, qualunque cosa si sia giocata.
page-fair-proves-2 = Se hai aggiunto una parola che non poteva indovinare, non ha scelto nemmeno la distribuzione.
page-fair-proves-3 = Le mosse registrate sono regolari e portano a quel risultato.
page-fair-not = Che cosa non dimostra
page-fair-not-1 = Senza una tua parola il server può aver estratto molti segreti e tenuto quello che gli piaceva.
page-fair-not-2 = Conosce ogni carta nascosta durante la partita. Che non lo dica a nessuno, nessuna impronta lo dimostra.
page-fair-not-3 = Chi rigioca tutto è lo stesso server. Per non fidarti di nessuno, usa «uprising verify» sulla tua macchina.
page-fair-not-4 = Chi sedeva dietro un nome, e chi parlava altrove, nessuna registrazione può dirlo.

# La pagina
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
