### families: phase- phase-card- topic- stamp- ask-ballot- ask-pick- field- board-aim- board-promise-

game-title = The Fully Automated Board Game: Bosses
game-tagline = Two bosses, secret roles, and not one promise that binds. For 5 to 10.
minute-goal = Two bosses want money, the workers want the robots; some of them secretly want something else.
minute-turn = Bargain for a contract, strike or work, bid for the Security, then see what is really paid.
minute-twist = Nothing said is binding: pay slips are stamped kept or broken. And when a strike fails, the lights may go out.

### families: lesson-
# The lesson
lesson-1 = Two bosses and three workers with secret roles. You are the Startupper: all workers win with three red robots, but you alone also with 5 coins. The bosses have made offers; ask { $one } for 2 coins, in secret.
lesson-2 = { $one } now offers you 2. Nothing on a sheet binds anybody. Ask for nothing more.
lesson-3 = Choose your job: the offer made to you alone by { $one }, or any other you like.
lesson-4 = Now everybody may talk about the strike; promises and lies alike. Say when you are ready.
lesson-5 = Fist or open hand, while the bosses bid fingers for Security. Strike: two of three are enough.
lesson-6 = The strike has succeeded! Expropriation takes a blue robot from a boss without Security. Vote for it.
lesson-7 = Who keeps the robot? It makes a coin each round. Vote for yourself, or be generous.
lesson-8 = Payday: { $one } paid you 1 of the 2 promised, and that is noted. You have 5 coins and are calm: at this checkpoint, put to everybody alike, you may declare and win alone. Declare!
lesson-end = Class Treason! In a real game there are also rent, the Union Fund, a Mayor, and from six players on a Luddite.

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
id-abstain = abstention
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
topic-type = kind of strike
topic-target = boss to hit
topic-recipient = keeper of the robot
topic-mayor = Mayor
stamp-open = open
stamp-kept = kept
stamp-broken = broken
stamp-void = no claim

ask-buy = How many robots do you order, at 6 coins each?
ask-offers = Write your offers. Nothing on the sheet binds you.
ask-revise = Revise your offers, or keep them. Your standing offer can only get better.
ask-counter = Do you ask a boss for other terms? Only she will read it.
ask-checkpoint = Declare victory, or say nothing. Everybody is asked the same.
ask-hire = Whom do you work for this round?
ask-talk = A last word about the strike? Say when you are ready.
ask-bid = How many fingers for Security? Each costs a coin per blue robot of yours.
ask-vote = A fist to strike, an open hand to work.
ask-ballot-type = The strike has succeeded: Expropriation or Acceleration?
ask-ballot-target = Which boss shall be hit?
ask-ballot-recipient = Who keeps the robot?
ask-ballot-mayor = No boss has deserved it: which worker shall be Mayor?
ask-pick-type = The strikers disagree: you pick the kind of strike. If you two differ, { $chair } decides.
ask-pick-target = The strikers disagree: you pick the boss to be hit. If you two differ, { $chair } decides.
ask-pick-recipient = The strikers disagree: you pick who keeps the robot. If you two differ, { $chair } decides.
ask-pick-mayor = The workers disagree: you pick the Mayor. If you two differ, { $chair } decides.
ask-rescue = { $boss } lacks { $lacks } coins and is about to fall. Do you lend them?
ask-eyes = The bosses have closed their eyes and count from ten to zero.
ask-slip = Fill in your pay slip: what you promised, a part of it, or nothing.
ask-holiday = You are Stressed. Do you pay for a Holiday?
ask-fund-vote = The Fund cannot serve everybody. Who shall be served first?
ask-fund-order = The votes are tied. In which order does the Fund serve them?
ask-decree = You are Mayor: whom do you spare the rent, and who pays one coin more?
ask-request = You lack { $lacks } for the rent, and the Fund holds { $fund }. Do you ask for it?
ask-donate = How many coins do you give to the Union Fund?

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
move-pass = pass
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
do-nothing-0 = { board-say-nothing }
do-buy-1 = Order { $one ->
    [0] no robots
    [one] { $one } robot
   *[other] { $one } robots
}
do-bid-1 = Bid { $one ->
    [one] { $one } finger
   *[other] { $one } fingers
}
do-donate-1 = Donate { $one ->
    [0] nothing
    [one] { $one } coin
   *[other] { $one } coins
}
do-hire-2 = Take the standing offer of { $one }
do-hire-3 = { $two ->
    [private] Take the private offer of { $one }
   *[other] Take offer { $three } of { $one }
}

