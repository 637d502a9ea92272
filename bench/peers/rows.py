"""What is compared with what: one entry per line of the table."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    engine: str
    case: str
    game: str
    way: str
    label: str
    target: str = ""
    at_least: float | None = None  # wanted: Uprising's speed as a multiple of this row's
    at_most: float | None = None  # wanted: µs per copy, for Uprising's own rows

    @property
    def is_ours(self) -> bool:
        return self.engine == "uprising"

    @property
    def is_clone(self) -> bool:
        return self.way == "clone"


GAMES = {"tic_tac_toe": "tic-tac-toe", "leduc": "Leduc poker"}


def rows_of(game: str) -> list[Row]:
    script = [
        Row("uprising", f"{game}/script", game, "script", "Uprising, trusted door"),
        Row("openspiel", f"{game}/script", game, "script", "OpenSpiel, Python loop",
            target=">= 1.5 x", at_least=1.5),
    ]  # fmt: skip
    if game == "leduc":
        script += [
            Row("rlcard", f"{game}/env", game, "script", "RLCard, environment"),
            Row("rlcard", f"{game}/game", game, "script", "RLCard, its game object"),
        ]  # fmt: skip
    script.append(
        Row("pettingzoo", f"{game}/script", game, "script", "PettingZoo, raw_env")
    )  # fmt: skip
    if game == "tic_tac_toe":
        script.append(
            Row("boardgame_io", f"{game}/script", game, "script", "boardgame.io, local client")
        )  # fmt: skip
    compiled = [
        Row("uprising", f"{game}/compiled", game, "compiled", "Uprising, its playouts"),
        Row("openspiel", f"{game}/bots", game, "compiled", "OpenSpiel, C++ bots",
            target=">= 1.5 x", at_least=1.5),
        Row("openspiel", f"{game}/rollouts", game, "compiled", "OpenSpiel, C++ roll-outs"),
    ]  # fmt: skip
    clone = [
        Row("uprising", f"{game}/clone", game, "clone", "Uprising, copy()",
            target="<= 0.5 µs", at_most=0.5),
        Row("openspiel", f"{game}/clone", game, "clone", "OpenSpiel, clone()"),
    ]  # fmt: skip
    return script + compiled + clone


ROWS = [row for game in GAMES for row in rows_of(game)]
