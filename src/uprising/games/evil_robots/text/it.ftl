### families: text- phase- field- option- wait- board-sheet- thing- news- telegram- pack-

game-title = Evil Robots
game-tagline = Due monete, una segreta, e un piatto da spartire d'accordo.
minute-goal = Sii in testa quando qualcuno arriva a 10 Influenza.
minute-turn = Due monete ti mettono tra i Buoni, i Cattivi o i Neutrali; una è nascosta. Alza la mano per una Carta Potenza o aspetta, poi volta monete e gioca Carte Robot.
minute-twist = La squadra più forte vince il piatto, e deve accordarsi su come dividerlo. Bustarelle e promesse sono ammesse; solo le monete dicono il vero.

### families: lesson-
# La lezione
lesson-1 = Hai due monete: una la vedono tutti, una solo tu. Due Teste sono i Buoni, due Croci i Cattivi, una e una i Neutrali; la squadra più forte prende il piatto di 4. La forza viene dalle carte: si offre il 6, alza la mano.
lesson-2 = Lo vuole anche { $two }: decide il Mazziere, che si lascia corrompere. Offri 1 Influenza; paghi solo se sceglie te.
lesson-3 = La prima carta porta tre Gettoni Azione. La Scansione Profonda ne costa uno: guarda le monete nascoste di { $one } e { $two }.
lesson-4 = { $two } è di sicuro dei Buoni. La tua moneta nascosta è Testa: volta la tua Croce per un gettone e sei dei Buoni anche tu.
lesson-5 = Puoi giocare Overclock per avere più forza, o tenere l'ultimo gettone. Quando hai finito chiudi il turno.
lesson-6 = Gli altri hanno preso le loro carte. Prima della Fase di Rivelazione si possono ancora fare doni; niente obbliga nessuno. Passa.
lesson-7 = Nella Fase di Rivelazione si usano le carte Rivelazione. Tu non ne hai: passa.
lesson-8 = I Buoni hanno vinto con 6 e 5. Chi vince si divide il piatto, e tutti devono essere d'accordo. Proponi due a te e due a { $two }.
lesson-9 = D'accordo! Il round è finito: le carte non usate si possono tenere per il prossimo. Tieni la tua, o no.
lesson-10 = Chi ha avuto la prima carta ora è il Mazziere: tocca a te. Per il 6 si sono alzate tre mani. Scegli a chi va.
lesson-end = La partita finisce con il round in cui qualcuno ha 10 Influenza o più, e allora vince chi ne ha di più. Continua da qui, o comincia una partita vera.

# Domande
ask-hand = Viene offerta la carta { $value }. Alzi la mano?
ask-offer = Per il { $value } si sono alzate più mani. Che cosa offri al Mazziere se sceglie te?
ask-pick = A chi va il { $value }?
ask-zero = Restano solo zeri. A chi va il prossimo?
ask-turn = Tocca a te: agisci finché puoi pagare, poi chiudi il turno.
ask-gift = Un dono prima della Fase di Rivelazione?
ask-reveal = Riveli e usi una carta Rivelazione, o passi?
ask-propose = Come si divide il piatto di { $pot }? { $left ->
    [one] È l'ultima proposta.
   *[other] Restano { $left } proposte.
}
ask-vote = Accetti la spartizione proposta da { $who }?
ask-endgame = Qualcuno ha dieci o più Influenza. Riveli carte Finale?
ask-keep = Quali delle tue carte non usate tieni?
ask-path = Quale via scegli per l'umanità?

# Mosse
move-raise = alza la mano
move-offer = offri
move-pick = scegli
move-zero-to = dai lo zero a
move-play = gioca
move-flip-any = volta la moneta di
move-flip-own = volta la tua moneta
move-swap = cambia
move-end = chiudi il turno
move-reveal = rivela
move-pass = passa
move-propose = proponi
move-decline = rinuncia
move-vote = vota
move-path = scegli la via del
move-endgame = rivela per il finale
move-keep = tieni
move-gift = dona

