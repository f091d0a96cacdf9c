//! Round robins (FIDE C.05).

use std::collections::{BTreeMap, BTreeSet};

use sztab_league::{
    berger::{Cycles, Pair, rounds},
    record::Place,
};

fn format_pairs(pairs: &[Pair]) -> String {
    let pairs: Vec<String> = pairs.iter().map(|pair| format!("{}-{}", pair.first.0 + 1, pair.second.0 + 1)).collect();
    pairs.join(" ")
}

#[test]
fn example_i() {
    let shown: Vec<String> = rounds(6, Cycles::Single).iter().map(|round| format_pairs(&round.pairs)).collect();
    assert_eq!(shown, ["1-6 2-5 3-4", "6-4 1-2 5-3", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 5-1 4-2"]);
}

#[test]
fn odd_numbers_use_the_next_even_table_with_byes() {
    let odd = rounds(5, Cycles::Single);
    let shown: Vec<String> = odd.iter().map(|round| format_pairs(&round.pairs)).collect();
    assert_eq!(shown, ["2-5 3-4", "1-2 5-3", "3-1 4-5", "1-4 2-3", "5-1 4-2"]);
    let byes: Vec<Option<Place>> = odd.iter().map(|round| round.bye).collect();
    assert_eq!(byes, [0, 3, 1, 4, 2].map(|player| Some(Place(player))));
}

#[test]
fn too_few_players_have_no_rounds() {
    assert!(rounds(0, Cycles::Single).is_empty());
    assert!(rounds(1, Cycles::Double).is_empty());
    assert_eq!(rounds(2, Cycles::Double).len(), 2);
}

#[test]
fn each_pair_meets_once_and_firsts_differ_by_one_at_most() {
    for players in 2..=64 {
        let mut met = BTreeSet::new();
        let mut firsts: BTreeMap<Place, usize> = (0..players).map(|player| (Place(player), 0)).collect();
        for round in rounds(players, Cycles::Single) {
            let mut seen: BTreeSet<Place> = round.bye.into_iter().collect();
            for Pair { first, second } in round.pairs {
                assert!(seen.insert(first) && seen.insert(second), "{players}: twice in a round");
                assert!(met.insert((first.min(second), first.max(second))), "{players}: a rematch");
                *firsts.get_mut(&first).expect("a player") += 1;
            }
            assert_eq!(seen.len(), players, "{players}: a player is left out");
        }
        assert_eq!(met.len(), players * (players - 1) / 2);
        let (least, most) = (firsts.values().min().expect("players"), firsts.values().max().expect("players"));
        assert!(most - least <= 1, "{players}: {least} to {most}");
    }
}

#[test]
fn the_second_cycle_exchanges_firsts() {
    for players in [5, 6] {
        let twice = rounds(players, Cycles::Double);
        let (once, again) = twice.split_at(twice.len() / 2);
        assert_eq!(once, rounds(players, Cycles::Single));
        for (before, after) in once.iter().zip(again) {
            assert_eq!(before.bye, after.bye);
            let exchanged = before.pairs.iter().map(|pair| Pair { first: pair.second, second: pair.first });
            assert!(exchanged.eq(after.pairs.iter().copied()));
        }
    }
}
