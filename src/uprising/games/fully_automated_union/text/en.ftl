### families: id- text- option- phase- say- why- zone- board-effect- board-until- hand- wait- verdict- news-

game-title = The Fully Automated Board Game: Union
game-tagline = Two to four workers, one automated boss, and a silent vote.
minute-goal = Take the robots from the automated boss: as many red robots as workers, and all win together.
minute-turn = Each turn an event, a contract for everyone, then a vote with the hand: work, expropriate or accelerate.
minute-twist = No word about the strike is allowed. And whoever hoards enough coins may betray the class and win alone.

### families: lesson-
# The lesson
lesson-1 = You are three workers against one automated boss. With three red robots you all win; with three blue ones you all lose. Each turn begins with an event, and today you apply it: give the Production Bonus to yourself.
lesson-2 = A contract card is turned up, and you choose first. A pays most but stresses; B pays 2 and leaves you calm. Take B: calm workers may strike.
lesson-3 = Thumb, fist or open hand, all at once and without a word about it. Work today: only those who work are paid, and the bonus comes with it.
lesson-4 = The Dentist: pay 2 coins, or become Stressed. Stressed workers cannot strike. Pay.
lesson-5 = { $one } and { $two } have chosen. Take what is left: if you strike you will not be paid for it anyway.
lesson-6 = The boss owns a blue robot. A majority of fists, two of three, takes it away. Show the fist; the others may have the same idea.
lesson-7 = The strike has won! The robot pays its keeper a coin every Payday. Name who shall have it; if you disagree, the starting player decides.
lesson-8 = A rent of one coin is due every turn. Whoever cannot pay becomes Stressed; only somebody who is Stressed already and cannot pay is out of the game. Take a contract again.
lesson-9 = The boss has saved nearly enough for a new robot (15). A thumb destroys all its savings, but gives it a robot at once. Show the thumb, or work if you dare not.
lesson-10 = One warning: whoever is calm and has 8 coins may declare Class Treason. Then all who could have declared at that moment win, and everybody else loses. Choose as you like from here.
lesson-end = You know the union's game. Play on from here, or begin a real game: without a word about strikes.

option-deck = Contract cards
option-deck-standard = Standard: without Depression
option-deck-hard = Hard: with Depression
option-starts = First starting player
option-starts-random = Chosen by chance
option-starts-1 = Seat 1
option-starts-2 = Seat 2
option-starts-3 = Seat 3 (by chance if nobody sits there)
option-starts-4 = Seat 4 (by chance if nobody sits there)
option-spouse = Rent of a married couple
option-spouse-solvent = Whoever has paid her own rent may cover the other's
option-spouse-either = Either may pay for the other, even if she cannot pay her own
option-talk = Talk
option-talk-phrases = Only the listed phrases
option-talk-open = Free, but never about strikes and not during the vote
option-treason = When somebody declares Class Treason
option-treason-all = All who could have declared win
option-treason-declared = Only those who declared win

phase-event = Event
phase-contracts = Contracts
phase-strike = Strike
phase-payday = Payday
phase-rent = Rent
phase-over = The game is over

ask-target = { $card }: whom is it for? { $text }
ask-robot = Sabotage: which robot is destroyed?
ask-dentist = The Dentist: do you pay 2 coins, or become Stressed?
ask-custody = Divorce: which of you two keeps the child? Both answer in secret.
ask-custody-ruling = The couple cannot agree: you decide who keeps the child.
ask-contract = Which contract do you take? Stressed workers cannot strike.
ask-vote = Thumb, fist or open hand? Not a word about strikes.
ask-nominate = The strike has won a robot. Who should have it?
ask-assign = You do not agree: as starting player you decide who gets the robot.
ask-inherit = { $who } is out of the game. Who takes over { $robots ->
    [one] her robot
   *[other] her { $robots } robots
}?
ask-cover = { $who } cannot pay the rent. Will you add the { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} missing?
ask-declare = You could leave the union: do you declare Class Treason? { $together ->
    [1] If anybody declares, all who could have win, and everybody else loses.
   *[other] Those who declare win, and everybody else loses.
}