### families: do-
do-raise-yes = Alza la mano
do-raise-no = Non alzare la mano
do-pick-1 = Dai la carta a { $one }
do-zero-to-1 = Dai lo zero a { $one }
do-offer-nothing = Non offrire niente
do-offer-influence = Offri { $influence } Influenza
do-offer-tokens = Offri { $tokens ->
    [one] un Gettone Azione
   *[other] { $tokens } Gettoni Azione
}
do-offer-both = Offri { $influence } Influenza e { $tokens ->
    [one] un Gettone Azione
   *[other] { $tokens } Gettoni Azione
}
do-turn-coin = Volta la moneta di { $whose } per { $cost ->
    [one] un gettone
   *[other] { $cost } gettoni
}
do-turn-extra = Volta { $whose } per { $cost ->
    [one] un gettone
   *[other] { $cost } gettoni
}
do-turn-own = Volta la tua moneta per { $cost ->
    [one] un gettone
   *[other] { $cost } gettoni
}
do-swap-card = Paga { $cost } Influenza e cambia { $card }
do-waste = Rivela { $card } senza usarla
do-play-card = Gioca { $card }
do-play-turning = Gioca { $card } e volta la moneta
do-play-for = Gioca { $card } e { $what ->
    [good] nomina i Buoni
    [evil] nomina i Cattivi
    [left] pesca dal mazzo Sinistro
   *[right] pesca dal mazzo Destro
}
do-play-on = Gioca { $card }: { $targets }
do-reveal-card = Rivela e usa { $card }
do-reveal-turning = Rivela { $card } e volta la moneta
do-reveal-for = Usa { $card } e { $what ->
    [good] nomina i Buoni
    [evil] nomina i Cattivi
    [left] pesca dal mazzo Sinistro
   *[right] pesca dal mazzo Destro
}
do-reveal-on = Usa { $card }: { $targets }
do-path-good = Scegli la via del Bene
do-path-evil = Scegli la via del Male
do-vote-accept = Accetta la spartizione
do-vote-reject = Rifiuta la spartizione
do-share = Proponi: { $shares }
do-reveal-last = Rivela { $cards } per il finale
do-endgame-none = Non rivelare niente
do-keep-cards = Tieni { $cards }
do-keep-none = Non tenere nessuna carta
do-gift-influence = Dai a { $to } { $count } Influenza
do-gift-tokens = Dai a { $to } { $count ->
    [one] un Gettone Azione
   *[other] { $count } Gettoni Azione
}
part-share = { $who } { $count }

# Parole
id-yes = sì
id-no = no
id-accept = accetta
id-reject = rifiuta
id-none = nessuna
id-no-use = senza usarla
id-influence = Influenza
id-token = Gettoni Azione
id-heads = Testa
id-tails = Croce
id-good = Buoni
id-evil = Cattivi
id-neutral = Neutrali
id-left = Sinistra
id-right = Destra
id-left-deck = il mazzo Sinistro
id-right-deck = il mazzo Destro
id-extra = l'Extra
id-extra-heads = la moneta Testa dell'Extra
id-extra-tails = la moneta Croce dell'Extra
id-turn = la moneta da voltare
id-turned = voltata
id-reflipped = rilanciata
id-exposed = esposta
id-immediate = Immediata
id-active = Attiva
id-reveal = Rivelazione
id-endgame = Finale

phase-setting-up = preparazione
phase-countdown = conto alla rovescia
phase-pre-reveal = ultimi doni
phase-reveal = rivelazione
phase-split = spartizione del piatto
phase-closing = fine del round

option-dealer = Primo Mazziere
option-dealer-random = tirato a sorte
option-dealer-first-seat = il primo posto
option-gifts = Doni
option-gifts-until-split = finché il piatto non è diviso
option-gifts-always = anche nel finale e mentre si riordina
option-limit = Doni di una persona in un round
option-limit-six = al massimo sei
option-limit-none = quanti si vuole
option-swap = Cambiare una Carta Robot
option-swap-unused = solo una non usata
option-swap-any = anche una già scoperta
option-claim = Il Mazziere e la prima carta
option-claim-given = mai la prima carta assegnata
option-claim-offered = mai la prima carta offerta
pack-path-left-open = Senza la scelta della via

