//! What a line of the log tells those whom it concerns.

use crate::words::text;

use crate::discord::league::ask::season_name;
use crate::discord::say::answer::Answer;

use super::Telling;

/// The message of a line; `None` for one that tells nothing.
pub fn message(telling: &Telling<'_>, seq: u64) -> Option<Answer> {
    let (book, language) = (telling.book, telling.language);
    let event = book.log.line(seq)?;
    let arguments = [("season", season_name(book, language).into()), ("line", event.seq.to_string().into())];
    Some(Answer::sentence(text(language, "season-line", &arguments)))
}
