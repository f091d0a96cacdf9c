//! The settings of a season by name, and how values of several words are written.

use sztab_words::worded;

/// The value of a setting that sets nothing.
pub const UNSET: &str = "-";

/// The value of a choice that leaves a setting as it is.
pub const AS_IT_IS: &str = "=";

worded! {
    /// A setting of a season. The words stand in ids and in keys of texts.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Setting {
        /// The games of a match.
        Kind = "kind",
        /// How games become points.
        Scoring = "scoring",
        /// The clock.
        Clock = "clock",
        /// Whether matches count for the ratings.
        Rated = "rated",
        /// Whether results from elsewhere may be reported.
        TableGames = "table-games",
        /// Announcement of the odds of drawing tiles.
        Odds = "odds",
        /// Days off on which a player's clocks stand still.
        DaysOff = "days-off",
        /// The format of the first stage.
        Format = "format",
        /// The number of Swiss rounds.
        Rounds = "rounds",
        /// Whether turns at playing first are balanced.
        Balance = "balance",
        /// The tie-breaks of the first stage.
        Criteria = "criteria",
        /// The sizes of divisions.
        Divisions = "divisions",
        /// Players who are promoted and relegated.
        Moving = "moving",
        /// The sizes of the next season's divisions.
        NextSizes = "next-sizes",
        /// The format of the second stage.
        Finals = "finals",
        /// Who plays the second stage.
        Qualified = "qualified",
        /// Rated matches after which a ladder ranks a player.
        RankedFrom = "ranked-from",
        /// Rated matches of a ladder against one opponent.
        Repeats = "repeats",
        /// The days over which they are counted.
        RepeatDays = "repeat-days",
        /// Hours after which a challenge lapses.
        LapseHours = "lapse-hours",
        /// How players come to their armies.
        Armies = "armies",
        /// The armies that may be played.
        Whitelist = "whitelist",
        /// Days until a new army may be played.
        WaitDays = "wait-days",
        /// How many armies each player bans.
        Bans = "bans",
        /// The armies of each round.
        Given = "given",
        /// Whether both players of a game may have the same army.
        Same = "same",
        /// Whether a player has each army only once.
        Once = "once",
        /// Whether an organiser approves each entry.
        Approval = "approval",
        /// The most players.
        MostPlayers = "most-players",
        /// Whether there is a waiting list.
        WaitingList = "waiting-list",
        /// The role that entrants must have.
        Role = "role",
        /// Whether players may enter late.
        LateEntry = "late-entry",
        /// The first order.
        Seeding = "seeding",
        /// Absences that bring points.
        Absences = "absences",
        /// The points of such an absence.
        AbsencePoints = "absence-points",
        /// The start, with its time zone.
        Start = "start",
        /// What the next round waits for.
        NextRound = "next-round",
        /// Who publishes it.
        Publication = "publication",
        /// Days of a round.
        RoundDays = "round-days",
        /// Hours after which a match begins without a press.
        BeginHours = "begin-hours",
        /// Days that players can add.
        ExtensionDays = "extension-days",
        /// Hours after which players who have not begun are reminded.
        RemindBegin = "remind-begin",
        /// Hours before the deadline at which players are reminded.
        RemindDeadline = "remind-deadline",
        /// Hours for a ban or pick.
        StepHours = "step-hours",
        /// What becomes of a match that is open at its deadline.
        LatePolicy = "late-policy",
        /// Hours for objections.
        ObjectionHours = "objection-hours",
        /// Hours to confirm a report.
        ReportHours = "report-hours",
    }
}

/// Words as values.
pub fn words(words: &[&str]) -> Vec<String> {
    words.iter().map(|&word| word.to_owned()).collect()
}

/// Numbers with commas between them.
pub fn sizes_text(sizes: &[u32]) -> String {
    if sizes.is_empty() {
        return UNSET.to_owned();
    }
    sizes.iter().map(u32::to_string).collect::<Vec<_>>().join(",")
}

/// Reads what [`sizes_text`] writes, and spaces or plus signs in place of the commas.
pub fn sizes_of(text: &str) -> Option<Vec<u32>> {
    if text == UNSET {
        return Some(Vec::new());
    }
    let parts = text.split([',', ' ', '+']).filter(|part| !part.is_empty());
    parts.map(|part| part.parse().ok()).collect::<Option<Vec<u32>>>().filter(|sizes| !sizes.is_empty())
}