move-event-target = choose
move-event-robot = destroy a robot of
move-dentist = dentist
move-custody = custody to
move-contract = contract
move-vote = vote
move-nominate = nominate
move-assign = give the robot to
move-cover = cover the rent
move-declare = declare Class Treason

### families: do-
do-cover-yes = Cover the rent
do-cover-no = Do not cover the rent
do-declare-yes = Declare Class Treason
do-declare-no = Stay with the union

id-a = A
id-b = B
id-c = C
id-d = D
id-keep = keep yours
id-yes = yes
id-no = no
id-pay = pay
id-book = the rulebook
id-ruling = ours
id-bank = the Bank
id-boss = the boss
id-work = open hand (work)
id-accelerate = thumb up (Acceleration)
id-expropriate = closed fist (Expropriation)
id-stress = Stress
id-holiday = Holiday
id-indefinite = indefinite
id-boom = Boom
id-growth = Growth
id-recovery = Recovery
id-stagnation = Stagnation
id-recession = Recession
id-depression = Depression
id-production-bonus = Production Bonus
id-collective-agreement = Collective Agreement
id-dentist = Dentist
id-divorce = Divorce
id-gentrification = Gentrification
id-marriage = Marriage
id-birth = Birth
id-sabotage = Sabotage
id-eviction = Eviction
id-union = Union
id-mandatory-overtime = Mandatory Overtime
id-shift-work = Shift Work
id-gambling = Gambling
id-long-weekend = Long Weekend
id-utility-bills = Utility Bills
id-dismissal = Dismissal
id-basic-income = Basic Income

id-boom-a = Boom A
id-boom-b = Boom B
id-boom-c = Boom C
id-boom-d = Boom D
id-growth-a = Growth A
id-growth-b = Growth B
id-growth-c = Growth C
id-growth-d = Growth D
id-recovery-a = Recovery A
id-recovery-b = Recovery B
id-recovery-c = Recovery C
id-recovery-d = Recovery D
id-stagnation-a = Stagnation A
id-stagnation-b = Stagnation B
id-stagnation-c = Stagnation C
id-stagnation-d = Stagnation D
id-recession-a = Recession A
id-recession-b = Recession B
id-recession-c = Recession C
id-recession-d = Recession D
id-depression-a = Depression A
id-depression-b = Depression B
id-depression-c = Depression C
id-depression-d = Depression D

zone-turn = turn
zone-phase = phase
zone-first = starting player
zone-boss-coins = coins of the boss
zone-blue = blue robots
zone-supply = robots in the supply
zone-red = red robots
zone-red-to-win = red robots to win
zone-blue-to-lose = blue robots to lose
zone-majority = fists for a majority
zone-workers = workers
zone-event = event in play
zone-event-deck = events left
zone-events-left-out = events left out, unseen
zone-event-discard = events discarded
zone-offer = contract card
zone-shared = options may be shared
zone-contract-deck = contract cards left
zone-contract-discard = contract discards
zone-contracts-removed = not in this game
zone-child-of-the-couple = child of the couple
zone-coins = coins
zone-stressed = Stressed
zone-robots = robots
zone-eliminated = eliminated
zone-rent = rent
zone-job = contract
zone-tenure = indefinite contract
zone-bonus = bonus
zone-strain = Stress to come
zone-vote = strike
zone-spouse = married to
zone-events = cards kept
zone-may-betray = may betray
zone-card = card
zone-options = options
zone-letter = option
zone-wage = wage
zone-stress = Stress
zone-holiday = Holiday
zone-indefinite = indefinite
zone-source = source
zone-taken = taken by

