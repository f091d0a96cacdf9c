//! Serves presses of buttons and selects, and submitted forms: admits, acknowledges, passes them to their handlers, and
//! explains refusals.

use std::panic::AssertUnwindSafe;
use std::time::Instant;

use futures::FutureExt;
use serenity::all::{ComponentInteraction, ComponentInteractionDataKind, Context, CreateInteractionResponse};

use sztab_game::{Language, Side};
use sztab_referee::Session;
use sztab_store::{Game as GameRecord, Status};
use sztab_words::word;

use crate::discord::bot::Bot;
use crate::discord::router::press::{Event, GamePress, PlainPress, Press, ReplyTo};
use crate::discord::say::answer::Answer;
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::{Failure, UNKNOWN_MESSAGE_CODE, error_code, without_url};
use crate::discord::say::interaction_context;
use crate::discord::say::reply::Reply;
use crate::discord::say::specification::{PressOrder, ReplyPlacement, Weight};
use crate::discord::say::subject::{GameVersion, NoSubject, RawId};
use crate::discord::session::listing::with_next_steps;
use crate::discord::session::panel::my_turn_row;
use crate::discord::session::reader::find_user_theme;
use crate::discord::session::turn::menu::{lock_presses, show_menu};
use crate::discord::session::turn::message::build_turn_message;
use crate::discord::state::rate_limiter::Admission;

use super::routes::KnownRoute;

/// Replies to a press or a submitted form. Every failure is reported to the user.
///
/// `target` is the route in the id of the button; `None` for a button that is not the bot's.
pub async fn serve(bot: &Bot, context: &Context, event: Event<'_>, target: Option<KnownRoute>) {
    let weight = target.as_ref().map_or(Weight::Plain, |target| target.specification().weight);
    if !is_admitted(bot, context, event, weight).await {
        return;
    }
    // A form is submitted by a route that opens one, and nothing else is.
    let target = target.filter(|target| match event {
        Event::Component(_) => true,
        Event::Form(_) => target.opens_form(),
    });
    let Some(target) = target else {
        tracing::info!(interaction = event.reference(), "a button or form that is not ours");
        interaction_context::record_refusal("a button or form that is not ours");
        let sentence = word(Language::from_locale(event.locale()), "unknown-button");
        return log_reply(
            event.acknowledge(context, Answer::sentence(sentence).into_immediate_response()).await,
            event.reference(),
        );
    };
    match event {
        Event::Component(press) if target.opens_form() => open_form(bot, context, press, &target).await,
        Event::Component(_) | Event::Form(_) => carry_out(bot, context, event, &target).await,
    }
}

/// Returns whether the user is within the rate limit; a user who is not is told so once.
async fn is_admitted(bot: &Bot, context: &Context, event: Event<'_>, weight: Weight) -> bool {
    let answer = match bot.rate_limiter.admit(event.user().id.get(), event.reference(), weight, Instant::now()) {
        Admission::Open => return true,
        Admission::Refused => {
            Answer::sentence(word(Language::from_locale(event.locale()), "limit-too-fast")).into_immediate_response()
        }
        // The user has already been told. The press is acknowledged so that Discord shows no error.
        Admission::RefusedAgain => CreateInteractionResponse::Acknowledge,
    };
    log_reply(event.acknowledge(context, answer).await, event.reference());
    false
}

/// Responds to a press with a form.
async fn open_form(bot: &Bot, context: &Context, event: &ComponentInteraction, target: &KnownRoute) {
    let language = find_user_theme(bot, &event.user, &event.locale).await.language;
    let made = AssertUnwindSafe(target.open(bot, event, language)).catch_unwind().await;
    let panicked = || Box::new(Answer::sentence(Failure::Panicked.sentence(language, event.id.get())));
    let answered = match made.unwrap_or_else(|_| Err(panicked())) {
        Ok(form) => event.acknowledge(context, CreateInteractionResponse::Modal(form)).await,
        Err(answer) => explain_closed_form(context, event, *answer).await,
    };
    log_reply(answered, event.id.get());
}

