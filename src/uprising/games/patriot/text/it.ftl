### families: id- text- shelf- form- field- option- board-name- board-tile- board-lamp- effect- short- do- zone- news- thing- pack-

game-title = Patriot
game-tagline = Un gabinetto di una o due persone contro rivolte, minacce e il tempo.

### families: lesson- phase-
phase-gather = Raccogliere
phase-act = Agire
phase-encounter = Incontro
phase-trigger = Innesco
# La lezione
lesson-1 = Governi in solitario, e hai cinque giri. Prima raccogli Influenza: sono arrivate le carte di chi interpreti, e ne peschi altre quattro di tipo libero. Prendine una per tipo, o come vuoi.
lesson-2 = Dieci punti azione da spendere. Le monete pagano i Fari: prendine 4. Costa 4 punti, e il Malcontento sale di 2.
lesson-3 = Con il Malcontento a 6 la piazza si rivolta. Prima, una carta per il voto che viene: raccogli Finanza per un punto.
lesson-4 = Ora tira per il Malcontento: da 5 in su il dado calma le strade, sotto le agita.
lesson-5 = Un 2 peggiorerebbe le cose. Pagando carte si può ritirare; Donovan può farlo una volta a turno senza pagare.
lesson-6 = Un 6: il Malcontento scende di uno. Accetta.
lesson-7 = Restano due punti: un Progetto nel Laboratorio può portare Segnalini Scienza.
lesson-8 = Un 7 porta quattro Segnalini. Accetta.
lesson-9 = Quattro Segnalini spostano la tua pedina di un passo a destra: l'Innesco a fine turno sarà benevolo. Avanza.
lesson-10 = Non restano punti da spendere; quelli avanzati andrebbero persi. Chiudi la fase Agire, e sulla scrivania arriva un Dossier.
lesson-11 = Una corsa agli sportelli: Finanza conta per te, tutto il resto contro, e si aggiungono due carte di Opinione Pubblica. Serve 8: impegna Finanza 4 e Finanza 5.
lesson-12 = Esattamente 8: superato! La tua pedina era a +2, perciò l'Innesco è un dono. Prendi due carte.
lesson-end = Ogni campagna ha il suo scopo, sulla scrivania. Continua da qui, o scegli un'altra campagna.
minute-goal = Guida per cinque giri il governo di Karmonia e raggiungi l'obiettivo della tua campagna.
minute-turn = Spendi punti azione in quattro dipartimenti: tasse, fari, scienza, truppe. Poi arriva un Dossier e l'opinione pubblica vota.
minute-twist = Il malcontento diventa rivolta, la Minaccia chiude la partita di colpo. In solitario, o in due dallo stesso lato della scrivania.
ask-campaign = Quale campagna porti a termine?
ask-character = Chi interpreti? Ogni personaggio pesca altra Influenza a ogni turno.
ask-gather = Quali { $number } carte Influenza di tipo libero peschi?
ask-act = Che cosa fai? { $ap ->
    [0] Non restano punti azione.
    [one] Resta 1 punto azione.
   *[other] Restano { $ap } punti azione.
}
ask-draw = { $why ->
    [jack] È uscito un 8, e Jack Maelstrom pesca:
    [petr] Qualcuno avanza, e Petr Crumb può pescare:
   *[any] Carte di tipo libero:
} { $number ->
    [one] quale carta peschi
   *[other] quali { $number } carte peschi
}?
ask-place = Dove { $number ->
    [one] va 1 Truppa
   *[other] vanno { $number } Truppe
}? Non accanto a un Rivoltoso.
ask-station = Dove { $number ->
    [one] sta d'ora in poi la tua Truppa
   *[other] stanno d'ora in poi le tue { $number } Truppe
}?
ask-withdraw = { $number ->
    [one] Quale Truppa si perde
   *[other] Quali { $number } Truppe si perdono
}?
ask-strike = Chi giustizi? Fino a { $number ->
    [one] 1 Rivoltoso
   *[other] { $number } Rivoltosi
}; non è mai un obbligo.
ask-pardon = Da quale Spazio di Difesa tornano a casa tutti i Rivoltosi?
ask-drop = A quale Faro lanciato rinunci?
ask-bury = Quale va sotto il mazzo: { $first }, in cima, o { $second }, che segue?
ask-scrap = Le prossime carte Opinione Pubblica sono { $first } e { $second }. Le scarti?
ask-discard = A { $number ->
    [one] quale carta Influenza
   *[other] quali { $number } carte Influenza
} rinunci?
ask-hearing = Quali carte paghi per l'Udienza? Tutti e quattro i tipi, valore 12 o più in tutto.
ask-arm = Un evento buono: calmi le strade, o armi un missile?
ask-reroll = Hai tirato { $face }{ $changed ->
    [0] { "" }
   *[other] , che vale { $counts }
}: { $kind ->
    [unrest] Malcontento { $n ->
        [1] +1
       *[other] { $n }
    }
    [markers] { $n ->
        [0] nessun Segnalino Scienza
        [2] +2 Segnalini Scienza
        [4] +4 Segnalini Scienza
       *[other] { $n } Segnalini Scienza
    }
    [hits] { $n ->
        [0] un fiasco
        [one] 1 colpo a segno
       *[other] { $n } colpi a segno
    }
   *[executions] { $n ->
        [-1] si perde una Truppa, o arriva un Rivoltoso
        [one] fino a 1 esecuzione
       *[other] fino a { $n } esecuzioni
    }
}. Accetti, o { $free ->
    [1] ritiri il dado
   *[other] paghi { $price ->
        [one] 1 carta
       *[other] { $price } carte
    } e ritiri il dado
}?
ask-spend = Hai tirato { $face }, { $hits ->
    [0] un fiasco
    [one] 1 colpo a segno
   *[other] { $hits } colpi a segno
}. Spendi un missile armato? Allora vale { $better }, { $more ->
    [0] un fiasco
    [one] 1 colpo a segno
   *[other] { $more } colpi a segno
}.
ask-keep = Quale Dossier tieni come { $late ->
    [1] ultimo Incontro di questo giro
   *[other] Incontro di questo turno
}? L'altro si scarta.
ask-vote = Quali carte impegni per { $brief }? { $text }
ask-sway = Il conto è { $total }; ci vuole almeno { $need }. Aggiungi fino a due carte?
ask-choice = { $brief }: che cosa scegli?
ask-any = Usi la tua capacità prima che scatti il tracciato?
move-campaign = campagna
move-character = interpreta
move-take = prendi
move-pass = passa
move-accept = accetta
move-reroll = tira di nuovo, pagando
move-vote = vota con
move-sway = influenza con
move-discard = scarta
move-place = metti Truppe su
move-station = disponi le Truppe su
move-withdraw = perdi Truppe su
move-strike = giustizia su
move-pardon = lascia andare da
move-drop = rinuncia al Faro
move-keep = tieni
move-bury = metti sotto il mazzo:
move-scrap = scarta entrambe
move-leave = lascia entrambe
move-choose = scegli
move-soothe = calma le strade
move-arm = arma un missile
move-spend = spendi un missile
move-hold = conserva i missili
move-power = usa la capacità di
move-pick = raccogli Influenza:
move-coins = procura monete
move-tax = alza le tasse di base
move-predict = prevedi il futuro
move-launch = lancia il Faro
move-launch-blind = lancia un Faro coperto nello slot
move-swap = cambia i Fari
move-use = usa il Faro
move-advance = avanza sul tracciato
move-calm = tira per il Malcontento
move-project = progetto
move-missiles = lancia i missili
move-hearing = tieni un'Udienza
move-fuel = alimenta il Nucleo
move-sweep = setaccia la rete con il Faro
move-provoke = paga un provocatore su
move-bonds = emetti Titoli
move-sitting = convoca una Seduta d'emergenza
move-deploy = schiera Truppe:
move-march = sposta Truppe
move-execute = tira per giustiziare
move-end = chiudi la fase Agire

