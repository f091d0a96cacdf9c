//! The matches of a round.

use sztab_game::Language;
use sztab_league::event::{AbsenceKind, Key};
use sztab_league::ids::{Group, MatchId, Seat};
use sztab_league::rules::Format;
use sztab_league::season::{Match, MatchStatus, Round, Season};
use sztab_pictures::league::{self, Heading, MATCHES_PER_PAGE, State, Winner};
use sztab_referee::league::SeasonRecord;
use sztab_words::{text, word};

use crate::discord::league::ask::row_name;
use crate::discord::league::words;
use crate::discord::say::answer::{Answer, File};

use super::reader::{Reader, name_in_group};

/// The number of the last published round in a division; 1 if there is none.
pub fn last_round(record: &SeasonRecord, group: Group) -> u32 {
    record.log.season().division(group).map_or(1, |division| division.next_round().saturating_sub(1).max(1))
}

/// The translation key of the message that explains why a division has no such round.
pub fn no_round_key(season: &Season, group: Group) -> &'static str {
    if matches!(season.format(group.stage), Some(Format::Ladder { .. })) {
        "season-view-ladder"
    } else if season.division(group).is_some_and(|division| division.rounds.is_empty()) {
        "season-view-no-rounds"
    } else {
        "season-view-no-round"
    }
}

pub fn page_count(season: &Season, group: Group, round: u32) -> usize {
    season.round(group, round).map_or(1, |round| round.matches.len().div_ceil(MATCHES_PER_PAGE).max(1))
}

/// The name of the file that contains the keys of a round's draws.
const KEYS_FILE: &str = "keys.txt";

/// The keys of a round's draws as a file, each on a line: purpose, colon, key. `None` if nothing was drawn. They are
/// sent as a file because a phone shows a file in one line, while 16 keys would take up 32.
pub fn keys_file(round: &Round, language: Language) -> Option<Answer> {
    let lines = round.keys.iter().map(|Key { purpose, key }| format!("{purpose}: {key}\n"));
    let bytes = lines.collect::<String>().into_bytes();
    let said = || Answer::sentence(text(language, "season-round-keys", &[("file", KEYS_FILE.into())]));
    (!bytes.is_empty()).then(|| Answer { files: vec![File { name: KEYS_FILE.to_owned(), bytes }], ..said() })
}

/// A page of a round; `None` if the round is not published.
pub fn round_page(
    record: &SeasonRecord,
    group: Group,
    number: u32,
    page: usize,
    reader: &Reader,
) -> Option<league::Round> {
    let (season, language) = (record.log.season(), reader.theme.language);
    let round = season.round(group, number)?;
    let pages = page_count(season, group, number);
    let page = page.min(pages - 1);
    let on_page = round.matches.iter().skip(page * MATCHES_PER_PAGE).take(MATCHES_PER_PAGE);
    let mut note = words::round_name(season, group, number, language);
    if pages > 1 {
        note = format!("{note} · {}/{pages}", page + 1);
    }
    Some(league::Round {
        colours: reader.theme.colours,
        heading: Heading { title: row_name(&record.row, language), note },
        matches: on_page.filter_map(|of| match_view(record, group, *of, language)).collect(),
        groups: if page + 1 == pages { players_without_match(record, group, number, language) } else { Vec::new() },
    })
}

fn match_view(record: &SeasonRecord, group: Group, match_id: MatchId, language: Language) -> Option<league::Match> {
    let season = record.log.season();
    let found = season.matches.get(&match_id)?;
    let outcome = found.outcome(season.match_kind());
    let status = found.status(season.match_kind());
    let result = match &outcome {
        Some(outcome) => words::short_result(outcome, &season.rules.matches, language),
        None => word(language, status_key(found, status)),
    };
    Some(league::Match {
        players: found.players.map(|player| name_in_group(record, group, player, language)),
        state: match_state(status),
        result,
        winner: outcome.and_then(|outcome| outcome.winner()).map(to_winner),
    })
}

fn status_key(of: &Match, status: MatchStatus) -> &'static str {
    match status {
        _ if of.struck => "season-view-struck",
        MatchStatus::Waiting => "season-view-waiting",
        MatchStatus::Running => "season-view-running",
        MatchStatus::Queued | MatchStatus::Closed => "season-view-queued",
    }
}

/// A match's progress, as the type used by pictures.
pub const fn match_state(status: MatchStatus) -> State {
    match status {
        MatchStatus::Waiting => State::Waiting,
        MatchStatus::Running => State::Running,
        MatchStatus::Queued => State::Queue,
        MatchStatus::Closed => State::Closed,
    }
}

/// The winner's seat, as the type used by pictures.
pub const fn to_winner(seat: Seat) -> Winner {
    match seat {
        Seat::First => Winner::First,
        Seat::Second => Winner::Second,
    }
}

fn players_without_match(record: &SeasonRecord, group: Group, number: u32, language: Language) -> Vec<league::Group> {
    let season = record.log.season();
    let Some(round) = season.round(group, number) else { return Vec::new() };
    let away = |kinds: &[AbsenceKind]| {
        let found = round.absent.iter().filter(|absence| kinds.contains(&absence.kind));
        found.map(|absence| name_in_group(record, group, absence.entrant, language)).collect()
    };
    let bye = round.bye.into_iter().map(|bye| name_in_group(record, group, bye, language)).collect();
    let groups = [
        ("season-view-bye", bye),
        ("season-view-sits-out", away(&[AbsenceKind::SitsOut])),
        ("season-view-gone", away(&[AbsenceKind::Gone, AbsenceKind::OpponentStruck])),
    ];
    let named = groups.into_iter().filter(|(_, names): &(_, Vec<_>)| !names.is_empty());
    named.map(|(key, names)| league::Group { label: word(language, key), names }).collect()
}
