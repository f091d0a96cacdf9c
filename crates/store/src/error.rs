//! Errors of the store.

use super::id::{ChannelId, GameId, GuildId, SeasonId, Seq, Subject, UserId};
use std::error::Error;
use std::path::{Path, PathBuf};

/// The reason why an operation failed. With every variant, nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The channel already has a table in its lobby or in play.
    #[error("channel {channel} already has an open table, game {game}")]
    ChannelBusy {
        /// The channel asked for.
        channel: ChannelId,
        game: GameId,
    },
    /// This interaction has already changed something. Not the user's mistake: show the current state.
    #[error("this interaction has already acted: it brought {subject} to {seq}")]
    Duplicate {
        /// The subject that it changed.
        subject: Subject,
        /// The number of a game's log lines after the change; 0 for other subjects.
        seq: Seq,
    },
    /// The log has grown since the caller read it.
    #[error("expected {expected} actions in the log, found {found}")]
    Conflict {
        /// The last line that the caller knows.
        expected: Seq,
        /// The actual last line.
        found: Seq,
    },
    #[error("there is no game {0}")]
    NoSuchGame(GameId),
    /// The subject of a post or a job is not a game.
    #[error("{0} is not a game")]
    NotAGame(Subject),
    /// Only a game in play allows this.
    #[error("game {0} is not running")]
    NotRunning(GameId),
    /// Only a game that has not started allows this.
    #[error("game {0} is not in its lobby")]
    NotLobby(GameId),
    /// The game is over or cancelled.
    #[error("game {0} has ended")]
    Ended(GameId),
    /// The user has a seat in this session already.
    #[error("user {user} already sits at game {game}")]
    AlreadySeated {
        /// The session.
        game: GameId,
        user: UserId,
    },
    /// The user has no seat in this session.
    #[error("user {user} has no seat at game {game}")]
    NotSeated {
        /// The session.
        game: GameId,
        user: UserId,
    },
    /// The seats have changed since the deal.
    #[error("the seats of game {0} have changed")]
    SeatsChanged(GameId),
    /// The lobby has changed since the caller saw it.
    #[error("the lobby of game {0} has changed meanwhile")]
    LobbyChanged(GameId),
    /// The user has a part in other games or seasons than the caller saw.
    #[error("user {0} has a part in other games or seasons by now")]
    PartChanged(UserId),
    /// The user has as many open lobbies as one may have.
    #[error("user {user} has {} open lobbies already", games.len())]
    TooManyLobbies {
        user: UserId,
        /// The lobbies, oldest first.
        games: Vec<GameId>,
    },
    /// The user has opened as many sessions as one may have open.
    #[error("user {user} has opened {open} tables that are open still")]
    TooManySessions {
        user: UserId,
        /// Number of open ones.
        open: usize,
    },
    /// The user has as many open sessions with a certain other user as one may have.
    #[error("user {user} has {} open tables with user {other}", games.len())]
    TooManyAgainst {
        user: UserId,
        other: UserId,
        /// The sessions, oldest first.
        games: Vec<GameId>,
    },
    /// The server has as many open sessions as one may have.
    #[error("guild {guild} has {open} open tables")]
    GuildFull {
        /// The server.
        guild: GuildId,
        /// Number of open ones.
        open: i64,
    },
    #[error("there is no season {}", .0.0)]
    NoSuchSeason(SeasonId),
    /// The log of the season has grown since the caller read it.
    #[error("expected {expected} lines in the log of season {}, found others", season.0)]
    SeasonMovedOn {
        season: SeasonId,
        /// The last line that the caller knows.
        expected: u64,
    },
    /// The server has as many open seasons as one may have.
    #[error("guild {guild} has {open} open seasons")]
    TooManySeasons {
        /// The server.
        guild: GuildId,
        /// Number of open ones.
        open: i64,
    },
    /// Every seat is taken.
    #[error("game {0} has no free seat")]
    LobbyFull(GameId),
    /// The outbox has no such post, or it is already sent.
    #[error("no post {0} is waiting")]
    NoSuchPost(i64),
    /// The job is no longer waiting: it is done or was dropped.
    #[error("no job {0} is waiting")]
    NoSuchJob(i64),
    /// The faction hash belongs to another text already.
    #[error("faction hash {0} is kept with another text")]
    FactionHashReused(String),
    /// Not an id that Discord gives out.
    #[error("id {id} is out of range")]
    IdOutOfRange { id: u64 },
    /// The file cannot be opened or read, or the store is closed. The same request may succeed later.
    #[error("the database is unavailable: {reason}")]
    Unavailable {
        /// The error of the system.
        reason: String,
    },
    /// The disk or the file takes no changes: full, read-only, failing, held by another program. Reading goes on, and
    /// the same request may succeed later.
    #[error("the database cannot be written: {reason}")]
    Unwritable {
        /// The cause, and the error of the system.
        reason: String,
    },
    /// No folder takes the copy on which a database is examined: nothing is known about the database.
    #[error(
        "it was not examined, because no folder takes a copy of it ({}); make room, or name another folder by TMPDIR",
        .tried.join("; ")
    )]
    NotExamined {
        /// The folders, each with the reason.
        tried: Vec<String>,
    },
    /// The database was written by a newer version of the program.
    #[error("the database has schema {found}, this program knows schemas up to {known}")]
    NewerSchema {
        /// Newest migration applied to the file.
        found: i64,
        /// Newest migration of the program.
        known: i64,
    },
    /// The database was written by an older version of the program, and is only to be read.
    #[error(
        "the database has schema {found}, this program has schema {known}: a start of the bot brings it up to date"
    )]
    OlderSchema {
        /// Newest migration applied to the file.
        found: i64,
        /// Newest migration of the program.
        known: i64,
    },
    /// The database has a schema of this program's numbers and of other contents.
    #[error(
        "the database has another schema {schema} than this program: it was made before the first release, and nothing \
         brings it up to date"
    )]
    UnknownSchema {
        /// The first migration of the file that this program has otherwise.
        schema: i64,
    },
    /// Another program works on the database.
    #[error(
        "{} works on it: stop that one first, or name another database by SZTAB_DATABASE",
        process.map_or_else(|| "another program".to_owned(), |process| format!("another program, process {process},"))
    )]
    InUse {
        /// Its process, if known.
        process: Option<u32>,
    },
    /// A file of that name exists, and nothing is overwritten.
    #[error("{0} is there already, and nothing is overwritten")]
    FileExists(String),
    /// There is a journal without its database: only one of them was moved or removed, or a restore was cut short.
    #[error(
        "there is a journal beside {0}, but not the database that it belongs to: put that file back, or name a backup by `sztab restore`"
    )]
    JournalAlone(String),
    /// There is no database, but there are files of a restore: it was cut short, or the database was removed.
    #[error(
        "there is no database {}, but {} of a restore that was cut short: finish it by `{}`; to begin with an empty \
         database instead, move that file elsewhere",
        .database.display(),
        .left.display(),
        restore_command(.database, .left)
    )]
    RestoreCutShort {
        /// Where the database is to be.
        database: PathBuf,
        /// The file from which the restore continues.
        left: PathBuf,
    },
    /// The database's schema is not one that this program has ever made.
    #[error("the database schema is not ours: {reason}")]
    ForeignSchema {
        /// The difference.
        reason: String,
    },
    /// The file is no `SQLite` database.
    #[error("the file is not a database")]
    NotADatabase,
    /// The database holds something that the store never writes.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// A bug in the program: log it.
    #[error("the store failed")]
    Internal(#[source] Box<dyn Error + Send + Sync>),
}