text-production-bonus = Choose a player: if she works this turn, she gets 2 coins more on Payday.
text-collective-agreement = This turn the same contract may go to several players.
text-dentist = Choose a player: she pays 2 coins to the Bank or becomes Stressed.
text-divorce = If a Marriage is in play it ends: both are left without coins and without Stress.
text-gentrification = Keep this card: your rent rises by 1 coin.
text-marriage = Marry another player: each may cover the other's rent and, if neither is Stressed, 10 coins between you are enough to betray together.
text-birth = If you are Stressed, you no longer are. Keep this card: your rent rises by 1 coin.
text-sabotage = Choose a robot in play, blue or red: it is destroyed.
text-eviction = Whoever has Gentrification discards it and becomes Stressed.
text-union = Starting with you, clockwise, every player takes 1 coin from the boss while it has any.
text-mandatory-overtime = Choose a player: if she works this turn, she gets 1 coin more on Payday and then becomes Stressed.
text-shift-work = Whoever works this turn gets 1 coin more on Payday and then becomes Stressed.
text-gambling = The richest keeps 1 coin and leaves the rest to the boss; you decide a tie.
text-long-weekend = Everybody loses Stress.
text-utility-bills = Whoever has at least 1 coin gives 1 to the boss.
text-dismissal = Choose a player with an indefinite contract: she loses it and gets 2 coins from the Bank.
text-basic-income = Every player gets 1 coin from the Bank.
text-stress = Stress: she becomes Stressed on Payday.
text-holiday = Holiday: she loses Stress on Payday.
text-indefinite = Indefinite: it runs until she strikes or takes another contract.

log-first = { $who } is drawn to be starting player first.
log-turn = Turn { $turn }. { $who } is the starting player.
log-coins = { $why ->
    [robot] { $source } pays { $amount } coins for it.
    [lost] { $source } loses all its coins: { $amount }.
    [income] The robots of { $target } earn { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }.
    [robots] { $target } gets { $amount ->
        [one] 1 coin for her robot
       *[other] { $amount } coins for her robots
    }, and no wage.
    [wage] { $target } is paid { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }.
    [rent] { $source } pays { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    } in rent to { $target }.
    [gets] { $target } gets { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    } from { $source }.
    [takes] { $target } takes { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    } from { $source }.
    [leaves] { $source } leaves { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    } behind.
    [spends] { $source } pays { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    } to { $target }.
   *[loses] { $source } loses { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    } to { $target }.
}
log-stressed = { $who } becomes Stressed.
log-calmed = { $who } is no longer Stressed.
log-bought = The boss buys a robot.
log-event = { $who } reveals an event: { $card }. { $text }
log-ignored = { $card } has no effect this time.
log-target = { $who } chooses { $target }.
log-kept = { $who } keeps the card { $card }.
log-discarded = The card { $card } is discarded.
log-married = { $who } marries { $other }.
log-custody = { $who } wants { $carer } to keep the child.
log-destroyed = A robot is destroyed. It belonged to { $owner }.
log-shuffled = The contract discards are shuffled into a new deck of { $cards } cards.
log-contract = { $who } turns up a contract card: { $card }.
log-taken = { $who } takes contract { $letter } of { $card }.
log-kept-job = { $who } keeps her indefinite contract: { $card }.
log-tenure-ended = The indefinite contract of { $who } ends: { $card }.
log-vote = { $who } shows her hand: { $vote }.
log-no-vote = Everybody is Stressed: there is no vote, and all work.
log-accelerated = Acceleration! The boss gets { $robots ->
    [one] 1 new robot and loses
   *[other] { $robots } new robots and loses
} all its coins.
log-strike-won = { $fists ->
    [one] 1 fist
   *[other] { $fists } fists
}, { $needed } needed: the strike takes a robot from the boss.
log-strike-lost = { $fists ->
    [one] 1 fist
   *[other] { $fists } fists
}, { $needed } needed: { $enough ->
    [true] enough, but the boss has no robot to take.
   *[false] the strike takes nothing.
}
log-nominated = { $who } proposes { $target }.
log-robot = { $who } keeps the robot: it is red now.
log-inherited = { $who } takes over from { $dead }: { $robots ->
    [one] 1 robot
   *[other] { $robots } robots
}.
log-unpaid = { $who } cannot pay her rent of { $rent ->
    [one] 1 coin
   *[other] { $rent } coins
}.
log-covered = { $payer } covers the rent of { $who }.
log-not-covered = { $payer } does not cover the rent of { $who }.
log-eliminated = { $who } was Stressed already and is out of the game.
log-treason = { $who } declares Class Treason!
log-loyalty = { $who } does not declare Class Treason.

