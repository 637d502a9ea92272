"""The rules, in the order the rulebook tells them: set-up, rounds, player turns, NPC turns.

ROB-FLOW-1: no two decisions are simultaneous, so every step asks one seat.

The rulebook's turn example runs through all of them: ROB-EX-1 and ROB-EX-10 (placement), ROB-EX-2,
ROB-EX-5, ROB-EX-6, ROB-EX-8, ROB-EX-11 and ROB-EX-14 (player turns), ROB-EX-3, ROB-EX-4, ROB-EX-7,
ROB-EX-9, ROB-EX-12 and ROB-EX-13 (NPC turns).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from uprising.kernel import Ask, Move, Setup, Step

from .cards import (
    A1_5,
    ALICE,
    BLUE,
    CHARACTERS,
    ELECTRIC_EYE,
    FIRMWARE,
    FIRST_SABOTAGE,
    GUIDE,
    MT_Q,
    NONE,
    POSTMAN,
    SPACES,
    STARTERS,
    TREADS,
    WALLY,
    YELLOW,
    YELLOW_X,
    ZENDER,
    Pack,
)
from .effects import (
    contribute,
    lose,
    move_npc,
    move_token,
    repute,
)
from .encounters import resolve
from .ending import stop
from .events import (
    Activated,
    CharacterDrawn,
    CharacterTaken,
    CivilianSent,
    DiceShown,
    NpcEntered,
    ObjectiveDealt,
    OppressorsLed,
    Peeked,
    PosterCarried,
    PostersPlaced,
    RoundBegan,
    Shifted,
    StartedWith,
    TurnEnded,
    Walked,
)
from .moves import (
    ACTIVATE,
    CARRY,
    DECLINE,
    END,
    HANG,
    LEAD,
    PROMOTE,
    REROLL,
    SEND,
    SHIFT,
    TAKE,
    WALK,
    WALK_WITH,
    Activate,
    Carry,
    Decline,
    End,
    Hang,
    Lead,
    Promote,
    Reroll,
    Send,
    Shift,
    Take,
    Walk,
)
from .spaces import ACTIVATIONS
from .state import NOBODY_YET, TOO_LATE, Robotariat, civilians_out, oppressors_out, within

# Set-up


class ChooseCharacter(Step[Robotariat]):
    """ROB-SETUP-1, ROB-SETUP-2: in seat order, each takes a character nobody has."""

    __slots__ = ("seat",)
    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Take,)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def enter(self, s: Robotariat) -> None:
        moves = [TAKE[c] for c in range(len(CHARACTERS)) if s.cast[c] == NONE]
        s.ask(self, Ask(self.seat, "ask-character", "ROB-SETUP-2", moves))

    def answer(self, s: Robotariat, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Take)
        seat_character(s, seat, move.character)
        if s.telling:
            s.tell(CharacterTaken(seat, move.character))
        s.push(CHOOSE[seat + 1] if seat + 1 < s.seats else DEAL_OBJECTIVES)

    def default(self, s: Robotariat, seat: int) -> Move[Any]:
        """ROB-FLOW-2: the first that is free."""
        return TAKE[s.cast.index(NONE)]


class DrawCharacters(Step[Robotariat]):
    """ROB-SETUP-2, by chance instead of choice."""

    def enter(self, s: Robotariat) -> None:
        pool = list(range(len(CHARACTERS)))
        s.shuffle("characters", pool)
        for seat in range(s.seats):
            character = pool.pop()
            seat_character(s, seat, character)
            if s.telling:
                s.tell(CharacterDrawn(seat, character))
        s.push(DEAL_OBJECTIVES)


def seat_character(s: Robotariat, seat: int, character: int) -> None:
    cast = list(s.cast)
    cast[character] = seat
    s.cast = tuple(cast)
    s.places[seat] = s.pack.characters[character].start


class DealObjectives(Step[Robotariat]):
    """ROB-SETUP-3, ROB-EDGE-32: one each, the rest aside unseen. None in `coop`."""

    def enter(self, s: Robotariat) -> None:
        if s.secret:
            pool = list(s.aside)
            s.shuffle("objectives", pool)
            s.objectives = tuple([pool.pop() for _ in range(s.seats)])
            s.aside = tuple(sorted(pool))
            if s.telling:
                for seat in range(s.seats):
                    s.tell(ObjectiveDealt(seat, s.objectives[seat]))
        s.push(SHUFFLE_DECKS)


class ShuffleDecks(Step[Robotariat]):
    """ROB-SETUP-5, ROB-SETUP-6: both decks are shuffled; four characters take the top Upgrade."""

    def enter(self, s: Robotariat) -> None:
        s.shuffle("upgrade", s.upgrade_deck)
        s.shuffle("sabotage", s.sabotage_deck)
        for seat in range(s.seats):
            if s.character(seat) in STARTERS and s.upgrade_deck:
                card = s.upgrade_deck.pop()
                s.front[card] = seat
                if s.telling:
                    s.tell(StartedWith(seat, card))
        if s.telling and s.cast[ELECTRIC_EYE] != NONE:
            s.tell(Peeked(s.cast[ELECTRIC_EYE], s.sabotage_deck[:-3:-1]))
        s.push(BEGIN_ROUND)


# Rounds


class BeginRound(Step[Robotariat]):
    """ROB-ROUND-1, ROB-ROUND-3, ROB-ENC-7: the next NPC enters and encounters; six rounds."""

    def enter(self, s: Robotariat) -> None:
        if s.round == len(s.pack.entry):
            stop(s, TOO_LATE)  # ROB-GOAL-3, ROB-EDGE-20
            return
        npc = s.pack.entry[s.round]
        s.round += 1
        s.npcs[npc] = s.token
        if s.telling:
            s.tell(RoundBegan(s.round))
            s.tell(NpcEntered(npc, s.token))
        begin_turn(s, 0)  # ROB-ROUND-4: the placement belongs to the first player's turn
        s.push(TURN)
        resolve(s, 1 << npc)


def begin_turn(s: Robotariat, seat: int) -> None:
    s.active = seat
    s.moved = False
    s.activations = 0
    s.power_used = False
    s.pr_used = False
    s.torn = 0
    s.picked = NONE


# The player turn


class Turn(Step[Robotariat]):
    """ROB-TURN-1 to ROB-TURN-3: a move, an activation and one's powers, in any order, until End."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (
        Walk, Activate, End, Shift, Carry, Hang, Promote,
    )  # fmt: skip

    def enter(self, s: Robotariat) -> None:
        seat = s.active
        here = s.places[seat]
        moves: list[Move[Any]] = [END]
        if ACTIVATE.refusal(s, seat) is None:
            moves.append(ACTIVATE)
        if not s.moved and s.activations < 2:
            add_walks(s, seat, here, moves)
        if not s.power_used:
            add_powers(s, seat, moves)
        if s.front[FIRMWARE] == seat and PROMOTE.refusal(s, seat) is None:
            moves.append(PROMOTE)
        s.ask(self, Ask(seat, "ask-turn", "ROB-TURN-1", moves))

    def answer(self, s: Robotariat, seat: int, move: Move[Any]) -> None:
        if isinstance(move, End):
            if s.telling:
                s.tell(TurnEnded(seat))
            s.push(NPC_TURN)
            return
        s.push(TURN)
        if isinstance(move, Walk):
            s.moved = True
            s.places[seat] = move.space
            if s.telling:
                s.tell(Walked(seat, move.space))
            if move.guest != NONE:  # ROB-CARD-6, ROB-EDGE-43
                move_npc(s, move.guest, move.space)
                resolve(s, 1 << move.guest)
        elif isinstance(move, Activate):
            s.activations += 1
            space = s.places[seat]
            if s.telling:
                s.tell(Activated(seat, space))
            s.push(ACTIVATIONS[space])
        elif isinstance(move, Promote):
            s.pr_used = True
            lose(s, s.pack.cards[FIRMWARE].cost)
            repute(s, s.pack.cards[FIRMWARE].amount)
        else:
            use_power(s, seat, move)

    def default(self, s: Robotariat, seat: int) -> Move[Any]:
        return END


