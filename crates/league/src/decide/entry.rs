//! Entries: entering, approval, substitutes, pools.

use std::collections::BTreeSet;

use super::command::Requester;
use super::context::{Context, Decision, PendingLine, lines_by};
use super::leaving::leaving_effects;
use super::refusal::Refusal;
use crate::event::{Actor, EventKind};
use crate::ids::{EntrantId, Group, TextId};
use crate::rules::{FactionMode, Format};
use crate::season::{EntrantState, Match, SeasonState};

const OPEN_STATES: [SeasonState; 2] = [SeasonState::Entry, SeasonState::Running];

/// Enters a person without an entry. A person who has left gets a new entrant number, and only once the matches of the
/// old entry are over: they could not be played otherwise.
pub fn enter(context: &Context, press: u64, seed: Option<usize>) -> Decision {
    context.require_state(&OPEN_STATES)?;
    let before = match context.asking.asker {
        Requester::Person { entrant, .. } => entrant,
        Requester::Program => None,
    };
    let has_entry = [EntrantState::Asked, EntrantState::Waiting, EntrantState::In];
    if before.is_some_and(|entrant| context.find_entrant(entrant, &has_entry).is_ok()) {
        return Err(Refusal::Entered);
    }
    let open = context.season.open_matches().filter(|of| before.is_some_and(|entrant| of.seat_of(entrant).is_some()));
    let open: Vec<_> = open.map(|of| of.id).collect();
    if !open.is_empty() {
        return Err(Refusal::OpenMatches(open));
    }
    let entry = &context.season.rules.entry;
    let late = context.season.presses.is_some();
    if !context.season.has_room() && (late || !entry.waiting_list) && !entry.approval {
        return Err(Refusal::Full);
    }
    let entrant = context.season.next_entrant_id();
    let actor = Actor::Entrant(entrant);
    let mut acts = lines_by(actor, [EventKind::Entered { entrant, press }]);
    if late {
        let placed = place_entrant(context, entrant, seed)?;
        if !entry.approval {
            acts.extend(placed);
        }
    }
    Ok(acts)
}

pub fn approve(context: &Context, entrant: EntrantId, seed: Option<usize>) -> Decision {
    let actor = context.require_organiser()?;
    context.require_state(&OPEN_STATES)?;
    let found = context.find_entrant(entrant, &[EntrantState::Asked])?;
    if !context.season.has_room() && (found.late || !context.season.rules.entry.waiting_list) {
        return Err(Refusal::Full);
    }
    let mut acts = lines_by(actor, [EventKind::Approved { entrant }]);
    if context.season.presses.is_some() {
        acts.extend(place_entrant(context, entrant, seed)?);
    }
    Ok(acts)
}

pub fn refuse(context: &Context, entrant: EntrantId) -> Decision {
    let actor = context.require_organiser()?;
    context.require_state(&OPEN_STATES)?;
    context.find_entrant(entrant, &[EntrantState::Asked, EntrantState::Waiting])?;
    Ok(lines_by(actor, [EventKind::Refused { entrant }]))
}

/// Passes an entry to another user. Points stay with the entry, ratings with the user who played.
pub fn substitute(context: &Context, entrant: EntrantId, reason: TextId) -> Decision {
    let actor = context.require_judge()?;
    context.require_state(&OPEN_STATES)?;
    let person = context.find_entrant(entrant, &[EntrantState::In])?.person.saturating_add(1);
    Ok(lines_by(actor, [EventKind::Substituted { entrant, person, reason }]))
}

/// Erases a name: players may erase their own, organisers anyone's. In a running season this also ends the entry; open
/// matches and challenges are closed afterwards ([`super::correct`]).
pub fn erase(context: &Context, entrant: EntrantId) -> Decision {
    let found = context.season.entrants.get(&entrant).ok_or(Refusal::Entrant(entrant, None))?;
    let own = context.require_player().ok().filter(|&player| player == entrant).map(Actor::Entrant);
    let actor = own.map_or_else(|| context.require_organiser(), Ok)?;
    let mut acts = lines_by(actor, [EventKind::Erased { entrant }]);
    if context.require_state(&OPEN_STATES).is_ok() && found.state.is_listed() {
        acts.extend(leaving_effects(context, entrant, true));
    }
    Ok(acts)
}

