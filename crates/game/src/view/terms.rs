//! Terms that a session can agree on before its game, in words of the game: plain values that a chat turns into lists.

/// Terms agreed in words of the game, and their alternatives.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Agreement {
    /// Terms with what is agreed; the first one is the way of playing. Empty for a game that is played in one way only.
    pub terms: Vec<Term>,
    /// Differences from the usual, as short phrases in lower case.
    pub unusual: Vec<String>,
    /// The teams; empty where each plays alone.
    pub teams: Vec<Team>,
}

/// Something to agree on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Term {
    /// Its word, without blanks and `=`.
    pub key: String,
    /// Label of the term.
    pub label: String,
    /// The value that is agreed on, one of the options'.
    pub value: String,
    /// The ids of the playables that it is about; empty where it is to be agreed on whatever is played.
    pub concerns: Vec<String>,
    /// All values that fit the other terms.
    pub options: Vec<TermOption>,
}

/// A value that can be agreed on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TermOption {
    /// Its word, without blanks.
    pub value: String,
    /// Label of the option.
    pub label: String,
    /// Meaning of the option, in one line.
    pub about: String,
    /// The rulebook does not say all that it means: the rest is a ruling of ours.
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
    /// The option that is agreed on.
    #[must_use]
    pub fn agreed_option(&self) -> Option<&TermOption> {
        self.options.iter().find(|option| option.value == self.value)
    }
}

impl Agreement {
    /// The term with a key, if it is on offer.
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
