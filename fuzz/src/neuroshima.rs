//! The targets of Neuroshima Hex.

#![allow(clippy::missing_panics_doc, reason = "to panic is what they are there for")]

use std::mem::discriminant;
use std::sync::{Arc, LazyLock};

use sztab_neuroshima::rules::notation::{CaseFile, Catalogue, Position, Record, parse_action, print_action};
use sztab_neuroshima::rules::page::Page;
use sztab_neuroshima::rules::{Action, Army, Board, Game, Opening, Roster, Side, State, Terms};

use crate::shared::{MAX_ACTIONS, check_error_place, choices_from_text};

static ARMIES: LazyLock<Vec<Arc<Army>>> = LazyLock::new(|| Army::base_box().into_iter().map(Arc::new).collect());
static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(Catalogue::built_in);

/// Two different armies of the base box: a number means the same two, however many armies come with the program.
pub fn pick_roster(number: u8) -> Arc<Roster> {
    let (number, count) = (usize::from(number), ARMIES.len());
    let first = number % count;
    let second = (first + 1 + number / count % (count - 1)) % count;
    Arc::new(Roster::new(vec![Arc::clone(&ARMIES[first]), Arc::clone(&ARMIES[second])]))
}

/// Terms of tables, the usual duel first; each mode and each variant has some. Behind them the armies of later boxes that
/// play there; where none are named, those of the base box.
const TERMS: [(&str, &[&str]); 18] = [
    ("", &[]),
    ("mode=ffa", &[]),
    ("mode=ffa seats=4 board=37 leaving=remove", &[]),
    ("mode=points seats=4", &[]),
    ("mode=one-vs-team", &[]),
    ("mode=teams", &[]),
    ("mode=teams board=37 moloch=off start=alternative", &[]),
    ("mode=points reinforcements=on", &[]),
    ("mode=one-vs-team reinforcements=on start=alternative rules=2005", &[]),
    ("start=alternative reinforcements=on rules=2005", &[]),
    ("terrain=mixed cards=on", &["vegas", "steelpolice"]),
    ("terrain=jungle readings=O-20", &["doomsdaymachine", "steelpolice"]),
    ("cards=on readings=O-01", &["smart", "newyork"]),
    ("terrain=hills", &["mississippi", "sharrash"]),
    ("mode=teams board=37 cards=on terrain=swamps", &["vegas", "neojungle", "mississippi", "sharrash"]),
    ("mode=points seats=4 board=37 terrain=mountains", &["smart", "doomsdaymachine", "newyork", "neojungle"]),
    ("page=wells", &[]),
    ("mode=ffa seats=4 page=long_bridge", &[]),
];

/// The number of kinds of tables.
pub fn terms_count() -> u8 {
    u8::try_from(TERMS.len()).expect("a few")
}

/// A table: a byte for the terms, and one for the armies.
pub fn open_roster(terms: u8, armies: u8) -> Arc<Roster> {
    let (terms, named) = TERMS[usize::from(terms) % TERMS.len()];
    let terms: Terms = terms.parse().expect("terms");
    if !named.is_empty() {
        let is_named = |army: &&Arc<Army>| named.contains(&army.id.as_str());
        let mut seated: Vec<Arc<Army>> = CATALOGUE.armies().iter().filter(is_named).map(Arc::clone).collect();
        assert_eq!(seated.len(), usize::from(terms.seats), "an army for each seat");
        seated.rotate_left(usize::from(armies) % named.len());
        return Arc::new(Roster::with_terms(seated, terms));
    }
    if terms.seats == 2 {
        let armies = pick_roster(armies);
        let armies = armies.sides().map(|side| Arc::new(armies.army(side).clone())).collect();
        return Arc::new(Roster::with_terms(armies, terms));
    }
    let mut seated = ARMIES.clone();
    seated.rotate_left(usize::from(armies) % ARMIES.len());
    if armies & 128 != 0 {
        seated.reverse();
    }
    seated.truncate(usize::from(terms.seats));
    Arc::new(Roster::with_terms(seated, terms))
}

/// A page: it is refused with a place in the text, or it prints as a page that is equal to it and prints the same.
pub fn fuzz_page(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match Page::parse(text) {
        Err(error) => check_error_place(text, error.line, error.column, &error.expected),
        Ok(page) => {
            let printed = page.print();
            let again = Page::parse(&printed).unwrap_or_else(|error| panic!("{error}\n{printed}"));
            assert_eq!(again.print(), printed);
            assert_eq!(Page { hash: page.hash.clone(), ..again }, page);
        }
    }
}

/// An army file: it is refused with a reason, or its army can be played.
pub fn fuzz_army(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match Army::parse("fuzzed.toml", text) {
        Err(errors) => {
            assert!(!errors.0.is_empty(), "refused without a reason");
            assert!(errors.0.iter().all(|error| !error.problem.is_empty()), "{errors}");
        }
        Ok(army) => {
            // Looks are no part of what is kept.
            assert!(text.starts_with(&army.source), "{}", army.source);
            assert_eq!(army.drawable_tiles().count(), 34, "NH-1.9");
            let army = Arc::new(army);
            let roster = Arc::new(Roster::new(vec![Arc::clone(&army), army]));
            play(deal(roster, 0), &choices_from_text(text));
        }
    }
}

