//! Cases in which a side is not asked during a Battle, and the report on a Battle before its first segment.

use super::table::Y;
use sztab_neuroshima::rules::notation::{Position, option_texts, parse_action};
use sztab_neuroshima::rules::{Board, Catalogue, Event, Game, Side};

const TILES: &str = "sztab position 1
board 19
mode duel
define */sniper2 kind=warrior initiative=2 edges=r1,-,-,-,-,- features=sharpshooter
define */guard2 kind=warrior initiative=2 edges=m1,r1,-,-,-,- features=sharpshooter
define */shadow2 kind=warrior initiative=2 edges=-,-,-,-,-,- features=anywhere_melee
define */rocket2 kind=warrior initiative=2 edges=rocket3,-,-,-,-,-
define */mortar2 kind=warrior initiative=2 edges=r1,-,-,-,-,- features=mortar
define */bend kind=warrior edges=out,in,in,in,in,in
define */tower kind=warrior edges=-,-,-,-,-,- toughness=5
define */explosive kind=warrior edges=x,-,-,-,-,-
define */mirror kind=warrior edges=reflect,reflect,reflect,reflect,reflect,reflect toughness=1
define */toxic kind=foundation foundation=toxic_bomb
side X tokens=poison:2,paralysis:1
side Y army=moloch
hand Y battle
turn Y phase=play number=9
";

/// The game after a Battle started by Y, or at its first question, with its events.
fn fight(units: &str) -> (Game, Vec<Event>) {
    let text = format!("{TILES}{units}");
    let position = Position::parse(&text, &Catalogue::built_in()).unwrap_or_else(|error| panic!("{error}: {text}"));
    let mut game = position.game();
    let action = parse_action("battle", game.roster(), Y, Board::STANDARD).unwrap();
    let events = game.apply(Y, action).unwrap();
    (game, events)
}

/// The options of the open question; empty if there is none.
fn offered_options(units: &str) -> Vec<String> {
    let (game, _) = fight(units);
    let words = |decision| option_texts(decision, game.roster(), Board::STANDARD, &|side: Side| side.letter());
    game.decision().map(words).unwrap_or_default()
}

#[test]
fn nh_5_21_a_player_with_a_single_target_is_not_asked() {
    let nobody: [String; 0] = [];
    for units in [
        "unit C5 Y/sniper2\nunit C3 X/tower\n",
        "unit C5 Y/shadow2\nunit C3 X/tower\n",
        "unit C5 Y/rocket2\nunit C4 X/tower\n",
        // The same applies on Hills, over C4: a rocket may not miss a target that it can hit in line (O-49).
        "terrain hills C5\nunit C5 Y/rocket2\nunit C3 X/tower\n",
        // A mortar is not a rocket, so it does not look for paths to D2.
        "unit C5 Y/mortar2\nunit C3 X/tower\nunit D3 X/tower\n",
        // After the redirection by C4, the shot can only hit C2.
        "unit C5 Y/sniper2\nunit C4 Y/bend\nunit C2 X/tower\n",
        // A unit behind C4 would redirect the shot, but it has no target there (NH-14.56).
        "unit C5 Y/sniper2\nunit C4 X/tower\nunit C3 Y/bend\n",
        // Two units stand in front of the melee attack, which is not aimed, and one is in the line of the shot.
        "unit C5 Y/guard2\nunit C4 X/tower\nunit C3 X/tower\nunit D4 X/tower\nunit A1 Y/bend\n",
        // This Toxic Bomb would wound no unit.
        "foundation A1 Y/toxic\nunit C5 Y/tower\nunit E3 X/tower\n",
    ] {
        assert_eq!(offered_options(units), nobody, "{units}");
    }
    assert_eq!(offered_options("unit C5 Y/sniper2\nunit C4 X/tower\nunit C3 X/tower\n").len(), 2);
}

#[test]
fn nh_5_2_events_before_the_first_segment_are_announced_once() {
    let prepared = |events: &[Event]| events.iter().filter(|event| matches!(event, Event::BattlePrepared)).count();
    assert_eq!(prepared(&fight("unit A1 Y/tower\nmarker A1 paralysis=X:1\nunit C3 X/sniper2\n").1), 0);
    let board = "unit A1 Y/tower\nunit B1 Y/tower\nmarker B1 poison=X:2\nunit C5 X/explosive\nunit C4 Y/tower\n";
    let (_, events) = fight(board);
    assert_eq!(prepared(&events), 1);
    let destroys: Vec<bool> =
        events.iter().filter_map(|event| if let Event::Hit(hit) = event { Some(hit.destroys) } else { None }).collect();
    assert_eq!(destroys, [false, false, true]);
}

#[test]
fn nh_14_58_a_reflected_blast_reports_its_path() {
    let (game, events) = fight("unit C5 Y/explosive\nunit C4 X/mirror\n");
    let hex = |name: &str| Board::STANDARD.hex(name).unwrap();
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Reflected { .. })).count(), 1);
    let paths: Vec<_> = events
        .iter()
        .filter_map(|event| if let Event::Hit(hit) = event { Some(hit.path.clone()) } else { None })
        .collect();
    assert_eq!(paths, [vec![hex("C4")]]);
    assert!(game.arrangement().unit(hex("C5")).is_none() && game.arrangement().unit(hex("C4")).is_some());
}
