//! Printing pages and drawn boards in canonical form.

use std::fmt::Write as _;

use super::{Goal, MarkWord, Page, Whose};
use crate::rules::board::Hex;
use sztab_game::Side;
use sztab_words::Language;

/// Prints the side of a mark or goal.
fn whose_word(whose: Whose) -> char {
    whose.map_or('*', Side::letter)
}

impl Page {
    /// The canonical text of the page as a file.
    #[must_use]
    pub fn print(&self) -> String {
        let mut text = format!("sztab page 1\npage {}\n", self.id.as_deref().unwrap_or_default());
        for (keyword, names) in [("title", &self.title), ("note", &self.note)] {
            let texts = [Some(&names.en).filter(|text| !text.is_empty()), names.pl.as_ref(), names.uk.as_ref()];
            for (language, words) in Language::ALL.into_iter().zip(texts) {
                let _ = words.map(|words| writeln!(text, "{keyword} {} {words}", language.code()));
            }
        }
        let _ = writeln!(text, "mode {}", self.mode.word());
        if self.mode.seats().len() > 1 {
            let _ = writeln!(text, "players {}", self.seats);
        }
        let armies = self.armies.iter().map(|(side, ids)| format!("{}={}", side.letter(), ids.join(",")));
        let armies = armies.collect::<Vec<_>>().join(" ");
        let _ = writeln!(text, "armies {}", if armies.is_empty() { "any" } else { &armies });
        text + &self.print_board()
    }

    /// The drawing with its marks, rules and goals.
    pub(in crate::rules) fn print_board(&self) -> String {
        let mut text = self.print_drawing();
        for mark in &self.marks {
            let words: Vec<String> = mark.words.iter().map(|&word| mark_word(word)).collect();
            let _ = writeln!(text, "mark {} {}", mark.symbol, words.join(" "));
        }
        let rules = self.rule_lines().into_iter().map(|rule| format!("rule {rule}\n"));
        let goals =
            self.goals.iter().map(|&(whose, goal)| format!("goal {} {}\n", whose_word(whose), goal_words(goal)));
        rules.chain(goals).fold(text, |text, line| text + &line)
    }

    fn print_drawing(&self) -> String {
        let symbol = |hex: Hex| self.mark_on(hex).map_or('o', |mark| mark.symbol);
        let cells = || self.board.cells().iter().zip(self.board.hexes());
        let top = cells().map(|(cell, _)| cell.1).min().unwrap_or(0);
        let bottom = cells().map(|(cell, _)| cell.1).max().unwrap_or(0);
        let mut text = String::new();
        for line in top..=bottom {
            let mut row = "|".to_owned();
            for (&(column, _), hex) in cells().filter(|(cell, _)| cell.1 == line) {
                let at = 1 + 3 * usize::from(column);
                row.extend(std::iter::repeat_n(' ', at - row.chars().count()));
                row.push(symbol(hex));
            }
            text = text + &row + "\n";
        }
        text
    }

    fn rule_lines(&self) -> Vec<String> {
        let rules = &self.rules;
        let numbers = |word: &str, numbers: &[Option<u8>]| {
            let of =
                (0..).map(Side).zip(numbers).filter_map(|(side, it)| Some(format!(" {}={}", side.letter(), (*it)?)));
            let words: String = of.collect();
            (!words.is_empty()).then(|| format!("{word}{words}"))
        };
        let mut lines: Vec<String> = numbers("hq", &rules.points).into_iter().collect();
        lines.extend(rules.without_headquarters.iter().map(|side| format!("no-hq {}", side.letter())));
        lines.extend(numbers("tiles", &rules.tiles));
        lines.extend(rules.first.map(|side| format!("first {}", side.letter())));
        lines.extend(rules.turns.map(|turn| format!("turns {turn}")));
        lines.extend(rules.battle.map(|turns| format!("battle {turns}")));
        lines.extend(rules.forbidden.iter().map(|forbidden| format!("forbid {}", forbidden.word())));
        lines
    }
}

fn mark_word(word: MarkWord) -> String {
    match word {
        MarkWord::Start(whose) => format!("start={}", whose_word(whose)),
        MarkWord::Terrain(kind) => format!("terrain={}", kind.word()),
        MarkWord::Pit => "pit".to_owned(),
        MarkWord::Score { points, after_battle } => {
            format!("score={points}{}", if after_battle { "@battle" } else { "" })
        }
        MarkWord::Heal(wounds) => format!("heal={wounds}"),
        MarkWord::Hazard(wounds) => format!("hazard={wounds}"),
        MarkWord::Turn(steps) => format!("turn={steps}"),
        MarkWord::Spawn(side) => format!("spawn={}", side.letter()),
    }
}

fn goal_words(goal: Goal) -> String {
    match goal {
        Goal::Headquarters => "hq".to_owned(),
        Goal::Score(points) => format!("score {points}"),
        Goal::Hold { symbol, count, .. } => format!("hold {symbol} {count}"),
        Goal::Survive(turn) => format!("survive {turn}"),
    }
}