/// Lines of actions after one byte that says who plays: each is refused with its place, or written as it was read.
pub fn fuzz_actions(bytes: &[u8]) {
    let Some((first, text)) = bytes.split_first() else { return };
    let roster = pick_roster(*first);
    let side = Side(first >> 7);
    let board = if first & 64 == 0 { Board::STANDARD } else { Board::ENLARGED };
    for line in String::from_utf8_lossy(text).lines() {
        match parse_action(line, &roster, side, board) {
            Err(error) => {
                assert!((1..=line.chars().count() + 1).contains(&error.column), "`{line}`: {error}");
                assert!(!error.expected.to_string().is_empty());
            }
            Ok(action) => {
                let written = print_action(action, &roster, side, board);
                assert_eq!(parse_action(&written, &roster, side, board), Ok(action), "`{line}`");
            }
        }
    }
}

/// A position: it is refused with its place, or written as it was read, and can be played on from if it has a turn.
pub fn fuzz_position(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match Position::parse(text, &CATALOGUE) {
        Err(error) => check_error_place(text, error.line, error.column, &error.expected),
        Ok(position) => {
            let written = position.print();
            let again = Position::parse(&written, &CATALOGUE).expect("what was written can be read");
            assert_eq!(again.print(), written, "one text for one position");
            if position.has_turn() && position.roster().sides().all(|side| position.hidden_tiles(side) == 0) {
                play(position.game(), &choices_from_text(text)[..60]);
            }
        }
    }
}

/// A record: it is refused with its place, or written as it was read, and replayed as far as it goes.
pub fn fuzz_record(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match Record::parse(text, &CATALOGUE) {
        Err(error) => check_error_place(text, error.line, error.column, &error.expected),
        Ok(record) => {
            let written = record.print();
            let again = Record::parse(&written, &CATALOGUE).expect("what was written can be read");
            assert_eq!(again.print(), written, "one text for one record");
            let verdict = |record: &Record| {
                record.verify().map(|verified| verified.came).map_err(|falsehood| record.describe_falsehood(&falsehood))
            };
            assert_eq!(verdict(&again), verdict(&record), "what is false does not depend on how it is written");
            if let Ok(position) = record.replay() {
                assert_eq!(again.replay().as_ref().map(Position::print), Ok(position.print()));
            }
        }
    }
}

/// Cases: they are refused with their place, or written as they were read; each passes or says what came instead.
pub fn fuzz_cases(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match CaseFile::parse(text, &CATALOGUE) {
        Err(error) => check_error_place(text, error.line, error.column, &error.expected),
        Ok(file) => {
            let written = file.print();
            let again = CaseFile::parse(&written, &CATALOGUE).expect("what was written can be read");
            assert_eq!(again.print(), written, "one text for one file of cases");
            for case in &file.cases {
                assert!(case.run().iter().all(|failure| !failure.expected.is_empty()));
            }
        }
    }
}

/// A whole game: a byte for the terms, one for the armies, one for the shuffle, then three bytes an action.
pub fn fuzz_game(bytes: &[u8]) {
    let [terms, armies, shuffle, choices @ ..] = bytes else { return };
    play(deal(open_roster(*terms, *armies), *shuffle), choices);
}

/// A new game.
pub fn deal(roster: Arc<Roster>, shuffle: u8) -> Game {
    let opening = Opening::deal(&roster, roster.terms().board, &[shuffle; 32]);
    Game::new(roster, &opening)
}

/// Plays on as the bytes say and checks what must hold after every action; gives the game as far as it came.
pub fn play(game: Game, choices: &[u8]) -> Game {
    play_observed(game, choices, |_, _| {})
}

/// As [`play`], before somebody who is told every action.
pub fn play_observed(mut game: Game, choices: &[u8], mut tell: impl FnMut(Side, Action)) -> Game {
    let tiles = |game: &Game| game.roster().sides().map(|side| game.all_tiles(side)).collect::<Vec<_>>();
    let all_tiles = tiles(&game);
    for choice in choices.chunks_exact(3).take(MAX_ACTIONS) {
        let Some(side) = game.side_to_act() else {
            assert_eq!(game.legal_actions(), [], "the game is over");
            break;
        };
        let action = pick_action(&game.legal_actions(), choice);
        tell(side, action);
        let state: State = serde_json::from_str(&game.state_json()).expect("a state can be read back");
        let mut restored = game.clone().with_state(state);
        assert_eq!(restored, game);
        let events = game.apply(side, action).unwrap_or_else(|error| panic!("{action:?} is listed: {error}"));
        assert_eq!(restored.apply(side, action).as_ref(), Ok(&events), "a game read back goes on the same way");
        assert_eq!(restored, game);
        assert!(!events.is_empty(), "{action:?} happened unheard");
        assert_eq!(tiles(&game), all_tiles, "no tile comes or goes");
        assert!(game.arrangement().points.iter().all(|points| *points <= 20), "NH-1.11");
        assert!(
            game.decision().is_none_or(|decision| decision.question.option_count() > 1),
            "a choice has two answers"
        );
    }
    game
}

/// The first byte picks a kind of action, the others one of that kind: placements would crowd out everything else.
fn pick_action(legal: &[Action], choice: &[u8]) -> Action {
    let kinds =
        legal.chunk_by(|one, other| (discriminant(one), one.instant()) == (discriminant(other), other.instant()));
    let kinds: Vec<&[Action]> = kinds.collect();
    assert!(!kinds.is_empty(), "somebody is to act, but nothing is legal");
    let kind = kinds[usize::from(choice[0]) % kinds.len()];
    kind[usize::from(u16::from_be_bytes([choice[1], choice[2]])) % kind.len()]
}
