"""OpenSpiel: every game, with explicit chance.

    uprising.adapters.openspiel.register()
    game = pyspiel.load_game("uprising_robot_rise", {"players": 4})

In the reference games an action is a place in the list of answers, as in OpenSpiel's own; in ours
it is the next word of a move (`uprising.vector`), which leaves no question too wide for a tree.
Chance is explicit: every result of a shuffle or a die is a chance node. To find it, a move is
played with luck that stops where it has no result yet; the move is then played again with one
result more. What is copied and pickled is a `Position`, built anew from its actions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from uprising.adapters import require

require("pyspiel", "research")

import msgspec  # noqa: E402
import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

from uprising.kernel import Game, Luck, Move, State, game, seeded  # noqa: E402
from uprising.kernel.state import NO_EVENTS  # noqa: E402
from uprising.vector import Choosing, Vocabulary, layout_of, moves_of, speak  # noqa: E402

OWN: Final = 8
"""How many of a seat's own last choices an information state has as numbers."""
CANDIDATES: Final = 24
DECK: Final = 150
"""No pile has more cards than this, and no die more faces."""


class Undecided(Exception):
    """A chance result is needed that has not been laid down."""

    def __init__(self, sides: int) -> None:
        self.sides = sides


class AskedLuck(Luck):
    """Luck that gives the results laid down, then stops.

    `unseen`: how many cards at the bottom of a shuffled pile nobody will ever see; their order is
    left as it is, which spares a tree the branches that do not differ.
    """

    def __init__(self, results: tuple[int, ...], unseen: Mapping[str, int]) -> None:
        self.results = results
        self.unseen = unseen
        self.given = 0

    def below(self, name: str, sides: int) -> int:
        if sides == 1:
            return 0
        if self.given == len(self.results):
            raise Undecided(sides)
        self.given += 1
        return self.results[self.given - 1]

    def shuffle(self, name: str, items: list[int]) -> None:
        for i in range(len(items) - 1, max(self.unseen.get(name, 0) - 1, 0), -1):
            j = self.below(name, i + 1)
            items[i], items[j] = items[j], items[i]

    def copy(self) -> AskedLuck:
        return AskedLuck(self.results[self.given :], self.unseen)


@dataclass(frozen=True)
class Fit:
    """What OpenSpiel wants to know of a game beforehand.

    longest   more decisions and chance results than any game has
    slots     the most answers to one question; 0: a move is said word by word
    sides     the most results of one chance
    """

    seats: range
    longest: int
    slots: int = 0
    sides: int = DECK
    low: float = 0.0
    high: float = 1.0
    zero_sum: bool = False
    hidden: bool = True
    unseen: Mapping[str, int] = field(default_factory=dict)


FITS: Final[dict[str, Fit]] = {
    "tic_tac_toe": Fit(range(2, 3), 9, 9, 1, -1, 1, zero_sum=True, hidden=False),
    # three of the six cards are never dealt
    "leduc": Fit(range(2, 3), 11, 3, 6, -13, 13, zero_sum=True, unseen={"deck": 3}),
    "robot_rise": Fit(range(2, 7), 20_000),
    "robotariat": Fit(range(3, 6), 20_000),
    "evil_robots": Fit(range(3, 10), 40_000),
    "fully_automated_union": Fit(range(2, 5), 20_000),
    "fully_automated_bosses": Fit(range(5, 11), 40_000),
    "patriot": Fit(range(1, 3), 40_000),
}


