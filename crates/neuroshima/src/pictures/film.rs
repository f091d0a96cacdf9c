//! The film of a Battle, segment by segment.
//!
//! A frame holds only the difference from the one before. A film that would be too long is told faster; movements
//! keep their pace.

use super::layout::{Layout, Seating};
use super::mark::{Mark, flights_of, suffer};
use super::scene::Scene;
use super::tally::Cost;
use super::{Headline, action, fall, flight, grid, panel, tally};
use crate::rules::event::{Event, Seen};
use crate::rules::{Arrangement, Hex, Roster, Side};
use sztab_game::Sides;
use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::{Area, Point};
use sztab_pictures::gif::Reel;
use sztab_pictures::palette::Palette;
pub use sztab_pictures::text::{Align, Type};
use sztab_pictures::window::Window;

/// The size of a film against that of a picture of the board.
pub(super) const SCALE: f32 = 2.0 / 3.0;
/// The longest film in milliseconds; a longer Battle is told faster.
const LONGEST: u32 = 38_000;
/// Durations of frames, in milliseconds.
const START: u32 = 1_300;
const ACTING: u32 = 900;
const FIRE: u32 = 1_500;
const FIRE_FOR_EACH: u32 = 120;
const HEALING: u32 = 1_500;
const FATES: u32 = 1_500;
const GONE: u32 = 400;
const LEFT: u32 = 900;
const END: u32 = 5_000;
/// The same of frames that are parts of a movement: an arrow on its way, the moment of a hit, points that go, a tile that
/// falls.
const FLYING: u32 = 70;
const FLASH: u32 = 100;
const COUNTING: u32 = 150;
const FALLING: u32 = 80;
/// Which shares of its way an arrow is seen at before it arrives.
const FLIGHT: [f32; 3] = [0.22, 0.5, 0.78];
/// Numbers that are seen at most while points go; one by one if they are no more.
const COUNTS: u8 = 4;

/// A Battle to be shown.
#[derive(Debug, Clone)]
pub struct Film<'a> {
    /// The table on whose board the Battle begins; what its panels show of hands is left out.
    pub scene: Scene<'a>,
    /// The events of the Battle.
    pub events: &'a [Event],
    /// Events that followed from it at once: sides that are out, with their tiles.
    pub aftermath: &'a [Event],
    /// The text above the board.
    pub words: FilmWords,
}

/// The text above the board of a film.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FilmWords {
    /// The title of the whole.
    pub battle: String,
    /// Before the number of a segment.
    pub initiative: String,
    /// Instead of both before the first segment.
    pub start: String,
    /// While Medics take what was meant for others.
    pub healing: String,
    /// Above the board that is left.
    pub end: String,
    /// Before the armies that are out.
    pub out: String,
    /// Before the number of units that a side lost.
    pub lost: String,
}

/// One segment of a Battle in which a unit acts.
pub(super) struct Segment {
    /// Its number; none for what happens before the first one.
    pub initiative: Option<u8>,
    /// The board when it begins.
    pub board: Arrangement,
    /// Units that act.
    pub acts: Vec<Mark>,
    /// Flying shots.
    pub shots: Vec<Mark>,
    /// Wounds that Medics take.
    pub heals: Vec<Mark>,
    /// Fates of all units.
    pub fates: Vec<Mark>,
}

impl Segment {
    /// True if anything comes of it.
    pub fn is_eventful(&self) -> bool {
        !(self.shots.is_empty() && self.fates.is_empty())
    }
}

impl Film<'_> {
    /// The armies of the sides that the Battle puts out.
    pub(super) fn armies_out(&self) -> impl Iterator<Item = &str> {
        self.aftermath.iter().filter_map(move |event| {
            let Event::Eliminated { side } = event else { return None };
            self.scene.sides.get(side.index()).map(|panel| panel.army.as_str())
        })
    }
}

