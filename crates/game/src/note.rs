//! Notes in the header of a game record: comments about where the game was played. A reader that only replays the
//! record ignores them.

/// The notes in a text.
#[derive(Debug, Default)]
pub struct Notes {
    /// The game's number on the bot where it was played.
    pub game: Option<i64>,
    /// The commitment to the seed, and the number of the line that contains it.
    pub commitment: Option<(String, usize)>,
}

impl Notes {
    /// Reads the notes in the lines of a text before `end`. Anything that does not have the exact format of a note is
    /// an ordinary comment.
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

/// The note with a game's number.
pub fn format_game_note(game: i64) -> String {
    format!("# game {game}")
}

/// The note with the commitment to a seed.
pub fn format_commitment_note(commitment: &str) -> String {
    format!("# commitment {commitment}")
}

/// True if the text can be a seed or a SHA-256 hash: 64 hexadecimal digits.
pub fn is_hash(word: &str) -> bool {
    word.len() == 64 && word.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// A name in a form that fits on one line: no comment signs, no line breaks, single spaces. `None` if the result is
/// empty.
#[must_use]
pub fn plain_name(name: &str) -> Option<String> {
    let name = name.replace(|character: char| character == '#' || character.is_control(), " ");
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    (!name.is_empty()).then_some(name)
}