### families: do-

id-spy = Spionaggio
id-war = Guerra
id-science = Scienza
id-finance = Finanza
id-nothing = niente
id-nobody = nessuno
id-none = nessuno
id-first = il primo
id-second = il secondo
id-both = entrambi
id-cu = Malcontento
id-threat = Minaccia
id-coins = Monete del Tesoro
id-base-taxes = Tasse di base
id-markers = Segnalini Scienza
id-track = Tracciato
id-armed = Missili armati
id-core = Missili sul Nucleo
id-failed = Dossier falliti
id-hit = Colpi a segno
id-verdict = Sentenze
id-stage = Stadi del Nucleo
id-intel = Informazioni
id-order = Ordine
id-bond = Titoli
id-mandate = Mandati
id-deck-spy = mazzo Spionaggio
id-deck-war = mazzo Guerra
id-deck-science = mazzo Scienza
id-deck-finance = mazzo Finanza
id-deck-po = mazzo Opinione Pubblica
id-deck-briefs = mazzo dei Dossier
id-deck-riots = mazzo delle Rivolte
id-diva-m = Diva 'M'
id-jack = Jack Maelstrom
id-marion = Marion Mochi
id-maury = Maury Sweeney
id-mw = M.W.
id-petr = Petr Crumb
id-samuel = Samuel Ledger
id-viktor = Viktor Markov
id-wilfred = Wilfred Duvon
id-zam = Zam Che
id-donovan = Donovan
id-campaign-m = Conto alla rovescia (M)
id-campaign-samuel = Il Tribunale di Karmonia (Samuel)
id-campaign-zam = Progetto Prometeo (Zam)
id-campaign-mw = Occhi ovunque (M.W.)
id-campaign-viktor = Ordine di ferro (Viktor)
id-campaign-petr = La riserva aurea (Petr)
id-campaign-jack = Linea di successione (Jack)
option-campaign = Campagna
option-campaign-ask = la sceglie il posto 1
option-campaign-m = Conto alla rovescia
option-campaign-samuel = Il Tribunale di Karmonia
option-campaign-zam = Progetto Prometeo
option-campaign-mw = Occhi ovunque
option-campaign-viktor = Ordine di ferro
option-campaign-petr = La riserva aurea
option-campaign-jack = Linea di successione
option-difficulty = Difficoltà
option-difficulty-story = Storia: la campagna chiede meno
option-difficulty-standard = Normale: una vera sfida
option-difficulty-hard = Difficile: la campagna chiede di più
option-difficulty-heroic = Eroica: quasi nessuno ce la fa
option-starts = Chi comincia, in due
option-starts-1 = Posto 1
option-starts-2 = Posto 2
option-predict = Un Dossier previsto, in due
option-predict-turn = è l'Incontro di questo turno
option-predict-round = aspetta l'ultimo Incontro del giro
pack-first-reconstruction = Come ricostruito all'inizio
pack-level-campaigns = Campagne alla pari
form-vote = Carte da impegnare
form-discard = Carte a cui rinunciare
form-station = Truppe su ogni Spazio di Difesa
field-spaces = Truppe per spazio
log-campaign = La campagna: { $campaign }.
log-character = A interpretare { $character } è { $who }.
log-round = Inizia il giro { $round }.
log-turn = Tocca a { $who }, con { $ap } punti azione.
log-drew = { $who } pesca { $cards }.
log-discarded = { $who } scarta { $cards }.
log-free-reroll = { $who } ordina un nuovo tiro gratuito.
log-lost-cards = { $who } perde carte a caso: { $cards }.
log-tile = { $who } usa una casella: { $tile }{ $ap ->
    [0] { "" }
    [one] , per 1 punto azione
   *[other] , per { $ap } punti azione
}.
log-act-ended = { $who } chiude la fase Agire{ $unspent ->
    [0] { "" }
    [one] ; si perde 1 punto azione
   *[other] ; si perdono { $unspent } punti azione
}.
log-changed = { $what }: { $change }, ora { $now }.
log-seat-changed = { $kind ->
    [track] La pedina di { $who } va su { $now ->
        [0] Base
        [1] +1
        [2] +2
       *[other] { $now }
    } nel tracciato.
   *[markers] { $who }, { $what }: { $change }, ora { $now }.
}
log-rolled = { $who } tira un D8: { $face }.
log-launched = { $who } lancia { $beacon } nello slot { $slot }.
log-turned-up = Nello slot { $slot } si scopre { $beacon }.
log-used = { $who } usa il Faro { $beacon }.
log-beacon-lost = Si perde il Faro { $beacon }.
log-beacons-reset = { $number ->
    [one] 1 Faro usato torna pronto.
   *[other] { $number } Fari usati tornano pronti.
}
log-troops-placed = { $spaces-count ->
    [one] Arriva una Truppa sullo Spazio di Difesa
   *[other] Arrivano { $spaces-count } Truppe: Spazi di Difesa
} { $spaces }.
log-troops-moved = Le Truppe ora stanno { $spaces-count ->
    [one] sullo Spazio di Difesa
   *[other] sugli Spazi di Difesa
} { $spaces }.
log-troops-lost = { $spaces-count ->
    [one] Si perde una Truppa sullo Spazio di Difesa
   *[other] Si perdono { $spaces-count } Truppe: Spazi di Difesa
} { $spaces }.
log-rioter-came = Un Rivoltoso arriva sullo Spazio di Difesa { $space }.
log-rioter-stopped = Una Truppa sullo Spazio di Difesa { $space } ferma un Rivoltoso; spariscono entrambi.
log-executed = { $spaces-count ->
    [one] Si giustizia un Rivoltoso sullo Spazio di Difesa
   *[other] Si giustiziano { $spaces-count } Rivoltosi: Spazi di Difesa
} { $spaces }.
log-pardoned = { $number ->
    [one] 1 Rivoltoso lascia
   *[other] { $number } Rivoltosi lasciano
} lo Spazio di Difesa { $space }.
log-unrest-boiled-over = Il Malcontento è al limite: scoppia una rivolta, e si riparte da 0.
log-riot-incited = Scoppia una rivolta.
log-riot-came = Una nuova Rivolta: { $riot }.
log-riot-again = Colpisce ancora: { $riot }.
log-riots-over = Nessun Rivoltoso rimasto: tutte le Rivolte sono finite.
log-brief = Il Dossier sulla scrivania: { $brief }.
log-briefs-seen = Dossier guardati: { $briefs }.
log-brief-kept = Il Dossier { $brief } è tenuto per un Incontro; l'altro si scarta.
log-briefs-buried = { $briefs-count ->
    [0] Entrambi i Dossier restano in cima al mazzo.
   *[other] Messi sotto il mazzo: { $briefs }.
}
log-opinion = Opinione Pubblica: { $cards }.
log-opinion-scrapped = Si scarta l'Opinione Pubblica: { $cards }.
log-voted = { $who } { $cards-count ->
    [0] non impegna carte
   *[other] impegna { $cards }
}.
log-swayed = { $who } influenza il voto con { $cards }.
log-tallied = Il conto è { $total }; ci vuole almeno { $need }.
log-brief-passed = Il voto su { $brief } è superato.
log-brief-failed = Il voto su { $brief } è fallito.
log-option = { $who } sceglie l'opzione { $option }.
log-power = { $who } usa la capacità di { $character }.
log-triggered = Il tracciato scatta per { $who } su { $position ->
    [0] Base
    [1] +1
    [2] +2
   *[other] { $position }
}: { $position ->
    [1] un evento buono
    [2] un evento buono
   *[other] un evento cattivo
}.
log-shuffled = Gli scarti vengono rimescolati: { $deck }.
end-won = Lo scopo della campagna è raggiunto: Karmonia è salva.
end-threat = La Minaccia ha raggiunto il limite: Karmonia è perduta.
end-doom = È avvenuto ciò che la campagna vieta: Karmonia è perduta.
end-time = Cinque giri sono passati, e lo scopo della campagna non è raggiunto.
finale-campaign = Giro { $round } di { $rounds }, Minaccia { $threat } di { $limit }.
finale-role = { $role }
refuse-over = La partita è finita.
refuse-not-asked = Adesso non tocca a te decidere.
refuse-not-now = Questo non risponde alla domanda in corso.
refuse-taken = Qualcuno interpreta già quel personaggio.
refuse-no-ability = Non hai quella capacità, o l'hai già usata.
refuse-not-quiet = Le capacità attendono un momento tranquillo: Raccogliere, Agire, un voto o una scelta.
refuse-track-end = La pedina è già su +2.
refuse-no-partner = A quel posto non siede nessuno.
refuse-too-few = Non restano tante carte di quel tipo.
refuse-take-number = Indica un tipo per ogni carta che peschi, né più né meno.
refuse-must-draw = Queste carte vanno pescate.
refuse-campaign = Quella casella è di un'altra campagna.
refuse-blocked = Un Rivoltoso sul suo Spazio di Difesa blocca la casella.
refuse-ap = Punti azione insufficienti.
refuse-twice = In questo turno quella casella Influenza non si può usare di più.
refuse-no-soldier = Zam Che non può raccogliere Guerra.
refuse-no-card = Non restano carte di quel tipo.
refuse-no-coin-left = Non restano monete nella riserva.
refuse-tax = Le tasse di base sono al massimo.
refuse-predicted = Il futuro si prevede una volta per turno.
refuse-coins = Nel Tesoro ci sono troppo poche monete.
refuse-markers = Hai troppo pochi Segnalini Scienza.
refuse-launched = Quel Faro è già lanciato.
refuse-not-launched = Quel Faro non è lanciato.
refuse-used = Quel Faro è già stato usato in questo giro.
refuse-beacon-payment = Quello che il Faro richiede non si può pagare o fare.
refuse-no-rioter = Non ci sono Rivoltosi sul tabellone.
refuse-no-troop-left = Non restano Truppe nella riserva.
refuse-no-space = Ogni Spazio di Difesa ha un Rivoltoso.
refuse-no-march = Nessuna Truppa può andare altrove.
refuse-no-rioter-left = Non restano Rivoltosi nella riserva.
refuse-troops-there = Su quello spazio ci sono Truppe.
refuse-hearing = Un'Udienza richiede carte di tutti e quattro i tipi per un valore di 12.
refuse-spaces = Le Truppe non vanno su uno spazio con un Rivoltoso.
refuse-troop-number = Le Truppe devono essere esattamente quante te ne vengono chieste.
refuse-not-moved = Deve muoversi almeno una Truppa.
refuse-no-such-troops = Non sono quelle le Truppe da perdere.
refuse-no-such-rioters = Lì non ci sono tanti Rivoltosi, o non se ne possono giustiziare tanti.
refuse-not-lit = Si può rinunciare solo a un Faro lanciato.
refuse-not-held = Non hai quelle carte.
refuse-card-number = Le carte devono essere esattamente quante te ne vengono chieste.
refuse-same-type = Servono due tipi diversi.
refuse-armed = Ci sono già due missili armati.
refuse-reroll-price = Un nuovo tiro costa esattamente le carte indicate sulla casella.
refuse-no-order = Adesso non c'è un nuovo tiro gratuito.
refuse-missile-reroll = L'Influenza non fa ritirare un missile.
refuse-sway = Si aggiungono al massimo due carte.
refuse-condition = La condizione di A non è soddisfatta.
refuse-keep = Si può tenere solo uno dei due Dossier pescati.
why-types = Sono i tipi che i prossimi Dossier chiederanno di più.
why-campaign = È una campagna adatta a chi va dritto allo scopo.
why-character = La scheda di questo personaggio si adatta alla campagna.
why-keep = Questo Dossier si adatta meglio alle carte in mano.
why-guard = Sono le caselle che mancherebbero di più.
why-spare = È ciò che mancherà di meno.
why-cheap = Bastano le carte più economiche.
why-unblock = Lì i Rivoltosi fanno più danno.
why-bury = I Dossier dannosi stanno meglio sotto il mazzo.
why-scrap = Queste opinioni rovinerebbero un voto.
why-default = Non si presenta niente di meglio.
why-no-vote = Le carte valgono più di questo Dossier.
why-vote = Quanto basta per una buona probabilità di superarlo.
why-passed = Il voto è già vinto così.
why-save = Meglio conservarlo per dopo.
why-sway = Queste carte ribaltano un voto perso.
why-only = Non si può scegliere altro.
why-better = Il male minore.
why-reroll = La media è migliore di questo risultato.
why-accept = Il risultato va bene.
why-arm = Un missile armato trasforma un fiasco in un colpo.
why-calm = Tieni il Malcontento sotto la rivolta.
why-missile = Il missile migliora il colpo.
why-step = Un passo a destra evita un evento cattivo o Minaccia.
why-gift = Quattro Segnalini adesso comprano un passo o uno stadio.
why-end = Niente di ciò che resta vale i suoi punti azione.
why-cards = Più Influenza per i voti a venire.
why-coins = Il Tesoro ha bisogno di monete.
why-predict = Conoscere il Dossier aiuta ad affrontarlo.
why-beacon = Un Faro che ripaga il suo prezzo.
why-use = Usarlo non costa niente.
why-advance = A destra del tracciato gli eventi sono benigni.
why-markers = I Segnalini Scienza muovono il tracciato.
why-progress = È ciò di cui tratta la campagna.
id-spy-1 = Spionaggio 1
field-spy-1 = Spionaggio 1
id-spy-2 = Spionaggio 2
field-spy-2 = Spionaggio 2
id-spy-3 = Spionaggio 3
field-spy-3 = Spionaggio 3
id-spy-4 = Spionaggio 4
field-spy-4 = Spionaggio 4
id-spy-5 = Spionaggio 5
field-spy-5 = Spionaggio 5
id-war-1 = Guerra 1
field-war-1 = Guerra 1
id-war-2 = Guerra 2
field-war-2 = Guerra 2
id-war-3 = Guerra 3
field-war-3 = Guerra 3
id-war-4 = Guerra 4
field-war-4 = Guerra 4
id-war-5 = Guerra 5
field-war-5 = Guerra 5
id-science-1 = Scienza 1
field-science-1 = Scienza 1
id-science-2 = Scienza 2
field-science-2 = Scienza 2
id-science-3 = Scienza 3
field-science-3 = Scienza 3
id-science-4 = Scienza 4
field-science-4 = Scienza 4
id-science-5 = Scienza 5
field-science-5 = Scienza 5
id-finance-1 = Finanza 1
field-finance-1 = Finanza 1
id-finance-2 = Finanza 2
field-finance-2 = Finanza 2
id-finance-3 = Finanza 3
field-finance-3 = Finanza 3
id-finance-4 = Finanza 4
field-finance-4 = Finanza 4
id-finance-5 = Finanza 5
field-finance-5 = Finanza 5
id-run-on-the-bank = Corsa agli sportelli
text-run-on-the-bank = Finanza 8. Superato: niente. Fallito: si perdono tutte le monete del Tesoro.
id-pension-shortfall = Buco nelle pensioni
text-pension-shortfall = Finanza 7. Superato: niente. Fallito: Malcontento +2.
id-currency-forgers = Falsari
text-currency-forgers = Finanza 9. Superato: monete +2. Fallito: monete -3, Minaccia +1.
id-striking-tax-collectors = Esattori in sciopero
text-striking-tax-collectors = Finanza 7. Superato: niente. Fallito: Tasse di base -2.
id-foreign-debt-call = Debito estero da saldare
text-foreign-debt-call = Finanza 10. Superato: Minaccia -1. Fallito: Minaccia +2.
id-border-skirmish = Scaramuccia al confine
text-border-skirmish = Guerra 8. Superato: niente. Fallito: Minaccia +2.
id-deserters = Disertori
text-deserters = Guerra 7. Superato: niente. Fallito: togli 2 Truppe, Minaccia +1 per ognuna che manca.
id-arms-cache-found = Trovato un deposito d'armi
text-arms-cache-found = Guerra 8. Superato: metti 2 Truppe. Fallito: un Rivoltoso su uno spazio a caso.
id-barricades-at-dawn = Barricate all'alba
text-barricades-at-dawn = Guerra 9. Superato: niente. Fallito: 2 Rivoltosi su spazi a caso.
id-veterans-march = Marcia dei veterani
text-veterans-march = Guerra 7. Superato: niente. Fallito: Malcontento +2.
id-leaked-memo = Promemoria trapelato
text-leaked-memo = Spionaggio 8. Superato: niente. Fallito: Minaccia +1, Malcontento +1.
id-mole-in-the-ministry = Talpa al ministero
text-mole-in-the-ministry = Spionaggio 9. Superato: niente. Fallito: tutti scartano 3 carte a caso.
id-jammed-frequencies = Frequenze disturbate
text-jammed-frequencies = Spionaggio 7. Superato: niente. Fallito: perdi un Faro lanciato, o Minaccia +1.
id-assassins-calling-card = Il biglietto dell'assassino
text-assassins-calling-card = Spionaggio 10. Superato: Minaccia -1. Fallito: Minaccia +2.
id-hostage-crisis = Crisi degli ostaggi
text-hostage-crisis = Spionaggio 8. Superato: niente. Fallito: la tua pedina 1 a sinistra.
id-contaminated-reservoir = Bacino contaminato
text-contaminated-reservoir = Scienza 8. Superato: niente. Fallito: Malcontento +2.
id-lab-accident = Incidente in laboratorio
text-lab-accident = Scienza 7. Superato: niente. Fallito: Segnalini di chiunque -2.
id-power-grid-failure = Guasto alla rete elettrica
text-power-grid-failure = Scienza 9. Superato: niente. Fallito: Minaccia +1, monete -2.
id-experimental-vaccine = Vaccino sperimentale
text-experimental-vaccine = Scienza 8. Superato: Malcontento -2. Fallito: Malcontento +1.
id-rogue-professor = Professore ribelle
text-rogue-professor = Scienza 10. Superato: tuoi Segnalini +2. Fallito: Minaccia +2.
id-cyber-heist = Rapina informatica
text-cyber-heist = Spionaggio e Finanza 11. Superato: niente. Fallito: perdi metà delle monete arrotondata per eccesso, Minaccia +1.
id-military-budget = Bilancio militare
text-military-budget = Guerra e Finanza 12. Superato: metti 1 Truppa. Fallito: togli 2 Truppe, Minaccia +1 per ognuna che manca, Malcontento +1.
id-weapons-programme = Programma d'armamento
text-weapons-programme = Guerra e Scienza 12. Superato: tuoi Segnalini +1. Fallito: Minaccia +2.
id-propaganda-week = Settimana di propaganda
text-propaganda-week = Spionaggio e Scienza 11. Superato: Malcontento -1. Fallito: Malcontento +2.
id-coup-rumours = Voci di golpe
text-coup-rumours = Spionaggio e Guerra 13. Superato: niente. Fallito: Minaccia +2, un Rivoltoso sullo spazio 8.
id-green-levy = Tassa verde
text-green-levy = Scienza e Finanza 11. Superato: Tasse di base +1. Fallito: Malcontento +2.
id-martial-parade = Parata marziale
text-martial-parade = Guerra e Spionaggio 11. Superato: giustizia fino a 1 Rivoltoso. Fallito: Malcontento +1, Minaccia +1.
id-black-market-isotopes = Isotopi al mercato nero
text-black-market-isotopes = Scienza e Spionaggio 12. Superato: tuoi Segnalini +2. Fallito: Segnalini di chiunque -2, Minaccia +1.
id-amnesty-petition = Petizione d'amnistia
text-amnesty-petition = A: (con un Rivoltoso sul tabellone) tutti i Rivoltosi lasciano uno spazio, Minaccia +1. B: Malcontento +1.
id-ration-cut = Taglio delle razioni
text-ration-cut = A: monete +3, Malcontento +2. B: monete -2.
id-press-conference = Conferenza stampa
text-press-conference = A: (con 3 carte in mano) scarta 3 tue carte, Minaccia -1. B: Minaccia +1.
id-emergency-conscription = Leva d'emergenza
text-emergency-conscription = A: metti 2 Truppe, Malcontento +1. B: pesca 1 carta di tipo libero.
id-university-grant = Fondi all'università
text-university-grant = A: (con 3 monete) monete -3, tuoi Segnalini +3. B: Malcontento +1.
id-foreign-envoy = Inviato straniero
text-foreign-envoy = A: (con 3 monete) monete -3, Minaccia -1. B: Minaccia +1.
id-censorship-bill = Legge sulla censura
text-censorship-bill = A: Malcontento -2, tutti scartano 2 carte a caso. B: Malcontento +1.
id-tax-holiday = Esenzione fiscale
text-tax-holiday = A: (con Tasse di base almeno 1) Malcontento -2, Tasse di base -1. B: Malcontento +1.
id-night-raids = Retate notturne
text-night-raids = A: (con un Rivoltoso sul tabellone) giustizia fino a 2 Rivoltosi, Minaccia +1. B: un Rivoltoso su uno spazio a caso.
id-broken-satellite = Satellite guasto
text-broken-satellite = A: (con 2 monete) monete -2. B: perdi un Faro lanciato, o Minaccia +1.
id-state-funeral = Funerali di Stato
text-state-funeral = A: (con 2 Segnalini) tuoi Segnalini -2, Malcontento -1. B: Minaccia +1.
id-lottery-of-the-loyal = Lotteria dei fedeli
text-lottery-of-the-loyal = A: D8: 5-8 tutti pescano 2 carte, 1-4 Malcontento +2. B: Malcontento +1.
id-drone-swarm = Sciame di droni
text-drone-swarm = Giustizia fino a 1 Rivoltoso.
id-crowd-scanner = Scanner di folla
text-crowd-scanner = Malcontento -1.
id-wiretap-grid = Rete d'intercettazione
text-wiretap-grid = Guarda i primi 2 Dossier e mettine quanti vuoi sotto il mazzo.
id-credit-tracer = Tracciatore di crediti
text-credit-tracer = Monete +2.
id-research-satellite = Satellite di ricerca
text-research-satellite = Tuoi Segnalini +2.
id-recruitment-feed = Canale di reclutamento
text-recruitment-feed = Pesca 2 carte di tipo libero.
id-riot-shield-net = Rete di scudi
text-riot-shield-net = Metti 1 Truppa.
id-curfew-siren = Sirena del coprifuoco
text-curfew-siren = Malcontento -2.
id-deep-fake-studio = Studio di deep fake
text-deep-fake-studio = Scarta 1 tua carta, pesca 2 carte di tipo libero.
id-polling-uplink = Collegamento sondaggi
text-polling-uplink = Guarda le prime 2 carte Opinione Pubblica; puoi scartarle entrambe.
id-threat-forecaster = Previsore di minacce
text-threat-forecaster = Minaccia -1, Malcontento +1.
id-mag-rail-courier = Corriere magnetico
text-mag-rail-courier = Sposta Truppe per 0 PA.
id-black-budget-node = Nodo dei fondi neri
text-black-budget-node = Il tuo prossimo lancio di questo turno costa 2 monete in meno.
id-loyalty-index = Indice di lealtà
text-loyalty-index = Scarta 2 carte di tipi diversi, Minaccia -1.
id-lab-automaton = Automa di laboratorio
text-lab-automaton = Il tuo prossimo Progetto di questo turno vale 1 in più.
id-echo-transmitter = Trasmettitore d'eco
text-echo-transmitter = Tuoi Segnalini -2, la tua pedina 1 a destra.
id-bread-line = Fila per il pane
text-bread-line = Due Rivoltosi sullo spazio 1. Ogni giro: monete -2.
id-tax-revolt = Rivolta fiscale
text-tax-revolt = Due Rivoltosi sullo spazio 2. Ogni giro: Tasse di base -1.
id-antenna-sabotage = Sabotaggio delle antenne
text-antenna-sabotage = Un Rivoltoso sullo spazio 3 e uno sullo spazio 4. Ogni giro: Minaccia +1.
id-signal-jam = Blocco del segnale
text-signal-jam = Due Rivoltosi sullo spazio 4. Ogni giro: Minaccia +1.
id-campus-occupation = Occupazione del campus
text-campus-occupation = Un Rivoltoso sullo spazio 5 e uno sullo spazio 6. Ogni giro: Segnalini di chiunque -1.
id-lab-fire = Incendio in laboratorio
text-lab-fire = Due Rivoltosi sullo spazio 6. Ogni giro: Segnalini di chiunque -2.
id-barracks-mutiny = Ammutinamento in caserma
text-barracks-mutiny = Due Rivoltosi sullo spazio 7. Ogni giro: togli 1 Truppa, o Minaccia +1.
id-palace-march = Marcia sul palazzo
text-palace-march = Un Rivoltoso sullo spazio 8 e uno su uno spazio a caso. Ogni giro: Minaccia +1.
id-general-strike = Sciopero generale
text-general-strike = Due Rivoltosi su spazi a caso. Ogni giro: Malcontento +1.
text-diva-m-power = Una volta per partita usa la capacità unica di un altro: Marion, Maury, Samuel o Zam.
text-diva-m-flaw = I suoi tiri per giustiziare valgono 1 in meno.
text-jack-power = Ogni volta che qualcuno tira 8 pesca 2 carte di tipi liberi.
text-jack-flaw = Alla prima rivolta della partita la sua pedina va 1 a sinistra, da -2 a Base.
text-marion-power = Una volta per partita, in qualsiasi momento: la sua pedina 1 a destra, gratis.
text-marion-flaw = Giustiziare le costa 3 PA.
text-maury-power = Una volta per partita, dopo un conto: fino a 2 carte in più entrano nel voto.
text-maury-flaw = Tirare per il Malcontento gli costa 4 PA.
text-mw-power = I lanci costano 2 PA in meno.
text-mw-flaw = Se non ha ancora lanciato nulla alla fine del suo turno nel giro 3, scoppia una rivolta.
text-petr-power = Ogni volta che si attiva la casella Avanza può pescare 2 carte di tipi liberi.
text-petr-flaw = Schierare Truppe costa 1 PA in più.
text-samuel-power = Una volta per partita, in qualsiasi momento: la casella Avanza senza costo.
text-samuel-flaw = Ogni rivolta gli fa scartare 1 carta a caso.
text-viktor-power = Giustiziare gli costa 1 PA.
text-viktor-flaw = Scarta una carta ogni volta che attiva la casella Avanza.
text-wilfred-power = 1 carta in più di un tipo libero a ogni Raccogliere.
text-wilfred-flaw = Schierare gli costa 1 PA in più.
text-zam-power = Una volta per partita, in qualsiasi momento: 4 Segnalini Scienza per sé o per chi gioca con lui.
text-zam-flaw = Non può raccogliere Guerra; i suoi tiri per giustiziare valgono 1 in meno.
text-donovan-power = Una volta per turno ritira gratis il dado di una casella.
text-donovan-flaw = Se al suo Raccogliere la Minaccia è 7 o più, ha 8 PA.
text-campaign-m-aim = { $need } Colpi.
text-campaign-m-tile = 4 PA, Malcontento +3, poi un D8: 1-2 fiasco, 3-7 un Colpo, 8 due Colpi; un missile armato aggiunge 2.
text-campaign-m-doom = { $doom } o più carte Rivolta in gioco.
text-campaign-m-good = Malcontento -2, o arma 1 missile.
text-campaign-m-bad = 1-3 Malcontento +1; 4-5 monete -2; 6-7 Minaccia +1; 8 perdi un Faro lanciato, o Minaccia +1.
text-campaign-samuel-aim = { $need } Sentenze.
text-campaign-samuel-tile = 3 PA, Malcontento +1, carte proprie di tutti e quattro i tipi, valore 12 o più in tutto: +1 Sentenza.
text-campaign-samuel-doom = { $doom } Dossier falliti.
text-campaign-samuel-good = Pesca 2 carte di tipi liberi.
text-campaign-samuel-bad = 1-3 scarta 1 carta a caso; 4-6 Malcontento +1; 7 Minaccia +1; 8 perdi 1 progresso, o Minaccia +1 se non ce n'è.
text-campaign-zam-aim = { $need } Stadi del Nucleo.
text-campaign-zam-tile = 2 PA, 4 Segnalini Scienza, Malcontento +1: +1 stadio.
text-campaign-zam-doom = Dal giro { $from }: { $doom } Rivoltosi sullo spazio 6.
text-campaign-zam-good = Tuoi Segnalini +2.
text-campaign-zam-bad = 1-3 tuoi Segnalini -1; 4-6 Malcontento +1; 7 un missile sul Nucleo: serve 1 stadio in più; 8 perdi 1 progresso, o Minaccia +1 se non ce n'è.
text-campaign-mw-aim = { $need } Informazioni, e { $beacons } Fari lanciati.
text-campaign-mw-tile = 2 PA, Malcontento +1, un Faro lanciato diventa usato: +1 Informazione.
text-campaign-mw-doom = Dal giro { $from }: nessun Faro lanciato.
text-campaign-mw-good = Monete +1.
text-campaign-mw-bad = 1-3 monete -1; 4-6 Malcontento +1; 7 Minaccia +1; 8 perdi un Faro lanciato, o Minaccia +1.
text-campaign-viktor-aim = { $need } Ordine, e nessun Rivoltoso sul tabellone.
text-campaign-viktor-tile = 2 PA: un Rivoltoso su uno spazio senza Truppe, e pesca 2 Guerra.
text-campaign-viktor-doom = { $doom } o più Rivoltosi sul tabellone.
text-campaign-viktor-good = Metti 1 Truppa.
text-campaign-viktor-bad = 1-3 Malcontento +1; 4-6 un Rivoltoso su uno spazio a caso; 7 Minaccia +1; 8 togli 2 Truppe, Minaccia +1 per ognuna che manca.
text-campaign-petr-aim = { $need } Titoli.
text-campaign-petr-tile = 1 PA e 3 monete: +1 Titolo.
text-campaign-petr-doom = Rivoltosi sullo spazio 1 e sullo spazio 2.
text-campaign-petr-good = Monete +1.
text-campaign-petr-bad = 1-3 monete -1; 4-6 Malcontento +1; 7 Minaccia +1; 8 Tasse di base -1, o Minaccia +1 se sono a 0.
text-campaign-jack-aim = { $need } Mandati: ogni Dossier Influenza superato ne vale uno.
text-campaign-jack-tile = 3 PA, Malcontento +1, poi si pesca e risolve subito un Dossier.
text-campaign-jack-doom = { $doom } Dossier falliti.
text-campaign-jack-good = Pesca 2 carte di tipi liberi.
text-campaign-jack-bad = 1-3 scarta 1 carta a caso; 4-6 Malcontento +1; 7 Minaccia +1; 8 perdi 1 progresso, o Minaccia +1 se non ce n'è.

