//! The message that tells the players concerned about a line of the log.

use serenity::all::{ButtonStyle, CreateActionRow};

use sztab_league::event::{Actor, Cause, DeadlineScope, Event, EventKind, GameOver};
use sztab_league::ids::{ChallengeId, EntrantId, MatchId, Seat};
use sztab_league::season::{ChallengeState, EntrantState, Log, SeasonState, events_in_force};
use sztab_referee::league::SeasonRecord;
use sztab_words::text;

use crate::discord::league::ask::season_name;
use crate::discord::league::challenge::AnswerChallenge;
use crate::discord::league::controls::Controls;
use crate::discord::league::entries::AnswerEntry;
use crate::discord::league::extend::AnswerTime;
use crate::discord::league::people::user_of;
use crate::discord::league::report::AnswerReport;
use crate::discord::league::words::log_line;
use crate::discord::router::route::Listed;
use crate::discord::say::answer::Answer;
use crate::discord::say::subject::SeasonVersion;

use super::PostContext;

/// Maximum number of players mentioned in a message.
const MAX_MENTIONS: usize = 20;

/// A question to a player or to the organisers.
#[derive(Clone, Copy)]
enum Question<'a> {
    Entry(EntrantId),
    Report { match_id: MatchId, by: Seat, games: &'a [GameOver] },
    Extension { match_id: MatchId, by: Seat, days: u32 },
    Challenge(ChallengeId),
}

/// The message about a line, with the answer to its question once there is one; `None` if the log has no such line.
pub fn message(telling: &PostContext<'_>, seq: u64) -> Option<Answer> {
    let (record, names, language) = (telling.record, telling.names, telling.language);
    let event = record.log.line(seq)?;
    let (players, question) = concerned_players(&record.log, event);
    let called: Vec<_> = players.into_iter().filter_map(|entrant| user_of(record, entrant)).collect();
    let mentions: Vec<String> = called.iter().map(|user| format!("<@{user}>")).collect();
    let answer = question.and_then(|question| find_answer(&record.log, event, question));
    let said = [Some(event), answer].into_iter().flatten();
    let said: Vec<String> = said.filter_map(|event| log_line(event, &record.log, names, language)).collect();
    let arguments = [
        ("players", mentions.join(" ").into()),
        ("season", season_name(record, language).into()),
        ("said", said.join("\n").into()),
    ];
    let key = if called.is_empty() { "season-told" } else { "season-told-to" };
    let open = question.filter(|question| answer.is_none() && question.is_open(record, seq));
    let rows = open.map(|question| question.buttons(Controls { record, language }, seq)).into_iter().collect();
    let mentions = called.iter().map(|user| user.0).collect();
    Some(Answer { rows, mentions, ..Answer::sentence(text(language, key, &arguments)) })
}

impl Question<'_> {
    fn is_open(self, record: &SeasonRecord, seq: u64) -> bool {
        let season = record.log.season();
        let stands =
            || season.state == SeasonState::Running && events_in_force(record.log.events()).any(|line| line.seq == seq);
        let open_match = |match_id: MatchId| {
            season.matches.get(&match_id).filter(|found| found.is_open(season.match_kind()) && stands())
        };
        match self {
            Self::Entry(entrant) => {
                season.entrants.get(&entrant).is_some_and(|found| found.state == EntrantState::Asked)
            }
            Self::Report { match_id, by, games } => open_match(match_id)
                .and_then(|found| found.report.as_ref())
                .is_some_and(|report| report.by == by && report.games == games),
            Self::Extension { match_id, by, days } => {
                open_match(match_id).is_some_and(|found| found.extension.asked == Some((by, days)))
            }
            Self::Challenge(challenge) => {
                season.challenges.get(&challenge).is_some_and(|found| found.state == ChallengeState::Open)
            }
        }
    }

    fn is_answered_by(self, kind: &EventKind) -> bool {
        match self {
            Self::Entry(entrant) => {
                matches!(kind, EventKind::Approved { entrant: other } | EventKind::Refused { entrant: other }
                    if *other == entrant)
            }
            Self::Report { match_id, .. } => {
                matches!(kind, EventKind::Confirmed { match_id: other } | EventKind::Denied { match_id: other }
                    if *other == match_id)
            }
            Self::Extension { match_id, .. } => {
                matches!(kind, EventKind::ExtensionAgreed { match_id: other }
                    | EventKind::ExtensionDeclined { match_id: other } if *other == match_id)
            }
            Self::Challenge(challenge) => {
                matches!(kind, EventKind::ChallengeAccepted { challenge: other, .. }
                    | EventKind::ChallengeDeclined { challenge: other }
                    | EventKind::ChallengeLapsed { challenge: other } if *other == challenge)
            }
        }
    }

    /// The buttons that answer the question, which a line of the log asks.
    fn buttons(self, controls: Controls<'_>, line: u64) -> CreateActionRow {
        match self {
            Self::Entry(entrant) => {
                let keys = ["season-approve", "season-refuse"];
                answer_buttons(controls, keys, |approves| AnswerEntry { entrant, approves })
            }
            Self::Report { match_id, .. } => {
                let keys = ["season-confirm", "season-deny"];
                answer_buttons(controls, keys, |right| AnswerReport { match_id, line, right })
            }
            Self::Extension { match_id, .. } => {
                let keys = ["season-agree", "season-decline"];
                answer_buttons(controls, keys, |agree| AnswerTime { match_id, line, agree })
            }
            Self::Challenge(challenge) => {
                let keys = ["season-challenge-accept", "season-decline"];
                answer_buttons(controls, keys, |accept| AnswerChallenge { challenge, accept })
            }
        }
    }
}

