"""Search gets guesses, compares in the same worlds, and finds what is to be found."""

import pytest

from tests.project import games
from uprising.bots import bot, play_match
from uprising.bots.knowledge import knowledge_of
from uprising.bots.levels import AGITATOR, RECRUIT
from uprising.bots.search import (
    Arm,
    Attention,
    EvenLuck,
    Lead,
    choose,
    decided,
    hopeful,
    search,
    stages,
)
from uprising.bots.searchers import SearchBot, TreeBot
from uprising.games.fully_automated_union import GAME as UNION
from uprising.games.leduc import GAME as LEDUC
from uprising.games.tic_tac_toe import GAME as TIC_TAC_TOE
from uprising.kernel import (
    MARGIN,
    Game,
    Player,
    Table,
    default_names,
    game,
    seeded,
    seeded_luck,
    seeded_table,
    sight,
)

QUICK = Attention(6, 3, 50, 0.5)
Searcher = SearchBot | TreeBot
SEARCHERS: list[Searcher] = [SearchBot(QUICK), TreeBot(6, 3), RECRUIT.bot()]


def reached(of: Game, seats: int, seed: int, moves: int) -> Table:
    """A table some moves into a game played by the heuristic."""
    table = seeded_table(of, default_names(seats), {}, seed)
    rng = seeded(seed, "walk")
    for _ in range(moves):
        if not table.state.ended:
            ask = table.state.next_ask()
            table.state.apply_trusted(ask.seat, of.bot.advise(table.state, ask.seat, rng)[0])
    return table


