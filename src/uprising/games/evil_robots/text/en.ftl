### families: text- phase- field- option- wait- board-sheet- thing- news- telegram- pack-

game-title = Evil Robots
game-tagline = Two coins, one of them secret, and a pot to be shared by agreement.
minute-goal = Be ahead when somebody reaches 10 Influence.
minute-turn = Two coins make you Good, Evil or Neutral; one lies hidden. Raise a hand for a Power Card or wait, then flip coins and play Robot Cards.
minute-twist = The strongest team wins the pot, and must agree how to share it. Bribes and promises are allowed; only coins tell the truth.

### families: lesson-
# The lesson
lesson-1 = You have two coins: everybody sees one, and only you see the other. Two Heads are Good, two Tails Evil, one of each Neutral; the strongest team takes the pot of 4. Power comes from the cards: the 6 is offered, so raise your hand.
lesson-2 = { $two } wants it too, so the Dealer decides, and may be bribed. Offer 1 Influence; you pay only if you are chosen.
lesson-3 = The first card brings three Action Tokens. Deep Scan costs one: look at the hidden coins of { $one } and { $two }.
lesson-4 = { $two } is Good for sure. Your hidden coin shows Heads: turn your open Tails over for one token and you are Good as well.
lesson-5 = You could play Overclock for more power, or keep your last token. End your turn when you are done.
lesson-6 = The others have taken their cards. Before the Reveal Phase gifts may still change hands; nothing binds anybody to anything. Pass.
lesson-7 = In the Reveal Phase cards marked Reveal may be used. You hold none: pass.
lesson-8 = Good has won with 6 and 5. The winners share the pot, and all of them must agree. Propose two for you and two for { $two }.
lesson-9 = Agreed! The round is over: unused cards may be kept for the next. Keep yours, or not.
lesson-10 = Whoever got the first card is Dealer now: that is you. Three hands are up for the 6. Choose who gets it.
lesson-end = A game ends with the round in which somebody has ten Influence or more, and whoever has the most then wins. Play on from here, or begin a real game.

# Questions
ask-hand = The card { $value } is offered. Raise your hand?
ask-offer = Several hands are up for the { $value }. What do you offer the Dealer if you are chosen?
ask-pick = Who gets the { $value }?
ask-zero = Only zeros are left. Who gets the next one?
ask-turn = Your turn: act while you can pay, then end it.
ask-gift = A gift before the Reveal Phase?
ask-reveal = Reveal and use a Reveal card, or pass?
ask-propose = How is the pot of { $pot } to be shared? { $left ->
    [one] This is the last proposal.
   *[other] There are { $left } proposals left.
}
ask-vote = Do you accept the split proposed by { $who }?
ask-endgame = Somebody has ten or more Influence. Reveal Endgame cards?
ask-keep = Which of your unused cards do you keep?
ask-path = Which path do you choose for humanity?

# Moves
move-raise = raise
move-offer = offer
move-pick = pick
move-zero-to = give the zero to
move-play = play
move-flip-any = turn over the coin of
move-flip-own = turn over your own coin
move-swap = swap
move-end = end the turn
move-reveal = reveal
move-pass = pass
move-propose = propose
move-decline = decline
move-vote = vote
move-path = choose the path of
move-endgame = reveal for the ending
move-keep = keep
move-gift = give

### families: do-
do-raise-yes = Claim it
do-raise-no = Let it pass
do-pick-1 = Give it to { $one }
do-zero-to-1 = Give the zero to { $one }
do-offer-nothing = Offer nothing
do-offer-influence = Offer { $influence } Influence
do-offer-tokens = Offer { $tokens ->
    [one] one Action Token
   *[other] { $tokens } Action Tokens
}
do-offer-both = Offer { $influence } Influence and { $tokens ->
    [one] one Action Token
   *[other] { $tokens } Action Tokens
}
do-turn-coin = Turn over the coin of { $whose } for { $cost ->
    [one] one token
   *[other] { $cost } tokens
}
do-turn-extra = Turn over { $whose } for { $cost ->
    [one] one token
   *[other] { $cost } tokens
}
do-turn-own = Turn over your own coin for { $cost ->
    [one] one token
   *[other] { $cost } tokens
}
do-swap-card = Pay { $cost } Influence to swap { $card }
do-waste = Reveal { $card } without using it
do-play-card = Play { $card }
do-play-turning = Play { $card } and turn the coin over
do-play-for = Play { $card } { $what ->
    [good] and name Good
    [evil] and name Evil
    [left] and draw from the Left deck
   *[right] and draw from the Right deck
}
do-play-on = Play { $card } on { $targets }
do-reveal-card = Reveal and use { $card }
do-reveal-turning = Reveal { $card } and turn the coin over
do-reveal-for = Use { $card } { $what ->
    [good] and name Good
    [evil] and name Evil
    [left] and draw from the Left deck
   *[right] and draw from the Right deck
}
do-reveal-on = Use { $card } on { $targets }
do-path-good = Choose the path of Good
do-path-evil = Choose the path of Evil
do-vote-accept = Accept the split
do-vote-reject = Reject the split
do-share = Propose: { $shares }
do-reveal-last = Reveal { $cards } for the ending
do-endgame-none = Reveal nothing
do-keep-cards = Keep { $cards }
do-keep-none = Keep no card
do-gift-influence = Give { $to } { $count } Influence
do-gift-tokens = Give { $to } { $count ->
    [one] one Action Token
   *[other] { $count } Action Tokens
}
part-share = { $who } { $count }