class Position:
    """A game after some actions: what a state of OpenSpiel holds.

    `state` is the position at the last question, `move` what is being played from there, `results`
    what chance has said to it so far, `sides` how many results the chance that is asked has.
    Where moves are said word by word, `choosing` is the one that has been begun.
    """

    def __init__(self, key: str, seats: int) -> None:
        self.key: Final = key
        self.seats: Final = seats
        self.game: Final[Game] = game(key)
        self.fit: Final = FITS[key]
        self.vocabulary: Final = None if self.fit.slots else Vocabulary(self.game, seats)
        self.choosing: Choosing | None = None
        self.actions: tuple[int, ...] = ()
        self.state: State | None = None
        self.move: Move[Any] | None = None
        self.results: tuple[int, ...] = ()
        self.sides = 0
        self.heard: list[tuple[str, ...]] = [()] * seats  # what each seat has seen happen
        self.chosen: list[tuple[tuple[int, int], ...]] = [()] * seats  # answers given, of how many
        self.advance()

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuilt, (self.key, self.seats, self.actions)

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        c = Position.__new__(Position)
        c.__dict__.update(self.__dict__)  # all of it is immutable, or replaced and never changed
        c.heard = list(self.heard)
        c.chosen = list(self.chosen)
        return c

    def advance(self) -> None:
        """Play on to a question with a choice, the end, or a chance."""
        while self.goes_on() and not self.state_ended():
            self.choosing = self.begin()
            if self.choosing is None or self.choosing.found is None:
                return
            self.decide(self.choosing.found)  # nothing to choose

    def state_ended(self) -> bool:
        return self.state is not None and self.state.ended

    def goes_on(self) -> bool:
        """Play what is decided as far as the results go; False at a chance without one."""
        luck = AskedLuck(self.results, self.fit.unseen)
        try:
            if self.state is None:
                setup = self.game.setup(self.seats, {})
                after = self.game.start(setup, luck, telling=True)
            else:
                assert self.move is not None
                after = self.state.copy()
                after.luck = luck
                after.telling = True
                after.apply_trusted(self.state.next_ask().seat, self.move)
        except Undecided as chance:
            self.sides = chance.sides
            return False
        for seat in range(self.seats):
            seen = [self.game.seen_by(event, seat) for event in after.events]
            self.heard[seat] += tuple(repr(one) for one in seen if one is not None)
        after.events = NO_EVENTS
        after.telling = False
        self.state, self.move, self.results, self.sides = after, None, (), 0
        return True

    def begin(self, said: Sequence[int] = ()) -> Choosing | None:
        """The answer to the question, as far as it was said; None where answers are listed."""
        if self.vocabulary is None:
            return None
        assert self.state is not None
        seat, rng = self.seat, seeded(len(self.actions) - len(said), "candidates")
        moves = moves_of(self.state, seat, rng, CANDIDATES)
        choosing = speak(self.state, seat, moves, self.vocabulary)
        for word in said:
            choosing.choose(word)
        return choosing

    def decide(self, move: Move[Any]) -> None:
        self.heard[self.seat] += (f"I {move.text()}",)
        self.move, self.choosing = move, None

    def act(self, action: int) -> None:
        if self.sides:
            self.results += (action,)
        elif self.choosing is None:
            moves = self.moves
            self.chosen[self.seat] += ((action, len(moves)),)
            self.decide(moves[action])
        else:
            self.chosen[self.seat] += ((action, len(self.choosing.words)),)
            self.choosing = self.begin([*self.choosing.picked, action])  # a twin keeps the old one
            assert self.choosing is not None
            if self.choosing.found is not None:
                self.decide(self.choosing.found)
        self.actions += (action,)
        if self.choosing is None:
            self.advance()

    @property
    def seat(self) -> int:
        """Who decides."""
        assert self.state is not None and not self.sides
        return self.state.next_ask().seat

    @property
    def moves(self) -> list[Move[Any]]:
        """Between what, where answers are listed."""
        assert self.state is not None
        return self.state.next_ask().moves

    def allowed(self) -> list[int]:
        """The actions of the seat that decides."""
        if self.choosing is None:
            return list(range(len(self.moves)))
        return sorted(self.choosing.words)

    @property
    def ended(self) -> bool:
        return self.state_ended() and not self.sides

    def returns(self) -> list[float]:
        """The scores of the reference games; else 1 for winners, 0 for the others."""
        outcome = self.state.outcome if self.ended and self.state is not None else None
        if outcome is None:
            return [0.0] * self.seats
        if self.fit.zero_sum:
            return [float(score) for score in outcome.scores]
        return [float(seat in outcome.winners) for seat in range(self.seats)]

    def information(self, seat: int) -> str:
        """All this seat has seen and done, and its view of the table now."""
        return "\n".join([*self.heard[seat], self.observation(seat)])

    def observation(self, seat: int) -> str:
        if self.state is None:
            return ""
        asked = ""
        if not self.sides and not self.state.ended:
            ask = self.state.ask_of(seat)
            asked = "" if ask is None or seat in self.state.sealed else ask.prompt
            asked = " ".join([asked, *(str(word) for word in self.said(seat))])
        view = msgspec.json.encode(self.game.view(self.state, seat)).decode()
        return f"{asked} {view}"

    def said(self, seat: int) -> list[int]:
        """The words of the move this seat has begun."""
        mine = self.choosing is not None and self.seat == seat
        return self.choosing.chosen if mine and self.choosing is not None else []


def rebuilt(key: str, seats: int, actions: tuple[int, ...]) -> Position:
    """A position from its actions."""
    position = Position(key, seats)
    for action in actions:
        position.act(action)
    return position


class UprisingState(pyspiel.State):
    """One of our games, as OpenSpiel sees it."""

    def __init__(self, spiel: pyspiel.Game, key: str, seats: int) -> None:
        super().__init__(spiel)
        self.position = Position(key, seats)

    def current_player(self) -> int:
        if self.position.ended:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.position.sides:
            return int(pyspiel.PlayerId.CHANCE)
        return self.position.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.allowed()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        sides = self.position.sides
        return [(result, 1.0 / sides) for result in range(sides)]

    def _apply_action(self, action: int) -> None:
        self.position.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        position = self.position
        if position.vocabulary is not None:
            return position.vocabulary.names[action]
        return position.moves[action].text() if position.seat == player else f"action {action}"

    def is_terminal(self) -> bool:
        return self.position.ended

    def returns(self) -> list[float]:
        return self.position.returns()

    def information_state_string(self, player: int | None = None) -> str:
        return self.position.information(self.current_player() if player is None else player)

    def observation_string(self, player: int | None = None) -> str:
        return self.position.observation(self.current_player() if player is None else player)

    def __str__(self) -> str:
        return " ".join(str(action) for action in self.position.actions)


