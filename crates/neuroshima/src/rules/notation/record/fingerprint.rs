//! Fingerprints of positions: a public one for each action of a record, and a private one of the whole state.
//!
//! Records contain fingerprints of public positions. [`GameState::fingerprint`](sztab_game::GameState::fingerprint)
//! also covers the order of the piles, so it differs if future draws would differ, is unaffected by changes to the
//! storage format, and is as secret as the piles.

use std::fmt;

use sha2::{Digest, Sha256};

use crate::rules::game::Game;
use crate::rules::notation::position::Position;
use crate::rules::opening::to_hex;

/// The first four bytes of the SHA-256 of a position's canonical text with the piles hidden.
///
/// The order of the piles is left out because few orders remain possible towards the end of a game, and a player could
/// try all of them even against a short hash.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fingerprint([u8; 4]);

impl Fingerprint {
    /// The fingerprint of the public view of a position.
    #[must_use]
    pub fn from_position(position: &Position) -> Self {
        let digest: [u8; 32] = Sha256::digest(position.clone().with_hidden_piles().print()).into();
        let [a, b, c, d, ..] = digest;
        Self([a, b, c, d])
    }

    /// Parses a comment that consists of nothing but a fingerprint, which is eight hexadecimal digits.
    pub(super) fn parse(comment: &str) -> Option<Self> {
        let is_one = comment.len() == 8 && comment.bytes().all(|byte| byte.is_ascii_hexdigit());
        let number = is_one.then(|| u32::from_str_radix(comment, 16).ok())??;
        Some(Self(number.to_be_bytes()))
    }
}

impl Game {
    /// SHA-256 of the position's canonical text, in hexadecimal: equal for equal states, however they were reached.
    ///
    /// Unlike [`Fingerprint`], it includes the order of the piles, because a stored position has to be right about
    /// future draws. It is therefore as secret as the piles and stays in the database. It is computed from the notation
    /// instead of the stored state, so a new field of the state does not change the fingerprints of games that do not
    /// use that field.
    #[must_use]
    pub fn fingerprint(&self) -> String {
        to_hex(&Sha256::digest(Position::from_game(self).print()))
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&to_hex(&self.0))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::rules::army::Army;
    use crate::rules::arrangement::Roster;
    use crate::rules::board::Board;
    use crate::rules::opening::Opening;

    #[test]
    fn game_fingerprints_depend_on_piles_but_position_fingerprints_do_not() {
        let armies = Army::base_box().iter().take(2).map(|army| Arc::new(army.clone())).collect();
        let roster = Arc::new(Roster::new(armies));
        let game = Game::new(Arc::clone(&roster), &Opening::deal(&roster, Board::STANDARD, &[7; 32]));
        let mut state = game.state().clone();
        state.seats[1].pile.swap(0, 1);
        let other = game.clone().with_state(state);
        assert_ne!(game.fingerprint(), other.fingerprint());
        assert_eq!(
            Fingerprint::from_position(&Position::from_game(&game)),
            Fingerprint::from_position(&Position::from_game(&other))
        );
    }
}
