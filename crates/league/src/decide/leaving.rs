//! Leaving and removal, and their effect on matches.

use super::context::{Context, Decision, PendingLine, lines_by};
use crate::event::{Actor, EventKind};
use crate::ids::{EntrantId, Group, TextId};
use crate::rules::Format;
use crate::season::{EntrantState, Outcome, Season, SeasonState};
use crate::standings::{Withdrawal, withdrawal};

const OPEN_STATES: [SeasonState; 2] = [SeasonState::Entry, SeasonState::Running];
const PRESENT_STATES: [EntrantState; 3] = [EntrantState::Asked, EntrantState::Waiting, EntrantState::In];

/// Leaves the season, from the next pairing on; an open match is played or given up.
pub fn leave(context: &Context, give_up: bool) -> Decision {
    let entrant = context.require_player()?;
    context.require_state(&OPEN_STATES)?;
    context.find_entrant(entrant, &PRESENT_STATES)?;
    let mut acts = lines_by(Actor::Entrant(entrant), [EventKind::Left { entrant }]);
    acts.extend(leaving_effects(context, entrant, give_up));
    Ok(acts)
}

pub fn remove(context: &Context, entrant: EntrantId, give_up: bool, reason: TextId) -> Decision {
    let actor = context.require_organiser()?;
    context.require_state(&OPEN_STATES)?;
    context.find_entrant(entrant, &PRESENT_STATES)?;
    let mut acts = lines_by(actor, [EventKind::Removed { entrant, reason }]);
    acts.extend(leaving_effects(context, entrant, give_up));
    Ok(acts)
}

/// The effects of leaving: a player who has played fewer than half of their matches of a round robin is struck;
/// otherwise the remaining matches are walkovers.
pub(super) fn leaving_effects(context: &Context, entrant: EntrantId, give_up: bool) -> Vec<PendingLine> {
    let Some(stage) = context.season.current_stage() else {
        return Vec::new();
    };
    let mut divisions = context.season.stages[stage].divisions.iter();
    // A player may already be struck: one who left before, and whose leaving was voided.
    let Some(division) = divisions.position(|of| of.places.contains(&entrant) && !of.struck.contains(&entrant)) else {
        return Vec::new();
    };
    let group = Group { stage, division };
    let round_robin = matches!(context.season.format(stage), Some(Format::RoundRobin { .. }));
    if is_struck(context.season, entrant, group) {
        return lines_by(Actor::Program, [EventKind::Struck { entrant, group }]);
    }
    if !round_robin && !give_up {
        return Vec::new();
    }
    let open = context.season.open_matches().filter_map(|of| Some((of.id, of.seat_of(entrant)?)));
    lines_by(Actor::Program, open.map(|(match_id, by)| EventKind::GivenUp { match_id, by }))
}

/// True if a player of a round robin who leaves now has played fewer than half of their matches.
pub(crate) fn is_struck(season: &Season, entrant: EntrantId, group: Group) -> bool {
    let Some(Format::RoundRobin { double }) = season.format(group.stage) else { return false };
    let kind = season.match_kind();
    let in_group = season.matches.values().filter(|of| of.group == group && of.seat_of(entrant).is_some());
    let played = in_group.filter(|of| matches!(of.outcome(kind), Some(Outcome::Played { .. }))).count();
    let opponents = season.division(group).map_or(0, |division| division.places.len().saturating_sub(1));
    withdrawal(played, if *double { opponents * 2 } else { opponents }) == Withdrawal::Struck
}
