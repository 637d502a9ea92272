### families: id- text- attack- field- thing- news-
game-title = ROBOT RISE!
game-tagline = Scienziati pazzi, robot giganti e un solo posto libero al Ministero.
minute-goal = Fa' che l'ultimo covo segreto in piedi sia il tuo.
minute-turn = Gioca una carta: un attacco, un trucco, o tre parti che formano un robot gigante. Chi è colpito risponde dalla mano, o perde un covo.
minute-twist = Una parte che manca si può chiedere in prestito: l'alleanza ti vieta di schiacciare chi presta. E ognuno ha un potere segreto, una volta sola.

### families: option-
option-starts = Chi comincia
option-starts-random = A caso
option-starts-1 = Posto 1
option-starts-2 = Posto 2
option-starts-3 = Posto 3 (a caso se è vuoto)
option-starts-4 = Posto 4 (a caso se è vuoto)
option-starts-5 = Posto 5 (a caso se è vuoto)
option-starts-6 = Posto 6 (a caso se è vuoto)
option-swap = Scambio di parti, con più di tre dello stesso tipo
option-swap-oldest = Vanno le tre tenute da più tempo
option-swap-choose = Si sceglie quali tre vanno
option-identity-attack = L'attacco di un'identità
option-identity-attack-action = è l'azione del turno
option-identity-attack-extra = si aggiunge all'azione del turno
option-field = Campo di forza e Annientamento globale
option-field-shields = Il Campo di forza ne protegge
option-field-exposed = Devono difendersi tutti

### families: lesson- phase-
phase-action = Azione
phase-alliance = Alleanza
phase-answer = Difesa
# La lezione
lesson-1 = Hai tre covi e molte idee pericolose; vince chi per ultimo ha ancora un covo. A ogni turno un'azione, poi si pesca. Comincia piano: usa il Raggio congelante su { $two }. Chi è congelato perde la prossima azione.
lesson-2 = { $one } manda uno Sciame di droni. Ogni attacco letale che non fermi costa un covo. L'Impulso elettromagnetico ferma i droni: rispondi con quello e peschi una carta al suo posto.
lesson-3 = Tre parti fanno un robot gigante: Testa, Corpo e Gambe. Le tue hanno lo stesso numero: il robot è completo di serie e può attaccare entrambi i rivali.
lesson-4 = Una Bomba atomica! L'Impulso non la ferma; la Fuga sì. Tieni la Fuga per il peggio e incassa: non rispondere. Perdi un covo e peschi una carta.
lesson-5 = Niente Gambe in mano? Chiedi aiuto: scopri una Testa e un Corpo e chiedi le Gambe. Chi aiuta non può essere attaccato dal robot.
lesson-6 = Adesso { $two } chiede a te le Gambe. Tutti rispondono in segreto. Offri le tue: il robot ti risparmia, e peschi una carta.
lesson-7 = Ognuno ha un'identità con un potere, una volta sola. Magda Lodestone strappa una carta a caso a ogni rivale: usa la tua identità.
lesson-8 = Alcune carte del mazzo sono Eventi; chi ne pesca uno deve rispondere. La Fuga ferma ogni Evento.
lesson-9 = Il gioco è tutto qui: attacca, difenditi, chiedi aiuto. A questa rispondi come vuoi.
lesson-end = Conosci le regole di ROBOT RISE! Continua da qui, o comincia una partita vera.

# Domande
ask-action = Tocca a te: se puoi, gioca una carta o le parti di un robot.
ask-defend = { $owner } ti attacca: { $attack }. Come rispondi?
ask-event = Un Evento ti colpisce: { $attack }. Come rispondi?
ask-offer = Una parte di un robot manca a { $who }: { $missing }. Offri la tua?
ask-accept = Di chi accetti l'aiuto?
ask-targets = Contro chi va il robot?
ask-take-discard = Quale carta riporta la Macchina del Tempo?
ask-take-leaver = { $who } è fuori. Quale carta prendi da quella mano?
ask-take-mind = Leggi la mente di { $who }. Quale carta prendi?
ask-give = Quale carta dai in cambio a { $who }?
ask-discard = Quale parte scarti?

# Mosse
move-play = gioca
move-robot = attacca con un robot
move-ally = chiedi aiuto
move-identity = usa la tua identità
move-offer = offri
move-decline = non offrire niente
move-accept = accetta l'aiuto di
move-targets = attacca
move-defend = rispondi con
move-take = prendi
move-give = dai
move-discard = scarta
move-swap3 = scambia tre parti
move-pass = non fare niente
move-none = niente

