//! Handles presses of buttons and choices in selects.

use std::panic::AssertUnwindSafe;
use std::time::Instant;

use futures::FutureExt;
use serenity::all::{
    ComponentInteraction, ComponentInteractionDataKind, Context, CreateInteractionResponse, MessageFlags,
};

use sztab_game::Language;
use sztab_referee::Session;
use sztab_store::Status;
use sztab_words::word;

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::button::ButtonId;
use crate::discord::say::failure::{Failure, UNKNOWN_MESSAGE_CODE, error_code, without_url};
use crate::discord::say::interaction_context;
use crate::discord::say::operation::{Operation, PressOrder, ReplyPlacement, Weight};
use crate::discord::say::reply::Reply;
use crate::discord::session::press::Press;
use crate::discord::session::rulebook::turns_page;
use crate::discord::state::rate_limiter::Admission;

use super::form;

/// Replies to a press. Every failure is reported to the user who pressed.
///
/// `id` is the id of the button; `None` for a button that is not the bot's.
pub async fn answer_press(bot: &Bot, context: &Context, event: &ComponentInteraction, id: Option<ButtonId>) {
    let weight = id.as_ref().map_or(Weight::Plain, |id| id.operation.specification().weight);
    match bot.rate_limiter.admit(event.user.id.get(), event.id.get(), weight, Instant::now()) {
        Admission::Open => {}
        Admission::Refused => {
            let sentence = word(Language::from_locale(&event.locale), "limit-too-fast");
            return answer_at_once(context, event, &sentence).await;
        }
        // The user has already been told. The press is acknowledged so that Discord shows no error, and nothing else
        // happens.
        Admission::RefusedAgain => return acknowledge(context, event).await,
    }
    let Some(id) = id else {
        tracing::info!(interaction = event.id.get(), "a press of a button that is not ours");
        interaction_context::record_refusal("a button that is not ours");
        let language = Language::from_locale(&event.locale);
        answer_at_once(context, event, &word(language, "unknown-button")).await;
        return;
    };
    if id.operation.specification().shows == ReplyPlacement::InAForm {
        return form::open_form(bot, context, event, &id).await;
    }
    let words = full_argument(event, &id);
    let is_private = event.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    let shows = reply_placement(&id, is_private);
    // The press is acknowledged before any work. A private reply to a press in public is a separate message.
    let acknowledged = match shows {
        ReplyPlacement::Privately if is_private => {
            event.acknowledge(context, CreateInteractionResponse::Acknowledge).await
        }
        ReplyPlacement::Privately | ReplyPlacement::Beside => event.defer_private(context).await,
        ReplyPlacement::Publicly | ReplyPlacement::InPlace | ReplyPlacement::InAForm => {
            event.acknowledge(context, CreateInteractionResponse::Acknowledge).await
        }
    };
    if let Err(error) = acknowledged {
        interaction_context::record_failure("not acknowledged");
        tracing::warn!(interaction = event.id.get(), error = without_url(&error), "a press could not be acknowledged");
        return;
    }
    interaction_context::record_acknowledgement();
    let theme = bot.find_theme(&event.user, &event.locale).await;
    let mut press = Press { context, event, id, words, is_private, theme, record: None };
    // A session is large, so it is kept off the stack.
    let done = Box::pin(async {
        let _place = bot.rate_limiter.acquire_slot(weight)?;
        // This press waits for earlier presses by the same user, so that it reads the changes they made.
        let _one_by_one = match press.id.operation.specification().order {
            PressOrder::OneByOne => bot.lock_presses(press.owner()).await,
            PressOrder::AtOnce => None,
        };
        bot.read_game(&mut press).await?;
        bot.carry_out(&press).await
    });
    let done = AssertUnwindSafe(done).catch_unwind().await.unwrap_or(Err(Failure::Panicked));
    if let Err(failure) = done {
        if is_private && matches!(&failure, Failure::Discord(error) if error_code(error) == Some(UNKNOWN_MESSAGE_CODE))
        {
            tracing::info!(interaction = press.reference(), "the message was dismissed before it was answered");
            return;
        }
        bot.explain(press, &failure, shows).await;
    }
}

