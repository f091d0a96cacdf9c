//! The posts and jobs that a change of a season owes.

use crate::league::event::Event;
use crate::store::{JobChange, NewPost, UnixMs};

use super::book::SeasonBook;

/// What lines owe that were added to a season at a moment; `_book` is the season after them. Nothing yet: seasons have no
/// posts.
pub(super) fn season_effects(_book: &SeasonBook, _events: &[Event], _at: UnixMs) -> (Vec<NewPost>, Vec<JobChange>) {
    (Vec::new(), Vec::new())
}
