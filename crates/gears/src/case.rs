//! Test cases: a position, the lines played, and the expected results (contract, section 15).

use std::sync::Arc;

use sztab_game::script::{Script, ScriptError, parse_side_letter};
use sztab_game::{Game, Report, Side, TextError};

use crate::game::GearsGame;
use crate::map::{Area, CoverBonus, Place, UNREACHABLE};
use crate::position::{Line, parse_lines, read_lines};
use crate::state::Figure;
use crate::tiles::FaceId;
use crate::values::Values;

/// Keywords that begin a step of a case.
const STEPS: [&str; 5] = ["do", "legal", "illegal", "refuse", "expect"];

/// Checks the cases of a text.
pub(crate) fn check(text: &str, known: &[Arc<Values>]) -> Result<Report, TextError> {
    let all = parse_lines(text)?;
    let mut report = Report::default();
    if let Some(first) = all.first().filter(|line| line.keyword() != "case") {
        return Err(first.error_expecting("case NAME [GOW-n.n]"));
    }
    let begins: Vec<usize> = (0..all.len()).filter(|&at| all[at].keyword() == "case").collect();
    for (&begin, end) in begins.iter().zip(begins.iter().skip(1).copied().chain([all.len()])) {
        report.cases += 1;
        if let Err(failure) = run_case(&all[begin + 1..end], known)? {
            report.failures.push(format!("{}: {failure}", all[begin].text));
        }
    }
    Ok(report)
}

/// Runs one case: malformed text is an outer error; a failed case is an inner error with a message.
fn run_case(all: &[Line<'_>], known: &[Arc<Values>]) -> Result<Result<(), String>, TextError> {
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
        let said = line.text_after(1);
        match line.keyword() {
            "do" => match script.play_line(&said, line.number) {
                Ok(()) => {}
                Err(ScriptError::Unreadable(error)) => return Err(error),
                Err(ScriptError::Denied(denied)) => return told(denied.to_string()),
            },
            word @ ("legal" | "illegal") => {
                let (side, action) = match script.read(&said, line.number) {
                    Ok(read) => read,
                    Err(ScriptError::Unreadable(error)) => return Err(error),
                    Err(ScriptError::Denied(denied)) => return told(denied.to_string()),
                };
                let is_legal = game.legal_actions(side).contains(&action) && game.clone().apply(side, &action).is_ok();
                if is_legal != (word == "legal") {
                    return told(format!("`{said}` is {}", if is_legal { "legal" } else { "illegal" }));
                }
            }
            _ => match compare(game, &line.words()[1..]) {
                Some((found, wanted)) if found == wanted => {}
                Some((found, _)) => return told(format!("{said}: it is {found}")),
                None => return Err(line.error_expecting("something to expect")),
            },
        }
    }
    Ok(Ok(()))
}

/// A list as text in normal form.
fn format_list(words: impl IntoIterator<Item = String>) -> String {
    let mut words: Vec<String> = words.into_iter().filter(|word| !word.is_empty() && word != "-").collect();
    words.sort();
    words.join(",")
}

fn parse_side(game: &GearsGame, word: &str) -> Option<Side> {
    parse_side_letter(word).filter(|side| game.state().sides().contains(*side))
}

fn format_sides(sides: impl Iterator<Item = Side>) -> String {
    format_list(sides.map(|side| side.letter().to_string()))
}

/// An expected list, in normal form.
fn format_expectation(words: &[&str]) -> String {
    format_list(words.iter().flat_map(|word| word.split(',')).map(str::to_owned))
}

/// An actual value and the expected one.
type Comparison = Option<(String, String)>;

/// The actual and expected values for an expectation; `None` if there is no such expectation.
fn compare(game: &GearsGame, words: &[&str]) -> Comparison {
    compare_map(game, words).or_else(|| compare_seat(game, words)).or_else(|| compare_state(game, words))
}

