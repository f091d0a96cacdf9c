//! The end of a game as recorded by its season, in one transaction with the last line of the game.
//!
//! If another change of the season came first, the season's line is decided again while the table stays locked. If the
//! season refuses the line because the match was decided in the meantime, the game ends and the refusal is logged for
//! the operator. A game closed as idle puts its match before the judges. (`tests/store/match_ends.rs`)

use crate::options::{LobbyOptions, SeasonGame};
use crate::thread::archive_jobs;
use crate::{Referee, RefereeError, Session};
use sztab_game::{Outcome, Side};
use sztab_league::decide::{Command, Requester};
use sztab_league::event::{Cause, EndReason, GameOver};
use sztab_league::ids::Seat;
use sztab_store::{AppendToSeason, Change, Game as Record, SeasonId, StoreError, UnixMs};

use super::decided::DecidedCommand;
use super::error::SeasonError;
use super::misplaced::is_misplaced;
use super::record::SeasonRecord;

/// Maximum number of times the end of a game is written again because the season changed first.
const MAX_ATTEMPTS: u32 = 5;

impl Referee {
    /// The season's record of the end of one of its games. `None` for other games, and if the season refuses to record
    /// the end; the game then ends all the same.
    pub(crate) async fn season_end_lines(
        &self,
        session: &Session,
        at: UnixMs,
    ) -> Result<Option<AppendToSeason>, RefereeError> {
        let Some((game, over)) = match_game_end(session)? else { return Ok(None) };
        let noted = match self.load_season(SeasonId(game.season)).await {
            // A correction has given the match other players or factions.
            Ok(season_record) if is_misplaced(&season_record, game.match_id, game.number, &session.record) => {
                return Ok(None);
            }
            Ok(season_record) => self.lines_of_program(&season_record, at, &Command::EndGame(over)).await,
            Err(error) => Err(error),
        };
        log_refused(game, noted)
    }

    /// Ends a game without a result, in one transaction with the season's record of the end; judges then decide the
    /// match. The thread of the game is archived later.
    ///
    /// # Errors
    ///
    /// If the game has ended, or the store is unavailable.
    pub(crate) async fn end_without_result(&self, record: &Record, change: Change) -> Result<(), RefereeError> {
        let jobs = archive_jobs(record, change.at)?;
        let change = change.with_jobs(jobs);
        let game = LobbyOptions::from_record(record)?.season;
        let mut attempts = 0;
        loop {
            let season = match game {
                Some(game) => log_refused(game, self.lines_to_queue(game, change.at).await)?,
                None => None,
            };
            match self.store().cancel_in_season(record.id, change.clone(), season).await {
                Err(StoreError::SeasonMovedOn { .. }) if attempts < MAX_ATTEMPTS => attempts += 1,
                ended => break ended?,
            }
        }
        self.forget(record.id);
        Ok(())
    }

    async fn lines_to_queue(&self, game: SeasonGame, at: UnixMs) -> Result<AppendToSeason, SeasonError> {
        let season_record = self.load_season(SeasonId(game.season)).await?;
        let facts = self.load_match_facts(&season_record, game.match_id, at).await?;
        self.lines_of_program(
            &season_record,
            at,
            &Command::Queue { match_id: game.match_id, cause: Cause::Closed, facts },
        )
        .await
    }

    /// The lines decided by the program.
    async fn lines_of_program(
        &self,
        season_record: &SeasonRecord,
        at: UnixMs,
        command: &Command,
    ) -> Result<AppendToSeason, SeasonError> {
        let decided = DecidedCommand::decide(season_record, at.0, Requester::Program, command)?;
        self.build_rows_to_append(&decided, Vec::new(), Vec::new(), Change::at(at)).await
    }
}

/// Logs a season's refusal to record the end of a game and returns `None`, so that the game itself can still end.
fn log_refused(
    game: SeasonGame,
    noted: Result<AppendToSeason, SeasonError>,
) -> Result<Option<AppendToSeason>, RefereeError> {
    match noted {
        Ok(append) => Ok(Some(append)),
        Err(SeasonError::Store(error)) => Err(error.into()),
        Err(error) => {
            let SeasonGame { season, match_id, number, .. } = game;
            tracing::warn!(season, of = match_id.0, number, %error, "a season does not note the end of a game");
            Ok(None)
        }
    }
}

/// The match game played at a table, and its end; `None` for other tables, and while the game is in play.
pub(super) fn match_game_end(session: &Session) -> Result<Option<(SeasonGame, GameOver)>, RefereeError> {
    let Some(game) = LobbyOptions::from_record(&session.record)?.season else { return Ok(None) };
    let over = session.game.outcome().and_then(|outcome| game_over(game, &session.record, &outcome));
    Ok(over.map(|over| (game, over)))
}

/// The end of a game, indexed by the seats of its match; `None` for a game without two sides.
fn game_over(game: SeasonGame, record: &Record, outcome: &Outcome) -> Option<GameOver> {
    let seat_of = |side: Side| if side == game.side_of(Seat::First) { Seat::First } else { Seat::Second };
    let faction = |seat: Seat| record.seats.get(game.side_of(seat).index())?.faction.clone();
    let hq = |seat: Seat| outcome.points(game.side_of(seat));
    Some(GameOver {
        match_id: game.match_id,
        game: game.number,
        first: game.first,
        winner: outcome.winner().map(seat_of),
        reason: end_reason(&outcome.cause),
        hq: [hq(Seat::First)?, hq(Seat::Second)?],
        factions: [faction(Seat::First)?, faction(Seat::Second)?],
    })
}

/// The reason for the game's keyword. All other keywords are ends by points.
fn end_reason(cause: &str) -> EndReason {
    match cause {
        "headquarters_destroyed" => EndReason::Destroyed,
        "resignation" => EndReason::Resigned,
        "agreement" => EndReason::Agreed,
        "adjudication" => EndReason::Adjudicated,
        "time" => EndReason::Time,
        _ => EndReason::Points,
    }
}
