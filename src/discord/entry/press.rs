//! Presses of buttons and choices in selects.

use std::panic::AssertUnwindSafe;
use std::time::Instant;

use futures::FutureExt;
use serenity::all::{
    ComponentInteraction, ComponentInteractionDataKind, Context, CreateInteractionResponse, MessageFlags,
};

use crate::games::Language;
use crate::store::UserId;
use crate::words::word;

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::button::ButtonId;
use crate::discord::say::failure::{Failure, UNKNOWN_MESSAGE, code_of, plain};
use crate::discord::say::in_hand;
use crate::discord::say::operation::{Operation, Shows, Weight};
use crate::discord::say::reply::Reply;
use crate::discord::show::look::Look;
use crate::discord::state::turnstile::Entry;
use crate::discord::table::panel::acts_at_once;
use crate::discord::table::rulebook::turns_page;

/// Answers a press. Never silent: whatever goes wrong is said to the one who pressed.
pub async fn press(bot: &Bot, context: &Context, press: &ComponentInteraction) {
    let id = ButtonId::parse(&press.data.custom_id);
    let weight = id.as_ref().map_or(Weight::Plain, |id| id.operation.specification().weight);
    match bot.turnstile.enter(press.user.id.get(), press.id.get(), weight, Instant::now()) {
        Entry::Open => {}
        Entry::Refused => {
            let sentence = word(Language::of_locale(&press.locale), "limit-too-fast");
            return answer_at_once(context, press, &sentence).await;
        }
        // Whoever has been told sees nothing happen; not even that there was no answer.
        Entry::RefusedAgain => return acknowledge(context, press).await,
    }
    let Some(id) = id else {
        tracing::info!(interaction = press.id.get(), "a press of a button that is not ours");
        in_hand::refused("a button that is not ours");
        let language = Language::of_locale(&press.locale);
        answer_at_once(context, press, &word(language, "unknown-button")).await;
        return;
    };
    let argument = full_argument(press, &id);
    let is_private = press.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    let shows = shows(&id, &argument, is_private);
    let is_guide = shows == Shows::Privately;
    // The press is acknowledged before any work. A private answer to a press in public is a message of its own.
    let acknowledged = match shows {
        Shows::Privately if is_private => press.acknowledge(context, CreateInteractionResponse::Acknowledge).await,
        Shows::Privately | Shows::Beside => press.defer_private(context).await,
        Shows::Publicly | Shows::InPlace => press.acknowledge(context, CreateInteractionResponse::Acknowledge).await,
    };
    if let Err(error) = acknowledged {
        in_hand::failed("not acknowledged");
        tracing::warn!(interaction = press.id.get(), error = plain(&error), "a press could not be acknowledged");
        return;
    }
    in_hand::acknowledged();
    let look = bot.look_of(&press.user, &press.locale).await;
    let language = look.language;
    // A table is large: what is done with it is kept off the stack.
    let done = Box::pin(async {
        let _place = bot.turnstile.place(weight).map_err(Failure::Said)?;
        bot.is_of_here(press, &id).await?;
        match id.operation {
            Operation::Lobby => bot.lobby_press(context, press, &id).await,
            Operation::Rematch => bot.rematch_press(press, &id, language).await,
            Operation::Stills => bot.show_stills(context, press, &id, look).await,
            Operation::Rule => bot.show_rule(context, press, &id, language).await,
            Operation::Go if !is_guide => bot.act_publicly(context, press, &id, &argument, look).await,
            Operation::Go
            | Operation::At
            | Operation::Pick
            | Operation::Do
            | Operation::DoEnd
            | Operation::End
            | Operation::Turn => bot.play_in_private(context, press, &id, &argument, look).await,
            Operation::If | Operation::IfPick | Operation::StudyIf | Operation::StudyPick => {
                bot.go_on_with_what_if(context, press, &id, &argument, look).await
            }
            Operation::Tried => bot.ask_to_play(context, press, &id, look).await,
            Operation::Share | Operation::StudyShare => bot.share(context, press, &id, look).await,
            Operation::Settings => bot.settings_press(context, press, &id, language).await,
            Operation::Tables => bot.tables_press(context, press, &id, language).await,
            Operation::Results => bot.results_press(context, press, &id, language).await,
            Operation::Help => bot.help_press(context, press, &id, look).await,
            Operation::Tips => bot.tips_press(context, press, &id, look).await,
            Operation::Orders => bot.orders_press(context, press, &id, &argument, language).await,
            Operation::Undo => bot.undo_press(context, press, &id, is_private, look).await,
            Operation::UndoAnswer => bot.undo_answer_press(press, &id).await,
            Operation::Fall => bot.fall_press(context, press, &id, is_private, language).await,
            Operation::DrawAnswer => bot.draw_press(press, &id).await,
            Operation::SeatAnswer => bot.seat_press(press, &id).await,
        }
    });
    let done = AssertUnwindSafe(done).catch_unwind().await.unwrap_or(Err(Failure::Panicked));
    if let Err(failure) = done {
        if is_private && matches!(&failure, Failure::Discord(error) if code_of(error) == Some(UNKNOWN_MESSAGE)) {
            tracing::info!(interaction = press.id.get(), "the message was dismissed before it was answered");
            return;
        }
        let sentence = failure.sentence(language, press.id.get());
        bot.explain(context, press, &id, (sentence, &failure), is_guide, look).await;
    }
}

