### families: phase- phase-card- topic- mayor- stamp- promised- ask-ballot- ask-pick- field- board-aim- board-promise- zone- shelf- text- news- pack-

game-title = The Fully Automated Board Game: le boss
game-tagline = Due boss, ruoli segreti e nessuna promessa che vincoli. Da 5 a 10.
pack-rent-free = Senza affitto
minute-goal = Due boss vogliono denaro, le lavoratrici i robot; qualcuna in segreto vuole altro.
minute-turn = Contratta l'ingaggio, sciopera o lavora, punta sulla Security, poi guarda che cosa viene pagato davvero.
minute-twist = Niente di ciò che si dice vincola: ogni paga riceve il timbro mantenuta o tradita. E se uno sciopero fallisce può spegnersi la luce.

### families: lesson-
# La lezione
lesson-1 = Due boss e tre lavoratrici con ruoli segreti. Tu sei la Startupper: con tre robot rossi vincono tutte le lavoratrici, ma calma e con 5 monete, contando la Cassa di Solidarietà, vinci anche per conto tuo. Le boss hanno fatto le offerte: chiedi 2 monete a { $one }, in segreto.
lesson-2 = Ora { $one } te ne offre 2. Niente di ciò che è scritto vincola. Non chiedere altro.
lesson-3 = Scegli il lavoro: l'offerta che { $one } fa soltanto a te, o un'altra se vuoi.
lesson-4 = Adesso si può parlare dello sciopero; valgono promesse e bugie. Di' quando sei pronta.
lesson-5 = Pugno o mano aperta, mentre le boss puntano dita per la Security. Sciopera: bastano due su tre.
lesson-6 = Lo sciopero è riuscito! L'Esproprio toglie un robot blu a una boss senza Security. Vota per quello.
lesson-7 = Chi tiene il robot? Rende una moneta a turno. Vota per te, o sii generosa.
lesson-8 = Giorno di Paga: { $one } ti ha dato 1 delle 2 monete promesse, e resta scritto. Hai 5 monete e sei calma. In questo momento la domanda è la stessa per tutte, e tu puoi dichiarare e vincere. Dichiara!
lesson-end = Tradimento di Classe! Nella partita vera ci sono anche l'Affitto, la Cassa di Solidarietà, una Sindaca, e da sei giocatrici una Luddista.

phase-hiring = Assunzioni
phase-strike = Sciopero
phase-production = Produzione
phase-payday = Giorno di Paga
phase-rent = Affitto
phase-fund = Cassa di Solidarietà
phase-card-hiring = Assunzioni: le boss possono comprare robot a 6 monete e devono offrire contratti; le lavoratrici contrattano, poi scelgono un lavoro.
phase-card-strike = Sciopero: le boss puntano per la Security e le lavoratrici non Stressate scioperano o lavorano, tutte insieme.
phase-card-production = Produzione: le boss prendono 5 monete per ogni lavoratrice che ha lavorato e per ogni robot blu, le lavoratrici 1 per ogni robot rosso.
phase-card-payday = Giorno di Paga: le boss pagano quanto vogliono, il Lavoro Pubblico dà 1 moneta con Ferie, le Ferie di tasca propria costano 2; poi la Sindaca.
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
id-abstain = nessun voto
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
topic-type = il tipo di sciopero
topic-target = la boss da colpire
topic-recipient = chi tiene il robot
topic-mayor = la Sindaca
stamp-open = aperta
stamp-kept = mantenuta
stamp-broken = tradita
stamp-void = nulla di dovuto
promised-contract = Stipendio
promised-contract-too = Ferie
promised-bounty = Ricompensa
promised-bounty-too = Bersaglio
promised-gift = Regalo
promised-gift-too = Regalo
promised-loan = Restituzione
promised-loan-too = Restituzione

