//! Formatting exact fractions as decimals.

use proptest::prelude::*;
use sztab_league::{
    fraction::{Fraction, format_decimal, from_hundredths},
    record::Points,
};

#[test]
fn decimals_are_rounded_half_away_from_zero_and_have_no_trailing_zeros() {
    for (numerator, denominator, expected) in [
        (0, 1, "0"),
        (23, 2, "11.5"),
        (34, 3, "11.33"),
        (-34, 3, "-11.33"),
        (2, 3, "0.67"),
        (1, 200, "0.01"),
        (-1, 200, "-0.01"),
        (1, 201, "0"),
        (-1, 201, "0"),
        (1999, 1000, "2"),
        (7, 1, "7"),
    ] {
        assert_eq!(format_decimal(&Fraction::new(numerator, denominator), 2), expected);
    }
    assert_eq!(format_decimal(&Fraction::new(5, 2), 0), "3");
    assert_eq!(format_decimal(&Fraction::from(Points(-250)), 1), "-2.5");
}

#[test]
fn extreme_fractions_are_shown_without_overflow() {
    assert_eq!(format_decimal(&Fraction::new(i128::MAX / 2, i128::MAX), 2), "0.5");
    assert_eq!(format_decimal(&Fraction::new(1, i128::MAX), 18), "0");
    assert_eq!(format_decimal(&Fraction::new(i128::MAX, 1), 2), i128::MAX.to_string());
}

proptest! {
    #[test]
    fn hundredths_are_shown_exactly(hundredths in any::<i32>()) {
        let shown = format_decimal(&from_hundredths(hundredths), 2);
        let (whole, part) = shown.split_once('.').unwrap_or((&shown, ""));
        let digits: i64 = format!("{whole}{part:0<2}").parse().expect("a number");
        prop_assert_eq!(digits, i64::from(hundredths));
    }
}