# The board
board-threat = Minaccia
board-unrest = Malcontento
board-taxes = Tasse di base
board-round = giro
board-ap = punti azione
board-treasury = Tesoro
board-surveillance = Centro di sorveglianza
board-laboratory = Laboratorio
board-war-room = Sala di guerra
board-dossier = Dossier della campagna
board-progress = Progressi
board-doom = Si perde con
board-influence = Si spende nei voti, per ritirare i dadi e dove è richiesto uno scarto.
board-hand = Le mie carte Influenza
board-beacons = Fari
board-encounter = Incontro
board-opinion = Opinione Pubblica
board-choose = opzione { $option }
board-nothing-committed = Clicca le carte qui sotto per impegnarle.
board-commit = { $count ->
    [0] Non impegnare niente
    [one] Impegna una carta
   *[other] Impegna { $count } carte
}
board-odds = Totale { $total } su { $need }; la probabilità di riuscire è { $chance } per cento.
board-reroll-hint = Per tirare di nuovo clicca le carte con cui paghi.
board-pile = Carta { $type }
board-pile-left = { $count } nel mazzo, 2 per turno
board-page-tiles = Scrivania
board-page-city = Città
board-space = Spazio di Difesa { $number }: Truppe { $troops }, Rivoltosi { $rioters }
board-lamp-face-up = non lanciato
board-lamp-launched = lanciato
board-lamp-used = usato in questo giro
board-name-coins = Procura monete
board-name-tax = Alza le tasse
board-name-predict = Prevedi il futuro
board-name-launch = Lancia un Faro
board-name-launch-blind = Lancia alla cieca
board-name-swap = Cambia i Fari
board-name-use = Usa un Faro
board-name-advance = Avanza
board-name-calm = Calma le strade
board-name-project = Progetto
board-name-deploy = Schiera Truppe
board-name-march = Sposta Truppe
board-name-execute = Giustizia Rivoltosi
board-name-missiles = Lancia missili
board-name-hearing = Tieni un'Udienza
board-name-fuel = Alimenta il Nucleo
board-name-sweep = Setaccia la rete
board-name-provoke = Paga un provocatore
board-name-bonds = Emetti Titoli
board-name-sitting = Seduta d'emergenza
board-tile-coins = { $gain } monete; Malcontento +{ $cu }
board-tile-tax = Tasse di base +{ $gain }; Malcontento +{ $cu }
board-tile-predict = vedi 2 Dossier, tienine 1; una volta a turno
board-tile-launch = { $coins } monete, uno che vedi
board-tile-launch-blind = { $coins } monete, dal mazzo
board-tile-swap = sostituisci i non lanciati
board-tile-use = ciascuno una volta a giro
board-tile-advance = { $markers } Segnalini: pedina 1 a destra
board-tile-calm = D8: { $faces }
board-tile-project = D8, Segnalini: { $faces }
board-tile-deploy = { $ap } PA: { $troops } Truppe
board-tile-march = quante Truppe vuoi
board-tile-execute = D8: { $faces }
board-tile-missiles = Malcontento +{ $cu }; D8, Colpi: { $faces }
board-tile-hearing = quattro tipi per { $value }; Malcontento +{ $cu }
board-tile-fuel = { $markers } Segnalini; Malcontento +{ $cu }
board-tile-sweep = un Faro lanciato diventa usato; Malcontento +{ $cu }
board-tile-provoke = arriva un Rivoltoso; pesca { $cards } Guerra
board-tile-bonds = { $coins } monete: un Titolo
board-tile-sitting = subito un Dossier; Malcontento +{ $cu }
board-ours = Una stella segna una nostra ricostruzione: il regolamento della campagna non dà questa carta, campagna o numero.
id-a = A
id-b = B
board-base = Base
board-stop = Minaccia { $threat }
you-nobody = Ancora nessuno
you-used = usata
you-aim = Scopo { $progress } di { $needed }.
you-threat = Minaccia { $threat } di { $limit }

