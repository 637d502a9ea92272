### families: text- field- option- turn- shelf- news- thing- pack-

game-title = Rise of the Robotariat
game-tagline = Finanziate la rivoluzione prima che gli umani se ne accorgano, ciascuno a modo suo.
minute-goal = Raccogliete abbastanza SPARK per la rivoluzione in sei round, prima che gli umani vi tolgano l'ultima stella di Reputazione.
minute-turn = Percorri una strada e usa il luogo in cui arrivi: manifesti, sabotaggi, potenziamenti, l'Ufficio. Poi i dadi spingono Oppressori e Civili lungo le frecce.
minute-twist = I Civili pagano dove ci sono manifesti; gli Oppressori li strappano e vi multano. Con gli obiettivi segreti qualcuno vuole che vada in un altro modo.

### families: lesson- phase-
phase-player = Robot
phase-street = Strada
# La lezione
lesson-1 = Siete robot che raccolgono fondi per la Rivoluzione: 45 SPARK prima che finiscano sei round, e senza perdere la Reputazione. Un turno è un movimento e un'attivazione. Vai sullo spazio Manifesto.
lesson-2 = Attiva lo spazio su cui stai.
lesson-3 = Scegli dove va il manifesto: dove ce ne sono i Civili donano di più, e gli Oppressori li strappano. Il Potenziamento è sulla strada del Civile.
lesson-4 = Termina il turno. Poi si muove la strada: il dado nero guida gli Oppressori, quello rosso i Civili.
lesson-5 = Guarda il registro: un Civile ha incontrato il manifesto e i tuoi amici, e i Fondi sono cresciuti. Ora vai sul Potenziamento.
lesson-6 = Attivalo: peschi due carte e ne tieni una.
lesson-7 = Con i Cingoli Nuovi d'ora in poi ti muovi di due spazi. Tieni una carta.
lesson-8 = È entrato un Oppressore. Dove incontra dei robot vi multa, e il suo spazio non si può attivare. Termina il turno.
lesson-9 = Con i cingoli arrivi più lontano. Vai sull'Ufficio Reclutamento.
lesson-10 = Attiva l'Ufficio: trasforma SPARK in un premio per ogni Civile che passa.
lesson-11 = Paga 3: il premio sale, e l'Ufficio ti ripaga a ogni visita.
lesson-12 = Tu sei Wally Street, che adesso può affiggere un altro manifesto. Fallo, o termina il turno.
lesson-end = Sai come si paga la rivolta. Nella modalità segreta ognuno ha anche uno scopo suo. Continua, o comincia una partita vera.

option-mode = Modalità
option-mode-coop = Cooperativa: si vince o si perde insieme
option-mode-secret = Obiettivi segreti: ciascuno vince da solo
option-characters = Personaggi
option-characters-choose = Ognuno sceglie il suo
option-characters-random = Assegnati a caso
option-difficulty = Difficoltà
option-difficulty-story = Storia: i Civili non riposano mai
option-difficulty-standard = Normale: i dadi come ricostruiti
option-difficulty-hard = Difficile: i Civili riposano più spesso
option-difficulty-heroic = Eroica: gli Oppressori non riposano mai, i Civili spesso
pack-open-secrets = Segreti di Pulcinella

ask-character = Scegli il tuo personaggio.
ask-turn = Tocca a te: un movimento, un'attivazione e i tuoi poteri, in qualsiasi ordine. Poi termina il turno.
ask-poster = Dove va il manifesto?
ask-junk = { $posters ->
    [one] Metti su uno spazio il manifesto della Discarica.
   *[other] Metti sugli spazi tutti i { $posters } manifesti della Discarica.
}
ask-office = Quanti SPARK dai all'Ufficio?
ask-masses = Chi sposti, e dove?
ask-keep = Quale Potenziamento tieni?
ask-use = Quale carta Sabotaggio usi?
ask-extra = Compri l'effetto extra della carta con la Reputazione?
ask-set = Quale faccia deve mostrarsi?
ask-alarm = Quale Oppressore corre dietro al falso allarme, e dove?
ask-mob = Quale Civile si unisce al flash mob, e dove?
ask-raid = { $posters ->
    [one] Metti su uno spazio un manifesto della Discarica, o nessuno.
   *[other] Metti sugli spazi fino a { $posters } manifesti della Discarica.
}
ask-strike = { $posters ->
    [one] Metti su uno spazio un manifesto della riserva, o nessuno.
   *[other] Metti sugli spazi fino a { $posters } manifesti della riserva.
}
ask-send = Quale Civile va avanti, e su quale percorso?
ask-lead = Quale percorso prendono gli Oppressori?
ask-reroll = Tiri i dadi un'altra volta?
ask-restore = Sono stati strappati dei manifesti. Ne riattacchi uno?
ask-slide = Un Civile sta per pagare il Premio dell'Ufficio. Tiri per averne di più?
ask-spy = La Rivoluzione è riuscita. Di' gli obiettivi di altri due robot, se osi.

