//! Looks ahead: the next round as it would be published, and who would play the next stage.

use sztab_league::decide::{Asker, Asking, Preview, Refusal, Request, preview};
use sztab_league::draw;
use sztab_league::engine::Standard;
use sztab_league::ids::EntrantId;
use sztab_store::UnixMs;

use super::book::SeasonRecord;

impl SeasonRecord {
    /// The next round of a division, as it would be published at a moment.
    ///
    /// # Errors
    ///
    /// The refusal of a preview.
    pub fn preview(&self, request: &Request<'_>, at: UnixMs) -> Result<Preview, Refusal> {
        let seed = draw::Seed(self.row.seed.0).reveal();
        let asking = Asking { at_ms: at.0, asker: Asker::Program, seed: &seed };
        preview(&self.log, &Standard, &asking, request)
    }

    /// The players of the stage after the one under way, as its table stands at a moment, in the order of their seeds.
    #[must_use]
    pub fn qualifiers(&self, at: UnixMs) -> Vec<EntrantId> {
        let season = self.log.season();
        season.current_stage().map_or_else(Vec::new, |stage| season.qualifiers(stage, &Standard, at.0))
    }
}
