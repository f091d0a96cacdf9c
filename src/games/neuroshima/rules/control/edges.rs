//! Which strikes contest which: the graph that NH-7.22 is run on.

use super::standing::Standing;

/// Strikes by index, one bit each.
type Bits = Vec<u64>;

fn has(bits: &[u64], index: usize) -> bool {
    bits[index / 64] & 1 << (index % 64) != 0
}

fn put(bits: &mut [u64], index: usize) {
    bits[index / 64] |= 1 << (index % 64);
}

/// Who strikes whom.
pub(super) struct Edges {
    /// At the unit of the other strike.
    direct: Vec<Bits>,
    /// At what the other strike needs (NH-7.21).
    at_support: Vec<Bits>,
}

/// Who is struck by whom, over any number of strikes.
pub(super) struct Reach(Vec<Bits>);

impl Edges {
    /// The edges among the open strikes.
    pub fn of(standing: &Standing<'_>, open: &[usize]) -> Self {
        let none = vec![vec![0; standing.strikes.len().div_ceil(64)]; standing.strikes.len()];
        let mut edges = Self { direct: none.clone(), at_support: none };
        let strikers: Vec<usize> = open.iter().copied().filter(|&striker| !standing.is_blocked(striker)).collect();
        for &other in open {
            let supports = standing.supports(other);
            for &striker in &strikers {
                if !standing.dropped[striker] && standing.strikes_directly(striker, other) {
                    put(&mut edges.direct[striker], other);
                }
                if supports.iter().any(|&support| standing.cuts(striker, support)) {
                    put(&mut edges.at_support[striker], other);
                }
            }
        }
        edges
    }

    pub fn is_direct(&self, striker: usize, other: usize) -> bool {
        has(&self.direct[striker], other)
    }

    pub fn is_at_support(&self, striker: usize, other: usize) -> bool {
        has(&self.at_support[striker], other)
    }

    /// What each of some strikes reaches among them.
    pub fn reach(&self, among: &[usize]) -> Reach {
        let both = |(direct, at_support): (&Bits, &Bits)| {
            direct.iter().zip(at_support).map(|(one, other)| one | other).collect()
        };
        let mut reach: Vec<Bits> = self.direct.iter().zip(&self.at_support).map(both).collect();
        for &via in among {
            let beyond = reach[via].clone();
            for &strike in among {
                if has(&reach[strike], via) {
                    reach[strike].iter_mut().zip(&beyond).for_each(|(bits, more)| *bits |= more);
                }
            }
        }
        Reach(reach)
    }
}

impl Reach {
    /// Whether no strike outside its component reaches one.
    pub fn is_uncontested(&self, strike: usize, open: &[usize]) -> bool {
        open.iter().all(|&other| !has(&self.0[other], strike) || has(&self.0[strike], other))
    }

    /// Whether two strikes reach each other; one strike itself, if it lies on a circle.
    pub fn is_mutual(&self, one: usize, other: usize) -> bool {
        has(&self.0[one], other) && has(&self.0[other], one)
    }
}
