//! The course of a pairing: bracket by bracket from the top (FIDE C.04.3, pairing process).

use super::criteria::{Criteria, Look};
use super::field::{Field, Layout};
use super::matching::{Graph, Guess, Kind, Matching, Wide};
use super::{Refused, order};

/// Who is paired with whom, by positions in the field; the higher first.
pub(super) struct Drawn {
    pub(super) pairs: Vec<(usize, usize)>,
    pub(super) bye: Option<usize>,
}

/// What one bracket decides.
struct Decision {
    /// The partner of each vertex in a matching that completes the round.
    mates: Vec<usize>,
}

/// Pairs a whole field.
pub(super) fn pair(field: &Field) -> Result<Drawn, Refused> {
    let mut layout = Layout::before_the_first(field);
    let mut drawn = Drawn { pairs: Vec::new(), bye: None };
    if field.players.is_empty() {
        return Ok(drawn);
    }
    let mut partners = vec![usize::MAX; layout.vertices()];
    loop {
        let decision = decide(field, &layout, &guess(&layout, partners))?;
        let mut paired = vec![false; layout.vertices()];
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
        let next = follow(field, &layout, &paired, &decision);
        partners = carry_over(&paired, &decision.mates, next.vertices());
        layout = next;
    }
}

/// The layout of the next bracket with C5 and C9 settled.
fn follow(field: &Field, layout: &Layout, paired: &[bool], decision: &Decision) -> Layout {
    let mut next = layout.after(field, paired);
    let bye_score = layout.bye_score.or_else(|| {
        let bye = decision.mates.get(layout.players.len());
        bye.map_or_else(
            || field.players.last().map(|player| player.score),
            |at| Some(field.players[layout.players[*at]].score),
        )
    });
    next.bye_score = bye_score;
    // The matching has as many pairs in the next bracket as can be (C8): who is left there floats down.
    let stays = |at: &usize| !paired[*at];
    let inside = |at: &usize| decision.mates[*at] < layout.next;
    let floaters = (0..layout.next).filter(stays).filter(|at| !inside(at)).count();
    let reached = field.players[next.players[next.current - 1]].score;
    next.bye_by_games = layout.has_bye && bye_score >= Some(reached) && floaters == 1;
    next
}

/// The matching so far in terms of the next layout: a good guess there.
fn carry_over(paired: &[bool], mates: &[usize], vertices: usize) -> Vec<usize> {
    let mut position = vec![usize::MAX; mates.len()];
    (0..mates.len()).filter(|at| !paired[*at]).enumerate().for_each(|(new, old)| position[old] = new);
    let wishes: Vec<usize> = (0..mates.len()).filter(|at| !paired[*at]).map(|at| position[mates[at]]).collect();
    debug_assert_eq!(wishes.len(), vertices);
    wishes
}

/// The matching so far, but for the players of the bracket. For these, the order of candidates begins with moved-down
/// players against the first residents, and the upper half of the residents against the lower one.
fn guess(layout: &Layout, mut partners: Vec<usize>) -> Guess {
    partners[..layout.current].fill(usize::MAX);
    let middle = layout.moved + layout.residents().len() / 2;
    let search_from = |at: usize| match at {
        _ if at < layout.moved => layout.moved,
        _ if at < layout.current => middle,
        _ => 0,
    };
    Guess { partners, search_from: (0..layout.vertices()).map(search_from).collect() }
}

/// Solves one bracket with numbers of sufficient width.
fn decide(field: &Field, layout: &Layout, guess: &Guess) -> Result<Decision, Refused> {
    let criteria = Criteria::new(field, layout);
    match criteria.scale.bits {
        0..=128 => solve::<2>(layout, &criteria, guess),
        129..=192 => solve::<3>(layout, &criteria, guess),
        193..=256 => solve::<4>(layout, &criteria, guess),
        257..=384 => solve::<6>(layout, &criteria, guess),
        385..=768 => solve::<12>(layout, &criteria, guess),
        769..=4096 => solve::<64>(layout, &criteria, guess),
        4097..=32768 => solve::<512>(layout, &criteria, guess),
        _ => Err(Refused::TooManyScores),
    }
}

fn solve<const N: usize>(layout: &Layout, criteria: &Criteria, guess: &Guess) -> Result<Decision, Refused> {
    let graph: Graph<N> = graph(layout, criteria);
    let mut matching = Matching::new(graph, guess).ok_or(Refused::NoLegalPairing)?;
    order::settle(layout, &mut matching);
    Ok(Decision { mates: (0..layout.vertices()).map(|at| matching.mate(at)).collect() })
}

fn graph<const N: usize>(layout: &Layout, criteria: &Criteria) -> Graph<N> {
    let mut graph = Graph::new(layout.vertices());
    let mut kinds: std::collections::BTreeMap<Look, Kind> = std::collections::BTreeMap::new();
    for high in 0..layout.players.len() {
        for low in high + 1..layout.vertices() {
            if let Some(look) = criteria.look(high, low) {
                let kind = *kinds.entry(look).or_insert_with(|| {
                    let weight: Wide<N> = criteria.weight(look);
                    graph.kind(weight)
                });
                graph.set(high, low, Some(kind));
            }
        }
    }
    graph
}
