//! Playing a match: starting it, bans and picks, games, giving up.

use super::command::Requester;
use super::context::{Context, Decision, lines_by};
use super::refusal::Refusal;
use crate::draw::Purpose;
use crate::event::{Actor, EventKind, FactionStep, GameOver};
use crate::ids::MatchId;
use crate::rules::HOUR_MS;
use crate::season::MatchStatus;

/// Begins a match: when both have pressed (as a follow-up), or automatically some hours after publication.
pub fn begin_match(context: &Context, match_id: MatchId) -> Decision {
    let found = context.find_open_match(match_id)?;
    if found.begun_ms.is_some() {
        return Err(Refusal::MatchBegun);
    }
    if found.status(context.season.match_kind()) == MatchStatus::Queued {
        return Err(Refusal::MatchClosed);
    }
    let ready = found.are_factions_ready(&context.season.rules.factions);
    if context.asking.asker == Requester::Program {
        let hours = i64::from(context.season.rules.times.begin_hours);
        if context.asking.at_ms < found.published_ms.saturating_add(hours * HOUR_MS) {
            return Err(Refusal::NotDue);
        }
        return if ready {
            Ok(lines_by(Actor::Program, [EventKind::Begun { match_id }]))
        } else {
            Err(Refusal::FactionsOpen)
        };
    }
    let seat = context.require_seat_in(found)?;
    if found.ready[seat.index()] {
        return Ok(Vec::new());
    }
    Ok(lines_by(Actor::Entrant(found.players[seat.index()]), [EventKind::Ready { match_id, by: seat }]))
}

/// Bans or picks a faction. The program draws lots for an overdue step, by the key of the match's factions.
pub fn name_faction(context: &Context, match_id: MatchId, faction: Option<&str>) -> Decision {
    let found = context.find_open_match(match_id)?;
    let step = context.season.next_step(found).ok_or(Refusal::NotYourStep)?;
    let allowed = context.season.factions_to_name(found);
    let by_lots = context.asking.asker == Requester::Program;
    let (actor, faction) = if by_lots {
        let hours = i64::from(context.season.rules.times.step_hours);
        if context.asking.at_ms < found.stepped_ms.saturating_add(hours * HOUR_MS) {
            return Err(Refusal::NotDue);
        }
        context.check_seed()?;
        let key = context.key(Purpose::Factions { round: found.round, match_number: match_id.0 });
        let drawn = context.engine.draw(&key.key, &allowed).first().and_then(|&at| allowed.get(at).cloned());
        (Actor::Program, drawn.ok_or(Refusal::Factions(Vec::new()))?)
    } else {
        let seat = context.require_seat_in(found)?;
        if seat != step.by {
            return Err(Refusal::NotYourStep);
        }
        let faction = faction.filter(|faction| allowed.iter().any(|other| other == faction));
        (Actor::Entrant(found.players[seat.index()]), faction.ok_or(Refusal::Factions(allowed.clone()))?.to_owned())
    };
    Ok(lines_by(actor, [EventKind::FactionStep(FactionStep { match_id, by: step.by, act: step.act, faction })]))
}

/// Records a finished game. It counts at once, even while the match is in the queue.
pub fn end_game(context: &Context, game: &GameOver) -> Decision {
    let actor = context.require_program()?;
    context.require_state(&[crate::season::SeasonState::Running])?;
    let found = context.find_match(game.match_id)?;
    let kind = context.season.match_kind();
    if !found.is_open(kind) {
        return Err(Refusal::MatchClosed);
    }
    if !found.open_games(kind).contains(&game.game) {
        return Err(Refusal::NoGame);
    }
    Ok(lines_by(actor, [EventKind::GameOver(game.clone())]))
}

pub fn give_up(context: &Context, match_id: MatchId) -> Decision {
    let found = context.find_open_match(match_id)?;
    let seat = context.require_seat_in(found)?;
    Ok(lines_by(Actor::Entrant(found.players[seat.index()]), [EventKind::GivenUp { match_id, by: seat }]))
}