log-role-dealt = { $who } is { $role }.
log-role-dealt-hidden = { $who } gets a secret role.
log-boss-shown = { log-role-dealt }
log-lead-chosen = { $who } is the first lead worker.
log-round-began = Round { $number }. { $lead } leads the workers, { $chair } is in the chair.
log-phase-began = { $phase }
log-company-named = { $who } presents her company: { $words }
log-robots-bought = { $who } orders { $ordered ->
    [one] one robot
   *[other] { $ordered } robots
} and gets { $got }.
log-offer-made = { $who } offers { $to }: wage { $wage }{ $holiday ->
    [true] { " " }with Holiday
   *[false] { "" }
}{ $slots ->
    [0] , for as many as will
    [one] , one place
   *[other] , { $slots } places
}. { $words }
log-private-offer-made = { log-offer-made }
log-offer-withdrawn = { $who } takes back her offer to { $to }: wage { $wage }{ $holiday ->
    [true] { " " }with Holiday
   *[false] { "" }
}.
log-private-offer-withdrawn = { log-offer-withdrawn }
log-counter-made = { $who } asks { $boss } for { $wage }{ $holiday ->
    [true] { " " }with Holiday
   *[false] { "" }
}. { $words }
log-hired = { $who } goes to { $job }: wage { $wage }{ $holiday ->
    [true] { " " }with Holiday
   *[false] { "" }
}.
log-bid = { $who } shows { $fingers ->
    [one] one finger
   *[other] { $fingers } fingers
} and pays { $paid }.
log-security-given = Security: { $who }.
log-voted = { $who }: { $vote }.
log-strike-counted = { $strikers ->
    [0] Nobody strikes.
   *[other] { $strikers } on strike, { $needed } needed: { $success ->
        [true] the strike succeeds.
       *[false] it fails.
    }
}
log-balloted = { $who } votes on the { $topic }: { $choice }.
log-decided = The { $topic } is decided by { $by }: { $choice }.
log-strike-idle = The strike succeeds, but there is nothing it could do.
log-expropriated = A robot of { $boss } is expropriated and goes to { $who }.
log-accelerated = { $boss } has to buy a robot at once.
log-robot-destroyed = { $who } destroys a robot of { $owner }.
log-robot-destroyed-hidden = When eyes open again, a robot of { $owner } is gone.
log-nothing-destroyed = The countdown is over. Nothing has happened.
log-could-not-pay-hidden = { $boss } cannot pay.
log-could-not-pay = { $boss } cannot pay: { $coins ->
    [one] one coin is
   *[other] { $coins } coins are
} lacking.
log-rescued-hidden = { $rival } rescues { $boss }.
log-rescued = { $rival } lends { $boss } { $coins } and rescues her.
log-bankrupt = { $boss } is bankrupt. The workers take { $robots ->
    [one] her robot
   *[other] her { $robots } robots
}.
log-produced = { $who } takes { $coins } from the Bank.
log-slip-paid = { $boss } pays { $who } { $paid } of { $wage }{ $holiday ->
    [true] { $granted ->
        [true] , with the Holiday
       *[false] , Holiday not granted
    }
   *[false] { "" }
} ({ $stamp }).
log-given-hidden = { $boss } gives { $who } { $coins }.
log-given = { $boss } gives { $who } { $coins }. { $words }
log-public-paid = Public Work pays { $who } { $coins } and a Holiday.
log-holiday-bought = { $who } pays for a Holiday: { $own } of her own, { $fund } from the Fund.
log-holiday-cancelled = The Fund could not serve { $who }: no Holiday.
log-fund-voted = { $who } wants { $choice } served.
log-fund-ordered = { $chair } has { $who } served first.
log-mayor-named = Mayor: { $who }.
log-decreed = { $who } decrees: { $exempt ->
    [0] nobody is exempt
    [one] exempt from rent: { $seats }
   *[other] exempt from rent: { $seats }
}; one coin more: { $surcharged }.
log-fund-requested = { $who } { $asked ->
    [true] asks the Fund.
   *[false] does not ask the Fund.
}
log-rent-paid = { $who } pays rent: { $own } of her own, { $fund } from the Fund.
log-stressed = { $who } is Stressed.
log-donated = { $who } donates { $coins }.
log-lent = { $boss } lends { $coins }, to come back: { $repay }. { $words }
log-bounty-posted = { $boss } promises { $to } { $coins } for a robot of { $target }. { $words }
log-coins-shown = { $boss } shows { $coins } coins.
log-declared = { $who } declares victory.
log-fund-taken = { $who } takes the whole Union Fund: { $coins }.
log-role-shown = { $who } was { $role }.

