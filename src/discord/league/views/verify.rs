//! The checks of a season, each with its result.

use sztab_game::Language;
use sztab_league::verify::{Check, CheckSubject};
use sztab_words::text;

/// All kinds of checks, in the order in which they are listed.
const CHECK_KINDS: [(CheckSubject, &str); 11] = [
    (CheckSubject::Rules, "rules"),
    (CheckSubject::Commitment, "commitment"),
    (CheckSubject::Presses, "presses"),
    (CheckSubject::Keys, "keys"),
    (CheckSubject::Lots, "lots"),
    (CheckSubject::Entrants, "entrants"),
    (CheckSubject::Pairs, "pairs"),
    (CheckSubject::Factions, "factions"),
    (CheckSubject::Firsts, "firsts"),
    (CheckSubject::Rulings, "rulings"),
    (CheckSubject::Order, "order"),
];

/// A line for each kind of check that was made: correct, wrong (with the first false line of the log), or still open.
pub fn verdict_lines(checks: &[Check], language: Language) -> Vec<String> {
    let verdict = |(sort, key): (CheckSubject, &str)| {
        let own: Vec<&Check> = checks.iter().filter(|check| check.what == sort).collect();
        if own.is_empty() {
            return None;
        }
        let what = text(language, &format!("season-view-check-{key}"), &[]);
        let number = own.iter().filter(|check| check.right == Some(true)).count();
        let arguments = [("what", what.into()), ("number", number.into())];
        Some(match own.iter().find(|check| check.right == Some(false)) {
            Some(wrong) => {
                let [what, _] = arguments;
                text(language, "season-view-check-wrong", &[what, ("line", wrong.line.into())])
            }
            None if number < own.len() => text(language, "season-view-check-open", &arguments),
            None => text(language, "season-view-check-right", &arguments),
        })
    };
    CHECK_KINDS.into_iter().filter_map(verdict).collect()
}
