### families: phase- phase-card- topic- stamp- ask-ballot- ask-pick- field- board-aim- board-promise-

game-title = The Fully Automated Board Game: le boss
game-tagline = Due boss, ruoli segreti e nessuna promessa che vincoli. Da 5 a 10.
minute-goal = Due boss vogliono denaro, le lavoratrici i robot; qualcuna in segreto vuole altro.
minute-turn = Contratta l'ingaggio, sciopera o lavora, punta sulla Sicurezza, poi guarda che cosa viene pagato davvero.
minute-twist = Niente di ciò che si dice vincola: ogni paga riceve il timbro mantenuta o tradita. E se uno sciopero fallisce può spegnersi la luce.

### families: lesson-
# La lezione
lesson-1 = Due boss e tre lavoratrici con ruoli segreti. Tu sei la Startupper: con tre robot rossi vincono tutte le lavoratrici, ma tu da sola anche con 5 monete. Le boss hanno fatto le offerte; chiedi 2 monete a { $one }, in segreto.
lesson-2 = Ora { $one } te ne offre 2. Niente di ciò che è scritto vincola. Non chiedere altro.
lesson-3 = Scegli il lavoro: l'offerta che { $one } fa soltanto a te, o un'altra se vuoi.
lesson-4 = Adesso si può parlare dello sciopero; valgono promesse e bugie. Di' quando sei pronta.
lesson-5 = Pugno o mano aperta, mentre le boss puntano dita per la Security. Sciopera: bastano due su tre.
lesson-6 = Lo sciopero è riuscito! L'Esproprio toglie un robot blu a una boss senza Security. Vota per quello.
lesson-7 = Chi tiene il robot? Rende una moneta a turno. Vota per te, o sii generosa.
lesson-8 = Paga: { $one } ti ha dato 1 delle 2 monete promesse, e resta scritto. Hai 5 monete e sei calma: a questo controllo, uguale per tutte, puoi dichiarare e vincere da sola. Dichiara!
lesson-end = Tradimento di Classe! Nella partita vera ci sono anche l'Affitto, la Cassa di Solidarietà, una Sindaca, e da sei giocatrici una Luddista.

phase-hiring = Assunzioni
phase-strike = Sciopero
phase-production = Produzione
phase-payday = Giorno di paga
phase-rent = Affitto
phase-fund = Cassa di Solidarietà
phase-card-hiring = Assunzioni: le boss possono comprare robot a 6 monete e devono offrire contratti; le lavoratrici contrattano, poi scelgono un lavoro.
phase-card-strike = Sciopero: le boss puntano per la Security e le lavoratrici non Stressate scioperano o lavorano, tutte insieme.
phase-card-production = Produzione: le boss prendono 5 monete per ogni lavoratrice che ha lavorato e per ogni robot blu, le lavoratrici 1 per ogni robot rosso.
phase-card-payday = Giorno di paga: le boss pagano quanto vogliono, il Lavoro Pubblico dà 1 moneta con Ferie, le Ferie di tasca propria costano 2; poi la Sindaca.
phase-card-rent = Affitto: la Sindaca decide; le lavoratrici pagano 1 moneta o si Stressano, le boss pagano 2 o fanno bancarotta.
phase-card-fund = Cassa di Solidarietà: le lavoratrici possono donare monete per l'Affitto e le Ferie di tutte.

id-boss = Boss
id-prolet = Prolet
id-startupper = Startupper
id-scab = Crumira
id-luddite = Luddista
id-bosses = le boss
id-workers = le lavoratrici
id-everybody = tutte
id-nobody = nessuna
id-public-work = Lavoro Pubblico
id-strike = sciopero
id-work = lavoro
id-abstain = astensione
id-expropriation = Esproprio
id-acceleration = Accelerazione
id-wrench = Chiave inglese
id-mop = Mocio
id-laptop = Portatile
id-ladle = Mestolo
id-bicycle = Bicicletta
id-book = Libro
id-hard-hat = Casco
id-stethoscope = Stetoscopio
topic-type = tipo di sciopero
topic-target = boss da colpire
topic-recipient = custode del robot
topic-mayor = Sindaca
stamp-open = aperta
stamp-kept = mantenuta
stamp-broken = infranta
stamp-void = nulla da pretendere

