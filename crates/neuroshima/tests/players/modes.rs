//! Three and four players: complete games in every mode and variant, and positions with a known best action.

use std::sync::Arc;

use sztab_game::{Chance, Sides};
use sztab_neuroshima::players::{PlayerView, Strength};
use sztab_neuroshima::rules::game::Seat;
use sztab_neuroshima::rules::{
    Action, Army, Arrangement, Board, Game, Opening, Question, Roster, Rotation, Side, State, Terms, Unit,
};

use super::STRONG;
use super::dice::{scaled_count, seed};

/// Terms of tables for three and four players, which together include every variant.
const TERMS: [&str; 19] = [
    "leaders=on",
    "mode=teams leaders=on",
    "mode=ffa",
    "mode=ffa seats=4",
    "mode=points",
    "mode=points seats=4",
    "terrain=mixed",
    "mode=ffa board=37 terrain=mixed",
    "mode=one-vs-team",
    "mode=teams",
    "mode=teams board=37 moloch=off",
    "mode=ffa seats=4 board=37 start=alternative",
    "mode=teams start=alternative reinforcements=on",
    "mode=points reinforcements=on",
    "cards=on",
    "mode=teams cards=on reinforcements=on",
    "mode=ffa rules=2005 leaving=remove",
    "reinforcements=on start=alternative",
    "rules=2005",
];

const STRENGTHS: [Strength; 4] = [Strength::Random, Strength::Casual, Strength::Club, STRONG];

/// The strengths that must find the best action.
const PLAYER_STRENGTHS: [Strength; 3] = [Strength::Casual, Strength::Club, STRONG];

/// The armies of the base box with the given terms; each `number` seats them in a different order.
fn roster(terms: &str, number: usize) -> Arc<Roster> {
    let terms: Terms = terms.parse().unwrap();
    let mut armies: Vec<Arc<Army>> = Army::base_box().into_iter().map(Arc::new).collect();
    let count = armies.len();
    armies.rotate_left(number % count);
    if number / count % 2 == 1 {
        armies.reverse();
    }
    armies.truncate(usize::from(terms.seats));
    Arc::new(Roster::with_terms(armies, terms))
}

fn new_game(terms: &str, number: usize) -> Game {
    let roster = roster(terms, number);
    let opening = Opening::deal(&roster, roster.terms().board, &seed(u64::try_from(number).unwrap()));
    Game::new(roster, &opening)
}

#[test]
fn every_player_plays_every_mode_and_variant_to_a_result() {
    let rounds = usize::try_from(scaled_count(1)).unwrap();
    for (index, terms) in TERMS.into_iter().enumerate() {
        for round in 0..rounds {
            for (shift, strength) in STRENGTHS.into_iter().enumerate() {
                // A strong player is slow, so it plays only some of the terms in each round.
                if strength == STRONG && (index + round) % 4 != 0 {
                    continue;
                }
                let number = index + 4 * round + shift;
                let mut game = new_game(terms, number);
                let mut steps = 0;
                while let Some(view) = PlayerView::for_next_side(&game) {
                    let legal = game.legal_actions();
                    for (step, action) in view.plan_turn(strength, &seed(7)).into_iter().enumerate() {
                        let is_legal =
                            game.side_to_act() == Some(view.side()) && game.legal_actions().contains(&action);
                        assert!(step > 0 || legal.contains(&action), "{strength}, `{terms}` {number}: {action:?}");
                        if !is_legal || game.apply_with(view.side(), action, &mut ()).is_err() {
                            break;
                        }
                    }
                    steps += 1;
                    assert!(steps < 3000, "{strength}, `{terms}` {number} does not end");
                }
                assert!(game.outcome().is_some(), "{strength}, `{terms}` {number}");
            }
        }
    }
}

#[test]
fn nh_2_6_in_every_mode_the_order_of_the_piles_does_not_matter() {
    let mut compared = 0_usize;
    for (number, terms) in TERMS.into_iter().enumerate() {
        let mut game = new_game(terms, number);
        while let Some(view) = PlayerView::for_next_side(&game) {
            compared += 1;
            // Comparing every third step is enough, and makes the strengths alternate.
            if compared.is_multiple_of(3) {
                let seed_of = seed(u64::try_from(compared).unwrap());
                let other = game.redeal(&mut Chance::new(&seed_of, "another order", ""));
                let seen = PlayerView::for_next_side(&other).unwrap();
                let strength = STRENGTHS[compared / 3 % 4];
                assert_eq!(
                    view.plan_turn(strength, &seed(7)),
                    seen.plan_turn(strength, &seed(7)),
                    "`{terms}`, {strength}"
                );
            }
            game.apply_with(view.side(), view.choose(Strength::Casual, &seed(1)), &mut ()).unwrap();
        }
    }
}

