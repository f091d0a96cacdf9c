//! The session in general, for any pictures and any chat: seats, the log, and the posts owed to each player.
//!
//! The referee stands between the front end and the store. It knows no Discord and no words: it takes an
//! act of a user, checks who, where and on which version of the game, lets the rules carry it out, and returns once
//! it is on disk together with the posts that are owed for it.
//!
//! ```
//! use sztab_game::Language;
//! use sztab_referee::{Act, ComputerPlayer, FactionChoice, Interaction, LobbyOptions, Place, Referee, Request,
//! Venue}; use sztab_store::{ChannelId, GuildId, InteractionId, Player, Store, UnixMs, UserId};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = tempfile::tempdir()?;
//! # let store = Store::open(folder.path().join("games.db")).await?;
//! # let now = UnixMs(1_790_000_000_000);
//! # let user = UserId(1);
//! let referee = Referee::new(store, &[sztab_neuroshima::KIND]);
//! let player = Player { user, name: "Ala".to_owned() };
//! let venue = Venue { guild: GuildId(2), channel: ChannelId(3) };
//! let computers = ComputerPlayer { strength: "casual".to_owned(), name: "the computers".to_owned() };
//! let usual = LobbyOptions::new(Language::English, Place::Here);
//! let options = LobbyOptions { computers: vec![computers], terms: "first=host".to_owned(), ..usual };
//! let begun = Interaction { id: InteractionId(10), at: now };
//! let game = referee.begin_against_computers(venue, player, &FactionChoice::Faction("borgo".to_owned()), &options,
//! begun).await?;
//!
//! let request = Request::new(game, user, None, Interaction { id: InteractionId(11), at: now });
//! let acted = referee.act(Request { act: Act::Line("place-hq C3 0".to_owned()), ..request }).await?;
//! assert_eq!(acted.session.seq.0, 1);
//! # Ok(())
//! # }
//! ```
//!
//! | module | content |
//! |---|---|
//! | `lobby`, `seating`, `options`, `draft`, `start`, `first_game`, `rematch`, `mirror` | a session before its game |
//! | `act`, `proposal`, `vote`, `line`, `fold`, `path`, `session`, `sight`, `secrets` | a line, from said to read back |
//! | `orders`, `computers`, `undo`, `draw`, `consent`, `resignation`, `fall`, `substitute` | what else moves a game on |
//! | [`clock`], `timing`, `pace`, `jobs`, `expiry` | time |
//! | `owed`, `content`, `history`, `thread`, `moving` | posts: which are owed, and what they are made from |
//! | `verify`, `compare`, `export`, `examine` | proofs and records |
//! | [`league`], `organise`, [`ratings`], `statistics` | seasons, organisers, figures |
//! | `settings`, `persons`, `erase`, [`limits`] | people, and what each may ask for |
//!
//! # Architecture invariants
//!
//! * One session, one act at a time; different sessions in parallel.
//! * Truth is the log. A session in memory is a cache, dropped whenever the store refuses a change.
//! * Nothing is told before it is on disk.

mod act;
pub mod clock;
mod compare;
mod computer;
mod consent;
mod content;
pub mod draft;
mod drafting;
mod draw;
mod erase;
mod error;
mod examine;
mod export;
mod fall;
mod first_game;
mod fold;
mod history;
mod jobs;
pub mod league;
pub mod limits;
mod line;
mod listing;
mod lobby;
mod mirror;
mod moving;
mod options;
mod orders;
mod organise;
mod owed;
mod pace;
mod path;
mod persons;
mod proposal;
pub mod ratings;
mod rematch;
mod request;
mod resignation;
mod seating;
mod secrets;
mod session;
mod settings;
mod sight;
mod start;
mod statistics;
mod substitute;
mod thread;
mod timing;
mod undo;
mod verify;
mod vote;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::limits::{DEFAULT_MAX_SESSIONS_PER_SERVER, MAX_CONCURRENT_COMPUTER_TURNS};
use sztab_game::view::Playable;
use sztab_game::{Kind, SeatFile};
use sztab_store::{Game as Record, GameId, Status, Store};

