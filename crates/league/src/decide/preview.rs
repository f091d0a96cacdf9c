//! The private preview of a round.

use std::collections::BTreeSet;

use super::command::{CommandContext, Requester};
use super::context::Context;
use super::refusal::Refusal;
use super::round::{Pair, Plan, next_pairs};
use crate::draw::Purpose;
use crate::engine::{FactionsTask, Standard};
use crate::event::{Exchange, Key, Pairing, RoundPublished};
use crate::ids::{EntrantId, Group, MatchId};
use crate::record::PartKind;
use crate::rules::{FactionMode, Format};
use crate::season::{Log, Season};

/// A request for a preview.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Request<'a> {
    /// Stage and division.
    pub group: Group,
    /// Players to exchange by hand, applied in order.
    pub exchanges: &'a [Exchange],
    /// True to allow rematches, oldest first, if there is no legal pairing otherwise.
    pub rematches: bool,
}

/// A round as it would be published now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Preview {
    /// The round, with the default deadline.
    pub round: RoundPublished,
    /// Pairing rules broken by the exchanges or rematches.
    pub broken: Vec<PairingViolation>,
}

/// A broken pairing rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PairingViolation {
    /// Two players meet again.
    Rematch([EntrantId; 2]),
    /// Two players who are to be kept apart meet.
    KeptApart([EntrantId; 2]),
    /// A player gets a bye, having already had a bye or an unplayed win.
    SecondBye(EntrantId),
}

/// The next round of a division, as it would be published now.
///
/// # Errors
///
/// There is no next round, it may not be published yet, or there is no legal pairing.
pub fn preview(log: &Log, engine: &Standard, asking: &CommandContext, request: &Request) -> Result<Preview, Refusal> {
    let context = Context { log, season: log.season(), engine, asking };
    preview_at(&context, request)
}

pub(super) fn preview_at(context: &Context, request: &Request) -> Result<Preview, Refusal> {
    let group = request.group;
    context.require_running()?;
    if context.season.current_stage() != Some(group.stage) {
        return Err(Refusal::NoSuchRound);
    }
    match context.season.next_round_ms(group) {
        None => return Err(Refusal::OpenMatches(open_matches_in(context, group))),
        Some(at_ms) if at_ms > context.asking.at_ms && !context.season.are_rounds_closed(group) => {
            return Err(Refusal::TooEarly(at_ms));
        }
        Some(_) => {}
    }
    context.check_seed()?;
    let pairs = plan_round(context, request)?;
    let number = context.season.division(group).map_or(1, crate::season::Division::next_round);
    let (pairings, keys) = assign_pairings(context, number, &pairs.pairs);
    let broken = pairing_violations(context, group, &pairs);
    let round = RoundPublished {
        group,
        round: number,
        pairs: pairings,
        bye: pairs.bye,
        absent: pairs.absent,
        deadline_ms: context.season.default_deadline_ms(context.asking.at_ms),
        keys,
        exchanged: request.exchanges.to_vec(),
        rematches: request.rematches,
    };
    Ok(Preview { round, broken })
}

/// Pairs the next round and applies the exchanges.
fn plan_round(context: &Context, request: &Request) -> Result<Plan, Refusal> {
    let mut plan = next_pairs(context, request.group, request.rematches)?;
    let swiss = matches!(context.season.format(request.group.stage), Some(Format::Swiss { .. }));
    if !swiss && !request.exchanges.is_empty() {
        return Err(Refusal::Exchange);
    }
    for exchange in request.exchanges {
        exchange_players(&mut plan, *exchange)?;
    }
    Ok(plan)
}

/// The pairs that a published round should have, computed from the season before the round; `None` if the round should
/// not exist.
pub(crate) fn replan(log: &Log, before: &Season, engine: &Standard, round: &RoundPublished) -> Option<Plan> {
    let asking = CommandContext { at_ms: 0, asker: Requester::Program, seed: "" };
    let context = Context { log, season: before, engine, asking: &asking };
    plan_round(&context, &Request { group: round.group, exchanges: &round.exchanged, rematches: round.rematches }).ok()
}

pub(super) fn open_matches_in(context: &Context, group: Group) -> Vec<MatchId> {
    context.season.open_matches().filter(|of| of.group == group).map(|of| of.id).collect()
}

