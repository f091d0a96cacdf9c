//! Presses in the private message of a turn, and those that open it.

use sztab_referee::{PersonalSettings, RefereeError, Session};
use sztab_words::word;

use crate::discord::bot::Bot;
use crate::discord::router::press::GamePress;
use crate::discord::router::route::Handler;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::{Failure, without_url};

use super::act::TurnEnd;
use super::routes::{AsksAgain, At, Do, DoEnd, End, Go, MyTurn, Pick, Say, StopTips};

/// True if Discord rejected the contents of a message.
fn is_bad_request(error: &serenity::Error) -> bool {
    matches!(error, serenity::Error::Http(error) if error.status_code().is_some_and(|status| status.as_u16() == 400))
}

impl Handler for Say {
    async fn handle(self, bot: &Bot, press: &GamePress<'_>) -> Result<(), Failure> {
        bot.play_publicly(press, &press.with_choice(&self.line)).await
    }
}

impl Handler for Go {
    async fn handle(self, bot: &Bot, press: &GamePress<'_>) -> Result<(), Failure> {
        bot.show_next_question(press, &self.words).await
    }
}

impl Handler for At {
    async fn handle(self, bot: &Bot, press: &GamePress<'_>) -> Result<(), Failure> {
        bot.show_next_question(press, &self.words).await
    }
}

impl Handler for Pick {
    async fn handle(self, bot: &Bot, press: &GamePress<'_>) -> Result<(), Failure> {
        bot.show_next_question(press, &self.words).await
    }
}

impl Handler for Do {
    async fn handle(self, bot: &Bot, press: &GamePress<'_>) -> Result<(), Failure> {
        let line = press.with_choice(&self.line);
        let answer = bot.play_in_turn(press, &line, TurnEnd::Confirmed).await?;
        Ok(bot.show_menu(press, answer).await?)
    }
}

impl Handler for DoEnd {
    async fn handle(self, bot: &Bot, press: &GamePress<'_>) -> Result<(), Failure> {
        let answer = bot.play_in_turn(press, &self.line, TurnEnd::Follows).await?;
        Ok(bot.show_menu(press, answer).await?)
    }
}

impl Handler for End {
    /// Ends the turn after the player has answered the question before its end.
    async fn handle(self, bot: &Bot, press: &GamePress<'_>) -> Result<(), Failure> {
        let session = bot.find_current_session(press).await?;
        match self.asks {
            AsksAgain::Later => {}
            AsksAgain::Never => {
                let view = session.view();
                let change = |orders: &str| view.skip_end_turn_warning(orders).unwrap_or_else(|| orders.to_owned());
                bot.referee.change_orders(press.subject.game, press.user(), bot.now(), change).await?;
            }
        }
        let end = session.kind().info().end_of_turn.ok_or(Failure::Said("unknown-button"))?;
        let answer = bot.play_in_turn(press, end, TurnEnd::Unasked).await?;
        Ok(bot.show_menu(press, answer).await?)
    }
}

impl Handler for MyTurn {
    /// Opens the private message again, regardless of the version that the button was made for.
    async fn handle(self, bot: &Bot, press: &GamePress<'_>) -> Result<(), Failure> {
        let session = bot.find_current_session(press).await?;
        let side = session.side_of(press.user()).ok_or(RefereeError::NotSeated(press.subject.game))?;
        if session.is_out(side) {
            return Err(RefereeError::OutOfGame.into());
        }
        session.check_may_act(side)?;
        Ok(bot.show_menu(press, bot.build_next_move(press, &session).await?).await?)
    }
}

impl Handler for StopTips {
    /// Turns off tips for the user, and shows the turn without them.
    async fn handle(self, bot: &Bot, press: &GamePress<'_>) -> Result<(), Failure> {
        let session = bot.find_current_session(press).await?;
        let change = |personal: &mut PersonalSettings| personal.no_tips = true;
        session.side_of(press.user()).ok_or(RefereeError::NotSeated(press.subject.game))?;
        bot.referee.set_personal(press.user(), bot.now(), change).await?;
        Ok(bot.show_menu(press, bot.build_next_move(press, &session).await?).await?)
    }
}

impl Bot {
    /// The private message of the user's turn.
    async fn build_next_move(&self, press: &GamePress<'_>, session: &Session) -> Result<Answer, Failure> {
        let side = session.side_of(press.user()).ok_or(RefereeError::NotSeated(press.subject.game))?;
        Ok(self.build_turn_message(session, side, press.theme, word(press.theme.language, "your-move")).await)
    }

    /// Builds the next question of the guide, given the words so far and the choice in a select.
    async fn build_next_question(&self, press: &GamePress<'_>, words: &str) -> Result<Answer, Failure> {
        let (session, side) = self.find_session_and_side(press).await?;
        self.continue_guide(&session, side, &press.with_choice(words), press.theme).await
    }

    /// Shows the next question of the guide. Most likely one of the emojis was deleted on Discord if the question is
    /// refused: the game continues without emojis.
    async fn show_next_question(&self, press: &GamePress<'_>, words: &str) -> Result<(), Failure> {
        match self.show_menu(press, self.build_next_question(press, words).await?).await {
            Err(error) if is_bad_request(&error) && self.emojis.forget() => {
                tracing::warn!(error = without_url(&error), "a question was refused, so emojis are left out");
                self.show_menu(press, self.build_next_question(press, words).await?).await?;
            }
            shown => shown?,
        }
        Ok(())
    }
}
