//! Standing orders: the answers that they give, and the cases in which the player is asked.

use super::table::{TestGame, X, Y, hex, hex_name};
use sztab_neuroshima::rules::notation::{Act, Catalogue, Play, Position, parse_act};
use sztab_neuroshima::rules::{
    Action, Army, Arrangement, Event, Hex, LeaderEvent, Order, OrderKind, Orders, PushThreat, Question, Roster, Side,
};

fn orders_with(orders: &[Order]) -> Orders {
    let mut given = Orders::default();
    orders.iter().for_each(|&order| given.set(order.kind(), Some(order)));
    given
}

/// The answer that the orders give, in the table's words; `ask` if they give none.
fn ordered_answer(table: &TestGame, orders: &Orders) -> String {
    let side = table.game.side_to_act().unwrap();
    assert_eq!(
        orders.choose_action(&table.game, table.game.opponent(side), true),
        None,
        "it is not for the other side"
    );
    match orders.choose_action(&table.game, side, false) {
        Some(Action::Choose { answer }) => table.options()[usize::from(answer) - 1].clone(),
        None => "ask".to_owned(),
        Some(other) => panic!("{other:?} is no answer"),
    }
}

/// Checks the answers that these orders give. Without an order, or with orders about other matters, the player is
/// asked.
#[track_caller]
fn check_answers(table: &TestGame, expected: &[(Order, &str)]) {
    assert!(table.game.decision().is_some());
    assert_eq!(ordered_answer(table, &Orders::default()), "ask");
    let kind = expected[0].0.kind();
    let others: Vec<Order> = Order::ALL.into_iter().filter(|order| order.kind() != kind).collect();
    assert_eq!(ordered_answer(table, &orders_with(&others)), "ask");
    for &(order, said) in expected {
        assert_eq!(ordered_answer(table, &orders_with(&[order])), said, "{}", order.word());
    }
}

fn fight(position: &str, by: &str) -> TestGame {
    let mut table = TestGame::lay_out(position);
    table.fight(by);
    table
}

/// A Medic on C4 with three patients, of which only the one on B3 would die from its wound.
const MEDIC_POSITION: &str =
    "unit C4 X/medic3\nunit C3 X/tower\nunit C2 Y/axe2 rot=3\nunit B3 X/plain\nunit B2 Y/blade2 rot=3";

#[test]
fn nh_8_20_a_medic_saves_by_order_a_unit_that_would_be_destroyed() {
    let table = fight(MEDIC_POSITION, "Y");
    check_answers(
        &table,
        &[
            (Order::MedicSave, "medic C4 saves B3 from B2"),
            (Order::MedicHeadquarters, "medic C4 saves B3 from B2"),
            (Order::MedicHeaviest, "medic C4 saves C3 from C2"),
        ],
    );
}

#[test]
fn nh_8_20_a_medic_guards_the_headquarters_by_order() {
    let table = fight(&format!("{MEDIC_POSITION}\nunit D3 X/hq\nunit D2 Y/blade2 rot=3"), "Y");
    check_answers(
        &table,
        &[
            (Order::MedicSave, "medic C4 saves B3 from B2"),
            (Order::MedicHeadquarters, "medic C4 saves D3 from D2"),
            (Order::MedicHeaviest, "medic C4 saves C3 from C2"),
        ],
    );
}

/// In this position the HQ would lose its last points.
#[test]
fn nh_8_20_a_medic_saves_a_headquarters_that_would_fall() {
    let position =
        "side X hq=1\nunit C4 X/medic3\nunit C3 X/tower\nunit C2 Y/axe2 rot=3\nunit D3 X/hq\nunit D2 Y/blade2 rot=3";
    check_answers(&fight(position, "Y"), &[(Order::MedicSave, "medic C4 saves D3 from D2")]);
    check_answers(&fight(&position.replace("hq=1", "hq=2"), "Y"), &[(Order::MedicSave, "medic C4 saves C3 from C2")]);
}