impl StoreError {
    /// Advice for the operator, to append to the error; empty where the error contains it.
    #[must_use]
    pub fn way_on(&self) -> &'static str {
        match self {
            StoreError::NotADatabase => {
                ". Nothing has been changed. Name the right file, or let `sztab restore` put a backup in its place"
            }
            StoreError::Damaged(_) => {
                ". Nothing has been changed. `sztab doctor` says what is wrong, `sztab restore` puts a backup in its place"
            }
            StoreError::NewerSchema { .. } => {
                ". Nothing has been changed. Start the newer version of Sztab, or `sztab restore` the copy that it made before"
            }
            StoreError::UnknownSchema { .. } => {
                ". Nothing has been changed. Name another database, or let `sztab restore` put a backup in its place"
            }
            _ => "",
        }
    }

    pub(super) fn damaged(what: &str, value: impl std::fmt::Display) -> Self {
        StoreError::Damaged(format!("{what} is {value}"))
    }
}

/// The command that finishes a restore, as a shell reads it.
fn restore_command(database: &Path, from: &Path) -> String {
    let quoted = |path: &Path| {
        let text = path.display().to_string();
        let is_plain = text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"/._-+=:@,".contains(&byte));
        if is_plain { text } else { format!("'{}'", text.replace('\'', r"'\''")) }
    };
    format!("sztab restore --database {} {}", quoted(database), quoted(from))
}

