"""Who sees what, what a seat remembers, and that guesses keep it."""

from collections import Counter

from tests.games.robot_rise.table import FRIENDS, GAME, play, state, table
from uprising import kernel
from uprising.games.robot_rise.rules.memory import card_of, holders_of, viewer_of
from uprising.games.robot_rise.rules.state import RobotRise
from uprising.games.robot_rise.seen.view import Known, Pending, RobotRiseView, view
from uprising.scenario import Scenario


def seen(t: Scenario, who: str | None) -> RobotRiseView:
    found = t.view(who)
    assert isinstance(found, RobotRiseView)
    return found


def known(t: Scenario, who: str) -> list[tuple[str, tuple[int, ...]]]:
    return [(entry.card, entry.holders) for entry in seen(t, who).known]


def told(t: Scenario, who: str | None) -> list[str]:
    """The names of the sentences a seat reads of the last move."""
    return [kernel.told(event)[0] for event in t.seen(who)]


def guesses(t: Scenario, who: str, count: int = 200) -> list[RobotRise]:
    t.asks()
    rng = kernel.seeded(1, "test")
    found = []
    for _ in range(count):
        g = GAME.guess(state(t), FRIENDS.index(who), rng)
        assert isinstance(g, RobotRise)
        assert GAME.view(g, FRIENDS.index(who)) == t.view(who)
        found.append(g)
    return found


def test_hands_and_identities_are_for_their_owners() -> None:
    """RISE-INFO-1, RISE-INFO-3, RISE-INFO-4, RISE-INFO-5, RISE-INFO-9: the rest is sizes."""
    t = table({"ana": ["nuke"], "ben": ["emp", "h-01"]}, identities={"ben": "baron-bunker"})
    mine, theirs = seen(t, "ben").places[1], seen(t, "ana").places[1]
    assert (mine.hand, mine.identity) == (("emp", "h-01"), "baron-bunker")
    assert (theirs.hand, theirs.identity, theirs.cards) == (None, None, 2)
    assert seen(t, None).places[1] == theirs
    assert (seen(t, "ana").deck, seen(t, "ana").aside) == (len(t.read("deck")), 4)
    assert seen(t, "ana").places[1].lairs == 3


def test_the_whole_discard_pile_is_open() -> None:
    """RISE-INFO-6: in its order, also to spectators."""
    t = table({}, discard=["h-01", "spy-attack", "nuke", "emp"])
    assert seen(t, None).discard == ("h-01", "spy-attack", "nuke", "emp")


def test_a_drawn_card_is_seen_by_its_drawer() -> None:
    """RISE-INFO-1: the others see that a card was drawn."""
    t = table({"ana": ["secret-cache"]}, deck=["h-01", "h-02", "h-03"])
    play(t, "ana play secret-cache")
    assert told(t, "ana").count("drawn") == 3
    assert told(t, "ben").count("drawn-hidden") == 3
    assert told(t, None).count("drawn-hidden") == 3


def test_raided_cards_are_known_to_the_two_involved() -> None:
    """RISE-INFO-7: the raider knows them, the raided remembers them, others count them."""
    t = table({"ana": ["raid"], "ben": ["emp", "nuke"]})
    play(t, "ana play raid > ben", "ben defend none")
    assert "taken" in told(t, "ana") and "taken" in told(t, "ben")
    assert "taken-hidden" in told(t, "chloe") and "taken-hidden" in told(t, None)
    assert sorted(known(t, "ben")) == [("emp", (0,)), ("nuke", (0,))]
    assert known(t, "chloe") == []
    assert all({46, 56} <= set(g.hands[0]) for g in guesses(t, "ben"))
    free = guesses(t, "chloe")
    assert any(46 not in g.hands[0] for g in free)


def test_a_hand_seen_through_mind_control_is_remembered() -> None:
    """RISE-INFO-8, RISE-INFO-7: by the one who looked, until its cards are seen to leave."""
    t = table({"ana": ["mind-control", "h-01"], "ben": ["escape", "nuke", "emp"]})
    play(t, "ana play mind-control > ben", "ben defend none")
    assert seen(t, "ana").places[1].hand == ("escape", "nuke", "emp")
    assert seen(t, "chloe").places[1].hand is None
    assert "hand" in told(t, "ana") and "hand-hidden" in told(t, "dan")
    play(t, "ana take nuke", "ana give h-01")
    assert "given" in told(t, "ben") and "given-hidden" in told(t, "chloe")
    assert sorted(known(t, "ana")) == [("emp", (1,)), ("escape", (1,)), ("h-01", (1,))]
    assert known(t, "ben") == [("nuke", (0,))]
    assert all(sorted(g.hands[1]) == [0, 55, 56] for g in guesses(t, "ana", 50))
    t.put("hand/ben", [*t.read("hand/ben"), "raid"])
    play(t, "ben play raid > ana")
    assert ("escape", (1,)) in known(t, "ana")