#[test]
fn nh_8_20_of_equal_attacks_an_order_takes_the_one_on_the_first_hex() {
    let position = "unit C4 X/medic3\nunit C3 X/plain\nunit C2 Y/blade2 rot=3\nunit B3 X/plain\nunit B2 Y/blade2 rot=3";
    let table = fight(position, "Y");
    for order in [Order::MedicSave, Order::MedicHeadquarters, Order::MedicHeaviest] {
        assert_eq!(ordered_answer(&table, &orders_with(&[order])), "medic C4 saves B3 from B2");
    }
}

#[test]
fn nh_6_16_a_clown_explodes_by_order_where_that_is_worth_it() {
    let hurt = "unit C3 X/clown\nunit C2 Y/plain\nunit D2 Y/tough1\nunit D3 X/plain";
    check_answers(
        &fight(hurt, "X"),
        &[(Order::ExplodeDestroys, "keep"), (Order::ExplodeHits, "explode C3"), (Order::ExplodeNever, "keep")],
    );
    let destroyed = format!("{hurt}\nunit B2 Y/plain");
    check_answers(
        &fight(&destroyed, "X"),
        &[(Order::ExplodeDestroys, "explode C3"), (Order::ExplodeHits, "explode C3"), (Order::ExplodeNever, "keep")],
    );
    // A unit that is already wounded might not survive another wound.
    let wounded = hurt.replace("Y/tough1", "Y/tough1 wounds=1");
    check_answers(&fight(&wounded, "X"), &[(Order::ExplodeDestroys, "explode C3")]);
}

#[test]
fn nh_9_15_an_attack_is_converted_by_order_where_that_deals_more_wounds() {
    let behind = "unit C3 X/axe2\nunit C4 X/qm\nunit C2 X/plain\nunit C1 Y/tower";
    let converted = "convert C3 edge=0 melee>ranged via=C4";
    check_answers(&fight(behind, "X"), &[(Order::ConvertMost, converted), (Order::ConvertNever, "keep")]);
    let armoured = "unit C3 X/axe2\nunit C4 X/qm\nunit C2 Y/shield rot=3";
    check_answers(&fight(armoured, "X"), &[(Order::ConvertMost, "keep"), (Order::ConvertNever, "keep")]);
}

#[test]
fn nh_5_20_an_order_decides_the_first_declarer() {
    let position = "unit A2 Y/tower\nunit A3 Y/medic\nunit A1 X/axe2 rot=3\nunit B2 X/blade2 rot=4\n\
                    unit C3 X/tower\nunit C4 X/medic\nunit C2 Y/axe2 rot=3\nunit D2 Y/blade2 rot=4";
    for (by, own, other) in [("X", "first X", "first Y"), ("Y", "first Y", "first X")] {
        check_answers(&fight(position, by), &[(Order::DeclareFirst, own), (Order::DeclareLast, other)]);
    }
}

#[test]
fn nh_13_20_a_leader_is_used_in_a_battle_by_order() {
    let text = |leader: &str| {
        format!(
            "sztab position 1\nboard 19\nmode duel leaders=on\nside X army=hegemony\nside Y army=borgo\n\
             leader X {leader}\nleader Y courier\nhand X battle\nturn X phase=play number=5\n\
             unit A1 X/hq\nunit E1 Y/hq\nunit C3 X/runner\nunit D3 X/gladiator\nunit C2 Y/mutant rot=3\n"
        )
    };
    let asked = |leader: &str, orders: &[Order]| {
        let position = Position::parse(&text(leader), &Catalogue::built_in()).unwrap();
        let mut play = Play::new(&position);
        let battle = parse_act("battle", position.roster(), X, position.board()).unwrap();
        play.act(X, battle).unwrap();
        assert!(matches!(play.game().decision().unwrap().question, Question::Leader { .. }));
        let action = orders_with(orders).choose_action(play.game(), X, false);
        action.map(|action| {
            let events = play.act(X, Act::Action(action)).unwrap();
            let lent = |event: &Event| match event {
                Event::Leader(LeaderEvent::Lent { unit, .. }) => Some(hex_name(unit.hex)),
                _ => None,
            };
            events.iter().find_map(lent).unwrap_or_else(|| "kept".to_owned())
        })
    };
    assert_eq!(asked("armourer", &[Order::MedicSave]), None);
    assert_eq!(asked("armourer", &[Order::LeaderNever]).unwrap(), "kept");
    assert_eq!(asked("armourer", &[Order::LeaderFastest]).unwrap(), "C3");
}

