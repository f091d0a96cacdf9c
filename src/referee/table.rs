//! A table in memory: the game, the people, the version.

use std::fmt;
use std::sync::Arc;

use crate::games::neuroshima::rules::notation::{ActionError, parse_action, print_action};
use crate::games::neuroshima::rules::{
    Action, Army, Event, Game, Illegal, Opening, PLAYABLE_RULES, Roster, Side, State,
};
use crate::store::{Entry, Game as Record, GameId, Seq, Snapshot, Store, UserId};

use super::RefereeError;
use super::fold::{TakeBack, counting, fold, undone_to};
use super::practice::{STAND_IN, is_practice};

/// A line of a game's log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Line {
    /// An action of the game.
    Action(Action),
    /// The side gives up.
    Resign,
    /// The side offers a draw. Written only together with the line that accepts it.
    DrawOffer,
    /// The side accepts the draw that the line before offers.
    DrawAccept,
    /// The side ends the game because the time of the other one has run out.
    Claim,
    /// The side's own time has run out at one sitting.
    Time,
}

/// The lines that are no actions of the rules, as the log keeps them.
const WORDS: [(&str, Line); 5] = [
    ("resign", Line::Resign),
    ("draw-offer", Line::DrawOffer),
    ("draw-accept", Line::DrawAccept),
    ("claim", Line::Claim),
    ("time", Line::Time),
];

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

impl Line {
    /// Reads a line of the log, or what a player typed.
    ///
    /// # Errors
    ///
    /// The column and what was expected there.
    pub fn parse(text: &str, game: &Game, side: Side) -> Result<Self, ActionError> {
        match WORDS.into_iter().find(|(word, _)| *word == text.trim()) {
            Some((_, line)) => Ok(line),
            None => parse_action(text, game.roster(), side, game.arrangement().board).map(Self::Action),
        }
    }

    /// The line as the log keeps it.
    #[must_use]
    pub fn print(self, game: &Game, side: Side) -> String {
        match self {
            Self::Action(action) => print_action(action, game.roster(), side, game.arrangement().board),
            other => WORDS.iter().find(|(_, line)| *line == other).map_or("", |(word, _)| word).to_owned(),
        }
    }

    /// Carries the line out.
    ///
    /// # Errors
    ///
    /// If the rules forbid it; the game is then as it was.
    pub fn apply(self, game: &mut Game, side: Side) -> Result<Vec<Event>, Illegal> {
        match self {
            Self::Action(action) => game.apply(side, action),
            Self::Resign => game.resign(side),
            Self::DrawOffer => Ok(Vec::new()),
            Self::DrawAccept => game.agree_on_draw(),
            Self::Claim => game.lose_on_time(game.opponent(side)),
            Self::Time => game.run_out(side),
        }
    }

    /// Whether a player may say it as it is: the rest follows from what the players and their clocks agree on.
    #[must_use]
    pub fn may_be_said(self) -> bool {
        matches!(self, Self::Action(_) | Self::Resign)
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

    /// What a game began with. Everything that is done with a game that has started comes by here, so that none is gone
    /// on with by other rules than it began under.
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
        Err(RefereeError::Illegal { illegal, side, table: Box::new(self.clone()) })
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

/// Carries out an entry of the log, which was legal when it was written.
pub(super) fn replay(game: &mut Game, id: GameId, entry: &Entry) -> Result<Vec<Event>, RefereeError> {
    let broken = |reason: String| RefereeError::Broken { game: id, reason: format!("line {}: {reason}", entry.seq) };
    let side = Side(entry.side);
    let line = Line::parse(&entry.line, game, side).map_err(|error| broken(error.to_string()))?;
    line.apply(game, side).map_err(|illegal| broken(illegal.to_string()))
}
