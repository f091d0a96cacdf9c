//! The seats of a table before its game starts, side by side: one banner for each, with the army's insignia and the
//! player's name.
#![expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a table has a few seats"
)]

use std::collections::BTreeSet;

use super::hexagon::hexagon;
use super::insignia::Crest;
use super::{ground, insignia};
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
use sztab_pictures::hue::Hue;
pub use sztab_pictures::palette::{Colours, Style};
pub use sztab_pictures::text::{self, Align, Type};

/// One seat, with all texts translated.
#[derive(Debug, Clone)]
pub struct Banner {
    /// Emblem of the army.
    pub emblem: Emblem,
    /// The hue of the army, if it is known.
    pub hue: Option<Hue>,
    /// The army's name, or the text shown instead of it.
    pub title: String,
    /// Player in the seat; empty if the seat is free.
    pub player: String,
    /// Number of the seat's team, in a team game.
    pub team: Option<u8>,
}

/// Emblem of the army of a seat.
#[derive(Debug, Clone)]
pub enum Emblem {
    /// The insignia of the army.
    Army(Crest),
    /// A question mark: the army is not known yet.
    Unknown,
    /// An empty hex: the seat is free.
    Free,
}

const WIDTH: usize = 1080;
const HEIGHT: usize = 384;
const MARGIN: f32 = 16.0;
/// Width of the frame around a banner.
const FRAME_WIDTH: f32 = 5.0;
/// Maximum number of seats in one row.
const MAX_SEATS_PER_ROW: usize = 3;
/// Margin by which a team's background extends beyond its banners.
const TEAM_MARGIN: f32 = 7.0;
/// Height of a banner's background, height of the band of stripes below it, width of a stripe, radius of the hexes that
/// show through, and radius of the insignia.
const GROUND_HEIGHT: f32 = 214.0;
const BAND_HEIGHT: f32 = 18.0;
const STRIPE_WIDTH: f32 = 32.0;
const CELL_RADIUS: f32 = 74.0;
const RADIUS: f32 = 98.0;
/// Smallest type size: a narrow phone shows a third of it.
const MIN_TEXT_SIZE: f32 = 38.0;
/// Total width of the left and right margins of a banner's text, in pixels.
const TEXT_MARGINS: f32 = 32.0;

/// Draws the banners as a PNG picture, 1080 pixels wide.
///
/// It never fails: texts that do not fit are shortened.
#[must_use]
pub fn render_banners(banners: &[Banner], colours: Colours) -> Vec<u8> {
    let palette = colours.palette();
    let columns = if banners.len() > MAX_SEATS_PER_ROW { 2 } else { banners.len().max(1) };
    let rows = banners.len().div_ceil(columns).max(1);
    let mut canvas = Canvas::new(WIDTH, rows * (HEIGHT - MARGIN as usize) + MARGIN as usize, palette);
    let width = (WIDTH as f32 - MARGIN) / columns as f32 - MARGIN;
    let area = |(column, row): (usize, usize)| {
        let (x, y) = (MARGIN + (width + MARGIN) * column as f32, MARGIN + (HEIGHT as f32 - MARGIN) * row as f32);
        Area::new(x, y, width, HEIGHT as f32 - 2.0 * MARGIN)
    };
    let areas: Vec<Area> = seat_cells(banners, columns).into_iter().map(area).collect();
    for team in banners.iter().filter_map(|banner| banner.team).collect::<BTreeSet<u8>>() {
        let members = areas.iter().zip(banners).filter(|(_, banner)| banner.team == Some(team)).map(|(area, _)| *area);
        let members: Vec<Area> = members.collect();
        if let [first, .., last] = members.as_slice() {
            let whole = Area::new(first.x, first.y, last.x + last.w - first.x, last.y + last.h - first.y);
            canvas.fill_rounded_rectangle(whole.inset(-TEAM_MARGIN), 22.0 + TEAM_MARGIN, palette.muted);
        }
    }
    let least = Type::regular(MIN_TEXT_SIZE, palette.paper);
    let names = text::seat_labels(banners.iter().map(|banner| banner.player.as_str()), &least, width - TEXT_MARGINS);
    for (index, ((banner, name), area)) in banners.iter().zip(&names).zip(areas).enumerate() {
        paint(&mut canvas, area, palette.side_style(index, banner.hue), (banner, name));
    }
    canvas.into_png()
}

