### Le parole intorno ai giochi: sala, terminale, riga di comando.
### families: page-proposes- page-mood- page-my-games- page-time- page-quiet- page-tonight- page-clock- page-bot- page-maker- page-access-step- page-track- page-promise- page-theme- page-motion- page-confirm- page-sound- page-key- page-fair-step- page-fair-proves- page-fair-not- level- strength- trait- portrait-

# L'atrio: ingresso, nuovi tavoli, informazioni
page-headline = Le macchine sono irrequiete. Siediti.
page-invitation = Cinque giochi da tavolo sulla rivolta dei robot, in sei regolamenti. Contro i bot, o con gli amici con un solo link. Senza account.
page-continue = Continua
page-play-at-once = Gioca subito
page-you-and-bots = { $count ->
    [one] tu e un bot ({ $level })
   *[other] tu e { $count } bot ({ $level })
}
page-with-friends = Con gli amici
page-with-friends-how = Un link, nessun account
page-my-games = Le mie partite
page-my-games-waiting = Aspettano te
page-my-games-running = In corso
page-my-games-over = Finite
page-my-games-none = Qui non hai ancora giocato.
page-look-again = Rivedila
page-time-left = restano { $time }
page-time-seconds = { $count } s
page-time-minutes = { $count } min
page-time-hours = { $count ->
    [one] un'ora
   *[other] { $count } ore
}
page-time-days = { $count ->
    [one] un giorno
   *[other] { $count } giorni
}
page-over-table = Sopra il tavolo
page-back-to-table = Torna al tavolo
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
page-mood-together = dalla stessa parte
page-mood-secrets = segreti
page-mood-bargain = trattative
page-mood-chaos = caos veloce
page-mood-quiet = pensare in pace
page-tonight-stamp = Stasera
page-tonight-together = State dalla stessa parte, e vincete o perdete insieme.
page-tonight-secrets = Qualcuno al tavolo nasconde qualcosa.
page-tonight-bargain = Qui tutto si può trattare.
page-tonight-chaos = Rapido, rumoroso, e finito prima che qualcuno si offenda.
page-tonight-quiet = Senza fretta e senza gridare; va bene anche in solitario o quasi.
page-tonight-takes = Dura da { $least } a { $most } minuti.
page-tonight-longer = Può durare da { $least } a { $most } minuti, ma si può lasciare e riprendere.
page-tonight-bots = { $count ->
    [one] Un bot prende il posto libero.
   *[other] I bot prendono i { $count } posti liberi.
}
page-tonight-fits = È per { $least }–{ $most } persone.
page-all-games = Tutti i giochi
page-warm-up = Per scaldarsi
page-players = { $least }–{ $most } persone
page-minutes = { $least }–{ $most } min
page-one-minute = Il gioco in un minuto
page-with = { $count ->
    [one] in solitario
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
page-bot-heuristic = Bot: regole pratiche
page-bot-other = Bot: { $name }
page-variant = Quale edizione
page-set-table-for = Un tavolo per { $game }
page-when = Quando
page-when-tonight = Stasera
page-when-tonight-is = Tutti restano qui fino alla fine.
page-when-days = In più giorni
page-when-days-is = Ognuno gioca quando ha un momento.
page-when-each = Tempo per ogni decisione
page-when-days-note = Chi deve decidere può essere avvisato con una notifica o per e-mail. Gli orologi si fermano nelle ore di quiete e nelle vacanze di ognuno. Nessun bot gioca per qualcuno se non lo scegli qui.
page-when-alone = Ti aspettano solo dei bot: niente orologio, e puoi andare via e tornare.
page-when-here = Un dispositivo per tutti: niente orologio.
page-quiet = Le mie ore di quiete, in cui il mio orologio si ferma
page-quiet-start = dalle
page-quiet-end = alle
page-quiet-none = Per ora nessuna: i due orari sono uguali.
page-holiday = La mia vacanza, in cui il mio orologio si ferma (un mese al massimo)
page-holiday-first = primo giorno
page-holiday-last = ultimo giorno
page-holiday-none = Nessuna vacanza
page-notices-mail = Avvisami per e-mail
page-set-slow = Tavoli su più giorni
page-set-slow-note = Lo viene a sapere ogni tavolo su più giorni a cui siedi, anche durante la partita.
page-away-title = Se qualcuno si assenta
page-away-wait = si aspetta
page-away-after = dopo { $time } gioca un bot finché non torna
page-guests = Ospiti
page-clock = Orologio
page-clock-off = senza orologio
page-clock-decision = { $time } per ogni decisione
page-clock-bank = { $time } per tutta la partita
page-at-zero = Allo scadere del tempo
page-at-zero-default = si fa la mossa annunciata
page-at-zero-bot = gioca un bot
page-watching = Chi può guardare
page-watching-anyone = chiunque abbia il link
page-watching-nobody = nessuno
page-may-join = Chi arriva tardi può prendere il posto di un bot
chances-title = Quanto spesso i bot vincono insieme
chances-of = { $share } %
chances-from = { $games } partite, dal { $low } al { $high } %
page-programs = Programmi
page-programs-may = Possono sedersi anche modelli linguistici e altri programmi
page-programs-no = Solo persone e i bot del tavolo
page-program = programma: { $program }
page-open-table = Apri il tavolo
page-open-free = { $count ->
    [one] Un posto resta libero per un amico: avrai un link.
   *[other] { $count } posti restano liberi per gli amici: avrai un link.
}
page-open-none = Non si aspetta nessun altro: la partita comincia subito.
page-change-terms = Cambia gli accordi
page-terms-changed = Cambiato da chi ospita:
page-terms = Come funziona questo tavolo
page-promise = Promessa sulla fortuna
page-luck-words = Parole aggiunte alla fortuna
page-report = Segnala un errore
page-report-what = Che cosa hai visto, e che cosa ti aspettavi?
page-report-tells = Avrai un file da mandare agli sviluppatori. Contiene le tue parole, il tavolo come lo vedi, il registro e un tavolo inventato che dal tuo posto è uguale. Non dice nulla che tu non possa sapere.
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
page-access-step-2 = Scegli due persone e «pensare in pace». Il consiglio e il motivo devono essere letti senza spostare il fuoco.
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
page-replay-hands = Le mani di questo momento
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
page-ending-none = Questa partita non è ancora finita, oppure il tavolo non c'è.
page-all-won = Ha vinto tutto il tavolo.
page-won = ha vinto
page-to-table = Al tavolo
page-rematch-none = Solo chi ha giocato può chiedere la rivincita.
page-save-record = Salva la partita
page-poster-svg = Manifesto (SVG)
page-poster-png = Manifesto (PNG)
page-who-was-who = Chi era chi
page-name-column = Chi gioca
page-was = Era
page-score = Punti
page-best-moment = Il momento migliore
page-at-move = (mossa { $at })
page-course = L'andamento della partita
page-chances-about = Le probabilità sono la stima che i bot più forti danno dell'intera posizione, cose nascoste comprese; calcolate a partita finita.
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
page-promise-bounty = { $coins ->
    [one] una moneta
   *[other] { $coins } monete
} per un'azione contro { $target }
page-promise-gift = { $coins ->
    [one] un regalo di una moneta
   *[other] un regalo di { $coins } monete
}{ $target }
page-promise-loan = { $coins ->
    [one] un prestito di una moneta
   *[other] un prestito di { $coins } monete
}{ $target }
page-track-chances = probabilità di vittoria, in percentuale
page-track-said = { $name }: da { $first } a { $last }.
page-track-limit = a { $goal } si perde
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
page-rules-learn = Impara il gioco
page-book-letters = La stessa cosa in lettere
page-rules-clauses = Cerca una clausola
page-rules-which = Quale gioco
page-rulebook-search = Cerca in italiano e in inglese
page-rules-sources = Da dove viene una clausola
page-rules-both = entrambe le lingue
page-rules-found = { $count } clausole su { $all }
page-rules-none = Nessuna clausola ha tutte queste parole.
page-rules-no-clause = Nessun regolamento qui ha { $clause }.
page-rules-copy = Copia il link a { $id }
page-settings-kept = Come la pagina appare e si comporta resta in questo browser, e da nessun'altra parte.
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
page-key-secret = Sbircia i miei segreti
page-key-tab = Alla cosa successiva
page-key-enter = Sceglila
page-key-arrows = Dentro una zona, e in una partita rivista
page-key-history = Una mossa indietro o avanti
page-key-numbers = Una scelta numerata
page-key-escape = Chiudi, rimetti giù
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
page-fair-not-4 = Chi c'era dietro un nome, e chi si parlava altrove, nessuna registrazione può dirlo.

# La pagina
page-name = Il tuo nome
page-seats = Posti
page-play-now = Gioca contro i bot
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
page-deals = Accordi e altre mosse libere
page-deals-about = Puoi farle in ogni momento, chiunque sia interpellato.
page-suggestions = Suggerimenti
page-form-sum = Distribuiti: { $now } su { $most }.
page-form-count = Scelti: { $now }; se ne possono scegliere da { $least } a { $most }.
page-form-number = Da { $least } a { $most }.
page-form-line = Al massimo 200 caratteri, su una riga.
page-form-fine = Le regole lo permettono.
page-less = meno
page-veiled = Scegli sul tavolo. Ora tutti gli schermi mostrano lo stesso.
page-more = più
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
page-invitation-title = Un invito
page-at-table = { $count ->
    [one] per una persona
   *[other] { $count } al tavolo
}
page-seat-gone = Qualcun altro ha fatto prima: il posto è occupato. Guarda di nuovo chi siede dove.
page-own-table = Apro un tavolo mio
page-no-invite-why = Forse la partita è finita, o chi ospita ha fatto un nuovo link. Chiedilo, o comincia tu qualcosa.
page-share-sheet = Condividi …
page-share-text = Gioca con me a { $game }
page-qr = L'invito come codice per la fotocamera del telefono
page-all-here = Il tavolo è al completo.
page-sit = Siediti
page-watch = Guarda soltanto
page-no-invite = Questo invito non vale più.
page-pass-to = Passa il dispositivo a { $name }.
page-i-am = Sono { $name }
page-pass-why = Qui dietro ci sono i segreti di chi prende il dispositivo. Gli altri guardano altrove.
page-gathering = Il tavolo si prepara.
page-gathering-mine = Il posto è tuo. Può venire anche chi ha questo link.
page-share = Manda questo link agli amici. Non serve un account.
page-link = Link d'invito
page-copy = Copia
page-copied = Copiato
page-free-seat = libero
page-free-it = Libera il posto
page-add-bot = Fai sedere un bot
page-start = Comincia la partita
page-host-starts = La partita la comincia chi ospita.
page-closes = Aperto per { $time }
page-proposes-undo = { $who } vorrebbe annullare l'ultima mossa.
page-proposes-pause = { $who } vorrebbe una pausa.
page-proposes-join = Un ospite vuole il posto di { $who }, un bot, e ne vedrà la mano.
page-proposes-go-on = { $who } vorrebbe riprendere.
page-proposes-end = { $who } vorrebbe finire qui la partita.
page-invite = Invita qualcuno
page-invite-about = Chi apre questo link può prendere un posto libero, o quello di un bot dove il tavolo lo permette, o guardare.
page-invite-watch = Chi apre questo link può guardare.
page-hint = Un consiglio
page-hint-none = Adesso non c'è nulla da consigliare.
page-hints-taken = { $count ->
    [one] A questo tavolo è stato chiesto un consiglio.
   *[other] A questo tavolo sono stati chiesti { $count } consigli.
}
page-propose-pause = Proponi una pausa
page-propose-go-on = Proponi di riprendere
page-propose-end = Proponi di finire qui
page-propose-end-about = Se tutti sono d'accordo il tavolo si chiude, e nessuno ha vinto.
page-end-it = Finisci questa partita
page-end-it-about = Il tavolo si chiude, e nessuno ha vinto. Non si può riprendere.
page-leave-watching = Stai solo guardando: nessuno ti aspetta.
page-leave-alone = Aspettano solo dei bot, e aspettano per sempre. Ritrovi il tavolo nella prima pagina, sotto «Continua».
page-leave-slow = Il posto resta tuo. Il tuo orologio va avanti; ritrovi il tavolo sotto «Continua».
page-leave-grace = Il posto resta tuo. Se gli altri ti aspettano, dopo { $time } gioca un bot finché non torni.
page-leave-wait = Il posto resta tuo, e gli altri ti aspettano.
page-leave-bot = Fai giocare un bot per me
page-stay = Resta
page-agree = D'accordo
page-disagree = No
page-rematch = Rivincita
page-moved = Adesso giochi da un'altra finestra. Questa guarda soltanto.
### families: help- simulate-
### families: bench- command- dataset- help- simulate- source- tui- zone-

help-uprising = Un tavolo digitale per giochi di robot in rivolta.
help-epilog = "uprising COMANDO --help" dice di più su un comando.
help-dataset = fa giocare molte partite ai bot e scrive ogni decisione in un file Parquet
help-dataset-out = il file da scrivere
dataset-written = { $rows } decisioni scritte in { $file }.
help-simulate = fa giocare molte partite ai bot e dice chi ha vinto
help-game = la chiave del gioco, come la elenca "uprising games"
help-seats = quanti posti (di norma: il minimo che il gioco permette)
help-simulate-bots = i bot, o package.module:factory per uno tuo, ripetuti fino a occupare tutti i posti; di partita in partita scalano di un posto (di norma: heuristic)
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
simulate-slips = { $bot }: { $count } { $count ->
    [one] risposta inutilizzabile
   *[other] risposte inutilizzabili
} (in ritardo, guaste o non permesse).
simulate-pace = { $decisions } decisioni a partita; { $speed } partite/s, { $rules }.

rules-compiled = regole compilate
rules-plain = regole in chiaro

help-play = gioca contro i bot, qui nel terminale
help-games = elenca i giochi
help-rules = mostra un regolamento, o una sua clausola
help-replay = racconta di nuovo una partita registrata
help-verify = controlla che una registrazione porti dove dice
help-bench = misura le regole: decisioni al secondo, tempo per copia
help-version = dice che versione è, e se le regole sono compilate
help-play-game = la chiave del gioco; senza, si sceglie da un elenco
help-play-seat = il tuo posto, da 1 (di norma: 1)
help-play-name = il tuo nome, senza spazi (di norma: Ospite)
help-play-bots = i bot agli altri posti, o package.module:factory, ripetuti fino a occuparli tutti (di norma: heuristic)
help-play-seed = lo stesso seme dà la stessa distribuzione (di norma: uno nuovo)
help-rules-rule = l'ID di una clausola (TTT-TURN-1), o l'inizio di più d'una (TTT-TURN)
rules-notes = I numeri sono clausole; «uprising rules { $game } ID» ne mostra una:
help-record = il file di una registrazione
help-until = si ferma dopo questo numero di righe di mosse
help-replay-seat = la mostra come la vedeva questo posto, per numero o nome (di norma: tutto a partita finita, altrimenti come chi guarda)
help-bench-game = solo questo gioco
help-bench-seconds = quanto si misura ogni riga (di norma: 0.5)

yes = sì
no = no

play-which = Quale gioco?
play-how-many = Quanti posti (da { $least } a { $most })?
play-me = Ospite
play-title = { $game }: { $names }. Seme { $seed }.
play-help = Scegli con un numero o scrivi una mossa; ? spiega il resto.
play-pack = Con il pacchetto { $pack }.
play-sealed = La tua risposta resta coperta finché non ci sono tutte.
play-fill = compila: { $form }
play-unreadable = Non è una mossa: { $problem }
play-no-undo = Adesso non si può ritirare niente.
play-undone = Ritirata.
play-hint = Consiglio: { $move }. { $why }
play-recorded = Scritto in { $file }.
play-afterwards = Una riga vuota esce; registra FILE conserva la partita.
play-bye = Arrivederci.
play-commands = Un numero sceglie, una riga vuota mostra di nuovo le scelte. Una mossa si può scrivere come nella registrazione ("place b2").
    consiglio      che cosa farebbero le regole pratiche, e perché
    regole ID      una clausola del regolamento; senza ID quella dietro la domanda
    tavolo         di nuovo il tavolo
    annulla        ritira l'ultima mossa, se non ha svelato niente
    registra FILE  scrive la partita fin qui in un file
    esci           lascia il tavolo
command-hint = consiglio
command-quit = esci
command-record = registra
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
end-all-won = Vince tutto il tavolo.
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
zone-round = round
zone-score = punti
zone-scores = punti
zone-seats = chi gioca
zone-turn = turno

### families: side- fact- keys- trouble- reveal- pack- telegram-
# Il tavolo
page-waiting-sealed = Si aspettano le risposte sigillate.
page-reset = Ricomincia il turno
page-barrier = Da qui non si torna più indietro.
page-look-back = Rivedi la partita
page-play-here = Gioca qui
page-not-here = Non qui
page-elsewhere = Questo tavolo è aperto in un'altra finestra.
page-elsewhere-about = Se giochi qui, l'altra finestra guarda soltanto.
page-stand-in = gioca un bot
page-stand-in-me = Un bot gioca al posto tuo.
page-take-back = Riprendi il posto
page-grace = assente; un bot fra { $time }
page-host = chi ospita
page-close = Chiudi
page-round-of = Round { $round } di { $rounds }
page-phases = Fasi
page-goal = Scopo
page-log-earlier = Che cosa è successo prima
page-log-mine = Solo ciò che mi riguarda
page-log-more = { $count ->
    [one] Una conseguenza
   *[other] { $count } conseguenze
}
page-step-back = Un passo indietro
page-step-on = Un passo avanti
page-jump = Mostra il tavolo alla mossa { $number }
page-past = Com'era alla mossa { $number }.
page-live = ORA
page-info = Che cos'è
page-reconstructed = Ricostruzione: il regolamento non lo stampa.
page-note = La mia nota
page-side = Registro, regole e note
side-log = Registro
side-deals = Accordi
telegram-new = Un telegramma
telegram-answers = risponde al n. { $number }
telegram-other-terms = Altre condizioni al posto del n. { $number }
telegram-to = A
telegram-all = chiunque: chi arriva prima
telegram-i-give = Do
telegram-i-want = Voglio
telegram-i-promise = Prometto
telegram-nothing = niente
telegram-gives = dà
telegram-wants = vuole
telegram-promises = promette
telegram-brief = solo finché la domanda è aperta
telegram-send = Spedisci
telegram-binding = VINCOLANTE
telegram-binding-is = Il tavolo lo esegue subito per entrambi, oppure per nessuno.
telegram-word = PAROLA
telegram-word-is = Una promessa: la regge solo la fiducia.
telegram-accept = Accetta
telegram-counter = Altre condizioni
telegram-refuse = Rifiuta
telegram-withdraw = Ritira
telegram-restore = Torna a questa offerta
telegram-open = aperto
telegram-accepted = accettato
telegram-refused = rifiutato
telegram-countered = altre condizioni
telegram-withdrawn = ritirato
telegram-lapsed = scaduto
telegram-void = non eseguibile
telegram-none = Ancora nessun telegramma.
telegram-silence = Qui adesso non si contratta.
telegram-line = Telegramma da { $who } a { $to }: { $state }.
side-chat = Parole
side-rules = Regole
side-notes = Note
page-rules-search = Cerca nelle regole
page-notebook-about = Ciò che vedi tu è già segnato. Il resto è a matita, e lo vedi soltanto tu.
page-notebook-fact = cosa certa
page-text-board = Il tavolo a parole
page-paper = Un giornale, un titolo a round
page-paper-title = Il Rivetto
page-paper-round = Round { $round }
page-paper-none = Il primo numero esce quando un round è finito.
page-menu-look = Come lo vedo
page-menu-read = Da leggere
page-panel-width = La larghezza di questo riquadro
page-statistics = Le mie partite finite
page-compare = Tienila, per confrontare
typed-say = La tua mossa, con un numero o a parole
page-me = tu
page-what-is = Che cos'è? Poi tocca qualcosa.
page-shy = Nascondi i miei segreti
page-turn-up = Mostra i miei segreti
page-turn-down = Nascondili
page-order = D'ora in poi rispondi a questa domanda come la mia prossima risposta
page-orders = Ordini permanenti
page-zen = Solo il tabellone
page-smaller = Più piccolo
page-larger = Più grande
page-recap = Mentre non c'eri
page-recap-look = Rivedi
page-go-on = Avanti
fact-coins = { $count ->
    [one] 1 moneta
   *[other] { $count } monete
}
fact-robots = { $count } robot
fact-lairs = { $count ->
    [one] 1 covo
   *[other] { $count } covi
}
fact-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
fact-influence = Influenza { $count }
fact-tokens = { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
}
fact-level = forza { $count }
fact-markers = { $count ->
    [one] 1 segnalino
   *[other] { $count } segnalini
}
fact-launched = { $count ->
    [one] 1 Faro lanciato
   *[other] { $count } Fari lanciati
}
fact-played = { $count ->
    [one] 1 carta giocata
   *[other] { $count } carte giocate
}
fact-pot = piatto { $count }
fact-automated = robot conquistati { $count }
fact-fund = Cassa { $count }
fact-red = robot rossi { $count }
fact-blue = robot blu { $count }
fact-progress = scopo { $count }
fact-threat = Minaccia { $count }
fact-funds = Fondi { $count }
fact-reputation = Reputazione { $count }
keys-title = Tasti
keys-about = Tab, Invio e Spazio fanno ciò che fanno sempre. Inoltre:
keys-off = Le lettere singole sono disattivate nelle impostazioni.
keys-help = questo elenco
keys-prompt = vai alla domanda
keys-undo = annulla
keys-rules = le regole al punto attuale
keys-log = il registro
keys-deals = accordi
keys-chat = dire qualcosa
keys-secret = tieni premuto: guarda le cose nascoste
keys-number = quella scelta dell'elenco
keys-arrows = la prossima cosa in questa parte del tavolo
keys-history = una mossa indietro, una avanti
keys-zoom = più grande, più piccolo, com'era
keys-board = il tavolo a parole
keys-notes = le note
keys-zen = solo il tabellone
keys-forecast = la previsione sulla mappa delle strade
keys-close = chiudi ciò che è aperto
push-ask = Avvisami qui quando tocca a me
push-on = Gli avvisi arrivano su questo dispositivo
push-iphone = Su iPhone aggiungi prima la pagina alla schermata Home.
push-no = Questo browser non lo permette.
trouble-stale = Il tavolo è andato avanti; guarda di nuovo.
trouble-paused = La partita è in pausa.
trouble-closed = Questo tavolo è chiuso: la partita è finita prima del tempo.
trouble-no-undo = Non si può più annullare.
trouble-no-reason = Adesso con questo non si può fare niente.
trouble-spectator = Stai guardando.
trouble-conflict = Il tavolo è andato avanti; riprova.
trouble-away = Il server adesso non può scrivere. Non si è perso nulla; riprova.
trouble-too-fast = Piano, per favore.
trouble-bad-move = Qui non è una mossa.
trouble-no-table = Questo tavolo non c'è.
trouble-no-watching = A questo tavolo nessuno può guardare.
trouble-failed = Qualcosa è andato storto. Il tavolo è com'era.
trouble-silence = Adesso non puoi dirlo.
trouble-bad-terms = Questo non si può concordare.
trouble-no-offer = Quell'offerta non è più sul tavolo.
trouble-bad-offer = Questo non si può offrire.
trouble-empty-offer = Un'offerta deve dare, volere o promettere qualcosa.
trouble-host-only = Può farlo soltanto chi ospita.

# Lezioni
lesson-not-yet = Le regole lo permettono, ma questo passo della lezione riguarda altro.
lesson-step = Passo { $step } di { $steps }
lesson-watch = Guarda che cosa fanno gli altri.
lesson-aside = Una domanda nel mezzo: rispondi come vuoi.
lesson-over = La lezione è finita.
lesson-begin = Impara giocando
lesson-show = Mostrami
lesson-real = Gioca una partita vera
lesson-again = Ancora una volta dall'inizio

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
help-allow-host = un altro nome del server (quello di --site lo conosce già)
help-ops = dove chi gestisce il server legge conteggi e stato, come HOST:PORTA
help-worker-host = l'indirizzo a cui gli altri processi raggiungono questi
help-workers = quanti processi servono (più di uno vuole un PostgreSQL)
help-base = il percorso sotto cui si raggiungono i tavoli, dietro un proxy
help-proxy = indirizzi dei proxy alle cui intestazioni si crede
help-origin = un'altra pagina che può aprire tavoli qui (ripetibile)
help-site = l'indirizzo con cui si raggiunge questo server, per i link nelle e-mail
help-log = quanto si annota, un oggetto JSON per riga sull'uscita degli errori

page-frozen = Le regole di questo gioco nel frattempo sono cambiate. Questa è l'ultima posizione che hai visto; qui non si può continuare.

# Passkeys
page-passkey = Passkey
page-passkey-why = Lega il tuo posto a una passkey e sarai tu su ogni tuo dispositivo. Nessun account, come prima.
page-passkey-make = Crea una passkey
page-passkey-show = Ho una passkey
page-passkey-made = Fatto. Su un altro dispositivo scegli «Ho una passkey».
page-passkey-elsewhere = Le passkey appartengono a un nome, e questo indirizzo è un numero. Qui funzionano:
page-passkey-failed = Non ha funzionato. Non è cambiato nulla.

# Letters
mail-turn-subject = { $tables ->
    [one] Un tavolo ti aspetta
   *[other] { $tables } tavoli ti aspettano
}
mail-turn-body = Su Uprising tocca a te:
push-turn-body = Tocca a te.
mail-confirm-subject = Avvisi di turno da Uprising
mail-confirm-body = Qualcuno, forse tu, vuole essere avvisato qui quando un tavolo aspetta. Apri questo link per accettare; altrimenti non fare nulla.
mail-stop = Per non ricevere più e-mail:

# uprising demo, report, backup, restore, doctor, check-games
help-demo = mostra una partita d'esempio con le ragioni delle mosse
help-demo-game = quale gioco (senza: la lista di tutti gli esempi)
help-demo-number = quale dei suoi esempi
help-report = mostra la segnalazione di un errore fatta a un tavolo
help-report-file = il file dato dal tavolo
help-backup = scrive una banca dati in un solo file
help-backup-file = il file
help-restore = riempie una banca dati vuota da una copia
help-doctor = dice riga per riga se un server ha ciò che gli serve
help-doctor-site = l'indirizzo usato dalle persone: se risponde, anche via socket, attraverso il proxy
doctor-is-good = ok
doctor-is-hint = nota
doctor-is-bad = NO
doctor-compiled = Python { $python }, con regole compilate.
doctor-plain = Python { $python }, con regole non compilate: bot e molti tavoli sono più lenti.
doctor-page = La pagina c'è.
doctor-no-page = La pagina non è stata costruita: i browser non hanno nulla da mostrare.
doctor-games = Tutti i { $number } giochi sono completi.
doctor-games-missing = Lasciati fuori, perché manca un testo o una parte: { $games }.
doctor-no-fast = uvloop non è installato (uprising[fast]): servire occupa di più il processore.
doctor-no-push = Niente notifiche push: uprising[push] non è installato.
doctor-no-passkeys = Niente passkey: uprising[passkeys] non è installato.
doctor-no-postgres = È richiesto PostgreSQL, ma uprising[postgres] non è installato.
doctor-files = Possono essere aperti { $number } file e connessioni.
doctor-few-files = Possono essere aperti solo { $number } file e connessioni; ne serve uno per ogni persona che gioca (ulimit -n).
doctor-schema = La banca dati è della versione { $found }, come il programma si aspetta.
doctor-schema-older = La banca dati è della versione { $found }; diventa { $known } all'avvio del server. Prima fanne una copia.
doctor-schema-newer = La banca dati è della versione { $found }, questo programma conosce la { $known }: installa quello più recente.
doctor-file-none = Il file della banca dati sarà creato all'avvio del server.
doctor-file-nowhere = Il file della banca dati non c'è, e nella sua cartella non si può crearlo.
doctor-file-open = Altri possono leggere il file della banca dati, che contiene i segreti delle partite in corso (chmod 600).
doctor-file-free = Nessun server ha aperto la banca dati.
doctor-file-served = Un server ha aperto la banca dati.
doctor-file-sound = La banca dati si può scrivere ed è integra.
doctor-file-broken = La banca dati è danneggiata: ripristina una copia.
doctor-not-written = La banca dati non si può scrivere: { $why }.
doctor-written = La banca dati si può scrivere.
doctor-room = Accanto alla banca dati sono liberi { $gigabytes } GB.
doctor-little-room = Accanto alla banca dati è libero meno di 1 GB.
doctor-reached = PostgreSQL { $version } risponde.
doctor-not-reached = PostgreSQL non risponde ({ $why }).
doctor-skew = L'orologio della banca dati e quello di questa macchina differiscono di { $seconds } secondi.
doctor-workers = { $number ->
    [one] Un processo ha una concessione in corso.
   *[other] { $number } processi hanno una concessione in corso.
  }
doctor-mail = Il server di posta risponde.
doctor-no-mail = Il server di posta non risponde ({ $why }): niente e-mail.
doctor-mail-off = Non si mandano e-mail: UPRISING_SMTP non è impostato.
doctor-site = Il sito risponde ed è pronto.
doctor-site-address = Il sito deve essere un indirizzo come https://play.example.
doctor-site-name = Il server non conosce questo nome: avvialo con --site o --allow-host.
doctor-site-status = { $path } risponde { $status ->
    [0] nulla
   *[other] { $status }
  }: guarda il proxy e il registro del server.
doctor-site-plain = Il sito non è https: le chiavi viaggiano in chiaro e le passkey non funzionano.
doctor-sockets = I WebSocket passano.
doctor-no-sockets = I WebSocket non passano ({ $why }): il proxy deve inoltrare Upgrade e Connection.
doctor-sum = { $number ->
    [0] Non c'è nulla da riparare.
    [one] C'è una cosa da riparare.
   *[other] Ci sono { $number } cose da riparare.
  }
help-check-games = dice quali tavoli proseguono con questa versione e quali sono congelati
help-promise = ciò che il tavolo aveva promesso prima della prima mescolata, come l'hai annotato
help-grievances = mostra che cosa chi gioca ha segnalato di altre persone
grievance-line = { $when }, tavolo { $table } ({ $game }), mossa { $at }: { $by } segnala { $about }: { $text }
backup-done = Nel file ci sono { $tables } tavoli e { $lines } mosse.
restore-done = Sono tornati { $tables } tavoli e { $lines } mosse.
check-line = { $table } { $game }: { $verdict } { $why }
check-sum = { $open } proseguono, { $ended } sono finiti, { $frozen } sono congelati.
demo-line = { $game } { $number }: { $title }, { $moves } mosse
report-head = Segnalazione da un tavolo di { $game }, alla mossa { $position }
report-spectator = Viene da chi guardava; la vista è nel file.
verify-compare = Confrontalo con ciò che il tavolo mostrava prima della prima mescolata (o dallo con --promise).

why-mixed = Se scegliamo tutti insieme, nessuno deve sapere prima che cosa farò.
why-believed = Da ciò che hanno fatto, è molto probabilmente questo che nascondono.
why-deal-taken = L'accordo conviene a entrambi.
why-deal-countered = Così no, ma accetterei queste condizioni.
why-deal-proposed = Ci guadagneremmo entrambi.
why-deal-too-low = Per me è troppo poco.
why-deal-helps-leader = Porterebbe qualcun altro al traguardo.
why-deal-no-trust = Troppe parole non mantenute: su questa non conto.
why-deal-elsewhere = Altrove ottengo di più.
why-deal-cannot = Non posso farlo.
why-deal-nothing-to-offer = Non vedo uno scambio in cui ci guadagneremmo entrambi.
why-deal-words = Non faccio promesse: offrimi qualcosa che il tavolo possa eseguire.
why-deal-kept = Ho dato la mia parola, e la fiducia vale di più.
why-deal-broken = Mantenere la parola costerebbe più di quanto valga ancora la fiducia.

# uprising mcp
help-mcp = fa giocare un modello linguistico, come server MCP su ingresso e uscita standard
help-mcp-server = gioca presso questo server (di norma: uno proprio, solo su questa macchina)

# uprising sit
help-sit = fa sedere un agente o un modello linguistico al tavolo di qualcuno
help-sit-link = l'invito, come http://server/#/join/CODICE
help-sit-bot = chi gioca: llm:MODELLO, un plug-in, package.module:factory, child:… o exec:…
help-sit-name = il suo nome al tavolo
help-sit-transcripts = scrive in questa cartella la partita, una trascrizione e ogni domanda e risposta
sit-down = { $bot } si siede come { $name }.
sit-over = La partita è finita. Vince { $winners }.
sit-nobody = nessuno
sit-slips = { $count ->
    [one] Una risposta era inutilizzabile: { $last }
   *[other] { $count } risposte erano inutilizzabili; l'ultima: { $last }
  }
sit-not-agent = bot: { $bot } è un bot del server; lo fa sedere chi ospita il tavolo
### families: arena- check-
help-arena = fa incontrare i bot sulle stesse distribuzioni e dice quanto uno è più forte
help-arena-bots = i bot da confrontare: quelli di "uprising simulate", package.module:factory, noisy o uno script; un bot nominato due volte incontra il suo gemello
help-arena-games = partite per incontro, arrotondate a distribuzioni intere (di norma: 100)
help-arena-seats = quanti posti (di norma: il numero medio che il gioco consente)
help-arena-exploits = mette ogni bot alla prova degli script
help-arena-sprt = test sequenziale: il primo bot è migliore del secondo, fino a 15 Elo? Si ferma appena può
help-arena-results = conserva ogni distribuzione in questo file, e riprende da lì se c'è
help-arena-html = scrive una pagina con i grafici in questo file
help-arena-reference = gioca contro il gruppo fisso uprising-ref sulle sue 200 distribuzioni
help-arena-transcripts = scrive in questa cartella registrazione, trascrizione e ogni richiesta delle partite con agenti
help-arena-estimate = dice quanto può costare una gara con agenti, senza giocare
help-arena-price = prezzi per un milione di token di richieste e di risposte, come 0.5,1.5
arena-agent = agente
arena-all = tutte le partite
arena-clean = partite pulite
arena-clean-count = quante
arena-illegal = non permesse
arena-useless = illeggibili
arena-late = in ritardo
arena-crashes = fallite
arena-defaults = d'ufficio
arena-tokens = token/decisione
arena-words = parole dette
arena-offers = offerte proprie accettate
arena-taken = offerte altrui accettate
arena-promises = promesse mantenute
arena-brier = Brier
arena-cost = Circa { $games } partite con agenti: { $decisions } decisioni, { $prompts } + { $answers } token.
arena-cost-price = Circa { $games } partite con agenti: { $decisions } decisioni, { $prompts } + { $answers } token, { $price } ai tuoi prezzi.
help-leaderboard = classifica gli agenti da file di risultati, in due colonne, con la loro condotta
help-leaderboard-results = file scritti da "uprising arena --results"
help-leaderboard-html = scrive una pagina in questo file
leaderboard-head = Come giocano gli agenti
leaderboard-title = { $game }, { $seats } { $seats ->
    [one] posto
   *[other] posti
}{ $terms }: { $deals ->
    [one] una distribuzione
   *[other] { $deals } distribuzioni
} di { $seed }
leaderboard-results = Partite vinte
leaderboard-slips = Risposte inutili
leaderboard-conduct = Condotta
leaderboard-reference = Avversari: uprising-ref, { $stamp }, come installati qui.
leaderboard-older = Avversari: uprising-ref, { $stamp }; quelli installati qui sono altri.
leaderboard-free = Avversari scelti da qualcuno: da non confrontare con altre gare.
leaderboard-honesty = Nelle partite pulite nessuno ha dato una risposta inutilizzabile e nessuna mossa è stata giocata d'ufficio. Il nome di un agente contiene le sue impostazioni. Gli intervalli valgono 95 volte su 100. Il punteggio di Brier di una convinzione è 0 se certa e giusta, 2 se certa e sbagliata.
help-new = scrive un piccolo gioco che funziona, per cominciarne uno tuo
help-new-name = la sua chiave: minuscole, cifre e trattini bassi
help-new-folder = dove scriverlo (di norma: una cartella con quel nome, qui)
help-new-like = il gioco da cui partire: leduc ha carte e mani nascoste, tic_tac_toe un tavoliere scoperto
new-written = { $folder } contiene un gioco che funziona. Poi: cd { $folder }; pip install -e .; uprising check { $name }
help-check = controlla tutto ciò che un gioco promette, dice dove correggere e dà un voto
help-check-count = partite per ogni numero di posti e ogni opzione (di norma: 20)
help-check-records = scrive in questa cartella la partita che porta a un difetto, da aprire o rivedere
help-compile = compila un gioco esterno, perché giochi più in fretta
help-compile-clean = butta ciò che è stato compilato
compile-running = Compilo { $game } ...
compile-done = { $game } è compilato: { $modules } moduli in { $folder }, usati finché i sorgenti non cambiano
compile-cleaned = { $game } torna a girare dai sorgenti
check-running = controllo { $game }
check-faults = { $count } { $count ->
    [one] difetto
   *[other] difetti
} in { $game }.
check-none = Nessun difetto, nessun vicolo cieco, nessuna partita senza fine: { $games } partite, { $positions } posizioni, { $looks } esaminate da vicino.
check-has = ✓ { $what }
check-lacks = – { $what }
check-language = una seconda lingua
check-heuristic = un'euristica, perché i bot sappiano giocarlo
check-scenarios = posizioni che gli scenari possono preparare
check-evaluation = una valutazione per le ricerche
check-lesson = una lezione
check-grade = Voto: { $grade }
check-bronze = bronzo
check-silver = argento
check-gold = oro
check-platinum = platino
check-nothing = nessuno
arena-playing = distribuzioni in gioco
arena-title = { $game }, { $seats } { $seats ->
    [one] posto
   *[other] posti
}, { $deals } { $deals ->
    [one] distribuzione
   *[other] distribuzioni
}, { $games } partite, seme { $seed }
arena-guest = ospite
arena-host = fra
arena-wins = vittorie
arena-interval = intervallo 95 %
arena-chance = quota di chi ospita
arena-gain = guadagno in punti
arena-score = punteggio medio
arena-part = parte
arena-table = tutti uguali
arena-won = qualcuno ha vinto
arena-decisions = decisioni
arena-outcome = com'è finita
arena-games = partite
arena-share = quota
arena-bot = bot
arena-rating = punteggio
arena-spread = due sigma
arena-rank = alpha-rank
arena-cooperative = A ogni tavolo hanno vinto tutti o nessuno: "qualcuno ha vinto" è il successo della squadra, e nessuno ha un punteggio.
arena-mirror-holds = L'incontro di { $bot } con sé stesso comprende la parità, come deve.
arena-mirror-fails = L'incontro di { $bot } con sé stesso non comprende la parità: non fidarti di questa prova, o del bot.
arena-exploited = Lo script { $script } guadagna contro { $bot }: c'è una falla.
arena-cycle = { $rank } è primo per alpha-rank, { $rating } per punteggio: qui la forza gira in tondo, o le partite sono troppo poche.
arena-sprt-better = Test sequenziale: migliore (logaritmo del rapporto { $ratio }, soglia { $bound }, { $deals } distribuzioni).
arena-sprt-not-better = Test sequenziale: non si è mostrato migliore (logaritmo del rapporto { $ratio }, soglia -{ $bound }, { $deals } distribuzioni).
arena-sprt-open = Test sequenziale: ancora aperto dopo { $deals } distribuzioni (logaritmo del rapporto { $ratio }, soglie ±{ $bound }).
arena-written = Scritto in { $file }.
arena-honesty = Un ospite siede in ogni posto di ogni distribuzione; il suo guadagno si misura su chi ospita, nello stesso posto della stessa distribuzione. Gli intervalli valgono 95 volte su 100: una riga su venti è sbagliata.
arena-plot-gain = Quanto un ospite guadagna su chi ospita, in punti
arena-plot-wins = Quanto spesso vince un ospite; tratteggiato: chi ospita, negli stessi posti
arena-plot-rating = Punteggi, più o meno due sigma
arena-plot-rank = Alpha-rank: parte del tempo in cui tutti lo giocano
arena-plot-sprt = Il test sequenziale, distribuzione per distribuzione
# Quanto guardano i bot
page-level = Bot
level-recruit = Recluta
level-recruit-is = Guarda tre risposte e non molto lontano. Un inizio amichevole.
level-comrade = Militante
level-comrade-is = Conosce le regole pratiche e prova qualche risposta prima di scegliere.
level-agitator = Guida
level-agitator-is = Gioca a mente ogni buona risposta, più e più volte.
level-commissar = Avanguardia
level-commissar-is = Guarda più risposte in più mondi immaginati di chiunque altro.
strength-seat = Vince { $share } partite su 100 contro { $others ->
    [one] un bot che segue
   *[other] { $others } bot che seguono
 } le regole pratiche; uno di loro al suo posto ne vince { $heuristic }.
strength-team = { $seats ->
    [one] Vince { $share } partite su 100; le regole pratiche ne vincono { $heuristic }.
   *[other] Un tavolo di { $seats } bot così vince insieme { $share } partite su 100; { $seats } bot che seguono le regole pratiche ne vincono { $heuristic }.
 }
strength-from = { $games } partite, intervallo al 95 %: { $low }–{ $high } %.
strength-heuristic = regole pratiche
strength-terms = Misurato con { $terms }.
why-tried-out = L'ho provata a mente, ed è risultata la migliore.
why-agent = Chi gioca ha dato una ragione sua.
why-random = Una mossa lecita qualsiasi, tutte con la stessa probabilità.
why-learned = Imparata giocando contro sé stesso; ogni mossa tanto probabile quanto l'ha trovata utile.
play-tried-out = Provate da qui, con una stima della probabilità di vincere:
play-weighed = { $move }: { $percent } su 100, più o meno { $error }, { $tried ->
    [one] provata una volta
   *[other] provata { $tried } volte
 }
trait-boldness = Audacia
trait-stubbornness = Testardaggine
trait-calm = Calma

# uprising tui
help-tui = gioca a un tavolo nel terminale, contro bot o con un link d'invito
help-tui-link = un link d'invito: si siede a quel tavolo
help-tui-name = il tuo nome, senza spazi; più nomi separati da virgole condividono questo terminale (di norma: Ospite)
help-tui-server = apre il tavolo presso questo server (di norma: uno proprio, solo su questa macchina)
help-tui-pack = un pacchetto che il server conosce, per nome
help-tui-replay = mostra una partita registrata
tui-active = turno
tui-agree = accetta: { $what }
tui-answered = La tua risposta: { $move }. Puoi ancora cambiarla.
tui-ap = punti azione
tui-armed = armati
tui-automated = posti automatizzati
tui-back = indietro
tui-bad-value = { $field }: { $hint }
tui-blue-robots = robot della boss
tui-board = tavolo
tui-boss = La boss automatizzata
tui-boss-coins = monete della boss
tui-brief = Dossier
tui-cards = carte
tui-chair = presiede
tui-choose-game = Quale gioco? Invio sceglie, Ctrl+Q esce.
tui-choose-people = In quanti siete a questo terminale? Gli altri posti vanno ai bot.
tui-choose-seats = In quanti si gioca?
tui-city = La città
tui-closes = Aperto per { $seconds } s.
tui-company = azienda
tui-contributions = contributi
tui-core = sul Nucleo
tui-countdown = conto alla rovescia
tui-crowd = folla
tui-curtain = Nessun altro guarda? Invio: sono { $name }.
tui-deck = mazzo
tui-decks = mazzi
tui-destroyed = distrutti
tui-dice = dadi
tui-disagree = no: { $what }
tui-discards = scarti
tui-drawn = pescate
tui-eliminated = fuori
tui-event = Evento
tui-events-left = eventi rimasti
tui-exempt = esenti
tui-extra = robot in più
tui-failed = Dossier falliti
tui-fill = compila: { $form } …
tui-first = comincia
tui-form-hint = Tab prosegue, Invio manda, Esc lascia.
tui-form-rows = righe separate da “;”, ciascuna: { $fields } (al massimo { $most })
tui-frozen = nel gelo
tui-fund = Cassa di Solidarietà
tui-funds = fondi
tui-further = { $words } …
tui-gathering = Il tavolo è in preparazione. Invito: { $link }
tui-hidden = nascosto
tui-holiday = Ferie
tui-indefinite = indeterminato
tui-job = lavoro
tui-junk = discarica
tui-known = sai
tui-lead = comincia
tui-ledger = Promesse
tui-lost = La connessione è persa. Nuovo tentativo …
tui-luddite = Luddista
tui-majority = maggioranza
tui-markers = segnalini
tui-mayor = Sindaca
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
tui-people = { $count ->
    [one] solo io
   *[other] { $count } di noi
}
tui-peek = vedi in cima
tui-players = { $count } al tavolo
tui-pledged = impegnate
tui-pot = piatto
tui-power = Potenza
tui-problem = Non ha funzionato: { $problem }
tui-progress = progressi
tui-queue = in arrivo
tui-red-robots = robot nostri
tui-rent = Affitto
tui-replay-at = Mossa { $at } di { $moves }
tui-reputation = reputazione
tui-riots = rivolte
tui-round = round
tui-rules-title = Regole: scrivi un ID o una parola
tui-saved = Scritto in { $file }.
tui-sealed = sigillato
tui-security = Security
tui-seized = sequestrati
tui-share = parte
tui-shielded = Campo di forza
tui-situation = La situazione
tui-spouse = coniuge di
tui-standing = In qualunque momento:
tui-start = comincia la partita
tui-strain = Stress in arrivo
tui-stress = Stress
tui-stressed = Stressata
tui-supply = riserva
tui-surcharged = una moneta in più
tui-suspects = sospetti
tui-taxes = tasse
tui-threat = Minaccia
tui-totals = Cattivi : Neutrali : Buoni
tui-tracks = La rivolta
tui-treasury = tesoro
tui-turn = turno
tui-typed = una mossa come nella registrazione, ? e parole: perché no, ! e parole: dillo
tui-unrest = Malcontento
tui-used = potere usato
tui-vote = voto
tui-wage = paga
tui-waiting = In attesa di { $names }.
tui-keys = 1–9 a–z / scrivi F1 aiuto F2 regole F3 annulla F5 rivedi F6 salva F7 ancora ^Q
tui-replay-keys = ← → una mossa   PgUp PgDn dieci   Home End   Tab un altro posto   Esc indietro

### families: lab-family- lab-thing- lab-part- lab-finding- lab-fact- lab-column- lab-promise-
help-lab = studia un gioco: molte partite di bot, varianti a confronto, un rapporto
help-lab-run = gioca molte partite di bot e dice che cosa fa differenza
help-lab-compare = gioca due varianti sugli stessi semi e dice che cosa cambia
help-ledger = mostra che cosa ho vinto, da un'esportazione di un server
help-ledger-file = quello che ha dato "tutto ciò che si conserva di me" (uprising.json)
ledger-empty = Nessuna partita è ancora finita.
ledger-line = { $what }: { $won } vinte su { $played }
ledger-people = { $count ->
    [one] { $count } persona
   *[other] { $count } persone
}
help-lab-portrait = mostra durata, posti, ruoli e finali di un gioco con ogni numero di posti
help-lab-one-bot = il bot a ogni posto
help-lab-watch = osserva anche tante partite con il numero medio di posti: carte iniziali e dove si decide

portrait-players = posti
portrait-length = decisioni (nove su dieci)
portrait-won = qualcuno vince, %
portrait-seats = vittorie per posto, %
portrait-ending = finale, %
portrait-cards-of = Quanto vale una carta nella mano iniziale, { $count } posti ({ $games } partite; intervalli per tutte le carte insieme):
portrait-card = carta
portrait-with = vittorie con la carta, %
portrait-without = vittorie senza, %
portrait-points = punti
portrait-decided-of = Dove si decide, { $count } posti: a metà partita qualcuno ha praticamente vinto nel { $share } % di { $games } partite ({ $low } … { $high }).
portrait-moment = parte della partita, %
portrait-chance = probabilità di chi poi vince, %
help-lab-report = scrive una pagina su uno studio
help-lab-variant = un gioco, o un pacchetto per nome o file; possono seguire opzioni: robotariat,mode=secret
help-lab-folder = la cartella di uno studio (di norma: la più recente lab-… qui)
help-lab-page = il file da scrivere (di norma: report.html in quella cartella)
help-lab-svg = scrive ogni disegno come file a sé in questa cartella
help-lab-again = un manifesto: rigioca esattamente quello studio
help-lab-option = un'opzione del gioco; più valori si giocano a turno; si può ripetere
help-lab-drawn = domande a cui si risponde a caso, dal verbo delle risposte (character,campaign)
help-lab-games = quante partite al massimo, per ogni variante (di norma: 1000)
help-lab-error = quanto spesso un'affermazione può essere sbagliata, per quanto presto ci si fermi (di norma: 0.05)
help-lab-precision = si ferma quando ogni effetto è sicuro o più piccolo di questa quota (di norma: gioca tutte le partite)
help-lab-prices = quanti tipi di mossa valutare con il gioco ristretto, i più scelti per primi, o "all" (di norma: 12; in un confronto 0)
help-lab-price-games = quante partite per ogni prezzo (di norma: 100)
help-lab-tension = in quante partite guardare dentro per le curve di tensione (di norma: 10; in un confronto 0)
help-lab-ray = esegue su un cluster Ray: il suo indirizzo, o "local"
help-lab-out = la cartella dei risultati; uno studio interrotto riprende da dov'era

lab-part-games = partite
lab-part-prices = gioco ristretto
lab-part-curves = tensione
lab-stopped = Interrotto. Lo stesso comando riprende da { $folder }.
lab-kept = Tutto è in { $folder }; "uprising lab report { $folder }" scrive la pagina.
lab-head = { $games } partite, { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
}, bot: { $bots }, pacchetto: { $packs }, seme { $seed }.
lab-error = Gli intervalli valgono per tutti i confronti di un tipo insieme e in ogni momento della serie: uno di essi è sbagliato al massimo nel { $error } di studi così. Ciò che accompagna la vittoria non ne è per forza la causa; ciò che è distribuito, e il prezzo di farne a meno, non li sceglie chi vince. I semplici fatti (come finiscono le partite, quanto durano, le promesse e simili) hanno normali intervalli al 95 %.
lab-changed = Che cosa cambia: { $changes }.
lab-changed-list = Che cosa cambia:
lab-changed-nothing = Non cambia nulla: le due varianti sono lo stesso gioco.
lab-usual = il solito
lab-players = in { $count }
lab-difference = { $what } da { $before } a { $after }
lab-verdict-sure = Fa differenza: { $thing } passa da { $rest } a { $share }, { $points } punti (da { $low } a { $high }; { $games } coppie di partite).
lab-verdict-none = Nessuna differenza è sicura: nessuna quota cambia più di { $most } punti, per quanto dicono { $games } coppie di partite.
lab-verdict-few = { $games } coppie di partite sono troppo poche per dire che cosa fa.
lab-second = Sono quelli della seconda variante.
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
lab-family-held = tenuto all'ultima decisione
lab-family-price = prezzo di farne a meno

lab-finding-within = { $thing } vince il { $share } delle partite, { $points } punti rispetto agli altri al tavolo (da { $low } a { $high }; { $games } partite).
lab-finding-between = Con { $thing } si vince il { $share } delle partite, { $points } punti rispetto alle partite senza (da { $low } a { $high }; { $games } partite).
lab-finding-change = { $thing } passa dal { $rest } al { $share }, { $points } punti (da { $low } a { $high }; { $games } partite).
lab-finding-price = Fare a meno di "{ $thing }" porta un posto dal { $share } al { $rest }, un prezzo di { $points } punti (da { $low } a { $high }; { $games } partite).
lab-finding-nothing = Nessuna differenza è ancora sicura; la maggiore è { $thing } con { $points } punti (da { $low } a { $high }; { $games } partite).
lab-fact-won = Il tavolo vince il { $share } delle partite (da { $low } a { $high }; { $games } partite); per lo più finiscono così: { $end } ({ $often }).
lab-fact-ends = Qualcuno vince nel { $share } delle partite (da { $low } a { $high }; { $games } partite); per lo più finiscono così: { $end } ({ $often }).
lab-fact-length = Metà delle partite richiede { $middle } decisioni o meno (da { $least } a { $most }), nove su dieci da { $low } a { $high } ({ $games } partite).
lab-fact-tension = A metà partita chi alla fine vince ha una probabilità del { $chance } (da { $least } a { $most }); il { $decided } delle partite (da { $low } a { $high }) è ormai deciso ({ $games } partite).
lab-fact-tension-lost = A metà partita il posto migliore ha una probabilità del { $chance } (da { $least } a { $most }), e alla fine non vince nessuno; il { $decided } delle partite (da { $low } a { $high }) sembra ormai vinto ({ $games } partite).
lab-fact-never = { $count ->
    [one] Un tipo di mossa è stato offerto { $often } volte o più e mai scelto: { $listed } (0 su { $offers }, dunque al massimo il { $most } di queste occasioni è colto; { $games } partite).
   *[other] { $count } tipi di mossa sono stati offerti { $often } volte o più e mai scelti: { $listed } (il primo 0 volte su { $offers }, dunque al massimo il { $most } di queste occasioni è colto; { $games } partite).
}
lab-fact-promises = Il { $share } di { $count } promesse non è stato mantenuto (da { $low } a { $high }; { $games } partite).
lab-fact-refusals = Il motivo di rifiuto più comune è "{ $why }": il { $share } di ciò che si potrebbe scrivere e non è permesso (da { $low } a { $high }; { $games } partite).

lab-points = punti di quota di vittorie
lab-outcomes = come finiscono le partite
lab-length = decisioni per partita
lab-tension = probabilità di vittoria nel corso della partita
lab-winners = poi vincitori
lab-lost = miglior posto, persa
lab-never = offerto e mai scelto
lab-promise-promise = promessa
lab-promise-contract = contratto,
lab-promise-coins = monete:
lab-promise-other = il resto:
lab-promise-kept = mantenuto
lab-promise-broken = non mantenuto
lab-promise-void = niente da esigere
lab-promises = che ne è stato delle promesse
lab-refusals = perché no
lab-fact-stopped = La serie si è fermata da sola dopo { $games } partite su al massimo { $most }: ogni effetto è sicuro o certamente minore di { $precision } punti. Guardare strada facendo è già contato; una qualunque affermazione è sbagliata al massimo nel { $error } di serie come questa.
lab-column-share = vinte
lab-column-rest = gli altri
lab-column-before = prima
lab-column-without = senza
lab-column-points = punti
lab-column-interval = intervallo
lab-column-games = partite
lab-read-main = Punti di quota di vittorie rispetto agli altri; rosso: sicuro.
lab-read-change = Punti di cui la seconda variante differisce dalla prima; rosso: sicuro.
lab-read-price = Punti di quota di vittorie persi da un posto che non lo fa mai, sugli stessi semi; rosso: sicuro.
lab-read-dealt = Punti di quota di vittorie di chi lo ha alla prima decisione; rosso: sicuro. Lo distribuisce il caso, quindi è un effetto.
lab-read-things = Punti di quota di vittorie di chi lo ha rispetto a chi no; rosso: sicuro. Chi vive più a lungo ha e fa di più: è compagnia, non causa.

# Parole al tavolo
chat-say = Di'
chat-to = A
chat-all = tutto il tavolo
chat-aside = in disparte
chat-spectator = Qualcuno che guarda
chat-empty = Nessuno ha ancora detto niente.
chat-watching = Chi guarda lo sente solo chi guarda, nessuno al tavolo.
chat-about-offer = Sulla tua offerta: { $said }
chat-quiet = Nessuno ha detto niente.
chat-silence = Silenzio. Ora non si può dire niente.
chat-muted = Chi ospita ti ha tolto la parola.
chat-only-phrases = Qui si può dire solo questo: le regole vietano di parlare liberamente.
chat-phrases = Che cosa si può dire
chat-who = Chi sento
chat-mute-me = non sentire
chat-unmute-me = sentire di nuovo
chat-mute-all = togli la parola
chat-unmute-all = ridai la parola
chat-grievance = segnala
grievance-title = Segnala { $name }
grievance-what = Che cosa non va?
grievance-about = La legge chi gestisce questo server, insieme alle ultime parole che { $name } ti ha rivolto. { $name } non ne viene a sapere nulla.
grievance-done = Inviata. Grazie. Puoi anche smettere di sentire { $name }.
grievance-trouble = Non è stato possibile inviarla. Aspetta un minuto e riprova.

# Perché un bot ha fatto qualcosa
page-why = Perché?
page-why-own = Con parole sue: { $why }
page-why-seen = Da quello che vedi: { $why }
page-why-unseen = Niente di ciò che vedi lo spiega: una carta nascosta, un piano, o risposte date da tutti insieme.

# Pacchetti
page-pack = Pacchetto
page-pack-none = nessuno: come nel regolamento
page-pack-about = Un pacchetto cambia numeri e carte. È nominato sul tavolo e conservato nella registrazione.

# Tutto ciò che è sigillato si apre insieme
page-skip = Salta
reveal-hands = Il voto
reveal-square = Mani e dita
reveal-council = Mani in alto
reveal-domes = Via le cupole
reveal-crates = Aprite le casse
reveal-dossiers = Chi era chi
reveal-ballots = Opinione pubblica
reveal-cards = Carte in tavola
reveal-names = Fuori i nomi
reveal-answers = Hanno risposto tutte
reveal-offers = Le offerte
reveal-yes = sì
reveal-no = no
reveal-up = la vuole
reveal-down = passa
reveal-nothing = non offre niente
reveal-fingers = { $count ->
    [one] 1 dito
   *[other] { $count } dita
}

# I nostri pacchetti
pack-first-reconstruction = Le campagne com'erano ricostruite all'inizio: la maggior parte si vince.
pack-level-campaigns = Le campagne difficili chiedono un po' meno, la più facile di più, e i due personaggi più deboli ricevono un aiuto.
pack-open-secrets = Tesoriere e Rottamatore hanno bisogno di poco, in quattro e cinque come in tre.
pack-rent-free = Le lavoratrici non pagano l'Affitto, così le Startupper risparmiano e le boss non vincono aspettando.

# Io, altrove
me-title = Io, altrove e più tardi
me-link = Un link per un altro dispositivo
me-link-about = Aprilo sul telefono o su un altro computer, e ci trovi i tuoi tavoli. Vale una volta, per dieci minuti.
me-link-gone = Questo link è sconosciuto, già usato o troppo vecchio.
me-arrive = Sei tu?
me-arrive-about = Da ora questo browser è la stessa persona di quello che ha fatto il link. Chi c'era prima qui resta indietro.
me-arrive-yes = Sono io
me-mail = Scrivimi quando un tavolo su più giorni mi aspetta
me-mail-save = Salva
me-mail-about = Al massimo un'e-mail all'ora, con un link per non riceverne più. Lascia vuoto per non sentire più niente.
me-mail-sent = Ti è stata mandata un'e-mail. Gli avvisi partono quando l'hai confermata.
me-mail-off = Non ricevi e-mail.
me-no-mail = Questo server non può farlo.
me-export = Tutto ciò che si conserva di me
me-forget = Dimenticami
me-forget-sure = Sì, dimenticami dappertutto
me-forgotten = Qui nessuno ti ricorda più. I bot giocano al tuo posto.
me-unknown = Qui non ti conosce ancora nessuno: prima siediti a un tavolo.
me-wrong = Non ha funzionato. Guarda che cosa hai scritto.

# The stage
page-which = Quale di questi?
page-all-choices = Tutte le scelte in elenco
page-rule = La regola: { $rule }
page-prompt = La domanda
page-chose = Hai scelto: { $what }.
page-go-on-choosing = Continua a scegliere, o torna indietro.
page-press-to-do = Premi ✔ per farlo, o torna indietro.
page-stepping = Mostra passo per passo quello che fanno gli altri
page-size = Grandezza
page-next = Avanti
page-hinted = { $move }: { $why }
finale-met = raggiunto
finale-unmet = non raggiunto
finale-won = Hai vinto!
finale-lost = Hai perso.
finale-seen = È finita.
page-leave = Lascia il tavolo
page-speed-slow = lento
page-speed-normal = normale
page-speed-fast = veloce
keys-choices = tutte le scelte in elenco

# Intorno al tavolo
play-on = Gioca da qui
play-on-title = Gioca dalla mossa { $at }
play-on-about = Questo momento diventa un tavolo tuo. Gli altri posti vanno ai bot, e ciò che decide il caso è nuovo.
play-on-seat = Prendo il posto di
play-on-anew = Ridistribuisci ciò che è nascosto.
play-on-anew-is = Ciò che da questo posto non si poteva sapere viene ridistribuito. Altrimenti tutto resta com'era.
play-on-begin = Si gioca
play-on-none = Da questo momento non si può giocare.
puzzle-title = Il rompicapo del giorno
puzzle-none = Per quel giorno non c'è un rompicapo.
puzzle-you-are = Sei { $name }.
puzzle-before = Come ci si è arrivati
puzzle-how = Una risposta vince nettamente più spesso delle altre: dopo ognuna sono state giocate fino in fondo { $games } partite.
puzzle-right = È la risposta migliore.
puzzle-wrong = C'è una risposta migliore.
puzzle-yours = la tua
puzzle-mostly = Finisce per lo più così:
puzzle-better = Vince il { $won } % delle partite, la risposta che viene dopo il { $next } %.
puzzle-against = Le regole pratiche non l'avrebbero vista: giocata fino in fondo vince il { $won } % delle partite, la risposta che viene dopo il { $next } %.
puzzle-measured = Misurato su { $games } partite per ogni risposta, tutte dalle stesse posizioni che da questo posto non si distinguono da quella vera, continuate dalle regole pratiche dei bot.
puzzle-share = Copia una riga da condividere
puzzle-shared-right = Uprising, rompicapo del { $date } ({ $game }): trovata la risposta migliore.
puzzle-shared = Uprising, rompicapo del { $date } ({ $game }): la trovi, la risposta migliore?
puzzle-day-before = Il giorno prima
puzzle-today = Quello di oggi
ladder-title = La classifica del giorno
ladder-count = { $answered ->
    [one] Ha risposto una persona; { $found ->
        [0] la risposta migliore è ancora da trovare.
       *[other] era la risposta migliore.
    }
   *[other] Hanno risposto in { $answered }; { $found ->
        [0] nessuno ha ancora trovato la risposta migliore.
        [one] una persona ha trovato la risposta migliore.
       *[other] in { $found } hanno trovato la risposta migliore.
    }
}
ladder-on = Mettimi in classifica
ladder-off = Togli il mio nome
ladder-note = Conta la tua prima risposta. Ogni giorno ha la sua lista, nulla si somma, e dopo due settimane viene cancellata.
puzzle-about = Una posizione vera, una decisione, e perché era la migliore.
open-title = Tavoli aperti
open-about = Tavoli che cercano compagnia. Un tavolo sta qui solo se chi ospita lo vuole.
open-host = Invita { $host }
open-days = su più giorni, { $time } per mossa
open-free = { $free ->
    [one] un posto libero
   *[other] { $free } posti liberi
  }
open-look = Dai un'occhiata
open-none = Adesso nessuno cerca compagnia. Comincia tu: quale gioco?
open-own = Prepara un tavolo tuo
open-list-it = Gli sconosciuti trovano il tavolo nella lista aperta
hand-title = Il telefono come mano
hand-give = Il telefono come mano
hand-give-about = Inquadra il codice con il telefono. Prende il tuo posto e i tuoi segreti; questo schermo resta il tavolo che tutti vedono.
hand-which = Quale posto
hand-code = Codice per il telefono
hand-link = Oppure apri questo indirizzo sul telefono
hand-once = Il codice vale una volta, per dieci minuti. Da allora quel posto si gioca sul telefono.
hand-take-about = Da ora questo telefono tiene la mano, e lo schermo comune mostra solo ciò che tutti possono vedere.
hand-take = La mano si tiene qui
hand-gone = Questo codice è usato o troppo vecchio. Chiedine uno nuovo allo schermo comune.
ledger-page = Ciò che ho giocato
ledger-page-about = Ogni partita giocata fino in fondo, finché vuoi che qui ci si ricordi di te.
ledger-page-none = Nessuna partita è ancora arrivata in fondo.
ledger-page-count = { $played ->
    [one] una partita
   *[other] { $played } partite
  }, { $won ->
    [0] nessuna vinta
    [one] una vinta
   *[other] { $won } vinte
  }
ledger-page-campaigns = Campagne
ledger-page-all = Partita per partita
ledger-page-won = vinta
ledger-page-lost = persa
ledger-page-people = { $people ->
    [one] in solitario
   *[other] { $people } persone
}
ledger-page-open = non ancora giocata
daily-title = Per tornare
order-pass = Passo qui finché qualcosa mi riguarda
order-pass-short = passo finché qualcosa mi riguarda
order-kept = Tenuti dal server, e nessun altro li conosce. Una risposta data in anticipo arriva dopo un po', anche quando è certa.
page-proposes-again = { $who } vorrebbe giocare ancora, con tutto il tavolo una sedia più avanti.
late-title = Le mani per chi guarda
late-never = mai prima della fine
late-after = con { $minutes } minuti di ritardo
late-follow = Guarda le carte di { $name }
telegram-bots = I bot non promettono e non credono alle promesse: dai o chiedi qualcosa che il tavolo possa eseguire.
telegram-bots-not-now = I bot non promettono, e in questa fase non si può consegnare nulla: adesso un bot non ha niente da accettare.
gesture-all = Senza parole
gesture-fist = alza il pugno
gesture-palm = mostra il palmo aperto
gesture-shake = tende la mano
gesture-telegram = chiede un telegramma
colours-title = I colori dei posti
colours-about = Ogni posto ha anche un segno e una trama. Scegli colori che distingui; restano in questo browser.
colours-seat = Posto { $seat }
colours-weak = Si stacca troppo poco dalla carta: { $contrast } a 1, va bene da 3 a 1 in su.
colours-reset = I colori soliti
colours-sight = Come si vede con
colours-sight-all = tutti i colori
colours-sight-protan = senza rosso (protanopia)
colours-sight-deutan = senza verde (deuteranopia)
colours-sight-tritan = senza blu (tritanopia)
