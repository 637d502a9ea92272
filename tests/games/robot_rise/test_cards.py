"""Every card: its numbers, its choices, and what refuses it."""

from collections import Counter

import pytest

from tests.games.robot_rise.table import GAME, asked, hand, lairs, play, refused, table
from uprising.games.robot_rise.rules.cards import ATTACKS, PACK, SLUGS, TYPES, Card, Identity
from uprising.texts import catalogue, languages

CARDS = {card.id: card for card in PACK.cards}
PEOPLE = {person.id: person for person in PACK.identities}


def test_there_are_ninety_cards_eight_identities_and_eighteen_lairs() -> None:
    """RISE-SETUP-7: and as many of each type as the list says."""
    assert len(PACK.deck) == 90
    assert len(PACK.identities) == 8
    assert PACK.lair_cards == 18
    counts: Counter[str] = Counter()
    for card in PACK.cards:
        counts["flex" if card.id == "flex" else card.type] += card.count
    assert counts == {
        "part": 45, "flex": 3, "lethal": 9, "nuisance": 8, "utility": 9, "defense": 12, "event": 4,
    }  # fmt: skip
    assert GAME.conserved(GAME.deal_random(4, 1)) == {"cards": 90, "identities": 8, "lairs": 18}


@pytest.mark.parametrize("lang", languages())
def test_every_card_and_identity_has_a_name_and_a_text(lang: str) -> None:
    """RISE-SETUP-7: in the catalogues, under the same id."""
    keys = catalogue("robot_rise", lang).keys
    for thing in (*SLUGS, *PEOPLE):
        assert {f"id-{thing}", f"text-{thing}"} <= keys


COUNTS = {
    "flex": ("part", 3), "nuke": ("lethal", 4), "doom-laser": ("lethal", 3),
    "drone-swarm": ("lethal", 2), "raid": ("nuisance", 3), "freeze-ray": ("nuisance", 3),
    "mind-control": ("nuisance", 2), "secret-cache": ("utility", 3), "time-machine": ("utility", 3),
    "force-field": ("utility", 3), "escape": ("defense", 5), "emp": ("defense", 4),
    "malware": ("defense", 3), "spy-attack": ("event", 2), "lab-meltdown": ("event", 1),
    "global-annihilation": ("event", 1),
}  # fmt: skip


@pytest.mark.parametrize(("card", "numbers"), COUNTS.items())
def test_the_other_cards_are_there_as_often_as_listed(card: str, numbers: tuple[str, int]) -> None:
    """RISE-CARD-4, RISE-CARD-5, RISE-CARD-6, RISE-CARD-7, RISE-CARD-8, RISE-CARD-9, RISE-CARD-10,
    RISE-CARD-11, RISE-CARD-12, RISE-CARD-13, RISE-CARD-14, RISE-CARD-15, RISE-CARD-16,
    RISE-CARD-17, RISE-CARD-18, RISE-CARD-19."""
    assert (CARDS[card].type, CARDS[card].count) == numbers
    assert TYPES[PACK.type_of[SLUGS.index(card)]] == numbers[0]
    assert CARDS[card].source in ("book", "public", "ruling")


@pytest.mark.parametrize(
    ("letter", "slot"),
    [
        pytest.param("h", 0, id="RISE-CARD-1"),
        pytest.param("b", 1, id="RISE-CARD-2"),
        pytest.param("l", 2, id="RISE-CARD-3"),
    ],
)
def test_every_part_fills_its_own_slot(letter: str, slot: int) -> None:
    """RISE-BOT-1: fifteen of each kind, once each; a part in another's place is refused."""
    for robot in range(1, 16):
        part = f"{letter}-{robot:02}"
        assert (CARDS[part].count, CARDS[part].source) == (1, "book")
        others = [f"{other}-{robot % 15 + 1:02}" for other in "hbl" if other != letter]
        t = table({"ana": [part, *others]})
        cards = sorted([part, *others], key=lambda card: "hbl".index(card[0]))
        assert cards[slot] == part
        assert t.may("ana", f"robot {' '.join(cards)} > ben")
        assert t.why_not("ana", f"play {part} > ben") is not None


