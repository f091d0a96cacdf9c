//! Settings from a file: complete rules, or an organiser's own scoring profile.

use sztab_league::decide::Command;
use sztab_league::profile::Profile;
use sztab_league::rules::{Rules, Scoring};
use sztab_words::text;

use crate::discord::bot::Bot;
use crate::discord::league::ask::{SeasonContext, make_request, require_organiser};
use crate::discord::say::answer::{Answer, File, shorten};
use crate::discord::say::failure::Failure;

use super::faults::unreadable_settings;
use super::panel::panel_for_setting;
use super::setting::Setting;

/// Maximum length of a fault's explanation, in characters.
const MAX_EXPLANATION_CHARACTERS: usize = 400;

enum SettingsFile {
    Rules(Box<Rules>),
    Profile(String),
}

/// Applies the settings of a file, and shows the panel.
pub async fn apply_settings_file(bot: &Bot, asking: &SeasonContext, file: &str) -> Result<Answer, Failure> {
    require_organiser(asking)?;
    let brought = parse_settings_file(file).map_err(|reason| {
        let reason = shorten(&reason.replace('`', "'"), MAX_EXPLANATION_CHARACTERS);
        Failure::Sentence(text(asking.language, "season-settings-file", &[("reason", reason.into())]))
    })?;
    if let SettingsFile::Rules(rules) = &brought
        && let Some(key) = unreadable_settings(rules).first()
    {
        return Err(Failure::Said(key));
    }
    let written = make_request(bot, asking, |record, _| {
        let before = &record.log.season().rules;
        Command::ChangeRules(Box::new(match &brought {
            // A season retains its name, because its posts and threads already use it.
            SettingsFile::Rules(rules) => Rules { name: before.name.clone(), ..(**rules).clone() },
            SettingsFile::Profile(profile) => {
                let mut rules = before.clone();
                rules.matches.scoring = Scoring::Own(profile.clone());
                rules
            }
        }))
    })
    .await?;
    let answer = panel_for_setting(bot, &written.record, Setting::Scoring, asking.language);
    let bytes = written.record.log.season().rules.to_json().into_bytes();
    Ok(Answer { files: vec![File { name: "rules.json".to_owned(), bytes }], ..answer })
}

/// Parses rules as JSON or TOML, or a scoring profile; the error is the parser's message.
fn parse_settings_file(file: &str) -> Result<SettingsFile, String> {
    if file.trim_start().starts_with('{') {
        return Rules::from_json(file)
            .map(|rules| SettingsFile::Rules(Box::new(rules)))
            .map_err(|error| error.to_string());
    }
    // Profiles contain this key; rules do not.
    if file.lines().any(|line| line.trim_start().starts_with("decided_by")) {
        let read = Profile::from_toml(file).map(|_| SettingsFile::Profile(file.to_owned()));
        return read.map_err(|error| error.to_string());
    }
    Rules::from_toml(file).map(|rules| SettingsFile::Rules(Box::new(rules))).map_err(|error| error.to_string())
}
