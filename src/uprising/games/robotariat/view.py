"""What a seat sees of the table and of each event (ROB-HIDE-1 to ROB-HIDE-10)."""

from __future__ import annotations

import msgspec

from uprising.kernel import Event, at

from .cards import (
    ALICE,
    BLUE,
    CARDS,
    CHARACTERS,
    ELECTRIC_EYE,
    FACES,
    FIRST_OPPRESSOR,
    FIRST_SABOTAGE,
    NONE,
    NPCS,
    OBJECTIVES,
    SPACES,
    SPY,
    YELLOW,
)
from .events import (
    Activated,
    CardDrawn,
    CardReturned,
    CharacterDrawn,
    CharacterTaken,
    CivilianSent,
    ContributionsChanged,
    Declined,
    DiceSet,
    DiceShown,
    Donated,
    ExtraBought,
    Fined,
    FundsChanged,
    Guessed,
    Judged,
    NpcEntered,
    NpcMoved,
    ObjectiveDealt,
    OppressorsLed,
    Peeked,
    PosterCarried,
    PosterRestored,
    PostersPlaced,
    PostersTorn,
    PowerCut,
    ReputationChanged,
    Revealed,
    RoundBegan,
    SabotageUsed,
    Shifted,
    Slid,
    StartedWith,
    Suspected,
    TokenMoved,
    TurnEnded,
    UpgradeKept,
    Walked,
)
from .state import SUCCESS, Robotariat, drawer_sees


class SpaceView(msgspec.Struct, frozen=True, tag="robotariat-space"):
    """One space: its lines and arrows, and what stands on it; `crowd` is the suspicion count."""

    key: str
    near: tuple[str, ...]
    yellow: str
    blue: str
    source: str
    posters: int
    players: tuple[int, ...]
    npcs: tuple[str, ...]
    crowd: int
    token: bool


class ForecastView(msgspec.Struct, frozen=True, tag="robotariat-forecast"):
    """An NPC that may walk from its space with the next dice: on `faces` of `of`.

    Where `of` is 0 no die decides: somebody's power chooses the path.
    """

    npc: str
    start: str
    to: str
    path: str
    faces: int
    of: int


class PlayerView(msgspec.Struct, frozen=True, tag="robotariat-player"):
    """`objective` is None where this seat may not see it (and in co-operative games).

    ROB-HIDE-8: what everybody has played is open.
    """

    character: str | None
    place: str | None
    upgrades: tuple[str, ...]
    sabotages: tuple[str, ...]
    played: int
    objective: str | None


class RobotariatView(msgspec.Struct, frozen=True, tag="robotariat"):
    """`peek` are the two topmost Sabotage cards, for Electric Eye alone; top first.

    ROB-COMP-5: the tracks are numbers here.
    `drawn` are the cards an activation drew, for those who may see them; `drawn_size` how many.
    `moved` to `pr_used` say what the active player has used up in this turn.
    """

    mode: str
    round: int
    rounds: int
    active: int
    npc_turn: bool
    verdict: str | None
    funds: int
    target: int
    reputation: int
    most_reputation: int
    contributions: int
    reward: int
    rewards: tuple[int, ...]
    supply: int
    junk: int
    token: str
    queue: tuple[str, ...]
    spaces: tuple[SpaceView, ...]
    players: tuple[PlayerView, ...]
    npcs: dict[str, str]
    black: str | None
    red: str | None
    set_black: str | None
    set_red: str | None
    sent: str | None
    cut: int
    moved: bool
    activations: int
    power_used: bool
    pr_used: bool
    restored: bool
    upgrade_deck: int
    sabotage_deck: int
    drawn: tuple[str, ...]
    drawn_size: int
    peek: tuple[str, ...]
    aside: int
    torn: int
    torn_most: int
    spy: int | None
    forecast: tuple[ForecastView, ...]


VERDICTS = (None, "success", "disgrace", "too-late")


def face(number: int) -> str | None:
    return None if number == NONE else FACES[number]


def peek(s: Robotariat, seat: int | None) -> tuple[str, ...]:
    """ROB-POWER-4, ROB-CHAR-4, ROB-HIDE-5: Electric Eye always sees the two topmost."""
    if seat is None or s.round == 0 or s.cast[ELECTRIC_EYE] != seat:
        return ()
    return tuple([CARDS[card] for card in s.sabotage_deck[:-3:-1]])


