//! The message about a season: its state, the next step, and the button for entering it.

use serenity::all::{ButtonStyle, CreateActionRow};

use sztab_league::season::{EntrantState, SeasonState};
use sztab_referee::league::Invitation;
use sztab_words::text;

use crate::discord::league::ask::season_name;
use crate::discord::league::controls::Controls;
use crate::discord::league::join::{Join, Leave};
use crate::discord::league::organise::{Life, Organise, SeasonAction, is_ladder};
use crate::discord::league::show::{Players, Rules};
use crate::discord::say::answer::Answer;

use super::PostContext;

pub fn message(telling: &PostContext<'_>) -> Answer {
    let (record, language) = (telling.record, telling.language);
    let season = record.log.season();
    let count = |state| season.entrants.values().filter(|entrant| entrant.state == state).count();
    let key = match season.state {
        SeasonState::Draft => "season-state-draft",
        SeasonState::Entry if season.presses.is_none() => "season-state-entry",
        SeasonState::Entry => "season-state-closed",
        SeasonState::Running if season.paused_ms.is_some() => "season-state-paused",
        SeasonState::Running => "season-state-running",
        SeasonState::Ended => "season-state-ended",
        SeasonState::Cancelled => "season-state-cancelled",
    };
    let arguments = [
        ("season", season_name(record, language).into()),
        ("players", count(EntrantState::In).into()),
        ("most", season.rules.entry.most_players.into()),
        ("waiting", (count(EntrantState::Waiting) + count(EntrantState::Asked)).into()),
    ];
    let mut lines = vec![text(language, "season-title", &arguments), text(language, key, &arguments)];
    let has_rounds =
        season.stages.iter().flat_map(|stage| &stage.divisions).any(|division| !division.rounds.is_empty());
    let is_awaited = match season.state {
        SeasonState::Entry => true,
        // If the season began before its start date, the first round is still to come.
        SeasonState::Running => !has_rounds && !is_ladder(season),
        SeasonState::Draft | SeasonState::Ended | SeasonState::Cancelled => false,
    };
    if let Some(start_ms) = season.rules.calendar.start_ms.filter(|_| is_awaited) {
        let start = format!("<t:{}:F>", start_ms.div_euclid(1000));
        lines.push(text(language, "season-starts", &[("start", start.into())]));
    }
    if !season.commitment.is_empty() {
        lines.push(text(language, "season-commitment", &[("commitment", season.commitment.clone().into())]));
    }
    if let Some(seed) = &season.seed {
        lines.push(text(language, "season-seed", &[("seed", seed.clone().into())]));
    }
    Answer { rows: vec![buttons(telling)], ..Answer::sentence(lines.join("\n")) }
}

fn buttons(telling: &PostContext<'_>) -> CreateActionRow {
    let (record, language) = (telling.record, telling.language);
    let season = record.log.season();
    let controls = Controls { record, language };
    let mut buttons = Vec::new();
    let may_enter = match season.state {
        SeasonState::Entry => season.presses.is_none() || season.rules.entry.late,
        SeasonState::Running => season.rules.entry.late,
        SeasonState::Draft | SeasonState::Ended | SeasonState::Cancelled => false,
    };
    if may_enter {
        buttons.push(controls.button(&Join, "season-join", ButtonStyle::Success));
    }
    if matches!(season.state, SeasonState::Entry | SeasonState::Running) {
        buttons.push(controls.button(&Leave, "season-leave", ButtonStyle::Secondary));
    }
    buttons.push(controls.button(&Rules, "season-show-rules", ButtonStyle::Secondary));
    buttons.push(controls.button(&Players, "season-show-players", ButtonStyle::Secondary));
    if matches!(season.state, SeasonState::Ended | SeasonState::Cancelled) {
        buttons.push(controls.button(&Life { action: SeasonAction::Next }, "season-way-next", ButtonStyle::Secondary));
    }
    buttons.push(controls.button(&Organise, "season-organise-button", ButtonStyle::Secondary));
    CreateActionRow::Buttons(buttons)
}

/// The message that invites some users; `None` if all of them have been invited.
pub fn invitation(telling: &PostContext<'_>, invited: &[Invitation]) -> Option<Answer> {
    let (record, language) = (telling.record, telling.language);
    if invited.is_empty() {
        return None;
    }
    let players: Vec<String> = invited.iter().map(|invited| format!("<@{}>", invited.user)).collect();
    let arguments = [("players", players.join(" ").into()), ("season", season_name(record, language).into())];
    let controls = Controls { record, language };
    let buttons = vec![
        controls.button(&Join, "season-join", ButtonStyle::Success),
        controls.button(&Rules, "season-show-rules", ButtonStyle::Secondary),
    ];
    Some(Answer {
        rows: vec![CreateActionRow::Buttons(buttons)],
        mentions: invited.iter().map(|invited| invited.user.0).collect(),
        ..Answer::sentence(text(language, "season-invitation", &arguments))
    })
}

/// The notice for a server's organisers, in which their role is mentioned; `None` once the league no longer uses the
/// role that failed.
pub fn role_notice(telling: &PostContext<'_>, role: u64, organisers: Option<u64>) -> Option<Answer> {
    let league = &telling.record.row.league;
    if ![league.players_role, league.champion_role].contains(&Some(role)) {
        return None;
    }
    let called = organisers.map_or_else(String::new, |organisers| format!("<@&{organisers}> "));
    let arguments =
        [("season", season_name(telling.record, telling.language).into()), ("role", format!("<@&{role}>").into())];
    let content = format!("{called}{}", text(telling.language, "season-role-trouble", &arguments));
    Some(Answer { content, role: organisers, ..Answer::default() })
}
