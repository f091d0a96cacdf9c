//! Ticks of axes: points in time named by the caller, and round numbers.

use crate::text::Type;

/// A point in time on an axis.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tick {
    /// Milliseconds since 1970.
    pub at: i64,
    /// The label in the reader's language.
    pub label: String,
}

/// Free space between labels, in pixels.
const LABEL_SPACE: f32 = 26.0;

/// The ticks whose labels, centred on their positions, do not touch the previous label.
pub fn spaced_ticks<'a>(ticks: &[&'a Tick], style: &Type, place: impl Fn(i64) -> f32) -> Vec<(f32, &'a str)> {
    let mut end = f32::NEG_INFINITY;
    let mut kept = Vec::new();
    for tick in ticks {
        let (x, half) = (place(tick.at), style.width(&tick.label) / 2.0);
        if x - half >= end {
            kept.push((x, tick.label.as_str()));
            end = x + half + LABEL_SPACE;
        }
    }
    kept
}

/// Step sizes of axes: one, two or five times a power of ten.
const STEP_SIZES: [f64; 15] = [1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1e3, 2e3, 5e3, 1e4, 1e5, 1e6];

/// Round numbers from the last one at or below `low` to the first one at or above `high`, at least two. There are at
/// most `most` steps; the numbers end below `high` only if even the largest known step size is too small.
pub fn round_numbers(low: f64, high: f64, most: u16) -> Vec<f64> {
    let fits = |step: &&f64| ((high / **step).ceil() - (low / **step).floor()) <= f64::from(most);
    let step = STEP_SIZES.iter().find(fits).copied().unwrap_or(1e6);
    let first = (low / step).floor() * step;
    let mut numbers = vec![first, first + step];
    while numbers.len() < usize::from(most) + 1 && numbers.last().is_some_and(|last| *last < high) {
        numbers.push(first + step * f64::from(u16::try_from(numbers.len()).unwrap_or(u16::MAX)));
    }
    numbers
}

/// Converts a length to the canvas's type.
#[expect(clippy::cast_possible_truncation, reason = "pixels need no more precision")]
pub const fn pixels(length: f64) -> f32 {
    length as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::Colour;

    #[test]
    fn an_axis_has_round_numbers_around_its_values() {
        assert_eq!(round_numbers(1412.0, 1688.0, 6), [1400.0, 1450.0, 1500.0, 1550.0, 1600.0, 1650.0, 1700.0]);
        assert_eq!(round_numbers(800.0, 2200.0, 4), [500.0, 1000.0, 1500.0, 2000.0, 2500.0]);
        assert_eq!(round_numbers(0.0, 20.0, 4), [0.0, 5.0, 10.0, 15.0, 20.0]);
        assert_eq!(round_numbers(7.0, 7.0, 4), [7.0, 8.0]);
    }

    #[test]
    fn labels_that_would_touch_are_left_out() {
        let style = Type::regular(30.0, Colour::new(0));
        let ticks: Vec<Tick> = (0..20).map(|at| Tick { at, label: "1 Jan".into() }).collect();
        let kept = spaced_ticks(&ticks.iter().collect::<Vec<_>>(), &style, |at| {
            30.0 * f32::from(i16::try_from(at).unwrap_or_default())
        });
        assert!((5..10).contains(&kept.len()), "{kept:?}");
        let apart = style.width("1 Jan") + LABEL_SPACE;
        assert!(kept.windows(2).all(|pair| pair[1].0 - pair[0].0 >= apart), "{kept:?}");
    }
}
