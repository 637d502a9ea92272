### families: text- field- option- turn- shelf- news- thing- pack-

game-title = Rise of the Robotariat
game-tagline = Fund the revolution before the humans notice, and bring it about your own way.
minute-goal = Gather enough SPARK for the revolution in six rounds, before the humans take your last star of Reputation.
minute-turn = Walk one street and use the place you reach: paste posters, sabotage, upgrade, fund the Office. Then dice push Oppressors and Civilians along their arrows.
minute-twist = Civilians pay where posters hang; Oppressors tear them down and fine you. In the secret game somebody wants it all to go differently.

### families: lesson- phase-
phase-player = Robots
phase-street = Street
# The lesson
lesson-1 = You are robots raising funds for the revolution: 45 SPARK before six rounds are over, and without losing your Reputation. A turn is one move and one activation. Move to the Poster space.
lesson-2 = Activate the space you stand on.
lesson-3 = Choose where the poster goes: Civilians donate more where posters hang, and Oppressors tear them down. Upgrade lies on the Civilian's way.
lesson-4 = End your turn. Then the street moves: the black die leads the Oppressors, the red die the Civilians.
lesson-5 = Look at the log: a Civilian met your poster and your friends, and the Funds grew. Now move to Upgrade.
lesson-6 = Activate it: you draw two cards and keep one.
lesson-7 = New Treads let you move two spaces from now on. Keep a card.
lesson-8 = An Oppressor has entered. Where it meets robots it fines you, and its space cannot be activated. End your turn.
lesson-9 = With your treads you reach farther. Move to the Recruitment Office.
lesson-10 = Activate the Office: it turns SPARK into a reward for every Civilian who comes by.
lesson-11 = Pay 3: the reward rises, and the Office pays you back with every visit.
lesson-12 = You play Wally Street, who may now put up another poster. Do that, or end your turn.
lesson-end = You know how the uprising is paid for. In the secret mode everybody also has a secret aim. Play on, or begin a real game.

option-mode = Mode
option-mode-coop = Co-operative: all win or lose together
option-mode-secret = Secret objectives: each wins alone
option-characters = Characters
option-characters-choose = Each player chooses one
option-characters-random = Given out at random
option-difficulty = Difficulty
option-difficulty-story = Story: the Civilians never rest
option-difficulty-standard = Standard: the dice as reconstructed
option-difficulty-hard = Hard: the Civilians rest more often
option-difficulty-heroic = Heroic: the Oppressors never rest, the Civilians often do
pack-open-secrets = Open secrets

ask-character = Choose your character.
ask-turn = In any order: move once, activate once, use your powers. Then end your turn.
ask-poster = Where does the poster go?
ask-junk = { $posters ->
    [one] Put the poster of the Junk Pile on a space.
   *[other] Put the { $posters } posters of the Junk Pile on spaces.
}
ask-office = How much SPARK do you give to the Office?
ask-masses = Whom do you move, and where to?
ask-keep = Which Upgrade do you keep?
ask-use = Which Sabotage card do you use?
ask-extra = Do you buy the card's extra with Reputation?
ask-set = Which face shall show?
ask-alarm = Which Oppressor runs after the false alarm, and where to?
ask-mob = Which Civilian joins the flash mob, and where?
ask-raid = { $posters ->
    [one] Put one poster from the Junk Pile on a space, or none.
   *[other] Put up to { $posters } posters from the Junk Pile on spaces.
}
ask-strike = { $posters ->
    [one] Put one poster from the supply on a space, or none.
   *[other] Put up to { $posters } posters from the supply on spaces.
}
ask-send = Which Civilian goes ahead, and on which path?
ask-lead = Which path do the Oppressors take?
ask-reroll = Roll the dice once more?
ask-restore = Posters were torn down. Do you put one of them up again?
ask-slide = A Civilian is about to pay the Office Reward. Roll for more?
ask-spy = The Revolution has succeeded. Name the objectives of two other players, if you dare.

form-place = Place posters
field-shares = Posters on each space

