//! The operator's fonts: a folder of font files for characters that the font of the pictures lacks.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use sztab_pictures::add_fonts;

/// File name extensions of fonts.
const FONT_EXTENSIONS: [&str; 3] = ["ttf", "otf", "ttc"];

/// A problem with the fonts, as one sentence for the operator.
#[derive(Debug, thiserror::Error)]
pub enum FontError {
    /// The folder or a file in it cannot be read.
    #[error("the fonts: {path} cannot be read: {reason}")]
    Unreadable {
        /// The folder or the file.
        path: String,
        /// The system's error.
        reason: io::Error,
    },
    /// A file is not a font.
    #[error("the fonts: {0} is no TrueType or OpenType font")]
    NoFont(String),
}

/// Makes the fonts in a folder available to pictures, in alphabetical order, for as long as the program runs. Other
/// files in the folder are ignored.
///
/// # Errors
///
/// The first file that cannot be used; in that case none of the fonts is used.
pub fn add_folder(folder: &Path) -> Result<(), FontError> {
    let unreadable = |path: &Path| {
        let path = path.display().to_string();
        |reason| FontError::Unreadable { path, reason }
    };
    let mut paths: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable(folder))? {
        let path = entry.map_err(unreadable(folder))?.path();
        let is_font = |end: &std::ffi::OsStr| FONT_EXTENSIONS.iter().any(|kind| end.eq_ignore_ascii_case(kind));
        if path.extension().is_some_and(is_font) && path.is_file() {
            paths.push(path);
        }
    }
    paths.sort();
    let files = paths.iter().map(|path| fs::read(path).map_err(unreadable(path)));
    let files = files.collect::<Result<Vec<_>, _>>()?;
    add_fonts(files).map_err(|index| FontError::NoFont(paths[index].display().to_string()))
}