pub use act::{ActionResult, EarlierAction};
pub use compare::RequestOrigin as VerifiedFrom;
pub use computer::{ComputerTurn, is_computer_turn};
pub use content::{
    FallAnswer, JobContent, JobKind, Matter, PostContent, PostKind, Proposal, Reminder, SeasonJob, SeasonJobKind,
    SeasonPost, SeatOffer, UndoAnswer, UndoRequest, UnreachableChannel, UnreadableContent, Vote,
};
pub use drafting::DraftPoint;
pub use draw::DrawOfferResult;
pub use erase::{EraseRequest, ErasureEffects};
pub use error::RefereeError;
pub use examine::{Examination, ExaminationEvent, Finding, examine};
pub use fall::Deadline;
pub use first_game::FirstGame;
pub use fold::FreeUndo;
pub use history::Moment;
pub use history::{ComputerActions, History};
pub use jobs::NOTICE_DAYS;
pub use line::Line;
pub use lobby::IDLE_LOBBY_DAYS;
pub use lobby::{FactionChoice, RANDOM, players_to_agree, undecided_players};
pub use mirror::asks_discord;
pub use moving::MoveRequest;
pub use options::{
    ComputerPlayer, DaysOffBound, DraftProgress, LobbyOptions, Place, SeasonGame, Swapped, host_and_guest, host_of,
};
pub use organise::{
    AdminFilter, AdminSession, GameResult, MultiplayerResult, ResultFilter, Results, Ruling, RulingRequest,
    StoredRuling, Template, TemplateChange, TemplateClock,
};
pub use pace::{DaysOff, HOURS_LOCK_DAYS, MIN_PLAYING_MINUTES};
pub use persons::{COMPUTER_USER, computer_number, computer_user, is_computer, is_person};
pub use request::{Act, Interaction, Request, Venue};
pub use resignation::ResignationResult;
pub use seating::{LobbyTerm, TermRequest};
pub use secrets::{OpeningProof, Secret, joint_commitment};
pub use session::Session;
pub use settings::{DEFAULT_REMINDER_HOURS, DEFAULT_VACATION_DAYS, PersonalSettings, ServerSettings};
pub use statistics::{
    Ending, MAX_GAMES, MultiplayerGame, Pace, Places, PlayedGame, Statistics, Tally, count_turns, thinking_times,
};
pub use substitute::SeatReply;
pub use thread::ThreadRequest;
pub use timing::IDLE_DAYS;
pub use undo::UndoResult;
pub use verify::{Comparison, Disproof, DisproofKind, Proof, VerifiedFacts};

/// The referee of all sessions of one database.
#[derive(Clone, Debug)]
pub struct Referee {
    store: Store,
    kinds: &'static [Kind],
    /// The files offered to new games, keyed by kind id.
    offered: Arc<HashMap<&'static str, Offer>>,
    sessions: Arc<Mutex<HashMap<GameId, SessionSlot>>>,
    /// The lock taken by a season's change that another change has overtaken, so that such changes are decided again
    /// one at a time.
    overtaken: Arc<tokio::sync::Mutex<()>>,
    /// Maximum number of open sessions per server.
    sessions_of_a_server: u32,
    /// Limits the computer player's concurrent computations over all tables.
    thoughts: Arc<Semaphore>,
    /// Recently computed ratings of servers.
    ratings: ratings::RatingsCache,
    /// Recently read logs of seasons.
    season_logs: league::LogCache,
}

/// The files offered to new games of a kind, in the order of the kind.
#[derive(Clone, Debug, Default)]
struct Offer {
    /// Files that a seat can choose.
    files: Vec<SeatFile>,
    /// Files available to all seats, regardless of the seats' choices.
    for_all: Vec<SeatFile>,
    /// All of these files as parsed by the game's view.
    playables: Vec<Playable>,
}

impl Offer {
    /// Selects the files that the game's view can read, parsing each once.
    fn new(kind: &Kind, files: Vec<SeatFile>) -> Self {
        let read = |file: SeatFile| kind.view().read_playable(file.data()).map(|playable| (file, playable));
        let (files, playables): (Vec<_>, Vec<Playable>) = files.into_iter().filter_map(read).unzip();
        let is_for_all = |id: &str| playables.iter().any(|playable| playable.is_for_all && playable.id == id);
        let (for_all, files) = files.into_iter().partition(|file: &SeatFile| is_for_all(&file.id));
        Self { files, for_all, playables }
    }
}

/// Maximum time that reading a session waits for a change in progress. A commit takes less, unless it has to wait
/// itself.
const LOCK_TIMEOUT: Duration = Duration::from_millis(100);

/// The lock of one session, containing the session once it has been read.
type SessionSlot = Arc<tokio::sync::Mutex<Option<Session>>>;

impl Referee {
    /// A referee for the contents of a store and these kinds of games; new games are offered the bundled files.
    #[must_use]
    pub fn new(store: Store, kinds: &'static [Kind]) -> Self {
        let offered = Arc::new(kinds.iter().map(|kind| (kind.info().id, Offer::new(kind, kind.files()))).collect());
        Self {
            store,
            kinds,
            offered,
            sessions: Arc::default(),
            overtaken: Arc::default(),
            sessions_of_a_server: DEFAULT_MAX_SESSIONS_PER_SERVER,
            thoughts: Arc::new(Semaphore::new(MAX_CONCURRENT_COMPUTER_TURNS)),
            ratings: ratings::RatingsCache::default(),
            season_logs: league::LogCache::default(),
        }
    }

    /// Offers other files to new games of a kind. Games in play keep those that they started with.
    #[must_use]
    pub fn with_files(self, kind: &Kind, files: Vec<SeatFile>) -> Self {
        let mut offered = self.offered.as_ref().clone();
        offered.insert(kind.info().id, Offer::new(kind, files));
        Self { offered: Arc::new(offered), ..self }
    }

