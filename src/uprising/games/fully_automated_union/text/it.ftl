### families: id- text- option- phase- say- why- zone- board-effect- board-until- hand- wait- verdict- news-

game-title = The Fully Automated Board Game: Sindacato
game-tagline = Da due a quattro lavoratrici, una boss automatizzata e un voto in silenzio.
minute-goal = Togliete i robot alla boss automatizzata: tanti robot rossi quante lavoratrici, e vincono tutte.
minute-turn = Ogni turno un evento, un contratto per ognuna, poi un voto con la mano: lavorare, espropriare o accelerare.
minute-twist = Dello sciopero non si può dire parola. E chi accumula abbastanza monete può tradire la classe e vincere da sola.

### families: lesson-
# La lezione
lesson-1 = Siete tre lavoratrici contro una boss automatizzata. Con tre robot rossi vincete tutte; con tre blu perdete tutte. Il turno comincia con un evento, e oggi lo applichi tu: dai il Bonus di Produzione a te stessa.
lesson-2 = Si scopre una carta Contratti, e scegli per prima. A paga di più ma stressa; B paga 2 e ti lascia calma. Prendi B: solo chi è calma può scioperare.
lesson-3 = Pollice, pugno o mano aperta, tutte insieme e senza parlarne. Oggi lavora: è pagata solo chi lavora, e il bonus arriva con la paga.
lesson-4 = Il Dentista: paghi 2 monete o ti Stressi. Chi è Stressata non può scioperare. Paga.
lesson-5 = { $one } e { $two } hanno scelto. Prendi ciò che resta: se scioperi non sarai comunque pagata.
lesson-6 = La boss ha un robot blu. La maggioranza dei pugni, due su tre, glielo toglie. Mostra il pugno; forse le altre hanno la stessa idea.
lesson-7 = Lo sciopero è riuscito! Il robot rende una moneta a ogni Giorno di Paga. Di' chi lo tiene; se non siete d'accordo decide la giocatrice iniziale.
lesson-8 = L'Affitto è di una moneta a turno. Chi non può pagarlo si Stressa; è fuori dal gioco soltanto chi non può pagarlo ed era già Stressata. Prendi di nuovo un Contratto.
lesson-9 = La boss ha quasi abbastanza per un nuovo robot (15). Un pollice distrugge tutti i suoi risparmi, ma le dà subito un robot. Mostra il pollice, o lavora se non osi.
lesson-10 = Un avvertimento: chi è calma e ha almeno 8 monete può dichiarare il Tradimento di Classe. Allora vincono tutte quelle che in quel momento avrebbero potuto dichiararlo, e le altre perdono. Da qui scegli come vuoi.
lesson-end = Conosci il gioco del sindacato. Continua da qui, o comincia una partita vera: senza una parola sugli scioperi.

option-deck = Carte Contratti
option-deck-standard = Normale: senza Depressione
option-deck-hard = Difficile: con Depressione
option-starts = Prima giocatrice iniziale
option-starts-random = Tirata a sorte
option-starts-1 = Posto 1
option-starts-2 = Posto 2
option-starts-3 = Posto 3 (a sorte se è vuoto)
option-starts-4 = Posto 4 (a sorte se è vuoto)
option-spouse = Affitto di una coppia sposata
option-spouse-solvent = Chi ha pagato il proprio può coprire quello dell'altra
option-spouse-either = Ognuna può pagare per l'altra, anche se non può pagare il proprio
option-talk = Conversazione
option-talk-phrases = Solo le frasi dell'elenco
option-talk-open = Libera, ma mai sugli scioperi e non durante il voto
option-treason = Quando qualcuna dichiara il Tradimento di Classe
option-treason-all = Vincono tutte quelle che avrebbero potuto dichiararlo
option-treason-declared = Vince solo chi l'ha dichiarato

phase-event = Evento
phase-contracts = Contratti
phase-strike = Sciopero
phase-payday = Giorno di Paga
phase-rent = Affitto
phase-over = La partita è finita

