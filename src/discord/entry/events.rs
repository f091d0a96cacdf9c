//! Events of the gateway that are neither commands nor presses.

use serenity::all::{Context, FullEvent, Interaction, ModalInteraction};

use crate::games::Language;
use crate::words::word;

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::{Failure, plain};
use crate::discord::say::reply::Reply;

pub(crate) async fn on_event(
    framework: poise::FrameworkContext<'_, Bot, Failure>,
    event: &FullEvent,
) -> Result<(), Failure> {
    let bot = framework.user_data;
    match event {
        FullEvent::InteractionCreate { interaction: Interaction::Modal(form) } => {
            refuse_form(framework.serenity_context, form).await;
        }
        FullEvent::GuildCreate { guild, .. } => bot.greet(framework.serenity_context, guild).await,
        _ => {}
    }
    bot.hear_of_places(event).await;
    Ok(())
}

/// Refuses a form: the bot sends none, so this one is forged.
async fn refuse_form(context: &Context, form: &ModalInteraction) {
    tracing::info!(interaction = form.id.get(), "a form that is not ours");
    let answer = Answer::sentence(word(Language::of_locale(&form.locale), "unknown-button"));
    if let Err(error) = form.acknowledge(context, answer.at_once()).await {
        tracing::warn!(interaction = form.id.get(), error = plain(&error), "a form could not be answered");
    }
}
