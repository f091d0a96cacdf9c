//! The graph that shows which strikes contest which other strikes. NH-7.22 is evaluated on it.

use super::standing::Standing;

/// For each strike, a set of strikes, by index.
#[derive(Clone)]
struct Bits {
    /// Number of words per set.
    width: usize,
    words: Vec<u64>,
}

impl Bits {
    fn new(strikes: usize) -> Self {
        let width = strikes.div_ceil(64);
        Self { width, words: vec![0; width * strikes] }
    }

    fn has(&self, of: usize, index: usize) -> bool {
        self.words[of * self.width + index / 64] & 1 << (index % 64) != 0
    }

    fn put(&mut self, of: usize, index: usize) {
        self.words[of * self.width + index / 64] |= 1 << (index % 64);
    }

    /// Adds strike `other` to the set of strike `of`.
    fn add(&mut self, of: usize, other: usize) {
        for word in 0..self.width {
            self.words[of * self.width + word] |= self.words[other * self.width + word];
        }
    }
}

/// Relations between strikes.
pub(super) struct Edges {
    /// Strikes against the unit that makes the other strike.
    direct: Bits,
    /// Strikes against a support of the other strike (NH-7.21).
    at_support: Bits,
}

/// For each strike, the strikes that it affects, directly or through others.
pub(super) struct Reach(Bits);

impl Edges {
    /// The edges between the open strikes.
    pub fn of(standing: &Standing<'_>, open: &[usize]) -> Self {
        let none = Bits::new(standing.strikes.len());
        let mut edges = Self { direct: none.clone(), at_support: none };
        let strikers: Vec<usize> = open.iter().copied().filter(|&striker| !standing.is_blocked(striker)).collect();
        for &other in open {
            let supports = standing.supports(other);
            for &striker in &strikers {
                if !standing.is_dropped(striker) && standing.strikes_directly(striker, other) {
                    edges.direct.put(striker, other);
                }
                if supports.iter().any(|&support| standing.cuts(striker, support)) {
                    edges.at_support.put(striker, other);
                }
            }
        }
        edges
    }

    pub fn is_direct(&self, striker: usize, other: usize) -> bool {
        self.direct.has(striker, other)
    }

    pub fn is_at_support(&self, striker: usize, other: usize) -> bool {
        self.at_support.has(striker, other)
    }

    /// The strikes that each of the strikes `among` reaches within that set.
    pub fn reach(&self, among: &[usize]) -> Reach {
        let mut reach = self.direct.clone();
        reach.words.iter_mut().zip(&self.at_support.words).for_each(|(one, other)| *one |= other);
        for &via in among {
            for &strike in among {
                if reach.has(strike, via) {
                    reach.add(strike, via);
                }
            }
        }
        Reach(reach)
    }
}

impl Reach {
    /// True if every strike that reaches this one is in the same component, that is, is also reached by this one.
    pub fn is_uncontested(&self, strike: usize, open: &[usize]) -> bool {
        open.iter().all(|&other| !self.0.has(other, strike) || self.0.has(strike, other))
    }

    /// True if two strikes reach each other. For a strike and itself: true if it lies on a cycle.
    pub fn is_mutual(&self, one: usize, other: usize) -> bool {
        self.0.has(one, other) && self.0.has(other, one)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_of_more_strikes_than_a_word_has_bits_keep_them_apart() {
        const STRIKES: usize = 150;
        let mut sets = Bits::new(STRIKES);
        let members = [(0, 0), (0, 64), (0, 149), (70, 63), (70, 128), (149, 65)];
        members.into_iter().for_each(|(of, index)| sets.put(of, index));
        let all = |sets: &Bits| -> Vec<(usize, usize)> {
            let pairs = (0..STRIKES).flat_map(|of| (0..STRIKES).map(move |index| (of, index)));
            pairs.filter(|&(of, index)| sets.has(of, index)).collect()
        };
        assert_eq!(all(&sets), members);
        sets.add(70, 0);
        let added = [(0, 0), (0, 64), (0, 149), (70, 0), (70, 63), (70, 64), (70, 128), (70, 149), (149, 65)];
        assert_eq!(all(&sets), added);
        sets.add(149, 70);
        let of_last = [(149, 0), (149, 63), (149, 64), (149, 65), (149, 128), (149, 149)];
        assert_eq!(all(&sets), [&added[..8], &of_last].concat());
    }
}