form-propose = Una spartizione del piatto
field-shares = Quote
form-keep = Carte da tenere
field-cards = Carte
form-gift = Un dono
telegram-form-gift = { $what ->
    [token] { $amount ->
        [one] 1 Gettone Azione
       *[other] { $amount } Gettoni Azione
    }
   *[influence] { $amount } Influenza
}
field-to = A
field-what = Che cosa
field-amount = Quanto

say-good = Passa con i Buoni.
say-evil = Passa con i Cattivi.
say-even = Dividere in parti uguali è giusto.
say-favour = Scegli me e me ne ricorderò.
say-leader = Fermiamo chi è in testa.

# Carte
id-polarity-wrench = Chiave di Polarità
text-polarity-wrench = Scegli qualcun altro, o l'Extra e una delle sue monete. Volta quella moneta scoperta.
id-deep-scan = Scansione Profonda
text-deep-scan = Scegli una o due altre persone. Solo tu vedi ora le loro monete nascoste.
id-inside-out = Dentro Fuori
text-inside-out = La tua moneta nascosta diventa quella scoperta e viceversa; la nuova moneta nascosta va coperta e l'eventuale esposizione finisce. Poi puoi voltare la nuova moneta scoperta, con qualsiasi Livello di Potenza. Non se la tua moneta scoperta è ancorata.
id-dice-brain = Cervello a Dadi
text-dice-brain = Rilancia la tua moneta nascosta.
id-firmware-override = Forzatura del Firmware
text-firmware-override = Volta la tua moneta nascosta.
id-magnet-crane = Gru Magnetica
text-magnet-crane = Scegli due partecipanti diversi, anche te, nessuno ancorato (per l'Extra anche una moneta). Scambia le loro monete scoperte. Niente viene voltato.
id-floodlight = Riflettore
text-floodlight = La tua moneta nascosta è esposta per il resto del round: tutti la vedono, e vale ancora come moneta nascosta. Prendi 1 Gettone Azione.
id-anchor-bolts = Bulloni d'Ancoraggio
text-anchor-bolts = La tua moneta scoperta è ancorata: niente, nemmeno le tue azioni, può voltarla o scambiarla.
id-mirror-plating = Corazza a Specchio
text-mirror-plating = Ogni volta che qualcun altro volta la tua moneta scoperta, si volta anche la sua, salvo che sia ancorata.
id-third-way = Terza Via
text-third-way = Alla conta i Neutrali sono una squadra in gara.
id-turncoat-circuit = Circuito Voltagabbana
text-turncoat-circuit = Volta la tua moneta scoperta, con qualsiasi Livello di Potenza. Non se è ancorata.
id-remote-hack = Intrusione Remota
text-remote-hack = Scegli qualcun altro, o l'Extra e una delle sue monete. Volta quella moneta scoperta.
id-static-burst = Scarica Statica
text-static-burst = Scegli qualcun altro. Rilancia la sua moneta nascosta.
id-coup-protocol = Protocollo Golpe
text-coup-protocol = Sei il Mazziere per il resto del round, e il Segnalino Mazziere per il prossimo round passa a te.
id-loyalist-script = Programma Lealista
text-loyalist-script = Scegli Buoni o Cattivi. Alla conta, se le monete ti fanno Neutrale, appartieni invece alla squadra scelta e aggiungi 0 al suo totale.
id-recount-daemon = Demone del Riconteggio
text-recount-daemon = Priorità 10. Chiunque abbia 10 o più Influenza ne perde 2.
id-one-more-cycle = Ancora un Ciclo
text-one-more-cycle = Priorità 30. Se allora qualcuno ha 10 o più Influenza, la partita non finisce ora: si gioca un altro round. Una volta per partita.
id-overclock = Overclock
text-overclock = Il tuo Livello di Potenza aumenta di 2.
id-twin-reactor = Reattore Gemello
text-twin-reactor = Il valore della tua Carta Potenza conta due volte.
id-dampener = Smorzatore
text-dampener = Scegli qualcun altro o l'Extra: il suo Livello di Potenza cala di 2.
id-sleeper-mode = Modalità Sonno
text-sleeper-mode = Il tuo Livello di Potenza è 0. Se vinci il round, guadagni 1 Influenza dopo la spartizione.
id-dividend-drive = Motore a Dividendi
text-dividend-drive = Se vinci il round, guadagni 2 Influenza dopo la spartizione.
id-hedge-module = Modulo di Copertura
text-hedge-module = Se non vinci il round, guadagni 1 Influenza dopo la spartizione.
id-circuit-breaker = Salvavita
text-circuit-breaker = Scegli una carta Attiva in vigore, di chiunque. Coprila.
id-blackout = Blackout
text-blackout = Scegli una carta Attiva in vigore, di chiunque. Coprila.
id-battery-thief = Ladro di Batterie
text-battery-thief = Scegli qualcun altro con almeno un Gettone Azione. Prendi 2 dei suoi gettoni, o 1 se ha solo quello.
id-spare-parts = Pezzi di Ricambio
text-spare-parts = Scegli un mazzo non vuoto. Pesca la prima carta come carta non usata in più.
id-prize-injection = Iniezione di Premio
text-prize-injection = Aggiungi al piatto 2 Influenza dalla riserva.
id-skimmer = Scrematore
text-skimmer = Se il piatto è almeno 1, prendi 1 Influenza dal piatto.
id-stowaway = Clandestino
text-stowaway = Alla conta, se il tuo Livello di Potenza è 0, vinci il round qualunque sia la tua squadra.
id-power-surge = Sovratensione
text-power-surge = Scegli un partecipante qualsiasi: il suo Livello di Potenza aumenta di 2 per questo round.
id-brownout = Calo di Tensione
text-brownout = Scegli un partecipante qualsiasi: il suo Livello di Potenza cala di 2 per questo round.
id-golden-parachute = Paracadute d'Oro
text-golden-parachute = Priorità 20. Se ora qualcuno ha più Influenza di te, guadagni 2.
id-casting-vote = Voto Decisivo
text-casting-vote = Priorità 40. Se la partita finisce ora e sei tra chi ha più Influenza, la vittoria è soltanto tua.

# Che cosa è successo
log-round = Round { $round }: dà le carte { $dealer }, il piatto è { $pot }.
log-round-extra = Round { $round }: dà le carte { $dealer }, il piatto è { $pot }, l'Extra ha { $extra ->
    [0] lo zero
    [one] l'1
   *[other] il { $extra }
}.
log-drew = { $who } pesca { $card }.
log-drew-hidden = { $who } pesca una carta { $side }.
log-flipped-hidden = { $who } lancia due monete e mostra { $shown }.
log-flipped = { $who } lancia due monete: { $shown } scoperta, { $hidden } nascosta.
log-raised = { $who } alza la mano per il { $value }.
log-refused = Nessuno vuole il { $value }; va in fondo alla pila come zero.
log-offered = { $tokens ->
    [0] { $influence ->
        [0] { $who } non offre niente.
       *[other] { $who } offre { $influence } Influenza.
    }
    [one] { $influence ->
        [0] { $who } offre un Gettone Azione.
       *[other] { $who } offre { $influence } Influenza e un Gettone Azione.
    }
   *[other] { $influence ->
        [0] { $who } offre { $tokens } Gettoni Azione.
       *[other] { $who } offre { $influence } Influenza e { $tokens } Gettoni Azione.
    }
}
log-paid = { $tokens ->
    [0] { $influence ->
        [0] { $who } non paga niente a { $to }.
       *[other] { $who } paga a { $to } { $influence } Influenza.
    }
    [one] { $influence ->
        [0] { $who } paga a { $to } un Gettone Azione.
       *[other] { $who } paga a { $to } { $influence } Influenza e un Gettone Azione.
    }
   *[other] { $influence ->
        [0] { $who } paga a { $to } { $tokens } Gettoni Azione.
       *[other] { $who } paga a { $to } { $influence } Influenza e { $tokens } Gettoni Azione.
    }
}
log-given = { $who } riceve { $value ->
    [0] uno zero
    [one] l'1
   *[other] il { $value }
} e { $tokens ->
    [one] un Gettone Azione
   *[other] { $tokens } Gettoni Azione
}.
log-given-first = { $who } riceve la prima carta, il { $value }, con { $tokens ->
    [one] un Gettone Azione
   *[other] { $tokens } Gettoni Azione
} e il Segnalino Mazziere.
log-gift = { $who } dona a { $to } { $what ->
    [influence] { $amount } Influenza
   *[token] { $amount ->
        [one] un Gettone Azione
       *[other] { $amount } Gettoni Azione
    }
}.
log-revealed = { $who } rivela { $card } e la usa.
log-spent = { $who } rivela { $card } senza usarla.
log-turned = { $who } volta una moneta scoperta: { $whose } ora mostra { $face }.
log-exchanged = { $first } e { $second } si scambiano le monete scoperte.
log-hidden-coin-hidden = La moneta nascosta di { $who }: { $how }.
log-hidden-coin = La moneta nascosta di { $who }: { $how }. Mostra { $face }.
log-hidden-face = La moneta nascosta di { $who }: { $how }. Mostra { $face }.
log-scanned-hidden = { $who } guarda la moneta nascosta di { $whose }.
log-scanned = { $who } guarda la moneta nascosta di { $whose }: { $face }.
log-aimed = Bersaglio di { $card }: { $target }.
log-face-down = La carta { $card } di { $who } viene coperta.
log-swapped-hidden = { $who } cambia una carta { $side }.
log-swapped = { $who } cambia { $card } con { $drawn }.
log-swapped-shown-hidden = { $who } cambia { $card }, che era scoperta, con una carta nuova.
log-swapped-shown = { $who } cambia { $card }, che era scoperta, con { $drawn }.
log-path-chosen = { $who } sceglie per l'umanità la via dei { $team }.
log-stole = { $who } prende { $amount } { $amount ->
    [one] gettone
   *[other] gettoni
} a { $whose }.
log-pot = Il piatto ora è { $pot }.
log-dealer = { $who } è il Mazziere, ora e per il prossimo round.
log-shown = { $who } mostra { $face }: { $team }, Livello di Potenza { $level }.
verdict-hands = { $count ->
    [0] Nessuno vuole il { $value }.
    [one] Una mano per il { $value }.
   *[other] { $count } mani per il { $value }: sceglie il Mazziere.
}
verdict-offers = { $count ->
    [one] Un'offerta è sul tavolo: sceglie il Mazziere.
   *[other] { $count } offerte sono sul tavolo: sceglie il Mazziere.
}
verdict-proposal = { $count ->
    [one] Accetta 1 su { $all }
   *[other] Accettano { $count } su { $all }
}: { $agreed ->
    [true] il piatto si divide come proposto.
   *[false] la proposta cade.
}
verdict-domes = Buoni { $good }, Cattivi { $evil }, Neutrali { $neutral }. { $count ->
    [0] Nessuno vince il round.
    [one] { $who } vince il round.
   *[other] { $who } vincono il round.
}
log-counted = Buoni { $good }, Cattivi { $evil }, Neutrali { $neutral }.
log-won = { $who } vince il round.
log-returned = { $amount ->
    [one] { $amount } Influenza torna nella riserva.
   *[other] { $amount } Influenza tornano nella riserva.
}
log-proposed = { $who } propone: a { $to } vanno { $share }.
log-declined = { $who } non propone nulla.
log-accepted = { $who } accetta.
log-rejected = { $who } rifiuta.
log-gained = { $who } prende { $amount } Influenza dal piatto.
log-gained-by = { $who } guadagna { $amount } Influenza con { $card }.
log-lost-by = { $who } perde { $amount } Influenza per { $card }.
log-no-agreement = Nessun accordo: 1 Influenza a testa a chi ha vinto, finché il piatto basta.
log-another-round = La partita continua per un altro round.
log-kept =
    { $left ->
        [0] { $right ->
            [0] { $who } non tiene carte.
            [one] { $who } tiene una carta Destra.
           *[other] { $who } tiene { $right } carte Destre.
        }
        [one] { $right ->
            [0] { $who } tiene una carta Sinistra.
            [one] { $who } tiene una carta Sinistra e una Destra.
           *[other] { $who } tiene una carta Sinistra e { $right } Destre.
        }
       *[other] { $right ->
            [0] { $who } tiene { $left } carte Sinistre.
            [one] { $who } tiene { $left } carte Sinistre e una Destra.
           *[other] { $who } tiene { $left } carte Sinistre e { $right } Destre.
        }
    }