/// Explains why no form opens, in the private message that contains the button.
async fn explain_closed_form(context: &Context, event: &ComponentInteraction, answer: Answer) -> serenity::Result<()> {
    if Event::Component(event).is_private() {
        event.acknowledge(context, CreateInteractionResponse::Acknowledge).await?;
    } else {
        event.defer_private(context).await?;
    }
    event.answer(context, answer.into_response()).await.map(|_| ())
}

fn log_reply(replied: serenity::Result<()>, interaction: u64) {
    match replied {
        Ok(()) => interaction_context::record_acknowledgement(),
        Err(error) => {
            interaction_context::record_failure("not acknowledged");
            tracing::warn!(interaction, error = without_url(&error), "a press could not be acknowledged");
        }
    }
}

/// The place of the reply to a press, given where the button is.
fn reply_placement(target: &KnownRoute, is_private: bool) -> ReplyPlacement {
    match target.specification().shows {
        ReplyPlacement::InAForm => ReplyPlacement::Beside,
        ReplyPlacement::InAFormInPlace => ReplyPlacement::Privately,
        ReplyPlacement::InPlace if is_private => ReplyPlacement::Privately,
        ReplyPlacement::InPlace => ReplyPlacement::Publicly,
        shows @ (ReplyPlacement::Publicly | ReplyPlacement::Beside | ReplyPlacement::Privately) => shows,
    }
}

/// Acknowledges a press before any work, passes it to its handler, and explains a refusal.
async fn carry_out(bot: &Bot, context: &Context, event: Event<'_>, target: &KnownRoute) {
    let is_private = event.is_private();
    let shows = reply_placement(target, is_private);
    // A private reply to a press in public is a separate message.
    let is_separate = match shows {
        ReplyPlacement::Privately => !is_private,
        ReplyPlacement::Beside => true,
        ReplyPlacement::Publicly
        | ReplyPlacement::InPlace
        | ReplyPlacement::InAForm
        | ReplyPlacement::InAFormInPlace => false,
    };
    let acknowledged = if is_separate {
        event.defer_private(context).await
    } else {
        event.acknowledge(context, CreateInteractionResponse::Acknowledge).await
    };
    let is_lost = acknowledged.is_err();
    log_reply(acknowledged, event.reference());
    if is_lost {
        return;
    }
    let theme = find_user_theme(bot, event.user(), event.locale()).await;
    // Further replies in a message of components have to consist of components.
    let is_layout = !is_separate && event.is_layout();
    let chosen = chosen_values(event);
    let reply = ReplyTo { is_new: is_separate, is_layout };
    let press = Press { context, event, subject: NoSubject, record: (), chosen, is_private, reply, theme };
    let specification = target.specification();
    let mut game = None;
    // A session is large, so it is kept off the stack.
    let done = Box::pin(async {
        let _place = bot.rate_limiter.acquire_slot(specification.weight)?;
        // This press waits for earlier presses by the same user, so that it reads the changes they made.
        let _one_by_one = match (specification.order, target.id.game()) {
            (PressOrder::OneByOne, Some(game)) => lock_presses(bot, (game, press.user())).await,
            (PressOrder::OneByOne, None) | (PressOrder::AtOnce, _) => None,
        };
        // The record of the game is read once for all steps.
        game = read_game(bot, &press, &target.id).await?;
        target.handle(bot, &press, game.clone()).await
    });
    let done = AssertUnwindSafe(done).catch_unwind().await.unwrap_or(Err(Failure::Panicked));
    if let Err(failure) = done {
        if is_private && matches!(&failure, Failure::Discord(error) if error_code(error) == Some(UNKNOWN_MESSAGE_CODE))
        {
            tracing::info!(interaction = press.reference(), "the message was dismissed before it was answered");
            return;
        }
        explain(bot, &press, &target.id, game, &failure, shows).await;
    }
}

