//! Structures on random boards (NH-13.11). Single situations are in `structures.case`.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::sync::Arc;

use super::dice::{Dice, is_thorough, play_on, scaled_count, seed};
use super::notation::catalogue;
use super::skirmish::play_instant;
use sztab_neuroshima::rules::instants::Battle;
use sztab_neuroshima::rules::notation::{Act, Position, Record};
use sztab_neuroshima::rules::{
    Action, Army, Arrangement, Board, Game, Hex, Influence, Opening, Played, Roster, Side, SpentAbilities, State,
    Terms, Unit,
};

/// Values of the tokens of two Structures on sides a: initiative, edges, Toughness, effect.
const TOKENS: [[&str; 4]; 2] = [["2", "m1,-,r1+n,-,g,a", "1", "melee+1"], ["3,1", "c,n,-,c,m2,-", "2", "toughness+1"]];

const UNITS: [&str; 8] = [
    "kind=warrior initiative=2 edges=m1,-,r1,-,m1,a toughness=1",
    "kind=warrior initiative=3 edges=g,-,m2,-,-,-",
    "kind=warrior edges=n,n,-,n,-,-",
    "kind=warrior initiative=1 edges=r2,-,-,r1,-,reflect toughness=1",
    "kind=module edges=c,c,-,c,-,c effect=toughness+1",
    "kind=module edges=c,-,c,-,c,c effect=initiative+1",
    "kind=module edges=-,t,t,-,t,- toughness=1",
    "kind=module edges=c,-,c,-,c,- effect=initiative-1",
];

/// A random board with a Structure of each side, as text; `order` is that of the tokens.
fn random_board(number: u64, order: [usize; 2]) -> String {
    let mut dice = Dice::new(number);
    let keys = ["initiative", "edges", "toughness", "effect"];
    let values = |key: usize| order.map(|token| TOKENS[token][key]).join("/");
    let values: Vec<String> = (0..4).map(|key| format!(" {}={}", keys[key], values(key))).collect();
    let mut text =
        format!("board 19\ndefine */fort kind=structure{}\nside X army=borgo\nside Y army=moloch\n", values.concat());
    for (index, unit) in UNITS.iter().enumerate() {
        let _ = writeln!(text, "define */unit{index} {unit}");
    }
    let hexes: Vec<Hex> = Board::STANDARD.hexes().collect();
    let mut taken: Vec<Hex> = Vec::new();
    for side in ["X", "Y"] {
        let one = dice.pick(&hexes);
        let around: Vec<Hex> = Board::STANDARD.neighbours(one).map(|(_, hex)| hex).collect();
        let two = dice.pick(&around);
        let rotations = [dice.draw_below(6), dice.draw_below(6)];
        let wounds = dice.draw_below(3);
        if taken.contains(&one) || taken.contains(&two) {
            continue;
        }
        taken.extend([one, two]);
        let hexes = order.map(|token| Board::STANDARD.name([one, two][token]).to_string()).join("+");
        let rotations = order.map(|token| rotations[token].to_string()).join("+");
        let _ = writeln!(text, "unit {hexes} {side}/fort rot={rotations} wounds={wounds}");
    }
    for _ in 0..4 + dice.draw_below(9) {
        let (hex, side, unit) = (dice.pick(&hexes), dice.pick(&["X", "Y"]), dice.draw_below(UNITS.len()));
        let rotation = dice.draw_below(6);
        if !taken.contains(&hex) && taken.len() < 18 {
            taken.push(hex);
            let _ = writeln!(text, "unit {} {side}/unit{unit} rot={rotation}", Board::STANDARD.name(hex));
        }
    }
    text
}

/// Each unit's hex, owner and wounds.
fn standing(arrangement: &Arrangement) -> Vec<(Hex, Side, u8)> {
    arrangement.units().map(|(hex, unit)| (hex, unit.owner, unit.wounds)).collect()
}

