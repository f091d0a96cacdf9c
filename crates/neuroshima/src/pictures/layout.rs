//! Positions of everything in a picture. The board's empty corners hold the players' panels, so hexes can use the whole
//! width.
//!
//! Desktops show a picture within 550 by 350 pixels, phones at the width of a column. A higher picture has smaller
//! hexes on desktops, and a picture wider than its board has smaller hexes on phones, so no picture has a row that it
//! does not need. A board is posted by itself, because Discord crops pictures side by side.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "the sizes of a picture are small positive numbers"
)]

use super::hexagon::APOTHEM;
use super::scene::Scene;
use crate::rules::{Board, Hex, ModeKind};
use sztab_pictures::geometry::{Area, Point};

/// Sizes of the panels, in pixels of a picture 1080 pixels wide: margin, headline and gap.
const MARGIN: f32 = 16.0;
const HEADLINE_HEIGHT: f32 = 56.0;
const GAP: f32 = 10.0;
/// Width and height of the part of a panel that shows the player and the army.
pub const BLOCK_SIZE: (f32, f32) = (392.0, 170.0);
/// Number of tiles in a usual hand; if the terms allow more, the corners are larger.
const USUAL_HAND_SIZE: usize = 3;
/// Radius of a tile in a hand, and the gap between tiles.
const HAND_TILE_RADIUS: f32 = 93.0;
const HAND_GAP: f32 = 5.0;
/// Distance between a tile in a hand and a hex of the board: greater than between two hexes, so that the tile does not
/// look as if it were placed.
const HAND_CLEARANCE: f32 = 16.0;

/// Positions of the tiles in a hand: columns from the edge of the picture towards its centre, rows from the upper or
/// lower edge towards the board. The board is a hexagon and leaves more room near the edge, so the first positions are
/// filled first.
const USUAL_HAND_POSITIONS: &[(f32, f32)] = &[(0.0, 0.0), (1.0, 0.0), (0.0, 1.0)];
/// Positions for hands of up to six tiles, in a triangle like the hexes of a board.
const LARGE_HAND_POSITIONS: &[(f32, f32)] = &[(0.0, 0.0), (0.0, 1.0), (1.0, 0.5), (0.0, 2.0), (1.0, 1.5), (2.0, 1.0)];

/// Hand sizes for which the corners have room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HandSize {
    /// No hand: the space of a panel's height may be used by another element.
    Absent,
    /// Up to three tiles.
    Usual,
    /// Up to six tiles.
    Large,
}

impl HandSize {
    fn tile_positions(self) -> &'static [(f32, f32)] {
        match self {
            Self::Absent => &[],
            Self::Usual => USUAL_HAND_POSITIONS,
            Self::Large => LARGE_HAND_POSITIONS,
        }
    }

    /// The centres of tiles for a hand in the upper left corner of the picture, in panel units from the corner of the
    /// hand.
    fn centres(self) -> impl Iterator<Item = Point> {
        let (first, row) = (HAND_TILE_RADIUS * APOTHEM, 2.0 * HAND_TILE_RADIUS * APOTHEM + HAND_GAP);
        let column = match self {
            Self::Large => 1.5 * HAND_TILE_RADIUS + APOTHEM * HAND_GAP,
            Self::Absent | Self::Usual => 2.0 * HAND_TILE_RADIUS + HAND_GAP,
        };
        self.tile_positions().iter().map(move |&(x, y)| Point::new(HAND_TILE_RADIUS + x * column, first + y * row))
    }

    /// Height above the centre of the board at which the upper edge of a hand has to be so that no tile touches a hex,
    /// in pixels. The left edge of the hand is `left` pixels to the left of the board's centre.
    fn top_above_board(self, hexes: &[Point], radius: f32, unit: f32, left: f32) -> f32 {
        let clear = APOTHEM * (radius + HAND_TILE_RADIUS * unit) + HAND_CLEARANCE * unit;
        let needed = |tile: Point, hex: &Point| {
            let across = APOTHEM * (hex.x - (tile.x * unit - left)).abs();
            // Hexagons side by side need no vertical distance.
            let upwards = if across >= clear { f32::NEG_INFINITY } else { clear.min(2.0 * (clear - across)) };
            upwards + tile.y * unit - hex.y
        };
        let all = self.centres().flat_map(|tile| hexes.iter().map(move |hex| needed(tile, hex)));
        all.fold(f32::NEG_INFINITY, f32::max)
    }
}

