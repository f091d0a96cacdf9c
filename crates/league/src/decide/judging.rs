//! Judges: the queue, rulings, voided lines, deadlines, calls.

use super::command::Requester;
use super::context::{Context, Decision, lines_by};
use super::refusal::Refusal;
use super::stages::check_deadline;
use crate::event::{Actor, Cause, DeadlineScope, EventKind, Ruling, Scope, SessionFacts, Verdict};
use crate::game::{MAX_HQ, MAX_POINTS};
use crate::ids::{MatchId, Seat, TextId};
use crate::rules::{HOUR_MS, LatePolicy};
use crate::season::{LogError, Match, Season, SeasonState, can_be_voided, events_in_force, game_factions};

/// The maximum number of days that a judge may give a match at once.
const MAX_EXTENSION_DAYS: u32 = 30;

/// Queues a match for the judges: it is late, its report was denied or not confirmed, or its game was closed. The
/// consequences are in the rules, which players saw before they entered.
pub fn queue(context: &Context, match_id: MatchId, cause: Cause, facts: &SessionFacts) -> Decision {
    let actor = context.require_program()?;
    // A closed game is queued even during a pause, because it would not be reported again later.
    let found = if cause == Cause::Closed {
        context.find_unfinished_match(match_id)?
    } else {
        context.find_open_match(match_id)?
    };
    let times = &context.season.rules.times;
    if found.queued.is_some() {
        return Err(Refusal::NotDue);
    }
    let due_ms = match cause {
        Cause::Deadline => found.deadline_ms,
        Cause::Unconfirmed => {
            let report = found.report.as_ref().ok_or(Refusal::ReportState)?;
            report.at_ms.saturating_add(i64::from(times.report_hours) * HOUR_MS)
        }
        Cause::Denied | Cause::Closed | Cause::WrongPlayers | Cause::Objection => context.asking.at_ms,
    };
    if context.asking.at_ms < due_ms {
        return Err(Refusal::NotDue);
    }
    if cause == Cause::Deadline && times.late == LatePolicy::Draw && !found.eliminates() {
        let hq = facts.seats.map(|seat| seat.hq);
        let ruling = Ruling { match_id, verdict: Verdict::Draw { hq }, scope: Scope::Rest, reason: None };
        return Ok(lines_by(actor, [EventKind::Ruled(ruling)]));
    }
    let proposal = if cause == Cause::Deadline { found.proposal(facts) } else { None };
    Ok(lines_by(actor, [EventKind::Queued { match_id, cause, facts: *facts, proposal }]))
}

pub fn object(context: &Context, match_id: MatchId) -> Decision {
    let found = context.find_open_match(match_id)?;
    let seat = context.require_seat_in(found)?;
    let queued = found.queued.as_ref().ok_or(Refusal::NotQueued)?;
    if queued.proposal.is_none() {
        return Err(Refusal::NoProposal);
    }
    if queued.objected {
        return Ok(Vec::new());
    }
    Ok(lines_by(Actor::Entrant(found.players[seat.index()]), [EventKind::Objected { match_id, by: seat }]))
}

/// Accepts the proposal: by a judge, or automatically if the rules say so and no player objected in time.
pub fn accept_proposal(context: &Context, match_id: MatchId, reason: Option<TextId>) -> Decision {
    let found = context.find_open_match(match_id)?;
    let queued = found.queued.as_ref().ok_or(Refusal::NotQueued)?;
    let verdict = queued.proposal.ok_or(Refusal::NoProposal)?;
    let actor = if context.asking.asker == Requester::Program {
        let times = &context.season.rules.times;
        let over_ms = queued.at_ms.saturating_add(i64::from(times.objection_hours) * HOUR_MS);
        if times.late != LatePolicy::Proposal || queued.objected || context.asking.at_ms < over_ms {
            return Err(Refusal::NotDue);
        }
        Actor::Program
    } else {
        context.require_judge_of(found)?
    };
    check_verdict(context, found, verdict, Scope::Rest)?;
    Ok(lines_by(actor, [EventKind::Ruled(Ruling { match_id, verdict, scope: Scope::Rest, reason })]))
}

/// Decides a match. Judges may set any result, even if the match already has one.
pub fn rule_on_match(context: &Context, match_id: MatchId, verdict: Verdict, scope: Scope, reason: TextId) -> Decision {
    context.require_state(&[SeasonState::Running])?;
    let found = context.find_match(match_id)?;
    let actor = context.require_judge_of(found)?;
    if found.struck {
        return Err(Refusal::MatchClosed);
    }
    check_verdict(context, found, verdict, scope)?;
    Ok(lines_by(actor, [EventKind::Ruled(Ruling { match_id, verdict, scope, reason: Some(reason) })]))
}

fn check_verdict(context: &Context, found: &Match, verdict: Verdict, scope: Scope) -> Result<(), Refusal> {
    if verdict == Verdict::BothLose && found.eliminates() {
        return Err(Refusal::NeedsWinner);
    }
    if scope == Scope::Rest && found.next_game(context.season.match_kind()).is_none() {
        return Err(Refusal::MatchClosed);
    }
    if scope == Scope::Rest && verdict == Verdict::BothLose && !found.games.is_empty() {
        return Err(Refusal::HalfPlayed);
    }
    let most = context.season.match_kind().max_games();
    let missing = (1..=most).filter(|game| !found.games.contains_key(game)).count();
    let games = match scope {
        Scope::Whole => most,
        Scope::Rest => u32::try_from(missing).unwrap_or(most).max(1),
    };
    match verdict {
        Verdict::Win { winner, hq } => check_hq(context.season, Some(winner), hq, games),
        Verdict::Draw { hq } => check_hq(context.season, None, hq, games),
        Verdict::Walkover { .. } | Verdict::BothLose => Ok(()),
    }
}

