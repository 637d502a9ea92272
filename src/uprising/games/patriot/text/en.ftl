### families: id- text- shelf- form- field- option- board-name- board-tile- board-lamp- effect- short- do- zone- news- thing- pack-

game-title = Patriot
game-tagline = A cabinet of one or two against riots, threats and the clock.

### families: lesson- phase-
phase-gather = Gather
phase-act = Act
phase-encounter = Encounter
phase-trigger = Trigger
# The lesson
lesson-1 = You govern alone and have five rounds. First you gather Influence: your minister's own cards have come, and you draw four more of free types. Take one of each, or what you like.
lesson-2 = Ten action points to spend. Coins pay for Beacons: acquire 4 of them. It costs 4 points, and Civil Unrest rises by 2.
lesson-3 = At 6 Unrest the streets riot. Before that, a card for the coming vote: pick up Finance for one point.
lesson-4 = Now roll for Civil Unrest: 5 or more calms the streets, a lower roll stirs them up.
lesson-5 = A 2 would make it worse. You may pay cards to roll again; Donovan may do so once a turn for free.
lesson-6 = A 6: Unrest falls by one. Accept it.
lesson-7 = Two points are left: a Project in the Laboratory may bring Science Markers.
lesson-8 = A 7 brings four Markers. Accept.
lesson-9 = Four Markers move your standee one step to the right: the Trigger at the end of the turn will then be a kind one. Advance.
lesson-10 = No points are left to spend; points that are left over would be lost. End the Act phase, and a Brief comes to your desk.
lesson-11 = A run on the bank: Finance counts for you, everything else against you, and two cards of Public Opinion join in. 8 are needed: commit Finance 4 and Finance 5.
lesson-12 = Exactly 8: passed! Your standee stood at +2, so the Trigger is a gift. Take two cards.
lesson-end = Every campaign has its own aim, shown on the desk. Play on from here, or choose another campaign.
minute-goal = Run the cabinet of Karmonia for five rounds and meet the objective of your campaign.
minute-turn = Spend action points in four departments: taxes, beacons, science, troops. Then a Brief comes to the desk and public opinion votes on it.
minute-twist = Unrest becomes riots, Threat ends the game at once. You play alone, or two of you on the same side of the desk.
ask-campaign = Which campaign do you carry out?
ask-character = Whom do you play? Each draws other Influence every turn.
ask-gather = Which { $number } Influence cards of free types do you draw?
ask-act = What do you do? { $ap ->
    [0] No action points are left.
    [one] 1 action point is left.
   *[other] { $ap } action points are left.
}
ask-draw = { $why ->
    [jack] An 8 was rolled, so Jack Maelstrom draws.
    [petr] The Advance tile was used, so Petr Crumb may draw.
   *[any] The types are yours to choose.
} Which { $number ->
    [one] card
   *[other] { $number } cards
} do you draw?
ask-place = Where { $number ->
    [one] does 1 Troop go
   *[other] do { $number } Troops go
}? No Troop may join a Rioter.
ask-station = Where { $number ->
    [one] does your Troop stand
   *[other] do your { $number } Troops stand
} from now on?
ask-withdraw = Which { $number ->
    [one] Troop is
   *[other] { $number } Troops are
} lost?
ask-strike = Whom do you execute? Up to { $number ->
    [one] 1 Rioter
   *[other] { $number } Rioters
}; you never have to.
ask-pardon = From which Defense Space do all Rioters go home?
ask-drop = Which launched Beacon do you give up?
ask-bury = Which goes under the deck: { $first }, on top, or { $second }, below it?
ask-scrap = The next Public Opinion cards are { $first } and { $second }. Discard them?
ask-discard = Which { $number ->
    [one] Influence card
   *[other] { $number } Influence cards
} do you give up?
ask-hearing = Which cards do you pay for the Hearing? All four types, worth 12 or more together.
ask-arm = A good event: calm the streets, or arm a missile?
ask-reroll = You rolled { $face }{ $changed ->
    [0] { "" }
   *[other] , which counts as { $counts }
}: { $kind ->
    [unrest] Civil Unrest { $n ->
        [1] +1
       *[other] { $n }
    }
    [markers] { $n ->
        [0] no Science Markers
        [2] +2 Science Markers
        [4] +4 Science Markers
       *[other] { $n } Science Markers
    }
    [hits] { $n ->
        [0] a dud
        [one] 1 Hit
       *[other] { $n } Hits
    }
   *[executions] { $n ->
        [-1] a Troop is lost, or a Rioter joins
        [one] up to 1 execution
       *[other] up to { $n } executions
    }
}. Accept, or { $free ->
    [1] roll again
   *[other] pay { $price ->
        [one] 1 card
       *[other] { $price } cards
    } and roll again
}?
ask-spend = You rolled { $face }, { $hits ->
    [0] a dud
    [one] 1 Hit
   *[other] { $hits } Hits
}. Spend an armed missile? Then it counts as { $better }, { $more ->
    [0] a dud
    [one] 1 Hit
   *[other] { $more } Hits
}.
ask-keep = Which Brief do you keep as { $late ->
    [1] the last Encounter of this round
   *[other] this turn's Encounter
}? The other is discarded.
ask-vote = Which cards do you commit to { $brief }? { $text }
ask-sway = The tally is { $total }, and { $need } are needed. Do you add up to two cards?
ask-choice = { $brief }: which do you choose?
ask-any = Do you use your ability before the tracker triggers?
move-campaign = campaign
move-character = play
move-take = take
move-pass = pass
move-accept = accept
move-reroll = roll again, paying
move-vote = vote with
move-sway = sway with
move-discard = discard
move-place = place Troops on
move-station = station Troops on
move-withdraw = lose Troops on
move-strike = execute on
move-pardon = pardon on
move-drop = lose Beacon
move-keep = keep
move-bury = put under the deck:
move-scrap = discard both
move-leave = leave both
move-choose = choose
move-soothe = calm the streets
move-arm = arm a missile
move-spend = spend a missile
move-hold = hold the missiles
move-power = use the ability of
move-pick = pick up Influence:
move-coins = acquire coins
move-tax = raise base taxes
move-predict = briefly predict the future
move-launch = launch Beacon
move-launch-blind = launch an unrevealed Beacon into slot
move-swap = change out Beacons
move-use = use Beacon
move-advance = advance on the tracker
move-calm = roll for Civil Unrest
move-project = project
move-missiles = launch missiles
move-hearing = hold a Hearing
move-fuel = fuel the Core
move-sweep = sweep the network with Beacon
move-provoke = pay a provocateur on
move-bonds = issue Bonds
move-sitting = call an emergency Sitting
move-deploy = deploy Troops:
move-march = move Troops
move-execute = roll to execute
move-end = end the Act phase

