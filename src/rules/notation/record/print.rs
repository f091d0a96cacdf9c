//! Writing records in their canonical form.

use std::fmt::Write as _;

use super::Record;
use crate::rules::notation::play::print_act;
use crate::rules::opening::hexadecimal;

impl Record {
    /// The canonical text of the record.
    #[must_use]
    pub fn print(&self) -> String {
        let position = &self.position;
        let mut text = position.print();
        let mut line = |line: String| {
            let _ = writeln!(text, "{line}");
        };
        line(format!("engine {}", self.engine));
        if let Some(seed) = &self.seed {
            line(format!("seed {}", hexadecimal(seed)));
        }
        for (side, player) in position.roster().sides().zip(&self.players) {
            if let Some(name) = player {
                line(format!("player {} {name}", position.letter(side)));
            }
        }
        if let Some(winner) = self.result {
            line(format!("result {}", position.result_words(winner)));
        }
        line("--".to_owned());
        for act in &self.acts {
            let words = print_act(act.act, position.roster(), act.side, position.board());
            line(format!("{} {words}", position.letter(act.side)));
        }
        text
    }
}
