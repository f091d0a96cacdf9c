//! A season played through the bot, from the first command to the report.

use std::fmt::Write as _;
use std::process::ExitCode;
use std::time::Instant;

use super::GamesArgument;
use super::audit::{Audit, audit};
use super::bot::Bot;
use super::error::SimulationError;
use super::hall::LeagueServer;
use super::kills::{KillSchedule, Step};
use super::play::SeasonRun;
use super::trouble::{Trouble, is_late_joiner};
use crate::cli::duel::progress::Progress;
use crate::cli::files::{InputError, print_error, write_output};
use crate::cli::private::TemporaryFolder;
use crate::cli::runtime;
use sztab_league::rules::{FactionMode, Rules};
use sztab_league::season::{Challenge, ChallengeState, Season, SeasonState};
use sztab_league::simulate::Simulation;
use sztab_referee::Referee;
use sztab_referee::league::SeasonRecord;
use sztab_sandbox::{Options, Sandbox, random_token};
use sztab_store::Store;

/// Number of lines of the bot's log that are printed when a season gets stuck.
const LAST_LOG_LINES: usize = 20;
/// Number of rounds that a player may sit out in a season with trouble.
const MAX_ABSENCES: u32 = 2;

/// Plays the planned season through the bot and prints a report.
pub fn simulate_through_bot(
    plan: &Simulation,
    game: Option<&str>,
    games: GamesArgument,
    kills: bool,
) -> Result<ExitCode, InputError> {
    let expected = plan.run().map_err(|stopped| InputError(stopped.to_string()))?;
    let matches = u32::try_from(expected.season().matches.len()).unwrap_or(u32::MAX);
    let runtime = match runtime() {
        Ok(runtime) => runtime,
        Err(status) => return Ok(status),
    };
    let played = runtime.block_on(simulate_season(
        plan,
        game,
        games,
        kills,
        challenges(expected.season()),
        Progress::new(matches),
    ));
    runtime.shutdown_background();
    Ok(match played {
        Ok(report) => report,
        Err(stuck) => {
            print_error(&format!("sztab: the season stands still: {stuck}"));
            ExitCode::FAILURE
        }
    })
}

/// The accepted challenges of a ladder, in order.
fn challenges(season: &Season) -> Vec<Challenge> {
    season.challenges.values().filter(|found| found.state == ChallengeState::Accepted).copied().collect()
}

async fn simulate_season(
    plan: &Simulation,
    game: Option<&str>,
    games: GamesArgument,
    kills: bool,
    challenges: Vec<Challenge>,
    progress: Progress,
) -> Result<ExitCode, SimulationError> {
    let begun = Instant::now();
    let folder = TemporaryFolder::create()?;
    let token = random_token()?;
    let sandbox = Sandbox::start(Options { token, ..Options::default() }).await?;
    let bot = Bot::new(&sandbox, folder.path());
    let store = Store::open(bot.database()).await?;
    let hall = LeagueServer::with_players(&sandbox, Referee::new(store.clone(), crate::KINDS), plan.players);
    let trouble = Trouble::new(plan.trouble, plan.rules.preset, plan.seed);
    let mut play = SeasonRun { bot, hall, games, trouble, deaths: KillSchedule::new(kills), challenges, progress };
    let played = play_and_audit(&mut play, plan, game).await;
    play.progress.clear();
    play.bot.kill()?;
    store.close().await;
    sandbox.stop();
    let (record, audit) = played.inspect_err(|_| print_error(&last_lines(&play.bot.log())))?;
    let seconds = begun.elapsed().as_secs();
    Ok(report(&play, &record, &audit, seconds))
}

/// Plays the season from its creation to the final audit.
async fn play_and_audit(
    play: &mut SeasonRun,
    plan: &Simulation,
    game: Option<&str>,
) -> Result<(SeasonRecord, Audit), SimulationError> {
    play.bot.start().await?;
    let rules = season_rules(plan, &play.hall.referee);
    play.hall.open_season(rules, game).await?;
    let late = usize::from(is_late_joiner(plan.trouble, plan.rules.preset));
    for player in play.hall.players.iter().rev().skip(late).rev() {
        play.hall.join(player).await?;
    }
    let started = play.hall.type_as_organiser("start", &[]).await?;
    if play.hall.read_record().await?.log.season().state != SeasonState::Running {
        return Err(super::hall::unexpected_answer(&started));
    }
    let record = play.play_season().await?;
    let audit = audit(&play.hall, &record, play.bot.now()).await?;
    Ok((record, audit))
}

/// The planned rules with the bot's factions. In a season with trouble, players pick their own factions.
fn season_rules(plan: &Simulation, referee: &Referee) -> Rules {
    let mut rules = plan.rules.clone();
    rules.factions.whitelist = referee.season_factions(&rules).into_keys().collect();
    rules.factions.mode = if plan.trouble > 0 { FactionMode::Free } else { FactionMode::Random };
    if plan.trouble > 0 {
        rules.absences.allowed = MAX_ABSENCES;
    }
    rules
}

/// Prints the table, the events and the checks; problems are printed on stderr.
fn report(play: &SeasonRun, record: &SeasonRecord, audit: &Audit, seconds: u64) -> ExitCode {
    let mut text = audit.table.clone();
    let mut line = |said: &str| writeln!(text, "{said}").unwrap_or_default();
    line("--");
    play.trouble.told.iter().for_each(|told| line(told));
    play.trouble.missed_kinds().iter().for_each(|missing| line(missing));
    for step in Step::ALL {
        let deaths = play.deaths.died.iter().filter(|died| **died == step).count();
        if deaths > 0 {
            line(&format!("killed {deaths} times {}", step.name()));
        }
    }
    for step in play.deaths.steps_without_opportunity() {
        line(&format!("had no opportunity: killed {}", step.name()));
    }
    let matches = record.log.season().matches.len();
    line(&format!("{matches} matches, {}, {seconds} seconds", audit.counts.join(", ")));
    let unkilled = play.deaths.missed_steps().map(|step| format!("the bot was not killed {}", step.name()));
    let faults: Vec<String> = audit.faults.iter().cloned().chain(unkilled).collect();
    line(&format!("{} things are wrong", faults.len()));
    faults.iter().for_each(|fault| print_error(&format!("sztab: {fault}")));
    write_output(&text, u8::from(!faults.is_empty()))
}

fn last_lines(log: &str) -> String {
    let lines: Vec<&str> = log.lines().collect();
    lines[lines.len().saturating_sub(LAST_LOG_LINES)..].join("\n")
}
