"""Moves from words: `play deep-scan > ana ben`, `flip-any extra heads`, `gift ben token 1`."""

from collections.abc import Sequence
from typing import Any

from uprising.kernel import BadNotation, Move, number, seat_of, slug

from ..rules import moves as m
from ..rules.cards import KEYS
from ..rules.state import NONE
from ..rules.targets import CARD_TARGET, WORDS

BARE: dict[str, Move[Any]] = {
    "flip-own": m.FLIP_OWN, "end": m.END, "pass": m.PASS, "decline": m.DECLINE,
}  # fmt: skip
YES = ("yes", "accept", "y")
NO = ("no", "reject", "not", "n")
VERBS = (
    "raise", "offer", "pick", "zero-to", "play", "flip-any", "flip-own", "swap", "end", "reveal",
    "pass", "propose", "decline", "vote", "endgame", "keep", "gift", "path",
)  # fmt: skip


def read(words: list[str], names: Sequence[str]) -> Move[Any]:
    verb, rest = slug(words[0]), words[1:]
    if verb in BARE and not rest:
        return BARE[verb]
    match verb, rest:
        case "raise" | "vote", [answer]:
            return (m.RAISES if verb == "raise" else m.VOTES)[choice(answer)]
        case "offer", [influence, tokens]:
            return m.Offer(number(influence), number(tokens))
        case "pick" | "zero-to", [who]:
            return (m.Pick if verb == "pick" else m.ZeroTo)(seat_of(who, names))
        case "path", [("good" | "evil") as team]:
            return m.PATHS[0 if team == "good" else 1]
        case "swap", [*card] if card:
            return m.Swap(card_of(card))
        case "flip-any", [*who] if who:
            [target] = read_targets(who, names)[:1]
            return m.FlipAny(target)
        case "gift", [to, kind, amount]:
            return m.Gift(seat_of(to, names), read_kind(kind), number(amount))
        case "propose", [*parts] if parts:
            return m.Propose(read_shares(parts, names))
        case "endgame" | "keep", [*cards] if cards:
            return (m.Endgame if verb == "endgame" else m.Keep)(read_cards(cards))
        case "play", [*parts] if parts:
            return read_play(parts, names)
        case "reveal", [*parts] if parts:
            return m.Reveal(*read_aim(parts, names))
    if verb in VERBS:
        raise BadNotation(f"{verb}: {' '.join(rest) or 'nothing'} does not fit it")
    raise BadNotation(f"move: {words[0]!r} is not one of {', '.join(VERBS)}")


def choice(word: str) -> int:
    """0 for yes, 1 for no, as the two moves lie in their list."""
    if word.lower() in YES:
        return 0
    if word.lower() in NO:
        return 1
    raise BadNotation(f"answer: {word!r} is neither {YES[0]} nor {NO[0]}")


def read_kind(word: str) -> bool:
    if word.lower() in ("token", "tokens"):
        return True
    if word.lower() == "influence":
        return False
    raise BadNotation(f"gift: {word!r} is neither influence nor token")


def card_of(words: Sequence[str]) -> int:
    """A card by its slug or its English name, which may be several words."""
    name = slug(" ".join(words))
    if name in KEYS:
        return KEYS.index(name)
    raise BadNotation(f"card: there is no {' '.join(words)!r}")


def read_cards(words: Sequence[str]) -> tuple[int, ...]:
    if [word.lower() for word in words] == ["none"]:
        return ()
    cards = [card_of([word]) for word in words]
    if len(set(cards)) != len(cards):
        raise BadNotation("cards: one is named twice")
    return tuple(sorted(cards))


def read_shares(words: Sequence[str], names: Sequence[str]) -> tuple[tuple[int, int], ...]:
    if len(words) % 2:
        raise BadNotation("propose: needs a number for each player, as in ana 2 ben 1")
    shares: dict[int, int] = {}
    for who, share in zip(words[::2], words[1::2], strict=True):
        seat = seat_of(who, names)
        if seat in shares:
            raise BadNotation(f"propose: {who!r} is named twice")
        shares[seat] = number(share)
    return tuple((seat, shares[seat]) for seat in sorted(shares) if shares[seat])


def read_play(words: Sequence[str], names: Sequence[str]) -> m.Play:
    if slug(words[-1]) == "no-use" and len(words) > 1:
        return m.Play(card_of(words[:-1]), False, NONE, NONE)
    card, a, b = read_aim(words, names)
    return m.Play(card, True, a, b)


def read_aim(words: Sequence[str], names: Sequence[str]) -> tuple[int, int, int]:
    """A card and, after `>`, what it is aimed at: players in any order."""
    if ">" not in words:
        return card_of(words), NONE, NONE
    cut = list(words).index(">")
    targets = read_targets(words[cut + 1 :], names)
    if not 1 <= len(targets) <= 2:
        raise BadNotation(f"targets: one or two, not {len(targets)}")
    targets.sort()
    return card_of(words[:cut]), targets[0], targets[1] if len(targets) == 2 else NONE


def read_targets(words: Sequence[str], names: Sequence[str]) -> list[int]:
    """Seats, `extra`, `extra heads`, `good`, `left`, `turn`, or the name of a card."""
    found: list[int] = []
    i = 0
    while i < len(words):
        word = words[i].lower()
        pair = f"{word}-{words[i + 1].lower()}" if i + 1 < len(words) else ""
        if pair in WORDS:
            found.append(WORDS[pair])
            i += 1
        elif word in WORDS:
            found.append(WORDS[word])
        elif slug(" ".join(words)) in KEYS:
            return [CARD_TARGET + card_of(words)]
        else:
            found.append(target_of(words[i], names))
        i += 1
    return found


def target_of(word: str, names: Sequence[str]) -> int:
    try:
        return seat_of(word, names)
    except BadNotation:
        raise BadNotation(
            f"target: {word!r} is no player, card or one of {', '.join(WORDS)}"
        ) from None
