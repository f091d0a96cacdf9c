//! A session in memory: the game, its players, its version.

use std::fmt;

use sztab_game::view::GameView;
use sztab_game::{
    AnyRefusal, Game, Intervention, Kind, Outcome, SeatData, SeatFile, Side, Sides, Unreadable, Viewer, find_kind,
};
use sztab_store::{Entry, Game as Record, Seq, Status, Store, UserId};

use super::fold::{FreeUndo, fold};
use super::path::ReplayPaths;
use super::persons::is_computer;
use super::sight::ViewedGame;
use super::{Line, LobbyOptions, Referee, RefereeError};

/// A game that has started, at some version.
#[derive(Clone, PartialEq, Eq)]
pub struct Session {
    /// Seats, channel and options.
    pub record: Record,
    /// The kind of game.
    pub kind: Kind,
    /// The game itself, including hidden information.
    pub(super) game: ViewedGame,
    /// Number of lines of the log that the session includes.
    pub seq: Seq,
    /// The last line that counts, that is, has not been undone.
    pub counted: Seq,
    /// The last step, if its player may undo it without asking.
    pub takes_back: Option<FreeUndo>,
}

impl fmt::Debug for Session {
    /// Debug output omits the piles.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Session").field("game", &self.record.id).field("seq", &self.seq).finish_non_exhaustive()
    }
}

impl Session {
    /// Reads a session: the newest snapshot on the way to the last line, and the lines that count since then.
    pub(super) async fn read(store: &Store, record: Record, kinds: &[Kind]) -> Result<Self, RefereeError> {
        Self::read_at(store, record, kinds, Seq(u32::MAX)).await
    }

    /// The session after a line of its log, or after the last one if that line does not exist yet.
    async fn read_at(store: &Store, record: Record, kinds: &[Kind], until: Seq) -> Result<Self, RefereeError> {
        let (id, Beginning { kind, game, .. }) = (record.id, Beginning::load(store, &record, kinds).await?);
        let mut ways = ReplayPaths::new(store, id, game, until).await?;
        let seq = ways.to;
        let way = ways.next_path().await?;
        let Some(mut way) = way else { return Err(RefereeError::NotRunning(id)) };
        let counted = way.steps_in_force().last().map_or(way.from, |entry| entry.seq);
        let lines: Vec<Entry> = way.steps_in_force().cloned().collect();
        let takes_back = fold(way.game.as_mut(), id, way.from, &lines)?;
        Ok(Self { record, kind, game: way.game.into(), seq, counted, takes_back })
    }

    /// A session at the beginning of a game.
    #[must_use]
    pub fn at_start(record: Record, kind: Kind, game: Box<dyn Game>) -> Self {
        Self { record, kind, game: game.into(), seq: Seq::OPENING, counted: Seq::OPENING, takes_back: None }
    }

    /// The game as the session's viewer knows it: the public view, unless changed by [`Session::observed_by`].
    #[must_use]
    pub fn game(&self) -> &dyn Game {
        self.game.observation()
    }

