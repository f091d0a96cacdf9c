//! Examples of what can be typed for a setting.

use sztab_game::Language;
use sztab_words::word;

use super::setting::Setting;

/// An example of what can be typed for a setting.
pub fn hint(setting: Setting, language: Language) -> String {
    let key = match setting {
        Setting::Clock
        | Setting::Criteria
        | Setting::Whitelist
        | Setting::Given
        | Setting::Start
        | Setting::AbsencePoints => setting.word(),
        Setting::Divisions | Setting::NextSizes => "sizes",
        Setting::RemindDeadline => "reminders",
        _ => "number",
    };
    word(language, &format!("setting-hint-{key}"))
}
