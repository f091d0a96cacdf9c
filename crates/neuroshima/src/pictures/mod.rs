//! Pictures of a table, as PNG bytes.
//!
//! A picture is a pure function of a [`Scene`]: the same scene produces the same bytes on every machine, so this module
//! does not use a clock, random numbers or the platform's trigonometry. It makes no decisions either: nets, the side to
//! move and all texts are part of the scene.
//!
//! The modules, from the outside in: [`render_board()`] lays the picture out (`layout`) and draws hexes (`grid`), tiles
//! (`tile`) and the players' corners (`panel`, `hand`), using `symbols` and `text` on a `canvas`.
//!
//! [`Scene::new`] determines the nets and the bonuses of units (`read`), so no caller can omit them. Tests compare two
//! processes and golden pictures in every palette (`crates/neuroshima/tests/pictures/determinism.rs`, `golden.rs`).

mod action;
mod arrows;
mod art;
mod banners;
mod card;
mod cards;
mod emblem_sheet;
mod emblems;
mod emoji;
mod fall;
mod film;
mod flight;
mod game_film;
mod grid;
mod ground;
mod hand;
mod hexagon;
mod insignia;
mod layout;
mod legend;
mod mark;
mod page_marks;
mod panel;
mod preview;
mod preview_arrows;
mod rack;
mod read;
mod result;
mod scene;
mod sheet;
mod sprite;
mod standings;
mod stills;
mod structure;
mod symbols;
mod tally;
mod tile;

pub use banners::{Banner, Emblem, render_banners};
pub use card::{Card, Paragraph, render_card};
pub use emblem_sheet::render_emblem_sheet;
pub use emblems::default_emblem;
pub use emoji::{render_emoji, render_sticker};
pub use film::{Film, FilmWords, render_film};
pub use game_film::{Slide, render_game_film};
pub use insignia::{Crest, army_crest};
pub use legend::{EntryText, Legend, Section, Sign, render_legend};
pub use mark::{Mark, ShotKind, outlook_marks};
pub use preview::{Preview, PreviewArrow};
pub use rack::{Rack, RackTile, render_racks, render_tile};
pub use read::{EffectiveValues, effective_units, effective_values, scoped_modules};
pub use result::{BestUnit, Course, ResultCard, ResultSide, Stat, render_result};
pub use scene::{Headline, Labels, Scene, SidePanel, SideStatus};
pub use sheet::{Headings, Sheet, SheetPart, render_sheet};
pub use stills::Stills;
pub use symbols::Symbol;

use sztab_pictures::canvas::Canvas;

use layout::{Layout, Seating};

/// Draws the table as a PNG picture: the board, every tile on it, and each player's corner.
///
/// The picture is 1080 pixels wide for the standard board and 1200 for the enlarged one; its height depends on the
/// number of sides. It never fails: texts that do not fit are shortened, and tiles and sides that do not exist are left
/// out.
#[must_use]
pub fn render_board(scene: &Scene<'_>) -> Vec<u8> {
    let layout = Layout::new(Seating::from_scene(scene));
    paint(scene, &layout).into_png()
}

/// Draws the table in a layout.
fn paint(scene: &Scene<'_>, layout: &Layout) -> Canvas {
    let mut canvas = Canvas::new(layout.width, layout.height, scene.colours.palette()).with_hues(&scene.hues);
    panel::paint_headline(&mut canvas, layout, &scene.headline);
    panel::paint_all(&mut canvas, layout, scene);
    standings::paint(&mut canvas, layout, scene);
    paint_board(&mut canvas, layout, scene);
    canvas
}

/// Draws the board alone, with its marks.
fn paint_board(canvas: &mut Canvas, layout: &Layout, scene: &Scene<'_>) {
    grid::paint(canvas, layout, scene);
    let on_board = |mark: &Mark| mark.hexes().all(|hex| hex.index() < scene.arrangement.board.size());
    let marks: Vec<Mark> = scene.marks.iter().copied().filter(on_board).collect();
    action::paint(canvas, layout, scene, &marks);
}
