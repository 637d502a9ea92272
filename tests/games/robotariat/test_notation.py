"""Moves are read as people write them, and positions that cannot be are refused."""

import pytest

from tests.games.robotariat.table import NAMES, lay, table
from uprising.games.robotariat.rules.answers import universe
from uprising.games.robotariat.rules.state import Robotariat
from uprising.kernel import BadNotation, game, seeded
from uprising.scenario import Impossible

GAME = game("robotariat")


def read(text: str) -> str:
    return GAME.read(text.split(), NAMES).text()


def test_every_move_reads_back() -> None:
    """ROB-FLOW-1: what a move is called is what it is."""
    s = GAME.deal_random(5, 1, mode="secret", characters="random")
    assert isinstance(s, Robotariat)
    for move in universe(s, seeded(1, "moves")):
        assert GAME.read(move.text().split(), NAMES) == move


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("MOVE Scrap Yard", "move scrap-yard"),
        ("move Recruitment Office with C1", "move office with c1"),
        ("take Überbot", "take uberbot"),
        ("take Mr. Postman", "take mr-postman"),
        ("shift Ben > Move the Masses", "shift @1 > masses"),
        ("shift @1 office", "shift @1 > office"),
        ("keep New Treads", "keep new-treads"),
        ("use A Credit to the Revolution", "use a-credit-to-the-revolution"),
        ("place office*2 masses", "place masses office office"),
        ("place Nothing", "place nothing"),
        ("set red blue black blue-x", "set black blue-x red blue"),
        ("guess dee spy ben dealer", "guess @1 dealer @3 spy"),
        ("Decline Turn", "decline turn"),
        ("pay 200", "pay 200"),
    ],
)
def test_moves_are_read_generously(typed: str, text: str) -> None:
    """ROB-COMP-2, ROB-COMP-8: English names or slugs, capitals or not, players by name."""
    assert read(typed) == text


@pytest.mark.parametrize(
    ("typed", "problem"),
    [
        ("fly office", "'fly'"),
        ("move moon", "'moon'"),
        ("move office with h1", "'h1'"),
        ("pay much", "'much'"),
        ("pay", "amount"),
        ("push c1", "c1 to c3"),
        ("push c9 > office", "'c9'"),
        ("send h1 blue", "'h1'"),
        ("send c1 green", "'green'"),
        ("keep flash-mob", "'flash-mob'"),
        ("use new-treads", "'new-treads'"),
        ("set green blue", "'green'"),
        ("set black", "die and a face"),
        ("set black blue black yellow", "each once"),
        ("guess ben dealer", "two players"),
        ("guess zoe dealer ben spy", "'zoe'"),
        ("place", "one word for each"),
        ("carry office", "two spaces"),
        ("shift ben", "player and a space"),
    ],
)
def test_a_bad_move_names_its_bad_part(typed: str, problem: str) -> None:
    """ROB-FLOW-1: nonsense is no move."""
    with pytest.raises(BadNotation, match=problem):
        read(typed)


@pytest.mark.parametrize(
    ("zone", "value", "problem"),
    [
        ("posters/office", 9, "0 to 8"),
        ("npc/h1", "office", "round 2"),
        ("npc/c1", "moon", "moon"),
        ("reputation", 0, "1 to 7"),
        ("contributions", 11, "0 to 10"),
        ("round", 7, "1 to 6"),
        ("character/ana", "nobody", "nobody"),
        ("objective/ana", "spy", "secret"),
        ("aside", [], "set those"),
        ("bursar", "rich", "must be one of none, level-hit"),
        ("set-black", "yellow-x", "no yellow-x"),
        ("gambled", 1, "True or False"),
        ("drawn/upgrade", ["new-treads", "backup-battery", "sliding-scale"], "at most 2"),
    ],
)
def test_what_cannot_be_is_refused(zone: str, value: object, problem: str) -> None:
    """ROB-COMP-3, ROB-COMP-4, ROB-COMP-11, ROB-COMP-14."""
    with pytest.raises(Impossible, match=problem):
        table().put(zone, value).asks()


def test_posters_cannot_multiply() -> None:
    """ROB-COMP-4: eight in all."""
    with pytest.raises(Impossible, match=r"add up to 8|negative"):
        table(posters__office=5, posters__masses=5).asks()


def test_three_players_have_no_spy() -> None:
    """ROB-SETUP-3."""
    with pytest.raises(Impossible, match="not used with 3"):
        table(mode="secret").put("objective/ana", "spy")


def test_every_zone_can_be_read() -> None:
    """ROB-HIDE-1: for tests and tools, hidden or not."""
    t = table(mode="secret", seats=4)
    for zone in t.zones():
        t.read(zone.replace("{seat}", "ana"))
    lay(t, supply=5)
    assert (t.read("supply"), t.read("junk")) == (5, 3)