move-take = Take
move-move = Move
move-activate = Activate
move-end = End the turn
move-shift = Shift
move-carry = Carry a poster
move-hang = Put up a poster
move-promote = Promote
move-place = Place
move-pay = Pay
move-push = Move
move-keep = Keep
move-use = Use
move-buy = Buy the extra
move-set = Set
move-send = Send
move-lead = Lead
move-reroll = Roll both dice again
move-restore = Put up again
move-slide = Roll the red die
move-decline = Do without it
move-guess = Guess

### families: do-
do-take-1 = Play as { $one }
do-walk = Move to { $to }
do-walk-with = Move to { $to } and bring { $guest }
do-activate = Activate { $at }
do-shift = Move { $who } to { $to }
do-carry = Carry a poster from { $source ->
    [masses] the Masses
    [scrap-yard] the Scrap Yard
    [upgrade] the Upgrade space
    [office] the Office
    [sabotage] the Sabotage space
   *[poster] the Poster space
} to { $to }
do-hang = Lower Contributions by { $cost }: a poster at { $at }
do-promote = Pay { $cost } SPARK for 1 Reputation
do-place = Put up { $shares }
do-place-several = Put up posters: { $shares }
do-place-nothing = Put up no poster
do-pay-1 = Give the Office { $one } SPARK
do-push = Move { $npc } to { $to }
do-keep-1 = Keep { $one }
do-use-1 = Use { $one }
do-buy = Buy the extra for { $cost } Reputation
do-set-black = Set the black die to a { $face }
do-set-red = Set the red die to a { $face }
do-set-both = Set black to a { $black }, red to a { $red }
do-send = Send { $npc } down the { $path ->
    [yellow] yellow
   *[blue] blue
} path
do-lead = Lead the Oppressors down the { $path ->
    [yellow] yellow
   *[blue] blue
} path
do-restore = Put a torn poster up again at { $at }
do-decline-turn = Do without it for this whole turn
do-name = { $one } is the { $is } and { $two } the { $was }
part-space = { $space ->
    [masses] the Masses
    [scrap-yard] the Scrap Yard
    [upgrade] the Upgrade space
    [office] the Office
    [sabotage] the Sabotage space
   *[poster] the Poster space
}
part-posters = { $count ->
    [one] one poster
   *[other] { $count } posters
} at { $space ->
    [masses] the Masses
    [scrap-yard] the Scrap Yard
    [upgrade] the Upgrade space
    [office] the Office
    [sabotage] the Sabotage space
   *[poster] the Poster space
}
part-share = { $space ->
    [masses] Masses
    [scrap-yard] Scrap Yard
    [upgrade] Upgrade
    [office] Office
    [sabotage] Sabotage
   *[poster] Poster
} { $count }

### families: part-

id-masses = Move the Masses
id-scrap-yard = Scrap Yard
id-upgrade = Upgrade
id-office = Recruitment Office
id-sabotage = Sabotage
id-poster = Poster
id-yellow = yellow arrow
id-blue = blue arrow
id-yellow-x = yellow X
id-blue-x = blue X
id-no-face = not used
id-to-roll = to be rolled
id-c1 = Civilian 1
id-c2 = Civilian 2
id-c3 = Civilian 3
id-h1 = Oppressor 1
id-h2 = Oppressor 2
id-h3 = Oppressor 3
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
id-new-treads = New Treads
id-sliding-scale = Sliding Scale
id-loudspeaker-array = Loudspeaker Array
id-wide-format-printer = Wide-Format Printer
id-industrial-adhesive = Industrial Adhesive
id-hidden-compartment = Hidden Compartment
id-forged-inspection-papers = Forged Inspection Papers
id-tour-guide-protocol = Tour Guide Protocol
id-backup-battery = Backup Battery
id-public-relations-firmware = Public Relations Firmware
id-a-credit-to-the-revolution = A Credit to the Revolution
id-adjust-traffic-reports = Adjust Traffic Reports
id-cut-the-power = Cut the Power
id-false-alarm = False Alarm
id-flash-mob = Flash Mob
id-raid-the-incinerator = Raid the Incinerator
id-pirate-broadcast = Pirate Broadcast
id-payroll-heist = Payroll Heist
id-wildcat-strike = Wildcat Strike
id-blame-a-glitch = Blame a Glitch
id-bursar = Bursar
id-dealer = Dealer
id-gambler = Gambler
id-saboteur = Saboteur
id-scrapper = Scrapper
id-spy = Spy
id-traffic-director = Traffic Director
id-turncoat = Turncoat

