//! What a table needs, whatever its pictures or its chat: seats, the log, and who is told what.
//!
//! The referee stands between whoever talks to players and the store. It knows no Discord and no words: it takes an
//! act of a user, checks who, where and on which version of the game, lets the rules carry it out, and returns once
//! it is on disk together with the posts that are owed for it.
//!
//! # Architecture invariants
//!
//! * One table, one act at a time; different tables in parallel.
//! * Truth is the log. A table in memory is a cache, dropped whenever the store refuses a change.
//! * Nothing is told before it is on disk.

mod act;
pub mod clock;
mod compare;
mod content;
pub mod draft;
mod drafting;
mod draw;
mod error;
mod examine;
mod expiry;
mod export;
mod fall;
mod fold;
mod history;
mod jobs;
mod likely;
mod line;
mod listing;
mod lobby;
mod mirror;
mod moment;
mod moving;
mod options;
mod orders;
mod owed;
mod pace;
mod practice;
mod rematch;
mod retold;
mod schedules;
mod settings;
mod so_far;
mod stand_in;
mod start;
mod statistics;
mod substitute;
mod table;
mod thread;
mod timing;
mod undo;
mod verify;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::games::neuroshima::rules::Catalogue;
use crate::limits::TABLES_OF_A_SERVER;
use crate::store::{Game as Record, GameId, Status, Store};

pub use act::{Act, Acted, Request};
pub use compare::Place as VerifiedFrom;
pub use content::{
    FallAnswer, JobContent, JobKind, LostPlace, PostContent, PostKind, Reminding, SeatOffer, UndoAnswer, UndoRequest,
    UnreadableContent,
};
pub use draw::Offered;
pub use error::RefereeError;
pub use examine::{Examined, Finding, examine};
pub use expiry::QUIET_DAYS;
pub use fall::Deadline;
pub use fold::TakeBack;
pub use history::{History, Toll};
pub use jobs::NOTICE_DAYS;
pub use likely::likelihood;
pub use line::Line;
pub use lobby::{ArmyChoice, RANDOM, undecided};
pub use mirror::asks_discord;
pub use moment::Moment;
pub use moving::MoveRequest;
pub use options::{Armies, Drafting, First, LobbyOptions, Mirror, Place, roles};
pub use pace::{DaysOff, FEWEST_MINUTES, HOURS_KEPT_DAYS};
pub use practice::FirstGame;
pub use retold::{Ordered, Telling};
pub use settings::{Personal, REMINDER_HOURS, ServerSettings, VACATION_DAYS};
pub use so_far::SoFar;
pub use stand_in::{STAND_IN, is_practice};
pub use statistics::{Ending, MOST_GAMES, Played, Statistics, Tally, thinking, turns};
pub use substitute::SeatReply;
pub use table::Table;
pub use thread::ThreadCare;
pub use timing::IDLE_DAYS;
pub use undo::Undone;
pub use verify::{Compared, Disproof, Doubt, Proof, Proven};

/// The referee of all tables of one database.
#[derive(Clone, Debug)]
pub struct Referee {
    store: Store,
    armies: Arc<Catalogue>,
    tables: Arc<Mutex<HashMap<GameId, TableSlot>>>,
    /// Open tables that one server may have.
    tables_of_a_server: u32,
}

/// The lock of one table, with the table once it has been read.
type TableSlot = Arc<tokio::sync::Mutex<Option<Table>>>;

impl Referee {
    /// A referee of what the store holds, for new games with the armies that come with the program.
    #[must_use]
    pub fn new(store: Store) -> Self {
        let (armies, tables) = (Arc::default(), Arc::default());
        Self { store, armies, tables, tables_of_a_server: TABLES_OF_A_SERVER }
    }

    /// Offers other armies to new games. Those that are being played keep the files that they began with.
    #[must_use]
    pub fn with_armies(self, armies: Catalogue) -> Self {
        Self { armies: Arc::new(armies), ..self }
    }

    /// Lets one server have so many open tables.
    #[must_use]
    pub fn with_tables_of_a_server(self, most: u32) -> Self {
        Self { tables_of_a_server: most, ..self }
    }

    /// The armies that new games are offered.
    #[must_use]
    pub fn armies(&self) -> &Catalogue {
        &self.armies
    }

    /// The store behind it.
    #[must_use]
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// The lock of a table. A game that is not being played needs none: nothing about it changes here, and numbers
    /// that anybody can make up must not fill the memory.
    fn slot(&self, record: &Record) -> TableSlot {
        if record.status != Status::Running {
            return TableSlot::default();
        }
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(tables.entry(record.id).or_default())
    }

    /// The lock of a table that is in memory because it is being played.
    fn slot_in_memory(&self, game: GameId) -> Option<TableSlot> {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.get(&game).map(Arc::clone)
    }

    /// The lock of a table. The database is asked only whether there is such a game: [`Self::current`] reads it, once
    /// the lock is taken.
    async fn lock_of(&self, game: GameId) -> Result<TableSlot, RefereeError> {
        match self.slot_in_memory(game) {
            Some(slot) => Ok(slot),
            None => Ok(self.slot(&self.store.game(game).await?)),
        }
    }

    /// A copy of a table as it stands.
    ///
    /// # Errors
    ///
    /// If there is no such game, it has not started, or the store is out of reach.
    pub async fn table(&self, game: GameId) -> Result<Table, RefereeError> {
        let slot = self.lock_of(game).await?;
        let mut slot = slot.lock().await;
        self.current(&mut slot, game).await
    }

    /// The table as the database has it: what is in memory counts only while the log is no longer, because another
    /// process may have written.
    async fn current(&self, slot: &mut Option<Table>, game: GameId) -> Result<Table, RefereeError> {
        let record = self.store.game(game).await?;
        let table = match slot.take() {
            Some(known) if known.seq == record.last => Table { record, ..known },
            _ => Table::read(&self.store, record).await?,
        };
        if table.record.status == Status::Running {
            *slot = Some(table.clone());
        }
        Ok(table)
    }

    /// Forgets a table that is over, so that memory holds running ones only.
    fn forget(&self, game: GameId) {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).remove(&game);
    }
}