/// Where the answer to a press shows: as its operation says, except that some words decide it.
fn shows(id: &ButtonId, argument: &str, is_private: bool) -> Shows {
    match (id.operation, id.operation.specification().shows) {
        (Operation::Go, _) if acts_at_once(argument, argument != id.argument) => Shows::Publicly,
        (Operation::Rule, _) if turns_page(id) => Shows::Privately,
        (_, Shows::InPlace) if is_private => Shows::Privately,
        (_, Shows::InPlace) => Shows::Publicly,
        (_, shows) => shows,
    }
}

/// The words that a press stands for: those of its id, and the one chosen in a select.
fn full_argument(press: &ComponentInteraction, id: &ButtonId) -> String {
    match &press.data.kind {
        ComponentInteractionDataKind::StringSelect { values } if id.operation != Operation::Lobby => {
            let chosen = values.first().map_or("", String::as_str);
            format!("{} {chosen}", id.argument).trim().to_owned()
        }
        _ => id.argument.clone(),
    }
}

/// The cheapest answer to a press.
async fn acknowledge(context: &Context, press: &ComponentInteraction) {
    if let Err(error) = press.acknowledge(context, CreateInteractionResponse::Acknowledge).await {
        tracing::debug!(interaction = press.id.get(), error = plain(&error), "a press could not be acknowledged");
    }
}

/// A plain private answer to a press that was not acknowledged.
async fn answer_at_once(context: &Context, press: &ComponentInteraction, sentence: &str) {
    if let Err(error) = press.acknowledge(context, Answer::sentence(sentence).at_once()).await {
        tracing::warn!(interaction = press.id.get(), error = plain(&error), "a press could not be answered");
    }
}

impl Bot {
    /// Refuses what is about a game of another server: its buttons are there, and so are those who may see it.
    async fn is_of_here(&self, press: &ComponentInteraction, id: &ButtonId) -> Result<(), Failure> {
        if !id.operation.is_about_a_game() {
            return Ok(());
        }
        let guild = self.referee.store().game(id.game).await?.guild;
        let is_here = press.guild_id.is_some_and(|here| here.get() == guild.0);
        if is_here { Ok(()) } else { Err(Failure::Said("unknown-button")) }
    }

    /// Says what went wrong, with fresh buttons where the one who pressed is to act.
    pub(crate) async fn explain(
        &self,
        context: &Context,
        press: &ComponentInteraction,
        id: &ButtonId,
        (sentence, failure): (String, &Failure),
        in_guide: bool,
        look: Look,
    ) {
        let user = UserId(press.user.id.get());
        let fresh = if id.operation.is_about_a_game() { self.referee.table(id.game).await.ok() } else { None };
        let mine = fresh.and_then(|table| table.side_of(user).map(|side| (table, side)));
        let mine = mine.filter(|(table, side)| table.game.to_act() == Some(*side));
        let said = match mine {
            Some((table, side)) if in_guide => {
                let _one_by_one = self.one_by_one((id.game, user)).await;
                let answer = self.turn_message(&table, side, look, sentence).await;
                self.show_menu(context, press, id, answer.with_rule(failure, look.language)).await
            }
            mine => {
                // The turn goes on in its own private message, which may be open.
                let rows = mine.map(|(table, _)| Self::my_turn_row(&table, look.language)).unwrap_or_default();
                let answer = Answer { rows, ..Answer::sentence(sentence) }.with_rule(failure, look.language);
                if in_guide {
                    press.answer(context, answer.response()).await.map(|_| ())
                } else {
                    press.add(context, answer.aside()).await.map(|_| ())
                }
            }
        };
        if let Err(error) = said {
            in_hand::failed("a refusal could not be said");
            tracing::warn!(interaction = press.id.get(), error = plain(&error), "a refusal could not be said");
        }
    }
}
