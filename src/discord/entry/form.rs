//! Forms: opened by a press, and returned filled in.
//!
//! A form's id is that of its button. The checks made at the press are repeated when the form is returned.

use std::panic::AssertUnwindSafe;
use std::time::Instant;

use futures::FutureExt;
use serenity::all::{ComponentInteraction, Context, CreateInteractionResponse, MessageFlags, ModalInteraction};

use sztab_game::Language;
use sztab_words::word;

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::button::ButtonId;
use crate::discord::say::failure::{Failure, without_url};
use crate::discord::say::interaction_context;
use crate::discord::say::operation::{Operation, Weight};
use crate::discord::say::reply::Reply;
use crate::discord::state::rate_limiter::Admission;

/// Responds to a press with a form. The form is also the acknowledgement, so only a few database queries may precede
/// it.
pub async fn open_form(bot: &Bot, context: &Context, event: &ComponentInteraction, id: &ButtonId) {
    let language = bot.find_theme(&event.user, &event.locale).await.language;
    let made = AssertUnwindSafe(Box::pin(bot.build_decision_form(event, id, language))).catch_unwind().await;
    let answered = match made.unwrap_or(Err(Failure::Panicked)) {
        Ok(form) => event.acknowledge(context, CreateInteractionResponse::Modal(form)).await,
        Err(failure) => refuse(bot, context, event, id, &failure, language).await,
    };
    match answered {
        Ok(()) => interaction_context::record_acknowledgement(),
        Err(error) => log_unanswered(event.id.get(), &error),
    }
}

/// Explains why no form opens, in the private message that contains the button, with fresh buttons.
async fn refuse(
    bot: &Bot,
    context: &Context,
    event: &ComponentInteraction,
    id: &ButtonId,
    failure: &Failure,
    language: Language,
) -> serenity::Result<()> {
    if event.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL)) {
        event.acknowledge(context, CreateInteractionResponse::Acknowledge).await?;
    } else {
        event.defer_private(context).await?;
    }
    let answer = bot.explain_decision_refusal(event, id, failure, language).await;
    event.answer(context, answer.into_response()).await.map(|_| ())
}

/// Replies to a submitted form. `id` is the id of the button that opened it.
pub async fn answer_form(bot: &Bot, context: &Context, form: &ModalInteraction, id: Option<ButtonId>) {
    let usual = Language::from_locale(&form.locale);
    let refused = match bot.rate_limiter.admit(form.user.id.get(), form.id.get(), Weight::Plain, Instant::now()) {
        Admission::Open => None,
        Admission::Refused | Admission::RefusedAgain => Some("limit-too-fast"),
    };
    let id = id.filter(|id| id.operation == Operation::Decide);
    let (None, Some(id)) = (refused, id) else {
        tracing::info!(interaction = form.id.get(), "a form that is not ours, or came too fast");
        interaction_context::record_refusal("a form that is not ours, or came too fast");
        let answer = Answer::sentence(word(usual, refused.unwrap_or("unknown-button"))).into_immediate_response();
        if let Err(error) = form.acknowledge(context, answer).await {
            log_unanswered(form.id.get(), &error);
        }
        return;
    };
    // The reply replaces the private message whose button opened the form.
    let on = form.message.as_ref().and_then(|message| message.flags);
    let acknowledged = if on.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL)) {
        form.acknowledge(context, CreateInteractionResponse::Acknowledge).await
    } else {
        form.defer_private(context).await
    };
    if let Err(error) = acknowledged {
        return log_unanswered(form.id.get(), &error);
    }
    interaction_context::record_acknowledgement();
    let language = bot.find_theme(&form.user, &form.locale).await.language;
    let done = AssertUnwindSafe(Box::pin(bot.carry_out_decision(form, &id, language))).catch_unwind().await;
    let answer = done
        .unwrap_or(Err(Failure::Panicked))
        .unwrap_or_else(|failure| Answer::sentence(failure.sentence(language, form.id.get())));
    if let Err(error) = form.answer(context, answer.into_response()).await {
        log_unanswered(form.id.get(), &error);
    }
}

fn log_unanswered(interaction: u64, error: &serenity::Error) {
    interaction_context::record_failure("a form could not be answered");
    tracing::warn!(interaction, error = without_url(error), "a form could not be answered");
}