#[test]
fn nh_13_11_the_numbers_of_the_tokens_change_nothing() {
    let (mut wounded, mut fallen, mut netted) = (0, 0, 0);
    for number in 0..scaled_count(3000) {
        let outcomes = [[0, 1], [1, 0]].map(|order| {
            let text = random_board(number, order);
            let position = Position::parse(&text, catalogue()).unwrap_or_else(|error| panic!("{error}\n{text}"));
            let before = Influence::evaluate(position.roster(), position.arrangement());
            let commanders: Vec<_> = Board::STANDARD.hexes().map(|hex| before.controller(hex)).collect();
            let start = position.arrangement().clone();
            let battle = Action::Play(Played::Battle(Battle {}));
            let game = play_instant(position.roster(), start, Side(0), battle);
            let end = game.arrangement();
            for [one, two] in position.arrangement().structures().iter() {
                let of = |hex| end.unit(hex).map(|unit| unit.wounds);
                assert_eq!(of(one), of(two), "board {number}: both tokens have the same wounds, or have left\n{text}");
                assert_eq!(before.is_netted(one), before.is_netted(two), "board {number}\n{text}");
                wounded += u32::from(of(one) > Some(0));
                fallen += u32::from(of(one).is_none());
                netted += u32::from(before.is_netted(one));
            }
            (before.netted, commanders, standing(end), end.points)
        });
        assert_eq!(outcomes[0], outcomes[1], "board {number}\n{}", random_board(number, [0, 1]));
    }
    assert!(wounded > 100 && fallen > 100 && netted > 100, "{wounded} wounded, {fallen} fallen, {netted} netted");
}

const HEAD: &str = "board 19
define */fort kind=structure initiative=2/1/-/- edges=m1,-,-,-,-,-/r1,-,-,-,-,-/a,-,-,-,-,-/-,-,-,-,-,-
define */wall kind=warrior edges=-,-,-,-,-,-
side X
side Y
";

#[test]
fn nh_13_10_a_position_with_structures_is_printed_as_it_is_read() {
    let text = format!(
        "{HEAD}unit B2 Y/wall\nunit C3+B3 X/fort face=b+a rot=0+4 wounds=1 spent=mobility\nunit D3+D4 Y/fort\n\
         unit E1 X/wall\n"
    );
    let printed = Position::parse(&text, catalogue()).unwrap().print();
    for line in text.lines() {
        assert!(printed.contains(line), "{line}\n{printed}");
    }
    assert_eq!(Position::parse(&printed, catalogue()).unwrap().print(), printed);
}

#[test]
fn nh_13_10_texts_that_are_refused() {
    for (lines, column) in [
        ("unit C3+A1 X/fort", 6),
        ("unit C3+C3 X/fort", 6),
        ("unit C3 X/fort", 9),
        ("unit C3+C4 X/wall", 12),
        ("unit C3+C4 X/fort face=c+a", 24),
        ("unit C3+C4 X/fort rot=1", 23),
        ("unit C4 Y/wall\nunit C3+C4 X/fort", 6),
        ("unit C3+C4 X/fort\nunit D1+D2 X/fort", 6),
        ("hand X fort", 8),
        ("define X/b kind=structure edges=-/-/-", 33),
        ("define X/b kind=structure edges=t,-,-,-,-,-/-", 33),
        ("define X/b kind=structure edges=-/- initiative=3,2,1/-", 48),
        ("define X/b kind=structure edges=-/- toughness=1", 47),
        ("define X/b kind=structure edges=-/- features=spy/-", 46),
        ("define X/b kind=structure edges=-/- effect=-/scoper", 46),
    ] {
        let error = Position::parse(&format!("{HEAD}{lines}\n"), catalogue()).expect_err(lines);
        assert_eq!((error.line, error.column), (5 + lines.lines().count(), column), "{lines}: {error}");
    }
}

/// The terms of games with Structures, with the number of hexes that HQs and Structures can use.
const GAME_TERMS: [&str; 9] = [
    "structures=on",
    "structures=on reinforcements=on",
    "structures=on cards=on start=alternative",
    "structures=on terrain=swamps:C1,jungle:B3+B2",
    "mode=ffa structures=on",
    "mode=points seats=4 board=37 structures=on",
    "mode=one-vs-team structures=on",
    "mode=teams structures=on",
    "mode=ffa seats=4 leaving=remove structures=on",
];