/// The values chosen in a select, as strings.
fn chosen_values(event: Event<'_>) -> Vec<String> {
    let Event::Component(event) = event else { return Vec::new() };
    match &event.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.clone(),
        ComponentInteractionDataKind::UserSelect { values } => values.iter().map(ToString::to_string).collect(),
        ComponentInteractionDataKind::RoleSelect { values } => values.iter().map(ToString::to_string).collect(),
        ComponentInteractionDataKind::ChannelSelect { values } => values.iter().map(ToString::to_string).collect(),
        _ => Vec::new(),
    }
}

/// Reads the record of the game to which a button belongs; `None` if it does not belong to a game. Refuses a game
/// of another server: its buttons and viewers belong there.
async fn read_game(bot: &Bot, press: &PlainPress<'_>, id: &RawId) -> Result<Option<GameRecord>, Failure> {
    let Some(game) = id.game() else { return Ok(None) };
    let record = bot.referee.store().load_game(game).await?;
    if press.require_guild()? == record.guild { Ok(Some(record)) } else { Err(Failure::Said("unknown-button")) }
}

/// Explains why a press was refused, with fresh buttons if the user is to act.
async fn explain(
    bot: &Bot,
    press: &PlainPress<'_>,
    id: &RawId,
    game: Option<GameRecord>,
    failure: &Failure,
    shows: ReplyPlacement,
) {
    let language = press.theme.language;
    let sentence = failure.sentence(language, press.reference());
    let is_private = matches!(shows, ReplyPlacement::Privately);
    // A private message is replaced only after earlier presses by the same user have been handled, and the game is
    // read after them.
    let _one_by_one = match id.game().filter(|_| is_private) {
        Some(game) => lock_presses(bot, (game, press.user())).await,
        None => None,
    };
    let game = match game {
        Some(game) => Some(game),
        // When the bot is overloaded, a press is refused before its game is read.
        None => read_game(bot, press, id).await.ok().flatten(),
    };
    let turn = match (press.event, game) {
        (Event::Component(_), Some(game)) => find_turn_to_play(bot, press, game).await,
        (Event::Component(_), None) | (Event::Form(_), _) => None,
    };
    let said = match turn {
        Some((press, session, side)) if is_private => {
            let answer = build_turn_message(bot, &session, side, press.theme, sentence).await;
            let answer = with_next_steps(bot, answer, failure, press.user(), language).await;
            show_menu(bot, &press, answer).await
        }
        turn => {
            // The turn continues in a separate private message, which may already be open.
            let rows = turn.map(|(_, session, _)| my_turn_row(&session, language)).unwrap_or_default();
            let answer = Answer { rows, ..Answer::sentence(sentence) };
            let answer = with_next_steps(bot, answer, failure, press.user(), language).await;
            match shows {
                ReplyPlacement::Privately | ReplyPlacement::Beside => press.answer(answer).await.map(|_| ()),
                ReplyPlacement::Publicly
                | ReplyPlacement::InPlace
                | ReplyPlacement::InAForm
                | ReplyPlacement::InAFormInPlace => press.send_followup(answer).await.map(|_| ()),
            }
        }
    };
    if let Err(error) = said {
        interaction_context::record_failure("a refusal could not be said");
        tracing::warn!(interaction = press.reference(), error = without_url(&error), "a refusal could not be said");
    }
}

/// The session in which the user is to act, as the subject of the press; `None` if there is none.
async fn find_turn_to_play<'a>(
    bot: &Bot,
    press: &PlainPress<'a>,
    record: GameRecord,
) -> Option<(GamePress<'a>, Session, Side)> {
    let session = bot.referee.load_session_of(&record).await.ok()?;
    let side = session.side_of(press.user())?;
    let is_to_act = session.record.status == Status::Running && session.game().waiting_sides().contains(side);
    is_to_act.then(|| (press.with_subject(GameVersion::of(&session), record), session, side))
}
