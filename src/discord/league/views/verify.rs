//! The checks of a season, each with its result.

use sztab_game::Language;
use sztab_league::verify::{Check, Checked};
use sztab_words::text;

/// All kinds of checks, in the order in which they are listed.
const SORTS: [(Checked, &str); 11] = [
    (Checked::Rules, "rules"),
    (Checked::Commitment, "commitment"),
    (Checked::Presses, "presses"),
    (Checked::Keys, "keys"),
    (Checked::Lots, "lots"),
    (Checked::Entrants, "entrants"),
    (Checked::Pairs, "pairs"),
    (Checked::Factions, "factions"),
    (Checked::Firsts, "firsts"),
    (Checked::Rulings, "rulings"),
    (Checked::Order, "order"),
];

/// A line for each kind of check that was made: correct, wrong (with the first false line of the log), or still open.
pub fn verdicts(checks: &[Check], language: Language) -> Vec<String> {
    let verdict = |(sort, key): (Checked, &str)| {
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
    SORTS.into_iter().filter_map(verdict).collect()
}
