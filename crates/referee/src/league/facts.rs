//! The tables of a match: their channels, and the facts for judges.

use crate::clock::{Clock, Pause, Schedule};
use crate::options::{LobbyOptions, SeasonGame};
use crate::{Referee, Session};
use sztab_league::decide::Refusal;
use sztab_league::event::SessionFacts;
use sztab_league::ids::{MatchId, Seat};
use sztab_store::{ChannelId, Entry, Game as Record, GameId, LineCause, Status, UnixMs, UserId};

use super::error::SeasonError;
use super::record::SeasonRecord;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MatchSession {
    /// The number of the game in the match, from 1.
    pub number: u32,
    pub game: GameId,
    pub channel: ChannelId,
    pub status: Status,
}

impl Referee {
    /// The tables of a match, ordered by game number.
    pub async fn match_sessions(
        &self,
        season_record: &SeasonRecord,
        match_id: MatchId,
    ) -> Result<Vec<MatchSession>, SeasonError> {
        let records = self.load_match_records(season_record, match_id).await?.into_iter();
        let sessions = records.map(|(number, record)| MatchSession {
            number,
            game: record.id,
            channel: record.channel,
            status: record.status,
        });
        Ok(sessions.collect())
    }

    async fn load_match_records(
        &self,
        season_record: &SeasonRecord,
        match_id: MatchId,
    ) -> Result<Vec<(u32, Record)>, SeasonError> {
        let mut records = Vec::new();
        for (number, game) in self.store().load_games_of_match(season_record.row.id, match_id.0).await? {
            records.push((number, self.store().load_game(game).await?));
        }
        Ok(records)
    }

    /// The facts for judges about a match at a given time, from the tables of its games without a result.
    ///
    /// # Errors
    ///
    /// If there is no such match, or the store is unavailable.
    pub async fn load_match_facts(
        &self,
        season_record: &SeasonRecord,
        match_id: MatchId,
        at: UnixMs,
    ) -> Result<SessionFacts, SeasonError> {
        let found = season_record
            .log
            .season()
            .matches
            .get(&match_id)
            .ok_or(SeasonError::Refused(Refusal::NoMatch(match_id)))?;
        let (mut facts, pauses) = (SessionFacts::default(), season_record.pauses(at));
        for (number, record) in self.load_match_records(season_record, match_id).await? {
            if found.games.contains_key(&number) || record.status == Status::Over {
                continue;
            }
            let Some(game) = LobbyOptions::from_record(&record)?.season else { continue };
            self.add_actions(&mut facts, game, &record, &pauses, at).await?;
            // No lock is taken: the facts may be needed while the lock of this very table is held at the end of its
            // game.
            match Session::read(self.store(), record, self.kinds()).await {
                Ok(session) => add_position(&mut facts, game, &session),
                Err(error) => tracing::warn!(%error, "judges are not told how a game stands"),
            }
        }
        Ok(facts)
    }

    /// Adds the players' actions, and how long their clocks ran.
    async fn add_actions(
        &self,
        facts: &mut SessionFacts,
        game: SeasonGame,
        record: &Record,
        pauses: &[Pause],
        at: UnixMs,
    ) -> Result<(), SeasonError> {
        let log = self.store().load_log(record.id).await?;
        for seat in Seat::BOTH {
            let side = game.side_of(seat);
            let Some(player) = record.seats.iter().find(|seat| seat.seat == side.0) else { continue };
            let facts = &mut facts.seats[seat.index()];
            let acts = log.iter().filter(|entry| entry.side == side.0 && entry.prompt == LineCause::Act);
            let last_ms = acts.map(|entry| entry.at.0).max();
            facts.acted |= last_ms.is_some();
            facts.last_act_ms = facts.last_act_ms.max(last_ms);
            facts.used_ms += self.compute_clock_time_ms(record, &log, (side.0, player.user), pauses, at).await?;
        }
        Ok(())
    }

    /// Number of milliseconds that the clock of a side ran: the time before each of the side's lines, and the time
    /// since the last line if the side has to act. The clock is stopped during `pauses`.
    async fn compute_clock_time_ms(
        &self,
        record: &Record,
        log: &[Entry],
        (side, user): (u8, UserId),
        pauses: &[Pause],
        at: UnixMs,
    ) -> Result<i64, SeasonError> {
        let Some(clock) = Clock::from_record(record) else { return Ok(0) };
        let mut schedule = Schedule::default();
        if !clock.control.is_live() {
            schedule = self.load_schedule(record, user, at).await?;
        }
        schedule.pauses.extend(pauses);
        let counted = |from: UnixMs, to: UnixMs| schedule.counted_ms(from, to);
        let (mut used, mut before) = (0, record.created_at);
        for entry in log {
            if entry.side == side && !entry.prompt.is_unprompted() {
                used += counted(before, entry.at);
            }
            before = entry.at;
        }
        let runs = record.status == Status::Running && clock.running_sides().iter().any(|running| running.0 == side);
        Ok(if runs { used + counted(before, at) } else { used })
    }
}

/// Adds HQ points and the number of remaining tiles.
fn add_position(facts: &mut SessionFacts, game: SeasonGame, session: &Session) {
    let standing = session.game.standing();
    for seat in Seat::BOTH {
        let points = standing.points.get(game.side_of(seat).index()).copied();
        facts.seats[seat.index()].hq += points.unwrap_or_default();
    }
    facts.tiles_left = facts.tiles_left.saturating_add(standing.undrawn);
}
