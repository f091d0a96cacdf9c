//! The `board` line and the lines of a drawn board (NH-13.30).

use std::sync::Arc;

use super::Plan;
use crate::rules::army::Army;
use crate::rules::board::Board;
use crate::rules::notation::text::{Line, TextError, Word};
use crate::rules::page::{Head, Page, read_body};
use crate::rules::terms::Terms;
use crate::rules::tile::Names;

impl<'a> Plan<'a> {
    pub(super) fn read_board(&mut self, line: &mut Line<'a>, keyword: Word<'a>) -> Result<(), TextError> {
        let expected = "19, 37, drawn or the id of a page";
        let word = line.read_word(expected)?;
        if self.board.is_some() || self.drawn.is_some() {
            return Err(keyword.mismatch("only one `board` line"));
        }
        let known = match word.text {
            "19" | "37" | "drawn" => None,
            id => Some(Page::find(id).ok_or_else(|| {
                let ids = Page::built_in().iter().filter_map(|page| page.id.as_deref());
                word.mismatch(format!("{expected}: {}", ids.collect::<Vec<_>>().join(", ")))
            })?),
        };
        if let Some(page) = &known {
            line.check_keys(&["hash"])?;
            if let Some(hash) = line.value("hash").filter(|hash| hash.text != page.hash) {
                return Err(hash.mismatch(format!("{}, the hash of the page that is known here", page.hash)));
            }
            self.board = Some(page.board);
        } else {
            line.check_keys(&[])?;
            match word.text {
                "37" => (self.board, self.enlarged) = (Some(Board::ENLARGED), Some(word.mismatch(""))),
                "drawn" => self.drawn = Some(keyword),
                _ => self.board = Some(Board::STANDARD),
            }
        }
        self.page = known;
        line.check_end()
    }

    /// The page of the text: one that it names, or one that it draws for the mode and the sides of the text.
    fn read_page(&self, terms: &Terms) -> Result<Option<Arc<Page>>, TextError> {
        let Some(keyword) = self.drawn else {
            return match self.board_lines.first() {
                Some(line) => Err(line.first_word().mismatch("`board drawn` before a line of a drawn board")),
                None => Ok(self.page.clone()),
            };
        };
        let (title, note, armies, hash) = (Names::default(), Names::default(), Vec::new(), String::new());
        let head = Head { id: None, title, note, mode: terms.mode, seats: terms.seats, armies, hash };
        read_body(&self.board_lines, head, &keyword.mismatch("")).map(|page| Some(Arc::new(page)))
    }

    /// The terms with the page of the text.
    pub(super) fn add_page(&self, terms: Terms, armies: &[Arc<Army>]) -> Result<Terms, TextError> {
        let Some(page) = self.read_page(&terms)? else { return Ok(terms) };
        let terms = terms.with_page(page);
        let fits = terms.check_replacements(armies);
        fits.map_err(|error| TextError { expected: error.to_string().into(), ..self.board_place() })?;
        Ok(terms)
    }

    /// The position reported for a page that does not fit: the mode, or else the beginning of the text.
    fn board_place(&self) -> TextError {
        let of_mode = self.mode.as_ref().map(|(_, place)| place.clone());
        of_mode.unwrap_or(TextError { line: 1, column: 1, expected: "".into() })
    }
}
