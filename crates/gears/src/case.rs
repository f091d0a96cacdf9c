//! Test cases: a position, the lines played, and the expected results (contract, section 15).

use std::sync::Arc;

use sztab_game::script::{Script, Stop, side_of};
use sztab_game::{Game, Report, Side, TextError};

use crate::game::GearsGame;
use crate::map::{Area, NEVER, Place, Shelter};
use crate::position::{Line, lines, read_lines};
use crate::state::Figure;
use crate::tiles::FaceId;
use crate::values::Values;

/// Keywords that begin a step of a case.
const STEPS: [&str; 5] = ["do", "legal", "illegal", "refuse", "expect"];

/// Checks the cases of a text.
pub(crate) fn check(text: &str, known: &[Arc<Values>]) -> Result<Report, TextError> {
    let all = lines(text)?;
    let mut report = Report::default();
    if let Some(first) = all.first().filter(|line| line.keyword() != "case") {
        return Err(first.wrong("case NAME [GOW-n.n]"));
    }
    let begins: Vec<usize> = (0..all.len()).filter(|&at| all[at].keyword() == "case").collect();
    for (&begin, end) in begins.iter().zip(begins.iter().skip(1).copied().chain([all.len()])) {
        report.cases += 1;
        if let Err(failure) = run(&all[begin + 1..end], known)? {
            report.failures.push(format!("{}: {failure}", all[begin].text));
        }
    }
    Ok(report)
}