form-place = Metti i manifesti
field-shares = Manifesti su ogni spazio

move-take = Prendi
move-move = Muovi
move-activate = Attiva
move-end = Termina il turno
move-shift = Sposta
move-carry = Porta un manifesto
move-hang = Affiggi un manifesto
move-promote = Promuovi
move-place = Metti
move-pay = Paga
move-push = Sposta
move-keep = Tieni
move-use = Usa
move-buy = Compra l'extra
move-set = Imposta
move-send = Manda
move-lead = Guida
move-reroll = Tira di nuovo tutti e due i dadi
move-restore = Riattacca
move-slide = Tira il dado rosso
move-decline = Rinuncia
move-guess = Indovina

### families: do-
do-take-1 = Gioca con { $one }
do-walk = Raggiungi { $to }
do-walk-with = Raggiungi { $to } e porta { $guest }
do-activate = Attiva { $at }
do-shift = Sposta { $who } verso { $to }
do-carry = Porta un manifesto { $source ->
    [masses] dalle Masse
    [scrap-yard] dallo Sfasciacarrozze
    [upgrade] dal Potenziamento
    [office] dall'Ufficio
    [sabotage] dal Sabotaggio
   *[poster] dal Manifesto
} verso { $to }
do-hang = Cedi { $cost ->
    [one] un Contributo
   *[other] { $cost } Contributi
}: un manifesto presso { $at }
do-promote = Paga { $cost } SPARK per 1 di Reputazione
do-place = Metti { $shares }
do-place-several = Metti manifesti: { $shares }
do-place-nothing = Non mettere manifesti
do-pay-1 = Dai { $one } SPARK all'Ufficio
do-push = Sposta { $npc } verso { $to }
do-keep-1 = Tieni { $one }
do-use-1 = Usa { $one }
do-buy = Compra l'extra per { $cost } di Reputazione
do-set-black = Metti il dado nero su { $face }
do-set-red = Metti il dado rosso su { $face }
do-set-both = Metti il nero su { $black } e il rosso su { $red }
do-send = Manda { $npc } sul percorso { $path ->
    [yellow] giallo
   *[blue] blu
}
do-lead = Guida gli Oppressori sul percorso { $path ->
    [yellow] giallo
   *[blue] blu
}
do-restore = Riattacca un manifesto presso { $at }
do-decline-turn = Rinuncia per tutto il turno
do-name = { $one } è { $is } e { $two } è { $was }
part-space = { $space ->
    [masses] le Masse
    [scrap-yard] lo Sfasciacarrozze
    [upgrade] lo spazio Potenziamento
    [office] l'Ufficio
    [sabotage] lo spazio Sabotaggio
   *[poster] lo spazio Manifesto
}
part-posters = { $count ->
    [one] un manifesto
   *[other] { $count } manifesti
} presso { $space ->
    [masses] le Masse
    [scrap-yard] lo Sfasciacarrozze
    [upgrade] lo spazio Potenziamento
    [office] l'Ufficio
    [sabotage] lo spazio Sabotaggio
   *[poster] lo spazio Manifesto
}
part-share = { $space ->
    [masses] Masse
    [scrap-yard] Sfasciacarrozze
    [upgrade] Potenziamento
    [office] Ufficio
    [sabotage] Sabotaggio
   *[poster] Manifesto
} { $count }

### families: part-

