//! The pairing process: bracket by bracket from the top (FIDE C.04.3, pairing process).

use super::criteria::{Criteria, EdgeValue};
use super::field::{Field, Layout};
use super::matching::{Graph, Guess, Matching, WeightIndex, Wide};
use super::narrow::FieldTail;
use super::{PairingError, order};

/// Pairs by positions in the field, the higher player first.
pub(super) struct FieldPairs {
    pub(super) pairs: Vec<(usize, usize)>,
    pub(super) bye: Option<usize>,
}

struct Decision {
    /// The partner of each vertex in a matching that completes the round. If the partner is below the next score group,
    /// this is a number that is not a vertex.
    mates: Vec<usize>,
}

/// Decides whether to accept a matching, given the number of players of the bracket and the next score group who are
/// paired with players below.
type Accepts<'a> = &'a dyn Fn(usize) -> bool;

/// Pairs a whole field. Each bracket is tried with these numbers of stand-ins in turn ([`super::narrow`]); with an
/// empty slice, each is solved in the whole field.
pub(super) fn pair_field(field: &Field, stand_ins: &[usize]) -> Result<FieldPairs, PairingError> {
    let mut layout = Layout::initial(field);
    let mut drawn = FieldPairs { pairs: Vec::new(), bye: None };
    if field.players.is_empty() {
        return Ok(drawn);
    }
    let mut partners = vec![usize::MAX; layout.vertex_count()];
    let mut below: Option<FieldTail> = None;
    loop {
        let decision = decide(field, &layout, below.as_ref(), &partners)?;
        let mut paired = vec![false; layout.vertex_count()];
        for (high, &low) in decision.mates.iter().enumerate().take(layout.current) {
            if high < low && low < layout.current {
                drawn.pairs.push((layout.players[high], layout.players[low]));
                paired[high] = true;
                paired[low] = true;
            }
        }
        if layout.current == layout.players.len() && layout.bye_score.is_some() {
            drawn.bye = (0..layout.players.len()).find(|at| !paired[*at]).map(|at| layout.players[at]);
            return Ok(drawn);
        }
        let next = next_layout(field, &layout, &paired, &decision);
        partners = carry_over(&paired, &decision.mates, next.vertex_count());
        layout = next;
        below.get_or_insert_with(|| FieldTail::new(field, &layout, stand_ins));
    }
}

/// The layout of the next bracket, with C5 and C9 settled.
fn next_layout(field: &Field, layout: &Layout, paired: &[bool], decision: &Decision) -> Layout {
    let mut next = layout.after(field, paired);
    let bye_score = layout.bye_score.or_else(|| {
        let bye = decision.mates.get(layout.players.len());
        bye.map_or_else(
            || field.players.last().map(|player| player.score),
            |at| Some(field.players[layout.players[*at]].score),
        )
    });
    next.bye_score = bye_score;
    // The matching has as many pairs as possible in the next bracket (C8): any player who remains unpaired there floats
    // down.
    let stays = |at: &usize| !paired[*at];
    let inside = |at: &usize| decision.mates[*at] < layout.next;
    let floaters = (0..layout.next).filter(stays).filter(|at| !inside(at)).count();
    let reached = field.players[next.players[next.current - 1]].score;
    next.bye_by_games = layout.has_bye && bye_score >= Some(reached) && floaters == 1;
    next
}

/// The current matching translated to the next layout, as an initial guess.
fn carry_over(paired: &[bool], mates: &[usize], vertices: usize) -> Vec<usize> {
    let mut position = vec![usize::MAX; mates.len()];
    (0..mates.len()).filter(|at| !paired[*at]).enumerate().for_each(|(new, old)| position[old] = new);
    let new = |old: usize| position.get(old).copied().unwrap_or(usize::MAX);
    let wishes: Vec<usize> = (0..mates.len()).filter(|at| !paired[*at]).map(|at| new(mates[at])).collect();
    debug_assert_eq!(wishes.len(), vertices);
    wishes
}

