//! Actions as text: `place runner C3 1`, `move B2 B3 5`, `choose 2`.

use std::fmt::Write as _;

use crate::rules::action::{Ability, Action};
use crate::rules::arrangement::{Roster, Side};
use crate::rules::board::{Board, Hex, Rotation};
use crate::rules::tile::Instant;

/// Why a line is not an action.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("column {column}: expected {expected}")]
pub struct ActionError {
    /// Where, counted in characters from 1.
    pub column: usize,
    /// What would have been right there.
    pub expected: String,
}

/// The line of an action of a side.
#[must_use]
pub fn print_action(action: Action, roster: &Roster, side: Side, board: Board) -> String {
    let tile = |tile| &roster.tile(side, tile).id;
    let name = |hex| board.name(hex);
    match action {
        Action::PlaceHeadquarters { hex, rotation } => format!("place-hq {} {}", name(hex), rotation.steps()),
        Action::Draw => "draw".to_owned(),
        Action::Redraw => "redraw".to_owned(),
        Action::Discard { tile: id } => format!("discard {}", tile(id)),
        Action::Place { tile: id, hex, rotation } => format!("place {} {} {}", tile(id), name(hex), rotation.steps()),
        Action::Battle => "battle".to_owned(),
        Action::Move { from, to, rotation } => format!("move {} {} {}", name(from), name(to), rotation.steps()),
        Action::Push { pusher, target } => format!("push {} {}", name(pusher), name(target)),
        Action::Grenade { hex } => format!("grenade {}", name(hex)),
        Action::Sniper { hex } => format!("sniper {}", name(hex)),
        Action::Bomb { centre } => format!("bomb {}", name(centre)),
        Action::Use { ability, from, to, rotation, via } => {
            let via = via.map(|transport| format!(" via={}", name(transport))).unwrap_or_default();
            format!("use {} {} {} {}{via}", ability.word(), name(from), name(to), rotation.steps())
        }
        Action::Choose { answer } => format!("choose {answer}"),
        Action::End => "end".to_owned(),
    }
}

/// The verb that a tile of this instant is played by.
#[must_use]
pub fn instant_verb(instant: Instant) -> &'static str {
    match instant {
        Instant::Battle => "battle",
        Instant::Move => "move",
        Instant::PushBack => "push",
        Instant::Grenade => "grenade",
        Instant::Sniper => "sniper",
        Instant::Bomb => "bomb",
    }
}

/// Reads an action of a side: the inverse of [`print_action`]. Nothing is said about whether it is legal.
///
/// # Errors
///
/// The column and what was expected there.
pub fn parse_action(line: &str, roster: &Roster, side: Side, board: Board) -> Result<Action, ActionError> {
    let mut words = Words::new(line);
    let verb = words.next("an action")?;
    let action = match verb.text {
        "place-hq" => Action::PlaceHeadquarters { hex: words.hex(board)?, rotation: words.rotation()? },
        "draw" => Action::Draw,
        "redraw" => Action::Redraw,
        "discard" => Action::Discard { tile: words.tile(roster, side)? },
        "place" => {
            Action::Place { tile: words.tile(roster, side)?, hex: words.hex(board)?, rotation: words.rotation()? }
        }
        "battle" => Action::Battle,
        "move" => Action::Move { from: words.hex(board)?, to: words.hex(board)?, rotation: words.rotation()? },
        "push" => Action::Push { pusher: words.hex(board)?, target: words.hex(board)? },
        "grenade" => Action::Grenade { hex: words.hex(board)? },
        "sniper" => Action::Sniper { hex: words.hex(board)? },
        "bomb" => Action::Bomb { centre: words.hex(board)? },
        "use" => Action::Use {
            ability: words.ability()?,
            from: words.hex(board)?,
            to: words.hex(board)?,
            rotation: words.rotation()?,
            via: words.via(board)?,
        },
        "choose" => Action::Choose { answer: words.number("a number from 1 to 255", 1..=255)? },
        "end" => Action::End,
        _ => {
            return Err(verb.expected(
                "place-hq, draw, redraw, discard, place, battle, move, push, grenade, sniper, bomb, use, choose or end",
            ));
        }
    };
    words.end()?;
    Ok(action)
}

struct Word<'a> {
    text: &'a str,
    column: usize,
}

impl Word<'_> {
    fn expected(&self, expected: impl Into<String>) -> ActionError {
        ActionError { column: self.column, expected: expected.into() }
    }
}

struct Words<'a> {
    line: &'a str,
    /// Byte offset of what has not been read.
    at: usize,
}

impl<'a> Words<'a> {
    fn new(line: &'a str) -> Self {
        Self { line, at: 0 }
    }

    fn peek(&self) -> Option<(Word<'a>, usize)> {
        let rest = &self.line[self.at..];
        let text = rest.trim_start();
        let start = self.at + (rest.len() - text.len());
        let text = &text[..text.find(char::is_whitespace).unwrap_or(text.len())];
        let column = self.line[..start].chars().count() + 1;
        (!text.is_empty()).then_some((Word { text, column }, start + text.len()))
    }

    fn next(&mut self, expected: &str) -> Result<Word<'a>, ActionError> {
        let column = self.line.trim_end().chars().count() + 1;
        let (word, end) = self.peek().ok_or_else(|| ActionError { column, expected: expected.to_owned() })?;
        self.at = end;
        Ok(word)
    }

    fn hex(&mut self, board: Board) -> Result<Hex, ActionError> {
        let word = self.next("a hex")?;
        board.hex(word.text).ok_or_else(|| word.expected("a hex of the board, such as C3"))
    }

    /// The Transport of a `use`, where one is named.
    fn via(&mut self, board: Board) -> Result<Option<Hex>, ActionError> {
        let Some((word, end)) = self.peek() else { return Ok(None) };
        let named = word.text.strip_prefix("via=").and_then(|name| board.hex(name));
        self.at = end;
        named.map(Some).ok_or_else(|| word.expected("`via=` and a hex of the board, or the end of the line"))
    }

    fn number(&mut self, expected: &str, range: std::ops::RangeInclusive<u8>) -> Result<u8, ActionError> {
        let word = self.next(expected)?;
        word.text.parse().ok().filter(|number| range.contains(number)).ok_or_else(|| word.expected(expected))
    }

    fn rotation(&mut self) -> Result<Rotation, ActionError> {
        let steps = self.number("a rotation from 0 to 5", 0..=5)?;
        Ok(Rotation::new(steps).unwrap_or_default())
    }

    fn ability(&mut self) -> Result<Ability, ActionError> {
        let word = self.next("an ability")?;
        Ability::ALL.into_iter().find(|ability| ability.word() == word.text).ok_or_else(|| {
            let known = Ability::ALL.map(Ability::word).join(" or ");
            word.expected(known)
        })
    }

    fn tile(&mut self, roster: &Roster, side: Side) -> Result<crate::rules::TileId, ActionError> {
        let word = self.next("a tile")?;
        let army = roster.army(side);
        army.find(word.text).ok_or_else(|| {
            let mut expected = format!("a tile of {}: ", army.id);
            for (index, tile) in army.tiles.iter().enumerate() {
                let _ = write!(expected, "{}{}", if index > 0 { ", " } else { "" }, tile.id);
            }
            word.expected(expected)
        })
    }

    fn end(&mut self) -> Result<(), ActionError> {
        self.peek().map_or(Ok(()), |(word, _)| Err(word.expected("the end of the line")))
    }
}
