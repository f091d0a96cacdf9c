//! Perft: how many ways there are to go on from a position. A rule that is lost or applied once too often changes the
//! number long before anybody sees it in a game.
//!
//! A line counts if it is so many actions long, or shorter and at the end of the game. The positions and the numbers
//! are in `perft.txt`: those that can be worked out by hand say how.

use super::dice::pairings;
use std::sync::Arc;
use sztab::games::neuroshima::rules::notation::{Catalogue, Position};
use sztab::games::neuroshima::rules::{Board, Game, Opening, Roster, TileId};

/// Lines of legal actions of a length.
fn lines(game: &Game, length: u32) -> u64 {
    let (legal, side) = (game.legal_actions(), game.to_act());
    let Some(side) = side.filter(|_| length > 0) else { return 1 };
    if length == 1 {
        return legal.len() as u64;
    }
    legal
        .into_iter()
        .map(|action| {
            let mut next = game.clone();
            next.apply_before(side, action, &mut ()).unwrap();
            lines(&next, length - 1)
        })
        .sum()
}

#[test]
fn every_opening_has_as_many_lines_as_there_are_places_and_facings() {
    // 19 hexes and 6 facings for the first HQ, one hex less for the second; then the first draw, which is no choice.
    let placements = 19 * 6 * 18 * 6;
    for (seed, armies) in (0..).zip(pairings()) {
        let roster = Arc::new(Roster::new(armies.to_vec()));
        let opening = Opening::deal(&roster, Board::Standard, &[seed; 32]);
        let first: TileId = opening.piles[0][0];
        let begins_with_a_unit = roster.army(sztab::games::neuroshima::rules::Side(0)).tile(first).is_unit();
        let game = Game::new(roster, &opening);
        assert_eq!([1, 2].map(|length| lines(&game, length)), [19 * 6, placements]);
        if seed < 2 {
            assert_eq!(lines(&game, 3), placements);
        }
        // With one unit in hand: 17 hexes and 6 facings, or to discard it, or to end.
        if seed == 0 && begins_with_a_unit {
            assert_eq!(lines(&game, 4), placements * (17 * 6 + 2));
        }
    }
}

#[test]
fn as_many_lines_as_the_table_says() {
    let catalogue = Catalogue::built_in();
    let text = include_str!("perft.txt");
    let mut wrong = Vec::new();
    for block in text.split("\nperft ").skip(1) {
        let (name, rest) = block.split_once('\n').unwrap();
        let is_count = |line: &&str| line.starts_with("lines ");
        let position = rest.lines().filter(|line| !is_count(line)).collect::<Vec<_>>().join("\n");
        let game = Position::parse(&position, &catalogue).unwrap_or_else(|error| panic!("{name}: {error}")).game();
        for line in rest.lines().filter(is_count) {
            let numbers: Vec<u64> = line.split_whitespace().skip(1).map_while(|word| word.parse().ok()).collect();
            let [length, expected] = numbers[..] else { panic!("{name}: `{line}` is not a length and a number") };
            let counted = lines(&game, u32::try_from(length).unwrap());
            if counted != expected {
                wrong.push(format!("{name}: {counted} lines of length {length}, not {expected}"));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}
