//! The question before a turn ends.

use serenity::all::ButtonStyle;

use sztab_game::Side;
use sztab_game::view::Focus;
use sztab_referee::{RefereeError, Session};
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::router::route::RouteId;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::subject::GameVersion;
use crate::discord::session::seat::Seat;
use sztab_game::view::Theme;

use super::message::with_board;
use super::routes::{AsksAgain, At, End};

/// True if the line ends a turn in any game of this bot.
pub fn may_end_turn(bot: &Bot, line: &str) -> bool {
    bot.referee.kinds().iter().any(|kind| kind.info().end_of_turn == Some(line))
}

/// Checks whether the player has to confirm a typed line before it is carried out.
pub async fn needs_confirmation(
    bot: &Bot,
    session: &Session,
    side: Side,
    line: &str,
    theme: Theme,
) -> Result<bool, Failure> {
    if may_end_turn(bot, line) {
        return Ok(find_end_question(bot, session, side, theme).await?.is_some());
    }
    let seat = find_seat(bot, session, side).await?;
    Ok(!session.view().forfeits(&seat.question(theme.language), line).is_empty())
}

/// A side with the words played so far.
async fn find_seat<'a>(bot: &Bot, session: &'a Session, side: Side) -> Result<Seat<'a>, RefereeError> {
    Ok(Seat::new(session, side).with_played_lines(bot.referee.load_lines_of_side(session, side).await?))
}

/// The question before a turn ends; `None` unless a preview is open or the player could still do something.
pub async fn find_end_question(
    bot: &Bot,
    session: &Session,
    side: Side,
    theme: Theme,
) -> Result<Option<Answer>, Failure> {
    let seat = find_seat(bot, session, side).await?;
    if !session.kind().info().end_of_turn.is_some_and(|end| seat.is_legal(end))
        || ends_without_asking(bot, session, side).await?
    {
        return Ok(None);
    }
    let (language, view) = (theme.language, session.view());
    let mut reasons = Vec::new();
    let preview = session.player(side).and_then(|user| bot.menus.preview((session.record.id, user)));
    if let Some(line) = preview.filter(|line| seat.is_legal(line)) {
        let phrase = view.phrase(session.game(), side, &line, language);
        reasons.push(text(language, "end-unconfirmed", &[("action", phrase.into())]));
    }
    reasons.extend(view.end_turn_warnings(&seat.question(language)));
    if reasons.is_empty() {
        return Ok(None);
    }
    let mut content = vec![word(language, "end-question")];
    content.extend(reasons.into_iter().map(|reason| format!("• {reason}")));
    let (at, label) = (GameVersion::of(session), |key: &str| word(language, key));
    let buttons = vec![
        at.button(&End { asks: AsksAgain::Later }, label("end-anyway"), ButtonStyle::Danger),
        at.button(&At { words: String::new() }, label("back"), ButtonStyle::Success),
        at.button(&End { asks: AsksAgain::Never }, label("end-never-ask"), ButtonStyle::Secondary),
    ];
    let answer = Answer::with_buttons(content.join("\n"), buttons);
    Ok(Some(with_board(bot, session, theme, Focus::Question, answer).await))
}
/// Checks whether the player of a side has turned off the question before the end of a turn.
async fn ends_without_asking(bot: &Bot, session: &Session, side: Side) -> Result<bool, RefereeError> {
    let Some(user) = session.player(side) else { return Ok(false) };
    let orders = bot.referee.load_orders(session.record.id, user).await?;
    Ok(session.view().skips_end_turn_warning(&orders))
}
