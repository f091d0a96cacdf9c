//! Leaders in cases: `answer X s2 leader C3`, `expect leader X uses=1` (NH-13.20).

use super::{Choice, Expectation};
use crate::rules::arrangement::Side;
use crate::rules::decision::LeaderTarget;
use crate::rules::leader::{LeaderMoment, MAX_USES};
use crate::rules::notation::frame::Frame;
use crate::rules::notation::text::{Line, TextError, Word};

/// Reads an answer about a Leader: `leader C3`, `start leader C3`, `end leader C3` or `no-leader`.
pub(super) fn read_leader_choice(
    frame: &Frame,
    line: &mut Line<'_>,
    side: Side,
    keyword: Word<'_>,
) -> Result<Choice, TextError> {
    line.check_keys(&[])?;
    let moment = match keyword.text {
        "no-leader" => return Ok(Choice::Leader { target: None, moment: None }),
        "start" => Some(LeaderMoment::BattleStart),
        "end" => Some(LeaderMoment::BattleEnd),
        _ => None,
    };
    if moment.is_some() && !line.read_if_equal("leader") {
        return Err(line.missing_word("leader"));
    }
    let word = line.read_word("a hex or a tile in the hand")?;
    let target = match frame.board.hex(word.text) {
        Some(hex) => LeaderTarget::Unit(hex),
        None => LeaderTarget::Tile(frame.find_tile(word, side)?),
    };
    Ok(Choice::Leader { target: Some(target), moment })
}

/// Reads `X courier uses=1` or `X gone`, which follows `leader`.
pub(super) fn read_leader(frame: &Frame, line: &mut Line<'_>) -> Result<Expectation, TextError> {
    line.check_keys(&["uses"])?;
    let side = frame.parse_side(line.read_word("the side that has the Leader")?)?;
    if line.read_if_equal("gone") {
        return Ok(Expectation::Leader { side, leader: None, uses: Some(0) });
    }
    let uses = line.value("uses").map(|word| word.parse_small_number("1 or 2 uses", 1..=MAX_USES)).transpose()?;
    let leader = match line.peek() {
        Some(word) => {
            line.read_if_equal(word.text);
            Some(frame.roster.find_leader(word.text).ok_or_else(|| word.mismatch("a Leader of this game"))?)
        }
        None => None,
    };
    Ok(Expectation::Leader { side, leader, uses })
}
