//! Random boards against a second reading of the rules, the oracle.

use std::collections::BTreeSet;

use super::dice::{Dice, roster};
use super::oracle::{DESTRUCTION, Oracle};
use super::skirmish::{battles, decided, described, endings, played, scatter};
use sztab::games::neuroshima::rules::instants::{Grenade, Sniper};
use sztab::games::neuroshima::rules::{Action, Arrangement, Board, Influence, Instant, Played, Roster, Side};

#[test]
fn the_board_is_read_as_a_second_reading_of_the_rules_does() {
    for number in battles() {
        let (roster, mut dice) = (roster(number), Dice::new(number));
        let arrangement = scatter(&roster, &mut dice);
        check_reading(number, &roster, &arrangement);
    }
}

/// Nets, bonuses and initiative of every unit.
fn check_reading(number: u64, roster: &Roster, arrangement: &Arrangement) {
    let oracle = Oracle::read(roster, arrangement);
    let influence = Influence::read(roster, arrangement);
    let position = || format!("{number}\n{}", described(roster, arrangement));
    assert_eq!(
        influence.netted.iter().collect::<BTreeSet<_>>(),
        oracle.picture().netted_hexes(),
        "nets of {}",
        position()
    );
    for (hex, melee, ranged, initiative) in oracle.picture().readings() {
        let mut values: Vec<i32> = influence.slots(hex).values().iter().copied().map(i32::from).collect();
        values.sort_unstable_by(|a, b| b.cmp(a));
        let bonuses = (i32::from(influence.melee_bonus(hex)), i32::from(influence.ranged_bonus(hex)));
        let name = Board::Standard.name(hex);
        assert_eq!((bonuses, values), ((melee, ranged), initiative), "{name} of {}", position());
    }
}

#[test]
fn battles_end_as_a_second_reading_of_the_rules_says() {
    let (mut compared, mut with_choice) = (0, 0);
    for number in battles() {
        let (roster, mut dice) = (roster(number), Dice::new(number));
        let arrangement = scatter(&roster, &mut dice);
        let Some(expected) = Oracle::read(&roster, &arrangement).battle() else { continue };
        let Some(after) = endings(&roster, arrangement.clone(), Side(0)) else { continue };
        compared += 1;
        with_choice += usize::from(expected.len() > 1);
        let after: BTreeSet<_> = after.iter().map(|one| Oracle::read(&roster, one).outcome()).collect();
        assert_eq!(after, expected, "Battle {number}\n{}", described(&roster, &arrangement));
    }
    assert!(compared > battles().count() / 2, "too few Battles could be compared: {compared}");
    assert!(with_choice > 50 || battles().count() < 6000, "too few Battles with a choice: {with_choice}");
}

#[test]
fn grenades_and_snipers_end_as_a_second_reading_of_the_rules_says() {
    let mut hits = 0;
    for number in battles() {
        let (roster, mut dice) = (roster(number), Dice::new(number));
        let arrangement = scatter(&roster, &mut dice);
        for side in [Side(0), Side(1)] {
            let held = |instant| roster.army(side).tiles.iter().any(|tile| tile.instant() == Some(instant));
            let Some(own) = arrangement.headquarters(&roster, side) else { continue };
            for (hex, _) in arrangement.units() {
                let enemy =
                    arrangement.unit(hex).is_some_and(|unit| unit.owner != side && !roster.of(unit).is_headquarters());
                let at_hand = !Influence::read(&roster, &arrangement).is_netted(own)
                    && Board::Standard.direction(own, hex).is_some();
                for (instant, action, wounds, legal) in [
                    (Instant::Sniper, Action::Play(Played::Sniper(Sniper { hex })), 1, true),
                    (Instant::Grenade, Action::Play(Played::Grenade(Grenade { hex })), DESTRUCTION, at_hand),
                ] {
                    if !(enemy && legal && held(instant)) {
                        continue;
                    }
                    let oracle = Oracle::read(&roster, &arrangement);
                    let expected = oracle.damage(&[(Board::Standard.axial(hex), wounds)]).unwrap();
                    let after = decided(played(&roster, arrangement.clone(), side, action)).unwrap();
                    let after: BTreeSet<_> = after.iter().map(|one| Oracle::read(&roster, one).outcome()).collect();
                    assert_eq!(after, expected, "{action:?} in {number}\n{}", described(&roster, &arrangement));
                    hits += 1;
                }
            }
        }
    }
    assert!(hits > 1000 || battles().count() < 6000, "too few hits: {hits}");
}