### families: do-

id-spy = Spy
id-war = War
id-science = Science
id-finance = Finance
id-nothing = nothing
id-nobody = nobody
id-none = none
id-first = the first
id-second = the second
id-both = both
id-cu = Civil Unrest
id-threat = Threat
id-coins = Treasury coins
id-base-taxes = Base Taxes
id-markers = Science Markers
id-track = Tracker
id-armed = Armed missiles
id-core = Missiles on the Core
id-failed = Failed Briefs
id-hit = Hits
id-verdict = Verdicts
id-stage = Core stages
id-intel = Intel
id-order = Order
id-bond = Bonds
id-mandate = Mandates
id-deck-spy = Spy pile
id-deck-war = War pile
id-deck-science = Science pile
id-deck-finance = Finance pile
id-deck-po = Public Opinion deck
id-deck-briefs = Brief deck
id-deck-riots = Riot deck
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
id-campaign-m = Countdown (M)
id-campaign-samuel = The Karmonia Tribunal (Samuel)
id-campaign-zam = Project Prometheus (Zam)
id-campaign-mw = Eyes Everywhere (M.W.)
id-campaign-viktor = Iron Order (Viktor)
id-campaign-petr = The Golden Reserve (Petr)
id-campaign-jack = Line of Succession (Jack)
option-campaign = Campaign
option-campaign-ask = player 1 chooses
option-campaign-m = Countdown
option-campaign-samuel = The Karmonia Tribunal
option-campaign-zam = Project Prometheus
option-campaign-mw = Eyes Everywhere
option-campaign-viktor = Iron Order
option-campaign-petr = The Golden Reserve
option-campaign-jack = Line of Succession
option-difficulty = Difficulty
option-difficulty-story = Story: the campaign asks for less
option-difficulty-standard = Standard: a contest
option-difficulty-hard = Hard: the campaign asks for more
option-difficulty-heroic = Heroic: hardly anyone comes through
option-starts = Who begins, with two players
option-starts-1 = Player 1
option-starts-2 = Player 2
option-predict = A predicted Brief, with two players
option-predict-turn = is this turn's Encounter
option-predict-round = waits for the last Encounter of the round
pack-first-reconstruction = As first reconstructed
pack-level-campaigns = Level campaigns
form-vote = Cards to commit
form-discard = Cards to give up
form-station = Troops on each Defense Space
field-spaces = Troops by space
log-campaign = The campaign is { $campaign }.
log-character = { $character } is played by { $who }.
log-round = Round { $round } begins.
log-turn = { $who } has the turn, with { $ap } action points.
log-drew = { $who } draws { $cards }.
log-discarded = { $who } discards { $cards }.
log-free-reroll = { $who } orders a free re-roll.
log-lost-cards = { $who } loses, drawn at random: { $cards }.
log-tile = { $who } uses a tile: { $tile }{ $ap ->
    [0] { "" }
    [one] , for 1 action point
   *[other] , for { $ap } action points
}.
log-act-ended = { $who } ends the Act phase{ $unspent ->
    [0] { "" }
    [one] ; 1 action point is lost
   *[other] ; { $unspent } action points are lost
}.
log-changed = { $what }: { $change }, now { $now }.
log-seat-changed = { $kind ->
    [track] { $who }'s standee moves to { $now ->
        [0] Base
        [1] +1
        [2] +2
       *[other] { $now }
    } on the tracker.
   *[markers] { $who }, { $what }: { $change }, now { $now }.
}
log-rolled = { $who } rolls a D8: { $face }.
log-launched = { $who } launches { $beacon } in slot { $slot }.
log-turned-up = { $beacon } is turned up in slot { $slot }.
log-used = { $who } uses the Beacon { $beacon }.
log-beacon-lost = The Beacon { $beacon } is lost.
log-beacons-reset = { $number ->
    [one] 1 used Beacon is ready again.
   *[other] { $number } used Beacons are ready again.
}
log-troops-placed = Troops arrive on { $spaces-count ->
    [one] Defense Space
   *[other] Defense Spaces
} { $spaces }.
log-troops-moved = Troops now stand on { $spaces-count ->
    [one] Defense Space
   *[other] Defense Spaces
} { $spaces }.
log-troops-lost = { $spaces-count ->
    [one] A Troop is lost on Defense Space
   *[other] Troops are lost on Defense Spaces
} { $spaces }.
log-rioter-came = A Rioter comes to Defense Space { $space }.
log-rioter-stopped = A Troop on Defense Space { $space } stops a Rioter; both are gone.
log-executed = { $spaces-count ->
    [one] A Rioter is executed on Defense Space
   *[other] Rioters are executed on Defense Spaces
} { $spaces }.
log-pardoned = { $number ->
    [one] 1 Rioter leaves
   *[other] { $number } Rioters leave
} Defense Space { $space }.
log-unrest-boiled-over = Civil Unrest has reached its limit: a riot breaks out, and it starts again at 0.
log-riot-incited = A riot breaks out.
log-riot-came = A new Riot: { $riot }.
log-riot-again = The Riot { $riot } strikes again.
log-riots-over = No Rioter is left: all Riots are over.
log-brief = The Brief on the desk: { $brief }.
log-briefs-seen = Briefs looked at: { $briefs }.
log-brief-kept = The Brief { $brief } is kept for an Encounter; the other is discarded.
log-briefs-buried = { $briefs-count ->
    [0] Both Briefs stay on top of the deck.
   *[other] Put under the deck: { $briefs }.
}
log-opinion = Public Opinion: { $cards }.
log-opinion-scrapped = Public Opinion is discarded: { $cards }.
log-voted = { $who } commits { $cards-count ->
    [0] no cards
   *[other] { $cards }
}.
log-swayed = { $who } sways the vote with { $cards }.
log-tallied = The tally is { $total }, and { $need } are needed.
log-brief-passed = The vote on { $brief } has passed.
log-brief-failed = The vote on { $brief } has failed.
log-option = { $who } chooses option { $option }.
log-power = { $who } uses the ability of { $character }.
log-triggered = The tracker triggers for { $who } at { $position ->
    [0] Base
    [1] +1
    [2] +2
   *[other] { $position }
}: { $position ->
    [1] a good event
    [2] a good event
   *[other] a bad event
}.
log-shuffled = The discards are shuffled into the { $deck }.
end-won = The aim of the campaign is met: Karmonia is saved.
end-threat = Threat has reached its limit: Karmonia is lost.
end-doom = What the campaign forbids has come about: Karmonia is lost.
end-time = Five rounds are over, and the aim of the campaign is not met.
finale-campaign = Round { $round } of { $rounds }, Threat { $threat } of { $limit }.
finale-role = { $role }
refuse-over = The game is over.
refuse-not-asked = It is not your decision now.
refuse-not-now = That does not answer the present question.
refuse-taken = Somebody already plays that character.
refuse-no-ability = You do not have that ability, or have used it up.
refuse-not-quiet = Abilities wait for a quiet moment: Gather, Act, a vote or a choice.
refuse-track-end = The standee is already at +2.
refuse-no-partner = Nobody sits there.
refuse-too-few = There are not that many cards of that type left.
refuse-take-number = Declare exactly as many types as you draw.
refuse-must-draw = These cards must be drawn.
refuse-campaign = That tile belongs to another campaign.
refuse-blocked = A Rioter on its Defense Space blocks the tile.
refuse-ap = Too few action points.
refuse-twice = That Influence tile has been used as often as a turn allows.
refuse-no-soldier = Zam Che may not pick up War.
refuse-no-card = No card of that type is left.
refuse-no-coin-left = No coin is left in the supply.
refuse-tax = Base Taxes are at their maximum.
refuse-predicted = The future may be predicted once per turn.
refuse-coins = The Treasury holds too few coins.
refuse-markers = You hold too few Science Markers.
refuse-launched = That Beacon is launched.
refuse-not-launched = That Beacon is not launched.
refuse-used = That Beacon has been used this round.
refuse-beacon-payment = What this Beacon asks for cannot be paid or done.
refuse-no-rioter = No Rioter is on the board.
refuse-no-troop-left = No Troop is left in the supply.
refuse-no-space = Every Defense Space holds a Rioter.
refuse-no-march = No Troop can go anywhere else.
refuse-no-rioter-left = No Rioter is left in the supply.
refuse-troops-there = Troops stand on that space.
refuse-hearing = A Hearing needs cards of all four types with a total value of 12.
refuse-spaces = Troops cannot go to a space with a Rioter.
refuse-troop-number = It must be exactly as many Troops as you are asked for.
refuse-not-moved = At least one Troop must move.
refuse-no-such-troops = Those are not the Troops to be lost.
refuse-no-such-rioters = There are not that many Rioters there, or you may not execute that many.
refuse-not-lit = Only a launched Beacon can be lost.
refuse-not-held = You do not hold those cards.
refuse-card-number = It must be exactly as many cards as you are asked for.
refuse-same-type = Two different types are needed.
refuse-armed = Two missiles are armed already.
refuse-reroll-price = A re-roll costs exactly the cards printed on the tile.
refuse-no-order = There is no free re-roll now.
refuse-missile-reroll = Influence cannot re-roll a missile.
refuse-sway = At most two cards may be added.
refuse-condition = The condition of option A does not hold.
refuse-keep = Only one of the two Briefs drawn can be kept.
why-types = These types are wanted most by the Briefs to come.
why-campaign = A campaign that suits a straightforward general.
why-character = This character's sheet fits the campaign.
why-keep = This Brief suits the cards in hand better.
why-guard = These tiles would be missed most.
why-spare = This is what will be missed least.
why-cheap = The cheapest cards will do.
why-unblock = Rioters there hurt most.
why-bury = Briefs that would hurt are better under the deck.
why-scrap = These opinions would spoil a vote.
why-default = There is nothing better.
why-no-vote = The cards are worth more than this Brief.
why-vote = Just enough for a good chance to pass.
why-passed = The vote is won as it is.
why-save = Better kept for later.
why-sway = These cards turn a lost vote.
why-only = Nothing else can be chosen.
why-better = The lesser evil.
why-reroll = The average is better than this result.
why-accept = The result is good enough.
why-arm = An armed missile turns a dud into a hit.
why-calm = Keep Civil Unrest below the riot.
why-missile = The missile makes it a better hit.
why-step = One step right spares a bad event or Threat.
why-gift = Four Markers now buy a step or a stage.
why-end = Nothing left is worth its action points.
why-cards = More Influence for the votes to come.
why-coins = The Treasury needs coins.
why-predict = Knowing the Brief helps to meet it.
why-beacon = A Beacon that repays its price.
why-use = Using it costs nothing.
why-advance = On the right of the tracker events are kind.
why-markers = Science Markers move the tracker.
why-progress = This is what the campaign is about.
id-spy-1 = Spy 1
field-spy-1 = Spy 1
id-spy-2 = Spy 2
field-spy-2 = Spy 2
id-spy-3 = Spy 3
field-spy-3 = Spy 3
id-spy-4 = Spy 4
field-spy-4 = Spy 4
id-spy-5 = Spy 5
field-spy-5 = Spy 5
id-war-1 = War 1
field-war-1 = War 1
id-war-2 = War 2
field-war-2 = War 2
id-war-3 = War 3
field-war-3 = War 3
id-war-4 = War 4
field-war-4 = War 4
id-war-5 = War 5
field-war-5 = War 5
id-science-1 = Science 1
field-science-1 = Science 1
id-science-2 = Science 2
field-science-2 = Science 2
id-science-3 = Science 3
field-science-3 = Science 3
id-science-4 = Science 4
field-science-4 = Science 4
id-science-5 = Science 5
field-science-5 = Science 5
id-finance-1 = Finance 1
field-finance-1 = Finance 1
id-finance-2 = Finance 2
field-finance-2 = Finance 2
id-finance-3 = Finance 3
field-finance-3 = Finance 3
id-finance-4 = Finance 4
field-finance-4 = Finance 4
id-finance-5 = Finance 5
field-finance-5 = Finance 5
id-run-on-the-bank = Run on the Bank
text-run-on-the-bank = Finance 8. Passed: nothing. Failed: all Treasury coins are lost.
id-pension-shortfall = Pension Shortfall
text-pension-shortfall = Finance 7. Passed: nothing. Failed: Civil Unrest +2.
id-currency-forgers = Currency Forgers
text-currency-forgers = Finance 9. Passed: coins +2. Failed: coins -3, Threat +1.
id-striking-tax-collectors = Striking Tax Collectors
text-striking-tax-collectors = Finance 7. Passed: nothing. Failed: Base Taxes -2.
id-foreign-debt-call = Foreign Debt Call
text-foreign-debt-call = Finance 10. Passed: Threat -1. Failed: Threat +2.
id-border-skirmish = Border Skirmish
text-border-skirmish = War 8. Passed: nothing. Failed: Threat +2.
id-deserters = Deserters
text-deserters = War 7. Passed: nothing. Failed: remove 2 Troops, Threat +1 for each missing.
id-arms-cache-found = Arms Cache Found
text-arms-cache-found = War 8. Passed: place 2 Troops. Failed: a Rioter on a rolled space.
id-barricades-at-dawn = Barricades at Dawn
text-barricades-at-dawn = War 9. Passed: nothing. Failed: 2 Rioters on rolled spaces.
id-veterans-march = Veterans' March
text-veterans-march = War 7. Passed: nothing. Failed: Civil Unrest +2.
id-leaked-memo = Leaked Memo
text-leaked-memo = Spy 8. Passed: nothing. Failed: Threat +1, Civil Unrest +1.
id-mole-in-the-ministry = Mole in the Ministry
text-mole-in-the-ministry = Spy 9. Passed: nothing. Failed: each player discards 3 random cards.
id-jammed-frequencies = Jammed Frequencies
text-jammed-frequencies = Spy 7. Passed: nothing. Failed: lose a launched Beacon, or Threat +1.
id-assassins-calling-card = Assassin's Calling Card
text-assassins-calling-card = Spy 10. Passed: Threat -1. Failed: Threat +2.
id-hostage-crisis = Hostage Crisis
text-hostage-crisis = Spy 8. Passed: nothing. Failed: your standee 1 left.
id-contaminated-reservoir = Contaminated Reservoir
text-contaminated-reservoir = Science 8. Passed: nothing. Failed: Civil Unrest +2.
id-lab-accident = Lab Accident
text-lab-accident = Science 7. Passed: nothing. Failed: each player's Markers -2.
id-power-grid-failure = Power-Grid Failure
text-power-grid-failure = Science 9. Passed: nothing. Failed: Threat +1, coins -2.
id-experimental-vaccine = Experimental Vaccine
text-experimental-vaccine = Science 8. Passed: Civil Unrest -2. Failed: Civil Unrest +1.
id-rogue-professor = Rogue Professor
text-rogue-professor = Science 10. Passed: your Markers +2. Failed: Threat +2.
id-cyber-heist = Cyber Heist
text-cyber-heist = Spy and Finance 11. Passed: nothing. Failed: lose half the coins, rounded up, Threat +1.
id-military-budget = Military Budget
text-military-budget = War and Finance 12. Passed: place 1 Troop. Failed: remove 2 Troops, Threat +1 for each missing, Civil Unrest +1.
id-weapons-programme = Weapons Programme
text-weapons-programme = War and Science 12. Passed: your Markers +1. Failed: Threat +2.
id-propaganda-week = Propaganda Week
text-propaganda-week = Spy and Science 11. Passed: Civil Unrest -1. Failed: Civil Unrest +2.
id-coup-rumours = Coup Rumours
text-coup-rumours = Spy and War 13. Passed: nothing. Failed: Threat +2, a Rioter on space 8.
id-green-levy = Green Levy
text-green-levy = Science and Finance 11. Passed: Base Taxes +1. Failed: Civil Unrest +2.
id-martial-parade = Martial Parade
text-martial-parade = War and Spy 11. Passed: execute up to 1 Rioter. Failed: Civil Unrest +1, Threat +1.
id-black-market-isotopes = Black-Market Isotopes
text-black-market-isotopes = Science and Spy 12. Passed: your Markers +2. Failed: each player's Markers -2, Threat +1.
id-amnesty-petition = Amnesty Petition
text-amnesty-petition = A: (with a Rioter on the board) all Rioters leave one space, Threat +1. B: Civil Unrest +1.
id-ration-cut = Ration Cut
text-ration-cut = A: coins +3, Civil Unrest +2. B: coins -2.
id-press-conference = Press Conference
text-press-conference = A: (with 3 cards in hand) discard 3 cards of yours, Threat -1. B: Threat +1.
id-emergency-conscription = Emergency Conscription
text-emergency-conscription = A: place 2 Troops, Civil Unrest +1. B: draw 1 card of a free type.
id-university-grant = University Grant
text-university-grant = A: (with 3 coins) coins -3, your Markers +3. B: Civil Unrest +1.
id-foreign-envoy = Foreign Envoy
text-foreign-envoy = A: (with 3 coins) coins -3, Threat -1. B: Threat +1.
id-censorship-bill = Censorship Bill
text-censorship-bill = A: Civil Unrest -2, each player discards 2 random cards. B: Civil Unrest +1.
id-tax-holiday = Tax Holiday
text-tax-holiday = A: (with Base Taxes 1 or more) Civil Unrest -2, Base Taxes -1. B: Civil Unrest +1.
id-night-raids = Night Raids
text-night-raids = A: (with a Rioter on the board) execute up to 2 Rioters, Threat +1. B: a Rioter on a rolled space.
id-broken-satellite = Broken Satellite
text-broken-satellite = A: (with 2 coins) coins -2. B: lose a launched Beacon, or Threat +1.
id-state-funeral = State Funeral
text-state-funeral = A: (with 2 Markers) your Markers -2, Civil Unrest -1. B: Threat +1.
id-lottery-of-the-loyal = Lottery of the Loyal
text-lottery-of-the-loyal = A: D8: 5-8 all draw 2 cards, 1-4 Civil Unrest +2. B: Civil Unrest +1.
id-drone-swarm = Drone Swarm
text-drone-swarm = Execute up to 1 Rioter.
id-crowd-scanner = Crowd Scanner
text-crowd-scanner = Civil Unrest -1.
id-wiretap-grid = Wiretap Grid
text-wiretap-grid = Look at the top 2 Briefs and put any of them under the deck.
id-credit-tracer = Credit Tracer
text-credit-tracer = Coins +2.
id-research-satellite = Research Satellite
text-research-satellite = Your Markers +2.
id-recruitment-feed = Recruitment Feed
text-recruitment-feed = Draw 2 cards of free types.
id-riot-shield-net = Riot-Shield Net
text-riot-shield-net = Place 1 Troop.
id-curfew-siren = Curfew Siren
text-curfew-siren = Civil Unrest -2.
id-deep-fake-studio = Deep-Fake Studio
text-deep-fake-studio = Discard 1 card of yours, draw 2 cards of free types.
id-polling-uplink = Polling Uplink
text-polling-uplink = Look at the top 2 Public Opinion cards; you may discard both.
id-threat-forecaster = Threat Forecaster
text-threat-forecaster = Threat -1, Civil Unrest +1.
id-mag-rail-courier = Mag-Rail Courier
text-mag-rail-courier = Move Troops for 0 AP.
id-black-budget-node = Black-Budget Node
text-black-budget-node = Your next launch this turn costs 2 coins less.
id-loyalty-index = Loyalty Index
text-loyalty-index = Discard 2 cards of different types, Threat -1.
id-lab-automaton = Lab Automaton
text-lab-automaton = Your next Project result this turn is 1 higher.
id-echo-transmitter = Echo Transmitter
text-echo-transmitter = Your Markers -2, your standee 1 right.
id-bread-line = Bread Line
text-bread-line = Two Rioters on space 1. Each round: coins -2.
id-tax-revolt = Tax Revolt
text-tax-revolt = Two Rioters on space 2. Each round: Base Taxes -1.
id-antenna-sabotage = Antenna Sabotage
text-antenna-sabotage = A Rioter on space 3 and one on space 4. Each round: Threat +1.
id-signal-jam = Signal Jam
text-signal-jam = Two Rioters on space 4. Each round: Threat +1.
id-campus-occupation = Campus Occupation
text-campus-occupation = A Rioter on space 5 and one on space 6. Each round: each player's Markers -1.
id-lab-fire = Lab Fire
text-lab-fire = Two Rioters on space 6. Each round: each player's Markers -2.
id-barracks-mutiny = Barracks Mutiny
text-barracks-mutiny = Two Rioters on space 7. Each round: remove 1 Troop, or Threat +1.
id-palace-march = Palace March
text-palace-march = A Rioter on space 8 and one on a rolled space. Each round: Threat +1.
id-general-strike = General Strike
text-general-strike = Two Rioters on rolled spaces. Each round: Civil Unrest +1.
text-diva-m-power = Once per game she uses another character's once-per-game ability: Marion's, Maury's, Samuel's or Zam's.
text-diva-m-flaw = Her execution results are 1 lower.
text-jack-power = Whenever anyone rolls an 8 he draws 2 cards of free types.
text-jack-flaw = At the first riot of the game his standee moves 1 left, from -2 to Base.
text-marion-power = Once per game, at any point: her standee 1 right, free.
text-marion-flaw = Executing costs her 3 AP.
text-maury-power = Once per game, after a tally: up to 2 more cards join the vote.
text-maury-flaw = Rolling for Civil Unrest costs him 4 AP.
text-mw-power = Launches cost 2 AP less.
text-mw-flaw = Without a launch of M.W.'s own by the end of the turn in round 3, a riot is incited.
text-petr-power = Whenever the Advance tile is activated he may draw 2 cards of free types.
text-petr-flaw = Deploying Troops costs 1 AP more.
text-samuel-power = Once per game, at any point: the Advance tile at no cost.
text-samuel-flaw = Each riot makes him discard 1 random card.
text-viktor-power = Executing costs him 1 AP.
text-viktor-flaw = He discards a card each time he activates the Advance tile.
text-wilfred-power = 1 more card of a free type each Gather.
text-wilfred-flaw = Deploying costs him 1 AP more.
text-zam-power = Once per game, at any point: 4 Science Markers for himself or his partner.
text-zam-flaw = He may not pick up War; his execution results are 1 lower.
text-donovan-power = Once in each of his turns he re-rolls a tile's die for free.
text-donovan-flaw = With Threat 7 or more at his Gather he has 8 AP.
text-campaign-m-aim = { $need } Hits.
text-campaign-m-tile = 4 AP, Civil Unrest +3, then a D8: 1-2 dud, 3-7 one Hit, 8 two Hits; an armed missile adds 2.
text-campaign-m-doom = { $doom } or more Riot cards in play.
text-campaign-m-good = Civil Unrest -2, or arm 1 missile.
text-campaign-m-bad = 1-3 Civil Unrest +1; 4-5 coins -2; 6-7 Threat +1; 8 lose a launched Beacon, or Threat +1.
text-campaign-samuel-aim = { $need } Verdicts.
text-campaign-samuel-tile = 3 AP, Civil Unrest +1, own cards of all four types worth 12 or more: +1 Verdict.
text-campaign-samuel-doom = { $doom } failed Briefs.
text-campaign-samuel-good = Draw 2 of free types.
text-campaign-samuel-bad = 1-3 discard 1 random card; 4-6 Civil Unrest +1; 7 Threat +1; 8 lose 1 progress, or Threat +1 if there is none.
text-campaign-zam-aim = { $need } Core stages.
text-campaign-zam-tile = 2 AP, 4 Science Markers, Civil Unrest +1: +1 stage.
text-campaign-zam-doom = From round { $from }: { $doom } Rioters on space 6.
text-campaign-zam-good = Your Markers +2.
text-campaign-zam-bad = 1-3 your Markers -1; 4-6 Civil Unrest +1; 7 a missile on the Core: 1 more stage is needed; 8 lose 1 progress, or Threat +1 if there is none.
text-campaign-mw-aim = { $need } Intel, and { $beacons } launched Beacons.
text-campaign-mw-tile = 2 AP, Civil Unrest +1, a launched Beacon becomes used: +1 Intel.
text-campaign-mw-doom = From round { $from }: no launched Beacon.
text-campaign-mw-good = Coins +1.
text-campaign-mw-bad = 1-3 coins -1; 4-6 Civil Unrest +1; 7 Threat +1; 8 lose a launched Beacon, or Threat +1.
text-campaign-viktor-aim = { $need } Order, and no Rioter on the board.
text-campaign-viktor-tile = 2 AP: a Rioter on a space without Troops, and draw 2 War.
text-campaign-viktor-doom = { $doom } or more Rioters on the board.
text-campaign-viktor-good = Place 1 Troop.
text-campaign-viktor-bad = 1-3 Civil Unrest +1; 4-6 a Rioter on a rolled space; 7 Threat +1; 8 remove 2 Troops, Threat +1 for each missing.
text-campaign-petr-aim = { $need } Bonds.
text-campaign-petr-tile = 1 AP and 3 coins: +1 Bond.
text-campaign-petr-doom = Rioters on space 1 and on space 2.
text-campaign-petr-good = Coins +1.
text-campaign-petr-bad = 1-3 coins -1; 4-6 Civil Unrest +1; 7 Threat +1; 8 Base Taxes -1, or Threat +1 at 0.
text-campaign-jack-aim = { $need } Mandates: every Influence Brief passed is one.
text-campaign-jack-tile = 3 AP, Civil Unrest +1, then a Brief is drawn and resolved at once.
text-campaign-jack-doom = { $doom } failed Briefs.
text-campaign-jack-good = Draw 2 of free types.
text-campaign-jack-bad = 1-3 discard 1 random card; 4-6 Civil Unrest +1; 7 Threat +1; 8 lose 1 progress, or Threat +1 if there is none.

