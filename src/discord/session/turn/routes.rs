//! The routes of a turn and of a what-if. Their handlers stand with the features, which refer to one another.

use sztab_words::worded;

use crate::discord::router::arguments::{keyword_arguments, text_argument};
use crate::discord::router::route::routes;
use crate::discord::say::subject::{GameVersion, Position};
use crate::discord::session::guide::Trail;

routes! {
    /// On the public post: plays a complete line.
    Say { line: String } = "say" of GameVersion, Publicly, one_by_one;
    /// On the public post: opens the private guide.
    Go { words: String } = "go" of GameVersion, Privately, one_by_one;
    /// In the guide: continues with these words.
    At { words: String } = "at" of GameVersion, Privately, one_by_one;
    /// In the guide: continues with these words and the one chosen in the select.
    Pick { words: String } = "pick" of GameVersion, Privately, one_by_one;
    /// In the guide: plays a line, or the beginning of one that the select completes.
    Do { line: String } = "do" of GameVersion, Privately, one_by_one;
    /// In the guide: plays a line and ends the turn.
    DoEnd { line: String } = "doend" of GameVersion, Privately, one_by_one;
    /// Under the question before the end of a turn: ends the turn.
    End { asks: AsksAgain } = "end" of GameVersion, Privately, one_by_one;
    /// On the public post: reopens the private message of the turn.
    MyTurn = "turn" of GameVersion, Privately, one_by_one;
    /// In a first game: turns off the tips.
    StopTips = "tips" of GameVersion, Privately, one_by_one;
    /// Takes back the last step, or requests it.
    Undo = "undo" of GameVersion, InPlace, heavy, one_by_one;
    /// The panel of standing orders; in the panel, one of the choices.
    Orders { words: String } = "orders" of GameVersion, Privately;
    /// In a game against computer players: turns that the user may consider, or the one with a number from 1.
    Hint { number: Option<usize> } = "hint" of GameVersion, Privately, heavy;
    /// In a what-if: continues with the steps tried out so far and these words.
    If { trial: TrialWords } = "if" of Position, Privately, heavy;
    /// In a what-if: continues with these words and the one chosen in the select.
    IfPick { trial: TrialWords } = "ifpick" of Position, Privately, heavy;
    /// In a what-if: posts it publicly.
    Share { trial: TrialWords } = "share" of Position, Publicly, heavy;
    /// In a what-if: plays the line that was tried out.
    PlayTrial { line: String } = "tried" of GameVersion, Privately, one_by_one;
}

worded! {
    /// The answer to the question before the end of a turn.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum AsksAgain {
        /// Ends the turn.
        Later = "sure",
        /// Ends the turn, and turns off the question for the rest of the game.
        Never = "never",
    }
}

keyword_arguments!(AsksAgain);

/// The steps tried out so far in a what-if, and the words chosen after them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TrialWords {
    /// `None` at the beginning.
    pub trail: Option<Trail>,
    pub words: String,
}

impl TrialWords {
    /// The beginning of a what-if, from the reader's point of view.
    pub const START: Self = Self { trail: None, words: String::new() };

    pub fn new(trail: &Trail, words: impl Into<String>) -> Self {
        Self { trail: Some(trail.clone()), words: words.into() }
    }

    fn parse(text: &str) -> Option<Self> {
        if text.is_empty() {
            return Some(Self::START);
        }
        Trail::parse_with_words(text).map(|(trail, words)| Self::new(&trail, words))
    }
}

text_argument!(
    TrialWords,
    None,
    |trial| trial.trail.as_ref().map_or_else(String::new, |trail| trail.with_words(&trial.words)),
    TrialWords::parse
);
