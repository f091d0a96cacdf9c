//! The path back through a log, skipping everything that was undone, so that undone lines do not make a session slower
//! to read.
//!
//! The last four snapshots are stored, one per turn: actions and posts start from the newest snapshot on the path to
//! the line that they need. (`tests/store/undo.rs`)

use std::collections::VecDeque;

use sztab_game::Game;
use sztab_store::{Entry, GameId, Seq, Snapshot, Store};

use super::RefereeError;
use super::fold::undo_target;

/// Number of lines read at once: initially, and at most for a long path.
const BATCH_LINES: [u32; 2] = [16, 512];

/// A path back through a log. It visits the lines that count, and the undo lines. Each `undo 12` must go back to a line
/// that counted at the time, which is always the case.
pub(super) struct Path<'a> {
    store: &'a Store,
    game: GameId,
    /// The line of the next step; the opening at the end of the path.
    at: Seq,
    /// Lines that have been read, newest first and without gaps.
    read: Vec<Entry>,
    /// Number of lines to read next time.
    more: u32,
    /// The steps so far, newest first.
    steps: Vec<Entry>,
}

impl<'a> Path<'a> {
    /// The path back from a line, or from the last one if that line does not exist yet.
    pub(super) async fn back_from(store: &'a Store, game: GameId, until: Seq) -> Result<Self, RefereeError> {
        let mut path = Self { store, game, at: until, read: Vec::new(), more: BATCH_LINES[0], steps: Vec::new() };
        path.read_more().await?;
        path.at = path.read.first().map_or(Seq::OPENING, |entry| entry.seq);
        Ok(path)
    }

    /// The lines that count up to a line, oldest first.
    pub(super) async fn load_lines_in_force(
        store: &'a Store,
        game: GameId,
        until: Seq,
    ) -> Result<Vec<Entry>, RefereeError> {
        let mut path = Self::back_from(store, game, until).await?;
        path.go_back_to(Seq::OPENING).await?;
        Ok(path.steps().into_iter().filter(|entry| undo_target(&entry.line).is_none()).collect())
    }

    async fn read_more(&mut self) -> Result<(), RefereeError> {
        self.read = self.store.load_log_backwards(self.game, self.at, self.more).await?;
        self.more = (self.more * 2).min(BATCH_LINES[1]);
        Ok(())
    }

    /// Goes back to a line. Returns whether the line is on the path; if not, the path has passed it.
    pub(super) async fn go_back_to(&mut self, to: Seq) -> Result<bool, RefereeError> {
        while self.at > to {
            let at = self.at;
            let index = |read: &[Entry]| {
                read.first().and_then(|first| first.seq.0.checked_sub(at.0)).map(|index| index as usize)
            };
            let mut known = index(&self.read).and_then(|index| self.read.get(index)).cloned();
            if known.is_none() {
                self.read_more().await?;
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

/// A stored state, and the steps that lead from it to a line.
pub(super) struct ReplayPath {
    /// The line after which the state was stored.
    pub(super) from: Seq,
    /// The state.
    pub(super) game: Box<dyn Game>,
    /// The steps, oldest first.
    pub(super) steps: Vec<Entry>,
}

impl ReplayPath {
    /// The steps that count.
    pub(super) fn steps_in_force(&self) -> impl Iterator<Item = &Entry> {
        self.steps.iter().filter(|entry| undo_target(&entry.line).is_none())
    }
}

/// The ways to a line of a log, shortest first: from each stored state, and from the beginning.
pub(super) struct ReplayPaths<'a> {
    path: Path<'a>,
    kept: VecDeque<(Seq, Snapshot)>,
    opening: Option<Box<dyn Game>>,
    /// The line that the ways lead to, or the last line if that line does not exist yet.
    pub(super) to: Seq,
}

impl<'a> ReplayPaths<'a> {
    /// The ways to a line of a game with this opening.
    pub(super) async fn new(
        store: &'a Store,
        game: GameId,
        opening: Box<dyn Game>,
        until: Seq,
    ) -> Result<Self, RefereeError> {
        let path = Path::back_from(store, game, until).await?;
        let to = path.at;
        let kept = store.load_snapshots(game).await?.into_iter().filter(|(seq, _)| *seq <= to).collect();
        Ok(Self { path, kept, opening: Some(opening), to })
    }

    /// Keeps only the way from the beginning.
    pub(super) fn without_snapshots(mut self) -> Self {
        self.kept.clear();
        self
    }

    /// The next way; `None` after the one from the beginning.
    pub(super) async fn next_path(&mut self) -> Result<Option<ReplayPath>, RefereeError> {
        while let Some((from, snapshot)) = self.kept.pop_front() {
            let is_on_it = self.path.go_back_to(from).await?;
            let state = self.opening.as_deref().filter(|_| is_on_it).and_then(|game| restore(game, &snapshot));
            if let Some(game) = state {
                return Ok(Some(ReplayPath { from, game, steps: self.path.steps() }));
            }
        }
        let Some(game) = self.opening.take() else { return Ok(None) };
        self.path.go_back_to(Seq::OPENING).await?;
        Ok(Some(ReplayPath { from: Seq::OPENING, game, steps: self.path.steps() }))
    }
}

/// Restores a game from a snapshot, unless the snapshot does not match its fingerprint.
fn restore(opening: &dyn Game, snapshot: &Snapshot) -> Option<Box<dyn Game>> {
    let game = opening.restore(&snapshot.state)?;
    (game.fingerprint() == snapshot.fingerprint).then_some(game)
}