/// X's unit on C3 pushes Y's unit on C2, which can go to B1, C1 or D1.
fn push_unit(position: &str) -> TestGame {
    let mut table = TestGame::lay_out(&format!("turn X\nhand X push_back\nunit C2 Y/plain\n{position}"));
    table.act("X push C3 C2");
    table
}

#[test]
fn nh_10_12_a_pushed_unit_goes_by_order() {
    let table = push_unit("unit C3 X/plain\nunit A1 X/hq\nunit E1 Y/hq");
    assert_eq!(table.options(), ["push-to B1", "push-to C1", "push-to D1"]);
    check_answers(
        &table,
        &[(Order::PushHome, "push-to D1"), (Order::PushForward, "push-to B1"), (Order::PushQuiet, "push-to C1")],
    );
}

#[test]
fn nh_10_12_a_pushed_headquarters_has_no_home_to_go_to() {
    let mut table = TestGame::lay_out("turn X\nhand X push_back\nunit C2 Y/hq\nunit C3 X/plain\nunit A1 X/hq");
    table.act("X push C3 C2");
    check_answers(
        &table,
        &[(Order::PushHome, "ask"), (Order::PushForward, "push-to B1"), (Order::PushQuiet, "push-to C1")],
    );
}

fn push_order_to(table: &Arrangement, unit: &str, pusher: &str, to: &str) -> Orders {
    let mut orders = orders_with(&[Order::PushHome]);
    orders.set_push(table, hex(unit), hex(pusher), Some(hex(to)));
    orders
}

#[test]
fn nh_10_12_a_push_order_is_valid_while_both_units_stay() {
    let position = "unit C3 X/plain\nunit A1 X/hq\nunit E1 Y/hq\nunit A2 X/plain\nunit A3 X/wall";
    let table = push_unit(position);
    let orders = push_order_to(&table.start, "C2", "C3", "C1");
    assert_eq!(ordered_answer(&table, &orders), "push-to C1");
    for other in
        [push_unit(&position.replace("C3 X/plain", "C3 X/wall")), push_unit(&format!("{position}\nunit C1 X/wall"))]
    {
        assert_eq!(ordered_answer(&other, &orders), "push-to D1", "the order for all pushes counts");
    }
    // An order about another pusher does not apply here.
    let elsewhere = push_unit(&format!("{position}\nunit B2 X/plain"));
    assert_eq!(ordered_answer(&elsewhere, &push_order_to(&elsewhere.start, "C2", "B2", "C1")), "push-to D1");
    // An order that was withdrawn, followed by an order about an empty hex.
    let mut taken_back = orders.clone();
    taken_back.set_push(&table.start, hex("C2"), hex("C3"), None);
    assert_eq!(ordered_answer(&table, &taken_back), "push-to D1");
    assert!(push_order_to(&table.start, "C2", "E2", "C1").pushes().is_empty());
}

#[test]
fn nh_10_12_push_threats_are_known_beforehand() {
    let table = TestGame::lay_out("unit C3 X/plain\nunit C2 Y/plain\nunit A1 X/hq\nunit E1 Y/hq\nunit D1 X/plain");
    let threats = |side: Side| -> Vec<String> {
        let hexes = |hexes: &[Hex]| hexes.iter().map(|&hex| hex_name(hex)).collect::<Vec<_>>().join(" ");
        let threats = table.game.push_threats(side).into_iter();
        threats.map(|t| format!("{} by {}: {}", hex_name(t.unit), hex_name(t.pusher), hexes(&t.to))).collect()
    };
    let from_d1: Vec<String> = threats(Y).into_iter().filter(|threat| threat.starts_with("C2 by C3")).collect();
    assert_eq!(from_d1, ["C2 by C3: B1 C1"]);
    assert!(threats(X).iter().any(|threat| threat == "C3 by C2: B3 C4 D3"), "{:?}", threats(X));
    assert!(
        threats(X).iter().chain(&threats(Y)).all(|threat| threat.matches(' ').count() >= 4),
        "one way is no choice"
    );
}

