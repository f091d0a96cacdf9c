//! Exact fractions for tie-breaks: shares of points have denominators such as 3, which decimals cannot represent.

use num_rational::Ratio;

use crate::record::Points;

/// An exact fraction in lowest terms. Sums that may exceed the range of 128 bits use the checked operations of
/// `num_traits`; comparison never overflows.
pub type Fraction = Ratio<i128>;

/// Hundredths in a point.
const HUNDREDTHS: i128 = 100;

/// Converts hundredths to points.
pub fn from_hundredths(hundredths: impl Into<i128>) -> Fraction {
    Ratio::new(hundredths.into(), HUNDREDTHS)
}

impl From<Points> for Fraction {
    fn from(points: Points) -> Self {
        from_hundredths(points.0)
    }
}

/// Formats a fraction as a decimal with at most `places` decimal places, rounded half away from zero, without trailing
/// zeros.
///
/// 23/2 is `11.5`, 34/3 with two places `11.33`. `places` is capped at 18.
pub fn format_decimal(value: &Fraction, places: u32) -> String {
    let scale = 10_u128.pow(places.min(18));
    // An extreme denominator multiplied by `scale` would overflow 128 bits, so its low bits are dropped: the digits
    // shown do not depend on them.
    let spare = (128 - value.denom().unsigned_abs().leading_zeros()).saturating_sub(64);
    let (numerator, denominator) = (value.numer().unsigned_abs() >> spare, value.denom().unsigned_abs() >> spare);
    let mut whole = numerator / denominator;
    let mut part = ((numerator % denominator) * scale * 2 + denominator) / (denominator * 2);
    if part == scale {
        whole += 1;
        part = 0;
    }
    let sign = if *value.numer() < 0 && (whole, part) != (0, 0) { "-" } else { "" };
    let digits = format!("{part:0width$}", width = scale.ilog10() as usize);
    match digits.trim_end_matches('0') {
        "" => format!("{sign}{whole}"),
        digits => format!("{sign}{whole}.{digits}"),
    }
}
