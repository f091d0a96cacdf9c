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
use crate::discord::say::failure::{Failure, UNKNOWN_MESSAGE, code_of, plain};
use crate::discord::say::interaction_context;
use crate::discord::say::operation::{Operation, Order, Shows, Weight};
use crate::discord::say::reply::Reply;
use crate::discord::session::press::Press;
use crate::discord::session::rulebook::turns_page;
use crate::discord::state::rate_limiter::Entry;

use super::form;

/// Replies to a press. Every failure is reported to the user who pressed.
///
/// `id` is the id of the button; `None` for a button that is not the bot's.
pub async fn press(bot: &Bot, context: &Context, event: &ComponentInteraction, id: Option<ButtonId>) {
    let weight = id.as_ref().map_or(Weight::Plain, |id| id.operation.specification().weight);
    match bot.rate_limiter.enter(event.user.id.get(), event.id.get(), weight, Instant::now()) {
        Entry::Open => {}
        Entry::Refused => {
            let sentence = word(Language::of_locale(&event.locale), "limit-too-fast");
            return answer_at_once(context, event, &sentence).await;
        }
        // The user has already been told. The press is acknowledged so that Discord shows no error, and nothing else
        // happens.
        Entry::RefusedAgain => return acknowledge(context, event).await,
    }
    let Some(id) = id else {
        tracing::info!(interaction = event.id.get(), "a press of a button that is not ours");
        interaction_context::note_refusal("a button that is not ours");
        let language = Language::of_locale(&event.locale);
        answer_at_once(context, event, &word(language, "unknown-button")).await;
        return;
    };
    if id.operation.specification().shows == Shows::InAForm {
        return form::open(bot, context, event, &id).await;
    }
    let words = full_argument(event, &id);
    let is_private = event.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    let shows = shows(&id, is_private);
    // The press is acknowledged before any work. A private reply to a press in public is a separate message.
    let acknowledged = match shows {
        Shows::Privately if is_private => event.acknowledge(context, CreateInteractionResponse::Acknowledge).await,
        Shows::Privately | Shows::Beside => event.defer_private(context).await,
        Shows::Publicly | Shows::InPlace | Shows::InAForm => {
            event.acknowledge(context, CreateInteractionResponse::Acknowledge).await
        }
    };
    if let Err(error) = acknowledged {
        interaction_context::note_failure("not acknowledged");
        tracing::warn!(interaction = event.id.get(), error = plain(&error), "a press could not be acknowledged");
        return;
    }
    interaction_context::note_acknowledgement();
    let theme = bot.theme_of(&event.user, &event.locale).await;
    let mut press = Press { context, event, id, words, is_private, theme, record: None };
    // A session is large, so it is kept off the stack.
    let done = Box::pin(async {
        let _place = bot.rate_limiter.place(weight)?;
        // This press waits for earlier presses by the same user, so that it reads the changes they made.
        let _one_by_one = match press.id.operation.specification().order {
            Order::OneByOne => bot.one_by_one(press.owner()).await,
            Order::AtOnce => None,
        };
        bot.read_game(&mut press).await?;
        bot.carry_out(&press).await
    });
    let done = AssertUnwindSafe(done).catch_unwind().await.unwrap_or(Err(Failure::Panicked));
    if let Err(failure) = done {
        if is_private && matches!(&failure, Failure::Discord(error) if code_of(error) == Some(UNKNOWN_MESSAGE)) {
            tracing::info!(interaction = press.reference(), "the message was dismissed before it was answered");
            return;
        }
        bot.explain(press, &failure, shows).await;
    }
}

/// Chooses where the reply to a press is shown: as its operation specifies, except for some arguments.
fn shows(id: &ButtonId, is_private: bool) -> Shows {
    match (id.operation, id.operation.specification().shows) {
        (Operation::Rule, _) if turns_page(id) => Shows::Privately,
        (_, Shows::InPlace) if is_private => Shows::Privately,
        (_, Shows::InPlace) => Shows::Publicly,
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
        tracing::debug!(interaction = press.id.get(), error = plain(&error), "a press could not be acknowledged");
    }
}

/// Sends a plain private reply to a press that was not acknowledged.
async fn answer_at_once(context: &Context, press: &ComponentInteraction, sentence: &str) {
    if let Err(error) = press.acknowledge(context, Answer::sentence(sentence).at_once()).await {
        tracing::warn!(interaction = press.id.get(), error = plain(&error), "a press could not be answered");
    }
}

impl Bot {
    /// Reads the database row of the game that a press refers to, for use by all later steps. Refuses a game of another
    /// server: its buttons and viewers belong there.
    async fn read_game(&self, press: &mut Press<'_>) -> Result<(), Failure> {
        if !press.id.operation.is_about_a_game() {
            return Ok(());
        }
        let record = self.referee.store().game(press.id.game).await?;
        let is_here = press.event.guild_id.is_some_and(|here| here.get() == record.guild.0);
        press.record = Some(record);
        if is_here { Ok(()) } else { Err(Failure::Said("unknown-button")) }
    }