    /// The viewer of the game.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        self.game.viewer()
    }

    /// The same session as another viewer knows it.
    #[must_use]
    pub fn observed_by(&self, viewer: Viewer) -> Self {
        Self { game: self.game.for_viewer(viewer), ..self.clone() }
    }

    /// The same session with the game in another state, for example after trying a line.
    #[must_use]
    pub fn with_game(&self, game: Box<dyn Game>) -> Self {
        Self { game: game.into(), ..self.clone() }.observed_by(self.viewer())
    }

    /// The game with everything hidden in it, which no player may see: for tests and for checks after the end.
    #[must_use]
    pub fn unmasked_game(&self) -> &dyn Game {
        &*self.game
    }

    /// The lines that a side may play, in canonical order.
    #[must_use]
    pub fn legal_lines(&self, side: Side) -> Vec<String> {
        self.game.legal_lines_of(side)
    }

    /// The kind of game.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// The view of the game.
    #[must_use]
    pub fn view(&self) -> &'static dyn GameView {
        self.kind.view()
    }

    /// The side that a user plays.
    #[must_use]
    pub fn side_of(&self, user: UserId) -> Option<Side> {
        self.record.seat_of(user).map(|seat| Side(seat.seat))
    }

    /// The side that a user plays in a game in play.
    ///
    /// # Errors
    ///
    /// If the game is not in play, or the user does not sit there.
    pub fn seat_in_play(&self, user: UserId) -> Result<Side, RefereeError> {
        if self.record.status != Status::Running {
            return Err(RefereeError::NotRunning(self.record.id));
        }
        self.side_of(user).ok_or(RefereeError::NotSeated(self.record.id))
    }

    /// True if a side may undo the last step without asking.
    #[must_use]
    pub fn may_undo(&self, side: Side) -> bool {
        self.takes_back.is_some_and(|step| step.side == side)
    }

    /// Checks whether it is a side's turn to act.
    ///
    /// # Errors
    ///
    /// The reason it is not the side's turn, according to the rules.
    pub fn check_may_act(&self, side: Side) -> Result<(), RefereeError> {
        self.game.check_turn(side).map_err(|denied| self.illegal_error(side, denied))
    }

    /// The error for an action that the rules forbid to a side here.
    #[must_use]
    pub fn illegal_error(&self, side: Side, denied: AnyRefusal) -> RefereeError {
        RefereeError::Illegal {
            denied,
            side,
            game: self.game.observed_by(Viewer::Side(side)),
            kind: Box::new(self.kind),
        }
    }

    /// The error for a line that is not an action here.
    #[must_use]
    pub fn unreadable_error(&self, error: Unreadable) -> RefereeError {
        RefereeError::Unreadable { error, kind: Box::new(self.kind) }
    }

    /// The rival that is asked first: the next one after `side` in turn order, which in a duel is the opponent. The
    /// side itself if it has no rivals.
    #[must_use]
    pub fn opponent(&self, side: Side) -> Side {
        let rivals = self.game().rivals(side);
        rivals.iter().find(|&rival| rival > side).or_else(|| rivals.iter().next()).unwrap_or(side)
    }

    /// True if a text can be read as a line of the log, legal or not.
    #[must_use]
    pub fn can_read(&self, side: Side, text: &str) -> bool {
        Line::parse(text, &*self.game, side).is_ok()
    }

    /// The player of a side.
    #[must_use]
    pub fn player(&self, side: Side) -> Option<UserId> {
        self.record.seats.iter().find(|seat| seat.seat == side.0).map(|seat| seat.user)
    }

    /// The name of a side's player.
    #[must_use]
    pub fn player_name(&self, side: Side) -> &str {
        self.record.seats.iter().find(|seat| seat.seat == side.0).map_or("", |seat| seat.name.as_str())
    }

    /// The sides played by the computer player.
    #[must_use]
    pub fn computer_sides(&self) -> Sides {
        self.record.seats.iter().filter(|seat| is_computer(seat.user)).map(|seat| Side(seat.seat)).collect()
    }

    /// True if the session's players may ask for the computer player's suggestions: only in unrated games against it.
    #[must_use]
    pub fn has_hints(&self) -> bool {
        let is_friendly = || LobbyOptions::from_record(&self.record).is_ok_and(|options| !options.rated);
        !self.computer_sides().is_empty() && is_friendly()
    }

    /// The first side of a computer player that has to act.
    #[must_use]
    pub fn computer_to_act(&self) -> Option<Side> {
        self.computer_sides().intersection(self.game.waiting_sides()).iter().next()
    }

    /// The sides that have to act and are played by persons, and whose clocks therefore run.
    #[must_use]
    pub fn waiting_persons(&self) -> Sides {
        self.game.waiting_sides().difference(self.computer_sides())
    }

    /// True if more than two sides play: texts then refer to the others instead of the opponent.
    #[must_use]
    pub fn is_multiplayer(&self) -> bool {
        self.game.sides().len() > 2
    }

    /// The other sides of a side's team.
    #[must_use]
    pub fn allies(&self, side: Side) -> Sides {
        self.game.sides().without(side).difference(self.game.rivals(side))
    }

    /// True if a side has no more decisions to make in a game that continues.
    #[must_use]
    pub fn is_out(&self, side: Side) -> bool {
        self.record.status == Status::Running && !self.game.playing_sides().contains(side)
    }

    /// Refuses a side that has no more decisions to make.
    ///
    /// # Errors
    ///
    /// [`RefereeError::OutOfGame`].
    pub(super) fn refuse_out(&self, side: Side) -> Result<(), RefereeError> {
        if self.is_out(side) { Err(RefereeError::OutOfGame) } else { Ok(()) }
    }

    /// True if the other sides would play on if this side left now.
    #[must_use]
    pub fn continues_without(&self, side: Side) -> bool {
        let mut game = self.game.clone_box();
        game.intervene(Intervention::Resigned(side)).is_ok() && game.outcome().is_none()
    }

    /// The error for an answer that is up to other players.
    pub(super) fn not_asked_error(&self) -> RefereeError {
        if self.is_multiplayer() { RefereeError::OthersAnswer } else { RefereeError::NotYourAnswer }
    }

    /// The sides that have to act, with their players.
    #[must_use]
    pub fn waiting_players(&self) -> Vec<(Side, UserId)> {
        self.game.waiting_sides().iter().filter_map(|side| Some((side, self.player(side)?))).collect()
    }

    /// The first side in turn order that has to act, with its player.
    #[must_use]
    pub fn next_to_act(&self) -> Option<(Side, UserId)> {
        self.waiting_players().into_iter().next()
    }
}

