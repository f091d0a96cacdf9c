//! Presses in the private message of a turn, and those that open it.

use sztab_referee::{PersonalSettings, RefereeError, Session};
use sztab_words::word;

use crate::discord::bot::Bot;
use crate::discord::router::press::GamePress;
use crate::discord::router::route::Handler;
use crate::discord::say::answer::Answer;
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::{Failure, without_url};
use crate::discord::session::seat::{find_current_session, find_session_and_side};

use super::act::{TurnEnd, play_in_turn, play_publicly};
use super::guided::continue_guide;
use super::menu::show_menu;
use super::message::build_turn_message;
use super::routes::{AsksAgain, At, Do, DoEnd, End, Go, MyTurn, Pick, Say, StopTips};

/// True if Discord rejected the contents of a message.
fn is_bad_request(error: &serenity::Error) -> bool {
    matches!(error, serenity::Error::Http(error) if error.status_code().is_some_and(|status| status.as_u16() == 400))
}

impl Handler for Say {
    async fn handle(self, bot: &Bot, press: &GamePress<'_>) -> Result<(), Failure> {
        play_publicly(bot, press, &press.with_choice(&self.line)).await
    }
}

impl Handler for Go {
    async fn handle(self, bot: &Bot, press: &GamePress<'_>) -> Result<(), Failure> {
        show_next_question(bot, press, &self.words).await
    }
}

impl Handler for At {
    async fn handle(self, bot: &Bot, press: &GamePress<'_>) -> Result<(), Failure> {
        show_next_question(bot, press, &self.words).await
    }
}

impl Handler for Pick {
    async fn handle(self, bot: &Bot, press: &GamePress<'_>) -> Result<(), Failure> {
        show_next_question(bot, press, &self.words).await
    }
}

impl Handler for Do {
    async fn handle(self, bot: &Bot, press: &GamePress<'_>) -> Result<(), Failure> {
        let line = press.with_choice(&self.line);
        let answer = play_in_turn(bot, press, &line, TurnEnd::Confirmed).await?;
        Ok(show_menu(bot, press, answer).await?)
    }
}

impl Handler for DoEnd {
    async fn handle(self, bot: &Bot, press: &GamePress<'_>) -> Result<(), Failure> {
        let answer = play_in_turn(bot, press, &self.line, TurnEnd::Follows).await?;
        Ok(show_menu(bot, press, answer).await?)
    }
}

impl Handler for End {
    /// Ends the turn after the player has answered the question before its end.
    async fn handle(self, bot: &Bot, press: &GamePress<'_>) -> Result<(), Failure> {
        let session = find_current_session(bot, press).await?;
        match self.asks {
            AsksAgain::Later => {}
            AsksAgain::Never => {
                let view = session.view();
                let change = |orders: &str| view.skip_end_turn_warning(orders).unwrap_or_else(|| orders.to_owned());
                bot.referee.change_orders(press.subject.game, press.user(), bot.now(), change).await?;
            }
        }
        let end = session.kind().info().end_of_turn.ok_or(Failure::Said("unknown-button"))?;
        let answer = play_in_turn(bot, press, end, TurnEnd::Unasked).await?;
        Ok(show_menu(bot, press, answer).await?)
    }
}

impl Handler for MyTurn {
    /// Opens the private message again, regardless of the version that the button was made for.
    async fn handle(self, bot: &Bot, press: &GamePress<'_>) -> Result<(), Failure> {
        let session = find_current_session(bot, press).await?;
        let side = session.side_of(press.user()).ok_or(RefereeError::NotSeated(press.subject.game))?;
        if session.is_out(side) {
            return Err(RefereeError::OutOfGame.into());
        }
        session.check_may_act(side)?;
        Ok(show_menu(bot, press, build_next_move(bot, press, &session).await?).await?)
    }
}

impl Handler for StopTips {
    /// Turns off tips for the user, and shows the turn without them.
    async fn handle(self, bot: &Bot, press: &GamePress<'_>) -> Result<(), Failure> {
        let session = find_current_session(bot, press).await?;
        let change = |personal: &mut PersonalSettings| personal.no_tips = true;
        session.side_of(press.user()).ok_or(RefereeError::NotSeated(press.subject.game))?;
        bot.referee.set_personal(press.user(), bot.now(), change).await?;
        Ok(show_menu(bot, press, build_next_move(bot, press, &session).await?).await?)
    }
}

/// The private message of the user's turn.
async fn build_next_move(bot: &Bot, press: &GamePress<'_>, session: &Session) -> Result<Answer, Failure> {
    let side = session.side_of(press.user()).ok_or(RefereeError::NotSeated(press.subject.game))?;
    Ok(build_turn_message(bot, session, side, press.theme, word(press.theme.language, "your-move")).await)
}

/// Builds the next question of the guide, given the words so far and the choice in a select.
async fn build_next_question(bot: &Bot, press: &GamePress<'_>, words: &str) -> Result<Answer, Failure> {
    let (session, side) = find_session_and_side(bot, press).await?;
    continue_guide(bot, &session, side, &press.with_choice(words), press.theme).await
}

/// Shows the next question of the guide. Most likely one of the emojis was deleted on Discord if the question is
/// refused: the game continues without emojis.
async fn show_next_question(bot: &Bot, press: &GamePress<'_>, words: &str) -> Result<(), Failure> {
    match show_menu(bot, press, build_next_question(bot, press, words).await?).await {
        Err(error) if is_bad_request(&error) && bot.emojis.forget() => {
            tracing::warn!(error = without_url(&error), "a question was refused, so emojis are left out");
            show_menu(bot, press, build_next_question(bot, press, words).await?).await?;
        }
        shown => shown?,
    }
    Ok(())
}
