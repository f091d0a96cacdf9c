//! Pages of the Map Atlas in words (NH-13.30): marks, rules and goals.

use crate::rules::page::{Goal, MarkWord, Page, Whose};
use crate::rules::{HexSet, Roster, Side};
use crate::texts::{text, word};
use sztab_game::Language;

/// The army of a side, or all sides.
fn whose_name(roster: &Roster, language: Language, whose: Whose) -> String {
    whose.map_or_else(|| word(language, "page-all"), |side| army_name(roster, language, side))
}

fn army_name(roster: &Roster, language: Language, side: Side) -> String {
    roster.army(side).name.in_language(language).to_owned()
}

/// A meaning of a mark: "2 points each turn".
pub(crate) fn mark_phrase(roster: &Roster, language: Language, mark: MarkWord) -> String {
    let with = |key: &str, name: &'static str, value: String| text(language, key, &[(name, value.into())]);
    let number = |key: &str, number: u8| text(language, key, &[("number", number.into())]);
    match mark {
        MarkWord::Start(whose) => with("page-start", "army", whose_name(roster, language, whose)),
        MarkWord::Terrain(kind) => word(language, &format!("terrain-{}", kind.word())),
        MarkWord::Pit => word(language, "page-pit"),
        MarkWord::Score { points, after_battle: false } => number("page-score-turn", points),
        MarkWord::Score { points, after_battle: true } => number("page-score-battle", points),
        MarkWord::Heal(wounds) => number("page-heal", wounds),
        MarkWord::Hazard(wounds) => number("page-hazard", wounds),
        MarkWord::Turn(steps) => number("page-turn", steps),
        MarkWord::Spawn(side) => with("page-spawn", "army", army_name(roster, language, side)),
    }
}

/// The goals of a page other than HQs, and its rules about Battles, as short phrases in lower case. Sides are letters.
#[must_use]
pub fn page_phrases(page: &Page, language: Language) -> Vec<String> {
    let goals = page.goals.iter().filter_map(|&(whose, goal)| {
        let (key, number, hexes) = match goal {
            Goal::Headquarters => return None,
            Goal::Score(points) => ("page-goal-score", points, HexSet::EMPTY),
            Goal::Hold { count, hexes, .. } => ("page-goal-hold", count.into(), hexes),
            Goal::Survive(turn) => ("page-goal-survive", turn, HexSet::EMPTY),
        };
        let hexes: Vec<String> = hexes.iter().map(|hex| page.board.name(hex).to_string()).collect();
        let whose = whose.map_or_else(|| word(language, "page-all"), |side| side.letter().to_string());
        let arguments = [("whose", whose.into()), ("number", number.into()), ("hexes", hexes.join(", ").into())];
        Some(text(language, key, &arguments))
    });
    let rules = [("page-rule-turns", page.rules.turns), ("page-rule-battle", page.rules.battle)];
    let rules = rules.into_iter().filter_map(|(key, number)| Some(text(language, key, &[("number", number?.into())])));
    goals.chain(rules).collect()
}
