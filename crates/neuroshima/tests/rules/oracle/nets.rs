//! Nets, and everything on which they may depend (NH-7.10 to NH-7.12, NH-7.20 to NH-7.22).
//!
//! Strikes are nets and Scopers. A strike is direct if it is aimed at the piece whose effect it ends. It is a support
//! strike if it is aimed at a module or an HQ that lends the Toughness which keeps that piece alive.

use std::collections::BTreeSet;

use super::reach::Field;
use super::sides::SideRelations;
use super::{Piece, Place, STEPS, Scene, edge_towards, neighbour_place};
use sztab_neuroshima::rules::{Effect, Feature, Tile};

/// Result of the evaluation.
pub struct Verdict {
    pub netted: BTreeSet<usize>,
    /// Scopers that work, each with a piece that it scopes.
    pub scoped: BTreeSet<(usize, usize)>,
    /// The side that commands each piece (NH-14.68).
    pub sides: Vec<usize>,
    /// For each piece, the pieces through which its commander took control of it.
    pub holders: Vec<BTreeSet<usize>>,
    /// True if the rules leave a question open.
    pub is_unclear: bool,
}

struct Board<'a> {
    field: Field<'a>,
    relations: &'a SideRelations,
    cards: &'a [Tile],
    pieces: &'a [Piece],
    /// Pieces whose effects are not decided yet.
    undecided: BTreeSet<usize>,
    netted: BTreeSet<usize>,
    /// Scopers that have been found to work, each with a piece that it scopes.
    scoped: BTreeSet<(usize, usize)>,
    /// Cancelled nets, each as a source and a target piece.
    dropped: BTreeSet<(usize, usize)>,
}

/// A strike by one piece that ends the effect of another, and the piece at which it is aimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Strike {
    from: usize,
    to: usize,
    aim: usize,
    is_direct: bool,
    /// True for a net, false for a Scoper.
    is_net: bool,
}

pub fn evaluate(relations: &SideRelations, cards: &[Tile], scene: &Scene) -> Verdict {
    let mut board = Board {
        field: Field { cards, scene },
        relations,
        cards,
        pieces: &scene.pieces,
        undecided: BTreeSet::new(),
        netted: BTreeSet::new(),
        scoped: BTreeSet::new(),
        dropped: BTreeSet::new(),
    };
    board.undecided = (0..scene.pieces.len())
        .filter(|&piece| !board.net_targets(piece).is_empty() || !board.scoped_modules(piece).is_empty())
        .collect();
    let is_unclear = board.are_rivals_struck();
    while !board.undecided.is_empty() {
        board.decide();
    }
    let sides = scene.pieces.iter().map(|piece| piece.owner).collect();
    Verdict { netted: board.netted, scoped: board.scoped, sides, holders: Vec::new(), is_unclear }
}

