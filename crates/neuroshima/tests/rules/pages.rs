//! Pages of the Map Atlas as texts (NH-13.30); their rules are tested in `pages.case`.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::dice::{self, Dice, choose, is_thorough, play_on, scaled_count, seed};
use super::shadow::ReplayedState;
use sztab_neuroshima::rules::notation::{Catalogue, Position};
use sztab_neuroshima::rules::page::Page;
use sztab_neuroshima::rules::{
    Action, Army, BattleCause, Board, Direction, Event, Game, Opening, Roster, State, Terms,
};

/// A page with a mark of each kind, three spaces before the first column, and a hole.
pub const MILL: &str = "sztab page 1
page mill
title en The Mill
title pl Młyn
note en Ours, not the publisher's.
mode duel
armies any
|      Y
|   o     o
|o     o     o
|   w     w
|o     +     o
|   w     w
|o     o     o
|   o     o
|      X
mark X start=X
mark Y start=Y
mark + score=1
mark w terrain=jungle
goal * score 7
";

#[test]
fn nh_13_30_built_in_pages_print_as_they_are_written() {
    assert_eq!(Page::built_in().len(), 8);
    for page in Page::built_in() {
        let id = page.id.as_deref().unwrap();
        let file = format!("{}/values/pages-1/{id}.page", env!("CARGO_MANIFEST_DIR"));
        assert_eq!(page.print(), std::fs::read_to_string(file).unwrap(), "{id}");
        assert_eq!(format!("page={id}").parse::<Terms>().unwrap().board, page.board);
        assert!(page.title.pl.is_some() && page.note.uk.is_some(), "{id} is in three languages");
    }
}

#[test]
fn nh_13_30_a_page_with_the_hexes_of_board_19_has_its_names_and_neighbours() {
    let page = Page::parse(MILL).unwrap();
    assert_eq!((page.board.size(), page.print().as_str()), (19, MILL));
    for (hex, usual) in page.board.hexes().zip(Board::STANDARD.hexes()) {
        assert_eq!(page.board.name(hex), Board::STANDARD.name(usual));
        for direction in Direction::ALL {
            let next = page.board.neighbour(hex, direction);
            assert_eq!(next, Board::STANDARD.neighbour(usual, direction));
        }
    }
}

#[test]
fn o_171_a_hole_ends_lines_and_keeps_the_names_below_it() {
    let holed = MILL.replace("|o     +     o", "|o           o");
    let board = Page::parse(&holed.replace("mark + score=1\n", "").replace("goal * score 7\n", "")).unwrap().board;
    assert_eq!((board.hex("C3"), board.size()), (None, 18));
    let [above, below, west, east] = ["C2", "C4", "B2", "D2"].map(|name| board.hex(name).unwrap());
    assert_eq!((board.direction(above, below), board.direction(west, east)), (None, None));
    assert_eq!(board.line(above, Direction::new(3).unwrap()).count(), 0);
}

