"""The rules-of-thumb player of War! plays whole games, by the rules and by what it may know."""

from __future__ import annotations

import random

import pytest

from greatpowers.bots import Bot, Turn, make_bot
from greatpowers.bots.war.campaign import Campaign
from greatpowers.bots.war.diplomacy import NO_CAUSE, cause, declaring, wants_peace
from greatpowers.bots.war.economy import saving
from greatpowers.bots.war.estimates import PATIENCE, TRUCE, needed_against, outlook, parley_odds, wants_end
from greatpowers.bots.war.policy import FUTILE, choose, heard, ranked
from greatpowers.bots.war.temper import BALANCED, TEMPERS
from greatpowers.bots.war.thumb import WarThumb
from greatpowers.bots.war.works import Works, prospecting_worth
from greatpowers.core.game import NOBODY
from greatpowers.core.luck import settle
from greatpowers.games.war.forces import put
from greatpowers.games.war.game import War
from greatpowers.games.war.lands import regions_of, set_owner
from greatpowers.games.war.modifiers import Conditions
from greatpowers.games.war.odds import battle_odds
from greatpowers.games.war.pieces import BRIGADE_KINDS, GENERAL, INFANTRY, NATIVES, UNITS
from greatpowers.games.war.position import Position
from greatpowers.games.war.victory import ELIMINATION
from greatpowers.table import Seat
from greatpowers.table import Table as PlayTable
from tests.war.table import Table, area

TURN_LIMIT = 60


def play(game: War, bots: list[Bot], seed: int) -> Position:
    """Play a game between bots; every decision must be legal."""
    rng = random.Random(seed)
    state = game.start()
    while True:
        settle(state, rng)
        if state.to_act == NOBODY:
            return state
        seat = state.deciders()[0]
        turn = Turn(state, seat)
        action = bots[seat].decide(turn, rng)
        assert action in turn.legal or action in turn.asides
        state.apply(action, seat)


def opening(seed: int, decisions: int) -> list[tuple[Position, int]]:
    """Positions of a game of thumbs, each with the seat that is to decide."""
    rng = random.Random(seed)
    state, out = War(3).start(), list[tuple[Position, int]]()
    for _ in range(decisions):
        settle(state, rng)
        seat = state.deciders()[0]
        out.append((state.clone(), seat))
        state.apply(WarThumb().decide(Turn(state, seat), rng), seat)
    return out


def test_it_is_the_thumb_of_war() -> None:
    assert isinstance(make_bot("thumb", "war"), WarThumb)


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (2, {"historical": "on"}),
        (3, {"historical": "on", "suez": "on"}),
        (3, {"simultaneous": "on", "auction": "on"}),
        (4, {"random_regions": "on", "buildings": "two", "interception": "on"}),
        (5, {"alliances": "on", "victory_cards": "on", "scorched_earth": "on"}),
        (8, {}),
    ],
    ids=str,
)
def test_games_of_thumbs_come_to_an_end(players: int, options: dict[str, str]) -> None:
    state = play(War(players, turn_limit=TURN_LIMIT, **options), [WarThumb()] * players, seed=1)
    assert state.outcome is not None
    assert state.outcome.reason != "turn-limit"


def test_it_beats_three_random_seats() -> None:
    game = War(4, turn_limit=TURN_LIMIT)
    for seed in range(3):
        bots = [WarThumb() if seat == seed else make_bot("random", "war") for seat in range(4)]
        outcome = play(game, bots, seed).outcome
        assert outcome is not None
        assert outcome.winners == [seed]


def test_it_keeps_no_state() -> None:
    """A bot that has played decides as a new one does."""
    old = WarThumb()
    for state, seat in opening(seed=2, decisions=250):
        decisions = {bot.decide(Turn(state, seat), random.Random(3)) for bot in (old, WarThumb())}
        assert len(decisions) == 1


