//! The headline of a picture.

use crate::pictures::Headline;
use crate::rules::{Game, Stage};
use crate::texts::{text, word};
use crate::words::turn_title;
use sztab_game::Language;

/// The headline for the current turn, with a warning near the end of the game.
pub fn headline(game: &Game, language: Language) -> Headline {
    let state = game.state();
    let title = if state.turn == 0 { word(language, "headline-setup") } else { turn_title(language, game) };
    let last = game.last_turn().map_or("", |side| game.roster().army(side).name.in_language(language));
    let note = match state.stage {
        Stage::Normal => String::new(),
        Stage::LastTurns { .. } if game.remaining_turns().is_empty() => word(language, "headline-last-turn"),
        Stage::LastTurns { .. } => text(language, "headline-last-turns", &[("army", last.into())]),
        Stage::FinalBattle { .. } => word(language, "headline-final-battle"),
        Stage::ExtraTurns { .. } if game.remaining_turns().is_empty() => word(language, "headline-extra-turn"),
        Stage::ExtraTurns { .. } => text(language, "headline-extra-turns", &[("army", last.into())]),
        Stage::OvertimeBattle => word(language, "headline-overtime-battle"),
        Stage::Over { .. } => word(language, "headline-over"),
    };
    Headline { title, warns: !note.is_empty(), note }
}
