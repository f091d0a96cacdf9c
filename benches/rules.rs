//! What the rules cost: a Battle, the list of legal actions, a whole random game.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use divan::{Bencher, black_box};
use sztab::games::neuroshima::rules::battle::Battle;
use sztab::games::neuroshima::rules::event::Witness;
use sztab::games::neuroshima::rules::{
    Action, Army, Arrangement, BattleCause, Board, Event, Game, Opening, Roster, Rotation, Side, Unit,
};

fn main() {
    divan::main();
}

fn roster() -> Arc<Roster> {
    Arc::new(Roster::new(Army::built_in().into_iter().take(2).map(Arc::new).collect()))
}

/// Twelve units with nets, Officers and a Scout, HQs included; no decision arises.
fn crowded(roster: &Roster) -> Arrangement {
    let units = [
        ("C2", 0, "hq", 0),
        ("C4", 1, "hq", 0),
        ("C3", 0, "mutant", 3),
        ("B2", 0, "officer", 1),
        ("D2", 0, "scout", 4),
        ("B3", 1, "net_fighter", 0),
        ("D3", 1, "universal_soldier", 0),
        ("D4", 1, "officer_1", 0),
        ("B4", 1, "gladiator", 0),
        ("A2", 0, "net_fighter", 0),
        ("E2", 1, "runner", 5),
        ("C1", 0, "assassin", 4),
    ];
    let mut arrangement = Arrangement::new(Board::Standard);
    for (hex, side, tile, rotation) in units {
        let hex = Board::Standard.hex(hex).expect("a hex");
        let tile = roster.army(Side(side)).find(tile).expect("a tile");
        arrangement.put(hex, Unit::new(Side(side), tile, Rotation::new(rotation).expect("below 6")));
    }
    arrangement
}

fn resolve(roster: &Roster, arrangement: &mut Arrangement, witness: &mut impl Witness) {
    let mut battle = Battle::begin(BattleCause::Tile, Side(0), witness);
    let decision = battle.run(roster, arrangement, &mut Vec::new(), witness);
    assert!(decision.is_none());
}

#[divan::bench]
fn battle_of_twelve_units(bencher: Bencher<'_, '_>) {
    let roster = roster();
    let arrangement = crowded(&roster);
    bencher.with_inputs(|| arrangement.clone()).bench_refs(|arrangement| resolve(&roster, arrangement, &mut ()));
}

#[divan::bench]
fn battle_of_twelve_units_with_events(bencher: Bencher<'_, '_>) {
    let roster = roster();
    let arrangement = crowded(&roster);
    bencher.with_inputs(|| (arrangement.clone(), Vec::<Event>::new())).bench_refs(|(arrangement, events)| {
        resolve(&roster, arrangement, events);
    });
}

#[divan::bench]
fn legal_actions_of_a_turn(bencher: Bencher<'_, '_>) {
    let roster = roster();
    let mut game = Game::new(Arc::clone(&roster), &Opening::deal(&roster, Board::Standard, &[7; 32]));
    let mut dice = 7;
    while game.state().turn < 12 || game.legal_actions().len() < 50 {
        step(&mut game, &mut dice);
    }
    bencher.bench_local(|| black_box(&game).legal_actions());
}

#[divan::bench]
fn whole_random_game(bencher: Bencher<'_, '_>) {
    let roster = roster();
    let number = AtomicU64::new(0);
    bencher
        .with_inputs(|| {
            let number = number.fetch_add(1, Ordering::Relaxed);
            let mut seed = [0; 32];
            seed[..8].copy_from_slice(&number.to_be_bytes());
            (Game::new(Arc::clone(&roster), &Opening::deal(&roster, Board::Standard, &seed)), number)
        })
        .bench_refs(|(game, dice)| {
            while game.to_act().is_some() {
                step(game, dice);
            }
        });
}

fn step(game: &mut Game, dice: &mut u64) {
    *dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    let side = game.to_act().expect("the game goes on");
    let legal = game.legal_actions();
    let ends = legal.iter().any(|action| matches!(action, Action::End)) && (*dice >> 40).is_multiple_of(4);
    let action = if ends { Action::End } else { legal[usize::try_from(*dice >> 33).expect("31 bits") % legal.len()] };
    game.apply_before(side, action, &mut ()).expect("legal");
}
