//! `sztab league pair`

use std::process::ExitCode;

use super::source::read_columns;
use crate::cli::files::{Unusable, answer, complain};
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
    #[arg(long, value_enum, default_value_t = BalanceWord::First)]
    balance: BalanceWord,
    /// The round to pair, based on the rounds before it [default: the next one].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=999))]
    round: Option<u32>,
}

#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum BalanceWord {
    First,
    None,
}

/// Pairs the requested round, by default the next one.
pub fn pair(arguments: &PairArguments) -> Result<ExitCode, Unusable> {
    let text = read_columns(&arguments.file)?;
    let balance = match arguments.balance {
        BalanceWord::First => Balance::First,
        BalanceWord::None => Balance::None,
    };
    let round = arguments.round.and_then(|round| usize::try_from(round).ok());
    match pair_file(&text, round, balance) {
        Ok(PairedRound { round, planned, listing }) => {
            let edition = "by the FIDE (Dutch) System of 2026";
            complain(&format!("{}: round {round} of {planned}, {edition}", arguments.file));
            Ok(answer(&listing, 0))
        }
        Err(PairFileError::Fault(fault)) => Err(Unusable(format!("{}:{fault}", arguments.file))),
        Err(unpaired) => {
            complain(&format!("{}: {unpaired}", arguments.file));
            Ok(ExitCode::FAILURE)
        }
    }
}
