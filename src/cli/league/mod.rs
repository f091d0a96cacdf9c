//! `sztab league`: the decisions of a season, recomputed from files.

mod bot;
mod pair;
mod rate;
mod simulate;
mod source;
mod table;
mod verify;

use std::process::ExitCode;

use clap::Subcommand;

/// Compute pairings, tables and ratings from files, and check a season.
///
/// The computations are the same as in Discord, so anyone can repeat them.
#[derive(Debug, clap::Args)]
pub struct LeagueArguments {
    #[command(subcommand)]
    command: LeagueCommand,
}

#[derive(Debug, Subcommand)]
enum LeagueCommand {
    Pair(pair::PairArguments),
    Table(table::TableArguments),
    Rate(rate::RateArguments),
    Verify(verify::VerifyArguments),
    Simulate(simulate::SimulateArguments),
    #[command(hide = true)]
    Bot(bot::BotArguments),
}

/// Runs a subcommand.
pub fn league(arguments: &LeagueArguments) -> ExitCode {
    let done = match &arguments.command {
        LeagueCommand::Pair(arguments) => pair::pair(arguments),
        LeagueCommand::Table(arguments) => table::compute_table(arguments),
        LeagueCommand::Rate(arguments) => rate::rate(arguments),
        LeagueCommand::Verify(arguments) => verify::verify(arguments),
        LeagueCommand::Simulate(arguments) => simulate::simulate(arguments),
        LeagueCommand::Bot(arguments) => bot::run_bot(arguments),
    };
    done.unwrap_or_else(|unusable| unusable.exit())
}