    /// Sets the maximum number of open tables per server.
    #[must_use]
    pub fn with_max_sessions_per_server(self, most: u32) -> Self {
        Self { sessions_of_a_server: most, ..self }
    }

    /// The kinds of games that the referee knows; the first one is the default.
    #[must_use]
    pub fn kinds(&self) -> &'static [Kind] {
        self.kinds
    }

    /// The files offered to new games of a kind, in the order of the kind.
    #[must_use]
    pub fn files(&self, kind: &Kind) -> &[SeatFile] {
        self.offered.get(kind.info().id).map_or(&[], |offer| offer.files.as_slice())
    }

    /// The file with this id among those available to all seats of new games, regardless of the seats' choices.
    #[must_use]
    pub fn file_for_all(&self, kind: &Kind, id: &str) -> Option<&SeatFile> {
        self.offered.get(kind.info().id)?.for_all.iter().find(|file| file.id == id)
    }

    /// All files, including those for all seats, as parsed by the game's view.
    #[must_use]
    pub fn playables(&self, kind: &Kind) -> &[Playable] {
        self.offered.get(kind.info().id).map_or(&[], |offer| offer.playables.as_slice())
    }

    /// The file with this id among those offered to new games of a kind.
    #[must_use]
    pub fn file(&self, kind: &Kind, id: &str) -> Option<&SeatFile> {
        self.files(kind).iter().find(|file| file.id == id)
    }

    /// The underlying store.
    #[must_use]
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// The lock of a session. A game that is not in play needs no lock: it is not changed here, and invented ids must
    /// not fill the memory.
    fn session_slot(&self, record: &Record) -> SessionSlot {
        if record.status != Status::Running {
            return SessionSlot::default();
        }
        let mut sessions = self.sessions.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(sessions.entry(record.id).or_default())
    }

    /// The lock of a session that is in memory because it is in play.
    fn slot_in_memory(&self, game: GameId) -> Option<SessionSlot> {
        let sessions = self.sessions.lock().unwrap_or_else(PoisonError::into_inner);
        sessions.get(&game).map(Arc::clone)
    }

    /// The lock of a session. Only the existence of the game is looked up here: [`Self::current`] reads the game once
    /// the lock is taken.
    async fn session_lock(&self, game: GameId) -> Result<SessionSlot, RefereeError> {
        match self.slot_in_memory(game) {
            Some(slot) => Ok(slot),
            None => Ok(self.session_slot(&self.store.load_game(game).await?)),
        }
    }

    /// A copy of the current session.
    ///
    /// # Errors
    ///
    /// If there is no such game, it has not started, or the store is unavailable.
    pub async fn load_session(&self, game: GameId) -> Result<Session, RefereeError> {
        let slot = self.session_lock(game).await?;
        let Ok(mut slot) = timeout(LOCK_TIMEOUT, slot.lock()).await else { return self.read_rows(game).await };
        self.load_current(&mut slot, game).await
    }

    /// A session read from its written lines while a change to it is in progress. The change may have to wait for the
    /// disk, or for another program that holds the database's write lock, but readers do not.
    async fn read_rows(&self, game: GameId) -> Result<Session, RefereeError> {
        Session::read(&self.store, self.store.load_game(game).await?, self.kinds).await
    }

    /// A copy of the session of a game whose row the caller has read. The row is read again only if the game has
    /// changed since, so the session is never older than the state known to this process.
    ///
    /// # Errors
    ///
    /// If the game has not started, or the store is unavailable.
    pub async fn load_session_of(&self, record: &Record) -> Result<Session, RefereeError> {
        let slot = self.session_slot(record);
        let Ok(mut slot) = timeout(LOCK_TIMEOUT, slot.lock()).await else { return self.read_rows(record.id).await };
        if slot.as_ref().is_none_or(|known| known.seq == record.last) {
            let session = self.load_at_row(&mut slot, record.clone()).await?;
            if session.seq == record.last {
                return Ok(session);
            }
        }
        self.load_current(&mut slot, record.id).await
    }

    /// The session as stored in the database.
    async fn load_current(&self, slot: &mut Option<Session>, game: GameId) -> Result<Session, RefereeError> {
        let record = self.store.load_game(game).await?;
        self.load_at_row(slot, record).await
    }

    /// The session for a row. The session in memory is used only if the log has not grown, because another process may
    /// have written to it.
    async fn load_at_row(&self, slot: &mut Option<Session>, record: Record) -> Result<Session, RefereeError> {
        let session = match slot.take() {
            Some(known) if known.seq == record.last => Session { record, ..known },
            _ => Session::read(&self.store, record, self.kinds).await?,
        };
        if session.record.status == Status::Running {
            *slot = Some(session.clone());
        } else {
            // A caller whose row was read before the end has put the session there.
            self.forget(session.record.id);
        }
        Ok(session)
    }

    /// Removes a finished session, so that memory contains only running ones.
    fn forget(&self, game: GameId) {
        self.sessions.lock().unwrap_or_else(PoisonError::into_inner).remove(&game);
    }
}