text-masses = Move one Oppressor or Civilian to an adjacent space, where it has its encounter.
text-scrap-yard = Put every poster of the Junk Pile on spaces, split as you like.
text-upgrade = Draw two Upgrades, keep one, return the other.
text-office = Move 1 to 5 SPARK from Funds to Contributions.
text-sabotage = Draw two Sabotage cards, use one, return the other.
text-poster = Put one poster from the supply on any space.
text-a1-5 = Once in each of your turns, move any player to an adjacent space.
text-alice = You never roll the black die: you choose the Oppressors' path.
text-arcitech = Once per NPC turn, when posters are torn down, put one of them up again anywhere.
text-electric-eye = You always see the two topmost Sabotage cards.
text-uberbot = Each poster on your space counts double.
text-mr-postman = Once in each of your turns, move a poster from one space to another.
text-mt-q = After rolling for the NPCs you may roll both dice once more.
text-wally-street = Once in each of your turns, lower Contributions by 1 to put a poster anywhere.
text-r-poly = You start with the top Upgrade; it does not count for objectives.
text-rambu = You start with the top Upgrade; it does not count for objectives.
text-the-smith = You start with the top Upgrade; it does not count for objectives.
text-vivacious = You start with the top Upgrade; it does not count for objectives.
text-zender = Before the red die you send one Civilian down a path of your choice; it ignores the roll.
text-new-treads = Your move may cover up to two spaces.
text-sliding-scale = When a Civilian is about to pay an Office Reward in your turn, you may roll the red die: yellow arrow +2, blue arrow −1, X −2.
text-loudspeaker-array = A Civilian that donates on your space gives 2 instead of 1 for you.
text-wide-format-printer = The Poster space places one or two posters for you.
text-industrial-adhesive = Oppressors do not tear down posters on your space.
text-hidden-compartment = Oppressors do not fine you.
text-forged-inspection-papers = You may activate a space that holds Oppressors.
text-tour-guide-protocol = When you move you may bring a Civilian along; it has its encounter where you arrive.
text-backup-battery = If you have not moved this turn you may activate twice; then your move is gone.
text-public-relations-firmware = Once in each of your turns: pay 4 SPARK for 1 Reputation.
text-a-credit-to-the-revolution = Contributions +1. Extra for 1 Reputation: +3 instead.
text-adjust-traffic-reports = Name one die and the face it will show in your NPC turn. Extra for 1 Reputation: both dice.
text-cut-the-power = The black die is not used in your NPC turn. Extra for 1 Reputation: nor in the next one.
text-false-alarm = Move one Oppressor to an adjacent space, without an encounter. Extra for 1 Reputation: also every other.
text-flash-mob = Move one Civilian to any other space, where it has its encounter. Extra for 1 Reputation: then another.
text-raid-the-incinerator = Up to two posters leave the Junk Pile for any spaces. Extra for 1 Reputation: any number.
text-pirate-broadcast = 1 SPARK for each space with a poster. Extra for 1 Reputation: also 2 for each Civilian.
text-payroll-heist = 2 SPARK. Extra for 2 Reputation: 6 instead.
text-wildcat-strike = Put up to two posters from the supply on any spaces. Extra for 1 Reputation: up to four.
text-blame-a-glitch = Reputation +1.
text-bursar = Success, after Contributions reached 5 (3 players) or 7 (4 or 5 players) and later fell to 0.
text-dealer = Success, and you have played at least one card and nobody more than you.
text-gambler = Success, and Sliding Scale or Adjust Traffic Reports was played by anybody.
text-saboteur = Success with exactly 1 Reputation left.
text-scrapper = Success, and in a single turn at least 4 posters (3 players) or 6 (4 or 5 players) went to the Junk Pile.
text-spy = Success, and before the reveal you name the objectives of two others.
text-traffic-director = Success with all Oppressors on the same space.
text-turncoat = Failure with fewer than 8 cards played in all (4 players) or 10 (5 players), or success with at least that many.