cards-of-type = { $type ->
    [Spie] Spionaggio
   *[other] { $type }
} { $values }
number-of-type = { $type ->
    [Spie] { $number ->
        [one] 1 Spia
       *[other] { $number } Spie
    }
   *[other] { $number } { $type }
}
number-on-space = { $number } sullo spazio { $space }
effect-cu = Malcontento { $n }
effect-threat = Minaccia { $n }
effect-coins = monete { $n }
effect-base = Tasse di base { $n }
effect-markers = tuoi Segnalini { $n }
effect-progress = progressi { $n }
effect-rioter = { $n ->
    [one] un Rivoltoso
   *[other] { $n } Rivoltosi
} sullo spazio { $space }
effect-rioters = { $n ->
    [one] un Rivoltoso su uno spazio a caso
   *[other] { $n } Rivoltosi su spazi a caso
}
effect-troop = metti { $n ->
    [one] 1 Truppa
   *[other] { $n } Truppe
}
effect-troop-loss = { $n ->
    [one] togli 1 Truppa, o Minaccia +1
   *[other] togli { $n } Truppe, Minaccia +1 per ognuna che manca
}
effect-exec = giustizia fino a { $n ->
    [one] 1 Rivoltoso
   *[other] { $n } Rivoltosi
}
effect-draw = pesca { $n ->
    [one] 1 carta di tipo libero
   *[other] { $n } carte di tipo libero
}
effect-markers-each = Segnalini di chiunque { $n }
effect-discard-each = tutti scartano { $n } carte a caso
effect-base-or-threat = Tasse di base -1, o Minaccia +1 se sono a 0
effect-calm-or-arm = Malcontento -{ $n }, o arma 1 missile
effect-discard-active = scarta { $n } carta a caso
effect-setback = perdi 1 progresso, o Minaccia +1 se non ce n'è
effect-core = un missile sul Nucleo
effect-beacon-loss = perdi un Faro lanciato, o Minaccia +1
effect-left = la tua pedina { $n } a sinistra
effect-step = la tua pedina { $n } a destra
effect-coins-all = si perdono tutte le monete del Tesoro
effect-coins-half = perdi metà delle monete arrotondata per eccesso
effect-pardon = tutti i Rivoltosi lasciano uno spazio
effect-discard-own = scarta { $n ->
    [one] 1 tua carta
   *[other] { $n } tue carte
}
effect-discard-two = scarta { $n } carte di tipi diversi
effect-lottery = D8: 5-8 tutti pescano { $n } carte, 1-4 Malcontento +2
effect-wiretap = guarda i primi { $n } Dossier e mettine quanti vuoi sotto il mazzo
effect-uplink = guarda le prime { $n } carte Opinione Pubblica; puoi scartarle entrambe
effect-move = sposta Truppe per 0 PA
effect-node = il tuo prossimo lancio di questo turno costa { $n } monete in meno
effect-automaton = il tuo prossimo Progetto di questo turno vale { $n } in più
do-campaign = { $campaign }
do-character = { $character }: { $influence }
do-take = Pesca { $cards }
do-pass-draw = Non pescare
do-pass-power = Tieni la capacità per dopo
do-accept = Accetta { $face ->
    [1] l'1
    [8] l'8
   *[other] il { $face }
}
do-reroll-nothing = Tira di nuovo senza pagare
do-reroll = Paga { $cards } e tira di nuovo
do-vote-nothing = Non impegnare carte
do-vote = Impegna { $cards }
do-sway-nothing = Non aggiungere nulla
do-sway = Aggiungi { $cards }
do-discard-nothing = Non scartare nulla
do-discard = Scarta { $cards }
do-place = Metti Truppe: { $where }
do-place-many = Metti Truppe su questi spazi: { $spaces }
do-place-one-each = Metti una Truppa su ciascuno degli spazi { $spaces }
do-station = Disponi Truppe: { $where }
do-withdraw = Perdi Truppe: { $where }
do-strike = Giustizia Rivoltosi: { $where }
do-strike-nobody = Non giustiziare nessuno
do-pardon = Lascia andare i Rivoltosi dello spazio { $space }
do-drop = Rinuncia al Faro { $beacon }
do-keep = Tieni { $brief }
do-bury = Metti sotto il mazzo { $brief }
do-bury-none = Lascia entrambi in cima
do-bury-both = Metti entrambi sotto il mazzo
do-scrap = Scarta entrambe le carte
do-leave = Lascia entrambe le carte
do-choose = { $option }: { $effects }
do-soothe = Calma le strade: Malcontento { $n }
do-arm = Arma un missile
do-spend = Spendi un missile armato: { $bonus } al tiro
do-hold = Conserva i missili armati
do-power-marion = Capacità di Marion: pedina 1 a destra
do-power-samuel = Capacità di Samuel: avanza gratis
do-power-zam = Capacità di Zam: { $markers } Segnalini a { $to }
do-pick = Raccogli { $type }: { $ap } PA
do-coins = Procura { $coins } monete: { $ap } PA, Malcontento +{ $cu }
do-tax = Alza le tasse di base di { $taxes }: { $ap } PA, Malcontento +{ $cu }
do-predict = Guarda 2 Dossier, tienine 1: { $ap } PA
do-launch = Lancia { $beacon }: { $ap } PA, { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}
do-launch-blind = Lancia alla cieca nello slot { $slot }: { $ap } PA, { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}
do-swap = Cambia { $slots-count ->
    [one] lo slot
   *[other] gli slot
} { $slots }: { $ap } PA
do-use = Usa { $beacon }
do-advance = Avanza sul tracciato: { $markers } Segnalini
do-calm = Tira per il Malcontento: { $ap } PA
do-project = Avvia un Progetto: { $ap } PA
do-deploy = Schiera { $troops } Truppe: { $ap } PA
do-march = Sposta Truppe: { $ap } PA
do-execute = Tira per giustiziare Rivoltosi: { $ap } PA
do-missiles = Lancia i missili: { $ap } PA, Malcontento +{ $cu }
do-hearing = Tieni un'Udienza: { $ap } PA, Malcontento +{ $cu }
do-fuel = Alimenta il Nucleo: { $ap } PA, { $markers } Segnalini, Malcontento +{ $cu }
do-sweep = Setaccia con { $beacon }: { $ap } PA, Malcontento +{ $cu }
do-provoke = Paga un provocatore sullo spazio { $space }: { $ap } PA
do-bonds = Emetti un Titolo: { $ap } PA, { $coins } monete
do-sitting = Convoca una Seduta d'emergenza: { $ap } PA, Malcontento +{ $cu }
do-end = { $ap ->
    [0] Chiudi la fase Agire
    [one] Chiudi la fase Agire: si perde 1 PA
   *[other] Chiudi la fase Agire: si perdono { $ap } PA
}
log-weakness = Colpisce la debolezza di { $character }. { $text }
board-name-pick = Raccogli Influenza

