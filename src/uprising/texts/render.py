"""Sentences from what the rules say: keys, values, seats and names of things.

In the values of prompts, events and phrases "@2" is the player of seat 2 and "~id-nuke" the
catalogue's words for a thing; numbers are plain, and lists are joined with "and". For every list
a sentence may also ask how long it is (`cards-count`), for every number for its sign
(`change-signed`). A value may be a sentence of its own: a
mapping that names its key as `say`, with that sentence's values.

A game may phrase its moves (`Game.phrase`): a key and values like the others. Where it does not,
the catalogue's sentence for the move's text is used (`do-raise-yes`, `do-pick-1`), and else its
words in order: the verb (`move-play`), seats and things (`id-nuke`). The page does the same
(`web/src/lib/texts.svelte.ts`); a test compares the two.
"""

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from uprising.texts.catalogue import Catalogue
from uprising.texts.sentences import Value

SEAT = re.compile(r"@(\d+)")
TOKEN = re.compile(r"@\d+|[a-z0-9]+(?:-[a-z0-9]+)*")
WORD = re.compile(r'"(?:[^"\\]|\\.)*"|[^\s"]+')
FIRST = re.compile(r"\w+")
NOTHING = "–"
MINUS = "\u2212"
JOINTS = frozenset(">,")
PLACES = ("one", "two", "three", "four", "five", "six")
Phrase = tuple[str, Mapping[str, Any]]


def render(words: Catalogue, key: str, values: Mapping[str, object], names: Sequence[str]) -> str:
    """The sentence of a key, with the players' names and the things' words in it."""
    return capital(phrased(words, key, values, names), names)


def phrased(words: Catalogue, key: str, values: Mapping[str, object], names: Sequence[str]) -> str:
    """The same as a part of another sentence."""
    said = {name: spoken(words, v, names) for name, v in values.items()}
    return words.say(key, **derived(values), **said)


def derived(values: Mapping[str, object]) -> dict[str, Value]:
    """What a sentence may ask of a value besides: how long a list is, a number with its sign."""
    found: dict[str, Value] = {}
    for name, value in values.items():
        if isinstance(value, list | tuple):
            found[f"{name}-count"] = len(value)
        elif isinstance(value, int) and not isinstance(value, bool):
            found[f"{name}-signed"] = f"{value:+d}".replace("-", MINUS)
    return found


def capital(text: str, names: Sequence[str] = ()) -> str:
    """A sentence begins with a capital; a player's name stays as the player writes it."""
    first = FIRST.match(text)
    if first is None or first[0] in names:
        return text
    return text[:1].upper() + text[1:]


def spoken(words: Catalogue, value: object, names: Sequence[str]) -> Value:
    """One value of a sentence."""
    if isinstance(value, int | float):
        return value
    if value is None:
        return NOTHING
    if isinstance(value, str):
        if value.startswith("~"):
            return words.say(value[1:])
        seat = SEAT.fullmatch(value)
        return value if seat is None else names[int(seat[1])]
    if isinstance(value, list | tuple):
        return together(words, [str(spoken(words, one, names)) for one in value])
    if isinstance(value, Mapping):
        inner = {name: one for name, one in value.items() if name != "say"}
        return phrased(words, str(value["say"]), inner, names)
    raise TypeError(f"a sentence cannot hold {value!r}")


def together(words: Catalogue, parts: Sequence[str]) -> str:
    """Several things in one sentence: "Ada, Bea and Cleo"."""
    if len(parts) < 2:
        return parts[0] if parts else NOTHING
    return f"{', '.join(parts[:-1])} {conjunction(words.lang, parts[-1])} {parts[-1]}"


def conjunction(lang: str, following: str) -> str:
    if lang != "it":
        return "and"
    return "ed" if following[:1].lower() == "e" else "e"


def spoken_choice(words: Catalogue, text: str, phrase: Phrase | None, names: Sequence[str]) -> str:
    """A move as a choice: by the phrase its game has for it, or else by its text."""
    if phrase is None:
        return spoken_move(words, text, names)
    return render(words, phrase[0], phrase[1], names)


def spoken_move(words: Catalogue, text: str, names: Sequence[str]) -> str:
    """A move's text as a person would say it, or a kind of move, which lacks some of its values."""
    verb, *rest = WORD.findall(text)
    slots = [word for word in rest if word not in JOINTS]
    said = [spoken_word(words, word, names) for word in slots]
    for key in (f"do-{verb}-{'-'.join(slots)}", f"do-{verb}-{len(slots)}"):
        if key in words.keys:
            values = {
                PLACES[n]: int(one) if one.isdecimal() else one
                for n, one in enumerate(said[: len(PLACES)])
            }
            with suppress(ValueError):
                return capital(words.say(key, **values), names)
    first = words.say(f"move-{verb}") if f"move-{verb}" in words.keys else verb
    return capital(" ".join([first, *(spoken_word(words, word, names) for word in rest)]), names)


def spoken_phrase(words: Catalogue, phrase: str, names: Sequence[str]) -> str:
    """A phrase of the table's talk: its key, and the seat it is about if it has one."""
    key, _, player = phrase.partition(" ")
    return render(words, key, {"player": player} if player else {}, names)


def spoken_word(words: Catalogue, word: str, names: Sequence[str]) -> str:
    """One word of a move: seats and things by their names, quoted lines untouched."""
    if word.startswith('"'):
        return word
    return TOKEN.sub(lambda token: named(words, token[0], names), word)


def named(words: Catalogue, token: str, names: Sequence[str]) -> str:
    """A seat or a thing by its name, where it has one."""
    if token.startswith("@"):
        return names[int(token[1:])] if int(token[1:]) < len(names) else token
    return words.say(f"id-{token}") if f"id-{token}" in words.keys else token


def spoken_strength(shell: Catalogue, words: Catalogue, measured: Mapping[str, Any]) -> str:
    """How strong a level was measured to be, in one line; `words` are those of the game."""
    shares = {key: round(100 * measured[key]) for key in ("share", "heuristic", "low", "high")}
    seats = measured["seats"]
    told = shell.say(
        f"strength-{measured['kind']}",
        share=shares["share"],
        heuristic=shares["heuristic"],
        seats=seats,
        others=seats - 1,
    )
    sure = shell.say(
        "strength-from", games=measured["games"], low=shares["low"], high=shares["high"]
    )
    level = shell.say(f"level-{measured['level']}")
    line = [f"{level}:", told, sure]
    if measured["options"]:
        terms = ", ".join(
            f"{words.say(f'option-{key}')}: {words.say(f'option-{key}-{value}')}"
            for key, value in measured["options"].items()
        )
        line.append(shell.say("strength-terms", terms=terms))
    return " ".join(line)