ask-target = { $card }: a chi tocca? { $text }
ask-robot = Sabotaggio: quale robot viene distrutto?
ask-dentist = Il Dentista: paghi 2 monete o ti Stressi?
ask-custody = Divorzio: chi di voi due tiene il bambino? Rispondete tutte e due in segreto.
ask-custody-ruling = La coppia non è d'accordo: decidi tu chi tiene il bambino.
ask-contract = Quale Contratto prendi? Chi è Stressata non può scioperare.
ask-vote = Pollice, pugno o mano aperta? Degli scioperi non una parola.
ask-nominate = Lo Sciopero ha espropriato un robot. A chi va?
ask-assign = Non siete d'accordo: come giocatrice iniziale decidi tu a chi va il robot.
ask-inherit = { $who } è fuori dal gioco. Chi prende { $robots ->
    [one] il suo robot
   *[other] i suoi { $robots } robot
}?
ask-cover = { $who } non può pagare l'Affitto. { $coins ->
    [one] Aggiungi tu la moneta che manca
   *[other] Aggiungi tu le { $coins } monete che mancano
}?
ask-declare = Potresti lasciare il sindacato: dichiari il Tradimento di Classe? { $together ->
    [1] Se una lo dichiara vincono tutte quelle che avrebbero potuto, e le altre perdono.
   *[other] Chi lo dichiara vince, e le altre perdono.
}

move-event-target = scegli
move-event-robot = distruggi un robot di
move-dentist = dentista
move-custody = affida il bambino a
move-contract = Contratto
move-vote = vota
move-nominate = proponi
move-assign = dai il robot a
move-cover = copri l'Affitto
move-declare = dichiara il Tradimento di Classe

### families: do-
do-cover-yes = Copri l'Affitto
do-cover-no = Non coprire l'Affitto
do-declare-yes = Dichiara il Tradimento di Classe
do-declare-no = Resta col sindacato

id-a = A
id-b = B
id-c = C
id-d = D
id-keep = tieni il tuo
id-yes = sì
id-no = no
id-pay = paga
id-book = il regolamento
id-ruling = nostra
id-bank = la Banca
id-boss = la boss
id-work = mano aperta (lavora)
id-accelerate = pollice in su (Accelerazione)
id-expropriate = pugno chiuso (Esproprio)
id-stress = Stress
id-holiday = Ferie
id-indefinite = indeterminato
id-boom = Boom
id-growth = Crescita
id-recovery = Ripresa
id-stagnation = Stagnazione
id-recession = Recessione
id-depression = Depressione
id-production-bonus = Bonus di Produzione
id-collective-agreement = Contratto Collettivo
id-dentist = Dentista
id-divorce = Divorzio
id-gentrification = Gentrificazione
id-marriage = Matrimonio
id-birth = Nascita
id-sabotage = Sabotaggio
id-eviction = Sfratto
id-union = Sindacato
id-mandatory-overtime = Straordinari Obbligatori
id-shift-work = Lavoro a Turni
id-gambling = Gioco d'Azzardo
id-long-weekend = Ponte Festivo
id-utility-bills = Bollette
id-dismissal = Licenziamento
id-basic-income = Reddito di Base

id-boom-a = Boom A
id-boom-b = Boom B
id-boom-c = Boom C
id-boom-d = Boom D
id-growth-a = Crescita A
id-growth-b = Crescita B
id-growth-c = Crescita C
id-growth-d = Crescita D
id-recovery-a = Ripresa A
id-recovery-b = Ripresa B
id-recovery-c = Ripresa C
id-recovery-d = Ripresa D
id-stagnation-a = Stagnazione A
id-stagnation-b = Stagnazione B
id-stagnation-c = Stagnazione C
id-stagnation-d = Stagnazione D
id-recession-a = Recessione A
id-recession-b = Recessione B
id-recession-c = Recessione C
id-recession-d = Recessione D
id-depression-a = Depressione A
id-depression-b = Depressione B
id-depression-c = Depressione C
id-depression-d = Depressione D

zone-turn = turno
zone-phase = fase
zone-first = giocatrice iniziale
zone-boss-coins = monete della boss
zone-blue = robot blu
zone-supply = robot nella riserva
zone-red = robot rossi
zone-red-to-win = robot rossi per vincere
zone-blue-to-lose = robot blu per perdere
zone-majority = pugni per la maggioranza
zone-workers = lavoratrici
zone-event = Evento in corso
zone-event-deck = Eventi nel mazzo
zone-events-left-out = Eventi rimasti fuori, coperti
zone-event-discard = Eventi scartati
zone-offer = carta Contratti
zone-shared = Contratti condivisibili
zone-contract-deck = carte Contratti nel mazzo
zone-contract-discard = Contratti scartati
zone-contracts-removed = fuori da questa partita
zone-child-of-the-couple = bambino della coppia
zone-coins = monete
zone-stressed = Stressata
zone-robots = robot
zone-eliminated = eliminata
zone-rent = Affitto
zone-job = Contratto
zone-tenure = Contratto indeterminato
zone-bonus = extra
zone-strain = Stress in arrivo
zone-vote = sciopero
zone-spouse = sposata con
zone-events = carte tenute
zone-may-betray = può tradire
zone-card = carta
zone-options = opzioni
zone-letter = opzione
zone-wage = stipendio
zone-stress = Stress
zone-holiday = Ferie
zone-indefinite = indeterminato
zone-source = fonte
zone-taken = presa da

