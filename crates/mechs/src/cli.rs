//! The game on the command line.

use std::sync::Arc;

use sztab_game::record::Record;
use sztab_game::script::Script;
use sztab_game::{AnyEvent, CommandLine, Fault, Game, GameState as _, Mark, Report, Seed, Side, TextError};

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
    fn begin(&self, seed: &Seed, files: &[&str], terms: &str, people: &[&str]) -> Result<String, Fault> {
        let values = match files.first() {
            Some(source) => read_values(source)?,
            None => Values::built_in(),
        };
        let number = if let [number] = people { number.parse().ok() } else { None };
        let arena = number.and_then(Arena::of);
        let arena = arena.ok_or_else(|| Fault::Refused("one to four people play (TEM-3.1)".to_owned()))?;
        let terms: Terms = terms.parse().map_err(|word| Fault::Refused(format!("the game has no term `{word}`")))?;
        Ok(MechsGame::new(&values, arena, terms, seed).position())
    }

    fn read(&self, position: &str, files: &[&str]) -> Result<Box<dyn Game>, Fault> {
        Ok(Box::new(position::read(position, &catalogue(files)?)?))
    }

    fn play(&self, position: &str, files: &[&str], lines: &[&str]) -> Result<String, Fault> {
        let mut script = Script::new(position::read(position, &catalogue(files)?)?);
        for (line, number) in lines.iter().zip(1..) {
            script.say(line, number)?;
        }
        Ok(script.game.position())
    }

    fn replay(&self, record: &str, files: &[&str]) -> Result<String, Fault> {
        let catalogue = catalogue(files)?;
        let record = Record::read(record, |opening| position::read(opening, &catalogue))?;
        Ok(record.replay("TEM-16.4")?.position())
    }

    fn check(&self, cases: &str, files: &[&str]) -> Result<Report, Fault> {
        Ok(case::check(cases, &catalogue(files)?)?)
    }

    fn mark(&self, game: &dyn Game, event: &AnyEvent) -> Option<(Side, Mark)> {
        let values = game.downcast_ref::<MechsGame>()?.values();
        let event = event.event::<Event>()?;
        if let Event::PilotOpened { side, pilot } = *event {
            Some((side, Mark::Has("pilot", values.pilot(pilot).id.clone())))
        } else if let Event::WeaponOpened { side, weapon } = *event {
            Some((side, Mark::Has("weapon kept at setup", values.weapon(weapon).id.clone())))
        } else if let Event::Bought { side, weapon } = *event {
            let is_advanced = values.weapon(weapon).class == WeaponClass::Advanced;
            is_advanced.then(|| (side, Mark::Has("advanced weapon", values.weapon(weapon).id.clone())))
        } else if let Event::Scored { side, points, source } = *event {
            let word = match source {
                Source::Combat => "combat",
                Source::Deployed => "mines and turrets",
                Source::Zones => "zones",
                Source::Mech => "Mech",
                Source::Weapons => "weapons",
            };
            Some((side, Mark::Scored(word, points)))
        } else {
            None
        }
    }
}

fn read_values(source: &str) -> Result<Arc<Values>, Fault> {
    let unreadable = |error: crate::values::ValuesError| {
        let expected = format!("{} at {}", error.expected, error.path);
        Fault::Unreadable(TextError { line: error.line, column: 1, expected })
    };
    Values::read_shared(source).map_err(unreadable)
}

fn catalogue(files: &[&str]) -> Result<Catalogue, Fault> {
    Ok(Catalogue::of(files.iter().map(|source| read_values(source)).collect::<Result<Vec<_>, _>>()?))
}