# La fine
end-influence = Vince chi ha più Influenza.
end-shared = I primi a pari merito vincono insieme.
end-casting-vote = Il Voto Decisivo sceglie tra i primi a pari merito.
end-round-cap = L'ultimo round è finito: vince chi ha più Influenza.

# Perché no
finale-influence = Influenza raggiunta da { $who }: { $count } su { $goal }.
finale-role = { $team }: { $count } di { $goal } Influenza
finale-nobody = { $count } di { $goal } Influenza
finale-path = { $team }: { $count } di { $goal } Influenza. Per l'umanità: { $path }

refuse-over = La partita è finita.
refuse-not-asked = Ora non ti è chiesto nulla.
refuse-not-now = Non è questo che ti è chiesto ora.
refuse-offer-owned = Puoi offrire solo ciò che possiedi.
refuse-offer-lifts = Porterebbe il Mazziere a dieci o più Influenza.
refuse-not-claimant = Chi siede lì non ha chiesto questa carta.
refuse-has-power = Chi siede lì ha già una Carta Potenza.
refuse-dealer-first = La prima carta di un round non va mai al Mazziere.
refuse-not-yours = Non hai quella carta.
refuse-face-up = Quella carta è già scoperta.
refuse-endgame-card = Le carte Finale si rivelano solo nel Finale.
refuse-reveal-card = Nella Fase di Rivelazione si rivelano solo carte Rivelazione.
refuse-not-endgame = Quella non è una carta Finale.
refuse-tokens = Non hai abbastanza Gettoni Azione.
refuse-powerless = Con Livello di Potenza 0 non puoi voltare la tua moneta per 1 gettone.
refuse-swap-poor = Un cambio costa 1 Influenza, e non ne hai.
refuse-swap-face-up = Si può cambiare solo una carta non usata.
refuse-deck-empty = Quel mazzo è vuoto.
refuse-wrong-sum = Le quote devono dare l'intero piatto.
refuse-not-winner = Solo chi ha vinto il round riceve una quota.
refuse-twice = Ogni carta si indica una volta sola.
refuse-gifts-closed = Tra la spartizione e il prossimo conto alla rovescia non si dona.
refuse-gift-self = Un dono va a qualcun altro.
refuse-gift-ten = Un dono non può portare nessuno a dieci o più Influenza.
refuse-gift-owned = Puoi donare solo ciò che possiedi, almeno 1.
refuse-gift-often = Hai già fatto tutti i doni di questo round.
refuse-no-seat = A quel posto non c'è nessuno da scegliere.
refuse-no-extra = A questo tavolo non c'è l'Extra.
refuse-no-such-coin = L'Extra ora non ha quella moneta.
refuse-anchored = Quella moneta è ancorata.
refuse-targets = Non è questo che la carta chiede.
refuse-self = Scegli qualcun altro.
refuse-same = Scegline due diversi.
refuse-no-tokens = Chi siede lì non ha Gettoni Azione.
refuse-no-card = Quel mazzo è vuoto.
refuse-no-pot = Il piatto è vuoto.
refuse-not-in-effect = Si può coprire solo una carta Attiva in vigore.

