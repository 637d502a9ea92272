"""Exact beliefs: all answers and no others, weighed by what was seen, and meaning what they say."""

from collections import Counter
from typing import Any

import pytest

from uprising.bots import bot, play_match, remembers
from uprising.bots.beliefs import LEAST, MOST, Belief, believe, ratios
from uprising.bots.players import HeuristicBot
from uprising.bots.search import Attention
from uprising.bots.searchers import SearchBot
from uprising.games.evil_robots import GAME as EVIL
from uprising.games.evil_robots.seen import events as evil
from uprising.games.fully_automated_bosses import GAME as BOSSES
from uprising.games.fully_automated_bosses.rules.cards import LUDDITE, PROLET, SCAB, STARTUPPER
from uprising.games.fully_automated_bosses.seen.events import StrikeCounted, Voted
from uprising.games.leduc import GAME as LEDUC
from uprising.games.robotariat import GAME as ROBOTARIAT
from uprising.games.robotariat.rules.answers import DECLINE, Guess
from uprising.kernel import (
    Choice,
    Game,
    Inference,
    Move,
    Sight,
    Table,
    default_names,
    seeded,
    seeded_table,
    told,
)
from uprising.lab.calibration import Calibration, calibration, moments

SECRET = {"mode": "secret", "characters": "random"}
CASES: list[tuple[Game, dict[str, Any], int]] = [
    (BOSSES, {}, 5),
    (ROBOTARIAT, SECRET, 3),
    (EVIL, {}, 4),
]


def fresh(game: Game, seats: int, seed: int, **options: Any) -> Table:
    return seeded_table(game, default_names(seats), options, seed)


def inference(game: Game) -> Inference:
    assert game.bot.inference is not None
    return game.bot.inference


def test_every_deal_is_counted_once() -> None:
    """From a boss's chair at a table of ten 1,680; nine hidden coins less one's own, 256."""
    table = fresh(BOSSES, 10, 1)
    roles = [BOSSES.part(table.state, seat) for seat in range(10)]
    boss, startupper = roles.index("boss"), roles.index("startupper")
    assert len(inference(BOSSES).answers(table.state, boss)) == 1680
    assert len(inference(BOSSES).answers(table.state, startupper)) == 630
    assert len(inference(ROBOTARIAT).answers(fresh(ROBOTARIAT, 5, 1, **SECRET).state, 0)) == 840
    assert len(inference(EVIL).answers(fresh(EVIL, 9, 1).state, 0)) == 256
    assert inference(ROBOTARIAT).answers(fresh(ROBOTARIAT, 5, 1).state, 0) == []


@pytest.mark.parametrize(("game", "options", "seats"), CASES, ids=lambda case: str(case)[:12])
def test_guesses_draw_the_answers_and_nothing_else(
    game: Game, options: dict[str, Any], seats: int
) -> None:
    table = fresh(game, seats, 3, **options)
    answers = set(inference(game).answers(table.state, 0))
    drawn = {inference(game).truth(table.guess(0, n).state) for n in range(12 * len(answers))}
    assert drawn <= answers and len(drawn) > 0.9 * len(answers)
    assert inference(game).truth(table.state) in answers


def test_nothing_seen_is_nothing_believed() -> None:
    belief = believe(EVIL, fresh(EVIL, 4, 1).state, 0, ())
    assert belief is not None
    assert belief.chance(1, 1) == pytest.approx(0.5)
    assert believe(LEDUC, fresh(LEDUC, 2, 1).state, 0, ()) is None


def test_a_single_clue_never_settles_anything() -> None:
    table = inference(BOSSES)
    wild = Inference(
        table.answers, table.truth, table.clues, {"vote:x": [0.0, 1.0, 0.001, 0.5, 0.5]}
    )
    assert ratios(wild, "vote:unheard") == []
    found = ratios(wild, "vote:x")
    assert found[0] == 1.0, "a value nobody was seen with tells nothing"
    assert min(found) == LEAST and max(found) <= MOST


def at_work(seat: int, rounds: int) -> list[Any]:
    """A worker who works while one hand was missing, again and again."""
    seen: list[Any] = []
    for _ in range(rounds):
        others = [who for who in range(7) if who != seat][:3]
        seen += [Voted(f"@{who}", "~id-strike") for who in others]
        seen += [Voted(f"@{seat}", "~id-work"), StrikeCounted(3, 3, True)]
    return seen