# Words
id-yes = yes
id-no = no
id-accept = accept
id-reject = reject
id-none = none
id-no-use = without use
id-influence = Influence
id-token = Action Tokens
id-heads = Heads
id-tails = Tails
id-good = Good
id-evil = Evil
id-neutral = Neutral
id-left = Left
id-right = Right
id-left-deck = the Left deck
id-right-deck = the Right deck
id-extra = the Extra
id-extra-heads = the Extra's Heads coin
id-extra-tails = the Extra's Tails coin
id-turn = turn the coin over
id-turned = turned over
id-reflipped = flipped again
id-exposed = exposed
id-immediate = Immediate
id-active = Active
id-reveal = Reveal
id-endgame = Endgame

phase-setting-up = setting up
phase-countdown = countdown
phase-pre-reveal = last gifts
phase-reveal = reveal
phase-split = sharing the pot
phase-closing = end of the round

option-dealer = First Dealer
option-dealer-random = drawn by lot
option-dealer-first-seat = the first seat
option-gifts = Gifts
option-gifts-until-split = until the pot is shared
option-gifts-always = in the Endgame and while cleaning up, too
option-limit = Gifts of one player in a round
option-limit-six = six at most
option-limit-none = as many as one likes
option-swap = Swapping a Robot Card
option-swap-unused = only an unused one
option-swap-any = one that lies face up, too
option-claim = The Dealer and the first card
option-claim-given = never the first card given
option-claim-offered = never the first card offered
pack-path-left-open = Without the choice of a path

form-propose = A split of the pot
field-shares = Shares
form-keep = Cards to keep
field-cards = Cards
form-gift = A gift
telegram-form-gift = { $what ->
    [token] { $amount ->
        [one] 1 Action Token
       *[other] { $amount } Action Tokens
    }
   *[influence] { $amount } Influence
}
field-to = To
field-what = What
field-amount = How much

say-good = Come over to Good.
say-evil = Come over to Evil.
say-even = An even split is fair.
say-favour = Pick me and I will remember it.
say-leader = Stop the leader.

