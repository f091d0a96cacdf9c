//! The store: games, their action logs and the posts they owe, kept through a crash.
//!
//! The store knows no rules and no Discord. An action is a line of text, a state is opaque text, a side is a small
//! number. It has no clock either: the caller of a change gives the time ([`Change::at`]).
//!
//! Four promises, each enforced by the database itself, not by the caller:
//!
//! * **What returned `Ok` is on disk.** Every change is one transaction, synced before it returns.
//! * **The log only grows.** Lines are numbered from 1 without a gap, and are never altered or removed; only the user
//!   who wrote one may give way to a number ([`Store::erase`]).
//! * **A press acts once.** A [`Change`] may carry the id of the Discord interaction that asked for it; that id can
//!   change something at most once, across all games and operations ([`StoreError::Duplicate`]).
//! * **A post is owed with its cause or not at all.** The outbox rows of a change ([`Change::posts`]) are written in
//!   its transaction; a worker sends them afterwards ([`Store::claim_posts`]).
//!
//! ```
//! use sztab_store::{Append, FactionData, Change, ChannelId, GuildId, InteractionId, Lease, NewEntry, NewLobby,
//! NewPost}; use sztab_store::{Player, LineCause, Seed, Seq, Start, StartSeat, Store, StoreError, UnixMs, UserId};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), StoreError> {
//! # let folder = tempfile::tempdir().expect("a temporary folder");
//! let store = Store::open(folder.path().join("games.db")).await?;
//! let now = UnixMs(1_790_000_000_000);
//! let alice = Player { user: UserId(1), name: "Alice".to_owned() };
//! let (guild, channel) = (GuildId(100), ChannelId(200));
//! let (created_by, players) = (alice.user, vec![alice.clone()]);
//! let kind = "chess".to_owned();
//! let options = "{}".to_owned();
//! let lobby =
//!     NewLobby { kind, guild, channel, created_by, options, players, faction: None, is_exclusive: true, limit: None };
//! let game = store.create_lobby(lobby, Change::at(now).with_interaction(InteractionId(300))).await?;
//!
//! let start = Start {
//!     channel,
//!     rules_version: 1,
//!     seed: Seed([0; 32]),
//!     commitment: "a hash".to_owned(),
//!     opening: "{}".to_owned(),
//!     options: "{}".to_owned(),
//!     seats: vec![StartSeat { player: alice, faction: "borgo".to_owned(), faction_hash: "its hash".to_owned() }],
//!     factions: vec![FactionData { hash: "its hash".to_owned(), faction: "borgo".to_owned(), source: "...".to_owned()
//! }], }; store.start(game, start, Change::at(now).with_interaction(InteractionId(301))).await?;
//!
//! let press = Append {
//!     game,
//!     expected: Seq::OPENING,
//!     entries: vec![NewEntry {
//!         side: 0,
//!         line: "place runner C3 1".to_owned(),
//!         actor: UserId(1),
//!         prompt: LineCause::Act,
//!     }],
//!     snapshot: None,
//!     end: None,
//!     change: Change::at(now)
//!         .with_interaction(InteractionId(302))
//!         .with_post(NewPost::new("turn", channel, "{}").with_buttons()),
//! };
//! assert_eq!(store.append(press.clone()).await?.seq, Seq(1));
//! // The same press once more: nothing happens, and the caller can show the game as it is.
//! assert!(matches!(store.append(press).await, Err(StoreError::Duplicate { seq: Seq(1), .. })));
//! let lease = Lease { owner: "worker 1".to_owned(), until: UnixMs(now.0 + 60_000) };
//! assert_eq!(store.claim_posts(&lease, now, 10).await?.len(), 1);
//! # Ok(())
//! # }
//! ```
//!
//! | module | content |
//! |---|---|
//! | `game`, `lobby`, `start`, `seat`, `terms`, `over` | tables before, during and after a game |
//! | `log`, `snapshot`, `orders`, `decision` | the lines of a game and what is kept beside them |
//! | `change`, `post`, `outbox`, `lease`, `job`, `retry` | a change with what it owes, and how that is carried out |
//! | `season`, `season_log`, `season_person`, `match_game` | leagues |
//! | `setting`, `vacation`, `study`, `watcher`, `erase` | people and servers |
//! | `open`, `schema`, `files`, `health`, `fault_point` | the file: opening, migration, copies, failures |
//! | `id`, `column`, `error` | types of ids, and their columns; errors |
//!
//! # Architecture invariants
//!
//! A write transaction awaits SQL alone, so that one game's work never holds up another's press. All writes pass
//! through one connection whose transactions begin as `BEGIN IMMEDIATE`: a transaction that reads before it writes
//! would otherwise fail with "database is locked", regardless of the busy timeout. No type of the database library is
//! part of the interface, so that another database can stand behind it.
//!
//! # Errors
//!
//! Any operation may answer [`StoreError::Unavailable`], [`StoreError::Damaged`], [`StoreError::Internal`] or, for an
//! id that Discord cannot have given out, [`StoreError::IdOutOfRange`]; one that changes something also
//! [`StoreError::Unwritable`]. Each operation lists only its further errors.
//!
//! While nothing can be written, all changes but one a second are refused at once, and reading goes on
//! ([`Store::trouble`]). The first change that succeeds ends that state.

