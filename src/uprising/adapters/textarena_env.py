"""TextArena: every game as an environment of strings, with a seed that is its own.

    import textarena as ta
    from uprising.adapters.textarena_env import register

    register()
    env = ta.make("Uprising-robot_rise-v0")
    env.reset(num_players=3, seed=7)

Every seat is played from outside, and is asked when it decides. Sealed answers stay sealed: nobody
sees an answer before all have given theirs.
"""

from __future__ import annotations

from typing import Any

from uprising.adapters import require

require("textarena", "textarena")

import textarena as ta  # noqa: E402

from uprising.adapters.dialogue import Dialogue  # noqa: E402
from uprising.kernel import games  # noqa: E402

WON, LOST = 1, -1


class UprisingEnv(ta.Env):
    """One game of ours. Nothing here touches the random numbers of the whole process."""

    def __init__(self, game: str, **options: Any) -> None:
        super().__init__()
        self.game = game
        self.options = options
        self.players = 0
        self.table: Dialogue | None = None
        self.greeted: set[int] = set()

    @property
    def dialogue(self) -> Dialogue:
        assert self.table is not None, "reset comes first"
        return self.table

    def reset(self, num_players: int, seed: int | None = None) -> None:
        self.players = num_players
        everybody = range(num_players)
        self.table = Dialogue(self.game, seed or 0, num_players, everybody, options=self.options)
        self.greeted = set()

    def get_observation(self) -> tuple[int, list[Any]]:
        """Who decides, and what that seat reads: who it is at first, then its question."""
        turn = self.dialogue.next_turn()
        if turn is None:
            return 0, []
        seat, prompt = turn
        told = [(ta.GAME_ID, prompt, ta.ObservationType.GAME_BOARD)]
        if seat not in self.greeted:
            self.greeted.add(seat)
            told.insert(0, (ta.GAME_ID, self.dialogue.system(seat), ta.ObservationType.PROMPT))
        return seat, told

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        refused = self.dialogue.reply(action)
        return self.dialogue.next_turn() is None, {"refused": refused} if refused else {}

    def close(self) -> tuple[dict[int, int], dict[int, dict[str, Any]]]:
        """The rewards, and for each seat its role and whether a default was played for it."""
        ended = {seat: self.dialogue.result(seat) for seat in range(self.players)}
        rewards = {seat: WON if found.won else LOST for seat, found in ended.items()}
        info = {
            seat: {
                "role": found.part or f"Player {seat}",
                "invalid_move": found.defaults > 0,
                "turn_count": found.decisions,
                "score": found.score,
            }
            for seat, found in ended.items()
        }
        return rewards, info


def register() -> None:
    """Make every installed game known to TextArena, as `Uprising-KEY-v0`."""
    for key in games():
        ta.register(id=f"Uprising-{key}-v0", entry_point=UprisingEnv, game=key)
