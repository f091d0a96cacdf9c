//! Jobs of seasons: what falls due, and threads for the games of matches.

use serenity::http::Http;

use crate::referee::{RefereeError, SeasonJob};
use crate::store::{Job, SeasonId};

use crate::discord::bot::Bot;
use crate::discord::say::failure::Failure;

use super::ask::unforeseen;

impl Bot {
    /// Carries out a job of a season.
    pub(crate) async fn season_job(&self, _http: &Http, job: &Job, season: SeasonId) -> Result<(), Failure> {
        match SeasonJob::of(job).map_err(RefereeError::from)? {
            SeasonJob::Due { reminded_ms } => {
                Box::pin(self.referee.carry_out_season(season, reminded_ms, self.now())).await.map_err(unforeseen)?;
                self.ring();
                Ok(())
            }
            SeasonJob::Tables => Err(Failure::Said("season-busy")),
        }
    }
}
