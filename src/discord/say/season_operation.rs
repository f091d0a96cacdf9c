//! The operations of buttons, selects and forms of seasons, each specified once.

use super::operation::{Shows, Weight};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum First {
    /// An acknowledgement: the answer follows.
    Acknowledgement(Shows),
    /// A form to fill in, which needs nothing but the words of the id.
    Form,
}

/// All that the entry knows of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeasonSpecification {
    /// The word in ids, in logs and in metrics.
    pub word: &'static str,
    pub first: First,
    pub weight: Weight,
}

macro_rules! first {
    (Form) => {
        First::Form
    };
    ($shows:ident) => {
        First::Acknowledgement(Shows::$shows)
    };
}

macro_rules! operations {
    ($($(#[$doc:meta])* $name:ident = $word:literal $first:ident $weight:ident;)*) => {
        /// The operation of a button, select or form of a season.
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
                        first: first!($first),
                        weight: Weight::$weight,
                    },)*
                }
            }
        }
    };
}

operations! {
    /// Under the message of a season: enters.
    Join = "join" Beside Plain;
    /// Under the message of a season: asks whether to leave.
    Leave = "leave" Beside Plain;
    /// Under that question: leaves.
    LeaveSure = "leave-sure" Privately Plain;
    /// Under the message of a season: the rules in words.
    Rules = "rules" Beside Plain;
    /// Under the message of a season: its players.
    Players = "players" Beside Plain;
    /// Under a match: begins.
    Begin = "begin" Publicly Plain;
    Organise = "organise" Privately Plain;
    Settings = "settings" Privately Plain;
    /// A list of the settings.
    Set = "set" Privately Plain;
    /// The panel of the channel for announcements and of the roles.
    Places = "places" Privately Plain;
    /// A list of that panel.
    Place = "place" Privately Plain;
    /// A form for a setting that is typed.
    Type = "type" Form Plain;
    Entries = "entries" Privately Plain;
    Entrant = "entrant" Privately Plain;
    Approve = "approve" Privately Plain;
    Refuse = "refuse" Privately Plain;
    /// Under the question whether to erase somebody: erases.
    Erase = "erase" Privately Plain;
    Remove = "remove" Form Plain;
    /// Lets a player sit a round out, or take part after all.
    SitOut = "sit-out" Privately Plain;
    Apart = "apart" Privately Plain;
    Seeds = "seeds" Privately Plain;
    Seed = "seed" Privately Plain;
    /// Moves a player in the order of seeds.
    Move = "move" Privately Plain;
    /// A form for the whole order.
    Order = "order" Form Plain;
    /// The next round before it is published.
    Round = "round" Privately Plain;
    /// Exchanges two players of it.
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
    /// A choice among them.
    NameFaction = "name-faction" Privately Plain;
    Pool = "pool" Beside Plain;
    /// A choice of the factions of the own pool.
    PoolDeclare = "pool-declare" Privately Plain;
    /// Under a match: asks whether to give it up.
    GiveUp = "give-up" Beside Plain;
    /// Under that question: gives up.
    GiveUpSure = "give-up-sure" Privately Plain;
    /// Under a match: offers days of more time.
    MoreTime = "more-time" Beside Plain;
    /// A choice among them.
    MoreTimeAsk = "more-time-ask" Privately Plain;
    /// Under a question for more time: agrees or declines.
    AnswerTime = "answer-time" Publicly Plain;
    /// Under a match: reports games played elsewhere.
    Report = "report" Beside Plain;
    /// The winner of such a game; the form asks for its HQ points.
    ReportGame = "report-game" Form Plain;
    /// Under a report: confirms or denies it.
    AnswerReport = "answer-report" Publicly Plain;
    /// Under a challenge: accepts or declines it.
    AnswerChallenge = "answer-challenge" Publicly Plain;
    /// Under an entry that waits for approval: approves or refuses it.
    AnswerEntry = "answer-entry" Publicly Plain;
    /// Under a match: calls a judge.
    Call = "call" Form Plain;
    /// Under a match in the queue: the words of the call, for judges alone.
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
    /// Under a match in the queue: gives it more days.
    Extend = "extend" Publicly Plain;
    /// Under posts and look-ups: a session, round or other view, private.
    View = "view" Privately Heavy;
    /// In a look-up: the division, stage or part of a bracket to show.
    ViewPick = "view-pick" Privately Heavy;
    /// Under a look-up: shows it to everybody.
    ViewShare = "view-share" Publicly Heavy;
    /// Under a session: the session as a file.
    TableFile = "table-file" Beside Heavy;
}

impl SeasonOperation {
    /// The operation with a word; `None` for a word that no button has.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|operation| operation.specification().word == word)
    }

    /// The word in ids, in logs and in metrics.
    pub const fn word(self) -> &'static str {
        self.specification().word
    }
}
