//! One entry of a season.

use std::collections::BTreeSet;

use serde::Serialize;

use crate::ids::Group;

/// One entry of a season.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entrant {
    /// The state of the entry.
    pub state: EntrantState,
    /// The id of the press that confirmed the entry.
    pub press: u64,
    /// The entry came after entry had closed.
    pub late: bool,
    /// The number of the entry's holder, from 1: each substitute counts one more.
    pub person: u32,
    /// The declared pool of factions; empty if none was declared.
    pub pool: Vec<String>,
    /// The rounds that the player sits out.
    pub sits_out: BTreeSet<(Group, u32)>,
    /// Name and texts are erased; the entry is [`EntrantState::Gone`] for good.
    pub erased: bool,
}

/// The state of an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum EntrantState {
    /// Waits for approval.
    Asked,
    /// Waits for a place.
    Waiting,
    /// Takes part.
    In,
    /// Was refused.
    Refused,
    /// Left, or was removed.
    Gone,
}

impl EntrantState {
    /// Tells those who take part or want to from those who are refused or gone.
    pub fn is_listed(self) -> bool {
        matches!(self, Self::Asked | Self::Waiting | Self::In)
    }
}

impl Entrant {
    /// A new entry.
    pub fn new(press: u64, late: bool, state: EntrantState) -> Self {
        Self { state, press, late, person: 1, pool: Vec::new(), sits_out: BTreeSet::new(), erased: false }
    }

    /// Tells if the player takes part.
    pub fn is_in(&self) -> bool {
        self.state == EntrantState::In
    }
}
