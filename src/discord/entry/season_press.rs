//! Presses of season buttons and selects, and the season forms.

use std::panic::AssertUnwindSafe;
use std::time::Instant;

use futures::FutureExt;
use serenity::all::{
    ActionRowComponent, ComponentInteraction, ComponentInteractionDataKind, Context, CreateInteractionResponse,
    ModalInteraction,
};

use sztab_game::Language;
use sztab_words::word;

use crate::discord::bot::Bot;
use crate::discord::league::press::{SeasonEvent, SeasonPress};
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::{Failure, UNKNOWN_MESSAGE_CODE, error_code, without_url};
use crate::discord::say::interaction_context;
use crate::discord::say::reply::Reply;
use crate::discord::say::season_button::SeasonButton;
use crate::discord::say::season_operation::FirstStep;
use crate::discord::say::specification::{ReplyPlacement, Weight};
use crate::discord::state::rate_limiter::Admission;

/// Replies to a press of a season's button or select. Every failure is reported to the user who pressed.
pub async fn answer_season_press(bot: &Bot, context: &Context, event: &ComponentInteraction, id: SeasonButton) {
    let specification = id.operation.specification();
    if !check_rate_limit(bot, context, SeasonEvent::Component(event), specification.weight).await {
        return;
    }
    let is_private = event.message.flags.is_some_and(|flags| flags.contains(serenity::all::MessageFlags::EPHEMERAL));
    let acknowledged = match specification.first {
        FirstStep::Form => {
            let language = bot.find_theme(&event.user, &event.locale).await.language;
            let form = crate::discord::league::forms::build_form(&id, language);
            return log_result(
                event.acknowledge(context, CreateInteractionResponse::Modal(form)).await,
                event.id.get(),
            );
        }
        FirstStep::Acknowledgement(ReplyPlacement::Beside) => event.defer_private(context).await,
        FirstStep::Acknowledgement(ReplyPlacement::Privately) if !is_private => event.defer_private(context).await,
        FirstStep::Acknowledgement(_) => event.acknowledge(context, CreateInteractionResponse::Acknowledge).await,
    };
    if let Err(error) = acknowledged {
        interaction_context::record_failure("not acknowledged");
        tracing::warn!(interaction = event.id.get(), error = without_url(&error), "a press could not be acknowledged");
        return;
    }
    let chosen = selected_values(&event.data.kind);
    handle_press(
        bot,
        context,
        SeasonEvent::Component(event),
        PressParts { id, chosen, typed: Vec::new(), is_public: !is_private },
    )
    .await;
}

/// Replies to a submitted form of a season.
pub async fn answer_season_form(bot: &Bot, context: &Context, event: &ModalInteraction, id: SeasonButton) {
    if !check_rate_limit(bot, context, SeasonEvent::Form(event), id.operation.specification().weight).await {
        return;
    }
    if let Err(error) = event.defer_private(context).await {
        interaction_context::record_failure("not acknowledged");
        tracing::warn!(interaction = event.id.get(), error = without_url(&error), "a form could not be acknowledged");
        return;
    }
    let fields = event.data.components.iter().flat_map(|row| &row.components);
    let typed = fields.filter_map(|field| match field {
        ActionRowComponent::InputText(field) => Some(field.value.as_deref().unwrap_or_default().trim().to_owned()),
        _ => None,
    });
    let typed = typed.collect();
    handle_press(
        bot,
        context,
        SeasonEvent::Form(event),
        PressParts { id, chosen: Vec::new(), typed, is_public: false },
    )
    .await;
}

/// The parts of a press that the handler needs.
struct PressParts {
    id: SeasonButton,
    chosen: Vec<String>,
    typed: Vec<String>,
    /// True if the button was in a public message.
    is_public: bool,
}

/// Returns whether the user is within the rate limit; a user who is not is told so.
async fn check_rate_limit(bot: &Bot, context: &Context, event: SeasonEvent<'_>, weight: Weight) -> bool {
    let answer = match bot.rate_limiter.admit(event.user().id.get(), event.reference(), weight, Instant::now()) {
        Admission::Open => return true,
        Admission::Refused => {
            Answer::sentence(word(Language::from_locale(event.locale()), "limit-too-fast")).into_immediate_response()
        }
        // The user has already been told.
        Admission::RefusedAgain => CreateInteractionResponse::Acknowledge,
    };
    let answered = match event {
        SeasonEvent::Component(event) => event.acknowledge(context, answer).await,
        SeasonEvent::Form(event) => event.acknowledge(context, answer).await,
    };
    log_result(answered, event.reference());
    false
}

fn log_result(answered: serenity::Result<()>, interaction: u64) {
    match answered {
        Ok(()) => interaction_context::record_acknowledgement(),
        Err(error) => {
            interaction_context::record_failure("not acknowledged");
            tracing::warn!(interaction, error = without_url(&error), "a press could not be answered");
        }
    }
}

/// The values chosen in a select, as strings.
fn selected_values(data: &ComponentInteractionDataKind) -> Vec<String> {
    match data {
        ComponentInteractionDataKind::StringSelect { values } => values.clone(),
        ComponentInteractionDataKind::UserSelect { values } => values.iter().map(ToString::to_string).collect(),
        ComponentInteractionDataKind::RoleSelect { values } => values.iter().map(ToString::to_string).collect(),
        ComponentInteractionDataKind::ChannelSelect { values } => values.iter().map(ToString::to_string).collect(),
        _ => Vec::new(),
    }
}

/// Passes an acknowledged press to its handler, and reports a failure to the user.
async fn handle_press(bot: &Bot, context: &Context, event: SeasonEvent<'_>, taken: PressParts) {
    interaction_context::record_acknowledgement();
    let theme = bot.find_theme(event.user(), event.locale()).await;
    let PressParts { id, chosen, typed, is_public } = taken;
    let specification = id.operation.specification();
    let press = SeasonPress { context, event, id, chosen, typed, theme };
    let done = Box::pin(async {
        let _place = bot.rate_limiter.acquire_slot(specification.weight)?;
        bot.carry_out_season_press(&press).await
    });
    let done = AssertUnwindSafe(done).catch_unwind().await.unwrap_or(Err(Failure::Panicked));
    let Err(failure) = done else { return };
    if matches!(&failure, Failure::Discord(error) if error_code(error) == Some(UNKNOWN_MESSAGE_CODE)) {
        return tracing::info!(interaction = event.reference(), "the message was dismissed before it was answered");
    }
    let sentence = Answer::sentence(failure.sentence(theme.language, event.reference()));
    // A refusal never replaces a public message.
    let stays = is_public && specification.first == FirstStep::Acknowledgement(ReplyPlacement::Publicly);
    let told = if stays { press.send_followup(sentence).await } else { press.answer(sentence).await.map(|_| ()) };
    if let Err(error) = told {
        tracing::warn!(interaction = event.reference(), error = without_url(&error), "a refusal could not be told");
    }
}
