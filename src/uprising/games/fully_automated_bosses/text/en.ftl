### families: phase- phase-card- topic- mayor- stamp- promised- ask-ballot- ask-pick- field- board-aim- board-promise- zone- shelf- text- news- pack-

game-title = The Fully Automated Board Game: Bosses
game-tagline = Two bosses, secret roles, and not one promise that binds. For 5 to 10.
pack-rent-free = Rent free
minute-goal = Two bosses want money, the workers want the robots; some of them secretly want something else.
minute-turn = Bargain for a contract, strike or work, bid for the Security, then see what is really paid.
minute-twist = Nothing said is binding: pay slips are stamped kept or broken. And when a strike fails, the lights may go out.

### families: lesson-
# The lesson
lesson-1 = Two bosses and three workers with secret roles. You are the Startupper: with three red robots all workers win, but you also win for yourself if you are calm and have 5 coins, the Union Fund included. The bosses have made offers: ask { $one } for 2 coins, in secret.
lesson-2 = { $one } now offers you 2. Nothing on a sheet binds anybody. Ask for nothing more.
lesson-3 = Choose your job: the offer made to you alone by { $one }, or any other you like.
lesson-4 = Now everybody may talk about the strike, with promises and lies alike. Say when you are ready.
lesson-5 = Fist or open hand, while the bosses bid fingers for Security. Strike: two of three are enough.
lesson-6 = The strike has succeeded! Expropriation takes a blue robot from a boss without Security. Vote for it.
lesson-7 = Who keeps the robot? It makes a coin each round. Vote for yourself, or be generous.
lesson-8 = Payday: { $one } paid you 1 of the 2 coins promised, and that is noted. You have 5 coins and are calm. At this moment everybody is asked alike, and you may declare and win. Declare!
lesson-end = Class Treason! In a real game there are also rent, the Union Fund, a Mayor and, with six players or more, a Luddite.

phase-hiring = Hiring
phase-strike = Strike
phase-production = Production
phase-payday = Payday
phase-rent = Rent
phase-fund = Union Fund
phase-card-hiring = Hiring: bosses may buy robots at 6 coins and must offer contracts; workers bargain, then choose a job.
phase-card-strike = Strike: bosses bid for Security and calm workers strike or work, all at once.
phase-card-production = Production: bosses take 5 coins for each worker who worked and each blue robot, workers 1 for each red robot.
phase-card-payday = Payday: bosses pay what they like, Public Work pays 1 coin with Holiday, a Holiday of one's own costs 2; then the Mayor.
phase-card-rent = Rent: the Mayor decrees; workers pay 1 coin or become Stressed, bosses pay 2 or are bankrupt.
phase-card-fund = Union Fund: workers may donate coins for each other's rent and Holidays.

id-boss = Boss
id-prolet = Prolet
id-startupper = Startupper
id-scab = Scab
id-luddite = Luddite
id-bosses = the bosses
id-workers = the workers
id-everybody = everybody
id-nobody = nobody
id-public-work = Public Work
id-strike = strike
id-work = work
id-abstain = no vote
id-expropriation = Expropriation
id-acceleration = Acceleration
id-wrench = Wrench
id-mop = Mop
id-laptop = Laptop
id-ladle = Ladle
id-bicycle = Bicycle
id-book = Book
id-hard-hat = Hard Hat
id-stethoscope = Stethoscope
topic-type = the kind of strike
topic-target = the boss to be hit
topic-recipient = who keeps the robot
topic-mayor = the Mayor
stamp-open = open
stamp-kept = kept
stamp-broken = broken
stamp-void = nothing owed
promised-contract = Wage
promised-contract-too = Holiday
promised-bounty = Reward
promised-bounty-too = Target
promised-gift = Gift
promised-gift-too = Gift
promised-loan = Paid back
promised-loan-too = Paid back