def player(s: Robotariat, who: int, seat: int | None) -> PlayerView:
    held = [card for card, owner in enumerate(s.front) if owner == who]
    shown = bool(s.objectives) and (who == seat or s.ended)
    character = s.character(who)
    return PlayerView(
        character=None if character == NONE else CHARACTERS[character],
        place=None if s.places[who] == NONE else SPACES[s.places[who]],
        upgrades=tuple([CARDS[card] for card in held if card < FIRST_SABOTAGE]),
        sabotages=tuple([CARDS[card] for card in held if card >= FIRST_SABOTAGE]),
        played=s.played[who],
        objective=OBJECTIVES[s.objectives[who]] if shown else None,
    )


def space_view(s: Robotariat, space: int) -> SpaceView:
    data = s.pack.spaces[space]
    return SpaceView(
        key=SPACES[space],
        near=tuple([SPACES[other] for other in data.near]),
        yellow=SPACES[data.yellow],
        blue=SPACES[data.blue],
        source=data.source,
        posters=s.posters[space],
        players=tuple([who for who, place in enumerate(s.places) if place == space]),
        npcs=tuple([NPCS[npc] for npc, place in enumerate(s.npcs) if place == space]),
        crowd=s.crowd(space),
        token=s.token == space,
    )


def view(s: Robotariat, seat: int | None) -> RobotariatView:
    asking_spy = s.secret and s.verdict == SUCCESS and not s.ended
    return RobotariatView(
        mode="secret" if s.secret else "coop",
        round=s.round,
        rounds=len(s.pack.entry),
        active=s.active,
        npc_turn=s.npc_turn,
        verdict=VERDICTS[s.verdict],
        funds=s.funds,
        target=s.count().target,
        reputation=s.reputation,
        most_reputation=s.pack.most_reputation,
        contributions=s.contributions,
        reward=s.reward(),
        rewards=s.pack.rewards,
        supply=s.supply,
        junk=s.junk,
        token=SPACES[s.token],
        queue=tuple([NPCS[npc] for npc in s.pack.entry[s.round :]]),
        spaces=tuple([space_view(s, space) for space in range(len(SPACES))]),
        players=tuple([player(s, who, seat) for who in range(s.seats)]),
        npcs={NPCS[npc]: SPACES[place] for npc, place in enumerate(s.npcs) if place != NONE},
        black=face(s.black),
        red=face(s.red),
        set_black=face(s.set_black),
        set_red=face(s.set_red),
        sent=None if s.picked == NONE else NPCS[s.picked],
        cut=s.cut,
        moved=s.moved,
        activations=s.activations,
        power_used=s.power_used,
        pr_used=s.pr_used,
        restored=s.restored,
        upgrade_deck=len(s.upgrade_deck),
        sabotage_deck=len(s.sabotage_deck),
        drawn=tuple([CARDS[card] for card in s.drawn]) if drawer_sees(s, seat) else (),
        drawn_size=len(s.drawn),
        peek=peek(s, seat),
        aside=len(s.aside),
        torn=s.torn,
        torn_most=s.torn_most,
        spy=s.objectives.index(SPY) if asking_spy else None,
        forecast=() if s.ended else forecast(s),
    )


def forecast(s: Robotariat) -> tuple[ForecastView, ...]:
    """ROB-DICE-1, ROB-DICE-2, ROB-NPC-2: where the next dice may send whom; all of it public."""
    black = (s.set_black,) if s.set_black != NONE else s.pack.black
    if s.cast[ALICE] == s.active and s.set_black == NONE:
        black = ()  # ROB-POWER-2: her choice takes the place of the die
    red = (s.set_red,) if s.set_red != NONE else s.pack.red
    found = []
    for npc, space in enumerate(s.npcs):
        oppressor = npc >= FIRST_OPPRESSOR
        if space == NONE or npc == s.picked or (oppressor and s.cut > 0):
            continue
        die = black if oppressor else red
        for path in (YELLOW, BLUE):
            faces = die.count(path)
            if faces or not die:
                to = SPACES[s.arrow(space, path)]
                found.append(
                    ForecastView(NPCS[npc], SPACES[space], to, FACES[path], faces, len(die))
                )
    return tuple(found)


class SawCharacter(msgspec.Struct, frozen=True, tag="character"):
    who: str
    character: str


class SawObjective(msgspec.Struct, frozen=True, tag="objective"):
    objective: str


class SawObjectiveDealt(msgspec.Struct, frozen=True, tag="objective-dealt"):
    who: str


class SawStart(msgspec.Struct, frozen=True, tag="started-with"):
    who: str
    card: str


class SawPeek(msgspec.Struct, frozen=True, tag="peeked"):
    who: str
    cards: tuple[str, ...]


class SawRound(msgspec.Struct, frozen=True, tag="round"):
    round: int


