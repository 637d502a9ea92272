"""Moves from words, as `docs/research/scenarios/robot_rise.md` lists them."""

from collections.abc import Callable, Sequence
from typing import Any

from uprising.kernel import BadNotation, Move, seat_of, slug

from ..rules.actions import PASS, Swap
from ..rules.alliances import DECLINE, Accept, Ally, Offer, in_order
from ..rules.cards import FLEX, KINDS, NONE, ROBOTS, SLUGS, kind_of
from ..rules.defences import UNDEFENDED, Defend, DefendIdentity, DefendRobot
from ..rules.identities import Identity
from ..rules.plays import Play
from ..rules.robots import Robot
from ..rules.takes import Discard, Give, Take
from ..rules.targets import Targets

LONG_NAMES = {"flexible-bot-module": "flex", "the-flexible-bot-module": "flex"}
LETTERS = dict(zip(KINDS, "hbl", strict=True))
OF_ONE_CARD: dict[str, Callable[[int], Move[Any]]] = {
    "offer": Offer,
    "take": Take,
    "give": Give,
    "discard": Discard,
}


def read(words: list[str], names: Sequence[str]) -> Move[Any]:
    verb, rest = words[0].lower(), [w for word in words[1:] for w in word.split(",") if w]
    if verb == "robot":
        head, body, legs = robot(things(rest))
        target, second = one_or_two(rest, names)
        return Robot(head, body, legs, target, second)
    if verb == "defend":
        return defence(rest, names)
    if verb == "identity":
        cards = things(rest)
        target = one_at_most(seats(rest, names))
        first, second = two_at_most(cards)
        return Identity(target, first, second)
    if verb == "ally":
        return request(rest)
    if verb == "targets":
        target, second = one_or_two([">", *[w for w in rest if w != ">"]], names)
        return Targets(target, second)
    if verb == "accept" and len(rest) == 1:
        return Accept(seat_of(rest[0], names))
    if verb == "play":
        return Play(one(things(rest), "play"), one_at_most(seats(rest, names)))
    if verb in OF_ONE_CARD:
        return OF_ONE_CARD[verb](one(things(rest), verb))
    if verb == "swap3" and len(rest) == 1:
        return Swap(part_kind(rest[0]))
    if verb in ("decline", "pass") and not rest:
        return DECLINE if verb == "decline" else PASS
    raise BadNotation(
        f"move: {' '.join(words)!r} is none of play, robot, ally, identity, offer, decline, "
        "accept, targets, defend, take, give, discard, swap3, pass"
    )


def seats(rest: list[str], names: Sequence[str]) -> list[int]:
    """The seats after the arrow."""
    if ">" not in rest:
        return []
    return [seat_of(word, names) for word in rest[rest.index(">") + 1 :]]


def things(rest: list[str]) -> list[int]:
    """The cards before the arrow; an English name may be several words."""
    spoken = rest[: rest.index(">")] if ">" in rest else rest
    cards = []
    at = 0
    while at < len(spoken):
        for length in (3, 2, 1):
            card = card_named(" ".join(spoken[at : at + length]))
            if card != NONE and at + length <= len(spoken):
                cards.append(card)
                at += length
                break
        else:
            raise BadNotation(f"card: there is no {spoken[at]!r}")
    return cards


def card_named(name: str) -> int:
    """`H-04`, `h-4`, `head 4`, `Spy Attack` and `spy-attack` are all cards."""
    word = slug(name)
    word = LONG_NAMES.get(word, word)
    letter, _, rest = word.partition("-")
    letter = LETTERS.get(letter, letter)
    if letter in LETTERS.values() and rest.isdecimal() and 1 <= int(rest) <= ROBOTS:
        word = f"{letter}-{int(rest):02}"
    return SLUGS.index(word) if word in SLUGS else NONE


def part_kind(word: str) -> int:
    if word.lower() not in KINDS:
        raise BadNotation(f"kind: {word!r} is none of {', '.join(KINDS)}")
    return KINDS.index(word.lower())


def one(cards: list[int], verb: str) -> int:
    if len(cards) != 1:
        raise BadNotation(f"card: {verb} needs one card, not {len(cards)}")
    return cards[0]


def one_at_most(found: list[int]) -> int:
    if len(found) > 1:
        raise BadNotation(f"target: at most one, not {len(found)}")
    return found[0] if found else NONE


def two_at_most(found: list[int]) -> tuple[int, int]:
    if len(found) > 2:
        raise BadNotation(f"card: at most two, not {len(found)}")
    padded = [*found, NONE, NONE]
    return padded[0], padded[1]


def one_or_two(rest: list[str], names: Sequence[str]) -> tuple[int, int]:
    found = seats(rest, names)
    if not 1 <= len(found) <= 2:
        raise BadNotation(f"targets: one or two must be named, not {len(found)}")
    return found[0], found[1] if len(found) == 2 else NONE


def robot(cards: list[int]) -> tuple[int, int, int]:
    """Three cards in any order; a Flex takes the place that is left."""
    if len(cards) != 3:
        raise BadNotation(f"robot: needs three cards, not {len(cards)}")
    slots = [NONE, NONE, NONE]
    loose = []
    for card in cards:
        kind = kind_of(card)
        if kind != NONE and slots[kind] == NONE:
            slots[kind] = card
        else:
            loose.append(card)
    for place in range(3):
        if slots[place] == NONE:
            slots[place] = loose.pop(0)
    return slots[0], slots[1], slots[2]


def request(rest: list[str]) -> Move[Any]:
    """`ally h-04 l-09 for body`; without a Flex the missing kind may be left out.

    The kind may also be named as in the rules: `ally h-04 flex body flex as legs`.
    """
    words = [word for word in rest if word.lower() != "for"]
    if "as" in words:
        words = words[: words.index("as") - 1]
    kinds = [word for word in words if word.lower() in KINDS]
    cards = things([word for word in words if word not in kinds])
    if len(cards) != 2 or len(kinds) > 1:
        raise BadNotation("ally: needs two cards and the missing kind")
    held = [kind_of(card) for card in cards]
    if kinds:
        missing = part_kind(kinds[0])
    elif FLEX in cards or NONE in held or held[0] == held[1]:
        raise BadNotation("ally: the missing kind must be named, as in 'for body'")
    else:
        missing = 3 - sum(held)
    first, second = in_order(cards[0], cards[1], missing)
    return Ally(first, second, missing)


def defence(rest: list[str], names: Sequence[str]) -> Move[Any]:
    if not rest:
        raise BadNotation("defend: with what? 'defend none' lets it happen")
    how = rest[0].lower()
    if how == "none" and len(rest) == 1:
        return UNDEFENDED
    if how == "robot":
        head, body, legs = robot(things(rest[1:]))
        return DefendRobot(head, body, legs)
    if how == "identity":
        target = one_at_most(seats(rest[1:], names))
        first, second = two_at_most(things(rest[1:]))
        return DefendIdentity(target, first, second)
    return Defend(one(things(rest), "defend"))
