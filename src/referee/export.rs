//! Games and positions as text, for other tables and other programs.

use crate::games::neuroshima::rules::Opening;
use crate::games::neuroshima::rules::Side;
use crate::games::neuroshima::rules::notation::{Position, Record, parse_act};
use crate::store::GameId;

use super::fold::counting;
use super::{Referee, RefereeError, Table};

impl Referee {
    /// The record of a game: what was done and not taken back. While it is played neither the seed nor the order of
    /// the piles is in it; once it is over, both are.
    ///
    /// # Errors
    ///
    /// If the game cannot be read.
    pub async fn record(&self, table: &Table) -> Result<Record, RefereeError> {
        let id = table.record.id;
        let broken = |reason: String| RefereeError::Broken { game: id, reason };
        let opening = self.opening_of(id).await?;
        let board = table.game.arrangement().board;
        let log = self.store().log(id).await?;
        let mut acts = Vec::new();
        for entry in counting(&log) {
            let side = Side(entry.side);
            let act = parse_act(&entry.line, table.game.roster(), side, board);
            acts.push((side, act.map_err(|error| broken(format!("line {}: {error}", entry.seq)))?));
        }
        let players = table.game.roster().sides().map(|side| Some(table.player_name(side).to_owned())).collect();
        let seed = table.record.started.as_ref().map(|started| started.seed.0).filter(|_| table.is_open());
        let commitment = table.record.started.as_ref().map(|started| started.commitment.clone());
        let record = Record::of(&opening, seed, players, acts, &table.game).of_game(id.0, commitment);
        Ok(if table.record.is_sealed { record.with_hidden_piles(&table.game) } else { record })
    }

    async fn opening_of(&self, id: GameId) -> Result<Opening, RefereeError> {
        let text = self.store().opening(id).await?.ok_or(RefereeError::NotRunning(id))?;
        serde_json::from_str(&text).map_err(|error| RefereeError::Broken { game: id, reason: error.to_string() })
    }
}

impl Table {
    /// Whether the shuffle is no secret any more: the game is over, and so is the one that mirrors its shuffle.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.game.outcome().is_some() && !self.record.is_sealed
    }

    /// The position as everybody sees it: the order of the piles is not in it.
    #[must_use]
    pub fn position(&self) -> Position {
        let position = Position::of(&self.game);
        if self.is_open() { position } else { position.with_hidden_piles() }
    }
}