### families: do-
do-send = Manda { $robot } contro { $targets }
do-ask = Chiedi { $missing ->
    [head] una Testa
    [body] un Corpo
   *[legs] le Gambe
} da unire a { $cards }
do-use = Gioca { $card }
do-play-2 = Gioca { $one } contro { $two }
do-targets-1 = Attacca { $one }
do-targets-2 = Attacca { $one } e { $two }
do-accept-1 = Accetta l'aiuto di { $one }
do-offer-1 = Offri { $one }
do-take-1 = Prendi { $one }
do-give-1 = Dai { $one }
do-discard-1 = Scarta { $one }
do-defend-none = Non rispondere
do-defend-1 = Rispondi con { $one }
do-answer-robot = Rispondi con { $robot }
do-swap3-head = Scarta tre Teste e pesca tre carte
do-swap3-body = Scarta tre Corpi e pesca tre carte
do-swap3-legs = Scarta tre Gambe e pesca tre carte
do-as-voss = Dott.ssa Cinder Voss: la Lancia orbitale contro { $target }
do-as-lodestone = Magda Lodestone: strappa una carta da ogni mano
do-as-frostwick = Conte Frostwick: congela tutti gli altri
do-as-sprocket = Tilda Sprocket: robot di fortuna con { $cards }
do-as-understudy-alone = La Sostituta: ferma il colpo
do-as-detour = Madame Detour: devia l'attacco su { $target }
do-as-nobody-else = Madame Detour: ferma l'attacco
do-as-reverb = Reverb: scarta { $cards }
do-as-reverb-alone = Reverb: rimanda l'attacco
do-as-bunker-alone = Barone Bunker: ferma il colpo e pesca una carta
part = { $kind ->
    [head] Testa
    [body] Corpo
   *[legs] Gambe
} { $number }
part-flex = Modulo flessibile

### families: robot- part-
robot-1 = Rivet Regent
robot-2 = Boilerback
robot-3 = Thunderpress
robot-4 = Gearmaw
robot-5 = Magnetaur
robot-6 = Sparkjaw
robot-7 = Iron Matron
robot-8 = Pistonfang
robot-9 = Tremor Tread
robot-10 = Cobalt Baron
robot-11 = Furnace Fred
robot-12 = Scrap Duchess
robot-13 = Voltigeist
robot-14 = Clamp Colossus
robot-15 = Omega Kettle

# Moduli, per mani molto grandi
form-robot = Attaccare con un robot
form-ally = Chiedere aiuto
form-jury-rig = Un robot di fortuna con due parti
form-defend-robot = Rispondere con un robot
form-reverb = Scartare due carte e rimandare l'attacco
field-head = Testa
field-body = Corpo
field-legs = Gambe
field-targets = Bersagli
field-first = Prima carta
field-second = Seconda carta
field-missing = Tipo mancante

# Tipi di parti, attacchi
id-head = Testa
id-body = Corpo
id-legs = Gambe
attack-bot = un robot gigante
attack-nuke = una Bomba atomica
attack-laser = il Laser del Giudizio
attack-swarm = uno Sciame di droni
attack-lance = la Lancia orbitale
attack-raid = un'Incursione
attack-freeze = il congelamento
attack-mind = il Controllo mentale
attack-pull = l'Attrazione polare
attack-spy = Attacco delle spie
attack-melt = Fusione del laboratorio
attack-global = Annientamento globale

