//! A season's data as files.

use sztab_game::Language;
use sztab_league::engine::{Award, Standard};
use sztab_league::event::EndReason;
use sztab_league::export::export;
use sztab_league::ids::{EntrantId, Group, Seat};
use sztab_league::season::{Match, MatchStatus, Outcome, Season};
use sztab_league::spreadsheet::csv_row;
use sztab_league::trf::Tournament;
use sztab_referee::league::SeasonRecord;
use sztab_store::UnixMs;
use sztab_words::text;

use crate::discord::bot::Bot;
use crate::discord::league::ask::season_name;
use crate::discord::league::people::bare_name_of;
use crate::discord::say::answer::{Answer, File};
use crate::discord::say::failure::Failure;

use super::reader::groups;
use super::table::table_lines;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileKind {
    /// The tables of all divisions (CSV).
    Table,
    /// The table of one division (CSV).
    TableOf(Group),
    /// The matches (CSV).
    Matches,
    /// The games (CSV).
    Games,
    /// The log (JSON).
    Log,
    /// A Swiss stage as a tournament report file.
    Trf(Group),
}

/// Writes a season's data as a file.
///
/// # Errors
///
/// If the season has no content for this file.
pub fn write_season_file(
    bot: &Bot,
    record: &SeasonRecord,
    kind: FileKind,
    language: Language,
) -> Result<Answer, Failure> {
    let plain = |name: &str, content: String| File { name: name.to_owned(), bytes: content.into_bytes() };
    let csv = |name: &str, content: String| File::csv(name, &content, language);
    let file = match kind {
        FileKind::Table => csv("table.csv", table_csv(record, &groups(record.log.season()), language, bot.now())),
        FileKind::TableOf(group) => csv("table.csv", table_csv(record, &[group], language, bot.now())),
        FileKind::Matches => csv("matches.csv", matches_csv(record, language)),
        FileKind::Games => csv("games.csv", games_csv(record, language)),
        FileKind::Log => plain("season.json", export(&record.log)),
        FileKind::Trf(group) => plain("season.trf", to_trf(record, group, language)?),
    };
    let content = text(language, "season-view-file", &[("season", season_name(record, language).into())]);
    Ok(Answer { files: vec![file], ..Answer::sentence(content) })
}

fn csv_line(cells: &[&dyn ToString]) -> String {
    csv_row(&cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>())
}

/// The tables of divisions: `stage,division,rank,player,played,points` and the tie-breaks, with the language's decimal
/// separator.
fn table_csv(record: &SeasonRecord, groups: &[Group], language: Language, now: UnixMs) -> String {
    let season = record.log.season();
    let mut csv = String::new();
    let mut before: Option<Vec<&str>> = None;
    for group in groups {
        let criteria = season.stage_rules(group.stage).map_or(&[][..], |stage| &stage.criteria);
        let names: Vec<&str> = criteria.iter().map(|criterion| criterion.name()).collect();
        if before.as_ref() != Some(&names) {
            let heads = ["stage", "division", "rank", "player", "played", "points"];
            csv += &csv_row(&heads.iter().chain(&names).map(ToString::to_string).collect::<Vec<_>>());
            before = Some(names);
        }
        for (rank, line) in (1..).zip(table_lines(season, *group, Language::English, now)) {
            let rank: usize = rank;
            let numbers = [group.stage + 1, group.division + 1, rank];
            let mut cells: Vec<String> = numbers.iter().map(ToString::to_string).collect();
            cells.extend([bare_name_of(record, line.entrant, language), line.played.to_string(), line.points]);
            cells.extend(line.values);
            csv += &csv_row(&cells);
        }
    }
    csv
}