@pytest.mark.parametrize("player", SEARCHERS, ids=["flat", "tree", "recruit"])
@pytest.mark.parametrize("key", games())
def test_what_a_search_does_hangs_on_the_view_alone(key: str, player: Searcher) -> None:
    """The same view and seed: the same move, reason, weights and effort, whatever is hidden."""
    of = game(key)
    table = reached(of, of.seats[len(of.seats) // 2], 3, 27)
    if table.outcome is not None:
        table = reached(of, of.seats[0], 3, 2)
    seat = table.state.next_ask().seat
    first = player.choose(sight(table, seat, seeded(1, "bot")))
    assert first.effort == sum(w.tried for w in first.weighed) or len(first.weighed) == 3
    for twin in (1, 2):
        other = player.choose(sight(table.guess(seat, twin), seat, seeded(1, "bot")))
        assert (other.move, other.reason, other.effort) == (first.move, first.reason, first.effort)
        assert other.weighed == first.weighed


@pytest.mark.parametrize("name", ["search", "tree"])
def test_search_wins_and_blocks_at_tic_tac_toe(name: str) -> None:
    for moves, best in (
        (["a1", "b1", "a2", "b2"], "a3"),
        (["a1", "b2", "a2"], "a3"),
    ):
        table = seeded_table(TIC_TAC_TOE, ["ana", "ben"], {}, 1)
        for move in moves:
            table.play(table.state.asks[0].seat, f"place {move}")
        seat = table.state.asks[0].seat
        assert bot(name).choose(sight(table, seat, seeded(1))).move.text() == f"place {best}"


def test_a_search_that_is_late_follows_the_advice() -> None:
    table = seeded_table(LEDUC, ["ana", "ben"], {}, 1)
    late = AGITATOR.bot().choose(sight(table, 0, seeded(1), deadline=0.001))
    advised = bot("heuristic").choose(sight(table, 0, seeded(1)))
    assert (late.move, late.reason, late.effort) == (advised.move, advised.reason, 0)


def test_no_more_playouts_are_spent_than_there_are_and_fewer_if_the_advice_stays_alone() -> None:
    table = seeded_table(LEDUC, ["ana", "ben"], {}, 1)
    for playouts in (7, 48, 160):
        found, _ = search(
            knowledge_of(LEDUC),
            table.guess(0, 1).state,
            0,
            Attention(playouts, 8, 100, 0.5),
            0.0,
            seeded(1),
        )
        assert found.effort <= playouts
        assert found.effort == sum(len(arm.results) for arm in found.arms)
        if playouts - len(found.arms) >= found.effort:
            spent, pull = found.effort / playouts, 0.5 * MARGIN
            rivals = [Lead(arm, found.advised) for arm in found.arms if arm is not found.advised]
            assert sum(not lead.hopeless(spent, pull) for lead in rivals) <= 1


def raced(*gains: tuple[float, ...]) -> list[Arm]:
    """The advice, and arms that are so far ahead of it in twelve worlds, gains taken in turn."""
    table = seeded_table(LEDUC, ["ana", "ben"], {}, 1)
    first, second = table.legal(0)[:2]
    arms = [Arm(first, []), *[Arm(second, []) for _ in gains]]
    for number in range(12):
        arms[0].add(0.5)
        for arm, steps in zip(arms[1:], gains, strict=True):
            arm.add(0.5 + steps[number % len(steps)])
    return arms


def test_an_answer_behind_the_advice_leaves_the_race() -> None:
    advised, _, close, even, level = arms = raced(
        (0.0, -0.1), (0.3, -0.1, -0.1), (0.1, -0.1), (0.0,)
    )
    assert hopeful(arms, advised, 0.1, 1.5) == [advised, close]
    even.results.pop()
    level.results.pop()
    assert hopeful([advised, even], advised, 0.1, 1.5) == [advised, even], "too few worlds yet"
    assert hopeful([advised, level], advised, 0.1, 1.5) == [advised], "it makes no difference"


def test_an_answer_that_will_hardly_get_far_enough_ahead_leaves_the_race() -> None:
    advised, close = arms = raced((0.3, -0.1, -0.1))
    assert Lead(close, advised).mean / Lead(close, advised).error == pytest.approx(0.59, abs=0.01)
    assert hopeful(arms, advised, 0.5, 1.5) == arms, "half of the playouts are left"
    assert hopeful(arms, advised, 0.75, 1.5) == [advised]
    assert hopeful(arms, advised, 0.75, 0.5) == arms, "who need not be far ahead stays"


def test_the_last_answer_wins_before_its_time_when_it_is_clearly_ahead() -> None:
    advised, clear, close = arms = raced((0.2, 0.1), (0.3, -0.1, -0.1))
    assert not decided(arms, advised), "two are left"
    assert decided([advised, clear], advised) and decided([advised], advised)
    assert not decided([advised, close], advised)
    clear.results.pop()
    assert not decided([advised, clear], advised), "too few worlds yet"


def test_halving_ends_with_one() -> None:
    assert [stages(count) for count in (1, 2, 3, 4, 5, 8, 9)] == [1, 1, 2, 2, 3, 3, 4]


def test_the_advice_is_left_only_for_a_clear_gain() -> None:
    table = seeded_table(LEDUC, ["ana", "ben"], {}, 1)
    first, second = table.legal(0)[:2]
    advised, other = Arm(first, []), Arm(second, [])
    for result in (0.4, 0.6, 0.5, 0.5):
        advised.add(result)
        other.add(result + (0.2 if result > 0.5 else -0.1))
    assert choose([advised, other], advised, QUICK, 1.0) is advised
    better = Arm(second, [])
    for result in (0.6, 0.7, 0.8, 0.6):
        better.add(result)
    assert choose([better, advised], advised, QUICK, 1.0) is better


def test_the_bold_take_the_wider_spread() -> None:
    table = seeded_table(LEDUC, ["ana", "ben"], {}, 1)
    first, second = table.legal(0)[:2]
    safe, wild = Arm(first, []), Arm(second, [])
    for number in range(8):
        safe.add(0.5)
        wild.add(0.1 if number % 2 else 0.9)
    assert choose([safe, wild], safe, Attention(8, 2, 100, 0.1, 0.5), 1.0) is wild
    assert choose([safe, wild], wild, Attention(8, 2, 100, 0.1, -0.5), 1.0) is safe


def test_worlds_share_out_the_first_chance_evenly() -> None:
    """As many worlds as a die has faces see each face once."""
    faces = [EvenLuck(seeded_luck(1), 37 + number, True).below("d8", 8) for number in range(8)]
    assert sorted(faces) == list(range(8))
    luck = EvenLuck(seeded_luck(1), 5, True)
    twin = luck.copy()
    assert [luck.below("d8", 8) for _ in range(9)] == [twin.below("d8", 8) for _ in range(9)]
    assert luck.saved() == twin.saved()


def test_everybody_finds_the_same_plan_without_a_word() -> None:
    """What one plans for the others is what they plan for themselves."""
    table = reached(UNION, 3, 4, 0)
    while table.state.asks[0].prompt != "ask-vote":
        ask = table.state.asks[0]
        table.play(ask.seat, UNION.bot.advise(table.state, ask.seat, seeded(1))[0])
    attention = Attention(30, 8, 100, 0.0)
    found = []
    for number, ask in enumerate(list(table.state.asks)):
        seen = sight(table, ask.seat, seeded(number, "bot"))
        plan, _ = search(knowledge_of(UNION), seen.guess.state, ask.seat, attention, 0.0, seen.rng)
        found.append([(who, move.text()) for who, move in plan.chosen.plan])
        table.play(ask.seat, plan.chosen.move)
    assert len(found) > 1 and all(plan == found[0] for plan in found)


def test_a_believer_plays_on_what_it_has_seen() -> None:
    of = game("fully_automated_bosses")
    bots: list[Player] = [
        SearchBot(Attention(2, 2, 100, 0.5), believes=True),
        *[bot("heuristic")] * 4,
    ]
    first, second = (play_match(of, bots, 2, {}).record() for _ in range(2))
    assert first.ended and first == second