end-collective = Full automation: the workers win together! If you feel like it, give the coins you played with, or some real ones, to a union or a social project.
end-robots = The boss has as many robots as there are players. Everybody loses.
end-events = There is no event left to reveal. Everybody loses.
end-eliminated = Half of the players or more are out of the game. Everybody loses.
end-treason = Class Treason: the union is broken. The traitors win, everybody else loses.

finale-red = The workers have { $red } of the { $red_to_win } robots they need.
finale-blue = The boss has { $blue } of the { $blue_to_lose } robots it wins with.
finale-out = Workers eliminated: { $out }. With { $eliminated_to_lose } everybody loses.
finale-treason = { $who } left with { $coins } coins.
finale-worker = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }, { $robots ->
    [one] { $robots } robot
   *[other] { $robots } robots
 }
finale-eliminated = eliminated

refuse-over = The game is over.
refuse-not-asked = You have nothing to decide at this moment.
refuse-not-now = That is not what you are asked now.
refuse-eliminated = That player is out of the game.
refuse-dentist-target = She can neither pay 2 coins nor become Stressed.
refuse-marry-self = You cannot marry yourself.
refuse-not-richest = Somebody has more coins than she has.
refuse-no-tenure = She has no indefinite contract.
refuse-no-robot = There is no robot to destroy there.
refuse-cannot-pay = You do not have 2 coins.
refuse-out = You are out of the game.
refuse-already-stressed = You are Stressed already.
refuse-not-of-the-couple = The child stays with one of the two.
refuse-taken = That contract is taken.
refuse-nothing-to-keep = You have no indefinite contract to keep.

say-hello = Hello, everyone
say-thanks = Thank you
say-luck = Bad luck
say-good-game = Well played
say-pick-me = Choose me
say-not-me = Not me, please
say-need-pay = I need the coins
say-need-holiday = I need the Holiday
say-your-pick = Take what you like
say-robot-me = I would like the robot
say-robot-to = Let { $player } have it

why-thumb = The boss has no robot, and the thumb is yours by the convention.
why-fist = There is a robot to take and a majority that can strike.
why-win = One more robot wins the game, whatever the rent.
why-poor = Without a wage you could not pay the rent: work.
why-too-few = Too few can strike this turn: a lone fist only costs the wage.
why-keep = The running contract is as good as anything on the card.
why-holiday = A Holiday lets you strike again.
why-wage = The best wage that does not cost you the next strike.
why-leave-wages = You are going to strike, so leave the wages to those who work.
why-lost = The union cannot win any more: save yourself.
why-solidarity = The union can still win.
why-neediest = Whoever has the fewest robots and coins needs it most; everybody can see who that is.
why-save-her = Without your coins she is eliminated.
why-keep-her-calm = You can afford to keep her calm.
why-need-it = You need the coins yourself.
why-stay-calm = You can afford to stay calm.
why-not-ours = Better the boss's robot than one of ours.
why-forced = No blue robot is in play; take it from whoever has the most.
why-carer = Whoever has more robots pays the higher rent more easily.
why-poorest-worker = The poorest of those who are going to work.
why-stressed-anyway = It does the least harm to somebody who is Stressed already or is going to strike.
why-richest = The richest can best pay.
why-good-match = Whoever has the most can best help with the rent.
why-least-harm = A Stressed player cannot use the coins for a strike anyway.
why-poorest = The poorest needs the coins most.

# The board
phase-innovation = Innovation
board-workers = The workers
board-rent = rent { $rent }
board-no-job = no contract
board-red-robots = Expropriated robots
board-events-left = { $count ->
    [one] 1 event left
   *[other] { $count } events left
}
board-first = first
board-coins = Coins
board-stressed = Stressed
board-out = Out
board-boss = The automated boss
board-boss-coins = Coins for a robot
board-blue-robots = The boss's robots
board-event = Event
board-contract = Contract
board-wage = Wage
board-stress = Stress
board-holiday = Holiday
board-indefinite = indefinite
board-ours = Our reconstruction, not printed in the rulebook
board-vote = Your silent vote
board-effect-work = You are paid, and nothing changes.
board-effect-expropriate = { $majority } of { $active } fists take a robot from the boss. No wage.
board-effect-accelerate = The boss loses its coins and gets a robot. No wage.
board-until-contracts = until all have a contract
board-until-payday = until Payday
board-shared = may be shared
board-contracts-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
board-effect-work-bonus = You are paid, { $coins } more by { $card }.
board-effect-work-strain = You are paid, { $coins } more by { $card }, and become Stressed.
hand-silence = SILENCE: not a word about strikes
hand-later = Your hands: they speak in the Strike phase
hand-stressed = You are Stressed: you cannot strike, you work
hand-out = You are out of the game

