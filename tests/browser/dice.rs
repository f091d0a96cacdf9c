//! Choices that look random and are the same in every run.

/// Numbers by a shift register.
#[derive(Clone)]
pub struct Dice(u64);

impl Dice {
    /// Each seed has its own row of numbers.
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below the bound.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        let bound = u64::try_from(bound.max(1)).expect("a length fits");
        usize::try_from((self.0 >> 16) % bound).expect("below a length")
    }

    /// One of these, if there are any.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        from.get(self.below(from.len()))
    }
}