/// Extended codes of failed reads; all other I/O codes are of failed writes.
const FAILED_READING: [i32; 2] = [266, 522];

impl From<sqlx::Error> for StoreError {
    /// Classifies an error of the database library. All expected conditions are checked before, so that it is either
    /// trouble of the machine or a bug.
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(database) => {
                let code = database.code().and_then(|code| code.parse::<i32>().ok()).unwrap_or_default();
                // The low byte of SQLite's extended code is its primary code: https://sqlite.org/rescode.html
                let reason = |what: &str| format!("{what} ({})", database.message());
                let with_code = |what: &str| format!("{what} ({}, code {code})", database.message());
                match code & 0xff {
                    8 => StoreError::Unwritable { reason: reason("the file or its folder is read-only") },
                    10 if !FAILED_READING.contains(&code) => {
                        StoreError::Unwritable { reason: with_code("the disk refuses to be written") }
                    }
                    13 => StoreError::Unwritable { reason: reason("the disk is full") },
                    10 => StoreError::Unavailable { reason: with_code("the disk cannot be read") },
                    // BUSY, LOCKED, PROTOCOL
                    5 | 6 | 15 => StoreError::Unavailable { reason: reason("another program holds the file") },
                    7 => StoreError::Unavailable { reason: reason("there is not enough memory") },
                    14 => StoreError::Unavailable { reason: reason("the file cannot be opened") },
                    // PERM, AUTH
                    3 | 23 => StoreError::Unavailable { reason: reason("the file may not be used") },
                    // INTERRUPT, NOLFS
                    9 | 22 => StoreError::Unavailable { reason: with_code("the system refuses") },
                    11 => StoreError::Damaged(error.to_string()),
                    26 => StoreError::NotADatabase,
                    _ => StoreError::Internal(Box::new(error)),
                }
            }
            sqlx::Error::Encode(refused) => match refused.downcast_ref() {
                Some(StoreError::IdOutOfRange { id }) => StoreError::IdOutOfRange { id: *id },
                _ => StoreError::Internal(Box::new(error)),
            },
            sqlx::Error::ColumnDecode { source, .. } => match source.downcast_ref() {
                Some(StoreError::Damaged(reason)) => StoreError::Damaged(reason.clone()),
                _ => StoreError::Internal(Box::new(error)),
            },
            sqlx::Error::PoolTimedOut => {
                StoreError::Unavailable { reason: "those before have not come to an end in time".to_owned() }
            }
            sqlx::Error::Io(_) | sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed => {
                StoreError::Unavailable { reason: error.to_string() }
            }
            _ => StoreError::Internal(Box::new(error)),
        }
    }
}
