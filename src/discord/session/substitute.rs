//! `/substitute`

use serenity::all::User;

use sztab_referee::{RefereeError, Request, SeatOffer};
use sztab_store::UserId;
use sztab_words::{text, word};

use crate::discord::say::answer::Answer;
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::Failure;

use crate::discord::session::command::answer::answer;
use crate::discord::session::command::context::{Context, find_language};
use crate::discord::session::command::place::find_session;

use super::settings::is_organiser;

/// Asks a user to take over the author's seat; an organiser may name another seat.
#[poise::command(slash_command, guild_only)]
pub async fn substitute(context: Context<'_>, player: User, seat: Option<User>) -> Result<(), Failure> {
    let offered = async {
        let (bot, language) = (context.data(), find_language(context).await);
        if player.bot {
            return Err(Failure::Said("agree-seat-not-possible"));
        }
        let session = find_session(context).await?;
        let user = context.user();
        let from = seat.as_ref().map_or(user, |seat| UserId(seat.id.get()));
        let offer = SeatOffer { from, to: UserId(player.id.get()) };
        let organises = is_organiser(bot, &context).await?;
        let press = context.to_interaction(bot.now());
        let request = Request::new(session.record.id, user, None, press);
        match bot.referee.offer_seat(request, offer, organises).await {
            Ok(()) => {}
            Err(RefereeError::Repeated { .. }) => return Ok(Answer::sentence(word(language, "repeated"))),
            Err(RefereeError::NotSeated(_)) if seat.is_some() => return Err(Failure::Said("agree-seat-not-yours")),
            Err(error) => return Err(error.into()),
        }
        bot.notify_outbox();
        let player = format!("<@{}>", player.id);
        Ok(Answer::sentence(text(language, "agree-seat-asked", &[("player", player.into())])))
    };
    answer(context, Box::pin(offered)).await
}
