"""The rules, in the order the rulebook tells them: set-up, rounds, player turns, NPC turns.

ROB-FLOW-1: no two decisions are simultaneous, so every step asks one seat.

The rulebook's turn example runs through all of them: ROB-EX-1 and ROB-EX-10 (placement), ROB-EX-2,
ROB-EX-5, ROB-EX-6, ROB-EX-8, ROB-EX-11 and ROB-EX-14 (player turns), ROB-EX-3, ROB-EX-4, ROB-EX-7,
ROB-EX-9, ROB-EX-12 and ROB-EX-13 (NPC turns).
"""

from typing import Any, ClassVar, Final

from uprising.kernel import Ask, Move, Setup, Step, at

from ..seen import events
from . import cards, moves
from .answers import DECLINE, LEAD, REROLL, SENDS, Decline, Lead, Reroll, Send
from .cards import BLUE, CARDS, CHARACTERS, NONE, NPCS, SPACES, YELLOW_X, face_id, id_of
from .effects import contribute, lose, move_npc, move_token, repute
from .encounters import resolve
from .ending import stop
from .moves import Question, legal
from .spaces import ACTIVATIONS
from .state import NOBODY_YET, TOO_LATE, Robotariat, civilians_out, oppressors_out

# Set-up


class ChooseCharacter(Question):
    """ROB-SETUP-1, ROB-SETUP-2: in seat order, each takes a character nobody has."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (moves.Take,)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def options(self, s: Robotariat) -> list[Any]:
        return legal(s, self.seat, moves.TAKE)

    def enter(self, s: Robotariat) -> None:
        s.ask(self, Ask(self.seat, "ask-character", "ROB-SETUP-2", self.options(s)))

    def answer(self, s: Robotariat, seat: int, move: moves.Take) -> None:
        seat_character(s, seat, move.character)
        if s.telling:
            s.tell(events.CharacterTaken(at(seat), id_of(CHARACTERS, move.character)))
        s.push(CHOOSE[seat + 1] if seat + 1 < s.seats else DEAL_OBJECTIVES)


class DrawCharacters(Step[Robotariat]):
    """ROB-SETUP-2, by chance instead of choice."""

    def enter(self, s: Robotariat) -> None:
        pool = list(range(len(CHARACTERS)))
        s.shuffle("characters", pool)
        for seat in range(s.seats):
            character = pool.pop()
            seat_character(s, seat, character)
            if s.telling:
                s.tell(events.CharacterDrawn(at(seat), id_of(CHARACTERS, character)))
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
                    objective = id_of(cards.OBJECTIVES, s.objectives[seat])
                    s.tell(events.ObjectiveDealt(at(seat), objective))
        s.push(SHUFFLE_DECKS)


class ShuffleDecks(Step[Robotariat]):
    """ROB-SETUP-5, ROB-SETUP-6: both decks are shuffled; four characters take the top Upgrade."""

    def enter(self, s: Robotariat) -> None:
        s.shuffle("upgrade", s.upgrade_deck)
        s.shuffle("sabotage", s.sabotage_deck)
        for seat in range(s.seats):
            if s.character(seat) in cards.STARTERS and s.upgrade_deck:
                card = s.upgrade_deck.pop()
                s.front[card] = seat
                if s.telling:
                    s.tell(events.StartedWith(at(seat), id_of(CARDS, card)))
        if s.telling and s.cast[cards.ELECTRIC_EYE] != NONE:
            seen = tuple([id_of(CARDS, card) for card in s.sabotage_deck[:-3:-1]])
            s.tell(events.Peeked(at(s.cast[cards.ELECTRIC_EYE]), seen))
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
            s.tell(events.RoundBegan(s.round))
            s.tell(events.NpcEntered(id_of(NPCS, npc), id_of(SPACES, s.token)))
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


class Turn(Question):
    """ROB-TURN-1 to ROB-TURN-3: a move, an activation and one's powers, in any order, until End."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (
        moves.Walk, moves.Activate, moves.End, moves.Shift, moves.Carry, moves.Hang, moves.Promote,
    )  # fmt: skip

    def options(self, s: Robotariat) -> list[Any]:
        return moves.turn_moves(s, s.active)

    def enter(self, s: Robotariat) -> None:
        s.ask(self, Ask(s.active, "ask-turn", "ROB-TURN-1", self.options(s)))

    def answer(self, s: Robotariat, seat: int, move: Move[Any]) -> None:
        if isinstance(move, moves.End):
            if s.telling:
                s.tell(events.TurnEnded(at(seat)))
            s.push(NPC_TURN)
            return
        s.push(TURN)
        if isinstance(move, moves.Walk):
            s.moved = True
            s.places[seat] = move.space
            if s.telling:
                s.tell(events.Walked(at(seat), id_of(SPACES, move.space)))
            if move.guest != NONE:  # ROB-CARD-6, ROB-EDGE-43
                move_npc(s, move.guest, move.space)
                resolve(s, 1 << move.guest)
        elif isinstance(move, moves.Activate):
            s.activations += 1
            space = s.places[seat]
            if s.telling:
                s.tell(events.Activated(at(seat), id_of(SPACES, space)))
            s.push(ACTIVATIONS[space])
        elif isinstance(move, moves.Promote):
            promote(s)
        else:
            use_power(s, seat, move)


