//! Nets and takeovers, computed as one system (NH-7.20 to NH-7.24, NH-14.68).
//!
//! The nodes of the graph are strikes: one net, takeover or Scoper, aimed at one unit. While a takeover of a unit is
//! open, so are the unit's commander and therefore the targets of the unit's nets. A strike counts if no undecided
//! strike outside its component contests it. The strikes that it ends are removed, and the remaining ones are then
//! decided in the same way (NH-7.11, NH-7.22).

mod bonuses;
mod edges;
mod standing;
mod strike;
mod supports;

use super::arrangement::{Arrangement, Roster, Side};
use super::board::{ByHex, HexSet};
use super::hold::Hold;
use super::nets;
use super::traits::Traits;
use edges::Edges;
use standing::{Fate, Standing};
use strike::Strike;

/// The netted units, and the units commanded by a side other than their owner's.
pub(super) struct Control {
    /// Netted units (NH-7.1).
    pub netted: HexSet,
    /// The side that has taken over the unit on a hex (NH-14.68); `None` if no takeover points at an enemy.
    pub taken: Option<ByHex<Option<Side>>>,
    /// Every unit taken over, in canonical order, with the units that took it over.
    pub held: Vec<Hold>,
}

/// Computes nets and takeovers of a position.
pub(super) fn evaluate(roster: &Roster, arrangement: &Arrangement) -> Control {
    let Some(standing) = settle(roster, arrangement) else {
        return Control { netted: nets::netted_units(roster, arrangement), taken: None, held: Vec::new() };
    };
    let held: Vec<Hold> = standing.holds().collect();
    let mut taken = ByHex::all(None);
    held.iter().for_each(|hold| taken[hold.unit] = Some(hold.by));
    Control { netted: standing.netted, taken: Some(taken), held }
}

/// All strikes with their outcomes; `None` if no takeover points at an enemy and no Scopers conflict.
fn settle<'a>(roster: &'a Roster, arrangement: &'a Arrangement) -> Option<Standing<'a>> {
    let are_apart = !roster.traits().has(Traits::TAKEOVER) && !roster.traits().has(Traits::LENT_TOUGHNESS);
    let strikes = if are_apart { Vec::new() } else { Strike::all(roster, arrangement) };
    if strikes.is_empty() {
        return None;
    }
    let mut standing = Standing::new(roster, arrangement, strikes);
    if standing.settle_apart() {
        return Some(standing);
    }
    while let Some(open) = standing.open() {
        decide_some(&mut standing, &open);
    }
    Some(standing)
}

/// Decides as many open strikes as possible. Each call decides at least one strike, or drops at least one direct
/// strike.
fn decide_some(standing: &mut Standing<'_>, open: &[usize]) {
    let edges = Edges::of(standing, open);
    let reach = edges.reach(open);
    let may_act = |&strike: &usize| reach.is_uncontested(strike, open) && !standing.is_blocked(strike);
    let active: Vec<usize> = open.iter().copied().filter(may_act).collect();
    // A strike waits while the commander of its unit or of its target is open, and while a net that itself waits for a
    // takeover may still end it. The strikes of a cycle need not wait for each other, and a dropped strike never waits.
    // If all strikes wait, first the threat from waiting nets is disregarded, then the open commanders of targets.
    let ready = |counts_waiting: bool, counts_target: bool| {
        let unsettling = |strike: usize| {
            if counts_target { standing.unsettling(strike) } else { standing.unsettling_source(strike) }
        };
        let is_settled = |strike: usize| {
            let is_threatened = counts_waiting && standing.is_threatened(strike, open);
            !is_threatened && unsettling(strike).iter().all(|&other| reach.is_mutual(strike, other))
        };
        let may_wait = |strike: usize| !standing.is_dropped(strike) && !is_settled(strike);
        let unsettled: Vec<usize> = active.iter().copied().filter(|&strike| may_wait(strike)).collect();
        let waits = |strike: usize| unsettled.iter().any(|&other| other == strike || reach.is_mutual(strike, other));
        active.iter().copied().filter(|&strike| !waits(strike)).collect::<Vec<usize>>()
    };
    let tiers = [(true, true), (false, true), (false, false)].into_iter();
    let acting = tiers.map(|(waiting, target)| ready(waiting, target)).find(|acting| !acting.is_empty());
    let acting = acting.unwrap_or_else(|| active.clone());
    let in_ring = |strike: usize, strikes: fn(&Edges, usize, usize) -> bool| {
        acting.iter().any(|&other| reach.is_mutual(strike, other) && strikes(&edges, strike, other))
    };
    // Within a component, strikes at supports beat direct strikes. If there are no strikes at supports, the direct ones
    // cancel each other, and dropping them has the same result (NH-7.22).
    let loses = |&strike: &usize| in_ring(strike, Edges::is_direct);
    let losing: Vec<usize> = acting.iter().copied().filter(loses).collect();
    if !losing.is_empty() {
        losing.into_iter().for_each(|strike| standing.drop_direct(strike));
        return;
    }
    // Strikes at each other's supports cancel each other (NH-7.22 b).
    let fate_of = |strike: usize| {
        let is_cancelled = standing.is_dropped(strike) || in_ring(strike, Edges::is_at_support);
        if is_cancelled { Fate::Cancelled } else { Fate::Counts }
    };
    let fates: Vec<(usize, Fate)> = acting.iter().map(|&strike| (strike, fate_of(strike))).collect();
    for (strike, fate) in fates {
        standing.decide(strike, fate);
    }
}
