//! One entry of a season.

use std::collections::BTreeSet;

use serde::Serialize;

use crate::ids::Group;

/// One entry of a season.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entrant {
    /// The state of the entry.
    pub state: EntrantState,
    /// The id of the button press that confirmed the entry.
    pub press: u64,
    /// True if the entry was made after entry had closed.
    pub late: bool,
    /// The number of the entry's current holder, from 1, incremented for each substitute.
    pub person: u32,
    /// The declared pool of factions; empty if none was declared.
    pub pool: Vec<String>,
    /// The rounds that the player sits out.
    pub sits_out: BTreeSet<(Group, u32)>,
    /// True if name and texts have been erased; the entry then stays [`EntrantState::Gone`].
    pub erased: bool,
}

/// The state of an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum EntrantState {
    /// Waiting for approval.
    Asked,
    /// Waiting for a place.
    Waiting,
    /// Taking part.
    In,
    /// Refused.
    Refused,
    /// Left, or removed.
    Gone,
}

impl EntrantState {
    /// True for entrants who take part or wait to do so, false for those refused or gone.
    pub fn is_listed(self) -> bool {
        matches!(self, Self::Asked | Self::Waiting | Self::In)
    }
}

impl Entrant {
    /// A new entry.
    pub fn new(press: u64, late: bool, state: EntrantState) -> Self {
        Self { state, press, late, person: 1, pool: Vec::new(), sits_out: BTreeSet::new(), erased: false }
    }

    /// True if the player takes part.
    pub fn is_taking_part(&self) -> bool {
        self.state == EntrantState::In
    }
}
