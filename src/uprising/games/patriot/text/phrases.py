"""What each move says as a choice: a text and its values, from what the seat sees.

The consequences of an option are said from the same lines of effects that the rules resolve.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from uprising.kernel import Move, at

from ..rules import cards as c
from ..rules import moves as m
from ..rules.state import Patriot
from ..rules.tiles import BlindLaunchTile, CampaignTile, LaunchTile, Tile, UseTile

Values = dict[str, Any]
Phrase = tuple[str, Mapping[str, Any]]


def phrase(s: Patriot, seat: int, move: Move[Any]) -> Phrase | None:
    if isinstance(move, m.OneWord):
        return word(s, move)
    if isinstance(move, m.Chosen):
        return chosen(s, move)
    if isinstance(move, m.Cards):
        return own_cards(move)
    if isinstance(move, m.Spaces):
        return spaces(move)
    say = SAYS.get(type(move))
    found: Phrase | None = None if say is None else say(s, seat, move)
    return found


# Effects, as the rules have them


def line_said(line: c.Line) -> list[Values]:
    """The effects of a line in order; Rioters who go the same way are counted together."""
    found: list[Values] = []
    for what, n in line:
        said: Values = {"say": f"effect-{what}", "n": c.signed(n) if what in SIGNED else n}
        if what == "rioter":
            said = {"say": "effect-rioter" if n else "effect-rioters", "space": n, "n": 1}
            if found and found[-1]["say"] == said["say"] and found[-1]["space"] == n:
                found[-1]["n"] += 1
                continue
        found.append(said)
    return found


SIGNED = ("cu", "threat", "coins", "base", "markers", "markers-each", "progress")


# Cards and spaces


def by_type(kinds: Sequence[int]) -> list[Values]:
    """Influence cards: of each type, the values as a sum."""
    found: list[Values] = []
    for kind in range(len(c.TYPES)):
        values = [c.card_value(k) for k in kinds if c.card_type(k) == kind]
        if values:
            found.append(
                {
                    "say": "cards-of-type",
                    "type": f"~short-{c.TYPES[kind]}",
                    "values": summed(values),
                }
            )
    return found


def summed(values: Sequence[int]) -> str:
    """The values of cards: "1 + 1 + 4"; from three alike on "3×1 + 4"."""
    parts: list[str] = []
    for value in sorted(set(values)):
        n = values.count(value)
        parts += [f"{n}×{value}"] if n > 2 else [str(value)] * n
    return " + ".join(parts)


def own_cards(move: m.Cards) -> Phrase:
    if not move.cards:
        return f"do-{move.verb}-nothing", {}
    return f"do-{move.verb}", {"cards": by_type(move.cards)}


def spaces(move: m.Spaces) -> Phrase:
    """How many on which Defense Spaces; new Troops on three of them or more are said shorter."""
    each = sorted(set(move.spaces))
    if isinstance(move, m.Place) and len(each) > 2:
        kind = "one-each" if len(each) == len(move.spaces) else "many"
        return f"do-place-{kind}", {"spaces": sorted(move.spaces)}
    where = [
        {"say": "number-on-space", "number": move.spaces.count(space), "space": space}
        for space in each
    ]
    if not where:
        return f"do-{move.verb}-nobody", {}
    if isinstance(move, m.Pardon):
        return "do-pardon", {"space": move.spaces[0]}
    return f"do-{move.verb}", {"where": where}


def take(s: Patriot, seat: int, move: m.Take) -> Phrase:
    kinds = [
        {"say": "number-of-type", "number": n, "type": f"~short-{c.TYPES[kind]}"}
        for kind, n in enumerate(move.counts)
        if n
    ]
    return "do-take", {"cards": kinds}


# Words and names


def word(s: Patriot, move: m.OneWord) -> Phrase:
    verb = move.verb
    prompt = s.asks[0].prompt if s.asks else ""
    if verb == "pass":
        return ("do-pass-power" if prompt == "ask-any" else "do-pass-draw"), {}
    if verb == "accept":
        return "do-accept", dict(s.asks[0].about) if s.asks else {}
    if verb == "soothe":
        n = s.pack.campaigns[s.campaign].good[0][1]
        return "do-soothe", {"n": c.signed(-n)}
    if verb == "spend":
        return "do-spend", {"bonus": c.signed(s.pack.missile_bonus)}
    return f"do-{verb}", {}


def chosen(s: Patriot, move: m.Chosen) -> Phrase | None:
    number = move.number
    if isinstance(move, m.PickCampaign):
        return "do-campaign", {"campaign": f"~option-campaign-{c.CAMPAIGN_NAMES[number]}"}
    if isinstance(move, m.PickCharacter):
        return "do-character", {
            "character": c.thing(c.CHARACTERS[number]), "influence": influence(s, number),
        }  # fmt: skip
    if isinstance(move, m.Keep):
        return "do-keep", {"brief": c.thing(c.BRIEF_NAMES[number])}
    if isinstance(move, m.Bury):
        if number in (1, 2) and s.asks and s.asks[0].prompt == "ask-bury":
            return "do-bury", {"brief": dict(s.asks[0].about)[move.names[number]]}
        return f"do-bury-{move.names[number]}", {}
    if isinstance(move, m.Drop):
        if number >= len(s.slots):
            return None
        return "do-drop", {"beacon": c.thing(c.BEACON_NAMES[s.slots[number]])}
    if isinstance(move, m.Choose) and s.brief != c.NONE:
        brief = s.pack.briefs[s.brief]
        line = brief.bad if number else brief.good
        return "do-choose", {"option": "AB"[number], "effects": line_said(line)}
    return None


def influence(s: Patriot, character: int) -> list[Values]:
    """The cards a character draws each turn (PAT-GATHER-1)."""
    return [
        {"say": "number-of-type", "number": n, "type": f"~short-{c.TYPES[kind]}"}
        for kind, n in enumerate(s.pack.sheets[character].influence)
        if n
    ]


def power(s: Patriot, seat: int, move: m.Power) -> Phrase:
    name = c.CHARACTERS[move.character]
    if move.character != c.ZAM:
        return f"do-power-{name}", {}
    return "do-power-zam", {"to": at(move.to), "markers": s.pack.gift_markers}


# Tiles: what they give, and their price for this character


def tile(s: Patriot, seat: int, move: UseTile) -> Phrase | None:
    used = move.tile
    if used.word == "end":
        return "do-end", {"ap": s.ap}
    said: Values = {"ap": used.price(s, seat, move.target)}
    if isinstance(used, CampaignTile):
        campaign = s.pack.campaigns[used.campaign]
        said |= {"cu": campaign.cu, "markers": campaign.markers, "coins": campaign.coins}
    said |= target(s, seat, used, move.target)
    return f"do-{used.word}", said


def target(s: Patriot, seat: int, used: Tile, number: int) -> Values:
    """What a tile is used on, and what else it costs there."""
    said: Values = {}
    if used.what == "type":
        said["type"] = c.thing(c.TYPES[number])
    elif used.what == "slot":
        said["slot"] = number + 1
        if number < len(s.slots):
            said["beacon"] = c.thing(c.BEACON_NAMES[s.slots[number]])
        if isinstance(used, LaunchTile | BlindLaunchTile):
            said["coins"] = used.coin_price(s, seat)
    elif used.what == "slots":
        said["slots"] = [str(slot + 1) for slot in range(used.size) if number >> slot & 1]
    elif used.what == "space":
        said["space"] = number + 1
    elif used.what == "troops":
        said["troops"] = s.pack.deploy_troops[number]
    if used.word in NUMBERS:
        said |= NUMBERS[used.word](s.pack)
    return said


NUMBERS: dict[str, Callable[[c.Pack], Values]] = {
    "coins": lambda pack: {"coins": pack.coin_gain, "cu": pack.coin_cu},
    "tax": lambda pack: {"taxes": pack.tax_gain, "cu": pack.tax_cu},
    "advance": lambda pack: {"markers": pack.advance_markers},
}
SAYS: dict[type[Move[Any]], Any] = {m.Take: take, m.Power: power, UseTile: tile}
