//! Challenges on a ladder.

use super::desk::{Decision, Desk, by};
use super::preview::pairings;
use super::refusal::{MayDo, Refusal};
use super::round::Pair;
use crate::event::{Actor, EventKind};
use crate::ids::{ChallengeId, EntrantId, Group};
use crate::rules::{DAY_MS, Format, HOUR_MS};
use crate::season::{Challenge, ChallengeState, EntrantState};

/// Limits of a ladder that is under way.
struct Limits {
    group: Group,
    repeats: u32,
    repeat_days: u32,
    lapse_hours: u32,
}

fn limits(desk: &Desk) -> Result<Limits, Refusal> {
    desk.goes_on()?;
    let stage = desk.season.current_stage().ok_or(Refusal::NoLadder)?;
    let Some(&Format::Ladder { repeats, repeat_days, lapse_hours, .. }) = desk.season.format(stage) else {
        return Err(Refusal::NoLadder);
    };
    Ok(Limits { group: Group { stage, division: 0 }, repeats, repeat_days, lapse_hours })
}

pub fn challenge(desk: &Desk, to: EntrantId) -> Decision {
    let limits = limits(desk)?;
    let challenger = desk.player()?;
    if challenger == to {
        return Err(Refusal::SamePlayer);
    }
    for entrant in [challenger, to] {
        desk.entrant(entrant, &[EntrantState::In])?;
    }
    let asks = |challenge: &Challenge| {
        let pair = [challenge.by, challenge.to];
        challenge.state == ChallengeState::Open && pair.contains(&challenger) && pair.contains(&to)
    };
    let open = desk.season.challenges.values().any(asks);
    if open || has_met_enough(desk, &limits, [challenger, to]) {
        return Err(Refusal::Challenge);
    }
    let challenge = desk.season.next_challenge();
    Ok(by(Actor::Entrant(challenger), [EventKind::Challenged { challenge, by: challenger, to }]))
}

/// Tells if two have an open match, or as many recent ones as the ladder allows.
fn has_met_enough(desk: &Desk, limits: &Limits, players: [EntrantId; 2]) -> bool {
    let kind = desk.season.kind();
    let since_ms = desk.asking.at_ms.saturating_sub(i64::from(limits.repeat_days) * DAY_MS);
    let mut recent = 0;
    for of in desk.season.matches.values() {
        if players.iter().all(|&player| of.seat_of(player).is_some()) {
            if of.is_open(kind) {
                return true;
            }
            recent += u32::from(of.published_ms > since_ms);
        }
    }
    recent >= limits.repeats
}

/// The challenged player is first: the challenger had the choice of the opponent.
pub fn answer(desk: &Desk, challenge: ChallengeId, accept: bool) -> Decision {
    let limits = limits(desk)?;
    let found = open(desk, challenge)?;
    if desk.player().ok() != Some(found.to) {
        return Err(Refusal::Not(MayDo::Entrant(found.to)));
    }
    let actor = Actor::Entrant(found.to);
    if !accept {
        return Ok(by(actor, [EventKind::ChallengeDeclined { challenge }]));
    }
    for entrant in [found.by, found.to] {
        desk.entrant(entrant, &[EntrantState::In])?;
        if !desk.season.division(limits.group).is_some_and(|division| division.places.contains(&entrant)) {
            return Err(Refusal::Challenge);
        }
    }
    if has_met_enough(desk, &limits, [found.by, found.to]) {
        return Err(Refusal::Challenge);
    }
    desk.check_seed()?;
    let pair = Pair { players: [found.to, found.by], slot: None, walkover: None };
    let (pairs, keys) = pairings(desk, 0, &[pair]);
    let pairing = pairs.into_iter().next().ok_or(Refusal::NoChallenge)?;
    let deadline_ms = desk.season.usual_deadline_ms(desk.asking.at_ms);
    Ok(by(actor, [EventKind::ChallengeAccepted { challenge, pairing, deadline_ms, keys }]))
}

pub fn lapse(desk: &Desk, challenge: ChallengeId) -> Decision {
    let actor = desk.program()?;
    let limits = limits(desk)?;
    let found = open(desk, challenge)?;
    if desk.asking.at_ms < found.at_ms.saturating_add(i64::from(limits.lapse_hours) * HOUR_MS) {
        return Err(Refusal::NotDue);
    }
    Ok(by(actor, [EventKind::ChallengeLapsed { challenge }]))
}

fn open<'a>(desk: &Desk<'a>, id: ChallengeId) -> Result<&'a Challenge, Refusal> {
    let found = desk.season.challenges.get(&id).ok_or(Refusal::NoChallenge)?;
    if found.state == ChallengeState::Open { Ok(found) } else { Err(Refusal::NoChallenge) }
}