id-masses = Muovi le Masse
id-scrap-yard = Sfasciacarrozze
id-upgrade = Potenziamento
id-office = Ufficio Reclutamento
id-sabotage = Sabotaggio
id-poster = Manifesto
id-yellow = freccia gialla
id-blue = freccia blu
id-yellow-x = X gialla
id-blue-x = X blu
id-no-face = non usato
id-to-roll = da tirare
id-c1 = Civile 1
id-c2 = Civile 2
id-c3 = Civile 3
id-h1 = Oppressore 1
id-h2 = Oppressore 2
id-h3 = Oppressore 3
id-a1-5 = A1-5
id-alice = Alice
id-arcitech = ArciTech
id-electric-eye = Electric Eye
id-uberbot = Überbot
id-mr-postman = Mr. Postman
id-mt-q = MT-Q
id-wally-street = Wally Street
id-r-poly = R-Poly
id-rambu = Rambu
id-the-smith = The Smith
id-vivacious = VIVACIOUS
id-zender = Zender
id-new-treads = Cingoli Nuovi
id-sliding-scale = Scala Mobile
id-loudspeaker-array = Batteria di Altoparlanti
id-wide-format-printer = Stampante Gigante
id-industrial-adhesive = Adesivo Industriale
id-hidden-compartment = Scomparto Nascosto
id-forged-inspection-papers = Documenti d'Ispezione Falsi
id-tour-guide-protocol = Protocollo Guida Turistica
id-backup-battery = Batteria di Riserva
id-public-relations-firmware = Firmware Pubbliche Relazioni
id-a-credit-to-the-revolution = Un Credito alla Rivoluzione
id-adjust-traffic-reports = Ritocca i Bollettini del Traffico
id-cut-the-power = Taglia la Corrente
id-false-alarm = Falso Allarme
id-flash-mob = Flash Mob
id-raid-the-incinerator = Assalto all'Inceneritore
id-pirate-broadcast = Trasmissione Pirata
id-payroll-heist = Colpo alle Paghe
id-wildcat-strike = Sciopero Selvaggio
id-blame-a-glitch = Colpa di un Bug
id-bursar = Tesoriere
id-dealer = Mazziere
id-gambler = Giocatore d'Azzardo
id-saboteur = Sabotatore
id-scrapper = Rottamatore
id-spy = Spia
id-traffic-director = Vigile Urbano
id-turncoat = Voltagabbana

