//! A match in the judges' queue.

use sztab_league::event::{Cause, SeatFacts, SessionFacts, Verdict};
use sztab_league::ids::Seat;
use sztab_league::season::{Match, QueueEntry};
use sztab_words::{Language, text, word};

use super::numbers::{duration_text, timestamp};
use super::results::{game_result_text, hq_points_text};
use super::variant_key;
use crate::discord::league::words::Names;

/// A match in the queue, as shown in a post: the reason, the facts from the match's tables, the proposal, and the
/// player who calls a judge.
pub fn queue_lines(of: &Match, names: &dyn Names, language: Language) -> Vec<String> {
    let players = of.players.map(|player| names.entrant(player));
    let mut lines = Vec::new();
    if let Some(queued) = &of.queued {
        let since = timestamp(queued.at_ms, 'R');
        let why = cause_text(queued.cause, language);
        lines.push(text(language, "league-queue-cause", &[("cause", why.into()), ("since", since.into())]));
        lines.extend(facts_lines(of, queued, &players, names, language));
    }
    if let Some(report) = &of.report {
        let by = players[report.by.index()].as_str();
        lines.push(text(language, "league-queue-report", &[("player", by.into())]));
        lines.extend(report.games.iter().map(|game| game_result_text(game, &players, names, language)));
    }
    lines.extend(of.queued.as_ref().and_then(|queued| proposal_line(queued, &players, names, language)));
    if of.queued.as_ref().is_some_and(|queued| queued.objected) {
        lines.push(word(language, "league-queue-objected"));
    }
    if let Some(call) = of.call {
        let arguments = [("player", players[call.by.index()].as_str().into())];
        lines.push(text(language, "league-queue-call", &arguments));
    }
    lines
}

/// The text of the open call for a judge. Posts do not show it, because only judges may read it.
pub fn call_text(of: &Match, names: &dyn Names, language: Language) -> Option<String> {
    let call = of.call?;
    let said = names.text(call.text).unwrap_or_else(|| word(language, "league-text-erased"));
    let player = names.entrant(of.players[call.by.index()]);
    Some(text(language, "league-queue-words", &[("player", player.into()), ("text", said.into())]))
}

pub fn cause_text(cause: Cause, language: Language) -> String {
    word(language, &variant_key("league-cause-", &cause))
}

/// A decision, as a clause: `walkover, Ala wins`. `players` is indexed by seat.
pub fn verdict_text(verdict: Verdict, players: &[String; 2], names: &dyn Names, language: Language) -> String {
    let winner = |seat: Seat| ("winner", players[seat.index()].as_str().into());
    let score = ("score", names.points_word().into());
    let arguments = match verdict {
        Verdict::Win { winner: seat, hq: points } => vec![winner(seat), ("hq", hq_points_text(points).into()), score],
        Verdict::Draw { hq: points } => vec![("hq", hq_points_text(points).into()), score],
        Verdict::Walkover { winner: seat } => vec![winner(seat)],
        Verdict::BothLose => Vec::new(),
    };
    text(language, &variant_key("league-verdict-", &verdict), &arguments)
}

/// Facts from the tables of a match; empty if the match entered the queue for a reason without such facts.
fn facts_lines(
    of: &Match,
    queued: &QueueEntry,
    players: &[String; 2],
    names: &dyn Names,
    language: Language,
) -> Vec<String> {
    if queued.cause != Cause::Deadline && queued.facts == SessionFacts::default() {
        return Vec::new();
    }
    let seat_line = |seat: Seat| {
        let facts = queued.facts.seats[seat.index()];
        let arguments = [
            ("player", players[seat.index()].as_str().into()),
            ("begun", word(language, progress_key(of, seat, facts)).into()),
            ("used", duration_text(facts.used_ms, language).into()),
            ("act", last_action_text(facts, language).into()),
            ("hq", facts.hq.into()),
            ("score", names.points_word().into()),
        ];
        text(language, "league-queue-player", &arguments)
    };
    let tiles = text(language, "league-queue-tiles", &[("tiles", queued.facts.tiles_left.into())]);
    Seat::BOTH.map(seat_line).into_iter().chain([tiles]).collect()
}

fn progress_key(of: &Match, seat: Seat, facts: SeatFacts) -> &'static str {
    match (facts.acted, of.ready[seat.index()]) {
        (true, _) => "league-queue-acted",
        (false, true) => "league-queue-ready",
        (false, false) => "league-queue-not-begun",
    }
}

fn last_action_text(facts: SeatFacts, language: Language) -> String {
    facts.last_act_ms.map_or_else(|| word(language, "league-queue-no-act"), |at_ms| timestamp(at_ms, 'R'))
}

/// The line about the proposal. Only for a missed deadline is there a proposal, or a line saying that there is none.
fn proposal_line(queued: &QueueEntry, players: &[String; 2], names: &dyn Names, language: Language) -> Option<String> {
    match queued.proposal {
        Some(proposal) => {
            let proposal = verdict_text(proposal, players, names, language);
            Some(text(language, "league-queue-proposal", &[("verdict", proposal.into())]))
        }
        None => (queued.cause == Cause::Deadline).then(|| word(language, "league-queue-no-proposal")),
    }
}
