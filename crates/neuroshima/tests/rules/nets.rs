//! Nets (NH-7).

use super::cases::expect_all;
use super::table::{TestGame, X, hex, hex_name};
use sztab_neuroshima::rules::notation::Position;
use sztab_neuroshima::rules::{Catalogue, Influence};

fn lay(position: &str, expected: &str) -> TestGame {
    let table = TestGame::lay_out(position);
    expect_all(&table, expected);
    table
}

#[test]
fn nh_7_3_nets_work_from_the_moment_of_placement_and_out_of_turn() {
    let mut table = TestGame::lay_out("turn X\nhand X net1\nunit C3 Y/runner2\npile Y plain\nhand Y");
    table.play("X place net1 C4 0\nX end\nY draw");
    table.expect_refusal("Y use mobility C3 C2 0", "NH-7.6");
}

#[test]
fn nh_7_3_both_armies_net_through_their_printed_edges() {
    lay(
        "side X army=hegemony\nside Y army=borgo\nunit C3 X/net_master\nunit D3 Y/mutant\nunit B3 Y/mutant\nunit C4 Y/mutant\n\
         unit A1 X/net_fighter\nunit B1 Y/claws\nunit E2 Y/net_fighter\nunit E3 X/ganger",
        "netted D3 B3 B1\nfree C4 C3 E2",
    );
    // Borgo's Net Fighter nets through edge 2, which faces south-east.
    lay(
        "side X army=hegemony\nside Y army=borgo\nunit C3 Y/net_fighter\nunit D3 X/ganger\nunit C4 X/ganger",
        "netted D3\nfree C4",
    );
}

#[test]
fn nh_7_6_a_netted_unit_neither_moves_nor_turns_nor_pushes_nor_is_pushed() {
    let mut table =
        lay("turn X\nhand X move push_back\nunit C3 X/runner2\nunit C4 Y/net1\nunit C2 Y/plain", "netted C3");
    for line in ["X move C3 B2 0", "X move C3 C3 1", "X use mobility C3 B2 0", "X push C3 C2", "X push C3 C4"] {
        table.expect_refusal(line, "NH-7.6");
    }
    let mut table = lay(
        "turn X\nhand X push_back\nunit C3 X/plain\nunit C2 Y/plain\nunit D1 X/net1 rot=4\nunit D2 X/net1 rot=5",
        "netted C2",
    );
    table.expect_refusal("X push C3 C2", "NH-7.6");
}

#[test]
fn nh_7_1_the_picture_shows_each_working_net_once() {
    // The nets of A1 and A2 cancel each other.
    let table = TestGame::lay_out(
        "unit C4 X/net2\nunit C3 Y/net1\nunit C2 X/plain\nunit D3 Y/plain\nunit E1 X/net1 rot=4\nunit A1 X/net1 rot=3\n\
         unit A2 Y/net1",
    );
    let influence = Influence::evaluate(table.game.roster(), table.game.arrangement());
    let nets: Vec<(String, usize)> =
        influence.nets().map(|(hex, direction)| (hex_name(hex), direction.index())).collect();
    assert_eq!(nets, [("C4".to_owned(), 0), ("C4".to_owned(), 1)]);
    assert_eq!(influence.netted.iter().collect::<Vec<_>>(), [hex("C3"), hex("D3")]);
    assert_eq!(influence.unit(hex("C4")).unwrap().0.owner, X);
}

#[test]
fn nh_14_66_the_picture_shows_a_steel_net_while_it_works() {
    let thrown = |target: &str| {
        let text = format!(
            "sztab position 1\nboard 19\nmode duel\n\
             define */hq_net kind=hq initiative=0 edges=m1,m1,m1,m1,m1,m1 features=net_of_steel\n\
             define */plain kind=warrior edges=-,-,-,-,-,-\ndefine */net1 kind=warrior edges=n,-,-,-,-,-\n\
             side X\nside Y\nunit A1 X/hq_net\nunit A2 Y/{target}\nmarker A2 net=X\n"
        );
        let position = Position::parse(&text, &Catalogue::built_in()).unwrap_or_else(|error| panic!("{error}: {text}"));
        let influence = Influence::evaluate(position.roster(), position.arrangement());
        influence.thrown_nets().map(|(from, at)| (hex_name(from), hex_name(at))).collect::<Vec<_>>()
    };
    assert_eq!(thrown("plain"), [("A1".to_owned(), "A2".to_owned())]);
    // A2's net and the Steel Net cancel each other.
    assert_eq!(thrown("net1"), []);
}
