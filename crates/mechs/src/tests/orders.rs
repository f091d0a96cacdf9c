//! Standing orders give legal answers, use only their side's view, and avoid most pings.

use crate::arena::Arena;
use crate::orders::{Order, OrderKind, Orders, slots_to_plan};
use crate::position::{self, Catalogue};
use crate::state::{AdHoc, Phase};
use crate::terms::Terms;
use crate::values::Values;
use crate::{KIND, MechsGame};
use sztab_game::view::{OrdersPage, OrdersPressError};
use sztab_game::{Game, GameState, Language, LineNumber, Rules, Side, Viewer};

/// Number of games played for each number of players.
const GAMES: u8 = 4;

/// The orders of a player who prefers few questions.
const PLANS: [Order; 9] = [
    Order::FightBest,
    Order::BuyCheapest,
    Order::MineLowest,
    Order::TurretPut,
    Order::SpareLeast,
    Order::MechFirst,
    Order::DeployBest,
    Order::ExpertNever,
    Order::CommanderNever,
];

fn orders_with(orders: &[Order], round: u8) -> Orders {
    let mut planned = Orders::default();
    for &order in orders {
        let kind = OrderKind::ALL.into_iter().find(|kind| kind.orders().any(|own| own == order));
        planned.set(kind.expect("each order has a kind"), order, round);
    }
    planned
}

fn print_plan(orders: &[Order], round: u8) -> String {
    print_orders(&orders_with(orders, round))
}

fn print_orders(orders: &Orders) -> String {
    serde_json::to_string(orders).expect("plain data")
}

/// Plays a game between medium players; returns the number of pings per round, programs included. A player with several
/// questions in a row is pinged once. If `plans_cards`, a player in ad hoc mode is asked only for the first card, and
/// plays the same one in the other turns.
fn count_pings(arena: Arena, number: u8, orders: Option<&[Order]>, plans_cards: bool) -> u32 {
    let mut game = MechsGame::new(&Values::built_in(), arena, Terms::default(), &[number; 32]);
    let (mut pings, mut line, mut last) = (0, 0, None);
    let mut cards: Vec<(Side, u8, u8, String)> = Vec::new();
    while let Some(side) = game.waiting_sides().iter().next() {
        let round = game.state().round;
        let given = orders.map(|orders| {
            let mut given = orders_with(orders, round);
            for (_, _, slot, card) in cards.iter().filter(|(of, in_round, ..)| (*of, *in_round) == (side, round)) {
                given.plan_card(round, *slot, Some(card.clone()));
            }
            print_orders(&given)
        });
        let ordered = given.and_then(|given| Game::ordered_line(&game, side, &given, false));
        if let Some(text) = &ordered {
            assert!(Game::legal_lines_of(&game, side).contains(text), "{text} in\n{}", game.position());
        }
        if ordered.is_none() && matches!(game.state().phase, Phase::Program | Phase::Turn) {
            pings += u32::from(last != Some((side, game.state().phase)));
            last = Some((side, game.state().phase));
        }
        let is_asked = ordered.is_none();
        let lines = match ordered {
            Some(line) => vec![line],
            None => KIND.planned_lines(&game, side, "medium", &[5; 32]),
        };
        let count = if game.state().phase == Phase::Turn { 1 } else { lines.len() };
        for text in &lines[..count] {
            if is_asked && plans_cards && text.starts_with("adhoc ") {
                let slots = slots_to_plan(&game, side).into_iter();
                cards.extend(slots.map(|slot| (side, round, slot, text.clone())));
            }
            line += 1;
            game.play(side, text, LineNumber(line)).unwrap_or_else(|error| panic!("{text}: {error}"));
        }
    }
    pings
}

