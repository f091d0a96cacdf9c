//! Tables for the tests that stand beside the code.

use crate::games::{KINDS, SeatData};
use crate::referee::Table;
use crate::store::{Game as Record, GameId, Status, UserId};

/// Data of seats that a game can be dealt to.
pub const SEATS: [SeatData<'static>; 4] = [
    SeatData { id: "borgo", source: include_str!("../../../armies/borgo.toml") },
    SeatData { id: "hegemony", source: include_str!("../../../armies/hegemony.toml") },
    SeatData { id: "moloch", source: include_str!("../../../armies/moloch.toml") },
    SeatData { id: "outpost", source: include_str!("../../../armies/outpost.toml") },
];

/// A table at the beginning of a game of the first kind.
pub fn table(seats: [usize; 2], seed: u8, options: &str) -> Table {
    let (kind, seats) = (KINDS[0], seats.map(|seat| SEATS[seat]));
    let opening = kind.deal(&seats, "", &[seed; 32]).expect("the data fits");
    let game = kind.open(&seats, &opening).expect("it was dealt");
    let record = Record {
        kind: kind.id.to_owned(),
        status: Status::Running,
        created_by: UserId(2),
        options: options.to_owned(),
        ..Record::nowhere(GameId(1_000_000 + i64::from(seed)))
    };
    Table::begun(record, kind, game)
}
