//! The game on the command line.

use std::sync::Arc;

use sztab_game::record::Record;
use sztab_game::script::{Script, ScriptError};
use sztab_game::{CommandError, CommandLine, Game, GameState as _, Report, Seed, TextError};

use crate::case;
use crate::game::GearsGame;
use crate::illegal::Illegal;
use crate::position;
use crate::terms::Offer;
use crate::values::{CogId, Values};

/// The game's commands.
#[derive(Debug)]
pub struct Cli;

/// The COGs of the players, who are given either by name or as a number of players.
fn parse_cogs(values: &Values, people: &[&str]) -> Result<Vec<CogId>, CommandError> {
    let all = (0..).map(CogId).take(values.cogs.len());
    if let [number] = people
        && let Ok(number) = number.parse()
    {
        return if (1..=values.cogs.len()).contains(&number) {
            Ok(all.take(number).collect())
        } else {
            Err(CommandError::Refused("one to four people play (GOW-1.1)".to_owned()))
        };
    }
    let find = |word: &&str| {
        values.find_cog(word).ok_or_else(|| CommandError::Refused(format!("no COG is `{word}` (GOW-3.1)")))
    };
    people.iter().map(find).collect()
}

impl CommandLine for Cli {
    fn begin(&self, seed: &Seed, files: &[&str], terms: &str, people: &[&str]) -> Result<String, CommandError> {
        let refused = |sentence: String| CommandError::Refused(sentence);
        let values = files.first().map_or_else(|| Ok(Values::built_in()), |source| read_values(source))?;
        let offer: Offer = terms.parse().map_err(|word: String| refused(format!("no term is `{word}` (GOW-3.4)")))?;
        let game = GearsGame::with_terms(&values, offer.terms, &parse_cogs(&values, people)?, seed);
        Ok(game.map_err(|unfit| refused(unfit.to_string()))?.position())
    }

    fn read(&self, position: &str, files: &[&str]) -> Result<Box<dyn Game>, CommandError> {
        Ok(Box::new(position::read(position, &read_all_values(files)?)?))
    }

    fn play(&self, position: &str, files: &[&str], lines: &[&str]) -> Result<String, CommandError> {
        let mut script = Script::new(position::read(position, &read_all_values(files)?)?);
        for (number, line) in (1..).zip(lines) {
            script.play_line(line, number).map_err(|stop| to_fault(position, stop))?;
        }
        Ok(script.game.position())
    }

    fn replay(&self, record: &str, files: &[&str]) -> Result<String, CommandError> {
        let known = read_all_values(files)?;
        let record = Record::read(record, |opening| position::read(opening, &known))?;
        Ok(record.replay("GOW-1.3")?.position())
    }

    fn check(&self, cases: &str, files: &[&str]) -> Result<Report, CommandError> {
        Ok(case::check(cases, &read_all_values(files)?)?)
    }
}

/// If a die does not have a forced face, the error is in the position that forces the face, not in the line that rolls
/// the die.
fn to_fault(position: &str, stop: ScriptError) -> CommandError {
    match stop {
        ScriptError::Denied(denied) if denied.reason() == Some(&Illegal::NoFace) => {
            let line = position.lines().position(|line| line.trim_start().starts_with("dice"));
            let expected = format!("faces that the dice have ({})", denied.rule());
            CommandError::Unreadable(TextError { line: line.map_or(1, |line| line + 1), column: 1, expected })
        }
        ScriptError::Denied(_) | ScriptError::Unreadable(_) => stop.into(),
    }
}

fn read_values(source: &str) -> Result<Arc<Values>, CommandError> {
    Values::read_shared(source).map_err(|error| CommandError::Unreadable(error.into()))
}

fn read_all_values(files: &[&str]) -> Result<Vec<Arc<Values>>, CommandError> {
    files.iter().map(|source| read_values(source)).collect()
}
