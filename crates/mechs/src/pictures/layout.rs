//! Layout of a picture of the table.

use sztab_pictures::geometry::{Area, Point};

use super::{Place, Scene, row};

/// The edge length of a zone, in pixels.
pub const ZONE_SIZE: f32 = 156.0;
const MARGIN: f32 = 16.0;
pub(super) const EDGE: f32 = 34.0;
const HEADLINE_HEIGHT: f32 = 62.0;
const PANEL_SIZE: (f32, f32) = (420.0, 206.0);
const GAP: f32 = 12.0;
const COLUMNS: u8 = 5;

/// Areas of the parts of a picture of the table.
#[derive(Debug, Clone)]
pub struct Layout {
    pub width: usize,
    pub height: usize,
    pub headline: Area,
    /// The arena with its coordinates.
    pub arena: Area,
    pub panels: Vec<Area>,
    /// The weapons on offer.
    pub row: Area,
    /// The first and last rows of the arena to be drawn.
    pub rows: (u8, u8),
}

impl Layout {
    /// The layout for a scene, without the rows that contain no zones.
    #[must_use]
    pub fn new(scene: &Scene) -> Self {
        let rows = scene.zones.iter().map(|zone| zone.at.1);
        let rows = (rows.clone().min().unwrap_or(0), rows.max().unwrap_or(COLUMNS - 1));
        let arena_width = EDGE + f32::from(COLUMNS) * ZONE_SIZE;
        let arena_height = EDGE + f32::from(rows.1 - rows.0 + 1) * ZONE_SIZE;
        let count = scene.panels.len();
        let panels_height = count as f32 * (PANEL_SIZE.1 + GAP);
        let top = MARGIN + HEADLINE_HEIGHT;
        let body = arena_height.max(panels_height - GAP);
        let arena = Area::new(MARGIN, top + (body - arena_height) / 2.0, arena_width, arena_height);
        let x = MARGIN + arena_width + 2.0 * GAP;
        let first = top + (body - panels_height + GAP) * 0.5;
        let y = |index: usize| first + index as f32 * (PANEL_SIZE.1 + GAP);
        let panels = (0..count).map(|index| Area::new(x, y(index), PANEL_SIZE.0, PANEL_SIZE.1)).collect();
        let width = x + PANEL_SIZE.0 + MARGIN;
        let room = width - 2.0 * MARGIN;
        let row = Area::new(MARGIN, top + body + GAP, room, row::height(scene, room));
        let height = top + body + GAP + row.h + MARGIN;
        Self {
            width: width as usize,
            height: height as usize,
            headline: Area::new(MARGIN, MARGIN / 2.0, width - 2.0 * MARGIN, HEADLINE_HEIGHT),
            arena,
            panels,
            row,
            rows,
        }
    }

    /// The square of a zone.
    #[must_use]
    pub fn zone_area(&self, (column, row): Place) -> Area {
        let x = self.arena.x + EDGE + f32::from(column) * ZONE_SIZE;
        let y = self.arena.y + EDGE + f32::from(row.saturating_sub(self.rows.0)) * ZONE_SIZE;
        Area::new(x, y, ZONE_SIZE, ZONE_SIZE)
    }

    /// The centre of a zone.
    #[must_use]
    pub fn zone_centre(&self, at: Place) -> Point {
        let area = self.zone_area(at);
        Point::new(area.x + area.w / 2.0, area.y + area.h / 2.0)
    }
}