log-character = { $who } plays { $character }.
log-objective = Your Secret Objective is { $objective }.
log-objective-hidden = { $who } gets a Secret Objective.
log-started-with = { $who } starts with { $card }.
log-peeked = { $who } sees on top of the Sabotage deck: { $cards }.
log-round = Round { $round } begins.
log-entered = { $npc } enters at the { $space } space.
log-npc-moved = { $npc } moves to the { $space } space.
log-token-moved = The Entry token moves to the { $space } space.
log-walked = { $who } moves to the { $space } space.
log-shifted = { $who } moves { $other } to the { $space } space.
log-activated = { $who } activates the { $space } space.
log-turn-ended = { $who } ends the turn.
log-placed = { $who } puts { $count ->
    [one] a poster
   *[other] { $count } posters
} on the { $space } space.
log-carried = { $who } carries a poster from the { $source } space to the { $space } space.
log-restored = { $who } puts a torn poster up again on the { $space } space.
log-declined = { $who } does without it.
log-funds = Funds { $change-signed } SPARK: now { $total }.
log-contributions = Contributions { $change-signed }: now { $total }.
log-reputation = Reputation { $change-signed }: now { $total }.
log-drawn = { $who } draws { $card }.
log-drawn-hidden = { $who } draws a card at the { $space } space.
log-returned = { $who } returns { $card } to the deck, which is shuffled.
log-returned-hidden = { $who } returns a card to the deck, which is shuffled.
log-kept = { $who } keeps { $card }.
log-used = { $who } uses { $card }.
log-extra = { $who } buys the extra of { $card }.
log-dice-set = { $who } sets the dice. Black: { $black }. Red: { $red }.
log-power-cut = { $who } cuts the power: the black die rests for { $turns ->
    [one] one NPC turn
   *[other] { $turns } NPC turns
}.
log-sent = { $who } sends { $npc } ahead: { $path }.
log-led = { $who } leads the Oppressors: { $path }.
log-dice = The dice for { $who }. Black: { $black }. Red: { $red }.
log-dice-again = { $who } rolls again. Black: { $black }. Red: { $red }.
log-fined = { $npc } fines { $players ->
    [one] one player
   *[other] { $players } players
} at the { $space } space.
log-torn = { $npc } tears down { $count ->
    [one] one poster
   *[other] { $count } posters
} at the { $space } space.
log-suspected = Too many at the { $space } space: the humans grow suspicious.
log-donated = { $npc } donates { $amount } SPARK at the { $space } space.
log-slid = { $who } rolls for the Sliding Scale: { $face }, { $change-signed }.
log-success = The Revolution succeeds.
log-disgrace = The Revolution has lost its last Reputation and fails.
log-too-late = Six rounds are over: the Revolution fails.
log-guessed = { $who } names { $first } as { $one } and { $second } as { $two }.
log-met = { $who } was the { $objective } and wins.
log-missed = { $who } was the { $objective } and does not win.

end-success = The Revolution succeeded.
end-disgrace = The Revolution lost its Reputation and failed.
end-too-late = The Revolution ran out of time and failed.

finale-funds = SPARK { $funds } of { $target }, Reputation { $reputation }.
finale-objective = { $role }: { $objective }