def test_it_does_not_know_what_only_others_have_seen() -> None:
    """Positions that a seat cannot tell apart lead to the same decision."""
    thumb = WarThumb()
    for state, seat in opening(seed=4, decisions=250):
        twin = state.imagine(seat, random.Random(5))
        if twin.legal(seat):
            decisions = {thumb.decide(Turn(s, seat), random.Random(6)) for s in (state, twin)}
            assert len(decisions) == 1


@pytest.mark.parametrize(
    ("attackers", "defenders"),
    [
        ([4, 1, 1, 1, 0, 0], [9, 0, 0, 0, 0, 0]),
        ([3, 0, 0, 0, 0, 0], [10, 0, 0, 0, 0, 0]),
        ([2, 2, 2, 0, 0, 0], [1, 0, 0, 0, 0, 0]),
    ],
)
def test_the_outlook_of_a_battle_agrees_with_the_odds(attackers: list[int], defenders: list[int]) -> None:
    hopeful = outlook(attackers, defenders, Conditions(against_natives=True)) > 0
    assert hopeful == (battle_odds(attackers, defenders, Conditions(against_natives=True)).attacker > 0.5)


def test_a_neighbour_more_and_a_gift_help_an_explorer() -> None:
    state, _ = opening(seed=1, decisions=60)[-1]
    seat, region, native = next(
        (seat, own, near)
        for seat in range(state.seats)
        for own in regions_of(state, seat)
        for near in state.world.regions_near[own]
        if state.owner[near] == NATIVES
    )
    assert parley_odds(state, seat, native, 3) > parley_odds(state, seat, native, 2) > 0.0
    stranger = next(
        s for s in range(state.seats) if not any(state.owner[r] == s for r in state.world.regions_near[native])
    )
    put(state, region, stranger, INFANTRY)  # a unit nearby is not a region
    assert parley_odds(state, stranger, native, 2) <= parley_odds(state, seat, native, 2)


def test_players_begin_with_an_army() -> None:
    """A neighbour with one would take every region that is held by a single brigade, in the first turn."""
    state = next(state for state, _ in opening(seed=1, decisions=400) if state.turn == 1)
    for seat in range(state.seats):
        army = sum(state.forces[seat * UNITS : seat * UNITS + BRIGADE_KINDS])
        assert army >= 2 * state.realm[seat].bit_count()


def test_it_declares_war_in_the_first_turn() -> None:
    table = Table(2).land(1, "france", "9i 2c 2a").land(2, "germany", "1i").land(2, "italy", "1i").money(1, dp=1)
    table.natives("kenya", "6").state.turn = 1
    assert declaring(table.move(1).state, 0, 1) > 0.0


# -- war and peace -------------------------------------------------------------------------------------------


def frontier(mine: str, theirs: str) -> Table:
    """Two neighbours at war with these brigades at the border; player 1 moves."""
    table = Table(2, turn_limit=TURN_LIMIT).war((1, 2)).land(1, "france", mine).land(1, "spain", "1i")
    return table.land(2, "germany", theirs).land(2, "prussia", "1i").natives("kenya", "6").move(1)


def peace_offers(table: Table, seat: int) -> list[str]:
    """What a thumb does out of turn, as the bot of a seat (from 0)."""
    action = WarThumb().respond(Turn(table.state, seat), random.Random(1))
    return [] if action is None else [table.game.space.notation(action)]


def test_it_makes_peace_with_a_stronger_enemy_and_not_with_an_easy_prey() -> None:
    table = frontier("9i 1c 1a", "2i")
    assert wants_peace(table.state, 1, 0)
    assert not wants_peace(table.state, 0, 1)


@pytest.mark.parametrize(("mine", "theirs", "answer"), [("9i", "2i", ["peace 2 1"]), ("2i", "9i 1c 1a", [])])
def test_it_answers_an_offer_of_peace_in_the_phase_of_its_enemy(mine: str, theirs: str, answer: list[str]) -> None:
    table = frontier(mine, theirs)
    assert peace_offers(table, 1) == []  # nothing has been offered, and it is not its phase
    table.do("peace 1 2")
    assert peace_offers(table, 1) == answer