/// Inputs of a picture's layout.
#[derive(Debug, Clone, Copy)]
pub struct Seating {
    /// The play area.
    pub board: Board,
    /// The number of sides with a panel.
    pub sides: usize,
    /// Size of the hands.
    pub hands: HandSize,
    /// True if sides 0 and 2 are a team against sides 1 and 3; each team then has one edge of the picture.
    pub in_teams: bool,
}

impl Seating {
    /// The seating of a scene.
    pub fn from_scene(scene: &Scene<'_>) -> Self {
        // Based on the actual hands, not on the largest possible ones: a desktop shows a picture no higher than 350
        // pixels, so every unneeded row makes the hexes smaller there.
        let is_large = scene.sides.iter().any(|side| side.hand.len() > USUAL_HAND_SIZE);
        Self {
            board: scene.arrangement.board,
            sides: scene.sides.len(),
            hands: if is_large { HandSize::Large } else { HandSize::Usual },
            in_teams: scene.roster.mode().kind() == ModeKind::Teams,
        }
    }

    /// The same seating without hands.
    pub fn without_hands(self) -> Self {
        Self { hands: HandSize::Absent, ..self }
    }
}

/// Positions in one picture, in pixels.
#[derive(Debug, Clone)]
pub struct Layout {
    /// Width of the picture.
    pub width: usize,
    /// Height of the picture.
    pub height: usize,
    /// Pixels per panel unit.
    pub unit: f32,
    /// Radius of a hex of the board.
    pub radius: f32,
    /// The line above the board.
    pub headline: Area,
    /// Radius of a tile in a hand.
    pub hand_radius: f32,
    /// The panels in turn order.
    pub corners: Vec<PanelPosition>,
    /// Area between the upper panels, if more than two sides play.
    pub middle: Option<Area>,
    board: Board,
    centre: Point,
}

/// Position of a side's panel.
#[derive(Debug, Clone)]
pub struct PanelPosition {
    /// Area for the army, the player and the points.
    pub identity: Area,
    /// The outermost row of the player's tiles.
    pub hand: Area,
    /// True if the hand begins on the right.
    pub hand_from_right: bool,
    /// The centres of all tiles for which there is room, in the order in which they are filled.
    pub tiles: Vec<Point>,
}

/// Anchor positions of the panels in a picture, in pixels.
struct Corners {
    hands: HandSize,
    /// Pixels per panel unit.
    unit: f32,
    /// Vertical gap between the edge of the picture and a hand.
    under: f32,
    /// The left edges of the left block and the right block.
    columns: [f32; 2],
    /// The upper edge of everything above the board, and the lower edge of everything below the board.
    edges: [f32; 2],
}

impl Corners {
    /// Places a panel above or below the board: the block in one column, and the hand in the same or the other column.
    fn place(&self, [block, hand]: [usize; 2], edge: usize) -> PanelPosition {
        let (block_w, block_h) = (BLOCK_SIZE.0 * self.unit, BLOCK_SIZE.1 * self.unit);
        let row_h = if self.hands == HandSize::Absent { block_h } else { 2.0 * APOTHEM * HAND_TILE_RADIUS * self.unit };
        let (hand_x, from, is_upper, hand_from_right) = (self.columns[hand], self.edges[edge], edge == 0, hand == 1);
        let row = |away: f32, height: f32| if is_upper { from + away } else { from - away - height };
        let tile = |tile: Point| {
            let (x, y) = (tile.x * self.unit, self.under + tile.y * self.unit);
            Point::new(
                if hand_from_right { hand_x + block_w - x } else { hand_x + x },
                if is_upper { from + y } else { from - y },
            )
        };
        PanelPosition {
            identity: Area::new(self.columns[block], row(0.0, block_h), block_w, block_h),
            hand: Area::new(hand_x, row(self.under, row_h), block_w, row_h),
            hand_from_right,
            tiles: self.hands.centres().map(tile).collect(),
        }
    }
}