def promote(s: Robotariat) -> None:
    """ROB-UPG-10: SPARK for Reputation."""
    s.pr_used = True
    firmware = s.pack.cards[cards.FIRMWARE]
    lose(s, firmware.cost)
    repute(s, firmware.amount)


def use_power(s: Robotariat, seat: int, move: Move[Any]) -> None:
    s.power_used = True
    if isinstance(move, moves.Shift):  # ROB-EDGE-28, ROB-EDGE-29: no encounter follows
        s.places[move.who] = move.space
        if s.telling:
            s.tell(events.Shifted(at(seat), at(move.who), id_of(SPACES, move.space)))
    elif isinstance(move, moves.Carry):
        s.posters[move.source] -= 1
        s.posters[move.space] += 1
        if s.telling:
            source, space = id_of(SPACES, move.source), id_of(SPACES, move.space)
            s.tell(events.PosterCarried(at(seat), source, space))
    else:
        assert isinstance(move, moves.Hang)
        contribute(s, -s.pack.wally_price)
        s.supply -= 1
        s.posters[move.space] += 1
        if s.telling:
            s.tell(events.PostersPlaced(at(seat), 1, id_of(SPACES, move.space)))


# The NPC turn


class NpcTurn(Step[Robotariat]):
    """ROB-NPC-1: powers that replace or precede a roll come first, then the dice."""

    def enter(self, s: Robotariat) -> None:
        s.npc_turn = True
        s.restored = False
        s.black = NONE  # the last dice lie there until the next are thrown
        s.red = NONE
        conductor = s.active
        if s.cast[cards.ZENDER] == conductor and civilians_out(s):
            s.then(PICK, THROW)
        elif s.cast[cards.ALICE] == conductor and s.cut == 0 and s.set_black == NONE:
            if oppressors_out(s):
                s.then(CHOOSE_PATH, THROW)
            else:
                throw(s)
        else:
            throw(s)


