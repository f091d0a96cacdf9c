//! The `marker` line: `marker C3 poison=2 paralysis=1`; or `marker C3 poison=X:1,Z:2`, by side, if several sides have
//! markers; or `marker C3 net=X` for the Steel Net of a side.

use crate::rules::arrangement::{Arrangement, Side};
use crate::rules::marks::{Marker, Marks};
use crate::rules::notation::frame::Frame;
use crate::rules::notation::text::{Line, TextError, Word};
use crate::rules::tile::Feature;
use sztab_game::Sides;

/// Numbers of markers of a kind, each with its side if the text names it.
pub type MarkerCounts = Vec<(Option<Side>, u8)>;

/// Keys of `marker` lines: the kinds of marker, and the Steel Net.
pub(in crate::rules::notation) const MARKER_KEYS: [&str; 3] = [Marker::Poison.word(), Marker::Paralysis.word(), "net"];

/// Reads the rest of a line after the keyword `marker`, and lays the markers on the unit.
pub(super) fn read_marks(frame: &Frame, line: &mut Line<'_>, arrangement: &mut Arrangement) -> Result<(), TextError> {
    let place = line.read_word("a hex of the board, such as C3")?;
    let hex = place.parse_hex(frame.board)?;
    let marks = arrangement.unit(hex).map(|unit| unit.marks).filter(Marks::is_none);
    let mut marks = marks.ok_or_else(|| place.mismatch("a hex with a unit that has no `marker` line yet"))?;
    line.check_end()?;
    line.check_keys(&MARKER_KEYS)?;
    let nets = line.value("net").map(|word| read_steel_nets(frame, word)).transpose()?.unwrap_or_default();
    let laid = read_markers(frame, line)?;
    if nets.is_empty() && laid.is_empty() {
        return Err(line.missing_word("poison=, paralysis= or net="));
    }
    nets.iter().for_each(|side| marks.set_steel_net(side, true));
    for (marker, counts) in laid {
        for (side, count) in counts {
            let only = || only_owner(frame, marker);
            let expected = || place.mismatch(format!("an army with markers of {}", marker.word()));
            marks.set(marker, side.or_else(only).ok_or_else(expected)?, count);
        }
    }
    arrangement.update_unit(hex, |unit| unit.marks = marks);
    Ok(())
}

/// Reads `X`: sides whose HQs throw a Steel Net.
pub(in crate::rules::notation) fn read_steel_nets(frame: &Frame, word: Word<'_>) -> Result<Sides, TextError> {
    let throws = |side: Side| {
        frame.roster.army(side).tiles.iter().any(|tile| tile.is_headquarters() && tile.has(Feature::SteelNet))
    };
    let sides = frame.parse_sides(word)?;
    if sides.iter().all(throws) { Ok(sides) } else { Err(word.mismatch("sides whose HQs throw a Steel Net")) }
}

/// Reads the keys of a line that give markers of each kind.
pub(in crate::rules::notation) fn read_markers(
    frame: &Frame,
    line: &mut Line<'_>,
) -> Result<Vec<(Marker, MarkerCounts)>, TextError> {
    let mut found = Vec::new();
    for marker in Marker::ALL {
        if let Some(word) = line.value(marker.word()) {
            found.push((marker, read_counts(frame, marker, word)?));
        }
    }
    Ok(found)
}

/// Reads `2`, or `X:1,Z:2`: the numbers of markers of a kind, with their sides if the text names them.
fn read_counts(frame: &Frame, marker: Marker, word: Word<'_>) -> Result<MarkerCounts, TextError> {
    let expected = if marker.does_not_stack() { "0 or 1 markers" } else { "0 to 15 markers" };
    let count = |word: Word<'_>| word.parse_small_number(expected, 0..=marker.limit());
    if !word.text.contains(':') {
        return Ok(vec![(None, count(word)?)]);
    }
    let one = |part: Word<'_>| {
        let (side, number) = part.split_once(':').ok_or_else(|| part.mismatch("a side and a number, such as X:1"))?;
        let of = frame.parse_side(side)?;
        if frame.roster.tokens(of).count(marker) == 0 {
            return Err(side.mismatch(format!("a side whose army has markers of {}", marker.word())));
        }
        Ok((Some(of), count(number)?))
    };
    word.split(',').into_iter().map(one).collect()
}

/// The side that has markers of a kind, if there is only one.
fn only_owner(frame: &Frame, marker: Marker) -> Option<Side> {
    let mut with = frame.roster.sides().filter(|&side| frame.roster.tokens(side).count(marker) > 0);
    with.next().filter(|_| with.next().is_none())
}
