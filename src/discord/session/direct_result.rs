//! Results as direct messages: offered under a result, and sent to the users who have requested them.

use serenity::all::{ButtonStyle, CreateButton};

use sztab_game::Language;
use sztab_referee::PersonalSettings;
use sztab_store::{Game as Record, Post, UserId};
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::router::press::PlainPress;
use crate::discord::router::route::{Handler, RouteId, routes};
use crate::discord::say::answer::Answer;
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::Failure;
use crate::discord::say::moment::channel_link;
use crate::discord::say::names::escape_name;
use crate::discord::say::subject::NoSubject;

use super::clock::faction_of;
use super::delivery::Delivery;

routes! {
    /// Under a result, and in the reply to a press there: turns results as direct messages on or off.
    SendResults { is_on: bool } = "results" of NoSubject, Privately;
}

/// The button under a result that requests future results as direct messages.
pub fn offer_button(language: Language) -> CreateButton {
    NoSubject.button(&SendResults { is_on: true }, word(language, "results-offer"), ButtonStyle::Secondary)
}

/// The result of a game as a direct message, if the player still wants it.
pub async fn build_direct_result(bot: &Bot, record: &Record, post: &Post) -> Result<Delivery, Failure> {
    let user = UserId(post.channel.0);
    let personal = bot.referee.load_personal_settings(user).await?;
    let session = bot.referee.load_session(record.id).await?;
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

impl Handler for SendResults {
    async fn handle(self, bot: &Bot, press: &PlainPress<'_>) -> Result<(), Failure> {
        let (is_on, language) = (self.is_on, press.theme.language);
        let change = |personal: &mut PersonalSettings| personal.results_directly = is_on;
        bot.referee.set_personal(press.user(), bot.now(), change).await?;
        let (said, label) = if is_on { ("results-on", "results-stop") } else { ("results-off", "results-offer") };
        let button = press.subject.button(&Self { is_on: !is_on }, word(language, label), ButtonStyle::Secondary);
        press.respond(Answer::with_buttons(word(language, said), vec![button])).await
    }
}
