//! Perft: the number of continuations of a position. A rule that is missing or applied too often changes the number
//! long before anyone would notice it in a game.
//!
//! A sequence counts if it has the given number of actions, or if it is shorter and ends the game. The positions and
//! numbers are in `perft.txt`, which also contains the derivations of those numbers that can be derived by hand.

use super::dice::pairings;
use std::sync::Arc;
use sztab_neuroshima::rules::notation::{Catalogue, Position};
use sztab_neuroshima::rules::{Action, Army, Board, Effect, Game, Opening, Roster, Terms, TileId};

/// Number of sequences of legal actions of a given length.
fn count_lines(game: &Game, length: u32) -> u64 {
    let (legal, side) = (game.legal_actions(), game.side_to_act());
    let Some(side) = side.filter(|_| length > 0) else { return 1 };
    if length == 1 {
        return legal.len() as u64;
    }
    legal
        .into_iter()
        .map(|action| {
            let mut next = game.clone();
            next.apply_with(side, action, &mut ()).unwrap();
            count_lines(&next, length - 1)
        })
        .sum()
}

#[test]
fn opening_line_counts_match_places_and_facings() {
    // The first HQ has 19 hexes and 6 facings, the second one hex less; then comes the first draw, which offers no
    // choice.
    let placements = 19 * 6 * 18 * 6;
    for (seed, armies) in (0..).zip(pairings()) {
        let roster = Arc::new(Roster::new(armies.to_vec()));
        let opening = Opening::deal(&roster, Board::STANDARD, &[seed; 32]);
        let first: TileId = opening.piles[0][0];
        let begins_with_a_unit = roster.army(sztab_neuroshima::rules::Side(0)).tile(first).is_unit();
        let game = Game::new(roster, &opening);
        assert_eq!([1, 2].map(|length| count_lines(&game, length)), [19 * 6, placements]);
        if seed < 2 {
            assert_eq!(count_lines(&game, 3), placements);
        }
        // With one unit in hand: 17 hexes and 6 facings, a discard, or the end of the turn.
        if seed == 0 && begins_with_a_unit {
            assert_eq!(count_lines(&game, 4), placements * (17 * 6 + 2));
        }
    }
}

/// The terms of every mode with every possible number of players, on both boards.
const GAME_TERMS: [&str; 9] = [
    "mode=ffa",
    "mode=ffa seats=4",
    "mode=ffa seats=4 board=37",
    "mode=points",
    "mode=points seats=4",
    "mode=points seats=4 board=37",
    "mode=one-vs-team",
    "mode=teams",
    "mode=teams board=37",
];

/// A table of three or four. Each pile has one tile of each kind, units first. Units have no further actions once they
/// are placed.
fn perft_game(terms: &str) -> Game {
    let terms: Terms = terms.parse().unwrap();
    let (armies, board) = (Army::base_box().into_iter().take(usize::from(terms.seats)), terms.board);
    let roster = Arc::new(Roster::with_terms(armies.map(Arc::new).collect(), terms));
    let mut opening = Opening::deal(&roster, board, &[0; 32]);
    for (side, pile) in roster.sides().zip(&mut opening.piles) {
        let stands_still = |&tile: &TileId| {
            let tile = roster.tile(side, tile);
            tile.is_unit() && tile.features.is_empty() && !tile.has_effect(Effect::Transport)
        };
        pile.sort_unstable();
        pile.dedup();
        pile.sort_by_key(|tile| !stands_still(tile));
    }
    Game::new(roster, &opening)
}

/// Plays the first legal action that matches.
fn play_first_matching(game: &mut Game, wanted: impl Fn(&Action) -> bool) {
    let action = game.legal_actions().into_iter().find(wanted).unwrap();
    game.apply_with(game.side_to_act().unwrap(), action, &mut ()).unwrap();
}

/// Places all HQs; returns the number of free hexes.
fn place_headquarters(game: &mut Game) -> u64 {
    let sides = game.roster().sides().count();
    (0..sides).for_each(|_| play_first_matching(game, |_| true));
    (game.arrangement().board.size() - sides) as u64
}

/// Number of choices in a turn with `hand` different units: place one on a free hex in any facing, discard one, or end
/// the turn.
fn turn_choices(hand: u64, free: u64) -> u64 {
    hand * free * 6 + hand + 1
}

/// Number of sequences of two actions in such a turn. If the turn ends, the second action is the next draw, which
/// offers no choice.
fn two_action_sequences(hand: u64, free: u64) -> u64 {
    hand * free * 6 * turn_choices(hand - 1, free - 1) + hand * turn_choices(hand - 1, free) + 1
}