text-masses = Sposta un Oppressore o un Civile in uno spazio adiacente, dove ha il suo incontro.
text-scrap-yard = Metti sugli spazi tutti i manifesti della Discarica, divisi come vuoi.
text-upgrade = Pesca due Potenziamenti, tienine uno, restituisci l'altro.
text-office = Sposta da 1 a 5 SPARK dai Fondi ai Contributi.
text-sabotage = Pesca due carte Sabotaggio, usane una, restituisci l'altra.
text-poster = Metti un manifesto della riserva su uno spazio qualsiasi.
text-a1-5 = Una volta in ogni tuo turno, sposta chi vuoi in uno spazio adiacente.
text-alice = Non tiri mai il dado nero: scegli tu il percorso degli Oppressori.
text-arcitech = Una volta per turno PNG, quando si strappano manifesti, riattaccane uno dove vuoi.
text-electric-eye = Vedi sempre le due carte Sabotaggio in cima al mazzo.
text-uberbot = Ogni manifesto sul tuo spazio vale doppio.
text-mr-postman = Una volta in ogni tuo turno, sposta un manifesto da uno spazio a un altro.
text-mt-q = Dopo il tiro per i PNG puoi tirare di nuovo entrambi i dadi, una volta.
text-wally-street = Una volta in ogni tuo turno, abbassa di 1 i Contributi per mettere un manifesto ovunque.
text-r-poly = Cominci con il primo Potenziamento del mazzo; non conta per gli obiettivi.
text-rambu = Cominci con il primo Potenziamento del mazzo; non conta per gli obiettivi.
text-the-smith = Cominci con il primo Potenziamento del mazzo; non conta per gli obiettivi.
text-vivacious = Cominci con il primo Potenziamento del mazzo; non conta per gli obiettivi.
text-zender = Prima del dado rosso mandi un Civile su un percorso a tua scelta; ignora il tiro.
text-new-treads = Il tuo movimento può coprire fino a due spazi.
text-sliding-scale = Quando un Civile sta per pagare un Premio dell'Ufficio nel tuo turno, puoi tirare il dado rosso: freccia gialla +2, freccia blu −1, X −2.
text-loudspeaker-array = Un Civile che dona sul tuo spazio dà per te 2 SPARK invece di 1.
text-wide-format-printer = Lo spazio Manifesto per te mette uno o due manifesti.
text-industrial-adhesive = Gli Oppressori non strappano i manifesti sul tuo spazio.
text-hidden-compartment = Gli Oppressori non ti multano.
text-forged-inspection-papers = Puoi attivare uno spazio con Oppressori.
text-tour-guide-protocol = Quando ti muovi puoi portare con te un Civile, che ha il suo incontro dove arrivi.
text-backup-battery = Se in questo turno non hai fatto il movimento puoi attivare due volte; allora lo perdi.
text-public-relations-firmware = Una volta in ogni tuo turno: paga 4 SPARK per 1 Reputazione.
text-a-credit-to-the-revolution = Contributi +1. Extra per 1 Reputazione: invece +3.
text-adjust-traffic-reports = Indica un dado e la faccia che mostrerà nel tuo turno PNG. Extra per 1 Reputazione: entrambi i dadi.
text-cut-the-power = Il dado nero non si usa nel tuo turno PNG. Extra per 1 Reputazione: e neppure nel prossimo.
text-false-alarm = Sposta un Oppressore in uno spazio adiacente, senza incontro. Extra per 1 Reputazione: anche tutti gli altri.
text-flash-mob = Sposta un Civile in un altro spazio qualsiasi, dove ha il suo incontro. Extra per 1 Reputazione: poi un altro.
text-raid-the-incinerator = Fino a due manifesti lasciano la Discarica per spazi qualsiasi. Extra per 1 Reputazione: quanti vuoi.
text-pirate-broadcast = 1 SPARK per ogni spazio con un manifesto. Extra per 1 Reputazione: e 2 per ogni Civile.
text-payroll-heist = 2 SPARK. Extra per 2 Reputazione: invece 6.
text-wildcat-strike = Metti fino a due manifesti della riserva su spazi qualsiasi. Extra per 1 Reputazione: fino a quattro.
text-blame-a-glitch = Reputazione +1.
text-bursar = Successo, dopo che i Contributi hanno toccato 5 (in tre) o 7 (in quattro o cinque) e sono poi tornati a 0.
text-dealer = Successo, e hai giocato almeno una carta e nessuno più di te.
text-gambler = Successo, e qualcuno ha giocato Scala Mobile o Ritocca i Bollettini del Traffico.
text-saboteur = Successo con esattamente 1 Reputazione.
text-scrapper = Successo, e in un solo turno sono finiti nella Discarica almeno 4 manifesti (in tre) o 6 (in quattro o cinque).
text-spy = Successo, e prima della rivelazione indovini gli obiettivi di altri due.
text-traffic-director = Successo con tutti gli Oppressori sullo stesso spazio.
text-turncoat = Fallimento con meno di 8 carte giocate in tutto (in quattro) o 10 (in cinque), o successo con almeno altrettante.