impl Referee {
    /// The kind of game that is played in a session.
    ///
    /// # Errors
    ///
    /// If this program does not support the game, or not that version of its rules.
    pub fn find_kind(&self, record: &Record) -> Result<Kind, RefereeError> {
        check_playable(record, self.kinds)
    }

    /// A running game as if nothing after line `to` of its log had been done.
    pub(super) async fn load_back_to(&self, now: &Session, to: Seq) -> Result<Session, RefereeError> {
        let then = Session::read_at(&self.store, now.record.clone(), self.kinds, to).await?;
        Ok(Session { seq: now.seq, ..then })
    }
}

/// The kind of a game; refuses a version of the rules that this program does not support.
pub(super) fn check_playable(record: &Record, kinds: &[Kind]) -> Result<Kind, RefereeError> {
    let unknown = || RefereeError::Broken { game: record.id, reason: format!("no game is called {}", record.kind) };
    let kind = find_kind(kinds, &record.kind).ok_or_else(unknown)?;
    match &record.started {
        Some(started) if !kind.info().playable.contains(&started.rules_version) => {
            Err(RefereeError::OtherRules { game: record.id, version: started.rules_version, kind: Box::new(kind) })
        }
        _ => Ok(kind),
    }
}

/// The initial data of a game.
#[derive(Clone)]
pub(super) struct Beginning {
    /// The kind of game.
    pub(super) kind: Kind,
    /// The file that each side plays with, in turn order.
    pub(super) files: Vec<SeatFile>,
    /// The deal, as text.
    pub(super) opening: String,
    /// The game before its first line.
    pub(super) game: Box<dyn Game>,
}

impl Beginning {
    /// Loads the initial data; rejects games under another version of the rules. Every use of a started game passes
    /// through here.
    pub(super) async fn load(store: &Store, record: &Record, kinds: &[Kind]) -> Result<Self, RefereeError> {
        let kind = check_playable(record, kinds)?;
        let broken = |reason: String| RefereeError::Broken { game: record.id, reason };
        let opening = store.load_opening(record.id).await?.ok_or(RefereeError::NotRunning(record.id))?;
        let mut files = Vec::with_capacity(record.seats.len());
        for seat in &record.seats {
            let hash = seat.faction_hash.as_deref().ok_or_else(|| broken("a seat has no faction".to_owned()))?;
            let data = store.load_faction(hash).await?.ok_or_else(|| broken(format!("faction {hash} is not kept")))?;
            // Several seats may share one stored text, so the seat's own faction takes precedence.
            let id = seat.faction.clone().unwrap_or(data.faction);
            files.push(SeatFile { id, hash: data.hash, source: data.source });
        }
        let data: Vec<SeatData<'_>> = files.iter().map(SeatFile::data).collect();
        let game = kind.open(&data, &opening).map_err(|unfit| broken(unfit.to_string()))?;
        Ok(Self { kind, files, opening, game })
    }

    /// The data of each side, in turn order.
    pub(super) fn data(&self) -> Vec<SeatData<'_>> {
        self.files.iter().map(SeatFile::data).collect()
    }
}

/// The stored result of a game. `None` if there is no readable one.
pub(super) fn stored_result(record: &Record) -> Option<Outcome> {
    serde_json::from_str(record.result.as_deref()?).ok()
}
