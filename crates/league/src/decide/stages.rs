//! Stages, rounds and the end of a season.

use super::desk::{Decision, Desk, by};
use super::frame::check_order;
use super::preview::{Request, preview_at};
use super::refusal::{MayDo, Refusal};
use crate::draw::Purpose;
use crate::event::{Actor, EventKind, RoundPublished};
use crate::ids::{EntrantId, Group, MatchId};
use crate::rules::{DAY_MS, Format};
use crate::season::{EntrantState, SeasonState};

/// The longest deadline that can be set, in days from now.
pub const MOST_DAYS: u32 = 90;

/// The first stage takes the order of seeds, later ones the tables of the stage before.
pub fn begin(desk: &Desk) -> Decision {
    let actor = desk.organiser_or_program()?;
    desk.in_state(&[SeasonState::Entry, SeasonState::Running])?;
    if desk.season.paused_ms.is_some() {
        return Err(Refusal::Paused(true));
    }
    let stage = desk.season.stages.len();
    if desk.season.current_stage().is_some() {
        return Err(Refusal::StageOpen);
    }
    if stage >= desk.season.rules.stages.len() {
        return Err(Refusal::NoMoreStages);
    }
    let divisions = if stage == 0 { first_order(desk)? } else { qualifiers(desk, stage) };
    if divisions.iter().any(|places| places.len() < 2) {
        return Err(Refusal::TooFewPlayers);
    }
    desk.check_seed()?;
    let keys = [Purpose::Lots, Purpose::First].map(|purpose| desk.key(purpose)).to_vec();
    Ok(by(actor, [EventKind::StageBegun { stage, divisions, keys }]))
}

fn qualifiers(desk: &Desk, stage: usize) -> Vec<Vec<EntrantId>> {
    vec![desk.season.qualifiers(stage - 1, desk.engine, desk.asking.at_ms)]
}

/// The order of seeds without players gone since.
fn first_order(desk: &Desk) -> Result<Vec<Vec<EntrantId>>, Refusal> {
    if desk.season.presses.is_none() {
        return Err(Refusal::EntryOpen);
    }
    if desk.season.seeding.is_empty() {
        return Err(Refusal::NotSeeded);
    }
    let stays = |entrant: &EntrantId| desk.entrant(*entrant, &[EntrantState::In]).is_ok();
    let mut divisions = desk.season.seeding.clone();
    divisions.iter_mut().for_each(|places| places.retain(stays));
    check_order(desk, &divisions)?;
    Ok(divisions)
}

pub fn end_stage(desk: &Desk) -> Decision {
    let actor = desk.organiser_or_program()?;
    desk.goes_on()?;
    let stage = desk.season.current_stage().ok_or(Refusal::NoSuchRound)?;
    refuse_open(desk)?;
    Ok(by(actor, [EventKind::StageEnded { stage }]))
}

/// The seed is revealed, so that everybody can check all draws.
pub fn end(desk: &Desk) -> Decision {
    let actor = desk.organiser_or_program()?;
    desk.goes_on()?;
    refuse_open(desk)?;
    desk.check_seed()?;
    let mut kind: Vec<_> =
        desk.season.current_stage().map(|stage| EventKind::StageEnded { stage }).into_iter().collect();
    let order = desk.season.final_order(desk.engine, desk.asking.at_ms);
    kind.push(EventKind::SeasonEnded { seed: desk.asking.seed.to_owned(), order });
    Ok(by(actor, kind))
}

/// Refuses while a match has no result, or waits for a judge although it has one: nothing can be decided afterwards.
fn refuse_open(desk: &Desk) -> Result<(), Refusal> {
    let open: Vec<MatchId> = desk.season.open_matches().map(|of| of.id).collect();
    if !open.is_empty() {
        return Err(Refusal::OpenMatches(open));
    }
    let waiting: Vec<MatchId> = desk.season.queue().into_iter().map(|of| of.id).collect();
    if waiting.is_empty() { Ok(()) } else { Err(Refusal::OpenCalls(waiting)) }
}

/// Publishes what was previewed and nothing else; only the deadline may be another.
pub fn publish(desk: &Desk, round: &RoundPublished) -> Decision {
    let actor = desk.organiser_or_program()?;
    if actor == Actor::Program && !round.exchanged.is_empty() {
        return Err(Refusal::Not(MayDo::Organisers));
    }
    let request = Request { group: round.group, exchanges: &round.exchanged, rematches: round.rematches };
    let now = preview_at(desk, &request)?;
    let expected = RoundPublished { deadline_ms: round.deadline_ms, ..now.round };
    if expected != *round {
        return Err(Refusal::PreviewOutdated);
    }
    check_deadline(desk, round.deadline_ms)?;
    Ok(by(actor, [EventKind::RoundPublished(Box::new(expected))]))
}

/// Refuses a deadline in the past or too far ahead.
pub fn check_deadline(desk: &Desk, deadline_ms: i64) -> Result<(), Refusal> {
    let most_ms = desk.asking.at_ms.saturating_add(i64::from(MOST_DAYS) * DAY_MS);
    if deadline_ms <= desk.asking.at_ms || deadline_ms > most_ms {
        return Err(Refusal::Deadline { most_days: MOST_DAYS });
    }
    Ok(())
}

/// Players sit out as often as the rules allow; organisers may grant more, without points.
pub fn sit_out(desk: &Desk, entrant: EntrantId, group: Group, round: u32) -> Decision {
    let actor = may_sit(desk, entrant, group, round)?;
    let own = actor == Actor::Entrant(entrant);
    let again = desk.season.entrants.get(&entrant).is_some_and(|found| found.sits_out.contains(&(group, round)));
    if again {
        return Ok(Vec::new());
    }
    if own && desk.season.absences_left(entrant, group) == 0 {
        return Err(Refusal::NoAbsencesLeft);
    }
    Ok(by(actor, [EventKind::SatOut { entrant, group, round }]))
}

pub fn sit_in(desk: &Desk, entrant: EntrantId, group: Group, round: u32) -> Decision {
    let actor = may_sit(desk, entrant, group, round)?;
    let found = desk.entrant(entrant, &[EntrantState::In])?;
    if !found.sits_out.contains(&(group, round)) {
        return Ok(Vec::new());
    }
    Ok(by(actor, [EventKind::SatIn { entrant, group, round }]))
}

/// Only Swiss rounds that are not yet published can be sat out.
fn may_sit(desk: &Desk, entrant: EntrantId, group: Group, round: u32) -> Result<Actor, Refusal> {
    desk.in_state(&[SeasonState::Running])?;
    let own = desk.player().ok().filter(|&player| player == entrant).map(Actor::Entrant);
    let actor = own.map_or_else(|| desk.organiser(), Ok)?;
    desk.entrant(entrant, &[EntrantState::In])?;
    let division = desk.season.division(group).ok_or(Refusal::NoSuchRound)?;
    if !matches!(desk.season.format(group.stage), Some(Format::Swiss { .. })) {
        return Err(Refusal::NoSittingOut);
    }
    if round < division.next_round() {
        return Err(Refusal::RoundPublished);
    }
    let planned = desk.season.rounds_planned(group).unwrap_or(0);
    if round > planned || !division.places.contains(&entrant) || desk.season.current_stage() != Some(group.stage) {
        return Err(Refusal::NoSuchRound);
    }
    Ok(actor)
}
