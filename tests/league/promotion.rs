//! Promotion and relegation.

use std::collections::BTreeSet;

use proptest::prelude::*;
use sztab_league::promotion::{PromotionError, Rules, next_divisions};

fn tables(texts: &[&str]) -> Vec<Vec<char>> {
    texts.iter().map(|text| text.chars().collect()).collect()
}

fn rules(moving: usize, size: usize) -> Rules<char> {
    Rules { moving, sizes: vec![size], leaving: BTreeSet::new(), newcomers: Vec::new() }
}

fn next(texts: &[&str], rules: &Rules<char>) -> Vec<String> {
    let divisions = next_divisions(&tables(texts), rules).expect("divisions");
    divisions.into_iter().map(String::from_iter).collect()
}

#[test]
fn example_f() {
    let divisions = ["ABCD", "EFGH", "IJKL"];
    assert_eq!(next(&divisions, &rules(1, 4)), ["ABCE", "DFGI", "HJKL"]);
    let changed = Rules { leaving: ['B'].into(), newcomers: vec!['N'], ..rules(1, 4) };
    assert_eq!(next(&divisions, &changed), ["ACED", "FGIH", "JKLN"]);
}

#[test]
fn the_last_division_takes_the_rest() {
    assert_eq!(next(&["ABC", "DEF"], &rules(0, 4)), ["ABCD", "EF"]);
    let more = Rules { newcomers: vec!['G', 'H', 'I'], ..rules(0, 4) };
    assert_eq!(next(&["ABC", "DEF"], &more), ["ABCD", "EFGH", "I"]);
    assert_eq!(next(&["ABC", "DEF"], &Rules { leaving: "ABDE".chars().collect(), ..rules(1, 4) }), ["CF"]);
}

#[test]
fn impossible_moves_are_refused() {
    let of = |texts: &[&str], rules: &Rules<char>| next_divisions(&tables(texts), rules);
    assert_eq!(of(&["ABC", "DEF", "GHI"], &rules(2, 3)), Err(PromotionError::TooSmall { division: 2 }));
    assert_eq!(of(&["ABC"], &rules(1, 0)), Err(PromotionError::Size));
    assert_eq!(of(&["AB", "BC"], &rules(0, 2)), Err(PromotionError::Twice));
    assert_eq!(of(&["AB"], &Rules { newcomers: vec!['A'], ..rules(0, 2) }), Err(PromotionError::Twice));
}

proptest! {
    /// No player is lost or doubled, and without leavers and newcomers each division keeps its size.
    #[test]
    fn everybody_has_a_place(divisions in 1_usize..6, size in 4_usize..8, moving in 0_usize..3) {
        let tables: Vec<Vec<usize>> = (0..divisions).map(|at| (at * size..(at + 1) * size).collect()).collect();
        let rules = Rules { moving, sizes: vec![size], leaving: BTreeSet::new(), newcomers: Vec::new() };
        let next = next_divisions(&tables, &rules).expect("divisions");
        prop_assert!(next.iter().all(|division| division.len() == size));
        let mut all: Vec<usize> = next.concat();
        all.sort_unstable();
        prop_assert!(all.into_iter().eq(0..divisions * size));
        for (at, division) in next.iter().enumerate().skip(1) {
            prop_assert!(division[..moving].iter().eq(&tables[at - 1][size - moving..]), "relegated stand on top");
        }
    }
}