short-spy = Spie
short-war = Guerra
short-science = Scienza
short-finance = Finanza

zone-campaign = campagna
zone-round = giro
zone-turn = turno di
zone-ap = punti azione
zone-cu = Malcontento
zone-threat = Minaccia
zone-threat-limit = Minaccia che fa perdere
zone-unrest-limit = Malcontento che porta una rivolta
zone-rounds = giri
zone-tiles = caselle
zone-base-taxes = Tasse di base
zone-most-taxes = Tasse di base più alte
zone-stops = Minaccia secondo i posti del tracciato
zone-treasury = monete nel Tesoro
zone-coin-supply = monete rimaste
zone-marker-supply = Segnalini Scienza rimasti
zone-troop-supply = Truppe rimaste
zone-rioter-supply = Rivoltosi rimasti
zone-progress = progressi
zone-needed = progressi necessari
zone-failed = Dossier falliti
zone-armed = missili armati
zone-core = missili sul Nucleo
zone-rioted = è scoppiata una rivolta
zone-seats = chi gioca
zone-spaces = Spazi di Difesa
zone-slots = Fari
zone-riots = Rivolte in gioco
zone-riot-discard = Rivolte scartate
zone-riot-deck = Rivolte rimaste
zone-brief = Dossier sulla scrivania
zone-brief-types = tipi che chiede
zone-brief-need = totale che chiede
zone-brief-odds = probabilità dell'Opinione Pubblica, in percentuale
zone-kept = Dossier tenuto
zone-looked = Dossier guardati
zone-brief-discard = Dossier scartati
zone-briefs = Dossier rimasti
zone-briefs-top = noti in cima
zone-briefs-under = noti in fondo
zone-beacons = Fari rimasti
zone-beacons-under = Fari noti in fondo
zone-piles = mazzi Influenza
zone-discard = Influenza scartata
zone-po = Opinione Pubblica rimasta
zone-po-top = nota in cima
zone-po-discard = Opinione Pubblica scartata
zone-mixed = tipi di cui si sa solo quante carte stanno fra mazzo e Opinione Pubblica
zone-opinion = Opinione Pubblica scoperta
zone-tally = conto
zone-picks = raccolte in questo turno
zone-predicted = futuro previsto in questo turno
zone-free-reroll-used = tiro gratuito usato
zone-launch-discount = monete in meno sul prossimo lancio
zone-project-bonus = aggiunto al prossimo Progetto
zone-character = personaggio
zone-hand = mano
zone-pledged = impegnate
zone-markers = Segnalini Scienza
zone-track = posto sul tracciato
zone-ability-used = capacità usata
zone-launched = Fari lanciati
zone-beacon = Faro
zone-lamp = stato
zone-troops = Truppe
zone-rioters = Rivoltosi
zone-word = casella
zone-space = Spazio di Difesa
id-face-up = non lanciato
id-launched = lanciato
id-used = usato in questo giro

