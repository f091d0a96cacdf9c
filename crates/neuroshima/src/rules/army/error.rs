//! Errors in army files, worded so that authors can fix them: file, line, tile, key and allowed values.

use std::fmt;

/// Most characters of a sentence about a file, since a quotation may be as long as the file.
const MAX_CHARACTERS: usize = 400;

/// One problem in an army file, shown on one line.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub struct ArmyError {
    /// The name of the file as given to the parser.
    pub file: String,
    /// Line number, counted from 1, if the problem is on a particular line.
    pub line: Option<usize>,
    /// The tile and key affected.
    pub place: ErrorLocation,
    /// The mistake and how to correct it.
    pub problem: String,
}

/// The tile and key of a problem in an army file.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ErrorLocation {
    /// The tile's id, if the problem concerns a tile.
    pub tile: Option<String>,
    /// The key, if the problem concerns one.
    pub key: Option<String>,
}

impl ArmyError {
    /// A problem with a file as a whole.
    #[must_use]
    pub fn for_file(file: &str, problem: impl Into<String>) -> Self {
        Self { file: file.to_owned(), line: None, place: ErrorLocation::default(), problem: problem.into() }
    }
}

impl fmt::Display for ArmyError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = self.line.map_or_else(String::new, |line| format!(":{line}"));
        let sentence = format!("{}{line}: {}{}", self.file, self.place, self.problem);
        // The file may contain anything, and a terminal would obey control characters in the message.
        let mut characters = sentence.chars().map(|character| if character.is_control() { ' ' } else { character });
        let short: String = characters.by_ref().take(MAX_CHARACTERS).collect();
        formatter.write_str(short.trim_end())?;
        if characters.next().is_some() { formatter.write_str("…") } else { Ok(()) }
    }
}

impl fmt::Display for ErrorLocation {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(tile) = &self.tile {
            write!(formatter, "tile `{tile}`: ")?;
        }
        if let Some(key) = &self.key {
            write!(formatter, "key `{key}`: ")?;
        }
        Ok(())
    }
}

/// All problems in army files, in the order of files and lines, shown one per line.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub struct ArmyErrors(pub Vec<ArmyError>);

impl fmt::Display for ArmyErrors {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, error) in self.0.iter().enumerate() {
            if index > 0 {
                formatter.write_str("\n")?;
            }
            error.fmt(formatter)?;
        }
        Ok(())
    }
}
