//! The message that invites users.

use serenity::all::{ButtonStyle, CreateActionRow};

use sztab_referee::league::Invited;
use sztab_words::{text, word};

use crate::discord::league::ask::season_name;
use crate::discord::say::answer::Answer;
use crate::discord::say::season_button::SeasonButton;
use crate::discord::say::season_operation::SeasonOperation;

use super::Telling;

/// The message that invites some users; `None` where nobody is left of them.
pub fn message(telling: &Telling<'_>, invited: &[Invited]) -> Option<Answer> {
    let (book, language) = (telling.book, telling.language);
    if invited.is_empty() {
        return None;
    }
    let players: Vec<String> = invited.iter().map(|invited| format!("<@{}>", invited.user)).collect();
    let arguments = [("players", players.join(" ").into()), ("season", season_name(book, language).into())];
    let button = |operation, key, style| {
        SeasonButton::new(book.row.id, book.log.seq(), operation, "").button(word(language, key), style)
    };
    let buttons = vec![
        button(SeasonOperation::Join, "season-join", ButtonStyle::Success),
        button(SeasonOperation::Rules, "season-show-rules", ButtonStyle::Secondary),
    ];
    Some(Answer {
        rows: vec![CreateActionRow::Buttons(buttons)],
        mentions: invited.iter().map(|invited| invited.user.0).collect(),
        ..Answer::sentence(text(language, "season-invitation", &arguments))
    })
}