class Observer:
    """What a seat sees: as text, everything heard and seen or what is seen now; and as numbers.

    The numbers are those of `uprising.vector`, divided to be about 1 at most, and the words of the
    move that was begun, counted and the last one. With recall there follows, for each of the seat's
    own last choices, the newest first, which action it was, and of how many.
    """

    def __init__(self, kind: pyspiel.IIGObservationType, key: str, seats: int) -> None:
        self.recall = kind.perfect_recall
        self.layout = layout_of(game(key), seats)
        words = 0 if FITS[key].slots else Vocabulary(game(key), seats).size
        self.slots = words or FITS[key].slots
        parts: dict[str, tuple[int, ...]] = {"row": (self.layout.size,)}
        if words:
            parts["begun"] = (2, words)
        if self.recall:
            parts["choices"] = (OWN, 2 * self.slots)
        sizes = [int(np.prod(shape)) for shape in parts.values()]
        self.tensor = np.zeros(sum(sizes), np.float32)
        cut = np.split(self.tensor, np.cumsum(sizes)[:-1])
        shaped = [part.reshape(shape) for part, shape in zip(cut, parts.values(), strict=True)]
        self.dict: dict[str, Any] = dict(zip(parts, shaped, strict=True))

    def set_from(self, state: UprisingState, player: int) -> None:
        position = state.position
        self.tensor[:] = 0
        if position.state is None:
            return
        ask = None if position.sides else position.state.ask_of(player)
        prompt = None if ask is None or player in position.state.sealed else ask.prompt
        row = self.layout.row(position.game.view(position.state, player), player, prompt)
        self.dict["row"][:] = np.frombuffer(row, np.uint8) / np.array(self.layout.most)
        said = position.said(player)
        for word in said:
            self.dict["begun"][0, word] += 1
        for word in said[-1:]:
            self.dict["begun"][1, word] = 1
        if self.recall:
            for place, (answer, many) in enumerate(position.chosen[player][: -OWN - 1 : -1]):
                self.dict["choices"][place, answer] = 1
                self.dict["choices"][place, self.slots + many - 1] = 1

    def string_from(self, state: UprisingState, player: int) -> str:
        position = state.position
        return position.information(player) if self.recall else position.observation(player)


def game_class(key: str, fit: Fit) -> tuple[pyspiel.GameType, type[pyspiel.Game]]:
    """OpenSpiel's description of a game of ours, and the class that makes its states."""
    kind = pyspiel.GameType
    described = pyspiel.GameType(
        short_name=f"uprising_{key}",
        long_name=f"Uprising: {key}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=(
            kind.ChanceMode.DETERMINISTIC if fit.sides == 1 else kind.ChanceMode.EXPLICIT_STOCHASTIC
        ),
        information=(
            kind.Information.IMPERFECT_INFORMATION
            if fit.hidden
            else kind.Information.PERFECT_INFORMATION
        ),
        utility=kind.Utility.ZERO_SUM if fit.zero_sum else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=fit.seats[-1],
        min_num_players=fit.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": fit.seats[0]},
    )

    class UprisingGame(pyspiel.Game):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            given = dict(params or {})
            self.seats = int(given.get("players", fit.seats[0]))
            info = pyspiel.GameInfo(
                num_distinct_actions=fit.slots or Vocabulary(game(key), self.seats).size,
                max_chance_outcomes=fit.sides if fit.sides > 1 else 0,
                num_players=self.seats,
                min_utility=fit.low,
                max_utility=fit.high,
                utility_sum=0.0 if fit.zero_sum else None,
                max_game_length=fit.longest,
            )
            super().__init__(described, info, given)

        def new_initial_state(self) -> UprisingState:
            return UprisingState(self, key, self.seats)

        def make_py_observer(
            self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
        ) -> Observer:
            kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
            return Observer(kind, key, self.seats)

    return described, UprisingGame


_REGISTERED: Final[dict[str, type[pyspiel.Game]]] = {}


def register() -> list[str]:
    """Make our games known to OpenSpiel; the names to load them by. More than once is fine."""
    for key, fit in FITS.items():
        if key not in _REGISTERED:
            described, made = game_class(key, fit)
            pyspiel.register_game(described, made)
            _REGISTERED[key] = made
    return [f"uprising_{key}" for key in FITS]
