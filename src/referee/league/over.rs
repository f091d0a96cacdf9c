//! The end of a game as its season notes it, in one transaction with the last line of the game.

use crate::games::{Outcome, Side};
use crate::league::decide::{Asker, Command};
use crate::league::event::{Cause, EndReason, GameOver};
use crate::league::ids::Seat;
use crate::referee::options::{LobbyOptions, SeasonGame};
use crate::referee::{Referee, RefereeError, Table};
use crate::store::{AppendToSeason, Change, Game as Record, SeasonId, UnixMs};

use super::book::SeasonBook;
use super::decided::Decided;
use super::error::SeasonError;
use super::misplaced::is_misplaced;

impl Referee {
    /// What the season of a game notes of its end; nothing for other games, and where the season refuses: then the game ends
    /// all the same.
    ///
    /// # Errors
    ///
    /// If the store is out of reach.
    pub(in crate::referee) async fn season_at_end(
        &self,
        table: &Table,
        at: UnixMs,
    ) -> Result<Option<AppendToSeason>, RefereeError> {
        let Some(game) = LobbyOptions::of(&table.record)?.season else { return Ok(None) };
        let over = table.game.outcome().and_then(|outcome| game_over(game, &table.record, &outcome));
        let Some(over) = over else { return Ok(None) };
        let noted = match self.season(SeasonId(game.season)).await {
            // A correction has given the match to others.
            Ok(book) if is_misplaced(&book, game.of, &table.record) => return Ok(None),
            Ok(book) => self.noted(&book, at, &Command::EndGame(over)).await,
            Err(error) => Err(error),
        };
        or_nothing(game, noted)
    }

    /// The same for a game that ends without a result: judges decide about its match.
    ///
    /// # Errors
    ///
    /// If the store is out of reach.
    pub(in crate::referee) async fn season_at_close(
        &self,
        record: &Record,
        at: UnixMs,
    ) -> Result<Option<AppendToSeason>, RefereeError> {
        let Some(game) = LobbyOptions::of(record)?.season else { return Ok(None) };
        or_nothing(game, self.queued(game, at).await)
    }

    async fn queued(&self, game: SeasonGame, at: UnixMs) -> Result<AppendToSeason, SeasonError> {
        let book = self.season(SeasonId(game.season)).await?;
        let facts = self.facts_of(&book, game.of, at).await?;
        self.noted(&book, at, &Command::Queue { of: game.of, cause: Cause::Closed, facts }).await
    }

    /// The lines of the program.
    async fn noted(&self, book: &SeasonBook, at: UnixMs, command: &Command) -> Result<AppendToSeason, SeasonError> {
        let decided = Decided::of(book, at.0, Asker::Program, command)?;
        self.appended(&decided, Vec::new(), Vec::new(), Change::at(at)).await
    }
}

/// A season that refuses stops no game. What it would have noted is told to the operator.
fn or_nothing(
    game: SeasonGame,
    noted: Result<AppendToSeason, SeasonError>,
) -> Result<Option<AppendToSeason>, RefereeError> {
    match noted {
        Ok(append) => Ok(Some(append)),
        Err(SeasonError::Store(error)) => Err(error.into()),
        Err(error) => {
            let SeasonGame { season, of, number, .. } = game;
            tracing::warn!(season, of = of.0, number, %error, "a season does not note the end of a game");
            Ok(None)
        }
    }
}

/// The end of a game by the seats of its match; `None` for a game without two sides.
fn game_over(game: SeasonGame, record: &Record, outcome: &Outcome) -> Option<GameOver> {
    let seat_of = |side: Side| if side == game.side_of(Seat::First) { Seat::First } else { Seat::Second };
    let army = |seat: Seat| record.seats.get(game.side_of(seat).index())?.army.clone();
    let hq = |seat: Seat| outcome.points(game.side_of(seat));
    Some(GameOver {
        of: game.of,
        game: game.number,
        first: game.first,
        winner: outcome.winner().map(seat_of),
        reason: reason_of(&outcome.cause),
        hq: [hq(Seat::First)?, hq(Seat::Second)?],
        armies: [army(Seat::First)?, army(Seat::Second)?],
    })
}

/// The reason by the word of the game. All words but these are ends by points.
fn reason_of(cause: &str) -> EndReason {
    match cause {
        "headquarters_destroyed" => EndReason::Destroyed,
        "resignation" => EndReason::Resigned,
        "agreement" => EndReason::Agreed,
        "time" => EndReason::Time,
        _ => EndReason::Points,
    }
}
