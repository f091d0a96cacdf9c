//! The fuzz targets on stable Rust: the seeds, and mutations of them, which are the same in every run.

#[path = "../../../tests/support/bless.rs"]
mod bless;
#[path = "../../../fuzz/src/gears.rs"]
mod game;
#[path = "../../../tests/support/seeds.rs"]
mod seeds;
#[path = "../../../fuzz/src/shared.rs"]
mod shared;
#[path = "../../../fuzz/src/text_game.rs"]
mod text_game;

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;

use seeds::{folder, seeds};
use shared::generate_choices;
use sztab_game::{GameState as _, Intervention, Rules as _, Side};
use sztab_gears::{GearsGame, MissionId, Values};
use text_game::{TextGame as _, commands, play_observed};

fn run(target: fn(&[u8]), name: &str) {
    seeds::run(target, name, "fuzz/gears.dict");
}

#[test]
fn actions() {
    run(text_game::fuzz_actions::<GearsGame>, "fuzz/seeds/gears_action");
}

#[test]
fn positions() {
    run(text_game::fuzz_position::<GearsGame>, "fuzz/seeds/gears_position");
}

#[test]
fn records() {
    run(text_game::fuzz_record::<GearsGame>, "fuzz/seeds/gears_record");
}

#[test]
fn values() {
    run(text_game::fuzz_values::<GearsGame>, "fuzz/seeds/gears_values");
}

/// A seed that the target refuses is useless to a fuzzer. `SZTAB_BLESS=1 cargo test --test fuzz` rewrites the seeds.
#[test]
fn seeds_are_read_and_not_refused() {
    if bless::is_requested() {
        write_seeds();
    }
    let texts = |name: &str| seeds(name).into_iter().map(|seed| String::from_utf8(seed).expect("a text"));
    let commands = commands::<GearsGame>();
    for text in texts("fuzz/seeds/gears_position") {
        commands.read(&text, &[]).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    }
    for text in texts("fuzz/seeds/gears_record") {
        commands.replay(&text, &[]).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    }
    texts("fuzz/seeds/gears_values").for_each(|text| drop(Values::read(&text).expect("values")));
}

fn write(target: &str, name: &str, text: &[u8]) {
    let folder = folder("fuzz/seeds").join(target);
    fs::create_dir_all(&folder).expect("a folder for the seeds");
    fs::write(folder.join(name), text).expect("a seed");
}

/// Writes the seeds: games of each mission at the start, in progress and with a side that has left; the first question
/// of each kind; and owners' files.
fn write_seeds() {
    let mut asked = BTreeSet::new();
    for (number, (mission, _)) in (7_u8..).zip(MissionId::KEYWORDS) {
        let opening = GearsGame::deal(number);
        let choices = generate_choices(u64::from(number));
        write("gears_position", &format!("{mission}_begun"), opening.position().as_bytes());
        let mut lines = String::new();
        let mut game = play_observed(opening.clone(), &choices[..180], |game, side, line| {
            let verb = line.split(' ').next().unwrap_or_default();
            if game.sides_to_answer().contains(side) && asked.insert(verb.to_owned()) {
                write("gears_position", &format!("asked_{verb}"), game.position().as_bytes());
            }
            let _ = writeln!(lines, "{} {line}", side.letter());
        });
        write("gears_position", &format!("{mission}_middle"), game.position().as_bytes());
        write("gears_action", mission, &[&[number], lines.as_bytes()].concat());
        if game.outcome().is_none() {
            game.intervene(Intervention::Resigned(Side(0)), &mut ()).expect("the game goes on");
            lines.push_str("X resign\n");
        }
        let position = game.position();
        let over = position.lines().filter(|line| line.starts_with("over ")).map(|line| format!("{line}\n"));
        let head = format!("{}engine 1\nplayer X Ann\n{}--\n", opening.position(), over.collect::<String>());
        write("gears_record", mission, format!("{head}{lines}").as_bytes());
    }
    let table = commands::<GearsGame>().begin(&[3; 32], &[], "companion=yes dice=table", &["dom", "cole"]);
    write("gears_position", "table", table.expect("a game on a table").as_bytes());
    let owner = "extends = \"open-1\"\nid = \"my-box\"\ntitle = \"From our box\"\n[enemies.boomer]\nhealth = 5\n\
                 [orders.hold-the-line]\ncopies = 0\n[orders.cover-me]\nname = \"Cover Me\"\ncopies = 3\n\
                 reaction = \"guard\"\nsteps = [{ do = \"move\", n = 2 }, { do = \"attack\" }]\n";
    write("gears_values", "owner", owner.as_bytes());
    let constants = "extends = \"open-1\"\nid = \"short\"\ntitle = \"Short\"\n[constants]\nhand = 3\nheal = 1\n\
                     cover_full = 4\n[dice]\nattack = [\"o\", \"o\", \"1\", \"2\", \"-\", \"-\"]\n";
    write("gears_values", "constants", constants.as_bytes());
}
