//! The film of a Battle, segment by segment.
//!
//! A frame stores only the difference from the previous one. A film that would be too long is played faster, but
//! movements keep their speed.

use super::layout::{Layout, Seating};
use super::mark::{Mark, add_effect, flight_marks};
use super::scene::Scene;
use super::tally::Losses;
use super::{Headline, action, fall, flight, grid, panel, tally};
use crate::rules::event::{Event, EventTile};
use crate::rules::{Arrangement, Hex, Roster, Side};
use sztab_game::Sides;
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
use sztab_pictures::gif::Reel;
use sztab_pictures::palette::Palette;
pub use sztab_pictures::text::{Align, Type};
use sztab_pictures::window::Window;

/// The scale of a film relative to a picture of the board.
pub(super) const SCALE: f32 = 2.0 / 3.0;
/// The longest film in milliseconds; a longer Battle is played faster.
const MAX_FILM_MS: u32 = 38_000;
/// Durations of frames, in milliseconds.
const START_MS: u32 = 1_300;
const ACTING_MS: u32 = 900;
const FIRE_MS: u32 = 1_500;
const FIRE_PER_SHOT_MS: u32 = 120;
const HEALING_MS: u32 = 1_500;
const FATES_MS: u32 = 1_500;
const AFTER_FALL_MS: u32 = 400;
const AFTER_LOSSES_MS: u32 = 900;
const TALLY_MS: u32 = 5_000;
/// Durations of frames that are parts of a movement, in milliseconds: an arrow in flight, the instant of a hit, points
/// on the move, a falling tile.
const FLYING_MS: u32 = 70;
const FLASH_MS: u32 = 100;
const COUNTING_MS: u32 = 150;
const FALLING_MS: u32 = 80;
/// Shares of an arrow's path at which the arrow is shown before it arrives.
const FLIGHT_SHARES: [f32; 3] = [0.22, 0.5, 0.78];
/// Maximum number of steps in which points are counted down; up to this many points are counted one by one.
const MAX_COUNT_STEPS: u8 = 4;

/// A Battle to show.
#[derive(Debug, Clone)]
pub struct Film<'a> {
    /// The table with the board on which the Battle begins; the hands in its panels are left out.
    pub scene: Scene<'a>,
    /// The events of the Battle.
    pub events: &'a [Event],
    /// Events that followed immediately: the elimination of sides and the removal of their tiles.
    pub aftermath: &'a [Event],
    /// The text above the board.
    pub words: FilmWords,
}

/// The text above the board of a film.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FilmWords {
    /// The title of the whole film.
    pub battle: String,
    /// Text before the number of a segment.
    pub initiative: String,
    /// Text shown before the first segment, instead of the title and the number.
    pub start: String,
    /// Text while Medics take wounds meant for others.
    pub healing: String,
    /// Text above the final board.
    pub end: String,
    /// Text before the names of the eliminated armies.
    pub out: String,
    /// Text before the number of units that a side lost.
    pub lost: String,
}

/// One segment of a Battle in which a unit acts.
pub(super) struct Segment {
    /// The segment's number; `None` for the events before the first segment.
    pub initiative: Option<u8>,
    /// The board at the start of the segment.
    pub board: Arrangement,
    /// Marks of acting units.
    pub acts: Vec<Mark>,
    /// Marks of shots in flight.
    pub shots: Vec<Mark>,
    /// Marks of wounds that Medics take.
    pub heals: Vec<Mark>,
    /// Marks of the fates of all units.
    pub fates: Vec<Mark>,
}

impl Segment {
    /// True if the segment has any effect.
    pub fn is_eventful(&self) -> bool {
        !(self.shots.is_empty() && self.fates.is_empty())
    }
}

impl Film<'_> {
    /// The armies of the sides that the Battle eliminates.
    pub(super) fn eliminated_armies(&self) -> impl Iterator<Item = &str> {
        self.aftermath.iter().filter_map(move |event| {
            let Event::Eliminated { side } = event else { return None };
            self.scene.sides.get(side.index()).map(|panel| panel.army.as_str())
        })
    }
}

/// The segments of a Battle, and the board after it.
pub(super) fn segments(roster: &Roster, start: &Arrangement, events: &[Event]) -> (Vec<Segment>, Arrangement) {
    let mut board = start.clone();
    let mut segments: Vec<Segment> = Vec::new();
    for event in events {
        let begun: Option<(_, &[EventTile])> = if let Event::SegmentBegan { initiative, acting } = event {
            Some((Some(*initiative), acting))
        } else {
            (*event == Event::BattlePrepared).then_some((None, &[]))
        };
        if let Some((initiative, acting)) = begun {
            segments.push(Segment {
                initiative,
                board: board.clone(),
                acts: acting.iter().map(|unit| Mark::Acts(unit.hex)).collect(),
                shots: Vec::new(),
                heals: Vec::new(),
                fates: Vec::new(),
            });
        }
        if let Some(segment) = segments.last_mut() {
            record_event(roster, segment, event);
        }
        board.apply_event(event);
    }
    (segments, board)
}

