//! Seats of a table before its game, as its message and its picture show them.

use sztab_game::face::Team;
use sztab_store::{Seat, UserId};

/// A seat of a table before its game.
pub struct Place<'a> {
    /// The team that it belongs to, where there are teams.
    pub team: Option<Team>,
    /// Who sits there.
    pub at: At<'a>,
}

/// Who sits somewhere.
pub enum At<'a> {
    /// A player.
    Taken(&'a Seat),
    /// Nobody yet; the user for whom the seat is kept.
    Free(Option<UserId>),
}
