//! Terms about the seats of a session and its start, which games include in the text of their terms as words of the
//! form `key=value`.

use sztab_words::worded;

worded! {
    /// The way the seats of a session get their factions.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
    pub enum FactionMode {
        /// Each player chooses a faction in the lobby, or leaves it to chance.
        #[default]
        Choose = "choose",
        /// All players are dealt factions at the start, without a choice.
        Random = "random",
        /// Two players ban and pick factions by turns.
        Draft = "draft",
        /// All seats play with the same file, in a game without a choice; not a value that players agree on.
        Same = "same",
        /// Each seat has its faction from an earlier game; not a value that players agree on.
        Given = "given",
    }
}

worded! {
    /// The rule that determines the first player.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
    pub enum First {
        /// Chosen at random.
        #[default]
        Random = "random",
        /// The user who opened the session.
        Host = "host",
        /// The other user; among more than two, the one in the seat after the host's.
        Guest = "guest",
        /// The player in the first seat; not a value that players agree on.
        Seat = "seat",
    }
}

worded! {
    /// The deal of the second game of a mirrored match.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Mirror {
        /// Each game has its own shuffle.
        Fresh = "fresh",
        /// Both games have the same shuffle.
        Same = "same",
    }
}

/// The seating and the start of a session on some terms ([`GameKind::seating`](super::GameKind::seating)).
///
/// ```
/// use sztab_game::{First, Seating};
///
/// let (seating, rest) = Seating::split("first=host mode=teams");
/// assert_eq!((seating.first, &*rest), (First::Host, "mode=teams"));
/// let seating = seating.with(Seating::FACTIONS, "draft").expect("a way of choosing factions");
/// assert_eq!(seating.join(&rest), "mode=teams factions=draft first=host");
/// assert_eq!(seating.with(Seating::FIRST, "seat"), None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Seating {
    /// The way the seats get their factions.
    pub factions: FactionMode,
    /// The rule that determines the first player.
    pub first: First,
    /// The deal of a second game in parallel, with the factions exchanged, if there is one.
    pub mirror: Option<Mirror>,
}

impl Seating {
    /// The key of [`Seating::factions`].
    pub const FACTIONS: &str = "factions";
    /// The key of [`Seating::first`].
    pub const FIRST: &str = "first";
    /// The key of [`Seating::mirror`].
    pub const MIRROR: &str = "mirror";
    /// The value of [`Seating::MIRROR`] for a single game.
    pub const NO_MIRROR: &str = "none";

    /// Separates the seating from the other words of some terms.
    #[must_use]
    pub fn split(terms: &str) -> (Self, String) {
        let mut seating = Self::default();
        let rest: Vec<&str> = terms.split_whitespace().filter(|word| !seating.read(word)).collect();
        (seating, rest.join(" "))
    }

    /// True for a word of some terms that is about seating.
    #[must_use]
    pub fn is_word(word: &str) -> bool {
        Self::default().read(word)
    }

    fn read(&mut self, word: &str) -> bool {
        let with = word.split_once('=').and_then(|(key, value)| self.with(key, value));
        with.map(|with| *self = with).is_some()
    }

    /// Some terms with a new value for one of them. For a key that is not about seating, `others` changes the other
    /// words.
    #[must_use]
    pub fn with_term(
        terms: &str,
        (key, value): (&str, &str),
        others: impl FnOnce(&str) -> Option<String>,
    ) -> Option<String> {
        let (seating, rest) = Self::split(terms);
        match seating.with(key, value) {
            Some(seating) => Some(seating.join(&rest)),
            None => Some(seating.join(&others(&rest)?)),
        }
    }

    /// The seating with a new value for one of its terms; `None` if the key or the value is not one of seating.
    #[must_use]
    pub fn with(self, key: &str, value: &str) -> Option<Self> {
        match key {
            Self::FACTIONS => {
                let modes = [FactionMode::Choose, FactionMode::Random, FactionMode::Draft];
                Some(Self { factions: modes.into_iter().find(|mode| mode.word() == value)?, ..self })
            }
            Self::FIRST => Some(Self { first: First::of_word(value).filter(|first| *first != First::Seat)?, ..self }),
            Self::MIRROR if value == Self::NO_MIRROR => Some(Self { mirror: None, ..self }),
            Self::MIRROR => Some(Self { mirror: Some(Mirror::of_word(value)?), ..self }),
            _ => None,
        }
    }

    /// The terms that consist of other words and this seating, without its default values.
    #[must_use]
    pub fn join(self, rest: &str) -> String {
        let word = |key: &str, value: &str| format!("{key}={value}");
        let words = [
            Some(rest.to_owned()).filter(|rest| !rest.is_empty()),
            (self.factions != FactionMode::Choose).then(|| word(Self::FACTIONS, self.factions.word())),
            (self.first != First::Random).then(|| word(Self::FIRST, self.first.word())),
            self.mirror.map(|mirror| word(Self::MIRROR, mirror.word())),
        ];
        words.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }
}