ask-buy = How many robots do you order? Each costs { $price } coins, and you have { $coins }.
ask-offers = Write your offers. Nothing on the sheet binds you.
ask-revise = Revise your offers, or keep them. Your standing offer can only get better.
ask-counter = Do you ask a boss for other terms? Only she will read it.
ask-checkpoint = Do you declare victory, or say nothing? Everybody is asked the same.
ask-hire = Whom do you work for this round?
ask-talk = A last word about the strike? Say when you are ready.
ask-bid = How many fingers for Security? Each costs { $unit ->
    [one] 1 coin
   *[other] { $unit } coins
}; you have { $coins }.
ask-vote = Fist or open hand? A strike needs { $needed ->
    [one] 1 fist
   *[other] { $needed } fists
}.
ask-ballot-type = The strike has succeeded: Expropriation or Acceleration?
ask-ballot-target = Which boss shall the strike hit?
ask-ballot-recipient = Who shall keep the robot taken?
ask-ballot-mayor = No boss has deserved it: which worker shall be Mayor?
ask-pick-type = The strikers disagree: you pick the kind of strike. If you bosses differ, { $chair } decides.
ask-pick-target = The strikers disagree: you pick the boss to be hit. If you bosses differ, { $chair } decides.
ask-pick-recipient = The strikers disagree: you pick who keeps the robot. If you bosses differ, { $chair } decides.
ask-pick-mayor = The workers disagree: you pick the Mayor. If you bosses differ, { $chair } decides.
ask-rescue = { $boss } lacks { $lacks ->
    [one] 1 coin
   *[other] { $lacks } coins
}. { $enough ->
    [0] You do not have that many: you cannot save her from bankruptcy.
   *[other] Do you lend them, or let her go bankrupt?
}
ask-eyes = The bosses have closed their eyes and count from ten to zero. What happens now only the workers see.
ask-slip = Fill in your pay slip: what you promised, a part of it, or nothing.
ask-holiday = You are Stressed. Do you pay { $price } coins for a Holiday?
ask-fund-vote = The Fund holds { $fund ->
    [one] 1 coin, which is
   *[other] { $fund } coins, which are
} not enough for all. Who shall be served first?
ask-fund-order = The votes are tied. In which order does the Fund serve them?
ask-decree = You are Mayor: whom do you spare the rent, and who pays one coin more?
ask-request = You lack { $lacks ->
    [one] 1 coin
   *[other] { $lacks } coins
} for the rent, and the Union Fund holds { $fund }. Do you ask for it? Otherwise you become Stressed.
ask-donate = { $coins ->
    [one] Do you give your only coin to the Union Fund?
   *[other] How many of your { $coins } coins do you give to the Union Fund?
}

form-offers = Your sheet of offers
form-counter = Your counter-offers
form-slip = Your pay slip
form-decree = Your decree
form-rescue = Your loan
form-donate = Your donation
form-fund-order = The order of service
form-loan = A loan to the other boss
form-gift = A gift to a worker
form-bounty = A bounty on a robot
form-show = Show coins
form-company = Present your company

move-buy = order robots
move-keep = keep the offers
move-offers = hand in offers
move-silent = ask for nothing
move-counter = make a counter-offer
move-hire = take the job
move-ready = ready
move-bid = bid
move-strike = strike
move-work = work
move-ballot = vote
move-pick = pick
move-rescue = rescue
move-refuse = let her fall
move-sabotage = destroy a robot
move-pass = destroy nothing
move-slip = pay
move-holiday = Holiday
move-fund-vote = vote for
move-fund-order = serve in this order
move-decree = decree
move-request = ask the Fund
move-decline = do without
move-donate = donate
move-declare = declare victory
move-nothing = nothing
move-loan = lend
move-gift = give
move-bounty = post a bounty
move-show = show coins
move-company = name the company

### families: do-

