//! Tables that no longer fit their match: a correction gave the match other players, or a judge voided a pick.

use crate::Referee;
use crate::content::PostContent;
use sztab_league::ids::{MatchId, Seat};
use sztab_store::{Change, Game as Record, SeasonPerson, Status, UnixMs};

use super::error::SeasonError;
use super::record::SeasonRecord;

impl Referee {
    /// Calls off the running games of matches that now have other players or factions, so that their results do not
    /// count.
    pub async fn cancel_misplaced_games(&self, season_record: &SeasonRecord, at: UnixMs) -> Result<(), SeasonError> {
        for (of, game, status) in self.store().load_games_of_season(season_record.row.id).await? {
            if status != Status::Running {
                continue;
            }
            let slot = self.session_lock(game).await?;
            let mut slot = slot.lock().await;
            let record = self.store().load_game(game).await?;
            if record.status == Status::Running && is_misplaced(season_record, MatchId(of.of), of.number, &record) {
                *slot = None;
                let change = Change::at(at).with_post(PostContent::Refresh.into_post(record.channel));
                self.store().cancel(game, change).await?;
                self.forget(game);
            }
        }
        Ok(())
    }
}

/// True if a player of a match has no seat in its game, or plays another faction there. Erased players are ignored.
pub(super) fn is_misplaced(season_record: &SeasonRecord, match_id: MatchId, number: u32, record: &Record) -> bool {
    let Some(found) = season_record.log.season().matches.get(&match_id) else { return false };
    let factions = season_record.game_factions(found, number);
    Seat::BOTH.into_iter().any(|seat| {
        let Some(user) = season_record.user_of(found.players[seat.index()]).and_then(SeasonPerson::user) else {
            return false;
        };
        let faction = record.seat_of(user).map(|taken| taken.faction.as_ref());
        faction != Some(factions.as_ref().map(|factions| &factions[seat.index()]))
    })
}