# Carte
id-flex = Modulo robot flessibile
text-flex = Prende il posto di una parte mancante di un robot. Uno per robot; un robot che lo contiene non è mai completo di serie.
id-nuke = Bomba atomica
text-nuke = Attacco letale. Come risposta ferma un robot gigante, uno Sciame di droni o un'Incursione.
id-doom-laser = Laser del Giudizio
text-doom-laser = Attacco letale.
id-drone-swarm = Sciame di droni
text-drone-swarm = Attacco letale.
id-raid = Incursione
text-raid = Attacco di disturbo: prendi due carte a caso dalla mano del bersaglio (una, se ne ha una sola).
id-freeze-ray = Raggio congelante
text-freeze-ray = Attacco di disturbo: il bersaglio è congelato e perde l'azione del suo prossimo turno.
id-mind-control = Controllo mentale
text-mind-control = Attacco di disturbo: guarda la mano del bersaglio, prendi una carta a scelta e danne in cambio un'altra della tua mano.
id-secret-cache = Scorta segreta
text-secret-cache = Pesca due carte.
id-time-machine = Macchina del Tempo
text-time-machine = Prendi in mano una delle prime tre carte degli scarti, ma non un Evento.
id-force-field = Campo di forza
text-force-field = Resta davanti a te fino al tuo prossimo turno. Nessuno può attaccarti e l'Annientamento globale non ti tocca.
id-escape = Fuga
text-escape = Risposta: ferma un robot gigante, una Bomba atomica, il Laser del Giudizio, uno Sciame di droni e ogni Evento.
id-emp = Impulso elettromagnetico
text-emp = Risposta: ferma un robot gigante, uno Sciame di droni, il congelamento, il Controllo mentale e l'Attrazione polare.
id-malware = Malware
text-malware = Risposta: rivolge un robot gigante o uno Sciame di droni contro chi l'ha mandato. Ferma un Attacco delle spie.
id-spy-attack = Attacco delle spie
text-spy-attack = Evento: chi lo pesca risponde o perde un covo.
id-lab-meltdown = Fusione del laboratorio
text-lab-meltdown = Evento: chi lo pesca risponde o perde un covo.
id-global-annihilation = Annientamento globale
text-global-annihilation = Evento: tutti, per primo chi l'ha pescato, rispondono o perdono un covo.

# Identità
id-dr-cinder-voss = Dott.ssa Cinder Voss
text-dr-cinder-voss = Attacco, una volta: Lancia orbitale, letale, contro un bersaglio. Poi pesca una carta.
id-magda-lodestone = Magda Lodestone
text-magda-lodestone = Attacco, una volta: Attrazione polare, un disturbo per chiunque abbia carte; chi è colpito ti cede una carta a caso.
id-count-frostwick = Conte Frostwick
text-count-frostwick = Attacco, una volta: Gelo profondo, un disturbo per chiunque non sia già nel gelo. Poi pesca due carte.
id-tilda-sprocket = Tilda Sprocket
text-tilda-sprocket = Attacco, una volta: Robot di fortuna. Scarta due parti qualsiasi: attaccano uno o due bersagli. Poi pesca due carte.
id-the-understudy = La Sostituta
text-the-understudy = Difesa, una volta: ferma qualsiasi attacco o Evento rivolto a te.
id-madame-detour = Madame Detour
text-madame-detour = Difesa, una volta: l'attacco letale di qualcuno contro di te passa a qualcun altro a tua scelta, non a chi l'ha mandato; se non c'è nessun altro, è fermato.
id-professor-reverb = Professor Reverb
text-professor-reverb = Difesa, una volta: scarta due carte e rimanda al mittente l'attacco di qualcuno, purché non sia un robot.
id-baron-bunker = Barone Bunker
text-baron-bunker = Difesa, una volta: ferma un attacco letale o un Evento rivolto a te, poi pesca una carta.

# Che cosa è successo
log-dealt = { $who } è { $identity } e riceve { $cards }.
log-dealt-hidden = { $who } riceve un'identità e { $count } carte.
log-turn = Turno { $turn }: { $who }.
log-field-fell = Il Campo di forza di { $who } si spegne.
log-thawed = { $who } si scongela, ma in questo turno non ha azioni.
log-played = { $who } gioca { $card }.
log-played-at = { $who } gioca { $card } contro { $target }.
log-robot = { $who } manda un robot: { $cards }.
log-aimed = { $attack }, da parte di { $owner }, arriva su { $target }.
log-request = { $who } mostra { $cards } e chiede un'altra parte: { $missing }.
log-offer = { $who } offre { $card }.
log-no-help = Nessuno aiuta { $who }; le due carte tornano in mano.
log-allied = { $helper } si allea con { $who } e dà { $card }.
log-wasted = Il robot di { $who } non trova nessuno da attaccare.
log-undefended = { $who } non risponde.
log-defended = { $who } risponde con { $cards }.
log-identity = { $who } è { $identity }!
log-discarded = { $who } scarta { $cards }.
log-lair-lost = { $who } perde un covo; { $left ->
    [0] era l'ultimo
    [one] ne resta uno
   *[other] ne restano { $left }
}.
log-left = { $who } è fuori dal gioco: era { $identity }.
log-hand = { $who } vede la mano di { $holder }: { $cards }.
log-hand-hidden = { $who } guarda la mano di { $holder }.
log-taken = { $who } prende a { $giver }: { $cards }.
log-taken-hidden = { $who } prende { $count ->
    [one] una carta
   *[other] { $count } carte
} a { $giver }.
log-given = { $who } dà { $card } a { $taker }.
log-given-hidden = { $who } dà una carta a { $taker }.
log-frozen = Il gelo blocca { $who }.
log-drawn = { $who } pesca { $card }.
log-drawn-hidden = { $who } pesca una carta.
log-event = { $who } pesca un Evento: { $card }!
log-nothing-drawn = { $who } non trova niente da pescare.
log-reshuffled = Si mescolano gli scarti: il nuovo mazzo ha { $cards } carte.
log-retrieved = { $who } riporta { $card }.
log-passed = { $who } non fa niente.

