//! The operations of buttons, selects and forms of seasons, each specified once.

use super::operation::{Shows, Weight};

/// What answers a press at once.
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
    /// What answers a press at once.
    pub first: First,
    /// Cost.
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
            /// All operations.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// The specification of the operation.
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
    /// Under posts and look-ups: a table, round or other view, private.
    View = "view" Privately Heavy;
    /// In a look-up: the division, stage or part of a bracket to show.
    ViewPick = "view-pick" Privately Heavy;
    /// Under a look-up: shows it to everybody.
    ViewShare = "view-share" Publicly Heavy;
    /// Under a table: the table as a file.
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