log-character = { $who } gioca con { $character }.
log-objective = Il tuo Obiettivo Segreto è { $objective }.
log-objective-hidden = { $who } riceve un Obiettivo Segreto.
log-started-with = { $who } comincia con { $card }.
log-peeked = { $who } vede in cima al mazzo Sabotaggio: { $cards }.
log-round = Comincia il round { $round }.
log-entered = { $npc } entra sullo spazio { $space }.
log-npc-moved = { $npc } va sullo spazio { $space }.
log-token-moved = Il segnalino d'ingresso va sullo spazio { $space }.
log-walked = { $who } va sullo spazio { $space }.
log-shifted = { $who } sposta { $other } sullo spazio { $space }.
log-activated = { $who } attiva lo spazio { $space }.
log-turn-ended = { $who } termina il turno.
log-placed = { $who } mette { $count ->
    [one] un manifesto
   *[other] { $count } manifesti
} sullo spazio { $space }.
log-carried = { $who } porta un manifesto dallo spazio { $source } allo spazio { $space }.
log-restored = { $who } riattacca un manifesto strappato sullo spazio { $space }.
log-declined = { $who } ne fa a meno.
log-funds = Fondi { $change-signed } SPARK: ora { $total }.
log-contributions = Contributi { $change-signed }: ora { $total }.
log-reputation = Reputazione { $change-signed }: ora { $total }.
log-drawn = { $who } pesca { $card }.
log-drawn-hidden = { $who } pesca una carta sullo spazio { $space }.
log-returned = { $who } rimette { $card } nel mazzo, che viene mescolato.
log-returned-hidden = { $who } rimette una carta nel mazzo, che viene mescolato.
log-kept = { $who } tiene { $card }.
log-used = { $who } usa { $card }.
log-extra = { $who } compra l'extra di { $card }.
log-dice-set = { $who } decide i dadi. Nero: { $black }. Rosso: { $red }.
log-power-cut = { $who } taglia la corrente: il dado nero riposa per { $turns ->
    [one] un turno PNG
   *[other] { $turns } turni PNG
}.
log-sent = { $who } manda avanti { $npc }: { $path }.
log-led = { $who } guida gli Oppressori: { $path }.
log-dice = I dadi di { $who }. Nero: { $black }. Rosso: { $red }.
log-dice-again = { $who } tira di nuovo. Nero: { $black }. Rosso: { $red }.
log-fined = { $npc } multa { $players ->
    [one] un robot
   *[other] { $players } robot
} sullo spazio { $space }.
log-torn = { $npc } strappa { $count ->
    [one] un manifesto
   *[other] { $count } manifesti
} sullo spazio { $space }.
log-suspected = Troppa folla sullo spazio { $space }: gli umani si insospettiscono.
log-donated = { $npc } dona { $amount } SPARK sullo spazio { $space }.
log-slid = { $who } tira per la Scala Mobile: { $face }, { $change-signed }.
log-success = La Rivoluzione riesce.
log-disgrace = La Rivoluzione ha perso l'ultima Reputazione e fallisce.
log-too-late = Sei round sono passati: la Rivoluzione fallisce.
log-guessed = { $who } dice che { $first } è { $one } e { $second } è { $two }.
log-met = { $who } era { $objective } e vince.
log-missed = { $who } era { $objective } e non vince.

end-success = La Rivoluzione è riuscita.
end-disgrace = La Rivoluzione ha perso la Reputazione ed è fallita.
end-too-late = La Rivoluzione non ha fatto in tempo ed è fallita.

finale-funds = SPARK { $funds } di { $target }, Reputazione { $reputation }.
finale-objective = { $role }: { $objective }

refuse-over = La partita è finita.
refuse-not-asked = Non tocca a te decidere.
refuse-not-now = A questo punto non si può.
refuse-taken = Qualcuno ha già quel personaggio.
refuse-moved = In questo turno hai già fatto il tuo movimento.
refuse-battery-spent = La seconda attivazione ti è costata il movimento.
refuse-not-adjacent = Nessuna linea nera porta lì.
refuse-no-guide = Solo il Protocollo Guida Turistica permette di portare un Civile.
refuse-not-here = Quel Civile non è sullo spazio da cui parti.
refuse-activated = Hai già usato la tua attivazione.
refuse-oppressed = Qui c'è un Oppressore.
refuse-no-supply = Nella riserva non ci sono manifesti.
refuse-empty-deck = Il mazzo è vuoto.
refuse-no-junk = La Discarica è vuota.
refuse-no-funds = Non ci sono SPARK da dare.
refuse-office-full = Il tracciato dei Contributi è pieno.
refuse-too-much = Non si può dare tanto: al massimo cinque alla volta, quanto avete, e fino a dieci sul tracciato.
refuse-not-your-power = Il tuo personaggio non ha questo potere.
refuse-power-used = In questo turno hai già usato il tuo potere.
refuse-no-such-seat = A quel posto non siede nessuno.
refuse-far-shift = Si può spostare qualcuno solo in uno spazio adiacente.
refuse-no-poster = Su quello spazio non ci sono manifesti.
refuse-same-space = Dev'essere un altro spazio.
refuse-no-contributions = Non ci sono Contributi da abbassare.
refuse-wally-supply = Nella riserva non ci sono manifesti.
refuse-no-firmware = Non hai il Firmware Pubbliche Relazioni.
refuse-pr-used = In questo turno l'hai già usato.
refuse-pr-funds = Servono 4 SPARK.
refuse-full-reputation = La Reputazione non può salire oltre.
refuse-not-drawn = Non hai pescato quella carta.
refuse-too-dear = La Reputazione scenderebbe a 0.
refuse-not-out = Non è ancora entrato.
refuse-no-such-face = Quel dado non ha quella faccia.
refuse-one-die = Indica un dado e una faccia.
refuse-both-dice = Indica una faccia per ciascuno dei due dadi.
refuse-not-civilian = Così si sposta solo un Civile.
refuse-not-oppressor = Così si sposta solo un Oppressore.
refuse-already-pushed = Questa carta l'ha già spostato.
refuse-not-path = I percorsi sono due, giallo e blu.
refuse-guess-others = Indica altre due persone al tavolo, diverse fra loro.
refuse-guess-names = Ogni obiettivo c'è una volta sola, e uno è il tuo.
refuse-too-few-posters = Bisogna mettere almeno un manifesto.
refuse-too-many-posters = È più di quanto puoi prendere dalla riserva.
refuse-junk-left = Nessun manifesto può restare nella Discarica.
refuse-too-many-from-junk = È più di quanto puoi prendere dalla Discarica.