log-role-dealt = { $who } gets the role of { $role }.
log-role-dealt-hidden = { $who } gets a secret role.
log-boss-shown = { $who } turns her card up: { $role }.
log-lead-chosen = { $who } is drawn as the first lead worker.
log-round-began = Round { $number }. { $lead } leads the workers; where the bosses differ, { $chair } decides.
log-phase-began = { $phase }
log-company-named = { $who } presents her company: { $words }
log-robots-bought = { $who } { $ordered ->
    [0] orders no robot
    [one] orders 1 robot and gets { $got }
   *[other] orders { $ordered } robots and gets { $got }
}.
log-offer-made = { $who } offers { $to } { $wage ->
    [0] no wage
    [one] 1 coin
   *[other] { $wage } coins
}{ $holiday ->
    [true] { " " }with Holiday
   *[false] { "" }
}{ $slots ->
    [0] , for as many as want it
    [one] , one place
   *[other] , { $slots } places
}.{ $words-count ->
    [0] { "" }
   *[other] { " " }“{ $words }”
}
log-private-offer-made = { log-offer-made }
log-offer-withdrawn = { $who } takes back her offer to { $to }: { $wage ->
    [0] no wage
    [one] 1 coin
   *[other] { $wage } coins
}{ $holiday ->
    [true] { " " }with Holiday
   *[false] { "" }
}.
log-private-offer-withdrawn = { log-offer-withdrawn }
log-counter-made = { $who } asks { $boss } for { $wage ->
    [0] no wage
    [one] 1 coin
   *[other] { $wage } coins
}{ $holiday ->
    [true] { " " }with Holiday
   *[false] { "" }
}.{ $words-count ->
    [0] { "" }
   *[other] { " " }“{ $words }”
}
log-hired = { $who } takes a job with { $job }: { $wage ->
    [0] no wage
    [one] 1 coin
   *[other] { $wage } coins
}{ $holiday ->
    [true] { " " }with Holiday
   *[false] { "" }
}.
log-bid = { $who } shows { $fingers ->
    [0] no finger and pays nothing
    [one] 1 finger and pays { $paid ->
        [one] 1 coin
       *[other] { $paid } coins
    }
   *[other] { $fingers } fingers and pays { $paid } coins
}.
log-security-given = Security protects { $who }.
log-voted = { $who } shows her hand: { $vote }.
log-strike-counted = { $strikers ->
    [0] Nobody strikes.
    [one] 1 worker strikes, { $needed ->
        [one] 1 was
       *[other] { $needed } were
    } needed: { $success ->
        [true] the strike succeeds.
       *[false] the strike fails.
    }
   *[other] { $strikers } workers strike, { $needed ->
        [one] 1 was
       *[other] { $needed } were
    } needed: { $success ->
        [true] the strike succeeds.
       *[false] the strike fails.
    }
}
log-balloted = { $who } votes on { $topic }: { $choice }.
log-decided = { $by } decide on { $topic }: { $choice }.
log-strike-idle = The strike succeeds, but there is nothing it could do.
log-expropriated = The strikers take a robot from { $boss }: { $who } keeps it now.
log-accelerated = The strike makes { $boss } buy a robot at once, for 6 coins.
log-robot-destroyed = { $who } destroys a robot of { $owner }. Every worker saw it.
log-robot-destroyed-hidden = When eyes open again, a robot of { $owner } is gone.
log-nothing-destroyed = The countdown is over. Nothing has happened.
log-could-not-pay-hidden = { $boss } cannot pay.
log-could-not-pay = { $boss } cannot pay: she lacks { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
log-rescued-hidden = { $rival } lends { $boss } what she lacks and saves her.
log-rescued = { $rival } lends { $boss } { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and saves her.
log-bankrupt = { $boss } is bankrupt. { $robots ->
    [0] She had no robot left.
    [one] The workers take her robot.
   *[other] The workers take her { $robots } robots.
}
log-produced = { $who } earns { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} from production.
log-slip-paid = { $boss } pays { $who } { $paid } of { $wage ->
    [one] 1 coin
   *[other] { $wage } coins
}{ $holiday ->
    [true] { $granted ->
        [true] , with the Holiday
       *[false] { $stamp ->
            [kept] , and no Holiday, as she was calm already
           *[other] , without the Holiday promised
        }
    }
   *[false] { "" }
} ({ $stamp ->
    [kept] promise kept
    [broken] promise broken
   *[other] { $stamp }
}).
log-given-hidden = { $boss } gives { $who } { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
log-given = { $boss } gives { $who } { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.{ $words-count ->
    [0] { "" }
   *[other] { " " }“{ $words }”
}
log-public-paid = Public Work pays { $who } { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and grants a Holiday.
log-holiday-bought = { $who } pays for a Holiday{ $fund ->
    [0] { " " }with { $own } coins of her own
   *[other] : { $own } of her own, { $fund } from the Fund
}, and is calm.
log-holiday-cancelled = The Fund could not serve { $who }: no Holiday, and she keeps her coins.
log-fund-voted = { $who } wants { $choice } served first.
log-fund-ordered = { $chair } breaks the tie: the Fund serves { $who } first.
log-mayor-named = Mayor: { $who }. { $why }
log-decreed = { $who } decrees as Mayor. No rent: { $exempt ->
    [0] nobody
   *[other] { $seats }
}. One coin more: { $surcharged }.
log-fund-requested = { $who } { $asked ->
    [true] asks the Fund to help with her rent.
   *[false] does not ask the Fund.
}
log-rent-paid = { $who } pays { $fund ->
    [0] { $own ->
        [one] 1 coin
       *[other] { $own } coins
    } in rent
   *[other] the rent: { $own } of her own, { $fund } from the Fund
}.
log-stressed = { $who } cannot pay the rent and becomes Stressed.
log-donated = { $who } { $coins ->
    [0] donates nothing to the Union Fund
    [one] donates 1 coin to the Union Fund
   *[other] donates { $coins } coins to the Union Fund
}.
log-lent = { $boss } lends { $rival } { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}; { $repay } should come back.{ $words-count ->
    [0] { "" }
   *[other] { " " }“{ $words }”
}
log-bounty-posted = { $boss } promises { $to } { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for a robot of { $target }.{ $words-count ->
    [0] { "" }
   *[other] { " " }“{ $words }”
}
log-coins-shown = { $boss } proves that she has at least { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
log-declared = { $who } declares victory.
log-fund-taken = { $who } takes the whole Union Fund: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
log-role-shown = { $who } turns her card up: { $role }.

end-boss = A boss has reached her target.
end-startupper = Class Treason: a Startupper has saved enough to go it alone.
end-luddite = Three robots are scrap: the Luddite wins.
end-together = Several players met their conditions at the same moment and win together.
end-collective = Full automation: as many robots as workers. All workers win. Perhaps give the coins you played with to a real union or social project.
end-monopoly-workers = A boss is bankrupt, and the workers hold enough robots: all workers win. Perhaps give the coins you played with to a real union or social project.
end-monopoly-boss = A boss is bankrupt, and the other has her Monopoly.
end-no-boss = Both bosses are bankrupt: all workers win. Perhaps give the coins you played with to a real union or social project.
end-guard = Thirty rounds are over, and nobody has won.

finale-boss = { $who } reached { $count } of { $goal } coins.
finale-startupper = { $who } saved { $count } of { $goal } coins.
finale-luddite = { $count } of { $goal } robots are scrap.
finale-prolet = The workers have { $count } of { $goal } robots.
finale-aim = { $role }: { $count } of { $goal }
finale-role = { $role }

refuse-over = The game is over.
refuse-not-asked = You have nothing to decide at this moment.
refuse-not-now = That is not what you are asked now.
refuse-bosses-only = Only a boss can do that.
refuse-workers-only = Only a worker can do that.
refuse-words = Words must be one line of at most 200 characters.
refuse-too-dear = A robot costs 6 coins: you cannot pay for that many.
refuse-no-supply = There are not that many robots left.
refuse-too-many-offers = At most eight offers besides the standing one.
refuse-wage = A wage is a number from 0 to 99.
refuse-slots = An offer has 1 to 8 places or no limit; a private one has one place, the standing one no limit.
refuse-not-to-a-worker = An offer is for all, or for one worker.
refuse-standing-worse = The standing offer can only be improved.
refuse-not-a-boss = A counter-offer goes to a boss.
refuse-counter-twice = One counter-offer for each boss.
refuse-no-such-offer = There is no such offer for you.
refuse-no-slot = All places of that offer are taken.
refuse-public-full = Public Work has no place left.
refuse-bid-range = You have five fingers to bid with.
refuse-bid-too-dear = You could not pay that bid.
refuse-not-an-option = That is not among the choices.
refuse-not-enough-help = That would not be enough to save her.
refuse-cannot-help = You do not have that many coins to lend.
refuse-not-the-luddite = Only the Luddite can destroy a robot, and only if she was on strike.
refuse-not-a-target = There is no robot of hers that could be destroyed.
refuse-not-your-worker = She does not work for you this round.
refuse-worker-twice = Each worker stands once on a slip.
refuse-no-holiday = Her contract has no Holiday.
refuse-slip-too-dear = Your slips come to more coins than you have.
refuse-bad-gift = A gift is at least one coin, for a worker, and no more than you have.
refuse-holiday-price = A Holiday costs two coins, neither more nor fewer.
refuse-holiday-own = You do not have that many coins of your own.
refuse-holiday-fund = The Fund does not hold that many coins.
refuse-no-requester = She asks nothing of the Fund.
refuse-bad-order = Name each of the tied workers exactly once.
refuse-surcharge-exempt = You cannot charge a coin more to somebody you exempt from rent.
refuse-no-such-seat = Nobody sits there.
refuse-donate-too-much = You cannot donate more coins than you have.
refuse-declare-later = You can declare when everybody is asked; a boss also while loans are open.
refuse-nothing-to-declare = Your condition for winning is not met yet.
refuse-loan-closed = Loans are not possible now.
refuse-loan-committed = You have already handed in what you will pay.
refuse-loan-amount = Lend at least one coin, and no more than you have.
refuse-workers-give-nothing = Workers cannot hand coins to anybody; they can only donate to the Fund.
refuse-gift-closed = Gifts are made while offers are open, or on the pay slip.
refuse-bounty-closed = Bounties are posted between the offers and the vote.
refuse-bad-bounty = A bounty is 1 to 99 coins, for one worker or all, on a player at the table.
refuse-show-closed = Coins are not shown now.
refuse-show-too-much = You can only show what you have.
refuse-company-closed = Companies are presented before the first hiring.

field-to = For
field-wage = Wage
field-holiday = Holiday
field-slots = Places (0: no limit)
field-promise = Promise in words
field-standing-wage = Wage of the standing offer
field-standing-holiday = Holiday in the standing offer
field-standing-promise = Words of the standing offer
field-rows = Offers
field-boss = Boss
field-words = Words
field-coins = Coins
field-exempt = Exempt from rent
field-surcharge = One coin more
field-worker = Worker
field-note = Note
field-pays = Pay
field-gifts = Gifts
field-repay = To come back
field-target = A robot of
field-company = Name and pitch

why-ask-for-more = Asking costs nothing, and she may give it.
why-attract = A few better places bring workers, and each worker is worth five coins.
why-away-from-the-rich = The robot does the least harm with the poorest.
why-best-pay = This pays best, as far as her word can be trusted.
why-break-blue = A broken robot counts for all workers, and for the Luddite.
why-break-red = Every broken robot brings the third one nearer.
why-cannot-afford = Paying all of it would leave you too short.
why-cannot-help = You do not have what she lacks.
why-content = You have asked, or already have an offer of your own.
why-declare = Your condition is met: declaring wins.
why-expropriate = One more robot on the workers' side.
why-follow-the-winner = A Scab's place is with the boss who is about to win.
why-harmless = As Mayor the poorest worker does you the least harm.
why-hit-the-rival = Let it hit the other boss.
why-hit-the-stronger = The stronger boss can be weakened without making a Monopoly.
why-in-turn = Worker priority is as fair as any order.
why-keep-a-reserve = An Acceleration costs six coins and the rent two: keep them.
why-keep-it = The coins are of more use in your own purse.
why-keep-my-word = A kept contract brings workers back, and perhaps the Mayor card.
why-last-mile = You can win next round: every coin counts now.
why-last-robot = One robot more and all workers win.
why-me = You are the one you can rely on.
why-monopoly = Her fall makes you the winner.
why-nearly-there = This round's income should do: buy nothing more.
why-no-majority = Too many are Stressed: a strike could not succeed.
why-no-monopoly = If that boss fell now, the other would win: spare her the rent.
why-no-more-red = The workers are near their number: no red robot for them.
why-nothing = There is nothing else to do.
why-nothing-to-protect = Without robots there is nothing to protect.
why-nothing-to-win = No robot could be moved: a strike would win nothing.
why-offers-stand = Your offers hold their own.
why-outbid = Grant modest wishes, and do not let the other boss outbid you.
why-protect = Your robots are worth the fingers.
why-public-work = Public Work pays for certain, and rests you.
why-ready = All has been said.
why-rest = Only the calm can strike or declare.
why-robots-pay = A robot pays for itself in two rounds, and you can afford it.
why-ruin = The other boss cannot pay, and you win by her fall.
why-ruin-a-boss = She cannot pay, and her fall brings the workers enough robots.
why-save-her = If she falls the workers win: lend her what she lacks.
why-save-up = Every coin brings the Startupper nearer to her own business.
why-serve-my-boss = Help the boss you work for; you win with her.
why-solidarity = A coin in the Fund keeps a comrade calm.
why-spare-mine = The only robot in reach is your own.
why-stay-calm = Stressed workers cannot strike: take the Fund's coin.
why-stay-with-the-boss = A Scab wins only if she works.
why-stress-is-fine = Stress does not keep you from winning as a Scab.
why-strike = Strikes are how workers get robots.
why-tax-the-leader = The boss who is ahead pays one coin more.
why-tax-the-rich = The richest worker is the nearest to leaving on her own.
why-the-poorest = The poorest needs it most.
why-thieves = A Startupper could steal the Fund and win.
why-third-robot = The third broken robot wins for the Luddite.
why-tire-them = Whoever cannot pay becomes Stressed, and the Stressed cannot strike.
why-stop-a-boss = Without your work she misses her target this round.

# The board
stake-strike = { $needed } of { $calm } calm workers must raise a fist.
stake-calm = { $calm ->
    [one] 1 worker is calm and can strike
   *[other] { $calm } workers are calm and can strike
}.
stake-purse = You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
board-tower = Office of { $who }
board-square-short = Square
board-slip-legend = □ a place · ∞ no limit · ☀ Holiday
board-standing-short = for all
board-rent-spared = no rent
board-rent-charged = +1 coin
board-rent-as-usual = as usual
board-square = The workers' square
board-chair = in the chair
board-lead = lead
board-coins = coins
board-hidden-coins = coins hidden
board-target = of { $count } to win
board-proven = showed { $count }
board-blue = blue robots: { $count }
board-red = red robots: { $count }
board-no-robots = no robots
board-security = Security
board-mayor = Mayor
board-kept = kept { $count }
board-broken = broke { $count }
board-desk = Hiring desk
board-standing = standing offer
board-offer = further offer
board-private = private offer
board-terms = wage { $wage }
board-terms-holiday = wage { $wage } with Holiday
board-stressed = Stressed
board-no-job = not hired
board-no-papers = nothing promised, no telegrams
board-paid = paid { $paid } of { $wage }
board-exempt = no rent
board-claims = asks the Fund for { $count }
board-suspect = struck whenever a robot was destroyed
board-automated = Robots on the workers' side
board-majority = strike needs { $count }
board-places = { $free } of { $all } places free
board-fund = Union Fund: { $count }
board-scrap = scrap: { $count } of { $goal }
board-supply = robots in the shop: { $count }
board-supply-short = in the shop
board-aim = so far
board-aim-boss = You win with { $goal } coins. Or if the other boss goes bankrupt and the workers then have fewer than { $half } robots, hers included.
board-aim-prolet = You win { board-aim-workers }.
board-aim-startupper = You win for yourself, if you are not Stressed, as soon as your coins and the Union Fund make { $goal }: you may empty it as you declare. Or { board-aim-workers }.
board-aim-scab = You win with a boss who wins in a round in which you worked for her and did not strike. Or { board-aim-workers }.
board-aim-luddite = You win for yourself as soon as { $goal } robots are destroyed. Or { board-aim-workers }.
board-seen = You saw it: { $who } is the Luddite.
board-buy = { $count ->
    [0] No robot
    [one] One robot: { $cost } coins
   *[other] { $count } robots: { $cost } coins
}
board-bid = { $count ->
    [0] no finger
    [one] 1 finger × { $unit } = { $cost }
   *[other] { $count } fingers × { $unit } = { $cost }
}
board-bid-shown = fingers shown: { $count }
board-palm = Work
board-palm-about = Open hand: you work and are paid, perhaps.
board-fist = Strike
board-fist-about = Fist: { $majority } strikers are needed. If it fails you still stand there with your fist up.
board-expropriation-about = A boss's robot comes over to the workers.
board-acceleration-about = A boss must buy a robot at once, or fall.
board-say-nothing = Say nothing
board-promised = promised
board-pay-agreed = As agreed
board-pay-nothing = Nothing
board-no-staff = Nobody works for you this round.
board-slip-total = { $total } of your { $purse } coins
board-slip-honest = Every promise is kept.
board-slip-broken = Broken word to { $who }.
board-hand-over = Hand over the slips
board-sign-decree = Sign the decree
board-donate = Into the bowl: { $count } of { $have }
board-donate-now = Give { $count }
board-promise-line = a promise in words
board-slip-more = another slip ({ $left } left)
board-wire-counter = Wire them
board-pin-offers = Pin them to the desk
board-counter-hint = Click a boss's tower to ask her for other terms, or press the plus. Only she will read it.
board-telegrams = Telegrams
board-telegram = { $worker } asks { $boss } for { $wage ->
    [0] no wage
    [one] 1 coin
   *[other] { $wage } coins
}.
board-telegram-holiday = { $worker } asks { $boss } for { $wage ->
    [0] no wage
    [one] 1 coin
   *[other] { $wage } coins
} with Holiday.
board-blackout = Eyes closed
board-decoy = The bosses see nothing. If the Luddite struck, she may destroy a robot now, and every worker will see that it was she. For everybody else these buttons do nothing.
board-promise-contract = { $boss } promised { $other } a wage of { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
board-promise-bounty = { $boss } promised { $other } { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for a robot of { $target }.
board-promise-gift = { $boss } gave { $other } { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
board-promise-loan = { $boss } lent { $other } { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}; { $extra } should come back.
id-all = everybody
id-none = nobody

mayor-deserved = She alone kept every contract with those who worked for her.
mayor-both = Both bosses kept their contracts, so neither gets the office.
mayor-no-work = Nobody worked for a boss this round.
mayor-chosen = The workers' votes made her so, as no boss had deserved it.
do-nothing = Say nothing
do-declare = Declare victory
do-buy = { $robots ->
    [0] Order no robot
    [one] Order 1 robot for { $coins } coins
   *[other] Order { $robots } robots for { $coins } coins
}
do-keep = Leave the offers as they are
do-offers = Offer { $rows }
do-offers-all = Make an offer to everybody
do-bounty-all = Promise everybody coins for a robot
do-offer-standing = all { $wage }{ $holiday ->
    [true] { " " }with Holiday
   *[false] { "" }
}{ $words }
do-offer-all = { $slots ->
    [0] all who want it
    [one] 1 place at
   *[other] { $slots } places at
} { $wage }{ $holiday ->
    [true] { " " }with Holiday
   *[false] { "" }
}{ $words }
do-offer-one = { $to } { $wage }{ $holiday ->
    [true] { " " }with Holiday
   *[false] { "" }
}{ $words }
do-silent = Ask for nothing
do-counter = Ask { $terms }
do-term = { $boss } for { $wage ->
    [0] no wage
    [one] 1 coin
   *[other] { $wage } coins
}{ $holiday ->
    [true] { " " }with Holiday
   *[false] { "" }
}{ $words }
do-hire = Work for { $boss }, { $number ->
    [0] standing offer
   *[other] offer { $number }
}: { $wage ->
    [0] no wage
    [one] 1 coin
   *[other] { $wage } coins
}{ $holiday ->
    [true] { " " }with Holiday
   *[false] { "" }
}
do-hire-private = Work for { $boss }, private offer { $number }: { $wage ->
    [0] no wage
    [one] 1 coin
   *[other] { $wage } coins
}{ $holiday ->
    [true] { " " }with Holiday
   *[false] { "" }
}
do-hire-public = Take Public Work: { $wage ->
    [one] 1 coin
   *[other] { $wage } coins
} with Holiday
do-ready = All is said: on to the vote
do-bid = { $fingers ->
    [0] Show no finger
    [one] Show 1 finger for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
   *[other] Show { $fingers } fingers for { $coins } coins
}
do-strike = Strike: show the fist
do-work = Work: show the open hand
do-ballot-expropriation = Expropriation: take a robot from a boss
do-ballot-acceleration = Acceleration: make a boss buy a robot
do-ballot-abstain = Give no vote
do-ballot-type = { $choice }
do-ballot-target = Hit { $choice }
do-ballot-recipient = Give the robot to { $choice }
do-ballot-mayor = { $choice } for Mayor
do-rescue = Lend { $boss } { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
do-refuse = Lend nothing: { $boss } goes bankrupt
do-sabotage = Destroy a robot of { $owner }
do-pass = Destroy nothing
do-slip = { $kind ->
    [paid] Pay { $pays }
    [given] Give { $gifts }
    [both] Pay { $pays }; give { $gifts }
   *[nothing] Pay nobody anything
}
do-pay = { $who } { $coins ->
    [0] nothing
   *[other] { $coins }
}{ $holiday ->
    [true] { " " }with Holiday
   *[false] { "" }
}
do-present = { $who } { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ $words }
do-no-holiday = Stay Stressed
do-holiday = { $fund ->
    [0] Pay { $own } for a Holiday
   *[other] Pay for a Holiday: { $own } own, { $fund } from the Fund
}
do-request = Ask the Fund for { $lacks ->
    [one] 1 coin
   *[other] { $lacks } coins
}
do-decline = Ask for nothing and become Stressed
do-fund-vote = Serve { $who } first
do-fund-order = Serve in this order: { $order }
do-decree = { $kind ->
    [spare] No rent for { $exempt }
    [charge] { $surcharged } pays 1 coin more
    [both] No rent for { $exempt }; { $surcharged } pays 1 more
   *[nothing] Leave the rent as it is
}
do-donate = { $coins ->
    [0] Donate nothing
    [one] Donate 1 coin to the Fund
   *[other] Donate { $coins } coins to the Fund
}
do-loan = Lend { $rival } { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $repay } to come back{ $words }
do-gift = Give { $who } { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ $words }
do-bounty = Promise { $to } { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for a robot of { $target }{ $words }
do-show = Prove that you have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
do-company = Name your company{ $words }
log-won-with = { $who } is a Scab and worked for { $boss } this round: she wins with her.
refuse-stressed = You are Stressed: you cannot strike, you work.
board-aim-workers = with all workers, as soon as { $robots } robots are taken or destroyed, or if a boss goes bankrupt and they have { $half } then

refuse-not-your-turn = The workers choose one after another: it is not your turn yet.

zone-round = round
zone-phase = phase
zone-lead = lead worker
zone-chair = decides where the bosses differ
zone-bosses = bosses
zone-seats = players
zone-fund = coins in the Union Fund
zone-supply = robots in the shop
zone-destroyed = robots destroyed
zone-seized = robots of a bankrupt boss
zone-automated = robots on the workers' side
zone-robots-to-win = robots for the workers to win
zone-robots-at-bankruptcy = robots for the workers to win a bankruptcy
zone-majority = fists for a strike
zone-boss-target = coins for a boss to win
zone-robot-price = price of a robot
zone-scrap-target = destroyed robots for the Luddite
zone-startupper-target = coins for a Startupper, the Fund included
zone-public-slots = places in Public Work
zone-security = Security protects
zone-mayor = Mayor
zone-exempt = pay no rent
zone-surcharged = pays one coin more
zone-luddite = the Luddite is
zone-suspects = may be the Luddite
zone-offers = open offers
zone-letters = offers to one worker
zone-counters = terms asked for
zone-claims = asked of the Fund
zone-ledger = promises
zone-role = role
zone-aim = own aim
zone-reached = so far
zone-goal = needed
zone-token = token
zone-company = company
zone-coins = coins
zone-proven = coins shown
zone-robots = robots
zone-stressed = Stressed
zone-job = works for
zone-contract = contract
zone-vote = vote
zone-bid = fingers
zone-wage = wage
zone-holiday = Holiday
zone-private = made in secret
zone-words = in words
zone-paid = paid
zone-granted = Holiday granted
zone-boss = boss
zone-number = number
zone-to = for
zone-slots = places
zone-left = places left
zone-worker = worker
zone-kind = kind
zone-other = promised to
zone-extra = to come back
zone-target = a robot of
zone-coins-stamp = the coins
zone-other-stamp = the rest
id-contract = contract
id-bounty = bounty
id-gift = gift
id-loan = loan
id-open = open
id-kept = kept
id-broken = broken
id-void = nothing owed

### families: changed-
# The numbers of a pack, where two packs are compared.
changed-worker-rent = rent of a worker
changed-boss-rent = rent of a boss
changed-worker-output = coins a worker brings her boss
changed-blue-output = coins a blue robot brings its boss
changed-red-output = coins a red robot brings its keeper
changed-destroyed-to-win = destroyed robots for the Luddite
changed-public-wage = wage of Public Work
changed-holiday-price = price of a Holiday
changed-boss-target = coins for a boss to win

### families: tell-
# The table in sentences: one for each field of the view.
tell-round = Round { $round }: { $phase }. The lead worker is { $lead }; where the bosses differ, { $chair } decides.
tell-seats = { $role-id ->
    [none] { $who } is a worker; her role is secret.
    [boss] { $who } is a boss{ $company-id ->
        [none] { "" }
       *[other] , of “{ $company }”
    }.
   *[other] { $who } is a worker in the role of { $role }.
}{ $aim-id ->
    [none] { "" }
   *[other] { " " }On the way to winning: { $aim-reached } of { $aim-goal }.
} { $coins-id ->
    [none] Her coins are hidden{ $proven ->
        [0] { "" }
       *[other] ; she has shown { $proven }
    }.
   *[other] { $coins ->
        [one] She has 1 coin.
       *[other] She has { $coins } coins.
    }
} { $robots ->
    [0] No robot.
    [one] One robot.
   *[other] { $robots } robots.
}{ $stressed ->
    [true] { " " }She is Stressed.
   *[false] { "" }
}{ $job-id ->
    [none] { "" }
   *[other] { " " }Job: { $job }, { $contract-id ->
        [none] no terms
       *[other] { $contract-wage ->
            [0] no wage
            [one] 1 coin
           *[other] { $contract-wage } coins
        }{ $contract-holiday ->
            [true] { " " }with Holiday
           *[false] { "" }
        }
    }.
}{ $vote-id ->
    [none] { "" }
   *[other] { " " }Her hand: { $vote }.
}{ $bid-id ->
    [none] { "" }
   *[other] { " " }{ $bid ->
        [0] No finger shown.
        [one] One finger shown.
       *[other] Fingers shown: { $bid }.
    }
}
tell-fund = The Union Fund holds { $fund ->
    [one] 1 coin
   *[other] { $fund } coins
}; { $supply ->
    [one] one robot is
   *[other] { $supply } robots are
} in the shop, at { $robot-price } coins each.
tell-automated = { $automated ->
    [0] None
   *[other] { $automated }
} of the { $robots-to-win } robots that the workers need { $automated ->
    [0] counts
    [one] counts
   *[other] count
} for them; { $destroyed ->
    [0] none is destroyed.
    [one] one is destroyed.
   *[other] { $destroyed } are destroyed.
}
tell-majority = A strike needs { $majority ->
    [one] one fist.
   *[other] { $majority } fists.
}
tell-security = Security protects { $security }.
tell-mayor = The Mayor is { $mayor }.
tell-exempt = No rent for { $exempt }.
tell-surcharged = { $surcharged } pays one coin more.
tell-luddite = You know that the Luddite is { $luddite }.
tell-suspects = May be the Luddite: { $suspects }.
tell-offers = { $boss } offers { $to } { $wage ->
    [0] no wage
    [one] 1 coin
   *[other] { $wage } coins
}{ $holiday ->
    [true] { " " }with Holiday
   *[false] { "" }
}{ $slots-id ->
    [none] { "" }
   *[other] { " " }(places left: { $left } of { $slots })
}.{ $words-id ->
    [none] { "" }
   *[other] { " " }“{ $words }”
}
tell-letters = In secret { $boss } offers { $to } { $wage ->
    [0] no wage
    [one] 1 coin
   *[other] { $wage } coins
}{ $holiday ->
    [true] { " " }with Holiday
   *[false] { "" }
}.{ $words-id ->
    [none] { "" }
   *[other] { " " }“{ $words }”
}
tell-counters = { $worker } asks { $boss } for { $wage ->
    [0] no wage
    [one] 1 coin
   *[other] { $wage } coins
}{ $holiday ->
    [true] { " " }with Holiday
   *[false] { "" }
}.{ $words-id ->
    [none] { "" }
   *[other] { " " }“{ $words }”
}
tell-ledger = Round { $round }: { $kind-id ->
    [contract] { $boss } promised { $other } a wage of { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } ({ $coins-stamp }).
    [bounty] { $boss } promised { $other } { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for a robot of { $target }.
    [gift] { $boss } gave { $other } { $coins ->
        [one] 1 coin.
       *[other] { $coins } coins.
    }
   *[loan] { $boss } lent { $other } { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }; { $extra } should come back ({ $coins-stamp }).
}

### families: page-round
page-round = Round { $round }
page-round-of = Round { $round } of { $rounds }

finale-scab = { $role }: worked for { $who }
shelf = Effects in force
shelf-security = Security guards { $who } in this round
shelf-mayor = { $who } is Mayor until the round ends
shelf-exempt = No rent in this round for { $who }
shelf-surcharged = { $who } pays more rent in this round
text-boss = Hires workers, buys robots, and wins with enough coins of her own, or when the other boss goes bankrupt.
text-prolet = Wins with all workers: by robots taken or destroyed, or by a boss's bankruptcy.
text-startupper = Saves coins for a company of her own, and may empty the Union Fund for it; or wins with all workers.
text-scab = Wins with the boss she worked for, if she did not strike; or with all workers.
text-luddite = Destroys robots in the dark, and wins alone with enough scrap; or with all workers.
text-public-work = A job that the town pays, with a Holiday.
text-expropriation = The strikers take a robot from a boss and give it to a worker.
text-acceleration = A boss has to buy a robot at once; if she cannot, she is bankrupt.

# headlines of a round
news-bankrupt = { $boss } is bankrupt
news-declared = { $who } claims to have won
news-expropriated = Strikers march off with a robot of { $boss }
news-robot-destroyed = Night of hammers: a robot of { $owner } is scrap
news-accelerated = A strange strike: { $boss } has to buy a robot
news-stressed = Rent day: { $who } cannot pay
news-mayor-named = { $who } is Mayor
news-quiet = Business as usual in the company town

# What came of the vote
verdict-none = No majority.
verdict-fund = { $count ->
    [one] The Fund serves { $who } first: { $votes } of { $all } say so.
   *[other] { $who } have equally many votes: the chair decides.
}
verdict-square = { $fists ->
    [one] 1 fist
   *[other] { $fists } fists
}, { $needed } needed: { $success ->
    [true] the strike succeeds!
   *[false] no strike.
} Security protects { $who }.