#[test]
fn nh_13_3_a_player_who_redraws_with_six_instants_keeps_the_best_three() {
    let mut game = position(
        "mode=teams reinforcements=on",
        &["moloch", "borgo", "outpost", "hegemony"],
        "hand 0 battle battle battle push_back push_back push_back\nunit A1 0/hq\nunit E3 1/hq\nunit A3 2/hq\nunit E1 3/hq",
    );
    let mut state = game.state().clone();
    state.fresh = true;
    state.seats[0].pile = vec![find_tile(game.roster(), Side(0), "blocker"); 8];
    game = Game::resume(Arc::new(game.roster().clone()), state);
    game.apply(Side(0), Action::Redraw).unwrap();
    for strength in PLAYER_STRENGTHS {
        let view = PlayerView::for_next_side(&game).unwrap();
        let Action::Choose { answer } = view.choose(strength, &seed(1)) else { panic!("{strength} is asked") };
        let Some(Question::Redraw { options }) = game.decision().map(|decision| decision.question.clone()) else {
            panic!("a redraw is open")
        };
        let gone = options[usize::from(answer) - 1].map(|tile| game.roster().tile(Side(0), tile).id.clone());
        assert_eq!(gone, ["push_back", "push_back", "push_back"], "{strength}");
    }
}

fn find_tile(roster: &Roster, side: Side, id: &str) -> sztab_neuroshima::rules::TileId {
    roster.army(side).find(id).unwrap_or_else(|| panic!("no tile `{id}`"))
}

/// A position in the turn of side 0 in which all sides have tiles to draw. In `unit D3 1/mutant 2` the unit is rotated
/// by two steps.
fn position(terms: &str, armies: &[&str], lines: &str) -> Game {
    let terms: Terms = terms.parse().unwrap();
    let army = |id: &&str| Arc::new(Army::base_box().into_iter().find(|army| army.id == **id).unwrap());
    let roster = Arc::new(Roster::with_terms(armies.iter().map(army).collect(), terms));
    let seats =
        roster.sides().map(|side| Seat { pile: vec![find_tile(&roster, side, "battle"); 12], ..Seat::default() });
    let mut arrangement = Arrangement::new(roster.terms().board);
    arrangement.points = roster.mode().points();
    let mut state = State::in_turn(arrangement, seats.collect(), Side(0), 9);
    for line in lines.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        let side = |digit: &str| Side(digit.parse().unwrap());
        match words[..] {
            ["hq", of, points] => state.arrangement.points[side(of).index()] = points.parse().unwrap(),
            ["hand", of, ref ids @ ..] => {
                state.seats[side(of).index()].hand = ids.iter().map(|id| find_tile(&roster, side(of), id)).collect();
            }
            ["unit", hex, tile, ref turned @ ..] => {
                let (of, id) = tile.split_once('/').unwrap();
                let turned = turned.first().map_or(0, |steps| steps.parse().unwrap());
                let unit = Unit::new(side(of), find_tile(&roster, side(of), id), Rotation::new(turned).unwrap());
                state.arrangement.put(roster.terms().board.hex(hex).unwrap(), unit);
            }
            [] => {}
            ref other => panic!("no such line: {other:?}"),
        }
    }
    Game::resume(roster, state)
}

/// The game after the turn of the side to act.
fn after_turn(game: &Game, strength: Strength) -> Game {
    let (mut game, turn) = (game.clone(), game.state().turn);
    while let Some(view) =
        PlayerView::for_next_side(&game).filter(|view| view.side() == Side(0) && game.state().turn == turn)
    {
        game.apply_with(view.side(), view.choose(strength, &seed(1)), &mut ()).unwrap();
    }
    game
}

/// Number of a side's units that would survive a Battle now.
fn count_survivors(game: &Game, side: Side) -> usize {
    game.with_resolved_battle().arrangement().units().filter(|(_, unit)| unit.owner == side).count()
}

#[test]
fn nh_12_34_a_member_finishes_the_hq_that_falls_first_of_either_enemy() {
    let game = position(
        "mode=teams",
        &["borgo", "outpost", "hegemony", "moloch"],
        "hq 3 1\nhand 0 battle mutant\nunit A1 0/hq\nunit A3 1/hq\nunit C1 2/hq\nunit E3 3/hq",
    );
    for strength in PLAYER_STRENGTHS {
        let outcome = after_turn(&game, strength).outcome();
        let winners: Sides = [Side(0), Side(2)].into_iter().collect();
        assert_eq!(outcome.map(|outcome| outcome.winners), Some(winners), "{strength}");
    }
}

