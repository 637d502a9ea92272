"""Packs: a small file changes a number, the table says so, and the record replays anywhere."""

from pathlib import Path

import msgspec
import pytest

import uprising
from uprising.bots import HeuristicBot, play_match
from uprising.kernel import (
    BadPack,
    BadRecord,
    Game,
    game,
    games,
    pack_line,
    read_record,
    replay,
    variant,
)
from uprising.packs import find_pack, known_packs, packed, read_pack, with_pack

FOUR_LAIRS = """
name = "four-lairs"
game = "robot_rise"
about = "Baron Bunker begins with one lair more."

start_hand = 6

[identities.baron-bunker]
lairs = 4

[cards.nuke]
count = 3
stops = ["bot", "raid"]
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "four-lairs.toml"
    path.write_text(FOUR_LAIRS, encoding="utf-8")
    return path


def four_lairs() -> Game:
    return packed(read_pack(FOUR_LAIRS))


def test_a_pack_changes_what_it_names_and_nothing_else() -> None:
    of, plain = four_lairs(), game("robot_rise")
    assert of.pack_name == "four-lairs"
    assert of.pack.start_hand == 6
    nuke = next(card for card in of.pack.cards if card.id == "nuke")
    assert (nuke.count, nuke.stops) == (3, ("bot", "raid"))
    others = [card for card in of.pack.cards if card.id != "nuke"]
    assert others == [card for card in plain.pack.cards if card.id != "nuke"]
    assert of.content != plain.content
    assert plain.pack.start_hand == 5


def test_an_identity_may_begin_with_more_lairs(file: Path) -> None:
    for seed in range(20):
        table = uprising.new("robot_rise", seats=6, seed=seed, pack=str(file))
        own = [msgspec.to_builtins(table.view(seat))["places"][seat] for seat in range(6)]
        lairs = {place["identity"]: place["lairs"] for place in own}
        assert all(count == (4 if who == "baron-bunker" else 3) for who, count in lairs.items())
        if "baron-bunker" in lairs:
            return
    raise AssertionError("the Baron never came")


def test_the_record_brings_its_pack_along() -> None:
    table = play_match(four_lairs(), [HeuristicBot()] * 3, 1, {})
    text = str(table.record())
    assert '\npack four-lairs {"cards":{"nuke":' in text
    again = replay(text)
    assert again.game.pack_name == "four-lairs"
    assert str(again.record()) == text
    assert read_record(text).pack == table.game.changes


def test_a_record_without_its_pack_or_with_another_is_refused() -> None:
    text = str(play_match(four_lairs(), [HeuristicBot()] * 3, 1, {}).record())
    lines = text.splitlines(keepends=True)
    without = "".join(line for line in lines if not line.startswith("pack "))
    with pytest.raises(BadRecord, match="content: the record was played with other cards"):
        replay(without)
    with pytest.raises(BadRecord, match="content: "):
        replay(text.replace('"count":3', '"count":2'))
    with pytest.raises(BadRecord, match=r"cards\.nuk: there is no such thing"):
        replay(text.replace('"nuke"', '"nuk"'))


def test_what_a_pack_leaves_open_does_not_change_the_content() -> None:
    """Records made before identities could have lairs of their own replay as before."""
    assert game("robot_rise").content == "28aa9a9113009317"


@pytest.mark.parametrize(
    ("key", "changes", "problem"),
    [
        ("robot_rise", "lars = 4", r"lars: there is no such field; do you mean lairs\?"),
        ("robot_rise", "lairs = 'x'", "lairs: must be a whole number, not 'x'"),
        ("robot_rise", "lairs = true", "lairs: must be a whole number, not True"),
        ("robot_rise", "lairs = -1", "lairs: must be from 0 to 99, not -1"),
        ("robot_rise", "turn_cap = 5000", "turn_cap: must be from 0 to 1200, not 5000"),
        ("robot_rise", "type_of = [1]", "type_of: there is no such field"),
        ("robot_rise", "[cards.nuk]\ncount = 1", r"cards\.nuk: .* do you mean nuke\?"),
        ("robot_rise", "cards = 3", "cards: says whose number changes"),
        ("robot_rise", "[cards]\nnuke = 3", r"cards\.nuke: names the fields that change"),
        ("robot_rise", "[cards.nuke]\nid = 'x'", r"cards\.nuke\.id: is a name"),
        ("robot_rise", "[cards.nuke]\nstops = ['bots']", r"cards\.nuke\.stops\[1\]: must be one"),
        ("robot_rise", "[cards.nuke]\nstops = 'bot'", r"cards\.nuke\.stops: must be a list"),
        ("patriot", "threat_limit = [9]", "threat_limit: must be a list of 2, not of 1"),
        ("patriot", "[sheets.zam]\nno_war = 1", r"sheets\.zam\.no_war: must be true or false"),
        ("patriot", "[briefs.leaked-memo]\nbad = [['moon', 1]]", r"briefs\.leaked-memo\.bad\[1\]"),
        ("evil_robots", "[counts.12]\ninfluence = 3", r"counts\.12: there is no such thing"),
    ],
)
def test_what_does_not_fit_is_named_in_one_line(key: str, changes: str, problem: str) -> None:
    with pytest.raises(BadPack, match=problem) as found:
        packed(read_pack(f"name = 'x'\ngame = '{key}'\n{changes}"))
    assert "\n" not in str(found.value)


def test_numbers_no_table_can_be_dealt_with_are_refused() -> None:
    with pytest.raises(BadPack, match="pack: with x the game cannot be played"):
        packed(read_pack("name = 'x'\ngame = 'robot_rise'\nstart_hand = 99"))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("name = ", "pack: pack is not TOML"),
        ("game = 'leduc'\nante = 2", "name: pack does not say"),
        ("name = 'x'\nante = 2", "game: pack does not say"),
        ("name = 3\ngame = 'leduc'", "name: must be a line of text"),
        ("name = 'X Y'\ngame = 'leduc'\nante = 2", "name: must be small letters"),
        ("name = 'x'\ngame = 'leduc'", "pack: x changes nothing"),
    ],
)
def test_a_file_that_is_no_pack_says_why(text: str, problem: str) -> None:
    with pytest.raises(BadPack, match=problem):
        packed(read_pack(text))


def test_a_pack_is_found_by_name_or_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own.toml").write_text("name = 'dear'\ngame = 'leduc'\nante = 2", encoding="utf-8")
    monkeypatch.setenv("UPRISING_PACKS", str(tmp_path))
    assert find_pack("dear").changes == {"ante": 2}
    assert with_pack(game("leduc"), "dear").pack.ante == 2
    with pytest.raises(BadPack, match=r"pack: there is no 'cheap'; there are dear"):
        with_pack(game("leduc"), "cheap")
    with pytest.raises(BadPack, match="pack: dear is for leduc, not for patriot"):
        with_pack(game("patriot"), str(tmp_path / "own.toml"))
    with pytest.raises(BadPack, match="pack: cannot read"):
        find_pack(str(tmp_path / "none.toml"))


def test_a_variant_is_not_changed_again() -> None:
    of = four_lairs()
    assert variant(of, of.changes) is of
    with pytest.raises(BadPack, match="is played with four-lairs already"):
        variant(of, pack_line("x", {"lairs": 2}))


@pytest.mark.parametrize(("key", "name"), [(k, name) for k in games() for name in known_packs(k)])
def test_every_pack_of_ours_can_be_played(key: str, name: str) -> None:
    pack = known_packs(key)[name]
    assert pack.about
    of = packed(pack)
    assert replay(str(play_match(of, [HeuristicBot()] * of.seats[0], 1, {}).record())).outcome
