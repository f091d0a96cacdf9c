//! Actions as text: `place runner C3 1`, `move B2 B3 5`, `choose 2`.

use super::text::{Line, TextError, Word};
use crate::games::neuroshima::rules::action::{Ability, Action};
use crate::games::neuroshima::rules::arrangement::{Roster, Side};
use crate::games::neuroshima::rules::board::Board;
use crate::games::neuroshima::rules::tile::{Instant, TileId};

pub use crate::games::Unreadable as ActionError;

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
    let refuse = |error: TextError| ActionError { column: error.column, expected: error.expected };
    if line.lines().nth(1).is_some() {
        return Err(ActionError { column: 1, expected: "one line".to_owned() });
    }
    read_action(&mut Line::new(line, 1), roster, side, board).map_err(refuse)
}

/// Reads an action that makes up the rest of a line.
pub(super) fn read_action(line: &mut Line<'_>, roster: &Roster, side: Side, board: Board) -> Result<Action, TextError> {
    let verb = line.word("an action")?;
    line.keys(if verb.text == "use" { &["via"] } else { &[] })?;
    let action = match verb.text {
        "place-hq" => Action::PlaceHeadquarters { hex: line.hex(board)?, rotation: line.rotation()? },
        "draw" => Action::Draw,
        "redraw" => Action::Redraw,
        "discard" => Action::Discard { tile: find_tile(line.word("a tile")?, roster, side)? },
        "place" => Action::Place {
            tile: find_tile(line.word("a tile")?, roster, side)?,
            hex: line.hex(board)?,
            rotation: line.rotation()?,
        },
        "battle" => Action::Battle,
        "move" => Action::Move { from: line.hex(board)?, to: line.hex(board)?, rotation: line.rotation()? },
        "push" => Action::Push { pusher: line.hex(board)?, target: line.hex(board)? },
        "grenade" => Action::Grenade { hex: line.hex(board)? },
        "sniper" => Action::Sniper { hex: line.hex(board)? },
        "bomb" => Action::Bomb { centre: line.hex(board)? },
        "use" => Action::Use {
            ability: ability(line.word("an ability")?)?,
            from: line.hex(board)?,
            to: line.hex(board)?,
            rotation: line.rotation()?,
            via: line.value("via").map(|word| word.hex(board)).transpose()?,
        },
        "choose" => {
            let expected = "a number from 1 to 255";
            Action::Choose { answer: line.word(expected)?.small(expected, 1..=255)? }
        }
        "end" => Action::End,
        _ => {
            return Err(verb.expected(
                "place-hq, draw, redraw, discard, place, battle, move, push, grenade, sniper, bomb, use, choose or end",
            ));
        }
    };
    line.end()?;
    Ok(action)
}

fn ability(word: Word<'_>) -> Result<Ability, TextError> {
    let known = || word.expected(Ability::ALL.map(Ability::word).join(" or "));
    Ability::ALL.into_iter().find(|ability| ability.word() == word.text).ok_or_else(known)
}

/// The tile of a side's army that a word names.
pub(super) fn find_tile(word: Word<'_>, roster: &Roster, side: Side) -> Result<TileId, TextError> {
    let army = roster.army(side);
    army.find(word.text).filter(|_| !is_hidden(word.text)).ok_or_else(|| {
        let known: Vec<&str> = army.tiles.iter().map(|tile| tile.id.as_str()).filter(|id| !is_hidden(id)).collect();
        let whose = if army.id.is_empty() { "a declared tile" } else { army.id.as_str() };
        word.expected(match known.len() {
            0 => "a tile that is declared".to_owned(),
            _ if army.id.is_empty() => format!("{whose}: {}", known.join(", ")),
            _ => format!("a tile of {whose}: {}", known.join(", ")),
        })
    })
}

/// Tiles that a case lends to both sides have ids that nobody can write.
pub(super) fn is_hidden(id: &str) -> bool {
    id.starts_with('(')
}