#[test]
fn nh_12_10_points_are_preferred_to_an_idle_unit() {
    let game = position(
        "mode=points",
        &["borgo", "outpost", "moloch"],
        "hand 0 claws\nunit A1 0/hq\nunit C5 1/hq\nunit E3 2/hq\nunit E1 1/runner 3\nunit A3 1/runner",
    );
    assert_eq!(game.with_resolved_battle().arrangement().points[0], 0);
    for strength in PLAYER_STRENGTHS {
        let after = after_turn(&game, strength);
        assert!(after.with_resolved_battle().arrangement().points[0] >= 1, "{strength}");
    }
}

#[test]
fn nh_12_10_the_last_points_are_taken_at_once() {
    let game = position(
        "mode=points seats=4",
        &["borgo", "outpost", "moloch", "hegemony"],
        "hq 0 19\nhq 1 17\nhand 0 battle mutant\nunit A1 0/hq\nunit A3 1/hq\nunit C1 2/hq\nunit E3 3/hq",
    );
    for strength in PLAYER_STRENGTHS {
        let outcome = after_turn(&game, strength).outcome();
        assert_eq!(outcome.map(|outcome| outcome.winners), Some(Side(0).into()), "{strength}");
    }
}

#[test]
fn nh_12_3_a_side_saves_its_own_hq_before_it_destroys_another_one() {
    // A Battle would destroy both the side's own HQ and Y's, so Z would win alone.
    let game = position(
        "mode=ffa",
        &["borgo", "outpost", "moloch"],
        "hq 0 1\nhq 1 1\nhand 0 battle\nunit A1 0/hq\nunit E3 1/hq\nunit E1 2/hq\nunit B1 2/armored_hunter\n\
         unit D3 0/mutant\nunit E2 0/mutant\nunit D4 0/mutant",
    );
    for strength in PLAYER_STRENGTHS {
        assert_eq!(after_turn(&game, strength).outcome(), None, "{strength}");
    }
}

#[test]
fn nh_12_35_allies_are_not_bombed_for_nothing() {
    let game = position(
        "mode=teams moloch=off",
        &["moloch", "borgo", "outpost", "hegemony"],
        "hand 0 air_strike\nunit A1 0/hq\nunit A3 1/hq\nunit E1 2/hq\nunit E3 3/hq\nunit C3 1/mutant\nunit C2 2/commando\n\
         unit C4 2/annihilator 2\nunit B2 2/medic\nunit D3 2/officer",
    );
    for strength in PLAYER_STRENGTHS {
        let after = after_turn(&game, strength);
        assert!(count_survivors(&after, Side(2)) >= count_survivors(&game, Side(2)), "{strength}");
    }
}

#[test]
fn nh_12_36_moloch_does_not_shoot_its_ally_when_the_clause_holds() {
    let game = position(
        "mode=teams",
        &["moloch", "borgo", "outpost", "hegemony"],
        "hand 0 gauss_cannon\nunit A1 0/hq\nunit E1 1/hq\nunit A3 2/hq\nunit E3 3/hq\nunit C3 2/annihilator\n\
         unit C2 2/medic 3\nunit C4 2/officer",
    );
    let ally = |game: &Game| (count_survivors(game, Side(2)), game.with_resolved_battle().arrangement().points[2]);
    let harms = |action: &Action| {
        let mut tried = game.clone();
        tried.apply(Side(0), *action).is_ok() && ally(&tried) < ally(&game)
    };
    assert!(game.legal_actions().iter().any(harms), "other facings lose a unit of the ally");
    // A strong player may find that the opponents' answers make a Battle worthwhile.
    for strength in [Strength::Casual, Strength::Club] {
        assert_eq!(ally(&after_turn(&game, strength)), ally(&game), "{strength}");
    }
}

/// A duel of club players with Structures, seed by seed; returns the actions of each game.
fn duel_with_structures(seed: u8, strength: Strength) -> Vec<Action> {
    let terms: Terms = "structures=on".parse().unwrap();
    let armies = Army::base_box().into_iter().skip(usize::from(seed % 3)).take(2).map(Arc::new).collect();
    let roster = Arc::new(Roster::with_terms(armies, terms));
    let mut game = Game::new(Arc::clone(&roster), &Opening::deal(&roster, Board::STANDARD, &[seed; 32]));
    let mut actions = Vec::new();
    while let Some(view) = PlayerView::for_next_side(&game) {
        let action = view.choose(strength, &[seed; 32]);
        game.apply(view.side(), action).unwrap();
        actions.push(action);
    }
    actions
}

#[test]
fn nh_13_10_players_place_structures() {
    for strength in [Strength::Casual, Strength::Club] {
        let builds = |actions: Vec<Action>| actions.iter().filter(|action| matches!(action, Action::Build(_))).count();
        let built: Vec<usize> = (1..=6).map(|seed| builds(duel_with_structures(seed, strength))).collect();
        assert!(built.iter().all(|tokens| tokens % 2 == 0), "{strength}: both tokens of each, {built:?}");
        assert!(built.iter().sum::<usize>() > 0, "{strength}: {built:?}");
    }
}
