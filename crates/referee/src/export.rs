//! Games and positions as text, for other sessions and other programs.

use sztab_game::document::{GameLog, LoggedLine};
use sztab_game::{LineNumber, Side, Viewer};
use sztab_store::Entry;

use super::fold::lines_in_force;
use super::{Referee, RefereeError, Session};

impl Referee {
    /// The record of a game as text: everything done and not undone. While the game is in play, the record contains
    /// neither the seed nor the deal; once the game is over, it contains both.
    pub async fn export_record(&self, session: &Session) -> Result<String, RefereeError> {
        let id = session.record.id;
        let opening = self.store().load_opening(id).await?.ok_or(RefereeError::NotRunning(id))?;
        let log = self.store().load_log(id).await?;
        let lines: Vec<LoggedLine<'_>> = lines_in_force(&log).into_iter().map(logged_line).collect();
        let game = session.unmasked_game();
        let players: Vec<&str> = game.sides().iter().map(|side| session.player_name(side)).collect();
        let started = session.record.started.as_ref();
        let log = GameLog {
            game: id.0,
            opening: &opening,
            lines: &lines,
            players: &players,
            seed: started.map(|started| started.seed.0).filter(|_| session.is_shuffle_revealed()),
            commitment: started.map(|started| started.commitment.as_str()),
            is_sealed: session.record.is_sealed,
        };
        session.kind.record(game, &log).map_err(|error| RefereeError::Broken { game: id, reason: error.to_string() })
    }
}

fn logged_line(entry: &Entry) -> LoggedLine<'_> {
    LoggedLine { number: LineNumber(entry.seq.0), side: Side(entry.side), text: &entry.line }
}

impl Session {
    /// True if the shuffle is no longer secret: the game is over, and so is the other game of a mirrored match.
    #[must_use]
    pub fn is_shuffle_revealed(&self) -> bool {
        self.game.outcome().is_some() && !self.record.is_sealed
    }

    /// The public position as text, without anything hidden.
    #[must_use]
    pub fn public_position(&self) -> String {
        let game = self.unmasked_game();
        if self.is_shuffle_revealed() { game.position() } else { game.observed_by(Viewer::Public).position() }
    }
}
