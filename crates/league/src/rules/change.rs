//! Changes of rules after entry has opened.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde::Serialize;
use sha2::{Digest, Sha256};

use super::season::Rules;
use super::stage::Format;

/// A setting that is frozen once entry has opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FrozenSetting {
    /// The name or the preset.
    Name,
    /// The rules of a match.
    Match,
    /// The rules of entry.
    Entry,
    /// Absences.
    Absences,
    /// The factions.
    Factions,
    /// The calendar, except for the start.
    Calendar,
    /// The handling of a match that is open at its deadline.
    Late,
    /// The seeding.
    Seeding,
    /// Promotion and relegation.
    Promotion,
    /// The stages, except for the number of Swiss rounds.
    Stages,
}

/// The frozen settings in which `new` differs from `old`; empty if the change is allowed after entry has opened.
///
/// Deadlines, reminders, the start and the number of Swiss rounds may change.
pub fn frozen_changes(old: &Rules, new: &Rules) -> Vec<FrozenSetting> {
    let mut calendar = new.calendar.clone();
    calendar.start_ms = old.calendar.start_ms;
    let checks = [
        (old.name != new.name || old.preset != new.preset || old.version != new.version, FrozenSetting::Name),
        (old.matches != new.matches, FrozenSetting::Match),
        (old.entry != new.entry, FrozenSetting::Entry),
        (old.absences != new.absences, FrozenSetting::Absences),
        (old.factions != new.factions, FrozenSetting::Factions),
        (old.calendar != calendar, FrozenSetting::Calendar),
        (old.times.late != new.times.late, FrozenSetting::Late),
        (old.seeding != new.seeding, FrozenSetting::Seeding),
        (old.promotion != new.promotion, FrozenSetting::Promotion),
        (without_swiss_rounds(old) != without_swiss_rounds(new), FrozenSetting::Stages),
    ];
    checks.into_iter().filter_map(|(differs, what)| differs.then_some(what)).collect()
}

fn without_swiss_rounds(rules: &Rules) -> Vec<super::stage::StageRules> {
    let mut stages = rules.stages.clone();
    for stage in &mut stages {
        if let Format::Swiss { rounds, .. } = &mut stage.format {
            *rounds = None;
        }
    }
    stages
}

/// The SHA-256, in lower-case hexadecimal, of the rules and the hashes of the faction files.
///
/// `factions` maps each faction id to the hash of its file. The hashed text is the rules as one line of JSON, then a
/// line `id hash` for each faction in ascending order of ids, each line terminated by a line feed, so anyone can
/// compute it with standard tools.
pub fn rules_hash(rules: &Rules, factions: &BTreeMap<String, String>) -> String {
    let mut hasher = Sha256::new();
    hasher.update(rules.to_json());
    hasher.update("\n");
    for (faction, hash) in factions {
        hasher.update(format!("{faction} {hash}\n"));
    }
    let mut hex = String::with_capacity(64);
    for byte in hasher.finalize() {
        write!(hex, "{byte:02x}").expect("a string takes any text");
    }
    hex
}
