"""What a seat sees of the table (ROB-HIDE-1 to ROB-HIDE-10)."""

import msgspec

from ..rules import cards
from ..rules.cards import CARDS, FACES, FIRST_SABOTAGE, NONE, NPCS, OBJECTIVES, SPACES
from ..rules.state import Robotariat, drawer_sees, known_spy


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
    suspicion: int
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
    if seat is None or s.round == 0 or s.cast[cards.ELECTRIC_EYE] != seat:
        return ()
    return tuple([CARDS[card] for card in s.sabotage_deck[:-3:-1]])


def player(s: Robotariat, who: int, seat: int | None) -> PlayerView:
    held = [card for card, owner in enumerate(s.front) if owner == who]
    shown = bool(s.objectives) and (who == seat or s.ended)
    character = s.character(who)
    return PlayerView(
        character=None if character == NONE else cards.CHARACTERS[character],
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
    spy = NONE if s.ended else known_spy(s)
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
        suspicion=s.pack.suspicion,
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
        spy=None if spy == NONE else spy,
        forecast=() if s.ended else forecast(s),
    )


def forecast(s: Robotariat) -> tuple[ForecastView, ...]:
    """ROB-DICE-1, ROB-DICE-2, ROB-NPC-2: where the next dice may send whom; all of it public."""
    black = (s.set_black,) if s.set_black != NONE else s.pack.black
    if s.cast[cards.ALICE] == s.active and s.set_black == NONE:
        black = ()  # ROB-POWER-2: her choice takes the place of the die
    red = (s.set_red,) if s.set_red != NONE else s.pack.red
    found = []
    for npc, space in enumerate(s.npcs):
        oppressor = npc >= cards.FIRST_OPPRESSOR
        if space == NONE or npc == s.picked or (oppressor and s.cut > 0):
            continue
        die = black if oppressor else red
        for path in (cards.YELLOW, cards.BLUE):
            faces = die.count(path)
            if faces or not die:
                to = SPACES[s.arrow(space, path)]
                found.append(
                    ForecastView(NPCS[npc], SPACES[space], to, FACES[path], faces, len(die))
                )
    return tuple(found)