def test_parts_that_return_to_a_hand_are_remembered_by_all() -> None:
    """RISE-INFO-2, RISE-INFO-10: the requester's two, and offers not taken."""
    t = table({"ana": ["h-01", "l-02"], "ben": ["b-03"], "chloe": ["b-04", "emp"]})
    play(t, "ana ally h-01 l-02", "ben offer b-03", "chloe offer b-04", "dan decline")
    assert seen(t, "dan").places[2].offer == "b-04"
    play(t, "ana accept ben", "ana targets dan", "dan defend none")
    assert seen(t, "dan").places[2].offer is None
    for who in ("ana", "ben", "dan"):
        assert known(t, who) == [("b-04", (2,))]
    assert known(t, "chloe") == []
    t = table({"ana": ["h-01", "l-02"]})
    play(t, "ana ally h-01 l-02", "ben decline", "chloe decline", "dan decline")
    assert sorted(known(t, "dan")) == [("h-01", (0,)), ("l-02", (0,))]


def test_a_card_brought_back_by_a_time_machine_is_remembered() -> None:
    """RISE-INFO-6, RISE-CARD-12: everybody saw which."""
    t = table({"ana": ["time-machine"]}, discard=["escape", "h-02"])
    play(t, "ana play time-machine", "ana take escape")
    assert known(t, "ben") == [("escape", (0,))]


def test_a_third_seat_loses_track_of_cards_that_pass_unseen() -> None:
    """RISE-INFO-7: it may be in either hand; once one hand is out of question, in the other."""
    t = table({"ana": ["raid", "h-09"], "ben": ["escape", "emp", "nuke"]})
    t.put("known/chloe", ["@1: escape"])
    t.chance("raid", ["2", "2"])
    play(t, "ana play raid > ben", "ben defend none")
    assert known(t, "chloe") == [("escape", (0, 1))]
    where = Counter(next(w for w in (0, 1) if 55 in g.hands[w]) for g in guesses(t, "chloe"))
    assert set(where) == {0, 1}


def test_a_hand_taken_whole_is_followed() -> None:
    """RISE-INFO-7: two cards of two can only be with the raider now."""
    t = table({"ana": ["raid"], "ben": ["escape", "emp"]})
    t.put("known/chloe", ["@1: escape"])
    play(t, "ana play raid > ben", "ben defend none")
    assert known(t, "chloe") == [("escape", (0,))]


def test_a_copy_seen_to_leave_may_be_the_known_one() -> None:
    """RISE-INFO-8: of two Escapes only one was known; one is played, and nothing is sure."""
    t = table({"ana": ["nuke"], "ben": ["escape", "escape"]})
    t.put("known/chloe", ["@1: escape"])
    play(t, "ana play nuke > ben", "ben defend escape")
    assert known(t, "chloe") == []


def test_what_a_leaver_did_not_discard_was_taken() -> None:
    """RISE-INFO-7, RISE-INFO-8, RISE-EXIT-1: everybody who knew of it knows where it went."""
    t = table({"ana": ["nuke"], "ben": ["escape", "emp"]}, lairs={"ben": 1})
    t.put("known/chloe", ["@1: escape"])
    play(t, "ana play nuke > ben", "ben defend none")
    assert seen(t, "ana").places[1].hand == ("escape", "emp")
    play(t, "ana take escape")
    assert known(t, "chloe") == [("escape", (0,))]
    assert known(t, "ben") == [("escape", (0,))]
    assert known(t, "dan") == []


def test_a_used_identity_is_open_and_the_others_are_guessed() -> None:
    """RISE-INFO-3, RISE-INFO-4, RISE-ID-2: any of those not seen."""
    t = table(
        {"ana": ["nuke"]},
        identities={"ana": "dr-cinder-voss", "ben": "baron-bunker", "chloe": "madame-detour"},
    )
    t.put("used/ben", True)
    found = guesses(t, "ana")
    assert {g.identities[1] for g in found} == {7}
    assert len({g.identities[2] for g in found}) > 3
    assert all(g.identities[0] == 0 for g in found)


def test_guessed_hands_hold_no_events() -> None:
    """RISE-DRAW-2, RISE-INFO-5: Events are in the deck or among the discards."""
    t = table({"ana": ["nuke"], "ben": ["h-01", "h-02", "h-03"], "chloe": ["emp", "raid"]})
    for g in guesses(t, "ana"):
        assert g.faults() == []
        assert [len(cards) for cards in g.hands] == [1, 3, 2, 0]
    assert len({tuple(g.deck) for g in guesses(t, "ana", 20)}) == 20


