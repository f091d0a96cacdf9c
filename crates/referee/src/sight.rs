//! A game together with a viewer's knowledge of it.
//!
//! Only the referee has the whole game: `Session::game` is the public view, unless `Session::observed_by` sets another
//! viewer. A side's legal lines come from the whole game.

use std::fmt;
use std::ops::{Deref, DerefMut};
use std::sync::OnceLock;

use sztab_game::{Game, Viewer};

/// A whole game, for the referee, and the same game as a viewer knows it, for everything else. The viewer's version is
/// computed on first use.
pub(super) struct ViewedGame {
    whole: Box<dyn Game>,
    viewer: Viewer,
    seen: OnceLock<Box<dyn Game>>,
}

impl ViewedGame {
    /// The game as the viewer knows it.
    pub(super) fn observation(&self) -> &dyn Game {
        self.seen.get_or_init(|| self.whole.observed_by(self.viewer)).as_ref()
    }

    pub(super) fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The same game for another viewer.
    pub(super) fn for_viewer(&self, viewer: Viewer) -> Self {
        if viewer == self.viewer { self.clone() } else { Self { viewer, ..Self::from(self.whole.clone()) } }
    }
}

impl From<Box<dyn Game>> for ViewedGame {
    /// The public view of the game.
    fn from(whole: Box<dyn Game>) -> Self {
        Self { whole, viewer: Viewer::Public, seen: OnceLock::new() }
    }
}

impl Clone for ViewedGame {
    fn clone(&self) -> Self {
        Self { whole: self.whole.clone(), viewer: self.viewer, seen: self.seen.clone() }
    }
}

impl PartialEq for ViewedGame {
    fn eq(&self, other: &Self) -> bool {
        *self.whole == *other.whole && self.viewer == other.viewer
    }
}

impl Eq for ViewedGame {}

impl fmt::Debug for ViewedGame {
    /// Debug output omits the game, because it contains secrets.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Sight").field("viewer", &self.viewer).finish_non_exhaustive()
    }
}

impl Deref for ViewedGame {
    type Target = dyn Game;

    /// The whole game.
    fn deref(&self) -> &Self::Target {
        self.whole.as_ref()
    }
}

impl DerefMut for ViewedGame {
    /// The whole game for modification. The viewer's version is recomputed afterwards.
    fn deref_mut(&mut self) -> &mut Self::Target {
        self.seen = OnceLock::new();
        self.whole.as_mut()
    }
}