/// The segments of a Battle, and the board that it leaves.
pub(super) fn segments(roster: &Roster, start: &Arrangement, events: &[Event]) -> (Vec<Segment>, Arrangement) {
    let mut board = start.clone();
    let mut segments: Vec<Segment> = Vec::new();
    for event in events {
        let begun: Option<(_, &[Seen])> = if let Event::SegmentBegan { initiative, acting } = event {
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
            note(roster, segment, event);
        }
        board.hear(event);
    }
    (segments, board)
}

fn note(roster: &Roster, segment: &mut Segment, event: &Event) {
    // Before the first segment no unit is listed as acting, and a Toxic Bomb is no unit.
    let goes_off = match event {
        Event::SetOff { ground } => Some(ground.hex),
        Event::Exploded { unit } if segment.initiative.is_none() => Some(unit.hex),
        _ => None,
    };
    segment.acts.extend(goes_off.map(Mark::Acts));
    suffer(&mut segment.fates, event, None);
    for flight in flights_of(roster, event) {
        let flights = if matches!(flight, Mark::Heals { .. }) { &mut segment.heals } else { &mut segment.shots };
        flights.push(flight);
    }
}

/// A film that is being drawn: base pictures, and what goes on in front of them.
struct Stage<'a> {
    film: &'a Film<'a>,
    layout: Layout,
    palette: &'static Palette,
    /// Sides of whose panels nothing is said before the Battle is over: it is the Battle that puts them out.
    late: Sides,
}

/// The sides that a Battle puts out, or that fall behind in it.
fn late(film: &Film<'_>) -> Sides {
    let board = film.scene.arrangement;
    let on_board = |side: &Side| board.units().any(|(_, unit)| unit.owner == *side);
    let all = || film.scene.roster.sides().filter(on_board).collect::<Sides>();
    film.events.iter().chain(film.aftermath).fold(Sides::NONE, |late, event| match event {
        Event::Eliminated { side } => late.with(*side),
        Event::ExtraTurns { sides } => late.union(all().difference(*sides)),
        _ => late,
    })
}

impl<'a> Stage<'a> {
    fn new(film: &'a Film<'a>) -> Self {
        let scene = &film.scene;
        let layout = Layout::with_scale(Seating::of(scene).without_hands(), SCALE);
        Self { film, layout, palette: scene.colours.palette(), late: late(film) }
    }

    /// The table with a board and a line above it; hands are left out.
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

    /// The same while nothing of the Battle's outcome is known.
    fn before<'b>(&'b self, board: &'b Arrangement, title: &str) -> Scene<'b> {
        let mut scene = self.scene(board, title);
        for (panel, _) in scene.sides.iter_mut().zip((0..).map(Side)).filter(|(_, side)| self.late.contains(*side)) {
            panel.standing = None;
        }
        scene
    }

    /// A board before its Battle, or between segments.
    fn rest(&self, board: &Arrangement, title: &str) -> Canvas {
        super::paint(&self.before(board, title), &self.layout)
    }

    /// The board that is left.
    fn end(&self, board: &Arrangement) -> Canvas {
        super::paint(&self.scene(board, &self.film.words.end), &self.layout)
    }

    /// Cost of the Battle for each side, on a picture of the board that is left.
    fn tally(&self, canvas: &mut Canvas, end: &Arrangement) {
        let scene = &self.film.scene;
        let events = self.film.events.iter().chain(self.film.aftermath);
        let costs = Cost::of(scene.roster, scene.arrangement, end, events);
        tally::paint(canvas, &self.layout, scene, &costs, &self.film.words.lost);
    }

