//! The result of a game as a picture to share: the winners, the reason, and the course of the game.
//!
//! From top to bottom: a banner with the winners, a row for each side, the points from turn to turn, and the best unit
//! next to the length of the game.
//!
//! The last post of a game shows this card instead of the board, because the film of the last Battle ends with that
//! board.
#![expect(clippy::cast_precision_loss, reason = "a table has a few sides")]

mod banner;
mod chart;

use super::insignia;
use super::insignia::Crest;
use super::tile;
use super::tile::Face;
use crate::rules::{Side, Tile};
use sztab_game::Sides;
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
use sztab_pictures::hue::Hue;
pub use sztab_pictures::palette::{Colours, Style};
pub use sztab_pictures::text::{self, Align, Type};

/// The result of a game, with all texts translated.
#[derive(Debug, Clone)]
pub struct ResultCard<'a> {
    /// The palette.
    pub colours: Colours,
    /// The word for a victory or a draw.
    pub verdict: String,
    /// The reason the game ended.
    pub reason: String,
    /// The sides in first place; in a draw, all sides.
    pub winners: Sides,
    /// The sides in turn order.
    pub sides: Vec<ResultSide>,
    /// Label of the points column.
    pub points_label: String,
    /// Label of the column of lost units.
    pub lost_label: String,
    /// The points in the course of the game.
    pub course: Course,
    /// The best unit, if any unit had an effect.
    pub best: Option<BestUnit<'a>>,
    /// Statistics on the length of the game, of which the first three are drawn.
    pub stats: Vec<Stat>,
}

/// Result of a side.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ResultSide {
    /// The army.
    pub army: String,
    /// Insignia of the army.
    pub insignia: Crest,
    /// The hue of the army.
    pub hue: Option<Hue>,
    /// Player of the side.
    pub player: String,
    /// Points at the end.
    pub points: u8,
    /// Units lost.
    pub lost: usize,
}

/// The points of the sides from turn to turn.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Course {
    /// The points of each side before the first turn and after each one.
    pub points: Vec<Vec<u8>>,
    /// The turns with Battles, as indices of `points`.
    pub battles: Vec<usize>,
    /// The word for a turn, below the chart.
    pub axis: String,
}

/// The unit with the greatest effect.
#[derive(Debug, Clone)]
pub struct BestUnit<'a> {
    /// Heading: "Best unit".
    pub title: String,
    /// The unit's tile.
    pub tile: &'a Tile,
    /// The owner.
    pub side: Side,
    /// Name of the unit.
    pub name: String,
    /// Facts about the unit; the first two are drawn.
    pub facts: Vec<String>,
}

/// A number with its label.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Stat {
    /// The number.
    pub number: String,
    /// Label: what the number counts.
    pub label: String,
}

const WIDTH: u16 = 1080;
/// Heights of the picture, for up to three sides and for four sides.
const HEIGHTS: [u16; 2] = [1350, 1440];
const MARGIN: f32 = 36.0;
const CONTENT_WIDTH: f32 = WIDTH as f32 - 2.0 * MARGIN;
const RIGHT_EDGE: f32 = MARGIN + CONTENT_WIDTH;
/// Vertical positions of the reason with the column headings, and of the first row.
const HEADINGS_Y: f32 = 364.0;
const ROWS_TOP: f32 = 402.0;
/// Horizontal centres of the number columns: points and lost units.
const POINTS_X: f32 = RIGHT_EDGE - 84.0;
const LOST_UNITS_X: f32 = RIGHT_EDGE - 260.0;
/// Height of the bottom section.
const FOOT_HEIGHT: f32 = 238.0;
/// Width of the best unit's part of the bottom section.
const BEST_UNIT_WIDTH: f32 = 676.0;
const RADIUS: f32 = 118.0;
/// Smallest type size: a narrow phone shows a third of it.
const MIN_TEXT_SIZE: f32 = 34.0;
/// Radius of the insignia and size of the player's name, relative to the height of a row, and the space before the
/// insignia.
const INSIGNIA_SHARE: f32 = 0.4;
const PLAYER_SHARE: f32 = 0.36;
const NAME_GAP: f32 = 18.0;

