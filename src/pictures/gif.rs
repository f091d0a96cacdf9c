//! Moving pictures: one palette, and of each frame only what has changed.
#![expect(clippy::cast_possible_truncation, reason = "films are at most a few thousand pixels wide")]

use std::borrow::Cow;

use gif::{DisposalMethod, Encoder, Frame, Repeat};

use super::canvas::Canvas;
use super::reduce::{COLOURS, Histogram};

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
        let runs = |change: &Change| -> Vec<(Option<[u8; 3]>, usize)> {
            change.pixels.chunk_by(|a, b| a == b).map(|run| (run[0], run.len())).collect()
        };
        let changes: Vec<(&Change, Vec<(Option<[u8; 3]>, usize)>)> =
            self.changes.iter().map(|change| (change, runs(change))).collect();
        let mut histogram = Histogram::new();
        for &(colour, length) in changes.iter().flat_map(|(_, runs)| runs) {
            if let Some(colour) = colour {
                histogram.count(colour, length);
            }
        }
        let palette = histogram.palette(COLOURS - 1);
        let mut colours = palette.colours.clone();
        colours.resize(COLOURS, [0; 3]);
        let total: u32 = self.changes.iter().map(|change| change.milliseconds).sum();
        let shortened = |milliseconds: u32| {
            let share = if total > longest { f64::from(longest) / f64::from(total) } else { 1.0 };
            (f64::from(milliseconds) * share / 10.0).floor().clamp(2.0, 6_000.0) as u16
        };
        let mut file = Vec::new();
        let mut encoder = Encoder::new(&mut file, self.width as u16, self.height as u16, colours.as_flattened())
            .expect("a palette of 256 entries goes to memory");
        encoder.set_repeat(Repeat::Infinite).expect("it goes to memory");
        for (change, runs) in changes {
            let mut buffer = Vec::with_capacity(change.pixels.len());
            for (colour, length) in runs {
                let entry = colour.map_or(AS_BEFORE, |colour| palette.index(colour));
                buffer.extend(std::iter::repeat_n(entry, length));
            }
            let frame = Frame {
                delay: shortened(change.milliseconds),
                dispose: DisposalMethod::Keep,
                transparent: Some(AS_BEFORE),
                left: change.left as u16,
                top: change.top as u16,
                width: change.width as u16,
                height: (change.pixels.len() / change.width.max(1)) as u16,
                buffer: Cow::Owned(buffer),
                ..Frame::default()
            };
            encoder.write_frame(&frame).expect("a frame within the picture goes to memory");
        }
        drop(encoder);
        file
    }
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
