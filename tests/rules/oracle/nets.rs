//! Who is netted, with all that a net may depend on (NH-7.10 to NH-7.12, NH-7.20 to NH-7.22).
//!
//! What strikes here are nets and Scopers. A strike is direct if it points at the piece whose effect it ends, and a
//! support strike if it takes away what that piece lives on: the Toughness that a module or an HQ lends it.

use std::collections::BTreeSet;

use super::{Piece, Place, STEPS, Scene, edge_towards, step};
use sztab::games::neuroshima::rules::{Effect, Tile};

/// What the evaluation comes to.
pub struct Verdict {
    pub netted: BTreeSet<usize>,
    /// Scopers that work, with the pieces that they scope.
    pub scoped: BTreeSet<(usize, usize)>,
}

struct Board<'a> {
    cards: &'a [Tile],
    pieces: &'a [Piece],
    /// Pieces whose effects are not decided on.
    undecided: BTreeSet<usize>,
    netted: BTreeSet<usize>,
    /// Scopers that were decided to work, and what they scope.
    scoped: BTreeSet<(usize, usize)>,
    /// Nets that cancel: from which piece, at which.
    dropped: BTreeSet<(usize, usize)>,
}

/// A strike of one piece's effect at another's, and at which piece it is aimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Strike {
    from: usize,
    to: usize,
    aim: usize,
    is_direct: bool,
    /// By a net, not by a Scoper.
    is_net: bool,
}

pub fn evaluate(cards: &[Tile], scene: &Scene) -> Verdict {
    let mut board = Board {
        cards,
        pieces: &scene.pieces,
        undecided: BTreeSet::new(),
        netted: BTreeSet::new(),
        scoped: BTreeSet::new(),
        dropped: BTreeSet::new(),
    };
    board.undecided = (0..scene.pieces.len())
        .filter(|&piece| !board.aims(piece).is_empty() || !board.scopes(piece).is_empty())
        .collect();
    while !board.undecided.is_empty() {
        board.decide();
    }
    Verdict { netted: board.netted, scoped: board.scoped }
}