/// The current matching, except for the players of the bracket. For these, the order of candidates starts with
/// moved-down players against the first residents, and the upper half of the residents against the lower one.
fn initial_guess(layout: &Layout, partners: &[usize]) -> Guess {
    let mut partners = partners.to_vec();
    partners.resize(layout.vertex_count(), usize::MAX);
    partners[..layout.current].fill(usize::MAX);
    let middle = layout.moved + layout.residents().len() / 2;
    let search_from = |at: usize| match at {
        _ if at < layout.moved => layout.moved,
        _ if at < layout.current => middle,
        _ if at < layout.next => layout.current,
        _ => 0,
    };
    let search_from = (0..layout.vertex_count()).map(search_from).collect();
    Guess { layers: layout.layer_ends().to_vec(), partners, search_from }
}

/// Solves one bracket: alone if that provably gives the same result, otherwise in the whole field.
fn decide(
    field: &Field,
    layout: &Layout,
    below: Option<&FieldTail>,
    partners: &[usize],
) -> Result<Decision, PairingError> {
    let attempts = below.into_iter().flat_map(|below| below.stand_ins.iter().map(move |number| (below, *number)));
    for (below, stand_ins) in attempts {
        let Some(narrow) = layout.with_stand_ins(field, stand_ins) else { break };
        let accepts = |floaters| floaters + 2 <= narrow.stand_ins && below.can_absorb(field, layout, floaters);
        if let Some(mut mates) = solve(field, &narrow, partners, &accepts)? {
            mates.truncate(layout.next);
            mates.iter_mut().filter(|mate| **mate >= layout.next).for_each(|mate| *mate = usize::MAX);
            mates.resize(layout.vertex_count(), usize::MAX);
            return Ok(Decision { mates });
        }
    }
    let mates = solve(field, layout, partners, &|_| true)?.ok_or(PairingError::NoLegalPairing)?;
    Ok(Decision { mates })
}

/// Solves a layout with numbers of sufficient width. Returns the partners; `None` if no complete matching exists or is
/// accepted.
fn solve(
    field: &Field,
    layout: &Layout,
    partners: &[usize],
    accepts: Accepts,
) -> Result<Option<Vec<usize>>, PairingError> {
    let criteria = Criteria::new(field, layout);
    let guess = initial_guess(layout, partners);
    match criteria.scale.bits {
        0..=128 => Ok(solve_with_width::<2>(layout, &criteria, &guess, accepts)),
        129..=192 => Ok(solve_with_width::<3>(layout, &criteria, &guess, accepts)),
        193..=256 => Ok(solve_with_width::<4>(layout, &criteria, &guess, accepts)),
        257..=384 => Ok(solve_with_width::<6>(layout, &criteria, &guess, accepts)),
        385..=768 => Ok(solve_with_width::<12>(layout, &criteria, &guess, accepts)),
        769..=4096 => Ok(solve_with_width::<64>(layout, &criteria, &guess, accepts)),
        4097..=32768 => Ok(solve_with_width::<512>(layout, &criteria, &guess, accepts)),
        _ => Err(PairingError::TooManyScores),
    }
}

fn solve_with_width<const N: usize>(
    layout: &Layout,
    criteria: &Criteria,
    guess: &Guess,
    accepts: Accepts,
) -> Option<Vec<usize>> {
    let graph: Graph<N> = build_graph(layout, criteria);
    let mut matching = Matching::new(graph, guess)?;
    let floaters = (0..layout.next).filter(|at| matching.mate(*at) >= layout.next).count();
    if !accepts(floaters) {
        return None;
    }
    order::settle(layout, &mut matching);
    Some((0..layout.vertex_count()).map(|at| matching.mate(at)).collect())
}

fn build_graph<const N: usize>(layout: &Layout, criteria: &Criteria) -> Graph<N> {
    let mut graph = Graph::new(layout.vertex_count());
    let mut kinds: std::collections::BTreeMap<EdgeValue, WeightIndex> = std::collections::BTreeMap::new();
    for high in 0..layout.vertex_count() {
        for low in high + 1..layout.vertex_count() {
            if let Some(look) = criteria.edge_value(high, low) {
                let kind = *kinds.entry(look).or_insert_with(|| {
                    let weight: Wide<N> = criteria.weight(look);
                    graph.register_weight(weight)
                });
                graph.set_edge(high, low, Some(kind));
            }
        }
    }
    graph
}
