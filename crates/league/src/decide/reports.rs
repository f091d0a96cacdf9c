//! Requests between players: to confirm a report, or for more time.

use super::command::Requester;
use super::context::{Context, Decision, PendingLine, lines_by};
use super::judging::check_hq;
use super::refusal::{Refusal, RequiredRole};
use crate::event::{Actor, Cause, EventKind, GameOver, SessionFacts};
use crate::ids::{MatchId, Seat};
use crate::rules::OfflineGames;
use crate::season::Match;

/// A line about a match whose actor is one of its players.
fn lines_by_seat(found: &Match, seat: Seat, kind: EventKind) -> Vec<PendingLine> {
    lines_by(Actor::Entrant(found.players[seat.index()]), [kind])
}

pub fn report(context: &Context, games: &[GameOver]) -> Decision {
    let found = context.find_open_match(games.first().ok_or(Refusal::Report)?.match_id)?;
    let seat = context.require_seat_in(found)?;
    if context.season.rules.matches.table_games == OfflineGames::No {
        return Err(Refusal::NoTableGames);
    }
    if found.report.is_some() {
        return Err(Refusal::ReportState);
    }
    if !found.accepts(context.season.match_kind(), games) {
        return Err(Refusal::Report);
    }
    games.iter().try_for_each(|game| check_hq(context.season, game.winner, game.hq, 1))?;
    let listed = |faction| context.season.rules.factions.whitelist.contains(faction);
    let unlisted: Vec<_> =
        games.iter().flat_map(|game| &game.factions).filter(|faction| !listed(faction)).cloned().collect();
    if !unlisted.is_empty() {
        return Err(Refusal::UnknownFactions(unlisted));
    }
    Ok(lines_by_seat(found, seat, EventKind::Reported { by: seat, games: games.to_vec() }))
}

/// Records the opponent's answer to a report. A denied report goes into the queue; a report that is not answered is
/// never confirmed automatically.
pub fn answer_report(context: &Context, match_id: MatchId, right: bool) -> Decision {
    let found = context.find_open_match(match_id)?;
    let report = found.report.as_ref().ok_or(Refusal::ReportState)?;
    if context.asking.asker == Requester::Program {
        return Err(Refusal::Not(RequiredRole::OpponentIn(match_id)));
    }
    let seat = context.require_seat_in(found)?;
    if seat == report.by {
        return Err(Refusal::Not(RequiredRole::OpponentIn(match_id)));
    }
    if right {
        return Ok(lines_by_seat(found, seat, EventKind::Confirmed { match_id }));
    }
    let mut acts = lines_by_seat(found, seat, EventKind::Denied { match_id });
    let queued = EventKind::Queued { match_id, cause: Cause::Denied, facts: SessionFacts::default(), proposal: None };
    acts.extend(lines_by(Actor::Program, [queued]));
    Ok(acts)
}

pub fn request_extension(context: &Context, match_id: MatchId, days: u32) -> Decision {
    let found = context.find_open_match(match_id)?;
    let seat = context.require_seat_in(found)?;
    // Once a match is before the judges, only they can give more time.
    if found.queued.is_some() {
        return Err(Refusal::MatchClosed);
    }
    let left = context.season.rules.times.extension_days.saturating_sub(found.extension.agreed_days);
    if days == 0 || days > left {
        return Err(Refusal::ExtensionLimit { left });
    }
    Ok(lines_by_seat(found, seat, EventKind::ExtensionAsked { match_id, by: seat, days }))
}

pub fn answer_extension(context: &Context, match_id: MatchId, agree: bool) -> Decision {
    let found = context.find_open_match(match_id)?;
    let seat = context.require_seat_in(found)?;
    let (asker, days) = found.extension.asked.ok_or(Refusal::NotAsked)?;
    if asker == seat {
        return Err(Refusal::Not(RequiredRole::OpponentIn(match_id)));
    }
    let left = context.season.rules.times.extension_days.saturating_sub(found.extension.agreed_days);
    if agree && days > left {
        return Err(Refusal::ExtensionLimit { left });
    }
    let kind = if agree { EventKind::ExtensionAgreed { match_id } } else { EventKind::ExtensionDeclined { match_id } };
    Ok(lines_by_seat(found, seat, kind))
}
