//! A scoring profile as text.

use std::borrow::Cow;

use sztab_league::profile::{Measure, Profile, Split, built_in};
use sztab_league::rules::{MatchKind, MatchRules, Scoring};
use sztab_words::{Language, text, word};

use super::numbers::{points_text, score_text};

/// The profile of a season; `None` if it does not exist or its text is invalid.
pub fn find_profile(scoring: &Scoring) -> Option<Cow<'static, Profile>> {
    match scoring {
        Scoring::BuiltIn(name) => built_in(name).map(Cow::Borrowed),
        Scoring::Own(text) => Profile::from_toml(text).ok().map(Cow::Owned),
    }
}

/// Points for results, byes and walkovers. The profile's points for absences are omitted, because those of the season's
/// rules apply.
pub fn scoring_lines(rules: &MatchRules, score: &str, language: Language) -> Vec<String> {
    let Some(profile) = find_profile(&rules.scoring) else {
        return vec![match &rules.scoring {
            Scoring::BuiltIn(name) => text(language, "league-scoring-unknown", &[("name", name.as_str().into())]),
            Scoring::Own(_) => word(language, "league-scoring-faulty"),
        }];
    };
    let key = match rules.scoring {
        Scoring::BuiltIn(_) => "league-scoring-built-in",
        Scoring::Own(_) => "league-scoring-own",
    };
    let mut lines = vec![text(language, key, &[("name", profile.name.as_str().into())])];
    lines
        .extend(measure_key(profile.decided_by, rules.kind).map(|key| text(language, key, &[("score", score.into())])));
    lines.extend(result_lines(&profile, score, language));
    let walkover = profile.walkover;
    lines.push(text(language, "league-scoring-bye", &[("points", points_text(profile.bye, language).into())]));
    let arguments = [
        ("won", points_text(walkover.won, language).into()),
        ("lost", points_text(walkover.lost, language).into()),
        ("both", points_text(walkover.both, language).into()),
    ];
    lines.push(text(language, "league-scoring-walkover", &arguments));
    lines
}

/// The translation key of the text about a measure; `None` for the number of games won if a match is a single game.
fn measure_key(measure: Measure, kind: MatchKind) -> Option<&'static str> {
    match (measure, kind) {
        (Measure::HqPoints, _) => Some("league-scoring-by-hq"),
        (Measure::GamePoints, MatchKind::Single) => None,
        (Measure::GamePoints, MatchKind::Mirrored { .. } | MatchKind::BestOfThree) => Some("league-scoring-by-games"),
    }
}

fn result_lines(profile: &Profile, named: &str, language: Language) -> Vec<String> {
    let split = |split: Split| score_text([split.winner, split.loser], language);
    let arguments = [
        ("win", points_text(profile.win.winner, language).into()),
        ("draw", points_text(profile.draw, language).into()),
        ("loss", points_text(profile.win.loser, language).into()),
    ];
    let mut lines = vec![text(language, "league-scoring-points", &arguments)];
    for exact in &profile.results {
        let arguments = [("games", split(exact.games).into()), ("points", split(exact.points).into())];
        lines.push(text(language, "league-scoring-exact", &arguments));
    }
    lines.extend(profile.hq_win.map(|hq| {
        let arguments = [("points", split(hq).into()), ("score", named.into())];
        text(language, "league-scoring-hq-win", &arguments)
    }));
    lines
}
