//! Settings from a file: complete rules, or an organiser's own scoring profile.

use sztab_league::decide::Command;
use sztab_league::profile::Profile;
use sztab_league::rules::{Rules, Scoring};
use sztab_words::text;

use crate::discord::bot::Bot;
use crate::discord::league::ask::{Asking, only_organisers};
use crate::discord::say::answer::{Answer, File, shorten};
use crate::discord::say::failure::Failure;

use super::faults::unreadable;
use super::panel::panel_of;
use super::setting::Setting;

/// Maximum length of a fault's explanation, in characters.
const REASON_LIMIT: usize = 400;

enum Brought {
    Rules(Box<Rules>),
    Profile(String),
}

impl Bot {
    /// Applies the settings of a file, and shows the panel.
    pub(crate) async fn settings_from(&self, asking: &Asking, file: &str) -> Result<Answer, Failure> {
        only_organisers(asking)?;
        let brought = read(file).map_err(|reason| {
            let reason = shorten(&reason.replace('`', "'"), REASON_LIMIT);
            Failure::Sentence(text(asking.language, "season-settings-file", &[("reason", reason.into())]))
        })?;
        if let Brought::Rules(rules) = &brought
            && let Some(key) = unreadable(rules).first()
        {
            return Err(Failure::Said(key));
        }
        let written = self
            .ask_of_season(asking, |record, _| {
                let before = &record.log.season().rules;
                Command::ChangeRules(Box::new(match &brought {
                    // A season retains its name, because its posts and threads already use it.
                    Brought::Rules(rules) => Rules { name: before.name.clone(), ..(**rules).clone() },
                    Brought::Profile(profile) => {
                        let mut rules = before.clone();
                        rules.matches.scoring = Scoring::Own(profile.clone());
                        rules
                    }
                }))
            })
            .await?;
        let answer = panel_of(self, &written.record, Setting::Scoring, asking.language);
        let bytes = written.record.log.season().rules.to_json().into_bytes();
        Ok(Answer { files: vec![File { name: "rules.json".to_owned(), bytes }], ..answer })
    }
}

/// Parses rules as JSON or TOML, or a scoring profile; the error is the parser's message.
fn read(file: &str) -> Result<Brought, String> {
    if file.trim_start().starts_with('{') {
        return Rules::from_json(file).map(|rules| Brought::Rules(Box::new(rules))).map_err(|error| error.to_string());
    }
    // Profiles contain this key; rules do not.
    if file.lines().any(|line| line.trim_start().starts_with("decided_by")) {
        let read = Profile::from_toml(file).map(|_| Brought::Profile(file.to_owned()));
        return read.map_err(|error| error.to_string());
    }
    Rules::from_toml(file).map(|rules| Brought::Rules(Box::new(rules))).map_err(|error| error.to_string())
}