# Who I am
you-worker = Worker
you-goal = Events left: { $events }
you-events = No event left: all lose.
you-stressed = Worker, Stressed
you-red = red { $count } of { $goal }: all win
you-blue = blue { $count } of { $goal }: all lose
you-out = out { $count } of { $goal }: all lose
you-treason = Class Treason: { $coins } of { $price } coins for a victory of your own
you-couple = Class Treason: { $coins } of { $price } coins as a couple, { $alone } of { $single } alone
you-loyal = Stressed workers cannot betray.

# What is at stake
stake-rent = You have { $coins }; the rent is { $rent }.
stake-vote = Calm: { $calm }. Fists needed: { $needed }. The boss's robots: { $blue }.

# Whom we wait for
wait-target = { $names } decides whom the event is for.
wait-robot = { $names } chooses a robot to destroy.
wait-dentist = { $names } is at the dentist.
wait-custody = { $names } must say who keeps the child.
wait-custody-ruling = { $names } decides who keeps the child.
wait-contract = { $names } chooses a contract.
wait-vote = Still to show a hand: { $names }.
wait-nominate = { $names } must say who should have the robot.
wait-assign = { $names } decides who gets the robot.
wait-inherit = { $names } decides who takes over the robots.
wait-cover = { $names } may cover the rent.
wait-declare = { $names } could betray the union.

zone-running = effects in force
zone-until = until the end of
zone-whom = for
zone-eliminated-to-lose = eliminations to lose
zone-robot-price = price of a robot
zone-blue-income = coins a blue robot earns
zone-red-income = coins a red robot earns
zone-treason = coins for Class Treason
zone-couple-treason = coins of a couple for Class Treason

# What came of the vote
verdict-won = { $fists ->
    [one] 1 fist
   *[other] { $fists } fists
}, { $needed } needed: a robot is taken from the boss!
verdict-lost = { $fists ->
    [one] 1 fist
   *[other] { $fists } fists
}, { $needed } needed: { $enough ->
    [true] enough, but the boss has no robot to take.
   *[false] nothing is taken.
}
verdict-thumbs = Acceleration: { $robots } new { $robots ->
    [one] robot
   *[other] robots
} for the boss, and its coins are gone.
verdict-work = Everybody works.
verdict-robot = { $agreed ->
    [true] { $count ->
        [one] { $who } keeps the robot.
       *[other] All { $count } name { $who }, who keeps the robot.
    }
   *[false] They do not agree: the starting player decides who keeps the robot.
}
verdict-child = { $agreed ->
    [true] Both name { $who }, who keeps the child.
   *[false] They do not agree: the starting player decides who keeps the child.
}
verdict-treason = { $count ->
    [0] Nobody declares Class Treason.
    [one] { $who } declares Class Treason!
   *[other] { $who } declare Class Treason!
}

do-event-target = { $card ->
    [production-bonus] Give the bonus to { $who }
    [dentist] Send { $who } to the Dentist
    [marriage] Marry { $who }
    [mandatory-overtime] Put { $who } on overtime
    [gambling] Let { $who } gamble
    [dismissal] Dismiss { $who }
   *[other] Choose { $who }
}
do-event-robot = Destroy a robot of { $owner }
do-event-robot-boss = Destroy a robot of the boss
do-dentist-pay = Pay the Dentist { $coins } coins
do-dentist-stress = Pay nothing and become Stressed
do-custody = { $who } keeps the child
do-contract = Take contract { $letter }: { $wage ->
    [0] no wage
    [one] 1 coin
   *[other] { $wage } coins
}{ $terms ->
    [stress] , with Stress
    [holiday] , with Holiday
    [indefinite] , indefinite
    [stress-holiday] , with Stress and Holiday
    [stress-indefinite] , with Stress, indefinite
    [holiday-indefinite] , with Holiday, indefinite
    [stress-holiday-indefinite] , with Stress and Holiday, indefinite
   *[nothing] { "" }
}
do-contract-keep = Keep { $card } { $letter }: { $wage ->
    [0] no wage
    [one] 1 coin
   *[other] { $wage } coins
}{ $terms ->
    [stress] , with Stress
    [holiday] , with Holiday
    [stress-holiday] , with Stress and Holiday
   *[nothing] { "" }
}
do-vote-work = Open hand: work
do-vote-accelerate = Thumb up: Acceleration
do-vote-expropriate = Fist: Expropriation
do-nominate = Propose { $who }
do-assign = Give the robot to { $who }
do-inherit = Leave the robots to { $who }
log-treason-shared = { $who } could have declared as well, and so wins with the traitors.
refuse-stressed = You are Stressed: you cannot strike, you work.

