"""What happens, and who sees what of it.

Seats are written "@2", cards, coins and teams as the keys of their names ("~id-deep-scan").
"""

from typing import Annotated

from uprising.kernel import Event, Hidden, Only, Public


class RoundBegan(Event, frozen=True, tag="round"):
    """EVIL-ROUND-2: a new round, its Dealer and its pot."""

    opens = True
    round: Public[int]
    dealer: Public[str]
    pot: Public[int]


class RoundBeganWithExtra(Event, frozen=True, tag="round-extra"):
    """EVIL-ROUND-3: the same at a table with the Extra, whose Power Card is shown."""

    opens = True
    round: Public[int]
    dealer: Public[str]
    pot: Public[int]
    extra: Public[int]


class Drew(Event, frozen=True, tag="drew"):
    """EVIL-INFO-4: a card came from a deck to a hand; the others see its side."""

    opens = True
    who: Public[str]
    side: Public[str]
    card: Annotated[str | None, Only("who")]


class Flipped(Event, frozen=True, tag="flipped"):
    """EVIL-ROUND-5: a player's two coins were flipped; one is the owner's secret."""

    opens = True
    who: Public[str]
    shown: Public[str]
    hidden: Annotated[str | None, Only("who")]


class Raised(Event, frozen=True, tag="raised"):
    """EVIL-COUNT-3: a hand was raised for the card on offer."""

    opens = True
    who: Public[str]
    value: Public[int]


class Refused(Event, frozen=True, tag="refused"):
    """EVIL-COUNT-7: nobody wanted the card; it went under the stack, as a zero."""

    opens = True
    value: Public[int]


class Offered(Event, frozen=True, tag="offered"):
    """EVIL-COUNT-8: a claimant's offer to the Dealer was shown."""

    opens = True
    who: Public[str]
    influence: Public[int]
    tokens: Public[int]


class Paid(Event, frozen=True, tag="paid"):
    """EVIL-COUNT-8: the chosen claimant paid the Dealer."""

    who: Public[str]
    to: Public[str]
    influence: Public[int]
    tokens: Public[int]


class Given(Event, frozen=True, tag="given"):
    """EVIL-COUNT-10: a Power Card was given, with tokens."""

    who: Public[str]
    value: Public[int]
    tokens: Public[int]


class GivenFirst(Event, frozen=True, tag="given-first"):
    """EVIL-COUNT-11: the first Power Card was given, with the Dealer Token."""

    who: Public[str]
    value: Public[int]
    tokens: Public[int]


class Gifted(Event, frozen=True, tag="gift"):
    """EVIL-GIFT-1: Influence or tokens changed hands: `influence` or `token`."""

    who: Public[str]
    to: Public[str]
    what: Public[str]
    amount: Public[int]


class Revealed(Event, frozen=True, tag="revealed"):
    """EVIL-TURN-2: a Robot Card was turned up and used."""

    opens = True
    who: Public[str]
    card: Public[str]


class Spent(Event, frozen=True, tag="spent"):
    """EVIL-TURN-2, EVIL-CARD-9: a Robot Card was turned up without use."""

    opens = True
    who: Public[str]
    card: Public[str]


class TurnedOver(Event, frozen=True, tag="turned"):
    """A revealed coin was turned over by somebody; `whose` may be the Extra's."""

    who: Public[str]
    whose: Public[str]
    face: Public[str]


class Exchanged(Event, frozen=True, tag="exchanged"):
    """EVIL-LEFT-06: two revealed coins changed places."""

    first: Public[str]
    second: Public[str]


class HiddenChanged(Event, frozen=True, tag="hidden-coin"):
    """A hidden coin was flipped again or turned over; some know the face it has now."""

    opens = True
    who: Public[str]
    how: Public[str]
    face: Annotated[str | None, Only("eyes")]
    eyes: Hidden[tuple[str, ...]]


class HiddenSeen(Event, frozen=True, tag="hidden-face"):
    """A hidden coin was changed or shown, and everybody knows its face."""

    opens = True
    who: Public[str]
    how: Public[str]
    face: Public[str]


class Scanned(Event, frozen=True, tag="scanned"):
    """EVIL-LEFT-02: somebody looked at a hidden coin."""

    opens = True
    who: Public[str]
    whose: Public[str]
    face: Annotated[str | None, Only("who")]


