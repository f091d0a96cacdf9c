//! The messages about a match.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use sztab_game::Language;
use sztab_league::ids::{EntrantId, MatchId, Seat};
use sztab_league::rules::{FactionMode, HOUR_MS, LatePolicy, OfflineGames, StepAct};
use sztab_league::season::{Match, MatchStatus, SeasonState};
use sztab_referee::league::{MatchSession, SeasonRecord};
use sztab_store::{Status, UnixMs};
use sztab_words::{text, word};

use crate::discord::league::ask::season_name;
use crate::discord::league::controls::Controls;
use crate::discord::league::extend::MoreTime;
use crate::discord::league::factions::Factions;
use crate::discord::league::give_up::GiveUp;
use crate::discord::league::judge::{Call, Object};
use crate::discord::league::lifecycle::Begin;
use crate::discord::league::people::{mention_of, user_of, users_of_match};
use crate::discord::league::report::Report;
use crate::discord::league::words::{
    Chooser, Names, cause_text, faction_step_text, game_result_text, result_text, verdict_text,
};
use crate::discord::say::answer::Answer;
use crate::discord::say::controls::button_rows;
use crate::discord::say::moment::timestamp;

use super::PostContext;

/// The message about a match; `None` if no match has that number.
pub fn message(telling: &PostContext<'_>, match_id: MatchId, sessions: &[MatchSession]) -> Option<Answer> {
    let record = telling.record;
    let found = record.log.season().matches.get(&match_id)?;
    let mut lines = vec![title(telling, found)];
    lines.extend(factions(telling, found));
    lines.extend(status_lines(telling, found));
    lines.extend(games(telling, found, sessions));
    lines.extend(questions(telling, found));
    let rows = buttons(record, found, telling.language);
    Some(Answer { rows, mentions: users_of_match(record, match_id), ..Answer::sentence(lines.join("\n")) })
}

fn title(telling: &PostContext<'_>, of: &Match) -> String {
    let (record, language) = (telling.record, telling.language);
    let arguments = [
        ("season", season_name(record, language).into()),
        ("round", of.round.into()),
        ("match", of.id.0.into()),
        ("first", mention_of(record, of.players[0], language).into()),
        ("second", mention_of(record, of.players[1], language).into()),
        ("deadline", timestamp(UnixMs(of.deadline_ms)).into()),
    ];
    // A ladder match does not belong to a round.
    text(language, if of.round == 0 { "season-match-challenge" } else { "season-match" }, &arguments)
}

/// The bans and picks so far, the player to make the next one, and the factions of game 1.
fn factions(telling: &PostContext<'_>, of: &Match) -> Vec<String> {
    let (record, names, language) = (telling.record, telling.names, telling.language);
    let season = record.log.season();
    let player = |seat: Seat| names.entrant(of.players[seat.index()]);
    let steps = of.steps.iter().map(|step| {
        let key = match step.act {
            StepAct::Ban => "season-match-ban",
            StepAct::Pick => "season-match-pick",
        };
        text(language, key, &[("player", player(step.by).into()), ("faction", names.faction(&step.faction).into())])
    });
    let mut lines: Vec<String> = steps.collect();
    let next = season.next_step(of).filter(|_| of.status(season.match_kind()) != MatchStatus::Closed);
    if let Some(step) = next {
        let has_pools = matches!(season.rules.factions.mode, FactionMode::Pool { .. });
        let by = mention_of(record, of.players[step.by.index()], language);
        let said = faction_step_text(&step, Chooser::Player(&by), has_pools, language);
        lines.push(text(language, "season-match-step", &[("step", said.into())]));
    } else if let Some([first, second]) =
        of.factions.as_ref().filter(|_| of.steps.is_empty() && season.rules.has_factions())
    {
        let arguments = [("first", names.faction(first).into()), ("second", names.faction(second).into())];
        lines.push(text(language, "season-match-factions", &arguments));
    }
    lines
}