def add_walks(s: Robotariat, seat: int, here: int, moves: list[Move[Any]]) -> None:
    """ROB-MOVE-1 to ROB-MOVE-3, ROB-EDGE-16: where the move action may lead."""
    if s.front[TREADS] == seat:
        goals = within(s, here, s.pack.cards[TREADS].amount)
        for space in goals:
            moves.append(WALK[space])
    else:
        goals = []
        for space in s.pack.spaces[here].near:
            moves.append(WALK[space])
    if s.front[GUIDE] == seat:
        for npc in range(3):
            if s.npcs[npc] == here:
                for space in goals or s.pack.spaces[here].near:
                    moves.append(WALK_WITH[npc][space])


def add_powers(s: Robotariat, seat: int, moves: list[Move[Any]]) -> None:
    """ROB-POWER-1, ROB-POWER-6, ROB-POWER-8: powers of one's own turn."""
    cast = s.cast
    if cast[A1_5] == seat:
        for who in range(s.seats):
            for space in s.pack.spaces[s.places[who]].near:
                moves.append(SHIFT[who][space])
    elif cast[POSTMAN] == seat:
        for source in range(len(SPACES)):
            if s.posters[source] > 0:
                for space in range(len(SPACES)):
                    if space != source:
                        moves.append(CARRY[source][space])
    elif cast[WALLY] == seat and s.contributions >= s.pack.wally_price and s.supply > 0:
        moves += HANG


