//! Notes in the head of a record: comments that say where it comes from. Whoever only replays it passes over them.

use crate::games::neuroshima::rules::notation::position::is_hash;

/// What the notes say.
#[derive(Debug, Default)]
pub struct Notes {
    /// The number of the game where it was played.
    pub game: Option<i64>,
    /// What was published about the seed, and the line where it stands.
    pub commitment: Option<(String, usize)>,
}

impl Notes {
    /// Reads the notes of a text, of the lines before `end`. What looks nearly like one is a comment like any other.
    pub fn read(text: &str, end: usize) -> Self {
        let mut notes = Self::default();
        for (line, number) in text.lines().zip(1..end) {
            let Some(comment) = line.trim_start().strip_prefix('#') else { continue };
            match comment.split_whitespace().collect::<Vec<_>>()[..] {
                ["game", game] => notes.game = notes.game.or(game.parse().ok().filter(|&game: &i64| game > 0)),
                ["commitment", hash] if is_hash(hash) && notes.commitment.is_none() => {
                    notes.commitment = Some((hash.to_ascii_lowercase(), number));
                }
                _ => {}
            }
        }
        notes
    }
}

pub fn print_game(game: i64) -> String {
    format!("# game {game}")
}

pub fn print_commitment(commitment: &str) -> String {
    format!("# commitment {commitment}")
}