/// A new game of built-in armies.
pub fn game_with_structures(terms: &str, number: u64) -> Game {
    let terms: Terms = terms.parse().unwrap();
    let armies: Vec<Arc<Army>> = Army::built_in().into_iter().map(Arc::new).collect();
    let first = usize::try_from(number).unwrap() * 5;
    let armies = (0..usize::from(terms.seats)).map(|seat| Arc::clone(&armies[(first + seat) % armies.len()])).collect();
    let board = terms.board;
    let roster = Arc::new(Roster::with_terms(armies, terms));
    let opening = Opening::deal(&roster, board, &seed(number));
    Game::new(roster, &opening)
}

/// Checks that the tokens of each Structure touch each other and are one unit.
fn check_structures(game: &Game) {
    let arrangement = game.arrangement();
    for [one, two] in arrangement.structures().iter() {
        assert!(arrangement.board.direction(one, two).is_some(), "NH-13.12");
        let [first, second] = [one, two].map(|hex| *arrangement.unit(hex).unwrap());
        assert_eq!((first.owner, first.wounds, first.marks), (second.owner, second.wounds, second.marks));
        assert_eq!(first.spent, second.spent);
        let tokens = [first, second].map(|unit| game.roster().unit_tile(&unit).token.unwrap());
        assert_eq!(tokens.map(|token| token.is_second), [false, true]);
        assert_eq!(tokens[0].faces, tokens[1].faces);
        assert_eq!(arrangement.structures().of(first.owner), Some([one, two]));
    }
    let tokens = arrangement.units().filter(|(_, unit)| game.roster().unit_tile(unit).token.is_some());
    assert_eq!(tokens.count(), 2 * arrangement.structures().iter().count());
}

/// Everything on a board that events tell.
fn told_board(arrangement: &Arrangement) -> impl PartialEq + std::fmt::Debug + use<> {
    let units = arrangement.units().map(|(hex, unit)| (hex, Unit { spent: SpentAbilities::default(), ..*unit }));
    let grounds = arrangement.foundations().iter().map(|ground| ground.to_event_tile());
    let rest = (*arrangement.structures(), arrangement.points, arrangement.cards);
    (units.collect::<Vec<_>>(), grounds.collect::<Vec<_>>(), rest)
}

#[test]
fn nh_13_10_random_games_with_structures_end_and_follow_from_their_events() {
    let (mut built, mut gone, mut kinds) = (0, 0, BTreeSet::new());
    for (terms, number) in GAME_TERMS.into_iter().flat_map(|terms| (1..=scaled_count(40)).map(move |n| (terms, n))) {
        let start = game_with_structures(terms, number);
        let mut board = start.arrangement().clone();
        let game = play_on(start, number, |before, action, game, events| {
            events.iter().for_each(|event| board.apply_event(event));
            if game.decision().is_none() && before.decision().is_none() {
                assert_eq!(told_board(&board), told_board(game.arrangement()), "{terms} {number}");
            }
            check_structures(game);
            if let Action::Use(used) = action {
                kinds.insert(used.entry().word());
            }
            if number % 8 == 1 {
                assert!(before.legal_actions().is_sorted(), "canonical order");
                let text = Position::from_game(game).print();
                let read = Position::parse(&text, catalogue()).unwrap_or_else(|error| panic!("{error}\n{text}"));
                assert_eq!(read.game().state(), game.state(), "{text}");
                let kept: State = serde_json::from_str(&game.state_json()).unwrap();
                assert_eq!(kept, *game.state());
            }
        });
        for side in game.roster().sides() {
            built += usize::from(game.arrangement().structure(side).is_some());
            gone += usize::from(game.arrangement().structures().losses().contains(side));
        }
    }
    assert!(!is_thorough() || built > 50 && gone > 50, "{built} stand at the end, {gone} are gone");
    assert!(!is_thorough() || kinds.contains("turn"), "{kinds:?}");
}

