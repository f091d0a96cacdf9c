//! Statements about a board on which some strikes are still open.

use sztab_game::Sides;

/// A statement that is true or false, or depends on open strikes. The order makes `min` an "and", and `max` an "or".
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Truth {
    No,
    Open,
    Yes,
}

impl Truth {
    /// The opposite.
    pub fn not(self) -> Self {
        match self {
            Self::No => Self::Yes,
            Self::Open => Self::Open,
            Self::Yes => Self::No,
        }
    }

    /// The value that all have, or open if they differ.
    pub fn common(values: impl Iterator<Item = Self>) -> Self {
        values.reduce(|one, other| if one == other { one } else { Self::Open }).unwrap_or(Self::No)
    }

    /// True if at least one of them is.
    pub fn any(values: impl Iterator<Item = Self>) -> Self {
        values.max().unwrap_or(Self::No)
    }

    /// True if the side that turns out to be the right one of `possible` is among `wanted`.
    pub fn within(possible: Sides, wanted: Sides) -> Self {
        Self::common(possible.iter().map(|side| Self::from(wanted.contains(side))))
    }
}

impl From<bool> for Truth {
    fn from(is_true: bool) -> Self {
        if is_true { Self::Yes } else { Self::No }
    }
}