class Pick(Question):
    """ROB-POWER-13, ROB-CHAR-8, ROB-EDGE-25: Zender sends one Civilian ahead, at once."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Send,)

    def options(self, s: Robotariat) -> list[Any]:
        return legal(s, s.active, SENDS)

    def enter(self, s: Robotariat) -> None:
        s.ask(self, Ask(s.active, "ask-send", "ROB-CHAR-8", self.options(s)))

    def answer(self, s: Robotariat, seat: int, move: Send) -> None:
        s.picked = move.npc
        if s.telling:
            s.tell(events.CivilianSent(at(seat), id_of(NPCS, move.npc), face_id(move.path)))
        move_npc(s, move.npc, s.arrow(s.npcs[move.npc], move.path))
        resolve(s, 1 << move.npc)


class ChoosePath(Question):
    """ROB-POWER-2, ROB-CHAR-2, ROB-EDGE-26: Alice's path takes the place of the black die."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Lead,)

    def options(self, s: Robotariat) -> list[Any]:
        return LEAD

    def enter(self, s: Robotariat) -> None:
        s.ask(self, Ask(s.active, "ask-lead", "ROB-CHAR-2", self.options(s)))

    def answer(self, s: Robotariat, seat: int, move: Lead) -> None:
        s.black = move.path
        if s.telling:
            s.tell(events.OppressorsLed(at(seat), face_id(move.path)))

    def default(self, s: Robotariat, seat: int) -> Move[Any]:
        """ROB-FLOW-2: what the black die mostly shows."""
        return LEAD[BLUE]


class Throw(Step[Robotariat]):
    """ROB-NPC-1: the dice, after what comes before them."""

    def enter(self, s: Robotariat) -> None:
        throw(s)


def rolls_black(s: Robotariat) -> bool:
    """ROB-CARD-3, ROB-CARD-4: not when cut, set, or Alice's to choose."""
    return s.cut == 0 and s.set_black == NONE and s.cast[cards.ALICE] != s.active


def roll(s: Robotariat) -> None:
    """Roll the dice that chance decides."""
    if rolls_black(s):
        s.black = s.pack.black[s.chance("die.black", len(s.pack.black))]
    if s.set_red == NONE:
        s.red = s.pack.red[s.chance("die.red", len(s.pack.red))]


def throw(s: Robotariat) -> None:
    """ROB-DICE-1, ROB-DICE-2: what the dice show; a cut black die shows nothing (ROB-EDGE-41)."""
    if s.cut > 0:
        s.black = NONE
    elif s.set_black != NONE:
        s.black = s.set_black  # ROB-EDGE-46: an X too, and also for Alice
    s.red = s.set_red
    roll(s)
    if s.telling:
        s.tell(events.DiceRolled(at(s.active), face_id(s.black), face_id(s.red)))
    if s.cast[cards.MT_Q] == s.active and (rolls_black(s) or s.set_red == NONE):
        s.push(THROW_AGAIN)
    else:
        march(s)


class ThrowAgain(Question):
    """ROB-POWER-7, ROB-CHAR-6, ROB-EDGE-27, ROB-EDGE-42, ROB-EDGE-47: MT-Q's second throw."""

    takes: ClassVar[tuple[type[Move[Any]], ...]] = (Reroll, Decline)

    def options(self, s: Robotariat) -> list[Any]:
        return [DECLINE, REROLL]

    def enter(self, s: Robotariat) -> None:
        s.ask(self, Ask(s.active, "ask-reroll", "ROB-CHAR-6", self.options(s)))

    def answer(self, s: Robotariat, seat: int, move: Move[Any]) -> None:
        if isinstance(move, Reroll):
            roll(s)
            if s.telling:
                s.tell(events.DiceRerolled(at(seat), face_id(s.black), face_id(s.red)))
        march(s)


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
    assert isinstance(pack, cards.Pack)
    seats = setup.seats
    secret = setup.options["mode"] == "secret"
    count = pack.counts[seats - pack.counts[0].players]
    upgrades = list(range(cards.FIRST_SABOTAGE))
    sabotages = list(range(cards.FIRST_SABOTAGE, len(CARDS)))
    s = Robotariat(
        pack, seats, secret, 0, 0, pack.start_funds, count.reputation, 0, pack.posters, 0,
        pack.entry_space, [0] * 6, [NONE] * 6, NOBODY_YET, [NONE] * seats, [NONE] * 20,
        [0] * seats, upgrades, sabotages, [], (), count.objectives if secret else (), False, 0,
        False, False, False, False, NONE, NONE, NONE, NONE, NONE, 0, 0, 0, 0, False, 0,
    )  # fmt: skip
    s.begin(CHOOSE[0] if setup.options["characters"] == "choose" else DRAW_CHARACTERS)
    return s
