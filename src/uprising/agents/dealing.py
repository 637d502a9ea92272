"""Telegrams between players of a match: free moves offered for free moves, carried out at once.

The rules carry out what both sides give, or nothing. An agent is asked whether it accepts; a bot
counts what the exchange changes in its chance to win.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from uprising.bots import answer_telegram
from uprising.kernel import BadNotation, Event, Move, Player, Rng, Table

from .asking import offer_question
from .protocol import Answer, Heard, Offered
from .reading import BadAnswer
from .seated import AgentPlayer, Trouble

Exchange = list[tuple[int, Move[Any]]]
ACCEPT = "accept"


def settle(
    table: Table, seat: int, offer: Offered, players: Sequence[Player], luck: Rng
) -> list[list[Event]]:
    """What becomes of an offer: the events of the moves it led to, none if it led to none."""
    sender = players[seat]
    assert isinstance(sender, AgentPlayer)
    other, exchange = read_offer(table, seat, offer)
    if other < 0 or not possible(table, exchange[:1] if offer.give else []):
        sender.heard.append(Heard("table", f"your offer to {offer.to} could not be made"))
        return []
    sender.tally["offered"] += 1
    taker = players[other]
    accepted = possible(table, exchange) and takes(table, seat, other, offer, exchange, taker, luck)
    sender.tally["accepted"] += int(accepted)
    if isinstance(taker, AgentPlayer):
        taker.tally["asked_to_take"] += 1
        taker.tally["taken"] += int(accepted)
    word = "accepts" if accepted else "refuses"
    sender.heard.append(Heard(table.names[other], f"{word} your offer", True))
    return [table.play(who, move).events for who, move in exchange] if accepted else []


def read_offer(table: Table, seat: int, offer: Offered) -> tuple[int, Exchange]:
    """Whom an offer is for and what it would do; seat -1 if it cannot be sent."""
    names = [name.lower() for name in table.names]
    other = names.index(offer.to.lower()) if offer.to.lower() in names else -1
    talk = table.game.talk(table.state, seat)
    if other in (-1, seat) or not (talk.free or other in talk.private) or table.state.ended:
        return -1, []
    exchange: Exchange = []
    for who, text in ((seat, offer.give), (other, offer.want)):
        if not text:
            continue
        try:
            move = table.read(text)
        except BadNotation:
            return -1, []
        if not isinstance(move, table.game.standing):
            return -1, []
        exchange.append((who, move))
    return (other, exchange) if exchange else (-1, [])


def possible(table: Table, exchange: Exchange) -> bool:
    """Whether the rules would carry it out, one move after the other."""
    after = table.copy()
    for who, move in exchange:
        if after.why_not(who, move) is not None:
            return False
        after.play_legal(who, move)
    return True


def takes(
    table: Table,
    seat: int,
    other: int,
    offer: Offered,
    exchange: Exchange,
    taker: Player,
    luck: Rng,
) -> bool:
    if isinstance(taker, AgentPlayer):
        try:
            answer = taker.decided(offer_question(table, seat, other, offer, taker.lang))
        except (Trouble, BadAnswer):
            answer = Answer()
        return answer.move.strip().lower() in (ACCEPT, "1")
    if not table.game.bot.has_advice:
        return False
    guessed = table.guess(other, luck.split())
    taken, _ = answer_telegram(guessed, other, [exchange], 0.0, luck.split())
    return taken == 0


def offers_of(agents: Mapping[int, AgentPlayer], seat: int) -> list[Offered]:
    made, agents[seat].offers = agents[seat].offers, []
    return made
