//! Leaves of the tree of all legal lines, up to a given depth or the end of the round, counted by both readings.

use sztab_game::{GameState, LineNumber, Rules};

use super::position::Game;
use crate::state::Phase;
use crate::{KIND, MechsGame};

fn count_leaves_by_engine(game: &MechsGame, depth: usize) -> u64 {
    if depth == 0 || game.state().phase != Phase::Turn {
        return 1;
    }
    let mut leaves = 0;
    for side in game.waiting_sides().iter() {
        for action in game.legal_actions_of(side) {
            let mut next = game.clone();
            next.apply(side, &action, LineNumber(1), &mut ()).unwrap();
            leaves += count_leaves_by_engine(&next, depth - 1);
        }
    }
    leaves
}

fn count_leaves_by_second_reading(game: &Game, depth: usize) -> u64 {
    if depth == 0 || game.phase != "turn" {
        return 1;
    }
    let mut leaves = 0;
    for side in game.waiting_sides() {
        for line in game.legal_lines(side) {
            let mut next = game.clone();
            next.play_line(side, &line, 1);
            leaves += count_leaves_by_second_reading(&next, depth - 1);
        }
    }
    leaves
}

/// Compares the numbers of leaves at depths 1, 2, 3 and so on.
fn check_leaf_counts(lines: &str, leaves: &[u64]) {
    let text = format!("sztab mechs 1\nvalues open-1\narena two\n{lines}");
    let engine = KIND.command_line().unwrap().read(&text, &[]).unwrap();
    let engine = engine.downcast_ref::<MechsGame>().unwrap();
    let mut second = Game::read(&text);
    second.run_automatic_steps();
    let depths = 1..=leaves.len();
    let counts = |count: &dyn Fn(usize) -> u64| depths.clone().map(count).collect::<Vec<u64>>();
    let by_engine = counts(&|depth| count_leaves_by_engine(engine, depth));
    let by_second = counts(&|depth| count_leaves_by_second_reading(&second, depth));
    assert_eq!((by_engine.as_slice(), by_second.as_slice()), (leaves, leaves));
}

const WEAPON_ROW: &str = "row warhammer flash_spire gauss_rifle rail_gun\ndeck plasma_cannon\n";

#[test]
fn leaf_counts_match_for_a_slot_of_each_side() {
    let lines = "round 2\nside X pilot=kitty status=armor energy=5 credits=5 base=A3 at=A3\n\
                 side Y pilot=diamond health=1 energy=6 base=E3 at=E3\n\
                 equip X energy_sword flamethrower\nequip Y pulse_pistol\n\
                 program X - - - buy:n\nprogram Y - - - power:n\nturret D3 X\nturn X slot=4 stage=start\n";
    check_leaf_counts(&format!("{lines}{WEAPON_ROW}"), &[5, 41, 173, 401, 725, 1145]);
}

#[test]
fn leaf_counts_match_for_ad_hoc_turns() {
    let lines = "round 2\nside X pilot=wasp energy=6 credits=6 base=A3 at=C4\nside Y pilot=tank health=3 base=E3 at=D3\n\
                 equip X energy_sword\nequip Y pulse_pistol\nadhoc X fresh\nadhoc Y\n\
                 mine D4 X 3\nmine B4 Y 1\nturret D2 X\nturret C4 Y\nturret E3 X\nmech C2\nturn X slot=4 stage=start\n";
    check_leaf_counts(&format!("{lines}{WEAPON_ROW}"), &[27, 474, 2454, 6025]);
}

#[test]
fn leaf_counts_match_for_a_combat_with_many_texts() {
    let lines = "round 2 first=Y\nside X pilot=maverick status=armor health=7 energy=4 credits=1 base=A3 at=B3\n\
                 side Y pilot=magma status=armor health=6 energy=2 credits=2 base=E3 at=D3\n\
                 equip X emp_mace particle_phaser preemptive_shield\n\
                 equip Y energy_crossbow rotary_cannon energy_sword\n\
                 program X - - - double:e\nadhoc Y\nmech A3\nturn X slot=4 stage=start\n";
    check_leaf_counts(lines, &[2, 14, 64, 334, 1646, 6784]);
}

#[test]
fn leaf_counts_match_for_a_short_combat() {
    let lines = "round 2 first=Y\nside X pilot=tank health=5 energy=1 base=A3 at=B3\n\
                 side Y pilot=diamond status=armor health=4 energy=1 base=E3 at=C3\n\
                 equip X preemptive_shield energy_sword\nequip Y energy_crossbow grenade_launcher\n\
                 program X - - - collect:e\nadhoc Y\nturret C4 X\nmech B2\nturn X slot=4 stage=start\n";
    check_leaf_counts(lines, &[3, 6, 18, 40, 62]);
}

#[test]
fn leaf_counts_match_for_a_mech_that_drives_and_fights() {
    let lines = "round 2\nside X pilot=tank status=mech health=4 energy=3 base=A3 at=A3\n\
                 side Y pilot=brawler status=armor health=9 energy=3 base=E3 at=D3\n\
                 equip X flash_spire rocket_battery\nequip Y warhammer pulse_pistol\n\
                 program X - - - turret:e\nadhoc Y\nmech X trojan\nmine E4 Y 2\nturn X slot=4 stage=start\n";
    check_leaf_counts(lines, &[3, 9, 107, 501, 1583, 4732, 13760]);
}