pub fn declare_pool(context: &Context, factions: &[String]) -> Decision {
    let entrant = context.require_player()?;
    context.require_state(&OPEN_STATES)?;
    let found = context.find_entrant(entrant, &[EntrantState::Asked, EntrantState::Waiting, EntrantState::In])?;
    let FactionMode::Pool { size, .. } = context.season.rules.factions.mode else {
        return Err(Refusal::Pool { size: 0 });
    };
    // Pools are secret until entry closes and fixed from then on. A late entrant declares theirs once.
    if context.season.presses.is_some() && !(found.late && found.pool.is_empty()) {
        return Err(Refusal::EntryClosed);
    }
    let chosen: BTreeSet<_> = factions.iter().cloned().collect();
    let listed = chosen.iter().all(|faction| context.season.rules.factions.whitelist.contains(faction));
    if chosen.len() != factions.len() || chosen.len() != size as usize || !listed {
        return Err(Refusal::Pool { size });
    }
    Ok(lines_by(Actor::Entrant(entrant), [EventKind::PoolDeclared { entrant, factions: chosen.into_iter().collect() }]))
}

pub fn keep_apart(context: &Context, one: EntrantId, other: EntrantId) -> Decision {
    let actor = context.require_organiser()?;
    context.require_state(&OPEN_STATES)?;
    for entrant in [one, other] {
        context.find_entrant(entrant, &[EntrantState::Asked, EntrantState::Waiting, EntrantState::In])?;
    }
    if one == other {
        return Err(Refusal::SamePlayer);
    }
    Ok(lines_by(actor, [EventKind::KeptApart { one, other }]))
}

/// Places a late entrant, in the last division if there are several. Before the first stage begins, the order of seeds
/// takes care of this.
fn place_entrant(context: &Context, entrant: EntrantId, seed: Option<usize>) -> Result<Vec<PendingLine>, Refusal> {
    if context.season.stages.is_empty() {
        return Ok(Vec::new());
    }
    if context.season.current_stage() != Some(0) || !context.season.rules.entry.late {
        return Err(Refusal::EntryClosed);
    }
    let division = context.season.stages[0].divisions.len().saturating_sub(1);
    let group = Group { stage: 0, division };
    let places = context.season.division(group).map_or(0, |division| division.places.len());
    let place = seed.unwrap_or(places).min(places);
    let placed = match context.season.format(0) {
        Some(Format::Swiss { .. }) if context.season.is_half_done(group) => return Err(Refusal::EntryClosed),
        Some(Format::Swiss { .. } | Format::Ladder { .. }) => EventKind::Placed { entrant, group, place },
        Some(Format::RoundRobin { .. }) => {
            let former = free_place(context).ok_or(Refusal::NoPlace)?;
            EventKind::TookPlace { entrant, former }
        }
        Some(Format::SingleElimination { .. } | Format::DoubleElimination { .. }) | None => {
            return Err(Refusal::EntryClosed);
        }
    };
    Ok(lines_by(Actor::Program, [placed]))
}

/// A free place of the round robin: its player has left without having begun a match, and fewer than half of the
/// division's rounds have been published.
fn free_place(context: &Context) -> Option<EntrantId> {
    let divisions = context.season.stages.first()?.divisions.iter().enumerate().rev();
    let open = divisions.filter(|(division, _)| !context.season.is_half_done(Group { stage: 0, division: *division }));
    let mut gone = open.flat_map(|(_, division)| &division.places).copied().filter(|entrant| {
        let begun = |id| {
            let matches = context.season.matches.values().filter(|of| of.group.stage == 0 && of.seat_of(id).is_some());
            matches.into_iter().any(Match::has_begun)
        };
        context.season.entrants.get(entrant).is_some_and(|found| !found.is_taking_part()) && !begun(*entrant)
    });
    gone.next()
}
