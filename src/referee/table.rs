//! A table in memory: the game, the people, the version.

use std::fmt;
use std::sync::Arc;

use crate::games::face::{Face, Plain};
use crate::games::neuroshima::rules::{Action, Army, Game, Illegal, Opening, PLAYABLE_RULES, Roster, Side, State};
use crate::games::{self, KINDS, Kind};
use crate::store::{Game as Record, Seq, Snapshot, Store, UserId};

use super::fold::{TakeBack, counting, fold, undone_to};
use super::stand_in::{STAND_IN, is_practice};
use super::{Line, Referee, RefereeError};

/// A game that has started, at some version.
#[derive(Clone, PartialEq, Eq)]
pub struct Table {
    /// Seats, channel and options.
    pub record: Record,
    /// The game itself.
    pub game: Game,
    /// How many lines of the log it contains.
    pub seq: Seq,
    /// The last line that counts: what nobody has taken back.
    pub counted: Seq,
    /// The last step, if its player may take it back unasked.
    pub takes_back: Option<TakeBack>,
}

impl fmt::Debug for Table {
    /// Leaves out the piles.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Table").field("game", &self.record.id).field("seq", &self.seq).finish_non_exhaustive()
    }
}

impl Table {
    /// Reads a table: the newest snapshot and what followed it, or the whole log if the snapshot is of no use.
    pub(super) async fn read(store: &Store, record: Record) -> Result<Self, RefereeError> {
        let id = record.id;
        let opening = Self::opening(store, &record).await?;
        let snapshot = store.latest_snapshot(id).await?;
        let restored = snapshot.and_then(|(seq, snapshot)| Some((restore(opening.game(), &snapshot)?, seq)));
        if let Some((mut game, seq)) = restored {
            let since = store.log_since(id, seq).await?;
            // What goes back behind the snapshot cannot be told from it.
            if since.iter().all(|entry| undone_to(&entry.line).is_none()) {
                let takes_back = fold(&mut game, id, seq, &since)?;
                let seq = since.last().map_or(seq, |entry| entry.seq);
                return Ok(Self { record, game, seq, counted: seq, takes_back });
            }
        }
        let (mut game, log) = (opening.game(), store.log(id).await?);
        let lines = counting(&log);
        let counted = lines.last().map_or(Seq::OPENING, |entry| entry.seq);
        let takes_back = fold(&mut game, id, Seq::OPENING, lines)?;
        let seq = log.last().map_or(Seq::OPENING, |entry| entry.seq);
        Ok(Self { record, game, seq, counted, takes_back })
    }

    /// Loads the opening; rejects games of another rules version. Every use of a started game loads it.
    pub(super) async fn opening(store: &Store, record: &Record) -> Result<Start, RefereeError> {
        playable(record)?;
        let broken = |reason: String| RefereeError::Broken { game: record.id, reason };
        let text = store.opening(record.id).await?.ok_or(RefereeError::NotRunning(record.id))?;
        let opening = serde_json::from_str(&text).map_err(|error| broken(error.to_string()))?;
        let mut armies = Vec::with_capacity(record.seats.len());
        for seat in &record.seats {
            let hash = seat.army_hash.as_deref().ok_or_else(|| broken("a seat has no army".to_owned()))?;
            let data = store.army_source(hash).await?.ok_or_else(|| broken(format!("army {hash} is not kept")))?;
            let army = Army::parse(&data.army, &data.source).map_err(|error| broken(error.to_string()))?;
            armies.push(Arc::new(army));
        }
        Ok(Start { roster: Arc::new(Roster::new(armies)), opening })
    }

