//! Events of the gateway that are no interactions.

use serenity::all::FullEvent;

use crate::discord::bot::Bot;
use crate::discord::say::failure::Failure;

pub(crate) async fn on_event(
    framework: poise::FrameworkContext<'_, Bot, Failure>,
    event: &FullEvent,
) -> Result<(), Failure> {
    let bot = framework.user_data;
    match event {
        FullEvent::GuildCreate { guild, .. } => {
            bot.hear_language(guild.id, &guild.preferred_locale).await;
            bot.greet(framework.serenity_context, guild).await;
        }
        FullEvent::GuildUpdate { new_data, .. } => bot.hear_language(new_data.id, &new_data.preferred_locale).await,
        _ => {}
    }
    bot.hear_of_places(event).await;
    Ok(())
}
