### families: id- text- attack- field- thing- news-
game-title = ROBOT RISE!
game-tagline = Mad scientists, giant robots, and one seat left at the Ministry.
minute-goal = Be the last mad scientist with a secret lair.
minute-turn = Play one card: an attack, a trick, or three parts that build a giant robot. Whoever is hit answers from the hand, or loses a lair.
minute-twist = A missing part can be borrowed: an alliance costs you the right to crush the lender. And everybody has one secret power, once.

### families: option-
option-starts = Who begins
option-starts-random = Chosen by chance
option-starts-1 = Seat 1
option-starts-2 = Seat 2
option-starts-3 = Seat 3 (by chance if nobody sits there)
option-starts-4 = Seat 4 (by chance if nobody sits there)
option-starts-5 = Seat 5 (by chance if nobody sits there)
option-starts-6 = Seat 6 (by chance if nobody sits there)
option-swap = Exchanging parts, with more than three of a kind
option-swap-oldest = The three held longest go
option-swap-choose = The player chooses which three go
option-identity-attack = An identity's attack
option-identity-attack-action = is the action of the turn
option-identity-attack-extra = comes on top of the turn's action
option-field = Force Field and Global Annihilation
option-field-shields = A Force Field protects from it
option-field-exposed = All players must defend

### families: lesson- phase-
phase-action = Action
phase-alliance = Alliance
phase-answer = Defence
# The lesson
lesson-1 = You are a mad scientist with three lairs, and the last who still has one wins. Every turn: one action, then draw. Begin gently: fire the Freeze Ray at { $two }. Frozen players lose their next action.
lesson-2 = { $one } sends a Drone Swarm. Every lethal attack that you do not stop costs a lair. Your EMP stops drones: answer with it and draw a card in its place.
lesson-3 = Three parts make a giant robot: Head, Body and Legs. Yours bear the same number, so the robot is matched and may attack both rivals at once.
lesson-4 = A Nuke! An EMP cannot stop it; Escape could. Keep Escape for worse and take the hit this time: do not answer. You lose a lair and draw a card.
lesson-5 = No Legs in your hand? Ask for help: lay a Head and a Body open and ask for Legs. Whoever helps cannot be attacked by the robot.
lesson-6 = Now { $two } asks you for Legs. Everybody answers in secret. Offer yours: the robot then spares you, and you draw a card.
lesson-7 = Every scientist has an identity with one power for the whole game. Magda Lodestone pulls a random card from every rival: use your identity.
lesson-8 = Some cards of the deck are Events; whoever draws one must answer it. Escape stops every Event.
lesson-9 = That is the whole game: attack, defend, ask for help. Answer this one as you like.
lesson-end = You know the rules of ROBOT RISE! Play on from here, or begin a real game.

# Questions
ask-action = Your turn: if you can, play one card, or parts that make a robot.
ask-defend = { $owner } attacks you: { $attack }. How do you answer?
ask-event = An Event hits you: { $attack }. How do you answer?
ask-offer = { $who } lacks one part of a robot: { $missing }. Do you offer yours?
ask-accept = Whose help do you take?
ask-targets = Whom does the robot attack?
ask-take-discard = Which card does the Time Machine bring back?
ask-take-leaver = { $who } is out. Which card do you take from that hand?
ask-take-mind = You read the mind of { $who }. Which card do you take?
ask-give = Which card do you give { $who } in return?
ask-discard = Which part do you discard?

# Moves
move-play = play
move-robot = attack with a robot
move-ally = ask for help
move-identity = use your identity
move-offer = offer
move-decline = offer nothing
move-accept = accept the help of
move-targets = attack
move-defend = answer with
move-take = take
move-give = give
move-discard = discard
move-swap3 = exchange three parts
move-pass = do nothing
move-none = nothing