#![allow(clippy::missing_errors_doc, reason = "the errors of all operations are listed once, above")]

mod change;
mod checkpoint;
mod column;
mod decision;
mod erase;
mod error;
mod faction;
pub mod fault_point;
mod files;
mod finished;
mod game;
mod health;
mod id;
mod imported_position;
mod job;
mod league_place;
mod lease;
mod load;
mod lobby;
mod log;
mod match_game;
mod mirror;
mod open;
mod outbox;
mod over;
mod place;
mod post;
mod schema;
mod season;
mod season_log;
mod season_person;
mod seat;
mod setting;
mod snapshot;
mod start;
mod stray;
mod terms;
mod totals;
mod vacation;
mod watcher;

pub use change::Change;
pub use checkpoint::Checkpoints;
pub use decision::{Decision, NewDecision};
pub use erase::{Erasure, ErasureScope, Participation};
pub use error::StoreError;
pub use faction::FactionData;
pub use files::{
    BackupFolder, Claim, FileState, ReplacementOutcome, back_up, examine_file, find_exposed_files, is_same_file,
    refuse_interrupted_restore, replace_database,
};
pub use finished::{FinishedGame, Progress};
pub use game::{Game, LiveMessage, Seat, Seed, StartRecord, Status};
pub use health::Trouble;
pub use id::{
    ChannelId, GameId, GuildId, InteractionId, JobId, MessageId, PostId, SeasonId, Seq, StudyId, Subject, UnixMs,
    UserId,
};
pub use job::{AFTER_END, Job, JobChange, MAX_PAUSE_MS, NewJob, OverdueJobs};
pub use league_place::{GrantedRole, LeaguePlace};
pub use lease::{ClaimedPost, Lease};
pub use log::{Append, AppendOutcome, End, Entry, LineCause, NewEntry};
pub use match_game::{MatchGame, NewMatchGame};
pub use over::PageRange;
pub use over::{FinishedGameFilter, FinishedGamePace, GuildFinishedGame};
pub use post::{LostReason, NewPost, Post, PostState, SUPERSEDED_REASON};
pub use season::{League, LeagueId, NewSeason, Season};
pub use season_log::{AppendToSeason, SeasonLine, SeasonStatus, SeasonText};
pub use season_person::{Role, SeasonPerson};
pub use seat::{ANY_FACTION, EntryHandOver, HandOver};
pub use setting::SettingsOwner;
pub use snapshot::Snapshot;
pub use start::{Start, StartSeat};
pub use terms::{NewLobby, OpenSessions, OpponentLimit, Player, Reseating, TermsSwap};
pub use totals::Totals;
pub use vacation::Vacation;

use fault_point::FaultPoint;
use health::Health;
use sqlx::{ConnectOptions as _, Connection as _, Sqlite, SqliteConnection, SqlitePool, Transaction};
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::time::Duration;

/// A handle on the database; clones are handles on the same database.
#[derive(Clone, Debug)]
pub struct Store {
    /// The only connection that can write.
    writer: SqlitePool,
    /// Connections that cannot write.
    readers: SqlitePool,
    /// The file, if it is temporary and to be removed when the last handle is dropped.
    _scratch: Option<Arc<files::Scratch>>,
    /// Tracks whether writing works.
    health: Arc<Health>,
}