fn record_event(roster: &Roster, segment: &mut Segment, event: &Event) {
    // Before the first segment no unit acts, and a Toxic Bomb is not a unit.
    if let Event::SetOff { ground } = event {
        segment.acts.push(Mark::Acts(ground.hex));
    } else if let Event::Exploded { unit } = event
        && segment.initiative.is_none()
    {
        segment.acts.push(Mark::Acts(unit.hex));
    }
    add_effect(&mut segment.fates, event, None);
    for flight in flight_marks(roster, event) {
        let flights = if matches!(flight, Mark::Heals { .. }) { &mut segment.heals } else { &mut segment.shots };
        flights.push(flight);
    }
}

/// A film being drawn: base pictures, and the marks drawn over them.
struct Stage<'a> {
    film: &'a Film<'a>,
    layout: Layout,
    palette: &'static Palette,
    /// Sides whose panels show no result before the end of the Battle, because the Battle itself decides it.
    undisclosed: Sides,
}

/// The sides that the Battle eliminates, or that fall behind on points in it.
fn undisclosed_sides(film: &Film<'_>) -> Sides {
    let board = film.scene.arrangement;
    let on_board = |side: &Side| board.units().any(|(_, unit)| unit.owner == *side);
    let all = || film.scene.roster.sides().filter(on_board).collect::<Sides>();
    film.events.iter().chain(film.aftermath).fold(Sides::NONE, |undisclosed, event| {
        if let Event::Eliminated { side } = event {
            undisclosed.with(*side)
        } else if let Event::ExtraTurns { sides } = event {
            undisclosed.union(all().difference(*sides))
        } else {
            undisclosed
        }
    })
}

impl<'a> Stage<'a> {
    fn new(film: &'a Film<'a>) -> Self {
        let scene = &film.scene;
        let layout = Layout::with_scale(Seating::from_scene(scene).without_hands(), SCALE);
        Self { film, layout, palette: scene.colours.palette(), undisclosed: undisclosed_sides(film) }
    }

    /// The table with a board and a title above it; hands are left out.
    fn scene<'b>(&'b self, board: &'b Arrangement, title: &str) -> Scene<'b> {
        let mut scene = self.film.scene.with_board(board);
        scene.headline = Headline { title: title.to_owned(), ..Headline::default() };
        for panel in &mut scene.sides {
            panel.hand.clear();
            panel.to_move = false;
            panel.is_next = false;
        }
        scene
    }

    /// Like `scene`, with the Battle's outcome left out.
    fn scene_before_outcome<'b>(&'b self, board: &'b Arrangement, title: &str) -> Scene<'b> {
        let mut scene = self.scene(board, title);
        for (panel, _) in
            scene.sides.iter_mut().zip((0..).map(Side)).filter(|(_, side)| self.undisclosed.contains(*side))
        {
            panel.standing = None;
        }
        scene
    }

    /// Draws a board before its Battle or between segments.
    fn paint_between_segments(&self, board: &Arrangement, title: &str) -> Canvas {
        super::paint(&self.scene_before_outcome(board, title), &self.layout)
    }

    /// Draws the final board.
    fn paint_end(&self, board: &Arrangement) -> Canvas {
        super::paint(&self.scene(board, &self.film.words.end), &self.layout)
    }

    /// Draws the losses of each side on a picture of the final board.
    fn paint_tally(&self, canvas: &mut Canvas, end: &Arrangement) {
        let scene = &self.film.scene;
        let events = self.film.events.iter().chain(self.film.aftermath);
        let costs = Losses::of_all_sides(scene.roster, scene.arrangement, end, events);
        tally::paint(canvas, &self.layout, scene, &costs, &self.film.words.lost);
    }