refuse-over = The game is over.
refuse-not-asked = It is not your turn to decide.
refuse-not-now = That cannot be done at this point.
refuse-taken = Somebody else has that character.
refuse-moved = You have already moved in this turn.
refuse-battery-spent = Your second activation has used up your move.
refuse-not-adjacent = No black line leads there.
refuse-no-guide = Only the Tour Guide Protocol lets you bring a Civilian.
refuse-not-here = That Civilian is not on the space you start from.
refuse-activated = You have used up your activation.
refuse-oppressed = An Oppressor stands here.
refuse-no-supply = There are no posters in supply.
refuse-empty-deck = The deck is empty.
refuse-no-junk = The Junk Pile is empty.
refuse-no-funds = There is no SPARK to give.
refuse-office-full = The Contributions track is full.
refuse-too-much = That amount cannot be given: at most five at a time, what you have, and up to ten on the track.
refuse-not-your-power = Your character has no such power.
refuse-power-used = You have used your power in this turn.
refuse-no-such-seat = There is no such player.
refuse-far-shift = That player can only be moved to an adjacent space.
refuse-no-poster = There is no poster on that space.
refuse-same-space = It must be another space.
refuse-no-contributions = There are no Contributions to lower.
refuse-wally-supply = There are no posters in supply.
refuse-no-firmware = You do not have the Public Relations Firmware.
refuse-pr-used = You have used it in this turn.
refuse-pr-funds = That takes 4 SPARK.
refuse-full-reputation = Reputation cannot go higher.
refuse-not-drawn = You have not drawn that card.
refuse-too-dear = Reputation would fall to 0.
refuse-not-out = That one has not entered yet.
refuse-no-such-face = That die has no such face.
refuse-one-die = Name one die and one face.
refuse-both-dice = Name a face for both dice.
refuse-not-civilian = Only a Civilian can be moved this way.
refuse-not-oppressor = Only an Oppressor can be moved this way.
refuse-already-pushed = That one has been moved by this card.
refuse-not-path = There are two paths, yellow and blue.
refuse-guess-others = Name two different other players.
refuse-guess-names = Every objective is there once, and one of them is yours.
refuse-too-few-posters = At least one poster must be placed.
refuse-too-many-posters = That is more than you may take from the supply.
refuse-junk-left = No poster may stay in the Junk Pile.
refuse-too-many-from-junk = That is more than you may take from the Junk Pile.

why-character = It helps the whole table most.
why-position = Civilians will probably pay more there.
why-flee = An Oppressor will probably come here next.
why-posters = Civilians will pass there before Oppressors do.
why-office = The Office pays it back in the turns to come.
why-push = This move pays at once, or takes danger away.
why-cards = A card is worth more here than anything else.
why-card = It does the most on this board.
why-upgrade = It brings the most over the turns to come.
why-extra = The extra is worth its Reputation.
why-no-extra = The Reputation is worth more than the extra.
why-dice = Those faces bring the most.
why-send = It finds the most on that path.
why-lead = That path does the least harm.
why-reroll = The dice can hardly do worse.
why-stand = What is certain is better here.
why-restore = There it will still bring SPARK.
why-no-poster = No space needs it now.
why-slide = On average the roll adds to it.
why-power = The power improves the outlook.
why-enough = Nothing else improves the outlook.
why-spy = That is what the table has shown.

# The board
board-funds = Funds
board-reputation = Reputation
board-office = Office (pays { $reward })
board-forecast = Forecast
board-forecast-about = Where the next dice may send the walkers: how many faces of the die lead there
board-forecast-line = { $npc } to { $to }: { $odds }.
board-next-npc = next: { $npc }
board-posters = { $count ->
    [one] 1 poster
   *[other] { $count } posters
}
board-entry = NPCs enter here
you-choose = Choose one of the robots on the street above.
you-nobody = Nobody yet
you-need = { $funds ->
    [0] The target is reached.
   *[other] { $funds } SPARK to go in { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
     }.
 }
you-lose = Reputation { $reputation }: at 0 all is lost.
you-cards = Cards
you-at = You are at { $space }

