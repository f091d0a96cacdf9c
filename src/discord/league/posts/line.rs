//! The message about a line of the log to the players concerned.

use serenity::all::{ButtonStyle, CreateActionRow};

use sztab_league::event::{Actor, Cause, DeadlineOf, Event, Happened};
use sztab_league::ids::{EntrantId, MatchId, Seat};
use sztab_league::season::{ChallengeState, EntrantState, Log, SeasonState, standing};
use sztab_words::{text, word};

use crate::discord::league::ask::season_name;
use crate::discord::league::people::user_of;
use crate::discord::league::words::log_line;
use crate::discord::say::answer::Answer;
use crate::discord::say::season_button::{NO, SeasonButton, YES};
use crate::discord::say::season_operation::SeasonOperation;

use super::Telling;

/// Most players whom a message calls.
const MOST_CALLED: usize = 20;

/// The message of a line, with the answer to it once there is one; `None` for one that tells nothing.
pub fn message(telling: &Telling<'_>, seq: u64) -> Option<Answer> {
    let (book, names, language) = (telling.book, telling.names, telling.language);
    let event = book.log.line(seq)?;
    let called: Vec<_> =
        players_to_call(&book.log, event).into_iter().filter_map(|entrant| user_of(book, entrant)).collect();
    let mentions: Vec<String> = called.iter().map(|user| format!("<@{user}>")).collect();
    let answers = answer_to(&book.log, event);
    let said = [Some(event), answers].into_iter().flatten();
    let said: Vec<String> = said.filter_map(|event| log_line(event, &book.log, names, language)).collect();
    let arguments = [
        ("players", mentions.join(" ").into()),
        ("season", season_name(book, language).into()),
        ("said", said.join("\n").into()),
    ];
    let key = if called.is_empty() { "season-told" } else { "season-told-to" };
    let rows = if answers.is_none() { question(telling, event) } else { Vec::new() };
    let mentions = called.iter().map(|user| user.0).collect();
    Some(Answer { rows, mentions, ..Answer::sentence(text(language, key, &arguments)) })
}

/// The buttons of a question that is open.
fn question(telling: &Telling<'_>, event: &Event) -> Vec<CreateActionRow> {
    let (book, language) = (telling.book, telling.language);
    let season = book.log.season();
    let is_open = |of: MatchId| season.matches.get(&of).filter(|found| found.is_open(season.kind()));
    let stands = season.state == SeasonState::Running && standing(book.log.events()).any(|line| line.seq == event.seq);
    let (operation, about, keys) = match &event.happened {
        Happened::ExtensionAsked { of, by, days }
            if stands && is_open(*of).is_some_and(|found| found.extension.asked == Some((*by, *days))) =>
        {
            let about = format!("{} {}", of.0, event.seq);
            (SeasonOperation::AnswerTime, about, ["season-agree", "season-decline"])
        }
        Happened::Reported { by, games } => {
            let of = games.first().map(|game| game.of).filter(|_| stands);
            let report = of.and_then(is_open).and_then(|found| found.report.as_ref());
            let Some(of) = of.filter(|_| report.is_some_and(|report| report.by == *by && report.games == *games))
            else {
                return Vec::new();
            };
            let about = format!("{} {}", of.0, event.seq);
            (SeasonOperation::AnswerReport, about, ["season-confirm", "season-deny"])
        }
        Happened::Challenged { challenge, .. }
            if season.challenges.get(challenge).is_some_and(|found| found.state == ChallengeState::Open) =>
        {
            (SeasonOperation::AnswerChallenge, challenge.0.to_string(), ["season-challenge-accept", "season-decline"])
        }
        Happened::Entered { entrant, .. }
            if season.entrants.get(entrant).is_some_and(|found| found.state == EntrantState::Asked) =>
        {
            (SeasonOperation::AnswerEntry, entrant.0.to_string(), ["season-approve", "season-refuse"])
        }
        _ => return Vec::new(),
    };
    let id = SeasonButton::new(book.row.id, book.log.seq(), operation, about);
    let [yes, no] = keys.map(|key| word(language, key));
    let buttons = vec![id.with(YES).button(yes, ButtonStyle::Success), id.with(NO).button(no, ButtonStyle::Secondary)];
    vec![CreateActionRow::Buttons(buttons)]
}