def test_a_part_in_the_wrong_slot_makes_no_robot() -> None:
    """RISE-BOT-1, RISE-CARD-1, RISE-CARD-2, RISE-CARD-3: two Heads and Legs are no robot."""
    t = table({"ana": ["h-01", "h-02", "l-03", "b-04"]})
    assert refused(t, "ana", "robot h-01 h-02 l-03 > ben") == "not-a-robot"
    assert refused(t, "ana", "play h-01 > ben") == "no-action"
    assert refused(t, "ana", "robot h-01 b-05 l-03 > ben") == "not-in-hand"
    assert refused(t, "ana", "robot h-01 b-04 l-03 > ana") == "oneself"


def test_a_flex_fills_any_one_slot() -> None:
    """RISE-CARD-4, RISE-BOT-4: Head, Body or Legs; never two, and never matched."""
    t = table({"ana": ["h-01", "b-01", "l-01", "flex", "flex"]})
    legal = t.legal("ana")
    for robot in ("flex b-01 l-01", "h-01 flex l-01", "h-01 b-01 flex"):
        assert f"robot {robot} > ben" in legal
        assert refused(t, "ana", f"robot {robot} > ben chloe") == "not-matched"
    assert refused(t, "ana", "robot h-01 flex flex > ben") == "two-flex"
    assert refused(t, "ana", "ally flex flex for head") == "two-flex"
    assert refused(t, "ana", "play flex") == "no-action"


@pytest.mark.parametrize(
    ("card", "attack"),
    [
        pytest.param("nuke", "nuke", id="RISE-CARD-5"),
        pytest.param("doom-laser", "laser", id="RISE-CARD-6"),
        pytest.param("drone-swarm", "swarm", id="RISE-CARD-7"),
    ],
)
def test_a_lethal_card_costs_a_lair(card: str, attack: str) -> None:
    """RISE-ATTACK-1, RISE-ATTACK-2, RISE-TURN-5: one target; the card is discarded before."""
    t = table({"ana": [card]}, fields=["dan"])
    assert t.legal("ana") == [f"play {card} > ben", f"play {card} > chloe"]
    assert refused(t, "ana", f"play {card}") == "needs-target"
    assert refused(t, "ana", f"play {card} > ana") == "oneself"
    assert refused(t, "ana", f"play {card} > dan") == "shielded"
    play(t, f"ana play {card} > ben")
    assert t.read("discard") == [card]
    assert t.asks()["ben"].about == (("owner", "@0"), ("attack", f"~attack-{attack}"))
    play(t, "ben defend none")
    assert lairs(t) == [3, 2, 3, 3]


def test_a_raid_takes_two_random_cards() -> None:
    """RISE-CARD-8, RISE-CHANCE-1, RISE-ATTACK-3: the first and then the third of what is left."""
    t = table({"ana": ["raid"], "ben": ["h-01", "emp", "b-02", "l-03"]})
    t.chance("raid", ["1", "3"])
    assert CARDS["raid"].take == 2
    assert refused(t, "ana", "play raid") == "needs-target"
    play(t, "ana play raid > ben", "ben defend none")
    assert hand(t, "ben") == ["emp", "b-02"]
    assert hand(t, "ana")[:2] == ["h-01", "l-03"]


def test_a_freeze_ray_costs_the_next_action() -> None:
    """RISE-CARD-9, RISE-FREEZE-1: no action, then the refill; the turn after that is as ever."""
    t = table({"ana": ["freeze-ray"], "ben": ["nuke"]}, seats=("ana", "ben"))
    play(t, "ana play freeze-ray > ben", "ben defend none")
    assert asked(t) == {"ana": "action"}
    assert len(hand(t, "ben")) == 3
    assert t.read("frozen/ben") is False
    play(t, "ana pass")
    assert asked(t) == {"ben": "action"}