/// A page is refused with the place of the first thing that is wrong.
#[test]
fn nh_13_30_pages_are_refused_with_line_and_column() {
    for (from, to, error) in [
        ("sztab page 1", "sztab page 2", "1:12: expected sztab page 1"),
        ("page mill", "page Mill", "2:6: expected an id of 1 to 40 lower-case letters, digits and underscores"),
        ("title en The Mill\n", "", "21:1: expected a `title en` line"),
        ("armies any\n", "", "21:1: expected a `armies` line"),
        (
            "|   w     w\n|o     +",
            "|   w      w\n|o     +",
            "11:12: expected columns of hexes three characters apart (NH-13.30)",
        ),
        ("|o     +     o", "|o     +  w   o", "12:11: expected hexes of a column on every second line (NH-13.30)"),
        ("mark w terrain=jungle\n", "", "11:5: expected a character with a `mark` line; `w` has none (NH-13.30)"),
        ("mark w terrain=jungle", "mark w terrain=sea", "20:16: expected jungle, hills, mountains or swamps"),
        ("mark w terrain", "mark v terrain", "20:6: expected a character of the drawing"),
        ("mark + score=1", "mark + score=1@turn", "19:16: expected battle"),
        (
            "mark + score=1",
            "mark + pit heal=1",
            "19:6: expected no meaning besides pit or Mountains, which nobody enters (NH-13.30)",
        ),
        ("mark + score=1", "mark +", "19:6: expected a meaning, or a goal to hold these hexes (NH-13.30)"),
        ("mark Y start=Y", "mark Y start=Z", "18:14: expected the letter of a side"),
        ("goal * score 7", "goal * hold + 2", "21:15: expected 1 to 1 hexes, as many as are drawn"),
        ("goal * score 7", "goal Y score 0", "21:14: expected a number of points, 1 to 999"),
        ("mark + score=1", "mark + heal=1", "8:8: expected a mark that scores, because a goal needs points (NH-13.30)"),
        (
            "goal *",
            "rule no-hq Y\ngoal Y",
            "8:8: expected a goal of side X, because not every side has an HQ (NH-13.30)",
        ),
        (
            "goal * score 7",
            "goal X hq\nrule no-hq Y\ngoal Y score 7",
            "8:8: expected an enemy with an HQ, because side X is to destroy one (NH-13.30)",
        ),
        ("goal *", "rule first Z\ngoal *", "21:12: expected the letter of a side"),
        (
            "mark X start=X\nmark Y start=Y",
            "mark X start=*\nmark Y heal=1",
            "8:8: expected at least as many start hexes as HQs, also for side X (NH-13.30)",
        ),
    ] {
        assert!(MILL.contains(from), "{from}");
        let text = MILL.replacen(from, to, 1);
        assert_eq!(Page::parse(&text).map(|page| page.print()).unwrap_err().to_string(), error, "{to}");
    }
}

#[test]
fn nh_13_30_pages_are_refused_with_what_they_forbid() {
    for wrong in [
        "page=mill",
        "mode=ffa page=sluice",
        "mode=ffa seats=3 page=long_bridge",
        "board=37 mode=ffa seats=4 page=long_bridge",
        "terrain=hills page=sluice",
        "rules=2005 page=sluice",
    ] {
        assert!(wrong.parse::<Terms>().is_err(), "{wrong}");
    }
    assert!("page=sluice cards=on reinforcements=on start=alternative".parse::<Terms>().is_ok());
}

#[test]
fn nh_13_30_positions_name_a_page_or_draw_it() {
    let catalogue = Catalogue::built_in();
    let known = "sztab position 1\nboard wells\nside X army=moloch\nside Y army=borgo score=3\nunit C5 X/hq\n";
    let printed = Position::parse(known, &catalogue).unwrap().print();
    let hash = &Page::find("wells").unwrap().hash;
    assert!(printed.starts_with(&format!("sztab position 1\nboard wells hash={hash}\nside X")), "{printed}");
    assert!(printed.contains("\nside Y army=borgo score=3\n"), "{printed}");
    assert_eq!(Position::parse(&printed, &catalogue).unwrap().print(), printed);
    let drawing = &MILL[MILL.find('|').unwrap()..];
    let drawn =
        format!("sztab position 1\nboard drawn\n{drawing}side X army=moloch\nside Y army=borgo\nunit C5 X/hq\n");
    assert_eq!(Position::parse(&drawn, &catalogue).unwrap().print(), drawn);
    for (text, error) in [
        (
            printed.replace(hash.as_str(), "0123456789abcdef"),
            format!("2:18: expected {hash}, the hash of the page that is known here"),
        ),
        (
            known.replace("wells", "well"),
            "2:7: expected 19, 37, drawn or the id of a page: sluice, ring_road, wells, furnace, \
            three_spurs, weathervane, four_gates, long_bridge"
                .to_owned(),
        ),
        (
            known.replace("board wells", "board wells\nrule turns 3"),
            "3:1: expected `board drawn` before a line of a drawn board".to_owned(),
        ),
        (drawn.replace("board drawn\n", "board drawn\nboard 19\n"), "3:1: expected only one `board` line".to_owned()),
        (known.replace("board wells", "board drawn"), "2:1: expected a drawing of the board".to_owned()),
    ] {
        assert_eq!(Position::parse(&text, &catalogue).map(|it| it.print()).unwrap_err().to_string(), error, "{text}");
    }
}