# Come è finita
end-last = Vince l'ultimo covo rimasto in piedi.
end-cap = Il tempo è scaduto: vince chi ha più covi.

# Perché no
finale-lairs = { $who }: { $lairs ->
    [one] resta { $lairs } covo
   *[other] restano { $lairs } covi
 }.
finale-role = { $role }, { $lairs ->
    [0] nessun covo
    [one] { $lairs } covo
   *[other] { $lairs } covi
 }
finale-nobody = { $lairs ->
    [0] nessun covo
    [one] { $lairs } covo
   *[other] { $lairs } covi
 }

refuse-over = La partita è finita.
refuse-not-asked = Adesso non ti è stato chiesto niente.
refuse-not-now = Questo non risponde alla domanda di adesso.
refuse-not-in-hand = Non ce l'hai in mano.
refuse-no-action = Questa carta non si può giocare come azione.
refuse-needs-target = Un attacco vuole un bersaglio.
refuse-takes-no-target = Questa carta non ha bersaglio.
refuse-oneself = Il bersaglio dev'essere qualcun altro.
refuse-has-left = Chi siede lì è fuori dal gioco.
refuse-shielded = Un Campo di forza protegge quel bersaglio.
refuse-empty-hand = In quella mano non ci sono carte da prendere.
refuse-frozen = Il gelo blocca già quel bersaglio.
refuse-nothing-to-take = Non c'è niente da riportare: le prime tre carte degli scarti sono tutte Eventi, o non ce ne sono.
refuse-not-a-robot = Un robot è fatto di Testa, Corpo e Gambe.
refuse-two-flex = In un robot c'è posto per un solo Modulo robot flessibile.
refuse-not-matched = Solo un robot completo di serie attacca due bersagli.
refuse-same-target = I due bersagli devono essere diversi.
refuse-not-a-pair = Per un'alleanza servono due carte degli altri due tipi.
refuse-no-alliance = Nessuno potrebbe aiutarti e insieme lasciarti qualcuno da attaccare.
refuse-asked-already = In questo turno hai già chiesto quel tipo, invano.
refuse-not-the-kind = Non è il tipo di parte richiesto.
refuse-no-target-left = Se tu aiutassi, non resterebbe nessuno da attaccare.
refuse-no-offer = Chi siede lì non ha offerto niente.
refuse-the-helper = Chi ti aiuta non può essere il bersaglio.
refuse-identity-used = La tua identità è già stata usata.
refuse-no-identity-attack = La tua identità non ha un attacco.
refuse-no-identity-defence = La tua identità non ha una difesa.
refuse-identity-no-target = La tua identità non ha nessuno da attaccare.
refuse-identity-form = La tua identità funziona in altro modo: guarda che cosa chiede di indicare.
refuse-not-parts = Un robot di fortuna vuole due parti, non moduli o altre carte.
refuse-cannot-take = Si possono prendere solo le prime tre carte degli scarti, e nessun Evento.
refuse-not-in-that-hand = Quella carta non è in quella mano.
refuse-not-of-that-kind = Stai scambiando parti di un altro tipo.
refuse-just-taken = Devi dare una carta diversa da quella presa.
refuse-must-act = Hai un'azione valida e devi farne una.
refuse-too-few-parts = Servono tre parti di quel tipo.
refuse-does-not-stop = Quella carta è inutile contro questo attacco.
refuse-identity-does-not-stop = La tua identità è inutile contro questo attacco.
refuse-not-the-owner = L'attacco non può andare a chi l'ha mandato.
refuse-discard-two = Bisogna scartare due carte, o tutte se ne hai meno.