# The board
board-threat = Threat
board-unrest = Civil Unrest
board-taxes = Base Taxes
board-round = round
board-ap = action points
board-treasury = Treasury
board-surveillance = Surveillance Centre
board-laboratory = Laboratory
board-war-room = War Room
board-dossier = Campaign dossier
board-progress = Progress
board-doom = Lost by
board-influence = It is spent in votes, on rolling again, and on whatever asks for a discard.
board-hand = My Influence cards
board-beacons = Beacons
board-encounter = Encounter
board-opinion = Public Opinion
board-choose = option { $option }
board-nothing-committed = Click cards below to commit them.
board-commit = { $count ->
    [0] Commit nothing
    [one] Commit one card
   *[other] Commit { $count } cards
}
board-odds = Total { $total } of { $need } needed; the chance to pass is { $chance } percent.
board-reroll-hint = To roll again, click the cards below that you pay with.
board-pile = { $type } card
board-pile-left = { $count } in the pile, 2 a turn
board-page-tiles = Desk
board-page-city = City
board-space = Defense Space { $number }: Troops { $troops }, Rioters { $rioters }
board-lamp-face-up = not launched
board-lamp-launched = launched
board-lamp-used = used this round
board-name-coins = Acquire coins
board-name-tax = Raise base taxes
board-name-predict = Predict the future
board-name-launch = Launch a Beacon
board-name-launch-blind = Launch unseen
board-name-swap = Change out Beacons
board-name-use = Use a Beacon
board-name-advance = Advance
board-name-calm = Calm the streets
board-name-project = Run a Project
board-name-deploy = Deploy Troops
board-name-march = Move Troops
board-name-execute = Roll to execute
board-name-missiles = Launch missiles
board-name-hearing = Hold a Hearing
board-name-fuel = Fuel the Core
board-name-sweep = Sweep the network
board-name-provoke = Pay a provocateur
board-name-bonds = Issue Bonds
board-name-sitting = Emergency Sitting
board-tile-coins = { $gain } coins; Civil Unrest +{ $cu }
board-tile-tax = Base Taxes +{ $gain }; Civil Unrest +{ $cu }
board-tile-predict = see 2 Briefs, keep 1; once a turn
board-tile-launch = { $coins } coins, one you see
board-tile-launch-blind = { $coins } coins, from the pile
board-tile-swap = replace unlaunched ones
board-tile-use = once a round each
board-tile-advance = { $markers } Markers: standee 1 right
board-tile-calm = D8: { $faces }
board-tile-project = D8, Markers: { $faces }
board-tile-deploy = { $ap } AP: { $troops } Troops
board-tile-march = any number of Troops
board-tile-execute = D8: { $faces }
board-tile-missiles = Unrest +{ $cu }; D8, Hits: { $faces }
board-tile-hearing = four types worth { $value }; Unrest +{ $cu }
board-tile-fuel = { $markers } Markers; Unrest +{ $cu }
board-tile-sweep = a launched Beacon is used; Unrest +{ $cu }
board-tile-provoke = a Rioter comes; draw { $cards } War
board-tile-bonds = { $coins } coins: one Bond
board-tile-sitting = a Brief at once; Unrest +{ $cu }
board-ours = A star marks our reconstruction: the campaign rulebook does not give this card, campaign or number.
id-a = A
id-b = B
board-base = Base
board-stop = Threat { $threat }
you-nobody = Nobody yet
you-used = used
you-aim = Aim { $progress } of { $needed }.
you-threat = Threat { $threat } of { $limit }

