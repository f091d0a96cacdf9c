//! Decisions: a season and a command give the lines to append, or a refusal.
//!
//! The caller only stores the lines and posts about them. Every decision is tried on the season first, so that its lines
//! always fit.

mod command;
mod correct;
mod desk;
mod entry;
mod frame;
mod judging;
mod ladder;
mod leaving;
mod play;
mod preview;
mod refusal;
mod reports;
mod round;
mod stages;

pub use command::{Asker, Asking, Command};
pub(crate) use correct::put_right;
pub(crate) use leaving::is_struck;
pub(crate) use preview::replan;
pub use preview::{Preview, Request, Wish, preview};
pub use refusal::{MayDo, Refusal};

use desk::{Act, Decision, Desk};

use crate::engine::Standard;
use crate::event::Event;
use crate::season::{Log, Misfit, Trial};

/// The lines that a command appends to a log.
///
/// # Errors
///
/// The refusal: its reason, or the people with the right to do it.
pub fn decide(log: &Log, engine: &Standard, asking: &Asking, command: &Command) -> Result<Vec<Event>, Refusal> {
    // A clock that was set back does not give lines older than the last one.
    let last_ms = log.events().last().map_or(asking.at_ms, |last| last.at_ms);
    let asking = &Asking { at_ms: asking.at_ms.max(last_ms), ..*asking };
    let desk = Desk { log, season: log.season(), engine, asking };
    let acts = answer(&desk, command)?;
    let mut trial = Trial::of(log);
    let is_void = matches!(command, Command::Void { .. });
    let unfit = |misfit| if is_void { Refusal::Entangled(misfit) } else { Refusal::Unfit(misfit) };
    write(&mut trial, asking, acts).map_err(unfit)?;
    loop {
        let desk = Desk { log, season: trial.season(), engine, asking };
        let follow = correct::follow_up(&desk, command);
        if follow.is_empty() {
            break;
        }
        write(&mut trial, asking, follow).map_err(unfit)?;
    }
    Ok(trial.into_events())
}

fn write(trial: &mut Trial, asking: &Asking, acts: Vec<Act>) -> Result<(), Misfit> {
    acts.into_iter().try_for_each(|act| trial.write(asking.at_ms, act.actor, act.kind))
}

fn answer(desk: &Desk, command: &Command) -> Decision {
    match command {
        Command::ChangeRules(rules) => frame::change_rules(desk, rules),
        Command::OpenEntry(armies) => frame::open_entry(desk, armies),
        Command::CloseEntry => frame::close_entry(desk),
        Command::Seed { by, divisions, by_lots } => frame::seed(desk, *by, divisions, by_lots),
        Command::Move { entrant, division, place } => frame::move_seed(desk, *entrant, *division, *place),
        Command::Pause => frame::pause(desk),
        Command::Resume => frame::resume(desk),
        Command::Cancel { reason } => frame::cancel(desk, *reason),
        Command::NameJudge(judge) => frame::name_judge(desk, *judge),
        Command::DismissJudge(judge) => frame::dismiss_judge(desk, *judge),
        Command::Enter { press, seed } => entry::enter(desk, *press, *seed),
        Command::Approve { entrant, seed } => entry::approve(desk, *entrant, *seed),
        Command::Refuse(entrant) => entry::refuse(desk, *entrant),
        Command::Substitute { entrant, reason } => entry::substitute(desk, *entrant, *reason),
        Command::Erase(entrant) => entry::erase(desk, *entrant),
        Command::DeclarePool(armies) => entry::declare_pool(desk, armies),
        Command::KeepApart { one, other } => entry::keep_apart(desk, *one, *other),
        Command::Leave { give_up } => leaving::leave(desk, *give_up),
        Command::Remove { entrant, give_up, reason } => leaving::remove(desk, *entrant, *give_up, *reason),
        Command::BeginStage => stages::begin(desk),
        Command::EndStage => stages::end_stage(desk),
        Command::End => stages::end(desk),
        Command::Publish(round) => stages::publish(desk, round),
        Command::SitOut { entrant, group, round } => stages::sit_out(desk, *entrant, *group, *round),
        Command::SitIn { entrant, group, round } => stages::sit_in(desk, *entrant, *group, *round),
        Command::Challenge { to } => ladder::challenge(desk, *to),
        Command::AnswerChallenge { challenge, accept } => ladder::answer(desk, *challenge, *accept),
        Command::LapseChallenge(challenge) => ladder::lapse(desk, *challenge),
        Command::Begin(of) => play::begin(desk, *of),
        Command::NameArmy { match_id, army } => play::name_army(desk, *match_id, army.as_deref()),
        Command::EndGame(game) => play::end_game(desk, game),
        Command::GiveUp(of) => play::give_up(desk, *of),
        Command::Report(games) => reports::report(desk, games),
        Command::AnswerReport { match_id, right } => reports::answer_report(desk, *match_id, *right),
        Command::AskExtension { match_id, days } => reports::ask_extension(desk, *match_id, *days),
        Command::AnswerExtension { match_id, agree } => reports::answer_extension(desk, *match_id, *agree),
        Command::Queue { match_id, cause, facts } => judging::queue(desk, *match_id, *cause, facts),
        Command::Object(of) => judging::object(desk, *of),
        Command::AcceptProposal { match_id, reason } => judging::accept_proposal(desk, *match_id, *reason),
        Command::Rule { match_id, verdict, scope, reason } => judging::rule(desk, *match_id, *verdict, *scope, *reason),
        Command::Void { line, reason } => judging::void(desk, *line, *reason),
        Command::SetDeadline { scope, deadline_ms } => judging::set_deadline(desk, *scope, *deadline_ms),
        Command::Extend { match_id, days } => judging::extend(desk, *match_id, *days),
        Command::Protest { match_id, text } => judging::protest(desk, *match_id, *text),
        Command::Judge { match_id, text } => judging::judge(desk, *match_id, *text),
    }
}