impl Layout {
    /// The layout of a picture.
    pub fn new(seating: Seating) -> Self {
        Self::with_scale(seating, 1.0)
    }

    /// The layout of a picture at another scale.
    pub fn with_scale(seating: Seating, scale: f32) -> Self {
        let Seating { board, sides, hands, in_teams } = seating;
        let (width, across, rows): (f32, f32, f32) = match board {
            _ if board.is_page() => page_size(board),
            _ if board == Board::ENLARGED => (1200.0, 11.0, 7.0),
            _ => (1080.0, 8.0, 5.0),
        };
        let width = (width * scale).round();
        let unit = width / 1080.0;
        let radius = (width - 2.0 * MARGIN * unit) / across;
        let step = radius * APOTHEM;
        let (block_w, block_h, gap) = (BLOCK_SIZE.0 * unit, BLOCK_SIZE.1 * unit, GAP * unit);
        let grid_height = 2.0 * step * rows;
        // Each of two sides has an edge of the picture, with the hand in the other corner of that edge. Each of three
        // or four sides has a corner, with the hand between the panel and the board.
        let stacked = sides > 2;
        let under = if stacked { block_h + gap } else { 0.0 };
        let hexes: Vec<Point> = board.hexes().map(|hex| offset_from_centre(board, hex, radius)).collect();
        let hexes = if board.is_page() { with_reflections(&hexes) } else { hexes };
        // A row of panels extends into the corners left free by the outer columns.
        let free = if board.is_page() {
            free_corner_height(&hexes, radius, width / 2.0 - MARGIN * unit - block_w)
        } else {
            step
        };
        let rectangle = block_h + gap - free;
        let hand =
            hands.top_above_board(&hexes, radius, unit, width / 2.0 - MARGIN * unit) - grid_height / 2.0 - gap / 2.0;
        let used_strip = (under + hand).max(rectangle + if hands == HandSize::Absent { under } else { 0.0 });
        let strip = |used: bool| if used { used_strip } else { 0.0 };
        let top = HEADLINE_HEIGHT * unit + strip(sides > 0) + gap;
        let height = (top + grid_height + strip(sides > 1) + MARGIN * unit).round();
        let (left, right) = (MARGIN * unit, width - MARGIN * unit - block_w);
        let (upper, lower) = (HEADLINE_HEIGHT * unit + gap / 2.0, height - gap);
        let corners = Corners { hands, unit, under, edges: [upper, lower], columns: [left, right] };
        let corners = if stacked {
            // Turns go clockwise round the board, except with teams, each of which has an edge.
            let lower = if in_teams { [0, 1] } else { [1, 0] };
            let columns = [0, 1].map(|column| (column, 0)).into_iter().chain(lower.map(|column| (column, 1)));
            columns.map(|(column, edge)| corners.place([column, column], edge)).collect()
        } else {
            vec![corners.place([0, 1], 0), corners.place([0, 1], 1)]
        };
        Self {
            width: width as usize,
            height: height as usize,
            unit,
            radius,
            headline: Area::new(left, 0.0, width - 2.0 * left, HEADLINE_HEIGHT * unit),
            hand_radius: HAND_TILE_RADIUS * unit,
            corners,
            middle: stacked.then(|| Area::new(left + block_w, upper, right - left - block_w, top - upper)),
            board,
            centre: Point::new(width / 2.0, top + grid_height / 2.0),
        }
    }

    /// The layout with all hexes moved by a vector, in pixels.
    pub fn shift(&self, dx: f32, dy: f32) -> Self {
        Self { centre: self.centre.shift(dx, dy), ..self.clone() }
    }

