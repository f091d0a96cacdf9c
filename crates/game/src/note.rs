//! Notes in the head of a record of any game: comments about its origin. A reader that only replays the record ignores
//! them.

/// The notes in a text.
#[derive(Debug, Default)]
pub struct Notes {
    /// The number of the game on the bot where it was played.
    pub game: Option<i64>,
    /// Commitment to the seed, and the line that contains it.
    pub commitment: Option<(String, usize)>,
}

impl Notes {
    /// Reads the notes of a text in the lines before `end`. Anything that is not exactly a note is an ordinary comment.
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

/// A name in a form that fits in one line: no comment sign, no line breaks, single blanks. `None` if the result is
/// empty.
#[must_use]
pub fn plain_name(name: &str) -> Option<String> {
    let name = name.replace(|character: char| character == '#' || character.is_control(), " ");
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    (!name.is_empty()).then_some(name)
}
