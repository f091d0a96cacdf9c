//! A game's commands: text that players type instead of pressing buttons.

/// A command that plays a line of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameCommand {
    /// The command's name, a lower-case English word, which is also the key of its texts.
    pub name: &'static str,
    /// The line or lines that the command plays.
    pub says: PlayedLine,
}

/// The line or lines that a command plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayedLine {
    /// A fixed line.
    Line(&'static str),
    /// A line that is typed or chosen.
    Choice {
        /// The name of the command's option.
        option: &'static str,
        /// The lines offered as completions.
        lines: Lines,
    },
}

/// Lines of a notation, selected by their verbs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lines {
    /// Every line.
    All,
    /// All lines except those with these verbs.
    Without(&'static [&'static str]),
    /// Lines with any of these verbs.
    With(&'static [&'static str]),
    /// Lines with this verb, which may be omitted.
    Of(&'static str),
    /// Lines with this verb and a number, whose meaning depends on the open question.
    Answers(&'static str),
}

impl Lines {
    /// True if a line is among these.
    #[must_use]
    pub fn contains(self, line: &str) -> bool {
        let verb = line.split(' ').next().unwrap_or_default();
        match self {
            Self::All => true,
            Self::Without(others) => !others.contains(&verb),
            Self::With(own) => own.contains(&verb),
            Self::Of(own) | Self::Answers(own) => verb == own,
        }
    }

    /// The common verb of all these lines, if there is one.
    #[must_use]
    pub fn verb(self) -> Option<&'static str> {
        match self {
            Self::All | Self::Without(_) | Self::With(_) => None,
            Self::Of(verb) | Self::Answers(verb) => Some(verb),
        }
    }
}

impl GameCommand {
    /// The option and value with which the command plays a line; `Some(None)` if the command has no option, and `None`
    /// if it does not play the line.
    #[must_use]
    pub fn option_for<'a>(&self, line: &'a str) -> Option<Option<(&'static str, &'a str)>> {
        match self.says {
            PlayedLine::Line(own) => (own == line).then_some(None),
            PlayedLine::Choice { option, lines } => lines.contains(line).then(|| {
                let verb = lines.verb().and_then(|verb| line.strip_prefix(verb)?.strip_prefix(' '));
                Some((option, verb.unwrap_or(line)))
            }),
        }
    }
}
