"""Sentences from what the rules say: keys, values, seats and names of things.

In the values of prompts and events "@2" is the player of seat 2 and "~id-nuke" the catalogue's
words for a thing; numbers are plain, and lists are joined. In a move's text the first word is the
verb (`move-play`), "@2" a seat and a slug a thing (`id-nuke`); what has no text stays as it is.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from uprising.texts.catalogue import Catalogue
from uprising.texts.sentences import Value

SEAT = re.compile(r"@(\d+)")
TOKEN = re.compile(r"@\d+|[a-z0-9]+(?:-[a-z0-9]+)*")
WORD = re.compile(r'"(?:[^"\\]|\\.)*"|[^\s"]+')
NOTHING = "–"


def render(words: Catalogue, key: str, values: Mapping[str, object], names: Sequence[str]) -> str:
    """The sentence of a key, with the players' names and the things' words in it."""
    return words.say(key, **{name: spoken(words, v, names) for name, v in values.items()})


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
        return ", ".join(str(spoken(words, one, names)) for one in value) or NOTHING
    raise TypeError(f"a sentence cannot hold {value!r}")


def spoken_move(words: Catalogue, text: str, names: Sequence[str]) -> str:
    """A move's text as a person would say it."""
    verb, *rest = WORD.findall(text)
    said = words.say(f"move-{verb}") if f"move-{verb}" in words.keys else verb
    return " ".join([said, *(spoken_word(words, word, names) for word in rest)])


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