impl ResultCard<'_> {
    /// The players' names, fitted into a width at the smallest type size and indexed by side.
    fn names(&self, least: f32, room: f32) -> Vec<String> {
        let least = Type::regular(least, self.colours.palette().paper);
        text::seat_labels(self.sides.iter().map(|side| side.player.as_str()), &least, room)
    }

    /// The card as text, for descriptions: the outcome, the sides, the best unit and the length; if `with_course` is
    /// true, also the points after each turn that changed them.
    #[must_use]
    pub fn lines(&self, with_course: bool) -> Vec<String> {
        let numbered = || (0..).map(Side).zip(&self.sides);
        let winners = numbered().filter(|(side, _)| self.winners.contains(*side));
        let winners: Vec<&str> = winners.map(|(_, side)| side.army.as_str()).collect();
        let mut lines = vec![format!("{}: {}. {}", self.verdict, winners.join(", "), self.reason)];
        lines.extend(self.sides.iter().map(|side| {
            let ResultSide { army, player, points, lost, .. } = side;
            format!("{army} ({player}): {} {points}, {} {lost}", self.points_label, self.lost_label)
        }));
        lines.extend(self.best.as_ref().map(|best| {
            let army = self.sides.get(best.side.index()).map_or("", |side| side.army.as_str());
            format!("{}: {} ({army}). {}", best.title, best.name, best.facts.join(". "))
        }));
        let stats: Vec<String> = self.stats.iter().map(|Stat { number, label }| format!("{number} {label}")).collect();
        lines.push(stats.join(", "));
        if with_course {
            let turns = self.course.points.iter().enumerate();
            let changed = turns.filter(|&(turn, points)| turn == 0 || self.course.points[turn - 1] != *points);
            let turns: Vec<String> = changed
                .map(|(turn, points)| {
                    let points: Vec<String> = points.iter().map(u8::to_string).collect();
                    format!("{} {turn}: {}", self.course.axis, points.join(":"))
                })
                .collect();
            lines.push(format!("{}. {}", self.points_label, turns.join(", ")));
        }
        lines
    }
}

/// Draws the result as a PNG picture of 1080 by 1350 pixels, a little higher for four sides.
///
/// It never fails: texts that do not fit are shortened.
#[must_use]
pub fn render_result(card: &ResultCard<'_>) -> Vec<u8> {
    let height = HEIGHTS[usize::from(card.sides.len() > 3)];
    let hues: Vec<Option<Hue>> = card.sides.iter().map(|side| side.hue).collect();
    let mut canvas = Canvas::new(usize::from(WIDTH), usize::from(height), card.colours.palette()).with_hues(&hues);
    let foot = Area::new(MARGIN, f32::from(height) - MARGIN - FOOT_HEIGHT, CONTENT_WIDTH, FOOT_HEIGHT);
    banner::paint(&mut canvas, card);
    let below = paint_rows(&mut canvas, card);
    chart::paint(&mut canvas, Area::new(MARGIN, below, CONTENT_WIDTH, foot.y - 22.0 - below), card);
    paint_foot(&mut canvas, foot, card);
    canvas.into_png()
}

/// The style of a side.
fn style(canvas: &Canvas, side: usize) -> &'static Style {
    canvas.style(side)
}

/// Draws a row for each side; returns the lower edge of the last one.
fn paint_rows(canvas: &mut Canvas, card: &ResultCard<'_>) -> f32 {
    let room = LOST_UNITS_X - 96.0 - MARGIN;
    let reason = Type::bold(46.0, canvas.palette.paper).shrink(&card.reason, room, MIN_TEXT_SIZE);
    reason.draw_fitted(canvas, Point::new(MARGIN, HEADINGS_Y), Align::Left, &card.reason, room);
    let muted = Type::regular(MIN_TEXT_SIZE, canvas.palette.muted);
    muted.draw_fitted(canvas, Point::new(POINTS_X, HEADINGS_Y), Align::Centre, &card.points_label, 190.0);
    muted.draw_fitted(canvas, Point::new(LOST_UNITS_X, HEADINGS_Y), Align::Centre, &card.lost_label, 160.0);
    let (height, gap) = match card.sides.len() {
        0..=2 => (112.0, 12.0),
        3 => (96.0, 10.0),
        _ => (84.0, 8.0),
    };
    let mut area = Area::new(MARGIN, ROWS_TOP, CONTENT_WIDTH, height);
    let names = card.names(MIN_TEXT_SIZE.min(height * PLAYER_SHARE), LOST_UNITS_X - 60.0 - names_left(area));
    for (index, (side, name)) in card.sides.iter().zip(names).enumerate() {
        let wins = card.winners.contains(Side(u8::try_from(index).unwrap_or(u8::MAX)));
        paint_row(canvas, area, index, (side, &name), wins && card.winners.len() < card.sides.len());
        area.y += height + gap;
    }
    area.y
}

/// The left edge of the names in a row.
fn names_left(row: Area) -> f32 {
    row.x + NAME_GAP + 2.0 * row.h * INSIGNIA_SHARE + 20.0
}

