//! Terms that a session can agree on before its game, as defined by the game: plain values that the chat side turns
//! into lists.

/// The agreed terms of a game, and the alternatives.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Agreement {
    /// The terms with the agreed values; the first one is the mode. Empty if the game has only one mode.
    pub terms: Vec<Term>,
    /// Differences from the usual terms, as short phrases in lower case.
    pub unusual: Vec<String>,
    /// Differences from the usual help that players get during the game, as short phrases in lower case; shown only in
    /// the lobby.
    pub help: Vec<String>,
    /// The teams; empty if each seat plays alone.
    pub teams: Vec<Team>,
}

/// A term that players can agree on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Term {
    /// The term's id, without spaces or `=`.
    pub key: String,
    /// The label.
    pub label: String,
    /// The agreed value, which is that of one of the options.
    pub value: String,
    /// The ids of the playables that the term is about; empty if it applies regardless of what is played.
    pub concerns: Vec<String>,
    /// All values that are compatible with the other terms.
    pub options: Vec<TermOption>,
}

/// A value that players can agree on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TermOption {
    /// The option's id, without spaces.
    pub value: String,
    /// The label.
    pub label: String,
    /// The option's meaning, in one line.
    pub about: String,
    /// True if the rulebook does not define the option completely, and the rest is one of our rulings.
    pub is_ruled: bool,
}

/// Players who win and lose together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Team {
    /// The name of the playable.
    pub name: String,
    /// The team's seat numbers.
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
    /// The term with this key, if it exists.
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
