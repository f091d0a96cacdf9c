//! Printing records in their canonical form.

use std::fmt::Write as _;

use super::Record;
use crate::rules::notation::ending::print_ending;
use crate::rules::notation::play::act_text;
use crate::rules::opening::to_hex;
use sztab_game::note::{format_commitment_note, format_game_note};

impl Record {
    /// The canonical text of the record.
    #[must_use]
    pub fn print(&self) -> String {
        let position = &self.position;
        let mut text = position.print();
        let mut line = |line: String| {
            let _ = writeln!(text, "{line}");
        };
        // A position names an owner's values itself.
        let values = position.roster().values();
        if position.roster().terms().needs_values() && values.owned == 0 {
            line(format!("values {} hash={}", values.id, values.hash));
        }
        line(format!("engine {}", self.engine));
        if let Some(game) = self.game {
            line(format_game_note(game));
        }
        if let Some(commitment) = &self.commitment {
            line(format_commitment_note(commitment));
        }
        if let Some(seed) = &self.seed {
            line(format!("seed {}", to_hex(seed)));
        }
        for (side, player) in position.roster().sides().zip(&self.players) {
            if let Some(name) = player {
                line(format!("player {} {name}", position.letter(side)));
            }
        }
        if let Some(ending) = self.result {
            line(format!("result {}", print_ending(ending, |side| position.letter(side))));
        }
        line("--".to_owned());
        for act in &self.acts {
            let letter = |side| position.letter(side);
            let words = act_text(act.act, position.roster(), act.side, position.board(), letter);
            let words = format!("{} {words}", position.letter(act.side));
            line(match act.fingerprint {
                Some(fingerprint) => format!("{words}   # {fingerprint}"),
                None => words,
            });
        }
        text
    }
}