def test_who_breaks_strikes_is_hardly_a_prolet() -> None:
    table = fresh(BOSSES, 7, 1)
    state = table.state
    seat = next(s for s in range(7) if BOSSES.part(state, s) == "boss")
    worker = next(s for s in range(7) if BOSSES.part(state, s) != "boss")
    before, after = (
        believe(BOSSES, state, seat, ()),
        believe(BOSSES, state, seat, at_work(worker, 3)),
    )
    assert before is not None and after is not None
    assert after.chance(worker, PROLET) < 0.5 * before.chance(worker, PROLET)
    others = after.chance(worker, SCAB) + after.chance(worker, STARTUPPER)
    assert others > before.chance(worker, SCAB) + before.chance(worker, STARTUPPER)
    total = sum(after.chance(worker, role) for role in (PROLET, STARTUPPER, SCAB, LUDDITE))
    assert total == pytest.approx(1)


def test_a_coin_turned_over_means_the_opposite_and_one_flipped_anew_nothing() -> None:
    turned = evil.TurnedOver("@1", "@2", "~id-heads")
    seen: list[Any] = [
        evil.RoundBegan(1, "@0", 5),
        evil.Flipped("@1", "~id-tails", None),
        evil.Given("@1", 3, 2),
        turned,
    ]
    clues = inference(EVIL).clues
    assert [(c.who, c.kind) for c in clues(seen, 0)] == [(1, "turn-another:heads")]
    assert clues(seen, 1) == [], "what one did oneself is no clue"
    over = [*seen, evil.HiddenChanged("@1", "~id-turned", None, None)]
    assert [(c.who, c.kind) for c in clues(over, 0)] == [(1, "turn-another:tails")]
    assert clues([*seen, evil.HiddenChanged("@1", "~id-reflipped", None, None)], 0) == []
    assert clues([*seen, evil.RoundBegan(2, "@0", 5)], 0) == []


@pytest.mark.slow
def test_guesses_come_as_often_as_they_are_believed() -> None:
    table = fresh(EVIL, 3, 2)
    answers = inference(EVIL).answers(table.state, 0)
    belief = Belief(inference(EVIL), answers, {(1, 1): 1.5, (2, 0): 0.7})
    rng = seeded(5, "draw")
    drawn = [inference(EVIL).truth(belief.draw(EVIL, table.state, 0, rng)) for _ in range(300)]
    for who in (1, 2):
        share = sum(truth[who] for truth in drawn) / len(drawn)
        assert share == pytest.approx(belief.chance(who, 1), abs=0.09)
    assert belief.all_of([(1, 1), (2, 0)]) == pytest.approx(
        belief.chance(1, 1) * belief.chance(2, 0)
    )


def test_the_spy_names_the_likeliest_pair() -> None:
    """ROB-OBJ-9: not the two likeliest objectives, but the two that are likeliest together."""
    table = fresh(ROBOTARIAT, 3, 1, **SECRET)
    answers = inference(ROBOTARIAT).answers(table.state, 0)
    one, two = answers[0][1], answers[0][2]
    belief = Belief(inference(ROBOTARIAT), answers, {(1, one): 3.0, (2, one): 2.0, (2, two): 1.5})
    moves: list[Move[Any]] = [Guess(1, a, 2, b) for a in range(8) for b in range(8) if a != b]
    named = belief.surest([DECLINE, *moves])
    assert named == Guess(1, one, 2, two)
    assert belief.surest([DECLINE]) is None


class Witness(HeuristicBot):
    """Heuristics that remember, and keep what they have come to believe."""

    def remembers(self, of: Game) -> bool:
        return True

    def __init__(self) -> None:
        self.sights: list[Sight] = []

    def choose(self, sight: Sight) -> Choice:
        self.sights.append(sight)
        return super().choose(sight)


def test_a_bot_that_remembers_is_told_what_its_seat_saw() -> None:
    witness = Witness()
    play_match(EVIL, [witness, HeuristicBot(), HeuristicBot()], 1, {})
    last = witness.sights[-1]
    kinds = Counter(told(event)[0] for event in last.seen)
    assert kinds["flipped"] >= 1 and kinds["flipped-hidden"] >= 2
    own = {told(event)[1]["who"] for event in last.seen if told(event)[0] == "flipped"}
    assert own == {"@0"}, "what its seat saw of events, never the events themselves"