/// Numbers the pairs, and draws or assigns their factions.
pub(super) fn assign_pairings(context: &Context, round: u32, pairs: &[Pair]) -> (Vec<Pairing>, Vec<Key>) {
    let mut next = context.season.next_match_id();
    let mut keys = Vec::new();
    let mut made = Vec::with_capacity(pairs.len());
    for pair in pairs {
        let id = next;
        next = MatchId(id.0.saturating_add(1));
        let factions = match &context.season.rules.factions.mode {
            FactionMode::Free | FactionMode::Pool { .. } | FactionMode::Draft { .. } => None,
            FactionMode::Given { rounds } => {
                let index = (round.max(1) - 1) as usize;
                index.checked_rem(rounds.len()).map(|index| rounds[index].clone())
            }
            FactionMode::Random if pair.walkover.is_some() => None,
            FactionMode::Random => {
                // The number of the match is unique in the season, so different divisions and stages have different
                // keys.
                let key = context.key(Purpose::Factions { round, match_number: id.0 });
                let used = pair.players.map(|player| context.season.used_factions(player));
                let task = FactionsTask {
                    rules: &context.season.rules.factions,
                    kind: context.season.match_kind().profile_kind(),
                    key: &key.key,
                    used: &used,
                };
                let drawn = context.engine.draw_factions(&task);
                keys.push(key);
                drawn
            }
        };
        made.push(Pairing { id, players: pair.players, factions, slot: pair.slot, walkover: pair.walkover });
    }
    (made, keys)
}

/// Exchanges two players between their pairs, or one with the bye. Bracket pairs and walkovers cannot be changed.
fn exchange_players(pairs: &mut Plan, exchange: Exchange) -> Result<(), Refusal> {
    let Exchange { one, other } = exchange;
    let is_free = |entrant: EntrantId| {
        pairs.bye == Some(entrant)
            || pairs
                .pairs
                .iter()
                .any(|pair| pair.players.contains(&entrant) && pair.walkover.is_none() && pair.slot.is_none())
    };
    let together = pairs.pairs.iter().any(|pair| pair.players.contains(&one) && pair.players.contains(&other));
    if one == other || !is_free(one) || !is_free(other) || together {
        return Err(Refusal::Exchange);
    }
    let swap = |entrant: &mut EntrantId| {
        if *entrant == one {
            *entrant = other;
        } else if *entrant == other {
            *entrant = one;
        }
    };
    pairs.pairs.iter_mut().flat_map(|pair| &mut pair.players).for_each(swap);
    pairs.bye.iter_mut().for_each(swap);
    Ok(())
}

fn pairing_violations(context: &Context, group: Group, pairs: &Plan) -> Vec<PairingViolation> {
    let swiss = matches!(context.season.format(group.stage), Some(Format::Swiss { .. }));
    if !swiss {
        return Vec::new();
    }
    let built = context.season.stage_record(group, context.engine);
    let parts = |entrant| built.place_of(entrant).map(|place| built.record.players[place.0].as_slice());
    let met: BTreeSet<_> = built
        .record
        .players
        .iter()
        .enumerate()
        .flat_map(|(place, parts)| {
            parts.iter().filter_map(move |part| match part.kind {
                PartKind::Played { opponent, .. } => Some((place, opponent.0)),
                PartKind::Walkover { .. } | PartKind::Bye | PartKind::Absent => None,
            })
        })
        .collect();
    let mut broken = Vec::new();
    for Pair { players, .. } in &pairs.pairs {
        let places = players.map(|player| built.place_of(player));
        if let [Some(one), Some(other)] = places
            && met.contains(&(one.0, other.0))
        {
            broken.push(PairingViolation::Rematch(*players));
        }
        let sorted = [players[0].min(players[1]), players[0].max(players[1])];
        if context.season.kept_apart.contains(&sorted) {
            broken.push(PairingViolation::KeptApart(*players));
        }
    }
    let unearned = |kind| matches!(kind, PartKind::Bye | PartKind::Walkover { won: true, .. });
    let again = pairs.bye.filter(|&bye| parts(bye).is_some_and(|parts| parts.iter().any(|part| unearned(part.kind))));
    broken.extend(again.map(PairingViolation::SecondBye));
    broken
}