end-boss = A boss has reached her target. Scabs who worked for her this round win with her.
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
refuse-not-asked = You are not asked anything now.
refuse-not-now = That is not what you are asked now.
refuse-bosses-only = Only a boss can do that.
refuse-workers-only = Only a worker can do that.
refuse-words = Words must be one line of at most 200 characters.
refuse-too-dear = You cannot pay for so many robots.
refuse-no-supply = There are not so many robots left.
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
refuse-cannot-help = You do not have so many coins.
refuse-not-the-luddite = Only the Luddite, and only after striking, can destroy a robot.
refuse-not-a-target = There is no robot of hers that could be destroyed.
refuse-not-your-worker = She does not work for you.
refuse-worker-twice = Each worker stands once on a slip.
refuse-no-holiday = Her contract has no Holiday.
refuse-slip-too-dear = You do not have so many coins to pay out.
refuse-bad-gift = A gift is at least one coin, for a worker, and no more than you have.
refuse-holiday-price = A Holiday costs two coins.
refuse-holiday-own = You do not have so many coins.
refuse-holiday-fund = The Fund does not hold so many coins.
refuse-no-requester = She asks nothing of the Fund.
refuse-bad-order = Put exactly the tied workers in order.
refuse-surcharge-exempt = An exempt player cannot be surcharged.
refuse-no-such-seat = There is no such seat.
refuse-donate-too-much = You do not have so many coins.
refuse-declare-later = You can declare at the next checkpoint; a boss also while loans are open.
refuse-nothing-to-declare = You have nothing to declare yet.
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
why-away-from-the-rich = The robot does least harm with the poorest.
why-best-pay = This pays best, as far as her word can be trusted.
why-break-blue = A broken robot counts for all workers, and for the Luddite.
why-break-red = Every broken robot brings the third one nearer.
why-cannot-afford = Paying all of it would leave you too short.
why-cannot-help = You do not have what she lacks.
why-content = You have asked, or already have an offer of your own.
why-declare = Your condition is met: declaring wins.
why-expropriate = One more robot on the workers' side.
why-follow-the-winner = A Scab's place is with the boss who is about to win.
why-harmless = As Mayor the poorest worker does you least harm.
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
why-outbid = Grant what is modest, and do not let the rival's offer shine.
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
why-stress-is-fine = Stress does not keep a Scab from winning.
why-strike = Strikes are how workers get robots.
why-tax-the-leader = The boss who is ahead pays one coin more.
why-tax-the-rich = The richest worker is the nearest to leaving on her own.
why-the-poorest = The poorest needs it most.
why-thieves = A Startupper could steal the Fund and win.
why-third-robot = The third broken robot wins for the Luddite.
why-tire-them = Who cannot pay is Stressed, and who is Stressed cannot strike.
why-stop-a-boss = Without your work she misses her target this round.

# The board
board-tower = Office of { $who }
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
board-letter-to = to { $who }
board-staff = at work:
board-terms = wage { $wage }
board-terms-holiday = wage { $wage } with Holiday
board-stressed = Stressed
board-no-job = not hired
board-paid = paid { $paid } of { $wage }
board-exempt = no rent
board-claims = asks the Fund for { $count }
board-suspect = struck whenever a robot was destroyed
board-automated = Robots on the workers' side
board-majority = strike needs { $count }
board-places = { $free } of { $all } places free
board-fund = Union Fund: { $count }
board-scrap = scrap: { $count } of 3
board-supply = robots in the shop: { $count }
board-supply-short = in the shop
board-aim = so far
board-aim-boss = Win with { $goal } coins, or when the other boss falls. Your Scabs win with you.
board-aim-prolet = Win with all workers: { $goal } robots taken or broken.
board-aim-startupper = Win alone with { $goal } coins and without Stress, or with all workers.
board-aim-scab = Win with the boss you work for, if she wins while you are hired.
board-aim-luddite = Win when { $goal } robots are scrap, or with all workers.
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
board-offers-hint = Write your slips below. Click a worker to begin a private offer to her; nothing you write binds you.
board-promise-line = a promise in words
board-slip-more = another slip ({ $left } left)
board-wire-counter = Wire them
board-pin-offers = Pin them to the desk
board-counter-hint = Click a boss's tower to ask her for other terms, or write below. Only she will read it.
board-telegrams = Telegrams
board-telegram = { $worker } asks { $boss } for { $wage }.
board-telegram-holiday = { $worker } asks { $boss } for { $wage } with Holiday.
board-blackout = Eyes closed
board-decoy = Every screen is dark and shows the same buttons. Tap one, or none: nobody can tell what it meant.
board-ledger = Promise ledger ({ $count })
board-promise-contract = { $boss } promised { $other } a wage of { $coins }.
board-promise-bounty = { $boss } promised { $other } { $coins } for a robot of { $target }.
board-promise-gift = { $boss } gave { $other } { $coins }.
board-promise-loan = { $boss } lent { $other } { $coins }; { $extra } should come back.
id-all = everybody
id-none = nobody
