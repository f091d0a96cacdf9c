//! Names of stages, divisions, rounds, bracket matches and tie-breaks.

use sztab_league::bracket::{Bracket, Elimination, Section};
use sztab_league::event::RoundPublished;
use sztab_league::ids::Group;
use sztab_league::rules::{Criterion, Format, Rules};
use sztab_league::season::Season;
use sztab_words::{Language, text, word};

use super::variant_key;

/// The long name of a tie-break. Its short name is [`Criterion::name`] in every language.
///
/// `score` is the result of [`Names::points_word`](super::Names::points_word).
pub fn criterion_name(criterion: Criterion, score: &str, language: Language) -> String {
    let key = format!("league-criterion-{}", criterion.name().to_lowercase());
    text(language, &key, &[("score", score.into())])
}

/// The meaning of a tie-break, in a few words.
pub fn criterion_meaning(criterion: Criterion, score: &str, language: Language) -> String {
    let key = format!("league-about-{}", criterion.name().to_lowercase());
    text(language, &key, &[("score", score.into())])
}

/// The name of a division, counted from 0: `Division A`. After Z, divisions are numbered.
pub fn division_name(division: usize, language: Language) -> String {
    text(language, "league-division", &[("letter", division_letter(division).into())])
}

pub(super) fn division_letter(division: usize) -> String {
    ('A'..='Z').nth(division).map_or_else(|| (division + 1).to_string(), String::from)
}

pub fn format_name(format: &Format, language: Language) -> String {
    match format {
        Format::RoundRobin { double: true } => word(language, "league-format-double-round-robin"),
        Format::RoundRobin { double: false }
        | Format::Swiss { .. }
        | Format::SingleElimination { .. }
        | Format::DoubleElimination { .. }
        | Format::Ladder { .. } => word(language, &variant_key("league-format-", format)),
    }
}

/// The name of a stage, counted from 0: its format, preceded by its number if there are several.
pub fn stage_name(rules: &Rules, stage: usize, language: Language) -> String {
    let format = rules.stages.get(stage).map(|rules| format_name(&rules.format, language)).unwrap_or_default();
    if rules.stages.len() < 2 {
        return format;
    }
    text(language, "league-stage", &[("number", (stage + 1).into()), ("format", format.into())])
}

/// The name of a published round: `Round 3`, `Semi-finals`; with its division if the stage has several.
pub fn round_name(season: &Season, group: Group, round: u32, language: Language) -> String {
    let matches = season.round(group, round).map(|round| round.matches.as_slice()).unwrap_or_default();
    let slots: Vec<u32> = matches.iter().filter_map(|of| season.matches.get(of)?.slot).collect();
    base_round_name(season, group, round, &slots, language)
}

/// The name of a round in the style of [`round_name`], also for one that is only previewed.
pub fn previewed_round_name(season: &Season, round: &RoundPublished, language: Language) -> String {
    let slots: Vec<u32> = round.pairs.iter().filter_map(|pair| pair.slot).collect();
    base_round_name(season, round.group, round.round, &slots, language)
}

fn base_round_name(season: &Season, group: Group, round: u32, slots: &[u32], language: Language) -> String {
    let name = bracket_round_name(season, group, slots, language)
        .unwrap_or_else(|| text(language, "league-round", &[("number", round.into())]));
    with_division(season, group, name, language)
}

/// A name followed by the division, if the stage has several.
pub(super) fn with_division(season: &Season, group: Group, name: String, language: Language) -> String {
    let divided = season.stages.get(group.stage).is_some_and(|stage| stage.divisions.len() > 1);
    if !divided {
        return name;
    }
    let division = division_name(group.division, language);
    text(language, "league-in-division", &[("name", name.into()), ("division", division.into())])
}

/// The name of a single-elimination round, all of whose matches are on one level; the match for third place belongs to
/// the final. `None` for double elimination, in which a round contains matches of both brackets and is only numbered.
fn bracket_round_name(season: &Season, group: Group, slots: &[u32], language: Language) -> Option<String> {
    let format = season.format(group.stage)?;
    if !matches!(format, Format::SingleElimination { .. }) {
        return None;
    }
    let players = season.division(group)?.places.len();
    let mut levels = Vec::new();
    for &slot in slots {
        let level = BracketLevel::find(format, players, slot)?;
        if level.section != Section::Third && !levels.contains(&level) {
            levels.push(level);
        }
    }
    match levels[..] {
        [level] => Some(level.round_name(language)),
        _ => None,
    }
}

/// The name of a match in a bracket of this many players: `Semi-final`, `Lower bracket, round 2`. `None` if the bracket
/// has no such slot.
pub fn bracket_match_name(format: &Format, players: usize, slot: u32, language: Language) -> Option<String> {
    Some(BracketLevel::find(format, players, slot)?.match_name(language))
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct BracketLevel {
    section: Section,
    /// The round within the section, from 1.
    round: usize,
    /// Number of matches on this level of a full bracket; meaningful in single elimination only.
    matches: usize,
    is_double: bool,
}

impl BracketLevel {
    fn find(format: &Format, players: usize, slot: u32) -> Option<Self> {
        let elimination = format.elimination()?;
        let bracket = Bracket::new(players, elimination).ok()?;
        let fixture = bracket.fixtures().get(usize::try_from(slot).ok()?.checked_sub(1)?)?;
        let rounds = u32::try_from(fixture.round).ok()?;
        Some(Self {
            section: fixture.section,
            round: fixture.round,
            matches: players.next_power_of_two().checked_shr(rounds)?,
            is_double: matches!(elimination, Elimination::Double { .. }),
        })
    }

    fn round_name(self, language: Language) -> String {
        let is_upper = self.section == Section::Upper && !self.is_double;
        match self.matches {
            2 if is_upper => word(language, "league-semi-finals"),
            4 if is_upper => word(language, "league-quarter-finals"),
            _ => self.match_name(language),
        }
    }

    fn match_name(self, language: Language) -> String {
        let round = [("round", self.round.into())];
        match self.section {
            Section::Upper if self.is_double => text(language, "league-upper-bracket", &round),
            Section::Upper => match self.matches {
                2 => word(language, "league-semi-final"),
                4 => word(language, "league-quarter-final"),
                matches => word(language, &format!("league-round-of-{}", matches * 2)),
            },
            Section::Lower => text(language, "league-lower-bracket", &round),
            Section::Third => word(language, "league-third-place"),
            Section::Final => word(language, "league-final"),
            Section::SecondFinal => word(language, "league-second-final"),
        }
    }
}