class SawEntered(msgspec.Struct, frozen=True, tag="entered"):
    npc: str
    space: str


class SawNpcMoved(msgspec.Struct, frozen=True, tag="npc-moved"):
    npc: str
    space: str


class SawToken(msgspec.Struct, frozen=True, tag="token-moved"):
    space: str


class SawWalked(msgspec.Struct, frozen=True, tag="walked"):
    who: str
    space: str


class SawShifted(msgspec.Struct, frozen=True, tag="shifted"):
    who: str
    other: str
    space: str


class SawActivated(msgspec.Struct, frozen=True, tag="activated"):
    who: str
    space: str


class SawTurnEnded(msgspec.Struct, frozen=True, tag="turn-ended"):
    who: str


class SawPlaced(msgspec.Struct, frozen=True, tag="placed"):
    who: str
    count: int
    space: str


class SawCarried(msgspec.Struct, frozen=True, tag="carried"):
    who: str
    source: str
    space: str


class SawRestored(msgspec.Struct, frozen=True, tag="restored"):
    who: str
    space: str


class SawDeclined(msgspec.Struct, frozen=True, tag="declined"):
    who: str


class SawFunds(msgspec.Struct, frozen=True, tag="funds"):
    change: int
    total: int


class SawContributions(msgspec.Struct, frozen=True, tag="contributions"):
    change: int
    total: int


class SawReputation(msgspec.Struct, frozen=True, tag="reputation"):
    change: int
    total: int


class SawDrawn(msgspec.Struct, frozen=True, tag="drawn"):
    who: str
    card: str


class SawDrawnHidden(msgspec.Struct, frozen=True, tag="drawn-hidden"):
    who: str
    space: str


class SawReturned(msgspec.Struct, frozen=True, tag="returned"):
    who: str
    card: str


class SawReturnedHidden(msgspec.Struct, frozen=True, tag="returned-hidden"):
    who: str


class SawKept(msgspec.Struct, frozen=True, tag="kept"):
    who: str
    card: str


class SawUsed(msgspec.Struct, frozen=True, tag="used"):
    who: str
    card: str


class SawExtra(msgspec.Struct, frozen=True, tag="extra"):
    who: str
    card: str


class SawDiceSet(msgspec.Struct, frozen=True, tag="dice-set"):
    who: str
    black: str
    red: str


class SawPowerCut(msgspec.Struct, frozen=True, tag="power-cut"):
    who: str
    turns: int


class SawSent(msgspec.Struct, frozen=True, tag="sent"):
    who: str
    npc: str
    path: str


class SawLed(msgspec.Struct, frozen=True, tag="led"):
    who: str
    path: str


class SawDice(msgspec.Struct, frozen=True, tag="dice"):
    who: str
    black: str
    red: str


class SawDiceAgain(msgspec.Struct, frozen=True, tag="dice-again"):
    who: str
    black: str
    red: str


class SawFined(msgspec.Struct, frozen=True, tag="fined"):
    npc: str
    players: int
    space: str


class SawTorn(msgspec.Struct, frozen=True, tag="torn"):
    npc: str
    count: int
    space: str


class SawSuspected(msgspec.Struct, frozen=True, tag="suspected"):
    space: str


class SawDonated(msgspec.Struct, frozen=True, tag="donated"):
    npc: str
    amount: int
    space: str


class SawSlid(msgspec.Struct, frozen=True, tag="slid"):
    who: str
    face: str
    change: int


class SawSuccess(msgspec.Struct, frozen=True, tag="success"):
    pass


class SawDisgrace(msgspec.Struct, frozen=True, tag="disgrace"):
    pass


class SawTooLate(msgspec.Struct, frozen=True, tag="too-late"):
    pass


class SawGuessed(msgspec.Struct, frozen=True, tag="guessed"):
    who: str
    first: str
    one: str
    second: str
    two: str


class SawMet(msgspec.Struct, frozen=True, tag="met"):
    who: str
    objective: str


class SawMissed(msgspec.Struct, frozen=True, tag="missed"):
    who: str
    objective: str


def space_key(space: int) -> str:
    return f"~id-{SPACES[space]}"


def npc_key(npc: int) -> str:
    return f"~id-{NPCS[npc]}"


def card_key(card: int) -> str:
    return f"~id-{CARDS[card]}"


def face_key(number: int) -> str:
    return "~id-no-face" if number == NONE else f"~id-{FACES[number]}"


def objective_key(objective: int) -> str:
    return f"~id-{OBJECTIVES[objective]}"


