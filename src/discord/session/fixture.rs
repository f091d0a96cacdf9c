//! Sessions for unit tests.

use std::sync::LazyLock;

use crate::KINDS;
use sztab_game::SeatFile;
use sztab_referee::Session;
use sztab_store::{Game as Record, GameId, Status, UserId};

/// The program's own files.
static TEST_FILES: LazyLock<Vec<SeatFile>> = LazyLock::new(|| KINDS[0].files());

/// Factions that take part in test games.
pub const TEST_FACTIONS: [&str; 4] = ["borgo", "hegemony", "moloch", "outpost"];

/// A session at the start of a game of the first kind.
pub fn test_session(seats: [usize; 2], seed: u8, options: &str) -> Session {
    let kind = KINDS[0];
    let files = seats
        .map(|seat| TEST_FILES.iter().find(|file| file.id == TEST_FACTIONS[seat]).expect("it comes with the program"));
    let seats = files.map(SeatFile::data);
    let opening = kind.deal(&seats, "", &[seed; 32]).expect("the data fits");
    let game = kind.open(&seats, &opening).expect("it was dealt");
    let record = Record {
        kind: kind.info().id.to_owned(),
        status: Status::Running,
        created_by: UserId(2),
        options: options.to_owned(),
        ..Record::placeholder(GameId(1_000_000 + i64::from(seed)))
    };
    Session::at_start(record, kind, game)
}
