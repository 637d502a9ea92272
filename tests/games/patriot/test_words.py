"""What players read is what happened: situations played, and their lines read."""

import re

import pytest

from tests.games.patriot.play import position
from uprising.commands.story import log_line
from uprising.games.patriot import GAME
from uprising.games.patriot.rules import cards as c
from uprising.games.patriot.text.phrases import line_said, summed
from uprising.scenario import Scenario, scenario
from uprising.texts import catalogue, languages, render, spoken_choice
from uprising.texts.render import phrased

KEY = "patriot"
SLOTS = ["credit-tracer", "drone-swarm", "crowd-scanner", "curfew-siren"]
UP = ["face-up"] * 3
FIRST = ["launched", *UP]


def lines(t: Scenario, lang: str = "en") -> list[str]:
    """What everybody reads of the last move."""
    return [log_line(catalogue(KEY, lang), event, t.table.names) for event in t.seen(None)]


def prompt(t: Scenario, who: str = "ana", lang: str = "en") -> str:
    ask = t.asks()[who]
    return render(catalogue(KEY, lang), ask.prompt, dict(ask.about), t.table.names)


def choices(t: Scenario, who: str = "ana", lang: str = "en") -> dict[str, str]:
    """Every listed choice of a seat, as it is said."""
    assert who in t.asks()
    seat = t.table.names.index(who)
    words = catalogue(KEY, lang)
    return {
        move.text(): spoken_choice(
            words, move.text(), GAME.phrase(t.table.state, seat, move), t.table.names
        )
        for move in t.table.legal(seat)
    }


def test_the_log_of_a_riot_counts_up_and_then_begins_again() -> None:
    """W4, PAT-RIOT-1: not "-4, now 0"."""
    t = position(zones={"cu": 4})
    t.play("ana", "coins")
    told = lines(t)
    at = told.index("Civil Unrest: +2, now 6.")
    assert told[at + 1].startswith("Civil Unrest has reached its limit")
    assert not any("Civil Unrest: -" in line for line in told)


@pytest.mark.parametrize(("lang", "fails"), [("en", "has failed"), ("it", "è fallito")])
def test_a_brief_that_fails_is_said_to_have_failed(lang: str, fails: str) -> None:
    """W4: "Deserters is failed"."""
    t = position("encounter", zones={"briefs": ["deserters"], "hand/ana": ["spy-1"]})
    t.play("ana", "vote nothing")
    assert any(fails in line for line in lines(t, lang))


def test_nothing_committed_is_said_in_words() -> None:
    """W4, W25: "Mira commits ."."""
    t = position("encounter", zones={"briefs": ["deserters"], "hand/ana": ["spy-1"]})
    t.play("ana", "vote nothing")
    assert "ana commits no cards." in lines(t)
    assert "ana non impegna carte." in lines(t, "it")


def test_beacons_are_ready_again_only_where_one_was_used() -> None:
    """W4: "Used Beacons are Launched again" with no Beacon."""
    for lamps, said in ((0, False), (1, True)):
        zones = {"slots": SLOTS, "lamps": ["used", *UP]} if lamps else {}
        t = position("round-end", zones=zones)
        t.settle()
        assert any("ready again" in line for line in lines(t)) == said


@pytest.mark.parametrize(
    ("who", "face", "said"),
    [
        ("diva-m", 2, "You rolled 2, which counts as 1: a Troop is lost, or a Rioter joins."),
        ("zam", 7, "You rolled 7, which counts as 6: up to 1 execution."),
        ("donovan", 7, "You rolled 7: up to 2 executions."),
    ],
)
def test_a_die_is_shown_as_it_counts(who: str, face: int, said: str) -> None:
    """W5, PAT-ROLL-2: what is asked, and what comes of it, follow from one function."""
    zones = {"rioters": [3, 3], "troops": [1], "hand/ana": ["spy-1"]}
    t = position(who=(who,), zones=zones, d8=(face,))
    t.play("ana", "execute")
    assert prompt(t).startswith(said)