ask-buy = Quanti robot ordini, a 6 monete l'uno?
ask-offers = Scrivi le tue offerte. Niente di ciò che scrivi ti vincola.
ask-revise = Rivedi le offerte, o lasciale così. L'offerta di base può solo migliorare.
ask-counter = Chiedi altre condizioni a una boss? Le leggerà soltanto lei.
ask-checkpoint = Dichiara la vittoria, o non dire nulla. La domanda è la stessa per tutte.
ask-hire = Per chi lavori in questo turno?
ask-talk = Un'ultima parola sullo sciopero? Di' quando sei pronta.
ask-bid = Quante dita per la Security? Ognuna costa una moneta per ogni tuo robot blu.
ask-vote = Pugno chiuso per scioperare, mano aperta per lavorare.
ask-ballot-type = Lo sciopero è riuscito: Esproprio o Accelerazione?
ask-ballot-target = Quale boss colpite?
ask-ballot-recipient = Chi tiene il robot?
ask-ballot-mayor = Nessuna boss l'ha meritato: quale lavoratrice sarà Sindaca?
ask-pick-type = Le scioperanti non si accordano: scegli tu il tipo di sciopero. Se siete discordi, decide { $chair }.
ask-pick-target = Le scioperanti non si accordano: scegli tu la boss da colpire. Se siete discordi, decide { $chair }.
ask-pick-recipient = Le scioperanti non si accordano: scegli tu chi tiene il robot. Se siete discordi, decide { $chair }.
ask-pick-mayor = Le lavoratrici non si accordano: scegli tu la Sindaca. Se siete discordi, decide { $chair }.
ask-rescue = A { $boss } mancano { $lacks } monete e sta per cadere. Gliele presti?
ask-eyes = Le boss hanno chiuso gli occhi e contano da dieci a zero.
ask-slip = Compila la busta paga: quanto promesso, una parte, o niente.
ask-holiday = Sei Stressata. Ti paghi le Ferie?
ask-fund-vote = La Cassa non basta per tutte. Chi va servita per prima?
ask-fund-order = I voti sono pari. In che ordine le serve la Cassa?
ask-decree = Sei Sindaca: a chi risparmi l'Affitto, e chi paga una moneta in più?
ask-request = Ti mancano { $lacks } per l'Affitto, e nella Cassa ce ne sono { $fund }. Le chiedi?
ask-donate = Quante monete dai alla Cassa di Solidarietà?

form-offers = Il tuo foglio di offerte
form-counter = Le tue controfferte
form-slip = La tua busta paga
form-decree = La tua ordinanza
form-rescue = Il tuo prestito
form-donate = La tua donazione
form-fund-order = L'ordine in cui servire
form-loan = Un prestito all'altra Boss
form-gift = Un regalo a una lavoratrice
form-bounty = Una taglia su un robot
form-show = Mostra monete
form-company = Presenta la tua azienda

move-buy = ordina robot
move-keep = lascia le offerte
move-offers = consegna le offerte
move-silent = non chiedere nulla
move-counter = fai una controfferta
move-hire = prendi il lavoro
move-ready = pronta
move-bid = punta
move-strike = sciopera
move-work = lavora
move-ballot = vota
move-pick = scegli
move-rescue = salva
move-refuse = lasciala cadere
move-sabotage = distruggi un robot
move-pass = passa
move-slip = paga
move-holiday = Ferie
move-fund-vote = vota per
move-fund-order = servi in quest'ordine
move-decree = ordina
move-request = chiedi alla Cassa
move-decline = fanne a meno
move-donate = dona
move-declare = dichiara la vittoria
move-nothing = nulla
move-loan = presta
move-gift = regala
move-bounty = metti una taglia
move-show = mostra monete
move-company = presenta l'azienda