impl Board<'_> {
    fn card(&self, piece: usize) -> &Tile {
        &self.cards[self.pieces[piece].card]
    }

    fn piece_at(&self, at: Place) -> Option<usize> {
        self.pieces.iter().position(|piece| piece.at == at)
    }

    /// The pieces adjacent to a piece, each with the direction in which it lies.
    fn adjacent_pieces(&self, of: usize) -> impl Iterator<Item = (usize, usize)> {
        (0..STEPS.len()).filter_map(move |direction| {
            Some((direction, self.piece_at(neighbour_place(self.pieces[of].at, direction))?))
        })
    }

    fn are_enemies(&self, one: usize, other: usize) -> bool {
        !self.relations.are_allies(self.pieces[one].owner, self.pieces[other].owner)
    }

    /// Pieces at which the nets of a piece point (NH-7.10, NH-12.31, NH-12.36).
    fn net_targets(&self, of: usize) -> BTreeSet<usize> {
        self.adjacent_pieces(of)
            .filter(|&(direction, target)| {
                self.card(of).edges[edge_towards(&self.pieces[of], direction)].net
                    && self.relations.can_harm(self.pieces[of].owner, self.pieces[target].owner)
                    && !self.dropped.contains(&(of, target))
            })
            .map(|(_, target)| target)
            .chain(self.steel_net_targets(of))
            .collect()
    }

    /// The piece that an HQ holds with a Steel Net, if it threw one (NH-14.66).
    fn steel_net_targets(&self, of: usize) -> Vec<usize> {
        let thrower = &self.pieces[of];
        let lies_on = |&target: &usize| {
            self.card(of).is_headquarters()
                && self.pieces[target].nets.contains(&thrower.owner)
                && self.relations.can_harm(thrower.owner, self.pieces[target].owner)
                && !self.dropped.contains(&(of, target))
        };
        (0..self.pieces.len()).filter(lies_on).collect()
    }

    /// The enemy modules that a Scoper touches (NH-9.20). An HQ is not a module.
    fn scoped_modules(&self, of: usize) -> BTreeSet<usize> {
        if !self.card(of).effects.contains(&Effect::Scoper) {
            return BTreeSet::new();
        }
        let is_scoped = |&module: &usize| {
            self.field.touches(of, module)
                && self.are_enemies(of, module)
                && !self.card(module).is_headquarters()
                && self.card(module).edges.iter().any(|edge| edge.connection || edge.long)
        };
        self.field.piece_indices().filter(is_scoped).collect()
    }

    /// True if a net aims at one of two rival Scopers: Scopers of sides that are enemies, aimed at the same module.
    /// They are decided one after the other here, so the oracle cannot evaluate such a board.
    fn are_rivals_struck(&self) -> bool {
        let is_struck =
            |&scoper: &usize| self.field.piece_indices().any(|netter| self.net_targets(netter).contains(&scoper));
        let is_rival = |&scoper: &usize| {
            let shares = |other: usize| !self.scoped_modules(scoper).is_disjoint(&self.scoped_modules(other));
            self.field.piece_indices().any(|other| self.are_enemies(scoper, other) && shares(other))
        };
        self.field.piece_indices().filter(is_struck).any(|scoper| is_rival(&scoper))
    }

    fn toughness_bonus(&self, by: usize) -> i32 {
        let amounts = self.card(by).effects.iter();
        amounts.map(|effect| if let Effect::Toughness(amount) = effect { i32::from(*amount) } else { 0 }).sum()
    }

    /// Every piece that must work to keep a piece alive, each with the piece that it supports (NH-7.21); includes the
    /// pieces that the supporting ones need themselves.
    fn supports(&self, of: usize, seen: &mut BTreeSet<usize>) -> BTreeSet<(usize, usize)> {
        let mut supports = BTreeSet::new();
        let lacking = self.pieces[of].wounds - i32::from(self.card(of).toughness);
        if lacking <= 0 || self.card(of).is_headquarters() || !seen.insert(of) {
            return supports;
        }
        // For each source: the source, the Toughness that it lends, and the other pieces that must work for that.
        let mut sources: Vec<(usize, i32, Vec<usize>)> = Vec::new();
        for source in self.field.piece_indices().filter(|&source| source != of && !self.netted.contains(&source)) {
            let given = self.toughness_bonus(source);
            if given > 0
                && let Some(needed) = self.requirements(source, of)
            {
                sources.push((source, given, needed));
            }
        }
        let total: i32 = sources.iter().map(|(_, given, _)| given).sum();
        if total < lacking {
            return supports;
        }
        for (source, given, needed) in sources {
            if total - given < lacking {
                for other in [source].into_iter().chain(needed) {
                    supports.insert((other, of));
                    supports.extend(self.supports(other, seen));
                }
            }
        }
        supports
    }

    /// The other pieces that must work so that a source lends Toughness to a piece; `None` if it cannot lend any.
    fn requirements(&self, source: usize, of: usize) -> Option<Vec<usize>> {
        let is_enemys = self.are_enemies(of, source);
        // A Spy takes Toughness from adjacent enemies, with or without a Scoper (NH-14.67).
        if is_enemys && self.card(of).has(Feature::Spy) && self.field.touches_adjacent(source, of) {
            return Some(Vec::new());
        }
        if self.card(source).is_headquarters() {
            return (!is_enemys && self.field.touches(source, of)).then(Vec::new);
        }
        let scopers = |wanted: &dyn Fn(usize) -> bool| -> Vec<usize> {
            (0..self.pieces.len()).filter(|&scoper| wanted(scoper)).collect()
        };
        let works = |scoper: usize| self.scoped.contains(&(scoper, source));
        let may_work =
            |scoper: usize| self.undecided.contains(&scoper) && self.scoped_modules(scoper).contains(&source);
        if is_enemys {
            // If a third side has a Scoper on the same module, the module stays as it is (NH-7.23).
            let is_contested = !scopers(&|scoper| works(scoper) && self.are_enemies(of, scoper)).is_empty();
            let helpers = scopers(&|scoper| (works(scoper) || may_work(scoper)) && !self.are_enemies(of, scoper));
            return match helpers[..] {
                _ if is_contested || !self.field.touches(source, of) => None,
                [] => None,
                [only] => Some(vec![only]),
                _ => Some(Vec::new()),
            };
        }
        let takers = scopers(&works);
        let is_contested = takers.iter().any(|&taker| self.are_enemies(takers[0], taker));
        if !takers.is_empty() && !is_contested {
            return None;
        }
        if self.field.touches(source, of) {
            return Some(Vec::new());
        }
        // Through the Matrix, as long as the HQ of the Matrix works (NH-14.43).
        let side_of = |piece: usize| self.pieces[piece].owner;
        let links = |&centre: &usize| {
            let web = self.field.matrix_units(centre, &side_of);
            let is_own = side_of(source) == side_of(centre);
            is_own && !self.netted.contains(&centre) && web.contains(&of) && self.field.affects_matrix(source, &web)
        };
        self.field.matrix_headquarters().into_iter().find(links).map(|centre| vec![centre])
    }

    fn strikes(&self) -> BTreeSet<Strike> {
        let mut strikes = BTreeSet::new();
        for &to in &self.undecided {
            let supports = self.supports(to, &mut BTreeSet::new());
            for &from in &self.undecided {
                for aim in self.net_targets(from) {
                    if aim == to {
                        strikes.insert(Strike { from, to, aim, is_direct: true, is_net: true });
                    }
                    if supports.iter().any(|&(support, _)| support == aim) {
                        strikes.insert(Strike { from, to, aim, is_direct: false, is_net: true });
                    }
                }
                for aim in self.scoped_modules(from) {
                    // A Scoper redirects the effects of a module only away from its own enemies, and never the effects
                    // of a Scoper (NH-9.20, NH-9.21).
                    let is_spied = |helped: usize| {
                        self.card(helped).has(Feature::Spy)
                            && self.are_enemies(aim, helped)
                            && self.field.touches_adjacent(aim, helped)
                    };
                    let is_turned = |&(support, helped): &(usize, usize)| {
                        support == aim && !is_spied(helped) && self.are_enemies(from, helped)
                    };
                    if self.toughness_bonus(aim) > 0 && supports.iter().any(is_turned) {
                        strikes.insert(Strike { from, to, aim, is_direct: false, is_net: false });
                    }
                }
            }
        }
        strikes
    }

    /// One round of the procedure of NH-7.11 on the graph of strikes.
    fn decide(&mut self) {
        let strikes = self.strikes();
        let reached_from = |start: usize| {
            let (mut found, mut open) = (BTreeSet::from([start]), vec![start]);
            while let Some(from) = open.pop() {
                let next = strikes.iter().filter(|strike| strike.from == from).map(|strike| strike.to);
                open.extend(next.filter(|&to| found.insert(to)));
            }
            found
        };
        let reached: Vec<BTreeSet<usize>> = (0..self.pieces.len()).map(reached_from).collect();
        let uncontested: BTreeSet<usize> = self
            .undecided
            .iter()
            .copied()
            .filter(|piece| {
                self.undecided.iter().all(|other| !reached[*other].contains(piece) || reached[*piece].contains(other))
            })
            .collect();
        let are_together = |strike: &Strike| reached[strike.to].contains(&strike.from);
        let inner: Vec<Strike> = strikes
            .iter()
            .copied()
            .filter(|strike| uncontested.contains(&strike.from) && uncontested.contains(&strike.to))
            .filter(are_together)
            .collect();
        // The strike at the support beats the direct strikes that form a circle with it, whatever its path (NH-7.22
        // (a)).
        let is_beaten = |strike: &Strike| {
            let share_circle =
                |other: &Strike| reached[strike.to].contains(&other.from) && reached[other.to].contains(&strike.from);
            strike.is_direct && inner.iter().any(|other| !other.is_direct && share_circle(other))
        };
        let beaten: Vec<Strike> = inner.iter().copied().filter(is_beaten).collect();
        if !beaten.is_empty() {
            self.dropped.extend(beaten.iter().map(|strike| (strike.from, strike.aim)));
            return;
        }
        // The strikes that count are those of NH-7.22 (b) and of NH-7.11 steps 3 and 4.
        let counts = |from: usize, aim: usize, is_net: bool| {
            !inner.iter().any(|strike| (strike.from, strike.aim, strike.is_net) == (from, aim, is_net))
        };
        let mut off = uncontested.clone();
        for &from in &uncontested {
            for aim in self.net_targets(from) {
                if counts(from, aim, true) {
                    self.netted.insert(aim);
                    off.insert(aim);
                }
            }
            for aim in self.scoped_modules(from) {
                if counts(from, aim, false) {
                    self.scoped.insert((from, aim));
                }
            }
        }
        for strike in strikes.iter().filter(|strike| uncontested.contains(&strike.from)) {
            let is_cancelled = !strike.is_net
                && self.scoped.iter().any(|&(other, aim)| aim == strike.aim && self.are_enemies(other, strike.from));
            if counts(strike.from, strike.aim, strike.is_net) && !is_cancelled {
                off.insert(strike.to);
            }
        }
        self.undecided.retain(|piece| !off.contains(piece));
    }
}
