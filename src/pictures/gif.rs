//! Moving pictures: one palette, and of each frame only what has changed.
#![expect(clippy::cast_possible_truncation, reason = "films are at most a few thousand pixels wide")]

use std::borrow::Cow;

use gif::{DisposalMethod, Encoder, Frame, Repeat};

use super::canvas::Canvas;
use super::reduce::{COLOURS, Histogram, Palette};

/// The entry of the palette that stands for "as before".
const AS_BEFORE: u8 = 255;

/// What changed from one frame to the next.
#[derive(Debug)]
struct Change {
    left: usize,
    top: usize,
    width: usize,
    /// Row by row; nothing where the pixel stayed as it was.
    pixels: Vec<Option<[u8; 3]>>,
    milliseconds: u32,
}

/// A moving picture that is being made, frame by frame.
#[derive(Debug)]
pub struct Reel {
    width: usize,
    height: usize,
    changes: Vec<Change>,
    shown: Option<Canvas>,
}

impl Reel {
    /// An empty reel.
    pub const fn new(width: usize, height: usize) -> Self {
        Self { width, height, changes: Vec::new(), shown: None }
    }

    /// Adds a frame that is shown for a time. One that shows nothing new makes the frame before it longer.
    pub fn show(&mut self, canvas: Canvas, milliseconds: u32) {
        let change = match &self.shown {
            None => Some(whole(&canvas)),
            Some(before) => difference(before, &canvas),
        };
        match (change, self.changes.last_mut()) {
            (Some(change), _) => self.changes.push(Change { milliseconds, ..change }),
            (None, Some(last)) => last.milliseconds += milliseconds,
            (None, None) => {}
        }
        self.shown = Some(canvas);
    }

    /// The GIF file; if it would run for more than `longest` milliseconds, everything is shown for a shorter time.
    pub fn finish(self, longest: u32) -> Vec<u8> {
        let runs: Vec<Vec<Run>> = self.changes.iter().map(Change::runs).collect();
        let mut histogram = Histogram::new();
        for run in runs.iter().flatten() {
            if let Some(colour) = run.colour {
                histogram.count(colour, run.length);
            }
        }
        let palette = histogram.palette(COLOURS - 1);
        let mut colours = palette.colours.clone();
        colours.resize(COLOURS, [0; 3]);
        let mut file = Vec::new();
        let mut encoder = Encoder::new(&mut file, self.width as u16, self.height as u16, colours.as_flattened())
            .expect("a palette of 256 entries goes to memory");
        encoder.set_repeat(Repeat::Infinite).expect("it goes to memory");
        let total: u32 = self.changes.iter().map(|change| change.milliseconds).sum();
        for (change, runs) in self.changes.iter().zip(&runs) {
            let frame = Frame {
                delay: hundredths(change.milliseconds, longest, total),
                dispose: DisposalMethod::Keep,
                transparent: Some(AS_BEFORE),
                left: change.left as u16,
                top: change.top as u16,
                width: change.width as u16,
                height: (change.pixels.len() / change.width.max(1)) as u16,
                buffer: Cow::Owned(indices(runs, &palette)),
                ..Frame::default()
            };
            encoder.write_frame(&frame).expect("a frame within the picture goes to memory");
        }
        drop(encoder);
        file
    }
}

/// Equal pixels side by side.
struct Run {
    colour: Option<[u8; 3]>,
    length: usize,
}

impl Change {
    /// Most of a frame is flat, so runs of equal pixels are looked at, not pixels.
    fn runs(&self) -> Vec<Run> {
        self.pixels.chunk_by(|a, b| a == b).map(|run| Run { colour: run[0], length: run.len() }).collect()
    }
}

fn indices(runs: &[Run], palette: &Palette) -> Vec<u8> {
    let mut indices = Vec::with_capacity(runs.iter().map(|run| run.length).sum());
    for run in runs {
        let entry = run.colour.map_or(AS_BEFORE, |colour| palette.index(colour));
        indices.extend(std::iter::repeat_n(entry, run.length));
    }
    indices
}

/// How long a frame is shown, in hundredths of a second, if all of them have to fit into `longest` milliseconds. No
/// less than two: viewers take less for a mistake.
fn hundredths(milliseconds: u32, longest: u32, total: u32) -> u16 {
    let share = u64::from(milliseconds) * u64::from(longest.min(total)) / u64::from(total.max(1));
    u16::try_from(share / 10).unwrap_or(u16::MAX).max(2)
}

fn whole(canvas: &Canvas) -> Change {
    let pixels = canvas.rows().flatten().map(|&pixel| Some(pixel)).collect();
    Change { left: 0, top: 0, width: canvas.width(), pixels, milliseconds: 0 }
}

/// The rectangle that has changed; nothing if all is as it was.
fn difference(before: &Canvas, now: &Canvas) -> Option<Change> {
    let rows = || before.rows().zip(now.rows());
    let differs = |(before, now): (&[[u8; 3]], &[[u8; 3]])| before != now;
    let top = rows().position(differs)?;
    let bottom = now.height() - rows().collect::<Vec<_>>().into_iter().rev().position(differs)?;
    let (mut left, mut right) = (now.width(), 0);
    for (before, now) in rows().skip(top).take(bottom - top).filter(|&pair| differs(pair)) {
        let pixels = || before.iter().zip(now);
        left = left.min(pixels().position(|(before, now)| before != now).unwrap_or(left));
        let from_right = pixels().rev().position(|(before, now)| before != now).unwrap_or(now.len());
        right = right.max(now.len() - from_right);
    }
    let pixels = rows()
        .skip(top)
        .take(bottom - top)
        .flat_map(|(before, now)| before[left..right].iter().zip(&now[left..right]))
        .map(|(before, now)| (before != now).then_some(*now))
        .collect();
    Some(Change { left, top, width: right - left, pixels, milliseconds: 0 })
}
