//! The pages of the panel: at most three settings each, because a message has five rows.

use sztab_words::worded;

worded! {
    /// A page of the panel. The keywords are used in ids and in text keys.
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
        Factions = "factions",
        Whitelist = "whitelist",
        NewFactions = "new-factions",
        Entry = "entry",
        Entrants = "entrants",
        Absences = "absences",
        Calendar = "calendar",
        Round = "round",
        Reminders = "reminders",
        Late = "late",
    }
}