cards-of-type = { $type } { $values }
number-of-type = { $number } { $type }
number-on-space = { $number } on space { $space }
effect-cu = Civil Unrest { $n }
effect-threat = Threat { $n }
effect-coins = coins { $n }
effect-base = Base Taxes { $n }
effect-markers = your Markers { $n }
effect-progress = progress { $n }
effect-rioter = { $n ->
    [one] a Rioter
   *[other] { $n } Rioters
} on space { $space }
effect-rioters = { $n ->
    [one] a Rioter on a rolled space
   *[other] { $n } Rioters on rolled spaces
}
effect-troop = place { $n ->
    [one] 1 Troop
   *[other] { $n } Troops
}
effect-troop-loss = { $n ->
    [one] remove 1 Troop, or Threat +1
   *[other] remove { $n } Troops, Threat +1 for each missing
}
effect-exec = execute up to { $n ->
    [one] 1 Rioter
   *[other] { $n } Rioters
}
effect-draw = draw { $n ->
    [one] 1 card of a free type
   *[other] { $n } cards of free types
}
effect-markers-each = each player's Markers { $n }
effect-discard-each = each player discards { $n } random cards
effect-base-or-threat = Base Taxes -1, or Threat +1 at 0
effect-calm-or-arm = Civil Unrest -{ $n }, or arm 1 missile
effect-discard-active = discard { $n } random card
effect-setback = lose 1 progress, or Threat +1 if there is none
effect-core = a missile on the Core
effect-beacon-loss = lose a launched Beacon, or Threat +1
effect-left = your standee { $n } left
effect-step = your standee { $n } right
effect-coins-all = all Treasury coins are lost
effect-coins-half = lose half the coins, rounded up
effect-pardon = all Rioters leave one space
effect-discard-own = discard { $n ->
    [one] 1 card
   *[other] { $n } cards
} of yours
effect-discard-two = discard { $n } cards of different types
effect-lottery = D8: 5-8 all draw { $n } cards, 1-4 Civil Unrest +2
effect-wiretap = look at the top { $n } Briefs and put any of them under the deck
effect-uplink = look at the top { $n } Public Opinion cards; you may discard both
effect-move = move Troops for 0 AP
effect-node = your next launch this turn costs { $n } coins less
effect-automaton = your next Project result this turn is { $n } higher
do-campaign = { $campaign }
do-character = { $character }: { $influence }
do-take = Draw { $cards }
do-pass-draw = Draw nothing
do-pass-power = Keep the ability for later
do-accept = Accept the { $face }
do-reroll-nothing = Roll again, free
do-reroll = Pay { $cards } and roll again
do-vote-nothing = Commit nothing
do-vote = Commit { $cards }
do-sway-nothing = Add nothing
do-sway = Add { $cards }
do-discard-nothing = Discard nothing
do-discard = Discard { $cards }
do-place = Place Troops: { $where }
do-place-many = Place Troops on these spaces: { $spaces }
do-place-one-each = Place one Troop on each of spaces { $spaces }
do-station = Station Troops: { $where }
do-withdraw = Lose Troops: { $where }
do-strike = Execute Rioters: { $where }
do-strike-nobody = Execute nobody
do-pardon = Let the Rioters on space { $space } go home
do-drop = Give up { $beacon }
do-keep = Keep { $brief }
do-bury = Put { $brief } under the deck
do-bury-none = Leave both on top
do-bury-both = Put both under the deck
do-scrap = Discard both cards
do-leave = Leave both cards
do-choose = { $option }: { $effects }
do-soothe = Calm the streets: Civil Unrest { $n }
do-arm = Arm a missile
do-spend = Spend an armed missile: the roll { $bonus }
do-hold = Keep the armed missiles
do-power-marion = Use Marion's ability: standee 1 right
do-power-samuel = Use Samuel's ability: the Advance tile, free
do-power-zam = Use Zam's ability: { $markers } Markers for { $to }
do-pick = Pick up { $type }: { $ap } AP
do-coins = Acquire { $coins } coins: { $ap } AP, Civil Unrest +{ $cu }
do-tax = Raise Base Taxes by { $taxes }: { $ap } AP, Civil Unrest +{ $cu }
do-predict = Look at 2 Briefs, keep 1: { $ap } AP
do-launch = Launch { $beacon }: { $ap } AP, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
do-launch-blind = Launch unseen in slot { $slot }: { $ap } AP, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
do-swap = Change out { $slots-count ->
    [one] slot
   *[other] slots
} { $slots }: { $ap } AP
do-use = Use { $beacon }
do-advance = Advance on the tracker: { $markers } Markers
do-calm = Roll for Civil Unrest: { $ap } AP
do-project = Run a Project: { $ap } AP
do-deploy = Deploy { $troops } Troops: { $ap } AP
do-march = Move Troops: { $ap } AP
do-execute = Roll to execute Rioters: { $ap } AP
do-missiles = Launch missiles: { $ap } AP, Civil Unrest +{ $cu }
do-hearing = Hold a Hearing: { $ap } AP, Civil Unrest +{ $cu }
do-fuel = Fuel the Core: { $ap } AP, { $markers } Markers, Unrest +{ $cu }
do-sweep = Sweep with { $beacon }: { $ap } AP, Unrest +{ $cu }
do-provoke = Pay a provocateur on space { $space }: { $ap } AP
do-bonds = Issue a Bond: { $ap } AP, { $coins } coins
do-sitting = Call an emergency Sitting: { $ap } AP, Unrest +{ $cu }
do-end = { $ap ->
    [0] End the Act phase
    [one] End the Act phase: 1 AP is lost
   *[other] End the Act phase: { $ap } AP are lost
}
log-weakness = The weakness of { $character } strikes. { $text }
board-name-pick = Pick up Influence