def test_mind_control_takes_a_card_of_choice_and_gives_another() -> None:
    """RISE-CARD-10: the hand is seen; the card just taken may not be given back."""
    t = table({"ana": ["mind-control", "h-01", "emp"], "ben": ["escape", "nuke", "escape"]})
    assert refused(t, "ana", "play mind-control > chloe") == "empty-hand"
    play(t, "ana play mind-control > ben", "ben defend none")
    assert t.legal("ana") == ["take escape", "take nuke"]
    assert refused(t, "ana", "take emp") == "not-in-that-hand"
    play(t, "ana take nuke")
    assert t.legal("ana") == ["give h-01", "give emp"]
    assert refused(t, "ana", "give nuke") == "just-taken"
    assert refused(t, "ana", "give raid") == "not-in-hand"
    play(t, "ana give h-01")
    assert hand(t, "ben") == ["escape", "escape", "h-01"]
    assert hand(t, "ana")[:2] == ["emp", "nuke"]


def test_a_copy_of_the_card_just_taken_may_be_given() -> None:
    """RISE-CARD-10: it is another card, though it looks the same."""
    t = table({"ana": ["mind-control", "escape"], "ben": ["escape"]})
    play(t, "ana play mind-control > ben", "ben defend none", "ana take escape")
    assert t.legal("ana") == ["give escape"]


def test_a_secret_cache_draws_two() -> None:
    """RISE-CARD-11: and the refill one more; it has no target."""
    t = table({"ana": ["secret-cache", "h-09"]}, deck=["h-01", "h-02", "h-03", "h-04"])
    assert CARDS["secret-cache"].draw == 2
    assert refused(t, "ana", "play secret-cache > ben") == "takes-no-target"
    play(t, "ana play secret-cache")
    assert hand(t, "ana") == ["h-09", "h-01", "h-02", "h-03"]


def test_a_time_machine_looks_back_three_cards() -> None:
    """RISE-CARD-12: of all if there are fewer; the only choice is made at once."""
    assert CARDS["time-machine"].look == 3
    t = table({"ana": ["time-machine"]}, discard=["h-01", "emp"])
    play(t, "ana play time-machine")
    assert t.legal("ana") == ["take h-01", "take emp"]
    t = table({"ana": ["time-machine"]}, discard=["emp"])
    play(t, "ana play time-machine")
    assert hand(t, "ana")[0] == "emp"
    t = table({"ana": ["time-machine"]})
    assert refused(t, "ana", "play time-machine") == "nothing-to-take"


def test_a_force_field_shields_for_a_round() -> None:
    """RISE-CARD-13, RISE-FIELD-1: nobody may attack; the card stays in front of its owner."""
    t = table({"ana": ["force-field"], "ben": ["nuke", "h-01", "b-02", "l-03"]})
    assert refused(t, "ana", "play force-field > ben") == "takes-no-target"
    play(t, "ana play force-field")
    assert t.read("discard") == []
    assert refused(t, "ben", "play nuke > ana") == "shielded"
    assert refused(t, "ben", "robot h-01 b-02 l-03 > ana") == "shielded"
    assert t.view("ben").places[0].shielded  # type: ignore[attr-defined]


# Defences against attacks: every pair

WHO_ATTACKS: dict[str, tuple[dict[str, list[str]], str, str | None]] = {
    "bot": ({"ana": ["h-05", "b-06", "l-07"]}, "robot h-05 b-06 l-07 > ben", None),
    "nuke": ({"ana": ["nuke"]}, "play nuke > ben", None),
    "laser": ({"ana": ["doom-laser"]}, "play doom-laser > ben", None),
    "swarm": ({"ana": ["drone-swarm"]}, "play drone-swarm > ben", None),
    "lance": ({"ana": []}, "identity > ben", "dr-cinder-voss"),
    "raid": ({"ana": ["raid"]}, "play raid > ben", None),
    "freeze": ({"ana": ["freeze-ray"]}, "play freeze-ray > ben", None),
    "mind": ({"ana": ["mind-control"]}, "play mind-control > ben", None),
    "pull": ({"ana": ["h-10"]}, "identity", "magda-lodestone"),
}
EVENTS = {"spy": "spy-attack", "melt": "lab-meltdown", "global": "global-annihilation"}
TABLE = {
    "escape": "● ● ● ● – – – – – ● ● ●",
    "emp": "● – – ● – – ● ● ● – – –",
    "malware": "↩ – – ↩ – – – – – ● – –",
    "nuke": "● – – ● – ● – – – – – –",
    "robot h-01 b-02 l-03": "● ● ● ● ● ● ● ● ● ● ● ●",
    "the-understudy": "● ● ● ● ● ● ● ● ● ● ● ●",
    "baron-bunker": "● ● ● ● ● – – – – ● ● ●",
    "madame-detour": "↪ ↪ ↪ ↪ ↪ – – – – – – –",
    "professor-reverb": "– ↩ ↩ ↩ ↩ ↩ ↩ ↩ ↩ – – –",
}
ROWS = [
    pytest.param(defence, attack, mark, id=f"RISE-STOP-{number}-{attack}")
    for number, (defence, row) in enumerate(TABLE.items(), 1)
    for attack, mark in zip(ATTACKS, row.split(), strict=True)
]


