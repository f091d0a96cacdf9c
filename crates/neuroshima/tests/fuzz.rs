//! Runs the fuzz targets on stable Rust, with the seeds and with mutations of them that are the same in every run.

#[path = "../../../tests/support/bless.rs"]
mod bless;
#[path = "../../../tests/support/seeds.rs"]
mod seeds;
#[path = "../../../fuzz/src/shared.rs"]
mod shared;
#[path = "../../../fuzz/src/neuroshima.rs"]
mod targets;

use std::fs;
use std::sync::Arc;

use seeds::{folder, seeds};
use shared::generate_choices;

use sztab_neuroshima::rules::notation::{Act, CaseFile, Catalogue, Origin, Position, Record, print_action};
use sztab_neuroshima::rules::{Army, Board, Game, Opening, Side};

/// Runs a target on all seeds in a folder.
fn run(target: fn(&[u8]), name: &str) {
    seeds::run(target, name, "fuzz/words.dict");
}

#[test]
fn army_files() {
    run(targets::fuzz_army, "crates/neuroshima/armies");
}

#[test]
fn pages() {
    run(targets::fuzz_page, "crates/neuroshima/values/pages-1");
}

#[test]
fn actions() {
    run(targets::fuzz_actions, "fuzz/seeds/action");
}

#[test]
fn positions() {
    run(targets::fuzz_position, "fuzz/seeds/position");
}

#[test]
fn records() {
    run(targets::fuzz_record, "fuzz/seeds/record");
}

#[test]
fn cases() {
    run(targets::fuzz_cases, "fuzz/seeds/case");
}

#[test]
fn games() {
    run(targets::fuzz_game, "fuzz/seeds/game");
}

/// The target must accept every seed: a rejected one is useless to a fuzzer. `SZTAB_BLESS=1 cargo test --test fuzz`
/// rewrites the seeds.
#[test]
fn targets_accept_all_seeds() {
    if bless::is_requested() {
        write_seeds();
    }
    let catalogue = Catalogue::built_in();
    let texts = |name: &str| seeds(name).into_iter().map(|seed| String::from_utf8(seed).expect("a text"));
    texts("fuzz/seeds/position").for_each(|text| drop(Position::parse(&text, &catalogue).expect("a position")));
    texts("fuzz/seeds/record").for_each(|text| {
        let record = Record::parse(&text, &catalogue).expect("a record");
        record.replay().unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    });
    texts("fuzz/seeds/case").for_each(|text| drop(CaseFile::parse(&text, &catalogue).expect("cases")));
}

/// Writes seeds of a table with unusual terms: a game, a record and a position.
fn write_game_seeds(terms: u8, write: &impl Fn(&str, &str, &[u8])) {
    let choices = generate_choices(100 + u64::from(terms));
    let roster = targets::open_roster(terms, terms);
    let name = format!("table_{terms}_{}", roster.terms().mode.word());
    write("game", &name, &[&[terms, terms, terms], &choices[..450]].concat());
    let opening = Opening::deal(&roster, roster.terms().board, &[terms; 32]);
    let mut acts = Vec::new();
    let mut game =
        targets::play_observed(targets::deal(Arc::clone(&roster), terms), &choices[..450], |side, action| {
            acts.push((side, Act::Action(action)));
        });
    write("position", &name, Position::from_game(&game).print().as_bytes());
    // One side resigns, so that the record includes a side that is out.
    if game.outcome().is_none() {
        acts.push((Side(1), Act::Resign));
        game.resign(Side(1)).expect("the game goes on");
    }
    let record = Record::from_acts(&opening, Some([terms; 32]), vec![None; roster.sides().count()], acts, &game);
    write("record", &name, record.print().as_bytes());
    if game.outcome().is_none() {
        write("position", &format!("{name}_left"), Position::from_game(&game).print().as_bytes());
    }
}

