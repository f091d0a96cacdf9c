//! Layout of a picture of the table, in pixels.

use sztab_pictures::geometry::{Area, Point};

use super::board::{Board, Cell};
use super::panel;
use super::scene::{Frame, Scene};

/// The width of a picture that its map fills. Letters scale with the width, so that they are legible on a phone.
pub const WIDTH: f32 = 1080.0;
const MIN_WIDTH: f32 = 720.0;
/// The map width below which the panels are at the side, the width of their column, and the maximum height of such a
/// map.
const SIDE_PANELS_MAP_WIDTH: f32 = 470.0;
const SIDE_COLUMN_WIDTH: f32 = 430.0;
const MAX_SIDE_LAYOUT_HEIGHT: f32 = 1400.0;
const MARGIN: f32 = 16.0;
/// The height of the bar in a film, for a picture of full width.
const BAR_HEIGHT: f32 = 92.0;
/// The maximum height of a map.
const MAX_MAP_HEIGHT: f32 = 1240.0;
/// The maximum size of a cell.
const MAX_CELL_SIZE: f32 = 136.0;
/// The visible margin around the part of a map that is shown, in cells.
const FRINGE_CELLS: f32 = 0.3;

/// The mapping from cells of the board to pixels.
#[derive(Debug, Clone, Copy)]
pub struct Scale {
    /// The edge length of a cell.
    pub cell: f32,
    /// The upper left corner of the first cell.
    pub origin: Point,
}

impl Scale {
    /// The pixel position of a point on the board given in cells.
    pub fn point(self, (x, y): (f32, f32)) -> Point {
        Point::new(self.origin.x + x * self.cell, self.origin.y + y * self.cell)
    }

    /// The square of a cell, in pixels.
    pub fn square(self, (x, y): Cell) -> Area {
        let corner = self.point((x as f32, y as f32));
        Area::new(corner.x, corner.y, self.cell, self.cell)
    }

    /// A length given in cells, in whole pixels.
    pub fn length(self, cells: f32) -> f32 {
        (cells * self.cell).round().max(1.0)
    }
}

/// Areas of the parts of a picture of the table.
#[derive(Debug, Clone)]
pub struct Layout {
    pub width: usize,
    pub height: usize,
    /// The scale of panels and of letters on the map; 1 in a picture of full width.
    pub unit: f32,
    pub letters: f32,
    pub head: Option<Area>,
    /// The map, clipped to its frame.
    pub map: Option<Area>,
    pub scale: Scale,
    /// The bar of a film.
    pub bar: Option<Area>,
    /// The line about the AI deck, and the panels.
    pub deck: Option<Area>,
    pub panels: Vec<Area>,
}

/// The width and height that a board must not exceed, in pixels.
pub fn max_board_size() -> (i32, i32) {
    ((WIDTH - 2.0 * MARGIN) as i32, MAX_MAP_HEIGHT as i32)
}

/// The size of the map, and whether the panels are at its side.
#[derive(Debug, Clone, Copy)]
struct Fit {
    cell: f32,
    across: f32,
    down: f32,
    is_beside: bool,
}

impl Fit {
    /// Narrow maps have their panels at the side, since panels below them would leave wide margins.
    fn new(scene: &Scene, board: &Board, fringe: f32) -> Self {
        let region = board.region().filter(|_| scene.frame != Frame::Panel);
        let Some(region) = region else { return Self { cell: 0.0, across: 0.0, down: 0.0, is_beside: false } };
        let (across, down) = (region.width() as f32 + 2.0 * fringe, region.height() as f32 + 2.0 * fringe);
        let cell = |width: f32, height: f32| (width / across).min(height / down).min(MAX_CELL_SIZE).floor();
        let under = cell(WIDTH - 2.0 * MARGIN, MAX_MAP_HEIGHT);
        if scene.frame == Frame::Table && under * across < SIDE_PANELS_MAP_WIDTH {
            return Self { cell: cell(SIDE_PANELS_MAP_WIDTH, MAX_SIDE_LAYOUT_HEIGHT), across, down, is_beside: true };
        }
        Self { cell: under, across, down, is_beside: false }
    }
}

impl Layout {
    /// The layout of a scene with its board.
    pub fn new(scene: &Scene, board: &Board) -> Self {
        let fringe = if matches!(scene.frame, Frame::Part(_) | Frame::Near(_)) { FRINGE_CELLS } else { 0.12 };
        let fit = Fit::new(scene, board, fringe);
        let (map_width, map_height) = ((fit.across * fit.cell).ceil(), (fit.down * fit.cell).ceil());
        let has_panel = matches!(scene.frame, Frame::Table | Frame::Near(_) | Frame::Panel);
        let (width, unit, column) = if fit.is_beside {
            (map_width + SIDE_COLUMN_WIDTH + 3.0 * MARGIN, SIDE_COLUMN_WIDTH / panel::COLUMN_WIDTH, SIDE_COLUMN_WIDTH)
        } else {
            let least = if matches!(scene.frame, Frame::Part(_)) { 0.0 } else { MIN_WIDTH };
            let width = if scene.frame == Frame::Panel { WIDTH } else { (map_width + 2.0 * MARGIN).max(least) };
            (width, width / WIDTH, width - 2.0 * MARGIN)
        };
        let mut layout = Self {
            width: width.ceil() as usize,
            height: 0,
            unit,
            letters: width / WIDTH,
            head: None,
            map: None,
            scale: Scale { cell: fit.cell, origin: Point::default() },
            bar: None,
            deck: None,
            panels: Vec::new(),
        };
        let mut y = MARGIN;
        let inner = width - 2.0 * MARGIN;
        let has_head = has_panel && !(scene.labels.title.is_empty() && scene.labels.goal.is_empty());
        layout.head = has_head.then(|| Area::new(MARGIN, y, inner, panel::head_height(scene, inner, unit)));
        y += layout.head.map_or(0.0, |head| head.h + MARGIN * 0.5).ceil();
        let left = if fit.is_beside { MARGIN } else { ((width - map_width) / 2.0).floor() };
        if let Some(region) = board.region().filter(|_| fit.cell > 0.0) {
            let corner = |start: f32, first: i32| (start + (fringe - first as f32) * fit.cell).round();
            layout.map = Some(Area::new(left, y, map_width, map_height));
            layout.scale.origin = Point::new(corner(left, region.left), corner(y, region.top));
        }
        let below = y + map_height + MARGIN * 0.75;
        if has_panel {
            let corner =
                if fit.is_beside { Point::new(map_width + 2.0 * MARGIN, y) } else { Point::new(MARGIN, below) };
            layout.add_panels(scene, corner, column);
        }
        let mut below = below;
        if scene.frame == Frame::Map {
            let bar = Area::new(MARGIN, below, inner, (BAR_HEIGHT * unit).ceil());
            below += bar.h + MARGIN * 0.75;
            layout.bar = Some(bar);
        }
        let end = layout.panels.iter().map(|area| area.y + area.h + MARGIN).fold(below, f32::max);
        layout.height = (end + MARGIN * 0.25).ceil() as usize;
        layout
    }

    /// Adds the line about the AI deck, and the panels below it.
    fn add_panels(&mut self, scene: &Scene, corner: Point, width: f32) {
        let height = panel::deck_height(width, self.unit);
        self.deck = Some(Area::new(corner.x, corner.y, width, height));
        let under = Area::new(corner.x, corner.y + height + MARGIN * 0.5, width, 0.0);
        self.panels = panel::panel_areas(scene, under, self.unit);
    }
}