### families: do-
do-nothing-0 = { board-say-nothing }
do-buy-1 = { $one ->
    [0] Non ordinare robot
   *[other] Ordina { $one } robot
}
do-bid-1 = Punta { $one ->
    [one] { $one } dito
   *[other] { $one } dita
}
do-donate-1 = { $one ->
    [0] Non donare niente
    [one] Dona { $one } moneta
   *[other] Dona { $one } monete
}
do-hire-2 = Prendi l'offerta di base di { $one }
do-hire-3 = { $two ->
    [private] Prendi l'offerta privata di { $one }
   *[other] Prendi l'offerta { $three } di { $one }
}

log-role-dealt = { $who } è { $role }.
log-role-dealt-hidden = { $who } riceve un ruolo segreto.
log-boss-shown = { log-role-dealt }
log-lead-chosen = { $who } è la prima capofila.
log-round-began = Turno { $number }. Capofila: { $lead }; presiede { $chair }.
log-phase-began = { $phase }
log-company-named = { $who } presenta la sua azienda: { $words }
log-robots-bought = { $who } ordina { $ordered ->
    [one] un robot
   *[other] { $ordered } robot
} e ne riceve { $got }.
log-offer-made = { $who } offre a { $to }: stipendio { $wage }{ $holiday ->
    [true] { " " }con Ferie
   *[false] { "" }
}{ $slots ->
    [0] , per quante vogliono
    [one] , un posto
   *[other] , { $slots } posti
}. { $words }
log-private-offer-made = { log-offer-made }
log-offer-withdrawn = { $who } ritira l'offerta a { $to }: stipendio { $wage }{ $holiday ->
    [true] { " " }con Ferie
   *[false] { "" }
}.
log-private-offer-withdrawn = { log-offer-withdrawn }
log-counter-made = { $who } chiede a { $boss }: { $wage }{ $holiday ->
    [true] { " " }con Ferie
   *[false] { "" }
}. { $words }
log-hired = { $who } va da { $job }: stipendio { $wage }{ $holiday ->
    [true] { " " }con Ferie
   *[false] { "" }
}.
log-bid = { $who } mostra { $fingers ->
    [one] un dito
   *[other] { $fingers } dita
} e paga { $paid }.
log-security-given = Security: { $who }.
log-voted = { $who }: { $vote }.
log-strike-counted = { $strikers ->
    [0] Nessuna sciopera.
   *[other] { $strikers } in sciopero, ne servono { $needed }: { $success ->
        [true] lo sciopero riesce.
       *[false] fallisce.
    }
}
log-balloted = { $who } vota ({ $topic }): { $choice }.
log-decided = Deciso ({ $topic }), da { $by }: { $choice }.
log-strike-idle = Lo sciopero riesce, ma non c'è nulla che possa fare.
log-expropriated = Un robot di { $boss } è espropriato e va a { $who }.
log-accelerated = { $boss } deve comprare subito un robot.
log-robot-destroyed = { $who } distrugge un robot di { $owner }.
log-robot-destroyed-hidden = Quando gli occhi si riaprono, un robot di { $owner } non c'è più.
log-nothing-destroyed = Il conto è finito. Non è successo nulla.
log-could-not-pay-hidden = { $boss } non può pagare.
log-could-not-pay = { $boss } non può pagare: { $coins ->
    [one] manca una moneta
   *[other] mancano { $coins } monete
}.
log-rescued-hidden = { $rival } salva { $boss }.
log-rescued = { $rival } presta { $coins } a { $boss } e la salva.
log-bankrupt = { $boss } è in bancarotta. Le lavoratrici prendono { $robots ->
    [one] il suo robot
   *[other] i suoi { $robots } robot
}.
log-produced = { $who } prende { $coins } dalla Banca.
log-slip-paid = { $boss } paga a { $who } { $paid } su { $wage }{ $holiday ->
    [true] { $granted ->
        [true] , con le Ferie
       *[false] , Ferie non concesse
    }
   *[false] { "" }
} ({ $stamp }).
log-given-hidden = { $boss } regala { $coins } a { $who }.
log-given = { $boss } regala { $coins } a { $who }. { $words }
log-public-paid = Il Lavoro Pubblico paga { $coins } a { $who }, con le Ferie.
log-holiday-bought = { $who } si paga le Ferie: { $own } di tasca sua, { $fund } dalla Cassa.
log-holiday-cancelled = La Cassa non ha potuto servire { $who }: niente Ferie.
log-fund-voted = { $who } vuole che sia servita { $choice }.
log-fund-ordered = { $chair } fa servire per prima { $who }.
log-mayor-named = Sindaca: { $who }.
log-decreed = { $who } ordina: { $exempt ->
    [0] nessuna esente
    [one] esente dall'Affitto: { $seats }
   *[other] esenti dall'Affitto: { $seats }
}; una moneta in più: { $surcharged }.
log-fund-requested = { $who } { $asked ->
    [true] chiede alla Cassa.
   *[false] non chiede alla Cassa.
}
log-rent-paid = { $who } paga l'Affitto: { $own } di tasca sua, { $fund } dalla Cassa.
log-stressed = { $who } è Stressata.
log-donated = { $who } dona { $coins }.
log-lent = { $boss } presta { $coins }, da restituire: { $repay }. { $words }
log-bounty-posted = { $boss } promette a { $to } { $coins } per un robot di { $target }. { $words }
log-coins-shown = { $boss } mostra { $coins } monete.
log-declared = { $who } dichiara la vittoria.
log-fund-taken = { $who } prende tutta la Cassa di Solidarietà: { $coins }.
log-role-shown = { $who } era { $role }.

