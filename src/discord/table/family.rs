//! Commands that take an action in words.

/// Commands that take an action in words, and so complete it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Family {
    Play,
    Use,
    Discard,
    Choose,
    /// `/whatif`
    Try,
}

impl Family {
    /// Whether a line of the notation is one of the family.
    pub(crate) fn has(self, line: &str) -> bool {
        let verb = line.split(' ').next().unwrap_or_default();
        match self {
            Self::Play => !matches!(verb, "draw" | "redraw" | "discard" | "use" | "choose" | "end"),
            Self::Try => true,
            Self::Use | Self::Discard | Self::Choose => verb == self.verb(),
        }
    }

    /// The verb that lines of the family begin with, if it is one and the same.
    pub fn verb(self) -> &'static str {
        match self {
            Self::Play | Self::Try => "",
            Self::Use => "use",
            Self::Discard => "discard",
            Self::Choose => "choose",
        }
    }
}