@pytest.mark.parametrize(("defence", "attack", "mark"), ROWS)
def test_each_defence_does_what_the_table_says(defence: str, attack: str, mark: str) -> None:
    """RISE-STOP-1, RISE-STOP-2, RISE-STOP-3, RISE-STOP-4, RISE-STOP-5, RISE-STOP-6, RISE-STOP-7,
    RISE-STOP-8, RISE-STOP-9, RISE-DEF-1, RISE-CARD-14, RISE-CARD-15, RISE-CARD-16, RISE-CARD-17,
    RISE-CARD-18, RISE-CARD-19: stops, reflects, redirects, or may not be played."""
    mine = defence.removeprefix("robot ").split() if defence not in PEOPLE else ["h-01", "h-02"]
    people = {"ben": defence} if defence in PEOPLE else {}
    if attack in EVENTS:
        t = table({"ben": mine}, at="refill", turn="ben", deck=[EVENTS[attack]], identities=people)
    else:
        hands, move, person = WHO_ATTACKS[attack]
        if person:
            people["ana"] = person
        t = table({**hands, "ben": mine}, identities=people)
        play(t, f"ana {move}")
    how = {"madame-detour": "identity > dan", "professor-reverb": "identity h-01 h-02"}
    answer = f"defend {how.get(defence, 'identity' if defence in PEOPLE else defence)}"
    assert asked(t).keys() == {"ben"}
    if mark == "–":
        assert refused(t, "ben", answer) in ("does-not-stop", "identity-does-not-stop")
        return
    play(t, f"ben {answer}")
    assert lairs(t)[1] == 3
    asker = t.table.state.asker
    if mark == "↩":
        assert (asker.owner, asker.who) == (1, 0)  # type: ignore[attr-defined]
    elif mark == "↪":
        assert (asker.owner, asker.who) == (0, 3)  # type: ignore[attr-defined]
    else:
        assert "ben" not in asked(t) or asked(t)["ben"] == "action"


@pytest.mark.parametrize("thing", [*CARDS.values(), *PEOPLE.values()], ids=lambda x: x.id)
def test_the_tables_follow_from_the_cards(thing: Card | Identity) -> None:
    """RISE-STOP-1..9 as data: what is looked up is what the card lists."""
    if isinstance(thing, Card):
        row = PACK.answer[SLUGS.index(thing.id) * 12 :][:12]
    else:
        row = PACK.identity_answer[list(PEOPLE).index(thing.id) * 12 :][:12]
    stops = [ATTACKS[kind] for kind in range(12) if row[kind] == 1]
    reflects = [ATTACKS[kind] for kind in range(12) if row[kind] == 2]
    assert sorted(stops) == sorted(thing.stops)
    assert sorted(reflects) == sorted(thing.reflects)


def test_defence_cards_are_no_actions() -> None:
    """RISE-TURN-11, RISE-CARD-14, RISE-CARD-15, RISE-CARD-16: only answers."""
    t = table({"ana": ["escape", "emp", "malware"]})
    assert t.legal("ana") == ["pass"]
    for card in ("escape", "emp", "malware"):
        assert refused(t, "ana", f"play {card} > ben") == "no-action"
