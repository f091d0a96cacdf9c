//! Records of the game of bids, in the plain form common to all games.

use sztab_game::document::{CheckedRecord, UncheckedPart, WrittenRecord, WrittenStep};
use sztab_game::{SeatData, Side, TextError};

use super::Bids;

/// Reads a record without checking it: only the comparison with a log matters here. The last three entries of `data`
/// are those of the sides.
pub(super) fn read(text: &str, data: &[SeatData<'_>]) -> Result<WrittenRecord, TextError> {
    let wrong = || TextError { line: 1, column: 1, expected: "a record of bids".to_owned() };
    let (head, body) = text.split_once("\n--\n").filter(|_| text.starts_with("sztab bids")).ok_or_else(wrong)?;
    let step = |(line, text): (usize, &str)| {
        let (side, words) = text.split_once(' ')?;
        Some(WrittenStep { line, side: Side(side.parse().ok()?), words: words.to_owned() })
    };
    let steps: Option<Vec<WrittenStep>> = (head.lines().count() + 2..).zip(body.lines()).map(step).collect();
    Ok(WrittenRecord {
        beginning: Box::new(Bids::new(&[0; 32])),
        data: data[data.len().saturating_sub(3)..].iter().map(SeatData::hash).collect(),
        players: Vec::new(),
        game: WrittenRecord::find_game_number(text),
        seed: None,
        commitment: None,
        has_result: false,
        steps: steps.ok_or_else(wrong)?,
        checked: Ok(CheckedRecord { seen: Vec::new(), fingerprints: 0, unchecked: vec![UncheckedPart::Running] }),
    })
}