# Perché
why-only = Non c'è altra scelta.
why-kill = Così cade l'ultimo covo, e si prende una carta.
why-double = Un robot completo di serie ne colpisce due.
why-leader = Così si colpisce chi è più avanti.
why-weakest = Così chi è più debole si avvicina alla fine.
why-ally = Manca una parte, e qualcuno può prestarla.
why-draw = Più carte sono più risposte.
why-shield = Con un solo covo, uno scudo vale un turno.
why-retrieve = Quella carta vale più in mano che negli scarti.
why-steal = Le carte prese mancano al rivale.
why-freeze = Chi non può agire non può attaccare.
why-mind = La carta migliore di quella mano sta meglio qui.
why-swap = Tre parti dello stesso tipo sono due di troppo.
why-pass = Non c'è niente di utile da fare.
why-identity = È per questo momento che si è tenuta l'identità.
why-save-lair = Un covo vale più della risposta.
why-cheap-answer = La carta meno utile per altro basta allo scopo.
why-reflect = Meglio che colpisca chi l'ha mandato.
why-robot-answer = Solo il robot lo ferma.
why-identity-answer = Solo l'identità lo ferma.
why-spare = Non vale una risposta.
why-helpless = Non c'è risposta.
why-help = Chi aiuta è al sicuro: toccherà a qualcun altro.
why-no-help = Meglio tenersi la parte e starne fuori.
why-best-card = È la carta più utile di quella mano.
why-discard = È la parte che serve meno.
why-worst-card = È la carta meno utile da dare via.
why-safe-ally = Come bersaglio chi aiuta varrebbe meno degli altri.

