//! `/draw-offer`

use sztab_referee::{Interaction, Offered, RefereeError, Request};
use sztab_store::{InteractionId, UserId};
use sztab_words::word;

use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::table::clock::for_several;

use super::support::answer::answer;
use super::support::context::{Context, language};
use super::support::place::table;

/// Offers a draw, or accepts the one that is offered.
#[poise::command(slash_command, guild_only, rename = "draw-offer")]
pub async fn draw_offer(context: Context<'_>) -> Result<(), Failure> {
    let offered = async {
        let (bot, language) = (context.data(), language(context).await);
        let table = table(context).await?;
        let (user, press) = (UserId(context.author().id.get()), InteractionId(context.interaction.id.get()));
        let request = Request::of(table.record.id, user, None, Interaction { id: press, at: bot.now() });
        let key = match bot.referee.offer_draw(request).await {
            Ok(Offered::Asked) => for_several(&table, "agree-draw-asked", "several-asked"),
            Ok(Offered::Agreed) => "agree-draw-agreed",
            Err(RefereeError::Repeated { .. }) => "repeated",
            Err(error) => return Err(error.into()),
        };
        bot.ring();
        Ok(Answer::sentence(word(language, key)))
    };
    answer(context, Box::pin(offered)).await
}