text-production-bonus = Scegli una giocatrice: se in questo turno lavora, al Giorno di Paga riceve 2 monete in più.
text-collective-agreement = In questo turno lo stesso Contratto può andare a più giocatrici.
text-dentist = Scegli una giocatrice: paga 2 monete alla Banca oppure si Stressa.
text-divorce = Se è in gioco un Matrimonio, si scioglie: le due ex restano senza monete e senza Stress.
text-gentrification = Tieni questa carta: il tuo Affitto aumenta di 1 moneta.
text-marriage = Sposa un'altra giocatrice: ognuna può coprire l'Affitto dell'altra e, se nessuna delle due è Stressata, vi bastano 10 monete in tutto per tradire insieme.
text-birth = Se sei Stressata, non lo sei più. Tieni questa carta: il tuo Affitto aumenta di 1 moneta.
text-sabotage = Scegli un robot in gioco, blu o rosso: viene distrutto.
text-eviction = Chi ha la Gentrificazione la scarta e si Stressa.
text-union = A partire da te, in senso orario, ogni giocatrice prende 1 moneta alla boss, finché la boss ne ha.
text-mandatory-overtime = Scegli una giocatrice: se in questo turno lavora, al Giorno di Paga riceve 1 moneta in più e poi si Stressa.
text-shift-work = Chi lavora in questo turno riceve al Giorno di Paga 1 moneta in più e poi si Stressa.
text-gambling = La più ricca si tiene 1 moneta e lascia le altre alla boss; in caso di parità scegli tu.
text-long-weekend = Tutte si liberano dello Stress.
text-utility-bills = Chi ha almeno 1 moneta ne dà 1 alla boss.
text-dismissal = Scegli una giocatrice con un Contratto indeterminato: lo perde e riceve 2 monete dalla Banca.
text-basic-income = Ogni giocatrice riceve 1 moneta dalla Banca.
text-stress = Stress: al Giorno di Paga si Stressa.
text-holiday = Con Ferie: al Giorno di Paga si libera dello Stress.
text-indefinite = Indeterminato: dura finché chi lo ha non sciopera o non accetta un altro Contratto.

