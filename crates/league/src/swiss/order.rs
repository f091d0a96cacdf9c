//! The order of candidates, which determines *the* pairing among the best pairings of a bracket (FIDE C.04.3, sections
//! on transpositions, exchanges and the order of candidates).
//!
//! Each step determines whether some best pairing satisfies one more condition, and if so, keeps the condition.

use super::field::Layout;
use super::matching::{Change, Matching, Wide};

/// The lowest bit used. The bits below it stay 0, so that every weight is a multiple of 4.
pub(super) const ORDER_BIT: usize = 2;

/// Narrows the best pairings of a bracket down to the first one in order.
pub(super) fn settle<const N: usize>(layout: &Layout, matching: &mut Matching<N>) {
    settle_moved(layout, matching);
    let remainder: Vec<usize> = layout.residents().filter(|at| matching.mate(*at) >= layout.moved).collect();
    let halves = Halves::new(remainder, layout, matching);
    if halves.pairs > 0 {
        let upper = settle_exchanges(&halves, matching);
        settle_transposition(&halves, &upper, matching);
    }
}

/// Settles which moved-down players are paired, then their opponents, each as early in order as possible.
fn settle_moved<const N: usize>(layout: &Layout, matching: &mut Matching<N>) {
    let residents = layout.residents();
    let mut paired = Vec::new();
    for at in 0..layout.moved {
        if matching.restrict(at, |other| residents.contains(&other)) {
            paired.push(at);
        }
    }
    for at in paired {
        fix_first_partner(at, residents.clone(), matching);
    }
}

/// Fixes the first of these partners that some best pairing allows.
fn fix_first_partner<const N: usize>(at: usize, partners: impl Iterator<Item = usize>, matching: &mut Matching<N>) {
    for partner in partners {
        if matching.may_match(at, partner) && matching.restrict(at, |other| other == partner) {
            return;
        }
    }
    debug_assert!(false, "the present partner is one of them");
}

/// The residents who are not paired with moved-down players.
struct Halves {
    /// The players in order.
    players: Vec<usize>,
    /// Number of pairs they form; the first `pairs` players are S1.
    pairs: usize,
    /// Position among the players, indexed by vertex.
    index: Vec<Option<usize>>,
}

impl Halves {
    fn new<const N: usize>(players: Vec<usize>, layout: &Layout, matching: &Matching<N>) -> Self {
        let mut index = vec![None; layout.vertex_count()];
        players.iter().enumerate().for_each(|(place, at)| index[*at] = Some(place));
        let inside = players.iter().filter(|at| index[matching.mate(**at)].is_some()).count();
        Self { players, pairs: inside / 2, index }
    }

    /// True if a player with this partner is the higher one of a pair of the remainder.
    fn is_upper(&self, at: usize, partner: usize) -> bool {
        at < partner && self.index[partner].is_some()
    }
}

/// Decides the higher players of the pairs: fewest exchanges, then the smallest sum of the players' numbers, then the
/// lowest members of S1 leave and the highest members of S2 enter. Returns the higher players in order.
fn settle_exchanges<const N: usize>(halves: &Halves, matching: &mut Matching<N>) -> Vec<usize> {
    prefer_first_half(halves, matching);
    let is_upper = |at: &usize, matching: &Matching<N>| halves.is_upper(*at, matching.mate(*at));
    let (first, second) = halves.players.split_at(halves.pairs);
    let exchanges = second.iter().filter(|at| is_upper(at, matching)).count();
    let mut to_leave = exchanges;
    for at in first.iter().rev() {
        if to_leave > 0 && matching.restrict(*at, |other| !halves.is_upper(*at, other)) {
            to_leave -= 1;
        }
    }
    let mut to_enter = exchanges;
    for at in second {
        if to_enter > 0 && matching.restrict(*at, |other| halves.is_upper(*at, other)) {
            to_enter -= 1;
        }
    }
    let upper: Vec<usize> = halves.players.iter().copied().filter(|at| is_upper(at, matching)).collect();
    fix_roles(halves, &upper, matching);
    upper
}

/// Makes the weights prefer higher players from S1 and, among pairings with equally many of these, the smallest sum of
/// the higher players' numbers.
fn prefer_first_half<const N: usize>(halves: &Halves, matching: &mut Matching<N>) {
    let count = halves.players.len();
    // One exchange outweighs any sum of numbers.
    let exchange = to_signed(halves.pairs * count + 1);
    let bonus = |place: usize| {
        let ahead = to_signed(halves.pairs) - to_signed(place);
        if place < halves.pairs { ahead } else { ahead - exchange }
    };
    let raise: Vec<(usize, Wide<N>)> =
        (0..count).map(|place| (halves.players[place], Wide::from_shifted(bonus(place).max(0), ORDER_BIT))).collect();
    let mut changes = Vec::new();
    for place in 0..count {
        let by = Wide::from_shifted(bonus(place), ORDER_BIT);
        let mut kinds = std::collections::HashMap::new();
        for partner in place + 1..count {
            let (a, b) = (halves.players[place], halves.players[partner]);
            if let Some(kind) = matching.weight_index(a, b) {
                let heavier = *kinds.entry(kind).or_insert_with(|| matching.register_heavier(kind, by));
                changes.push(Change { a, b, kind: Some(heavier) });
            }
        }
    }
    matching.reshape(&raise, changes.into_iter());
}

fn to_signed(count: usize) -> i64 {
    i64::try_from(count).expect("brackets are small")
}

/// Forbids pairs in which a player has the other role. The current matching complies.
fn fix_roles<const N: usize>(halves: &Halves, upper: &[usize], matching: &mut Matching<N>) {
    let mut is_upper = vec![false; halves.index.len()];
    upper.iter().for_each(|at| is_upper[*at] = true);
    let fits = |high: usize, low: usize| match halves.index[low] {
        Some(_) => is_upper[high] && !is_upper[low],
        None => !is_upper[high],
    };
    let mut changes = Vec::new();
    for (place, a) in halves.players.iter().copied().enumerate() {
        let below = halves.players[place + 1..].iter().copied();
        let outside = (0..halves.index.len()).filter(|at| halves.index[*at].is_none());
        let unfit = below.chain(outside).filter(|b| !fits(a, *b));
        changes.extend(unfit.map(|b| Change { a, b, kind: None }));
    }
    let unchanged: Vec<(usize, Wide<N>)> = halves.players.iter().map(|at| (*at, Wide::ZERO)).collect();
    matching.reshape(&unchanged, changes.into_iter());
}

/// Assigns each higher player, in order, the first possible opponent.
fn settle_transposition<const N: usize>(halves: &Halves, upper: &[usize], matching: &mut Matching<N>) {
    let mut taken = vec![false; halves.index.len()];
    upper.iter().for_each(|at| taken[*at] = true);
    for at in upper {
        let is_free = |other: &usize| other > at && !taken[*other];
        let partners: Vec<usize> = halves.players.iter().copied().filter(is_free).collect();
        fix_first_partner(*at, partners.into_iter(), matching);
        taken[matching.mate(*at)] = true;
    }
}