class Spying(HeuristicBot):
    """Heuristics; where something is to be named, it is a level's answer that is kept."""

    def remembers(self, of: Game) -> bool:
        return True

    def __init__(self) -> None:
        self.said: list[tuple[Choice, Belief]] = []

    def choose(self, sight: Sight) -> Choice:
        if any(inference(ROBOTARIAT).claims(move) for move in sight.ask.moves):
            belief = believe(ROBOTARIAT, sight.guess.state, sight.seat, sight.seen)
            assert belief is not None
            self.said.append((bot("agitator").choose(sight), belief))
        return super().choose(sight)


@pytest.mark.slow
def test_worlds_are_drawn_by_beliefs_where_that_helps() -> None:
    assert remembers(bot("commissar"), EVIL) and not remembers(bot("agitator"), EVIL)
    played = []
    for believes in (None, True, False):
        one = SearchBot(Attention(12, 4, 100, 0.5), believes)
        match = play_match(EVIL, [one, *[bot("heuristic")] * 2], 7, {}, ["one"] * 3)
        played.append(match.lines)
    assert played[0] == played[1] != played[2]


def test_every_level_names_what_it_believes_though_its_worlds_are_plain() -> None:
    assert remembers(bot("agitator"), ROBOTARIAT) and not remembers(bot("agitator"), BOSSES)
    spies = Spying()
    for number in range(40):
        play_match(ROBOTARIAT, [spies] * 4, number, {"mode": "secret"})
        if spies.said:
            break
    [(choice, belief), *_] = spies.said
    claims = inference(ROBOTARIAT).claims(choice.move)
    assert choice.reason == "why-believed" and len(claims) == 2
    assert belief.all_of(claims) > 1 / len(belief.answers), "likelier than before anything was seen"


@pytest.mark.parametrize(("game", "options", "seats"), CASES, ids=lambda case: str(case)[:12])
def test_what_is_believed_hangs_on_what_was_seen_alone(
    game: Game, options: dict[str, Any], seats: int
) -> None:
    for moment in list(moments(game, seats, options, 5, "heuristic", 40))[:3]:
        held = set()
        for n in range(4):
            twin = moment.table.guess(moment.seat, n).state
            belief = believe(game, twin, moment.seat, moment.seen)
            held.add(None if belief is None else tuple(round(w, 9) for w in belief.weights))
        assert len(held) == 1


def look(game: Game, options: dict[str, Any], seats: int, games: int, every: int) -> Calibration:
    found = [
        moment
        for number in range(games)
        for moment in moments(game, seats, options, f"check.{number}", "noisy", every)
    ]
    return calibration(game, found)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options", "seats", "games", "every"),
    [(BOSSES, {}, 7, 8, 60), (ROBOTARIAT, SECRET, 4, 8, 20), (EVIL, {}, 5, 3, 7)],
    ids=["roles", "objectives", "coins"],
)
def test_beliefs_tell_more_than_nothing(
    game: Game, options: dict[str, Any], seats: int, games: int, every: int
) -> None:
    found = look(game, options, seats, games, every)
    assert found.loss < found.plain - 0.03
    sure = [row for row in found.bins if row.said >= 0.8]
    said = sum(row.said * row.count for row in sure)
    true = sum(row.true * row.count for row in sure)
    count = sum(row.count for row in sure)
    assert abs(said - true) <= 0.12 * count + 3


@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "options", "seats", "every"),
    [(BOSSES, {}, 7, 60), (ROBOTARIAT, SECRET, 4, 25), (EVIL, {}, 5, 19)],
    ids=["roles", "objectives", "coins"],
)
def test_what_is_given_seven_of_ten_is_so_seven_times_of_ten(
    game: Game, options: dict[str, Any], seats: int, every: int
) -> None:
    """Over 10,000 games, in every range of chance."""
    found = look(game, options, seats, 10_000, every)
    assert found.loss < found.plain
    for row in found.bins:
        if row.count >= 1000:
            assert row.true == pytest.approx(row.said, abs=0.05)