log-first = { $who } è sorteggiata: comincia come giocatrice iniziale.
log-turn = Turno { $turn }. Giocatrice iniziale: { $who }.
log-coins = { $why ->
    [robot] { $source } lo paga { $amount } monete.
    [lost] { $source } perde tutte le sue monete: { $amount }.
    [income] I robot blu fruttano { $amount ->
        [one] 1 moneta
       *[other] { $amount } monete
    }.
    [robots] { $target } riceve { $amount ->
        [one] 1 moneta per il suo robot
       *[other] { $amount } monete per i suoi robot
    }, e niente stipendio.
    [wage] { $target } riceve la paga: { $amount ->
        [one] 1 moneta
       *[other] { $amount } monete
    }.
    [rent] { $source } paga { $amount ->
        [one] 1 moneta
       *[other] { $amount } monete
    } di Affitto.
    [gets] { $target } riceve { $amount ->
        [one] 1 moneta
       *[other] { $amount } monete
    } dalla Banca.
    [takes] { $target } prende { $amount ->
        [one] 1 moneta
       *[other] { $amount } monete
    } alla boss.
    [leaves] { $source } lascia { $amount ->
        [one] 1 moneta
       *[other] { $amount } monete
    } alla Banca.
    [spends] { $source } paga { $amount ->
        [one] 1 moneta
       *[other] { $amount } monete
    } alla Banca.
   *[loses] { $source } perde { $amount ->
        [one] 1 moneta, che va
       *[other] { $amount } monete, che vanno
    } alla boss.
}
log-stressed = { $who } si Stressa.
log-calmed = { $who } non è più Stressata.
log-bought = La boss compra un robot.
log-event = { $who } rivela un Evento: { $card }. { $text }
log-ignored = { $card }: questa volta non ha effetto.
log-target = { $who } sceglie { $target }.
log-kept = { $who } tiene la carta { $card }.
log-discarded = La carta { $card } viene scartata.
log-married = { $who } sposa { $other }.
log-custody = { $who } affiderebbe il bambino a { $carer }.
log-destroyed = Un robot viene distrutto. Lo aveva { $owner }.
log-shuffled = I Contratti scartati vengono mescolati in un nuovo mazzo di { $cards } carte.
log-contract = { $who } rivela una carta Contratti: { $card }.
log-taken = { $who } prende il Contratto { $letter } di { $card }.
log-kept-job = { $who } tiene il suo Contratto indeterminato: { $card }.
log-tenure-ended = Finisce il Contratto indeterminato di { $who }: { $card }.
log-vote = { $who } mostra la mano: { $vote }.
log-no-vote = Sono tutte Stressate: non si vota, e lavorano tutte.
log-accelerated = Accelerazione! La boss riceve { $robots ->
    [one] 1 robot e perde
   *[other] { $robots } robot e perde
} tutte le sue monete.
log-strike-won = { $fists ->
    [one] 1 pugno
   *[other] { $fists } pugni
}, { $needed ->
    [one] ne serviva 1
   *[other] ne servivano { $needed }
}: lo sciopero toglie un robot alla boss.
log-strike-lost = { $fists ->
    [one] 1 pugno
   *[other] { $fists } pugni
}, ne servivano { $needed }: { $enough ->
    [true] bastano, ma la boss non ha robot da prendere.
   *[false] lo sciopero non ottiene nulla.
}
log-nominated = { $who } propone { $target }.
log-robot = Il robot va a { $who }: ora è rosso.
log-inherited = { $who } prende da { $dead } { $robots ->
    [one] 1 robot
   *[other] { $robots } robot
}.
log-unpaid = { $who } non può pagare l'Affitto di { $rent ->
    [one] 1 moneta
   *[other] { $rent } monete
}.
log-covered = { $payer } copre l'Affitto di { $who }.
log-not-covered = { $payer } non copre l'Affitto di { $who }.
log-eliminated = { $who } era già Stressata ed è fuori dal gioco.
log-treason = { $who } dichiara il Tradimento di Classe!
log-loyalty = { $who } non dichiara il Tradimento di Classe.

end-collective = Completa automazione: le lavoratrici vincono insieme! Se vi va, date le monete usate per giocare, o qualcuna vera, a un sindacato o a un progetto sociale.
end-robots = La boss ha tanti robot quante sono le giocatrici. Perdono tutte.
end-events = Non ci sono più Eventi da rivelare. Perdono tutte.
end-eliminated = Metà delle giocatrici, o più, è fuori dal gioco. Perdono tutte.
end-treason = Tradimento di Classe: il sindacato si spezza. Vincono le traditrici, perdono tutte le altre.

finale-red = Robot espropriati: { $red } di { $red_to_win }.
finale-blue = Robot della boss: { $blue } di { $blue_to_lose }.
finale-out = Lavoratrici eliminate: { $out }. Con { $eliminated_to_lose } perdono tutte.
finale-treason = { $who } se ne va con { $coins } monete.
finale-worker = { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
 }, { $robots } robot
finale-eliminated = fuori dal gioco

refuse-over = La partita è finita.
refuse-not-asked = In questo momento non hai nulla da decidere.
refuse-not-now = Non è questo che ti si chiede adesso.
refuse-eliminated = Quella giocatrice è fuori dal gioco.
refuse-dentist-target = Non può né pagare 2 monete né Stressarsi.
refuse-marry-self = Non puoi sposare te stessa.
refuse-not-richest = Qualcuna ha più monete di lei.
refuse-no-tenure = Non ha un Contratto indeterminato.
refuse-no-robot = Lì non c'è nessun robot da distruggere.
refuse-cannot-pay = Non hai 2 monete.
refuse-out = Sei fuori dal gioco.
refuse-already-stressed = Sei già Stressata.
refuse-not-of-the-couple = Il bambino resta con una delle due.
refuse-taken = Quel Contratto è già preso.
refuse-nothing-to-keep = Non hai un Contratto indeterminato da tenere.