### families: do-
do-send = Send { $robot } at { $targets }
do-ask = Ask for { $missing ->
    [head] a Head
    [body] a Body
   *[legs] Legs
} to go with { $cards }
do-use = Play { $card }
do-play-2 = Play { $one } against { $two }
do-targets-1 = Attack { $one }
do-targets-2 = Attack { $one } and { $two }
do-accept-1 = Accept the help of { $one }
do-offer-1 = Offer { $one }
do-take-1 = Take { $one }
do-give-1 = Give { $one }
do-discard-1 = Discard { $one }
do-defend-none = Do not answer
do-defend-1 = Answer with { $one }
do-answer-robot = Answer with { $robot }
do-swap3-head = Discard three Heads and draw three cards
do-swap3-body = Discard three Bodies and draw three cards
do-swap3-legs = Discard three Legs and draw three cards
do-as-voss = Dr. Cinder Voss: fire the Orbital Lance at { $target }
do-as-lodestone = Magda Lodestone: pull a card out of every hand
do-as-frostwick = Count Frostwick: freeze everybody else
do-as-sprocket = Tilda Sprocket: Jury Rig of { $cards }
do-as-understudy-alone = The Understudy: stop it
do-as-detour = Madame Detour: send the attack on to { $target }
do-as-nobody-else = Madame Detour: stop the attack
do-as-reverb = Reverb: discard { $cards }
do-as-reverb-alone = Reverb: send the attack back
do-as-bunker-alone = Baron Bunker: stop it and draw a card
part = { $kind ->
    [head] Head
    [body] Body
   *[legs] Legs
} { $number }
part-flex = Flexible Module

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

# Forms, for very large hands
form-robot = Attack with a robot
form-ally = Ask for help
form-jury-rig = A makeshift robot of two parts
form-defend-robot = Answer with a robot
form-reverb = Discard two cards and reflect the attack
field-head = Head
field-body = Body
field-legs = Legs
field-targets = Targets
field-first = First card
field-second = Second card
field-missing = Missing kind

# Kinds of parts, attacks
id-head = Head
id-body = Body
id-legs = Legs
attack-bot = a giant robot
attack-nuke = a Nuke
attack-laser = the Doom Laser
attack-swarm = a Drone Swarm
attack-lance = the Orbital Lance
attack-raid = a Raid
attack-freeze = a freezing blast
attack-mind = Mind Control
attack-pull = Polar Pull
attack-spy = Spy Attack
attack-melt = Lab Meltdown
attack-global = Global Annihilation

# Cards
id-flex = Flexible Bot Module
text-flex = Fills the place of one missing part of a robot. One to a robot; a robot with it is never matched.
id-nuke = Nuke
text-nuke = Lethal attack. As an answer it stops a giant robot, a Drone Swarm or a Raid.
id-doom-laser = Doom Laser
text-doom-laser = Lethal attack.
id-drone-swarm = Drone Swarm
text-drone-swarm = Lethal attack.
id-raid = Raid
text-raid = Nuisance attack: take two random cards from the target's hand (one, if there is only one).
id-freeze-ray = Freeze Ray
text-freeze-ray = Nuisance attack: the target is frozen and loses the action of the next turn.
id-mind-control = Mind Control
text-mind-control = Nuisance attack: look at the target's hand, take a card of your choice, and give another from your hand in return.
id-secret-cache = Secret Cache
text-secret-cache = Draw two cards.
id-time-machine = Time Machine
text-time-machine = Take one of the top three discards into your hand, but no Event.
id-force-field = Force Field
text-force-field = Stays before you until your next turn. Nobody can attack you, and Global Annihilation passes you by.
id-escape = Escape
text-escape = Answer: stops a giant robot, a Nuke, the Doom Laser, a Drone Swarm and every Event.
id-emp = EMP
text-emp = Answer: stops a giant robot, a Drone Swarm, freezing, Mind Control and Polar Pull.
id-malware = Malware
text-malware = Answer: turns a giant robot or a Drone Swarm against its owner. Stops a Spy Attack.
id-spy-attack = Spy Attack
text-spy-attack = Event: whoever draws it answers or loses a lair.
id-lab-meltdown = Lab Meltdown
text-lab-meltdown = Event: whoever draws it answers or loses a lair.
id-global-annihilation = Global Annihilation
text-global-annihilation = Event: all players, the drawer first, answer or lose a lair.