end-boss = Una boss ha raggiunto il suo traguardo. Le Crumire che hanno lavorato per lei in questo round vincono con lei.
end-startupper = Tradimento di Classe: una Startupper ha risparmiato abbastanza per mettersi in proprio.
end-luddite = Tre robot sono rottami: vince la Luddista.
end-together = Più giocatrici hanno raggiunto le loro condizioni nello stesso momento e vincono insieme.
end-collective = Completa automazione: tanti robot quante lavoratrici. Vincono tutte le lavoratrici. Le monete con cui avete giocato, datele magari a un vero sindacato o progetto sociale.
end-monopoly-workers = Una boss è in bancarotta e le lavoratrici hanno abbastanza robot: vincono tutte le lavoratrici. Le monete con cui avete giocato, datele magari a un vero sindacato o progetto sociale.
end-monopoly-boss = Una boss è in bancarotta, e l'altra ha il suo Monopolio.
end-no-boss = Entrambe le boss sono in bancarotta: vincono tutte le lavoratrici. Le monete con cui avete giocato, datele magari a un vero sindacato o progetto sociale.
end-guard = Trenta turni sono passati, e nessuna ha vinto.

finale-boss = Monete di { $who }: { $count } di { $goal }.
finale-startupper = Risparmi di { $who }: { $count } di { $goal } monete.
finale-luddite = Robot rottamati: { $count } di { $goal }.
finale-prolet = Robot dei lavoratori: { $count } di { $goal }.
finale-aim = { $role }: { $count } di { $goal }
finale-role = { $role }