fn status_lines(telling: &PostContext<'_>, of: &Match) -> Vec<String> {
    let (record, names, language) = (telling.record, telling.names, telling.language);
    let season = record.log.season();
    let ready = Seat::BOTH.into_iter().filter(|seat| of.ready[seat.index()]);
    match of.status(season.match_kind()) {
        MatchStatus::Waiting => ready
            .map(|seat| {
                let player = names.entrant(of.players[seat.index()]);
                text(language, "season-match-ready", &[("player", player.into())])
            })
            .collect(),
        MatchStatus::Running => vec![word(language, "season-match-begun")],
        MatchStatus::Queued => lines_for_judges(telling, of),
        MatchStatus::Closed if of.struck => vec![word(language, "season-match-struck")],
        MatchStatus::Closed => {
            let outcome = of.outcome(season.match_kind());
            let said = outcome
                .map(|outcome| result_text(&names.players(of.players), &outcome, &season.rules.matches, language));
            let mut lines = vec![text(language, "season-match-result", &[("result", said.unwrap_or_default().into())])];
            let reason = of.ruling.and_then(|ruling| ruling.reason).and_then(|reason| names.text(reason));
            lines.extend(reason.map(|reason| text(language, "season-match-reason", &[("reason", reason.into())])));
            lines
        }
    }
}

/// The reason a match is in the judges' queue, and the proposed result.
fn lines_for_judges(telling: &PostContext<'_>, of: &Match) -> Vec<String> {
    let (names, language) = (telling.names, telling.language);
    let Some(queued) = &of.queued else { return Vec::new() };
    let why = cause_text(queued.cause, language);
    let mut lines = vec![text(language, "season-match-with-judges", &[("cause", why.into())])];
    if let Some(proposal) = queued.proposal {
        let said = verdict_text(proposal, &names.players(of.players), names, language);
        lines.push(text(language, "league-queue-proposal", &[("verdict", said.into())]));
    }
    lines
}

/// The games: results of finished games, and links to those in progress.
fn games(telling: &PostContext<'_>, of: &Match, sessions: &[MatchSession]) -> Vec<String> {
    let (names, language) = (telling.names, telling.language);
    let players = names.players(of.players);
    let over = of.games.values().map(|game| game_result_text(game, &players, names, language));
    let mut lines: Vec<String> =
        over.map(|said| text(language, "season-match-game", &[("said", said.into())])).collect();
    let running = sessions.iter().filter(|session| session.status == Status::Running);
    lines.extend(running.map(|session| {
        let place = format!("<#{}>", session.channel);
        text(language, "season-match-table", &[("game", session.number.into()), ("place", place.into())])
    }));
    lines
}

/// Open questions to the players or to a judge.
fn questions(telling: &PostContext<'_>, of: &Match) -> Vec<String> {
    let (names, language) = (telling.names, telling.language);
    let is_open = of.is_open(telling.record.log.season().match_kind());
    let player = |seat: Seat| names.entrant(of.players[seat.index()]);
    let mut lines = Vec::new();
    if let Some((by, days)) = of.extension.asked.filter(|_| is_open) {
        lines.push(text(language, "season-match-asks", &[("player", player(by).into()), ("days", days.into())]));
    }
    if let Some(report) = of.report.as_ref().filter(|_| is_open) {
        lines.push(text(language, "season-match-reported", &[("player", player(report.by).into())]));
    }
    if let Some(call) = of.call {
        lines.push(text(language, "season-match-call", &[("player", player(call.by).into())]));
    }
    lines
}

/// The buttons of a match in its current state.
pub fn buttons(record: &SeasonRecord, of: &Match, language: Language) -> Vec<CreateActionRow> {
    let season = record.log.season();
    if season.state != SeasonState::Running || of.struck {
        return Vec::new();
    }
    let (controls, match_id) = (Controls { record, language }, of.id);
    let status = of.status(season.match_kind());
    let is_played = matches!(status, MatchStatus::Waiting | MatchStatus::Running);
    let mut buttons: Vec<CreateButton> = Vec::new();
    if status == MatchStatus::Waiting {
        buttons.push(controls.button(&Begin { match_id }, "season-begin", ButtonStyle::Success));
    }
    if let Some(step) = season.next_step(of).filter(|_| is_played) {
        let key = if step.act == StepAct::Ban { "season-ban" } else { "season-pick" };
        buttons.push(controls.button(&Factions { match_id }, key, ButtonStyle::Primary));
    }
    let may_stand = season.rules.times.late == LatePolicy::Proposal && status == MatchStatus::Queued;
    let proposed = of.queued.as_ref().filter(|_| may_stand);
    if proposed.is_some_and(|queued| queued.proposal.is_some() && !queued.objected) {
        buttons.push(controls.button(&Object { match_id }, "season-object", ButtonStyle::Primary));
    }
    if is_played && season.rules.times.extension_days > of.extension.agreed_days && of.extension.asked.is_none() {
        buttons.push(controls.button(&MoreTime { match_id }, "season-more-time", ButtonStyle::Secondary));
    }
    if is_played && season.rules.matches.table_games != OfflineGames::No && of.report.is_none() {
        buttons.push(controls.button(&Report { match_id }, "season-report", ButtonStyle::Secondary));
    }
    if status != MatchStatus::Closed {
        buttons.push(controls.button(&GiveUp { match_id }, "season-give-up", ButtonStyle::Secondary));
    }
    if of.call.is_none() {
        buttons.push(controls.button(&Call { match_id }, "season-call", ButtonStyle::Secondary));
    }
    button_rows(&buttons)
}