/// Chooses where the reply to a press is shown: as its operation specifies, except for some arguments.
fn reply_placement(id: &ButtonId, is_private: bool) -> ReplyPlacement {
    match (id.operation, id.operation.specification().shows) {
        (Operation::Rule, _) if turns_page(id) => ReplyPlacement::Privately,
        (_, ReplyPlacement::InPlace) if is_private => ReplyPlacement::Privately,
        (_, ReplyPlacement::InPlace) => ReplyPlacement::Publicly,
        (_, shows) => shows,
    }
}

/// The arguments of a press: those in the button's id, and the one chosen in a select.
fn full_argument(press: &ComponentInteraction, id: &ButtonId) -> String {
    match &press.data.kind {
        ComponentInteractionDataKind::StringSelect { values } if id.operation != Operation::Lobby => {
            let chosen = values.first().map_or("", String::as_str);
            format!("{} {chosen}", id.argument).trim().to_owned()
        }
        _ => id.argument.clone(),
    }
}

/// Acknowledges a press, which is the cheapest response to it.
async fn acknowledge(context: &Context, press: &ComponentInteraction) {
    if let Err(error) = press.acknowledge(context, CreateInteractionResponse::Acknowledge).await {
        tracing::debug!(interaction = press.id.get(), error = without_url(&error), "a press could not be acknowledged");
    }
}

/// Sends a plain private reply to a press that was not acknowledged.
async fn answer_at_once(context: &Context, press: &ComponentInteraction, sentence: &str) {
    if let Err(error) = press.acknowledge(context, Answer::sentence(sentence).into_immediate_response()).await {
        tracing::warn!(interaction = press.id.get(), error = without_url(&error), "a press could not be answered");
    }
}

impl Bot {
    /// Reads the database row of the game that a press refers to, for use by all later steps. Refuses a game of another
    /// server: its buttons and viewers belong there.
    async fn read_game(&self, press: &mut Press<'_>) -> Result<(), Failure> {
        if !press.id.operation.is_about_a_game() {
            return Ok(());
        }
        let record = self.referee.store().load_game(press.id.game).await?;
        let is_here = press.event.guild_id.is_some_and(|here| here.get() == record.guild.0);
        press.record = Some(record);
        if is_here { Ok(()) } else { Err(Failure::Said("unknown-button")) }
    }