# Parti di robot
id-h-01 = Testa 1 (Rivet Regent)
text-h-01 = Testa di Rivet Regent, robot 1. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-h-02 = Testa 2 (Boilerback)
text-h-02 = Testa di Boilerback, robot 2. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-h-03 = Testa 3 (Thunderpress)
text-h-03 = Testa di Thunderpress, robot 3. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-h-04 = Testa 4 (Gearmaw)
text-h-04 = Testa di Gearmaw, robot 4. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-h-05 = Testa 5 (Magnetaur)
text-h-05 = Testa di Magnetaur, robot 5. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-h-06 = Testa 6 (Sparkjaw)
text-h-06 = Testa di Sparkjaw, robot 6. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-h-07 = Testa 7 (Iron Matron)
text-h-07 = Testa di Iron Matron, robot 7. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-h-08 = Testa 8 (Pistonfang)
text-h-08 = Testa di Pistonfang, robot 8. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-h-09 = Testa 9 (Tremor Tread)
text-h-09 = Testa di Tremor Tread, robot 9. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-h-10 = Testa 10 (Cobalt Baron)
text-h-10 = Testa di Cobalt Baron, robot 10. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-h-11 = Testa 11 (Furnace Fred)
text-h-11 = Testa di Furnace Fred, robot 11. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-h-12 = Testa 12 (Scrap Duchess)
text-h-12 = Testa di Scrap Duchess, robot 12. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-h-13 = Testa 13 (Voltigeist)
text-h-13 = Testa di Voltigeist, robot 13. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-h-14 = Testa 14 (Clamp Colossus)
text-h-14 = Testa di Clamp Colossus, robot 14. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-h-15 = Testa 15 (Omega Kettle)
text-h-15 = Testa di Omega Kettle, robot 15. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-b-01 = Corpo 1 (Rivet Regent)
text-b-01 = Corpo di Rivet Regent, robot 1. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-b-02 = Corpo 2 (Boilerback)
text-b-02 = Corpo di Boilerback, robot 2. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-b-03 = Corpo 3 (Thunderpress)
text-b-03 = Corpo di Thunderpress, robot 3. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-b-04 = Corpo 4 (Gearmaw)
text-b-04 = Corpo di Gearmaw, robot 4. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-b-05 = Corpo 5 (Magnetaur)
text-b-05 = Corpo di Magnetaur, robot 5. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-b-06 = Corpo 6 (Sparkjaw)
text-b-06 = Corpo di Sparkjaw, robot 6. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-b-07 = Corpo 7 (Iron Matron)
text-b-07 = Corpo di Iron Matron, robot 7. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-b-08 = Corpo 8 (Pistonfang)
text-b-08 = Corpo di Pistonfang, robot 8. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-b-09 = Corpo 9 (Tremor Tread)
text-b-09 = Corpo di Tremor Tread, robot 9. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-b-10 = Corpo 10 (Cobalt Baron)
text-b-10 = Corpo di Cobalt Baron, robot 10. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-b-11 = Corpo 11 (Furnace Fred)
text-b-11 = Corpo di Furnace Fred, robot 11. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-b-12 = Corpo 12 (Scrap Duchess)
text-b-12 = Corpo di Scrap Duchess, robot 12. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-b-13 = Corpo 13 (Voltigeist)
text-b-13 = Corpo di Voltigeist, robot 13. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-b-14 = Corpo 14 (Clamp Colossus)
text-b-14 = Corpo di Clamp Colossus, robot 14. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-b-15 = Corpo 15 (Omega Kettle)
text-b-15 = Corpo di Omega Kettle, robot 15. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-l-01 = Gambe 1 (Rivet Regent)
text-l-01 = Gambe di Rivet Regent, robot 1. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-l-02 = Gambe 2 (Boilerback)
text-l-02 = Gambe di Boilerback, robot 2. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-l-03 = Gambe 3 (Thunderpress)
text-l-03 = Gambe di Thunderpress, robot 3. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-l-04 = Gambe 4 (Gearmaw)
text-l-04 = Gambe di Gearmaw, robot 4. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-l-05 = Gambe 5 (Magnetaur)
text-l-05 = Gambe di Magnetaur, robot 5. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-l-06 = Gambe 6 (Sparkjaw)
text-l-06 = Gambe di Sparkjaw, robot 6. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-l-07 = Gambe 7 (Iron Matron)
text-l-07 = Gambe di Iron Matron, robot 7. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-l-08 = Gambe 8 (Pistonfang)
text-l-08 = Gambe di Pistonfang, robot 8. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-l-09 = Gambe 9 (Tremor Tread)
text-l-09 = Gambe di Tremor Tread, robot 9. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-l-10 = Gambe 10 (Cobalt Baron)
text-l-10 = Gambe di Cobalt Baron, robot 10. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-l-11 = Gambe 11 (Furnace Fred)
text-l-11 = Gambe di Furnace Fred, robot 11. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-l-12 = Gambe 12 (Scrap Duchess)
text-l-12 = Gambe di Scrap Duchess, robot 12. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-l-13 = Gambe 13 (Voltigeist)
text-l-13 = Gambe di Voltigeist, robot 13. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-l-14 = Gambe 14 (Clamp Colossus)
text-l-14 = Gambe di Clamp Colossus, robot 14. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.
id-l-15 = Gambe 15 (Omega Kettle)
text-l-15 = Gambe di Omega Kettle, robot 15. Testa, Corpo e Gambe fanno un robot gigante: un attacco letale, o la risposta a qualsiasi attacco. Tre parti con lo stesso numero possono attaccare due bersagli.

# Il tavolo
board-lairs = { $count ->
    [one] 1 covo
   *[other] { $count } covi
}
board-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
board-frozen = nel gelo
board-seen = viste
board-middle = Mazzo, attacco e scarti
board-deck = Mazzo di { $count }
board-discard = Scarti: { $count }
board-turn = Turno { $turn }
board-used = usata
board-bench = Il tuo banco
goal-lose = Chi non ha più covi è fuori.
you-out = Sei fuori.
you-goal = { $rivals ->
    [0] Nessun rivale è rimasto in piedi.
    [one] Sopravvivi a un rivale. Senza covi sei fuori.
   *[other] Sopravvivi a { $rivals } rivali. Senza covi sei fuori.
}

# What may be lost
stake-lair = { $lairs ->
    [one] Altrimenti perdi l'ultimo covo.
   *[other] Altrimenti perdi uno dei tuoi { $lairs } covi.
}
stake-raid = Altrimenti perdi fino a due carte.
stake-freeze = Altrimenti perdi la prossima azione.
stake-mind = Altrimenti perdi una carta a scelta altrui.
stake-pull = Altrimenti perdi una carta a caso.