def test_it_takes_back_an_offer_that_no_longer_suits_it() -> None:
    table = frontier("2i", "9i").do("peace 1 2")
    assert peace_offers(table, 0) == []  # still weaker
    for _ in range(30):
        put(table.state, table.state.owner.index(0), 0, INFANTRY)
    assert peace_offers(table, 0) == ["retract 1 2"]


@pytest.mark.parametrize(("theirs", "declares"), [("1i", True), ("20i 4c 4a", False)])
def test_it_declares_war_on_a_neighbour_with_more_to_lose(theirs: str, declares: bool) -> None:
    table = Table(2).land(1, "france", "9i 2c 2a").land(2, "germany", theirs).land(2, "italy", "1i").money(1, dp=1)
    table.natives("kenya", "6")
    table.move(1)
    assert (declaring(table.state, 0, 1) > 0.0) is declares


@pytest.mark.parametrize(("mine", "choice"), [("9i 2c 2a", "join_war attackers"), ("1i", "pass")])
def test_it_joins_a_war_that_is_as_good_as_won(mine: str, choice: str) -> None:
    table = Table(3, alliances="on").land(1, "france", "9i").land(2, "germany", "2i").land(3, "prussia", mine)
    table.money(1, dp=1).natives("kenya", "6").move(1).do("declare 2")
    action = WarThumb().decide(Turn(table.state, 2), random.Random(1))
    assert table.game.space.notation(action) == choice


@pytest.mark.parametrize("pp", [20, 45])
def test_a_player_with_few_regions_defends_them_before_it_builds(pp: int) -> None:
    """One that saved for a building instead lost all of its regions to random seats."""
    table = Table(2).war((1, 2)).land(1, "france", "9i").land(2, "germany", "1i", "city").land(2, "prussia", "1i")
    table.natives("kenya", "6").money(2, pp=pp).construct(2).do("peace 2 1")
    action = WarThumb().decide(Turn(table.state, 1), random.Random(1))
    assert table.game.space.notation(action) == "raise infantry germany"


@pytest.mark.parametrize(
    ("mine", "theirs", "choice"),
    [("", "", "fight_on"), ("", "3i", "fight_on"), ("3i", "", "break_off"), ("3i", "3i", "break_off")],
)
def test_it_fights_on_at_sea_only_where_it_can_win(mine: str, theirs: str, choice: str) -> None:
    table = Table(2).fleet(1, "north_sea", mine).fleet(2, "north_sea", theirs).war((1, 2))
    table.move(1).do("fleet 1", "engage 2").roll(1, 1)
    turn = Turn(table.state, 0)
    assert table.game.space.notation(WarThumb().decide(turn, random.Random(1))) == choice


def test_generals_do_not_ride_to_and_fro_between_allies() -> None:
    """By railroad that costs nothing, so one went on for ever."""
    table = Table(2).land(1, "france", "2i G").land(2, "germany", "2i").natives("kenya", "6").move(1)
    campaign = Campaign(table.state, 0)
    france, germany = area("france"), area("germany")
    assert campaign.march(GENERAL, france, germany) < 0.0
    assert campaign.march(GENERAL, germany, france) < 0.0
    put(table.state, germany, 0, INFANTRY)
    assert Campaign(table.state, 0).march(GENERAL, france, germany) > 0.0  # to lead them


def test_a_person_gets_an_answer_at_once() -> None:
    position = frontier("9i", "2i").state
    table = PlayTable(position.game, [Seat("Ada"), Seat(bot="thumb")], 1, position)
    table.play(table.game.space.parse("peace 1 2"), 0)
    assert table.advance()
    assert table.actors == [0, 1]
    assert isinstance(table.state, Position)
    assert not any(table.state.war)
    assert table.people_to_act == [0]


