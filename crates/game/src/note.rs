//! Notes in the head of a record of any game: comments that say where it comes from. A reader that only replays the
//! record passes over them.

/// Notes in the text.
#[derive(Debug, Default)]
pub struct Notes {
    /// The number of the game where it was played.
    pub game: Option<i64>,
    /// Commitment to the seed, and the line where it stands.
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

/// The note with the number of a game.
pub fn print_game(game: i64) -> String {
    format!("# game {game}")
}

/// The note with the commitment to a seed.
pub fn print_commitment(commitment: &str) -> String {
    format!("# commitment {commitment}")
}

/// True if a word can be a seed or a SHA-256: 64 hexadecimal digits.
pub fn is_hash(word: &str) -> bool {
    word.len() == 64 && word.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// A name as one line can hold it: no comment sign, no line breaks, single blanks. Nothing if nothing is left.
#[must_use]
pub fn plain_name(name: &str) -> Option<String> {
    let name = name.replace(|character: char| character == '#' || character.is_control(), " ");
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    (!name.is_empty()).then_some(name)
}
