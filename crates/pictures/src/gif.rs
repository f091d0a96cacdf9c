//! Animated GIFs, with one palette; each frame contains only the changes.
#![expect(clippy::cast_possible_truncation, reason = "films are at most a few thousand pixels wide")]

use std::borrow::Cow;
use std::time::Duration;

use gif::{ColorOutput, DecodeOptions, DisposalMethod, Encoder, Frame, Repeat};

use super::canvas::Canvas;
use super::index::Index;
use super::lzw;
use super::reduce::{Histogram, MAX_COLOURS, ReducedPalette, runs};
use super::window::Window;

/// The running time of an animation; zero for any other file.
#[must_use]
pub fn running_time(file: &[u8]) -> Duration {
    let mut options = DecodeOptions::new();
    options.skip_frame_decoding(true);
    let Ok(mut decoder) = options.read_info(file) else { return Duration::ZERO };
    let mut hundredths = 0_u64;
    while let Ok(Some(frame)) = decoder.next_frame_info() {
        hundredths += u64::from(frame.delay);
    }
    Duration::from_millis(10 * hundredths)
}

/// The palette entry that stands for an unchanged pixel.
const UNCHANGED_ENTRY: u8 = 255;

/// Maximum size of an animation whose last frame is decoded, in bytes, at four bytes per pixel.
const MAX_DECODED_BYTES: usize = 64 << 20;

/// Frames shown for at most this many milliseconds are parts of a movement, whose pace is never changed.
const MAX_MOVEMENT_FRAME_MS: u32 = 150;

/// A run of equal consecutive pixels, row by row; the colour is `None` for unchanged pixels.
#[derive(Debug, Clone, Copy)]
struct Run {
    colour: Option<Index>,
    length: usize,
}

/// The change from one frame to the next.
#[derive(Debug)]
struct Change {
    window: Window,
    /// Runs of equal pixels. They are stored instead of pixels, because most of a frame is flat or unchanged.
    runs: Vec<Run>,
    milliseconds: u32,
}

/// An animation under construction, frame by frame.
#[derive(Debug)]
pub struct Reel {
    width: usize,
    height: usize,
    changes: Vec<Change>,
    histogram: Histogram,
    shown: Option<Canvas>,
}

impl Reel {
    /// An empty reel.
    pub fn new(width: usize, height: usize) -> Self {
        Self { width, height, changes: Vec::new(), histogram: Histogram::new(), shown: None }
    }

    /// Adds a frame that is shown for some time. A frame without changes extends the previous one instead.
    pub fn add_frame(&mut self, canvas: &Canvas, milliseconds: u32) {
        self.add_frame_within(canvas, Window::full(canvas), milliseconds);
    }

    /// As `show`, for a frame that has not changed outside a window.
    pub fn add_frame_within(&mut self, canvas: &Canvas, window: Window, milliseconds: u32) {
        let change = match &mut self.shown {
            None => {
                self.shown = Some(canvas.clone());
                Some(Change::full_frame(canvas))
            }
            Some(before) => {
                let change = Change::between(before, canvas, window);
                if let Some(change) = &change {
                    change.window.restore(before, canvas);
                }
                change
            }
        };
        match (change, self.changes.last_mut()) {
            (Some(change), _) => {
                for run in &change.runs {
                    if let Some(colour) = run.colour {
                        self.histogram.count(colour, run.length);
                    }
                }
                self.changes.push(Change { milliseconds, ..change });
            }
            (None, Some(last)) => last.milliseconds += milliseconds,
            (None, None) => {}
        }
    }

    /// The GIF file. If it would run for more than `longest` milliseconds, all frames outside movements are shortened.
    pub fn finish(self, longest: u32) -> Vec<u8> {
        let palette = self.histogram.palette(MAX_COLOURS - 1);
        let mut colours = palette.colours.clone();
        colours.resize(MAX_COLOURS, [0; 3]);
        let mut file = Vec::new();
        let mut encoder = Encoder::new(&mut file, self.width as u16, self.height as u16, colours.as_flattened())
            .expect("a palette of 256 entries goes to memory");
        encoder.set_repeat(Repeat::Infinite).expect("it goes to memory");
        let pace = Pace::fit(&self.changes, longest);
        for change in &self.changes {
            let Window { left, top, right, bottom } = change.window;
            let frame = Frame {
                delay: pace.frame_delay(change.milliseconds),
                dispose: DisposalMethod::Keep,
                transparent: Some(UNCHANGED_ENTRY),
                left: left as u16,
                top: top as u16,
                width: (right - left) as u16,
                height: (bottom - top) as u16,
                buffer: Cow::Owned(change.compress(&palette)),
                ..Frame::default()
            };
            encoder.write_lzw_pre_encoded_frame(&frame).expect("a frame within the picture goes to memory");
        }
        drop(encoder);
        file
    }
}

