//! Benchmarks of the rules, in duels and with four players: a Battle, the list of legal actions, and a complete random
//! game.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use divan::{Bencher, black_box};
use sztab_neuroshima::rules::battle::Battle;
use sztab_neuroshima::rules::event::EventSink;
use sztab_neuroshima::rules::notation::Catalogue;
use sztab_neuroshima::rules::{
    Action, Army, Arrangement, BattleCause, Event, Game, Opening, Roster, Rotation, Side, Terms, Unit,
};

/// The terms of the measured tables.
const DUEL_TERMS: &str = "";
const FOUR_PLAYER_TERMS: &str = "mode=ffa seats=4 board=37";
const TEAM_TERMS: &str = "mode=teams board=37";

/// Number of samples. A Battle takes microseconds, and after only a hundred runs the processor's caches are still cold.
const SAMPLE_COUNT: u32 = 5000;

/// A unit: its hex, side, tile id and rotation.
type PlacedUnit = (&'static str, u8, &'static str, u8);

fn main() {
    divan::main();
}

/// The roster of a table with armies of the base box.
fn roster(terms: &str) -> Arc<Roster> {
    let terms: Terms = terms.parse().expect("terms");
    let armies = Army::base_box().into_iter().take(usize::from(terms.seats)).map(Arc::new).collect();
    Arc::new(Roster::with_terms(armies, terms))
}

/// An army by its id.
fn built_in_army(id: &str) -> Arc<Army> {
    let catalogue = Catalogue::built_in();
    catalogue.armies().iter().find(|army| army.id == id).map(Arc::clone).expect("it comes with the program")
}