def seen_by(event: Event, seat: int | None) -> msgspec.Struct | None:
    match event:
        case CharacterTaken() | CharacterDrawn():
            return SawCharacter(at(event.seat), f"~id-{CHARACTERS[event.character]}")
        case ObjectiveDealt():
            if event.seat == seat:
                return SawObjective(objective_key(event.objective))
            return SawObjectiveDealt(at(event.seat))
        case StartedWith():
            return SawStart(at(event.seat), card_key(event.card))
        case Peeked():
            cards = tuple([card_key(card) for card in event.cards])
            return SawPeek(at(event.seat), cards) if event.seat == seat else None
        case CardDrawn() | CardReturned() | UpgradeKept() | SabotageUsed() | ExtraBought():
            return seen_card(event, seat)
        case DiceSet() | PowerCut() | CivilianSent() | OppressorsLed() | DiceShown() | Slid():
            return seen_dice(event)
        case Judged():
            return (SawSuccess(), SawDisgrace(), SawTooLate())[event.verdict - 1]
        case Guessed():
            return SawGuessed(
                at(event.seat),
                at(event.first),
                objective_key(event.first_is),
                at(event.second),
                objective_key(event.second_is),
            )
        case Revealed():
            kind = SawMet if event.met else SawMissed
            return kind(at(event.seat), objective_key(event.objective))
    return seen_on_board(event)


def seen_card(event: Event, seat: int | None) -> msgspec.Struct:
    match event:
        case CardDrawn():
            if seat is None or seat not in (event.seat, event.eye):
                return SawDrawnHidden(at(event.seat), space_key(event.space))
            return SawDrawn(at(event.seat), card_key(event.card))
        case CardReturned():
            if seat is None or seat not in (event.seat, event.eye):
                return SawReturnedHidden(at(event.seat))
            return SawReturned(at(event.seat), card_key(event.card))
        case UpgradeKept():
            return SawKept(at(event.seat), card_key(event.card))
        case SabotageUsed():
            return SawUsed(at(event.seat), card_key(event.card))
        case ExtraBought():
            return SawExtra(at(event.seat), card_key(event.card))
    raise AssertionError(event)


def seen_dice(event: Event) -> msgspec.Struct:
    match event:
        case DiceSet():
            return SawDiceSet(at(event.seat), face_key(event.black), face_key(event.red))
        case PowerCut():
            return SawPowerCut(at(event.seat), event.turns)
        case CivilianSent():
            return SawSent(at(event.seat), npc_key(event.npc), face_key(event.path))
        case OppressorsLed():
            return SawLed(at(event.seat), face_key(event.path))
        case DiceShown():
            kind = SawDiceAgain if event.again else SawDice
            return kind(at(event.seat), face_key(event.black), face_key(event.red))
        case Slid():
            return SawSlid(at(event.seat), face_key(event.face), event.change)
    raise AssertionError(event)


def seen_on_board(event: Event) -> msgspec.Struct:
    """ROB-HIDE-1: everyone sees the board and the tracks."""
    match event:
        case RoundBegan():
            return SawRound(event.round)
        case NpcEntered():
            return SawEntered(npc_key(event.npc), space_key(event.space))
        case NpcMoved():
            return SawNpcMoved(npc_key(event.npc), space_key(event.space))
        case TokenMoved():
            return SawToken(space_key(event.space))
        case Walked():
            return SawWalked(at(event.seat), space_key(event.space))
        case Shifted():
            return SawShifted(at(event.seat), at(event.who), space_key(event.space))
        case Activated():
            return SawActivated(at(event.seat), space_key(event.space))
        case TurnEnded():
            return SawTurnEnded(at(event.seat))
        case PostersPlaced():
            return SawPlaced(at(event.seat), event.count, space_key(event.space))
        case PosterCarried():
            return SawCarried(at(event.seat), space_key(event.source), space_key(event.space))
        case PosterRestored():
            return SawRestored(at(event.seat), space_key(event.space))
        case Declined():
            return SawDeclined(at(event.seat))
        case FundsChanged():
            return SawFunds(event.change, event.funds)
        case ContributionsChanged():
            return SawContributions(event.change, event.contributions)
        case ReputationChanged():
            return SawReputation(event.change, event.reputation)
        case Fined():
            return SawFined(npc_key(event.npc), event.players, space_key(event.space))
        case PostersTorn():
            return SawTorn(npc_key(event.npc), event.count, space_key(event.space))
        case Suspected():
            return SawSuspected(space_key(event.space))
        case Donated():
            return SawDonated(npc_key(event.npc), event.amount, space_key(event.space))
    raise AssertionError(event)
