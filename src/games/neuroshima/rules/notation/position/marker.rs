//! The `marker` line: `marker C3 poison=2`, or by side where several have markers: `marker C3 poison=X:1,Z:2`; the Steel Net
//! of a side: `marker C3 net=X`.

use crate::games::Sides;
use crate::games::neuroshima::rules::arrangement::{Arrangement, Side};
use crate::games::neuroshima::rules::marks::MARKERS_LIMIT;
use crate::games::neuroshima::rules::notation::frame::Frame;
use crate::games::neuroshima::rules::notation::text::{Line, TextError, Word};
use crate::games::neuroshima::rules::tile::Feature;

/// Reads what follows the word `marker`, and lays the markers on the unit.
pub(super) fn read_marks(frame: &Frame, line: &mut Line<'_>, arrangement: &mut Arrangement) -> Result<(), TextError> {
    let place = line.word("a hex of the board, such as C3")?;
    let unit = arrangement.unit_mut(place.hex(frame.board)?);
    let unit = unit.filter(|unit| unit.marks.is_none());
    let unit = unit.ok_or_else(|| place.expected("a hex with a unit that has no `marker` line yet"))?;
    line.end()?;
    line.keys(&["poison", "net"])?;
    let nets = line.value("net").map(|word| steel_nets(frame, word)).transpose()?;
    for side in nets.iter().flat_map(|nets| nets.iter()) {
        unit.marks.set_steel_net(side, true);
    }
    let poisoned = match nets {
        Some(_) => line.value("poison"),
        None => Some(line.required("poison")?),
    };
    for (side, count) in poisoned.map(|word| poison(frame, word)).transpose()?.unwrap_or_default() {
        let side =
            side.or_else(|| only_poisoner(frame)).ok_or_else(|| place.expected("an army with poison markers"))?;
        unit.marks.set_poison(side, count);
    }
    Ok(())
}

/// `X`: sides whose HQs throw a Steel Net.
pub(in crate::games::neuroshima::rules::notation) fn steel_nets(
    frame: &Frame,
    word: Word<'_>,
) -> Result<Sides, TextError> {
    let throws = |side: Side| {
        frame.roster.army(side).tiles.iter().any(|tile| tile.is_headquarters() && tile.has(Feature::SteelNet))
    };
    let sides = frame.some_sides(word)?;
    if sides.iter().all(throws) { Ok(sides) } else { Err(word.expected("sides whose HQs throw a Steel Net")) }
}

/// `2`, or `X:1,Z:2`: sides with markers, as far as they are named, and how many.
pub(in crate::games::neuroshima::rules::notation) fn poison(
    frame: &Frame,
    word: Word<'_>,
) -> Result<Vec<(Option<Side>, u8)>, TextError> {
    let count = |word: Word<'_>| word.small("0 to 15 markers", 0..=MARKERS_LIMIT);
    if !word.text.contains(':') {
        return Ok(vec![(None, count(word)?)]);
    }
    let one = |part: Word<'_>| {
        let (side, number) = part.split_once(':').ok_or_else(|| part.expected("a side and a number, such as X:1"))?;
        let of = frame.side(side)?;
        if frame.roster.tokens(of).poison == 0 {
            return Err(side.expected("a side whose army has poison markers"));
        }
        Ok((Some(of), count(number)?))
    };
    word.split(',').into_iter().map(one).collect()
}

/// The one side with poison markers.
fn only_poisoner(frame: &Frame) -> Option<Side> {
    let mut with = frame.roster.sides().filter(|&side| frame.roster.tokens(side).poison > 0);
    with.next().filter(|_| with.next().is_none())
}
