//! Errors of the store.

use super::id::{ChannelId, GameId, GuildId, SeasonId, Seq, Subject, UserId};
use std::error::Error;
use std::path::{Path, PathBuf};

/// The reason an operation failed. In every case, nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The channel already has a session, in its lobby or in play.
    #[error("channel {channel} already has an open table, game {game}")]
    ChannelBusy {
        /// The requested channel.
        channel: ChannelId,
        game: GameId,
    },
    /// This interaction has already changed something. This is not the user's mistake: show the current state.
    #[error("this interaction has already acted: it brought {subject} to {seq}")]
    Duplicate {
        /// The subject that was changed.
        subject: Subject,
        /// The number of a game's log lines after the change; 0 for other subjects.
        seq: Seq,
    },
    /// The log has grown since the caller read it.
    #[error("expected {expected} actions in the log, found {found}")]
    Conflict {
        /// The last line known to the caller.
        expected: Seq,
        /// The actual last line.
        found: Seq,
    },
    #[error("there is no game {0}")]
    NoSuchGame(GameId),
    /// The subject of a post or a job is not a game.
    #[error("{0} is not a game")]
    NotAGame(Subject),
    /// This is allowed only while the game is in play.
    #[error("game {0} is not running")]
    NotRunning(GameId),
    /// This is allowed only before the game starts.
    #[error("game {0} is not in its lobby")]
    NotLobby(GameId),
    /// The game is over or cancelled.
    #[error("game {0} has ended")]
    Ended(GameId),
    /// The user already has a seat in this session.
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
    /// The user takes part in other games or seasons than when the caller read them.
    #[error("user {0} has a part in other games or seasons by now")]
    PartChanged(UserId),
    /// The user already has the maximum number of open lobbies.
    #[error("user {user} has {} open lobbies already", games.len())]
    TooManyLobbies {
        user: UserId,
        /// The lobbies, oldest first.
        games: Vec<GameId>,
    },
    /// The user already has the maximum number of open sessions.
    #[error("user {user} has opened {open} tables that are open still")]
    TooManySessions {
        user: UserId,
        /// The number of open sessions.
        open: usize,
    },
    /// The user already has the maximum number of open sessions with a certain other user.
    #[error("user {user} has {} open tables with user {other}", games.len())]
    TooManyAgainst {
        user: UserId,
        other: UserId,
        /// The sessions, oldest first.
        games: Vec<GameId>,
    },
    /// The server already has the maximum number of open sessions.
    #[error("guild {guild} has {open} open tables")]
    GuildFull {
        /// The server.
        guild: GuildId,
        /// The number of open sessions.
        open: i64,
    },
    #[error("there is no season {}", .0.0)]
    NoSuchSeason(SeasonId),
    /// The log of the season has grown since the caller read it.
    #[error("expected {expected} lines in the log of season {}, found others", season.0)]
    SeasonMovedOn {
        season: SeasonId,
        /// The last line known to the caller.
        expected: u64,
    },
    /// The server already has the maximum number of open seasons.
    #[error("guild {guild} has {open} open seasons")]
    TooManySeasons {
        /// The server.
        guild: GuildId,
        /// The number of open seasons.
        open: i64,
    },
    /// Every seat is taken.
    #[error("game {0} has no free seat")]
    LobbyFull(GameId),
    /// The outbox has no such post, or it has already been sent.
    #[error("no post {0} is waiting")]
    NoSuchPost(i64),
    /// The job is no longer waiting: it was completed or dropped.
    #[error("no job {0} is waiting")]
    NoSuchJob(i64),
    /// The faction hash is already used for a different text.
    #[error("faction hash {0} is kept with another text")]
    FactionHashReused(String),
    /// Not an id that Discord issues.
    #[error("id {id} is out of range")]
    IdOutOfRange { id: u64 },
    /// The file cannot be opened or read, or the store is closed. A later retry may succeed.
    #[error("the database is unavailable: {reason}")]
    Unavailable {
        /// The operating system's error.
        reason: String,
    },
    /// The disk or the file accepts no changes: it is full, read-only, failing, or locked by another program. Reading
    /// still works, and a later retry may succeed.
    #[error("the database cannot be written: {reason}")]
    Unwritable {
        /// The cause, and the operating system's error.
        reason: String,
    },
    /// No folder has room for the copy on which a database is examined, so the database was not examined.
    #[error(
        "it was not examined, because no folder takes a copy of it ({}); make room, or name another folder by TMPDIR",
        .tried.join("; ")
    )]
    NotExamined {
        /// The folders, each with the reason it failed.
        tried: Vec<String>,
    },
    /// The database was written by a newer version of the program.
    #[error("the database has schema {found}, this program knows schemas up to {known}")]
    NewerSchema {
        /// The newest migration applied to the file.
        found: i64,
        /// The newest migration known to the program.
        known: i64,
    },
    /// The database was written by an older version of the program, and was opened for reading only.
    #[error(
        "the database has schema {found}, this program has schema {known}: a start of the bot brings it up to date"
    )]
    OlderSchema {
        /// The newest migration applied to the file.
        found: i64,
        /// The newest migration known to the program.
        known: i64,
    },
    /// The database's schema has a number that this program uses, but different contents.
    #[error(
        "the database has another schema {schema} than this program: it was made before the first release, and nothing \
         brings it up to date"
    )]
    UnknownSchema {
        /// The first migration in the file that differs from this program's.
        schema: i64,
    },
    /// Another program is using the database.
    #[error(
        "{} works on it: stop that one first, or name another database by SZTAB_DATABASE",
        process.map_or_else(|| "another program".to_owned(), |process| format!("another program, process {process},"))
    )]
    InUse {
        /// That program's process id, if known.
        process: Option<u32>,
    },
    /// A file of that name exists; existing files are never overwritten.
    #[error("{0} is there already, and nothing is overwritten")]
    FileExists(String),
    /// A journal exists without its database: only one of them was moved or removed, or a restore was interrupted.
    #[error(
        "there is a journal beside {0}, but not the database that it belongs to: put that file back, or name a backup by `sztab restore`"
    )]
    JournalAlone(String),
    /// No database exists, but files of a restore do: it was interrupted, or the database was removed.
    #[error(
        "there is no database {}, but {} of a restore that was cut short: finish it by `{}`; to begin with an empty \
         database instead, move that file elsewhere",
        .database.display(),
        .left.display(),
        restore_command(.database, .left)
    )]
    RestoreCutShort {
        /// The path at which the database is expected.
        database: PathBuf,
        /// The file from which the restore continues.
        left: PathBuf,
    },
    /// The database's schema is not one that any version of this program has made.
    #[error("the database schema is not ours: {reason}")]
    ForeignSchema {
        /// The difference from this program's schema.
        reason: String,
    },
    /// The file is not an `SQLite` database.
    #[error("the file is not a database")]
    NotADatabase,
    /// The database contains something that the store never writes.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// A bug in the program: log it.
    #[error("the store failed")]
    Internal(#[source] Box<dyn Error + Send + Sync>),
}

