//! Nets and takeovers, computed as one system (NH-7.10 to NH-7.25, NH-14.68).
//!
//! The nodes of the graph are strikes: one net, takeover or Scoper, aimed at one unit. Strikes whose outcome no open
//! strike can change are decided first, again and again. If only circles are left, one of them is broken by NH-7.22.
//! Most boards are simpler: no unit is taken over, nets point at no netter in a circle, and no netter lives on lent
//! Toughness. Their nets are computed with sets of hexes alone.

mod circle;
mod standing;
mod strike;
mod toughness;
mod truth;

use super::arrangement::{Arrangement, Roster};
use super::board::{ByHex, HexSet};
use super::hold::Hold;
use super::marked;
use super::side_by_hex::SideByHex;
use super::traits::Traits;
use standing::StrikeOutcomes;
use strike::Fate;
use truth::Truth;

/// The netted units, and the units commanded by a side other than their owner's.
pub(super) struct Control {
    /// Netted units (NH-7.1).
    pub netted: HexSet,
    /// The side that has taken over the unit on a hex (NH-14.68).
    pub taken: SideByHex,
    /// Every unit taken over, in canonical order, with the units that took it over.
    pub held: Vec<Hold>,
}

/// Computes nets and takeovers of a position.
pub(super) fn evaluate(roster: &Roster, arrangement: &Arrangement) -> Control {
    if !may_take_over(roster, arrangement)
        && let Some(netted) = nets_without_circles(roster, arrangement)
    {
        return Control { netted: arrangement.all_hexes(netted), taken: SideByHex::default(), held: Vec::new() };
    }
    let mut standing = StrikeOutcomes::new(roster, arrangement);
    while settle_certain(&mut standing) {
        circle::break_circle(&mut standing);
    }
    let held: Vec<Hold> = standing.holds().collect();
    let mut taken = SideByHex::default();
    let hexes = |hold: &Hold| arrangement.place(hold.unit);
    held.iter().for_each(|hold| hexes(hold).iter().for_each(|hex| taken.insert(hex, hold.by)));
    Control { netted: arrangement.all_hexes(standing.netted()), taken, held }
}

/// Decides the strikes whose outcome no open strike can change, until there are none of them. True if others are open.
fn settle_certain(standing: &mut StrikeOutcomes<'_>) -> bool {
    loop {
        let (mut is_open, mut is_changed) = (false, false);
        for strike in standing.strikes() {
            match standing.is_open(strike).then(|| standing.judge(strike)) {
                None => continue,
                Some(Truth::Open) => is_open = true,
                Some(Truth::No) => standing.decide(strike, Fate::Ended),
                Some(Truth::Yes) => standing.decide(strike, Fate::Counts),
            }
            is_changed |= !standing.is_open(strike);
        }
        if !is_changed || !is_open {
            return is_open;
        }
    }
}

/// True if a takeover points at a unit that it could take over.
fn may_take_over(roster: &Roster, arrangement: &Arrangement) -> bool {
    let is_target = |hex| arrangement.unit(hex).is_some_and(|unit| !roster.facts(unit).headquarters);
    roster.traits().has_any(Traits::TAKEOVER)
        && arrangement.units().any(|(from, unit)| {
            let takes = roster.facts(unit).takes;
            takes != 0 && arrangement.board.adjacent_in(from, unit.rotation.directions(takes)).iter().any(is_target)
        })
}

/// The netted units of a board without takeovers; `None` if nets form a circle, or if a netter lives on lent Toughness.
///
/// Nets at which no net points take effect, and their targets net nobody; then the remaining netters are examined in
/// the same way (NH-7.11).
fn nets_without_circles(roster: &Roster, arrangement: &Arrangement) -> Option<HexSet> {
    let (aims, mut open) = aims(roster, arrangement);
    let has_lent_life = |hex| arrangement.unit(hex).is_some_and(|unit| unit.wounds >= roster.facts(unit).lethal);
    if roster.traits().has_any(Traits::BONUS_TOUGHNESS) && open.iter().any(has_lent_life) {
        return None;
    }
    let targets = |of: HexSet| of.iter().fold(HexSet::EMPTY, |targets, netter| targets.union(aims[netter]));
    let mut netted = HexSet::EMPTY;
    while !open.is_empty() {
        let hit = targets(open);
        let free = open.difference(hit);
        if free.is_empty() {
            return None;
        }
        let struck = if free == open { hit } else { targets(free) };
        netted = netted.union(struck);
        open = open.difference(free).difference(struck);
    }
    Some(netted)
}

/// For each netter, the hostile units at which its nets point, a thrown Steel Net included (NH-7.10, NH-14.66); then
/// the netters with a target.
fn aims(roster: &Roster, arrangement: &Arrangement) -> (ByHex<HexSet>, HexSet) {
    let (mut aims, mut netters) = (ByHex::<HexSet>::default(), HexSet::EMPTY);
    let is_hostile = |hex, to| arrangement.unit(hex).is_some_and(|unit| roster.mode().are_hostile(to, unit.owner));
    for (hex, unit) in arrangement.units() {
        let nets = roster.facts(unit).nets;
        if nets != 0 {
            let around = arrangement.board.adjacent_in(hex, unit.rotation.directions(nets));
            aims[hex] = around.iter().filter(|&target| is_hostile(target, unit.owner)).collect();
            netters.insert_if(!aims[hex].is_empty(), hex);
        }
    }
    for (thrower, target) in marked::nets_on_units(roster, arrangement) {
        if arrangement.unit(thrower).is_some_and(|unit| is_hostile(target, unit.owner)) {
            aims[thrower].insert(target);
            netters.insert(thrower);
        }
    }
    if !arrangement.structures.is_none() {
        join_aims(arrangement, &mut aims, &mut netters);
    }
    (aims, netters)
}

/// Makes each Structure one node, whichever of its tokens has the net and whichever the net meets (O-124).
#[cold]
fn join_aims(arrangement: &Arrangement, aims: &mut ByHex<HexSet>, netters: &mut HexSet) {
    for [first, second] in arrangement.structures.iter() {
        aims[first] = aims[first].union(aims[second]);
        aims[second] = HexSet::EMPTY;
    }
    *netters = arrangement.name_hexes(*netters);
    netters.iter().for_each(|netter| aims[netter] = arrangement.name_hexes(aims[netter]));
}