refuse-over = La partita è finita.
refuse-not-asked = Ora non ti viene chiesto nulla.
refuse-not-now = Non è ciò che ti viene chiesto ora.
refuse-bosses-only = Può farlo solo una boss.
refuse-workers-only = Può farlo solo una lavoratrice.
refuse-words = Le parole devono stare in una riga di al massimo 200 caratteri.
refuse-too-dear = Non puoi pagare tanti robot.
refuse-no-supply = Non restano tanti robot.
refuse-too-many-offers = Al massimo otto offerte oltre a quella di base.
refuse-wage = Uno stipendio è un numero da 0 a 99.
refuse-slots = Un'offerta ha da 1 a 8 posti o nessun limite; una privata ha un posto, quella di base nessun limite.
refuse-not-to-a-worker = Un'offerta è per tutte, o per una lavoratrice.
refuse-standing-worse = L'offerta di base può solo migliorare.
refuse-not-a-boss = Una controfferta va a una boss.
refuse-counter-twice = Una sola controfferta per ciascuna boss.
refuse-no-such-offer = Per te non c'è un'offerta così.
refuse-no-slot = I posti di quell'offerta sono tutti presi.
refuse-public-full = Il Lavoro Pubblico non ha più posti.
refuse-bid-range = Hai cinque dita con cui puntare.
refuse-bid-too-dear = Non potresti pagare quella puntata.
refuse-not-an-option = Non è fra le scelte.
refuse-not-enough-help = Non basterebbe a salvarla.
refuse-cannot-help = Non hai tante monete.
refuse-not-the-luddite = Solo la Luddista, e solo se ha scioperato, può distruggere un robot.
refuse-not-a-target = Non ha robot che si possano distruggere.
refuse-not-your-worker = Non lavora per te.
refuse-worker-twice = Ogni lavoratrice sta una volta sola sulla busta paga.
refuse-no-holiday = Il suo Contratto non prevede Ferie.
refuse-slip-too-dear = Non hai tante monete da pagare.
refuse-bad-gift = Un regalo è di almeno una moneta, a una lavoratrice, e non più di quante ne hai.
refuse-holiday-price = Le Ferie costano due monete.
refuse-holiday-own = Non hai tante monete.
refuse-holiday-fund = Nella Cassa non ci sono tante monete.
refuse-no-requester = Lei non chiede nulla alla Cassa.
refuse-bad-order = Metti in ordine esattamente le lavoratrici alla pari.
refuse-surcharge-exempt = Una giocatrice esente non può avere il sovrapprezzo.
refuse-no-such-seat = Non c'è un posto così.
refuse-donate-too-much = Non hai tante monete.
refuse-declare-later = Puoi dichiarare al prossimo punto di dichiarazione; una boss anche finché i prestiti sono aperti.
refuse-nothing-to-declare = Non hai ancora nulla da dichiarare.
refuse-loan-closed = Ora non si fanno prestiti.
refuse-loan-committed = Hai già consegnato quanto pagherai.
refuse-loan-amount = Presta almeno una moneta, e non più di quante ne hai.
refuse-workers-give-nothing = Le lavoratrici non possono dare monete a nessuna; possono solo donare alla Cassa.
refuse-gift-closed = I regali si fanno finché le offerte sono aperte, o nella busta paga.
refuse-bounty-closed = Le taglie si mettono fra le offerte e il voto.
refuse-bad-bounty = Una taglia va da 1 a 99 monete, per una lavoratrice o per tutte, su una giocatrice al tavolo.
refuse-show-closed = Ora non si mostrano monete.
refuse-show-too-much = Puoi mostrare solo ciò che hai.
refuse-company-closed = Le aziende si presentano prima delle prime assunzioni.

field-to = Per
field-wage = Stipendio
field-holiday = Ferie
field-slots = Posti (0: senza limite)
field-promise = Promessa a parole
field-standing-wage = Stipendio dell'offerta di base
field-standing-holiday = Ferie nell'offerta di base
field-standing-promise = Parole dell'offerta di base
field-rows = Offerte
field-boss = Boss
field-words = Parole
field-coins = Monete
field-exempt = Esenti dall'Affitto
field-surcharge = Una moneta in più
field-worker = Lavoratrice
field-note = Nota
field-pays = Paga
field-gifts = Regali
field-repay = Da restituire
field-target = Un robot di
field-company = Nome e presentazione