# Identities
id-dr-cinder-voss = Dr. Cinder Voss
text-dr-cinder-voss = Attack, once: Orbital Lance, lethal, on one player. Then draw a card.
id-magda-lodestone = Magda Lodestone
text-magda-lodestone = Attack, once: Polar Pull, a nuisance to everybody with cards; each one hit loses a random card to you.
id-count-frostwick = Count Frostwick
text-count-frostwick = Attack, once: Deep Freeze, a nuisance to everybody not frozen yet. Then draw two cards.
id-tilda-sprocket = Tilda Sprocket
text-tilda-sprocket = Attack, once: Jury Rig. Discard any two parts as a makeshift robot that attacks one player or two. Then draw two cards.
id-the-understudy = The Understudy
text-the-understudy = Defence, once: stop any attack or Event aimed at you.
id-madame-detour = Madame Detour
text-madame-detour = Defence, once: a player's lethal attack on you goes to another player of your choice, not its owner; if there is nobody else, it is stopped.
id-professor-reverb = Professor Reverb
text-professor-reverb = Defence, once: discard two cards and send a player's attack back to its owner, unless a robot makes it.
id-baron-bunker = Baron Bunker
text-baron-bunker = Defence, once: stop a lethal attack or an Event aimed at you, then draw a card.

# What happened
log-dealt = { $who } is { $identity } and is dealt { $cards }.
log-dealt-hidden = { $who } is dealt an identity and { $count } cards.
log-turn = Turn { $turn }: { $who }.
log-field-fell = The Force Field of { $who } falls.
log-thawed = { $who } thaws, but has no action this turn.
log-played = { $who } plays { $card }.
log-played-at = { $who } plays { $card } against { $target }.
log-robot = { $who } sends a robot: { $cards }.
log-aimed = { $attack }, sent by { $owner }, is coming for { $target }.
log-request = { $who } lays down { $cards } and asks for one more part: { $missing }.
log-offer = { $who } offers { $card }.
log-no-help = Nobody helps { $who }; the two cards go back.
log-allied = { $helper } joins { $who } with { $card }.
log-wasted = The robot of { $who } finds nobody to attack.
log-undefended = { $who } does not answer.
log-defended = { $who } answers with { $cards }.
log-identity = { $who } is { $identity }!
log-discarded = { $who } discards { $cards }.
log-lair-lost = { $who } loses a lair; { $left ->
    [0] that was the last one
    [one] one is left
   *[other] { $left } are left
}.
log-left = { $who } is out of the game and was { $identity }.
log-hand = { $who } sees the hand of { $holder }: { $cards }.
log-hand-hidden = { $who } looks at the hand of { $holder }.
log-taken = { $who } takes from { $giver }: { $cards }.
log-taken-hidden = { $who } takes { $count ->
    [one] a card
   *[other] { $count } cards
} from { $giver }.
log-given = { $who } gives { $card } to { $taker }.
log-given-hidden = { $who } gives a card to { $taker }.
log-frozen = { $who } is frozen.
log-drawn = { $who } draws { $card }.
log-drawn-hidden = { $who } draws a card.
log-event = { $who } draws an Event: { $card }!
log-nothing-drawn = { $who } finds nothing to draw.
log-reshuffled = The discards are shuffled: { $cards } cards are the new deck.
log-retrieved = { $who } brings back { $card }.
log-passed = { $who } does nothing.

# How it ended
end-last = The last lair standing wins.
end-cap = Time is up: the most lairs win.

# Why not
finale-lairs = { $who } { $lairs ->
    [one] has one lair left
   *[other] has { $lairs } lairs left
 }.
finale-role = { $role }, { $lairs ->
    [0] no lair left
    [one] { $lairs } lair left
   *[other] { $lairs } lairs left
 }
finale-nobody = { $lairs ->
    [0] no lair left
    [one] { $lairs } lair left
   *[other] { $lairs } lairs left
 }

