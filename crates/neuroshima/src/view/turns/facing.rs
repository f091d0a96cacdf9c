//! Facings: the likeliest one is preselected and shown together with all six.

use crate::rules::notation::next_slot;
use crate::rules::tokens::Face;
use crate::rules::{Build, Game, Rotation, Slot, Tile};
use crate::words::{direction_arrow, facing};
use sztab_game::Side;
use sztab_game::view::{Button, SideQuestion, Tone, strip_words, verb};

use super::action_from_line;
use super::likely::likelihood;

/// The tile that the rotation of a line turns: the last tile, in hand or on the board, named by the words before the
/// rotation, or the HQ.
pub(super) fn turned_tile<'a>(game: &'a Game, side: Side, words: &[&str]) -> Option<&'a Tile> {
    let (roster, arrangement) = (game.roster(), game.arrangement());
    let army = roster.army(side);
    if words.first() == Some(&"place-hq") {
        return Some(army.tile(army.headquarters()));
    }
    if let ["build", hex, face, ..] = words {
        let face = Face::ALL.into_iter().find(|known| face.chars().eq([known.letter()]))?;
        let token = Build { hex: arrangement.board.hex(hex)?, face, rotation: Rotation::default() };
        return game.token_tile(side, token).map(|tile| army.tile(tile));
    }
    let mut turned = None;
    for at in 1..words.len() {
        match next_slot(&words[..at]) {
            Some(Slot::Tile) => turned = army.find(words[at]).map(|tile| army.tile(tile)),
            Some(Slot::Unit(_)) => {
                let hex = arrangement.board.hex(words[at]);
                turned = hex.and_then(|hex| arrangement.unit(hex)).map(|unit| roster.unit_tile(unit));
            }
            Some(Slot::Rotation) => break,
            Some(
                Slot::Step
                | Slot::FreeHex
                | Slot::Hex
                | Slot::Centre
                | Slot::Direction
                | Slot::Face
                | Slot::Option(_)
                | Slot::Helper
                | Slot::FoundationTargets
                | Slot::Ability
                | Slot::Instant
                | Slot::Answer,
            )
            | None => {}
        }
    }
    turned
}

/// The rotation shown first; `None` if the next word is not a rotation.
pub(super) fn likely_rotation(
    game: &Game,
    asked: &SideQuestion<'_>,
    words: &[&str],
    next: &[String],
) -> Option<String> {
    if next_slot(words) != Some(Slot::Rotation) {
        return None;
    }
    // For a fully symmetrical tile, the facing makes no difference.
    if turned_tile(game, asked.side, words).is_some_and(Tile::has_equal_edges) {
        return next.first().cloned();
    }
    let chosen = words.join(" ");
    let worth = |word: &&String| {
        let line =
            asked.lines.iter().find(|line| strip_words(line, &chosen).is_some_and(|rest| verb(rest) == word.as_str()));
        action_from_line(game, asked.side, line?).map(|action| likelihood(game, asked.side, action))
    };
    // Searched backwards, so that the first of several equally good facings is chosen.
    next.iter().rev().max_by_key(worth).cloned()
}

/// The words, followed by the facing shown first if they need one.
pub(super) fn likely_line(game: &Game, asked: &SideQuestion<'_>, words: &[&str]) -> String {
    let chosen = words.join(" ");
    let mut next: Vec<String> = Vec::new();
    for word in asked.lines.iter().filter_map(|line| strip_words(line, &chosen)).map(verb) {
        if !word.is_empty() && next.iter().all(|known| known != word) {
            next.push(word.to_owned());
        }
    }
    match likely_rotation(game, asked, words, &next) {
        Some(facing) => format!("{chosen} {facing}"),
        None => chosen,
    }
}

/// The six facings, arranged as on the board: north-west, north, north-east above south-west, south, south-east. Empty
/// for a line without a choice of facing.
pub(super) fn facing_buttons(game: &Game, side: Side, line: &str) -> Vec<Vec<Button>> {
    let words: Vec<&str> = line.split(' ').collect();
    let Some(position) = (1..words.len()).find(|&at| next_slot(&words[..at]) == Some(Slot::Rotation)) else {
        return Vec::new();
    };
    let Some(tile) = turned_tile(game, side, &words).filter(|tile| !tile.has_equal_edges()) else { return Vec::new() };
    let turned = |rotation: Rotation| {
        let steps = rotation.steps().to_string();
        let mut words = words.clone();
        words[position] = &steps;
        words.join(" ")
    };
    let row = |directions: [usize; 3]| {
        let buttons = directions.into_iter().filter_map(|direction| {
            let rotation = Rotation::ALL.into_iter().find(|&rotation| facing(tile, rotation).index() == direction)?;
            Some(Button::new(turned(rotation), direction_arrow(facing(tile, rotation)), Tone::Main))
        });
        buttons.collect()
    };
    vec![row([5, 0, 1]), row([4, 3, 2])]
}