# Cards
id-polarity-wrench = Polarity Wrench
text-polarity-wrench = Choose another player, or the Extra and one of its coins. Turn that revealed coin over.
id-deep-scan = Deep Scan
text-deep-scan = Choose one or two other players. You alone see their hidden coins now.
id-inside-out = Inside Out
text-inside-out = Your hidden coin becomes your revealed coin and the other way round; the new hidden coin goes face-down and any exposure ends. Then you may turn over your new revealed coin, at any Power Level. Not while your revealed coin is anchored.
id-dice-brain = Dice Brain
text-dice-brain = Flip your hidden coin again.
id-firmware-override = Firmware Override
text-firmware-override = Turn over your hidden coin.
id-magnet-crane = Magnet Crane
text-magnet-crane = Choose two different participants, yourself allowed, neither anchored (for the Extra also a coin). Exchange their revealed coins. Nothing is turned over.
id-floodlight = Floodlight
text-floodlight = Your hidden coin is exposed for the rest of the round: everyone sees it, and it still counts as your hidden coin. Take 1 Action Token.
id-anchor-bolts = Anchor Bolts
text-anchor-bolts = Your revealed coin is anchored: nothing, your own actions included, may turn it over or exchange it.
id-mirror-plating = Mirror Plating
text-mirror-plating = Each time another player turns over your revealed coin, that player's own revealed coin is turned over as well, unless it is anchored.
id-third-way = Third Way
text-third-way = Neutral is a contending team at the count.
id-turncoat-circuit = Turncoat Circuit
text-turncoat-circuit = Turn over your own revealed coin, at any Power Level. Not while it is anchored.
id-remote-hack = Remote Hack
text-remote-hack = Choose another player, or the Extra and one of its coins. Turn that revealed coin over.
id-static-burst = Static Burst
text-static-burst = Choose another player. Flip that player's hidden coin again.
id-coup-protocol = Coup Protocol
text-coup-protocol = You are the Dealer for the rest of this round, and the Dealer Token for the next round moves to you.
id-loyalist-script = Loyalist Script
text-loyalist-script = Name Good or Evil. At the count, if your coins make you Neutral, you belong to the named team instead and add 0 to its total.
id-recount-daemon = Recount Daemon
text-recount-daemon = Priority 10. Every player with 10 or more Influence loses 2.
id-one-more-cycle = One More Cycle
text-one-more-cycle = Priority 30. If some player holds 10 or more Influence at that moment, the game does not end now: play another round. Once per game.
id-overclock = Overclock
text-overclock = Your Power Level is 2 higher.
id-twin-reactor = Twin Reactor
text-twin-reactor = The value of your Power Card counts twice.
id-dampener = Dampener
text-dampener = Choose another player or the Extra, whose Power Level is then 2 lower.
id-sleeper-mode = Sleeper Mode
text-sleeper-mode = Your Power Level is 0. If you are a winner, gain 1 Influence after the split.
id-dividend-drive = Dividend Drive
text-dividend-drive = If you are a winner, gain 2 Influence after the split.
id-hedge-module = Hedge Module
text-hedge-module = If you are not a winner, gain 1 Influence after the split.
id-circuit-breaker = Circuit Breaker
text-circuit-breaker = Choose an Active card in effect, of any owner. Turn it face-down.
id-blackout = Blackout
text-blackout = Choose an Active card in effect, of any owner. Turn it face-down.
id-battery-thief = Battery Thief
text-battery-thief = Choose another player with at least one Action Token. Take 2 of those tokens, or 1 if there is only one.
id-spare-parts = Spare Parts
text-spare-parts = Choose a deck that is not empty. Draw its top card as an additional unused card.
id-prize-injection = Prize Injection
text-prize-injection = Add 2 Influence from the supply to the pot.
id-skimmer = Skimmer
text-skimmer = If the pot is at least 1, take 1 Influence from it.
id-stowaway = Stowaway
text-stowaway = At the count, if your Power Level is 0 you are a winner whatever your team.
id-power-surge = Power Surge
text-power-surge = Choose any participant, whose Power Level is 2 higher for this round.
id-brownout = Brownout
text-brownout = Choose any participant, whose Power Level is 2 lower for this round.
id-golden-parachute = Golden Parachute
text-golden-parachute = Priority 20. If some player has more Influence than you now, gain 2.
id-casting-vote = Casting Vote
text-casting-vote = Priority 40. If the game ends now and you are among those with the most Influence, you alone win.