ask-buy = Quanti robot ordini? Costano { $price } monete l'uno; tu hai { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
ask-offers = Scrivi le tue offerte. Niente di ciò che scrivi ti vincola.
ask-revise = Rivedi le offerte, o lasciale così. L'offerta di base può solo migliorare.
ask-counter = Chiedi altre condizioni a una boss? Le leggerà soltanto lei.
ask-checkpoint = Dichiari la vittoria, o non dici nulla? La domanda è la stessa per tutte.
ask-hire = Per chi lavori in questo turno?
ask-talk = Un'ultima parola sullo sciopero? Di' quando sei pronta.
ask-bid = Quante dita per la Security? Ogni dito costa { $unit ->
    [one] 1 moneta
   *[other] { $unit } monete
}; tu hai { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
ask-vote = Pugno o mano aperta? Per lo sciopero { $needed ->
    [one] serve 1 pugno
   *[other] servono { $needed } pugni
}.
ask-ballot-type = Lo sciopero è riuscito: Esproprio o Accelerazione?
ask-ballot-target = Quale boss deve colpire lo sciopero?
ask-ballot-recipient = Chi tiene il robot espropriato?
ask-ballot-mayor = Nessuna boss l'ha meritato: quale lavoratrice sarà Sindaca?
ask-pick-type = Le scioperanti non si accordano: scegli tu il tipo di sciopero. Se voi boss siete discordi, decide { $chair }.
ask-pick-target = Le scioperanti non si accordano: scegli tu la boss da colpire. Se voi boss siete discordi, decide { $chair }.
ask-pick-recipient = Le scioperanti non si accordano: scegli tu chi tiene il robot. Se voi boss siete discordi, decide { $chair }.
ask-pick-mayor = Le lavoratrici non si accordano: scegli tu la Sindaca. Se voi boss siete discordi, decide { $chair }.
ask-rescue = A { $boss } { $lacks ->
    [one] manca 1 moneta
   *[other] mancano { $lacks } monete
}. { $enough ->
    [0] Tu non ne hai tante: non puoi salvarla dalla bancarotta.
   *[other] Gliele presti, o la lasci fallire?
}
ask-eyes = Le boss hanno chiuso gli occhi e contano da dieci a zero. Quello che succede ora lo vedono solo le lavoratrici.
ask-slip = Compila la busta paga: quanto promesso, una parte, o niente.
ask-holiday = Sei Stressata. Paghi { $price } monete per le Ferie?
ask-fund-vote = Nella Cassa { $fund ->
    [one] c'è 1 moneta, che non basta
   *[other] ci sono { $fund } monete, che non bastano
} per tutte. Chi va servita per prima?
ask-fund-order = I voti sono pari: in che ordine la Cassa serve le lavoratrici?
ask-decree = Sei Sindaca: a chi risparmi l'Affitto, e chi paga una moneta in più?
ask-request = Per l'Affitto { $lacks ->
    [one] ti manca 1 moneta
   *[other] ti mancano { $lacks } monete
}, e la Cassa di Solidarietà ne ha { $fund }. Le chiedi? Se no, ti Stressi.
ask-donate = { $coins ->
    [one] Hai 1 moneta: la dai alla Cassa di Solidarietà?
   *[other] Hai { $coins } monete: quante ne dai alla Cassa di Solidarietà?
}

form-offers = Il tuo foglio di offerte
form-counter = Le tue controfferte
form-slip = La tua busta paga
form-decree = La tua ordinanza
form-rescue = Il tuo prestito
form-donate = La tua donazione
form-fund-order = L'ordine in cui servire
form-loan = Un prestito all'altra boss
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
move-refuse = lasciala fallire
move-sabotage = distruggi un robot
move-pass = non distruggere nulla
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

