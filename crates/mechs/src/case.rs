//! Test cases: a position, the lines played, and the expected results.

use sztab_game::script::{Script, ScriptError};
use sztab_game::{GameState as _, Report, Rules, Side, TextError, Viewer};

use crate::MechsGame;
use crate::action::Action;
use crate::position::{self, Catalogue, Line, parse_lines};
use crate::values::Values;

/// Checks the cases of a text.
pub(crate) fn check(text: &str, catalogue: &Catalogue) -> Result<Report, TextError> {
    let all = parse_lines(text)?;
    let mut report = Report::default();
    let begins: Vec<usize> = (0..all.len()).filter(|&at| all[at].keyword() == "case").collect();
    match all.first() {
        Some(first) if first.keyword() != "case" => return Err(first.error("case NAME [TEM-n.n]")),
        _ => {}
    }
    for (&begin, end) in begins.iter().zip(begins.iter().skip(1).copied().chain([all.len()])) {
        report.cases += 1;
        let (head, rest) = all[begin..end].split_first().expect("a case begins with its line");
        if let Err(failure) = run_case(rest, catalogue)? {
            report.failures.push(format!("{}: {failure}", head.text));
        }
    }
    Ok(report)
}

/// Runs one case: malformed text is an outer error; a failed case is an inner error with a message.
fn run_case(all: &[Line<'_>], catalogue: &Catalogue) -> Result<Result<(), String>, TextError> {
    let is_step = |line: &Line<'_>| matches!(line.keyword(), "do" | "expect");
    let middle = all.iter().position(is_step).unwrap_or(all.len());
    let (head, steps) = all.split_at(middle);
    let wants_refusal = steps.iter().any(|line| words(line)[..] == ["expect", "unreadable"]);
    let game = match position::read_lines(head, catalogue, Some(&Values::built_in())) {
        Ok(_) if wants_refusal => return Ok(Err("the position can be read".to_owned())),
        Err(_) if wants_refusal => return Ok(Ok(())),
        result => result?,
    };
    let mut script = Script::new(game);
    for line in steps {
        let told = |failure: String| Ok(Err(format!("line {}: {failure}", line.number)));
        let words = words(line);
        match words[0] {
            "do" => {
                let said = line.text.split_once(char::is_whitespace).map_or("", |(_, rest)| rest);
                match script.play_line(said, line.number) {
                    Ok(()) => {}
                    Err(ScriptError::Unreadable(error)) => return Err(error),
                    Err(ScriptError::Denied(denied)) => return told(denied.to_string()),
                }
            }
            "expect" => match check_expectation(&script.game, &words[1..]) {
                Some(Ok(())) => {}
                Some(Err(failure)) => return told(failure),
                None => return Err(line.error_at(1, "something to expect")),
            },
            _ => return Err(line.error("do or expect")),
        }
    }
    Ok(Ok(()))
}

fn words<'a>(line: &Line<'a>) -> Vec<&'a str> {
    line.text.split_whitespace().collect()
}

/// Checks an expectation; `None` if the words are not one.
fn check_expectation(game: &MechsGame, words: &[&str]) -> Option<Result<(), String>> {
    let fail = |failure: String| Some(Err(failure));
    let side = |word: &str| position::parse_side(word).filter(|side| game.state().all_sides().contains(*side));
    match words {
        [kind @ ("legal" | "illegal"), letter, line @ ..] => {
            let action = Action::parse(&line.join(" "), game.values()).ok();
            let is_legal = Option::zip(action, side(letter))
                .is_some_and(|(action, side)| Rules::legal_actions_of(game, side).contains(&action));
            let wants = *kind == "legal";
            if is_legal == wants {
                Some(Ok(()))
            } else {
                fail(format!("`{}` is {}", words[1..].join(" "), if wants { "illegal" } else { "legal" }))
            }
        }
        ["asked", letter, kind @ ..] => {
            let begin = format!("ask {letter} {}", kind.join(" "));
            let is_asked = first_question(game).is_some_and(|line| line.starts_with(&begin));
            if is_asked { Some(Ok(())) } else { fail(format!("asked is {:?}", first_question(game))) }
        }
        ["waiting", letters] => {
            let waiting: String = game.waiting_sides().iter().map(Side::letter).collect();
            let wanted = if *letters == "-" { "" } else { letters };
            if waiting == wanted { Some(Ok(())) } else { fail(format!("waited for is `{waiting}`")) }
        }
        ["points", pairs @ ..] => {
            for pair in pairs {
                let (letter, points) = pair.split_once('=')?;
                let own = game.state().player(side(letter)?).points;
                if own != points.parse::<i32>().ok()? {
                    return fail(format!("{letter} has {own} points"));
                }
            }
            Some(Ok(()))
        }
        ["shown", "to", viewer, line @ ..] => {
            let viewer = if *viewer == "public" { Viewer::Public } else { Viewer::Side(side(viewer)?) };
            let observed = Rules::observed_by(game, viewer);
            Some(has_line(&observed, line))
        }
        ["no", line @ ..] => {
            let has = full_lines(game).iter().any(|known| starts_with_words(known, line));
            if has { fail(format!("there is a line `{}`", line.join(" "))) } else { Some(Ok(())) }
        }
        [] => None,
        line => Some(has_line(game, line)),
    }
}

fn full_lines(game: &MechsGame) -> Vec<String> {
    game.position().lines().map(str::to_owned).collect()
}

fn first_question(game: &MechsGame) -> Option<String> {
    full_lines(game).into_iter().find(|line| line.starts_with("ask "))
}

fn starts_with_words(known: &str, line: &[&str]) -> bool {
    let mut known = known.split_whitespace();
    line.iter().all(|word| known.next() == Some(word))
}

/// Checks that the position has a line with these plain words in this order, and with the given values for the keys
/// named.
fn has_line(game: &MechsGame, line: &[&str]) -> Result<(), String> {
    let is_key = |word: &&&str| word.contains('=');
    let plain: Vec<&str> = line.iter().filter(|word| !is_key(word)).copied().collect();
    let keys: Vec<&str> = line.iter().filter(is_key).copied().collect();
    let fits = |known: &String| {
        let words: Vec<&str> = known.split_whitespace().collect();
        let own: Vec<&str> = words.iter().filter(|word| !is_key(word)).copied().collect();
        own == plain && keys.iter().all(|key| words.contains(key) || expects_no(key, &words))
    };
    let all = position::all_lines(game);
    if all.iter().any(fits) {
        return Ok(());
    }
    let near: Vec<&String> =
        all.iter().filter(|known| known.split_whitespace().take(2).eq(line.iter().take(2).copied())).collect();
    Err(format!("no line `{}`; there is {near:?}", line.join(" ")))
}

/// True if the expected value is `no`, which a line expresses by omitting the flag.
fn expects_no(key: &str, words: &[&str]) -> bool {
    key.split_once('=').is_some_and(|(key, value)| {
        (value == "no" || value == "-") && !words.iter().any(|word| word.starts_with(&format!("{key}=")))
    })
}