refuse-over = The game is over.
refuse-not-asked = Nobody is asking you now.
refuse-not-now = That does not answer the present question.
refuse-not-in-hand = You do not hold that.
refuse-no-action = This card cannot be played as an action.
refuse-needs-target = An attack needs a target.
refuse-takes-no-target = This card has no target.
refuse-oneself = You cannot attack yourself.
refuse-has-left = That player is out of the game.
refuse-shielded = A Force Field protects that player.
refuse-empty-hand = That player has no cards to take.
refuse-frozen = That player is frozen already.
refuse-nothing-to-take = There is nothing to bring back: the top three discards hold no card but Events.
refuse-not-a-robot = A robot is a Head, a Body and Legs.
refuse-two-flex = A robot has room for one Flexible Bot Module.
refuse-not-matched = Only a matched robot attacks two players.
refuse-same-target = The two targets must be different players.
refuse-not-a-pair = An alliance needs two cards of the two other kinds.
refuse-no-alliance = Nobody could both help you and leave you somebody to attack.
refuse-asked-already = You have asked for that kind this turn, in vain.
refuse-not-the-kind = That is not the kind of part asked for.
refuse-no-target-left = If you helped, there would be nobody left to attack.
refuse-no-offer = That player has offered nothing.
refuse-the-helper = Your ally cannot be the target.
refuse-identity-used = Your identity has been used.
refuse-no-identity-attack = Your identity has no attack.
refuse-no-identity-defence = Your identity has no defence.
refuse-identity-no-target = There is nobody your identity could attack.
refuse-identity-form = Your identity works otherwise: look at what it wants named.
refuse-not-parts = A makeshift robot needs two parts, not modules or other cards.
refuse-cannot-take = Only the top three discards can be taken, and no Event.
refuse-not-in-that-hand = That card is not in that hand.
refuse-not-of-that-kind = You exchange parts of another kind.
refuse-just-taken = You must give another card than the one you took.
refuse-must-act = You have a valid action and must take one.
refuse-too-few-parts = You need three parts of that kind.
refuse-does-not-stop = That card is useless against this attack.
refuse-identity-does-not-stop = Your identity is useless against this attack.
refuse-not-the-owner = The attack cannot be sent to its own owner.
refuse-discard-two = Two cards must be discarded, or all if you have fewer.

# Why
why-only = There is no other choice.
why-kill = That takes a last lair, and a card with it.
why-double = A matched robot strikes two at once.
why-leader = That hits the one who is furthest ahead.
why-weakest = That brings the weakest nearer to the end.
why-ally = One part is missing, and somebody may lend it.
why-draw = More cards are more answers.
why-shield = With one lair left, a shield is worth a turn.
why-retrieve = That card is worth more in the hand than in the pile.
why-steal = Cards taken there are missing there.
why-freeze = A player who cannot act cannot attack.
why-mind = The best card of that hand is better here.
why-swap = Three parts of one kind are two too many.
why-pass = There is nothing useful to do.
why-identity = This is the moment the identity was kept for.
why-save-lair = A lair is worth more than the answer.
why-cheap-answer = The card that is least useful otherwise does the job.
why-reflect = Better that it hits its owner.
why-robot-answer = Only the robot stops it.
why-identity-answer = Only the identity stops it.
why-spare = It is not worth an answer.
why-helpless = There is no answer.
why-help = Helping makes sure that somebody else is hit.
why-no-help = Better keep the part, and stay out of it.
why-best-card = That is the most useful card of that hand.
why-discard = It is the part that helps least.
why-worst-card = It is the least useful card to give away.
why-safe-ally = As a target this ally would be the smallest prize.

