//! Random Battles: against a second reading of the rules, and turned and with changed sides.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::dice::{Dice, roster};
use super::oracle::Oracle;
use sztab::rules::game::Seat;
use sztab::rules::{
    Action, Arrangement, Board, Game, Hex, Influence, Phase, Roster, Rotation, Side, Stage, State, TileId, Unit,
};

const BATTLES: u64 = 6000;

/// Some units of both armies on random hexes; a free hex stays, so that one Battle is all.
fn scatter(roster: &Roster, dice: &mut Dice) -> Arrangement {
    let mut arrangement = Arrangement::new(Board::Standard);
    let hexes: Vec<Hex> = Board::Standard.hexes().collect();
    let units: Vec<Vec<TileId>> = roster
        .sides()
        .map(|side| {
            let army = roster.army(side);
            army.tiles.iter().filter(|tile| tile.is_unit()).map(|tile| army.find(&tile.id).unwrap()).collect()
        })
        .collect();
    for _ in 0..2 + dice.below(20) {
        let (hex, owner) = (dice.pick(&hexes), Side(u8::try_from(dice.below(2)).unwrap()));
        let tile = dice.pick(&units[owner.index()]);
        let facts = roster.tile(owner, tile);
        if !arrangement.is_free(hex) || (facts.is_headquarters() && arrangement.headquarters(roster, owner).is_some()) {
            continue;
        }
        let mut unit = Unit::new(owner, tile, dice.pick(&Rotation::ALL));
        if !facts.is_headquarters() {
            unit.wounds = u8::try_from(dice.below(usize::from(facts.toughness) + 1)).unwrap();
        }
        arrangement.put(hex, unit);
    }
    if arrangement.is_full() {
        arrangement.take(dice.pick(&hexes));
    }
    for points in &mut arrangement.points[..2] {
        *points = u8::try_from(1 + dice.below(20)).unwrap();
    }
    arrangement
}

/// A Battle caused by a side, up to its end or its first decision.
fn battle(roster: &Arc<Roster>, arrangement: Arrangement, causer: Side) -> Game {
    let mut seats = vec![Seat::default(), Seat::default()];
    seats[causer.index()].hand.push(roster.army(causer).find("battle").unwrap());
    let state = State {
        arrangement,
        seats,
        active: causer,
        phase: Phase::Play,
        stage: Stage::Normal,
        turn: 9,
        fresh: false,
        second_move: None,
        pending: None,
    };
    let mut game = Game::resume(Arc::clone(roster), state);
    game.apply(causer, Action::Battle).unwrap();
    game
}

/// The arrangement after a Battle; nothing if somebody had to decide.
fn fought(roster: &Arc<Roster>, arrangement: Arrangement, causer: Side) -> Option<Arrangement> {
    let game = battle(roster, arrangement, causer);
    game.decision().is_none().then(|| game.arrangement().clone())
}

/// Every arrangement that a Battle can end with, whatever is decided; nothing if there are too many ways.
fn endings(roster: &Arc<Roster>, arrangement: Arrangement, causer: Side) -> Option<Vec<Arrangement>> {
    let (mut open, mut ends) = (vec![battle(roster, arrangement, causer)], Vec::new());
    while let Some(game) = open.pop() {
        let Some(decision) = game.decision() else {
            ends.push(game.arrangement().clone());
            continue;
        };
        for action in game.legal_actions() {
            let mut next = game.clone();
            next.apply(decision.decider, action).unwrap();
            open.push(next);
        }
        if ends.len() + open.len() > 64 {
            return None;
        }
    }
    Some(ends)
}

/// Arrangements as a set, after a change to each.
fn set(arrangements: Vec<Arrangement>, change: impl Fn(Arrangement) -> Arrangement) -> BTreeSet<String> {
    arrangements.into_iter().map(|one| serde_json::to_string(&change(one)).unwrap()).collect()
}

fn turned(hex: Hex) -> Hex {
    let (q, r) = Board::Standard.axial(hex);
    Board::Standard.hexes().find(|other| Board::Standard.axial(*other) == (-r, q + r)).unwrap()
}

