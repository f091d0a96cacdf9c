//! Playing lines by a press.

use sztab_game::{Language, Side};
use sztab_referee::{Act, ActionResult, EarlierAction, RefereeError, Request, Session};
use sztab_store::InteractionId;
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::router::press::GamePress;
use crate::discord::say::answer::Answer;
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::Failure;
use crate::discord::session::seat::{find_current_session, find_session_and_side};
use sztab_game::view::Theme;

use super::end::{find_end_question, may_end_turn};
use super::menu::send_menu;
use super::message::build_turn_message;

/// A bit set in the id of the second of two actions caused by one press. Discord's ids will not have it set before
/// 2049.
const SECOND_ACTION_BIT: u64 = 1 << 62;

/// The outcome of a press that plays a line.
pub(crate) enum PressOutcome {
    /// The line was played.
    Now(Box<ActionResult>),
    /// An earlier press has already had the same effect.
    Before(Box<EarlierAction>),
}

/// The end of the turn in which a line is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TurnEnd {
    /// A line that ends the turn may need confirmation.
    Confirmed,
    /// A line that ends the turn needs no confirmation.
    Unasked,
    /// The turn ends after the line.
    Follows,
}

/// "Done: Runner to D2, facing NE. Your turn is over."
fn done_sentence(before: &Session, side: Side, line: &str, has_ended: bool, theme: Theme) -> String {
    if !has_ended {
        return done_phrase(before, side, line, theme.language);
    }
    line_sentence(before, side, line, theme.language, "done-and-ended")
}

/// "Done: Runner to D2, facing NE."
pub fn done_phrase(before: &Session, side: Side, line: &str, language: Language) -> String {
    line_sentence(before, side, line, language, "done")
}

/// The text about an action that was carried out or put to the vote.
pub fn action_phrase(before: &Session, acted: &ActionResult, line: &str, language: Language) -> String {
    let key = if acted.is_proposal { "vote-proposed" } else { "done" };
    line_sentence(before, acted.side, line, language, key)
}

/// A text about a played line; a generic one for input that is not a line of the game, such as resigning.
fn line_sentence(before: &Session, side: Side, line: &str, language: Language, key: &str) -> String {
    if before.game().read(side, line).is_err() {
        return word(language, "done-plain");
    }
    let phrase = before.view().phrase(before.game(), side, line, language);
    text(language, key, &[("action", phrase.into())])
}

/// True if the turn has passed to another side.
fn has_passed(before: &Session, now: &Session) -> bool {
    let turn = |session: &Session| session.view().turn_number(session.game()).ok_or(session.game().turn());
    turn(before) != turn(now)
}

/// Plays a line at the version that a button was made for.
async fn play_line(bot: &Bot, press: &GamePress<'_>, line: &str, end: TurnEnd) -> Result<PressOutcome, Failure> {
    play_act(bot, press, Act::Line(line.to_owned()), line, end).await
}

/// As [`play_line`](Self::play_line), for any act and its first line.
async fn play_act(
    bot: &Bot,
    press: &GamePress<'_>,
    act: Act,
    line: &str,
    end: TurnEnd,
) -> Result<PressOutcome, Failure> {
    let id = press.subject;
    let user = press.user();
    let request =
        Request { game: id.game, user, seen: Some(id.seq), interaction: press.interaction_id(), at: bot.now(), act };
    match bot.referee.act(request).await {
        Ok(acted) => {
            bot.menus.record_line((id.game, user), line);
            // If the end of the turn follows, the outbox is notified only after it, so that the turn is not posted
            // before its end.
            if end != TurnEnd::Follows {
                bot.notify_outbox();
            }
            Ok(PressOutcome::Now(Box::new(acted)))
        }
        Err(stale @ RefereeError::Stale { .. }) => {
            // After two quick taps, the reply to the second one is found in the log.
            match bot.referee.find_earlier_action(id.game, id.seq, user, line).await? {
                Some(done) => Ok(PressOutcome::Before(Box::new(done))),
                None => Err(stale.into()),
            }
        }
        Err(error) => Err(error.into()),
    }
}

