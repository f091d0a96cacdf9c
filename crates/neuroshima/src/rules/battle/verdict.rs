//! The effects of a damage step on each unit, and the units that leave the board as a result (NH-5.4.8, NH-5.4.9).

use crate::rules::arrangement::{Arrangement, Roster, Side, Unit};
use crate::rules::board::{Hex, HexSet};
use crate::rules::control::{Control, evaluate};
use crate::rules::event::{DestructionCause, Event, EventSink, EventTile};
use crate::rules::influence::{Findings, Influence};
use crate::rules::marked;
use crate::rules::mode::POINTS_TO_WIN;
use crate::rules::traits::Traits;
use sztab_game::MAX_SIDES;

use super::damage::{Damage, Harm, event_tile};

/// Units and Foundations that left the board, in the order in which they left it.
pub type RemovedUnits = Vec<Unit>;

/// The effect of a damage step on one unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Verdict {
    hex: Hex,
    /// Total unabsorbed damage.
    harm: Harm,
    /// The reason why the unit leaves the board regardless of damage, if it does.
    leaves: Option<DestructionCause>,
    /// Number of wounds that destroy the unit; unused for an HQ.
    lethal: u8,
    /// For an HQ in a game for points, the points scored by each side that hit it (NH-12.10).
    scored: [u8; MAX_SIDES],
}

impl Damage {
    /// The effect of the damage step on each affected unit, once nothing more can be absorbed (NH-5.4.8). Toughness is
    /// computed before any unit is removed from the board.
    #[must_use]
    pub fn verdicts(&self, influence: &Influence<'_>) -> Vec<Verdict> {
        let hit = self.packets.iter().enumerate().filter(|(index, _)| !self.is_absorbed(*index));
        let hit: HexSet = hit.map(|(_, packet)| packet.target).collect();
        let healed: HexSet = self.absorbed.iter().map(|absorption| absorption.medic).collect();
        let concerned = hit.union(healed).union(self.exploding);
        let verdict = |hex: Hex| Verdict {
            hex,
            harm: self.harm_to(hex),
            leaves: if self.exploding.contains(hex) {
                Some(DestructionCause::Explosion)
            } else {
                healed.contains(hex).then_some(DestructionCause::Healing)
            },
            lethal: influence.lethal_wounds(hex),
            scored: if influence.roster.mode().is_for_points() {
                self.points_scored_on(influence, hex)
            } else {
                [0; MAX_SIDES]
            },
        };
        concerned.iter().map(verdict).collect()
    }

    /// The points that each side scores on an HQ with its unabsorbed attacks; a side scores none on its own HQ
    /// (NH-12.10, NH-12.11).
    fn points_scored_on(&self, influence: &Influence<'_>, hex: Hex) -> [u8; MAX_SIDES] {
        let mut scored = [0u8; MAX_SIDES];
        let owner = influence.controller(hex);
        for (_, packet) in
            self.packets.iter().enumerate().filter(|(index, packet)| packet.target == hex && !self.is_absorbed(*index))
        {
            let side = packet.source.side();
            let points = match packet.harm {
                Harm::Wounds(wounds) => wounds,
                Harm::Endless(_) => u8::MAX,
                Harm::Destruction => 0,
            };
            if Some(side) != owner {
                scored[side.index()] = scored[side.index()].saturating_add(points);
            }
        }
        scored
    }
}

/// Validity, after a damage step, of the results that were computed from the board.
pub(in crate::rules) enum BoardValidity {
    /// The results are still valid.
    AsBefore,
    /// The board has changed, so the results are outdated.
    Changed,
    /// The board has changed, and these are the results computed from the new one.
    Read(Box<(Control, Findings)>),
}

/// Carries out verdicts. Wounds and HQ points come first; then all destroyed units leave the board at once (NH-5.4.8,
/// NH-5.4.9), followed by units that depended on their Toughness bonus (NH-3.9 c). Removed tiles are added to `fallen`.
pub(in crate::rules) fn carry_out(
    mut verdicts: Vec<Verdict>,
    roster: &Roster,
    arrangement: &mut Arrangement,
    fallen: &mut RemovedUnits,
    sink: &mut impl EventSink,
) -> BoardValidity {
    for verdict in &mut verdicts {
        let suffered = apply_verdict(verdict, roster, arrangement, sink);
        verdict.leaves = verdict.leaves.or(suffered);
    }
    let before = fallen.len();
    let leaving = verdicts.iter().filter_map(|verdict| Some((verdict.hex, verdict.leaves?)));
    destroy_all(arrangement, leaving, fallen, sink);
    let has_changed = fallen.len() > before;
    // A wound alone can change which nets hold: the wounded unit may now depend on a bonus that a net cuts off
    // (NH-7.22).
    if !has_changed && !roster.traits().has_any(Traits::BONUS_TOUGHNESS) {
        return BoardValidity::AsBefore;
    }
    let aftermath = remove_dead_units(roster, arrangement, fallen, sink);
    if has_changed && matches!(aftermath, BoardValidity::AsBefore) { BoardValidity::Changed } else { aftermath }
}

