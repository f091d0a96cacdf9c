//! The rules, one file per chapter, and the directions.

mod actions;
mod combat;
mod ending;
mod falls;
mod leaving;
mod mines;
mod questions;
mod robots;
mod rounds;
mod terms;
mod turns;
mod weapons;

use super::position::Zone;

const STRAIGHT: [&str; 4] = ["n", "e", "s", "w"];
const DIAGONAL: [&str; 4] = ["ne", "se", "sw", "nw"];

fn vector(direction: &str) -> Zone {
    match direction {
        "n" => (0, -1),
        "e" => (1, 0),
        "s" => (0, 1),
        "w" => (-1, 0),
        "ne" => (1, -1),
        "se" => (1, 1),
        "sw" => (-1, 1),
        "nw" => (-1, -1),
        other => panic!("a direction: {other}"),
    }
}

fn beyond(from: Zone, direction: &str, steps: i64) -> Zone {
    let (column, row) = vector(direction);
    (from.0 + column * steps, from.1 + row * steps)
}

fn directions(card: &str) -> [&'static str; 4] {
    if card == "diagonal" { DIAGONAL } else { STRAIGHT }
}

fn is_jump(card: &str) -> bool {
    card == "diagonal" || card == "double"
}
