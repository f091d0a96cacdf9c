//! Challenges on a ladder.

use super::context::{Context, Decision, lines_by};
use super::preview::assign_pairings;
use super::refusal::{Refusal, RequiredRole};
use super::round::Pair;
use crate::event::{Actor, EventKind};
use crate::ids::{ChallengeId, EntrantId, Group};
use crate::rules::{DAY_MS, Format, HOUR_MS};
use crate::season::{Challenge, ChallengeState, EntrantState};

/// Limits of the running ladder.
struct Limits {
    group: Group,
    repeats: u32,
    repeat_days: u32,
    lapse_hours: u32,
}

fn limits(context: &Context) -> Result<Limits, Refusal> {
    context.require_running()?;
    let stage = context.season.current_stage().ok_or(Refusal::NoLadder)?;
    let Some(&Format::Ladder { repeats, repeat_days, lapse_hours, .. }) = context.season.format(stage) else {
        return Err(Refusal::NoLadder);
    };
    Ok(Limits { group: Group { stage, division: 0 }, repeats, repeat_days, lapse_hours })
}

pub fn challenge(context: &Context, to: EntrantId) -> Decision {
    let limits = limits(context)?;
    let challenger = context.require_player()?;
    if challenger == to {
        return Err(Refusal::SamePlayer);
    }
    for entrant in [challenger, to] {
        context.find_entrant(entrant, &[EntrantState::In])?;
    }
    let asks = |challenge: &Challenge| {
        let pair = [challenge.by, challenge.to];
        challenge.state == ChallengeState::Open && pair.contains(&challenger) && pair.contains(&to)
    };
    let open = context.season.challenges.values().any(asks);
    if open || has_met_enough(context, &limits, [challenger, to]) {
        return Err(Refusal::Challenge);
    }
    let challenge = context.season.next_challenge_id();
    Ok(lines_by(Actor::Entrant(challenger), [EventKind::Challenged { challenge, by: challenger, to }]))
}

/// True if two players have an open match, or as many recent ones as the ladder allows.
fn has_met_enough(context: &Context, limits: &Limits, players: [EntrantId; 2]) -> bool {
    let kind = context.season.match_kind();
    let since_ms = context.asking.at_ms.saturating_sub(i64::from(limits.repeat_days) * DAY_MS);
    let mut recent = 0;
    for of in context.season.matches.values() {
        if players.iter().all(|&player| of.seat_of(player).is_some()) {
            if of.is_open(kind) {
                return true;
            }
            recent += u32::from(of.published_ms > since_ms);
        }
    }
    recent >= limits.repeats
}

/// Answers a challenge. The challenged player is first, as the challenger chose the opponent.
pub fn answer_challenge(context: &Context, challenge: ChallengeId, accept: bool) -> Decision {
    let limits = limits(context)?;
    let found = find_open_challenge(context, challenge)?;
    if context.require_player().ok() != Some(found.to) {
        return Err(Refusal::Not(RequiredRole::Entrant(found.to)));
    }
    let actor = Actor::Entrant(found.to);
    if !accept {
        return Ok(lines_by(actor, [EventKind::ChallengeDeclined { challenge }]));
    }
    for entrant in [found.by, found.to] {
        context.find_entrant(entrant, &[EntrantState::In])?;
        if !context.season.division(limits.group).is_some_and(|division| division.places.contains(&entrant)) {
            return Err(Refusal::Challenge);
        }
    }
    if has_met_enough(context, &limits, [found.by, found.to]) {
        return Err(Refusal::Challenge);
    }
    context.check_seed()?;
    let pair = Pair { players: [found.to, found.by], slot: None, walkover: None };
    let (pairs, keys) = assign_pairings(context, 0, &[pair]);
    let pairing = pairs.into_iter().next().ok_or(Refusal::NoChallenge)?;
    let deadline_ms = context.season.default_deadline_ms(context.asking.at_ms);
    Ok(lines_by(actor, [EventKind::ChallengeAccepted { challenge, pairing, deadline_ms, keys }]))
}

pub fn lapse_challenge(context: &Context, challenge: ChallengeId) -> Decision {
    let actor = context.require_program()?;
    let limits = limits(context)?;
    let found = find_open_challenge(context, challenge)?;
    if context.asking.at_ms < found.at_ms.saturating_add(i64::from(limits.lapse_hours) * HOUR_MS) {
        return Err(Refusal::NotDue);
    }
    Ok(lines_by(actor, [EventKind::ChallengeLapsed { challenge }]))
}

fn find_open_challenge<'a>(context: &Context<'a>, id: ChallengeId) -> Result<&'a Challenge, Refusal> {
    let found = context.season.challenges.get(&id).ok_or(Refusal::NoChallenge)?;
    if found.state == ChallengeState::Open { Ok(found) } else { Err(Refusal::NoChallenge) }
}