/// Wounds a unit or takes points off an HQ; returns the cause of destruction if that destroys the unit or HQ.
fn apply_verdict(
    verdict: &Verdict,
    roster: &Roster,
    arrangement: &mut Arrangement,
    sink: &mut impl EventSink,
) -> Option<DestructionCause> {
    let &Verdict { hex, harm, lethal, scored, .. } = verdict;
    let amount = match harm {
        Harm::Destruction => return Some(DestructionCause::Outright),
        Harm::Wounds(0) => return None,
        Harm::Wounds(amount) => amount,
        // Damage beyond the last wound or point has no effect (NH-6.14).
        Harm::Endless(_) => arrangement.unit(hex).map_or(0, |unit| {
            let points = arrangement.points[unit.owner.index()];
            if roster.unit_tile(unit).is_headquarters() { points } else { lethal.saturating_sub(unit.wounds) }
        }),
    };
    let unit = event_tile(arrangement, hex);
    if roster.tile(unit.owner, unit.tile).is_headquarters() {
        if roster.mode().is_for_points() {
            score(unit, scored, arrangement, sink);
            return None;
        }
        if arrangement.unmarked.contains(unit.owner) {
            return None;
        }
        let points = &mut arrangement.points[unit.owner.index()];
        // Points beyond the last one have no effect (NH-6.14).
        let amount = amount.min(*points);
        *points -= amount;
        let left = *points;
        if amount > 0 {
            sink.emit(|| Event::HeadquartersDamaged { unit, amount, left });
        }
        // By the older rules, an HQ without points fights on to the end of the Battle (NH-15.5).
        return (left == 0 && !roster.terms().uses_older_rules()).then_some(DestructionCause::Wounds);
    }
    arrangement.update_unit(hex, |wounded| wounded.wounds = wounded.wounds.saturating_add(amount));
    let wounds = arrangement.unit(hex).map_or(0, |wounded| wounded.wounds);
    sink.emit(|| Event::Wounded { unit, amount, wounds });
    (wounds >= lethal).then_some(DestructionCause::Wounds)
}

/// Adds the points scored on an HQ to those of the sides that hit it, up to the number needed to win (NH-12.10). A side
/// without a marker scores no points.
fn score(headquarters: EventTile, scored: [u8; MAX_SIDES], arrangement: &mut Arrangement, sink: &mut impl EventSink) {
    for (side, amount) in (0..).map(Side).zip(scored).filter(|&(_, amount)| amount > 0) {
        if arrangement.unmarked.contains(side) {
            continue;
        }
        let points = &mut arrangement.points[side.index()];
        let amount = amount.min(POINTS_TO_WIN.saturating_sub(*points));
        *points += amount;
        let points = *points;
        if amount > 0 {
            sink.emit(|| Event::Scored { side, headquarters, amount, points });
        }
    }
}

/// Destroys units whose wounds reach their Toughness because a bonus is gone, until no such unit remains (NH-3.9 b and
/// c, NH-8.2). This does not count as a wound, so Medics cannot help. Steel Nets that can no longer stay on their units
/// are removed as well (NH-14.66).
pub(in crate::rules) fn remove_dead_units(
    roster: &Roster,
    arrangement: &mut Arrangement,
    fallen: &mut RemovedUnits,
    sink: &mut impl EventSink,
) -> BoardValidity {
    let mut aftermath = BoardValidity::AsBefore;
    loop {
        let (dead, known) = find_dead_units(roster, arrangement);
        if !take_off_nets(roster, arrangement, sink) && dead.is_empty() {
            return known.map_or(aftermath, BoardValidity::Read);
        }
        let cause = DestructionCause::ToughnessLost;
        destroy_all(arrangement, dead.iter().map(|hex| (hex, cause)), fallen, sink);
        aftermath = BoardValidity::Changed;
    }
}