log-role-dealt = { $who } riceve il ruolo di { $role }.
log-role-dealt-hidden = { $who } riceve un ruolo segreto.
log-boss-shown = { $who } scopre la sua carta: { $role }.
log-lead-chosen = { $who } è sorteggiata come prima capofila.
log-round-began = Turno { $number }. Capofila è { $lead }; se le boss sono discordi decide { $chair }.
log-phase-began = { $phase }
log-company-named = { $who } presenta la sua azienda: { $words }
log-robots-bought = { $who } { $ordered ->
    [0] non ordina robot
    [one] ordina 1 robot e ne riceve { $got }
   *[other] ordina { $ordered } robot e ne riceve { $got }
}.
log-offer-made = { $who } offre a { $to } { $wage ->
    [0] niente stipendio
    [one] 1 moneta
   *[other] { $wage } monete
}{ $holiday ->
    [true] { " " }con Ferie
   *[false] { "" }
}{ $slots ->
    [0] , per quante vogliono
    [one] , un posto
   *[other] , { $slots } posti
}.{ $words-count ->
    [0] { "" }
   *[other] { " " }«{ $words }»
}
log-private-offer-made = { log-offer-made }
log-offer-withdrawn = { $who } ritira l'offerta a { $to }: { $wage ->
    [0] niente stipendio
    [one] 1 moneta
   *[other] { $wage } monete
}{ $holiday ->
    [true] { " " }con Ferie
   *[false] { "" }
}.
log-private-offer-withdrawn = { log-offer-withdrawn }
log-counter-made = { $who } chiede a { $boss } { $wage ->
    [0] niente stipendio
    [one] 1 moneta
   *[other] { $wage } monete
}{ $holiday ->
    [true] { " " }con Ferie
   *[false] { "" }
}.{ $words-count ->
    [0] { "" }
   *[other] { " " }«{ $words }»
}
log-hired = { $who } va al lavoro: { $job }, { $wage ->
    [0] niente stipendio
    [one] 1 moneta
   *[other] { $wage } monete
}{ $holiday ->
    [true] { " " }con Ferie
   *[false] { "" }
}.
log-bid = { $who } { $fingers ->
    [0] non mostra dita e non paga nulla
    [one] mostra 1 dito e paga { $paid ->
        [one] 1 moneta
       *[other] { $paid } monete
    }
   *[other] mostra { $fingers } dita e paga { $paid } monete
}.
log-security-given = Protetta dalla Security: { $who }.
log-voted = { $who } mostra la mano: { $vote }.
log-strike-counted = { $strikers ->
    [0] Nessuna sciopera.
    [one] Sciopera 1 lavoratrice, { $needed ->
        [one] ne serviva 1
       *[other] ne servivano { $needed }
    }: { $success ->
        [true] lo sciopero riesce.
       *[false] lo sciopero fallisce.
    }
   *[other] Scioperano { $strikers } lavoratrici, { $needed ->
        [one] ne serviva 1
       *[other] ne servivano { $needed }
    }: { $success ->
        [true] lo sciopero riesce.
       *[false] lo sciopero fallisce.
    }
}
log-balloted = { $who } vota { $topic }: { $choice }.
log-decided = { $by } scelgono { $topic }: { $choice }.
log-strike-idle = Lo sciopero riesce, ma non c'è nulla che possa fare.
log-expropriated = Le scioperanti espropriano un robot di { $boss }: ora lo tiene { $who }.
log-accelerated = Lo sciopero costringe { $boss } a comprare subito un robot, per 6 monete.
log-robot-destroyed = { $who } distrugge un robot di { $owner }. Tutte le lavoratrici l'hanno vista.
log-robot-destroyed-hidden = Quando gli occhi si riaprono, un robot di { $owner } non c'è più.
log-nothing-destroyed = Il conto è finito. Non è successo nulla.
log-could-not-pay-hidden = { $boss } non può pagare.
log-could-not-pay = { $boss } non può pagare: { $coins ->
    [one] le manca 1 moneta
   *[other] le mancano { $coins } monete
}.
log-rescued-hidden = { $rival } presta a { $boss } quanto le manca e la salva.
log-rescued = { $rival } presta a { $boss } { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
} e la salva.
log-bankrupt = { $boss } è in bancarotta. { $robots ->
    [0] Non aveva più robot.
    [one] Le lavoratrici prendono il suo robot.
   *[other] Le lavoratrici prendono i suoi { $robots } robot.
}
log-produced = { $who } guadagna { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
} con la produzione.
log-slip-paid = { $boss } paga a { $who } { $paid } su { $wage ->
    [one] 1 moneta
   *[other] { $wage } monete
}{ $holiday ->
    [true] { $granted ->
        [true] , con le Ferie
       *[false] { $stamp ->
            [mantenuta] , senza Ferie perché era già calma
           *[other] , senza le Ferie promesse
        }
    }
   *[false] { "" }
} ({ $stamp ->
    [mantenuta] promessa mantenuta
    [tradita] promessa tradita
   *[other] { $stamp }
}).
log-given-hidden = { $boss } regala a { $who } { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
log-given = { $boss } regala a { $who } { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.{ $words-count ->
    [0] { "" }
   *[other] { " " }«{ $words }»
}
log-public-paid = Il Lavoro Pubblico paga a { $who } { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
} e le concede le Ferie.
log-holiday-bought = { $who } si paga le Ferie{ $fund ->
    [0] { " " }con { $own } monete di tasca sua
   *[other] : { $own } di tasca sua, { $fund } dalla Cassa
}, ed è calma.
log-holiday-cancelled = La Cassa non ha potuto servire { $who }, che resta senza Ferie e tiene le sue monete.
log-fund-voted = { $who } vuole che sia servita per prima { $choice }.
log-fund-ordered = { $chair } risolve la parità: la Cassa serve per prima { $who }.
log-mayor-named = Sindaca: { $who }. { $why }
log-decreed = { $who } decide da Sindaca. Niente Affitto: { $exempt ->
    [0] per nessuna
   *[other] { $seats }
}. Una moneta in più: { $surcharged }.
log-fund-requested = { $who } { $asked ->
    [true] chiede alla Cassa aiuto per l'Affitto.
   *[false] non chiede alla Cassa.
}
log-rent-paid = { $who } paga { $fund ->
    [0] { $own ->
        [one] 1 moneta
       *[other] { $own } monete
    } di Affitto
   *[other] l'Affitto: { $own } di tasca sua, { $fund } dalla Cassa
}.
log-stressed = { $who } non può pagare l'Affitto e si Stressa.
log-donated = { $who } { $coins ->
    [0] non dona nulla alla Cassa di Solidarietà
    [one] dona 1 moneta alla Cassa di Solidarietà
   *[other] dona { $coins } monete alla Cassa di Solidarietà
}.
log-lent = { $boss } presta a { $rival } { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}, da restituire: { $repay }.{ $words-count ->
    [0] { "" }
   *[other] { " " }«{ $words }»
}
log-bounty-posted = { $boss } promette a { $to } { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
} per un robot di { $target }.{ $words-count ->
    [0] { "" }
   *[other] { " " }«{ $words }»
}
log-coins-shown = { $boss } dimostra di avere almeno { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
log-declared = { $who } dichiara la vittoria.
log-fund-taken = { $who } prende tutta la Cassa di Solidarietà: { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
log-role-shown = { $who } scopre la sua carta: { $role }.

end-boss = Una boss ha raggiunto il suo traguardo.
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
finale-prolet = Robot delle lavoratrici: { $count } di { $goal }.
finale-aim = { $role }: { $count } di { $goal }
finale-role = { $role }

refuse-over = La partita è finita.
refuse-not-asked = In questo momento non hai nulla da decidere.
refuse-not-now = Non è ciò che ti viene chiesto ora.
refuse-bosses-only = Può farlo solo una boss.
refuse-workers-only = Può farlo solo una lavoratrice.
refuse-words = Le parole devono stare in una riga di al massimo 200 caratteri.
refuse-too-dear = Un robot costa 6 monete: non puoi pagarne tanti.
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
refuse-cannot-help = Non hai tante monete da prestare.
refuse-not-the-luddite = Solo la Luddista, e solo se ha scioperato, può distruggere un robot.
refuse-not-a-target = Non ha robot che si possano distruggere.
refuse-not-your-worker = In questo turno non lavora per te.
refuse-worker-twice = Ogni lavoratrice sta una volta sola sulla busta paga.
refuse-no-holiday = Il suo Contratto non prevede Ferie.
refuse-slip-too-dear = Le tue buste paga superano le monete che hai.
refuse-bad-gift = Un regalo è di almeno una moneta, a una lavoratrice, e non più di quante ne hai.
refuse-holiday-price = Le Ferie costano due monete, né più né meno.
refuse-holiday-own = Non hai tante monete di tasca tua.
refuse-holiday-fund = Nella Cassa non ci sono tante monete.
refuse-no-requester = Quella lavoratrice non chiede nulla alla Cassa.
refuse-bad-order = Metti in fila le lavoratrici a pari voti, ognuna una volta sola.
refuse-surcharge-exempt = A chi è esente dall'Affitto non puoi chiedere una moneta in più.
refuse-no-such-seat = A quel posto non siede nessuna.
refuse-donate-too-much = Non puoi donare più monete di quante ne hai.
refuse-declare-later = Puoi dichiarare quando viene chiesto a tutte; una boss anche finché si fanno prestiti.
refuse-nothing-to-declare = La tua condizione per vincere non è ancora raggiunta.
refuse-loan-closed = Ora non si fanno prestiti.
refuse-loan-committed = Hai già consegnato le buste paga.
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
why-no-monopoly = Se quella boss fallisse ora vincerebbe l'altra: risparmiale l'Affitto.
why-no-more-red = Le lavoratrici sono vicine al loro numero: niente robot rossi per loro.
why-nothing = Non c'è altro da fare.
why-nothing-to-protect = Senza robot non c'è nulla da proteggere.
why-nothing-to-win = Nessun robot si potrebbe spostare: uno sciopero non darebbe nulla.
why-offers-stand = Le tue offerte reggono.
why-outbid = Concedi le richieste modeste, e non farti superare dall'altra boss.
why-protect = I tuoi robot valgono quelle dita.
why-public-work = Il Lavoro Pubblico paga di sicuro, e riposa.
why-ready = È stato detto tutto.
why-rest = Solo chi è calma può scioperare o dichiarare.
why-robots-pay = Un robot si ripaga in due turni, e te lo puoi permettere.
why-ruin = L'altra boss non può pagare, e con la sua caduta vinci tu.
why-ruin-a-boss = Non può pagare, e la sua caduta dà abbastanza robot alle lavoratrici.
why-save-her = Se fallisce vincono le lavoratrici: prestale quanto le manca.
why-save-up = Ogni moneta avvicina la Startupper alla sua attività.
why-serve-my-boss = Aiuta la boss per cui lavori; vinci con lei.
why-solidarity = Una moneta nella Cassa tiene calma una compagna.
why-spare-mine = L'unico robot a portata è il tuo.
why-stay-calm = Chi è Stressata non può scioperare: prendi la moneta della Cassa.
why-stay-with-the-boss = Una Crumira vince solo se lavora.
why-stress-is-fine = Lo Stress non ti impedisce di vincere da Crumira.
why-strike = È con gli scioperi che le lavoratrici ottengono robot.
why-tax-the-leader = La boss in testa paga una moneta in più.
why-tax-the-rich = La lavoratrice più ricca è la più vicina ad andarsene da sola.
why-the-poorest = La più povera ne ha più bisogno.
why-thieves = Una Startupper potrebbe rubare la Cassa e vincere.
why-third-robot = Il terzo robot distrutto fa vincere la Luddista.
why-tire-them = Chi non può pagare si Stressa, e chi è Stressata non può scioperare.
why-stop-a-boss = Senza il tuo lavoro in questo turno non arriva al traguardo.

# The board
stake-strike = Servono { $needed } pugni; le lavoratrici calme sono { $calm }.
stake-calm = { $calm ->
    [one] 1 lavoratrice è calma e può scioperare
   *[other] { $calm } lavoratrici sono calme e possono scioperare
}.
stake-purse = Hai { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
board-tower = Ufficio di { $who }
board-square-short = Piazza
board-slip-legend = □ un posto · ∞ senza limite · ☀ Ferie
board-standing-short = per tutte
board-rent-spared = senza Affitto
board-rent-charged = +1 moneta
board-rent-as-usual = come sempre
board-square = La piazza delle lavoratrici
board-chair = presiede
board-lead = capofila
board-coins = monete
board-hidden-coins = monete nascoste
board-target = di { $count } per vincere
board-proven = mostrate { $count }
board-blue = robot blu: { $count }
board-red = robot rossi: { $count }
board-no-robots = nessun robot
board-security = Security
board-mayor = Sindaca
board-kept = mantenute { $count }
board-broken = tradite { $count }
board-desk = Ufficio assunzioni
board-standing = offerta di base
board-offer = altra offerta
board-private = offerta privata
board-terms = stipendio { $wage }
board-terms-holiday = stipendio { $wage } con Ferie
board-stressed = Stressata
board-no-job = non assunta
board-no-papers = nessuna promessa, nessun telegramma
board-paid = pagati { $paid } su { $wage }
board-exempt = niente Affitto
board-claims = chiede alla Cassa { $count }
board-suspect = scioperava ogni volta che un robot è stato distrutto
board-automated = Robot dalla parte delle lavoratrici
board-majority = per lo sciopero ne servono { $count }
board-places = liberi { $free } posti su { $all }
board-fund = Cassa di Solidarietà: { $count }
board-scrap = rottami: { $count } di { $goal }
board-supply = robot in negozio: { $count }
board-supply-short = in negozio
board-aim = finora
board-aim-boss = Vinci con { $goal } monete. O se l'altra boss fallisce e le lavoratrici, con i robot di lei, ne hanno meno di { $half }.
board-aim-prolet = Vinci { board-aim-workers }.
board-aim-startupper = Vinci per conto tuo, se non sei Stressata, non appena le tue monete e la Cassa di Solidarietà fanno { $goal }: dichiarando puoi svuotarla. Oppure { board-aim-workers }.
board-aim-scab = Vinci con una boss che vince in un turno in cui hai lavorato per lei senza scioperare. Oppure { board-aim-workers }.
board-aim-luddite = Vinci per conto tuo non appena { $goal } robot sono distrutti. Oppure { board-aim-workers }.
board-seen = L'hai visto: la Luddista è { $who }.
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
board-expropriation-about = Un robot di una boss passa alle lavoratrici.
board-acceleration-about = Una boss deve comprare subito un robot, o fallisce.
board-say-nothing = Non dire niente
board-promised = promesso
board-pay-agreed = Come pattuito
board-pay-nothing = Niente
board-no-staff = In questo turno nessuna lavora per te.
board-slip-total = { $total } delle tue { $purse } monete
board-slip-honest = Ogni promessa è mantenuta.
board-slip-broken = Parola tradita con { $who }.
board-hand-over = Consegna le buste
board-sign-decree = Firma l'ordinanza
board-donate = Nella ciotola: { $count } su { $have }
board-donate-now = Dai { $count }
board-promise-line = una promessa a parole
board-slip-more = un altro foglietto (ne restano { $left })
board-wire-counter = Spediscile
board-pin-offers = Appendi le offerte
board-counter-hint = Clicca la torre di una boss per chiederle altre condizioni, o premi il più. Leggerà solo lei.
board-telegrams = Telegrammi
board-telegram = { $worker } chiede a { $boss } { $wage ->
    [0] niente stipendio
    [one] 1 moneta
   *[other] { $wage } monete
}.
board-telegram-holiday = { $worker } chiede a { $boss } { $wage ->
    [0] niente stipendio
    [one] 1 moneta
   *[other] { $wage } monete
} con Ferie.
board-blackout = Occhi chiusi
board-decoy = Le boss non vedono nulla. Se la Luddista ha scioperato, ora può distruggere un robot, e tutte le lavoratrici vedranno che è stata lei. Per le altre questi pulsanti non fanno nulla.
board-promise-contract = { $boss } ha promesso a { $other } uno stipendio di { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
board-promise-bounty = { $boss } ha promesso a { $other } { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
} per un robot di { $target }.
board-promise-gift = { $boss } ha regalato a { $other } { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
board-promise-loan = { $boss } ha prestato a { $other } { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}, da restituire: { $extra }.
id-all = tutte
id-none = nessuna

mayor-deserved = È la sola ad aver rispettato ogni Contratto di chi ha lavorato per lei.
mayor-both = Entrambe le boss hanno rispettato i Contratti, e la carta non va a nessuna.
mayor-no-work = In questo turno nessuna ha lavorato per una boss.
mayor-chosen = L'hanno votata le lavoratrici, perché nessuna boss lo meritava.
do-nothing = Non dire nulla
do-declare = Dichiara la vittoria
do-buy = { $robots ->
    [0] Non ordinare robot
    [one] Ordina 1 robot per { $coins } monete
   *[other] Ordina { $robots } robot per { $coins } monete
}
do-keep = Lascia le offerte come sono
do-offers = Offri { $rows }
do-offers-all = Fai un'offerta a tutte
do-bounty-all = Prometti a tutte monete per un robot
do-offer-standing = a tutte { $wage ->
    [0] niente
   *[other] { $wage }
}{ $holiday ->
    [true] { " " }con Ferie
   *[false] { "" }
}{ $words }
do-offer-all = { $slots ->
    [0] a quante vogliono
    [one] 1 posto a
   *[other] { $slots } posti a
} { $wage }{ $holiday ->
    [true] { " " }con Ferie
   *[false] { "" }
}{ $words }
do-offer-one = a { $to } { $wage ->
    [0] niente
   *[other] { $wage }
}{ $holiday ->
    [true] { " " }con Ferie
   *[false] { "" }
}{ $words }
do-silent = Non chiedere nulla
do-counter = Chiedi { $terms }
do-term = a { $boss } { $wage ->
    [0] niente stipendio
    [one] 1 moneta
   *[other] { $wage } monete
}{ $holiday ->
    [true] { " " }con Ferie
   *[false] { "" }
}{ $words }
do-hire = Lavora per { $boss }, offerta { $number ->
    [0] di base
   *[other] { $number }
}: { $wage ->
    [0] niente stipendio
    [one] 1 moneta
   *[other] { $wage } monete
}{ $holiday ->
    [true] { " " }con Ferie
   *[false] { "" }
}
do-hire-private = Lavora per { $boss }, offerta privata { $number }: { $wage ->
    [0] niente stipendio
    [one] 1 moneta
   *[other] { $wage } monete
}{ $holiday ->
    [true] { " " }con Ferie
   *[false] { "" }
}
do-hire-public = Vai al Lavoro Pubblico: { $wage ->
    [one] 1 moneta
   *[other] { $wage } monete
} con Ferie
do-ready = È stato detto tutto: si voti
do-bid = { $fingers ->
    [0] Non mostrare dita
    [one] Mostra 1 dito per { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }
   *[other] Mostra { $fingers } dita per { $coins } monete
}
do-strike = Sciopera: mostra il pugno
do-work = Lavora: mostra la mano aperta
do-ballot-expropriation = Esproprio: togli un robot a una boss
do-ballot-acceleration = Accelerazione: una boss compra un robot
do-ballot-abstain = Non votare per nessuna
do-ballot-type = { $choice }
do-ballot-target = Colpisci { $choice }
do-ballot-recipient = Dai il robot a { $choice }
do-ballot-mayor = { $choice } come Sindaca
do-rescue = Presta a { $boss } { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}
do-refuse = Non prestare nulla: { $boss } fallisce
do-sabotage = Distruggi un robot di { $owner }
do-pass = Non distruggere nulla
do-slip = { $kind ->
    [paid] Paga { $pays }
    [given] Regala { $gifts }
    [both] Paga { $pays }; regala { $gifts }
   *[nothing] Non pagare nessuna
}
do-pay = a { $who } { $coins ->
    [0] niente
   *[other] { $coins }
}{ $holiday ->
    [true] { " " }con Ferie
   *[false] { "" }
}
do-present = a { $who } { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}{ $words }
do-no-holiday = Resta Stressata
do-holiday = { $fund ->
    [0] Paga { $own } per le Ferie
   *[other] Paga le Ferie: { $own } tuoi, { $fund } dalla Cassa
}
do-request = Chiedi alla Cassa { $lacks ->
    [one] 1 moneta
   *[other] { $lacks } monete
}
do-decline = Non chiedere nulla e Stressati
do-fund-vote = Prima sia servita { $who }
do-fund-order = Servi in quest'ordine: { $order }
do-decree = { $kind ->
    [spare] Niente Affitto per { $exempt }
    [charge] { $surcharged } paga 1 moneta in più
    [both] Niente Affitto per { $exempt }; { $surcharged } paga 1 in più
   *[nothing] Lascia l'Affitto com'è
}
do-donate = { $coins ->
    [0] Non donare nulla
    [one] Dona 1 moneta alla Cassa
   *[other] Dona { $coins } monete alla Cassa
}
do-loan = Presta a { $rival } { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}, da restituire: { $repay }{ $words }
do-gift = Regala a { $who } { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}{ $words }
do-bounty = Prometti a { $to } { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
} per un robot di { $target }{ $words }
do-show = Dimostra di avere { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}
do-company = Dai un nome alla tua azienda{ $words }
log-won-with = { $who } è una Crumira e in questo turno ha lavorato per { $boss }: vince con lei.
refuse-stressed = Sei Stressata: non puoi scioperare, lavori.
board-aim-workers = con tutte le lavoratrici, non appena { $robots } robot sono espropriati o distrutti, o se una boss fallisce e in quel momento ne hanno { $half }

refuse-not-your-turn = Le lavoratrici scelgono una dopo l'altra: non è ancora il tuo turno.

zone-round = turno
zone-phase = fase
zone-lead = capofila
zone-chair = decide se le boss sono discordi
zone-bosses = boss
zone-seats = giocatrici
zone-fund = monete nella Cassa di Solidarietà
zone-supply = robot in negozio
zone-destroyed = robot distrutti
zone-seized = robot di una boss in bancarotta
zone-automated = robot dalla parte delle lavoratrici
zone-robots-to-win = robot con cui vincono le lavoratrici
zone-robots-at-bankruptcy = robot con cui vincono se una boss fallisce
zone-majority = pugni per uno sciopero
zone-boss-target = monete con cui vince una boss
zone-robot-price = prezzo di un robot
zone-scrap-target = robot distrutti per la Luddista
zone-startupper-target = monete per una Startupper, Cassa compresa
zone-public-slots = posti al Lavoro Pubblico
zone-security = la Security protegge
zone-mayor = Sindaca
zone-exempt = non pagano l'Affitto
zone-surcharged = paga una moneta in più
zone-luddite = la Luddista è
zone-suspects = chi può essere la Luddista
zone-offers = offerte aperte
zone-letters = offerte a una lavoratrice
zone-counters = condizioni chieste
zone-claims = chiesto alla Cassa
zone-ledger = promesse
zone-role = ruolo
zone-aim = il proprio scopo
zone-reached = finora
zone-goal = serve
zone-token = gettone
zone-company = azienda
zone-coins = monete
zone-proven = monete mostrate
zone-robots = robot
zone-stressed = Stressata
zone-job = lavora per
zone-contract = Contratto
zone-vote = voto
zone-bid = dita
zone-wage = stipendio
zone-holiday = Ferie
zone-private = fatta in segreto
zone-words = a parole
zone-paid = pagato
zone-granted = Ferie concesse
zone-boss = boss
zone-number = numero
zone-to = per
zone-slots = posti
zone-left = posti liberi
zone-worker = lavoratrice
zone-kind = tipo
zone-other = promesso a
zone-extra = da restituire
zone-target = un robot di
zone-coins-stamp = le monete
zone-other-stamp = il resto
id-contract = Contratto
id-bounty = taglia
id-gift = regalo
id-loan = prestito
id-open = aperta
id-kept = mantenuta
id-broken = tradita
id-void = nulla di dovuto

### families: changed-
changed-worker-rent = Affitto di una lavoratrice
changed-boss-rent = Affitto di una boss
changed-worker-output = monete che una lavoratrice rende alla sua boss
changed-blue-output = monete che un robot blu rende alla sua boss
changed-red-output = monete che un robot rosso rende a chi lo tiene
changed-destroyed-to-win = robot distrutti per la Luddista
changed-public-wage = stipendio del Lavoro Pubblico
changed-holiday-price = prezzo delle Ferie
changed-boss-target = monete con cui vince una boss

### families: tell-
# Il tavolo a parole: una frase per ogni campo della vista.
tell-round = Turno { $round }: { $phase }. Capofila è { $lead }; se le boss sono discordi decide { $chair }.
tell-seats = { $role-id ->
    [none] { $who } è una lavoratrice, il suo ruolo è segreto.
    [boss] { $who } è una boss{ $company-id ->
        [none] { "" }
       *[other] , della «{ $company }»
    }.
   *[other] { $who } è una lavoratrice, il suo ruolo: { $role }.
}{ $aim-id ->
    [none] { "" }
   *[other] { " " }Verso la vittoria: { $aim-reached } di { $aim-goal }.
} { $coins-id ->
    [none] Le sue monete sono nascoste{ $proven ->
        [0] { "" }
       *[other] ; ne ha mostrate { $proven }
    }.
   *[other] { $coins ->
        [one] Ha 1 moneta.
       *[other] Ha { $coins } monete.
    }
} { $robots ->
    [0] Nessun robot.
    [one] Un robot.
   *[other] { $robots } robot.
}{ $stressed ->
    [true] { " " }È Stressata.
   *[false] { "" }
}{ $job-id ->
    [none] { "" }
   *[other] { " " }Lavoro: { $job }, { $contract-id ->
        [none] senza condizioni
       *[other] { $contract-wage ->
            [0] niente stipendio
            [one] 1 moneta
           *[other] { $contract-wage } monete
        }{ $contract-holiday ->
            [true] { " " }con Ferie
           *[false] { "" }
        }
    }.
}{ $vote-id ->
    [none] { "" }
   *[other] { " " }La sua mano: { $vote }.
}{ $bid-id ->
    [none] { "" }
   *[other] { " " }{ $bid ->
        [0] Nessun dito mostrato.
        [one] Un dito mostrato.
       *[other] Dita mostrate: { $bid }.
    }
}
tell-fund = La Cassa di Solidarietà ha { $fund ->
    [one] 1 moneta
   *[other] { $fund } monete
}; in negozio { $supply ->
    [one] c'è un robot
   *[other] ci sono { $supply } robot
}, a { $robot-price } monete.
tell-automated = Dalla parte delle lavoratrici { $automated ->
    [0] non conta nessun robot
    [one] conta un robot
   *[other] contano { $automated } robot
} su { $robots-to-win }; { $destroyed ->
    [0] nessuno è distrutto.
    [one] uno è distrutto.
   *[other] { $destroyed } sono distrutti.
}
tell-majority = Per lo sciopero { $majority ->
    [one] serve un pugno.
   *[other] servono { $majority } pugni.
}
tell-security = La Security protegge { $security }.
tell-mayor = La Sindaca è { $mayor }.
tell-exempt = Niente Affitto per { $exempt }.
tell-surcharged = { $surcharged } paga una moneta in più.
tell-luddite = Lo sai: la Luddista è { $luddite }.
tell-suspects = Chi può essere la Luddista: { $suspects }.
tell-offers = { $boss } offre a { $to } { $wage ->
    [0] niente stipendio
    [one] 1 moneta
   *[other] { $wage } monete
}{ $holiday ->
    [true] { " " }con Ferie
   *[false] { "" }
}{ $slots-id ->
    [none] { "" }
   *[other] { " " }({ $left ->
        [one] un posto libero
       *[other] { $left } posti liberi
    } su { $slots })
}.{ $words-id ->
    [none] { "" }
   *[other] { " " }«{ $words }»
}
tell-letters = In segreto { $boss } offre a { $to } { $wage ->
    [0] niente stipendio
    [one] 1 moneta
   *[other] { $wage } monete
}{ $holiday ->
    [true] { " " }con Ferie
   *[false] { "" }
}.{ $words-id ->
    [none] { "" }
   *[other] { " " }«{ $words }»
}
tell-counters = { $worker } chiede a { $boss } { $wage ->
    [0] niente stipendio
    [one] 1 moneta
   *[other] { $wage } monete
}{ $holiday ->
    [true] { " " }con Ferie
   *[false] { "" }
}.{ $words-id ->
    [none] { "" }
   *[other] { " " }«{ $words }»
}
tell-ledger = Turno { $round }: { $kind-id ->
    [contract] { $boss } ha promesso a { $other } uno stipendio di { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } ({ $coins-stamp }).
    [bounty] { $boss } ha promesso a { $other } { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } per un robot di { $target }.
    [gift] { $boss } ha regalato a { $other } { $coins ->
        [one] 1 moneta.
       *[other] { $coins } monete.
    }
   *[loan] { $boss } ha prestato a { $other } { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }, da restituire: { $extra } ({ $coins-stamp }).
}

### families: page-round
page-round = Turno { $round }
page-round-of = Turno { $round } di { $rounds }

finale-scab = { $role }: ha lavorato per { $who }
shelf = Effetti in corso
shelf-security = In questo turno la Security protegge { $who }
shelf-mayor = Sindaca fino alla fine del turno: { $who }
shelf-exempt = Niente Affitto in questo turno per { $who }
shelf-surcharged = In questo turno una moneta in più di Affitto per { $who }
text-boss = Assume lavoratrici, compra robot e vince con abbastanza monete sue, o quando l'altra boss fallisce.
text-prolet = Vince con tutte le lavoratrici: per i robot presi o distrutti, o per il fallimento di una boss.
text-startupper = Risparmia per una ditta tutta sua, e per questo può svuotare la Cassa di Solidarietà; oppure vince con tutte le lavoratrici.
text-scab = Vince con la boss per cui ha lavorato, se non ha scioperato; oppure con tutte le lavoratrici.
text-luddite = Distrugge robot al buio e vince da sola con abbastanza rottami; oppure con tutte le lavoratrici.
text-public-work = Un posto pagato dalla città, con le Ferie.
text-expropriation = Le scioperanti prendono un robot a una boss e lo danno a una lavoratrice.
text-acceleration = Una boss deve comprare subito un robot; se non può, fallisce.

# headlines of a round
news-bankrupt = { $boss } in bancarotta
news-declared = { $who } sostiene di aver vinto
news-expropriated = Le scioperanti se ne vanno con un robot di { $boss }
news-robot-destroyed = Notte di martelli: un robot di { $owner } è un rottame
news-accelerated = Strano sciopero: { $boss } deve comprare un robot
news-stressed = Giorno d'Affitto: { $who } non può pagare
news-mayor-named = La fascia di Sindaca va a { $who }
news-quiet = Ordinaria amministrazione nella città-azienda

# Che cosa ha deciso il voto
verdict-none = Nessuna maggioranza.
verdict-fund = { $count ->
    [one] La Cassa serve per prima { $who }: lo vogliono { $votes } su { $all }.
   *[other] { $who } hanno gli stessi voti: decide chi presiede.
}
verdict-square = { $fists ->
    [one] 1 pugno
   *[other] { $fists } pugni
}, ne { $needed ->
    [one] serve 1
   *[other] servono { $needed }
}: { $success ->
    [true] lo sciopero riesce!
   *[false] niente sciopero.
} Protetta dalla Security: { $who }.
