//! The table of a division.

use std::collections::{BTreeMap, BTreeSet};

use sztab_game::Language;
use sztab_league::engine::Standard;
use sztab_league::ids::{EntrantId, Group};
use sztab_league::rating::{RatedMatch, RatedPlayer, rate};
use sztab_league::rules::{Criterion, Format};
use sztab_league::season::Season;
use sztab_pictures::league::{Columns, Consequence, Heading, Movement, ROWS_PER_PAGE, Row, Table};
use sztab_referee::league::SeasonRecord;
use sztab_store::UnixMs;
use sztab_words::{text, word};

use crate::discord::league::ask::row_name;
use crate::discord::league::words;

use super::reader::{Reader, group_name, name_in_group};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableLine {
    pub entrant: EntrantId,
    /// Number of matches with a result.
    pub played: usize,
    /// Points; the rating on a ladder, or the number of matches won in a bracket.
    pub points: String,
    pub values: Vec<String>,
}

/// The rows of a division, best player first.
pub fn table_lines(season: &Season, group: Group, language: Language, now: UnixMs) -> Vec<TableLine> {
    let line = |entrant, points, values| TableLine {
        entrant,
        played: matches_with_result(season, group, entrant),
        points,
        values,
    };
    if let Some((built, table)) = season.standings(group, &Standard) {
        let named = table.rows.iter().filter_map(|row| Some((row, *built.players.get(row.player.0)?)));
        return named
            .map(|(row, entrant)| {
                let values = row.values.iter().map(|value| words::value_text(value, language)).collect();
                line(entrant, words::points_text(row.points, language), values)
            })
            .collect();
    }
    let order = season.division_order(group, &Standard, now.0);
    let is_ladder = matches!(season.format(group.stage), Some(Format::Ladder { .. }));
    let rated = is_ladder.then(|| compute_ratings(season, now));
    let points = |entrant: EntrantId| match &rated {
        Some(rated) => rated.get(&entrant).map_or_else(|| "–".to_owned(), rating_text),
        None => matches_won(season, group, entrant).to_string(),
    };
    order.into_iter().map(|entrant| line(entrant, points(entrant), Vec::new())).collect()
}

/// A rating in whole points, followed by a question mark while it is provisional.
pub fn rating_text(rated: &RatedPlayer) -> String {
    format!("{:.0}{}", rated.rating.rating, if rated.rating.is_provisional() { "?" } else { "" })
}

/// The ratings that result from a season's matches alone.
pub fn compute_ratings(season: &Season, until: UnixMs) -> BTreeMap<EntrantId, RatedPlayer> {
    rate(&rated_matches(season), until.0).unwrap_or_default()
}

/// The rated matches of a season, ordered by number.
pub fn rated_matches(season: &Season) -> Vec<RatedMatch<EntrantId>> {
    let matches = season.rated_matches().into_iter().filter(|played| !played.games.is_empty());
    let rated = matches.map(|played| RatedMatch {
        at_ms: played.at_ms,
        players: played.players.map(|player| player.entrant),
        score: Standard.points_share(&played.games),
    });
    rated.collect()
}

/// True if a match of the division has a result.
pub fn has_results(season: &Season, group: Group) -> bool {
    season.matches.values().any(|of| of.group == group && of.outcome(season.match_kind()).is_some())
}

fn matches_with_result(season: &Season, group: Group, entrant: EntrantId) -> usize {
    let own = season.matches.values().filter(|of| of.group == group && of.seat_of(entrant).is_some());
    own.filter(|of| of.outcome(season.match_kind()).is_some()).count()
}

fn matches_won(season: &Season, group: Group, entrant: EntrantId) -> usize {
    let matches = season.matches.values().filter(|of| of.group == group);
    let winner = |of: &sztab_league::season::Match| {
        let seat = of.outcome(season.match_kind())?.winner()?;
        Some(of.players[seat.index()])
    };
    matches.filter(|of| winner(of) == Some(entrant)).count()
}

/// A page of a division's table; `None` if there is no such division.
pub fn table_page(record: &SeasonRecord, group: Group, page: usize, reader: &Reader, now: UnixMs) -> Option<Table> {
    let (season, language) = (record.log.season(), reader.theme.language);
    season.division(group)?;
    let lines = table_lines(season, group, language, now);
    let before = previous_places(season, group, now);
    let consequences = consequences(season, group, &lines, language, now);
    let own = reader.entry(record);
    let rows = (1..).zip(&lines).map(|(rank, line): (usize, &TableLine)| Row {
        rank: to_u16(rank),
        movement: before.get(&line.entrant).map(|&earlier| movement(earlier, rank)),
        name: name_in_group(record, group, line.entrant, language),
        played: to_u16(line.played),
        points: line.points.clone(),
        criteria: line.values.clone(),
        consequence: consequences.get(&line.entrant).cloned(),
        is_reader: own == Some(line.entrant),
    });
    let rows: Vec<Row> = rows.collect();
    let page = page.min(rows.len().div_ceil(ROWS_PER_PAGE).saturating_sub(1));
    Some(Table {
        colours: reader.theme.colours,
        heading: heading(record, group, page, rows.len().div_ceil(ROWS_PER_PAGE), language),
        columns: columns(season, group, language),
        footer: footer(rows.iter().filter_map(|row| row.consequence.as_ref()), language),
        rows,
        page,
    })
}

