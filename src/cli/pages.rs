//! `sztab pages`

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use super::files::{InputError, Source, write_output};
use sztab_neuroshima::rules::page::Page;

/// The ending of a page file.
const EXTENSION: &str = "page";

/// Reads the pages that come with the program, or those in a folder, and prints them one per line: id, title, mode,
/// number of players, number of hexes.
pub fn print_pages(folder: Option<&Path>) -> ExitCode {
    let pages = folder.map_or_else(|| Ok(Page::built_in().to_vec()), read_folder);
    let pages = match pages {
        Ok(pages) => pages,
        Err(unusable) => return unusable.exit(),
    };
    let mut text = String::new();
    for page in &pages {
        let (id, mode) = (page.id.as_deref().unwrap_or_default(), page.mode.word());
        let _ = writeln!(text, "{id}  {}, {mode} for {}, {} hexes", page.title.en, page.seats, page.board.size());
    }
    write_output(&text, 0)
}

/// Reads every page in a folder, in the order of their file names. All errors are reported together.
fn read_folder(folder: &Path) -> Result<Vec<Arc<Page>>, InputError> {
    let unreadable = |error: std::io::Error| InputError(format!("{}: {error}", folder.display()));
    let entries = std::fs::read_dir(folder).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    let paths = entries.map_err(unreadable)?.into_iter().map(|entry| entry.path());
    let mut paths: Vec<PathBuf> = paths.filter(|path| path.extension().is_some_and(|end| end == EXTENSION)).collect();
    paths.sort();
    let (mut pages, mut errors) = (Vec::<Arc<Page>>::new(), Vec::new());
    for path in paths {
        let name = path.display().to_string();
        let read = Source::read(&name).and_then(|source| read_page(&source));
        match read {
            Ok(page) if pages.iter().any(|known| known.id == page.id) => {
                errors.push(format!("{name}: expected an id that no other page has"));
            }
            Ok(page) => pages.push(page),
            Err(InputError(error)) => errors.push(error),
        }
    }
    if errors.is_empty() { Ok(pages) } else { Err(InputError(errors.join("\n"))) }
}

/// Reads a page.
pub fn read_page(source: &Source) -> Result<Arc<Page>, InputError> {
    Page::parse(&source.text).map(Arc::new).map_err(|error| source.input_error(&error))
}

/// True if the text is a page.
pub fn is_page(text: &str) -> bool {
    text.lines().any(|line| line.trim_start().starts_with("sztab page "))
}