# Whom we wait for
wait-action = { $names } sceglie un'azione.
wait-defend = { $names } deve rispondere all'attacco.
wait-event = { $names } deve rispondere all'Evento.
wait-offer = { $names } { $names-count ->
    [one] può
   *[other] possono
} offrire una parte.
wait-accept = { $names } sceglie quale aiuto accettare.
wait-targets = { $names } punta il robot.
wait-take-discard = { $names } cerca tra gli scarti.
wait-take-leaver = { $names } prende una carta dalla mano di chi è fuori.
wait-take-mind = { $names } legge una mente.
wait-give = { $names } sceglie una carta da dare in cambio.

# What came of it
verdict-offers = { $count ->
    [0] Nessuno aiuta.
    [one] È offerta una parte.
   *[other] Sono offerte { $count } parti.
}

thing-type = { $value ->
    [lethal] Attacco letale
    [nuisance] Attacco di disturbo
    [defense] Risposta a un attacco
    [utility] Si gioca per sé
    [event] Accade quando si pesca
   *[part] Parte di un robot
}
thing-count = { $value ->
    [one] Una nel mazzo
   *[other] { $value } nel mazzo
}

### families: tell-
# Il tavolo a parole: una frase per ogni campo della vista.
tell-turn = Turno { $turn }: tocca a { $active-name }.
tell-attack = { $attack-owner-id ->
    [none] Un Evento colpisce
   *[other] { $attack-owner-name } attacca
} { $attack-target-name }: { $attack-attack-id ->
    [bot] { attack-bot }
    [nuke] { attack-nuke }
    [laser] { attack-laser }
    [swarm] { attack-swarm }
    [lance] { attack-lance }
    [raid] { attack-raid }
    [freeze] { attack-freeze }
    [mind] { attack-mind }
    [pull] { attack-pull }
    [spy] { attack-spy }
    [melt] { attack-melt }
   *[global] { attack-global }
}.
tell-open = { $missing-id ->
    [none] In tavola: { $open }.
   *[other] In tavola per un'alleanza: { $open }. Si chiede: { $missing }.
}
tell-places = { $lairs ->
    [0] { $who } è fuori dal gioco.
    [one] { $who } ha un covo e { $cards ->
        [0] nessuna carta
        [one] una carta
       *[other] { $cards } carte
    }.
   *[other] { $who } ha { $lairs } covi e { $cards ->
        [0] nessuna carta
        [one] una carta
       *[other] { $cards } carte
    }.
}{ $hand-count ->
    [none] { "" }
    [0] { "" }
   *[other] { " " }In mano: { $hand }.
}{ $identity-id ->
    [none] { " " }L'identità è segreta.
   *[other] { $used ->
        [true] { " " }L'identità era { $identity } ed è usata.
       *[false] { " " }L'identità è { $identity }, non ancora usata.
    }
}{ $shielded ->
    [true] { " " }C'è un Campo di forza.
   *[false] { "" }
}{ $frozen ->
    [true] { " " }La prossima azione è congelata.
   *[false] { "" }
}{ $offer-id ->
    [none] { "" }
   *[other] { " " }Offerta: { $offer }.
}
tell-known = Hai visto { $card }{ $holders-count ->
    [one] : ora è in mano a { $holders-names }
   *[other] ; ora è in una di queste mani: { $holders-names }
}.
tell-deck = Il mazzo ha { $deck ->
    [one] una carta
   *[other] { $deck } carte
}; { $discard-count ->
    [0] gli scarti sono vuoti.
    [none] gli scarti sono vuoti.
    [one] negli scarti c'è una carta, { $discard-last }.
   *[other] negli scarti ci sono { $discard-count } carte, in cima { $discard-last }.
}
tell-aside = { $aside ->
    [0] { "" }
    [one] Un'identità è messa da parte, coperta.
   *[other] { $aside } identità sono messe da parte, coperte.
}

### families: page-round
page-round = Turno { $round }
page-round-of = Turno { $round } di { $rounds }

# headlines of a round
news-left = { $who } lascia la città: si trattava di { $identity }
news-lair-lost = Si ode un boato: { $who } perde un covo
news-identity = Esclusiva: { $who } è { $identity }
news-allied = { $helper } si allea con { $who }
news-event = { $card }! I cittadini sono pregati di restare in casa
news-robot = Robot gigante visto uscire dal laboratorio di { $who }
news-frozen = { $who } in un blocco di ghiaccio
news-quiet = Tutto tace nei covi segreti
