//! Log lines about playing matches.

use crate::event::{Cause, FactionStep, GameOver, Ruling, Scope, Verdict};
use crate::ids::{EntrantId, MatchId, Seat};
use crate::rules::StepAct;
use crate::season::matches::Report;
use crate::season::misfit::LogError;
use crate::season::state::Season;

impl Season {
    pub(super) fn begin_match(&mut self, at_ms: i64, match_id: MatchId) -> Result<(), LogError> {
        // A match that has begun keeps its factions, because its bans and picks cannot be voided.
        let is_ready = self.matches.get(&match_id).is_some_and(|found| found.are_factions_ready(&self.rules.factions));
        if self.open_match_mut(match_id)?.begun_ms.is_some() || !is_ready {
            return Err(LogError::Match(match_id));
        }
        self.record_begin(at_ms, match_id)
    }

    /// Records the start of a match and the holders of both entries, unless it has already begun.
    fn record_begin(&mut self, at_ms: i64, match_id: MatchId) -> Result<(), LogError> {
        let players = self.open_match_mut(match_id)?.players;
        let persons = players.map(|player| self.entrants.get(&player).map_or(1, |entrant| entrant.person));
        let found = self.open_match_mut(match_id)?;
        if found.begun_ms.is_none() {
            found.begun_ms = Some(at_ms);
            found.persons = persons;
        }
        Ok(())
    }

    pub(super) fn take_step(&mut self, at_ms: i64, step: &FactionStep) -> Result<(), LogError> {
        let taken = self.open_match_mut(step.match_id)?.steps.len();
        let due = self.rules.factions.mode.steps().get(taken).ok_or(LogError::Match(step.match_id))?;
        if due.by != step.by || due.act != step.act {
            return Err(LogError::Match(step.match_id));
        }
        let last = taken + 1 == self.rules.factions.mode.steps().len();
        let found = self.open_match_mut(step.match_id)?;
        found.steps.push(step.clone());
        found.stepped_ms = at_ms;
        if last {
            let pick = |seat: Seat| {
                found.steps.iter().find(|step| step.by == seat && step.act == StepAct::Pick).map(|step| &step.faction)
            };
            if let [Some(first), Some(second)] = Seat::BOTH.map(pick) {
                found.factions = Some([first.clone(), second.clone()]);
            }
        }
        Ok(())
    }

    pub(super) fn finish_game(&mut self, at_ms: i64, game: &GameOver) -> Result<(), LogError> {
        let kind = self.match_kind();
        self.record_begin(at_ms, game.match_id)?;
        let found = self.open_match_mut(game.match_id)?;
        // Any missing game is accepted, not only the next one: a voided line can leave a gap in a match of three games.
        if !found.lacks_game(kind, game.game) {
            return Err(LogError::Match(game.match_id));
        }
        found.games.insert(game.game, game.clone());
        found.last_game_ms = Some(at_ms);
        if !found.is_open(kind) {
            found.queued = None;
            found.report = None;
        }
        Ok(())
    }

    pub(super) fn report(&mut self, at_ms: i64, by: Seat, games: &[GameOver]) -> Result<(), LogError> {
        let match_id = games.first().ok_or(LogError::State)?.match_id;
        let kind = self.match_kind();
        let found = self.open_match_mut(match_id)?;
        // A report has to decide the whole match, so that its confirmation leaves no game open.
        if !found.accepts(kind, games) || found.report.is_some() {
            return Err(LogError::Match(match_id));
        }
        found.report = Some(Report { by, games: games.to_vec(), at_ms });
        Ok(())
    }

    pub(super) fn confirm(&mut self, at_ms: i64, match_id: MatchId) -> Result<(), LogError> {
        self.record_begin(at_ms, match_id)?;
        let found = self.open_match_mut(match_id)?;
        let report = found.report.take().ok_or(LogError::Match(match_id))?;
        found.games.extend(report.games.into_iter().map(|game| (game.game, game)));
        found.reported = true;
        found.queued = None;
        found.last_game_ms = Some(at_ms);
        Ok(())
    }

    pub(super) fn deny(&mut self, match_id: MatchId) -> Result<(), LogError> {
        self.open_match_mut(match_id)?.report.take().ok_or(LogError::Match(match_id))?;
        Ok(())
    }

    pub(super) fn give_up(&mut self, match_id: MatchId, by: Seat) -> Result<(), LogError> {
        let verdict = Verdict::Walkover { winner: by.other() };
        let found = self.open_match_mut(match_id)?;
        found.ruling = Some(Ruling { match_id, verdict, scope: Scope::Rest, reason: None });
        found.report = None;
        found.queued = None;
        Ok(())
    }

    pub(super) fn reseat(&mut self, match_id: MatchId, players: [EntrantId; 2]) -> Result<(), LogError> {
        for player in players {
            self.entrant_mut(player)?;
        }
        let found = self.match_mut(match_id)?;
        if found.has_begun() || players[0] == players[1] {
            return Err(LogError::Match(match_id));
        }
        found.players = players;
        found.ready = [false, false];
        found.ruling = None;
        // Open reports, calls and requests of the previous players are dropped, and so is the judges' question about
        // the players.
        found.report = None;
        found.call = None;
        found.extension.asked = None;
        found.queued.take_if(|queued| queued.cause == Cause::WrongPlayers);
        let advances = self.matches.get(&match_id).and_then(|found| self.better_seed(found));
        self.match_mut(match_id)?.advances = advances;
        Ok(())
    }
}
