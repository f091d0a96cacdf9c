//! Admits commands, and replies to those that fail.

use std::time::Instant;

use serenity::all::{CommandInteraction, Context, CreateAutocompleteResponse, CreateInteractionResponse};

use sztab_game::Language;
use sztab_words::word;

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::{Failure, without_url};
use crate::discord::say::interaction_context;
use crate::discord::say::reply::Reply;
use crate::discord::say::specification::Weight;
use crate::discord::state::rate_limiter::{Admission, command_weight};

/// True if a command or completion may be served; otherwise it has already been answered.
pub(crate) async fn may_enter(context: poise::Context<'_, Bot, Failure>) -> bool {
    let poise::Context::Application(command) = context else { return false };
    let interaction = command.interaction;
    let is_completion = command.interaction_type == poise::CommandInteractionType::Autocomplete;
    let weight = if is_completion { Weight::Completion } else { command_weight(&interaction.data.name) };
    let (user, request) = (interaction.user.id.get(), interaction.id.get());
    if command.framework.user_data.rate_limiter.admit(user, request, weight, Instant::now()) == Admission::Open {
        return true;
    }
    let context = command.serenity_context();
    if is_completion {
        send_no_suggestions(context, interaction).await;
    } else {
        // The cheapest reply after which the command does not look as if it were still in progress.
        let sentence = word(Language::from_locale(&interaction.locale), "limit-too-fast");
        if let Err(error) = interaction.acknowledge(context, Answer::sentence(sentence).into_immediate_response()).await
        {
            tracing::debug!(interaction = request, error = without_url(&error), "a command could not be refused");
        }
    }
    false
}

/// Answers a command that failed without answering: with a private sentence and a reference.
pub(crate) async fn on_error(error: poise::FrameworkError<'_, Bot, Failure>) {
    if let poise::FrameworkError::UnknownInteraction { interaction, .. } = &error {
        // After an update, Discord still shows the commands of the earlier version for some time.
        tracing::warn!(command = interaction.data.name, "an unknown command");
        interaction_context::record_refusal("an unknown command");
        let language = Language::from_locale(&interaction.locale);
        return answer_privately(error.serenity_context(), interaction, word(language, "unknown-command")).await;
    }
    if let poise::FrameworkError::CommandCheckFailed { .. } = &error {
        // The check has already replied.
        return;
    }
    let Some(poise::Context::Application(command)) = error.ctx() else {
        return tracing::error!(%error, "the command framework failed");
    };
    let interaction = command.interaction;
    if command.interaction_type == poise::CommandInteractionType::Autocomplete {
        tracing::error!(%error, "a completion failed");
        interaction_context::record_failure("a completion failed");
        return send_no_suggestions(error.serenity_context(), interaction).await;
    }
    let (language, reference) = (Language::from_locale(&interaction.locale), interaction.id.get());
    let sentence = match &error {
        poise::FrameworkError::Command { error, .. } => error.sentence(language, reference),
        poise::FrameworkError::CommandPanic { .. } => Failure::Panicked.sentence(language, reference),
        poise::FrameworkError::GuildOnly { .. } => word(language, "only-in-server-command"),
        poise::FrameworkError::ArgumentParse { .. } => word(language, "unreadable-plain"),
        other => {
            interaction_context::record_failure("the command framework failed");
            tracing::error!(error = %other, "the command framework failed");
            word(language, "unknown-command")
        }
    };
    answer_privately(error.serenity_context(), interaction, sentence).await;
}

async fn send_no_suggestions(context: &Context, interaction: &CommandInteraction) {
    let nothing = CreateInteractionResponse::Autocomplete(CreateAutocompleteResponse::new());
    if let Err(error) = interaction.acknowledge(context, nothing).await {
        tracing::warn!(
            interaction = interaction.id.get(),
            error = without_url(&error),
            "a completion could not be answered"
        );
    }
}

/// Answers a command privately, whether or not it has been acknowledged.
async fn answer_privately(context: &Context, interaction: &CommandInteraction, sentence: String) {
    let answer = Answer::sentence(sentence);
    // This replaces the "thinking" message, if there is one.
    if interaction.answer(context, answer.clone().into_response()).await.is_ok() {
        return;
    }
    if let Err(error) = interaction.acknowledge(context, answer.into_immediate_response()).await {
        tracing::warn!(
            interaction = interaction.id.get(),
            error = without_url(&error),
            "a command could not be answered"
        );
    }
}