/// Plays a line from the public post; the outbox shows the outcome publicly. The end of a turn may need
/// confirmation.
pub async fn play_publicly(bot: &Bot, press: &GamePress<'_>, line: &str) -> Result<(), Failure> {
    let theme = press.theme;
    if may_end_turn(bot, line)
        && let Ok((session, side)) = find_session_and_side(bot, press).await
        && let Some(question) = find_end_question(bot, &session, side, theme).await?
    {
        return Ok(send_menu(bot, press, question, true).await?);
    }
    match play_line(bot, press, line, TurnEnd::Confirmed).await {
        // The same press was delivered twice, so the outcome is already in the channel.
        Ok(_) | Err(Failure::Referee(RefereeError::Repeated { .. })) => Ok(()),
        Err(failure) => Err(failure),
    }
}

/// Plays a line in private and shows the panel again.
pub async fn play_in_turn(bot: &Bot, press: &GamePress<'_>, line: &str, end: TurnEnd) -> Result<Answer, Failure> {
    let (id, theme) = (press.subject, press.theme);
    if may_end_turn(bot, line)
        && end == TurnEnd::Confirmed
        && let Ok((session, side)) = find_session_and_side(bot, press).await
        && let Some(question) = find_end_question(bot, &session, side, theme).await?
    {
        return Ok(question);
    }
    let before = find_current_session(bot, press).await?;
    let user = press.user();
    let side = before.side_of(user).ok_or(RefereeError::NotSeated(id.game))?;
    bot.menus.set_preview((id.game, user), None, bot.now());
    if before.view().is_combined(line) {
        let lines = bot.referee.button_lines(&before, side, line).await?;
        let Some(first) = lines.first().cloned() else {
            return Ok(build_turn_message(bot, &before, side, theme, word(theme.language, "not-possible-now")).await);
        };
        let session = match play_act(bot, press, Act::Lines(lines), &first, end).await? {
            PressOutcome::Now(acted) => acted.session,
            PressOutcome::Before(done) => done.now,
        };
        return Ok(build_turn_message(bot, &session, side, theme, word(theme.language, "done-plain")).await);
    }
    let then_ends = end == TurnEnd::Follows;
    match play_line(bot, press, line, end).await {
        Ok(PressOutcome::Now(acted)) if then_ends && !acted.is_proposal => {
            Ok(end_turn_after(bot, press, &before, &acted, line).await)
        }
        Ok(PressOutcome::Now(acted)) => {
            let done = action_phrase(&before, &acted, line, theme.language);
            Ok(build_turn_message(bot, &acted.session, side, theme, done).await)
        }
        Ok(PressOutcome::Before(done)) => {
            let EarlierAction { before, now } = *done;
            let side = before.side_of(user).unwrap_or(side);
            let has_ended = then_ends && has_passed(&before, &now);
            let done = done_sentence(&before, side, line, has_ended, theme);
            Ok(build_turn_message(bot, &now, side, theme, done).await)
        }
        Err(Failure::Referee(RefereeError::Repeated { .. })) => {
            let session = find_current_session(bot, press).await?;
            Ok(build_turn_message(bot, &session, side, theme, word(theme.language, "repeated")).await)
        }
        Err(failure) => Err(failure),
    }
}

/// Ends the turn after an action. If that is impossible, the action still counts and the player is informed.
async fn end_turn_after(
    bot: &Bot,
    press: &GamePress<'_>,
    before: &Session,
    acted: &ActionResult,
    line: &str,
) -> Answer {
    let theme = press.theme;
    let side = acted.side;
    // A standing order or a full board may already have ended the turn.
    let end = acted.session.kind().info().end_of_turn;
    let Some(end) = end.filter(|_| !has_passed(before, &acted.session)) else {
        bot.notify_outbox();
        let done = done_sentence(before, side, line, true, theme);
        return build_turn_message(bot, &acted.session, side, theme, done).await;
    };
    let request = Request {
        game: before.record.id,
        user: press.user(),
        seen: Some(acted.session.seq),
        interaction: InteractionId(press.reference() | SECOND_ACTION_BIT),
        at: bot.now(),
        act: Act::Line(end.to_owned()),
    };
    let ended = bot.referee.act(request).await;
    bot.notify_outbox();
    match ended {
        Ok(ended) => {
            let done = done_sentence(before, side, line, true, theme);
            build_turn_message(bot, &ended.session, side, theme, done).await
        }
        Err(error) => {
            let why = Failure::from(error).sentence(theme.language, press.reference());
            let done = done_phrase(before, side, line, theme.language);
            let now = find_current_session(bot, press).await;
            let now = now.as_ref().unwrap_or(&acted.session);
            let told = text(theme.language, "done-not-ended", &[("done", done.into()), ("why", why.into())]);
            build_turn_message(bot, now, side, theme, told).await
        }
    }
}
