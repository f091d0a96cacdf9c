//! The operations of season buttons, selects and forms, each specified once.

use super::specification::{ReplyPlacement, Weight};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FirstStep {
    /// An acknowledgement, which the reply follows.
    Acknowledgement(ReplyPlacement),
    /// A form, which can be built from the id alone.
    Form,
}

/// The properties of an operation that the entry code needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeasonSpecification {
    /// The keyword used in ids, logs and metrics.
    pub word: &'static str,
    pub first: FirstStep,
    pub weight: Weight,
}

macro_rules! first_step {
    (Form) => {
        FirstStep::Form
    };
    ($shows:ident) => {
        FirstStep::Acknowledgement(ReplyPlacement::$shows)
    };
}

macro_rules! operations {
    ($($(#[$doc:meta])* $name:ident = $word:literal $first:ident $weight:ident;)*) => {
        /// The operation of a season button, select or form.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum SeasonOperation {
            $($(#[$doc])* $name,)*
        }

        impl SeasonOperation {
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            pub const fn specification(self) -> SeasonSpecification {
                match self {
                    $(Self::$name => SeasonSpecification {
                        word: $word,
                        first: first_step!($first),
                        weight: Weight::$weight,
                    },)*
                }
            }
        }
    };
}

operations! {
    /// Under the message about a season: enters the season.
    Join = "join" Beside Plain;
    /// Under the message about a season: asks the user to confirm leaving it.
    Leave = "leave" Beside Plain;
    /// Under that question: leaves the season.
    LeaveSure = "leave-sure" Privately Plain;
    /// Under the message about a season: the rules as text.
    Rules = "rules" Beside Plain;
    /// Under the message about a season: its players.
    Players = "players" Beside Plain;
    /// Under a match: begins it.
    Begin = "begin" Publicly Plain;
    Organise = "organise" Privately Plain;
    Settings = "settings" Privately Plain;
    /// A select in the settings panel.
    Set = "set" Privately Plain;
    /// The panel for the announcement channel and the roles.
    Places = "places" Privately Plain;
    /// A select in that panel.
    Place = "place" Privately Plain;
    /// The form for a typed setting.
    Type = "type" Form Plain;
    Entries = "entries" Privately Plain;
    Entrant = "entrant" Privately Plain;
    Approve = "approve" Privately Plain;
    Refuse = "refuse" Privately Plain;
    /// Under the question whether to erase a person's data: erases the data.
    Erase = "erase" Privately Plain;
    Remove = "remove" Form Plain;
    /// Lets a player sit out a round, or take part again.
    SitOut = "sit-out" Privately Plain;
    Apart = "apart" Privately Plain;
    Seeds = "seeds" Privately Plain;
    Seed = "seed" Privately Plain;
    /// Moves a player in the order of seeds.
    Move = "move" Privately Plain;
    /// The form for the whole order.
    Order = "order" Form Plain;
    /// The preview of the next round.
    Round = "round" Privately Plain;
    /// An exchange of two players in that preview.
    Exchange = "exchange" Privately Plain;
    Publish = "publish" Privately Plain;
    Finals = "finals" Privately Plain;
    FinalsSure = "finals-sure" Privately Plain;
    Open = "open" Privately Plain;
    Start = "start" Privately Plain;
    Pause = "pause" Privately Plain;
    Resume = "resume" Privately Plain;
    End = "end" Privately Plain;
    EndSure = "end-sure" Privately Plain;
    Cancel = "cancel" Form Plain;
    Next = "next" Privately Plain;
    /// Under a match: the factions that can be banned or picked now.
    Factions = "factions" Beside Plain;
    /// A choice of one of these factions.
    NameFaction = "name-faction" Privately Plain;
    Pool = "pool" Beside Plain;
    /// A choice of the factions for the player's own pool.
    PoolDeclare = "pool-declare" Privately Plain;
    /// Under a match: asks the user to confirm giving it up.
    GiveUp = "give-up" Beside Plain;
    /// Under that question: gives up the match.
    GiveUpSure = "give-up-sure" Privately Plain;
    /// Under a match: offers the numbers of days that can be requested as more time.
    MoreTime = "more-time" Beside Plain;
    /// A choice of one of these numbers of days.
    MoreTimeAsk = "more-time-ask" Privately Plain;
    /// Under a request for more time: agrees or declines.
    AnswerTime = "answer-time" Publicly Plain;
    /// Under a match: reports games played elsewhere.
    Report = "report" Beside Plain;
    /// The winner of such a game; the form asks for its HQ points.
    ReportGame = "report-game" Form Plain;
    /// Under a report: confirms or denies it.
    AnswerReport = "answer-report" Publicly Plain;
    /// Under a challenge: accepts or declines it.
    AnswerChallenge = "answer-challenge" Publicly Plain;
    /// Under an entry that is waiting for approval: approves or refuses it.
    AnswerEntry = "answer-entry" Publicly Plain;
    /// Under a match: calls a judge.
    Call = "call" Form Plain;
    /// Under a match in the queue: the text of the call, for judges only.
    ReadCall = "read-call" Beside Plain;
    /// Under a match in the queue: answers the call.
    AnswerCall = "answer-call" Form Plain;
    /// Under a match with a proposal: objects to it.
    Object = "object" Publicly Plain;
    /// Under a match in the queue: accepts the proposal.
    Accept = "accept" Publicly Plain;
    /// Under a match in the queue: offers the results that a judge can give.
    Verdict = "verdict" Beside Plain;
    /// One of these results; the form asks for HQ points and the reason.
    Rule = "rule" Form Plain;
    /// Under a match in the queue: grants it more days.
    Extend = "extend" Publicly Plain;
    /// Under posts and views: a table, round or other view, in private.
    View = "view" Privately Heavy;
    /// In a view: the division, stage or part of a bracket to show.
    ViewPick = "view-pick" Privately Heavy;
    /// Under a view: posts it publicly.
    ViewShare = "view-share" Publicly Heavy;
    /// Under a table: the table as a file.
    TableFile = "table-file" Beside Heavy;
}

impl SeasonOperation {
    /// The operation with a given keyword; `None` for an unknown one.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|operation| operation.specification().word == word)
    }

    /// The keyword used in ids, logs and metrics.
    pub const fn word(self) -> &'static str {
        self.specification().word
    }
}
