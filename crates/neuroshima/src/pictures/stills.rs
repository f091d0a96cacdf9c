//! The stills of a Battle, for readers who have switched animation off: the affected hexes, segment by segment, one
//! still below the other.
//!
//! All stills of a Battle show the same part of the board, with up to three stills in one picture. A picture is at most
//! twice as high as it is wide, so that a phone shows it at its full width.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the sizes of a picture are small positive numbers"
)]

use super::film::{Film, Segment, segments};
use super::hexagon::APOTHEM;
use super::layout::Layout;
use super::mark::{Mark, add_effect};
use super::scene::Scene;
use crate::rules::{Arrangement, Board, Hex, HexSet};
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
pub use sztab_pictures::text::{Align, Type};

/// Width of a picture in pixels.
const WIDTH: f32 = 1080.0;
/// Maximum height of a picture: a phone shows a picture of these proportions at its full width.
const MAX_HEIGHT: f32 = 2.0 * WIDTH;
/// Maximum height of the visible part of the board, chosen so that two stills with captions fit one below the other;
/// and maximum radius of its hexes.
const MAX_PART_HEIGHT: f32 = MAX_HEIGHT / 2.0 - CAPTION_HEIGHT;
const MAX_RADIUS: f32 = 190.0;
/// Maximum number of stills in a picture, and of pictures for a Battle: as many as a message can hold.
const STILLS_PER_PAGE: usize = 3;
const MAX_PAGES: usize = 10;
/// Height of the caption above a still, and layout of its contents.
const CAPTION_HEIGHT: f32 = 92.0;
const MARGIN: f32 = 22.0;
const TEXT_SIZE: f32 = 48.0;
const DISC_RADIUS: f32 = 25.0;
/// Margins around the affected hexes and around the board, in radii of a hex.
const HEX_MARGIN: f32 = 0.5;
const BOARD_MARGIN: f32 = 0.1;
/// Tolerance in radii: less than a pixel of a tile.
const TOLERANCE: f32 = 0.004;

/// The stills of a Battle, on as many pictures as needed.
pub struct Stills<'a> {
    film: &'a Film<'a>,
    frames: Vec<Frame>,
    part: Part,
    on_a_page: usize,
}

struct Frame {
    title: String,
    board: Arrangement,
    marks: Vec<Mark>,
}

impl<'a> Stills<'a> {
    /// The stills: one for each segment with an effect, then those in which tiles leave the board with their side, and
    /// the final board. If a Battle has too many segments, the last ones are left out.
    #[must_use]
    pub fn from_film(film: &'a Film<'a>) -> Self {
        let (segments, end) = segments(film.scene.roster, film.scene.arrangement, film.events);
        let mut frames: Vec<Frame> = segments
            .into_iter()
            .filter(Segment::is_eventful)
            .map(|segment| Frame::from_segment(film, segment))
            .collect();
        let last = ending_frames(film, end);
        let board = film.scene.arrangement.board;
        let marked: HexSet = frames.iter().chain(&last).flat_map(Frame::hexes).collect();
        let occupied = frames.iter().chain(&last).flat_map(|frame| frame.board.units().map(|(hex, _)| hex)).collect();
        let part = Part::around(board, marked, occupied);
        let most_on_a_page = ((MAX_HEIGHT / part.still_height()) as usize).clamp(1, STILLS_PER_PAGE);
        frames.truncate((MAX_PAGES * most_on_a_page).saturating_sub(last.len()));
        frames.extend(last);
        // Spread the stills evenly over the pictures.
        let pages = frames.len().div_ceil(most_on_a_page).max(1);
        Self { film, part, on_a_page: frames.len().div_ceil(pages).max(1), frames }
    }

    /// Number of pictures.
    #[must_use]
    pub fn page_count(&self) -> usize {
        self.frames.len().div_ceil(self.on_a_page)
    }

    fn page(&self, page: usize) -> &[Frame] {
        self.frames.chunks(self.on_a_page).nth(page).unwrap_or_default()
    }

