//! Looks ahead: the next round as it would be published, and who would play the next stage.

use crate::league::decide::{Asker, Asking, Preview, Refusal, Request, preview};
use crate::league::draw;
use crate::league::engine::Standard;
use crate::league::ids::EntrantId;
use crate::store::UnixMs;

use super::book::SeasonBook;

impl SeasonBook {
    /// The next round of a division, as it would be published at a moment.
    ///
    /// # Errors
    ///
    /// Why there is none now.
    pub fn preview(&self, request: &Request<'_>, at: UnixMs) -> Result<Preview, Refusal> {
        let seed = draw::Seed(self.row.seed.0).reveal();
        let asking = Asking { at_ms: at.0, asker: Asker::Program, seed: &seed };
        preview(&self.log, &Standard, &asking, request)
    }

    /// The players of the stage after the one under way, as its table stands at a moment, in the order of their seeds.
    #[must_use]
    pub fn qualified(&self, at: UnixMs) -> Vec<EntrantId> {
        let season = self.log.season();
        season.current_stage().map_or_else(Vec::new, |stage| season.qualified(stage, &Standard, at.0))
    }
}
