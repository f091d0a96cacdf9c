//! Errors in army files, told so that their authors can mend them: file, line, tile, key, what is allowed.

use std::fmt;

/// Characters of a sentence about a file: what it quotes may be as long as the file.
const LONGEST: usize = 400;

/// One thing that is wrong with an army file. Shown on one line.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub struct ArmyError {
    /// The file as it was named to the reader.
    pub file: String,
    /// The line, counted from 1, if the problem has one.
    pub line: Option<usize>,
    /// The tile and the key concerned.
    pub place: Place,
    /// The mistake, and the correct form.
    pub problem: String,
}

/// Where in an army file something is wrong.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Place {
    /// The tile's id, if the problem belongs to a tile.
    pub tile: Option<String>,
    /// The key, if the problem belongs to one.
    pub key: Option<String>,
}

impl ArmyError {
    /// A problem of a file as a whole.
    #[must_use]
    pub fn of_file(file: &str, problem: impl Into<String>) -> Self {
        Self { file: file.to_owned(), line: None, place: Place::default(), problem: problem.into() }
    }
}

impl fmt::Display for ArmyError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = self.line.map_or_else(String::new, |line| format!(":{line}"));
        let sentence = format!("{}{line}: {}{}", self.file, self.place, self.problem);
        // The file may hold anything, and a terminal obeys control characters.
        let mut characters = sentence.chars().map(|character| if character.is_control() { ' ' } else { character });
        let short: String = characters.by_ref().take(LONGEST).collect();
        formatter.write_str(short.trim_end())?;
        if characters.next().is_some() { formatter.write_str("…") } else { Ok(()) }
    }
}

impl fmt::Display for Place {
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

/// Everything that is wrong with army files, in the order of the files and their lines. Shown one problem a line.
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