    /// The layout of a board without panels, or of a part of it: a picture of the given size in pixels, with the centre
    /// of the board at `centre`.
    pub fn for_board_part(board: Board, size: (f32, f32), radius: f32, centre: Point) -> Self {
        Self {
            width: size.0 as usize,
            height: size.1 as usize,
            unit: size.0 / 1080.0,
            radius,
            headline: Area::default(),
            hand_radius: 0.0,
            corners: Vec::new(),
            middle: None,
            board,
            centre,
        }
    }

    /// True if any part of a hex is in the picture.
    pub fn shows(&self, hex: Hex) -> bool {
        // Includes the marks in the gaps around the hex.
        let (at, reach) = (self.hex_centre(hex), self.radius * 1.1);
        at.x + reach > 0.0
            && at.y + reach > 0.0
            && at.x - reach < self.width as f32
            && at.y - reach < self.height as f32
    }

    /// The centre of a hex.
    pub fn hex_centre(&self, hex: Hex) -> Point {
        let from_middle = offset_from_centre(self.board, hex, self.radius);
        self.centre.shift(from_middle.x, from_middle.y)
    }
}

/// The centre of a hex relative to the centre of the board.
fn offset_from_centre(board: Board, hex: Hex, radius: f32) -> Point {
    let centre = if board.is_page() { page_extent(board).0 } else { Point::new(0.0, 0.0) };
    let at = offset_from_origin(board, hex);
    Point::new((at.x - centre.x) * radius, (at.y - centre.y) * radius)
}

/// The centre of a hex relative to that of the hex with coordinates (0, 0), in radii.
fn offset_from_origin(board: Board, hex: Hex) -> Point {
    let (q, r) = board.axial(hex);
    let (q, r) = (f32::from(q), f32::from(r));
    Point::new(1.5 * q, 2.0 * APOTHEM * (r + q / 2.0))
}

/// The centre of a page, and its width and height between the centres of its outermost hexes, in radii.
fn page_extent(board: Board) -> (Point, Point) {
    let far = f32::INFINITY;
    let (least, most) = board.hexes().map(|hex| offset_from_origin(board, hex)).fold(
        (Point::new(far, far), Point::new(-far, -far)),
        |(least, most), at| {
            (Point::new(least.x.min(at.x), least.y.min(at.y)), Point::new(most.x.max(at.x), most.y.max(at.y)))
        },
    );
    let centre = Point::new(f32::midpoint(least.x, most.x), f32::midpoint(least.y, most.y));
    (centre, Point::new(most.x - least.x, most.y - least.y))
}

/// The width of a picture of a page, its width in radii, and its height in hexes. Hexes are at most as large as on the
/// standard board, and smaller on a high page.
fn page_size(board: Board) -> (f32, f32, f32) {
    let (_, extent) = page_extent(board);
    let (across, rows) = (extent.x + 2.0, extent.y / (2.0 * APOTHEM) + 1.0);
    let across = across.max(8.0).max(1.5 * rows);
    (if across > 9.0 { 1200.0 } else { 1080.0 }, across, rows)
}

/// The hexes with their reflections: on a page the corners differ, and all of them get the room that the fullest needs.
fn with_reflections(hexes: &[Point]) -> Vec<Point> {
    let reflected = |&Point { x, y }: &Point| [(x, y), (-x, y), (x, -y), (-x, -y)].map(|(x, y)| Point::new(x, y));
    hexes.iter().flat_map(reflected).collect()
}

