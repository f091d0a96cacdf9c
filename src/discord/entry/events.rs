//! Events of the gateway that are no interactions.

use serenity::all::FullEvent;

use crate::discord::bot::Bot;
use crate::discord::say::failure::Failure;

pub(crate) async fn on_event(
    framework: poise::FrameworkContext<'_, Bot, Failure>,
    event: &FullEvent,
) -> Result<(), Failure> {
    let bot = framework.user_data;
    if let FullEvent::GuildCreate { guild, .. } = event {
        bot.greet(framework.serenity_context, guild).await;
    }
    bot.hear_of_places(event).await;
    Ok(())
}
