//! What a table asks a side, as its face is told it.

use sztab_game::face::Asked;
use sztab_game::{Language, Side};
use sztab_referee::Table;

/// A side of a table with the lines that it may say.
#[derive(Debug)]
pub struct Seat<'a> {
    pub table: &'a Table,
    pub side: Side,
    /// The lines that it may say, whole.
    pub lines: Vec<String>,
    /// What it has said so far; empty where nobody asks for it.
    pub said: Vec<String>,
}

impl<'a> Seat<'a> {
    pub fn new(table: &'a Table, side: Side) -> Self {
        Self { table, side, lines: table.legal(side), said: Vec::new() }
    }

    /// The same side, which has said this so far.
    pub fn having_said(self, said: Vec<String>) -> Self {
        Self { said, ..self }
    }

    /// What the side is asked.
    pub fn asked(&self, language: Language) -> Asked<'_> {
        Asked { game: self.table.game(), side: self.side, lines: &self.lines, said: &self.said, language }
    }

    /// Whether a line may be said.
    pub fn may_say(&self, line: &str) -> bool {
        self.lines.iter().any(|legal| legal == line)
    }
}