say-hello = Ciao a tutte
say-thanks = Grazie
say-luck = Che sfortuna
say-good-game = Bella partita
say-pick-me = Scegli me
say-not-me = Non scegliere me, per favore
say-need-pay = Mi servono le monete
say-need-holiday = Mi servono le Ferie
say-your-pick = Prendi pure quello che vuoi
say-robot-me = Il robot lo vorrei io
say-robot-to = Diamolo a { $player }

why-thumb = La boss non ha robot e, per convenzione, il pollice tocca a te.
why-fist = C'è un robot da prendere e una maggioranza che può scioperare.
why-win = Ancora un robot e si vince, Affitto o non Affitto.
why-poor = Senza stipendio non pagheresti l'Affitto: lavora.
why-too-few = In questo turno possono scioperare in poche: un pugno da solo costa soltanto lo stipendio.
why-keep = Il Contratto che hai vale quanto quelli sulla carta.
why-holiday = Con le Ferie puoi tornare a scioperare.
why-wage = Lo stipendio migliore che non ti costi il prossimo sciopero.
why-leave-wages = Stai per scioperare: lascia gli stipendi a chi lavora.
why-lost = Insieme non si può più vincere: salvati.
why-solidarity = Insieme si può ancora vincere.
why-neediest = Serve di più a chi ha meno robot e meno monete, e tutte vedono chi è.
why-save-her = Senza le tue monete viene eliminata.
why-keep-her-calm = Puoi permetterti di evitarle lo Stress.
why-need-it = Le monete servono a te.
why-stay-calm = Puoi permetterti di non Stressarti.
why-not-ours = Meglio un robot della boss che uno dei nostri.
why-forced = Non ci sono robot blu: lo perde chi ne ha di più.
why-carer = Chi ha più robot paga meglio un Affitto più alto.
why-poorest-worker = La più povera fra quelle che lavoreranno.
why-stressed-anyway = Fa meno danno a chi è già Stressata o sta per scioperare.
why-richest = La più ricca può pagare meglio.
why-good-match = Chi ha di più aiuta meglio con l'Affitto.
why-least-harm = Chi è Stressata non può comunque scioperare, nemmeno con quelle monete.
why-poorest = Le monete servono di più alla più povera.

# Il tavolo
phase-innovation = Innovazione
board-workers = Le lavoratrici
board-rent = Affitto { $rent }
board-no-job = nessun Contratto
board-red-robots = Robot espropriati
board-events-left = { $count ->
    [one] 1 Evento rimasto
   *[other] { $count } Eventi rimasti
}
board-first = iniziale
board-coins = Monete
board-stressed = Stressata
board-out = Fuori
board-boss = La boss automatizzata
board-boss-coins = Monete verso un robot
board-blue-robots = Robot della boss
board-event = Evento
board-contract = Contratto
board-wage = Stipendio
board-stress = Stress
board-holiday = Ferie
board-indefinite = indeterminato
board-ours = Ricostruzione nostra, non stampata nel regolamento
board-vote = Il tuo voto silenzioso
board-effect-work = Prendi la paga e non cambia niente.
board-effect-expropriate = { $majority } pugni su { $active } tolgono un robot alla boss. Niente paga.
board-effect-accelerate = La boss perde le monete e riceve un robot. Niente paga.
board-until-contracts = finché tutte hanno un Contratto
board-until-payday = fino al Giorno di Paga
board-shared = si può condividere
board-contracts-left = { $count ->
    [one] 1 carta rimasta
   *[other] { $count } carte rimaste
}
board-effect-work-bonus = Prendi la paga, più { $coins } per { $card }.
board-effect-work-strain = Prendi la paga, più { $coins } per { $card }, e poi ti Stressi.
hand-silence = SILENZIO: non una parola sugli scioperi
hand-later = Le tue mani: parlano nella fase Sciopero
hand-stressed = Sei Stressata: non puoi scioperare, lavori
hand-out = Sei fuori dal gioco

# Who I am
you-worker = Lavoratrice
you-goal = Eventi rimasti: { $events }
you-events = Se gli Eventi finiscono, perdete tutte.
you-stressed = Lavoratrice, Stressata
you-red = rossi { $count } di { $goal }: vincete tutte
you-blue = blu { $count } di { $goal }: perdete tutte
you-out = fuori { $count } di { $goal }: perdete tutte
you-treason = Tradimento di Classe: { $coins } monete di { $price } per una vittoria tutta tua
you-couple = Tradimento di Classe: { $coins } monete di { $price } in coppia, { $alone } di { $single } da sola
you-loyal = Chi è Stressata non può tradire.

