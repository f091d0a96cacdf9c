//! Commands of a game: what players type instead of pressing buttons.

/// A command that says a line of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameCommand {
    /// Its name, by which its texts are found too: a lower-case English word.
    pub name: &'static str,
    /// The line or lines that it says.
    pub says: Says,
}

/// The line or lines that a command says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Says {
    /// This line.
    Line(&'static str),
    /// A line that is typed or chosen.
    Choice {
        /// The name of the command's option.
        option: &'static str,
        /// The lines that it completes.
        lines: Lines,
    },
}

/// Lines of a notation, told by their verbs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lines {
    /// All lines.
    All,
    /// Lines with other verbs.
    Without(&'static [&'static str]),
    /// Lines with one of these verbs.
    With(&'static [&'static str]),
    /// Lines with a verb, which may be left out.
    Of(&'static str),
    /// Lines with a verb and a number, which means another thing once another question is open.
    Answers(&'static str),
}

impl Lines {
    /// A line is one of these.
    #[must_use]
    pub fn contain(self, line: &str) -> bool {
        let verb = line.split(' ').next().unwrap_or_default();
        match self {
            Self::All => true,
            Self::Without(others) => !others.contains(&verb),
            Self::With(own) => own.contains(&verb),
            Self::Of(own) | Self::Answers(own) => verb == own,
        }
    }

    /// The verb that all of them begin with, if it is one and the same.
    #[must_use]
    pub fn verb(self) -> Option<&'static str> {
        match self {
            Self::All | Self::Without(_) | Self::With(_) => None,
            Self::Of(verb) | Self::Answers(verb) => Some(verb),
        }
    }
}

impl GameCommand {
    /// The command with its option by which a player says a line; `None` if it is not the one.
    #[must_use]
    pub fn option_for<'a>(&self, line: &'a str) -> Option<Option<(&'static str, &'a str)>> {
        match self.says {
            Says::Line(own) => (own == line).then_some(None),
            Says::Choice { option, lines } => lines.contain(line).then(|| {
                let verb = lines.verb().and_then(|verb| line.strip_prefix(verb)?.strip_prefix(' '));
                Some((option, verb.unwrap_or(line)))
            }),
        }
    }
}
