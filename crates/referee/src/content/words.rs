//! Reading payloads: words with single spaces between them.

use std::str::FromStr;

use sztab_game::{MAX_SIDES, Side};
use sztab_store::{ChannelId, Seq, UserId};

/// The words of a payload that are not read yet.
pub(super) struct Words<'a>(std::str::Split<'a, char>);

impl<'a> Words<'a> {
    /// Reads a whole payload: `None` if it has other words than are read.
    pub(super) fn read<T>(payload: &'a str, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let mut words = Self(payload.split(' '));
        let found = read(&mut words)?;
        words.word().is_none().then_some(found)
    }

    /// The next word.
    pub(super) fn word(&mut self) -> Option<&'a str> {
        self.0.next()
    }

    /// A number as it is written: without a sign and without zeros in front.
    pub(super) fn number<T: FromStr + ToString>(&mut self) -> Option<T> {
        let word = self.word()?;
        word.parse().ok().filter(|number: &T| number.to_string() == word)
    }

    pub(super) fn user(&mut self) -> Option<UserId> {
        self.number().map(UserId)
    }

    pub(super) fn channel(&mut self) -> Option<ChannelId> {
        self.number().map(ChannelId)
    }

    pub(super) fn seq(&mut self) -> Option<Seq> {
        self.number().map(Seq)
    }

    pub(super) fn side(&mut self) -> Option<Side> {
        self.number().map(Side).filter(|side| side.index() < MAX_SIDES)
    }

    /// Whether somebody agrees.
    pub(super) fn consent(&mut self) -> Option<bool> {
        match self.word()? {
            ACCEPT => Some(true),
            REFUSE => Some(false),
            _ => None,
        }
    }
}

/// The word of an answer that agrees.
const ACCEPT: &str = "accept";
/// The word of an answer that does not.
const REFUSE: &str = "refuse";

/// The word of an answer.
pub(super) fn consent_word(agrees: bool) -> &'static str {
    if agrees { ACCEPT } else { REFUSE }
}