    /// Captions of the stills in a picture; `page` counts from 0.
    pub fn captions(&self, page: usize) -> impl Iterator<Item = &str> {
        self.page(page).iter().map(|frame| frame.title.as_str())
    }

    /// Draws a picture as a PNG file; `page` counts from 0. The stills have the picture's full width, one below the
    /// other.
    #[must_use]
    pub fn render_page(&self, page: usize) -> Vec<u8> {
        let (frames, still) = (self.page(page), self.part.still_height());
        let height = frames.iter().map(|_| still).sum::<f32>();
        let palette = self.film.scene.colours.palette();
        let hues = &self.film.scene.hues;
        let mut canvas = Canvas::new(WIDTH as usize, (height as usize).max(1), palette).with_hues(hues);
        let mut y = 0.0;
        for frame in frames {
            let scene = Scene { marks: frame.marks.clone(), ..self.film.scene.with_board(&frame.board) };
            if y > 0.0 {
                canvas.fill_rectangle(Area::new(0.0, y, WIDTH, 4.0), palette.floor_line);
            }
            paint_caption(&mut canvas, y, &frame.title, &scene);
            canvas.paste(&self.part.paint(&scene), 0, (y + CAPTION_HEIGHT) as i32);
            y += still;
        }
        canvas.into_png()
    }
}

impl Frame {
    /// A still with all marks of a segment.
    fn from_segment(film: &Film<'_>, segment: Segment) -> Self {
        let words = &film.words;
        let title = match segment.initiative {
            Some(initiative) => format!("{} {initiative}", words.initiative),
            None => format!("{} · {}", words.battle, words.start),
        };
        let marks = [segment.acts, segment.shots, segment.heals, segment.fates].concat();
        Self { title, board: segment.board, marks }
    }

    fn hexes(&self) -> impl Iterator<Item = Hex> {
        self.marks.iter().flat_map(|mark| mark.hexes()).filter(|hex| hex.index() < self.board.board.size())
    }
}

/// Stills in which the tiles of eliminated sides leave the board after the Battle (NH-12.3), and the final board.
fn ending_frames(film: &Film<'_>, end: Arrangement) -> Vec<Frame> {
    let armies = film.eliminated_armies();
    let title = std::iter::once(film.words.out.as_str()).chain(armies).collect::<Vec<_>>();
    let (mut marks, mut board) = (Vec::new(), end.clone());
    for event in film.aftermath {
        add_effect(&mut marks, event, None);
        board.apply_event(event);
    }
    let leaving = (title.len() > 1).then(|| Frame { title: title.join(" · "), board: end, marks });
    let left = Frame { title: film.words.end.clone(), board, marks: Vec::new() };
    leaving.into_iter().chain([left]).collect()
}

/// Draws the caption of a still: its title on the left, and the points of all sides after it on the right.
fn paint_caption(canvas: &mut Canvas, top: f32, title: &str, scene: &Scene<'_>) {
    let palette = canvas.palette;
    let middle = top + CAPTION_HEIGHT / 2.0;
    let mut x = WIDTH - MARGIN;
    for index in (0..scene.roster.sides().count()).rev() {
        let points = scene.arrangement.points.get(index).copied().unwrap_or_default();
        let (loss, gain) = (scene.loss(index), scene.gain(index));
        let colour = match (loss, gain) {
            (1.., _) => palette.wound,
            (_, 1..) => palette.bonus,
            _ => palette.paper,
        };
        let number = Type::bold(TEXT_SIZE, colour);
        let text = points.saturating_sub(loss).saturating_add(gain).to_string();
        number.draw(canvas, Point::new(x, middle), Align::Right, &text);
        // Reserve room for two digits, so that the letters of all stills line up.
        x -= number.width("20").max(number.width(&text)) + DISC_RADIUS + 12.0;
        let style = canvas.style(index);
        canvas.fill_disc(Point::new(x, middle), DISC_RADIUS, style.bright);
        let letter = Type::bold(DISC_RADIUS * 1.6, palette.ink);
        letter.draw(canvas, Point::new(x, middle), Align::Ink, &style.letter.to_string());
        x -= DISC_RADIUS + 30.0;
    }
    let words = Type::bold(TEXT_SIZE, palette.paper);
    words.draw_fitted(canvas, Point::new(MARGIN, middle), Align::Left, title, (x - MARGIN).max(0.0));
}