#[test]
fn plans_save_most_pings() {
    let medium = [PLANS.as_slice(), &[Order::AdHocMedium]].concat();
    let (mut one_by_one, mut at_once) = (0.0, 0.0);
    for arena in [Arena::Two, Arena::Three, Arena::Four] {
        let rounds = 6 * u32::from(GAMES) * u32::try_from(arena.people()).expect("few");
        let mean = |orders: Option<&[Order]>, plans_cards: bool| {
            let games = (0..GAMES).map(|number| count_pings(arena, number, orders, plans_cards));
            f64::from(games.sum::<u32>()) / f64::from(rounds)
        };
        let without = mean(None, false);
        let (each, once, medium) = (mean(Some(&PLANS), false), mean(Some(&PLANS), true), mean(Some(&medium), false));
        println!(
            "{arena:?}: {without:.2} pings a player and round without orders; with plans {each:.2}, with cards planned \
             too {once:.2}, by Sztab in ad hoc mode {medium:.2}"
        );
        assert!(once <= 2.5 && medium <= once && each < without, "{arena:?}: {without} {each} {once} {medium}");
        (one_by_one, at_once) = (one_by_one + each, at_once + once);
    }
    assert!(at_once < one_by_one, "cards planned at once spare questions: {at_once} {one_by_one}");
}

/// X carries out the action of a card in B2, a zone with value 2.
const ACTION_POSITION: &str = "arena two\nround 2 first=X\n\
    side X pilot=magma energy=5 credits=5 base=A3 at=B2\nside Y pilot=tank base=E3 at=E3\n";