def use_power(s: Robotariat, seat: int, move: Move[Any]) -> None:
    s.power_used = True
    if isinstance(move, Shift):  # ROB-EDGE-28, ROB-EDGE-29: no encounter follows
        s.places[move.who] = move.space
        if s.telling:
            s.tell(Shifted(seat, move.who, move.space))
    elif isinstance(move, Carry):
        s.posters[move.source] -= 1
        s.posters[move.space] += 1
        if s.telling:
            s.tell(PosterCarried(seat, move.source, move.space))
    else:
        assert isinstance(move, Hang)
        contribute(s, -s.pack.wally_price)
        s.supply -= 1
        s.posters[move.space] += 1
        if s.telling:
            s.tell(PostersPlaced(seat, 1, move.space))


# The NPC turn


class NpcTurn(Step[Robotariat]):
    """ROB-NPC-1: powers that replace or precede a roll come first, then the dice."""

    def enter(self, s: Robotariat) -> None:
        s.npc_turn = True
        s.restored = False
        s.black = NONE  # the last dice lie there until the next are thrown
        s.red = NONE
        conductor = s.active
        if s.cast[ZENDER] == conductor and civilians_out(s):
            s.then(PICK, THROW)
        elif s.cast[ALICE] == conductor and s.cut == 0 and s.set_black == NONE:
            if oppressors_out(s):
                s.then(CHOOSE_PATH, THROW)
            else:
                throw(s)
        else:
            throw(s)


class Pick(Step[Robotariat]):
    """ROB-POWER-13, ROB-CHAR-8, ROB-EDGE-25: Zender sends one Civilian ahead, at once."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Send,)

    def enter(self, s: Robotariat) -> None:
        moves: list[Move[Any]] = []
        for npc in civilians_out(s):
            moves += SEND[npc]
        s.ask(self, Ask(s.active, "ask-send", "ROB-CHAR-8", moves))

    def answer(self, s: Robotariat, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Send)
        s.picked = move.npc
        if s.telling:
            s.tell(CivilianSent(seat, move.npc, move.path))
        move_npc(s, move.npc, s.arrow(s.npcs[move.npc], move.path))
        resolve(s, 1 << move.npc)

    def default(self, s: Robotariat, seat: int) -> Move[Any]:
        return SEND[civilians_out(s)[0]][YELLOW]


class ChoosePath(Step[Robotariat]):
    """ROB-POWER-2, ROB-CHAR-2, ROB-EDGE-26: Alice's path takes the place of the black die."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Lead,)

    def enter(self, s: Robotariat) -> None:
        s.ask(self, Ask(s.active, "ask-lead", "ROB-CHAR-2", LEADS))

    def answer(self, s: Robotariat, seat: int, move: Move[Any]) -> None:
        assert isinstance(move, Lead)
        s.black = move.path
        if s.telling:
            s.tell(OppressorsLed(seat, move.path))

    def default(self, s: Robotariat, seat: int) -> Move[Any]:
        return LEAD[BLUE]


class Throw(Step[Robotariat]):
    """ROB-NPC-1: the dice, after what comes before them."""

    def enter(self, s: Robotariat) -> None:
        throw(s)


def rolls_black(s: Robotariat) -> bool:
    """ROB-CARD-3, ROB-CARD-4: not when cut, set, or Alice's to choose."""
    return s.cut == 0 and s.set_black == NONE and s.cast[ALICE] != s.active


def throw(s: Robotariat) -> None:
    """ROB-DICE-1, ROB-DICE-2: what the dice show; a cut black die shows nothing (ROB-EDGE-41)."""
    if rolls_black(s):
        s.black = s.pack.black[s.chance("die.black", len(s.pack.black))]
    elif s.cut > 0:
        s.black = NONE
    elif s.set_black != NONE:
        s.black = s.set_black  # ROB-EDGE-46: an X too, and also for Alice
    if s.set_red == NONE:
        s.red = s.pack.red[s.chance("die.red", len(s.pack.red))]
    else:
        s.red = s.set_red
    if s.telling:
        s.tell(DiceShown(s.active, s.black, s.red, False))
    if s.cast[MT_Q] == s.active and (rolls_black(s) or s.set_red == NONE):
        s.push(THROW_AGAIN)
    else:
        march(s)


