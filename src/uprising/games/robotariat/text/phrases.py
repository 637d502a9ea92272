"""What a choice says: keys of the catalogue and their values."""

from typing import Any

from uprising.kernel import Move, Phrase, at

from ..rules import answers as a
from ..rules import cards
from ..rules import moves as m
from ..rules.sabotage import Extra
from ..rules.state import Robotariat

SPACES = cards.SPACES
FACES = cards.FACES
NONE = cards.NONE


def phrase(s: Robotariat, seat: int, move: Move[Any]) -> Phrase | None:
    """A sentence for moves that need more than their words."""
    if isinstance(move, m.Walk):
        values = {"to": place(move.space)}
        if move.guest == NONE:
            return "do-walk", values
        return "do-walk-with", {**values, "guest": npc(move.guest)}
    if isinstance(move, m.Activate):
        return "do-activate", {"at": place(s.places[seat])}
    if isinstance(move, m.Shift):
        return "do-shift", {"who": at(move.who), "to": place(move.space)}
    if isinstance(move, m.Carry):
        return "do-carry", {"source": SPACES[move.source], "to": place(move.space)}
    if isinstance(move, m.Hang):
        return "do-hang", {"at": place(move.space), "cost": s.pack.wally_price}
    if isinstance(move, m.Promote):
        return "do-promote", {"cost": s.pack.cards[cards.FIRMWARE].cost}
    return answer(s, move)


def answer(s: Robotariat, move: Move[Any]) -> Phrase | None:
    if isinstance(move, a.Place):
        return placing(move)
    if isinstance(move, a.Push):
        return "do-push", {"npc": npc(move.npc), "to": place(move.space)}
    if isinstance(move, a.SetDice):
        return dice(move)
    if isinstance(move, a.Send):
        return "do-send", {"npc": npc(move.npc), "path": FACES[move.path]}
    if isinstance(move, a.Lead):
        return "do-lead", {"path": FACES[move.path]}
    if isinstance(move, a.Restore):
        return "do-restore", {"at": place(move.space)}
    if isinstance(move, a.Buy) and isinstance(s.asker, Extra):
        return "do-buy", {"cost": s.pack.cards[s.asker.card].cost}
    if isinstance(move, a.Guess):
        one, two = (
            f"~id-{cards.OBJECTIVES[move.first_is]}",
            f"~id-{cards.OBJECTIVES[move.second_is]}",
        )
        return "do-name", {"one": at(move.first), "is": one, "two": at(move.second), "was": two}
    return None


def place(space: int) -> dict[str, Any]:
    """A space in the middle of a sentence: "the Scrap Yard"."""
    return {"say": "part-space", "space": SPACES[space]}


def npc(number: int) -> str:
    return f"~id-{cards.NPCS[number]}"


def placing(move: a.Place) -> Phrase:
    """Posters on one space or two; where there are more, a list."""
    spaces = [x for x in range(len(SPACES)) if move.shares[x]]
    said = "part-posters" if len(spaces) < 2 else "part-share"
    shares = [{"say": said, "space": SPACES[x], "count": move.shares[x]} for x in spaces]
    if not spaces:
        return "do-place-nothing", {}
    return "do-place" if len(spaces) == 1 else "do-place-several", {"shares": shares}


def dice(move: a.SetDice) -> Phrase:
    if move.red == NONE:
        return "do-set-black", {"face": f"~id-{FACES[move.black]}"}
    if move.black == NONE:
        return "do-set-red", {"face": f"~id-{FACES[move.red]}"}
    faces = {"black": f"~id-{FACES[move.black]}", "red": f"~id-{FACES[move.red]}"}
    return "do-set-both", faces