short-spy = Spy
short-war = War
short-science = Science
short-finance = Finance

zone-campaign = campaign
zone-round = round
zone-turn = turn of
zone-ap = action points
zone-cu = Civil Unrest
zone-threat = Threat
zone-threat-limit = Threat that loses
zone-unrest-limit = Unrest that brings a riot
zone-rounds = rounds
zone-tiles = tiles
zone-base-taxes = Base Taxes
zone-most-taxes = highest Base Taxes
zone-stops = Threat by stops of the tracker
zone-treasury = coins in the Treasury
zone-coin-supply = coins left
zone-marker-supply = Science Markers left
zone-troop-supply = Troops left
zone-rioter-supply = Rioters left
zone-progress = progress
zone-needed = progress needed
zone-failed = failed Briefs
zone-armed = armed missiles
zone-core = missiles on the Core
zone-rioted = a riot has broken out
zone-seats = players
zone-spaces = Defense Spaces
zone-slots = Beacons
zone-riots = Riots in play
zone-riot-discard = Riots discarded
zone-riot-deck = Riots left
zone-brief = Brief on the desk
zone-brief-types = types it asks for
zone-brief-need = total it asks for
zone-brief-odds = chances of Public Opinion, in percent
zone-kept = Brief kept
zone-looked = Briefs looked at
zone-brief-discard = Briefs discarded
zone-briefs = Briefs left
zone-briefs-top = known on top
zone-briefs-under = known underneath
zone-beacons = Beacons left
zone-beacons-under = Beacons known underneath
zone-piles = Influence piles
zone-discard = Influence discarded
zone-po = Public Opinion left
zone-po-top = known on top of it
zone-po-discard = Public Opinion discarded
zone-mixed = known only together
zone-opinion = Public Opinion turned up
zone-tally = tally
zone-picks = picked up this turn
zone-predicted = predicted this turn
zone-free-reroll-used = free roll used
zone-launch-discount = coins off the next launch
zone-project-bonus = added to the next Project
zone-character = character
zone-hand = hand
zone-pledged = committed
zone-markers = Science Markers
zone-track = place on the tracker
zone-ability-used = ability used
zone-launched = Beacons launched
zone-beacon = Beacon
zone-lamp = state
zone-troops = Troops
zone-rioters = Rioters
zone-word = tile
zone-space = Defense Space
id-face-up = not launched
id-launched = launched
id-used = used this round

