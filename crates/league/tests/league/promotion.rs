//! Promotion and relegation.

use std::collections::BTreeSet;

use proptest::prelude::*;
use sztab_league::promotion::{Promotion, PromotionError, next_divisions};
use sztab_league::rules::PromotionRules;

fn parse_tables(texts: &[&str]) -> Vec<Vec<char>> {
    texts.iter().map(|text| text.chars().collect()).collect()
}

#[derive(Clone)]
struct Case {
    moving: u32,
    size: u32,
    leaving: BTreeSet<char>,
    newcomers: Vec<char>,
}

fn rules(moving: u32, size: u32) -> Case {
    Case { moving, size, leaving: BTreeSet::new(), newcomers: Vec::new() }
}

fn divisions(texts: &[&str], case: &Case) -> Result<Vec<Vec<char>>, PromotionError> {
    let rules = PromotionRules { moving: case.moving, sizes: vec![case.size] };
    let (tables, leaving, newcomers) = (&parse_tables(texts), &case.leaving, &case.newcomers);
    next_divisions(&Promotion { rules: &rules, tables, leaving, newcomers })
}

fn next_division_texts(texts: &[&str], rules: &Case) -> Vec<String> {
    let divisions = divisions(texts, rules).expect("divisions");
    divisions.into_iter().map(String::from_iter).collect()
}

#[test]
fn example_f() {
    let divisions = ["ABCD", "EFGH", "IJKL"];
    assert_eq!(next_division_texts(&divisions, &rules(1, 4)), ["ABCE", "DFGI", "HJKL"]);
    let changed = Case { leaving: ['B'].into(), newcomers: vec!['N'], ..rules(1, 4) };
    assert_eq!(next_division_texts(&divisions, &changed), ["ACED", "FGIH", "JKLN"]);
}

#[test]
fn the_last_division_takes_the_rest() {
    assert_eq!(next_division_texts(&["ABC", "DEF"], &rules(0, 4)), ["ABCD", "EF"]);
    let more = Case { newcomers: vec!['G', 'H', 'I'], ..rules(0, 4) };
    assert_eq!(next_division_texts(&["ABC", "DEF"], &more), ["ABCD", "EFGH", "I"]);
    assert_eq!(
        next_division_texts(&["ABC", "DEF"], &Case { leaving: "ABDE".chars().collect(), ..rules(1, 4) }),
        ["CF"]
    );
}

#[test]
fn rejects_impossible_moves() {
    let of = |texts: &[&str], rules: &Case| divisions(texts, rules);
    assert_eq!(of(&["ABC", "DEF", "GHI"], &rules(2, 3)), Err(PromotionError::TooSmall { division: 2 }));
    assert_eq!(of(&["ABC"], &rules(1, 0)), Err(PromotionError::Size));
    assert_eq!(of(&["AB", "BC"], &rules(0, 2)), Err(PromotionError::Twice));
    assert_eq!(of(&["AB"], &Case { newcomers: vec!['A'], ..rules(0, 2) }), Err(PromotionError::Twice));
}

proptest! {
    /// Every player has exactly one place, and without leavers and newcomers each division keeps its size.
    #[test]
    fn every_player_has_one_place(divisions in 1_usize..6, size in 4_usize..8, moving in 0_usize..3) {
        let tables: Vec<Vec<usize>> = (0..divisions).map(|at| (at * size..(at + 1) * size).collect()).collect();
        let number = |number: usize| u32::try_from(number).expect("a small number");
        let rules = PromotionRules { moving: number(moving), sizes: vec![number(size)] };
        let nobody = BTreeSet::new();
        let promotion = Promotion { rules: &rules, tables: &tables, leaving: &nobody, newcomers: &[] };
        let next = next_divisions(&promotion).expect("divisions");
        prop_assert!(next.iter().all(|division| division.len() == size));
        let mut all: Vec<usize> = next.concat();
        all.sort_unstable();
        prop_assert!(all.into_iter().eq(0..divisions * size));
        for (at, division) in next.iter().enumerate().skip(1) {
            prop_assert!(division[..moving].iter().eq(&tables[at - 1][size - moving..]), "relegated stand on top");
        }
    }
}