/// Draws the army, player, losses and points of a side. A winner's row has a frame.
fn paint_row(canvas: &mut Canvas, area: Area, index: usize, (side, name): (&ResultSide, &str), wins: bool) {
    let palette = canvas.palette;
    let style = style(canvas, index);
    let frame = if wins { 5.0 } else { 0.0 };
    canvas.fill_rounded_rectangle(area, 20.0, if wins { style.bright } else { palette.floor });
    canvas.fill_rounded_rectangle(area.inset(frame), 20.0 - frame, palette.floor);
    let (middle, radius) = (area.y + area.h / 2.0, area.h * INSIGNIA_SHARE);
    let centre = Point::new(area.x + NAME_GAP + radius, middle);
    insignia::paint(canvas, centre, radius, style, &side.insignia);
    let x = names_left(area);
    let room = LOST_UNITS_X - 60.0 - x;
    let army = Type::bold(area.h * 0.42, style.bright).shrink(&side.army, room, MIN_TEXT_SIZE);
    let up = if side.player.is_empty() { 0.0 } else { area.h * 0.2 };
    army.draw_fitted(canvas, Point::new(x, middle - up), Align::Left, &side.army, room);
    let player = Type::regular(area.h * PLAYER_SHARE, palette.paper).shrink(
        name,
        room,
        MIN_TEXT_SIZE.min(area.h * PLAYER_SHARE),
    );
    player.draw_fitted(canvas, Point::new(x, middle + area.h * 0.24), Align::Left, name, room);
    let lost = Type::bold(area.h * 0.48, palette.muted);
    lost.draw(canvas, Point::new(LOST_UNITS_X, middle), Align::Centre, &side.lost.to_string());
    let points = Type::bold(area.h * 0.72, palette.paper);
    points.draw(canvas, Point::new(POINTS_X, middle), Align::Centre, &side.points.to_string());
}

/// Draws the best unit next to the length of the game, or the length alone.
fn paint_foot(canvas: &mut Canvas, area: Area, card: &ResultCard<'_>) {
    let stats = &card.stats[..card.stats.len().min(3)];
    let Some(best) = &card.best else {
        let width = area.w / stats.len().max(1) as f32;
        for (index, stat) in stats.iter().enumerate() {
            let at = Point::new(area.x + width * (index as f32 + 0.5), area.y + area.h / 2.0);
            paint_stat(canvas, at, stat, width);
        }
        return;
    };
    paint_best_unit(canvas, Area { w: BEST_UNIT_WIDTH, ..area }, best);
    let (x, height) = (area.x + BEST_UNIT_WIDTH + 12.0, area.h / stats.len().max(1) as f32);
    for (index, stat) in stats.iter().enumerate() {
        let y = area.y + height * (index as f32 + 0.5);
        let style = Type::bold(62.0, canvas.palette.paper);
        style.draw(canvas, Point::new(x + 112.0, y), Align::Right, &stat.number);
        let room = RIGHT_EDGE - x - 128.0;
        let label = Type::regular(40.0, canvas.palette.muted).shrink(&stat.label, room, MIN_TEXT_SIZE);
        label.draw_fitted(canvas, Point::new(x + 128.0, y + 6.0), Align::Left, &stat.label, room);
    }
}

/// Draws a number above its label.
fn paint_stat(canvas: &mut Canvas, at: Point, stat: &Stat, width: f32) {
    Type::bold(110.0, canvas.palette.paper).draw(canvas, at.shift(0.0, -34.0), Align::Centre, &stat.number);
    let label = Type::regular(44.0, canvas.palette.muted);
    label.draw_fitted(canvas, at.shift(0.0, 54.0), Align::Centre, &stat.label, width - 20.0);
}

/// Draws the tile of the best unit, its name and its achievements.
fn paint_best_unit(canvas: &mut Canvas, area: Area, best: &BestUnit<'_>) {
    let palette = canvas.palette;
    let style = style(canvas, best.side.index());
    canvas.fill_rounded_rectangle(area, 24.0, palette.floor);
    let centre = Point::new(area.x + 22.0 + RADIUS, area.y + area.h / 2.0);
    tile::paint(canvas, centre, RADIUS, &Face::off_board(best.tile, style, None));
    let x = centre.x + RADIUS + 24.0;
    let room = area.x + area.w - 20.0 - x;
    let title = Type::bold(38.0, style.bright).shrink(&best.title, room, MIN_TEXT_SIZE);
    title.draw_fitted(canvas, Point::new(x, area.y + 46.0), Align::Left, &best.title, room);
    let name = Type::bold(60.0, palette.paper).shrink(&best.name, room, 40.0);
    name.draw_fitted(canvas, Point::new(x, area.y + 102.0), Align::Left, &best.name, room);
    let mut y = area.y + 158.0;
    for fact in best.facts.iter().take(2) {
        let line = Type::regular(38.0, palette.muted).shrink(fact, room, MIN_TEXT_SIZE);
        line.draw_fitted(canvas, Point::new(x, y), Align::Left, fact, room);
        y += 44.0;
    }
}