/// True if the state check would not change this board: no unit has fatal wounds, and all Steel Nets stay (NH-3.9).
pub(super) fn is_at_rest(influence: &Influence<'_>) -> bool {
    let wounded = influence.arrangement.units().filter(|(_, unit)| unit.wounds > 0);
    let nets =
        influence.roster.traits().has_any(Traits::STEEL_NET).then(|| marked::marked_units(influence.arrangement));
    wounded.map(|(hex, _)| hex).all(|hex| !influence.is_dead(hex))
        && nets.into_iter().flatten().all(|net| does_net_stay(influence, net))
}

/// True if a Steel Net stays on a unit: the HQ that threw the net is not netted, and the unit is an enemy (NH-14.66).
fn does_net_stay(influence: &Influence<'_>, (hex, side): (Hex, Side)) -> bool {
    let thrower = influence.arrangement.headquarters(influence.roster, side);
    thrower.is_some_and(|thrower| !influence.is_netted(thrower)) && influence.is_enemy(hex, side)
}

/// Removes the Steel Nets whose HQ is netted or gone, and those on units that are now on the thrower's side (NH-14.66).
/// Returns whether there were any.
fn take_off_nets(roster: &Roster, arrangement: &mut Arrangement, sink: &mut impl EventSink) -> bool {
    if !roster.traits().has_any(Traits::STEEL_NET) {
        return false;
    }
    let lying: Vec<(Hex, Side)> = marked::marked_units(arrangement).collect();
    if lying.is_empty() {
        return false;
    }
    let influence = Influence::evaluate(roster, arrangement);
    let gone: Vec<(Hex, Side)> = lying.into_iter().filter(|&net| !does_net_stay(&influence, net)).collect();
    for &(hex, by) in &gone {
        if let Some(&unit) = arrangement.unit(hex) {
            arrangement.set_steel_net(hex, by, false);
            sink.emit(|| Event::NetReturned { unit: EventTile { hex, owner: unit.owner, tile: unit.tile }, by });
        }
    }
    !gone.is_empty()
}

/// Units with fatal wounds, together with the results that had to be computed from the board to find them, if any.
fn find_dead_units(roster: &Roster, arrangement: &Arrangement) -> (HexSet, Option<Box<(Control, Findings)>>) {
    // The number of fatal wounds is never lower than the number printed on the tile, so units with fewer are safe.
    let may_be = |unit: &Unit| {
        let facts = roster.facts(unit);
        unit.wounds >= facts.lethal && !facts.headquarters
    };
    let wounded = arrangement.whole_units().filter(|(_, unit)| unit.wounds > 0);
    let marked: HexSet = wounded.filter(|(_, unit)| may_be(unit)).map(|(hex, _)| hex).collect();
    let can_live = roster.traits().has_any(Traits::BONUS_TOUGHNESS) || !arrangement.terrain.is_none();
    if marked.is_empty() || !can_live {
        return (marked, None);
    }
    let control = evaluate(roster, arrangement);
    let influence = Influence::with_control(&control, roster, arrangement);
    let dead = marked.iter().filter(|&hex| influence.is_dead(hex)).collect();
    (dead, Some(Box::new((control, influence.findings))))
}

/// Removes a unit from the board (NH-0.4).
pub fn destroy(
    arrangement: &mut Arrangement,
    hex: Hex,
    cause: DestructionCause,
    sink: &mut impl EventSink,
) -> Option<Unit> {
    let mut fallen = Vec::new();
    destroy_all(arrangement, std::iter::once((hex, cause)), &mut fallen, sink);
    fallen.pop()
}

/// Removes the units on these hexes from the board, each with its cause (NH-0.4).
pub(super) fn destroy_all(
    arrangement: &mut Arrangement,
    leaving: impl Iterator<Item = (Hex, DestructionCause)>,
    fallen: &mut RemovedUnits,
    sink: &mut impl EventSink,
) {
    let mut gone = HexSet::EMPTY;
    for (hex, cause) in leaving {
        let place = arrangement.place(hex);
        let Some(unit) = arrangement.take(hex) else { continue };
        gone = gone.union(place);
        sink.emit(|| Event::Destroyed { unit: EventTile { hex, owner: unit.owner, tile: unit.tile }, cause });
        fallen.push(unit);
    }
    if !gone.is_empty() {
        arrangement.clear_references_to(gone);
    }
}