# Ragioni
why-power = La potenza conviene finché ce n'è.
why-wait = Questa carta non conviene ancora.
why-bribe = 1 Influenza è un prezzo giusto per tanta potenza.
why-no-bribe = L'Influenza vale più di questa carta.
why-pick-self = Nessuno paga abbastanza per passare avanti.
why-pick-bid = La carta va all'offerta migliore.
why-pick-behind = Chi è più indietro può fare meno danni.
why-zero = Chi è in testa deve agire per primo, sapendo meno.
why-no-gift = Un dono aiuta qualcun altro a vincere.
why-enough = Nient'altro vale il suo prezzo.
why-card = Questa carta rende di più.
why-swap = Una carta nuova vale il suo prezzo.
why-flip = Quella moneta cambia di più le probabilità.
why-pass = Nessuna carta aiuterebbe ora.
why-last-offer = Senza accordo non avrebbero più di questo.
why-fair-offer = Una divisione in parti uguali sarà accettata; quello che avanza va a chi propone.
why-stop-leader = Quella spartizione farebbe vincere qualcun altro.
why-win = Così si vince la partita.
why-fair = La parte è giusta.
why-better-than-nothing = È l'ultima proposta, e senza accordo non si avrebbe di più.
why-unfair = Si può ancora ottenere una parte migliore.
why-nothing-to-reveal = Nessuna carta Finale aiuterebbe.
why-play-on = Un altro round è un'altra occasione.
why-keep = Queste sono meglio di carte nuove.
why-path = È ciò che mostrano le monete.
why-fresh-cards = Le carte nuove saranno migliori.

