//! Texts in, texts out: new games, legal lines, lines that are played, cases.

use std::sync::Arc;

use sztab_game::script::Script;
use sztab_game::{Fault, Report, Seed, TextError};

use crate::case;
use crate::game::GearsGame;
use crate::position::{print, read};
use crate::setup::Terms;
use crate::values::{CogId, MissionId, Values};

/// The position of a new game with what is usual.
///
/// # Errors
///
/// If a word is unknown, or the mission is not for these COGs.
pub fn begin(values: &Arc<Values>, mission: &str, cogs: &[&str], seed: &Seed) -> Result<String, Fault> {
    begin_on_terms(values, mission, &Terms::of(MissionId::Emergence), cogs, seed)
}

/// The position of a new game of a mission, with the other terms as they are.
///
/// # Errors
///
/// If a word is unknown, or the mission is not for these COGs.
pub fn begin_on_terms(
    values: &Arc<Values>,
    mission: &str,
    terms: &Terms,
    cogs: &[&str],
    seed: &Seed,
) -> Result<String, Fault> {
    let refused = |sentence: String| Fault::Refused(sentence);
    let id = MissionId::read(mission);
    let id = id.ok_or_else(|| refused(format!("no mission is `{mission}` (GOW-3.4)")))?;
    let find = |word: &&str| values.find_cog(word).ok_or_else(|| refused(format!("no COG is `{word}` (GOW-3.1)")));
    let cogs: Vec<CogId> = cogs.iter().map(find).collect::<Result<_, _>>()?;
    let terms = Terms { mission: id, ..*terms };
    let game = GearsGame::on_terms(values, terms, &cogs, seed).map_err(|unfit| refused(unfit.to_string()))?;
    Ok(game.position())
}

/// Every legal line of every side that is waited for, with the letter of its side.
///
/// # Errors
///
/// If the position cannot be read.
pub fn legal(position: &str, known: &[Arc<Values>]) -> Result<Vec<String>, TextError> {
    let game = read(position, known)?;
    let of = |side: sztab_game::Side| {
        let lines = game.lines(side).into_iter();
        lines.map(move |line| format!("{} {line}", side.letter())).collect::<Vec<_>>()
    };
    Ok(game.waiting().iter().flat_map(of).collect())
}

/// The position after some lines.
///
/// # Errors
///
/// If the position or a line cannot be read, or a line is refused.
pub fn play(position: &str, known: &[Arc<Values>], lines: &[&str]) -> Result<String, Fault> {
    let mut script = Script::new(read(position, known)?);
    for (number, line) in (1..).zip(lines) {
        script.say(line, number)?;
    }
    Ok(script.game.position())
}

/// The outcome of the cases of a text.
///
/// # Errors
///
/// If the text is no list of cases.
pub fn check(cases: &str, known: &[Arc<Values>]) -> Result<Report, TextError> {
    case::check(cases, known)
}

impl GearsGame {
    /// The position as text: the last settled moment and the lines since.
    #[must_use]
    pub fn position(&self) -> String {
        print(self)
    }

    /// The lines that a side may say now.
    #[must_use]
    pub fn lines(&self, side: sztab_game::Side) -> Vec<String> {
        self.legal(side).iter().map(|action| action.print(&self.values)).collect()
    }

    /// Says a line for a side.
    ///
    /// # Errors
    ///
    /// If the line cannot be read, or is refused.
    pub fn say(&mut self, side: sztab_game::Side, line: &str) -> Result<(), Fault> {
        let mut script = Script::new(self.clone());
        script.say(&format!("{} {line}", side.letter()), 1)?;
        *self = script.game;
        Ok(())
    }
}