why-ask-for-more = Chiedere non costa nulla, e forse lo concede.
why-attract = Qualche posto migliore attira lavoratrici, e ognuna vale cinque monete.
why-away-from-the-rich = Il robot fa meno danni in mano alla più povera.
why-best-pay = Paga meglio, per quanto ci si possa fidare della sua parola.
why-break-blue = Un robot distrutto conta per tutte le lavoratrici, e per la Luddista.
why-break-red = Ogni robot distrutto avvicina il terzo.
why-cannot-afford = Pagare tutto ti lascerebbe troppo scoperta.
why-cannot-help = Non hai quanto le manca.
why-content = Hai già chiesto, o hai già un'offerta tutta tua.
why-declare = La tua condizione è raggiunta: dichiarare vince.
why-expropriate = Un robot in più dalla parte delle lavoratrici.
why-follow-the-winner = Il posto di una Crumira è con la boss che sta per vincere.
why-harmless = Da Sindaca la lavoratrice più povera ti fa meno danno.
why-hit-the-rival = Che colpisca l'altra boss.
why-hit-the-stronger = La boss più forte si può indebolire senza fare un Monopolio.
why-in-turn = La precedenza delle lavoratrici è un ordine equo come un altro.
why-keep-a-reserve = Un'Accelerazione costa sei monete e l'Affitto due: tienile.
why-keep-it = Le monete servono di più nella tua tasca.
why-keep-my-word = Un Contratto rispettato riporta lavoratrici, e forse la carta Sindaca.
why-last-mile = Puoi vincere al prossimo turno: ora conta ogni moneta.
why-last-robot = Ancora un robot e vincono tutte le lavoratrici.
why-me = Di te puoi fidarti.
why-monopoly = La sua caduta ti fa vincere.
why-nearly-there = L'incasso di questo turno dovrebbe bastare: non comprare altro.
why-no-majority = Troppe sono Stressate: uno sciopero non può riuscire.
why-no-monopoly = Se quella boss cadesse ora vincerebbe l'altra: risparmiale l'Affitto.
why-no-more-red = Le lavoratrici sono vicine al loro numero: niente robot rossi per loro.
why-nothing = Non c'è altro da fare.
why-nothing-to-protect = Senza robot non c'è nulla da proteggere.
why-nothing-to-win = Nessun robot si potrebbe spostare: uno sciopero non darebbe nulla.
why-offers-stand = Le tue offerte reggono.
why-outbid = Concedi ciò che è modesto, e non lasciar brillare l'offerta della rivale.
why-protect = I tuoi robot valgono quelle dita.
why-public-work = Il Lavoro Pubblico paga di sicuro, e riposa.
why-ready = È stato detto tutto.
why-rest = Solo chi è calma può scioperare o dichiarare.
why-robots-pay = Un robot si ripaga in due turni, e te lo puoi permettere.
why-ruin = L'altra boss non può pagare, e con la sua caduta vinci tu.
why-ruin-a-boss = Non può pagare, e la sua caduta dà abbastanza robot alle lavoratrici.
why-save-her = Se cade vincono le lavoratrici: prestale quanto le manca.
why-save-up = Ogni moneta avvicina la Startupper alla sua attività.
why-serve-my-boss = Aiuta la boss per cui lavori; vinci con lei.
why-solidarity = Una moneta nella Cassa tiene calma una compagna.
why-spare-mine = L'unico robot a portata è il tuo.
why-stay-calm = Chi è Stressata non può scioperare: prendi la moneta della Cassa.
why-stay-with-the-boss = Una Crumira vince solo se lavora.
why-stress-is-fine = Lo Stress non impedisce a una Crumira di vincere.
why-strike = È con gli scioperi che le lavoratrici ottengono robot.
why-tax-the-leader = La boss in testa paga una moneta in più.
why-tax-the-rich = La lavoratrice più ricca è la più vicina ad andarsene da sola.
why-the-poorest = La più povera ne ha più bisogno.
why-thieves = Una Startupper potrebbe rubare la Cassa e vincere.
why-third-robot = Il terzo robot distrutto fa vincere la Luddista.
why-tire-them = Chi non può pagare si Stressa, e chi è Stressata non può scioperare.
why-stop-a-boss = Senza il tuo lavoro in questo turno non arriva al traguardo.

