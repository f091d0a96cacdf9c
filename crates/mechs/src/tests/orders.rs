//! Orders answer legally, by what their side sees, and spare most pings.

use crate::arena::Arena;
use crate::orders::{Order, OrderKind, Orders};
use crate::state::Phase;
use crate::terms::Terms;
use crate::values::Values;
use crate::{KIND, MechsGame};
use sztab_game::{Game, GameState, LineNumber, Rules, Side, Viewer};

/// Games for each number of players.
const GAMES: u8 = 2;

/// The plan of a player who wants few questions.
const PLANS: [Order; 8] = [
    Order::FightBest,
    Order::BuyCheapest,
    Order::MineLowest,
    Order::TurretPut,
    Order::MechFirst,
    Order::DeployBest,
    Order::ExpertNever,
    Order::CommanderNever,
];

fn planned(orders: &[Order], round: u8) -> String {
    let mut planned = Orders::default();
    for &order in orders {
        let kind = OrderKind::ALL.into_iter().find(|kind| kind.orders().any(|own| own == order));
        planned.set(kind.expect("each order has a kind"), order, round);
    }
    serde_json::to_string(&planned).expect("plain data")
}

/// Plays a game of medium players; gives the pings of its rounds, programs included. One who is asked several times in a
/// row is pinged once.
fn pings(arena: Arena, number: u8, orders: Option<&[Order]>) -> u32 {
    let mut game = MechsGame::new(&Values::built_in(), arena, Terms::default(), &[number; 32]);
    let (mut pings, mut line, mut last) = (0, 0, None);
    while let Some(side) = game.waiting().iter().next() {
        let round = game.table().round;
        let given = orders.map(|orders| planned(orders, round));
        let ordered = given.and_then(|given| Game::ordered(&game, side, &given, false));
        if let Some(text) = &ordered {
            assert!(Game::legal(&game, side).contains(text), "{text} in\n{}", game.position());
        }
        if ordered.is_none() && matches!(game.table().phase, Phase::Program | Phase::Turn) {
            pings += u32::from(last != Some((side, game.table().phase)));
            last = Some((side, game.table().phase));
        }
        let lines = match ordered {
            Some(line) => vec![line],
            None => KIND.lines_of_player(&game, side, "medium", &[5; 32]),
        };
        let count = if game.table().phase == Phase::Turn { 1 } else { lines.len() };
        for text in &lines[..count] {
            line += 1;
            game.play(side, text, LineNumber(line)).unwrap_or_else(|error| panic!("{text}: {error}"));
        }
    }
    pings
}

#[test]
fn plans_spare_most_pings() {
    let with_ad_hoc = [PLANS.as_slice(), &[Order::AdHocMedium]].concat();
    for arena in [Arena::Two, Arena::Three, Arena::Four] {
        let rounds = 6 * u32::from(GAMES) * u32::try_from(arena.people()).expect("few");
        let mean = |orders: Option<&[Order]>| {
            f64::from((0..GAMES).map(|number| pings(arena, number, orders)).sum::<u32>()) / f64::from(rounds)
        };
        let (without, planned, all) = (mean(None), mean(Some(&PLANS)), mean(Some(&with_ad_hoc)));
        println!(
            "{arena:?}: {without:.2} pings a player and round without orders, {planned:.2} with plans, {all:.2} with ad hoc turns too"
        );
        assert!(all <= 2.5 && planned < without, "{arena:?}: {without:.2} {planned:.2} {all:.2}");
    }
}

#[test]
fn an_order_follows_from_what_its_side_sees_and_answers_for_no_other() {
    let mut game = MechsGame::new(&Values::built_in(), Arena::Three, Terms::default(), &[3; 32]);
    let (mut line, mut met) = (0, 0);
    while let Some(side) = game.waiting().iter().next() {
        let orders = planned(&[PLANS.as_slice(), &[Order::AdHocMedium]].concat(), game.table().round);
        let ordered = |game: &MechsGame, side: Side| Game::ordered(game, side, &orders, false);
        let (answer, other) = (ordered(&game, side), Rules::sample(&game, Viewer::Side(side), &[9; 32]));
        assert_eq!(answer, ordered(&other, side), "{}", game.position());
        let others = game.sides().without(side);
        assert!(others.iter().all(|other| ordered(&game, other).is_none()), "{}", game.position());
        met += u32::from(answer.is_some());
        let lines = KIND.lines_of_player(&game, side, "easy", &[5; 32]);
        line += 1;
        game.play(side, &answer.unwrap_or_else(|| lines[0].clone()), LineNumber(line)).expect("legal");
    }
    assert!(met > 20, "{met} answers by order");
}

#[test]
fn plans_end_with_their_round_and_the_usual_needs_no_order() {
    let mut orders = Orders::default();
    orders.set(OrderKind::Turret, Order::TurretPut, 2);
    assert!(!orders.is_outdated(2) && orders.is_outdated(3), "chosen values stay as a suggestion");
    assert_eq!(orders.of(OrderKind::Turret), Some(Order::TurretPut));
    assert_eq!(orders.of(OrderKind::Power), Some(Order::PowerUpgrade), "upgrade if possible, else repair");
    assert_eq!(orders.of(OrderKind::Fight), Some(Order::FightAsk));
    for id in ["a", "b", "c", "d", "b"] {
        orders.turn_weapon(id, 3);
    }
    assert_eq!(orders.weapons, ["a", "c"], "at most three, and a second choice takes one off");
    assert_eq!(format!("{orders:?}"), "Orders { .. }", "no log shows them");
}