/// The column and row of each seat. Up to three seats are side by side; with four, the members of a team are one above
/// the other.
fn seat_cells(banners: &[Banner], columns: usize) -> Vec<(usize, usize)> {
    let teams: BTreeSet<u8> = banners.iter().filter_map(|banner| banner.team).collect();
    let mut places = Vec::with_capacity(banners.len());
    for (index, banner) in banners.iter().enumerate() {
        let column = banner.team.and_then(|team| teams.iter().position(|&known| known == team));
        let place = match column {
            Some(column) if banners.len() > MAX_SEATS_PER_ROW && teams.len() == columns => {
                let earlier = banners[..index].iter().filter(|other| other.team == banner.team).count();
                (column, earlier)
            }
            _ => (index % columns, index / columns),
        };
        places.push(place);
    }
    places
}

fn paint(canvas: &mut Canvas, area: Area, style: &'static Style, (banner, name): (&Banner, &str)) {
    let palette = canvas.palette;
    // Round the area to whole pixels, so that overlays do not leave a line of the banner visible at its edge.
    let area = Area { x: area.x.round(), w: area.w.round(), ..area };
    let is_free = matches!(banner.emblem, Emblem::Free);
    let line = if is_free { palette.floor_line } else { style.bright };
    canvas.fill_rounded_rectangle(area, 22.0, line);
    canvas.fill_rounded_rectangle(area.inset(FRAME_WIDTH), 22.0 - FRAME_WIDTH, palette.floor);
    let top = Area::new(area.x + FRAME_WIDTH, area.y + 22.0, area.w - 2.0 * FRAME_WIDTH, GROUND_HEIGHT - 22.0);
    if is_free {
        ground::paint_cells(canvas, top, CELL_RADIUS, palette.floor_line.with_opacity(120));
    } else {
        canvas.fill_rounded_rectangle(Area { h: GROUND_HEIGHT, ..area }, 22.0, style.bright);
        canvas.fill_rectangle(top, style.bright);
        ground::paint_cells(canvas, top, CELL_RADIUS, palette.ink.with_opacity(40));
        ground::paint_band(
            canvas,
            Area { y: area.y + GROUND_HEIGHT, h: BAND_HEIGHT, ..top },
            STRIPE_WIDTH,
            &[style.bright],
        );
    }
    let x = area.x + area.w / 2.0;
    let centre = Point::new(x, area.y + GROUND_HEIGHT / 2.0);
    match &banner.emblem {
        Emblem::Army(of) => insignia::paint(canvas, centre, RADIUS, style, of),
        Emblem::Unknown => insignia::paint(canvas, centre, RADIUS, style, &Crest::Letter("?".into())),
        Emblem::Free => canvas.draw_outline(&hexagon(centre, RADIUS - 5.0), 7.0, palette.floor_line),
    }
    let room = area.w - TEXT_MARGINS;
    let colour = if is_free { palette.muted } else { style.bright };
    let title = Type::bold(58.0, colour).shrink(&banner.title, room, MIN_TEXT_SIZE);
    title.draw_fitted(canvas, Point::new(x, area.y + area.h - 84.0), Align::Centre, &banner.title, room);
    let player = Type::regular(46.0, palette.paper).shrink(name, room, MIN_TEXT_SIZE);
    player.draw_fitted(canvas, Point::new(x, area.y + area.h - 32.0), Align::Centre, name, room);
}
