//! Results as direct messages: offered under a result, and sent to the users who have requested them.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use sztab_game::Language;
use sztab_referee::PersonalSettings;
use sztab_store::{Game as Record, GameId, Post, Seq, UserId};
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::button::ButtonId;
use crate::discord::say::failure::Failure;
use crate::discord::say::moment::channel_link;
use crate::discord::say::names::escape_name;
use crate::discord::say::operation::Operation;

use super::clock::faction_of;
use super::delivery::Delivery;
use super::press::Press;

/// The argument in the id of the button that turns results as direct messages on.
const ON: &str = "on";
const OFF: &str = "off";

/// The button under a result that requests future results as direct messages.
pub fn offer_button(language: Language) -> CreateButton {
    switch_button(ON, "results-offer", language)
}

fn switch_button(to: &str, key: &str, language: Language) -> CreateButton {
    let id = ButtonId::new(GameId(1), Seq::OPENING, Operation::Results, to);
    CreateButton::new(id.to_string()).label(word(language, key)).style(ButtonStyle::Secondary)
}

impl Bot {
    /// The result of a game as a direct message, if the player still wants it.
    pub(crate) async fn build_direct_result(&self, record: &Record, post: &Post) -> Result<Delivery, Failure> {
        let user = UserId(post.channel.0);
        let personal = self.referee.load_personal_settings(user).await?;
        let session = self.referee.load_session(record.id).await?;
        let Some(outcome) = session.game().outcome().filter(|_| personal.results_directly) else {
            return Ok(Delivery::Nothing);
        };
        let public = sztab_referee::LobbyOptions::from_record(record)?.language;
        let language = personal.language.unwrap_or(public);
        let sides = session.game().sides().iter().map(|side| {
            let points = outcome.points(side).unwrap_or_default();
            format!("{} ({}) {points}", escape_name(session.player_name(side)), faction_of(&session, side, language))
        });
        let arguments = [
            ("game", record.id.0.into()),
            ("address", channel_link(record).into()),
            ("outcome", session.view().outcome(session.game(), language).unwrap_or_default().into()),
            ("players", sides.collect::<Vec<_>>().join(" : ").into()),
        ];
        let direct = Box::new(Answer::sentence(text(language, "results-direct", &arguments)));
        Ok(Delivery::Direct { user, direct, instead: None })
    }

    /// Turns results as direct messages on or off for the user.
    pub(crate) async fn handle_results_press(&self, press: &Press<'_>) -> Result<(), Failure> {
        let (id, language) = (&press.id, press.theme.language);
        let is_on = match id.argument.as_str() {
            ON => true,
            OFF => false,
            _ => return Err(Failure::Said("unknown-button")),
        };
        let user = press.user();
        let change = |personal: &mut PersonalSettings| personal.results_directly = is_on;
        self.referee.set_personal(user, self.now(), change).await?;
        let (said, to, label) =
            if is_on { ("results-on", OFF, "results-stop") } else { ("results-off", ON, "results-offer") };
        let button = switch_button(to, label, language);
        let rows = vec![CreateActionRow::Buttons(vec![button])];
        let answer = Answer { rows, ..Answer::sentence(word(language, said)) };
        press.answer(answer).await?;
        Ok(())
    }
}