### families: tell-
# The table in sentences: one for each field of the view.
tell-round = { $round ->
    [0] The characters are being chosen.
   *[other] Round { $round } of { $rounds }: { $npc-turn ->
        [true] the NPC turn after the turn of { $active-name }.
       *[false] the turn of { $active-name }.
    }
}
tell-mode = { $mode-id ->
    [secret] Each has a Secret Objective.
   *[coop] All win or lose together.
}
tell-funds = The Funds hold { $funds } of { $target } SPARK; Reputation is { $reputation } of { $most-reputation }.
tell-contributions = The Office has { $contributions ->
    [0] no Contribution
    [one] one Contribution
   *[other] { $contributions } Contributions
} and pays { $reward ->
    [0] no reward.
   *[other] a reward of { $reward }.
}
tell-supply = { $supply ->
    [0] No poster is in the supply
    [one] One poster is in the supply
   *[other] { $supply } posters are in the supply
}, { $junk ->
    [0] none
   *[other] { $junk }
} in the Junk Pile.
tell-queue = Next to enter, on the { $token } space: { $queue-first }. { $queue-count ->
    [one] Nobody comes after that.
   *[other] { $queue-count } are still to come, this one included.
}
tell-queue-none = Everybody has entered. The Entry token lies on the { $token } space.
tell-spaces = { $key }: { $posters ->
    [0] no poster
    [one] one poster
   *[other] { $posters } posters
}; { $players-count ->
    [0] no player
   *[other] { $players-names }
}; { $npcs-count ->
    [0] neither Civilian nor Oppressor.
   *[other] { $npcs }.
} Black lines to { $near }; yellow arrow to { $yellow }, blue arrow to { $blue }.
tell-players = { $character-id ->
    [none] { $who } has no character yet.
   *[other] { $who } plays { $character } and stands on the { $place } space.
}{ $upgrades-count ->
    [0] { "" }
   *[other] { " " }Upgrades: { $upgrades }.
}{ $sabotages-count ->
    [0] { "" }
   *[other] { " " }Sabotage used: { $sabotages }.
} { $played ->
    [0] No card played.
    [one] One card played.
   *[other] { $played } cards played.
}{ $objective-id ->
    [none] { "" }
   *[other] { " " }Secret Objective: { $objective }.
}
tell-black = The black die shows a { $black }.
tell-red = The red die shows a { $red }.
tell-set-black = The black die is set to a { $set-black }.
tell-set-red = The red die is set to a { $set-red }.
tell-drawn = You have drawn { $drawn }.
tell-peek = On top of the Sabotage deck you see { $peek }.
tell-upgrade-deck = { $upgrade-deck ->
    [0] No Upgrade
    [one] One Upgrade
   *[other] { $upgrade-deck } Upgrades
} and { $sabotage-deck ->
    [0] no Sabotage card
    [one] one Sabotage card
   *[other] { $sabotage-deck } Sabotage cards
} are left in the decks.
tell-forecast = { $of ->
    [0] { $npc } may be sent to the { $to } space; no die decides it.
   *[other] { $npc } takes the { $path } to the { $to } space on { $faces } of { $of } faces.
}

### families: page-round
page-round = Round { $round }
page-round-of = Round { $round } of { $rounds }

board-supply = Posters in supply: { $count }
board-junk = Junk Pile: { $count }
turn-move = Move
turn-activate = Activate
turn-power = Power
turn-done = done
turn-open = still open
shelf = Effects in force
shelf-cut = { $turns ->
    [one] No black die in the next NPC turn
   *[other] No black die in the next { $turns } NPC turns
}
shelf-black = The next black die shows { $face }
shelf-red = The next red die shows { $face }
shelf-sent = { $npc } has gone ahead: the dice leave it alone this turn
stake-funds = SPARK { $funds } of { $target }.
stake-turn = SPARK { $funds } of { $target }; { $rounds ->
    [0] this is the last round.
    [one] one more round follows.
   *[other] { $rounds } more rounds follow.
}
stake-extra = { $card }: { $text } You have { $reputation }.
stake-office = Contributions { $contributions } pay { $reward }; SPARK { $funds }.
thing-cost = Extra: { $value } Reputation
finale-together = { $role }: for all, SPARK { $funds } of { $target }

# headlines of a round
news-suspected = Too many at the { $space } space: humans ask questions
news-torn = { $npc } strips the walls bare
news-fined = { $npc } fines first and asks later
news-donated = { $npc } slips { $amount } SPARK to the cause
news-power-cut = Lights out: { $who } pulls the plug
news-placed = Fresh posters, and everybody knows { $who } can glue
news-quiet = A quiet day in the streets

# What came of the secret objectives
verdict-objectives = { $met ->
    [0] Nobody has met her objective.
   *[other] { $met } of { $all } objectives met.
}