/// Converts a number of rows or matches to the type used by pictures.
pub fn to_u16(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}

/// The season's name, with the division, round and page on the right.
fn heading(record: &SeasonRecord, group: Group, page: usize, pages: usize, language: Language) -> Heading {
    let season = record.log.season();
    let rounds = season.division(group).map_or(0, |division| division.rounds.len());
    let mut notes = vec![group_name(season, group, language)];
    if rounds > 0 && season.standings(group, &Standard).is_some() {
        notes.push(text(language, "season-view-after-round", &[("round", rounds.into())]));
    }
    if pages > 1 {
        notes.push(format!("{}/{pages}", page + 1));
    }
    notes.retain(|note| !note.is_empty());
    Heading { title: row_name(&record.row, language), note: notes.join(" · ") }
}

fn columns(season: &Season, group: Group, language: Language) -> Columns {
    let criteria = season.stage_rules(group.stage).map_or(&[][..], |stage| &stage.criteria);
    let (points, criteria) = match season.format(group.stage) {
        Some(Format::Ladder { .. }) => ("season-view-rating", &[][..]),
        Some(Format::SingleElimination { .. } | Format::DoubleElimination { .. }) => ("season-view-won", &[][..]),
        Some(Format::Swiss { .. } | Format::RoundRobin { .. }) | None => ("season-view-points", criteria),
    };
    Columns {
        player: word(language, "season-view-player"),
        played: word(language, "season-view-played"),
        points: word(language, points),
        criteria: criteria.iter().map(|criterion: &Criterion| criterion.name().to_owned()).collect(),
    }
}

/// The places before the last round; empty before the second round and once the season is over.
fn previous_places(season: &Season, group: Group, now: UnixMs) -> BTreeMap<EntrantId, usize> {
    let is_table = season.format(group.stage).is_some_and(|format| !format.eliminates());
    let Some(before) = season.before_last_round(group).filter(|_| is_table) else { return BTreeMap::new() };
    let order = before.division_order(group, &Standard, now.0);
    order.into_iter().zip(1..).collect()
}

fn movement(earlier: usize, now: usize) -> Movement {
    match now.cmp(&earlier) {
        std::cmp::Ordering::Less => Movement::Up,
        std::cmp::Ordering::Greater => Movement::Down,
        std::cmp::Ordering::Equal => Movement::Same,
    }
}

/// The consequences of places: advancing to the next stage, or moving up or down between divisions.
fn consequences(
    season: &Season,
    group: Group,
    lines: &[TableLine],
    language: Language,
    now: UnixMs,
) -> BTreeMap<EntrantId, Consequence> {
    let up = || Consequence::Promotion(word(language, "season-view-up-letter"));
    let down = || Consequence::Relegation(word(language, "season-view-down-letter"));
    if season.stage_rules(group.stage + 1).is_some() {
        let on: BTreeSet<EntrantId> = season.qualifiers(group.stage, &Standard, now.0).into_iter().collect();
        let on_letter = || Consequence::Promotion(word(language, "season-view-on-letter"));
        let through = lines.iter().filter(|line| on.contains(&line.entrant));
        return through.map(|line| (line.entrant, on_letter())).collect();
    }
    let Some(rules) = &season.rules.promotion else { return BTreeMap::new() };
    let divisions = season.stages.get(group.stage).map_or(0, |stage| stage.divisions.len());
    let moving = rules.moving as usize;
    let ups = if group.division > 0 { moving } else { 0 };
    let downs = if group.division + 1 < divisions { moving } else { 0 };
    let first_down = lines.len().saturating_sub(downs);
    let consequence = |(place, line): (usize, &TableLine)| {
        let consequence = if place < ups {
            up()
        } else if place >= first_down {
            down()
        } else {
            return None;
        };
        Some((line.entrant, consequence))
    };
    lines.iter().enumerate().filter_map(consequence).collect()
}

fn footer<'a>(consequences: impl Iterator<Item = &'a Consequence>, language: Language) -> String {
    let (mut letters, mut meanings) = (BTreeSet::new(), Vec::new());
    for consequence in consequences {
        let (Consequence::Promotion(letter) | Consequence::Relegation(letter)) = consequence;
        if letters.insert(letter) {
            let key = ["up", "on", "down"]
                .into_iter()
                .find(|key| word(language, &format!("season-view-{key}-letter")) == *letter)
                .unwrap_or("on");
            meanings.push(format!("{letter} – {}", word(language, &format!("season-view-{key}"))));
        }
    }
    meanings.join(" · ")
}