    /// The tiles that leave with their sides once the Battle is over, with the picture of them, and the board after that
    /// (NH-12.3).
    fn aftermath(&self, mut board: Arrangement) -> (Option<(Canvas, Vec<Mark>)>, Arrangement) {
        let armies = self.film.armies_out();
        let armies: Vec<&str> = armies.collect();
        let mut marks = Vec::new();
        let before = board.clone();
        for event in self.film.aftermath {
            suffer(&mut marks, event, None);
            board.hear(event);
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

    /// The board of a segment, with the number of the segment where else a hand lies.
    fn base(&self, segment: &Segment) -> Canvas {
        let words = &self.film.words;
        let title = match segment.initiative {
            Some(initiative) => format!("{} · {} {initiative}", words.battle, words.initiative),
            None => format!("{} · {}", words.battle, words.start),
        };
        let mut canvas = self.rest(&segment.board, &title);
        if let (Some((centre, unit)), Some(initiative)) = (self.corner(), segment.initiative) {
            canvas.disc(centre, 58.0 * unit, self.palette.paper);
            let number = Type::bold(92.0 * unit, self.palette.ink);
            number.draw(&mut canvas, centre, Align::Ink, &initiative.to_string());
        }
        canvas
    }

    /// Where the number of a segment stands, and the unit of lengths there.
    fn corner(&self) -> Option<(Point, f32)> {
        let place = self.layout.corners.first().filter(|_| !self.film.scene.sides.is_empty())?;
        let (area, unit) = (place.hand, self.layout.unit);
        let x = if place.hand_from_right { area.x + area.w - 90.0 * unit } else { area.x + 90.0 * unit };
        Some((Point::new(x, area.y + 62.0 * unit), unit))
    }

    /// The board of a segment with marks in front of it, and the points that are lost with them.
    fn front<'m>(&self, base: &Canvas, segment: &Segment, marks: impl IntoIterator<Item = &'m Mark>) -> Canvas {
        let marks: Vec<Mark> = marks.into_iter().copied().collect();
        let mut canvas = base.clone();
        let scene = self.before(&segment.board, "");
        action::paint(&mut canvas, &self.layout, &scene, &marks);
        if marks.iter().any(|mark| matches!(mark, Mark::Loses { .. } | Mark::Scores { .. })) {
            action::fly(&mut canvas, &self.layout, &marks);
            let scene = Scene { marks, ..scene };
            panel::paint_all(&mut canvas, &self.layout, &scene);
        }
        canvas
    }

    /// The frames of a segment, which leads to a board: who acts, what flies, what Medics take, what becomes of everybody.
    fn show(&self, reel: &mut Reel, segment: &Segment, after: &Arrangement) {
        let base = self.base(segment);
        let ready = self.front(&base, segment, &segment.acts);
        reel.show(&ready, ACTING);
        if !segment.shots.is_empty() {
            self.fly(reel, &ready, segment);
            let marks = segment.acts.iter().chain(&segment.shots);
            let hits = u32::try_from(segment.shots.len()).unwrap_or_default();
            reel.show(&self.front(&base, segment, marks), FIRE + FIRE_FOR_EACH * hits);
        }
        if !segment.heals.is_empty() {
            let mut canvas = self.front(&base, segment, &segment.heals);
            if let Some((centre, unit)) = self.corner() {
                let words = Type::bold(36.0 * unit, self.palette.paper);
                let below = centre.shift(0.0, 90.0 * unit);
                words.draw_fitted(&mut canvas, below, Align::Centre, &self.film.words.healing, 180.0 * unit);
            }
            reel.show(&canvas, HEALING);
        }
        if !segment.fates.is_empty() {
            self.count(reel, &base, segment);
            let fates = self.fate(&base, segment, &segment.fates);
            reel.show(&fates, FATES);
            self.fall(reel, &fates, &segment.fates, after);
        }
    }

    /// Arrows on their way, and the moment in which they hit.
    fn fly(&self, reel: &mut Reel, ready: &Canvas, segment: &Segment) {
        let (shots, layout) = (&segment.shots, &self.layout);
        let window = Window::around(ready, flight::areas(layout, shots));
        let mut canvas = ready.clone();
        for share in FLIGHT {
            window.restore(&mut canvas, ready);
            flight::paint(&mut canvas, layout, shots, share);
            reel.show_within(&canvas, window, FLYING);
        }
        window.restore(&mut canvas, ready);
        for hex in shots.iter().filter_map(Mark::strikes) {
            action::flash(&mut canvas, layout, hex);
        }
        flight::paint(&mut canvas, layout, shots, 1.0);
        reel.show_within(&canvas, window, FLASH);
    }

    /// The numbers of points on their way to what is left of them.
    fn count(&self, reel: &mut Reel, base: &Canvas, segment: &Segment) {
        let steps = segment.fates.iter().map(Mark::points).max().unwrap_or_default().min(COUNTS);
        for step in 1..steps {
            let marks: Vec<Mark> = segment.fates.iter().map(|fate| fate.at_step(step, steps)).collect();
            reel.show(&self.fate(base, segment, &marks), COUNTING);
        }
    }

    /// The board of a segment with what becomes of units, and the points as they are then on HQs and panels.
    fn fate(&self, base: &Canvas, segment: &Segment, marks: &[Mark]) -> Canvas {
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
            return self.front(base, segment, marks);
        }
        let mut canvas = base.clone();
        let scene = self.before(&board, "");
        hit.into_iter().for_each(|hex| grid::unit(&mut canvas, &self.layout, &scene, hex));
        self.front(&canvas, segment, marks)
    }