/// The arrangement turned by 60 degrees clockwise, with the sides exchanged if wanted.
fn transformed(arrangement: &Arrangement, exchange: bool) -> Arrangement {
    let mut result = Arrangement::new(Board::Standard);
    result.points = arrangement.points;
    for (hex, unit) in arrangement.units() {
        let mut unit = *unit;
        unit.rotation = Rotation::new((unit.rotation.steps() + 1) % 6).unwrap();
        if exchange {
            unit.owner = unit.owner.opponent();
        }
        result.put(turned(hex), unit);
    }
    if exchange {
        result.points.swap(0, 1);
    }
    result
}

#[test]
fn battles_end_as_a_second_reading_of_the_rules_says() {
    let mut compared = 0;
    for number in 0..BATTLES {
        let (roster, mut dice) = (roster(number), Dice::new(number));
        let arrangement = scatter(&roster, &mut dice);
        let mut oracle = Oracle::read(&roster, &arrangement);
        let netted: BTreeSet<Hex> = Influence::read(&roster, &arrangement).netted.iter().collect();
        assert_eq!(netted, oracle.netted_hexes(), "nets of {number}");
        let Some(after) = fought(&roster, arrangement, Side(0)) else { continue };
        compared += 1;
        oracle.fight();
        assert_eq!(Oracle::read(&roster, &after).outcome(), oracle.outcome(), "Battle {number}");
    }
    assert!(compared > BATTLES / 2, "too few Battles without a decision: {compared}");
}

#[test]
fn turning_the_board_turns_the_battle_and_its_nets() {
    for number in 0..BATTLES {
        let (roster, mut dice) = (roster(number), Dice::new(number));
        let mut arrangement = scatter(&roster, &mut dice);
        for _ in 0..5 {
            let image = transformed(&arrangement, false);
            let nets = |of: &Arrangement| Influence::read(&roster, of).netted;
            assert_eq!(nets(&arrangement).iter().map(turned).collect::<BTreeSet<_>>(), nets(&image).iter().collect());
            let direct = fought(&roster, arrangement.clone(), Side(0));
            assert_eq!(direct.map(|after| transformed(&after, false)), fought(&roster, image.clone(), Side(0)));
            arrangement = image;
        }
    }
}

#[test]
fn who_is_called_first_and_who_caused_it_change_no_battle_without_decisions() {
    for number in 0..BATTLES {
        let (here, there) = (roster(number), roster(number ^ 1));
        let arrangement = scatter(&here, &mut Dice::new(number));
        let direct = fought(&here, arrangement.clone(), Side(0));
        assert_eq!(direct, fought(&here, arrangement.clone(), Side(1)));
        let exchanged = fought(&there, transformed(&arrangement, true), Side(1));
        assert_eq!(direct.map(|after| transformed(&after, true)), exchanged);
    }
}

#[test]
fn turning_the_board_or_exchanging_names_changes_no_choice_that_players_have() {
    let mut with_choice = 0;
    for number in 0..BATTLES {
        let (here, there) = (roster(number), roster(number ^ 1));
        let arrangement = scatter(&here, &mut Dice::new(number));
        let Some(direct) = endings(&here, arrangement.clone(), Side(0)) else { continue };
        with_choice += u32::from(direct.len() > 1);
        let turned = endings(&here, transformed(&arrangement, false), Side(0)).unwrap();
        assert_eq!(set(direct.clone(), |one| transformed(&one, false)), set(turned, |one| one), "turned {number}");
        let exchanged = endings(&there, transformed(&arrangement, true), Side(1)).unwrap();
        assert_eq!(set(direct.clone(), |one| transformed(&one, true)), set(exchanged, |one| one), "exchanged {number}");
        let other_causer = endings(&here, arrangement, Side(1)).unwrap();
        assert_eq!(set(direct, |one| one), set(other_causer, |one| one), "caused by the other side {number}");
    }
    assert!(with_choice > 50, "too few Battles with a choice: {with_choice}");
}