fn answer_buttons<R: Listed<Subject = SeasonVersion>>(
    controls: Controls<'_>,
    [yes, no]: [&str; 2],
    route: impl Fn(bool) -> R,
) -> CreateActionRow {
    CreateActionRow::Buttons(vec![
        controls.button(&route(true), yes, ButtonStyle::Success),
        controls.button(&route(false), no, ButtonStyle::Secondary),
    ])
}

fn find_answer<'a>(log: &'a Log, asked: &Event, question: Question<'_>) -> Option<&'a Event> {
    // If a request was repeated, the answer appears under the later one.
    let again = |event: &Event| {
        let same = std::mem::discriminant(&event.kind) == std::mem::discriminant(&asked.kind);
        same && event.kind.match_id().is_some() && event.kind.match_id() == asked.kind.match_id()
    };
    let later = log.events().iter().filter(|event| event.seq > asked.seq);
    later.take_while(|event| !again(event)).find(|event| question.is_answered_by(&event.kind))
}

/// The players whom a line concerns and who did not cause it: those who are to act, or for whom something has changed.
/// Also returns the question that the line asks.
fn concerned_players<'a>(log: &Log, event: &'a Event) -> (Vec<EntrantId>, Option<Question<'a>>) {
    let season = log.season();
    let of = event.kind.match_id().and_then(|of| season.matches.get(&of));
    let both = || of.map(|of| of.players.to_vec()).unwrap_or_default();
    let other = |by: Seat| of.map(|of| of.players[by.other().index()]).into_iter().collect();
    let players = match &event.kind {
        EventKind::Entered { entrant, .. } => return (Vec::new(), Some(Question::Entry(*entrant))),
        EventKind::Reported { by, games } => {
            let question = games.first().map(|game| Question::Report { match_id: game.match_id, by: *by, games });
            return (other(*by), question);
        }
        EventKind::ExtensionAsked { match_id, by, days } => {
            return (other(*by), Some(Question::Extension { match_id: *match_id, by: *by, days: *days }));
        }
        EventKind::Challenged { challenge, to, .. } => return (vec![*to], Some(Question::Challenge(*challenge))),
        EventKind::Advanced { entrant }
        | EventKind::Removed { entrant, .. }
        | EventKind::Substituted { entrant, .. } => {
            vec![*entrant]
        }
        EventKind::GivenUp { by, .. } | EventKind::Objected { by, .. } => other(*by),
        // The player who denied a report need not be notified.
        EventKind::Queued { cause: Cause::Denied, .. } => {
            let denied = log.line(event.seq.saturating_sub(1)).map(|line| line.actor);
            both().into_iter().filter(|&player| denied != Some(Actor::Entrant(player))).collect()
        }
        EventKind::Queued { .. }
        | EventKind::Ruled(_)
        | EventKind::Extended { .. }
        | EventKind::Judged { .. }
        | EventKind::Reseated { .. }
        | EventKind::DeadlineSet { scope: DeadlineScope::Match { .. }, .. } => both(),
        EventKind::Voided { line, .. } => {
            let voided = log.line(*line).and_then(|line| line.kind.match_id());
            voided.and_then(|of| season.matches.get(&of)).map(|of| of.players.to_vec()).unwrap_or_default()
        }
        EventKind::StageBegun { .. } => {
            season.drawn_pools().into_iter().map(|(entrant, _)| entrant).take(MAX_MENTIONS).collect()
        }
        EventKind::FactionStep(step) => {
            let next = of.filter(|of| of.steps.last() == Some(step)).and_then(|of| season.next_step(of));
            next.and_then(|next| Some(of?.players[next.by.index()])).into_iter().collect()
        }
        EventKind::Created { .. }
        | EventKind::RulesChanged { .. }
        | EventKind::EntryOpened { .. }
        | EventKind::Approved { .. }
        | EventKind::Refused { .. }
        | EventKind::Waitlisted { .. }
        | EventKind::EntryClosed { .. }
        | EventKind::Placed { .. }
        | EventKind::TookPlace { .. }
        | EventKind::Left { .. }
        | EventKind::Struck { .. }
        | EventKind::Erased { .. }
        | EventKind::PoolDeclared { .. }
        | EventKind::KeptApart { .. }
        | EventKind::Seeded(_)
        | EventKind::Moved { .. }
        | EventKind::JudgeNamed { .. }
        | EventKind::JudgeDismissed { .. }
        | EventKind::Paused
        | EventKind::Resumed
        | EventKind::StageEnded { .. }
        | EventKind::RoundPublished(_)
        | EventKind::SatOut { .. }
        | EventKind::SatIn { .. }
        | EventKind::Ready { .. }
        | EventKind::Begun { .. }
        | EventKind::GameOver(_)
        | EventKind::Confirmed { .. }
        | EventKind::Denied { .. }
        | EventKind::ExtensionAgreed { .. }
        | EventKind::ExtensionDeclined { .. }
        | EventKind::Protested { .. }
        | EventKind::DeadlineSet { scope: DeadlineScope::Round { .. }, .. }
        | EventKind::ChallengeAccepted { .. }
        | EventKind::ChallengeDeclined { .. }
        | EventKind::ChallengeLapsed { .. }
        | EventKind::SeasonEnded { .. }
        | EventKind::Cancelled { .. } => Vec::new(),
    };
    (players, None)
}
