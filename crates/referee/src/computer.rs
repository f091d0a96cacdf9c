//! The computer player: the program plays one or more sides of a session.
//!
//! Each seat of a computer player belongs to a user who does not exist on Discord
//! ([`computer_user`](super::computer_user)); the strengths are part of the table's terms. Each turn is a job, planned
//! in the transaction of the line after which the computer player has to act. Planning a turn takes no lock, and the
//! result counts only if the session has not changed in the meantime. The lines of the turn are written together with
//! everything that follows from them, and the job is removed in the same transaction, so the turn is played once,
//! however often the job runs.
//!
//! A computer player is never mentioned, pinged, reminded or asked, has no clock, and does not count in statistics. It
//! is rated if a server allows it; a rated game offers no hints. (`tests/discord/computer.rs`)

use std::collections::VecDeque;

use sha2::{Digest, Sha256};

use sztab_game::view::SideQuestion;
use sztab_game::{AnyEvent, FactionMode, Language, Seed, Side};
use sztab_store::{
    Change, Game as Record, GameId, GuildId, Job, JobChange, NewEntry, Player, Seat, Seq, Status, UnixMs, UserId,
};

use super::act::{LineBatch, LineToPlay};
use super::content::JobKind;
use super::options::LobbyOptions;
use super::start::{Entropy, ImmediateGame, SeatedPlayer, playing_order};
use super::{COMPUTER_USER, FactionChoice, Interaction, Line, Referee, RefereeError, Session, Venue};

/// Maximum number of lines in one turn of a computer player. Games stay far below it; the limit keeps a bug from
/// filling the disk.
const MAX_LINES: usize = 200;

/// Purpose of the computer player's random numbers. Together with the game's number it forms the seed of these numbers.
/// That seed is public, so that anyone can replay the computer player's choices, and separate from the game's seed,
/// which would reveal the next draws.
const PURPOSE: &str = "sztab house 1";

/// A planned turn of a computer player.
pub struct ComputerTurn {
    /// The session's last line when the turn was planned.
    seq: Seq,
    /// The lines of the turn, including automatic ones between them.
    lines: Vec<LineToPlay>,
}

/// True if a job is a turn of a computer player, which takes long to compute.
#[must_use]
pub fn is_computer_turn(job: &Job) -> bool {
    JobKind::from_job(job) == Some(JobKind::ComputerPlayer)
}

impl Referee {
    /// Checks whether a user may start another game against computer players in a server.
    ///
    /// # Errors
    ///
    /// If the program does not play this game at that strength, the faction does not exist, or the user or the server
    /// has too many tables.
    pub async fn check_may_play_computers(
        &self,
        guild: GuildId,
        user: UserId,
        faction: &FactionChoice,
        options: &LobbyOptions,
    ) -> Result<(), RefereeError> {
        let kind = options.kind(self.kinds)?;
        if options.computers_in(&kind)?.is_empty() {
            return Err(RefereeError::NoComputerPlayer);
        }
        match (options.seating(kind).factions, faction) {
            (FactionMode::Random | FactionMode::Same, FactionChoice::Faction(_)) => Err(RefereeError::FactionNeedless),
            (FactionMode::Random | FactionMode::Same, FactionChoice::Random | FactionChoice::Open)
            | (FactionMode::Choose | FactionMode::Draft | FactionMode::Given, _) => self.check_faction(&kind, faction),
        }?;
        Ok(self.store.refuse_excess_sessions(guild, user, self.session_limits_without_lobby(true)).await?)
    }

    /// Starts a game against computer players immediately, without a lobby: for terms that leave no choices.
    ///
    /// # Errors
    ///
    /// If the program does not play this game at that strength, the faction does not exist, the channel already has a
    /// table, the user or the server has too many, or the store fails.
    pub async fn begin_against_computers(
        &self,
        venue: Venue,
        host: Player,
        faction: &FactionChoice,
        options: &LobbyOptions,
        interaction: Interaction,
    ) -> Result<GameId, RefereeError> {
        self.check_may_play_computers(venue.guild, host.user, faction, options).await?;
        let kind = options.kind(self.kinds)?;
        let players: Vec<Player> = std::iter::once(host).chain(options.computers_in(&kind)?).collect();
        let seats = self.seat_count(&kind, options, GameId(0))?;
        if players.len() != usize::from(seats) {
            return Err(RefereeError::SeatsOpen);
        }
        let mut wanted = vec![None; players.len()];
        match (options.seating(kind).factions, faction) {
            (FactionMode::Given, _) => {
                wanted[..2].clone_from_slice(&[true, false].map(|is_host| options.given_faction(is_host)));
            }
            (FactionMode::Choose, FactionChoice::Faction(id)) => wanted[0] = Some(id.as_str()),
            (FactionMode::Choose, FactionChoice::Random | FactionChoice::Open)
            | (FactionMode::Random | FactionMode::Draft | FactionMode::Same, _) => {}
        }
        let mut entropy = Entropy::draw()?;
        let files = self.choose_files(&kind, &options.terms, &wanted, &mut entropy)?;
        let user = players[0].user;
        let session = record_against_computers(user, &players);
        let seats = players.into_iter().zip(files).map(|(player, file)| SeatedPlayer { player, file });
        let seats = playing_order(seats.collect(), &kind, options, &session, &mut entropy);
        self.begin_at_once(venue, user, ImmediateGame { seats: &seats, options, seed: entropy.seed }, interaction).await
    }