fn compare_map(game: &GearsGame, words: &[&str]) -> Comparison {
    let (state, values) = (game.state(), game.values());
    let geometry = state.map.geometry();
    let number = |number: u8| if number == UNREACHABLE { "never".to_owned() } else { number.to_string() };
    Some(match words {
        ["sees", from, to, yes] => {
            let sees = geometry.sees(Place::parse(from)?, Place::parse(to)?);
            (if sees { "yes" } else { "no" }.to_owned(), (*yes).to_owned())
        }
        ["distance", from, to, n] => (number(geometry.distance(Area::parse(from)?, Area::parse(to)?)), (*n).to_owned()),
        ["range", from, to, n] => {
            (number(geometry.range(Place::parse(from)?.area, Place::parse(to)?.area)), (*n).to_owned())
        }
        ["cover", attacker, defender, n] => {
            let dice = match geometry.cover_bonus(Place::parse(attacker)?, Place::parse(defender)?) {
                CoverBonus::None => 0,
                CoverBonus::Partial => values.constants.cover_partial,
                CoverBonus::Full => values.constants.cover_full,
            };
            (dice.to_string(), (*n).to_owned())
        }
        ["adjacent", area, rest @ ..] => (
            format_list(geometry.adjacent_areas(Area::parse(area)?).map(|area| area.to_string())),
            format_expectation(rest),
        ),
        ["at", who, place] => {
            let cog = parse_side(game, who).and_then(|side| state.cog(side).at);
            let locust = Figure::parse(who).and_then(|figure| state.locust(figure)).map(|locust| locust.at);
            (cog.or(locust).map_or("nowhere".to_owned(), |at| at.to_string()), (*place).to_owned())
        }
        ["gone", figure] => {
            let is_there = state.locust(Figure::parse(figure)?).is_some();
            (if is_there { "there" } else { "gone" }.to_owned(), "gone".to_owned())
        }
        ["marker", figure, marker] => {
            let own = state.locust(Figure::parse(figure)?).and_then(|locust| locust.marker.as_ref());
            (own.map_or("-".to_owned(), |it| format!("{}/{}", it.health, it.back)), (*marker).to_owned())
        }
        _ => return None,
    })
}

fn compare_seat(game: &GearsGame, words: &[&str]) -> Comparison {
    let (state, values) = (game.state(), game.values());
    let side = |word: &str| parse_side(game, word);
    Some(match words {
        ["hand", letter, rest @ ..] => {
            let hand = state.cog(side(letter)?).hand.iter().map(|card| values.order(*card).id.clone());
            (format_list(hand), format_expectation(rest))
        }
        ["cards", letter, n] => (state.cog(side(letter)?).hand.len().to_string(), (*n).to_owned()),
        ["ammo", letter, weapon, n] => {
            let load = state.cog(side(letter)?).load(values.find_weapon(weapon)?);
            (load.map_or("-".to_owned(), |load| load.tokens.to_string()), (*n).to_owned())
        }
        ["bleeding", rest @ ..] => {
            (format_sides(state.sides().iter().filter(|side| state.cog(*side).bleeding)), format_expectation(rest))
        }
        ["asked", rest @ ..] => (format_sides(game.question_sides().iter()), format_expectation(rest)),
        ["lines", letter, verb, n] => {
            let lines = Game::legal_lines_of(game, side(letter)?);
            (lines.iter().filter(|line| line.split(' ').next() == Some(verb)).count().to_string(), (*n).to_owned())
        }
        _ => return None,
    })
}

fn compare_state(game: &GearsGame, words: &[&str]) -> Comparison {
    let (state, values) = (game.state(), game.values());
    Some(match words {
        ["turn", letter] => (state.turn.side.letter().to_string(), (*letter).to_owned()),
        ["stage", n] => (state.stage.to_string(), (*n).to_owned()),
        ["over", rest @ ..] => {
            let words = state.ending.map(crate::state::Ending::keywords);
            (words.map_or("-".to_owned(), |(result, cause)| format!("{result} {cause}")), rest.join(" "))
        }
        ["holes", rest @ ..] => (format_list(state.open_holes().iter().map(Area::to_string)), format_expectation(rest)),
        ["dropped", rest @ ..] => {
            let dropped = state.dropped.iter().map(|it| format!("{}:{}", it.area, values.weapon(it.weapon).id));
            (format_list(dropped), format_expectation(rest))
        }
        ["locust", rest @ ..] => {
            (format_list(state.locusts.iter().map(|it| it.figure.to_string())), format_expectation(rest))
        }
        ["ai", rest @ ..] => (format_list(state.decks.ai.discards.iter().map(u8::to_string)), format_expectation(rest)),
        ["doors", rest @ ..] => (format_list(state.doors.iter().map(FaceId::to_string)), format_expectation(rest)),
        ["tiles", rest @ ..] => {
            (format_list(state.map.tiles.iter().map(|tile| tile.face.to_string())), format_expectation(rest))
        }
        ["location", face, up] => {
            let is_up = state.locations.contains(&FaceId::parse(face)?);
            (if is_up { "up" } else { "down" }.to_owned(), (*up).to_owned())
        }
        _ => return None,
    })
}
