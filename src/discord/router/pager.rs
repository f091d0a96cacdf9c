//! The buttons that turn the pages of a list.

use serenity::all::{ButtonStyle, CreateButton};

use sztab_game::Language;
use sztab_words::word;

use super::press::Subject;
use super::route::{Listed, RouteId};

/// The pages beside a page of several, counted from 0.
pub fn neighbours(page: usize, pages: usize) -> [Option<usize>; 2] {
    [page.checked_sub(1), Some(page + 1).filter(|next| *next < pages)]
}

/// The buttons for the previous and the next page; empty if there is neither. A disabled button leads to no page, and
/// needs an id that differs from all others.
pub fn page_buttons<S: Subject, R: Listed<Subject = S>, P>(
    subject: S,
    pages: [Option<P>; 2],
    route: impl Fn(Option<P>) -> R,
    language: Language,
) -> Vec<CreateButton> {
    if pages.iter().all(Option::is_none) {
        return Vec::new();
    }
    let button = |(page, key): (Option<P>, &str)| {
        let is_last = page.is_none();
        subject.button(&route(page), word(language, key), ButtonStyle::Secondary).disabled(is_last)
    };
    pages.into_iter().zip(["tables-back", "tables-more"]).map(button).collect()
}