#[test]
fn nh_13_10_building_is_two_actions_in_canonical_order() {
    let text = "board 19\nmode duel structures=on\nside X army=vegas\nside Y army=borgo\nhand X battle battle battle\n\
                turn X phase=discard\nunit A1 X/hq\nunit E2 Y/hq\n";
    let game = Position::parse(text, catalogue()).unwrap().game();
    let builds = |game: &Game| {
        let legal = game.legal_actions();
        assert!(legal.is_sorted());
        legal.into_iter().filter(|action| matches!(action, Action::Build(_))).collect::<Vec<_>>()
    };
    let free: Vec<Hex> = Board::STANDARD.hexes().filter(|&hex| game.arrangement().is_free(hex)).collect();
    let pairs = free.iter().flat_map(|&one| free.iter().filter(move |&&two| Board::STANDARD.distance(one, two) == 1));
    let first = builds(&game);
    assert_eq!(first.len(), 17 * 12, "each hex has a free neighbour");
    let second = first.iter().map(|&action| {
        let mut next = game.clone();
        next.apply(Side(0), action).unwrap();
        assert_eq!(next.legal_actions(), builds(&next), "the second token comes next");
        builds(&next).len()
    });
    assert_eq!(second.sum::<usize>(), pairs.count() * 144);
}

#[test]
fn nh_13_10_a_record_names_its_values_and_is_replayed() {
    let start = game_with_structures("structures=on", 3);
    let opening = Opening::deal(start.roster(), Board::STANDARD, &seed(3));
    let mut acts = Vec::new();
    let game =
        play_on(start, 3, |before, action, _, _| acts.push((before.side_to_act().unwrap(), Act::Action(action))));
    let record = Record::from_acts(&opening, Some(seed(3)), vec![None, None], acts, &game).print();
    assert!(record.contains("\nvalues open-variants-1 hash=4a4753ba9e4bd388\n"), "{record}");
    let read = Record::parse(&record, catalogue()).unwrap_or_else(|error| panic!("{error}\n{record}"));
    assert_eq!(read.print(), record);
    assert_eq!(read.replay().unwrap().state(), game.state());
    for other in ["values open-variants-1 hash=0a4753ba9e4bd388", "values open-variants-9 hash=4a4753ba9e4bd388"] {
        let changed = record.replace("values open-variants-1 hash=4a4753ba9e4bd388", other);
        assert!(Record::parse(&changed, catalogue()).is_err(), "{other}");
    }
}

#[test]
fn nh_13_15_combinations_that_are_refused() {
    for terms in ["structures=on rules=2005", "structures=on page=sluice", "structures=off"] {
        assert!(terms.parse::<Terms>().is_err(), "{terms}");
    }
    assert_eq!("structures=on cards=on".parse::<Terms>().unwrap().to_string(), "cards=on structures=on");
    let text = "board 19\nmode duel structures=on\nside X army=nobody\nside Y army=moloch\n";
    assert!(Position::parse(text, catalogue()).is_err());
}

#[test]
fn nh_13_10_a_token_that_is_named_is_part_of_a_position() {
    let text = "sztab position 1\nboard 19\nmode duel structures=on\nside X army=vegas\nside Y army=borgo\n\
                hand X battle battle battle\nturn X phase=discard\nunit A1 X/hq\nunit E2 Y/hq\nstructure Y gone\n\
                building C3 b 1\n";
    let position = Position::parse(text, catalogue()).unwrap();
    assert_eq!(position.print(), text);
    for (line, column) in
        [("building A1 b 1", 1), ("building C3 c 1", 13), ("structure Z gone", 11), ("structure Y out", 13)]
    {
        let changed = text.replace(if line.starts_with('b') { "building C3 b 1" } else { "structure Y gone" }, line);
        let error = Position::parse(&changed, catalogue()).expect_err(line);
        assert_eq!(error.column, column, "{error}");
    }
}