# Robot parts
id-h-01 = Head 1 (Rivet Regent)
text-h-01 = Head of Rivet Regent, robot 1. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-h-02 = Head 2 (Boilerback)
text-h-02 = Head of Boilerback, robot 2. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-h-03 = Head 3 (Thunderpress)
text-h-03 = Head of Thunderpress, robot 3. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-h-04 = Head 4 (Gearmaw)
text-h-04 = Head of Gearmaw, robot 4. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-h-05 = Head 5 (Magnetaur)
text-h-05 = Head of Magnetaur, robot 5. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-h-06 = Head 6 (Sparkjaw)
text-h-06 = Head of Sparkjaw, robot 6. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-h-07 = Head 7 (Iron Matron)
text-h-07 = Head of Iron Matron, robot 7. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-h-08 = Head 8 (Pistonfang)
text-h-08 = Head of Pistonfang, robot 8. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-h-09 = Head 9 (Tremor Tread)
text-h-09 = Head of Tremor Tread, robot 9. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-h-10 = Head 10 (Cobalt Baron)
text-h-10 = Head of Cobalt Baron, robot 10. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-h-11 = Head 11 (Furnace Fred)
text-h-11 = Head of Furnace Fred, robot 11. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-h-12 = Head 12 (Scrap Duchess)
text-h-12 = Head of Scrap Duchess, robot 12. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-h-13 = Head 13 (Voltigeist)
text-h-13 = Head of Voltigeist, robot 13. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-h-14 = Head 14 (Clamp Colossus)
text-h-14 = Head of Clamp Colossus, robot 14. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-h-15 = Head 15 (Omega Kettle)
text-h-15 = Head of Omega Kettle, robot 15. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-b-01 = Body 1 (Rivet Regent)
text-b-01 = Body of Rivet Regent, robot 1. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-b-02 = Body 2 (Boilerback)
text-b-02 = Body of Boilerback, robot 2. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-b-03 = Body 3 (Thunderpress)
text-b-03 = Body of Thunderpress, robot 3. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-b-04 = Body 4 (Gearmaw)
text-b-04 = Body of Gearmaw, robot 4. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-b-05 = Body 5 (Magnetaur)
text-b-05 = Body of Magnetaur, robot 5. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-b-06 = Body 6 (Sparkjaw)
text-b-06 = Body of Sparkjaw, robot 6. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-b-07 = Body 7 (Iron Matron)
text-b-07 = Body of Iron Matron, robot 7. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-b-08 = Body 8 (Pistonfang)
text-b-08 = Body of Pistonfang, robot 8. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-b-09 = Body 9 (Tremor Tread)
text-b-09 = Body of Tremor Tread, robot 9. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-b-10 = Body 10 (Cobalt Baron)
text-b-10 = Body of Cobalt Baron, robot 10. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-b-11 = Body 11 (Furnace Fred)
text-b-11 = Body of Furnace Fred, robot 11. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-b-12 = Body 12 (Scrap Duchess)
text-b-12 = Body of Scrap Duchess, robot 12. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-b-13 = Body 13 (Voltigeist)
text-b-13 = Body of Voltigeist, robot 13. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-b-14 = Body 14 (Clamp Colossus)
text-b-14 = Body of Clamp Colossus, robot 14. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-b-15 = Body 15 (Omega Kettle)
text-b-15 = Body of Omega Kettle, robot 15. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-l-01 = Legs 1 (Rivet Regent)
text-l-01 = Legs of Rivet Regent, robot 1. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-l-02 = Legs 2 (Boilerback)
text-l-02 = Legs of Boilerback, robot 2. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-l-03 = Legs 3 (Thunderpress)
text-l-03 = Legs of Thunderpress, robot 3. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-l-04 = Legs 4 (Gearmaw)
text-l-04 = Legs of Gearmaw, robot 4. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-l-05 = Legs 5 (Magnetaur)
text-l-05 = Legs of Magnetaur, robot 5. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-l-06 = Legs 6 (Sparkjaw)
text-l-06 = Legs of Sparkjaw, robot 6. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-l-07 = Legs 7 (Iron Matron)
text-l-07 = Legs of Iron Matron, robot 7. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-l-08 = Legs 8 (Pistonfang)
text-l-08 = Legs of Pistonfang, robot 8. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-l-09 = Legs 9 (Tremor Tread)
text-l-09 = Legs of Tremor Tread, robot 9. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-l-10 = Legs 10 (Cobalt Baron)
text-l-10 = Legs of Cobalt Baron, robot 10. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-l-11 = Legs 11 (Furnace Fred)
text-l-11 = Legs of Furnace Fred, robot 11. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-l-12 = Legs 12 (Scrap Duchess)
text-l-12 = Legs of Scrap Duchess, robot 12. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-l-13 = Legs 13 (Voltigeist)
text-l-13 = Legs of Voltigeist, robot 13. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-l-14 = Legs 14 (Clamp Colossus)
text-l-14 = Legs of Clamp Colossus, robot 14. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.
id-l-15 = Legs 15 (Omega Kettle)
text-l-15 = Legs of Omega Kettle, robot 15. A Head, a Body and Legs make a giant robot: a lethal attack, or the answer to any attack. Three parts with the same number may attack two players.

# The board
board-lairs = { $count ->
    [one] 1 lair
   *[other] { $count } lairs
}
board-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-frozen = frozen
board-seen = seen
board-middle = Deck, attack and discards
board-deck = Deck of { $count }
board-discard = Discards: { $count }
board-turn = Turn { $turn }
board-used = used
board-bench = Your bench
goal-lose = Whoever has no lair left is out.
you-out = You are out.
you-goal = { $rivals ->
    [0] No rival is left standing.
    [one] Outlive one rival. Without a lair you are out.
   *[other] Outlive { $rivals } rivals. Without a lair you are out.
}