/// Runs one case: malformed text is an outer error; a failed case is an inner error with a message.
fn run(all: &[Line<'_>], known: &[Arc<Values>]) -> Result<Result<(), String>, TextError> {
    let middle = all.iter().position(|line| STEPS.contains(&line.keyword())).unwrap_or(all.len());
    let (head, steps) = all.split_at(middle);
    let wants_refusal = steps.iter().any(|line| line.keyword() == "refuse");
    let game = match read_lines(head, known) {
        Ok(_) if wants_refusal => return Ok(Err("the position can be read".to_owned())),
        Err(_) if wants_refusal => return Ok(Ok(())),
        result => result?,
    };
    let mut script = Script::new(game);
    for line in steps {
        let game = &script.game;
        let told = |failure: String| Ok(Err(format!("line {}: {failure}", line.number)));
        let said = line.behind(1);
        match line.keyword() {
            "do" => match script.say(&said, line.number) {
                Ok(()) => {}
                Err(Stop::Unreadable(error)) => return Err(error),
                Err(Stop::Denied(denied)) => return told(denied.to_string()),
            },
            word @ ("legal" | "illegal") => {
                let (side, action) = match script.read(&said, line.number) {
                    Ok(read) => read,
                    Err(Stop::Unreadable(error)) => return Err(error),
                    Err(Stop::Denied(denied)) => return told(denied.to_string()),
                };
                let is_legal = game.legal(side).contains(&action) && game.clone().apply(side, &action).is_ok();
                if is_legal != (word == "legal") {
                    return told(format!("`{said}` is {}", if is_legal { "legal" } else { "illegal" }));
                }
            }
            _ => match comparison(game, &line.all()[1..]) {
                Some((found, wanted)) if found == wanted => {}
                Some((found, _)) => return told(format!("{said}: it is {found}")),
                None => return Err(line.wrong("something to expect")),
            },
        }
    }
    Ok(Ok(()))
}

/// A list as text in normal form.
fn list(words: impl IntoIterator<Item = String>) -> String {
    let mut words: Vec<String> = words.into_iter().filter(|word| !word.is_empty() && word != "-").collect();
    words.sort();
    words.join(",")
}

fn side_in(game: &GearsGame, word: &str) -> Option<Side> {
    side_of(word).filter(|side| game.table().sides().contains(*side))
}

fn sides(sides: impl Iterator<Item = Side>) -> String {
    list(sides.map(|side| side.letter().to_string()))
}

/// An expected list, in normal form.
fn expectation(words: &[&str]) -> String {
    list(words.iter().flat_map(|word| word.split(',')).map(str::to_owned))
}

/// An actual value and the expected one.
type Compared = Option<(String, String)>;

/// The actual and expected values for an expectation; `None` if there is no such expectation.
fn comparison(game: &GearsGame, words: &[&str]) -> Compared {
    comparison_on_map(game, words)
        .or_else(|| comparison_of_seat(game, words))
        .or_else(|| comparison_on_table(game, words))
}

fn comparison_on_map(game: &GearsGame, words: &[&str]) -> Compared {
    let (state, values) = (game.table(), game.values());
    let geometry = state.map.geometry();
    let number = |number: u8| if number == NEVER { "never".to_owned() } else { number.to_string() };
    Some(match words {
        ["sees", from, to, yes] => {
            let sees = geometry.sees(Place::read(from)?, Place::read(to)?);
            (if sees { "yes" } else { "no" }.to_owned(), (*yes).to_owned())
        }
        ["distance", from, to, n] => (number(geometry.distance(Area::read(from)?, Area::read(to)?)), (*n).to_owned()),
        ["range", from, to, n] => {
            (number(geometry.range(Place::read(from)?.area, Place::read(to)?.area)), (*n).to_owned())
        }
        ["cover", attacker, defender, n] => {
            let dice = match geometry.shelter(Place::read(attacker)?, Place::read(defender)?) {
                Shelter::None => 0,
                Shelter::Partial => values.constants.cover_partial,
                Shelter::Full => values.constants.cover_full,
            };
            (dice.to_string(), (*n).to_owned())
        }
        ["adjacent", area, rest @ ..] => {
            (list(geometry.near(Area::read(area)?).map(|area| area.to_string())), expectation(rest))
        }
        ["at", who, place] => {
            let cog = side_in(game, who).and_then(|side| state.cog(side).at);
            let locust = Figure::read(who).and_then(|figure| state.locust(figure)).map(|locust| locust.at);
            (cog.or(locust).map_or("nowhere".to_owned(), |at| at.to_string()), (*place).to_owned())
        }
        ["gone", figure] => {
            let is_there = state.locust(Figure::read(figure)?).is_some();
            (if is_there { "there" } else { "gone" }.to_owned(), "gone".to_owned())
        }
        ["marker", figure, marker] => {
            let own = state.locust(Figure::read(figure)?).and_then(|locust| locust.marker.as_ref());
            (own.map_or("-".to_owned(), |it| format!("{}/{}", it.health, it.back)), (*marker).to_owned())
        }
        _ => return None,
    })
}

fn comparison_of_seat(game: &GearsGame, words: &[&str]) -> Compared {
    let (state, values) = (game.table(), game.values());
    let side = |word: &str| side_in(game, word);
    Some(match words {
        ["hand", letter, rest @ ..] => {
            let hand = state.cog(side(letter)?).hand.iter().map(|card| values.order(*card).id.clone());
            (list(hand), expectation(rest))
        }
        ["cards", letter, n] => (state.cog(side(letter)?).hand.len().to_string(), (*n).to_owned()),
        ["ammo", letter, weapon, n] => {
            let load = state.cog(side(letter)?).load(values.find_weapon(weapon)?);
            (load.map_or("-".to_owned(), |load| load.tokens.to_string()), (*n).to_owned())
        }
        ["bleeding", rest @ ..] => {
            (sides(state.sides().iter().filter(|side| state.cog(*side).bleeding)), expectation(rest))
        }
        ["asked", rest @ ..] => (sides(game.question_sides().iter()), expectation(rest)),
        ["lines", letter, verb, n] => {
            let lines = Game::legal(game, side(letter)?);
            (lines.iter().filter(|line| line.split(' ').next() == Some(verb)).count().to_string(), (*n).to_owned())
        }
        _ => return None,
    })
}

fn comparison_on_table(game: &GearsGame, words: &[&str]) -> Compared {
    let (state, values) = (game.table(), game.values());
    Some(match words {
        ["turn", letter] => (state.turn.side.letter().to_string(), (*letter).to_owned()),
        ["stage", n] => (state.stage.to_string(), (*n).to_owned()),
        ["over", rest @ ..] => {
            let words = state.ending.map(crate::state::Ending::words);
            (words.map_or("-".to_owned(), |(result, cause)| format!("{result} {cause}")), rest.join(" "))
        }
        ["holes", rest @ ..] => (list(state.holes().iter().map(Area::to_string)), expectation(rest)),
        ["dropped", rest @ ..] => {
            let dropped = state.dropped.iter().map(|it| format!("{}:{}", it.area, values.weapon(it.weapon).id));
            (list(dropped), expectation(rest))
        }
        ["locust", rest @ ..] => (list(state.locusts.iter().map(|it| it.figure.to_string())), expectation(rest)),
        ["ai", rest @ ..] => (list(state.decks.ai.discards.iter().map(u8::to_string)), expectation(rest)),
        ["doors", rest @ ..] => (list(state.doors.iter().map(FaceId::to_string)), expectation(rest)),
        ["tiles", rest @ ..] => (list(state.map.tiles.iter().map(|tile| tile.face.to_string())), expectation(rest)),
        ["location", face, up] => {
            let is_up = state.locations.contains(&FaceId::read(face)?);
            (if is_up { "up" } else { "down" }.to_owned(), (*up).to_owned())
        }
        _ => return None,
    })
}