/// The message whose thread is used for a further game of a match.
pub fn thread_message(telling: &PostContext<'_>, match_id: MatchId, game: u32) -> Option<Answer> {
    let (record, language) = (telling.record, telling.language);
    let found = record.log.season().matches.get(&match_id)?;
    let arguments = [
        ("season", season_name(record, language).into()),
        ("match", match_id.0.into()),
        ("game", game.into()),
        ("first", mention_of(record, found.players[0], language).into()),
        ("second", mention_of(record, found.players[1], language).into()),
    ];
    Some(Answer::sentence(text(language, "season-room", &arguments)))
}

/// A reminder that a match has not begun, for the players who still have to act; `None` if all have acted.
pub fn begin_reminder(telling: &PostContext<'_>, match_id: MatchId) -> Option<Answer> {
    let found = find_waiting_match(telling.record, match_id).filter(|found| found.begun_ms.is_none())?;
    let late = lagging_players(telling.record, found);
    reminder(telling, found, &late, "season-remind")
}

/// The match of a reminder that was due some time before a deadline; `None` if the deadline has moved, if the match is
/// no longer waiting, or if the reminder is so late that the next one is due too.
pub fn due_reminder(
    record: &SeasonRecord,
    match_id: MatchId,
    (deadline_ms, at_ms): (i64, i64),
    now: UnixMs,
) -> Option<&Match> {
    let found = find_waiting_match(record, match_id).filter(|found| found.deadline_ms == deadline_ms)?;
    let hours = &record.log.season().rules.times.remind_deadline_hours;
    let mut moments = hours.iter().map(|&hours| deadline_ms.saturating_sub(i64::from(hours) * HOUR_MS));
    let is_late = moments.any(|next_ms| at_ms < next_ms && next_ms <= now.0);
    (!is_late).then_some(found)
}

/// A reminder of a deadline, for the players who are to act; in a match in play, those are `to_act`.
pub fn deadline_reminder(telling: &PostContext<'_>, of: &Match, to_act: &[EntrantId]) -> Option<Answer> {
    match of.begun_ms {
        None => reminder(telling, of, &lagging_players(telling.record, of), "season-remind"),
        Some(_) => reminder(telling, of, to_act, "season-remind-deadline"),
    }
}

/// The match, if it is still waiting for its players.
fn find_waiting_match(record: &SeasonRecord, match_id: MatchId) -> Option<&Match> {
    let season = record.log.season();
    let status = |found: &&Match| found.status(season.match_kind());
    season.matches.get(&match_id).filter(|found| matches!(status(found), MatchStatus::Waiting | MatchStatus::Running))
}

/// The players for whom a match that has not begun is waiting: the player to ban or pick, or otherwise those who have
/// not pressed *Begin*.
fn lagging_players(record: &SeasonRecord, of: &Match) -> Vec<EntrantId> {
    let seats = match record.log.season().next_step(of) {
        Some(step) => vec![step.by],
        None => Seat::BOTH.into_iter().filter(|seat| !of.ready[seat.index()]).collect(),
    };
    seats.into_iter().map(|seat| of.players[seat.index()]).collect()
}

fn reminder(telling: &PostContext<'_>, of: &Match, late: &[EntrantId], key: &str) -> Option<Answer> {
    let (record, language) = (telling.record, telling.language);
    let late: Vec<_> = late.iter().filter_map(|&entrant| user_of(record, entrant)).collect();
    let called: Vec<String> = late.iter().map(|user| format!("<@{user}>")).collect();
    let arguments = [
        ("players", called.join(" ").into()),
        ("season", season_name(record, language).into()),
        ("match", of.id.0.into()),
        ("deadline", timestamp(UnixMs(of.deadline_ms)).into()),
    ];
    let mentions = late.iter().map(|user| user.0).collect();
    let content = text(language, key, &arguments);
    (!called.is_empty()).then(|| Answer { mentions, ..Answer::sentence(content) })
}