/// The part of a board that all stills of a Battle show.
#[derive(Debug, Clone, Copy)]
struct Part {
    board: Board,
    /// Radius of a hex in pixels.
    radius: f32,
    /// Height in pixels.
    height: f32,
    /// The centre of the board, in pixels from the upper left corner of the visible part.
    centre: Point,
}

impl Part {
    /// The part that contains these hexes, or the whole board if there are none; no occupied hex is cut off.
    fn around(board: Board, hexes: HexSet, occupied: HexSet) -> Self {
        let whole = bounding_area(board, board.hexes(), BOARD_MARGIN);
        let tile = |hex: Hex| bounding_area(board, std::iter::once(hex), 0.0);
        let mut shown =
            if hexes.is_empty() { whole } else { intersection(bounding_area(board, hexes.iter(), HEX_MARGIN), whole) };
        loop {
            let part = Self::from_area(board, shown, whole);
            let is_cut = |tile: &Area| part.overlaps(*tile) && !part.contains(*tile);
            let more = occupied.iter().map(tile).filter(is_cut).fold(shown, area_around_both);
            if more == shown {
                return part;
            }
            shown = more;
        }
    }

    /// The part that shows an area of the board. Areas are in radii from the board's centre.
    fn from_area(board: Board, shown: Area, whole: Area) -> Self {
        let radius = (WIDTH / shown.w).min(MAX_PART_HEIGHT / shown.h).min(MAX_RADIUS);
        let (width, height) = (WIDTH / radius, (shown.h * radius).round());
        // If the part is wider than the area, it shows more of the board instead of background.
        let x = shown.x + (shown.w - width) / 2.0;
        let x = if whole.w >= width {
            x.clamp(whole.x, whole.x + whole.w - width)
        } else {
            whole.x + (whole.w - width) / 2.0
        };
        Self { board, radius, height, centre: Point::new(-x * radius, -shown.y * radius) }
    }

    /// The area of the board that the part shows.
    fn area(&self) -> Area {
        let [x, y, w, h] = [-self.centre.x, -self.centre.y, WIDTH, self.height].map(|pixels| pixels / self.radius);
        Area::new(x, y, w, h)
    }

    /// True if the part shows at least some of an area.
    fn overlaps(&self, other: Area) -> bool {
        let view = self.area();
        let is_beside = |from: f32, size: f32, other: f32, width: f32| {
            from + size <= other + TOLERANCE || other + width <= from + TOLERANCE
        };
        !is_beside(view.x, view.w, other.x, other.w) && !is_beside(view.y, view.h, other.y, other.h)
    }

    /// True if the part shows all of an area.
    fn contains(&self, other: Area) -> bool {
        let view = self.area();
        let is_within = |from: f32, size: f32, other: f32, width: f32| {
            from <= other + TOLERANCE && other + width <= from + size + TOLERANCE
        };
        is_within(view.x, view.w, other.x, other.w) && is_within(view.y, view.h, other.y, other.h)
    }

    /// The height of a still with its caption.
    fn still_height(&self) -> f32 {
        CAPTION_HEIGHT + self.height
    }

    fn layout(&self) -> Layout {
        Layout::for_board_part(self.board, (WIDTH, self.height), self.radius, self.centre)
    }