# What is at stake
stake-rent = Hai { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}; l'Affitto è di { $rent }.
stake-vote = Non Stressate: { $calm }. Pugni necessari: { $needed }. Robot della boss: { $blue }.

# Whom we wait for
wait-target = { $names } decide per chi è l'Evento.
wait-robot = { $names } sceglie un robot da distruggere.
wait-dentist = { $names } è dal Dentista.
wait-custody = { $names } { $names-count ->
    [one] deve
   *[other] devono
} dire chi tiene il bambino.
wait-custody-ruling = { $names } decide chi tiene il bambino.
wait-contract = { $names } sceglie un Contratto.
wait-vote = { $names } { $names-count ->
    [one] deve
   *[other] devono
} ancora mostrare la mano.
wait-nominate = { $names } { $names-count ->
    [one] deve
   *[other] devono
} dire a chi va il robot.
wait-assign = { $names } decide a chi va il robot.
wait-inherit = { $names } decide chi eredita i robot.
wait-cover = { $names } può coprire l'Affitto.
wait-declare = { $names } { $names-count ->
    [one] potrebbe
   *[other] potrebbero
} tradire il sindacato.

zone-running = effetti in corso
zone-until = fino alla fine di
zone-whom = per
zone-eliminated-to-lose = eliminazioni per la sconfitta
zone-robot-price = prezzo di un robot
zone-blue-income = monete per robot blu
zone-red-income = monete per robot rosso
zone-treason = monete per il Tradimento di Classe
zone-couple-treason = monete di una coppia per il Tradimento di Classe

# What came of the vote
verdict-won = { $fists ->
    [one] 1 pugno
   *[other] { $fists } pugni
}, { $needed ->
    [one] ne serviva 1
   *[other] ne servivano { $needed }
}: un robot è tolto alla boss!
verdict-lost = { $fists ->
    [one] 1 pugno
   *[other] { $fists } pugni
}, ne servivano { $needed }: { $enough ->
    [true] bastano, ma la boss non ha robot da prendere.
   *[false] non si ottiene nulla.
}
verdict-thumbs = Accelerazione: { $robots } { $robots ->
    [one] nuovo robot
   *[other] nuovi robot
} per la boss, che perde le sue monete.
verdict-work = Lavorano tutte.
verdict-robot = { $agreed ->
    [true] { $count ->
        [one] Il robot resta a { $who }.
       *[other] Tutte e { $count } nominano { $who }: il robot è suo.
    }
   *[false] Non c'è accordo: decide la giocatrice iniziale a chi va il robot.
}
verdict-child = { $agreed ->
    [true] Entrambe nominano { $who }: il bambino resta con lei.
   *[false] Non c'è accordo: decide la giocatrice iniziale chi tiene il bambino.
}
verdict-treason = { $count ->
    [0] Nessuna dichiara il Tradimento di Classe.
    [one] { $who } dichiara il Tradimento di Classe!
   *[other] { $who } dichiarano il Tradimento di Classe!
}

do-event-target = { $card ->
    [production-bonus] Dai il bonus a { $who }
    [dentist] Manda { $who } dal Dentista
    [marriage] Sposa { $who }
    [mandatory-overtime] Metti { $who } agli straordinari
    [gambling] Fai giocare d'azzardo { $who }
    [dismissal] Licenzia { $who }
   *[other] Scegli { $who }
}
do-event-robot = Distruggi un robot di { $owner }
do-event-robot-boss = Distruggi un robot della boss
do-dentist-pay = Paga { $coins } monete al Dentista
do-dentist-stress = Non pagare e Stressati
do-custody = Il bambino resta con { $who }
do-contract = Prendi il Contratto { $letter }: { $wage ->
    [0] niente stipendio
    [one] 1 moneta
   *[other] { $wage } monete
}{ $terms ->
    [stress] , con Stress
    [holiday] , con Ferie
    [indefinite] , indeterminato
    [stress-holiday] , con Stress e Ferie
    [stress-indefinite] , con Stress, indeterminato
    [holiday-indefinite] , con Ferie, indeterminato
    [stress-holiday-indefinite] , con Stress e Ferie, indeterminato
   *[nothing] { "" }
}
do-contract-keep = Tieni { $card } { $letter }: { $wage ->
    [0] niente stipendio
    [one] 1 moneta
   *[other] { $wage } monete
}{ $terms ->
    [stress] , con Stress
    [holiday] , con Ferie
    [stress-holiday] , con Stress e Ferie
   *[nothing] { "" }
}
do-vote-work = Mano aperta: lavora
do-vote-accelerate = Pollice in su: Accelerazione
do-vote-expropriate = Pugno: Esproprio
do-nominate = Proponi { $who }
do-assign = Dai il robot a { $who }
do-inherit = Lascia i robot a { $who }
log-treason-shared = Anche { $who } avrebbe potuto dichiararlo, e perciò vince con le traditrici.
refuse-stressed = Sei Stressata: non puoi scioperare, lavori.

