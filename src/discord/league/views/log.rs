//! The log, one page at a time.

use sztab_game::Language;
use sztab_referee::league::SeasonRecord;
use sztab_words::{text, word};

use crate::discord::league::ask::season_name;
use crate::discord::league::controls::Controls;
use crate::discord::league::words::{Names, log_line, timestamp};
use crate::discord::router::pager::neighbours;
use crate::discord::say::answer::Answer;
use crate::discord::say::names::escape_name;

use super::controls::rows;
use super::view::View;

/// Number of lines per page.
const LINES_PER_PAGE: usize = 10;

/// A page of the log, newest line first, without the lines that need no text.
pub fn log_page(record: &SeasonRecord, page: usize, about: &str, names: &dyn Names, language: Language) -> Answer {
    let wanted = escape_name(about).to_lowercase();
    let said = record.log.events().iter().rev().filter_map(|event| {
        let said = log_line(event, &record.log, names, language)?;
        said.to_lowercase().contains(&wanted).then(|| {
            let arguments =
                [("line", event.seq.into()), ("at", timestamp(event.at_ms, 'f').into()), ("said", said.into())];
            text(language, "season-view-log-line", &arguments)
        })
    });
    let said: Vec<String> = said.collect();
    let pages = said.len().div_ceil(LINES_PER_PAGE).max(1);
    let page = page.min(pages - 1);
    let view = |page| View::Log { page, about: about.to_owned() };
    let controls = Controls { record, language };
    let mut buttons = controls.page_buttons(neighbours(page, pages).map(|page| page.map(view)));
    buttons.extend(controls.share_button(&view(page)));
    let arguments =
        [("season", season_name(record, language).into()), ("page", (page + 1).into()), ("pages", pages.into())];
    let mut story: Vec<String> = said.into_iter().skip(page * LINES_PER_PAGE).take(LINES_PER_PAGE).collect();
    if story.is_empty() {
        story.push(word(language, "season-view-log-empty"));
    }
    Answer { story, rows: rows(None, &buttons), ..Answer::sentence(text(language, "season-view-log", &arguments)) }
}