fn matches_csv(record: &SeasonRecord, language: Language) -> String {
    let season = record.log.season();
    let heads = ["match", "stage", "division", "round", "first", "second", "state", "points_first", "points_second"];
    let heads = heads.iter().chain(&["winner", "how"]).map(ToString::to_string).collect::<Vec<_>>();
    let mut csv = csv_row(&heads);
    for of in season.matches.values() {
        let name = |entrant: EntrantId| bare_name_of(record, entrant, language);
        let outcome = of.outcome(season.match_kind());
        let winner = outcome.as_ref().and_then(Outcome::winner).map(|seat| name(of.players[seat.index()]));
        let [first, second] = match_points(season, outcome.as_ref());
        csv += &csv_line(&[
            &of.id.0,
            &(of.group.stage + 1),
            &(of.group.division + 1),
            &of.round,
            &name(of.players[0]),
            &name(of.players[1]),
            &match_state(season, of),
            &first,
            &second,
            &winner.unwrap_or_default(),
            &outcome_word(outcome.as_ref()),
        ]);
    }
    csv
}

/// The match points of both players; empty if there is no result yet.
fn match_points(season: &Season, outcome: Option<&Outcome>) -> [String; 2] {
    let rules = &season.rules.matches;
    let award = |seat, winner: Option<Seat>| {
        Standard.award(
            rules,
            match winner {
                None => Award::WalkoverBoth,
                Some(winner) if winner == seat => Award::WalkoverWon,
                Some(_) => Award::WalkoverLost,
            },
        )
    };
    let points = match outcome {
        None => return [String::new(), String::new()],
        Some(Outcome::Played { games, .. }) => Standard.score(rules, games),
        Some(Outcome::Walkover { winner }) => Seat::BOTH.map(|seat| award(seat, *winner)),
    };
    points.map(|points| crate::discord::league::words::points_text(points, Language::English))
}

fn match_state(season: &Season, of: &Match) -> &'static str {
    match of.status(season.match_kind()) {
        _ if of.struck => "struck",
        MatchStatus::Waiting => "waiting",
        MatchStatus::Running => "running",
        MatchStatus::Queued => "judges",
        MatchStatus::Closed => "closed",
    }
}

fn outcome_word(outcome: Option<&Outcome>) -> &'static str {
    match outcome {
        None => "",
        Some(Outcome::Played { decided: false, .. }) => "played",
        Some(Outcome::Played { decided: true, .. }) => "ruled",
        Some(Outcome::Walkover { .. }) => "walkover",
    }
}

fn games_csv(record: &SeasonRecord, language: Language) -> String {
    let season = record.log.season();
    let heads = ["match", "game", "first", "second", "army_first", "army_second", "played_first", "winner", "reason"];
    let heads = heads.iter().chain(&["points_first", "points_second"]).map(ToString::to_string).collect::<Vec<_>>();
    let mut csv = csv_row(&heads);
    for of in season.matches.values() {
        let name = |seat: Seat| bare_name_of(record, of.players[seat.index()], language);
        for game in of.games.values() {
            let reason = match game.reason {
                EndReason::Points => "points",
                EndReason::Destroyed => "destroyed",
                EndReason::Resigned => "resigned",
                EndReason::Time => "time",
                EndReason::Agreed => "agreed",
                EndReason::Adjudicated => "adjudicated",
            };
            let [points_first, points_second] = game.counted_hq();
            csv += &csv_line(&[
                &of.id.0,
                &game.game,
                &name(Seat::First),
                &name(Seat::Second),
                &game.factions[0],
                &game.factions[1],
                &name(game.first),
                &game.winner.map(name).unwrap_or_default(),
                &reason,
                &points_first,
                &points_second,
            ]);
        }
    }
    csv
}

/// A Swiss stage as a tournament report file, from which any program that follows the same specification can derive the
/// same pairings.
fn to_trf(record: &SeasonRecord, group: Group, language: Language) -> Result<String, Failure> {
    let name = |player| bare_name_of(record, player, language);
    let tournament = Tournament::from_stage(record.log.season(), group, name);
    let tournament = tournament.ok_or(Failure::Said("season-view-no-swiss"))?;
    tournament.write().map_err(|error| {
        tracing::info!(season = record.row.id.0, %error, "a stage does not fit the tournament report format");
        Failure::Said("season-view-no-trf")
    })
}