### families: changed-
# The numbers of a pack, where two packs are compared.
changed-need = progress needed
changed-doom = what loses the campaign
changed-good = positive event
changed-bad = negative event
changed-influence = Influence in Spy, War, Science and Finance
changed-launch-ap = action points of a launch
changed-launch-coins = coins of a launch
changed-deploy-ap = action points of deploying
changed-exec-ap = action points of executing
changed-unrest-ap = action points of calming
changed-free-cards = cards of free types
changed-needless = needless questions

### families: tell-
# The table in sentences: one for each field of the view.
tell-campaign = The campaign is { $campaign-id ->
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
        [none] The campaign and the characters are being chosen.
       *[other] The characters are being chosen.
    }
   *[other] Round { $round } of { $rounds }. It is the turn of { $turn-name }, with { $ap ->
        [one] 1 action point.
       *[other] { $ap } action points.
    }
}
tell-threat = Threat is { $threat } of { $threat-limit }, Civil Unrest { $cu } of { $unrest-limit }, Base Taxes are { $base-taxes } of { $most-taxes }.
tell-treasury = The Treasury holds { $treasury ->
    [one] 1 coin
   *[other] { $treasury } coins
}; { $coin-supply ->
    [one] 1 is
   *[other] { $coin-supply } are
} left beside the board.
tell-progress = { $needed ->
    [0] { "" }
   *[other] Progress of the campaign: { $progress } of { $needed }. { $failed ->
        [0] No Brief has failed.
        [one] One Brief has failed.
       *[other] { $failed } Briefs have failed.
    }
}
tell-armed = { $armed ->
    [0] { "" }
    [one] One missile is armed.
   *[other] { $armed } missiles are armed.
}
tell-core = { $core ->
    [0] { "" }
    [one] One missile lies on the Core.
   *[other] { $core } missiles lie on the Core.
}
tell-seats = { $character-id ->
    [none] { $who } has no character yet.
   *[other] { $who } plays { $character }.
} { $markers ->
    [0] No Science Marker.
    [one] One Science Marker.
   *[other] { $markers } Science Markers.
} The standee is at { $track ->
    [-2] -2
    [-1] -1
    [0] Base
    [1] +1
   *[2] +2
}.{ $hand-count ->
    [0] { " " }No card in hand.
   *[other] { " " }In hand: { $hand }.
}{ $pledged-count ->
    [0] { "" }
   *[other] { " " }Committed: { $pledged }.
}
tell-spaces = Defense Space { $number }: { $troops ->
    [0] no Troop
    [one] one Troop
   *[other] { $troops } Troops
}, { $rioters ->
    [0] no Rioter.
    [one] one Rioter.
   *[other] { $rioters } Rioters.
}
tell-slots = Slot { $number }: { $beacon }, { $lamp }.
tell-riots = Riots in play: { $riots }.
tell-brief = The Brief on the desk is { $brief }{ $brief-types-count ->
    [0] .
   *[other] , which asks for { $brief-types }, { $brief-need } in all.
}
tell-kept = Kept for an Encounter: { $kept }.
tell-looked = You have looked at { $looked }.
tell-briefs = { $briefs ->
    [one] One Brief is
   *[other] { $briefs } Briefs are
} left, { $beacons ->
    [one] one Beacon
   *[other] { $beacons } Beacons
} and { $riot-deck ->
    [one] one Riot.
   *[other] { $riot-deck } Riots.
}
tell-briefs-top = Known on top of the Briefs: { $briefs-top }.
tell-briefs-under = Known underneath: { $briefs-under }.
tell-beacons-under = Beacons known underneath: { $beacons-under }.
tell-po = Public Opinion has { $po ->
    [one] one card
   *[other] { $po } cards
} left.
tell-po-top = Known on top of it: { $po-top }.
tell-opinion = Public Opinion shows { $opinion }; the tally is { $tally }.
tell-piles = Cards left of Spy, War, Science and Finance: { $piles }.

### families: page-round
page-round = Round { $round }
page-round-of = Round { $round } of { $rounds }

board-face-loss = a Troop lost
stake-vote = { $need } needed: { $chance } % without a card.
stake-threat = Threat { $threat } of { $limit }.
stake-unrest = Civil Unrest { $cu } of { $limit }.
shelf = Effects in force
shelf-kept = { $brief } comes at the next Encounter
shelf-discount = This turn launching costs { $coins } less
shelf-bonus = The next Project roll counts { $markers } higher
shelf-riot = { $riot }, until no Rioter is left
thing-need = The vote passes with { $value }
thing-cu = Civil Unrest +{ $value }

# headlines of a round
news-unrest-boiled-over = Fury in the streets
news-riot-came = { $riot }: crowds at the Ministry's door
news-riot-again = { $riot } is back
news-brief-failed = Cabinet defeated over { $brief }
news-brief-passed = Cabinet carries { $brief }
news-beacon-lost = A Beacon goes silent: { $beacon }
news-launched = { $beacon } goes up
news-troops-placed = Troops on the move
news-quiet = The Ministry has nothing to add

# What came of Public Opinion
verdict-tally = The tally is { $total }, { $need } needed: { $enough ->
    [true] enough.
   *[false] { $missing } short.
}