/// The last frame of an animation, as a PNG file; `None` if the file cannot be read.
pub fn decode_last_frame(file: &[u8]) -> Option<Vec<u8>> {
    const BYTES_PER_PIXEL: usize = 4;
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    options.check_frame_consistency(true);
    let mut decoder = options.read_info(file).ok()?;
    let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
    let row = width * BYTES_PER_PIXEL;
    // No film has more than a few megapixels.
    let mut pixels = vec![0; Some(row * height).filter(|&bytes| bytes > 0 && bytes <= MAX_DECODED_BYTES)?];
    while let Some(frame) = decoder.read_next_frame().ok()? {
        let [left, top, across] = [frame.left, frame.top, frame.width].map(usize::from);
        for (y, new) in frame.buffer.chunks_exact((across * BYTES_PER_PIXEL).max(1)).enumerate() {
            let old = pixels.get_mut((top + y) * row + left * BYTES_PER_PIXEL..)?;
            for (old, new) in old.chunks_exact_mut(BYTES_PER_PIXEL).zip(new.chunks_exact(BYTES_PER_PIXEL)) {
                // Transparent pixels leave the previous colour unchanged.
                if new[BYTES_PER_PIXEL - 1] > 0 {
                    old.copy_from_slice(new);
                }
            }
        }
    }
    let mut still = Vec::new();
    let mut encoder = png::Encoder::new(&mut still, width as u32, height as u32);
    encoder.set_color(png::ColorType::Rgba);
    encoder.write_header().ok()?.write_image_data(&pixels).ok()?;
    Some(still)
}

impl Change {
    fn full_frame(canvas: &Canvas) -> Self {
        let runs = runs(canvas.pixels()).map(|(colour, length)| Run { colour: Some(colour), length }).collect();
        Self { window: Window::full(canvas), runs, milliseconds: 0 }
    }

    /// The changes within a window, and the smallest rectangle that contains them; `None` if there are no changes.
    fn between(before: &Canvas, now: &Canvas, window: Window) -> Option<Self> {
        let rows = || before.rows().zip(now.rows()).skip(window.top).take(window.bottom - window.top);
        // Unchanged rows are compared as a whole and not examined further.
        let spans: Vec<Option<(usize, usize)>> =
            rows().map(|(before, now)| changed_columns(before, now, window)).collect();
        let top = spans.iter().position(Option::is_some)?;
        let bottom = spans.iter().rposition(Option::is_some)? + 1;
        let left = spans.iter().flatten().map(|(from, _)| *from).min()?;
        let right = spans.iter().flatten().map(|(_, to)| *to).max()?;
        let mut runs = Runs(Vec::new());
        for ((before, now), span) in rows().zip(&spans).take(bottom).skip(top) {
            let &Some((from, to)) = span else {
                runs.add(None, right - left);
                continue;
            };
            runs.add(None, from - left);
            for (before, now) in before[from..to].iter().zip(&now[from..to]) {
                runs.add((before != now).then_some(*now), 1);
            }
            runs.add(None, right - to);
        }
        let window = Window { left, right, top: window.top + top, bottom: window.top + bottom };
        Some(Self { window, runs: runs.0, milliseconds: 0 })
    }

    /// The pixels as palette entries, compressed.
    fn compress(&self, palette: &ReducedPalette) -> Vec<u8> {
        let entry = |run: &Run| (run.colour.map_or(UNCHANGED_ENTRY, |colour| palette.entry(colour)), run.length);
        lzw::compress(self.runs.iter().map(entry))
    }
}

/// The range of columns of a window's row that contains all changes; its end is exclusive.
fn changed_columns(before: &[Index], now: &[Index], window: Window) -> Option<(usize, usize)> {
    let (before, now) = (&before[window.left..window.right], &now[window.left..window.right]);
    if before == now {
        return None;
    }
    let from = before.iter().zip(now).position(|(before, now)| before != now)?;
    let to = before.iter().zip(now).rposition(|(before, now)| before != now)? + 1;
    Some((window.left + from, window.left + to))
}

/// The runs collected so far.
struct Runs(Vec<Run>);

impl Runs {
    fn add(&mut self, colour: Option<Index>, length: usize) {
        match self.0.last_mut() {
            Some(last) if last.colour == colour => last.length += length,
            _ if length > 0 => self.0.push(Run { colour, length }),
            _ => {}
        }
    }
}

/// The pace at which a film has to be shown.
struct Pace {
    /// The total time in milliseconds that frames outside movements may take; `wanted` is the time that they would take
    /// without a limit.
    allowed: u64,
    wanted: u64,
}

impl Pace {
    /// The pace at which all changes fit into `longest` milliseconds.
    fn fit(changes: &[Change], longest: u32) -> Self {
        let sum = |is_movement: bool| {
            let times = changes.iter().map(|change| change.milliseconds);
            times.filter(|&time| (time <= MAX_MOVEMENT_FRAME_MS) == is_movement).map(u64::from).sum::<u64>()
        };
        let wanted = sum(false);
        Self { allowed: u64::from(longest).saturating_sub(sum(true)).min(wanted), wanted: wanted.max(1) }
    }

    /// The duration of a frame, in hundredths of a second. At least two: viewers treat shorter durations as mistakes.
    fn frame_delay(&self, milliseconds: u32) -> u16 {
        let time = u64::from(milliseconds);
        let share = if milliseconds <= MAX_MOVEMENT_FRAME_MS { time } else { time * self.allowed / self.wanted };
        u16::try_from(share / 10).unwrap_or(u16::MAX).max(2)
    }
}
