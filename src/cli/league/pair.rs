//! `sztab league pair`

use std::process::ExitCode;

use super::source::read_columns;
use crate::cli::files::{InputError, print_error, write_output};
use sztab_league::swiss::Balance;
use sztab_league::trf::{PairFileError, PairedRound, pair_file};

/// Pair the next round of a tournament by the FIDE (Dutch) System of 2026, or pair an earlier round again.
///
/// Prints the number of pairs, then a line for each: the number of the first player, a space, and the number of the
/// second; the bye is last, with 0. The round is printed to standard error. Exit status 1: there is no legal pairing,
/// or no such round.
#[derive(Debug, clap::Args)]
pub struct PairArguments {
    /// The tournament as a TRF file; `-` for standard input.
    #[arg(value_name = "FILE")]
    file: String,
    /// The balance that the pairing keeps: of playing first, or none, as in mirrored matches.
    #[arg(long, value_enum, default_value_t = BalanceArgument::First)]
    balance: BalanceArgument,
    /// The round to pair, based on the rounds before it [default: the next one].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=999))]
    round: Option<u32>,
}

#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum BalanceArgument {
    First,
    None,
}

/// Pairs the requested round, by default the next one.
pub fn pair(arguments: &PairArguments) -> Result<ExitCode, InputError> {
    let text = read_columns(&arguments.file)?;
    let balance = match arguments.balance {
        BalanceArgument::First => Balance::First,
        BalanceArgument::None => Balance::None,
    };
    let round = arguments.round.and_then(|round| usize::try_from(round).ok());
    match pair_file(&text, round, balance) {
        Ok(PairedRound { round, planned, listing }) => {
            let edition = "by the FIDE (Dutch) System of 2026";
            print_error(&format!("{}: round {round} of {planned}, {edition}", arguments.file));
            Ok(write_output(&listing, 0))
        }
        Err(PairFileError::Fault(fault)) => Err(InputError(format!("{}:{fault}", arguments.file))),
        Err(unpaired) => {
            print_error(&format!("{}: {unpaired}", arguments.file));
            Ok(ExitCode::FAILURE)
        }
    }
}