/// A transaction on either pool; dropping it rolls it back.
struct Tx {
    transaction: Transaction<'static, Sqlite>,
    /// Records whether commits succeed.
    health: Arc<Health>,
}

/// The write lock, taken by [`Store::acquire_write_lock`].
#[must_use]
pub struct WriteLock {
    tx: Tx,
}

impl WriteLock {
    /// Releases the lock.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unavailable`].
    pub async fn release(self) -> Result<(), StoreError> {
        self.tx.transaction.rollback().await.map_err(StoreError::from)
    }
}

impl Deref for Tx {
    type Target = SqliteConnection;

    fn deref(&self) -> &SqliteConnection {
        &self.transaction
    }
}

impl DerefMut for Tx {
    fn deref_mut(&mut self) -> &mut SqliteConnection {
        &mut self.transaction
    }
}

impl Store {
    /// Begins a change. The write lock is taken at once, so values read within the change are still current when it
    /// commits.
    async fn begin_write(&self) -> Result<Tx, StoreError> {
        self.health.admit()?;
        match self.writer.begin_with("BEGIN IMMEDIATE").await {
            Ok(transaction) => Ok(Tx { transaction, health: Arc::clone(&self.health) }),
            // A closed store never opens again, so this is not temporary.
            Err(error @ sqlx::Error::PoolClosed) => Err(error::StoreError::from(error)),
            Err(error) => Err(self.health.record_failure(error::StoreError::from(error))),
        }
    }

    /// Takes the write lock: until it is released, no change can be committed by any process.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unwritable`], also if another writer does not release the lock.
    pub async fn acquire_write_lock(&self) -> Result<WriteLock, StoreError> {
        Ok(WriteLock { tx: self.begin_write().await? })
    }

    /// Begins a set of reads that all see the same snapshot.
    async fn begin_read(&self) -> Result<Tx, StoreError> {
        let transaction = self.readers.begin().await?;
        Ok(Tx { transaction, health: Arc::clone(&self.health) })
    }

    /// The reason that changes cannot be written, and the time since when; `None` if the last attempt succeeded. Cheap.
    #[must_use]
    pub fn trouble(&self) -> Option<Trouble> {
        self.health.trouble()
    }

    /// The number of changes that the handles on this store have written.
    #[must_use]
    pub fn commit_count(&self) -> u64 {
        self.health.commit_count()
    }

    /// Moves the whole write-ahead log into the database file and truncates the log. Returns `false` at once if another
    /// read or write is in progress; a change that begins during the checkpoint waits for its end.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unavailable`] or [`StoreError::Unwritable`] if the disk does not accept it; nothing is lost then.
    pub async fn checkpoint(&self) -> Result<bool, StoreError> {
        // Uses a separate connection: the only writing connection is for changes, and would wait for readers.
        let options = sqlx::sqlite::SqliteConnectOptions::clone(&self.writer.connect_options());
        let mut connection = options.create_if_missing(false).busy_timeout(Duration::ZERO).connect().await?;
        let done: Result<i64, _> =
            sqlx::query_scalar("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut connection).await;
        connection.close().await?;
        Ok(done? == 0)
    }

    /// Makes a write that has no effect, to test whether writing works.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unwritable`].
    pub async fn try_writing(&self) -> Result<(), StoreError> {
        let mut tx = self.begin_write().await?;
        // The number is arbitrary; it is written even if it has not changed.
        let written = sqlx::query("PRAGMA user_version = 0").execute(&mut *tx).await;
        written.map_err(|error| self.health.record_failure(error::StoreError::from(error)))?;
        commit(tx).await
    }

    /// Waits for operations in progress and closes the files. Other handles on this store then return
    /// [`StoreError::Unavailable`]. Not needed for safety: everything that returned `Ok` is on disk already.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

/// Commits a change.
async fn commit(tx: Tx) -> Result<(), StoreError> {
    let Tx { transaction, health } = tx;
    let done = match fault_point::reach(FaultPoint::BeforeCommit) {
        Ok(()) => transaction.commit().await.map_err(StoreError::from),
        refused => refused,
    };
    done.map_err(|error| health.record_failure(error))?;
    health.record_success();
    // A change on disk can no longer fail, so a test can only kill the program here.
    fault_point::reach(FaultPoint::AfterCommit).ok();
    Ok(())
}