# The board
board-tower = Ufficio di { $who }
board-square = La piazza delle lavoratrici
board-chair = presiede
board-lead = guida
board-coins = monete
board-hidden-coins = monete nascoste
board-target = di { $count } per vincere
board-proven = mostrate { $count }
board-blue = robot blu: { $count }
board-red = robot rossi: { $count }
board-no-robots = nessun robot
board-security = Sicurezza
board-mayor = Sindaca
board-kept = mantenute { $count }
board-broken = tradite { $count }
board-desk = Ufficio assunzioni
board-standing = offerta di base
board-offer = altra offerta
board-private = offerta privata
board-letter-to = per { $who }
board-staff = al lavoro:
board-terms = stipendio { $wage }
board-terms-holiday = stipendio { $wage } con Ferie
board-stressed = Stressata
board-no-job = non assunta
board-paid = pagati { $paid } su { $wage }
board-exempt = niente affitto
board-claims = chiede al Fondo { $count }
board-suspect = scioperava ogni volta che un robot è stato distrutto
board-automated = Robot dalla parte delle lavoratrici
board-majority = per lo sciopero ne servono { $count }
board-places = liberi { $free } posti su { $all }
board-fund = Fondo Sindacale: { $count }
board-scrap = rottami: { $count } su 3
board-supply = robot in negozio: { $count }
board-supply-short = in negozio
board-aim = finora
board-aim-boss = Vinci con { $goal } monete, o quando l'altra Boss cade. I tuoi Crumiri vincono con te.
board-aim-prolet = Vinci con tutte le lavoratrici: { $goal } robot presi o rotti.
board-aim-startupper = Vinci da sola con { $goal } monete e senza Stress, o con tutte le lavoratrici.
board-aim-scab = Vinci con la Boss per cui lavori, se vince mentre sei assunta.
board-aim-luddite = Vinci quando { $goal } robot sono rottami, o con tutte le lavoratrici.
board-seen = L'hai visto: { $who } è Luddista.
board-buy = { $count ->
    [0] Nessun robot
    [one] Un robot: { $cost } monete
   *[other] { $count } robot: { $cost } monete
}
board-bid = { $count ->
    [0] nessun dito
    [one] 1 dito × { $unit } = { $cost }
   *[other] { $count } dita × { $unit } = { $cost }
}
board-bid-shown = dita mostrate: { $count }
board-palm = Lavoro
board-palm-about = Mano aperta: lavori e, forse, ti pagano.
board-fist = Sciopero
board-fist-about = Pugno: servono { $majority } scioperanti. Se fallisce resti lì col pugno alzato.
board-expropriation-about = Un robot di una Boss passa alle lavoratrici.
board-acceleration-about = Una Boss deve comprare subito un robot, o cade.
board-say-nothing = Non dire niente
board-promised = promesso
board-pay-agreed = Come pattuito
board-pay-nothing = Niente
board-no-staff = In questo round nessuna lavora per te.
board-slip-total = { $total } delle tue { $purse } monete
board-slip-honest = Ogni promessa è mantenuta.
board-slip-broken = Parola tradita con { $who }.
board-hand-over = Consegna le buste
board-sign-decree = Firma l'ordinanza
board-donate = Nella ciotola: { $count } su { $have }
board-donate-now = Dai { $count }
board-offers-hint = Scrivi le offerte qui sotto. Clicca una lavoratrice per cominciare un'offerta privata; niente di ciò che scrivi ti vincola.
board-promise-line = una promessa a parole
board-slip-more = un altro foglietto (ne restano { $left })
board-wire-counter = Spediscile
board-pin-offers = Appendi le offerte
board-counter-hint = Clicca la torre di una Boss per chiederle altre condizioni, o scrivi qui sotto. Leggerà solo lei.
board-telegrams = Telegrammi
board-telegram = { $worker } chiede a { $boss } { $wage }.
board-telegram-holiday = { $worker } chiede a { $boss } { $wage } con Ferie.
board-blackout = Occhi chiusi
board-decoy = Ogni schermo è buio e mostra gli stessi pulsanti. Toccane uno, o nessuno: nessuno può sapere che cosa voleva dire.
board-ledger = Registro delle promesse ({ $count })
board-promise-contract = { $boss } ha promesso a { $other } uno stipendio di { $coins }.
board-promise-bounty = { $boss } ha promesso a { $other } { $coins } per un robot di { $target }.
board-promise-gift = { $boss } ha regalato a { $other } { $coins }.
board-promise-loan = { $boss } ha prestato a { $other } { $coins }; dovrebbero tornarne { $extra }.
id-all = tutte
id-none = nessuno
