//! Modes of play and pages of the Map Atlas among the terms of a table (NH-12, NH-13.30).

use std::sync::LazyLock;

use crate::rules::page::Page;
use crate::rules::{Board, ModeKind, Terms};
use crate::texts::text;
use sztab_game::Language;

/// The modes and their numbers of players.
pub(super) const MODES: [(&str, ModeKind, u8); 7] = [
    ("duel", ModeKind::Duel, 2),
    ("ffa-3", ModeKind::FreeForAll, 3),
    ("ffa-4", ModeKind::FreeForAll, 4),
    ("points-3", ModeKind::Points, 3),
    ("points-4", ModeKind::Points, 4),
    ("one-vs-team", ModeKind::OneAgainstTeam, 3),
    ("teams", ModeKind::Teams, 4),
];

/// The key of the page, and the value for none.
pub(super) const PAGE_KEY: &str = "page";
pub(super) const NO_PAGE: &str = "none";

/// The pages for each mode and number of players, after the value for none.
static PAGES: LazyLock<Vec<(ModeKind, u8, Vec<&'static str>)>> = LazyLock::new(|| {
    let of = |mode: ModeKind, seats: u8| {
        let fitting = Page::built_in().iter().filter(|page| (page.mode, page.seats) == (mode, seats));
        std::iter::once(NO_PAGE).chain(fitting.filter_map(|page| page.id.as_deref())).collect()
    };
    MODES.iter().map(|&(_, mode, seats)| (mode, seats, of(mode, seats))).collect()
});

/// The ids of the pages for the mode and number of players, after the value for none.
pub(super) fn fitting_pages(terms: &Terms) -> &'static [&'static str] {
    let fitting = PAGES.iter().find(|(mode, seats, _)| (*mode, *seats) == (terms.mode, terms.seats));
    fitting.map_or(&[NO_PAGE], |(.., ids)| ids)
}

/// Replaces the board by a page, or brings the usual board back (NH-13.30).
pub(super) fn open_page(terms: &mut Terms, id: &str) {
    terms.page = Page::find(id);
    match &terms.page {
        Some(page) => {
            terms.board = page.board;
            terms.terrain.clear();
            (terms.structures, terms.leaders) = (false, false);
        }
        None => terms.board = if terms.board == Board::ENLARGED { Board::ENLARGED } else { Board::STANDARD },
    }
}

/// The text about a value of the page: its title, its size, or a phrase with its title and its note.
pub(super) fn page_text(value: &str, end: &str, language: Language) -> Option<String> {
    let page = Page::find(value)?;
    let title = page.title.in_language(language).to_owned();
    let note = page.note.in_language(language).trim_end_matches('.').to_owned();
    Some(match end {
        "" => title,
        "-about" => text(language, "agree-page-about", &[("hexes", page.board.size().into())]),
        _ => text(language, "agree-page-term", &[("title", title.into()), ("note", note.into())]),
    })
}
