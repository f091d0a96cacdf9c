//! The game on the command line.

use std::sync::Arc;

use sztab_game::record::Record;
use sztab_game::script::Script;
use sztab_game::{
    AnyEvent, BalanceFact, CommandError, CommandLine, Game, GameState as _, Report, Seed, Side, TextError,
};

use crate::MechsGame;
use crate::arena::Arena;
use crate::case;
use crate::event::{Event, Source};
use crate::position::{self, Catalogue};
use crate::terms::Terms;
use crate::values::Values;
use crate::weapons::WeaponClass;

/// The game's commands.
#[derive(Debug)]
pub struct Cli;

impl CommandLine for Cli {
    fn begin(&self, seed: &Seed, files: &[&str], terms: &str, people: &[&str]) -> Result<String, CommandError> {
        let values = match files.first() {
            Some(source) => read_values(source)?,
            None => Values::built_in(),
        };
        let number = if let [number] = people { number.parse().ok() } else { None };
        let arena = number.and_then(Arena::for_people);
        let arena = arena.ok_or_else(|| CommandError::Refused("one to four people play (TEM-3.1)".to_owned()))?;
        let terms: Terms =
            terms.parse().map_err(|word| CommandError::Refused(format!("the game has no term `{word}`")))?;
        Ok(MechsGame::new(&values, arena, terms, seed).position())
    }

    fn read(&self, position: &str, files: &[&str]) -> Result<Box<dyn Game>, CommandError> {
        Ok(Box::new(position::read(position, &read_catalogue(files)?)?))
    }

    fn play(&self, position: &str, files: &[&str], lines: &[&str]) -> Result<String, CommandError> {
        let mut script = Script::new(position::read(position, &read_catalogue(files)?)?);
        for (line, number) in lines.iter().zip(1..) {
            script.play_line(line, number)?;
        }
        Ok(script.game.position())
    }

    fn replay(&self, record: &str, files: &[&str]) -> Result<String, CommandError> {
        let catalogue = read_catalogue(files)?;
        let record = Record::read(record, |opening| position::read(opening, &catalogue))?;
        Ok(record.replay("TEM-16.4")?.position())
    }

    fn check(&self, cases: &str, files: &[&str]) -> Result<Report, CommandError> {
        Ok(case::check(cases, &read_catalogue(files)?)?)
    }

    fn balance_fact(&self, game: &dyn Game, event: &AnyEvent) -> Option<(Side, BalanceFact)> {
        let values = game.downcast_ref::<MechsGame>()?.values();
        let event = event.event::<Event>()?;
        if let Event::PilotOpened { side, pilot } = *event {
            Some((side, BalanceFact::Has("pilot", values.pilot(pilot).id.clone())))
        } else if let Event::WeaponOpened { side, weapon } = *event {
            Some((side, BalanceFact::Has("weapon kept at setup", values.weapon(weapon).id.clone())))
        } else if let Event::Bought { side, weapon } = *event {
            let is_advanced = values.weapon(weapon).class == WeaponClass::Advanced;
            is_advanced.then(|| (side, BalanceFact::Has("advanced weapon", values.weapon(weapon).id.clone())))
        } else if let Event::Scored { side, points, source } = *event {
            let word = match source {
                Source::Combat => "combat",
                Source::Deployed => "mines and turrets",
                Source::Zones => "zones",
                Source::Mech => "Mech",
                Source::Weapons => "weapons",
            };
            Some((side, BalanceFact::Scored(word, points)))
        } else {
            None
        }
    }
}

fn read_values(source: &str) -> Result<Arc<Values>, CommandError> {
    let unreadable = |error: crate::values::ValuesError| {
        let expected = format!("{} at {}", error.expected, error.path);
        CommandError::Unreadable(TextError { line: error.line, column: 1, expected })
    };
    Values::read_shared(source).map_err(unreadable)
}

fn read_catalogue(files: &[&str]) -> Result<Catalogue, CommandError> {
    Ok(Catalogue::new(files.iter().map(|source| read_values(source)).collect::<Result<Vec<_>, _>>()?))
}
