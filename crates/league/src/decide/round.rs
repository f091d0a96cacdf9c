//! The pairs of a round, by the format of its stage.

use super::context::Context;
use super::refusal::Refusal;
use crate::draw::Purpose;
use crate::engine::{Award, BracketTask, SwissPairs, SwissTask};
use crate::event::{Absence, AbsenceKind};
use crate::ids::{EntrantId, Group, Seat};
use crate::record::Place;
use crate::rules::Format;
use crate::season::Division;

/// The plan of a round.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Plan {
    /// The pairs.
    pub pairs: Vec<Pair>,
    /// The player with the bye.
    pub bye: Option<EntrantId>,
    /// The players who are not paired.
    pub absent: Vec<Absence>,
}

/// Two opponents.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pair {
    /// The first player, then the second.
    pub players: [EntrantId; 2],
    /// The slot in the bracket.
    pub slot: Option<u32>,
    /// The winner, if the opponent has left.
    pub walkover: Option<Seat>,
}

/// The pairs of the next round of a division.
pub fn next_pairs(context: &Context, group: Group, rematches: bool) -> Result<Plan, Refusal> {
    let division = context.season.division(group).ok_or(Refusal::NoSuchRound)?;
    let published = division.rounds.len();
    if context.season.planned_rounds(group).is_some_and(|planned| published >= planned as usize) {
        return Err(Refusal::NoMoreRounds);
    }
    let format = context.season.format(group.stage).ok_or(Refusal::NoMoreRounds)?;
    match format {
        Format::Swiss { .. } => pair_swiss(context, group, rematches),
        Format::RoundRobin { double } => pair_round_robin(context, division, *double),
        Format::SingleElimination { .. } | Format::DoubleElimination { .. } => {
            pair_bracket(context, group, division, format)
        }
        Format::Ladder { .. } => Err(Refusal::NoMoreRounds),
    }
}

fn pair_swiss(context: &Context, group: Group, rematches: bool) -> Result<Plan, Refusal> {
    let Some(Format::Swiss { balance, .. }) = context.season.format(group.stage) else {
        return Err(Refusal::NoSuchRound);
    };
    let built = context.season.stage_record(group, context.engine);
    let round = context.season.division(group).map_or(1, Division::next_round);
    let present: Vec<_> = built.players.iter().map(|&player| context.season.is_present(player, group, round)).collect();
    if present.iter().filter(|&&there| there).count() < 2 {
        return Err(Refusal::NoLegalPairing);
    }
    let rules = &context.season.rules.matches;
    let forbidden: Vec<_> = context
        .season
        .kept_apart
        .iter()
        .filter_map(|[one, other]| Some([built.place_of(*one)?, built.place_of(*other)?]))
        .collect();
    let task = SwissTask {
        record: &built.record,
        present: &present,
        rounds: context.season.planned_rounds(group).unwrap_or(round),
        balance: *balance,
        top_seed_is_first: context
            .season
            .stage_key(group.stage, Purpose::First)
            .is_none_or(|key| context.engine.top_seed_is_first(key)),
        forbidden: &forbidden,
        win: context.engine.award(rules, Award::Win),
        draw: context.engine.award(rules, Award::Draw),
        loss: context.engine.award(rules, Award::Loss),
        rematches,
    };
    let SwissPairs { pairs, bye } = context.engine.pair_swiss(&task).map_err(|_| Refusal::NoLegalPairing)?;
    let entrant = |place: Place| built.players[place.0];
    let away = built.players.iter().zip(&present).filter(|(_, there)| !**there).map(|(&entrant, _)| entrant);
    Ok(Plan {
        pairs: pairs.into_iter().map(|pair| Pair { players: pair.map(entrant), slot: None, walkover: None }).collect(),
        bye: bye.map(entrant),
        absent: away.map(|entrant| Absence { entrant, kind: absence_kind(context, entrant) }).collect(),
    })
}

fn pair_round_robin(context: &Context, division: &Division, double: bool) -> Result<Plan, Refusal> {
    let rounds = context.engine.round_robin(division.places.len(), double);
    let round = rounds.get(division.rounds.len()).ok_or(Refusal::NoMoreRounds)?;
    let mut pairs = Plan::default();
    let mut free = division.places.clone();
    for pair in round {
        let players = pair.map(|place| division.places[place.0]);
        free.retain(|entrant| !players.contains(entrant));
        let here = players.map(|player| is_taking_part(context, player));
        if players.iter().any(|player| division.struck.contains(player)) || here == [false, false] {
            pairs.absent.extend(players.map(|entrant| Absence { entrant, kind: absence_kind(context, entrant) }));
        } else {
            pairs.pairs.push(Pair { players, slot: None, walkover: walkover_winner(here) });
        }
    }
    for entrant in free {
        if is_taking_part(context, entrant) {
            pairs.bye = Some(entrant);
        } else {
            pairs.absent.push(Absence { entrant, kind: AbsenceKind::Gone });
        }
    }
    Ok(pairs)
}

fn pair_bracket(context: &Context, group: Group, division: &Division, format: &Format) -> Result<Plan, Refusal> {
    let winners = context.season.winners(group);
    let task = BracketTask { format, players: division.places.len(), winners: &winners };
    let played = |slot| context.season.matches.values().any(|of| of.group == group && of.slot == Some(slot));
    let mut pairs = Vec::new();
    for tie in context.engine.bracket_ties(&task) {
        let [Some(first), Some(second)] = tie.players else {
            continue;
        };
        if played(tie.slot) {
            continue;
        }
        let players = [first, second].map(|place| division.places[place.0]);
        let here = players.map(|player| is_taking_part(context, player));
        // One player has to advance; if both are gone, the better seed does.
        let of_better = if second < first { Seat::Second } else { Seat::First };
        let walkover = if here == [false, false] { Some(of_better) } else { walkover_winner(here) };
        pairs.push(Pair { players, slot: Some(tie.slot), walkover });
    }
    if pairs.is_empty() {
        return Err(Refusal::NoMoreRounds);
    }
    Ok(Plan { pairs, ..Plan::default() })
}

fn walkover_winner(here: [bool; 2]) -> Option<Seat> {
    match here {
        [true, false] => Some(Seat::First),
        [false, true] => Some(Seat::Second),
        [true, true] | [false, false] => None,
    }
}

fn is_taking_part(context: &Context, entrant: EntrantId) -> bool {
    context.season.entrants.get(&entrant).is_some_and(crate::season::Entrant::is_taking_part)
}

fn absence_kind(context: &Context, entrant: EntrantId) -> AbsenceKind {
    let round_robin = context.season.current_stage().and_then(|stage| context.season.format(stage));
    match (is_taking_part(context, entrant), round_robin) {
        (false, _) => AbsenceKind::Gone,
        (true, Some(Format::RoundRobin { .. })) => AbsenceKind::OpponentStruck,
        (true, _) => AbsenceKind::SitsOut,
    }
}
