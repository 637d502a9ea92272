"""FAU-TALK-5: the few things that may be said, and the silence around the vote."""

from typing import Final

from uprising.kernel import Talk

from .state import OPEN_TALK, Factory

ALWAYS: Final = ("say-hello", "say-thanks", "say-luck", "say-good-game")
EVENT: Final = (*ALWAYS, "say-pick-me", "say-not-me")
CONTRACTS: Final = (*ALWAYS, "say-need-pay", "say-need-holiday", "say-your-pick")
ROBOT: Final = (*ALWAYS, "say-robot-me")

# What may be said during a question besides the greetings; FAU-TALK-1: nothing during the vote
PHRASES: Final[dict[str, tuple[str, ...]]] = {
    "ask-target": EVENT,
    "ask-dentist": EVENT,
    "ask-robot": EVENT,
    "ask-custody": EVENT,
    "ask-custody-ruling": EVENT,
    "ask-contract": CONTRACTS,
    "ask-vote": (),
    "ask-nominate": ROBOT,
    "ask-assign": ROBOT,
    "ask-inherit": ROBOT,
}


def talk(s: Factory, seat: int) -> Talk:
    """FAU-TALK-3: no free talk; nothing at all until the votes are shown (FAU-TALK-1).

    By a house rule the table talks freely outside the vote, and keeps off strikes by itself.

    A phrase about somebody carries the seat: `say-robot-to @2`. FAU-ELIM-1: the eliminated have
    stopped playing, so they say nothing until the end.
    """
    if s.ended:
        return Talk(phrases=ALWAYS)
    if s.out[seat]:
        return Talk()
    phrases = PHRASES.get(s.asks[0].prompt, ALWAYS) if s.asks else ALWAYS
    if phrases == ROBOT:
        others = [f"say-robot-to @{who}" for who in s.active() if who != seat]
        phrases = (*phrases, *others)
    return Talk(phrases=phrases, free=OPEN_TALK in s.house and phrases != ())
