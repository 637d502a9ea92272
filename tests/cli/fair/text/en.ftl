### families: zone-
game-title = The fair
game-tagline = Bid, walk, trade.
ask-bid = How much do you bid against { $seats ->
    [two] one other
   *[other] the others
}?
ask-walk = Where to?
ask-trade = What do you trade?
move-bid = Bid
move-walk = Walk to
move-trade = Trade
id-apple = an apple
id-bell = a bell
id-clock = a clock
form-trade = A trade
field-price = the price
log-bade = { $who } bids { $coins }.
end-traded = The trade is done.
refuse-over = The fair is over.
refuse-not-asked = It is not your turn.
refuse-not-now = Not now.
refuse-too-dear = Nobody pays that much.
zone-stall = the stall
