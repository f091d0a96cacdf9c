//! The film of a Battle, segment by segment, and the same as stills.

use super::canvas::Canvas;
use super::gif::Reel;
use super::layout::Layout;
use super::mark::{Mark, add};
use super::palette::Palette;
use super::scene::{Scene, SidePanel};
use super::{Headline, action, panel};
use crate::rules::event::Event;
use crate::rules::{Arrangement, Side};

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
    /// What is written above the board.
    pub words: FilmWords,
}

/// What is written above the board of a film.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FilmWords {
    /// The title of the whole.
    pub battle: String,
    /// Before the number of a segment.
    pub initiative: String,
    /// While Medics take what was meant for others.
    pub healing: String,
    /// Above the board that is left.
    pub end: String,
}

/// One segment of a Battle in which somebody acts.
struct Segment {
    initiative: u8,
    /// The board when it begins.
    board: Arrangement,
    acts: Vec<Mark>,
    shots: Vec<Mark>,
    heals: Vec<Mark>,
    fates: Vec<Mark>,
    loss: Vec<(Side, u8)>,
}

impl Segment {
    /// Whether anything comes of it.
    fn is_eventful(&self) -> bool {
        !(self.shots.is_empty() && self.fates.is_empty())
    }
}

/// The segments of a Battle, and the board that it leaves.
fn segments(start: &Arrangement, events: &[Event]) -> (Vec<Segment>, Arrangement) {
    let mut board = start.clone();
    let mut segments: Vec<Segment> = Vec::new();
    for event in events {
        if let Event::SegmentBegan { initiative, acting } = event {
            segments.push(Segment {
                initiative: *initiative,
                board: board.clone(),
                acts: acting.iter().map(|unit| Mark::Acts(unit.hex)).collect(),
                shots: Vec::new(),
                heals: Vec::new(),
                fates: Vec::new(),
                loss: Vec::new(),
            });
        }
        if let Some(segment) = segments.last_mut() {
            note(segment, event);
        }
        board.hear(event);
    }
    (segments, board)
}

fn note(segment: &mut Segment, event: &Event) {
    match event {
        Event::Hit(hit) => segment.shots.push(Mark::shot(hit)),
        Event::Absorbed { medic, patient, .. } => {
            segment.heals.push(Mark::Heals { medic: medic.hex, patient: patient.hex });
        }
        Event::Wounded { unit, amount, .. } => add(&mut segment.fates, Mark::Wounded { hex: unit.hex, amount: *amount }),
        Event::Destroyed { unit, .. } => {
            segment.fates.retain(|fate| !matches!(fate, Mark::Wounded { hex, .. } if *hex == unit.hex));
            segment.fates.push(Mark::Dies { hex: unit.hex, segment: None });
        }
        Event::HeadquartersDamaged { unit, amount, .. } => {
            add(&mut segment.fates, Mark::Loses { hex: unit.hex, points: *amount });
            segment.loss.push((unit.owner, *amount));
        }
        _ => {}
    }
}

/// A film that is being drawn: base pictures, and what goes on in front of them.
struct Stage<'a> {
    film: &'a Film<'a>,
    layout: Layout,
    palette: &'static Palette,
}

impl<'a> Stage<'a> {
    fn new(film: &'a Film<'a>) -> Self {
        let scene = &film.scene;
        let layout = Layout::scaled(scene.arrangement.board, scene.sides.len(), SCALE);
        Self { film, layout, palette: scene.colours.palette() }
    }

    /// The table with a board and a line above it, and points that are being lost.
    fn scene<'b>(&'b self, board: &'b Arrangement, note: String, loss: &[(Side, u8)]) -> Scene<'b> {
        let mut scene = self.film.scene.with_board(board);
        scene.headline = Headline { title: self.film.words.battle.clone(), note };
        for (index, panel) in scene.sides.iter_mut().enumerate() {
            let lost: u8 = loss.iter().filter(|(side, _)| side.index() == index).map(|(_, points)| points).sum();
            *panel = SidePanel { hand: Vec::new(), to_move: false, loss: lost, ..std::mem::take(panel) };
        }
        scene
    }

    fn paint(&self, scene: &Scene<'_>) -> Canvas {
        super::paint(scene, &self.layout)
    }

    fn segment_note(&self, segment: &Segment) -> String {
        format!("{} {}", self.film.words.initiative, segment.initiative)
    }

    /// The board of a segment with marks in front of it and the panels as they are then.
    fn front(&self, base: &Canvas, scene: &Scene<'_>, marks: &[Mark]) -> Canvas {
        let mut canvas = base.clone();
        action::paint(&mut canvas, &self.layout, marks);
        if scene.sides.iter().any(|side| side.loss > 0) {
            panel::paint_all(&mut canvas, &self.layout, scene);
        }
        canvas
    }

    fn show(&self, reel: &mut Reel, segment: &Segment) {
        let scene = self.scene(&segment.board, self.segment_note(segment), &[]);
        let base = self.paint(&scene);
        reel.show(self.front(&base, &scene, &segment.acts), ACTING);
        if !segment.shots.is_empty() {
            let marks: Vec<Mark> = segment.acts.iter().chain(&segment.shots).copied().collect();
            let hits = u32::try_from(segment.shots.len()).unwrap_or_default();
            reel.show(self.front(&base, &scene, &marks), FIRE + FIRE_FOR_EACH * hits);
        }
        if !segment.heals.is_empty() {
            let note = format!("{} · {}", self.segment_note(segment), self.film.words.healing);
            let scene = self.scene(&segment.board, note, &[]);
            reel.show(self.front(&self.paint(&scene), &scene, &segment.heals), HEALING);
        }
        if !segment.fates.is_empty() {
            let scene = self.scene(&segment.board, self.segment_note(segment), &segment.loss);
            reel.show(self.front(&base, &scene, &segment.fates), FATES);
        }
    }
}

/// The film of a Battle as a GIF that plays again and again: who acts, lines of fire, what Medics take, wounds, deaths
/// and HQ points, segment by segment. It takes less than 40 seconds, and its last frame is the board that is left.
#[must_use]
pub fn film(film: &Film<'_>) -> Vec<u8> {
    let stage = Stage::new(film);
    let (segments, end) = segments(film.scene.arrangement, film.events);
    let mut reel = Reel::new(stage.layout.width, stage.layout.height);
    let first = stage.scene(film.scene.arrangement, String::new(), &[]);
    reel.show(stage.paint(&first), START);
    for segment in &segments {
        stage.show(&mut reel, segment);
    }
    let last = stage.scene(&end, film.words.end.clone(), &[]);
    reel.show(stage.paint(&last), END);
    reel.finish(LONGEST)
}

/// The same as one picture for those who switch animation off: a still for each segment in which something happens,
/// from left to right and downwards, and then the board that is left.
#[must_use]
pub fn strip(film: &Film<'_>) -> Vec<u8> {
    let stage = Stage::new(film);
    let (segments, end) = segments(film.scene.arrangement, film.events);
    let eventful: Vec<&Segment> = segments.iter().filter(|segment| segment.is_eventful()).collect();
    let mut stills: Vec<Canvas> = eventful
        .into_iter()
        .take(STILLS - 1)
        .map(|segment| {
            let scene = stage.scene(&segment.board, stage.segment_note(segment), &segment.loss);
            let marks = [&segment.acts, &segment.shots, &segment.heals, &segment.fates].into_iter().flatten();
            stage.front(&stage.paint(&scene), &scene, &marks.copied().collect::<Vec<_>>())
        })
        .collect();
    stills.push(stage.paint(&stage.scene(&end, film.words.end.clone(), &[])));
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