    /// Computes the turn that a job is about. `None` for a job of another kind, or if the computer player does not have
    /// to act.
    ///
    /// # Errors
    ///
    /// If the game cannot be read, or the program is about to stop.
    pub async fn compute_turn(&self, job: &Job) -> Result<Option<ComputerTurn>, RefereeError> {
        if !is_computer_turn(job) {
            return Ok(None);
        }
        let record = self.store.load_game(job.game()?).await?;
        if record.status != Status::Running {
            return Ok(None);
        }
        let mut session = self.load_session_of(&record).await?;
        let options = LobbyOptions::from_record(&session.record)?;
        // If another computer player's seat has to act next, its own turn is planned with the last line of this one.
        let acting = session.computer_to_act();
        let seq = session.seq;
        let mut lines: Vec<LineToPlay> = Vec::new();
        // Lines planned but not yet played; discarded if an automatic line comes between.
        let mut plan: VecDeque<String> = VecDeque::new();
        let mut brought: Vec<AnyEvent> = Vec::new();
        while let Some(side) = session.computer_to_act()
            && acting == Some(side)
            && lines.len() < MAX_LINES
        {
            let number = lines.iter().fold(seq.next(), |number, _| number.next());
            // Automatic lines come first, as after a player's action. If the rules refuse one, the computer player
            // decides.
            let unasked = self.next_automatic_line(&session, &brought).await?.map(LineToPlay::from);
            if let Some(spoken) = unasked
                && let Ok(events) = try_line(&mut session, &spoken, number)
            {
                plan.clear();
                brought = events;
                lines.push(spoken);
                continue;
            }
            let user = session.player(side).unwrap_or(COMPUTER_USER);
            if plan.front().is_none_or(|line| !session.legal_lines(side).contains(line)) {
                let Some(computer) = options.computer_of(user) else { return Ok(None) };
                plan = self.plan_lines(&session, side, &computer.strength).await?;
            }
            let line = plan.pop_front().ok_or_else(|| missing_line_error(&session, side))?;
            let spoken = LineToPlay::from_user(side, user, Line::Action(line));
            brought = try_line(&mut session, &spoken, number)?;
            lines.push(spoken);
        }
        Ok((!lines.is_empty()).then_some(ComputerTurn { seq, lines }))
    }

    /// Plays a computed turn. Does nothing if the session has changed since then: the line that changed it has planned
    /// the next turn.
    ///
    /// # Errors
    ///
    /// If the store fails, or the game cannot be read: the job then stays pending.
    pub async fn play_computer_turn(&self, job: &Job, turn: ComputerTurn, now: UnixMs) -> Result<(), RefereeError> {
        let game = job.game()?;
        let slot = self.session_lock(game).await?;
        let mut slot = slot.lock().await;
        let session = self.load_current(&mut slot, game).await?;
        if session.record.status != Status::Running {
            let done = Change::at(now).with_jobs([JobChange::Done(job.id, job.due)]);
            return Ok(self.store.queue_posts(game, done).await?);
        }
        if session.seq != turn.seq {
            return Ok(());
        }
        let said = LineBatch { lines: turn.lines, interaction: None, at: now, also: Vec::new(), only_draws: false };
        self.play_lines(&mut slot, &session, said).await?;
        Ok(())
    }