    /// The tiles that are removed with their sides after the Battle, marked on a picture, and the board without them
    /// (NH-12.3).
    fn aftermath(&self, mut board: Arrangement) -> (Option<(Canvas, Vec<Mark>)>, Arrangement) {
        let armies = self.film.eliminated_armies();
        let armies: Vec<&str> = armies.collect();
        let mut marks = Vec::new();
        let before = board.clone();
        for event in self.film.aftermath {
            add_effect(&mut marks, event, None);
            board.apply_event(event);
        }
        let title = format!("{} · {}", self.film.words.out, armies.join(" · "));
        let frame = (!armies.is_empty()).then(|| {
            let scene = self.scene(&before, &title);
            let mut canvas = super::paint(&scene, &self.layout);
            action::paint(&mut canvas, &self.layout, &scene, &marks);
            (canvas, marks)
        });
        (frame, board)
    }

    /// Draws the board of a segment, with the segment's number where a hand would be.
    fn paint_base(&self, segment: &Segment) -> Canvas {
        let words = &self.film.words;
        let title = match segment.initiative {
            Some(initiative) => format!("{} · {} {initiative}", words.battle, words.initiative),
            None => format!("{} · {}", words.battle, words.start),
        };
        let mut canvas = self.paint_between_segments(&segment.board, &title);
        if let (Some((centre, unit)), Some(initiative)) = (self.segment_number_position(), segment.initiative) {
            canvas.fill_disc(centre, 58.0 * unit, self.palette.paper);
            let number = Type::bold(92.0 * unit, self.palette.ink);
            number.draw(&mut canvas, centre, Align::Ink, &initiative.to_string());
        }
        canvas
    }

    /// The position of the segment's number, and the length of a unit there in pixels.
    fn segment_number_position(&self) -> Option<(Point, f32)> {
        let place = self.layout.corners.first().filter(|_| !self.film.scene.sides.is_empty())?;
        let (area, unit) = (place.hand, self.layout.unit);
        let x = if place.hand_from_right { area.x + area.w - 90.0 * unit } else { area.x + 90.0 * unit };
        Some((Point::new(x, area.y + 62.0 * unit), unit))
    }