# What happened
log-round = Round { $round }: { $dealer } deals, the pot is { $pot }.
log-round-extra = Round { $round }: { $dealer } deals, the pot is { $pot }, the Extra holds the { $extra }.
log-drew = { $who } draws { $card }.
log-drew-hidden = { $who } draws a { $side } card.
log-flipped-hidden = { $who } flips two coins and shows { $shown }.
log-flipped = { $who } flips two coins: { $shown } revealed, { $hidden } hidden.
log-raised = { $who } raises a hand for the { $value }.
log-refused = Nobody wants the { $value }; it goes under the stack as a zero.
log-offered = { $tokens ->
    [0] { $influence ->
        [0] { $who } offers nothing.
       *[other] { $who } offers { $influence } Influence.
    }
    [one] { $influence ->
        [0] { $who } offers one Action Token.
       *[other] { $who } offers { $influence } Influence and one Action Token.
    }
   *[other] { $influence ->
        [0] { $who } offers { $tokens } Action Tokens.
       *[other] { $who } offers { $influence } Influence and { $tokens } Action Tokens.
    }
}
log-paid = { $tokens ->
    [0] { $influence ->
        [0] { $who } pays { $to } nothing.
       *[other] { $who } pays { $to } { $influence } Influence.
    }
    [one] { $influence ->
        [0] { $who } pays { $to } one Action Token.
       *[other] { $who } pays { $to } { $influence } Influence and one Action Token.
    }
   *[other] { $influence ->
        [0] { $who } pays { $to } { $tokens } Action Tokens.
       *[other] { $who } pays { $to } { $influence } Influence and { $tokens } Action Tokens.
    }
}
log-given = { $who } gets the { $value } and { $tokens ->
    [one] one Action Token
   *[other] { $tokens } Action Tokens
}.
log-given-first = { $who } gets the first card, the { $value }, with { $tokens ->
    [one] one Action Token
   *[other] { $tokens } Action Tokens
} and the Dealer Token.
log-gift = { $who } gives { $to } { $what ->
    [influence] { $amount } Influence
   *[token] { $amount ->
        [one] one Action Token
       *[other] { $amount } Action Tokens
    }
}.
log-revealed = { $who } reveals { $card } and uses it.
log-spent = { $who } reveals { $card } without using it.
log-turned = { $who } turns over an open coin of { $whose }: now { $face }.
log-exchanged = { $first } and { $second } exchange revealed coins.
log-hidden-coin-hidden = The hidden coin of { $who }: { $how }.
log-hidden-coin = The hidden coin of { $who } now shows { $face } ({ $how }).
log-hidden-face = The hidden coin of { $who } now shows { $face } ({ $how }).
log-scanned-hidden = { $who } looks at the hidden coin of { $whose }.
log-scanned = { $who } looks at the hidden coin of { $whose }: { $face }.
log-aimed = Chosen for { $card }: { $target }.
log-face-down = { $card } of { $who } is turned face-down.
log-swapped-hidden = { $who } swaps a { $side } card.
log-swapped = { $who } swaps { $card } for { $drawn }.
log-swapped-shown-hidden = { $who } swaps { $card }, which lay face up, for a new card.
log-swapped-shown = { $who } swaps { $card }, which lay face up, for { $drawn }.
log-path-chosen = { $who } chooses the path of { $team } for humanity.
log-stole = { $who } takes { $amount } { $amount ->
    [one] token
   *[other] tokens
} from { $whose }.
log-pot = The pot is now { $pot }.
log-dealer = { $who } is the Dealer now, and for the next round.
log-shown = { $who } uncovers { $face }: { $team }, Power Level { $level }.
verdict-hands = { $count ->
    [0] Nobody wants the { $value }.
    [one] One hand for the { $value }.
   *[other] { $count } hands for the { $value }: the Dealer chooses.
}
verdict-offers = { $count ->
    [one] One offer lies open: the Dealer chooses.
   *[other] { $count } offers lie open: the Dealer chooses.
}
verdict-proposal = { $count } of { $all } accept: { $agreed ->
    [true] the pot is shared as proposed.
   *[false] the proposal fails.
}
verdict-domes = Good { $good }, Evil { $evil }, Neutral { $neutral }. { $count ->
    [0] Nobody wins the round.
    [one] { $who } wins the round.
   *[other] { $who } win the round.
}
log-counted = Good { $good }, Evil { $evil }, Neutral { $neutral }.
log-won = { $who } is a winner of the round.
log-returned = { $amount } Influence { $amount ->
    [one] goes
   *[other] go
} back to the supply.
log-proposed = { $who } proposes: { $to } gets { $share }.
log-declined = { $who } proposes nothing.
log-accepted = { $who } accepts.
log-rejected = { $who } rejects.
log-gained = { $who } takes { $amount } Influence from the pot.
log-gained-by = { $who } gains { $amount } Influence from { $card }.
log-lost-by = { $who } loses { $amount } Influence to { $card }.
log-no-agreement = No agreement: the winners take one Influence each while the pot lasts.
log-another-round = The game goes on for another round.
log-kept =
    { $left ->
        [0] { $right ->
            [0] { $who } keeps no card.
            [one] { $who } keeps one Right card.
           *[other] { $who } keeps { $right } Right cards.
        }
        [one] { $right ->
            [0] { $who } keeps one Left card.
            [one] { $who } keeps one Left and one Right card.
           *[other] { $who } keeps one Left and { $right } Right cards.
        }
       *[other] { $right ->
            [0] { $who } keeps { $left } Left cards.
            [one] { $who } keeps { $left } Left cards and one Right card.
           *[other] { $who } keeps { $left } Left and { $right } Right cards.
        }
    }

# The end
end-influence = The most Influence wins.
end-shared = Tied leaders share the win.
end-casting-vote = The Casting Vote decides between tied leaders.
end-round-cap = The last round is over: the most Influence wins.

