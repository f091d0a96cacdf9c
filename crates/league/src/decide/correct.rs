//! Consequences of a decision: matches begin, places become free, brackets are corrected, and the open matches and
//! calls of players who were erased or have left are closed.

use super::command::Command;
use super::context::{Context, PendingLine, lines_by};
use crate::engine::{BracketTask, Standard};
use crate::event::{Actor, Cause, EventKind, SessionFacts};
use crate::ids::{EntrantId, Group, Seat};
use crate::season::{Challenge, ChallengeState, Entrant, Match, Season, SeasonState};

/// The lines that the state of the season requires after a command; empty if nothing follows.
pub fn follow_up_lines(context: &Context, command: &Command) -> Vec<PendingLine> {
    let kind = match command {
        Command::Begin(match_id) | Command::NameFaction { match_id, .. } => {
            let ready = context.season.matches.get(match_id).is_some_and(|found| is_ready_to_begin(context, found));
            ready.then_some(EventKind::Begun { match_id: *match_id }).into_iter().collect()
        }
        Command::Leave { .. } | Command::Remove { .. } | Command::Erase(_) => {
            let advanced = advance_waiting_list(context);
            if advanced.is_empty() {
                correct_bracket_players(context.season, context.engine).into_iter().collect()
            } else {
                advanced
            }
        }
        Command::Refuse(_) => advance_waiting_list(context),
        // This also covers a match that is replayed after its result was voided.
        Command::Rule { .. }
        | Command::Void { .. }
        | Command::AcceptProposal { .. }
        | Command::EndGame(_)
        | Command::AnswerReport { .. }
        | Command::GiveUp(_) => correct_bracket_players(context.season, context.engine).into_iter().collect(),
        Command::ChangeRules(_)
        | Command::OpenEntry(_)
        | Command::Enter { .. }
        | Command::Approve { .. }
        | Command::Substitute { .. }
        | Command::DeclarePool(_)
        | Command::KeepApart { .. }
        | Command::CloseEntry
        | Command::Seed { .. }
        | Command::Move { .. }
        | Command::NameJudge(_)
        | Command::DismissJudge(_)
        | Command::Pause
        | Command::Resume
        | Command::BeginStage
        | Command::EndStage
        | Command::Publish(_)
        | Command::SitOut { .. }
        | Command::SitIn { .. }
        | Command::Report(_)
        | Command::Queue { .. }
        | Command::Object(_)
        | Command::SetDeadline { .. }
        | Command::AskExtension { .. }
        | Command::AnswerExtension { .. }
        | Command::Extend { .. }
        | Command::Protest { .. }
        | Command::Judge { .. }
        | Command::Challenge { .. }
        | Command::AnswerChallenge { .. }
        | Command::LapseChallenge(_)
        | Command::End
        | Command::Cancel { .. } => Vec::new(),
    };
    let kind = if kind.is_empty() { forfeit_for_departed_player(context.season).into_iter().collect() } else { kind };
    lines_by(Actor::Program, kind.into_iter().flat_map(|line| with_walkover(context.season, line)))
}

/// A line that replaces the players of a match; followed by a walkover if one of the new players is gone, as when a
/// round is published.
fn with_walkover(season: &Season, line: EventKind) -> Vec<EventKind> {
    let walkover = if let EventKind::Reseated { match_id, players } = &line {
        // One player has to advance. If both are gone, the better seed, who is first, advances.
        let mut seats = [Seat::Second, Seat::First].into_iter();
        seats
            .find(|seat| has_left(season, players[seat.index()]))
            .map(|by| EventKind::GivenUp { match_id: *match_id, by })
    } else {
        None
    };
    [Some(line), walkover].into_iter().flatten().collect()
}

fn has_left(season: &Season, entrant: EntrantId) -> bool {
    !season.entrants.get(&entrant).is_some_and(Entrant::is_taking_part)
}

/// Gives up an open match of an erased player, who cannot return, even if a correction assigned the match to them or a
/// voided line reopened it. A challenge lapses once one of the two players is gone.
fn forfeit_for_departed_player(season: &Season) -> Option<EventKind> {
    if season.state != SeasonState::Running {
        return None;
    }
    let is_erased = |entrant| season.entrants.get(&entrant).is_some_and(|found| found.erased);
    let seat = |of: &Match| Seat::BOTH.into_iter().find(|seat| is_erased(of.players[seat.index()]));
    let given_up = season.open_matches().find_map(|of| Some(EventKind::GivenUp { match_id: of.id, by: seat(of)? }));
    let ends = |challenge: &Challenge| [challenge.by, challenge.to].into_iter().any(|player| has_left(season, player));
    let mut open = season.challenges.iter().filter(|(_, challenge)| challenge.state == ChallengeState::Open);
    let lapses = open.find(|(_, challenge)| ends(challenge));
    given_up.or_else(|| lapses.map(|(&challenge, _)| EventKind::ChallengeLapsed { challenge }))
}

fn is_ready_to_begin(context: &Context, of: &Match) -> bool {
    let open = of.begun_ms.is_none() && of.is_open(context.season.match_kind());
    open && of.ready == [true, true] && of.are_factions_ready(&context.season.rules.factions)
}

/// Moves players up from the waiting list, until the order of seeds is set.
fn advance_waiting_list(context: &Context) -> Vec<EventKind> {
    let waits =
        context.season.state == SeasonState::Entry && context.season.presses.is_none() && context.season.has_room();
    let next = context.season.waiting_list().first().copied().filter(|_| waits);
    next.map(|entrant| EventKind::Advanced { entrant }).into_iter().collect()
}

/// Gives bracket matches that have not begun their right players; asks a judge about those that have.
pub(crate) fn correct_bracket_players(season: &Season, engine: &Standard) -> Option<EventKind> {
    let stage = season.current_stage()?;
    let group = Group { stage, division: 0 };
    let (format, division) = (season.format(stage)?, season.division(group)?);
    if !format.eliminates() {
        return None;
    }
    let winners = season.winners(group);
    let ties = engine.bracket_ties(&BracketTask { format, players: division.places.len(), winners: &winners });
    let right = |of: &Match| {
        let tie = ties.iter().find(|tie| Some(tie.slot) == of.slot)?;
        let [first, second] = tie.players.map(|place| division.places.get(place?.0).copied());
        Some([first?, second?])
    };
    let mut published = season.matches.values().filter(|of| of.group == group && of.slot.is_some());
    published.find_map(|of| player_correction(of, right(of)))
}

/// The line that corrects the players of a match; `None` if the players are right, or if a judge has already been
/// asked.
fn player_correction(of: &Match, right: Option<[EntrantId; 2]>) -> Option<EventKind> {
    let same = |players: [EntrantId; 2]| players == of.players || players == [of.players[1], of.players[0]];
    let asked = of.queued.as_ref().is_some_and(|queued| queued.cause == Cause::WrongPlayers);
    let settles = asked && !of.has_begun();
    if of.kept || (right.is_some_and(same) && !settles) {
        return None;
    }
    if let (false, Some(players)) = (of.has_begun(), right) {
        return Some(EventKind::Reseated { match_id: of.id, players });
    }
    let queued = EventKind::Queued {
        match_id: of.id,
        cause: Cause::WrongPlayers,
        facts: SessionFacts::default(),
        proposal: None,
    };
    (!asked).then_some(queued)
}