    /// Tiles leave the board, which is then as told.
    fn fall(&self, reel: &mut Reel, picture: &Canvas, marks: &[Mark], after: &Arrangement) {
        let (layout, radius) = (&self.layout, self.layout.radius);
        let fallen = marks.iter().filter_map(Mark::falls).filter(|&hex| after.unit(hex).is_none());
        let fallen: Vec<Hex> = fallen.collect();
        if fallen.is_empty() {
            return;
        }
        let scene = self.before(after, "");
        let mut gone = picture.clone();
        fallen.iter().for_each(|&hex| grid::bare(&mut gone, layout, &scene, hex));
        let area = |&hex: &Hex| {
            let centre = layout.hex(hex);
            Area::new(centre.x - radius, centre.y - radius, 2.0 * radius, 2.0 * radius)
        };
        let window = Window::around(&gone, fallen.iter().map(area));
        let mut canvas = gone.clone();
        for pose in fall::POSES {
            window.restore(&mut canvas, &gone);
            for &hex in &fallen {
                fall::paint(&mut canvas, picture, layout.hex(hex), radius, pose);
            }
            reel.show_within(&canvas, window, FALLING);
        }
        reel.show_within(&gone, window, GONE);
    }
}

/// The film of a Battle as a GIF that plays again and again: who acts, arrows that travel, hits, what Medics take, wounds,
/// HQ points, tiles that fall, segment by segment. It takes less than 40 seconds, and its last frame is the board that is
/// left with what the Battle cost each side.
#[must_use]
pub fn film(film: &Film<'_>) -> Vec<u8> {
    let stage = Stage::new(film);
    let (segments, end) = segments(film.scene.roster, film.scene.arrangement, film.events);
    let mut reel = Reel::new(stage.layout.width, stage.layout.height);
    reel.show(&stage.rest(film.scene.arrangement, &film.words.battle), START);
    let boards = segments.iter().skip(1).map(|segment| &segment.board).chain([&end]);
    for (segment, after) in segments.iter().zip(boards) {
        stage.show(&mut reel, segment, after);
    }
    let (leaving, end) = stage.aftermath(end);
    if let Some((leaving, marks)) = leaving {
        reel.show(&leaving, FATES);
        stage.fall(&mut reel, &leaving, &marks, &end);
    }
    let mut left = stage.end(&end);
    reel.show(&left, LEFT);
    stage.tally(&mut left, &end);
    reel.show(&left, END);
    reel.finish(LONGEST)
}