#[test]
fn opening_line_counts_of_several_sides_match_places_and_facings() {
    for terms in GAME_TERMS {
        let mut game = perft_game(terms);
        let (sides, hexes) = (game.roster().sides().count() as u64, game.arrangement().board.size() as u64);
        for placed in 0..sides {
            // Every hex without an HQ, in six facings; after that, the next HQ has one hex less, or the first draw
            // follows.
            let places = (hexes - placed) * 6;
            let then = if placed + 1 < sides { places - 6 } else { 1 };
            assert_eq!(
                [1, 2].map(|length| count_lines(&game, length)),
                [places, places * then],
                "{terms}: HQ {placed}"
            );
            play_first_matching(&mut game, |_| true);
        }
    }
}

/// Plays a turn without using tiles: the draw, the first discard if one is due, and the end.
fn pass_turn(game: &mut Game, discards: bool) {
    (0..=u32::from(discards)).for_each(|_| play_first_matching(game, |_| true));
    play_first_matching(game, |action| matches!(action, Action::End));
}

#[test]
fn the_first_turns_of_several_sides_draw_one_then_two_then_three_tiles() {
    // The same applies against a team: the third turn is the second turn of the single player, who has kept a tile
    // (NH-12.1, NH-12.20, NH-12.30).
    for terms in GAME_TERMS {
        let mut game = perft_game(terms);
        let free = place_headquarters(&mut game);
        for number in 1..=5 {
            let expected = match number {
                1 | 2 => [1, turn_choices(number, free), two_action_sequences(number, free)],
                // One of three tiles is discarded first.
                _ => [1, 3, 3 * turn_choices(2, free)],
            };
            assert_eq!([1, 2, 3].map(|length| count_lines(&game, length)), expected, "{terms}: turn {number}");
            pass_turn(&mut game, number > 2);
        }
    }
}

#[test]
fn with_alternative_start_the_first_player_plays_one_of_three_tiles() {
    for terms in GAME_TERMS {
        let mut game = perft_game(&format!("{terms} start=alternative"));
        let free = place_headquarters(&mut game);
        // One tile is discarded. After one of the other two is placed, the last one can be discarded or kept; after it
        // is discarded, the last one can be placed, too (NH-13.1).
        let after_one = 2 * free * 6 * 2 + 2 * turn_choices(1, free) + 1;
        let expected = [1, 3, 3 * turn_choices(2, free), 3 * after_one];
        assert_eq!([1, 2, 3, 4].map(|length| count_lines(&game, length)), expected, "{terms}");
        pass_turn(&mut game, true);
        // The second player draws three tiles and plays as usual.
        let expected = [1, 3, 3 * turn_choices(2, free), 3 * two_action_sequences(2, free)];
        assert_eq!([1, 2, 3, 4].map(|length| count_lines(&game, length)), expected, "{terms}");
    }
}

#[test]
fn with_reinforcements_the_first_turns_draw_four_then_five_then_six_tiles() {
    for terms in GAME_TERMS {
        let mut game = perft_game(&format!("{terms} reinforcements=on"));
        let free = place_headquarters(&mut game);
        for number in 1..=4 {
            let expected = match number {
                // One of four tiles is used; then the turn has ended or can only be ended.
                1 => [1, turn_choices(4, free), turn_choices(4, free)],
                // Two of five tiles are used.
                2 => [1, turn_choices(5, free), two_action_sequences(5, free)],
                // One of six tiles is discarded first.
                _ => [1, 6, 6 * turn_choices(5, free)],
            };
            assert_eq!([1, 2, 3].map(|length| count_lines(&game, length)), expected, "{terms}: turn {number}");
            pass_turn(&mut game, number > 2);
        }
    }
}

#[test]
fn with_alternative_start_and_reinforcements_the_first_player_plays_one_of_six_tiles() {
    for terms in GAME_TERMS {
        let mut game = perft_game(&format!("{terms} start=alternative reinforcements=on"));
        let free = place_headquarters(&mut game);
        // One of six tiles is discarded. After one of the other five is placed, one more can only be discarded; after
        // it is discarded, one can be placed (NH-13.1, NH-13.2).
        let after_one = 5 * free * 6 * (4 + 1) + 5 * turn_choices(4, free) + 1;
        play_first_matching(&mut game, |_| true);
        let expected = [6, 6 * turn_choices(5, free), 6 * after_one];
        assert_eq!([1, 2, 3].map(|length| count_lines(&game, length)), expected, "{terms}");
    }
}

#[test]
fn line_counts_match_the_table() {
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
            let counted = count_lines(&game, u32::try_from(length).unwrap());
            if counted != expected {
                wrong.push(format!("{name}: {counted} lines of length {length}, not {expected}"));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}
