//! The messages of a match.

use serenity::all::{ButtonStyle, CreateActionRow};

use crate::league::ids::{MatchId, Seat};
use crate::league::season::{Match, MatchStatus};
use crate::store::UnixMs;
use crate::words::{text, word};

use crate::discord::league::ask::season_name;
use crate::discord::league::people::{mention_of, user_of, users_of_match};
use crate::discord::say::answer::Answer;
use crate::discord::say::moment::moment;
use crate::discord::say::season_button::SeasonButton;
use crate::discord::say::season_operation::SeasonOperation;

use super::Telling;

/// The message of a match; `None` if there is none of that number.
pub fn message(telling: &Telling<'_>, of: MatchId) -> Option<Answer> {
    let book = telling.book;
    let found = book.log.season().matches.get(&of)?;
    let mut lines = vec![title(telling, found)];
    lines.extend(standing(telling, found));
    let rows = buttons(telling, found);
    Some(Answer { rows, mentions: users_of_match(book, of), ..Answer::sentence(lines.join("\n")) })
}

fn title(telling: &Telling<'_>, of: &Match) -> String {
    let (book, language) = (telling.book, telling.language);
    let arguments = [
        ("season", season_name(book, language).into()),
        ("round", of.round.into()),
        ("match", of.id.0.into()),
        ("first", mention_of(book, of.players[0], language).into()),
        ("second", mention_of(book, of.players[1], language).into()),
        ("deadline", moment(UnixMs(of.deadline_ms)).into()),
    ];
    text(language, "season-match", &arguments)
}

/// Where a match stands.
fn standing(telling: &Telling<'_>, of: &Match) -> Vec<String> {
    let (book, language) = (telling.book, telling.language);
    let ready = Seat::BOTH.into_iter().filter(|seat| of.ready[seat.index()]);
    match of.status(book.log.season().kind()) {
        MatchStatus::Waiting => ready
            .map(|seat| {
                let player = mention_of(book, of.players[seat.index()], language);
                text(language, "season-match-ready", &[("player", player.into())])
            })
            .collect(),
        MatchStatus::Running => vec![word(language, "season-match-begun")],
        MatchStatus::Queued => vec![word(language, "season-match-with-judges")],
        MatchStatus::Closed => vec![word(language, "season-match-over")],
    }
}

fn buttons(telling: &Telling<'_>, of: &Match) -> Vec<CreateActionRow> {
    let (book, language) = (telling.book, telling.language);
    let id = |operation| SeasonButton::new(book.row.id, book.log.seq(), operation, of.id.0.to_string());
    let mut buttons = Vec::new();
    if of.status(book.log.season().kind()) == MatchStatus::Waiting {
        buttons.push(id(SeasonOperation::Begin).button(word(language, "season-begin"), ButtonStyle::Success));
    }
    if buttons.is_empty() { Vec::new() } else { vec![CreateActionRow::Buttons(buttons)] }
}

/// The message under which a further game of a match has its thread.
pub fn room(telling: &Telling<'_>, of: MatchId, game: u32) -> Option<Answer> {
    let (book, language) = (telling.book, telling.language);
    let found = book.log.season().matches.get(&of)?;
    let arguments = [
        ("season", season_name(book, language).into()),
        ("match", of.0.into()),
        ("game", game.into()),
        ("first", mention_of(book, found.players[0], language).into()),
        ("second", mention_of(book, found.players[1], language).into()),
    ];
    Some(Answer::sentence(text(language, "season-room", &arguments)))
}

/// A reminder of a match for the players who are to act; `None` once nobody is.
pub fn reminder(telling: &Telling<'_>, of: MatchId) -> Option<Answer> {
    let (book, language) = (telling.book, telling.language);
    let season = book.log.season();
    let found = season.matches.get(&of).filter(|found| found.status(season.kind()) == MatchStatus::Waiting)?;
    let late = Seat::BOTH.into_iter().filter(|seat| !found.ready[seat.index()]).map(|seat| found.players[seat.index()]);
    let late: Vec<_> = late.filter_map(|entrant| user_of(book, entrant)).collect();
    let called: Vec<String> = late.iter().map(|user| format!("<@{user}>")).collect();
    let arguments = [
        ("players", called.join(" ").into()),
        ("season", season_name(book, language).into()),
        ("match", of.0.into()),
        ("deadline", moment(UnixMs(found.deadline_ms)).into()),
    ];
    let content = text(language, "season-remind", &arguments);
    let mentions = late.iter().map(|user| user.0).collect();
    (!called.is_empty()).then(|| Answer { mentions, ..Answer::sentence(content) })
}

/// A match in the judges' queue.
pub fn queue(telling: &Telling<'_>, of: MatchId) -> Option<Answer> {
    let (book, language) = (telling.book, telling.language);
    book.log.season().matches.get(&of)?;
    let arguments = [("season", season_name(book, language).into()), ("match", of.0.into())];
    Some(Answer::sentence(text(language, "season-queue", &arguments)))
}