impl Board<'_> {
    fn card(&self, piece: usize) -> &Tile {
        &self.cards[self.pieces[piece].card]
    }

    fn at(&self, at: Place) -> Option<usize> {
        self.pieces.iter().position(|piece| piece.at == at)
    }

    /// The pieces next to one, each with the direction in which it lies.
    fn around(&self, of: usize) -> impl Iterator<Item = (usize, usize)> {
        (0..STEPS.len()).filter_map(move |direction| Some((direction, self.at(step(self.pieces[of].at, direction))?)))
    }

    fn are_hostile(&self, one: usize, other: usize) -> bool {
        self.pieces[one].side != self.pieces[other].side
    }

    /// Whom the nets of a piece point at (NH-7.10).
    fn aims(&self, of: usize) -> BTreeSet<usize> {
        self.around(of)
            .filter(|&(direction, target)| {
                self.card(of).edges[edge_towards(&self.pieces[of], direction)].net
                    && self.are_hostile(of, target)
                    && !self.dropped.contains(&(of, target))
            })
            .map(|(_, target)| target)
            .collect()
    }

    fn connects(&self, from: usize, direction: usize) -> bool {
        self.card(from).edges[edge_towards(&self.pieces[from], direction)].connection
    }

    /// The enemy modules on the edges of a Scoper (NH-9.20). An HQ is no module.
    fn scopes(&self, of: usize) -> BTreeSet<usize> {
        if !self.card(of).effects.contains(&Effect::Scoper) {
            return BTreeSet::new();
        }
        self.around(of)
            .filter(|&(direction, module)| {
                self.connects(of, direction)
                    && self.are_hostile(of, module)
                    && !self.card(module).is_headquarters()
                    && self.card(module).edges.iter().any(|edge| edge.connection)
            })
            .map(|(_, module)| module)
            .collect()
    }

    fn toughness_given(&self, by: usize) -> i32 {
        let amounts = self.card(by).effects.iter();
        amounts.map(|effect| if let Effect::Toughness(amount) = effect { i32::from(*amount) } else { 0 }).sum()
    }

    /// Every piece whose working a piece needs to live (NH-7.21), those included that the sources themselves need.
    fn supports(&self, of: usize, seen: &mut BTreeSet<usize>) -> BTreeSet<usize> {
        let mut supports = BTreeSet::new();
        let lacking = self.pieces[of].wounds - i32::from(self.card(of).toughness);
        if lacking <= 0 || self.card(of).is_headquarters() || !seen.insert(of) {
            return supports;
        }
        // Source, what it gives, and the Scoper without which it would not give.
        let mut sources: Vec<(usize, i32, Option<usize>)> = Vec::new();
        for (direction, source) in self.around(of) {
            let given = self.toughness_given(source);
            if given == 0 || self.netted.contains(&source) {
                continue;
            }
            if self.card(source).is_headquarters() {
                if !self.are_hostile(of, source) {
                    sources.push((source, given, None));
                }
                continue;
            }
            if !self.connects(source, direction + 3) {
                continue;
            }
            let works = |scoper: &usize| self.scoped.contains(&(*scoper, source));
            let may_work = |scoper: &usize| self.undecided.contains(scoper) && self.scopes(*scoper).contains(&source);
            let scopers = 0..self.pieces.len();
            if self.are_hostile(of, source) {
                let scopers: Vec<usize> = scopers.filter(|scoper| works(scoper) || may_work(scoper)).collect();
                match scopers[..] {
                    [] => {}
                    [only] => sources.push((source, given, Some(only))),
                    _ => sources.push((source, given, None)),
                }
            } else if !scopers.into_iter().any(|scoper| works(&scoper)) {
                sources.push((source, given, None));
            }
        }
        let total: i32 = sources.iter().map(|(_, given, _)| given).sum();
        if total < lacking {
            return supports;
        }
        for (source, given, scoper) in sources {
            if total - given < lacking {
                supports.insert(source);
                supports.extend(scoper);
                supports.extend(self.supports(source, seen));
            }
        }
        supports
    }

    fn strikes(&self) -> BTreeSet<Strike> {
        let mut strikes = BTreeSet::new();
        for &to in &self.undecided {
            let supports = self.supports(to, &mut BTreeSet::new());
            for &from in &self.undecided {
                for aim in self.aims(from) {
                    if aim == to {
                        strikes.insert(Strike { from, to, aim, is_direct: true, is_net: true });
                    }
                    if supports.contains(&aim) {
                        strikes.insert(Strike { from, to, aim, is_direct: false, is_net: true });
                    }
                }
                for aim in self.scopes(from) {
                    // A Scoper turns the module away from its own side only.
                    if supports.contains(&aim) && !self.are_hostile(to, aim) {
                        strikes.insert(Strike { from, to, aim, is_direct: false, is_net: false });
                    }
                }
            }
        }
        strikes
    }

    /// One round of NH-7.11 on the graph of strikes.
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
        // NH-7.22 (a): the strike at the support wins over the direct ones on a cycle with it.
        let beaten: Vec<Strike> =
            inner.iter().copied().filter(|strike| strike.is_direct && closes_mixed_cycle(&inner, *strike)).collect();
        if !beaten.is_empty() {
            self.dropped.extend(beaten.iter().map(|strike| (strike.from, strike.aim)));
            return;
        }
        // NH-7.22 (b), NH-7.11 steps 3 and 4.
        let counts = |from: usize, aim: usize, is_net: bool| {
            !inner.iter().any(|strike| (strike.from, strike.aim, strike.is_net) == (from, aim, is_net))
        };
        let mut off = uncontested.clone();
        for &from in &uncontested {
            for aim in self.aims(from) {
                if counts(from, aim, true) {
                    self.netted.insert(aim);
                    off.insert(aim);
                }
            }
            for aim in self.scopes(from) {
                if counts(from, aim, false) {
                    self.scoped.insert((from, aim));
                }
            }
        }
        for strike in strikes.iter().filter(|strike| uncontested.contains(&strike.from)) {
            if counts(strike.from, strike.aim, strike.is_net) {
                off.insert(strike.to);
            }
        }
        self.undecided.retain(|piece| !off.contains(piece));
    }
}

/// Whether a way leads from the end of a direct strike back to its beginning, over no piece twice, with a support strike
/// on it.
fn closes_mixed_cycle(strikes: &[Strike], strike: Strike) -> bool {
    let mut open = vec![(strike.to, vec![strike.to], false)];
    while let Some((at, way, is_mixed)) = open.pop() {
        for next in strikes.iter().filter(|next| next.from == at) {
            let is_mixed = is_mixed || !next.is_direct;
            if next.to == strike.from {
                if is_mixed {
                    return true;
                }
            } else if !way.contains(&next.to) {
                open.push((next.to, way.iter().copied().chain([next.to]).collect(), is_mixed));
            }
        }
    }
    false
}
