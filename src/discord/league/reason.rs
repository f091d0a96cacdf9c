//! Reasons that people write: for all to read, or for judges.

/// Fewest characters of a reason.
pub const REASON_LEAST: u16 = 3;
/// Most characters of a reason.
pub const REASON_LIMIT: u16 = 200;

/// A reason as it was typed, if it is long enough and not too long: Discord counts spaces at its ends too.
pub fn reason(typed: &str) -> Option<String> {
    let typed = typed.trim();
    let length = typed.chars().count();
    let fits = (usize::from(REASON_LEAST)..=usize::from(REASON_LIMIT)).contains(&length);
    fits.then(|| typed.to_owned())
}