impl StoreError {
    /// Advice for the operator, to append to the error; empty if the error already contains it.
    #[must_use]
    pub fn advice(&self) -> &'static str {
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

/// The command that finishes a restore, quoted for a shell.
fn restore_command(database: &Path, from: &Path) -> String {
    let quoted = |path: &Path| {
        let text = path.display().to_string();
        let is_plain = text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"/._-+=:@,".contains(&byte));
        if is_plain { text } else { format!("'{}'", text.replace('\'', r"'\''")) }
    };
    format!("sztab restore --database {} {}", quoted(database), quoted(from))
}

/// The extended codes of `SQLite` for failed reads; all other I/O codes mean failed writes.
const READ_FAILURE_CODES: [i32; 2] = [266, 522];

impl From<sqlx::Error> for StoreError {
    /// Classifies an error of the database library. All expected conditions are checked earlier, so the error is either
    /// a problem of the machine or a bug.
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(database) => {
                let code = database.code().and_then(|code| code.parse::<i32>().ok()).unwrap_or_default();
                // The low byte of SQLite's extended code is its primary code: https://sqlite.org/rescode.html
                let reason = |what: &str| format!("{what} ({})", database.message());
                let with_code = |what: &str| format!("{what} ({}, code {code})", database.message());
                match code & 0xff {
                    8 => StoreError::Unwritable { reason: reason("the file or its folder is read-only") },
                    10 if !READ_FAILURE_CODES.contains(&code) => {
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