def entries_are_true(s: RobotRise) -> bool:
    """Every seat's memories can be told apart as real cards in hands that may hold them."""
    for viewer in range(len(s.hands)):
        by_card: dict[int, list[int]] = {}
        for entry in s.memory:
            if viewer_of(entry) == viewer:
                assert not holders_of(entry) >> viewer & 1
                by_card.setdefault(card_of(entry), []).append(holders_of(entry))
        for card, masks in by_card.items():
            places = [who for who, held in enumerate(s.hands) for c in held if c == card]
            if not fits(masks, places):
                return False
    return True


def fits(masks: list[int], places: list[int]) -> bool:
    if not masks:
        return True
    return any(
        masks[0] >> who & 1 and fits(masks[1:], places[:i] + places[i + 1 :])
        for i, who in enumerate(places)
    )


def test_memories_are_always_true() -> None:
    """RISE-INFO-2, RISE-INFO-7, RISE-INFO-8: in whole games of random moves."""
    entries = 0
    for seed in range(40):
        s = GAME.deal_random(2 + seed % 5, seed)
        assert isinstance(s, RobotRise)
        rng = kernel.seeded(seed, "memory")
        while not s.ended:
            ask = s.next_ask()
            moves = s.legal(ask, rng)
            s.play_trusted(ask.seat, moves[rng.below(len(moves))])
            entries += len(s.memory)
            assert entries_are_true(s)
    assert entries > 1000


def test_a_memory_is_a_card_and_its_holders() -> None:
    """RISE-INFO-8: as the view gives it."""
    t = table({"ben": ["emp"]})
    t.put("known/ana", ["@1: emp"])
    assert seen(t, "ana").known == (Known("emp", (1,)),)
    assert seen(t, None).known == ()


def answered(t: Scenario, who: str, move: str) -> RobotRise:
    """The position just after an answer, before the next question is put."""
    t.asks()
    s = state(t).copy()
    assert isinstance(s, RobotRise)
    s.asks = []
    s.asker.answer(s, FRIENDS.index(who), t.table.read(move))
    return s


def test_an_attack_is_seen_before_its_target_is_asked() -> None:
    """RISE-INFO-9: views follow from the position, at a question and between two."""
    t = table({"ana": ["nuke"], "ben": ["emp"]})
    assert seen(t, None).attack is None
    assert view(answered(t, "ana", "play nuke > @1"), None).attack == Pending(0, 1, "nuke")
    play(t, "ana play nuke > ben")
    assert seen(t, None).attack == Pending(0, 1, "nuke")
    assert view(answered(t, "ben", "defend none"), None).attack is None


def test_an_attack_that_will_be_dropped_is_not_seen() -> None:
    """RISE-ATTACK-6: the second target of cold is frozen by the time it comes."""
    s = answered(table({"ana": ["freeze-ray"]}), "ana", "play freeze-ray > @1")
    assert view(s, None).attack == Pending(0, 1, "freeze")
    s.frozen[1] = 1
    assert view(s, None).attack is None


def test_the_kind_asked_for_is_seen_until_a_card_joins() -> None:
    """RISE-ALLY-2, RISE-INFO-10: before and after the sealed answers, and while one is picked."""
    t = table({"ana": ["h-01", "flex"], "ben": ["l-03"], "chloe": ["l-04"]})
    assert view(answered(t, "ana", "ally h-01 flex for legs"), None).missing == "legs"
    play(t, "ana ally h-01 flex for legs")
    s = state(t).copy()
    offers = {1: "offer l-03", 2: "offer l-04", 3: "decline"}
    s.asks = []
    s.asker.revealed(s, {seat: t.table.read(move) for seat, move in offers.items()})
    assert view(s, None).missing == "legs"
    play(t, "ben offer l-03", "chloe offer l-04", "dan decline")
    assert seen(t, None).missing == "legs"
    assert view(answered(t, "ana", "accept @1"), None).missing is None


def test_a_hand_is_open_to_who_looks_into_it_from_the_look_on() -> None:
    """RISE-INFO-8: not before, and to nobody else."""
    t = table({"ana": ["mind-control"], "ben": ["escape", "nuke"]})
    play(t, "ana play mind-control > ben")
    s = answered(t, "ben", "defend none")
    assert view(s, 0).places[1].hand is None
    s.stack.pop().enter(s)
    assert view(s, 0).places[1].hand == ("escape", "nuke")
    assert view(s, 2).places[1].hand is None and view(s, None).places[1].hand is None
