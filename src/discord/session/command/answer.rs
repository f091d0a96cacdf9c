//! The stages of a command: it is acknowledged, carried out and replied to.

use std::pin::Pin;

use serenity::all::MessageId;

use crate::discord::say::answer::Answer;
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::Failure;
use crate::discord::say::interaction_context;
use crate::discord::say::reply::Reply;
use crate::discord::session::listing::with_next_steps;
use crate::discord::session::turn::menu::{link_post_to_menu, lock_presses, retire_menu, shows_cards};
use crate::discord::session::turn::message::build_turn_message;
use crate::discord::state::menus::MessageHandle;
use crate::discord::state::rate_limiter::command_weight;

use super::context::{Context, find_language, find_theme};
use super::place::{find_session, name_thread};

/// Acknowledges a command privately, does the work and replies; a failure becomes the reply.
pub fn answer<'a>(
    context: Context<'a>,
    work: impl Future<Output = Result<Answer, Failure>> + Send + 'a,
) -> impl Future<Output = Result<(), Failure>> + Send + 'a {
    // A session is large, and futures are passed by value.
    let worked = Box::pin(defer_and_work(context, Box::pin(work)));
    async move {
        let answer = match worked.await? {
            Ok(answer) => answer,
            Err(failure) => failure_answer(context, &failure).await,
        };
        respond(context, answer, false).await?;
        Ok(())
    }
}

/// [`answer`] for a command that plays a line: its reply becomes the private message of the turn.
pub fn answer_in_turn<'a>(
    context: Context<'a>,
    work: impl Future<Output = Result<Answer, Failure>> + Send + 'a,
) -> impl Future<Output = Result<(), Failure>> + Send + 'a {
    let worked = Box::pin(defer_and_work(context, Box::pin(work)));
    async move {
        let worked = worked.await?;
        let (bot, user) = (context.data(), context.user());
        let session = Box::pin(find_session(context)).await.ok();
        let seat = session.and_then(|session| session.side_of(user).map(|side| (session, side)));
        // If a player who is not to act is refused, the refusal does not replace the message that the player is
        // viewing.
        let seat = seat.filter(|(session, side)| worked.is_ok() || session.game().waiting_sides().contains(*side));
        let Some((session, side)) = seat else {
            let answer = match worked {
                Ok(answer) => answer,
                Err(failure) => failure_answer(context, &failure).await,
            };
            respond(context, answer, false).await?;
            return Ok(());
        };
        let answer = match worked {
            Ok(answer) => answer,
            Err(failure) => {
                let theme = find_theme(context).await;
                let sentence = failure.sentence(theme.language, context.interaction.id.get());
                let answer = build_turn_message(bot, &session, side, theme, sentence).await;
                with_next_steps(bot, answer, &failure, user, theme.language).await
            }
        };
        let owner = (session.record.id, user);
        let _one_by_one = lock_presses(bot, owner).await;
        retire_menu(bot, &context.serenity_context().http, owner, None).await;
        if let Some(live) = session.record.live.filter(|_| !answer.rows.is_empty()) {
            Box::pin(link_post_to_menu(bot, &session.record, user, MessageId::new(live.message.0))).await;
        }
        let is_layout = shows_cards(bot, session.record.guild).await;
        let message = respond(context, answer, is_layout).await?;
        let handle = MessageHandle { message, token: context.interaction.token.clone(), is_followup: false };
        bot.menus.set_message(owner, handle, bot.now());
        Ok(())
    }
}

/// Acknowledges a command privately and does the work. Fails if Discord rejects the acknowledgement.
async fn defer_and_work(
    context: Context<'_>,
    work: Pin<Box<impl Future<Output = Result<Answer, Failure>> + Send>>,
) -> Result<Result<Answer, Failure>, Failure> {
    let interaction = context.interaction;
    interaction.defer_private(context.serenity_context()).await?;
    interaction_context::record_acknowledgement();
    Ok(match context.data().rate_limiter.acquire_slot(command_weight(&interaction.data.name)) {
        Ok(_place) => work.await,
        Err(busy) => Err(busy.into()),
    })
}

/// The message for a failure.
async fn failure_answer(context: Context<'_>, failure: &Failure) -> Answer {
    let language = find_language(context).await;
    let answer = Answer::sentence(failure.sentence(language, context.interaction.id.get()));
    with_next_steps(context.data(), answer, failure, context.user(), language).await
}

/// Replaces the acknowledgement with a reply, naming the game if it is not the one in this channel. Returns the
/// message's id.
async fn respond(context: Context<'_>, answer: Answer, is_layout: bool) -> Result<Option<MessageId>, Failure> {
    let answer = Box::pin(name_thread(context, answer)).await;
    Ok(context.interaction.answer(context.serenity_context(), answer.into_reply(is_layout)).await?)
}