    /// Passes a press to the handler of its operation.
    async fn carry_out(&self, press: &Press<'_>) -> Result<(), Failure> {
        match press.id.operation {
            Operation::Lobby => self.handle_lobby_press(press).await,
            Operation::Terms => self.handle_terms_press(press).await,
            Operation::Rematch => self.handle_rematch_press(press).await,
            Operation::Stills => self.show_stills(press).await,
            Operation::Film => self.show_film(press).await,
            Operation::Why => self.show_expected(press).await,
            Operation::Hint => self.show_hints(press).await,
            Operation::Rule => self.show_rule(press).await,
            Operation::Say => self.play_publicly(press, &press.words).await,
            Operation::Go | Operation::At | Operation::Pick => {
                self.show_turn(press, self.show_next_question(press).await?).await
            }
            Operation::Do => self.show_turn(press, self.play_in_turn(press, &press.words, false).await?).await,
            Operation::DoEnd => self.show_turn(press, self.play_in_turn(press, &press.words, true).await?).await,
            Operation::End => self.show_turn(press, self.handle_end_press(press).await?).await,
            Operation::Turn => self.show_turn(press, self.open_my_turn(press).await?).await,
            Operation::If | Operation::IfPick | Operation::StudyIf | Operation::StudyPick => {
                self.continue_what_if(press).await
            }
            Operation::Tried => self.play_trial(press).await,
            Operation::Share | Operation::StudyShare => self.share_what_if(press).await,
            Operation::Settings => self.handle_settings_press(press).await,
            Operation::Sessions => self.handle_sessions_press(press).await,
            Operation::Ratings => self.handle_ratings_press(press).await,
            Operation::RatingsShare => self.share_ratings(press).await,
            Operation::Erase => self.handle_erase_press(press).await,
            Operation::Results => self.handle_results_press(press).await,
            Operation::Help => self.handle_help_press(press).await,
            Operation::Tips => self.handle_tips_press(press).await,
            Operation::Orders => self.handle_orders_press(press).await,
            Operation::AdminPanel => self.handle_admin_panel_press(press).await,
            Operation::ResultList => self.handle_result_list_press(press).await,
            // A form takes the place of the reply ([`form`]).
            Operation::Decide => Err(Failure::Said("unknown-button")),
            Operation::Undo => self.handle_undo_press(press).await,
            Operation::UndoAnswer => self.handle_undo_answer_press(press).await,
            Operation::Fall => self.handle_fall_press(press).await,
            Operation::DrawAnswer => self.handle_draw_press(press).await,
            Operation::Resign => self.handle_resign_press(press).await,
            Operation::ResignAnswer => self.handle_resign_answer_press(press).await,
            Operation::SeatAnswer => self.handle_seat_press(press).await,
            Operation::Vote => self.handle_vote_press(press).await,
        }
    }

    /// Explains why a press was refused, with fresh buttons if the user is to act.
    async fn explain(&self, mut press: Press<'_>, failure: &Failure, shows: ReplyPlacement) {
        let theme = press.theme;
        let sentence = failure.sentence(theme.language, press.reference());
        let user = press.user();
        // A private message is replaced only after earlier presses by the same user have been handled, and the game is
        // read after them.
        let _one_by_one = match shows {
            ReplyPlacement::Privately if press.id.operation.is_about_a_game() => self.lock_presses(press.owner()).await,
            ReplyPlacement::Privately
            | ReplyPlacement::Publicly
            | ReplyPlacement::Beside
            | ReplyPlacement::InPlace
            | ReplyPlacement::InAForm => None,
        };
        // When the bot is overloaded, a press is refused before its game is read.
        if press.record.is_none()
            && let Err(error) = self.read_game(&mut press).await
        {
            tracing::debug!(interaction = press.reference(), %error, "a refusal has no game");
        }
        let press = &press;
        let mine = self.find_current_session(press).await.ok();
        let mine = mine.and_then(|session| session.side_of(user).map(|side| (session, side)));
        let is_to_act = |session: &Session, side| {
            session.record.status == Status::Running && session.game().waiting_sides().contains(side)
        };
        let mine = mine.filter(|(session, side)| is_to_act(session, *side));
        let said = match mine {
            Some((session, side)) if shows == ReplyPlacement::Privately => {
                let answer = self.build_turn_message(&session, side, theme, sentence).await;
                let answer = self.with_next_steps(answer, failure, user, theme.language).await;
                self.show_menu(press, answer).await
            }
            mine => {
                // The turn continues in a separate private message, which may already be open.
                let rows = mine.map(|(session, _)| Self::my_turn_row(&session, theme.language)).unwrap_or_default();
                let answer = Answer { rows, ..Answer::sentence(sentence) };
                let answer = self.with_next_steps(answer, failure, user, theme.language).await;
                if shows == ReplyPlacement::Privately {
                    press.answer(answer).await.map(|_| ())
                } else {
                    press.send_followup(answer).await.map(|_| ())
                }
            }
        };
        if let Err(error) = said {
            interaction_context::record_failure("a refusal could not be said");
            tracing::warn!(interaction = press.reference(), error = without_url(&error), "a refusal could not be said");
        }
    }
}
