//! The message about a round: its matches and their results.

use sztab_league::event::AbsenceKind;
use sztab_league::ids::Group;
use sztab_league::season::{Match, MatchStatus, Round};
use sztab_store::UnixMs;
use sztab_words::{text, word};

use crate::discord::league::ask::season_name;
use crate::discord::league::people::{mention_of, user_of};
use crate::discord::league::words::{Names, division_name, join_names, result_text};
use crate::discord::say::answer::Answer;
use crate::discord::say::moment::timestamp;

use super::PostContext;

/// Maximum number of characters of the match lines in a message.
const MAX_LINES_CHARACTERS: usize = 4500;

/// The message about a round; `None` if the round is not published.
pub fn message(telling: &PostContext<'_>, group: Group, number: u32) -> Option<Answer> {
    let (record, language) = (telling.record, telling.language);
    let season = record.log.season();
    let round = season.round(group, number)?;
    let arguments = [
        ("season", season_name(record, language).into()),
        ("round", number.into()),
        ("deadline", timestamp(UnixMs(round.deadline_ms)).into()),
    ];
    let mut title = text(language, "season-round", &arguments);
    if season.stages.get(group.stage).is_some_and(|stage| stage.divisions.len() > 1) {
        title = text(
            language,
            "season-round-division",
            &[("title", title.into()), ("division", division_name(group.division, language).into())],
        );
    }
    let mut story = match_lines(telling, round);
    if let Some(bye) = round.bye {
        story.push(text(language, "season-bye", &[("player", mention_of(record, bye, language).into())]));
    }
    story.extend(notes(telling, round));
    let mention = round.bye.and_then(|bye| user_of(record, bye)).map(|user| user.0);
    Some(Answer { story, mention, ..Answer::sentence(title) })
}

/// One line per match of a round. If the lines do not fit into a message, matches with a result are only counted.
fn match_lines(telling: &PostContext<'_>, round: &Round) -> Vec<String> {
    let season = telling.record.log.season();
    let found: Vec<&Match> = round.matches.iter().filter_map(|of| season.matches.get(of)).collect();
    let lines: Vec<String> = found.iter().map(|of| match_line(telling, of)).collect();
    if lines.iter().map(|line| line.chars().count()).sum::<usize>() <= MAX_LINES_CHARACTERS {
        return lines;
    }
    let is_open = |of: &&Match| of.status(season.match_kind()) != MatchStatus::Closed;
    let over = found.iter().filter(|of| !is_open(of)).count();
    let arguments = [("over", over.into()), ("all", found.len().into())];
    let counted = text(telling.language, "season-round-over", &arguments);
    let open = found.iter().zip(lines).filter(|(of, _)| is_open(of)).map(|(_, line)| line);
    std::iter::once(counted).chain(open).collect()
}

fn match_line(telling: &PostContext<'_>, of: &Match) -> String {
    let (season, names, language) = (telling.record.log.season(), telling.names, telling.language);
    let players = names.players(of.players);
    let (key, said) = match of.status(season.match_kind()) {
        MatchStatus::Waiting => ("season-match-waiting", None),
        MatchStatus::Running => ("season-match-running", None),
        MatchStatus::Queued => ("season-match-queued", None),
        MatchStatus::Closed => ("season-match-closed", of.outcome(season.match_kind())),
    };
    let said = said.map(|outcome| result_text(&players, &outcome, &season.rules.matches, language));
    let [first, second] = players;
    let pair = || text(language, "league-versus", &[("first", first.into()), ("second", second.into())]);
    let arguments = [("match", of.id.0.into()), ("players", said.unwrap_or_else(pair).into())];
    text(language, key, &arguments)
}

/// Lines about the players without an opponent and about manual exchanges.
fn notes(telling: &PostContext<'_>, round: &Round) -> Vec<String> {
    let (names, language) = (telling.names, telling.language);
    let mut lines = Vec::new();
    for (kind, key) in [
        (AbsenceKind::SitsOut, "league-log-sitting-out"),
        (AbsenceKind::Gone, "league-log-gone"),
        (AbsenceKind::OpponentStruck, "league-log-opponent-struck"),
    ] {
        let absent: Vec<String> = round
            .absent
            .iter()
            .filter(|absence| absence.kind == kind)
            .map(|absence| names.entrant(absence.entrant))
            .collect();
        if !absent.is_empty() {
            lines.push(text(language, key, &[("players", join_names(absent, language).into())]));
        }
    }
    for exchange in &round.exchanged {
        let arguments =
            [("player", names.entrant(exchange.one).into()), ("other", names.entrant(exchange.other).into())];
        lines.push(text(language, "league-log-exchanged", &arguments));
    }
    if round.rematches {
        lines.push(word(language, "league-log-rematches"));
    }
    lines
}

/// The message which says that a round cannot be paired.
pub fn stuck_round(telling: &PostContext<'_>, group: Group, number: u32) -> Option<Answer> {
    let (record, language) = (telling.record, telling.language);
    record.log.season().round(group, number).is_none().then(|| {
        let arguments = [("season", season_name(record, language).into()), ("round", number.into())];
        Answer::sentence(text(language, "season-stuck", &arguments))
    })
}
