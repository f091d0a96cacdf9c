//! The fuzz targets on stable Rust: the seeds, and mutations of them, which are the same in every run.

#[path = "../../../tests/support/bless.rs"]
mod bless;
#[path = "../../../fuzz/src/mechs.rs"]
mod game;
#[path = "../../../tests/support/seeds.rs"]
mod seeds;
#[path = "../../../fuzz/src/shared.rs"]
mod shared;
#[path = "../../../fuzz/src/text_game.rs"]
mod text_game;

use std::collections::BTreeSet;
use std::fs;

use seeds::{folder, seeds};
use shared::generate_choices;
use sztab_game::{GameState, Intervention, Rules, Side};
use sztab_mechs::{MechsGame, Values};
use text_game::{TextGame as _, commands, play_observed};

fn run(target: fn(&[u8]), name: &str) {
    seeds::run(target, name, "fuzz/mechs.dict");
}

#[test]
fn actions() {
    run(text_game::fuzz_actions::<MechsGame>, "fuzz/seeds/mechs_action");
}

#[test]
fn positions() {
    run(text_game::fuzz_position::<MechsGame>, "fuzz/seeds/mechs_position");
}

#[test]
fn records() {
    run(text_game::fuzz_record::<MechsGame>, "fuzz/seeds/mechs_record");
}

#[test]
fn values() {
    run(text_game::fuzz_values::<MechsGame>, "fuzz/seeds/mechs_values");
    run(text_game::fuzz_values::<MechsGame>, "crates/mechs/values");
}

/// A seed that the target refuses is useless to a fuzzer. `SZTAB_BLESS=1 cargo test --test fuzz` rewrites the seeds.
#[test]
fn seeds_are_read_and_not_refused() {
    if bless::is_requested() {
        write_seeds();
    }
    let texts = |name: &str| seeds(name).into_iter().map(|seed| String::from_utf8(seed).expect("a text"));
    texts("fuzz/seeds/mechs_position").for_each(|text| {
        drop(commands::<MechsGame>().read(&text, &[]).unwrap_or_else(|fault| panic!("{fault}\n{text}")));
    });
    texts("fuzz/seeds/mechs_record").for_each(|text| {
        commands::<MechsGame>().replay(&text, &[]).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    });
    texts("fuzz/seeds/mechs_values").for_each(|text| drop(Values::read(&text).expect("values")));
}

/// Writes the seeds: games in each arena at the start, in progress, with a side that has left, and at the end; and
/// owners' files.
fn write_seeds() {
    let write = |target: &str, name: &str, text: &[u8]| {
        let folder = folder("fuzz/seeds").join(target);
        fs::create_dir_all(&folder).expect("a folder for the seeds");
        fs::write(folder.join(name), text).expect("a seed");
    };
    let mut asked = BTreeSet::new();
    for (number, arena) in (0u8..).zip(["two", "three", "four", "solo"]) {
        let opening = MechsGame::deal(number);
        let choices = generate_choices(u64::from(number));
        write("mechs_position", &format!("{arena}_begun"), opening.position().as_bytes());
        let (mut lines, mut game) = (Vec::new(), opening.clone());
        for stage in ["programmed", "middle", "late"] {
            let place = 3 * lines.len();
            game = play_observed(game, &choices[place..place + 180], |_, side, line| {
                lines.push(format!("{} {line}\n", side.letter()));
            });
            write("mechs_position", &format!("{arena}_{stage}"), game.position().as_bytes());
        }
        let lines = lines.concat();
        write("mechs_action", arena, &[&[number], lines.as_bytes()].concat());
        // Stops at the first question of each kind.
        play_observed(opening.clone(), &choices, |game, _, _| {
            let position = game.position();
            let kind = position.lines().find_map(|line| line.strip_prefix("ask ")?.split(' ').nth(1));
            if let Some(kind) = kind.filter(|kind| !asked.contains(*kind)) {
                write("mechs_position", &format!("asked_{kind}"), position.as_bytes());
                asked.insert(kind.to_owned());
            }
        });
        game.intervene(Intervention::Resigned(Side(0)), &mut ()).expect("the game goes on");
        write("mechs_position", &format!("{arena}_left"), game.position().as_bytes());
        let results = game
            .position()
            .lines()
            .filter(|line| line.starts_with("result "))
            .fold(String::new(), |text, line| text + line + "\n");
        let head = format!("{}engine 1\nplayer X Ann\n{results}--\n", opening.position());
        write("mechs_record", arena, format!("{head}{lines}X resign\n").as_bytes());
    }
    let owner = "extends = \"open-1\"\nid = \"my-box\"\ntitle = \"From my copy of the game\"\n[weapons.warhammer]\n\
                 damage = 2\n[zones.z07]\nvalue = 3\ncollect = [\"energy\"]\n";
    write("mechs_values", "owner", owner.as_bytes());
    let constants = "extends = \"open-1\"\nid = \"short\"\ntitle = \"Short\"\n[constants]\nrounds = 2\ntrack_max = 4\n\
                     pilot_health = 1\nstart_combat = 0\n";
    write("mechs_values", "constants", constants.as_bytes());
}