    /// How the game is shown.
    #[must_use]
    pub fn face(&self) -> &'static dyn Face {
        Kind::find(KINDS, games::Game::kind(&self.game)).map_or(&Plain, |kind| kind.face())
    }

    /// Which side a user plays.
    #[must_use]
    pub fn side_of(&self, user: UserId) -> Option<Side> {
        let own = self.record.seat_of(user).map(|seat| Side(seat.seat))?;
        // Alone at a table, a player is whichever side is to act.
        let acts = if is_practice(&self.record) { self.game.to_act() } else { None };
        Some(acts.unwrap_or(own))
    }

    /// Whether a user may take the last step back without asking anybody.
    #[must_use]
    pub fn may_take_back(&self, side: Side) -> bool {
        self.takes_back.is_some_and(|step| step.side == side)
    }

    /// Whether it is for a side to act.
    ///
    /// # Errors
    ///
    /// Why not, as the rules say it.
    pub fn may_act(&self, side: Side) -> Result<(), RefereeError> {
        if self.game.to_act() == Some(side) {
            return Ok(());
        }
        let illegal = self.game.check(side, Action::End).err().unwrap_or(Illegal::GameOver);
        Err(RefereeError::Illegal { illegal, side, game: Box::new(self.game.clone()) })
    }

    /// Who plays a side.
    #[must_use]
    pub fn player(&self, side: Side) -> Option<UserId> {
        let user = self.record.seats.iter().find(|seat| seat.seat == side.0)?.user;
        // Who sits alone acts for the stand-in too.
        let acts = if user == STAND_IN { self.record.seats.iter().find(|seat| seat.user != user) } else { None };
        Some(acts.map_or(user, |seat| seat.user))
    }

    /// What a side's player is called.
    #[must_use]
    pub fn player_name(&self, side: Side) -> &str {
        self.record.seats.iter().find(|seat| seat.seat == side.0).map_or("", |seat| seat.name.as_str())
    }

    /// The legal actions of the side to act as lines of the notation, in canonical order.
    #[must_use]
    pub fn legal_lines(&self) -> Vec<String> {
        let Some(side) = self.game.to_act() else { return Vec::new() };
        self.game.legal_actions().into_iter().map(|action| Line::Action(action).print(&self.game, side)).collect()
    }
}

impl Referee {
    /// A running game as it would be if nothing after a line of its log had been done.
    pub(super) async fn back_to(&self, now: &Table, to: Seq) -> Result<Table, RefereeError> {
        let id = now.record.id;
        let log = self.store.log(id).await?;
        let mut counting = counting(&log);
        counting.retain(|entry| entry.seq <= to);
        let mut game = Table::opening(&self.store, &now.record).await?.game();
        let counted = counting.last().map_or(Seq::OPENING, |entry| entry.seq);
        let takes_back = fold(&mut game, id, Seq::OPENING, counting)?;
        Ok(Table { record: now.record.clone(), game, seq: now.seq, counted, takes_back })
    }
}

/// Refuses a game of a version of the rules that this program does not have.
pub(super) fn playable(record: &Record) -> Result<(), RefereeError> {
    match &record.started {
        Some(started) if !PLAYABLE_RULES.contains(&started.rules_version) => {
            Err(RefereeError::OtherRules { game: record.id, version: started.rules_version })
        }
        _ => Ok(()),
    }
}

/// What a game began with.
pub(super) struct Start {
    pub roster: Arc<Roster>,
    pub opening: Opening,
}

impl Start {
    /// The armies by side.
    pub(super) fn armies(&self) -> Vec<Arc<Army>> {
        self.roster.sides().map(|side| Arc::new(self.roster.army(side).clone())).collect()
    }

    pub(super) fn game(&self) -> Game {
        Game::new(Arc::clone(&self.roster), &self.opening)
    }
}

/// A game from a snapshot, unless the snapshot is not what its fingerprint says.
fn restore(opening: Game, snapshot: &Snapshot) -> Option<Game> {
    let state: State = serde_json::from_str(&snapshot.state).ok()?;
    let game = opening.with_state(state);
    (game.fingerprint() == snapshot.fingerprint).then_some(game)
}
