//! Terms on which a session can agree before its game, as defined by the game: plain values that the chat side turns
//! into lists.

/// The agreed terms of a game, and their alternatives.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Agreement {
    /// Terms with the agreed values; the first one is the mode of play. Empty for a game with only one mode.
    pub terms: Vec<Term>,
    /// Differences from the usual terms, as short phrases in lower case.
    pub unusual: Vec<String>,
    /// The teams; empty if each seat plays alone.
    pub teams: Vec<Team>,
}

/// Something to agree on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Term {
    /// Its id, without blanks and `=`.
    pub key: String,
    /// The label.
    pub label: String,
    /// The agreed value, one of the options'.
    pub value: String,
    /// The ids of the playables that it is about; empty if it applies whatever is played.
    pub concerns: Vec<String>,
    /// All values that fit the other terms.
    pub options: Vec<TermOption>,
}

/// A value that can be agreed on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TermOption {
    /// Its id, without blanks.
    pub value: String,
    /// The label.
    pub label: String,
    /// The meaning of the option, in one line.
    pub about: String,
    /// True if the rulebook does not define all of its meaning: the rest is one of our rulings.
    pub is_ruled: bool,
}

/// Players who win and lose together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Team {
    /// Name of the playable.
    pub name: String,
    /// The numbers of its seats.
    pub seats: Vec<u8>,
}

impl Term {
    /// The agreed option.
    #[must_use]
    pub fn agreed_option(&self) -> Option<&TermOption> {
        self.options.iter().find(|option| option.value == self.value)
    }
}

impl Agreement {
    /// The term with a key, if it exists.
    #[must_use]
    pub fn term(&self, key: &str) -> Option<&Term> {
        self.terms.iter().find(|term| term.key == key)
    }

    /// The team of a seat.
    #[must_use]
    pub fn team_of(&self, seat: u8) -> Option<&Team> {
        self.teams.iter().find(|team| team.seats.contains(&seat))
    }
}
