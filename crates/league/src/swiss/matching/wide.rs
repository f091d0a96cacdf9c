//! Signed integers of fixed width, wide enough for lexicographic weights.

use std::cmp::Ordering;
use std::ops::{Add, AddAssign, Sub, SubAssign};

/// A signed integer of `N` 64-bit limbs, least significant first, in two's complement. Arithmetic wraps: callers choose
/// `N` so that no sum reaches the top bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Wide<const N: usize>([u64; N]);

impl<const N: usize> Wide<N> {
    pub(crate) const ZERO: Self = Self([0; N]);

    /// `value * 2^bit`.
    pub(crate) fn from_shifted(value: i64, bit: usize) -> Self {
        let (limb, shift) = (bit / 64, bit % 64);
        let shifted = i128::from(value) << shift;
        let mut limbs = [if value < 0 { u64::MAX } else { 0 }; N];
        limbs.iter_mut().take(limb).for_each(|low| *low = 0);
        for (place, part) in [(limb, shifted), (limb + 1, shifted >> 64)] {
            if let Some(target) = limbs.get_mut(place) {
                *target = low_half(part);
            }
        }
        Self(limbs)
    }

    pub(crate) fn is_zero(self) -> bool {
        self.0 == [0; N]
    }

    pub(crate) fn is_negative(self) -> bool {
        self.0[N - 1] >> 63 == 1
    }

    pub(crate) fn is_odd(self) -> bool {
        self.0[0] & 1 == 1
    }

    pub(crate) fn half(self) -> Self {
        let mut above = u64::from(self.is_negative());
        let mut limbs = self.0;
        for limb in limbs.iter_mut().rev() {
            let lowest = *limb & 1;
            *limb = (*limb >> 1) | (above << 63);
            above = lowest;
        }
        Self(limbs)
    }

    /// The number multiplied by `count`.
    pub(crate) fn times(self, count: usize) -> Self {
        let mut carry = 0_u128;
        Self(self.0.map(|limb| {
            let product = u128::from(limb) * (count as u128) + carry;
            carry = product >> 64;
            low_half(product.cast_signed())
        }))
    }

    /// True if `self + other == sum`; the lowest limb decides most cases.
    pub(crate) fn sums_to(self, other: Self, sum: Self) -> bool {
        self.0[0].wrapping_add(other.0[0]) == sum.0[0] && self + other == sum
    }
}

/// The low 64 bits.
fn low_half(wide: i128) -> u64 {
    (wide.cast_unsigned() & u128::from(u64::MAX)).try_into().expect("masked to 64 bits")
}

impl<const N: usize> Add for Wide<N> {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        let mut carry = false;
        let mut limbs = self.0;
        for (limb, more) in limbs.iter_mut().zip(other.0) {
            let (sum, first) = limb.overflowing_add(more);
            let (sum, second) = sum.overflowing_add(u64::from(carry));
            *limb = sum;
            carry = first || second;
        }
        Self(limbs)
    }
}

impl<const N: usize> Sub for Wide<N> {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        let mut borrow = false;
        let mut limbs = self.0;
        for (limb, less) in limbs.iter_mut().zip(other.0) {
            let (rest, first) = limb.overflowing_sub(less);
            let (rest, second) = rest.overflowing_sub(u64::from(borrow));
            *limb = rest;
            borrow = first || second;
        }
        Self(limbs)
    }
}

impl<const N: usize> AddAssign for Wide<N> {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl<const N: usize> SubAssign for Wide<N> {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl<const N: usize> Ord for Wide<N> {
    fn cmp(&self, other: &Self) -> Ordering {
        let top = self.0[N - 1].cast_signed().cmp(&other.0[N - 1].cast_signed());
        top.then_with(|| self.0[..N - 1].iter().rev().cmp(other.0[..N - 1].iter().rev()))
    }
}

impl<const N: usize> PartialOrd for Wide<N> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn to_i128(value: Wide<2>) -> i128 {
        (i128::from(value.0[1].cast_signed()) << 64) | i128::from(value.0[0])
    }

    #[test]
    fn arithmetic_agrees_with_128_bits() {
        let values = [(0, 0), (1, 0), (-1, 0), (5, 63), (-7, 61), (3, 64), (-9, 100), (i64::MAX, 3), (i64::MIN, 1)];
        for (one, bit) in values {
            let a: Wide<2> = Wide::from_shifted(one, bit);
            assert_eq!(to_i128(a), i128::from(one) << bit);
            assert_eq!(to_i128(a.half()), (i128::from(one) << bit) >> 1);
            assert_eq!(to_i128(a.times(5)), (i128::from(one) << bit) * 5);
            for (other, shift) in values {
                let b = Wide::from_shifted(other, shift);
                assert_eq!(to_i128(a + b), to_i128(a) + to_i128(b));
                assert_eq!(to_i128(a - b), to_i128(a) - to_i128(b));
                assert_eq!(a.cmp(&b), to_i128(a).cmp(&to_i128(b)));
                assert!(a.sums_to(b, a + b));
            }
        }
    }
}
