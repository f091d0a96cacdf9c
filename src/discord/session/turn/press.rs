//! Presses in the private message of a turn.

use sztab_referee::{PersonalSettings, RefereeError};
use sztab_words::word;

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::{Failure, without_url};
use crate::discord::session::press::Press;

use super::end::{NEVER_ARGUMENT, SURE_ARGUMENT};

/// True if Discord rejected the contents of a message.
fn is_bad_request(error: &serenity::Error) -> bool {
    matches!(error, serenity::Error::Http(error) if error.status_code().is_some_and(|status| status.as_u16() == 400))
}

impl Bot {
    /// Opens the private message again, regardless of the version that the button was made for.
    pub(crate) async fn open_my_turn(&self, press: &Press<'_>) -> Result<Answer, Failure> {
        let (id, theme) = (&press.id, press.theme);
        let session = self.find_current_session(press).await?;
        let side = session.side_of(press.user()).ok_or(RefereeError::NotSeated(id.game))?;
        if session.is_out(side) {
            return Err(RefereeError::OutOfGame.into());
        }
        session.check_may_act(side)?;
        Ok(self.build_turn_message(&session, side, theme, word(theme.language, "your-move")).await)
    }

    /// Ends the turn after the player has answered the question before its end.
    pub(crate) async fn handle_end_press(&self, press: &Press<'_>) -> Result<Answer, Failure> {
        let id = &press.id;
        match id.argument.as_str() {
            SURE_ARGUMENT => {}
            NEVER_ARGUMENT => {
                let user = press.user();
                let view = self.find_current_session(press).await?.view();
                let change = |orders: &str| view.skip_end_turn_warning(orders).unwrap_or_else(|| orders.to_owned());
                self.referee.change_orders(id.game, user, self.now(), change).await?;
            }
            _ => return Err(Failure::Said("unknown-button")),
        }
        let end = self.find_current_session(press).await?.kind().info().end_of_turn;
        self.play_in_turn(press, end.ok_or(Failure::Said("unknown-button"))?, false).await
    }

    /// Returns the next question of the guide.
    pub(crate) async fn show_next_question(&self, press: &Press<'_>) -> Result<Answer, Failure> {
        let (session, side) = self.find_session_and_side(press).await?;
        self.continue_guide(&session, side, &press.words, press.theme).await
    }

    /// Replies to a press in the private message of a turn, or to one that opens it.
    pub(crate) async fn show_turn(&self, press: &Press<'_>, answer: Answer) -> Result<(), Failure> {
        match self.show_menu(press, answer).await {
            // Most likely one of the emojis was deleted on Discord: the game continues without emojis.
            Err(error) if is_bad_request(&error) && self.emojis.forget() => {
                tracing::warn!(error = without_url(&error), "a question was refused, so emojis are left out");
                self.show_menu(press, self.show_next_question(press).await?).await?;
            }
            shown => shown?,
        }
        Ok(())
    }

    /// Turns off tips for the user, and shows the turn without them.
    pub(crate) async fn handle_tips_press(&self, press: &Press<'_>) -> Result<(), Failure> {
        let (id, theme) = (&press.id, press.theme);
        let user = press.user();
        let session = self.find_current_session(press).await?;
        let side = session.side_of(user).ok_or(RefereeError::NotSeated(id.game))?;
        self.referee.set_personal(user, self.now(), |personal: &mut PersonalSettings| personal.no_tips = true).await?;
        let answer = self.build_turn_message(&session, side, theme, word(theme.language, "your-move")).await;
        Ok(self.show_menu(press, answer).await?)
    }
}