    /// Turns that a side may consider, best first, each as its lines. There are at most `most`, with different first
    /// lines, each of which is legal. The turns are based on what the side can see, and are computed off the async
    /// threads within the limits of a computer player. Empty if the program does not play this game.
    ///
    /// # Errors
    ///
    /// If the program is about to stop.
    pub async fn compute_hints(
        &self,
        session: &Session,
        side: Side,
        most: usize,
    ) -> Result<Vec<Vec<String>>, RefereeError> {
        let (id, kind, game) = (session.record.id, session.kind, session.unmasked_game().clone_box());
        let mut hints =
            self.run_off_thread(id, move || kind.hints(game.as_ref(), side, most, &computer_seed(id))).await?;
        let legal = session.legal_lines(side);
        hints.retain(|lines| lines.first().is_some_and(|first| legal.contains(first)));
        Ok(hints)
    }

    /// The lines that one button of a side's panel plays together, computed off the async threads.
    ///
    /// # Errors
    ///
    /// If the log cannot be read, or the program is about to stop.
    pub async fn button_lines(&self, session: &Session, side: Side, words: &str) -> Result<Vec<String>, RefereeError> {
        let said = self.load_lines_of_side(session, side).await?;
        let (id, view, game, words) =
            (session.record.id, session.view(), session.unmasked_game().clone_box(), words.to_owned());
        let think = move || {
            let lines = game.legal_lines_of(side);
            let asked = SideQuestion { game: &*game, side, lines: &lines, said: &said, language: Language::English };
            view.combined_lines(&asked, &words)
        };
        self.run_off_thread(id, think).await
    }

    /// The lines that the computer player plans for a side, computed off the async threads; the first line is legal.
    async fn plan_lines(
        &self,
        session: &Session,
        side: Side,
        strength: &str,
    ) -> Result<VecDeque<String>, RefereeError> {
        let (id, kind, game, strength) =
            (session.record.id, session.kind, session.unmasked_game().clone_box(), strength.to_owned());
        let think = move || kind.planned_lines(game.as_ref(), side, &strength, &computer_seed(id));
        let lines = self.run_off_thread(id, think).await?;
        let legal = session.legal_lines(side);
        let is_sound = lines.first().is_some_and(|first| legal.contains(first));
        if !is_sound {
            let seq = session.seq.0;
            tracing::error!(game = %id, seq, ?lines, "a computer player has no legal line: the first legal one counts");
        }
        Ok(if is_sound { lines.into() } else { legal.into_iter().take(1).collect() })
    }

    /// Runs a computer player's computation off the async threads. Returns the default if the computation panics: a bug
    /// in a computer player must not stop its game.
    async fn run_off_thread<T>(
        &self,
        game: GameId,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, RefereeError>
    where
        T: Default + Send + 'static,
    {
        let broken = |reason: String| RefereeError::Broken { game, reason };
        let _permit = self.thoughts.acquire().await.map_err(|error| broken(error.to_string()))?;
        match tokio::task::spawn_blocking(think).await {
            Ok(thought) => Ok(thought),
            Err(error) if error.is_panic() => {
                tracing::error!(%game, %error, "a computer player panicked");
                Ok(T::default())
            }
            Err(error) => Err(broken(error.to_string())),
        }
    }
}

/// The error for a side that has to act but has no legal line.
fn missing_line_error(session: &Session, side: Side) -> RefereeError {
    let reason = format!("the house has nothing to say for side {}", side.0);
    RefereeError::Broken { game: session.record.id, reason }
}

/// The seed of the computer player's choices in a game.
fn computer_seed(game: GameId) -> Seed {
    Sha256::digest(format!("{PURPOSE} {game}")).into()
}

impl From<NewEntry> for LineToPlay {
    /// An action played automatically.
    fn from(entry: NewEntry) -> Self {
        let NewEntry { side, line, actor, prompt } = entry;
        Self { side: Side(side), actor, line: Line::Action(line), prompt }
    }
}

/// A session before its game, with only a user and the computer player seated.
fn record_against_computers(host: UserId, players: &[Player]) -> Record {
    let seat = |(seat, player): (u8, &Player)| Seat {
        seat,
        user: player.user,
        name: String::new(),
        faction: None,
        faction_hash: None,
    };
    let seats = (0..).zip(players).map(seat).collect();
    Record { created_by: host, seats, ..Record::placeholder(GameId(0)) }
}

/// Tries a line on a session that is then discarded.
fn try_line(session: &mut Session, spoken: &LineToPlay, number: Seq) -> Result<Vec<AnyEvent>, RefereeError> {
    let game = session.record.id;
    let applied = spoken.line.apply(&mut *session.game, spoken.side, number);
    applied.map_err(|refused| RefereeError::Broken { game, reason: refused.to_string() })
}
