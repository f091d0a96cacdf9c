//! The pages of the panel: at most three settings each, because a message has five rows.

use sztab_league::rules::Rules;
use sztab_words::worded;

use super::setting::Setting;

worded! {
    /// A page of the panel. The words stand in ids and in keys of texts.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Page {
        Match = "match",
        Ratings = "ratings",
        Format = "format",
        Ladder = "ladder",
        Challenges = "challenges",
        TieBreaks = "tie-breaks",
        Divisions = "divisions",
        Finals = "finals",
        Armies = "armies",
        Whitelist = "whitelist",
        NewArmies = "new-armies",
        Entry = "entry",
        Entrants = "entrants",
        Absences = "absences",
        Calendar = "calendar",
        Round = "round",
        Reminders = "reminders",
        Late = "late",
    }
}

impl Page {
    /// The settings of a page that say something about such rules, and may still change. `is_open` once entry has opened.
    pub fn settings(self, rules: &Rules, is_open: bool) -> Vec<Setting> {
        let own = Setting::ALL.into_iter().filter(|&setting| setting.page() == self);
        own.filter(|setting| setting.applies(rules) && (!is_open || setting.row().stays_open)).collect()
    }

    /// The pages on which something can be set.
    pub fn with_settings(rules: &Rules, is_open: bool) -> Vec<Self> {
        Self::ALL.into_iter().filter(|page| !page.settings(rules, is_open).is_empty()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_has_room_for_its_settings() {
        for page in Page::ALL {
            let settings = Setting::ALL.into_iter().filter(|&setting| setting.page() == page).count();
            assert!((1..=3).contains(&settings), "{page:?}");
        }
    }
}
