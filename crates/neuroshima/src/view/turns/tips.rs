//! Tips for a first game, each explaining the current question in one or two sentences.
//!
//! A tip depends on the table and on the question, not on a script, so a first game may take any course.

use crate::rules::{Game, Hex, Influence, Unit};
use crate::texts::word;
use sztab_game::Side;
use sztab_game::view::{SideQuestion, Step, verb};

/// Number of turns, counted over both sides, for which the steps of every turn are explained.
const EARLY_TURNS: u16 = 8;
/// Number of turns, counted over both sides, for which rare steps are explained.
const LATE_TURNS: u16 = 40;

/// The tip for a step that the asked player is to take.
pub(super) fn tip(game: &Game, asked: &SideQuestion<'_>, step: Step<'_>) -> Option<String> {
    let key = match step {
        Step::Turn => turn_tip_key(game, asked),
        Step::Words(words) => words_tip_key(words),
        Step::Preview(line) => preview_tip_key(line),
    };
    let last = if matches!(key, "tip-battle" | "tip-decision" | "tip-final") { LATE_TURNS } else { EARLY_TURNS };
    (game.state().turn <= last).then(|| word(asked.language, key))
}

/// Text key of the turn's current step, derived from the legal lines.
fn turn_tip_key(game: &Game, asked: &SideQuestion<'_>) -> &'static str {
    if game.decision().is_some() {
        return "tip-decision";
    }
    let has = |wanted: &str| asked.lines.iter().any(|line| verb(line) == wanted);
    let others = |line: &String| !["discard", "end"].contains(&verb(line));
    if has("place-hq") {
        "tip-hq"
    } else if has("draw") {
        "tip-draw"
    } else if has("discard") && !has("end") {
        "tip-discard"
    } else if has("battle") && has("place") && !has_units(game, asked.side) {
        "tip-unit-first"
    } else if has("battle") {
        "tip-battle"
    } else if game.seat(asked.side).pile.is_empty() {
        "tip-final"
    } else if has("place") {
        "tip-play"
    } else if asked.lines.iter().any(others) {
        "tip-instant"
    } else {
        "tip-end"
    }
}

/// True if a side has a unit other than its HQ on the board.
fn has_units(game: &Game, side: Side) -> bool {
    let influence = Influence::evaluate(game.roster(), game.arrangement());
    let is_own_unit = |(hex, unit): (Hex, &Unit)| {
        influence.controller(hex) == Some(side) && !game.roster().unit_tile(unit).is_headquarters()
    };
    game.arrangement().units().any(is_own_unit)
}

fn words_tip_key(words: &str) -> &'static str {
    match verb(words) {
        "place-hq" => "tip-hq",
        "place" => "tip-hex",
        "discard" | "lay" => "tip-discard",
        "battle" => "tip-battle",
        _ => "tip-instant",
    }
}

fn preview_tip_key(line: &str) -> &'static str {
    match verb(line) {
        "place-hq" => "tip-preview-hq",
        "battle" => "tip-battle",
        "place" => "tip-preview",
        _ => "tip-instant",
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::sync::Arc;

    use super::*;
    use crate::rules::{Army, Board, Opening, Roster};
    use sztab_game::{self, Language};

    fn deal_game(seed: u8) -> Game {
        let armies = Army::base_box().into_iter().filter(|army| ["borgo", "moloch"].contains(&army.id.as_str()));
        let roster = Arc::new(Roster::new(armies.map(Arc::new).collect()));
        let opening = Opening::deal(&roster, Board::STANDARD, &[seed; 32]);
        Game::new(roster, &opening)
    }

    #[test]
    fn every_step_of_a_first_game_is_explained() {
        let mut keys = BTreeSet::new();
        for seed in 0..12 {
            let (mut game, mut dice) = (deal_game(seed), u32::from(seed) + 1);
            while let Some(side) = game.side_to_act() {
                let lines = sztab_game::Game::legal_lines_of(&game, side);
                let asked = SideQuestion { game: &game, side, lines: &lines, said: &[], language: Language::Polish };
                let key = turn_tip_key(&game, &asked);
                keys.insert(key);
                let told = tip(&game, &asked, Step::Turn);
                assert!(told.is_some() || game.state().turn > EARLY_TURNS, "{key}");
                assert!(told.is_none_or(|told| !told.starts_with("tip-")), "{key}");
                dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                let legal = game.legal_actions();
                game.apply(side, legal[dice as usize / 7 % legal.len()]).expect("a legal action");
            }
        }
        let usual = [
            "tip-battle",
            "tip-discard",
            "tip-draw",
            "tip-end",
            "tip-final",
            "tip-hq",
            "tip-instant",
            "tip-play",
            "tip-unit-first",
        ];
        assert!(usual.iter().all(|key| keys.contains(key)), "{keys:?}");
    }

    #[test]
    fn units_that_attack_in_every_direction_get_no_turn_tip() {
        assert_eq!(preview_tip_key("place-hq C3 0"), "tip-preview-hq");
        assert_eq!(preview_tip_key("place claws C3 0"), "tip-preview");
        assert_eq!(preview_tip_key("battle"), "tip-battle");
        assert_eq!(preview_tip_key("move C3 C4 0"), "tip-instant");
    }
}
