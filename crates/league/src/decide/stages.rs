//! Stages, rounds and the end of a season.

use super::context::{Context, Decision, lines_by};
use super::frame::check_order;
use super::preview::{Request, preview_at};
use super::refusal::{Refusal, RequiredRole};
use crate::draw::Purpose;
use crate::event::{Actor, EventKind, RoundPublished};
use crate::ids::{EntrantId, Group, MatchId};
use crate::rules::{DAY_MS, Format};
use crate::season::{EntrantState, SeasonState};

/// Maximum number of days from now to a deadline.
pub const MAX_DEADLINE_DAYS: u32 = 90;

/// Begins a stage: the first one from the order of seeds, later ones from the tables of the previous stage.
pub fn begin_stage(context: &Context) -> Decision {
    let actor = context.require_organiser_or_program()?;
    context.require_state(&[SeasonState::Entry, SeasonState::Running])?;
    if context.season.paused_ms.is_some() {
        return Err(Refusal::Paused(true));
    }
    let stage = context.season.stages.len();
    if context.season.current_stage().is_some() {
        return Err(Refusal::StageOpen);
    }
    if stage >= context.season.rules.stages.len() {
        return Err(Refusal::NoMoreStages);
    }
    let divisions = if stage == 0 { initial_order(context)? } else { qualifiers(context, stage) };
    if divisions.iter().any(|places| places.len() < 2) {
        return Err(Refusal::TooFewPlayers);
    }
    context.check_seed()?;
    let keys = [Purpose::Lots, Purpose::First].map(|purpose| context.key(purpose)).to_vec();
    Ok(lines_by(actor, [EventKind::StageBegun { stage, divisions, keys }]))
}

fn qualifiers(context: &Context, stage: usize) -> Vec<Vec<EntrantId>> {
    vec![context.season.qualifiers(stage - 1, context.engine, context.asking.at_ms)]
}

/// The order of seeds without players who have left since.
fn initial_order(context: &Context) -> Result<Vec<Vec<EntrantId>>, Refusal> {
    if context.season.presses.is_none() {
        return Err(Refusal::EntryOpen);
    }
    if context.season.seeding.is_empty() {
        return Err(Refusal::NotSeeded);
    }
    let stays = |entrant: &EntrantId| context.find_entrant(*entrant, &[EntrantState::In]).is_ok();
    let mut divisions = context.season.seeding.clone();
    divisions.iter_mut().for_each(|places| places.retain(stays));
    check_order(context, &divisions)?;
    Ok(divisions)
}

pub fn end_stage(context: &Context) -> Decision {
    let actor = context.require_organiser_or_program()?;
    context.require_running()?;
    let stage = context.season.current_stage().ok_or(Refusal::NoSuchRound)?;
    check_all_decided(context)?;
    Ok(lines_by(actor, [EventKind::StageEnded { stage }]))
}

/// Ends the season and reveals the seed, so all draws can be checked.
pub fn end_season(context: &Context) -> Decision {
    let actor = context.require_organiser_or_program()?;
    context.require_running()?;
    check_all_decided(context)?;
    context.check_seed()?;
    let mut kind: Vec<_> =
        context.season.current_stage().map(|stage| EventKind::StageEnded { stage }).into_iter().collect();
    let order = context.season.final_order(context.engine, context.asking.at_ms);
    kind.push(EventKind::SeasonEnded { seed: context.asking.seed.to_owned(), order });
    Ok(lines_by(actor, kind))
}

/// Refuses while a match has no result, or has one but waits for a judge: nothing can be decided afterwards.
fn check_all_decided(context: &Context) -> Result<(), Refusal> {
    let open: Vec<MatchId> = context.season.open_matches().map(|of| of.id).collect();
    if !open.is_empty() {
        return Err(Refusal::OpenMatches(open));
    }
    let waiting: Vec<MatchId> = context.season.queue().into_iter().map(|of| of.id).collect();
    if waiting.is_empty() { Ok(()) } else { Err(Refusal::OpenCalls(waiting)) }
}

/// Publishes exactly the previewed round; only the deadline may differ.
pub fn publish_round(context: &Context, round: &RoundPublished) -> Decision {
    let actor = context.require_organiser_or_program()?;
    if actor == Actor::Program && !round.exchanged.is_empty() {
        return Err(Refusal::Not(RequiredRole::Organisers));
    }
    let request = Request { group: round.group, exchanges: &round.exchanged, rematches: round.rematches };
    let now = preview_at(context, &request)?;
    let expected = RoundPublished { deadline_ms: round.deadline_ms, ..now.round };
    if expected != *round {
        return Err(Refusal::PreviewOutdated);
    }
    check_deadline(context, round.deadline_ms)?;
    Ok(lines_by(actor, [EventKind::RoundPublished(Box::new(expected))]))
}

/// Refuses a deadline in the past or too far ahead.
pub fn check_deadline(context: &Context, deadline_ms: i64) -> Result<(), Refusal> {
    let most_ms = context.asking.at_ms.saturating_add(i64::from(MAX_DEADLINE_DAYS) * DAY_MS);
    if deadline_ms <= context.asking.at_ms || deadline_ms > most_ms {
        return Err(Refusal::Deadline { most_days: MAX_DEADLINE_DAYS });
    }
    Ok(())
}

/// Lets a player sit out a round, as often as the rules allow; organisers may grant more absences, without points.
pub fn sit_out(context: &Context, entrant: EntrantId, group: Group, round: u32) -> Decision {
    let actor = check_sit_out(context, entrant, group, round)?;
    let own = actor == Actor::Entrant(entrant);
    let again = context.season.entrants.get(&entrant).is_some_and(|found| found.sits_out.contains(&(group, round)));
    if again {
        return Ok(Vec::new());
    }
    if own && context.season.remaining_absences(entrant, group) == 0 {
        return Err(Refusal::NoAbsencesLeft);
    }
    Ok(lines_by(actor, [EventKind::SatOut { entrant, group, round }]))
}

pub fn undo_sit_out(context: &Context, entrant: EntrantId, group: Group, round: u32) -> Decision {
    let actor = check_sit_out(context, entrant, group, round)?;
    let found = context.find_entrant(entrant, &[EntrantState::In])?;
    if !found.sits_out.contains(&(group, round)) {
        return Ok(Vec::new());
    }
    Ok(lines_by(actor, [EventKind::SatIn { entrant, group, round }]))
}

/// Checks the asker's rights. Only Swiss rounds that have not been published can be sat out.
fn check_sit_out(context: &Context, entrant: EntrantId, group: Group, round: u32) -> Result<Actor, Refusal> {
    context.require_state(&[SeasonState::Running])?;
    let own = context.require_player().ok().filter(|&player| player == entrant).map(Actor::Entrant);
    let actor = own.map_or_else(|| context.require_organiser(), Ok)?;
    context.find_entrant(entrant, &[EntrantState::In])?;
    let division = context.season.division(group).ok_or(Refusal::NoSuchRound)?;
    if !matches!(context.season.format(group.stage), Some(Format::Swiss { .. })) {
        return Err(Refusal::NoSittingOut);
    }
    if round < division.next_round() {
        return Err(Refusal::RoundPublished);
    }
    let planned = context.season.planned_rounds(group).unwrap_or(0);
    if round > planned || !division.places.contains(&entrant) || context.season.current_stage() != Some(group.stage) {
        return Err(Refusal::NoSuchRound);
    }
    Ok(actor)
}
