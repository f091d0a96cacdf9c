//! Checks that every value of leagues has a text in every language.

mod log;
mod refusals;
mod results;
mod rules;

use sztab_league::ids::{EntrantId, MatchId, OrganiserId, TextId};
use sztab_words::Language;

use super::Names;

/// Ala and Ben play match 1; other players are named by number; text 9 was erased.
struct TestNames;

impl Names for TestNames {
    fn entrant(&self, entrant: EntrantId) -> String {
        match entrant.0 {
            1 => "Ala".to_owned(),
            2 => "Ben".to_owned(),
            number => format!("P{number}"),
        }
    }

    fn organiser(&self, organiser: OrganiserId) -> String {
        format!("Org{}", organiser.0)
    }

    fn text(&self, text: TextId) -> Option<String> {
        (text.0 != 9).then(|| format!("because {}", text.0))
    }

    fn faction(&self, id: &str) -> String {
        id.to_uppercase()
    }

    fn points_word(&self) -> &'static str {
        "hq"
    }

    fn has_factions(&self) -> bool {
        true
    }

    fn match_players(&self, match_id: MatchId) -> Option<[EntrantId; 2]> {
        (match_id.0 < 100).then_some([EntrantId(1), EntrantId(2)])
    }
}

fn pair() -> [String; 2] {
    ["Ala", "Ben"].map(str::to_owned)
}

/// Asserts that a text was found and that all its arguments were filled in.
#[track_caller]
fn assert_translated(language: Language, said: &str) {
    let is_whole = !said.trim().is_empty() && !said.contains(['{', '}', '$']) && !said.contains("league-");
    assert!(is_whole, "{language:?}: {said:?}");
}
