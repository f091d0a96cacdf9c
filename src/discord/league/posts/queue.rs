//! A match in the judges' queue.
//!
//! Each time a match enters the queue is a case with its own message, identified by the log line that opened it;
//! changes to the match edit the message of the latest case. Posts do not show the text of a call: judges who do not
//! play in the match can read it with a button.

use serenity::all::{ButtonStyle, CreateActionRow};

use sztab_league::event::Cause;
use sztab_league::ids::MatchId;
use sztab_league::season::{Match, SeasonState};
use sztab_referee::league::SeasonRecord;
use sztab_store::{Role, SeasonPerson, UserId};
use sztab_words::{text, word};

use crate::discord::league::ask::season_name;
use crate::discord::league::controls::Controls;
use crate::discord::league::judge::{Accept, AnswerCall, Extend, OfferVerdicts, ReadCall};
use crate::discord::league::words::{queue_lines, result_text};
use crate::discord::router::route::RouteId;
use crate::discord::say::answer::Answer;
use crate::discord::say::controls::button_rows;
use crate::discord::say::subject::SeasonVersion;

use super::PostContext;

/// Maximum number of judges mentioned by name.
const MAX_MENTIONS: usize = 19;
/// The numbers of days offered to judges as an extension.
const EXTENSION_DAYS: [u32; 2] = [3, 7];

/// The message about a match that has waited for the judges since a line of the log, or about the outcome; `None` for a
/// match that is no longer waiting and was never posted. Mentions the organisers' role and the judges named for the
/// season.
pub fn message(telling: &PostContext<'_>, match_id: MatchId, line: u64, role: Option<u64>) -> Option<Answer> {
    let (record, names, language) = (telling.record, telling.names, telling.language);
    let season = record.log.season();
    let found = season.matches.get(&match_id)?;
    let is_pending = (found.queued.is_some() || found.call.is_some()) && season.state == SeasonState::Running;
    let waits = is_pending && record.last_case(match_id) == Some(line);
    if !waits && telling.is_first {
        return None;
    }
    let [first, second] = names.players(found.players);
    let arguments = [
        ("season", season_name(record, language).into()),
        ("match", match_id.0.into()),
        ("first", first.as_str().into()),
        ("second", second.as_str().into()),
    ];
    let mut lines = vec![text(language, "season-queue", &arguments)];
    if waits {
        lines.extend(queue_lines(found, names, language));
    } else if is_pending {
        lines.push(word(language, "season-queue-continued"));
    } else {
        lines.push(word(language, "season-queue-settled"));
    }
    if let Some(outcome) = found.outcome(season.match_kind()) {
        let said = result_text(&[first, second], &outcome, &season.rules.matches, language);
        lines.push(text(language, "season-match-result", &[("result", said.into())]));
    }
    if !waits {
        return Some(Answer::sentence(lines.join("\n")));
    }
    let judges = judges(record, found);
    let called =
        role.map(|role| format!("<@&{role}>")).into_iter().chain(judges.iter().map(|user| format!("<@{user}>")));
    let called: Vec<String> = called.collect();
    if !called.is_empty() {
        lines.push(format!("-# {}", called.join(" ")));
    }
    Some(Answer { rows: buttons(telling, found), mentions: judges, role, ..Answer::sentence(lines.join("\n")) })
}

/// The judges named for a season, except those who play in the match.
fn judges(record: &SeasonRecord, of: &Match) -> Vec<u64> {
    let named = &record.log.season().judges;
    let is_named =
        |person: &&SeasonPerson| person.role == Role::Organiser && named.iter().any(|judge| judge.0 == person.number);
    let users = record.people.iter().filter(is_named).filter_map(SeasonPerson::user);
    let plays = |user: &UserId| record.entry_of(*user).is_some_and(|own| of.seat_of(own).is_some());
    users.filter(|user| !plays(user)).map(|user| user.0).take(MAX_MENTIONS).collect()
}

fn buttons(telling: &PostContext<'_>, of: &Match) -> Vec<CreateActionRow> {
    let (record, language) = (telling.record, telling.language);
    let (controls, match_id) = (Controls { record, language }, of.id);
    let is_open = of.is_open(record.log.season().match_kind());
    let mut buttons = Vec::new();
    if of.queued.as_ref().is_some_and(|queued| queued.proposal.is_some()) && is_open {
        buttons.push(controls.button(&Accept { match_id }, "season-accept", ButtonStyle::Success));
    }
    buttons.push(controls.button(&OfferVerdicts { match_id }, "season-verdict", ButtonStyle::Primary));
    if is_open {
        let extend = |days: u32| {
            let label = text(language, "season-days", &[("days", days.into())]);
            SeasonVersion::of(record).button(&Extend { match_id, days }, label, ButtonStyle::Secondary)
        };
        buttons.extend(EXTENSION_DAYS.map(extend));
    }
    let answer = |key| controls.button(&AnswerCall { match_id }, key, ButtonStyle::Secondary);
    if of.call.is_some() {
        buttons.push(controls.button(&ReadCall { match_id }, "season-read-call", ButtonStyle::Secondary));
        buttons.push(answer("season-answer-call"));
    } else if of.has_begun() && of.queued.as_ref().is_some_and(|queued| queued.cause == Cause::WrongPlayers) {
        buttons.push(answer("season-keep"));
    }
    button_rows(&buttons)
}
