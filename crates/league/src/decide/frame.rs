//! The lifecycle of a season: draft, entry, seeding, pauses, cancellation.

use std::collections::{BTreeMap, BTreeSet};

use super::context::{Context, Decision, lines_by};
use super::refusal::Refusal;
use crate::draw::Purpose;
use crate::event::{EventKind, SeedingOrder};
use crate::ids::{EntrantId, OrganiserId, TextId};
use crate::rules::{Rules, Seeding, frozen_changes, rules_hash};
use crate::season::SeasonState;

const OPEN_STATES: [SeasonState; 2] = [SeasonState::Entry, SeasonState::Running];

/// Changes the rules. Once entry has opened, only deadlines and the number of Swiss rounds may change (judges have
/// their own commands).
pub fn change_rules(context: &Context, rules: &Rules) -> Decision {
    let actor = context.require_organiser()?;
    context.require_state(&[SeasonState::Draft, SeasonState::Entry, SeasonState::Running])?;
    if context.season.state != SeasonState::Draft {
        let frozen = frozen_changes(&context.season.rules, rules);
        if !frozen.is_empty() {
            return Err(Refusal::Frozen(frozen));
        }
        let errors = rules.errors();
        if !errors.is_empty() {
            return Err(Refusal::Rules(errors));
        }
    }
    Ok(lines_by(actor, [EventKind::RulesChanged { rules: Box::new(rules.clone()) }]))
}

pub fn open_entry(context: &Context, factions: &BTreeMap<String, String>) -> Decision {
    let actor = context.require_organiser()?;
    context.require_state(&[SeasonState::Draft])?;
    let errors = context.season.rules.errors();
    if !errors.is_empty() {
        return Err(Refusal::Rules(errors));
    }
    let missing: Vec<_> = context
        .season
        .rules
        .factions
        .whitelist
        .iter()
        .filter(|faction| !factions.contains_key(*faction))
        .cloned()
        .collect();
    if !missing.is_empty() {
        return Err(Refusal::UnknownFactions(missing));
    }
    let opened = EventKind::EntryOpened {
        factions: factions.clone(),
        rules_hash: rules_hash(&context.season.rules, factions),
        commitment: context.engine.commitment(context.asking.seed),
    };
    Ok(lines_by(actor, [opened]))
}

pub fn close_entry(context: &Context) -> Decision {
    let actor = context.require_organiser_or_program()?;
    context.require_state(&[SeasonState::Entry])?;
    if context.season.presses.is_some() {
        return Err(Refusal::EntryClosed);
    }
    let mut presses: Vec<_> =
        context.season.entrants.values().filter(|found| found.is_taking_part()).map(|e| e.press).collect();
    presses.sort_unstable();
    Ok(lines_by(actor, [EventKind::EntryClosed { presses }]))
}

/// Sets the order of seeds. Lots need the presses of all entries, so this has to wait until entry has closed.
pub fn seed(context: &Context, from: Seeding, divisions: &[Vec<EntrantId>], by_lots: &[EntrantId]) -> Decision {
    let actor = context.require_organiser_or_program()?;
    context.require_state(&[SeasonState::Entry])?;
    if context.season.presses.is_none() {
        return Err(Refusal::EntryOpen);
    }
    check_order(context, divisions)?;
    context.check_seed()?;
    let key = context.key(Purpose::Lots);
    let all = from == Seeding::Lots;
    let drawn = |entrant: &EntrantId| all || by_lots.contains(entrant);
    let mut drawn_by_lots = Vec::new();
    let mut ordered = Vec::with_capacity(divisions.len());
    for places in divisions {
        let (mut lots, mut fixed): (Vec<_>, Vec<_>) = places.iter().copied().partition(drawn);
        if !lots.is_empty() {
            lots.sort_unstable();
            let names: Vec<_> = lots.iter().map(|entrant| entrant.0.to_string()).collect();
            let order = context.engine.draw(&key.key, &names);
            fixed.extend(order.into_iter().filter_map(|at| lots.get(at).copied()));
            drawn_by_lots.extend(lots);
        }
        ordered.push(fixed);
    }
    let keys = if drawn_by_lots.is_empty() { Vec::new() } else { vec![key] };
    Ok(lines_by(
        actor,
        [EventKind::Seeded(SeedingOrder { by: from, divisions: ordered, by_lots: drawn_by_lots, keys })],
    ))
}

pub fn move_seed(context: &Context, entrant: EntrantId, division: usize, place: usize) -> Decision {
    let actor = context.require_organiser()?;
    context.require_state(&[SeasonState::Entry])?;
    let seeding = &context.season.seeding;
    if division >= seeding.len() {
        return Err(Refusal::NotSeeded);
    }
    if !seeding.iter().flatten().any(|&other| other == entrant) {
        return Err(Refusal::Entrant(entrant, None));
    }
    Ok(lines_by(actor, [EventKind::Moved { entrant, division, place }]))
}

pub fn pause(context: &Context) -> Decision {
    let actor = context.require_organiser()?;
    context.require_state(&OPEN_STATES)?;
    if context.season.paused_ms.is_some() {
        Err(Refusal::Paused(true))
    } else {
        Ok(lines_by(actor, [EventKind::Paused]))
    }
}

pub fn resume(context: &Context) -> Decision {
    let actor = context.require_organiser()?;
    context.require_state(&OPEN_STATES)?;
    if context.season.paused_ms.is_none() {
        Err(Refusal::Paused(false))
    } else {
        Ok(lines_by(actor, [EventKind::Resumed]))
    }
}

/// Cancels the season and reveals the seed, so that the draws so far can be checked.
pub fn cancel(context: &Context, reason: TextId) -> Decision {
    let actor = context.require_organiser()?;
    context.require_state(&[SeasonState::Draft, SeasonState::Entry, SeasonState::Running])?;
    let seed = if context.season.state == SeasonState::Draft {
        None
    } else {
        context.check_seed()?;
        Some(context.asking.seed.to_owned())
    };
    Ok(lines_by(actor, [EventKind::Cancelled { reason, seed }]))
}

/// States of a season that is not over.
const UNFINISHED_STATES: [SeasonState; 3] = [SeasonState::Draft, SeasonState::Entry, SeasonState::Running];

pub fn name_judge(context: &Context, judge: OrganiserId) -> Decision {
    let actor = context.require_organiser()?;
    context.require_state(&UNFINISHED_STATES)?;
    Ok(lines_by(actor, [EventKind::JudgeNamed { judge }]))
}

/// Dismisses a judge. The program does so when a judge is erased.
pub fn dismiss_judge(context: &Context, judge: OrganiserId) -> Decision {
    let actor = context.require_organiser_or_program()?;
    context.require_state(&UNFINISHED_STATES)?;
    Ok(lines_by(actor, [EventKind::JudgeDismissed { judge }]))
}

/// Refuses an order that does not contain every player exactly once.
pub(super) fn check_order(context: &Context, divisions: &[Vec<EntrantId>]) -> Result<(), Refusal> {
    let players: BTreeSet<_> = context.season.players().into_iter().collect();
    let mut seen = BTreeSet::new();
    let mut wrong: Vec<_> = divisions
        .iter()
        .flatten()
        .copied()
        .filter(|entrant| !players.contains(entrant) || !seen.insert(*entrant))
        .collect();
    wrong.extend(players.difference(&seen));
    if !wrong.is_empty() {
        return Err(Refusal::Order(wrong));
    }
    if divisions.is_empty() || divisions.iter().any(|places| places.len() < 2) {
        return Err(Refusal::TooFewPlayers);
    }
    Ok(())
}
