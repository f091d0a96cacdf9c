//! The pages of the panel: at most three settings each, because a message has five rows.

use crate::league::rules::Rules;

use super::setting::Setting;

worded! {
    /// A page of the panel. The words stand in ids and in keys of texts.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Page {
        /// The match.
        Match = "match",
        /// Ratings and games played elsewhere.
        Ratings = "ratings",
        /// The format of the first stage.
        Format = "format",
        /// The limits of a ladder.
        Ladder = "ladder",
        /// Challenges of a ladder.
        Challenges = "challenges",
        /// Tie-breaks.
        TieBreaks = "tie-breaks",
        /// Divisions, promotion and relegation.
        Divisions = "divisions",
        /// The second stage.
        Finals = "finals",
        /// How armies are chosen.
        Armies = "armies",
        /// Which armies may be played.
        Whitelist = "whitelist",
        /// Entry.
        Entry = "entry",
        /// Who may enter, and the seeds.
        Entrants = "entrants",
        /// Absences.
        Absences = "absences",
        /// The calendar.
        Calendar = "calendar",
        /// A round.
        Round = "round",
        /// Reminders and bans.
        Reminders = "reminders",
        /// Late matches.
        Late = "late",
    }
}

impl Page {
    /// The settings of a page.
    const fn all(self) -> &'static [Setting] {
        match self {
            Self::Match => &[Setting::Kind, Setting::Scoring, Setting::Clock],
            Self::Ratings => &[Setting::Rated, Setting::TableGames],
            Self::Format => &[Setting::Format, Setting::Rounds, Setting::Balance],
            Self::Ladder => &[Setting::RankedFrom, Setting::Repeats, Setting::RepeatDays],
            Self::Challenges => &[Setting::LapseHours],
            Self::TieBreaks => &[Setting::Criteria],
            Self::Divisions => &[Setting::Divisions, Setting::Moving, Setting::NextSizes],
            Self::Finals => &[Setting::Finals, Setting::Qualified],
            Self::Armies => &[Setting::Armies, Setting::Same, Setting::Once],
            Self::Whitelist => &[Setting::Whitelist, Setting::Given],
            Self::Entry => &[Setting::Approval, Setting::MostPlayers, Setting::WaitingList],
            Self::Entrants => &[Setting::Role, Setting::LateEntry, Setting::Seeding],
            Self::Absences => &[Setting::Absences, Setting::AbsencePoints],
            Self::Calendar => &[Setting::Start, Setting::NextRound, Setting::Publication],
            Self::Round => &[Setting::RoundDays, Setting::BeginHours, Setting::ExtensionDays],
            Self::Reminders => &[Setting::RemindBegin, Setting::RemindDeadline, Setting::StepHours],
            Self::Late => &[Setting::LatePolicy, Setting::ObjectionHours, Setting::ReportHours],
        }
    }

    /// The settings of a page that say something about such rules, and may still change.
    pub fn settings(self, rules: &Rules, is_open: bool) -> Vec<Setting> {
        let settings = self.all().iter().copied();
        settings.filter(|setting| setting.applies(rules) && (!is_open || setting.stays_open())).collect()
    }

    /// The pages on which something can be set. `is_open` once entry has opened.
    pub fn offered(rules: &Rules, is_open: bool) -> Vec<Self> {
        Self::ALL.into_iter().filter(|page| !page.settings(rules, is_open).is_empty()).collect()
    }

    /// The page of a setting.
    pub fn of(setting: Setting) -> Self {
        let holds = |page: &Self| page.all().contains(&setting);
        Self::ALL.into_iter().find(holds).unwrap_or(Self::Match)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::league::rules::Preset;

    #[test]
    fn every_setting_has_a_page_on_which_it_is_offered() {
        let armies = ["borgo".to_owned(), "moloch".to_owned()];
        for preset in [Preset::Swiss, Preset::Divisions, Preset::Championship, Preset::Ladder, Preset::Cup] {
            let mut rules = preset.rules("Winter", &armies, "48h");
            Setting::Armies.set(&mut rules, "given");
            for &setting in Setting::ALL.iter().filter(|setting| setting.applies(&rules)) {
                assert!(Page::of(setting).settings(&rules, false).contains(&setting), "{preset:?} {setting:?}");
            }
        }
    }
}