fn ordered_answer(position: &str, orders: &Orders) -> Option<String> {
    let text = format!("sztab mechs 1\nvalues open-1\n{position}");
    let game = position::read(&text, &Catalogue::default()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    Game::ordered_line(&game, Side(0), &print_orders(orders), false)
}

#[test]
fn mines_and_turrets_above_their_price_limit_are_skipped() {
    let mine = format!("{ACTION_POSITION}turn X slot=2 stage=end card=mine:e\nask X action\n");
    let turret = format!("{ACTION_POSITION}turn X slot=2 stage=end card=turret:e\nask X action\n");
    for (position, orders, expected) in [
        (&mine, [Order::MineHighest, Order::CostTwo], Some("mine 4")),
        (&mine, [Order::MineHighest, Order::CostOne], Some("pass")),
        (&mine, [Order::MineLowest, Order::CostAny], Some("mine 1")),
        (&mine, [Order::MineAsk, Order::CostTwo], None),
        (&mine, [Order::MineAsk, Order::CostOne], Some("pass")),
        (&turret, [Order::TurretTwo, Order::CostAny], Some("turret")),
        (&turret, [Order::TurretOne, Order::CostAny], Some("pass")),
        (&turret, [Order::TurretAsk, Order::CostAny], None),
    ] {
        assert_eq!(ordered_answer(position, &orders_with(&orders, 2)).as_deref(), expected, "{orders:?}");
        assert_eq!(ordered_answer(position, &orders_with(&orders, 1)), None, "a plan of an earlier round: {orders:?}");
    }
    assert!(ordered_answer(&mine, &orders_with(&[Order::MineAny], 2)).is_some_and(|line| line.starts_with("mine ")));
}

#[test]
fn with_all_pieces_out_the_least_valuable_moves_if_it_gains() {
    let zones = "zone B3 energy 1\nzone C2 energy 3\nzone D2 energy 4\nzone D3 energy 3\n";
    let mines = "mine B3 X 2\nmine C2 X 1\nmine D2 X 3\nmine D3 X 4\n";
    let turrets = "turret B3 X\nturret C2 X\nturret D2 X\n";
    let position = |pieces: &str, card: &str, zones: &str| {
        let (head, sides) = ACTION_POSITION.split_once("round").expect("a round");
        format!("{head}{zones}round{sides}{pieces}turn X slot=2 stage=end card={card}:e\nask X action\n")
    };
    let poor = zones.replace("B3 energy 1", "B3 energy 3");
    for (pieces, card, moved, put) in
        [(mines, "mine", "mine 2", Order::MineLowest), (turrets, "turret", "turret B3", Order::TurretPut)]
    {
        let says =
            |zones: &str, orders: &[Order]| ordered_answer(&position(pieces, card, zones), &orders_with(orders, 2));
        assert_eq!(says(zones, &[put, Order::SpareLeast]).as_deref(), Some(moved));
        assert_eq!(says(zones, &[Order::SpareLeast]).as_deref(), Some(moved), "also where a new one is asked about");
        assert_eq!(
            says(&poor, &[put, Order::SpareLeast]).as_deref(),
            Some("pass"),
            "all are worth more where they are"
        );
        assert_eq!(says(zones, &[put, Order::SpareNothing]).as_deref(), Some("pass"));
        assert_eq!(says(zones, &[put]), None, "asked");
        let limits = [put, Order::SpareLeast, Order::CostOne, Order::TurretOne];
        assert_eq!(says(zones, &limits).as_deref(), Some("pass"), "a move has its price too");
    }
}

#[test]
fn payments_in_attacks_stop_at_their_limit() {
    let position = "arena two\nside X pilot=magma status=armor energy=5 base=A3 at=C2\n\
        side Y pilot=tank status=armor base=E3 at=C2\nequip X rotary_cannon\nequip Y warhammer\n\
        turn X slot=2 stage=end card=mine:e fought=yes\ncombat X Y next=X\nask X attack\n";
    for (paid, expected) in [
        (Order::PaidUseful, Some("attack rotary_cannon 3")),
        (Order::PaidTwo, Some("attack rotary_cannon 2")),
        (Order::PaidOne, Some("attack rotary_cannon 1")),
        (Order::PaidNothing, Some("attack rotary_cannon 0")),
        (Order::PaidAsk, None),
    ] {
        assert_eq!(
            ordered_answer(position, &orders_with(&[Order::FightList, paid], 1)).as_deref(),
            expected,
            "{paid:?}"
        );
    }
}

/// A position in which X has to choose a card for a slot in ad hoc mode.
fn ad_hoc_position(slot: u8, more: &str) -> String {
    format!(
        "{ACTION_POSITION}adhoc X\nprogram Y buy:n mine:e collect:s double:w\nturn X slot={slot} stage=open{more}\nask X adhoc\n"
    )
}

#[test]
fn cards_planned_for_ad_hoc_turns_are_carried_out_after_the_first_one() {
    let mut orders = Orders::default();
    orders.plan_card(2, 3, Some("adhoc buy e".to_owned()));
    assert_eq!(ordered_answer(&ad_hoc_position(3, ""), &orders).as_deref(), Some("adhoc buy e"));
    assert_eq!(ordered_answer(&ad_hoc_position(4, ""), &orders), None, "nothing is planned for slot 4");
    assert_eq!(
        ordered_answer(&ad_hoc_position(3, " peace=yes"), &orders),
        None,
        "the mode has begun anew: asked again"
    );
    orders.plan_card(2, 3, Some("adhoc power n".to_owned()));
    assert_eq!(ordered_answer(&ad_hoc_position(3, ""), &orders).as_deref(), Some("adhoc power n"), "a change of mind");
    let later = ad_hoc_position(3, "").replace("round 2", "round 3");
    assert_eq!(ordered_answer(&later, &orders), None, "a plan ends with its round");
    orders.plan_card(2, 3, None);
    assert!(orders.is_empty());
}

fn orders_page(game: &MechsGame, orders: &str, words: &str) -> OrdersPage {
    KIND.view().orders_page(game, Side(0), orders, words, Language::English).expect("a page")
}

#[test]
fn ad_hoc_plan_opens_first_and_takes_a_card_and_direction_per_slot() {
    let text = format!("sztab mechs 1\nvalues open-1\n{}", ad_hoc_position(2, " peace=yes"));
    let game = position::read(&text, &Catalogue::default()).expect("a position");
    assert_eq!(game.state().player(Side(0)).ad_hoc, AdHoc::On);
    let press = |orders: &str, words: &str| KIND.view().press_orders_page(&game, Side(0), orders, words, true);
    let first = orders_page(&game, "", "");
    let names: Vec<&str> = first.lists.iter().map(|list| list.placeholder.as_str()).collect();
    assert_eq!(names, ["Slot 3: ask me", "Slot 4: ask me", ""], "and the order for all of them");
    let card = press("", "card 3 buy").expect("a card");
    assert_eq!(card.orders, None, "no direction yet");
    let arrows = orders_page(&game, "", &card.page);
    assert_eq!(arrows.sentences, ["Slot 3, Buy a Weapon: which way?"]);
    assert_eq!(arrows.buttons.len(), 4);
    let planned = press("", &arrows.buttons[1].words).expect("a direction");
    let orders = planned.orders.expect("changed");
    assert_eq!(orders_page(&game, &orders, &planned.page).lists[0].placeholder, "Slot 3: Buy a Weapon →");
    let none = press(&orders, "card 3 ask").expect("taken off").orders.expect("changed");
    assert_eq!(orders_page(&game, &none, "").lists[0].placeholder, "Slot 3: ask me");
    for unknown in ["card 2 buy n", "card 5 buy", "card 3 none", "card 3 buy ne"] {
        assert_eq!(press("", unknown), Err(OrdersPressError::Unknown), "{unknown}");
    }
}

#[test]
fn one_tap_sets_the_simple_plan_and_each_page_fits_a_message() {
    let mut game = MechsGame::new(&Values::built_in(), Arena::Two, Terms::default(), &[3; 32]);
    let mut line = 0;
    while game.state().phase != Phase::Program {
        let side = game.waiting_sides().iter().next().expect("somebody chooses");
        for text in KIND.planned_lines(&game, side, "easy", &[5; 32]) {
            line += 1;
            game.play(side, &text, LineNumber(line)).expect("legal");
        }
    }
    let simple =
        orders_page(&game, "", "").buttons.into_iter().find(|button| button.label == "Simple plan").expect("a button");
    let given =
        KIND.view().press_orders_page(&game, Side(0), "", &simple.words, true).expect("known").orders.expect("changed");
    assert_eq!(given, print_plan(&[Order::BuyCheapest, Order::PowerUpgrade, Order::FightBest], 1));
    let old = print_plan(&PLANS, 0);
    for words in ["", "page plan", "page pieces", "page fight", "page more"] {
        let page = orders_page(&game, &old, words);
        // The bot adds buttons to go back and to remove all orders.
        let rows = page.lists.len() + (page.buttons.len() + 2).div_ceil(5);
        assert!(rows <= 5 && page.lists.iter().all(|list| list.options.len() <= 25), "{words}: {page:#?}");
    }
}

#[test]
fn orders_use_only_visible_information_and_answer_only_for_their_side() {
    let mut game = MechsGame::new(&Values::built_in(), Arena::Three, Terms::default(), &[3; 32]);
    let (mut line, mut met) = (0, 0);
    while let Some(side) = game.waiting_sides().iter().next() {
        let orders = print_plan(&[PLANS.as_slice(), &[Order::AdHocMedium]].concat(), game.state().round);
        let ordered = |game: &MechsGame, side: Side| Game::ordered_line(game, side, &orders, false);
        let (answer, other) = (ordered(&game, side), Rules::sample(&game, Viewer::Side(side), &[9; 32]));
        assert_eq!(answer, ordered(&other, side), "{}", game.position());
        let others = game.sides().without(side);
        assert!(others.iter().all(|other| ordered(&game, other).is_none()), "{}", game.position());
        met += u32::from(answer.is_some());
        let lines = KIND.planned_lines(&game, side, "easy", &[5; 32]);
        line += 1;
        game.play(side, &answer.unwrap_or_else(|| lines[0].clone()), LineNumber(line)).expect("legal");
    }
    assert!(met > 20, "{met} answers by order");
}

#[test]
fn plans_expire_with_their_round_and_defaults_need_no_order() {
    let mut orders = Orders::default();
    orders.set(OrderKind::Turret, Order::TurretPut, 2);
    assert!(!orders.is_outdated(2) && orders.is_outdated(3), "chosen values stay as a suggestion");
    assert_eq!(orders.order_for(OrderKind::Turret), Some(Order::TurretPut));
    assert_eq!(orders.order_for(OrderKind::Power), Some(Order::PowerUpgrade), "upgrade if possible, else repair");
    assert_eq!(orders.order_for(OrderKind::Fight), Some(Order::FightAsk));
    for id in ["a", "b", "c", "d", "b"] {
        orders.toggle_weapon(id, 3);
    }
    assert_eq!(orders.weapons, ["a", "c"], "at most three, and a second choice takes one off");
    assert_eq!(format!("{orders:?}"), "Orders { .. }", "no log shows them");
}