/// Neither army has Push Back tiles, so of two enemies next to a unit only the one with the ability can push.
#[test]
fn nh_14_52_pushes_by_an_ability_are_known_beforehand() {
    let text = "board 19\nmode duel\ndefine X/bully kind=warrior edges=-,-,-,-,-,- features=push_back_action\n\
                side X army=outpost\nside Y army=borgo\nturn X phase=play\nunit A1 X/hq\nunit E1 Y/hq\n\
                unit C3 X/bully\nunit B2 X/brawler\nunit C2 Y/mutant\n";
    let position = Position::parse(text, &Catalogue::built_in()).unwrap();
    let game = position.game();
    let threats = game.push_threats(Y);
    let known = |threat: &PushThreat| format!("{} by {}", hex_name(threat.unit), hex_name(threat.pusher));
    assert_eq!(threats.iter().map(known).collect::<Vec<_>>(), ["C2 by C3"]);
    assert!(OrderKind::Push.concerns(game.roster(), Y));
    assert!(game.push_threats(X).is_empty() && !OrderKind::Push.concerns(game.roster(), X));
}

#[test]
fn nh_3_14_a_turn_without_options_ends_by_order() {
    let pass = |position: &str, order: Order, begun: bool| {
        let table = TestGame::lay_out(&format!("turn X\nunit A1 X/hq\nunit E1 Y/hq\n{position}"));
        assert_eq!(orders_with(&[order]).choose_action(&table.game, Y, begun), None);
        orders_with(&[order]).choose_action(&table.game, X, begun)
    };
    assert_eq!(pass("", Order::PassTurn, true), Some(Action::End));
    assert_eq!(pass("", Order::PassTurn, false), None, "the turn is under way");
    for begun in [false, true] {
        assert_eq!(pass("", Order::PassRest, begun), Some(Action::End));
        for something in ["hand X plain", "hand X battle", "unit C3 X/runner2", "turn X phase=draw"] {
            assert_eq!(pass(something, Order::PassRest, begun), None, "{something}");
            assert_eq!(pass(something, Order::PassTurn, begun), None, "{something}");
        }
        assert_eq!(pass("unit C3 X/runner2\nunit C2 Y/net1 rot=3", Order::PassRest, begun), Some(Action::End));
        assert_eq!(pass("", Order::PushHome, begun), None);
    }
}

#[test]
fn there_is_one_order_of_each_kind() {
    let mut orders = orders_with(&[Order::MedicSave, Order::MedicHeaviest, Order::PassRest]);
    assert_eq!(orders.order_of_kind(OrderKind::Medic), Some(Order::MedicHeaviest));
    orders.set(OrderKind::Medic, None);
    assert_eq!(
        (orders.order_of_kind(OrderKind::Medic), orders.order_of_kind(OrderKind::Turn)),
        (None, Some(Order::PassRest))
    );
    orders.set(OrderKind::Turn, Some(Order::PushHome));
    assert!(orders.is_empty(), "an order of another kind is none");
    for order in Order::ALL {
        assert_eq!(Order::of_word(order.word()), Some(order));
        assert_eq!(order.kind().orders().filter(|&other| other == order).count(), 1);
        assert_eq!(serde_json::to_string(&order).unwrap(), format!("\"{}\"", order.word()), "kept by the same word");
    }
    for kind in OrderKind::ALL {
        assert_eq!(OrderKind::of_word(kind.word()), Some(kind));
    }
}

#[test]
fn orders_are_hidden_in_debug_output() {
    assert_eq!(format!("{:?}", orders_with(&Order::ALL)), format!("{:?}", Orders::default()));
}

#[test]
fn sides_are_offered_only_order_kinds_that_can_arise() {
    let roster = |ids: [&str; 2]| {
        let army = |id: &str| Army::built_in().into_iter().find(|army| army.id == id).unwrap();
        Roster::new(ids.map(|id| army(id).into()).into())
    };
    let kinds = |ids: [&str; 2], side: Side| -> Vec<&str> {
        let roster = roster(ids);
        OrderKind::ALL.into_iter().filter(|kind| kind.concerns(&roster, side)).map(OrderKind::word).collect()
    };
    assert_eq!(kinds(["moloch", "hegemony"], X), ["medic", "explosion", "declaring", "turn", "push"]);
    assert_eq!(kinds(["moloch", "hegemony"], Y), ["conversion", "declaring", "turn", "push"]);
}