fn answer_to<'a>(log: &'a Log, question: &Event) -> Option<&'a Event> {
    let answers = |event: &&Event| match (&question.happened, &event.happened) {
        (
            Happened::Entered { entrant, .. },
            Happened::Approved { entrant: other } | Happened::Refused { entrant: other },
        ) => entrant == other,
        (
            Happened::ExtensionAsked { of, .. },
            Happened::ExtensionAgreed { of: other } | Happened::ExtensionDeclined { of: other },
        ) => of == other,
        (Happened::Reported { .. }, Happened::Confirmed { of } | Happened::Denied { of }) => {
            question.happened.of_match() == Some(*of)
        }
        (
            Happened::Challenged { challenge, .. },
            Happened::ChallengeAccepted { challenge: other, .. }
            | Happened::ChallengeDeclined { challenge: other }
            | Happened::ChallengeLapsed { challenge: other },
        ) => challenge == other,
        _ => false,
    };
    let later = log.events().iter().filter(|event| event.seq > question.seq);
    // A question that was asked again has its answer under the later one.
    let again = |event: &Event| {
        let same = std::mem::discriminant(&event.happened) == std::mem::discriminant(&question.happened);
        same && event.happened.of_match().is_some() && event.happened.of_match() == question.happened.of_match()
    };
    later.take_while(|event| !again(event)).find(answers)
}

/// The players whom a line concerns and who did not cause it: those who are to act, or for whom something has changed.
fn players_to_call(log: &Log, event: &Event) -> Vec<EntrantId> {
    let season = log.season();
    let of = event.happened.of_match().and_then(|of| season.matches.get(&of));
    let both = || of.map(|of| of.players.to_vec()).unwrap_or_default();
    let other = |by: Seat| of.map(|of| of.players[by.other().index()]).into_iter().collect();
    match &event.happened {
        Happened::Advanced { entrant } | Happened::Removed { entrant, .. } | Happened::Substituted { entrant, .. } => {
            vec![*entrant]
        }
        Happened::Reported { by, .. }
        | Happened::GivenUp { by, .. }
        | Happened::Objected { by, .. }
        | Happened::ExtensionAsked { by, .. } => other(*by),
        // The player who denied a report knows.
        Happened::Queued { cause: Cause::Denied, .. } => {
            let denied = log.line(event.seq.saturating_sub(1)).map(|line| line.actor);
            both().into_iter().filter(|&player| denied != Some(Actor::Entrant(player))).collect()
        }
        Happened::Queued { .. }
        | Happened::Ruled(_)
        | Happened::Extended { .. }
        | Happened::Judged { .. }
        | Happened::Reseated { .. }
        | Happened::DeadlineSet { scope: DeadlineOf::Match { .. }, .. } => both(),
        Happened::Voided { line, .. } => {
            let voided = log.line(*line).and_then(|line| line.happened.of_match());
            voided.and_then(|of| season.matches.get(&of)).map(|of| of.players.to_vec()).unwrap_or_default()
        }
        Happened::Challenged { to, .. } => vec![*to],
        Happened::StageBegun { .. } => {
            season.drawn_pools().into_iter().map(|(entrant, _)| entrant).take(MOST_CALLED).collect()
        }
        Happened::ArmyStep(step) => {
            let next = of.filter(|of| of.steps.last() == Some(step)).and_then(|of| season.next_step(of));
            next.and_then(|next| Some(of?.players[next.by.index()])).into_iter().collect()
        }
        _ => Vec::new(),
    }
}