# -- engineers -----------------------------------------------------------------------------------------------


def test_engineers_go_where_nothing_has_been_found_and_prospect() -> None:
    table = Table(2).land(1, "france", "1i N").land(1, "germany", "1i").land(2, "siam", "1i").money(1, pp=40)
    table.state.developed[area("france")] = 1
    s = table.move(1).state
    works = Works(s, 0)
    assert works.march(area("france"), area("germany")) > 0.0 > works.march(area("germany"), area("france"))
    assert prospecting_worth(s, 0, area("germany")) > 0.0
    s.pp[0] = 5  # enough to prospect, but then for nothing else
    assert prospecting_worth(s, 0, area("germany")) < 0.0


# -- the end -------------------------------------------------------------------------------------------------


def test_the_last_natives_are_attacked_with_less_and_less() -> None:
    """They may be stronger than the pieces of any player can beat for certain; once, a game took 12,000 turns."""
    table = Table(2).land(1, "france", "1i").land(2, "germany", "1i").natives("italy", "12++").move(1)
    s, region = table.state, area("italy")
    needed = []
    for turn in (1, PATIENCE, PATIENCE + 4, PATIENCE + 50):
        s.turn = turn
        needed.append(needed_against(s, 0, region))
    assert needed[0] == needed[1] == needed[2] + 2
    assert needed[3] == 3


def test_the_last_region_of_an_enemy_is_worth_a_voyage_for_whoever_leads() -> None:
    table = Table(2).land(1, "france", "9i 2c 2a").land(2, "japan", "1i").war((1, 2)).natives("italy", "6")
    table.fleet(1, "north_sea").money(1, pp=900).move(1)
    campaign = Campaign(table.state, 0)
    assert campaign.beach == area("japan")
    assert campaign.goal == -1  # natives can wait
    table.land(2, "siam", "1i")
    assert Campaign(table.state, 0).goal == area("italy")


def test_whoever_runs_out_of_pieces_goes_for_the_fewest_regions() -> None:
    """Every region keeps a brigade: players with 57 regions had no army left, and games of two went on for ever."""
    table = Table(2).land(1, "france", "9i 2c 2a").land(2, "germany", "1i").land(2, "italy", "1i").war((1, 2))
    s = table.natives("spain", "4").move(1).state
    assert set(Campaign(s, 0).goals) >= {area("germany"), area("italy")}
    taken = 0
    for region in range(len(s.owner)):
        if s.owner[region] == NATIVES and region != area("spain") and taken < 45:
            taken += 1
            set_owner(s, region, 0)
            put(s, region, 0, INFANTRY)
    campaign = Campaign(s, 0)
    assert campaign.is_spread_thin
    assert campaign.quarry == 1
    assert {s.owner[region] for region in campaign.goals} == {1}


def test_the_leader_of_a_long_game_finds_the_weakest_player_wherever_it_is() -> None:
    table = Table(2).land(1, "france", "9i 2c 2a").land(2, "japan", "2i").land(2, "siam", "2i").money(1, pp=90, dp=1)
    s = table.natives("italy", "6").move(1).state
    assert cause(s, 0, 1) == NO_CAUSE
    s.turn = PATIENCE
    assert cause(s, 0, 1).reason == "war-end"
    assert not wants_peace(s, 0, 1)


@pytest.mark.parametrize(
    ("turn", "willing"), [(1, [False, True]), (PATIENCE, [False, True]), (PATIENCE + TRUCE, [True, True])]
)
def test_only_the_leader_ends_the_game_until_it_is_overdue(turn: int, willing: list[bool]) -> None:
    """A searcher that was second once took the last region of natives in turn 20."""
    table = Table(2).land(1, "france", "9i").land(2, "germany", "1i").land(2, "japan", "1i").natives("spain", "2")
    s = table.move(1).state
    s.turn = turn
    assert [wants_end(s, seat) for seat in (0, 1)] == willing


