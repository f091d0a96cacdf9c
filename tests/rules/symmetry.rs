//! Random Battles turned round, and with changed sides: nothing else may change.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::dice::{Dice, is_thorough, roster};
use super::skirmish::{battles, endings, played, scatter};
use sztab::games::neuroshima::rules::instants::Battle;
use sztab::games::neuroshima::rules::{
    Action, Arrangement, Board, Hex, Influence, Mode, Played, Roster, Rotation, Side,
};

/// The arrangement after a Battle; nothing if somebody had to decide.
fn fought(roster: &Arc<Roster>, arrangement: Arrangement, causer: Side) -> Option<Arrangement> {
    let game = played(roster, arrangement, causer, Action::Play(Played::Battle(Battle {})));
    game.decision().is_none().then(|| game.arrangement().clone())
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
            unit.owner = Mode::DUEL.next_enemy(unit.owner);
        }
        result.put(turned(hex), unit);
    }
    if exchange {
        result.points.swap(0, 1);
    }
    result
}

#[test]
fn turning_the_board_turns_the_battle_and_its_nets() {
    for number in battles() {
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
    for number in battles() {
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
    for number in battles() {
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
    assert!(with_choice > 50 || !is_thorough(), "too few Battles with a choice: {with_choice}");
}