# Why not
finale-influence = { $who } reached { $count } of { $goal } Influence.
finale-role = { $team }: { $count } of { $goal } Influence
finale-nobody = { $count } of { $goal } Influence
finale-path = { $team }: { $count } of { $goal } Influence. For humanity: { $path }

refuse-over = The game is over.
refuse-not-asked = You are not asked for anything now.
refuse-not-now = That is not what you are asked for now.
refuse-offer-owned = You can only offer what you hold.
refuse-offer-lifts = That would lift the Dealer to ten or more Influence.
refuse-not-claimant = That player has not claimed this card.
refuse-has-power = That player already has a Power Card.
refuse-dealer-first = The first card of a round never goes to the Dealer.
refuse-not-yours = You do not hold that card.
refuse-face-up = That card is face-up already.
refuse-endgame-card = Endgame cards are revealed in the Endgame only.
refuse-reveal-card = Only Reveal cards can be revealed in the Reveal Phase.
refuse-not-endgame = That is not an Endgame card.
refuse-tokens = You do not have enough Action Tokens.
refuse-powerless = With a Power Level of 0 you cannot turn over your own coin for 1 token.
refuse-swap-poor = A swap costs 1 Influence, which you do not have.
refuse-swap-face-up = Only an unused card can be swapped.
refuse-deck-empty = That deck is empty.
refuse-wrong-sum = The shares must add up to the whole pot.
refuse-not-winner = Only the winners of the round get a share.
refuse-twice = Each card can be named once.
refuse-gifts-closed = Gifts are closed between the split and the next countdown.
refuse-gift-self = You cannot give to yourself.
refuse-gift-ten = A gift may not lift anybody to ten or more Influence.
refuse-gift-owned = You can only give what you hold, at least 1.
refuse-gift-often = You have made all your gifts of this round.
refuse-no-seat = There is no such player to choose.
refuse-no-extra = There is no Extra at this table.
refuse-no-such-coin = The Extra has no such coin now.
refuse-anchored = That coin is anchored.
refuse-targets = That is not what this card asks for.
refuse-self = Choose somebody else.
refuse-same = Choose two different ones.
refuse-no-tokens = That player has no Action Tokens.
refuse-no-card = That deck is empty.
refuse-no-pot = The pot is empty.
refuse-not-in-effect = Only an Active card in effect can be turned face-down.

# Reasons
why-power = Power is worth having while it lasts.
why-wait = This card is not worth taking yet.
why-bribe = One Influence is a fair price for that much power.
why-no-bribe = Influence is worth more than this card.
why-pick-self = Nobody pays enough to be put first.
why-pick-bid = The best offer gets the card.
why-pick-behind = The one furthest behind can do the least harm.
why-zero = Whoever leads should act first, knowing least.
why-no-gift = A gift helps somebody else to win.
why-enough = Nothing more is worth its price.
why-card = This card brings the most.
why-swap = A new card is worth its price.
why-flip = That coin changes the odds the most.
why-pass = No card would help now.
why-last-offer = Without agreement they would get no more than this.
why-fair-offer = An even split will be accepted; what is left over goes to the proposer.
why-stop-leader = That split would let somebody else win.
why-win = That wins the game.
why-fair = The share is fair.
why-better-than-nothing = It is the last proposal, and no agreement brings no more.
why-unfair = A better share can still be had.
why-nothing-to-reveal = No Endgame card would help.
why-play-on = Another round gives another chance.
why-keep = These are better than cards drawn anew.
why-path = That is what the coins show.
why-fresh-cards = New cards will be better.

# The board
board-hidden-coin = a hidden coin
board-influence = { $count } Influence
board-dealer = Dealer
board-next-dealer = next
board-power = Power Level { $level }
board-cards = unused: { $left } Left, { $right } Right
board-tower = The countdown
board-pot = pot
board-round = Round { $round }
board-winners = The winning team shares the pot:
board-bids = Offered to the Dealer:
board-proposals = Proposals left: { $count }. No deal: 1 each.
board-my-cards = Your Robot Cards
board-cost = costs { $cost } { $cost ->
    [one] token
   *[other] tokens
}
board-no-cards = You hold no Robot Card.
board-sheet-offer = Your offer to the Dealer
board-sheet-propose = Your split of the pot
board-sheet-sum = The shares must make { $pot }

# Who I am
you-team = You are { $team }
you-either = You are { $team } or { $other }
you-power = Power { $level }, tokens { $tokens }
you-influence = { $count } of { $goal } Influence
you-leader = { $who } has { $count }
you-goal = Whoever is ahead when somebody has { $goal } wins.

