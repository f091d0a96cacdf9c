//! The public view of secret lines: closed with their published commitments, then opened with the proof
//! ([`sztab_game::secret`]).

use std::collections::BTreeSet;

use sztab_game::secret::{commitment, salt};
use sztab_game::{LineNumber, Side};
use sztab_store::{Entry, GameId};

use super::{History, Referee, RefereeError};

/// A secret line of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Secret {
    /// The number of the line in the log.
    pub number: LineNumber,
    /// The side that played the line.
    pub side: Side,
    /// The commitment published when the line was played.
    pub commitment: String,
    /// The line in plain text, once the rules have opened it.
    pub opened: Option<OpeningProof>,
}

/// The first 16 digits of the SHA-256 of some concatenated commitments: long enough that other lines with the same
/// digits cannot feasibly be found.
#[must_use]
pub fn joint_commitment<'a>(secrets: impl Iterator<Item = &'a Secret>) -> String {
    let all: String = secrets.map(|secret| secret.commitment.as_str()).collect();
    commitment("", &all).chars().take(16).collect()
}

/// Proof of an opened line: the SHA-256 of salt and line is the commitment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpeningProof {
    pub line: String,
    /// The salt, in hexadecimal.
    pub salt: String,
}

impl Referee {
    /// The secret lines that the live post narrates: those played since the previous call that are still closed.
    ///
    /// # Errors
    ///
    /// If the log cannot be read.
    pub async fn load_newly_closed_secrets(&self, history: &History) -> Result<Vec<Secret>, RefereeError> {
        self.load_secrets(history, &history.newly_closed_lines().into_iter().collect()).await
    }

    /// All secret lines of a game, with a proof for those that the rules have opened. Undone lines are left out.
    ///
    /// # Errors
    ///
    /// As [`Referee::load_history`].
    pub async fn load_all_secrets(&self, game: GameId) -> Result<Vec<Secret>, RefereeError> {
        let history = self.load_history(game, self.store().load_game(game).await?.last).await?;
        self.load_secrets(&history, &history.secret_lines()).await
    }

    async fn load_secrets(&self, history: &History, lines: &BTreeSet<LineNumber>) -> Result<Vec<Secret>, RefereeError> {
        let record = &history.session.record;
        let Some(started) = record.started.as_ref().filter(|_| !lines.is_empty()) else { return Ok(Vec::new()) };
        let log = self.store().load_log(record.id).await?;
        let closed = history.session.game().closed_lines();
        let secret = |entry: &Entry| {
            let number = LineNumber(entry.seq.0);
            lines.contains(&number).then(|| {
                let salt = salt(&started.seed.0, number);
                let commitment = commitment(&salt, &entry.line);
                let opened = (!closed.contains(&number)).then(|| OpeningProof { line: entry.line.clone(), salt });
                Secret { number, side: Side(entry.side), commitment, opened }
            })
        };
        Ok(log.iter().filter_map(secret).collect())
    }
}
