//! The actions of the buttons and selects in the lobby's message.

use crate::discord::router::arguments::{Argument, take_word};
use crate::discord::router::route::routes;
use crate::discord::say::subject::GameVersion;

routes! {
    /// In the lobby: one of the buttons or selects.
    Lobby { action: LobbyAction } = "lobby" of GameVersion, Publicly;
}

/// An action in a lobby. Several selects in one message are told apart by a page, which has no other meaning.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LobbyAction {
    Join,
    Leave,
    Cancel,
    ChangeSeat,
    /// Gives the free seats to computer players.
    Fill,
    /// A select of factions.
    ChooseFaction {
        page: usize,
    },
    /// A select of factions to ban or pick, which counts only in the step for which it was shown.
    Draft {
        round: u32,
        steps: usize,
        page: usize,
    },
    /// Agrees to the terms, of which the user has seen this many changes.
    Agree {
        seen: u32,
    },
    /// Starts the game on the terms, of which the user has seen this many changes.
    Start {
        seen: u32,
    },
}

impl LobbyAction {
    /// The keyword in ids; the label of a button is the text `lobby-<keyword>`.
    pub fn word(self) -> &'static str {
        match self {
            Self::Join => "join",
            Self::Leave => "leave",
            Self::Cancel => "cancel",
            Self::ChangeSeat => "change-seat",
            Self::Fill => "fill",
            Self::ChooseFaction { .. } => "faction",
            Self::Draft { .. } => "draft",
            Self::Agree { .. } => "agree",
            Self::Start { .. } => "start",
        }
    }
}

impl Argument for LobbyAction {
    /// The length of a draft's select with the largest numbers.
    const MAX: Option<usize> = Some("draft 4294967295 4294967295 4294967295".len());

    fn write(&self, words: &mut Vec<String>) {
        words.push(self.word().to_owned());
        match self {
            Self::Join | Self::Leave | Self::Cancel | Self::ChangeSeat | Self::Fill => {}
            Self::ChooseFaction { page } => page.write(words),
            Self::Draft { round, steps, page } => {
                round.write(words);
                steps.write(words);
                page.write(words);
            }
            Self::Agree { seen } | Self::Start { seen } => seen.write(words),
        }
    }

    fn take(rest: &mut &str) -> Option<Self> {
        match take_word(rest)? {
            "join" => Some(Self::Join),
            "leave" => Some(Self::Leave),
            "cancel" => Some(Self::Cancel),
            "change-seat" => Some(Self::ChangeSeat),
            "fill" => Some(Self::Fill),
            "faction" => Some(Self::ChooseFaction { page: usize::take(rest)? }),
            "draft" => {
                let (round, steps) = (u32::take(rest)?, usize::take(rest)?);
                Some(Self::Draft { round, steps, page: usize::take(rest)? })
            }
            "agree" => Some(Self::Agree { seen: u32::take(rest)? }),
            "start" => Some(Self::Start { seen: u32::take(rest)? }),
            _ => None,
        }
    }
}
