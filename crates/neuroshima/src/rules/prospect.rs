//! Acts of a unit where it stands: whom it nets and would hit, whom it helps, who helps it (NH-6, NH-7, NH-9).
//!
//! This is the board as it is, not a Battle: what would come of all units together is said by a [`super::Study`].

use super::battle::shots::{Declared, attacks};
use super::board::{Hex, HexSet};
use super::event::{Event, Hit};
use super::influence::Influence;
use super::tile::{Edge, Effect, Feature};
use super::traits::Traits;

/// The attacks, nets and effects of a unit, and the effects on it, on the board as it is.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Prospect {
    /// True if it is netted, so that it does nothing (NH-7.1).
    pub is_netted: bool,
    /// True if it is paralysed, so that it attacks nobody (NH-14.49).
    pub is_paralysed: bool,
    /// The enemies that its nets hold (NH-7.1).
    pub nets: Vec<Hex>,
    /// The values at which it acts in a Battle, highest first (NH-9.30).
    pub initiative: Vec<u8>,
    /// Units that its attacks would meet as they stand now, edge by edge (NH-6.1). Empty for a unit that never acts.
    pub hits: Vec<Hit>,
    /// The units on which its effects act and for which they change something, own ones that it helps and enemies that
    /// it harms (NH-9.1).
    pub gives: Vec<(Hex, Effect)>,
    /// Effects that act on it and change something for it, with their sources (NH-9.1).
    pub takes: Vec<(Hex, Effect)>,
}

/// Keeps the hits among what happens.
struct Hits(Vec<Hit>);

impl sztab_game::EventSink<Event> for Hits {
    fn emit(&mut self, event: impl FnOnce() -> Event) {
        if let Event::Hit(hit) = event() {
            self.0.push(hit);
        }
    }
}

impl Prospect {
    /// Reads what the unit on a hex does; nothing if none stands there.
    #[must_use]
    pub fn read(influence: &Influence<'_>, hex: Hex) -> Self {
        let stands = |hex: Hex| influence.arrangement.unit(hex).is_some();
        if !stands(hex) {
            return Self::default();
        }
        let is_netted = influence.is_netted(hex);
        let is_paralysed = influence.is_paralysed(hex);
        let takes = influence.helpers(hex).filter(|helper| matters(influence, hex, helper.effect));
        let takes = takes.map(|helper| (helper.hex, helper.effect)).collect();
        if is_netted {
            return Self { is_netted, is_paralysed, takes, ..Self::default() };
        }
        let mut initiative = influence.slots(hex).values().to_vec();
        initiative.sort_unstable_by(|one, other| other.cmp(one));
        initiative.dedup();
        let mut hits = Hits(Vec::new());
        if !initiative.is_empty() && !is_paralysed {
            attacks(influence, hex, Declared::default(), &mut Vec::new(), &mut hits);
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
            let from_here = from_here.filter(move |helper| matters(influence, target, helper.effect));
            from_here.map(move |helper| (target, helper.effect))
        });
        let nets = nets.iter().collect();
        Self { is_netted, is_paralysed, nets, initiative, hits: hits.0, gives: given.collect(), takes }
    }
}

/// The hexes next to one, clockwise from north, and where effects reach further all other units, in canonical order. Who
/// acts on whom is among them.
fn surroundings(influence: &Influence<'_>, hex: Hex) -> impl Iterator<Item = Hex> {
    let arrangement = influence.arrangement;
    let board = arrangement.board;
    let far = influence.roster.traits().has(Traits::LINKS).then(|| arrangement.units().map(|(far, _)| far));
    let far = far.into_iter().flatten().filter(move |&far| board.distance(hex, far) > 1);
    board.neighbours(hex).map(|(_, near)| near).chain(far)
}

/// True if an effect changes anything for the unit on a hex: bonuses give no new attacks (NH-6.11), and who has no
/// initiative never acts (NH-1.12).
fn matters(influence: &Influence<'_>, hex: Hex, effect: Effect) -> bool {
    let Some((_, tile)) = influence.unit(hex) else { return false };
    let acts = !tile.initiative.is_empty();
    match effect {
        Effect::Melee(_) => acts && (tile.has(Feature::Shadow) || tile.edges.iter().any(|edge| edge.melee > 0)),
        Effect::Ranged(_) => acts && tile.edges.iter().any(|edge| edge.ranged > 0),
        Effect::Venom | Effect::Paralysis | Effect::Paralyses => {
            acts && (tile.has(Feature::Shadow) || tile.edges.iter().any(Edge::attacks))
        }
        Effect::Quartermaster => acts && tile.edges.iter().any(|edge| edge.melee > 0 || edge.ranged > 0),
        Effect::Initiative(_) | Effect::InitiativeLoss(_) | Effect::ExtraAction | Effect::Zone => acts,
        Effect::Toughness(_) => !tile.is_headquarters(),
        Effect::Medic | Effect::Transport | Effect::Scoper | Effect::Recon | Effect::FreeNet | Effect::Underground => {
            true
        }
    }
}