/// Twelve units including HQs, with nets, Officers and a Scout; the Battle raises no decision.
const TWELVE_UNITS: [PlacedUnit; 12] = [
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

/// Eighteen units of four sides on 37 hexes. The Battle has four segments; three units are netted at first; two Medics
/// absorb one attack each, without a choice; twelve units are destroyed.
const EIGHTEEN_UNITS: [PlacedUnit; 18] = [
    ("C5", 0, "hq", 5),
    ("D4", 0, "mutant", 4),
    ("B3", 0, "claws", 3),
    ("B2", 0, "medic", 3),
    ("D2", 0, "net_fighter", 0),
    ("E4", 1, "hq", 5),
    ("D5", 1, "net_master", 0),
    ("C3", 1, "gladiator", 2),
    ("E2", 1, "universal_soldier", 4),
    ("D3", 1, "officer_1", 2),
    ("C4", 2, "hq", 4),
    ("F3", 2, "medic", 1),
    ("E3", 2, "hunter_killer", 0),
    ("E5", 2, "juggernaut", 4),
    ("G3", 2, "mother_module", 3),
    ("D6", 3, "hq", 0),
    ("F4", 3, "commando", 2),
    ("E1", 3, "mobile_armor", 4),
];

/// Twelve units, including HQs, of two later armies; the Battle raises no decision.
const LATER_ARMIES: [([&str; 2], [PlacedUnit; 12]); 3] = [
    (
        // Redirected and reflected shots, and a Trap.
        ["doomsdaymachine", "steelpolice"],
        [
            ("C2", 0, "hq", 0),
            ("C4", 1, "hq", 0),
            ("C3", 0, "fireblast", 0),
            ("B2", 0, "omega_shooter", 2),
            ("D2", 0, "alpha_shooter", 3),
            ("B3", 0, "tripler", 0),
            ("D3", 1, "judge", 0),
            ("D4", 1, "bandog", 5),
            ("B4", 1, "wardog", 1),
            ("A2", 0, "trap", 0),
            ("E2", 1, "riot_policeman", 5),
            ("C1", 0, "officer", 3),
        ],
    ),
    (
        // Takeovers.
        ["sharrash", "vegas"],
        [
            ("C2", 0, "hq", 0),
            ("C4", 1, "hq", 0),
            ("C3", 0, "mutant", 3),
            ("B2", 0, "rats", 1),
            ("D2", 0, "beast", 4),
            ("B3", 1, "agitator", 0),
            ("D3", 1, "guardian", 0),
            ("D4", 1, "bodyguard", 0),
            ("B4", 1, "mercenary", 0),
            ("A2", 0, "officer", 2),
            ("E2", 1, "shooter", 5),
            ("C1", 0, "scout", 4),
        ],
    ),
    (
        // Poison, a shotgun and a field.
        ["mississippi", "newyork"],
        [
            ("C2", 0, "hq", 0),
            ("C4", 1, "hq", 0),
            ("C3", 0, "poisoner", 3),
            ("B2", 0, "shadow", 1),
            ("D2", 0, "mutant", 4),
            ("B3", 1, "shotgun", 0),
            ("D3", 1, "cop", 0),
            ("D4", 1, "officer_1", 0),
            ("B4", 1, "hammer", 0),
            ("A2", 0, "boiler", 0),
            ("E2", 1, "shooter", 5),
            ("C1", 0, "zone", 4),
        ],
    ),
];

fn arrange(roster: &Roster, units: &[PlacedUnit]) -> Arrangement {
    let board = roster.terms().board;
    let mut arrangement = Arrangement::new(board);
    for &(hex, side, tile, rotation) in units {
        let hex = board.hex(hex).expect("a hex");
        let tile = roster.army(Side(side)).find(tile).expect("a tile");
        arrangement.put(hex, Unit::new(Side(side), tile, Rotation::new(rotation).expect("below 6")));
    }
    arrangement
}

fn resolve(roster: &Roster, arrangement: &mut Arrangement, sink: &mut impl EventSink) {
    let mut battle = Battle::begin(BattleCause::Tile, Side(0), sink);
    let decision = battle.run(roster, arrangement, &mut Vec::new(), sink);
    assert!(decision.is_none());
}

fn battle(bencher: Bencher<'_, '_>, terms: &str, units: &[PlacedUnit]) {
    let roster = roster(terms);
    let arrangement = arrange(&roster, units);
    bencher.with_inputs(|| arrangement.clone()).bench_refs(|arrangement| resolve(&roster, arrangement, &mut ()));
}

fn battle_with_events(bencher: Bencher<'_, '_>, terms: &str, units: &[PlacedUnit]) {
    let roster = roster(terms);
    let arrangement = arrange(&roster, units);
    bencher.with_inputs(|| (arrangement.clone(), Vec::<Event>::new())).bench_refs(|(arrangement, events)| {
        resolve(&roster, arrangement, events);
    });
}

#[divan::bench(sample_count = SAMPLE_COUNT)]
fn battle_of_twelve_units(bencher: Bencher<'_, '_>) {
    battle(bencher, DUEL_TERMS, &TWELVE_UNITS);
}

#[divan::bench(args = 0..LATER_ARMIES.len(), sample_count = SAMPLE_COUNT)]
fn battle_of_twelve_units_of_later_armies(bencher: Bencher<'_, '_>, pair: usize) {
    let (armies, units) = &LATER_ARMIES[pair];
    let roster = Roster::with_terms(armies.map(built_in_army).to_vec(), Terms::default());
    let arrangement = arrange(&roster, units);
    bencher.with_inputs(|| arrangement.clone()).bench_refs(|arrangement| resolve(&roster, arrangement, &mut ()));
}

#[divan::bench(sample_count = SAMPLE_COUNT)]
fn battle_of_twelve_units_with_events(bencher: Bencher<'_, '_>) {
    battle_with_events(bencher, DUEL_TERMS, &TWELVE_UNITS);
}

#[divan::bench(sample_count = SAMPLE_COUNT)]
fn battle_of_eighteen_units_of_four_sides(bencher: Bencher<'_, '_>) {
    battle(bencher, FOUR_PLAYER_TERMS, &EIGHTEEN_UNITS);
}

#[divan::bench(sample_count = SAMPLE_COUNT)]
fn battle_of_eighteen_units_with_events(bencher: Bencher<'_, '_>) {
    battle_with_events(bencher, FOUR_PLAYER_TERMS, &EIGHTEEN_UNITS);
}

/// Measures the list of legal actions in a turn of the sixth round or later, in a position with at least `least` of
/// them.
fn legal_actions(bencher: Bencher<'_, '_>, terms: &str, least: usize) {
    let roster = roster(terms);
    let mut game = Game::new(Arc::clone(&roster), &Opening::deal(&roster, roster.terms().board, &[7; 32]));
    let turns = 6 * u16::from(roster.terms().seats);
    let mut dice = 7;
    while game.state().turn < turns || game.legal_actions().len() < least {
        step(&mut game, &mut dice);
    }
    bencher.bench_local(|| black_box(&game).legal_actions());
}

#[divan::bench]
fn legal_actions_of_a_turn(bencher: Bencher<'_, '_>) {
    legal_actions(bencher, DUEL_TERMS, 50);
}

#[divan::bench]
fn legal_actions_with_four_sides(bencher: Bencher<'_, '_>) {
    legal_actions(bencher, FOUR_PLAYER_TERMS, 300);
}

fn random_game(bencher: Bencher<'_, '_>, terms: &str) {
    let roster = roster(terms);
    let number = AtomicU64::new(0);
    bencher
        .with_inputs(|| {
            let number = number.fetch_add(1, Ordering::Relaxed);
            let mut seed = [0; 32];
            seed[..8].copy_from_slice(&number.to_be_bytes());
            (Game::new(Arc::clone(&roster), &Opening::deal(&roster, roster.terms().board, &seed)), number)
        })
        .bench_refs(|(game, dice)| {
            while game.side_to_act().is_some() {
                step(game, dice);
            }
        });
}

#[divan::bench]
fn whole_random_game(bencher: Bencher<'_, '_>) {
    random_game(bencher, DUEL_TERMS);
}

#[divan::bench]
fn whole_random_game_with_four_sides(bencher: Bencher<'_, '_>) {
    random_game(bencher, FOUR_PLAYER_TERMS);
}

#[divan::bench]
fn whole_random_game_with_teams(bencher: Bencher<'_, '_>) {
    random_game(bencher, TEAM_TERMS);
}

fn step(game: &mut Game, dice: &mut u64) {
    *dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    let side = game.side_to_act().expect("the game goes on");
    let legal = game.legal_actions();
    let ends = legal.iter().any(|action| matches!(action, Action::End)) && (*dice >> 40).is_multiple_of(4);
    let action = if ends { Action::End } else { legal[usize::try_from(*dice >> 33).expect("31 bits") % legal.len()] };
    game.apply_with(side, action, &mut ()).expect("legal");
}
