//! Relations of a unit on the current board: the units that it nets, would hit and helps, and the units that help it
//! (NH-6, NH-7, NH-9).
//!
//! This shows the board as it stands, not a Battle: the combined result of all units is computed by a [`super::Study`].

use super::battle::shots::{Declarations, add_attack_packets};
use super::board::{Hex, HexSet};
use super::event::{Event, Hit};
use super::influence::Influence;
use super::tile::{Edge, Effect, Feature};
use super::traits::Traits;

/// The attacks, nets and effects of a unit, and the effects on it, on the current board.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Prospect {
    /// True if the unit is netted and therefore has no effect (NH-7.1).
    pub is_netted: bool,
    /// True if the unit is paralysed and therefore does not attack (NH-14.49).
    pub is_paralysed: bool,
    /// The enemies that the unit nets (NH-7.1).
    pub nets: Vec<Hex>,
    /// The initiative values at which the unit acts in a Battle, highest first (NH-9.30).
    pub initiative: Vec<u8>,
    /// The hits of the unit's attacks on the current board, edge by edge (NH-6.1). Empty for a unit that never acts.
    pub hits: Vec<Hit>,
    /// The units for which the unit's effects make a difference: friendly ones that it helps and enemies that it harms
    /// (NH-9.1).
    pub gives: Vec<(Hex, Effect)>,
    /// Effects that make a difference to the unit, with the hexes of their sources (NH-9.1).
    pub takes: Vec<(Hex, Effect)>,
}

/// An event sink that collects hits.
struct HitCollector(Vec<Hit>);

impl sztab_game::EventSink<Event> for HitCollector {
    fn emit(&mut self, event: impl FnOnce() -> Event) {
        if let Event::Hit(hit) = event() {
            self.0.push(hit);
        }
    }
}

impl Prospect {
    /// Evaluates the unit on a hex; empty if there is no unit.
    #[must_use]
    pub fn evaluate(influence: &Influence<'_>, hex: Hex) -> Self {
        let stands = |hex: Hex| influence.arrangement.unit(hex).is_some();
        if !stands(hex) {
            return Self::default();
        }
        let is_netted = influence.is_netted(hex);
        let is_paralysed = influence.is_paralysed(hex);
        let takes = influence.helpers(hex).filter(|helper| makes_difference(influence, hex, helper.effect));
        let takes = takes.map(|helper| (helper.hex, helper.effect)).collect();
        if is_netted {
            return Self { is_netted, is_paralysed, takes, ..Self::default() };
        }
        let mut initiative = influence.slots(hex).values().to_vec();
        initiative.sort_unstable_by(|one, other| other.cmp(one));
        initiative.dedup();
        let mut hits = HitCollector(Vec::new());
        if !initiative.is_empty() && !is_paralysed {
            add_attack_packets(influence, hex, Declarations::default(), &mut Vec::new(), &mut hits);
        }
        let board = influence.arrangement.board;
        let thrown = influence.thrown_nets().filter(|&(thrower, _)| thrower == hex).map(|(_, held)| held);
        let nets: HexSet = influence
            .nets()
            .filter(|&(netter, _)| netter == hex)
            .filter_map(|(netter, direction)| board.neighbour(netter, direction))
            .chain(thrown)
            .collect();
        let targets = surroundings(influence, hex).filter(|&target| stands(target));
        let given = targets.flat_map(|target| {
            let from_here = influence.helpers(target).filter(move |helper| helper.hex == hex);
            let from_here = from_here.filter(move |helper| makes_difference(influence, target, helper.effect));
            from_here.map(move |helper| (target, helper.effect))
        });
        let nets = nets.iter().collect();
        Self { is_netted, is_paralysed, nets, initiative, hits: hits.0, gives: given.collect(), takes }
    }
}

/// The adjacent hexes, clockwise from north. If effects can reach further, they are followed by the hexes of all other
/// units in canonical order. Every unit that can affect the unit on the hex, or be affected by it, is included.
fn surroundings(influence: &Influence<'_>, hex: Hex) -> impl Iterator<Item = Hex> {
    let arrangement = influence.arrangement;
    let board = arrangement.board;
    let far = influence.roster.traits().has_any(Traits::LINKS).then(|| arrangement.units().map(|(far, _)| far));
    let far = far.into_iter().flatten().filter(move |&far| board.distance(hex, far) > 1);
    board.neighbours(hex).map(|(_, near)| near).chain(far)
}

/// True if an effect makes a difference to the unit on a hex. For example, bonuses do not add new attacks (NH-6.11),
/// and a unit without initiative never acts (NH-1.12).
fn makes_difference(influence: &Influence<'_>, hex: Hex, effect: Effect) -> bool {
    let Some((_, tile)) = influence.unit(hex) else { return false };
    let acts = !tile.initiative.is_empty();
    match effect {
        Effect::Melee(_) => acts && (tile.has(Feature::Shadow) || tile.edges.iter().any(|edge| edge.melee > 0)),
        Effect::Ranged(_) => acts && tile.edges.iter().any(|edge| edge.ranged > 0),
        Effect::Venom | Effect::Paralysis | Effect::Paralyses => {
            acts && (tile.has(Feature::Shadow) || tile.edges.iter().any(Edge::has_attack))
        }
        Effect::Quartermaster => acts && tile.edges.iter().any(|edge| edge.melee > 0 || edge.ranged > 0),
        Effect::Initiative(_) | Effect::InitiativeLoss(_) | Effect::ExtraAction | Effect::Zone => acts,
        Effect::Toughness(_) => !tile.is_headquarters(),
        Effect::Medic | Effect::Transport | Effect::Scoper | Effect::Recon | Effect::FreeNet | Effect::Underground => {
            true
        }
    }
}