    /// Passes a press to the handler of its operation.
    async fn carry_out(&self, press: &Press<'_>) -> Result<(), Failure> {
        match press.id.operation {
            Operation::Lobby => self.lobby_press(press).await,
            Operation::Terms => self.terms_press(press).await,
            Operation::Rematch => self.rematch_press(press).await,
            Operation::Stills => self.show_stills(press).await,
            Operation::Film => self.show_film(press).await,
            Operation::Why => self.show_expected(press).await,
            Operation::Hint => self.show_hints(press).await,
            Operation::Rule => self.show_rule(press).await,
            Operation::Say => self.act_publicly(press, &press.words).await,
            Operation::Go | Operation::At | Operation::Pick => {
                self.show_turn(press, self.next_question(press).await?).await
            }
            Operation::Do => self.show_turn(press, self.act_in_turn(press, &press.words, false).await?).await,
            Operation::DoEnd => self.show_turn(press, self.act_in_turn(press, &press.words, true).await?).await,
            Operation::End => self.show_turn(press, self.end_press(press).await?).await,
            Operation::Turn => self.show_turn(press, self.my_turn(press).await?).await,
            Operation::If | Operation::IfPick | Operation::StudyIf | Operation::StudyPick => {
                self.go_on_with_what_if(press).await
            }
            Operation::Tried => self.play_trial(press).await,
            Operation::Share | Operation::StudyShare => self.share(press).await,
            Operation::Settings => self.settings_press(press).await,
            Operation::Sessions => self.sessions_press(press).await,
            Operation::Ratings => self.ratings_press(press).await,
            Operation::RatingsShare => self.share_ratings(press).await,
            Operation::Erase => self.erase_press(press).await,
            Operation::Results => self.results_press(press).await,
            Operation::Help => self.help_press(press).await,
            Operation::Tips => self.tips_press(press).await,
            Operation::Orders => self.orders_press(press).await,
            Operation::AdminPanel => self.admin_panel_press(press).await,
            Operation::ResultList => self.result_list_press(press).await,
            // A form takes the place of the reply ([`form`]).
            Operation::Decide => Err(Failure::Said("unknown-button")),
            Operation::Undo => self.undo_press(press).await,
            Operation::UndoAnswer => self.undo_answer_press(press).await,
            Operation::Fall => self.fall_press(press).await,
            Operation::DrawAnswer => self.draw_press(press).await,
            Operation::Resign => self.resign_press(press).await,
            Operation::ResignAnswer => self.resign_answer_press(press).await,
            Operation::SeatAnswer => self.seat_press(press).await,
            Operation::Vote => self.vote_press(press).await,
        }
    }

    /// Explains why a press was refused, with fresh buttons if the user is to act.
    async fn explain(&self, mut press: Press<'_>, failure: &Failure, shows: Shows) {
        let theme = press.theme;
        let sentence = failure.sentence(theme.language, press.reference());
        let user = press.user();
        // A private message is replaced only after earlier presses by the same user have been handled, and the game is
        // read after them.
        let _one_by_one = match shows {
            Shows::Privately if press.id.operation.is_about_a_game() => self.one_by_one(press.owner()).await,
            Shows::Privately | Shows::Publicly | Shows::Beside | Shows::InPlace | Shows::InAForm => None,
        };
        // When the bot is overloaded, a press is refused before its game is read.
        if press.record.is_none()
            && let Err(error) = self.read_game(&mut press).await
        {
            tracing::debug!(interaction = press.reference(), %error, "a refusal has no game");
        }
        let press = &press;
        let mine = self.session_of(press).await.ok();
        let mine = mine.and_then(|session| session.side_of(user).map(|side| (session, side)));
        let is_to_act = |session: &Session, side| {
            session.record.status == Status::Running && session.game().waiting_sides().contains(side)
        };
        let mine = mine.filter(|(session, side)| is_to_act(session, *side));
        let said = match mine {
            Some((session, side)) if shows == Shows::Privately => {
                let answer = self.turn_message(&session, side, theme, sentence).await;
                let answer = self.with_ways_on(answer, failure, user, theme.language).await;
                self.show_menu(press, answer).await
            }
            mine => {
                // The turn continues in a separate private message, which may already be open.
                let rows = mine.map(|(session, _)| Self::my_turn_row(&session, theme.language)).unwrap_or_default();
                let answer = Answer { rows, ..Answer::sentence(sentence) };
                let answer = self.with_ways_on(answer, failure, user, theme.language).await;
                if shows == Shows::Privately {
                    press.answer(answer).await.map(|_| ())
                } else {
                    press.add(answer).await.map(|_| ())
                }
            }
        };
        if let Err(error) = said {
            interaction_context::note_failure("a refusal could not be said");
            tracing::warn!(interaction = press.reference(), error = plain(&error), "a refusal could not be said");
        }
    }
}
