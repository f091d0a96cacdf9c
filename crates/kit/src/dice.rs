/// Random numbers from a shift register, the same in every run and independent of library versions.
#[derive(Debug, Clone)]
pub struct Dice(u64);

impl Dice {
    /// Creates a generator; each seed gives a different sequence of numbers.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below the bound.
    pub fn draw_below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from((self.0 >> 16) % bound as u64).unwrap()
    }

    /// A random item.
    ///
    /// # Panics
    ///
    /// If there are no items.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.draw_below(items.len())]
    }
}
