//! The way back through a log, past all that was taken back: what a session costs to read does not grow with that.
//!
//! The last four snapshots are kept, one a turn: acts and posts start from the newest that stands on the way to
//! what they need. (`tests/store/undo.rs`)

use std::collections::VecDeque;

use sztab_game::Game;
use sztab_store::{Entry, GameId, Seq, Snapshot, Store};

use super::RefereeError;
use super::fold::undo_target;

/// Lines that are read at once, first and at most: a way that is long is read faster.
const READ: [u32; 2] = [16, 512];

/// A way back through a log. Of a log in which `undo 12` goes back to a line that counted then, as all do, it leads
/// over the lines that count, and over those that took something back.
pub(super) struct Path<'a> {
    store: &'a Store,
    game: GameId,
    /// The line on which the next step stands; the opening at the end of the way.
    at: Seq,
    /// Lines that were read, newest first and without a gap.
    read: Vec<Entry>,
    /// Lines to read next time.
    more: u32,
    /// The steps so far, newest first.
    steps: Vec<Entry>,
}

impl<'a> Path<'a> {
    /// The way back from a line, or from the last one if there is no such line yet.
    pub(super) async fn back_from(store: &'a Store, game: GameId, until: Seq) -> Result<Self, RefereeError> {
        let mut path = Self { store, game, at: until, read: Vec::new(), more: READ[0], steps: Vec::new() };
        path.read_on().await?;
        path.at = path.read.first().map_or(Seq::OPENING, |entry| entry.seq);
        Ok(path)
    }

    /// The lines that count up to a line, oldest first.
    pub(super) async fn whole(store: &'a Store, game: GameId, until: Seq) -> Result<Vec<Entry>, RefereeError> {
        let mut path = Self::back_from(store, game, until).await?;
        path.down_to(Seq::OPENING).await?;
        Ok(path.steps().into_iter().filter(|entry| undo_target(&entry.line).is_none()).collect())
    }

    async fn read_on(&mut self) -> Result<(), RefereeError> {
        self.read = self.store.log_back(self.game, self.at, self.more).await?;
        self.more = (self.more * 2).min(READ[1]);
        Ok(())
    }

    /// Goes back to a line. Returns whether it is on the way; else the way has led past it.
    pub(super) async fn down_to(&mut self, to: Seq) -> Result<bool, RefereeError> {
        while self.at > to {
            let at = self.at;
            let index = |read: &[Entry]| {
                read.first().and_then(|first| first.seq.0.checked_sub(at.0)).map(|index| index as usize)
            };
            let mut known = index(&self.read).and_then(|index| self.read.get(index)).cloned();
            if known.is_none() {
                self.read_on().await?;
                known = self.read.first().cloned();
            }
            let Some(entry) = known else {
                self.at = Seq::OPENING;
                break;
            };
            let before = Seq(entry.seq.0.saturating_sub(1));
            self.at = undo_target(&entry.line).map_or(before, |to| to.min(before));
            self.steps.push(entry);
        }
        Ok(self.at == to)
    }

    /// The steps so far, oldest first.
    pub(super) fn steps(&self) -> Vec<Entry> {
        self.steps.iter().rev().cloned().collect()
    }
}

/// A state that is kept, and the steps that lead from it to a line.
pub(super) struct Way {
    /// The line after which the state is kept.
    pub(super) from: Seq,
    /// The state.
    pub(super) game: Box<dyn Game>,
    /// The steps, oldest first.
    pub(super) steps: Vec<Entry>,
}

impl Way {
    /// The steps that count.
    pub(super) fn counting_steps(&self) -> impl Iterator<Item = &Entry> {
        self.steps.iter().filter(|entry| undo_target(&entry.line).is_none())
    }
}

/// The ways to a line of a log, the shortest first: from each state that is kept, and from the beginning.
pub(super) struct Ways<'a> {
    path: Path<'a>,
    kept: VecDeque<(Seq, Snapshot)>,
    opening: Option<Box<dyn Game>>,
    /// The line that they lead to: the last one if there is no such line yet.
    pub(super) to: Seq,
}

impl<'a> Ways<'a> {
    /// The ways to a line of a game with this opening.
    pub(super) async fn to(
        store: &'a Store,
        game: GameId,
        opening: Box<dyn Game>,
        until: Seq,
    ) -> Result<Self, RefereeError> {
        let path = Path::back_from(store, game, until).await?;
        let to = path.at;
        let kept = store.snapshots(game).await?.into_iter().filter(|(seq, _)| *seq <= to).collect();
        Ok(Self { path, kept, opening: Some(opening), to })
    }

    /// The way from the beginning alone.
    pub(super) fn whole(mut self) -> Self {
        self.kept.clear();
        self
    }

    /// The next way; `None` after the one from the beginning.
    pub(super) async fn next(&mut self) -> Result<Option<Way>, RefereeError> {
        while let Some((from, snapshot)) = self.kept.pop_front() {
            let is_on_it = self.path.down_to(from).await?;
            let state = self.opening.as_deref().filter(|_| is_on_it).and_then(|game| restore(game, &snapshot));
            if let Some(game) = state {
                return Ok(Some(Way { from, game, steps: self.path.steps() }));
            }
        }
        let Some(game) = self.opening.take() else { return Ok(None) };
        self.path.down_to(Seq::OPENING).await?;
        Ok(Some(Way { from: Seq::OPENING, game, steps: self.path.steps() }))
    }
}

/// A game from a snapshot, unless the snapshot is not what its fingerprint says.
fn restore(opening: &dyn Game, snapshot: &Snapshot) -> Option<Box<dyn Game>> {
    let game = opening.restore(&snapshot.state)?;
    (game.fingerprint() == snapshot.fingerprint).then_some(game)
}