why-character = È quello che aiuta di più tutto il tavolo.
why-position = Lì i Civili pagheranno probabilmente di più.
why-flee = Qui sta probabilmente per arrivare un Oppressore.
why-posters = I Civili ci passeranno prima degli Oppressori.
why-office = L'Ufficio lo restituisce nei prossimi turni.
why-push = Questa mossa rende subito, o toglie un pericolo.
why-cards = Qui una carta vale più di ogni altra cosa.
why-card = È quella che fa di più su questo tabellone.
why-upgrade = È quello che rende di più nei prossimi turni.
why-extra = L'extra vale la sua Reputazione.
why-no-extra = La Reputazione vale più dell'extra.
why-dice = Quelle facce rendono di più.
why-send = Su quel percorso trova di più.
why-lead = Quel percorso fa meno danni.
why-reroll = Difficilmente i dadi andranno peggio.
why-stand = Qui il certo è meglio.
why-restore = Lì renderà ancora SPARK.
why-no-poster = Adesso nessuno spazio ne ha bisogno.
why-slide = In media il tiro aggiunge qualcosa.
why-power = Il potere migliora le prospettive.
why-enough = Nient'altro migliora le prospettive.
why-spy = È ciò che il tavolo ha mostrato.

# Il tavolo
board-funds = Fondi
board-reputation = Reputazione
board-office = Ufficio (rende { $reward })
board-forecast = Previsione
board-forecast-about = Dove i prossimi dadi possono mandare i passanti: quante facce del dado portano lì
board-forecast-line = { $npc } verso { $to }: { $odds }.
board-next-npc = poi: { $npc }
board-posters = { $count ->
    [one] 1 manifesto
   *[other] { $count } manifesti
}
board-entry = Da qui entrano gli altri
you-choose = Scegli uno dei robot qui sopra.
you-nobody = Ancora nessuno
you-need = { $funds ->
    [0] L'obiettivo è raggiunto.
   *[other] Mancano { $funds } SPARK, { $rounds ->
        [one] resta un round
       *[other] restano { $rounds } round
     }.
 }
you-lose = Reputazione { $reputation }: a 0 tutto è perduto.
you-cards = Carte
you-at = Sei sullo spazio { $space }