/// A game on a built-in page between armies of the base box.
fn game_on(page: &Page, number: u64) -> Game {
    let terms: Terms = format!("page={}", page.id.as_deref().unwrap()).parse().unwrap();
    let mut armies: Vec<Arc<Army>> = Army::base_box().into_iter().map(Arc::new).collect();
    armies.rotate_left(usize::try_from(number % 4).unwrap());
    armies.truncate(usize::from(terms.seats));
    new_game(Roster::with_terms(armies, terms), number)
}

fn new_game(roster: Roster, number: u64) -> Game {
    let opening = Opening::deal(&roster, roster.terms().board, &seed(number));
    Game::new(Arc::new(roster), &opening)
}

#[test]
fn nh_13_30_random_games_on_every_page_end_and_follow_from_their_events() {
    let catalogue = Catalogue::built_in();
    let mut ends = BTreeSet::new();
    for page in Page::built_in() {
        for number in 1..=scaled_count(60) {
            let start = game_on(page, number);
            let mut shadow = ReplayedState::for_game(&start);
            let game = play_on(start, number, |before, action, game, events| {
                shadow.apply_events(events);
                shadow.compare(game);
                let arrangement = game.arrangement();
                assert!(page.pits.iter().all(|hex| arrangement.unit(hex).is_none()));
                if let Action::PlaceHeadquarters { hex, .. } = action {
                    assert!(page.starts(before.state().active).contains(hex));
                }
                if number % 12 == 1 {
                    let text = Position::from_game(game).print();
                    let read = Position::parse(&text, &catalogue).unwrap_or_else(|error| panic!("{error}\n{text}"));
                    assert_eq!(read.game().state(), game.state(), "{text}");
                    let kept: State = serde_json::from_str(&game.state_json()).unwrap();
                    assert_eq!(kept, *game.state());
                }
            });
            ends.insert(game.outcome().unwrap().reason.word());
        }
    }
    if is_thorough() {
        for reason in ["goal", "headquarters_destroyed", "final_battle"] {
            assert!(ends.contains(reason), "no game ends with {reason}: {ends:?}");
        }
    }
}

/// Both games are the same up to the first Battle of a full board (NH-4.12).
#[test]
fn nh_13_30_a_page_like_board_19_gives_the_same_games() {
    let plain = MILL.replace(['X', 'Y', 'w', '+'], "o");
    let lines = plain.lines().filter(|line| !line.starts_with("mark") && !line.starts_with("goal"));
    let page = Arc::new(Page::parse(&lines.collect::<Vec<_>>().join("\n")).unwrap());
    let shape = serde_json::to_string(&page.board).unwrap();
    for number in 1..=scaled_count(150) {
        let mut usual = dice::new_game(number);
        let armies = usual.roster().sides().map(|side| Arc::new(usual.roster().army(side).clone())).collect();
        let mut other = new_game(Roster::with_terms(armies, Terms::default().with_page(Arc::clone(&page))), number);
        let mut dice = Dice::new(number);
        while let Some(side) = usual.side_to_act() {
            let legal = usual.legal_actions();
            assert_eq!(legal, other.legal_actions());
            let action = choose(&legal, number, &mut dice);
            let (events, came) = (usual.apply(side, action).unwrap(), other.apply(side, action).unwrap());
            if events.iter().any(|event| matches!(event, Event::BattleBegan { cause: BattleCause::FullBoard, .. })) {
                break;
            }
            assert_eq!(events, came);
            assert_eq!(usual.state_json(), other.state_json().replacen(&shape, "\"standard\"", 1));
        }
    }
}