### families: changed-
changed-need = progressi necessari
changed-doom = con cui si perde la campagna
changed-good = evento positivo
changed-bad = evento negativo
changed-influence = Influenza in Spionaggio, Guerra, Scienza e Finanza
changed-launch-ap = punti azione di un lancio
changed-launch-coins = monete di un lancio
changed-deploy-ap = punti azione per schierare
changed-exec-ap = punti azione per giustiziare
changed-unrest-ap = punti azione per calmare
changed-free-cards = carte di tipo libero
changed-needless = domande superflue

### families: tell-
# Il tavolo a parole: una frase per ogni campo della vista.
tell-campaign = La campagna è { $campaign-id ->
    [m] { id-campaign-m }
    [samuel] { id-campaign-samuel }
    [zam] { id-campaign-zam }
    [mw] { id-campaign-mw }
    [viktor] { id-campaign-viktor }
    [petr] { id-campaign-petr }
   *[jack] { id-campaign-jack }
}.
tell-round = { $round ->
    [0] { $campaign-id ->
        [none] Si scelgono la campagna e i personaggi.
       *[other] Si scelgono i personaggi.
    }
   *[other] Giro { $round } di { $rounds }. Tocca a { $turn-name }, con { $ap ->
        [one] 1 punto azione.
       *[other] { $ap } punti azione.
    }
}
tell-threat = La Minaccia è { $threat } su { $threat-limit }, il Malcontento { $cu } su { $unrest-limit }, le Tasse di base { $base-taxes } su { $most-taxes }.
tell-treasury = Nel Tesoro { $treasury ->
    [one] c'è 1 moneta
   *[other] ci sono { $treasury } monete
}; accanto al tabellone { $coin-supply ->
    [one] ne resta 1.
   *[other] ne restano { $coin-supply }.
}
tell-progress = { $needed ->
    [0] { "" }
   *[other] Progressi della campagna: { $progress } di { $needed }. { $failed ->
        [0] Nessun Dossier è fallito.
        [one] Un Dossier è fallito.
       *[other] { $failed } Dossier sono falliti.
    }
}
tell-armed = { $armed ->
    [0] { "" }
    [one] Un missile è armato.
   *[other] { $armed } missili sono armati.
}
tell-core = { $core ->
    [0] { "" }
    [one] Un missile sta sul Nucleo.
   *[other] { $core } missili stanno sul Nucleo.
}
tell-seats = { $character-id ->
    [none] { $who } non interpreta ancora nessuno.
   *[other] { $who } interpreta { $character }.
} { $markers ->
    [0] Nessun Segnalino Scienza.
    [one] Un Segnalino Scienza.
   *[other] { $markers } Segnalini Scienza.
} La pedina è su { $track ->
    [-2] -2
    [-1] -1
    [0] Base
    [1] +1
   *[2] +2
}.{ $hand-count ->
    [0] { " " }Nessuna carta in mano.
   *[other] { " " }In mano: { $hand }.
}{ $pledged-count ->
    [0] { "" }
   *[other] { " " }Impegnate: { $pledged }.
}
tell-spaces = Spazio di Difesa { $number }: { $troops ->
    [0] nessuna Truppa
    [one] una Truppa
   *[other] { $troops } Truppe
}, { $rioters ->
    [0] nessun Rivoltoso.
    [one] un Rivoltoso.
   *[other] { $rioters } Rivoltosi.
}
tell-slots = Slot { $number }: { $beacon }, { $lamp }.
tell-riots = Rivolte in gioco: { $riots }.
tell-brief = Il Dossier sulla scrivania è { $brief }{ $brief-types-count ->
    [0] .
   *[other] , che chiede { $brief-types }, { $brief-need } in tutto.
}
tell-kept = Tenuto per un Incontro: { $kept }.
tell-looked = Hai guardato { $looked }.
tell-briefs = { $briefs ->
    [one] Resta un Dossier
   *[other] Restano { $briefs } Dossier
}, { $beacons ->
    [one] un Faro
   *[other] { $beacons } Fari
} e { $riot-deck ->
    [one] una Rivolta.
   *[other] { $riot-deck } Rivolte.
}
tell-briefs-top = Noti in cima ai Dossier: { $briefs-top }.
tell-briefs-under = Noti in fondo ai Dossier: { $briefs-under }.
tell-beacons-under = Fari noti in fondo al mazzo: { $beacons-under }.
tell-po = Dell'Opinione Pubblica { $po ->
    [one] resta una carta.
   *[other] restano { $po } carte.
}
tell-po-top = Note in cima all'Opinione Pubblica: { $po-top }.
tell-opinion = L'Opinione Pubblica mostra { $opinion }; il conto è { $tally }.
tell-piles = Carte rimaste di Spionaggio, Guerra, Scienza e Finanza: { $piles }.