/// The height that is free of hexes in all four corners of a page, in pixels. A corner begins `middle` pixels beside
/// the centre of the board.
fn free_corner_height(hexes: &[Point], radius: f32, middle: f32) -> f32 {
    let edge = |hexes: &mut dyn Iterator<Item = &Point>| hexes.map(|at| at.y.abs()).fold(0.0, f32::max);
    let in_corner = |at: &&Point| at.x.abs() + radius > middle;
    edge(&mut hexes.iter()) - edge(&mut hexes.iter().filter(in_corner))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pictures::hexagon::hexagon;

    /// Every layout.
    fn all_layouts() -> impl Iterator<Item = (Seating, Layout)> {
        let pages = crate::rules::page::Page::built_in().iter().map(|page| page.board);
        let boards = [Board::STANDARD, Board::ENLARGED].into_iter().chain(pages);
        let seatings = boards.flat_map(|board| {
            (0..=4).flat_map(move |sides| {
                [HandSize::Absent, HandSize::Usual, HandSize::Large]
                    .into_iter()
                    .flat_map(move |hands| [false, true].map(|in_teams| Seating { board, sides, hands, in_teams }))
            })
        });
        seatings.map(|seating| (seating, Layout::new(seating)))
    }

    /// Distance between two hexagons oriented like those of the board: the longest of the distances measured
    /// perpendicular to their edges.
    fn hexagon_distance((one, radius): (Point, f32), (other, other_radius): (Point, f32)) -> f32 {
        let (x, y) = ((one.x - other.x).abs(), (one.y - other.y).abs());
        y.max(APOTHEM * x + y / 2.0) - APOTHEM * (radius + other_radius)
    }

    #[test]
    fn no_panel_touches_a_hex_or_leaves_the_picture() {
        for (seating, layout) in all_layouts() {
            for place in layout.corners.iter().take(seating.sides) {
                for area in [place.identity, place.hand] {
                    assert!(area.x >= 0.0 && area.y >= layout.headline.h);
                    assert!(area.x + area.w <= layout.width as f32 && area.y + area.h <= layout.height as f32);
                    for centre in seating.board.hexes().map(|hex| layout.hex_centre(hex)) {
                        for corner in hexagon(centre, layout.radius * 0.97) {
                            let within = (area.x..area.x + area.w).contains(&corner.x)
                                && (area.y..area.y + area.h).contains(&corner.y);
                            assert!(!within, "{seating:?}: {area:?} covers {corner:?}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn hand_tiles_touch_nothing_and_stay_in_the_picture() {
        for (seating, layout) in all_layouts() {
            let places = &layout.corners[..seating.sides];
            let tiles: Vec<Point> = places.iter().flat_map(|place| place.tiles.iter().copied()).collect();
            let most = match seating.hands {
                HandSize::Absent => 0,
                HandSize::Usual => 3,
                HandSize::Large => 6,
            };
            assert_eq!(tiles.len(), seating.sides * most, "{seating:?}");
            let radius = layout.hand_radius;
            for (index, &tile) in tiles.iter().enumerate() {
                for hex in seating.board.hexes().map(|hex| layout.hex_centre(hex)) {
                    let apart = hexagon_distance((tile, radius), (hex, layout.radius));
                    assert!(apart >= 12.0, "{seating:?}: {tile:?} is {apart} from {hex:?}");
                }
                for &other in &tiles[index + 1..] {
                    assert!(
                        hexagon_distance((tile, radius), (other, radius)) >= 4.0,
                        "{seating:?}: {tile:?} and {other:?}"
                    );
                }
                let shape = Area::new(tile.x - radius, tile.y - APOTHEM * radius, 2.0 * radius, 2.0 * APOTHEM * radius);
                assert!(shape.x >= 0.0 && shape.y >= layout.headline.h, "{seating:?}: {shape:?}");
                assert!(shape.x + shape.w <= layout.width as f32 && shape.y + shape.h <= layout.height as f32);
                let middle = layout.middle.map(|area| Area { h: BLOCK_SIZE.1 * layout.unit, ..area });
                for panel in places.iter().map(|place| place.identity).chain(middle) {
                    let is_beside = shape.x >= panel.x + panel.w || panel.x >= shape.x + shape.w;
                    let is_above = shape.y >= panel.y + panel.h || panel.y >= shape.y + shape.h;
                    assert!(is_beside || is_above, "{seating:?}: {shape:?} covers {panel:?}");
                }
            }
        }
    }

    /// On a phone, which shows a picture 327 pixels wide, a tile of the enlarged board has a radius of 27 pixels.
    #[test]
    fn hand_tiles_are_as_large_as_board_tiles() {
        for (seating, layout) in all_layouts() {
            let radius = layout.hand_radius * 327.0 / layout.width as f32;
            assert!(radius >= 28.0, "{seating:?}: {radius}");
        }
    }
}
