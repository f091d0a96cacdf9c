//! Tables at which the wrong two sit, because a correction gave their match to others.

use crate::Referee;
use crate::content::PostContent;
use sztab_league::ids::MatchId;
use sztab_store::{Change, Game as Record, Status, UnixMs};

use super::book::SeasonRecord;
use super::error::SeasonError;

impl Referee {
    /// Calls off the running games of matches that others play now: their results would count for nobody.
    pub async fn call_off_misplaced(&self, book: &SeasonRecord, at: UnixMs) -> Result<(), SeasonError> {
        for (of, game, status) in self.store().games_of_season(book.row.id).await? {
            if status != Status::Running {
                continue;
            }
            let slot = self.lock_of(game).await?;
            let mut slot = slot.lock().await;
            let record = self.store().game(game).await?;
            if record.status == Status::Running && is_misplaced(book, MatchId(of.of), &record) {
                *slot = None;
                let change = Change::at(at).owing(PostContent::Refresh.post(record.channel));
                self.store().cancel(game, change).await?;
                self.forget(game);
            }
        }
        Ok(())
    }
}

/// Tells if a player of a match has no seat in its game. An erased player is not looked for.
pub(super) fn is_misplaced(book: &SeasonRecord, match_id: MatchId, record: &Record) -> bool {
    let players = book.log.season().matches.get(&match_id).map(|found| found.players);
    let users = players.into_iter().flatten().filter_map(|player| book.user_of(player)?.user());
    users.into_iter().any(|user| record.seat_of(user).is_none())
}