# Il tavolo
board-hidden-coin = una moneta nascosta
board-influence = Influenza { $count }
board-dealer = Mazziere
board-next-dealer = prossimo
board-power = Livello di Potenza { $level }
board-cards = da usare: { $left } Sinistra, { $right } Destra
board-tower = Il conto alla rovescia
board-pot = piatto
board-round = Round { $round }
board-winners = La squadra vincente divide il piatto:
board-bids = Offerto al Mazziere:
board-proposals = Proposte rimaste: { $count }. Senza accordo: 1 a testa.
board-my-cards = Le tue Carte Robot
board-cost = costa { $cost } { $cost ->
    [one] gettone
   *[other] gettoni
}
board-no-cards = Non hai Carte Robot.
board-sheet-offer = La tua offerta al Mazziere
board-sheet-propose = La tua spartizione del piatto
board-sheet-sum = Le parti devono fare { $pot }

# Who I am
you-team = Sei dei { $team }
you-either = Sei dei { $team } o dei { $other }
you-power = Potenza { $level }, gettoni { $tokens }
you-influence = { $count } di { $goal } Influenza
you-leader = { $who } ha { $count }
you-goal = Vince chi è in testa quando qualcuno arriva a { $goal }.

# What it costs
stake-turn = Gettoni: { $tokens }. Voltare una moneta costa { $any }, la tua { $own }; un cambio { $swap } Influenza.
stake-offer = Paghi solo se ti scelgono.