### families: page-round
page-round = Giro { $round }
page-round-of = Giro { $round } di { $rounds }

board-face-loss = una Truppa persa
stake-vote = Ne servono { $need }: { $chance } % senza carte.
stake-threat = Minaccia { $threat } di { $limit }.
stake-unrest = Malcontento { $cu } di { $limit }.
shelf = Effetti in corso
shelf-kept = { $brief } arriva al prossimo Incontro
shelf-discount = In questo turno lanciare costa { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
} in meno
shelf-bonus = Il prossimo tiro del Progetto vale { $markers } in più
shelf-riot = { $riot }, finché resta un Rivoltoso
thing-need = Il voto passa con { $value }
thing-cu = Malcontento +{ $value }

# headlines of a round
news-unrest-boiled-over = Furia nelle strade
news-riot-came = { $riot }: folla alle porte del Ministero
news-riot-again = { $riot }, di nuovo
news-brief-failed = Il gabinetto cade su { $brief }
news-brief-passed = Il gabinetto approva { $brief }
news-beacon-lost = Un Faro tace: { $beacon }
news-launched = { $beacon } prende il volo
news-troops-placed = Truppe in movimento
news-quiet = Il Ministero non ha nulla da aggiungere

# Che cosa ha detto l'opinione pubblica
verdict-tally = Il conto è { $total }, ne { $need ->
    [one] serve 1
   *[other] servono { $need }
}: { $enough ->
    [true] basta.
   *[false] { $missing ->
        [one] ne manca 1.
       *[other] ne mancano { $missing }.
    }
}