### families: stake- wait-
# What may be lost
stake-lair = { $lairs ->
    [one] Otherwise you lose your last lair.
   *[other] Otherwise you lose one of your { $lairs } lairs.
}
stake-raid = Otherwise you lose up to two cards.
stake-freeze = Otherwise you lose your next action.
stake-mind = Otherwise you lose a card of the attacker's choice.
stake-pull = Otherwise you lose a random card.

# Whom we wait for
wait-action = { $names } chooses an action.
wait-defend = { $names } must answer the attack.
wait-event = { $names } must answer the Event.
wait-offer = { $names } may offer a part.
wait-accept = { $names } chooses whose help to take.
wait-targets = { $names } aims the robot.
wait-take-discard = { $names } searches the discards.
wait-take-leaver = { $names } takes a card from the hand of the one who is out.
wait-take-mind = { $names } reads a mind.
wait-give = { $names } chooses a card to give in return.

# What came of it
verdict-offers = { $count ->
    [0] Nobody helps.
    [one] One part is offered.
   *[other] { $count } parts are offered.
}

thing-type = { $value ->
    [lethal] Lethal attack
    [nuisance] Nuisance attack
    [defense] Answer to an attack
    [utility] Played for yourself
    [event] Happens when it is drawn
   *[part] Part of a robot
}
thing-count = { $value ->
    [one] One in the deck
   *[other] { $value } in the deck
}

### families: tell-
# The table in sentences: one for each field of the view.
tell-turn = Turn { $turn }: it is the turn of { $active-name }.
tell-attack = { $attack-owner-id ->
    [none] An Event strikes
   *[other] { $attack-owner-name } attacks
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
    [none] Laid open: { $open }.
   *[other] Laid open for an alliance: { $open }. Asked for: { $missing }.
}
tell-places = { $lairs ->
    [0] { $who } is out of the game.
    [one] { $who } has one lair and { $cards ->
        [0] no cards
        [one] one card
       *[other] { $cards } cards
    }.
   *[other] { $who } has { $lairs } lairs and { $cards ->
        [0] no cards
        [one] one card
       *[other] { $cards } cards
    }.
}{ $hand-count ->
    [none] { "" }
    [0] { "" }
   *[other] { " " }Hand: { $hand }.
}{ $identity-id ->
    [none] { " " }The identity is secret.
   *[other] { $used ->
        [true] { " " }The identity is { $identity }, already used.
       *[false] { " " }The identity is { $identity }, not used yet.
    }
}{ $shielded ->
    [true] { " " }A Force Field protects this player.
   *[false] { "" }
}{ $frozen ->
    [true] { " " }The next action is frozen.
   *[false] { "" }
}{ $offer-id ->
    [none] { "" }
   *[other] { " " }Offered: { $offer }.
}
tell-known = You have seen { $card }{ $holders-count ->
    [one] , which is now in the hand of { $holders-names }
   *[other] ; now one of these has it: { $holders-names }
}.
tell-deck = The deck has { $deck ->
    [one] one card
   *[other] { $deck } cards
}; { $discard-count ->
    [0] nothing is discarded.
    [none] nothing is discarded.
    [one] one card is discarded, { $discard-last }.
   *[other] { $discard-count } cards are discarded, { $discard-last } on top.
}
tell-aside = { $aside ->
    [0] { "" }
    [one] One identity lies aside, unseen.
   *[other] { $aside } identities lie aside, unseen.
}

### families: page-round
page-round = Turn { $round }
page-round-of = Turn { $round } of { $rounds }

# headlines of a round
news-left = { $who } leaves town: it was { $identity }
news-lair-lost = Explosion heard: { $who } loses a lair
news-identity = Exclusive: { $who } is { $identity }
news-allied = { $helper } joins forces with { $who }
news-event = { $card }! Citizens are told to stay indoors
news-robot = Giant robot seen leaving the lab of { $who }
news-frozen = { $who } found frozen stiff
news-quiet = All quiet at the secret lairs
