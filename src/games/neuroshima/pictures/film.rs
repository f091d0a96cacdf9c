//! The film of a Battle, segment by segment, and the same as stills.

use super::layout::{Layout, Seating};
use super::mark::{Mark, flights_of, suffer};
use super::scene::Scene;
use super::{Headline, action, panel};
use crate::games::Sides;
use crate::games::neuroshima::rules::event::{Event, Seen};
use crate::games::neuroshima::rules::{Arrangement, Roster, Side};
use crate::pictures::canvas::Canvas;
use crate::pictures::geometry::Point;
use crate::pictures::gif::Reel;
use crate::pictures::palette::Palette;
use crate::pictures::text::{Align, Type};

/// The size of a film against that of a picture of the board.
const SCALE: f32 = 2.0 / 3.0;
/// The longest film in milliseconds; a longer Battle is told faster.
const LONGEST: u32 = 38_000;
/// How long things are shown, in milliseconds.
const START: u32 = 1_300;
const ACTING: u32 = 1_000;
const FIRE: u32 = 1_500;
const FIRE_FOR_EACH: u32 = 120;
const HEALING: u32 = 1_500;
const FATES: u32 = 1_700;
const END: u32 = 5_000;
/// Stills on one strip, and how many of them stand side by side.
const STILLS: usize = 12;
const COLUMNS: usize = 2;

/// A Battle to be shown.
#[derive(Debug, Clone)]
pub struct Film<'a> {
    /// The table on whose board the Battle begins; what its panels show of hands is left out.
    pub scene: Scene<'a>,
    /// The events of the Battle.
    pub events: &'a [Event],
    /// What followed from it at once: sides that are out, with their tiles.
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
}

/// One segment of a Battle in which a unit acts.
struct Segment {
    /// Its number; none for what happens before the first one.
    initiative: Option<u8>,
    /// The board when it begins.
    board: Arrangement,
    acts: Vec<Mark>,
    shots: Vec<Mark>,
    heals: Vec<Mark>,
    fates: Vec<Mark>,
}

impl Segment {
    /// Whether anything comes of it.
    fn is_eventful(&self) -> bool {
        !(self.shots.is_empty() && self.fates.is_empty())
    }
}

