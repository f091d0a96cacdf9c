//! Words used in the lines of a position.

use sztab_game::{Seed, Side, Sides, TextError};

use super::text::Line;
use crate::action::parse_number;
use crate::arena::Direction;
use crate::state::Pile;
use crate::values::{CardId, Values};

/// Parses the letter of a side.
pub(crate) fn parse_side(word: &str) -> Option<Side> {
    let mut letters = word.chars();
    let letter = letters.next().filter(|letter| letters.next().is_none() && letter.is_ascii_uppercase())?;
    Side::from_letter(letter)
}

pub(super) fn parse_sides(word: &str, all: Sides) -> Option<Sides> {
    word.chars().try_fold(Sides::NONE, |sides, letter| {
        let side =
            parse_side(letter.encode_utf8(&mut [0; 4])).filter(|&side| all.contains(side) && !sides.contains(side))?;
        Some(sides.with(side))
    })
}

/// Parses a seed of 64 hexadecimal digits.
pub(crate) fn parse_seed(word: &str) -> Option<Seed> {
    let byte = |at: usize| word.get(at..at + 2).and_then(|digits| u8::from_str_radix(digits, 16).ok());
    if word.len() != 64 || !word.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    let bytes: Option<Vec<u8>> = (0..32).map(|index| byte(2 * index)).collect();
    bytes?.try_into().ok()
}

/// Parses a card with its direction, such as `mine:e`, or without one, such as `mine:-`.
pub(super) fn parse_card(values: &Values, word: &str) -> Option<(CardId, Option<Direction>)> {
    let (card, direction) = word.split_once(':')?;
    let card = values.find_card(card)?;
    if direction == "-" {
        return Some((card, None));
    }
    let direction = Direction::parse(direction).filter(|way| values.card(card).directions.contains(way))?;
    Some((card, Some(direction)))
}

/// The notation of every combination of a card and one of its directions.
pub(super) fn card_notations(values: &Values) -> Vec<String> {
    let with_directions = |card: CardId| {
        let card = values.card(card);
        card.directions.iter().map(|direction| format!("{}:{direction}", card.id))
    };
    values.card_ids().flat_map(with_directions).collect()
}

/// Parses a pile: either all of its items, or its size, the known items and `?`.
pub(super) fn parse_pile<T: Copy + Default>(
    line: &mut Line<'_>,
    most: u8,
    item: impl Fn(&mut Line<'_>) -> Result<T, TextError>,
) -> Result<Pile<T>, TextError> {
    let mut counted = line.clone();
    let count = counted.next_word().and_then(parse_number);
    let mut pile = Pile::default();
    if let Some(count) = count {
        *line = counted;
        while line.expect_end().is_err() {
            let mut last = line.clone();
            if last.next_word() == Some("?") {
                *line = last;
                let known = u8::try_from(pile.known.len()).unwrap_or(u8::MAX);
                if count > most || count < known {
                    return Err(line.error(format!("at most {most} in the pile")));
                }
                pile.unknown = count - known;
                return Ok(pile);
            }
            pile.known.push(item(line)?);
        }
        return Err(line.error_at(usize::MAX, "?"));
    }
    while line.expect_end().is_err() {
        let known = item(line)?;
        if pile.known.len() >= usize::from(most) {
            return Err(line.error_before(format!("at most {most} in the pile")));
        }
        pile.known.push(known);
    }
    Ok(pile)
}