def last_phase(table: Table) -> Position:
    """The same position where the game is over after this movement phase."""
    s = table.state
    s.ending = ELIMINATION
    return s


def chosen(s: Position) -> list[str]:
    """What the player who moves does until the dice fall."""
    mover, done = s.mover, list[str]()
    while s.step == "move" and s.mover == mover:
        done.append(s.game.space.notation(choose(s, mover, s.legal(mover), random.Random(1), noise=0.0)))
        s.apply(s.game.space.parse(done[-1]), mover)
    return done


def test_in_the_last_phase_nobody_walks_about() -> None:
    """An expert lost by five points: its explorers walked home through its realm, past natives whom nobody asked."""
    table = Table(2).land(1, "france", "1i X N").land(1, "germany", "4i").land(1, "prussia", "1i G")
    table.land(2, "siam", "1i").natives("spain", "12++").money(1, dp=1)
    table.state.developed[area("france")] = 1
    assert chosen(last_phase(table.move(1))) == ["march explorer france italy", "done"]


def test_in_the_last_phase_attacks_may_cost_what_is_good_for_nothing_else() -> None:
    table = Table(2).land(1, "france", "3i").land(2, "siam", "1i").natives("spain", "2").natives("kenya", "6").move(1)
    assert "march infantry france spain" not in chosen(table.state.clone())
    assert chosen(last_phase(table)) == ["march infantry france spain"] * 2 + ["done"]


def test_in_the_last_phase_war_comes_too_late() -> None:
    table = Table(2).land(1, "france", "9i 2c 2a").land(2, "germany", "1i").land(2, "siam", "1i").money(1, dp=9)
    s = table.natives("kenya", "6").move(1).state
    assert cause(s, 0, 1) != NO_CAUSE
    assert cause(last_phase(table), 0, 1) == NO_CAUSE


@pytest.mark.parametrize(("revolts", "free"), [(0, 2), (1, 0)])
def test_where_natives_revolt_nobody_leaves_and_no_engineer_comes(revolts: int, free: int) -> None:
    table = Table(2).land(1, "france", "3i G").land(1, "germany", "1i N").land(2, "siam", "1i")
    s = table.natives("kenya", "6").move(1).state
    s.developed[area("germany")] = 1
    s.revolt[area("france")] = revolts
    assert (Works(s, 0).march(area("germany"), area("france")) > 0.0) == (not revolts)
    assert Campaign(s, 0).free[area("france")] == free


@pytest.mark.parametrize(("army", "comes"), [("2i", False), ("5i", True)])
def test_nobody_marches_into_a_revolt_that_cannot_be_put_down(army: str, comes: bool) -> None:
    """A player once sent two infantry against natives of strength 7, and lost the region all the same."""
    table = Table(2).land(1, "caucasus", "1i").land(1, "ukraine", army).land(2, "siam", "1i").natives("caucasus", "4")
    s = table.natives("ottoman", "6").revolt("caucasus").move(1).state
    assert ("march infantry ukraine caucasus" in chosen(s)) == comes


def test_a_revolt_that_is_as_good_as_put_down_gets_no_help() -> None:
    table = Table(2).land(1, "caucasus", "6i 1c 1a G").land(1, "ukraine", "5i").land(2, "siam", "1i")
    table.natives("caucasus", "2").natives("ottoman", "6").revolt("caucasus").move(1)
    assert Campaign(table.state, 0).assault(area("caucasus")) < 0.0


