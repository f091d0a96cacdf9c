//! The card of a tile and the sheet of an army, both also as text for readers who cannot see them.

use std::sync::Arc;

use crate::pictures;
use crate::pictures::{Card as TileCard, Headings, Paragraph, Sheet, SheetPart};
use crate::rules::{Army, Kind, Marker, Side, Tile, TileId};
use crate::texts::{text, word};
use crate::words::{Fact, TileText, headquarters_phrase, kind_name, tile_text};
use sztab_game::Language;
use sztab_game::view::{Card, Drawing, DrawnPicture, MAX_ALT_CHARACTERS, Theme};
use sztab_pictures::hue::Hue;

use super::entries::KnownArmy;

/// Predicate that selects the tiles of a group.
type GroupFilter = fn(&Kind) -> bool;

/// The side whose style is used for tiles of armies that are not in play.
const NO_SIDE: Side = Side(0);

/// A tile with all texts about it.
pub(super) fn tile_card(known: &KnownArmy, tile: TileId, theme: Theme) -> Card {
    let language = theme.language;
    let army = Arc::clone(&known.army);
    let said = tile_text(language, &army, army.tile(tile));
    let worn = (known.played.as_ref().map_or(NO_SIDE, |(side, _)| *side), known.hue);
    let title = said.title.clone();
    let drawing = Drawing::new("tile.png", move || {
        let alt = card_alt(language, &said);
        DrawnPicture { bytes: draw_card(theme, army.tile(tile), worn, said), alt }
    });
    Card { title, drawings: vec![drawing] }
}

/// A whole army; if it is in play, with the number of tiles still to come.
pub(super) fn army_sheet(known: &KnownArmy, theme: Theme) -> Card {
    let language = theme.language;
    let title = known.army.name.in_language(language).to_owned();
    let drawing = |part: SheetPart| {
        let (army, played, hue) = (Arc::clone(&known.army), known.played.clone(), known.hue);
        Drawing::new("army.png", move || {
            let alt = sheet_alt(language, part, &army, played.as_ref().map(|(_, left)| left.as_slice()));
            DrawnPicture { bytes: draw_sheet(theme, part, &army, played, hue), alt }
        })
    };
    Card { title, drawings: SheetPart::for_army(&known.army).map(drawing).collect() }
}

fn draw_card(theme: Theme, tile: &Tile, (side, hue): (Side, Option<Hue>), said: TileText) -> Vec<u8> {
    let Theme { language, colours } = theme;
    let paragraphs =
        |facts: Vec<Fact>| facts.into_iter().map(|fact| Paragraph { label: fact.label, text: fact.text }).collect();
    pictures::render_card(&TileCard {
        tile,
        side,
        hue,
        colours,
        name: said.name,
        line: said.line,
        facts: paragraphs(said.facts),
        rulings_title: word(language, "rulings-title"),
        rulings: paragraphs(said.rulings),
    })
}

/// The card as text: everything but the rulings, then as many rulings as the length limit allows.
fn card_alt(language: Language, said: &TileText) -> String {
    let sentence = |fact: &Fact| {
        let arguments = [("label", fact.label.as_str().into()), ("text", fact.text.as_str().into())];
        text(language, "said-of", &arguments)
    };
    let mut alt = [said.name.clone(), said.line.clone()].join(". ");
    alt.push('.');
    for fact in &said.facts {
        alt = format!("{alt} {}", sentence(fact));
    }
    for ruling in &said.rulings {
        let longer = format!("{alt} {}", sentence(ruling));
        if longer.chars().count() > MAX_ALT_CHARACTERS {
            break;
        }
        alt = longer;
    }
    alt
}

fn draw_sheet(
    theme: Theme,
    part: SheetPart,
    army: &Army,
    played: Option<(Side, Vec<u8>)>,
    hue: Option<Hue>,
) -> Vec<u8> {
    let Theme { language, colours } = theme;
    let (side, left) = played.map_or((NO_SIDE, None), |(side, left)| (side, Some(left)));
    pictures::render_sheet(&Sheet {
        part,
        army,
        side,
        hue,
        language,
        colours,
        note: tile_counts_note(language, army, left.as_deref()),
        about: headquarters_phrase(language, army),
        headings: Headings {
            warriors: word(language, "sheet-warriors"),
            modules: word(language, "sheet-modules"),
            instants: word(language, "sheet-instants"),
            foundations: word(language, "sheet-foundations"),
        },
        left,
    })
}

/// Number of tiles (in a game, of those still in the pile) and number of markers.
pub(super) fn tile_counts_note(language: Language, army: &Army, left: Option<&[u8]>) -> String {
    let sum = |numbers: &mut dyn Iterator<Item = u8>| numbers.map(u32::from).sum::<u32>();
    let all = sum(&mut army.tiles.iter().map(|tile| tile.count));
    let tiles = match left {
        None => text(language, "sheet-all", &[("count", all.into())]),
        Some(left) => {
            let left = sum(&mut left.iter().copied());
            // The HQ is never in the pile (NH-2.1).
            text(language, "sheet-left", &[("left", left.into()), ("count", (all - 1).into())])
        }
    };
    let markers = Marker::ALL.into_iter().filter(|&marker| army.tokens.count(marker) > 0).map(|marker| {
        let key = match marker {
            Marker::Poison => "sheet-poison",
            Marker::Paralysis => "sheet-paralysis",
        };
        text(language, key, &[("count", army.tokens.count(marker).into())])
    });
    std::iter::once(tiles).chain(markers).collect::<Vec<_>>().join(" · ")
}

/// A part of the sheet as text, group by group.
fn sheet_alt(language: Language, part: SheetPart, army: &Army, left: Option<&[u8]>) -> String {
    let said =
        |label: String, words: String| text(language, "said-of", &[("label", label.into()), ("text", words.into())]);
    let mut parts =
        vec![format!("{}.", said(army.name.in_language(language).to_owned(), tile_counts_note(language, army, left)))];
    if part == SheetPart::Units {
        parts.push(said(kind_name(language, Kind::Headquarters), headquarters_phrase(language, army)));
    }
    let groups: [(&str, GroupFilter); 4] = [
        ("sheet-warriors", |kind| matches!(kind, Kind::Warrior)),
        ("sheet-modules", |kind| matches!(kind, Kind::Module)),
        ("sheet-instants", |kind| matches!(kind, Kind::Instant(_))),
        ("sheet-foundations", |kind| matches!(kind, Kind::Foundation(_))),
    ];
    for (title, is_in) in groups {
        let group = army.tiles.iter().enumerate().filter(|(_, tile)| is_in(&tile.kind) && part.shows(tile));
        let entries: Vec<String> =
            group.map(|(index, tile)| tile_entry(language, tile, left.map(|left| left[index]))).collect();
        if !entries.is_empty() {
            let tiles = entries.join(&word(language, "list-comma"));
            let arguments = [("title", word(language, title).into()), ("tiles", tiles.into())];
            parts.push(text(language, "sheet-group", &arguments));
        }
    }
    parts.join(" ")
}

/// A kind of tile with its number of copies.
pub(super) fn tile_entry(language: Language, tile: &Tile, left: Option<u8>) -> String {
    let name = tile.name.in_language(language);
    let (key, left) = left.map_or(("sheet-entry", 0), |left| ("sheet-entry-left", left));
    text(language, key, &[("name", name.into()), ("count", tile.count.into()), ("left", left.into())])
}