/// The segments of a Battle, and the board that it leaves.
fn segments(roster: &Roster, start: &Arrangement, events: &[Event]) -> (Vec<Segment>, Arrangement) {
    let mut board = start.clone();
    let mut segments: Vec<Segment> = Vec::new();
    for event in events {
        let begun: Option<(_, &[Seen])> = match event {
            Event::SegmentBegan { initiative, acting } => Some((Some(*initiative), acting)),
            Event::BattlePrepared => Some((None, &[])),
            _ => None,
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
    // Nobody is listed as acting before the first segment, and a Toxic Bomb is no unit.
    let goes_off = match event {
        Event::SetOff { ground } => Some(ground.hex),
        Event::Exploded { unit } if segment.initiative.is_none() => Some(unit.hex),
        _ => None,
    };
    segment.acts.extend(goes_off.map(Mark::Acts));
    suffer(&mut segment.fates, event, None);
    for flight in flights_of(roster, event) {
        match flight {
            Mark::Heals { .. } => segment.heals.push(flight),
            _ => segment.shots.push(flight),
        }
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
        let layout = Layout::scaled(Seating::of(scene).without_large_hands(), SCALE);
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

    /// The tiles that leave with their sides once the Battle is over, and the board after that (NH-12.3).
    fn aftermath(&self, mut board: Arrangement) -> (Option<Canvas>, Arrangement) {
        let armies = self.film.aftermath.iter().filter_map(|event| match event {
            Event::Eliminated { side } => self.film.scene.sides.get(side.index()).map(|panel| panel.army.as_str()),
            _ => None,
        });
        let armies: Vec<&str> = armies.collect();
        let mut marks = Vec::new();
        let before = board.clone();
        for event in self.film.aftermath {
            suffer(&mut marks, event, None);
            board.hear(event);
        }
        let title = format!("{} · {}", self.film.words.out, armies.join(" · "));
        let frame = (!armies.is_empty()).then(|| {
            let mut canvas = super::paint(&self.scene(&before, &title), &self.layout);
            action::paint(&mut canvas, &self.layout, &marks);
            canvas
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
        action::paint(&mut canvas, &self.layout, &marks);
        if marks.iter().any(|mark| matches!(mark, Mark::Loses { .. } | Mark::Scores { .. })) {
            action::fly(&mut canvas, &self.layout, &marks);
            let scene = Scene { marks, ..self.before(&segment.board, "") };
            panel::paint_all(&mut canvas, &self.layout, &scene);
        }
        canvas
    }

    /// The frames of a segment: who acts, what flies, what Medics take, what becomes of everybody.
    fn show(&self, reel: &mut Reel, segment: &Segment) {
        let base = self.base(segment);
        reel.show(self.front(&base, segment, &segment.acts), ACTING);
        if !segment.shots.is_empty() {
            let marks = segment.acts.iter().chain(&segment.shots);
            let hits = u32::try_from(segment.shots.len()).unwrap_or_default();
            reel.show(self.front(&base, segment, marks), FIRE + FIRE_FOR_EACH * hits);
        }
        if !segment.heals.is_empty() {
            let mut canvas = self.front(&base, segment, &segment.heals);
            if let Some((centre, unit)) = self.corner() {
                let words = Type::bold(36.0 * unit, self.palette.paper);
                let below = centre.shift(0.0, 90.0 * unit);
                words.draw_fitted(&mut canvas, below, Align::Centre, &self.film.words.healing, 180.0 * unit);
            }
            reel.show(canvas, HEALING);
        }
        if !segment.fates.is_empty() {
            reel.show(self.front(&base, segment, &segment.fates), FATES);
        }
    }

    /// All of a segment at once.
    fn still(&self, segment: &Segment) -> Canvas {
        let marks = [&segment.acts, &segment.shots, &segment.heals, &segment.fates].into_iter().flatten();
        self.front(&self.base(segment), segment, marks)
    }
}

/// The film of a Battle as a GIF that plays again and again: who acts, lines of fire, what Medics take, wounds, deaths
/// and HQ points, segment by segment. It takes less than 40 seconds, and its last frame is the board that is left.
#[must_use]
pub fn film(film: &Film<'_>) -> Vec<u8> {
    let stage = Stage::new(film);
    let (segments, end) = segments(film.scene.roster, film.scene.arrangement, film.events);
    let mut reel = Reel::new(stage.layout.width, stage.layout.height);
    reel.show(stage.rest(film.scene.arrangement, &film.words.battle), START);
    for segment in &segments {
        stage.show(&mut reel, segment);
    }
    let (leaving, end) = stage.aftermath(end);
    if let Some(leaving) = leaving {
        reel.show(leaving, FATES);
    }
    reel.show(stage.end(&end), END);
    reel.finish(LONGEST)
}

/// The same as one picture for readers who switch animation off: a still for each segment in which something happens,
/// from left to right and downwards, and then the board that is left.
#[must_use]
pub fn strip(film: &Film<'_>) -> Vec<u8> {
    let stage = Stage::new(film);
    let (segments, end) = segments(film.scene.roster, film.scene.arrangement, film.events);
    let eventful = segments.iter().filter(|segment| segment.is_eventful()).take(STILLS - 1);
    let mut stills: Vec<Canvas> = eventful.map(|segment| stage.still(segment)).collect();
    let (leaving, end) = stage.aftermath(end);
    stills.extend(leaving);
    stills.push(stage.end(&end));
    mounted(&stills, stage.palette).into_png()
}

/// Stills side by side, parted by lines.
fn mounted(stills: &[Canvas], palette: &'static Palette) -> Canvas {
    let columns = stills.len().clamp(1, COLUMNS);
    let rows = stills.len().div_ceil(columns);
    let (width, height) = stills.first().map_or((1, 1), |still| (still.width(), still.height()));
    let mut canvas = Canvas::new(columns * width, rows * height, palette);
    let place = |index: usize| {
        let at = |cells: usize, size: usize| i32::try_from(cells * size).unwrap_or(i32::MAX);
        (at(index % columns, width), at(index / columns, height))
    };
    for (index, still) in stills.iter().enumerate() {
        let (x, y) = place(index);
        canvas.paste(still, x, y);
    }
    canvas
}
