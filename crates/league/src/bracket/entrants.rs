//! Selects the entrants of a bracket from tables.

use super::build;

/// The first `count` players of a table, in table order.
pub fn leaders<P: Clone>(table: &[P], count: usize) -> Vec<P> {
    table.iter().take(count).cloned().collect()
}

/// The first `count` players of each division as seeds: all first places, then all second ones, and so on.
///
/// Within a rank, players stand in the order of their divisions. Players are exchanged if a match of the first round
/// would otherwise pair two players of the same division. Divisions may have fewer than `count` players.
pub fn seed_crosswise<P: Clone>(divisions: &[Vec<P>], count: usize) -> Vec<P> {
    let total = divisions.iter().map(|division| division.len().min(count)).sum();
    let mut seeds: Vec<Seed> = Vec::with_capacity(total);
    for rank in 0..count {
        let row = seeds.len();
        let with_rank = (0..divisions.len()).filter(|&division| rank < divisions[division].len());
        seeds.extend(with_rank.map(|division| Seed { division, rank }));
        while exchange(&mut seeds, row, total) {}
    }
    seeds.into_iter().map(|seed| divisions[seed.division][seed.rank].clone()).collect()
}

/// A seed before its player is looked up.
#[derive(Debug, Clone, Copy)]
struct Seed {
    division: usize,
    rank: usize,
}

/// Exchanges the first two seeds, both at `row` or later, whose exchange leaves fewer clashes. Returns whether such a
/// pair was found.
fn exchange(seeds: &mut [Seed], row: usize, total: usize) -> bool {
    let before = clashes(seeds, total);
    for one in row..seeds.len() {
        for other in one + 1..seeds.len() {
            seeds.swap(one, other);
            if clashes(seeds, total) < before {
                return true;
            }
            seeds.swap(one, other);
        }
    }
    false
}

/// Number of first-round matches between two players of the same division, among those whose players are known.
fn clashes(seeds: &[Seed], total: usize) -> usize {
    let slots = build::slot_seeds(total.next_power_of_two().max(2));
    let division = |seed: usize| seeds.get(seed).map(|seed| seed.division);
    slots.chunks_exact(2).filter(|pair| division(pair[0]).is_some_and(|of| division(pair[1]) == Some(of))).count()
}