# What it costs
stake-turn = Tokens: { $tokens }. Turning a coin costs { $any }, your own { $own }; a swap { $swap } Influence.
stake-offer = You pay only if you are chosen.

# Whom we wait for
wait-hand = Who wants the card? Still to answer: { $names }.
wait-offer = { $names } may offer the Dealer something.
wait-pick = { $names } decides who gets the card.
wait-zero = { $names } decides who gets the zero.
wait-turn = { $names } acts.
wait-gift = { $names } may still give something away.
wait-reveal = { $names } may reveal a card.
wait-propose = { $names } proposes how to share the pot.
wait-vote = { $names } must say whether the split is accepted.
wait-endgame = { $names } may reveal Endgame cards.
wait-keep = { $names } { $names-count ->
    [one] chooses
   *[other] choose
} the cards to keep.

thing-cost = { $value ->
    [one] Costs one Action Token
   *[other] Costs { $value } Action Tokens
}

### families: tell-
# The table in sentences: one for each field of the view.
tell-round = Round { $round }, { $phase }. The Dealer is { $dealer }; the pot is { $pot }.
tell-next-dealer = { $given-count ->
    [0] { "" }
   *[other] The next Dealer is { $next-dealer }.
}
tell-stack = Still to be given: { $stack-count ->
    [one] one Power Card ({ $stack }).
   *[other] { $stack-count } Power Cards ({ $stack }).
}
tell-extra = The Extra shows { $extra-team-id ->
    [good] two Heads and is Good
    [evil] two Tails and is Evil
   *[neutral] Heads and Tails and is Neutral
}, with Power Level { $extra-level }.
tell-players = { $who } has { $influence } Influence and { $tokens ->
    [0] no Action Token
    [one] one Action Token
   *[other] { $tokens } Action Tokens
}. { $power-id ->
    [none] No Power Card yet.
   *[other] Power Level { $level }.
} The open coin shows { $shown }, { $hidden-id ->
    [none] the other is hidden.
   *[other] the hidden one { $hidden }{ $exposed ->
        [true] , for all to see
       *[false] { "" }
    }.
}{ $team-id ->
    [none] { "" }
   *[other] { " " }That is { $team }.
} { $left ->
    [0] No unused Left card
    [one] One unused Left card
   *[other] { $left } unused Left cards
}, { $right ->
    [0] no Right card.
    [one] one Right card.
   *[other] { $right } Right cards.
}{ $cards-count ->
    [0] { "" }
   *[other] { " " }Hand: { $cards }.
}{ $face-up-count ->
    [0] { "" }
   *[other] { " " }Face up: { $face-up }.
}
tell-players-face-up = { $card } ({ $in-effect ->
    [true] used
   *[false] not used
}{ $aim-id ->
    [none] { "" }
   *[other] , { $aim }
})
tell-left-deck = The Left deck has { $left-deck ->
    [one] one card
   *[other] { $left-deck } cards
}, the Right deck { $right-deck ->
    [one] one card
   *[other] { $right-deck } cards
}.
tell-memories = You remember { $card }; it may be here: { $places }.
tell-bids = { $influence-id ->
    [none] { $who } claims the card.
   *[other] { $influence ->
        [0] { $tokens ->
            [0] { $who } claims the card and offers nothing.
            [one] { $who } claims the card and offers one token.
           *[other] { $who } claims the card and offers { $tokens } tokens.
        }
       *[other] { $tokens ->
            [0] { $who } claims the card and offers { $influence } Influence.
            [one] { $who } claims the card and offers { $influence } Influence and one token.
           *[other] { $who } claims the card and offers { $influence } Influence and { $tokens } tokens.
        }
    }
}
tell-totals = The totals of Evil, Neutral and Good: { $totals }.
tell-winners = { $share-id ->
    [none] { $who } is a winner of the round.
   *[other] { $who } is a winner of the round; proposed share: { $share }.
}
tell-goal = The game ends with the round in which somebody has { $goal } Influence.

### families: page-round
page-round = Round { $round }
page-round-of = Round { $round } of { $rounds }

# headlines of a round
news-no-agreement = No deal: the winners quarrel over the pot
news-stole = { $who } dips into another purse
news-lost-by = { $card } costs { $who } dear
news-gained-by = { $card } pays off for { $who }
news-path-chosen = { $who } decides the fate of humanity
news-revealed = { $who } shows { $card }: the council gasps
news-refused = Nobody wants the { $value }
news-quiet = Polite nods all round the table
