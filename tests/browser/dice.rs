//! Choices that look random and are the same in every run.

#[path = "../support/dice.rs"]
mod numbers;

pub use numbers::Dice;

impl Dice {
    /// One of these, if there are any.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        from.get(self.below(from.len().max(1)))
    }
}
