//! Instants and abilities by their slots. In random games every legal line is parsed slot by slot, and every legal
//! action must be one that the slots offer.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::dice::{Dice, new_game, play, play_on, scaled_count, seed};
use super::structures::game_with_structures;
use sztab_neuroshima::rules::notation::{next_slot, print_action};
use sztab_neuroshima::rules::slots::Moment;
use sztab_neuroshima::rules::slots::imagine::Filling;
use sztab_neuroshima::rules::{
    Ability, Action, Army, Board, Game, Hex, Instant, Opening, Roster, Side, Slot, Tactic, TileId,
};

/// True if a word of a line can fill a slot.
fn fits_slot(game: &Game, side: Side, slot: Slot, word: &str) -> bool {
    let board = game.arrangement().board;
    let number = |range: std::ops::RangeInclusive<u8>| word.parse().is_ok_and(|number| range.contains(&number));
    match slot {
        Slot::Unit(_) => board
            .hex(word)
            .is_some_and(|hex| game.arrangement().unit(hex).is_some() || game.arrangement().foundation(hex).is_some()),
        // The hex may also be that of a unit that is executed (NH-14.24).
        Slot::FreeHex => board.hex(word).is_some_and(|hex| {
            let unit = game.arrangement().unit(hex);
            unit.is_none_or(|unit| game.roster().mode().are_enemies(side, unit.owner))
        }),
        Slot::Step | Slot::Hex | Slot::Centre => board.hex(word).is_some(),
        Slot::Rotation | Slot::Direction => number(0..=5),
        Slot::Option(options) => number(1..=options),
        Slot::Face => ["a", "b"].contains(&word),
        Slot::Answer => number(1..=255),
        Slot::Helper => word.strip_prefix("via=").is_some_and(|word| board.hex(word).is_some()),
        Slot::FoundationTargets => {
            word.strip_prefix("under=").is_some_and(|word| word.split(',').all(|hex| board.hex(hex).is_some()))
        }
        Slot::Tile => game.roster().army(side).find(word).is_some(),
        Slot::Ability => Ability::of_word(word).is_some(),
        Slot::Instant => Tactic::INSTANTS.iter().any(|instant| instant.verb() == word),
    }
}

fn tunnel_game(number: u64) -> Game {
    let armies = Army::built_in().into_iter().filter(|army| ["sharrash", "neojungle"].contains(&army.id.as_str()));
    let roster = Arc::new(Roster::new(armies.map(Arc::new).collect()));
    let opening = Opening::deal(&roster, Board::STANDARD, &seed(number));
    Game::new(roster, &opening)
}

/// Checks a line word by word.
fn check_line(game: &Game, side: Side, line: &str) {
    let words: Vec<&str> = line.split(' ').collect();
    for position in 1..words.len() {
        let slot = next_slot(&words[..position]).unwrap_or_else(|| panic!("`{line}` has no slot {position}"));
        assert!(fits_slot(game, side, slot, words[position]), "`{}` of `{line}` as {slot:?}", words[position]);
    }
    let left = next_slot(&words);
    assert!(left.is_none_or(|slot| slot.key().is_some()), "`{line}` goes on with {left:?}");
}

/// Rebuilds an action only from the values of its slots.
fn rebuild_action(action: Action) -> Action {
    let values: Vec<_> = action.slot_values().into_iter().map(|(_, value)| value).collect();
    match action {
        Action::Play(played) => Action::Play(played.entry().read(&mut Filling::from(values)).unwrap()),
        Action::Tactic(tactic) => {
            Action::Tactic(Tactic::read(tactic.instant(), &mut Filling::from(values)).unwrap().unwrap())
        }
        Action::Use(used) => Action::Use(used.entry().read(&mut Filling::from(values)).unwrap()),
        other => other,
    }
}

/// Every action that the slots of any instant or ability offer, whether or not the side has the tile.
fn all_offers(game: &Game, side: Side) -> BTreeSet<Action> {
    let moment = Moment::new(game, side);
    let mut offered = BTreeSet::new();
    for instant in Instant::ALL {
        instant.offer(&moment, &mut |played| assert!(offered.insert(Action::Play(played)), "offered twice"));
    }
    for ability in Ability::ALL {
        ability.offer(&moment, &mut |used| assert!(offered.insert(Action::Use(used)), "offered twice"));
    }
    offered
}

#[test]
fn every_legal_line_round_trips_through_its_slots() {
    let mut seen: BTreeSet<String> = BTreeSet::new();
    let mut theme = |before: &Game| {
        let side = before.side_to_act().unwrap();
        for action in before.legal_actions() {
            let line = print_action(action, before.roster(), side, Board::STANDARD);
            check_line(before, side, &line);
            assert_eq!(rebuild_action(action), action, "{line}");
            if let Action::Use(used) = action {
                seen.insert(used.entry().word().to_owned());
            }
            seen.extend(action.instant().map(|instant| instant.word().to_owned()));
        }
    };
    for number in (1..=scaled_count(2500)).step_by(61) {
        play(number, |before, _, _, _| theme(before));
    }
    // These games have tiles that only one army has, and Structures.
    for number in 0..scaled_count(20) {
        play_on(tunnel_game(number), number, |before, _, _, _| theme(before));
        play_on(game_with_structures("structures=on", number), number, |before, _, _, _| theme(before));
    }
    let wanted = Instant::ALL.map(Instant::word).into_iter().chain(Ability::ALL.map(Ability::word));
    let missing: Vec<&str> = wanted.filter(|word| !seen.contains(*word)).collect();
    assert!(missing.is_empty() || !super::dice::is_thorough(), "never legal: {missing:?}");
}

#[test]
fn slots_offer_all_legal_actions() {
    let (mut dice, hexes): (Dice, Vec<Hex>) = (Dice::new(79), Board::STANDARD.hexes().collect());
    let rounds = (1..=scaled_count(2500)).step_by(31).map(|number| (number, new_game(number)));
    for (number, game) in rounds.chain((0..scaled_count(20)).map(|number| (number, tunnel_game(number)))) {
        play_on(game, number, |before, _, _, _| {
            if dice.draw_below(12) != 0 || before.decision().is_some() {
                return;
            }
            let side = before.side_to_act().unwrap();
            let (offered, legal) = (all_offers(before, side), before.legal_actions());
            let by_slots = |action: &&Action| matches!(action, Action::Play(_) | Action::Use(_));
            for action in legal.iter().filter(by_slots) {
                assert!(offered.contains(action), "{action:?} is legal and not offered");
            }
            let tiles: Vec<TileId> = before.seat(side).hand.clone();
            for action in Action::candidates(&hexes, &tiles) {
                let is_legal = before.check(side, action).is_ok();
                assert_eq!(is_legal, legal.contains(&action), "{action:?}");
            }
        });
    }
}

#[test]
fn unknown_lines_have_no_slots() {
    for words in [&["fly"][..], &["use", "wings"], &["end"], &["terror"], &["move", "C3", "C4", "0"], &[]] {
        assert_eq!(next_slot(words), None, "{words:?}");
    }
    assert_eq!(next_slot(&["use", "transport", "C3", "C4", "0"]), Some(Slot::Helper));
    assert_eq!(next_slot(&["bomb", "C3"]), Some(Slot::FoundationTargets));
    assert_eq!(next_slot(&["use", "mobility", "C3", "C4", "0"]), None);
}
