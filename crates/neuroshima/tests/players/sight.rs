//! Information that players may see: never the order of a pile (NH-2.6).

use sztab_game::Chance;
use sztab_neuroshima::players::{PlayerView, Strength};
use sztab_neuroshima::rules::{Board, Game, Opening};

use super::STRONG;
use super::dice::{roster, scaled_count, seed};

#[test]
fn nh_2_6_games_that_differ_only_in_the_order_of_the_piles_get_the_same_moves() {
    let (mut compared, mut different) = (0_u64, 0);
    for number in 0..scaled_count(4) {
        let mut game = Game::new(roster(number), &Opening::deal(&roster(number), Board::STANDARD, &seed(number)));
        while let Some(view) = PlayerView::for_next_side(&game) {
            let mut chance = Chance::new(&seed(compared), "another order", "");
            let other = game.redeal(&mut chance);
            different += u64::from(other != game);
            let seen = PlayerView::for_next_side(&other).unwrap();
            // The strengths alternate, so that each of them plays in all parts of a game.
            let strength =
                [Strength::Random, Strength::Casual, Strength::Club, STRONG][usize::try_from(compared).unwrap() % 4];
            assert_eq!(
                view.plan_turn(strength, &seed(7)),
                seen.plan_turn(strength, &seed(7)),
                "game {number}, {strength}"
            );
            compared += 1;
            game.apply_with(view.side(), view.choose(Strength::Casual, &seed(number)), &mut ()).unwrap();
        }
    }
    assert!(different * 2 > compared, "of {compared} positions {different} had another order");
}

#[test]
fn nh_2_6_a_view_does_not_contain_the_piles() {
    let game = Game::new(roster(0), &Opening::deal(&roster(0), Board::STANDARD, &seed(1)));
    let seen = |number: u64| {
        let opening = Opening::deal(&roster(0), Board::STANDARD, &seed(number));
        PlayerView::for_next_side(&Game::new(roster(0), &opening))
    };
    assert_eq!(PlayerView::for_next_side(&game), seen(2));
    assert_eq!(seen(2), seen(3));
}
