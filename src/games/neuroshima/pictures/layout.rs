//! Where everything stands: the board's empty corners hold the players' panels, so that hexes can use the whole width.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "the sizes of a picture are small positive numbers"
)]

use super::hexagon::APOTHEM;
use super::scene::Scene;
use crate::games::neuroshima::rules::{Board, Hex, ModeKind};
use crate::pictures::geometry::{Area, Point};

/// Sizes of the panels at a width of 1080 pixels.
const MARGIN: f32 = 16.0;
const HEADLINE: f32 = 56.0;
const GAP: f32 = 10.0;
/// A block of a panel: who it is, or the hand.
pub const BLOCK: (f32, f32) = (392.0, 170.0);
/// What another row of tiles in a hand takes.
pub const HAND_ROW: f32 = 152.0;
/// Tiles in a row of a hand.
pub const HAND_ROW_TILES: usize = 3;

/// What the places of a picture depend on.
#[derive(Debug, Clone, Copy)]
pub struct Seating {
    /// The play area.
    pub board: Board,
    /// The number of sides with a panel.
    pub sides: usize,
    /// Whether hands may have two rows.
    pub large_hands: bool,
    /// Whether sides 0 and 2 are a team, against 1 and 3: then each team has an edge of the picture.
    pub in_teams: bool,
}

impl Seating {
    /// That of a table.
    pub fn of(scene: &Scene<'_>) -> Self {
        Self {
            board: scene.arrangement.board,
            sides: scene.sides.len(),
            large_hands: scene.roster.terms().hand_limit() > HAND_ROW_TILES,
            in_teams: scene.roster.mode().kind() == ModeKind::Teams,
        }
    }

    /// The same with hands of one row.
    pub fn without_large_hands(self) -> Self {
        Self { large_hands: false, ..self }
    }
}

/// The places of one picture, in pixels.
#[derive(Debug, Clone)]
pub struct Layout {
    /// Width of the picture.
    pub width: usize,
    /// Height of the picture.
    pub height: usize,
    /// Pixels for one unit of the panels' sizes.
    pub unit: f32,
    /// Radius of a hex of the grid.
    pub radius: f32,
    /// The line above the board.
    pub headline: Area,
    /// The panels in turn order.
    pub corners: Vec<PanelPlace>,
    /// Between the upper panels, where more than two play.
    pub middle: Option<Area>,
    board: Board,
    centre: Point,
}

/// Where a side's panel stands.
#[derive(Debug, Clone, Copy)]
pub struct PanelPlace {
    /// Who plays what, with how many points.
    pub identity: Area,
    /// The tiles in front of the player.
    pub hand: Area,
    /// Whether the hand begins at the right.
    pub hand_from_right: bool,
}

impl Layout {
    /// The layout of a picture.
    pub fn new(seating: Seating) -> Self {
        Self::scaled(seating, 1.0)
    }

    /// The same for a picture of another size.
    pub fn scaled(seating: Seating, scale: f32) -> Self {
        let Seating { board, sides, large_hands, in_teams } = seating;
        let (width, across, rows): (f32, f32, f32) = match board {
            Board::Standard => (1080.0 * scale, 8.0, 5.0),
            Board::Enlarged => (1200.0 * scale, 11.0, 7.0),
        };
        let width = width.round();
        let unit = width / 1080.0;
        let radius = (width - 2.0 * MARGIN * unit) / across;
        let step = radius * APOTHEM;
        let (block_w, block_h) = (BLOCK.0 * unit, BLOCK.1 * unit);
        // Two sides have an edge of the picture each, with the hand in the other corner; more sides have a corner each.
        let stacked = sides > 2;
        let hand_h = if large_hands { (BLOCK.1 + HAND_ROW) * unit } else { block_h };
        let panel = if stacked { block_h + hand_h + GAP * unit } else { hand_h };
        let strip = |used: bool| if used { panel + GAP * unit - step } else { 0.0 };
        let grid_height = 2.0 * step * rows;
        let top = HEADLINE * unit + strip(sides > 0) + GAP * unit;
        let height = (top + grid_height + strip(sides > 1) + MARGIN * unit).round();
        let (left, right) = (MARGIN * unit, width - MARGIN * unit - block_w);
        let (upper, lower) = (HEADLINE * unit + GAP / 2.0 * unit, height - GAP * unit - panel);
        let block = |x, y| Area::new(x, y, block_w, block_h);
        let tiles = |x, y| Area::new(x, y, block_w, hand_h);
        let under = block_h + GAP * unit;
        let stack =
            |x, y, hand_from_right| PanelPlace { identity: block(x, y), hand: tiles(x, y + under), hand_from_right };
        let row = |y| PanelPlace { identity: block(left, y), hand: tiles(right, y), hand_from_right: true };
        let corners = if stacked && in_teams {
            vec![
                stack(left, upper, false),
                stack(right, upper, true),
                stack(left, lower, false),
                stack(right, lower, true),
            ]
        } else if stacked {
            vec![
                stack(left, upper, false),
                stack(right, upper, true),
                stack(right, lower, true),
                stack(left, lower, false),
            ]
        } else {
            vec![row(upper), row(lower)]
        };
        Self {
            width: width as usize,
            height: height as usize,
            unit,
            radius,
            headline: Area::new(left, 0.0, width - 2.0 * left, HEADLINE * unit),
            corners,
            middle: stacked.then(|| Area::new(left + block_w, upper, right - left - block_w, top - upper)),
            board,
            centre: Point::new(width / 2.0, top + grid_height / 2.0),
        }
    }

    /// The centre of a hex.
    pub fn hex(&self, hex: Hex) -> Point {
        let (q, r) = self.board.axial(hex);
        let (q, r) = (f32::from(q), f32::from(r));
        self.centre.shift(1.5 * self.radius * q, 2.0 * APOTHEM * self.radius * (r + q / 2.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_panel_touches_a_hex_or_leaves_the_picture() {
        for board in [Board::Standard, Board::Enlarged] {
            for (sides, large_hands) in (0..=4).flat_map(|sides| [(sides, false), (sides, true)]) {
                let layout = Layout::new(Seating { board, sides, large_hands, in_teams: sides == 4 });
                for place in layout.corners.iter().take(sides) {
                    for area in [place.identity, place.hand] {
                        assert!(area.x >= 0.0 && area.y >= layout.headline.h);
                        assert!(area.x + area.w <= layout.width as f32 && area.y + area.h <= layout.height as f32);
                        for centre in board.hexes().map(|hex| layout.hex(hex)) {
                            for corner in
                                crate::games::neuroshima::pictures::hexagon::hexagon(centre, layout.radius * 0.97)
                            {
                                let within = (area.x..area.x + area.w).contains(&corner.x)
                                    && (area.y..area.y + area.h).contains(&corner.y);
                                assert!(!within, "{board:?} with {sides} sides: {area:?} covers {corner:?}");
                            }
                        }
                    }
                }
            }
        }
    }
}
