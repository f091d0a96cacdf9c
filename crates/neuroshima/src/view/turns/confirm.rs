//! The last question before an action, with the action's name, its effects and its losses.
//!
//! The end of a turn is confirmed only for a reason: an open preview, no tile played although one could be, or a loss.
//! (`tests/discord/turns.rs`)

use crate::rules::{Action, Game, Played, Tactic};
use crate::texts::{text, word};
use crate::words::{action_question, anyway_label, effect_phrases, forfeit_phrases, tile_name};
use sztab_game::Language;
use sztab_game::view::{Confirmation, SideQuestion};

use super::played_lines::{has_played, has_used_abilities};

/// The question about a line that cannot be parsed.
pub(super) fn unparsed_line_question(language: Language, line: &str) -> String {
    text(language, "confirm-question", &[("action", line.to_owned().into())])
}

/// The question about an action, with the action's effects.
pub(super) fn confirmation(game: &Game, asked: &SideQuestion<'_>, action: Action) -> Confirmation {
    let (language, side) = (asked.language, asked.side);
    Confirmation {
        question: action_question(language, game, side, action),
        preview: effect_phrases(language, game, side, action),
        anyway: anyway_label(language, action),
        is_last: is_last_of_turn(game, asked, action),
        looks_ahead: matches!(action, Action::Play(Played::Battle(_)) | Action::Tactic(Tactic::Battle(_))),
    }
}

/// The player's losses by an action. Abilities are not mentioned to a player who never uses any.
pub(super) fn forfeit_warnings(game: &Game, asked: &SideQuestion<'_>, action: Action) -> Vec<String> {
    forfeit_phrases(asked.language, game, asked.side, action, has_used_abilities(asked.said))
}

/// The player's losses by ending the turn: the unplayed tiles if no tile was played, and anything else that is lost.
pub(super) fn end_turn_warnings(game: &Game, asked: &SideQuestion<'_>) -> Vec<String> {
    let (language, side) = (asked.language, asked.side);
    let playable = if has_played(asked.said) { Vec::new() } else { game.playable_tiles() };
    let mut reasons = Vec::new();
    if !playable.is_empty() {
        let names: Vec<&str> = playable.iter().map(|&tile| tile_name(language, game.roster(), side, tile)).collect();
        let tiles = names.join(&word(language, "list-comma"));
        reasons.push(text(language, "end-nothing-played", &[("tiles", tiles.into())]));
    }
    reasons.extend(forfeit_warnings(game, asked, Action::End));
    reasons
}

/// True if, after an action, no tile in hand can be played and the end of the turn needs no confirmation.
fn is_last_of_turn(game: &Game, asked: &SideQuestion<'_>, action: Action) -> bool {
    let side = asked.side;
    let (mut after, turn) = (game.clone(), game.state().turn);
    if after.apply_with(side, action, &mut ()).is_err() {
        return false;
    }
    let is_same_turn = after.side_to_act() == Some(side) && after.state().turn == turn;
    is_same_turn
        && after.check(side, Action::End).is_ok()
        && after.playable_tiles().is_empty()
        && forfeit_warnings(&after, asked, Action::End).is_empty()
}
