//! Lines of a side so far: the game tells from it what its player has done.

use sztab_game::Side;

use super::path::Path;
use super::{Referee, RefereeError, Session};

impl Referee {
    /// The lines that a side has said in a session, in order, without those that were taken back.
    pub async fn lines_of_side(&self, session: &Session, side: Side) -> Result<Vec<String>, RefereeError> {
        let steps = Path::whole(self.store(), session.record.id, session.seq).await?;
        let own = steps.into_iter().filter(|entry| entry.side == side.0);
        Ok(own.map(|entry| entry.line).collect())
    }
}