    /// Draws the board of a scene with its marks.
    fn paint(&self, scene: &Scene<'_>) -> Canvas {
        let layout = self.layout();
        let palette = scene.colours.palette();
        let mut canvas = Canvas::new(layout.width, layout.height, palette).with_hues(&scene.hues);
        super::paint_board(&mut canvas, &layout, scene);
        canvas
    }
}

/// The area that contains these hexes with a margin, in radii from the centre of the board.
fn bounding_area(board: Board, hexes: impl Iterator<Item = Hex>, around: f32) -> Area {
    let layout = Layout::for_board_part(board, (0.0, 0.0), 1.0, Point::default());
    let (mut least, mut most) = (Point::new(f32::MAX, f32::MAX), Point::new(f32::MIN, f32::MIN));
    for centre in hexes.map(|hex| layout.hex_centre(hex)) {
        least = Point::new(least.x.min(centre.x), least.y.min(centre.y));
        most = Point::new(most.x.max(centre.x), most.y.max(centre.y));
    }
    let (w, h) = (1.0 + around, APOTHEM + around);
    Area::new(least.x - w, least.y - h, most.x - least.x + 2.0 * w, most.y - least.y + 2.0 * h)
}

/// The smallest area that contains both areas.
fn area_around_both(one: Area, other: Area) -> Area {
    let (x, y) = (one.x.min(other.x), one.y.min(other.y));
    let (right, bottom) = ((one.x + one.w).max(other.x + other.w), (one.y + one.h).max(other.y + other.h));
    Area::new(x, y, right - x, bottom - y)
}

/// The part of an area that lies within another one.
fn intersection(area: Area, whole: Area) -> Area {
    let (x, y) = (area.x.max(whole.x), area.y.max(whole.y));
    let (right, bottom) = ((area.x + area.w).min(whole.x + whole.w), (area.y + area.h).min(whole.y + whole.h));
    Area::new(x, y, right - x, bottom - y)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pictures::hexagon::hexagon;

    /// Checks every pair of hexes on both boards.
    #[test]
    fn a_part_shows_all_of_its_hexes_and_is_as_wide_as_the_picture() {
        for board in [Board::STANDARD, Board::ENLARGED] {
            for (one, other) in board.hexes().flat_map(|one| board.hexes().map(move |other| (one, other))) {
                let part = Part::around(board, [one, other].into_iter().collect(), HexSet::default());
                let layout = part.layout();
                assert!(part.radius <= MAX_RADIUS && part.height <= MAX_PART_HEIGHT, "{part:?}");
                assert!(2.0 * part.still_height() <= MAX_HEIGHT, "{part:?}");
                for corner in [one, other].into_iter().flat_map(|hex| hexagon(layout.hex_centre(hex), layout.radius)) {
                    assert!((0.0..=WIDTH).contains(&corner.x), "{board:?} {one:?} {other:?}: {corner:?}");
                    assert!((0.0..=part.height).contains(&corner.y), "{board:?} {one:?} {other:?}: {corner:?}");
                }
            }
        }
    }

    #[test]
    fn no_unit_is_cut_off() {
        for board in [Board::STANDARD, Board::ENLARGED] {
            for (one, other) in board.hexes().flat_map(|one| board.hexes().map(move |other| (one, other))) {
                let part = Part::around(board, [one].into_iter().collect(), [other].into_iter().collect());
                assert!(part.radius <= MAX_RADIUS && part.height <= MAX_PART_HEIGHT, "{part:?}");
                let tile = bounding_area(board, std::iter::once(other), 0.0);
                assert!(!part.overlaps(tile) || part.contains(tile), "{board:?} {one:?} {other:?}: {part:?}");
            }
        }
    }

    #[test]
    fn a_part_without_hexes_is_the_whole_board() {
        for board in [Board::STANDARD, Board::ENLARGED] {
            let part = Part::around(board, HexSet::default(), HexSet::default());
            let all = Part::around(board, board.hexes().collect(), HexSet::default());
            assert_eq!(part.centre, all.centre);
            assert!(part.height <= MAX_PART_HEIGHT);
        }
    }
}