    /// Draws the board of a segment with marks over it, and the points lost through them.
    fn paint_marks<'m>(&self, base: &Canvas, segment: &Segment, marks: impl IntoIterator<Item = &'m Mark>) -> Canvas {
        let marks: Vec<Mark> = marks.into_iter().copied().collect();
        let mut canvas = base.clone();
        let scene = self.scene_before_outcome(&segment.board, "");
        action::paint(&mut canvas, &self.layout, &scene, &marks);
        if marks.iter().any(|mark| matches!(mark, Mark::Loses { .. } | Mark::Scores { .. })) {
            action::paint_flying_points(&mut canvas, &self.layout, &marks);
            let scene = Scene { marks, ..scene };
            panel::paint_all(&mut canvas, &self.layout, &scene);
        }
        canvas
    }

    /// Adds the frames of a segment that ends in the board `after`: acting units, shots, wounds that Medics take, and
    /// the fate of each unit.
    fn add_segment(&self, reel: &mut Reel, segment: &Segment, after: &Arrangement) {
        let base = self.paint_base(segment);
        let ready = self.paint_marks(&base, segment, &segment.acts);
        reel.add_frame(&ready, ACTING_MS);
        if !segment.shots.is_empty() {
            self.add_flight(reel, &ready, segment);
            let marks = segment.acts.iter().chain(&segment.shots);
            let hits = u32::try_from(segment.shots.len()).unwrap_or_default();
            reel.add_frame(&self.paint_marks(&base, segment, marks), FIRE_MS + FIRE_PER_SHOT_MS * hits);
        }
        if !segment.heals.is_empty() {
            let mut canvas = self.paint_marks(&base, segment, &segment.heals);
            if let Some((centre, unit)) = self.segment_number_position() {
                let words = Type::bold(36.0 * unit, self.palette.paper);
                let below = centre.shift(0.0, 90.0 * unit);
                words.draw_fitted(&mut canvas, below, Align::Centre, &self.film.words.healing, 180.0 * unit);
            }
            reel.add_frame(&canvas, HEALING_MS);
        }
        if !segment.fates.is_empty() {
            self.add_countdown(reel, &base, segment);
            let fates = self.paint_fates(&base, segment, &segment.fates);
            reel.add_frame(&fates, FATES_MS);
            self.add_fall(reel, &fates, &segment.fates, after);
        }
    }

    /// Adds arrows in flight and the instant of their impact.
    fn add_flight(&self, reel: &mut Reel, ready: &Canvas, segment: &Segment) {
        let (shots, layout) = (&segment.shots, &self.layout);
        let window = Window::around(ready, flight::flight_areas(layout, shots));
        let mut canvas = ready.clone();
        for share in FLIGHT_SHARES {
            window.restore(&mut canvas, ready);
            flight::paint(&mut canvas, layout, shots, share);
            reel.add_frame_within(&canvas, window, FLYING_MS);
        }
        window.restore(&mut canvas, ready);
        for hex in shots.iter().filter_map(Mark::struck_hex) {
            action::paint_flash(&mut canvas, layout, hex);
        }
        flight::paint(&mut canvas, layout, shots, 1.0);
        reel.add_frame_within(&canvas, window, FLASH_MS);
    }

    /// Adds the frames in which points are counted down to the remaining number.
    fn add_countdown(&self, reel: &mut Reel, base: &Canvas, segment: &Segment) {
        let steps = segment.fates.iter().map(Mark::points).max().unwrap_or_default().min(MAX_COUNT_STEPS);
        for step in 1..steps {
            let marks: Vec<Mark> = segment.fates.iter().map(|fate| fate.at_step(step, steps)).collect();
            reel.add_frame(&self.paint_fates(base, segment, &marks), COUNTING_MS);
        }
    }

    /// Draws the board of a segment with the fates of units, and the resulting points on HQs and panels.
    fn paint_fates(&self, base: &Canvas, segment: &Segment, marks: &[Mark]) -> Canvas {
        let mut board = segment.board.clone();
        let mut hit: Vec<Hex> = Vec::new();
        for mark in marks {
            let Mark::Loses { hex, points } = *mark else { continue };
            let owner = board.unit(hex).map(|unit| unit.owner.index());
            if let Some(left) = owner.and_then(|owner| board.points.get_mut(owner)) {
                *left = left.saturating_sub(points);
                hit.push(hex);
            }
        }
        if hit.is_empty() {
            return self.paint_marks(base, segment, marks);
        }
        let mut canvas = base.clone();
        let scene = self.scene_before_outcome(&board, "");
        hit.into_iter().for_each(|hex| grid::paint_unit(&mut canvas, &self.layout, &scene, hex));
        self.paint_marks(&canvas, segment, marks)
    }

    /// Adds the frames in which tiles leave the board, ending with the board `after`.
    fn add_fall(&self, reel: &mut Reel, picture: &Canvas, marks: &[Mark], after: &Arrangement) {
        let (layout, radius) = (&self.layout, self.layout.radius);
        let fallen = marks.iter().filter_map(Mark::falling_hex).filter(|&hex| after.unit(hex).is_none());
        let fallen: Vec<Hex> = fallen.collect();
        if fallen.is_empty() {
            return;
        }
        let scene = self.scene_before_outcome(after, "");
        let mut gone = picture.clone();
        fallen.iter().for_each(|&hex| grid::paint_ground(&mut gone, layout, &scene, hex));
        let area = |&hex: &Hex| {
            let centre = layout.hex_centre(hex);
            Area::new(centre.x - radius, centre.y - radius, 2.0 * radius, 2.0 * radius)
        };
        let window = Window::around(&gone, fallen.iter().map(area));
        let mut canvas = gone.clone();
        for pose in fall::POSES {
            window.restore(&mut canvas, &gone);
            for &hex in &fallen {
                fall::paint(&mut canvas, picture, layout.hex_centre(hex), radius, pose);
            }
            reel.add_frame_within(&canvas, window, FALLING_MS);
        }
        reel.add_frame_within(&gone, window, AFTER_FALL_MS);
    }
}

/// Draws the film of a Battle as a looping GIF: acting units, travelling arrows, hits, wounds that Medics take, HQ
/// points and falling tiles, segment by segment. It takes less than 40 seconds, and its last frame is the final board
/// with the losses of each side.
#[must_use]
pub fn render_film(film: &Film<'_>) -> Vec<u8> {
    let stage = Stage::new(film);
    let (segments, end) = segments(film.scene.roster, film.scene.arrangement, film.events);
    let mut reel = Reel::new(stage.layout.width, stage.layout.height);
    reel.add_frame(&stage.paint_between_segments(film.scene.arrangement, &film.words.battle), START_MS);
    let boards = segments.iter().skip(1).map(|segment| &segment.board).chain([&end]);
    for (segment, after) in segments.iter().zip(boards) {
        stage.add_segment(&mut reel, segment, after);
    }
    let (leaving, end) = stage.aftermath(end);
    if let Some((leaving, marks)) = leaving {
        reel.add_frame(&leaving, FATES_MS);
        stage.add_fall(&mut reel, &leaving, &marks, &end);
    }
    let mut left = stage.paint_end(&end);
    reel.add_frame(&left, AFTER_LOSSES_MS);
    stage.paint_tally(&mut left, &end);
    reel.add_frame(&left, TALLY_MS);
    reel.finish(MAX_FILM_MS)
}