# Whom we wait for
wait-hand = Chi vuole la carta? Si aspetta la risposta di { $names }.
wait-offer = { $names } { $names-count ->
    [one] può
   *[other] possono
} offrire qualcosa al Mazziere.
wait-pick = { $names } decide chi riceve la carta.
wait-zero = { $names } decide chi riceve lo zero.
wait-turn = { $names } agisce.
wait-gift = { $names } può ancora fare un dono.
wait-reveal = { $names } può rivelare una carta.
wait-propose = { $names } propone come spartire il piatto.
wait-vote = { $names-count ->
    [one] { $names } deve dire se accetta la spartizione.
   *[other] { $names } devono dire se accettano la spartizione.
}
wait-endgame = { $names } { $names-count ->
    [one] può
   *[other] possono
} rivelare carte Finale.
wait-keep = { $names } { $names-count ->
    [one] sceglie
   *[other] scelgono
} le carte da tenere.

thing-cost = { $value ->
    [one] Costa un Gettone Azione
   *[other] Costa { $value } Gettoni Azione
}

### families: tell-
# Il tavolo a parole: una frase per ogni campo della vista.
tell-round = Round { $round }, { $phase }. Il Mazziere è { $dealer }; il piatto è { $pot }.
tell-next-dealer = { $given-count ->
    [0] { "" }
   *[other] Il prossimo Mazziere è { $next-dealer }.
}
tell-stack = Ancora da dare: { $stack-count ->
    [one] una Carta Potenza, { $stack }.
   *[other] { $stack-count } Carte Potenza, { $stack }.
}
tell-extra = L'Extra mostra { $extra-team-id ->
    [good] due Teste ed è dei Buoni
    [evil] due Croci ed è dei Cattivi
   *[neutral] Testa e Croce ed è dei Neutrali
}, con Livello di Potenza { $extra-level }.
tell-players = { $who } ha { $influence } Influenza e { $tokens ->
    [0] nessun Gettone Azione
    [one] un Gettone Azione
   *[other] { $tokens } Gettoni Azione
}. { $power-id ->
    [none] Ancora nessuna Carta Potenza.
   *[other] Livello di Potenza { $level }.
} La moneta scoperta mostra { $shown }, { $hidden-id ->
    [none] l'altra è nascosta.
   *[other] quella nascosta { $hidden }{ $exposed ->
        [true] , davanti a tutti
       *[false] { "" }
    }.
}{ $team-id ->
    [none] { "" }
   *[other] { " " }Squadra: { $team }.
} { $left ->
    [0] Nessuna carta Sinistra non usata
    [one] Una carta Sinistra non usata
   *[other] { $left } carte Sinistre non usate
}, { $right ->
    [0] nessuna Destra.
    [one] una Destra.
   *[other] { $right } Destre.
}{ $cards-count ->
    [0] { "" }
   *[other] { " " }In mano: { $cards }.
}{ $face-up-count ->
    [0] { "" }
   *[other] { " " }Scoperte: { $face-up }.
}
tell-players-face-up = { $card } ({ $in-effect ->
    [true] usata
   *[false] non usata
}{ $aim-id ->
    [none] { "" }
   *[other] , { $aim }
})
tell-left-deck = Il mazzo Sinistro ha { $left-deck ->
    [one] una carta
   *[other] { $left-deck } carte
}, il Destro { $right-deck ->
    [one] una carta
   *[other] { $right-deck } carte
}.
tell-memories = Ricordi { $card }; può essere qui: { $places }.
tell-bids = { $influence-id ->
    [none] { $who } chiede la carta.
   *[other] { $influence ->
        [0] { $tokens ->
            [0] { $who } chiede la carta e non offre niente.
            [one] { $who } chiede la carta e offre un gettone.
           *[other] { $who } chiede la carta e offre { $tokens } gettoni.
        }
       *[other] { $tokens ->
            [0] { $who } chiede la carta e offre { $influence } Influenza.
            [one] { $who } chiede la carta e offre { $influence } Influenza e un gettone.
           *[other] { $who } chiede la carta e offre { $influence } Influenza e { $tokens } gettoni.
        }
    }
}
tell-totals = I totali di Cattivi, Neutrali e Buoni: { $totals }.
tell-winners = { $share-id ->
    [none] { $who } vince il round.
   *[other] { $who } vince il round; parte proposta: { $share }.
}
tell-goal = La partita finisce con il round in cui qualcuno ha { $goal } Influenza.

### families: page-round
page-round = Round { $round }
page-round-of = Round { $round } di { $rounds }

# headlines of a round
news-no-agreement = Niente accordo: si litiga sul piatto vinto
news-stole = { $who } mette mano a un'altra borsa
news-lost-by = { $card } costa cara a { $who }
news-gained-by = { $card } rende bene a { $who }
news-path-chosen = { $who } decide la sorte dell'umanità
news-revealed = { $who } mostra { $card }: il consiglio trattiene il fiato
news-refused = Nessuno vuole il { $value }
news-quiet = Cenni cortesi tutt'intorno al tavolo