def test_the_automaton_is_counted_before_the_question() -> None:
    """W5, PAT-BCARD-15: 6 counts as 7."""
    slots = ["lab-automaton", *SLOTS[1:]]
    zones = {"slots": slots, "lamps": FIRST, "hand/ana": ["science-1"] * 2}
    t = position(zones=zones, d8=(6,))
    t.play("ana", "use 1").play("ana", "project")
    assert prompt(t).startswith("You rolled 6, which counts as 7: +4 Science Markers.")


@pytest.mark.parametrize("lang", languages())
def test_weaknesses_are_named_when_they_strike(lang: str) -> None:
    """W7: Jack's at the first riot, M.W.'s at the end of round 3, Viktor's at the Advance tile."""
    words = catalogue(KEY, lang)
    t = position(who=("jack",), zones={"cu": 4})
    t.play("ana", "coins")
    assert any(words.say("text-jack-flaw") in line for line in lines(t, lang))
    t = position(who=("viktor",), zones={"markers/ana": 4, "hand/ana": ["spy-1", "war-1"]})
    t.play("ana", "advance")
    assert any(words.say("text-viktor-flaw") in line for line in lines(t, lang))
    t = position("turn-end", who=("mw",), zones={"round": 3})
    t.settle()
    assert any(words.say("text-mw-flaw") in line for line in lines(t, lang))


def test_gains_have_a_plus_and_the_middle_of_the_tracker_is_base() -> None:
    """W7: "Funds 1: now 1", "triggers for ana at 0"."""
    t = position(zones={"track/ana": -1, "markers/ana": 4})
    t.play("ana", "advance")
    told = lines(t)
    assert "ana's standee moves to Base on the tracker." in told
    assert "ana, Science Markers: -4, now 0." in told
    t = position("trigger", who=("donovan",), d8=(1,))
    t.settle()
    assert "The tracker triggers for ana at Base: a bad event." in lines(t)


def test_which_brief_goes_under_the_deck_is_asked_by_name() -> None:
    """W8: not "first" and "second"."""
    slots = ["wiretap-grid", *SLOTS[1:]]
    zones = {"slots": slots, "lamps": FIRST, "briefs": ["deserters", "leaked-memo"]}
    t = position(zones=zones)
    t.play("ana", "use 1")
    said = choices(t)
    assert {"Put Deserters under the deck", "Put Leaked Memo under the deck"} < set(said.values())
    assert "Deserters" in prompt(t) and "Leaked Memo" in prompt(t)


def test_a_vote_is_asked_with_what_it_needs_and_what_is_at_stake() -> None:
    """W25: object, price and stake."""
    t = position("encounter", zones={"briefs": ["run-on-the-bank"], "hand/ana": ["finance-5"]})
    asked = prompt(t)
    assert asked.startswith("Which cards do you commit to Run on the Bank? Finance 8.")
    assert asked.endswith("Failed: all Treasury coins are lost.")
    assert choices(t)["vote finance-5"] == "Commit Finance 5"


def test_the_values_of_several_cards_are_said_as_a_sum() -> None:
    t = position("encounter", zones={"hand/ana": ["finance-1", "finance-2", "war-3"]})
    said = set(choices(t).values())
    assert {"Commit Finance 1 + 2", "Commit War 3 and Finance 1 + 2"} & said
    assert summed([1, 4, 1, 1]) == "3×1 + 4"


@pytest.mark.parametrize("lang", languages())
def test_every_tile_is_offered_with_its_price(lang: str) -> None:
    """W10, W25: actions show what they cost this character, and no two are alike."""
    zones = {
        "treasury": 8, "markers/ana": 4, "rioters": [8], "troops": [1], "slots": SLOTS,
        "lamps": FIRST,
    }  # fmt: skip
    t = position(zones=zones)
    said = choices(t, lang=lang)
    assert len(set(said.values())) == len(said)
    assert max(len(text) for text in said.values()) <= 60
    if lang == "en":
        assert said["coins"] == "Acquire 4 coins: 4 AP, Civil Unrest +2"
        assert said["deploy 3"] == "Deploy 3 Troops: 6 AP"
    t = position(who=("mw",), zones=zones)
    cheaper = choices(t, lang=lang)
    launch = next(move for move in cheaper if move.startswith("launch "))
    assert ": 2 " in cheaper[launch]


