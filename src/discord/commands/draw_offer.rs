//! `/draw-offer`

use crate::referee::{Offered, RefereeError, Request};
use crate::store::{InteractionId, UserId};
use crate::words::word;

use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;

use super::answer;
use super::context::{Context, language};
use super::place::table;

/// Offers a draw, or accepts the one that is offered.
#[poise::command(slash_command, guild_only, rename = "draw-offer")]
pub async fn draw_offer(context: Context<'_>) -> Result<(), Failure> {
    let offered = async {
        let (bot, language) = (context.data(), language(context).await);
        let table = table(context).await?;
        let (user, press) = (UserId(context.author().id.get()), InteractionId(context.interaction.id.get()));
        let request = Request::of(table.record.id, user, None, press, bot.now());
        let key = match bot.referee.offer_draw(request).await {
            Ok(Offered::Asked) => "agree-draw-asked",
            Ok(Offered::Agreed) => "agree-draw-agreed",
            Err(RefereeError::Repeated { .. }) => "repeated",
            Err(error) => return Err(error.into()),
        };
        bot.ring();
        Ok(Answer::sentence(word(language, key)))
    };
    answer(context, Box::pin(offered)).await
}
