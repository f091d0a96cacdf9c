//! An overview of a season: its state, the next step, its players and its rules.

use serenity::all::{ButtonStyle, CreateActionRow};

use sztab_game::Language;
use sztab_league::season::{DueKind, Season, SeasonState};
use sztab_referee::league::SeasonRecord;
use sztab_store::UnixMs;
use sztab_words::text;

use crate::discord::league::ask::season_name;
use crate::discord::league::controls::Controls;
use crate::discord::league::join::{Join, Leave};
use crate::discord::league::show::players_answer;
use crate::discord::league::words::{season_state, timestamp};
use crate::discord::say::answer::Answer;

use super::controls::rows;
use super::reader::{Reader, find_group};
use super::round::last_round;
use super::view::View;

/// An overview of a season, followed by its rules.
pub fn season_overview(record: &SeasonRecord, rules: Answer, reader: &Reader, now: UnixMs) -> Answer {
    let (season, language) = (record.log.season(), reader.theme.language);
    let state = season_state(season.state, season.paused_ms.is_some(), language);
    let arguments = [("season", season_name(record, language).into()), ("state", state.into())];
    let mut lines = vec![text(language, "season-view-show", &arguments)];
    lines.extend(next_event_text(season, now, language));
    let story = players_answer(record, language).story.into_iter().chain(rules.story).collect();
    Answer { story, rows: overview_buttons(record, reader), ..Answer::sentence(lines.join("\n")) }
}

fn next_event_text(season: &Season, now: UnixMs, language: Language) -> Option<String> {
    let due = season.due_actions(now.0).into_iter().filter(|due| due.at_ms > now.0);
    let named = due.filter_map(|due| {
        let key = match due.what {
            DueKind::Start => "season-view-next-start",
            DueKind::Round(_) => "season-view-next-round",
            DueKind::Deadline(_) => "season-view-next-deadline",
            DueKind::SeasonEnd => "season-view-next-end",
            DueKind::Begin(_)
            | DueKind::RemindBegin(_)
            | DueKind::RemindDeadline(_)
            | DueKind::Step(_)
            | DueKind::Report(_)
            | DueKind::Proposal(_)
            | DueKind::Challenge(_)
            | DueKind::StageEnd(_) => return None,
        };
        Some(text(language, key, &[("at", timestamp(due.at_ms, 'F').into())]))
    });
    named.into_iter().next()
}

fn overview_buttons(record: &SeasonRecord, reader: &Reader) -> Vec<CreateActionRow> {
    let (season, language) = (record.log.season(), reader.theme.language);
    let controls = Controls { record, language };
    let entry_is_open = match season.state {
        SeasonState::Entry => season.presses.is_none() || season.rules.entry.late,
        SeasonState::Running => season.rules.entry.late,
        SeasonState::Draft | SeasonState::Ended | SeasonState::Cancelled => false,
    };
    let takes_part = reader
        .entry(record)
        .and_then(|own| season.entrants.get(&own))
        .is_some_and(sztab_league::season::Entrant::is_taking_part);
    let mut buttons = Vec::new();
    if takes_part && matches!(season.state, SeasonState::Entry | SeasonState::Running) {
        buttons.push(controls.button(&Leave, "season-leave", ButtonStyle::Secondary));
    } else if entry_is_open {
        buttons.push(controls.button(&Join, "season-join", ButtonStyle::Success));
    }
    if let Ok(group) = find_group(record, None, reader) {
        buttons.push(controls.view_button(&View::Table { group, page: 0, in_words: false }, "season-view-table"));
        let round = last_round(record, group);
        if season.round(group, round).is_some() {
            buttons.push(controls.view_button(&View::Round { group, round, page: 0 }, "season-view-round"));
        }
    }
    buttons.extend(controls.share_button(&View::Show));
    rows(None, &buttons)
}