class Aimed(Event, frozen=True, tag="aimed"):
    """A card was aimed at a participant, a team or a card: the choice it asks for."""

    card: Public[str]
    target: Public[str]


class FaceDown(Event, frozen=True, tag="face-down"):
    """EVIL-CARD-6: an Active card was turned face-down again."""

    who: Public[str]
    card: Public[str]


class Swapped(Event, frozen=True, tag="swapped"):
    """EVIL-TURN-5, EVIL-INFO-6: a player paid for a new card; the others see the side."""

    opens = True
    who: Public[str]
    side: Public[str]
    card: Annotated[str | None, Only("who")]
    drawn: Annotated[str | None, Only("who")]


class SwappedShown(Event, frozen=True, tag="swapped-shown"):
    """EVIL-TURN-5 as a house rule: a card that lay face up went under its deck for a new one."""

    opens = True
    who: Public[str]
    card: Public[str]
    drawn: Annotated[str | None, Only("who")]


class PathChosen(Event, frozen=True, tag="path-chosen"):
    """EVIL-END-5: what a winner makes of humanity."""

    who: Public[str]
    team: Public[str]


class Stole(Event, frozen=True, tag="stole"):
    """EVIL-RIGHT-09: tokens were taken."""

    who: Public[str]
    whose: Public[str]
    amount: Public[int]


class PotChanged(Event, frozen=True, tag="pot"):
    """EVIL-RIGHT-11, EVIL-RIGHT-12: the pot is another now."""

    pot: Public[int]


class DealerChanged(Event, frozen=True, tag="dealer"):
    """EVIL-LEFT-14: somebody else deals from now on."""

    who: Public[str]


class Shown(Event, frozen=True, tag="shown"):
    """EVIL-REV-4: a hidden coin was shown for the count; the player's team and Power Level."""

    opens = True
    who: Public[str]
    face: Public[str]
    team: Public[str]
    level: Public[int]


class Counted(Event, frozen=True, tag="counted"):
    """EVIL-TEAM-2: the teams' totals."""

    opens = True
    evil: Public[int]
    neutral: Public[int]
    good: Public[int]


class Won(Event, frozen=True, tag="won"):
    """EVIL-TEAM-5: somebody is a winner of the round."""

    who: Public[str]


class PotReturned(Event, frozen=True, tag="returned"):
    """EVIL-TEAM-7, EVIL-SPLIT-2: Influence of the pot went back to the supply."""

    amount: Public[int]


class Proposed(Event, frozen=True, tag="proposed"):
    """EVIL-SPLIT-5: one line of a proposal: what a winner would get."""

    who: Public[str]
    to: Public[str]
    share: Public[int]


class Declined(Event, frozen=True, tag="declined"):
    """EVIL-SPLIT-5, EVIL-EDGE-52: the proposer had nothing to propose."""

    who: Public[str]


class Accepted(Event, frozen=True, tag="accepted"):
    """EVIL-SPLIT-5: a vote for the proposal was revealed."""

    opens = True
    who: Public[str]


class Rejected(Event, frozen=True, tag="rejected"):
    """EVIL-SPLIT-5: a vote against the proposal was revealed."""

    opens = True
    who: Public[str]


class Gained(Event, frozen=True, tag="gained"):
    """EVIL-SPLIT-6: a player's Influence grew by the split."""

    who: Public[str]
    amount: Public[int]


class GainedBy(Event, frozen=True, tag="gained-by"):
    """A card brought its player Influence."""

    who: Public[str]
    amount: Public[int]
    card: Public[str]


class LostBy(Event, frozen=True, tag="lost-by"):
    """EVIL-LEFT-16: a card cost somebody Influence."""

    who: Public[str]
    amount: Public[int]
    card: Public[str]


class NoAgreement(Event, frozen=True, tag="no-agreement"):
    """EVIL-SPLIT-2: all proposals failed."""


class AnotherRound(Event, frozen=True, tag="another-round"):
    """EVIL-END-3: the game goes on."""


class Kept(Event, frozen=True, tag="kept"):
    """EVIL-CLEAN-2, EVIL-INFO-9: how many unused cards of each side a player keeps."""

    opens = True
    who: Public[str]
    left: Public[int]
    right: Public[int]