def test_a_character_is_offered_with_its_influence() -> None:
    """W10, PAT-SHEET-3: the line of the sheet, from the rules' own numbers."""
    t = scenario(KEY, ["ana"], at="setup", campaign="m")
    assert choices(t)["character marion"] == "Marion Mochi: 1 Spy, 1 War, 3 Science and 1 Finance"


def said_of(line: c.Line, lang: str) -> str:
    """A line of effects as a card has it: with commas, or nothing."""
    words = catalogue(KEY, lang)
    parts = []
    for effect in line_said(line):
        key = str(effect.pop("say"))
        parts.append(phrased(words, key, effect, ()))
    return ", ".join(parts) or {"en": "nothing", "it": "niente"}[lang]


def where_rioters_appear(spaces: tuple[int, ...], lang: str) -> str:
    """The two Rioters of a Riot card; space 0 is rolled."""
    both, one, another, rolled, rolled_both = {
        "en": ("Two Rioters on space", "A Rioter on space", "and one on", "a rolled space",
               "Two Rioters on rolled spaces"),
        "it": ("Due Rivoltosi sullo spazio", "Un Rivoltoso sullo spazio", "e uno",
               "su uno spazio a caso", "Due Rivoltosi su spazi a caso"),
    }[lang]  # fmt: skip
    first, second = spaces
    if first == second:
        return f"{both} {first}" if first else rolled_both
    named = {"en": f"space {second}", "it": f"sullo spazio {second}"}[lang]
    return f"{one} {first} {another} {named if second else rolled}"


@pytest.mark.parametrize("lang", languages())
def test_every_card_says_what_the_rules_resolve(lang: str) -> None:
    """W4, W10: Briefs, Beacons and Riots, derived from the same lines of effects."""
    words = catalogue(KEY, lang)
    passed, failed = {"en": ("Passed", "Failed"), "it": ("Superato", "Fallito")}[lang]
    both = {"en": "and", "it": "e"}[lang]
    wrong = {}

    def compare(slug: str, told: str) -> None:
        text = words.say(f"text-{slug}")
        bare = re.sub(r" \([^)]*\)", "", text)
        if bare.lower() != told.lower():
            wrong[slug] = (text, told)

    for brief in c.BRIEFS:
        good, bad = said_of(brief.good, lang), said_of(brief.bad, lang)
        types = f" {both} ".join(words.say(f"id-{c.TYPES[kind]}") for kind in brief.types)
        head = f"{types} {brief.need}. {passed}: {good}. {failed}: {bad}."
        compare(brief.slug, head if brief.types else f"A: {good}. B: {bad}.")
    for beacon in c.BEACONS:
        compare(beacon.slug, f"{said_of(beacon.effect, lang)}.")
    each = {"en": "Each round", "it": "Ogni giro"}[lang]
    for riot in c.RIOTS:
        there = where_rioters_appear(riot.rioters, lang)
        compare(riot.slug, f"{there}. {each}: {said_of(riot.again, lang)}.")
    assert wrong == {}


def test_nobody_without_cards_is_asked_for_a_vote() -> None:
    """W8: the partner with cards is asked, and in `first-reconstruction` both were."""
    zones: dict[str, object] = {"briefs": ["deserters"], "hand/ana": [], "hand/ben": ["war-1"]}
    zones |= {"ability-used/ana": True, "ability-used/ben": True}
    t = position("encounter", who=("donovan", "wilfred"), zones=zones)
    assert {who: ask.prompt for who, ask in t.asks().items()} == {"ben": "ask-vote"}


def test_nobody_is_asked_for_more_cards_where_the_tally_is_enough() -> None:
    """W8, PAT-POWER-4: Maury may add cards where they can still change something."""
    zones = {"briefs": ["deserters"], "hand/ana": ["war-5", "war-4", "war-3"], "track/ana": 1}
    short, enough = ("war-1", "spy-1"), ("war-2", "war-1")
    asked = {}
    for opinion in (short, enough):
        t = position("encounter", who=("maury",), zones={**zones, "po": list(opinion)})
        t.play("ana", "vote war-4")
        asked[opinion] = [ask.prompt for ask in t.asks().values()]
    assert asked[short] == ["ask-sway"]
    assert "ask-sway" not in asked[enough]
