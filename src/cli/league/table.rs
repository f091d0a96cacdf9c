//! `sztab league table`

use std::cmp::Ordering;
use std::collections::BTreeSet;
use std::process::ExitCode;

use super::source::{read_columns, read_text};
use crate::cli::files::{InputError, write_output};
use sztab_league::profile::{Profile, built_in, built_in_names};
use sztab_league::record::{Part, PartKind, Place, Points, Record};
use sztab_league::standings::{Criterion, Format, Input, SWISS_CRITERIA, Tally};
use sztab_league::trf::{FilePoints, Tournament};

/// Compute the table of a tournament: points, tie-breaks in exact fractions, and the order in the file as lots.
///
/// Prints CSV: `rank,player,points` and the criteria. A TRF file contains neither games nor HQ points, so HQ, GW and
/// SECOND are 0.
#[derive(Debug, clap::Args)]
pub struct TableArguments {
    /// The tournament as a TRF file; `-` for standard input.
    #[arg(value_name = "FILE")]
    file: String,
    /// The scoring profile: 3/1/0, 2/1/0 and so on, or a TOML file [default: the points in the tournament file].
    #[arg(long, value_name = "PROFILE")]
    profile: Option<String>,
    /// The tie-breaks after points, most important first.
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    criteria: Option<Vec<Criterion>>,
    /// Count walkovers as played, as in a round robin.
    #[arg(long)]
    round_robin: bool,
}

/// Computes the table of a file.
pub fn compute_table(arguments: &TableArguments) -> Result<ExitCode, InputError> {
    let text = read_columns(&arguments.file)?;
    let tournament = Tournament::parse(&text).map_err(|fault| InputError(format!("{}:{fault}", arguments.file)))?;
    let profile = arguments.profile.as_deref().map(load_profile).transpose()?;
    let (record, win, draw) = match &profile {
        None => (tournament.record.clone(), tournament.points.win, tournament.points.draw),
        Some(profile) => (rescore(&tournament, profile), profile.win.winner, profile.draw),
    };
    let players = record.players.len();
    let (tallies, lots) = (vec![Tally::default(); players], (0..players).map(Place).collect::<Vec<_>>());
    let input = Input {
        record: &record,
        tallies: &tallies,
        format: if arguments.round_robin { Format::RoundRobin } else { Format::Swiss },
        win,
        draw,
        criteria: arguments.criteria.as_deref().unwrap_or(&SWISS_CRITERIA),
        struck: &BTreeSet::new(),
        lots: &lots,
    };
    let table = input.compute_table().map_err(|error| InputError(format!("{}: {error}", arguments.file)))?;
    Ok(write_output(&table.to_csv(&tournament.numbers), 0))
}

/// Returns a built-in profile, or reads one from a file.
fn load_profile(name: &str) -> Result<Profile, InputError> {
    if let Some(profile) = built_in(name) {
        return Ok(profile.clone());
    }
    if !std::path::Path::new(name).is_file() {
        let known: Vec<&str> = built_in_names().collect();
        return Err(InputError(format!("{name}: no such profile or file; the profiles are {}", known.join(", "))));
    }
    Profile::from_toml(&read_text(name)?).map_err(|error| InputError(format!("{name}:{error}")))
}

/// The record of the tournament, with the points of a profile instead of those in the file.
fn rescore(tournament: &Tournament, profile: &Profile) -> Record {
    let points = |round: usize, part: &Part| match part.kind {
        PartKind::Played { opponent, .. } => {
            let theirs = tournament.record.players[opponent.0][round].points;
            game_points(part.points, theirs, tournament.points, profile)
        }
        PartKind::Walkover { won: true, .. } => profile.walkover.won,
        PartKind::Walkover { won: false, .. } => profile.walkover.lost,
        PartKind::Bye => profile.bye,
        PartKind::Absent if part.points == tournament.points.absence => profile.absence,
        PartKind::Absent if part.points == tournament.points.win => profile.win.winner,
        PartKind::Absent => profile.draw,
    };
    let rescore = |parts: &Vec<Part>| {
        let parts = parts.iter().enumerate();
        parts.map(|(round, part)| Part { points: points(round, part), ..*part }).collect()
    };
    Record { players: tournament.record.players.iter().map(rescore).collect() }
}

/// Points of a played round under a profile. The player with more points in the file has won; equal points are a draw
/// unless both have lost.
fn game_points(own: Points, theirs: Points, file: FilePoints, profile: &Profile) -> Points {
    match own.cmp(&theirs) {
        Ordering::Greater => profile.win.winner,
        Ordering::Equal if own != file.loss || file.draw == file.loss => profile.draw,
        Ordering::Equal | Ordering::Less => profile.win.loser,
    }
}
