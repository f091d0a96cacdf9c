//! Pictures of the tiles in front of the players, and of the tiles still to come.

use crate::pictures;
use crate::pictures::{Rack, RackTile};
use crate::rules::{Game, Side, TileId};
use crate::texts::{text, word};
use crate::words::{Fact, tile_name, tile_text};
use sztab_game::view::{Drawing, DrawnPicture, Piece, RenderContext};
use sztab_pictures::hue::Hue;

use super::cards::{tile_counts_note, tile_entry};
use super::entries::{KnownArmy, played_armies};
use super::scene::story_alt_text;
use super::turns::{hand_text, play_words};

/// Tiles in a row: three for a hand, which seldom has more, and more for a pile, which may have twenty kinds.
const HAND_COLUMNS: usize = 3;
const PILE_COLUMNS: usize = 4;

/// Draws the hands of all sides, one below the other.
pub(super) fn draw_hands(context: &RenderContext<'_>, game: &Game) -> Drawing {
    let (game, players, theme) = (game.clone(), context.players.to_vec(), context.theme);
    Drawing::new("hands.png", move || {
        let (roster, language) = (game.roster(), theme.language);
        let rack = |(side, hue): (Side, Option<Hue>)| {
            let seat = game.seat(side);
            let counts = [("pile", seat.pile.len().into()), ("discard", seat.discard.len().into())];
            let racked = |&tile: &TileId| RackTile {
                tile: roster.tile(side, tile),
                name: tile_name(language, roster, side, tile).to_owned(),
                number: None,
            };
            let player = players.get(side.index()).cloned().unwrap_or_default();
            Rack {
                title: roster.army(side).name.in_language(language).to_owned(),
                player,
                note: [word(language, "hand-empty")]
                    .into_iter()
                    .filter(|_| seat.hand.is_empty())
                    .chain([text(language, "hand-counts", &counts)])
                    .collect::<Vec<_>>()
                    .join(" · "),
                side,
                hue,
                tiles: seat.hand.iter().map(racked).collect(),
            }
        };
        let racks: Vec<Rack<'_>> = roster.sides().zip(roster.hues()).map(rack).collect();
        let lines: Vec<String> = roster.sides().map(|side| hand_text(&game, side, language)).collect();
        DrawnPicture { bytes: pictures::render_racks(&racks, HAND_COLUMNS, theme.colours), alt: story_alt_text(&lines) }
    })
}

/// The tiles in a side's hand that it can play, in the order of the hand.
pub(super) fn hand_pieces(context: &RenderContext<'_>, game: &Game, side: Side) -> Vec<Piece> {
    let (roster, theme) = (game.roster(), context.theme);
    let hue = roster.hues().into_iter().nth(side.index()).flatten();
    let piece = |&id: &TileId| {
        let said = tile_text(theme.language, roster.army(side), roster.tile(side, id));
        let (tile, alt) = (roster.tile(side, id).clone(), said.name.clone());
        let drawing = Drawing::new("tile.png", move || DrawnPicture {
            bytes: pictures::render_tile(&tile, side, hue, theme.colours),
            alt,
        });
        let fact =
            |fact: Fact| text(theme.language, "said-of", &[("label", fact.label.into()), ("text", fact.text.into())]);
        let facts: Vec<String> = said.facts.into_iter().map(fact).collect();
        let (words, sentence) = (play_words(game, side, id), format!("**{}**\n-# {}", said.name, facts.join(" ")));
        Piece { sentence, drawing: drawing.with_key(words.clone()), words }
    };
    game.seat(side).hand.iter().map(piece).collect()
}

/// Draws the piles, one picture per side.
pub(super) fn draw_remainders(context: &RenderContext<'_>, game: &Game) -> Vec<Drawing> {
    let theme = context.theme;
    let drawing = |KnownArmy { army, played, hue }: KnownArmy| {
        let (side, left) = played?;
        Some(Drawing::new("tiles.png", move || {
            let language = theme.language;
            let name = army.name.in_language(language);
            let note = tile_counts_note(language, &army, Some(&left));
            let there = || army.tiles.iter().zip(&left).filter(|(_, left)| **left > 0);
            let racked = |(tile, left)| RackTile {
                tile,
                name: tile.name.in_language(language).to_owned(),
                number: Some(format!("{left}/{}", tile.count)),
            };
            let tiles: Vec<RackTile<'_>> = there().map(racked).collect();
            let rack = Rack { title: name.to_owned(), player: String::new(), note: note.clone(), side, hue, tiles };
            let entries: Vec<String> = there().map(|(tile, left)| tile_entry(language, tile, Some(*left))).collect();
            let said = [("label", name.into()), ("text", note.into())];
            let alt = format!("{}. {}", text(language, "said-of", &said), entries.join(&word(language, "list-comma")));
            DrawnPicture { bytes: pictures::render_racks(&[rack], PILE_COLUMNS, theme.colours), alt }
        }))
    };
    played_armies(game).into_iter().filter_map(drawing).collect()
}