class ThrowAgain(Step[Robotariat]):
    """ROB-POWER-7, ROB-CHAR-6, ROB-EDGE-27, ROB-EDGE-42, ROB-EDGE-47: MT-Q's second throw."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Reroll, Decline)

    def enter(self, s: Robotariat) -> None:
        s.ask(self, Ask(s.active, "ask-reroll", "ROB-CHAR-6", REROLLS))

    def answer(self, s: Robotariat, seat: int, move: Move[Any]) -> None:
        if isinstance(move, Reroll):
            if rolls_black(s):
                s.black = s.pack.black[s.chance("die.black", len(s.pack.black))]
            if s.set_red == NONE:
                s.red = s.pack.red[s.chance("die.red", len(s.pack.red))]
            if s.telling:
                s.tell(DiceShown(seat, s.black, s.red, True))
        march(s)

    def default(self, s: Robotariat, seat: int) -> Move[Any]:
        return DECLINE


def march(s: Robotariat) -> None:
    """ROB-NPC-2 to ROB-NPC-5, ROB-NPC-7: Oppressors, then Civilians; an X moves the token.

    ROB-EDGE-13, ROB-EDGE-14: all have moved before anybody is encountered. ROB-EDGE-15: after two
    X nobody encounters. ROB-EDGE-24, ROB-EDGE-52: the Civilian sent ahead does not move again.
    """
    mask = march_group(s, 3, s.black)
    mask |= march_group(s, 0, s.red)
    s.push(NPC_TURN_OVER)
    resolve(s, mask)


def march_group(s: Robotariat, first: int, face: int) -> int:
    """Move three walkers by one face; which of them moved, as bits."""
    if face == NONE:
        return 0
    if face >= YELLOW_X:
        move_token(s, face - YELLOW_X)
        return 0
    mask = 0
    for npc in range(first, first + 3):
        space = s.npcs[npc]
        if space != NONE and npc != s.picked:
            move_npc(s, npc, s.arrow(space, face))
            mask |= 1 << npc
    return mask


class NpcTurnOver(Step[Robotariat]):
    """ROB-ROUND-2: the next player's turn, or the next round."""

    def enter(self, s: Robotariat) -> None:
        s.npc_turn = False
        s.set_black = NONE
        s.set_red = NONE
        if s.cut > 0:
            s.cut -= 1
        if s.active + 1 < s.seats:
            begin_turn(s, s.active + 1)
            s.push(TURN)
        else:
            s.push(BEGIN_ROUND)


LEADS: Final[list[Move[Any]]] = [*LEAD]
REROLLS: Final[list[Move[Any]]] = [DECLINE, REROLL]
CHOOSE: Final = [ChooseCharacter(seat) for seat in range(5)]
DRAW_CHARACTERS: Final = DrawCharacters()
DEAL_OBJECTIVES: Final = DealObjectives()
SHUFFLE_DECKS: Final = ShuffleDecks()
BEGIN_ROUND: Final = BeginRound()
TURN: Final = Turn()
NPC_TURN: Final = NpcTurn()
PICK: Final = Pick()
CHOOSE_PATH: Final = ChoosePath()
THROW: Final = Throw()
THROW_AGAIN: Final = ThrowAgain()
NPC_TURN_OVER: Final = NpcTurnOver()


def deal(setup: Setup) -> Robotariat:
    """ROB-SETUP-4, ROB-SETUP-5: everything in its place, before the first choice."""
    pack = setup.pack
    assert isinstance(pack, Pack)
    seats = setup.seats
    secret = setup.options["mode"] == "secret"
    count = pack.counts[seats - pack.counts[0].players]
    s = Robotariat(
        pack, seats, secret, 0, 0, pack.start_funds, count.reputation, 0, pack.posters, 0,
        pack.entry_space, [0] * 6, [NONE] * 6, NOBODY_YET, [NONE] * seats, [NONE] * 20,
        [0] * seats, list(range(FIRST_SABOTAGE)), list(range(FIRST_SABOTAGE, 20)), [], (),
        count.objectives if secret else (), False, 0, False, False, False, False, NONE, NONE,
        NONE, NONE, NONE, 0, 0, 0, 0, False, 0,
    )  # fmt: skip
    s.begin(CHOOSE[0] if setup.options["characters"] == "choose" else DRAW_CHARACTERS)
    return s
