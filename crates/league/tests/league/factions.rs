//! Factions of a match.

use sztab_league::{
    draw::{Key, Purpose, Seed},
    factions::{FactionUses, draw_factions},
    profile::MatchKind,
};

const ALL: [&str; 4] = ["borgo", "hegemony", "moloch", "outpost"];

fn key(number: u32) -> Key {
    Seed([7; 32]).key(Purpose::Factions { round: 1, match_number: number }, &[1, 2, 3])
}

#[test]
fn first_two_in_drawn_order_are_selected() {
    for number in 0..20 {
        let drawn = draw_factions(&key(number), ALL, MatchKind::Single, None).expect("factions");
        assert_eq!(drawn.factions, drawn.order[..2]);
    }
    assert_eq!(draw_factions(&key(0), ["borgo"], MatchKind::Single, None), None);
    assert_eq!(draw_factions(&key(0), ["borgo", "borgo"], MatchKind::Single, None), None);
}

#[test]
fn once_draws_the_pair_with_the_fewest_uses() {
    let uses = |counts: [u32; 4]| -> FactionUses { ALL.map(str::to_owned).into_iter().zip(counts).collect() };
    let draw = |kind, first: [u32; 4], second: [u32; 4]| {
        draw_factions(&key(3), ALL, kind, Some([&uses(first), &uses(second)])).expect("factions").factions
    };
    // Each player has one unused faction, and the two differ.
    assert_eq!(draw(MatchKind::Single, [0, 1, 1, 1], [1, 1, 1, 0]), ["borgo", "outpost"]);
    // Both have only the same unused faction, so one of the players has to repeat another faction.
    let drawn = draw(MatchKind::Single, [0, 1, 1, 1], [0, 1, 1, 1]);
    assert!(drawn.contains(&"borgo".to_owned()), "{drawn:?}");
    // Each has used up the other's unused faction, which is fine in a single match; in a mirrored match both players
    // play both factions.
    let (first, second) = ([0, 9, 1, 9], [9, 0, 1, 9]);
    assert_eq!(draw(MatchKind::Single, first, second), ["borgo", "hegemony"]);
    let drawn = draw(MatchKind::Mirrored, first, second);
    assert!(drawn.contains(&"moloch".to_owned()), "{drawn:?}");
}
