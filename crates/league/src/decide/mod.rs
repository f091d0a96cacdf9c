//! Decisions: a season and a command yield the lines to append, or a refusal.
//!
//! The caller only stores the lines and owes the posts about them. Every decision is first tried on the season, so its
//! lines always fit.

mod command;
mod context;
mod correct;
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

pub use command::{Command, CommandContext, Requester};
pub(crate) use correct::correct_bracket_players;
pub(crate) use leaving::is_struck;
pub(crate) use preview::replan;
pub use preview::{PairingViolation, Preview, Request, preview};
pub use refusal::{Refusal, RequiredRole};

use context::{Context, Decision, PendingLine};

use crate::engine::Standard;
use crate::event::Event;
use crate::season::{Log, LogError, Trial};

/// The lines that a command appends to a log.
///
/// # Errors
///
/// The refusal, with its reason or the people who may issue the command.
pub fn decide(log: &Log, engine: &Standard, asking: &CommandContext, command: &Command) -> Result<Vec<Event>, Refusal> {
    // If the clock was set back, new lines still get a time no earlier than the last one.
    let last_ms = log.events().last().map_or(asking.at_ms, |last| last.at_ms);
    let asking = &CommandContext { at_ms: asking.at_ms.max(last_ms), ..*asking };
    let context = Context { log, season: log.season(), engine, asking };
    let acts = decide_command(&context, command)?;
    let mut trial = Trial::new(log);
    let is_void = matches!(command, Command::Void { .. });
    let unfit = |misfit| if is_void { Refusal::Entangled(misfit) } else { Refusal::Unfit(misfit) };
    append_lines(&mut trial, asking, acts).map_err(unfit)?;
    loop {
        let context = Context { log, season: trial.season(), engine, asking };
        let follow = correct::follow_up_lines(&context, command);
        if follow.is_empty() {
            break;
        }
        append_lines(&mut trial, asking, follow).map_err(unfit)?;
    }
    Ok(trial.into_events())
}

fn append_lines(trial: &mut Trial, asking: &CommandContext, acts: Vec<PendingLine>) -> Result<(), LogError> {
    acts.into_iter().try_for_each(|act| trial.append(asking.at_ms, act.actor, act.kind))
}

fn decide_command(context: &Context, command: &Command) -> Decision {
    match command {
        Command::ChangeRules(rules) => frame::change_rules(context, rules),
        Command::OpenEntry(factions) => frame::open_entry(context, factions),
        Command::CloseEntry => frame::close_entry(context),
        Command::Seed { by, divisions, by_lots } => frame::seed(context, *by, divisions, by_lots),
        Command::Move { entrant, division, place } => frame::move_seed(context, *entrant, *division, *place),
        Command::Pause => frame::pause(context),
        Command::Resume => frame::resume(context),
        Command::Cancel { reason } => frame::cancel(context, *reason),
        Command::NameJudge(judge) => frame::name_judge(context, *judge),
        Command::DismissJudge(judge) => frame::dismiss_judge(context, *judge),
        Command::Enter { press, seed } => entry::enter(context, *press, *seed),
        Command::Approve { entrant, seed } => entry::approve(context, *entrant, *seed),
        Command::Refuse(entrant) => entry::refuse(context, *entrant),
        Command::Substitute { entrant, reason } => entry::substitute(context, *entrant, *reason),
        Command::Erase(entrant) => entry::erase(context, *entrant),
        Command::DeclarePool(factions) => entry::declare_pool(context, factions),
        Command::KeepApart { one, other } => entry::keep_apart(context, *one, *other),
        Command::Leave { give_up } => leaving::leave(context, *give_up),
        Command::Remove { entrant, give_up, reason } => leaving::remove(context, *entrant, *give_up, *reason),
        Command::BeginStage => stages::begin_stage(context),
        Command::EndStage => stages::end_stage(context),
        Command::End => stages::end_season(context),
        Command::Publish(round) => stages::publish_round(context, round),
        Command::SitOut { entrant, group, round } => stages::sit_out(context, *entrant, *group, *round),
        Command::SitIn { entrant, group, round } => stages::undo_sit_out(context, *entrant, *group, *round),
        Command::Challenge { to } => ladder::challenge(context, *to),
        Command::AnswerChallenge { challenge, accept } => ladder::answer_challenge(context, *challenge, *accept),
        Command::LapseChallenge(challenge) => ladder::lapse_challenge(context, *challenge),
        Command::Begin(of) => play::begin_match(context, *of),
        Command::NameFaction { match_id, faction } => play::name_faction(context, *match_id, faction.as_deref()),
        Command::EndGame(game) => play::end_game(context, game),
        Command::GiveUp(of) => play::give_up(context, *of),
        Command::Report(games) => reports::report(context, games),
        Command::AnswerReport { match_id, right } => reports::answer_report(context, *match_id, *right),
        Command::AskExtension { match_id, days } => reports::request_extension(context, *match_id, *days),
        Command::AnswerExtension { match_id, agree } => reports::answer_extension(context, *match_id, *agree),
        Command::Queue { match_id, cause, facts } => judging::queue(context, *match_id, *cause, facts),
        Command::Object(of) => judging::object(context, *of),
        Command::AcceptProposal { match_id, reason } => judging::accept_proposal(context, *match_id, *reason),
        Command::Rule { match_id, verdict, scope, reason } => {
            judging::rule_on_match(context, *match_id, *verdict, *scope, *reason)
        }
        Command::Void { line, reason } => judging::void_line(context, *line, *reason),
        Command::SetDeadline { scope, deadline_ms } => judging::set_deadline(context, *scope, *deadline_ms),
        Command::Extend { match_id, days } => judging::extend_deadline(context, *match_id, *days),
        Command::Protest { match_id, text } => judging::protest(context, *match_id, *text),
        Command::Judge { match_id, text } => judging::answer_call(context, *match_id, *text),
    }
}