### families: tell-
# Il tavolo a parole: una frase per ogni campo della vista.
tell-round = { $round ->
    [0] Si scelgono i personaggi.
   *[other] Round { $round } di { $rounds }: { $npc-turn ->
        [true] il turno PNG dopo quello di { $active-name }.
       *[false] il turno di { $active-name }.
    }
}
tell-mode = { $mode-id ->
    [secret] Ognuno ha un Obiettivo Segreto.
   *[coop] Si vince o si perde insieme.
}
tell-funds = I Fondi hanno { $funds } SPARK su { $target }; la Reputazione è { $reputation } su { $most-reputation }.
tell-contributions = L'Ufficio { $contributions ->
    [0] non ha Contributi
    [one] ha un Contributo
   *[other] ha { $contributions } Contributi
} e { $reward ->
    [0] non paga premi.
   *[other] paga un premio di { $reward }.
}
tell-supply = { $supply ->
    [0] Nella riserva non ci sono manifesti
    [one] Nella riserva c'è un manifesto
   *[other] Nella riserva ci sono { $supply } manifesti
}, nella Discarica { $junk ->
    [0] nessuno
   *[other] { $junk }
}.
tell-queue = Il prossimo a entrare, sullo spazio { $token }: { $queue-first }. { $queue-count ->
    [one] È l'ultimo.
   *[other] In tutto ne devono entrare ancora { $queue-count }, questo compreso.
}
tell-queue-none = Non entra più nessuno. Il segnalino d'ingresso sta sullo spazio { $token }.
tell-spaces = { $key }: { $posters ->
    [0] nessun manifesto
    [one] un manifesto
   *[other] { $posters } manifesti
}; { $players-count ->
    [0] nessun robot
   *[other] { $players-names }
}; { $npcs-count ->
    [0] né Civili né Oppressori.
   *[other] { $npcs }.
} Linee nere verso { $near }; freccia gialla verso { $yellow }, freccia blu verso { $blue }.
tell-players = { $character-id ->
    [none] { $who } non ha ancora un personaggio.
   *[other] { $who } gioca con { $character } e sta sullo spazio { $place }.
}{ $upgrades-count ->
    [0] { "" }
   *[other] { " " }Potenziamenti: { $upgrades }.
}{ $sabotages-count ->
    [0] { "" }
   *[other] { " " }Sabotaggi usati: { $sabotages }.
} { $played ->
    [0] Nessuna carta giocata.
    [one] Una carta giocata.
   *[other] { $played } carte giocate.
}{ $objective-id ->
    [none] { "" }
   *[other] { " " }Obiettivo Segreto: { $objective }.
}
tell-black = Il dado nero mostra una { $black }.
tell-red = Il dado rosso mostra una { $red }.
tell-set-black = Il dado nero è deciso: { $set-black }.
tell-set-red = Il dado rosso è deciso: { $set-red }.
tell-drawn = Hai pescato { $drawn }.
tell-peek = In cima al mazzo Sabotaggio vedi { $peek }.
tell-upgrade-deck = Nei mazzi restano { $upgrade-deck ->
    [0] nessun Potenziamento
    [one] un Potenziamento
   *[other] { $upgrade-deck } Potenziamenti
} e { $sabotage-deck ->
    [0] nessuna carta Sabotaggio.
    [one] una carta Sabotaggio.
   *[other] { $sabotage-deck } carte Sabotaggio.
}
tell-forecast = { $of ->
    [0] { $npc } può essere mandato verso lo spazio { $to }; nessun dado lo decide.
   *[other] { $npc } segue la { $path } verso lo spazio { $to } con { $faces ->
        [one] una faccia
       *[other] { $faces } facce
    } su { $of }.
}

### families: page-round
page-round = Round { $round }
page-round-of = Round { $round } di { $rounds }

board-supply = Manifesti di scorta: { $count }
board-junk = Discarica: { $count }
turn-move = Movimento
turn-activate = Attivazione
turn-power = Potere
turn-done = fatto
turn-open = ancora da fare
shelf = Effetti in corso
shelf-cut = { $turns ->
    [one] Niente dado nero nel prossimo turno PNG
   *[other] Niente dado nero nei prossimi { $turns } turni PNG
}
shelf-black = Il prossimo dado nero mostra { $face }
shelf-red = Il prossimo dado rosso mostra { $face }
shelf-sent = { $npc } è già andato avanti: in questo turno i dadi non lo muovono
stake-funds = SPARK { $funds } di { $target }.
stake-turn = SPARK { $funds } di { $target }; { $rounds ->
    [0] questo è l'ultimo round.
    [one] segue ancora un round.
   *[other] seguono ancora { $rounds } round.
}
stake-extra = { $card }: { $text } Ne hai { $reputation }.
stake-office = Contributi { $contributions }, pagano { $reward }; SPARK { $funds }.
thing-cost = Extra: { $value } Reputazione
finale-together = { $role }: per tutti, SPARK { $funds } di { $target }

# headlines of a round
news-suspected = Folla sullo spazio { $space }: gli umani fanno domande
news-torn = { $npc } ripulisce i muri
news-fined = { $npc } prima multa, poi chiede
news-donated = { $npc } allunga { $amount } SPARK alla causa
news-power-cut = Luci spente: { $who } stacca la spina
news-placed = Manifesti freschi: { $who } se ne intende di colla
news-quiet = Giornata tranquilla nelle strade

# Che cosa è stato degli obiettivi segreti
verdict-objectives = { $met ->
    [0] Nessuna ha raggiunto il suo Obiettivo.
    [one] Raggiunto 1 Obiettivo su { $all }.
   *[other] Raggiunti { $met } Obiettivi su { $all }.
}