@pytest.mark.parametrize(
    ("attackers", "defenders", "sent"),
    [("9i", "1i", "pass"), ("3i", "1i", "reinforce prussia germany"), ("1i", "4i", "pass")],
)
def test_a_general_comes_only_where_he_turns_the_battle(attackers: str, defenders: str, sent: str) -> None:
    """A player lost two generals in battles that they could not save, and the regions that they had left."""
    table = Table(2).war((1, 2)).land(1, "france", attackers).units(1, "france", "1i")
    table.land(2, "germany", defenders).land(2, "prussia", "4i 2c 1a G")
    table.move(1).do(*["march infantry france germany"] * int(attackers[0]), "done")
    assert table.step == "reinforce"
    s = table.state
    assert s.game.space.notation(choose(s, 1, s.legal(1), random.Random(1), noise=0.0)) == sent


def test_new_kinds_of_brigades_reinforce_first() -> None:
    table = Table(2).war((1, 2)).land(1, "france", "4i").land(2, "germany", "1i 1c").land(2, "prussia", "4i 2c 1a G")
    table.move(1).do(*["march infantry france germany"] * 3, "done", "reinforce prussia germany").roll(6)
    brought = []
    while table.step == "bring":
        s = table.state
        brought.append(s.game.space.notation(choose(s, 1, s.legal(1), random.Random(1), noise=0.0)))
        table.do(brought[-1])
    assert brought == ["bring artillery", "bring cavalry", "bring cavalry"]


def test_bankers_spend_their_savings_on_the_end_of_a_long_game() -> None:
    """Two of them once kept 58,000 production points for 6,000 turns, without an army for the last natives."""
    s = Table(2).land(1, "france", "1i").land(2, "japan", "2i").natives("spain", "6").construct(1).state
    assert saving(s, TEMPERS["banker"]) == TEMPERS["banker"].save
    s.turn = PATIENCE
    assert saving(s, TEMPERS["banker"]) == BALANCED.save
    assert saving(s, BALANCED) == BALANCED.save


# -- temperaments and noise ----------------------------------------------------------------------------------


def test_a_raider_goes_to_war_where_a_banker_keeps_the_peace() -> None:
    table = Table(2).land(1, "france", "9i").land(2, "germany", "1i").land(2, "italy", "1i").money(1, dp=1)
    table.land(2, "spain", "1i").land(2, "siam", "8i").natives("kenya", "6")
    s = table.move(1).state
    assert declaring(s, 0, 1, TEMPERS["raider"]) > 0.0 > declaring(s, 0, 1, TEMPERS["banker"])


def test_a_banker_offers_peace_sooner_than_a_raider() -> None:
    table = frontier("9i", "9i")
    wishes = {name: wants_peace(table.state, 0, 1, TEMPERS[name]) for name in ("raider", "banker")}
    assert wishes == {"raider": False, "banker": True}


def test_noise_makes_other_choices() -> None:
    """The louder it is, the more choices look best at times."""
    chosen = {1.0: set[int](), 1e6: set[int]()}
    state, seat = next((s, seat) for s, seat in opening(seed=2, decisions=200) if len(s.legal(seat)) > 8)
    for noise, actions in chosen.items():
        for seed in range(40):
            actions.add(WarThumb(noise=noise).decide(Turn(state, seat), random.Random(seed)))
    assert len(chosen[1.0]) < len(chosen[1e6])
    assert chosen[1e6] <= set(state.legal(seat))


def test_noise_makes_nothing_useful_that_is_of_no_use() -> None:
    """Weak players miss chances; they used to march to and fro."""
    moves = [(state, seat) for state, seat in opening(seed=2, decisions=250) if state.step == "move"]
    assert moves
    for state, seat in moves:
        worth = dict(ranked(state, seat))
        if len(worth) > 1:
            assert worth[choose(state, seat, state.legal(seat), random.Random(1), noise=1e6)] > FUTILE


def test_noise_is_low_in_set_up_and_fades_in_a_long_game() -> None:
    state = War(2).start()
    assert heard(state, 1.0) == 1.0
    in_setup = heard(state, 800.0)
    state.turn = 1
    assert in_setup < 30.0 < heard(state, 800.0) == 800.0
    state.turn = PATIENCE + 20
    assert heard(state, 800.0) < 3.0
