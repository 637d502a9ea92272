"""An agent's answer as a move, or what is wrong with it."""

from __future__ import annotations

from typing import Any

from uprising.kernel import BadNotation, BadValue, Move, Sight, refusal
from uprising.texts import clause

from .asking import words_of
from .protocol import Answer


class BadAnswer(ValueError):
    """An answer that is no legal move; `kind` is `nonsense` or `illegal`."""

    def __init__(self, kind: str, why: str) -> None:
        super().__init__(why)
        self.kind = kind


def move_of(answer: Answer, sight: Sight, lang: str = "en") -> Move[Any]:
    """The move an answer stands for; `BadAnswer` says why it is none, by which rule."""
    move = unchecked(answer, sight)
    table = sight.guess
    no = refusal(table.game, table.state, sight.seat, move)
    if no is None:
        return move
    words = words_of(table.game, lang)
    why = words.say(no.key) if no.key in words.keys else no.key
    raise BadAnswer("illegal", f"{why} {clause_text(sight, no.rule, lang)}".strip())


def clause_text(sight: Sight, rule: str, lang: str) -> str:
    of = sight.guess.game
    try:
        return f"[{rule}] {clause(of.key, rule, lang, of.folder).text}"
    except KeyError:
        return f"[{rule}]"


def unchecked(answer: Answer, sight: Sight) -> Move[Any]:
    """The move as it was written, legal or not."""
    table, seat = sight.guess, sight.seat
    state = table.state
    if answer.form:
        asked = {form.key: form for form in state.asker.forms(state, seat)}
        if answer.form not in asked:
            raise BadAnswer("nonsense", f"there is no form {answer.form!r} to fill in now")
        try:
            asked[answer.form].check(answer.values)
            return state.asker.filled(state, seat, answer.form, answer.values)
        except (BadValue, BadNotation) as error:
            raise BadAnswer("nonsense", str(error)) from error
    if not isinstance(answer.move, str) or not answer.move.strip():
        raise BadAnswer("nonsense", "there is no move in the answer")
    try:
        return table.read(answer.move)
    except BadNotation as error:
        raise BadAnswer("nonsense", f"{answer.move!r} is no move: {error}") from error