refuse-not-your-turn = Le lavoratrici scelgono una dopo l'altra: non è ancora il tuo turno.

### families: tell-
# Il tavolo a parole: una frase per ogni campo della vista.
tell-turn = Turno { $turn }: { $phase }. La giocatrice iniziale è { $first }.
tell-boss-coins = La boss ha { $boss-coins ->
    [one] 1 moneta
   *[other] { $boss-coins } monete
} delle { $robot-price } che costa un robot, e { $blue ->
    [0] nessun robot
    [one] un robot
   *[other] { $blue } robot
}; con { $blue-to-lose } perdono tutte le lavoratrici.
tell-red = Le lavoratrici hanno { $red } dei { $red-to-win } robot con cui vincono. Per lo sciopero { $majority ->
    [one] serve un pugno.
   *[other] servono { $majority } pugni.
}
tell-workers = { $eliminated ->
    [true] { $who } è fuori dal gioco.
   *[false] { $who } ha { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }, { $robots ->
        [0] nessun robot
        [one] un robot
       *[other] { $robots } robot
    } e un Affitto di { $rent }, ed è { $stressed ->
        [true] Stressata
       *[false] calma
    }.{ $job-id ->
        [none] { $tenure-id ->
            [none] { "" }
           *[other] { " " }Contratto indeterminato: { $tenure }.
        }
       *[other] { $tenure-id ->
            [none] { " " }Contratto: { $job }.
           *[other] { " " }Contratto indeterminato: { $job }.
        }
    }{ $spouse-id ->
        [none] { "" }
       *[other] { " " }Sposata con { $spouse }.
    }{ $events-count ->
        [0] { "" }
       *[other] { " " }Carte tenute: { $events }.
    }{ $vote-id ->
        [none] { "" }
       *[other] { " " }Mano mostrata: { $vote }.
    }
}
tell-event = L'Evento: { $event }.
tell-running = Fino alla fine della fase { $until }{ $whom-count ->
    [0] { "" }
   *[other] { " " }per { $whom }
}: { $card }.
tell-offer = La carta Contratti è { $offer-card }: { $offer-options }.{ $shared ->
    [true] { " " }Un Contratto si può condividere.
   *[false] { "" }
}
tell-offer-options = { $letter }: { $wage ->
    [0] niente stipendio
    [one] 1 moneta
   *[other] { $wage } monete
}{ $stress ->
    [true] { " " }con Stress
   *[false] { "" }
}{ $holiday ->
    [true] { " " }con Ferie
   *[false] { "" }
}{ $indefinite ->
    [true] , indeterminato
   *[false] { "" }
}{ $taken-count ->
    [0] { "" }
   *[other] { " " }(preso da { $taken })
}
tell-event-deck = { $event-deck ->
    [one] Resta un Evento
   *[other] Restano { $event-deck } Eventi
}, e nel mazzo { $contract-deck ->
    [0] nessuna carta Contratti.
    [one] una carta Contratti.
   *[other] { $contract-deck } carte Contratti.
}
tell-event-discard = Eventi scartati: { $event-discard }.

### families: page-round
page-round = Turno { $round }
page-round-of = Turno { $round } di { $rounds }

# headlines of a round
news-eliminated = { $who } in mezzo alla strada
news-strike-won = Sciopero! La boss perde un robot
news-treason = { $who } cambia bandiera
news-strike-lost = Lo sciopero fallisce: troppo pochi pugni
news-accelerated = Più macchine, a furor di popolo
news-destroyed = Robot ritrovato a pezzi
news-married = { $who } e { $other } dicono di sì
news-event = Oggi in città: { $card }
news-stressed = I medici in pensiero per { $who }
news-quiet = Dalla fabbrica nessuna notizia
