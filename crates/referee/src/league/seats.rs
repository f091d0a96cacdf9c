//! Seats of a substitute: an entry is handed over together with its open games.
//!
//! A substitute gets the seats in the same transaction as the entry.

use tokio::sync::OwnedMutexGuard;

use crate::{Referee, Session};
use sztab_league::event::{Event, EventKind};
use sztab_league::ids::{EntrantId, MatchId};
use sztab_store::{Change, EntryHandOver, HandOver, Player, Status, UnixMs, UserId};

use super::error::SeasonError;
use super::record::SeasonRecord;

/// Locks on tables, so that no one can act between charging a clock and writing it.
pub(crate) type SessionLocks = Vec<OwnedMutexGuard<Option<Session>>>;

impl Referee {
    /// The seats that pass to another user with the entry that these lines hand over, and the locks of their tables.
    /// `season_record` is the season before the lines. `None` for other lines.
    pub(super) async fn lock_substitute_seats(
        &self,
        season_record: &SeasonRecord,
        events: &[Event],
        to: Option<&Player>,
        at: UnixMs,
    ) -> Result<Option<(EntryHandOver, SessionLocks)>, SeasonError> {
        let given = events.iter().find_map(|event| {
            let EventKind::Substituted { entrant, .. } = event.kind else { return None };
            Some(entrant)
        });
        let from = given.and_then(|entrant| Some((entrant, season_record.user_of(entrant)?.user()?)));
        let (Some((entrant, from)), Some(to)) = (from, to) else { return Ok(None) };
        let mut games = self.store().load_games_of_season(season_record.row.id).await?;
        let newest = games.iter().map(|&(_, game, _)| game).max();
        let (mut seats, mut locks) = (Vec::new(), SessionLocks::new());
        // All code that takes several locks takes them in the same order.
        games.sort_by_key(|&(_, game, _)| game);
        for (of, game, status) in games {
            if status != Status::Running || !is_playing_in(season_record, entrant, MatchId(of.of)) {
                continue;
            }
            let mut slot = self.session_lock(game).await?.lock_owned().await;
            let session = self.load_current(&mut slot, game).await?;
            if session.record.status == Status::Running && session.record.seat_of(from).is_some() {
                seats.push(self.seat_hand_over(&session, from, to, at).await?);
                *slot = None;
                locks.push(slot);
            }
        }
        Ok(Some((EntryHandOver { newest, seats }, locks)))
    }

    async fn seat_hand_over(
        &self,
        session: &Session,
        from: UserId,
        to: &Player,
        at: UnixMs,
    ) -> Result<HandOver, SeasonError> {
        let change = self.add_handover(session, from, to.user, Change::at(at)).await?;
        Ok(HandOver { game: session.record.id, from, to: to.clone(), expected: session.seq, change })
    }
}

fn is_playing_in(season_record: &SeasonRecord, entrant: EntrantId, match_id: MatchId) -> bool {
    season_record.log.season().matches.get(&match_id).is_some_and(|of| of.seat_of(entrant).is_some())
}
