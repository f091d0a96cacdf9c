//! Circles of strikes that depend on each other (NH-7.21, NH-7.22).

use std::collections::{BTreeMap, BTreeSet};

use super::standing::{StrikeId, StrikeOutcomes};
use super::strike::Fate;
use super::truth::Truth;

/// For each open strike, a set of open strikes.
type Graph = BTreeMap<StrikeId, BTreeSet<StrikeId>>;

/// Decides some of the open strikes, once none of them is certain: those that no open strike outside their component
/// strikes (NH-7.11).
pub(super) fn break_circle(standing: &mut StrikeOutcomes<'_>) {
    let open = standing.strikes().filter(|&strike| standing.is_open(strike));
    let struck: Graph = open.map(|striker| (striker, struck_by(standing, striker))).collect();
    let reach = reach(&struck);
    let are_mutual = |one: StrikeId, other: StrikeId| reach[&one].contains(&other) && reach[&other].contains(&one);
    let is_contested = |strike: StrikeId| {
        reach.iter().any(|(&other, reached)| reached.contains(&strike) && !are_mutual(other, strike))
    };
    let active: Vec<StrikeId> = reach.keys().copied().filter(|&strike| !is_contested(strike)).collect();
    // Within a component, strikes at supports beat direct strikes. If all are direct, or all at supports, they cancel
    // each other (NH-7.22).
    let losing = |is_direct: bool| -> Vec<StrikeId> {
        let in_circle = |&striker: &StrikeId| {
            let is_kind = |&other: &StrikeId| standing.strikes_directly(striker, other) == is_direct;
            struck[&striker].iter().any(|other| are_mutual(striker, *other) && is_kind(other))
        };
        active.iter().copied().filter(in_circle).collect()
    };
    let losing = [losing(true), losing(false)].into_iter().find(|losing| !losing.is_empty());
    let (decided, fate) = losing.map_or((active, Fate::Counts), |losing| (losing, Fate::Cancelled));
    decided.into_iter().for_each(|strike| standing.decide(strike, fate));
}

/// The open strikes that end if a strike counts: those of the unit at which it points, and those that need this unit or
/// a strike of it (NH-7.21).
fn struck_by(standing: &StrikeOutcomes<'_>, striker: StrikeId) -> BTreeSet<StrikeId> {
    let mut struck = BTreeSet::new();
    let Some(mut supposed) = standing.suppose(striker) else { return struck };
    loop {
        let open = standing.strikes().filter(|&other| standing.is_open(other) && !struck.contains(&other));
        let ended: Vec<StrikeId> = open.filter(|&other| supposed.judge(other) == Truth::No).collect();
        if ended.is_empty() {
            struck.retain(|&other| !standing.takes_target(striker, other));
            return struck;
        }
        ended.iter().for_each(|&other| supposed.decide(other, Fate::Ended));
        struck.extend(ended);
    }
}

/// The strikes that each strike reaches along the graph.
fn reach(struck: &Graph) -> Graph {
    let mut reach = struck.clone();
    for via in struck.keys() {
        let beyond = reach[via].clone();
        reach.values_mut().filter(|reached| reached.contains(via)).for_each(|reached| reached.extend(&beyond));
    }
    reach
}