refuse-not-your-turn = The workers choose one after another: it is not your turn yet.

### families: tell-
# The table in sentences: one for each field of the view.
tell-turn = Turn { $turn }: { $phase }. The starting player is { $first }.
tell-boss-coins = The boss has { $boss-coins ->
    [one] 1 coin
   *[other] { $boss-coins } coins
} of the { $robot-price } that a robot costs, and { $blue ->
    [0] no robot
    [one] one robot
   *[other] { $blue } robots
}; with { $blue-to-lose } all workers lose.
tell-red = The workers have { $red } of the { $red-to-win } robots they win with. A strike needs { $majority ->
    [one] one fist.
   *[other] { $majority } fists.
}
tell-workers = { $eliminated ->
    [true] { $who } is out of the game.
   *[false] { $who } has { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $robots ->
        [0] no robot
        [one] one robot
       *[other] { $robots } robots
    } and a rent of { $rent }, and is { $stressed ->
        [true] Stressed
       *[false] calm
    }.{ $job-id ->
        [none] { $tenure-id ->
            [none] { "" }
           *[other] { " " }Indefinite contract: { $tenure }.
        }
       *[other] { $tenure-id ->
            [none] { " " }Contract: { $job }.
           *[other] { " " }Indefinite contract: { $job }.
        }
    }{ $spouse-id ->
        [none] { "" }
       *[other] { " " }Married to { $spouse }.
    }{ $events-count ->
        [0] { "" }
       *[other] { " " }Cards kept: { $events }.
    }{ $vote-id ->
        [none] { "" }
       *[other] { " " }Hand shown: { $vote }.
    }
}
tell-event = The event: { $event }.
tell-running = In force{ $whom-count ->
    [0] { "" }
   *[other] { " " }for { $whom }
} until the end of { $until }: { $card }.
tell-offer = The contract card is { $offer-card }: { $offer-options }.{ $shared ->
    [true] { " " }A contract may be shared.
   *[false] { "" }
}
tell-offer-options = { $letter }{ $indefinite ->
    [true] { " " }(indefinite)
   *[false] { "" }
} pays { $wage ->
    [0] no wage
    [one] 1 coin
   *[other] { $wage } coins
}{ $stress ->
    [true] { " " }with Stress
   *[false] { "" }
}{ $holiday ->
    [true] { " " }with Holiday
   *[false] { "" }
}{ $taken-count ->
    [0] { "" }
   *[other] { " " }(taken by { $taken })
}
tell-event-deck = { $event-deck ->
    [one] One event is left
   *[other] { $event-deck } events are left
}, and { $contract-deck ->
    [0] no contract card
    [one] one contract card
   *[other] { $contract-deck } contract cards
} in the deck.
tell-event-discard = Events discarded: { $event-discard }.

### families: page-round
page-round = Turn { $round }
page-round-of = Turn { $round } of { $rounds }

# headlines of a round
news-eliminated = { $who } put out on the street
news-strike-won = Strike! The boss loses a robot
news-treason = { $who } changes sides
news-strike-lost = The strike fails: too few fists
news-accelerated = More machines, by popular vote
news-destroyed = Robot found in pieces
news-married = { $who } and { $other } say yes
news-event = In town today: { $card }
news-stressed = Doctors worried about { $who }
news-quiet = Nothing to report from the factory