/// Writes the program's own data as seeds. Armies are not included, because their seeds are elsewhere.
fn write_seeds() {
    for target in ["action", "position", "record", "case", "game"] {
        fs::create_dir_all(folder("fuzz/seeds").join(target)).expect("a folder for the seeds");
    }
    let write = |target: &str, name: &str, bytes: &[u8]| {
        fs::write(folder("fuzz/seeds").join(target).join(name), bytes).expect("a seed");
    };
    for (number, army) in (0u8..).zip(Army::base_box()) {
        let choices = generate_choices(u64::from(number));
        // The bytes stand for the terms, the armies and the shuffle, followed by the actions of a short game.
        let bytes: Vec<u8> = [0, number, number].into_iter().chain(choices.iter().copied().take(450)).collect();
        write("game", &army.id, &bytes);
        let (roster, mut acts) = (targets::pick_roster(number), Vec::new());
        let opening = Opening::deal(&roster, Board::STANDARD, &[number; 32]);
        let begun = targets::play_observed(targets::deal(roster, number), &choices[..120], |side, action| {
            acts.push((side, Act::Action(action)));
        });
        let record = Record::from_acts(&opening, None, vec![Some(army.name.en), None], acts, &begun);
        write("record", &army.id, record.print().as_bytes());
        let mut lines: Vec<String> = Vec::new();
        let mut stages: Vec<Game> = Vec::new();
        for length in 0..150 {
            let game = targets::play(targets::deal(targets::pick_roster(number), number), &choices[..3 * length]);
            let Some(side) = game.side_to_act() else { break };
            for action in game.legal_actions() {
                let line = print_action(action, game.roster(), side, game.arrangement().board);
                let verb = |line: &str| line.split(' ').take(2).collect::<Vec<_>>().join(" ");
                let is_known = lines.iter().any(|known| verb(known).split(' ').next() == line.split(' ').next());
                if side.index() == 0 && !is_known {
                    lines.push(line);
                }
            }
            stages.push(game);
        }
        let text = lines.join("\n");
        write("action", &army.id, &[&[number], text.as_bytes()].concat());
        let asked = stages.iter().find(|game| game.decision().is_some()).map(|game| (game, "decision"));
        let middle = stages.get(stages.len() / 2).map(|game| (game, "middle"));
        let origin = Origin { engine: Some(1), seed: Some([number; 32]), players: vec![None, Some("Ann".to_owned())] };
        let begun = Position::from_game(&targets::deal(targets::pick_roster(number), number)).with_origin(origin);
        write("position", &format!("{}_begun", army.id), begun.print().as_bytes());
        for (game, name) in asked.into_iter().chain(middle) {
            write("position", &format!("{}_{name}", army.id), Position::from_game(game).print().as_bytes());
        }
    }
    (1..targets::terms_count()).for_each(|terms| write_game_seeds(terms, &write));
    // The tiles shared by all cases, with every fifth case.
    let cases = fs::read_to_string(folder("crates/neuroshima/tests/rules/examples.case")).expect("the worked examples");
    let (shared, cases) = cases.split_once("\ncase ").expect("a case");
    for (number, case) in cases.split("\ncase ").enumerate().step_by(5) {
        write("case", &format!("example_{number}"), format!("{shared}\ncase {case}").as_bytes());
    }
    let modes = "define */wall kind=warrior edges=-,-,-,-,-,- toughness=2\n\
                 define */axe kind=warrior initiative=2 edges=m3,-,-,-,-,-\n\
                 case of-three\nmode points\nunit B2 X/axe rot=2\nunit C3 Z/wall\ndo battle by=Y\n\
                 expect gone C3 Z/wall\nexpect hp X=0 Y=0 Z=0\ncase of-four\nmode teams moloch=off\nside X\nside Y hq=3\n\
                 side Z\nside W marker=off\nunit B2 X/axe rot=2\nunit C3 Z/wall\ndo battle by=W\nexpect C3 Z/wall\n\
                 case out\nmode ffa\nside X\nside Y\nside Z\nside W\nout Z\nlost Z\nabsent W\nlast X then=YW\nturn X\n\
                 do X claim Y\nexpect result none\n";
    write("case", "modes", modes.as_bytes());
    let chosen = "define */wall kind=warrior edges=-,-,-,-,-,- toughness=2\ncase chosen\nanswer Y push-to D1\n\
                  unit C3 X/wall\nunit D2 Y/wall\ndo push by=X unit=C3 target=D2\ndo push by=X unit=C3 target=D2\n\
                  case unreadable\nwall C3\ncase given-up\ndo X draw-offer\ndo Y resign\nexpect result X\n";
    write("case", "chosen", chosen.as_bytes());
}