/// Refuses impossible points: more per game than a full HQ ([`MAX_POINTS`] in games without HQs), or fewer for the
/// winner than for the loser. In Neuroshima, a loser who resigned, ran out of time or lost the HQ counts as 0. A draw
/// may have any points, even unequal ones.
pub fn check_hq(season: &Season, winner: Option<Seat>, hq: [i32; 2], games: u32) -> Result<(), Refusal> {
    let most = if season.rules.game.is_none() { MAX_HQ } else { MAX_POINTS };
    let most = most.saturating_mul(i32::try_from(games).unwrap_or(i32::MAX));
    if hq.iter().any(|points| !(0..=most).contains(points)) {
        return Err(Refusal::HqPoints { most });
    }
    match winner {
        Some(winner) if hq[winner.index()] < hq[winner.other().index()] => Err(Refusal::WinnerBehind),
        Some(_) | None => Ok(()),
    }
}

/// Voids a line: the season is computed again without it. Published rounds stay.
pub fn void_line(context: &Context, line: u64, reason: TextId) -> Decision {
    context.require_state(&[SeasonState::Entry, SeasonState::Running])?;
    let event = context.log.line(line).ok_or(Refusal::NoVoid(line))?;
    let stands = events_in_force(context.log.events()).any(|other| other.seq == line);
    let takes_back = matches!(event.kind, EventKind::Voided { .. });
    if !can_be_voided(&event.kind) || !(stands || takes_back) {
        return Err(Refusal::NoVoid(line));
    }
    if let Some(match_id) = match_with_mixed_factions(context, &event.kind) {
        return Err(Refusal::Entangled(LogError::Match(match_id)));
    }
    let actor = match event.kind.match_id().and_then(|of| context.season.matches.get(&of)) {
        Some(of) => context.require_judge_of(of)?,
        None => context.require_judge()?,
    };
    Ok(lines_by(actor, [EventKind::Voided { line, reason }]))
}

/// The match in which voiding a line would give later games other factions than a game that is already finished. The
/// start of the match may itself have been voided before.
fn match_with_mixed_factions(context: &Context, kind: &EventKind) -> Option<MatchId> {
    let find = |match_id| context.season.matches.get(&match_id);
    if let EventKind::FactionStep(step) = kind {
        return find(step.match_id).filter(|of| !of.games.is_empty()).map(|of| of.id);
    }
    let EventKind::Voided { line, .. } = kind else { return None };
    let EventKind::GameOver(game) = &context.log.line(*line)?.kind else { return None };
    let of = find(game.match_id).filter(|of| !of.steps.is_empty())?;
    let factions = of.factions.as_ref().map(|factions| game_factions(context.season.match_kind(), factions, game.game));
    (factions.as_ref() != Some(&game.factions)).then_some(of.id)
}

/// Sets a deadline: organisers for a round, judges for a match, and the program for a round that was posted late.
pub fn set_deadline(context: &Context, scope: DeadlineScope, deadline_ms: i64) -> Decision {
    // The end of a pause would also move the new deadline.
    context.require_running()?;
    let actor = match scope {
        DeadlineScope::Round { group, round } => {
            context.season.round(group, round).ok_or(Refusal::NoSuchRound)?;
            context.require_organiser_or_program()?
        }
        DeadlineScope::Match { match_id } => context.require_judge_of(context.find_open_match(match_id)?)?,
    };
    check_deadline(context, deadline_ms)?;
    Ok(lines_by(actor, [EventKind::DeadlineSet { scope, deadline_ms }]))
}

pub fn extend_deadline(context: &Context, match_id: MatchId, days: u32) -> Decision {
    let found = context.find_open_match(match_id)?;
    let actor = context.require_judge_of(found)?;
    if days == 0 || days > MAX_EXTENSION_DAYS {
        return Err(Refusal::ExtensionLimit { left: MAX_EXTENSION_DAYS });
    }
    Ok(lines_by(actor, [EventKind::Extended { match_id, days }]))
}

/// Calls a judge. Players may also do so about a match that has a result.
pub fn protest(context: &Context, match_id: MatchId, text: TextId) -> Decision {
    context.require_state(&[SeasonState::Running])?;
    let found = context.find_match(match_id)?;
    let seat = context.require_seat_in(found)?;
    if found.call.is_some() {
        return Err(Refusal::CallOpen);
    }
    Ok(lines_by(Actor::Entrant(found.players[seat.index()]), [EventKind::Protested { match_id, by: seat, text }]))
}

pub fn answer_call(context: &Context, match_id: MatchId, text: TextId) -> Decision {
    context.require_state(&[SeasonState::Running])?;
    let found = context.find_match(match_id)?;
    let actor = context.require_judge_of(found)?;
    let questioned = found.queued.as_ref().is_some_and(|queued| queued.cause == Cause::WrongPlayers);
    if found.call.is_none() && !questioned {
        return Err(Refusal::NoCall);
    }
    Ok(lines_by(actor, [EventKind::Judged { match_id, text }]))
}
